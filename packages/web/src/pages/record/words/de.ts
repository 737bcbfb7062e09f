import { pluralsOf } from '../../../platform/words/language.ts';
import type en from './en.ts';

const plural = pluralsOf('de');

const words: typeof en = {
  title: 'Deine Bilanz',
  about: 'Deine beendeten Partien, an diesem Bildschirm und online.',
  home: 'Startseite',
  empty: 'Noch keine beendeten Partien',
  emptyText:
    'Spiel eine zu Ende, dann siehst du hier, wie sie lief, woher deine Punkte kommen und was du verpasst hast.',
  offline: 'Deine Online-Partien konnten nicht geholt werden: Das sind die Partien dieses Browsers.',
  noStore: ({ reason }) => `Ahu kann die Partien dieses Browsers nicht lesen. Er sagt: ${reason}`,
  game: 'Spiel',
  allGames: 'Alle Spiele',
  withPractice: 'Auch Übungspartien',
  none: 'Keine solchen Partien.',
  games: 'Partien',
  victories: 'Siege',
  share: 'Gewonnen',
  missedTile: 'Verpasste Chancen je Partie',
  byGame: 'Nach Spiel',
  byPlayers: 'Nach Spielerzahl',
  byOpponent: 'Nach Gegner',
  byMonth: 'Nach Monat',
  bySource: ({ game }) => `Woher deine Punkte kommen: ${game}`,
  sourceAbout: 'Punkte je Partie im Schnitt. Der Strich zeigt, was starke Bots machen.',
  missed: 'Verpasste Chancen',
  missedAbout:
    'In analysierten Partien: wie viel der Gewinnchance du hergegeben hast, je Partie im Schnitt. Zusammen kann das mehr als 100 % sein.',
  missedNone: 'Lass eine beendete Partie analysieren, dann siehst du hier, was deine Züge gekostet haben.',
  month: 'Monat',
  opponent: 'Gegner',
  players: 'Spieler',
  source: 'Quelle',
  won: 'Gewonnen',
  place: 'Platz',
  points: 'Punkte',
  own: 'Du',
  masters: 'Starke Bots',
  analysed: 'Analysiert',
  accuracy: 'Genauigkeit',
  islander: 'Bots der Insel des Tages',
  csv: 'Als Tabelle speichern (CSV)',
  json: 'Als JSON speichern',
  wonOf: ({ won, games }) => `${won} von ${games}`,
  loading: ({ done, of }) => `Deine Partien werden gelesen: ${done} von ${of} …`,
  leftOut: ({ count }) =>
    plural(count, {
      one: '# Partie mehrerer Leute an diesem Bildschirm fehlt, weil dort niemand deinen Namen hat.',
      other: '# Partien mehrerer Leute an diesem Bildschirm fehlen, weil dort niemand deinen Namen hat.',
    }),
};

export default words;
