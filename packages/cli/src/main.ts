import { BotFault } from '@ahu/core';
import { CommanderError } from 'commander';
import { program } from './program.ts';
import { describeFault, EXIT, Failure } from './terminal/failure.ts';
import { expectName } from './terminal/nearest.ts';
import { printable } from './terminal/terminal.ts';

/** The reader of the output may close it early: `ahu replay FILE | head`. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(EXIT.fine);
  report(`the output cannot be written: ${error.message}`, EXIT.file);
  process.exit();
});

try {
  // With --help commander would print the help of `ahu` for a command that there is not.
  const [first] = process.argv.slice(2);
  if (first !== undefined && !first.startsWith('-') && first !== 'help') {
    expectName(
      'command',
      first,
      program.commands.map((command) => command.name()),
    );
  }
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? EXIT.fine : EXIT.usage;
  else if (error instanceof Failure) report(error.message, error.exitCode);
  else if (error instanceof BotFault) report(describeFault(error), EXIT.failed);
  else throw error;
}

function report(message: string, exitCode: number): void {
  process.stderr.write(`ahu: ${printable(message)}\n`);
  process.exitCode = exitCode;
}
