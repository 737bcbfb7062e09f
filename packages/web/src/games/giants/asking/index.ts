/** Questions that can be typed at a table of Giants. */
import {
  ahuCalled,
  ahuNamed,
  boardHex,
  gainOf,
  type HexName,
  neighboursOf,
  type ObjectView,
  prospectsOf,
  type View,
  withPiece,
} from '@ahu/giants/public';
import { plain } from '../../../platform/words/plain.ts';
import { directionFrom } from '../../compass/compass.ts';
import { type Asking, type Question, seatCalled } from '../../contract/asking.ts';
import type { Names } from '../../contract/kit.ts';
import { describeHex, describeObject } from '../drawing/describe.ts';
import { chartOf } from '../drawing/geometry.ts';
import { earnings } from '../telling/question.ts';
import { w as words } from '../words/index.ts';
import { w } from './words/index.ts';

/** The most places that are read out of a long list. */
const MOST = 12;

const hexCalled = (view: View, word: string | undefined): HexName | undefined =>
  view.setup.options.board.hexes.find(({ id }) => id.toLowerCase() === word)?.id;

const described = (view: View, hex: HexName, names: Names): string => {
  const document = boardHex(view, hex);
  return document ? `${describeHex(view, document, names)}.` : hex;
};

function at(view: View, [word]: readonly string[], names: Names): string[] | undefined {
  const hex = hexCalled(view, word);
  return hex === undefined ? undefined : [described(view, hex, names)];
}

/** The hexes around one, each with its direction. */
function near(view: View, [word]: readonly string[], names: Names): string[] | undefined {
  const hex = hexCalled(view, word);
  if (hex === undefined) return undefined;
  const { spots } = chartOf(view.setup.options.board, false);
  const place = (id: HexName): [number, number] => [spots.get(id)?.x ?? 0, spots.get(id)?.y ?? 0];
  return neighboursOf(view, hex).map((each) =>
    words().aside({ label: directionFrom(place(hex), place(each)), text: described(view, each, names) }),
  );
}

/** A row of the island, by its letter. */
function row(view: View, [letter]: readonly string[], names: Names): string[] | undefined {
  const hexes = view.setup.options.board.hexes.filter(({ id }) => id[0].toLowerCase() === letter);
  return hexes.length > 0 ? hexes.map(({ id }) => described(view, id, names)) : undefined;
}

const PIECES = ['worker', 'sorcerer', 'chief'] as const;
type Piece = (typeof PIECES)[number];

/** Where pieces and objects are: everybody's, those of one clan, or one sort of pieces: "where Vakai chief". */
function where(view: View, rest: readonly string[], names: Names): string[] | undefined {
  const last = rest.at(-1) ?? '';
  const piece = PIECES.find((each) => last.length > 2 && plain(w().pieces[each]).startsWith(last));
  const typed = piece ? rest.slice(0, -1) : rest;
  const seat = typed.length > 0 ? seatCalled(typed, names) : undefined;
  if (typed.length > 0 && seat === undefined) return undefined;
  const isMeant = (each: number): boolean => seat === undefined || each === seat;
  const objectsAt = (hex: HexName): boolean =>
    piece === undefined &&
    view.objects.some(
      ({ at: place, marker, holder }) => place === hex && (seat === undefined || (marker ?? holder) === seat),
    );
  const hexes = view.setup.options.board.hexes.filter(
    ({ id }) => view.players.some((_, each) => isMeant(each) && stands(view, each, piece, id)) || objectsAt(id),
  );
  return hexes.length > 0 ? hexes.map(({ id }) => described(view, id, names)) : [w().none];
}

/** Whether a clan has this piece on a hex, or any. */
function stands(view: View, seat: number, piece: Piece | undefined, hex: HexName): boolean {
  const { sorcerer, chief } = view.players[seat];
  const workers = view.hexes.find((each) => each.hex === hex)?.workers[seat] ?? 0;
  const on: Readonly<Record<Piece, boolean>> = {
    worker: workers > 0,
    sorcerer: sorcerer === hex,
    chief: chief === hex,
  };
  return piece ? on[piece] : PIECES.some((each) => on[each]);
}

/** Free ahus, the most valuable first: all, or those that are worth more than a number to a moai. */
function freeAhus(view: View, rest: readonly string[]): string[] {
  const more = Number(rest.find((word) => /^\d+$/.test(word)) ?? 0);
  const free = view.setup.options.board.hexes.flatMap(({ id, ahus = [] }) =>
    ahus.flatMap((values, i) => {
      const ahu = ahuNamed(id, i + 1);
      return ahuCalled(view, ahu) === undefined && values.moai > more ? [{ ahu, ...values }] : [];
    }),
  );
  if (free.length === 0) return [w().none];
  const best = free.toSorted((a, b) => b.moai - a.moai).slice(0, MOST);
  return [w().freeAhus({ n: free.length }), ...best.map((each) => w().ahu(each))];
}

/** Objects by the order in which they are listed: the viewer's first. */
const objectsOf = ({ objects, seat }: View): ObjectView[] => {
  const rank = ({ marker, holder }: ObjectView): number => ((marker ?? holder) === seat ? 0 : 1);
  return objects.toSorted((a, b) => rank(a) - rank(b));
};

const listed = (object: ObjectView, i: number, names: Names): string =>
  w().object({ n: i + 1, what: describeObject(object, names), at: object.at });

function goalsOf(view: View, { object, at: from }: ObjectView, names: Names): { hex: HexName; text: string }[] {
  return prospectsOf(view, object)
    .goals.filter(({ hex }) => hex !== from)
    .map(({ hex, wages, ends }) => {
      const gain = Math.max(0, ...ends.map((end) => gainOf(view, object, hex, end)));
      return { hex, text: w().goal({ hex, gain, to: earnings(wages, names) }) };
    });
}

/** Where an object can come, whom that scores, and what can become of it: now, or with one more worker on a hex. */
function reachOf(view: View, rest: readonly string[], names: Names): string[] | undefined {
  const objects = objectsOf(view);
  const number = rest.find((word) => /^\d+$/.test(word));
  if (number === undefined) return objects.length > 0 ? objects.map((each, i) => listed(each, i, names)) : [w().none];
  const index = Number(number) - 1;
  const object = objects[index];
  const hex = hexCalled(view, rest.at(-1));
  if (!object) return undefined;
  const goals = goalsOf(hex === undefined ? view : withPiece(view, 'worker', 0, hex), object, names);
  return [listed(object, index, names), ...(goals.length > 0 ? goals.map(({ text }) => text) : [w().nowhere])];
}

/** Which objects can come to a hex, and whom that scores. */
function cost(view: View, [word]: readonly string[], names: Names): string[] | undefined {
  const hex = hexCalled(view, word);
  if (hex === undefined) return undefined;
  const found = objectsOf(view).flatMap((object, i) =>
    goalsOf(view, object, names)
      .filter((goal) => goal.hex === hex)
      .map(({ text }) => `${listed(object, i, names)} ${text}`),
  );
  return found.length > 0 ? found : [w().noneComes({ hex })];
}

/** What a clan has in sight. */
function clan(view: View, seat: number, names: Names): string[] {
  const { sorcerer, chief, tablets, frontWorkers, frontMarkers, reserve } = view.players[seat];
  return [
    w().clan({ name: names[seat], tablets, sorcerer, chief, frontWorkers, frontMarkers }),
    reserve ? w().reserve(reserve) : w().screened,
  ];
}

export const asking: Asking<View> = {
  questions: (): readonly Question<View>[] => [
    { ...w().questions.where, answer: ({ view }, rest, names) => where(view, rest, names) },
    { ...w().questions.at, answer: ({ view }, rest, names) => at(view, rest, names) },
    { ...w().questions.near, answer: ({ view }, rest, names) => near(view, rest, names) },
    { ...w().questions.row, answer: ({ view }, rest, names) => row(view, rest, names) },
    { ...w().questions.reach, answer: ({ view }, rest, names) => reachOf(view, rest, names) },
    { ...w().questions.cost, answer: ({ view }, rest, names) => cost(view, rest, names) },
    { ...w().questions.free, answer: ({ view }, rest) => freeAhus(view, rest) },
  ],
  player: ({ view }, seat, names) => clan(view, seat, names),
};
