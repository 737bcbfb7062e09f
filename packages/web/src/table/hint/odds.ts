/** Chances in plain words: the names of the fractions that people speak of, with what they stand for. */
const ODDS = {
  hardly: 0,
  tenth: 1 / 10,
  fifth: 1 / 5,
  quarter: 1 / 4,
  third: 1 / 3,
  twoFifths: 2 / 5,
  half: 1 / 2,
  threeFifths: 3 / 5,
  twoThirds: 2 / 3,
  threeQuarters: 3 / 4,
  fourFifths: 4 / 5,
  nineTenths: 9 / 10,
  surely: 1,
};
type Odds = keyof typeof ODDS;

const NAMES = Object.keys(ODDS) as Odds[];

/** The name of the fraction next to a chance. */
export const oddsOf = (chance: number): Odds =>
  NAMES.reduce((best, name) => (Math.abs(ODDS[name] - chance) < Math.abs(ODDS[best] - chance) ? name : best));

/** By how much a chance is smaller than the best one. */
export function worseBy(difference: number): 'slightly' | 'clearly' | 'much' {
  return difference < 0.05 ? 'slightly' : difference < 0.15 ? 'clearly' : 'much';
}
