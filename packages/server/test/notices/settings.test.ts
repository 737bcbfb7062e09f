import type { Me } from '@ahu/protocol';
import { describe, expect, it } from 'vitest';
import { Client } from '../../testing/client.ts';
import { PushBrowser } from '../../testing/push-browser.ts';
import { newTown } from './town.ts';

const town = newTown();

describe('the settings', () => {
  it('change what is named and leave the rest, and go with the account', async () => {
    const vakai = await town.guest('Vakai a Heva');
    const { id } = await vakai.ask<Me>('GET', '/me');
    await vakai.ask('PUT', '/me/notices', { webhook: town.hookUrl, mail: 'vakai@mail.example' });
    await vakai.ask('POST', '/me/push', new PushBrowser().subscription(town.hookUrl));
    expect(await vakai.ask('PUT', '/me/notices', { webhook: null })).toMatchObject({
      webhook: null,
      mail: 'vakai@mail.example',
      push: 1,
    });
    await vakai.ask('DELETE', '/me');
    const { notices } = town.running.services;
    expect([await notices.of(id), await notices.browsersOf(id)]).toEqual([undefined, []]);
  });

  it('are for who is signed in', async () => {
    await expect(new Client(town.running.address).ask('GET', '/me/notices')).rejects.toThrow('401');
  });
});
