import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseClientMessage } from '../src/index.ts';

const read = (message: unknown) => parseClientMessage(JSON.stringify(message));

describe('what a client can say', () => {
  it.each([
    { kind: 'hello', version: 1 },
    { kind: 'watch', table: 'abcdefgh', seq: 0 },
    { kind: 'unwatch', table: 'abcdefgh' },
    { kind: 'move', table: 'abcdefgh', command: 'c-1', seq: 3, notation: 'take column 1' },
    { kind: 'takeBack', table: 'abcdefgh', command: 'c-2', seq: 3 },
    { kind: 'return', table: 'abcdefgh', command: 'c_3' },
    { kind: 'chat', table: 'abcdefgh', text: 'Iorana' },
    { kind: 'ping' },
  ])('%j is understood', (message) => {
    expect(read(message)).toEqual({ ok: true, value: message });
  });

  it.each([
    [{ kind: 'hello', version: 2 }, 'version'],
    [{ kind: 'watch', table: '../etc', seq: 0 }, 'table'],
    [{ kind: 'watch', table: 'abcdefgh', seq: -1 }, 'seq'],
    [{ kind: 'move', table: 'abcdefgh', command: 'a b', seq: 0, notation: 'x' }, 'command'],
    [{ kind: 'move', table: 'abcdefgh', command: 'a', seq: 0, notation: 'x'.repeat(121) }, 'notation'],
    [{ kind: 'chat', table: 'abcdefgh', text: '   ' }, 'text'],
    [{ kind: 'chat', table: 'abcdefgh', text: 'a\u0000b' }, 'text'],
    [{ kind: 'chat', table: 'abcdefgh', text: 'a\ud800b' }, 'text'],
    [{ kind: 'ping', more: 1 }, 'more'],
    [{ kind: 'dance' }, 'kind'],
    [[], ''],
    [null, ''],
  ])('%j is refused, with the place', (message, where) => {
    const parsed = read(message);
    expect(parsed.ok).toBe(false);
    expect(parsed.ok || parsed.reason).toContain(where);
  });

  it('anything at all is read or refused, and never thrown', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.jsonValue().map((json) => JSON.stringify(json)),
        ),
        (text) => {
          expect(typeof parseClientMessage(text).ok).toBe('boolean');
        },
      ),
    );
  });
});
