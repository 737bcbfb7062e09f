import { setFlagsFromString } from 'node:v8';

/**
 * For commands that stream: V8 collects garbage early instead of letting its heap grow, since the memory may be needed
 * by the server on the same machine. Call before anything large is loaded.
 */
export function keepHeapSmall(): void {
  for (const flag of ['--semi-space-growth-factor=1', '--optimize-for-size']) setFlagsFromString(flag);
}
