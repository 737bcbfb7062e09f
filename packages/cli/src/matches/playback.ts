import { AUDIENCE, type Match, players } from '@ahu/core';
import type { GameManifest } from '../games/contract/manifest.ts';
import { EXIT } from '../terminal/failure.ts';
import { Lines } from '../terminal/lines.ts';
import { heading, print } from '../terminal/terminal.ts';
import { describeResult } from './result.ts';
import { type Eyes, namesOf, prose, story } from './story.ts';

/** A finished or unfinished match, seen again. */
export class Playback {
  readonly #manifest: GameManifest;
  readonly #match: Match;
  readonly #eyes: Eyes;
  /** Whether the signs of the map were explained. */
  #isExplained = false;

  constructor(manifest: GameManifest, match: Match, eyes: Eyes) {
    this.#manifest = manifest;
    this.#match = match;
    this.#eyes = eyes;
  }

  /** All of it, then where it stands. */
  tell(file: string): void {
    const { log, over } = this.#match;
    print([heading(`${this.#manifest.name}: ${namesOf(this.#match).join(', ')}`)]);
    print(prose(story(this.#manifest, this.#match, this.#eyes).flat()));
    print(['']);
    this.show(log.length);
    if (over) print(describeResult(this.#manifest, this.#match));
    print(['', `${file} is a valid match of ${log.length} plies${over ? '' : ', not over yet'}.`]);
  }

  /** The table after `ply` plies; with `all`, from every seat. */
  show(ply: number): void {
    const { game, log } = this.#match;
    const names = namesOf(this.#match);
    const state = this.#match.positionAt(ply);
    const viewers = this.#eyes === 'all' ? players(names.length) : [this.#eyes];
    for (const viewer of viewers) {
      const whose = viewer === AUDIENCE ? '' : `, ${names[viewer]}`;
      print([heading(`ply ${ply} of ${log.length}${whose}`)]);
      print([...this.#manifest.words.describe(game.view(state, viewer), names), '']);
    }
    const legend = this.#manifest.words.legend?.(game.view(state, AUDIENCE)) ?? [];
    if (legend.length > 0 && !this.#isExplained) print([...legend, '']);
    this.#isExplained = true;
  }

  /** One ply after the other, from this one on. */
  async step(from: number): Promise<void> {
    const lines = new Lines();
    try {
      for (let ply: number | undefined = from; ply !== undefined; ply = await this.#ask(lines, ply)) this.show(ply);
      if (lines.interrupted) process.exitCode = EXIT.interrupted;
    } finally {
      lines.close();
    }
  }

  /** Which ply to show next; undefined when they have seen enough. */
  async #ask(lines: Lines, ply: number): Promise<number | undefined> {
    const last = this.#match.log.length;
    for (;;) {
      const line = (await lines.next('Enter: next, b: back, a number: that ply, q: quit > '))?.trim();
      if (line === undefined || line === 'q') return undefined;
      if (line === '') return ply === last ? this.#finish() : this.#goOn(ply);
      if (line === 'b') return Math.max(0, ply - 1);
      if (/^\d+$/.test(line) && Number(line) <= last) return Number(line);
      print([`A ply is a number from 0 to ${last}.`]);
    }
  }

  /** On to the next ply that is worth telling. */
  #goOn(ply: number): number {
    const told = story(this.#manifest, this.#match, this.#eyes, ply);
    const skipped = told.findIndex((sentences) => sentences.length > 0);
    if (skipped < 0) return this.#match.log.length;
    print([...prose(told[skipped]), '']);
    return ply + skipped + 1;
  }

  #finish(): undefined {
    if (this.#match.over) print(describeResult(this.#manifest, this.#match));
  }
}
