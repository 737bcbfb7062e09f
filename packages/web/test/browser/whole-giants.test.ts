import { testWholeGames } from './whole-game.ts';

testWholeGames('giants');
