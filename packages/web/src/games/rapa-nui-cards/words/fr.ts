import { listsOf, pluralsOf } from '../../../platform/words/language.ts';
import type en from './en.ts';

const plural = pluralsOf('fr');
const list = listsOf('fr');

const KIND = ['Poisson', 'Baie', 'Patate', 'Céréale', 'Bûcheron', 'Prêtre', 'Moaï'];
const A_KIND = ['un poisson', 'une baie', 'une patate douce', 'une céréale', 'un bûcheron', 'un prêtre', 'un moaï'];
const THE_KIND = ['le poisson', 'la baie', 'la patate douce', 'la céréale', 'le bûcheron', 'le prêtre', 'le moaï'];
const KINDS = ['# poissons', '# baies', '# patates douces', '# céréales', '# bûcherons', '# prêtres', '# moaïs'];
const A_CARD = ['une carte poisson', 'une carte baie', 'une carte patate douce', 'une carte céréale'];
const CARDS = ['# cartes poisson', '# cartes baie', '# cartes patate douce', '# cartes céréale'];
const CARD = ['carte poisson', 'carte baie', 'carte patate douce', 'carte céréale'];

const kinds = (n: number, kind: number): string => (n === 1 ? A_KIND[kind] : plural(n, { other: KINDS[kind] }));
const cards = (n: number, type: number): string => (n === 1 ? A_CARD[type] : plural(n, { other: CARDS[type] }));
const wood = (n: number): string => plural(n, { other: '# bois' });
const glory = (n: number): string => plural(n, { other: '# gloire' });

const ABOUT = [
  'Découverte, elle rapporte une carte offrande de son type par carte au village.',
  'Découverte, elle rapporte 1 bois par carte au village.',
  'Découverte, elle rapporte 1 gloire par carte au village.',
  'Vaut 4 gloires à la fin ; le construire ouvre un tour d’offrandes.',
];

const fr: typeof en = {
  kind: KIND,
  about: (p) => `${KIND[p.kind]}. ${ABOUT[Math.max(0, p.kind - 3)]}`,
  you: 'Toi',

  columns: 'Colonnes',
  column: (p) => `Colonne ${p.column}, de l’avant vers l’arrière : ${p.kinds.map((kind) => KIND[kind]).join(', ')}`,
  columnEmpty: (p) => `La colonne ${p.column} est vide`,
  deck: (p) => plural(p.n, { one: 'Pioche : # carte', other: 'Pioche : # cartes' }),
  stone: 'Pierre sacrificielle',
  piles: 'Cartes sacrifice',
  players: 'À la table',
  villageOf: (p) => `Village de ${p.name}`,
  hand: 'Ta main',
  own: 'Tes cartes sacrifice',

  pile: (p) => plural(p.n, { one: `Pile ${KIND[p.type]} : # carte`, other: `Pile ${KIND[p.type]} : # cartes` }),
  costs: (p) => (p.n === 0 ? 'gratuit' : `coûte ${wood(p.n)}`),
  laid: (p) =>
    `Sur la pierre : ${cards(p.n, p.type)}. Pour l’instant, chaque ${CARD[p.type]} vaut ${glory(p.value)} à la fin.`,
  downBy: (p) => `Carte cachée de ${p.name}`,
  downKnown: (p) => `Carte cachée de ${p.name} : ${KIND[p.type]}`,
  downShown: (p) => `Carte révélée de ${p.name} : ${KIND[p.type]}`,
  held: (p) => `Tu as ${cards(p.n, p.type)}`,
  gifts: (p) => cards(p.n, p.type),
  inHand: (p) => `${KIND[p.kind]}, dans ta main`,
  wood: (p) => wood(p.n),
  glory: (p) => glory(p.n),
  points: (p) =>
    plural(p.n, { one: '# point visible : gloire, moaïs et bois', other: '# points visibles : gloire, moaïs et bois' }),
  pointsInAll: (p) => plural(p.n, { one: '# point en tout', other: '# points en tout' }),
  handSize: (p) => plural(p.n, { one: '# carte en main', other: '# cartes en main' }),
  sacrifices: (p) => plural(p.n, { one: '# carte sacrifice', other: '# cartes sacrifice' }),
  inArea: (p) => kinds(p.n, p.kind),
  most: (p) => `${kinds(p.n, p.kind)} : la majorité, donc un de plus au décompte`,

  buyOrPlay: 'Achète une carte sacrifice si tu veux, ou joue de ta main.',
  playNow: 'Joue de ta main.',
  mustDiscard: 'Trois moaïs et pas assez de bois : retires-en un du jeu.',
  layFaceUp: (p) => `${p.name} dresse un moaï : pose une de tes cartes sacrifice face visible sur la pierre.`,
  layFaceDown: 'Pose une de tes cartes sacrifice face cachée sur la pierre.',
  layFromPile: 'Ajoute sur la pierre une carte de la pile de ton choix, face visible.',
  takeNow: (p) =>
    plural(p.n, {
      one: 'Prends une carte de devant : celle de derrière est décomptée.',
      other: 'Prends # cartes de devant, une par une.',
    }),
  gloryOrWood: (p) =>
    p.n === 1 ? 'Ton moaï rapporte : 1 gloire ou 1 bois ?' : `Tes moaïs rapportent : ${p.n} gloire ou ${p.n} bois ?`,
  pileEmpty: (p) => `Il ne reste aucune ${CARD[p.type]} : prends-en une d’une autre pile.`,
  showCard: 'La partie est finie : révèle ta carte cachée.',
  over: (p) => (p.names.length === 1 ? `${p.names[0]} gagne la partie.` : `${list(p.names)} se partagent la victoire.`),
  waitPlay: (p) => `${p.name} choisit une carte à jouer.`,
  waitSacrifice: (p) => `${p.name} choisit un sacrifice.`,
  waitTake: (p) => `${p.name} prend des cartes.`,
  waitChoose: (p) => `${p.name} choisit son gain.`,
  waitReveal: (p) => `${p.name} révèle une carte.`,

  headBuy: 'Acheter',
  headPlay: 'Jouer',
  headStone: 'Pierre',
  headTake: 'Prendre',
  headChoose: 'Choisir',
  buy: (p) =>
    p.price === 0 ? `Obtenir ${A_CARD[p.type]} gratuitement` : `Acheter ${A_CARD[p.type]} pour ${wood(p.price)}`,
  play: (p) => (p.price === 0 ? `Jouer ${kinds(p.n, p.kind)}` : `Jouer ${kinds(p.n, p.kind)} pour ${wood(p.price)}`),
  discard: 'Retirer un moaï du jeu',
  lay: (p) => `Poser ${A_CARD[p.type]} face visible`,
  hide: (p) => `Poser ${A_CARD[p.type]} face cachée`,
  offer: (p) => `Ajouter ${A_CARD[p.type]}`,
  substitute: (p) => `Prendre ${A_CARD[p.type]}`,
  take: (p) => `Prendre ${THE_KIND[p.kind]} de la colonne ${p.column}`,
  takeThen: (p) => `${p.take}. ${p.outcome}`,
  takeGlory: (p) => `Prendre ${glory(p.n)}`,
  takeWood: (p) => `Prendre ${wood(p.n)}`,
  reveal: (p) => `Révéler ${A_CARD[p.type]}`,
  cancel: 'Annuler',

  gainWood: (p) => `${p.name} +${wood(p.n)}`,
  gainGlory: (p) => `${p.name} +${glory(p.n)}`,
  gainEither: (p) => `${p.name} +${p.n} gloire ou bois`,
  gainCards: (p) => plural(p.n, { one: `${p.name} +# carte sacrifice`, other: `${p.name} +# cartes sacrifice` }),
  wouldScore: (p) => `Décompte d’${A_KIND[p.kind]} : ${p.gains.join(', ')}.`,
  wouldPayNobody: (p) => `Décompte d’${A_KIND[p.kind]}, qui ne rapporte à personne.`,
  wouldRefill: 'La colonne est complétée ; la dernière carte posée est décomptée.',
  wouldEnd: 'La pioche s’épuise en complétant la colonne : la partie finit aussitôt.',
  notYet: (p) => `Pas encore de décompte : il te reste ${p.n} à prendre.`,

  dealt: 'Quatre colonnes de quatre cartes sont disposées.',
  bought: (p) =>
    p.price === 0
      ? `${p.name} obtient ${A_CARD[p.type]} gratuitement.`
      : `${p.name} achète ${A_CARD[p.type]} pour ${wood(p.price)}.`,
  played: (p) =>
    p.price === 0
      ? `${p.name} joue ${kinds(p.n, p.kind)}.`
      : `${p.name} joue ${kinds(p.n, p.kind)} pour ${wood(p.price)}.`,
  discarded: (p) => `${p.name} retire un moaï du jeu.`,
  sacrificed: (p) => `${p.name} pose ${A_CARD[p.type]} sur la pierre.`,
  hid: (p) => `${p.name} pose une carte face cachée sur la pierre.`,
  hidKnown: (p) => `${p.name} pose ${A_CARD[p.type]} face cachée sur la pierre.`,
  offered: (p) => `${p.name} ajoute sur la pierre ${A_CARD[p.type]} de sa pile.`,
  took: (p) => `${p.name} prend ${A_KIND[p.kind]} de la colonne ${p.column}.`,
  choseGlory: (p) => `${p.name} prend ${glory(p.n)} pour ses moaïs.`,
  choseWood: (p) => `${p.name} prend ${wood(p.n)} pour ses moaïs.`,
  substituted: (p) => `${p.name} prend ${A_CARD[p.type]} à la place.`,
  revealed: (p) => `${p.name} révèle ${A_CARD[p.type]}.`,
  refilled: (p) =>
    `La colonne ${p.column} est complétée, de l’avant vers l’arrière : ${p.kinds.map((kind) => KIND[kind]).join(', ')}.`,
  deckOut: 'La pioche est épuisée : la partie est finie.',
  scored: (p) => `Décompte d’${A_KIND[p.kind]} : ${p.gains.join(', ')}.`,
  scoredNobody: (p) => `Décompte d’${A_KIND[p.kind]} : personne ne gagne rien.`,
  scoredMoai: 'Décompte d’un moaï : qui a des moaïs choisit gloire ou bois.',
  scoredShort: (p) => `Décompte d’${A_KIND[p.kind]} : sa pile est vide.`,
  paidOn: (p) => `Le décompte continue : ${p.gains.join(', ')}.`,

  stagePlay: (p) => `Acheter et jouer · ${p.n} dans la pioche`,
  stageSacrifice: (p) => `Sacrifices · ${p.n} dans la pioche`,
  stageTake: (p) => `Compléter la main · ${p.n} dans la pioche`,
  stageScore: (p) => `Décompte · ${p.n} dans la pioche`,
  stageReveal: 'La pierre est révélée',
  stageOver: 'La partie est finie',

  sourceGlory: 'Gloire gagnée',
  sourceMoai: 'Moaïs',
  sourceWood: 'Bois',
  sourceSacrifices: 'Cartes sacrifice',
};

export default fr;
