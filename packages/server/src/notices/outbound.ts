import { lookup } from 'node:dns/promises';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Milliseconds after which a request is given up. */
const PATIENCE = 5_000;

/** Networks that are not the public internet, or tunnel to it; of IPv6 all but 2000::/3, and parts of that. */
const PRIVATE_4 = listOf(
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  '224.0.0.0/3',
);
const PRIVATE_6 = listOf(...['::/3', '4000::/2', '8000::/1', '2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']);
const LOOPBACK = listOf('127.0.0.0/8', '::1/128');

function listOf(...ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [net, bits] = range.split('/');
    list.addSubnet(net, Number(bits), net.includes(':') ? 'ipv6' : 'ipv4');
  }
  return list;
}

interface Address {
  readonly address: string;
  readonly family: number;
}

const isLoopback = ({ address, family }: Address): boolean => LOOPBACK.check(address, family === 6 ? 'ipv6' : 'ipv4');

const isPublic = ({ address, family }: Address): boolean =>
  family === 6 ? !PRIVATE_6.check(address, 'ipv6') : !PRIVATE_4.check(address, 'ipv4');

/** An address that nothing is sent to. */
export class NotPublic extends Error {
  constructor() {
    super('not a public https address');
    this.name = 'NotPublic';
  }
}

/**
 * Requests to addresses that people chose: only to public ones over TLS, so that nobody can reach internal services
 * through this server. Only the status of an answer is read, and no redirection is followed.
 */
export class OutboundHttp {
  /** For tests: requests to this machine are allowed too, without TLS. */
  readonly #allowsLoopback: boolean;

  constructor(allowsLoopback: boolean) {
    this.#allowsLoopback = allowsLoopback;
  }

  /** Where exactly a text like `https://host/path` leads; throws `NotPublic`. */
  async find(text: string): Promise<Address> {
    const url = URL.parse(text);
    if (!url || url.username || url.password) throw new NotPublic();
    const all = await addressesOf(url.hostname.replace(/^\[|\]$/g, ''));
    const known = all.length > 0 && ['http:', 'https:'].includes(url.protocol);
    const own = this.#allowsLoopback && all.every(isLoopback);
    const open = url.protocol === 'https:' && all.every(isPublic);
    if (!known || !(own || open)) throw new NotPublic();
    return all[0];
  }

  /** The status of the answer. */
  async post(url: string, headers: Readonly<Record<string, string>>, body: string | Buffer): Promise<number> {
    const found = await this.find(url);
    // A name must not mean another address by the time of the request.
    const pinned: LookupFunction = (_, options, done) =>
      options.all ? done(null, [found]) : done(null, found.address, found.family);
    const request = url.startsWith('https:') ? secureRequest : plainRequest;
    return new Promise((resolve, reject) => {
      const sent = request(
        url,
        {
          method: 'POST',
          agent: false,
          lookup: pinned,
          signal: AbortSignal.timeout(PATIENCE),
          headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        },
        (response) => {
          resolve(response.statusCode ?? 0);
          response.destroy();
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  }
}

async function addressesOf(host: string): Promise<Address[]> {
  const family = isIP(host);
  if (family !== 0) return [{ address: host, family }];
  return lookup(host, { all: true }).catch(() => []);
}
