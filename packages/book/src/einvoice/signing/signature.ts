/** Signs e-invoices for version 1.1 with the key of a certificate, and verifies signatures. Keys are given, never kept. */

import { createHash, type KeyObject, sign, verify, X509Certificate } from 'node:crypto';
import type { Payload } from '@ledgerline/catalog';
import { blockAt, blocksAt, invoiceIn, textAt } from '../ubl/ubl-reader.ts';
import { certificateFacts } from './certificate.ts';
import { memberText, signedPart, withMembers } from './document-text.ts';

const digestOf = (text: string | Buffer): string => createHash('sha256').update(text).digest('base64');

const SHA256 = 'http://www.w3.org/2001/04/xmlenc#sha256';
const RSA_SHA256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';
const PROPERTIES_TYPE = 'http://uri.etsi.org/01903/v1.3.2#SignedProperties';
const PROPERTIES_ID = 'id-xades-signed-props';
const METHOD = 'urn:oasis:names:specification:ubl:dsig:enveloped:xades';
const SIGNATURE_ID = 'urn:oasis:names:specification:ubl:signature:Invoice';
const INFORMATION_ID = 'urn:oasis:names:specification:ubl:signature:1';

const leaf = (value: string) => [{ _: value }];
const method = (algorithm: string) => [{ _: '', Algorithm: algorithm }];

export interface Signer {
  /** The certificate. */
  readonly der: Buffer;
  readonly privateKey: KeyObject;
}

/** The text to store, to hash and to send. `at`: RFC 3339, UTC, to the second. */
export function signDocument(text: string, { der, privateKey }: Signer, at: string): string {
  const plain = signedPart(text);
  const { issuer, subject, serial } = certificateFacts(der);
  const issuerSerial = [{ X509IssuerName: leaf(issuer), X509SerialNumber: leaf(serial) }];
  const digest = [{ DigestMethod: method(SHA256), DigestValue: leaf(digestOf(der)) }];
  const certificate = [{ Cert: [{ CertDigest: digest, IssuerSerial: issuerSerial }] }];
  const properties = {
    Target: 'signature',
    SignedProperties: [
      { Id: PROPERTIES_ID, SignedSignatureProperties: [{ SigningTime: leaf(at), SigningCertificate: certificate }] },
    ],
  };
  const reference = (type: string, uri: string, value: string) => ({
    Type: type,
    URI: uri,
    DigestMethod: method(SHA256),
    DigestValue: leaf(value),
  });
  const signature = {
    Id: 'signature',
    Object: [{ QualifyingProperties: [properties] }],
    KeyInfo: [
      {
        X509Data: [
          { X509Certificate: leaf(der.toString('base64')), X509SubjectName: leaf(subject), X509IssuerSerial: issuerSerial },
        ],
      },
    ],
    SignatureValue: leaf(sign('sha256', Buffer.from(plain), privateKey).toString('base64')),
    SignedInfo: [
      {
        SignatureMethod: method(RSA_SHA256),
        Reference: [
          reference(PROPERTIES_TYPE, `#${PROPERTIES_ID}`, digestOf(JSON.stringify(properties))),
          reference('', '', digestOf(plain)),
        ],
      },
    ],
  };
  const information = [{ ID: leaf(INFORMATION_ID), ReferencedSignatureID: leaf(SIGNATURE_ID), Signature: [signature] }];
  const content = [{ UBLDocumentSignatures: [{ SignatureInformation: information }] }];
  const extensions = [{ UBLExtension: [{ ExtensionURI: leaf(METHOD), ExtensionContent: content }] }];
  const reference1 = [{ ID: leaf(SIGNATURE_ID), SignatureMethod: leaf(METHOD) }];
  return withMembers(plain, `"UBLExtensions":${JSON.stringify(extensions)},"Signature":${JSON.stringify(reference1)}`);
}

const PATH = [
  'UBLExtensions',
  'UBLExtension',
  'ExtensionContent',
  'UBLDocumentSignatures',
  'SignatureInformation',
  'Signature',
] as const;

/** Problems of the signature of a document; empty when it is valid. Trust in its authority is not checked. */
export function signatureProblems(text: string): readonly string[] {
  const signature = blockAt(invoiceIn(text), ...PATH);
  if (!signature) return ['The document has no signature.'];
  const data = blockAt(signature, 'KeyInfo', 'X509Data');
  const der = Buffer.from(textAt(data, 'X509Certificate'), 'base64');
  try {
    return problemsOf(text, signature, der);
  } catch {
    return ['The certificate of the signature cannot be read.'];
  }
}

const SIGNING_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

function problemsOf(text: string, signature: Payload, der: Buffer): readonly string[] {
  const facts = certificateFacts(der);
  const x509 = new X509Certificate(der);
  const signed = blockAt(signature, 'Object', 'QualifyingProperties', 'SignedProperties', 'SignedSignatureProperties');
  const cert = blockAt(signed, 'SigningCertificate', 'Cert');
  const [properties, document] = blocksAt(blockAt(signature, 'SignedInfo'), 'Reference');
  const time = textAt(signed, 'SigningTime');
  const plain = signedPart(text);
  const checks: readonly (readonly [problem: string, isMet: boolean])[] = [
    ['The signing time is not in UTC to the second.', SIGNING_TIME.test(time)],
    [
      'The certificate was not valid at the signing time.',
      Date.parse(x509.validFrom) <= Date.parse(time) && Date.parse(time) <= Date.parse(x509.validTo),
    ],
    ['The digest of the certificate is wrong.', textAt(cert, 'CertDigest', 'DigestValue') === digestOf(der)],
    [
      'The digest of the signed properties is wrong.',
      textAt(properties, 'DigestValue') === digestOf(memberText(text, ...PATH, 'Object', 'QualifyingProperties') ?? ''),
    ],
    ['The digest of the document is wrong.', textAt(document, 'DigestValue') === digestOf(plain)],
    ['The issuer name is not that of the certificate.', textAt(cert, 'IssuerSerial', 'X509IssuerName') === facts.issuer],
    ['The serial number is not that of the certificate.', textAt(cert, 'IssuerSerial', 'X509SerialNumber') === facts.serial],
    [
      'The signature value is wrong.',
      verify('sha256', Buffer.from(plain), x509.publicKey, Buffer.from(textAt(signature, 'SignatureValue'), 'base64')),
    ],
  ];
  return checks.filter(([, isMet]) => !isMet).map(([problem]) => problem);
}
