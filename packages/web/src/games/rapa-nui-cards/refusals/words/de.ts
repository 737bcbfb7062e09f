import type en from './en.ts';

const A_CARD = ['Fischkarte', 'Beerenkarte', 'Süßkartoffelkarte', 'Getreidekarte'];
const PILE = ['Fischstapel', 'Beerenstapel', 'Süßkartoffelstapel', 'Getreidestapel'];
const PEOPLE = [
  'Fischsammler',
  'Beerensammler',
  'Süßkartoffelsammler',
  'Getreidesammler',
  'Holzfäller',
  'Priester',
  'Moai',
];

const de: typeof en = {
  refusals: {
    turn: ({ who }) => `${who} ist am Zug.`,
    bought: () => 'Du hast in diesem Zug schon eine Opferkarte gekauft.',
    wood: ({ has, needs }) => `Du hast ${has} Holz; das kostet ${needs}.`,
    hand: ({ card, has, needs }) => `Auf deiner Hand: ${has} ${PEOPLE[card]}. Nötig: ${needs}.`,
    rich: ({ has, needs }) => `Du hast ${has} Holz, und ${needs} reichen zum Bauen.`,
    pile: ({ type }) => `Der ${PILE[type]} ist leer.`,
    sacrifices: ({ type }) => `Du hast keine ${A_CARD[type]}.`,
    column: ({ column }) => `Spalte ${column + 1} ist leer.`,
  },
};
export default de;
