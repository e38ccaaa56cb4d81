/** Results of the commands of a record family, from the same shapes as its payloads. */

import type { Shape } from '../declaration/declaration.ts';
import { capitalised, type Family } from '../declaration/family.ts';
import { omit } from '../declaration/shape.ts';
import type { RecordName, RecordOperation } from '../declaration/task.ts';
import {
  capabilitiesAfterWrite,
  fieldCapabilities,
  listed,
  previewed,
  readErrors,
  readResult,
  truncated,
  validateResult,
  written,
} from './result-base.ts';
import {
  flag,
  instant,
  object,
  optional,
  orNull,
  type ResultMembers,
  type ResultRows,
  type ResultShape,
  resultShape,
  rows,
  text,
} from './result-shape.ts';
import { type Filled, nativeMembers, statedMembers } from './stated-field.ts';

/** Fields that the book fills in when a record has no value of its own. */
const FILLED: Readonly<Partial<Record<string, Filled>>> = {
  debtor: ['currencyCode', 'creditLimit', 'overdueLimit'],
  creditor: ['currencyCode', 'creditLimit', 'overdueLimit'],
  item: ['costingMethod', 'stockControl', 'hasBatchNo', 'hasSerialNo', 'uoms'],
  'gl-account': ['currencyCode', 'cashFlowClass'],
  'general-payment-method': ['bankChargeRate', 'isDeposit'],
  'general-cn-type': ['isPriceOnly'],
  'tax-code': ['claimable', 'basis'],
} satisfies Partial<Record<RecordName, Filled>>;

/** A new book knows the usual currencies and none of their rates. */
const withUnknown = ({ document }: Family, members: ResultMembers): ResultMembers =>
  document === 'general-currency'
    ? Object.fromEntries(
        Object.entries(members).map(([name, member]) => [
          name,
          ['rate', 'Rate'].includes(name) ? orNull(member, 'if the book has no rate for it') : member,
        ]),
      )
    : members;

/** Fields of payloads that replace a row: the only component of a package. */
const INPUT_ONLY: Readonly<Partial<Record<string, readonly string[]>>> = {
  'item-package': [
    'itemCode',
    'qty',
    'uom',
    'lineDescription',
    'lineDescription2',
    'furtherDescription',
    'lineUnitPrice',
    'purchasePrice',
    'taxCode',
    'purchaseTaxCode',
    'lineKey',
    'dtlKey',
  ],
};

/** The shapes of a family without the fields that replace a row. */
const shapesOf = ({ document, create, update }: Family): readonly Shape[] =>
  [create, update].map((shape) => ({ ...shape, members: omit(shape.members, ...(INPUT_ONLY[document] ?? [])) }));

/** Fields that another command sets. */
const ADDED: Readonly<Partial<Record<string, ResultMembers>>> = {
  'gl-account': {
    depreciationAccountNo: optional(
      text('Account of the accumulated depreciation.'),
      'unless create-fixed-asset-gl-accounts created the account',
    ),
  },
} satisfies Partial<Record<RecordName, ResultMembers>>;

const added = ({ document }: Family, rename: (name: string) => string): ResultMembers =>
  Object.fromEntries(Object.entries(ADDED[document] ?? {}).map(([name, member]) => [rename(name), member]));

const isActive = flag('Whether new documents can use it.');

/** The record under canonical names, as lists and results show it. */
export const recordMembers = (family: Family): ResultMembers => ({
  ...withUnknown(family, statedMembers(`${family.document}.record`, shapesOf(family), FILLED[family.document])),
  ...added(family, (name) => name),
  isActive,
});

const recordOf = (family: Family): ResultShape =>
  resultShape(`${family.document}.record`, `A ${family.one} with the defaults of the book.`, recordMembers(family));

const fieldsOf = (family: Family): ResultShape =>
  resultShape(`${family.document}.fields`, `Fields of ${family.many}, by native name.`, {
    ...withUnknown(family, nativeMembers(`${family.document}.record`, shapesOf(family), FILLED[family.document])),
    ...added(family, capitalised),
    IsActive: isActive,
    readErrors,
  });

const code = text('Code of the record.');

const savedMembers = (family: Family): ResultMembers => {
  const { lines } = recordMembers(family);
  return {
    code,
    document: object(recordOf(family), 'The record under canonical names.'),
    fields: object(fieldsOf(family), 'The record under native names.'),
    ...(lines?.kind === 'rows' ? { lines: rows((lines satisfies ResultRows).of, 'The components, as in document.') } : {}),
  };
};

export const savedRecord = (family: Family, name = 'saved', more: ResultMembers = {}): ResultShape => {
  const { code: _, ...members } = savedMembers(family);
  return written(`${family.document}.${name}`, `The ${family.one} as saved.`, {
    code,
    ...members,
    fieldCapabilities: capabilitiesAfterWrite,
    ...more,
  });
};

const UNSAVED = 'if validateOnly is true';

function updatedRecord(family: Family): ResultShape {
  const { members, bases, text: sentence } = savedRecord(family);
  const { document, lines } = members;
  return resultShape(
    `${family.document}.updated`,
    sentence,
    {
      ...members,
      ...(document ? { document: optional(document, UNSAVED) } : {}),
      ...(lines ? { lines: optional(lines, UNSAVED) } : {}),
      valid: previewed,
    },
    bases,
  );
}

export const listedRecord = (family: Family): ResultShape =>
  resultShape(`${family.document}.row`, `One ${family.one}.`, {
    ...recordMembers(family),
    lastModified: instant('When the record was last changed.'),
  });

export const gotRecord = (family: Family, name = 'get', more: ResultMembers = {}): ResultShape =>
  resultShape(
    `${family.document}.${name}`,
    `The ${family.one} in full.`,
    { ...savedMembers(family), fieldCapabilities, ...more },
    [readResult],
  );

const deletedRecord = written('RecordDeleted', 'Which record was deleted.', { code });

const RESULTS: Readonly<Record<RecordOperation, (family: Family) => ResultShape>> = {
  list: (family) =>
    listed(`${family.document}.list`, listedRecord(family), `${capitalised(family.many)} by code.`, { truncated }),
  get: (family) => gotRecord(family),
  validate: (family) =>
    resultShape(
      `${family.document}.validate`,
      `What create-${family.document} would save.`,
      { code, fields: object(fieldsOf(family), 'The record as it would be saved, under native names.') },
      [validateResult],
    ),
  create: (family) => savedRecord(family),
  update: updatedRecord,
  void: (family) => savedRecord(family),
  delete: () => deletedRecord,
};

/** The result of a command of a record family. */
export const recordResult = (family: Family, operation: RecordOperation): ResultShape => RESULTS[operation](family);
