import { Refused } from '../online/api.ts';
import { account } from './account.svelte.ts';
import { trouble } from './trouble.ts';

/** Something that is asked of the server: whether it is under way, and why it did not come about. */
export class Deed {
  busy = $state(false);
  fault: string | undefined = $state();

  /** Tells whether it was done. What certain refusals mean here can be said in words of one's own. */
  async try(what: () => Promise<void>, meaning: Readonly<Record<number, string>> = {}): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.fault = undefined;
    try {
      await what();
    } catch (error) {
      // Signed out elsewhere, or forgotten by the server.
      if (error instanceof Refused && error.status === 401) account.is(null);
      this.fault = (error instanceof Refused && !error.ban ? meaning[error.status] : undefined) ?? trouble(error);
    }
    this.busy = false;
    return this.fault === undefined;
  }
}
