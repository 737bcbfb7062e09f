import { mkdtempSync, rmSync } from 'node:fs';
import { type ClientRequest, type IncomingHttpHeaders, type IncomingMessage, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import type { Ports, RunningProxy } from './proxies.ts';
import { ServerProcess } from './server-process.ts';
import { freePort } from './services.ts';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

interface Ask {
  /** The address on this machine that asks. */
  readonly from?: string;
  readonly body?: string;
  readonly headers?: Record<string, string>;
}

/** Ahu behind a proxy that runs for real, and clients in front of it. */
export class BehindProxy {
  readonly #server: ServerProcess;
  readonly #proxy: RunningProxy;
  readonly #ports: Ports;
  readonly #folder: string;

  private constructor(server: ServerProcess, proxy: RunningProxy, ports: Ports, folder: string) {
    this.#server = server;
    this.#proxy = proxy;
    this.#ports = ports;
    this.#folder = folder;
  }

  static async start(startProxy: (ports: Ports) => Promise<RunningProxy>, trust: string): Promise<BehindProxy> {
    const folder = mkdtempSync(join(tmpdir(), 'ahu-proxy-'));
    const [http, https] = [await freePort(), await freePort()];
    const server = new ServerProcess({
      AHU_DATA: folder,
      HOST: '127.0.0.1',
      AHU_LIMITS: 'on',
      AHU_ADDRESS: `https://localhost:${https}`,
      AHU_TRUST_PROXY: trust,
    });
    await server.start();
    const ports = { http, https, ahu: Number(new URL(server.address).port) };
    return new BehindProxy(server, await startProxy(ports), ports, folder);
  }

  async end(): Promise<void> {
    await this.#proxy.end();
    await this.#server.end('SIGTERM');
    rmSync(this.#folder, { recursive: true });
  }

  /** Over TLS, with a certificate that is checked. */
  ask(method: string, path: string, { from = '127.0.0.9', body = '', headers = {} }: Ask = {}): Promise<Answer> {
    const options = {
      ...{ host: 'localhost', port: this.#ports.https, path, method, ca: this.#proxy.ca, localAddress: from },
      ...{ family: 4, agent: false, headers: { 'content-type': 'application/json', ...headers } },
    };
    return answerTo((done) => secureRequest(options, done), body);
  }

  /** Without TLS, at the proxy or at Ahu itself. */
  askPlainly(at: 'proxy' | 'ahu', path: string, headers: Record<string, string> = {}): Promise<Answer> {
    const port = at === 'proxy' ? this.#ports.http : this.#ports.ahu;
    const options = { host: '127.0.0.1', port, path, headers: { host: 'localhost', ...headers }, agent: false };
    return answerTo((done) => plainRequest(options, done), '');
  }

  get origin(): string {
    return `https://localhost:${this.#ports.https}`;
  }

  /** What a socket is told first, or the status that refused it. */
  socket({ from = '127.0.0.9', headers = {} }: Ask = {}): Promise<string | number | undefined> {
    const socket = new WebSocket(`wss://localhost:${this.#ports.https}/socket`, {
      ...{ ca: this.#proxy.ca, localAddress: from, family: 4, headers },
    });
    return new Promise<string | number | undefined>((resolve, reject) => {
      socket.on('open', () => socket.send(JSON.stringify({ kind: 'hello', version: 1 })));
      socket.on('message', (data) => resolve(String(data)));
      socket.on('unexpected-response', (_, { statusCode }) => resolve(statusCode));
      socket.on('error', reject);
    }).finally(() => socket.terminate());
  }
}

function answerTo(send: (done: (response: IncomingMessage) => void) => ClientRequest, body: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = send((response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
