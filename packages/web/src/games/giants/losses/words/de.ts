import { listsOf, pluralsOf } from '../../../../platform/words/language.ts';
import type en from './en.ts';

const list = listsOf('de');
const n = pluralsOf('de');

const the = (size: number): string => (size === 0 ? 'den Kopfschmuck' : `den Moai der Größe ${size}`);

const words: typeof en = {
  losses: {
    recover: ({ size, hex }) =>
      `Willst du ${the(size)} auf ${hex} aufgeben? Ab der nächsten Runde darf jeder ihn nehmen.`,
    leaveAtQuarry: ({ items }) =>
      `Ohne Marker liegen lassen: ${list(items)}? Ab der nächsten Runde darf jeder das nehmen.`,
    place: ({ ahu, count }) =>
      `Willst du ${ahu} reservieren? Der Sockel bleibt für immer dort. Sockel in deinem Vorrat danach: ${count}.`,
    pass: ({ items }) => `Endgültig passen? Noch nicht gesetzt: ${list(items)}.`,
    rest: ({ items }) => `Endgültig passen? Noch eine Aktion möglich mit: ${list(items)}.`,
    erect: ({ ahu }) =>
      `Auf ${ahu} errichten? Es ist dein letzter Sockel: Mit dem Transport dieser Runde endet die Partie.`,
    cap: ({ ahu, name, points }) =>
      `Den Moai von ${name} auf ${ahu} krönen? ${name} bekommt dafür ${n(points, { one: '# Punkt', other: '# Punkte' })}, nicht du.`,
    decline: () => 'In dieser Runde keinen Moai mehr nehmen?',
    bid: () => 'Die Fäuste ohne Bildhauer schließen? Du kannst dann in dieser Runde keinen Moai nehmen.',
  },
  yes: {
    recover: 'Aufgeben',
    leaveAtQuarry: 'Liegen lassen',
    place: 'Reservieren',
    pass: 'Passen',
    rest: 'Passen',
    erect: 'Errichten',
    cap: 'Krönen',
    decline: 'Keinen nehmen',
    bid: 'Fäuste schließen',
  },
  no: 'Noch nicht',
};

export default words;
