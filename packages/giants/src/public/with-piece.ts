import { hexCalled } from './queries.ts';
import type { HexView, View } from './view.ts';
import type { HexName, Piece } from './vocabulary.ts';

/**
 * The view as it would be with one more piece of its player on a hex, from their reserve (G3.10).
 * @example
 * strengthOn(withPiece(view, 'worker', 0, 'E9'), view.seat, 'E9'); // 1
 */
export function withPiece(view: View, piece: Piece, logs: number, hex: HexName): View {
  const { seat } = view;
  const there: HexView = hexCalled(view, hex) ?? { hex, workers: view.players.map(() => 0), logs: 0, felled: false };
  const workers = there.workers.map((count, i) => count + (i === seat && piece === 'worker' ? 1 : 0));
  const players = view.players.map((player, i) => {
    if (i !== seat || player.reserve === null) return player;
    const { reserve } = player;
    const left = { ...reserve, workers: reserve.workers - (piece === 'worker' ? 1 : 0), logs: reserve.logs - logs };
    return { ...player, reserve: left, ...(piece !== 'worker' && { [piece]: hex }) };
  });
  const hexes = [...view.hexes.filter((other) => other.hex !== hex), { ...there, workers, logs: there.logs + logs }];
  return { ...view, players, hexes };
}
