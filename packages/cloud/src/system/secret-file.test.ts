import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { systemRandomness } from './randomness.ts';
import { makePrivateDirectory, readOrMakeSecret } from './secret-file.ts';

function withFolder(work: (folder: string) => void): void {
  const folder = mkdtempSync(join(tmpdir(), 'secret-file-'));
  try {
    work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('a secret is made once, only its owner can read it, and no draft stays', () =>
  withFolder((folder) => {
    const file = join(folder, 'secret.key');
    assert.equal(
      readOrMakeSecret(file, () => 'first', systemRandomness),
      'first',
    );
    assert.equal(
      readOrMakeSecret(file, () => assert.fail('It is there.'), systemRandomness),
      'first',
    );
    assert.equal(statSync(file).mode & 0o777, 0o600);
    assert.deepEqual(readdirSync(folder), ['secret.key']);
  }));

test('of two processes that start at once both get the secret of the first', () =>
  withFolder((folder) => {
    const file = join(folder, 'secret.key');
    const make = (): string => {
      writeFileSync(file, 'of the other process\n');
      return 'too late';
    };
    assert.equal(readOrMakeSecret(file, make, systemRandomness), 'of the other process');
    assert.deepEqual(readdirSync(folder), ['secret.key']);
  }));

test('a secret that cannot be read is an error, not a reason to make another', () =>
  withFolder((folder) => assert.throws(() => readOrMakeSecret(folder, () => 'new', systemRandomness), /EISDIR/)));

test('a directory for secrets is private, also when it was there before', () =>
  withFolder((folder) => {
    const directory = join(folder, 'deep', 'data');
    makePrivateDirectory(directory);
    assert.equal(statSync(directory).mode & 0o777, 0o700);
    const open = join(folder, 'open');
    mkdirSync(open, { mode: 0o755 });
    makePrivateDirectory(open);
    assert.equal(statSync(open).mode & 0o777, 0o700);
  }));
