import type { Act, View } from '@ahu/giants/public';
import type { LossOf } from '../../contract/state.ts';

/** The last of acts that can give something up. */
const LOSING: readonly Act['kind'][] = ['bid', 'decline', 'pass', 'place', 'erect', 'cap', 'recover', 'leaveAtQuarry'];

/** What acts would give up for good, in words, which are loaded when they are needed. */
export const loss: LossOf<View, Act> = (acts, table, names) =>
  LOSING.includes(acts[acts.length - 1].kind)
    ? import('../losses/tell-loss.ts').then(({ lossInWords }) => lossInWords(acts, table, names))
    : undefined;
