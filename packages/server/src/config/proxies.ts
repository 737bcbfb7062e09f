import { BlockList, isIP } from 'node:net';

/**
 * The proxies in front whose word about the client's address is trusted: a number of hops, or networks. Without any, the
 * other end of the connection is who asks.
 */
export type Proxies = { readonly hops: number } | { readonly networks: BlockList };

/** Words for networks that everybody has. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** Ahu 0.1 knew `yes`. */
const HOPS: Readonly<Record<string, number>> = { no: 0, yes: 1 };

const MOST_HOPS = 16;

/** Reads `no`, a number of hops, or networks like `10.0.0.0/8, ::1, loopback`; undefined for anything else. */
export function readProxies(text: string): Proxies | undefined {
  if (Object.hasOwn(HOPS, text)) return { hops: HOPS[text] };
  if (/^\d{1,2}$/.test(text)) return Number(text) <= MOST_HOPS ? { hops: Number(text) } : undefined;
  const ranges = text.split(/[\s,]+/).filter(Boolean);
  const networks = new BlockList();
  const all = ranges.flatMap((range) => (Object.hasOwn(NAMED, range) ? NAMED[range] : [range]));
  return all.length > 0 && all.every((range) => add(networks, range)) ? { networks } : undefined;
}

/** True if it is an address or a network. */
function add(networks: BlockList, range: string): boolean {
  const [net, bits, ...rest] = range.split('/');
  const version = isIP(net);
  const most = version === 6 ? 128 : 32;
  const length = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : -1;
  if (version === 0 || rest.length > 0 || length < 0 || length > most) return false;
  networks.addSubnet(net, length, version === 6 ? 'ipv6' : 'ipv4');
  return true;
}
