/** A document from outside that is not what it should be: where in it, and why. */
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

/** For what must hold of a position besides the shape of its parts. */
export function demand(holds: boolean, where: string, why: string): void {
  if (!holds) throw new Malformed(where, why);
}

export function demandRange(value: number, where: string, min: number, max: number): void {
  if (value < min || value > max) throw new Malformed(where, `must be from ${min} to ${max}, is ${value}`);
}

/** The same fault seen from further out: `log[3]` of `match` is `match.log[3]`. */
export const within = (where: string, key: string | number): string =>
  typeof key === 'number' ? `${where}[${key}]` : where === '' ? key : `${where}.${key}`;

/** What was found, in short; documents from outside can be too deep to be written out. */
function shown(json: unknown): string {
  if (Array.isArray(json)) return `a list of ${json.length}`;
  if (typeof json === 'object' && json !== null) return 'an object';
  const text = JSON.stringify(json) ?? String(json);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

export function expectObject(json: unknown, where: string): Readonly<Record<string, unknown>> {
  if (typeof json === 'object' && json !== null && !Array.isArray(json)) return json as Record<string, unknown>;
  throw new Malformed(where, `expected an object, found ${shown(json)}`);
}

/** An object with these keys and no others. */
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

export function expectArray(json: unknown, where: string): readonly unknown[] {
  if (Array.isArray(json)) return json;
  throw new Malformed(where, `expected a list, found ${shown(json)}`);
}

export function expectString(json: unknown, where: string): string {
  if (typeof json === 'string') return json;
  throw new Malformed(where, `expected text, found ${shown(json)}`);
}

export function expectInteger(json: unknown, where: string, min: number, max: number): number {
  if (typeof json === 'number' && Number.isInteger(json) && json >= min && json <= max) return json;
  throw new Malformed(where, `expected a whole number from ${min} to ${max}, found ${shown(json)}`);
}

export function expectOneOf<T extends string | boolean | number>(
  json: unknown,
  where: string,
  choices: readonly T[],
): T {
  const choice = choices.find((each) => each === json);
  if (choice !== undefined) return choice;
  throw new Malformed(where, `expected one of ${choices.map(shown).join(', ')}, found ${shown(json)}`);
}
