/** The access of one book to the tax authority, as a person enters it: checked in full before anything is stored. */

import type { Book } from '@ledgerline/book';
import type { Sentence } from '@ledgerline/words';
import { eInvoiceSentences as say } from '@ledgerline/words/connector/e-invoice';
import type { ConnectorFolder } from '../config.ts';
import { type CertificateOwner, type CertificateProblem, certificateProblems } from '../gateway/certificate-check.ts';
import { type OpenedCertificate, openCertificateFile, type PfxProblem } from '../gateway/pfx.ts';
import { readCredentials, storeCredentials } from '../gateway/secrets.ts';

export interface EnteredAccess {
  readonly clientId: string;
  /** Empty keeps those that are stored. */
  readonly secrets: readonly string[];
  /** Null keeps the one that is stored. */
  readonly certificate: { readonly file: Buffer; readonly password: string; readonly separate: Buffer | null } | null;
}

const FILE_SAYS: Readonly<Record<PfxProblem, () => Sentence>> = {
  unreadable: say.unreadable,
  'too-large': say.tooLarge,
  'wrong-password': say.wrongPassword,
  'no-key': say.noKey,
  'no-certificate': say.noCertificate,
  unsupported: say.unsupported,
  'too-many-rounds': say.tooManyRounds,
};

const CERTIFICATE_SAYS: Readonly<Record<CertificateProblem, (owner: CertificateOwner) => Sentence>> = {
  'not-rsa': () => say.notRsa(),
  'key-too-short': () => say.keyTooShort(),
  'no-non-repudiation': () => say.noNonRepudiation(),
  'no-document-signing': () => say.noDocumentSigning(),
  'other-tin': ({ tin }) => say.otherTin(tin),
  'other-registration': ({ registrationNo }) => say.otherRegistration(registrationNo),
  'not-yet-valid': () => say.notYetValid(),
  expired: () => say.expired(),
};

const CLIENT_ID = /^[!-~]{1,100}$/;

export const certificateSentences = (
  certificate: OpenedCertificate,
  owner: CertificateOwner,
  nowMs: number,
): readonly Sentence[] => certificateProblems(certificate, owner, nowMs).map((problem) => CERTIFICATE_SAYS[problem](owner));

/** Stores what was entered, or says everything that is wrong with it. A certificate is used from then on. */
export function enterAccess(
  folder: ConnectorFolder,
  companyId: string,
  book: Pick<Book, 'courier' | 'changeSettings'>,
  { clientId, secrets, certificate }: EnteredAccess,
  nowMs: number,
): readonly Sentence[] {
  const owner = book.courier.settings();
  const kept = readCredentials(folder, companyId)?.secrets ?? [];
  const wanted = secrets.length > 0 ? secrets : kept;
  const opened = certificate && openCertificateFile(certificate.file, certificate.password, certificate.separate);
  const problems = [
    ...(CLIENT_ID.test(clientId) ? [] : [say.clientIdInvalid()]),
    ...(wanted.length > 0 ? [] : [say.secretMissing()]),
    ...(typeof opened === 'string' ? [FILE_SAYS[opened]()] : []),
    ...(opened && typeof opened !== 'string' ? certificateSentences(opened, owner, nowMs) : []),
  ];
  if (problems.length > 0 || typeof opened === 'string') return problems;
  storeCredentials(folder, companyId, { clientId, secrets: wanted, certificate: opened });
  if (opened) book.changeSettings([{ code: 'einvoice.version', value: 'auto' }]);
  return [];
}
