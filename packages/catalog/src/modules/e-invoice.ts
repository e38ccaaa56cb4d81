/** What the e-invoice module offers: submission and its status, cancellation, consolidated and self-billed drafts, and the import of suppliers’ e-invoices. */

import type { ModuleDeclaration, Payload, Sample } from '../declaration/declaration.ts';
import { PARTIAL_END } from '../declaration/family.ts';
import { saving, selecting } from '../declaration/fields.ts';
import { create, edit, read, validate, withdraw } from '../declaration/irregular.ts';
import { bookRule, datesInOrder } from '../declaration/rules.ts';
import { choice, codes, date, flag, meaning, month, pick, shape, text } from '../declaration/shape.ts';
import { receivedText } from '../families/received-e-invoice.ts';
import { importApply, importPreview, mappingCreate, mappingFilter, mappingUpdate } from '../families/supplier-import.ts';

const FINANCIAL = { effect: 'financial' } as const;
const DOCUMENTS_MAX = 100;

const SALES = ['IV', 'CS', 'RI'];
const SUBMITTABLE = [...SALES, 'CN', 'RC', 'DN', 'RD', 'RF', 'EC', 'EB'];
const SELF_BILLED = ['PI', 'CP', 'PB', 'PV', 'PR', 'PC', 'PD', 'PF'];
const STATUSES = ['Pending', 'Submitted', 'Valid', 'Invalid', 'Cancelled'];

const DRAFT_STATUSES = ['Draft', ...STATUSES];

const period = pick(selecting, 'dateFrom', 'dateTo', 'limit', 'cursor');
const HALF_YEAR = { dateFrom: '2026-01-01', dateTo: '2026-06-30', limit: 100 };

const SETTINGS = { document: 'einvoice', displayGroup: 'e-Invoice settings' };
const SUBMISSION = { document: 'einvoice', displayGroup: 'e-Invoice submission' };
const CONSOLIDATED = { document: 'einvoice', displayGroup: 'Consolidated e-invoice' };
const SELF = { document: 'einvoice', displayGroup: 'Self-billed e-invoice' };
const MAPPING = { document: 'einvoice', displayGroup: 'Supplier item mapping' };
const IMPORT = { document: 'einvoice', displayGroup: 'Supplier import' };

const settingGet = read({
  ...SETTINGS,
  commandType: 'einvoice.setting.get',
  verb: 'get',
  title: 'Get the e-invoice settings',
  summary:
    'Shows how e-invoicing is set up: gateway, document version, start date, our TIN, and what is missing before you can submit.',
  notes: ['The payload is an empty object.'],
  aiInstructions: 'Read this before the first submission of a company. If it reports problems, have the user solve them first.',
  shape: shape('einvoice.setting.get', {}),
  example: {},
});

const statusList = read({
  ...SUBMISSION,
  commandType: 'einvoice.status.list',
  verb: 'list',
  title: 'List e-invoice statuses',
  summary: 'Lists submitted documents with status, uuid, validation link, errors and whether the buyer has asked to reject them.',
  notes: [
    'Returns the stored status. Use einvoice.status.refresh to ask the gateway.',
    'dateFrom and dateTo are document dates.',
  ],
  aiInstructions: 'Use this to check whether an e-invoice is Valid. If rows are still Submitted, refresh first.',
  shape: shape(
    'einvoice.status.list',
    {
      docType: choice(SUBMITTABLE, 'Only documents of this type.', { role: 'selector' }),
      docNo: text(30, 'Only the document with this number.', { role: 'selector' }),
      status: choice(STATUSES, 'Only e-invoices with this status.', { role: 'selector' }),
      isRejectRequested: flag('Whether to list only e-invoices that the buyer has asked to reject.', { role: 'selector' }),
      ...period,
    },
    { rules: [datesInOrder] },
  ),
  example: { docType: 'IV', status: 'Valid', ...HALF_YEAR },
  usesSamples: ['EI-IV-000912', 'EI-IV-000912-VALID'],
});

const consolidatedList = read({
  ...CONSOLIDATED,
  commandType: 'einvoice.consolidated.list',
  verb: 'list',
  title: 'List consolidated e-invoices',
  summary: 'Lists consolidated e-invoices with their sales, total, status and due date.',
  aiInstructions:
    'Use this to see which months are consolidated and which drafts still wait for einvoice.submit with docType EC.',
  shape: shape('einvoice.consolidated.list', {
    month: month('Only consolidations of this month, YYYY-MM.', { role: 'selector' }),
    docType: choice(SALES, 'Only consolidations of this type of sale.', { role: 'selector' }),
    status: choice(DRAFT_STATUSES, 'Only those with this status.', { role: 'selector' }),
    ...pick(selecting, 'limit', 'cursor'),
  }),
  example: { month: '2026-03' },
  usesSamples: ['EC-000001'],
});

const selfBilledList = read({
  ...SELF,
  commandType: 'einvoice.self-billed.list',
  verb: 'list',
  title: 'List self-billed e-invoices',
  summary: 'Lists e-invoices that we issue to ourselves for purchases, with their sources and status.',
  notes: ['dateFrom and dateTo are dates of the drafts.'],
  aiInstructions: 'Use this to see which drafts still wait for einvoice.submit with docType EB.',
  shape: shape(
    'einvoice.self-billed.list',
    {
      creditorCode: text(12, 'Only those of this creditor.', { role: 'selector' }),
      docType: choice(SELF_BILLED, 'Only those made from this type of document.', { role: 'selector' }),
      status: choice(DRAFT_STATUSES, 'Only those with this status.', { role: 'selector' }),
      ...period,
    },
    { rules: [datesInOrder] },
  ),
  example: { creditorCode: '400-F001' },
  usesSamples: ['EB-000001'],
});

const mappingList = read({
  ...MAPPING,
  commandType: 'einvoice.supplier-item-mapping.list',
  verb: 'list',
  title: 'List supplier item mappings',
  summary: 'Lists what suppliers call the things we buy, with our item, unit, account and tax code for each.',
  aiInstructions: 'Read this when a preview shows lines without an item or account, before you propose a new mapping.',
  shape: mappingFilter,
  example: { creditorCode: '400-S001' },
  usesSamples: ['MAP-S1-W100'],
});

const statusRefresh = edit({
  ...SUBMISSION,
  commandType: 'einvoice.status.refresh',
  verb: 'refresh',
  title: 'Refresh e-invoice statuses',
  summary:
    'Asks the gateway for the status of all Pending and Submitted e-invoices and stores it: Valid with its link, or Invalid with the errors.',
  notes: ['Sending it twice changes nothing more.', 'Valid, Invalid and Cancelled documents are left as they are.'],
  aiInstructions:
    'Send this some seconds after a submission, then read einvoice.status.list. Do not submit again while a document is Submitted.',
  shape: shape('einvoice.status.refresh', {
    docNos: codes(30, DOCUMENTS_MAX, 'Only these documents (default: everything open).', { role: 'selector' }),
  }),
  example: { docNos: ['IV-000913'] },
  usesSamples: ['IV-000913', 'EI-IV-000913'],
});

const supplierMappingUpdate = edit({
  ...MAPPING,
  commandType: 'einvoice.supplier-item-mapping.update',
  title: 'Update a supplier item mapping',
  summary: 'Changes the mapping of a supplier’s item to our item. Documents already imported do not change.',
  notes: [
    'The mapping is selected by creditorCode and either supplierItemCode or supplierDescription.',
    'Fields you leave out keep their values.',
  ],
  aiInstructions: 'List the mappings of the creditor first. isActive false makes a mapping inactive without deleting it.',
  shape: mappingUpdate,
  example: { creditorCode: '400-S001', supplierItemCode: 'S1-B008', reason: 'Supplier now counts boxes', uom: 'BOX' },
  usesSamples: ['MAP-S1-B008'],
});

const rejectRequestSync = edit({
  ...SUBMISSION,
  commandType: 'einvoice.reject-request.sync',
  verb: 'sync',
  title: 'Fetch rejection requests',
  summary: 'Fetches what buyers have asked to reject and flags those documents; they stay Valid until you cancel them.',
  notes: ['A buyer can ask within 72 hours of validation.', 'Sending it twice changes nothing more.'],
  aiInstructions:
    'Show the user who asked and why. Whether to cancel is the user’s decision: never cancel because a request exists.',
  shape: shape('einvoice.reject-request.sync', {
    since: date('Look back to this day (default: since the last fetch).', { role: 'selector' }),
  }),
  example: { since: '2026-06-01' },
});

const submit = edit({
  ...SUBMISSION,
  commandType: 'einvoice.submit',
  verb: 'submit',
  title: 'Submit e-invoices',
  summary:
    'Builds the e-invoice of each document, checks it against the document, stores it and sends it to the e-invoice gateway of the book.',
  notes: [
    'The issue date of the e-invoice is the time of submission, not the date of the document.',
    'The result has the uuid and submissionUid or the errors of each document. An invalid document does not stop the others.',
    PARTIAL_END,
    'Up to 100 documents, 300 KB each and 5 MB together.',
    'The gateway is MyInvois, through the connector, or the sandbox of the book, which behaves like it and sends nothing to the tax authority.',
    'A document whose e-invoice is Submitted or Valid can no longer be changed where it touches amounts or party, nor voided.',
    'EC and EB are consolidated and self-billed drafts.',
  ],
  aiInstructions:
    'Confirm the documents with the user: a valid e-invoice is final after 72 hours. Then refresh the status until each is Valid or Invalid, and report errors in the gateway’s words.',
  shape: shape(
    'einvoice.submit',
    {
      docType: choice(SUBMITTABLE, 'Type of the documents.', { role: 'selector' }),
      docNos: codes(30, DOCUMENTS_MAX, 'Numbers of the documents, 1 to 100, each once.', { role: 'selector' }),
      ...saving,
    },
    {
      required: ['docType', 'docNos'],
      rules: [
        bookRule(
          'not-submitted-twice',
          'A document that is Submitted or Valid is not submitted again; an Invalid or Cancelled one is, as a new e-invoice.',
        ),
        bookRule('note-names-original', 'A credit, debit or refund note refers to an original whose e-invoice is Valid.'),
        bookRule('in-one-live-submission', 'A sale inside a submitted consolidation is not submitted by itself.'),
      ],
    },
  ),
  example: { docType: 'IV', docNos: ['IV-000911'] },
  usesSamples: ['IV-000911', '14'],
});

const consolidatedCreateDraft = create({
  ...CONSOLIDATED,
  commandType: 'einvoice.consolidated.create-draft',
  title: 'Draft consolidated e-invoices',
  summary:
    'Gathers the month’s sales to buyers who asked for no e-invoice into drafts addressed to the general public, one per type, location and currency.',
  notes: [
    'Lines are ranges of receipt numbers or single receipts, under classification 004.',
    'The draft has a due date, the 7th of the following month.',
    'Submit a draft with einvoice.submit, docType EC.',
  ],
  aiInstructions: 'Show the user what was gathered and what was left out, and why, before you submit the drafts.',
  shape: shape(
    'einvoice.consolidated.create-draft',
    {
      month: month('Month to gather, YYYY-MM.', FINANCIAL),
      docType: choice(SALES, 'Only this type of sale (default: all of them).', FINANCIAL),
      location: text(8, 'Only sales of this location.', FINANCIAL),
      currencyCode: text(5, 'Only sales in this currency.', { aliases: ['currency'], effect: 'financial' }),
      ...saving,
    },
    {
      required: ['month'],
      rules: [
        bookRule('over-limit-alone', 'A single sale over RM 10,000 is never consolidated. It needs its own e-invoice.'),
        bookRule(
          'one-live-consolidation',
          'A sale can be in only one active consolidation, and not if it was submitted on its own.',
        ),
        bookRule('something-to-gather', 'The command fails if the month has nothing to consolidate.'),
      ],
    },
  ),
  example: { month: '2026-06', docType: 'CS' },
  usesSamples: ['CS-000911'],
});

const selfBilledCreateDraft = create({
  ...SELF,
  commandType: 'einvoice.self-billed.create-draft',
  title: 'Draft self-billed e-invoices',
  summary: 'Drafts the e-invoices that we must issue ourselves, for purchases from foreign suppliers and others who issue none.',
  notes: ['Creates one draft for each document unless consolidate is true.', 'Submit a draft with einvoice.submit, docType EB.'],
  aiInstructions: 'Ask the user whether the supplier issues e-invoices. If so, import those instead of self-billing.',
  shape: shape(
    'einvoice.self-billed.create-draft',
    {
      docType: choice(SELF_BILLED, 'Type of the documents.', { role: 'selector' }),
      docNos: codes(30, DOCUMENTS_MAX, 'Numbers of the documents, 1 to 100, each once.', { role: 'selector' }),
      consolidate: flag('Whether to put all of them on one draft.', FINANCIAL),
      ...saving,
    },
    {
      required: ['docType', 'docNos'],
      rules: [
        bookRule('self-billed-once', 'A document can be in only one active self-billed e-invoice.'),
        bookRule(
          'consolidate-individuals',
          'Only purchases from individuals can share a draft: suppliers with NRIC, PASSPORT or ARMY, or the general public’s TIN.',
        ),
        bookRule(
          'self-billed-note-names-original',
          'A return or note refers to an original whose self-billed e-invoice is Valid.',
        ),
      ],
    },
  ),
  example: { docType: 'PB', docNos: ['PB-000911'] },
  usesSamples: ['PB-000911'],
});

const supplierMappingCreate = create({
  ...MAPPING,
  commandType: 'einvoice.supplier-item-mapping.create',
  title: 'Create a supplier item mapping',
  summary: 'Says what a supplier’s item code or line text stands for with us, so that its e-invoices import without questions.',
  aiInstructions: 'Propose item, unit and tax code from earlier purchases of that creditor and let the user confirm.',
  shape: mappingCreate,
  example: { creditorCode: '400-S001', supplierItemCode: 'S1-P300', itemCode: 'PART', uom: 'PCS', taxCode: 'PST10' },
});

/** Ten widgets and their freight, as Supplier One bills them to us. */
const RECEIVED = receivedText({
  id: 'S1-2026-0788',
  issueDate: '2026-07-03',
  issueTime: '02:15:00Z',
  supplier: { name: 'Supplier One Sdn Bhd', tin: 'C5566778890', registrationNo: '201801000002' },
  buyer: { name: 'Seri Maju Trading Sdn Bhd', tin: 'C2584563200', registrationNo: '202001234567' },
  lines: [
    {
      supplierItemCode: 'S1-W100',
      description: 'Widget',
      qty: 10,
      unitPrice: 11.5,
      net: 115,
      taxType: '01',
      taxPercent: 10,
      tax: 11.5,
    },
    { description: 'Freight', qty: 1, unitPrice: 40, net: 40, taxType: '06', taxPercent: 0, tax: 0 },
  ],
  net: 155,
  tax: 11.5,
  payable: 166.5,
});
const RECEIVED_BY = { targetType: 'PI', purchaseLocation: 'HQ', document: RECEIVED };
const MAPPED = ['MAP-S1-W100', 'MAP-S1-FREIGHT'];

const supplierImportApply = create({
  ...IMPORT,
  commandType: 'einvoice.supplier-import.apply',
  verb: 'apply',
  title: 'Import a supplier’s e-invoice',
  summary:
    'Books a received e-invoice as a purchase invoice, cash purchase, AP invoice or purchase return, exactly as its preview showed it.',
  notes: [
    'The document is created as its own create command would: postings, stock and tax are the same.',
    'Send the previewHash of the preview that was approved: when mappings or records have changed since, nothing is saved.',
    'The number of the e-invoice becomes supplierInvoiceNo.',
  ],
  aiInstructions:
    'Always preview first, show the proposed document to the user, and apply with its previewHash and the same source members.',
  shape: importApply,
  example: { ...RECEIVED_BY, docDate: '2026-07-06' },
  usesSamples: MAPPED,
});

const cancel = withdraw({
  ...SUBMISSION,
  commandType: 'einvoice.cancel',
  verb: 'cancel',
  title: 'Cancel an e-invoice',
  summary: 'Cancels a Valid e-invoice at the gateway and unlocks its document; the document itself is not voided.',
  notes: [
    'To void the document as well, send its own void command afterwards.',
    'A cancelled document can be submitted again as a new e-invoice.',
  ],
  aiInstructions: 'Confirm number and reason with the user: the buyer sees both. After 72 hours offer a credit note instead.',
  shape: shape(
    'einvoice.cancel',
    {
      docType: choice(SUBMITTABLE, 'Type of the document; needed only where documents of several types carry the number.', {
        role: 'selector',
      }),
      docNo: selecting.docNo,
      reason: meaning(selecting.requiredReason, 'Why it is cancelled; sent to the gateway and kept in the audit trail.'),
    },
    {
      required: ['docNo', 'reason'],
      rules: [
        bookRule('cancel-within-72-hours', 'An e-invoice is cancelled within 72 hours of its validation, while it is Valid.'),
        bookRule('no-live-note', 'Refused while a live credit, debit or refund note refers to it.'),
      ],
    },
  ),
  example: { docType: 'IV', docNo: 'IV-000912', reason: 'Wrong buyer details' },
  usesSamples: ['IV-000912', 'EI-IV-000912', 'EI-IV-000912-VALID'],
});

const supplierImportPreview = validate({
  ...IMPORT,
  commandType: 'einvoice.supplier-import.preview',
  verb: 'preview',
  title: 'Preview the import of a supplier’s e-invoice',
  summary:
    'Reads a received e-invoice, matches creditor and items, and shows the document it would become, what is still unknown, and a previewHash; nothing is saved.',
  notes: [
    'A supplier invoice number that is already in the books is reported as a duplicate.',
    'Gaps name the line and what it lacks: item, account, tax code or location.',
  ],
  aiInstructions:
    'Show the user the proposed document, close the gaps by mappings or overrides, then send einvoice.supplier-import.apply with the previewHash.',
  shape: importPreview,
  example: RECEIVED_BY,
  usesSamples: MAPPED,
});

const survey = (docNo: string, docDate: string): Sample => ({
  code: docNo,
  commandType: 'create-sales-invoice',
  payload: {
    docNo,
    debtorCode: '300-B001',
    docDate,
    taxEntityID: 14,
    description: 'Site survey',
    lines: [{ description: 'Site survey', qty: 1, unitPrice: 800, accountNo: '500-1000', taxCode: 'SV8', classification: '022' }],
  },
});

const overTheCounter = (docNo: string, docDate: string, qty: number, paymentAmount: number): Sample => ({
  code: docNo,
  commandType: 'create-cash-sale',
  payload: {
    docNo,
    debtorCode: '300-C001',
    docDate,
    lines: [{ itemCode: 'GOODS-A', qty, uom: 'PCS', unitPrice: 100, taxCode: 'ST10', location: 'HQ' }],
    payments: [{ paymentMethod: 'CASH', paymentAmount }],
  },
});

const licenceFee = (docNo: string, docDate: string): Sample => ({
  code: docNo,
  commandType: 'create-ap-invoice',
  payload: {
    docNo,
    creditorCode: '400-F001',
    docDate,
    description: 'Licence fee',
    lines: [{ accountNo: '900-8000', description: 'Licence fee', amount: 1500 }],
  },
});

const mapping = (name: string, payload: Payload): Sample => ({
  code: `MAP-${name}`,
  commandType: 'einvoice.supplier-item-mapping.create',
  payload: { creditorCode: '400-S001', ...payload },
});

const SUBMITTED_ON = '2026-06-30';
const submitted = (docNo: string): Sample => ({
  happensOn: SUBMITTED_ON,
  code: `EI-${docNo}`,
  commandType: 'einvoice.submit',
  payload: { docType: 'IV', docNos: [docNo] },
});

const samples: readonly Sample[] = [
  mapping('S1-W100', { supplierItemCode: 'S1-W100', itemCode: 'WIDGET', uom: 'PCS', taxCode: 'PST10' }),
  mapping('S1-FREIGHT', { supplierDescription: 'Freight', accountNo: '900-9000', taxCode: 'NT' }),
  mapping('S1-B008', { supplierItemCode: 'S1-B008', itemCode: 'BOLT', uom: 'PCS', taxCode: 'PST10' }),
  overTheCounter('CS-000912', '2026-03-20', 1, 110),
  overTheCounter('CS-000911', '2026-06-20', 2, 220),
  licenceFee('PB-000912', '2026-03-25'),
  licenceFee('PB-000911', '2026-06-25'),
  survey('IV-000911', '2026-06-26'),
  survey('IV-000912', '2026-06-26'),
  survey('IV-000913', '2026-06-26'),
  {
    happensOn: '2026-04-01',
    code: 'EC-000001',
    commandType: 'einvoice.consolidated.create-draft',
    payload: { month: '2026-03', docType: 'CS' },
  },
  {
    happensOn: '2026-04-01',
    code: 'EB-000001',
    commandType: 'einvoice.self-billed.create-draft',
    payload: { docType: 'PB', docNos: ['PB-000912'] },
  },
  submitted('IV-000912'),
  {
    happensOn: SUBMITTED_ON,
    code: 'EI-IV-000912-VALID',
    commandType: 'einvoice.status.refresh',
    payload: { docNos: ['IV-000912'] },
  },
  submitted('IV-000913'),
];

export const eInvoice: ModuleDeclaration = {
  id: 'e-invoice',
  title: 'e-Invoice',
  summary:
    'E-invoices to the gateway of the book and back: submit, follow, cancel, consolidate, self-bill, and import what suppliers send. The gateway is MyInvois, through the connector, or a sandbox, which sends nothing to the tax authority.',
  commands: [
    settingGet,
    statusList,
    consolidatedList,
    selfBilledList,
    mappingList,
    statusRefresh,
    supplierMappingUpdate,
    rejectRequestSync,
    submit,
    consolidatedCreateDraft,
    selfBilledCreateDraft,
    supplierMappingCreate,
    supplierImportApply,
    cancel,
    supplierImportPreview,
  ],
  samples,
};
