import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import fc from 'fast-check';
import { hexOf, Sha256 } from './sha256.ts';

test('the digest is that of node:crypto, however the bytes are cut into pieces', () => {
  const pieces = fc.array(fc.uint8Array({ maxLength: 200 }), { maxLength: 6 });
  fc.assert(
    fc.property(pieces, (parts) => {
      const [ours, theirs] = [new Sha256(), createHash('sha256')];
      for (const part of parts) {
        ours.update(part);
        theirs.update(part);
      }
      assert.equal(hexOf(ours.digest()), theirs.digest('hex'));
    }),
  );
});
