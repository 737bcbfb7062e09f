import { type Specimen, specimen } from '../specimen.ts';
import { boardsOf } from './boards.ts';
import CardFaces from './CardFaces.svelte';

export const specimens = async (): Promise<readonly Specimen[]> => [
  specimen('cards', CardFaces, {}),
  ...(await boardsOf('rapa-nui-cards', 4)),
];
