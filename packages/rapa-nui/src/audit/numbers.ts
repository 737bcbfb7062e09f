/** Every number is in its range, and nobody has anything who is not at the table. */
import { demand, demandRange, players } from '@ahu/core';
import { DRAFT, DRAW, LAY, OVER, ofImprovement, type State } from '../position/state.ts';
import {
  AHUS,
  CARGO,
  IMPROVEMENTS,
  MAX_GAIN,
  MAX_IDLE,
  MAX_IMPROVEMENTS,
  MAX_PLAYERS,
  MAX_ROUNDS,
  OFFERINGS,
  PUKAO,
  RESOURCES,
  TRACK,
} from '../public/vocabulary.ts';
import { demandEach, sum } from './counting.ts';

const BY_SEAT = [
  'passed',
  'resources',
  'improvements',
  'rongo',
  'tiles',
  'villagers',
  'sculptors',
  'sculpted',
] as const;
/** More than there are of anything. */
const MAX_COUNT = 100;
const FLAGS = ['transported', 'acted', 'thrifty', 'exceptional'] as const;
const FLAG_LISTS = ['passed', 'improvements', 'rongo', 'capped'] as const;
const COUNTS = [
  'tiles',
  'box',
  'discarded',
  'villagers',
  'sculptors',
  'standing',
  'tired',
  'supply',
  'sculpted',
  'virtual',
  'owed',
] as const;

export function auditNumbers(state: State): void {
  const { seats, table } = state.setup;
  demandRange(state.phase, 'phase', LAY, OVER);
  demandRange(state.resume, 'resume', LAY, OVER);
  const playing = state.phase > DRAFT;
  demandRange(state.round, 'round', playing ? 1 : 0, playing ? MAX_ROUNDS : 0);
  demandRange(state.idle, 'idle', 0, mostIdle(state));
  demandRange(state.turn, 'turn', 0, seats - 1);
  demandRange(state.asked, 'asked', 0, seats - 1);
  demandRange(state.pukao, 'pukao', 0, PUKAO);
  demandRange(state.cargo, 'cargo', 0, CARGO.length - 1);
  demandRange(state.steps, 'steps', 0, state.path.length);
  demandRange(state.paid, 'paid', 0, state.path.length);
  demandRange(state.ahu, 'ahu', 0, AHUS.length - 1);
  demandRange(state.due, 'due', 0, MAX_GAIN);
  demandRange(state.kind, 'kind', 0, RESOURCES.length - 1);
  demandRange(state.bought, 'bought', 0, OFFERINGS.length - 1);
  demandEach(state.resources, 'resources', 0, TRACK);
  for (const name of FLAGS) demandRange(state[name], name, 0, 1);
  for (const name of FLAG_LISTS) demandEach(state[name], name, 0, 1);
  for (const name of COUNTS) demandEach(state[name], name, 0, MAX_COUNT);
  for (const name of BY_SEAT) {
    const absent = state[name].subarray((state[name].length / MAX_PLAYERS) * seats);
    demand(sum(absent) === 0, name, 'only the players at the table have any');
  }
  if (table.firstGame) demand(sum(state.rongo) === 0, 'rongo', 'the first game has no tablets');
  for (const seat of players(seats)) {
    const improvements = IMPROVEMENTS.map((_, improvement) => state.improvements[ofImprovement(seat, improvement)]);
    demandRange(sum(improvements), `improvements[${seat}]`, 0, MAX_IMPROVEMENTS);
  }
  auditOrder(state);
}

/** The rounds before this one, and the last one too once it is over (R9.2). */
const mostIdle = ({ phase, round }: State): number =>
  phase === OVER ? Math.min(MAX_IDLE, round) : Math.min(MAX_IDLE, Math.max(round, 1)) - 1;

/** The order is drawn seat by seat, and is complete from then on. */
function auditOrder(state: State): void {
  const { seats } = state.setup;
  const drawn = state.phase === LAY ? 0 : state.phase === DRAW ? state.turn : seats;
  const order = Array.from(state.order);
  const seated = order.slice(0, drawn).every((seat, i) => seat >= 0 && seat < seats && order.indexOf(seat) === i);
  demand(seated && order.slice(drawn).every((seat) => seat < 0), 'order', `must name ${drawn} players once each`);
}
