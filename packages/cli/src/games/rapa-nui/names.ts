/** Names of things as the terminal writes them. */
import { bundleName, CARGO as CARGOS, countsOf, type TileName } from '@ahu/rapa-nui/public';

/** 'small moai' … 'pukao'. */
export const CARGO: readonly string[] = CARGOS.map((cargo) => (cargo === 'pukao' ? cargo : `${cargo} moai`));

/** '2 reed egg', of resources by name. */
export const bundle = (resources: readonly string[]): string => bundleName(countsOf(resources));

/** What each tile does, in a few words (R6). */
export const POWERS: Readonly<Record<TileName, string>> = {
  rest: 'a tired carrier stands up',
  barter: '3 resources for any 3',
  thrift: 'a capping costs 2 resources',
  reinforcement: 'one more sculptor',
  abundance: '3 more for erecting',
  bonus: '2 more for erecting',
  'exceptional offering': 'exceptional offerings when capping',
  conversion: 'the sorcerer sculpts or carries',
  'helping hand': 'a sculptor or the chief carries',
  favour: '3 points at the end',
};
