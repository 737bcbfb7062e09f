import type { View } from '@ahu/rapa-nui-cards';
import type { Frame } from '../../engine/frame.ts';
import type { Tip } from '../script.ts';
import type en from './words/en.ts';

const asks = ({ moves }: Frame, words: string): boolean => moves.some((notation) => notation.startsWith(words));

export const tips: readonly Tip<keyof typeof en.tips>[] = [
  { key: 'moai', when: (frame) => asks(frame, 'play moai') },
  { key: 'substitute', when: ({ view }) => (view as View).phase === 'substitute' },
  { key: 'discard', when: (frame) => asks(frame, 'discard') },
  { key: 'sacrifice', when: ({ view }) => (view as View).phase === 'sacrifice' },
  { key: 'hide', when: ({ view }) => (view as View).phase === 'hide' },
  { key: 'three', when: (frame) => asks(frame, 'play 3') },
  { key: 'buy', when: (frame) => asks(frame, 'buy') },
  { key: 'take', when: ({ view }) => (view as View).phase === 'take' },
  { key: 'end', when: ({ view }) => (view as View).deckSize <= 8 },
];
