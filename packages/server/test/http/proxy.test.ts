import { describe, expect, it } from 'vitest';
import { type Proxies, readProxies } from '../../src/config/proxies.ts';
import { clientOf, networkOf, readAddress } from '../../src/http/addresses.ts';
import { socketTo } from '../../testing/socket.ts';
import { served } from './served.ts';

const proxies = (text: string): Proxies => readProxies(text) as Proxies;

describe('who asks', () => {
  it.each([
    ['no', '127.0.0.1', '1.1.1.1', '127.0.0.1'],
    ['1', '127.0.0.1', '', '127.0.0.1'],
    ['1', '127.0.0.1', '9.9.9.9, 1.1.1.1', '1.1.1.1'],
    ['yes', '127.0.0.1', '9.9.9.9, 1.1.1.1', '1.1.1.1'],
    ['2', '127.0.0.1', '9.9.9.9, 1.1.1.1, 10.0.0.1', '1.1.1.1'],
    ['2', '127.0.0.1', '1.1.1.1', '1.1.1.1'],
    ['1', '127.0.0.1', 'nonsense', '127.0.0.1'],
    ['loopback', '127.0.0.1', '9.9.9.9, 1.1.1.1', '1.1.1.1'],
    ['loopback', '::1', '9.9.9.9, 2001:db8::1', '2001:db8::1'],
    ['loopback', '3.3.3.3', '9.9.9.9', '3.3.3.3'],
    ['10.0.0.0/8, ::1', '10.1.2.3', '9.9.9.9, 1.1.1.1, 10.0.0.7', '1.1.1.1'],
    ['private', '172.18.0.2', '10.0.0.5', '10.0.0.5'],
    ['loopback', '127.0.0.1', '9.9.9.9, nonsense, 127.0.0.2', '127.0.0.2'],
    ['1', '127.0.0.1', '[2001:db8::2]:443', '2001:db8::2'],
    ['1', '127.0.0.1', '1.1.1.1:99', '1.1.1.1'],
  ])('with %s, asked by %s for a list of %j, is %s', (setting, peer, list, client) => {
    expect(clientOf(peer, list, proxies(setting))).toBe(client);
  });

  it.each(['maybe', '99', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', '::1/129', '1.2.3', ',', '-1'])(
    'the setting %s cannot be understood',
    (text) => expect(readProxies(text)).toBeUndefined(),
  );

  it('has one spelling, and of IPv6 the network counts', () => {
    expect(readAddress('::ffff:192.0.2.1')).toBe('192.0.2.1');
    expect(readAddress('::FFFF:c000:201')).toBe('192.0.2.1');
    expect(readAddress('fe80::1%eth0')).toBe('fe80::1');
    expect(readAddress('2001:DB8:0:0:0:0:0:1')).toBe('2001:db8::1');
    expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
    expect(networkOf('2001:db8:1:2::9')).toBe('2001:db8:1:2::/64');
    expect(networkOf('::1')).toBe('0:0:0:0::/64');
    expect(networkOf('192.0.2.1')).toBe('192.0.2.1');
  });
});

describe('behind one proxy', () => {
  const ahu = served({ AHU_TRUST_PROXY: '1' });
  const signIn = async (forwardedFor: string): Promise<number> => {
    const response = await ahu.post('/sign-in', {}, { 'x-forwarded-for': forwardedFor });
    return response.status;
  };
  /** The first from one address, each with a forged address at the left, as a proxy passes it on. */
  const attempts = async (number: number, list: (n: number) => string): Promise<number[]> => {
    const statuses: number[] = [];
    for (let n = 0; n < number; n++) statuses.push(await signIn(list(n)));
    return statuses;
  };

  it('[H5] a forged X-Forwarded-For does not help: 60 sign-ins come from one address', async () => {
    const statuses = await attempts(60, (n) => `10.0.0.${n}, 192.0.2.7`);
    expect(statuses.filter((status) => status === 429)).toHaveLength(40);
    expect(await signIn('192.0.2.8')).toBe(400);
  });

  it('[H5] addresses of one IPv6 network are one, whatever their last bits', async () => {
    const statuses = await attempts(30, (n) => `2001:db8:0:1::${n.toString(16)}`);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    expect(await signIn('2001:db8:0:2::1')).toBe(400);
  });

  it('sockets are counted for the same address', async () => {
    const answers: (number | undefined)[] = [];
    for (let n = 0; n < 130; n++) {
      const socket = socketTo(ahu.running.address, '', '/socket', { 'x-forwarded-for': `10.0.0.${n}, 192.0.2.9` });
      answers.push(
        await new Promise((resolve) => {
          socket.on('open', () => resolve(101));
          socket.on('unexpected-response', (_, { statusCode }) => resolve(statusCode));
          socket.on('error', () => {});
        }),
      );
      socket.terminate();
    }
    expect(answers.filter((status) => status === 429)).toHaveLength(10);
  });
});

describe('without a proxy that is trusted', () => {
  const ahu = served();

  it('[H5] nothing that a client says about addresses or TLS counts', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.1', 'x-forwarded-proto': 'https' };
    const response = await ahu.post('/guest', { name: 'Ana' }, headers);
    expect(response.headers.getSetCookie()[0]).toMatch(/^ahu=/);
    const statuses: number[] = [];
    for (let n = 0; n < 21; n++) {
      statuses.push((await ahu.post('/sign-in', {}, { 'x-forwarded-for': `192.0.2.${n}` })).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});
