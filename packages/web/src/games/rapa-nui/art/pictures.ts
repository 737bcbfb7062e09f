import type { TileName } from '@ahu/rapa-nui/public';
import file from './pictures.svg?url';

/** One of the drawings in pictures.svg, for `<use>`. */
export const picture = (name: string): string => `${file}#${name}`;

export const tilePicture = (tile: TileName): string => `tile-${tile.replace(' ', '-')}`;
