import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { changeDrivers } from '../../packages/connector/src/cli/add-book.ts';
import { folderAt } from '../../packages/connector/src/config.ts';
import { silentLog } from '../../packages/connector/src/log.ts';
import { driverFactories } from '../../packages/connector/src/service/driver-factories.ts';
import { makeFeaturedDriver } from '../../packages/connector/testing/featured-folder.ts';
import { isReady, PYTHON } from '../debian-packages.ts';

/** A driver as its author sends it: a ZIP file with a program that is signed. The scripts of the featured driver stand for what it does. */

const skip = !(isReady('mono') && isReady('setupProgram')) && 'the programs that compile and sign are not installed';
const place = mkdtempSync(join(tmpdir(), 'ledgerline-signed-'));
const driver = join(place, 'featured');
after(() => rmSync(place, { recursive: true }));

function run(program: string, ...parameters: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(program, parameters, { cwd: place, encoding: 'utf8' });
  assert.equal(status, 0, stdout + stderr);
}

function sign(name: string): void {
  const subject = ['-subj', '/O=Kedai/CN=Kedai Sdn Bhd', '-addext', 'extendedKeyUsage=codeSigning'];
  run(
    'openssl',
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-keyout',
    'key.pem',
    '-out',
    'cert.pem',
    '-days',
    '2',
    ...subject,
  );
  run('osslsigncode', 'sign', '-certs', 'cert.pem', '-key', 'key.pem', '-h', 'sha256', '-in', name, '-out', `signed-${name}`);
}

/** Packs files under the names that they get in the ZIP file, which can be hostile ones. */
function pack(zip: string, files: Readonly<Record<string, string>>): string {
  const script =
    'import sys, zipfile\nwith zipfile.ZipFile(sys.argv[1], "w", zipfile.ZIP_DEFLATED) as z:\n' +
    ' [z.write(sys.argv[at], sys.argv[at + 1]) for at in range(2, len(sys.argv), 2)]';
  const path = join(place, zip);
  run(PYTHON, '-c', script, path, ...Object.entries(files).flatMap(([name, file]) => [file, name]));
  return path;
}

const packed = (zip: string, program: string): string =>
  pack(zip, {
    ...Object.fromEntries(readdirSync(driver).map((name) => [`featured/${name}`, join(driver, name)])),
    'featured/featured.exe': join(place, program),
  });

let folders = 0;
function newFolder() {
  folders += 1;
  const folder = folderAt(join(place, `connector-${folders}`));
  mkdirSync(folder.path, { mode: 0o700 });
  return folder;
}

async function add(from: string, folder = newFolder()) {
  const said: string[] = [];
  const tell = (text: string) => void said.push(text);
  const values = { yes: true };
  const code = await changeDrivers({ folder, isJson: false, values, terminal: null, say: tell, complain: tell }, ['add', from]);
  return { code, said: said.join('\n'), folder };
}

before(() => {
  if (skip) return;
  makeFeaturedDriver(driver, { kit: '1' });
  writeFileSync(join(place, 'program.cs'), 'static class Program { static int Main() { return 0; } }');
  run('mcs', '-out:plain.exe', 'program.cs');
  sign('plain.exe');
  const altered = readFileSync(join(place, 'signed-plain.exe'));
  altered[0x250] = (altered[0x250] ?? 0) ^ 1;
  writeFileSync(join(place, 'altered.exe'), altered);
});

test('a ZIP file is added with its signer, and the doctor names the signer, the protocol and the kit', { skip }, async () => {
  const { code, said, folder } = await add(packed('signed.zip', 'signed-plain.exe'));
  assert.equal(code, 0, said);
  assert.match(said, /^Featured 1\.0\.0, signed by Kedai Sdn Bhd \(a certificate of its own\)\n/);
  const { featured } = driverFactories({ folder, log: silentLog, environment: { PATH: process.env.PATH } });
  const company = { companyId: 'A', name: 'A', driver: 'featured', settings: { notebook: join(place, 'a.notebook') } };
  const examined = async () => (await featured?.examine?.(company))?.map(({ state, text }) => `${state}: ${text}`) ?? [];
  const [responds = '', ...rest] = await examined();
  assert.match(responds, /^fine: The driver for Featured responds in \d+\.\d seconds \(protocol 1, kit 1\)\.$/);
  assert.deepEqual(rest.slice(0, 2), [
    'fine: The driver is signed by Kedai Sdn Bhd (a certificate of its own).',
    'fine: The account book opens (Featured 1.0.0).',
  ]);
  const installed = join(folder.drivers, 'featured/featured.exe');
  copyFileSync(join(place, 'plain.exe'), installed);
  assert.match((await examined())[1] ?? '', /^warning: featured\.exe of the driver is not signed/);
  copyFileSync(join(place, 'altered.exe'), installed);
  const changed =
    'featured.exe was changed after it was signed by Kedai Sdn Bhd (a certificate of its own). Get the driver again from its author.';
  assert.deepEqual(await examined(), [`broken: The driver for Featured is not ready. ${changed}`]);
  assert.deepEqual(await featured?.open(company), { kind: 'unavailable', state: 'unavailable', message: changed });
});

test('a program that was changed after it was signed is not added, and one without a signature is shown by its digest', {
  skip,
}, async () => {
  const refused = await add(packed('altered.zip', 'altered.exe'));
  assert.equal(refused.code, 1);
  assert.match(refused.said, /featured\.exe was changed after it was signed by Kedai Sdn Bhd .* Nothing was added\.$/);
  assert.equal(existsSync(join(refused.folder.drivers, 'featured')), false);
  assert.match((await add(packed('plain.zip', 'plain.exe'))).said, /not signed \(featured\.exe\), sha256 [0-9a-f]{64}/);
});

test('a ZIP file that is none, is damaged or reaches outside its folder is refused in words', async () => {
  makeFeaturedDriver(driver, { kit: '1' });
  const good = pack('good.zip', { 'driver.json': join(driver, 'driver.json'), 'driver.ts': join(driver, 'driver.ts') });
  assert.equal((await add(good)).code, 0);
  const damaged = readFileSync(good);
  damaged[80] = (damaged[80] ?? 0) ^ 0xff;
  writeFileSync(join(place, 'damaged.zip'), damaged);
  writeFileSync(join(place, 'cut.zip'), damaged.subarray(0, 500));
  cpSync(join(driver, 'driver.ts'), join(place, 'none.zip'));
  const outside = pack('outside.zip', { '../driver.json': join(driver, 'driver.json') });
  const cases = [
    [join(place, 'damaged.zip'), /damaged/],
    [join(place, 'cut.zip'), /is not a ZIP file, or it is damaged/],
    [join(place, 'none.zip'), /is not a ZIP file, or it is damaged/],
    [outside, /"\.\.\/driver\.json" would be written outside the folder of the driver/],
    [pack('empty.zip', { 'readme.txt': join(driver, 'driver.ts') }), /driver\.json is missing or is not valid JSON/],
  ] as const;
  for (const [zip, reason] of cases) {
    const { code, said } = await add(zip);
    assert.equal(code, 1, zip);
    assert.match(said, reason, zip);
  }
  assert.equal(existsSync(join(tmpdir(), 'driver.json')), false);
});
