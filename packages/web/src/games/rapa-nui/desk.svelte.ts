import {
  type Act,
  actsOf,
  bend,
  CARGO_PUKAO,
  isQuarry,
  type Place,
  type Route,
  readAct,
  routes,
  type Target,
  type TileName,
  type Use,
  type View,
  writeAct,
} from '@ahu/rapa-nui/public';
import { duration } from '../../platform/settings.svelte.ts';
import { actIn, type BoardProps } from '../contract/kit.ts';
import { lightOf } from './lights.ts';
import { boardOf } from './table.ts';

/** A tile taken in hand, whose target is still to be chosen. */
type Armed = Pick<Use, 'by' | 'tile'> & { readonly chief: boolean };

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
const ANY_CASE: Place = { kind: 'case', id: 'n1' };
const ANY_COLUMN: Place = { kind: 'column', column: 0 };
const ANY_TARGET: Readonly<Partial<Record<TileName, Target>>> = {
  rest: { place: ANY_CASE },
  barter: { given: [3, 0, 0, 0] },
  reinforcement: { place: ANY_COLUMN },
  conversion: { place: ANY_COLUMN },
  'helping hand': { place: ANY_CASE },
};

/** Between two steps of a walk. */
const STEP = 330;

/** The steps of phase 2 are there for one tile; who has it holds it ready. */
const STEPS: Readonly<Partial<Record<View['phase'], TileName>>> = {
  convert: 'conversion',
  sculpt: 'reinforcement',
  help: 'helping hand',
};

/** Whether this is a use of the tile that was taken in hand. */
const fits = ({ by, tile, chief }: Armed, use: Use): boolean =>
  use.by === by && use.tile === tile && (use.chief === true) === chief;

/** The viewer's side of the table: legal moves as lit places, and what is being put together. Knows no rule. */
export class Desk {
  readonly #props: () => BoardProps<View>;
  /** The ahu that is looked at: its route is shown before it is chosen. */
  hovered: string | undefined = $state();
  #selection: Selection = $state.raw({ plies: -1 });
  /** The steps of a walk that are still to be made, and at which ply one was asked for last. */
  #queue: readonly Act[] = [];
  #asked = -1;

  constructor(props: () => BoardProps<View>) {
    this.#props = props;
  }

  readonly frame = $derived.by(() => this.#props().frame);
  readonly view = $derived(this.frame.view);
  readonly moves: readonly Act[] = $derived(this.frame.moves.flatMap((notation) => readAct(notation) ?? []));
  readonly uses = $derived(this.moves.filter((act) => act.kind === 'use'));
  readonly #now = $derived(this.#selection.plies === this.frame.plies ? this.#selection : { plies: this.frame.plies });

  readonly armed = $derived.by((): Armed | undefined => {
    if ('armed' in this.#now || this.#now.tablet) return this.#now.armed;
    const ready = this.uses.find(({ by, tile }) => by === 'play' && tile === STEPS[this.view.phase]);
    return ready && { by: 'play', tile: ready.tile, chief: ready.chief === true };
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
    return isWalking ? routes(boardOf(this.view), this.view, this.cargo) : [];
  });

  /** The route that is drawn. */
  readonly shown = $derived.by(() => this.route ?? this.routes.find(({ ahu }) => ahu === this.hovered));

  /** Where somebody was just placed, by its light. */
  readonly fresh = $derived(
    new Set(
      this.frame.happened.flatMap((happening) => {
        const act = actIn(readAct, happening);
        return (act?.kind === 'place' || act?.kind === 'use') && act.place ? [lightOf(act.place)] : [];
      }),
    ),
  );

  /** Lit places, by their light: the move that a click there makes. */
  readonly targets = $derived.by((): ReadonlyMap<string, Act> => {
    const { armed } = this;
    return new Map(
      this.moves.flatMap((act): [string, Act][] => {
        const light = armed ? this.#aimOf(armed, act) : this.#lightOf(act);
        return light === undefined ? [] : [[light, act]];
      }),
    );
  });

  #lightOf(act: Act): string | undefined {
    switch (act.kind) {
      case 'place':
        return act.chief === this.chief ? lightOf(act.place) : undefined;
      case 'step':
        return `case:${act.to}`;
      case 'erect':
      case 'cap':
        return `ahu:${act.ahu}`;
      case 'take':
        return `stack:${act.stack}`;
      default:
        return undefined;
    }
  }

  #aimOf(armed: Armed, act: Act): string | undefined {
    return act.kind === 'use' && fits(armed, act) && act.place ? lightOf(act.place) : undefined;
  }

  isLit = (light: string): boolean => {
    const [kind, id] = light.split(':');
    return this.targets.has(light) || (kind === 'ahu' && this.routes.some(({ ahu }) => ahu === id));
  };

  isLegal(act: Act): boolean {
    return this.frame.moves.includes(writeAct(act));
  }

  play = (act: Act): void => {
    this.#queue = [];
    this.hovered = undefined;
    this.#props().play(writeAct(act));
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
    const isPlain = uses.some(({ place, given }) => !place && !given);
    if (uses.length === 0) this.play({ kind: 'use', by, tile, ...ANY_TARGET[tile] });
    else if (isPlain) this.play({ kind: 'use', by, tile });
    else this.#select({ armed: { by, tile, chief: uses[0].chief === true } });
  };

  send(chief: boolean): void {
    if (this.armed) this.#select({ armed: { ...this.armed, chief } });
  }

  /** The tablet can be given up as several tiles, or as one only. */
  spreadTablet = (): void => {
    const tiles = new Set(this.uses.filter(({ by }) => by === 'rongo').map(({ tile }) => tile));
    if (tiles.size === 0) this.play({ kind: 'use', by: 'rongo', tile: 'barter', ...ANY_TARGET.barter });
    else if (tiles.size === 1) for (const tile of tiles) this.take('rongo', tile);
    else this.#select({ tablet: true });
  };

  bringChief(column: number | undefined): void {
    this.#select({ chief: column });
  }

  pick = (cargo: number): void => this.#select({ cargo });

  click = (place: Place): void => {
    const act = this.targets.get(lightOf(place));
    if (this.route && place.kind === 'case') return this.#bend(this.route, place.id);
    if (act !== undefined) return this.play(act);
    if (this.moves.length > 0) this.#tryAt(place);
  };

  /** Not lit: the rules shall say why, as far as there is such a move. */
  #tryAt(place: Place): void {
    const { armed, view } = this;
    if (view.phase === 'walk' && place.kind === 'case') return this.play({ kind: 'step', to: place.id });
    if (place.kind === 'case' && isQuarry(place.id)) return;
    if (armed && this.uses.some((use) => fits(armed, use) && use.place?.kind === place.kind)) {
      const { by, tile, chief } = armed;
      this.play({ kind: 'use', by, tile, place, ...(chief && { chief }) });
    } else if (view.phase === 'place' && !armed) {
      this.play({ kind: 'place', figure: place.kind === 'star' ? 'sorcerer' : 'villager', place });
    }
  }

  /** An ahu is clicked: the end of the walk if it stands there already, or its goal. */
  clickAhu = (ahu: string): void => {
    const act = this.targets.get(`ahu:${ahu}`);
    if (act !== undefined) return this.play(act);
    const route = this.routes.find((each) => each.ahu === ahu);
    if (route) this.#select({ cargo: route.cargo, route });
    else if (this.view.phase === 'walk') this.play({ kind: this.cargo === CARGO_PUKAO ? 'cap' : 'erect', ahu });
  };

  #bend(route: Route, over: string): void {
    const bent = bend(boardOf(this.view), this.view, route, over);
    if (bent) this.#select({ cargo: bent.cargo, route: bent });
  }

  /** Walks the route that was chosen, one step after the other. */
  go = (): void => {
    if (!this.route) return;
    this.#queue = actsOf(this.view, this.route);
    this.#selection = { plies: -1 };
    this.hovered = undefined;
    this.#step();
  };

  #step(): void {
    const [next] = this.#queue;
    if (next === undefined || !this.isLegal(next)) return;
    this.#asked = this.frame.plies;
    this.#props().play(writeAct(next));
  }

  /** With every new frame: what of a walk has happened is done, whoever played it; anything else of the viewer's ends it. */
  follow(): (() => void) | undefined {
    const { plies, happened, viewer } = this.frame;
    if (this.#queue.length === 0 || plies === this.#asked) return undefined;
    for (const { seat, notation } of happened) {
      const [next] = this.#queue;
      if (seat === viewer) this.#queue = next && notation === writeAct(next) ? this.#queue.slice(1) : [];
    }
    if (plies < this.#asked) this.#queue = [];
    const timer = setTimeout(() => this.#step(), duration(STEP));
    return () => clearTimeout(timer);
  }
}
