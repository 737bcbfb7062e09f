import { listsOf, pluralsOf } from '../../../platform/words/language.ts';
import type en from './en.ts';

const plural = pluralsOf('es');
const list = listsOf('es');

const KIND = ['Pescado', 'Baya', 'Batata', 'Cereal', 'Leñador', 'Sacerdote', 'Moái'];
const FOODS = ['pescado', 'bayas', 'batatas', 'cereales'];
const A_KIND = [...FOODS.map((food) => `un recolector de ${food}`), 'un leñador', 'un sacerdote', 'un moái'];
const THE_KIND = [...FOODS.map((food) => `el recolector de ${food}`), 'el leñador', 'el sacerdote', 'el moái'];
const KINDS = [...FOODS.map((food) => `# recolectores de ${food}`), '# leñadores', '# sacerdotes', '# moáis'];
const TYPES = ['pescado', 'baya', 'batata', 'cereal'];
const A_CARD = TYPES.map((type) => `una carta de ${type}`);
const CARDS = TYPES.map((type) => `# cartas de ${type}`);
const CARD = TYPES.map((type) => `carta de ${type}`);

const kinds = (n: number, kind: number): string => (n === 1 ? A_KIND[kind] : plural(n, { other: KINDS[kind] }));
const cards = (n: number, type: number): string =>
  n === 1 ? A_CARD[type] : plural(n, { none: `ninguna ${CARD[type]}`, other: CARDS[type] });
const wood = (n: number): string => plural(n, { one: '# madera', other: '# maderas' });
const glory = (n: number): string => plural(n, { one: '# punto de gloria', other: '# puntos de gloria' });
const points = (n: number): string => plural(n, { one: '# punto', other: '# puntos' });
const ends = (refills: number): string =>
  plural(refills, {
    none: 'La próxima columna que se rellene lo agota y termina la partida.',
    one: 'Aún se rellena # columna; la siguiente termina la partida.',
    other: 'Aún se rellenan # columnas; la siguiente termina la partida.',
  });

const ABOUT = [
  'Al puntuar da una carta de su tipo a cada aldea que tenga un recolector así, sin importar cuántos.',
  'Al puntuar da 1 madera por cada leñador tuyo.',
  'Al puntuar da 1 punto de gloria por cada sacerdote tuyo.',
  'Vale 4 puntos de gloria al final; construirlo abre una ronda de sacrificios.',
];

const es: typeof en = {
  kind: KIND,
  about: (p) => `${KIND[p.kind]}. ${ABOUT[Math.max(0, p.kind - 3)]}`,
  you: 'Tú',

  columns: 'Columnas',
  column: (p) => `Columna ${p.column}, de delante atrás: ${p.kinds.map((kind) => KIND[kind]).join(', ')}`,
  columnEmpty: (p) => `La columna ${p.column} está vacía`,
  deck: (p) => `${plural(p.n, { one: 'Mazo: # carta.', other: 'Mazo: # cartas.' })} ${ends(p.refills)}`,
  plan: '¿Qué daría?',
  stone: 'Piedra de sacrificio',
  piles: 'Cartas de sacrificio',
  players: 'En la mesa',
  villageOf: (p) => `Aldea de ${p.name}`,
  hand: 'Tu mano',
  own: 'Tus cartas de sacrificio',

  pile: (p) => plural(p.n, { one: `Pila de ${KIND[p.type]}: # carta`, other: `Pila de ${KIND[p.type]}: # cartas` }),
  costs: (p) => (p.n === 0 ? 'gratis' : `cuesta ${wood(p.n)}`),
  laid: (p) =>
    `En la piedra: ${cards(p.n, p.type)}. Tal como está, cada ${CARD[p.type]} vale ${glory(p.value)} al final.`,
  downBy: (p) => `Carta boca abajo de ${p.name}`,
  downKnown: (p) => `Carta boca abajo de ${p.name}: ${KIND[p.type]}`,
  downShown: (p) => `Carta revelada de ${p.name}: ${KIND[p.type]}`,
  held: (p) => `Tienes ${cards(p.n, p.type)}. Tal como está la piedra, cada una cuenta ${glory(p.value)}.`,
  gifts: (p) => cards(p.n, p.type),
  inHand: (p) => `${KIND[p.kind]}, en tu mano`,
  wood: (p) => wood(p.n),
  glory: (p) => glory(p.n),
  points: (p) =>
    plural(p.n, {
      one: '# punto visible; las cartas de sacrificio cuentan aparte',
      other: '# puntos visibles; las cartas de sacrificio cuentan aparte',
    }),
  pointsSoFar: (p) =>
    `${points(p.n)} hasta ahora: ${p.open} por gloria, moáis y madera, ${p.cards} por las cartas de sacrificio tal como está la piedra`,
  pointsInAll: (p) => plural(p.n, { one: '# punto en total', other: '# puntos en total' }),
  handSize: (p) => plural(p.n, { one: '# carta en la mano', other: '# cartas en la mano' }),
  sacrifices: (p) => plural(p.n, { one: '# carta de sacrificio', other: '# cartas de sacrificio' }),
  inArea: (p) => kinds(p.n, p.kind),
  most: (p) => `${kinds(p.n, p.kind)}: la mayoría, así que uno más al puntuar`,

  buyOrPlay: 'Compra una carta de sacrificio si quieres, o juega de tu mano.',
  playNow: 'Juega de tu mano.',
  mustDiscard: 'Tres moáis y muy poca madera: retira uno del juego.',
  layFaceUp: (p) => `${p.name} construye un moái: pon una de tus cartas de sacrificio boca arriba en la piedra.`,
  layFaceDown: 'Pon una de tus cartas de sacrificio boca abajo en la piedra.',
  layFromPile: 'Añade a la piedra una carta de cualquier pila, boca arriba.',
  takeNow: (p) =>
    plural(p.n, {
      one: 'Toma una carta de delante: se puntúa la que está detrás.',
      other: 'Toma # cartas de delante, una a una.',
    }),
  gloryOrWood: (p) =>
    p.n === 1 ? 'Tu moái rinde: ¿1 punto de gloria o 1 madera?' : `Tus moáis rinden: ¿${glory(p.n)} o ${wood(p.n)}?`,
  pileEmpty: (p) => `Ya no queda ninguna ${CARD[p.type]}: toma una de otra pila.`,
  showCard: 'La partida ha terminado: revela tu carta boca abajo.',
  over: (p) => (p.names.length === 1 ? `Gana ${p.names[0]}.` : `${list(p.names)} comparten la victoria.`),
  waitPlay: (p) => `${p.name} elige una carta para jugar.`,
  waitSacrifice: (p) => `${p.name} elige un sacrificio.`,
  waitTake: (p) => `${p.name} toma cartas.`,
  waitChoose: (p) => `${p.name} elige su ganancia.`,
  waitReveal: (p) => `${p.name} revela una carta.`,

  headBuy: 'Comprar',
  headPlay: 'Jugar',
  headStone: 'Piedra',
  headTake: 'Tomar',
  headChoose: 'Elegir',
  buy: (p) => (p.price === 0 ? `Obtener gratis ${A_CARD[p.type]}` : `Comprar ${A_CARD[p.type]} por ${wood(p.price)}`),
  play: (p) => (p.price === 0 ? `Jugar ${kinds(p.n, p.kind)}` : `Jugar ${kinds(p.n, p.kind)} por ${wood(p.price)}`),
  discard: 'Retirar un moái del juego',
  lay: (p) => `Poner ${A_CARD[p.type]} boca arriba`,
  hide: (p) => `Poner ${A_CARD[p.type]} boca abajo`,
  offer: (p) => `Añadir ${A_CARD[p.type]}`,
  substitute: (p) => `Tomar ${A_CARD[p.type]}`,
  take: (p) => `Tomar ${THE_KIND[p.kind]} de la columna ${p.column}`,
  takeThen: (p) => `${p.take}. ${p.outcome}`,
  takeGlory: (p) => `Tomar ${glory(p.n)}`,
  takeWood: (p) => `Tomar ${wood(p.n)}`,
  reveal: (p) => `Revelar ${A_CARD[p.type]}`,
  cancel: 'Cancelar',

  gainWood: (p) => `${p.name} +${wood(p.n)}`,
  gainGlory: (p) => `${p.name} +${glory(p.n)}`,
  gainEither: (p) => `${p.name} +${glory(p.n)} o ${wood(p.n)}`,
  gainCards: (p) => `${p.name} +${plural(p.n, { one: '# carta de sacrificio', other: '# cartas de sacrificio' })}`,
  wouldScore: (p) => `Se puntúa ${A_KIND[p.kind]}: ${p.gains.join(', ')}.`,
  wouldPayNobody: (p) => `Se puntúa ${A_KIND[p.kind]}, que no da nada a nadie.`,
  wouldRefill: 'La columna se rellena; se puntúa la última carta puesta.',
  wouldEnd: 'Al rellenar se agota el mazo: la partida termina al instante.',
  wouldLay: (p) =>
    `La pierdes: después cada ${CARD[p.type]} vale ${glory(p.value)}, y las cartas que te quedan ${p.worth} en total.`,
  wouldOffer: (p) => `Después cada ${CARD[p.type]} vale ${glory(p.value)}, y tus cartas ${p.worth} en total.`,
  wouldDiscard: 'Sale del juego para siempre, y no cuesta nada.',
  notYet: (p) =>
    plural(p.n, { one: 'Aún no se puntúa: te queda # por tomar.', other: 'Aún no se puntúa: te quedan # por tomar.' }),

  dealt: 'Se disponen cuatro columnas de cuatro cartas.',
  bought: (p) =>
    p.price === 0
      ? `${p.name} obtiene gratis ${A_CARD[p.type]}.`
      : `${p.name} compra ${A_CARD[p.type]} por ${wood(p.price)}.`,
  played: (p) =>
    p.price === 0
      ? `${p.name} juega ${kinds(p.n, p.kind)}.`
      : `${p.name} juega ${kinds(p.n, p.kind)} por ${wood(p.price)}.`,
  discarded: (p) => `${p.name} retira un moái del juego.`,
  sacrificed: (p) => `${p.name} pone ${A_CARD[p.type]} en la piedra.`,
  hid: (p) => `${p.name} pone una carta boca abajo en la piedra.`,
  hidKnown: (p) => `${p.name} pone ${A_CARD[p.type]} boca abajo en la piedra.`,
  offered: (p) => `${p.name} añade a la piedra ${A_CARD[p.type]} de su pila.`,
  took: (p) => `${p.name} toma ${A_KIND[p.kind]} de la columna ${p.column}.`,
  choseGlory: (p) => `${p.name} toma ${glory(p.n)} por sus moáis.`,
  choseWood: (p) => `${p.name} toma ${wood(p.n)} por sus moáis.`,
  substituted: (p) => `${p.name} toma en su lugar ${A_CARD[p.type]}.`,
  revealed: (p) => `${p.name} revela ${A_CARD[p.type]}.`,
  refilled: (p) =>
    `La columna ${p.column} se rellena, de delante atrás: ${p.kinds.map((kind) => KIND[kind]).join(', ')}.`,
  deckOut: 'El mazo se ha agotado: la partida ha terminado.',
  scored: (p) => `Se puntúa ${A_KIND[p.kind]}: ${p.gains.join(', ')}.`,
  scoredNobody: (p) => `Se puntúa ${A_KIND[p.kind]}: no da nada a nadie.`,
  scoredMoai: 'Se puntúa un moái: quien tiene moáis elige gloria o madera.',
  scoredShort: (p) => `Se puntúa ${A_KIND[p.kind]}: su pila está vacía.`,
  paidOn: (p) => `La puntuación sigue: ${p.gains.join(', ')}.`,

  stagePlay: (p) => `Comprar y jugar · ${p.n} en el mazo`,
  stageSacrifice: (p) => `Sacrificios · ${p.n} en el mazo`,
  stageTake: (p) => `Completar la mano · ${p.n} en el mazo`,
  stageScore: (p) => `Puntuación · ${p.n} en el mazo`,
  endsShort: (p) =>
    plural(p.refills, {
      none: 'la próxima columna es la última',
      one: '# columna antes de la última',
      other: '# columnas antes de la última',
    }),
  ends: (p) => `La partida termina cuando rellenar una columna agota el mazo. ${ends(p.refills)}`,
  stageReveal: 'Se revela la piedra',
  stageOver: 'La partida ha terminado',

  sourceGlory: 'Gloria ganada',
  sourceMoai: 'Moáis',
  sourceWood: 'Madera',
  sourceSacrifices: 'Cartas de sacrificio',
};

export default es;
