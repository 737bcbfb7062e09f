import type { Act, View } from '@ahu/rapa-nui-cards/public';
import type { Next, State, Table } from '../../contract/state.ts';
import { attemptAt, type Spot, spotOf } from './spots.ts';

export type CardState = Asked | Chosen;

/** Buying, playing and taking are pressed on the table; all else is asked in words as well. */
const PRESSED: readonly Act['kind'][] = ['buy', 'play', 'take'];

/** Nothing is chosen yet. */
class Asked implements State<CardState, Act, Spot> {
  readonly name: string = 'asked';
  readonly table: Table<View, Act>;

  constructor(table: Table<View, Act>) {
    this.table = table;
  }

  get lit(): ReadonlySet<Spot> {
    return new Set(this.table.acts.flatMap((act) => spotOf(act) ?? []));
  }

  get answers(): readonly Act[] {
    return this.table.acts.filter(({ kind }) => !PRESSED.includes(kind));
  }

  actsAt(spot: Spot): Act[] {
    return this.table.acts.filter((act) => spotOf(act) === spot);
  }

  /** A finger may have slipped, and a click too: what is pressed is played by a word, or by a second press. */
  press(spot: Spot, byTouch: boolean): Next<CardState, Act> {
    const acts = this.actsAt(spot);
    if (acts.length === 0) return [attemptAt(this.table.view, spot)];
    return acts.length > 1 || byTouch || this.table.asks ? new Chosen(this.table, acts, spot) : acts;
  }

  /** An only answer takes nothing away. */
  choose(act: Act): Next<CardState, Act> {
    const { acts, asks } = this.table;
    return acts.length > 1 && asks ? new Chosen(this.table, [act], spotOf(act)) : [act];
  }

  /** Dragged to where it belongs, which nobody does by mistake. */
  drop(spot: Spot): Next<CardState, Act> {
    const acts = this.actsAt(spot);
    return acts.length === 1 ? acts : new Asked(this.table).press(spot, false);
  }

  cancel(): CardState | undefined {
    return undefined;
  }
}

/** A place or an answer was pressed, which means these acts, and waits for a word. */
class Chosen extends Asked {
  override readonly name = 'chosen';
  readonly #acts: readonly Act[];
  readonly spot: Spot | undefined;

  constructor(table: Table<View, Act>, acts: readonly Act[], spot: Spot | undefined) {
    super(table);
    this.#acts = acts;
    this.spot = spot;
  }

  override get answers(): readonly Act[] {
    return this.#acts;
  }

  /** A second press at the same place plays what it means, or lets go of it if that is still to be said. */
  override press(spot: Spot, byTouch: boolean): Next<CardState, Act> {
    if (spot !== this.spot) return super.press(spot, byTouch);
    return this.answers.length === 1 ? this.answers : this.cancel();
  }

  override choose(act: Act): Next<CardState, Act> {
    return [act];
  }

  override cancel(): CardState {
    return new Asked(this.table);
  }
}

export const stateFor = (table: Table<View, Act>): CardState => new Asked(table);

/** The place that was pressed. */
export const chosenIn = (state: CardState): Spot | undefined => (state instanceof Chosen ? state.spot : undefined);
