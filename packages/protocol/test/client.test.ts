import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { check, GuestBody, parseClientMessage } from '../src/index.ts';

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
    ['overrides of direction', 'a\u202eb\u202cc', 'abc'],
    ['isolates', '\u2066a\u2069', 'a'],
    ['marks of direction', '\u200fa\u200e\u061c', 'a'],
    ['letters of no width', 'a\u200b\u2060\ufeff\u00adb', 'ab'],
    ['ends of lines', 'a\u2028b\u2029c', 'a b c'],
    ['tags', 'a\u{e0041}b', 'ab'],
  ])('[L8] talk is without %s', (_, text, read) => {
    expect(parseClientMessage(JSON.stringify({ kind: 'chat', table: 'abcdefgh', text }))).toMatchObject({
      ok: true,
      value: { text: read },
    });
  });

  it.each(['👩‍👩‍👧', 'نامه‌ای', 'שלום!', 'क्‍ष'])('[L8] %s is said as it is', (text) => {
    expect(read({ kind: 'chat', table: 'abcdefgh', text })).toMatchObject({ value: { text } });
  });

  it('[L8] who says nothing but what cannot be seen says nothing', () => {
    expect(read({ kind: 'chat', table: 'abcdefgh', text: '\u202e\u2066\u2028' }).ok).toBe(false);
  });

  it.each(['\u202eAna', 'A\u2066na', 'A\u2028na', 'A\u2029na', 'A\u200dna', 'A\ud800', 'A\u0007'])(
    '[L8] %j is no name',
    (name) => {
      expect(check(GuestBody, { name }).ok).toBe(false);
    },
  );

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
