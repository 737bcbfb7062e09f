import { conformance } from '@ahu/core/testing';
import { describe, expect, test } from 'vitest';
import { audit } from '../src/audit.ts';
import { rapaNuiCards } from '../src/index.ts';
import { checkLedger } from './ledger.ts';
import { redeal } from './redeal.ts';

describe.each(rapaNuiCards.seats)('%i players', (seats) => {
  test('500 random games hold to every law of the contract [C1.1] [C1.2] [C1.3] [C8.1] [C8.2] [C8.4]', () => {
    const options = { openHands: false };
    const report = conformance(rapaNuiCards, {
      seats,
      options,
      games: 500,
      sampling: 20,
      audit,
      redeal,
      ledger: checkLedger,
    });
    expect(report.twins).toBeGreaterThan(300);
  });

  test('and so they do with open hands [C8.3]', () => {
    const options = { openHands: true };
    conformance(rapaNuiCards, { seats, options, games: 40, sampling: 20, audit, redeal, ledger: checkLedger });
  });
});
