import type en from '../en/rapa-nui-cards.ts';
import type { Translation } from '../terms.ts';

const terms: Translation<typeof en> = {
  words: {
    'village card of a type': 'cacciatore-raccoglitore di pesce',
    'sacrifice card': 'carta sacrificio pesce',
    types: 'pesce, bacca, patata dolce, cereale',
    'woodcutter, priest': 'boscaiolo, sacerdote',
    village: 'villaggio',
    'column; front card': 'colonna; prima carta',
    deck: 'mazzo',
    pile: 'pila',
    stone: 'pietra sacrificale',
    'sacrifice round': 'giro di sacrifici',
    'face up, face down': 'scoperta, coperta',
    'to build a moai; builder': 'costruire; costruttore',
    'to score a card': 'valutare, valutazione',
    majority: 'maggioranza',
    wood: '3 legni',
    glory: '3 punti gloria',
    'remove from the game': 'togliere dal gioco',
  },
  out: {
    taglialegna: 'boscaiolo',
    'batat[ae]': 'patata dolce',
    'innalz\\w+': 'costruire',
    'si conta (un|una|la|quella|questa)|conta(re|ta) la carta': 'valutare',
    '\\d glori[ae]|glorie': 'punti gloria',
  },
};

export default terms;
