/** States in which nothing is put together: looking on, and questions that one answer settles. */
import { type Act, type Held, objectCalled } from '@ahu/giants/public';
import type { Next } from '../../contract/state.ts';
import { type Answer, GiantsState, type GiantsTable } from './base.ts';

/** Nobody asks the viewer, who may still look at a hex. */
export class Watching extends GiantsState {
  readonly name: string = 'watching';

  at(hex: string | undefined): GiantsState {
    return new Watching(this.table, hex);
  }

  override drop(): undefined {}
}

/** A transport was confirmed, and is being played. */
export class UnderWay extends Watching {
  override readonly name = 'underWay';

  override at(hex: string | undefined): GiantsState {
    return new UnderWay(this.table, hex);
  }

  override get object(): string | undefined {
    const [first] = this.table.plan;
    return first?.kind === 'carry' ? first.object : (this.view.carried ?? undefined);
  }
}

/** Some acts to choose from, in words. */
export class Answering extends GiantsState {
  readonly name: string;
  readonly #answers: readonly Act[];

  constructor(table: GiantsTable, name: string, answers: readonly Act[], hex?: string) {
    super(table, hex);
    this.name = name;
    this.#answers = answers;
  }

  override get answers(): readonly Act[] {
    return this.#answers;
  }

  at(hex: string | undefined): Answering {
    return new Answering(this.table, this.name, this.#answers, hex);
  }
}

const NOTHING: Held = { markers: 0, workers: 0, sorcerer: false, chief: false };

/** Fills two fists. */
export class Bidding extends GiantsState {
  readonly name = 'bidding';
  readonly held: Held;

  constructor(table: GiantsTable, held: Held = NOTHING, hex?: string) {
    super(table, hex);
    this.held = held;
  }

  at(hex: string | undefined): Bidding {
    return new Bidding(this.table, this.held, hex);
  }

  override get answers(): readonly Act[] {
    return [{ kind: 'bid', ...this.held }];
  }

  override choose(answer: Answer): Next<GiantsState, Act> {
    if (answer.kind !== 'fill') return super.choose(answer);
    return new Bidding(this.table, { ...this.held, ...answer.held }, this.hex);
  }
}

/** Lays markers on objects in the quarry, or takes them back. */
export class Marking extends GiantsState {
  readonly name = 'marking';

  at(hex: string | undefined): Marking {
    return new Marking(this.table, hex);
  }

  get marks(): Extract<Act, { kind: 'markAtQuarry' | 'recover' }>[] {
    return this.acts('markAtQuarry', 'recover');
  }

  #placeOf(object: string): string {
    return objectCalled(this.view, object)?.at ?? '';
  }

  override get lit(): ReadonlySet<string> {
    return new Set(this.marks.map(({ object }) => this.#placeOf(object)));
  }

  /** What lies on the hex that was pressed, or all there is. */
  override get answers(): readonly Act[] {
    const here = this.marks.filter(({ object }) => this.#placeOf(object) === this.hex);
    const rest: Act = { kind: this.view.phase === 'quarry' ? 'leaveAtQuarry' : 'keepMarkers' };
    return [...(here.length > 0 ? here : this.marks), rest];
  }
}
