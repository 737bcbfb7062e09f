import { describe, expect, test } from 'vitest';
import { afterwards, nextOf } from '../../src/games/contract/plan.ts';

const step = (to: string) => ({ kind: 'step', to });
const pay = { kind: 'pay', to: '' };
const pass = { kind: 'pass', to: '' };
const rules = {
  isSame: (a: typeof pay, b: typeof pay): boolean => a.kind === b.kind && a.to === b.to,
  between: ['pay'],
};
const plan = [step('A'), step('B'), step('C')];

describe('acts that were confirmed together', () => {
  test('are done one after the other', () => {
    expect(afterwards(plan, [], rules)).toEqual(plan);
    expect(afterwards(plan, [step('A')], rules)).toEqual([step('B'), step('C')]);
    expect(afterwards(plan, [step('A'), step('B'), step('C')], rules)).toEqual([]);
  });

  test('go on after what comes in between, and end with anything else', () => {
    expect(afterwards(plan, [step('A'), pay], rules)).toEqual([step('B'), step('C')]);
    expect(afterwards(plan, [step('B')], rules)).toEqual([]);
    expect(afterwards(plan, [pass, step('A')], rules)).toEqual([]);
  });

  test('are played when they are legal, wait for what comes in between, and end when they have become impossible', () => {
    expect(nextOf(plan, [step('A'), pass], rules)).toEqual(step('A'));
    expect(nextOf(plan, [], rules)).toBe('wait');
    expect(nextOf(plan, [pay], rules)).toBe('wait');
    expect(nextOf(plan, [pass, pay], rules)).toBe('end');
    expect(nextOf([], [pass], rules)).toBe('wait');
  });
});
