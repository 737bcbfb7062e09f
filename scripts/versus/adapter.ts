/**
 * Speaks the protocol of bots (docs/bot-protocol.md) for a revision that does not: it is copied beside that revision's
 * packages, and plays with what it finds there. Nothing here may be imported from today's packages.
 */
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const [id, level] = process.argv.slice(2);
const here = (path: string): string => new URL(path, import.meta.url).href;

const bots = await import(here('./packages/bots/src/index.ts'));
const { SearchBot } = await import(here('./packages/bots/src/search-bot.ts'));
const { NetworkEvaluator } = await import(here('./packages/bots/src/evaluator.ts'));
const { Sfc32 } = await import(here('./packages/core/src/index.ts'));
const rules = await import(here(`./packages/${id}/src/index.ts`));
const game = Object.values(rules).find((each) => (each as { id?: string }).id === id) as {
  read(text: string): number | undefined;
  write(move: number): string;
};
const { insight } = rules;

interface Message {
  readonly type: string;
  readonly id: number;
  readonly seat: number;
  readonly seats: number;
  readonly seed: string;
  readonly move?: string;
  readonly view: unknown;
  readonly moves: readonly string[];
  readonly iterations?: number;
  readonly milliseconds?: number;
}

let limits: Pick<Message, 'iterations' | 'milliseconds'> = {};
let match: { bot: InstanceType<typeof SearchBot>; seat: number; seed: string } | undefined;
const ENDLESS = 100_000_000;

/** As today's bots are timed when they are compared: milliseconds that this thread has worked. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** The level as it is, or as long as it is told to think. */
function botFor(seats: number) {
  const network = bots.readWeights(
    JSON.parse(readFileSync(new URL(`./packages/bots/weights/${id}-${seats}.json`, import.meta.url), 'utf8')),
  );
  const { iterations, cap } = bots.LEVELS[level];
  const thinking = {
    get iterations() {
      return limits.milliseconds ? ENDLESS : (limits.iterations ?? iterations);
    },
    clock: processorTime,
    cap: () => limits.milliseconds ?? (limits.iterations ? ENDLESS : cap),
  };
  return new SearchBot(level, game, insight, new NetworkEvaluator(insight, network), thinking);
}

function answer(message: Message): object | undefined {
  switch (message.type) {
    case 'hello':
      return { type: 'hello', protocol: 1, name: level };
    case 'game':
      match = { bot: botFor(message.seats), seat: message.seat, seed: message.seed };
      return { type: 'ready' };
    case 'saw':
      match?.bot.sees(match.seat, message.seat, message.move === undefined ? undefined : game.read(message.move));
      return undefined;
    case 'choose': {
      if (!match) throw new Error('no game has begun');
      limits = message;
      const moves = message.moves.map((move) => game.read(move));
      const move = match.bot.choose(message.view, match.seat, moves, new Sfc32(`${match.seed} ${message.id}`));
      return { type: 'move', id: message.id, move: game.write(move) };
    }
    default:
      return undefined;
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const said = answer(JSON.parse(line));
  if (said) process.stdout.write(`${JSON.stringify(said)}\n`);
}
