import { join } from 'node:path';
import type { Me } from '@ahu/protocol';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { Faults } from '../../src/monitoring/faults.ts';
import { Metrics } from '../../src/monitoring/metrics.ts';
import { Courier } from '../../src/notices/courier.ts';
import type { LiveTable } from '../../src/tables/live-table.ts';
import { PushBrowser } from '../../testing/push-browser.ts';
import { until } from '../../testing/until.ts';
import { newTown, pause } from './town.ts';

const town = newTown();

describe('a webhook', () => {
  it('that fails is tried again, with longer pauses, and no more once it went through', async () => {
    town.hook.statuses.push(500, 429);
    await town.vakaisTurn({ webhook: town.hookUrl });
    await until(() => town.hook.heard.length === 3);
    await pause(2_000);
    expect(town.hook.heard).toHaveLength(3);
  });

  it.each([400, 302])('that answers with %i is not tried again', async (status) => {
    town.hook.statuses.push(status);
    await town.vakaisTurn({ webhook: town.hookUrl });
    await until(() => town.hook.heard.length > 0);
    await pause(2_000);
    expect(town.hook.heard).toHaveLength(1);
  });

  it('that never works is given up, and that is logged without its address', async () => {
    town.hook.statuses.push(500, 503, 500, 500, 500);
    const vakai = await town.guest('Vakai a Heva');
    const { id } = await vakai.ask<Me>('GET', '/me');
    await vakai.ask('PUT', '/me/notices', { webhook: town.hookUrl });
    const { config, people, notices, outside, push } = town.running.services;
    const logged: string[] = [];
    const logger = pino({}, { write: (line: string) => void logged.push(line) });
    const faults = new Faults(logger, new Metrics());
    const courier = new Courier(
      { ...config, noticeRetry: 5 },
      people,
      notices,
      outside,
      push,
      undefined,
      faults,
      logger,
    );
    await courier.announce(id, { row: { id: 'a-table', game: 'giants' } } as LiveTable);
    await until(() => logged.length > 0);
    expect(town.hook.heard).toHaveLength(4);
    expect(JSON.parse(logged[0])).toMatchObject({ way: 'webhook', person: id, tries: 4, reason: 'answered with 500' });
    expect(logged[0]).not.toContain('key=1');
  });

  it('is not waited for longer than five seconds', async () => {
    town.hook.statuses.push('never');
    const sent = Date.now();
    await expect(town.running.services.outside.post(town.hookUrl, {}, '{}')).rejects.toThrow(/abort|timeout/i);
    expect(Date.now() - sent).toBeLessThan(7_000);
  });

  const INNER = [
    'https://10.1.2.3/x',
    'https://192.168.0.1/x',
    'https://172.20.0.1/x',
    'https://169.254.169.254/latest/meta-data',
    'https://100.64.0.1/x',
    'https://0.0.0.0/x',
    'https://[fd00::1]/x',
    'https://[fe80::1]/x',
    'https://[::ffff:10.0.0.1]/x',
    'https://[64:ff9b::a00:1]/x',
    'https://0x0a000001/x',
    'http://8.8.8.8/x',
    'ftp://8.8.8.8/x',
    'https://somebody:word@8.8.8.8/x',
  ];

  it.each(INNER)('at %s is refused', async (webhook) => {
    const vakai = await town.guest('Vakai a Heva');
    await expect(vakai.ask('PUT', '/me/notices', { webhook })).rejects.toThrow('400: not a public https address');
    await expect(town.running.services.outside.post(webhook, {}, '{}')).rejects.toThrow('not a public https address');
  });

  it('at a public address is taken, at the own machine only where the settings allow it', async () => {
    const vakai = await town.guest('Vakai a Heva');
    for (const webhook of [
      'https://8.8.8.8/x',
      'https://[2600::1]/x',
      town.hookUrl,
      town.hookUrl.replace('127.0.0.1', 'localhost'),
    ]) {
      expect(await vakai.ask('PUT', '/me/notices', { webhook })).toMatchObject({ webhook });
    }
    const strict = await town.serve({ AHU_NOTICE_LOOPBACK: 'no', AHU_DATA: join(town.folder, 'strict') });
    const tuu = await town.guest('Tuu Maheke', strict.address);
    for (const webhook of [town.hookUrl, 'https://127.0.0.1/x', 'https://[::1]/x', 'https://localhost/x']) {
      await expect(tuu.ask('PUT', '/me/notices', { webhook })).rejects.toThrow('400');
      await expect(tuu.ask('POST', '/me/push', new PushBrowser().subscription(webhook))).rejects.toThrow('400');
    }
    await strict.close();
  });
});
