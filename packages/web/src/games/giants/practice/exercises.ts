import type { Exercise } from '../../contract/practice.ts';
import type en from './words/en.ts';

/** Chains, tolls, the auction and crews, in the game of the lesson. */
export const exercises: readonly Exercise<keyof typeof en>[] = [
  {
    key: 'chain',
    options: { quickStart: true, openScore: true, screens: 'open', bases: 'shown' },
    plies: `
      c first player seat 0
      c roll 1
      c roll 1
      c roll 2
      0 bid 1 marker chief
      1 bid 1 marker 1 worker
      2 bid 1 worker
      0 reveal 1 marker chief
      1 reveal 1 marker 1 worker
      2 reveal 1 worker
      0 take moai 2
      1 take moai 1
      2 take moai 1
      0 place sorcerer at D7: village
      1 place worker at E9
      2 place sorcerer at D6: forest
      0 place worker at E9
      1 place sorcerer at D7: village
      2 place worker 1 log at E8
      0 place worker at E7
      1 pass
      2 place chief at E6`,
    right: ['place worker at E7'],
    lights: ['hex:E10', 'hex:E9', 'hex:E8', 'hex:E6'],
  },
  {
    key: 'toll',
    options: { quickStart: true, openScore: true, screens: 'open', bases: 'shown' },
    plies: `
      c first player seat 0
      c roll 1
      c roll 1
      c roll 2
      0 bid 1 worker
      1 bid 1 marker 1 worker
      2 bid 1 marker chief
      0 reveal 1 worker
      1 reveal 1 marker 1 worker
      2 reveal 1 marker chief
      1 take moai 1
      2 take moai 2
      0 take moai 1
      0 place sorcerer at D7: village
      1 place chief at D8
      2 place worker at E9`,
    right: ['place worker at E9'],
    lights: ['hex:E10', 'hex:D8'],
  },
  {
    key: 'bid',
    options: { quickStart: true, openScore: true, screens: 'open', bases: 'shown' },
    plies: `
      c first player seat 0
      c roll 1
      c roll 1
      c roll 2
      0 bid 1 marker chief
      1 bid 1 marker 1 worker
      2 bid 1 worker
      0 reveal 1 marker chief
      1 reveal 1 marker 1 worker
      2 reveal 1 worker
      0 take moai 2
      1 take moai 1
      2 take moai 1
      0 place sorcerer at D7: village
      1 place worker at E9
      2 place sorcerer at D6: forest
      0 place worker at E9
      1 place sorcerer at D7: village
      2 place worker 1 log at E8
      0 place worker at E8
      1 place worker at D8
      2 place chief at E7
      0 place worker at E7
      1 pass
      2 pass
      0 take half-tablet
      0 pass
      0 carry moai 2a
      0 to E9
      0 to E8
      0 to E7
      0 erect on ahu 1
      1 carry moai 1a
      1 to E9
      1 to D8
      1 erect on ahu 1
      2 carry moai 1b
      2 to E9
      2 pay seat 0
      2 to E8
      2 to E7
      2 erect on ahu 2
      0 pass
      1 pass
      2 pass
      c roll 2
      c roll 1
      c roll 3`,
    right: ['bid 2 markers chief'],
    lights: ['tile'],
  },
  {
    key: 'crew',
    options: { quickStart: true, openScore: true, screens: 'open', bases: 'shown' },
    plies: `
      c first player seat 0
      c roll 1
      c roll 1
      c roll 2
      0 bid 1 marker chief
      1 bid 1 marker 1 worker
      2 bid 1 marker
      0 reveal 1 marker chief
      1 reveal 1 marker 1 worker
      2 reveal 1 marker
      0 take moai 2
      1 take moai 1
      0 take moai 1
      0 place worker at D8
      1 place worker at E9
      2 place worker at E9
      0 place sorcerer at D8
      1 place sorcerer at D9
      2 pass
      0 pass
      1 pass
      0 carry moai 2a
      0 to E9
      0 to D8
      0 erect on ahu 1
      1 carry moai 1a
      1 to D9
      1 erect on ahu 1
      2 pass
      0 carry moai 1b
      0 to E9`,
    right: ['pay seat 2'],
    lights: ['hex:E9'],
  },
];
