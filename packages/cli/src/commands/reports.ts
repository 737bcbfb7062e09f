import { Command, Option } from 'commander';
import { AUDITED, minute, moderating } from '../server/moderator.ts';
import { WHERE } from '../server/server-store.ts';
import { atLeastOne, jsonOption } from '../setup/table.ts';
import { EXIT, Failure } from '../terminal/failure.ts';
import { listing, print, printable, printDone } from '../terminal/terminal.ts';

interface Flags {
  readonly open: boolean;
  readonly limit: number;
  readonly json: boolean;
}

const close = new Command('close')
  .description('say that a report is dealt with')
  .argument('<id>', 'as "ahu reports" lists it')
  .allowUnknownOption()
  .requiredOption('--note <text>', 'what was done')
  .addOption(jsonOption())
  .action((id: string, { note, json }: { readonly note: string; readonly json: boolean }) =>
    moderating(async (moderation) => {
      if (!(await moderation.closeReport(id, note))) throw new Failure(EXIT.failed, `there is no open report ${id}`);
      printDone(json, { closed: id, note }, `report ${id} is closed`);
    }),
  );

export const reports = new Command('reports')
  .description('list what people of a server report, the newest first')
  .option('--open', 'only those that nobody has dealt with', false)
  .addOption(new Option('--limit <n>', 'how many').argParser(atLeastOne).default(50))
  .option('--json', 'print one JSON object a line', false)
  .addCommand(close)
  .addHelpText('after', `${WHERE}${AUDITED}\n\nExample:\n  ahu reports --open`)
  .action(({ open, limit, json }: Flags) =>
    moderating(async (moderation) => {
      const found = await moderation.reports(open, limit);
      if (json) return print(found.map((report) => JSON.stringify(report)));
      for (const report of found) {
        const { id, at, reason, reporter, person, name, table_id: table, text, message, closed, note } = report;
        print([
          `${id}  ${minute(at)}  ${reason}`,
          `  about ${printable(name)} (${person}) by ${reporter ?? 'somebody gone'}`,
        ]);
        if (table) print([`  at table ${table}`]);
        if (message !== null) print([`  said: ${printable(message)}`]);
        if (text) print([`  report: ${printable(text)}`]);
        if (closed !== null) print([`  closed ${minute(closed)}: ${printable(note ?? '')}`]);
      }
    }),
  );

export const audit = new Command('audit')
  .description('list what those who look after a server did, the newest first')
  .addOption(new Option('--limit <n>', 'how many').argParser(atLeastOne).default(50))
  .option('--json', 'print one JSON object a line', false)
  .addHelpText('after', `${WHERE}\n\nExamples:\n  ahu audit\n  ahu audit --limit 500 --json`)
  .action(({ limit, json }: Pick<Flags, 'limit' | 'json'>) =>
    moderating(async (moderation) => {
      const found = await moderation.audit(limit);
      if (json) return print(found.map((line) => JSON.stringify(line)));
      const rows = found.map(({ at, who, what, whom, why }) => [minute(at), who, what, whom, why].map(printable));
      print(listing([['when (UTC)', 'who', 'what', 'whom', 'why'], ...rows]));
    }),
  );
