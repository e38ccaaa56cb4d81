import assert from 'node:assert/strict';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { CertificateFolder } from '../../testing/certificates.ts';
import { folderAt } from '../config.ts';
import { openCertificateFile } from './pfx.ts';
import { credentialsFile, isPaused, isSealedElsewhere, readCredentials, setPaused, storeCredentials } from './secrets.ts';

const folder = folderAt(mkdtempSync(join(tmpdir(), 'secrets-')));
const certificates = new CertificateFolder();
certificates.make('firm');
after(() => {
  rmSync(folder.path, { recursive: true, force: true });
  certificates.remove();
});

const SECRET = 'the-client-secret';

function entered() {
  const opened = openCertificateFile(Buffer.concat([certificates.read('firm.key'), certificates.read('firm.pem')]), '');
  return typeof opened === 'string' ? assert.fail(opened) : opened;
}

test('what is entered is found again, and no file has it in the clear', () => {
  storeCredentials(folder, 'MAIN', { clientId: 'client-1', secrets: [SECRET], certificate: entered() });
  const found = readCredentials(folder, 'MAIN');
  assert.deepEqual([found?.clientId, found?.secrets], ['client-1', [SECRET]]);
  assert.ok(found?.signer?.privateKey.equals(entered().privateKey));
  for (const name of readdirSync(folder.gateway)) {
    const path = join(folder.gateway, name);
    const bytes = readFileSync(path).toString('latin1');
    assert.ok(!bytes.includes(SECRET) && !bytes.includes('PRIVATE KEY'), name);
    assert.equal(statSync(path).mode & 0o077, 0, `${name} is for its owner alone`);
  }
});

test('a new secret keeps the certificate, and a pause outlasts both', () => {
  setPaused(folder, 'MAIN', true);
  storeCredentials(folder, 'MAIN', { clientId: 'client-1', secrets: ['first', 'second'], certificate: null });
  assert.deepEqual(readCredentials(folder, 'MAIN')?.secrets, ['first', 'second']);
  assert.ok(readCredentials(folder, 'MAIN')?.signer);
  assert.equal(isPaused(folder, 'MAIN'), true);
});

test('a file of one book does not open as that of another, nor on another machine', () => {
  copyFileSync(credentialsFile(folder, 'MAIN'), credentialsFile(folder, 'OTHER'));
  assert.equal(readCredentials(folder, 'OTHER'), null);
  assert.equal(isSealedElsewhere(folder, 'OTHER'), true);
  rmSync(join(folder.gateway, 'seal.key'));
  assert.equal(readCredentials(folder, 'MAIN'), null);
  assert.equal(readCredentials(folder, 'NONE'), null);
  assert.equal(isSealedElsewhere(folder, 'NONE'), false);
});
