/** The laws of acts and refusals on the smallest game: it holds to them, and each planted fault is caught by its law. */

import { describe, expect, test } from 'vitest';
import type { Game } from '../src/index.ts';
import { conformance, type Law, type Nim, nim, type Take } from '../testing/index.ts';

const inspect = (game: Game<Nim, unknown, unknown, Take>) =>
  conformance(game, { seats: 2, options: {}, games: 20, redeal: (state) => state });

const FAULTS: [string, Law, Partial<typeof nim>][] = [
  ['facts about another rule', 'explain', { explain: () => ({ rule: 'N2' }) }],
  ['no facts about a refusal', 'explain', { explain: () => undefined }],
  ['two moves that are one act', 'acts', { actOf: () => ({ kind: 'take', count: 1 }) }],
  ['an act that leads to another move', 'acts', { moveOf: ({ count }) => count % 3 }],
];

describe('the smallest game', () => {
  test('holds to every law', () => {
    expect(inspect(nim).games).toBe(20);
  });

  test.each(FAULTS)('%s is caught by %s', (_story, law, fault) => {
    expect(() => inspect({ ...nim, ...fault })).toThrow(expect.objectContaining({ name: 'Fault', law }));
  });
});
