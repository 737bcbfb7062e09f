import type { Frame } from '../engine/frame.ts';
import type { Kit } from '../games/contract/kit.ts';

type Answering = Pick<Kit, 'isAside' | 'routine'>;

/** Moves that answer what the viewer is asked; what could be done at any other time as well is no answer. */
export const answersTo = (frame: Frame, kit: Answering): string[] =>
  frame.moves.filter((notation) => !kit.isAside(notation));

/** What needs no asking: the only answer there is, or the one that everybody would give. */
export function obvious(frame: Frame, kit: Answering): string | undefined {
  const answers = answersTo(frame, kit);
  return answers.length === 1 ? answers[0] : kit.routine(frame);
}
