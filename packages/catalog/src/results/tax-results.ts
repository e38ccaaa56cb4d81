/** Results of tax returns, tax settings, and of commands that change or merge codes. */

import type { OwnCommand } from '../declaration/task.ts';
import { savedDocument } from './document-result.ts';
import type { Find, OwnResults } from './own-results.ts';
import {
  capabilitiesAfterWrite,
  documentIdentity,
  listed,
  postings,
  previewed,
  readErrors,
  readResult,
  truncated,
  written,
} from './result-base.ts';
import {
  allOptional,
  amount,
  anyValue,
  choice,
  count,
  date,
  flag,
  key,
  object,
  optional,
  orNull,
  type ResultMembers,
  type ResultShape,
  resultShape,
  rows,
  text,
  texts,
} from './result-shape.ts';

const figure = resultShape('TaxFigure', 'One field of the return.', {
  field: text('Field of the form, for example 11b.'),
  taxable: amount('Taxable amount: sales positive, purchases that are claimed negative.'),
  tax: amount('Tax: due positive, claimed negative.'),
  documents: texts('Numbers of the documents behind it.'),
});

const taxPayment = resultShape('TaxPaid', 'One payment of the return.', {
  docNo: text('Number of the payment.'),
  docDate: date('Date of the payment.'),
  amount: amount('Tax paid: a refund is negative.'),
});

const returnMembers: ResultMembers = {
  returnNo: text('Number of the return.'),
  docKey: key('Key of the return.'),
  dateFrom: orNull(date('First day of the period.'), 'if none was given'),
  dateTo: date('Last day of the period.'),
  dueDate: date('Last day to file and pay.'),
  isCommitted: flag('Whether the return is filed; a draft is calculated at every read.'),
  payable: amount('Tax to pay: a refund is negative.'),
  paid: amount('Tax paid so far: a refund is negative.'),
  balance: amount('payable less paid.'),
  notes: orNull(text('Notes of the return.'), 'if it has none'),
  figures: rows(figure, 'The fields of the return.'),
  payments: rows(taxPayment, 'Payments of the return.'),
};

const taxReturn = resultShape('TaxReturnView', 'A tax return.', returnMembers);
const returnFields = resultShape('TaxReturnFields', 'A tax return.', { ...returnMembers, readErrors });

const savedReturn = written(
  'TaxReturnSaved',
  'The return as saved.',
  { fields: object(returnFields, 'The return.'), fieldCapabilities: capabilitiesAfterWrite },
  documentIdentity,
);

const gotReturn = resultShape(
  'TaxReturnGet',
  'The return in full.',
  {
    document: object(taxReturn, 'The return.'),
    postings,
  },
  [readResult],
);

const listedReturns = listed('TaxReturnRows', taxReturn, 'Returns, the newest period first.', { truncated });

const settingMembers: ResultMembers = {
  registrationNo: orNull(text('Registration number.'), 'if the company is not registered'),
  startDate: orNull(date('Day from which the company is registered.'), 'if none is set'),
  taxablePeriodMonths: count('Length of a taxable period.', 'months'),
  basis: choice(['accrual', 'payment'], 'When tax is due if the tax code has no setting.'),
  controlAccountNo: orNull(text('GL account for the tax of committed returns.'), 'if none is set'),
  penaltyAccountNo: orNull(text('GL account for penalties.'), 'if none is set'),
};

const settings = resultShape('TaxSettings', 'The settings of one tax.', settingMembers);

const readSettings = resultShape(
  'TaxSettingsResult',
  'The settings of one tax.',
  {
    document: object(settings, 'The settings.'),
  },
  [readResult],
);

const savedSettings = written('TaxSettingsSaved', 'The settings as saved.', {
  code: text('Which settings.'),
  fields: object(resultShape('TaxSettingsFields', 'The settings.', { ...settingMembers, readErrors }), 'The settings.'),
  fieldCapabilities: capabilitiesAfterWrite,
});

/** A payment of a return is a cash book entry that names the return. */
const paidReturn = (find: Find): ResultShape =>
  savedDocument(find.family('gl-cash-book-payment'), 'tax-payment', 'The payment as saved.');

const references = resultShape('ChangedReferences', 'How much refers to the old code.', {
  documents: count('The number of documents.'),
  records: count('The number of records.'),
});

export const codeChanged = written('CodeChanged', 'The code that is valid now, and how much refers to it.', {
  code: optional(text('The code that is valid now.'), 'in a preview of merge-tax-entity'),
  references: object(references, 'What refers to the code and was changed, or would be.'),
  valid: previewed,
});

const driver = resultShape('CapabilitiesOfDriver', 'The driver of an account book.', {
  name: text('The name of the driver.'),
  version: text('Its version.'),
  exactlyOnce: flag('Whether the book records each commandId with its postings.'),
});

const capabilities = resultShape(
  'ChangeCodeCapabilities',
  'What the installed connector can do.',
  {
    build: text('Build of what runs the commands: the connector, or its driver.'),
    commands: anyValue(
      { type: 'object', additionalProperties: { type: 'boolean' } },
      'Whether each change command is supported, by command type.',
    ),
    updateContract: text('Build from which on updates are supported.'),
    ...allOptional(
      {
        connectorBuild: text('Build of the connector itself.'),
        driver: object(driver, 'The driver that runs the account book.'),
        keepsUpdateContract: flag('Whether this build supports updates.'),
        commandTypes: texts('Every command type that the account book supports.'),
      },
      'if the book was asked without a connector',
    ),
  },
  [readResult],
);

export const TAX_RESULTS = {
  'list-gst-processors': () => listedReturns,
  'list-sst-processors': () => listedReturns,
  'get-gst-processor': () => gotReturn,
  'get-sst-processor': () => gotReturn,
  'create-gst-processor': () => savedReturn,
  'create-sst-processor': () => savedReturn,
  'update-gst-processor': () => savedReturn,
  'update-sst-processor': () => savedReturn,
  'read-gst-settings': () => readSettings,
  'read-sst-settings': () => readSettings,
  'update-gst-settings': () => savedSettings,
  'update-sst-settings': () => savedSettings,
  'create-gst-payment': paidReturn,
  'create-sst-payment': paidReturn,
  'merge-tax-entity': () => codeChanged,
  'read-change-code-capabilities': () => capabilities,
} satisfies Partial<OwnResults<OwnCommand>>;
