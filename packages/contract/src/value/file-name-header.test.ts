import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contentDisposition, dispositionFileName } from './file-name-header.ts';

test('any file name comes back whole from its header', () => {
  assert.equal(contentDisposition('inline', 'a.pdf'), 'inline; filename="a.pdf"');
  for (const name of ['a.pdf', 'Invois "ä".pdf', '100%.csv', "it's (1)*.txt", '发票.pdf', 'a\\b'])
    assert.equal(dispositionFileName(contentDisposition('attachment', name)), name);
  assert.equal(dispositionFileName(undefined), null);
});
