import { legalMoves, type Seat, seatsOf } from '@ahu/core';
import { undoStop } from '@ahu/table';
import { describe, expect, it } from 'vitest';
import type { TableEvent } from '../src/tables/events.ts';
import { LiveTable } from '../src/tables/live-table.ts';

/** A card game of two, at the moment when both can take back their last step: first the second, then the first. */
function bothCanTakeBack(): { table: LiveTable; write: (event: TableEvent) => void; first: Seat; seen: number } {
  for (let n = 0; n < 200; n++) {
    const table = new LiveTable({
      id: 'table',
      game: 'rapa-nui-cards',
      rules: 1,
      options: {},
      clock: { pace: 'days', days: 1 },
      seed: n.toString(16).padStart(64, '0'),
      open: true,
      owner: 'hotu',
      botSecret: '',
    });
    const write = (event: TableEvent): void =>
      table.apply({ seq: table.head + 1, command: `c${table.head}`, event, at: 0 });
    write({ kind: 'start', seats: [{ name: 'Hotu Matua' }, { name: 'Vakai a Heva' }] });
    while (!table.over) {
      const { game } = table.match;
      const [first] = seatsOf(game.toMove(table.match.state));
      write({ kind: 'move', seat: first, notation: game.write(legalMoves(game, table.match.state, first)[0]) });
      if (table.over || undoStop(table.match, first)) continue;
      const [second] = seatsOf(game.toMove(table.match.state));
      if (second === first) continue;
      const seen = table.head;
      write({ kind: 'move', seat: second, notation: game.write(legalMoves(game, table.match.state, second)[0]) });
      if (!table.over && !undoStop(table.match, second)) return { table, write, first, seen };
    }
  }
  throw new Error('there is no such moment');
}

describe('a table by its log', () => {
  it('a step that could not be taken back stays, also when its command comes again after others have taken theirs', () => {
    const { table, write, first, seen } = bothCanTakeBack();
    const takeBack: TableEvent = { kind: 'takeBack', seat: first };
    expect(table.refuses(takeBack, seen)).toEqual({ reason: 'cannot-take-back' });
    write({ kind: 'takeBack', seat: 1 - first });
    expect(table.refuses(takeBack, seen)).toEqual({ reason: 'moved-on' });
    // A sender that has seen that may.
    expect(table.refuses(takeBack, table.head)).toBeUndefined();
  });
});
