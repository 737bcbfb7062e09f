import { BYTES } from './bytes.ts';
import { plainKernel } from './plain.ts';

/** The two inner loops of a network. All arguments are addresses in bytes of one memory; `width` is a row in bytes. */
export interface Kernel {
  hide(
    features: number,
    end: number,
    weights: number,
    biases: number,
    hidden: number,
    width: number,
    list: number,
  ): void;
  dot(hidden: number, width: number, rows: number, biases: number, which: number, end: number, out: number): void;
}

/** Which kernel runs; `plain` is the one that everything can run. */
export type KernelName = 'wasm' | 'plain';

/** As much of it as is used here; the types of Node do not have it. */
declare const WebAssembly: {
  Memory: new (size: { initial: number }) => { readonly buffer: ArrayBuffer };
  Module: new (bytes: Uint8Array<ArrayBuffer>) => object;
  Instance: new (module: object, imports: object) => { readonly exports: unknown };
};

const PAGE = 0x1_0000;

/** Hidden units come in blocks of this many. */
export const UNITS = 16;

let compiled: object | undefined;

/** A kernel on a memory of its own. A page whose policy forbids WebAssembly gets the plain one. */
export function newKernel(bytes: number, name?: KernelName): { kernel: Kernel; buffer: ArrayBuffer; name: KernelName } {
  if (name !== 'plain') {
    try {
      const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE) });
      compiled ??= new WebAssembly.Module(Uint8Array.from(atob(BYTES), (letter) => letter.charCodeAt(0)));
      const { exports } = new WebAssembly.Instance(compiled, { ahu: { memory } });
      return { kernel: exports as Kernel, buffer: memory.buffer, name: 'wasm' };
    } catch (error) {
      if (name === 'wasm') throw error;
    }
  }
  const buffer = new ArrayBuffer(bytes);
  return { kernel: plainKernel(buffer), buffer, name: 'plain' };
}
