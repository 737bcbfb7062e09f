import type { Random } from '@ahu/core';
import type { GenericSchema } from '@ahu/protocol';
import { pick } from './mutations.ts';

/** As much as is needed here of how valibot keeps a schema. */
interface Shape {
  readonly type: string;
  readonly entries?: Record<string, Shape>;
  readonly options?: readonly Shape[];
  readonly item?: Shape;
  readonly wrapped?: Shape;
  readonly literal?: unknown;
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
}

/** Of every sort that some schema asks for; what the regular expressions of a schema refuse is not taken. */
const TEXTS = [
  ...[
    'Ana',
    'Vakai',
    'rano raraku',
    'long enough',
    'AAAA',
    'ana@ahu.example',
    'https://[::1]/hook',
    '0',
    '7',
    'internal',
  ],
  ...['AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', 'e30', 'usb', 'bid 1', '\u3164', '\u2028', 'Аnn', 'x'.repeat(40)],
];
const NUMBERS = [0, 1, 2, 3, 4, 5, 7, 30, 60, 600];

/** A document that a schema could accept; not always, since only some of what it asks is looked at. */
export function sampleOf(schema: GenericSchema, random: Random, texts: readonly string[]): unknown {
  return sample(schema as unknown as Shape, random, [...TEXTS, ...texts]);
}

function sample(shape: Shape, random: Random, texts: readonly string[]): unknown {
  const of = (inner: Shape): unknown => sample(inner, random, texts);
  switch (shape.type) {
    case 'object':
    case 'strict_object':
    case 'loose_object':
      return Object.fromEntries(Object.entries(shape.entries ?? {}).map(([key, inner]) => [key, of(inner)]));
    case 'variant':
    case 'union':
      return of(pick(random, shape.options ?? []));
    case 'picklist':
      return pick(random, shape.options as readonly unknown[]);
    case 'array':
      return Array.from({ length: 1 + random.below(5) }, () => of(shape.item as Shape));
    case 'optional':
      return random.below(3) === 0 ? undefined : of(shape.wrapped as Shape);
    case 'nullable':
      return random.below(3) === 0 ? null : of(shape.wrapped as Shape);
    case 'literal':
      return shape.literal;
    case 'number':
      return pick(random, NUMBERS);
    case 'boolean':
      return random.below(2) === 0;
    case 'string':
      return pick(random, fitting(shape, texts));
    default:
      return {};
  }
}

/** Those that the regular expressions of a string let through, or all if none is. */
function fitting({ pipe = [] }: Shape, texts: readonly string[]): readonly string[] {
  const patterns = pipe.flatMap(({ requirement }) => (requirement instanceof RegExp ? [requirement] : []));
  const good = texts.filter((text) => patterns.every((pattern) => pattern.test(text)));
  return good.length > 0 ? good : texts;
}
