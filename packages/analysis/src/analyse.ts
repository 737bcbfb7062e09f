import type { Match, Seat } from '@ahu/core';
import { type Decision, decisionsOf } from './decisions.ts';
import { Judge, type Judgement, type Knowledge, type Light } from './judge.ts';

export interface Plan {
  readonly light: Light;
  /** Whose decisions; everybody's without it. */
  readonly seat?: Seat | undefined;
  /** Iterations of the search for one decision. */
  readonly iterations: number;
  /** Judgements of before, by ply: those that are good enough are not made again. */
  readonly known?: ReadonlyMap<number, Judgement>;
}

/** After every judgement: how much of the work is done. */
export interface Progress {
  readonly done: number;
  readonly of: number;
  readonly judgement: Judgement;
}

/** The first look at a decision takes this share of the iterations, so that the whole match is seen early. */
const GLANCE = 0.1;

/**
 * Judges the decisions of a match, each as soon as it can be: at first all of them briefly, then again at length,
 * beginning with those that seem to have cost most. Returns the judgements in the order of play.
 */
export function* analyse(
  match: Pick<Match, 'game' | 'seats' | 'options' | 'log'>,
  knowledge: Knowledge,
  { light, seat, iterations, known = new Map() }: Plan,
): Generator<Progress, Judgement[]> {
  const judge = new Judge(knowledge);
  const decisions = decisionsOf(match, knowledge.insight).filter((each) => seat === undefined || each.seat === seat);
  const glance = Math.max(1, Math.round(GLANCE * iterations));
  const found = new Map(decisions.flatMap(({ ply }) => (known.has(ply) ? [[ply, known.get(ply) as Judgement]] : [])));
  const share = glance / (glance + iterations);
  const lacks =
    (atLeast: number) =>
    ({ ply }: Decision) =>
      (found.get(ply)?.iterations ?? 0) < atLeast;
  let done = 0;
  const progress = (judgement: Judgement): Progress => ({ done, of: decisions.length, judgement });
  for (const decision of decisions) {
    if (lacks(glance)(decision)) found.set(decision.ply, judge.judge(decision, light, glance));
    done += share;
    yield progress(found.get(decision.ply) as Judgement);
  }
  const costOf = ({ ply }: Decision): number => found.get(ply)?.cost ?? 0;
  for (const decision of decisions.toSorted((a, b) => costOf(b) - costOf(a))) {
    if (lacks(iterations)(decision)) found.set(decision.ply, judge.judge(decision, light, iterations));
    done += 1 - share;
    yield progress(found.get(decision.ply) as Judgement);
  }
  return decisions.map(({ ply }) => found.get(ply) as Judgement);
}
