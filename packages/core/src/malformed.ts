/**
 * A document from outside that is not what it should be: where in it, and why.
 * @example
 * new Malformed('log[3]', 'expected a seat and a move').message; // 'log[3]: expected a seat and a move'
 */
export class Malformed extends Error {
  readonly where: string;
  readonly why: string;

  constructor(where: string, why: string) {
    super(where === '' ? why : `${where}: ${why}`);
    this.name = 'Malformed';
    this.where = where;
    this.why = why;
  }
}

/**
 * Throws `Malformed` unless something holds of a document, besides the shape of its parts.
 * @example
 * demand(1 + 1 === 2, 'heap', 'must be even'); // undefined
 */
export function demand(holds: boolean, where: string, why: string): void {
  if (!holds) throw new Malformed(where, why);
}

/**
 * Throws `Malformed` unless a number is in a range, both ends included.
 * @example
 * demandRange(3, 'heap', 0, 10); // undefined
 */
export function demandRange(value: number, where: string, min: number, max: number): void {
  if (value < min || value > max) throw new Malformed(where, `must be from ${min} to ${max}, is ${value}`);
}

/**
 * The path of a part of a document.
 * @example
 * within('match', 'log'); // 'match.log'
 * within('match.log', 3); // 'match.log[3]'
 */
export const within = (where: string, key: string | number): string =>
  typeof key === 'number' ? `${where}[${key}]` : where === '' ? key : `${where}.${key}`;

/** What was found, in short; documents from outside can be too deep to be written out. */
function shown(json: unknown): string {
  if (Array.isArray(json)) return `a list of ${json.length}`;
  if (typeof json === 'object' && json !== null) return 'an object';
  const text = JSON.stringify(json) ?? String(json);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

/**
 * The document as an object; throws `Malformed` for anything else.
 * @example
 * expectObject({ seats: 2 }, ''); // { seats: 2 }
 */
export function expectObject(json: unknown, where: string): Readonly<Record<string, unknown>> {
  if (typeof json === 'object' && json !== null && !Array.isArray(json)) return json as Record<string, unknown>;
  throw new Malformed(where, `expected an object, found ${shown(json)}`);
}

/**
 * The document as an object with these keys and no others; throws `Malformed`.
 * @example
 * expectKeys({ name: 'Hina' }, 'seats[0]', ['name'], ['bot']); // { name: 'Hina' }
 */
export function expectKeys(
  json: unknown,
  where: string,
  required: readonly string[],
  optional: readonly string[] = [],
): Readonly<Record<string, unknown>> {
  const object = expectObject(json, where);
  for (const key of required) if (!Object.hasOwn(object, key)) throw new Malformed(within(where, key), 'is missing');
  for (const key of Object.keys(object)) {
    if (!required.includes(key) && !optional.includes(key)) {
      throw new Malformed(within(where, key), `is not known here; known: ${[...required, ...optional].join(', ')}`);
    }
  }
  return object;
}

/**
 * The document as a list; throws `Malformed` for anything else.
 * @example
 * expectArray([1, 2], 'log'); // [1, 2]
 */
export function expectArray(json: unknown, where: string): readonly unknown[] {
  if (Array.isArray(json)) return json;
  throw new Malformed(where, `expected a list, found ${shown(json)}`);
}

/**
 * The document as text; throws `Malformed` for anything else.
 * @example
 * expectString('Hina', 'name'); // 'Hina'
 */
export function expectString(json: unknown, where: string): string {
  if (typeof json === 'string') return json;
  throw new Malformed(where, `expected text, found ${shown(json)}`);
}

/**
 * The document as a whole number from `min` to `max`; throws `Malformed` for anything else.
 * @example
 * expectInteger(3, 'seats', 2, 4); // 3
 */
export function expectInteger(json: unknown, where: string, min: number, max: number): number {
  if (typeof json === 'number' && Number.isInteger(json) && json >= min && json <= max) return json;
  throw new Malformed(where, `expected a whole number from ${min} to ${max}, found ${shown(json)}`);
}

/**
 * The document as one of the choices; throws `Malformed` for anything else.
 * @example
 * expectOneOf('nim', 'game', ['nim', 'giants']); // 'nim'
 */
export function expectOneOf<T extends string | boolean | number>(
  json: unknown,
  where: string,
  choices: readonly T[],
): T {
  const choice = choices.find((each) => each === json);
  if (choice !== undefined) return choice;
  throw new Malformed(where, `expected one of ${choices.map(shown).join(', ')}, found ${shown(json)}`);
}
