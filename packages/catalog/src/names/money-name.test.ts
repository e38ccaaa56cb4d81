import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { recipes } from '../catalog.ts';
import { check } from '../check/check.ts';
import type { Json, Payload, Shape } from '../declaration/declaration.ts';
import { isShownOnRows, moneyNames } from './money-name.ts';

/** A place of a command type: how a payload gets there, and the pointer to it. */
interface Place {
  readonly type: string;
  readonly shape: Shape;
  readonly pointer: string;
  readonly payloadWith: (row: Payload) => Payload;
}

/** Every place of every command type, each shape once. */
function places(): readonly Place[] {
  const found: Place[] = [];
  const seen = new Set<Shape>();
  const visit = (place: Place): void => {
    if (seen.has(place.shape)) return;
    seen.add(place.shape);
    found.push(place);
    for (const [name, member] of Object.entries(place.shape.members)) {
      if (member.kind !== 'rows' && member.kind !== 'part') continue;
      const isList = member.kind === 'rows';
      visit({
        type: place.type,
        shape: member.of,
        pointer: `${place.pointer}/${name}${isList ? '/0' : ''}`,
        payloadWith: (row) => place.payloadWith({ [name]: isList ? [row] : row }),
      });
    }
  };
  for (const { commandType, shape } of recipes()) {
    visit({ type: commandType, shape, pointer: '', payloadWith: (row) => row });
  }
  return found;
}

const namesOf = ({ members }: Shape): ReadonlySet<string> =>
  new Set(Object.entries(members).flatMap(([name, { aliases }]) => [name, ...aliases]));

const BATCH = 40;

/** The names of a batch that a place neither takes nor rejects. */
function lostNames({ type, pointer, payloadWith, shape }: Place, names: readonly string[]): readonly string[] {
  const taken = namesOf(shape);
  const sent = names.filter((name) => !taken.has(name) && !(pointer !== '' && isShownOnRows(name)));
  const lost: string[] = [];
  for (let at = 0; at < sent.length; at += BATCH) {
    const batch = sent.slice(at, at + BATCH);
    const checked = check(type, payloadWith(Object.fromEntries(batch.map((name) => [name, 'x']))));
    const paths = new Set(checked.ok ? [] : checked.problems.map(({ path }) => path));
    lost.push(...batch.filter((name) => !paths.has(`${pointer}/${name}`)));
  }
  return lost.map((name) => `${type} ${pointer}/${name}`);
}

test('no place of any command type ignores a name of the table: it is a field there, or rejected', (context) => {
  const [all, names] = [places(), [...moneyNames().values()]];
  context.diagnostic(`${names.length} names at ${all.length} places of ${recipes().length} types`);
  assert.ok(names.length > 150 && all.length > 300);
  assert.deepEqual(
    all.flatMap((place) => lostNames(place, names)),
    [],
  );
});

const line = { itemCode: 'WIDGET', qty: 2, unitPrice: 20, location: 'HQ' };
const invoice = { debtorCode: '300-A001', docDate: '2026-07-01', lines: [line] };
const item = { itemCode: 'X', description: 'X', baseUom: 'UNIT' };

/** What the first problem says, after the name; null when the payload is accepted. */
const told = (type: string, payload: Payload): string | null => {
  const checked = check(type, payload);
  return checked.ok ? null : (checked.problems[0]?.message.replace(/^.*? is not a field of [\w-]+[.,] /, '') ?? '');
};

describe('money under a name that is not taken', () => {
  test('is rejected with the right name, wherever that is', () => {
    const cases: readonly (readonly [type: string, payload: Payload, says: string])[] = [
      ['create-sales-invoice', { ...invoice, rate: 4.2 }, 'Did you mean currencyRate?'],
      ['create-sales-invoice', { ...invoice, taxCode: 'ST10' }, 'Did you mean lines[].taxCode?'],
      ['create-sales-invoice', { ...invoice, discount: '10%' }, 'Did you mean lines[].discount?'],
      ['create-sales-invoice', { ...invoice, gst: 6 }, 'Did you mean lines[].taxCode?'],
      ['create-sales-invoice', { ...invoice, amount: 40 }, 'Did you mean lines[].amount?'],
      ['create-sales-invoice', { ...invoice, lines: [{ ...line, rate: 5 }] }, 'Did you mean unitPrice?'],
      ['create-sales-invoice', { ...invoice, lines: [{ ...line, tax: 5 }] }, 'Did you mean taxCode?'],
      [
        'create-sales-invoice',
        { ...invoice, lines: [{ ...line, dueDate: '2026-08-01' }] },
        'Did you mean dueDate, outside this list?',
      ],
      ['create-item', { ...item, sellingPrice: 5 }, 'Did you mean uoms[].price?'],
      ['create-item', { ...item, price: 5 }, 'Did you mean uoms[].price?'],
      ['create-item', { ...item, taxCode: 'ST10' }, 'Did you mean supplyTaxCode?'],
      ['create-ar-payment', { debtorCode: '300-A001', amount: 5 }, 'Did you mean payments[].paymentAmount?'],
      ['read-gl-account-balance', { asOfDate: '2026-01-31' }, 'Did you mean dateTo?'],
      ['update-sales-invoice', { docNo: 'IV-1', reason: 'x', taxCode: 'ST10' }, 'Did you mean lines[].taxCode?'],
      ['bulk-create-sales-invoices', { rows: [invoice], docDate: '2026-07-01' }, 'Did you mean rows[].docDate?'],
      ['create-sales-invoice', { ...invoice, creditLimit: 5 }, 'See GET /v1/schema/commands/create-sales-invoice.'],
    ];
    for (const [type, payload, says] of cases) assert.equal(told(type, payload), says, `${type} ${JSON.stringify(payload)}`);
  });

  test('is rejected in a container that the command does not take, by its name or by what it contains', () => {
    const contained: readonly (readonly [Payload, string])[] = [
      [
        { Master: { DocDate: '2026-07-01' } },
        'so DocDate in it would be ignored. Send the fields by their own names, without Master.',
      ],
      [
        { nativeFields: { Master: { A: 1 } } },
        'so Master in it would be ignored. Send the fields by their own names, without nativeFields.',
      ],
      [
        { invoice: { debtorCode: '300-A001' } },
        'so debtorCode in it would be ignored. Send the fields by their own names, without invoice.',
      ],
    ];
    for (const [more, says] of contained) assert.equal(told('create-sales-invoice', { ...invoice, ...more }), says);
    assert.equal(told('create-sales-invoice', { ...invoice, metadata: { cart: 'C-1' }, tags: ['a'] }), null);
  });

  test('is told by its words where its value is a figure or a day', () => {
    const figures: Payload = { orderTotal: 5, gift_wrap_fee: '3.50', amountBeforeTax: 5, packagingCost: 1, promoDiscount: '10%' };
    for (const [name, value] of Object.entries({ ...figures, pickupDate: '2026-07-01' })) {
      assert.notEqual(told('create-sales-invoice', { ...invoice, [name]: value }), null, name);
    }
  });

  test('the singular of a list is a near miss', () => {
    const party = { debtorCode: '300-X001', companyName: 'X' };
    assert.equal(told('create-debtor', { ...party, branch: [{ branchCode: 'KL' }] }), 'Did you mean branches?');
  });

  test('code is the code that a command requires', () => {
    assert.equal(told('create-debtor', { code: '300-X001', companyName: 'X' }), 'Did you mean debtorCode?');
    assert.equal(told('create-creditor', { code: '400-X001', companyName: 'X' }), 'Did you mean creditorCode?');
    assert.equal(told('create-item', { code: 'X', description: 'X', baseUom: 'UNIT' }), 'Did you mean itemCode?');
    assert.equal(told('create-sales-invoice', { code: '300-A001', lines: [line] }), 'Did you mean debtorCode?');
    assert.equal(told('create-ap-invoice', { code: '400-S001', amount: 5 }), 'Did you mean creditorCode?');
  });
});

test('names of the caller are still let through with a warning, with any value', () => {
  const own: Record<string, Json> = Object.fromEntries(
    `orderId orderNumber source channel tags metadata customNote foo colour size weight country comment createdAt updatedAt userId cashier terminal
     loyalty points coupon campaign device priority isGift trackingNo paymentRef transactionId authCode cardType bankName accountName commission
     discountReason exemptReason priceList currencyName rating shippedAt warranty`
      .split(/\s+/)
      .map((name, index) => [name, index % 2 === 0 ? index : '2026-07-01']),
  );
  for (const [type, payload] of [
    ['create-sales-invoice', { ...invoice, ...own, priceList: 'A' }],
    ['create-sales-invoice', { ...invoice, lines: [{ ...line, ...own, priceList: 'A', discountReason: 'Staff' }] }],
    ['create-debtor', { debtorCode: '300-X001', companyName: 'X', ...own, priceList: 'A', discountReason: 'Staff' }],
  ] as const) {
    const checked = check(type, payload as Payload);
    assert.ok(checked.ok, JSON.stringify(checked));
    assert.ok(checked.warnings.length > 30);
  }
});

test('a line that a get shows is accepted when it is sent back', () => {
  const shown = {
    ...line,
    subTotal: 40,
    netAmount: 40,
    outstandingQty: 2,
    transferedQty: 0,
    returnableQty: 2,
    returnedQty: 0,
    seq: 1,
  };
  const checked = check('create-sales-invoice', { ...invoice, lines: [shown] });
  assert.ok(checked.ok, JSON.stringify(checked));
});
