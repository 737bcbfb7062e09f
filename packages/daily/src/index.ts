export { answerOf, islanderOf, type Minds } from './bot.ts';
export { DAY, type Day, dateAt, dayOf, numberOf } from './calendar.ts';
export { ISLANDER, type Island, islandOf } from './island.ts';
export { type Flaw, NoProof, Proof, proven } from './proof.ts';
export { type Result, standing } from './result.ts';
export { type Streak, streakOf } from './streak.ts';
