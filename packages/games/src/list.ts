/** What a game is called: the same everywhere, or a name in each language, by its tag. */
export type Name = string | { readonly en: string; readonly [language: string]: string };

/** The games of Ahu by their ids, in the order in which they are shown. No rules are loaded with this list. */
const LIST = {
  giants: { name: 'Giants' },
  'rapa-nui': { name: 'Rapa Nui' },
  'rapa-nui-cards': {
    name: {
      en: 'Rapa Nui: the card game',
      fr: 'Rapa Nui : le jeu de cartes',
      it: 'Rapa Nui: il gioco di carte',
      de: 'Rapa Nui: das Kartenspiel',
      es: 'Rapa Nui: el juego de cartas',
    },
  },
} as const satisfies Record<string, { readonly name: Name }>;

export type GameId = keyof typeof LIST;

export const GAMES = Object.keys(LIST) as readonly GameId[];

export const isGameId = (id: string): id is GameId => Object.hasOwn(LIST, id);

export const inLanguage = (name: Name, language: string): string =>
  typeof name === 'string' ? name : (name[language] ?? name.en);

export const nameOf = (game: GameId, language: string): string => inLanguage(LIST[game].name, language);
