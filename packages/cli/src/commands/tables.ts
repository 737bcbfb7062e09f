import { Command, Option } from 'commander';
import { WHERE, withServerStore } from '../server/server-store.ts';
import { atLeastOne } from '../setup/table.ts';
import { listing, print, printable } from '../terminal/terminal.ts';

const STATUSES = ['open', 'playing', 'over'] as const;

interface Flags {
  readonly status?: (typeof STATUSES)[number];
  readonly limit: number;
  readonly json: boolean;
}

export const tables = new Command('tables')
  .description('list the tables of a server, those first where something happened last')
  .addOption(new Option('--status <status>', 'only those').choices(STATUSES))
  .addOption(new Option('--limit <n>', 'how many of each status').argParser(atLeastOne).default(50))
  .option('--json', 'print one JSON object a line', false)
  .addHelpText('after', `${WHERE}\n\nExamples:\n  ahu tables --status playing\n  ahu tables --json --limit 1000`)
  .action(({ status, limit, json }: Flags) =>
    withServerStore(async ({ Tables }, store) => {
      const all = new Tables(store);
      const ids = await Promise.all((status ? [status] : STATUSES).map((each) => all.ids({ status: each }, limit)));
      const found = (await all.infos(ids.flat())).toSorted((a, b) => b.changed - a.changed);
      if (json) return print(found.map((info) => JSON.stringify(info)));
      const rows = found.map(({ id, game, status, changed, seats }) => {
        const names = seats.map((seat) => (seat === null ? 'free' : printable(seat.name)));
        return [id, game, status, new Date(changed).toISOString().slice(0, 16), names.join(', ')];
      });
      print(listing([['id', 'game', 'status', 'changed', 'seats'], ...rows]));
    }),
  );
