/** What each reason of Rapa Nui claims, held against the engine. */
import { rapaNui, standardBoard } from '@ahu/rapa-nui';
import { AHUS, caseView, chiefIsOn, IMPROVEMENTS, TILES, type View } from '@ahu/rapa-nui/public';
import type { Reason } from '@ahu/rapa-nui/reasons';
import { expect } from 'vitest';
import { type Played, until } from './positions.ts';

type Case = Played<View>;
type Truths = { readonly [Kind in Reason['kind']]: (reason: Extract<Reason, { kind: Kind }>, played: Case) => void };

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
const own = ({ players, seat }: View): View['players'][number] => players[seat];
const ahuOf = ({ ahus }: View, name: string): View['ahus'][number] | undefined =>
  ahus.find(({ ahu }) => AHUS[ahu] === name);
const change = ({ before, after }: Case, seat: number): number[] =>
  after.players[seat].resources.map((n, r) => n - before.players[seat].resources[r]);
const tilesOf = (view: View): number => sum(own(view).tiles);

/** The view when the phase of transports has come, or the moai are taken. */
const later = (played: Case, phases: readonly string[]): View => {
  const holds = (state: Case['state']): boolean => phases.includes((rapaNui.view(state as never, 0) as View).phase);
  return rapaNui.view(until(rapaNui as never, played.state, holds) as never, played.seat) as View;
};

/** Whether a chain of carriers leads from the start of a moai or a pukao to a space where the player has one who stands. */
function isReached(view: View, start: string, ahu: string): boolean {
  const board = view.setup.board ?? standardBoard(view.setup.seats);
  const seen = new Set([start]);
  for (const id of seen)
    for (const next of board.cases.find((each) => each.id === id)?.adjacent ?? []) {
      const space = caseView(view, next);
      if (space === undefined || space.holder !== null) seen.add(next);
    }
  const space = caseView(view, ahu.slice(0, -1));
  return (
    seen.has(ahu.slice(0, -1)) &&
    space?.holder === view.seat &&
    (space.standing > 0 || chiefIsOn(own(view), ahu.slice(0, -1)))
  );
}

export const rapaNuiTruths: Truths = {
  drafts: ({ tile }, { after }) => expect(own(after).tiles[TILES.indexOf(tile)]).toBeGreaterThan(0),
  holds: ({ id, bundles }, { after, seat }) => {
    expect(caseView(after, id)?.holder).toBe(seat);
    expect(bundles.length).toBeGreaterThan(0);
  },
  joins: ({ id, count }, { after, seat }) =>
    expect(caseView(after, id)).toMatchObject({ holder: seat, standing: count, tired: 0 }),
  reaches: ({ ahu }, { before, after }) => {
    expect(isReached(after, 'crater', ahu)).toBe(true);
    expect(isReached(before, 'crater', ahu)).toBe(false);
    expect(ahuOf(after, ahu)?.moai).toBeNull();
  },
  reachesCap: ({ ahu }, { before, after }) => {
    expect(isReached(after, 'pukaoQuarry', ahu)).toBe(true);
    expect(isReached(before, 'pukaoQuarry', ahu)).toBe(false);
    expect(ahuOf(after, ahu)).toMatchObject({ capped: false });
  },
  sculpts: ({ moai }, played) => {
    const { supply } = played.after;
    const taken = own(later(played, ['transport', 'over'])).sculpted;
    // Others play on before the moai are taken, and more sculptors come: never fewer, while there are moai.
    if (supply.every((n) => n > 4)) expect(sum(taken)).toBeGreaterThanOrEqual(sum(moai));
    expect(sum(moai)).toBeGreaterThan(0);
  },
  prepares: ({ column }, { before, after }) =>
    expect(own(after).sculptors[column - 1]).toBeGreaterThanOrEqual(own(before).sculptors[column - 1]),
  orders: ({ place }, played) => {
    const { order } = later(played, ['transport', 'convert', 'sculpt', 'help', 'over']);
    const rank = order.indexOf(played.seat);
    expect(rank).toBeLessThanOrEqual(place);
  },
  buys: ({ improvement }, { after }) => expect(own(after).improvements[IMPROVEMENTS.indexOf(improvement)]).toBe(1),
  uses: ({ tile }, { before, after, line }) => {
    const index = TILES.indexOf(tile);
    if (line[0].startsWith('rongo')) expect(own(after).rongo).toBe(false);
    else expect(after.discarded[index]).toBeGreaterThan(before.discarded[index]);
  },
  discards: (_, { before, after }) => expect([own(before).rongo, own(after).rongo]).toEqual([true, false]),
  substitutes: (_, { before, after }) => expect(sum(own(after).sculpted)).toBeGreaterThan(sum(own(before).sculpted)),
  erects: ({ ahu, size }, { before, after }) => {
    expect(ahuOf(before, ahu)?.moai).toBeNull();
    expect(ahuOf(after, ahu)?.moai).toBe(['small', 'medium', 'large'].indexOf(size));
  },
  caps: ({ ahu }, { after }) => expect(ahuOf(after, ahu)?.capped).toBe(true),
  wins: (_, { before, after }) => expect(tilesOf(after)).toBeGreaterThanOrEqual(tilesOf(before)),
  offers: ({ points }, { earned, seat }) => expect(earned('offerings')[seat]).toBe(points),
  gets: ({ bundle }, played) => expect(change(played, played.seat).map((n) => Math.max(0, n))).toEqual(bundle),
  spends: ({ bundle }, played) => expect(change(played, played.seat).map((n) => Math.max(0, -n))).toEqual(bundle),
  pays: ({ to }, played) => {
    for (const { seat, bundle } of to) {
      const real = change(played, seat);
      // A track that is full takes no more.
      if (bundle === null) expect(sum(real)).toBeGreaterThanOrEqual(0);
      else if (played.after.players[seat].resources.every((n) => n < 10)) expect(real).toEqual(bundle);
    }
  },
  paysNobody: (_, played) => {
    for (const [seat] of played.after.players.entries())
      if (seat !== played.seat) expect(sum(change(played, seat))).toBe(0);
  },
  lastRound: (_, { after }) => expect(after.ahus.filter(({ moai }) => moai === null).length).toBe(after.setup.seats),
  passes: ({ count }, { before, after, seat }) => {
    expect(sum(own(before).sculpted)).toBe(count);
    if (after.phase === 'transport') expect(after.players[seat].passed).toBe(true);
  },
  saves: (_, played) => expect(sum(change(played, played.seat))).toBe(0),
};
