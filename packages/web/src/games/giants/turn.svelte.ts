/** What the viewer has in mind and has not played yet. */

import {
  type Act,
  type ActionName,
  type End,
  type Goal,
  type Held,
  hexOfAhu,
  objectCalled,
  PIECES,
  type Piece,
  type Placement,
  reach,
  readAct,
  type View,
  writeAct,
} from '@ahu/giants/public';
import type { Frame } from '../../engine/frame.ts';
import { actIn } from '../contract/kit.ts';

interface Table {
  readonly frame: Frame<View>;
  readonly play: (act: Act) => void;
}

const NOTHING: Held = { markers: 0, workers: 0, sorcerer: false, chief: false };
/** Erecting and capping are what one came for. */
const RANK: readonly End['kind'][] = ['erect', 'cap', 'mark', 'leave'];
const rankOf = ({ kind }: End): number => RANK.indexOf(kind);
const isRaising = (end: End | undefined): boolean => end?.kind === 'erect' || end?.kind === 'cap';

const isSame = (act: Act, other: Act | undefined): boolean => other !== undefined && writeAct(act) === writeAct(other);

export class Turn {
  readonly #table: () => Table;
  bid: Held = $state.raw(NOTHING);
  piece: Piece | undefined = $state();
  logs = $state(0);
  /** The hex looked at or chosen. */
  hex: string | undefined = $state();
  object: string | undefined = $state();
  via: readonly string[] = $state.raw([]);
  byHand = $state(false);
  ways: readonly Goal[] = $state.raw([]);
  peeking = $state(false);
  /** A piece or an object is under a finger or the mouse. */
  dragging = $state(false);
  /** The rest of a transport that was confirmed. */
  pending: readonly Act[] = $state.raw([]);

  constructor(table: () => Table) {
    this.#table = table;
  }

  get #frame(): Frame<View> {
    return this.#table().frame;
  }

  /** The viewer's legal moves. */
  readonly moves: readonly Act[] = $derived.by(() => this.#frame.moves.flatMap((notation) => readAct(notation) ?? []));

  /** Of one kind. */
  #acts<Kind extends Act['kind']>(kind: Kind): Extract<Act, { kind: Kind }>[] {
    return this.moves.filter((act) => act.kind === kind) as Extract<Act, { kind: Kind }>[];
  }

  get view(): View {
    return this.#frame.view;
  }

  /** Whether the viewer is asked, and not only looks at a position of before. */
  get mine(): boolean {
    const { waiting, viewer, moves } = this.#frame;
    return waiting.includes(viewer) && moves.length > 0 && this.pending.length === 0;
  }

  get phase(): View['phase'] {
    return this.view.phase;
  }

  get placements(): Placement[] {
    return this.#acts('place');
  }

  get objects(): string[] {
    return this.phase === 'carry' && this.view.carried
      ? [this.view.carried]
      : this.#acts('carry').map(({ object }) => object);
  }

  /** Ahus whose base could be looked at. */
  get peeks(): string[] {
    return this.#acts('peek').map(({ ahu }) => ahu);
  }

  get goal(): Goal | undefined {
    return this.ways.find(({ hex }) => hex === this.hex);
  }

  get ends(): End[] {
    return (this.goal?.ends ?? []).toSorted((a, b) => rankOf(a) - rankOf(b));
  }

  /** Hexes that can be clicked for what is asked. */
  get lit(): ReadonlySet<string> {
    if (this.peeking) return new Set(this.peeks.map(hexOfAhu));
    if (!this.mine) return new Set();
    const places = this.#litPlaces();
    return new Set(places.filter((place) => place !== undefined));
  }

  #litPlaces(): (string | undefined)[] {
    switch (this.phase) {
      case 'place':
        return this.piece === undefined ? [] : this.options(undefined).map(({ hex }) => hex);
      case 'transport':
      case 'carry':
        if (this.object === undefined) return this.objects.map((object) => objectCalled(this.view, object)?.at);
        return this.ways.filter(({ near }) => near || !this.byHand).map(({ hex }) => hex);
      case 'quarry':
      case 'recover':
        return this.marks.map(({ object }) => objectCalled(this.view, object)?.at);
      default:
        return [];
    }
  }

  /** Markers that can be laid in the quarry, or taken back. */
  get marks(): Extract<Act, { kind: 'markAtQuarry' | 'recover' }>[] {
    return [...this.#acts('markAtQuarry'), ...this.#acts('recover')];
  }

  /** What the chosen piece could do, on one hex or anywhere. */
  options(hex: string | undefined): Placement[] {
    return this.placements.filter(
      (each) => each.piece === this.piece && each.logs === this.logs && (hex === undefined || each.hex === hex),
    );
  }

  choosePiece(piece: Piece): void {
    this.piece = this.piece === piece ? undefined : piece;
    this.hex = undefined;
    if (piece === 'chief') this.logs = 0;
  }

  press(hex: string): void {
    if (this.peeking) return this.#pressPeek(hex);
    if (!this.mine) this.hex = hex;
    else if (this.phase === 'place') this.#pressPlace(hex);
    else if (this.phase === 'transport' || this.phase === 'carry') this.#pressTransport(hex);
    else this.#pressMarked(hex);
  }

  #pressPeek(hex: string): void {
    const ahus = this.peeks.filter((ahu) => hexOfAhu(ahu) === hex);
    this.hex = hex;
    if (ahus.length === 1) this.peekAt(ahus[0]);
  }

  peekAt(ahu: string): void {
    this.peeking = false;
    this.#table().play({ kind: 'peek', ahu });
  }

  #pressPlace(hex: string): void {
    this.piece ??= PIECES.find((piece) => this.placements.some((each) => each.piece === piece));
    const again = this.hex === hex;
    this.hex = hex;
    if (again && this.piece) this.place(this.bestAction(hex));
  }

  /** Something is dragged over a hex. */
  aim(hex: string): void {
    if (this.mine) this.hex = hex;
  }

  /** It was let go there: what needs no further answer is done. */
  drop(hex: string): void {
    this.aim(hex);
    if (!this.mine) return;
    if (this.phase !== 'place') {
      if (this.byHand && this.goal?.near) this.step(hex);
      return;
    }
    const options = this.options(hex);
    if (options.length < 2) this.place(options[0]?.action ?? 'none');
  }

  /** What a sorcerer came for, unless there is more than one; a chief would pay for it. */
  bestAction(hex: string): ActionName {
    const actions = this.options(hex).flatMap(({ action }) => (action === 'none' ? [] : [action]));
    return this.piece === 'sorcerer' && actions.length === 1 ? actions[0] : 'none';
  }

  place(action: ActionName): void {
    if (this.piece === undefined || this.hex === undefined) return;
    this.#table().play({ kind: 'place', piece: this.piece, logs: this.logs, hex: this.hex, action });
  }

  #pressTransport(hex: string): void {
    const lying = this.objects.filter((object) => objectCalled(this.view, object)?.at === hex);
    if (this.object === undefined) {
      this.hex = hex;
      if (lying.length === 1) this.take(lying[0]);
      else if (lying.length === 0) this.#tryObjectAt(hex);
      return;
    }
    if (this.byHand && this.ways.some((goal) => goal.hex === hex && goal.near)) return this.step(hex);
    if (this.hex === hex && isRaising(this.ends[0])) return this.confirm(this.ends[0]);
    this.hex = hex;
  }

  /** Somebody else's: the rules say why not. */
  #tryObjectAt(hex: string): void {
    const other = this.view.objects.find(({ at }) => at === hex);
    if (other) this.#table().play({ kind: 'carry', object: other.object });
  }

  #pressMarked(hex: string): void {
    this.hex = hex;
    const here = this.marks.filter(({ object }) => objectCalled(this.view, object)?.at === hex);
    if (here.length === 1) this.#table().play(here[0]);
  }

  take(object: string): void {
    this.object = object;
    this.via = [];
    this.byHand = false;
    this.#look();
    this.hex = this.ways[0]?.hex;
  }

  /** Enters a hex in mind, when a route is bent by hand. */
  step(hex: string): void {
    this.via = [...this.via, hex];
    this.#look();
    this.hex = hex;
  }

  stepBack(): void {
    this.via = this.via.slice(0, -1);
    this.#look();
    this.hex = this.via.at(-1) ?? this.ways[0]?.hex;
  }

  bend(): void {
    this.byHand = !this.byHand;
    if (this.byHand) this.via = [];
    this.#look();
    if (this.byHand) this.hex = this.ways[0]?.hex;
  }

  #look(): void {
    this.ways = this.object === undefined ? [] : reach(this.view, this.object, this.via);
  }

  confirm(end: End): void {
    if (this.goal === undefined || this.object === undefined) return;
    const start: Act[] = this.phase === 'carry' ? [] : [{ kind: 'carry', object: this.object }];
    this.pending = [...start, ...this.goal.route.map((hex): Act => ({ kind: 'step', hex })), end];
    this.playNext();
  }

  /** What was confirmed and has happened is done, whoever played it. */
  follow(): void {
    for (const happening of this.#frame.happened) {
      const [next] = this.pending;
      if (next && isSame(next, actIn(readAct, happening))) this.pending = this.pending.slice(1);
    }
  }

  /** The next move of a confirmed transport, if it is still to be made. */
  playNext(): void {
    const [next] = this.pending;
    const { waiting, viewer } = this.#frame;
    const { moves } = this;
    // Where there are no moves, the only one there is will be played by itself.
    if (next === undefined || this.phase === 'crew' || !waiting.includes(viewer) || moves.length === 0) return;
    if (!moves.some((act) => isSame(next, act))) {
      this.pending = [];
      return;
    }
    this.#table().play(next);
  }

  /** Takes something into a fist, or out of it. */
  hold(change: Partial<Held>): void {
    this.bid = { ...this.bid, ...change };
  }

  sealBid(): void {
    this.#table().play({ kind: 'bid', ...this.bid });
  }

  /** Escape: first the place, then the piece or object. */
  cancel(): void {
    if (this.peeking) this.peeking = false;
    else if (this.object !== undefined && this.phase === 'transport') this.#forgetTransport();
    else if (this.hex !== undefined && this.piece !== undefined) this.hex = undefined;
    else this.piece = undefined;
  }

  #forgetTransport(): void {
    this.object = undefined;
    this.hex = undefined;
    this.ways = [];
    this.via = [];
    this.byHand = false;
  }

  /** A new position: what was in mind for the old one is forgotten. */
  forget(): void {
    this.#forgetTransport();
    this.peeking = false;
    this.bid = NOTHING;
    this.piece = undefined;
    this.logs = 0;
    if (this.phase === 'carry' && this.mine && this.view.carried) this.take(this.view.carried);
  }
}
