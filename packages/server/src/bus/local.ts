import { EventEmitter } from 'node:events';
import type { Bus, Change } from './bus.ts';

/** For one process. */
export function localBus(): Bus {
  const emitter = new EventEmitter<{ change: [Change] }>();
  emitter.setMaxListeners(0);
  return {
    publish: (change) => void emitter.emit('change', change),
    subscribe(onChange) {
      emitter.on('change', onChange);
      return () => void emitter.off('change', onChange);
    },
    async close() {
      emitter.removeAllListeners();
    },
  };
}
