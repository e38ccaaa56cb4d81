/** What a signature says about a certificate: issuer, subject and serial number, as the tax authority writes them. */

import { attributesOf, derAt, derList, type NameAttribute } from './der.ts';

/** Attributes with short names; others are named by their identifier. */
const NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  '2.5.4.3 CN,2.5.4.5 SERIALNUMBER,2.5.4.6 C,2.5.4.7 L,2.5.4.8 S,2.5.4.10 O,2.5.4.11 OU,1.2.840.113549.1.9.1 E'
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
);

const NEEDS_QUOTES = /^\s|\s$|[,+="\n<>#;]|^$/;
const quoted = (value: string): string => (NEEDS_QUOTES.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

/** The attributes in the reverse order of the certificate. */
const distinguishedName = (attributes: readonly NameAttribute[]): string =>
  attributes
    .toReversed()
    .map(({ identifier, value }) => `${NAMES[identifier] ?? `OID.${identifier}`}=${quoted(value)}`)
    .join(', ');

export interface CertificateFacts {
  readonly issuer: string;
  readonly subject: string;
  /** The serial number in decimal digits. */
  readonly serial: string;
  /** The TIN of its owner. */
  readonly tin: string | null;
  /** The registration number of its owner. */
  readonly registrationNo: string | null;
}

const VERSION_TAG = 0xa0;
const TIN_ATTRIBUTE = '2.5.4.97';
const REGISTRATION_ATTRIBUTE = '2.5.4.5';

export function certificateFacts(der: Buffer): CertificateFacts {
  const [body] = derList(derAt(der).body);
  const fields = body ? derList(body.body) : [];
  const [serial, , issuer, , subject] = fields[0]?.tag === VERSION_TAG ? fields.slice(1) : fields;
  if (!serial || !issuer || !subject) throw new Error('The certificate cannot be read.');
  const owner = attributesOf(subject);
  const attribute = (wanted: string): string | null => owner.find(({ identifier }) => identifier === wanted)?.value ?? null;
  return {
    issuer: distinguishedName(attributesOf(issuer)),
    subject: distinguishedName(owner),
    serial: BigInt(`0x${serial.body.toString('hex')}`).toString(),
    tin: attribute(TIN_ATTRIBUTE),
    registrationNo: attribute(REGISTRATION_ATTRIBUTE),
  };
}
