import { type Specimen, specimen } from '../specimen.ts';
import { boardsOf } from './boards.ts';
import GiantsPieces from './GiantsPieces.svelte';

export const specimens = async (): Promise<readonly Specimen[]> => [
  specimen('pieces', GiantsPieces, {}),
  ...(await boardsOf('giants', 5)),
];
