import { BlockList, isIP } from 'node:net';
import type { Proxies } from '../config/proxies.ts';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

const isIn = (list: BlockList, address: string): boolean => list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

export const isLoopback = (address: string): boolean => isIP(address) !== 0 && isIn(LOOPBACK, address);

/** One spelling for each address, without port, brackets and zone; undefined if it is none. */
export function readAddress(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '');
  const version = isIP(bare);
  if (version !== 6) return version === 4 ? bare : undefined;
  const groups = groupsOf(bare);
  if (groups.slice(0, 5).some((group) => group !== 0) || groups[5] !== 0xffff) return hostOf(bare);
  // An IPv4 address as IPv6 sockets see it.
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.');
}

/** What limits count by: the address, or the 64 bits of an IPv6 network, which one household has all of. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const network = groupsOf(address)
    .slice(0, 4)
    .map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/** Shortened as RFC 5952 says, in hexadecimal throughout. */
const hostOf = (ipv6: string): string => new URL(`http://[${ipv6}]`).hostname.slice(1, -1);

function groupsOf(ipv6: string): number[] {
  const [head, tail] = hostOf(ipv6)
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const groups = tail === undefined ? head : [...head, ...new Array(8 - head.length - tail.length).fill('0'), ...tail];
  return groups.map((group) => Number.parseInt(group, 16));
}

export const trusts = (proxies: Proxies, peer: string): boolean =>
  'hops' in proxies ? proxies.hops > 0 : isIP(peer) !== 0 && isIn(proxies.networks, peer);

/**
 * Who asks: every proxy adds the address that it was asked from at the right, so the list is read from there, and only
 * as far as trusted proxies wrote it. Anything further left can be written by the client itself.
 */
export function clientOf(peer: string, forwardedFor: string, proxies: Proxies): string {
  const before = forwardedFor.split(',').reverse();
  let client = peer;
  for (const [hop, text] of before.entries()) {
    if ('hops' in proxies ? hop >= proxies.hops : !trusts(proxies, client)) return client;
    const address = readAddress(text);
    if (address === undefined) return client;
    client = address;
  }
  return client;
}
