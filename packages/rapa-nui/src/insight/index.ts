/** What bots are told about positions: what they look at, and which moves look good at first. */
import type { Insight } from '@ahu/core';
import type { State } from '../position/state.ts';
import { featureCount, features } from './features.ts';
import { hint } from './hint.ts';
import { traits } from './traits.ts';

export const insight: Insight<State> = { featureCount, features, hint, traits, open: true };
