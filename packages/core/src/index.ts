export { ActTable, type Pattern } from './act-table.ts';
export { askBot, type Bot, BotFault, type Idea, legalMoves, randomBot, scriptedBot, tellBots } from './bot.ts';
export { drawChance } from './chance.ts';
export { FairChance, isSeed, type Seed, seedFrom, seedHash } from './fair-chance.ts';
export type { Act, Facts, Game, Move, OptionSpec, Position, Refusal, RuleId } from './game.ts';
export type { Insight, Traits } from './insight.ts';
export { grid, gridOf, Layout, listOf, number, oneOf, type StateOf } from './layout.ts';
export {
  demand,
  demandRange,
  expectArray,
  expectInteger,
  expectKeys,
  expectObject,
  expectOneOf,
  expectString,
  Malformed,
  within,
} from './malformed.ts';
export { Match, type MatchEnd, type MatchRecord, type Ply, type Sitter } from './match.ts';
export { type MatchFile, readMatch, writeMatch } from './match-file.ts';
export { playToEnd } from './play-to-end.ts';
export { type Random, Sfc32 } from './random.ts';
export { byWeight, type Explainer, type Line, mainReasons, type Reason } from './reasons.ts';
export { IllegalMove, readMove, referee, refusal, UnreadableMove } from './referee.ts';
export {
  AUDIENCE,
  CHANCE,
  EVERYBODY,
  firstOf,
  has,
  highest,
  MAX_SEATS,
  NOBODY,
  only,
  players,
  type Seat,
  type SeatSet,
  seatsOf,
  writeSeat,
} from './seats.ts';
export { versionsOf } from './versions.ts';
