export { LEVELS, type LevelName } from './levels.ts';
export { Network } from './network.ts';
export { type Effort, plainPlayer, playerOf, playoutPlayer, type Training } from './player.ts';
export type { Candidate } from './search.ts';
export { SearchBot } from './search-bot.ts';
export { examine } from './training/exam.ts';
export { Learner, scatter } from './training/learner.ts';
export { type Lessons, SelfPlay } from './training/self-play.ts';
export { readWeights, type WeightsFile, writeWeights } from './weights.ts';
