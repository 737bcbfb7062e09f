import { type HeapProfiler, Session } from 'node:inspector';

/** What V8 boxes a fraction in that a function returns: a pointer and eight bytes. Nothing else is as small. */
const BOXED_NUMBER = 16;

// The protocol has more than the types of Node know.
interface Profile extends HeapProfiler.SamplingHeapProfile {
  readonly head: Frame;
  readonly samples: readonly { readonly size: number; readonly nodeId: number }[];
}

interface Frame extends HeapProfiler.SamplingHeapProfileNode {
  readonly id: number;
  readonly children: Frame[];
}

export interface Allocations {
  readonly numbers: number;
  readonly objects: number;
  /** Which functions allocated how many objects, most first. */
  readonly by: readonly (readonly [where: string, objects: number])[];
}

/** Counts all that some work puts on the heap, with a heap profile that takes every allocation for a sample. */
export function allocationsOf(work: () => void): Allocations {
  const { head, samples } = profileOf(work);
  const names = new Map<number, string>();
  nameAll(head, names);
  const by = new Map<string, number>();
  let [numbers, objects] = [0, 0];
  for (const { size, nodeId } of samples) {
    if (size === BOXED_NUMBER) numbers++;
    else {
      objects++;
      const where = names.get(nodeId) ?? '?';
      by.set(where, (by.get(where) ?? 0) + 1);
    }
  }
  return { numbers, objects, by: [...by].sort(([, a], [, b]) => b - a) };
}

function profileOf(work: () => void): Profile {
  const session = new Session();
  session.connect();
  session.post('HeapProfiler.startSampling', {
    samplingInterval: 1,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  });
  work();
  let profile: Profile | undefined;
  session.post('HeapProfiler.stopSampling', (_error, result) => {
    profile = result.profile as Profile;
  });
  session.disconnect();
  if (profile === undefined) throw new Error('the heap profiler does not answer');
  return profile;
}

function nameAll({ id, callFrame, children }: Frame, names: Map<number, string>): void {
  names.set(id, `${callFrame.functionName} (${callFrame.url.split('/').at(-1)}:${callFrame.lineNumber + 1})`);
  for (const child of children) nameAll(child, names);
}
