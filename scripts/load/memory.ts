// Loaded into a server that is measured: when told, it collects garbage and writes down what memory it needs.
import { writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as () => void;
  process.on('SIGUSR2', () => {
    gc();
    const { heapUsed, external } = process.memoryUsage();
    writeFileSync(process.env.LOAD_MEMORY as string, String(heapUsed + external));
  });
}
