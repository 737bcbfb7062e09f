import {
  AUDIENCE,
  CHANCE,
  type Game,
  has,
  type Move,
  type Ply,
  type Position,
  players,
  type RuleId,
  type Seat,
  seatsOf,
} from '../src/index.ts';
import { demand, demandSame, Fault } from './fault.ts';

/** A seat that is to move has a move, and its legal moves come in ascending order. */
export function checkOffers<State extends Position>(game: Game<State>, state: State, scratch: Int32Array): void {
  for (const seat of seatsOf(game.toMove(state))) {
    const count = game.moves(state, seat, scratch);
    demand(count > 0, 'dead end', () => `seat ${seat} is asked and has no move`);
    for (let i = 0; i < count; i++) {
      const move = scratch[i];
      demand(i === 0 || move > scratch[i - 1], 'legality', () => `moves are not ascending at ${game.write(move)}`);
      const rule = game.breaks(state, seat, move);
      demand(rule === undefined, 'legality', () => `"${game.write(move)}" is offered to ${seat} and breaks ${rule}`);
      if (seat === CHANCE) checkWeight(game, state, move);
    }
  }
}

function checkWeight<State extends Position>(game: Game<State>, state: State, move: Move): void {
  const weight = game.weight(state, move);
  demand(Number.isInteger(weight) && weight > 0, 'chance', () => `"${game.write(move)}" weighs ${weight}`);
}

/** Numbers that could be taken for a seat, and that a shift of bits takes for one. */
const NO_SEATS = [-1, 7, 31, 32, -32, 0.5, Number.NaN];
const STRIDE = 7;

/** Over all integers and all seats: what is not offered is refused, by a rule that exists. */
export function checkLegality<State extends Position>(game: Game<State>, state: State, scratch: Int32Array): void {
  for (const seat of NO_SEATS) {
    const offered = game.moves(state, seat, scratch);
    demand(offered === 0, 'legality', () => `"${game.write(scratch[0])}" is offered to ${seat}, which is no seat`);
    for (let move = 0; move < game.moveCount; move += STRIDE) {
      const rule = game.breaks(state, seat, move);
      demand(rule !== undefined, 'legality', () => `"${game.write(move)}" is legal for ${seat}, which is no seat`);
    }
  }
  for (const seat of [...players(state.setup.seats), CHANCE, AUDIENCE]) {
    const offered = new Set(scratch.subarray(0, game.moves(state, seat, scratch)));
    for (let move = -1; move <= game.moveCount; move++) {
      const rule = game.breaks(state, seat, move);
      demand((rule === undefined) === offered.has(move), 'legality', () => {
        const name = `"${game.write(move)}" of seat ${seat}`;
        return rule === undefined ? `${name} is legal and not offered` : `${name} is offered and breaks ${rule}`;
      });
      demand(rule === undefined || rule in game.rules, 'rule ids', () => `"${rule}" is no rule`);
      checkExplained(game, state, { seat, move }, rule);
    }
  }
}

/** Facts come with the rule that is broken, and with nothing else. */
function checkExplained<State extends Position>(
  game: Game<State>,
  state: State,
  { seat, move }: Ply,
  rule: RuleId | undefined,
): void {
  const refusal = game.explain(state, seat, move);
  demand(
    refusal?.rule === rule,
    'explain',
    () => `"${game.write(move)}" of seat ${seat} breaks ${rule} and is explained by ${refusal?.rule}`,
  );
  if (move % STRIDE !== 0) return;
  demandSame(refusal, refusal && JSON.parse(JSON.stringify(refusal)), 'explain', () => 'facts are more than JSON');
}

/** Every move is an act of its own, and every act leads back to its move, also once it has been JSON. */
export function checkActs(game: Game): void {
  for (let move = 0; move < game.moveCount; move++) {
    const act = game.actOf(move);
    const back = game.moveOf(JSON.parse(JSON.stringify(act)));
    demand(back === move, 'acts', () => `${JSON.stringify(act)} of move ${move} is read as ${back}`);
  }
}

/** Every move has a notation of its own, and other texts are no moves. */
export function checkNotation(game: Game): void {
  for (let move = 0; move < game.moveCount; move++) {
    const text = game.write(move);
    demand(
      game.read(text) === move,
      'notation',
      () => `"${text}" is written for ${move} and read as ${game.read(text)}`,
    );
  }
  for (const text of ['', ' ', 'no such move', '0', '-1', 'constructor', '__proto__']) {
    demand(game.read(text) === undefined, 'notation', () => `"${text}" is read as a move`);
  }
}

/** A position survives JSON; what comes back plays on. */
export function checkJson<State extends Position>(game: Game<State>, state: State): void {
  const saved = game.save(state);
  const text = JSON.stringify(saved);
  let loaded: State;
  try {
    loaded = game.load(JSON.parse(text));
  } catch (cause) {
    throw new Fault('json', `a position that came about is refused: ${cause}`, { cause });
  }
  demandSame(Array.from(state.cells), Array.from(loaded.cells), 'json', () => 'a loaded position is another');
  demandSame(saved, game.save(loaded), 'json', () => 'a loaded position is saved differently');
  for (const seat of [...players(state.setup.seats), AUDIENCE]) {
    const view = game.view(state, seat);
    demandSame(view, JSON.parse(JSON.stringify(view)), 'json', () => `the view of ${seat} is more than JSON`);
    demandSame(view, game.view(loaded, seat), 'json', () => `seat ${seat} sees a loaded position differently`);
  }
}

/** A copy and its original go separate ways, and a copy into a used state forgets what was there. */
export function checkCopy<State extends Position>(game: Game<State>, state: State, ply: Ply, used: State): void {
  const before = JSON.stringify(game.save(state));
  const copies = [game.copy(state), game.copy(state, used)];
  for (const copy of copies) {
    demand(JSON.stringify(game.save(copy)) === before, 'copy', () => 'a copy differs from its original');
    game.play(copy, ply.seat, ply.move);
    demand(JSON.stringify(game.save(state)) === before, 'copy', () => 'playing on a copy changes the original');
  }
  demandSame(game.save(copies[0]), game.save(copies[1]), 'copy', () => 'two copies play on differently');
}

/** Asking changes nothing. */
export function checkPurity<State extends Position>(game: Game<State>, state: State, scratch: Int32Array): void {
  const before = state.cells.slice();
  for (const seat of [...players(state.setup.seats), CHANCE, AUDIENCE]) {
    game.moves(state, seat, scratch);
    game.breaks(state, seat, 0);
    if (seat !== CHANCE) game.view(state, seat);
  }
  game.scores(state);
  game.save(state);
  demandSame(Array.from(before), Array.from(state.cells), 'purity', () => 'asking changed the position');
}

/** Sealed moves of several seats lead to the same position in any order. */
export function checkCommute<State extends Position>(
  game: Game<State>,
  state: State,
  choose: (seat: Seat) => Move,
): void {
  const seats = seatsOf(game.toMove(state)).filter((seat) => seat !== CHANCE);
  if (seats.length < 2) return;
  const plies = seats.map((seat) => ({ seat, move: choose(seat) }));
  const [forth, back] = [plies, plies.toReversed()].map((order) => {
    const after = game.copy(state);
    for (const { seat, move } of order) game.play(after, seat, move);
    return game.save(after);
  });
  demandSame(forth, back, 'commute', () => 'the order of sealed moves matters');
}

/** A finished game has one score a seat, and winners among the seats. */
export function checkResult<State extends Position>(game: Game<State>, state: State): void {
  const { seats } = state.setup;
  const scores = game.scores(state);
  demand(scores.length === seats && scores.every(Number.isFinite), 'result', () => `scores are ${scores}`);
  const winners = game.winners(state);
  demand(winners > 0 && winners < 1 << seats, 'result', () => `winners are ${winners}`);
  const best = Math.max(...scores);
  demand(
    seatsOf(winners).every((seat) => scores[seat] === best),
    'result',
    () => `a winner of ${seatsOf(winners)} has not the best of ${scores}`,
  );
  demand(!has(winners, CHANCE), 'result', () => 'chance wins');
}
