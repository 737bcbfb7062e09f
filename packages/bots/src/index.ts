export { type Evaluator, NetworkEvaluator, PlayoutEvaluator } from './evaluator.ts';
export { LEVELS, type Level, type LevelName } from './levels.ts';
export { Network } from './network.ts';
export { type Budget, type Candidate, Search } from './search.ts';
export { SearchBot, type Thinking } from './search-bot.ts';
export { readWeights, type WeightsFile, writeWeights } from './weights.ts';
export { worthOf } from './worth.ts';
