import { listsOf, pluralsOf } from '../../../platform/words/language.ts';
import type en from './en.ts';

const plural = pluralsOf('it');
const list = listsOf('it');

const KIND = ['Pesce', 'Bacca', 'Patata dolce', 'Cereale', 'Boscaiolo', 'Sacerdote', 'Moai'];
const FOODS = ['pesce', 'bacche', 'patate dolci', 'cereali'];
const A_KIND = [...FOODS.map((food) => `un raccoglitore di ${food}`), 'un boscaiolo', 'un sacerdote', 'un moai'];
const THE_KIND = [...FOODS.map((food) => `il raccoglitore di ${food}`), 'il boscaiolo', 'il sacerdote', 'il moai'];
const KINDS = [...FOODS.map((food) => `# raccoglitori di ${food}`), '# boscaioli', '# sacerdoti', '# moai'];
const TYPES = ['pesce', 'bacca', 'patata dolce', 'cereale'];
const A_CARD = TYPES.map((type) => `una carta sacrificio ${type}`);
const CARDS = TYPES.map((type) => `# carte sacrificio ${type}`);
const CARD = TYPES.map((type) => `carta sacrificio ${type}`);

const kinds = (n: number, kind: number): string => (n === 1 ? A_KIND[kind] : plural(n, { other: KINDS[kind] }));
const cards = (n: number, type: number): string =>
  n === 1 ? A_CARD[type] : plural(n, { none: `nessuna ${CARD[type]}`, other: CARDS[type] });
const wood = (n: number): string => plural(n, { one: '# legno', other: '# legni' });
const glory = (n: number): string => plural(n, { one: '# punto gloria', other: '# punti gloria' });
const points = (n: number): string => plural(n, { one: '# punto', other: '# punti' });
const ends = (refills: number): string =>
  plural(refills, {
    none: 'La prossima colonna da riempire lo esaurisce e chiude la partita.',
    one: 'Ancora # colonna da riempire; la successiva chiude la partita.',
    other: 'Ancora # colonne da riempire; la successiva chiude la partita.',
  });

const ABOUT = [
  'Valutata, dà una carta sacrificio del suo tipo a ogni villaggio con un tale raccoglitore, non importa quanti.',
  'Valutata, dà 1 legno per ogni tuo boscaiolo.',
  'Valutata, dà 1 punto gloria per ogni tuo sacerdote.',
  'Vale 4 punti gloria alla fine; costruirlo apre un giro di sacrifici.',
];

const it: typeof en = {
  kind: KIND,
  about: (p) => `${KIND[p.kind]}. ${ABOUT[Math.max(0, p.kind - 3)]}`,
  you: 'Tu',

  columns: 'Colonne',
  column: (p) => `Colonna ${p.column}, dalla prima carta all’ultima: ${p.kinds.map((kind) => KIND[kind]).join(', ')}`,
  columnEmpty: (p) => `La colonna ${p.column} è vuota`,
  deck: (p) => `${plural(p.n, { one: 'Mazzo: # carta.', other: 'Mazzo: # carte.' })} ${ends(p.refills)}`,
  plan: 'Che cosa renderebbe?',
  stone: 'Pietra sacrificale',
  piles: 'Carte sacrificio',
  players: 'Al tavolo',
  villageOf: (p) => `Villaggio di ${p.name}`,
  hand: 'La tua mano',
  own: 'Le tue carte sacrificio',

  pile: (p) => plural(p.n, { one: `Pila ${KIND[p.type]}: # carta`, other: `Pila ${KIND[p.type]}: # carte` }),
  costs: (p) => (p.n === 0 ? 'gratis' : `costa ${wood(p.n)}`),
  laid: (p) => `Sulla pietra: ${cards(p.n, p.type)}. Per ora, alla fine ogni ${CARD[p.type]} vale ${glory(p.value)}.`,
  downBy: (p) => `Carta coperta di ${p.name}`,
  downKnown: (p) => `Carta coperta di ${p.name}: ${KIND[p.type]}`,
  downShown: (p) => `Carta rivelata di ${p.name}: ${KIND[p.type]}`,
  held: (p) => `Hai ${cards(p.n, p.type)}. Per ora ognuna conta ${glory(p.value)}.`,
  gifts: (p) => cards(p.n, p.type),
  inHand: (p) => `${KIND[p.kind]}, nella tua mano`,
  wood: (p) => wood(p.n),
  glory: (p) => glory(p.n),
  points: (p) =>
    plural(p.n, {
      one: '# punto visibile; le carte sacrificio si aggiungono',
      other: '# punti visibili; le carte sacrificio si aggiungono',
    }),
  pointsSoFar: (p) =>
    `${points(p.n)} finora: ${p.open} per gloria, moai e legno, ${p.cards} per le carte sacrificio al valore attuale`,
  pointsInAll: (p) => plural(p.n, { one: '# punto in tutto', other: '# punti in tutto' }),
  handSize: (p) => plural(p.n, { one: '# carta in mano', other: '# carte in mano' }),
  sacrifices: (p) => plural(p.n, { one: '# carta sacrificio', other: '# carte sacrificio' }),
  inArea: (p) => kinds(p.n, p.kind),
  most: (p) => `${kinds(p.n, p.kind)}: la maggioranza, quindi uno in più quando si valuta`,

  buyOrPlay: 'Compra una carta sacrificio se vuoi, o gioca dalla mano.',
  playNow: 'Gioca dalla mano.',
  mustDiscard: 'Tre moai e troppo poco legno: togline uno dal gioco.',
  layFaceUp: (p) => `${p.name} costruisce un moai: metti una tua carta sacrificio scoperta sulla pietra.`,
  layFaceDown: 'Metti una tua carta sacrificio coperta sulla pietra.',
  layFromPile: 'Aggiungi alla pietra una carta di una pila qualsiasi, scoperta.',
  takeNow: (p) =>
    plural(p.n, {
      one: 'Prendi la prima carta di una colonna: si valuta quella dietro.',
      other: 'Prendi # volte la prima carta di una colonna.',
    }),
  gloryOrWood: (p) =>
    p.n === 1 ? 'Il tuo moai rende: 1 punto gloria o 1 legno?' : `I tuoi moai rendono: ${glory(p.n)} o ${wood(p.n)}?`,
  pileEmpty: (p) => `Non c’è più nessuna ${CARD[p.type]}: prendine una da un’altra pila.`,
  showCard: 'La partita è finita: rivela la tua carta coperta.',
  over: (p) => (p.names.length === 1 ? `Vince ${p.names[0]}.` : `${list(p.names)} condividono la vittoria.`),
  waitPlay: (p) => `${p.name} sceglie una carta da giocare.`,
  waitSacrifice: (p) => `${p.name} sceglie un sacrificio.`,
  waitTake: (p) => `${p.name} prende carte.`,
  waitChoose: (p) => `${p.name} sceglie il guadagno.`,
  waitReveal: (p) => `${p.name} rivela una carta.`,

  headBuy: 'Comprare',
  headPlay: 'Giocare',
  headStone: 'Pietra',
  headTake: 'Prendere',
  headChoose: 'Scegliere',
  buy: (p) => (p.price === 0 ? `Ottieni gratis ${A_CARD[p.type]}` : `Compra ${A_CARD[p.type]} per ${wood(p.price)}`),
  play: (p) => (p.price === 0 ? `Gioca ${kinds(p.n, p.kind)}` : `Gioca ${kinds(p.n, p.kind)} per ${wood(p.price)}`),
  discard: 'Togli un moai dal gioco',
  lay: (p) => `Metti ${A_CARD[p.type]} scoperta`,
  hide: (p) => `Metti ${A_CARD[p.type]} coperta`,
  offer: (p) => `Aggiungi ${A_CARD[p.type]}`,
  substitute: (p) => `Prendi ${A_CARD[p.type]}`,
  take: (p) => `Prendi ${THE_KIND[p.kind]} dalla colonna ${p.column}`,
  takeThen: (p) => `${p.take}. ${p.outcome}`,
  takeGlory: (p) => `Prendi ${glory(p.n)}`,
  takeWood: (p) => `Prendi ${wood(p.n)}`,
  reveal: (p) => `Rivela ${A_CARD[p.type]}`,
  cancel: 'Annulla',

  gainWood: (p) => `${p.name} +${wood(p.n)}`,
  gainGlory: (p) => `${p.name} +${glory(p.n)}`,
  gainEither: (p) => `${p.name} +${glory(p.n)} o ${wood(p.n)}`,
  gainCards: (p) => `${p.name} +${plural(p.n, { one: '# carta sacrificio', other: '# carte sacrificio' })}`,
  wouldScore: (p) => `Si valuta ${A_KIND[p.kind]}: ${p.gains.join(', ')}.`,
  wouldPayNobody: (p) => `Si valuta ${A_KIND[p.kind]}, che non rende a nessuno.`,
  wouldRefill: 'La colonna viene riempita; si valuta l’ultima carta posata.',
  wouldEnd: 'Riempiendo la colonna il mazzo si esaurisce: la partita finisce subito.',
  wouldLay: (p) =>
    `La perdi: poi ogni ${CARD[p.type]} vale ${glory(p.value)}, e le carte che ti restano ${p.worth} in tutto.`,
  wouldOffer: (p) => `Poi ogni ${CARD[p.type]} vale ${glory(p.value)}, e le tue carte ${p.worth} in tutto.`,
  wouldDiscard: 'Lascia il gioco per sempre, e non costa nulla.',
  notYet: (p) =>
    `Non si valuta ancora niente: ${plural(p.n, { one: 'te ne resta #', other: 'te ne restano #' })} da prendere.`,

  dealt: 'Si dispongono quattro colonne di quattro carte.',
  bought: (p) =>
    p.price === 0
      ? `${p.name} ottiene gratis ${A_CARD[p.type]}.`
      : `${p.name} compra ${A_CARD[p.type]} per ${wood(p.price)}.`,
  played: (p) =>
    p.price === 0
      ? `${p.name} gioca ${kinds(p.n, p.kind)}.`
      : `${p.name} gioca ${kinds(p.n, p.kind)} per ${wood(p.price)}.`,
  discarded: (p) => `${p.name} toglie un moai dal gioco.`,
  sacrificed: (p) => `${p.name} mette ${A_CARD[p.type]} sulla pietra.`,
  hid: (p) => `${p.name} mette una carta coperta sulla pietra.`,
  hidKnown: (p) => `${p.name} mette ${A_CARD[p.type]} coperta sulla pietra.`,
  offered: (p) => `${p.name} aggiunge alla pietra ${A_CARD[p.type]} dalla sua pila.`,
  took: (p) => `${p.name} prende ${A_KIND[p.kind]} dalla colonna ${p.column}.`,
  choseGlory: (p) => `${p.name} prende ${glory(p.n)} per i moai.`,
  choseWood: (p) => `${p.name} prende ${wood(p.n)} per i moai.`,
  substituted: (p) => `${p.name} prende invece ${A_CARD[p.type]}.`,
  revealed: (p) => `${p.name} rivela ${A_CARD[p.type]}.`,
  refilled: (p) =>
    `La colonna ${p.column} viene riempita, dalla prima carta all’ultima: ${p.kinds.map((kind) => KIND[kind]).join(', ')}.`,
  deckOut: 'Il mazzo è esaurito: la partita è finita.',
  scored: (p) => `Si valuta ${A_KIND[p.kind]}: ${p.gains.join(', ')}.`,
  scoredNobody: (p) => `Si valuta ${A_KIND[p.kind]}: non rende a nessuno.`,
  scoredMoai: 'Si valuta un moai: chi ha moai sceglie gloria o legno.',
  scoredShort: (p) => `Si valuta ${A_KIND[p.kind]}: la sua pila è vuota.`,
  paidOn: (p) => `La valutazione continua: ${p.gains.join(', ')}.`,

  stagePlay: (p) => `Comprare e giocare · ${p.n} nel mazzo`,
  stageSacrifice: (p) => `Sacrifici · ${p.n} nel mazzo`,
  stageTake: (p) => `Riempire la mano · ${p.n} nel mazzo`,
  stageScore: (p) => `Valutazione · ${p.n} nel mazzo`,
  endsShort: (p) =>
    plural(p.refills, {
      none: 'la prossima colonna è l’ultima',
      one: '# colonna prima dell’ultima',
      other: '# colonne prima dell’ultima',
    }),
  ends: (p) => `La partita finisce quando riempire una colonna esaurisce il mazzo. ${ends(p.refills)}`,
  stageReveal: 'La pietra viene rivelata',
  stageOver: 'La partita è finita',

  sourceGlory: 'Gloria ottenuta',
  sourceMoai: 'Moai',
  sourceWood: 'Legno',
  sourceSacrifices: 'Carte sacrificio',
};

export default it;
