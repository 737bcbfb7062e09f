import type { View } from '@ahu/giants';
import type { Frame } from '../../engine/frame.ts';
import type { Tip } from '../script.ts';
import type en from './words/en.ts';

const at =
  (phase: View['phase']) =>
  ({ view }: Frame): boolean =>
    (view as View).phase === phase;

export const tips: readonly Tip<keyof typeof en.tips>[] = [
  { key: 'quarry', when: at('quarry') },
  { key: 'crew', when: at('crew') },
  { key: 'recover', when: at('recover') },
  { key: 'pick', when: at('pick') },
  { key: 'bid', when: at('bid') },
  { key: 'logs', when: (frame) => at('place')(frame) && frame.moves.some((move) => / logs? at /.test(move)) },
  { key: 'chief', when: ({ moves }) => moves.some((move) => /^place chief .*:/.test(move)) },
  { key: 'place', when: at('place') },
  { key: 'transport', when: at('transport') },
];
