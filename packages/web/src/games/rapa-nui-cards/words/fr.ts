import { de } from '../../../platform/words/french.ts';
import { listsOf, pluralsOf } from '../../../platform/words/language.ts';
import type en from './en.ts';

const plural = pluralsOf('fr');
const list = listsOf('fr');

const KIND = ['Poisson', 'Mûre', 'Patate douce', 'Céréale', 'Bûcheron', 'Prêtre', 'Moaï'];
const GATHERER = 'chasseur-cueilleur';
const GATHERERS = 'chasseurs-cueilleurs';
const FOODS = ['Poisson', 'Mûre', 'Patate douce', 'Céréale'];
const A_KIND = [...FOODS.map((food) => `un ${GATHERER} ${food}`), 'un bûcheron', 'un prêtre', 'un moaï'];
const THE_KIND = [...FOODS.map((food) => `le ${GATHERER} ${food}`), 'le bûcheron', 'le prêtre', 'le moaï'];
const KINDS = [...FOODS.map((food) => `# ${GATHERERS} ${food}`), '# bûcherons', '# prêtres', '# moaïs'];
const A_CARD = FOODS.map((food) => `une carte sacrifice ${food}`);
const CARDS = FOODS.map((food) => `# cartes sacrifice ${food}`);
const CARD = FOODS.map((food) => `carte sacrifice ${food}`);

const kinds = (n: number, kind: number): string => (n === 1 ? A_KIND[kind] : plural(n, { other: KINDS[kind] }));
const cards = (n: number, type: number): string =>
  n === 1 ? A_CARD[type] : plural(n, { none: `aucune ${CARD[type]}`, other: CARDS[type] });
const wood = (n: number): string => plural(n, { other: '# bois' });
const glory = (n: number): string => plural(n, { one: '# point de gloire', other: '# points de gloire' });
const points = (n: number): string => plural(n, { one: '# point', other: '# points' });
const ends = (refills: number): string =>
  plural(refills, {
    none: 'La prochaine colonne à compléter l’épuise et finit la partie.',
    one: 'Encore # colonne à compléter ; la suivante finit la partie.',
    other: 'Encore # colonnes à compléter ; la suivante finit la partie.',
  });

const ABOUT = [
  'Évaluée, elle donne une carte sacrifice de son type à chaque village qui a un tel chasseur-cueilleur, peu importe combien.',
  'Évaluée, elle rapporte 1 bois pour chacun de tes bûcherons.',
  'Évaluée, elle rapporte 1 point de gloire pour chacun de tes prêtres.',
  'Vaut 4 points de gloire à la fin ; le construire ouvre un tour de sacrifices.',
];

const fr: typeof en = {
  kind: KIND,
  about: (p) => `${KIND[p.kind]}. ${ABOUT[Math.max(0, p.kind - 3)]}`,
  you: 'Toi',

  columns: 'Colonnes',
  column: (p) => `Colonne ${p.column}, de l’avant vers l’arrière : ${p.kinds.map((kind) => KIND[kind]).join(', ')}`,
  columnEmpty: (p) => `La colonne ${p.column} est vide`,
  deck: (p) => `${plural(p.n, { one: 'Pioche : # carte.', other: 'Pioche : # cartes.' })} ${ends(p.refills)}`,
  plan: 'Qu’est-ce que cela rapporterait ?',
  stone: 'Pierre sacrificielle',
  piles: 'Cartes sacrifice',
  players: 'À la table',
  villageOf: (p) => `Village ${de(p.name)}`,
  hand: 'Ta main',
  own: 'Tes cartes sacrifice',

  pile: (p) => plural(p.n, { one: `Pile ${KIND[p.type]} : # carte`, other: `Pile ${KIND[p.type]} : # cartes` }),
  costs: (p) => (p.n === 0 ? 'gratuit' : `coûte ${wood(p.n)}`),
  laid: (p) =>
    `Sur la pierre : ${cards(p.n, p.type)}. Pour l’instant, chaque ${CARD[p.type]} vaut ${glory(p.value)} à la fin.`,
  downBy: (p) => `Carte cachée ${de(p.name)}`,
  downKnown: (p) => `Carte cachée ${de(p.name)} : ${KIND[p.type]}`,
  downShown: (p) => `Carte révélée ${de(p.name)} : ${KIND[p.type]}`,
  held: (p) => `Tu as ${cards(p.n, p.type)}. Pour l’instant, chacune compte ${glory(p.value)}.`,
  gifts: (p) => cards(p.n, p.type),
  inHand: (p) => `${KIND[p.kind]}, dans ta main`,
  wood: (p) => wood(p.n),
  glory: (p) => glory(p.n),
  points: (p) =>
    plural(p.n, {
      one: '# point visible ; les cartes sacrifice s’y ajoutent',
      other: '# points visibles ; les cartes sacrifice s’y ajoutent',
    }),
  pointsSoFar: (p) =>
    `${points(p.n)} jusqu’ici : ${p.open} pour la gloire, les moaïs et le bois, ${p.cards} pour les cartes sacrifice telles qu’elles valent maintenant`,
  pointsInAll: (p) => plural(p.n, { one: '# point en tout', other: '# points en tout' }),
  handSize: (p) => plural(p.n, { one: '# carte en main', other: '# cartes en main' }),
  sacrifices: (p) => plural(p.n, { one: '# carte sacrifice', other: '# cartes sacrifice' }),
  inArea: (p) => kinds(p.n, p.kind),
  most: (p) => `${kinds(p.n, p.kind)} : la majorité, donc un de plus à l’évaluation`,

  buyOrPlay: 'Achète une carte sacrifice si tu veux, ou joue de ta main.',
  playNow: 'Joue de ta main.',
  mustDiscard: 'Trois moaïs et pas assez de bois : retires-en un du jeu.',
  layFaceUp: (p) => `${p.name} construit un moaï : pose une de tes cartes sacrifice face visible sur la pierre.`,
  layFaceDown: 'Pose une de tes cartes sacrifice face cachée sur la pierre.',
  layFromPile: 'Ajoute sur la pierre une carte de la pile de ton choix, face visible.',
  takeNow: (p) =>
    plural(p.n, {
      one: 'Prends une carte de devant : celle de derrière est évaluée.',
      other: 'Prends # cartes de devant, une par une.',
    }),
  gloryOrWood: (p) =>
    p.n === 1
      ? 'Ton moaï rapporte : 1 point de gloire ou 1 bois ?'
      : `Tes moaïs rapportent : ${glory(p.n)} ou ${wood(p.n)} ?`,
  pileEmpty: (p) => `Il ne reste aucune ${CARD[p.type]} : prends-en une d’une autre pile.`,
  showCard: 'La partie est finie : révèle ta carte cachée.',
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
  gainEither: (p) => `${p.name} +${glory(p.n)} ou ${wood(p.n)}`,
  gainCards: (p) => `${p.name} +${plural(p.n, { one: '# carte sacrifice', other: '# cartes sacrifice' })}`,
  wouldScore: (p) => `Évaluation d’${A_KIND[p.kind]} : ${p.gains.join(', ')}.`,
  wouldPayNobody: (p) => `Évaluation d’${A_KIND[p.kind]}, qui ne rapporte à personne.`,
  wouldRefill: 'La colonne est complétée ; la dernière carte posée est évaluée.',
  wouldEnd: 'La pioche s’épuise en complétant la colonne : la partie finit aussitôt.',
  wouldLay: (p) =>
    `Tu la perds : ensuite chaque ${CARD[p.type]} vaut ${glory(p.value)}, et les cartes qui te restent ${p.worth} en tout.`,
  wouldOffer: (p) => `Ensuite chaque ${CARD[p.type]} vaut ${glory(p.value)}, et tes cartes ${p.worth} en tout.`,
  wouldDiscard: 'Il quitte le jeu définitivement, et ne coûte rien.',
  notYet: (p) => `Rien n’est encore évalué : il t’en reste ${p.n} à prendre.`,

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
    `La colonne ${p.column} est complétée, de l’avant vers l’arrière : ${p.kinds.map((kind) => KIND[kind]).join(', ')}.`,
  deckOut: 'La pioche est épuisée : la partie est finie.',
  scored: (p) => `Évaluation d’${A_KIND[p.kind]} : ${p.gains.join(', ')}.`,
  scoredNobody: (p) => `Évaluation d’${A_KIND[p.kind]} : personne ne gagne rien.`,
  scoredMoai: 'Évaluation d’un moaï : chaque joueur qui en a choisit gloire ou bois.',
  scoredShort: (p) => `Évaluation d’${A_KIND[p.kind]} : sa pile est vide.`,
  paidOn: (p) => `L’évaluation continue : ${p.gains.join(', ')}.`,

  stagePlay: (p) => `Acheter et jouer · ${p.n} dans la pioche`,
  stageSacrifice: (p) => `Sacrifices · ${p.n} dans la pioche`,
  stageTake: (p) => `Compléter la main · ${p.n} dans la pioche`,
  stageScore: (p) => `Évaluation · ${p.n} dans la pioche`,
  endsShort: (p) =>
    plural(p.refills, {
      none: 'la prochaine colonne est la dernière',
      one: '# colonne avant la dernière',
      other: '# colonnes avant la dernière',
    }),
  ends: (p) => `La partie finit quand compléter une colonne épuise la pioche. ${ends(p.refills)}`,
  stageReveal: 'La pierre est révélée',
  stageOver: 'La partie est finie',

  sourceGlory: 'Gloire gagnée',
  sourceMoai: 'Moaïs',
  sourceWood: 'Bois',
  sourceSacrifices: 'Cartes sacrifice',
};

export default fr;
