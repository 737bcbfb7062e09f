import type { TableInfo } from '@ahu/protocol';
import type { Store } from '../store/store.ts';
import type { LiveTable } from './live-table.ts';

/** The id of a person, or null for a visitor who is not signed in. */
export type Viewer = string | null;

const isSeated = ({ seats }: TableInfo, viewer: Viewer): boolean =>
  viewer !== null && seats.some((seat) => seat?.person === viewer);

/** Who has a seat there, or has made it. */
const isOfTheirs = (info: TableInfo, viewer: Viewer): boolean => info.owner === viewer || isSeated(info, viewer);

/** Talk at a private table is for its people, before the game, too. */
export const mayReadChat = (info: TableInfo, viewer: Viewer): boolean => info.open || isOfTheirs(info, viewer);

/** The game of a private table is for its people. */
export const mayWatch = (table: LiveTable, viewer: Viewer): boolean =>
  table.row.open || table.row.owner === viewer || table.seatOf(viewer) !== undefined;

/**
 * Those of the tables that the viewer may see, as they may see them. A private table is seen by its people; before its
 * game also by those who have its link, and if it is a rematch by those who played. For all others there is no such
 * table. Where a private game goes on is for those who played it.
 */
export async function shownTo(store: Store, viewer: Viewer, infos: readonly TableInfo[]): Promise<TableInfo[]> {
  const linked = infos.filter((info) => info.status === 'open' && !mayReadChat(info, viewer));
  const reserved = await reservedForOthers(
    store,
    viewer,
    linked.map(({ id }) => id),
  );
  return infos.flatMap((info) => {
    if (!mayReadChat(info, viewer) && (info.status !== 'open' || reserved.has(info.id))) return [];
    const { rematch, ...rest } = info;
    return rematch !== undefined && (info.open || isSeated(info, viewer)) ? [info] : [rest];
  });
}

/** Those of these private tables that are rematches of games which the viewer did not play. */
async function reservedForOthers({ db }: Store, viewer: Viewer, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('game_table')
    .select('id')
    .where('id', 'in', ids)
    .where('rematch_of', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('seat')
            .select('seat.seat')
            .whereRef('seat.table_id', '=', 'game_table.rematch_of')
            .where('seat.person', '=', viewer ?? ''),
        ),
      ),
    )
    .execute();
  return new Set(rows.map(({ id }) => id));
}
