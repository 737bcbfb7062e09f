import { readAct, type View } from '@ahu/giants/public';
import type { Frame } from '../../../engine/frame.ts';
import type { Tip } from '../../contract/lesson.ts';
import type en from './words/en.ts';

const at =
  (phase: View['phase']) =>
  ({ view }: Frame): boolean =>
    (view as View).phase === phase;

const placements = ({ moves }: Frame) =>
  moves.flatMap((notation) => {
    const act = readAct(notation);
    return act?.kind === 'place' ? [act] : [];
  });

export const tips: readonly Tip<keyof typeof en.tips>[] = [
  { key: 'quarry', when: at('quarry') },
  { key: 'crew', when: at('crew') },
  { key: 'recover', when: at('recover') },
  { key: 'pick', when: at('pick') },
  { key: 'bid', when: at('bid') },
  { key: 'logs', when: (frame) => at('place')(frame) && placements(frame).some(({ logs }) => logs > 0) },
  {
    key: 'chief',
    when: (frame) => placements(frame).some(({ piece, action }) => piece === 'chief' && action !== 'none'),
  },
  { key: 'place', when: at('place') },
  { key: 'transport', when: at('transport') },
];
