import type english from './en.ts';

const words: typeof english = {
  nothing: 'nichts',
  column: { words: 'spalte reihe', about: 'spalte: alle Spalten; „spalte 2“: was ein Zug aus ihr brächte' },
  stone: { words: 'stein', about: 'stein: was auf dem Stein liegt und was jede Art wert ist' },
  piles: { words: 'stapel', about: 'stapel: was in den Stapeln und im Nachziehstapel noch liegt' },
  most: { words: 'mehrheit', about: 'mehrheit: wie viele von jeder Art alle haben' },
};

export default words;
