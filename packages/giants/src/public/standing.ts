/** What a player's points are as far as a view tells (G4.2). */
import type { Seat } from '@ahu/core';
import { ahuCalled, ahuNamed, sizeOf, valuesOf } from './queries.ts';
import type { End } from './reach.ts';
import type { View } from './view.ts';
import { type HexName, type ObjectName, TABLET_VALUE } from './vocabulary.ts';

export interface Standing {
  readonly points: number;
  /** Whether a base that the view hides could be worth more to this player. */
  readonly atLeast: boolean;
}

/**
 * The points of a player so far, with all that they would score if the game ended now: exact for one's own where own
 * bases are marked, and for everybody at the end.
 * @example
 * standingOf(view, 0); // { points: 9, atLeast: false }
 */
export function standingOf(view: View, seat: Seat): Standing {
  const { ahus, players, setup } = view;
  const { prestige, openScore, tablets } = players[seat];
  let moai = 0;
  let headdresses = 0;
  for (const ahu of ahus) {
    if (ahu.owner !== seat || ahu.moai === null) continue;
    const values = valuesOf(view, ahu.ahu) ?? { moai: 0, headdress: 0 };
    moai += values.moai * sizeOf(ahu.moai);
    if (ahu.capped) headdresses += values.headdress;
  }
  const known = Math.max(prestige + moai, openScore ?? 0);
  const isOwn = seat === view.seat && setup.options.ownBases === 'marked';
  return {
    points: known + headdresses + TABLET_VALUE * Math.floor(tablets / 2),
    atLeast:
      !isOwn &&
      ahus.some(({ owner, moai: size, capped }) => owner === null && size !== null && (openScore === null || capped)),
  };
}

/**
 * How many of a player's bases have no moai yet; the game ends with the round in which a player has none left (G4.1).
 * Undefined where a screen hides it.
 * @example
 * basesLeft(view, view.seat); // 7
 */
export function basesLeft({ ahus, players }: View, seat: Seat): number | undefined {
  const { reserve } = players[seat];
  return reserve === null
    ? undefined
    : reserve.bases + ahus.filter(({ owner, moai }) => owner === seat && moai === null).length;
}

/**
 * What the player who carries an object gains by an end, at once or when the game is over (G4.2).
 * @example
 * gainOf(view, 'moai 2a', 'E7', { kind: 'erect', slot: 1 }); // 6
 */
export function gainOf(view: View, object: ObjectName, hex: HexName, end: End): number {
  if (end.kind !== 'erect' && end.kind !== 'cap') return 0;
  const ahu = ahuNamed(hex, end.slot);
  const { moai, headdress } = valuesOf(view, ahu) ?? { moai: 0, headdress: 0 };
  if (end.kind === 'erect') return moai * sizeOf(object);
  return ahuCalled(view, ahu)?.owner === view.seat ? headdress : 0;
}
