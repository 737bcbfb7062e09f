import type { Frame } from '../../engine/frame.ts';
import { isAsked } from '../contract/state.ts';
import { w } from './words/index.ts';

export const question = (frame: Frame): string => (frame.over ? w().over : isAsked(frame) ? w().question : w().wait);
