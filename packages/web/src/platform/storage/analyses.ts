/** What was found out about matches, as this browser keeps it: one record a match and light. */
export interface KeptAnalysis<Judged = unknown> {
  /** Match and light. */
  readonly id: string;
  /** Of the log, so that what is found belongs to this very game. */
  readonly print: string;
  readonly iterations: number;
  readonly judged: readonly Judged[];
  readonly isPaused: boolean;
  readonly changed: number;
}

/** The latest analyses are kept; one takes about 50 kB. */
const MOST = 40;

const answer = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function withStore<Result>(
  mode: IDBTransactionMode,
  deed: (analyses: IDBObjectStore) => Promise<Result>,
): Promise<Result> {
  const request = indexedDB.open('ahu-analyses', 1);
  request.onupgradeneeded = () =>
    request.result.createObjectStore('analyses', { keyPath: 'id' }).createIndex('changed', 'changed');
  const database = await answer(request);
  try {
    return await deed(database.transaction('analyses', mode).objectStore('analyses'));
  } finally {
    database.close();
  }
}

export const findAnalysis = <Judged>(id: string): Promise<KeptAnalysis<Judged> | undefined> =>
  withStore('readonly', (analyses) => answer<KeptAnalysis<Judged> | undefined>(analyses.get(id)));

/** All that are kept. */
export const listAnalyses = <Judged>(): Promise<KeptAnalysis<Judged>[]> =>
  withStore('readonly', (analyses) => answer<KeptAnalysis<Judged>[]>(analyses.getAll()));

export const keepAnalysis = (analysis: KeptAnalysis): Promise<void> =>
  withStore('readwrite', async (analyses) => {
    await answer(analyses.put(analysis));
    const oldest = await answer(analyses.index('changed').getAllKeys());
    for (const id of oldest.slice(0, -MOST)) analyses.delete(id);
  });

export const forgetAnalysis = (id: string): Promise<void> =>
  withStore('readwrite', async (analyses) => void (await answer(analyses.delete(id))));
