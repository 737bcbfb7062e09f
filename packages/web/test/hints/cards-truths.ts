/** What each reason of the card game claims, held against the engine. */
import { areasOf, leads, MOAI, type View } from '@ahu/rapa-nui-cards/public';
import type { Reason } from '@ahu/rapa-nui-cards/reasons';
import { expect } from 'vitest';
import type { Played } from './positions.ts';

type Case = Played<View>;
type Truths = { readonly [Kind in Reason['kind']]: (reason: Extract<Reason, { kind: Kind }>, played: Case) => void };

const own = ({ players, seat }: View): View['players'][number] => players[seat];

/** What a scoring of this sort has brought, as far as nothing else of the line pays the same. */
function gained({ before, after }: Case, pay: string, spent: number): number[] | undefined {
  const field = pay === 'wood' || pay === 'glory' ? pay : pay === 'sacrifice' ? 'sacrificeCount' : undefined;
  if (field === undefined) return undefined;
  return after.players.map(
    (player, seat) => player[field] - before.players[seat][field] + (seat === before.seat ? spent : 0),
  );
}

export const cardsTruths: Truths = {
  buys: ({ type, count }, { after, line }) => {
    if (line.length === 1) expect(own(after).sacrifices?.[type]).toBe(count);
    expect(count).toBeGreaterThan(0);
  },
  plays: ({ card, count }, { after }) => expect(own(after).area[card]).toBe(count),
  leads: ({ card, count }, { after, before, seat }) => {
    expect(own(after).area[card]).toBe(count);
    expect([leads(areasOf(before), seat, card), leads(areasOf(after), seat, card)]).toEqual([false, true]);
  },
  builds: ({ points }, { earned, seat }) => expect(earned('moai')[seat]).toBe(points),
  discards: (_, { before, after }) => expect(after.discarded).toBe(before.discarded + 1),
  values: ({ type, count }, { after, line }) => {
    if (!line[0].includes('sacrifice') && !line[0].includes('offer')) return;
    expect(after.stone[type] + after.faceDown.filter((card) => card.type === type).length).toBeGreaterThanOrEqual(
      count,
    );
  },
  raises: ({ points, from }) => expect(points).toBeGreaterThan(from),
  lowers: ({ points, from }) => expect(points).toBeLessThan(from),
  takes: ({ cards }, { after, line }) => {
    expect(line.filter((notation) => notation.startsWith('take')).length).toBe(cards.length);
    for (const card of cards) expect(own(after).hand?.[card]).toBeGreaterThan(0);
  },
  scores: ({ pay, gains, seat }, played) => {
    const isPlain = played.line.every((notation) => /^(take|play)/.test(notation) && !notation.includes('moai'));
    const real = isPlain ? gained(played, pay, pay === 'wood' ? spentBy(played.line) : 0) : undefined;
    expect(seat).toBe(played.seat);
    if (real) expect(real).toEqual(gains);
  },
  refills: (_, { after }) => expect(['lay', 'over', 'reveal']).toContain(after.phase),
  endsGame: (_, { after }) => expect(['lay', 'reveal', 'over']).toContain(after.phase),
  chooses: ({ pay, count }, { before, after }) => expect(own(after)[pay] - own(before)[pay]).toBe(count),
  substitutes: ({ type }, { before, after }) => {
    if (before.phase === 'substitute') expect(own(after).sacrifices?.[type]).toBeGreaterThan(0);
  },
  affords: ({ wood }, { after }) => {
    expect(own(after).wood).toBe(wood);
    expect(wood).toBeGreaterThanOrEqual(7);
    expect(own(after).hand?.[MOAI]).toBeGreaterThan(0);
  },
  spends: ({ wood }, { before }) => expect(own(before).wood).toBeGreaterThanOrEqual(wood),
};

/** Two or three cards at once cost 1 or 2 wood. */
const spentBy = (line: readonly string[]): number =>
  line.reduce((sum, notation) => sum + Number(/^play ([23]) /.exec(notation)?.[1] ?? 1) - 1, 0);
