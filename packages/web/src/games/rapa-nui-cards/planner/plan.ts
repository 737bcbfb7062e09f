/** The rows of the planner, by the game's own queries. */
import {
  type Act,
  type Kind,
  type Outcome,
  outcomeOf,
  type Range,
  rangesOf,
  stoneCounts,
  TYPES,
  type View,
  valuesOf,
  valuesWith,
  withPlayed,
} from '@ahu/rapa-nui-cards/public';

type Play = Extract<Act, { kind: 'play' }>;

export const playsIn = (acts: readonly Act[]): Play[] => acts.filter((act) => act.kind === 'play');

interface Take {
  readonly column: number;
  /** Which card of this column is the last one taken. */
  readonly taken: number;
  /** That card, if it lies there already. */
  readonly kind: Kind | undefined;
  readonly outcome: Outcome;
}

/** What the last take of this turn would lead to, from every column, counting the cards that are played first. */
export function takesOf(view: View, play: Play | undefined): Take[] {
  const then = play ? withPlayed(view, play.card, play.count) : view;
  if (then.phase !== 'turn' && then.phase !== 'take') return [];
  const most = Math.max(1, then.toTake);
  return then.columns.flatMap((cards, column) =>
    Array.from({ length: Math.min(most, cards.length) }, (_, before) => {
      const taken = before + 1;
      return { column, taken, kind: cards.at(-taken), outcome: outcomeOf(then, column, taken) };
    }),
  );
}

interface TypeRow {
  readonly laid: number;
  readonly now: number;
  /** Whatever the face-down cards of others are. */
  readonly could: Range;
  /** Once one more lies on the stone. */
  readonly oneMore: number;
  readonly mine: number;
}

export function typesOf(view: View): TypeRow[] {
  const counts = stoneCounts(view);
  const values = valuesOf(counts);
  const ranges = rangesOf(view);
  return TYPES.map((_, type) => ({
    laid: counts[type],
    now: values[type],
    could: ranges[type],
    oneMore: valuesWith(view, type)[type],
    mine: view.players[view.seat]?.sacrifices?.[type] ?? 0,
  }));
}
