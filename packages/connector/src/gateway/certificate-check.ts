/** Whether a certificate can sign the e-invoices of a company, as the tax authority asks for it. */

import { type KeyObject, X509Certificate } from 'node:crypto';
import { certificateFacts, type DerValue, derAt, derList, identifierOf } from '@ledgerline/book';
import { DAY_MS } from '@ledgerline/contract';
import type { OpenedCertificate } from './pfx.ts';

export type CertificateProblem =
  | 'not-rsa'
  | 'key-too-short'
  | 'no-non-repudiation'
  | 'no-document-signing'
  | 'other-tin'
  | 'other-registration'
  | 'not-yet-valid'
  | 'expired';

/** The company that it must belong to. */
export interface CertificateOwner {
  readonly tin: string;
  readonly registrationNo: string;
  /** The taxpayer whom an intermediary acts for. The intermediary signs with its own certificate. */
  readonly onBehalfOf: string | null;
}

const RSA_BITS_MIN = 2048;
const KEY_USAGE = '2.5.29.15';
const DOCUMENT_SIGNING = '1.3.6.1.4.1.311.10.3.12';
const EXTENSIONS_TAG = 0xa3;
/** The second bit of the key usage, counted from the left. */
const NON_REPUDIATION = 0x40;

export function certificateProblems(
  { privateKey, certificates }: OpenedCertificate,
  owner: CertificateOwner,
  nowMs: number,
): readonly CertificateProblem[] {
  const [der] = certificates;
  if (!der) return [];
  const certificate = new X509Certificate(der);
  const { tin, registrationNo } = certificateFacts(der);
  const isOwn = owner.onBehalfOf === null;
  const checks: readonly (readonly [CertificateProblem, boolean])[] = [
    ['not-rsa', privateKey.asymmetricKeyType === 'rsa'],
    ['key-too-short', privateKey.asymmetricKeyType !== 'rsa' || bitsOf(privateKey) >= RSA_BITS_MIN],
    ['no-non-repudiation', isNonRepudiation(der)],
    ['no-document-signing', certificate.keyUsage?.includes(DOCUMENT_SIGNING) ?? false],
    ['other-tin', !isOwn || tin === owner.tin],
    ['other-registration', !isOwn || registrationNo === owner.registrationNo],
    ['not-yet-valid', Date.parse(certificate.validFrom) <= nowMs],
    ['expired', nowMs <= Date.parse(certificate.validTo)],
  ];
  return checks.filter(([, isMet]) => !isMet).map(([problem]) => problem);
}

const bitsOf = (key: KeyObject): number => key.asymmetricKeyDetails?.modulusLength ?? 0;

function isNonRepudiation(der: Buffer): boolean {
  const fields = derList(derAt(derAt(der).body).body);
  const extensions = fields.find(({ tag }) => tag === EXTENSIONS_TAG);
  const usage = extensions && derList(derAt(extensions.body).body).find((one) => identifierIn(one) === KEY_USAGE);
  const value = usage && derList(usage.body).at(-1);
  const bits = value && derAt(value.body).body[1];
  return bits !== undefined && (bits & NON_REPUDIATION) !== 0;
}

const identifierIn = ({ body }: DerValue): string => identifierOf(derAt(body).body);

export interface CertificateSummary {
  readonly subject: string;
  /** YYYY-MM-DD */
  readonly validTo: string;
  readonly daysLeft: number;
}

export function certificateSummary(der: Buffer, nowMs: number): CertificateSummary {
  const validToMs = Date.parse(new X509Certificate(der).validTo);
  return {
    subject: certificateFacts(der).subject,
    validTo: new Date(validToMs).toISOString().slice(0, 10),
    daysLeft: Math.floor((validToMs - nowMs) / DAY_MS),
  };
}
