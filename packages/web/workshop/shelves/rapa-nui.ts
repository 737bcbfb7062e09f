import { type Specimen, specimen } from '../specimen.ts';
import { boardsOf } from './boards.ts';
import RapaNuiPieces from './RapaNuiPieces.svelte';

export const specimens = async (): Promise<readonly Specimen[]> => [
  specimen('pieces', RapaNuiPieces, {}),
  ...(await boardsOf('rapa-nui', 4)),
];
