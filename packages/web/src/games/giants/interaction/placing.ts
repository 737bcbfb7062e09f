import { type Act, type ActionName, PIECES, type Piece, type Placement } from '@ahu/giants/public';
import type { Next } from '../../contract/state.ts';
import { type Answer, GiantsState, type GiantsTable } from './base.ts';

interface Chosen {
  readonly piece?: Piece | undefined;
  readonly logs: number;
  readonly hex?: string | undefined;
}

const MOST_LOGS = 2;

/** A piece, the logs it carries, a hex, and what it does there. */
export class Placing extends GiantsState {
  readonly name = 'placing';
  readonly #chosen: Chosen;

  constructor(table: GiantsTable, chosen: Chosen = { logs: 0 }) {
    super(table, chosen.hex);
    this.#chosen = chosen;
  }

  #with(change: Partial<Chosen>): Placing {
    return new Placing(this.table, { ...this.#chosen, ...change });
  }

  at(hex: string | undefined): Placing {
    return this.#with({ hex });
  }

  override get piece(): Piece | undefined {
    return this.#chosen.piece;
  }

  get logs(): number {
    return this.#chosen.logs;
  }

  override get pieces(): readonly Piece[] {
    const able = new Set(this.acts('place').map(({ piece }) => piece));
    return PIECES.filter((piece) => able.has(piece));
  }

  /** The most logs that there are to carry. */
  get mostLogs(): number {
    return Math.min(MOST_LOGS, this.view.players[this.view.seat]?.reserve?.logs ?? 0);
  }

  /** What the chosen piece could do, on one hex or anywhere. */
  options(hex?: string): Placement[] {
    const { piece, logs } = this.#chosen;
    return this.acts('place').filter(
      (each) => each.piece === piece && each.logs === logs && (hex === undefined || each.hex === hex),
    );
  }

  override get lit(): ReadonlySet<string> {
    return new Set(this.options().map(({ hex }) => hex));
  }

  override get answers(): readonly Answer[] {
    const { piece, hex } = this;
    const rest: Answer[] = piece || hex ? [{ kind: 'cancel' }] : [...this.acts('takeTablet'), { kind: 'pass' }];
    return [
      ...(piece && hex ? this.options(hex) : []),
      ...this.#logsToChoose(),
      ...(piece && hex ? [] : this.pieces.map((each): Answer => ({ kind: 'hold', piece: each }))),
      ...rest,
    ];
  }

  #logsToChoose(): Answer[] {
    const carries = this.piece && this.piece !== 'chief' && this.mostLogs > 0;
    return carries ? [{ kind: 'logs', logs: this.logs }] : [];
  }

  /** What a sorcerer came for, unless there is more than one; a chief would pay for it. */
  bestAction(hex: string): ActionName {
    const actions = this.options(hex).flatMap(({ action }) => (action === 'none' ? [] : [action]));
    return this.piece === 'sorcerer' && actions.length === 1 ? actions[0] : 'none';
  }

  #place(hex: string, action: ActionName): Act[] {
    const { piece, logs } = this.#chosen;
    return piece ? [{ kind: 'place', piece, logs, hex, action }] : [];
  }

  /** The first press chooses the hex, the second places; without a piece it is asked for. */
  override press(hex: string): Next<GiantsState, Act> {
    return this.piece && this.hex === hex ? this.#place(hex, this.bestAction(hex)) : this.at(hex);
  }

  /** What needs no further answer is done. */
  override drop(hex: string): Next<GiantsState, Act> {
    const options = this.options(hex);
    return options.length < 2 ? this.#place(hex, options[0]?.action ?? 'none') : this.at(hex);
  }

  override choose(answer: Answer): Next<GiantsState, Act> {
    if (answer.kind === 'logs') return this.#with({ logs: answer.logs });
    if (answer.kind !== 'hold') return super.choose(answer);
    const piece = this.piece === answer.piece ? undefined : answer.piece;
    return this.#with({ piece, hex: this.piece ? undefined : this.hex, ...(answer.piece === 'chief' && { logs: 0 }) });
  }

  /** First the hex, then the piece. */
  override cancel(): GiantsState | undefined {
    if (this.hex !== undefined) return this.at(undefined);
    return this.piece && this.#with({ piece: undefined });
  }
}
