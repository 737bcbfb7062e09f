import { afterAll, beforeAll, describe, it } from 'vitest';
import { BehindProxy } from '../../testing/behind-proxy.ts';
import { CADDY, NGINX, startCaddy, startNginx } from '../../testing/proxies.ts';
import { CHECKS } from '../../testing/proxy-checks.ts';

/** scripts/debian.mjs has said how to get one that is missing. */
describe.each([
  { name: 'nginx', path: NGINX, start: startNginx, trust: '1' },
  { name: 'Caddy', path: CADDY, start: startCaddy, trust: '127.0.0.1' },
])('behind $name as in deploy, with AHU_TRUST_PROXY=$trust', ({ path, start, trust }) => {
  let ahu: BehindProxy | undefined;
  beforeAll(async () => {
    if (path) ahu = await BehindProxy.start(start, trust);
    // Two processes and a certificate, on a machine that may be busy.
  }, 300_000);
  afterAll(() => ahu?.end());

  it.skipIf(!path).each(Object.entries(CHECKS))('%s', (_, check) => check(ahu as BehindProxy));
});
