import { KINDS } from './vocabulary.ts';

/** A move as its notation puts it. */
export type Deed =
  | { readonly verb: 'buy' | 'sacrifice' | 'hide' | 'offer' | 'substitute' | 'reveal'; readonly type: number }
  | { readonly verb: 'play'; readonly kind: number; readonly count: number }
  | { readonly verb: 'take'; readonly column: number }
  | { readonly verb: 'lay'; readonly kind: number }
  | { readonly verb: 'discard' | 'glory' | 'wood' };

const kindOf = (name: string): number => (KINDS as readonly string[]).indexOf(name);

export function readDeed(notation: string): Deed {
  const [verb, first, second] = notation.split(' ');
  switch (verb) {
    case 'play':
      return second === undefined
        ? { verb, kind: kindOf(first), count: 1 }
        : { verb, kind: kindOf(second), count: Number(first) };
    case 'take':
      return { verb, column: Number(second) - 1 };
    case 'lay':
      return { verb, kind: kindOf(first) };
    case 'discard':
      return { verb };
    case 'choose':
      return first === 'glory' || first === 'wood' ? { verb: first } : { verb: 'substitute', type: kindOf(first) };
    case 'sacrifice':
      return { verb: second === 'face' ? 'hide' : 'sacrifice', type: kindOf(first) };
    default:
      return { verb: verb as 'buy' | 'offer' | 'reveal', type: kindOf(first) };
  }
}
