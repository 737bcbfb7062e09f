export { analyse, type Plan, type Progress } from './analyse.ts';
export { type Decision, decisionsOf, isDecision } from './decisions.ts';
export { EQUAL, type Examination, examine } from './examine.ts';
export {
  type Exercise,
  type ExerciseFile,
  packLog,
  positionOf,
  readExercises,
  unpackLog,
} from './exercise.ts';
export type { Followed, LinePly } from './follow.ts';
export { Judge, type Judgement, type Knowledge, type Light } from './judge.ts';
export { luckOf, type Stroke, sharesOf } from './luck.ts';
export { type Mining, mine, mineMatch } from './mine.ts';
export { curveOf, type Play, type Point, playOf, type TurningPoint, turningPoints } from './report.ts';
export { THRESHOLDS, VERDICTS, type Verdict, verdictOn } from './verdicts.ts';
