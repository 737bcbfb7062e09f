import { type Act, type Goal, type Held, hexOfAhu, type Piece, type View } from '@ahu/giants/public';
import type { Next, State, Table } from '../../contract/state.ts';

export type GiantsTable = Table<View, Act>;

/** What is chosen on the way to an act. */
type Choice =
  | { readonly kind: 'fill'; readonly held: Partial<Held> }
  | { readonly kind: 'hold'; readonly piece: Piece }
  | { readonly kind: 'logs'; readonly logs: number }
  | { readonly kind: 'lift'; readonly object: string }
  | { readonly kind: 'bend' | 'stepBack' | 'peeking' | 'cancel' };

export type Answer = Act | Choice;

/** A state that does not know a choice ignores it. */
const CHOICES: readonly string[] = ['fill', 'hold', 'logs', 'lift', 'bend', 'stepBack'] satisfies Choice['kind'][];
const isAct = (answer: Answer): answer is Act => !CHOICES.includes(answer.kind);

const NOWHERE: ReadonlySet<string> = new Set();

/** What all states of Giants have; most of them have little of it. Places are hexes. */
export abstract class GiantsState implements State<GiantsState, Act, string, Answer> {
  abstract readonly name: string;
  readonly table: GiantsTable;
  /** The hex that is looked at or chosen. */
  readonly hex: string | undefined;

  constructor(table: GiantsTable, hex?: string) {
    this.table = table;
    this.hex = hex;
  }

  /** The same state with another hex. */
  abstract at(hex: string | undefined): GiantsState;

  get view(): View {
    return this.table.view;
  }

  get lit(): ReadonlySet<string> {
    return NOWHERE;
  }

  get answers(): readonly Answer[] {
    return [];
  }

  /** Pieces that can be taken from the reserve. */
  get pieces(): readonly Piece[] {
    return [];
  }

  get piece(): Piece | undefined {
    return undefined;
  }

  /** Objects that can be lifted. */
  get objects(): readonly string[] {
    return [];
  }

  get object(): string | undefined {
    return undefined;
  }

  /** Where the object can go. */
  get goals(): readonly Goal[] {
    return [];
  }

  acts<Kind extends Act['kind']>(...kinds: Kind[]): Extract<Act, { kind: Kind }>[] {
    return this.table.acts.filter(({ kind }) => (kinds as string[]).includes(kind)) as Extract<Act, { kind: Kind }>[];
  }

  press(hex: string): Next<GiantsState, Act> {
    return this.at(hex);
  }

  choose(answer: Answer): Next<GiantsState, Act> {
    if (answer.kind === 'peeking') return new Peeking(this.table, this);
    if (answer.kind === 'cancel') return this.cancel();
    return isAct(answer) ? [answer] : undefined;
  }

  drop(hex: string): Next<GiantsState, Act> {
    return this.at(hex);
  }

  cancel(): GiantsState | undefined {
    return undefined;
  }
}

/** Looking below a moai is possible at any time, and what was chosen before is there again afterwards. */
export class Peeking extends GiantsState {
  readonly name = 'peeking';
  readonly before: GiantsState;

  constructor(table: GiantsTable, before: GiantsState, hex?: string) {
    super(table, hex);
    this.before = before;
  }

  at(hex: string | undefined): Peeking {
    return new Peeking(this.table, this.before, hex);
  }

  override get lit(): ReadonlySet<string> {
    return new Set(this.acts('peek').map(({ ahu }) => hexOfAhu(ahu)));
  }

  #on(hex: string | undefined): Extract<Act, { kind: 'peek' }>[] {
    return this.acts('peek').filter(({ ahu }) => hexOfAhu(ahu) === hex);
  }

  override get answers(): readonly Answer[] {
    return [...this.#on(this.hex), { kind: 'cancel' }];
  }

  override cancel(): GiantsState {
    return this.before.at(undefined);
  }
}
