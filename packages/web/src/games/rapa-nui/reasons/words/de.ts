import { listsOf, pluralsOf } from '../../../../platform/words/language.ts';
import type en from './en.ts';

const plural = pluralsOf('de');
const list = listsOf('de');

const way = (items: readonly string[]): string => (items.length === 0 ? '' : ` Der Weg: ${items.join(' → ')}.`);

const de: typeof en = {
  drafts: ({ tile, text }) => `Du bekommst ${tile}: ${text} Alle anderen dieser Art kommen aus dem Spiel.`,
  holds: ({ place, what }) => `Tragen andere einen Moai über ${place}, bekommst du ${what}.`,
  joins: ({ n, place }) => `Mit ${n} Trägern auf ${place} können dort ${n} deiner Transporte enden.`,
  reaches: ({ ahu, what }) => `Ein Moai von dir kommt dann bis ${ahu}: ${what}.`,
  reachesCap: ({ ahu }) => `Du kannst dann einen Pukao nach ${ahu} bringen und den Moai dort krönen.`,
  sculpts: ({ what }) => `Deine Bildhauer meißeln ${what}.`,
  prepares: ({ n }) => `Spalte ${n} macht einen Moai größer, wenn in jeder Spalte davor ein Bildhauer ist.`,
  first: 'In der neuen Reihenfolge bist du vorn.',
  orders: ({ n }) =>
    plural(n, {
      one: 'In der neuen Reihenfolge kommt höchstens # Spieler vor dir.',
      other: 'In der neuen Reihenfolge kommen höchstens # Spieler vor dir.',
    }),
  discards: ({ n }) => `Es kostet dich die Rongo-Tafel: Behalten zählt sie ${n} Punkte.`,
  substitutes: ({ what }) => `Anstelle eines großen Moai: ${what}.`,
  /** By size, the smallest first. */
  moai: ['den kleinen Moai', 'den mittleren Moai', 'den großen Moai'],
  erects: ({ what, ahu, items }) => `Du errichtest ${what} auf ${ahu}.${way(items)}`,
  caps: ({ ahu, items }) => `Du krönst den Moai auf ${ahu}.${way(items)}`,
  wins: ({ tile, text }) => `Du bekommst das Plättchen ${tile}: ${text}`,
  offers: ({ n }) => `Du nimmst eine Opfergabe für ${n} Punkte.`,
  gets: ({ what }) => `Du bekommst ${what}.`,
  spends: ({ what }) => `Du gibst ${what} aus.`,
  pays: ({ items }) => `Andere bekommen: ${list(items)}.`,
  chosen: ({ who }) => `${who} nach eigener Wahl`,
  paysNobody: 'Auf dem Weg bekommt sonst niemand etwas.',
  lastRound: 'Dann sind nicht mehr Ahus frei, als Spieler mitspielen: Es ist die letzte Runde.',
  passes: ({ n }) =>
    plural(n, {
      none: 'Du trägst in dieser Runde nichts mehr.',
      one: 'Du trägst in dieser Runde nichts mehr: # Moai kommt zurück in den allgemeinen Vorrat.',
      other: 'Du trägst in dieser Runde nichts mehr: # Moai kommen zurück in den allgemeinen Vorrat.',
    }),
  saves: 'Du behältst, was du hast, für später.',
};
export default de;
