import { BYTES } from './bytes.ts';

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

/** Makes a kernel on a memory of its own with this many bytes. */
export type NewKernel = (bytes: number) => { readonly kernel: Kernel; readonly buffer: ArrayBuffer };

/** As much of it as is used here; the types of Node do not have it. */
declare const WebAssembly: {
  Memory: new (size: { initial: number }) => { readonly buffer: ArrayBuffer };
  Module: new (bytes: Uint8Array<ArrayBuffer>) => object;
  Instance: new (module: object, imports: object) => { readonly exports: unknown };
};

const PAGE = 0x1_0000;

/** Hidden units come in blocks of this many. */
export const UNITS = 16;

/** Undefined where there is no WebAssembly with vectors, or a policy forbids it. */
function compile(): NewKernel | undefined {
  try {
    const module = new WebAssembly.Module(Uint8Array.from(atob(BYTES), (letter) => letter.charCodeAt(0)));
    return (bytes) => {
      const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE) });
      const { exports } = new WebAssembly.Instance(module, { ahu: { memory } });
      return { kernel: exports as Kernel, buffer: memory.buffer };
    };
  } catch {
    return undefined;
  }
}

let make = compile();

/** Which kernel this machine runs. */
export let kernelName: 'wasm' | 'plain' = 'wasm';

/** Loads the plain kernel where there is no other: a page awaits this before its first network. */
export async function kernelReady(): Promise<void> {
  if (make) return;
  make = (await import('./plain.ts')).newPlainKernel;
  kernelName = 'plain';
}

export const newKernel: NewKernel = (bytes) => {
  if (!make) throw new Error('There is no WebAssembly here, and the plain kernel has not been loaded.');
  return make(bytes);
};
