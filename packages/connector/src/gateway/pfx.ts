/** Opens certificate files: PFX (PKCS #12, RFC 7292), which node:crypto has no call for, and PEM. Keeps nothing. */

import {
  createDecipheriv,
  createHash,
  createHmac,
  createPrivateKey,
  type KeyObject,
  pbkdf2Sync,
  timingSafeEqual,
  X509Certificate,
} from 'node:crypto';
import { type DerValue, derAt, derList, identifierOf } from '@ledgerline/book';

export type PfxProblem =
  | 'unreadable'
  | 'too-large'
  | 'wrong-password'
  | 'no-key'
  | 'no-certificate'
  | 'unsupported'
  | 'too-many-rounds';

export interface OpenedCertificate {
  readonly privateKey: KeyObject;
  /** The certificates in DER, the one of the key first. */
  readonly certificates: readonly Buffer[];
}

class PfxFailure extends Error {
  readonly problem: PfxProblem;

  constructor(problem: PfxProblem) {
    super(problem);
    this.problem = problem;
  }
}

const FILE_BYTES_MAX = 64 * 1024;
/** The maximum number of rounds: more would keep the machine busy for minutes. */
const ROUNDS_MAX = 2_000_000;

const PLAIN_DATA = '1.2.840.113549.1.7.1';
const KEY_BAG = '1.2.840.113549.1.12.10.1.1';
const SHROUDED_KEY_BAG = '1.2.840.113549.1.12.10.1.2';
const CERTIFICATE_BAG = '1.2.840.113549.1.12.10.1.3';
const PBES2 = '1.2.840.113549.1.5.13';
const TRIPLE_DES_SHA1 = '1.2.840.113549.1.12.1.3';
/** Old exports hide certificates, never the key, with RC2, which node:crypto does not have. */
const RC2: readonly string[] = ['1.2.840.113549.1.12.1.5', '1.2.840.113549.1.12.1.6'];

const DIGESTS: Readonly<Record<string, string>> = {
  '1.3.14.3.2.26': 'sha1',
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};
const KEYED_DIGESTS: Readonly<Record<string, string>> = {
  '1.2.840.113549.2.7': 'sha1',
  '1.2.840.113549.2.9': 'sha256',
  '1.2.840.113549.2.10': 'sha384',
  '1.2.840.113549.2.11': 'sha512',
};
const CIPHERS: Readonly<Record<string, readonly [name: string, keyBytes: number]>> = {
  '2.16.840.1.101.3.4.1.2': ['aes-128-cbc', 16],
  '2.16.840.1.101.3.4.1.22': ['aes-192-cbc', 24],
  '2.16.840.1.101.3.4.1.42': ['aes-256-cbc', 32],
  '1.2.840.113549.3.7': ['des-ede3-cbc', 24],
};
const LONG_BLOCKS: readonly string[] = ['sha384', 'sha512'];
const SEQUENCE = 0x30;

/** `certificate` is a separate file, for a PFX that hides its own in an old way, or a key without one. */
export function openCertificateFile(
  file: Buffer,
  password: string,
  certificate: Buffer | null = null,
): OpenedCertificate | PfxProblem {
  if (file.length > FILE_BYTES_MAX || (certificate?.length ?? 0) > FILE_BYTES_MAX) return 'too-large';
  try {
    const text = file.toString('latin1');
    const found = text.includes('-----BEGIN ') ? openPem(text, password) : openPfx(file, password);
    const extra = certificate ? certificatesIn(certificate) : [];
    return inOrder(found.privateKey, [...found.certificates, ...extra]);
  } catch (failure) {
    return failure instanceof PfxFailure ? failure.problem : 'unreadable';
  }
}

function inOrder(privateKey: KeyObject, certificates: readonly Buffer[]): OpenedCertificate | PfxProblem {
  const own = certificates.find((der) => new X509Certificate(der).checkPrivateKey(privateKey));
  if (!own) return 'no-certificate';
  return { privateKey, certificates: [own, ...certificates.filter((der) => der !== own)] };
}

const PEM_CERTIFICATE = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g;

function certificatesIn(file: Buffer): readonly Buffer[] {
  const blocks = file.toString('latin1').match(PEM_CERTIFICATE);
  return blocks ? blocks.map((block) => new X509Certificate(block).raw) : [new X509Certificate(file).raw];
}

function openPem(text: string, password: string): OpenedCertificate {
  const [key] = /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----[\s\S]+?-----END (?:[A-Z]+ )*PRIVATE KEY-----/.exec(text) ?? [];
  if (key === undefined) throw new PfxFailure('no-key');
  const certificates = (text.match(PEM_CERTIFICATE) ?? []).map((block) => new X509Certificate(block).raw);
  try {
    return { privateKey: createPrivateKey({ key, format: 'pem', passphrase: password }), certificates };
  } catch {
    throw new PfxFailure(key.includes('ENCRYPTED') ? 'wrong-password' : 'unreadable');
  }
}

interface Found {
  privateKey: KeyObject | null;
  readonly certificates: Buffer[];
}

function openPfx(file: Buffer, password: string): OpenedCertificate {
  const [, safe, mac] = derList(derAt(file).body);
  const content = derAt(partOf(derList(bodyOf(safe)), 1).body).body;
  if (mac) checkIntegrity(mac, content, password);
  const found: Found = { privateKey: null, certificates: [] };
  for (const part of derList(derAt(content).body)) {
    const [type, wrapped] = derList(part.body);
    const inner = derAt(bodyOf(wrapped));
    const bags = identifierOf(bodyOf(type)) === PLAIN_DATA ? inner.body : openedPart(inner, password);
    if (bags) for (const bag of derList(derAt(bags).body)) takeBag(bag, password, found);
  }
  if (!found.privateKey) throw new PfxFailure('no-key');
  return { privateKey: found.privateKey, certificates: found.certificates };
}

function bodyOf(value: DerValue | undefined): Buffer {
  if (!value) throw new PfxFailure('unreadable');
  return value.body;
}

function partOf(values: readonly DerValue[], index: number): DerValue {
  const value = values[index];
  if (!value) throw new PfxFailure('unreadable');
  return value;
}

function checkIntegrity(mac: DerValue, content: Buffer, password: string): void {
  const [info, salt, rounds] = derList(mac.body);
  const [algorithm, expected] = derList(bodyOf(info));
  const digest = DIGESTS[identifierOf(partOf(derList(bodyOf(algorithm)), 0).body)];
  if (digest === undefined) throw new PfxFailure('unsupported');
  const wanted = bodyOf(expected);
  const key = derived(digest, password, {
    salt: bodyOf(salt),
    rounds: rounds ? roundsOf(rounds) : 1,
    purpose: 3,
    bytes: wanted.length,
  });
  const actual = createHmac(digest, key).update(content).digest();
  if (actual.length !== wanted.length || !timingSafeEqual(actual, wanted)) throw new PfxFailure('wrong-password');
}

function roundsOf({ body }: DerValue): number {
  const rounds = body.length > 6 ? Number.POSITIVE_INFINITY : body.readUIntBE(0, body.length);
  if (rounds < 1 || rounds > ROUNDS_MAX) throw new PfxFailure('too-many-rounds');
  return rounds;
}

/** Null for content encrypted with RC2. */
function openedPart(inner: DerValue, password: string): Buffer | null {
  const [, algorithm, data] = derList(partOf(derList(inner.body), 1).body);
  if (!algorithm) throw new PfxFailure('unreadable');
  const isOld = RC2.includes(identifierOf(partOf(derList(algorithm.body), 0).body));
  return isOld ? null : decrypted(algorithm, bodyOf(data), password);
}

function takeBag(bag: DerValue, password: string, found: Found): void {
  const [type, value] = derList(bag.body);
  const content = derAt(bodyOf(value));
  const kind = identifierOf(bodyOf(type));
  if (kind === KEY_BAG) found.privateKey = createPrivateKey({ key: content.whole, format: 'der', type: 'pkcs8' });
  if (kind === SHROUDED_KEY_BAG) {
    const [algorithm, data] = derList(content.body);
    if (!algorithm) throw new PfxFailure('unreadable');
    const key = decrypted(algorithm, bodyOf(data), password);
    found.privateKey = createPrivateKey({ key, format: 'der', type: 'pkcs8' });
  }
  if (kind === CERTIFICATE_BAG) found.certificates.push(derAt(partOf(derList(content.body), 1).body).body);
}

function decrypted(algorithm: DerValue, data: Buffer, password: string): Buffer {
  const [type, parameters] = derList(algorithm.body);
  const name = identifierOf(bodyOf(type));
  const values = derList(bodyOf(parameters));
  if (name === TRIPLE_DES_SHA1) {
    const salt = partOf(values, 0).body;
    const rounds = roundsOf(partOf(values, 1));
    const part = (purpose: number, bytes: number): Buffer => derived('sha1', password, { salt, rounds, purpose, bytes });
    return opened('des-ede3-cbc', part(1, 24), part(2, 8), data);
  }
  if (name !== PBES2) throw new PfxFailure('unsupported');
  const [salt, rounds, ...rest] = derList(partOf(derList(partOf(values, 0).body), 1).body);
  const [cipherType, start] = derList(partOf(values, 1).body);
  const [cipher, keyBytes] = CIPHERS[identifierOf(bodyOf(cipherType))] ?? [];
  const keyed = rest.find(({ tag }) => tag === SEQUENCE);
  const digest = keyed ? KEYED_DIGESTS[identifierOf(partOf(derList(keyed.body), 0).body)] : 'sha1';
  if (cipher === undefined || keyBytes === undefined || digest === undefined || !rounds) throw new PfxFailure('unsupported');
  const key = pbkdf2Sync(password, bodyOf(salt), roundsOf(rounds), keyBytes, digest);
  return opened(cipher, key, bodyOf(start), data);
}

/** A padding that is wrong means a password that is wrong. */
function opened(cipher: string, key: Buffer, start: Buffer, data: Buffer): Buffer {
  try {
    const decipher = createDecipheriv(cipher, key, start);
    return Buffer.concat([decipher.update(data), decipher.final()]);
  } catch {
    throw new PfxFailure('wrong-password');
  }
}

interface Derivation {
  readonly salt: Buffer;
  readonly rounds: number;
  /** 1 for a key, 2 for a start value, 3 for the integrity of the file. */
  readonly purpose: number;
  readonly bytes: number;
}

/** The key derivation of PKCS #12, RFC 7292 appendix B.2. */
function derived(digest: string, password: string, { salt, rounds, purpose, bytes }: Derivation): Buffer {
  const block = LONG_BLOCKS.includes(digest) ? 128 : 64;
  const repeated = (part: Buffer): Buffer => Buffer.alloc(Math.ceil(part.length / block) * block, part);
  const wide = Buffer.from(`${password}\0`, 'utf16le').swap16();
  const input = Buffer.concat([repeated(salt), repeated(wide)]);
  const parts: Buffer[] = [];
  for (let length = 0; length < bytes; length = Buffer.concat(parts).length) {
    let hashed = createHash(digest).update(Buffer.alloc(block, purpose)).update(input).digest();
    for (let round = 1; round < rounds; round += 1) hashed = createHash(digest).update(hashed).digest();
    parts.push(hashed);
    addToBlocks(input, Buffer.alloc(block, hashed), block);
  }
  return Buffer.concat(parts).subarray(0, bytes);
}

/** Adds a number and one to every block of the input, without the carry. */
function addToBlocks(input: Buffer, added: Buffer, block: number): void {
  for (let start = 0; start < input.length; start += block) {
    let carry = 1;
    for (let at = block - 1; at >= 0; at -= 1) {
      const sum = (input[start + at] ?? 0) + (added[at] ?? 0) + carry;
      input[start + at] = sum & 0xff;
      carry = sum >> 8;
    }
  }
}
