/** Questions that can be typed at a table of the card game. */
import { MOAI, refillsLeft, stoneCounts, TYPES, type View, valuesOf } from '@ahu/rapa-nui-cards/public';
import type { Asking, Question } from '../../contract/asking.ts';
import type { Names } from '../../contract/kit.ts';
import { foretell } from '../telling/say.ts';
import { w } from '../words/index.ts';
import { w as words } from './words/index.ts';

/** The columns as they lie, or one of them with what taking from it would bring. */
function column(view: View, [number]: readonly string[], names: Names): string[] | undefined {
  if (number === undefined) return view.columns.map((_, index) => columnOf(view, index));
  const index = Number(number) - 1;
  return view.columns[index] && [columnOf(view, index), ...taking(view, index, names)];
}

function columnOf({ columns }: View, index: number): string {
  const kinds = columns[index].toReversed();
  return kinds.length === 0 ? w().columnEmpty({ column: index + 1 }) : `${w().column({ column: index + 1, kinds })}.`;
}

const taking = (view: View, index: number, names: Names): string[] =>
  view.columns[index].length > 0 && (view.phase === 'turn' || view.phase === 'take')
    ? [foretell(view, index, names)]
    : [];

/** What lies in front of a player, and what they hold as far as it is known. */
function village({ players }: View, seat: number, names: Names): string[] {
  const { area, wood, glory, handSize, sacrificeCount } = players[seat];
  const cards = area.flatMap((n, kind) => (n > 0 ? [w().inArea({ kind, n })] : []));
  return [
    `${w().villageOf({ name: names[seat] })}: ${cards.length > 0 ? cards.join(', ') : words().nothing}.`,
    `${[w().wood({ n: wood }), w().glory({ n: glory }), w().handSize({ n: handSize }), w().sacrifices({ n: sacrificeCount })].join(', ')}.`,
  ];
}

/** The viewer's village, hand and sacrifice cards. */
function own(view: View, names: Names): string[] {
  const { hand, sacrifices } = view.players[view.seat];
  if (!hand || !sacrifices) return village(view, view.seat, names);
  const values = valuesOf(stoneCounts(view));
  const held = hand.flatMap((n, kind) => (n > 0 ? [w().inArea({ kind, n })] : []));
  return [
    ...village(view, view.seat, names),
    `${w().hand}: ${held.length > 0 ? held.join(', ') : words().nothing}.`,
    ...sacrifices.flatMap((n, type) => (n > 0 ? [w().held({ type, n, value: values[type] })] : [])),
  ];
}

function stone(view: View, names: Names): string[] {
  const counts = stoneCounts(view);
  const values = valuesOf(counts);
  const laid = TYPES.map((_, type) => w().laid({ type, n: counts[type], value: values[type] }));
  const hidden = view.faceDown.map(({ by, type }) =>
    type === null ? w().downBy({ name: names[by] }) : w().downKnown({ name: names[by], type }),
  );
  return [...laid, ...hidden.map((text) => `${text}.`)];
}

const piles = ({ piles: counts }: View): string[] => counts.map((n, type) => `${w().pile({ type, n })}.`);

/** How many of a kind everybody has: who has the most gets one more when it is scored. */
const majorities = ({ players }: View, names: Names): string[] =>
  w().kind.flatMap((_, kind) => {
    const held = players.flatMap(({ area }, seat) => (area[kind] > 0 ? [`${names[seat]} ${area[kind]}`] : []));
    return kind < MOAI && held.length > 0 ? [`${w().kind[kind]}: ${held.join(', ')}.`] : [];
  });

export const asking: Asking<View> = {
  questions: (): readonly Question<View>[] => [
    { ...words().column, answer: ({ view }, rest, names) => column(view, rest, names) },
    { ...words().stone, answer: ({ view }, _rest, names) => stone(view, names) },
    {
      ...words().piles,
      answer: ({ view }) => [...piles(view), w().deck({ n: view.deckSize, refills: refillsLeft(view) })],
    },
    { ...words().most, answer: ({ view }, _rest, names) => majorities(view, names) },
  ],
  player: ({ view }, seat, names) => (seat === view.seat ? own(view, names) : village(view, seat, names)),
};
