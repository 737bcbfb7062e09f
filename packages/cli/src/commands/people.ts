import { Command, Option } from 'commander';
import { WHERE, withServerStore } from '../server/server-store.ts';
import { atLeastOne } from '../setup/table.ts';
import { listing, print, printable } from '../terminal/terminal.ts';

interface Flags {
  readonly name?: string;
  readonly limit: number;
  readonly json: boolean;
}

export const people = new Command('people')
  .description('list the people of a server, newcomers first')
  .option('--name <name>', 'only those who are called so')
  .addOption(new Option('--limit <n>', 'how many').argParser(atLeastOne).default(50))
  .option('--json', 'print one JSON object a line', false)
  .addHelpText('after', `${WHERE}\n\nExamples:\n  ahu people --name Ana\n  ahu people --json --limit 1000`)
  .action(({ name, limit, json }: Flags) =>
    withServerStore(async ({ People }, store) => {
      const found = await new People(store).list(limit, name);
      if (json) return print(found.map((person) => JSON.stringify(person)));
      const rows = found.map((person) => [
        person.id,
        printable(person.name),
        new Date(person.created).toISOString().slice(0, 16),
        String(person.tables),
      ]);
      print(listing([['id', 'name', 'since', 'tables'], ...rows]));
    }),
  );
