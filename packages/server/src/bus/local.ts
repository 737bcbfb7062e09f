import { EventEmitter } from 'node:events';
import type { Bus, Hint } from './bus.ts';

/** For one process. */
export function localBus(): Bus {
  const emitter = new EventEmitter<{ hint: [Hint] }>();
  emitter.setMaxListeners(0);
  return {
    publish: (hint) => void emitter.emit('hint', hint),
    subscribe(onHint) {
      emitter.on('hint', onHint);
      return () => void emitter.off('hint', onHint);
    },
    async close() {
      emitter.removeAllListeners();
    },
  };
}
