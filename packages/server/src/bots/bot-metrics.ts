import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

const SECONDS = [0.01, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 60, 120];

/** How long positions wait for a bot and how long bots think, in Prometheus' words. */
export class BotMetrics {
  readonly waited: Histogram<'level'>;
  readonly thought: Histogram<'level'>;
  /** Outdated before there was an answer: left the queue, or stopped thinking. */
  readonly cancelled: Counter;
  /** Turned away because too much was waiting. */
  readonly refused: Counter;

  constructor(registry: Registry, waiting: () => number) {
    const registers = [registry];
    const labelNames = ['level'] as const;
    this.waited = new Histogram({
      name: 'ahu_bot_wait_seconds',
      help: 'From a position to the thread that thinks about it, by level; check is a match of an island',
      labelNames,
      buckets: SECONDS,
      registers,
    });
    this.thought = new Histogram({
      name: 'ahu_bot_think_seconds',
      help: 'How long a bot thought, by level; check is a match of an island',
      labelNames,
      buckets: SECONDS,
      registers,
    });
    this.cancelled = new Counter({
      name: 'ahu_bots_cancelled_total',
      help: 'Positions that were outdated before a bot answered',
      registers,
    });
    this.refused = new Counter({
      name: 'ahu_bots_refused_total',
      help: 'Positions turned away by a full desk, which are asked again later',
      registers,
    });
    new Gauge({
      name: 'ahu_bots_waiting',
      help: 'Positions that wait for a bot thread',
      registers,
      collect() {
        this.set(waiting());
      },
    });
  }
}
