import type { View } from '@ahu/rapa-nui';
import { duration } from '../../settings/settings.svelte.ts';
import type { BoardProps } from '../kit.ts';
import { lightOf, type Place, readFinish, readPlacement, readStep, readUse, type Use, writePlace } from './notation.ts';
import { bend, movesOf, type Route, routes } from './routes.ts';
import { CARGO_PUKAO, isQuarry, type TileName } from './vocabulary.ts';

/** A tile taken in hand, whose target is still to be chosen. */
type Armed = Pick<Use, 'by' | 'tile' | 'chief'>;

/** What the viewer has picked up but not yet played. It is forgotten with the next move. */
interface Selection {
  readonly plies: number;
  readonly armed?: Armed | undefined;
  /** The powers of the Rongo tablet are spread out. */
  readonly tablet?: boolean;
  readonly cargo?: number;
  readonly route?: Route | undefined;
  /** The column that the chief shall go to along with the next figure. */
  readonly chief?: number | undefined;
}

/** Tiles that need a target: some target, for the rules to say why they cannot be played at all now. */
const ANY_TARGET: Readonly<Partial<Record<TileName, string>>> = {
  rest: ' at n1',
  barter: ' 3 reed',
  reinforcement: ' in column 1',
  conversion: ' in column 1',
  'helping hand': ' at n1',
};

/** Between two steps of a walk. */
const STEP = 330;

/** The steps of phase 2 are there for one tile; who has it holds it ready. */
const STEPS: Readonly<Partial<Record<View['phase'], TileName>>> = {
  convert: 'conversion',
  sculpt: 'reinforcement',
  help: 'helping hand',
};

/** The viewer's side of the table: legal moves as lit places, and what is being put together. Knows no rule. */
export class Desk {
  readonly #props: () => BoardProps<View>;
  /** The ahu that is looked at: its route is shown before it is chosen. */
  hovered: string | undefined = $state();
  #selection: Selection = $state.raw({ plies: -1 });
  /** The steps of a walk that are still to be made, and at which ply one was asked for last. */
  #queue: readonly string[] = [];
  #asked = -1;

  constructor(props: () => BoardProps<View>) {
    this.#props = props;
  }

  readonly frame = $derived.by(() => this.#props().frame);
  readonly view = $derived(this.frame.view);
  readonly moves = $derived(this.frame.moves);
  readonly uses = $derived(this.moves.flatMap((notation) => readUse(notation) ?? []));
  readonly #now = $derived(this.#selection.plies === this.frame.plies ? this.#selection : { plies: this.frame.plies });

  readonly armed = $derived.by((): Armed | undefined => {
    if ('armed' in this.#now || this.#now.tablet) return this.#now.armed;
    const ready = this.uses.find(({ by, tile }) => by === 'play' && tile === STEPS[this.view.phase]);
    return ready && { by: 'play', tile: ready.tile, chief: ready.chief };
  });
  readonly tablet = $derived(this.#now.tablet === true);
  readonly chief = $derived(this.#now.chief);
  readonly cargo = $derived(this.#now.cargo ?? this.view.cargo ?? undefined);
  readonly route = $derived(this.#now.route);
  /** Whether something was picked up that can be put down again. */
  readonly canCancel = $derived(this.#now.armed !== undefined || this.tablet || this.#now.cargo !== undefined);
  /** Everywhere that the cargo could go, once one is chosen. */
  readonly routes = $derived.by((): readonly Route[] => {
    if (this.cargo === undefined || this.moves.length === 0) return [];
    const isWalking = this.view.phase === 'walk' || this.view.phase === 'transport';
    return isWalking ? routes(this.view, this.cargo) : [];
  });

  /** The route that is drawn. */
  readonly shown = $derived.by(() => this.route ?? this.routes.find(({ ahu }) => ahu === this.hovered));

  /** Where somebody was just placed, by its light. */
  readonly fresh = $derived(
    new Set(
      this.frame.happened.flatMap(({ notation = '' }) => {
        const place = readPlacement(notation)?.place ?? readUse(notation)?.place;
        return place ? [lightOf(place)] : [];
      }),
    ),
  );

  /** Lit places, by their light: the move that a click there makes. */
  readonly targets = $derived.by((): ReadonlyMap<string, string> => {
    const { armed, chief } = this;
    if (armed) return this.#aims(armed);
    return new Map(
      this.moves.flatMap((notation): [string, string][] => {
        const placement = readPlacement(notation);
        if (placement) return placement.chief === chief ? [[lightOf(placement.place), notation]] : [];
        const step = readStep(notation);
        if (step !== undefined) return [[`case:${step}`, notation]];
        const ahu = readFinish(notation);
        if (ahu !== undefined) return [[`ahu:${ahu}`, notation]];
        return notation.startsWith('take ') ? [[`stack:${notation.slice(5)}`, notation]] : [];
      }),
    );
  });

  #aims({ by, tile, chief }: Armed): ReadonlyMap<string, string> {
    return new Map(
      this.moves.flatMap((notation): [string, string][] => {
        const use = readUse(notation);
        const fits = use?.by === by && use.tile === tile && use.chief === chief;
        return fits && use.place ? [[lightOf(use.place), notation]] : [];
      }),
    );
  }

  isLit = (light: string): boolean => {
    const [kind, id] = light.split(':');
    return this.targets.has(light) || (kind === 'ahu' && this.routes.some(({ ahu }) => ahu === id));
  };

  isLegal(notation: string): boolean {
    return this.moves.includes(notation);
  }

  play = (notation: string): void => {
    this.#queue = [];
    this.hovered = undefined;
    this.#props().play(notation);
  };

  #select(selection: Omit<Selection, 'plies'>): void {
    this.#queue = [];
    this.#selection = { ...selection, plies: this.frame.plies };
  }

  /** First the goal is let go, then what was to be carried there. */
  cancel = (): void => this.#select(this.route ? { cargo: this.route.cargo } : { armed: undefined });

  /** A tile is clicked: played at once if nothing is to be chosen, or taken in hand. */
  take = (by: Armed['by'], tile: TileName): void => {
    const uses = this.uses.filter((use) => use.by === by && use.tile === tile);
    if (uses.length === 0) this.play(`${by} ${tile}${ANY_TARGET[tile] ?? ''}`);
    else if (this.isLegal(`${by} ${tile}`)) this.play(`${by} ${tile}`);
    else this.#select({ armed: { by, tile, chief: uses[0].chief } });
  };

  send(chief: boolean): void {
    if (this.armed) this.#select({ armed: { ...this.armed, chief } });
  }

  /** The tablet can be given up as several tiles, or as one only. */
  spreadTablet = (): void => {
    const tiles = new Set(this.uses.filter(({ by }) => by === 'rongo').map(({ tile }) => tile));
    if (tiles.size === 0) this.play('rongo barter 3 reed');
    else if (tiles.size === 1) for (const tile of tiles) this.take('rongo', tile);
    else this.#select({ tablet: true });
  };

  bringChief(column: number | undefined): void {
    this.#select({ chief: column });
  }

  pick = (cargo: number): void => this.#select({ cargo });

  click = (place: Place): void => {
    const notation = this.targets.get(lightOf(place));
    if (this.route && place.kind === 'case') return this.#bend(this.route, place.id);
    if (notation !== undefined) return this.play(notation);
    if (this.moves.length > 0) this.#tryAt(place);
  };

  /** Not lit: the rules shall say why, as far as there is such a move. */
  #tryAt(place: Place): void {
    const { armed, view } = this;
    if (view.phase === 'walk' && place.kind === 'case') return this.play(`step ${place.id}`);
    if (place.kind === 'case' && isQuarry(place.id)) return;
    const where = writePlace(place);
    if (armed && this.#canAim(armed, place)) {
      this.play(`${armed.by} ${armed.tile}${armed.chief ? ' with chief' : ''} ${where}`);
    } else if (view.phase === 'place' && !armed) {
      this.play(`place ${place.kind === 'star' ? 'sorcerer' : 'villager'} ${where}`);
    }
  }

  /** Some use of the tile goes to such a place. */
  #canAim({ by, tile, chief }: Armed, { kind }: Place): boolean {
    return this.uses.some(
      (use) => use.by === by && use.tile === tile && use.chief === chief && use.place?.kind === kind,
    );
  }

  /** An ahu is clicked: the end of the walk if it stands there already, or its goal. */
  clickAhu = (ahu: string): void => {
    const notation = this.targets.get(`ahu:${ahu}`);
    if (notation !== undefined) return this.play(notation);
    const route = this.routes.find((each) => each.ahu === ahu);
    if (route) this.#select({ cargo: route.cargo, route });
    else if (this.view.phase === 'walk') this.play(this.cargo === CARGO_PUKAO ? `cap ${ahu}` : `erect at ${ahu}`);
  };

  #bend(route: Route, over: string): void {
    const bent = bend(this.view, route, over);
    if (bent) this.#select({ cargo: bent.cargo, route: bent });
  }

  /** Walks the route that was chosen, one step after the other. */
  go = (): void => {
    if (!this.route) return;
    this.#queue = movesOf(this.view, this.route);
    this.#selection = { plies: -1 };
    this.hovered = undefined;
    this.#step();
  };

  #step(): void {
    const [next] = this.#queue;
    if (next === undefined || !this.isLegal(next)) return;
    this.#asked = this.frame.plies;
    this.#props().play(next);
  }

  /** With every new frame: what of a walk has happened is done, whoever played it; anything else of the viewer's ends it. */
  follow(): (() => void) | undefined {
    const { plies, happened, viewer } = this.frame;
    if (this.#queue.length === 0 || plies === this.#asked) return undefined;
    for (const { seat, notation } of happened) {
      if (seat === viewer) this.#queue = notation === this.#queue[0] ? this.#queue.slice(1) : [];
    }
    if (plies < this.#asked) this.#queue = [];
    const timer = setTimeout(() => this.#step(), duration(STEP));
    return () => clearTimeout(timer);
  }
}
