/** Interactions as named states: what a player is in the middle of, and what every event leads to. */
import type { Frame } from '../../engine/frame.ts';

/** What a state asks; it is up to date as long as the state lasts. */
export interface Table<View, A> {
  readonly frame: Frame<View>;
  readonly view: View;
  /** The viewer's legal acts. */
  readonly acts: readonly A[];
  /** What is left of acts that were confirmed together and are played one after the other. */
  readonly plan: readonly A[];
  /** Whether the viewer wants to agree to what cannot be taken back. */
  readonly asks: boolean;
}

/** Whether the viewer is asked, and not only looks at a position of before. */
export const isAsked = ({ waiting, viewer, moves }: Frame): boolean => waiting.includes(viewer) && moves.length > 0;

/** What acts would give up for good, and the words to agree or to think again. */
export interface Loss {
  readonly question: string;
  readonly yes: string;
  readonly no: string;
}

/** What acts would give up for good; undefined, at once or later, if they can be played without a question. */
export type LossOf<View, A> = (
  acts: readonly A[],
  table: Table<View, A>,
  names: readonly string[],
) => Promise<Loss | undefined> | undefined;

/** What an event leads to: another state, acts to play, or nothing. */
export type Next<S, A> = S | readonly A[] | undefined;

/**
 * A state is a value and changes nothing: keys, mouse, fingers and drags send it events, and `Interaction` carries out
 * what they lead to. What it previews is its own: a route, a ghost, a price.
 */
export interface State<S, A, Place, Answer = A> {
  readonly name: string;
  /** Places where a press means something now. */
  readonly lit: ReadonlySet<Place>;
  /** What is offered in words, in the order of the buttons. */
  readonly answers: readonly Answer[];
  /** A finger has not seen what a press would bring, a mouse or a key has. */
  press(place: Place, byTouch: boolean): Next<S, A>;
  choose(answer: Answer): Next<S, A>;
  /** Something was dragged there and let go. */
  drop(place: Place): Next<S, A>;
  /** Lets go of the last thing chosen; undefined where nothing is. */
  cancel(): S | undefined;
}
