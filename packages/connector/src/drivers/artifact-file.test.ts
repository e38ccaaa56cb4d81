import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { deliveryLimits } from '@ledgerline/contract';
import { takeArtifactFile } from './artifact-file.ts';

const home = mkdtempSync(join(tmpdir(), 'artifact-file-'));
after(() => rmSync(home, { recursive: true, force: true }));
const folder = join(home, 'driver');
mkdirSync(join(folder, 'below'), { recursive: true });
const secret = join(home, 'secret.txt');
writeFileSync(secret, 'not for the cloud');

const textOf = (taken: Buffer | string): string => (typeof taken === 'string' ? `refused: ${taken}` : taken.toString());

test('a plain file inside the folder is read and removed', () => {
  for (const path of ['plain.pdf', 'below/plain.pdf', join(folder, 'absolute.pdf')]) {
    const full = path.startsWith(home) ? path : join(folder, path);
    writeFileSync(full, '%PDF-');
    assert.equal(textOf(takeArtifactFile(folder, path)), '%PDF-', path);
    assert.equal(existsSync(full), false, path);
  }
});

test('nothing outside the folder is read, neither by its path nor through a link on the way', () => {
  symlinkSync(home, join(folder, 'way-out'));
  for (const path of ['../secret.txt', secret, 'below/../../secret.txt', 'way-out/secret.txt', '.', '..', '']) {
    assert.match(textOf(takeArtifactFile(folder, path)), /^refused: .*outside the artifact folder/, path);
  }
  assert.equal(existsSync(secret), true);
});

test('links, folders, pipes and devices are not read, and never block', () => {
  symlinkSync(secret, join(folder, 'link.pdf'));
  symlinkSync('/dev/zero', join(folder, 'endless.pdf'));
  execFileSync('mkfifo', [join(folder, 'pipe.pdf')]);
  for (const path of ['link.pdf', 'endless.pdf', 'pipe.pdf', 'below']) {
    assert.match(textOf(takeArtifactFile(folder, path)), /^refused: .*not a plain file/, path);
  }
});

test('a file that is not there, or larger than the cloud accepts, is refused', () => {
  assert.match(textOf(takeArtifactFile(folder, 'missing.pdf')), /^refused: .*cannot be read/);
  const large = join(folder, 'large.bin');
  writeFileSync(large, '');
  truncateSync(large, deliveryLimits.artifactBytesMax + 1);
  assert.match(textOf(takeArtifactFile(folder, 'large.bin')), /^refused: .*larger than the cloud/);
});
