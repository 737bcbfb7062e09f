import { conformance } from '@ahu/core/testing';
import { describe, expect, test } from 'vitest';
import { audit } from '../src/audit/index.ts';
import { rapaNui } from '../src/index.ts';
import { checkLedger } from './ledger.ts';
import { redeal } from './redeal.ts';

describe.each(rapaNui.seats)('%i players', (seats) => {
  test('300 random games hold to every law of the contract [R1.1] [R1.2] [R1.4] [R1.5] [R10.1]', () => {
    const options = rapaNui.readOptions({});
    const report = conformance(rapaNui, {
      seats,
      options,
      games: 300,
      sampling: 60,
      audit,
      redeal,
      ledger: checkLedger,
    });
    expect(report.plies).toBeGreaterThan(20_000);
  });

  test('and so do games by earlier versions of the rules', () => {
    expect(rapaNui.earlier?.map(({ rulesVersion }) => rulesVersion)).toEqual([1]);
    for (const game of rapaNui.earlier ?? []) {
      conformance(game, { seats, options: game.readOptions({}), games: 40, sampling: 60, audit, redeal });
    }
  });

  test('and so do first games [R2.5] with offerings shown', () => {
    const options = rapaNui.readOptions({ firstGame: true, offerings: 'shown' });
    conformance(rapaNui, { seats, options, games: 50, sampling: 40, audit, redeal, ledger: checkLedger });
  });
});
