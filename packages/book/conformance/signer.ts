/** A company that signs e-invoices, with a certificate that openssl makes: for tests. */

import { spawnSync } from 'node:child_process';
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Signer } from '../src/einvoice/signing/signature.ts';

const SUBJECT = '/C=MY/O=Seri Maju, Trading Sdn Bhd/2.5.4.97=C2584563200/OU=Accounts/CN=Seri Maju/serialNumber=202001234567';

export interface TestSigner extends Signer {
  /** A time at which the certificate is valid: RFC 3339, UTC, to the second. */
  readonly signingTime: string;
}

/** `subject` as openssl writes it. */
export function makeSigner(subject = SUBJECT): TestSigner {
  const folder = mkdtempSync(join(tmpdir(), 'signer-'));
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const made = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '365',
    '-subj',
    subject,
    '-keyout',
    key,
    '-out',
    certificate,
  ];
  const { status, stderr } = spawnSync('openssl', made, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const x509 = new X509Certificate(readFileSync(certificate));
  const privateKey = createPrivateKey(readFileSync(key));
  rmSync(folder, { recursive: true, force: true });
  const signingTime = `${new Date(Date.parse(x509.validFrom) + 1000).toISOString().slice(0, 19)}Z`;
  return { der: x509.raw, privateKey, signingTime };
}
