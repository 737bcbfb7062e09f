import { Crowd, type Place } from './crowd.ts';
import { longestFlush } from './disk.ts';

/** Moves a second while delays are measured. */
export const RATE = 100;
/** The number of tables: enough that one always waits for a player. */
const TABLES = 100;
/** Seconds at each: until all have compiled what they do all the time, and are done with the busy minute before. */
const WARM_UP = 25;
/** Milliseconds after which a write of one page counts as a stall of the disk, which delays every durable move. */
export const STANDSTILL = 5;

/** What moves took in one second, in milliseconds, and whether the disk answered all the while. */
export interface Second {
  readonly delays: readonly number[];
  readonly calm: boolean;
}

/** What a server did in one round. */
export interface Round {
  readonly moves: number;
  readonly seconds: readonly Second[];
}

/**
 * One round of servers that take turns. Delays are measured second by second: what slows the machine down for a while
 * slows all of them. But a disk may be shared with other machines and stand still for a tenth of a second, which falls
 * on one alone: so it is watched during the runs of both.
 */
export async function round(places: readonly Place[], tables: number, seconds: number, file: string): Promise<Round[]> {
  const crowds: Crowd[] = [];
  try {
    for (const place of places) crowds.push(await Crowd.gather(place));
    const moves: number[] = [];
    for (const crowd of crowds) moves.push(await crowd.moves(tables, seconds));
    for (const crowd of crowds) await crowd.sit(TABLES);
    await inTurn(crowds, WARM_UP, file);
    const measured = await inTurn(crowds, 8 * seconds, file);
    return measured.map((seconds, n) => ({ moves: moves[n], seconds }));
  } finally {
    for (const crowd of crowds) await crowd.end();
  }
}

async function inTurn(crowds: readonly Crowd[], seconds: number, file: string): Promise<Second[][]> {
  const measured: Second[][] = crowds.map(() => []);
  for (let n = 0; n < seconds; n++) {
    for (const [i, crowd] of crowds.entries()) measured[i].push(await second(crowd, file));
  }
  return measured;
}

async function second(crowd: Crowd, file: string): Promise<Second> {
  const moving = crowd.delays(RATE, 1);
  const flush = await longestFlush(file, moving);
  return { delays: await moving, calm: flush < STANDSTILL };
}
