import type { Judged } from '../../engine/analysis-messages.ts';
import { go } from '../../platform/router.svelte.ts';
import { keepNew } from '../../table/matches/new-match.ts';
import { keepTry, resultOf } from '../../table/tries/tries.ts';
import type { Review } from './review.svelte.ts';

/** Begins a new game at a decision: the reader plays its seat, bots play the others. */
export async function tryAgain({ id, replay, background }: Review, { ply, seat, move, cost }: Judged): Promise<void> {
  const { file } = replay;
  if (!file || !background) return;
  const { end: _, practice: __, ...begun } = file;
  const seats = file.seats.map(({ name, bot = 'strong' }, each) => (each === seat ? { name } : { name, bot }));
  const table = await keepNew({ ...begun, seats, log: file.log.slice(0, ply) });
  keepTry(table, { from: id, ply, seat, move, cost, before: resultOf(background.sheet, seat) });
  go(`/play/${table}`);
}
