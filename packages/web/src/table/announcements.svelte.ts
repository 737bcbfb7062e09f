import { CHANCE, type Seat } from '@ahu/core';
import type { Frame, Happening } from '../engine/frame.ts';
import type { Kit, Names, Telling } from '../games/contract/kit.ts';
import { isAsked } from '../games/contract/state.ts';
import { w } from './words/index.ts';

/** Lines that a screen reader can go back to. */
const KEPT = 40;

/** A line of the region that is read out. */
interface Line {
  readonly id: number;
  readonly text: string;
}

/** What the table knows of a frame besides the game. */
interface Moment {
  /** Plies that were played for the viewer, since there was no choice. */
  readonly automatic: ReadonlySet<number>;
  /** The next move comes when the viewer says so. */
  readonly isHeld: boolean;
}

const plain = (text: string): Telling => ({ text, lights: [] });

/** What is told of every new position: at once to eyes, and in order, turn by turn, to screen readers. */
export class Announcements {
  told: readonly Telling[] = $state.raw([]);
  /** Each turn in one line; then, when the viewer is asked, the question. */
  lines: readonly Line[] = $state.raw([]);
  #before: Frame | undefined;
  #isLast = false;
  #turn: { seat: Seat; texts: string[] } | undefined;
  #asked: number | undefined;
  #count = 0;

  /** Call with every frame that is shown. */
  hear(frame: Frame, kit: Kit, names: Names, moment: Moment): void {
    const tell = (happening: Happening): readonly Telling[] => {
      const told = kit.tell(happening, names);
      return moment.automatic.has(happening.ply) && told.length > 0 ? [...told, plain(w().noChoice)] : told;
    };
    const back = this.#takenBack(frame, names);
    const ending = kit.ends?.(frame.view, names);
    const isLast = ending?.isLast === true;
    const last = ending && isLast && !this.#isLast ? [plain(ending.text)] : [];
    const told = [...back, ...frame.happened.flatMap(tell), ...last];
    this.#isLast = isLast;
    this.#before = frame;
    if (told.length > 0) this.told = told;
    if (back.length > 0) this.#asked = undefined;
    this.#say(back);
    for (const happening of frame.happened) this.#hearTurn(happening.seat, tell(happening));
    if (isAsked(frame) || frame.over || moment.isHeld || last.length > 0) this.#endTurn();
    this.#say(last);
    this.#ask(frame, kit, names);
  }

  /** Whatever was told belonged to the player who looked. */
  forget(): void {
    this.told = [];
    this.lines = [];
    this.#before = undefined;
    this.#turn = undefined;
    this.#asked = undefined;
  }

  /** Moves of one seat in a row are one line, with those of chance among them. */
  #hearTurn(seat: Seat, told: readonly Telling[]): void {
    const goesOn = this.#turn && (seat === CHANCE || seat === this.#turn.seat);
    if (!goesOn) this.#endTurn();
    this.#turn ??= { seat, texts: [] };
    this.#turn.texts.push(...told.map(({ text }) => text));
  }

  #endTurn(): void {
    const texts = this.#turn?.texts ?? [];
    this.#turn = undefined;
    this.#say(texts.length > 0 ? [plain(texts.join(' '))] : []);
  }

  /** A question comes once, after all that happened before it; what is answered by itself is not asked. */
  #ask(frame: Frame, kit: Kit, names: Names): void {
    const isNew = frame.plies !== this.#asked;
    if (!isNew || !(isAsked(frame) || frame.over)) return;
    this.#asked = frame.plies;
    this.#say([plain(kit.question(frame, names))]);
  }

  #say(told: readonly Telling[]): void {
    if (told.length === 0) return;
    this.lines = [...this.lines, ...told.map(({ text }) => ({ id: this.#count++, text }))].slice(-KEPT);
  }

  /** The seat that took back is asked again; frames of another viewer tell nothing of it. */
  #takenBack({ plies, viewer, happened, waiting }: Frame, names: Names): Telling[] {
    const before = this.#before;
    const back = happened[0]?.ply ?? plies;
    if (!before || before.viewer !== viewer || before.plies <= back) return [];
    const seat = before.happened.find(({ ply }) => ply === back)?.seat ?? waiting[0];
    return seat < names.length ? [plain(w().tookBack({ name: names[seat] }))] : [];
  }
}
