export { GAMES, type GameId, isGameId, nameOf } from './list.ts';
export { type Account, TITLES, type Title } from './titles.ts';
