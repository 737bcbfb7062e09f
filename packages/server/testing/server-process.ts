import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { nodeFlags } from '../node-flags.mjs';

/** Ahu in a process of its own, as an operator runs it, that can be killed and started again on the same port. */
export class ServerProcess {
  readonly #env: Record<string, string>;
  #child: ChildProcess | undefined;
  #port = '0';

  constructor(env: Record<string, string>) {
    this.#env = env;
  }

  get address(): string {
    return `http://localhost:${this.#port}`;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Megabytes that its main thread needs, after a collection of garbage. */
  async memory(): Promise<number> {
    const child = this.#child as ChildProcess;
    const answer = once(child, 'message');
    child.send('collect');
    return Math.round(Number((await answer)[0]) / 2 ** 20);
  }

  async start(): Promise<void> {
    const measured = ['--import', join(import.meta.dirname, 'collect-worker.ts')];
    const child = spawn(process.execPath, [...nodeFlags, ...measured, join(import.meta.dirname, '../src/main.ts')], {
      env: { ...process.env, AHU_LOG: 'error', AHU_LIMITS: 'off', ...this.#env, PORT: this.#port },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    this.#child = child;
    this.#port = await portOf(child);
    // Its errors go to the console of the test.
    child.stdout?.pipe(process.stderr, { end: false });
  }

  /** Stops without ending, as in a virtual machine that is moved, until `resume`. */
  pause(): void {
    this.#child?.kill('SIGSTOP');
  }

  resume(): void {
    this.#child?.kill('SIGCONT');
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  }
}

/** It says where it is when it is ready. */
function portOf({ stdout }: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    stdout?.on('data', (chunk) => {
      said += chunk;
      const port = /Ahu is at http:\/\/[^:]+:(\d+)/.exec(said)?.[1];
      if (port) resolve(port);
    });
    stdout?.once('end', () => reject(new Error(`the server did not start: ${said}`)));
  });
}
