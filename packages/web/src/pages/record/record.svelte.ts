import { isGameId } from '@ahu/games/list';
import type { OwnGame } from '@ahu/protocol';
import type { Judged } from '../../engine/analysis-messages.ts';
import { Engine } from '../../engine/engine.ts';
import type { Sheet } from '../../engine/frame.ts';
import { practisedBy, taughtBy, trainedBy } from '../../games/lessons.ts';
import { wasOnline } from '../../platform/account/remembered.ts';
import { get } from '../../platform/api.ts';
import { settings } from '../../platform/settings.svelte.ts';
import { listAnalyses } from '../../platform/storage/analyses.ts';
import { keep, kept } from '../../platform/storage/local-store.ts';
import { type KeptMatch, list } from '../../platform/storage/matches.ts';
import { tryAt } from '../../table/tries/tries.ts';
import { type Analyses, ownSeat, type Played, playedHere, playedOnline } from './played.ts';

/** How a kept match ended; it is asked for once. */
interface Ending extends Pick<Sheet, 'scores' | 'winners' | 'accounts'> {
  readonly changed: number;
}

const ENDINGS = 'ahu-endings';
/** Lessons, exercises and second tries of a decision are no games. */
const isGame = ({ id, file, over }: KeptMatch): boolean =>
  over && isGameId(file.game) && !taughtBy(id) && !practisedBy(id) && !trainedBy(id) && !tryAt(id);

/** The finished games of the reader: those of this browser, and those of the server if they have a name there. */
export class GameRecord {
  games: readonly Played[] | undefined = $state.raw();
  /** How many matches were read, of how many. */
  progress = $state({ done: 0, of: 0 });
  /** Games of several people at this screen, none of whom has the reader's name. */
  leftOut = $state(0);
  /** The server could not be asked. */
  isOffline = $state(false);

  async load(): Promise<void> {
    const [matches, found] = await Promise.all([list(), listAnalyses<Judged>().catch(() => [])]);
    // Those with all cards open blame players for what they could not know.
    const seen = found.filter(({ id }) => id.endsWith(' seen'));
    const analyses: Analyses = new Map(seen.map((each) => [each.id.slice(0, -' seen'.length), each]));
    const online = this.#online();
    const here = await this.#here(matches.filter(isGame), analyses);
    const there = (await online).flatMap((own) => playedOnline(own, analyses) ?? []);
    this.games = [...here, ...there].sort((a, b) => b.at - a.at);
  }

  async #online(): Promise<readonly OwnGame[]> {
    if (!wasOnline()) return [];
    return get<OwnGame[]>('/me/games').catch(() => {
      this.isOffline = true;
      return [];
    });
  }

  async #here(matches: readonly KeptMatch[], analyses: Analyses): Promise<Played[]> {
    const own = matches.flatMap((match) => {
      const seat = ownSeat(match, settings.name);
      return seat === undefined ? [] : [{ match, seat }];
    });
    this.leftOut = matches.length - own.length;
    this.progress = { done: 0, of: own.length };
    const known = kept<Record<string, Ending>>(ENDINGS, {});
    const endings: Record<string, Ending> = {};
    const reader = new EndingReader();
    const played: Played[] = [];
    for (const { match, seat } of own) {
      const { id, changed } = match;
      const ending = known[id]?.changed === changed ? known[id] : await reader.read(match).catch(() => undefined);
      this.progress = { ...this.progress, done: this.progress.done + 1 };
      if (!ending) continue;
      endings[id] = ending;
      played.push(playedHere(match, seat, ending, analyses));
    }
    reader.close();
    keep(ENDINGS, endings);
    return played;
  }
}

/** Asks a worker how matches ended; there is none before the first. */
class EndingReader {
  #engine: Engine | undefined;

  async read({ file, changed }: KeptMatch): Promise<Ending> {
    this.#engine ??= new Engine();
    await this.#engine.ask('open', [file]);
    const { scores, winners, accounts } = await this.#engine.ask('sheet', []);
    return { changed, scores, winners, accounts };
  }

  close(): void {
    this.#engine?.close();
  }
}
