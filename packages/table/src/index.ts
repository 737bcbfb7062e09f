export { type Eyes, type Frame, type Happening, happeningsOf, joined, type Standing, type Step } from './frame.ts';
export { Projection, shownView, waitingIn } from './projection.ts';
export { isUndoable, mayRewind, rewind, takeBack, type UndoStop, undoFloor, undoStop } from './undo.ts';
export { frameFrom, setupOf, type Told, type WireFrame, withoutSetup, withSetup } from './wire.ts';
