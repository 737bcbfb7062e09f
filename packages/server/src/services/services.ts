import type { Logger } from 'pino';
import { BotPool } from '../bots/bot-pool.ts';
import type { Bus } from '../bus/bus.ts';
import { localBus } from '../bus/local.ts';
import { redisBus } from '../bus/redis.ts';
import type { Config } from '../config/config.ts';
import { Limits } from '../http/limits.ts';
import { Faults } from '../monitoring/faults.ts';
import { Metrics } from '../monitoring/metrics.ts';
import { Courier } from '../notices/courier.ts';
import { Mail } from '../notices/mail.ts';
import { Notices } from '../notices/notices.ts';
import { OutboundHttp } from '../notices/outbound.ts';
import { Push } from '../notices/push.ts';
import { TurnNotices } from '../notices/turn-notices.ts';
import { Bans } from '../people/bans.ts';
import { NameWatch } from '../people/name-watch.ts';
import { Passkeys } from '../people/passkeys.ts';
import { People } from '../people/people.ts';
import { Recovery } from '../people/recovery.ts';
import { Reports } from '../people/reports.ts';
import { Islands } from '../records/islands.ts';
import { Trainings } from '../records/training.ts';
import { risksOf } from '../store/durability.ts';
import { openStore, type Store } from '../store/store.ts';
import { Attendance } from '../tables/attendance.ts';
import { Chat } from '../tables/chat.ts';
import { storeOldOutcomes } from '../tables/outcomes.ts';
import { Results } from '../tables/results.ts';
import { Sweeper } from '../tables/sweeper.ts';
import { TableRegistry } from '../tables/table-registry.ts';
import { Tables } from '../tables/tables.ts';
import { vacateSeats } from '../tables/vacate-seats.ts';

const DAY = 86_400_000;

/** Everything behind the doors: what the API and the sockets stand on. */
export interface Services {
  readonly config: Config;
  readonly logger: Logger;
  readonly store: Store;
  readonly bus: Bus;
  readonly tables: Tables;
  readonly people: People;
  readonly passkeys: Passkeys;
  readonly recovery: Recovery;
  readonly names: NameWatch;
  readonly bans: Bans;
  readonly reports: Reports;
  readonly registry: TableRegistry;
  readonly chat: Chat;
  readonly attendance: Attendance;
  readonly results: Results;
  readonly islands: Islands;
  readonly trainings: Trainings;
  readonly notices: Notices;
  readonly courier: Courier;
  readonly outside: OutboundHttp;
  readonly push: Push;
  readonly turns: TurnNotices;
  readonly bots: BotPool;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly faults: Faults;
  close(): Promise<void>;
}

export async function openServices(config: Config, logger: Logger): Promise<Services> {
  const store = await openStore(config, (error) => logger.warn(error, 'postgres'));
  for (const risk of await risksOf(store)) {
    logger.error(risk);
    // On the console too, for those who start a server by hand or without logs.
    console.error(`Ahu: ${risk}`);
  }
  const bus = config.redisUrl ? await redisBus(config.redisUrl, (error) => logger.warn(error, 'redis')) : localBus();
  const tables = new Tables(store);
  const results = new Results(store);
  const metrics = new Metrics();
  const faults = new Faults(logger, metrics);
  const bots = new BotPool(config.botThreads, metrics.registry);
  const people = new People(store, bus);
  const telling = openNotices(config, store, people, faults, logger);
  const { courier, turns } = telling;
  const registry = new TableRegistry(store, tables, results, bus, bots, turns, metrics, logger);
  metrics.watch('ahu_tables_loaded', 'Tables in the hands of this process', () => registry.size);
  metrics.watchGames(() => registry.games);
  metrics.countQueries(store.queries);
  await registry.resume();
  await people.sessions.expire();
  const ending = new AbortController();
  const oldOutcomes = storeOldOutcomes(store, tables, logger, ending.signal).catch((error: unknown) => {
    faults.report(error, 'outcomes of old games could not be stored');
  });
  const expiry = setInterval(() => faults.run('sessions could not expire', {}, () => people.sessions.expire()), DAY);
  const names = new NameWatch((some) => tables.namesOf(some), bus, logger);
  names.follow(registry);
  const attendance = new Attendance(bus);
  const sweeper = new Sweeper(store, bus, logger);
  const bans = new Bans(store);
  await bans.open(logger);
  bans.onBan((person, ban) =>
    faults.run('seats of a banned person could not be vacated', { person }, () =>
      vacateSeats(store, registry, bus, person, ban.id),
    ),
  );
  return {
    config,
    logger,
    store,
    bus,
    tables,
    people,
    passkeys: new Passkeys(store),
    recovery: new Recovery(store, people, courier),
    names,
    bans,
    reports: new Reports(store),
    registry,
    results,
    islands: new Islands(store, (client, date, file) => bots.prove(client, date, file)),
    trainings: new Trainings(store),
    ...telling,
    chat: new Chat(store, bus),
    attendance,
    bots,
    limits: new Limits(config.limits),
    metrics,
    faults,
    async close() {
      ending.abort();
      await oldOutcomes;
      sweeper.close();
      attendance.close();
      bans.close();
      courier.close();
      names.close();
      clearInterval(expiry);
      await registry.close();
      await bots.close();
      await bus.close();
      await store.close();
    },
  };
}

/** Opens everything that notifies people of their turn. */
function openNotices(config: Config, store: Store, people: People, faults: Faults, logger: Logger) {
  const notices = new Notices(store);
  const outside = new OutboundHttp(config.noticeLoopback);
  const push = new Push(store, config.address.startsWith('https:') ? config.address : `mailto:ahu@${config.host}`);
  const mail = config.smtpUrl ? new Mail(config.smtpUrl, config) : undefined;
  const courier = new Courier(config, people, notices, outside, push, mail, faults, logger);
  const turns = new TurnNotices(
    store,
    config.noticeGrace,
    (person, table) => courier.announce(person, table),
    faults,
    logger,
  );
  return { notices, outside, push, courier, turns };
}
