import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isMismatched, isPartlyDone } from './partial-result.ts';

test('rows that were saved next to rows that were refused are partly done; nothing else is', () => {
  const partly = { ok: false, saved: true, total: 2, results: [] };
  assert.ok(isPartlyDone(partly));
  assert.ok(isPartlyDone({ ...partly, writeVerification: { matched: true, differences: [] } }));
  assert.ok(!isPartlyDone({ ...partly, writeVerification: { matched: false, differences: [] } }), 'a mismatch is a failure');
  assert.ok(!isPartlyDone({ ...partly, saved: false }), 'nothing was saved');
  assert.ok(!isPartlyDone({ ...partly, ok: true }), 'all went well');
  assert.ok(!isPartlyDone({ ok: false, saved: true }), 'a document has no rows of its own to speak for it');
  assert.ok(!isPartlyDone(null));
});

test('what was accepted and not applied is no mismatch, unless something else differs', () => {
  const notApplied = [{ path: 'payments', code: 'PAYMENT_NOT_APPLIED', amount: 10, message: 'Not applied.' }];
  const verified = { matched: false, identityMatched: true, linkageMatched: true, differences: [], notApplied };
  assert.ok(!isMismatched({ writeVerification: verified }));
  for (const more of [{ differences: [{}] }, { identityMatched: false }, { linkageMatched: false }, { notApplied: [] }]) {
    assert.ok(isMismatched({ writeVerification: { ...verified, ...more } }), JSON.stringify(more));
  }
});
