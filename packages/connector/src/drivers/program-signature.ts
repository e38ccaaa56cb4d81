/**
 * Who signed the programs of a driver (Authenticode), and whether they are as they were signed. It reads what Windows reads, on any system. Whether the
 * certificate can be trusted is for Windows and the person who adds the driver.
 */

import { createHash, verify, X509Certificate } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DerValue, derAt, derList, identifierOf } from '@ledgerline/book';

type ProgramSignature =
  | { readonly kind: 'unsigned' }
  | { readonly kind: 'signed' | 'altered'; readonly signer: string; readonly issuer: string };

/** What the signatures of all programs of a driver come to. Scripts have none. */
export interface DriverSignature {
  readonly programs: number;
  /** The names of the signers, with those of the issuers of their certificates. */
  readonly signers: readonly string[];
  readonly unsigned: readonly string[];
  readonly altered: readonly string[];
}

export function signatureOf(folder: string): DriverSignature {
  const names = globSync('**/*.{exe,dll}', { cwd: folder }).toSorted();
  const programs = names.map((name) => ({ name, signature: programSignature(readFileSync(join(folder, name))) }));
  const named = (kind: ProgramSignature['kind']): readonly string[] =>
    programs.filter(({ signature }) => signature.kind === kind).map(({ name }) => name);
  const signers = programs.flatMap(({ signature }) => (signature.kind === 'unsigned' ? [] : [signerText(signature)]));
  return {
    programs: programs.length,
    signers: [...new Set(signers)],
    unsigned: named('unsigned'),
    altered: named('altered'),
  };
}

const signerText = ({ signer, issuer }: { readonly signer: string; readonly issuer: string }): string =>
  issuer === signer ? `${signer} (a certificate of its own)` : `${signer} (certified by ${issuer})`;

/** The sentence about a driver of which a program was changed; null if there is none. */
export function alteredText({ altered: [first], signers }: DriverSignature): string | null {
  if (first === undefined) return null;
  return `${first} was changed after it was signed by ${signers.join(', ')}. Get the driver again from its author.`;
}

const PE_OFFSET_AT = 0x3c;
const PE32 = 0x10b;
const HEADER_BYTES_MAX = 112 + 5 * 8;
const CERTIFICATE_TABLE = 4;
const CERTIFICATE_HEADER_BYTES = 8;

/** Where a program has its checksum and its signature, which the signature does not cover. */
interface Places {
  readonly checksum: number;
  readonly entry: number;
  readonly start: number;
  readonly size: number;
}

function placesIn(program: Buffer): Places | null {
  if (program.length < 0x40 || program.toString('latin1', 0, 2) !== 'MZ') return null;
  const header = program.readUInt32LE(PE_OFFSET_AT) + 24;
  if (header + HEADER_BYTES_MAX > program.length) return null;
  const tables = header + (program.readUInt16LE(header) === PE32 ? 96 : 112);
  const entry = tables + CERTIFICATE_TABLE * 8;
  return { checksum: header + 64, entry, start: program.readUInt32LE(entry), size: program.readUInt32LE(entry + 4) };
}

function programSignature(program: Buffer): ProgramSignature {
  let signed: Signed | null = null;
  try {
    const places = placesIn(program);
    if (!places || places.size === 0) return { kind: 'unsigned' };
    signed = readSigned(program.subarray(places.start + CERTIFICATE_HEADER_BYTES, places.start + places.size));
    const isGenuine = signed.isGenuine && digestOf(program, places, signed.algorithm).equals(signed.digest);
    return { kind: isGenuine ? 'signed' : 'altered', signer: signed.signer, issuer: signed.issuer };
  } catch {
    return { kind: 'altered', signer: signed?.signer ?? 'an unknown signer', issuer: signed?.issuer ?? '' };
  }
}

function digestOf(program: Buffer, { checksum, entry, start, size }: Places, algorithm: string): Buffer {
  const hash = createHash(algorithm);
  hash.update(program.subarray(0, checksum)).update(program.subarray(checksum + 4, entry));
  return hash
    .update(program.subarray(entry + 8, start))
    .update(program.subarray(start + size))
    .digest();
}

const DIGESTS: Readonly<Record<string, string>> = {
  '1.3.14.3.2.26': 'sha1',
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const [SET, FIRST, SECOND] = [0x31, 0xa0, 0xa1];

interface Signed {
  /** The digest that the program must have. */
  readonly algorithm: string;
  readonly digest: Buffer;
  /** Whether the signer signed that digest. */
  readonly isGenuine: boolean;
  readonly signer: string;
  readonly issuer: string;
}

/** A SignedData of PKCS #7 around the digest of a program. */
function readSigned(der: Buffer): Signed {
  const [, wrapped] = partsOf(derAt(der));
  const [, , content, ...rest] = partsOf(derAt(bodyOf(wrapped)));
  const digested = derAt(bodyOf(partsOf(content)[1]));
  const [algorithm, digest] = partsOf(partsOf(digested)[1]);
  const certificates = derList(bodyOf(rest.find(({ tag }) => tag === FIRST))).map(({ whole }) => new X509Certificate(whole));
  const [, issuerAndSerial, digestAlgorithm, ...info] = partsOf(derList(bodyOf(rest.find(({ tag }) => tag === SET)))[0]);
  const certificate = certificates.find((each) => isOf(each, issuerAndSerial));
  if (!certificate) throw new Error('The certificate of the signer is missing.');
  const attributes = info.find(({ tag }) => tag === FIRST);
  const [, signature] = info.filter(({ tag }) => tag !== FIRST && tag !== SECOND);
  const hash = nameOfDigest(digestAlgorithm);
  // The attributes are signed as a set, and stored under another tag.
  const covered = Buffer.concat([Buffer.from([SET]), attributes?.whole.subarray(1) ?? Buffer.alloc(0)]);
  const contentDigest = createHash(hash).update(digested.body).digest();
  return {
    algorithm: nameOfDigest(algorithm),
    digest: bodyOf(digest),
    isGenuine:
      messageDigestIn(attributes).equals(contentDigest) && verify(hash, covered, certificate.publicKey, bodyOf(signature)),
    signer: commonName(certificate.subject),
    issuer: commonName(certificate.issuer),
  };
}

const bodyOf = (value: DerValue | undefined): Buffer => {
  if (!value) throw new Error('The signature is incomplete.');
  return value.body;
};

const partsOf = (value: DerValue | undefined): readonly DerValue[] => derList(bodyOf(value));

function nameOfDigest(algorithm: DerValue | undefined): string {
  const name = DIGESTS[identifierOf(bodyOf(partsOf(algorithm)[0]))];
  if (name === undefined) throw new Error('The digest of the signature is not known.');
  return name;
}

function messageDigestIn(attributes: DerValue | undefined): Buffer {
  const found = partsOf(attributes).find((each) => identifierOf(bodyOf(partsOf(each)[0])) === MESSAGE_DIGEST);
  return bodyOf(partsOf(partsOf(found)[1])[0]);
}

/** Whether a certificate has the issuer and the serial number that a signer names. */
function isOf(certificate: X509Certificate, issuerAndSerial: DerValue | undefined): boolean {
  const [issuer, serial] = partsOf(issuerAndSerial);
  const fields = partsOf(derList(derAt(certificate.raw).body)[0]).filter(({ tag }) => tag !== FIRST);
  return bodyOf(fields[0]).equals(bodyOf(serial)) && bodyOf(fields[2]).equals(bodyOf(issuer));
}

const commonName = (name: string): string =>
  (/^CN=(.+)$/m.exec(name) ?? /^O=(.+)$/m.exec(name))?.[1] ?? name.replaceAll('\n', ', ');
