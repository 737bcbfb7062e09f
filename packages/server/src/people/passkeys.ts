import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Store } from '../store/store.ts';
import type { Person } from '../tables/tables.ts';

/** A challenge that was not answered within five minutes is not worth anything any more. */
const PATIENCE = 300_000;

/** Where the page is that asks: keys belong to a host. */
export interface Site {
  readonly host: string;
  readonly origin: string;
}

/** Signing in with a key that the person's device keeps. */
export class Passkeys {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  async offer({ id, name }: Person, site: Site): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const known = await this.#store.db.selectFrom('passkey').select('id').where('person', '=', id).execute();
    const options = await generateRegistrationOptions({
      rpName: 'Ahu',
      rpID: site.host,
      userName: name,
      userID: new TextEncoder().encode(id),
      excludeCredentials: known,
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    await this.#keep(options.challenge);
    return options;
  }

  /** True if the key is the person's from now on. */
  async add(person: string, response: RegistrationResponseJSON, site: Site): Promise<boolean> {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: (challenge) => this.#spend(challenge),
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      requireUserVerification: false,
    });
    if (!registrationInfo) return false;
    const { id, publicKey, counter } = registrationInfo.credential;
    const key = Buffer.from(publicKey).toString('base64url');
    await this.#store.db.insertInto('passkey').values({ id, person, key, counter }).execute();
    return true;
  }

  async challenge(site: Site): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const options = await generateAuthenticationOptions({ rpID: site.host, userVerification: 'preferred' });
    await this.#keep(options.challenge);
    return options;
  }

  /** Whose key answered. */
  async find(response: AuthenticationResponseJSON, site: Site): Promise<Person | undefined> {
    const { db } = this.#store;
    const row = await db
      .selectFrom('passkey')
      .innerJoin('person', 'person.id', 'passkey.person')
      .select(['passkey.key', 'passkey.counter', 'person.id', 'person.name'])
      .where('passkey.id', '=', response.id)
      .executeTakeFirst();
    if (!row) return undefined;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) => this.#spend(challenge),
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      credential: { id: response.id, publicKey: Buffer.from(row.key, 'base64url'), counter: row.counter },
      requireUserVerification: false,
    });
    if (!verified) return undefined;
    const { newCounter: counter } = authenticationInfo;
    await db.updateTable('passkey').set({ counter }).where('id', '=', response.id).execute();
    return { id: row.id, name: row.name };
  }

  async #keep(challenge: string): Promise<void> {
    const { db } = this.#store;
    const created = Date.now();
    await db
      .deleteFrom('challenge')
      .where('created', '<', created - PATIENCE)
      .execute();
    await db.insertInto('challenge').values({ challenge, created }).execute();
  }

  /** Each one is good for one answer. */
  async #spend(challenge: string): Promise<boolean> {
    const spent = await this.#store.db
      .deleteFrom('challenge')
      .where('challenge', '=', challenge)
      .returning('created')
      .executeTakeFirst();
    return spent !== undefined && Date.now() - spent.created < PATIENCE;
  }
}
