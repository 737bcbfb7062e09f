import { pluralsOf } from '../../../../platform/words/language.ts';
import type en from './en.ts';

const n = pluralsOf('de');

const The = (size: number): string => (size === 0 ? 'Der Kopfschmuck' : `Der Moai der Größe ${size}`);
const the = (size: number): string => (size === 0 ? 'der Kopfschmuck' : `der Moai der Größe ${size}`);
const toThe = (size: number): string => (size === 0 ? 'dem Kopfschmuck' : `dem Moai der Größe ${size}`);
const tablets = (count: number): string => n(count, { one: '# Halbtafel', other: '# Halbtafeln' });

const THINGS = {
  worker: (count: number): string => `${count} Arbeiter`,
  marker: (count: number): string => `${count} Marker`,
  base: (count: number): string => `${count} Sockel`,
  log: (count: number): string => n(count, { one: '# Rundholz', other: '# Rundhölzer' }),
};
const SUPPLIES = {
  worker: 'In der Urne ist kein Arbeiter deiner Farbe mehr.',
  marker: 'In der Urne ist kein Marker deiner Farbe mehr.',
  log: 'Es gibt keine Rundhölzer mehr.',
  headdress: 'Es gibt keinen Kopfschmuck mehr.',
  tablet: 'Es gibt keine Halbtafeln mehr.',
};
const pieces = { worker: 'Dein Arbeiter', sorcerer: 'Dein Zauberer', chief: 'Dein Häuptling' };

const de: typeof en = {
  refusals: {
    turn: ({ who }) => `${who} ist am Zug.`,
    reserve: ({ what, has, needs }) => `In deinem Vorrat: ${THINGS[what](has)}. Nötig: ${needs}.`,
    away: ({ piece }) => `${pieces[piece]} ist nicht in deinem Vorrat.`,
    tile: ({ size }) => `Auf dem Steinbruchplättchen liegt kein Moai der Größe ${size}.`,
    sculptors: ({ has, needs }) => `Du hast noch ${has} Bildhauer; dieser Moai braucht ${needs}.`,
    tablets: ({ has, needs }) => `Du hast ${tablets(has)}; das kostet ${needs}.`,
    supply: ({ what }) => SUPPLIES[what],
    action: ({ hex }) => `${hex} bietet diese Aktion nicht.`,
    felled: ({ hex }) => `Der Wald auf ${hex} ist gerodet.`,
    taken: ({ ahu }) => `Auf dem Ahu ${ahu} liegt schon ein Sockel.`,
    reserved: ({ who, ahu }) => `${who} hat den Ahu ${ahu} reserviert.`,
    owner: ({ who, size }) => `${The(size)} gehört in dieser Runde ${who}.`,
    marked: ({ who, size }) => `${The(size)} trägt einen Marker von ${who}.`,
    abandoned: ({ size }) => `${The(size)} gehört niemandem: Du musst ihn ans Ziel bringen oder markieren können.`,
    stuck: ({ size }) => `Du könntest mit ${toThe(size)} jetzt nichts anfangen.`,
    far: ({ from, hex }) => `${hex} liegt nicht neben ${from}.`,
    moved: ({ size }) => `${The(size)} wurde schon bewegt.`,
    unmoved: ({ size }) => `${The(size)} wurde noch nicht bewegt.`,
    putBack: ({ most }) => `Du hast in diesem Zug schon ${most}-mal zurückgelegt.`,
    strength: ({ hex, size, has, needs }) => `${hex} gibt Kraft ${has}; ${the(size)} braucht Kraft ${needs}.`,
    carrier: ({ hex }) => `Auf ${hex} kann niemand tragen: Rundhölzer allein tragen nie.`,
    visited: ({ hex, size }) => `${The(size)} war in dieser Runde schon auf ${hex}.`,
    payment: ({ has, needs }) => `Andere geben Kraft ${needs}; du hast Punkte für ${has} verteilt.`,
    payee: ({ who, hex }) => `${who} hat auf ${hex} nicht so viel Kraft.`,
    ahu: ({ hex, slot }) => `${hex} hat keinen Ahu Nummer ${slot}.`,
    helper: ({ hex }) => `Auf ${hex} steht keine deiner Figuren.`,
    occupied: ({ ahu }) => `Auf dem Ahu ${ahu} steht schon ein Moai.`,
    notMoai: () => 'Ein Kopfschmuck wird nicht errichtet.',
    notHeaddress: () => 'Nur mit einem Kopfschmuck wird ein Moai gekrönt.',
    bare: ({ ahu }) => `Auf dem Ahu ${ahu} steht kein Moai.`,
    capped: ({ ahu }) => `Der Moai auf dem Ahu ${ahu} trägt schon einen Kopfschmuck.`,
    known: ({ ahu }) => `Du weißt schon, wessen Sockel unter ${ahu} liegt.`,
    notAtQuarry: ({ size }) => `${The(size)} gehört dir nicht oder wurde in dieser Runde bewegt.`,
    notMarked: ({ size }) => `${The(size)} trägt nicht deinen Marker.`,
  },
};
export default de;
