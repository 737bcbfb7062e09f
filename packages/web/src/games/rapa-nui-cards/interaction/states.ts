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

  /** A mouse or a key has seen what it would bring, and plays; a finger sees it first. */
  press(spot: Spot, byTouch: boolean): Next<CardState, Act> {
    const acts = this.actsAt(spot);
    if (acts.length === 0) return [attemptAt(this.table.view, spot)];
    return acts.length === 1 && !byTouch ? acts : new Chosen(this.table, spot);
  }

  choose(act: Act): Next<CardState, Act> {
    return [act];
  }

  /** Dragged to where it belongs. */
  drop(spot: Spot): Next<CardState, Act> {
    return new Asked(this.table).press(spot, false);
  }

  cancel(): CardState | undefined {
    return undefined;
  }
}

/** A place was pressed and waits for a word: it can mean several acts, or a finger pressed it. */
class Chosen extends Asked {
  override readonly name = 'chosen';
  readonly spot: Spot;

  constructor(table: Table<View, Act>, spot: Spot) {
    super(table);
    this.spot = spot;
  }

  override get answers(): readonly Act[] {
    return this.actsAt(this.spot);
  }

  override press(spot: Spot, byTouch: boolean): Next<CardState, Act> {
    if (spot !== this.spot) return super.press(spot, byTouch);
    return this.answers.length === 1 ? this.answers : this.cancel();
  }

  override cancel(): CardState {
    return new Asked(this.table);
  }
}

export const stateFor = (table: Table<View, Act>): CardState => new Asked(table);

export const chosenIn = (state: CardState): Spot | undefined => (state instanceof Chosen ? state.spot : undefined);
