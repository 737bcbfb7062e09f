import type { Line, Seat } from '@ahu/core';
import type { Act } from '../public/acts.ts';
import type { BoardDocument } from '../public/board.ts';
import type { Counts } from '../public/bundles.ts';
import { type Toll, tolls } from '../public/routes.ts';
import type { View } from '../public/view.ts';
import { AHUS, CARGO, CARGO_PUKAO, CASES, RESOURCES, RONGO_POINTS, SIZES, TILES } from '../public/vocabulary.ts';
import type { Pay, Reason } from './reason.ts';

type TurnLine = Line<View, Act>;

const sumOf = (counts: Counts): number => counts.reduce((sum, n) => sum + n, 0);

/** What the seat has gained and spent when the line is over. */
export function balance({ before, plies, seat }: TurnLine): Reason[] {
  const { after } = plies[plies.length - 1];
  const [old, now] = [before.players[seat], after.players[seat]];
  const change = now.resources.map((n, r) => n - old.resources[r]);
  const [got, spent] = [change.map((n) => Math.max(0, n)), change.map((n) => Math.max(0, -n))];
  const points = sumOf(now.offerings ?? []) - sumOf(old.offerings ?? []);
  return [
    ...(points > 0 ? [{ kind: 'offers', points, weight: points } as const] : []),
    ...(sumOf(got) > 0 ? [{ kind: 'gets', bundle: got, weight: 1 + sumOf(got) } as const] : []),
    ...(sumOf(spent) > 0 ? [{ kind: 'spends', bundle: spent, weight: -sumOf(spent) } as const] : []),
    ...(old.rongo && !now.rongo ? [{ kind: 'discards', points: RONGO_POINTS, weight: -RONGO_POINTS } as const] : []),
  ];
}

/** What a transport leads to, and whom it pays. */
export function reasonsToCarry(board: BoardDocument, line: TurnLine): Reason[] {
  const last = line.plies.find(({ act }) => act.kind === 'erect' || act.kind === 'cap');
  if (last === undefined || (last.act.kind !== 'erect' && last.act.kind !== 'cap')) return [];
  const { ahu } = last.act;
  const route = line.plies.flatMap(({ act }) => (act.kind === 'step' ? [act.to] : []));
  return [...raising(line, ahu, route), ...paying(board, line, route, ahu)];
}

function raising({ before, plies }: TurnLine, ahu: string, route: readonly string[]): Reason[] {
  const cargo = cargoOf(before, plies[0].act);
  if (cargo === CARGO_PUKAO) return [{ kind: 'caps', ahu, route, weight: 3 }];
  const { after } = plies[plies.length - 1];
  const tile = before.ahus.find((each) => AHUS[each.ahu] === ahu)?.tile ?? null;
  const free = after.ahus.filter(({ moai }) => moai === null).length;
  return [
    { kind: 'erects', size: SIZES[cargo], ahu, route, weight: 12 },
    ...(tile === null ? [] : [{ kind: 'wins', tile: TILES[tile], weight: 3 } as const]),
    ...(free === after.setup.seats ? [{ kind: 'lastRound', weight: 8 } as const] : []),
  ];
}

const cargoOf = ({ cargo }: View, act: Act): number =>
  act.kind === 'carry' ? CARGO.indexOf(act.cargo) : (cargo ?? CARGO_PUKAO);

/** Who is paid for the spaces that the line enters. */
function paying(board: BoardDocument, { before, plies }: TurnLine, path: readonly string[], ahu: string): Reason[] {
  // Owners are paid when the walk has ended, also for the spaces that it entered before this line.
  const whole = [...before.path.slice(before.paid).map((each) => CASES[each]), ...path];
  const due = tolls(board, before, { cargo: cargoOf(before, plies[0].act), path: whole, ahu });
  const seats = [...new Set(due.map(({ seat }) => seat))];
  const to = seats.map((seat) => payOf(due, seat));
  if (to.length > 0) return [{ kind: 'pays', to, weight: -due.length }];
  return whole.length > 0 ? [{ kind: 'paysNobody', weight: 1 }] : [];
}

function payOf(due: readonly Toll[], seat: Seat): Pay {
  const own = due.filter((toll) => toll.seat === seat).map(({ bundles }) => bundles);
  const isFixed = own.every((bundles) => bundles.length === 1);
  return { seat, bundle: isFixed ? RESOURCES.map((_, r) => own.reduce((sum, [bundle]) => sum + bundle[r], 0)) : null };
}
