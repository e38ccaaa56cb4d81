/** Results of e-invoice commands. */

import { Refusal, RefusalDetail } from '@ledgerline/contract';
import type { OwnCommand } from '../declaration/task.ts';
import { counted } from './bulk-result.ts';
import { savedDocument, validatedMembers } from './document-result.ts';
import type { Find, OwnResults } from './own-results.ts';
import { documentIdentity, listed, readErrors, readResult, truncated, validateResult, written } from './result-base.ts';
import {
  allOptional,
  always,
  amount,
  choice,
  count,
  date,
  exchangeRate,
  flag,
  instant,
  key,
  object,
  optional,
  orNull,
  part,
  parts,
  quantity,
  type ResultMembers,
  type ResultShape,
  resultShape,
  rows,
  text,
} from './result-shape.ts';
import { statedMembers } from './stated-field.ts';

const STATUSES = ['Pending', 'Submitted', 'Valid', 'Invalid', 'Cancelled'];

const documentColumns: ResultMembers = {
  docType: text('Type of the document.'),
  docNo: text('Number of the document.'),
  docKey: key('Key of the document.'),
  docDate: date('Date of the document.'),
  party: orNull(text('Code of the customer or supplier.'), 'if the document has none'),
  currencyCode: text('Currency of the document.'),
  finalTotal: amount('Total including tax and rounding.', 'document currency'),
};

const gatewayError = resultShape('EInvoiceError', 'Why the gateway did not accept the e-invoice.', {
  path: optional(text('Path of the field.'), 'if the gateway names none'),
  code: text('Code of the gateway or of the book.'),
  message: text('A sentence.'),
});

const UNLESS_VALID = 'unless it became valid';

const submissionColumns: ResultMembers = {
  status: choice(STATUSES, 'Status of the e-invoice.'),
  einvoiceType: text('Type of the e-invoice, 01 to 14.'),
  version: text('Version of the document format.'),
  uuid: orNull(text('Id that the gateway gave it.'), 'if the gateway has not given one'),
  submissionUid: orNull(text('Id of the submission.'), 'if the gateway has not given one'),
  longId: orNull(text('Long id, part of the validation link.'), UNLESS_VALID),
  validationLink: orNull(text('Link for the buyer to verify it.'), UNLESS_VALID),
  issuedAt: instant('When it was issued.'),
  submittedAt: instant('When it was submitted.'),
  validatedAt: orNull(instant('When it became valid.'), UNLESS_VALID),
  cancelUntil: orNull(instant('Until when it can be cancelled.'), UNLESS_VALID),
  cancelledAt: orNull(instant('When it was cancelled.'), 'unless it was'),
  cancelReason: orNull(text('Why it was cancelled.'), 'unless it was'),
  isCancelRequested: flag('Whether it is being cancelled at the tax authority.'),
  isRejectRequested: flag('Whether the buyer asks to reject it.'),
  rejectRequestedAt: orNull(instant('When the buyer asked.'), 'unless the buyer did'),
  rejectReason: orNull(text('Why the buyer asked.'), 'unless the buyer did'),
  sha256: text('SHA-256 of the document that was submitted.'),
  errors: rows(gatewayError, 'What the gateway found; empty if nothing.'),
  tries: count('How often it was sent.'),
  nextTryAt: orNull(instant('When the connector sends it or asks for it next.'), 'if it does not'),
  lastError: orNull(object(gatewayError, 'Why the last try did not succeed.'), 'if it did'),
};

const statusColumns: ResultMembers = { ...documentColumns, ...submissionColumns };

const partyName = orNull(text('Name of the customer or supplier.'), 'if it no longer exists');
const NO_PARTY = 'if the document has no customer or supplier';

const request = resultShape('EInvoiceRequest', 'One request to the tax authority.', {
  at: instant('When it was made.'),
  kind: text('What was asked: submit, search, poll, details or cancel.'),
  outcome: text('The HTTP status of the answer, or why there was none.'),
  correlationId: orNull(text('Id that the tax authority gave the request.'), 'if it gave none'),
});

const statusRow = resultShape('EInvoiceStatus', 'The e-invoice of one document.', {
  ...statusColumns,
  partyName: optional(partyName, NO_PARTY),
  document: optional(text('The e-invoice as a UBL JSON string.'), 'unless docNo was sent'),
  requests: optional(rows(request, 'The last 50 requests about it, newest first.'), 'unless docNo was sent'),
});

const NEVER = 'if the document was never submitted';

const refreshedRow = resultShape('RefreshedEInvoice', 'The e-invoice of one document after the refresh.', {
  ...documentColumns,
  ...allOptional(submissionColumns, NEVER),
  status: orNull(choice(STATUSES, 'Status of the e-invoice.'), NEVER),
  isChanged: flag('Whether the refresh changed it.'),
  error: optional(part('Refusal', Refusal, 'Why the gateway could not be asked.'), 'if it could'),
});

const rejectRow = resultShape('RejectRequest', 'A request to reject an e-invoice.', {
  ...statusColumns,
  requestedBy: text('Who asked.'),
  requestedAt: instant('When they asked.'),
  requestReason: text('Why they asked.'),
});

const submittedRow = resultShape('SubmittedEInvoice', 'The submission of one document.', {
  index: count('Position of the document in the request, from 0.'),
  ok: flag('Whether the document was submitted.'),
  saved: flag('Whether the book was changed.'),
  docNo: text('Number of the document.'),
  ...allOptional({ ...statusColumns, docNo: text('Number of the document.') }, 'if the document was not submitted'),
  error: optional(part('Refusal', Refusal, 'Why it was not submitted.'), 'if ok is true'),
});

const member = resultShape('EInvoiceMember', 'A document in a draft.', {
  docType: text('Type of the document.'),
  docNo: text('Number of the document.'),
  docKey: key('Key of the document.'),
  docDate: date('Date of the document.'),
  party: orNull(text('Code of the customer or supplier.'), 'if the document has none'),
  partyName: orNull(text('Name of the customer or supplier.'), 'if the document has none'),
  finalTotal: amount('Total including tax and rounding.', 'document currency'),
});

const draftColumns: ResultMembers = {
  docType: text('EC for a consolidated, EB for a self-billed e-invoice.'),
  docNo: text('Number of the draft.'),
  docKey: key('Key of the draft.'),
  docDate: date('Date of the draft.'),
  sourceType: text('Type of the documents in it.'),
  currencyCode: text('Currency of the amounts.'),
  netTotal: amount('Total before tax.', 'document currency'),
  tax: amount('Total tax.', 'document currency'),
  roundAdj: amount('Rounding, which is part of finalTotal.', 'document currency'),
  finalTotal: amount('Total including tax and rounding.', 'document currency'),
  ...allOptional(submissionColumns, 'if the draft was never submitted'),
  status: choice(['Draft', ...STATUSES], 'Draft until it is submitted, then the status of the e-invoice.'),
  members: rows(member, 'The documents in it.'),
  memberCount: count('The number of documents in it.'),
};

const receiptLine = resultShape('ConsolidatedLine', 'One line of a consolidated e-invoice.', {
  description: text('Receipts that the line covers.'),
  finalTotal: amount('Total of the receipts.', 'document currency'),
});

const consolidated = resultShape('ConsolidatedDraft', 'One consolidated e-invoice.', {
  ...draftColumns,
  month: text('Month of the sales, for example 2026-06.'),
  location: orNull(text('Location of the sales.'), 'if they have none'),
  dueDate: date('Last day to submit it.'),
  isOverdue: flag('Whether that day has passed.'),
  lines: rows(receiptLine, 'Its lines.'),
});

const selfBilled = resultShape('SelfBilledDraft', 'One self-billed e-invoice.', {
  ...draftColumns,
  creditorCode: orNull(text('Code of the supplier.'), 'if the documents have none'),
  creditorName: optional(text('Name of the supplier.'), 'if there is no supplier, and in the result of a create'),
});

const leftOut = resultShape('LeftOutSale', 'A sale that is not in any draft.', {
  docType: text('Type of the document.'),
  docNo: text('Number of the document.'),
  reason: text('Why it was left out.'),
});

const drafted = (name: string, row: ResultShape, more: ResultMembers = {}): ResultShape =>
  written(
    name,
    'The drafts that were created; document, docKey and docNo are of the first.',
    {
      rows: rows(row, 'The drafts.'),
      count: count('The number of rows.'),
      ...more,
    },
    documentIdentity,
  );

const NO_ACCESS = 'if no access is stored on the machine';

const myInvois = resultShape('MyInvoisAccess', 'How the connector reaches MyInvois. Contains no secret.', {
  environment: choice(['preproduction', 'production'], 'Which MyInvois.'),
  onBehalfOf: orNull(text('The taxpayer for whom an intermediary submits.'), 'if the company submits for itself'),
  clientIdEnd: orNull(text('The last 4 characters of the client id.'), NO_ACCESS),
  isLoginRejected: orNull(flag('Whether MyInvois rejects client id and secret.'), 'until the first login'),
  certificateSubject: orNull(text('Whose certificate signs.'), 'if there is no certificate'),
  certificateEnd: orNull(instant('When the certificate ends.'), 'if there is no certificate'),
  clockSkewSeconds: count('By how many seconds the clocks of the machine and of MyInvois differ.'),
  pending: count('E-invoices that wait to be accepted.'),
  submitted: count('E-invoices that were accepted and have no final status.'),
  nextTryAt: orNull(instant('When the connector sends or asks next.'), 'if nothing is open'),
  lastError: orNull(text('Why the last try of an open batch did not succeed.'), 'if it did'),
});

const setting = resultShape('EInvoiceSetting', 'How the company sends e-invoices.', {
  gateway: text('sandbox or myinvois.'),
  version: text('Version of the document format.'),
  startDate: orNull(date('First day of e-invoicing.'), 'if none is set'),
  tin: text('Tax identification number of the company.'),
  registrationNo: text('Registration number of the company.'),
  sstNo: text('SST registration number; NA if there is none.'),
  tourismTaxNo: text('Tourism tax number; NA if there is none.'),
  msicCode: orNull(text('MSIC code of the business.'), 'if none is set'),
  name: text('Name of the company.'),
  isReady: flag('Whether e-invoices can be submitted.'),
  problems: rows(
    resultShape('EInvoiceReadiness', 'What is missing.', {
      path: text('The setting.'),
      message: text('What to do.'),
    }),
    'What keeps the company from submitting; empty if nothing does.',
  ),
  openCount: count('The number of e-invoices without a final status.'),
  codesAsOf: date('The date of the code tables.'),
  provenAgainst: text(
    'What sending was checked against: stand-in, until a rehearsal has succeeded at the tax authority; then preproduction.',
  ),
  rehearsedAt: orNull(instant('When the rehearsal succeeded.'), 'if none has'),
  myInvois: orNull(object(myInvois, 'How the connector reaches MyInvois.'), 'unless gateway is myinvois'),
});

const cancelledFields = resultShape('CancelledEInvoice', 'The e-invoice as it stands now.', { ...statusColumns, readErrors });

const importSource = resultShape('ImportedEInvoice', 'The e-invoice behind the document.', {
  uuid: orNull(text('Id of the e-invoice.'), 'if it did not come through the gateway'),
  invoiceNo: text('Number of the supplier’s invoice.'),
  supplierTin: text('Tax identification number of the supplier.'),
});

const receivedEInvoice = resultShape('ReceivedEInvoice', 'What the supplier sent.', {
  uuid: orNull(text('Id of the e-invoice.'), 'if it did not come through the gateway'),
  einvoiceType: text('Type of the e-invoice.'),
  invoiceNo: text('Number of the supplier’s invoice.'),
  issueDate: date('Date of the supplier’s invoice.'),
  supplierName: text('Name of the supplier.'),
  supplierTin: text('Tax identification number of the supplier.'),
  currencyCode: text('Currency of the amounts.'),
  netTotal: amount('Total before tax.', 'document currency'),
  tax: amount('Total tax.', 'document currency'),
  roundAdj: amount('Rounding, which is part of finalTotal.', 'document currency'),
  finalTotal: amount('Total including tax and rounding.', 'document currency'),
});

const gap = resultShape('ImportGap', 'What a line, or the whole e-invoice, lacks.', {
  lineNo: orNull(count('Number of the line, from 1.'), 'if the whole e-invoice is meant'),
  lacks: choice(['creditor', 'item or account', 'account', 'tax code', 'location'], 'What is missing.'),
  message: text('What is missing and what to do.'),
});

const duplicate = resultShape('ImportDuplicate', 'The document that the e-invoice is already in.', {
  docType: text('Type of the document.'),
  docNo: text('Number of the document.'),
  docKey: key('Key of the document.'),
});

const proposedLine = resultShape('ProposedLine', 'One line to be created.', {
  itemCode: optional(text('Item code.'), 'on a line without an item'),
  description: text('Text of the line.'),
  qty: optional(quantity('Quantity.', 'unit of the line'), 'if the line has an amount'),
  uom: optional(text('Unit of measure.'), 'on a line without an item'),
  unitPrice: optional(quantity('Price of one unit.', 'document currency per unit'), 'if the line has an amount'),
  discount: optional(text('Discount.'), 'if there is none'),
  amount: optional(amount('Amount of the line.', 'document currency'), 'if the line has a quantity and price'),
  taxCode: optional(text('Tax code.'), 'if there is none'),
  taxAmount: optional(amount('Tax of the line.', 'document currency'), 'if there is none'),
  location: optional(text('Location.'), 'if there is none'),
  classification: optional(text('Classification code of the e-invoice.'), 'if there is none'),
  accountNo: optional(text('GL posting account.'), 'on a line with an item'),
});

const proposed = resultShape('ProposedDocument', 'The payload that apply would create a document from.', {
  creditorCode: optional(text('Code of the supplier.'), 'if none is known for the TIN'),
  docDate: date('Date of the document.'),
  ...allOptional(
    {
      supplierInvoiceNo: text('Number of the supplier’s invoice.'),
      supplierCNNo: text('Number of the supplier’s credit note.'),
      refDocNo: text('Number of the document that the credit note refers to.'),
      ref: text('Reference of the document.'),
    },
    'if documents of the target type have none',
  ),
  currencyRate: optional(exchangeRate('Exchange rate of the e-invoice.'), 'if it has none'),
  purchaseLocation: optional(text('Location of the lines.'), 'if there is none'),
  lines: rows(proposedLine, 'The lines.'),
});

const { valid: _valid, ...previewMembers } = validateResult.members;

const importPreview = resultShape('einvoice.import.preview', 'What apply would create.', {
  ...previewMembers,
  valid: flag('Whether apply would succeed.'),
  previewHash: text('Send it to apply, so that nothing else is created than you saw.'),
  targetType: text('Type of the document that apply would create.'),
  creditorCode: orNull(text('Code of the supplier.'), 'if none is known for the TIN'),
  einvoice: object(receivedEInvoice, 'What the supplier sent.'),
  proposed: object(proposed, 'The payload that apply would create a document from.'),
  gaps: rows(gap, 'What is missing; apply fails while there are any.'),
  isDuplicate: flag('Whether the e-invoice is in the books already.'),
  duplicate: orNull(object(duplicate, 'The document it is in.'), 'if it is in none'),
  ...allOptional(validatedMembers, 'if the document would be rejected'),
  problems: optional(parts('RefusalDetail', RefusalDetail, 'Why the document would be rejected.'), 'if it would not'),
});

const mappingMembers = (find: Find): ResultMembers =>
  statedMembers('supplier-item-mapping', [find.payload('einvoice.supplier-item-mapping.create')]);

export const EINVOICE_RESULTS = {
  'einvoice.setting.get': () =>
    resultShape(
      'einvoice.setting',
      'How the company sends e-invoices.',
      {
        document: object(setting, 'The settings.'),
      },
      [readResult],
    ),
  'einvoice.status.list': () => listed('einvoice.statuses', statusRow, 'E-invoices, newest first.'),
  'einvoice.status.refresh': () =>
    written('einvoice.refreshed', 'The e-invoices after the refresh.', {
      rows: rows(refreshedRow, 'The e-invoices that were refreshed.'),
      count: count('The number of rows.'),
      changed: count('The number of e-invoices that changed.'),
    }),
  'einvoice.submit': () =>
    written('einvoice.submitted', 'The submission of every document.', {
      ...counted,
      results: rows(submittedRow, 'One result for each document, in order.'),
    }),
  'einvoice.cancel': () =>
    written(
      'einvoice.cancelled',
      'The cancelled e-invoice.',
      {
        fields: object(cancelledFields, 'The e-invoice as it stands now.'),
      },
      documentIdentity,
    ),
  'einvoice.reject-request.sync': () =>
    written('einvoice.reject-requests', 'The requests that were fetched.', {
      rows: rows(rejectRow, 'The requests.'),
      count: count('The number of rows.'),
      flagged: count('The number of e-invoices that were marked.'),
    }),
  'einvoice.consolidated.create-draft': () =>
    drafted('einvoice.consolidated.drafted', consolidated, { leftOut: rows(leftOut, 'Sales that were left out.') }),
  'einvoice.self-billed.create-draft': () => drafted('einvoice.self-billed.drafted', selfBilled),
  'einvoice.consolidated.list': () => listed('einvoice.consolidated.rows', consolidated, 'Consolidated e-invoices.'),
  'einvoice.self-billed.list': () => listed('einvoice.self-billed.rows', selfBilled, 'Self-billed e-invoices.'),
  'einvoice.supplier-item-mapping.create': (find) => mapped(mappingMembers(find)),
  'einvoice.supplier-item-mapping.update': (find) => mapped(mappingMembers(find)),
  'einvoice.supplier-item-mapping.list': (find) =>
    listed(
      'supplier-item-mapping.list',
      resultShape('SupplierItemMapping', 'One mapping.', {
        ...mappingMembers(find),
        creditorName: orNull(text('Name of the supplier.'), 'if it no longer exists'),
        isActive: flag('Whether the mapping is used.'),
        lastModified: instant('When the mapping was last changed.'),
      }),
      'Mappings by supplier.',
      { truncated },
    ),
  'einvoice.supplier-import.preview': () => importPreview,
  'einvoice.supplier-import.apply': (find) =>
    ['purchase-invoice', 'cash-purchase', 'ap-invoice', 'purchase-return'].map((document) =>
      savedDocument(find.family(document), 'imported', 'The document as saved.', {
        einvoiceImport: object(importSource, 'The e-invoice behind the document.'),
      }),
    ),
} satisfies Partial<OwnResults<OwnCommand>>;

function mapped(members: ResultMembers): ResultShape {
  const fields = resultShape('SupplierItemMappingFields', 'The mapping.', {
    ...members,
    isActive: optional(flag('Whether the mapping is used.'), 'until it is first changed'),
    readErrors,
  });
  return written('supplier-item-mapping.saved', 'The mapping as saved.', {
    code: text('Key of the mapping.'),
    fields: object(fields, 'The mapping.'),
    valid: optional(always(true, 'True: the payload is valid.'), 'unless validateOnly is true'),
  });
}
