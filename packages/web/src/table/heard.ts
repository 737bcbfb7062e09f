import type { Frame } from '../engine/frame.ts';
import type { Kit } from '../games/contract/kit.ts';
import type { SoundName } from '../platform/sound/sounds.ts';

/** What is heard of a frame: its last ply, and a chime for the viewer's turn after other players' moves. */
export function heard({ happened, waiting, viewer, over }: Frame, kit: Kit): SoundName[] {
  const last = happened.at(-1);
  if (!last) return [];
  const asked = waiting.includes(viewer) && last.seat !== viewer;
  return over || asked ? [kit.sound(last), 'chime'] : [kit.sound(last)];
}
