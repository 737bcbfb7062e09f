/** What bots are told about positions: what they look at, and which moves look good at first. */
import type { Insight } from '@ahu/core';
import { featureCount, features } from './insight/features.ts';
import { hint } from './insight/hint.ts';
import { traits } from './insight/traits.ts';
import type { State } from './state.ts';

export const insight: Insight<State> = { featureCount, features, hint, traits };
