import type { Hint, Plan } from '@ahu/bots';
import { mainReasons, type Reason } from '@ahu/core';
import { namesOf } from '../matches/story.ts';
import type { Session } from './session.ts';

/** The chance to win in the fractions that people speak of, as in the page: an even share depends on how many play. */
const ODDS: readonly (readonly [number, string])[] = [
  [0, 'You will hardly win any more.'],
  [1 / 10, 'You win about one time in ten from here.'],
  [1 / 5, 'You win about one time in five from here.'],
  [1 / 4, 'You win about one time in four from here.'],
  [1 / 3, 'You win about one time in three from here.'],
  [2 / 5, 'You win about two times in five from here.'],
  [1 / 2, 'You win about every second time from here.'],
  [3 / 5, 'You win about three times in five from here.'],
  [2 / 3, 'You win about two times in three from here.'],
  [3 / 4, 'You win about three times in four from here.'],
  [4 / 5, 'You win about four times in five from here.'],
  [9 / 10, 'You win about nine times in ten from here.'],
  [1, 'You will almost surely win.'],
];

const oddsOf = (value: number): string =>
  ODDS.reduce((best, each) => (Math.abs(each[0] - value) < Math.abs(best[0] - value) ? each : best))[1];

/** A hint in sentences: how the game stands, the best plan with its reasons, and what the others lack. */
export function describeHint(session: Session, { plans, even }: Hint): string[] {
  const [best] = plans;
  const odds = oddsOf(best.value);
  return [
    even > 1 ? `${odds} These are all about equal: choose the one you like.` : odds,
    ...plans.flatMap((plan, rank) =>
      describePlan(session, plan, even > 1 && rank < even ? 'Good' : rank === 0 ? 'Best' : 'Second best'),
    ),
  ];
}

function describePlan({ manifest, match }: Session, { line, reasons, lacks }: Plan, rank: string): string[] {
  const say = (reason: Reason): string => manifest.reasons?.why(reason, namesOf(match)) ?? '';
  const [forIt, against] = [true, false].map((isFor) =>
    mainReasons(reasons)
      .filter(({ weight }) => weight > 0 === isFor)
      .map(say),
  );
  const missing = lacks.slice(0, 1).map(say);
  return [
    `${rank}: ${line.join(', then ')}.`,
    ...(forIt.length > 0 ? [`  For it: ${forIt.join('; ')}.`] : []),
    ...(against.length > 0 ? [`  Against it: ${against.join('; ')}.`] : []),
    ...(rank !== 'Good' && missing.length > 0 ? [`  Only the best does this: ${missing.join('; ')}.`] : []),
  ];
}
