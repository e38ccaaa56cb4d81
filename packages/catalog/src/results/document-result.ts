/** Results of the commands of a document family, from the same shapes as its payloads. */

import type { Member, Shape } from '../declaration/declaration.ts';
import { CHANGED_WITH, DOCUMENT_NAMES, type DocType, LINE_KINDS, type LineKind, SEEN_WITH } from '../declaration/doc-type.ts';
import type { Family, OperationName } from '../declaration/family.ts';
import type { Find } from './own-results.ts';
import {
  capabilitiesAfterWrite,
  documentFields,
  documentIdentity,
  documentStatus,
  fieldCapabilities,
  listed,
  movedFields,
  postings,
  previewed,
  readResult,
  truncated,
  validateResult,
  written,
} from './result-base.ts';
import {
  allOptional,
  amount,
  choice,
  count,
  date,
  exchangeRate,
  instant,
  key,
  object,
  optional,
  orNull,
  percentage,
  quantity,
  type ResultMember,
  type ResultMembers,
  type ResultShape,
  type ResultValue,
  resultShape,
  rows,
  text,
  texts,
  unitCost,
  userDefinedFields,
  without,
} from './result-shape.ts';
import { NOT_SET, nativeMembers, statedMembers } from './stated-field.ts';

const ONLY_GET = 'except in the result of get, and on lines without a quantity';

const lineKeys: ResultMembers = {
  dtlKey: optional(key('Key of the line.'), 'in the result of a validation, which saves nothing'),
  seq: count('Position of the line, from 1.'),
};

const lineAmounts: ResultMembers = {
  subTotal: amount('Amount of the line after discount; includes tax if the document’s prices do.', 'document currency'),
  taxAmount: amount('Tax of the line.', 'document currency'),
  netAmount: amount('Amount of the line before tax.', 'document currency'),
};

const progress: ResultMembers = allOptional(
  {
    transferedQty: quantity('Quantity transferred to further documents.', 'unit of the line'),
    outstandingQty: quantity('Quantity that can still be transferred.', 'unit of the line'),
    returnedQty: quantity('Quantity returned.', 'unit of the line'),
    returnableQty: quantity('Quantity that can still be returned.', 'unit of the line'),
  },
  ONLY_GET,
);

const lineAccount: ResultMembers = {
  accountNo: optional(text('GL account that the line is posted to.'), 'if nothing is posted for the line'),
};

const LINE_VALUES: Readonly<Record<LineKind, ResultMembers>> = {
  billed: {
    ...lineAccount,
    qty: optional(quantity('Quantity of the line.', 'unit of the line'), NOT_SET),
    taxRate: optional(percentage('Tax rate.'), 'if the line has no tax code'),
    ...lineAmounts,
    packageCode: optional(text('Item package that the line is a component of.'), 'unless it is one'),
    packageQty: optional(quantity('Number of packages.', 'unit of the line'), 'unless the line is the first of a package'),
    ...progress,
  },
  entered: { ...lineAccount, ...lineAmounts },
  moved: {
    ...lineAccount,
    qty: optional(quantity('Quantity of the line.', 'unit of the line'), NOT_SET),
    unitCost: optional(unitCost('Cost of one unit.'), 'if nothing was moved and none was given'),
    differenceQty: optional(quantity('Counted quantity less the quantity in the book.'), 'except on a stock take'),
    value: amount('Value moved by the line: in positive, out negative; without sign where the type has one direction.'),
  },
  plain: {},
};

const lineKind = ({ docTypes }: Family): LineKind => (docTypes ? LINE_KINDS[docTypes[0]] : 'plain');

const rowShapes = (family: Family, name: string): readonly Shape[] =>
  [family.create, family.update].flatMap(({ members }) => {
    const member: Member | undefined = members[name];
    return member?.kind === 'rows' ? [member.of] : [];
  });

/** Shapes of one content are one shape, under the name of the payload's rows that it follows. */
const known = new Map<string, ResultShape>();

function sharedShape(family: Family, name: string, members: ResultMembers, sentence: string): ResultShape {
  const [first] = rowShapes(family, name);
  const own = resultShape(`${family.document}.${name}`, sentence, members);
  const shared =
    first === undefined || first.name.startsWith(`${family.document}.`) ? own : { ...own, name: `${first.name}.result` };
  const before = known.get(shared.name);
  if (before === undefined) known.set(shared.name, shared);
  if (before === undefined) return shared;
  return JSON.stringify(before) === JSON.stringify(shared) ? before : own;
}

export const linesOf = (family: Family): ResultShape =>
  sharedShape(
    family,
    'lines',
    {
      ...lineKeys,
      ...statedMembers(`${family.document}.lines`, rowShapes(family, 'lines')),
      ...lineKeys,
      ...LINE_VALUES[lineKind(family)],
    },
    'One line.',
  );

/** Fields that the book fills in or adds. */
const paymentValues: ResultMembers = {
  dtlKey: optional(key('Key of the row.'), 'if a book of an earlier version wrote it'),
  paymentAmount: amount('Amount paid.', 'document currency'),
  paymentAccountNo: text('Bank, cash or deposit GL account of the payment.'),
  depositDocKey: optional(key('Key of the deposit that pays the row.'), 'unless a deposit pays it'),
};

export const paymentsOf = (family: Family): ResultShape =>
  sharedShape(
    family,
    'payments',
    { ...statedMembers(`${family.document}.payments`, rowShapes(family, 'payments')), ...paymentValues },
    'One payment.',
  );

const knockOffValues: ResultMembers = {
  docType: orNull(text('Type of the settled document.'), 'if it no longer exists'),
  docKey: key('Key of the settled document.'),
  docNo: orNull(text('Number of the settled document.'), 'if it no longer exists'),
  knockOffDate: date('Date of the settlement.'),
  amount: amount('Amount settled.', 'document currency'),
};

export const knockOffsOf = (family: Family): ResultShape =>
  sharedShape(
    family,
    'knockOffs',
    { ...statedMembers(`${family.document}.knockOffs`, rowShapes(family, 'knockOffs')), ...knockOffValues },
    'One settlement of another document.',
  );

/** Rows that results show separately, next to the header. */
const SHOWN_APART = ['Lines', 'Payments', 'KnockOffs', 'StatementLines'];

const fieldsOf = (family: Family): ResultShape =>
  resultShape(
    `${family.document}.fields`,
    `Header fields of ${family.many}, by native name.`,
    {
      ...without(
        nativeMembers(`${family.document}.fields`, [family.create, family.update]),
        ...SHOWN_APART,
        ...Object.keys(documentFields.members),
      ),
      ...partyFields(family),
      ...(lineKind(family) === 'moved' ? movedFields : {}),
      ...Object.assign({}, ...(family.docTypes ?? []).map((type) => BOOK_FIELDS[type] ?? {})),
    },
    [documentFields],
  );

const stockAccount: ResultMembers = {
  StockAccountNo: optional(text('Stock GL account of the finished good.'), NOT_SET),
};

const returnNo: ResultMembers = {
  ReturnNo: optional(text('Number of the tax return that it pays.'), 'unless it pays one'),
};

/** Fields that the book adds to the header of documents of a type. */
const BOOK_FIELDS: Readonly<Partial<Record<DocType, ResultMembers>>> = {
  AS: stockAccount,
  AO: {
    ...stockAccount,
    TransferedQty: optional(quantity('Quantity already assembled.', 'unit of the line'), 'except in the result of get'),
    OutstandingQty: optional(
      quantity('Quantity that is still to be assembled.', 'unit of the line'),
      'except in the result of get',
    ),
  },
  DA: stockAccount,
  PV: returnNo,
  OR: returnNo,
  BR: {
    ClearedKeys: texts('Keys of the ledger lines that the reconciliation clears.'),
    ClearedBalance: amount('Balance of all cleared lines of the account.', 'account currency'),
    Difference: amount('Statement balance less cleared balance.', 'account currency'),
  },
};

/** Fields that a document takes from its party. */
function partyFields({ create: { members } }: Family): ResultMembers {
  const name = (word: string): ResultValue => optional(text(`Name of the ${word}, as printed.`), NOT_SET);
  const isBilled = 'debtorCode' in members || 'creditorCode' in members;
  return {
    ...('debtorCode' in members ? { DebtorName: name('customer') } : {}),
    ...('creditorCode' in members ? { CreditorName: name('supplier') } : {}),
    ...(isBilled ? { DisplayTerm: optional(text('Credit term.'), NOT_SET) } : {}),
  };
}

/** Fields, lines, payments and knock-offs, as far as documents of the family have them. */
function savedMembers(family: Family): ResultMembers {
  const has = (name: string): boolean => rowShapes(family, name).length > 0;
  return {
    fields: object(fieldsOf(family), 'The header as reloaded, by native name.'),
    lines: rows(linesOf(family), has('lines') ? 'The lines as reloaded.' : 'Empty: these documents have no lines.'),
    ...(has('payments')
      ? {
          payments: optional(
            rows(paymentsOf(family), 'The payments as reloaded.'),
            'if documents of this type carry no payments',
          ),
        }
      : {}),
    ...(has('knockOffs')
      ? {
          knockOffs: optional(
            rows(knockOffsOf(family), 'The settlements of other documents.'),
            'if documents of this type settle none',
          ),
        }
      : {}),
  };
}

/** A document as a write leaves it. */
export const savedDocument = (family: Family, name: string, sentence: string, more: ResultMembers = {}): ResultShape =>
  written(
    `${family.document}.${name}`,
    sentence,
    { ...savedMembers(family), fieldCapabilities: capabilitiesAfterWrite, ...more },
    documentIdentity,
  );

const link = resultShape('DocumentLink', 'A link to a document before or after this one.', {
  direction: choice(['from', 'to'], 'from: the other document came first; to: it came after.'),
  kind: choice(['next', 'return', 'procure'], 'How the two belong together.'),
  docType: text('Type of the other document.'),
  docNo: text('Number of the other document.'),
  docKey: key('Key of the other document.'),
  fromDtlKey: key('Key of the line of the earlier document.'),
  toDtlKey: key('Key of the line of the later document.'),
  qty: quantity('Quantity that the link carries.', 'unit of the line'),
});

const sourceType = optional(text('Type of the document, which belongs to another family.'), 'if it belongs to this family');

const noRows = (name: string): ResultShape => resultShape(`No${name}`, 'Documents of this type have none.', {});

/** One document in full. */
export function gotDocument(family: Family, more: ResultMembers = {}): ResultShape {
  const { fields, lines, payments, knockOffs } = savedMembers(family);
  return resultShape(
    `${family.document}.get`,
    `The ${family.one} in full.`,
    {
      fields: fields as ResultMember,
      lines: lines as ResultMember,
      payments: present(payments) ?? rows(noRows('Payments'), 'Empty: these documents have no payments.'),
      knockOffs: present(knockOffs) ?? rows(noRows('KnockOffs'), 'Empty: these documents settle no others.'),
      links: rows(link, 'The documents that it came from and went to.'),
      postings,
      fieldCapabilities: optional(fieldCapabilities, 'if documents of this type cannot be updated'),
      sourceType,
      ...more,
    },
    [readResult, documentIdentity],
  );
}

function present(member: ResultMember | undefined): ResultMember | undefined {
  if (member === undefined) return undefined;
  const { absent: _, ...always } = member;
  return always as ResultMember;
}

const documentRow = resultShape('DocumentRow', 'One document of a list.', {
  docKey: key('Key of the document.'),
  docType: text('Type of the document.'),
  docNo: text('Number of the document.'),
  docDate: date('Date of the document.'),
  dueDate: optional(date('Due date.'), 'if documents of this type have none'),
  party: orNull(text('Code of the customer or supplier.'), 'if the document has none'),
  partyName: orNull(text('Name of the customer or supplier.'), 'if the document has none'),
  currencyCode: text('Currency of the document.'),
  currencyRate: exchangeRate('Exchange rate of the document.'),
  netTotal: amount('Total before tax.', 'document currency'),
  tax: amount('Total tax.', 'document currency'),
  finalTotal: amount('Total including tax and rounding.', 'document currency'),
  localTotal: amount('Total including tax and rounding.'),
  outstanding: amount(
    'What is still open: positive if owed by the customer (AR) or to the supplier (AP), negative if it is unapplied credit.',
    'document currency',
  ),
  status: documentStatus,
  description: orNull(text('Narration of the document.'), 'if it has none'),
  ref: orNull(text('Reference of the document.'), 'if it has none'),
  lastModified: instant('When the document was last changed.'),
  userDefinedFields: optional(userDefinedFields, 'if the document has none'),
  sourceType: optional(text('Type of the document, if it belongs to another family.'), 'if it belongs to this family'),
});

const movedColumns: ResultMembers = {
  totalQty: quantity('Quantity moved: in positive, out negative; without sign where the type has one direction.'),
  totalValue: amount('Value moved, with the sign of totalQty.'),
};

const stockDocumentRow = resultShape('StockDocumentRow', 'One stock document of a list.', movedColumns, [documentRow]);
const plainDocumentRow = resultShape('ListedDocument', 'One document of a list.', {}, [documentRow]);

const listOf = (family: Family): ResultShape =>
  lineKind(family) === 'moved'
    ? listed('StockDocumentList', stockDocumentRow, 'Stock documents, newest first.', { truncated })
    : listed('DocumentList', plainDocumentRow, 'Documents, newest first.', { truncated });

/** The document of a line that is read by itself. */
const lineHead = resultShape('LineHead', 'The document of a line, and the amounts of the line.', {
  docKey: key('Key of the document.'),
  docType: text('Type of the document.'),
  docNo: text('Number of the document.'),
  docDate: date('Date of the document.'),
  party: orNull(text('Code of the customer or supplier.'), 'if the document has none'),
  partyName: orNull(text('Name of the customer or supplier.'), 'if the document has none'),
  currencyCode: text('Currency of the document.'),
  status: documentStatus,
  dtlKey: key('Key of the line.'),
  seq: count('Position of the line, from 1.'),
  ...lineAmounts,
  localNetAmount: amount('Amount of the line before tax.'),
  localTaxAmount: amount('Tax of the line.'),
});

/** Lines of documents of one or more families, read by themselves. */
export function readLines(name: string, lines: readonly ResultShape[]): ResultShape {
  const members: ResultMembers = Object.assign({}, ...lines.toReversed().map((line) => line.members)) as ResultMembers;
  const own = without(members, ...Object.keys(lineHead.members), ...Object.keys(progress));
  const shown = lines.length === 1 ? own : allOptional(own, NOT_SET);
  const row = resultShape(`${name}.row`, 'One line with the columns of its document.', shown, [lineHead]);
  return listed(name, row, 'Lines, newest first.');
}

const totals = resultShape('ValidatedTotals', 'Totals of the document.', {
  netTotal: amount('Total before tax.', 'document currency'),
  tax: amount('Total tax.', 'document currency'),
  roundAdj: amount('Rounding to five sen, which is part of finalTotal.', 'document currency'),
  finalTotal: amount('Total including tax and rounding.', 'document currency'),
  localTotal: amount('Total including tax and rounding.'),
});

export const validatedMembers: ResultMembers = {
  totals: object(totals, 'Totals of the document.'),
  postings,
};

export const validatedDocument = (family: Family, more: ResultMembers = {}): ResultShape =>
  resultShape(
    `${family.document}.validate`,
    `What create-${family.document} would save.`,
    { ...validatedMembers, lines: rows(linesOf(family), 'The lines as they would be saved.'), ...more },
    [validateResult],
  );

const updatedDocument = (family: Family): ResultShape =>
  savedDocument(family, 'updated', `The ${family.one} as changed.`, {
    valid: previewed,
    postings: optional(postings, 'unless validateOnly is true'),
    followed: optional(
      texts(
        'Fields that the update did not name and that changed with those that it names, such as the description of another item. A field of a line has the position of the line in the result before it: lines/0/description.',
      ),
      'in results of earlier builds and of other drivers',
    ),
    draftNo: optional(text('Number that the document had as a draft.'), 'unless the update posted a draft'),
  });

const savedOf = (family: Family): ResultShape => savedDocument(family, 'saved', `The ${family.one} as saved.`);

type ByType = Readonly<Partial<Record<DocType, readonly DocType[]>>>;

/** The families of the types that commands of a family serve too. */
const alsoServed = ({ docTypes }: Family, served: ByType, find: Find): readonly Family[] =>
  (docTypes ?? []).flatMap((type) => served[type] ?? []).map((type) => find.family(DOCUMENT_NAMES[type]));

const RESULTS: Readonly<Record<OperationName, (family: Family, find: Find) => readonly ResultShape[]>> = {
  list: (family) => [listOf(family)],
  lines: (family, find) => [
    readLines(`${family.document}.lines.list`, [family, ...alsoServed(family, SEEN_WITH, find)].map(linesOf)),
  ],
  get: (family, find) => [family, ...alsoServed(family, SEEN_WITH, find)].map((one) => gotDocument(one)),
  validate: (family) => [validatedDocument(family)],
  create: (family) => [savedOf(family)],
  update: (family, find) => [family, ...alsoServed(family, CHANGED_WITH, find)].map(updatedDocument),
  cancel: withdrawn,
  void: withdrawn,
  delete: withdrawn,
};

function withdrawn(family: Family, find: Find): readonly ResultShape[] {
  return [family, ...alsoServed(family, CHANGED_WITH, find)].map(savedOf);
}

/** The results of a command of a document family: one for each family whose documents it serves. */
export const documentResults = (family: Family, operation: OperationName, find: Find): readonly ResultShape[] =>
  RESULTS[operation](family, find);
