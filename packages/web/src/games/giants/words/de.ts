import { listsOf, pluralsOf } from '../../../platform/words/language.ts';
import type en from './en.ts';

const n = pluralsOf('de');
const list = listsOf('de');

const the = (size: number): string => (size === 0 ? 'der Kopfschmuck' : `der Moai der Größe ${size}`);
const theOne = (size: number): string => (size === 0 ? 'den Kopfschmuck' : `den Moai der Größe ${size}`);
const toThe = (size: number): string => (size === 0 ? 'dem Kopfschmuck' : `dem Moai der Größe ${size}`);
const things = (count: number, size: number): string =>
  size === 0 ? n(count, { one: '# Kopfschmuck', other: '# Kopfschmucke' }) : `${count} Moai der Größe ${size}`;
const workers = (count: number): string => `${count} Arbeiter`;
const markers = (count: number): string => `${count} Marker`;
const logs = (count: number): string => n(count, { one: '# Rundholz', other: '# Rundhölzer' });
const tablets = (count: number): string => n(count, { one: '# Halbtafel', other: '# Halbtafeln' });
const sculptors = (count: number): string => `${count} Bildhauer`;

const pieces = { worker: 'Arbeiter', sorcerer: 'Zauberer', chief: 'Häuptling' };
const placed = { worker: 'einen Arbeiter', sorcerer: 'den Zauberer', chief: 'den Häuptling' };

const earnings = (all: readonly { name: string; points: string }[]): string =>
  list(all.map(({ name, points }) => `${name} +${points}`));

const bid = (parts: { markers: number; workers: number; sorcerer: boolean; chief: boolean }): string =>
  list([
    ...(parts.markers > 0 ? [markers(parts.markers)] : []),
    ...(parts.workers > 0 ? [workers(parts.workers)] : []),
    ...(parts.sorcerer ? ['den Zauberer'] : []),
    ...(parts.chief ? ['den Häuptling'] : []),
  ]) || 'nichts';

const words: typeof en = {
  aside: ({ label, text }) => `${label}: ${text}`,
  row: ({ items }) => items.join(', '),
  chapters: {
    setUp: 'Aufbau',
    dice: 'Würfel',
    auction: 'Versteigerung',
    placement: 'Setzen',
    transport: 'Transport',
    end: 'Ende der Runde',
    over: 'Ende der Partie',
  },
  stage: ({ round, chapter }) => `Runde ${round} · ${chapter}`,
  sources: { moai: 'Moai', headdresses: 'Kopfschmucke', transport: 'Hilfe für andere', tablets: 'Halbtafeln' },

  askBid: 'Was hältst du in den Fäusten?',
  askReveal: 'Öffne die Fäuste.',
  askPick: ({ count }) => `Nimm einen Moai: Du hast ${sculptors(count)}.`,
  askPlace: 'Setze eine Figur, nimm eine Halbtafel oder passe.',
  askPiece: ({ hex }) => `Welche Figur setzt du auf ${hex}?`,
  askHex: ({ piece }) => `Wohin soll der ${pieces[piece]}?`,
  askPlaceHere: ({ piece, hex }) => `Hier ${placed[piece]} setzen, auf ${hex}?`,
  askTransport: 'Bewege oder markiere einen Moai oder einen Kopfschmuck, oder passe.',
  askGoal: ({ size }) => `Wohin soll ${the(size)}?`,
  askStep: ({ size }) => `Führe ${theOne(size)} Schritt für Schritt.`,
  askEnd: ({ size, hex }) => `Was geschieht auf ${hex} mit ${toThe(size)}?`,
  askCrew: ({ hex }) => `Wer bekommt die Punkte für die Hilfe auf ${hex}?`,
  askQuarry: 'Willst du markieren, was im Steinbruch bleibt?',
  askRecover: 'Einen Marker zurücknehmen? Du gibst auf, was er markiert.',
  underWay: ({ size }) => (size === 0 ? 'Der Kopfschmuck ist unterwegs.' : `Der Moai der Größe ${size} ist unterwegs.`),
  askPeek: 'Unter welchem Moai siehst du nach? Das kostet eine Halbtafel.',
  waitFor: ({ names }) => `Warten auf ${list(names)}.`,
  gameOver: 'Die Partie ist zu Ende.',
  diceRoll: 'Die Würfel entscheiden.',

  bidBrings: ({ markers: count, sculptors: able }) =>
    `${markers(count)} für die Reihenfolge, ${sculptors(able)} für Moai`,
  bidWinsNothing: 'Ohne Bildhauer gewinnst du nichts.',
  free: 'Sonst bekommt niemand Punkte.',
  pays: ({ to }) => `Punkte für andere: ${earnings(to)}.`,
  outOfReach: ({ hex }) => `${hex} ist nicht erreichbar: Auf dem Weg ist nicht genug Kraft.`,
  readRule: ({ rule }) => `Regel ${rule}`,
  chiefPays: 'Die Aktion des Häuptlings kostet 2 Halbtafeln.',
  mustFinish: 'Er ist herrenlos: In dieser Aktion musst du ihn errichten, damit krönen oder ihn markieren.',

  bidNow: 'Fäuste schließen',
  pass: 'Passen',
  takeTablet: 'Marker → Halbtafel',
  takeMoai: ({ size }) => `Moai der Größe ${size}`,
  decline: 'Nichts nehmen',
  placeHere: 'Hier setzen',
  gains: {
    village: 'Dorf: +1 Arbeiter',
    hut: 'Hütte: +1 Marker',
    headdress: 'Steinbruch: +1 Kopfschmuck',
  },
  gainLogs: ({ count }) => `Wald: +${logs(count)}`,
  gainAhu: ({ ahu, moai, headdress }) => `${ahu} reservieren (Moai ${moai}, Kopfschmuck ${headdress})`,
  erect: ({ ahu, points }) => `Auf ${ahu} errichten: +${points}`,
  cap: ({ ahu, size, points, name, own }) =>
    own
      ? `Deinen Moai ${size} auf ${ahu} krönen: +${points}`
      : name === undefined
        ? `Den Moai ${size} auf ${ahu} krönen: ${points} für seinen Besitzer`
        : `Moai ${size} von ${name} auf ${ahu} krönen: ${points} für ${name}`,
  mark: 'Markieren',
  leave: 'Liegen lassen',
  act: ({ size, hex, abandoned }) => {
    const named = size === 0 ? 'Kopfschmuck' : `Moai ${size}`;
    return abandoned ? `Herrenloser ${named} auf ${hex}` : `${named} auf ${hex}`;
  },
  putBack: 'Zurücklegen',
  byHand: 'Schritt für Schritt',
  cheapest: 'Günstigster Weg',
  stepBack: 'Ein Schritt zurück',
  cancel: 'Abbrechen',
  planner: 'Planer',
  pay: ({ to }) => earnings(to),
  leaveUnmarked: 'Ohne Marker lassen',
  giveUp: 'Aufgeben',
  keepMarkers: 'Marker dort lassen',
  peek: 'Unter einem Moai nachsehen',
  peekAt: ({ ahu }) => `Moai auf ${ahu}`,
  fewer: ({ what }) => `Weniger: ${what}`,
  more: ({ what }) => `Mehr: ${what}`,

  pieces,
  workers: ({ count }) => workers(count),
  markers: ({ count }) => markers(count),
  logs: ({ count }) => logs(count),
  bases: ({ count }) => `${count} Sockel`,
  tablets: ({ count }) => tablets(count),
  things: ({ count, size }) => things(count, size),
  markerWord: 'Marker',
  workerWord: 'Arbeiter',
  logWord: 'Rundhölzer',
  soFar: ({ count, atLeast }) => (atLeast ? `Bisher mindestens ${count} Prestige` : `Bisher ${count} Prestige`),
  toGo: ({ count }) =>
    count === 0
      ? 'Kein Sockel ohne Moai: Die Partie endet mit dieser Runde'
      : `${count} Sockel ohne Moai: Bei 0 endet die Partie`,
  lastRound: 'Letzte Runde',
  roundsEnd: 'Das ist die letzte Runde.',
  mayEnd:
    'Es gab keinen Moai mehr zu meißeln: Die Partie endet mit dieser Runde, außer ein Moai wird errichtet oder gekrönt.',
  firstPlayer: 'Startspieler',
  passed: 'gepasst',
  choosesAt: ({ rank }) => `Wahl ${rank}`,
  screenClosed: 'Hinter dem Sichtschirm verborgen',
  front: 'Verbraucht, vor dem Sichtschirm',
  supply: 'Allgemeiner Vorrat',
  tile: 'Steinbruchplättchen',
  players: 'Am Tisch',
  island: 'Insel',
  track: 'Prestige',
  zoomIn: 'Näher',
  zoomOut: 'Weiter weg',
  zoomFit: 'Ganze Insel',
  auction: 'Versteigerung',
  showAuction: 'Versteigerung zeigen',
  showIsland: 'Insel zeigen',
  fistClosed: ({ name }) => `${name}: zwei geschlossene Fäuste`,
  fistThinks: ({ name }) => `${name} wählt noch`,
  fistOpen: ({ name, held }) => `${name}: ${bid(held)}`,
  leftFist: 'Marker: wer zuerst wählt',
  rightFist: 'Bildhauer: was du nehmen kannst',

  kinds: {
    plain: 'Ebene',
    forest: 'Wald',
    village: 'Dorf',
    hut: 'Zaubererhütte',
    moaiQuarry: 'Moai-Steinbruch',
    headdressQuarry: 'Kopfschmuck-Steinbruch',
  },
  forest: ({ count }) => `Wald mit ${n(count, { one: '# Rundholz', other: '# Rundhölzern' })}`,
  felled: 'gerodeter Wald',
  possible: 'wählbar',
  nextTo: ({ items }) => `neben ${items.join(', ')}`,
  brings: ({ points }) => `Dort für dich ${points} wert.`,
  ahuFree: ({ moai, headdress }) => `freier Ahu (Moai ${moai}, Kopfschmuck ${headdress})`,
  ahuReserved: ({ moai, headdress, name }) => `Ahu (Moai ${moai}, Kopfschmuck ${headdress}), reserviert von ${name}`,
  ahuMoai: ({ moai, headdress, size, capped, name }) =>
    `Ahu (Moai ${moai}, Kopfschmuck ${headdress}) mit Moai der Größe ${size}${capped ? ' und Kopfschmuck' : ''}${name === undefined ? '' : `, von ${name}`}`,
  pieceOf: ({ name, piece, count }) =>
    piece === 'worker' ? `${name}: ${workers(count)}` : `${name}: ${pieces[piece]}`,
  objectOf: ({ size, name }) => {
    const thing = size === 0 ? 'Kopfschmuck' : `Moai der Größe ${size}`;
    return name === undefined ? `herrenloser ${thing}` : `${thing} von ${name}`;
  },

  tellFirst: ({ who }) => `${who} beginnt.`,
  tellDice: ({ round, brought }) =>
    brought.length === 0
      ? `Runde ${round}: Die Würfel bringen keinen Moai.`
      : `Runde ${round}: Die Würfel bringen ${list(brought.map(({ count, size }) => things(count, size)))}.`,
  tellBid: ({ who }) => `${who} hat beide Fäuste geschlossen.`,
  tellReveal: ({ who, held }) => `${who} bietet ${bid(held)}.`,
  tellPick: ({ who, size }) => `${who} nimmt einen Moai der Größe ${size}.`,
  tellDecline: ({ who }) => `${who} nimmt keinen Moai mehr.`,
  tellTablet: ({ who }) => `${who} tauscht einen Marker gegen eine Halbtafel.`,
  tellPlace: ({ who, piece, count, hex }) =>
    count === 0
      ? `${who} setzt ${placed[piece]} auf ${hex}.`
      : `${who} setzt ${placed[piece]} und ${logs(count)} auf ${hex}.`,
  tellGains: {
    village: ({ who }) => `${who} bekommt im Dorf einen Arbeiter.`,
    hut: ({ who }) => `${who} bekommt in der Hütte einen Marker.`,
    headdress: ({ who }) => `${who} meißelt einen Kopfschmuck.`,
  },
  tellFell: ({ who, count, hex }) => `${who} rodet den Wald auf ${hex}: ${logs(count)}.`,
  tellReserve: ({ who, ahu }) => `${who} reserviert den Ahu ${ahu}.`,
  tellPass: ({ who }) => `${who} passt.`,
  tellPeek: ({ who, ahu }) => `${who} sieht unter dem Moai auf ${ahu} nach.`,
  tellSeen: ({ ahu, name }) => `Der Sockel auf ${ahu} gehört ${name}.`,
  tellSetOut: ({ who, size, hex }) => `${who} nimmt sich ${theOne(size)} auf ${hex} vor.`,
  tellStep: ({ size, hex, paid }) => {
    const thing = size === 0 ? 'Der Kopfschmuck' : `Der Moai der Größe ${size}`;
    return paid.length === 0 ? `${thing} kommt nach ${hex}.` : `${thing} kommt nach ${hex}: ${earnings(paid)}.`;
  },
  tellPutBack: ({ who, size }) => `${who} legt ${theOne(size)} zurück.`,
  tellErect: ({ who, size, ahu, points }) =>
    `${who} errichtet den Moai der Größe ${size} auf ${ahu}: ${points} Prestige.`,
  tellCap: ({ who, ahu, points }) =>
    `${who} krönt den Moai auf ${ahu}: ${points} Prestige für den Besitzer des Sockels.`,
  tellMark: ({ who, size, hex }) => `${who} markiert ${theOne(size)} auf ${hex}.`,
  tellLeave: ({ who, size, hex }) => `${who} lässt ${theOne(size)} auf ${hex} liegen.`,
  tellRecover: ({ who, size, hex }) => `${who} nimmt den Marker von ${toThe(size)} auf ${hex} zurück.`,
  tellLost: ({ lost }) => `Niemand nimmt ${list(lost.map(({ count, size }) => things(count, size)))}.`,
  tellRound: ({ who }) => `Die Runde ist vorbei; jetzt beginnt ${who}.`,

  sayBid: 'Bieten',
  sayTake: 'Nehmen',
  sayPlace: ({ piece }) => `${pieces[piece]} setzen`,
  sayAt: ({ hex, count }) =>
    count === 0 ? hex : `${hex} mit ${n(count, { one: '# Rundholz', other: '# Rundhölzern' })}`,
  sayAct: 'Aktion mit',
  sayTo: 'Weiter nach',
  sayHere: 'Hier',
  sayPay: 'Punkte für',
  sayMark: 'Markieren',
  sayRecover: 'Marker zurücknehmen',
  sayPeek: 'Nachsehen unter',
  sayOther: 'Sonst',
  held: ({ held }) => bid(held),
};

export default words;
