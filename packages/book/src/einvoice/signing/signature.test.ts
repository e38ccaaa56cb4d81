import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { codeOf, invoiceFor, openOffice, resultsOf } from '../../../conformance/e-invoice-office.ts';
import { makeSigner } from '../../../conformance/signer.ts';
import { signedPart } from './document-text.ts';
import { signatureProblems, signDocument } from './signature.ts';

const folder = mkdtempSync(join(tmpdir(), 'signature-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const at = (name: string): string => join(folder, name);

function openssl(...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('openssl', args, { encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  return stdout;
}

const { signingTime, ...signer } = makeSigner();
const PLAIN =
  '{ "_D" : "x", "Invoice" : [ { "ID" : [ { "_" : "IV-1 \\" { } " } ], "Amount" : [ { "_" : 0.0, "currencyID" : "MYR" } ] } ] }';

test('what is signed keeps its tokens as they were written, without blanks outside of strings', () => {
  assert.equal(
    signedPart(PLAIN),
    '{"_D":"x","Invoice":[{"ID":[{"_":"IV-1 \\" { } "}],"Amount":[{"_":0.0,"currencyID":"MYR"}]}]}',
  );
});

test('a signed document verifies, and is signed over the same text again', () => {
  const signed = signDocument(PLAIN, signer, signingTime);
  assert.deepEqual(signatureProblems(signed), []);
  assert.equal(signedPart(signed), signedPart(PLAIN));
  assert.deepEqual(signatureProblems(signDocument(signed, signer, signingTime)), [], 'a second signature replaces the first');
});

test('openssl verifies the signature with the certificate alone', () => {
  const signed = signDocument(PLAIN, signer, signingTime);
  const value = /"SignatureValue":\[\{"_":"([^"]+)"/.exec(signed)?.[1] ?? '';
  writeFileSync(at('value'), Buffer.from(value, 'base64'));
  writeFileSync(at('text'), signedPart(signed));
  writeFileSync(at('certificate.pem'), new X509Certificate(signer.der).toString());
  writeFileSync(at('public.pem'), openssl('x509', '-in', at('certificate.pem'), '-pubkey', '-noout'));
  assert.match(openssl('dgst', '-sha256', '-verify', at('public.pem'), '-signature', at('value'), at('text')), /Verified OK/);
});

test('whatever is changed after signing is found', () => {
  const signed = signDocument(PLAIN, signer, signingTime);
  assert.deepEqual(signatureProblems(signed.replace('IV-1', 'IV-2')), [
    'The digest of the document is wrong.',
    'The signature value is wrong.',
  ]);
  assert.deepEqual(signatureProblems(signed.replace('0.0', '0')).length, 2, 'even a number that is written otherwise');
  assert.deepEqual(signatureProblems(signed.replace(signingTime, signingTime.replace('Z', '').slice(0, -1))).length > 0, true);
  assert.deepEqual(signatureProblems(PLAIN), ['The document has no signature.']);
});

test('names are in the reverse order of the certificate, with quotes where they need them', () => {
  const signed = signDocument(PLAIN, signer, signingTime);
  assert.match(
    signed,
    /SERIALNUMBER=202001234567, CN=Seri Maju, OU=Accounts, OID\.2\.5\.4\.97=C2584563200, O=\\"Seri Maju, Trading Sdn Bhd\\", C=MY/,
  );
});

test('a book with a certificate issues version 1.1, signed over the text that it stores', () => {
  const office = openOffice('BLANK', true, {
    carrier: () => ({ skewMs: 0, sign: (text) => signDocument(text, signer, signingTime) }),
  });
  office.book.seed([{ kind: 'setting', code: 'einvoice.version', data: { value: 'auto' } }]);
  const { docNo } = office.run('create-sales-invoice', invoiceFor()) as { docNo: string };
  const result = office.run('einvoice.submit', { docType: 'IV', docNos: [docNo] });
  assert.equal(codeOf(result), 'ok', JSON.stringify(result));
  const [row] = resultsOf(office.run('einvoice.status.list', { docNo }));
  assert.deepEqual([row?.version, signatureProblems(String(row?.document))], ['1.1', []]);
});

test('a certificate that has ended signs nothing, and the refusal says what to do', () => {
  const access = {
    clientIdEnd: 'abcd',
    isLoginRejected: null,
    certificateSubject: 'CN=Seri Maju',
    certificateEnd: '2026-01-31T00:00:00.000Z',
  };
  const office = openOffice('BLANK', true, {
    carrier: () => ({ skewMs: 0, access, sign: (text) => signDocument(text, signer, signingTime) }),
  });
  office.book.seed([{ kind: 'setting', code: 'einvoice.version', data: { value: 'auto' } }]);
  const { docNo } = office.run('create-sales-invoice', invoiceFor()) as { docNo: string };
  const result = office.run('einvoice.submit', { docType: 'IV', docNos: [docNo] });
  assert.equal(codeOf(result), 'GATEWAY_UNAVAILABLE', JSON.stringify(result));
  assert.match(JSON.stringify(result), /ended on 2026-01-31\. Store a new one/);
});
