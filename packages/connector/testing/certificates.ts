/** Certificates as a company gets them, made by openssl: for tests. */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const CERTIFICATE_OWNER = { tin: 'C2584563200', registrationNo: '202001234567' };

export interface CertificateWish {
  readonly tin?: string;
  readonly registrationNo?: string;
  /** As openssl names it. */
  readonly key?: readonly string[];
  readonly extensions?: readonly string[];
}

const EXTENSIONS = ['keyUsage=critical,nonRepudiation,digitalSignature', 'extendedKeyUsage=1.3.6.1.4.1.311.10.3.12'];

export class CertificateFolder {
  readonly #folder = mkdtempSync(join(tmpdir(), 'certificates-'));

  path(name: string): string {
    return join(this.#folder, name);
  }

  read(name: string): Buffer {
    return readFileSync(this.path(name));
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  openssl(...parameters: readonly string[]): void {
    const { status, stderr } = spawnSync('openssl', parameters, { cwd: this.#folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
  }

  /** Makes NAME.key and NAME.pem. */
  make(name: string, { key = ['rsa:2048'], extensions = EXTENSIONS, ...owner }: CertificateWish = {}): void {
    const { tin, registrationNo } = { ...CERTIFICATE_OWNER, ...owner };
    const subject = `/C=MY/O=Seri Maju Sdn Bhd/2.5.4.97=${tin}/CN=Seri Maju/serialNumber=${registrationNo}`;
    const more = extensions.flatMap((extension) => ['-addext', extension]);
    const files = ['-keyout', `${name}.key`, '-out', `${name}.pem`];
    this.openssl('req', '-x509', '-newkey', ...key, '-nodes', '-days', '365', '-subj', subject, ...more, ...files);
  }

  /** Packs a certificate with its key. */
  pack(name: string, file: string, password: string, ...parameters: readonly string[]): Buffer {
    const parts = ['-inkey', `${name}.key`, '-in', `${name}.pem`];
    this.openssl('pkcs12', '-export', ...parts, '-out', file, '-passout', `pass:${password}`, ...parameters);
    return this.read(file);
  }
}
