import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hmac, sha256 } from '../src/sha256.ts';

test('SHA-256 agrees with the platform on any bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(Buffer.from(sha256(bytes))).toEqual(createHash('sha256').update(bytes).digest());
    }),
  );
});

test('HMAC agrees with the platform on any key and message', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 150 }), fc.uint8Array({ maxLength: 150 }), (key, message) => {
      expect(Buffer.from(hmac(key, message))).toEqual(createHmac('sha256', key).update(message).digest());
    }),
  );
});
