import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { CERTIFICATE_OWNER, CertificateFolder } from '../../testing/certificates.ts';
import { certificateProblems, certificateSummary } from './certificate-check.ts';
import { type OpenedCertificate, openCertificateFile } from './pfx.ts';

const folder = new CertificateFolder();
after(() => folder.remove());

before(() => {
  folder.make('firm');
  folder.make('other', { tin: 'C9999999990', registrationNo: '199901000001' });
});

const PASSWORD = 'Kata laluan 密码';
const owner = { ...CERTIFICATE_OWNER, onBehalfOf: null };

const opened = (file: Buffer, password = PASSWORD, certificate: Buffer | null = null): OpenedCertificate => {
  const found = openCertificateFile(file, password, certificate);
  return typeof found === 'string' ? assert.fail(found) : found;
};

const KINDS: Readonly<Record<string, readonly string[]>> = {
  'AES-256 as openssl packs it': [],
  'AES-128 with SHA-1': ['-keypbe', 'AES-128-CBC', '-certpbe', 'AES-128-CBC', '-macalg', 'sha1'],
  'Triple DES with SHA-1, as Windows packs it': ['-keypbe', 'PBE-SHA1-3DES', '-certpbe', 'PBE-SHA1-3DES', '-macalg', 'sha1'],
  'SHA-512 and many rounds': ['-macalg', 'sha512', '-iter', '20000'],
  'without encryption of the certificates': ['-certpbe', 'NONE'],
  'without an integrity check': ['-nomac'],
};

for (const [kind, parameters] of Object.entries(KINDS)) {
  test(`a certificate file is opened: ${kind}`, () => {
    const { privateKey, certificates } = opened(folder.pack('firm', 'kind.p12', PASSWORD, ...parameters));
    assert.deepEqual([privateKey.asymmetricKeyType, certificates.length], ['rsa', 1]);
    assert.deepEqual(certificateProblems({ privateKey, certificates }, owner, Date.now()), []);
  });
}

test('a wrong password, a file that is none, and one that is too large are told apart', () => {
  const file = folder.pack('firm', 'firm.p12', PASSWORD);
  assert.equal(openCertificateFile(file, 'wrong'), 'wrong-password');
  assert.equal(openCertificateFile(folder.pack('firm', 'bare.p12', PASSWORD, '-nomac'), 'wrong'), 'wrong-password');
  assert.equal(openCertificateFile(Buffer.from('not a certificate'), ''), 'unreadable');
  assert.equal(openCertificateFile(file.subarray(0, 500), PASSWORD), 'unreadable');
  assert.equal(openCertificateFile(Buffer.alloc(10 * 1024 * 1024), ''), 'too-large');
});

test('a file that asks for too many rounds is not tried', () => {
  const file = folder.pack('firm', 'rounds.p12', PASSWORD, '-iter', '70000');
  const rounds = Buffer.from([0x02, 0x03, 0x01, 0x11, 0x70]);
  const at = file.lastIndexOf(rounds);
  assert.ok(at > 0);
  file.set([0x02, 0x03, 0x7f, 0xff, 0xff], at);
  assert.equal(openCertificateFile(file, PASSWORD), 'too-many-rounds');
});

test('a file without a key, and one without the certificate of its key, are named', () => {
  folder.openssl('pkcs12', '-export', '-nokeys', '-in', 'firm.pem', '-out', 'no-key.p12', '-passout', 'pass:x');
  assert.equal(openCertificateFile(folder.read('no-key.p12'), 'x'), 'no-key');
  folder.openssl('pkcs12', '-export', '-nocerts', '-inkey', 'firm.key', '-out', 'bare-key.p12', '-passout', 'pass:x');
  const bare = folder.read('bare-key.p12');
  assert.equal(openCertificateFile(bare, 'x'), 'no-certificate');
  assert.equal(openCertificateFile(bare, 'x', folder.read('other.pem')), 'no-certificate', 'a certificate of another key');
  assert.equal(opened(bare, 'x', folder.read('firm.pem')).certificates.length, 1, 'the certificate in a file of its own');
});

test('PEM is taken, encrypted or not', () => {
  const certificate = folder.read('firm.pem');
  assert.equal(opened(Buffer.concat([folder.read('firm.key'), certificate]), '').privateKey.type, 'private');
  folder.openssl('pkcs8', '-topk8', '-in', 'firm.key', '-out', 'hidden.key', '-passout', 'pass:word');
  const hidden = Buffer.concat([folder.read('hidden.key'), certificate]);
  assert.equal(opened(hidden, 'word').certificates.length, 1);
  assert.equal(openCertificateFile(hidden, 'wrong'), 'wrong-password');
  assert.equal(openCertificateFile(certificate, ''), 'no-key');
});

test('a certificate that cannot sign for the company says each reason', () => {
  const problemsOf = (name: string) =>
    certificateProblems(opened(Buffer.concat([folder.read(`${name}.key`), folder.read(`${name}.pem`)])), owner, Date.now());
  assert.deepEqual(problemsOf('other'), ['other-tin', 'other-registration']);
  folder.make('short', { key: ['rsa:1024'] });
  assert.deepEqual(problemsOf('short'), ['key-too-short']);
  folder.make('curve', { key: ['ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'] });
  assert.deepEqual(problemsOf('curve'), ['not-rsa']);
  folder.make('server', { extensions: ['keyUsage=digitalSignature', 'extendedKeyUsage=serverAuth'] });
  assert.deepEqual(problemsOf('server'), ['no-non-repudiation', 'no-document-signing']);
  const firm = opened(Buffer.concat([folder.read('firm.key'), folder.read('firm.pem')]));
  const { daysLeft } = certificateSummary(firm.certificates[0] ?? Buffer.alloc(0), Date.now());
  const inDays = (days: number): number => Date.now() + days * 86_400_000;
  assert.ok(daysLeft === 364 || daysLeft === 365);
  assert.deepEqual(certificateProblems(firm, owner, inDays(366)), ['expired']);
  assert.deepEqual(certificateProblems(firm, owner, inDays(-2)), ['not-yet-valid']);
  const intermediary = { ...owner, tin: 'C1111111110', onBehalfOf: 'C1111111110' };
  assert.deepEqual(certificateProblems(firm, intermediary, Date.now()), [], 'an intermediary signs with its own');
});
