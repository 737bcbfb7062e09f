import { createInterface } from 'node:readline';
import { Command, Option } from 'commander';
import { Speaker } from '../bot-protocol/speaker.ts';
import { findGame } from '../games/games.ts';
import { botOf } from '../setup/bots.ts';
import { effortOption, expectBot } from '../setup/lineup.ts';

interface Flags {
  readonly level: string;
  readonly effort: number;
}

export const bot = new Command('bot')
  .description('play as a bot that others talk to, by JSON lines on stdin and stdout (docs/bot-protocol.md)')
  .argument('<game>', 'which game')
  .addOption(new Option('--level <bot>', 'which bot').default('strong'))
  .addOption(effortOption())
  .addHelpText(
    'after',
    `
Examples:
  ahu bot giants --level strong
  ahu arena giants --bots strong,exec:"npx ahu bot giants --level fair",exec:"python3 examples/bots/random.py"`,
  )
  .action(async (id: string, { level, effort }: Flags) => {
    const { game } = findGame(id);
    const name = expectBot(level);
    const speaker = new Speaker(
      `ahu ${name}`,
      (asked) => {
        if (asked !== game.id) throw new Error(`plays ${game.id}, not ${asked}`);
        return findGame(asked);
      },
      (manifest, seats, limits) => botOf(manifest, name, seats, { effort, limits }),
    );
    for await (const line of createInterface({ input: process.stdin })) {
      const answer = speaker.answer(line);
      if (answer) process.stdout.write(`${JSON.stringify(answer)}\n`);
    }
  });
