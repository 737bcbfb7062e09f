import type en from './en.ts';

const fr: typeof en = {
  about: 'Ce que ferait un robot fort à ta place, jusqu’à la fin de ton tour.',
  thoughtsAbout: ({ name }) =>
    `Ce que pèse ${name}, le plus probable d’abord, pour autant que tout le monde puisse le savoir.`,
  notNow: 'Un conseil est possible dès que tu as une décision à prendre.',
  weighing: 'Les coups sont pesés…',
  enough: 'Ça suffit',
  playIt: 'Jouer',
  playThis: ({ text }) => `Jouer : ${text}`,
  best: 'Le meilleur coup',
  second: 'Le deuxième',
  third: 'Le troisième',
  even: 'À peu près égal',
  allEven: 'Ces coups se valent à peu près : choisis celui qui te plaît.',
  lacks: 'Seul le meilleur coup fait ceci :',
  worse: {
    slightly: 'un peu moins bon',
    clearly: 'nettement moins bon',
    much: 'bien moins bon',
  },
  odds: {
    hardly: 'Tu n’as presque plus de chances de gagner.',
    tenth: 'D’ici, tu gagnes environ une fois sur dix.',
    fifth: 'D’ici, tu gagnes environ une fois sur cinq.',
    quarter: 'D’ici, tu gagnes environ une fois sur quatre.',
    third: 'D’ici, tu gagnes environ une fois sur trois.',
    twoFifths: 'D’ici, tu gagnes environ deux fois sur cinq.',
    half: 'D’ici, tu gagnes environ une fois sur deux.',
    threeFifths: 'D’ici, tu gagnes environ trois fois sur cinq.',
    twoThirds: 'D’ici, tu gagnes environ deux fois sur trois.',
    threeQuarters: 'D’ici, tu gagnes environ trois fois sur quatre.',
    fourFifths: 'D’ici, tu gagnes environ quatre fois sur cinq.',
    nineTenths: 'D’ici, tu gagnes environ neuf fois sur dix.',
    surely: 'Ta victoire est presque certaine.',
  },
};
export default fr;
