import { AUDIENCE, CHANCE, has, type Match, type Seat } from '@ahu/core';
import type { GameManifest } from '../games/contract/manifest.ts';
import { type Happening, TAKEN_BACK } from '../games/contract/words.ts';
import { LONGEST_NAME, printable, wrap } from '../terminal/terminal.ts';

/** The seat that a match is seen from; `all` sees each ply from the seat that moves. */
export type Eyes = Seat | 'all';

/** Files come from strangers: no name may steer the terminal or burst its table. */
export const namesOf = (match: Match): string[] =>
  match.seats.map(({ name }) => printable(name).slice(0, LONGEST_NAME));

/** The plies from `from` on, each as the viewer saw it. */
function* happenings({ game, seats, options, log }: Match, eyes: Eyes, from: number): Generator<Happening<unknown>> {
  const state = game.start(seats.length, options);
  for (const [ply, { seat, move }] of log.entries()) {
    if (ply < from) {
      game.play(state, seat, move);
      continue;
    }
    const viewer = eyes !== 'all' ? eyes : seat === CHANCE ? AUDIENCE : seat;
    const before = game.view(state, viewer);
    const act = has(game.witnesses(state, seat, move), viewer) ? game.actOf(move) : undefined;
    game.play(state, seat, move);
    yield { seat, act, before, after: game.view(state, viewer) };
  }
}

/** What happened from a ply on, in sentences, ply by ply. */
export function story(manifest: GameManifest, match: Match, eyes: Eyes, from = 0): string[][] {
  const names = namesOf(match);
  return Array.from(happenings(match, eyes, from), (happening) => manifest.words.tell(happening, names));
}

/** Sentences in lines; one that was told in parts becomes whole. */
export function prose(sentences: readonly string[]): string[] {
  const whole: string[] = [];
  for (const sentence of sentences) {
    const last = whole.at(-1);
    const isPart = sentence.startsWith('…') && last !== undefined && !last.endsWith('.');
    if (sentence === TAKEN_BACK) whole.splice(whole.length - (isPart ? 1 : 0));
    else if (isPart) whole[whole.length - 1] = last + sentence.slice(1);
    else whole.push(sentence);
  }
  return whole.flatMap((sentence) => wrap(sentence, '', '    '));
}
