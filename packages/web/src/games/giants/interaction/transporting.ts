import { type Act, type End, type Goal, objectCalled, reach, sizeOf, type View } from '@ahu/giants/public';
import type { Next } from '../../contract/state.ts';
import { type Answer, GiantsState, type GiantsTable } from './base.ts';

/** Erecting and capping are what one came for. */
const RANK: readonly End['kind'][] = ['erect', 'cap', 'mark', 'leave'];
const rankOf = ({ kind }: End): number => RANK.indexOf(kind);
const isEnd = (answer: Answer): answer is End => (RANK as readonly string[]).includes(answer.kind);
const isRaising = (end: End | undefined): boolean => end?.kind === 'erect' || end?.kind === 'cap';

/** Objects that nobody could tell apart: one of them stands for all. */
function oneOfEach(view: View, ids: readonly string[]): string[] {
  const looks = (id: string): string => {
    const { at, holder, marker, trail } = objectCalled(view, id) ?? { trail: [] };
    return [sizeOf(id), at, holder, marker, ...trail].join(' ');
  };
  return [...Map.groupBy(ids, looks).values()].map(([first]) => first);
}

/** Chooses what to carry. */
export class Lifting extends GiantsState {
  readonly name = 'lifting';

  at(hex: string | undefined): Lifting {
    return new Lifting(this.table, hex);
  }

  override get objects(): readonly string[] {
    return this.acts('carry').map(({ object }) => object);
  }

  #on(hex: string | undefined): string[] {
    return this.objects.filter((object) => objectCalled(this.view, object)?.at === hex);
  }

  override get lit(): ReadonlySet<string> {
    return new Set(this.objects.flatMap((object) => objectCalled(this.view, object)?.at ?? []));
  }

  /** What lies on the hex that was pressed, or all there is. */
  override get answers(): readonly Answer[] {
    const here = this.#on(this.hex);
    const objects = oneOfEach(this.view, here.length > 0 ? here : this.objects);
    return [...objects.map((object): Answer => ({ kind: 'lift', object })), { kind: 'pass' }];
  }

  override press(hex: string): Next<GiantsState, Act> {
    const here = this.#on(hex);
    if (here.length === 1) return lift(this.table, here[0]);
    // Another player's: the rules say why not.
    const other = here.length === 0 && this.view.objects.find(({ at }) => at === hex);
    return other ? [{ kind: 'carry', object: other.object }] : this.at(hex);
  }

  override choose(answer: Answer): Next<GiantsState, Act> {
    return answer.kind === 'lift' ? lift(this.table, answer.object) : super.choose(answer);
  }
}

interface Plan {
  readonly object: string;
  /** Hexes that were entered in mind, when the route is bent by hand. */
  readonly via: readonly string[];
  readonly byHand: boolean;
}

/** The object is chosen: where to, on which way, and what becomes of it there. */
export class Carrying extends GiantsState {
  readonly name = 'carrying';
  readonly plan: Plan;
  readonly ways: readonly Goal[];

  constructor(table: GiantsTable, plan: Plan, ways: readonly Goal[], hex: string | undefined) {
    super(table, hex);
    this.plan = plan;
    this.ways = ways;
  }

  at(hex: string | undefined): Carrying {
    return new Carrying(this.table, this.plan, this.ways, hex);
  }

  override get object(): string {
    return this.plan.object;
  }

  override get goals(): readonly Goal[] {
    return this.ways.filter(({ near, ends }) => (this.plan.byHand ? near : ends.length > 0));
  }

  override get lit(): ReadonlySet<string> {
    return new Set(this.goals.map(({ hex }) => hex));
  }

  goalAt(hex: string | undefined): Goal | undefined {
    return this.ways.find((goal) => goal.hex === hex);
  }

  get #ends(): readonly End[] {
    return (this.goalAt(this.hex)?.ends ?? []).toSorted((a, b) => rankOf(a) - rankOf(b));
  }

  override get answers(): readonly Answer[] {
    const { via, byHand } = this.plan;
    const putBack: readonly Answer[] = this.acts('putBack');
    const letGo: readonly Answer[] = this.view.phase === 'transport' ? [{ kind: 'cancel' }] : [];
    return [
      ...this.#ends,
      ...(byHand && via.length > 0 ? [{ kind: 'stepBack' } as const] : []),
      ...(byHand || this.ways.length > 1 ? [{ kind: 'bend' } as const] : []),
      ...(putBack.length > 0 ? putBack : letGo),
    ];
  }

  override press(hex: string): Next<GiantsState, Act> {
    const [best] = this.#ends;
    // Where it lies is chosen from the beginning, so that a press there has not been preceded by another.
    const isChosen = this.hex === hex && this.goalAt(hex)?.route.length !== 0;
    if (isChosen && !this.#canStep(hex) && isRaising(best)) return this.#confirm(best);
    return this.drop(hex);
  }

  override drop(hex: string): Next<GiantsState, Act> {
    return this.#canStep(hex) ? this.#by([...this.plan.via, hex], true, hex) : this.at(hex);
  }

  override choose(answer: Answer): Next<GiantsState, Act> {
    const { via, byHand } = this.plan;
    if (isEnd(answer)) return this.#confirm(answer);
    if (answer.kind === 'lift') return lift(this.table, answer.object);
    if (answer.kind === 'stepBack') return this.#by(via.slice(0, -1), true, via.at(-2));
    if (answer.kind === 'bend') return byHand ? this.#by(via, false, this.hex) : this.#by([], true);
    return super.choose(answer);
  }

  override cancel(): GiantsState | undefined {
    return this.view.phase === 'transport' ? new Lifting(this.table) : undefined;
  }

  #canStep(hex: string): boolean {
    return this.plan.byHand && this.goalAt(hex)?.near === true;
  }

  #by(via: readonly string[], byHand: boolean, hex?: string): Carrying {
    return planned(this.table, { ...this.plan, via, byHand }, hex);
  }

  #confirm(end: End): readonly Act[] | undefined {
    const goal = this.goalAt(this.hex);
    const start: Act[] = this.view.phase === 'carry' ? [] : [{ kind: 'carry', object: this.object }];
    return goal && [...start, ...goal.route.map((hex): Act => ({ kind: 'step', hex })), end];
  }
}

function planned(table: GiantsTable, plan: Plan, hex?: string): Carrying {
  const ways = reach(table.view, plan.object, plan.via);
  return new Carrying(table, plan, ways, hex ?? ways[0]?.hex);
}

export const lift = (table: GiantsTable, object: string): Carrying =>
  planned(table, { object, via: [], byHand: false });
