import type en from './en.ts';

const de: typeof en = {
  about: 'Was ein starker Bot an deiner Stelle täte, bis zum Ende deines Zuges.',
  thoughtsAbout: ({ name }) => `Was ${name} abwägt, das Wahrscheinlichste zuerst, soweit es alle wissen dürfen.`,
  notNow: 'Einen Tipp gibt es, sobald du etwas zu entscheiden hast.',
  weighing: 'Die Züge werden abgewogen …',
  enough: 'Genug',
  playIt: 'Spielen',
  playThis: ({ text }) => `Spielen: ${text}`,
  best: 'Am besten',
  second: 'Am zweitbesten',
  third: 'Am drittbesten',
  even: 'Etwa gleich gut',
  allEven: 'Diese Züge sind alle etwa gleich gut: Nimm, was dir gefällt.',
  lacks: 'Das leistet nur der beste Zug:',
  worse: {
    slightly: 'etwas schlechter',
    clearly: 'deutlich schlechter',
    much: 'viel schlechter',
  },
  odds: {
    hardly: 'Gewinnen wirst du kaum noch.',
    tenth: 'Von hier aus gewinnst du etwa eine von zehn Partien.',
    fifth: 'Von hier aus gewinnst du etwa eine von fünf Partien.',
    quarter: 'Von hier aus gewinnst du etwa eine von vier Partien.',
    third: 'Von hier aus gewinnst du etwa eine von drei Partien.',
    twoFifths: 'Von hier aus gewinnst du etwa zwei von fünf Partien.',
    half: 'Von hier aus gewinnst du etwa jede zweite Partie.',
    threeFifths: 'Von hier aus gewinnst du etwa drei von fünf Partien.',
    twoThirds: 'Von hier aus gewinnst du etwa zwei von drei Partien.',
    threeQuarters: 'Von hier aus gewinnst du etwa drei von vier Partien.',
    fourFifths: 'Von hier aus gewinnst du etwa vier von fünf Partien.',
    nineTenths: 'Von hier aus gewinnst du etwa neun von zehn Partien.',
    surely: 'Der Sieg ist dir fast sicher.',
  },
};
export default de;
