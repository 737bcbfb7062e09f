/** How a toll is drawn on its space: the owner's totem, and what they get. */
import { RESOURCES, type ResourceName, type Toll } from '@ahu/rapa-nui/public';

/** Above the carriers of the space, in units of the board. */
export const PIP_RISE = 30;
export const PIP_HEIGHT = 26;
/** Larger pips of neighbours would lie upon each other. */
export const LARGEST_PIP = 1.5;

const TOTEM = 26;
const RESOURCE = 22;
const STROKE = 9;

interface Pips {
  readonly width: number;
  /** From the left end; without a name a stroke between bundles that the owner chooses from. */
  readonly parts: readonly { readonly name: ResourceName | undefined; readonly x: number }[];
}

export function pipsOf(bundles: Toll['bundles']): Pips {
  const names = bundles.flatMap((bundle, i) => [
    ...(i > 0 ? [undefined] : []),
    ...bundle.flatMap((n, r) => Array.from({ length: n }, () => RESOURCES[r])),
  ]);
  let x = TOTEM;
  const parts = names.map((name) => {
    const part = { name, x };
    x += name === undefined ? STROKE : RESOURCE;
    return part;
  });
  return { width: x, parts };
}
