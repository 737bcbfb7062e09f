import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { QueryWatch } from '../store/query-watch.ts';
import { Presence } from './presence.ts';

/** What a watcher of the server wants to see, in Prometheus' words. */
export class Metrics {
  readonly registry = new Registry();
  readonly moves = this.#counter('ahu_moves_total', 'Moves written to the log');
  readonly refusals = this.#counter('ahu_refusals_total', 'Commands refused, by reason', ['reason']);
  readonly limited = this.#counter('ahu_limited_total', 'Requests and messages beyond a limit');
  readonly faults = this.#counter(
    'ahu_faults_total',
    'Errors that nothing expected; each ended one connection at most',
  );
  readonly unavailable = this.#counter('ahu_unavailable_total', 'Requests and messages that found the database away');
  readonly durable = new Histogram({
    name: 'ahu_append_seconds',
    help: 'From a move to its place on the disk',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
    registers: [this.registry],
  });

  readonly presence = new Presence();
  readonly #queries = new Histogram({
    name: 'ahu_query_seconds',
    help: 'How long queries of the database take, those that fail too',
    buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.05, 0.1, 0.5, 2, 10],
    registers: [this.registry],
  });
  readonly #queryErrors = this.#counter('ahu_query_errors_total', 'Queries of the database that failed, by kind', [
    'kind',
  ]);

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    this.watch('ahu_sockets', 'Sockets that are open', () => this.presence.sockets);
    this.watch('ahu_people', 'Different people with an open socket', () => this.presence.people);
  }

  countQueries(queries: QueryWatch): void {
    queries.listen((seconds, error) => {
      this.#queries.observe(seconds);
      if (error) this.#queryErrors.inc({ kind: error });
    });
  }

  /** A gauge of the games by pace, read when the metrics are collected. */
  watchGames(read: () => Readonly<Record<string, number>>): void {
    new Gauge({
      name: 'ahu_games',
      help: 'Games that are played and in the hands of this process, by pace',
      labelNames: ['pace'],
      registers: [this.registry],
      collect() {
        for (const [pace, games] of Object.entries(read())) this.set({ pace }, games);
      },
    });
  }

  /** A gauge that is read when the metrics are collected. */
  watch(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(read());
      },
    });
  }

  #counter<Label extends string>(name: string, help: string, labelNames: Label[] = []): Counter<Label> {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }
}
