import { statSync } from 'node:fs';
import { Command } from 'commander';
import { autosaves, latestAutosave } from '../matches/autosaves.ts';
import { loadMatch } from '../matches/files.ts';
import { namesOf } from '../matches/story.ts';
import { jsonOption } from '../setup/table.ts';
import { Failure } from '../terminal/failure.ts';
import { print, wrap } from '../terminal/terminal.ts';
import { goOn } from './play.ts';

interface Flags {
  readonly list: boolean;
  readonly json: boolean;
}

export const resume = new Command('resume')
  .description('go on with the match that was left last, or with a saved one')
  .argument('[file]', 'a match saved by "ahu play"')
  .option('--list', 'list the matches that were left, the latest first', false)
  .addOption(jsonOption())
  .addHelpText(
    'after',
    `
"ahu play" keeps a match after every move, also without --save, until it is over.

Examples:
  ahu resume
  ahu resume --list
  ahu resume friday.json`,
  )
  .action(async (file: string | undefined, { list, json }: Flags) => {
    if (!list) return goOn(file ?? latestAutosave());
    const left = autosaves().map(leftAt);
    if (json) return print([JSON.stringify(left)]);
    if (left.length === 0) return print(['No match waits for you; "ahu play" begins one.']);
    for (const each of left) {
      const about = 'damaged' in each ? each.damaged : `${each.game}, ${each.players.join(', ')}, ply ${each.plies}`;
      print([
        ...wrap(`${each.left.slice(0, 16).replace('T', ' ')}  ${about}`, '', '    '),
        `    ahu resume ${each.file}`,
      ]);
    }
  });

/** What is known of a match that was left; of a damaged one, why it cannot be read. */
function leftAt(file: string) {
  const left = statSync(file).mtime.toISOString();
  try {
    const match = loadMatch(file);
    const { game, seed, options, log } = match;
    return { file, left, game: game.id, seed, options, players: namesOf(match), plies: log.length };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { file, left, damaged: 'it is damaged' };
  }
}
