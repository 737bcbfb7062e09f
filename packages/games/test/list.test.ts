import { expect, test } from 'vitest';
import { GAMES, isGameId, nameOf, TITLES } from '../src/index.ts';
import { shortNameOf } from '../src/short-names.ts';

test('every game of the list has its rules, under its own id', () => {
  expect(Object.entries(TITLES).map(([id, { game }]) => [id, game.id])).toEqual(GAMES.map((id) => [id, id]));
  expect(isGameId('chess')).toBe(false);
});

test('a game is called the same everywhere, or has a name in each language', () => {
  expect(nameOf('giants', 'fr')).toBe('Giants');
  expect(nameOf('rapa-nui-cards', 'de')).toBe('Rapa Nui: das Kartenspiel');
  expect(nameOf('rapa-nui-cards', 'tlh')).toBe('Rapa Nui: the card game');
  expect(shortNameOf('rapa-nui-cards', 'es')).toBe('Juego de cartas');
  expect(shortNameOf('rapa-nui', 'es')).toBe('Rapa Nui');
});
