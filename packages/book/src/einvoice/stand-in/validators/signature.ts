/**
 * Signatures of submitted documents: certificate, signed properties, digests and the value itself, verified with node:crypto on the text as
 * it came. Shares no code with the signer of the book, so that a mistake of the signer shows here. Trust in the authority is not checked.
 */

import { createHash, type KeyObject, verify, X509Certificate } from 'node:crypto';
import { isNode, type Node, nodesAt, textAt } from './document.ts';
import { SIGNATURES, type Step, type Wrong, when } from './wrong.ts';

const SIGNED: Readonly<Record<string, boolean>> = { '1.0': false, '1.1': true, '1.2': false, '1.3': true };
const DISCLOSED = ['1.2', '1.3'];
const DISCLOSURE_END = '2027-12-31';
const PLACE = 'UBLExtensions/UBLExtension/ExtensionContent/UBLDocumentSignatures/SignatureInformation/Signature';
const PROPERTIES = 'Object/QualifyingProperties';
const SIGNED_PROPERTIES = 'SignedProperties/SignedSignatureProperties';
const SHA256 = 'http://www.w3.org/2001/04/xmlenc#sha256';
const RSA_SHA256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';
const PROPERTIES_TYPE = 'http://uri.etsi.org/01903/v1.3.2#SignedProperties';

/** Both are part of the language, and not yet of the types of the compiler. */
const parseWithSource = JSON.parse as (
  text: string,
  read: (name: string, value: unknown, context: { source?: string }) => unknown,
) => unknown;
const { rawJSON } = JSON as unknown as { readonly rawJSON: (source: string) => unknown };

/** The document as it was written but for blanks: every number and string keeps its characters. */
const asWritten = (text: string): unknown =>
  parseWithSource(text, (_name, value, { source }) => (source === undefined ? value : rawJSON(source)));

const digestOf = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('base64');

/** The text that is signed: all but the two blocks that a signature adds. */
function unsignedText(written: unknown): string {
  const root = written as { readonly Invoice: readonly Node[] };
  const [invoice = {}, ...others] = root.Invoice;
  const kept = Object.fromEntries(Object.entries(invoice).filter(([name]) => !SIGNATURES.includes(name)));
  return JSON.stringify({ ...root, Invoice: [kept, ...others] });
}

/** Attributes that node:crypto names otherwise than documents do. */
const SHORT_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  'serialNumber=SERIALNUMBER ST=S emailAddress=E organizationIdentifier=OID.2.5.4.97'
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
);

/** The issuer as documents write it, last attribute first, read from what node:crypto shows of a certificate. */
const issuerOf = ({ issuer }: X509Certificate): string =>
  issuer
    .split('\n')
    .toReversed()
    .map((line) => {
      const [name = '', ...value] = line.split('=');
      return `${SHORT_NAMES[name] ?? name}=${value.join('=').replace(/\\(.)/g, '$1')}`;
    })
    .join(', ');

/** A name without the quotes around values that contain a comma. */
const unquoted = (name: string): string =>
  name.replace(/="((?:[^"]|"")*)"/g, (_all, value: string) => `=${value.replaceAll('""', '"')}`);

/** The bytes of a value; none if it is not base64 as every program writes it. */
function bytesAt(signature: Node, path: string): Buffer {
  const text = textAt(signature, path);
  const bytes = Buffer.from(text, 'base64');
  return bytes.toString('base64') === text ? bytes : Buffer.alloc(0);
}

/** The certificate and its key; null if one of them cannot be read. */
function certificateIn(signature: Node): { readonly certificate: X509Certificate; readonly publicKey: KeyObject } | null {
  try {
    const certificate = new X509Certificate(bytesAt(signature, 'KeyInfo/X509Data/X509Certificate'));
    return { certificate, publicKey: certificate.publicKey };
  } catch {
    return null;
  }
}

/** In decimal; Node writes a negative one as -2F. */
function serialOf({ serialNumber }: X509Certificate): string {
  const [, sign = '', digits = ''] = /^(-?)(.*)$/.exec(serialNumber) ?? [];
  return `${sign}${BigInt(`0x${digits}`)}`;
}

function wrongIn(text: string, signature: Node): readonly Wrong[] {
  const known = certificateIn(signature);
  if (!known) return [['DS000', 'The certificate cannot be read.']];
  const { certificate, publicKey } = known;
  const [properties = {}] = nodesAt(signature, PROPERTIES);
  const [signed = {}] = nodesAt(properties, SIGNED_PROPERTIES);
  const time = textAt(signed, 'SigningTime');
  if (time === '') return [['DS303', 'Signing time not found.']];
  const written = asWritten(text);
  const unsigned = unsignedText(written);
  const [writtenProperties] = isNode(written) ? nodesAt(written, `Invoice/${PLACE}/${PROPERTIES}`) : [];
  const references = nodesAt(signature, 'SignedInfo/Reference');
  const digestIn = (isOfProperties: boolean): string =>
    textAt(references.find(({ Type }) => (Type === PROPERTIES_TYPE) === isOfProperties) ?? {}, 'DigestValue');
  const [from, to, at] = [certificate.validFrom, certificate.validTo, time].map((one) => Date.parse(one)) as [
    number,
    number,
    number,
  ];
  const value = bytesAt(signature, 'SignatureValue');
  const cert = 'SigningCertificate/Cert';
  const methods = nodesAt(signature, 'SignedInfo/SignatureMethod').map(({ Algorithm }) => Algorithm);
  const digestMethods = nodesAt(signature, 'SignedInfo/Reference/DigestMethod').map(({ Algorithm }) => Algorithm);
  return [
    ...when(
      String(methods) !== RSA_SHA256 || String(digestMethods) !== `${SHA256},${SHA256}`,
      'DS000',
      'The methods are not RSA and SHA-256.',
    ),
    ...when(!certificate.subject.includes('organizationIdentifier='), 'DS307', 'OI is empty in the certificate.'),
    ...when(!(from <= at && at <= to), 'DS000', 'The certificate was not valid at the signing time.'),
    ...when(
      textAt(signed, `${cert}/CertDigest/DigestValue`) !== digestOf(certificate.raw),
      'DS000',
      'The digest of the certificate does not match.',
    ),
    ...when(
      unquoted(textAt(signed, `${cert}/IssuerSerial/X509IssuerName`)) !== issuerOf(certificate),
      'DS326',
      'X509IssuerName of the signed properties is not that of the certificate.',
    ),
    ...when(
      textAt(signed, `${cert}/IssuerSerial/X509SerialNumber`) !== serialOf(certificate),
      'DS000',
      'X509SerialNumber of the signed properties is not that of the certificate.',
    ),
    ...when(
      digestIn(true) !== digestOf(JSON.stringify(writtenProperties ?? {})),
      'DS320',
      'The digest of the signed properties does not match.',
    ),
    ...when(digestIn(false) !== digestOf(unsigned), 'DS322', 'The digest of the document does not match its content.'),
    ...when(
      !verify('sha256', Buffer.from(unsigned), publicKey, value),
      'DS333',
      'The signature value is not that of the document.',
    ),
  ];
}

export const signature: Step = ({ text, invoice, version }) => {
  const [found] = nodesAt(invoice, PLACE);
  const isNamed = nodesAt(invoice, 'Signature').length > 0;
  const isSigned = SIGNED[version] === true;
  return [
    ...when(SIGNED[version] === undefined, 'CV302', `Version ${version} does not exist.`),
    ...when(isSigned && !(found && isNamed), 'DS301', 'Signature not found.'),
    ...when(
      DISCLOSED.includes(version) && textAt(invoice, 'IssueDate') > DISCLOSURE_END,
      'CV302',
      `Version ${version} is no longer possible.`,
    ),
    ...(isSigned && found && isNamed ? wrongIn(text, found) : []),
  ];
};
