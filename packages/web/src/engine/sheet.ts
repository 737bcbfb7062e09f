import { type Match, seatsOf } from '@ahu/core';
import type { Sheet } from './frame.ts';
import type { Title } from './titles.ts';

/** Points of the course of a game. */
const COURSE = 60;

/** How the points of a match were made, and how they grew. */
export function sheetOf(title: Title, { game, log, seats, options, state, end }: Match): Sheet {
  const every = Math.max(1, Math.ceil(log.length / COURSE));
  const past = game.start(seats.length, options);
  const course = [{ ply: 0, scores: game.scores(past) }];
  log.forEach(({ seat, move }, ply) => {
    game.play(past, seat, move);
    if ((ply + 1) % every === 0 || ply + 1 === log.length) course.push({ ply: ply + 1, scores: game.scores(past) });
  });
  return {
    accounts: title.accounts(state),
    scores: game.scores(state),
    winners: end?.winners ?? seatsOf(game.winners(state)),
    ...(end && { end: end.kind }),
    course,
  };
}
