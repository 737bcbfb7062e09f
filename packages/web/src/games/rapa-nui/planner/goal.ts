import type { Goal } from '@ahu/rapa-nui/public';
import { bundleName, tileName } from '../drawing/names.ts';
import { w } from '../words/index.ts';

/** What the end of a way brings and whom it pays: "you +5 wood", "tile Rest", "Vakai +1 reed". */
export function goalItems({ gain, paid, tile }: Goal, names: readonly string[]): string[] {
  const { detail, resources } = w();
  const kinds = gain?.kinds.map((kind) => resources[kind]({ n: gain.count }));
  return [
    kinds ? detail.gains({ what: detail.or({ items: kinds }) }) : detail.offering,
    ...(tile === undefined ? [] : [detail.tile({ tile: tileName(tile) })]),
    ...paid.map(({ seat, bundles }) =>
      detail.pays({ who: names[seat], what: detail.or({ items: bundles.map(bundleName) }) }),
    ),
  ];
}
