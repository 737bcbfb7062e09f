// npm run proxies: starts nginx and Caddy with the examples in deploy, on ports of this machine, in front of a real Ahu,
// and tests TLS, the page, sockets, addresses and limits.
import { BehindProxy, CADDY, CHECKS, NGINX, startCaddy, startNginx } from '@ahu/server/testing';

const PROXIES = [
  { name: 'nginx', path: NGINX, start: startNginx },
  { name: 'Caddy', path: CADDY, start: startCaddy },
];
/** A number of proxies, or the network that they are in. */
const SETTINGS = ['1', '127.0.0.1'];

let failed = 0;
for (const { name, path, start } of PROXIES) {
  for (const trust of path ? SETTINGS : []) {
    const ahu = await BehindProxy.start(start, trust);
    for (const [what, check] of Object.entries(CHECKS)) {
      const failure = await check(ahu).then(
        () => undefined,
        (error: Error) => error.message,
      );
      console.log(`${failure === undefined ? 'ok    ' : 'FAILED'} ${name}, AHU_TRUST_PROXY=${trust}: ${what}`);
      if (failure !== undefined) console.error(failure);
      failed += failure === undefined ? 0 : 1;
    }
    await ahu.end();
  }
}
process.exitCode = failed > 0 ? 1 : 0;
