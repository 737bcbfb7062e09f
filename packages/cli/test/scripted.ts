import { CHANCE, Match, players, type Seat, seedFrom } from '@ahu/core';
import { findGame } from '../src/games/games.ts';
import { Session } from '../src/play/session.ts';

export const NAMES = ['Ana', 'Ben', 'Caro'];

/** A table of three people, where moves are played by what they are called. */
export class Scripted {
  readonly session: Session;

  constructor(game: string, options: object) {
    const manifest = findGame(game);
    const seats = NAMES.map((name) => ({ name }));
    const record = { seats, options: manifest.game.readOptions(options), seed: seedFrom(7), log: [] };
    this.session = new Session(manifest, new Match(manifest.game, record));
  }

  play(seat: Seat, ...notations: readonly string[]): this {
    const { match } = this.session;
    for (const notation of notations) match.play(seat, match.game.read(notation) as number);
    return this;
  }

  chance(...notations: readonly string[]): this {
    return this.play(CHANCE, ...notations);
  }

  /** Each seat in turn, one move of every row. */
  round(...rows: readonly (readonly string[])[]): this {
    for (const row of rows) for (const seat of players(NAMES.length)) if (row[seat] !== '') this.play(seat, row[seat]);
    return this;
  }

  view<View>(seat: Seat): View {
    const { game, state } = this.session.match;
    return game.view(state, seat) as View;
  }
}
