/** A thread that keeps a bot's process, so that another thread can wait for its answer without an event loop. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { workerData } from 'node:worker_threads';
import { COUNT, type RelayData, type RelayNews } from './process.ts';

const { command, port, memory } = workerData as RelayData;
const news = new Int32Array(memory);

function tell(message: RelayNews): void {
  port.postMessage(message);
  Atomics.add(news, COUNT, 1);
  Atomics.notify(news, COUNT);
}

const child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'], detached: true });
// What it is told after it has ended goes nowhere; that it has ended is told below.
child.stdin.on('error', () => {});
child.on('error', (error) => tell({ ended: error.message }));
child.on('exit', (code, signal) => tell({ ended: signal === null ? `exit code ${code}` : `signal ${signal}` }));
createInterface({ input: child.stdout }).on('line', (line) => tell({ line }));

port.on('message', (message: { readonly line: string } | 'end') => {
  if (message !== 'end') child.stdin.write(`${message.line}\n`);
  else end();
});

/** With all that the shell started. */
function end(): void {
  child.stdin.end();
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
  port.close();
}
