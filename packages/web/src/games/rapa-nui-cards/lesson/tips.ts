import { type Act, MOAI, readAct, type View } from '@ahu/rapa-nui-cards/public';
import type { Frame } from '../../../engine/frame.ts';
import type { Tip } from '../../contract/lesson.ts';
import type en from './words/en.ts';

const asks = ({ moves }: Frame, wanted: (act: Act) => boolean): boolean =>
  moves.some((notation) => {
    const act = readAct(notation);
    return act !== undefined && wanted(act);
  });

export const tips: readonly Tip<keyof typeof en.tips>[] = [
  { key: 'moai', when: (frame) => asks(frame, (act) => act.kind === 'play' && act.card === MOAI) },
  { key: 'substitute', when: ({ view }) => (view as View).phase === 'substitute' },
  { key: 'discard', when: (frame) => asks(frame, ({ kind }) => kind === 'discard') },
  { key: 'sacrifice', when: ({ view }) => (view as View).phase === 'sacrifice' },
  { key: 'hide', when: ({ view }) => (view as View).phase === 'hide' },
  { key: 'three', when: (frame) => asks(frame, (act) => act.kind === 'play' && act.count === 3) },
  { key: 'buy', when: (frame) => asks(frame, ({ kind }) => kind === 'buy') },
  { key: 'take', when: ({ view }) => (view as View).phase === 'take' },
  { key: 'end', when: ({ view }) => (view as View).deckSize <= 8 },
];
