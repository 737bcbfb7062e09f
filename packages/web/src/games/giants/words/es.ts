import { listsOf, pluralsOf } from '../../../platform/words/language.ts';
import type en from './en.ts';

const n = pluralsOf('es');
const list = listsOf('es');

const the = (size: number): string => (size === 0 ? 'el tocado' : `el moái de tamaño ${size}`);
const ofThe = (size: number): string => (size === 0 ? 'del tocado' : `del moái de tamaño ${size}`);
const things = (count: number, size: number): string =>
  size === 0
    ? n(count, { one: '# tocado', other: '# tocados' })
    : n(count, { one: `# moái de tamaño ${size}`, other: `# moáis de tamaño ${size}` });
const workers = (count: number): string => n(count, { one: '# trabajador', other: '# trabajadores' });
const markers = (count: number): string => n(count, { one: '# marcador', other: '# marcadores' });
const logs = (count: number): string => n(count, { one: '# tronco', other: '# troncos' });
const tablets = (count: number): string => n(count, { one: '# media tablilla', other: '# medias tablillas' });
const sculptors = (count: number): string => n(count, { one: '# escultor', other: '# escultores' });

const pieces = { worker: 'trabajador', sorcerer: 'hechicero', chief: 'jefe' };
const placed = { worker: 'un trabajador', sorcerer: 'el hechicero', chief: 'el jefe' };

const earnings = (all: readonly { name: string; points: string }[]): string =>
  list(all.map(({ name, points }) => `${name} +${points}`));

const bid = (parts: { markers: number; workers: number; sorcerer: boolean; chief: boolean }): string =>
  list([
    ...(parts.markers > 0 ? [markers(parts.markers)] : []),
    ...(parts.workers > 0 ? [workers(parts.workers)] : []),
    ...(parts.sorcerer ? ['el hechicero'] : []),
    ...(parts.chief ? ['el jefe'] : []),
  ]) || 'nada';

const words: typeof en = {
  aside: ({ label, text }) => `${label}: ${text}`,
  row: ({ items }) => items.join(', '),
  chapters: {
    setUp: 'Preparación',
    dice: 'Dados',
    auction: 'Subasta',
    placement: 'Colocación',
    transport: 'Transporte',
    end: 'Fin de la ronda',
    over: 'Fin de la partida',
  },
  stage: ({ round, chapter }) => `Ronda ${round} · ${chapter}`,
  sources: { moai: 'Moáis', headdresses: 'Tocados', transport: 'Ayuda a otros', tablets: 'Medias tablillas' },

  askBid: '¿Qué guardas en los puños?',
  askReveal: 'Abre los puños.',
  askPick: ({ count }) => `Toma un moái: tienes ${sculptors(count)}.`,
  askPlace: 'Coloca una pieza, toma media tablilla o pasa.',
  askPiece: ({ hex }) => `¿Qué pieza va a ${hex}?`,
  askHex: ({ piece }) => `¿Adónde va el ${pieces[piece]}?`,
  askPlaceHere: ({ piece, hex }) => `¿Colocar ${placed[piece]} en ${hex}?`,
  askTransport: 'Mueve o marca un moái o un tocado, o pasa.',
  askGoal: ({ size }) => `¿Adónde va ${the(size)}?`,
  askStep: ({ size }) => `Guía ${the(size)} paso a paso.`,
  askEnd: ({ size, hex }) => `¿Qué haces con ${the(size)} en ${hex}?`,
  askCrew: ({ hex }) => `¿Quién recibe los puntos por ayudar en ${hex}?`,
  askQuarry: '¿Marcas lo que queda en la cantera?',
  askRecover: '¿Recuperas un marcador? Abandonas lo que marca.',
  underWay: ({ size }) => (size === 0 ? 'El tocado está en camino.' : `El moái de tamaño ${size} está en camino.`),
  askPeek: '¿Bajo qué moái miras? Cuesta media tablilla.',
  waitFor: ({ names }) => `Se espera a ${list(names)}.`,
  gameOver: 'La partida ha terminado.',
  diceRoll: 'Deciden los dados.',

  bidBrings: ({ markers: count, sculptors: able }) =>
    `${markers(count)} para el orden, ${sculptors(able)} para los moáis`,
  bidWinsNothing: 'Sin escultores no se gana nada.',
  free: 'Nadie más recibe puntos.',
  pays: ({ to }) => `Puntos para otros: ${earnings(to)}.`,
  outOfReach: ({ hex }) => `${hex} está fuera de alcance: no hay bastante fuerza en el camino.`,
  readRule: ({ rule }) => `Regla ${rule}`,
  chiefPays: 'La acción del jefe cuesta 2 medias tablillas.',
  mustFinish: 'Está abandonado: en esta acción hay que erigirlo, coronar con él o marcarlo.',

  bidNow: 'Cerrar los puños',
  pass: 'Pasar',
  takeTablet: 'Marcador → media tablilla',
  takeMoai: ({ size }) => `Moái de tamaño ${size}`,
  decline: 'No tomar nada',
  placeHere: 'Colocar aquí',
  gains: {
    village: 'Aldea: +1 trabajador',
    hut: 'Cabaña: +1 marcador',
    headdress: 'Cantera: +1 tocado',
  },
  gainLogs: ({ count }) => `Bosque: +${logs(count)}`,
  gainAhu: ({ ahu, moai, headdress }) => `Reservar ${ahu} (moái ${moai}, tocado ${headdress})`,
  erect: ({ ahu, points }) => `Erigir en ${ahu}: +${points}`,
  cap: ({ ahu, size, points, name, own }) =>
    own
      ? `Coronar tu moái ${size} en ${ahu}: +${points}`
      : name === undefined
        ? `Coronar el moái ${size} en ${ahu}: ${points} para su dueño`
        : `Coronar el moái ${size} de ${name} en ${ahu}: ${points} para ${name}`,
  mark: 'Marcar',
  leave: 'Dejar aquí',
  act: ({ size, hex, abandoned }) => {
    const named = size === 0 ? 'Tocado' : `Moái ${size}`;
    return abandoned ? `${named} abandonado en ${hex}` : `${named} en ${hex}`;
  },
  putBack: 'Volver a dejar',
  byHand: 'Paso a paso',
  cheapest: 'Camino más barato',
  stepBack: 'Un paso atrás',
  cancel: 'Cancelar',
  planner: 'Planear',
  pay: ({ to }) => earnings(to),
  leaveUnmarked: 'Dejar sin marcador',
  giveUp: 'Abandonar',
  keepMarkers: 'Dejar ahí mis marcadores',
  peek: 'Mirar bajo un moái',
  peekAt: ({ ahu }) => `Moái en ${ahu}`,
  fewer: ({ what }) => `Menos: ${what}`,
  more: ({ what }) => `Más: ${what}`,

  pieces,
  workers: ({ count }) => workers(count),
  markers: ({ count }) => markers(count),
  logs: ({ count }) => logs(count),
  bases: ({ count }) => n(count, { one: '# base', other: '# bases' }),
  tablets: ({ count }) => tablets(count),
  things: ({ count, size }) => things(count, size),
  markerWord: 'Marcadores',
  workerWord: 'Trabajadores',
  logWord: 'Troncos',
  soFar: ({ count, atLeast }) => {
    const points = n(count, { one: '# punto', other: '# puntos' });
    return atLeast ? `Al menos ${points} de prestigio hasta ahora` : `${points} de prestigio hasta ahora`;
  },
  toGo: ({ count }) =>
    count === 0
      ? 'Ninguna base sin moái: la partida acaba con esta ronda'
      : `${n(count, { one: '# base', other: '# bases' })} sin moái: con 0 acaba la partida`,
  lastRound: 'Última ronda',
  roundsEnd: 'Esta es la última ronda.',
  mayEnd:
    'No quedaba ningún moái por esculpir: la partida acaba con esta ronda, salvo que se erija un moái o se coloque un tocado.',
  firstPlayer: 'Primer jugador',
  passed: 'ha pasado',
  choosesAt: ({ rank }) => `elección ${rank}`,
  screenClosed: 'Oculto tras el biombo',
  front: 'Gastado, delante del biombo',
  supply: 'Reserva general',
  tile: 'Loseta de cantera',
  players: 'En la mesa',
  island: 'Isla',
  track: 'Prestigio',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  zoomFit: 'Toda la isla',
  auction: 'Subasta',
  showAuction: 'Mostrar la subasta',
  showIsland: 'Mostrar la isla',
  fistClosed: ({ name }) => `${name}: dos puños cerrados`,
  fistThinks: ({ name }) => `${name} aún está eligiendo`,
  fistOpen: ({ name, held }) => `${name}: ${bid(held)}`,
  leftFist: 'Marcadores: quién elige primero',
  rightFist: 'Escultores: qué puedes tomar',

  kinds: {
    plain: 'llano',
    forest: 'bosque',
    village: 'aldea',
    hut: 'cabaña de los hechiceros',
    moaiQuarry: 'cantera de moáis',
    headdressQuarry: 'cantera de tocados',
  },
  forest: ({ count }) => `bosque de ${logs(count)}`,
  felled: 'bosque talado',
  possible: 'se puede elegir',
  nextTo: ({ items }) => `junto a ${items.join(', ')}`,
  brings: ({ points }) => `Allí vale ${points} para ti.`,
  ahuFree: ({ moai, headdress }) => `ahu libre (moái ${moai}, tocado ${headdress})`,
  ahuReserved: ({ moai, headdress, name }) => `ahu (moái ${moai}, tocado ${headdress}) reservado por ${name}`,
  ahuMoai: ({ moai, headdress, size, capped, name }) =>
    `ahu (moái ${moai}, tocado ${headdress}) con un moái de tamaño ${size}${capped ? ' y tocado' : ''}${name === undefined ? '' : `, de ${name}`}`,
  pieceOf: ({ name, piece, count }) =>
    piece === 'worker' ? `${name}: ${workers(count)}` : `${name}: ${pieces[piece]}`,
  objectOf: ({ size, name }) => {
    const thing = size === 0 ? 'tocado' : `moái de tamaño ${size}`;
    return name === undefined ? `${thing} abandonado` : `${thing} de ${name}`;
  },

  tellFirst: ({ who }) => `Empieza ${who}.`,
  tellDice: ({ round, brought }) =>
    brought.length === 0
      ? `Ronda ${round}: los dados no traen moáis.`
      : `Ronda ${round}: los dados traen ${list(brought.map(({ count, size }) => things(count, size)))}.`,
  tellBid: ({ who }) => `${who} ha cerrado los dos puños.`,
  tellReveal: ({ who, held }) => `${who} puja ${bid(held)}.`,
  tellPick: ({ who, size }) => `${who} toma un moái de tamaño ${size}.`,
  tellDecline: ({ who }) => `${who} no toma más moáis.`,
  tellTablet: ({ who }) => `${who} cambia un marcador por media tablilla.`,
  tellPlace: ({ who, piece, count, hex }) =>
    count === 0
      ? `${who} coloca ${placed[piece]} en ${hex}.`
      : `${who} coloca ${placed[piece]} y ${logs(count)} en ${hex}.`,
  tellGains: {
    village: ({ who }) => `${who} consigue un trabajador en la aldea.`,
    hut: ({ who }) => `${who} consigue un marcador en la cabaña.`,
    headdress: ({ who }) => `${who} esculpe un tocado.`,
  },
  tellFell: ({ who, count, hex }) => `${who} tala el bosque en ${hex}: ${logs(count)}.`,
  tellReserve: ({ who, ahu }) => `${who} reserva el ahu ${ahu}.`,
  tellPass: ({ who }) => `${who} pasa.`,
  tellPeek: ({ who, ahu }) => `${who} mira bajo el moái de ${ahu}.`,
  tellSeen: ({ ahu, name }) => `La base de ${ahu} es de ${name}.`,
  tellSetOut: ({ who, size, hex }) => `${who} se ocupa ${ofThe(size)} en ${hex}.`,
  tellStep: ({ size, hex, paid }) => {
    const thing = size === 0 ? 'El tocado' : `El moái de tamaño ${size}`;
    return paid.length === 0 ? `${thing} llega a ${hex}.` : `${thing} llega a ${hex}: ${earnings(paid)}.`;
  },
  tellPutBack: ({ who, size }) => `${who} vuelve a dejar ${the(size)}.`,
  tellErect: ({ who, size, ahu, points }) =>
    `${who} erige el moái de tamaño ${size} en ${ahu}: ${n(points, { one: '# punto de prestigio', other: '# puntos de prestigio' })}.`,
  tellCap: ({ who, ahu, points }) =>
    `${who} corona el moái de ${ahu}: ${n(points, { one: '# punto de prestigio', other: '# puntos de prestigio' })} para el dueño de la base.`,
  tellMark: ({ who, size, hex }) => `${who} marca ${the(size)} en ${hex}.`,
  tellLeave: ({ who, size, hex }) => `${who} deja ${the(size)} en ${hex}.`,
  tellRecover: ({ who, size, hex }) => `${who} recupera el marcador ${ofThe(size)} en ${hex}.`,
  tellLost: ({ lost }) => `Nadie toma ${list(lost.map(({ count, size }) => things(count, size)))}.`,
  tellRound: ({ who }) => `La ronda ha terminado; ahora empieza ${who}.`,

  sayBid: 'Pujar',
  sayTake: 'Tomar',
  sayPlace: ({ piece }) => `Colocar ${placed[piece]}`,
  sayAt: ({ hex, count }) => (count === 0 ? hex : `${hex} con ${logs(count)}`),
  sayAct: 'Actuar sobre',
  sayTo: 'Ir a',
  sayHere: 'Aquí',
  sayPay: 'Puntos para',
  sayMark: 'Marcar',
  sayRecover: 'Recuperar el marcador',
  sayPeek: 'Mirar bajo',
  sayOther: 'Si no',
  held: ({ held }) => bid(held),
};

export default words;
