import { isGameId } from '@ahu/games/list';
import { trainedBy } from '../../games/lessons.ts';
import { type KeptMatch, list, putBack, remove } from '../../platform/storage/matches.ts';
import type { DamagedFile } from '../../table/matches/files.ts';
import { told } from './told.ts';
import { w } from './words/index.ts';

/** Something to say about the matches, with the way on that it offers. */
interface Message {
  readonly text: string;
  /** The exact finding of the rules, as they write it. */
  readonly finding?: string;
  readonly alarm?: boolean;
  readonly undo?: () => Promise<void>;
  readonly open?: string;
}

const PATIENCE = 500;

/** The matches of this browser, as the home page shows them. */
export class Shelf {
  matches: readonly KeptMatch[] | undefined = $state.raw();
  fault: string | undefined = $state();
  messages: readonly Message[] = $state.raw([]);

  /** The page waits for them a moment, so that nothing moves when they come. */
  get expected(): boolean {
    return !this.matches && !this.fault && !this.#late;
  }
  #late = $state(false);

  open(): void {
    setTimeout(() => {
      this.#late = true;
    }, PATIENCE);
    void this.load();
  }

  load = async (): Promise<void> => {
    try {
      this.matches = (await list()).filter(({ id, file }) => isGameId(file.game) && !trainedBy(id));
    } catch (error) {
      this.fault = (error as Error).message;
    }
  };

  async remove(match: KeptMatch): Promise<void> {
    await remove(match.id);
    await this.load();
    const message: Message = { text: w().deleted(told(match)), undo: () => this.#restore(match, message) };
    this.#say(message);
  }

  /** Takes match files in, one by one; a damaged one is told, and the others are not held up. */
  async takeIn(files: Iterable<File>): Promise<void> {
    const { takeIn } = await import('../../table/matches/files.ts');
    for (const file of files) {
      try {
        const id = await takeIn(file);
        this.#say({ text: w().imported({ file: file.name }), open: id });
      } catch (error) {
        this.#say(refusal(file.name, error as Error));
      }
    }
    await this.load();
  }

  dismiss = (message: Message): void => {
    this.messages = this.messages.filter((each) => each !== message);
  };

  #say(message: Message): void {
    this.messages = [...this.messages, message].slice(-4);
  }

  async #restore(match: KeptMatch, message: Message): Promise<void> {
    await putBack(match);
    this.dismiss(message);
    await this.load();
  }
}

function refusal(file: string, error: Error | DamagedFile): Message {
  if (!('damage' in error)) {
    const reason = w().fault({ reason: error.message });
    return { text: w().notImported({ file, reason }), alarm: true };
  }
  const { kind, move, finding } = error.damage;
  const reason = kind === 'move' ? w().damagedMove({ move: move ?? 0 }) : w().damage[kind];
  return { text: w().notImported({ file, reason }), finding, alarm: true };
}
