import { expect, test } from 'vitest';
import { readAnswer, Unreadable } from '../src/platform/answers.ts';

const table = { id: 't1', game: 'giants', clock: { kind: 'none' }, status: 'open', seats: [null], seedHash: '' };
const ME = { id: 'p1', name: 'Ana', kept: true };

test('answers of a server that knows more than the page are taken', () => {
  expect(readAnswer('GET', '/me', { ...ME, shoes: 42 })).toMatchObject(ME);
  expect(readAnswer('GET', '/me', null)).toBeNull();
  const lobby = { mine: [{ ...table, myTurn: true }], open: [], playing: [], later: [] };
  expect(readAnswer('GET', '/lobby', lobby)).toBe(lobby);
  expect(readAnswer('DELETE', '/me', undefined)).toBeUndefined();
});

test.each<[method: string, path: string, answer: unknown]>([
  // A page of a proxy is no JSON, and is read as undefined.
  ['GET', '/me', undefined],
  ['GET', '/lobby', undefined],
  ['GET', '/lobby', { mine: [], open: [{ ...table, seats: 2 }], playing: [] }],
  ['GET', '/lobby', { mine: [], open: [] }],
  ['GET', '/tables/t1', { ...table, clock: null }],
  ['GET', '/tables/t1/story?from=0&to=4&setup=once', { from: 0 }],
  ['GET', '/people/p1', { id: 'p1', name: 'Ana', ratings: {}, finished: [] }],
  ['GET', '/me/sessions', [{ id: 's1', seen: 'yesterday', device: '' }]],
  ['POST', '/tables', {}],
  ['POST', '/sign-in', { id: 'p1' }],
])('%s %s is not answered by %j', (method, path, answer) => {
  expect(() => readAnswer(method, path, answer)).toThrow(Unreadable);
});
