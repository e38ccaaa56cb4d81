import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  DOC_TYPES,
  DOCUMENT_NAMES,
  type DocType,
  type Field,
  findRecipe,
  type Json,
  type Payload,
  type Shape,
} from '@ledgerline/catalog';
import { freshBook, runner } from '../../../conformance/fresh-book.ts';
import { TriedKinds } from '../../../conformance/kinds.ts';
import { type SpeculativeBook, speculativeBook } from '../../../conformance/speculative-book.ts';
import { updateTypeOf } from '../view/document-view.ts';

/** What may change with each field, besides itself. docs/accounting.md has the same list, with the reasons. */
const PARTY = [
  ...['debtorName', 'creditorName', 'branchCode', 'taxEntityID', 'currencyCode', 'currencyRate'],
  ...['address1', 'address2', 'address3', 'address4', 'phone1', 'phone2', 'fax1', 'attention'],
];
const TAX = ['taxAmount', 'taxAdjustment'];
const FOLLOWERS: Readonly<Record<string, readonly string[]>> = {
  debtorCode: PARTY,
  creditorCode: PARTY,
  docDate: ['dueDate'],
  displayTerm: ['dueDate'],
  itemCode: ['uom', 'description', 'lines'],
  salesLocation: ['lines/location'],
  purchaseLocation: ['lines/location'],
  location: ['lines/location'],
  fromLocation: ['lines/fromLocation'],
  toLocation: ['lines/toLocation'],
  'lines/itemCode': ['lines/description', 'lines/uom', 'lines/fromUom', 'lines/toUom', 'lines/barCode'],
  'lines/taxCode': ['lines/taxRate', ...TAX.map((name) => `lines/${name}`)],
  'lines/qty': [...TAX.map((name) => `lines/${name}`), 'lines/toQty'],
  'lines/fromUom': ['lines/toQty'],
  'lines/toUom': ['lines/toQty'],
  'lines/unitPrice': [...TAX.map((name) => `lines/${name}`), 'lines/amount'],
  'lines/discount': TAX.map((name) => `lines/${name}`),
};

/** Other values that a book accepts, by name; the first that is not refused is used. */
const OTHERS: Readonly<Record<string, readonly Json[]>> = {
  debtorCode: ['300-B001', '300-A001', '300-U001'],
  creditorCode: ['400-F001', '400-S001', '400-A001'],
  itemCode: ['PART', 'WIDGET', 'COG', 'GOODS-B', 'BOLT'],
  uom: ['BOX', 'PCS', 'CTN'],
  taxCode: ['SV8', 'ST10', 'PSV8', 'PST10', 'TX-GST'],
  displayTerm: ['Net 60', 'Net 14'],
  location: ['KL', 'HQ'],
  salesLocation: ['KL', 'HQ'],
  purchaseLocation: ['KL', 'HQ'],
  fromLocation: ['KL', 'HQ'],
  toLocation: ['KL', 'HQ'],
  accountNo: ['500-1000', '900-9000', '530-0000'],
  bankAccount: ['310-2000', '320-0000', '310-1000'],
  salesAgent: ['BALA', 'AMY'],
  purchaseAgent: ['CHONG'],
  project: ['P-GENERAL'],
  department: ['D-SALES', 'D-ADMIN'],
  shipVia: ['COURIER', 'SELF-COLLECT'],
  discount: ['7%', '1.00'],
  taxEntityID: [2, 1, 3],
  paymentMethod: ['CHEQUE', 'BANK'],
  currencyRate: [4.4],
};

const otherOf = (name: string, field: Field, value: Json | undefined): readonly Json[] => {
  const known = OTHERS[name];
  if (known) return known.filter((other) => other !== value);
  const { schema } = field;
  const options = [schema, ...(schema.anyOf ?? [])];
  if (options.some(({ format }) => format === 'date')) return ['2026-06-30', '2026-12-31'];
  if (schema.enum) return schema.enum.filter((other) => other !== value && other !== null);
  if (options.some(({ type }) => type === 'boolean')) return [value !== true];
  if (options.some(({ type }) => type === 'number' || type === 'integer')) return [typeof value === 'number' ? value + 1 : 1];
  return options.some(({ type }) => type === 'string' || (Array.isArray(type) && type.includes('string'))) ? ['Other'] : [];
};

const isEditable = (shape: Shape, name: string): Field | undefined => {
  const member = shape.members[name];
  return member?.kind === 'field' && member.role === 'editable' ? member : undefined;
};
const CALL = ['reason', 'validateOnly', 'detailMode', 'saveAsDraft', 'docNoFormatName', 'docNo', 'dtlKey', 'userDefinedFields'];

/** Texts that nothing computes, so that a lost one is seen. */
const TEXTS = ['ref', 'description', 'note', 'remark1', 'attention', 'phone1', 'furtherDescription', 'description2'];
const entered = (shape: Shape | undefined, more: Payload): Payload =>
  shape === undefined
    ? {}
    : Object.fromEntries(
        [...TEXTS.map((name) => [name, `Entered ${name}`] as const), ...Object.entries(more)].filter(([name]) =>
          isEditable(shape, name),
        ),
      );

const rowShape = (shape: Shape): Shape | undefined => (shape.members.lines?.kind === 'rows' ? shape.members.lines.of : undefined);

interface Stored {
  readonly docNo: string;
  readonly head: Payload;
  readonly lines: readonly Payload[];
}

/** A new document with values that are entered, not defaults: a term, a price, a tax and texts. */
function create({ book }: SpeculativeBook, type: DocType, example: Payload, shape: Shape): string | undefined {
  const { docNo: _no, ...plain } = example;
  const lines = (Array.isArray(plain.lines) ? plain.lines : []) as readonly Payload[];
  const rows = (more: Payload) =>
    lines.length === 0 ? {} : { lines: lines.map((line) => ({ ...entered(rowShape(shape), more), ...line })) };
  const rich = { ...entered(shape, { displayTerm: 'Net 14' }), ...plain };
  for (const payload of [{ ...rich, ...rows({ discount: '5%' }) }, { ...rich, ...rows({}) }, { ...rich }, plain]) {
    const made = book.execute(`create-${DOCUMENT_NAMES[type]}`, payload, nextId());
    if (made.ok === true) return String(made.docNo);
  }
  return undefined;
}

/** Updatable fields as they read, by their payload names. */
function readOf(result: Readonly<Record<string, unknown>>, capabilities: Capabilities): Omit<Stored, 'docNo'> {
  const fields = result.fields as Payload;
  const head = Object.entries(capabilities.header).flatMap(([native, { writable, aliases }]) =>
    writable && fields[native] !== undefined ? [[aliases[0] ?? native, fields[native]] as const] : [],
  );
  const names = Object.values(capabilities.detail ?? {}).flatMap(({ writable, aliases }) => (writable ? [aliases[0] ?? ''] : []));
  // Shown with the tax of the line, whoever worked it out.
  const lines = (result.lines as readonly Payload[]).map((line) =>
    Object.fromEntries(
      ['dtlKey', ...names].flatMap((name) => (line[name] === undefined || COMPUTED.includes(name) ? [] : [[name, line[name]]])),
    ),
  ) as readonly Payload[];
  return { head: Object.fromEntries(head) as Payload, lines };
}

/** Names under which a line shows what the book calculated. */
const COMPUTED = ['taxAmount', 'amount', 'accountNo', 'unitCost'];

interface Capabilities {
  readonly header: Readonly<Record<string, { writable: boolean; aliases: readonly string[] }>>;
  readonly detail?: Readonly<Record<string, { writable: boolean; aliases: readonly string[] }>>;
}

function differences(before: Omit<Stored, 'docNo'>, after: Omit<Stored, 'docNo'>): readonly string[] {
  const changed = (one: Payload, other: Payload): readonly string[] =>
    [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
      (name) => name !== 'dtlKey' && JSON.stringify(one[name]) !== JSON.stringify(other[name]),
    );
  const isSameLines = before.lines.every(({ dtlKey }, index) => after.lines[index]?.dtlKey === dtlKey);
  const lines = isSameLines
    ? before.lines.flatMap((line, index) => changed(line, after.lines[index] ?? {}).map((name) => `lines/${index}/${name}`))
    : ['lines'];
  return [...changed(before.head, after.head), ...lines];
}

const withoutIndex = (path: string): string => path.replace(/^lines\/\d+\//, 'lines/');

const taken = new Set<string>();
const tried = new TriedKinds();
/** Fields that an update once refilled are tried on every type of document. */
const REFILLED = ['debtorCode', 'creditorCode', 'displayTerm', 'lines/itemCode', 'lines/qty'];
const isWanted = (type: DocType, path: string): boolean => REFILLED.includes(path) || tried.isNew(type, path);
let commands = 0;
const nextId = (): string => {
  commands += 1;
  return `command-${commands}`;
};

for (const type of DOC_TYPES) {
  const recipe = findRecipe(updateTypeOf(type));
  const example = findRecipe(`create-${DOCUMENT_NAMES[type]}`)?.examples?.[0]?.payload;
  // Returns are drafted from their period, and have no fields of their own.
  if (!recipe || !example || type === 'SST' || type === 'GST') continue;
  test(`${recipe.commandType} (${type}) changes what it names and what follows it, and nothing else`, () => {
    const world = speculativeBook('SAMPLE');
    try {
      exercise(world, type, recipe.commandType, recipe.shape, example);
    } finally {
      world.close();
    }
  });
}

function exercise(world: SpeculativeBook, type: DocType, update: string, shape: Shape, example: Payload): void {
  const { book } = world;
  const docNo = create(world, type, example, findRecipe(`create-${DOCUMENT_NAMES[type]}`)?.shape ?? shape);
  assert.ok(docNo, `no ${type} could be created`);
  const docType = update === 'update-gl-cash-book-entry' ? { docType: type } : {};
  const got = book.execute(update.replace('update-', 'get-'), { docNo, ...docType }, 'read');
  assert.equal(got.ok, true, JSON.stringify(got.error));
  const capabilities = got.fieldCapabilities as unknown as Capabilities;
  const before = readOf(got as Readonly<Record<string, unknown>>, capabilities);
  const attempt = (path: string, change: Payload): boolean => {
    const result = book.execute(update, { docNo, ...docType, reason: 'One field', validateOnly: true, ...change }, nextId());
    if (result.ok !== true) return false;
    const followed = result.followed as unknown as readonly string[];
    const changed = differences(before, readOf(result as Readonly<Record<string, unknown>>, capabilities));
    const unexpected = changed.filter(
      (name) => withoutIndex(name) !== path && !followed.includes(name) && !followed.includes('lines'),
    );
    assert.deepEqual(unexpected, [], `${update} of ${path} changed what it did not list: ${JSON.stringify(change)}`);
    const allowed = FOLLOWERS[path] ?? [];
    assert.deepEqual(
      followed.filter((name) => !allowed.includes(withoutIndex(name))),
      [],
      `${update} of ${path}: ${JSON.stringify(change)}`,
    );
    taken.add(`${type} ${path}`);
    tried.add(type, path);
    return true;
  };
  for (const name of Object.keys(shape.members)) {
    const field = CALL.includes(name) || !isWanted(type, name) ? undefined : isEditable(shape, name);
    if (field) otherOf(name, field, before.head[name]).some((value) => attempt(name, { [name]: value }));
  }
  const rows = rowShape(shape);
  // A heading becomes a priced line when it gets an item.
  const line = before.lines.find(({ itemCode }) => itemCode !== undefined) ?? before.lines[0];
  if (!rows || !line) return;
  for (const name of Object.keys(rows.members)) {
    const field = CALL.includes(name) || !isWanted(type, `lines/${name}`) ? undefined : isEditable(rows, name);
    const lines = (value: Json): Payload => ({ detailMode: 'update', lines: [{ dtlKey: line.dtlKey ?? '', [name]: value }] });
    if (field) otherOf(name, field, line[name]).some((value) => attempt(`lines/${name}`, lines(value)));
  }
}

test('the fields that an update used to refill were among them', (context) => {
  context.diagnostic(`${taken.size} fields of ${new Set([...taken].map((one) => one.split(' ')[0])).size} types of documents`);
  for (const type of ['QT', 'SO', 'DO', 'IV', 'CN', 'PO', 'GR', 'PI']) {
    const party = ['QT', 'SO', 'DO', 'IV', 'CN'].includes(type) ? 'debtorCode' : 'creditorCode';
    for (const path of [party, 'displayTerm', 'lines/itemCode', 'lines/qty'])
      assert.ok(taken.has(`${type} ${path}`), `${type} ${path}`);
  }
});

const ITEM_LINES = [{ itemCode: 'WIDGET', qty: 2, unitPrice: 17.5, taxCode: 'PST10', location: 'HQ' }];

test('another item keeps the price and the tax that were entered, and takes its own text and unit', () => {
  const run = runner(freshBook());
  const bought = run('create-purchase-invoice', { creditorCode: '400-S001', docDate: '2026-03-01', lines: ITEM_LINES });
  const [line] = bought.lines as readonly Payload[];
  const updated = run('update-purchase-invoice', {
    docNo: bought.docNo as string,
    reason: 'The other part',
    detailMode: 'update',
    lines: [{ dtlKey: line?.dtlKey ?? '', itemCode: 'PART' }],
  });
  const [now] = updated.lines as readonly Payload[];
  assert.deepEqual([now?.itemCode, now?.qty, now?.unitPrice, now?.taxCode, now?.taxRate], ['PART', 2, 17.5, 'PST10', 10]);
  assert.deepEqual(updated.followed, ['lines/0/description']);
});

test('another unit does not change the price, and another item does not take the list price', () => {
  const run = runner(freshBook());
  const lines = [{ itemCode: 'WIDGET', qty: 1, unitPrice: 17.5, taxCode: 'ST5', description: 'As agreed' }];
  const sold = run('create-quotation', { debtorCode: '300-A001', docDate: '2026-03-01', displayTerm: 'Net 14', lines });
  const change = (more: Payload) => run('update-quotation', { docNo: sold.docNo as string, reason: 'Changed', ...more });
  const ofLine = (row: Payload) => {
    const [line] = sold.lines as readonly Payload[];
    const result = change({ detailMode: 'update', lines: [{ dtlKey: line?.dtlKey ?? '', ...row }] });
    const [now] = result.lines as readonly Payload[];
    return [now?.itemCode, now?.uom, now?.unitPrice, now?.taxCode, now?.description, result.followed];
  };
  assert.deepEqual(ofLine({ uom: 'BOX' }), ['WIDGET', 'BOX', 17.5, 'ST5', 'As agreed', []]);
  // COG has no boxes.
  assert.deepEqual(ofLine({ itemCode: 'COG' }), ['COG', 'PCS', 17.5, 'ST5', 'As agreed', ['lines/0/uom']]);
  const moved = change({ debtorCode: '300-C001' });
  const fields = moved.fields as Payload;
  assert.deepEqual([fields.DebtorName, fields.DisplayTerm, fields.DueDate], ['Cash Customer', 'Net 14', '2026-03-15']);
  assert.deepEqual(moved.followed, ['debtorName']);
});

test('a payment row that is sent with its key keeps what it leaves out', () => {
  const run = runner(freshBook());
  const payments = [{ paymentMethod: 'CHEQUE', paymentAmount: 25, chequeNo: 'C-1' }];
  const paid = run('create-ar-payment', { debtorCode: '300-A001', docDate: '2026-03-01', payments });
  const [row] = paid.payments as readonly Payload[];
  const updated = run('update-ar-payment', {
    docNo: paid.docNo as string,
    reason: 'Five more',
    payments: [{ dtlKey: row?.dtlKey ?? '', paymentMethod: 'CHEQUE', paymentAmount: 30 }],
  });
  const [now] = updated.payments as readonly Payload[];
  assert.deepEqual([now?.paymentMethod, now?.paymentAmount, now?.chequeNo], ['CHEQUE', 30, 'C-1']);
});
