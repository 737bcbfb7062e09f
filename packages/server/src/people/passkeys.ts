import type { PasskeyInfo } from '@ahu/protocol';
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

  /** True if the key is the person's from now on. Until they call it otherwise it has the name of the device. */
  async add(person: string, response: RegistrationResponseJSON, site: Site, device: string): Promise<boolean> {
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
    await this.#store.db
      .insertInto('passkey')
      .values({ id, person, key, counter, created: Date.now(), name: device })
      .execute();
    return true;
  }

  list(person: string): Promise<PasskeyInfo[]> {
    return this.#store.db
      .selectFrom('passkey')
      .select(['id', 'name', 'created', 'used'])
      .where('person', '=', person)
      .orderBy('created')
      .orderBy('id')
      .execute();
  }

  /** False if the person has no such key. */
  async rename(person: string, id: string, name: string): Promise<boolean> {
    const renamed = await this.#store.db
      .updateTable('passkey')
      .set({ name })
      .where('id', '=', id)
      .where('person', '=', person)
      .returning('id')
      .execute();
    return renamed.length > 0;
  }

  /** False if the person has no such key. */
  async remove(person: string, id: string): Promise<boolean> {
    const removed = await this.#store.db
      .deleteFrom('passkey')
      .where('id', '=', id)
      .where('person', '=', person)
      .returning('id')
      .execute();
    return removed.length > 0;
  }

  async challenge(site: Site): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const options = await generateAuthenticationOptions({ rpID: site.host, userVerification: 'preferred' });
    await this.#keep(options.challenge);
    return options;
  }

  /** Whose key answered. */
  async find(
    response: AuthenticationResponseJSON,
    site: Site,
  ): Promise<(Person & { hasPassword: boolean }) | undefined> {
    const { db } = this.#store;
    const row = await db
      .selectFrom('passkey')
      .innerJoin('person', 'person.id', 'passkey.person')
      .select(['passkey.key', 'passkey.counter', 'person.id', 'person.name', 'person.password'])
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
    await db.updateTable('passkey').set({ counter, used: Date.now() }).where('id', '=', response.id).execute();
    return { id: row.id, name: row.name, hasPassword: row.password !== null };
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
