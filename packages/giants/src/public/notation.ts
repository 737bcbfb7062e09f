/** Acts as sentences that a person can read and type: the only file that knows them. */
import { ActTable, type Pattern } from '@ahu/core';
import { ACTS_BY_VERB, type Act } from './acts.ts';
import { BIDS, bidHeld } from './bids.ts';

/** The sentences of acts that are about nothing. */
const PLAIN = {
  decline: 'decline',
  takeTablet: 'take half-tablet',
  pass: 'pass',
  putBack: 'put back',
  mark: 'mark',
  leave: 'leave',
  leaveAtQuarry: 'leave unmarked',
  keepMarkers: 'keep markers',
} as const;

const withLogs = (logs: number): string => (logs === 0 ? '' : ` ${logs} log${logs > 1 ? 's' : ''}`);

function sentenceOf(act: Act): string {
  switch (act.kind) {
    case 'first':
      return `first player seat ${act.seat}`;
    case 'roll':
      return `roll ${act.face}`;
    case 'bid':
    case 'reveal':
      return `${act.kind} ${BIDS[bidHeld(act)]}`;
    case 'pick':
      return `take moai ${act.size}`;
    case 'place': {
      const at = `place ${act.piece}${withLogs(act.logs)} at ${act.hex}`;
      return act.action === 'none' ? at : `${at}: ${act.action}`;
    }
    case 'carry':
      return `carry ${act.object}`;
    case 'step':
      return `to ${act.hex}`;
    case 'erect':
    case 'cap':
      return `${act.kind} on ahu ${act.slot}`;
    case 'pay':
      return `pay seat ${act.seats.join(' ')}`;
    case 'markAtQuarry':
      return `mark ${act.object}`;
    case 'recover':
      return `recover marker from ${act.object}`;
    case 'peek':
      return `peek at ${act.ahu}`;
    default:
      return PLAIN[act.kind];
  }
}

/** Forgives case, spaces, plurals and a missing hyphen. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/\b(marker|worker|log|seat)s\b/g, '$1')
    .replace('half tablet', 'half-tablet')
    .replace(' :', ':');

export const TABLE = new ActTable<Act>(ACTS_BY_VERB.flat(), { write: sentenceOf, plain });

/**
 * An act as its sentence.
 * @example
 * writeAct({ kind: 'place', piece: 'worker', logs: 2, hex: 'E7', action: 'none' }); // 'place worker 2 logs at E7'
 */
export const writeAct = (act: Act): string => sentenceOf(act);

/**
 * A sentence as its act; undefined for what is none.
 * @example
 * readAct('carry moai 2c'); // { kind: 'carry', object: 'moai 2c' }
 */
export const readAct: (text: string) => Act | undefined = TABLE.readAct;

/**
 * What the acts of a long list have in common, and in what this one differs.
 * @example
 * patternOf({ kind: 'carry', object: 'moai 2c' }); // { pattern: 'carry …', part: 'moai 2c' }
 * patternOf({ kind: 'pass' }); // { pattern: 'pass', part: '' }
 */
export function patternOf(act: Act): Pattern {
  switch (act.kind) {
    case 'place':
      return { pattern: sentenceOf({ ...act, hex: '…' }), part: act.hex };
    case 'bid': {
      const { markers, ...others } = act;
      const rest = BIDS[bidHeld({ ...others, markers: 0 })];
      return markers === 0
        ? { pattern: 'bid …', part: rest }
        : { pattern: `bid ${BIDS[bidHeld({ markers, workers: 0, sorcerer: false, chief: false })]} …`, part: rest };
    }
    case 'pick':
      return { pattern: 'take moai …', part: String(act.size) };
    case 'step':
      return { pattern: sentenceOf({ ...act, hex: '…' }), part: act.hex };
    case 'carry':
    case 'markAtQuarry':
    case 'recover':
      return { pattern: sentenceOf({ ...act, object: '…' }), part: act.object };
    case 'peek':
      return { pattern: sentenceOf({ ...act, ahu: '…' }), part: act.ahu };
    case 'pay':
      return { pattern: 'pay …', part: `seat ${act.seats.join(' ')}` };
    default:
      return { pattern: sentenceOf(act), part: '' };
  }
}
