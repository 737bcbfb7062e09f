import { Refused } from '../api.ts';
import { account } from './account.svelte.ts';
import { trouble } from './trouble.ts';

/** Something that is asked of the server: whether it is under way, and why it did not come about. */
export class Deed {
  busy = $state(false);
  fault: string | undefined = $state();
  /** A name that would be granted. */
  suggestion: string | undefined = $state();
  /** Does it once more, after the reader has proved who they are; undefined unless that is asked for. */
  again: (() => void) | undefined = $state.raw();

  /**
   * Tells whether it was done. What certain refusals mean here can be said in words of one's own; `again` is what to do
   * when the reader has proved who they are.
   */
  async try(
    what: () => Promise<void>,
    meaning: Readonly<Record<number, string>> = {},
    again: () => void = () => void this.try(what, meaning),
  ): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.fault = undefined;
    this.suggestion = undefined;
    this.again = undefined;
    try {
      await what();
    } catch (error) {
      // Signed out elsewhere, or forgotten by the server.
      if (error instanceof Refused && error.status === 401) account.is(null);
      const refused = error instanceof Refused ? error : undefined;
      this.suggestion = refused?.suggestion;
      if (refused?.prove) this.again = again;
      else this.fault = (refused && !refused.ban ? meaning[refused.status] : undefined) ?? trouble(error);
    }
    this.busy = false;
    return this.fault === undefined && this.again === undefined;
  }
}
