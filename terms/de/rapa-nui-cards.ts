import type en from '../en/rapa-nui-cards.ts';
import type { Translation } from '../terms.ts';

const terms: Translation<typeof en> = {
  words: {
    'village card of a type': 'Fischsammler (rules: Jäger und Sammler)',
    'sacrifice card': 'Fischkarte (Opferkarte)',
    types: 'Fisch, Beere, Süßkartoffel, Getreide',
    'woodcutter, priest': 'Holzfäller, Priester',
    village: 'Dorf',
    'column; front card': 'Spalte; vorderste Karte',
    deck: 'Nachziehstapel',
    pile: 'Opferstapel',
    stone: 'Opferstein',
    'sacrifice round': 'Opferrunde',
    'face up, face down': 'offen, verdeckt',
    'to build a moai; builder': 'bauen; Erbauer',
    'to score a card': 'werten, Wertung',
    majority: 'Mehrheit',
    wood: '3 Holz',
    glory: '3 Ruhm',
    'remove from the game': 'aus dem Spiel nehmen',
  },
  out: {
    '(vier|ersten|zweiten|dritten|vierten|jeder|derselben|einer|leere|den) Reihen?': 'Spalte',
    'Bataten?': 'Süßkartoffel',
    'errichte\\w*': 'bauen',
    'vordere[nrs]? Karten?': 'vorderste Karte',
    'einen Ruhm': '1 Ruhm',
    'erste[rn]? Spielern?': 'Startspieler',
  },
};

export default terms;
