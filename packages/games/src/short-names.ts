import { type GameId, inLanguage, type Name, nameOf } from './list.ts';

/** Names for places with little room, where the name itself is long. */
const SHORT: Readonly<Partial<Record<GameId, Name>>> = {
  'rapa-nui-cards': {
    en: 'Card game',
    fr: 'Jeu de cartes',
    it: 'Gioco di carte',
    de: 'Kartenspiel',
    es: 'Juego de cartas',
  },
};

export function shortNameOf(game: GameId, language: string): string {
  const short = SHORT[game];
  return short === undefined ? nameOf(game, language) : inLanguage(short, language);
}
