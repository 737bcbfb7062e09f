import type { OwnGame } from '@ahu/protocol';
import type { Store } from '../store/store.ts';
import type { GameOutcome } from '../tables/outcomes.ts';
import type { Tables } from '../tables/tables.ts';

/** The latest games of one answer. */
const MOST = 500;

/** The finished games of a person, the latest first. Those whose outcome is not worked out yet are missing. */
export async function ownGames({ db }: Store, tables: Tables, person: string): Promise<OwnGame[]> {
  const rows = await db
    .selectFrom('game_table')
    .innerJoin('seat', 'seat.table_id', 'game_table.id')
    .select(['game_table.id', 'game_table.outcome', 'seat.seat'])
    .where('seat.person', '=', person)
    .where('game_table.status', '=', 'over')
    .where('game_table.outcome', 'is not', null)
    .orderBy('game_table.changed', 'desc')
    .orderBy('game_table.id')
    .limit(MOST)
    .execute();
  const infos = new Map((await tables.infos(rows.map(({ id }) => id))).map((info) => [info.id, info]));
  return rows.flatMap(({ id, outcome, seat }) => {
    const info = infos.get(id);
    if (!info || outcome === null) return [];
    const { winners, scores, accounts } = JSON.parse(outcome) as GameOutcome;
    const seats = info.seats.flatMap((each) => each ?? []);
    return [{ id, game: info.game, at: info.changed, seat, seats, winners, scores, account: accounts[seat] }];
  });
}
