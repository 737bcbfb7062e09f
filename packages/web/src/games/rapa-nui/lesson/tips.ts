import { type Act, readAct, type TileName, type View } from '@ahu/rapa-nui/public';
import type { Frame } from '../../../engine/frame.ts';
import type { Tip } from '../../contract/lesson.ts';
import type en from './words/en.ts';

const asks = ({ moves }: Frame, wanted: (act: Act) => boolean): boolean =>
  moves.some((notation) => {
    const act = readAct(notation);
    return act !== undefined && wanted(act);
  });

const plays =
  (tile: TileName) =>
  (act: Act): boolean =>
    act.kind === 'use' && act.by === 'play' && act.tile === tile;

const bringsChief = (act: Act): boolean =>
  (act.kind === 'place' && act.chief !== undefined) || (act.kind === 'use' && act.chief === true);
const at =
  (phase: View['phase']) =>
  ({ view }: Frame): boolean =>
    (view as View).phase === phase;

export const tips: readonly Tip<keyof typeof en.tips>[] = [
  { key: 'choose', when: at('choose') },
  { key: 'gain', when: at('gain') },
  { key: 'exchange', when: at('exchange') },
  { key: 'sculpt', when: at('sculpt') },
  { key: 'rest', when: (frame) => asks(frame, plays('rest')) },
  { key: 'barter', when: (frame) => asks(frame, plays('barter')) },
  { key: 'chief', when: (frame) => asks(frame, bringsChief) },
  { key: 'place', when: at('place') },
  { key: 'improve', when: (frame) => asks(frame, ({ kind }) => kind === 'buy') },
  { key: 'transport', when: at('transport') },
];
