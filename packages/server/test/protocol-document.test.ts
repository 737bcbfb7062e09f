import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ClientMessage } from '@ahu/protocol';
import { describe, expect, it } from 'vitest';
import { routesOf } from '../testing/routes.ts';

const read = (path: string): string => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');
const page = read('../../../docs/protocol.md');
const types = read('../../protocol/src/server.ts');
const wireFrame = read('../../table/src/wire.ts').split('export interface WireFrame {')[1].split('\n}')[0];

/** The rows of the tables under a heading, as cells. */
function rowsUnder(heading: string): string[][] {
  const [, section] = page.split(`\n### ${heading}\n`);
  const rows = section
    .split('\n## ')[0]
    .split('\n### ')[0]
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  return rows.map((line) => line.split('|').map((cell) => cell.trim()));
}

const codesIn = (text: string): string[] => Array.from(text.matchAll(/`([^`]+)`/g), ([, code]) => code);

describe('docs/protocol.md', () => {
  it('has every request that the server answers, and no other', async () => {
    const routes = (await routesOf()).filter(({ path }) => path.startsWith('/api/'));
    const answered = [...new Set(routes.map(({ method, path }) => `${method} ${path}`))];
    const written = ['People', 'Tables', 'Islands and exercises']
      .flatMap(rowsUnder)
      .flatMap(([, requests]) => codesIn(requests));
    expect(written.toSorted()).toEqual(answered.toSorted());
  });

  it('has every message of a client with its fields', () => {
    const known = ClientMessage.options.map(({ entries }) => Object.keys(entries).filter((field) => field !== 'kind'));
    const kinds = ClientMessage.options.map(({ entries }) => entries.kind.literal);
    const written = rowsUnder('What a client says').map(([, kind, fields]) => [codesIn(kind)[0], codesIn(fields)]);
    expect(Object.fromEntries(written)).toEqual(Object.fromEntries(kinds.map((kind, i) => [kind, known[i]])));
  });

  it('has every message of the server with its fields', () => {
    const messages = types
      .split('export type ServerMessage =')[1]
      .split('\nexport')[0]
      .split(/\n {2}(?:\/\*\*.*\n {2})*\| /);
    const known = messages.slice(1).map((text) => {
      const fields = text.replace('(WireFrame &', wireFrame);
      return Array.from(fields.matchAll(/readonly (\w+)\??:/g), ([, field]) => field);
    });
    const kinds = messages.slice(1).map((text) => /kind: '(\w+)'/.exec(text)?.[1]);
    const frame = rowsUnder('Frames').flatMap(([, fields]) => codesIn(fields));
    const written = Object.fromEntries(
      rowsUnder('What the server says').map(([, kind, fields]) => [codesIn(kind)[0], codesIn(fields)]),
    );
    for (const [i, kind] of kinds.entries()) {
      const fields = kind === 'frame' ? frame : written[kind as string];
      expect(fields?.toSorted(), kind).toEqual(known[i].filter((field) => field !== 'kind').toSorted());
    }
    expect(Object.keys(written).toSorted()).toEqual(kinds.toSorted());
  });

  it('has every reason of a refusal', () => {
    const [, reasons] = types.split('export type RefusalReason =');
    const known = Array.from(reasons.matchAll(/'([\w-]+)'/g), ([, reason]) => reason);
    const written = rowsUnder('Refusals').map(([, reason]) => codesIn(reason)[0]);
    expect(written.toSorted()).toEqual(known.toSorted());
  });
});
