import { Command } from 'commander';
import { AUDITED, moderating } from '../server/moderator.ts';
import { WHERE } from '../server/server-store.ts';
import { jsonOption } from '../setup/table.ts';
import { EXIT, Failure } from '../terminal/failure.ts';
import { printDone } from '../terminal/terminal.ts';

interface Flags {
  readonly why?: string;
  readonly json: boolean;
}

const table = new Command('table')
  .description('with everything that was played and said there')
  .argument('<id>', 'as in its address, /table/<id>')
  // Ids of 0.1 may begin with a dash.
  .allowUnknownOption()
  .option('--why <text>', 'for the audit log')
  .addOption(jsonOption())
  .action((id: string, { why = '', json }: Flags) =>
    moderating(async (moderation, { Tables }, store) => {
      if (!(await new Tables(store).remove(id))) throw new Failure(EXIT.failed, `there is no table ${id}`);
      await moderation.note('remove table', id, why);
      printDone(json, { removed: 'table', id, why }, `table ${id} is removed`);
    }),
  );

const person = new Command('person')
  .description('with their account, ratings and words; their games stay without their name')
  .argument('<id>', 'as in the address of their profile, /people/<id>')
  .allowUnknownOption()
  .option('--why <text>', 'for the audit log')
  .addOption(jsonOption())
  .action((id: string, { why = '', json }: Flags) =>
    moderating(async (moderation, { People }, store) => {
      const people = new People(store);
      const name = await people.nameOf(id);
      if (name === undefined) throw new Failure(EXIT.failed, `there is nobody with the id ${id}`);
      await people.remove(id);
      await moderation.note('remove person', id, why);
      printDone(json, { removed: 'person', id, why }, `${name} is removed`);
    }),
  );

export const remove = new Command('remove')
  .description('take a table or a person off a server')
  .addCommand(table)
  .addCommand(person)
  .addHelpText(
    'after',
    `${WHERE}\nA server that runs notices within seconds.${AUDITED}\nAn id that begins with a dash goes behind --.\n\nExample:\n  ahu remove table "$ID"`,
  );
