import { styleText } from 'node:util';
import {
  HOME,
  IMPROVEMENTS,
  type PlayerView,
  RESOURCES,
  SIZES,
  STACK_NAMES,
  spotInColumn,
  TILES,
  type View,
} from '@ahu/rapa-nui/public';
import { columns, WIDTH, wrap } from '../../terminal/terminal.ts';
import type { Names } from '../contract/words.ts';
import { boardOf } from './view.ts';

/** As short as the counts below them. */
const NARROW_HEADINGS = ['', 'reed', 'egg', 'wood', 'pearl', 'place', 'sm', 'med', 'lar', 'off', ''];

export function describePlayers(view: View, names: Names, letters: readonly string[]): string[] {
  const headings = WIDTH < 80 ? NARROW_HEADINGS : ['', ...RESOURCES, 'to place', ...SIZES, 'offerings', ''];
  const rows = view.players.map((player, seat) => [
    `${seat === view.asked && view.phase !== 'over' ? '▸' : ' '} ${letters[seat]} ${names[seat]}`,
    ...player.resources.map(shown),
    toPlace(player),
    ...player.sculpted.map(shown),
    shown(player.offeringCount),
    player.passed ? 'passed' : '',
  ]);
  const [head, ...lines] = columns([headings, ...rows], ' ');
  return [
    styleText('dim', head),
    ...lines.flatMap((line, seat) => [
      seat === view.seat ? styleText('bold', line) : line,
      ...describeBelongings(view.players[seat]),
    ]),
  ];
}

const shown = (count: number): string => (count === 0 ? '·' : String(count));

/** '3v s': three villagers, and the sorcerer. */
const toPlace = ({ villagers, sorcerer }: PlayerView): string =>
  [...(villagers > 0 ? [`${villagers}v`] : []), ...(sorcerer === HOME ? ['s'] : [])].join(' ') || '·';

/** Improvements, tiles, and the offerings that the viewer sees. */
function describeBelongings({ improvements, rongo, tiles, offerings }: PlayerView): string[] {
  const bought = IMPROVEMENTS.filter((_, i) => improvements[i] > 0);
  const held = [
    ...(rongo ? ['Rongo tablet'] : []),
    ...TILES.flatMap((name, i) => (tiles[i] === 0 ? [] : [tiles[i] === 1 ? name : `${tiles[i]} ${name}`])),
  ];
  const parts = [
    ...(bought.length > 0 ? [`is ${bought.join(', ')}`] : []),
    ...(held.length > 0 ? [`has ${held.join(', ')}`] : []),
    ...(offerings !== null && offerings.length > 0 ? [`offerings of ${offerings.join(', ')}`] : []),
  ];
  return parts.length === 0 ? [] : wrap(parts.join('; '), '      ');
}

/** Order, order track and quarry. */
export function describeQuarry(view: View, names: Names, letters: readonly string[]): string[] {
  const order = view.order.map((seat) => (seat === null ? '?' : names[seat])).join(', ');
  const track = view.track.map((seat, place) => `${place + 1} ${seat === null ? '·' : names[seat]}`).join('  ');
  const quarry = boardOf(view).quarryPlaces.map((places, column) => describeColumn(view, letters, places, column));
  const [small, medium, large] = view.supply;
  return [
    `  turn order   ${order}`,
    `  order track  ${track}`,
    `  quarry       ${quarry.join('  ')}`,
    `  supply       ${small} small, ${medium} medium, ${large} large moai, ${view.pukao} pukao`,
    ...describeStacks(view),
  ];
}

/** Letters of the sculptors, dots for free places; the chief and a converted sorcerer need none. */
function describeColumn({ players }: View, letters: readonly string[], places: number, column: number): string {
  const sculptors = players.map(({ sculptors }, seat) => letters[seat].repeat(sculptors[column])).join('');
  const guests = players.flatMap(({ sorcerer, chief }, seat) =>
    [sorcerer, chief].filter((spot) => spot === spotInColumn(column)).map(() => `${letters[seat]}*`),
  );
  return `column ${column + 1} ${sculptors.padEnd(places, '·')}${guests.map((guest) => ` ${guest}`).join('')}`;
}

/** What can still be taken, the best on top. */
function describeStacks({ stacks }: View): string[] {
  const types = STACK_NAMES.slice(0, STACK_NAMES.length / 2).map((name, i) => {
    const [ordinary, exceptional] = [stacks[i], stacks[i + STACK_NAMES.length / 2]].map((stack) => stack.join(' '));
    return `${name} ${ordinary || '–'}${exceptional === '' ? '' : ` (${exceptional})`}`;
  });
  return wrap(types.join(', '), '  offerings    ', '               ');
}
