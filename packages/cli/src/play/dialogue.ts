import { styleText } from 'node:util';
import { AUDIENCE, type Seat } from '@ahu/core';
import { saveMatch } from '../matches/files.ts';
import { describeResult } from '../matches/result.ts';
import { namesOf, prose, story } from '../matches/story.ts';
import { Failure } from '../terminal/failure.ts';
import type { Lines } from '../terminal/lines.ts';
import { showStatus } from '../terminal/progress.ts';
import { clearScreen, heading, print, wrap } from '../terminal/terminal.ts';
import { commandsAt, type Reaction, react } from './commands.ts';
import { listMoves } from './move-list.ts';
import type { Session } from './session.ts';

/** Leads the people at one screen through a match. */
export class Dialogue {
  readonly #session: Session;
  readonly #lines: Lines;
  /** Where the match is saved. */
  file: string | undefined;
  /** By seat: up to which ply its player knows what happened. */
  readonly #told: number[];
  #atScreen: Seat | undefined;
  /** Why the match could not be saved the last time, if so. */
  notSaved: string | undefined;

  constructor(session: Session, lines: Lines, file: string | undefined) {
    this.#session = session;
    this.#lines = lines;
    this.file = file;
    session.onThink = (seat) => showStatus(`${namesOf(session.match)[seat]} thinks …`);
    this.#told = session.match.seats.map((_, seat) => session.match.log.findLastIndex((ply) => ply.seat === seat) + 1);
  }

  /** Until the game is over, or they leave. */
  async run(): Promise<'over' | 'left'> {
    if (this.#session.people.length > 0)
      print(wrap('Type the number of a move or write it out; "help" tells what else.'));
    for (let seat = this.#session.advance(); seat !== undefined; seat = this.#session.advance()) {
      showStatus('');
      this.#autosave();
      if (!(await this.#handOver(seat))) return 'left';
      this.#show(seat);
      if ((await this.#decide(seat)) === 'quit') return 'left';
    }
    showStatus('');
    this.#autosave();
    this.#showEnd();
    return 'over';
  }

  /** Nobody should see the cards of another: the next one takes the screen first. */
  async #handOver(seat: Seat): Promise<boolean> {
    const alone = this.#session.people.length === 1;
    if (alone || this.#atScreen === seat) return true;
    this.#atScreen = seat;
    const name = namesOf(this.#session.match)[seat];
    if (!process.stdin.isTTY) {
      print(['', heading(name)]);
      return true;
    }
    clearScreen();
    const answer = await this.#lines.next(`${styleText('bold', name)}, take the screen and press Enter. `);
    clearScreen();
    return answer !== undefined;
  }

  #show(seat: Seat): void {
    const { manifest, match } = this.#session;
    print(['', ...this.#news(seat)]);
    const { words } = manifest;
    print([heading(manifest.name), ...words.describe(match.game.view(match.state, seat), namesOf(match))]);
    print([...(words.legend ? [styleText('dim', '  "board" explains the map')] : []), '']);
    print([...listMoves(this.#session, seat), '']);
  }

  /** What happened since this player last looked. */
  #news(seat: Seat): string[] {
    const from = Math.min(this.#told[seat], this.#session.match.log.length);
    this.#told[seat] = this.#session.match.log.length;
    return this.#storyFrom(from, seat);
  }

  #storyFrom(ply: number, viewer: Seat): string[] {
    const told = prose(story(this.#session.manifest, this.#session.match, viewer, ply).flat());
    return told.length > 0 ? [...told, ''] : [];
  }

  async #decide(seat: Seat): Promise<Reaction> {
    const { manifest, match } = this.#session;
    const { game } = match;
    const names = namesOf(match);
    print(
      wrap(`${names[seat]}: ${manifest.words.ask(game.view(match.state, seat), names)}`).map((line) =>
        styleText('bold', line),
      ),
    );
    const completions = [...this.#session.choices(seat).map((move) => game.write(move)), ...commandsAt(this.#session)];
    for (;;) {
      const line = await this.#lines.next('> ', completions);
      if (line === undefined) return 'quit';
      const reaction = react(this.#session, seat, line.trim());
      if (reaction !== 'again') return reaction;
    }
  }

  #showEnd(): void {
    const { manifest, match, people } = this.#session;
    const viewer = people.length === 1 ? people[0] : AUDIENCE;
    const from = people.length === 0 ? 0 : Math.min(...people.map((seat) => this.#told[seat]));
    print(['', ...this.#storyFrom(from, viewer), ...describeResult(manifest, match)]);
  }

  #autosave(): void {
    if (this.file === undefined) return;
    try {
      saveMatch(this.file, this.#session.match);
      this.notSaved = undefined;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.notSaved = error.message;
      print([styleText('red', `Not saved: ${error.message}`)]);
    }
  }
}
