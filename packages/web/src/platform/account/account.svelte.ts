import type { BanInfo, Me } from '@ahu/protocol';
import { del, get, post, Refused } from '../api.ts';
import { settings } from '../settings.svelte.ts';
import { rememberOnline } from './remembered.ts';

type RegistrationOptions = Parameters<typeof import('@simplewebauthn/browser').startRegistration>[0]['optionsJSON'];
type SignInOptions = Parameters<typeof import('@simplewebauthn/browser').startAuthentication>[0]['optionsJSON'];

/** Who this browser is to the server. What is asked here throws `Refused`, or what `fetch` throws without network. */
class Account {
  /** Undefined until the server was asked; null for nobody. */
  me: Me | null | undefined = $state.raw();

  /** Why the server does not let this person in. */
  ban: BanInfo | undefined = $state.raw();

  /** Without network who one was stands. */
  async ask(): Promise<void> {
    if (!navigator.onLine) return;
    try {
      this.is(await get('/me'));
      this.ban = undefined;
    } catch (error) {
      if (error instanceof Refused && error.ban) {
        this.is(null);
        this.ban = error.ban;
      }
      throw error;
    }
  }

  is(me: Me | null): void {
    this.me = me;
    rememberOnline(me !== null);
  }

  /** A first name, or a new one. */
  async goBy(name: string): Promise<void> {
    this.is(await post('/guest', { name }));
    if (settings.name.trim() === '') settings.name = name.slice(0, 24);
  }

  /** Another password needs the old one, or a sign-in of the last minutes. */
  async keep(password: string, old?: string): Promise<void> {
    this.is(await post('/password', { password, ...(old && { old }) }));
  }

  /** For a few minutes the account can be changed. */
  async prove(password: string): Promise<void> {
    await post('/me/prove', { password });
  }

  /** A link comes by mail, if the name has a confirmed address. */
  async askForLink(name: string): Promise<void> {
    await post('/recover', { name });
  }

  async recover(token: string, password: string): Promise<void> {
    this.is(await post('/recover/finish', { token, password }));
  }

  async signIn(name: string, password: string): Promise<void> {
    this.is(await post('/sign-in', { name, password }));
  }

  async keepByPasskey(): Promise<void> {
    const { startRegistration } = await import('@simplewebauthn/browser');
    const optionsJSON = await post<RegistrationOptions>('/passkey/offer');
    this.is(await post('/passkey/add', await startRegistration({ optionsJSON })));
  }

  async signInByPasskey(): Promise<void> {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    const optionsJSON = await post<SignInOptions>('/passkey/challenge');
    this.is(await post('/passkey/sign-in', await startAuthentication({ optionsJSON })));
  }

  async signOut(everywhere: boolean): Promise<void> {
    await post(everywhere ? '/sign-out-everywhere' : '/sign-out');
    this.is(null);
  }

  async remove(): Promise<void> {
    await del('/me');
    this.is(null);
  }
}

export const account = new Account();
