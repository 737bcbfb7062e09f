import {
  type Act,
  actsOf,
  bend,
  CARGO,
  caseOfAhu,
  helpsGain,
  isQuarry,
  type Place,
  type Route,
  routes,
  type Use,
  type View,
  writeAct,
} from '@ahu/rapa-nui/public';
import type { Next, State, Table } from '../../contract/state.ts';
import { attemptAt, lightOf, lightOfAct, placeOf } from '../drawing/places.ts';
import { boardOf } from '../drawing/table.ts';
import { ANY_TARGET, type Armed, fits, powersIn, readyIn, usesIn } from './tiles.ts';

export type RapaTable = Table<View, Act>;

/** What is chosen on the way to an act. */
type Choice =
  | ({ readonly kind: 'arm' } & Pick<Use, 'by' | 'tile'>)
  | { readonly kind: 'send'; readonly chief: boolean }
  /** The chief goes to a column along with the next figure. */
  | { readonly kind: 'bring'; readonly column: number | undefined }
  /** A figure is dragged to a place. */
  | { readonly kind: 'put'; readonly figure: string; readonly place: Place }
  | { readonly kind: 'pick'; readonly cargo: number }
  | { readonly kind: 'spread' | 'go' | 'confirm' | 'cancel' };

export type Answer = Act | Choice;

/** Nothing is in hand. Places are lights: `case:n1`, `ahu:n1a`, `column:1`, `star:1`, `stack:hut`. */
export class Asked implements State<Asked, Act, string, Answer> {
  readonly name: string = 'asked';
  readonly table: RapaTable;
  readonly cargo: number | undefined;
  /** Everywhere that the cargo could go, once one is chosen. */
  readonly routes: readonly Route[];
  /** The column that the chief shall go to along with the next figure. */
  readonly chief: number | undefined;

  constructor(table: RapaTable, cargo: number | undefined = table.view.cargo ?? undefined, chief?: number) {
    this.table = table;
    this.cargo = cargo;
    this.chief = chief;
    this.routes = routesOf(table, cargo);
  }

  get view(): View {
    return this.table.view;
  }

  get armed(): Armed | undefined {
    return undefined;
  }

  get route(): Route | undefined {
    return undefined;
  }

  /** What was chosen and is played once it is confirmed. */
  get chosen(): Act | undefined {
    return undefined;
  }

  /** Lit places with the act that a press there makes. */
  get targets(): ReadonlyMap<string, Act> {
    const lights = this.table.acts.flatMap((act): [string, Act][] => {
      const light = this.lightOf(act);
      return light === undefined ? [] : [[light, act]];
    });
    return new Map(lights);
  }

  protected lightOf(act: Act): string | undefined {
    if (act.kind === 'use' || (act.kind === 'place' && act.chief !== this.chief)) return undefined;
    return lightOfAct(act);
  }

  get lit(): ReadonlySet<string> {
    return new Set([...this.targets.keys(), ...this.routes.map(({ ahu }) => `ahu:${ahu}`)]);
  }

  /** What is offered beside the forms for bundles, gains and offerings. */
  get answers(): readonly Answer[] {
    const { acts, view } = this.table;
    const isBusy = view.phase === 'gain' || view.phase === 'exchange';
    return [
      ...acts.filter(({ kind }) => kind === 'choose' || kind === 'substitute' || kind === 'take'),
      // In the middle of an exchange or a gain, tiles are easily forgotten on the board.
      ...(isBusy ? powersIn(acts).map((power): Answer => ({ kind: 'arm', ...power })) : []),
      ...acts.filter(
        (act) => act.kind === 'buy' && view.phase === 'gain' && helpsGain(boardOf(view), view, act.improvement),
      ),
      ...this.cargos(),
      ...this.ends(),
    ];
  }

  protected cargos(): Answer[] {
    const carries = this.table.acts.flatMap((act) => (act.kind === 'carry' ? [CARGO.indexOf(act.cargo)] : []));
    return carries.toSorted((a, b) => a - b).map((cargo) => ({ kind: 'pick', cargo }));
  }

  protected ends(): Answer[] {
    const isFree = this.cargo === undefined && !this.armed;
    const ends = this.table.acts.filter(({ kind }) => kind === 'done' || (kind === 'pass' && isFree));
    return [...ends, ...(this.cancel() ? [{ kind: 'cancel' } as const] : [])];
  }

  /** Nothing that is pressed on the board is played at once: a finger may have slipped. */
  press(light: string): Next<Asked, Act> {
    const act = this.targets.get(light);
    if (act) return new Confirming(this, act);
    const route = this.#routeAt(light);
    if (route) return new Routing(this.table, route);
    const attempt = this.table.acts.length > 0 ? this.attempt(light) : undefined;
    return attempt && [attempt];
  }

  /** An ahu is small on a phone: its land stands for it, and for the next of its ahus when pressed again. */
  #routeAt(light: string): Route | undefined {
    const there = this.routes.filter(({ ahu }) => light === `ahu:${ahu}` || light === `case:${caseOfAhu(ahu)}`);
    return there[(there.findIndex(({ ahu }) => ahu === this.route?.ahu) + 1) % there.length];
  }

  protected attempt(light: string): Act | undefined {
    return attemptAt(this.view, light);
  }

  drop(light: string): Next<Asked, Act> {
    return this.press(light);
  }

  choose(answer: Answer): Next<Asked, Act> {
    switch (answer.kind) {
      case 'arm':
        return this.#arm(answer);
      case 'spread':
        return this.#spread();
      case 'bring':
        return new Asked(this.table, this.cargo, answer.column);
      case 'put':
        return this.#put(answer.figure, answer.place);
      case 'pick':
        return new Carrying(this.table, answer.cargo);
      case 'cancel':
        return this.cancel();
      case 'send':
      case 'go':
      case 'confirm':
        return undefined;
      default:
        return isChosen(this.table, answer) ? new Confirming(this, answer) : [answer];
    }
  }

  cancel(): Asked | undefined {
    return undefined;
  }

  /** A tile is played at once if nothing is to be chosen, or taken in hand. */
  #arm({ by, tile }: Pick<Use, 'by' | 'tile'>): Next<Asked, Act> {
    const uses = usesIn(this.table.acts).filter((use) => use.by === by && use.tile === tile);
    if (uses.length === 0) return [{ kind: 'use', by, tile, ...ANY_TARGET[tile] }];
    if (uses.some(({ place, given }) => !place && !given)) return new Confirming(this, { kind: 'use', by, tile });
    return new Aiming(this.table, { by, tile, chief: uses[0].chief === true });
  }

  /** The tablet can be given up as several tiles, or as one only. */
  #spread(): Next<Asked, Act> {
    const powers = powersIn(this.table.acts).filter(({ by }) => by === 'rongo');
    if (powers.length > 1) return new Spreading(this.table);
    return this.#arm(powers[0] ?? { by: 'rongo', tile: 'barter' });
  }

  /** A figure that does not fit there is refused in words. */
  #put(figure: string, place: Place): Next<Asked, Act> {
    const { chief } = this;
    if (figure === 'villager' || figure === 'sorcerer') {
      const act: Act = { kind: 'place', figure, place, ...(chief !== undefined && { chief }) };
      const target = this.targets.get(lightOf(place));
      return target && isSame(target, act) ? new Confirming(this, act) : [act];
    }
    return place.kind === 'column' ? new Asked(this.table, this.cargo, place.column) : undefined;
  }
}

/** Something is chosen, a ghost of it stands there, and it is played when it is confirmed. */
class Confirming extends Asked {
  override readonly name = 'confirming';
  readonly #before: Asked;
  readonly #chosen: Act;

  constructor(before: Asked, chosen: Act) {
    super(before.table, before.cargo, before.chief);
    this.#before = before;
    this.#chosen = chosen;
  }

  override get chosen(): Act {
    return this.#chosen;
  }

  override get armed(): Armed | undefined {
    return this.#before.armed;
  }

  override get lit(): ReadonlySet<string> {
    return this.#before.lit;
  }

  override get answers(): readonly Answer[] {
    return [{ kind: 'confirm' }, { kind: 'cancel' }];
  }

  override press(light: string): Next<Asked, Act> {
    const next = this.#before.press(light);
    return next instanceof Confirming && isSame(next.#chosen, this.#chosen) ? [this.#chosen] : next;
  }

  override choose(answer: Answer): Next<Asked, Act> {
    if (answer.kind === 'confirm') return [this.#chosen];
    const next = this.#before.choose(answer);
    const light = lightOfAct(this.#chosen);
    // The chief joins the figure that is about to be placed.
    return answer.kind === 'bring' && next instanceof Asked && light !== undefined ? next.press(light) : next;
  }

  override cancel(): Asked {
    return this.#before;
  }
}

const isSame = (a: Act, b: Act): boolean => writeAct(a) === writeAct(b);

const ENDS: readonly Act['kind'][] = ['done', 'pass'];
/** These could also be left undone. */
const FREE: readonly Act['kind'][] = ['draft', 'buy', 'use'];

/** What was chosen among others is agreed to; what breaks a rule is refused at once. */
const isChosen = ({ acts, asks }: RapaTable, act: Act): boolean =>
  asks &&
  !ENDS.includes(act.kind) &&
  acts.some((each) => isSame(each, act)) &&
  (FREE.includes(act.kind) || acts.filter(({ kind }) => kind === act.kind).length > 1);

/** A tile is in hand and wants a target. */
class Aiming extends Asked {
  override readonly name = 'aiming';
  readonly #armed: Armed;
  readonly #isReady: boolean;

  /** `isReady`: it lies there by itself, since the moment is for it alone. */
  constructor(table: RapaTable, armed: Armed, isReady = false) {
    super(table);
    this.#armed = armed;
    this.#isReady = isReady;
  }

  override get armed(): Armed {
    return this.#armed;
  }

  protected override lightOf(act: Act): string | undefined {
    return act.kind === 'use' && fits(this.#armed, act) && act.place ? lightOf(act.place) : undefined;
  }

  override get answers(): readonly Answer[] {
    return this.#armed.tile === 'barter' ? this.ends() : super.answers;
  }

  protected override attempt(light: string): Act | undefined {
    const { by, tile, chief } = this.#armed;
    const place = placeOf(light);
    const walk = this.view.phase === 'walk' ? super.attempt(light) : undefined;
    if (walk || !place || (place.kind === 'case' && isQuarry(place.id))) return walk;
    const takes = usesIn(this.table.acts).some((use) => fits(this.#armed, use) && use.place?.kind === place.kind);
    return takes ? { kind: 'use', by, tile, place, ...(chief && { chief }) } : undefined;
  }

  override choose(answer: Answer): Next<Asked, Act> {
    if (answer.kind !== 'send') return super.choose(answer);
    return new Aiming(this.table, { ...this.#armed, chief: answer.chief });
  }

  override cancel(): Asked | undefined {
    return this.#isReady ? undefined : new Asked(this.table);
  }
}

/** The powers of the Rongo tablet are spread out. */
export class Spreading extends Asked {
  override readonly name = 'spreading';

  override get answers(): readonly Answer[] {
    const powers = powersIn(this.table.acts).filter(({ by }) => by === 'rongo');
    return [...powers.map((power): Answer => ({ kind: 'arm', ...power })), ...this.ends()];
  }

  override cancel(): Asked {
    return new Asked(this.table);
  }
}

/** A cargo is chosen, and wants a goal. */
class Carrying extends Asked {
  override readonly name: string = 'carrying';

  override cancel(): Asked {
    return new Asked(this.table);
  }
}

/** The goal is chosen, and the way there can still be bent. */
class Routing extends Carrying {
  override readonly name = 'routing';
  readonly #route: Route;

  constructor(table: RapaTable, route: Route) {
    super(table, route.cargo);
    this.#route = route;
  }

  override get route(): Route {
    return this.#route;
  }

  override get answers(): readonly Answer[] {
    return [{ kind: 'go' }, ...this.ends()];
  }

  override press(light: string): Next<Asked, Act> {
    const place = light.startsWith('case') ? placeOf(light) : undefined;
    if (place?.kind !== 'case') return super.press(light);
    if (this.routes.some(({ ahu }) => caseOfAhu(ahu) === place.id)) return super.press(light);
    const bent = bend(boardOf(this.view), this.view, this.#route, place.id);
    return bent && new Routing(this.table, bent);
  }

  override choose(answer: Answer): Next<Asked, Act> {
    return answer.kind === 'go' ? actsOf(this.view, this.#route) : super.choose(answer);
  }

  override cancel(): Asked {
    return new Carrying(this.table, this.#route.cargo);
  }
}

function routesOf({ view, acts }: RapaTable, cargo: number | undefined): readonly Route[] {
  const isWalking = view.phase === 'walk' || view.phase === 'transport';
  if (cargo === undefined || acts.length === 0 || !isWalking) return [];
  return routes(boardOf(view), view, cargo);
}

/** A walk that was confirmed goes on by itself and asks nothing. */
class Walking extends Asked {
  override readonly name = 'walking';

  override get lit(): ReadonlySet<string> {
    return new Set();
  }

  override get answers(): readonly Answer[] {
    return [];
  }

  override press(): undefined {
    return undefined;
  }
}

export function stateFor(table: RapaTable): Asked {
  if (table.plan.length > 0) return new Walking(table);
  const ready = readyIn(table.view.phase, table.acts);
  return ready ? new Aiming(table, ready, true) : new Asked(table);
}
