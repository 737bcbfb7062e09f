import { listsOf, pluralsOf } from '../../../platform/words/language.ts';

const n = pluralsOf('en');
const list = listsOf('en');

const thing = (size: number): string => (size === 0 ? 'headdress' : `moai of size ${size}`);
const things = (count: number, size: number): string =>
  size === 0 ? n(count, { one: '# headdress', other: '# headdresses' }) : `${count} moai of size ${size}`;
const workers = (count: number): string => n(count, { one: '# worker', other: '# workers' });
const markers = (count: number): string => n(count, { one: '# marker', other: '# markers' });
const logs = (count: number): string => n(count, { one: '# log', other: '# logs' });
const tablets = (count: number): string => n(count, { one: '# half-tablet', other: '# half-tablets' });
const sculptors = (count: number): string => n(count, { one: '# sculptor', other: '# sculptors' });

const pieces = { worker: 'worker', sorcerer: 'sorcerer', chief: 'chief' };
type Piece = keyof typeof pieces;
const placed = (piece: Piece): string => (piece === 'worker' ? 'a worker' : `the ${piece}`);

interface Earning {
  name: string;
  points: string;
}
const earnings = (all: readonly Earning[]): string => list(all.map(({ name, points }) => `${name} +${points}`));

interface BidParts {
  markers: number;
  workers: number;
  sorcerer: boolean;
  chief: boolean;
}
const bid = (parts: BidParts): string =>
  list([
    ...(parts.markers > 0 ? [markers(parts.markers)] : []),
    ...(parts.workers > 0 ? [workers(parts.workers)] : []),
    ...(parts.sorcerer ? ['the sorcerer'] : []),
    ...(parts.chief ? ['the chief'] : []),
  ]) || 'nothing';

const en = {
  /** A label and what it says. */
  aside: ({ label, text }: { label: string; text: string }) => `${label}: ${text}`,
  row: ({ items }: { items: readonly string[] }) => items.join(', '),
  chapters: {
    setUp: 'Set-up',
    dice: 'Dice',
    auction: 'Auction',
    placement: 'Placement',
    transport: 'Transport',
    end: 'End of the round',
    over: 'The end',
  },
  stage: ({ round, chapter }: { round: number; chapter: string }) => `Round ${round} · ${chapter}`,
  sources: { moai: 'Moai', headdresses: 'Headdresses', transport: 'Helping others', tablets: 'Half-tablets' },

  // What is asked.
  askBid: 'What do you hold in your fists?',
  askReveal: 'Open your fists.',
  askPick: ({ count }: { count: number }) => `Take a moai: you have ${sculptors(count)}.`,
  askPlace: 'Place a piece, take a half-tablet, or pass.',
  askPiece: ({ hex }: { hex: string }) => `Which piece goes to ${hex}?`,
  askHex: ({ piece }: { piece: Piece }) => `Where does the ${piece} go?`,
  askPlaceHere: ({ piece, hex }: { piece: Piece; hex: string }) => `Place ${placed(piece)} at ${hex}?`,
  askTransport: 'Move or mark a moai or a headdress, or pass.',
  askGoal: ({ size }: { size: number }) => `Where does the ${thing(size)} go?`,
  askStep: ({ size }: { size: number }) => `Lead the ${thing(size)} step by step.`,
  askEnd: ({ size, hex }: { size: number; hex: string }) => `What becomes of the ${thing(size)} at ${hex}?`,
  askCrew: ({ hex }: { hex: string }) => `Who scores for helping at ${hex}?`,
  askQuarry: 'Mark what stays in the quarry?',
  askRecover: 'Take a marker back? You give up what it lies on.',
  underWay: ({ size }: { size: number }) => `The ${thing(size)} is on its way.`,
  askPeek: 'Under which moai do you look? It costs a half-tablet.',
  waitFor: ({ names }: { names: readonly string[] }) => `Waiting for ${list(names)}.`,
  gameOver: 'The game is over.',
  diceRoll: 'The dice decide.',

  // What else is told there.
  bidBrings: ({ markers: count, sculptors: able }: { markers: number; sculptors: number }) =>
    `${markers(count)} for the order, ${sculptors(able)} for moai`,
  bidWinsNothing: 'Without sculptors it wins nothing.',
  free: 'Nobody else scores.',
  pays: ({ to }: { to: readonly Earning[] }) => `Others score: ${earnings(to)}.`,
  outOfReach: ({ hex }: { hex: string }) => `${hex} is out of reach: there is not enough strength on the way.`,
  readRule: ({ rule }: { rule: string }) => `Rule ${rule}`,
  chiefPays: 'The chief’s action costs 2 half-tablets.',
  mustFinish: 'It is abandoned: erect, place or mark it in this action.',

  // Answers.
  bidNow: 'Close the fists',
  pass: 'Pass',
  takeTablet: 'Marker → half-tablet',
  takeMoai: ({ size }: { size: number }) => `Moai of size ${size}`,
  decline: 'Take none',
  placeHere: 'Place it',
  gains: {
    village: 'Village: +1 worker',
    hut: 'Hut: +1 marker',
    headdress: 'Quarry: +1 headdress',
  },
  gainLogs: ({ count }: { count: number }) => `Forest: +${logs(count)}`,
  gainAhu: ({ ahu, moai, headdress }: { ahu: string; moai: number; headdress: number }) =>
    `Reserve ${ahu} (moai ${moai}, headdress ${headdress})`,
  erect: ({ ahu, points }: { ahu: string; points: number }) => `Erect on ${ahu}: +${points}`,
  cap: ({ ahu, size, points, name, own }: CapWords) =>
    own
      ? `Cap your moai ${size} on ${ahu}: +${points}`
      : name === undefined
        ? `Cap the moai ${size} on ${ahu}: ${points} for its owner`
        : `Cap ${name}’s moai ${size} on ${ahu}: ${points} for ${name}`,
  mark: 'Mark it',
  leave: 'Leave it',
  act: ({ size, hex, abandoned }: { size: number; hex: string; abandoned: boolean }) => {
    const named = `${size === 0 ? 'Headdress' : `Moai ${size}`} at ${hex}`;
    return abandoned ? `${named}, abandoned` : named;
  },
  putBack: 'Put it back',
  byHand: 'Step by step',
  cheapest: 'Cheapest way',
  stepBack: 'One step back',
  cancel: 'Cancel',
  planner: 'Planner',
  pay: ({ to }: { to: readonly Earning[] }) => earnings(to),
  leaveUnmarked: 'Leave unmarked',
  giveUp: 'Give up',
  keepMarkers: 'Keep my markers there',
  peek: 'Look under a moai',
  peekAt: ({ ahu }: { ahu: string }) => `Moai on ${ahu}`,
  fewer: ({ what }: { what: string }) => `Fewer: ${what}`,
  more: ({ what }: { what: string }) => `More: ${what}`,

  // Names of what lies on the table.
  pieces,
  workers: ({ count }: { count: number }) => workers(count),
  markers: ({ count }: { count: number }) => markers(count),
  logs: ({ count }: { count: number }) => logs(count),
  bases: ({ count }: { count: number }) => n(count, { one: '# base', other: '# bases' }),
  tablets: ({ count }: { count: number }) => tablets(count),
  things: ({ count, size }: { count: number; size: number }) => things(count, size),
  markerWord: 'Markers',
  workerWord: 'Workers',
  logWord: 'Logs',
  soFar: ({ count, atLeast }: { count: number; atLeast: boolean }) =>
    atLeast ? `At least ${count} prestige so far` : `${count} prestige so far`,
  toGo: ({ count }: { count: number }) =>
    count === 0
      ? 'No base without a moai: the game ends with this round'
      : `${n(count, { one: '# base', other: '# bases' })} without a moai: the game ends at 0`,
  lastRound: 'Last round',
  roundsEnd: 'This is the last round.',
  mayEnd:
    'There was no moai left to carve: the game ends with this round, unless a moai is erected or a headdress placed.',
  firstPlayer: 'First player',
  passed: 'passed',
  choosesAt: ({ rank }: { rank: number }) => `choice ${rank}`,
  screenClosed: 'Hidden behind the screen',
  front: 'Spent, in front of the screen',
  supply: 'Supply',
  tile: 'Quarry tile',
  players: 'Players',
  island: 'Island',
  track: 'Prestige',
  zoomIn: 'Closer',
  zoomOut: 'Farther',
  zoomFit: 'Whole island',
  auction: 'Auction',
  showAuction: 'Show the auction',
  showIsland: 'Show the island',
  fistClosed: ({ name }: { name: string }) => `${name}: two closed fists`,
  fistThinks: ({ name }: { name: string }) => `${name} is still choosing`,
  fistOpen: ({ name, held }: { name: string; held: BidParts }) => `${name}: ${bid(held)}`,
  leftFist: 'Markers: who chooses first',
  rightFist: 'Sculptors: what you can take',

  // A hex, for people who do not see it.
  kinds: {
    plain: 'plain',
    forest: 'forest',
    village: 'village',
    hut: 'sorcerers’ hut',
    moaiQuarry: 'moai quarry',
    headdressQuarry: 'headdress quarry',
  },
  forest: ({ count }: { count: number }) => `forest of ${logs(count)}`,
  felled: 'felled forest',
  possible: 'can be chosen',
  nextTo: ({ items }: { items: readonly string[] }) => `next to ${items.join(', ')}`,
  brings: ({ points }: { points: number }) => `Worth ${points} to you there.`,
  ahuFree: ({ moai, headdress }: { moai: number; headdress: number }) =>
    `free ahu (moai ${moai}, headdress ${headdress})`,
  ahuReserved: ({ moai, headdress, name }: { moai: number; headdress: number; name: string }) =>
    `ahu (moai ${moai}, headdress ${headdress}) reserved by ${name}`,
  ahuMoai: ({ moai, headdress, size, capped, name }: AhuWords) =>
    `ahu (moai ${moai}, headdress ${headdress}) with a moai of size ${size}${capped ? ' and headdress' : ''}${name === undefined ? '' : `, ${name}’s`}`,
  pieceOf: ({ name, piece, count }: { name: string; piece: Piece; count: number }) =>
    piece === 'worker' ? `${name}: ${workers(count)}` : `${name}: ${piece}`,
  objectOf: ({ size, name }: { size: number; name: string | undefined }) =>
    name === undefined ? `abandoned ${thing(size)}` : `${name}’s ${thing(size)}`,

  // The log.
  tellFirst: ({ who }: { who: string }) => `${who} is the first player.`,
  tellDice: ({ round, brought }: { round: number; brought: readonly { count: number; size: number }[] }) =>
    brought.length === 0
      ? `Round ${round}: the dice bring no moai.`
      : `Round ${round}: the dice bring ${list(brought.map(({ count, size }) => things(count, size)))}.`,
  tellBid: ({ who }: { who: string }) => `${who} has closed both fists.`,
  tellReveal: ({ who, held }: { who: string; held: BidParts }) => `${who} bids ${bid(held)}.`,
  tellPick: ({ who, size }: { who: string; size: number }) => `${who} takes a moai of size ${size}.`,
  tellDecline: ({ who }: { who: string }) => `${who} takes no more moai.`,
  tellTablet: ({ who }: { who: string }) => `${who} turns a marker into a half-tablet.`,
  tellPlace: ({ who, piece, count, hex }: { who: string; piece: Piece; count: number; hex: string }) =>
    count === 0
      ? `${who} places ${placed(piece)} at ${hex}.`
      : `${who} places ${placed(piece)} and ${logs(count)} at ${hex}.`,
  tellGains: {
    village: ({ who }: { who: string }) => `${who} gains a worker in the village.`,
    hut: ({ who }: { who: string }) => `${who} gains a marker in the hut.`,
    headdress: ({ who }: { who: string }) => `${who} carves a headdress.`,
  },
  tellFell: ({ who, count, hex }: { who: string; count: number; hex: string }) =>
    `${who} fells the forest at ${hex}: ${logs(count)}.`,
  tellReserve: ({ who, ahu }: { who: string; ahu: string }) => `${who} reserves the ahu ${ahu}.`,
  tellPass: ({ who }: { who: string }) => `${who} passes.`,
  tellPeek: ({ who, ahu }: { who: string; ahu: string }) => `${who} looks under the moai on ${ahu}.`,
  tellSeen: ({ ahu, name }: { ahu: string; name: string }) => `The base on ${ahu} is ${name}’s.`,
  tellSetOut: ({ who, size, hex }: { who: string; size: number; hex: string }) =>
    `${who} takes up the ${thing(size)} at ${hex}.`,
  tellStep: ({ size, hex, paid }: { size: number; hex: string; paid: readonly Earning[] }) =>
    paid.length === 0
      ? `The ${thing(size)} comes to ${hex}.`
      : `The ${thing(size)} comes to ${hex}: ${earnings(paid)}.`,
  tellPutBack: ({ who, size }: { who: string; size: number }) => `${who} puts the ${thing(size)} back.`,
  tellErect: ({ who, size, ahu, points }: { who: string; size: number; ahu: string; points: number }) =>
    `${who} erects the moai of size ${size} on ${ahu}: ${points} prestige.`,
  tellCap: ({ who, ahu, points }: { who: string; ahu: string; points: number }) =>
    `${who} caps the moai on ${ahu}: ${points} prestige for the owner of the base.`,
  tellMark: ({ who, size, hex }: { who: string; size: number; hex: string }) =>
    `${who} marks the ${thing(size)} at ${hex}.`,
  tellLeave: ({ who, size, hex }: { who: string; size: number; hex: string }) =>
    `${who} leaves the ${thing(size)} at ${hex}.`,
  tellRecover: ({ who, size, hex }: { who: string; size: number; hex: string }) =>
    `${who} takes the marker back from the ${thing(size)} at ${hex}.`,
  tellLost: ({ lost }: { lost: readonly { count: number; size: number }[] }) =>
    `Nobody takes ${list(lost.map(({ count, size }) => things(count, size)))}.`,
  tellRound: ({ who }: { who: string }) => `The round is over; ${who} is first now.`,

  // The list of moves.
  sayBid: 'Bid',
  sayTake: 'Take',
  sayPlace: ({ piece }: { piece: Piece }) => `Place ${placed(piece)}`,
  sayAt: ({ hex, count }: { hex: string; count: number }) => (count === 0 ? hex : `${hex} with ${logs(count)}`),
  sayAct: 'Act on',
  sayTo: 'Move to',
  sayHere: 'Here',
  sayPay: 'Points for',
  sayMark: 'Mark',
  sayRecover: 'Take a marker back from',
  sayPeek: 'Look under',
  sayOther: 'Otherwise',
  held: ({ held }: { held: BidParts }) => bid(held),
};

interface CapWords {
  ahu: string;
  size: number;
  points: number;
  /** Undefined if the owner of the base is not known. */
  name: string | undefined;
  own: boolean;
}

interface AhuWords {
  moai: number;
  headdress: number;
  size: number;
  capped: boolean;
  name: string | undefined;
}

export default en;
