import type { Frame } from '../engine/frame.ts';
import type { Kit } from '../games/contract/kit.ts';
import type { GameId } from '../games/registry.ts';
import type { SoundName } from '../platform/sound/sounds.ts';

const USUAL: Readonly<Record<GameId, SoundName>> = { giants: 'stone', 'rapa-nui': 'wood', 'rapa-nui-cards': 'card' };

/** What is heard of a frame: its last ply, and a chime for whoever is asked after others have moved. */
export function heard({ happened, waiting, viewer, over }: Frame, kit: Kit, game: GameId): SoundName[] {
  const last = happened.at(-1);
  if (!last) return [];
  const move = kit.sound(last) ?? USUAL[game];
  const asked = waiting.includes(viewer) && last.seat !== viewer;
  return over || asked ? [move, 'chime'] : [move];
}
