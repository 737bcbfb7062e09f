import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

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
  readonly unavailable = this.#counter('ahu_database_errors_total', 'Work that failed because the database did');
  readonly durable = new Histogram({
    name: 'ahu_append_seconds',
    help: 'From a move to its place on the disk',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** A number that is asked for when somebody looks. */
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
