import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutPaths } from './machine-path.ts';

test('folders of the machine do not leave it, and other slashes stay', () => {
  for (const [said, left] of [
    [
      "ENOENT: no such file or directory, open '/home/siti/books/main.sqlite'",
      'ENOENT: no such file or directory, open main.sqlite',
    ],
    ['/var/lib/ledgerline/main.sqlite is not an account book.', 'main.sqlite is not an account book.'],
    ['C:\\Users\\siti\\main.sqlite is locked.', 'main.sqlite is locked.'],
    ['\\\\server\\books\\main.gnucash cannot be read.', 'main.gnucash cannot be read.'],
    ["EACCES: permission denied, open '/books/main.sqlite'", 'EACCES: permission denied, open main.sqlite'],
    ['lines[0].qty at /lines/0/qty; see https://example.com/var/docs and SST/GST.', undefined],
  ] as const) {
    assert.equal(withoutPaths(said), left ?? said);
  }
});
