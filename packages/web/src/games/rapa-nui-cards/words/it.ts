import { listsOf, pluralsOf } from '../../../platform/words/language.ts';
import type en from './en.ts';

const plural = pluralsOf('it');
const list = listsOf('it');

const KIND = ['Pesce', 'Bacca', 'Batata', 'Cereale', 'Boscaiolo', 'Sacerdote', 'Moai'];
const A_KIND = ['un pesce', 'una bacca', 'una batata', 'un cereale', 'un boscaiolo', 'un sacerdote', 'un moai'];
const THE_KIND = ['il pesce', 'la bacca', 'la batata', 'il cereale', 'il boscaiolo', 'il sacerdote', 'il moai'];
const KINDS = ['# pesci', '# bacche', '# batate', '# cereali', '# boscaioli', '# sacerdoti', '# moai'];
const A_CARD = ['una carta pesce', 'una carta bacca', 'una carta batata', 'una carta cereale'];
const CARDS = ['# carte pesce', '# carte bacca', '# carte batata', '# carte cereale'];
const CARD = ['carta pesce', 'carta bacca', 'carta batata', 'carta cereale'];

const kinds = (n: number, kind: number): string => (n === 1 ? A_KIND[kind] : plural(n, { other: KINDS[kind] }));
const cards = (n: number, type: number): string => (n === 1 ? A_CARD[type] : plural(n, { other: CARDS[type] }));
const wood = (n: number): string => plural(n, { one: '# legno', other: '# legni' });
const glory = (n: number): string => plural(n, { other: '# gloria' });

const ABOUT = [
  'Scoperta, dà una carta sacrificio del suo tipo per ogni carta nel villaggio.',
  'Scoperta, dà 1 legno per ogni carta nel villaggio.',
  'Scoperta, dà 1 gloria per ogni carta nel villaggio.',
  'Vale 4 glorie alla fine; costruirlo apre un giro di sacrifici.',
];

const it: typeof en = {
  kind: KIND,
  about: (p) => `${KIND[p.kind]}. ${ABOUT[Math.max(0, p.kind - 3)]}`,
  you: 'Tu',

  columns: 'Colonne',
  column: (p) => `Colonna ${p.column}, dalla prima carta all’ultima: ${p.kinds.map((kind) => KIND[kind]).join(', ')}`,
  columnEmpty: (p) => `La colonna ${p.column} è vuota`,
  deck: (p) => plural(p.n, { one: 'Mazzo: # carta', other: 'Mazzo: # carte' }),
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
  held: (p) => `Hai ${cards(p.n, p.type)}`,
  gifts: (p) => cards(p.n, p.type),
  inHand: (p) => `${KIND[p.kind]}, nella tua mano`,
  wood: (p) => wood(p.n),
  glory: (p) => glory(p.n),
  points: (p) =>
    plural(p.n, { one: '# punto visibile: gloria, moai e legno', other: '# punti visibili: gloria, moai e legno' }),
  pointsInAll: (p) => plural(p.n, { one: '# punto in tutto', other: '# punti in tutto' }),
  handSize: (p) => plural(p.n, { one: '# carta in mano', other: '# carte in mano' }),
  sacrifices: (p) => plural(p.n, { one: '# carta sacrificio', other: '# carte sacrificio' }),
  inArea: (p) => kinds(p.n, p.kind),
  most: (p) => `${kinds(p.n, p.kind)}: la maggioranza, quindi uno in più quando si valuta`,

  buyOrPlay: 'Compra una carta sacrificio se vuoi, o gioca dalla mano.',
  playNow: 'Gioca dalla mano.',
  mustDiscard: 'Tre moai e troppo poco legno: togline uno dal gioco.',
  layFaceUp: (p) => `${p.name} innalza un moai: metti una tua carta sacrificio scoperta sulla pietra.`,
  layFaceDown: 'Metti una tua carta sacrificio coperta sulla pietra.',
  layFromPile: 'Aggiungi alla pietra una carta di una pila qualsiasi, scoperta.',
  takeNow: (p) =>
    plural(p.n, {
      one: 'Prendi una carta davanti: si valuta quella che sta dietro.',
      other: 'Prendi # carte davanti, una alla volta.',
    }),
  gloryOrWood: (p) =>
    p.n === 1 ? 'Il tuo moai rende: 1 gloria o 1 legno?' : `I tuoi moai rendono: ${p.n} gloria o ${p.n} legni?`,
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
  gainEither: (p) => `${p.name} +${p.n} gloria o legno`,
  gainCards: (p) => plural(p.n, { one: `${p.name} +# carta sacrificio`, other: `${p.name} +# carte sacrificio` }),
  wouldScore: (p) => `Si valuta ${A_KIND[p.kind]}: ${p.gains.join(', ')}.`,
  wouldPayNobody: (p) => `Si valuta ${A_KIND[p.kind]}, che non rende a nessuno.`,
  wouldRefill: 'La colonna viene riempita; si valuta l’ultima carta posata.',
  wouldEnd: 'Riempiendo la colonna il mazzo si esaurisce: la partita finisce subito.',
  notYet: (p) => `Non si valuta ancora niente: te ne restano ${p.n} da prendere.`,

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
  stageReveal: 'La pietra viene rivelata',
  stageOver: 'La partita è finita',

  sourceGlory: 'Gloria ottenuta',
  sourceMoai: 'Moai',
  sourceWood: 'Legno',
  sourceSacrifices: 'Carte sacrificio',
};

export default it;
