import assert from 'node:assert/strict';
import { createHash, X509Certificate } from 'node:crypto';
import { test } from 'node:test';
import fc from 'fast-check';
import { isThorough } from '../../../../conformance/config.ts';
import { brokenRulesIn, type Case, changed, SIGNATURE, version } from '../../../../conformance/e-invoice-rules/case.ts';
import { DOCUMENT_CASES } from '../../../../conformance/e-invoice-rules/document-cases.ts';
import { FIGURE_CASES } from '../../../../conformance/e-invoice-rules/figure-cases.ts';
import { PARTY_CASES } from '../../../../conformance/e-invoice-rules/party-cases.ts';
import { makeSigner } from '../../../../conformance/signer.ts';
import { RULES } from '../../rules/validation.ts';
import { signDocument } from '../../signing/signature.ts';
import { StandIn } from '../stand-in.ts';

const CASES = { ...DOCUMENT_CASES, ...PARTY_CASES, ...FIGURE_CASES };

/** Rules that are the book's own: the tax authority does not know its documents, nor adds up. */
const OWN_RULES = new Set(RULES.filter(({ source }) => source === 'book').map(({ id }) => id));

const signer = makeSigner();
const isSigned = (text: string): boolean => text.includes('"UBLExtensions"');

/** A case only marks a document as signed; the stand-in wants a signature. */
function textOf({ changes = {}, rewrite = (text) => text }: Case): string {
  const text = rewrite(changed(changes));
  return isSigned(text) ? signDocument(text, signer, signer.signingTime) : text;
}

/** What the stand-in says of a document that is submitted to it; empty for Valid. */
function findingsOf(text: string, now = '2026-07-06T04:00:00.000Z'): readonly string[] {
  const standIn = new StandIn({ now: () => Date.parse(now), validationMs: 0 });
  const documents = [
    {
      document: Buffer.from(text).toString('base64'),
      documentHash: createHash('sha256').update(text).digest('hex'),
      codeNumber: 'X',
    },
  ];
  const body = JSON.stringify({ documents });
  const { text: reply } = standIn.answer({ method: 'POST', path: '/api/v1.0/documentsubmissions', body });
  const { rejectedDocuments } = JSON.parse(reply) as { rejectedDocuments: readonly { error: { message: string } }[] };
  return [
    ...rejectedDocuments.map(({ error }) => error.message),
    ...standIn.held.flatMap(({ verdicts = [] }) => verdicts.map(({ code, message }) => `${code} ${message}`)),
  ];
}

/** What the book refuses for a reason that the tax authority has too. */
const brokenIn = ({ besides, ...one }: Case): readonly string[] =>
  brokenRulesIn(textOf(one), besides).filter((rule) => !OWN_RULES.has(rule));

for (const [rule, { takes, refuses }] of Object.entries(CASES)) {
  if (OWN_RULES.has(rule)) continue;
  test(`the stand-in agrees on rule ${rule}`, () => {
    for (const one of takes)
      assert.deepEqual(findingsOf(textOf(one), one.besides?.now), [], JSON.stringify(one.changes)?.slice(0, 300));
    for (const one of refuses)
      assert.notDeepEqual(findingsOf(textOf(one), one.besides?.now), [], JSON.stringify(one.changes)?.slice(0, 300));
  });
}

const ALL: readonly Case[] = Object.values(CASES).flatMap(({ takes, refuses }) => [...takes, ...refuses]);

/** Values that are found in documents where they do not belong. */
const STRAY: readonly (string | number | boolean)[] = [
  '',
  'NA',
  '17',
  '004',
  'E',
  'MYS',
  'USD',
  'EI00000000010',
  'x'.repeat(301),
  0,
  -1,
  true,
];

/** Places of single values in the document that is fine. */
const LEAVES = leavesIn(JSON.parse(changed({})).Invoice[0], '');

function leavesIn(node: unknown, path: string): readonly string[] {
  if (typeof node !== 'object' || node === null) return [path];
  return Object.entries(node).flatMap(([name, inside]) => leavesIn(inside, path === '' ? name : `${path}.${name}`));
}

const stray = fc
  .tuple(fc.constantFrom(...LEAVES), fc.constantFrom(...STRAY))
  .map(([path, value]): Case => ({ changes: { [path]: value } }));

/** Several changes at once; none where one of them takes away the place of another. */
function together(cases: readonly Case[]): string | null {
  try {
    const text = changed(Object.assign({}, ...cases.map(({ changes = {} }) => changes)));
    return textOf({ rewrite: () => cases.reduce((made, { rewrite = (same) => same }) => rewrite(made), text) });
  } catch {
    return null;
  }
}

test('the book and the stand-in agree on documents with any changes', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constantFrom(...ALL), stray), { minLength: 1, maxLength: 3 }), (cases) => {
      const text = together(cases);
      fc.pre(text !== null);
      const [broken, findings] = [brokenIn({ rewrite: () => text }), findingsOf(text)];
      assert.equal(broken.length === 0, findings.length === 0, `book: ${broken.join(', ')}; stand-in: ${findings.join(', ')}`);
    }),
    { numRuns: isThorough ? 1500 : 400 },
  );
});

const signedText = textOf({ changes: { ...version('1.1'), ...SIGNATURE } });
const codesOf = (text: string): readonly string[] => findingsOf(text).map((finding) => finding.split(' ')[0] ?? '');

test('a signature is verified by the stand-in with code of its own, and each part of it has its reason', () => {
  assert.deepEqual(findingsOf(signedText), []);
  const altered = (from: string | RegExp, to: string): readonly string[] => {
    const text = signedText.replace(from, to);
    assert.notEqual(text, signedText);
    return codesOf(text);
  };
  assert.deepEqual(altered('"Signature":[{"ID"', '"Remark":[{"ID"'), ['DS301']);
  assert.deepEqual(altered(/"SigningTime":\[\{"_":"[^"]+"\}\]/, '"SigningTime":[]'), ['DS303']);
  assert.deepEqual(altered('"_":"Alpha Hardware', '"_":"Beta Hardware'), ['DS322', 'DS333']);
  assert.deepEqual(altered('"_":200,', '"_":200.0,'), ['DS322', 'DS333'], 'a number that is written otherwise');
  assert.deepEqual(altered(/"X509IssuerName":\[\{"_":"SERIALNUMBER=/, '"X509IssuerName":[{"_":"SERIALNUMBER=9'), [
    'DS326',
    'DS320',
  ]);
  assert.deepEqual(altered(/("SignatureValue":\[\{"_":")..../, '$1AAAA'), ['DS333']);
  assert.deepEqual(altered(/("X509Certificate":\[\{"_":")..../, '$1AAAA'), ['DS000']);
  const other = makeSigner('/C=MY/O=Other/CN=Other').der.toString('base64');
  const ofAnother = new Set(altered(signer.der.toString('base64'), other));
  assert.deepEqual(ofAnother, new Set(['DS307', 'DS000', 'DS326', 'DS333']));
});

test('a certificate whose serial number is below zero is another certificate', () => {
  const der = Buffer.from(signer.der);
  const serial = Buffer.from(new X509Certificate(der).serialNumber, 'hex');
  const at = der.indexOf(serial) - (serial.readUInt8(0) < 0x80 ? 0 : 1);
  der.writeUInt8(der.readUInt8(at) + 0x80, at);
  assert.match(new X509Certificate(der).serialNumber, /^-/);
  const text = signedText.replace(signer.der.toString('base64'), der.toString('base64'));
  assert.deepEqual(new Set(codesOf(text)), new Set(['DS000']));
});

test('blanks between the tokens of a signed document change nothing', () => {
  assert.deepEqual(findingsOf(signedText.replaceAll('[{', '[ {\n')), []);
});

/** The parts of a signed document that its signature covers, and the values of the signature itself. */
const COVERED = [
  /^.*(?=,"UBLExtensions")/g,
  /"QualifyingProperties".*(?=,"KeyInfo")/g,
  /"X509Certificate":\[\{"_":"[^"]+"/g,
  /"SignatureValue":\[\{"_":"[^"]+"/g,
  /"(?:Algorithm|DigestValue)":[^,]+"/g,
].flatMap((part) =>
  [...signedText.matchAll(part)].flatMap(({ 0: found, index }) => Array.from(found, (_character, at) => index + at)),
);

test('a signed document of which one character was changed is not Valid', () => {
  fc.assert(
    fc.property(fc.constantFrom(...COVERED), fc.constantFrom(...'09AZaz"{}[],:.+='), (at, character) => {
      fc.pre(signedText[at] !== character);
      const text = signedText.slice(0, at) + character + signedText.slice(at + 1);
      assert.notDeepEqual(
        findingsOf(text),
        [],
        `${signedText.slice(at - 60, at)}>${character}<${signedText.slice(at + 1, at + 30)}`,
      );
    }),
    { numRuns: isThorough ? 400 : 150 },
  );
});
