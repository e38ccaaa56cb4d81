import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { type Evidence, type Field, findRecipe, type Json, nativeName, type Payload } from '@ledgerline/catalog';
import { isThorough } from '../../conformance/config.ts';
import { ALPHA_ADDRESS, HOME_ADDRESS } from '../../conformance/e-invoice-office.ts';
import { speculativeBook } from '../../conformance/speculative-book.ts';

const { book, db, speculate, close } = speculativeBook('BLANK');
after(close);

interface Result {
  readonly ok: boolean;
  readonly docNo: string;
  readonly lines: readonly Payload[];
  readonly error?: { readonly code: string; readonly details: readonly { readonly path: string; readonly code: string }[] };
}

let count = 0;
const run = (type: string, payload: Payload): Result => {
  count += 1;
  return book.execute(type, payload, `evidence-${count}`) as unknown as Result;
};
const done = (type: string, payload: Payload): Result => {
  const result = run(type, payload);
  assert.equal(result.ok, true, `${type}: ${JSON.stringify(result.error)}`);
  return result;
};

done('update-tax-entity', ALPHA_ADDRESS);
done('create-tax-entity', { name: 'Alpha Twin', tin: 'C2584563400', idType: 'BRN', idNo: '202001009999', ...HOME_ADDRESS });
done('update-debtor', {
  debtorCode: '300-A001',
  reason: 'Branch',
  branches: [{ branchCode: 'B1', branchName: 'Ipoh', address1: '1 Jalan Bijih' }],
});
for (const kind of ['sales-agent', 'shipping-method']) done(`create-general-${kind}`, { code: 'OTHER', description: 'Other' });

const HEAD = { debtorCode: '300-A001', docDate: '2026-07-01' };
const GOODS = { ...HEAD, lines: [{ itemCode: 'GOODS-A', qty: 2, unitPrice: 100, taxCode: 'ST10' }] };
const ENTRY = { ...HEAD, lines: [{ accountNo: '530-0000', amount: 100, description: 'Fee' }] };

const valid = (docType: string, docNo: string): void => {
  done('einvoice.submit', { docType, docNos: [docNo] });
  done('einvoice.status.refresh', {});
};

/** Two invoices that notes can name. */
const [original, other] = [1, 2].map(() => done('create-sales-invoice', GOODS).docNo);
for (const docNo of [original, other]) valid('IV', docNo ?? '');
const OF_ORIGINAL = { ourInvoiceNo: original ?? '' };

const ISSUED: readonly (readonly [docType: string, name: string, payload: Payload])[] = [
  ['IV', 'sales-invoice', GOODS],
  ['CS', 'cash-sale', GOODS],
  ['CN', 'sales-credit-note', { ...GOODS, ...OF_ORIGINAL, cnType: 'PRICE-ADJ' }],
  ['DN', 'sales-debit-note', { ...GOODS, ...OF_ORIGINAL }],
  ['RI', 'ar-invoice', ENTRY],
  ['RC', 'ar-credit-note', { ...ENTRY, ...OF_ORIGINAL }],
  ['RD', 'ar-debit-note', { ...ENTRY, ...OF_ORIGINAL }],
];

/** Of the documents with items, and of those with accounts: what a cancelled e-invoice no longer protects is tried on these. */
const REPRESENTATIVES = ['sales-invoice', 'ar-invoice'];

/** New values for texts that do not accept arbitrary words. */
const VALUES: Readonly<Record<string, Json>> = {
  displayTerm: 'C.O.D.',
  dueDate: '2026-09-09',
  deliveryDate: '2026-09-09',
  taxEntityID: Number(db.get<{ code: string }>(`SELECT max(code) AS code FROM record WHERE kind = 'tax-entity'`)?.code),
  branchCode: 'B1',
  salesAgent: 'OTHER',
  shipVia: 'OTHER',
  classification: '001',
  ourInvoiceNo: other ?? '',
  refDocNo: other ?? '',
};

interface Text {
  readonly path: string;
  readonly evidence: Evidence;
  readonly change: Payload;
}

/** Every text that an update of a document can change, and a change of it. */
function textsOf(name: string, { lines }: Result): readonly Text[] {
  const shape = findRecipe(`update-${name}`)?.shape;
  const [master, rows] = [shape?.members.Master, shape?.members.lines];
  const isText = (member: { readonly kind: string }): member is Field =>
    member.kind === 'field' && (member as Field).role === 'editable' && (member as Field).effect === 'cosmetic';
  const fields = { ...(master?.kind === 'native' ? master.fields : {}), ...shape?.members };
  const changedTo = (member: string): Json => VALUES[member] ?? 'Other';
  const ofHeader = Object.entries(fields).flatMap(([member, field]): readonly Text[] => {
    if (!isText(field) || member === 'userDefinedFields') return [];
    const isNative = shape?.members[member] === undefined;
    const change = isNative ? { Master: { [nativeName(member, field)]: changedTo(member) } } : { [member]: changedTo(member) };
    return [{ path: `/${member}`, evidence: field.evidence, change }];
  });
  const dtlKey = lines[0]?.dtlKey ?? '';
  const ofLine = Object.entries(rows?.kind === 'rows' ? rows.of.members : {}).flatMap(([member, field]): readonly Text[] => {
    if (!isText(field) || member === 'userDefinedFields') return [];
    const change = { detailMode: 'update', lines: [{ dtlKey, [member]: changedTo(member) }] };
    return [{ path: `/lines/0/${member}`, evidence: field.evidence, change }];
  });
  return [...ofHeader, ...ofLine];
}

const update = (name: string, docNo: string, change: Payload): Result =>
  run(`update-${name}`, { docNo, reason: 'Customer called', ...change });
const refusedAt = ({ error }: Result): readonly (readonly [string, string])[] =>
  error?.details.map(({ path, code }) => [path, code] as const) ?? [];

/** The text that would be filed for the current document; null for one that cannot be, such as a note to another party than its invoice. */
function filed(docType: string, docNo: string): string | null {
  return speculate(() => {
    if (!run('einvoice.submit', { docType, docNos: [docNo] }).ok) return null;
    return db.get<{ ubl: string }>('SELECT ubl FROM einvoice ORDER BY einvoice_key DESC LIMIT 1')?.ubl ?? '';
  });
}

for (const [docType, name, payload] of ISSUED) {
  test(`${name}: what is on the filed e-invoice stays, everything else can change`, () => {
    const made = done(`create-${name}`, payload);
    const texts = textsOf(name, made);
    const before = filed(docType, made.docNo);
    assert.ok(before !== null);
    const standing = texts.filter(({ change }) =>
      speculate(() => {
        const result = update(name, made.docNo, change);
        assert.equal(result.ok, true, `${JSON.stringify(change)} ${JSON.stringify(result.error)}`);
        return filed(docType, made.docNo) !== before;
      }),
    );
    const unprotected = standing.filter(({ evidence }) => evidence !== 'content').map(({ path }) => path);
    assert.deepEqual(unprotected, [], 'these stand on the e-invoice and are not declared to');
    assert.ok(
      standing.some(({ path }) => path === '/lines/0/description') && standing.some(({ path }) => path === '/taxEntityID'),
    );

    valid(docType, made.docNo);
    for (const { path, evidence, change } of texts) {
      const refused = refusedAt(speculate(() => update(name, made.docNo, change)));
      assert.deepEqual(refused, evidence === 'content' ? [[path, 'EINVOICE_ACTIVE']] : [], JSON.stringify(change));
    }
    done('einvoice.cancel', { docType, docNo: made.docNo, reason: 'Wrong text' });
    const again = isThorough || REPRESENTATIVES.includes(name) ? texts : texts.slice(0, 1);
    for (const { change } of again) assert.equal(speculate(() => update(name, made.docNo, change)).ok, true);
  });
}

test('sending an unchanged text is not a change, and all protected texts are named together', () => {
  const { docNo, lines } = done('create-sales-invoice', { ...GOODS, debtorName: 'Alpha Hardware' });
  valid('IV', docNo);
  const dtlKey = lines[0]?.dtlKey ?? '';
  const same = {
    debtorName: 'Alpha Hardware',
    remark1: 'Filed',
    detailMode: 'update',
    lines: [{ dtlKey, description: lines[0]?.description ?? '' }],
  };
  assert.equal(update('sales-invoice', docNo, same).ok, true);
  const refused = update('sales-invoice', docNo, {
    debtorName: 'Somebody Else',
    remark1: 'Not filed',
    detailMode: 'update',
    lines: [{ dtlKey, description: 'Something else', classification: '001' }],
  });
  assert.deepEqual(refusedAt(refused), [
    ['/debtorName', 'EINVOICE_ACTIVE'],
    ['/lines/0/description', 'EINVOICE_ACTIVE'],
    ['/lines/0/classification', 'EINVOICE_ACTIVE'],
  ]);
});

test('a narration that replaces the text of a line is on the e-invoice; one above lines with text is not', () => {
  for (const [description, expected] of [
    [undefined, [['/description', 'EINVOICE_ACTIVE']]],
    ['Fee', []],
  ] as const) {
    const line = { accountNo: '530-0000', amount: 10, ...(description === undefined ? {} : { description }) };
    const { docNo } = done('create-ar-invoice', { ...HEAD, description: 'Commission', lines: [line] });
    valid('RI', docNo);
    assert.deepEqual(refusedAt(update('ar-invoice', docNo, { description: 'Rent' })), expected);
  }
});

test('a receipt inside a submitted consolidation is protected like an e-invoice of its own', () => {
  const { docNo } = done('create-sales-invoice', { ...GOODS, debtorCode: '300-C001', docDate: '2026-06-02' });
  const rename = () => speculate(() => refusedAt(update('sales-invoice', docNo, { debtorName: 'Somebody Else' })));
  const draft = done('einvoice.consolidated.create-draft', { month: '2026-06' }) as unknown as {
    drafts: readonly Payload[];
    rows: readonly Payload[];
  };
  const draftNo = String((draft.drafts ?? draft.rows)[0]?.docNo);
  assert.deepEqual(rename(), []);
  done('einvoice.submit', { docType: 'EC', docNos: [draftNo] });
  assert.deepEqual(rename(), [['/debtorName', 'EINVOICE_ACTIVE']]);
});

test('texts of a locked period and of a committed return cannot change; notes can', () => {
  const names: readonly (readonly [string, Payload])[] = [
    ['sales-invoice', { ...GOODS, docDate: '2026-01-05' }],
    ['ar-debit-note', { ...ENTRY, docDate: '2026-01-05' }],
    [
      'journal-entry',
      {
        docDate: '2026-01-05',
        lines: [
          { accountNo: '900-9000', debit: 5, description: 'Fee' },
          { accountNo: '320-0000', credit: 5 },
        ],
      },
    ],
    ['stock-receive', { docDate: '2026-01-05', lines: [{ itemCode: 'BOLT', qty: 5, unitCost: 1, location: 'HQ' }] }],
  ];
  const made = names.map(([name, payload]) => ({ name, result: done(`create-${name}`, payload) }));
  const order = done('create-sales-order', { ...GOODS, docDate: '2026-01-05' });
  speculate(() => {
    book.seed([{ kind: 'period-lock', code: '2026-01-01', data: { from: '2026-01-01', to: '2026-01-31' } }]);
    for (const { name, result } of made) {
      for (const { path, evidence, change } of textsOf(name, result)) {
        const refused = refusedAt(speculate(() => update(name, result.docNo, change)));
        assert.deepEqual(refused, evidence === 'none' ? [] : [[path, 'PERIOD_LOCKED']], `${name} ${JSON.stringify(change)}`);
      }
    }
    for (const { change } of textsOf('sales-order', order)) {
      assert.equal(speculate(() => update('sales-order', order.docNo, change)).ok, true, JSON.stringify(change));
    }
  });
  speculate(() => {
    done('create-sst-processor', { dateFrom: '2026-01-01', dateTo: '2026-02-28', commit: true });
    const [invoice] = made;
    for (const { path, evidence, change } of textsOf('sales-invoice', invoice?.result as Result)) {
      const refused = refusedAt(speculate(() => update('sales-invoice', String(invoice?.result.docNo), change)));
      const isHeld = evidence === 'content' || evidence === 'reference';
      assert.deepEqual(refused, isHeld ? [[path, 'TAX_RETURN_COMMITTED']] : [], JSON.stringify(change));
    }
  });
});
