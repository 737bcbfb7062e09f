import { styleText } from 'node:util';
import { IllegalMove, type Move, type RuleId, type Seat } from '@ahu/core';
import { closest } from 'fastest-levenshtein';
import { numbered } from '../games/contract/counting.ts';
import { expectNew, saveMatch } from '../matches/files.ts';
import { namesOf, prose, story } from '../matches/story.ts';
import { Failure } from '../terminal/failure.ts';
import { showStatus } from '../terminal/progress.ts';
import { print, printable, WIDTH, wrap } from '../terminal/terminal.ts';
import { guess } from './guess.ts';
import { describeHint } from './hint.ts';
import { listMoves } from './move-list.ts';
import type { Session } from './session.ts';

/** What a line led to: the same question again, a new position, or the door. */
export type Reaction = 'again' | 'changed' | 'quit';

interface Command {
  readonly usage: string;
  readonly about: string;
  run(session: Session, seat: Seat, argument: string): Reaction;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  moves: { usage: 'moves [TEXT]', about: 'list your moves, or those with these words in them', run: showMoves },
  table: { usage: 'table', about: 'show the table again', run: () => 'changed' },
  board: { usage: 'board', about: 'explain the map, place by place', run: showBoard },
  undo: { usage: 'undo', about: 'take back your last move, until something was revealed', run: undo },
  hint: { usage: 'hint', about: 'what a strong bot would do, and why', run: hint },
  brisk: { usage: 'brisk', about: 'ask me only what matters, or everything again', run: toggleBrisk },
  log: { usage: 'log', about: 'what happened so far', run: showLog },
  rules: { usage: 'rules [ID]', about: 'all rules, those of a chapter, or one of them', run: showRules },
  save: { usage: 'save FILE', about: 'save the match; "ahu play --resume FILE" goes on with it', run: save },
  help: { usage: 'help', about: 'this list', run: showHelp },
  quit: { usage: 'quit', about: 'leave the table', run: () => 'quit' },
};

/** What everybody plays alone, with the same chances: the island of the day. */
const NOT_ON_ISLANDS: readonly string[] = ['hint', 'undo'];

/** The commands of this table. */
export const commandsAt = ({ isIsland }: Session): string[] =>
  Object.keys(COMMANDS).filter((name) => !(isIsland && NOT_ON_ISLANDS.includes(name)));

/** Takes what a person typed: the number of a move, its notation, or a command. */
export function react(session: Session, seat: Seat, line: string): Reaction {
  const [first, ...rest] = line.split(/\s+/);
  if (line === '') return 'again';
  if (commandsAt(session).includes(first)) return COMMANDS[first].run(session, seat, rest.join(' '));
  if (Object.hasOwn(COMMANDS, first)) return say('The island of the day is played without hints and take-backs.');
  return play(session, seat, line);
}

function say(text: string): Reaction {
  print(wrap(text, '', '  '));
  return 'again';
}

function play(session: Session, seat: Seat, line: string): Reaction {
  const { match } = session;
  const { game } = match;
  const choices = session.choices(seat);
  const number = /^\d+$/.test(line) ? Number(line) : undefined;
  if (number !== undefined && choices[number - 1] === undefined)
    return say(`There ${choices.length === 1 ? 'is' : 'are'} ${numbered(choices.length, 'move')}.`);
  const move = number === undefined ? game.read(line) : choices[number - 1];
  if (move === undefined) return guessed(session, seat, choices, line.slice(0, WIDTH));
  try {
    match.play(seat, move);
    return 'changed';
  } catch (error) {
    if (!(error instanceof IllegalMove)) throw error;
    return refuse(session, seat, move, error.rule);
  }
}

/** The facts first, if there are some; then the rule that they come from. */
function refuse({ manifest, match }: Session, seat: Seat, move: Move, rule: RuleId): Reaction {
  const facts = match.game.explain(match.state, seat, move)?.facts;
  const why = facts === undefined ? '' : `${manifest.words.refuse(facts, namesOf(match))} `;
  return say(`Not now: ${why}${styleText('bold', rule)} ${match.game.rules[rule]}`);
}

/** Plays the move, or runs the command, that was meant; else says which ones there are. */
function guessed(session: Session, seat: Seat, choices: readonly Move[], typed: string): Reaction {
  const moves = choices.map((choice) => session.match.game.write(choice));
  const found = guess(printable(typed), moves, commandsAt(session));
  return 'meant' in found ? react(session, seat, found.meant) : say(found.answer);
}

function showMoves(session: Session, seat: Seat, text: string): Reaction {
  const lines = listMoves(session, seat, text);
  if (lines.length === 0) return say(`You have no move with "${printable(text)}" in it.`);
  print(lines);
  return 'again';
}

function showBoard({ manifest, match }: Session, seat: Seat): Reaction {
  const { details, legend } = manifest.words;
  const view = match.game.view(match.state, seat);
  const lines = [...(details?.(view, namesOf(match)) ?? []), ...(legend?.(view) ?? [])];
  if (lines.length === 0) return say('The table shows everything.');
  print(lines);
  return 'again';
}

function undo(session: Session, seat: Seat): Reaction {
  return session.undo(seat)
    ? 'changed'
    : say('There is nothing to take back: something was revealed or answered since.');
}

function hint(session: Session, seat: Seat): Reaction {
  showStatus('thinking …');
  const found = session.hint(seat);
  showStatus('');
  if (typeof found === 'number') return say(`The greedy bot would ${session.match.game.write(found)}.`);
  for (const line of describeHint(session, found)) say(line);
  return 'again';
}

function toggleBrisk({ brisk, manifest }: Session, seat: Seat): Reaction {
  if (manifest.words.routine === undefined) return say('Every question of this game matters.');
  if (brisk.delete(seat)) return say('You are asked everything again.');
  brisk.add(seat);
  say('You are only asked what matters; where nothing but your Rongo tablet could be used, the table goes on.');
  return 'changed';
}

function showLog({ manifest, match }: Session, seat: Seat): Reaction {
  const told = prose(story(manifest, match, seat).flat());
  if (told.length === 0) return say('Nothing has happened yet.');
  print(told);
  return 'again';
}

function showRules({ match }: Session, _seat: Seat, argument: string): Reaction {
  const { rules } = match.game;
  const [ids, wanted] = [Object.keys(rules), argument.toUpperCase()];
  // "rules C3" are those of chapter C3.
  const found = ids.filter((id) => argument === '' || id === wanted || id.startsWith(`${wanted}.`));
  if (found.length === 0) return say(`There is no rule ${printable(wanted)}. Did you mean ${closest(wanted, ids)}?`);
  for (const id of found) say(`${id} ${rules[id]}`);
  return 'again';
}

function save({ match, savedAs }: Session, _seat: Seat, file: string): Reaction {
  if (file === '') return say('Save to which file? For example: save friday.json');
  try {
    if (!savedAs.has(file)) expectNew(file);
    saveMatch(file, match);
    savedAs.add(file);
    return say(`Saved. "ahu play --resume ${file}" goes on from here.`);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return say(`Not saved: ${error.message}`);
  }
}

function showHelp(session: Session): Reaction {
  const commands = commandsAt(session).map((name) => COMMANDS[name]);
  print([
    `At the table: ${namesOf(session.match).join(', ')}.`,
    ...wrap('Type the number of a move, or write it out, as far as it is clear which one; Tab completes.'),
    ...commands.flatMap(({ usage, about }) => wrap(about, `  ${usage.padEnd(14)}`, ' '.repeat(16))),
  ]);
  return 'again';
}
