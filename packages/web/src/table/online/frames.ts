import { CHANCE } from '@ahu/core';
import type { ServerMessage, Step } from '@ahu/protocol';
import type { Frame, Happening, UndoStop } from '../../engine/frame.ts';

export type FrameMessage = Extract<ServerMessage, { kind: 'frame' }>;

/** Steps as the page knows happenings: each begins where the one before it ends. */
export function happeningsOf(from: number, before: unknown, steps: readonly Step[]): Happening[] {
  return steps.map(({ seat, notation, after }, i) => ({
    ply: from + i,
    seat,
    notation,
    before: i === 0 ? before : steps[i - 1].after,
    after,
  }));
}

/** What the server shows, as a frame of the page; undefined if what it goes on from is not known. */
export function frameOf(message: FrameMessage, known: Frame | undefined): Frame | undefined {
  const { from, before = known?.plies === from ? known.view : undefined, steps } = message;
  if (before === undefined || (known && message.before === undefined && known.viewer !== message.seat))
    return undefined;
  return {
    plies: message.plies,
    viewer: message.seat,
    view: steps.at(-1)?.after ?? before,
    moves: message.moves,
    waiting: message.waiting,
    over: message.over,
    winners: message.winners,
    canUndo: message.canTakeBack,
    happened: happeningsOf(from, before, steps),
  };
}

/** Several frames at once, for whoever did not look. */
export function merged(frames: readonly [Frame, ...Frame[]]): Frame {
  const [first, ...later] = frames;
  return later.reduce((before, next) => {
    const goesOn = next.happened.length === 0 || next.happened[0].ply === before.plies;
    return goesOn ? { ...next, happened: [...before.happened, ...next.happened] } : next;
  }, first);
}

/** Why a seat cannot take back, by what it knows was played last. */
export function undoStopOf(known: readonly Happening[], seat: number): UndoStop {
  const last = known.at(-1);
  if (!last || !known.some((each) => each.seat === seat)) return 'nothing';
  return last.seat === CHANCE || last.seat === seat ? 'shown' : 'answered';
}
