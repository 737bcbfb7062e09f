/** Positions as JSON: what is nowhere and what is zero is left out. */
import { expectObject, expectOneOf } from '@ahu/core';
import { audit } from '../audit/audit.ts';
import { readOptions, setupOf } from '../position/setup.ts';
import { layout, type State } from '../position/state.ts';

export const SEATS = [3, 4, 5] as const;

const isNothing = (saved: unknown): boolean =>
  saved === null || (Array.isArray(saved) && saved.every((entry) => entry === 0));

const tidy = (saved: unknown): unknown =>
  typeof saved === 'object' && saved !== null && !Array.isArray(saved)
    ? Object.fromEntries(Object.entries(saved).filter(([, part]) => !isNothing(part)))
    : saved;

export function save(state: State): Record<string, unknown> {
  const { seats, options } = state.setup;
  const position = Object.entries(layout.save(state)).map(([name, saved]) => [name, tidy(saved)]);
  return { seats, options, ...Object.fromEntries(position) };
}

export function load(json: unknown): State {
  const { seats, options, ...position } = expectObject(json, '');
  const state = layout.load(position, setupOf(expectOneOf(seats, 'seats', SEATS), readOptions(options)));
  audit(state);
  return state;
}
