/** Every shared field once: type, length, aliases, native name, role and meaning. Families compose these; what only one family knows stays with it. */

import { NOT_BLANK } from '@ledgerline/contract';
import type { Field } from './declaration.ts';
import {
  amount,
  amountNotNegative,
  amountPositive,
  choice,
  code,
  date,
  discountText,
  exchangeRate,
  flag,
  freeText,
  integer,
  percentage,
  quantity,
  quantityNotNegative,
  quantityPositive,
  rowKey,
  scalarsByName,
  text,
} from './shape.ts';

const FINANCIAL = { effect: 'financial' } as const;
/** Amounts or stock follow it, and a document can do without it. */
const CLEARABLE = { effect: 'financial', isClearable: true } as const;
/** The contents of an e-invoice, the references of a document, and its payment terms. */
export const CONTENT = { evidence: 'content' } as const;
export const REFERENCE = { evidence: 'reference' } as const;
const TERMS = { evidence: 'terms' } as const;
const TAX_ENTITY_ID_MAX = 2_147_483_647;

const userDefinedFields = scalarsByName(
  'User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book.',
);

/** Members that every document carries. */
export const documentHeader = {
  docNo: text(30, 'Document number. Leave it out or send <<New>> to have the book generate it.', {
    role: 'selector',
  }),
  docDate: date('Document date (default: the book date, if the numbering rules of the book allow it).', FINANCIAL),
  description: freeText(80, 'Narration of the whole document.', REFERENCE),
  ref: text(40, 'Your own reference, for example an order number of the web shop.', REFERENCE),
  project: text(10, 'Project code of the header; used for lines without one.', {
    aliases: ['projNo'],
    native: 'ProjNo',
    ...CLEARABLE,
  }),
  department: text(10, 'Department code of the header; used for lines without one.', {
    aliases: ['deptNo'],
    native: 'DeptNo',
    ...CLEARABLE,
  }),
  userDefinedFields,
};

/** Members that trading documents of both sides share. */
export const tradeHeader = {
  displayTerm: text(30, 'Credit term, for example C.O.D. or Net 30 (default: the party’s own term).', {
    aliases: ['term'],
    ...TERMS,
  }),
  dueDate: date('Due date (default: document date plus credit term).', TERMS),
  currencyCode: text(5, 'Currency code; it must be the currency of the party.', FINANCIAL),
  currencyRate: exchangeRate('Exchange rate to the base currency (default: the dated rate of the book).', FINANCIAL),
  inclusiveTax: flag('Whether unit prices include tax.', FINANCIAL),
  taxDate: date('Tax date, if it differs from the document date.', FINANCIAL),
  taxEntityID: integer(1, TAX_ENTITY_ID_MAX, 'Tax entity maintenance id of the header, the party of an e-invoice.', CONTENT),
  branchCode: text(20, 'Branch of the debtor or creditor.', CONTENT),
  accountNo: text(12, 'GL posting account for lines without one.', {
    aliases: ['accNo', 'glAccount', 'postingAccountNo'],
    native: 'AccNo',
    ...CLEARABLE,
  }),
};

export const references = {
  ourRef: text(40, 'Our reference.', REFERENCE),
  yourRef: text(40, 'The other party’s reference.', REFERENCE),
};

export const remarks = {
  note: freeText(
    65_536,
    'Note of the document, plain text or RTF; a purchase order stores it as RTF. Verification compares the visible text.',
  ),
  remark1: freeText(40, 'First remark.'),
  remark2: freeText(40, 'Second remark.'),
  remark3: freeText(40, 'Third remark.'),
  remark4: freeText(40, 'Fourth remark.'),
};

export const shipping = {
  refDocNo: text(30, 'Number of the document that this one refers to.', REFERENCE),
  shipVia: text(20, 'Shipping method code.'),
  shipInfo: text(40, 'Shipping information, for example a tracking number.'),
};

export const contact = {
  attention: text(40, 'Contact person.', { aliases: ['contact'], ...CONTENT }),
  phone1: text(25, 'First phone number.', { aliases: ['phone'], ...CONTENT }),
  phone2: text(25, 'Second phone number.', CONTENT),
  fax1: text(25, 'Fax number.', { aliases: ['fax'], ...CONTENT }),
  address1: freeText(40, 'First line of the billing address.', { native: 'InvAddr1', ...CONTENT }),
  address2: freeText(40, 'Second line of the billing address.', { native: 'InvAddr2', ...CONTENT }),
  address3: freeText(40, 'Third line of the billing address.', { native: 'InvAddr3', ...CONTENT }),
  address4: freeText(40, 'Fourth line of the billing address.', { native: 'InvAddr4', ...CONTENT }),
};

export const delivery = {
  deliverAddress1: freeText(40, 'First line of the delivery address.', { native: 'DeliverAddr1' }),
  deliverAddress2: freeText(40, 'Second line of the delivery address.', { native: 'DeliverAddr2' }),
  deliverAddress3: freeText(40, 'Third line of the delivery address.', { native: 'DeliverAddr3' }),
  deliverAddress4: freeText(40, 'Fourth line of the delivery address.', { native: 'DeliverAddr4' }),
  deliverContact: text(40, 'Contact person at the delivery address.'),
  deliverPhone1: text(25, 'Phone number at the delivery address.'),
};

export const debtor = {
  debtorCode: code(12, 'Customer (debtor) code.', FINANCIAL),
  debtorName: text(100, 'Customer name to print (default: the debtor’s stored name).', CONTENT),
};

export const creditor = {
  creditorCode: code(12, 'Supplier (creditor) code.', FINANCIAL),
  creditorName: text(100, 'Supplier name to print (default: the creditor’s stored name).', CONTENT),
};

export const salesHeader = {
  ...debtor,
  salesAgent: text(12, 'Sales agent code.', { aliases: ['agent', 'salesAgentCode'], native: 'Agent' }),
  salesLocation: text(8, 'Exact active location code; used for lines without a location.', {
    aliases: ['location'],
    ...CLEARABLE,
  }),
  multiPricing: text(8, 'Price category that sets prices of lines without a unit price.', {
    native: 'MultiPrice',
    ...CLEARABLE,
  }),
};

export const purchaseHeader = {
  ...creditor,
  purchaseAgent: text(12, 'Purchase agent code.', { aliases: ['agent'], native: 'Agent' }),
  purchaseLocation: text(8, 'Exact active location code; used for lines without a location.', {
    aliases: ['location', 'salesLocation'],
    ...CLEARABLE,
  }),
  supplierDONo: text(30, 'Number of the supplier’s delivery order.', REFERENCE),
  supplierInvoiceNo: text(30, 'Number of the supplier’s invoice.', REFERENCE),
};

export const saving = {
  verifyAfterSave: flag('Whether to read the saved record again and return readBack checks. Without it, saving is faster.', {
    role: 'selector',
  }),
};

/** How a document is saved, known to the SDK as Options. */
export const saveOptions = {
  docNoFormatName: text(20, 'Name of the numbering format for the document number.', {
    role: 'selector',
    aliases: ['DocNoFormatName'],
  }),
  saveAsDraft: flag('Whether to save a draft, which has no number of the series and no postings.', {
    role: 'selector',
    aliases: ['SaveAsDraft'],
  }),
};

/** How a draft is posted: the options of its create, in an update. */
export const postOptions = {
  docNoFormatName: text(20, 'Name of the numbering format for the number of a draft when it is posted.', {
    role: 'selector',
    aliases: ['DocNoFormatName'],
  }),
  saveAsDraft: flag(
    'Send false to post a draft. The draft gets its number and is checked and posted like a new document. Without it, a draft stays a draft.',
    { role: 'selector', aliases: ['SaveAsDraft'] },
  ),
};

/** Members of a line that posts to a ledger account. */
export const analysis = {
  project: text(10, 'Project code of the line.', { aliases: ['projNo'], native: 'ProjNo', ...CLEARABLE }),
  department: text(10, 'Department code of the line.', { aliases: ['deptNo'], native: 'DeptNo', ...CLEARABLE }),
};

export const accountNo: Field = text(12, 'GL posting account; takes precedence over the top-level accountNo.', {
  aliases: ['accNo', 'glAccount', 'postingAccountNo'],
  native: 'AccNo',
  ...CLEARABLE,
});

export const taxCode: Field = text(14, 'Tax code of the line (default: the item’s, then the party’s).', {
  aliases: ['taxType'],
  ...CLEARABLE,
});

export const lineTexts = {
  description: freeText(100, 'Text of the line (default: the item’s description).', CONTENT),
  description2: freeText(100, 'Second text of the line.', { aliases: ['desc2'], native: 'Desc2', ...CONTENT }),
  furtherDescription: freeText(65_536, 'Long text of the line, rich text.', CONTENT),
};

export const itemOnLine = {
  itemCode: text(30, 'Item code; leave it out for account and service lines.', FINANCIAL),
  uom: text(8, 'Unit of measure of the item (default: its base unit).', { native: 'UOM', effect: 'financial' }),
  location: text(
    8,
    'Exact active stock location; takes precedence over the location of the header. Stock lines need one.',
    FINANCIAL,
  ),
  batchNo: text(20, 'Batch number, for items with batch control.', CLEARABLE),
  serialNo: freeText(1000, 'Serial numbers, separated by commas, for items with serial numbers.', CLEARABLE),
};

export const tradeLine = {
  itemCode: itemOnLine.itemCode,
  barCode: text(30, 'Barcode; selects the item and its unit if there is no itemCode.', FINANCIAL),
  ...lineTexts,
  qty: quantity('Quantity in the unit of the line.', FINANCIAL),
  focQty: quantityNotNegative('Additional quantity at no charge.', { native: 'FOCQty', effect: 'financial' }),
  uom: itemOnLine.uom,
  unitPrice: quantityNotNegative('Price of one unit in the document’s currency.', FINANCIAL),
  unitCost: quantityNotNegative('Cost of one unit, if the document has one.', FINANCIAL),
  discount: discountText(
    'Discount: percentages and amounts joined by +, applied from left to right, such as 10%, 5%+3% or 12.50.',
    FINANCIAL,
  ),
  taxCode,
  taxRate: percentage('Tax rate in percent; it must be the rate of the tax code, so you can leave it out.', FINANCIAL),
  taxAmount: amount('Tax of the line, if it differs from the calculated tax by rounding.', FINANCIAL),
  amount: amount('Amount of the line before tax, for lines without quantity and price.', FINANCIAL),
  accountNo,
  location: itemOnLine.location,
  fromLocation: text(8, 'Source location.', FINANCIAL),
  toLocation: text(8, 'Destination location.', FINANCIAL),
  batchNo: itemOnLine.batchNo,
  serialNo: itemOnLine.serialNo,
  ...analysis,
  classification: text(3, 'Classification code of the e-invoice.', CONTENT),
  deliveryDate: date('Delivery date of the line.'),
  userDefinedFields,
};

/** Members of a line only its stored row has. */
export const storedLine = {
  dtlKey: rowKey('Key of an existing row from the get command; use the string form if possible.'),
};

export const payment = {
  paymentMethod: text(20, 'Payment method code; its account is used unless you send one.', FINANCIAL),
  paymentBy: text(40, 'Payment type such as Cash, Cheque, Bank Transfer or Credit Card.'),
  paymentAmount: amountPositive('Amount paid, in the currency of the document.', { aliases: ['amount'], effect: 'financial' }),
  chequeNo: text(30, 'Cheque or reference number.'),
  bankCharge: amountNotNegative('Bank charge that is part of the amount.', FINANCIAL),
  paymentAccountNo: text(12, 'Bank or cash GL account; takes precedence over that of the payment method.', {
    aliases: ['bankAccount'],
    effect: 'financial',
  }),
  bankChargeAccountNo: text(12, 'GL account of the bank charge (default: the default account).', FINANCIAL),
  creditCardApprovalCode: text(40, 'Approval or reference code of the card payment.'),
  depositDocNo: text(30, 'Number of an unused deposit of the same party that pays this row.', FINANCIAL),
  userDefinedFields,
};

export const settlementPayment = {
  ...payment,
  withholdingTaxCode: text(20, 'Withholding tax code; the tax is withheld from the amount paid.', FINANCIAL),
  withholdingTaxAmount: amountNotNegative('Withholding tax, if it differs from the calculated tax.', FINANCIAL),
};

export const knockOff = {
  docType: text(3, 'Type of the document to settle, for example IV, RI or PB.', { aliases: ['DocType'], effect: 'financial' }),
  docKey: rowKey('Key of the document to settle, from the outstanding-documents read.', { aliases: ['DocKey'] }),
  docNo: text(30, 'Number of the document to settle, if you do not have its key.', { aliases: ['DocNo'], effect: 'financial' }),
  knockOffDate: date('Date of the settlement; must not be earlier than either document.', {
    aliases: ['KnockOffDate'],
    effect: 'financial',
  }),
  amount: amountPositive('Amount to settle, in the currency of the documents.', {
    aliases: ['knockOffAmount', 'KnockOffAmount'],
    native: 'KnockOffAmount',
    effect: 'financial',
  }),
  discountAmount: amountNotNegative('Discount in addition to the amount; it also settles the document.', FINANCIAL),
  taxAdjustment: amountNotNegative('Tax in the discount; at most the discount.', FINANCIAL),
};

/** Fields that the book calculates or maintains. An update that sends one is rejected with the reason. */
export const protectedFields: Readonly<Record<string, Field>> = {
  docKey: text(20, 'Key of the document.', { role: 'system' }),
  docType: text(3, 'Type code of the document.', { role: 'system' }),
  netTotal: amount('Sum of the lines before tax.', { role: 'calculated' }),
  tax: amount('Sum of the tax.', { role: 'calculated' }),
  total: amount('Sum of the lines.', { role: 'calculated' }),
  finalTotal: amount('Total to pay.', { role: 'calculated' }),
  localNetTotal: amount('Net total in base currency.', { role: 'calculated' }),
  localTax: amount('Tax in base currency.', { role: 'calculated' }),
  localTotal: amount('Total in base currency.', { role: 'calculated' }),
  roundAdj: amount('Rounding adjustment.', { role: 'calculated' }),
  outstanding: amount('Outstanding amount.', { role: 'calculated' }),
  subTotal: amount('Amount of a line after discount.', { role: 'calculated' }),
  taxableAmt: amount('Taxable amount of a line.', { role: 'calculated' }),
  seq: integer(1, 1_000_000, 'Position of a line.', { role: 'system' }),
  lastModified: text(40, 'Timestamp of the last change.', { role: 'system' }),
  lastModifiedUserID: text(40, 'User who changed it last.', { role: 'system' }),
  createdTimeStamp: text(40, 'Timestamp of creation.', { role: 'system' }),
  createdUserID: text(40, 'User who created it.', { role: 'system' }),
  printCount: integer(0, 1_000_000, 'How often it was printed.', { role: 'system' }),
  guid: text(40, 'Global id.', { role: 'system' }),
  status: text(20, 'Draft, saved or void.', { role: 'lifecycle' }),
  docStatus: text(20, 'Draft, saved or void.', { role: 'lifecycle' }),
  cancelled: flag('Whether the document is void.', { role: 'lifecycle' }),
  transferable: flag('Whether anything is left to transfer.', { role: 'lifecycle' }),
  fromDocType: text(3, 'Type of the source document.', { role: 'lifecycle' }),
  fromDocNo: text(30, 'Number of the source document.', { role: 'lifecycle' }),
  fromDocKey: text(20, 'Key of the source document.', { role: 'lifecycle' }),
  fromDocDtlKey: text(20, 'Key of the source line.', { role: 'lifecycle' }),
  toDocType: text(3, 'Type of the document that this was transferred to.', { role: 'lifecycle' }),
  transferedQty: quantity('Quantity already transferred.', { role: 'lifecycle' }),
  eInvoiceStatus: text(20, 'Status of the e-invoice.', { role: 'lifecycle' }),
  eInvoiceUuid: text(100, 'Id of the e-invoice.', { role: 'lifecycle' }),
  eInvoiceSubmissionUid: text(100, 'Submission of the e-invoice.', { role: 'lifecycle' }),
  eInvoiceLongId: text(200, 'Validation link of the e-invoice.', { role: 'lifecycle' }),
};

/** Selecting and filtering. */
export const selecting = {
  docNo: code(30, 'Number of the document.', { role: 'selector' }),
  reason: freeText(100, 'Reason; stored in the audit trail.', { role: 'selector' }),
  requiredReason: {
    ...text(100, 'Business reason for the change; stored in the audit trail.', { role: 'selector' }),
    schema: { type: 'string', minLength: 1, maxLength: 100, pattern: NOT_BLANK },
  } as Field,
  dateFrom: date('First date to include.', { role: 'selector' }),
  dateTo: date('Last date to include.', { role: 'selector' }),
  limit: integer(1, 5000, 'Maximum rows to return (default 500).', { role: 'selector' }),
  listLimit: integer(1, 5000, 'Maximum rows to return (default 5,000).', { role: 'selector' }),
  cursor: text(200, 'nextCursor from the previous result, to get the next page.', { role: 'selector' }),
  validateOnly: flag('Whether to check everything without saving. The result then has saved false.', {
    role: 'selector',
  }),
  detailMode: choice(
    ['update', 'append', 'replace', 'delete'],
    'What to do with the lines: update or delete existing rows by key, append rows, or replace all of them.',
    { role: 'selector' },
  ),
};

/** Fields of a row of a bulk command in addition to its payload. */
export const BULK_ROW = {
  rowId: text(60, 'Your own id of the row, unique in the request. It is returned with the result of the row.', {
    role: 'selector',
  }),
  commandType: text(80, 'The create command of this row, if it differs from commandType of the request.', { role: 'selector' }),
};

export const qtyPositive = quantityPositive('Quantity in the unit of the line; above zero.', FINANCIAL);
export { userDefinedFields };
