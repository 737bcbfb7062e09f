import { Command, InvalidArgumentError, Option } from 'commander';
import { AUDITED, minute, moderating } from '../server/moderator.ts';
import { WHERE } from '../server/server-store.ts';
import { atLeastOne, jsonOption } from '../setup/table.ts';
import { EXIT, Failure, wrongUsage } from '../terminal/failure.ts';
import { listing, print, printable, printDone } from '../terminal/terminal.ts';

const HOUR = 3_600_000;

/** Longer than anybody plays, and within what a date can say. */
function atMostAThousand(text: string): number {
  const number = atLeastOne(text);
  if (number <= 1_000) return number;
  throw new InvalidArgumentError('Expected at most 1000.');
}

const why = (): Option => new Option('--why <text>', 'told to whom it concerns').makeOptionMandatory();
const days = (): Option => new Option('--days <n>', 'for how long').argParser(atMostAThousand).makeOptionMandatory();

interface BanFlags {
  readonly days: number;
  readonly why: string;
  readonly json: boolean;
}

interface LiftFlags {
  readonly why?: string;
  readonly json: boolean;
}

const personBan = new Command('person')
  .description('ends their sessions; at tables that play, a bot plays on for them')
  .argument('<id>', 'as in the address of their profile, /people/<id>')
  // An id may begin with a dash.
  .allowUnknownOption()
  .addOption(days())
  .addOption(why())
  .addOption(jsonOption())
  .action((person: string, { days, why, json }: BanFlags) =>
    moderating(async (moderation, { People }, store) => {
      const name = await nameOf(new People(store), person);
      const id = await moderation.ban({ kind: 'person', person }, days * 24 * HOUR, why);
      printDone(json, { ban: id, person, days, why }, `${name} is banned; ban ${id}`);
    }),
  );

const addressBan = new Command('address')
  .description('from there nobody can sign in, make a name or open a socket')
  .argument('<range>', 'an address, or a range like 192.0.2.0/24 or 2001:db8::/48')
  .addOption(days())
  .addOption(why())
  .addOption(jsonOption())
  .action((address: string, { days, why, json }: BanFlags) =>
    moderating(async (moderation, { rangeOf }) => {
      if (!rangeOf(address)) throw wrongUsage(`${address} is no address and no range like 192.0.2.0/24`);
      const id = await moderation.ban({ kind: 'address', address }, days * 24 * HOUR, why);
      printDone(json, { ban: id, address, days, why }, `${address} is banned; ban ${id}`);
    }),
  );

export const ban = new Command('ban')
  .description('keep a person or an address off a server for some days')
  .addCommand(personBan)
  .addCommand(addressBan)
  .addHelpText(
    'after',
    `${WHERE}\nA server that runs notices within a second.${AUDITED}\n\nExample:\n  ahu ban person "$ID" --days 7 --why "insults in spite of a warning"`,
  );

export const bans = new Command('bans')
  .description('list the bans and mutes of a server that hold now')
  .option('--all', 'also those that are over', false)
  .option('--json', 'print one JSON object a line', false)
  .addHelpText('after', `${WHERE}\n\nExamples:\n  ahu bans\n  ahu bans --all --json`)
  .action(({ all, json }: { readonly all: boolean; readonly json: boolean }) =>
    moderating(async (moderation) => {
      const found = await moderation.bans(all);
      if (json) return print(found.map((each) => JSON.stringify(each)));
      const rows = found.map(({ id, kind, person, address, until, why }) => [
        id,
        kind,
        person ?? address ?? '',
        minute(until),
        printable(why),
      ]);
      print(listing([['id', 'kind', 'whom', 'until', 'why'], ...rows]));
    }),
  );

export const unban = new Command('unban')
  .description('end a ban or a mute')
  .argument('<id>', 'as "ahu bans" lists it')
  .allowUnknownOption()
  .option('--why <text>', 'for the audit log')
  .addOption(jsonOption())
  .addHelpText('after', `${WHERE}${AUDITED}\n\nExample:\n  ahu unban "$ID" --why "served"`)
  .action((id: string, { why = '', json }: LiftFlags) =>
    moderating(async (moderation) => {
      if (!(await moderation.lift({ id }, why))) throw new Failure(EXIT.failed, `there is no ban ${id} that holds`);
      printDone(json, { unban: id, why }, `ban ${id} is over`);
    }),
  );

const personMute = new Command('person')
  .argument('<id>', 'as in the address of their profile, /people/<id>')
  .allowUnknownOption()
  .addOption(new Option('--hours <n>', 'for how long').argParser(atMostAThousand).makeOptionMandatory())
  .addOption(why())
  .addOption(jsonOption())
  .action((person: string, { hours, why, json }: Omit<BanFlags, 'days'> & { readonly hours: number }) =>
    moderating(async (moderation, { People }, store) => {
      const name = await nameOf(new People(store), person);
      const id = await moderation.ban({ kind: 'mute', person }, hours * HOUR, why);
      printDone(json, { mute: id, person, hours, why }, `${name} is muted; mute ${id}`);
    }),
  );

export const mute = new Command('mute')
  .description('let somebody play on without talking for some hours')
  .addCommand(personMute)
  .addHelpText('after', `${WHERE}${AUDITED}\n\nExample:\n  ahu mute person "$ID" --hours 24 --why "floods the talk"`);

const personUnmute = new Command('person')
  .argument('<id>', 'as in the address of their profile, /people/<id>')
  .allowUnknownOption()
  .option('--why <text>', 'for the audit log')
  .addOption(jsonOption())
  .action((person: string, { why = '', json }: LiftFlags) =>
    moderating(async (moderation) => {
      if (!(await moderation.lift({ muted: person }, why))) throw new Failure(EXIT.failed, `${person} is not muted`);
      printDone(json, { unmute: person, why }, `${person} may talk again`);
    }),
  );

export const unmute = new Command('unmute')
  .description('let somebody talk again')
  .addCommand(personUnmute)
  .addHelpText('after', `${WHERE}${AUDITED}\n\nExample:\n  ahu unmute person "$ID"`);

async function nameOf(people: { nameOf(id: string): Promise<string | undefined> }, id: string): Promise<string> {
  const name = await people.nameOf(id);
  if (name === undefined) throw new Failure(EXIT.failed, `there is nobody with the id ${id}`);
  return name;
}
