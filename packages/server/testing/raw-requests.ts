import type { Random } from '@ahu/core';
import { pick } from './mutations.ts';

/** Parts of requests, right ones among wrong ones, so that what is put together gets to every depth. */
const METHODS = [
  ...['GET', 'GET', 'GET', 'POST', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'CONNECT', 'PROPFIND'],
  ...['QUERY', 'get', 'G ET', '', 'GET\0', 'SUBSCRIBE', 'M-SEARCH', 'X'.repeat(300)],
];
const TARGETS = [
  ...['/', '/socket', '/socket', '/socket', '//', '///', '//socket', '/socket/', '/socket?', '/socket#x', '*', '', '?'],
  ...['http://', 'http://[', 'http://ahu/socket', 'http://x:99999/', 'https:///', 'file:///etc/passwd', 'ahu:8700'],
  ...[
    '/%',
    '/%00',
    '/%ff',
    '/%c0%80',
    '/%2e%2e/',
    '/..%2f..%2fetc/passwd',
    '/../../etc/passwd',
    '/\\',
    '/a b',
    '/\x01',
  ],
  ...[
    '/é',
    '/\xff',
    '/index.html',
    '/index.html/',
    '/assets/',
    '/assets/%00.js',
    '/healthz',
    '/metrics',
    '/api',
    '/api/',
  ],
  ...['/api/tables/%00', '/api/tables/%', '/api/people/%ff', '/api/notices/stop?token=%00', '/api/me?%', '/api/lobby'],
  ...['/api/tables/x/story?from=0&to=1', `/${'x'.repeat(300)}`, `/${'y'.repeat(20_000)}`, `/${'a/'.repeat(2_000)}`],
  ...['/;', '/.', '/..', '/%2f', '/socket;x', '/SOCKET', '/:', '//:0', '/@', '/?a=b&a=c&__proto__=d'],
];
const VERSIONS = [
  ...['HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/0.9', 'HTTP/1.1 ', 'JUNK', ''],
];
const UPGRADE = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'];
const HEADERS = [
  ...['Host: localhost', 'Host: ', 'Host: [', 'Host: a b', 'Host: x:99999', 'Host: \xff', 'Host: a@b', 'Host', ': x'],
  ...UPGRADE,
  ...['Connection: close', 'Connection: keep-alive', 'Connection: \x01', 'Connection: Upgrade, close', 'Upgrade: h2c'],
  ...['Upgrade: websocket, h2c', 'Upgrade:', 'Upgrade: \xff', 'Sec-WebSocket-Version: 8', 'Sec-WebSocket-Version: x'],
  ...['Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==', 'Sec-WebSocket-Key: x', 'Sec-WebSocket-Key:'],
  ...['Sec-WebSocket-Protocol: ,', 'Sec-WebSocket-Protocol: a, a', 'Sec-WebSocket-Extensions: permessage-deflate; x=;'],
  ...['Sec-WebSocket-Extensions: ,;=', 'Origin: null', 'Origin: http://localhost', 'Origin: http://[', 'Origin: \xff'],
  ...['Cookie: ahu=%', 'Cookie: ahu', 'Cookie: ;=;', 'Cookie: __Host-ahu=\xff', `Cookie: ahu=${'x'.repeat(4_000)}`],
  ...[
    'Content-Length: 0',
    'Content-Length: 5',
    'Content-Length: -1',
    'Content-Length: 99999999999',
    'Content-Length: x',
  ],
  ...['Transfer-Encoding: chunked', 'Transfer-Encoding: chunked, chunked', 'Transfer-Encoding: gzip', 'TE: trailers'],
  ...['Expect: 100-continue', 'Expect: nonsense', 'Range: bytes=0-', 'Range: bytes=9-1', 'Range: bytes=-0', 'Range: x'],
  ...['Range: bytes=99999999999999999999-', 'Accept-Encoding: br, gzip', 'Accept-Encoding: \xff', 'If-None-Match: *'],
  ...['If-Modified-Since: x', 'X-Forwarded-For: ,,', 'X-Forwarded-For: [', 'X-Forwarded-Proto: https', 'Forwarded: x'],
  ...[
    'Content-Type: application/json',
    'Content-Type: \xff',
    'Authorization: Bearer',
    'Authorization: \xff',
    ' folded',
  ],
  ...[
    '\tfolded',
    'no colon',
    'Nul: a\0b',
    'Na\0me: x',
    `Long: ${'x'.repeat(17_000)}`,
    '__proto__: x',
    'constructor: x',
  ],
];
const BODIES = [
  ...[
    '',
    '',
    '',
    '{"name":"Ana"}',
    'hello',
    '5\r\nhello\r\n0\r\n\r\n',
    '0\r\n\r\n',
    'zz\r\n',
    '-1\r\n',
    'fffffffffffffffff\r\n',
  ],
  ...[
    '5;x=y\r\nhello\r\n0\r\nTrailer: x\r\n\r\n',
    '5\nhello\n0\n\n',
    '\x81\x85\0\0\0\0hello',
    '\x88\x80\0\0\0\0',
    '\0'.repeat(100),
  ],
];
const LINE_ENDS = ['\r\n', '\r\n', '\r\n', '\r\n', '\r\n', '\n', '\r', '\r\r\n'];

/** What could be a request, put together at random. */
function request(random: Random): string {
  const end = pick(random, LINE_ENDS);
  const isUpgrade = random.below(4) === 0;
  const lines = [
    `${pick(random, METHODS)} ${pick(random, TARGETS)} ${pick(random, VERSIONS)}`,
    ...(random.below(8) > 0 ? ['Host: localhost'] : []),
    ...(isUpgrade ? UPGRADE.filter(() => random.below(8) > 0) : []),
    ...Array.from({ length: random.below(random.below(50) === 0 ? 500 : 5) }, () => pick(random, HEADERS)),
  ];
  return lines.join(end) + end + end + pick(random, BODIES);
}

/** Ways to spoil bytes. */
const SPOILS: readonly ((bytes: string, random: Random) => string)[] = [
  (bytes) => bytes,
  (bytes) => bytes,
  (bytes, random) => bytes.slice(0, random.below(bytes.length)),
  (bytes, random) => at(bytes, random, (rest) => String.fromCharCode(random.below(256)) + rest.slice(1)),
  (bytes, random) => at(bytes, random, (rest) => String.fromCharCode(random.below(256)) + rest),
  (bytes, random) => at(bytes, random, (rest) => rest.slice(1 + random.below(4))),
  (bytes, random) => bytes.repeat(2 + random.below(5)),
  (bytes, random) => request(random) + bytes,
  (_, random) => String.fromCharCode(...Array.from({ length: random.below(300) }, () => random.below(256))),
  () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0',
  () => '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03',
];

function at(bytes: string, random: Random, change: (rest: string) => string): string {
  const place = random.below(bytes.length);
  return bytes.slice(0, place) + change(bytes.slice(place));
}

/** Bytes for one connection: requests that are wrong in any way, several at once, or none at all. */
export const rawRequest = (random: Random): string => pick(random, SPOILS)(request(random), random);
