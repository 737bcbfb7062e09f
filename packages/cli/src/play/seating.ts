import type { Sitter } from '@ahu/core';
import { expectBot } from '../setup/lineup.ts';
import { wrongUsage } from '../terminal/failure.ts';
import { LONGEST_NAME } from '../terminal/terminal.ts';

const PEOPLE = ['Ana', 'Ben', 'Caro', 'Dan', 'Eve'];
const ISLANDERS = ['Hotu', 'Vai', 'Tepano', 'Uho', 'Kena'];

/** Who sits where. Bots are given for the last seats, or for all with "human" among them. */
export function seatPlayers(seats: number, bots: readonly string[], names: readonly string[]): Sitter[] {
  if (bots.length > seats) throw wrongUsage(`--bots names ${bots.length} players for ${seats} seats`);
  const kinds = bots.map((bot) => expectBot(bot, ['human']));
  const humans = [...Array.from({ length: seats - kinds.length }, () => 'human' as const), ...kinds];
  if (names.length > humans.filter((kind) => kind === 'human').length)
    throw wrongUsage('--name gives more names than there are people');
  for (const name of names) checkName(name);
  const twice = names.find((name, i) => names.indexOf(name) < i);
  if (twice !== undefined) throw wrongUsage(`--name gives the name ${twice} to two people`);
  const people = [...names, ...PEOPLE.filter((name) => !names.includes(name))].values();
  const islanders = ISLANDERS.filter((name) => !names.includes(name)).values();
  return humans.map((kind) =>
    kind === 'human' ? { name: people.next().value as string } : { name: islanders.next().value as string, bot: kind },
  );
}

function checkName(name: string): void {
  if (!/^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} .'-]*$/u.test(name)) throw wrongUsage(`"${name}" is not a name of letters`);
  if (name.length > LONGEST_NAME) throw wrongUsage(`"${name}" is longer than ${LONGEST_NAME} letters`);
}
