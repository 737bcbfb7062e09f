import { listsOf, pluralsOf } from '../../../platform/words/language.ts';
import type en from './en.ts';

const plural = pluralsOf('de');
const list = listsOf('de');

const KIND = ['Fisch', 'Beere', 'Süßkartoffel', 'Getreide', 'Holzfäller', 'Priester', 'Moai'];
const GATHERERS = ['Fischsammler', 'Beerensammler', 'Süßkartoffelsammler', 'Getreidesammler'];
const PEOPLE = [...GATHERERS, 'Holzfäller', 'Priester', 'Moai'];
const A_KIND = PEOPLE.map((each) => `ein ${each}`);
/** Accusative. */
const ONE = PEOPLE.map((each) => `einen ${each}`);
const THE_KIND = PEOPLE.map((each) => `den ${each}`);
const KINDS = PEOPLE.map((each) => `# ${each}`);
const A_CARD = ['eine Fischkarte', 'eine Beerenkarte', 'eine Süßkartoffelkarte', 'eine Getreidekarte'];
const CARDS = ['# Fischkarten', '# Beerenkarten', '# Süßkartoffelkarten', '# Getreidekarten'];
const CARD = ['Fischkarte', 'Beerenkarte', 'Süßkartoffelkarte', 'Getreidekarte'];
const PILE = ['Fischstapel', 'Beerenstapel', 'Süßkartoffelstapel', 'Getreidestapel'];

const kinds = (n: number, kind: number): string => (n === 1 ? ONE[kind] : plural(n, { other: KINDS[kind] }));
const cards = (n: number, type: number): string =>
  n === 1 ? A_CARD[type] : plural(n, { none: `keine ${CARD[type]}`, other: CARDS[type] });
const wood = (n: number): string => plural(n, { other: '# Holz' });
const glory = (n: number): string => plural(n, { other: '# Ruhm' });
const points = (n: number): string => plural(n, { one: '# Punkt', other: '# Punkte' });
const ends = (refills: number): string =>
  plural(refills, {
    none: 'Das nächste Auffüllen braucht ihn auf und beendet die Partie.',
    one: 'Noch # Auffüllen; das danach beendet die Partie.',
    other: 'Noch # Auffüllen; das danach beendet die Partie.',
  });

const ABOUT = [
  'Gewertet bringt sie jedem Dorf mit einem solchen Sammler eine Opferkarte ihrer Art, gleich wie viele es sind.',
  'Gewertet bringt sie 1 Holz für jeden deiner Holzfäller.',
  'Gewertet bringt sie 1 Ruhm für jeden deiner Priester.',
  'Am Ende 4 Ruhm wert; mit dem Bau beginnt eine Opferrunde.',
];

const de: typeof en = {
  kind: KIND,
  about: (p) => `${KIND[p.kind]}. ${ABOUT[Math.max(0, p.kind - 3)]}`,
  you: 'Du',

  columns: 'Spalten',
  column: (p) => `Spalte ${p.column}, von vorn nach hinten: ${p.kinds.map((kind) => KIND[kind]).join(', ')}`,
  columnEmpty: (p) => `Spalte ${p.column} ist leer`,
  deck: (p) =>
    `${plural(p.n, { one: 'Nachziehstapel: # Karte.', other: 'Nachziehstapel: # Karten.' })} ${ends(p.refills)}`,
  plan: 'Was brächte das?',
  stone: 'Opferstein',
  piles: 'Opferkarten',
  players: 'Am Tisch',
  villageOf: (p) => `Dorf von ${p.name}`,
  hand: 'Deine Hand',
  own: 'Deine Opferkarten',

  pile: (p) => plural(p.n, { one: `${PILE[p.type]}: # Karte`, other: `${PILE[p.type]}: # Karten` }),
  costs: (p) => (p.n === 0 ? 'kostenlos' : `kostet ${wood(p.n)}`),
  laid: (p) =>
    `Auf dem Stein: ${cards(p.n, p.type)}. Nach jetzigem Stand zählt jede ${CARD[p.type]} am Ende ${glory(p.value)}.`,
  downBy: (p) => `Verdeckte Karte von ${p.name}`,
  downKnown: (p) => `Verdeckte Karte von ${p.name}: ${KIND[p.type]}`,
  downShown: (p) => `Aufgedeckte Karte von ${p.name}: ${KIND[p.type]}`,
  held: (p) => `Du hast ${cards(p.n, p.type)}. Nach jetzigem Stand zählt jede ${glory(p.value)}.`,
  gifts: (p) => cards(p.n, p.type),
  inHand: (p) => `${KIND[p.kind]}, auf deiner Hand`,
  wood: (p) => wood(p.n),
  glory: (p) => glory(p.n),
  points: (p) => `${points(p.n)} in Sicht; Opferkarten zählen extra`,
  pointsSoFar: (p) =>
    `bisher ${points(p.n)}: ${p.open} für Ruhm, Moai und Holz, ${p.cards} für Opferkarten nach jetzigem Stand des Steins`,
  pointsInAll: (p) => plural(p.n, { one: 'insgesamt # Punkt', other: 'insgesamt # Punkte' }),
  handSize: (p) => plural(p.n, { one: '# Handkarte', other: '# Handkarten' }),
  sacrifices: (p) => plural(p.n, { one: '# Opferkarte', other: '# Opferkarten' }),
  inArea: (p) => (p.n === 1 ? A_KIND[p.kind] : kinds(p.n, p.kind)),
  most: (p) => `${kinds(p.n, p.kind)}: die Mehrheit, also eins mehr bei der Wertung`,

  buyOrPlay: 'Kaufe eine Opferkarte, wenn du magst, oder spiele aus der Hand.',
  playNow: 'Spiele aus der Hand.',
  mustDiscard: 'Drei Moai und zu wenig Holz: Nimm einen aus dem Spiel.',
  layFaceUp: (p) => `${p.name} baut einen Moai: Lege eine deiner Opferkarten offen auf den Stein.`,
  layFaceDown: 'Lege eine deiner Opferkarten verdeckt auf den Stein.',
  layFromPile: 'Lege eine Karte von einem beliebigen Stapel offen auf den Stein.',
  takeNow: (p) =>
    plural(p.n, {
      one: 'Nimm die vorderste Karte einer Spalte: Die dahinter wird gewertet.',
      other: 'Nimm #-mal die vorderste Karte einer Spalte.',
    }),
  gloryOrWood: (p) =>
    p.n === 1 ? 'Dein Moai bringt: 1 Ruhm oder 1 Holz?' : `Deine Moai bringen: ${p.n} Ruhm oder ${p.n} Holz?`,
  pileEmpty: (p) => `Es ist keine ${CARD[p.type]} mehr da: Nimm eine von einem anderen Stapel.`,
  showCard: 'Die Partie ist zu Ende: Decke deine verdeckte Karte auf.',
  over: (p) => (p.names.length === 1 ? `${p.names[0]} gewinnt.` : `${list(p.names)} teilen sich den Sieg.`),
  waitPlay: (p) => `${p.name} sucht eine Karte aus.`,
  waitSacrifice: (p) => `${p.name} wählt ein Opfer.`,
  waitTake: (p) => `${p.name} nimmt Karten.`,
  waitChoose: (p) => `${p.name} wählt den Lohn.`,
  waitReveal: (p) => `${p.name} deckt eine Karte auf.`,

  headBuy: 'Kaufen',
  headPlay: 'Spielen',
  headStone: 'Stein',
  headTake: 'Nehmen',
  headChoose: 'Wählen',
  buy: (p) => (p.price === 0 ? `${A_CARD[p.type]} umsonst nehmen` : `${A_CARD[p.type]} für ${wood(p.price)} kaufen`),
  play: (p) => (p.price === 0 ? `${kinds(p.n, p.kind)} spielen` : `${kinds(p.n, p.kind)} für ${wood(p.price)} spielen`),
  discard: 'Einen Moai aus dem Spiel nehmen',
  lay: (p) => `${A_CARD[p.type]} offen legen`,
  hide: (p) => `${A_CARD[p.type]} verdeckt legen`,
  offer: (p) => `${A_CARD[p.type]} dazulegen`,
  substitute: (p) => `${A_CARD[p.type]} nehmen`,
  take: (p) => `${THE_KIND[p.kind]} aus Spalte ${p.column} nehmen`,
  takeThen: (p) => `${p.take}. ${p.outcome}`,
  takeGlory: (p) => `${glory(p.n)} nehmen`,
  takeWood: (p) => `${wood(p.n)} nehmen`,
  reveal: (p) => `${A_CARD[p.type]} aufdecken`,
  cancel: 'Abbrechen',

  gainWood: (p) => `${p.name} +${wood(p.n)}`,
  gainGlory: (p) => `${p.name} +${glory(p.n)}`,
  gainEither: (p) => `${p.name} +${p.n} Ruhm oder Holz`,
  gainCards: (p) => `${p.name} +${plural(p.n, { one: '# Opferkarte', other: '# Opferkarten' })}`,
  wouldScore: (p) => `Gewertet wird ${A_KIND[p.kind]}: ${p.gains.join(', ')}.`,
  wouldPayNobody: (p) => `Gewertet wird ${A_KIND[p.kind]}; niemand bekommt etwas.`,
  wouldRefill: 'Die Spalte wird aufgefüllt; die zuletzt gelegte Karte wird gewertet.',
  wouldEnd: 'Das Auffüllen braucht den Stapel auf: Die Partie ist sofort zu Ende.',
  wouldLay: (p) =>
    `Du gibst sie her: Danach zählt jede ${CARD[p.type]} ${glory(p.value)}, und deine übrigen Karten zusammen ${p.worth}.`,
  wouldOffer: (p) => `Danach zählt jede ${CARD[p.type]} ${glory(p.value)}, und deine Karten zusammen ${p.worth}.`,
  wouldDiscard: 'Er ist für immer aus dem Spiel und kostet nichts.',
  notYet: (p) => `Noch keine Wertung: danach sind noch ${p.n} zu nehmen.`,

  dealt: 'Vier Spalten mit je vier Karten liegen aus.',
  bought: (p) =>
    p.price === 0
      ? `${p.name} bekommt ${A_CARD[p.type]} umsonst.`
      : `${p.name} kauft ${A_CARD[p.type]} für ${wood(p.price)}.`,
  played: (p) =>
    p.price === 0
      ? `${p.name} spielt ${kinds(p.n, p.kind)}.`
      : `${p.name} spielt ${kinds(p.n, p.kind)} für ${wood(p.price)}.`,
  discarded: (p) => `${p.name} nimmt einen Moai aus dem Spiel.`,
  sacrificed: (p) => `${p.name} legt ${A_CARD[p.type]} auf den Stein.`,
  hid: (p) => `${p.name} legt eine Karte verdeckt auf den Stein.`,
  hidKnown: (p) => `${p.name} legt ${A_CARD[p.type]} verdeckt auf den Stein.`,
  offered: (p) => `${p.name} legt ${A_CARD[p.type]} vom Stapel auf den Stein.`,
  took: (p) => `${p.name} nimmt ${ONE[p.kind]} aus Spalte ${p.column}.`,
  choseGlory: (p) => `${p.name} nimmt ${glory(p.n)} für Moai.`,
  choseWood: (p) => `${p.name} nimmt ${wood(p.n)} für Moai.`,
  substituted: (p) => `${p.name} nimmt stattdessen ${A_CARD[p.type]}.`,
  revealed: (p) => `${p.name} deckt ${A_CARD[p.type]} auf.`,
  refilled: (p) =>
    `Spalte ${p.column} wird aufgefüllt, von vorn nach hinten: ${p.kinds.map((kind) => KIND[kind]).join(', ')}.`,
  deckOut: 'Der Nachziehstapel ist aufgebraucht: Die Partie ist zu Ende.',
  scored: (p) => `Gewertet wird ${A_KIND[p.kind]}: ${p.gains.join(', ')}.`,
  scoredNobody: (p) => `Gewertet wird ${A_KIND[p.kind]}: Niemand bekommt etwas.`,
  scoredMoai: 'Gewertet wird ein Moai: Wer Moai hat, wählt Ruhm oder Holz.',
  scoredShort: (p) => `Gewertet wird ${A_KIND[p.kind]}: Der Stapel ist leer.`,
  paidOn: (p) => `Die Wertung geht weiter: ${p.gains.join(', ')}.`,

  stagePlay: (p) => `Kaufen und spielen · ${p.n} im Stapel`,
  stageSacrifice: (p) => `Opferrunde · ${p.n} im Stapel`,
  stageTake: (p) => `Hand auffüllen · ${p.n} im Stapel`,
  stageScore: (p) => `Wertung · ${p.n} im Stapel`,
  endsShort: (p) =>
    plural(p.refills, {
      none: 'das nächste Auffüllen ist das letzte',
      one: 'noch # Auffüllen vor dem letzten',
      other: 'noch # Auffüllen vor dem letzten',
    }),
  ends: (p) => `Die Partie endet, wenn ein Auffüllen den Nachziehstapel aufbraucht. ${ends(p.refills)}`,
  stageReveal: 'Der Stein wird aufgedeckt',
  stageOver: 'Die Partie ist zu Ende',

  sourceGlory: 'Gewonnener Ruhm',
  sourceMoai: 'Moai',
  sourceWood: 'Holz',
  sourceSacrifices: 'Opferkarten',
};

export default de;
