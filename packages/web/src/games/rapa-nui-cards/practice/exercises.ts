import type { Exercise } from '../../contract/practice.ts';
import type en from './words/en.ts';

/** Wood, the stone and majorities, in the game of the lesson. */
export const exercises: readonly Exercise<keyof typeof en>[] = [
  {
    key: 'buy',
    options: {},
    plies: `
      c lay woodcutter
      c lay woodcutter
      c lay priest
      c lay moai
      c lay fish
      c lay berry
      c lay priest
      c lay priest
      c lay moai
      c lay potato
      c lay woodcutter
      c lay woodcutter
      c lay potato
      c lay moai
      c lay woodcutter
      c lay berry
      0 play potato
      0 take column 3
      1 play fish
      1 take column 3
      0 play woodcutter
      0 take column 4
      1 play potato
      1 take column 2
      0 play 2 berry
      0 take column 1
      0 take column 1
      1 play cereal
      1 take column 1`,
    right: ['buy berry', 'buy potato'],
    lights: ['wood:0'],
  },
  {
    key: 'hide',
    options: {},
    plies: `
      c lay woodcutter
      c lay woodcutter
      c lay priest
      c lay moai
      c lay fish
      c lay berry
      c lay priest
      c lay priest
      c lay moai
      c lay potato
      c lay woodcutter
      c lay woodcutter
      c lay potato
      c lay moai
      c lay woodcutter
      c lay berry
      0 play potato
      0 take column 3
      1 play fish
      1 take column 3
      0 play woodcutter
      0 take column 4
      1 play potato
      1 take column 2
      0 play 2 berry
      0 take column 1
      0 take column 1
      1 play cereal
      1 take column 1
      0 play moai
      1 sacrifice fish`,
    right: ['sacrifice potato face down'],
    lights: ['own:0', 'own:1', 'own:2', 'own:3'],
  },
  {
    key: 'uncover',
    options: {},
    plies: `
      c lay woodcutter
      c lay woodcutter
      c lay priest
      c lay moai
      c lay fish
      c lay berry
      c lay priest
      c lay priest
      c lay moai
      c lay potato
      c lay woodcutter
      c lay woodcutter
      c lay potato
      c lay moai
      c lay woodcutter
      c lay berry
      0 play potato
      0 take column 3
      1 play fish
      1 take column 3
      0 play woodcutter
      0 take column 4
      1 play potato
      1 take column 2
      0 play 2 berry
      0 take column 1
      0 take column 1
      1 play cereal
      1 take column 1
      0 play moai
      1 sacrifice fish
      0 sacrifice fish face down
      0 offer berry
      0 take column 3
      0 choose glory
      1 play woodcutter
      1 take column 3
      c lay fish
      c lay cereal
      c lay cereal
      c lay priest
      0 buy berry
      0 play priest`,
    right: ['take column 2'],
    lights: ['card:col:0', 'card:col:1', 'card:col:2', 'card:col:3'],
  },
  {
    key: 'sacrifice',
    options: {},
    plies: `
      c lay woodcutter
      c lay woodcutter
      c lay priest
      c lay moai
      c lay fish
      c lay berry
      c lay priest
      c lay priest
      c lay moai
      c lay potato
      c lay woodcutter
      c lay woodcutter
      c lay potato
      c lay moai
      c lay woodcutter
      c lay berry
      0 play potato
      0 take column 3
      1 play fish
      1 take column 3
      0 play woodcutter
      0 take column 4
      1 play potato
      1 take column 2
      0 play 2 berry
      0 take column 1
      0 take column 1
      1 play cereal
      1 take column 1
      0 play moai
      1 sacrifice fish
      0 sacrifice fish face down
      0 offer berry
      0 take column 3
      0 choose glory
      1 play woodcutter
      1 take column 3
      c lay fish
      c lay cereal
      c lay cereal
      c lay priest
      0 buy berry
      0 play priest
      0 take column 1
      c lay priest
      c lay berry
      c lay cereal
      c lay priest
      1 play moai`,
    right: ['sacrifice berry'],
    lights: ['own:1', 'own:2', 'own:3'],
  },
];
