/** Loaded when the first hint is asked for. */
export { hintOf } from '@ahu/bots';
