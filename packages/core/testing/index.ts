export { type Conformity, conformance, type Plan } from './conformance.ts';
export { Fault, type Law } from './fault.ts';
export { perft } from './perft.ts';
export { Mismatch, type Playthrough, readPlaythrough, runPlaythrough } from './playthrough.ts';
export { randomPly } from './random-game.ts';
export { recordPlaythrough } from './record.ts';
