export { rapaNuiCards } from './game.ts';
