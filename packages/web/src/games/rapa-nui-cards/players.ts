import type { PlayerView, View } from '@ahu/rapa-nui-cards/public';
import type { Frame } from '../../engine/frame.ts';

/** A player as far as these eyes see them. */
export const playerIn = ({ open, view }: Frame<View>, seat: number): PlayerView => (open?.[seat] ?? view).players[seat];
