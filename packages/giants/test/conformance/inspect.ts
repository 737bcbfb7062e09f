import { type Conformity, conformance } from '@ahu/core/testing';
import { audit } from '../../src/audit/audit.ts';
import { giants } from '../../src/index.ts';
import { checkLedger } from '../ledger.ts';
import { redeal } from '../redeal.ts';

/** Random games under every law of the contract, with our own invariants at every position. */
export const inspect = (seats: number, options: unknown, games: number, sampling: number): Conformity =>
  conformance(giants, {
    seats,
    options: giants.readOptions(options),
    games,
    sampling,
    audit,
    redeal,
    ledger: checkLedger,
  });

export const EVERYTHING_SHOWN = { quickStart: true, openScore: true, screens: 'open', bases: 'shown' };
export const MINUTES = 60_000;
