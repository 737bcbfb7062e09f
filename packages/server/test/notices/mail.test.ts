import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { until } from '../../testing/until.ts';
import { newTown, pause, playUntilOther, quiet, table } from './town.ts';

const town = newTown();

describe('mails', () => {
  const linkIn = (text: string, what: string): string => {
    const found = new RegExp(`https://ahu\\.example(/api/notices/${what}\\?token=[\\w-]+)`).exec(text);
    return town.running.address + (found?.[1] ?? '');
  };

  it('come only after the address was confirmed, in the language of the reader, and end with a link', async () => {
    const { hotu, vakai } = await town.vakaisTurn({ mail: 'vakai@mail.example', language: 'fr' });
    await until(() => town.post.letters.length === 1);
    await quiet();
    expect(town.post.letters).toHaveLength(1);
    expect(town.post.letters[0]).toMatchObject({ to: 'vakai@mail.example' });
    expect(town.post.letters[0].text).toContain('confirme-le ici');

    const confirm = linkIn(town.post.letters[0].text, 'confirm');
    expect(await (await fetch(confirm)).text()).toContain('Confirmer cette adresse');
    expect(await vakai.ask('GET', '/me/notices')).toMatchObject({ mail: 'vakai@mail.example', mailConfirmed: false });
    await fetch(confirm, { method: 'POST' });
    expect(await vakai.ask('GET', '/me/notices')).toMatchObject({ mailConfirmed: true });

    const second = await table(hotu, vakai);
    await playUntilOther(hotu, 0);
    await until(() => town.post.letters.length === 2);
    const { text } = town.post.letters[1];
    expect(text).toContain('Vakai a Heva, c’est à toi de jouer : Rapa Nui : le jeu de cartes.');
    expect(text).toContain(`https://ahu.example/table/${second}`);
    expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');

    const stop = linkIn(text, 'stop');
    const oneClick = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };
    expect(await (await fetch(stop, oneClick)).text()).toContain('Plus aucun message');
    expect(await vakai.ask('GET', '/me/notices')).toMatchObject({ mail: null, mailConfirmed: false });
    expect((await fetch(stop, oneClick)).status).toBe(404);
  });

  it('are tried again while the mail server is busy', async () => {
    town.post.down = true;
    const vakai = await town.guest('Vakai a Heva');
    await vakai.ask('PUT', '/me/notices', { mail: 'vakai@mail.example' });
    await pause(500);
    expect(town.post.letters).toHaveLength(0);
    town.post.down = false;
    await until(() => town.post.letters.length === 1);
    // Who asks again gets the same letter again.
    await vakai.ask('PUT', '/me/notices', { mail: 'vakai@mail.example' });
    await until(() => town.post.letters.length === 2);
    expect(linkIn(town.post.letters[1].text, 'confirm')).toBe(linkIn(town.post.letters[0].text, 'confirm'));
  });

  it('are not offered by a server without a mail server, and bad addresses are refused', async () => {
    const strict = await town.serve({ AHU_DATA: join(town.folder, 'without') });
    const tuu = await town.guest('Tuu Maheke', strict.address);
    expect(await tuu.ask('GET', '/me/notices')).toEqual({
      offers: { mail: false, webhook: true, push: true },
      mail: null,
      mailConfirmed: false,
      webhook: null,
      push: 0,
    });
    await expect(tuu.ask('PUT', '/me/notices', { mail: 'tuu@mail.example' })).rejects.toThrow('409');
    await strict.close();
    const vakai = await town.guest('Vakai a Heva');
    for (const mail of ['x', 'a@b.example, c@d.example', 'a@b.example\r\nBcc: c@d.example']) {
      await expect(vakai.ask('PUT', '/me/notices', { mail })).rejects.toThrow('400');
    }
  });
});
