import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { recipes } from '../catalog.ts';
import { check } from '../check/check.ts';
import type { Payload, Shape } from '../declaration/declaration.ts';
import { knownNames, nearMiss } from './near-miss.ts';
import { FIELD_SYNONYMS } from './synonyms.ts';

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Every open shape of the catalog with the names it takes. */
const places: ReadonlyMap<Shape, readonly string[]> = (() => {
  const found = new Map<Shape, readonly string[]>();
  const visit = (shape: Shape): void => {
    if (found.has(shape)) return;
    found.set(
      shape,
      Object.entries(shape.members).flatMap(([name, member]) => [name, ...member.aliases]),
    );
    for (const member of Object.values(shape.members)) if (member.kind === 'rows' || member.kind === 'part') visit(member.of);
  };
  for (const { shape } of recipes()) visit(shape);
  return new Map([...found].filter(([shape]) => !shape.isStrict));
})();

const line = { itemCode: 'WIDGET', qty: 2, unitPrice: 20, location: 'HQ' };
const invoice = { debtorCode: '300-A001', docDate: '2026-07-01', lines: [line] };

/** `path` of every name that was refused and the name that was meant. */
function slips(type: string, payload: Payload): readonly string[] {
  const checked = check(type, payload);
  if (checked.ok) return [];
  assert.deepEqual([...new Set(checked.problems.map(({ code }) => code))], ['unknown_member'], JSON.stringify(checked.problems));
  return checked.problems.map(({ path, message }) => `${path} ${/Did you mean (\w+)\?$/.exec(message)?.[1]}`);
}

describe('what is close to a known name', () => {
  test('other case, other separators, plural and singular are rejected, at every depth', () => {
    const sent = {
      ...invoice,
      DueDate: '2026-08-01',
      your_ref: 'x',
      'sales-agent': 'AMY',
      payment: [],
      lines: [{ ...line, Tax_Code: 'ST10', projects: 'P' }],
    };
    assert.deepEqual(slips('create-sales-invoice', sent), [
      '/lines/0/Tax_Code taxCode',
      '/lines/0/projects project',
      '/DueDate dueDate',
      '/your_ref yourRef',
      '/sales-agent salesAgent',
      '/payment payments',
    ]);
  });

  test('small slips of the keyboard are rejected', () => {
    const meant: Readonly<Record<string, string>> = {
      qyt: 'qty',
      unitPrce: 'unitPrice',
      unitPirce: 'unitPrice',
      unitprc: 'unitPrice',
      amont: 'amount',
      amuont: 'amount',
      discuont: 'discount',
      taxAmout: 'taxAmount',
      descriptin: 'description',
      itmCode: 'itemCode',
      locaton: 'location',
    };
    for (const [name, field] of Object.entries(meant)) {
      assert.deepEqual(slips('create-sales-invoice', { ...invoice, lines: [{ description: 'x', [name]: 1 }] }), [
        `/lines/0/${name} ${field}`,
      ]);
    }
  });

  test('common synonyms are rejected, naming the field they mean', () => {
    const sent = {
      customer: '300-A001',
      date: '2026-07-01',
      number: 'IV-9',
      lines: [{ sku: 'WIDGET', quantity: 5, price: 99, warehouse: 'HQ' }],
    };
    assert.deepEqual(slips('create-sales-invoice', sent), [
      '/customer debtorCode',
      '/date docDate',
      '/number docNo',
      '/lines/0/sku itemCode',
      '/lines/0/quantity qty',
      '/lines/0/price unitPrice',
      '/lines/0/warehouse location',
    ]);
    assert.deepEqual(slips('create-purchase-order', { vendor: '400-S001', lines: [line] }), ['/vendor creditorCode']);
  });

  test('it is the same on validations, transfers, bulk rows and filters of reads', () => {
    assert.deepEqual(slips('validate-sales-invoice', { ...invoice, duedate: '2026-08-01' }), ['/duedate dueDate']);
    assert.deepEqual(slips('transfer-sales-order-to-sales-invoice', { fromDocNo: 'SO-1', lines: [{ lineNo: 1, quantity: 1 }] }), [
      '/lines/0/quantity qty',
    ]);
    assert.deepEqual(slips('bulk-create-sales-invoices', { rows: [invoice, { ...invoice, customerName: 'x' }] }), [
      '/rows/1/customerName debtorName',
    ]);
    assert.deepEqual(
      slips('bulk-create', { commandType: 'create-sales-invoice', rows: [{ ...invoice, duedate: '2026-08-01' }] }),
      ['/rows/0/duedate dueDate'],
    );
    assert.deepEqual(
      slips('list-sales-invoices', { customer: '300-A001', from: '2026-01-01', updatedSince: 'x', stauts: 'Void' }),
      ['/customer debtorCode', '/from dateFrom', '/updatedSince changedSince', '/stauts status'],
    );
    assert.deepEqual(slips('read-quotation-lines', { itemcode: 'A', fromDate: '2026-01-01', pageSize: 5 }), [
      '/itemcode itemCode',
      '/fromDate dateFrom',
      '/pageSize limit',
    ]);
  });

  test('the rest of the payload is checked as if the typo were fixed, and each place is reported once', () => {
    const checked = check('create-sales-invoice', {
      debtorCod: '300-A001',
      Lines: [{ itmCode: 'A', quantity: '5' }, {}],
      docDate: 'soon',
    });
    assert.ok(!checked.ok);
    assert.deepEqual(
      checked.problems.map(({ path, code }) => `${path} ${code}`),
      [
        '/debtorCod unknown_member',
        '/Lines unknown_member',
        '/Lines/0/itmCode unknown_member',
        '/Lines/0/quantity unknown_member',
        '/docDate format',
        '/Lines/1 rule',
      ],
    );
  });

  test('a typo next to the name it means is reported as a typo', () => {
    assert.deepEqual(slips('create-sales-invoice', { ...invoice, lines: [{ ...line, quantity: 5 }] }), ['/lines/0/quantity qty']);
  });
});

describe('what is the caller’s own', () => {
  const OWN =
    words(`id externalId external_id orderId orderNumber source channel platform tags metadata customNote customField foo unknownField
    colour color shopColour size weight height width volume variant image imageUrl url country state city title message comment memo
    createdAt updatedAt version hash token userId cashier terminal receiptNo tableNo guestName loyalty points voucher coupon promoCode campaign
    utm_source device language timezone callbackUrl priority isGift giftMessage trackingNo courier deliveryTime origin model
    warranty subcategory jobNo workOrder ticketNo approvedBy preparedBy signature attachments poNumber customerPo shippedAt paymentRef
    transactionId authCode cardType bankName accountName commission margin profit netWeight cartons pieces packing 
    reorderLevel leadTime bin rack zone region industry rating tier owner nickname firstName lastName race nationality
    remark5 address5 phone3 email2 fax2 udf1 UDF_COLOR data payload content text value key label settings stage sequence position
    priceList currencyName discountReason exemptReason workflow x-meta`);

  test('names that programs add for themselves are let through at every open place', () => {
    const refused: string[] = [];
    for (const [shape, names] of places) {
      const known = knownNames(names);
      // Whoever reads a list and names a key means one of keys; without it the whole list would come back.
      for (const name of OWN.filter((own) => own !== 'key' || !names.includes('keys'))) {
        const meant = names.includes(name) ? undefined : nearMiss(name, known);
        if (meant !== undefined) refused.push(`${shape.name}: ${name} for ${meant}`);
      }
    }
    assert.deepEqual(refused, []);
  });

  test('a name that the catalog has at another place is not a misspelling, however similar', () => {
    const declared = words(
      'phone2 address3 remark2 refNo refNo2 ourRef yourRef unitCost batchNo serialNo classification desc2 taxDate',
    );
    const known = knownNames(words('phone1 address1 remark1 ref debtorCode docDate qty unitPrice description'));
    for (const name of declared) assert.equal(nearMiss(name, known), undefined, name);
    const checked = check('create-ar-payment', {
      debtorCode: '300-A001',
      payments: [{ paymentMethod: 'CASH', paymentAmount: 1 }],
      phone2: '03',
      remark3: 'x',
    });
    assert.ok(checked.ok, JSON.stringify(checked));
  });

  test('user-defined fields are the account book’s to judge', () => {
    const checked = check('create-sales-invoice', { ...invoice, userDefinedFields: { docdate: 'x', Quantity: 1 } });
    assert.ok(checked.ok && checked.warnings.length === 0);
  });

  test('a payload full of names of its own is checked in one go, and its warnings stay readable', () => {
    const own = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`own${index}x`, index]));
    const checked = check('create-sales-invoice', { ...invoice, ...own });
    assert.ok(checked.ok);
    assert.equal(checked.warnings.length, 101);
    assert.deepEqual(checked.warnings.at(-1), {
      code: 'UNKNOWN_MEMBER',
      path: '',
      message: '19900 more fields are not recognised, so they are ignored.',
      wording: { key: 'bookCommand.ignoredMore', params: [19900] },
    });
  });
});

describe('the table of synonyms', () => {
  test('every field in it is one of the catalog', () => {
    const taken = new Set(
      recipes()
        .flatMap(({ shape }) => Object.keys(shape.members))
        .concat([...places.values()].flat()),
    );
    for (const field of Object.keys(FIELD_SYNONYMS)) assert.ok(taken.has(field), field);
  });

  test('no synonym is itself a field name where its field is, or it could never apply', () => {
    for (const [field, synonyms] of Object.entries(FIELD_SYNONYMS)) {
      const where = [...places.values()].filter((names) => names.includes(field));
      for (const synonym of synonyms) {
        assert.ok(where.length === 0 || where.some((names) => !names.includes(synonym)), `${synonym} for ${field}`);
      }
    }
  });
});
