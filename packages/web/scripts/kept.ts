import type { MatchFile } from '@ahu/core';
import type { Page } from 'playwright-core';

/** Puts a match among those that the browser keeps, before any page of Ahu is open; its table is at /play/<id>. */
export async function keepMatch(page: Page, id: string, file: MatchFile, address = ''): Promise<void> {
  await page.goto(`${address}/icon.svg`);
  await page.evaluate(
    ([key, kept]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('ahu', 1);
        opening.onupgradeneeded = () =>
          opening.result.createObjectStore('matches', { keyPath: 'id' }).createIndex('changed', 'changed');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const change = opening.result.transaction('matches', 'readwrite');
          change.objectStore('matches').put({ id: key, file: kept, over: false, changed: Date.now() });
          change.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    [id, file] as const,
  );
}
