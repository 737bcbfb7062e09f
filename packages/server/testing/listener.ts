import { createServer, type IncomingHttpHeaders } from 'node:http';

/** A foreign server: stores what it is sent, and answers with the next of `statuses`, 200 after the last. */
export class Listener {
  readonly heard: { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: Buffer }[] = [];
  readonly statuses: (number | 'never')[] = [];
  readonly #server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    this.heard.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
    const status = this.statuses.shift() ?? 200;
    if (status !== 'never') response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end();
  });

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as { port: number }).port}`;
  }

  json(n: number): unknown {
    return JSON.parse(String(this.heard[n].body));
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}
