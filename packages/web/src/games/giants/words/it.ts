import { listsOf, pluralsOf } from '../../../platform/words/language.ts';
import type en from './en.ts';

const n = pluralsOf('it');
const list = listsOf('it');

const the = (size: number): string => (size === 0 ? 'il copricapo' : `il moai di taglia ${size}`);
const ofThe = (size: number): string => (size === 0 ? 'del copricapo' : `del moai di taglia ${size}`);
const things = (count: number, size: number): string =>
  size === 0 ? n(count, { one: '# copricapo', other: '# copricapi' }) : `${count} moai di taglia ${size}`;
const workers = (count: number): string => n(count, { one: '# lavoratore', other: '# lavoratori' });
const markers = (count: number): string => n(count, { one: '# segnalino', other: '# segnalini' });
const logs = (count: number): string => n(count, { one: '# tronco', other: '# tronchi' });
const tablets = (count: number): string => n(count, { one: '# mezza tavoletta', other: '# mezze tavolette' });
const sculptors = (count: number): string => n(count, { one: '# scultore', other: '# scultori' });

const pieces = { worker: 'lavoratore', sorcerer: 'stregone', chief: 'capo' };
const placed = { worker: 'un lavoratore', sorcerer: 'lo stregone', chief: 'il capo' };
const thePiece = { worker: 'il lavoratore', sorcerer: 'lo stregone', chief: 'il capo' };

const earnings = (all: readonly { name: string; points: string }[]): string =>
  list(all.map(({ name, points }) => `${name} +${points}`));

const bid = (parts: { markers: number; workers: number; sorcerer: boolean; chief: boolean }): string =>
  list([
    ...(parts.markers > 0 ? [markers(parts.markers)] : []),
    ...(parts.workers > 0 ? [workers(parts.workers)] : []),
    ...(parts.sorcerer ? ['lo stregone'] : []),
    ...(parts.chief ? ['il capo'] : []),
  ]) || 'niente';

const words: typeof en = {
  aside: ({ label, text }) => `${label}: ${text}`,
  row: ({ items }) => items.join(', '),
  chapters: {
    setUp: 'Preparazione',
    dice: 'Dadi',
    auction: 'Asta',
    placement: 'Piazzamento',
    transport: 'Trasporto',
    end: 'Fine del round',
    over: 'Fine della partita',
  },
  stage: ({ round, chapter }) => `Round ${round} · ${chapter}`,
  sources: { moai: 'Moai', headdresses: 'Copricapi', transport: 'Aiuto agli altri', tablets: 'Mezze tavolette' },

  askBid: 'Che cosa tieni nei pugni?',
  askReveal: 'Apri i pugni.',
  askPick: ({ count }) => `Prendi un moai: hai ${sculptors(count)}.`,
  askPlace: 'Piazza una pedina, prendi una mezza tavoletta o passa.',
  askPiece: ({ hex }) => `Quale pedina va in ${hex}?`,
  askHex: ({ piece }) => `Dove va ${thePiece[piece]}?`,
  askPlaceHere: ({ piece, hex }) => `Piazzare ${placed[piece]} in ${hex}?`,
  askTransport: 'Sposta o marchia un moai o un copricapo, o passa.',
  askGoal: ({ size }) => `Dove va ${the(size)}?`,
  askStep: ({ size }) => `Guida ${the(size)} passo per passo.`,
  askEnd: ({ size, hex }) => `Che ne fai ${ofThe(size)} in ${hex}?`,
  askCrew: ({ hex }) => `Chi riceve i punti per l’aiuto in ${hex}?`,
  askQuarry: 'Vuoi marchiare ciò che resta nella cava?',
  askRecover: 'Riprendi un segnalino? Abbandoni ciò che marchia.',
  underWay: ({ size }) => (size === 0 ? 'Il copricapo è in cammino.' : `Il moai di taglia ${size} è in cammino.`),
  askPeek: 'Sotto quale moai guardi? Costa una mezza tavoletta.',
  waitFor: ({ names }) => `Si aspetta ${list(names)}.`,
  gameOver: 'La partita è finita.',
  diceRoll: 'Decidono i dadi.',

  bidBrings: ({ markers: count, sculptors: able }) => `${markers(count)} per l’ordine, ${sculptors(able)} per i moai`,
  bidWinsNothing: 'Senza scultori non si vince nulla.',
  free: 'Nessun altro guadagna punti.',
  pays: ({ to }) => `Punti agli altri: ${earnings(to)}.`,
  outOfReach: ({ hex }) => `${hex} è fuori portata: lungo la via non c’è abbastanza forza.`,
  readRule: ({ rule }) => `Regola ${rule}`,
  chiefPays: 'L’azione del capo costa 2 mezze tavolette.',
  mustFinish: 'È abbandonato: va eretto, posato o marchiato in questa azione.',

  bidNow: 'Chiudi i pugni',
  pass: 'Passa',
  takeTablet: 'Segnalino → mezza tavoletta',
  takeMoai: ({ size }) => `Moai di taglia ${size}`,
  decline: 'Non prendere nulla',
  placeHere: 'Piazza qui',
  gains: {
    village: 'Villaggio: +1 lavoratore',
    hut: 'Capanna: +1 segnalino',
    headdress: 'Cava: +1 copricapo',
  },
  gainLogs: ({ count }) => `Foresta: +${logs(count)}`,
  gainAhu: ({ ahu, moai, headdress }) => `Riserva l’ahu ${ahu} (moai ${moai}, copricapo ${headdress})`,
  erect: ({ ahu, points }) => `Erigi su ${ahu}: +${points}`,
  cap: ({ ahu, size, points, name, own }) =>
    own
      ? `Incorona il tuo moai ${size} su ${ahu}: +${points}`
      : name === undefined
        ? `Incorona il moai ${size} su ${ahu}: ${points} per il proprietario`
        : `Incorona il moai ${size} di ${name} su ${ahu}: ${points} per ${name}`,
  mark: 'Marchia',
  leave: 'Lascia qui',
  act: ({ size, hex, abandoned }) => {
    const named = size === 0 ? 'Copricapo' : `Moai ${size}`;
    return abandoned ? `${named} abbandonato in ${hex}` : `${named} in ${hex}`;
  },
  putBack: 'Rimetti a posto',
  byHand: 'Passo per passo',
  cheapest: 'Via più economica',
  stepBack: 'Un passo indietro',
  cancel: 'Annulla',
  planner: 'Pianifica',
  pay: ({ to }) => earnings(to),
  leaveUnmarked: 'Lascia senza segnalino',
  giveUp: 'Abbandona',
  keepMarkers: 'Lascia lì i segnalini',
  peek: 'Guarda sotto un moai',
  peekAt: ({ ahu }) => `Moai su ${ahu}`,
  fewer: ({ what }) => `Meno: ${what}`,
  more: ({ what }) => `Più: ${what}`,

  pieces,
  workers: ({ count }) => workers(count),
  markers: ({ count }) => markers(count),
  logs: ({ count }) => logs(count),
  bases: ({ count }) => n(count, { one: '# base', other: '# basi' }),
  tablets: ({ count }) => tablets(count),
  things: ({ count, size }) => things(count, size),
  markerWord: 'Segnalini',
  workerWord: 'Lavoratori',
  logWord: 'Tronchi',
  soFar: ({ count, atLeast }) => {
    const points = n(count, { one: '# punto prestigio', other: '# punti prestigio' });
    return atLeast ? `Finora almeno ${points}` : `Finora ${points}`;
  },
  toGo: ({ count }) =>
    count === 0
      ? 'Nessuna base senza moai: la partita finisce con questo round'
      : `${n(count, { one: '# base', other: '# basi' })} senza moai: a 0 la partita finisce`,
  lastRound: 'Ultimo round',
  roundsEnd: 'Questo è l’ultimo round.',
  mayEnd:
    'Non restava nessun moai da scolpire: la partita finisce con questo round, a meno che un moai venga eretto o un copricapo posato.',
  firstPlayer: 'Primo giocatore',
  passed: 'ha passato',
  choosesAt: ({ rank }) => `scelta ${rank}`,
  screenClosed: 'Nascosto dietro lo schermo',
  front: 'Speso, davanti allo schermo',
  supply: 'Scorta',
  tile: 'Tessera cava',
  players: 'Al tavolo',
  island: 'Isola',
  track: 'Prestigio',
  zoomIn: 'Più vicino',
  zoomOut: 'Più lontano',
  zoomFit: 'Tutta l’isola',
  auction: 'Asta',
  showAuction: 'Mostra l’asta',
  showIsland: 'Mostra l’isola',
  fistClosed: ({ name }) => `${name}: due pugni chiusi`,
  fistThinks: ({ name }) => `${name} sta ancora scegliendo`,
  fistOpen: ({ name, held }) => `${name}: ${bid(held)}`,
  leftFist: 'Segnalini: chi sceglie per primo',
  rightFist: 'Scultori: che cosa puoi prendere',

  kinds: {
    plain: 'pianura',
    forest: 'foresta',
    village: 'villaggio',
    hut: 'capanna degli stregoni',
    moaiQuarry: 'cava dei moai',
    headdressQuarry: 'cava dei copricapi',
  },
  forest: ({ count }) => `foresta da ${logs(count)}`,
  felled: 'foresta abbattuta',
  possible: 'si può scegliere',
  nextTo: ({ items }) => `accanto a ${items.join(', ')}`,
  brings: ({ points }) => `Lì per te vale ${points}.`,
  ahuFree: ({ moai, headdress }) => `ahu libero (moai ${moai}, copricapo ${headdress})`,
  ahuReserved: ({ moai, headdress, name }) => `ahu (moai ${moai}, copricapo ${headdress}) riservato da ${name}`,
  ahuMoai: ({ moai, headdress, size, capped, name }) =>
    `ahu (moai ${moai}, copricapo ${headdress}) con un moai di taglia ${size}${capped ? ' e copricapo' : ''}${name === undefined ? '' : `, di ${name}`}`,
  pieceOf: ({ name, piece, count }) =>
    piece === 'worker' ? `${name}: ${workers(count)}` : `${name}: ${pieces[piece]}`,
  objectOf: ({ size, name }) => {
    const thing = size === 0 ? 'copricapo' : `moai di taglia ${size}`;
    return name === undefined ? `${thing} abbandonato` : `${thing} di ${name}`;
  },

  tellFirst: ({ who }) => `Comincia ${who}.`,
  tellDice: ({ round, brought }) =>
    brought.length === 0
      ? `Round ${round}: i dadi non portano moai.`
      : `Round ${round}: i dadi portano ${list(brought.map(({ count, size }) => things(count, size)))}.`,
  tellBid: ({ who }) => `${who} ha chiuso i due pugni.`,
  tellReveal: ({ who, held }) => `${who} punta ${bid(held)}.`,
  tellPick: ({ who, size }) => `${who} prende un moai di taglia ${size}.`,
  tellDecline: ({ who }) => `${who} non prende altri moai.`,
  tellTablet: ({ who }) => `${who} cambia un segnalino in una mezza tavoletta.`,
  tellPlace: ({ who, piece, count, hex }) =>
    count === 0
      ? `${who} piazza ${placed[piece]} in ${hex}.`
      : `${who} piazza ${placed[piece]} e ${logs(count)} in ${hex}.`,
  tellGains: {
    village: ({ who }) => `${who} ottiene un lavoratore nel villaggio.`,
    hut: ({ who }) => `${who} ottiene un segnalino nella capanna.`,
    headdress: ({ who }) => `${who} scolpisce un copricapo.`,
  },
  tellFell: ({ who, count, hex }) => `${who} abbatte la foresta in ${hex}: ${logs(count)}.`,
  tellReserve: ({ who, ahu }) => `${who} riserva l’ahu ${ahu}.`,
  tellPass: ({ who }) => `${who} passa.`,
  tellPeek: ({ who, ahu }) => `${who} guarda sotto il moai di ${ahu}.`,
  tellSeen: ({ ahu, name }) => `La base di ${ahu} è di ${name}.`,
  tellSetOut: ({ who, size, hex }) => `${who} si occupa ${ofThe(size)} in ${hex}.`,
  tellStep: ({ size, hex, paid }) => {
    const thing = size === 0 ? 'Il copricapo' : `Il moai di taglia ${size}`;
    return paid.length === 0 ? `${thing} arriva in ${hex}.` : `${thing} arriva in ${hex}: ${earnings(paid)}.`;
  },
  tellPutBack: ({ who, size }) => `${who} rimette a posto ${the(size)}.`,
  tellErect: ({ who, size, ahu, points }) =>
    `${who} erige il moai di taglia ${size} su ${ahu}: ${n(points, { one: '# punto prestigio', other: '# punti prestigio' })}.`,
  tellCap: ({ who, ahu, points }) =>
    `${who} incorona il moai di ${ahu}: ${n(points, { one: '# punto prestigio', other: '# punti prestigio' })} a chi possiede la base.`,
  tellMark: ({ who, size, hex }) => `${who} marchia ${the(size)} in ${hex}.`,
  tellLeave: ({ who, size, hex }) => `${who} lascia ${the(size)} in ${hex}.`,
  tellRecover: ({ who, size, hex }) =>
    `${who} riprende il segnalino ${size === 0 ? 'dal copricapo' : `dal moai di taglia ${size}`} in ${hex}.`,
  tellLost: ({ lost }) => `Nessuno prende ${list(lost.map(({ count, size }) => things(count, size)))}.`,
  tellRound: ({ who }) => `Il round è finito; ora comincia ${who}.`,

  sayBid: 'Puntare',
  sayTake: 'Prendere',
  sayPlace: ({ piece }) => `Piazzare ${placed[piece]}`,
  sayAt: ({ hex, count }) => (count === 0 ? hex : `${hex} con ${logs(count)}`),
  sayAct: 'Agire su',
  sayTo: 'Andare in',
  sayHere: 'Qui',
  sayPay: 'Punti a',
  sayMark: 'Marchiare',
  sayRecover: 'Riprendere il segnalino',
  sayPeek: 'Guardare sotto',
  sayOther: 'Altrimenti',
  held: ({ held }) => bid(held),
};

export default words;
