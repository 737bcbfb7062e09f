import {
  AUDIENCE,
  CHANCE,
  type Game,
  has,
  legalMoves,
  type Match,
  type Position,
  players,
  type Seat,
  seatsOf,
} from '@ahu/core';
import { type Eyes, type Frame, type Happening, happeningsOf, type Standing, type Step } from './frame.ts';
import { Positions } from './positions.ts';
import { undoStop } from './undo.ts';

/** By game: where steps are played again. All matches share it, since a new state costs more than the steps. */
const SCRATCH = new Map<Game, Position>();

/** A view as a player may be shown it: what only a perfect memory knows is for bots. */
export function shownView(view: unknown): unknown {
  const { memory: _, ...shown } = view as { readonly memory?: unknown };
  return shown;
}

/** The players whom the game waits for. */
export const waitingIn = (game: Game, state: Position): Seat[] =>
  seatsOf(game.toMove(state)).filter((seat) => seat !== CHANCE);

/** What a match looks like to given eyes. Nothing else turns positions into what people are shown. */
export class Projection {
  readonly #match: Match;
  readonly #positions: Positions;
  readonly #rewinds: (seat: Seat) => boolean;

  /** `rewinds`: which seats may go back as far as they like. */
  constructor(match: Match, rewinds: (seat: Seat) => boolean = () => false) {
    this.#match = match;
    this.#rewinds = rewinds;
    this.#positions = new Positions(match);
  }

  /** The position after `plies`, with what was played since ply `since`. */
  frame(eyes: Eyes, since?: number, plies = this.#match.log.length): Frame {
    const viewer = eyes === 'all' ? AUDIENCE : eyes;
    const happened = this.happenings(eyes, since ?? plies, plies);
    const standing = this.standing(viewer, plies);
    return {
      plies,
      viewer,
      view: (eyes === 'all' ? undefined : happened.at(-1)?.after) ?? this.view(viewer, plies),
      ...((eyes === 'all' || standing.over) && { open: this.open(plies) }),
      ...standing,
      happened,
    };
  }

  view(viewer: Seat, plies = this.#match.log.length): unknown {
    return shownView(this.#match.game.view(this.#positions.at(plies), viewer));
  }

  /** What every seat sees. */
  open(plies = this.#match.log.length): unknown[] {
    return players(this.#match.seats.length).map((seat) => this.view(seat, plies));
  }

  /** Past positions are for looking only: nothing can be played or taken back there. */
  standing(viewer: Seat, plies = this.#match.log.length): Standing {
    const { game, seats, log } = this.#match;
    const state = this.#positions.at(plies);
    const isLatest = plies === log.length;
    const stop = undoStop(this.#match, viewer, this.#rewinds(viewer));
    const over = game.toMove(state) === 0;
    return {
      moves: isLatest && viewer < seats.length ? this.moves(viewer) : [],
      waiting: waitingIn(game, state),
      over,
      winners: over ? seatsOf(game.winners(state)) : [],
      canUndo: isLatest && stop === undefined,
      ...(stop && { undoStop: stop }),
    };
  }

  /** What a seat may play after `plies`, in notation. */
  moves(seat: Seat, plies = this.#match.log.length): string[] {
    const { game } = this.#match;
    return legalMoves(game, this.#positions.at(plies), seat).map((move) => game.write(move));
  }

  /** The plies [from, to) as one viewer saw them. */
  steps(viewer: Seat, from: number, to = this.#match.log.length): Step[] {
    const { game, log } = this.#match;
    if (from >= to) return [];
    const state = game.copy(this.#positions.at(from), SCRATCH.get(game));
    SCRATCH.set(game, state);
    return log.slice(from, to).map(({ seat, move }): Step => {
      const isSeen = has(game.witnesses(state, seat, move), viewer);
      game.play(state, seat, move);
      return { seat, ...(isSeen && { notation: game.write(move) }), after: shownView(game.view(state, viewer)) };
    });
  }

  /** The same with the view before each; eyes that see everything see each ply with the eyes of its player. */
  happenings(eyes: Eyes, from: number, to = this.#match.log.length): Happening[] {
    if (from >= to) return [];
    if (eyes !== 'all') return happeningsOf(from, this.view(eyes, from), this.steps(eyes, from, to));
    const movers = this.#match.log.slice(from, to).map(({ seat }) => (seat === CHANCE ? AUDIENCE : seat));
    const byViewer = new Map([...new Set(movers)].map((viewer) => [viewer, this.happenings(viewer, from, to)]));
    return movers.map((viewer, i) => (byViewer.get(viewer) as Happening[])[i]);
  }
}
