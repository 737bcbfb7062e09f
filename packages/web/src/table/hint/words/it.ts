import type en from './en.ts';

const it: typeof en = {
  about: 'Che cosa farebbe un bot forte al tuo posto, fino alla fine del tuo turno.',
  thoughtsAbout: ({ name }) =>
    `Che cosa sta soppesando ${name}, la più probabile per prima, per quanto tutti possano saperlo.`,
  notNow: 'Il consiglio arriva quando hai qualcosa da decidere.',
  weighing: 'Si pesano le mosse…',
  enough: 'Basta',
  playIt: 'Gioca',
  playThis: ({ text }) => `Gioca: ${text}`,
  best: 'La migliore',
  second: 'La seconda',
  third: 'La terza',
  even: 'Più o meno pari',
  allEven: 'Queste mosse si equivalgono: scegli quella che preferisci.',
  lacks: 'Solo la migliore fa questo:',
  worse: {
    slightly: 'un po’ peggio',
    clearly: 'nettamente peggio',
    much: 'molto peggio',
  },
  odds: {
    hardly: 'Ormai non vincerai quasi più.',
    tenth: 'Da qui vinci circa una volta su dieci.',
    fifth: 'Da qui vinci circa una volta su cinque.',
    quarter: 'Da qui vinci circa una volta su quattro.',
    third: 'Da qui vinci circa una volta su tre.',
    twoFifths: 'Da qui vinci circa due volte su cinque.',
    half: 'Da qui vinci circa una volta su due.',
    threeFifths: 'Da qui vinci circa tre volte su cinque.',
    twoThirds: 'Da qui vinci circa due volte su tre.',
    threeQuarters: 'Da qui vinci circa tre volte su quattro.',
    fourFifths: 'Da qui vinci circa quattro volte su cinque.',
    nineTenths: 'Da qui vinci circa nove volte su dieci.',
    surely: 'La vittoria è quasi certa.',
  },
};
export default it;
