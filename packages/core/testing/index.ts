export { type Conformity, conformance, type Plan } from './conformance.ts';
export { Fault, type Law } from './fault.ts';
export { type Nim, nim } from './nim.ts';
export { perft } from './perft.ts';
export { type PlayFile, playFiles } from './play-files.ts';
export { Mismatch, type Playthrough, readPlaythrough, runPlaythrough } from './playthrough.ts';
export { randomPly } from './random-game.ts';
export { recordPlaythrough } from './record.ts';
