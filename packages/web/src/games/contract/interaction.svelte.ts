import type { Act } from '@ahu/core';
import { untrack } from 'svelte';
import type { Frame } from '../../engine/frame.ts';
import { duration, settings } from '../../platform/settings.svelte.ts';
import { actIn, type BoardProps, type Names } from './kit.ts';
import { afterwards, nextOf, type PlanRules } from './plan.ts';
import { isAsked, type Loss, type LossOf, type Next, type State, type Table } from './state.ts';

/** Two presses within this time are one, in milliseconds. */
const DOUBLE = 500;

/** What a game says of its interaction. */
export interface Interacting<View, A, S> {
  readonly readAct: (text: string) => A | undefined;
  readonly writeAct: (act: A) => string;
  /** The state that a frame begins with. */
  readonly stateFor: (table: Table<View, A>) => S;
  /** What is left, after later plies, of a state that was chosen at a frame; by default nothing. */
  readonly keep?: (state: S, chosenAt: Frame<View>, now: Frame<View>) => S | undefined;
  readonly loss?: LossOf<View, A>;
  /** Between two acts of a plan, in milliseconds. */
  readonly pace?: number;
  readonly between?: readonly string[];
}

/** What a board draws and asks: the frame, the state that its viewer is in, and the events that change it. */
export class Interaction<View, A extends Act, Place, Answer, S extends State<S, A, Place, Answer>>
  implements Table<View, A>
{
  readonly #game: Interacting<View, A, S>;
  readonly #props: () => BoardProps<View>;
  #chosen: { readonly at: Frame<View>; readonly state: S } | undefined = $state.raw();
  plan: readonly A[] = $state.raw([]);
  /** What is played once the viewer has agreed to lose something. */
  asking: (Loss & { readonly acts: readonly A[] }) | undefined = $state.raw();
  /** What a mouse, the focus or something dragged is over. */
  pointed: Place | undefined = $state();
  readonly #rules: PlanRules<A>;
  /** What was played last, and when. */
  #last = { notation: '', plies: -1, at: 0 };
  #plies = -1;

  constructor(game: Interacting<View, A, S>, props: () => BoardProps<View>) {
    this.#game = game;
    this.#props = props;
    this.#rules = {
      isSame: (a, b) => game.writeAct(a) === game.writeAct(b),
      between: game.between ?? [],
    };
    $effect(() => {
      void this.frame;
      return untrack(() => this.#follow());
    });
  }

  readonly frame: Frame<View> = $derived.by(() => this.#props().frame);
  readonly acts: readonly A[] = $derived(this.frame.moves.flatMap((notation) => this.#game.readAct(notation) ?? []));
  /** The state that the viewer chose in this position; undefined before they did anything. */
  readonly choosing: S | undefined = $derived.by(() => this.#kept());
  readonly state: S = $derived.by(() => this.choosing ?? this.#game.stateFor(this));

  /** Worked out once for all places that ask. */
  readonly lit: ReadonlySet<Place> = $derived(this.state.lit);

  get view(): View {
    return this.frame.view;
  }

  get names(): Names {
    return this.#props().names;
  }

  get asks(): boolean {
    return settings.asks;
  }

  can = (act: A): boolean => this.frame.moves.includes(this.#game.writeAct(act));

  press = (place: Place, byTouch = false): void => this.#go(this.state.press(place, byTouch));

  choose = (answer: Answer): void => this.#go(this.state.choose(answer));

  drop = (place: Place): void => this.#go(this.state.drop(place));

  /** The viewer agrees to what will be lost. */
  confirm = (): void => {
    const acts = this.asking?.acts ?? [];
    this.asking = undefined;
    this.#carryOut(acts);
  };

  /** Whether there was something to let go of. */
  cancel = (): boolean => {
    if (this.asking) {
      this.asking = undefined;
      return true;
    }
    const next = this.state.cancel();
    this.#go(next);
    return next !== undefined;
  };

  /** Every act of a board leaves by here: what shall be confirmed first is asked here. */
  #go(next: Next<S, A>): void {
    if (next === undefined) return;
    this.asking = undefined;
    if ('press' in next) this.#chosen = { at: this.frame, state: next };
    else {
      // What is refused anyway gives nothing up.
      const loss = this.asks && this.can(next[0]) && this.#game.loss?.(next, this, this.names);
      if (loss) void this.#ask(next, loss);
      else this.#carryOut(next);
    }
  }

  /** The words come a moment later; by then the game may have gone on. */
  async #ask(acts: readonly A[], loss: Promise<Loss | undefined>): Promise<void> {
    const { frame } = this;
    const words = await loss;
    if (this.frame !== frame) return;
    if (words) this.asking = { ...words, acts };
    else this.#carryOut(acts);
  }

  #carryOut(acts: readonly A[]): void {
    if (acts.length === 1) this.#play(acts[0]);
    else if (acts.length > 1) {
      this.plan = acts;
      this.#chosen = undefined;
      this.#playNext();
    }
  }

  /** A second press of the same button plays nothing. */
  #play(act: A): void {
    const notation = this.#game.writeAct(act);
    const { plies } = this.frame;
    const at = performance.now();
    const last = this.#last;
    if (last.notation === notation && last.plies === plies && at - last.at < DOUBLE) return;
    this.#last = { notation, plies, at };
    this.#props().play(notation);
  }

  /** What was chosen, as far as it still holds. */
  #kept(): S | undefined {
    const { frame } = this;
    const chosen = this.#chosen;
    if (chosen?.at.viewer !== frame.viewer || isAsked(chosen.at) !== isAsked(frame)) return undefined;
    return chosen.at.plies === frame.plies ? chosen.state : this.#game.keep?.(chosen.state, chosen.at, frame);
  }

  /** With every frame: forgets what no longer holds, and goes on with the plan. */
  #follow(): (() => void) | undefined {
    const { plies } = this.frame;
    if (plies !== this.#plies) this.#advance();
    this.#plies = plies;
    if (this.plan.length === 0) return undefined;
    const timer = setTimeout(() => this.#playNext(), duration(this.#game.pace ?? 0));
    return () => clearTimeout(timer);
  }

  #advance(): void {
    const { frame } = this;
    const { readAct } = this.#game;
    const state = this.#kept();
    this.#chosen = state && { at: frame, state };
    this.pointed = undefined;
    this.asking = undefined;
    const own = frame.happened.filter(({ seat }) => seat === frame.viewer);
    const played = own.flatMap((each) => actIn(readAct, each) ?? []);
    this.plan = frame.plies < this.#plies ? [] : afterwards(this.plan, played, this.#rules);
  }

  #playNext(): void {
    const { waiting, viewer } = this.frame;
    const next = waiting.includes(viewer) ? nextOf(this.plan, this.acts, this.#rules) : 'wait';
    if (next === 'end') {
      this.plan = [];
      this.#chosen = undefined;
    } else if (next !== 'wait') this.#play(next);
  }
}
