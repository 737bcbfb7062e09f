import type { Position } from './game.ts';
import { expectArray, expectInteger, expectKeys, expectObject, expectOneOf, Malformed, within } from './malformed.ts';

/** A dimension is a size, or the names that a position's JSON uses in place of indices. */
type Dimension = number | readonly string[];

interface Field {
  readonly dimensions: readonly Dimension[];
  /** What the numbers in it stand for; −1 is none of them and saved as null. */
  readonly values?: readonly string[];
}

interface ScalarField extends Field {
  readonly kind: 'scalar';
}

interface GridField extends Field {
  readonly kind: 'grid';
}

/**
 * A field that is a single number.
 * @example
 * const layout = new Layout({ heap: number() });
 * layout.save(layout.fresh({ seats: 2 })); // { heap: 0 }
 */
export const number = (): ScalarField => ({ kind: 'scalar', dimensions: [] });

/**
 * A field that is one of `values`, by index; saved by name.
 * @example
 * const layout = new Layout({ phase: oneOf(['bid', 'place']) });
 * const state = layout.fresh({ seats: 2 });
 * state.phase = 1;
 * layout.save(state); // { phase: 'place' }
 */
export const oneOf = (values: readonly string[]): ScalarField => ({ kind: 'scalar', dimensions: [], values });

/**
 * A field of numbers, the last dimension running fastest: `grid(SEATS, KINDS)` is read at `seat * KINDS.length + kind`.
 * @example
 * const layout = new Layout({ cards: grid(2, ['fish', 'berry']) });
 * const state = layout.fresh({ seats: 2 });
 * state.cards[1 * 2 + 0] = 3;
 * layout.save(state); // { cards: [{}, { fish: 3 }] }
 */
export const grid = (...dimensions: Dimension[]): GridField => ({ kind: 'grid', dimensions });

/**
 * A field of indices into `values`, −1 where there is nothing; saved by name and as null.
 * @example
 * const layout = new Layout({ hexes: gridOf(['moai', 'pukao'], 2) });
 * const state = layout.fresh({ seats: 2 });
 * state.hexes[1] = 0;
 * layout.save(state); // { hexes: [null, 'moai'] }
 */
export const gridOf = (values: readonly string[], ...dimensions: Dimension[]): GridField => ({
  kind: 'grid',
  dimensions,
  values,
});

/**
 * Cells as a plain list. (`Array.from` walks an iterator, and takes ten times as long; views are full of lists.)
 * @example
 * listOf(Int16Array.of(4, 5, 6), 1, 2); // [5, 6]
 */
export function listOf(cells: ArrayLike<number>, first = 0, length = cells.length): number[] {
  const list = new Array<number>(length);
  for (let i = 0; i < length; i++) list[i] = cells[first + i];
  return list;
}

type Fields = Readonly<Record<string, ScalarField | GridField>>;

/** A state whose fields are windows on one buffer. */
export type StateOf<F extends Fields, Setup extends Position['setup']> = {
  setup: Setup;
  readonly cells: Int16Array;
} & { -readonly [K in keyof F as F[K] extends ScalarField ? K : never]: number } & {
  readonly [K in keyof F as F[K] extends GridField ? K : never]: Int16Array;
};

const sizeOf = (dimension: Dimension): number => (typeof dimension === 'number' ? dimension : dimension.length);

const lengthOf = (field: Field): number => field.dimensions.reduce<number>((size, d) => size * sizeOf(d), 1);

/**
 * Lays the fields of a state out in one buffer, so that copying, comparing and saving are each one statement and
 * no field can be forgotten. (A class per layout keeps one hidden class, which the engine's inner loops live on.)
 * @example
 * const layout = new Layout({ heap: number(), taken: grid(2) });
 * const state = layout.fresh({ seats: 2 });
 * state.taken[1] = 3;
 * layout.copy(state).cells; // Int16Array.of(0, 0, 3)
 */
export class Layout<F extends Fields, Setup extends Position['setup']> {
  readonly #fields: F;
  readonly #State: new (
    setup: Setup,
  ) => { setup: Setup; readonly cells: Int16Array };

  constructor(fields: F) {
    this.#fields = fields;
    this.#State = stateClass(fields);
  }

  fresh(setup: Setup): StateOf<F, Setup> {
    return new this.#State(setup) as StateOf<F, Setup>;
  }

  copy(from: StateOf<F, Setup>, into?: StateOf<F, Setup>): StateOf<F, Setup> {
    const copy = into ?? this.fresh(from.setup);
    copy.setup = from.setup;
    copy.cells.set(from.cells);
    return copy;
  }

  save(state: StateOf<F, Setup>): Record<string, unknown> {
    let offset = 0;
    return Object.fromEntries(
      Object.entries(this.#fields).map(([name, field]) => {
        const saved = save(state.cells, offset, field, 0);
        offset += lengthOf(field);
        return [name, saved];
      }),
    );
  }

  /** Fills a fresh state from JSON; that the numbers make sense together is the game's to check. */
  load(json: unknown, setup: Setup, where = ''): StateOf<F, Setup> {
    const object = expectKeys(json, where, Object.keys(this.#fields));
    const state = this.fresh(setup);
    let offset = 0;
    for (const [name, field] of Object.entries(this.#fields)) {
      load(object[name], within(where, name), state.cells, offset, field, 0);
      offset += lengthOf(field);
    }
    return state;
  }
}

function stateClass<F extends Fields, Setup>(fields: F) {
  const entries = Object.entries(fields);
  const size = entries.reduce((sum, [, field]) => sum + lengthOf(field), 0);

  class State {
    setup: Setup;
    readonly cells = new Int16Array(size);

    constructor(setup: Setup) {
      this.setup = setup;
      let offset = 0;
      for (const [name, field] of entries) {
        const end = offset + lengthOf(field);
        if (field.kind === 'grid') {
          const window = this.cells.subarray(offset, end);
          if (field.values) window.fill(-1);
          // Not assigned: after some 25 assignments by computed name V8 makes the state a dictionary, four times as slow.
          Object.defineProperty(this, name, { value: window, enumerable: true });
        }
        offset = end;
      }
    }
  }

  let offset = 0;
  for (const [name, field] of entries) {
    if (field.kind === 'scalar') Object.defineProperty(State.prototype, name, cellAt(offset));
    offset += lengthOf(field);
  }
  return State;
}

const cellAt = (offset: number): PropertyDescriptor & ThisType<Position> => ({
  get() {
    return this.cells[offset];
  },
  set(value: number) {
    this.cells[offset] = value;
  },
});

function save(cells: Int16Array, offset: number, field: Field, depth: number): unknown {
  if (depth === field.dimensions.length) {
    const cell = cells[offset];
    return field.values ? (field.values[cell] ?? null) : cell;
  }
  const dimension = field.dimensions[depth];
  const stride = strideOf(field, depth);
  const each = Array.from({ length: sizeOf(dimension) }, (_, i) => save(cells, offset + i * stride, field, depth + 1));
  if (typeof dimension === 'number') return each;
  return Object.fromEntries(dimension.map((name, i) => [name, each[i]] as const).filter(([, saved]) => saved !== 0));
}

function load(json: unknown, where: string, cells: Int16Array, offset: number, field: Field, depth: number): void {
  if (depth === field.dimensions.length) {
    cells[offset] = loadCell(json, where, field);
    return;
  }
  const dimension = field.dimensions[depth];
  const stride = strideOf(field, depth);
  const into = (part: unknown, name: string | number, i: number) =>
    load(part, within(where, name), cells, offset + i * stride, field, depth + 1);
  if (typeof dimension === 'number') {
    const list = expectArray(json, where);
    if (list.length !== dimension) throw new Malformed(where, `expected ${dimension} entries, found ${list.length}`);
    list.forEach((part, i) => {
      into(part, i, i);
    });
  } else {
    for (const [name, part] of Object.entries(expectObject(json, where))) {
      into(part, name, dimension.indexOf(expectOneOf(name, within(where, name), dimension)));
    }
  }
}

function loadCell(json: unknown, where: string, field: Field): number {
  if (!field.values) return expectInteger(json, where, -0x8000, 0x7fff);
  if (json === null) return -1;
  return field.values.indexOf(expectOneOf(json, where, field.values));
}

const strideOf = (field: Field, depth: number): number =>
  field.dimensions.slice(depth + 1).reduce<number>((size, d) => size * sizeOf(d), 1);
