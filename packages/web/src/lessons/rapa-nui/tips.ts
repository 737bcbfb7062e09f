import type { View } from '@ahu/rapa-nui';
import type { Frame } from '../../engine/frame.ts';
import type { Tip } from '../script.ts';
import type en from './words/en.ts';

const asks = ({ moves }: Frame, words: string): boolean => moves.some((notation) => notation.startsWith(words));
const at =
  (phase: View['phase']) =>
  ({ view }: Frame): boolean =>
    (view as View).phase === phase;

export const tips: readonly Tip<keyof typeof en.tips>[] = [
  { key: 'choose', when: at('choose') },
  { key: 'gain', when: at('gain') },
  { key: 'exchange', when: at('exchange') },
  { key: 'sculpt', when: at('sculpt') },
  { key: 'rest', when: (frame) => asks(frame, 'play rest') },
  { key: 'barter', when: (frame) => asks(frame, 'play barter') },
  { key: 'chief', when: ({ moves }) => moves.some((notation) => notation.includes('with chief')) },
  { key: 'place', when: at('place') },
  { key: 'improve', when: (frame) => asks(frame, 'buy') },
  { key: 'transport', when: at('transport') },
];
