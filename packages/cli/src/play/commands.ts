import { styleText } from 'node:util';
import { IllegalMove, type Move, type RuleId, type Seat } from '@ahu/core';
import { closest } from 'fastest-levenshtein';
import { saveMatch } from '../matches/files.ts';
import { namesOf, prose, story } from '../matches/story.ts';
import { Failure } from '../terminal/failure.ts';
import { print, printable, WIDTH, wrap } from '../terminal/terminal.ts';
import { listMoves } from './move-list.ts';
import type { Session } from './session.ts';

/** What a line led to: the same question again, a new position, or the door. */
export type Reaction = 'again' | 'changed' | 'quit';

interface Command {
  readonly usage: string;
  readonly about: string;
  run(session: Session, seat: Seat, argument: string): Reaction;
}

export const COMMANDS: Readonly<Record<string, Command>> = {
  moves: { usage: 'moves [TEXT]', about: 'list your moves, or those with these words in them', run: showMoves },
  table: { usage: 'table', about: 'show the table again', run: () => 'changed' },
  undo: { usage: 'undo', about: 'take back your last move, until something was revealed', run: undo },
  hint: { usage: 'hint', about: 'what the greedy bot would do', run: hint },
  brisk: { usage: 'brisk', about: 'ask me only what matters, or everything again', run: toggleBrisk },
  log: { usage: 'log', about: 'what happened so far', run: showLog },
  rules: { usage: 'rules [ID]', about: 'all rules, or one of them', run: showRules },
  save: { usage: 'save FILE', about: 'save the match; "ahu play --resume FILE" goes on with it', run: save },
  help: { usage: 'help', about: 'this list', run: showHelp },
  quit: { usage: 'quit', about: 'leave the table', run: () => 'quit' },
};

/** Takes what a person typed: the number of a move, its notation, or a command. */
export function react(session: Session, seat: Seat, line: string): Reaction {
  const [first, ...rest] = line.split(/\s+/);
  const command = Object.hasOwn(COMMANDS, first) ? COMMANDS[first] : undefined;
  if (line === '') return 'again';
  if (command !== undefined) return command.run(session, seat, rest.join(' '));
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
  if (number !== undefined && choices[number - 1] === undefined) return say(`There are ${choices.length} moves.`);
  const move = number === undefined ? game.read(line) : choices[number - 1];
  if (move === undefined) return suggest(session, choices, line.slice(0, WIDTH));
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

function suggest({ match }: Session, choices: readonly Move[], typed: string): Reaction {
  const known = [...choices.map((choice) => match.game.write(choice)), ...Object.keys(COMMANDS)];
  return say(`No move is called "${printable(typed)}". Did you mean "${closest(typed, known)}"?`);
}

function showMoves(session: Session, seat: Seat, text: string): Reaction {
  const lines = listMoves(session, seat, text);
  if (lines.length === 0) return say(`You have no move with "${printable(text)}" in it.`);
  print(lines);
  return 'again';
}

function undo(session: Session, seat: Seat): Reaction {
  return session.undo(seat)
    ? 'changed'
    : say('There is nothing to take back: something was revealed or answered since.');
}

function hint(session: Session, seat: Seat): Reaction {
  return say(`The greedy bot would ${session.match.game.write(session.hint(seat))}.`);
}

function toggleBrisk({ brisk, manifest }: Session, seat: Seat): Reaction {
  if (manifest.words.routine === undefined) return say('Every question of this game matters.');
  if (brisk.delete(seat)) return say('You are asked everything again.');
  brisk.add(seat);
  say('You are only asked what matters; where nothing but your Rongo tablet could be used, the table goes on.');
  return 'changed';
}

function showLog({ manifest, match }: Session, seat: Seat): Reaction {
  print(prose(story(manifest, match, seat).flat()));
  return 'again';
}

function showRules({ match }: Session, _seat: Seat, argument: string): Reaction {
  const { rules } = match.game;
  const id = argument.toUpperCase();
  if (argument !== '' && !Object.hasOwn(rules, id)) {
    return say(`There is no rule ${id}. Did you mean ${closest(id, Object.keys(rules))}?`);
  }
  for (const each of argument === '' ? Object.keys(rules) : [id]) say(`${each} ${rules[each]}`);
  return 'again';
}

function save({ match }: Session, _seat: Seat, file: string): Reaction {
  if (file === '') return say('Save to which file? For example: save friday.json');
  try {
    saveMatch(file, match);
    return say(`Saved. "ahu play --resume ${file}" goes on from here.`);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return say(`Not saved: ${error.message}`);
  }
}

function showHelp({ match }: Session): Reaction {
  print([
    `At the table: ${namesOf(match).join(', ')}.`,
    'Type the number of a move, or write it out; Tab completes.',
    ...Object.values(COMMANDS).map(({ usage, about }) => `  ${usage.padEnd(14)}${about}`),
  ]);
  return 'again';
}
