/** A bound on the plies of a game, however it is played. Nobody plays like this. */
import { HEX_COUNT, LAST_ROUND, MARKERS, MAX_PLAYERS, MOST_PUT_BACK, OBJECTS, WORKERS } from '../public/vocabulary.ts';

/** A roll, a bid, a reveal, a moai and a refusal each. */
const AUCTION = 5 * MAX_PLAYERS;
/** All workers, sorcerer, chief, all markers, and a pass. */
const PLACEMENT = (WORKERS + MARKERS + 3) * MAX_PLAYERS;
/** An object enters every hex once and is left there each time; in the end it is marked and raised. */
const TRIPS = OBJECTS.length * (HEX_COUNT + 2);
/** A step and a payment; a choice and an ending; choices taken back before. */
const TRANSPORT = TRIPS * (4 + 2 * MOST_PUT_BACK) + MAX_PLAYERS * (1 + 2 * MOST_PUT_BACK);
/** Markers laid in the quarry and taken back, with a last word each; and a peek for each half-tablet. */
const MARKERS_AND_PEEKS = (3 * MARKERS + 2) * MAX_PLAYERS;

export const LONGEST_GAME = 1 + LAST_ROUND * (AUCTION + PLACEMENT + TRANSPORT + MARKERS_AND_PEEKS);
