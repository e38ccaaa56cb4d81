import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { openTestServer } from '../../packages/cloud/testing/test-server.ts';
import { currentBuild } from '../../packages/contract/src/index.ts';
import { buildInstaller } from '../../packaging/windows/build.ts';
import { isReady } from '../debian-packages.ts';

/** ConnectorSetup.exe as `npm run installer` makes it, but packed without compression and signed with a certificate of the test's own. */

const skip = !isReady('setupProgram');

/** Where the signature of node.exe must lead: Microsoft Identity Verification Root Certificate Authority 2020, as Microsoft publishes it. */
const MICROSOFT_ROOT_SHA256 = '53:67:F2:0C:7A:DE:0E:2B:CA:79:09:15:05:6D:08:6B:72:0C:33:C1:FA:2A:26:61:AC:F7:87:E3:29:2E:12:70';

/** Newer versions look for lists of revoked certificates on the network, and older ones do not know the option. */
const WITHOUT_LISTS = spawnSync('osslsigncode', ['verify', '--help'], { encoding: 'utf8' }).stdout?.includes('-ignore-crl')
  ? ['-ignore-crl']
  : [];

const place = mkdtempSync(join(tmpdir(), 'setup program '));

function run(program: string, ...parameters: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, parameters, { encoding: 'utf8', cwd: place, maxBuffer: 1 << 26 });
  assert.equal(status, 0, `${program} ${parameters.join(' ')}\n${stdout}${stderr}`);
  return stdout;
}

/** What a certificate authority would sell. */
function makeCertificate(): { cert: string; key: string } {
  const [cert, key] = [join(place, "test's.crt"), join(place, 'test.key')];
  const use = ['-addext', 'extendedKeyUsage=codeSigning', '-addext', 'keyUsage=digitalSignature'];
  run(
    'openssl',
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-keyout',
    key,
    '-out',
    cert,
    '-days',
    '2',
    '-subj',
    '/CN=Test',
    ...use,
  );
  return { cert, key };
}

/** The files that the setup program installs, and no others. */
const listed = (setup: string): readonly string[] =>
  run('7zz', 'l', '-ba', '-slt', setup)
    .split('\n')
    .flatMap((line) => (line.startsWith('Path = ') ? [line.slice('Path = '.length)] : []))
    .filter((path) => !path.startsWith('$PLUGINSDIR'))
    .map((path) => path.replace(/^\$_\d+_\//, 'data/').replaceAll(currentBuild, 'BUILD'))
    .toSorted();

/** The root that the makers of Node put into the signature, if it is the one that is expected. */
function microsoftRoot(node: string): string {
  run('osslsigncode', 'extract-signature', '-pem', '-in', node, '-out', 'node.pem');
  const chain =
    run('openssl', 'pkcs7', '-in', 'node.pem', '-print_certs').match(/-----BEGIN[\s\S]+?-----END CERTIFICATE-----/g) ?? [];
  const root = chain.find((pem) => new X509Certificate(pem).fingerprint256 === MICROSOFT_ROOT_SHA256);
  assert.ok(root, 'node.exe is signed under the expected root');
  writeFileSync(join(place, 'root.pem'), root);
  return 'root.pem';
}

test('the setup program has the files that it should, everything of ours in it is signed, and node.exe is as its makers signed it', {
  skip,
  timeout: 300_000,
}, async (t) => {
  t.after(() => rmSync(place, { recursive: true, force: true }));
  const certificate = makeCertificate();
  const folder = join(place, 'out');
  mkdirSync(folder);
  const { path, isSigned } = await buildInstaller({ folder, compression: 'none', certificate, say: () => undefined });
  assert.equal(isSigned, true);
  const expected = readFileSync(join(import.meta.dirname, '../../packaging/windows/installed-files.txt'), 'utf8');
  assert.equal(`${listed(path).join('\n')}\n`, expected, 'packaging/windows/installed-files.txt lists what is installed');

  run('7zz', 'e', '-y', path, '*/Uninstall.exe', '*/LedgerlineService.exe', '*/node.exe');
  for (const program of [path, 'Uninstall.exe', 'LedgerlineService.exe'])
    assert.match(run('osslsigncode', 'verify', '-CAfile', certificate.cert, program), /Succeeded/, program);
  for (const program of [path, 'LedgerlineService.exe']) {
    const content = readFileSync(program === path ? path : join(place, program));
    assert.ok(content.includes(Buffer.from(currentBuild, 'utf16le')), `${program} says which build it is`);
    assert.match(run('7zz', 'l', '-ba', '-tPE', program), /\.rsrc.*ICON/, `${program} has an icon`);
  }
  const root = microsoftRoot('node.exe');
  const verified = run('osslsigncode', 'verify', ...WITHOUT_LISTS, '-CAfile', root, '-TSA-CAfile', root, 'node.exe');
  assert.match(verified, /CN=OpenJS Foundation/);
  assert.match(verified, /Timestamp Server Signature verification: ok/);
  assert.match(verified, /Succeeded/);

  const server = await openTestServer({ settings: { installerFile: path } });
  t.after(() => server.close());
  const sha256 = createHash('sha256').update(readFileSync(path)).digest('hex');
  const { cookie } = await server.household();
  const served = await server.call('GET', '/downloads/ConnectorSetup.exe');
  assert.equal(createHash('sha256').update(served.rawPayload).digest('hex'), sha256);
  const page = await server.call('GET', '/portal/connector', { headers: { cookie } });
  assert.ok(page.body.includes(sha256), 'the portal offers it and says which one it is');
});
