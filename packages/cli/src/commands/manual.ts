import { Command } from 'commander';
import { print } from '../terminal/terminal.ts';

/** Text of a manual page: lines may not begin with what troff takes for a request. */
const troff = (text: string): string => text.replaceAll('\\', '\\e').replace(/^(?=[.'])/gm, '\\&');

function section(command: Command): string[] {
  const flags = command.options.map(({ flags: written, description }) => `.TP\n.B ${written}\n${troff(description)}`);
  const usage = `${command.name()} ${command.usage()}`;
  return [`.SS "ahu ${usage}"`, troff(command.description()), ...flags];
}

/** Prints the help of all commands as a page for `man`. */
export const manualOf = (program: Command): Command =>
  new Command('manual')
    .description('print the manual page of this command')
    .addHelpText(
      'after',
      `
Examples:
  ahu manual | man -l -
  ahu manual > ~/.local/share/man/man1/ahu.1`,
    )
    .action(() =>
      print([
        `.TH AHU 1 "" "Ahu ${program.version()}"`,
        '.SH NAME',
        `ahu \\- ${program.description()}`,
        '.SH COMMANDS',
        ...program.commands.flatMap(section),
        '.SH ENVIRONMENT',
        '.TP\n.B AHU_MATCHES\nthe folder of matches that have no file of their own',
        '.TP\n.B COLUMNS\nthe width of a line where there is no terminal, from 60 to 100',
      ]),
    );
