import type { BanInfo, ServerMessage } from '@ahu/protocol';
import { keep, keepOf, kept, keptOf } from '../../platform/storage/local-store.ts';

type Chat = Extract<ServerMessage, { kind: 'chat' }>;
export type Line = Pick<Chat, 'id' | 'person' | 'name' | 'text' | 'at'>;

const MUTED = 'ahu-muted';
const READ = 'ahu-talk-read';

/** The chat of a table, without the people whom the reader muted. */
export class Talk {
  readonly #table: string;
  #all: readonly Line[] = $state.raw([]);
  #muted: readonly string[] = $state.raw(kept<string[]>(MUTED, []));
  /** Why the server refuses the reader's messages. */
  silenced: BanInfo | undefined = $state.raw();
  /** The last line that was read. */
  #read = $state(0);

  constructor(table: string) {
    this.#table = table;
    this.#read = keptOf<number>(READ, table) ?? 0;
  }

  /** Without those of people who are muted. */
  readonly lines: readonly Line[] = $derived.by(() => this.#all.filter(({ person }) => !this.isMuted(person)));

  /** Everybody who said something, by the name they have now. */
  readonly people: ReadonlyMap<string, string> = $derived.by(
    () => new Map(this.#all.map(({ person, name }) => [person, name])),
  );

  unreadBy(me: string | undefined): number {
    return this.lines.filter(({ id, person }) => id > this.#read && person !== me).length;
  }

  /** Who comes back is told the last lines once more. */
  hear({ id, person, name, text, at }: Chat): void {
    if (!this.#all.some((line) => line.id === id)) this.#all = [...this.#all, { id, person, name, text, at }];
  }

  /** Applies a new name to earlier messages, or removes those of a deleted person. */
  rename(person: string, name: string | null): void {
    if (name === null) this.#all = this.#all.filter((line) => line.person !== person);
    else this.#all = this.#all.map((line) => (line.person === person ? { ...line, name } : line));
  }

  read(): void {
    const last = this.#all.at(-1)?.id ?? 0;
    if (last <= this.#read) return;
    this.#read = last;
    keepOf(READ, this.#table, last);
  }

  isMuted(person: string): boolean {
    return this.#muted.includes(person);
  }

  mute(person: string, muted: boolean): void {
    const others = this.#muted.filter((each) => each !== person);
    this.#muted = muted ? [...others, person] : others;
    keep(MUTED, this.#muted);
  }
}
