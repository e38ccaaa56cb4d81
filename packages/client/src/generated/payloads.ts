/** Written from the catalog by `npm run golden`; do not edit. */

export interface DocumentListDocNoDebtorCode {
  /** First date to include. */
  readonly dateFrom?: string;
  /** Last date to include. */
  readonly dateTo?: string;
  /** Only documents of this party. */
  readonly debtorCode?: string;
  /** Only the document with this number. */
  readonly docNo?: string;
  /** Only the documents with these numbers, 1 to 500, each once. */
  readonly keys?: readonly string[];
  /** Only documents in this status. */
  readonly status?: 'Draft' | 'Saved' | 'Void';
  /** Only those with this text in the number, the references, the description or the name of the party; case does not matter. */
  readonly search?: string;
  /** Only what was created, changed or voided at or after this timestamp. The list then starts with the latest change. */
  readonly changedSince?: string;
  /** Maximum rows to return (default 5,000). */
  readonly limit?: number;
  /** nextCursor from the previous result, to get the next page. */
  readonly cursor?: string;
}

export interface SalesLineFilter {
  /** Only lines of this item. */
  readonly itemCode?: string;
  /** Only documents of this party. */
  readonly debtorCode?: string;
  /** Only lines of this document. */
  readonly docNo?: string;
  /** Only the documents with these numbers, 1 to 500, each once. */
  readonly keys?: readonly string[];
  /** First date to include. */
  readonly dateFrom?: string;
  /** Last date to include. */
  readonly dateTo?: string;
  /** Maximum rows to return (default 500). */
  readonly limit?: number;
  /** nextCursor from the previous result, to get the next page. */
  readonly cursor?: string;
}

export interface GetDocument {
  /** Number of the document. */
  readonly docNo: string;
}

export interface SalesLine {
  /** Item code; leave it out for account and service lines. */
  readonly itemCode?: string;
  /** Barcode; selects the item and its unit if there is no itemCode. */
  readonly barCode?: string;
  /** Text of the line (default: the item’s description). */
  readonly description?: string;
  /** Second text of the line. */
  readonly description2?: string;
  /** Long text of the line, rich text. */
  readonly furtherDescription?: string;
  /** Quantity in the unit of the line. */
  readonly qty?: number;
  /** Additional quantity at no charge. */
  readonly focQty?: number;
  /** Unit of measure of the item (default: its base unit). */
  readonly uom?: string;
  /** Price of one unit in the document’s currency. */
  readonly unitPrice?: number;
  /** Cost of one unit, if the document has one. */
  readonly unitCost?: number;
  /** Discount: percentages and amounts joined by +, applied from left to right, such as 10%, 5%+3% or 12.50. */
  readonly discount?: string | number;
  /** Tax code of the line (default: the item’s, then the party’s). */
  readonly taxCode?: string;
  /** Tax rate in percent; it must be the rate of the tax code, so you can leave it out. */
  readonly taxRate?: number;
  /** Tax of the line, if it differs from the calculated tax by rounding. */
  readonly taxAmount?: number;
  /** Amount of the line before tax, for lines without quantity and price. */
  readonly amount?: number;
  /** GL posting account; takes precedence over the top-level accountNo. */
  readonly accountNo?: string;
  /** Exact active stock location; takes precedence over the location of the header. Stock lines need one. */
  readonly location?: string;
  /** Source location. */
  readonly fromLocation?: string;
  /** Destination location. */
  readonly toLocation?: string;
  /** Batch number, for items with batch control. */
  readonly batchNo?: string;
  /** Serial numbers, separated by commas, for items with serial numbers. */
  readonly serialNo?: string;
  /** Project code of the line. */
  readonly project?: string;
  /** Department code of the line. */
  readonly department?: string;
  /** Classification code of the e-invoice. */
  readonly classification?: string;
  /** Delivery date of the line. */
  readonly deliveryDate?: string;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
}

export interface PaymentRow {
  /** Payment method code; its account is used unless you send one. */
  readonly paymentMethod?: string;
  /** Payment type such as Cash, Cheque, Bank Transfer or Credit Card. */
  readonly paymentBy?: string;
  /** Amount paid, in the currency of the document. */
  readonly paymentAmount?: number;
  /** Cheque or reference number. */
  readonly chequeNo?: string;
  /** Bank charge that is part of the amount. */
  readonly bankCharge?: number;
  /** Bank or cash GL account; takes precedence over that of the payment method. */
  readonly paymentAccountNo?: string;
  /** GL account of the bank charge (default: the default account). */
  readonly bankChargeAccountNo?: string;
  /** Approval or reference code of the card payment. */
  readonly creditCardApprovalCode?: string;
  /** Number of an unused deposit of the same party that pays this row. */
  readonly depositDocNo?: string;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
}

export interface SalesDocument {
  /** Customer (debtor) code. */
  readonly debtorCode: string;
  /** Customer name to print (default: the debtor’s stored name). */
  readonly debtorName?: string;
  /** Sales agent code. */
  readonly salesAgent?: string;
  /** Exact active location code; used for lines without a location. */
  readonly salesLocation?: string;
  /** Price category that sets prices of lines without a unit price. */
  readonly multiPricing?: string;
  /** Document number. Leave it out or send <<New>> to have the book generate it. */
  readonly docNo?: string;
  /** Document date (default: the book date, if the numbering rules of the book allow it). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string;
  /** Project code of the header; used for lines without one. */
  readonly project?: string;
  /** Department code of the header; used for lines without one. */
  readonly department?: string;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Our reference. */
  readonly ourRef?: string;
  /** The other party’s reference. */
  readonly yourRef?: string;
  /** Credit term, for example C.O.D. or Net 30 (default: the party’s own term). */
  readonly displayTerm?: string;
  /** Due date (default: document date plus credit term). */
  readonly dueDate?: string;
  /** Currency code; it must be the currency of the party. */
  readonly currencyCode?: string;
  /** Exchange rate to the base currency (default: the dated rate of the book). */
  readonly currencyRate?: number;
  /** Whether unit prices include tax. */
  readonly inclusiveTax?: boolean;
  /** Tax date, if it differs from the document date. */
  readonly taxDate?: string;
  /** Tax entity maintenance id of the header, the party of an e-invoice. */
  readonly taxEntityID?: number;
  /** Branch of the debtor or creditor. */
  readonly branchCode?: string;
  /** GL posting account for lines without one. */
  readonly accountNo?: string;
  /** Contact person. */
  readonly attention?: string;
  /** First phone number. */
  readonly phone1?: string;
  /** Second phone number. */
  readonly phone2?: string;
  /** Fax number. */
  readonly fax1?: string;
  /** First line of the billing address. */
  readonly address1?: string;
  /** Second line of the billing address. */
  readonly address2?: string;
  /** Third line of the billing address. */
  readonly address3?: string;
  /** Fourth line of the billing address. */
  readonly address4?: string;
  /** First line of the delivery address. */
  readonly deliverAddress1?: string;
  /** Second line of the delivery address. */
  readonly deliverAddress2?: string;
  /** Third line of the delivery address. */
  readonly deliverAddress3?: string;
  /** Fourth line of the delivery address. */
  readonly deliverAddress4?: string;
  /** Contact person at the delivery address. */
  readonly deliverContact?: string;
  /** Phone number at the delivery address. */
  readonly deliverPhone1?: string;
  /** Note of the document, plain text or RTF; a purchase order stores it as RTF. Verification compares the visible text. */
  readonly note?: string;
  /** First remark. */
  readonly remark1?: string;
  /** Second remark. */
  readonly remark2?: string;
  /** Third remark. */
  readonly remark3?: string;
  /** Fourth remark. */
  readonly remark4?: string;
  /** Number of the document that this one refers to. */
  readonly refDocNo?: string;
  /** Shipping method code. */
  readonly shipVia?: string;
  /** Shipping information, for example a tracking number. */
  readonly shipInfo?: string;
  /** Lines of the document, at least one. */
  readonly lines: readonly SalesLine[];
  /** Payments of a cash document; leave it out for a credit sale or purchase. */
  readonly payments?: readonly PaymentRow[];
  /** Name of the numbering format for the document number. */
  readonly docNoFormatName?: string;
  /** Whether to save a draft, which has no number of the series and no postings. */
  readonly saveAsDraft?: boolean;
  /** Whether to read the saved record again and return readBack checks. Without it, saving is faster. */
  readonly verifyAfterSave?: boolean;
}

export interface AdvancedQuotationUpdateLine {
  /** Key of an existing row from the get command; use the string form if possible. */
  readonly dtlKey?: number | string;
  /** Item code; leave it out for account and service lines. */
  readonly itemCode?: string;
  /** Barcode; selects the item and its unit if there is no itemCode. */
  readonly barCode?: string;
  /** Text of the line (default: the item’s description). */
  readonly description?: string | null;
  /** Second text of the line. */
  readonly description2?: string | null;
  /** Long text of the line, rich text. */
  readonly furtherDescription?: string | null;
  /** Quantity in the unit of the line. */
  readonly qty?: number;
  /** Additional quantity at no charge. */
  readonly focQty?: number;
  /** Unit of measure of the item (default: its base unit). */
  readonly uom?: string;
  /** Price of one unit in the document’s currency. */
  readonly unitPrice?: number;
  /** Cost of one unit, if the document has one. */
  readonly unitCost?: number;
  /** Discount: percentages and amounts joined by +, applied from left to right, such as 10%, 5%+3% or 12.50. */
  readonly discount?: string | number;
  /** Tax code of the line (default: the item’s, then the party’s). */
  readonly taxCode?: string | null;
  /** Tax rate in percent; it must be the rate of the tax code, so you can leave it out. */
  readonly taxRate?: number;
  /** Tax of the line, if it differs from the calculated tax by rounding. */
  readonly taxAmount?: number;
  /** Amount of the line before tax, for lines without quantity and price. */
  readonly amount?: number;
  /** GL posting account; takes precedence over the top-level accountNo. */
  readonly accountNo?: string | null;
  /** Exact active stock location; takes precedence over the location of the header. Stock lines need one. */
  readonly location?: string;
  /** Source location. */
  readonly fromLocation?: string;
  /** Destination location. */
  readonly toLocation?: string;
  /** Batch number, for items with batch control. */
  readonly batchNo?: string | null;
  /** Serial numbers, separated by commas, for items with serial numbers. */
  readonly serialNo?: string | null;
  /** Project code of the line. */
  readonly project?: string | null;
  /** Department code of the line. */
  readonly department?: string | null;
  /** Classification code of the e-invoice. */
  readonly classification?: string | null;
  /** Delivery date of the line. */
  readonly deliveryDate?: string | null;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
}

export interface AdvancedQuotationUpdate {
  /** Number of the document. */
  readonly docNo: string;
  /** Business reason for the change; stored in the audit trail. */
  readonly reason: string;
  /** Customer (debtor) code. */
  readonly debtorCode?: string;
  /** Customer name to print (default: the debtor’s stored name). */
  readonly debtorName?: string | null;
  /** Sales agent code. */
  readonly salesAgent?: string | null;
  /** Exact active location code; used for lines without a location. */
  readonly salesLocation?: string | null;
  /** Price category that sets prices of lines without a unit price. */
  readonly multiPricing?: string | null;
  /** Document date (default: the book date, if the numbering rules of the book allow it). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string | null;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string | null;
  /** Project code of the header; used for lines without one. */
  readonly project?: string | null;
  /** Department code of the header; used for lines without one. */
  readonly department?: string | null;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Our reference. */
  readonly ourRef?: string | null;
  /** The other party’s reference. */
  readonly yourRef?: string | null;
  /** Credit term, for example C.O.D. or Net 30 (default: the party’s own term). */
  readonly displayTerm?: string | null;
  /** Due date (default: document date plus credit term). */
  readonly dueDate?: string | null;
  /** Currency code; it must be the currency of the party. */
  readonly currencyCode?: string;
  /** Exchange rate to the base currency (default: the dated rate of the book). */
  readonly currencyRate?: number;
  /** Whether unit prices include tax. */
  readonly inclusiveTax?: boolean;
  /** Tax date, if it differs from the document date. */
  readonly taxDate?: string;
  /** Tax entity maintenance id of the header, the party of an e-invoice. */
  readonly taxEntityID?: number;
  /** Branch of the debtor or creditor. */
  readonly branchCode?: string | null;
  /** GL posting account for lines without one. */
  readonly accountNo?: string | null;
  /** Contact person. */
  readonly attention?: string | null;
  /** First phone number. */
  readonly phone1?: string | null;
  /** Second phone number. */
  readonly phone2?: string | null;
  /** Fax number. */
  readonly fax1?: string | null;
  /** First line of the billing address. */
  readonly address1?: string | null;
  /** Second line of the billing address. */
  readonly address2?: string | null;
  /** Third line of the billing address. */
  readonly address3?: string | null;
  /** Fourth line of the billing address. */
  readonly address4?: string | null;
  /** First line of the delivery address. */
  readonly deliverAddress1?: string | null;
  /** Second line of the delivery address. */
  readonly deliverAddress2?: string | null;
  /** Third line of the delivery address. */
  readonly deliverAddress3?: string | null;
  /** Fourth line of the delivery address. */
  readonly deliverAddress4?: string | null;
  /** Contact person at the delivery address. */
  readonly deliverContact?: string | null;
  /** Phone number at the delivery address. */
  readonly deliverPhone1?: string | null;
  /** Note of the document, plain text or RTF; a purchase order stores it as RTF. Verification compares the visible text. */
  readonly note?: string | null;
  /** First remark. */
  readonly remark1?: string | null;
  /** Second remark. */
  readonly remark2?: string | null;
  /** Third remark. */
  readonly remark3?: string | null;
  /** Fourth remark. */
  readonly remark4?: string | null;
  /** Number of the document that this one refers to. */
  readonly refDocNo?: string | null;
  /** Shipping method code. */
  readonly shipVia?: string | null;
  /** Shipping information, for example a tracking number. */
  readonly shipInfo?: string | null;
  /** Native enum of the withholding tax version; only where the document exposes it. */
  readonly withholdingTaxVersion?: string;
  /** Whether to check everything without saving. The result then has saved false. */
  readonly validateOnly?: boolean;
  /** Name of the numbering format for the number of a draft when it is posted. */
  readonly docNoFormatName?: string;
  /** Send false to post a draft. The draft gets its number and is checked and posted like a new document. Without it, a draft stays a draft. */
  readonly saveAsDraft?: boolean;
  /** What to do with the lines: update or delete existing rows by key, append rows, or replace all of them. */
  readonly detailMode?: 'update' | 'append' | 'replace' | 'delete';
  /** Rows to change, add or delete, depending on detailMode; not an empty array. */
  readonly lines?: readonly AdvancedQuotationUpdateLine[];
}

export interface WithdrawDocument {
  /** Number of the document. */
  readonly docNo: string;
  /** Reason; stored in the audit trail. */
  readonly reason?: string;
}

export interface DocumentListDocNoDebtorCodeSettled {
  /** First date to include. */
  readonly dateFrom?: string;
  /** Last date to include. */
  readonly dateTo?: string;
  /** Only documents of this party. */
  readonly debtorCode?: string;
  /** Only the document with this number. */
  readonly docNo?: string;
  /** Only the documents with these numbers, 1 to 500, each once. */
  readonly keys?: readonly string[];
  /** Only documents in this status. Open documents have an outstanding amount, Settled ones do not. */
  readonly status?: 'Draft' | 'Saved' | 'Void' | 'Open' | 'Settled';
  /** Only those with this text in the number, the references, the description or the name of the party; case does not matter. */
  readonly search?: string;
  /** Only what was created, changed or voided at or after this timestamp. The list then starts with the latest change. */
  readonly changedSince?: string;
  /** Maximum rows to return (default 5,000). */
  readonly limit?: number;
  /** nextCursor from the previous result, to get the next page. */
  readonly cursor?: string;
}

export interface CashSaleCreate {
  /** Customer (debtor) code. */
  readonly debtorCode: string;
  /** Customer name to print (default: the debtor’s stored name). */
  readonly debtorName?: string;
  /** Sales agent code. */
  readonly salesAgent?: string;
  /** Exact active location code; used for lines without a location. */
  readonly salesLocation?: string;
  /** Price category that sets prices of lines without a unit price. */
  readonly multiPricing?: string;
  /** Document number. Leave it out or send <<New>> to have the book generate it. */
  readonly docNo?: string;
  /** Document date (default: the book date, if the numbering rules of the book allow it). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string;
  /** Project code of the header; used for lines without one. */
  readonly project?: string;
  /** Department code of the header; used for lines without one. */
  readonly department?: string;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Our reference. */
  readonly ourRef?: string;
  /** The other party’s reference. */
  readonly yourRef?: string;
  /** Credit term, for example C.O.D. or Net 30 (default: the party’s own term). */
  readonly displayTerm?: string;
  /** Due date (default: document date plus credit term). */
  readonly dueDate?: string;
  /** Currency code; it must be the currency of the party. */
  readonly currencyCode?: string;
  /** Exchange rate to the base currency (default: the dated rate of the book). */
  readonly currencyRate?: number;
  /** Whether unit prices include tax. */
  readonly inclusiveTax?: boolean;
  /** Tax date, if it differs from the document date. */
  readonly taxDate?: string;
  /** Tax entity maintenance id of the header, the party of an e-invoice. */
  readonly taxEntityID?: number;
  /** Branch of the debtor or creditor. */
  readonly branchCode?: string;
  /** GL posting account for lines without one. */
  readonly accountNo?: string;
  /** Contact person. */
  readonly attention?: string;
  /** First phone number. */
  readonly phone1?: string;
  /** Second phone number. */
  readonly phone2?: string;
  /** Fax number. */
  readonly fax1?: string;
  /** First line of the billing address. */
  readonly address1?: string;
  /** Second line of the billing address. */
  readonly address2?: string;
  /** Third line of the billing address. */
  readonly address3?: string;
  /** Fourth line of the billing address. */
  readonly address4?: string;
  /** First line of the delivery address. */
  readonly deliverAddress1?: string;
  /** Second line of the delivery address. */
  readonly deliverAddress2?: string;
  /** Third line of the delivery address. */
  readonly deliverAddress3?: string;
  /** Fourth line of the delivery address. */
  readonly deliverAddress4?: string;
  /** Contact person at the delivery address. */
  readonly deliverContact?: string;
  /** Phone number at the delivery address. */
  readonly deliverPhone1?: string;
  /** Note of the document, plain text or RTF; a purchase order stores it as RTF. Verification compares the visible text. */
  readonly note?: string;
  /** First remark. */
  readonly remark1?: string;
  /** Second remark. */
  readonly remark2?: string;
  /** Third remark. */
  readonly remark3?: string;
  /** Fourth remark. */
  readonly remark4?: string;
  /** Number of the document that this one refers to. */
  readonly refDocNo?: string;
  /** Shipping method code. */
  readonly shipVia?: string;
  /** Shipping information, for example a tracking number. */
  readonly shipInfo?: string;
  /** Whether to round the total to five sen (default: the setting of the book). */
  readonly rounding5Cents?: boolean;
  /** Lines of the document, at least one. */
  readonly lines: readonly SalesLine[];
  /** Payments of a cash document; leave it out for a credit sale or purchase. */
  readonly payments?: readonly PaymentRow[];
  /** Name of the numbering format for the document number. */
  readonly docNoFormatName?: string;
  /** Whether to save a draft, which has no number of the series and no postings. */
  readonly saveAsDraft?: boolean;
  /** Whether to read the saved record again and return readBack checks. Without it, saving is faster. */
  readonly verifyAfterSave?: boolean;
}

export interface CashSaleUpdate {
  /** Number of the document. */
  readonly docNo: string;
  /** Business reason for the change; stored in the audit trail. */
  readonly reason: string;
  /** Customer (debtor) code. */
  readonly debtorCode?: string;
  /** Customer name to print (default: the debtor’s stored name). */
  readonly debtorName?: string | null;
  /** Sales agent code. */
  readonly salesAgent?: string | null;
  /** Exact active location code; used for lines without a location. */
  readonly salesLocation?: string | null;
  /** Price category that sets prices of lines without a unit price. */
  readonly multiPricing?: string | null;
  /** Document date (default: the book date, if the numbering rules of the book allow it). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string | null;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string | null;
  /** Project code of the header; used for lines without one. */
  readonly project?: string | null;
  /** Department code of the header; used for lines without one. */
  readonly department?: string | null;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Our reference. */
  readonly ourRef?: string | null;
  /** The other party’s reference. */
  readonly yourRef?: string | null;
  /** Credit term, for example C.O.D. or Net 30 (default: the party’s own term). */
  readonly displayTerm?: string | null;
  /** Due date (default: document date plus credit term). */
  readonly dueDate?: string | null;
  /** Currency code; it must be the currency of the party. */
  readonly currencyCode?: string;
  /** Exchange rate to the base currency (default: the dated rate of the book). */
  readonly currencyRate?: number;
  /** Whether unit prices include tax. */
  readonly inclusiveTax?: boolean;
  /** Tax date, if it differs from the document date. */
  readonly taxDate?: string;
  /** Tax entity maintenance id of the header, the party of an e-invoice. */
  readonly taxEntityID?: number;
  /** Branch of the debtor or creditor. */
  readonly branchCode?: string | null;
  /** GL posting account for lines without one. */
  readonly accountNo?: string | null;
  /** Contact person. */
  readonly attention?: string | null;
  /** First phone number. */
  readonly phone1?: string | null;
  /** Second phone number. */
  readonly phone2?: string | null;
  /** Fax number. */
  readonly fax1?: string | null;
  /** First line of the billing address. */
  readonly address1?: string | null;
  /** Second line of the billing address. */
  readonly address2?: string | null;
  /** Third line of the billing address. */
  readonly address3?: string | null;
  /** Fourth line of the billing address. */
  readonly address4?: string | null;
  /** First line of the delivery address. */
  readonly deliverAddress1?: string | null;
  /** Second line of the delivery address. */
  readonly deliverAddress2?: string | null;
  /** Third line of the delivery address. */
  readonly deliverAddress3?: string | null;
  /** Fourth line of the delivery address. */
  readonly deliverAddress4?: string | null;
  /** Contact person at the delivery address. */
  readonly deliverContact?: string | null;
  /** Phone number at the delivery address. */
  readonly deliverPhone1?: string | null;
  /** Note of the document, plain text or RTF; a purchase order stores it as RTF. Verification compares the visible text. */
  readonly note?: string | null;
  /** First remark. */
  readonly remark1?: string | null;
  /** Second remark. */
  readonly remark2?: string | null;
  /** Third remark. */
  readonly remark3?: string | null;
  /** Fourth remark. */
  readonly remark4?: string | null;
  /** Number of the document that this one refers to. */
  readonly refDocNo?: string | null;
  /** Shipping method code. */
  readonly shipVia?: string | null;
  /** Shipping information, for example a tracking number. */
  readonly shipInfo?: string | null;
  /** Native enum of the withholding tax version; only where the document exposes it. */
  readonly withholdingTaxVersion?: string;
  /** Whether to round the total to five sen (default: the setting of the book). */
  readonly rounding5Cents?: boolean;
  /** Whether to check everything without saving. The result then has saved false. */
  readonly validateOnly?: boolean;
  /** Name of the numbering format for the number of a draft when it is posted. */
  readonly docNoFormatName?: string;
  /** Send false to post a draft. The draft gets its number and is checked and posted like a new document. Without it, a draft stays a draft. */
  readonly saveAsDraft?: boolean;
  /** What to do with the lines: update or delete existing rows by key, append rows, or replace all of them. */
  readonly detailMode?: 'update' | 'append' | 'replace' | 'delete';
  /** Rows to change, add or delete, depending on detailMode; not an empty array. */
  readonly lines?: readonly AdvancedQuotationUpdateLine[];
}

export interface KnockOffRow {
  /** Type of the document to settle, for example IV, RI or PB. */
  readonly docType?: string;
  /** Key of the document to settle, from the outstanding-documents read. */
  readonly docKey?: number | string;
  /** Number of the document to settle, if you do not have its key. */
  readonly docNo?: string;
  /** Date of the settlement; must not be earlier than either document. */
  readonly knockOffDate?: string;
  /** Amount to settle, in the currency of the documents. */
  readonly amount?: number;
  /** Discount in addition to the amount; it also settles the document. */
  readonly discountAmount?: number;
  /** Tax in the discount; at most the discount. */
  readonly taxAdjustment?: number;
}

export interface SalesCreditNoteCreate {
  /** Customer (debtor) code. */
  readonly debtorCode: string;
  /** Customer name to print (default: the debtor’s stored name). */
  readonly debtorName?: string;
  /** Sales agent code. */
  readonly salesAgent?: string;
  /** Exact active location code; used for lines without a location. */
  readonly salesLocation?: string;
  /** Price category that sets prices of lines without a unit price. */
  readonly multiPricing?: string;
  /** Document number. Leave it out or send <<New>> to have the book generate it. */
  readonly docNo?: string;
  /** Document date (default: the book date, if the numbering rules of the book allow it). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string;
  /** Project code of the header; used for lines without one. */
  readonly project?: string;
  /** Department code of the header; used for lines without one. */
  readonly department?: string;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Our reference. */
  readonly ourRef?: string;
  /** The other party’s reference. */
  readonly yourRef?: string;
  /** Credit term, for example C.O.D. or Net 30 (default: the party’s own term). */
  readonly displayTerm?: string;
  /** Due date (default: document date plus credit term). */
  readonly dueDate?: string;
  /** Currency code; it must be the currency of the party. */
  readonly currencyCode?: string;
  /** Exchange rate to the base currency (default: the dated rate of the book). */
  readonly currencyRate?: number;
  /** Whether unit prices include tax. */
  readonly inclusiveTax?: boolean;
  /** Tax date, if it differs from the document date. */
  readonly taxDate?: string;
  /** Tax entity maintenance id of the header, the party of an e-invoice. */
  readonly taxEntityID?: number;
  /** Branch of the debtor or creditor. */
  readonly branchCode?: string;
  /** GL posting account for lines without one. */
  readonly accountNo?: string;
  /** Contact person. */
  readonly attention?: string;
  /** First phone number. */
  readonly phone1?: string;
  /** Second phone number. */
  readonly phone2?: string;
  /** Fax number. */
  readonly fax1?: string;
  /** First line of the billing address. */
  readonly address1?: string;
  /** Second line of the billing address. */
  readonly address2?: string;
  /** Third line of the billing address. */
  readonly address3?: string;
  /** Fourth line of the billing address. */
  readonly address4?: string;
  /** First line of the delivery address. */
  readonly deliverAddress1?: string;
  /** Second line of the delivery address. */
  readonly deliverAddress2?: string;
  /** Third line of the delivery address. */
  readonly deliverAddress3?: string;
  /** Fourth line of the delivery address. */
  readonly deliverAddress4?: string;
  /** Contact person at the delivery address. */
  readonly deliverContact?: string;
  /** Phone number at the delivery address. */
  readonly deliverPhone1?: string;
  /** Note of the document, plain text or RTF; a purchase order stores it as RTF. Verification compares the visible text. */
  readonly note?: string;
  /** First remark. */
  readonly remark1?: string;
  /** Second remark. */
  readonly remark2?: string;
  /** Third remark. */
  readonly remark3?: string;
  /** Fourth remark. */
  readonly remark4?: string;
  /** Number of the document that this one refers to. */
  readonly refDocNo?: string;
  /** Shipping method code. */
  readonly shipVia?: string;
  /** Shipping information, for example a tracking number. */
  readonly shipInfo?: string;
  /** Credit note type code; a price-only type moves no stock. */
  readonly cnType?: string;
  /** Reason printed on the note. */
  readonly creditNoteReason?: string;
  /** Number of our invoice the note refers to. */
  readonly ourInvoiceNo?: string;
  /** Documents the note settles. */
  readonly knockOffs?: readonly KnockOffRow[];
  /** Lines of the document, at least one. */
  readonly lines: readonly SalesLine[];
  /** Payments of a cash document; leave it out for a credit sale or purchase. */
  readonly payments?: readonly PaymentRow[];
  /** Name of the numbering format for the document number. */
  readonly docNoFormatName?: string;
  /** Whether to save a draft, which has no number of the series and no postings. */
  readonly saveAsDraft?: boolean;
  /** Whether to read the saved record again and return readBack checks. Without it, saving is faster. */
  readonly verifyAfterSave?: boolean;
}

export interface SalesCreditNoteUpdate {
  /** Number of the document. */
  readonly docNo: string;
  /** Business reason for the change; stored in the audit trail. */
  readonly reason: string;
  /** Customer (debtor) code. */
  readonly debtorCode?: string;
  /** Customer name to print (default: the debtor’s stored name). */
  readonly debtorName?: string | null;
  /** Sales agent code. */
  readonly salesAgent?: string | null;
  /** Exact active location code; used for lines without a location. */
  readonly salesLocation?: string | null;
  /** Price category that sets prices of lines without a unit price. */
  readonly multiPricing?: string | null;
  /** Document date (default: the book date, if the numbering rules of the book allow it). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string | null;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string | null;
  /** Project code of the header; used for lines without one. */
  readonly project?: string | null;
  /** Department code of the header; used for lines without one. */
  readonly department?: string | null;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Our reference. */
  readonly ourRef?: string | null;
  /** The other party’s reference. */
  readonly yourRef?: string | null;
  /** Credit term, for example C.O.D. or Net 30 (default: the party’s own term). */
  readonly displayTerm?: string | null;
  /** Due date (default: document date plus credit term). */
  readonly dueDate?: string | null;
  /** Currency code; it must be the currency of the party. */
  readonly currencyCode?: string;
  /** Exchange rate to the base currency (default: the dated rate of the book). */
  readonly currencyRate?: number;
  /** Whether unit prices include tax. */
  readonly inclusiveTax?: boolean;
  /** Tax date, if it differs from the document date. */
  readonly taxDate?: string;
  /** Tax entity maintenance id of the header, the party of an e-invoice. */
  readonly taxEntityID?: number;
  /** Branch of the debtor or creditor. */
  readonly branchCode?: string | null;
  /** GL posting account for lines without one. */
  readonly accountNo?: string | null;
  /** Contact person. */
  readonly attention?: string | null;
  /** First phone number. */
  readonly phone1?: string | null;
  /** Second phone number. */
  readonly phone2?: string | null;
  /** Fax number. */
  readonly fax1?: string | null;
  /** First line of the billing address. */
  readonly address1?: string | null;
  /** Second line of the billing address. */
  readonly address2?: string | null;
  /** Third line of the billing address. */
  readonly address3?: string | null;
  /** Fourth line of the billing address. */
  readonly address4?: string | null;
  /** First line of the delivery address. */
  readonly deliverAddress1?: string | null;
  /** Second line of the delivery address. */
  readonly deliverAddress2?: string | null;
  /** Third line of the delivery address. */
  readonly deliverAddress3?: string | null;
  /** Fourth line of the delivery address. */
  readonly deliverAddress4?: string | null;
  /** Contact person at the delivery address. */
  readonly deliverContact?: string | null;
  /** Phone number at the delivery address. */
  readonly deliverPhone1?: string | null;
  /** Note of the document, plain text or RTF; a purchase order stores it as RTF. Verification compares the visible text. */
  readonly note?: string | null;
  /** First remark. */
  readonly remark1?: string | null;
  /** Second remark. */
  readonly remark2?: string | null;
  /** Third remark. */
  readonly remark3?: string | null;
  /** Fourth remark. */
  readonly remark4?: string | null;
  /** Number of the document that this one refers to. */
  readonly refDocNo?: string | null;
  /** Shipping method code. */
  readonly shipVia?: string | null;
  /** Shipping information, for example a tracking number. */
  readonly shipInfo?: string | null;
  /** Native enum of the withholding tax version; only where the document exposes it. */
  readonly withholdingTaxVersion?: string;
  /** Credit note type code; a price-only type moves no stock. */
  readonly cnType?: string;
  /** Reason printed on the note. */
  readonly creditNoteReason?: string | null;
  /** Number of our invoice the note refers to. */
  readonly ourInvoiceNo?: string | null;
  /** Whether to check everything without saving. The result then has saved false. */
  readonly validateOnly?: boolean;
  /** Name of the numbering format for the number of a draft when it is posted. */
  readonly docNoFormatName?: string;
  /** Send false to post a draft. The draft gets its number and is checked and posted like a new document. Without it, a draft stays a draft. */
  readonly saveAsDraft?: boolean;
  /** What to do with the lines: update or delete existing rows by key, append rows, or replace all of them. */
  readonly detailMode?: 'update' | 'append' | 'replace' | 'delete';
  /** Rows to change, add or delete, depending on detailMode; not an empty array. */
  readonly lines?: readonly AdvancedQuotationUpdateLine[];
}

export interface SalesDebitNoteCreate {
  /** Customer (debtor) code. */
  readonly debtorCode: string;
  /** Customer name to print (default: the debtor’s stored name). */
  readonly debtorName?: string;
  /** Sales agent code. */
  readonly salesAgent?: string;
  /** Exact active location code; used for lines without a location. */
  readonly salesLocation?: string;
  /** Price category that sets prices of lines without a unit price. */
  readonly multiPricing?: string;
  /** Document number. Leave it out or send <<New>> to have the book generate it. */
  readonly docNo?: string;
  /** Document date (default: the book date, if the numbering rules of the book allow it). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string;
  /** Project code of the header; used for lines without one. */
  readonly project?: string;
  /** Department code of the header; used for lines without one. */
  readonly department?: string;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Our reference. */
  readonly ourRef?: string;
  /** The other party’s reference. */
  readonly yourRef?: string;
  /** Credit term, for example C.O.D. or Net 30 (default: the party’s own term). */
  readonly displayTerm?: string;
  /** Due date (default: document date plus credit term). */
  readonly dueDate?: string;
  /** Currency code; it must be the currency of the party. */
  readonly currencyCode?: string;
  /** Exchange rate to the base currency (default: the dated rate of the book). */
  readonly currencyRate?: number;
  /** Whether unit prices include tax. */
  readonly inclusiveTax?: boolean;
  /** Tax date, if it differs from the document date. */
  readonly taxDate?: string;
  /** Tax entity maintenance id of the header, the party of an e-invoice. */
  readonly taxEntityID?: number;
  /** Branch of the debtor or creditor. */
  readonly branchCode?: string;
  /** GL posting account for lines without one. */
  readonly accountNo?: string;
  /** Contact person. */
  readonly attention?: string;
  /** First phone number. */
  readonly phone1?: string;
  /** Second phone number. */
  readonly phone2?: string;
  /** Fax number. */
  readonly fax1?: string;
  /** First line of the billing address. */
  readonly address1?: string;
  /** Second line of the billing address. */
  readonly address2?: string;
  /** Third line of the billing address. */
  readonly address3?: string;
  /** Fourth line of the billing address. */
  readonly address4?: string;
  /** First line of the delivery address. */
  readonly deliverAddress1?: string;
  /** Second line of the delivery address. */
  readonly deliverAddress2?: string;
  /** Third line of the delivery address. */
  readonly deliverAddress3?: string;
  /** Fourth line of the delivery address. */
  readonly deliverAddress4?: string;
  /** Contact person at the delivery address. */
  readonly deliverContact?: string;
  /** Phone number at the delivery address. */
  readonly deliverPhone1?: string;
  /** Note of the document, plain text or RTF; a purchase order stores it as RTF. Verification compares the visible text. */
  readonly note?: string;
  /** First remark. */
  readonly remark1?: string;
  /** Second remark. */
  readonly remark2?: string;
  /** Third remark. */
  readonly remark3?: string;
  /** Fourth remark. */
  readonly remark4?: string;
  /** Number of the document that this one refers to. */
  readonly refDocNo?: string;
  /** Shipping method code. */
  readonly shipVia?: string;
  /** Shipping information, for example a tracking number. */
  readonly shipInfo?: string;
  /** Debit note type code. */
  readonly dnType?: string;
  /** Reason printed on the note. */
  readonly debitNoteReason?: string;
  /** Number of our invoice the note refers to. */
  readonly ourInvoiceNo?: string;
  /** Lines of the document, at least one. */
  readonly lines: readonly SalesLine[];
  /** Payments of a cash document; leave it out for a credit sale or purchase. */
  readonly payments?: readonly PaymentRow[];
  /** Name of the numbering format for the document number. */
  readonly docNoFormatName?: string;
  /** Whether to save a draft, which has no number of the series and no postings. */
  readonly saveAsDraft?: boolean;
  /** Whether to read the saved record again and return readBack checks. Without it, saving is faster. */
  readonly verifyAfterSave?: boolean;
}

export interface SalesDebitNoteUpdate {
  /** Number of the document. */
  readonly docNo: string;
  /** Business reason for the change; stored in the audit trail. */
  readonly reason: string;
  /** Customer (debtor) code. */
  readonly debtorCode?: string;
  /** Customer name to print (default: the debtor’s stored name). */
  readonly debtorName?: string | null;
  /** Sales agent code. */
  readonly salesAgent?: string | null;
  /** Exact active location code; used for lines without a location. */
  readonly salesLocation?: string | null;
  /** Price category that sets prices of lines without a unit price. */
  readonly multiPricing?: string | null;
  /** Document date (default: the book date, if the numbering rules of the book allow it). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string | null;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string | null;
  /** Project code of the header; used for lines without one. */
  readonly project?: string | null;
  /** Department code of the header; used for lines without one. */
  readonly department?: string | null;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Our reference. */
  readonly ourRef?: string | null;
  /** The other party’s reference. */
  readonly yourRef?: string | null;
  /** Credit term, for example C.O.D. or Net 30 (default: the party’s own term). */
  readonly displayTerm?: string | null;
  /** Due date (default: document date plus credit term). */
  readonly dueDate?: string | null;
  /** Currency code; it must be the currency of the party. */
  readonly currencyCode?: string;
  /** Exchange rate to the base currency (default: the dated rate of the book). */
  readonly currencyRate?: number;
  /** Whether unit prices include tax. */
  readonly inclusiveTax?: boolean;
  /** Tax date, if it differs from the document date. */
  readonly taxDate?: string;
  /** Tax entity maintenance id of the header, the party of an e-invoice. */
  readonly taxEntityID?: number;
  /** Branch of the debtor or creditor. */
  readonly branchCode?: string | null;
  /** GL posting account for lines without one. */
  readonly accountNo?: string | null;
  /** Contact person. */
  readonly attention?: string | null;
  /** First phone number. */
  readonly phone1?: string | null;
  /** Second phone number. */
  readonly phone2?: string | null;
  /** Fax number. */
  readonly fax1?: string | null;
  /** First line of the billing address. */
  readonly address1?: string | null;
  /** Second line of the billing address. */
  readonly address2?: string | null;
  /** Third line of the billing address. */
  readonly address3?: string | null;
  /** Fourth line of the billing address. */
  readonly address4?: string | null;
  /** First line of the delivery address. */
  readonly deliverAddress1?: string | null;
  /** Second line of the delivery address. */
  readonly deliverAddress2?: string | null;
  /** Third line of the delivery address. */
  readonly deliverAddress3?: string | null;
  /** Fourth line of the delivery address. */
  readonly deliverAddress4?: string | null;
  /** Contact person at the delivery address. */
  readonly deliverContact?: string | null;
  /** Phone number at the delivery address. */
  readonly deliverPhone1?: string | null;
  /** Note of the document, plain text or RTF; a purchase order stores it as RTF. Verification compares the visible text. */
  readonly note?: string | null;
  /** First remark. */
  readonly remark1?: string | null;
  /** Second remark. */
  readonly remark2?: string | null;
  /** Third remark. */
  readonly remark3?: string | null;
  /** Fourth remark. */
  readonly remark4?: string | null;
  /** Number of the document that this one refers to. */
  readonly refDocNo?: string | null;
  /** Shipping method code. */
  readonly shipVia?: string | null;
  /** Shipping information, for example a tracking number. */
  readonly shipInfo?: string | null;
  /** Native enum of the withholding tax version; only where the document exposes it. */
  readonly withholdingTaxVersion?: string;
  /** Debit note type code. */
  readonly dnType?: string;
  /** Reason printed on the note. */
  readonly debitNoteReason?: string | null;
  /** Number of our invoice the note refers to. */
  readonly ourInvoiceNo?: string | null;
  /** Whether to check everything without saving. The result then has saved false. */
  readonly validateOnly?: boolean;
  /** Name of the numbering format for the number of a draft when it is posted. */
  readonly docNoFormatName?: string;
  /** Send false to post a draft. The draft gets its number and is checked and posted like a new document. Without it, a draft stays a draft. */
  readonly saveAsDraft?: boolean;
  /** What to do with the lines: update or delete existing rows by key, append rows, or replace all of them. */
  readonly detailMode?: 'update' | 'append' | 'replace' | 'delete';
  /** Rows to change, add or delete, depending on detailMode; not an empty array. */
  readonly lines?: readonly AdvancedQuotationUpdateLine[];
}

export interface TransferLine {
  /** Key of an existing row from the get command; use the string form if possible. */
  readonly dtlKey?: number | string;
  /** Position of the source line, counted from 1, if you do not have its key. */
  readonly lineNo?: number;
  /** Item code; leave it out for account and service lines. */
  readonly itemCode?: string;
  /** Barcode; selects the item and its unit if there is no itemCode. */
  readonly barCode?: string;
  /** Text of the line (default: the item’s description). */
  readonly description?: string;
  /** Second text of the line. */
  readonly description2?: string;
  /** Long text of the line, rich text. */
  readonly furtherDescription?: string;
  /** Quantity to transfer (default: everything outstanding). */
  readonly qty?: number;
  /** Additional quantity at no charge. */
  readonly focQty?: number;
  /** Unit of measure of the item (default: its base unit). */
  readonly uom?: string;
  /** Price of one unit in the document’s currency. */
  readonly unitPrice?: number;
  /** Cost of one unit, if the document has one. */
  readonly unitCost?: number;
  /** Discount: percentages and amounts joined by +, applied from left to right, such as 10%, 5%+3% or 12.50. */
  readonly discount?: string | number;
  /** Tax code of the line (default: the item’s, then the party’s). */
  readonly taxCode?: string;
  /** Tax rate in percent; it must be the rate of the tax code, so you can leave it out. */
  readonly taxRate?: number;
  /** Tax of the line, if it differs from the calculated tax by rounding. */
  readonly taxAmount?: number;
  /** Amount of the line before tax, for lines without quantity and price. */
  readonly amount?: number;
  /** GL posting account; takes precedence over the top-level accountNo. */
  readonly accountNo?: string;
  /** Exact active stock location; takes precedence over the location of the header. Stock lines need one. */
  readonly location?: string;
  /** Source location. */
  readonly fromLocation?: string;
  /** Destination location. */
  readonly toLocation?: string;
  /** Batch number, for items with batch control. */
  readonly batchNo?: string;
  /** Serial numbers, separated by commas, for items with serial numbers. */
  readonly serialNo?: string;
  /** Project code of the line. */
  readonly project?: string;
  /** Department code of the line. */
  readonly department?: string;
  /** Classification code of the e-invoice. */
  readonly classification?: string;
  /** Delivery date of the line. */
  readonly deliveryDate?: string;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
}

export interface TransferDeliveryOrderSalesInvoice {
  /** Number of the delivery order to transfer. */
  readonly fromDocNo: string;
  /** Document number. Leave it out or send <<New>> to have the book generate it. */
  readonly docNo?: string;
  /** Document date (default: the book date, if the numbering rules of the book allow it). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string;
  /** Project code of the header; used for lines without one. */
  readonly project?: string;
  /** Department code of the header; used for lines without one. */
  readonly department?: string;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Customer (debtor) code. */
  readonly debtorCode?: string;
  /** Credit term, for example C.O.D. or Net 30 (default: the party’s own term). */
  readonly displayTerm?: string;
  /** Due date (default: document date plus credit term). */
  readonly dueDate?: string;
  /** Exchange rate to the base currency (default: the dated rate of the book). */
  readonly currencyRate?: number;
  /** Tax date, if it differs from the document date. */
  readonly taxDate?: string;
  /** Source lines to transfer, with quantities and overrides (default: everything outstanding). */
  readonly lines?: readonly TransferLine[];
  /** Name of the numbering format for the document number. */
  readonly docNoFormatName?: string;
  /** Whether to save a draft, which has no number of the series and no postings. */
  readonly saveAsDraft?: boolean;
  /** Whether to read the saved record again and return readBack checks. Without it, saving is faster. */
  readonly verifyAfterSave?: boolean;
}

export interface TransferQuotationDeliveryOrder {
  /** Number of the quotation to transfer. */
  readonly fromDocNo: string;
  /** Document number. Leave it out or send <<New>> to have the book generate it. */
  readonly docNo?: string;
  /** Document date (default: the book date, if the numbering rules of the book allow it). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string;
  /** Project code of the header; used for lines without one. */
  readonly project?: string;
  /** Department code of the header; used for lines without one. */
  readonly department?: string;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Customer (debtor) code. */
  readonly debtorCode?: string;
  /** Credit term, for example C.O.D. or Net 30 (default: the party’s own term). */
  readonly displayTerm?: string;
  /** Due date (default: document date plus credit term). */
  readonly dueDate?: string;
  /** Exchange rate to the base currency (default: the dated rate of the book). */
  readonly currencyRate?: number;
  /** Tax date, if it differs from the document date. */
  readonly taxDate?: string;
  /** Source lines to transfer, with quantities and overrides (default: everything outstanding). */
  readonly lines?: readonly TransferLine[];
  /** Name of the numbering format for the document number. */
  readonly docNoFormatName?: string;
  /** Whether to save a draft, which has no number of the series and no postings. */
  readonly saveAsDraft?: boolean;
  /** Whether to read the saved record again and return readBack checks. Without it, saving is faster. */
  readonly verifyAfterSave?: boolean;
}

export interface TransferSalesInvoiceSalesCreditNote {
  /** Number of the sales invoice to transfer. */
  readonly fromDocNo: string;
  /** Document number. Leave it out or send <<New>> to have the book generate it. */
  readonly docNo?: string;
  /** Document date (default: the book date, if the numbering rules of the book allow it). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string;
  /** Project code of the header; used for lines without one. */
  readonly project?: string;
  /** Department code of the header; used for lines without one. */
  readonly department?: string;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Customer (debtor) code. */
  readonly debtorCode?: string;
  /** Credit note type code; a price-only type moves no stock. */
  readonly cnType?: string;
  /** Credit term, for example C.O.D. or Net 30 (default: the party’s own term). */
  readonly displayTerm?: string;
  /** Due date (default: document date plus credit term). */
  readonly dueDate?: string;
  /** Exchange rate to the base currency (default: the dated rate of the book). */
  readonly currencyRate?: number;
  /** Tax date, if it differs from the document date. */
  readonly taxDate?: string;
  /** Source lines to transfer, with quantities and overrides (default: everything outstanding). */
  readonly lines?: readonly TransferLine[];
  /** Documents the note settles (default: its source, up to the outstanding amount). */
  readonly knockOffs?: readonly KnockOffRow[];
  /** Name of the numbering format for the document number. */
  readonly docNoFormatName?: string;
  /** Whether to save a draft, which has no number of the series and no postings. */
  readonly saveAsDraft?: boolean;
  /** Whether to read the saved record again and return readBack checks. Without it, saving is faster. */
  readonly verifyAfterSave?: boolean;
}

export interface TransferSalesOrderDeliveryOrder {
  /** Number of the sales order to transfer. */
  readonly fromDocNo: string;
  /** Document number. Leave it out or send <<New>> to have the book generate it. */
  readonly docNo?: string;
  /** Document date (default: the book date, if the numbering rules of the book allow it). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string;
  /** Project code of the header; used for lines without one. */
  readonly project?: string;
  /** Department code of the header; used for lines without one. */
  readonly department?: string;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Customer (debtor) code. */
  readonly debtorCode?: string;
  /** Credit term, for example C.O.D. or Net 30 (default: the party’s own term). */
  readonly displayTerm?: string;
  /** Due date (default: document date plus credit term). */
  readonly dueDate?: string;
  /** Exchange rate to the base currency (default: the dated rate of the book). */
  readonly currencyRate?: number;
  /** Tax date, if it differs from the document date. */
  readonly taxDate?: string;
  /** Source lines to transfer, with quantities and overrides (default: everything outstanding). */
  readonly lines?: readonly TransferLine[];
  /** Name of the numbering format for the document number. */
  readonly docNoFormatName?: string;
  /** Whether to save a draft, which has no number of the series and no postings. */
  readonly saveAsDraft?: boolean;
  /** Whether to read the saved record again and return readBack checks. Without it, saving is faster. */
  readonly verifyAfterSave?: boolean;
}

export interface TransferSalesOrderPurchaseOrder {
  /** Number of the sales order to transfer. */
  readonly fromDocNo: string;
  /** Document number. Leave it out or send <<New>> to have the book generate it. */
  readonly docNo?: string;
  /** Document date (default: the book date, if the numbering rules of the book allow it). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string;
  /** Project code of the header; used for lines without one. */
  readonly project?: string;
  /** Department code of the header; used for lines without one. */
  readonly department?: string;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Supplier to order from. */
  readonly creditorCode: string;
  /** Credit term, for example C.O.D. or Net 30 (default: the party’s own term). */
  readonly displayTerm?: string;
  /** Due date (default: document date plus credit term). */
  readonly dueDate?: string;
  /** Exchange rate to the base currency (default: the dated rate of the book). */
  readonly currencyRate?: number;
  /** Tax date, if it differs from the document date. */
  readonly taxDate?: string;
  /** Source lines to transfer, with quantities and overrides (default: everything outstanding). */
  readonly lines?: readonly TransferLine[];
  /** Name of the numbering format for the document number. */
  readonly docNoFormatName?: string;
  /** Whether to save a draft, which has no number of the series and no postings. */
  readonly saveAsDraft?: boolean;
  /** Whether to read the saved record again and return readBack checks. Without it, saving is faster. */
  readonly verifyAfterSave?: boolean;
}

export interface SalesDetailFilter {
  /** Only lines of this item. */
  readonly itemCode?: string;
  /** Only documents of this party. */
  readonly debtorCode?: string;
  /** Only lines of this document. */
  readonly docNo?: string;
  /** Only the documents with these numbers, 1 to 500, each once. */
  readonly keys?: readonly string[];
  /** Only documents of this type. */
  readonly docType?: 'AQ' | 'QT' | 'SO' | 'DO' | 'IV' | 'CS' | 'CN' | 'DN';
  /** First date to include. */
  readonly dateFrom?: string;
  /** Last date to include. */
  readonly dateTo?: string;
  /** Maximum rows to return (default 500). */
  readonly limit?: number;
  /** nextCursor from the previous result, to get the next page. */
  readonly cursor?: string;
}

export interface DocumentListDocNoCreditorCode {
  /** First date to include. */
  readonly dateFrom?: string;
  /** Last date to include. */
  readonly dateTo?: string;
  /** Only documents of this party. */
  readonly creditorCode?: string;
  /** Only the document with this number. */
  readonly docNo?: string;
  /** Only the documents with these numbers, 1 to 500, each once. */
  readonly keys?: readonly string[];
  /** Only documents in this status. */
  readonly status?: 'Draft' | 'Saved' | 'Void';
  /** Only those with this text in the number, the references, the description or the name of the party; case does not matter. */
  readonly search?: string;
  /** Only what was created, changed or voided at or after this timestamp. The list then starts with the latest change. */
  readonly changedSince?: string;
  /** Maximum rows to return (default 5,000). */
  readonly limit?: number;
  /** nextCursor from the previous result, to get the next page. */
  readonly cursor?: string;
}

export interface PurchaseLineFilter {
  /** Only lines of this item. */
  readonly itemCode?: string;
  /** Only documents of this party. */
  readonly creditorCode?: string;
  /** Only lines of this document. */
  readonly docNo?: string;
  /** Only the documents with these numbers, 1 to 500, each once. */
  readonly keys?: readonly string[];
  /** First date to include. */
  readonly dateFrom?: string;
  /** Last date to include. */
  readonly dateTo?: string;
  /** Maximum rows to return (default 500). */
  readonly limit?: number;
  /** nextCursor from the previous result, to get the next page. */
  readonly cursor?: string;
}

export interface PurchaseLine {
  /** Item code; leave it out for account and service lines. */
  readonly itemCode?: string;
  /** Barcode; selects the item and its unit if there is no itemCode. */
  readonly barCode?: string;
  /** Text of the line (default: the item’s description). */
  readonly description?: string;
  /** Second text of the line. */
  readonly description2?: string;
  /** Long text of the line, rich text. */
  readonly furtherDescription?: string;
  /** Quantity in the unit of the line. */
  readonly qty?: number;
  /** Additional quantity at no charge. */
  readonly focQty?: number;
  /** Unit of measure of the item (default: its base unit). */
  readonly uom?: string;
  /** Price of one unit in the document’s currency. */
  readonly unitPrice?: number;
  /** Price of one unit if there is no unitPrice; if both are sent, they must be equal. */
  readonly unitCost?: number;
  /** Discount: percentages and amounts joined by +, applied from left to right, such as 10%, 5%+3% or 12.50. */
  readonly discount?: string | number;
  /** Tax code of the line (default: the item’s, then the party’s). */
  readonly taxCode?: string;
  /** Tax rate in percent; it must be the rate of the tax code, so you can leave it out. */
  readonly taxRate?: number;
  /** Tax of the line, if it differs from the calculated tax by rounding. */
  readonly taxAmount?: number;
  /** Amount of the line before tax, for lines without quantity and price. */
  readonly amount?: number;
  /** GL posting account; takes precedence over the top-level accountNo. */
  readonly accountNo?: string;
  /** Exact active stock location; takes precedence over the location of the header. Stock lines need one. */
  readonly location?: string;
  /** Source location. */
  readonly fromLocation?: string;
  /** Destination location. */
  readonly toLocation?: string;
  /** Batch number, for items with batch control. */
  readonly batchNo?: string;
  /** Serial numbers, separated by commas, for items with serial numbers. */
  readonly serialNo?: string;
  /** Project code of the line. */
  readonly project?: string;
  /** Department code of the line. */
  readonly department?: string;
  /** Classification code of the e-invoice. */
  readonly classification?: string;
  /** Delivery date of the line. */
  readonly deliveryDate?: string;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Sales tax exemption certificate number. */
  readonly salesExemptionNo?: string;
  /** Correction of the computed tax. */
  readonly taxAdjustment?: number;
}

export interface PurchaseDocument {
  /** Supplier (creditor) code. */
  readonly creditorCode: string;
  /** Supplier name to print (default: the creditor’s stored name). */
  readonly creditorName?: string;
  /** Purchase agent code. */
  readonly purchaseAgent?: string;
  /** Exact active location code; used for lines without a location. */
  readonly purchaseLocation?: string;
  /** Number of the supplier’s delivery order. */
  readonly supplierDONo?: string;
  /** Number of the supplier’s invoice. */
  readonly supplierInvoiceNo?: string;
  /** Document number. Leave it out or send <<New>> to have the book generate it. */
  readonly docNo?: string;
  /** Document date (default: the book date, if the numbering rules of the book allow it). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string;
  /** Project code of the header; used for lines without one. */
  readonly project?: string;
  /** Department code of the header; used for lines without one. */
  readonly department?: string;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Our reference. */
  readonly ourRef?: string;
  /** The other party’s reference. */
  readonly yourRef?: string;
  /** Credit term, for example C.O.D. or Net 30 (default: the party’s own term). */
  readonly displayTerm?: string;
  /** Due date (default: document date plus credit term). */
  readonly dueDate?: string;
  /** Currency code; it must be the currency of the party. */
  readonly currencyCode?: string;
  /** Exchange rate to the base currency (default: the dated rate of the book). */
  readonly currencyRate?: number;
  /** Whether unit prices include tax. */
  readonly inclusiveTax?: boolean;
  /** Tax date, if it differs from the document date. */
  readonly taxDate?: string;
  /** Tax entity maintenance id of the header, the party of an e-invoice. */
  readonly taxEntityID?: number;
  /** Branch of the debtor or creditor. */
  readonly branchCode?: string;
  /** GL posting account for lines without one. */
  readonly accountNo?: string;
  /** Contact person. */
  readonly attention?: string;
  /** First phone number. */
  readonly phone1?: string;
  /** Second phone number. */
  readonly phone2?: string;
  /** Fax number. */
  readonly fax1?: string;
  /** First line of the billing address. */
  readonly address1?: string;
  /** Second line of the billing address. */
  readonly address2?: string;
  /** Third line of the billing address. */
  readonly address3?: string;
  /** Fourth line of the billing address. */
  readonly address4?: string;
  /** First line of the delivery address. */
  readonly deliverAddress1?: string;
  /** Second line of the delivery address. */
  readonly deliverAddress2?: string;
  /** Third line of the delivery address. */
  readonly deliverAddress3?: string;
  /** Fourth line of the delivery address. */
  readonly deliverAddress4?: string;
  /** Contact person at the delivery address. */
  readonly deliverContact?: string;
  /** Phone number at the delivery address. */
  readonly deliverPhone1?: string;
  /** Note of the document, plain text or RTF; a purchase order stores it as RTF. Verification compares the visible text. */
  readonly note?: string;
  /** First remark. */
  readonly remark1?: string;
  /** Second remark. */
  readonly remark2?: string;
  /** Third remark. */
  readonly remark3?: string;
  /** Fourth remark. */
  readonly remark4?: string;
  /** Number of the document that this one refers to. */
  readonly refDocNo?: string;
  /** Shipping method code. */
  readonly shipVia?: string;
  /** Shipping information, for example a tracking number. */
  readonly shipInfo?: string;
  /** Lines of the document, at least one. */
  readonly lines: readonly PurchaseLine[];
  /** Payments of a cash document; leave it out for a credit sale or purchase. */
  readonly payments?: readonly PaymentRow[];
  /** Name of the numbering format for the document number. */
  readonly docNoFormatName?: string;
  /** Whether to save a draft, which has no number of the series and no postings. */
  readonly saveAsDraft?: boolean;
  /** Whether to read the saved record again and return readBack checks. Without it, saving is faster. */
  readonly verifyAfterSave?: boolean;
}

export interface PurchaseOrderUpdateLine {
  /** Key of an existing row from the get command; use the string form if possible. */
  readonly dtlKey?: number | string;
  /** Item code; leave it out for account and service lines. */
  readonly itemCode?: string;
  /** Text of the line (default: the item’s description). */
  readonly description?: string | null;
  /** Second text of the line. */
  readonly description2?: string | null;
  /** Long text of the line, rich text. */
  readonly furtherDescription?: string | null;
  /** Quantity in the unit of the line. */
  readonly qty?: number;
  /** Additional quantity at no charge. */
  readonly focQty?: number;
  /** Unit of measure of the item (default: its base unit). */
  readonly uom?: string;
  /** Price of one unit in the document’s currency. */
  readonly unitPrice?: number;
  /** Discount: percentages and amounts joined by +, applied from left to right, such as 10%, 5%+3% or 12.50. */
  readonly discount?: string | number;
  /** Tax code of the line (default: the item’s, then the party’s). */
  readonly taxCode?: string | null;
  /** Tax rate in percent; it must be the rate of the tax code, so you can leave it out. */
  readonly taxRate?: number;
  /** GL posting account; takes precedence over the top-level accountNo. */
  readonly accountNo?: string | null;
  /** Exact active stock location; takes precedence over the location of the header. Stock lines need one. */
  readonly location?: string;
  /** Batch number, for items with batch control. */
  readonly batchNo?: string | null;
  /** Serial numbers, separated by commas, for items with serial numbers. */
  readonly serialNo?: string | null;
  /** Project code of the line. */
  readonly project?: string | null;
  /** Department code of the line. */
  readonly department?: string | null;
  /** Delivery date of the line. */
  readonly deliveryDate?: string | null;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Sales tax exemption certificate number. */
  readonly salesExemptionNo?: string | null;
  /** Correction of the computed tax. */
  readonly taxAdjustment?: number;
}

export interface PurchaseOrderUpdate {
  /** Number of the document. */
  readonly docNo: string;
  /** Business reason for the change; stored in the audit trail. */
  readonly reason: string;
  /** Supplier (creditor) code. */
  readonly creditorCode?: string;
  /** Supplier name to print (default: the creditor’s stored name). */
  readonly creditorName?: string | null;
  /** Purchase agent code. */
  readonly purchaseAgent?: string | null;
  /** Exact active location code; used for lines without a location. */
  readonly purchaseLocation?: string | null;
  /** Number of the supplier’s delivery order. */
  readonly supplierDONo?: string | null;
  /** Number of the supplier’s invoice. */
  readonly supplierInvoiceNo?: string | null;
  /** Document date (default: the book date, if the numbering rules of the book allow it). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string | null;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string | null;
  /** Project code of the header; used for lines without one. */
  readonly project?: string | null;
  /** Department code of the header; used for lines without one. */
  readonly department?: string | null;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Credit term, for example C.O.D. or Net 30 (default: the party’s own term). */
  readonly displayTerm?: string | null;
  /** Due date (default: document date plus credit term). */
  readonly dueDate?: string | null;
  /** Currency code; it must be the currency of the party. */
  readonly currencyCode?: string;
  /** Exchange rate to the base currency (default: the dated rate of the book). */
  readonly currencyRate?: number;
  /** Whether unit prices include tax. */
  readonly inclusiveTax?: boolean;
  /** Tax date, if it differs from the document date. */
  readonly taxDate?: string;
  /** Tax entity maintenance id of the header, the party of an e-invoice. */
  readonly taxEntityID?: number;
  /** Branch of the debtor or creditor. */
  readonly branchCode?: string | null;
  /** Contact person. */
  readonly attention?: string | null;
  /** First phone number. */
  readonly phone1?: string | null;
  /** Second phone number. */
  readonly phone2?: string | null;
  /** Fax number. */
  readonly fax1?: string | null;
  /** First line of the billing address. */
  readonly address1?: string | null;
  /** Second line of the billing address. */
  readonly address2?: string | null;
  /** Third line of the billing address. */
  readonly address3?: string | null;
  /** Fourth line of the billing address. */
  readonly address4?: string | null;
  /** Note of the document, plain text or RTF; a purchase order stores it as RTF. Verification compares the visible text. */
  readonly note?: string | null;
  /** First remark. */
  readonly remark1?: string | null;
  /** Second remark. */
  readonly remark2?: string | null;
  /** Third remark. */
  readonly remark3?: string | null;
  /** Fourth remark. */
  readonly remark4?: string | null;
  /** Number of the document that this one refers to. */
  readonly refDocNo?: string | null;
  /** Shipping method code. */
  readonly shipVia?: string | null;
  /** Shipping information, for example a tracking number. */
  readonly shipInfo?: string | null;
  /** Whether to check everything without saving. The result then has saved false. */
  readonly validateOnly?: boolean;
  /** Name of the numbering format for the number of a draft when it is posted. */
  readonly docNoFormatName?: string;
  /** Send false to post a draft. The draft gets its number and is checked and posted like a new document. Without it, a draft stays a draft. */
  readonly saveAsDraft?: boolean;
  /** What to do with the lines: update or delete existing rows by key, append rows, or replace all of them. */
  readonly detailMode?: 'update' | 'append' | 'replace' | 'delete';
  /** Rows to change, add or delete, depending on detailMode; not an empty array. */
  readonly lines?: readonly PurchaseOrderUpdateLine[];
}

export interface DocumentListDocNoCreditorCodeSettled {
  /** First date to include. */
  readonly dateFrom?: string;
  /** Last date to include. */
  readonly dateTo?: string;
  /** Only documents of this party. */
  readonly creditorCode?: string;
  /** Only the document with this number. */
  readonly docNo?: string;
  /** Only the documents with these numbers, 1 to 500, each once. */
  readonly keys?: readonly string[];
  /** Only documents in this status. Open documents have an outstanding amount, Settled ones do not. */
  readonly status?: 'Draft' | 'Saved' | 'Void' | 'Open' | 'Settled';
  /** Only those with this text in the number, the references, the description or the name of the party; case does not matter. */
  readonly search?: string;
  /** Only what was created, changed or voided at or after this timestamp. The list then starts with the latest change. */
  readonly changedSince?: string;
  /** Maximum rows to return (default 5,000). */
  readonly limit?: number;
  /** nextCursor from the previous result, to get the next page. */
  readonly cursor?: string;
}

export interface PurchaseReturnCreate {
  /** Supplier (creditor) code. */
  readonly creditorCode: string;
  /** Supplier name to print (default: the creditor’s stored name). */
  readonly creditorName?: string;
  /** Purchase agent code. */
  readonly purchaseAgent?: string;
  /** Exact active location code; used for lines without a location. */
  readonly purchaseLocation?: string;
  /** Number of the supplier’s delivery order. */
  readonly supplierDONo?: string;
  /** Number of the supplier’s invoice. */
  readonly supplierInvoiceNo?: string;
  /** Document number. Leave it out or send <<New>> to have the book generate it. */
  readonly docNo?: string;
  /** Document date (default: the book date, if the numbering rules of the book allow it). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string;
  /** Project code of the header; used for lines without one. */
  readonly project?: string;
  /** Department code of the header; used for lines without one. */
  readonly department?: string;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Our reference. */
  readonly ourRef?: string;
  /** The other party’s reference. */
  readonly yourRef?: string;
  /** Credit term, for example C.O.D. or Net 30 (default: the party’s own term). */
  readonly displayTerm?: string;
  /** Due date (default: document date plus credit term). */
  readonly dueDate?: string;
  /** Currency code; it must be the currency of the party. */
  readonly currencyCode?: string;
  /** Exchange rate to the base currency (default: the dated rate of the book). */
  readonly currencyRate?: number;
  /** Whether unit prices include tax. */
  readonly inclusiveTax?: boolean;
  /** Tax date, if it differs from the document date. */
  readonly taxDate?: string;
  /** Tax entity maintenance id of the header, the party of an e-invoice. */
  readonly taxEntityID?: number;
  /** Branch of the debtor or creditor. */
  readonly branchCode?: string;
  /** GL posting account for lines without one. */
  readonly accountNo?: string;
  /** Contact person. */
  readonly attention?: string;
  /** First phone number. */
  readonly phone1?: string;
  /** Second phone number. */
  readonly phone2?: string;
  /** Fax number. */
  readonly fax1?: string;
  /** First line of the billing address. */
  readonly address1?: string;
  /** Second line of the billing address. */
  readonly address2?: string;
  /** Third line of the billing address. */
  readonly address3?: string;
  /** Fourth line of the billing address. */
  readonly address4?: string;
  /** First line of the delivery address. */
  readonly deliverAddress1?: string;
  /** Second line of the delivery address. */
  readonly deliverAddress2?: string;
  /** Third line of the delivery address. */
  readonly deliverAddress3?: string;
  /** Fourth line of the delivery address. */
  readonly deliverAddress4?: string;
  /** Contact person at the delivery address. */
  readonly deliverContact?: string;
  /** Phone number at the delivery address. */
  readonly deliverPhone1?: string;
  /** Note of the document, plain text or RTF; a purchase order stores it as RTF. Verification compares the visible text. */
  readonly note?: string;
  /** First remark. */
  readonly remark1?: string;
  /** Second remark. */
  readonly remark2?: string;
  /** Third remark. */
  readonly remark3?: string;
  /** Fourth remark. */
  readonly remark4?: string;
  /** Number of the document that this one refers to. */
  readonly refDocNo?: string;
  /** Shipping method code. */
  readonly shipVia?: string;
  /** Shipping information, for example a tracking number. */
  readonly shipInfo?: string;
  /** Number of the supplier’s credit note; the supplier’s invoice has its own field. */
  readonly supplierCNNo?: string;
  /** Documents the return settles. */
  readonly knockOffs?: readonly KnockOffRow[];
  /** Lines of the document, at least one. */
  readonly lines: readonly PurchaseLine[];
  /** Payments of a cash document; leave it out for a credit sale or purchase. */
  readonly payments?: readonly PaymentRow[];
  /** Name of the numbering format for the document number. */
  readonly docNoFormatName?: string;
  /** Whether to save a draft, which has no number of the series and no postings. */
  readonly saveAsDraft?: boolean;
  /** Whether to read the saved record again and return readBack checks. Without it, saving is faster. */
  readonly verifyAfterSave?: boolean;
}

export interface PurchaseReturnUpdate {
  /** Number of the document. */
  readonly docNo: string;
  /** Business reason for the change; stored in the audit trail. */
  readonly reason: string;
  /** Supplier (creditor) code. */
  readonly creditorCode?: string;
  /** Supplier name to print (default: the creditor’s stored name). */
  readonly creditorName?: string | null;
  /** Purchase agent code. */
  readonly purchaseAgent?: string | null;
  /** Exact active location code; used for lines without a location. */
  readonly purchaseLocation?: string | null;
  /** Number of the supplier’s delivery order. */
  readonly supplierDONo?: string | null;
  /** Number of the supplier’s invoice. */
  readonly supplierInvoiceNo?: string | null;
  /** Document date (default: the book date, if the numbering rules of the book allow it). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string | null;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string | null;
  /** Project code of the header; used for lines without one. */
  readonly project?: string | null;
  /** Department code of the header; used for lines without one. */
  readonly department?: string | null;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Credit term, for example C.O.D. or Net 30 (default: the party’s own term). */
  readonly displayTerm?: string | null;
  /** Due date (default: document date plus credit term). */
  readonly dueDate?: string | null;
  /** Currency code; it must be the currency of the party. */
  readonly currencyCode?: string;
  /** Exchange rate to the base currency (default: the dated rate of the book). */
  readonly currencyRate?: number;
  /** Whether unit prices include tax. */
  readonly inclusiveTax?: boolean;
  /** Tax date, if it differs from the document date. */
  readonly taxDate?: string;
  /** Tax entity maintenance id of the header, the party of an e-invoice. */
  readonly taxEntityID?: number;
  /** Branch of the debtor or creditor. */
  readonly branchCode?: string | null;
  /** Contact person. */
  readonly attention?: string | null;
  /** First phone number. */
  readonly phone1?: string | null;
  /** Second phone number. */
  readonly phone2?: string | null;
  /** Fax number. */
  readonly fax1?: string | null;
  /** First line of the billing address. */
  readonly address1?: string | null;
  /** Second line of the billing address. */
  readonly address2?: string | null;
  /** Third line of the billing address. */
  readonly address3?: string | null;
  /** Fourth line of the billing address. */
  readonly address4?: string | null;
  /** Note of the document, plain text or RTF; a purchase order stores it as RTF. Verification compares the visible text. */
  readonly note?: string | null;
  /** First remark. */
  readonly remark1?: string | null;
  /** Second remark. */
  readonly remark2?: string | null;
  /** Third remark. */
  readonly remark3?: string | null;
  /** Fourth remark. */
  readonly remark4?: string | null;
  /** Number of the document that this one refers to. */
  readonly refDocNo?: string | null;
  /** Shipping method code. */
  readonly shipVia?: string | null;
  /** Shipping information, for example a tracking number. */
  readonly shipInfo?: string | null;
  /** Number of the supplier’s credit note; the supplier’s invoice has its own field. */
  readonly supplierCNNo?: string | null;
  /** Whether to check everything without saving. The result then has saved false. */
  readonly validateOnly?: boolean;
  /** Name of the numbering format for the number of a draft when it is posted. */
  readonly docNoFormatName?: string;
  /** Send false to post a draft. The draft gets its number and is checked and posted like a new document. Without it, a draft stays a draft. */
  readonly saveAsDraft?: boolean;
  /** What to do with the lines: update or delete existing rows by key, append rows, or replace all of them. */
  readonly detailMode?: 'update' | 'append' | 'replace' | 'delete';
  /** Rows to change, add or delete, depending on detailMode; not an empty array. */
  readonly lines?: readonly PurchaseOrderUpdateLine[];
}

export interface TransferGoodsReceivedNotePurchaseInvoice {
  /** Number of the goods received note to transfer. */
  readonly fromDocNo: string;
  /** Document number. Leave it out or send <<New>> to have the book generate it. */
  readonly docNo?: string;
  /** Document date (default: the book date, if the numbering rules of the book allow it). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string;
  /** Project code of the header; used for lines without one. */
  readonly project?: string;
  /** Department code of the header; used for lines without one. */
  readonly department?: string;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Supplier (creditor) code. */
  readonly creditorCode?: string;
  /** Credit term, for example C.O.D. or Net 30 (default: the party’s own term). */
  readonly displayTerm?: string;
  /** Due date (default: document date plus credit term). */
  readonly dueDate?: string;
  /** Exchange rate to the base currency (default: the dated rate of the book). */
  readonly currencyRate?: number;
  /** Tax date, if it differs from the document date. */
  readonly taxDate?: string;
  /** Source lines to transfer, with quantities and overrides (default: everything outstanding). */
  readonly lines?: readonly TransferLine[];
  /** Name of the numbering format for the document number. */
  readonly docNoFormatName?: string;
  /** Whether to save a draft, which has no number of the series and no postings. */
  readonly saveAsDraft?: boolean;
  /** Whether to read the saved record again and return readBack checks. Without it, saving is faster. */
  readonly verifyAfterSave?: boolean;
}

export interface TransferPurchaseInvoicePurchaseReturn {
  /** Number of the purchase invoice to transfer. */
  readonly fromDocNo: string;
  /** Document number. Leave it out or send <<New>> to have the book generate it. */
  readonly docNo?: string;
  /** Document date (default: the book date, if the numbering rules of the book allow it). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string;
  /** Project code of the header; used for lines without one. */
  readonly project?: string;
  /** Department code of the header; used for lines without one. */
  readonly department?: string;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Supplier (creditor) code. */
  readonly creditorCode?: string;
  /** Credit term, for example C.O.D. or Net 30 (default: the party’s own term). */
  readonly displayTerm?: string;
  /** Due date (default: document date plus credit term). */
  readonly dueDate?: string;
  /** Exchange rate to the base currency (default: the dated rate of the book). */
  readonly currencyRate?: number;
  /** Tax date, if it differs from the document date. */
  readonly taxDate?: string;
  /** Source lines to transfer, with quantities and overrides (default: everything outstanding). */
  readonly lines?: readonly TransferLine[];
  /** Documents the note settles (default: its source, up to the outstanding amount). */
  readonly knockOffs?: readonly KnockOffRow[];
  /** Name of the numbering format for the document number. */
  readonly docNoFormatName?: string;
  /** Whether to save a draft, which has no number of the series and no postings. */
  readonly saveAsDraft?: boolean;
  /** Whether to read the saved record again and return readBack checks. Without it, saving is faster. */
  readonly verifyAfterSave?: boolean;
}

export interface TransferPurchaseOrderGoodsReceivedNote {
  /** Number of the purchase order to transfer. */
  readonly fromDocNo: string;
  /** Document number. Leave it out or send <<New>> to have the book generate it. */
  readonly docNo?: string;
  /** Document date (default: the book date, if the numbering rules of the book allow it). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string;
  /** Project code of the header; used for lines without one. */
  readonly project?: string;
  /** Department code of the header; used for lines without one. */
  readonly department?: string;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Supplier (creditor) code. */
  readonly creditorCode?: string;
  /** Credit term, for example C.O.D. or Net 30 (default: the party’s own term). */
  readonly displayTerm?: string;
  /** Due date (default: document date plus credit term). */
  readonly dueDate?: string;
  /** Exchange rate to the base currency (default: the dated rate of the book). */
  readonly currencyRate?: number;
  /** Tax date, if it differs from the document date. */
  readonly taxDate?: string;
  /** Source lines to transfer, with quantities and overrides (default: everything outstanding). */
  readonly lines?: readonly TransferLine[];
  /** Name of the numbering format for the document number. */
  readonly docNoFormatName?: string;
  /** Whether to save a draft, which has no number of the series and no postings. */
  readonly saveAsDraft?: boolean;
  /** Whether to read the saved record again and return readBack checks. Without it, saving is faster. */
  readonly verifyAfterSave?: boolean;
}

export interface PurchaseDetailFilter {
  /** Only lines of this item. */
  readonly itemCode?: string;
  /** Only documents of this party. */
  readonly creditorCode?: string;
  /** Only lines of this document. */
  readonly docNo?: string;
  /** Only the documents with these numbers, 1 to 500, each once. */
  readonly keys?: readonly string[];
  /** Only documents of this type. */
  readonly docType?: 'PO' | 'GR' | 'PI' | 'CP' | 'PR';
  /** First date to include. */
  readonly dateFrom?: string;
  /** Last date to include. */
  readonly dateTo?: string;
  /** Maximum rows to return (default 500). */
  readonly limit?: number;
  /** nextCursor from the previous result, to get the next page. */
  readonly cursor?: string;
}

export interface RequestQuotationUpdate {
  /** Number of the document. */
  readonly docNo: string;
  /** Business reason for the change; stored in the audit trail. */
  readonly reason: string;
  /** Supplier (creditor) code. */
  readonly creditorCode?: string;
  /** Supplier name to print (default: the creditor’s stored name). */
  readonly creditorName?: string | null;
  /** Purchase agent code. */
  readonly purchaseAgent?: string | null;
  /** Exact active location code; used for lines without a location. */
  readonly purchaseLocation?: string | null;
  /** Number of the supplier’s delivery order. */
  readonly supplierDONo?: string | null;
  /** Number of the supplier’s invoice. */
  readonly supplierInvoiceNo?: string | null;
  /** Document date (default: the book date, if the numbering rules of the book allow it). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string | null;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string | null;
  /** Project code of the header; used for lines without one. */
  readonly project?: string | null;
  /** Department code of the header; used for lines without one. */
  readonly department?: string | null;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Credit term, for example C.O.D. or Net 30 (default: the party’s own term). */
  readonly displayTerm?: string | null;
  /** Due date (default: document date plus credit term). */
  readonly dueDate?: string | null;
  /** Currency code; it must be the currency of the party. */
  readonly currencyCode?: string;
  /** Exchange rate to the base currency (default: the dated rate of the book). */
  readonly currencyRate?: number;
  /** Whether unit prices include tax. */
  readonly inclusiveTax?: boolean;
  /** Tax date, if it differs from the document date. */
  readonly taxDate?: string;
  /** Tax entity maintenance id of the header, the party of an e-invoice. */
  readonly taxEntityID?: number;
  /** Branch of the debtor or creditor. */
  readonly branchCode?: string | null;
  /** Contact person. */
  readonly attention?: string | null;
  /** First phone number. */
  readonly phone1?: string | null;
  /** Second phone number. */
  readonly phone2?: string | null;
  /** Fax number. */
  readonly fax1?: string | null;
  /** First line of the billing address. */
  readonly address1?: string | null;
  /** Second line of the billing address. */
  readonly address2?: string | null;
  /** Third line of the billing address. */
  readonly address3?: string | null;
  /** Fourth line of the billing address. */
  readonly address4?: string | null;
  /** Note of the document, plain text or RTF; a purchase order stores it as RTF. Verification compares the visible text. */
  readonly note?: string | null;
  /** First remark. */
  readonly remark1?: string | null;
  /** Second remark. */
  readonly remark2?: string | null;
  /** Third remark. */
  readonly remark3?: string | null;
  /** Fourth remark. */
  readonly remark4?: string | null;
  /** Number of the document that this one refers to. */
  readonly refDocNo?: string | null;
  /** Shipping method code. */
  readonly shipVia?: string | null;
  /** Shipping information, for example a tracking number. */
  readonly shipInfo?: string | null;
  /** Whether to check everything without saving. The result then has saved false. */
  readonly validateOnly?: boolean;
  /** What to do with the lines: update or delete existing rows by key, append rows, or replace all of them. */
  readonly detailMode?: 'update' | 'append' | 'replace' | 'delete';
  /** Rows to change, add or delete, depending on detailMode; not an empty array. */
  readonly lines?: readonly PurchaseOrderUpdateLine[];
}

export interface LedgerRow {
  /** Key of the row; the book gives new rows theirs, so that a new document needs none. */
  readonly dtlKey?: number | string;
  /** GL posting account; takes precedence over the top-level accountNo. */
  readonly accountNo?: string;
  /** Text of the row (default: the description of the document). */
  readonly description?: string;
  /** Second text of the line. */
  readonly description2?: string;
  /** Long text of the line, rich text. */
  readonly furtherDescription?: string;
  /** Project code of the line. */
  readonly project?: string;
  /** Department code of the line. */
  readonly department?: string;
  /** Amount of the row; before tax unless inclusiveTax is true. */
  readonly amount?: number;
  /** Tax code of the row (default: the party’s). */
  readonly taxCode?: string;
  /** Tax of the row, when it differs from what the code gives by a rounding. */
  readonly taxAmount?: number;
  /** Classification code of the e-invoice. */
  readonly classification?: string;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
}

export interface ArInvoiceCreate {
  /** Code of the customer (debtor); required. */
  readonly debtorCode?: string;
  /** Document number. Leave it out or send <<New>> to have the book generate it. */
  readonly docNo?: string;
  /** Document date (default: the book date, if the numbering rules of the book allow it). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string;
  /** Project code of the header; used for lines without one. */
  readonly project?: string;
  /** Department code of the header; used for lines without one. */
  readonly department?: string;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Due date (default: document date plus credit term). */
  readonly dueDate?: string;
  /** Credit term, for example C.O.D. or Net 30 (default: the party’s own term). */
  readonly displayTerm?: string;
  /** Currency code; it must be the currency of the party. */
  readonly currencyCode?: string;
  /** Exchange rate to the base currency (default: the dated rate of the book). */
  readonly currencyRate?: number;
  /** Tax date, if it differs from the document date. */
  readonly taxDate?: string;
  /** Tax entity maintenance id of the header, the party of an e-invoice. */
  readonly taxEntityID?: number;
  /** Branch of the debtor or creditor. */
  readonly branchCode?: string;
  /** Whether the amounts include tax. */
  readonly inclusiveTax?: boolean;
  /** Contact person. */
  readonly attention?: string;
  /** First reference number of the ledger document. */
  readonly refNo?: string;
  /** Second reference number of the ledger document. */
  readonly refNo2?: string;
  /** Journal that the document is entered in (default: the standard journal of its type). */
  readonly journalType?: string;
  /** Number of the tax document, when it differs from the document number. */
  readonly taxDocNo?: string;
  /** First remark. */
  readonly remark1?: string;
  /** Second remark. */
  readonly remark2?: string;
  /** Third remark. */
  readonly remark3?: string;
  /** Fourth remark. */
  readonly remark4?: string;
  /** Amount of a document in one row; before tax unless inclusiveTax is true. */
  readonly amount?: number;
  /** GL posting account of a document in one row, and of lines that name none. */
  readonly accountNo?: string;
  /** Tax code of a document in one row (default: the party’s). */
  readonly taxCode?: string;
  /** Ledger rows of the document; leave them out if amount is its only row. */
  readonly lines?: readonly LedgerRow[];
  /** Open documents of the same customer that this one settles; read-ar-outstanding-documents gives their docKey. */
  readonly knockOffs?: readonly KnockOffRow[];
  /** Name of the numbering format for the document number. */
  readonly docNoFormatName?: string;
  /** Whether to save a draft, which has no number of the series and no postings. */
  readonly saveAsDraft?: boolean;
  /** Whether to read the saved record again and return readBack checks. Without it, saving is faster. */
  readonly verifyAfterSave?: boolean;
}

export interface ArInvoiceUpdateLine {
  /** Key of an existing row from the get command; use the string form if possible. */
  readonly dtlKey?: number | string;
  /** GL posting account; takes precedence over the top-level accountNo. */
  readonly accountNo?: string | null;
  /** Text of the row (default: the description of the document). */
  readonly description?: string | null;
  /** Second text of the line. */
  readonly description2?: string | null;
  /** Long text of the line, rich text. */
  readonly furtherDescription?: string | null;
  /** Project code of the line. */
  readonly project?: string | null;
  /** Department code of the line. */
  readonly department?: string | null;
  /** Amount of the row; before tax unless inclusiveTax is true. */
  readonly amount?: number;
  /** Tax code of the row (default: the party’s). */
  readonly taxCode?: string | null;
  /** Tax of the row, when it differs from what the code gives by a rounding. */
  readonly taxAmount?: number;
  /** Classification code of the e-invoice. */
  readonly classification?: string | null;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
}

export interface ArInvoiceUpdate {
  /** Number of the document. */
  readonly docNo: string;
  /** Business reason for the change; stored in the audit trail. */
  readonly reason: string;
  /** Customer (debtor) code. */
  readonly debtorCode?: string;
  /** Document date (default: the book date, if the numbering rules of the book allow it). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string | null;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string | null;
  /** Project code of the header; used for lines without one. */
  readonly project?: string | null;
  /** Department code of the header; used for lines without one. */
  readonly department?: string | null;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Due date (default: document date plus credit term). */
  readonly dueDate?: string | null;
  /** Credit term, for example C.O.D. or Net 30 (default: the party’s own term). */
  readonly displayTerm?: string | null;
  /** Currency code; it must be the currency of the party. */
  readonly currencyCode?: string;
  /** Exchange rate to the base currency (default: the dated rate of the book). */
  readonly currencyRate?: number;
  /** Tax date, if it differs from the document date. */
  readonly taxDate?: string;
  /** Tax entity maintenance id of the header, the party of an e-invoice. */
  readonly taxEntityID?: number;
  /** Branch of the debtor or creditor. */
  readonly branchCode?: string | null;
  /** Whether the amounts include tax. */
  readonly inclusiveTax?: boolean;
  /** Contact person. */
  readonly attention?: string | null;
  /** First reference number of the ledger document. */
  readonly refNo?: string | null;
  /** Second reference number of the ledger document. */
  readonly refNo2?: string | null;
  /** Journal that the document is entered in (default: the standard journal of its type). */
  readonly journalType?: string;
  /** Number of the tax document, when it differs from the document number. */
  readonly taxDocNo?: string | null;
  /** First remark. */
  readonly remark1?: string | null;
  /** Second remark. */
  readonly remark2?: string | null;
  /** Third remark. */
  readonly remark3?: string | null;
  /** Fourth remark. */
  readonly remark4?: string | null;
  /** Whether to check everything without saving. The result then has saved false. */
  readonly validateOnly?: boolean;
  /** Name of the numbering format for the number of a draft when it is posted. */
  readonly docNoFormatName?: string;
  /** Send false to post a draft. The draft gets its number and is checked and posted like a new document. Without it, a draft stays a draft. */
  readonly saveAsDraft?: boolean;
  /** What to do with the lines: update or delete existing rows by key, append rows, or replace all of them. */
  readonly detailMode?: 'update' | 'append' | 'replace' | 'delete';
  /** Rows to change, add or delete, depending on detailMode; not an empty array. */
  readonly lines?: readonly ArInvoiceUpdateLine[];
  /** The complete list of knock-offs. It replaces the existing list. */
  readonly knockOffs?: readonly KnockOffRow[];
}

export interface ReadArOutstandingDocuments {
  /** Only documents of this customer. */
  readonly debtorCode?: string;
  /** Only documents of this type. */
  readonly docType?: 'IV' | 'CS' | 'CN' | 'DN' | 'RI' | 'RP' | 'RF' | 'RC' | 'RD' | 'CT' | 'JE' | 'PV' | 'OR';
  /** Balances at the end of this day (default: today). */
  readonly asOf?: string;
  /** Maximum rows to return (default 500). */
  readonly limit?: number;
  /** nextCursor from the previous result, to get the next page. */
  readonly cursor?: string;
}

export interface MoneyInRow {
  /** Payment method code; its account is used unless you send one. */
  readonly paymentMethod?: string;
  /** Payment type such as Cash, Cheque, Bank Transfer or Credit Card. */
  readonly paymentBy?: string;
  /** Amount paid, in the currency of the document. */
  readonly paymentAmount: number;
  /** Cheque or reference number. */
  readonly chequeNo?: string;
  /** Bank charge that is part of the amount. */
  readonly bankCharge?: number;
  /** Bank or cash GL account; takes precedence over that of the payment method. */
  readonly paymentAccountNo?: string;
  /** GL account of the bank charge (default: the default account). */
  readonly bankChargeAccountNo?: string;
  /** Approval or reference code of the card payment. */
  readonly creditCardApprovalCode?: string;
  /** Number of an unused deposit of the same party that pays this row. */
  readonly depositDocNo?: string;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Withholding tax code; the tax is withheld from the amount paid. */
  readonly withholdingTaxCode?: string;
  /** Withholding tax, if it differs from the calculated tax. */
  readonly withholdingTaxAmount?: number;
}

export interface ArPaymentCreate {
  /** Customer (debtor) code. */
  readonly debtorCode: string;
  /** Document number. Leave it out or send <<New>> to have the book generate it. */
  readonly docNo?: string;
  /** Document date (default: the book date, if the numbering rules of the book allow it). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string;
  /** Project code of the header; used for lines without one. */
  readonly project?: string;
  /** Department code of the header; used for lines without one. */
  readonly department?: string;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Currency code; it must be the currency of the party. */
  readonly currencyCode?: string;
  /** Exchange rate to the base currency (default: the dated rate of the book). */
  readonly currencyRate?: number;
  /** How the money moves, at least one row; together they are the amount of the document. */
  readonly payments: readonly MoneyInRow[];
  /** Documents the payment settles; read-ar-outstanding-documents gives their docKey. What is left stays open as a credit. */
  readonly knockOffs?: readonly KnockOffRow[];
  /** Name of the numbering format for the document number. */
  readonly docNoFormatName?: string;
  /** Whether to save a draft, which has no number of the series and no postings. */
  readonly saveAsDraft?: boolean;
  /** Whether to read the saved record again and return readBack checks. Without it, saving is faster. */
  readonly verifyAfterSave?: boolean;
}

export interface MoneyInRowUpdate {
  /** Key of a payment row of the document, from the get command; a row that is sent with its key keeps it. */
  readonly dtlKey?: number | string;
  /** Payment method code; its account is used unless you send one. */
  readonly paymentMethod?: string;
  /** Payment type such as Cash, Cheque, Bank Transfer or Credit Card. */
  readonly paymentBy?: string;
  /** Amount paid, in the currency of the document. */
  readonly paymentAmount: number;
  /** Cheque or reference number. */
  readonly chequeNo?: string;
  /** Bank charge that is part of the amount. */
  readonly bankCharge?: number;
  /** Bank or cash GL account; takes precedence over that of the payment method. */
  readonly paymentAccountNo?: string;
  /** GL account of the bank charge (default: the default account). */
  readonly bankChargeAccountNo?: string;
  /** Approval or reference code of the card payment. */
  readonly creditCardApprovalCode?: string;
  /** Number of an unused deposit of the same party that pays this row. */
  readonly depositDocNo?: string;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Withholding tax code; the tax is withheld from the amount paid. */
  readonly withholdingTaxCode?: string;
  /** Withholding tax, if it differs from the calculated tax. */
  readonly withholdingTaxAmount?: number;
}

export interface ArPaymentUpdate {
  /** Number of the document. */
  readonly docNo: string;
  /** Business reason for the change; stored in the audit trail. */
  readonly reason: string;
  /** Customer (debtor) code. */
  readonly debtorCode?: string;
  /** Document date (default: the book date, if the numbering rules of the book allow it). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string | null;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string | null;
  /** Project code of the header; used for lines without one. */
  readonly project?: string | null;
  /** Department code of the header; used for lines without one. */
  readonly department?: string | null;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Currency code; it must be the currency of the party. */
  readonly currencyCode?: string;
  /** Exchange rate to the base currency (default: the dated rate of the book). */
  readonly currencyRate?: number;
  /** Whether to check everything without saving. The result then has saved false. */
  readonly validateOnly?: boolean;
  /** Name of the numbering format for the number of a draft when it is posted. */
  readonly docNoFormatName?: string;
  /** Send false to post a draft. The draft gets its number and is checked and posted like a new document. Without it, a draft stays a draft. */
  readonly saveAsDraft?: boolean;
  /** The complete list of payment rows. It replaces the existing list. */
  readonly payments?: readonly MoneyInRowUpdate[];
  /** The complete list of knock-offs. It replaces the existing list. */
  readonly knockOffs?: readonly KnockOffRow[];
}

export interface ArDepositCreate {
  /** Customer (debtor) code. */
  readonly debtorCode: string;
  /** Document number. Leave it out or send <<New>> to have the book generate it. */
  readonly docNo?: string;
  /** Document date (default: the book date, if the numbering rules of the book allow it). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string;
  /** Project code of the header; used for lines without one. */
  readonly project?: string;
  /** Department code of the header; used for lines without one. */
  readonly department?: string;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Currency code; it must be the currency of the party. */
  readonly currencyCode?: string;
  /** Exchange rate to the base currency (default: the dated rate of the book). */
  readonly currencyRate?: number;
  /** How the money moves, at least one row; together they are the amount of the document. */
  readonly payments: readonly MoneyInRow[];
  /** Name of the numbering format for the document number. */
  readonly docNoFormatName?: string;
  /** Whether to save a draft, which has no number of the series and no postings. */
  readonly saveAsDraft?: boolean;
  /** Whether to read the saved record again and return readBack checks. Without it, saving is faster. */
  readonly verifyAfterSave?: boolean;
}

export interface MoneyOutRow {
  /** Payment method code; its account is used unless you send one. */
  readonly paymentMethod?: string;
  /** Payment type such as Cash, Cheque, Bank Transfer or Credit Card. */
  readonly paymentBy?: string;
  /** Amount paid, in the currency of the document. */
  readonly paymentAmount: number;
  /** Cheque or reference number. */
  readonly chequeNo?: string;
  /** Bank charge on top of the amount. */
  readonly bankCharge?: number;
  /** Bank or cash GL account; takes precedence over that of the payment method. */
  readonly paymentAccountNo?: string;
  /** GL account of the bank charge (default: the default account). */
  readonly bankChargeAccountNo?: string;
  /** Approval or reference code of the card payment. */
  readonly creditCardApprovalCode?: string;
  /** Number of an unused deposit of the same party that pays this row. */
  readonly depositDocNo?: string;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Withholding tax code; the tax is withheld from the amount paid. */
  readonly withholdingTaxCode?: string;
  /** Withholding tax, if it differs from the calculated tax. */
  readonly withholdingTaxAmount?: number;
}

export interface ArRefundCreate {
  /** Customer (debtor) code. */
  readonly debtorCode: string;
  /** Document number. Leave it out or send <<New>> to have the book generate it. */
  readonly docNo?: string;
  /** Document date (default: the book date, if the numbering rules of the book allow it). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string;
  /** Project code of the header; used for lines without one. */
  readonly project?: string;
  /** Department code of the header; used for lines without one. */
  readonly department?: string;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Currency code; it must be the currency of the party. */
  readonly currencyCode?: string;
  /** Exchange rate to the base currency (default: the dated rate of the book). */
  readonly currencyRate?: number;
  /** How the money moves, at least one row; together they are the amount of the document. */
  readonly payments: readonly MoneyOutRow[];
  /** Open credits that the refund pays out; read-ar-outstanding-documents gives their docKey. */
  readonly knockOffs?: readonly KnockOffRow[];
  /** Name of the numbering format for the document number. */
  readonly docNoFormatName?: string;
  /** Whether to save a draft, which has no number of the series and no postings. */
  readonly saveAsDraft?: boolean;
  /** Whether to read the saved record again and return readBack checks. Without it, saving is faster. */
  readonly verifyAfterSave?: boolean;
}

export interface MoneyOutRowUpdate {
  /** Key of a payment row of the document, from the get command; a row that is sent with its key keeps it. */
  readonly dtlKey?: number | string;
  /** Payment method code; its account is used unless you send one. */
  readonly paymentMethod?: string;
  /** Payment type such as Cash, Cheque, Bank Transfer or Credit Card. */
  readonly paymentBy?: string;
  /** Amount paid, in the currency of the document. */
  readonly paymentAmount: number;
  /** Cheque or reference number. */
  readonly chequeNo?: string;
  /** Bank charge on top of the amount. */
  readonly bankCharge?: number;
  /** Bank or cash GL account; takes precedence over that of the payment method. */
  readonly paymentAccountNo?: string;
  /** GL account of the bank charge (default: the default account). */
  readonly bankChargeAccountNo?: string;
  /** Approval or reference code of the card payment. */
  readonly creditCardApprovalCode?: string;
  /** Number of an unused deposit of the same party that pays this row. */
  readonly depositDocNo?: string;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Withholding tax code; the tax is withheld from the amount paid. */
  readonly withholdingTaxCode?: string;
  /** Withholding tax, if it differs from the calculated tax. */
  readonly withholdingTaxAmount?: number;
}

export interface ArRefundUpdate {
  /** Number of the document. */
  readonly docNo: string;
  /** Business reason for the change; stored in the audit trail. */
  readonly reason: string;
  /** Customer (debtor) code. */
  readonly debtorCode?: string;
  /** Document date (default: the book date, if the numbering rules of the book allow it). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string | null;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string | null;
  /** Project code of the header; used for lines without one. */
  readonly project?: string | null;
  /** Department code of the header; used for lines without one. */
  readonly department?: string | null;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Currency code; it must be the currency of the party. */
  readonly currencyCode?: string;
  /** Exchange rate to the base currency (default: the dated rate of the book). */
  readonly currencyRate?: number;
  /** Whether to check everything without saving. The result then has saved false. */
  readonly validateOnly?: boolean;
  /** Name of the numbering format for the number of a draft when it is posted. */
  readonly docNoFormatName?: string;
  /** Send false to post a draft. The draft gets its number and is checked and posted like a new document. Without it, a draft stays a draft. */
  readonly saveAsDraft?: boolean;
  /** The complete list of payment rows. It replaces the existing list. */
  readonly payments?: readonly MoneyOutRowUpdate[];
  /** The complete list of knock-offs. It replaces the existing list. */
  readonly knockOffs?: readonly KnockOffRow[];
}

export interface ArCreditNoteCreate {
  /** Code of the customer (debtor); required. */
  readonly debtorCode?: string;
  /** Document number. Leave it out or send <<New>> to have the book generate it. */
  readonly docNo?: string;
  /** Document date (default: the book date, if the numbering rules of the book allow it). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string;
  /** Project code of the header; used for lines without one. */
  readonly project?: string;
  /** Department code of the header; used for lines without one. */
  readonly department?: string;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Due date (default: document date plus credit term). */
  readonly dueDate?: string;
  /** Credit term, for example C.O.D. or Net 30 (default: the party’s own term). */
  readonly displayTerm?: string;
  /** Currency code; it must be the currency of the party. */
  readonly currencyCode?: string;
  /** Exchange rate to the base currency (default: the dated rate of the book). */
  readonly currencyRate?: number;
  /** Tax date, if it differs from the document date. */
  readonly taxDate?: string;
  /** Tax entity maintenance id of the header, the party of an e-invoice. */
  readonly taxEntityID?: number;
  /** Branch of the debtor or creditor. */
  readonly branchCode?: string;
  /** Whether the amounts include tax. */
  readonly inclusiveTax?: boolean;
  /** Contact person. */
  readonly attention?: string;
  /** First reference number of the ledger document. */
  readonly refNo?: string;
  /** Second reference number of the ledger document. */
  readonly refNo2?: string;
  /** Journal that the document is entered in (default: the standard journal of its type). */
  readonly journalType?: string;
  /** Number of the tax document, when it differs from the document number. */
  readonly taxDocNo?: string;
  /** First remark. */
  readonly remark1?: string;
  /** Second remark. */
  readonly remark2?: string;
  /** Third remark. */
  readonly remark3?: string;
  /** Fourth remark. */
  readonly remark4?: string;
  /** Credit note type code. */
  readonly cnType?: string;
  /** Reason printed on the note. */
  readonly creditNoteReason?: string;
  /** Number of our invoice that the note refers to. */
  readonly ourInvoiceNo?: string;
  /** Amount of a document in one row; before tax unless inclusiveTax is true. */
  readonly amount?: number;
  /** GL posting account of a document in one row, and of lines that name none. */
  readonly accountNo?: string;
  /** Tax code of a document in one row (default: the party’s). */
  readonly taxCode?: string;
  /** Text of the row of a document in one row (default: its description). */
  readonly lineDescription?: string;
  /** Ledger rows of the document; leave them out if amount is its only row. */
  readonly lines?: readonly LedgerRow[];
  /** Open documents of the same customer that this one settles; read-ar-outstanding-documents gives their docKey. */
  readonly knockOffs?: readonly KnockOffRow[];
  /** Name of the numbering format for the document number. */
  readonly docNoFormatName?: string;
  /** Whether to save a draft, which has no number of the series and no postings. */
  readonly saveAsDraft?: boolean;
  /** Whether to read the saved record again and return readBack checks. Without it, saving is faster. */
  readonly verifyAfterSave?: boolean;
}

export interface ArCreditNoteUpdate {
  /** Number of the document. */
  readonly docNo: string;
  /** Business reason for the change; stored in the audit trail. */
  readonly reason: string;
  /** Customer (debtor) code. */
  readonly debtorCode?: string;
  /** Document date (default: the book date, if the numbering rules of the book allow it). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string | null;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string | null;
  /** Project code of the header; used for lines without one. */
  readonly project?: string | null;
  /** Department code of the header; used for lines without one. */
  readonly department?: string | null;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Due date (default: document date plus credit term). */
  readonly dueDate?: string | null;
  /** Credit term, for example C.O.D. or Net 30 (default: the party’s own term). */
  readonly displayTerm?: string | null;
  /** Currency code; it must be the currency of the party. */
  readonly currencyCode?: string;
  /** Exchange rate to the base currency (default: the dated rate of the book). */
  readonly currencyRate?: number;
  /** Tax date, if it differs from the document date. */
  readonly taxDate?: string;
  /** Tax entity maintenance id of the header, the party of an e-invoice. */
  readonly taxEntityID?: number;
  /** Branch of the debtor or creditor. */
  readonly branchCode?: string | null;
  /** Whether the amounts include tax. */
  readonly inclusiveTax?: boolean;
  /** Contact person. */
  readonly attention?: string | null;
  /** First reference number of the ledger document. */
  readonly refNo?: string | null;
  /** Second reference number of the ledger document. */
  readonly refNo2?: string | null;
  /** Journal that the document is entered in (default: the standard journal of its type). */
  readonly journalType?: string;
  /** Number of the tax document, when it differs from the document number. */
  readonly taxDocNo?: string | null;
  /** First remark. */
  readonly remark1?: string | null;
  /** Second remark. */
  readonly remark2?: string | null;
  /** Third remark. */
  readonly remark3?: string | null;
  /** Fourth remark. */
  readonly remark4?: string | null;
  /** Credit note type code. */
  readonly cnType?: string;
  /** Reason printed on the note. */
  readonly creditNoteReason?: string | null;
  /** Number of our invoice that the note refers to. */
  readonly ourInvoiceNo?: string | null;
  /** Whether to check everything without saving. The result then has saved false. */
  readonly validateOnly?: boolean;
  /** Name of the numbering format for the number of a draft when it is posted. */
  readonly docNoFormatName?: string;
  /** Send false to post a draft. The draft gets its number and is checked and posted like a new document. Without it, a draft stays a draft. */
  readonly saveAsDraft?: boolean;
  /** What to do with the lines: update or delete existing rows by key, append rows, or replace all of them. */
  readonly detailMode?: 'update' | 'append' | 'replace' | 'delete';
  /** Rows to change, add or delete, depending on detailMode; not an empty array. */
  readonly lines?: readonly ArInvoiceUpdateLine[];
  /** The complete list of knock-offs. It replaces the existing list. */
  readonly knockOffs?: readonly KnockOffRow[];
}

export interface ArDebitNoteCreate {
  /** Code of the customer (debtor); required. */
  readonly debtorCode?: string;
  /** Document number. Leave it out or send <<New>> to have the book generate it. */
  readonly docNo?: string;
  /** Document date (default: the book date, if the numbering rules of the book allow it). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string;
  /** Project code of the header; used for lines without one. */
  readonly project?: string;
  /** Department code of the header; used for lines without one. */
  readonly department?: string;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Due date (default: document date plus credit term). */
  readonly dueDate?: string;
  /** Credit term, for example C.O.D. or Net 30 (default: the party’s own term). */
  readonly displayTerm?: string;
  /** Currency code; it must be the currency of the party. */
  readonly currencyCode?: string;
  /** Exchange rate to the base currency (default: the dated rate of the book). */
  readonly currencyRate?: number;
  /** Tax date, if it differs from the document date. */
  readonly taxDate?: string;
  /** Tax entity maintenance id of the header, the party of an e-invoice. */
  readonly taxEntityID?: number;
  /** Branch of the debtor or creditor. */
  readonly branchCode?: string;
  /** Whether the amounts include tax. */
  readonly inclusiveTax?: boolean;
  /** Contact person. */
  readonly attention?: string;
  /** First reference number of the ledger document. */
  readonly refNo?: string;
  /** Second reference number of the ledger document. */
  readonly refNo2?: string;
  /** Journal that the document is entered in (default: the standard journal of its type). */
  readonly journalType?: string;
  /** Number of the tax document, when it differs from the document number. */
  readonly taxDocNo?: string;
  /** First remark. */
  readonly remark1?: string;
  /** Second remark. */
  readonly remark2?: string;
  /** Third remark. */
  readonly remark3?: string;
  /** Fourth remark. */
  readonly remark4?: string;
  /** Debit note type code. */
  readonly dnType?: string;
  /** Reason printed on the note. */
  readonly debitNoteReason?: string;
  /** Number of our invoice that the note refers to. */
  readonly ourInvoiceNo?: string;
  /** Amount of a document in one row; before tax unless inclusiveTax is true. */
  readonly amount?: number;
  /** GL posting account of a document in one row, and of lines that name none. */
  readonly accountNo?: string;
  /** Tax code of a document in one row (default: the party’s). */
  readonly taxCode?: string;
  /** Text of the row of a document in one row (default: its description). */
  readonly lineDescription?: string;
  /** Ledger rows of the document; leave them out if amount is its only row. */
  readonly lines?: readonly LedgerRow[];
  /** Open documents of the same customer that this one settles; read-ar-outstanding-documents gives their docKey. */
  readonly knockOffs?: readonly KnockOffRow[];
  /** Name of the numbering format for the document number. */
  readonly docNoFormatName?: string;
  /** Whether to save a draft, which has no number of the series and no postings. */
  readonly saveAsDraft?: boolean;
  /** Whether to read the saved record again and return readBack checks. Without it, saving is faster. */
  readonly verifyAfterSave?: boolean;
}

export interface ArDebitNoteUpdate {
  /** Number of the document. */
  readonly docNo: string;
  /** Business reason for the change; stored in the audit trail. */
  readonly reason: string;
  /** Customer (debtor) code. */
  readonly debtorCode?: string;
  /** Document date (default: the book date, if the numbering rules of the book allow it). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string | null;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string | null;
  /** Project code of the header; used for lines without one. */
  readonly project?: string | null;
  /** Department code of the header; used for lines without one. */
  readonly department?: string | null;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Due date (default: document date plus credit term). */
  readonly dueDate?: string | null;
  /** Credit term, for example C.O.D. or Net 30 (default: the party’s own term). */
  readonly displayTerm?: string | null;
  /** Currency code; it must be the currency of the party. */
  readonly currencyCode?: string;
  /** Exchange rate to the base currency (default: the dated rate of the book). */
  readonly currencyRate?: number;
  /** Tax date, if it differs from the document date. */
  readonly taxDate?: string;
  /** Tax entity maintenance id of the header, the party of an e-invoice. */
  readonly taxEntityID?: number;
  /** Branch of the debtor or creditor. */
  readonly branchCode?: string | null;
  /** Whether the amounts include tax. */
  readonly inclusiveTax?: boolean;
  /** Contact person. */
  readonly attention?: string | null;
  /** First reference number of the ledger document. */
  readonly refNo?: string | null;
  /** Second reference number of the ledger document. */
  readonly refNo2?: string | null;
  /** Journal that the document is entered in (default: the standard journal of its type). */
  readonly journalType?: string;
  /** Number of the tax document, when it differs from the document number. */
  readonly taxDocNo?: string | null;
  /** First remark. */
  readonly remark1?: string | null;
  /** Second remark. */
  readonly remark2?: string | null;
  /** Third remark. */
  readonly remark3?: string | null;
  /** Fourth remark. */
  readonly remark4?: string | null;
  /** Debit note type code. */
  readonly dnType?: string;
  /** Reason printed on the note. */
  readonly debitNoteReason?: string | null;
  /** Number of our invoice that the note refers to. */
  readonly ourInvoiceNo?: string | null;
  /** Whether to check everything without saving. The result then has saved false. */
  readonly validateOnly?: boolean;
  /** Name of the numbering format for the number of a draft when it is posted. */
  readonly docNoFormatName?: string;
  /** Send false to post a draft. The draft gets its number and is checked and posted like a new document. Without it, a draft stays a draft. */
  readonly saveAsDraft?: boolean;
  /** What to do with the lines: update or delete existing rows by key, append rows, or replace all of them. */
  readonly detailMode?: 'update' | 'append' | 'replace' | 'delete';
  /** Rows to change, add or delete, depending on detailMode; not an empty array. */
  readonly lines?: readonly ArInvoiceUpdateLine[];
  /** The complete list of knock-offs. It replaces the existing list. */
  readonly knockOffs?: readonly KnockOffRow[];
}

export interface ReadArOutstanding {
  /** Only this customer. */
  readonly debtorCode?: string;
  /** Balances at the end of this day (default: today). */
  readonly asOf?: string;
  /** Maximum rows to return (default 500). */
  readonly limit?: number;
  /** nextCursor from the previous result, to get the next page. */
  readonly cursor?: string;
}

export interface ReadDebtors {
  /** Only the record with exactly this debtorCode. */
  readonly code?: string;
  /** Only the records with these codes, 1 to 500, each once. */
  readonly keys?: readonly string[];
  /** Only records with this text in companyName; case does not matter. */
  readonly name?: string;
  /** Whether to return active records (true) or inactive ones (false). Leave it out for both. */
  readonly isActive?: boolean;
  /** Only those with this text in the code or the name; case does not matter. */
  readonly search?: string;
  /** Whether to list inactive records too. */
  readonly includeInactive?: boolean;
  /** Only what was created, changed or voided at or after this timestamp. The list then starts with the latest change. */
  readonly changedSince?: string;
  /** Maximum rows to return (default 500). */
  readonly limit?: number;
  /** nextCursor from the previous result, to get the next page. */
  readonly cursor?: string;
}

export interface DebtorSelect {
  /** Customer (debtor) code. */
  readonly debtorCode: string;
}

export interface DocumentListDocNoDebtorCodeCreditorCode {
  /** First date to include. */
  readonly dateFrom?: string;
  /** Last date to include. */
  readonly dateTo?: string;
  /** Only documents of this party. */
  readonly debtorCode?: string;
  /** Only documents of this party. */
  readonly creditorCode?: string;
  /** Only the document with this number. */
  readonly docNo?: string;
  /** Only the documents with these numbers, 1 to 500, each once. */
  readonly keys?: readonly string[];
  /** Only documents in this status. */
  readonly status?: 'Draft' | 'Saved' | 'Void';
  /** Only those with this text in the number, the references, the description or the name of the party; case does not matter. */
  readonly search?: string;
  /** Only what was created, changed or voided at or after this timestamp. The list then starts with the latest change. */
  readonly changedSince?: string;
  /** Maximum rows to return (default 5,000). */
  readonly limit?: number;
  /** nextCursor from the previous result, to get the next page. */
  readonly cursor?: string;
}

export interface ContraLineFilter {
  /** Only lines of this item. */
  readonly itemCode?: string;
  /** Only documents of this party. */
  readonly debtorCode?: string;
  /** Only documents of this party. */
  readonly creditorCode?: string;
  /** Only lines of this document. */
  readonly docNo?: string;
  /** Only the documents with these numbers, 1 to 500, each once. */
  readonly keys?: readonly string[];
  /** First date to include. */
  readonly dateFrom?: string;
  /** Last date to include. */
  readonly dateTo?: string;
  /** Maximum rows to return (default 500). */
  readonly limit?: number;
  /** nextCursor from the previous result, to get the next page. */
  readonly cursor?: string;
}

export interface ContraKnockOffRow {
  /** Ledger of the document to settle: AR for the customer’s, AP for the supplier’s. */
  readonly side: 'AR' | 'AP';
  /** Type of the document to settle, for example IV, RI or PB. */
  readonly docType?: string;
  /** Key of the document to settle, from the outstanding-documents read. */
  readonly docKey?: number | string;
  /** Number of the document to settle, if you do not have its key. */
  readonly docNo?: string;
  /** Date of the settlement; must not be earlier than either document. */
  readonly knockOffDate?: string;
  /** Amount to settle, in the currency of the documents. */
  readonly amount?: number;
}

export interface ArapContraCreate {
  /** The firm as a customer (debtor). */
  readonly debtorCode: string;
  /** The same firm as a supplier (creditor). */
  readonly creditorCode: string;
  /** Document number. Leave it out or send <<New>> to have the book generate it. */
  readonly docNo?: string;
  /** Document date (default: the book date, if the numbering rules of the book allow it). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string;
  /** Project code of the header; used for lines without one. */
  readonly project?: string;
  /** Department code of the header; used for lines without one. */
  readonly department?: string;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Amount set off: both the customer and the supplier account fall by it. */
  readonly amount: number;
  /** Documents of both ledgers that the contra settles; what is left stays open on either side. */
  readonly knockOffs?: readonly ContraKnockOffRow[];
  /** Name of the numbering format for the document number. */
  readonly docNoFormatName?: string;
  /** Whether to save a draft, which has no number of the series and no postings. */
  readonly saveAsDraft?: boolean;
  /** Whether to read the saved record again and return readBack checks. Without it, saving is faster. */
  readonly verifyAfterSave?: boolean;
}

export interface ArapContraUpdate {
  /** Number of the document. */
  readonly docNo: string;
  /** Business reason for the change; stored in the audit trail. */
  readonly reason: string;
  /** The firm as a customer (debtor). */
  readonly debtorCode?: string;
  /** The same firm as a supplier (creditor). */
  readonly creditorCode?: string;
  /** Document date (default: the book date, if the numbering rules of the book allow it). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string | null;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string | null;
  /** Project code of the header; used for lines without one. */
  readonly project?: string | null;
  /** Department code of the header; used for lines without one. */
  readonly department?: string | null;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Amount set off: both the customer and the supplier account fall by it. */
  readonly amount?: number;
  /** Whether to check everything without saving. The result then has saved false. */
  readonly validateOnly?: boolean;
  /** Name of the numbering format for the number of a draft when it is posted. */
  readonly docNoFormatName?: string;
  /** Send false to post a draft. The draft gets its number and is checked and posted like a new document. Without it, a draft stays a draft. */
  readonly saveAsDraft?: boolean;
  /** The complete list of knock-offs. It replaces the existing list. */
  readonly knockOffs?: readonly ContraKnockOffRow[];
}

export interface ApInvoiceCreate {
  /** Code of the supplier (creditor); required. */
  readonly creditorCode?: string;
  /** Document number. Leave it out or send <<New>> to have the book generate it. */
  readonly docNo?: string;
  /** Document date (default: the book date, if the numbering rules of the book allow it). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string;
  /** Project code of the header; used for lines without one. */
  readonly project?: string;
  /** Department code of the header; used for lines without one. */
  readonly department?: string;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Due date (default: document date plus credit term). */
  readonly dueDate?: string;
  /** Credit term, for example C.O.D. or Net 30 (default: the party’s own term). */
  readonly displayTerm?: string;
  /** Currency code; it must be the currency of the party. */
  readonly currencyCode?: string;
  /** Exchange rate to the base currency (default: the dated rate of the book). */
  readonly currencyRate?: number;
  /** Tax date, if it differs from the document date. */
  readonly taxDate?: string;
  /** Tax entity maintenance id of the header, the party of an e-invoice. */
  readonly taxEntityID?: number;
  /** Branch of the debtor or creditor. */
  readonly branchCode?: string;
  /** Whether the amounts include tax. */
  readonly inclusiveTax?: boolean;
  /** Contact person. */
  readonly attention?: string;
  /** First reference number of the ledger document. */
  readonly refNo?: string;
  /** Second reference number of the ledger document. */
  readonly refNo2?: string;
  /** Journal that the document is entered in (default: the standard journal of its type). */
  readonly journalType?: string;
  /** Number of the tax document, when it differs from the document number. */
  readonly taxDocNo?: string;
  /** First remark. */
  readonly remark1?: string;
  /** Second remark. */
  readonly remark2?: string;
  /** Third remark. */
  readonly remark3?: string;
  /** Fourth remark. */
  readonly remark4?: string;
  /** Number of the supplier’s invoice. */
  readonly supplierInvoiceNo?: string;
  /** Amount of a document in one row; before tax unless inclusiveTax is true. */
  readonly amount?: number;
  /** GL posting account of a document in one row, and of lines that name none. */
  readonly accountNo?: string;
  /** Tax code of a document in one row (default: the party’s). */
  readonly taxCode?: string;
  /** Ledger rows of the document; leave them out if amount is its only row. */
  readonly lines?: readonly LedgerRow[];
  /** Open documents of the same supplier that this one settles; read-ap-outstanding-documents gives their docKey. */
  readonly knockOffs?: readonly KnockOffRow[];
  /** Name of the numbering format for the document number. */
  readonly docNoFormatName?: string;
  /** Whether to save a draft, which has no number of the series and no postings. */
  readonly saveAsDraft?: boolean;
  /** Whether to read the saved record again and return readBack checks. Without it, saving is faster. */
  readonly verifyAfterSave?: boolean;
}

export interface ApInvoiceUpdate {
  /** Number of the document. */
  readonly docNo: string;
  /** Business reason for the change; stored in the audit trail. */
  readonly reason: string;
  /** Supplier (creditor) code. */
  readonly creditorCode?: string;
  /** Document date (default: the book date, if the numbering rules of the book allow it). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string | null;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string | null;
  /** Project code of the header; used for lines without one. */
  readonly project?: string | null;
  /** Department code of the header; used for lines without one. */
  readonly department?: string | null;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Due date (default: document date plus credit term). */
  readonly dueDate?: string | null;
  /** Credit term, for example C.O.D. or Net 30 (default: the party’s own term). */
  readonly displayTerm?: string | null;
  /** Currency code; it must be the currency of the party. */
  readonly currencyCode?: string;
  /** Exchange rate to the base currency (default: the dated rate of the book). */
  readonly currencyRate?: number;
  /** Tax date, if it differs from the document date. */
  readonly taxDate?: string;
  /** Tax entity maintenance id of the header, the party of an e-invoice. */
  readonly taxEntityID?: number;
  /** Branch of the debtor or creditor. */
  readonly branchCode?: string | null;
  /** Whether the amounts include tax. */
  readonly inclusiveTax?: boolean;
  /** Contact person. */
  readonly attention?: string | null;
  /** First reference number of the ledger document. */
  readonly refNo?: string | null;
  /** Second reference number of the ledger document. */
  readonly refNo2?: string | null;
  /** Journal that the document is entered in (default: the standard journal of its type). */
  readonly journalType?: string;
  /** Number of the tax document, when it differs from the document number. */
  readonly taxDocNo?: string | null;
  /** First remark. */
  readonly remark1?: string | null;
  /** Second remark. */
  readonly remark2?: string | null;
  /** Third remark. */
  readonly remark3?: string | null;
  /** Fourth remark. */
  readonly remark4?: string | null;
  /** Number of the supplier’s invoice. */
  readonly supplierInvoiceNo?: string | null;
  /** Whether to check everything without saving. The result then has saved false. */
  readonly validateOnly?: boolean;
  /** Name of the numbering format for the number of a draft when it is posted. */
  readonly docNoFormatName?: string;
  /** Send false to post a draft. The draft gets its number and is checked and posted like a new document. Without it, a draft stays a draft. */
  readonly saveAsDraft?: boolean;
  /** What to do with the lines: update or delete existing rows by key, append rows, or replace all of them. */
  readonly detailMode?: 'update' | 'append' | 'replace' | 'delete';
  /** Rows to change, add or delete, depending on detailMode; not an empty array. */
  readonly lines?: readonly ArInvoiceUpdateLine[];
  /** The complete list of knock-offs. It replaces the existing list. */
  readonly knockOffs?: readonly KnockOffRow[];
}

export interface ReadApOutstandingDocuments {
  /** Only documents of this supplier. */
  readonly creditorCode?: string;
  /** Only documents of this type. */
  readonly docType?: 'PI' | 'CP' | 'PR' | 'PB' | 'PP' | 'PF' | 'PC' | 'PD' | 'CT' | 'JE' | 'PV' | 'OR';
  /** Balances at the end of this day (default: today). */
  readonly asOf?: string;
  /** Maximum rows to return (default 500). */
  readonly limit?: number;
  /** nextCursor from the previous result, to get the next page. */
  readonly cursor?: string;
}

export interface ApPaymentCreate {
  /** Supplier (creditor) code. */
  readonly creditorCode: string;
  /** Document number. Leave it out or send <<New>> to have the book generate it. */
  readonly docNo?: string;
  /** Document date (default: the book date, if the numbering rules of the book allow it). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string;
  /** Project code of the header; used for lines without one. */
  readonly project?: string;
  /** Department code of the header; used for lines without one. */
  readonly department?: string;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Currency code; it must be the currency of the party. */
  readonly currencyCode?: string;
  /** Exchange rate to the base currency (default: the dated rate of the book). */
  readonly currencyRate?: number;
  /** How the money moves, at least one row; together they are the amount of the document. */
  readonly payments: readonly MoneyOutRow[];
  /** Documents the payment settles; read-ap-outstanding-documents gives their docKey. What is left stays open as a credit. */
  readonly knockOffs?: readonly KnockOffRow[];
  /** Name of the numbering format for the document number. */
  readonly docNoFormatName?: string;
  /** Whether to save a draft, which has no number of the series and no postings. */
  readonly saveAsDraft?: boolean;
  /** Whether to read the saved record again and return readBack checks. Without it, saving is faster. */
  readonly verifyAfterSave?: boolean;
}

export interface ApPaymentUpdate {
  /** Number of the document. */
  readonly docNo: string;
  /** Business reason for the change; stored in the audit trail. */
  readonly reason: string;
  /** Supplier (creditor) code. */
  readonly creditorCode?: string;
  /** Document date (default: the book date, if the numbering rules of the book allow it). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string | null;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string | null;
  /** Project code of the header; used for lines without one. */
  readonly project?: string | null;
  /** Department code of the header; used for lines without one. */
  readonly department?: string | null;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Currency code; it must be the currency of the party. */
  readonly currencyCode?: string;
  /** Exchange rate to the base currency (default: the dated rate of the book). */
  readonly currencyRate?: number;
  /** Whether to check everything without saving. The result then has saved false. */
  readonly validateOnly?: boolean;
  /** Name of the numbering format for the number of a draft when it is posted. */
  readonly docNoFormatName?: string;
  /** Send false to post a draft. The draft gets its number and is checked and posted like a new document. Without it, a draft stays a draft. */
  readonly saveAsDraft?: boolean;
  /** The complete list of payment rows. It replaces the existing list. */
  readonly payments?: readonly MoneyOutRowUpdate[];
  /** The complete list of knock-offs. It replaces the existing list. */
  readonly knockOffs?: readonly KnockOffRow[];
}

export interface ApDepositCreate {
  /** Supplier (creditor) code. */
  readonly creditorCode: string;
  /** Document number. Leave it out or send <<New>> to have the book generate it. */
  readonly docNo?: string;
  /** Document date (default: the book date, if the numbering rules of the book allow it). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string;
  /** Project code of the header; used for lines without one. */
  readonly project?: string;
  /** Department code of the header; used for lines without one. */
  readonly department?: string;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Currency code; it must be the currency of the party. */
  readonly currencyCode?: string;
  /** Exchange rate to the base currency (default: the dated rate of the book). */
  readonly currencyRate?: number;
  /** How the money moves, at least one row; together they are the amount of the document. */
  readonly payments: readonly MoneyOutRow[];
  /** Name of the numbering format for the document number. */
  readonly docNoFormatName?: string;
  /** Whether to save a draft, which has no number of the series and no postings. */
  readonly saveAsDraft?: boolean;
  /** Whether to read the saved record again and return readBack checks. Without it, saving is faster. */
  readonly verifyAfterSave?: boolean;
}

export interface ApRefundCreate {
  /** Supplier (creditor) code. */
  readonly creditorCode: string;
  /** Document number. Leave it out or send <<New>> to have the book generate it. */
  readonly docNo?: string;
  /** Document date (default: the book date, if the numbering rules of the book allow it). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string;
  /** Project code of the header; used for lines without one. */
  readonly project?: string;
  /** Department code of the header; used for lines without one. */
  readonly department?: string;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Currency code; it must be the currency of the party. */
  readonly currencyCode?: string;
  /** Exchange rate to the base currency (default: the dated rate of the book). */
  readonly currencyRate?: number;
  /** How the money moves, at least one row; together they are the amount of the document. */
  readonly payments: readonly MoneyInRow[];
  /** Open credits that the refund pays out; read-ap-outstanding-documents gives their docKey. */
  readonly knockOffs?: readonly KnockOffRow[];
  /** Name of the numbering format for the document number. */
  readonly docNoFormatName?: string;
  /** Whether to save a draft, which has no number of the series and no postings. */
  readonly saveAsDraft?: boolean;
  /** Whether to read the saved record again and return readBack checks. Without it, saving is faster. */
  readonly verifyAfterSave?: boolean;
}

export interface ApRefundUpdate {
  /** Number of the document. */
  readonly docNo: string;
  /** Business reason for the change; stored in the audit trail. */
  readonly reason: string;
  /** Supplier (creditor) code. */
  readonly creditorCode?: string;
  /** Document date (default: the book date, if the numbering rules of the book allow it). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string | null;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string | null;
  /** Project code of the header; used for lines without one. */
  readonly project?: string | null;
  /** Department code of the header; used for lines without one. */
  readonly department?: string | null;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Currency code; it must be the currency of the party. */
  readonly currencyCode?: string;
  /** Exchange rate to the base currency (default: the dated rate of the book). */
  readonly currencyRate?: number;
  /** Whether to check everything without saving. The result then has saved false. */
  readonly validateOnly?: boolean;
  /** Name of the numbering format for the number of a draft when it is posted. */
  readonly docNoFormatName?: string;
  /** Send false to post a draft. The draft gets its number and is checked and posted like a new document. Without it, a draft stays a draft. */
  readonly saveAsDraft?: boolean;
  /** The complete list of payment rows. It replaces the existing list. */
  readonly payments?: readonly MoneyInRowUpdate[];
  /** The complete list of knock-offs. It replaces the existing list. */
  readonly knockOffs?: readonly KnockOffRow[];
}

export interface ApCreditNoteCreate {
  /** Code of the supplier (creditor); required. */
  readonly creditorCode?: string;
  /** Document number. Leave it out or send <<New>> to have the book generate it. */
  readonly docNo?: string;
  /** Document date (default: the book date, if the numbering rules of the book allow it). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string;
  /** Project code of the header; used for lines without one. */
  readonly project?: string;
  /** Department code of the header; used for lines without one. */
  readonly department?: string;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Due date (default: document date plus credit term). */
  readonly dueDate?: string;
  /** Credit term, for example C.O.D. or Net 30 (default: the party’s own term). */
  readonly displayTerm?: string;
  /** Currency code; it must be the currency of the party. */
  readonly currencyCode?: string;
  /** Exchange rate to the base currency (default: the dated rate of the book). */
  readonly currencyRate?: number;
  /** Tax date, if it differs from the document date. */
  readonly taxDate?: string;
  /** Tax entity maintenance id of the header, the party of an e-invoice. */
  readonly taxEntityID?: number;
  /** Branch of the debtor or creditor. */
  readonly branchCode?: string;
  /** Whether the amounts include tax. */
  readonly inclusiveTax?: boolean;
  /** Contact person. */
  readonly attention?: string;
  /** First reference number of the ledger document. */
  readonly refNo?: string;
  /** Second reference number of the ledger document. */
  readonly refNo2?: string;
  /** Journal that the document is entered in (default: the standard journal of its type). */
  readonly journalType?: string;
  /** Number of the tax document, when it differs from the document number. */
  readonly taxDocNo?: string;
  /** First remark. */
  readonly remark1?: string;
  /** Second remark. */
  readonly remark2?: string;
  /** Third remark. */
  readonly remark3?: string;
  /** Fourth remark. */
  readonly remark4?: string;
  /** Credit note type code. */
  readonly cnType?: string;
  /** Reason printed on the note. */
  readonly creditNoteReason?: string;
  /** Number of the supplier’s invoice. */
  readonly supplierInvoiceNo?: string;
  /** Amount of a document in one row; before tax unless inclusiveTax is true. */
  readonly amount?: number;
  /** GL posting account of a document in one row, and of lines that name none. */
  readonly accountNo?: string;
  /** Tax code of a document in one row (default: the party’s). */
  readonly taxCode?: string;
  /** Text of the row of a document in one row (default: its description). */
  readonly lineDescription?: string;
  /** Ledger rows of the document; leave them out if amount is its only row. */
  readonly lines?: readonly LedgerRow[];
  /** Open documents of the same supplier that this one settles; read-ap-outstanding-documents gives their docKey. */
  readonly knockOffs?: readonly KnockOffRow[];
  /** Name of the numbering format for the document number. */
  readonly docNoFormatName?: string;
  /** Whether to save a draft, which has no number of the series and no postings. */
  readonly saveAsDraft?: boolean;
  /** Whether to read the saved record again and return readBack checks. Without it, saving is faster. */
  readonly verifyAfterSave?: boolean;
}

export interface ApCreditNoteUpdate {
  /** Number of the document. */
  readonly docNo: string;
  /** Business reason for the change; stored in the audit trail. */
  readonly reason: string;
  /** Supplier (creditor) code. */
  readonly creditorCode?: string;
  /** Document date (default: the book date, if the numbering rules of the book allow it). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string | null;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string | null;
  /** Project code of the header; used for lines without one. */
  readonly project?: string | null;
  /** Department code of the header; used for lines without one. */
  readonly department?: string | null;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Due date (default: document date plus credit term). */
  readonly dueDate?: string | null;
  /** Credit term, for example C.O.D. or Net 30 (default: the party’s own term). */
  readonly displayTerm?: string | null;
  /** Currency code; it must be the currency of the party. */
  readonly currencyCode?: string;
  /** Exchange rate to the base currency (default: the dated rate of the book). */
  readonly currencyRate?: number;
  /** Tax date, if it differs from the document date. */
  readonly taxDate?: string;
  /** Tax entity maintenance id of the header, the party of an e-invoice. */
  readonly taxEntityID?: number;
  /** Branch of the debtor or creditor. */
  readonly branchCode?: string | null;
  /** Whether the amounts include tax. */
  readonly inclusiveTax?: boolean;
  /** Contact person. */
  readonly attention?: string | null;
  /** First reference number of the ledger document. */
  readonly refNo?: string | null;
  /** Second reference number of the ledger document. */
  readonly refNo2?: string | null;
  /** Journal that the document is entered in (default: the standard journal of its type). */
  readonly journalType?: string;
  /** Number of the tax document, when it differs from the document number. */
  readonly taxDocNo?: string | null;
  /** First remark. */
  readonly remark1?: string | null;
  /** Second remark. */
  readonly remark2?: string | null;
  /** Third remark. */
  readonly remark3?: string | null;
  /** Fourth remark. */
  readonly remark4?: string | null;
  /** Credit note type code. */
  readonly cnType?: string;
  /** Reason printed on the note. */
  readonly creditNoteReason?: string | null;
  /** Number of the supplier’s invoice. */
  readonly supplierInvoiceNo?: string | null;
  /** Whether to check everything without saving. The result then has saved false. */
  readonly validateOnly?: boolean;
  /** Name of the numbering format for the number of a draft when it is posted. */
  readonly docNoFormatName?: string;
  /** Send false to post a draft. The draft gets its number and is checked and posted like a new document. Without it, a draft stays a draft. */
  readonly saveAsDraft?: boolean;
  /** What to do with the lines: update or delete existing rows by key, append rows, or replace all of them. */
  readonly detailMode?: 'update' | 'append' | 'replace' | 'delete';
  /** Rows to change, add or delete, depending on detailMode; not an empty array. */
  readonly lines?: readonly ArInvoiceUpdateLine[];
  /** The complete list of knock-offs. It replaces the existing list. */
  readonly knockOffs?: readonly KnockOffRow[];
}

export interface ApDebitNoteCreate {
  /** Code of the supplier (creditor); required. */
  readonly creditorCode?: string;
  /** Document number. Leave it out or send <<New>> to have the book generate it. */
  readonly docNo?: string;
  /** Document date (default: the book date, if the numbering rules of the book allow it). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string;
  /** Project code of the header; used for lines without one. */
  readonly project?: string;
  /** Department code of the header; used for lines without one. */
  readonly department?: string;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Due date (default: document date plus credit term). */
  readonly dueDate?: string;
  /** Credit term, for example C.O.D. or Net 30 (default: the party’s own term). */
  readonly displayTerm?: string;
  /** Currency code; it must be the currency of the party. */
  readonly currencyCode?: string;
  /** Exchange rate to the base currency (default: the dated rate of the book). */
  readonly currencyRate?: number;
  /** Tax date, if it differs from the document date. */
  readonly taxDate?: string;
  /** Tax entity maintenance id of the header, the party of an e-invoice. */
  readonly taxEntityID?: number;
  /** Branch of the debtor or creditor. */
  readonly branchCode?: string;
  /** Whether the amounts include tax. */
  readonly inclusiveTax?: boolean;
  /** Contact person. */
  readonly attention?: string;
  /** First reference number of the ledger document. */
  readonly refNo?: string;
  /** Second reference number of the ledger document. */
  readonly refNo2?: string;
  /** Journal that the document is entered in (default: the standard journal of its type). */
  readonly journalType?: string;
  /** Number of the tax document, when it differs from the document number. */
  readonly taxDocNo?: string;
  /** First remark. */
  readonly remark1?: string;
  /** Second remark. */
  readonly remark2?: string;
  /** Third remark. */
  readonly remark3?: string;
  /** Fourth remark. */
  readonly remark4?: string;
  /** Debit note type code. */
  readonly dnType?: string;
  /** Reason printed on the note. */
  readonly debitNoteReason?: string;
  /** Number of the supplier’s invoice. */
  readonly supplierInvoiceNo?: string;
  /** Amount of a document in one row; before tax unless inclusiveTax is true. */
  readonly amount?: number;
  /** GL posting account of a document in one row, and of lines that name none. */
  readonly accountNo?: string;
  /** Tax code of a document in one row (default: the party’s). */
  readonly taxCode?: string;
  /** Text of the row of a document in one row (default: its description). */
  readonly lineDescription?: string;
  /** Ledger rows of the document; leave them out if amount is its only row. */
  readonly lines?: readonly LedgerRow[];
  /** Open documents of the same supplier that this one settles; read-ap-outstanding-documents gives their docKey. */
  readonly knockOffs?: readonly KnockOffRow[];
  /** Name of the numbering format for the document number. */
  readonly docNoFormatName?: string;
  /** Whether to save a draft, which has no number of the series and no postings. */
  readonly saveAsDraft?: boolean;
  /** Whether to read the saved record again and return readBack checks. Without it, saving is faster. */
  readonly verifyAfterSave?: boolean;
}

export interface ApDebitNoteUpdate {
  /** Number of the document. */
  readonly docNo: string;
  /** Business reason for the change; stored in the audit trail. */
  readonly reason: string;
  /** Supplier (creditor) code. */
  readonly creditorCode?: string;
  /** Document date (default: the book date, if the numbering rules of the book allow it). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string | null;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string | null;
  /** Project code of the header; used for lines without one. */
  readonly project?: string | null;
  /** Department code of the header; used for lines without one. */
  readonly department?: string | null;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Due date (default: document date plus credit term). */
  readonly dueDate?: string | null;
  /** Credit term, for example C.O.D. or Net 30 (default: the party’s own term). */
  readonly displayTerm?: string | null;
  /** Currency code; it must be the currency of the party. */
  readonly currencyCode?: string;
  /** Exchange rate to the base currency (default: the dated rate of the book). */
  readonly currencyRate?: number;
  /** Tax date, if it differs from the document date. */
  readonly taxDate?: string;
  /** Tax entity maintenance id of the header, the party of an e-invoice. */
  readonly taxEntityID?: number;
  /** Branch of the debtor or creditor. */
  readonly branchCode?: string | null;
  /** Whether the amounts include tax. */
  readonly inclusiveTax?: boolean;
  /** Contact person. */
  readonly attention?: string | null;
  /** First reference number of the ledger document. */
  readonly refNo?: string | null;
  /** Second reference number of the ledger document. */
  readonly refNo2?: string | null;
  /** Journal that the document is entered in (default: the standard journal of its type). */
  readonly journalType?: string;
  /** Number of the tax document, when it differs from the document number. */
  readonly taxDocNo?: string | null;
  /** First remark. */
  readonly remark1?: string | null;
  /** Second remark. */
  readonly remark2?: string | null;
  /** Third remark. */
  readonly remark3?: string | null;
  /** Fourth remark. */
  readonly remark4?: string | null;
  /** Debit note type code. */
  readonly dnType?: string;
  /** Reason printed on the note. */
  readonly debitNoteReason?: string | null;
  /** Number of the supplier’s invoice. */
  readonly supplierInvoiceNo?: string | null;
  /** Whether to check everything without saving. The result then has saved false. */
  readonly validateOnly?: boolean;
  /** Name of the numbering format for the number of a draft when it is posted. */
  readonly docNoFormatName?: string;
  /** Send false to post a draft. The draft gets its number and is checked and posted like a new document. Without it, a draft stays a draft. */
  readonly saveAsDraft?: boolean;
  /** What to do with the lines: update or delete existing rows by key, append rows, or replace all of them. */
  readonly detailMode?: 'update' | 'append' | 'replace' | 'delete';
  /** Rows to change, add or delete, depending on detailMode; not an empty array. */
  readonly lines?: readonly ArInvoiceUpdateLine[];
  /** The complete list of knock-offs. It replaces the existing list. */
  readonly knockOffs?: readonly KnockOffRow[];
}

export interface ReadApOutstanding {
  /** Only this supplier. */
  readonly creditorCode?: string;
  /** Balances at the end of this day (default: today). */
  readonly asOf?: string;
  /** Maximum rows to return (default 500). */
  readonly limit?: number;
  /** nextCursor from the previous result, to get the next page. */
  readonly cursor?: string;
}

export interface ReadCreditors {
  /** Only the record with exactly this creditorCode. */
  readonly code?: string;
  /** Only the records with these codes, 1 to 500, each once. */
  readonly keys?: readonly string[];
  /** Only records with this text in companyName; case does not matter. */
  readonly name?: string;
  /** Whether to return active records (true) or inactive ones (false). Leave it out for both. */
  readonly isActive?: boolean;
  /** Only those with this text in the code or the name; case does not matter. */
  readonly search?: string;
  /** Whether to list inactive records too. */
  readonly includeInactive?: boolean;
  /** Only what was created, changed or voided at or after this timestamp. The list then starts with the latest change. */
  readonly changedSince?: string;
  /** Maximum rows to return (default 500). */
  readonly limit?: number;
  /** nextCursor from the previous result, to get the next page. */
  readonly cursor?: string;
}

export interface CreditorSelect {
  /** Supplier (creditor) code. */
  readonly creditorCode: string;
}

export interface ItemFilter {
  /** Only the record with exactly this itemCode. */
  readonly code?: string;
  /** Only the records with these codes, 1 to 500, each once. */
  readonly keys?: readonly string[];
  /** Only records with this text in description; case does not matter. */
  readonly name?: string;
  /** Whether to return active records (true) or inactive ones (false). Leave it out for both. */
  readonly isActive?: boolean;
  /** Only those with this text in the code, the description or a barcode; case does not matter. */
  readonly search?: string;
  /** Only items of this group. */
  readonly itemGroup?: string;
  /** Only items of this type. */
  readonly itemType?: string;
  /** Only items of this category. */
  readonly itemCategory?: string;
  /** Only items of this brand. */
  readonly itemBrand?: string;
  /** Only what was created, changed or voided at or after this timestamp. The list then starts with the latest change. */
  readonly changedSince?: string;
  /** Maximum rows to return (default 500). */
  readonly limit?: number;
  /** nextCursor from the previous result, to get the next page. */
  readonly cursor?: string;
}

export interface ExportItems {
  /** Only the record with exactly this itemCode. */
  readonly code?: string;
  /** Only the records with these codes, 1 to 500, each once. */
  readonly keys?: readonly string[];
  /** Only records with this text in description; case does not matter. */
  readonly name?: string;
  /** Whether to return active records (true) or inactive ones (false). Leave it out for both. */
  readonly isActive?: boolean;
  /** Only those with this text in the code, the description or a barcode; case does not matter. */
  readonly search?: string;
  /** Only items of this group. */
  readonly itemGroup?: string;
  /** Only items of this type. */
  readonly itemType?: string;
  /** Only items of this category. */
  readonly itemCategory?: string;
  /** Only items of this brand. */
  readonly itemBrand?: string;
  /** Whether to export inactive items too. */
  readonly includeInactive?: boolean;
}

export interface GetStockItemDetail {
  /** Item code. */
  readonly itemCode: string;
}

export interface ReadLocations {
  /** Only the record with exactly this location. */
  readonly code?: string;
  /** Only the records with these codes, 1 to 500, each once. */
  readonly keys?: readonly string[];
  /** Only records with this text in description; case does not matter. */
  readonly name?: string;
  /** Whether to return active records (true) or inactive ones (false). Leave it out for both. */
  readonly isActive?: boolean;
  /** Only those with this text in the code or the name; case does not matter. */
  readonly search?: string;
  /** Whether to list inactive records too. */
  readonly includeInactive?: boolean;
}

export interface StockDetailFilter {
  /** Only lines of this item. */
  readonly itemCode?: string;
  /** Only lines of this document. */
  readonly docNo?: string;
  /** Only the documents with these numbers, 1 to 500, each once. */
  readonly keys?: readonly string[];
  /** Only movements at this location. */
  readonly location?: string;
  /** Only movements of this batch. */
  readonly batchNo?: string;
  /** Only documents of this type. */
  readonly docType?: 'DO' | 'IV' | 'CS' | 'CN' | 'GR' | 'PI' | 'CP' | 'PR' | 'SA' | 'SR' | 'SI' | 'ST' | 'TK' | 'SW' | 'UV' | 'UC' | 'AS' | 'DA';
  /** First date to include. */
  readonly dateFrom?: string;
  /** Last date to include. */
  readonly dateTo?: string;
  /** Maximum rows to return (default 500). */
  readonly limit?: number;
  /** nextCursor from the previous result, to get the next page. */
  readonly cursor?: string;
}

export interface ReadStockMovement {
  /** Only this item. */
  readonly itemCode?: string;
  /** Only items of this group. */
  readonly itemGroup?: string;
  /** Only stock at this location. */
  readonly location?: string;
  /** Only this batch. */
  readonly batchNo?: string;
  /** Whether to include the stock cards (default: true). */
  readonly includeCards?: boolean;
  /** First date to include. */
  readonly dateFrom?: string;
  /** Last date to include. */
  readonly dateTo?: string;
  /** Maximum rows to return (default 500). */
  readonly limit?: number;
  /** nextCursor from the previous result, to get the next page. */
  readonly cursor?: string;
}

export interface StockBalance {
  /** Last date to include (default: today). */
  readonly asOfDate?: string;
  /** Only this item. */
  readonly itemCode?: string;
  /** Only items of this group. */
  readonly itemGroup?: string;
  /** Only stock at this location. */
  readonly location?: string;
  /** Only this batch. */
  readonly batchNo?: string;
  /** Additional unit for the quantities, for items that have it. */
  readonly reportUom?: string;
  /** Whether to list items without stock too. */
  readonly includeZero?: boolean;
  /** Maximum rows to return (default 500). */
  readonly limit?: number;
  /** nextCursor from the previous result, to get the next page. */
  readonly cursor?: string;
}

export interface StockLineFilter {
  /** Only lines of this item. */
  readonly itemCode?: string;
  /** Only lines of this document. */
  readonly docNo?: string;
  /** Only the documents with these numbers, 1 to 500, each once. */
  readonly keys?: readonly string[];
  /** Only lines at this location. */
  readonly location?: string;
  /** First date to include. */
  readonly dateFrom?: string;
  /** Last date to include. */
  readonly dateTo?: string;
  /** Maximum rows to return (default 500). */
  readonly limit?: number;
  /** nextCursor from the previous result, to get the next page. */
  readonly cursor?: string;
}

export interface RecordListStockItemBrand {
  /** Only the record with exactly this itemBrand. */
  readonly code?: string;
  /** Only the records with these codes, 1 to 500, each once. */
  readonly keys?: readonly string[];
  /** Only records with this text in description; case does not matter. */
  readonly name?: string;
  /** Whether to return active records (true) or inactive ones (false). Leave it out for both. */
  readonly isActive?: boolean;
  /** Only those with this text in the code or the name; case does not matter. */
  readonly search?: string;
  /** Only what was created, changed or voided at or after this timestamp. The list then starts with the latest change. */
  readonly changedSince?: string;
  /** Maximum rows to return (default 5,000). */
  readonly limit?: number;
  /** nextCursor from the previous result, to get the next page. */
  readonly cursor?: string;
}

export interface GetStockItemBrand {
  /** Code of the item brand. */
  readonly itemBrand: string;
}

export interface StockItemBrandCreate {
  /** Code of the item brand. */
  readonly itemBrand: string;
  /** Meaning of the code. */
  readonly description?: string;
  /** Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it. */
  readonly isActive?: boolean;
  /** Whether to read the saved record again and return readBack checks. Without it, saving is faster. */
  readonly verifyAfterSave?: boolean;
}

export interface StockItemBrandUpdate {
  /** Code of the item brand. */
  readonly itemBrand: string;
  /** Business reason for the change; stored in the audit trail. */
  readonly reason: string;
  /** Meaning of the code. */
  readonly description?: string | null;
  /** Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it. */
  readonly isActive?: boolean;
  /** Whether to check everything without saving. The result then has saved false. */
  readonly validateOnly?: boolean;
}

export interface RecordListStockItemCategory {
  /** Only the record with exactly this itemCategory. */
  readonly code?: string;
  /** Only the records with these codes, 1 to 500, each once. */
  readonly keys?: readonly string[];
  /** Only records with this text in description; case does not matter. */
  readonly name?: string;
  /** Whether to return active records (true) or inactive ones (false). Leave it out for both. */
  readonly isActive?: boolean;
  /** Only those with this text in the code or the name; case does not matter. */
  readonly search?: string;
  /** Only what was created, changed or voided at or after this timestamp. The list then starts with the latest change. */
  readonly changedSince?: string;
  /** Maximum rows to return (default 5,000). */
  readonly limit?: number;
  /** nextCursor from the previous result, to get the next page. */
  readonly cursor?: string;
}

export interface GetStockItemCategory {
  /** Code of the item category. */
  readonly itemCategory: string;
}

export interface StockItemCategoryCreate {
  /** Code of the item category. */
  readonly itemCategory: string;
  /** Meaning of the code. */
  readonly description?: string;
  /** Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it. */
  readonly isActive?: boolean;
  /** Whether to read the saved record again and return readBack checks. Without it, saving is faster. */
  readonly verifyAfterSave?: boolean;
}

export interface StockItemCategoryUpdate {
  /** Code of the item category. */
  readonly itemCategory: string;
  /** Business reason for the change; stored in the audit trail. */
  readonly reason: string;
  /** Meaning of the code. */
  readonly description?: string | null;
  /** Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it. */
  readonly isActive?: boolean;
  /** Whether to check everything without saving. The result then has saved false. */
  readonly validateOnly?: boolean;
}

export interface RecordListStockItemGroup {
  /** Only the record with exactly this itemGroup. */
  readonly code?: string;
  /** Only the records with these codes, 1 to 500, each once. */
  readonly keys?: readonly string[];
  /** Only records with this text in description; case does not matter. */
  readonly name?: string;
  /** Whether to return active records (true) or inactive ones (false). Leave it out for both. */
  readonly isActive?: boolean;
  /** Only those with this text in the code or the name; case does not matter. */
  readonly search?: string;
  /** Only what was created, changed or voided at or after this timestamp. The list then starts with the latest change. */
  readonly changedSince?: string;
  /** Maximum rows to return (default 5,000). */
  readonly limit?: number;
  /** nextCursor from the previous result, to get the next page. */
  readonly cursor?: string;
}

export interface GetStockItemGroup {
  /** Code of the item group. */
  readonly itemGroup: string;
}

export interface StockItemGroupCreate {
  /** Code of the item group. */
  readonly itemGroup: string;
  /** Meaning of the code. */
  readonly description?: string;
  /** GL account of sales (default: the default account of the book). */
  readonly salesAccountNo?: string;
  /** GL account of sales returns (default: the default account of the book). */
  readonly salesReturnAccountNo?: string;
  /** GL account of purchases (default: the default account of the book). */
  readonly purchaseAccountNo?: string;
  /** GL account of stock (default: the default account of the book). */
  readonly stockAccountNo?: string;
  /** GL account of cost of goods sold (default: the default account of the book). */
  readonly cogsAccountNo?: string;
  /** Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it. */
  readonly isActive?: boolean;
  /** Whether to read the saved record again and return readBack checks. Without it, saving is faster. */
  readonly verifyAfterSave?: boolean;
}

export interface StockItemGroupUpdate {
  /** Code of the item group. */
  readonly itemGroup: string;
  /** Business reason for the change; stored in the audit trail. */
  readonly reason: string;
  /** Meaning of the code. */
  readonly description?: string | null;
  /** GL account of sales (default: the default account of the book). */
  readonly salesAccountNo?: string;
  /** GL account of sales returns (default: the default account of the book). */
  readonly salesReturnAccountNo?: string;
  /** GL account of purchases (default: the default account of the book). */
  readonly purchaseAccountNo?: string;
  /** GL account of stock (default: the default account of the book). */
  readonly stockAccountNo?: string;
  /** GL account of cost of goods sold (default: the default account of the book). */
  readonly cogsAccountNo?: string;
  /** Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it. */
  readonly isActive?: boolean;
  /** Whether to check everything without saving. The result then has saved false. */
  readonly validateOnly?: boolean;
}

export interface RecordListStockItemType {
  /** Only the record with exactly this itemType. */
  readonly code?: string;
  /** Only the records with these codes, 1 to 500, each once. */
  readonly keys?: readonly string[];
  /** Only records with this text in description; case does not matter. */
  readonly name?: string;
  /** Whether to return active records (true) or inactive ones (false). Leave it out for both. */
  readonly isActive?: boolean;
  /** Only those with this text in the code or the name; case does not matter. */
  readonly search?: string;
  /** Only what was created, changed or voided at or after this timestamp. The list then starts with the latest change. */
  readonly changedSince?: string;
  /** Maximum rows to return (default 5,000). */
  readonly limit?: number;
  /** nextCursor from the previous result, to get the next page. */
  readonly cursor?: string;
}

export interface GetStockItemType {
  /** Code of the item type. */
  readonly itemType: string;
}

export interface StockItemTypeCreate {
  /** Code of the item type. */
  readonly itemType: string;
  /** Meaning of the code. */
  readonly description?: string;
  /** Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it. */
  readonly isActive?: boolean;
  /** Whether to read the saved record again and return readBack checks. Without it, saving is faster. */
  readonly verifyAfterSave?: boolean;
}

export interface StockItemTypeUpdate {
  /** Code of the item type. */
  readonly itemType: string;
  /** Business reason for the change; stored in the audit trail. */
  readonly reason: string;
  /** Meaning of the code. */
  readonly description?: string | null;
  /** Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it. */
  readonly isActive?: boolean;
  /** Whether to check everything without saving. The result then has saved false. */
  readonly validateOnly?: boolean;
}

export interface DocumentListDocNo {
  /** First date to include. */
  readonly dateFrom?: string;
  /** Last date to include. */
  readonly dateTo?: string;
  /** Only the document with this number. */
  readonly docNo?: string;
  /** Only the documents with these numbers, 1 to 500, each once. */
  readonly keys?: readonly string[];
  /** Only documents in this status. */
  readonly status?: 'Draft' | 'Saved' | 'Void';
  /** Only those with this text in the number, the references, the description or the name of the party; case does not matter. */
  readonly search?: string;
  /** Only what was created, changed or voided at or after this timestamp. The list then starts with the latest change. */
  readonly changedSince?: string;
  /** Maximum rows to return (default 5,000). */
  readonly limit?: number;
  /** nextCursor from the previous result, to get the next page. */
  readonly cursor?: string;
}

export interface StockUpdateCostCreateLine {
  /** Item code of a stock item. */
  readonly itemCode: string;
  /** Text of the line (default: the item’s description). */
  readonly description?: string;
  /** Second text of the line. */
  readonly description2?: string;
  /** Long text of the line, rich text. */
  readonly furtherDescription?: string;
  /** Unit of measure of the item (default: its base unit). */
  readonly uom?: string;
  /** Exact active stock location; takes precedence over the location of the header. Stock lines need one. */
  readonly location?: string;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** New cost of one unit of the line. */
  readonly unitCost: number;
}

export interface StockUpdateCostCreate {
  /** Document number. Leave it out or send <<New>> to have the book generate it. */
  readonly docNo?: string;
  /** Document date (default: the book date, if the numbering rules of the book allow it). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string;
  /** Project code of the header; used for lines without one. */
  readonly project?: string;
  /** Department code of the header; used for lines without one. */
  readonly department?: string;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Exact active location code; used for lines without one. */
  readonly location?: string;
  /** Note of the document, plain text or RTF; a purchase order stores it as RTF. Verification compares the visible text. */
  readonly note?: string;
  /** First remark. */
  readonly remark1?: string;
  /** Second remark. */
  readonly remark2?: string;
  /** Third remark. */
  readonly remark3?: string;
  /** Fourth remark. */
  readonly remark4?: string;
  /** Lines of the document, at least one. */
  readonly lines: readonly StockUpdateCostCreateLine[];
  /** Name of the numbering format for the document number. */
  readonly docNoFormatName?: string;
  /** Whether to save a draft, which has no number of the series and no postings. */
  readonly saveAsDraft?: boolean;
  /** Whether to read the saved record again and return readBack checks. Without it, saving is faster. */
  readonly verifyAfterSave?: boolean;
}

export interface StockUpdateCostUpdateLine {
  /** Key of an existing row from the get command; use the string form if possible. */
  readonly dtlKey?: number | string;
  /** Item code of a stock item. */
  readonly itemCode?: string;
  /** Text of the line (default: the item’s description). */
  readonly description?: string | null;
  /** Second text of the line. */
  readonly description2?: string | null;
  /** Long text of the line, rich text. */
  readonly furtherDescription?: string | null;
  /** Unit of measure of the item (default: its base unit). */
  readonly uom?: string;
  /** Exact active stock location; takes precedence over the location of the header. Stock lines need one. */
  readonly location?: string;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** New cost of one unit of the line. */
  readonly unitCost?: number;
}

export interface StockUpdateCostUpdate {
  /** Number of the document. */
  readonly docNo: string;
  /** Business reason for the change; stored in the audit trail. */
  readonly reason: string;
  /** Document date (default: the book date, if the numbering rules of the book allow it). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string | null;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string | null;
  /** Project code of the header; used for lines without one. */
  readonly project?: string | null;
  /** Department code of the header; used for lines without one. */
  readonly department?: string | null;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Exact active location code; used for lines without one. */
  readonly location?: string;
  /** Note of the document, plain text or RTF; a purchase order stores it as RTF. Verification compares the visible text. */
  readonly note?: string | null;
  /** First remark. */
  readonly remark1?: string | null;
  /** Second remark. */
  readonly remark2?: string | null;
  /** Third remark. */
  readonly remark3?: string | null;
  /** Fourth remark. */
  readonly remark4?: string | null;
  /** Whether to check everything without saving. The result then has saved false. */
  readonly validateOnly?: boolean;
  /** Name of the numbering format for the number of a draft when it is posted. */
  readonly docNoFormatName?: string;
  /** Send false to post a draft. The draft gets its number and is checked and posted like a new document. Without it, a draft stays a draft. */
  readonly saveAsDraft?: boolean;
  /** What to do with the lines: update or delete existing rows by key, append rows, or replace all of them. */
  readonly detailMode?: 'update' | 'append' | 'replace' | 'delete';
  /** Rows to change, add or delete, depending on detailMode; not an empty array. */
  readonly lines?: readonly StockUpdateCostUpdateLine[];
}

export interface StockAdjustmentCreateLine {
  /** Item code of a stock item. */
  readonly itemCode: string;
  /** Text of the line (default: the item’s description). */
  readonly description?: string;
  /** Second text of the line. */
  readonly description2?: string;
  /** Long text of the line, rich text. */
  readonly furtherDescription?: string;
  /** Unit of measure of the item (default: its base unit). */
  readonly uom?: string;
  /** Exact active stock location; takes precedence over the location of the header. Stock lines need one. */
  readonly location?: string;
  /** Batch number, for items with batch control. */
  readonly batchNo?: string;
  /** Serial numbers, separated by commas, for items with serial numbers. */
  readonly serialNo?: string;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** GL account on the other side of the stock account (default: the default account of the document). */
  readonly accountNo?: string;
  /** Project code of the line. */
  readonly project?: string;
  /** Department code of the line. */
  readonly department?: string;
  /** Quantity to add (positive) or to remove (negative); not zero. */
  readonly qty: number;
  /** Cost of one unit, used for quantity received (default: the cost of the stock on hand). */
  readonly unitCost?: number;
}

export interface StockAdjustmentCreate {
  /** Document number. Leave it out or send <<New>> to have the book generate it. */
  readonly docNo?: string;
  /** Document date (default: the book date, if the numbering rules of the book allow it). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string;
  /** Project code of the header; used for lines without one. */
  readonly project?: string;
  /** Department code of the header; used for lines without one. */
  readonly department?: string;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Exact active location code; used for lines without one. */
  readonly location?: string;
  /** Note of the document, plain text or RTF; a purchase order stores it as RTF. Verification compares the visible text. */
  readonly note?: string;
  /** First remark. */
  readonly remark1?: string;
  /** Second remark. */
  readonly remark2?: string;
  /** Third remark. */
  readonly remark3?: string;
  /** Fourth remark. */
  readonly remark4?: string;
  /** Lines of the document, at least one. */
  readonly lines: readonly StockAdjustmentCreateLine[];
  /** Name of the numbering format for the document number. */
  readonly docNoFormatName?: string;
  /** Whether to save a draft, which has no number of the series and no postings. */
  readonly saveAsDraft?: boolean;
  /** Whether to read the saved record again and return readBack checks. Without it, saving is faster. */
  readonly verifyAfterSave?: boolean;
}

export interface StockAdjustmentUpdateLine {
  /** Key of an existing row from the get command; use the string form if possible. */
  readonly dtlKey?: number | string;
  /** Item code of a stock item. */
  readonly itemCode?: string;
  /** Text of the line (default: the item’s description). */
  readonly description?: string | null;
  /** Second text of the line. */
  readonly description2?: string | null;
  /** Long text of the line, rich text. */
  readonly furtherDescription?: string | null;
  /** Unit of measure of the item (default: its base unit). */
  readonly uom?: string;
  /** Exact active stock location; takes precedence over the location of the header. Stock lines need one. */
  readonly location?: string;
  /** Batch number, for items with batch control. */
  readonly batchNo?: string | null;
  /** Serial numbers, separated by commas, for items with serial numbers. */
  readonly serialNo?: string | null;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** GL account on the other side of the stock account (default: the default account of the document). */
  readonly accountNo?: string | null;
  /** Project code of the line. */
  readonly project?: string | null;
  /** Department code of the line. */
  readonly department?: string | null;
  /** Quantity to add (positive) or to remove (negative); not zero. */
  readonly qty?: number;
  /** Cost of one unit, used for quantity received (default: the cost of the stock on hand). */
  readonly unitCost?: number;
}

export interface StockAdjustmentUpdate {
  /** Number of the document. */
  readonly docNo: string;
  /** Business reason for the change; stored in the audit trail. */
  readonly reason: string;
  /** Document date (default: the book date, if the numbering rules of the book allow it). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string | null;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string | null;
  /** Project code of the header; used for lines without one. */
  readonly project?: string | null;
  /** Department code of the header; used for lines without one. */
  readonly department?: string | null;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Exact active location code; used for lines without one. */
  readonly location?: string;
  /** Note of the document, plain text or RTF; a purchase order stores it as RTF. Verification compares the visible text. */
  readonly note?: string | null;
  /** First remark. */
  readonly remark1?: string | null;
  /** Second remark. */
  readonly remark2?: string | null;
  /** Third remark. */
  readonly remark3?: string | null;
  /** Fourth remark. */
  readonly remark4?: string | null;
  /** Whether to check everything without saving. The result then has saved false. */
  readonly validateOnly?: boolean;
  /** Name of the numbering format for the number of a draft when it is posted. */
  readonly docNoFormatName?: string;
  /** Send false to post a draft. The draft gets its number and is checked and posted like a new document. Without it, a draft stays a draft. */
  readonly saveAsDraft?: boolean;
  /** What to do with the lines: update or delete existing rows by key, append rows, or replace all of them. */
  readonly detailMode?: 'update' | 'append' | 'replace' | 'delete';
  /** Rows to change, add or delete, depending on detailMode; not an empty array. */
  readonly lines?: readonly StockAdjustmentUpdateLine[];
}

export interface StockReceiveCreateLine {
  /** Item code of a stock item. */
  readonly itemCode: string;
  /** Text of the line (default: the item’s description). */
  readonly description?: string;
  /** Second text of the line. */
  readonly description2?: string;
  /** Long text of the line, rich text. */
  readonly furtherDescription?: string;
  /** Unit of measure of the item (default: its base unit). */
  readonly uom?: string;
  /** Exact active stock location; takes precedence over the location of the header. Stock lines need one. */
  readonly location?: string;
  /** Batch number, for items with batch control. */
  readonly batchNo?: string;
  /** Serial numbers, separated by commas, for items with serial numbers. */
  readonly serialNo?: string;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** GL account on the other side of the stock account (default: the default account of the document). */
  readonly accountNo?: string;
  /** Project code of the line. */
  readonly project?: string;
  /** Department code of the line. */
  readonly department?: string;
  /** Quantity in the unit of the line; above zero. */
  readonly qty: number;
  /** Cost of one unit, used for quantity received (default: the cost of the stock on hand). */
  readonly unitCost?: number;
}

export interface StockReceiveCreate {
  /** Document number. Leave it out or send <<New>> to have the book generate it. */
  readonly docNo?: string;
  /** Document date (default: the book date, if the numbering rules of the book allow it). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string;
  /** Project code of the header; used for lines without one. */
  readonly project?: string;
  /** Department code of the header; used for lines without one. */
  readonly department?: string;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Exact active location code; used for lines without one. */
  readonly location?: string;
  /** Note of the document, plain text or RTF; a purchase order stores it as RTF. Verification compares the visible text. */
  readonly note?: string;
  /** First remark. */
  readonly remark1?: string;
  /** Second remark. */
  readonly remark2?: string;
  /** Third remark. */
  readonly remark3?: string;
  /** Fourth remark. */
  readonly remark4?: string;
  /** Lines of the document, at least one. */
  readonly lines: readonly StockReceiveCreateLine[];
  /** Name of the numbering format for the document number. */
  readonly docNoFormatName?: string;
  /** Whether to save a draft, which has no number of the series and no postings. */
  readonly saveAsDraft?: boolean;
  /** Whether to read the saved record again and return readBack checks. Without it, saving is faster. */
  readonly verifyAfterSave?: boolean;
}

export interface StockReceiveUpdateLine {
  /** Key of an existing row from the get command; use the string form if possible. */
  readonly dtlKey?: number | string;
  /** Item code of a stock item. */
  readonly itemCode?: string;
  /** Text of the line (default: the item’s description). */
  readonly description?: string | null;
  /** Second text of the line. */
  readonly description2?: string | null;
  /** Long text of the line, rich text. */
  readonly furtherDescription?: string | null;
  /** Unit of measure of the item (default: its base unit). */
  readonly uom?: string;
  /** Exact active stock location; takes precedence over the location of the header. Stock lines need one. */
  readonly location?: string;
  /** Batch number, for items with batch control. */
  readonly batchNo?: string | null;
  /** Serial numbers, separated by commas, for items with serial numbers. */
  readonly serialNo?: string | null;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** GL account on the other side of the stock account (default: the default account of the document). */
  readonly accountNo?: string | null;
  /** Project code of the line. */
  readonly project?: string | null;
  /** Department code of the line. */
  readonly department?: string | null;
  /** Quantity in the unit of the line; above zero. */
  readonly qty?: number;
  /** Cost of one unit, used for quantity received (default: the cost of the stock on hand). */
  readonly unitCost?: number;
}

export interface StockReceiveUpdate {
  /** Number of the document. */
  readonly docNo: string;
  /** Business reason for the change; stored in the audit trail. */
  readonly reason: string;
  /** Document date (default: the book date, if the numbering rules of the book allow it). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string | null;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string | null;
  /** Project code of the header; used for lines without one. */
  readonly project?: string | null;
  /** Department code of the header; used for lines without one. */
  readonly department?: string | null;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Exact active location code; used for lines without one. */
  readonly location?: string;
  /** Note of the document, plain text or RTF; a purchase order stores it as RTF. Verification compares the visible text. */
  readonly note?: string | null;
  /** First remark. */
  readonly remark1?: string | null;
  /** Second remark. */
  readonly remark2?: string | null;
  /** Third remark. */
  readonly remark3?: string | null;
  /** Fourth remark. */
  readonly remark4?: string | null;
  /** Whether to check everything without saving. The result then has saved false. */
  readonly validateOnly?: boolean;
  /** Name of the numbering format for the number of a draft when it is posted. */
  readonly docNoFormatName?: string;
  /** Send false to post a draft. The draft gets its number and is checked and posted like a new document. Without it, a draft stays a draft. */
  readonly saveAsDraft?: boolean;
  /** What to do with the lines: update or delete existing rows by key, append rows, or replace all of them. */
  readonly detailMode?: 'update' | 'append' | 'replace' | 'delete';
  /** Rows to change, add or delete, depending on detailMode; not an empty array. */
  readonly lines?: readonly StockReceiveUpdateLine[];
}

export interface StockIssueCreateLine {
  /** Item code of a stock item. */
  readonly itemCode: string;
  /** Text of the line (default: the item’s description). */
  readonly description?: string;
  /** Second text of the line. */
  readonly description2?: string;
  /** Long text of the line, rich text. */
  readonly furtherDescription?: string;
  /** Unit of measure of the item (default: its base unit). */
  readonly uom?: string;
  /** Exact active stock location; takes precedence over the location of the header. Stock lines need one. */
  readonly location?: string;
  /** Batch number, for items with batch control. */
  readonly batchNo?: string;
  /** Serial numbers, separated by commas, for items with serial numbers. */
  readonly serialNo?: string;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** GL account on the other side of the stock account (default: the default account of the document). */
  readonly accountNo?: string;
  /** Project code of the line. */
  readonly project?: string;
  /** Department code of the line. */
  readonly department?: string;
  /** Quantity in the unit of the line; above zero. */
  readonly qty: number;
}

export interface StockIssueCreate {
  /** Document number. Leave it out or send <<New>> to have the book generate it. */
  readonly docNo?: string;
  /** Document date (default: the book date, if the numbering rules of the book allow it). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string;
  /** Project code of the header; used for lines without one. */
  readonly project?: string;
  /** Department code of the header; used for lines without one. */
  readonly department?: string;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Exact active location code; used for lines without one. */
  readonly location?: string;
  /** Note of the document, plain text or RTF; a purchase order stores it as RTF. Verification compares the visible text. */
  readonly note?: string;
  /** First remark. */
  readonly remark1?: string;
  /** Second remark. */
  readonly remark2?: string;
  /** Third remark. */
  readonly remark3?: string;
  /** Fourth remark. */
  readonly remark4?: string;
  /** Lines of the document, at least one. */
  readonly lines: readonly StockIssueCreateLine[];
  /** Name of the numbering format for the document number. */
  readonly docNoFormatName?: string;
  /** Whether to save a draft, which has no number of the series and no postings. */
  readonly saveAsDraft?: boolean;
  /** Whether to read the saved record again and return readBack checks. Without it, saving is faster. */
  readonly verifyAfterSave?: boolean;
}

export interface StockIssueUpdateLine {
  /** Key of an existing row from the get command; use the string form if possible. */
  readonly dtlKey?: number | string;
  /** Item code of a stock item. */
  readonly itemCode?: string;
  /** Text of the line (default: the item’s description). */
  readonly description?: string | null;
  /** Second text of the line. */
  readonly description2?: string | null;
  /** Long text of the line, rich text. */
  readonly furtherDescription?: string | null;
  /** Unit of measure of the item (default: its base unit). */
  readonly uom?: string;
  /** Exact active stock location; takes precedence over the location of the header. Stock lines need one. */
  readonly location?: string;
  /** Batch number, for items with batch control. */
  readonly batchNo?: string | null;
  /** Serial numbers, separated by commas, for items with serial numbers. */
  readonly serialNo?: string | null;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** GL account on the other side of the stock account (default: the default account of the document). */
  readonly accountNo?: string | null;
  /** Project code of the line. */
  readonly project?: string | null;
  /** Department code of the line. */
  readonly department?: string | null;
  /** Quantity in the unit of the line; above zero. */
  readonly qty?: number;
}

export interface StockIssueUpdate {
  /** Number of the document. */
  readonly docNo: string;
  /** Business reason for the change; stored in the audit trail. */
  readonly reason: string;
  /** Document date (default: the book date, if the numbering rules of the book allow it). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string | null;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string | null;
  /** Project code of the header; used for lines without one. */
  readonly project?: string | null;
  /** Department code of the header; used for lines without one. */
  readonly department?: string | null;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Exact active location code; used for lines without one. */
  readonly location?: string;
  /** Note of the document, plain text or RTF; a purchase order stores it as RTF. Verification compares the visible text. */
  readonly note?: string | null;
  /** First remark. */
  readonly remark1?: string | null;
  /** Second remark. */
  readonly remark2?: string | null;
  /** Third remark. */
  readonly remark3?: string | null;
  /** Fourth remark. */
  readonly remark4?: string | null;
  /** Whether to check everything without saving. The result then has saved false. */
  readonly validateOnly?: boolean;
  /** Name of the numbering format for the number of a draft when it is posted. */
  readonly docNoFormatName?: string;
  /** Send false to post a draft. The draft gets its number and is checked and posted like a new document. Without it, a draft stays a draft. */
  readonly saveAsDraft?: boolean;
  /** What to do with the lines: update or delete existing rows by key, append rows, or replace all of them. */
  readonly detailMode?: 'update' | 'append' | 'replace' | 'delete';
  /** Rows to change, add or delete, depending on detailMode; not an empty array. */
  readonly lines?: readonly StockIssueUpdateLine[];
}

export interface StockTransferCreateLine {
  /** Item code of a stock item. */
  readonly itemCode: string;
  /** Text of the line (default: the item’s description). */
  readonly description?: string;
  /** Second text of the line. */
  readonly description2?: string;
  /** Long text of the line, rich text. */
  readonly furtherDescription?: string;
  /** Unit of measure of the item (default: its base unit). */
  readonly uom?: string;
  /** Batch number, for items with batch control. */
  readonly batchNo?: string;
  /** Serial numbers, separated by commas, for items with serial numbers. */
  readonly serialNo?: string;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Source location of the line; takes precedence over the header. */
  readonly fromLocation?: string;
  /** Destination location of the line; takes precedence over the header. */
  readonly toLocation?: string;
  /** Quantity in the unit of the line; above zero. */
  readonly qty: number;
}

export interface StockTransferCreate {
  /** Document number. Leave it out or send <<New>> to have the book generate it. */
  readonly docNo?: string;
  /** Document date (default: the book date, if the numbering rules of the book allow it). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string;
  /** Project code of the header; used for lines without one. */
  readonly project?: string;
  /** Department code of the header; used for lines without one. */
  readonly department?: string;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Exact active source location; a line can have another. */
  readonly fromLocation?: string;
  /** Exact active destination location; a line can have another. */
  readonly toLocation?: string;
  /** Note of the document, plain text or RTF; a purchase order stores it as RTF. Verification compares the visible text. */
  readonly note?: string;
  /** First remark. */
  readonly remark1?: string;
  /** Second remark. */
  readonly remark2?: string;
  /** Third remark. */
  readonly remark3?: string;
  /** Fourth remark. */
  readonly remark4?: string;
  /** Lines of the document, at least one. */
  readonly lines: readonly StockTransferCreateLine[];
  /** Name of the numbering format for the document number. */
  readonly docNoFormatName?: string;
  /** Whether to save a draft, which has no number of the series and no postings. */
  readonly saveAsDraft?: boolean;
  /** Whether to read the saved record again and return readBack checks. Without it, saving is faster. */
  readonly verifyAfterSave?: boolean;
}

export interface StockTransferUpdateLine {
  /** Key of an existing row from the get command; use the string form if possible. */
  readonly dtlKey?: number | string;
  /** Item code of a stock item. */
  readonly itemCode?: string;
  /** Text of the line (default: the item’s description). */
  readonly description?: string | null;
  /** Second text of the line. */
  readonly description2?: string | null;
  /** Long text of the line, rich text. */
  readonly furtherDescription?: string | null;
  /** Unit of measure of the item (default: its base unit). */
  readonly uom?: string;
  /** Batch number, for items with batch control. */
  readonly batchNo?: string | null;
  /** Serial numbers, separated by commas, for items with serial numbers. */
  readonly serialNo?: string | null;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Source location of the line; takes precedence over the header. */
  readonly fromLocation?: string;
  /** Destination location of the line; takes precedence over the header. */
  readonly toLocation?: string;
  /** Quantity in the unit of the line; above zero. */
  readonly qty?: number;
}

export interface StockTransferUpdate {
  /** Number of the document. */
  readonly docNo: string;
  /** Business reason for the change; stored in the audit trail. */
  readonly reason: string;
  /** Document date (default: the book date, if the numbering rules of the book allow it). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string | null;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string | null;
  /** Project code of the header; used for lines without one. */
  readonly project?: string | null;
  /** Department code of the header; used for lines without one. */
  readonly department?: string | null;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Exact active source location; a line can have another. */
  readonly fromLocation?: string;
  /** Exact active destination location; a line can have another. */
  readonly toLocation?: string;
  /** Note of the document, plain text or RTF; a purchase order stores it as RTF. Verification compares the visible text. */
  readonly note?: string | null;
  /** First remark. */
  readonly remark1?: string | null;
  /** Second remark. */
  readonly remark2?: string | null;
  /** Third remark. */
  readonly remark3?: string | null;
  /** Fourth remark. */
  readonly remark4?: string | null;
  /** Whether to check everything without saving. The result then has saved false. */
  readonly validateOnly?: boolean;
  /** Name of the numbering format for the number of a draft when it is posted. */
  readonly docNoFormatName?: string;
  /** Send false to post a draft. The draft gets its number and is checked and posted like a new document. Without it, a draft stays a draft. */
  readonly saveAsDraft?: boolean;
  /** What to do with the lines: update or delete existing rows by key, append rows, or replace all of them. */
  readonly detailMode?: 'update' | 'append' | 'replace' | 'delete';
  /** Rows to change, add or delete, depending on detailMode; not an empty array. */
  readonly lines?: readonly StockTransferUpdateLine[];
}

export interface StockTakeCreateLine {
  /** Item code of a stock item. */
  readonly itemCode: string;
  /** Text of the line (default: the item’s description). */
  readonly description?: string;
  /** Second text of the line. */
  readonly description2?: string;
  /** Long text of the line, rich text. */
  readonly furtherDescription?: string;
  /** Unit of measure of the item (default: its base unit). */
  readonly uom?: string;
  /** Exact active stock location; takes precedence over the location of the header. Stock lines need one. */
  readonly location?: string;
  /** Batch number, for items with batch control. */
  readonly batchNo?: string;
  /** Serial numbers, separated by commas, for items with serial numbers. */
  readonly serialNo?: string;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Quantity counted, in the unit of the line; zero when nothing was found. */
  readonly countedQty: number;
}

export interface StockTakeCreate {
  /** Document number. Leave it out or send <<New>> to have the book generate it. */
  readonly docNo?: string;
  /** Document date (default: the book date, if the numbering rules of the book allow it). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string;
  /** Project code of the header; used for lines without one. */
  readonly project?: string;
  /** Department code of the header; used for lines without one. */
  readonly department?: string;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Exact active location code; used for lines without one. */
  readonly location?: string;
  /** Note of the document, plain text or RTF; a purchase order stores it as RTF. Verification compares the visible text. */
  readonly note?: string;
  /** First remark. */
  readonly remark1?: string;
  /** Second remark. */
  readonly remark2?: string;
  /** Third remark. */
  readonly remark3?: string;
  /** Fourth remark. */
  readonly remark4?: string;
  /** Lines of the document, at least one. */
  readonly lines: readonly StockTakeCreateLine[];
  /** Name of the numbering format for the document number. */
  readonly docNoFormatName?: string;
  /** Whether to save a draft, which has no number of the series and no postings. */
  readonly saveAsDraft?: boolean;
  /** Whether to read the saved record again and return readBack checks. Without it, saving is faster. */
  readonly verifyAfterSave?: boolean;
}

export interface StockTakeUpdateLine {
  /** Key of an existing row from the get command; use the string form if possible. */
  readonly dtlKey?: number | string;
  /** Item code of a stock item. */
  readonly itemCode?: string;
  /** Text of the line (default: the item’s description). */
  readonly description?: string | null;
  /** Second text of the line. */
  readonly description2?: string | null;
  /** Long text of the line, rich text. */
  readonly furtherDescription?: string | null;
  /** Unit of measure of the item (default: its base unit). */
  readonly uom?: string;
  /** Exact active stock location; takes precedence over the location of the header. Stock lines need one. */
  readonly location?: string;
  /** Batch number, for items with batch control. */
  readonly batchNo?: string | null;
  /** Serial numbers, separated by commas, for items with serial numbers. */
  readonly serialNo?: string | null;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Quantity counted, in the unit of the line; zero when nothing was found. */
  readonly countedQty?: number;
}

export interface StockTakeUpdate {
  /** Number of the document. */
  readonly docNo: string;
  /** Business reason for the change; stored in the audit trail. */
  readonly reason: string;
  /** Document date (default: the book date, if the numbering rules of the book allow it). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string | null;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string | null;
  /** Project code of the header; used for lines without one. */
  readonly project?: string | null;
  /** Department code of the header; used for lines without one. */
  readonly department?: string | null;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Exact active location code; used for lines without one. */
  readonly location?: string;
  /** Note of the document, plain text or RTF; a purchase order stores it as RTF. Verification compares the visible text. */
  readonly note?: string | null;
  /** First remark. */
  readonly remark1?: string | null;
  /** Second remark. */
  readonly remark2?: string | null;
  /** Third remark. */
  readonly remark3?: string | null;
  /** Fourth remark. */
  readonly remark4?: string | null;
  /** Whether to check everything without saving. The result then has saved false. */
  readonly validateOnly?: boolean;
  /** Name of the numbering format for the number of a draft when it is posted. */
  readonly docNoFormatName?: string;
  /** Send false to post a draft. The draft gets its number and is checked and posted like a new document. Without it, a draft stays a draft. */
  readonly saveAsDraft?: boolean;
  /** What to do with the lines: update or delete existing rows by key, append rows, or replace all of them. */
  readonly detailMode?: 'update' | 'append' | 'replace' | 'delete';
  /** Rows to change, add or delete, depending on detailMode; not an empty array. */
  readonly lines?: readonly StockTakeUpdateLine[];
}

export interface StockUomConversionCreateLine {
  /** Item code of a stock item. */
  readonly itemCode: string;
  /** Text of the line (default: the item’s description). */
  readonly description?: string;
  /** Second text of the line. */
  readonly description2?: string;
  /** Long text of the line, rich text. */
  readonly furtherDescription?: string;
  /** Exact active stock location; takes precedence over the location of the header. Stock lines need one. */
  readonly location?: string;
  /** Batch number, for items with batch control. */
  readonly batchNo?: string;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Quantity that is converted, in fromUom; above zero. */
  readonly qty: number;
  /** Unit to convert from. */
  readonly fromUom: string;
  /** Quantity that results, in toUom (default: calculated from the units of the item). */
  readonly toQty?: number;
  /** Unit to convert to. */
  readonly toUom: string;
}

export interface StockUomConversionCreate {
  /** Document number. Leave it out or send <<New>> to have the book generate it. */
  readonly docNo?: string;
  /** Document date (default: the book date, if the numbering rules of the book allow it). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string;
  /** Project code of the header; used for lines without one. */
  readonly project?: string;
  /** Department code of the header; used for lines without one. */
  readonly department?: string;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Exact active location code; used for lines without one. */
  readonly location?: string;
  /** Note of the document, plain text or RTF; a purchase order stores it as RTF. Verification compares the visible text. */
  readonly note?: string;
  /** First remark. */
  readonly remark1?: string;
  /** Second remark. */
  readonly remark2?: string;
  /** Third remark. */
  readonly remark3?: string;
  /** Fourth remark. */
  readonly remark4?: string;
  /** Lines of the document, at least one. */
  readonly lines: readonly StockUomConversionCreateLine[];
  /** Name of the numbering format for the document number. */
  readonly docNoFormatName?: string;
  /** Whether to save a draft, which has no number of the series and no postings. */
  readonly saveAsDraft?: boolean;
  /** Whether to read the saved record again and return readBack checks. Without it, saving is faster. */
  readonly verifyAfterSave?: boolean;
}

export interface StockUomConversionUpdateLine {
  /** Key of an existing row from the get command; use the string form if possible. */
  readonly dtlKey?: number | string;
  /** Item code of a stock item. */
  readonly itemCode?: string;
  /** Text of the line (default: the item’s description). */
  readonly description?: string | null;
  /** Second text of the line. */
  readonly description2?: string | null;
  /** Long text of the line, rich text. */
  readonly furtherDescription?: string | null;
  /** Exact active stock location; takes precedence over the location of the header. Stock lines need one. */
  readonly location?: string;
  /** Batch number, for items with batch control. */
  readonly batchNo?: string | null;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Quantity that is converted, in fromUom; above zero. */
  readonly qty?: number;
  /** Unit to convert from. */
  readonly fromUom?: string;
  /** Quantity that results, in toUom (default: calculated from the units of the item). */
  readonly toQty?: number;
  /** Unit to convert to. */
  readonly toUom?: string;
}

export interface StockUomConversionUpdate {
  /** Number of the document. */
  readonly docNo: string;
  /** Business reason for the change; stored in the audit trail. */
  readonly reason: string;
  /** Document date (default: the book date, if the numbering rules of the book allow it). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string | null;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string | null;
  /** Project code of the header; used for lines without one. */
  readonly project?: string | null;
  /** Department code of the header; used for lines without one. */
  readonly department?: string | null;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Exact active location code; used for lines without one. */
  readonly location?: string;
  /** Note of the document, plain text or RTF; a purchase order stores it as RTF. Verification compares the visible text. */
  readonly note?: string | null;
  /** First remark. */
  readonly remark1?: string | null;
  /** Second remark. */
  readonly remark2?: string | null;
  /** Third remark. */
  readonly remark3?: string | null;
  /** Fourth remark. */
  readonly remark4?: string | null;
  /** Whether to check everything without saving. The result then has saved false. */
  readonly validateOnly?: boolean;
  /** Name of the numbering format for the number of a draft when it is posted. */
  readonly docNoFormatName?: string;
  /** Send false to post a draft. The draft gets its number and is checked and posted like a new document. Without it, a draft stays a draft. */
  readonly saveAsDraft?: boolean;
  /** What to do with the lines: update or delete existing rows by key, append rows, or replace all of them. */
  readonly detailMode?: 'update' | 'append' | 'replace' | 'delete';
  /** Rows to change, add or delete, depending on detailMode; not an empty array. */
  readonly lines?: readonly StockUomConversionUpdateLine[];
}

export interface RecordListItemPackage {
  /** Only the record with exactly this packageCode. */
  readonly code?: string;
  /** Only the records with these codes, 1 to 500, each once. */
  readonly keys?: readonly string[];
  /** Only records with this text in description; case does not matter. */
  readonly name?: string;
  /** Whether to return active records (true) or inactive ones (false). Leave it out for both. */
  readonly isActive?: boolean;
  /** Only those with this text in the code or the name; case does not matter. */
  readonly search?: string;
  /** Only what was created, changed or voided at or after this timestamp. The list then starts with the latest change. */
  readonly changedSince?: string;
  /** Maximum rows to return (default 5,000). */
  readonly limit?: number;
  /** nextCursor from the previous result, to get the next page. */
  readonly cursor?: string;
}

export interface GetItemPackage {
  /** Code of the package. */
  readonly packageCode: string;
}

export interface ItemPackageCreateLine {
  /** Item code of the component. */
  readonly itemCode: string;
  /** Text of the component (default: the item’s description). */
  readonly description?: string;
  /** Second text; rejected if the installed version does not support it. */
  readonly desc2?: string;
  /** Long text of the component, rich text. */
  readonly furtherDescription?: string;
  /** Unit of measure of the component (default: the item’s base unit). */
  readonly uom?: string;
  /** Quantity of the component in one package (default: 1 for a new component). */
  readonly qty?: number;
  /** Selling price of one unit of the component. */
  readonly unitPrice?: number;
  /** Purchase price of one unit of the component. */
  readonly purchasePrice?: number;
  /** Tax code of the component when it is sold. */
  readonly taxCode?: string;
  /** Tax code of the component when it is bought; an empty string clears it. */
  readonly purchaseTaxCode?: string;
  /** Whether the component is printed on documents. */
  readonly printOut?: boolean;
}

export interface ItemPackageCreate {
  /** Code of the package. */
  readonly packageCode: string;
  /** What the package is called. */
  readonly description?: string;
  /** Barcode of the package. */
  readonly barCode?: string;
  /** Selling price of one package, as a number or a string. */
  readonly unitPrice?: number | string;
  /** Whether the package is active. */
  readonly isActive?: boolean;
  /** How many packages can be sold in total (a quantity). */
  readonly limitedQty?: number | string;
  /** Whether the same component item is allowed more than once, in this request only. */
  readonly allowDuplicateItemCode?: boolean;
  /** Components of the package. */
  readonly lines?: readonly ItemPackageCreateLine[];
  /** Single component: its item code. Send this or lines, not both. */
  readonly itemCode?: string;
  /** Single component: its quantity in one package (default: 1 for a new component). */
  readonly qty?: number;
  /** Single component: its unit of measure. */
  readonly uom?: string;
  /** Single component: its text. */
  readonly lineDescription?: string;
  /** Single component: its second text. */
  readonly lineDescription2?: string;
  /** Single component: its long text. */
  readonly furtherDescription?: string;
  /** Single component: its selling price. */
  readonly lineUnitPrice?: number;
  /** Single component: its purchase price. */
  readonly purchasePrice?: number;
  /** Single component: its tax code when sold. */
  readonly taxCode?: string;
  /** Single component: its tax code when bought; an empty string clears it. */
  readonly purchaseTaxCode?: string;
  /** Whether to read the saved record again and return readBack checks. Without it, saving is faster. */
  readonly verifyAfterSave?: boolean;
}

export interface ItemPackageUpdateLine {
  /** Item code of the component. */
  readonly itemCode?: string;
  /** Text of the component (default: the item’s description). */
  readonly description?: string | null;
  /** Second text; rejected if the installed version does not support it. */
  readonly desc2?: string | null;
  /** Long text of the component, rich text. */
  readonly furtherDescription?: string | null;
  /** Unit of measure of the component (default: the item’s base unit). */
  readonly uom?: string;
  /** Quantity of the component in one package (default: 1 for a new component). */
  readonly qty?: number;
  /** Selling price of one unit of the component. */
  readonly unitPrice?: number;
  /** Purchase price of one unit of the component. */
  readonly purchasePrice?: number;
  /** Tax code of the component when it is sold. */
  readonly taxCode?: string | null;
  /** Tax code of the component when it is bought; an empty string clears it. */
  readonly purchaseTaxCode?: string | null;
  /** Whether the component is printed on documents. */
  readonly printOut?: boolean;
  /** Key of an existing component, from get-item-package; prefer the string. */
  readonly lineKey?: number | string;
  /** The same key under its native name; when both are sent they must be equal. */
  readonly dtlKey?: number | string;
}

export interface ItemPackageUpdate {
  /** Code of the package. */
  readonly packageCode: string;
  /** What the package is called. */
  readonly description?: string | null;
  /** Barcode of the package. */
  readonly barCode?: string | null;
  /** Selling price of one package, as a number or a string. */
  readonly unitPrice?: number | string;
  /** Whether the package is active. */
  readonly isActive?: boolean;
  /** How many packages can be sold in total (a quantity). */
  readonly limitedQty?: number | string;
  /** Whether the same component item is allowed more than once, in this request only. */
  readonly allowDuplicateItemCode?: boolean;
  /** Components to change, add or delete, depending on detailMode; not an empty array. */
  readonly lines?: readonly ItemPackageUpdateLine[];
  /** Single component: its item code. Send this or lines, not both. */
  readonly itemCode?: string;
  /** Single component: its quantity in one package (default: 1 for a new component). */
  readonly qty?: number;
  /** Single component: its unit of measure. */
  readonly uom?: string;
  /** Single component: its text. */
  readonly lineDescription?: string | null;
  /** Single component: its second text. */
  readonly lineDescription2?: string | null;
  /** Single component: its long text. */
  readonly furtherDescription?: string | null;
  /** Single component: its selling price. */
  readonly lineUnitPrice?: number;
  /** Single component: its purchase price. */
  readonly purchasePrice?: number;
  /** Single component: its tax code when sold. */
  readonly taxCode?: string | null;
  /** Single component: its tax code when bought; an empty string clears it. */
  readonly purchaseTaxCode?: string | null;
  /** Single component: key of the existing component to change or delete. */
  readonly lineKey?: number | string;
  /** Single component: the same key under its native name. */
  readonly dtlKey?: number | string;
  /** What to do with the components: update or delete existing ones by key, append new ones, or replace all of them (default: update). */
  readonly detailMode?: 'update' | 'append' | 'replace' | 'delete';
  /** Whether to check everything without saving. The result then has saved false. */
  readonly validateOnly?: boolean;
  /** Business reason for the change, also for a preview; kept in the audit trail. */
  readonly reason: string;
}

export interface WithdrawItemPackage {
  /** Code of the package. */
  readonly packageCode: string;
  /** Reason; stored in the audit trail. */
  readonly reason?: string;
}

export interface RecordListItemBom {
  /** Only the record with exactly this itemCode. */
  readonly code?: string;
  /** Only the records with these codes, 1 to 500, each once. */
  readonly keys?: readonly string[];
  /** Whether to return active records (true) or inactive ones (false). Leave it out for both. */
  readonly isActive?: boolean;
  /** Only those with this text in the code; case does not matter. */
  readonly search?: string;
  /** Only what was created, changed or voided at or after this timestamp. The list then starts with the latest change. */
  readonly changedSince?: string;
  /** Maximum rows to return (default 5,000). */
  readonly limit?: number;
  /** nextCursor from the previous result, to get the next page. */
  readonly cursor?: string;
}

export interface GetItemBom {
  /** Item code of the finished good. */
  readonly itemCode: string;
}

export interface ItemBomCreateLine {
  /** Item code of the component. */
  readonly itemCode: string;
  /** Quantity of the component in one base unit of the finished good; above zero. */
  readonly qty: number;
  /** Unit of measure of the component (default: its base unit). */
  readonly uom?: string;
}

export interface ItemBomCreate {
  /** Item code of the finished good. */
  readonly itemCode: string;
  /** Components of one unit of the finished good, at least one. */
  readonly lines: readonly ItemBomCreateLine[];
  /** Whether the bill of materials is active. */
  readonly isActive?: boolean;
  /** Whether to read the saved record again and return readBack checks. Without it, saving is faster. */
  readonly verifyAfterSave?: boolean;
}

export interface ItemBomUpdateLine {
  /** Key of an existing row from the get command; use the string form if possible. */
  readonly dtlKey?: number | string;
  /** Item code of the component. */
  readonly itemCode?: string;
  /** Quantity of the component in one base unit of the finished good; above zero. */
  readonly qty?: number;
  /** Unit of measure of the component (default: its base unit). */
  readonly uom?: string;
}

export interface ItemBomUpdate {
  /** Item code of the finished good. */
  readonly itemCode: string;
  /** Business reason for the change; stored in the audit trail. */
  readonly reason: string;
  /** Whether the bill of materials is active. */
  readonly isActive?: boolean;
  /** Whether to check everything without saving. The result then has saved false. */
  readonly validateOnly?: boolean;
  /** What to do with the lines: update or delete existing rows by key, append rows, or replace all of them. */
  readonly detailMode?: 'update' | 'append' | 'replace' | 'delete';
  /** Rows to change, add or delete, depending on detailMode; not an empty array. */
  readonly lines?: readonly ItemBomUpdateLine[];
}

export interface WithdrawItemBom {
  /** Item code of the finished good. */
  readonly itemCode: string;
  /** Reason; stored in the audit trail. */
  readonly reason?: string;
}

export interface StockAssemblyCreateLine {
  /** Item code of the component. */
  readonly itemCode: string;
  /** Quantity of the component in one base unit of the finished good; above zero. */
  readonly qty: number;
  /** Unit of measure of the component (default: its base unit). */
  readonly uom?: string;
  /** Text of the line (default: the item’s description). */
  readonly description?: string;
  /** Location of the component (default: the header’s). */
  readonly location?: string;
  /** Batch number, for items with batch control. */
  readonly batchNo?: string;
  /** Serial numbers, separated by commas, for items with serial numbers. */
  readonly serialNo?: string;
  /** Project code of the line. */
  readonly project?: string;
  /** Department code of the line. */
  readonly department?: string;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
}

export interface StockAssemblyCreate {
  /** Document number. Leave it out or send <<New>> to have the book generate it. */
  readonly docNo?: string;
  /** Document date (default: the book date, if the numbering rules of the book allow it). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string;
  /** Project code of the header; used for lines without one. */
  readonly project?: string;
  /** Department code of the header; used for lines without one. */
  readonly department?: string;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Item code of the finished good. */
  readonly itemCode?: string;
  /** How many of the finished good, in its base unit; above zero. */
  readonly qty?: number;
  /** Exact active location of the finished good; components are at the same location unless their line has another. */
  readonly location?: string;
  /** Batch of the finished good, where it is kept by batch. */
  readonly batchNo?: string;
  /** Serial numbers of the finished good, separated by commas, where it is kept by serial number. */
  readonly serialNo?: string;
  /** Cost of assembling one finished good, on top of its components. */
  readonly assemblyCost?: number;
  /** Note of the document, plain text or RTF; a purchase order stores it as RTF. Verification compares the visible text. */
  readonly note?: string;
  /** First remark. */
  readonly remark1?: string;
  /** Second remark. */
  readonly remark2?: string;
  /** Third remark. */
  readonly remark3?: string;
  /** Fourth remark. */
  readonly remark4?: string;
  /** Number of the assembly order. Fields you leave out are copied from it; the default quantity is its outstanding quantity. */
  readonly fromDocNo?: string;
  /** Components to use instead of the bill of materials, with quantities for one finished good (default: the bill of materials). */
  readonly lines?: readonly StockAssemblyCreateLine[];
  /** Name of the numbering format for the document number. */
  readonly docNoFormatName?: string;
  /** Whether to save a draft, which has no number of the series and no postings. */
  readonly saveAsDraft?: boolean;
  /** Whether to read the saved record again and return readBack checks. Without it, saving is faster. */
  readonly verifyAfterSave?: boolean;
}

export interface StockAssemblyUpdateLine {
  /** Key of an existing row from the get command; use the string form if possible. */
  readonly dtlKey?: number | string;
  /** Item code of the component. */
  readonly itemCode?: string;
  /** Quantity of the component in one base unit of the finished good; above zero. */
  readonly qty?: number;
  /** Unit of measure of the component (default: its base unit). */
  readonly uom?: string;
  /** Text of the line (default: the item’s description). */
  readonly description?: string | null;
  /** Location of the component (default: the header’s). */
  readonly location?: string;
  /** Batch number, for items with batch control. */
  readonly batchNo?: string | null;
  /** Serial numbers, separated by commas, for items with serial numbers. */
  readonly serialNo?: string | null;
  /** Project code of the line. */
  readonly project?: string | null;
  /** Department code of the line. */
  readonly department?: string | null;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
}

export interface StockAssemblyUpdate {
  /** Number of the document. */
  readonly docNo: string;
  /** Business reason for the change; stored in the audit trail. */
  readonly reason: string;
  /** Document date (default: the book date, if the numbering rules of the book allow it). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string | null;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string | null;
  /** Project code of the header; used for lines without one. */
  readonly project?: string | null;
  /** Department code of the header; used for lines without one. */
  readonly department?: string | null;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Item code of the finished good. */
  readonly itemCode?: string;
  /** How many of the finished good, in its base unit; above zero. */
  readonly qty?: number;
  /** Exact active location of the finished good; components are at the same location unless their line has another. */
  readonly location?: string;
  /** Batch of the finished good, where it is kept by batch. */
  readonly batchNo?: string;
  /** Serial numbers of the finished good, separated by commas, where it is kept by serial number. */
  readonly serialNo?: string;
  /** Cost of assembling one finished good, on top of its components. */
  readonly assemblyCost?: number;
  /** Note of the document, plain text or RTF; a purchase order stores it as RTF. Verification compares the visible text. */
  readonly note?: string | null;
  /** First remark. */
  readonly remark1?: string | null;
  /** Second remark. */
  readonly remark2?: string | null;
  /** Third remark. */
  readonly remark3?: string | null;
  /** Fourth remark. */
  readonly remark4?: string | null;
  /** Whether to check everything without saving. The result then has saved false. */
  readonly validateOnly?: boolean;
  /** Name of the numbering format for the number of a draft when it is posted. */
  readonly docNoFormatName?: string;
  /** Send false to post a draft. The draft gets its number and is checked and posted like a new document. Without it, a draft stays a draft. */
  readonly saveAsDraft?: boolean;
  /** What to do with the lines: update or delete existing rows by key, append rows, or replace all of them. */
  readonly detailMode?: 'update' | 'append' | 'replace' | 'delete';
  /** Rows to change, add or delete, depending on detailMode; not an empty array. */
  readonly lines?: readonly StockAssemblyUpdateLine[];
}

export interface StockAssemblyOrderCreate {
  /** Document number. Leave it out or send <<New>> to have the book generate it. */
  readonly docNo?: string;
  /** Document date (default: the book date, if the numbering rules of the book allow it). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string;
  /** Project code of the header; used for lines without one. */
  readonly project?: string;
  /** Department code of the header; used for lines without one. */
  readonly department?: string;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Item code of the finished good. */
  readonly itemCode: string;
  /** How many of the finished good, in its base unit; above zero. */
  readonly qty: number;
  /** Exact active location of the finished good; components are at the same location unless their line has another. */
  readonly location?: string;
  /** Batch of the finished good, where it is kept by batch. */
  readonly batchNo?: string;
  /** Serial numbers of the finished good, separated by commas, where it is kept by serial number. */
  readonly serialNo?: string;
  /** Cost of assembling one finished good, on top of its components. */
  readonly assemblyCost?: number;
  /** Note of the document, plain text or RTF; a purchase order stores it as RTF. Verification compares the visible text. */
  readonly note?: string;
  /** First remark. */
  readonly remark1?: string;
  /** Second remark. */
  readonly remark2?: string;
  /** Third remark. */
  readonly remark3?: string;
  /** Fourth remark. */
  readonly remark4?: string;
  /** Components to use instead of the bill of materials, with quantities for one finished good (default: the bill of materials). */
  readonly lines?: readonly StockAssemblyCreateLine[];
  /** Name of the numbering format for the document number. */
  readonly docNoFormatName?: string;
  /** Whether to save a draft, which has no number of the series and no postings. */
  readonly saveAsDraft?: boolean;
  /** Whether to read the saved record again and return readBack checks. Without it, saving is faster. */
  readonly verifyAfterSave?: boolean;
}

export interface StockDisassemblyCreate {
  /** Document number. Leave it out or send <<New>> to have the book generate it. */
  readonly docNo?: string;
  /** Document date (default: the book date, if the numbering rules of the book allow it). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string;
  /** Project code of the header; used for lines without one. */
  readonly project?: string;
  /** Department code of the header; used for lines without one. */
  readonly department?: string;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Item code of the finished good. */
  readonly itemCode: string;
  /** How many of the finished good, in its base unit; above zero. */
  readonly qty: number;
  /** Exact active location of the finished good; components are at the same location unless their line has another. */
  readonly location: string;
  /** Batch of the finished good, where it is kept by batch. */
  readonly batchNo?: string;
  /** Serial numbers of the finished good, separated by commas, where it is kept by serial number. */
  readonly serialNo?: string;
  /** Note of the document, plain text or RTF; a purchase order stores it as RTF. Verification compares the visible text. */
  readonly note?: string;
  /** First remark. */
  readonly remark1?: string;
  /** Second remark. */
  readonly remark2?: string;
  /** Third remark. */
  readonly remark3?: string;
  /** Fourth remark. */
  readonly remark4?: string;
  /** Components to use instead of the bill of materials, with quantities for one finished good (default: the bill of materials). */
  readonly lines?: readonly StockAssemblyCreateLine[];
  /** Name of the numbering format for the document number. */
  readonly docNoFormatName?: string;
  /** Whether to save a draft, which has no number of the series and no postings. */
  readonly saveAsDraft?: boolean;
  /** Whether to read the saved record again and return readBack checks. Without it, saving is faster. */
  readonly verifyAfterSave?: boolean;
}

export interface StockDisassemblyUpdate {
  /** Number of the document. */
  readonly docNo: string;
  /** Business reason for the change; stored in the audit trail. */
  readonly reason: string;
  /** Document date (default: the book date, if the numbering rules of the book allow it). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string | null;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string | null;
  /** Project code of the header; used for lines without one. */
  readonly project?: string | null;
  /** Department code of the header; used for lines without one. */
  readonly department?: string | null;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Item code of the finished good. */
  readonly itemCode?: string;
  /** How many of the finished good, in its base unit; above zero. */
  readonly qty?: number;
  /** Exact active location of the finished good; components are at the same location unless their line has another. */
  readonly location?: string;
  /** Batch of the finished good, where it is kept by batch. */
  readonly batchNo?: string;
  /** Serial numbers of the finished good, separated by commas, where it is kept by serial number. */
  readonly serialNo?: string;
  /** Note of the document, plain text or RTF; a purchase order stores it as RTF. Verification compares the visible text. */
  readonly note?: string | null;
  /** First remark. */
  readonly remark1?: string | null;
  /** Second remark. */
  readonly remark2?: string | null;
  /** Third remark. */
  readonly remark3?: string | null;
  /** Fourth remark. */
  readonly remark4?: string | null;
  /** Whether to check everything without saving. The result then has saved false. */
  readonly validateOnly?: boolean;
  /** Name of the numbering format for the number of a draft when it is posted. */
  readonly docNoFormatName?: string;
  /** Send false to post a draft. The draft gets its number and is checked and posted like a new document. Without it, a draft stays a draft. */
  readonly saveAsDraft?: boolean;
  /** What to do with the lines: update or delete existing rows by key, append rows, or replace all of them. */
  readonly detailMode?: 'update' | 'append' | 'replace' | 'delete';
  /** Rows to change, add or delete, depending on detailMode; not an empty array. */
  readonly lines?: readonly StockAssemblyUpdateLine[];
}

export interface LocationCreate {
  /** Exact code of the location. */
  readonly location: string;
  /** Name or address of the location. */
  readonly description?: string;
  /** Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it. */
  readonly isActive?: boolean;
  /** Whether to read the saved record again and return readBack checks. Without it, saving is faster. */
  readonly verifyAfterSave?: boolean;
}

export interface LocationUpdate {
  /** Exact code of the location. */
  readonly location: string;
  /** Business reason for the change; stored in the audit trail. */
  readonly reason: string;
  /** Name or address of the location. */
  readonly description?: string | null;
  /** Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it. */
  readonly isActive?: boolean;
  /** Whether to check everything without saving. The result then has saved false. */
  readonly validateOnly?: boolean;
}

export interface WithdrawLocation {
  /** Exact code of the location. */
  readonly location: string;
  /** Reason; stored in the audit trail. */
  readonly reason?: string;
}

export interface ReadChartAccounts {
  /** Only the record with exactly this accountNo. */
  readonly code?: string;
  /** Only the records with these codes, 1 to 500, each once. */
  readonly keys?: readonly string[];
  /** Only records with this text in description; case does not matter. */
  readonly name?: string;
  /** Whether to return active records (true) or inactive ones (false). Leave it out for both. */
  readonly isActive?: boolean;
  /** Only those with this text in the code or the name; case does not matter. */
  readonly search?: string;
}

export interface ReadGlAccountBalance {
  /** Only this GL account. */
  readonly accountNo?: string;
  /** Only this debtor or creditor. */
  readonly partyCode?: string;
  /** Only this customer, instead of partyCode. */
  readonly debtorCode?: string;
  /** Only this supplier, instead of partyCode. */
  readonly creditorCode?: string;
  /** First date to include. */
  readonly dateFrom?: string;
  /** Last date to include. */
  readonly dateTo?: string;
  /** With accountNo: month also gives the debits and credits of each month. */
  readonly groupBy?: 'month';
}

export interface GetGlAccount {
  /** Account number. */
  readonly accountNo: string;
}

export interface CreateFixedAssetGlAccounts {
  /** Number of the account for the cost. */
  readonly accountNo: string;
  /** Name of the cost account, for example Computers at cost. */
  readonly description: string;
  /** Number of the account for the accumulated depreciation. */
  readonly depreciationAccountNo: string;
  /** Name of the depreciation account (default: “Accumulated depreciation - ” and the name of the cost account). */
  readonly depreciationDescription?: string;
  /** Parent account. An account with sub-accounts cannot have postings itself. */
  readonly parentAccountNo?: string;
  /** Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it. */
  readonly isActive?: boolean;
  /** Whether to read the saved record again and return readBack checks. Without it, saving is faster. */
  readonly verifyAfterSave?: boolean;
}

export interface GlAccountCreate {
  /** Account number. */
  readonly accountNo: string;
  /** Name of the account. */
  readonly description: string;
  /** CP capital, RE retained earnings; FA, OA, CA fixed, other, current assets; CL, LL, OL current, long-term, other liabilities; SL sales, SA sales adjustments, CO cost of sales, OI other and EI extraordinary income, EP expenses, TX taxation, AD appropriation. */
  readonly accountType: 'CP' | 'RE' | 'FA' | 'OA' | 'CA' | 'CL' | 'LL' | 'OL' | 'SL' | 'SA' | 'CO' | 'OI' | 'EI' | 'EP' | 'TX' | 'AD';
  /** Parent account. An account with sub-accounts cannot have postings itself. */
  readonly parentAccountNo?: string;
  /** Role the account plays for the book, for example BANK or CASH; leave it out for an ordinary account. */
  readonly specialType?: 'DEBTOR_CONTROL' | 'CREDITOR_CONTROL' | 'BANK' | 'CASH' | 'STOCK' | 'GDNI' | 'GRNI' | 'CUSTOMER_DEPOSIT' | 'SUPPLIER_DEPOSIT' | 'TAX' | 'TAX_CONTROL' | 'WHT' | 'FIXED_ASSET' | 'ACCUM_DEPRECIATION' | 'RETAINED_EARNINGS' | 'OPENING_EQUITY';
  /** Currency of a bank account (default: the base currency). */
  readonly currencyCode?: string;
  /** Where the cash flow statement counts it: OPR operating, INV investing, FIN financing, CASH cash itself, OTHER. */
  readonly cashFlowClass?: 'OPR' | 'INV' | 'FIN' | 'CASH' | 'OTHER';
  /** Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it. */
  readonly isActive?: boolean;
  /** Whether to read the saved record again and return readBack checks. Without it, saving is faster. */
  readonly verifyAfterSave?: boolean;
}

export interface GlAccountUpdate {
  /** Account number. */
  readonly accountNo: string;
  /** Business reason for the change; stored in the audit trail. */
  readonly reason: string;
  /** Name of the account. */
  readonly description?: string;
  /** CP capital, RE retained earnings; FA, OA, CA fixed, other, current assets; CL, LL, OL current, long-term, other liabilities; SL sales, SA sales adjustments, CO cost of sales, OI other and EI extraordinary income, EP expenses, TX taxation, AD appropriation. */
  readonly accountType?: 'CP' | 'RE' | 'FA' | 'OA' | 'CA' | 'CL' | 'LL' | 'OL' | 'SL' | 'SA' | 'CO' | 'OI' | 'EI' | 'EP' | 'TX' | 'AD';
  /** Parent account. An account with sub-accounts cannot have postings itself. */
  readonly parentAccountNo?: string | null;
  /** Role the account plays for the book, for example BANK or CASH; leave it out for an ordinary account. */
  readonly specialType?: 'DEBTOR_CONTROL' | 'CREDITOR_CONTROL' | 'BANK' | 'CASH' | 'STOCK' | 'GDNI' | 'GRNI' | 'CUSTOMER_DEPOSIT' | 'SUPPLIER_DEPOSIT' | 'TAX' | 'TAX_CONTROL' | 'WHT' | 'FIXED_ASSET' | 'ACCUM_DEPRECIATION' | 'RETAINED_EARNINGS' | 'OPENING_EQUITY';
  /** Currency of a bank account (default: the base currency). */
  readonly currencyCode?: string;
  /** Where the cash flow statement counts it: OPR operating, INV investing, FIN financing, CASH cash itself, OTHER. */
  readonly cashFlowClass?: 'OPR' | 'INV' | 'FIN' | 'CASH' | 'OTHER';
  /** Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it. */
  readonly isActive?: boolean;
  /** Whether to check everything without saving. The result then has saved false. */
  readonly validateOnly?: boolean;
}

export interface WithdrawGlAccount {
  /** Account number. */
  readonly accountNo: string;
  /** Reason; stored in the audit trail. */
  readonly reason?: string;
}

export interface JournalEntryCreateLine {
  /** GL account of the line; leave it out if the line has a party. */
  readonly accountNo?: string;
  /** Customer of the line: it posts to the debtor control account and makes an open item of this customer. */
  readonly debtorCode?: string;
  /** Supplier of the line: it posts to the creditor control account and makes an open item of this supplier. */
  readonly creditorCode?: string;
  /** Text of the line (default: the narration of the document). */
  readonly description?: string;
  /** Tax code that the line is reported under. A journal posts exactly its lines, so add a separate line for the tax itself. */
  readonly taxCode?: string;
  /** Number of the deposit that the line refunds or forfeits; deposit accounts need one. */
  readonly depositDocNo?: string;
  /** Project code of the line. */
  readonly project?: string;
  /** Department code of the line. */
  readonly department?: string;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Amount to debit. */
  readonly debit?: number;
  /** Amount to credit. */
  readonly credit?: number;
}

export interface JournalEntryCreate {
  /** Document number. Leave it out or send <<New>> to have the book generate it. */
  readonly docNo?: string;
  /** Document date (default: the book date, if the numbering rules of the book allow it). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string;
  /** Project code of the header; used for lines without one. */
  readonly project?: string;
  /** Department code of the header; used for lines without one. */
  readonly department?: string;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Currency of the amounts (default: the base currency). */
  readonly currencyCode?: string;
  /** Exchange rate to the base currency (default: the dated rate of the book). */
  readonly currencyRate?: number;
  /** Journal type code of the book (default: its general journal). */
  readonly journalType?: string;
  /** Lines of the journal, debits and credits. */
  readonly lines: readonly JournalEntryCreateLine[];
  /** Name of the numbering format for the document number. */
  readonly docNoFormatName?: string;
  /** Whether to save a draft, which has no number of the series and no postings. */
  readonly saveAsDraft?: boolean;
  /** Whether to read the saved record again and return readBack checks. Without it, saving is faster. */
  readonly verifyAfterSave?: boolean;
}

export interface JournalEntryUpdateLine {
  /** Key of an existing row from the get command; use the string form if possible. */
  readonly dtlKey?: number | string;
  /** GL account of the line; leave it out if the line has a party. */
  readonly accountNo?: string | null;
  /** Customer of the line: it posts to the debtor control account and makes an open item of this customer. */
  readonly debtorCode?: string;
  /** Supplier of the line: it posts to the creditor control account and makes an open item of this supplier. */
  readonly creditorCode?: string;
  /** Text of the line (default: the narration of the document). */
  readonly description?: string | null;
  /** Tax code that the line is reported under. A journal posts exactly its lines, so add a separate line for the tax itself. */
  readonly taxCode?: string | null;
  /** Number of the deposit that the line refunds or forfeits; deposit accounts need one. */
  readonly depositDocNo?: string;
  /** Project code of the line. */
  readonly project?: string | null;
  /** Department code of the line. */
  readonly department?: string | null;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Amount to debit. */
  readonly debit?: number;
  /** Amount to credit. */
  readonly credit?: number;
}

export interface JournalEntryUpdate {
  /** Number of the document. */
  readonly docNo: string;
  /** Business reason for the change; stored in the audit trail. */
  readonly reason: string;
  /** Document date (default: the book date, if the numbering rules of the book allow it). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string | null;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string | null;
  /** Project code of the header; used for lines without one. */
  readonly project?: string | null;
  /** Department code of the header; used for lines without one. */
  readonly department?: string | null;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Currency of the amounts (default: the base currency). */
  readonly currencyCode?: string;
  /** Exchange rate to the base currency (default: the dated rate of the book). */
  readonly currencyRate?: number;
  /** Journal type code of the book (default: its general journal). */
  readonly journalType?: string | null;
  /** Whether to check everything without saving. The result then has saved false. */
  readonly validateOnly?: boolean;
  /** Name of the numbering format for the number of a draft when it is posted. */
  readonly docNoFormatName?: string;
  /** Send false to post a draft. The draft gets its number and is checked and posted like a new document. Without it, a draft stays a draft. */
  readonly saveAsDraft?: boolean;
  /** What to do with the lines: update or delete existing rows by key, append rows, or replace all of them. */
  readonly detailMode?: 'update' | 'append' | 'replace' | 'delete';
  /** Rows to change, add or delete, depending on detailMode; not an empty array. */
  readonly lines?: readonly JournalEntryUpdateLine[];
}

export interface ListGlCashBookDocuments {
  /** Only movements of this bank or cash account. */
  readonly bankAccount?: string;
  /** First date to include. */
  readonly dateFrom?: string;
  /** Last date to include. */
  readonly dateTo?: string;
  /** Only movements with this customer (debtor). */
  readonly debtorCode?: string;
  /** Only movements with this supplier (creditor). */
  readonly creditorCode?: string;
  /** Only those with this text in the document number, the cheque number or the name of the payee; case does not matter. */
  readonly search?: string;
  /** Maximum rows to return (default 5,000). */
  readonly limit?: number;
  /** nextCursor from the previous result, to get the next page. */
  readonly cursor?: string;
}

export interface ListGlCashBookEntries {
  /** First date to include. */
  readonly dateFrom?: string;
  /** Last date to include. */
  readonly dateTo?: string;
  /** Only documents of this party. */
  readonly debtorCode?: string;
  /** Only documents of this party. */
  readonly creditorCode?: string;
  /** Only the document with this number. */
  readonly docNo?: string;
  /** Only the documents with these numbers, 1 to 500, each once. */
  readonly keys?: readonly string[];
  /** Only documents in this status. */
  readonly status?: 'Draft' | 'Saved' | 'Void';
  /** Only those with this text in the number, the references, the description or the name of the party; case does not matter. */
  readonly search?: string;
  /** Only what was created, changed or voided at or after this timestamp. The list then starts with the latest change. */
  readonly changedSince?: string;
  /** Maximum rows to return (default 5,000). */
  readonly limit?: number;
  /** nextCursor from the previous result, to get the next page. */
  readonly cursor?: string;
  /** Only payments (PV) or only receipts (OR). */
  readonly docType?: 'PV' | 'OR';
}

export interface GetGlCashBookEntry {
  /** Number of the document. */
  readonly docNo: string;
  /** PV payment or OR receipt; needed only where both have a document of this number. */
  readonly docType?: 'PV' | 'OR';
}

export interface CashBookLine {
  /** GL account of the line; leave it out if the line has a party. */
  readonly accountNo?: string;
  /** Customer of the line: it posts to the debtor control account and makes an open item of this customer. */
  readonly debtorCode?: string;
  /** Supplier of the line: it posts to the creditor control account and makes an open item of this supplier. */
  readonly creditorCode?: string;
  /** Text of the line (default: the narration of the document). */
  readonly description?: string;
  /** Tax code of the line (default: the item’s, then the party’s). */
  readonly taxCode?: string;
  /** Number of the deposit that the line refunds or forfeits; deposit accounts need one. */
  readonly depositDocNo?: string;
  /** Project code of the line. */
  readonly project?: string;
  /** Department code of the line. */
  readonly department?: string;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Amount of the line; a negative amount reduces the total. */
  readonly amount: number;
  /** Withholding tax code; the tax is kept back and the bank moves the rest. */
  readonly withholdingTaxCode?: string;
}

export interface CashBookEntry {
  /** Document number. Leave it out or send <<New>> to have the book generate it. */
  readonly docNo?: string;
  /** Document date (default: the book date, if the numbering rules of the book allow it). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string;
  /** Project code of the header; used for lines without one. */
  readonly project?: string;
  /** Department code of the header; used for lines without one. */
  readonly department?: string;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Currency of the amounts (default: the base currency). */
  readonly currencyCode?: string;
  /** Exchange rate to the base currency (default: the dated rate of the book). */
  readonly currencyRate?: number;
  /** Bank or cash GL account that the money leaves or enters. */
  readonly bankAccount: string;
  /** Payment method code, for example CHEQUE or BANK. */
  readonly paymentMethod?: string;
  /** Cheque or reference number; reconciliation matches statements by it. */
  readonly chequeNo?: string;
  /** Who is paid, or who paid in. */
  readonly payee?: string;
  /** Whether the amounts of the lines include tax. */
  readonly inclusiveTax?: boolean;
  /** What the money is for, at least one line. */
  readonly lines: readonly CashBookLine[];
  /** Name of the numbering format for the document number. */
  readonly docNoFormatName?: string;
  /** Whether to save a draft, which has no number of the series and no postings. */
  readonly saveAsDraft?: boolean;
  /** Whether to read the saved record again and return readBack checks. Without it, saving is faster. */
  readonly verifyAfterSave?: boolean;
}

export interface GlCashBookEntryUpdateLine {
  /** Key of an existing row from the get command; use the string form if possible. */
  readonly dtlKey?: number | string;
  /** GL account of the line; leave it out if the line has a party. */
  readonly accountNo?: string | null;
  /** Customer of the line: it posts to the debtor control account and makes an open item of this customer. */
  readonly debtorCode?: string;
  /** Supplier of the line: it posts to the creditor control account and makes an open item of this supplier. */
  readonly creditorCode?: string;
  /** Text of the line (default: the narration of the document). */
  readonly description?: string | null;
  /** Tax code of the line (default: the item’s, then the party’s). */
  readonly taxCode?: string | null;
  /** Number of the deposit that the line refunds or forfeits; deposit accounts need one. */
  readonly depositDocNo?: string;
  /** Project code of the line. */
  readonly project?: string | null;
  /** Department code of the line. */
  readonly department?: string | null;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Amount of the line; a negative amount reduces the total. */
  readonly amount?: number;
  /** Withholding tax code; the tax is kept back and the bank moves the rest. */
  readonly withholdingTaxCode?: string;
}

export interface GlCashBookEntryUpdate {
  /** Number of the document. */
  readonly docNo: string;
  /** Business reason for the change; stored in the audit trail. */
  readonly reason: string;
  /** Document date (default: the book date, if the numbering rules of the book allow it). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string | null;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string | null;
  /** Project code of the header; used for lines without one. */
  readonly project?: string | null;
  /** Department code of the header; used for lines without one. */
  readonly department?: string | null;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Currency of the amounts (default: the base currency). */
  readonly currencyCode?: string;
  /** Exchange rate to the base currency (default: the dated rate of the book). */
  readonly currencyRate?: number;
  /** Bank or cash GL account that the money leaves or enters. */
  readonly bankAccount?: string;
  /** Payment method code, for example CHEQUE or BANK. */
  readonly paymentMethod?: string;
  /** Cheque or reference number; reconciliation matches statements by it. */
  readonly chequeNo?: string | null;
  /** Who is paid, or who paid in. */
  readonly payee?: string | null;
  /** Whether the amounts of the lines include tax. */
  readonly inclusiveTax?: boolean;
  /** Whether to check everything without saving. The result then has saved false. */
  readonly validateOnly?: boolean;
  /** Name of the numbering format for the number of a draft when it is posted. */
  readonly docNoFormatName?: string;
  /** Send false to post a draft. The draft gets its number and is checked and posted like a new document. Without it, a draft stays a draft. */
  readonly saveAsDraft?: boolean;
  /** What to do with the lines: update or delete existing rows by key, append rows, or replace all of them. */
  readonly detailMode?: 'update' | 'append' | 'replace' | 'delete';
  /** Rows to change, add or delete, depending on detailMode; not an empty array. */
  readonly lines?: readonly GlCashBookEntryUpdateLine[];
  /** PV payment or OR receipt; needed only where both have a document of this number. */
  readonly docType?: 'PV' | 'OR';
}

export interface VoidGlCashBookEntry {
  /** Number of the document. */
  readonly docNo: string;
  /** Reason; stored in the audit trail. */
  readonly reason?: string;
  /** PV payment or OR receipt; needed only where both have a document of this number. */
  readonly docType?: 'PV' | 'OR';
}

export interface ReadGlCashFlowAccounts {
  /** First date to include. */
  readonly dateFrom?: string;
  /** Last date to include. */
  readonly dateTo?: string;
}

export interface ReadPaymentMethods {
  /** Only the record with exactly this code. */
  readonly code?: string;
  /** Only the records with these codes, 1 to 500, each once. */
  readonly keys?: readonly string[];
  /** Only records with this text in description; case does not matter. */
  readonly name?: string;
  /** Whether to return active records (true) or inactive ones (false). Leave it out for both. */
  readonly isActive?: boolean;
  /** Only those with this text in the code or the name; case does not matter. */
  readonly search?: string;
  /** Whether to list inactive records too. */
  readonly includeInactive?: boolean;
}

export interface ListGlBankReconciliationUncleared {
  /** Only lines of this bank account. */
  readonly bankAccount?: string;
  /** Only lines up to this date. */
  readonly statementDate?: string;
  /** Maximum rows to return (default 5,000). */
  readonly limit?: number;
  /** nextCursor from the previous result, to get the next page. */
  readonly cursor?: string;
}

export interface GlBankReconciliationClearedEntry {
  /** Key of the ledger line, from list-gl-bank-reconciliation-uncleared; prefer the string. */
  readonly glKey?: number | string;
  /** Number of the document, if you do not have the key. All its lines on this account are cleared. */
  readonly docNo?: string;
  /** Type of that document, where documents of two types share the number. */
  readonly docType?: string;
}

export interface GlBankReconciliationStatementLine {
  /** Date of the line on the statement. */
  readonly lineDate: string;
  /** Amount, money in positive and money out negative. */
  readonly amount: number;
  /** Cheque or reference number on the statement. */
  readonly chequeNo?: string;
  /** What the bank wrote. */
  readonly description?: string;
}

export interface GlBankReconciliationCreate {
  /** Document number. Leave it out or send <<New>> to have the book generate it. */
  readonly docNo?: string;
  /** Bank GL account that the statement is of. */
  readonly bankAccount: string;
  /** Date the reconciliation is filed under (default: the statement date). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Last day of the bank statement; later than that of the reconciliation before. */
  readonly statementDate: string;
  /** Closing balance of the bank statement, money at the bank positive. */
  readonly statementBalance: number;
  /** Ledger lines that the statement confirms; leave it out if there are none. */
  readonly clearedEntries?: readonly GlBankReconciliationClearedEntry[];
  /** Lines of the statement itself; validate proposes for each the ledger line that matches it. */
  readonly statementLines?: readonly GlBankReconciliationStatementLine[];
  /** Whether to save although the statement and the cleared lines differ. The difference is stored with the reconciliation. */
  readonly allowDifference?: boolean;
  /** Whether to read the saved record again and return readBack checks. Without it, saving is faster. */
  readonly verifyAfterSave?: boolean;
}

export interface GlBankReconciliationUpdate {
  /** Number of the document. */
  readonly docNo: string;
  /** Business reason for the change; stored in the audit trail. */
  readonly reason: string;
  /** Date the reconciliation is filed under (default: the statement date). */
  readonly docDate?: string;
  /** Narration of the whole document. */
  readonly description?: string | null;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string | null;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Last day of the bank statement; later than that of the reconciliation before. */
  readonly statementDate?: string;
  /** Closing balance of the bank statement, money at the bank positive. */
  readonly statementBalance?: number;
  /** Whether to check everything without saving. The result then has saved false. */
  readonly validateOnly?: boolean;
  /** The whole set of lines that this reconciliation clears, in place of the set it has; leave it out to keep that set. */
  readonly clearedEntries?: readonly GlBankReconciliationClearedEntry[];
  /** Whether to save although the statement and the cleared lines differ. The difference is stored with the reconciliation. */
  readonly allowDifference?: boolean;
}

export interface ListAcctReportTemplates {
}

export interface SalesDocumentAcctPdf {
  /** AQ advanced quotation, QT quotation, SO sales order, DO delivery order, IV invoice, CS cash sale, CN credit note, DN debit note. */
  readonly docType: 'AQ' | 'QT' | 'SO' | 'DO' | 'IV' | 'CS' | 'CN' | 'DN';
  /** Number of the document. */
  readonly docNo: string;
  /** Name of the template, from list-acct-report-templates (default: the standard one of the document type). */
  readonly template?: string;
  /** Language of headings and of the amount in words: English, Malay or Chinese (default: en). */
  readonly language?: 'en' | 'ms' | 'zh';
}

export interface SalesInvoiceAcctPdf {
  /** Number of the document. */
  readonly docNo: string;
  /** Name of the template, from list-acct-report-templates (default: the standard one of the document type). */
  readonly template?: string;
  /** Language of headings and of the amount in words: English, Malay or Chinese (default: en). */
  readonly language?: 'en' | 'ms' | 'zh';
}

export interface SalesReportHtml {
  /** First date to include. */
  readonly dateFrom?: string;
  /** Last date to include. */
  readonly dateTo?: string;
  /** What the rows are: one per customer, item, sales agent or month (default: customer). */
  readonly groupBy?: 'customer' | 'item' | 'agent' | 'month';
  /** Language of headings and of the amount in words: English, Malay or Chinese (default: en). */
  readonly language?: 'en' | 'ms' | 'zh';
}

export interface PurchaseDocumentAcctPdf {
  /** RQ request for quotation, PO purchase order, GR goods received note, PI invoice, CP cash purchase, PR return. */
  readonly docType: 'RQ' | 'PO' | 'GR' | 'PI' | 'CP' | 'PR';
  /** Number of the document. */
  readonly docNo: string;
  /** Name of the template, from list-acct-report-templates (default: the standard one of the document type). */
  readonly template?: string;
  /** Language of headings and of the amount in words: English, Malay or Chinese (default: en). */
  readonly language?: 'en' | 'ms' | 'zh';
}

export interface StockDocumentAcctPdf {
  /** SA adjustment, SR receive, SI issue, ST transfer, TK stock take, SW write-off, UV UOM conversion, UC cost update, AS assembly, AO assembly order, DA disassembly. */
  readonly docType: 'SA' | 'SR' | 'SI' | 'ST' | 'TK' | 'SW' | 'UV' | 'UC' | 'AS' | 'AO' | 'DA';
  /** Number of the document. */
  readonly docNo: string;
  /** Name of the template, from list-acct-report-templates (default: the standard one of the document type). */
  readonly template?: string;
  /** Language of headings and of the amount in words: English, Malay or Chinese (default: en). */
  readonly language?: 'en' | 'ms' | 'zh';
}

export interface PartyStatement {
  /** Debtor or creditor code. */
  readonly partyCode?: string;
  /** Customer, instead of partyCode and side. */
  readonly debtorCode?: string;
  /** Supplier, instead of partyCode and side. */
  readonly creditorCode?: string;
  /** AR for a customer, AP for a supplier (default: decided by the code). */
  readonly side?: 'AR' | 'AP';
  /** First date to include (default of a report: the start of the fiscal year). */
  readonly dateFrom?: string;
  /** Last date to include, or the day of a balance (default: today). */
  readonly dateTo?: string;
  /** brought-forward shows the opening balance and every movement with a running balance; open-item shows what is still outstanding (default: brought-forward). */
  readonly style?: 'brought-forward' | 'open-item';
  /** Whether the months of the aging count from due date or from document date (default: dueDate). */
  readonly agingBy?: 'dueDate' | 'docDate';
  /** Name of a report such as trial-balance, balance-sheet or aged-receivables, or of a layout; list-acct-report-templates lists both (default: the layout Standard). */
  readonly template?: string;
  /** Language of headings and of the amount in words: English, Malay or Chinese (default: en). */
  readonly language?: 'en' | 'ms' | 'zh';
  /** File format of a report: a PDF, a web page, or rows for a spreadsheet (default: what the command is named after). */
  readonly format?: 'pdf' | 'html' | 'csv';
  /** What financial statements show next to their figures: nothing, the period just before, or the same period a year before (default: previous-year, or previous-period if the book has no data that early). */
  readonly compareWith?: 'none' | 'previous-period' | 'previous-year';
  /** profit-and-loss: a column for each month, department or project (default: the last month and the whole period). sales-analysis: a row for each customer, item, agent or month (default: customer). */
  readonly groupBy?: 'month' | 'department' | 'project' | 'customer' | 'item' | 'agent';
  /** general-ledger: the only account to show (default: all accounts). */
  readonly accountNo?: string;
  /** aged-receivables and aged-payables: whether the open documents are listed (default: true). */
  readonly showDocuments?: boolean;
}

export interface CreditorStatementReport {
  /** Supplier whose statement is wanted. */
  readonly creditorCode: string;
  /** First date to include. */
  readonly dateFrom?: string;
  /** Last date to include. */
  readonly dateTo?: string;
  /** brought-forward shows the opening balance and every movement with a running balance; open-item shows what is still outstanding (default: brought-forward). */
  readonly style?: 'brought-forward' | 'open-item';
  /** Whether the months of the aging count from due date or from document date (default: dueDate). */
  readonly agingBy?: 'dueDate' | 'docDate';
}

export interface DebtorStatementReport {
  /** Customer whose statement is wanted. */
  readonly debtorCode: string;
  /** First date to include. */
  readonly dateFrom?: string;
  /** Last date to include. */
  readonly dateTo?: string;
  /** brought-forward shows the opening balance and every movement with a running balance; open-item shows what is still outstanding (default: brought-forward). */
  readonly style?: 'brought-forward' | 'open-item';
  /** Whether the months of the aging count from due date or from document date (default: dueDate). */
  readonly agingBy?: 'dueDate' | 'docDate';
}

export interface ArapDocumentAcctPdf {
  /** AR: RI invoice, RP payment, RF refund, RC credit note, RD debit note, RDP deposit. AP: PB invoice, PP payment, PF refund, PC credit note, PD debit note, PDP deposit. CT contra. */
  readonly docType: 'RI' | 'RP' | 'RF' | 'RC' | 'RD' | 'RDP' | 'PB' | 'PP' | 'PF' | 'PC' | 'PD' | 'PDP' | 'CT';
  /** Number of the document. */
  readonly docNo: string;
  /** Name of the template, from list-acct-report-templates (default: the standard one of the document type). */
  readonly template?: string;
  /** Language of headings and of the amount in words: English, Malay or Chinese (default: en). */
  readonly language?: 'en' | 'ms' | 'zh';
}

export interface GlDocumentAcctPdf {
  /** JE journal entry, PV cash book payment, OR cash book receipt. */
  readonly docType?: 'JE' | 'PV' | 'OR';
  /** Number of the document. */
  readonly docNo?: string;
  /** Name of a report such as trial-balance, balance-sheet or aged-receivables, or of a layout; list-acct-report-templates lists both (default: the layout Standard). */
  readonly template?: string;
  /** Language of headings and of the amount in words: English, Malay or Chinese (default: en). */
  readonly language?: 'en' | 'ms' | 'zh';
  /** File format of a report: a PDF, a web page, or rows for a spreadsheet (default: what the command is named after). */
  readonly format?: 'pdf' | 'html' | 'csv';
  /** First date to include (default of a report: the start of the fiscal year). */
  readonly dateFrom?: string;
  /** Last date to include, or the day of a balance (default: today). */
  readonly dateTo?: string;
  /** What financial statements show next to their figures: nothing, the period just before, or the same period a year before (default: previous-year, or previous-period if the book has no data that early). */
  readonly compareWith?: 'none' | 'previous-period' | 'previous-year';
  /** profit-and-loss: a column for each month, department or project (default: the last month and the whole period). sales-analysis: a row for each customer, item, agent or month (default: customer). */
  readonly groupBy?: 'month' | 'department' | 'project' | 'customer' | 'item' | 'agent';
  /** general-ledger: the only account to show (default: all accounts). */
  readonly accountNo?: string;
  /** Whether the months of the aging count from due date or from document date (default: dueDate). */
  readonly agingBy?: 'dueDate' | 'docDate';
  /** aged-receivables and aged-payables: whether the open documents are listed (default: true). */
  readonly showDocuments?: boolean;
}

export interface DebtorBranch {
  /** Code of the branch, as documents name it. */
  readonly branchCode: string;
  /** Name of the branch. */
  readonly branchName?: string;
  /** First line of the address. */
  readonly address1?: string;
  /** Second line of the address. */
  readonly address2?: string;
  /** Third line of the address. */
  readonly address3?: string;
  /** Fourth line of the address. */
  readonly address4?: string;
  /** First phone number. */
  readonly phone1?: string;
  /** Second phone number. */
  readonly phone2?: string;
  /** Fax number. */
  readonly fax1?: string;
  /** Contact person. */
  readonly attention?: string;
  /** Email address. */
  readonly email?: string;
  /** Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it. */
  readonly isActive?: boolean;
}

export interface DebtorCreate {
  /** Customer (debtor) code. */
  readonly debtorCode: string;
  /** Name of the customer, as printed. */
  readonly companyName: string;
  /** Currency of all documents of this customer (default: the base currency). */
  readonly currencyCode?: string;
  /** Credit term for documents without one, for example C.O.D. or Net 30. */
  readonly displayTerm?: string;
  /** Area code. */
  readonly area?: string;
  /** Sales agent code for documents without one. */
  readonly salesAgent?: string;
  /** Debtor type code. */
  readonly debtorType?: string;
  /** Price category that sets this customer’s prices. */
  readonly priceCategory?: string;
  /** Maximum outstanding amount; 0 or no value means no limit. */
  readonly creditLimit?: number;
  /** Maximum overdue amount; 0 or no value means no limit. */
  readonly overdueLimit?: number;
  /** Tax entity id, for tax returns and e-invoices. */
  readonly taxEntityID?: number;
  /** Tax code for lines if neither the line nor its item has one. */
  readonly taxCode?: string;
  /** First line of the address. */
  readonly address1?: string;
  /** Second line of the address. */
  readonly address2?: string;
  /** Third line of the address. */
  readonly address3?: string;
  /** Fourth line of the address. */
  readonly address4?: string;
  /** First phone number. */
  readonly phone1?: string;
  /** Second phone number. */
  readonly phone2?: string;
  /** Fax number. */
  readonly fax1?: string;
  /** Contact person. */
  readonly attention?: string;
  /** Email address. */
  readonly email?: string;
  /** Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it. */
  readonly isActive?: boolean;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Branches of the customer. */
  readonly branches?: readonly DebtorBranch[];
  /** Whether to read the saved record again and return readBack checks. Without it, saving is faster. */
  readonly verifyAfterSave?: boolean;
}

export interface DebtorUpdateBranch {
  /** Code of the branch, as documents name it. */
  readonly branchCode: string;
  /** Name of the branch. */
  readonly branchName?: string | null;
  /** First line of the address. */
  readonly address1?: string | null;
  /** Second line of the address. */
  readonly address2?: string | null;
  /** Third line of the address. */
  readonly address3?: string | null;
  /** Fourth line of the address. */
  readonly address4?: string | null;
  /** First phone number. */
  readonly phone1?: string | null;
  /** Second phone number. */
  readonly phone2?: string | null;
  /** Fax number. */
  readonly fax1?: string | null;
  /** Contact person. */
  readonly attention?: string | null;
  /** Email address. */
  readonly email?: string | null;
  /** Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it. */
  readonly isActive?: boolean;
}

export interface DebtorUpdate {
  /** Customer (debtor) code. */
  readonly debtorCode: string;
  /** Business reason for the change; stored in the audit trail. */
  readonly reason: string;
  /** Name of the customer, as printed. */
  readonly companyName?: string;
  /** Currency of all documents of this customer (default: the base currency). */
  readonly currencyCode?: string;
  /** Credit term for documents without one, for example C.O.D. or Net 30. */
  readonly displayTerm?: string | null;
  /** Area code. */
  readonly area?: string | null;
  /** Sales agent code for documents without one. */
  readonly salesAgent?: string | null;
  /** Debtor type code. */
  readonly debtorType?: string | null;
  /** Price category that sets this customer’s prices. */
  readonly priceCategory?: string | null;
  /** Maximum outstanding amount; 0 or no value means no limit. */
  readonly creditLimit?: number;
  /** Maximum overdue amount; 0 or no value means no limit. */
  readonly overdueLimit?: number;
  /** Tax entity id, for tax returns and e-invoices. */
  readonly taxEntityID?: number;
  /** Tax code for lines if neither the line nor its item has one. */
  readonly taxCode?: string | null;
  /** First line of the address. */
  readonly address1?: string | null;
  /** Second line of the address. */
  readonly address2?: string | null;
  /** Third line of the address. */
  readonly address3?: string | null;
  /** Fourth line of the address. */
  readonly address4?: string | null;
  /** First phone number. */
  readonly phone1?: string | null;
  /** Second phone number. */
  readonly phone2?: string | null;
  /** Fax number. */
  readonly fax1?: string | null;
  /** Contact person. */
  readonly attention?: string | null;
  /** Email address. */
  readonly email?: string | null;
  /** Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it. */
  readonly isActive?: boolean;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Whether to check everything without saving. The result then has saved false. */
  readonly validateOnly?: boolean;
  /** Branches to add or change, found by branchCode; branches you do not name stay as they are. */
  readonly branches?: readonly DebtorUpdateBranch[];
}

export interface WithdrawDebtor {
  /** Customer (debtor) code. */
  readonly debtorCode: string;
  /** Reason; stored in the audit trail. */
  readonly reason?: string;
}

export interface CreditorCreate {
  /** Supplier (creditor) code. */
  readonly creditorCode: string;
  /** Name of the supplier, as printed. */
  readonly companyName: string;
  /** Currency of all documents of this supplier (default: the base currency). */
  readonly currencyCode?: string;
  /** Credit term for documents without one, for example C.O.D. or Net 30. */
  readonly displayTerm?: string;
  /** Area code. */
  readonly area?: string;
  /** Purchase agent code for documents without one. */
  readonly purchaseAgent?: string;
  /** Creditor type code. */
  readonly creditorType?: string;
  /** Maximum outstanding amount; 0 or no value means no limit. */
  readonly creditLimit?: number;
  /** Maximum overdue amount; 0 or no value means no limit. */
  readonly overdueLimit?: number;
  /** Tax entity id, for tax returns and e-invoices. */
  readonly taxEntityID?: number;
  /** Tax code for lines if neither the line nor its item has one. */
  readonly taxCode?: string;
  /** First line of the address. */
  readonly address1?: string;
  /** Second line of the address. */
  readonly address2?: string;
  /** Third line of the address. */
  readonly address3?: string;
  /** Fourth line of the address. */
  readonly address4?: string;
  /** First phone number. */
  readonly phone1?: string;
  /** Second phone number. */
  readonly phone2?: string;
  /** Fax number. */
  readonly fax1?: string;
  /** Contact person. */
  readonly attention?: string;
  /** Email address. */
  readonly email?: string;
  /** Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it. */
  readonly isActive?: boolean;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Branches of the supplier. */
  readonly branches?: readonly DebtorBranch[];
  /** Whether to read the saved record again and return readBack checks. Without it, saving is faster. */
  readonly verifyAfterSave?: boolean;
}

export interface CreditorUpdate {
  /** Supplier (creditor) code. */
  readonly creditorCode: string;
  /** Business reason for the change; stored in the audit trail. */
  readonly reason: string;
  /** Name of the supplier, as printed. */
  readonly companyName?: string;
  /** Currency of all documents of this supplier (default: the base currency). */
  readonly currencyCode?: string;
  /** Credit term for documents without one, for example C.O.D. or Net 30. */
  readonly displayTerm?: string | null;
  /** Area code. */
  readonly area?: string | null;
  /** Purchase agent code for documents without one. */
  readonly purchaseAgent?: string | null;
  /** Creditor type code. */
  readonly creditorType?: string | null;
  /** Maximum outstanding amount; 0 or no value means no limit. */
  readonly creditLimit?: number;
  /** Maximum overdue amount; 0 or no value means no limit. */
  readonly overdueLimit?: number;
  /** Tax entity id, for tax returns and e-invoices. */
  readonly taxEntityID?: number;
  /** Tax code for lines if neither the line nor its item has one. */
  readonly taxCode?: string | null;
  /** First line of the address. */
  readonly address1?: string | null;
  /** Second line of the address. */
  readonly address2?: string | null;
  /** Third line of the address. */
  readonly address3?: string | null;
  /** Fourth line of the address. */
  readonly address4?: string | null;
  /** First phone number. */
  readonly phone1?: string | null;
  /** Second phone number. */
  readonly phone2?: string | null;
  /** Fax number. */
  readonly fax1?: string | null;
  /** Contact person. */
  readonly attention?: string | null;
  /** Email address. */
  readonly email?: string | null;
  /** Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it. */
  readonly isActive?: boolean;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Whether to check everything without saving. The result then has saved false. */
  readonly validateOnly?: boolean;
  /** Branches to add or change, found by branchCode; branches you do not name stay as they are. */
  readonly branches?: readonly DebtorUpdateBranch[];
}

export interface WithdrawCreditor {
  /** Supplier (creditor) code. */
  readonly creditorCode: string;
  /** Reason; stored in the audit trail. */
  readonly reason?: string;
}

export interface ItemUom {
  /** Unit of measure. */
  readonly uom: string;
  /** How many base units one of these contains; 1 for the base unit itself. */
  readonly rate?: number;
  /** Selling price of one. */
  readonly price?: number;
  /** Lowest selling price of one. */
  readonly minPrice?: number;
  /** Barcode of this unit. */
  readonly barCode?: string;
}

export interface ItemPrice {
  /** Unit of measure that the price is for. */
  readonly uom: string;
  /** Price category whose customers get this price. */
  readonly priceCategory?: string;
  /** Customer who gets this price; takes precedence over the price category. */
  readonly debtorCode?: string;
  /** Selling price of one. */
  readonly price: number;
}

export interface ItemCreate {
  /** Item code. */
  readonly itemCode: string;
  /** What the item is; lines print it. */
  readonly description: string;
  /** Second text of the item. */
  readonly desc2?: string;
  /** Item group code; sets the accounts for sales, returns, purchases, stock and cost. */
  readonly itemGroup?: string;
  /** Item type code. */
  readonly itemType?: string;
  /** Item category code. */
  readonly itemCategory?: string;
  /** Item brand code. */
  readonly itemBrand?: string;
  /** Base unit: the unit that stock is counted in. */
  readonly baseUom: string;
  /** How the cost of issued goods is calculated: WA weighted average, FIFO first in first out (default: the book’s default). */
  readonly costingMethod?: 'WA' | 'FIFO';
  /** Whether quantity and cost of the item are tracked (default: true). Use false for services and goods without stock control. */
  readonly stockControl?: boolean;
  /** Whether stock is tracked by batch. If true, each line that moves the item needs a batchNo. */
  readonly hasBatchNo?: boolean;
  /** Whether units are tracked by serial number. If true, each line that moves the item needs one serialNo per base unit. */
  readonly hasSerialNo?: boolean;
  /** Cost of one base unit where the book knows no other. */
  readonly standardCost?: number;
  /** Tax code of sales lines that name none. */
  readonly supplyTaxCode?: string;
  /** Tax code of purchase lines that name none. */
  readonly purchaseTaxCode?: string;
  /** Tariff code. */
  readonly tariffCode?: string;
  /** Classification code of the e-invoice. */
  readonly classification?: string;
  /** Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it. */
  readonly isActive?: boolean;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Units with rates and prices (default: only the base unit, without a price). */
  readonly uoms?: readonly ItemUom[];
  /** Special prices by price category or customer; the price of the unit applies to everyone else. */
  readonly prices?: readonly ItemPrice[];
  /** Whether to read the saved record again and return readBack checks. Without it, saving is faster. */
  readonly verifyAfterSave?: boolean;
}

export interface ItemUpdateUom {
  /** Unit of measure. */
  readonly uom: string;
  /** How many base units one of these contains; 1 for the base unit itself. */
  readonly rate?: number;
  /** Selling price of one. */
  readonly price?: number;
  /** Lowest selling price of one. */
  readonly minPrice?: number;
  /** Barcode of this unit. */
  readonly barCode?: string | null;
}

export interface ItemUpdate {
  /** Item code. */
  readonly itemCode: string;
  /** Business reason for the change; stored in the audit trail. */
  readonly reason: string;
  /** What the item is; lines print it. */
  readonly description?: string;
  /** Second text of the item. */
  readonly desc2?: string | null;
  /** Item group code; sets the accounts for sales, returns, purchases, stock and cost. */
  readonly itemGroup?: string | null;
  /** Item type code. */
  readonly itemType?: string | null;
  /** Item category code. */
  readonly itemCategory?: string | null;
  /** Item brand code. */
  readonly itemBrand?: string | null;
  /** Base unit: the unit that stock is counted in. */
  readonly baseUom?: string;
  /** How the cost of issued goods is calculated: WA weighted average, FIFO first in first out (default: the book’s default). */
  readonly costingMethod?: 'WA' | 'FIFO';
  /** Whether quantity and cost of the item are tracked (default: true). Use false for services and goods without stock control. */
  readonly stockControl?: boolean;
  /** Whether stock is tracked by batch. If true, each line that moves the item needs a batchNo. */
  readonly hasBatchNo?: boolean;
  /** Whether units are tracked by serial number. If true, each line that moves the item needs one serialNo per base unit. */
  readonly hasSerialNo?: boolean;
  /** Cost of one base unit where the book knows no other. */
  readonly standardCost?: number;
  /** Tax code of sales lines that name none. */
  readonly supplyTaxCode?: string | null;
  /** Tax code of purchase lines that name none. */
  readonly purchaseTaxCode?: string | null;
  /** Tariff code. */
  readonly tariffCode?: string | null;
  /** Classification code of the e-invoice. */
  readonly classification?: string | null;
  /** Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it. */
  readonly isActive?: boolean;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Whether to check everything without saving. The result then has saved false. */
  readonly validateOnly?: boolean;
  /** Units to add or change, found by uom; units you do not name stay as they are. */
  readonly uoms?: readonly ItemUpdateUom[];
  /** Special prices to add or change, found by uom and priceCategory or debtorCode; the others stay as they are. */
  readonly prices?: readonly ItemPrice[];
}

export interface WithdrawItem {
  /** Item code. */
  readonly itemCode: string;
  /** Reason; stored in the audit trail. */
  readonly reason?: string;
}

export interface ChangeDebtorCode {
  /** Code that the debtor has now. */
  readonly oldCode: string;
  /** New code of the debtor. */
  readonly newCode: string;
  /** Business reason for the change; stored in the audit trail. */
  readonly reason: string;
  /** Whether to check everything without saving. The result then has saved false. */
  readonly validateOnly?: boolean;
  /** Must be true for an actual save; a preflight with validateOnly does not need it. */
  readonly confirm?: boolean;
}

export interface ChangeCreditorCode {
  /** Code that the creditor has now. */
  readonly oldCode: string;
  /** New code of the creditor. */
  readonly newCode: string;
  /** Business reason for the change; stored in the audit trail. */
  readonly reason: string;
  /** Whether to check everything without saving. The result then has saved false. */
  readonly validateOnly?: boolean;
  /** Must be true for an actual save; a preflight with validateOnly does not need it. */
  readonly confirm?: boolean;
}

export interface ChangeItemCode {
  /** Code that the item has now. */
  readonly oldCode: string;
  /** New code of the item. */
  readonly newCode: string;
  /** Business reason for the change; stored in the audit trail. */
  readonly reason: string;
  /** Whether to check everything without saving. The result then has saved false. */
  readonly validateOnly?: boolean;
  /** Must be true for an actual save; a preflight with validateOnly does not need it. */
  readonly confirm?: boolean;
}

export interface ChangeGlAccountCode {
  /** Code that the GL account has now. */
  readonly oldCode: string;
  /** New code of the GL account. */
  readonly newCode: string;
  /** Business reason for the change; stored in the audit trail. */
  readonly reason: string;
  /** Whether to check everything without saving. The result then has saved false. */
  readonly validateOnly?: boolean;
  /** Must be true for an actual save; a preflight with validateOnly does not need it. */
  readonly confirm?: boolean;
}

export interface ChangeProjectCode {
  /** Code that the project has now. */
  readonly oldCode: string;
  /** New code of the project. */
  readonly newCode: string;
  /** Business reason for the change; stored in the audit trail. */
  readonly reason: string;
  /** Whether to check everything without saving. The result then has saved false. */
  readonly validateOnly?: boolean;
  /** Must be true for an actual save; a preflight with validateOnly does not need it. */
  readonly confirm?: boolean;
}

export interface ChangeLocationCode {
  /** Code that the location has now. */
  readonly oldCode: string;
  /** New code of the location. */
  readonly newCode: string;
  /** Business reason for the change; stored in the audit trail. */
  readonly reason: string;
  /** Whether to check everything without saving. The result then has saved false. */
  readonly validateOnly?: boolean;
  /** Must be true for an actual save; a preflight with validateOnly does not need it. */
  readonly confirm?: boolean;
}

export interface ChangeSalesAgentCode {
  /** Code that the sales agent has now. */
  readonly oldCode: string;
  /** New code of the sales agent. */
  readonly newCode: string;
  /** Business reason for the change; stored in the audit trail. */
  readonly reason: string;
  /** Whether to check everything without saving. The result then has saved false. */
  readonly validateOnly?: boolean;
  /** Must be true for an actual save; a preflight with validateOnly does not need it. */
  readonly confirm?: boolean;
}

export interface ChangePurchaseAgentCode {
  /** Code that the purchase agent has now. */
  readonly oldCode: string;
  /** New code of the purchase agent. */
  readonly newCode: string;
  /** Business reason for the change; stored in the audit trail. */
  readonly reason: string;
  /** Whether to check everything without saving. The result then has saved false. */
  readonly validateOnly?: boolean;
  /** Must be true for an actual save; a preflight with validateOnly does not need it. */
  readonly confirm?: boolean;
}

export interface EinvoiceStatusList {
  /** Only documents of this type. */
  readonly docType?: 'IV' | 'CS' | 'RI' | 'CN' | 'RC' | 'DN' | 'RD' | 'RF' | 'EC' | 'EB';
  /** Only the document with this number. */
  readonly docNo?: string;
  /** Only e-invoices with this status. */
  readonly status?: 'Pending' | 'Submitted' | 'Valid' | 'Invalid' | 'Cancelled';
  /** Whether to list only e-invoices that the buyer has asked to reject. */
  readonly isRejectRequested?: boolean;
  /** First date to include. */
  readonly dateFrom?: string;
  /** Last date to include. */
  readonly dateTo?: string;
  /** Maximum rows to return (default 500). */
  readonly limit?: number;
  /** nextCursor from the previous result, to get the next page. */
  readonly cursor?: string;
}

export interface EinvoiceConsolidatedList {
  /** Only consolidations of this month, YYYY-MM. */
  readonly month?: string;
  /** Only consolidations of this type of sale. */
  readonly docType?: 'IV' | 'CS' | 'RI';
  /** Only those with this status. */
  readonly status?: 'Draft' | 'Pending' | 'Submitted' | 'Valid' | 'Invalid' | 'Cancelled';
  /** Maximum rows to return (default 500). */
  readonly limit?: number;
  /** nextCursor from the previous result, to get the next page. */
  readonly cursor?: string;
}

export interface EinvoiceSelfBilledList {
  /** Only those of this creditor. */
  readonly creditorCode?: string;
  /** Only those made from this type of document. */
  readonly docType?: 'PI' | 'CP' | 'PB' | 'PV' | 'PR' | 'PC' | 'PD' | 'PF';
  /** Only those with this status. */
  readonly status?: 'Draft' | 'Pending' | 'Submitted' | 'Valid' | 'Invalid' | 'Cancelled';
  /** First date to include. */
  readonly dateFrom?: string;
  /** Last date to include. */
  readonly dateTo?: string;
  /** Maximum rows to return (default 500). */
  readonly limit?: number;
  /** nextCursor from the previous result, to get the next page. */
  readonly cursor?: string;
}

export interface EinvoiceSupplierItemMappingList {
  /** Only mappings of this creditor. */
  readonly creditorCode?: string;
  /** Only mappings to this item of ours. */
  readonly itemCode?: string;
  /** Maximum rows to return (default 500). */
  readonly limit?: number;
  /** nextCursor from the previous result, to get the next page. */
  readonly cursor?: string;
}

export interface EinvoiceStatusRefresh {
  /** Only these documents (default: everything open). */
  readonly docNos?: readonly string[];
}

export interface EinvoiceSupplierItemMappingUpdate {
  /** Supplier (creditor) code. */
  readonly creditorCode: string;
  /** Business reason for the change; stored in the audit trail. */
  readonly reason: string;
  /** Our item. */
  readonly itemCode?: string;
  /** Unit of our item that the supplier’s quantity counts (default: its base unit). */
  readonly uom?: string;
  /** GL account for what is no item of ours. */
  readonly accountNo?: string;
  /** Our tax code for the line. */
  readonly taxCode?: string;
  /** Whether the mapping is used. */
  readonly isActive?: boolean;
  /** Whether to check everything without saving. The result then has saved false. */
  readonly validateOnly?: boolean;
  /** Item code on the supplier’s e-invoices. */
  readonly supplierItemCode?: string;
  /** Line text on the supplier’s e-invoices, if its lines have no item code. */
  readonly supplierDescription?: string;
}

export interface EinvoiceRejectRequestSync {
  /** Look back to this day (default: since the last fetch). */
  readonly since?: string;
}

export interface EinvoiceSubmit {
  /** Type of the documents. */
  readonly docType: 'IV' | 'CS' | 'RI' | 'CN' | 'RC' | 'DN' | 'RD' | 'RF' | 'EC' | 'EB';
  /** Numbers of the documents, 1 to 100, each once. */
  readonly docNos: readonly string[];
  /** Whether to read the saved record again and return readBack checks. Without it, saving is faster. */
  readonly verifyAfterSave?: boolean;
}

export interface EinvoiceConsolidatedCreateDraft {
  /** Month to gather, YYYY-MM. */
  readonly month: string;
  /** Only this type of sale (default: all of them). */
  readonly docType?: 'IV' | 'CS' | 'RI';
  /** Only sales of this location. */
  readonly location?: string;
  /** Only sales in this currency. */
  readonly currencyCode?: string;
  /** Whether to read the saved record again and return readBack checks. Without it, saving is faster. */
  readonly verifyAfterSave?: boolean;
}

export interface EinvoiceSelfBilledCreateDraft {
  /** Type of the documents. */
  readonly docType: 'PI' | 'CP' | 'PB' | 'PV' | 'PR' | 'PC' | 'PD' | 'PF';
  /** Numbers of the documents, 1 to 100, each once. */
  readonly docNos: readonly string[];
  /** Whether to put all of them on one draft. */
  readonly consolidate?: boolean;
  /** Whether to read the saved record again and return readBack checks. Without it, saving is faster. */
  readonly verifyAfterSave?: boolean;
}

export interface EinvoiceSupplierItemMappingCreate {
  /** Supplier (creditor) code. */
  readonly creditorCode: string;
  /** Item code on the supplier’s e-invoices. */
  readonly supplierItemCode?: string;
  /** Line text on the supplier’s e-invoices, if its lines have no item code. */
  readonly supplierDescription?: string;
  /** Our item. */
  readonly itemCode?: string;
  /** Unit of our item that the supplier’s quantity counts (default: its base unit). */
  readonly uom?: string;
  /** GL account for what is no item of ours. */
  readonly accountNo?: string;
  /** Our tax code for the line. */
  readonly taxCode?: string;
  /** Whether the mapping is used. */
  readonly isActive?: boolean;
  /** Whether to read the saved record again and return readBack checks. Without it, saving is faster. */
  readonly verifyAfterSave?: boolean;
}

export interface EinvoiceSupplierImportApplyOverride {
  /** Position of the line on the e-invoice, counted from 1. */
  readonly lineNo: number;
  /** Our item. */
  readonly itemCode?: string;
  /** Unit of our item. */
  readonly uom?: string;
  /** GL account of a line without an item. */
  readonly accountNo?: string;
  /** Our tax code. */
  readonly taxCode?: string;
  /** Exact active location for the item. */
  readonly location?: string;
  /** Text of the line. */
  readonly description?: string;
  /** Project code of the line. */
  readonly project?: string;
  /** Department code of the line. */
  readonly department?: string;
}

export interface EinvoiceSupplierImportApply {
  /** previewHash of the preview that the user has seen. */
  readonly previewHash?: string;
  /** Id of an e-invoice that the gateway has received for this company. */
  readonly uuid?: string;
  /** The e-invoice as a UBL JSON string, if it did not come through the gateway. */
  readonly document?: string;
  /** Document to create: purchase invoice, cash purchase, AP invoice or purchase return (default: PI, or PR for a credit note). */
  readonly targetType?: 'PI' | 'CP' | 'PB' | 'PR';
  /** Creditor of the document (default: found by the TIN of the issuer). */
  readonly creditorCode?: string;
  /** Exact active location for stock items. */
  readonly purchaseLocation?: string;
  /** Document number. Leave it out or send <<New>> to have the book generate it. */
  readonly docNo?: string;
  /** Narration of the whole document. */
  readonly description?: string;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string;
  /** Project code of the header; used for lines without one. */
  readonly project?: string;
  /** Department code of the header; used for lines without one. */
  readonly department?: string;
  /** User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Date of the document (default: the issue date of the e-invoice). */
  readonly docDate?: string;
  /** Choices for single lines; they win over the mappings. */
  readonly overrides?: readonly EinvoiceSupplierImportApplyOverride[];
  /** How a cash purchase was paid. */
  readonly payments?: readonly PaymentRow[];
  /** Whether to read the saved record again and return readBack checks. Without it, saving is faster. */
  readonly verifyAfterSave?: boolean;
}

export interface EinvoiceCancel {
  /** Type of the document; needed only where documents of several types carry the number. */
  readonly docType?: 'IV' | 'CS' | 'RI' | 'CN' | 'RC' | 'DN' | 'RD' | 'RF' | 'EC' | 'EB';
  /** Number of the document. */
  readonly docNo: string;
  /** Why it is cancelled; sent to the gateway and kept in the audit trail. */
  readonly reason: string;
}

export interface EinvoiceSupplierImportPreview {
  /** Id of an e-invoice that the gateway has received for this company. */
  readonly uuid?: string;
  /** The e-invoice as a UBL JSON string, if it did not come through the gateway. */
  readonly document?: string;
  /** Document to create: purchase invoice, cash purchase, AP invoice or purchase return (default: PI, or PR for a credit note). */
  readonly targetType?: 'PI' | 'CP' | 'PB' | 'PR';
  /** Creditor of the document (default: found by the TIN of the issuer). */
  readonly creditorCode?: string;
  /** Exact active location for stock items. */
  readonly purchaseLocation?: string;
}

export interface Bulk {
  /** The create command of every row that names none itself. */
  readonly commandType?: string;
  /** Payloads of create commands, 1 to 500; each can have commandType and rowId. */
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  /** independent saves every valid row; atomic saves all rows or none (default: independent). */
  readonly mode?: 'independent' | 'atomic';
  /** Whether to stop at the first row that fails. The rows after it are not run. */
  readonly stopOnError?: boolean;
  /** Whether to check every row without saving any. */
  readonly validateOnly?: boolean;
}

export interface BulkAdvancedQuotationsRow extends SalesDocument {
  /** Your own id of the row, unique in the request. It is returned with the result of the row. */
  readonly rowId?: string;
}

export interface BulkAdvancedQuotations {
  /** Payloads of create-advanced-quotation, 1 to 500. */
  readonly rows: readonly BulkAdvancedQuotationsRow[];
  /** independent saves every valid row; atomic saves all rows or none (default: independent). */
  readonly mode?: 'independent' | 'atomic';
  /** Whether to stop at the first row that fails. The rows after it are not run. */
  readonly stopOnError?: boolean;
  /** Whether to check every row without saving any. */
  readonly validateOnly?: boolean;
}

export interface BulkApCreditNotesRow extends ApCreditNoteCreate {
  /** Your own id of the row, unique in the request. It is returned with the result of the row. */
  readonly rowId?: string;
}

export interface BulkApCreditNotes {
  /** Payloads of create-ap-credit-note, 1 to 500. */
  readonly rows: readonly BulkApCreditNotesRow[];
  /** independent saves every valid row; atomic saves all rows or none (default: independent). */
  readonly mode?: 'independent' | 'atomic';
  /** Whether to stop at the first row that fails. The rows after it are not run. */
  readonly stopOnError?: boolean;
  /** Whether to check every row without saving any. */
  readonly validateOnly?: boolean;
}

export interface BulkApDebitNotesRow extends ApDebitNoteCreate {
  /** Your own id of the row, unique in the request. It is returned with the result of the row. */
  readonly rowId?: string;
}

export interface BulkApDebitNotes {
  /** Payloads of create-ap-debit-note, 1 to 500. */
  readonly rows: readonly BulkApDebitNotesRow[];
  /** independent saves every valid row; atomic saves all rows or none (default: independent). */
  readonly mode?: 'independent' | 'atomic';
  /** Whether to stop at the first row that fails. The rows after it are not run. */
  readonly stopOnError?: boolean;
  /** Whether to check every row without saving any. */
  readonly validateOnly?: boolean;
}

export interface BulkApInvoicesRow extends ApInvoiceCreate {
  /** Your own id of the row, unique in the request. It is returned with the result of the row. */
  readonly rowId?: string;
}

export interface BulkApInvoices {
  /** Payloads of create-ap-invoice, 1 to 500. */
  readonly rows: readonly BulkApInvoicesRow[];
  /** independent saves every valid row; atomic saves all rows or none (default: independent). */
  readonly mode?: 'independent' | 'atomic';
  /** Whether to stop at the first row that fails. The rows after it are not run. */
  readonly stopOnError?: boolean;
  /** Whether to check every row without saving any. */
  readonly validateOnly?: boolean;
}

export interface BulkApPaymentsRow extends ApPaymentCreate {
  /** Your own id of the row, unique in the request. It is returned with the result of the row. */
  readonly rowId?: string;
}

export interface BulkApPayments {
  /** Payloads of create-ap-payment, 1 to 500. */
  readonly rows: readonly BulkApPaymentsRow[];
  /** independent saves every valid row; atomic saves all rows or none (default: independent). */
  readonly mode?: 'independent' | 'atomic';
  /** Whether to stop at the first row that fails. The rows after it are not run. */
  readonly stopOnError?: boolean;
  /** Whether to check every row without saving any. */
  readonly validateOnly?: boolean;
}

export interface BulkApRefundsRow extends ApRefundCreate {
  /** Your own id of the row, unique in the request. It is returned with the result of the row. */
  readonly rowId?: string;
}

export interface BulkApRefunds {
  /** Payloads of create-ap-refund, 1 to 500. */
  readonly rows: readonly BulkApRefundsRow[];
  /** independent saves every valid row; atomic saves all rows or none (default: independent). */
  readonly mode?: 'independent' | 'atomic';
  /** Whether to stop at the first row that fails. The rows after it are not run. */
  readonly stopOnError?: boolean;
  /** Whether to check every row without saving any. */
  readonly validateOnly?: boolean;
}

export interface BulkArCreditNotesRow extends ArCreditNoteCreate {
  /** Your own id of the row, unique in the request. It is returned with the result of the row. */
  readonly rowId?: string;
}

export interface BulkArCreditNotes {
  /** Payloads of create-ar-credit-note, 1 to 500. */
  readonly rows: readonly BulkArCreditNotesRow[];
  /** independent saves every valid row; atomic saves all rows or none (default: independent). */
  readonly mode?: 'independent' | 'atomic';
  /** Whether to stop at the first row that fails. The rows after it are not run. */
  readonly stopOnError?: boolean;
  /** Whether to check every row without saving any. */
  readonly validateOnly?: boolean;
}

export interface BulkArDebitNotesRow extends ArDebitNoteCreate {
  /** Your own id of the row, unique in the request. It is returned with the result of the row. */
  readonly rowId?: string;
}

export interface BulkArDebitNotes {
  /** Payloads of create-ar-debit-note, 1 to 500. */
  readonly rows: readonly BulkArDebitNotesRow[];
  /** independent saves every valid row; atomic saves all rows or none (default: independent). */
  readonly mode?: 'independent' | 'atomic';
  /** Whether to stop at the first row that fails. The rows after it are not run. */
  readonly stopOnError?: boolean;
  /** Whether to check every row without saving any. */
  readonly validateOnly?: boolean;
}

export interface BulkArInvoicesRow extends ArInvoiceCreate {
  /** Your own id of the row, unique in the request. It is returned with the result of the row. */
  readonly rowId?: string;
}

export interface BulkArInvoices {
  /** Payloads of create-ar-invoice, 1 to 500. */
  readonly rows: readonly BulkArInvoicesRow[];
  /** independent saves every valid row; atomic saves all rows or none (default: independent). */
  readonly mode?: 'independent' | 'atomic';
  /** Whether to stop at the first row that fails. The rows after it are not run. */
  readonly stopOnError?: boolean;
  /** Whether to check every row without saving any. */
  readonly validateOnly?: boolean;
}

export interface BulkArPaymentsRow extends ArPaymentCreate {
  /** Your own id of the row, unique in the request. It is returned with the result of the row. */
  readonly rowId?: string;
}

export interface BulkArPayments {
  /** Payloads of create-ar-payment, 1 to 500. */
  readonly rows: readonly BulkArPaymentsRow[];
  /** independent saves every valid row; atomic saves all rows or none (default: independent). */
  readonly mode?: 'independent' | 'atomic';
  /** Whether to stop at the first row that fails. The rows after it are not run. */
  readonly stopOnError?: boolean;
  /** Whether to check every row without saving any. */
  readonly validateOnly?: boolean;
}

export interface BulkArRefundsRow extends ArRefundCreate {
  /** Your own id of the row, unique in the request. It is returned with the result of the row. */
  readonly rowId?: string;
}

export interface BulkArRefunds {
  /** Payloads of create-ar-refund, 1 to 500. */
  readonly rows: readonly BulkArRefundsRow[];
  /** independent saves every valid row; atomic saves all rows or none (default: independent). */
  readonly mode?: 'independent' | 'atomic';
  /** Whether to stop at the first row that fails. The rows after it are not run. */
  readonly stopOnError?: boolean;
  /** Whether to check every row without saving any. */
  readonly validateOnly?: boolean;
}

export interface BulkArapContrasRow extends ArapContraCreate {
  /** Your own id of the row, unique in the request. It is returned with the result of the row. */
  readonly rowId?: string;
}

export interface BulkArapContras {
  /** Payloads of create-arap-contra, 1 to 500. */
  readonly rows: readonly BulkArapContrasRow[];
  /** independent saves every valid row; atomic saves all rows or none (default: independent). */
  readonly mode?: 'independent' | 'atomic';
  /** Whether to stop at the first row that fails. The rows after it are not run. */
  readonly stopOnError?: boolean;
  /** Whether to check every row without saving any. */
  readonly validateOnly?: boolean;
}

export interface BulkCashPurchasesRow extends PurchaseDocument {
  /** Your own id of the row, unique in the request. It is returned with the result of the row. */
  readonly rowId?: string;
}

export interface BulkCashPurchases {
  /** Payloads of create-cash-purchase, 1 to 500. */
  readonly rows: readonly BulkCashPurchasesRow[];
  /** independent saves every valid row; atomic saves all rows or none (default: independent). */
  readonly mode?: 'independent' | 'atomic';
  /** Whether to stop at the first row that fails. The rows after it are not run. */
  readonly stopOnError?: boolean;
  /** Whether to check every row without saving any. */
  readonly validateOnly?: boolean;
}

export interface BulkCashSalesRow extends CashSaleCreate {
  /** Your own id of the row, unique in the request. It is returned with the result of the row. */
  readonly rowId?: string;
}

export interface BulkCashSales {
  /** Payloads of create-cash-sale, 1 to 500. */
  readonly rows: readonly BulkCashSalesRow[];
  /** independent saves every valid row; atomic saves all rows or none (default: independent). */
  readonly mode?: 'independent' | 'atomic';
  /** Whether to stop at the first row that fails. The rows after it are not run. */
  readonly stopOnError?: boolean;
  /** Whether to check every row without saving any. */
  readonly validateOnly?: boolean;
}

export interface BulkCreditorsRow extends CreditorCreate {
  /** Your own id of the row, unique in the request. It is returned with the result of the row. */
  readonly rowId?: string;
}

export interface BulkCreditors {
  /** Payloads of create-creditor, 1 to 500. */
  readonly rows: readonly BulkCreditorsRow[];
  /** independent saves every valid row; atomic saves all rows or none (default: independent). */
  readonly mode?: 'independent' | 'atomic';
  /** Whether to stop at the first row that fails. The rows after it are not run. */
  readonly stopOnError?: boolean;
  /** Whether to check every row without saving any. */
  readonly validateOnly?: boolean;
}

export interface BulkDebtorsRow extends DebtorCreate {
  /** Your own id of the row, unique in the request. It is returned with the result of the row. */
  readonly rowId?: string;
}

export interface BulkDebtors {
  /** Payloads of create-debtor, 1 to 500. */
  readonly rows: readonly BulkDebtorsRow[];
  /** independent saves every valid row; atomic saves all rows or none (default: independent). */
  readonly mode?: 'independent' | 'atomic';
  /** Whether to stop at the first row that fails. The rows after it are not run. */
  readonly stopOnError?: boolean;
  /** Whether to check every row without saving any. */
  readonly validateOnly?: boolean;
}

export interface BulkDeliveryOrders {
  /** Payloads of create-delivery-order, 1 to 500. */
  readonly rows: readonly BulkAdvancedQuotationsRow[];
  /** independent saves every valid row; atomic saves all rows or none (default: independent). */
  readonly mode?: 'independent' | 'atomic';
  /** Whether to stop at the first row that fails. The rows after it are not run. */
  readonly stopOnError?: boolean;
  /** Whether to check every row without saving any. */
  readonly validateOnly?: boolean;
}

export interface BulkFixedAssetGlAccountsRow extends CreateFixedAssetGlAccounts {
  /** Your own id of the row, unique in the request. It is returned with the result of the row. */
  readonly rowId?: string;
}

export interface BulkFixedAssetGlAccounts {
  /** Payloads of create-fixed-asset-gl-accounts, 1 to 500. */
  readonly rows: readonly BulkFixedAssetGlAccountsRow[];
  /** independent saves every valid row; atomic saves all rows or none (default: independent). */
  readonly mode?: 'independent' | 'atomic';
  /** Whether to stop at the first row that fails. The rows after it are not run. */
  readonly stopOnError?: boolean;
  /** Whether to check every row without saving any. */
  readonly validateOnly?: boolean;
}

export interface GeneralAddressCreate {
  /** Code that documents and other records refer to. */
  readonly code: string;
  /** Meaning of the code. */
  readonly description?: string;
  /** First line of the address. */
  readonly address1: string;
  /** Second line of the address. */
  readonly address2?: string;
  /** Third line of the address. */
  readonly address3?: string;
  /** Fourth line of the address. */
  readonly address4?: string;
  /** First phone number. */
  readonly phone1?: string;
  /** Second phone number. */
  readonly phone2?: string;
  /** Fax number. */
  readonly fax1?: string;
  /** Contact person. */
  readonly attention?: string;
  /** Email address. */
  readonly email?: string;
  /** Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it. */
  readonly isActive?: boolean;
  /** Whether to read the saved record again and return readBack checks. Without it, saving is faster. */
  readonly verifyAfterSave?: boolean;
}

export interface BulkGeneralAddressesRow extends GeneralAddressCreate {
  /** Your own id of the row, unique in the request. It is returned with the result of the row. */
  readonly rowId?: string;
}

export interface BulkGeneralAddresses {
  /** Payloads of create-general-address, 1 to 500. */
  readonly rows: readonly BulkGeneralAddressesRow[];
  /** independent saves every valid row; atomic saves all rows or none (default: independent). */
  readonly mode?: 'independent' | 'atomic';
  /** Whether to stop at the first row that fails. The rows after it are not run. */
  readonly stopOnError?: boolean;
  /** Whether to check every row without saving any. */
  readonly validateOnly?: boolean;
}

export interface GeneralAreaCreate {
  /** Code that documents and other records refer to. */
  readonly code: string;
  /** Meaning of the code. */
  readonly description?: string;
  /** Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it. */
  readonly isActive?: boolean;
  /** Whether to read the saved record again and return readBack checks. Without it, saving is faster. */
  readonly verifyAfterSave?: boolean;
}

export interface BulkGeneralAreasRow extends GeneralAreaCreate {
  /** Your own id of the row, unique in the request. It is returned with the result of the row. */
  readonly rowId?: string;
}

export interface BulkGeneralAreas {
  /** Payloads of create-general-area, 1 to 500. */
  readonly rows: readonly BulkGeneralAreasRow[];
  /** independent saves every valid row; atomic saves all rows or none (default: independent). */
  readonly mode?: 'independent' | 'atomic';
  /** Whether to stop at the first row that fails. The rows after it are not run. */
  readonly stopOnError?: boolean;
  /** Whether to check every row without saving any. */
  readonly validateOnly?: boolean;
}

export interface GeneralCnTypeCreate {
  /** Code that documents and other records refer to. */
  readonly code: string;
  /** Meaning of the code. */
  readonly description?: string;
  /** Whether these credit notes change only the price and move no stock (default: false). */
  readonly isPriceOnly?: boolean;
  /** Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it. */
  readonly isActive?: boolean;
  /** Whether to read the saved record again and return readBack checks. Without it, saving is faster. */
  readonly verifyAfterSave?: boolean;
}

export interface BulkGeneralCnTypesRow extends GeneralCnTypeCreate {
  /** Your own id of the row, unique in the request. It is returned with the result of the row. */
  readonly rowId?: string;
}

export interface BulkGeneralCnTypes {
  /** Payloads of create-general-cn-type, 1 to 500. */
  readonly rows: readonly BulkGeneralCnTypesRow[];
  /** independent saves every valid row; atomic saves all rows or none (default: independent). */
  readonly mode?: 'independent' | 'atomic';
  /** Whether to stop at the first row that fails. The rows after it are not run. */
  readonly stopOnError?: boolean;
  /** Whether to check every row without saving any. */
  readonly validateOnly?: boolean;
}

export interface BulkGeneralCreditorTypes {
  /** Payloads of create-general-creditor-type, 1 to 500. */
  readonly rows: readonly BulkGeneralAreasRow[];
  /** independent saves every valid row; atomic saves all rows or none (default: independent). */
  readonly mode?: 'independent' | 'atomic';
  /** Whether to stop at the first row that fails. The rows after it are not run. */
  readonly stopOnError?: boolean;
  /** Whether to check every row without saving any. */
  readonly validateOnly?: boolean;
}

export interface GeneralCurrencyCreate {
  /** Code that documents and other records refer to. */
  readonly code: string;
  /** Meaning of the code. */
  readonly description?: string;
  /** Sign to print, for example ¥. */
  readonly symbol?: string;
  /** What one unit is worth in base currency. */
  readonly rate: number;
  /** Rate for buying from the bank (default: rate). */
  readonly buyRate?: number;
  /** Rate for selling to the bank (default: rate). */
  readonly sellRate?: number;
  /** First day of these rates (default on creation: the beginning of the book; in an update: today). */
  readonly effectiveDate?: string;
  /** Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it. */
  readonly isActive?: boolean;
  /** Whether to read the saved record again and return readBack checks. Without it, saving is faster. */
  readonly verifyAfterSave?: boolean;
}

export interface BulkGeneralCurrenciesRow extends GeneralCurrencyCreate {
  /** Your own id of the row, unique in the request. It is returned with the result of the row. */
  readonly rowId?: string;
}

export interface BulkGeneralCurrencies {
  /** Payloads of create-general-currency, 1 to 500. */
  readonly rows: readonly BulkGeneralCurrenciesRow[];
  /** independent saves every valid row; atomic saves all rows or none (default: independent). */
  readonly mode?: 'independent' | 'atomic';
  /** Whether to stop at the first row that fails. The rows after it are not run. */
  readonly stopOnError?: boolean;
  /** Whether to check every row without saving any. */
  readonly validateOnly?: boolean;
}

export interface BulkGeneralDebtorTypes {
  /** Payloads of create-general-debtor-type, 1 to 500. */
  readonly rows: readonly BulkGeneralAreasRow[];
  /** independent saves every valid row; atomic saves all rows or none (default: independent). */
  readonly mode?: 'independent' | 'atomic';
  /** Whether to stop at the first row that fails. The rows after it are not run. */
  readonly stopOnError?: boolean;
  /** Whether to check every row without saving any. */
  readonly validateOnly?: boolean;
}

export interface BulkGeneralDnTypes {
  /** Payloads of create-general-dn-type, 1 to 500. */
  readonly rows: readonly BulkGeneralAreasRow[];
  /** independent saves every valid row; atomic saves all rows or none (default: independent). */
  readonly mode?: 'independent' | 'atomic';
  /** Whether to stop at the first row that fails. The rows after it are not run. */
  readonly stopOnError?: boolean;
  /** Whether to check every row without saving any. */
  readonly validateOnly?: boolean;
}

export interface GeneralPaymentMethodCreate {
  /** Code that documents and other records refer to. */
  readonly code: string;
  /** Meaning of the code. */
  readonly description?: string;
  /** Bank, cash or deposit GL account behind the method. */
  readonly accountNo: string;
  /** Payment type such as Cash, Cheque, Bank Transfer, Credit Card or e-Wallet. */
  readonly paymentBy?: string;
  /** Bank charge in per cent of the amount (default: none). */
  readonly bankChargeRate?: number;
  /** Whether this method uses up a deposit (default: false). */
  readonly isDeposit?: boolean;
  /** Payment mode of the e-invoice: 01 cash, 02 cheque, 03 bank transfer, 04 credit card, 05 debit card, 06 e-wallet, 07 digital bank, 08 others. */
  readonly einvoiceMode?: '01' | '02' | '03' | '04' | '05' | '06' | '07' | '08';
  /** Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it. */
  readonly isActive?: boolean;
  /** Whether to read the saved record again and return readBack checks. Without it, saving is faster. */
  readonly verifyAfterSave?: boolean;
}

export interface BulkGeneralPaymentMethodsRow extends GeneralPaymentMethodCreate {
  /** Your own id of the row, unique in the request. It is returned with the result of the row. */
  readonly rowId?: string;
}

export interface BulkGeneralPaymentMethods {
  /** Payloads of create-general-payment-method, 1 to 500. */
  readonly rows: readonly BulkGeneralPaymentMethodsRow[];
  /** independent saves every valid row; atomic saves all rows or none (default: independent). */
  readonly mode?: 'independent' | 'atomic';
  /** Whether to stop at the first row that fails. The rows after it are not run. */
  readonly stopOnError?: boolean;
  /** Whether to check every row without saving any. */
  readonly validateOnly?: boolean;
}

export interface BulkGeneralPriceCategories {
  /** Payloads of create-general-price-category, 1 to 500. */
  readonly rows: readonly BulkGeneralAreasRow[];
  /** independent saves every valid row; atomic saves all rows or none (default: independent). */
  readonly mode?: 'independent' | 'atomic';
  /** Whether to stop at the first row that fails. The rows after it are not run. */
  readonly stopOnError?: boolean;
  /** Whether to check every row without saving any. */
  readonly validateOnly?: boolean;
}

export interface BulkGeneralProjects {
  /** Payloads of create-general-project, 1 to 500. */
  readonly rows: readonly BulkGeneralAreasRow[];
  /** independent saves every valid row; atomic saves all rows or none (default: independent). */
  readonly mode?: 'independent' | 'atomic';
  /** Whether to stop at the first row that fails. The rows after it are not run. */
  readonly stopOnError?: boolean;
  /** Whether to check every row without saving any. */
  readonly validateOnly?: boolean;
}

export interface BulkGeneralPurchaseAgents {
  /** Payloads of create-general-purchase-agent, 1 to 500. */
  readonly rows: readonly BulkGeneralAreasRow[];
  /** independent saves every valid row; atomic saves all rows or none (default: independent). */
  readonly mode?: 'independent' | 'atomic';
  /** Whether to stop at the first row that fails. The rows after it are not run. */
  readonly stopOnError?: boolean;
  /** Whether to check every row without saving any. */
  readonly validateOnly?: boolean;
}

export interface BulkGeneralSalesAgents {
  /** Payloads of create-general-sales-agent, 1 to 500. */
  readonly rows: readonly BulkGeneralAreasRow[];
  /** independent saves every valid row; atomic saves all rows or none (default: independent). */
  readonly mode?: 'independent' | 'atomic';
  /** Whether to stop at the first row that fails. The rows after it are not run. */
  readonly stopOnError?: boolean;
  /** Whether to check every row without saving any. */
  readonly validateOnly?: boolean;
}

export interface BulkGeneralShippingMethods {
  /** Payloads of create-general-shipping-method, 1 to 500. */
  readonly rows: readonly BulkGeneralAreasRow[];
  /** independent saves every valid row; atomic saves all rows or none (default: independent). */
  readonly mode?: 'independent' | 'atomic';
  /** Whether to stop at the first row that fails. The rows after it are not run. */
  readonly stopOnError?: boolean;
  /** Whether to check every row without saving any. */
  readonly validateOnly?: boolean;
}

export interface BulkGlAccountsRow extends GlAccountCreate {
  /** Your own id of the row, unique in the request. It is returned with the result of the row. */
  readonly rowId?: string;
}

export interface BulkGlAccounts {
  /** Payloads of create-gl-account, 1 to 500. */
  readonly rows: readonly BulkGlAccountsRow[];
  /** independent saves every valid row; atomic saves all rows or none (default: independent). */
  readonly mode?: 'independent' | 'atomic';
  /** Whether to stop at the first row that fails. The rows after it are not run. */
  readonly stopOnError?: boolean;
  /** Whether to check every row without saving any. */
  readonly validateOnly?: boolean;
}

export interface BulkGlCashBookPaymentsRow extends CashBookEntry {
  /** Your own id of the row, unique in the request. It is returned with the result of the row. */
  readonly rowId?: string;
}

export interface BulkGlCashBookPayments {
  /** Payloads of create-gl-cash-book-payment, 1 to 500. */
  readonly rows: readonly BulkGlCashBookPaymentsRow[];
  /** independent saves every valid row; atomic saves all rows or none (default: independent). */
  readonly mode?: 'independent' | 'atomic';
  /** Whether to stop at the first row that fails. The rows after it are not run. */
  readonly stopOnError?: boolean;
  /** Whether to check every row without saving any. */
  readonly validateOnly?: boolean;
}

export interface BulkGlCashBookReceipts {
  /** Payloads of create-gl-cash-book-receipt, 1 to 500. */
  readonly rows: readonly BulkGlCashBookPaymentsRow[];
  /** independent saves every valid row; atomic saves all rows or none (default: independent). */
  readonly mode?: 'independent' | 'atomic';
  /** Whether to stop at the first row that fails. The rows after it are not run. */
  readonly stopOnError?: boolean;
  /** Whether to check every row without saving any. */
  readonly validateOnly?: boolean;
}

export interface BulkGoodsReceivedNotes {
  /** Payloads of create-goods-received-note, 1 to 500. */
  readonly rows: readonly BulkCashPurchasesRow[];
  /** independent saves every valid row; atomic saves all rows or none (default: independent). */
  readonly mode?: 'independent' | 'atomic';
  /** Whether to stop at the first row that fails. The rows after it are not run. */
  readonly stopOnError?: boolean;
  /** Whether to check every row without saving any. */
  readonly validateOnly?: boolean;
}

export interface BulkItemBomsRow extends ItemBomCreate {
  /** Your own id of the row, unique in the request. It is returned with the result of the row. */
  readonly rowId?: string;
}

export interface BulkItemBoms {
  /** Payloads of create-item-bom, 1 to 500. */
  readonly rows: readonly BulkItemBomsRow[];
  /** independent saves every valid row; atomic saves all rows or none (default: independent). */
  readonly mode?: 'independent' | 'atomic';
  /** Whether to stop at the first row that fails. The rows after it are not run. */
  readonly stopOnError?: boolean;
  /** Whether to check every row without saving any. */
  readonly validateOnly?: boolean;
}

export interface BulkItemPackagesRow extends ItemPackageCreate {
  /** Your own id of the row, unique in the request. It is returned with the result of the row. */
  readonly rowId?: string;
}

export interface BulkItemPackages {
  /** Payloads of create-item-package, 1 to 500. */
  readonly rows: readonly BulkItemPackagesRow[];
  /** independent saves every valid row; atomic saves all rows or none (default: independent). */
  readonly mode?: 'independent' | 'atomic';
  /** Whether to stop at the first row that fails. The rows after it are not run. */
  readonly stopOnError?: boolean;
  /** Whether to check every row without saving any. */
  readonly validateOnly?: boolean;
}

export interface BulkItemsRow extends ItemCreate {
  /** Your own id of the row, unique in the request. It is returned with the result of the row. */
  readonly rowId?: string;
}

export interface BulkItems {
  /** Payloads of create-item, 1 to 500. */
  readonly rows: readonly BulkItemsRow[];
  /** independent saves every valid row; atomic saves all rows or none (default: independent). */
  readonly mode?: 'independent' | 'atomic';
  /** Whether to stop at the first row that fails. The rows after it are not run. */
  readonly stopOnError?: boolean;
  /** Whether to check every row without saving any. */
  readonly validateOnly?: boolean;
}

export interface BulkJournalEntriesRow extends JournalEntryCreate {
  /** Your own id of the row, unique in the request. It is returned with the result of the row. */
  readonly rowId?: string;
}

export interface BulkJournalEntries {
  /** Payloads of create-journal-entry, 1 to 500. */
  readonly rows: readonly BulkJournalEntriesRow[];
  /** independent saves every valid row; atomic saves all rows or none (default: independent). */
  readonly mode?: 'independent' | 'atomic';
  /** Whether to stop at the first row that fails. The rows after it are not run. */
  readonly stopOnError?: boolean;
  /** Whether to check every row without saving any. */
  readonly validateOnly?: boolean;
}

export interface BulkPurchaseInvoices {
  /** Payloads of create-purchase-invoice, 1 to 500. */
  readonly rows: readonly BulkCashPurchasesRow[];
  /** independent saves every valid row; atomic saves all rows or none (default: independent). */
  readonly mode?: 'independent' | 'atomic';
  /** Whether to stop at the first row that fails. The rows after it are not run. */
  readonly stopOnError?: boolean;
  /** Whether to check every row without saving any. */
  readonly validateOnly?: boolean;
}

export interface BulkPurchaseOrders {
  /** Payloads of create-purchase-order, 1 to 500. */
  readonly rows: readonly BulkCashPurchasesRow[];
  /** independent saves every valid row; atomic saves all rows or none (default: independent). */
  readonly mode?: 'independent' | 'atomic';
  /** Whether to stop at the first row that fails. The rows after it are not run. */
  readonly stopOnError?: boolean;
  /** Whether to check every row without saving any. */
  readonly validateOnly?: boolean;
}

export interface BulkPurchaseReturnsRow extends PurchaseReturnCreate {
  /** Your own id of the row, unique in the request. It is returned with the result of the row. */
  readonly rowId?: string;
}

export interface BulkPurchaseReturns {
  /** Payloads of create-purchase-return, 1 to 500. */
  readonly rows: readonly BulkPurchaseReturnsRow[];
  /** independent saves every valid row; atomic saves all rows or none (default: independent). */
  readonly mode?: 'independent' | 'atomic';
  /** Whether to stop at the first row that fails. The rows after it are not run. */
  readonly stopOnError?: boolean;
  /** Whether to check every row without saving any. */
  readonly validateOnly?: boolean;
}

export interface BulkQuotations {
  /** Payloads of create-quotation, 1 to 500. */
  readonly rows: readonly BulkAdvancedQuotationsRow[];
  /** independent saves every valid row; atomic saves all rows or none (default: independent). */
  readonly mode?: 'independent' | 'atomic';
  /** Whether to stop at the first row that fails. The rows after it are not run. */
  readonly stopOnError?: boolean;
  /** Whether to check every row without saving any. */
  readonly validateOnly?: boolean;
}

export interface BulkSalesCreditNotesRow extends SalesCreditNoteCreate {
  /** Your own id of the row, unique in the request. It is returned with the result of the row. */
  readonly rowId?: string;
}

export interface BulkSalesCreditNotes {
  /** Payloads of create-sales-credit-note, 1 to 500. */
  readonly rows: readonly BulkSalesCreditNotesRow[];
  /** independent saves every valid row; atomic saves all rows or none (default: independent). */
  readonly mode?: 'independent' | 'atomic';
  /** Whether to stop at the first row that fails. The rows after it are not run. */
  readonly stopOnError?: boolean;
  /** Whether to check every row without saving any. */
  readonly validateOnly?: boolean;
}

export interface BulkSalesDebitNotesRow extends SalesDebitNoteCreate {
  /** Your own id of the row, unique in the request. It is returned with the result of the row. */
  readonly rowId?: string;
}

export interface BulkSalesDebitNotes {
  /** Payloads of create-sales-debit-note, 1 to 500. */
  readonly rows: readonly BulkSalesDebitNotesRow[];
  /** independent saves every valid row; atomic saves all rows or none (default: independent). */
  readonly mode?: 'independent' | 'atomic';
  /** Whether to stop at the first row that fails. The rows after it are not run. */
  readonly stopOnError?: boolean;
  /** Whether to check every row without saving any. */
  readonly validateOnly?: boolean;
}

export interface BulkSalesInvoices {
  /** Payloads of create-sales-invoice, 1 to 500. */
  readonly rows: readonly BulkAdvancedQuotationsRow[];
  /** independent saves every valid row; atomic saves all rows or none (default: independent). */
  readonly mode?: 'independent' | 'atomic';
  /** Whether to stop at the first row that fails. The rows after it are not run. */
  readonly stopOnError?: boolean;
  /** Whether to check every row without saving any. */
  readonly validateOnly?: boolean;
}

export interface BulkSalesOrders {
  /** Payloads of create-sales-order, 1 to 500. */
  readonly rows: readonly BulkAdvancedQuotationsRow[];
  /** independent saves every valid row; atomic saves all rows or none (default: independent). */
  readonly mode?: 'independent' | 'atomic';
  /** Whether to stop at the first row that fails. The rows after it are not run. */
  readonly stopOnError?: boolean;
  /** Whether to check every row without saving any. */
  readonly validateOnly?: boolean;
}

export interface BulkStockAdjustmentsRow extends StockAdjustmentCreate {
  /** Your own id of the row, unique in the request. It is returned with the result of the row. */
  readonly rowId?: string;
}

export interface BulkStockAdjustments {
  /** Payloads of create-stock-adjustment, 1 to 500. */
  readonly rows: readonly BulkStockAdjustmentsRow[];
  /** independent saves every valid row; atomic saves all rows or none (default: independent). */
  readonly mode?: 'independent' | 'atomic';
  /** Whether to stop at the first row that fails. The rows after it are not run. */
  readonly stopOnError?: boolean;
  /** Whether to check every row without saving any. */
  readonly validateOnly?: boolean;
}

export interface BulkStockAssembliesRow extends StockAssemblyCreate {
  /** Your own id of the row, unique in the request. It is returned with the result of the row. */
  readonly rowId?: string;
}

export interface BulkStockAssemblies {
  /** Payloads of create-stock-assembly, 1 to 500. */
  readonly rows: readonly BulkStockAssembliesRow[];
  /** independent saves every valid row; atomic saves all rows or none (default: independent). */
  readonly mode?: 'independent' | 'atomic';
  /** Whether to stop at the first row that fails. The rows after it are not run. */
  readonly stopOnError?: boolean;
  /** Whether to check every row without saving any. */
  readonly validateOnly?: boolean;
}

export interface BulkStockAssemblyOrdersRow extends StockAssemblyOrderCreate {
  /** Your own id of the row, unique in the request. It is returned with the result of the row. */
  readonly rowId?: string;
}

export interface BulkStockAssemblyOrders {
  /** Payloads of create-stock-assembly-order, 1 to 500. */
  readonly rows: readonly BulkStockAssemblyOrdersRow[];
  /** independent saves every valid row; atomic saves all rows or none (default: independent). */
  readonly mode?: 'independent' | 'atomic';
  /** Whether to stop at the first row that fails. The rows after it are not run. */
  readonly stopOnError?: boolean;
  /** Whether to check every row without saving any. */
  readonly validateOnly?: boolean;
}

export interface BulkStockDisassembliesRow extends StockDisassemblyCreate {
  /** Your own id of the row, unique in the request. It is returned with the result of the row. */
  readonly rowId?: string;
}

export interface BulkStockDisassemblies {
  /** Payloads of create-stock-disassembly, 1 to 500. */
  readonly rows: readonly BulkStockDisassembliesRow[];
  /** independent saves every valid row; atomic saves all rows or none (default: independent). */
  readonly mode?: 'independent' | 'atomic';
  /** Whether to stop at the first row that fails. The rows after it are not run. */
  readonly stopOnError?: boolean;
  /** Whether to check every row without saving any. */
  readonly validateOnly?: boolean;
}

export interface BulkStockIssuesRow extends StockIssueCreate {
  /** Your own id of the row, unique in the request. It is returned with the result of the row. */
  readonly rowId?: string;
}

export interface BulkStockIssues {
  /** Payloads of create-stock-issue, 1 to 500. */
  readonly rows: readonly BulkStockIssuesRow[];
  /** independent saves every valid row; atomic saves all rows or none (default: independent). */
  readonly mode?: 'independent' | 'atomic';
  /** Whether to stop at the first row that fails. The rows after it are not run. */
  readonly stopOnError?: boolean;
  /** Whether to check every row without saving any. */
  readonly validateOnly?: boolean;
}

export interface BulkStockReceivesRow extends StockReceiveCreate {
  /** Your own id of the row, unique in the request. It is returned with the result of the row. */
  readonly rowId?: string;
}

export interface BulkStockReceives {
  /** Payloads of create-stock-receive, 1 to 500. */
  readonly rows: readonly BulkStockReceivesRow[];
  /** independent saves every valid row; atomic saves all rows or none (default: independent). */
  readonly mode?: 'independent' | 'atomic';
  /** Whether to stop at the first row that fails. The rows after it are not run. */
  readonly stopOnError?: boolean;
  /** Whether to check every row without saving any. */
  readonly validateOnly?: boolean;
}

export interface BulkStockTakesRow extends StockTakeCreate {
  /** Your own id of the row, unique in the request. It is returned with the result of the row. */
  readonly rowId?: string;
}

export interface BulkStockTakes {
  /** Payloads of create-stock-take, 1 to 500. */
  readonly rows: readonly BulkStockTakesRow[];
  /** independent saves every valid row; atomic saves all rows or none (default: independent). */
  readonly mode?: 'independent' | 'atomic';
  /** Whether to stop at the first row that fails. The rows after it are not run. */
  readonly stopOnError?: boolean;
  /** Whether to check every row without saving any. */
  readonly validateOnly?: boolean;
}

export interface BulkStockTransfersRow extends StockTransferCreate {
  /** Your own id of the row, unique in the request. It is returned with the result of the row. */
  readonly rowId?: string;
}

export interface BulkStockTransfers {
  /** Payloads of create-stock-transfer, 1 to 500. */
  readonly rows: readonly BulkStockTransfersRow[];
  /** independent saves every valid row; atomic saves all rows or none (default: independent). */
  readonly mode?: 'independent' | 'atomic';
  /** Whether to stop at the first row that fails. The rows after it are not run. */
  readonly stopOnError?: boolean;
  /** Whether to check every row without saving any. */
  readonly validateOnly?: boolean;
}

export interface BulkStockUomConversionsRow extends StockUomConversionCreate {
  /** Your own id of the row, unique in the request. It is returned with the result of the row. */
  readonly rowId?: string;
}

export interface BulkStockUomConversions {
  /** Payloads of create-stock-uom-conversion, 1 to 500. */
  readonly rows: readonly BulkStockUomConversionsRow[];
  /** independent saves every valid row; atomic saves all rows or none (default: independent). */
  readonly mode?: 'independent' | 'atomic';
  /** Whether to stop at the first row that fails. The rows after it are not run. */
  readonly stopOnError?: boolean;
  /** Whether to check every row without saving any. */
  readonly validateOnly?: boolean;
}

export interface BulkStockUpdateCostsRow extends StockUpdateCostCreate {
  /** Your own id of the row, unique in the request. It is returned with the result of the row. */
  readonly rowId?: string;
}

export interface BulkStockUpdateCosts {
  /** Payloads of create-stock-update-cost, 1 to 500. */
  readonly rows: readonly BulkStockUpdateCostsRow[];
  /** independent saves every valid row; atomic saves all rows or none (default: independent). */
  readonly mode?: 'independent' | 'atomic';
  /** Whether to stop at the first row that fails. The rows after it are not run. */
  readonly stopOnError?: boolean;
  /** Whether to check every row without saving any. */
  readonly validateOnly?: boolean;
}

export interface BulkStockWriteOffs {
  /** Payloads of create-stock-write-off, 1 to 500. */
  readonly rows: readonly BulkStockIssuesRow[];
  /** independent saves every valid row; atomic saves all rows or none (default: independent). */
  readonly mode?: 'independent' | 'atomic';
  /** Whether to stop at the first row that fails. The rows after it are not run. */
  readonly stopOnError?: boolean;
  /** Whether to check every row without saving any. */
  readonly validateOnly?: boolean;
}

export interface TaxReturnList {
  /** First date to include. */
  readonly dateFrom?: string;
  /** Last date to include. */
  readonly dateTo?: string;
  /** Only the return with this number. */
  readonly returnNo?: string;
  /** Only the documents with these numbers, 1 to 500, each once. */
  readonly keys?: readonly string[];
  /** Whether to list committed returns (true) or drafts (false). Leave it out for both. */
  readonly isCommitted?: boolean;
  /** Only what was created, changed or voided at or after this timestamp. The list then starts with the latest change. */
  readonly changedSince?: string;
  /** Maximum rows to return (default 5,000). */
  readonly limit?: number;
  /** nextCursor from the previous result, to get the next page. */
  readonly cursor?: string;
}

export interface GetGstProcessor {
  /** Number of the return, for example SST-000001. */
  readonly returnNo: string;
}

export interface TaxReturn {
  /** First day of the taxable period; the day after the previous return ends. */
  readonly dateFrom: string;
  /** Last day of the taxable period. */
  readonly dateTo: string;
  /** Whether to commit the return at once (default: false, a draft). A committed return is stored and posted, and its documents are locked. */
  readonly commit?: boolean;
  /** Notes on the return, for example the acknowledgement number of the filing. */
  readonly notes?: string;
  /** Whether to read the saved record again and return readBack checks. Without it, saving is faster. */
  readonly verifyAfterSave?: boolean;
}

export interface TaxReturnUpdate {
  /** Number of the return, for example SST-000001. */
  readonly returnNo: string;
  /** Business reason for the change; stored in the audit trail. */
  readonly reason: string;
  /** Notes on the return, for example the acknowledgement number of the filing. */
  readonly notes?: string | null;
  /** Whether to commit a draft. The figures are then stored, the journal is posted and the documents are locked. */
  readonly commit?: boolean;
  /** Whether to reopen the return as a draft. It must have no payments. */
  readonly reopen?: boolean;
  /** Whether to check everything without saving. The result then has saved false. */
  readonly validateOnly?: boolean;
}

export interface RecordListTariffCode {
  /** Only the record with exactly this tariffCode. */
  readonly code?: string;
  /** Only the records with these codes, 1 to 500, each once. */
  readonly keys?: readonly string[];
  /** Only records with this text in description; case does not matter. */
  readonly name?: string;
  /** Whether to return active records (true) or inactive ones (false). Leave it out for both. */
  readonly isActive?: boolean;
  /** Only those with this text in the code or the name; case does not matter. */
  readonly search?: string;
  /** Only what was created, changed or voided at or after this timestamp. The list then starts with the latest change. */
  readonly changedSince?: string;
  /** Maximum rows to return (default 5,000). */
  readonly limit?: number;
  /** nextCursor from the previous result, to get the next page. */
  readonly cursor?: string;
}

export interface GetTariffCode {
  /** Tariff code, for example 7318.15.90. */
  readonly tariffCode: string;
}

export interface TariffCodeCreate {
  /** Tariff code, for example 7318.15.90. */
  readonly tariffCode: string;
  /** What goods the heading covers. */
  readonly description: string;
  /** Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it. */
  readonly isActive?: boolean;
  /** Whether to read the saved record again and return readBack checks. Without it, saving is faster. */
  readonly verifyAfterSave?: boolean;
}

export interface TariffCodeUpdate {
  /** Tariff code, for example 7318.15.90. */
  readonly tariffCode: string;
  /** Business reason for the change; stored in the audit trail. */
  readonly reason: string;
  /** What goods the heading covers. */
  readonly description?: string;
  /** Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it. */
  readonly isActive?: boolean;
  /** Whether to check everything without saving. The result then has saved false. */
  readonly validateOnly?: boolean;
}

export interface RecordListTaxCode {
  /** Only the record with exactly this taxCode. */
  readonly code?: string;
  /** Only the records with these codes, 1 to 500, each once. */
  readonly keys?: readonly string[];
  /** Only records with this text in description; case does not matter. */
  readonly name?: string;
  /** Whether to return active records (true) or inactive ones (false). Leave it out for both. */
  readonly isActive?: boolean;
  /** Only those with this text in the code or the name; case does not matter. */
  readonly search?: string;
  /** Only what was created, changed or voided at or after this timestamp. The list then starts with the latest change. */
  readonly changedSince?: string;
  /** Maximum rows to return (default 5,000). */
  readonly limit?: number;
  /** nextCursor from the previous result, to get the next page. */
  readonly cursor?: string;
}

export interface GetTaxCode {
  /** Tax code, for example ST10. */
  readonly taxCode: string;
}

export interface TaxCodeCreate {
  /** Tax code, for example ST10. */
  readonly taxCode: string;
  /** What the code is for. */
  readonly description: string;
  /** Tax type code it belongs to, for example SALES_TAX. */
  readonly taxType?: string;
  /** Whether sales, purchases or both can use it. */
  readonly direction: 'supply' | 'purchase' | 'both';
  /** Rate in per cent. */
  readonly rate: number;
  /** GL account of the tax; none if the tax is part of the cost. */
  readonly accountNo?: string;
  /** Whether tax paid on purchases is claimed back. If false, it is part of the cost. */
  readonly claimable?: boolean;
  /** Scheme whose return collects it. */
  readonly scheme: 'SST' | 'GST' | 'NONE';
  /** When the tax is due: with the invoice or with its payment (default: accrual). */
  readonly basis?: 'accrual' | 'payment';
  /** Tax type on e-invoices: 01 sales tax, 02 service tax, 03 tourism tax, 04 high-value goods tax, 05 low-value goods tax, 06 none, E exempt. */
  readonly einvoiceType?: '01' | '02' | '03' | '04' | '05' | '06' | 'E';
  /** Field of the return that its amounts go to, for example 11b. */
  readonly returnField?: string;
  /** First day on which documents can use it (default: no limit). */
  readonly effectiveFrom?: string;
  /** Last day on which documents can use it (default: no limit). */
  readonly effectiveTo?: string;
  /** Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it. */
  readonly isActive?: boolean;
  /** Whether to read the saved record again and return readBack checks. Without it, saving is faster. */
  readonly verifyAfterSave?: boolean;
}

export interface TaxCodeUpdate {
  /** Tax code, for example ST10. */
  readonly taxCode: string;
  /** Business reason for the change; stored in the audit trail. */
  readonly reason: string;
  /** What the code is for. */
  readonly description?: string;
  /** Tax type code it belongs to, for example SALES_TAX. */
  readonly taxType?: string;
  /** Whether sales, purchases or both can use it. */
  readonly direction?: 'supply' | 'purchase' | 'both';
  /** Rate in per cent. */
  readonly rate?: number;
  /** GL account of the tax; none if the tax is part of the cost. */
  readonly accountNo?: string | null;
  /** Whether tax paid on purchases is claimed back. If false, it is part of the cost. */
  readonly claimable?: boolean;
  /** Scheme whose return collects it. */
  readonly scheme?: 'SST' | 'GST' | 'NONE';
  /** When the tax is due: with the invoice or with its payment (default: accrual). */
  readonly basis?: 'accrual' | 'payment';
  /** Tax type on e-invoices: 01 sales tax, 02 service tax, 03 tourism tax, 04 high-value goods tax, 05 low-value goods tax, 06 none, E exempt. */
  readonly einvoiceType?: '01' | '02' | '03' | '04' | '05' | '06' | 'E';
  /** Field of the return that its amounts go to, for example 11b. */
  readonly returnField?: string | null;
  /** First day on which documents can use it (default: no limit). */
  readonly effectiveFrom?: string | null;
  /** Last day on which documents can use it (default: no limit). */
  readonly effectiveTo?: string | null;
  /** Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it. */
  readonly isActive?: boolean;
  /** Whether to check everything without saving. The result then has saved false. */
  readonly validateOnly?: boolean;
}

export interface RecordListTaxEntity {
  /** Only the record with exactly this taxEntityID. */
  readonly code?: number;
  /** Only the records with these codes, 1 to 500, each once. */
  readonly keys?: readonly string[];
  /** Only records with this text in name; case does not matter. */
  readonly name?: string;
  /** Whether to return active records (true) or inactive ones (false). Leave it out for both. */
  readonly isActive?: boolean;
  /** Only those with this text in the code or the name; case does not matter. */
  readonly search?: string;
  /** Only what was created, changed or voided at or after this timestamp. The list then starts with the latest change. */
  readonly changedSince?: string;
  /** Maximum rows to return (default 5,000). */
  readonly limit?: number;
  /** nextCursor from the previous result, to get the next page. */
  readonly cursor?: string;
}

export interface GetTaxEntity {
  /** Id of the tax entity; the next free one when a create leaves it out. */
  readonly taxEntityID: number;
}

export interface TaxEntityCreate {
  /** Id of the tax entity; the next free one when a create leaves it out. */
  readonly taxEntityID?: number;
  /** Registered name. */
  readonly name: string;
  /** Tax identification number. */
  readonly tin: string;
  /** Kind of idNo: business registration, identity card, passport or army number. */
  readonly idType?: 'BRN' | 'NRIC' | 'PASSPORT' | 'ARMY';
  /** Registration, identity card, passport or army number; NA where there is none. */
  readonly idNo?: string;
  /** SST registration number; e-invoices show NA without one. */
  readonly sstNo?: string;
  /** Tourism tax registration number; e-invoices show NA without one. */
  readonly tourismTaxNo?: string;
  /** First line of the address. */
  readonly address1?: string;
  /** Second line of the address. */
  readonly address2?: string;
  /** Third line of the address. */
  readonly address3?: string;
  /** Fourth line of the address. */
  readonly address4?: string;
  /** Postcode. */
  readonly postcode?: string;
  /** City. */
  readonly city?: string;
  /** State code of e-invoices: 01 to 16, or 17 where none applies. */
  readonly stateCode?: string;
  /** Country code of three letters, for example MYS. */
  readonly countryCode?: string;
  /** Phone number, with country code. */
  readonly phone?: string;
  /** Email address for e-invoices. */
  readonly email?: string;
  /** Industry code (MSIC) of five digits. */
  readonly msicCode?: string;
  /** What the business does. */
  readonly businessActivity?: string;
  /** Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it. */
  readonly isActive?: boolean;
  /** Whether to read the saved record again and return readBack checks. Without it, saving is faster. */
  readonly verifyAfterSave?: boolean;
}

export interface TaxEntityUpdate {
  /** Id of the tax entity; the next free one when a create leaves it out. */
  readonly taxEntityID: number;
  /** Business reason for the change; stored in the audit trail. */
  readonly reason: string;
  /** Registered name. */
  readonly name?: string;
  /** Tax identification number. */
  readonly tin?: string;
  /** Kind of idNo: business registration, identity card, passport or army number. */
  readonly idType?: 'BRN' | 'NRIC' | 'PASSPORT' | 'ARMY';
  /** Registration, identity card, passport or army number; NA where there is none. */
  readonly idNo?: string;
  /** SST registration number; e-invoices show NA without one. */
  readonly sstNo?: string | null;
  /** Tourism tax registration number; e-invoices show NA without one. */
  readonly tourismTaxNo?: string | null;
  /** First line of the address. */
  readonly address1?: string | null;
  /** Second line of the address. */
  readonly address2?: string | null;
  /** Third line of the address. */
  readonly address3?: string | null;
  /** Fourth line of the address. */
  readonly address4?: string | null;
  /** Postcode. */
  readonly postcode?: string | null;
  /** City. */
  readonly city?: string | null;
  /** State code of e-invoices: 01 to 16, or 17 where none applies. */
  readonly stateCode?: string | null;
  /** Country code of three letters, for example MYS. */
  readonly countryCode?: string | null;
  /** Phone number, with country code. */
  readonly phone?: string | null;
  /** Email address for e-invoices. */
  readonly email?: string | null;
  /** Industry code (MSIC) of five digits. */
  readonly msicCode?: string | null;
  /** What the business does. */
  readonly businessActivity?: string | null;
  /** Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it. */
  readonly isActive?: boolean;
  /** Whether to check everything without saving. The result then has saved false. */
  readonly validateOnly?: boolean;
}

export interface RecordListTaxType {
  /** Only the record with exactly this taxType. */
  readonly code?: string;
  /** Only the records with these codes, 1 to 500, each once. */
  readonly keys?: readonly string[];
  /** Only records with this text in description; case does not matter. */
  readonly name?: string;
  /** Whether to return active records (true) or inactive ones (false). Leave it out for both. */
  readonly isActive?: boolean;
  /** Only those with this text in the code or the name; case does not matter. */
  readonly search?: string;
  /** Only what was created, changed or voided at or after this timestamp. The list then starts with the latest change. */
  readonly changedSince?: string;
  /** Maximum rows to return (default 5,000). */
  readonly limit?: number;
  /** nextCursor from the previous result, to get the next page. */
  readonly cursor?: string;
}

export interface GetTaxType {
  /** Tax type code, for example SALES_TAX. */
  readonly taxType: string;
}

export interface TaxTypeCreate {
  /** Tax type code, for example SALES_TAX. */
  readonly taxType: string;
  /** Name of the tax. */
  readonly description: string;
  /** Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it. */
  readonly isActive?: boolean;
  /** Whether to read the saved record again and return readBack checks. Without it, saving is faster. */
  readonly verifyAfterSave?: boolean;
}

export interface TaxTypeUpdate {
  /** Tax type code, for example SALES_TAX. */
  readonly taxType: string;
  /** Business reason for the change; stored in the audit trail. */
  readonly reason: string;
  /** Name of the tax. */
  readonly description?: string;
  /** Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it. */
  readonly isActive?: boolean;
  /** Whether to check everything without saving. The result then has saved false. */
  readonly validateOnly?: boolean;
}

export interface RecordListWithholdingTaxCode {
  /** Only the record with exactly this withholdingTaxCode. */
  readonly code?: string;
  /** Only the records with these codes, 1 to 500, each once. */
  readonly keys?: readonly string[];
  /** Only records with this text in description; case does not matter. */
  readonly name?: string;
  /** Whether to return active records (true) or inactive ones (false). Leave it out for both. */
  readonly isActive?: boolean;
  /** Only those with this text in the code or the name; case does not matter. */
  readonly search?: string;
  /** Only what was created, changed or voided at or after this timestamp. The list then starts with the latest change. */
  readonly changedSince?: string;
  /** Maximum rows to return (default 5,000). */
  readonly limit?: number;
  /** nextCursor from the previous result, to get the next page. */
  readonly cursor?: string;
}

export interface GetWithholdingTaxCode {
  /** Withholding tax code, for example WHT10-ROY. */
  readonly withholdingTaxCode: string;
}

export interface WithholdingTaxCodeCreate {
  /** Withholding tax code, for example WHT10-ROY. */
  readonly withholdingTaxCode: string;
  /** What the code is for, with the section of the act. */
  readonly description: string;
  /** Rate in per cent of the gross amount. */
  readonly rate: number;
  /** Whether we keep it back when we pay, or the customer when we are paid. */
  readonly kind: 'payment' | 'receipt';
  /** GL account: a payable for payments, a recoverable asset for receipts. */
  readonly accountNo: string;
  /** First day on which documents can use it (default: no limit). */
  readonly effectiveFrom?: string;
  /** Last day on which documents can use it (default: no limit). */
  readonly effectiveTo?: string;
  /** Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it. */
  readonly isActive?: boolean;
  /** Whether to read the saved record again and return readBack checks. Without it, saving is faster. */
  readonly verifyAfterSave?: boolean;
}

export interface WithholdingTaxCodeUpdate {
  /** Withholding tax code, for example WHT10-ROY. */
  readonly withholdingTaxCode: string;
  /** Business reason for the change; stored in the audit trail. */
  readonly reason: string;
  /** What the code is for, with the section of the act. */
  readonly description?: string;
  /** Rate in per cent of the gross amount. */
  readonly rate?: number;
  /** Whether we keep it back when we pay, or the customer when we are paid. */
  readonly kind?: 'payment' | 'receipt';
  /** GL account: a payable for payments, a recoverable asset for receipts. */
  readonly accountNo?: string;
  /** First day on which documents can use it (default: no limit). */
  readonly effectiveFrom?: string | null;
  /** Last day on which documents can use it (default: no limit). */
  readonly effectiveTo?: string | null;
  /** Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it. */
  readonly isActive?: boolean;
  /** Whether to check everything without saving. The result then has saved false. */
  readonly validateOnly?: boolean;
}

export interface TaxSettingsUpdate {
  /** Business reason for the change; stored in the audit trail. */
  readonly reason: string;
  /** Registration number with the customs department, as printed on documents; empty when not registered. */
  readonly registrationNo?: string | null;
  /** Day from which the company is registered; the first return begins here. */
  readonly startDate?: string;
  /** Length of a taxable period in months. */
  readonly taxablePeriodMonths?: number;
  /** When tax is due if the tax code has no setting: with the invoice or with its payment. */
  readonly basis?: 'accrual' | 'payment';
  /** GL account for the tax of committed returns until it is paid. */
  readonly controlAccountNo?: string;
  /** GL expense account of penalties. */
  readonly penaltyAccountNo?: string;
  /** Whether to check everything without saving. The result then has saved false. */
  readonly validateOnly?: boolean;
}

export interface TaxPayment {
  /** Number of the return, for example SST-000001. */
  readonly returnNo: string;
  /** Date of the payment. */
  readonly docDate: string;
  /** Bank or cash GL account for the payment or refund. */
  readonly paymentAccountNo: string;
  /** Tax paid with this payment, without the penalty. */
  readonly paymentAmount: number;
  /** Penalty paid on top; it goes to the expense account of the settings. */
  readonly penalty?: number;
  /** Cheque or reference number. */
  readonly chequeNo?: string;
  /** Narration of the whole document. */
  readonly description?: string;
  /** Your own reference, for example an order number of the web shop. */
  readonly ref?: string;
  /** Whether to read the saved record again and return readBack checks. Without it, saving is faster. */
  readonly verifyAfterSave?: boolean;
}

export interface MergeTaxEntity {
  /** Id of the tax entity to give up. */
  readonly oldTaxEntityID: number;
  /** Label of the old entity for the audit trail; not entity data. */
  readonly taxEntityInfo: string;
  /** Id of the tax entity to keep; another than oldTaxEntityID. */
  readonly newTaxEntityID: number;
  /** Label of the kept entity for the audit trail; not entity data. */
  readonly newTaxEntityInfo: string;
  /** Whether to only check, without changing anything. The right to delete is still needed. */
  readonly validateOnly?: boolean;
  /** Must be true for an actual save; not needed with validateOnly. */
  readonly confirm?: boolean;
}

export interface RecordListGeneralAddress {
  /** Only the record with exactly this code. */
  readonly code?: string;
  /** Only the records with these codes, 1 to 500, each once. */
  readonly keys?: readonly string[];
  /** Only records with this text in description; case does not matter. */
  readonly name?: string;
  /** Whether to return active records (true) or inactive ones (false). Leave it out for both. */
  readonly isActive?: boolean;
  /** Only those with this text in the code or the name; case does not matter. */
  readonly search?: string;
  /** Only what was created, changed or voided at or after this timestamp. The list then starts with the latest change. */
  readonly changedSince?: string;
  /** Maximum rows to return (default 5,000). */
  readonly limit?: number;
  /** nextCursor from the previous result, to get the next page. */
  readonly cursor?: string;
}

export interface GetGeneralAddress {
  /** Code that documents and other records refer to. */
  readonly code: string;
}

export interface GeneralAddressUpdate {
  /** Code that documents and other records refer to. */
  readonly code: string;
  /** Business reason for the change; stored in the audit trail. */
  readonly reason: string;
  /** Meaning of the code. */
  readonly description?: string | null;
  /** First line of the address. */
  readonly address1?: string | null;
  /** Second line of the address. */
  readonly address2?: string | null;
  /** Third line of the address. */
  readonly address3?: string | null;
  /** Fourth line of the address. */
  readonly address4?: string | null;
  /** First phone number. */
  readonly phone1?: string | null;
  /** Second phone number. */
  readonly phone2?: string | null;
  /** Fax number. */
  readonly fax1?: string | null;
  /** Contact person. */
  readonly attention?: string | null;
  /** Email address. */
  readonly email?: string | null;
  /** Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it. */
  readonly isActive?: boolean;
  /** Whether to check everything without saving. The result then has saved false. */
  readonly validateOnly?: boolean;
}

export interface WithdrawGeneralAddress {
  /** Code that documents and other records refer to. */
  readonly code: string;
  /** Reason; stored in the audit trail. */
  readonly reason?: string;
}

export interface GeneralAreaUpdate {
  /** Code that documents and other records refer to. */
  readonly code: string;
  /** Business reason for the change; stored in the audit trail. */
  readonly reason: string;
  /** Meaning of the code. */
  readonly description?: string | null;
  /** Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it. */
  readonly isActive?: boolean;
  /** Whether to check everything without saving. The result then has saved false. */
  readonly validateOnly?: boolean;
}

export interface GeneralCnTypeUpdate {
  /** Code that documents and other records refer to. */
  readonly code: string;
  /** Business reason for the change; stored in the audit trail. */
  readonly reason: string;
  /** Meaning of the code. */
  readonly description?: string | null;
  /** Whether these credit notes change only the price and move no stock (default: false). */
  readonly isPriceOnly?: boolean;
  /** Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it. */
  readonly isActive?: boolean;
  /** Whether to check everything without saving. The result then has saved false. */
  readonly validateOnly?: boolean;
}

export interface GeneralCurrencyUpdate {
  /** Code that documents and other records refer to. */
  readonly code: string;
  /** Business reason for the change; stored in the audit trail. */
  readonly reason: string;
  /** Meaning of the code. */
  readonly description?: string | null;
  /** Sign to print, for example ¥. */
  readonly symbol?: string | null;
  /** What one unit is worth in base currency. */
  readonly rate?: number;
  /** Rate for buying from the bank (default: rate). */
  readonly buyRate?: number;
  /** Rate for selling to the bank (default: rate). */
  readonly sellRate?: number;
  /** First day of these rates (default on creation: the beginning of the book; in an update: today). */
  readonly effectiveDate?: string;
  /** Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it. */
  readonly isActive?: boolean;
  /** Whether to check everything without saving. The result then has saved false. */
  readonly validateOnly?: boolean;
}

export interface GeneralPaymentMethodUpdate {
  /** Code that documents and other records refer to. */
  readonly code: string;
  /** Business reason for the change; stored in the audit trail. */
  readonly reason: string;
  /** Meaning of the code. */
  readonly description?: string | null;
  /** Bank, cash or deposit GL account behind the method. */
  readonly accountNo?: string;
  /** Payment type such as Cash, Cheque, Bank Transfer, Credit Card or e-Wallet. */
  readonly paymentBy?: string | null;
  /** Bank charge in per cent of the amount (default: none). */
  readonly bankChargeRate?: number;
  /** Whether this method uses up a deposit (default: false). */
  readonly isDeposit?: boolean;
  /** Payment mode of the e-invoice: 01 cash, 02 cheque, 03 bank transfer, 04 credit card, 05 debit card, 06 e-wallet, 07 digital bank, 08 others. */
  readonly einvoiceMode?: '01' | '02' | '03' | '04' | '05' | '06' | '07' | '08';
  /** Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it. */
  readonly isActive?: boolean;
  /** Whether to check everything without saving. The result then has saved false. */
  readonly validateOnly?: boolean;
}
