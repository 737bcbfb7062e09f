/** Training on exercises: the strength of a player, and which exercise comes next. Needs no engine. */
import type { Exercise } from './exercise.ts';
import { NEWCOMER, type Rating, rated } from './glicko.ts';

/** One visit to an exercise. */
export interface Attempt {
  readonly id: string;
  /** Whether the first answer was right. */
  readonly right: boolean;
  /** When, in milliseconds since 1970. */
  readonly at: number;
}

type Rated = Pick<Exercise, 'id' | 'promise'>;

const MINUTE = 60_000;
/** After a miss an exercise comes again after ten minutes, and once more after a day. */
const AGAIN = [10 * MINUTE, 24 * 60 * MINUTE];
/** The exercises nearest to the player's strength, among which chance decides. */
const NEAREST = 5;
/** How unsure the difficulty is that is guessed from the first sight of a bot. */
const GUESSED = 150;

/** How hard an exercise is, before anybody has tried it: what promises little at first sight is hard to find. */
export function difficultyOf({ promise }: Rated): Rating {
  const p = Math.min(0.98, Math.max(0.02, promise));
  return { rating: Math.round(1500 + 173 * Math.log((1 - p) / p)), deviation: GUESSED };
}

/** The strength of a player and of the exercises that were tried, after all attempts in their order. */
export function strengthAfter(
  exercises: readonly Rated[],
  attempts: readonly Attempt[],
): { readonly player: Rating; readonly of: ReadonlyMap<string, Rating> } {
  const of = new Map(exercises.map((each) => [each.id, difficultyOf(each)]));
  let player = NEWCOMER;
  for (const { id, right } of attempts) {
    const exercise = of.get(id);
    if (!exercise) continue;
    of.set(id, rated(exercise, player, right ? 0 : 1));
    player = rated(player, exercise, right ? 1 : 0);
  }
  return { player, of };
}

/** When a missed exercise is due again; undefined for what was never tried or is known by now. */
function dueAt(attempts: readonly Attempt[], id: string): number | undefined {
  const own = attempts.filter((each) => each.id === id);
  const missed = own.findLastIndex(({ right }) => !right);
  const since = own.length - 1 - missed;
  return missed < 0 || since >= AGAIN.length ? undefined : own[own.length - 1].at + AGAIN[since];
}

/**
 * What to do next: what was missed and is due, then what is new and as hard as the player is strong, then what was done
 * longest ago. Undefined without exercises.
 */
export function nextExercise<E extends Rated>(
  exercises: readonly E[],
  attempts: readonly Attempt[],
  now: number,
  chance: number,
): E | undefined {
  const last = attempts.at(-1)?.id;
  const due = exercises.find(({ id }) => id !== last && (dueAt(attempts, id) ?? Number.POSITIVE_INFINITY) <= now);
  if (due) return due;
  const tried = new Set(attempts.map(({ id }) => id));
  const { player, of } = strengthAfter(exercises, attempts);
  const distance = ({ id }: E): number => Math.abs((of.get(id)?.rating ?? 0) - player.rating);
  const fresh = exercises.filter(({ id }) => !tried.has(id)).toSorted((a, b) => distance(a) - distance(b));
  if (fresh.length > 0) return fresh[Math.floor(chance * Math.min(NEAREST, fresh.length))];
  const latest = ({ id }: E): number => attempts.findLastIndex((each) => each.id === id);
  return exercises.toSorted((a, b) => latest(a) - latest(b))[0];
}

/**
 * The attempts of two places, such as a browser and a server, in their order and each once.
 * @example
 * const attempt = { id: 'one', right: true, at: 5 };
 * joined([attempt], [attempt, { ...attempt, at: 3 }]).map(({ at }) => at); // [3, 5]
 */
export function joined(some: readonly Attempt[], others: readonly Attempt[]): Attempt[] {
  const all = new Map([...some, ...others].map((each) => [`${each.at} ${each.id}`, each]));
  return [...all.values()].toSorted((a, b) => a.at - b.at);
}
