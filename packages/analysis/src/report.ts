import type { Seat } from '@ahu/core';
import type { Judgement } from './judge.ts';
import type { Stroke } from './luck.ts';
import { VERDICTS, type Verdict } from './verdicts.ts';

/** Everybody's chance to win before a ply. */
export interface Point {
  readonly ply: number;
  readonly chances: readonly number[];
}

/** How well a seat decided, and what chance did to it. */
export interface Play {
  readonly decisions: number;
  readonly verdicts: Readonly<Record<Verdict, number>>;
  /** From 0 to 100: 100 for a player whose moves cost nothing. */
  readonly accuracy: number;
  /** The sum of what its moves cost, and of what chance gave it, in chances to win. */
  readonly cost: number;
  readonly luck: number;
}

/** A stretch between two decisions in which the chances moved much. */
export interface TurningPoint<Judged = Judgement> {
  readonly from: number;
  readonly to: number;
  /** By seat. */
  readonly change: readonly number[];
  /** The decision that it begins with, and the strokes of luck in it. */
  readonly judgement: Judged;
  readonly strokes: readonly Stroke[];
}

/** A move that costs this much of the chance to win is worth e-fold less. */
const HARM = 0.08;
const TURNING_POINTS = 5;

/** The chances before each decision, and at the end. */
export const curveOf = (judgements: readonly Point[], plies: number, end: readonly number[]): Point[] => [
  ...judgements.map(({ ply, chances }) => ({ ply, chances })),
  { ply: plies, chances: end },
];

type Cost = Pick<Judgement, 'seat' | 'cost' | 'error' | 'verdict'>;

export function playOf(seat: Seat, judgements: readonly Cost[], strokes: readonly Stroke[]): Play {
  const own = judgements.filter((each) => each.seat === seat);
  const costs = own.map(({ cost, error }) => Math.max(0, cost - error));
  const values = costs.map((cost) => Math.exp(-cost / HARM));
  return {
    decisions: own.length,
    verdicts: countVerdicts(own),
    accuracy: own.length === 0 ? 100 : (100 * sum(values)) / own.length,
    cost: sum(costs),
    luck: sum(strokes.map(({ gains }) => gains[seat])),
  };
}

function countVerdicts(judgements: readonly Pick<Cost, 'verdict'>[]): Record<Verdict, number> {
  const count = (verdict: Verdict) => judgements.filter((each) => each.verdict === verdict).length;
  return Object.fromEntries(VERDICTS.map((verdict) => [verdict, count(verdict)])) as Record<Verdict, number>;
}

/** The stretches that moved the chances most, in the order of play. */
export function turningPoints<Judged>(
  judgements: readonly Judged[],
  curve: readonly Point[],
  strokes: readonly Stroke[],
): TurningPoint<Judged>[] {
  const stretches = judgements.map((judgement, i): TurningPoint<Judged> => {
    const [before, after] = [curve[i], curve[i + 1]];
    return {
      from: before.ply,
      to: after.ply,
      change: after.chances.map((chance, seat) => chance - before.chances[seat]),
      judgement,
      strokes: strokes.filter(({ from }) => from >= before.ply && from < after.ply),
    };
  });
  const swing = ({ change }: TurningPoint<Judged>): number => sum(change.map(Math.abs));
  const most = stretches.toSorted((a, b) => swing(b) - swing(a)).slice(0, TURNING_POINTS);
  return most.sort((a, b) => a.from - b.from);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
