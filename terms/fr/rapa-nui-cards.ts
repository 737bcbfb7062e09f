import type en from '../en/rapa-nui-cards.ts';
import type { Translation } from '../terms.ts';

const terms: Translation<typeof en> = {
  words: {
    'village card of a type': 'chasseur-cueilleur Poisson',
    'sacrifice card': 'carte sacrifice Poisson',
    types: 'poisson, mûre, patate douce, céréale',
    'woodcutter, priest': 'bûcheron, prêtre',
    village: 'village',
    'column; front card': 'colonne; carte de devant',
    deck: 'pioche',
    pile: 'pile',
    stone: 'pierre sacrificielle',
    'sacrifice round': 'tour de sacrifices',
    'face up, face down': 'face visible, face cachée',
    'to build a moai; builder': 'construire; bâtisseur',
    'to score a card': 'évaluer, évaluation',
    majority: 'majorité',
    wood: '3 bois',
    glory: '3 points de gloire',
    'remove from the game': 'retirer du jeu',
  },
  out: {
    'offrandes?|offr(ir|e|es|ent)': 'sacrifice, sacrifier',
    'baies?': 'mûre',
    'patates?(?! douce)': 'patate douce',
    'dress(er|e|ez|é|és|ée|ent)': 'construire',
    'décompt(e|es|er|ée|é|ées|és)(?! final)': 'évaluer',
    '\\d gloires?|gloires': 'points de gloire',
    'regarni\\w*': 'compléter',
    'tours? de sacrifice': 'tour de sacrifices',
    'bât(ir|it|issent)': 'construire',
  },
};

export default terms;
