import { testWholeGames } from './whole-game.ts';

testWholeGames('rapa-nui');
