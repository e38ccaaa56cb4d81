import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { hasSmallDisk, runOnSmallDisk } from '../small-disk.ts';

test('a file that the disk has no room for is not saved in part, and is continued when there is room', {
  skip: !hasSmallDisk && 'no file system can be mounted here',
}, (t) => {
  const program = [process.execPath, join(import.meta.dirname, 'save-on-full-disk.ts')];
  const { stdout, stderr } = runOnSmallDisk(t, { kilobytes: 16 }, ...program);
  assert.notEqual(stdout, '', stderr);
  assert.deepEqual(JSON.parse(stdout), { withoutRoom: 'ENOSPC', isThere: false, withRoom: 'saved', isWhole: true });
});
