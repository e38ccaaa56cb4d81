/** Written from the catalog by `npm run golden`; do not edit. */

import type { Artifact, BulkRowResult, FieldCapabilities, Posting, ReadBack, Refusal, RefusalDetail, Warning, WriteVerification } from './contract.ts';

/** One document of a list. */
export interface DocumentRow {
  /** Key of the document. */
  readonly docKey: string;
  /** Type of the document. */
  readonly docType: string;
  /** Number of the document. */
  readonly docNo: string;
  /** Date of the document. */
  readonly docDate: string;
  /** Due date. Absent if documents of this type have none. */
  readonly dueDate?: string;
  /** Code of the customer or supplier. Null if the document has none. */
  readonly party: string | null;
  /** Name of the customer or supplier. Null if the document has none. */
  readonly partyName: string | null;
  /** Currency of the document. */
  readonly currencyCode: string;
  /** Exchange rate of the document. In base currency per unit of the currency. */
  readonly currencyRate: number;
  /** Total before tax. In document currency. */
  readonly netTotal: number;
  /** Total tax. In document currency. */
  readonly tax: number;
  /** Total including tax and rounding. In document currency. */
  readonly finalTotal: number;
  /** Total including tax and rounding. In base currency. */
  readonly localTotal: number;
  /** What is still open: positive if owed by the customer (AR) or to the supplier (AP), negative if it is unapplied credit. In document currency. */
  readonly outstanding: number;
  /** Status of the document. */
  readonly status: 'Draft' | 'Saved' | 'Void';
  /** Narration of the document. Null if it has none. */
  readonly description: string | null;
  /** Reference of the document. Null if it has none. */
  readonly ref: string | null;
  /** When the document was last changed. */
  readonly lastModified: string;
  /** User-defined fields by name, without the UDF_ prefix. Absent if the document has none. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Type of the document, if it belongs to another family. Absent if it belongs to this family. */
  readonly sourceType?: string;
}

/** One document of a list. */
export interface ListedDocument extends DocumentRow {
}

/** Where a read came from that is not the book itself. */
export interface ReadFrom {
  /** True: a private copy of the book was read, because another program has the book open. */
  readonly copy: true;
  /** When the book was as the copy has it. */
  readonly at: string;
}

/** What the result of every read has. */
export interface ReadResult {
  /** True: the read succeeded. */
  readonly ok: true;
  /** The number of rows in this result; 1 for a single document, record or report. */
  readonly count: number;
  /** Send it as cursor to get the next rows. Null if there are no more. */
  readonly nextCursor: string | null;
  /** Warnings, such as fields that were ignored. Absent if there are none. */
  readonly warnings?: readonly Warning[];
  /** Where the read came from. Absent if the book itself was read. */
  readonly readFrom?: ReadFrom;
}

/** Documents, newest first. */
export interface DocumentList extends ReadResult {
  /** The rows. */
  readonly rows: readonly ListedDocument[];
  /** Whether there are more rows than this result contains. */
  readonly truncated: boolean;
}

/** The document of a line, and the amounts of the line. */
export interface LineHead {
  /** Key of the document. */
  readonly docKey: string;
  /** Type of the document. */
  readonly docType: string;
  /** Number of the document. */
  readonly docNo: string;
  /** Date of the document. */
  readonly docDate: string;
  /** Code of the customer or supplier. Null if the document has none. */
  readonly party: string | null;
  /** Name of the customer or supplier. Null if the document has none. */
  readonly partyName: string | null;
  /** Currency of the document. */
  readonly currencyCode: string;
  /** Status of the document. */
  readonly status: 'Draft' | 'Saved' | 'Void';
  /** Key of the line. */
  readonly dtlKey: string;
  /** Position of the line, from 1. */
  readonly seq: number;
  /** Amount of the line after discount; includes tax if the document’s prices do. In document currency. */
  readonly subTotal: number;
  /** Tax of the line. In document currency. */
  readonly taxAmount: number;
  /** Amount of the line before tax. In document currency. */
  readonly netAmount: number;
  /** Amount of the line before tax. In base currency. */
  readonly localNetAmount: number;
  /** Tax of the line. In base currency. */
  readonly localTaxAmount: number;
}

/** One line with the columns of its document. */
export interface AdvancedQuotationLinesListRow extends LineHead {
  /** Item code. Absent if it has no value. */
  readonly itemCode?: string;
  /** Barcode. Absent if it has no value. */
  readonly barCode?: string;
  /** Text of the line. Absent if it has no value. */
  readonly description?: string;
  /** Second text of the line. Absent if it has no value. */
  readonly description2?: string;
  /** Long text of the line, rich text. Absent if it has no value. */
  readonly furtherDescription?: string;
  /** Quantity of the line. In unit of the line. Absent if it has no value. */
  readonly qty?: number;
  /** Additional quantity at no charge. In unit of the line. Absent if it has no value. */
  readonly focQty?: number;
  /** Unit of measure of the item. Absent if it has no value. */
  readonly uom?: string;
  /** Price of one unit in the document’s currency. In document currency per unit. Absent if it has no value. */
  readonly unitPrice?: number;
  /** Cost of one unit. In base currency per unit. Absent if it has no value. */
  readonly unitCost?: number;
  /** Discount: percentages and amounts joined by +, applied from left to right, such as 10%, 5%+3% or 12.50. Absent if it has no value. */
  readonly discount?: string | number;
  /** Tax code of the line. Absent if it has no value. */
  readonly taxCode?: string;
  /** Tax rate. In percent. Absent if the line has no tax code. */
  readonly taxRate?: number;
  /** Amount of the line before tax, for lines without quantity and price. In document currency. Absent if it has no value. */
  readonly amount?: number;
  /** GL account that the line is posted to. Absent if nothing is posted for the line. */
  readonly accountNo?: string;
  /** Exact active stock location. Absent if it has no value. */
  readonly location?: string;
  /** Source location. Absent if it has no value. */
  readonly fromLocation?: string;
  /** Destination location. Absent if it has no value. */
  readonly toLocation?: string;
  /** Batch number, for items with batch control. Absent if it has no value. */
  readonly batchNo?: string;
  /** Serial numbers, separated by commas, for items with serial numbers. Absent if it has no value. */
  readonly serialNo?: string;
  /** Project code of the line. Absent if it has no value. */
  readonly project?: string;
  /** Department code of the line. Absent if it has no value. */
  readonly department?: string;
  /** Classification code of the e-invoice. Absent if it has no value. */
  readonly classification?: string;
  /** Delivery date of the line. Absent if it has no value. */
  readonly deliveryDate?: string;
  /** User-defined fields by name, without the UDF_ prefix. Absent if it has no value. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Item package that the line is a component of. Absent unless it is one. */
  readonly packageCode?: string;
  /** Number of packages. In unit of the line. Absent unless the line is the first of a package. */
  readonly packageQty?: number;
}

/** Lines, newest first. */
export interface AdvancedQuotationLinesList extends ReadResult {
  /** The rows. */
  readonly rows: readonly AdvancedQuotationLinesListRow[];
}

/** A field that could not be read. */
export interface ReadError {
  /** Path of the field. */
  readonly path: string;
  /** Why it could not be read. */
  readonly message: string;
}

/** Header fields of every document, by native name. */
export interface DocumentFields {
  /** Key of the document. */
  readonly DocKey: string;
  /** Type of the document, for example IV. */
  readonly DocType: string;
  /** Number of the document. */
  readonly DocNo: string;
  /** Date of the document. */
  readonly DocDate: string;
  /** Due date. Absent if documents of this type have none. */
  readonly DueDate?: string;
  /** Currency of the document. */
  readonly CurrencyCode: string;
  /** Exchange rate of the document. In base currency per unit of the currency. */
  readonly CurrencyRate: number;
  /** Total before tax. In document currency. */
  readonly NetTotal: number;
  /** Total tax. In document currency. */
  readonly Tax: number;
  /** Rounding to five sen, which is part of FinalTotal. In document currency. */
  readonly RoundAdj: number;
  /** Total including tax and rounding. In document currency. */
  readonly FinalTotal: number;
  /** Total before tax. In base currency. */
  readonly LocalNetTotal: number;
  /** Total tax. In base currency. */
  readonly LocalTax: number;
  /** Total including tax and rounding. In base currency. */
  readonly LocalTotal: number;
  /** What is still open: positive if owed by the customer (AR) or to the supplier (AP), negative if it is unapplied credit. In document currency. */
  readonly Outstanding: number;
  /** Status of the document. */
  readonly Status: 'Draft' | 'Saved' | 'Void';
  /** Whether the document is void. */
  readonly Cancelled: boolean;
  /** Status of the e-invoice. Absent if the document was never submitted as an e-invoice. */
  readonly EInvoiceStatus?: string;
  /** Id of the e-invoice. Null if the gateway has not given one. Absent if the document was never submitted as an e-invoice. */
  readonly EInvoiceUuid?: string | null;
  /** Long id of the e-invoice. Null unless it is valid. Absent if the document was never submitted as an e-invoice. */
  readonly EInvoiceLongId?: string | null;
  /** When it became valid. Null unless it is valid. Absent if the document was never submitted as an e-invoice. */
  readonly EInvoiceValidatedAt?: string | null;
  /** Link for the buyer to verify it. Null unless it is valid. Absent if the document was never submitted as an e-invoice. */
  readonly EInvoiceValidationLink?: string | null;
  /** Number of the consolidated or self-billed e-invoice that contains it. Absent unless it is part of one. */
  readonly EInvoiceGatheredIn?: string;
  /** When the document was created. */
  readonly CreatedTimeStamp: string;
  /** When the document was last changed. */
  readonly LastModified: string;
  /** How much of the document has been transferred. Absent except in the result of get, and if it has no lines with quantities. */
  readonly TransferStatus?: 'none' | 'partial' | 'full';
  /** Fields that the book can no longer read; empty if it can read all. */
  readonly readErrors: readonly ReadError[];
}

/** Header fields of advanced quotations, by native name. */
export interface AdvancedQuotationFields extends DocumentFields {
  /** Customer (debtor) code. */
  readonly DebtorCode: string;
  /** Name of the customer, as printed. Absent if it has no value. */
  readonly DebtorName?: string;
  /** Sales agent code. Absent if it has no value. */
  readonly Agent?: string;
  /** Exact active location code. Absent if it has no value. */
  readonly SalesLocation?: string;
  /** Price category that sets prices of lines without a unit price. Absent if it has no value. */
  readonly MultiPrice?: string;
  /** Narration of the whole document. Absent if it has no value. */
  readonly Description?: string;
  /** Your own reference, for example an order number of the web shop. Absent if it has no value. */
  readonly Ref?: string;
  /** Project code of the header. Absent if it has no value. */
  readonly ProjNo?: string;
  /** Department code of the header. Absent if it has no value. */
  readonly DeptNo?: string;
  /** User-defined fields by name, without the UDF_ prefix. Absent if it has no value. */
  readonly UserDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Our reference. Absent if it has no value. */
  readonly OurRef?: string;
  /** The other party’s reference. Absent if it has no value. */
  readonly YourRef?: string;
  /** Credit term. Absent if it has no value. */
  readonly DisplayTerm?: string;
  /** Whether unit prices include tax. Absent if it has no value. */
  readonly InclusiveTax?: boolean;
  /** Tax date. Absent if it has no value. */
  readonly TaxDate?: string;
  /** Tax entity maintenance id of the header, the party of an e-invoice. Absent if it has no value. */
  readonly TaxEntityID?: number;
  /** Branch of the debtor or creditor. Absent if it has no value. */
  readonly BranchCode?: string;
  /** GL posting account for lines without one. Absent if it has no value. */
  readonly AccNo?: string;
  /** Contact person. Absent if it has no value. */
  readonly Attention?: string;
  /** First phone number. Absent if it has no value. */
  readonly Phone1?: string;
  /** Second phone number. Absent if it has no value. */
  readonly Phone2?: string;
  /** Fax number. Absent if it has no value. */
  readonly Fax1?: string;
  /** First line of the billing address. Absent if it has no value. */
  readonly InvAddr1?: string;
  /** Second line of the billing address. Absent if it has no value. */
  readonly InvAddr2?: string;
  /** Third line of the billing address. Absent if it has no value. */
  readonly InvAddr3?: string;
  /** Fourth line of the billing address. Absent if it has no value. */
  readonly InvAddr4?: string;
  /** First line of the delivery address. Absent if it has no value. */
  readonly DeliverAddr1?: string;
  /** Second line of the delivery address. Absent if it has no value. */
  readonly DeliverAddr2?: string;
  /** Third line of the delivery address. Absent if it has no value. */
  readonly DeliverAddr3?: string;
  /** Fourth line of the delivery address. Absent if it has no value. */
  readonly DeliverAddr4?: string;
  /** Contact person at the delivery address. Absent if it has no value. */
  readonly DeliverContact?: string;
  /** Phone number at the delivery address. Absent if it has no value. */
  readonly DeliverPhone1?: string;
  /** Note of the document, plain text or RTF. Absent if it has no value. */
  readonly Note?: string;
  /** First remark. Absent if it has no value. */
  readonly Remark1?: string;
  /** Second remark. Absent if it has no value. */
  readonly Remark2?: string;
  /** Third remark. Absent if it has no value. */
  readonly Remark3?: string;
  /** Fourth remark. Absent if it has no value. */
  readonly Remark4?: string;
  /** Number of the document that this one refers to. Absent if it has no value. */
  readonly RefDocNo?: string;
  /** Shipping method code. Absent if it has no value. */
  readonly ShipVia?: string;
  /** Shipping information, for example a tracking number. Absent if it has no value. */
  readonly ShipInfo?: string;
  /** Native enum of the withholding tax version. Absent if it has no value. */
  readonly WithholdingTaxVersion?: string;
}

/** One line. */
export interface SalesLineResult {
  /** Key of the line. Absent in the result of a validation, which saves nothing. */
  readonly dtlKey?: string;
  /** Position of the line, from 1. */
  readonly seq: number;
  /** Item code. Absent if it has no value. */
  readonly itemCode?: string;
  /** Barcode. Absent if it has no value. */
  readonly barCode?: string;
  /** Text of the line. Absent if it has no value. */
  readonly description?: string;
  /** Second text of the line. Absent if it has no value. */
  readonly description2?: string;
  /** Long text of the line, rich text. Absent if it has no value. */
  readonly furtherDescription?: string;
  /** Quantity of the line. In unit of the line. Absent if it has no value. */
  readonly qty?: number;
  /** Additional quantity at no charge. In unit of the line. Absent if it has no value. */
  readonly focQty?: number;
  /** Unit of measure of the item. Absent if it has no value. */
  readonly uom?: string;
  /** Price of one unit in the document’s currency. In document currency per unit. Absent if it has no value. */
  readonly unitPrice?: number;
  /** Cost of one unit. In base currency per unit. Absent if it has no value. */
  readonly unitCost?: number;
  /** Discount: percentages and amounts joined by +, applied from left to right, such as 10%, 5%+3% or 12.50. Absent if it has no value. */
  readonly discount?: string | number;
  /** Tax code of the line. Absent if it has no value. */
  readonly taxCode?: string;
  /** Tax rate. In percent. Absent if the line has no tax code. */
  readonly taxRate?: number;
  /** Tax of the line. In document currency. */
  readonly taxAmount: number;
  /** Amount of the line before tax, for lines without quantity and price. In document currency. Absent if it has no value. */
  readonly amount?: number;
  /** GL account that the line is posted to. Absent if nothing is posted for the line. */
  readonly accountNo?: string;
  /** Exact active stock location. Absent if it has no value. */
  readonly location?: string;
  /** Source location. Absent if it has no value. */
  readonly fromLocation?: string;
  /** Destination location. Absent if it has no value. */
  readonly toLocation?: string;
  /** Batch number, for items with batch control. Absent if it has no value. */
  readonly batchNo?: string;
  /** Serial numbers, separated by commas, for items with serial numbers. Absent if it has no value. */
  readonly serialNo?: string;
  /** Project code of the line. Absent if it has no value. */
  readonly project?: string;
  /** Department code of the line. Absent if it has no value. */
  readonly department?: string;
  /** Classification code of the e-invoice. Absent if it has no value. */
  readonly classification?: string;
  /** Delivery date of the line. Absent if it has no value. */
  readonly deliveryDate?: string;
  /** User-defined fields by name, without the UDF_ prefix. Absent if it has no value. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Amount of the line after discount; includes tax if the document’s prices do. In document currency. */
  readonly subTotal: number;
  /** Amount of the line before tax. In document currency. */
  readonly netAmount: number;
  /** Item package that the line is a component of. Absent unless it is one. */
  readonly packageCode?: string;
  /** Number of packages. In unit of the line. Absent unless the line is the first of a package. */
  readonly packageQty?: number;
  /** Quantity transferred to further documents. In unit of the line. Absent except in the result of get, and on lines without a quantity. */
  readonly transferedQty?: number;
  /** Quantity that can still be transferred. In unit of the line. Absent except in the result of get, and on lines without a quantity. */
  readonly outstandingQty?: number;
  /** Quantity returned. In unit of the line. Absent except in the result of get, and on lines without a quantity. */
  readonly returnedQty?: number;
  /** Quantity that can still be returned. In unit of the line. Absent except in the result of get, and on lines without a quantity. */
  readonly returnableQty?: number;
}

/** One payment. */
export interface PaymentRowResult {
  /** Payment method code. Absent if it has no value. */
  readonly paymentMethod?: string;
  /** Payment type such as Cash, Cheque, Bank Transfer or Credit Card. Absent if it has no value. */
  readonly paymentBy?: string;
  /** Amount paid. In document currency. */
  readonly paymentAmount: number;
  /** Cheque or reference number. Absent if it has no value. */
  readonly chequeNo?: string;
  /** Bank charge that is part of the amount. In document currency. Absent if it has no value. */
  readonly bankCharge?: number;
  /** Bank, cash or deposit GL account of the payment. */
  readonly paymentAccountNo: string;
  /** GL account of the bank charge. Absent if it has no value. */
  readonly bankChargeAccountNo?: string;
  /** Approval or reference code of the card payment. Absent if it has no value. */
  readonly creditCardApprovalCode?: string;
  /** Number of an unused deposit of the same party that pays this row. Absent if it has no value. */
  readonly depositDocNo?: string;
  /** User-defined fields by name, without the UDF_ prefix. Absent if it has no value. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Key of the row. Absent if a book of an earlier version wrote it. */
  readonly dtlKey?: string;
  /** Key of the deposit that pays the row. Absent unless a deposit pays it. */
  readonly depositDocKey?: string;
}

/** Documents of this type have none. */
export interface NoKnockOffs {
}

/** A link to a document before or after this one. */
export interface DocumentLink {
  /** from: the other document came first; to: it came after. */
  readonly direction: 'from' | 'to';
  /** How the two belong together. */
  readonly kind: 'next' | 'return' | 'procure';
  /** Type of the other document. */
  readonly docType: string;
  /** Number of the other document. */
  readonly docNo: string;
  /** Key of the other document. */
  readonly docKey: string;
  /** Key of the line of the earlier document. */
  readonly fromDtlKey: string;
  /** Key of the line of the later document. */
  readonly toDtlKey: string;
  /** Quantity that the link carries. In unit of the line. */
  readonly qty: number;
}

/** A document by key and number. */
export interface DocumentIdentity {
  /** Key of the document. */
  readonly docKey: string;
  /** Number of the document. */
  readonly docNo: string;
}

/** Which document the result is about. */
export interface DocumentReference {
  /** The document by key and number. */
  readonly document: DocumentIdentity;
  /** Type of the document, for example IV. */
  readonly docType: string;
  /** Key of the document, as in document. */
  readonly docKey: string;
  /** Number of the document, as in document. */
  readonly docNo: string;
}

/** The advanced quotation in full. */
export interface AdvancedQuotationGet extends ReadResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: AdvancedQuotationFields;
  /** The lines as reloaded. */
  readonly lines: readonly SalesLineResult[];
  /** The payments as reloaded. */
  readonly payments: readonly PaymentRowResult[];
  /** Empty: these documents settle no others. */
  readonly knockOffs: readonly NoKnockOffs[];
  /** The documents that it came from and went to. */
  readonly links: readonly DocumentLink[];
  /** The rows that the document posts to the general ledger. */
  readonly postings: readonly Posting[];
  /** What an update can do with each field, by native name. Absent if documents of this type cannot be updated. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** Type of the document, which belongs to another family. Absent if it belongs to this family. */
  readonly sourceType?: string;
}

/** Totals of the document. */
export interface ValidatedTotals {
  /** Total before tax. In document currency. */
  readonly netTotal: number;
  /** Total tax. In document currency. */
  readonly tax: number;
  /** Rounding to five sen, which is part of finalTotal. In document currency. */
  readonly roundAdj: number;
  /** Total including tax and rounding. In document currency. */
  readonly finalTotal: number;
  /** Total including tax and rounding. In base currency. */
  readonly localTotal: number;
}

/** What the result of every validation has. */
export interface ValidateResult {
  /** True: a create with this payload would succeed. */
  readonly ok: true;
  /** False: a validation saves nothing. */
  readonly saved: false;
  /** None: a validation does nothing. */
  readonly operationUsed: 'None';
  /** True: the payload is valid. */
  readonly valid: true;
  /** Warnings, such as fields that were ignored. */
  readonly warnings: readonly Warning[];
}

/** What create-advanced-quotation would save. */
export interface AdvancedQuotationValidate extends ValidateResult {
  /** Totals of the document. */
  readonly totals: ValidatedTotals;
  /** The rows that the document posts to the general ledger. */
  readonly postings: readonly Posting[];
  /** The lines as they would be saved. */
  readonly lines: readonly SalesLineResult[];
}

/** What the result of every write has. */
export interface WriteResult {
  /** Whether the command did what was requested, verified by a reload. */
  readonly ok: boolean;
  /** Whether the book was changed. True with ok false means that the saved data differs from the request. */
  readonly saved: boolean;
  /** What the book did; None if nothing was saved. */
  readonly operationUsed: 'CreateDocument' | 'UpdateDocument' | 'CancelDocument' | 'TransferDocument' | 'CreateRecord' | 'UpdateRecord' | 'DeactivateRecord' | 'DeleteRecord' | 'MergeRecord' | 'None';
  /** Warnings, such as fields that were ignored. */
  readonly warnings: readonly Warning[];
  /** How the reloaded data compares with the request. Absent if nothing was saved. */
  readonly writeVerification?: WriteVerification;
  /** Every comparison of a requested value with the value in the book. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly readBack?: ReadBack;
  /** What is wrong. Absent if ok is true. */
  readonly error?: Refusal;
}

/** The advanced quotation as saved. */
export interface AdvancedQuotationSaved extends WriteResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: AdvancedQuotationFields;
  /** The lines as reloaded. */
  readonly lines: readonly SalesLineResult[];
  /** The payments as reloaded. Absent if documents of this type carry no payments. */
  readonly payments?: readonly PaymentRowResult[];
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
}

/** The advanced quotation as changed. */
export interface AdvancedQuotationUpdated extends WriteResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: AdvancedQuotationFields;
  /** The lines as reloaded. */
  readonly lines: readonly SalesLineResult[];
  /** The payments as reloaded. Absent if documents of this type carry no payments. */
  readonly payments?: readonly PaymentRowResult[];
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** True: the payload is valid. Absent unless validateOnly is true. */
  readonly valid?: true;
  /** The rows that the document posts to the general ledger. Absent unless validateOnly is true. */
  readonly postings?: readonly Posting[];
  /** Fields that the update did not name and that changed with those that it names, such as the description of another item. A field of a line has the position of the line in the result before it: lines/0/description. Absent in results of earlier builds and of other drivers. */
  readonly followed?: readonly string[];
  /** Number that the document had as a draft. Absent unless the update posted a draft. */
  readonly draftNo?: string;
}

/** Header fields of cash sales, by native name. */
export interface CashSaleFields extends DocumentFields {
  /** Customer (debtor) code. */
  readonly DebtorCode: string;
  /** Name of the customer, as printed. Absent if it has no value. */
  readonly DebtorName?: string;
  /** Sales agent code. Absent if it has no value. */
  readonly Agent?: string;
  /** Exact active location code. Absent if it has no value. */
  readonly SalesLocation?: string;
  /** Price category that sets prices of lines without a unit price. Absent if it has no value. */
  readonly MultiPrice?: string;
  /** Narration of the whole document. Absent if it has no value. */
  readonly Description?: string;
  /** Your own reference, for example an order number of the web shop. Absent if it has no value. */
  readonly Ref?: string;
  /** Project code of the header. Absent if it has no value. */
  readonly ProjNo?: string;
  /** Department code of the header. Absent if it has no value. */
  readonly DeptNo?: string;
  /** User-defined fields by name, without the UDF_ prefix. Absent if it has no value. */
  readonly UserDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Our reference. Absent if it has no value. */
  readonly OurRef?: string;
  /** The other party’s reference. Absent if it has no value. */
  readonly YourRef?: string;
  /** Credit term. Absent if it has no value. */
  readonly DisplayTerm?: string;
  /** Whether unit prices include tax. Absent if it has no value. */
  readonly InclusiveTax?: boolean;
  /** Tax date. Absent if it has no value. */
  readonly TaxDate?: string;
  /** Tax entity maintenance id of the header, the party of an e-invoice. Absent if it has no value. */
  readonly TaxEntityID?: number;
  /** Branch of the debtor or creditor. Absent if it has no value. */
  readonly BranchCode?: string;
  /** GL posting account for lines without one. Absent if it has no value. */
  readonly AccNo?: string;
  /** Contact person. Absent if it has no value. */
  readonly Attention?: string;
  /** First phone number. Absent if it has no value. */
  readonly Phone1?: string;
  /** Second phone number. Absent if it has no value. */
  readonly Phone2?: string;
  /** Fax number. Absent if it has no value. */
  readonly Fax1?: string;
  /** First line of the billing address. Absent if it has no value. */
  readonly InvAddr1?: string;
  /** Second line of the billing address. Absent if it has no value. */
  readonly InvAddr2?: string;
  /** Third line of the billing address. Absent if it has no value. */
  readonly InvAddr3?: string;
  /** Fourth line of the billing address. Absent if it has no value. */
  readonly InvAddr4?: string;
  /** First line of the delivery address. Absent if it has no value. */
  readonly DeliverAddr1?: string;
  /** Second line of the delivery address. Absent if it has no value. */
  readonly DeliverAddr2?: string;
  /** Third line of the delivery address. Absent if it has no value. */
  readonly DeliverAddr3?: string;
  /** Fourth line of the delivery address. Absent if it has no value. */
  readonly DeliverAddr4?: string;
  /** Contact person at the delivery address. Absent if it has no value. */
  readonly DeliverContact?: string;
  /** Phone number at the delivery address. Absent if it has no value. */
  readonly DeliverPhone1?: string;
  /** Note of the document, plain text or RTF. Absent if it has no value. */
  readonly Note?: string;
  /** First remark. Absent if it has no value. */
  readonly Remark1?: string;
  /** Second remark. Absent if it has no value. */
  readonly Remark2?: string;
  /** Third remark. Absent if it has no value. */
  readonly Remark3?: string;
  /** Fourth remark. Absent if it has no value. */
  readonly Remark4?: string;
  /** Number of the document that this one refers to. Absent if it has no value. */
  readonly RefDocNo?: string;
  /** Shipping method code. Absent if it has no value. */
  readonly ShipVia?: string;
  /** Shipping information, for example a tracking number. Absent if it has no value. */
  readonly ShipInfo?: string;
  /** Native enum of the withholding tax version. Absent if it has no value. */
  readonly WithholdingTaxVersion?: string;
  /** Whether to round the total to five sen. Absent if it has no value. */
  readonly Rounding5Cents?: boolean;
}

/** The cash sale in full. */
export interface CashSaleGet extends ReadResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: CashSaleFields;
  /** The lines as reloaded. */
  readonly lines: readonly SalesLineResult[];
  /** The payments as reloaded. */
  readonly payments: readonly PaymentRowResult[];
  /** Empty: these documents settle no others. */
  readonly knockOffs: readonly NoKnockOffs[];
  /** The documents that it came from and went to. */
  readonly links: readonly DocumentLink[];
  /** The rows that the document posts to the general ledger. */
  readonly postings: readonly Posting[];
  /** What an update can do with each field, by native name. Absent if documents of this type cannot be updated. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** Type of the document, which belongs to another family. Absent if it belongs to this family. */
  readonly sourceType?: string;
}

/** The cash sale as saved. */
export interface CashSaleSaved extends WriteResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: CashSaleFields;
  /** The lines as reloaded. */
  readonly lines: readonly SalesLineResult[];
  /** The payments as reloaded. Absent if documents of this type carry no payments. */
  readonly payments?: readonly PaymentRowResult[];
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
}

/** The cash sale as changed. */
export interface CashSaleUpdated extends WriteResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: CashSaleFields;
  /** The lines as reloaded. */
  readonly lines: readonly SalesLineResult[];
  /** The payments as reloaded. Absent if documents of this type carry no payments. */
  readonly payments?: readonly PaymentRowResult[];
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** True: the payload is valid. Absent unless validateOnly is true. */
  readonly valid?: true;
  /** The rows that the document posts to the general ledger. Absent unless validateOnly is true. */
  readonly postings?: readonly Posting[];
  /** Fields that the update did not name and that changed with those that it names, such as the description of another item. A field of a line has the position of the line in the result before it: lines/0/description. Absent in results of earlier builds and of other drivers. */
  readonly followed?: readonly string[];
  /** Number that the document had as a draft. Absent unless the update posted a draft. */
  readonly draftNo?: string;
}

/** Header fields of sales credit notes, by native name. */
export interface SalesCreditNoteFields extends DocumentFields {
  /** Customer (debtor) code. */
  readonly DebtorCode: string;
  /** Name of the customer, as printed. Absent if it has no value. */
  readonly DebtorName?: string;
  /** Sales agent code. Absent if it has no value. */
  readonly Agent?: string;
  /** Exact active location code. Absent if it has no value. */
  readonly SalesLocation?: string;
  /** Price category that sets prices of lines without a unit price. Absent if it has no value. */
  readonly MultiPrice?: string;
  /** Narration of the whole document. Absent if it has no value. */
  readonly Description?: string;
  /** Your own reference, for example an order number of the web shop. Absent if it has no value. */
  readonly Ref?: string;
  /** Project code of the header. Absent if it has no value. */
  readonly ProjNo?: string;
  /** Department code of the header. Absent if it has no value. */
  readonly DeptNo?: string;
  /** User-defined fields by name, without the UDF_ prefix. Absent if it has no value. */
  readonly UserDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Our reference. Absent if it has no value. */
  readonly OurRef?: string;
  /** The other party’s reference. Absent if it has no value. */
  readonly YourRef?: string;
  /** Credit term. Absent if it has no value. */
  readonly DisplayTerm?: string;
  /** Whether unit prices include tax. Absent if it has no value. */
  readonly InclusiveTax?: boolean;
  /** Tax date. Absent if it has no value. */
  readonly TaxDate?: string;
  /** Tax entity maintenance id of the header, the party of an e-invoice. Absent if it has no value. */
  readonly TaxEntityID?: number;
  /** Branch of the debtor or creditor. Absent if it has no value. */
  readonly BranchCode?: string;
  /** GL posting account for lines without one. Absent if it has no value. */
  readonly AccNo?: string;
  /** Contact person. Absent if it has no value. */
  readonly Attention?: string;
  /** First phone number. Absent if it has no value. */
  readonly Phone1?: string;
  /** Second phone number. Absent if it has no value. */
  readonly Phone2?: string;
  /** Fax number. Absent if it has no value. */
  readonly Fax1?: string;
  /** First line of the billing address. Absent if it has no value. */
  readonly InvAddr1?: string;
  /** Second line of the billing address. Absent if it has no value. */
  readonly InvAddr2?: string;
  /** Third line of the billing address. Absent if it has no value. */
  readonly InvAddr3?: string;
  /** Fourth line of the billing address. Absent if it has no value. */
  readonly InvAddr4?: string;
  /** First line of the delivery address. Absent if it has no value. */
  readonly DeliverAddr1?: string;
  /** Second line of the delivery address. Absent if it has no value. */
  readonly DeliverAddr2?: string;
  /** Third line of the delivery address. Absent if it has no value. */
  readonly DeliverAddr3?: string;
  /** Fourth line of the delivery address. Absent if it has no value. */
  readonly DeliverAddr4?: string;
  /** Contact person at the delivery address. Absent if it has no value. */
  readonly DeliverContact?: string;
  /** Phone number at the delivery address. Absent if it has no value. */
  readonly DeliverPhone1?: string;
  /** Note of the document, plain text or RTF. Absent if it has no value. */
  readonly Note?: string;
  /** First remark. Absent if it has no value. */
  readonly Remark1?: string;
  /** Second remark. Absent if it has no value. */
  readonly Remark2?: string;
  /** Third remark. Absent if it has no value. */
  readonly Remark3?: string;
  /** Fourth remark. Absent if it has no value. */
  readonly Remark4?: string;
  /** Number of the document that this one refers to. Absent if it has no value. */
  readonly RefDocNo?: string;
  /** Shipping method code. Absent if it has no value. */
  readonly ShipVia?: string;
  /** Shipping information, for example a tracking number. Absent if it has no value. */
  readonly ShipInfo?: string;
  /** Native enum of the withholding tax version. Absent if it has no value. */
  readonly WithholdingTaxVersion?: string;
  /** Credit note type code. Absent if it has no value. */
  readonly CNType?: string;
  /** Reason printed on the note. Absent if it has no value. */
  readonly Reason?: string;
  /** Number of our invoice the note refers to. Absent if it has no value. */
  readonly OurInvoiceNo?: string;
}

/** One settlement of another document. */
export interface KnockOffRowResult {
  /** Type of the settled document. Null if it no longer exists. */
  readonly docType: string | null;
  /** Key of the settled document. */
  readonly docKey: string;
  /** Number of the settled document. Null if it no longer exists. */
  readonly docNo: string | null;
  /** Date of the settlement. */
  readonly knockOffDate: string;
  /** Amount settled. In document currency. */
  readonly amount: number;
  /** Discount in addition to the amount. In document currency. Absent if it has no value. */
  readonly discountAmount?: number;
  /** Tax in the discount. In document currency. Absent if it has no value. */
  readonly taxAdjustment?: number;
}

/** The sales credit note in full. */
export interface SalesCreditNoteGet extends ReadResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: SalesCreditNoteFields;
  /** The lines as reloaded. */
  readonly lines: readonly SalesLineResult[];
  /** The payments as reloaded. */
  readonly payments: readonly PaymentRowResult[];
  /** The settlements of other documents. */
  readonly knockOffs: readonly KnockOffRowResult[];
  /** The documents that it came from and went to. */
  readonly links: readonly DocumentLink[];
  /** The rows that the document posts to the general ledger. */
  readonly postings: readonly Posting[];
  /** What an update can do with each field, by native name. Absent if documents of this type cannot be updated. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** Type of the document, which belongs to another family. Absent if it belongs to this family. */
  readonly sourceType?: string;
}

/** The sales credit note as saved. */
export interface SalesCreditNoteSaved extends WriteResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: SalesCreditNoteFields;
  /** The lines as reloaded. */
  readonly lines: readonly SalesLineResult[];
  /** The payments as reloaded. Absent if documents of this type carry no payments. */
  readonly payments?: readonly PaymentRowResult[];
  /** The settlements of other documents. Absent if documents of this type settle none. */
  readonly knockOffs?: readonly KnockOffRowResult[];
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
}

/** The sales credit note as changed. */
export interface SalesCreditNoteUpdated extends WriteResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: SalesCreditNoteFields;
  /** The lines as reloaded. */
  readonly lines: readonly SalesLineResult[];
  /** The payments as reloaded. Absent if documents of this type carry no payments. */
  readonly payments?: readonly PaymentRowResult[];
  /** The settlements of other documents. Absent if documents of this type settle none. */
  readonly knockOffs?: readonly KnockOffRowResult[];
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** True: the payload is valid. Absent unless validateOnly is true. */
  readonly valid?: true;
  /** The rows that the document posts to the general ledger. Absent unless validateOnly is true. */
  readonly postings?: readonly Posting[];
  /** Fields that the update did not name and that changed with those that it names, such as the description of another item. A field of a line has the position of the line in the result before it: lines/0/description. Absent in results of earlier builds and of other drivers. */
  readonly followed?: readonly string[];
  /** Number that the document had as a draft. Absent unless the update posted a draft. */
  readonly draftNo?: string;
}

/** Header fields of sales debit notes, by native name. */
export interface SalesDebitNoteFields extends DocumentFields {
  /** Customer (debtor) code. */
  readonly DebtorCode: string;
  /** Name of the customer, as printed. Absent if it has no value. */
  readonly DebtorName?: string;
  /** Sales agent code. Absent if it has no value. */
  readonly Agent?: string;
  /** Exact active location code. Absent if it has no value. */
  readonly SalesLocation?: string;
  /** Price category that sets prices of lines without a unit price. Absent if it has no value. */
  readonly MultiPrice?: string;
  /** Narration of the whole document. Absent if it has no value. */
  readonly Description?: string;
  /** Your own reference, for example an order number of the web shop. Absent if it has no value. */
  readonly Ref?: string;
  /** Project code of the header. Absent if it has no value. */
  readonly ProjNo?: string;
  /** Department code of the header. Absent if it has no value. */
  readonly DeptNo?: string;
  /** User-defined fields by name, without the UDF_ prefix. Absent if it has no value. */
  readonly UserDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Our reference. Absent if it has no value. */
  readonly OurRef?: string;
  /** The other party’s reference. Absent if it has no value. */
  readonly YourRef?: string;
  /** Credit term. Absent if it has no value. */
  readonly DisplayTerm?: string;
  /** Whether unit prices include tax. Absent if it has no value. */
  readonly InclusiveTax?: boolean;
  /** Tax date. Absent if it has no value. */
  readonly TaxDate?: string;
  /** Tax entity maintenance id of the header, the party of an e-invoice. Absent if it has no value. */
  readonly TaxEntityID?: number;
  /** Branch of the debtor or creditor. Absent if it has no value. */
  readonly BranchCode?: string;
  /** GL posting account for lines without one. Absent if it has no value. */
  readonly AccNo?: string;
  /** Contact person. Absent if it has no value. */
  readonly Attention?: string;
  /** First phone number. Absent if it has no value. */
  readonly Phone1?: string;
  /** Second phone number. Absent if it has no value. */
  readonly Phone2?: string;
  /** Fax number. Absent if it has no value. */
  readonly Fax1?: string;
  /** First line of the billing address. Absent if it has no value. */
  readonly InvAddr1?: string;
  /** Second line of the billing address. Absent if it has no value. */
  readonly InvAddr2?: string;
  /** Third line of the billing address. Absent if it has no value. */
  readonly InvAddr3?: string;
  /** Fourth line of the billing address. Absent if it has no value. */
  readonly InvAddr4?: string;
  /** First line of the delivery address. Absent if it has no value. */
  readonly DeliverAddr1?: string;
  /** Second line of the delivery address. Absent if it has no value. */
  readonly DeliverAddr2?: string;
  /** Third line of the delivery address. Absent if it has no value. */
  readonly DeliverAddr3?: string;
  /** Fourth line of the delivery address. Absent if it has no value. */
  readonly DeliverAddr4?: string;
  /** Contact person at the delivery address. Absent if it has no value. */
  readonly DeliverContact?: string;
  /** Phone number at the delivery address. Absent if it has no value. */
  readonly DeliverPhone1?: string;
  /** Note of the document, plain text or RTF. Absent if it has no value. */
  readonly Note?: string;
  /** First remark. Absent if it has no value. */
  readonly Remark1?: string;
  /** Second remark. Absent if it has no value. */
  readonly Remark2?: string;
  /** Third remark. Absent if it has no value. */
  readonly Remark3?: string;
  /** Fourth remark. Absent if it has no value. */
  readonly Remark4?: string;
  /** Number of the document that this one refers to. Absent if it has no value. */
  readonly RefDocNo?: string;
  /** Shipping method code. Absent if it has no value. */
  readonly ShipVia?: string;
  /** Shipping information, for example a tracking number. Absent if it has no value. */
  readonly ShipInfo?: string;
  /** Native enum of the withholding tax version. Absent if it has no value. */
  readonly WithholdingTaxVersion?: string;
  /** Debit note type code. Absent if it has no value. */
  readonly DNType?: string;
  /** Reason printed on the note. Absent if it has no value. */
  readonly Reason?: string;
  /** Number of our invoice the note refers to. Absent if it has no value. */
  readonly OurInvoiceNo?: string;
}

/** The sales debit note in full. */
export interface SalesDebitNoteGet extends ReadResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: SalesDebitNoteFields;
  /** The lines as reloaded. */
  readonly lines: readonly SalesLineResult[];
  /** The payments as reloaded. */
  readonly payments: readonly PaymentRowResult[];
  /** Empty: these documents settle no others. */
  readonly knockOffs: readonly NoKnockOffs[];
  /** The documents that it came from and went to. */
  readonly links: readonly DocumentLink[];
  /** The rows that the document posts to the general ledger. */
  readonly postings: readonly Posting[];
  /** What an update can do with each field, by native name. Absent if documents of this type cannot be updated. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** Type of the document, which belongs to another family. Absent if it belongs to this family. */
  readonly sourceType?: string;
}

/** The sales debit note as saved. */
export interface SalesDebitNoteSaved extends WriteResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: SalesDebitNoteFields;
  /** The lines as reloaded. */
  readonly lines: readonly SalesLineResult[];
  /** The payments as reloaded. Absent if documents of this type carry no payments. */
  readonly payments?: readonly PaymentRowResult[];
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
}

/** The sales debit note as changed. */
export interface SalesDebitNoteUpdated extends WriteResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: SalesDebitNoteFields;
  /** The lines as reloaded. */
  readonly lines: readonly SalesLineResult[];
  /** The payments as reloaded. Absent if documents of this type carry no payments. */
  readonly payments?: readonly PaymentRowResult[];
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** True: the payload is valid. Absent unless validateOnly is true. */
  readonly valid?: true;
  /** The rows that the document posts to the general ledger. Absent unless validateOnly is true. */
  readonly postings?: readonly Posting[];
  /** Fields that the update did not name and that changed with those that it names, such as the description of another item. A field of a line has the position of the line in the result before it: lines/0/description. Absent in results of earlier builds and of other drivers. */
  readonly followed?: readonly string[];
  /** Number that the document had as a draft. Absent unless the update posted a draft. */
  readonly draftNo?: string;
}

/** Header fields of purchase orders, by native name. */
export interface PurchaseOrderFields extends DocumentFields {
  /** Supplier (creditor) code. */
  readonly CreditorCode: string;
  /** Name of the supplier, as printed. Absent if it has no value. */
  readonly CreditorName?: string;
  /** Purchase agent code. Absent if it has no value. */
  readonly Agent?: string;
  /** Exact active location code. Absent if it has no value. */
  readonly PurchaseLocation?: string;
  /** Number of the supplier’s delivery order. Absent if it has no value. */
  readonly SupplierDONo?: string;
  /** Number of the supplier’s invoice. Absent if it has no value. */
  readonly SupplierInvoiceNo?: string;
  /** Narration of the whole document. Absent if it has no value. */
  readonly Description?: string;
  /** Your own reference, for example an order number of the web shop. Absent if it has no value. */
  readonly Ref?: string;
  /** Project code of the header. Absent if it has no value. */
  readonly ProjNo?: string;
  /** Department code of the header. Absent if it has no value. */
  readonly DeptNo?: string;
  /** User-defined fields by name, without the UDF_ prefix. Absent if it has no value. */
  readonly UserDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Credit term. Absent if it has no value. */
  readonly DisplayTerm?: string;
  /** Whether unit prices include tax. Absent if it has no value. */
  readonly InclusiveTax?: boolean;
  /** Tax date. Absent if it has no value. */
  readonly TaxDate?: string;
  /** Tax entity maintenance id of the header, the party of an e-invoice. Absent if it has no value. */
  readonly TaxEntityID?: number;
  /** Branch of the debtor or creditor. Absent if it has no value. */
  readonly BranchCode?: string;
  /** Contact person. Absent if it has no value. */
  readonly Attention?: string;
  /** First phone number. Absent if it has no value. */
  readonly Phone1?: string;
  /** Second phone number. Absent if it has no value. */
  readonly Phone2?: string;
  /** Fax number. Absent if it has no value. */
  readonly Fax1?: string;
  /** First line of the billing address. Absent if it has no value. */
  readonly InvAddr1?: string;
  /** Second line of the billing address. Absent if it has no value. */
  readonly InvAddr2?: string;
  /** Third line of the billing address. Absent if it has no value. */
  readonly InvAddr3?: string;
  /** Fourth line of the billing address. Absent if it has no value. */
  readonly InvAddr4?: string;
  /** Note of the document, plain text or RTF. Absent if it has no value. */
  readonly Note?: string;
  /** First remark. Absent if it has no value. */
  readonly Remark1?: string;
  /** Second remark. Absent if it has no value. */
  readonly Remark2?: string;
  /** Third remark. Absent if it has no value. */
  readonly Remark3?: string;
  /** Fourth remark. Absent if it has no value. */
  readonly Remark4?: string;
  /** Number of the document that this one refers to. Absent if it has no value. */
  readonly RefDocNo?: string;
  /** Shipping method code. Absent if it has no value. */
  readonly ShipVia?: string;
  /** Shipping information, for example a tracking number. Absent if it has no value. */
  readonly ShipInfo?: string;
  /** Our reference. Absent if it has no value. */
  readonly OurRef?: string;
  /** The other party’s reference. Absent if it has no value. */
  readonly YourRef?: string;
  /** GL posting account for lines without one. Absent if it has no value. */
  readonly AccNo?: string;
  /** First line of the delivery address. Absent if it has no value. */
  readonly DeliverAddr1?: string;
  /** Second line of the delivery address. Absent if it has no value. */
  readonly DeliverAddr2?: string;
  /** Third line of the delivery address. Absent if it has no value. */
  readonly DeliverAddr3?: string;
  /** Fourth line of the delivery address. Absent if it has no value. */
  readonly DeliverAddr4?: string;
  /** Contact person at the delivery address. Absent if it has no value. */
  readonly DeliverContact?: string;
  /** Phone number at the delivery address. Absent if it has no value. */
  readonly DeliverPhone1?: string;
}

/** One line. */
export interface PurchaseLineResult {
  /** Key of the line. Absent in the result of a validation, which saves nothing. */
  readonly dtlKey?: string;
  /** Position of the line, from 1. */
  readonly seq: number;
  /** Item code. Absent if it has no value. */
  readonly itemCode?: string;
  /** Text of the line. Absent if it has no value. */
  readonly description?: string;
  /** Second text of the line. Absent if it has no value. */
  readonly description2?: string;
  /** Long text of the line, rich text. Absent if it has no value. */
  readonly furtherDescription?: string;
  /** Quantity of the line. In unit of the line. Absent if it has no value. */
  readonly qty?: number;
  /** Additional quantity at no charge. In unit of the line. Absent if it has no value. */
  readonly focQty?: number;
  /** Unit of measure of the item. Absent if it has no value. */
  readonly uom?: string;
  /** Price of one unit in the document’s currency. In document currency per unit. Absent if it has no value. */
  readonly unitPrice?: number;
  /** Discount: percentages and amounts joined by +, applied from left to right, such as 10%, 5%+3% or 12.50. Absent if it has no value. */
  readonly discount?: string | number;
  /** Tax code of the line. Absent if it has no value. */
  readonly taxCode?: string;
  /** Tax rate. In percent. Absent if the line has no tax code. */
  readonly taxRate?: number;
  /** GL account that the line is posted to. Absent if nothing is posted for the line. */
  readonly accountNo?: string;
  /** Exact active stock location. Absent if it has no value. */
  readonly location?: string;
  /** Batch number, for items with batch control. Absent if it has no value. */
  readonly batchNo?: string;
  /** Serial numbers, separated by commas, for items with serial numbers. Absent if it has no value. */
  readonly serialNo?: string;
  /** Project code of the line. Absent if it has no value. */
  readonly project?: string;
  /** Department code of the line. Absent if it has no value. */
  readonly department?: string;
  /** Delivery date of the line. Absent if it has no value. */
  readonly deliveryDate?: string;
  /** User-defined fields by name, without the UDF_ prefix. Absent if it has no value. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Sales tax exemption certificate number. Absent if it has no value. */
  readonly salesExemptionNo?: string;
  /** Correction of the computed tax. In document currency. Absent if it has no value. */
  readonly taxAdjustment?: number;
  /** Barcode. Absent if it has no value. */
  readonly barCode?: string;
  /** Price of one unit if there is no unitPrice. In base currency per unit. Absent if it has no value. */
  readonly unitCost?: number;
  /** Tax of the line. In document currency. */
  readonly taxAmount: number;
  /** Amount of the line before tax, for lines without quantity and price. In document currency. Absent if it has no value. */
  readonly amount?: number;
  /** Source location. Absent if it has no value. */
  readonly fromLocation?: string;
  /** Destination location. Absent if it has no value. */
  readonly toLocation?: string;
  /** Classification code of the e-invoice. Absent if it has no value. */
  readonly classification?: string;
  /** Amount of the line after discount; includes tax if the document’s prices do. In document currency. */
  readonly subTotal: number;
  /** Amount of the line before tax. In document currency. */
  readonly netAmount: number;
  /** Item package that the line is a component of. Absent unless it is one. */
  readonly packageCode?: string;
  /** Number of packages. In unit of the line. Absent unless the line is the first of a package. */
  readonly packageQty?: number;
  /** Quantity transferred to further documents. In unit of the line. Absent except in the result of get, and on lines without a quantity. */
  readonly transferedQty?: number;
  /** Quantity that can still be transferred. In unit of the line. Absent except in the result of get, and on lines without a quantity. */
  readonly outstandingQty?: number;
  /** Quantity returned. In unit of the line. Absent except in the result of get, and on lines without a quantity. */
  readonly returnedQty?: number;
  /** Quantity that can still be returned. In unit of the line. Absent except in the result of get, and on lines without a quantity. */
  readonly returnableQty?: number;
}

/** The purchase order as saved. */
export interface PurchaseOrderSaved extends WriteResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: PurchaseOrderFields;
  /** The lines as reloaded. */
  readonly lines: readonly PurchaseLineResult[];
  /** The payments as reloaded. Absent if documents of this type carry no payments. */
  readonly payments?: readonly PaymentRowResult[];
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
}

/** What one customer bought of one item. */
export interface ItemSales {
  /** Code of the customer. */
  readonly debtorCode: string;
  /** Name of the customer. Null if the customer no longer exists. */
  readonly debtorName: string | null;
  /** Item code. */
  readonly itemCode: string;
  /** Quantity sold; returns count negative. In base unit of the item. */
  readonly qty: number;
  /** Sales before tax; returns count negative. In base currency. */
  readonly net: number;
  /** Tax on the sales; returns count negative. In base currency. */
  readonly tax: number;
  /** Cost of the goods sold. In base currency. */
  readonly cost: number;
  /** Net amount less cost. In base currency. */
  readonly profit: number;
  /** profit in percent of net. In percent. Null if net is 0. */
  readonly marginPercent: number | null;
}

/** Sales by customer and item. */
export interface ItemSalesResult extends ReadResult {
  /** The rows. */
  readonly rows: readonly ItemSales[];
}

/** One line with the columns of its document. */
export interface SalesDetailLinesRow extends LineHead {
  /** Item code. Absent if it has no value. */
  readonly itemCode?: string;
  /** Barcode. Absent if it has no value. */
  readonly barCode?: string;
  /** Text of the line. Absent if it has no value. */
  readonly description?: string;
  /** Second text of the line. Absent if it has no value. */
  readonly description2?: string;
  /** Long text of the line, rich text. Absent if it has no value. */
  readonly furtherDescription?: string;
  /** Quantity of the line. In unit of the line. Absent if it has no value. */
  readonly qty?: number;
  /** Additional quantity at no charge. In unit of the line. Absent if it has no value. */
  readonly focQty?: number;
  /** Unit of measure of the item. Absent if it has no value. */
  readonly uom?: string;
  /** Price of one unit in the document’s currency. In document currency per unit. Absent if it has no value. */
  readonly unitPrice?: number;
  /** Cost of one unit. In base currency per unit. Absent if it has no value. */
  readonly unitCost?: number;
  /** Discount: percentages and amounts joined by +, applied from left to right, such as 10%, 5%+3% or 12.50. Absent if it has no value. */
  readonly discount?: string | number;
  /** Tax code of the line. Absent if it has no value. */
  readonly taxCode?: string;
  /** Tax rate. In percent. Absent if it has no value. */
  readonly taxRate?: number;
  /** Amount of the line before tax, for lines without quantity and price. In document currency. Absent if it has no value. */
  readonly amount?: number;
  /** GL account that the line is posted to. Absent if it has no value. */
  readonly accountNo?: string;
  /** Exact active stock location. Absent if it has no value. */
  readonly location?: string;
  /** Source location. Absent if it has no value. */
  readonly fromLocation?: string;
  /** Destination location. Absent if it has no value. */
  readonly toLocation?: string;
  /** Batch number, for items with batch control. Absent if it has no value. */
  readonly batchNo?: string;
  /** Serial numbers, separated by commas, for items with serial numbers. Absent if it has no value. */
  readonly serialNo?: string;
  /** Project code of the line. Absent if it has no value. */
  readonly project?: string;
  /** Department code of the line. Absent if it has no value. */
  readonly department?: string;
  /** Classification code of the e-invoice. Absent if it has no value. */
  readonly classification?: string;
  /** Delivery date of the line. Absent if it has no value. */
  readonly deliveryDate?: string;
  /** User-defined fields by name, without the UDF_ prefix. Absent if it has no value. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Item package that the line is a component of. Absent if it has no value. */
  readonly packageCode?: string;
  /** Number of packages. In unit of the line. Absent if it has no value. */
  readonly packageQty?: number;
}

/** Lines, newest first. */
export interface SalesDetailLines extends ReadResult {
  /** The rows. */
  readonly rows: readonly SalesDetailLinesRow[];
}

/** One line with the columns of its document. */
export interface PurchaseOrderLinesListRow extends LineHead {
  /** Item code. Absent if it has no value. */
  readonly itemCode?: string;
  /** Text of the line. Absent if it has no value. */
  readonly description?: string;
  /** Second text of the line. Absent if it has no value. */
  readonly description2?: string;
  /** Long text of the line, rich text. Absent if it has no value. */
  readonly furtherDescription?: string;
  /** Quantity of the line. In unit of the line. Absent if it has no value. */
  readonly qty?: number;
  /** Additional quantity at no charge. In unit of the line. Absent if it has no value. */
  readonly focQty?: number;
  /** Unit of measure of the item. Absent if it has no value. */
  readonly uom?: string;
  /** Price of one unit in the document’s currency. In document currency per unit. Absent if it has no value. */
  readonly unitPrice?: number;
  /** Discount: percentages and amounts joined by +, applied from left to right, such as 10%, 5%+3% or 12.50. Absent if it has no value. */
  readonly discount?: string | number;
  /** Tax code of the line. Absent if it has no value. */
  readonly taxCode?: string;
  /** Tax rate. In percent. Absent if the line has no tax code. */
  readonly taxRate?: number;
  /** GL account that the line is posted to. Absent if nothing is posted for the line. */
  readonly accountNo?: string;
  /** Exact active stock location. Absent if it has no value. */
  readonly location?: string;
  /** Batch number, for items with batch control. Absent if it has no value. */
  readonly batchNo?: string;
  /** Serial numbers, separated by commas, for items with serial numbers. Absent if it has no value. */
  readonly serialNo?: string;
  /** Project code of the line. Absent if it has no value. */
  readonly project?: string;
  /** Department code of the line. Absent if it has no value. */
  readonly department?: string;
  /** Delivery date of the line. Absent if it has no value. */
  readonly deliveryDate?: string;
  /** User-defined fields by name, without the UDF_ prefix. Absent if it has no value. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Sales tax exemption certificate number. Absent if it has no value. */
  readonly salesExemptionNo?: string;
  /** Correction of the computed tax. In document currency. Absent if it has no value. */
  readonly taxAdjustment?: number;
  /** Barcode. Absent if it has no value. */
  readonly barCode?: string;
  /** Price of one unit if there is no unitPrice. In base currency per unit. Absent if it has no value. */
  readonly unitCost?: number;
  /** Amount of the line before tax, for lines without quantity and price. In document currency. Absent if it has no value. */
  readonly amount?: number;
  /** Source location. Absent if it has no value. */
  readonly fromLocation?: string;
  /** Destination location. Absent if it has no value. */
  readonly toLocation?: string;
  /** Classification code of the e-invoice. Absent if it has no value. */
  readonly classification?: string;
  /** Item package that the line is a component of. Absent unless it is one. */
  readonly packageCode?: string;
  /** Number of packages. In unit of the line. Absent unless the line is the first of a package. */
  readonly packageQty?: number;
}

/** Lines, newest first. */
export interface PurchaseOrderLinesList extends ReadResult {
  /** The rows. */
  readonly rows: readonly PurchaseOrderLinesListRow[];
}

/** The purchase order in full. */
export interface PurchaseOrderGet extends ReadResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: PurchaseOrderFields;
  /** The lines as reloaded. */
  readonly lines: readonly PurchaseLineResult[];
  /** The payments as reloaded. */
  readonly payments: readonly PaymentRowResult[];
  /** Empty: these documents settle no others. */
  readonly knockOffs: readonly NoKnockOffs[];
  /** The documents that it came from and went to. */
  readonly links: readonly DocumentLink[];
  /** The rows that the document posts to the general ledger. */
  readonly postings: readonly Posting[];
  /** What an update can do with each field, by native name. Absent if documents of this type cannot be updated. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** Type of the document, which belongs to another family. Absent if it belongs to this family. */
  readonly sourceType?: string;
}

/** What create-purchase-order would save. */
export interface PurchaseOrderValidate extends ValidateResult {
  /** Totals of the document. */
  readonly totals: ValidatedTotals;
  /** The rows that the document posts to the general ledger. */
  readonly postings: readonly Posting[];
  /** The lines as they would be saved. */
  readonly lines: readonly PurchaseLineResult[];
}

/** The purchase order as changed. */
export interface PurchaseOrderUpdated extends WriteResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: PurchaseOrderFields;
  /** The lines as reloaded. */
  readonly lines: readonly PurchaseLineResult[];
  /** The payments as reloaded. Absent if documents of this type carry no payments. */
  readonly payments?: readonly PaymentRowResult[];
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** True: the payload is valid. Absent unless validateOnly is true. */
  readonly valid?: true;
  /** The rows that the document posts to the general ledger. Absent unless validateOnly is true. */
  readonly postings?: readonly Posting[];
  /** Fields that the update did not name and that changed with those that it names, such as the description of another item. A field of a line has the position of the line in the result before it: lines/0/description. Absent in results of earlier builds and of other drivers. */
  readonly followed?: readonly string[];
  /** Number that the document had as a draft. Absent unless the update posted a draft. */
  readonly draftNo?: string;
}

/** Header fields of purchase returns, by native name. */
export interface PurchaseReturnFields extends DocumentFields {
  /** Supplier (creditor) code. */
  readonly CreditorCode: string;
  /** Name of the supplier, as printed. Absent if it has no value. */
  readonly CreditorName?: string;
  /** Purchase agent code. Absent if it has no value. */
  readonly Agent?: string;
  /** Exact active location code. Absent if it has no value. */
  readonly PurchaseLocation?: string;
  /** Number of the supplier’s delivery order. Absent if it has no value. */
  readonly SupplierDONo?: string;
  /** Number of the supplier’s invoice. Absent if it has no value. */
  readonly SupplierInvoiceNo?: string;
  /** Narration of the whole document. Absent if it has no value. */
  readonly Description?: string;
  /** Your own reference, for example an order number of the web shop. Absent if it has no value. */
  readonly Ref?: string;
  /** Project code of the header. Absent if it has no value. */
  readonly ProjNo?: string;
  /** Department code of the header. Absent if it has no value. */
  readonly DeptNo?: string;
  /** User-defined fields by name, without the UDF_ prefix. Absent if it has no value. */
  readonly UserDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Credit term. Absent if it has no value. */
  readonly DisplayTerm?: string;
  /** Whether unit prices include tax. Absent if it has no value. */
  readonly InclusiveTax?: boolean;
  /** Tax date. Absent if it has no value. */
  readonly TaxDate?: string;
  /** Tax entity maintenance id of the header, the party of an e-invoice. Absent if it has no value. */
  readonly TaxEntityID?: number;
  /** Branch of the debtor or creditor. Absent if it has no value. */
  readonly BranchCode?: string;
  /** Contact person. Absent if it has no value. */
  readonly Attention?: string;
  /** First phone number. Absent if it has no value. */
  readonly Phone1?: string;
  /** Second phone number. Absent if it has no value. */
  readonly Phone2?: string;
  /** Fax number. Absent if it has no value. */
  readonly Fax1?: string;
  /** First line of the billing address. Absent if it has no value. */
  readonly InvAddr1?: string;
  /** Second line of the billing address. Absent if it has no value. */
  readonly InvAddr2?: string;
  /** Third line of the billing address. Absent if it has no value. */
  readonly InvAddr3?: string;
  /** Fourth line of the billing address. Absent if it has no value. */
  readonly InvAddr4?: string;
  /** Note of the document, plain text or RTF. Absent if it has no value. */
  readonly Note?: string;
  /** First remark. Absent if it has no value. */
  readonly Remark1?: string;
  /** Second remark. Absent if it has no value. */
  readonly Remark2?: string;
  /** Third remark. Absent if it has no value. */
  readonly Remark3?: string;
  /** Fourth remark. Absent if it has no value. */
  readonly Remark4?: string;
  /** Number of the document that this one refers to. Absent if it has no value. */
  readonly RefDocNo?: string;
  /** Shipping method code. Absent if it has no value. */
  readonly ShipVia?: string;
  /** Shipping information, for example a tracking number. Absent if it has no value. */
  readonly ShipInfo?: string;
  /** Number of the supplier’s credit note. Absent if it has no value. */
  readonly SupplierCNNo?: string;
  /** Our reference. Absent if it has no value. */
  readonly OurRef?: string;
  /** The other party’s reference. Absent if it has no value. */
  readonly YourRef?: string;
  /** GL posting account for lines without one. Absent if it has no value. */
  readonly AccNo?: string;
  /** First line of the delivery address. Absent if it has no value. */
  readonly DeliverAddr1?: string;
  /** Second line of the delivery address. Absent if it has no value. */
  readonly DeliverAddr2?: string;
  /** Third line of the delivery address. Absent if it has no value. */
  readonly DeliverAddr3?: string;
  /** Fourth line of the delivery address. Absent if it has no value. */
  readonly DeliverAddr4?: string;
  /** Contact person at the delivery address. Absent if it has no value. */
  readonly DeliverContact?: string;
  /** Phone number at the delivery address. Absent if it has no value. */
  readonly DeliverPhone1?: string;
}

/** The purchase return in full. */
export interface PurchaseReturnGet extends ReadResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: PurchaseReturnFields;
  /** The lines as reloaded. */
  readonly lines: readonly PurchaseLineResult[];
  /** The payments as reloaded. */
  readonly payments: readonly PaymentRowResult[];
  /** The settlements of other documents. */
  readonly knockOffs: readonly KnockOffRowResult[];
  /** The documents that it came from and went to. */
  readonly links: readonly DocumentLink[];
  /** The rows that the document posts to the general ledger. */
  readonly postings: readonly Posting[];
  /** What an update can do with each field, by native name. Absent if documents of this type cannot be updated. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** Type of the document, which belongs to another family. Absent if it belongs to this family. */
  readonly sourceType?: string;
}

/** The purchase return as saved. */
export interface PurchaseReturnSaved extends WriteResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: PurchaseReturnFields;
  /** The lines as reloaded. */
  readonly lines: readonly PurchaseLineResult[];
  /** The payments as reloaded. Absent if documents of this type carry no payments. */
  readonly payments?: readonly PaymentRowResult[];
  /** The settlements of other documents. Absent if documents of this type settle none. */
  readonly knockOffs?: readonly KnockOffRowResult[];
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
}

/** The purchase return as changed. */
export interface PurchaseReturnUpdated extends WriteResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: PurchaseReturnFields;
  /** The lines as reloaded. */
  readonly lines: readonly PurchaseLineResult[];
  /** The payments as reloaded. Absent if documents of this type carry no payments. */
  readonly payments?: readonly PaymentRowResult[];
  /** The settlements of other documents. Absent if documents of this type settle none. */
  readonly knockOffs?: readonly KnockOffRowResult[];
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** True: the payload is valid. Absent unless validateOnly is true. */
  readonly valid?: true;
  /** The rows that the document posts to the general ledger. Absent unless validateOnly is true. */
  readonly postings?: readonly Posting[];
  /** Fields that the update did not name and that changed with those that it names, such as the description of another item. A field of a line has the position of the line in the result before it: lines/0/description. Absent in results of earlier builds and of other drivers. */
  readonly followed?: readonly string[];
  /** Number that the document had as a draft. Absent unless the update posted a draft. */
  readonly draftNo?: string;
}

/** One line with the columns of its document. */
export interface PurchaseDetailLinesRow extends LineHead {
  /** Item code. Absent if it has no value. */
  readonly itemCode?: string;
  /** Text of the line. Absent if it has no value. */
  readonly description?: string;
  /** Second text of the line. Absent if it has no value. */
  readonly description2?: string;
  /** Long text of the line, rich text. Absent if it has no value. */
  readonly furtherDescription?: string;
  /** Quantity of the line. In unit of the line. Absent if it has no value. */
  readonly qty?: number;
  /** Additional quantity at no charge. In unit of the line. Absent if it has no value. */
  readonly focQty?: number;
  /** Unit of measure of the item. Absent if it has no value. */
  readonly uom?: string;
  /** Price of one unit in the document’s currency. In document currency per unit. Absent if it has no value. */
  readonly unitPrice?: number;
  /** Discount: percentages and amounts joined by +, applied from left to right, such as 10%, 5%+3% or 12.50. Absent if it has no value. */
  readonly discount?: string | number;
  /** Tax code of the line. Absent if it has no value. */
  readonly taxCode?: string;
  /** Tax rate. In percent. Absent if it has no value. */
  readonly taxRate?: number;
  /** GL account that the line is posted to. Absent if it has no value. */
  readonly accountNo?: string;
  /** Exact active stock location. Absent if it has no value. */
  readonly location?: string;
  /** Batch number, for items with batch control. Absent if it has no value. */
  readonly batchNo?: string;
  /** Serial numbers, separated by commas, for items with serial numbers. Absent if it has no value. */
  readonly serialNo?: string;
  /** Project code of the line. Absent if it has no value. */
  readonly project?: string;
  /** Department code of the line. Absent if it has no value. */
  readonly department?: string;
  /** Delivery date of the line. Absent if it has no value. */
  readonly deliveryDate?: string;
  /** User-defined fields by name, without the UDF_ prefix. Absent if it has no value. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Sales tax exemption certificate number. Absent if it has no value. */
  readonly salesExemptionNo?: string;
  /** Correction of the computed tax. In document currency. Absent if it has no value. */
  readonly taxAdjustment?: number;
  /** Barcode. Absent if it has no value. */
  readonly barCode?: string;
  /** Price of one unit if there is no unitPrice. In base currency per unit. Absent if it has no value. */
  readonly unitCost?: number;
  /** Amount of the line before tax, for lines without quantity and price. In document currency. Absent if it has no value. */
  readonly amount?: number;
  /** Source location. Absent if it has no value. */
  readonly fromLocation?: string;
  /** Destination location. Absent if it has no value. */
  readonly toLocation?: string;
  /** Classification code of the e-invoice. Absent if it has no value. */
  readonly classification?: string;
  /** Item package that the line is a component of. Absent if it has no value. */
  readonly packageCode?: string;
  /** Number of packages. In unit of the line. Absent if it has no value. */
  readonly packageQty?: number;
}

/** Lines, newest first. */
export interface PurchaseDetailLines extends ReadResult {
  /** The rows. */
  readonly rows: readonly PurchaseDetailLinesRow[];
}

/** One line with the columns of its document. */
export interface ArInvoiceLinesListRow extends LineHead {
  /** Item code. Absent if it has no value. */
  readonly itemCode?: string;
  /** Barcode. Absent if it has no value. */
  readonly barCode?: string;
  /** Text of the row. Absent if it has no value. */
  readonly description?: string;
  /** Second text of the line. Absent if it has no value. */
  readonly description2?: string;
  /** Long text of the line, rich text. Absent if it has no value. */
  readonly furtherDescription?: string;
  /** Quantity of the line. In unit of the line. Absent if it has no value. */
  readonly qty?: number;
  /** Additional quantity at no charge. In unit of the line. Absent if it has no value. */
  readonly focQty?: number;
  /** Unit of measure of the item. Absent if it has no value. */
  readonly uom?: string;
  /** Price of one unit in the document’s currency. In document currency per unit. Absent if it has no value. */
  readonly unitPrice?: number;
  /** Cost of one unit. In base currency per unit. Absent if it has no value. */
  readonly unitCost?: number;
  /** Discount: percentages and amounts joined by +, applied from left to right, such as 10%, 5%+3% or 12.50. Absent if it has no value. */
  readonly discount?: string | number;
  /** Tax code of the row. Absent if it has no value. */
  readonly taxCode?: string;
  /** Tax rate. In percent. Absent if it has no value. */
  readonly taxRate?: number;
  /** Amount of the row. In document currency. Absent if it has no value. */
  readonly amount?: number;
  /** GL account that the line is posted to. Absent if it has no value. */
  readonly accountNo?: string;
  /** Exact active stock location. Absent if it has no value. */
  readonly location?: string;
  /** Source location. Absent if it has no value. */
  readonly fromLocation?: string;
  /** Destination location. Absent if it has no value. */
  readonly toLocation?: string;
  /** Batch number, for items with batch control. Absent if it has no value. */
  readonly batchNo?: string;
  /** Serial numbers, separated by commas, for items with serial numbers. Absent if it has no value. */
  readonly serialNo?: string;
  /** Project code of the line. Absent if it has no value. */
  readonly project?: string;
  /** Department code of the line. Absent if it has no value. */
  readonly department?: string;
  /** Classification code of the e-invoice. Absent if it has no value. */
  readonly classification?: string;
  /** Delivery date of the line. Absent if it has no value. */
  readonly deliveryDate?: string;
  /** User-defined fields by name, without the UDF_ prefix. Absent if it has no value. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Item package that the line is a component of. Absent if it has no value. */
  readonly packageCode?: string;
  /** Number of packages. In unit of the line. Absent if it has no value. */
  readonly packageQty?: number;
}

/** Lines, newest first. */
export interface ArInvoiceLinesList extends ReadResult {
  /** The rows. */
  readonly rows: readonly ArInvoiceLinesListRow[];
}

/** Header fields of AR invoices, by native name. */
export interface ArInvoiceFields extends DocumentFields {
  /** Code of the customer (debtor). Absent if it has no value. */
  readonly DebtorCode?: string;
  /** Narration of the whole document. Absent if it has no value. */
  readonly Description?: string;
  /** Your own reference, for example an order number of the web shop. Absent if it has no value. */
  readonly Ref?: string;
  /** Project code of the header. Absent if it has no value. */
  readonly ProjNo?: string;
  /** Department code of the header. Absent if it has no value. */
  readonly DeptNo?: string;
  /** User-defined fields by name, without the UDF_ prefix. Absent if it has no value. */
  readonly UserDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Credit term. Absent if it has no value. */
  readonly DisplayTerm?: string;
  /** Tax date. Absent if it has no value. */
  readonly TaxDate?: string;
  /** Tax entity maintenance id of the header, the party of an e-invoice. Absent if it has no value. */
  readonly TaxEntityID?: number;
  /** Branch of the debtor or creditor. Absent if it has no value. */
  readonly BranchCode?: string;
  /** Whether the amounts include tax. Absent if it has no value. */
  readonly InclusiveTax?: boolean;
  /** Contact person. Absent if it has no value. */
  readonly Attention?: string;
  /** First reference number of the ledger document. Absent if it has no value. */
  readonly RefNo?: string;
  /** Second reference number of the ledger document. Absent if it has no value. */
  readonly RefNo2?: string;
  /** Journal that the document is entered in. Absent if it has no value. */
  readonly JournalType?: string;
  /** Number of the tax document. Absent if it has no value. */
  readonly TaxDocNo?: string;
  /** First remark. Absent if it has no value. */
  readonly Remark1?: string;
  /** Second remark. Absent if it has no value. */
  readonly Remark2?: string;
  /** Third remark. Absent if it has no value. */
  readonly Remark3?: string;
  /** Fourth remark. Absent if it has no value. */
  readonly Remark4?: string;
  /** Amount of a document in one row. In document currency. Absent if it has no value. */
  readonly Amount?: number;
  /** GL posting account of a document in one row, and of lines that name none. Absent if it has no value. */
  readonly AccNo?: string;
  /** Tax code of a document in one row. Absent if it has no value. */
  readonly TaxCode?: string;
  /** Name of the customer, as printed. Absent if it has no value. */
  readonly DebtorName?: string;
}

/** One line. */
export interface LedgerRowResult {
  /** Key of the line. Absent in the result of a validation, which saves nothing. */
  readonly dtlKey?: string;
  /** Position of the line, from 1. */
  readonly seq: number;
  /** GL account that the line is posted to. Absent if nothing is posted for the line. */
  readonly accountNo?: string;
  /** Text of the row. Absent if it has no value. */
  readonly description?: string;
  /** Second text of the line. Absent if it has no value. */
  readonly description2?: string;
  /** Long text of the line, rich text. Absent if it has no value. */
  readonly furtherDescription?: string;
  /** Project code of the line. Absent if it has no value. */
  readonly project?: string;
  /** Department code of the line. Absent if it has no value. */
  readonly department?: string;
  /** Amount of the row. In document currency. Absent if it has no value. */
  readonly amount?: number;
  /** Tax code of the row. Absent if it has no value. */
  readonly taxCode?: string;
  /** Tax of the line. In document currency. */
  readonly taxAmount: number;
  /** Classification code of the e-invoice. Absent if it has no value. */
  readonly classification?: string;
  /** User-defined fields by name, without the UDF_ prefix. Absent if it has no value. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Quantity of the line. In unit of the line. Absent if it has no value. */
  readonly qty?: number;
  /** Tax rate. In percent. Absent if the line has no tax code. */
  readonly taxRate?: number;
  /** Amount of the line after discount; includes tax if the document’s prices do. In document currency. */
  readonly subTotal: number;
  /** Amount of the line before tax. In document currency. */
  readonly netAmount: number;
  /** Item package that the line is a component of. Absent unless it is one. */
  readonly packageCode?: string;
  /** Number of packages. In unit of the line. Absent unless the line is the first of a package. */
  readonly packageQty?: number;
  /** Quantity transferred to further documents. In unit of the line. Absent except in the result of get, and on lines without a quantity. */
  readonly transferedQty?: number;
  /** Quantity that can still be transferred. In unit of the line. Absent except in the result of get, and on lines without a quantity. */
  readonly outstandingQty?: number;
  /** Quantity returned. In unit of the line. Absent except in the result of get, and on lines without a quantity. */
  readonly returnedQty?: number;
  /** Quantity that can still be returned. In unit of the line. Absent except in the result of get, and on lines without a quantity. */
  readonly returnableQty?: number;
}

/** The AR invoice in full. */
export interface ArInvoiceGet extends ReadResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: ArInvoiceFields;
  /** The lines as reloaded. */
  readonly lines: readonly LedgerRowResult[];
  /** Empty: these documents have no payments. */
  readonly payments: readonly NoKnockOffs[];
  /** The settlements of other documents. */
  readonly knockOffs: readonly KnockOffRowResult[];
  /** The documents that it came from and went to. */
  readonly links: readonly DocumentLink[];
  /** The rows that the document posts to the general ledger. */
  readonly postings: readonly Posting[];
  /** What an update can do with each field, by native name. Absent if documents of this type cannot be updated. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** Type of the document, which belongs to another family. Absent if it belongs to this family. */
  readonly sourceType?: string;
}

/** What create-ar-invoice would save. */
export interface ArInvoiceValidate extends ValidateResult {
  /** Totals of the document. */
  readonly totals: ValidatedTotals;
  /** The rows that the document posts to the general ledger. */
  readonly postings: readonly Posting[];
  /** The lines as they would be saved. */
  readonly lines: readonly LedgerRowResult[];
}

/** The AR invoice as saved. */
export interface ArInvoiceSaved extends WriteResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: ArInvoiceFields;
  /** The lines as reloaded. */
  readonly lines: readonly LedgerRowResult[];
  /** The settlements of other documents. Absent if documents of this type settle none. */
  readonly knockOffs?: readonly KnockOffRowResult[];
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
}

/** The AR invoice as changed. */
export interface ArInvoiceUpdated extends WriteResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: ArInvoiceFields;
  /** The lines as reloaded. */
  readonly lines: readonly LedgerRowResult[];
  /** The settlements of other documents. Absent if documents of this type settle none. */
  readonly knockOffs?: readonly KnockOffRowResult[];
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** True: the payload is valid. Absent unless validateOnly is true. */
  readonly valid?: true;
  /** The rows that the document posts to the general ledger. Absent unless validateOnly is true. */
  readonly postings?: readonly Posting[];
  /** Fields that the update did not name and that changed with those that it names, such as the description of another item. A field of a line has the position of the line in the result before it: lines/0/description. Absent in results of earlier builds and of other drivers. */
  readonly followed?: readonly string[];
  /** Number that the document had as a draft. Absent unless the update posted a draft. */
  readonly draftNo?: string;
}

/** One open document. */
export interface ArOpenDocument {
  /** Type of the document. */
  readonly docType: string;
  /** Key of the document, for knockOffs. */
  readonly docKey: string;
  /** Number of the document. */
  readonly docNo: string;
  /** Code of the customer. */
  readonly debtorCode: string;
  /** Name of the customer. Null if the customer no longer exists. */
  readonly debtorName: string | null;
  /** Date of the document. */
  readonly docDate: string;
  /** Due date. */
  readonly dueDate: string;
  /** Currency of the document. */
  readonly currencyCode: string;
  /** Total of the document: positive if owed, negative if it is unapplied credit. In document currency. */
  readonly original: number;
  /** Total of the document: positive if owed, negative if it is unapplied credit. In base currency. */
  readonly originalLocal: number;
  /** What is still open: positive if owed, negative if it is unapplied credit. In document currency. */
  readonly outstanding: number;
  /** What is still open: positive if owed, negative if it is unapplied credit. In base currency. */
  readonly outstandingLocal: number;
  /** Days since the due date; 0 if it is not overdue. In days. */
  readonly daysOverdue: number;
}

/** Open documents by customer and date. */
export interface ArOpenDocuments extends ReadResult {
  /** The rows. */
  readonly rows: readonly ArOpenDocument[];
}

/** Header fields of AR payments, by native name. */
export interface ArPaymentFields extends DocumentFields {
  /** Customer (debtor) code. */
  readonly DebtorCode: string;
  /** Narration of the whole document. Absent if it has no value. */
  readonly Description?: string;
  /** Your own reference, for example an order number of the web shop. Absent if it has no value. */
  readonly Ref?: string;
  /** Project code of the header. Absent if it has no value. */
  readonly ProjNo?: string;
  /** Department code of the header. Absent if it has no value. */
  readonly DeptNo?: string;
  /** User-defined fields by name, without the UDF_ prefix. Absent if it has no value. */
  readonly UserDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Name of the customer, as printed. Absent if it has no value. */
  readonly DebtorName?: string;
  /** Credit term. Absent if it has no value. */
  readonly DisplayTerm?: string;
}

/** One line. */
export interface ArPaymentLines {
  /** Key of the line. Absent in the result of a validation, which saves nothing. */
  readonly dtlKey?: string;
  /** Position of the line, from 1. */
  readonly seq: number;
}

/** One payment. */
export interface MoneyInRowResult {
  /** Key of the row. Absent if a book of an earlier version wrote it. */
  readonly dtlKey?: string;
  /** Payment method code. Absent if it has no value. */
  readonly paymentMethod?: string;
  /** Payment type such as Cash, Cheque, Bank Transfer or Credit Card. Absent if it has no value. */
  readonly paymentBy?: string;
  /** Amount paid. In document currency. */
  readonly paymentAmount: number;
  /** Cheque or reference number. Absent if it has no value. */
  readonly chequeNo?: string;
  /** Bank charge that is part of the amount. In document currency. Absent if it has no value. */
  readonly bankCharge?: number;
  /** Bank, cash or deposit GL account of the payment. */
  readonly paymentAccountNo: string;
  /** GL account of the bank charge. Absent if it has no value. */
  readonly bankChargeAccountNo?: string;
  /** Approval or reference code of the card payment. Absent if it has no value. */
  readonly creditCardApprovalCode?: string;
  /** Number of an unused deposit of the same party that pays this row. Absent if it has no value. */
  readonly depositDocNo?: string;
  /** User-defined fields by name, without the UDF_ prefix. Absent if it has no value. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Withholding tax code. Absent if it has no value. */
  readonly withholdingTaxCode?: string;
  /** Withholding tax. In document currency. Absent if it has no value. */
  readonly withholdingTaxAmount?: number;
  /** Key of the deposit that pays the row. Absent unless a deposit pays it. */
  readonly depositDocKey?: string;
}

/** The AR payment in full. */
export interface ArPaymentGet extends ReadResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: ArPaymentFields;
  /** Empty: these documents have no lines. */
  readonly lines: readonly ArPaymentLines[];
  /** The payments as reloaded. */
  readonly payments: readonly MoneyInRowResult[];
  /** The settlements of other documents. */
  readonly knockOffs: readonly KnockOffRowResult[];
  /** The documents that it came from and went to. */
  readonly links: readonly DocumentLink[];
  /** The rows that the document posts to the general ledger. */
  readonly postings: readonly Posting[];
  /** What an update can do with each field, by native name. Absent if documents of this type cannot be updated. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** Type of the document, which belongs to another family. Absent if it belongs to this family. */
  readonly sourceType?: string;
}

/** What create-ar-payment would save. */
export interface ArPaymentValidate extends ValidateResult {
  /** Totals of the document. */
  readonly totals: ValidatedTotals;
  /** The rows that the document posts to the general ledger. */
  readonly postings: readonly Posting[];
  /** The lines as they would be saved. */
  readonly lines: readonly ArPaymentLines[];
}

/** The AR payment as saved. */
export interface ArPaymentSaved extends WriteResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: ArPaymentFields;
  /** Empty: these documents have no lines. */
  readonly lines: readonly ArPaymentLines[];
  /** The payments as reloaded. Absent if documents of this type carry no payments. */
  readonly payments?: readonly MoneyInRowResult[];
  /** The settlements of other documents. Absent if documents of this type settle none. */
  readonly knockOffs?: readonly KnockOffRowResult[];
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
}

/** The AR payment as changed. */
export interface ArPaymentUpdated extends WriteResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: ArPaymentFields;
  /** Empty: these documents have no lines. */
  readonly lines: readonly ArPaymentLines[];
  /** The payments as reloaded. Absent if documents of this type carry no payments. */
  readonly payments?: readonly MoneyInRowResult[];
  /** The settlements of other documents. Absent if documents of this type settle none. */
  readonly knockOffs?: readonly KnockOffRowResult[];
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** True: the payload is valid. Absent unless validateOnly is true. */
  readonly valid?: true;
  /** The rows that the document posts to the general ledger. Absent unless validateOnly is true. */
  readonly postings?: readonly Posting[];
  /** Fields that the update did not name and that changed with those that it names, such as the description of another item. A field of a line has the position of the line in the result before it: lines/0/description. Absent in results of earlier builds and of other drivers. */
  readonly followed?: readonly string[];
  /** Number that the document had as a draft. Absent unless the update posted a draft. */
  readonly draftNo?: string;
}

/** The AR deposit as changed. */
export interface ArDepositUpdated extends WriteResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: ArPaymentFields;
  /** Empty: these documents have no lines. */
  readonly lines: readonly ArPaymentLines[];
  /** The payments as reloaded. Absent if documents of this type carry no payments. */
  readonly payments?: readonly MoneyInRowResult[];
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** True: the payload is valid. Absent unless validateOnly is true. */
  readonly valid?: true;
  /** The rows that the document posts to the general ledger. Absent unless validateOnly is true. */
  readonly postings?: readonly Posting[];
  /** Fields that the update did not name and that changed with those that it names, such as the description of another item. A field of a line has the position of the line in the result before it: lines/0/description. Absent in results of earlier builds and of other drivers. */
  readonly followed?: readonly string[];
  /** Number that the document had as a draft. Absent unless the update posted a draft. */
  readonly draftNo?: string;
}

/** The AR deposit as saved. */
export interface ArDepositSaved extends WriteResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: ArPaymentFields;
  /** Empty: these documents have no lines. */
  readonly lines: readonly ArPaymentLines[];
  /** The payments as reloaded. Absent if documents of this type carry no payments. */
  readonly payments?: readonly MoneyInRowResult[];
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
}

/** One line with the columns of its document. */
export interface ArDetailLinesRow extends LineHead {
  /** GL account that the line is posted to. Absent if it has no value. */
  readonly accountNo?: string;
  /** Text of the row. Absent if it has no value. */
  readonly description?: string;
  /** Second text of the line. Absent if it has no value. */
  readonly description2?: string;
  /** Long text of the line, rich text. Absent if it has no value. */
  readonly furtherDescription?: string;
  /** Project code of the line. Absent if it has no value. */
  readonly project?: string;
  /** Department code of the line. Absent if it has no value. */
  readonly department?: string;
  /** Amount of the row. In document currency. Absent if it has no value. */
  readonly amount?: number;
  /** Tax code of the row. Absent if it has no value. */
  readonly taxCode?: string;
  /** Classification code of the e-invoice. Absent if it has no value. */
  readonly classification?: string;
  /** User-defined fields by name, without the UDF_ prefix. Absent if it has no value. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Quantity of the line. In unit of the line. Absent if it has no value. */
  readonly qty?: number;
  /** Tax rate. In percent. Absent if it has no value. */
  readonly taxRate?: number;
  /** Item package that the line is a component of. Absent if it has no value. */
  readonly packageCode?: string;
  /** Number of packages. In unit of the line. Absent if it has no value. */
  readonly packageQty?: number;
}

/** Lines, newest first. */
export interface ArDetailLines extends ReadResult {
  /** The rows. */
  readonly rows: readonly ArDetailLinesRow[];
}

/** One payment row with the columns of its document. */
export interface ArPaymentPaidLine {
  /** Key of the document. */
  readonly docKey: string;
  /** Number of the document. */
  readonly docNo: string;
  /** Date of the document. */
  readonly docDate: string;
  /** Code of the customer. */
  readonly debtorCode: string;
  /** Name of the customer. Null if the customer no longer exists. */
  readonly debtorName: string | null;
  /** Position of the row in its document, from 1. */
  readonly seq: number;
  /** Key of the row. Absent if a book of an earlier version wrote it. */
  readonly dtlKey?: string;
  /** Payment method code. Absent if it has no value. */
  readonly paymentMethod?: string;
  /** Payment type such as Cash, Cheque, Bank Transfer or Credit Card. Absent if it has no value. */
  readonly paymentBy?: string;
  /** Amount paid. In document currency. */
  readonly paymentAmount: number;
  /** Cheque or reference number. Absent if it has no value. */
  readonly chequeNo?: string;
  /** Bank charge that is part of the amount. In document currency. Absent if it has no value. */
  readonly bankCharge?: number;
  /** Bank, cash or deposit GL account of the payment. */
  readonly paymentAccountNo: string;
  /** GL account of the bank charge. Absent if it has no value. */
  readonly bankChargeAccountNo?: string;
  /** Approval or reference code of the card payment. Absent if it has no value. */
  readonly creditCardApprovalCode?: string;
  /** Number of an unused deposit of the same party that pays this row. Absent if it has no value. */
  readonly depositDocNo?: string;
  /** User-defined fields by name, without the UDF_ prefix. Absent if it has no value. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Withholding tax code. Absent if it has no value. */
  readonly withholdingTaxCode?: string;
  /** Withholding tax. In document currency. Absent if it has no value. */
  readonly withholdingTaxAmount?: number;
  /** Key of the deposit that pays the row. Absent unless a deposit pays it. */
  readonly depositDocKey?: string;
  /** What the document settles. Absent except on the first row of a document. */
  readonly knockOffs?: readonly KnockOffRowResult[];
}

/** Payment rows, newest first. */
export interface ArPaymentPaidLines extends ReadResult {
  /** The rows. */
  readonly rows: readonly ArPaymentPaidLine[];
}

/** One payment row with the columns of its document. */
export interface ArRefundPaidLine {
  /** Key of the document. */
  readonly docKey: string;
  /** Number of the document. */
  readonly docNo: string;
  /** Date of the document. */
  readonly docDate: string;
  /** Code of the customer. */
  readonly debtorCode: string;
  /** Name of the customer. Null if the customer no longer exists. */
  readonly debtorName: string | null;
  /** Position of the row in its document, from 1. */
  readonly seq: number;
  /** Key of the row. Absent if a book of an earlier version wrote it. */
  readonly dtlKey?: string;
  /** Payment method code. Absent if it has no value. */
  readonly paymentMethod?: string;
  /** Payment type such as Cash, Cheque, Bank Transfer or Credit Card. Absent if it has no value. */
  readonly paymentBy?: string;
  /** Amount paid. In document currency. */
  readonly paymentAmount: number;
  /** Cheque or reference number. Absent if it has no value. */
  readonly chequeNo?: string;
  /** Bank charge on top of the amount. In document currency. Absent if it has no value. */
  readonly bankCharge?: number;
  /** Bank, cash or deposit GL account of the payment. */
  readonly paymentAccountNo: string;
  /** GL account of the bank charge. Absent if it has no value. */
  readonly bankChargeAccountNo?: string;
  /** Approval or reference code of the card payment. Absent if it has no value. */
  readonly creditCardApprovalCode?: string;
  /** Number of an unused deposit of the same party that pays this row. Absent if it has no value. */
  readonly depositDocNo?: string;
  /** User-defined fields by name, without the UDF_ prefix. Absent if it has no value. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Withholding tax code. Absent if it has no value. */
  readonly withholdingTaxCode?: string;
  /** Withholding tax. In document currency. Absent if it has no value. */
  readonly withholdingTaxAmount?: number;
  /** Key of the deposit that pays the row. Absent unless a deposit pays it. */
  readonly depositDocKey?: string;
  /** What the document settles. Absent except on the first row of a document. */
  readonly knockOffs?: readonly KnockOffRowResult[];
}

/** Payment rows, newest first. */
export interface ArRefundPaidLines extends ReadResult {
  /** The rows. */
  readonly rows: readonly ArRefundPaidLine[];
}

/** One payment. */
export interface MoneyOutRowResult {
  /** Key of the row. Absent if a book of an earlier version wrote it. */
  readonly dtlKey?: string;
  /** Payment method code. Absent if it has no value. */
  readonly paymentMethod?: string;
  /** Payment type such as Cash, Cheque, Bank Transfer or Credit Card. Absent if it has no value. */
  readonly paymentBy?: string;
  /** Amount paid. In document currency. */
  readonly paymentAmount: number;
  /** Cheque or reference number. Absent if it has no value. */
  readonly chequeNo?: string;
  /** Bank charge on top of the amount. In document currency. Absent if it has no value. */
  readonly bankCharge?: number;
  /** Bank, cash or deposit GL account of the payment. */
  readonly paymentAccountNo: string;
  /** GL account of the bank charge. Absent if it has no value. */
  readonly bankChargeAccountNo?: string;
  /** Approval or reference code of the card payment. Absent if it has no value. */
  readonly creditCardApprovalCode?: string;
  /** Number of an unused deposit of the same party that pays this row. Absent if it has no value. */
  readonly depositDocNo?: string;
  /** User-defined fields by name, without the UDF_ prefix. Absent if it has no value. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Withholding tax code. Absent if it has no value. */
  readonly withholdingTaxCode?: string;
  /** Withholding tax. In document currency. Absent if it has no value. */
  readonly withholdingTaxAmount?: number;
  /** Key of the deposit that pays the row. Absent unless a deposit pays it. */
  readonly depositDocKey?: string;
}

/** The AR refund in full. */
export interface ArRefundGet extends ReadResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: ArPaymentFields;
  /** Empty: these documents have no lines. */
  readonly lines: readonly ArPaymentLines[];
  /** The payments as reloaded. */
  readonly payments: readonly MoneyOutRowResult[];
  /** The settlements of other documents. */
  readonly knockOffs: readonly KnockOffRowResult[];
  /** The documents that it came from and went to. */
  readonly links: readonly DocumentLink[];
  /** The rows that the document posts to the general ledger. */
  readonly postings: readonly Posting[];
  /** What an update can do with each field, by native name. Absent if documents of this type cannot be updated. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** Type of the document, which belongs to another family. Absent if it belongs to this family. */
  readonly sourceType?: string;
}

/** The AR refund as saved. */
export interface ArRefundSaved extends WriteResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: ArPaymentFields;
  /** Empty: these documents have no lines. */
  readonly lines: readonly ArPaymentLines[];
  /** The payments as reloaded. Absent if documents of this type carry no payments. */
  readonly payments?: readonly MoneyOutRowResult[];
  /** The settlements of other documents. Absent if documents of this type settle none. */
  readonly knockOffs?: readonly KnockOffRowResult[];
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
}

/** The AR refund as changed. */
export interface ArRefundUpdated extends WriteResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: ArPaymentFields;
  /** Empty: these documents have no lines. */
  readonly lines: readonly ArPaymentLines[];
  /** The payments as reloaded. Absent if documents of this type carry no payments. */
  readonly payments?: readonly MoneyOutRowResult[];
  /** The settlements of other documents. Absent if documents of this type settle none. */
  readonly knockOffs?: readonly KnockOffRowResult[];
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** True: the payload is valid. Absent unless validateOnly is true. */
  readonly valid?: true;
  /** The rows that the document posts to the general ledger. Absent unless validateOnly is true. */
  readonly postings?: readonly Posting[];
  /** Fields that the update did not name and that changed with those that it names, such as the description of another item. A field of a line has the position of the line in the result before it: lines/0/description. Absent in results of earlier builds and of other drivers. */
  readonly followed?: readonly string[];
  /** Number that the document had as a draft. Absent unless the update posted a draft. */
  readonly draftNo?: string;
}

/** Header fields of AR credit notes, by native name. */
export interface ArCreditNoteFields extends DocumentFields {
  /** Code of the customer (debtor). Absent if it has no value. */
  readonly DebtorCode?: string;
  /** Narration of the whole document. Absent if it has no value. */
  readonly Description?: string;
  /** Your own reference, for example an order number of the web shop. Absent if it has no value. */
  readonly Ref?: string;
  /** Project code of the header. Absent if it has no value. */
  readonly ProjNo?: string;
  /** Department code of the header. Absent if it has no value. */
  readonly DeptNo?: string;
  /** User-defined fields by name, without the UDF_ prefix. Absent if it has no value. */
  readonly UserDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Credit term. Absent if it has no value. */
  readonly DisplayTerm?: string;
  /** Tax date. Absent if it has no value. */
  readonly TaxDate?: string;
  /** Tax entity maintenance id of the header, the party of an e-invoice. Absent if it has no value. */
  readonly TaxEntityID?: number;
  /** Branch of the debtor or creditor. Absent if it has no value. */
  readonly BranchCode?: string;
  /** Whether the amounts include tax. Absent if it has no value. */
  readonly InclusiveTax?: boolean;
  /** Contact person. Absent if it has no value. */
  readonly Attention?: string;
  /** First reference number of the ledger document. Absent if it has no value. */
  readonly RefNo?: string;
  /** Second reference number of the ledger document. Absent if it has no value. */
  readonly RefNo2?: string;
  /** Journal that the document is entered in. Absent if it has no value. */
  readonly JournalType?: string;
  /** Number of the tax document. Absent if it has no value. */
  readonly TaxDocNo?: string;
  /** First remark. Absent if it has no value. */
  readonly Remark1?: string;
  /** Second remark. Absent if it has no value. */
  readonly Remark2?: string;
  /** Third remark. Absent if it has no value. */
  readonly Remark3?: string;
  /** Fourth remark. Absent if it has no value. */
  readonly Remark4?: string;
  /** Credit note type code. Absent if it has no value. */
  readonly CNType?: string;
  /** Reason printed on the note. Absent if it has no value. */
  readonly Reason?: string;
  /** Number of our invoice that the note refers to. Absent if it has no value. */
  readonly OurInvoiceNo?: string;
  /** Amount of a document in one row. In document currency. Absent if it has no value. */
  readonly Amount?: number;
  /** GL posting account of a document in one row, and of lines that name none. Absent if it has no value. */
  readonly AccNo?: string;
  /** Tax code of a document in one row. Absent if it has no value. */
  readonly TaxCode?: string;
  /** Text of the row of a document in one row. Absent if it has no value. */
  readonly LineDescription?: string;
  /** Name of the customer, as printed. Absent if it has no value. */
  readonly DebtorName?: string;
}

/** The AR credit note in full. */
export interface ArCreditNoteGet extends ReadResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: ArCreditNoteFields;
  /** The lines as reloaded. */
  readonly lines: readonly LedgerRowResult[];
  /** Empty: these documents have no payments. */
  readonly payments: readonly NoKnockOffs[];
  /** The settlements of other documents. */
  readonly knockOffs: readonly KnockOffRowResult[];
  /** The documents that it came from and went to. */
  readonly links: readonly DocumentLink[];
  /** The rows that the document posts to the general ledger. */
  readonly postings: readonly Posting[];
  /** What an update can do with each field, by native name. Absent if documents of this type cannot be updated. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** Type of the document, which belongs to another family. Absent if it belongs to this family. */
  readonly sourceType?: string;
}

/** The AR credit note as saved. */
export interface ArCreditNoteSaved extends WriteResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: ArCreditNoteFields;
  /** The lines as reloaded. */
  readonly lines: readonly LedgerRowResult[];
  /** The settlements of other documents. Absent if documents of this type settle none. */
  readonly knockOffs?: readonly KnockOffRowResult[];
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
}

/** The AR credit note as changed. */
export interface ArCreditNoteUpdated extends WriteResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: ArCreditNoteFields;
  /** The lines as reloaded. */
  readonly lines: readonly LedgerRowResult[];
  /** The settlements of other documents. Absent if documents of this type settle none. */
  readonly knockOffs?: readonly KnockOffRowResult[];
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** True: the payload is valid. Absent unless validateOnly is true. */
  readonly valid?: true;
  /** The rows that the document posts to the general ledger. Absent unless validateOnly is true. */
  readonly postings?: readonly Posting[];
  /** Fields that the update did not name and that changed with those that it names, such as the description of another item. A field of a line has the position of the line in the result before it: lines/0/description. Absent in results of earlier builds and of other drivers. */
  readonly followed?: readonly string[];
  /** Number that the document had as a draft. Absent unless the update posted a draft. */
  readonly draftNo?: string;
}

/** Header fields of AR debit notes, by native name. */
export interface ArDebitNoteFields extends DocumentFields {
  /** Code of the customer (debtor). Absent if it has no value. */
  readonly DebtorCode?: string;
  /** Narration of the whole document. Absent if it has no value. */
  readonly Description?: string;
  /** Your own reference, for example an order number of the web shop. Absent if it has no value. */
  readonly Ref?: string;
  /** Project code of the header. Absent if it has no value. */
  readonly ProjNo?: string;
  /** Department code of the header. Absent if it has no value. */
  readonly DeptNo?: string;
  /** User-defined fields by name, without the UDF_ prefix. Absent if it has no value. */
  readonly UserDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Credit term. Absent if it has no value. */
  readonly DisplayTerm?: string;
  /** Tax date. Absent if it has no value. */
  readonly TaxDate?: string;
  /** Tax entity maintenance id of the header, the party of an e-invoice. Absent if it has no value. */
  readonly TaxEntityID?: number;
  /** Branch of the debtor or creditor. Absent if it has no value. */
  readonly BranchCode?: string;
  /** Whether the amounts include tax. Absent if it has no value. */
  readonly InclusiveTax?: boolean;
  /** Contact person. Absent if it has no value. */
  readonly Attention?: string;
  /** First reference number of the ledger document. Absent if it has no value. */
  readonly RefNo?: string;
  /** Second reference number of the ledger document. Absent if it has no value. */
  readonly RefNo2?: string;
  /** Journal that the document is entered in. Absent if it has no value. */
  readonly JournalType?: string;
  /** Number of the tax document. Absent if it has no value. */
  readonly TaxDocNo?: string;
  /** First remark. Absent if it has no value. */
  readonly Remark1?: string;
  /** Second remark. Absent if it has no value. */
  readonly Remark2?: string;
  /** Third remark. Absent if it has no value. */
  readonly Remark3?: string;
  /** Fourth remark. Absent if it has no value. */
  readonly Remark4?: string;
  /** Debit note type code. Absent if it has no value. */
  readonly DNType?: string;
  /** Reason printed on the note. Absent if it has no value. */
  readonly Reason?: string;
  /** Number of our invoice that the note refers to. Absent if it has no value. */
  readonly OurInvoiceNo?: string;
  /** Amount of a document in one row. In document currency. Absent if it has no value. */
  readonly Amount?: number;
  /** GL posting account of a document in one row, and of lines that name none. Absent if it has no value. */
  readonly AccNo?: string;
  /** Tax code of a document in one row. Absent if it has no value. */
  readonly TaxCode?: string;
  /** Text of the row of a document in one row. Absent if it has no value. */
  readonly LineDescription?: string;
  /** Name of the customer, as printed. Absent if it has no value. */
  readonly DebtorName?: string;
}

/** The AR debit note in full. */
export interface ArDebitNoteGet extends ReadResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: ArDebitNoteFields;
  /** The lines as reloaded. */
  readonly lines: readonly LedgerRowResult[];
  /** Empty: these documents have no payments. */
  readonly payments: readonly NoKnockOffs[];
  /** The settlements of other documents. */
  readonly knockOffs: readonly KnockOffRowResult[];
  /** The documents that it came from and went to. */
  readonly links: readonly DocumentLink[];
  /** The rows that the document posts to the general ledger. */
  readonly postings: readonly Posting[];
  /** What an update can do with each field, by native name. Absent if documents of this type cannot be updated. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** Type of the document, which belongs to another family. Absent if it belongs to this family. */
  readonly sourceType?: string;
}

/** The AR debit note as saved. */
export interface ArDebitNoteSaved extends WriteResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: ArDebitNoteFields;
  /** The lines as reloaded. */
  readonly lines: readonly LedgerRowResult[];
  /** The settlements of other documents. Absent if documents of this type settle none. */
  readonly knockOffs?: readonly KnockOffRowResult[];
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
}

/** The AR debit note as changed. */
export interface ArDebitNoteUpdated extends WriteResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: ArDebitNoteFields;
  /** The lines as reloaded. */
  readonly lines: readonly LedgerRowResult[];
  /** The settlements of other documents. Absent if documents of this type settle none. */
  readonly knockOffs?: readonly KnockOffRowResult[];
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** True: the payload is valid. Absent unless validateOnly is true. */
  readonly valid?: true;
  /** The rows that the document posts to the general ledger. Absent unless validateOnly is true. */
  readonly postings?: readonly Posting[];
  /** Fields that the update did not name and that changed with those that it names, such as the description of another item. A field of a line has the position of the line in the result before it: lines/0/description. Absent in results of earlier builds and of other drivers. */
  readonly followed?: readonly string[];
  /** Number that the document had as a draft. Absent unless the update posted a draft. */
  readonly draftNo?: string;
}

/** The AR deposit in full. */
export interface ArDepositGet extends ReadResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: ArPaymentFields;
  /** Empty: these documents have no lines. */
  readonly lines: readonly ArPaymentLines[];
  /** The payments as reloaded. */
  readonly payments: readonly MoneyInRowResult[];
  /** Empty: these documents settle no others. */
  readonly knockOffs: readonly NoKnockOffs[];
  /** The documents that it came from and went to. */
  readonly links: readonly DocumentLink[];
  /** The rows that the document posts to the general ledger. */
  readonly postings: readonly Posting[];
  /** What an update can do with each field, by native name. Absent if documents of this type cannot be updated. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** Type of the document, which belongs to another family. Absent if it belongs to this family. */
  readonly sourceType?: string;
}

/** What is overdue, by the days since its due date. */
export interface OverdueAges {
  /** Overdue for 1 to 30 days. In base currency. */
  readonly days1To30: number;
  /** Overdue for 31 to 60 days. In base currency. */
  readonly days31To60: number;
  /** Overdue for 61 to 90 days. In base currency. */
  readonly days61To90: number;
  /** Overdue for more than 90 days. In base currency. */
  readonly daysOver90: number;
}

/** What one customer owes or is owed. */
export interface ArOutstandingRow {
  /** Code of the customer. */
  readonly debtorCode: string;
  /** Name of the customer. */
  readonly companyName: string;
  /** Currency of the customer. Null if it uses the base currency. */
  readonly currencyCode: string | null;
  /** What is open in all: positive if owed, negative if there is more credit. In base currency. */
  readonly total: number;
  /** What is owed and not yet due. In base currency. */
  readonly current: number;
  /** What is owed and overdue. In base currency. */
  readonly overdue: number;
  /** Credit that settles nothing yet, which total already subtracts. In base currency. */
  readonly unapplied: number;
  /** What is not yet due and falls due within 30 days; current contains it. In base currency. Absent if the driver does not add up by age. */
  readonly dueSoon?: number;
  /** What is overdue by age; the four amounts add up to overdue. Absent if the driver does not add up by age. */
  readonly ages?: OverdueAges;
}

/** Open amounts by customer. */
export interface ArOutstanding extends ReadResult {
  /** The rows. */
  readonly rows: readonly ArOutstandingRow[];
}

/** One row. */
export interface DebtorRecordBranches {
  /** Code of the branch, as documents name it. */
  readonly branchCode: string;
  /** Name of the branch. Absent if it has no value. */
  readonly branchName?: string;
  /** First line of the address. Absent if it has no value. */
  readonly address1?: string;
  /** Second line of the address. Absent if it has no value. */
  readonly address2?: string;
  /** Third line of the address. Absent if it has no value. */
  readonly address3?: string;
  /** Fourth line of the address. Absent if it has no value. */
  readonly address4?: string;
  /** First phone number. Absent if it has no value. */
  readonly phone1?: string;
  /** Second phone number. Absent if it has no value. */
  readonly phone2?: string;
  /** Fax number. Absent if it has no value. */
  readonly fax1?: string;
  /** Contact person. Absent if it has no value. */
  readonly attention?: string;
  /** Email address. Absent if it has no value. */
  readonly email?: string;
  /** Whether the record is active. Absent if it has no value. */
  readonly isActive?: boolean;
}

/** One debtor. */
export interface DebtorRow {
  /** Customer (debtor) code. */
  readonly debtorCode: string;
  /** Name of the customer, as printed. */
  readonly companyName: string;
  /** Currency of all documents of this customer. */
  readonly currencyCode: string;
  /** Credit term for documents without one, for example C.O.D. Absent if it has no value. */
  readonly displayTerm?: string;
  /** Area code. Absent if it has no value. */
  readonly area?: string;
  /** Sales agent code for documents without one. Absent if it has no value. */
  readonly salesAgent?: string;
  /** Debtor type code. Absent if it has no value. */
  readonly debtorType?: string;
  /** Price category that sets this customer’s prices. Absent if it has no value. */
  readonly priceCategory?: string;
  /** Maximum outstanding amount. In base currency. */
  readonly creditLimit: number;
  /** Maximum overdue amount. In base currency. */
  readonly overdueLimit: number;
  /** Tax entity id, for tax returns and e-invoices. Absent if it has no value. */
  readonly taxEntityID?: number;
  /** Tax code for lines if neither the line nor its item has one. Absent if it has no value. */
  readonly taxCode?: string;
  /** First line of the address. Absent if it has no value. */
  readonly address1?: string;
  /** Second line of the address. Absent if it has no value. */
  readonly address2?: string;
  /** Third line of the address. Absent if it has no value. */
  readonly address3?: string;
  /** Fourth line of the address. Absent if it has no value. */
  readonly address4?: string;
  /** First phone number. Absent if it has no value. */
  readonly phone1?: string;
  /** Second phone number. Absent if it has no value. */
  readonly phone2?: string;
  /** Fax number. Absent if it has no value. */
  readonly fax1?: string;
  /** Contact person. Absent if it has no value. */
  readonly attention?: string;
  /** Email address. Absent if it has no value. */
  readonly email?: string;
  /** Whether new documents can use it. */
  readonly isActive: boolean;
  /** User-defined fields by name, without the UDF_ prefix. Absent if it has no value. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Branches of the customer. Absent if there are none. */
  readonly branches?: readonly DebtorRecordBranches[];
  /** When the record was last changed. */
  readonly lastModified: string;
}

/** Active customers by code. */
export interface DebtorList extends ReadResult {
  /** The rows. */
  readonly rows: readonly DebtorRow[];
  /** Whether there are more rows than this result contains. */
  readonly truncated: boolean;
}

/** The credit of one customer, today. */
export interface CreditControl {
  /** Code of the customer. */
  readonly debtorCode: string;
  /** Name of the customer. */
  readonly companyName: string;
  /** Credit limit; 0 means no limit. In base currency. */
  readonly creditLimit: number;
  /** Limit of overdue amounts; 0 means no limit. In base currency. */
  readonly overdueLimit: number;
  /** What is open: positive if the customer owes it. In base currency. */
  readonly outstanding: number;
  /** Sales orders that are not delivered yet, with tax. In base currency. */
  readonly undelivered: number;
  /** Credit limit less outstanding and undelivered. In base currency. Null if there is no credit limit. */
  readonly available: number | null;
  /** What is overdue. In base currency. */
  readonly overdue: number;
  /** Age of the oldest overdue document. In days. */
  readonly oldestOverdueDays: number;
  /** The limits that are exceeded; empty if none is. */
  readonly blocked: readonly ('creditLimit' | 'overdueLimit')[];
}

/** The credit of one customer. */
export interface DebtorCreditControl extends ReadResult {
  /** The credit of the customer, today. */
  readonly document: CreditControl;
}

/** A debtor with the defaults of the book. */
export interface DebtorRecord {
  /** Customer (debtor) code. */
  readonly debtorCode: string;
  /** Name of the customer, as printed. */
  readonly companyName: string;
  /** Currency of all documents of this customer. */
  readonly currencyCode: string;
  /** Credit term for documents without one, for example C.O.D. Absent if it has no value. */
  readonly displayTerm?: string;
  /** Area code. Absent if it has no value. */
  readonly area?: string;
  /** Sales agent code for documents without one. Absent if it has no value. */
  readonly salesAgent?: string;
  /** Debtor type code. Absent if it has no value. */
  readonly debtorType?: string;
  /** Price category that sets this customer’s prices. Absent if it has no value. */
  readonly priceCategory?: string;
  /** Maximum outstanding amount. In base currency. */
  readonly creditLimit: number;
  /** Maximum overdue amount. In base currency. */
  readonly overdueLimit: number;
  /** Tax entity id, for tax returns and e-invoices. Absent if it has no value. */
  readonly taxEntityID?: number;
  /** Tax code for lines if neither the line nor its item has one. Absent if it has no value. */
  readonly taxCode?: string;
  /** First line of the address. Absent if it has no value. */
  readonly address1?: string;
  /** Second line of the address. Absent if it has no value. */
  readonly address2?: string;
  /** Third line of the address. Absent if it has no value. */
  readonly address3?: string;
  /** Fourth line of the address. Absent if it has no value. */
  readonly address4?: string;
  /** First phone number. Absent if it has no value. */
  readonly phone1?: string;
  /** Second phone number. Absent if it has no value. */
  readonly phone2?: string;
  /** Fax number. Absent if it has no value. */
  readonly fax1?: string;
  /** Contact person. Absent if it has no value. */
  readonly attention?: string;
  /** Email address. Absent if it has no value. */
  readonly email?: string;
  /** Whether new documents can use it. */
  readonly isActive: boolean;
  /** User-defined fields by name, without the UDF_ prefix. Absent if it has no value. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Branches of the customer. Absent if there are none. */
  readonly branches?: readonly DebtorRecordBranches[];
}

/** Fields of debtors, by native name. */
export interface DebtorFields {
  /** Customer (debtor) code. */
  readonly DebtorCode: string;
  /** Name of the customer, as printed. */
  readonly CompanyName: string;
  /** Currency of all documents of this customer. */
  readonly CurrencyCode: string;
  /** Credit term for documents without one, for example C.O.D. Absent if it has no value. */
  readonly DisplayTerm?: string;
  /** Area code. Absent if it has no value. */
  readonly AreaCode?: string;
  /** Sales agent code for documents without one. Absent if it has no value. */
  readonly SalesAgent?: string;
  /** Debtor type code. Absent if it has no value. */
  readonly DebtorType?: string;
  /** Price category that sets this customer’s prices. Absent if it has no value. */
  readonly PriceCategory?: string;
  /** Maximum outstanding amount. In base currency. */
  readonly CreditLimit: number;
  /** Maximum overdue amount. In base currency. */
  readonly OverdueLimit: number;
  /** Tax entity id, for tax returns and e-invoices. Absent if it has no value. */
  readonly TaxEntityID?: number;
  /** Tax code for lines if neither the line nor its item has one. Absent if it has no value. */
  readonly TaxCode?: string;
  /** First line of the address. Absent if it has no value. */
  readonly Address1?: string;
  /** Second line of the address. Absent if it has no value. */
  readonly Address2?: string;
  /** Third line of the address. Absent if it has no value. */
  readonly Address3?: string;
  /** Fourth line of the address. Absent if it has no value. */
  readonly Address4?: string;
  /** First phone number. Absent if it has no value. */
  readonly Phone1?: string;
  /** Second phone number. Absent if it has no value. */
  readonly Phone2?: string;
  /** Fax number. Absent if it has no value. */
  readonly Fax1?: string;
  /** Contact person. Absent if it has no value. */
  readonly Attention?: string;
  /** Email address. Absent if it has no value. */
  readonly EmailAddress?: string;
  /** Whether new documents can use it. */
  readonly IsActive: boolean;
  /** User-defined fields by name, without the UDF_ prefix. Absent if it has no value. */
  readonly UserDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Branches of the customer. Absent if there are none. */
  readonly Branches?: readonly DebtorRecordBranches[];
  /** Fields that the book can no longer read; empty if it can read all. */
  readonly readErrors: readonly ReadError[];
}

/** What is open, today. */
export interface PartyBalance {
  /** What is open in all: positive if owed, negative if there is more credit. In base currency. */
  readonly total: number;
  /** What is owed and not yet due. In base currency. */
  readonly current: number;
  /** What is owed and overdue. In base currency. */
  readonly overdue: number;
  /** Credit that settles nothing yet, which total already subtracts. In base currency. */
  readonly unapplied: number;
}

/** The debtor in full. */
export interface DebtorDetail extends ReadResult {
  /** Code of the record. */
  readonly code: string;
  /** The record under canonical names. */
  readonly document: DebtorRecord;
  /** The record under native names. */
  readonly fields: DebtorFields;
  /** What an update can do with each field, by native name. */
  readonly fieldCapabilities: FieldCapabilities;
  /** What is open, today. */
  readonly balance: PartyBalance;
}

/** One line with the columns of its document. */
export interface ArapContraLinesListRow extends LineHead {
}

/** Lines, newest first. */
export interface ArapContraLinesList extends ReadResult {
  /** The rows. */
  readonly rows: readonly ArapContraLinesListRow[];
}

/** Header fields of contra entries, by native name. */
export interface ArapContraFields extends DocumentFields {
  /** The firm as a customer (debtor). */
  readonly DebtorCode: string;
  /** The same firm as a supplier (creditor). */
  readonly CreditorCode: string;
  /** Narration of the whole document. Absent if it has no value. */
  readonly Description?: string;
  /** Your own reference, for example an order number of the web shop. Absent if it has no value. */
  readonly Ref?: string;
  /** Project code of the header. Absent if it has no value. */
  readonly ProjNo?: string;
  /** Department code of the header. Absent if it has no value. */
  readonly DeptNo?: string;
  /** User-defined fields by name, without the UDF_ prefix. Absent if it has no value. */
  readonly UserDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Amount set off: both the customer and the supplier account fall by it. In document currency. */
  readonly Amount: number;
  /** Name of the customer, as printed. Absent if it has no value. */
  readonly DebtorName?: string;
  /** Name of the supplier, as printed. Absent if it has no value. */
  readonly CreditorName?: string;
  /** Credit term. Absent if it has no value. */
  readonly DisplayTerm?: string;
}

/** One settlement of another document. */
export interface ContraKnockOffRowResult {
  /** Ledger of the document to settle: AR for the customer’s, AP for the supplier’s. */
  readonly side: 'AR' | 'AP';
  /** Type of the settled document. Null if it no longer exists. */
  readonly docType: string | null;
  /** Key of the settled document. */
  readonly docKey: string;
  /** Number of the settled document. Null if it no longer exists. */
  readonly docNo: string | null;
  /** Date of the settlement. */
  readonly knockOffDate: string;
  /** Amount settled. In document currency. */
  readonly amount: number;
}

/** The contra entry in full. */
export interface ArapContraGet extends ReadResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: ArapContraFields;
  /** Empty: these documents have no lines. */
  readonly lines: readonly ArPaymentLines[];
  /** Empty: these documents have no payments. */
  readonly payments: readonly NoKnockOffs[];
  /** The settlements of other documents. */
  readonly knockOffs: readonly ContraKnockOffRowResult[];
  /** The documents that it came from and went to. */
  readonly links: readonly DocumentLink[];
  /** The rows that the document posts to the general ledger. */
  readonly postings: readonly Posting[];
  /** What an update can do with each field, by native name. Absent if documents of this type cannot be updated. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** Type of the document, which belongs to another family. Absent if it belongs to this family. */
  readonly sourceType?: string;
}

/** The contra entry as saved. */
export interface ArapContraSaved extends WriteResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: ArapContraFields;
  /** Empty: these documents have no lines. */
  readonly lines: readonly ArPaymentLines[];
  /** The settlements of other documents. Absent if documents of this type settle none. */
  readonly knockOffs?: readonly ContraKnockOffRowResult[];
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
}

/** The contra entry as changed. */
export interface ArapContraUpdated extends WriteResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: ArapContraFields;
  /** Empty: these documents have no lines. */
  readonly lines: readonly ArPaymentLines[];
  /** The settlements of other documents. Absent if documents of this type settle none. */
  readonly knockOffs?: readonly ContraKnockOffRowResult[];
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** True: the payload is valid. Absent unless validateOnly is true. */
  readonly valid?: true;
  /** The rows that the document posts to the general ledger. Absent unless validateOnly is true. */
  readonly postings?: readonly Posting[];
  /** Fields that the update did not name and that changed with those that it names, such as the description of another item. A field of a line has the position of the line in the result before it: lines/0/description. Absent in results of earlier builds and of other drivers. */
  readonly followed?: readonly string[];
  /** Number that the document had as a draft. Absent unless the update posted a draft. */
  readonly draftNo?: string;
}

/** One line with the columns of its document. */
export interface ApInvoiceLinesListRow extends LineHead {
  /** Item code. Absent if it has no value. */
  readonly itemCode?: string;
  /** Text of the row. Absent if it has no value. */
  readonly description?: string;
  /** Second text of the line. Absent if it has no value. */
  readonly description2?: string;
  /** Long text of the line, rich text. Absent if it has no value. */
  readonly furtherDescription?: string;
  /** Quantity of the line. In unit of the line. Absent if it has no value. */
  readonly qty?: number;
  /** Additional quantity at no charge. In unit of the line. Absent if it has no value. */
  readonly focQty?: number;
  /** Unit of measure of the item. Absent if it has no value. */
  readonly uom?: string;
  /** Price of one unit in the document’s currency. In document currency per unit. Absent if it has no value. */
  readonly unitPrice?: number;
  /** Discount: percentages and amounts joined by +, applied from left to right, such as 10%, 5%+3% or 12.50. Absent if it has no value. */
  readonly discount?: string | number;
  /** Tax code of the row. Absent if it has no value. */
  readonly taxCode?: string;
  /** Tax rate. In percent. Absent if it has no value. */
  readonly taxRate?: number;
  /** GL account that the line is posted to. Absent if it has no value. */
  readonly accountNo?: string;
  /** Exact active stock location. Absent if it has no value. */
  readonly location?: string;
  /** Batch number, for items with batch control. Absent if it has no value. */
  readonly batchNo?: string;
  /** Serial numbers, separated by commas, for items with serial numbers. Absent if it has no value. */
  readonly serialNo?: string;
  /** Project code of the line. Absent if it has no value. */
  readonly project?: string;
  /** Department code of the line. Absent if it has no value. */
  readonly department?: string;
  /** Delivery date of the line. Absent if it has no value. */
  readonly deliveryDate?: string;
  /** User-defined fields by name, without the UDF_ prefix. Absent if it has no value. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Sales tax exemption certificate number. Absent if it has no value. */
  readonly salesExemptionNo?: string;
  /** Correction of the computed tax. In document currency. Absent if it has no value. */
  readonly taxAdjustment?: number;
  /** Barcode. Absent if it has no value. */
  readonly barCode?: string;
  /** Price of one unit if there is no unitPrice. In base currency per unit. Absent if it has no value. */
  readonly unitCost?: number;
  /** Amount of the row. In document currency. Absent if it has no value. */
  readonly amount?: number;
  /** Source location. Absent if it has no value. */
  readonly fromLocation?: string;
  /** Destination location. Absent if it has no value. */
  readonly toLocation?: string;
  /** Classification code of the e-invoice. Absent if it has no value. */
  readonly classification?: string;
  /** Item package that the line is a component of. Absent if it has no value. */
  readonly packageCode?: string;
  /** Number of packages. In unit of the line. Absent if it has no value. */
  readonly packageQty?: number;
}

/** Lines, newest first. */
export interface ApInvoiceLinesList extends ReadResult {
  /** The rows. */
  readonly rows: readonly ApInvoiceLinesListRow[];
}

/** Header fields of AP invoices, by native name. */
export interface ApInvoiceFields extends DocumentFields {
  /** Code of the supplier (creditor). Absent if it has no value. */
  readonly CreditorCode?: string;
  /** Narration of the whole document. Absent if it has no value. */
  readonly Description?: string;
  /** Your own reference, for example an order number of the web shop. Absent if it has no value. */
  readonly Ref?: string;
  /** Project code of the header. Absent if it has no value. */
  readonly ProjNo?: string;
  /** Department code of the header. Absent if it has no value. */
  readonly DeptNo?: string;
  /** User-defined fields by name, without the UDF_ prefix. Absent if it has no value. */
  readonly UserDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Credit term. Absent if it has no value. */
  readonly DisplayTerm?: string;
  /** Tax date. Absent if it has no value. */
  readonly TaxDate?: string;
  /** Tax entity maintenance id of the header, the party of an e-invoice. Absent if it has no value. */
  readonly TaxEntityID?: number;
  /** Branch of the debtor or creditor. Absent if it has no value. */
  readonly BranchCode?: string;
  /** Whether the amounts include tax. Absent if it has no value. */
  readonly InclusiveTax?: boolean;
  /** Contact person. Absent if it has no value. */
  readonly Attention?: string;
  /** First reference number of the ledger document. Absent if it has no value. */
  readonly RefNo?: string;
  /** Second reference number of the ledger document. Absent if it has no value. */
  readonly RefNo2?: string;
  /** Journal that the document is entered in. Absent if it has no value. */
  readonly JournalType?: string;
  /** Number of the tax document. Absent if it has no value. */
  readonly TaxDocNo?: string;
  /** First remark. Absent if it has no value. */
  readonly Remark1?: string;
  /** Second remark. Absent if it has no value. */
  readonly Remark2?: string;
  /** Third remark. Absent if it has no value. */
  readonly Remark3?: string;
  /** Fourth remark. Absent if it has no value. */
  readonly Remark4?: string;
  /** Number of the supplier’s invoice. Absent if it has no value. */
  readonly SupplierInvoiceNo?: string;
  /** Amount of a document in one row. In document currency. Absent if it has no value. */
  readonly Amount?: number;
  /** GL posting account of a document in one row, and of lines that name none. Absent if it has no value. */
  readonly AccNo?: string;
  /** Tax code of a document in one row. Absent if it has no value. */
  readonly TaxCode?: string;
  /** Name of the supplier, as printed. Absent if it has no value. */
  readonly CreditorName?: string;
}

/** The AP invoice in full. */
export interface ApInvoiceGet extends ReadResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: ApInvoiceFields;
  /** The lines as reloaded. */
  readonly lines: readonly LedgerRowResult[];
  /** Empty: these documents have no payments. */
  readonly payments: readonly NoKnockOffs[];
  /** The settlements of other documents. */
  readonly knockOffs: readonly KnockOffRowResult[];
  /** The documents that it came from and went to. */
  readonly links: readonly DocumentLink[];
  /** The rows that the document posts to the general ledger. */
  readonly postings: readonly Posting[];
  /** What an update can do with each field, by native name. Absent if documents of this type cannot be updated. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** Type of the document, which belongs to another family. Absent if it belongs to this family. */
  readonly sourceType?: string;
}

/** The AP invoice as saved. */
export interface ApInvoiceSaved extends WriteResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: ApInvoiceFields;
  /** The lines as reloaded. */
  readonly lines: readonly LedgerRowResult[];
  /** The settlements of other documents. Absent if documents of this type settle none. */
  readonly knockOffs?: readonly KnockOffRowResult[];
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
}

/** The AP invoice as changed. */
export interface ApInvoiceUpdated extends WriteResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: ApInvoiceFields;
  /** The lines as reloaded. */
  readonly lines: readonly LedgerRowResult[];
  /** The settlements of other documents. Absent if documents of this type settle none. */
  readonly knockOffs?: readonly KnockOffRowResult[];
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** True: the payload is valid. Absent unless validateOnly is true. */
  readonly valid?: true;
  /** The rows that the document posts to the general ledger. Absent unless validateOnly is true. */
  readonly postings?: readonly Posting[];
  /** Fields that the update did not name and that changed with those that it names, such as the description of another item. A field of a line has the position of the line in the result before it: lines/0/description. Absent in results of earlier builds and of other drivers. */
  readonly followed?: readonly string[];
  /** Number that the document had as a draft. Absent unless the update posted a draft. */
  readonly draftNo?: string;
}

/** One open document. */
export interface ApOpenDocument {
  /** Type of the document. */
  readonly docType: string;
  /** Key of the document, for knockOffs. */
  readonly docKey: string;
  /** Number of the document. */
  readonly docNo: string;
  /** Code of the supplier. */
  readonly creditorCode: string;
  /** Name of the supplier. Null if the supplier no longer exists. */
  readonly creditorName: string | null;
  /** Date of the document. */
  readonly docDate: string;
  /** Due date. */
  readonly dueDate: string;
  /** Currency of the document. */
  readonly currencyCode: string;
  /** Total of the document: positive if owed, negative if it is unapplied credit. In document currency. */
  readonly original: number;
  /** Total of the document: positive if owed, negative if it is unapplied credit. In base currency. */
  readonly originalLocal: number;
  /** What is still open: positive if owed, negative if it is unapplied credit. In document currency. */
  readonly outstanding: number;
  /** What is still open: positive if owed, negative if it is unapplied credit. In base currency. */
  readonly outstandingLocal: number;
  /** Days since the due date; 0 if it is not overdue. In days. */
  readonly daysOverdue: number;
}

/** Open documents by supplier and date. */
export interface ApOpenDocuments extends ReadResult {
  /** The rows. */
  readonly rows: readonly ApOpenDocument[];
}

/** Header fields of AP payments, by native name. */
export interface ApPaymentFields extends DocumentFields {
  /** Supplier (creditor) code. */
  readonly CreditorCode: string;
  /** Narration of the whole document. Absent if it has no value. */
  readonly Description?: string;
  /** Your own reference, for example an order number of the web shop. Absent if it has no value. */
  readonly Ref?: string;
  /** Project code of the header. Absent if it has no value. */
  readonly ProjNo?: string;
  /** Department code of the header. Absent if it has no value. */
  readonly DeptNo?: string;
  /** User-defined fields by name, without the UDF_ prefix. Absent if it has no value. */
  readonly UserDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Name of the supplier, as printed. Absent if it has no value. */
  readonly CreditorName?: string;
  /** Credit term. Absent if it has no value. */
  readonly DisplayTerm?: string;
}

/** The AP payment in full. */
export interface ApPaymentGet extends ReadResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: ApPaymentFields;
  /** Empty: these documents have no lines. */
  readonly lines: readonly ArPaymentLines[];
  /** The payments as reloaded. */
  readonly payments: readonly MoneyOutRowResult[];
  /** The settlements of other documents. */
  readonly knockOffs: readonly KnockOffRowResult[];
  /** The documents that it came from and went to. */
  readonly links: readonly DocumentLink[];
  /** The rows that the document posts to the general ledger. */
  readonly postings: readonly Posting[];
  /** What an update can do with each field, by native name. Absent if documents of this type cannot be updated. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** Type of the document, which belongs to another family. Absent if it belongs to this family. */
  readonly sourceType?: string;
}

/** The AP payment as saved. */
export interface ApPaymentSaved extends WriteResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: ApPaymentFields;
  /** Empty: these documents have no lines. */
  readonly lines: readonly ArPaymentLines[];
  /** The payments as reloaded. Absent if documents of this type carry no payments. */
  readonly payments?: readonly MoneyOutRowResult[];
  /** The settlements of other documents. Absent if documents of this type settle none. */
  readonly knockOffs?: readonly KnockOffRowResult[];
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
}

/** The AP payment as changed. */
export interface ApPaymentUpdated extends WriteResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: ApPaymentFields;
  /** Empty: these documents have no lines. */
  readonly lines: readonly ArPaymentLines[];
  /** The payments as reloaded. Absent if documents of this type carry no payments. */
  readonly payments?: readonly MoneyOutRowResult[];
  /** The settlements of other documents. Absent if documents of this type settle none. */
  readonly knockOffs?: readonly KnockOffRowResult[];
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** True: the payload is valid. Absent unless validateOnly is true. */
  readonly valid?: true;
  /** The rows that the document posts to the general ledger. Absent unless validateOnly is true. */
  readonly postings?: readonly Posting[];
  /** Fields that the update did not name and that changed with those that it names, such as the description of another item. A field of a line has the position of the line in the result before it: lines/0/description. Absent in results of earlier builds and of other drivers. */
  readonly followed?: readonly string[];
  /** Number that the document had as a draft. Absent unless the update posted a draft. */
  readonly draftNo?: string;
}

/** The AP deposit as changed. */
export interface ApDepositUpdated extends WriteResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: ApPaymentFields;
  /** Empty: these documents have no lines. */
  readonly lines: readonly ArPaymentLines[];
  /** The payments as reloaded. Absent if documents of this type carry no payments. */
  readonly payments?: readonly MoneyOutRowResult[];
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** True: the payload is valid. Absent unless validateOnly is true. */
  readonly valid?: true;
  /** The rows that the document posts to the general ledger. Absent unless validateOnly is true. */
  readonly postings?: readonly Posting[];
  /** Fields that the update did not name and that changed with those that it names, such as the description of another item. A field of a line has the position of the line in the result before it: lines/0/description. Absent in results of earlier builds and of other drivers. */
  readonly followed?: readonly string[];
  /** Number that the document had as a draft. Absent unless the update posted a draft. */
  readonly draftNo?: string;
}

/** The AP deposit as saved. */
export interface ApDepositSaved extends WriteResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: ApPaymentFields;
  /** Empty: these documents have no lines. */
  readonly lines: readonly ArPaymentLines[];
  /** The payments as reloaded. Absent if documents of this type carry no payments. */
  readonly payments?: readonly MoneyOutRowResult[];
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
}

/** One payment row with the columns of its document. */
export interface ApPaymentPaidLine {
  /** Key of the document. */
  readonly docKey: string;
  /** Number of the document. */
  readonly docNo: string;
  /** Date of the document. */
  readonly docDate: string;
  /** Code of the supplier. */
  readonly creditorCode: string;
  /** Name of the supplier. Null if the supplier no longer exists. */
  readonly creditorName: string | null;
  /** Position of the row in its document, from 1. */
  readonly seq: number;
  /** Key of the row. Absent if a book of an earlier version wrote it. */
  readonly dtlKey?: string;
  /** Payment method code. Absent if it has no value. */
  readonly paymentMethod?: string;
  /** Payment type such as Cash, Cheque, Bank Transfer or Credit Card. Absent if it has no value. */
  readonly paymentBy?: string;
  /** Amount paid. In document currency. */
  readonly paymentAmount: number;
  /** Cheque or reference number. Absent if it has no value. */
  readonly chequeNo?: string;
  /** Bank charge on top of the amount. In document currency. Absent if it has no value. */
  readonly bankCharge?: number;
  /** Bank, cash or deposit GL account of the payment. */
  readonly paymentAccountNo: string;
  /** GL account of the bank charge. Absent if it has no value. */
  readonly bankChargeAccountNo?: string;
  /** Approval or reference code of the card payment. Absent if it has no value. */
  readonly creditCardApprovalCode?: string;
  /** Number of an unused deposit of the same party that pays this row. Absent if it has no value. */
  readonly depositDocNo?: string;
  /** User-defined fields by name, without the UDF_ prefix. Absent if it has no value. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Withholding tax code. Absent if it has no value. */
  readonly withholdingTaxCode?: string;
  /** Withholding tax. In document currency. Absent if it has no value. */
  readonly withholdingTaxAmount?: number;
  /** Key of the deposit that pays the row. Absent unless a deposit pays it. */
  readonly depositDocKey?: string;
  /** What the document settles. Absent except on the first row of a document. */
  readonly knockOffs?: readonly KnockOffRowResult[];
}

/** Payment rows, newest first. */
export interface ApPaymentPaidLines extends ReadResult {
  /** The rows. */
  readonly rows: readonly ApPaymentPaidLine[];
}

/** One payment row with the columns of its document. */
export interface ApRefundPaidLine {
  /** Key of the document. */
  readonly docKey: string;
  /** Number of the document. */
  readonly docNo: string;
  /** Date of the document. */
  readonly docDate: string;
  /** Code of the supplier. */
  readonly creditorCode: string;
  /** Name of the supplier. Null if the supplier no longer exists. */
  readonly creditorName: string | null;
  /** Position of the row in its document, from 1. */
  readonly seq: number;
  /** Key of the row. Absent if a book of an earlier version wrote it. */
  readonly dtlKey?: string;
  /** Payment method code. Absent if it has no value. */
  readonly paymentMethod?: string;
  /** Payment type such as Cash, Cheque, Bank Transfer or Credit Card. Absent if it has no value. */
  readonly paymentBy?: string;
  /** Amount paid. In document currency. */
  readonly paymentAmount: number;
  /** Cheque or reference number. Absent if it has no value. */
  readonly chequeNo?: string;
  /** Bank charge that is part of the amount. In document currency. Absent if it has no value. */
  readonly bankCharge?: number;
  /** Bank, cash or deposit GL account of the payment. */
  readonly paymentAccountNo: string;
  /** GL account of the bank charge. Absent if it has no value. */
  readonly bankChargeAccountNo?: string;
  /** Approval or reference code of the card payment. Absent if it has no value. */
  readonly creditCardApprovalCode?: string;
  /** Number of an unused deposit of the same party that pays this row. Absent if it has no value. */
  readonly depositDocNo?: string;
  /** User-defined fields by name, without the UDF_ prefix. Absent if it has no value. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Withholding tax code. Absent if it has no value. */
  readonly withholdingTaxCode?: string;
  /** Withholding tax. In document currency. Absent if it has no value. */
  readonly withholdingTaxAmount?: number;
  /** Key of the deposit that pays the row. Absent unless a deposit pays it. */
  readonly depositDocKey?: string;
  /** What the document settles. Absent except on the first row of a document. */
  readonly knockOffs?: readonly KnockOffRowResult[];
}

/** Payment rows, newest first. */
export interface ApRefundPaidLines extends ReadResult {
  /** The rows. */
  readonly rows: readonly ApRefundPaidLine[];
}

/** The AP refund in full. */
export interface ApRefundGet extends ReadResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: ApPaymentFields;
  /** Empty: these documents have no lines. */
  readonly lines: readonly ArPaymentLines[];
  /** The payments as reloaded. */
  readonly payments: readonly MoneyInRowResult[];
  /** The settlements of other documents. */
  readonly knockOffs: readonly KnockOffRowResult[];
  /** The documents that it came from and went to. */
  readonly links: readonly DocumentLink[];
  /** The rows that the document posts to the general ledger. */
  readonly postings: readonly Posting[];
  /** What an update can do with each field, by native name. Absent if documents of this type cannot be updated. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** Type of the document, which belongs to another family. Absent if it belongs to this family. */
  readonly sourceType?: string;
}

/** The AP refund as saved. */
export interface ApRefundSaved extends WriteResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: ApPaymentFields;
  /** Empty: these documents have no lines. */
  readonly lines: readonly ArPaymentLines[];
  /** The payments as reloaded. Absent if documents of this type carry no payments. */
  readonly payments?: readonly MoneyInRowResult[];
  /** The settlements of other documents. Absent if documents of this type settle none. */
  readonly knockOffs?: readonly KnockOffRowResult[];
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
}

/** The AP refund as changed. */
export interface ApRefundUpdated extends WriteResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: ApPaymentFields;
  /** Empty: these documents have no lines. */
  readonly lines: readonly ArPaymentLines[];
  /** The payments as reloaded. Absent if documents of this type carry no payments. */
  readonly payments?: readonly MoneyInRowResult[];
  /** The settlements of other documents. Absent if documents of this type settle none. */
  readonly knockOffs?: readonly KnockOffRowResult[];
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** True: the payload is valid. Absent unless validateOnly is true. */
  readonly valid?: true;
  /** The rows that the document posts to the general ledger. Absent unless validateOnly is true. */
  readonly postings?: readonly Posting[];
  /** Fields that the update did not name and that changed with those that it names, such as the description of another item. A field of a line has the position of the line in the result before it: lines/0/description. Absent in results of earlier builds and of other drivers. */
  readonly followed?: readonly string[];
  /** Number that the document had as a draft. Absent unless the update posted a draft. */
  readonly draftNo?: string;
}

/** Header fields of AP credit notes, by native name. */
export interface ApCreditNoteFields extends DocumentFields {
  /** Code of the supplier (creditor). Absent if it has no value. */
  readonly CreditorCode?: string;
  /** Narration of the whole document. Absent if it has no value. */
  readonly Description?: string;
  /** Your own reference, for example an order number of the web shop. Absent if it has no value. */
  readonly Ref?: string;
  /** Project code of the header. Absent if it has no value. */
  readonly ProjNo?: string;
  /** Department code of the header. Absent if it has no value. */
  readonly DeptNo?: string;
  /** User-defined fields by name, without the UDF_ prefix. Absent if it has no value. */
  readonly UserDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Credit term. Absent if it has no value. */
  readonly DisplayTerm?: string;
  /** Tax date. Absent if it has no value. */
  readonly TaxDate?: string;
  /** Tax entity maintenance id of the header, the party of an e-invoice. Absent if it has no value. */
  readonly TaxEntityID?: number;
  /** Branch of the debtor or creditor. Absent if it has no value. */
  readonly BranchCode?: string;
  /** Whether the amounts include tax. Absent if it has no value. */
  readonly InclusiveTax?: boolean;
  /** Contact person. Absent if it has no value. */
  readonly Attention?: string;
  /** First reference number of the ledger document. Absent if it has no value. */
  readonly RefNo?: string;
  /** Second reference number of the ledger document. Absent if it has no value. */
  readonly RefNo2?: string;
  /** Journal that the document is entered in. Absent if it has no value. */
  readonly JournalType?: string;
  /** Number of the tax document. Absent if it has no value. */
  readonly TaxDocNo?: string;
  /** First remark. Absent if it has no value. */
  readonly Remark1?: string;
  /** Second remark. Absent if it has no value. */
  readonly Remark2?: string;
  /** Third remark. Absent if it has no value. */
  readonly Remark3?: string;
  /** Fourth remark. Absent if it has no value. */
  readonly Remark4?: string;
  /** Credit note type code. Absent if it has no value. */
  readonly CNType?: string;
  /** Reason printed on the note. Absent if it has no value. */
  readonly Reason?: string;
  /** Number of the supplier’s invoice. Absent if it has no value. */
  readonly SupplierInvoiceNo?: string;
  /** Amount of a document in one row. In document currency. Absent if it has no value. */
  readonly Amount?: number;
  /** GL posting account of a document in one row, and of lines that name none. Absent if it has no value. */
  readonly AccNo?: string;
  /** Tax code of a document in one row. Absent if it has no value. */
  readonly TaxCode?: string;
  /** Text of the row of a document in one row. Absent if it has no value. */
  readonly LineDescription?: string;
  /** Name of the supplier, as printed. Absent if it has no value. */
  readonly CreditorName?: string;
}

/** The AP credit note in full. */
export interface ApCreditNoteGet extends ReadResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: ApCreditNoteFields;
  /** The lines as reloaded. */
  readonly lines: readonly LedgerRowResult[];
  /** Empty: these documents have no payments. */
  readonly payments: readonly NoKnockOffs[];
  /** The settlements of other documents. */
  readonly knockOffs: readonly KnockOffRowResult[];
  /** The documents that it came from and went to. */
  readonly links: readonly DocumentLink[];
  /** The rows that the document posts to the general ledger. */
  readonly postings: readonly Posting[];
  /** What an update can do with each field, by native name. Absent if documents of this type cannot be updated. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** Type of the document, which belongs to another family. Absent if it belongs to this family. */
  readonly sourceType?: string;
}

/** The AP credit note as saved. */
export interface ApCreditNoteSaved extends WriteResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: ApCreditNoteFields;
  /** The lines as reloaded. */
  readonly lines: readonly LedgerRowResult[];
  /** The settlements of other documents. Absent if documents of this type settle none. */
  readonly knockOffs?: readonly KnockOffRowResult[];
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
}

/** The AP credit note as changed. */
export interface ApCreditNoteUpdated extends WriteResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: ApCreditNoteFields;
  /** The lines as reloaded. */
  readonly lines: readonly LedgerRowResult[];
  /** The settlements of other documents. Absent if documents of this type settle none. */
  readonly knockOffs?: readonly KnockOffRowResult[];
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** True: the payload is valid. Absent unless validateOnly is true. */
  readonly valid?: true;
  /** The rows that the document posts to the general ledger. Absent unless validateOnly is true. */
  readonly postings?: readonly Posting[];
  /** Fields that the update did not name and that changed with those that it names, such as the description of another item. A field of a line has the position of the line in the result before it: lines/0/description. Absent in results of earlier builds and of other drivers. */
  readonly followed?: readonly string[];
  /** Number that the document had as a draft. Absent unless the update posted a draft. */
  readonly draftNo?: string;
}

/** One line with the columns of its document. */
export interface ApDebitNoteLinesListRow extends LineHead {
  /** GL account that the line is posted to. Absent if nothing is posted for the line. */
  readonly accountNo?: string;
  /** Text of the row. Absent if it has no value. */
  readonly description?: string;
  /** Second text of the line. Absent if it has no value. */
  readonly description2?: string;
  /** Long text of the line, rich text. Absent if it has no value. */
  readonly furtherDescription?: string;
  /** Project code of the line. Absent if it has no value. */
  readonly project?: string;
  /** Department code of the line. Absent if it has no value. */
  readonly department?: string;
  /** Amount of the row. In document currency. Absent if it has no value. */
  readonly amount?: number;
  /** Tax code of the row. Absent if it has no value. */
  readonly taxCode?: string;
  /** Classification code of the e-invoice. Absent if it has no value. */
  readonly classification?: string;
  /** User-defined fields by name, without the UDF_ prefix. Absent if it has no value. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Quantity of the line. In unit of the line. Absent if it has no value. */
  readonly qty?: number;
  /** Tax rate. In percent. Absent if the line has no tax code. */
  readonly taxRate?: number;
  /** Item package that the line is a component of. Absent unless it is one. */
  readonly packageCode?: string;
  /** Number of packages. In unit of the line. Absent unless the line is the first of a package. */
  readonly packageQty?: number;
}

/** Lines, newest first. */
export interface ApDebitNoteLinesList extends ReadResult {
  /** The rows. */
  readonly rows: readonly ApDebitNoteLinesListRow[];
}

/** Header fields of AP debit notes, by native name. */
export interface ApDebitNoteFields extends DocumentFields {
  /** Code of the supplier (creditor). Absent if it has no value. */
  readonly CreditorCode?: string;
  /** Narration of the whole document. Absent if it has no value. */
  readonly Description?: string;
  /** Your own reference, for example an order number of the web shop. Absent if it has no value. */
  readonly Ref?: string;
  /** Project code of the header. Absent if it has no value. */
  readonly ProjNo?: string;
  /** Department code of the header. Absent if it has no value. */
  readonly DeptNo?: string;
  /** User-defined fields by name, without the UDF_ prefix. Absent if it has no value. */
  readonly UserDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Credit term. Absent if it has no value. */
  readonly DisplayTerm?: string;
  /** Tax date. Absent if it has no value. */
  readonly TaxDate?: string;
  /** Tax entity maintenance id of the header, the party of an e-invoice. Absent if it has no value. */
  readonly TaxEntityID?: number;
  /** Branch of the debtor or creditor. Absent if it has no value. */
  readonly BranchCode?: string;
  /** Whether the amounts include tax. Absent if it has no value. */
  readonly InclusiveTax?: boolean;
  /** Contact person. Absent if it has no value. */
  readonly Attention?: string;
  /** First reference number of the ledger document. Absent if it has no value. */
  readonly RefNo?: string;
  /** Second reference number of the ledger document. Absent if it has no value. */
  readonly RefNo2?: string;
  /** Journal that the document is entered in. Absent if it has no value. */
  readonly JournalType?: string;
  /** Number of the tax document. Absent if it has no value. */
  readonly TaxDocNo?: string;
  /** First remark. Absent if it has no value. */
  readonly Remark1?: string;
  /** Second remark. Absent if it has no value. */
  readonly Remark2?: string;
  /** Third remark. Absent if it has no value. */
  readonly Remark3?: string;
  /** Fourth remark. Absent if it has no value. */
  readonly Remark4?: string;
  /** Debit note type code. Absent if it has no value. */
  readonly DNType?: string;
  /** Reason printed on the note. Absent if it has no value. */
  readonly Reason?: string;
  /** Number of the supplier’s invoice. Absent if it has no value. */
  readonly SupplierInvoiceNo?: string;
  /** Amount of a document in one row. In document currency. Absent if it has no value. */
  readonly Amount?: number;
  /** GL posting account of a document in one row, and of lines that name none. Absent if it has no value. */
  readonly AccNo?: string;
  /** Tax code of a document in one row. Absent if it has no value. */
  readonly TaxCode?: string;
  /** Text of the row of a document in one row. Absent if it has no value. */
  readonly LineDescription?: string;
  /** Name of the supplier, as printed. Absent if it has no value. */
  readonly CreditorName?: string;
}

/** The AP debit note in full. */
export interface ApDebitNoteGet extends ReadResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: ApDebitNoteFields;
  /** The lines as reloaded. */
  readonly lines: readonly LedgerRowResult[];
  /** Empty: these documents have no payments. */
  readonly payments: readonly NoKnockOffs[];
  /** The settlements of other documents. */
  readonly knockOffs: readonly KnockOffRowResult[];
  /** The documents that it came from and went to. */
  readonly links: readonly DocumentLink[];
  /** The rows that the document posts to the general ledger. */
  readonly postings: readonly Posting[];
  /** What an update can do with each field, by native name. Absent if documents of this type cannot be updated. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** Type of the document, which belongs to another family. Absent if it belongs to this family. */
  readonly sourceType?: string;
}

/** The AP debit note as saved. */
export interface ApDebitNoteSaved extends WriteResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: ApDebitNoteFields;
  /** The lines as reloaded. */
  readonly lines: readonly LedgerRowResult[];
  /** The settlements of other documents. Absent if documents of this type settle none. */
  readonly knockOffs?: readonly KnockOffRowResult[];
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
}

/** The AP debit note as changed. */
export interface ApDebitNoteUpdated extends WriteResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: ApDebitNoteFields;
  /** The lines as reloaded. */
  readonly lines: readonly LedgerRowResult[];
  /** The settlements of other documents. Absent if documents of this type settle none. */
  readonly knockOffs?: readonly KnockOffRowResult[];
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** True: the payload is valid. Absent unless validateOnly is true. */
  readonly valid?: true;
  /** The rows that the document posts to the general ledger. Absent unless validateOnly is true. */
  readonly postings?: readonly Posting[];
  /** Fields that the update did not name and that changed with those that it names, such as the description of another item. A field of a line has the position of the line in the result before it: lines/0/description. Absent in results of earlier builds and of other drivers. */
  readonly followed?: readonly string[];
  /** Number that the document had as a draft. Absent unless the update posted a draft. */
  readonly draftNo?: string;
}

/** The AP deposit in full. */
export interface ApDepositGet extends ReadResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: ApPaymentFields;
  /** Empty: these documents have no lines. */
  readonly lines: readonly ArPaymentLines[];
  /** The payments as reloaded. */
  readonly payments: readonly MoneyOutRowResult[];
  /** Empty: these documents settle no others. */
  readonly knockOffs: readonly NoKnockOffs[];
  /** The documents that it came from and went to. */
  readonly links: readonly DocumentLink[];
  /** The rows that the document posts to the general ledger. */
  readonly postings: readonly Posting[];
  /** What an update can do with each field, by native name. Absent if documents of this type cannot be updated. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** Type of the document, which belongs to another family. Absent if it belongs to this family. */
  readonly sourceType?: string;
}

/** What one supplier owes or is owed. */
export interface ApOutstandingRow {
  /** Code of the supplier. */
  readonly creditorCode: string;
  /** Name of the supplier. */
  readonly companyName: string;
  /** Currency of the supplier. Null if it uses the base currency. */
  readonly currencyCode: string | null;
  /** What is open in all: positive if owed, negative if there is more credit. In base currency. */
  readonly total: number;
  /** What is owed and not yet due. In base currency. */
  readonly current: number;
  /** What is owed and overdue. In base currency. */
  readonly overdue: number;
  /** Credit that settles nothing yet, which total already subtracts. In base currency. */
  readonly unapplied: number;
  /** What is not yet due and falls due within 30 days; current contains it. In base currency. Absent if the driver does not add up by age. */
  readonly dueSoon?: number;
  /** What is overdue by age; the four amounts add up to overdue. Absent if the driver does not add up by age. */
  readonly ages?: OverdueAges;
}

/** Open amounts by supplier. */
export interface ApOutstanding extends ReadResult {
  /** The rows. */
  readonly rows: readonly ApOutstandingRow[];
}

/** One creditor. */
export interface CreditorRow {
  /** Supplier (creditor) code. */
  readonly creditorCode: string;
  /** Name of the supplier, as printed. */
  readonly companyName: string;
  /** Currency of all documents of this supplier. */
  readonly currencyCode: string;
  /** Credit term for documents without one, for example C.O.D. Absent if it has no value. */
  readonly displayTerm?: string;
  /** Area code. Absent if it has no value. */
  readonly area?: string;
  /** Purchase agent code for documents without one. Absent if it has no value. */
  readonly purchaseAgent?: string;
  /** Creditor type code. Absent if it has no value. */
  readonly creditorType?: string;
  /** Maximum outstanding amount. In base currency. */
  readonly creditLimit: number;
  /** Maximum overdue amount. In base currency. */
  readonly overdueLimit: number;
  /** Tax entity id, for tax returns and e-invoices. Absent if it has no value. */
  readonly taxEntityID?: number;
  /** Tax code for lines if neither the line nor its item has one. Absent if it has no value. */
  readonly taxCode?: string;
  /** First line of the address. Absent if it has no value. */
  readonly address1?: string;
  /** Second line of the address. Absent if it has no value. */
  readonly address2?: string;
  /** Third line of the address. Absent if it has no value. */
  readonly address3?: string;
  /** Fourth line of the address. Absent if it has no value. */
  readonly address4?: string;
  /** First phone number. Absent if it has no value. */
  readonly phone1?: string;
  /** Second phone number. Absent if it has no value. */
  readonly phone2?: string;
  /** Fax number. Absent if it has no value. */
  readonly fax1?: string;
  /** Contact person. Absent if it has no value. */
  readonly attention?: string;
  /** Email address. Absent if it has no value. */
  readonly email?: string;
  /** Whether new documents can use it. */
  readonly isActive: boolean;
  /** User-defined fields by name, without the UDF_ prefix. Absent if it has no value. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Branches of the supplier. Absent if there are none. */
  readonly branches?: readonly DebtorRecordBranches[];
  /** When the record was last changed. */
  readonly lastModified: string;
}

/** Active suppliers by code. */
export interface CreditorList extends ReadResult {
  /** The rows. */
  readonly rows: readonly CreditorRow[];
  /** Whether there are more rows than this result contains. */
  readonly truncated: boolean;
}

/** A creditor with the defaults of the book. */
export interface CreditorRecord {
  /** Supplier (creditor) code. */
  readonly creditorCode: string;
  /** Name of the supplier, as printed. */
  readonly companyName: string;
  /** Currency of all documents of this supplier. */
  readonly currencyCode: string;
  /** Credit term for documents without one, for example C.O.D. Absent if it has no value. */
  readonly displayTerm?: string;
  /** Area code. Absent if it has no value. */
  readonly area?: string;
  /** Purchase agent code for documents without one. Absent if it has no value. */
  readonly purchaseAgent?: string;
  /** Creditor type code. Absent if it has no value. */
  readonly creditorType?: string;
  /** Maximum outstanding amount. In base currency. */
  readonly creditLimit: number;
  /** Maximum overdue amount. In base currency. */
  readonly overdueLimit: number;
  /** Tax entity id, for tax returns and e-invoices. Absent if it has no value. */
  readonly taxEntityID?: number;
  /** Tax code for lines if neither the line nor its item has one. Absent if it has no value. */
  readonly taxCode?: string;
  /** First line of the address. Absent if it has no value. */
  readonly address1?: string;
  /** Second line of the address. Absent if it has no value. */
  readonly address2?: string;
  /** Third line of the address. Absent if it has no value. */
  readonly address3?: string;
  /** Fourth line of the address. Absent if it has no value. */
  readonly address4?: string;
  /** First phone number. Absent if it has no value. */
  readonly phone1?: string;
  /** Second phone number. Absent if it has no value. */
  readonly phone2?: string;
  /** Fax number. Absent if it has no value. */
  readonly fax1?: string;
  /** Contact person. Absent if it has no value. */
  readonly attention?: string;
  /** Email address. Absent if it has no value. */
  readonly email?: string;
  /** Whether new documents can use it. */
  readonly isActive: boolean;
  /** User-defined fields by name, without the UDF_ prefix. Absent if it has no value. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Branches of the supplier. Absent if there are none. */
  readonly branches?: readonly DebtorRecordBranches[];
}

/** Fields of creditors, by native name. */
export interface CreditorFields {
  /** Supplier (creditor) code. */
  readonly CreditorCode: string;
  /** Name of the supplier, as printed. */
  readonly CompanyName: string;
  /** Currency of all documents of this supplier. */
  readonly CurrencyCode: string;
  /** Credit term for documents without one, for example C.O.D. Absent if it has no value. */
  readonly DisplayTerm?: string;
  /** Area code. Absent if it has no value. */
  readonly AreaCode?: string;
  /** Purchase agent code for documents without one. Absent if it has no value. */
  readonly PurchaseAgent?: string;
  /** Creditor type code. Absent if it has no value. */
  readonly CreditorType?: string;
  /** Maximum outstanding amount. In base currency. */
  readonly CreditLimit: number;
  /** Maximum overdue amount. In base currency. */
  readonly OverdueLimit: number;
  /** Tax entity id, for tax returns and e-invoices. Absent if it has no value. */
  readonly TaxEntityID?: number;
  /** Tax code for lines if neither the line nor its item has one. Absent if it has no value. */
  readonly TaxCode?: string;
  /** First line of the address. Absent if it has no value. */
  readonly Address1?: string;
  /** Second line of the address. Absent if it has no value. */
  readonly Address2?: string;
  /** Third line of the address. Absent if it has no value. */
  readonly Address3?: string;
  /** Fourth line of the address. Absent if it has no value. */
  readonly Address4?: string;
  /** First phone number. Absent if it has no value. */
  readonly Phone1?: string;
  /** Second phone number. Absent if it has no value. */
  readonly Phone2?: string;
  /** Fax number. Absent if it has no value. */
  readonly Fax1?: string;
  /** Contact person. Absent if it has no value. */
  readonly Attention?: string;
  /** Email address. Absent if it has no value. */
  readonly EmailAddress?: string;
  /** Whether new documents can use it. */
  readonly IsActive: boolean;
  /** User-defined fields by name, without the UDF_ prefix. Absent if it has no value. */
  readonly UserDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Branches of the supplier. Absent if there are none. */
  readonly Branches?: readonly DebtorRecordBranches[];
  /** Fields that the book can no longer read; empty if it can read all. */
  readonly readErrors: readonly ReadError[];
}

/** The creditor in full. */
export interface CreditorDetail extends ReadResult {
  /** Code of the record. */
  readonly code: string;
  /** The record under canonical names. */
  readonly document: CreditorRecord;
  /** The record under native names. */
  readonly fields: CreditorFields;
  /** What an update can do with each field, by native name. */
  readonly fieldCapabilities: FieldCapabilities;
  /** What is open, today. */
  readonly balance: PartyBalance;
}

/** One row. */
export interface ItemRecordUoms {
  /** Unit of measure. */
  readonly uom: string;
  /** How many base units one of these contains. In base unit of the item. Absent if it has no value. */
  readonly rate?: number;
  /** Selling price of one. In document currency per unit. Absent if it has no value. */
  readonly price?: number;
  /** Lowest selling price of one. In document currency per unit. Absent if it has no value. */
  readonly minPrice?: number;
  /** Barcode of this unit. Absent if it has no value. */
  readonly barCode?: string;
}

/** One row. */
export interface ItemRecordPrices {
  /** Unit of measure that the price is for. */
  readonly uom: string;
  /** Price category whose customers get this price. Absent if it has no value. */
  readonly priceCategory?: string;
  /** Customer who gets this price. Absent if it has no value. */
  readonly debtorCode?: string;
  /** Selling price of one. In document currency per unit. */
  readonly price: number;
}

/** One item. */
export interface ItemRow {
  /** Item code. */
  readonly itemCode: string;
  /** What the item is. */
  readonly description: string;
  /** Second text of the item. Absent if it has no value. */
  readonly desc2?: string;
  /** Item group code. Absent if it has no value. */
  readonly itemGroup?: string;
  /** Item type code. Absent if it has no value. */
  readonly itemType?: string;
  /** Item category code. Absent if it has no value. */
  readonly itemCategory?: string;
  /** Item brand code. Absent if it has no value. */
  readonly itemBrand?: string;
  /** Base unit: the unit that stock is counted in. */
  readonly baseUom: string;
  /** How the cost of issued goods is calculated: WA weighted average, FIFO first in first out. */
  readonly costingMethod: 'WA' | 'FIFO';
  /** Whether quantity and cost of the item are tracked. */
  readonly stockControl: boolean;
  /** Whether stock is tracked by batch. */
  readonly hasBatchNo: boolean;
  /** Whether units are tracked by serial number. */
  readonly hasSerialNo: boolean;
  /** Cost of one base unit where the book knows no other. In base currency per unit. Absent if it has no value. */
  readonly standardCost?: number;
  /** Tax code of sales lines that name none. Absent if it has no value. */
  readonly supplyTaxCode?: string;
  /** Tax code of purchase lines that name none. Absent if it has no value. */
  readonly purchaseTaxCode?: string;
  /** Tariff code. Absent if it has no value. */
  readonly tariffCode?: string;
  /** Classification code of the e-invoice. Absent if it has no value. */
  readonly classification?: string;
  /** Whether new documents can use it. */
  readonly isActive: boolean;
  /** User-defined fields by name, without the UDF_ prefix. Absent if it has no value. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Units with rates and prices. */
  readonly uoms: readonly ItemRecordUoms[];
  /** Special prices by price category or customer. Absent if there are none. */
  readonly prices?: readonly ItemRecordPrices[];
  /** When the record was last changed. */
  readonly lastModified: string;
}

/** Items by code. */
export interface ItemList extends ReadResult {
  /** The rows. */
  readonly rows: readonly ItemRow[];
  /** Whether there are more rows than this result contains. */
  readonly truncated: boolean;
}

/** A CSV file of items; count is the number of items in it. */
export interface ItemExport extends ReadResult {
  /** The file that the command produced. */
  readonly artifact: Artifact;
  /** Where to download the file with the same key. Absent if you read the result from the book itself and not from the cloud. */
  readonly artifactUrl?: string;
}

/** A item with the defaults of the book. */
export interface ItemRecord {
  /** Item code. */
  readonly itemCode: string;
  /** What the item is. */
  readonly description: string;
  /** Second text of the item. Absent if it has no value. */
  readonly desc2?: string;
  /** Item group code. Absent if it has no value. */
  readonly itemGroup?: string;
  /** Item type code. Absent if it has no value. */
  readonly itemType?: string;
  /** Item category code. Absent if it has no value. */
  readonly itemCategory?: string;
  /** Item brand code. Absent if it has no value. */
  readonly itemBrand?: string;
  /** Base unit: the unit that stock is counted in. */
  readonly baseUom: string;
  /** How the cost of issued goods is calculated: WA weighted average, FIFO first in first out. */
  readonly costingMethod: 'WA' | 'FIFO';
  /** Whether quantity and cost of the item are tracked. */
  readonly stockControl: boolean;
  /** Whether stock is tracked by batch. */
  readonly hasBatchNo: boolean;
  /** Whether units are tracked by serial number. */
  readonly hasSerialNo: boolean;
  /** Cost of one base unit where the book knows no other. In base currency per unit. Absent if it has no value. */
  readonly standardCost?: number;
  /** Tax code of sales lines that name none. Absent if it has no value. */
  readonly supplyTaxCode?: string;
  /** Tax code of purchase lines that name none. Absent if it has no value. */
  readonly purchaseTaxCode?: string;
  /** Tariff code. Absent if it has no value. */
  readonly tariffCode?: string;
  /** Classification code of the e-invoice. Absent if it has no value. */
  readonly classification?: string;
  /** Whether new documents can use it. */
  readonly isActive: boolean;
  /** User-defined fields by name, without the UDF_ prefix. Absent if it has no value. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Units with rates and prices. */
  readonly uoms: readonly ItemRecordUoms[];
  /** Special prices by price category or customer. Absent if there are none. */
  readonly prices?: readonly ItemRecordPrices[];
}

/** Fields of items, by native name. */
export interface ItemFields {
  /** Item code. */
  readonly ItemCode: string;
  /** What the item is. */
  readonly Description: string;
  /** Second text of the item. Absent if it has no value. */
  readonly Desc2?: string;
  /** Item group code. Absent if it has no value. */
  readonly ItemGroup?: string;
  /** Item type code. Absent if it has no value. */
  readonly ItemType?: string;
  /** Item category code. Absent if it has no value. */
  readonly ItemCategory?: string;
  /** Item brand code. Absent if it has no value. */
  readonly ItemBrand?: string;
  /** Base unit: the unit that stock is counted in. */
  readonly BaseUOM: string;
  /** How the cost of issued goods is calculated: WA weighted average, FIFO first in first out. */
  readonly CostingMethod: 'WA' | 'FIFO';
  /** Whether quantity and cost of the item are tracked. */
  readonly StockControl: boolean;
  /** Whether stock is tracked by batch. */
  readonly HasBatchNo: boolean;
  /** Whether units are tracked by serial number. */
  readonly HasSerialNo: boolean;
  /** Cost of one base unit where the book knows no other. In base currency per unit. Absent if it has no value. */
  readonly StandardCost?: number;
  /** Tax code of sales lines that name none. Absent if it has no value. */
  readonly SupplyTaxCode?: string;
  /** Tax code of purchase lines that name none. Absent if it has no value. */
  readonly PurchaseTaxCode?: string;
  /** Tariff code. Absent if it has no value. */
  readonly TariffCode?: string;
  /** Classification code of the e-invoice. Absent if it has no value. */
  readonly Classification?: string;
  /** Whether new documents can use it. */
  readonly IsActive: boolean;
  /** User-defined fields by name, without the UDF_ prefix. Absent if it has no value. */
  readonly UserDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Units with rates and prices. */
  readonly Uoms: readonly ItemRecordUoms[];
  /** Special prices by price category or customer. Absent if there are none. */
  readonly Prices?: readonly ItemRecordPrices[];
  /** Fields that the book can no longer read; empty if it can read all. */
  readonly readErrors: readonly ReadError[];
}

/** Stock of the item at one location. */
export interface ItemBalance {
  /** Location code. */
  readonly location: string;
  /** Batch number. Absent if the item is not kept by batch. */
  readonly batchNo?: string;
  /** Quantity on hand. In base unit of the item. */
  readonly qty: number;
  /** Cost of one base unit. In base currency per unit. */
  readonly unitCost: number;
  /** Value of the quantity on hand. In base currency. */
  readonly value: number;
}

/** One unit in stock. */
export interface SerialInStock {
  /** Serial number. */
  readonly serialNo: string;
  /** Location code. */
  readonly location: string;
  /** Batch number. Absent if the item is not kept by batch. */
  readonly batchNo?: string;
}

/** The item in full. */
export interface ItemDetail extends ReadResult {
  /** Code of the record. */
  readonly code: string;
  /** The record under canonical names. */
  readonly document: ItemRecord;
  /** The record under native names. */
  readonly fields: ItemFields;
  /** What an update can do with each field, by native name. */
  readonly fieldCapabilities: FieldCapabilities;
  /** Stock by location. */
  readonly balances: readonly ItemBalance[];
  /** Units in stock. Absent unless the item is kept by serial number. */
  readonly serialNumbers?: readonly SerialInStock[];
  /** Cost of one base unit when it was last received. In base currency per unit. Null if it was never received. */
  readonly lastCost: number | null;
}

/** One location. */
export interface LocationRow {
  /** Exact code of the location. */
  readonly location: string;
  /** Name or address of the location. Absent if it has no value. */
  readonly description?: string;
  /** Whether new documents can use it. */
  readonly isActive: boolean;
  /** When the record was last changed. */
  readonly lastModified: string;
}

/** Active locations by code. */
export interface LocationActive extends ReadResult {
  /** The rows. */
  readonly rows: readonly LocationRow[];
}

/** One movement of stock. */
export interface StockMove {
  /** Date of the document. */
  readonly docDate: string;
  /** Type of the document. */
  readonly docType: string;
  /** Number of the document. */
  readonly docNo: string;
  /** Key of the document. */
  readonly docKey: string;
  /** Key of the line. Null for the finished good of an assembly. */
  readonly dtlKey: string | null;
  /** Item code. */
  readonly itemCode: string;
  /** Location code. */
  readonly location: string;
  /** Batch number. Null if the item is not kept by batch. */
  readonly batchNo: string | null;
  /** Quantity moved: in positive, out negative. In base unit of the item. */
  readonly qty: number;
  /** Cost of one base unit. In base currency per unit. */
  readonly unitCost: number;
  /** Value moved: in positive, out negative. In base currency. */
  readonly value: number;
  /** Quantity at the location after the movement. In base unit of the item. */
  readonly balanceQty: number;
  /** Value at the location after the movement. In base currency. */
  readonly balanceValue: number;
}

/** Movements, newest first. */
export interface StockMoves extends ReadResult {
  /** The rows. */
  readonly rows: readonly StockMove[];
}

/** What came and went of one item at one location. */
export interface StockMovement {
  /** Item code. */
  readonly itemCode: string;
  /** Location code. */
  readonly location: string;
  /** Quantity at the start. In base unit of the item. */
  readonly openingQty: number;
  /** Value at the start. In base currency. */
  readonly openingValue: number;
  /** Quantity that came in. In base unit of the item. */
  readonly inQty: number;
  /** Value that came in. In base currency. */
  readonly inValue: number;
  /** Quantity that went out, as a positive number. In base unit of the item. */
  readonly outQty: number;
  /** Value that went out, as a positive number. In base currency. */
  readonly outValue: number;
  /** Quantity at the end. In base unit of the item. */
  readonly closingQty: number;
  /** Value at the end. In base currency. */
  readonly closingValue: number;
  /** The movements, oldest first. Absent if includeCards is false. */
  readonly cards?: readonly StockMove[];
}

/** Movements by item and location. */
export interface StockMovements extends ReadResult {
  /** The rows. */
  readonly rows: readonly StockMovement[];
}

/** Stock of one item at one location. */
export interface StockBalance {
  /** Item code. */
  readonly itemCode: string;
  /** Location code. */
  readonly location: string;
  /** Batch number. Absent if the item is not kept by batch. */
  readonly batchNo?: string;
  /** Quantity on hand. In base unit of the item. */
  readonly qty: number;
  /** Cost of one base unit. In base currency per unit. */
  readonly unitCost: number;
  /** Value of the quantity on hand. In base currency. */
  readonly value: number;
  /** Base unit of the item. */
  readonly uom: string;
  /** The unit asked for as reportUom. Absent unless reportUom is sent and the item has it. */
  readonly reportUom?: string;
  /** Quantity on hand in reportUom. In unit of the line. Absent unless reportUom is sent and the item has it. */
  readonly reportQty?: number;
}

/** Stock by item and location. */
export interface StockBalances extends ReadResult {
  /** The rows. */
  readonly rows: readonly StockBalance[];
  /** Date that the stock is of. */
  readonly asOfDate: string;
}

/** One line with the columns of its document. */
export interface StockUpdateCostLinesListRow extends LineHead {
  /** Item code of a stock item. */
  readonly itemCode: string;
  /** Text of the line. Absent if it has no value. */
  readonly description?: string;
  /** Second text of the line. Absent if it has no value. */
  readonly description2?: string;
  /** Long text of the line, rich text. Absent if it has no value. */
  readonly furtherDescription?: string;
  /** Unit of measure of the item. Absent if it has no value. */
  readonly uom?: string;
  /** Exact active stock location. Absent if it has no value. */
  readonly location?: string;
  /** User-defined fields by name, without the UDF_ prefix. Absent if it has no value. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Cost of one unit. In base currency per unit. Absent if nothing was moved and none was given. */
  readonly unitCost?: number;
  /** GL account that the line is posted to. Absent if nothing is posted for the line. */
  readonly accountNo?: string;
  /** Quantity of the line. In unit of the line. Absent if it has no value. */
  readonly qty?: number;
  /** Counted quantity less the quantity in the book. In base unit of the item. Absent except on a stock take. */
  readonly differenceQty?: number;
  /** Value moved by the line: in positive, out negative; without sign where the type has one direction. In base currency. */
  readonly value: number;
}

/** Lines, newest first. */
export interface StockUpdateCostLinesList extends ReadResult {
  /** The rows. */
  readonly rows: readonly StockUpdateCostLinesListRow[];
}

/** One item brand. */
export interface StockItemBrandRow {
  /** Code of the item brand. */
  readonly itemBrand: string;
  /** Meaning of the code. Absent if it has no value. */
  readonly description?: string;
  /** Whether new documents can use it. */
  readonly isActive: boolean;
  /** When the record was last changed. */
  readonly lastModified: string;
}

/** Item brands by code. */
export interface StockItemBrandList extends ReadResult {
  /** The rows. */
  readonly rows: readonly StockItemBrandRow[];
  /** Whether there are more rows than this result contains. */
  readonly truncated: boolean;
}

/** A item brand with the defaults of the book. */
export interface StockItemBrandRecord {
  /** Code of the item brand. */
  readonly itemBrand: string;
  /** Meaning of the code. Absent if it has no value. */
  readonly description?: string;
  /** Whether new documents can use it. */
  readonly isActive: boolean;
}

/** Fields of item brands, by native name. */
export interface StockItemBrandFields {
  /** Code of the item brand. */
  readonly ItemBrand: string;
  /** Meaning of the code. Absent if it has no value. */
  readonly Description?: string;
  /** Whether new documents can use it. */
  readonly IsActive: boolean;
  /** Fields that the book can no longer read; empty if it can read all. */
  readonly readErrors: readonly ReadError[];
}

/** The item brand in full. */
export interface StockItemBrandGet extends ReadResult {
  /** Code of the record. */
  readonly code: string;
  /** The record under canonical names. */
  readonly document: StockItemBrandRecord;
  /** The record under native names. */
  readonly fields: StockItemBrandFields;
  /** What an update can do with each field, by native name. */
  readonly fieldCapabilities: FieldCapabilities;
}

/** The item brand as saved. */
export interface StockItemBrandSaved extends WriteResult {
  /** Code of the record. */
  readonly code: string;
  /** The record under canonical names. */
  readonly document: StockItemBrandRecord;
  /** The record under native names. */
  readonly fields: StockItemBrandFields;
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
}

/** The item brand as saved. */
export interface StockItemBrandUpdated extends WriteResult {
  /** Code of the record. */
  readonly code: string;
  /** The record under canonical names. Absent if validateOnly is true. */
  readonly document?: StockItemBrandRecord;
  /** The record under native names. */
  readonly fields: StockItemBrandFields;
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** True: the payload is valid. Absent unless validateOnly is true. */
  readonly valid?: true;
}

/** One item category. */
export interface StockItemCategoryRow {
  /** Code of the item category. */
  readonly itemCategory: string;
  /** Meaning of the code. Absent if it has no value. */
  readonly description?: string;
  /** Whether new documents can use it. */
  readonly isActive: boolean;
  /** When the record was last changed. */
  readonly lastModified: string;
}

/** Item categories by code. */
export interface StockItemCategoryList extends ReadResult {
  /** The rows. */
  readonly rows: readonly StockItemCategoryRow[];
  /** Whether there are more rows than this result contains. */
  readonly truncated: boolean;
}

/** A item category with the defaults of the book. */
export interface StockItemCategoryRecord {
  /** Code of the item category. */
  readonly itemCategory: string;
  /** Meaning of the code. Absent if it has no value. */
  readonly description?: string;
  /** Whether new documents can use it. */
  readonly isActive: boolean;
}

/** Fields of item categories, by native name. */
export interface StockItemCategoryFields {
  /** Code of the item category. */
  readonly ItemCategory: string;
  /** Meaning of the code. Absent if it has no value. */
  readonly Description?: string;
  /** Whether new documents can use it. */
  readonly IsActive: boolean;
  /** Fields that the book can no longer read; empty if it can read all. */
  readonly readErrors: readonly ReadError[];
}

/** The item category in full. */
export interface StockItemCategoryGet extends ReadResult {
  /** Code of the record. */
  readonly code: string;
  /** The record under canonical names. */
  readonly document: StockItemCategoryRecord;
  /** The record under native names. */
  readonly fields: StockItemCategoryFields;
  /** What an update can do with each field, by native name. */
  readonly fieldCapabilities: FieldCapabilities;
}

/** The item category as saved. */
export interface StockItemCategorySaved extends WriteResult {
  /** Code of the record. */
  readonly code: string;
  /** The record under canonical names. */
  readonly document: StockItemCategoryRecord;
  /** The record under native names. */
  readonly fields: StockItemCategoryFields;
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
}

/** The item category as saved. */
export interface StockItemCategoryUpdated extends WriteResult {
  /** Code of the record. */
  readonly code: string;
  /** The record under canonical names. Absent if validateOnly is true. */
  readonly document?: StockItemCategoryRecord;
  /** The record under native names. */
  readonly fields: StockItemCategoryFields;
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** True: the payload is valid. Absent unless validateOnly is true. */
  readonly valid?: true;
}

/** One item group. */
export interface StockItemGroupRow {
  /** Code of the item group. */
  readonly itemGroup: string;
  /** Meaning of the code. Absent if it has no value. */
  readonly description?: string;
  /** GL account of sales. Absent if it has no value. */
  readonly salesAccountNo?: string;
  /** GL account of sales returns. Absent if it has no value. */
  readonly salesReturnAccountNo?: string;
  /** GL account of purchases. Absent if it has no value. */
  readonly purchaseAccountNo?: string;
  /** GL account of stock. Absent if it has no value. */
  readonly stockAccountNo?: string;
  /** GL account of cost of goods sold. Absent if it has no value. */
  readonly cogsAccountNo?: string;
  /** Whether new documents can use it. */
  readonly isActive: boolean;
  /** When the record was last changed. */
  readonly lastModified: string;
}

/** Item groups by code. */
export interface StockItemGroupList extends ReadResult {
  /** The rows. */
  readonly rows: readonly StockItemGroupRow[];
  /** Whether there are more rows than this result contains. */
  readonly truncated: boolean;
}

/** A item group with the defaults of the book. */
export interface StockItemGroupRecord {
  /** Code of the item group. */
  readonly itemGroup: string;
  /** Meaning of the code. Absent if it has no value. */
  readonly description?: string;
  /** GL account of sales. Absent if it has no value. */
  readonly salesAccountNo?: string;
  /** GL account of sales returns. Absent if it has no value. */
  readonly salesReturnAccountNo?: string;
  /** GL account of purchases. Absent if it has no value. */
  readonly purchaseAccountNo?: string;
  /** GL account of stock. Absent if it has no value. */
  readonly stockAccountNo?: string;
  /** GL account of cost of goods sold. Absent if it has no value. */
  readonly cogsAccountNo?: string;
  /** Whether new documents can use it. */
  readonly isActive: boolean;
}

/** Fields of item groups, by native name. */
export interface StockItemGroupFields {
  /** Code of the item group. */
  readonly ItemGroup: string;
  /** Meaning of the code. Absent if it has no value. */
  readonly Description?: string;
  /** GL account of sales. Absent if it has no value. */
  readonly SalesAccountNo?: string;
  /** GL account of sales returns. Absent if it has no value. */
  readonly SalesReturnAccountNo?: string;
  /** GL account of purchases. Absent if it has no value. */
  readonly PurchaseAccountNo?: string;
  /** GL account of stock. Absent if it has no value. */
  readonly StockAccountNo?: string;
  /** GL account of cost of goods sold. Absent if it has no value. */
  readonly CogsAccountNo?: string;
  /** Whether new documents can use it. */
  readonly IsActive: boolean;
  /** Fields that the book can no longer read; empty if it can read all. */
  readonly readErrors: readonly ReadError[];
}

/** The item group in full. */
export interface StockItemGroupGet extends ReadResult {
  /** Code of the record. */
  readonly code: string;
  /** The record under canonical names. */
  readonly document: StockItemGroupRecord;
  /** The record under native names. */
  readonly fields: StockItemGroupFields;
  /** What an update can do with each field, by native name. */
  readonly fieldCapabilities: FieldCapabilities;
}

/** The item group as saved. */
export interface StockItemGroupSaved extends WriteResult {
  /** Code of the record. */
  readonly code: string;
  /** The record under canonical names. */
  readonly document: StockItemGroupRecord;
  /** The record under native names. */
  readonly fields: StockItemGroupFields;
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
}

/** The item group as saved. */
export interface StockItemGroupUpdated extends WriteResult {
  /** Code of the record. */
  readonly code: string;
  /** The record under canonical names. Absent if validateOnly is true. */
  readonly document?: StockItemGroupRecord;
  /** The record under native names. */
  readonly fields: StockItemGroupFields;
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** True: the payload is valid. Absent unless validateOnly is true. */
  readonly valid?: true;
}

/** One item type. */
export interface StockItemTypeRow {
  /** Code of the item type. */
  readonly itemType: string;
  /** Meaning of the code. Absent if it has no value. */
  readonly description?: string;
  /** Whether new documents can use it. */
  readonly isActive: boolean;
  /** When the record was last changed. */
  readonly lastModified: string;
}

/** Item types by code. */
export interface StockItemTypeList extends ReadResult {
  /** The rows. */
  readonly rows: readonly StockItemTypeRow[];
  /** Whether there are more rows than this result contains. */
  readonly truncated: boolean;
}

/** A item type with the defaults of the book. */
export interface StockItemTypeRecord {
  /** Code of the item type. */
  readonly itemType: string;
  /** Meaning of the code. Absent if it has no value. */
  readonly description?: string;
  /** Whether new documents can use it. */
  readonly isActive: boolean;
}

/** Fields of item types, by native name. */
export interface StockItemTypeFields {
  /** Code of the item type. */
  readonly ItemType: string;
  /** Meaning of the code. Absent if it has no value. */
  readonly Description?: string;
  /** Whether new documents can use it. */
  readonly IsActive: boolean;
  /** Fields that the book can no longer read; empty if it can read all. */
  readonly readErrors: readonly ReadError[];
}

/** The item type in full. */
export interface StockItemTypeGet extends ReadResult {
  /** Code of the record. */
  readonly code: string;
  /** The record under canonical names. */
  readonly document: StockItemTypeRecord;
  /** The record under native names. */
  readonly fields: StockItemTypeFields;
  /** What an update can do with each field, by native name. */
  readonly fieldCapabilities: FieldCapabilities;
}

/** The item type as saved. */
export interface StockItemTypeSaved extends WriteResult {
  /** Code of the record. */
  readonly code: string;
  /** The record under canonical names. */
  readonly document: StockItemTypeRecord;
  /** The record under native names. */
  readonly fields: StockItemTypeFields;
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
}

/** The item type as saved. */
export interface StockItemTypeUpdated extends WriteResult {
  /** Code of the record. */
  readonly code: string;
  /** The record under canonical names. Absent if validateOnly is true. */
  readonly document?: StockItemTypeRecord;
  /** The record under native names. */
  readonly fields: StockItemTypeFields;
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** True: the payload is valid. Absent unless validateOnly is true. */
  readonly valid?: true;
}

/** One stock document of a list. */
export interface StockDocumentRow extends DocumentRow {
  /** Quantity moved: in positive, out negative; without sign where the type has one direction. In base unit of the item. */
  readonly totalQty: number;
  /** Value moved, with the sign of totalQty. In base currency. */
  readonly totalValue: number;
}

/** Stock documents, newest first. */
export interface StockDocumentList extends ReadResult {
  /** The rows. */
  readonly rows: readonly StockDocumentRow[];
  /** Whether there are more rows than this result contains. */
  readonly truncated: boolean;
}

/** Header fields of stock update costs, by native name. */
export interface StockUpdateCostFields extends DocumentFields {
  /** Narration of the whole document. Absent if it has no value. */
  readonly Description?: string;
  /** Your own reference, for example an order number of the web shop. Absent if it has no value. */
  readonly Ref?: string;
  /** Project code of the header. Absent if it has no value. */
  readonly ProjNo?: string;
  /** Department code of the header. Absent if it has no value. */
  readonly DeptNo?: string;
  /** User-defined fields by name, without the UDF_ prefix. Absent if it has no value. */
  readonly UserDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Exact active location code. Absent if it has no value. */
  readonly Location?: string;
  /** Note of the document, plain text or RTF. Absent if it has no value. */
  readonly Note?: string;
  /** First remark. Absent if it has no value. */
  readonly Remark1?: string;
  /** Second remark. Absent if it has no value. */
  readonly Remark2?: string;
  /** Third remark. Absent if it has no value. */
  readonly Remark3?: string;
  /** Fourth remark. Absent if it has no value. */
  readonly Remark4?: string;
  /** Quantity moved: in positive, out negative; without sign where the type has one direction. In base unit of the item. */
  readonly TotalQty: number;
  /** Value moved, with the sign of TotalQty. In base currency. */
  readonly TotalValue: number;
}

/** One line. */
export interface StockUpdateCostLines {
  /** Key of the line. Absent in the result of a validation, which saves nothing. */
  readonly dtlKey?: string;
  /** Position of the line, from 1. */
  readonly seq: number;
  /** Item code of a stock item. */
  readonly itemCode: string;
  /** Text of the line. Absent if it has no value. */
  readonly description?: string;
  /** Second text of the line. Absent if it has no value. */
  readonly description2?: string;
  /** Long text of the line, rich text. Absent if it has no value. */
  readonly furtherDescription?: string;
  /** Unit of measure of the item. Absent if it has no value. */
  readonly uom?: string;
  /** Exact active stock location. Absent if it has no value. */
  readonly location?: string;
  /** User-defined fields by name, without the UDF_ prefix. Absent if it has no value. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Cost of one unit. In base currency per unit. Absent if nothing was moved and none was given. */
  readonly unitCost?: number;
  /** GL account that the line is posted to. Absent if nothing is posted for the line. */
  readonly accountNo?: string;
  /** Quantity of the line. In unit of the line. Absent if it has no value. */
  readonly qty?: number;
  /** Counted quantity less the quantity in the book. In base unit of the item. Absent except on a stock take. */
  readonly differenceQty?: number;
  /** Value moved by the line: in positive, out negative; without sign where the type has one direction. In base currency. */
  readonly value: number;
}

/** The stock update cost in full. */
export interface StockUpdateCostGet extends ReadResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: StockUpdateCostFields;
  /** The lines as reloaded. */
  readonly lines: readonly StockUpdateCostLines[];
  /** Empty: these documents have no payments. */
  readonly payments: readonly NoKnockOffs[];
  /** Empty: these documents settle no others. */
  readonly knockOffs: readonly NoKnockOffs[];
  /** The documents that it came from and went to. */
  readonly links: readonly DocumentLink[];
  /** The rows that the document posts to the general ledger. */
  readonly postings: readonly Posting[];
  /** What an update can do with each field, by native name. Absent if documents of this type cannot be updated. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** Type of the document, which belongs to another family. Absent if it belongs to this family. */
  readonly sourceType?: string;
}

/** What create-stock-update-cost would save. */
export interface StockUpdateCostValidate extends ValidateResult {
  /** Totals of the document. */
  readonly totals: ValidatedTotals;
  /** The rows that the document posts to the general ledger. */
  readonly postings: readonly Posting[];
  /** The lines as they would be saved. */
  readonly lines: readonly StockUpdateCostLines[];
}

/** The stock update cost as saved. */
export interface StockUpdateCostSaved extends WriteResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: StockUpdateCostFields;
  /** The lines as reloaded. */
  readonly lines: readonly StockUpdateCostLines[];
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
}

/** The stock update cost as changed. */
export interface StockUpdateCostUpdated extends WriteResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: StockUpdateCostFields;
  /** The lines as reloaded. */
  readonly lines: readonly StockUpdateCostLines[];
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** True: the payload is valid. Absent unless validateOnly is true. */
  readonly valid?: true;
  /** The rows that the document posts to the general ledger. Absent unless validateOnly is true. */
  readonly postings?: readonly Posting[];
  /** Fields that the update did not name and that changed with those that it names, such as the description of another item. A field of a line has the position of the line in the result before it: lines/0/description. Absent in results of earlier builds and of other drivers. */
  readonly followed?: readonly string[];
  /** Number that the document had as a draft. Absent unless the update posted a draft. */
  readonly draftNo?: string;
}

/** One line with the columns of its document. */
export interface StockAdjustmentLinesListRow extends LineHead {
  /** Item code of a stock item. */
  readonly itemCode: string;
  /** Text of the line. Absent if it has no value. */
  readonly description?: string;
  /** Second text of the line. Absent if it has no value. */
  readonly description2?: string;
  /** Long text of the line, rich text. Absent if it has no value. */
  readonly furtherDescription?: string;
  /** Unit of measure of the item. Absent if it has no value. */
  readonly uom?: string;
  /** Exact active stock location. Absent if it has no value. */
  readonly location?: string;
  /** Batch number, for items with batch control. Absent if it has no value. */
  readonly batchNo?: string;
  /** Serial numbers, separated by commas, for items with serial numbers. Absent if it has no value. */
  readonly serialNo?: string;
  /** User-defined fields by name, without the UDF_ prefix. Absent if it has no value. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** GL account that the line is posted to. Absent if nothing is posted for the line. */
  readonly accountNo?: string;
  /** Project code of the line. Absent if it has no value. */
  readonly project?: string;
  /** Department code of the line. Absent if it has no value. */
  readonly department?: string;
  /** Quantity of the line. In unit of the line. Absent if it has no value. */
  readonly qty?: number;
  /** Cost of one unit. In base currency per unit. Absent if nothing was moved and none was given. */
  readonly unitCost?: number;
  /** Counted quantity less the quantity in the book. In base unit of the item. Absent except on a stock take. */
  readonly differenceQty?: number;
  /** Value moved by the line: in positive, out negative; without sign where the type has one direction. In base currency. */
  readonly value: number;
}

/** Lines, newest first. */
export interface StockAdjustmentLinesList extends ReadResult {
  /** The rows. */
  readonly rows: readonly StockAdjustmentLinesListRow[];
}

/** One line. */
export interface StockAdjustmentLines {
  /** Key of the line. Absent in the result of a validation, which saves nothing. */
  readonly dtlKey?: string;
  /** Position of the line, from 1. */
  readonly seq: number;
  /** Item code of a stock item. */
  readonly itemCode: string;
  /** Text of the line. Absent if it has no value. */
  readonly description?: string;
  /** Second text of the line. Absent if it has no value. */
  readonly description2?: string;
  /** Long text of the line, rich text. Absent if it has no value. */
  readonly furtherDescription?: string;
  /** Unit of measure of the item. Absent if it has no value. */
  readonly uom?: string;
  /** Exact active stock location. Absent if it has no value. */
  readonly location?: string;
  /** Batch number, for items with batch control. Absent if it has no value. */
  readonly batchNo?: string;
  /** Serial numbers, separated by commas, for items with serial numbers. Absent if it has no value. */
  readonly serialNo?: string;
  /** User-defined fields by name, without the UDF_ prefix. Absent if it has no value. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** GL account that the line is posted to. Absent if nothing is posted for the line. */
  readonly accountNo?: string;
  /** Project code of the line. Absent if it has no value. */
  readonly project?: string;
  /** Department code of the line. Absent if it has no value. */
  readonly department?: string;
  /** Quantity of the line. In unit of the line. Absent if it has no value. */
  readonly qty?: number;
  /** Cost of one unit. In base currency per unit. Absent if nothing was moved and none was given. */
  readonly unitCost?: number;
  /** Counted quantity less the quantity in the book. In base unit of the item. Absent except on a stock take. */
  readonly differenceQty?: number;
  /** Value moved by the line: in positive, out negative; without sign where the type has one direction. In base currency. */
  readonly value: number;
}

/** The stock adjustment in full. */
export interface StockAdjustmentGet extends ReadResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: StockUpdateCostFields;
  /** The lines as reloaded. */
  readonly lines: readonly StockAdjustmentLines[];
  /** Empty: these documents have no payments. */
  readonly payments: readonly NoKnockOffs[];
  /** Empty: these documents settle no others. */
  readonly knockOffs: readonly NoKnockOffs[];
  /** The documents that it came from and went to. */
  readonly links: readonly DocumentLink[];
  /** The rows that the document posts to the general ledger. */
  readonly postings: readonly Posting[];
  /** What an update can do with each field, by native name. Absent if documents of this type cannot be updated. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** Type of the document, which belongs to another family. Absent if it belongs to this family. */
  readonly sourceType?: string;
}

/** What create-stock-adjustment would save. */
export interface StockAdjustmentValidate extends ValidateResult {
  /** Totals of the document. */
  readonly totals: ValidatedTotals;
  /** The rows that the document posts to the general ledger. */
  readonly postings: readonly Posting[];
  /** The lines as they would be saved. */
  readonly lines: readonly StockAdjustmentLines[];
}

/** The stock adjustment as saved. */
export interface StockAdjustmentSaved extends WriteResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: StockUpdateCostFields;
  /** The lines as reloaded. */
  readonly lines: readonly StockAdjustmentLines[];
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
}

/** The stock adjustment as changed. */
export interface StockAdjustmentUpdated extends WriteResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: StockUpdateCostFields;
  /** The lines as reloaded. */
  readonly lines: readonly StockAdjustmentLines[];
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** True: the payload is valid. Absent unless validateOnly is true. */
  readonly valid?: true;
  /** The rows that the document posts to the general ledger. Absent unless validateOnly is true. */
  readonly postings?: readonly Posting[];
  /** Fields that the update did not name and that changed with those that it names, such as the description of another item. A field of a line has the position of the line in the result before it: lines/0/description. Absent in results of earlier builds and of other drivers. */
  readonly followed?: readonly string[];
  /** Number that the document had as a draft. Absent unless the update posted a draft. */
  readonly draftNo?: string;
}

/** One line with the columns of its document. */
export interface StockTransferLinesListRow extends LineHead {
  /** Item code of a stock item. */
  readonly itemCode: string;
  /** Text of the line. Absent if it has no value. */
  readonly description?: string;
  /** Second text of the line. Absent if it has no value. */
  readonly description2?: string;
  /** Long text of the line, rich text. Absent if it has no value. */
  readonly furtherDescription?: string;
  /** Unit of measure of the item. Absent if it has no value. */
  readonly uom?: string;
  /** Batch number, for items with batch control. Absent if it has no value. */
  readonly batchNo?: string;
  /** Serial numbers, separated by commas, for items with serial numbers. Absent if it has no value. */
  readonly serialNo?: string;
  /** User-defined fields by name, without the UDF_ prefix. Absent if it has no value. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Source location of the line. Absent if it has no value. */
  readonly fromLocation?: string;
  /** Destination location of the line. Absent if it has no value. */
  readonly toLocation?: string;
  /** Quantity of the line. In unit of the line. Absent if it has no value. */
  readonly qty?: number;
  /** GL account that the line is posted to. Absent if nothing is posted for the line. */
  readonly accountNo?: string;
  /** Cost of one unit. In base currency per unit. Absent if nothing was moved and none was given. */
  readonly unitCost?: number;
  /** Counted quantity less the quantity in the book. In base unit of the item. Absent except on a stock take. */
  readonly differenceQty?: number;
  /** Value moved by the line: in positive, out negative; without sign where the type has one direction. In base currency. */
  readonly value: number;
}

/** Lines, newest first. */
export interface StockTransferLinesList extends ReadResult {
  /** The rows. */
  readonly rows: readonly StockTransferLinesListRow[];
}

/** Header fields of stock transfers, by native name. */
export interface StockTransferFields extends DocumentFields {
  /** Narration of the whole document. Absent if it has no value. */
  readonly Description?: string;
  /** Your own reference, for example an order number of the web shop. Absent if it has no value. */
  readonly Ref?: string;
  /** Project code of the header. Absent if it has no value. */
  readonly ProjNo?: string;
  /** Department code of the header. Absent if it has no value. */
  readonly DeptNo?: string;
  /** User-defined fields by name, without the UDF_ prefix. Absent if it has no value. */
  readonly UserDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Exact active source location. Absent if it has no value. */
  readonly FromLocation?: string;
  /** Exact active destination location. Absent if it has no value. */
  readonly ToLocation?: string;
  /** Note of the document, plain text or RTF. Absent if it has no value. */
  readonly Note?: string;
  /** First remark. Absent if it has no value. */
  readonly Remark1?: string;
  /** Second remark. Absent if it has no value. */
  readonly Remark2?: string;
  /** Third remark. Absent if it has no value. */
  readonly Remark3?: string;
  /** Fourth remark. Absent if it has no value. */
  readonly Remark4?: string;
  /** Quantity moved: in positive, out negative; without sign where the type has one direction. In base unit of the item. */
  readonly TotalQty: number;
  /** Value moved, with the sign of TotalQty. In base currency. */
  readonly TotalValue: number;
}

/** One line. */
export interface StockTransferLines {
  /** Key of the line. Absent in the result of a validation, which saves nothing. */
  readonly dtlKey?: string;
  /** Position of the line, from 1. */
  readonly seq: number;
  /** Item code of a stock item. */
  readonly itemCode: string;
  /** Text of the line. Absent if it has no value. */
  readonly description?: string;
  /** Second text of the line. Absent if it has no value. */
  readonly description2?: string;
  /** Long text of the line, rich text. Absent if it has no value. */
  readonly furtherDescription?: string;
  /** Unit of measure of the item. Absent if it has no value. */
  readonly uom?: string;
  /** Batch number, for items with batch control. Absent if it has no value. */
  readonly batchNo?: string;
  /** Serial numbers, separated by commas, for items with serial numbers. Absent if it has no value. */
  readonly serialNo?: string;
  /** User-defined fields by name, without the UDF_ prefix. Absent if it has no value. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Source location of the line. Absent if it has no value. */
  readonly fromLocation?: string;
  /** Destination location of the line. Absent if it has no value. */
  readonly toLocation?: string;
  /** Quantity of the line. In unit of the line. Absent if it has no value. */
  readonly qty?: number;
  /** GL account that the line is posted to. Absent if nothing is posted for the line. */
  readonly accountNo?: string;
  /** Cost of one unit. In base currency per unit. Absent if nothing was moved and none was given. */
  readonly unitCost?: number;
  /** Counted quantity less the quantity in the book. In base unit of the item. Absent except on a stock take. */
  readonly differenceQty?: number;
  /** Value moved by the line: in positive, out negative; without sign where the type has one direction. In base currency. */
  readonly value: number;
}

/** The stock transfer in full. */
export interface StockTransferGet extends ReadResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: StockTransferFields;
  /** The lines as reloaded. */
  readonly lines: readonly StockTransferLines[];
  /** Empty: these documents have no payments. */
  readonly payments: readonly NoKnockOffs[];
  /** Empty: these documents settle no others. */
  readonly knockOffs: readonly NoKnockOffs[];
  /** The documents that it came from and went to. */
  readonly links: readonly DocumentLink[];
  /** The rows that the document posts to the general ledger. */
  readonly postings: readonly Posting[];
  /** What an update can do with each field, by native name. Absent if documents of this type cannot be updated. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** Type of the document, which belongs to another family. Absent if it belongs to this family. */
  readonly sourceType?: string;
}

/** What create-stock-transfer would save. */
export interface StockTransferValidate extends ValidateResult {
  /** Totals of the document. */
  readonly totals: ValidatedTotals;
  /** The rows that the document posts to the general ledger. */
  readonly postings: readonly Posting[];
  /** The lines as they would be saved. */
  readonly lines: readonly StockTransferLines[];
}

/** The stock transfer as saved. */
export interface StockTransferSaved extends WriteResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: StockTransferFields;
  /** The lines as reloaded. */
  readonly lines: readonly StockTransferLines[];
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
}

/** The stock transfer as changed. */
export interface StockTransferUpdated extends WriteResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: StockTransferFields;
  /** The lines as reloaded. */
  readonly lines: readonly StockTransferLines[];
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** True: the payload is valid. Absent unless validateOnly is true. */
  readonly valid?: true;
  /** The rows that the document posts to the general ledger. Absent unless validateOnly is true. */
  readonly postings?: readonly Posting[];
  /** Fields that the update did not name and that changed with those that it names, such as the description of another item. A field of a line has the position of the line in the result before it: lines/0/description. Absent in results of earlier builds and of other drivers. */
  readonly followed?: readonly string[];
  /** Number that the document had as a draft. Absent unless the update posted a draft. */
  readonly draftNo?: string;
}

/** One line with the columns of its document. */
export interface StockTakeLinesListRow extends LineHead {
  /** Item code of a stock item. */
  readonly itemCode: string;
  /** Text of the line. Absent if it has no value. */
  readonly description?: string;
  /** Second text of the line. Absent if it has no value. */
  readonly description2?: string;
  /** Long text of the line, rich text. Absent if it has no value. */
  readonly furtherDescription?: string;
  /** Unit of measure of the item. Absent if it has no value. */
  readonly uom?: string;
  /** Exact active stock location. Absent if it has no value. */
  readonly location?: string;
  /** Batch number, for items with batch control. Absent if it has no value. */
  readonly batchNo?: string;
  /** Serial numbers, separated by commas, for items with serial numbers. Absent if it has no value. */
  readonly serialNo?: string;
  /** User-defined fields by name, without the UDF_ prefix. Absent if it has no value. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Quantity counted, in the unit of the line. In unit of the line. */
  readonly countedQty: number;
  /** GL account that the line is posted to. Absent if nothing is posted for the line. */
  readonly accountNo?: string;
  /** Quantity of the line. In unit of the line. Absent if it has no value. */
  readonly qty?: number;
  /** Cost of one unit. In base currency per unit. Absent if nothing was moved and none was given. */
  readonly unitCost?: number;
  /** Counted quantity less the quantity in the book. In base unit of the item. Absent except on a stock take. */
  readonly differenceQty?: number;
  /** Value moved by the line: in positive, out negative; without sign where the type has one direction. In base currency. */
  readonly value: number;
}

/** Lines, newest first. */
export interface StockTakeLinesList extends ReadResult {
  /** The rows. */
  readonly rows: readonly StockTakeLinesListRow[];
}

/** One line. */
export interface StockTakeLines {
  /** Key of the line. Absent in the result of a validation, which saves nothing. */
  readonly dtlKey?: string;
  /** Position of the line, from 1. */
  readonly seq: number;
  /** Item code of a stock item. */
  readonly itemCode: string;
  /** Text of the line. Absent if it has no value. */
  readonly description?: string;
  /** Second text of the line. Absent if it has no value. */
  readonly description2?: string;
  /** Long text of the line, rich text. Absent if it has no value. */
  readonly furtherDescription?: string;
  /** Unit of measure of the item. Absent if it has no value. */
  readonly uom?: string;
  /** Exact active stock location. Absent if it has no value. */
  readonly location?: string;
  /** Batch number, for items with batch control. Absent if it has no value. */
  readonly batchNo?: string;
  /** Serial numbers, separated by commas, for items with serial numbers. Absent if it has no value. */
  readonly serialNo?: string;
  /** User-defined fields by name, without the UDF_ prefix. Absent if it has no value. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Quantity counted, in the unit of the line. In unit of the line. */
  readonly countedQty: number;
  /** GL account that the line is posted to. Absent if nothing is posted for the line. */
  readonly accountNo?: string;
  /** Quantity of the line. In unit of the line. Absent if it has no value. */
  readonly qty?: number;
  /** Cost of one unit. In base currency per unit. Absent if nothing was moved and none was given. */
  readonly unitCost?: number;
  /** Counted quantity less the quantity in the book. In base unit of the item. Absent except on a stock take. */
  readonly differenceQty?: number;
  /** Value moved by the line: in positive, out negative; without sign where the type has one direction. In base currency. */
  readonly value: number;
}

/** The stock take in full. */
export interface StockTakeGet extends ReadResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: StockUpdateCostFields;
  /** The lines as reloaded. */
  readonly lines: readonly StockTakeLines[];
  /** Empty: these documents have no payments. */
  readonly payments: readonly NoKnockOffs[];
  /** Empty: these documents settle no others. */
  readonly knockOffs: readonly NoKnockOffs[];
  /** The documents that it came from and went to. */
  readonly links: readonly DocumentLink[];
  /** The rows that the document posts to the general ledger. */
  readonly postings: readonly Posting[];
  /** What an update can do with each field, by native name. Absent if documents of this type cannot be updated. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** Type of the document, which belongs to another family. Absent if it belongs to this family. */
  readonly sourceType?: string;
}

/** What create-stock-take would save. */
export interface StockTakeValidate extends ValidateResult {
  /** Totals of the document. */
  readonly totals: ValidatedTotals;
  /** The rows that the document posts to the general ledger. */
  readonly postings: readonly Posting[];
  /** The lines as they would be saved. */
  readonly lines: readonly StockTakeLines[];
}

/** The stock take as saved. */
export interface StockTakeSaved extends WriteResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: StockUpdateCostFields;
  /** The lines as reloaded. */
  readonly lines: readonly StockTakeLines[];
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
}

/** The stock take as changed. */
export interface StockTakeUpdated extends WriteResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: StockUpdateCostFields;
  /** The lines as reloaded. */
  readonly lines: readonly StockTakeLines[];
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** True: the payload is valid. Absent unless validateOnly is true. */
  readonly valid?: true;
  /** The rows that the document posts to the general ledger. Absent unless validateOnly is true. */
  readonly postings?: readonly Posting[];
  /** Fields that the update did not name and that changed with those that it names, such as the description of another item. A field of a line has the position of the line in the result before it: lines/0/description. Absent in results of earlier builds and of other drivers. */
  readonly followed?: readonly string[];
  /** Number that the document had as a draft. Absent unless the update posted a draft. */
  readonly draftNo?: string;
}

/** One line with the columns of its document. */
export interface StockUomConversionLinesListRow extends LineHead {
  /** Item code of a stock item. */
  readonly itemCode: string;
  /** Text of the line. Absent if it has no value. */
  readonly description?: string;
  /** Second text of the line. Absent if it has no value. */
  readonly description2?: string;
  /** Long text of the line, rich text. Absent if it has no value. */
  readonly furtherDescription?: string;
  /** Exact active stock location. Absent if it has no value. */
  readonly location?: string;
  /** Batch number, for items with batch control. Absent if it has no value. */
  readonly batchNo?: string;
  /** User-defined fields by name, without the UDF_ prefix. Absent if it has no value. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Quantity of the line. In unit of the line. Absent if it has no value. */
  readonly qty?: number;
  /** Unit to convert from. */
  readonly fromUom: string;
  /** Quantity that results, in toUom. In unit of the line. Absent if it has no value. */
  readonly toQty?: number;
  /** Unit to convert to. */
  readonly toUom: string;
  /** GL account that the line is posted to. Absent if nothing is posted for the line. */
  readonly accountNo?: string;
  /** Cost of one unit. In base currency per unit. Absent if nothing was moved and none was given. */
  readonly unitCost?: number;
  /** Counted quantity less the quantity in the book. In base unit of the item. Absent except on a stock take. */
  readonly differenceQty?: number;
  /** Value moved by the line: in positive, out negative; without sign where the type has one direction. In base currency. */
  readonly value: number;
}

/** Lines, newest first. */
export interface StockUomConversionLinesList extends ReadResult {
  /** The rows. */
  readonly rows: readonly StockUomConversionLinesListRow[];
}

/** One line. */
export interface StockUomConversionLines {
  /** Key of the line. Absent in the result of a validation, which saves nothing. */
  readonly dtlKey?: string;
  /** Position of the line, from 1. */
  readonly seq: number;
  /** Item code of a stock item. */
  readonly itemCode: string;
  /** Text of the line. Absent if it has no value. */
  readonly description?: string;
  /** Second text of the line. Absent if it has no value. */
  readonly description2?: string;
  /** Long text of the line, rich text. Absent if it has no value. */
  readonly furtherDescription?: string;
  /** Exact active stock location. Absent if it has no value. */
  readonly location?: string;
  /** Batch number, for items with batch control. Absent if it has no value. */
  readonly batchNo?: string;
  /** User-defined fields by name, without the UDF_ prefix. Absent if it has no value. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Quantity of the line. In unit of the line. Absent if it has no value. */
  readonly qty?: number;
  /** Unit to convert from. */
  readonly fromUom: string;
  /** Quantity that results, in toUom. In unit of the line. Absent if it has no value. */
  readonly toQty?: number;
  /** Unit to convert to. */
  readonly toUom: string;
  /** GL account that the line is posted to. Absent if nothing is posted for the line. */
  readonly accountNo?: string;
  /** Cost of one unit. In base currency per unit. Absent if nothing was moved and none was given. */
  readonly unitCost?: number;
  /** Counted quantity less the quantity in the book. In base unit of the item. Absent except on a stock take. */
  readonly differenceQty?: number;
  /** Value moved by the line: in positive, out negative; without sign where the type has one direction. In base currency. */
  readonly value: number;
}

/** The stock UOM conversion in full. */
export interface StockUomConversionGet extends ReadResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: StockUpdateCostFields;
  /** The lines as reloaded. */
  readonly lines: readonly StockUomConversionLines[];
  /** Empty: these documents have no payments. */
  readonly payments: readonly NoKnockOffs[];
  /** Empty: these documents settle no others. */
  readonly knockOffs: readonly NoKnockOffs[];
  /** The documents that it came from and went to. */
  readonly links: readonly DocumentLink[];
  /** The rows that the document posts to the general ledger. */
  readonly postings: readonly Posting[];
  /** What an update can do with each field, by native name. Absent if documents of this type cannot be updated. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** Type of the document, which belongs to another family. Absent if it belongs to this family. */
  readonly sourceType?: string;
}

/** What create-stock-uom-conversion would save. */
export interface StockUomConversionValidate extends ValidateResult {
  /** Totals of the document. */
  readonly totals: ValidatedTotals;
  /** The rows that the document posts to the general ledger. */
  readonly postings: readonly Posting[];
  /** The lines as they would be saved. */
  readonly lines: readonly StockUomConversionLines[];
}

/** The stock UOM conversion as saved. */
export interface StockUomConversionSaved extends WriteResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: StockUpdateCostFields;
  /** The lines as reloaded. */
  readonly lines: readonly StockUomConversionLines[];
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
}

/** The stock UOM conversion as changed. */
export interface StockUomConversionUpdated extends WriteResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: StockUpdateCostFields;
  /** The lines as reloaded. */
  readonly lines: readonly StockUomConversionLines[];
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** True: the payload is valid. Absent unless validateOnly is true. */
  readonly valid?: true;
  /** The rows that the document posts to the general ledger. Absent unless validateOnly is true. */
  readonly postings?: readonly Posting[];
  /** Fields that the update did not name and that changed with those that it names, such as the description of another item. A field of a line has the position of the line in the result before it: lines/0/description. Absent in results of earlier builds and of other drivers. */
  readonly followed?: readonly string[];
  /** Number that the document had as a draft. Absent unless the update posted a draft. */
  readonly draftNo?: string;
}

/** One row. */
export interface ItemPackageRecordLines {
  /** Item code of the component. */
  readonly itemCode: string;
  /** Text of the component. Absent if it has no value. */
  readonly description?: string;
  /** Second text. Absent if it has no value. */
  readonly desc2?: string;
  /** Long text of the component, rich text. Absent if it has no value. */
  readonly furtherDescription?: string;
  /** Unit of measure of the component. Absent if it has no value. */
  readonly uom?: string;
  /** Quantity of the component in one package. In unit of the line. Absent if it has no value. */
  readonly qty?: number;
  /** Selling price of one unit of the component. In document currency per unit. Absent if it has no value. */
  readonly unitPrice?: number;
  /** Purchase price of one unit of the component. In document currency per unit. Absent if it has no value. */
  readonly purchasePrice?: number;
  /** Tax code of the component when it is sold. Absent if it has no value. */
  readonly taxCode?: string;
  /** Tax code of the component when it is bought. Absent if it has no value. */
  readonly purchaseTaxCode?: string;
  /** Whether the component is printed on documents. Absent if it has no value. */
  readonly printOut?: boolean;
  /** Key of the row. Absent if it has no value. */
  readonly dtlKey?: string;
  /** Key of the row, as dtlKey. Absent except on item packages. */
  readonly lineKey?: string;
}

/** One item package. */
export interface ItemPackageRow {
  /** Code of the package. */
  readonly packageCode: string;
  /** What the package is called. Absent if it has no value. */
  readonly description?: string;
  /** Barcode of the package. Absent if it has no value. */
  readonly barCode?: string;
  /** Selling price of one package, as a number or a string. In document currency per unit. Absent if it has no value. */
  readonly unitPrice?: number | string;
  /** Whether new documents can use it. */
  readonly isActive: boolean;
  /** How many packages can be sold in total (a quantity). In unit of the line. Absent if it has no value. */
  readonly limitedQty?: number | string;
  /** Components of the package. Absent if there are none. */
  readonly lines?: readonly ItemPackageRecordLines[];
  /** When the record was last changed. */
  readonly lastModified: string;
}

/** Item packages by code. */
export interface ItemPackageList extends ReadResult {
  /** The rows. */
  readonly rows: readonly ItemPackageRow[];
  /** Whether there are more rows than this result contains. */
  readonly truncated: boolean;
}

/** A item package with the defaults of the book. */
export interface ItemPackageRecord {
  /** Code of the package. */
  readonly packageCode: string;
  /** What the package is called. Absent if it has no value. */
  readonly description?: string;
  /** Barcode of the package. Absent if it has no value. */
  readonly barCode?: string;
  /** Selling price of one package, as a number or a string. In document currency per unit. Absent if it has no value. */
  readonly unitPrice?: number | string;
  /** Whether new documents can use it. */
  readonly isActive: boolean;
  /** How many packages can be sold in total (a quantity). In unit of the line. Absent if it has no value. */
  readonly limitedQty?: number | string;
  /** Components of the package. Absent if there are none. */
  readonly lines?: readonly ItemPackageRecordLines[];
}

/** Fields of item packages, by native name. */
export interface ItemPackageFields {
  /** Code of the package. */
  readonly PackageCode: string;
  /** What the package is called. Absent if it has no value. */
  readonly Description?: string;
  /** Barcode of the package. Absent if it has no value. */
  readonly BarCode?: string;
  /** Selling price of one package, as a number or a string. In document currency per unit. Absent if it has no value. */
  readonly UnitPrice?: number | string;
  /** Whether new documents can use it. */
  readonly IsActive: boolean;
  /** How many packages can be sold in total (a quantity). In unit of the line. Absent if it has no value. */
  readonly LimitedQty?: number | string;
  /** Components of the package. Absent if there are none. */
  readonly Lines?: readonly ItemPackageRecordLines[];
  /** Fields that the book can no longer read; empty if it can read all. */
  readonly readErrors: readonly ReadError[];
}

/** The item package in full. */
export interface ItemPackageGet extends ReadResult {
  /** Code of the record. */
  readonly code: string;
  /** The record under canonical names. */
  readonly document: ItemPackageRecord;
  /** The record under native names. */
  readonly fields: ItemPackageFields;
  /** The components, as in document. */
  readonly lines: readonly ItemPackageRecordLines[];
  /** What an update can do with each field, by native name. */
  readonly fieldCapabilities: FieldCapabilities;
}

/** What create-item-package would save. */
export interface ItemPackageValidate extends ValidateResult {
  /** Code of the record. */
  readonly code: string;
  /** The record as it would be saved, under native names. */
  readonly fields: ItemPackageFields;
}

/** The item package as saved. */
export interface ItemPackageSaved extends WriteResult {
  /** Code of the record. */
  readonly code: string;
  /** The record under canonical names. */
  readonly document: ItemPackageRecord;
  /** The record under native names. */
  readonly fields: ItemPackageFields;
  /** The components, as in document. */
  readonly lines: readonly ItemPackageRecordLines[];
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
}

/** The item package as saved. */
export interface ItemPackageUpdated extends WriteResult {
  /** Code of the record. */
  readonly code: string;
  /** The record under canonical names. Absent if validateOnly is true. */
  readonly document?: ItemPackageRecord;
  /** The record under native names. */
  readonly fields: ItemPackageFields;
  /** The components, as in document. Absent if validateOnly is true. */
  readonly lines?: readonly ItemPackageRecordLines[];
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** True: the payload is valid. Absent unless validateOnly is true. */
  readonly valid?: true;
}

/** Which record was deleted. */
export interface RecordDeleted extends WriteResult {
  /** Code of the record. */
  readonly code: string;
}

/** One row. */
export interface ItemBomRecordLines {
  /** Item code of the component. */
  readonly itemCode: string;
  /** Quantity of the component in one base unit of the finished good. In unit of the line. */
  readonly qty: number;
  /** Unit of measure of the component. Absent if it has no value. */
  readonly uom?: string;
  /** Key of the row. Absent if it has no value. */
  readonly dtlKey?: string;
  /** Key of the row, as dtlKey. Absent except on item packages. */
  readonly lineKey?: string;
}

/** One item BOM. */
export interface ItemBomRow {
  /** Item code of the finished good. */
  readonly itemCode: string;
  /** Whether new documents can use it. */
  readonly isActive: boolean;
  /** Components of one unit of the finished good, at least one. */
  readonly lines: readonly ItemBomRecordLines[];
  /** When the record was last changed. */
  readonly lastModified: string;
}

/** Item BOMs by code. */
export interface ItemBomList extends ReadResult {
  /** The rows. */
  readonly rows: readonly ItemBomRow[];
  /** Whether there are more rows than this result contains. */
  readonly truncated: boolean;
}

/** A item BOM with the defaults of the book. */
export interface ItemBomRecord {
  /** Item code of the finished good. */
  readonly itemCode: string;
  /** Whether new documents can use it. */
  readonly isActive: boolean;
  /** Components of one unit of the finished good, at least one. */
  readonly lines: readonly ItemBomRecordLines[];
}

/** Fields of item BOMs, by native name. */
export interface ItemBomFields {
  /** Item code of the finished good. */
  readonly ItemCode: string;
  /** Whether new documents can use it. */
  readonly IsActive: boolean;
  /** Components of one unit of the finished good, at least one. */
  readonly Lines: readonly ItemBomRecordLines[];
  /** Fields that the book can no longer read; empty if it can read all. */
  readonly readErrors: readonly ReadError[];
}

/** The item BOM in full. */
export interface ItemBomGet extends ReadResult {
  /** Code of the record. */
  readonly code: string;
  /** The record under canonical names. */
  readonly document: ItemBomRecord;
  /** The record under native names. */
  readonly fields: ItemBomFields;
  /** The components, as in document. */
  readonly lines: readonly ItemBomRecordLines[];
  /** What an update can do with each field, by native name. */
  readonly fieldCapabilities: FieldCapabilities;
}

/** What create-item-bom would save. */
export interface ItemBomValidate extends ValidateResult {
  /** Code of the record. */
  readonly code: string;
  /** The record as it would be saved, under native names. */
  readonly fields: ItemBomFields;
}

/** The item BOM as saved. */
export interface ItemBomSaved extends WriteResult {
  /** Code of the record. */
  readonly code: string;
  /** The record under canonical names. */
  readonly document: ItemBomRecord;
  /** The record under native names. */
  readonly fields: ItemBomFields;
  /** The components, as in document. */
  readonly lines: readonly ItemBomRecordLines[];
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
}

/** The item BOM as saved. */
export interface ItemBomUpdated extends WriteResult {
  /** Code of the record. */
  readonly code: string;
  /** The record under canonical names. Absent if validateOnly is true. */
  readonly document?: ItemBomRecord;
  /** The record under native names. */
  readonly fields: ItemBomFields;
  /** The components, as in document. Absent if validateOnly is true. */
  readonly lines?: readonly ItemBomRecordLines[];
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** True: the payload is valid. Absent unless validateOnly is true. */
  readonly valid?: true;
}

/** Header fields of stock assemblies, by native name. */
export interface StockAssemblyFields extends DocumentFields {
  /** Narration of the whole document. Absent if it has no value. */
  readonly Description?: string;
  /** Your own reference, for example an order number of the web shop. Absent if it has no value. */
  readonly Ref?: string;
  /** Project code of the header. Absent if it has no value. */
  readonly ProjNo?: string;
  /** Department code of the header. Absent if it has no value. */
  readonly DeptNo?: string;
  /** User-defined fields by name, without the UDF_ prefix. Absent if it has no value. */
  readonly UserDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Item code of the finished good. Absent if it has no value. */
  readonly ItemCode?: string;
  /** How many of the finished good, in its base unit. In unit of the line. Absent if it has no value. */
  readonly Qty?: number;
  /** Exact active location of the finished good. Absent if it has no value. */
  readonly Location?: string;
  /** Batch of the finished good, where it is kept by batch. Absent if it has no value. */
  readonly BatchNo?: string;
  /** Serial numbers of the finished good, separated by commas, where it is kept by serial number. Absent if it has no value. */
  readonly SerialNo?: string;
  /** Cost of assembling one finished good, on top of its components. In base currency per unit. Absent if it has no value. */
  readonly AssemblyCost?: number;
  /** Note of the document, plain text or RTF. Absent if it has no value. */
  readonly Note?: string;
  /** First remark. Absent if it has no value. */
  readonly Remark1?: string;
  /** Second remark. Absent if it has no value. */
  readonly Remark2?: string;
  /** Third remark. Absent if it has no value. */
  readonly Remark3?: string;
  /** Fourth remark. Absent if it has no value. */
  readonly Remark4?: string;
  /** Number of the assembly order. Absent if it has no value. */
  readonly FromDocNo?: string;
  /** Quantity moved: in positive, out negative; without sign where the type has one direction. In base unit of the item. */
  readonly TotalQty: number;
  /** Value moved, with the sign of TotalQty. In base currency. */
  readonly TotalValue: number;
  /** Stock GL account of the finished good. Absent if it has no value. */
  readonly StockAccountNo?: string;
}

/** One line. */
export interface StockAssemblyLines {
  /** Key of the line. Absent in the result of a validation, which saves nothing. */
  readonly dtlKey?: string;
  /** Position of the line, from 1. */
  readonly seq: number;
  /** Item code of the component. */
  readonly itemCode: string;
  /** Quantity of the line. In unit of the line. Absent if it has no value. */
  readonly qty?: number;
  /** Unit of measure of the component. Absent if it has no value. */
  readonly uom?: string;
  /** Text of the line. Absent if it has no value. */
  readonly description?: string;
  /** Location of the component. Absent if it has no value. */
  readonly location?: string;
  /** Batch number, for items with batch control. Absent if it has no value. */
  readonly batchNo?: string;
  /** Serial numbers, separated by commas, for items with serial numbers. Absent if it has no value. */
  readonly serialNo?: string;
  /** Project code of the line. Absent if it has no value. */
  readonly project?: string;
  /** Department code of the line. Absent if it has no value. */
  readonly department?: string;
  /** User-defined fields by name, without the UDF_ prefix. Absent if it has no value. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** GL account that the line is posted to. Absent if nothing is posted for the line. */
  readonly accountNo?: string;
  /** Cost of one unit. In base currency per unit. Absent if nothing was moved and none was given. */
  readonly unitCost?: number;
  /** Counted quantity less the quantity in the book. In base unit of the item. Absent except on a stock take. */
  readonly differenceQty?: number;
  /** Value moved by the line: in positive, out negative; without sign where the type has one direction. In base currency. */
  readonly value: number;
}

/** The stock assembly in full. */
export interface StockAssemblyGet extends ReadResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: StockAssemblyFields;
  /** The lines as reloaded. */
  readonly lines: readonly StockAssemblyLines[];
  /** Empty: these documents have no payments. */
  readonly payments: readonly NoKnockOffs[];
  /** Empty: these documents settle no others. */
  readonly knockOffs: readonly NoKnockOffs[];
  /** The documents that it came from and went to. */
  readonly links: readonly DocumentLink[];
  /** The rows that the document posts to the general ledger. */
  readonly postings: readonly Posting[];
  /** What an update can do with each field, by native name. Absent if documents of this type cannot be updated. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** Type of the document, which belongs to another family. Absent if it belongs to this family. */
  readonly sourceType?: string;
}

/** What create-stock-assembly would save. */
export interface StockAssemblyValidate extends ValidateResult {
  /** Totals of the document. */
  readonly totals: ValidatedTotals;
  /** The rows that the document posts to the general ledger. */
  readonly postings: readonly Posting[];
  /** The lines as they would be saved. */
  readonly lines: readonly StockAssemblyLines[];
}

/** The stock assembly as saved. */
export interface StockAssemblySaved extends WriteResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: StockAssemblyFields;
  /** The lines as reloaded. */
  readonly lines: readonly StockAssemblyLines[];
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
}

/** The stock assembly as changed. */
export interface StockAssemblyUpdated extends WriteResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: StockAssemblyFields;
  /** The lines as reloaded. */
  readonly lines: readonly StockAssemblyLines[];
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** True: the payload is valid. Absent unless validateOnly is true. */
  readonly valid?: true;
  /** The rows that the document posts to the general ledger. Absent unless validateOnly is true. */
  readonly postings?: readonly Posting[];
  /** Fields that the update did not name and that changed with those that it names, such as the description of another item. A field of a line has the position of the line in the result before it: lines/0/description. Absent in results of earlier builds and of other drivers. */
  readonly followed?: readonly string[];
  /** Number that the document had as a draft. Absent unless the update posted a draft. */
  readonly draftNo?: string;
}

/** Header fields of stock assembly orders, by native name. */
export interface StockAssemblyOrderFields extends DocumentFields {
  /** Narration of the whole document. Absent if it has no value. */
  readonly Description?: string;
  /** Your own reference, for example an order number of the web shop. Absent if it has no value. */
  readonly Ref?: string;
  /** Project code of the header. Absent if it has no value. */
  readonly ProjNo?: string;
  /** Department code of the header. Absent if it has no value. */
  readonly DeptNo?: string;
  /** User-defined fields by name, without the UDF_ prefix. Absent if it has no value. */
  readonly UserDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Item code of the finished good. */
  readonly ItemCode: string;
  /** How many of the finished good, in its base unit. In unit of the line. */
  readonly Qty: number;
  /** Exact active location of the finished good. Absent if it has no value. */
  readonly Location?: string;
  /** Batch of the finished good, where it is kept by batch. Absent if it has no value. */
  readonly BatchNo?: string;
  /** Serial numbers of the finished good, separated by commas, where it is kept by serial number. Absent if it has no value. */
  readonly SerialNo?: string;
  /** Cost of assembling one finished good, on top of its components. In base currency per unit. Absent if it has no value. */
  readonly AssemblyCost?: number;
  /** Note of the document, plain text or RTF. Absent if it has no value. */
  readonly Note?: string;
  /** First remark. Absent if it has no value. */
  readonly Remark1?: string;
  /** Second remark. Absent if it has no value. */
  readonly Remark2?: string;
  /** Third remark. Absent if it has no value. */
  readonly Remark3?: string;
  /** Fourth remark. Absent if it has no value. */
  readonly Remark4?: string;
  /** Quantity moved: in positive, out negative; without sign where the type has one direction. In base unit of the item. */
  readonly TotalQty: number;
  /** Value moved, with the sign of TotalQty. In base currency. */
  readonly TotalValue: number;
  /** Stock GL account of the finished good. Absent if it has no value. */
  readonly StockAccountNo?: string;
  /** Quantity already assembled. In unit of the line. Absent except in the result of get. */
  readonly TransferedQty?: number;
  /** Quantity that is still to be assembled. In unit of the line. Absent except in the result of get. */
  readonly OutstandingQty?: number;
}

/** The stock assembly order in full. */
export interface StockAssemblyOrderGet extends ReadResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: StockAssemblyOrderFields;
  /** The lines as reloaded. */
  readonly lines: readonly StockAssemblyLines[];
  /** Empty: these documents have no payments. */
  readonly payments: readonly NoKnockOffs[];
  /** Empty: these documents settle no others. */
  readonly knockOffs: readonly NoKnockOffs[];
  /** The documents that it came from and went to. */
  readonly links: readonly DocumentLink[];
  /** The rows that the document posts to the general ledger. */
  readonly postings: readonly Posting[];
  /** What an update can do with each field, by native name. Absent if documents of this type cannot be updated. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** Type of the document, which belongs to another family. Absent if it belongs to this family. */
  readonly sourceType?: string;
}

/** The stock assembly order as saved. */
export interface StockAssemblyOrderSaved extends WriteResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: StockAssemblyOrderFields;
  /** The lines as reloaded. */
  readonly lines: readonly StockAssemblyLines[];
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
}

/** The stock assembly order as changed. */
export interface StockAssemblyOrderUpdated extends WriteResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: StockAssemblyOrderFields;
  /** The lines as reloaded. */
  readonly lines: readonly StockAssemblyLines[];
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** True: the payload is valid. Absent unless validateOnly is true. */
  readonly valid?: true;
  /** The rows that the document posts to the general ledger. Absent unless validateOnly is true. */
  readonly postings?: readonly Posting[];
  /** Fields that the update did not name and that changed with those that it names, such as the description of another item. A field of a line has the position of the line in the result before it: lines/0/description. Absent in results of earlier builds and of other drivers. */
  readonly followed?: readonly string[];
  /** Number that the document had as a draft. Absent unless the update posted a draft. */
  readonly draftNo?: string;
}

/** Header fields of stock disassemblies, by native name. */
export interface StockDisassemblyFields extends DocumentFields {
  /** Narration of the whole document. Absent if it has no value. */
  readonly Description?: string;
  /** Your own reference, for example an order number of the web shop. Absent if it has no value. */
  readonly Ref?: string;
  /** Project code of the header. Absent if it has no value. */
  readonly ProjNo?: string;
  /** Department code of the header. Absent if it has no value. */
  readonly DeptNo?: string;
  /** User-defined fields by name, without the UDF_ prefix. Absent if it has no value. */
  readonly UserDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Item code of the finished good. */
  readonly ItemCode: string;
  /** How many of the finished good, in its base unit. In unit of the line. */
  readonly Qty: number;
  /** Exact active location of the finished good. Absent if it has no value. */
  readonly Location?: string;
  /** Batch of the finished good, where it is kept by batch. Absent if it has no value. */
  readonly BatchNo?: string;
  /** Serial numbers of the finished good, separated by commas, where it is kept by serial number. Absent if it has no value. */
  readonly SerialNo?: string;
  /** Note of the document, plain text or RTF. Absent if it has no value. */
  readonly Note?: string;
  /** First remark. Absent if it has no value. */
  readonly Remark1?: string;
  /** Second remark. Absent if it has no value. */
  readonly Remark2?: string;
  /** Third remark. Absent if it has no value. */
  readonly Remark3?: string;
  /** Fourth remark. Absent if it has no value. */
  readonly Remark4?: string;
  /** Quantity moved: in positive, out negative; without sign where the type has one direction. In base unit of the item. */
  readonly TotalQty: number;
  /** Value moved, with the sign of TotalQty. In base currency. */
  readonly TotalValue: number;
  /** Stock GL account of the finished good. Absent if it has no value. */
  readonly StockAccountNo?: string;
}

/** The stock disassembly in full. */
export interface StockDisassemblyGet extends ReadResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: StockDisassemblyFields;
  /** The lines as reloaded. */
  readonly lines: readonly StockAssemblyLines[];
  /** Empty: these documents have no payments. */
  readonly payments: readonly NoKnockOffs[];
  /** Empty: these documents settle no others. */
  readonly knockOffs: readonly NoKnockOffs[];
  /** The documents that it came from and went to. */
  readonly links: readonly DocumentLink[];
  /** The rows that the document posts to the general ledger. */
  readonly postings: readonly Posting[];
  /** What an update can do with each field, by native name. Absent if documents of this type cannot be updated. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** Type of the document, which belongs to another family. Absent if it belongs to this family. */
  readonly sourceType?: string;
}

/** The stock disassembly as saved. */
export interface StockDisassemblySaved extends WriteResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: StockDisassemblyFields;
  /** The lines as reloaded. */
  readonly lines: readonly StockAssemblyLines[];
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
}

/** The stock disassembly as changed. */
export interface StockDisassemblyUpdated extends WriteResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: StockDisassemblyFields;
  /** The lines as reloaded. */
  readonly lines: readonly StockAssemblyLines[];
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** True: the payload is valid. Absent unless validateOnly is true. */
  readonly valid?: true;
  /** The rows that the document posts to the general ledger. Absent unless validateOnly is true. */
  readonly postings?: readonly Posting[];
  /** Fields that the update did not name and that changed with those that it names, such as the description of another item. A field of a line has the position of the line in the result before it: lines/0/description. Absent in results of earlier builds and of other drivers. */
  readonly followed?: readonly string[];
  /** Number that the document had as a draft. Absent unless the update posted a draft. */
  readonly draftNo?: string;
}

/** A location with the defaults of the book. */
export interface LocationRecord {
  /** Exact code of the location. */
  readonly location: string;
  /** Name or address of the location. Absent if it has no value. */
  readonly description?: string;
  /** Whether new documents can use it. */
  readonly isActive: boolean;
}

/** Fields of locations, by native name. */
export interface LocationFields {
  /** Exact code of the location. */
  readonly Location: string;
  /** Name or address of the location. Absent if it has no value. */
  readonly Description?: string;
  /** Whether new documents can use it. */
  readonly IsActive: boolean;
  /** Fields that the book can no longer read; empty if it can read all. */
  readonly readErrors: readonly ReadError[];
}

/** The location as saved. */
export interface LocationSaved extends WriteResult {
  /** Code of the record. */
  readonly code: string;
  /** The record under canonical names. */
  readonly document: LocationRecord;
  /** The record under native names. */
  readonly fields: LocationFields;
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
}

/** The location as saved. */
export interface LocationUpdated extends WriteResult {
  /** Code of the record. */
  readonly code: string;
  /** The record under canonical names. Absent if validateOnly is true. */
  readonly document?: LocationRecord;
  /** The record under native names. */
  readonly fields: LocationFields;
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** True: the payload is valid. Absent unless validateOnly is true. */
  readonly valid?: true;
}

/** One account of the chart. */
export interface ChartAccount {
  /** Account number. */
  readonly accountNo: string;
  /** Name of the account. */
  readonly description: string;
  /** CP capital, RE retained earnings. */
  readonly accountType: 'CP' | 'RE' | 'FA' | 'OA' | 'CA' | 'CL' | 'LL' | 'OL' | 'SL' | 'SA' | 'CO' | 'OI' | 'EI' | 'EP' | 'TX' | 'AD';
  /** Parent account. Absent if it has no value. */
  readonly parentAccountNo?: string;
  /** Role the account plays for the book, for example BANK or CASH. Absent if it has no value. */
  readonly specialType?: 'DEBTOR_CONTROL' | 'CREDITOR_CONTROL' | 'BANK' | 'CASH' | 'STOCK' | 'GDNI' | 'GRNI' | 'CUSTOMER_DEPOSIT' | 'SUPPLIER_DEPOSIT' | 'TAX' | 'TAX_CONTROL' | 'WHT' | 'FIXED_ASSET' | 'ACCUM_DEPRECIATION' | 'RETAINED_EARNINGS' | 'OPENING_EQUITY';
  /** Currency of a bank account. */
  readonly currencyCode: string;
  /** Where the cash flow statement counts it: OPR operating, INV investing, FIN financing, CASH cash itself, OTHER. */
  readonly cashFlowClass: 'OPR' | 'INV' | 'FIN' | 'CASH' | 'OTHER';
  /** Whether new documents can use it. */
  readonly isActive: boolean;
  /** Account of the accumulated depreciation. Absent unless create-fixed-asset-gl-accounts created the account. */
  readonly depreciationAccountNo?: string;
  /** Depth in the chart; 0 for an account without a parent. */
  readonly level: number;
  /** Balance of the account and the accounts below it, today: debit positive, credit negative. In base currency. */
  readonly balance: number;
}

/** The chart of accounts, parents before their children. */
export interface Chart extends ReadResult {
  /** The rows. */
  readonly rows: readonly ChartAccount[];
}

/** One month of an account. */
export interface AccountMonth {
  /** The month, YYYY-MM. */
  readonly month: string;
  /** Debits of the month. In base currency. */
  readonly debit: number;
  /** Credits of the month. In base currency. */
  readonly credit: number;
}

/** One account or party. */
export interface AccountBalance {
  /** Account number; the control account of a party. */
  readonly accountNo: string;
  /** Name of the account. Null if the account does not exist. */
  readonly description: string | null;
  /** Currency of the account or party. */
  readonly currencyCode: string;
  /** Closing balance: debit positive, credit negative. In account currency. */
  readonly currencyBalance: number;
  /** Code of the customer or supplier. Absent unless a party was asked for. */
  readonly partyCode?: string;
  /** Name of the customer or supplier. Null if it no longer exists. Absent unless a party was asked for. */
  readonly partyName?: string | null;
  /** Balance before dateFrom: debit positive, credit negative. In base currency. */
  readonly opening: number;
  /** Debits in the period. In base currency. */
  readonly debit: number;
  /** Credits in the period. In base currency. */
  readonly credit: number;
  /** Balance at the end: debit positive, credit negative. In base currency. */
  readonly closing: number;
  /** The months with postings, in order. Absent unless groupBy is month and an account was asked for. */
  readonly months?: readonly AccountMonth[];
}

/** Balances by account. */
export interface AccountBalances extends ReadResult {
  /** The rows. */
  readonly rows: readonly AccountBalance[];
}

/** A GL account with the defaults of the book. */
export interface GlAccountRecord {
  /** Account number. */
  readonly accountNo: string;
  /** Name of the account. */
  readonly description: string;
  /** CP capital, RE retained earnings. */
  readonly accountType: 'CP' | 'RE' | 'FA' | 'OA' | 'CA' | 'CL' | 'LL' | 'OL' | 'SL' | 'SA' | 'CO' | 'OI' | 'EI' | 'EP' | 'TX' | 'AD';
  /** Parent account. Absent if it has no value. */
  readonly parentAccountNo?: string;
  /** Role the account plays for the book, for example BANK or CASH. Absent if it has no value. */
  readonly specialType?: 'DEBTOR_CONTROL' | 'CREDITOR_CONTROL' | 'BANK' | 'CASH' | 'STOCK' | 'GDNI' | 'GRNI' | 'CUSTOMER_DEPOSIT' | 'SUPPLIER_DEPOSIT' | 'TAX' | 'TAX_CONTROL' | 'WHT' | 'FIXED_ASSET' | 'ACCUM_DEPRECIATION' | 'RETAINED_EARNINGS' | 'OPENING_EQUITY';
  /** Currency of a bank account. */
  readonly currencyCode: string;
  /** Where the cash flow statement counts it: OPR operating, INV investing, FIN financing, CASH cash itself, OTHER. */
  readonly cashFlowClass: 'OPR' | 'INV' | 'FIN' | 'CASH' | 'OTHER';
  /** Whether new documents can use it. */
  readonly isActive: boolean;
  /** Account of the accumulated depreciation. Absent unless create-fixed-asset-gl-accounts created the account. */
  readonly depreciationAccountNo?: string;
}

/** Fields of GL accounts, by native name. */
export interface GlAccountFields {
  /** Account number. */
  readonly AccNo: string;
  /** Name of the account. */
  readonly Description: string;
  /** CP capital, RE retained earnings. */
  readonly AccType: 'CP' | 'RE' | 'FA' | 'OA' | 'CA' | 'CL' | 'LL' | 'OL' | 'SL' | 'SA' | 'CO' | 'OI' | 'EI' | 'EP' | 'TX' | 'AD';
  /** Parent account. Absent if it has no value. */
  readonly ParentAccNo?: string;
  /** Role the account plays for the book, for example BANK or CASH. Absent if it has no value. */
  readonly SpecialAccType?: 'DEBTOR_CONTROL' | 'CREDITOR_CONTROL' | 'BANK' | 'CASH' | 'STOCK' | 'GDNI' | 'GRNI' | 'CUSTOMER_DEPOSIT' | 'SUPPLIER_DEPOSIT' | 'TAX' | 'TAX_CONTROL' | 'WHT' | 'FIXED_ASSET' | 'ACCUM_DEPRECIATION' | 'RETAINED_EARNINGS' | 'OPENING_EQUITY';
  /** Currency of a bank account. */
  readonly CurrencyCode: string;
  /** Where the cash flow statement counts it: OPR operating, INV investing, FIN financing, CASH cash itself, OTHER. */
  readonly CashFlowCategory: 'OPR' | 'INV' | 'FIN' | 'CASH' | 'OTHER';
  /** Whether new documents can use it. */
  readonly IsActive: boolean;
  /** Account of the accumulated depreciation. Absent unless create-fixed-asset-gl-accounts created the account. */
  readonly DepreciationAccountNo?: string;
  /** Fields that the book can no longer read; empty if it can read all. */
  readonly readErrors: readonly ReadError[];
}

/** The GL account in full. */
export interface GlAccountGet extends ReadResult {
  /** Code of the record. */
  readonly code: string;
  /** The record under canonical names. */
  readonly document: GlAccountRecord;
  /** The record under native names. */
  readonly fields: GlAccountFields;
  /** What an update can do with each field, by native name. */
  readonly fieldCapabilities: FieldCapabilities;
}

/** One of the two accounts, by native name. */
export interface FixedAssetAccount {
  /** Account number. */
  readonly AccNo: string;
  /** Name of the account. */
  readonly Description: string;
  /** CP capital, RE retained earnings. */
  readonly AccType: 'CP' | 'RE' | 'FA' | 'OA' | 'CA' | 'CL' | 'LL' | 'OL' | 'SL' | 'SA' | 'CO' | 'OI' | 'EI' | 'EP' | 'TX' | 'AD';
  /** Parent account. Absent if it has no value. */
  readonly ParentAccNo?: string;
  /** Role the account plays for the book, for example BANK or CASH. Absent if it has no value. */
  readonly SpecialAccType?: 'DEBTOR_CONTROL' | 'CREDITOR_CONTROL' | 'BANK' | 'CASH' | 'STOCK' | 'GDNI' | 'GRNI' | 'CUSTOMER_DEPOSIT' | 'SUPPLIER_DEPOSIT' | 'TAX' | 'TAX_CONTROL' | 'WHT' | 'FIXED_ASSET' | 'ACCUM_DEPRECIATION' | 'RETAINED_EARNINGS' | 'OPENING_EQUITY';
  /** Currency of a bank account. Absent if it has no value. */
  readonly CurrencyCode?: string;
  /** Where the cash flow statement counts it: OPR operating, INV investing, FIN financing, CASH cash itself, OTHER. Absent if it has no value. */
  readonly CashFlowCategory?: 'OPR' | 'INV' | 'FIN' | 'CASH' | 'OTHER';
  /** Whether the record is active. Absent if it has no value. */
  readonly IsActive?: boolean;
  /** Fields that the book can no longer read; empty if it can read all. */
  readonly readErrors: readonly ReadError[];
}

/** The GL account as saved. */
export interface GlAccountFixedAsset extends WriteResult {
  /** Code of the record. */
  readonly code: string;
  /** The record under canonical names. */
  readonly document: GlAccountRecord;
  /** The record under native names. */
  readonly fields: GlAccountFields;
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** The cost account and the depreciation account. */
  readonly accounts: readonly FixedAssetAccount[];
}

/** The GL account as saved. */
export interface GlAccountSaved extends WriteResult {
  /** Code of the record. */
  readonly code: string;
  /** The record under canonical names. */
  readonly document: GlAccountRecord;
  /** The record under native names. */
  readonly fields: GlAccountFields;
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
}

/** The GL account as saved. */
export interface GlAccountUpdated extends WriteResult {
  /** Code of the record. */
  readonly code: string;
  /** The record under canonical names. Absent if validateOnly is true. */
  readonly document?: GlAccountRecord;
  /** The record under native names. */
  readonly fields: GlAccountFields;
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** True: the payload is valid. Absent unless validateOnly is true. */
  readonly valid?: true;
}

/** Header fields of journal entries, by native name. */
export interface JournalEntryFields extends DocumentFields {
  /** Narration of the whole document. Absent if it has no value. */
  readonly Description?: string;
  /** Your own reference, for example an order number of the web shop. Absent if it has no value. */
  readonly Ref?: string;
  /** Project code of the header. Absent if it has no value. */
  readonly ProjNo?: string;
  /** Department code of the header. Absent if it has no value. */
  readonly DeptNo?: string;
  /** User-defined fields by name, without the UDF_ prefix. Absent if it has no value. */
  readonly UserDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Journal type code of the book. Absent if it has no value. */
  readonly JournalType?: string;
}

/** One line. */
export interface JournalEntryLines {
  /** Key of the line. Absent in the result of a validation, which saves nothing. */
  readonly dtlKey?: string;
  /** Position of the line, from 1. */
  readonly seq: number;
  /** GL account of the line. Absent if it has no value. */
  readonly accountNo?: string;
  /** Customer of the line: it posts to the debtor control account and makes an open item of this customer. Absent if it has no value. */
  readonly debtorCode?: string;
  /** Supplier of the line: it posts to the creditor control account and makes an open item of this supplier. Absent if it has no value. */
  readonly creditorCode?: string;
  /** Text of the line. Absent if it has no value. */
  readonly description?: string;
  /** Tax code that the line is reported under. Absent if it has no value. */
  readonly taxCode?: string;
  /** Number of the deposit that the line refunds or forfeits. Absent if it has no value. */
  readonly depositDocNo?: string;
  /** Project code of the line. Absent if it has no value. */
  readonly project?: string;
  /** Department code of the line. Absent if it has no value. */
  readonly department?: string;
  /** User-defined fields by name, without the UDF_ prefix. Absent if it has no value. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Amount to debit. In document currency. Absent if it has no value. */
  readonly debit?: number;
  /** Amount to credit. In document currency. Absent if it has no value. */
  readonly credit?: number;
}

/** The journal entry in full. */
export interface JournalEntryGet extends ReadResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: JournalEntryFields;
  /** The lines as reloaded. */
  readonly lines: readonly JournalEntryLines[];
  /** Empty: these documents have no payments. */
  readonly payments: readonly NoKnockOffs[];
  /** Empty: these documents settle no others. */
  readonly knockOffs: readonly NoKnockOffs[];
  /** The documents that it came from and went to. */
  readonly links: readonly DocumentLink[];
  /** The rows that the document posts to the general ledger. */
  readonly postings: readonly Posting[];
  /** What an update can do with each field, by native name. Absent if documents of this type cannot be updated. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** Type of the document, which belongs to another family. Absent if it belongs to this family. */
  readonly sourceType?: string;
}

/** What create-journal-entry would save. */
export interface JournalEntryValidate extends ValidateResult {
  /** Totals of the document. */
  readonly totals: ValidatedTotals;
  /** The rows that the document posts to the general ledger. */
  readonly postings: readonly Posting[];
  /** The lines as they would be saved. */
  readonly lines: readonly JournalEntryLines[];
}

/** The journal entry as saved. */
export interface JournalEntrySaved extends WriteResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: JournalEntryFields;
  /** The lines as reloaded. */
  readonly lines: readonly JournalEntryLines[];
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
}

/** The journal entry as changed. */
export interface JournalEntryUpdated extends WriteResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: JournalEntryFields;
  /** The lines as reloaded. */
  readonly lines: readonly JournalEntryLines[];
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** True: the payload is valid. Absent unless validateOnly is true. */
  readonly valid?: true;
  /** The rows that the document posts to the general ledger. Absent unless validateOnly is true. */
  readonly postings?: readonly Posting[];
  /** Fields that the update did not name and that changed with those that it names, such as the description of another item. A field of a line has the position of the line in the result before it: lines/0/description. Absent in results of earlier builds and of other drivers. */
  readonly followed?: readonly string[];
  /** Number that the document had as a draft. Absent unless the update posted a draft. */
  readonly draftNo?: string;
}

/** One bank or cash account. */
export interface BankAccount {
  /** Account number. */
  readonly accountNo: string;
  /** Name of the account. */
  readonly description: string;
  /** BANK or CASH. */
  readonly specialType: string;
  /** Currency of the account. */
  readonly currencyCode: string;
  /** Whether new documents can use it. */
  readonly isActive: boolean;
  /** Balance: debit positive, credit negative. In base currency. */
  readonly balance: number;
  /** Balance: debit positive, credit negative. In account currency. */
  readonly currencyBalance: number;
}

/** Bank and cash accounts. */
export interface BankAccounts extends ReadResult {
  /** The rows. */
  readonly rows: readonly BankAccount[];
}

/** One movement of a bank or cash account. */
export interface MoneyEntry {
  /** Key of the ledger line. */
  readonly glKey: string;
  /** Key of the document. */
  readonly docKey: string;
  /** Type of the document. */
  readonly docType: string;
  /** Number of the document. */
  readonly docNo: string;
  /** Date of the ledger line. */
  readonly docDate: string;
  /** Cheque or reference number. Null if there is none. */
  readonly chequeNo: string | null;
  /** Bank or cash GL account. */
  readonly accountNo: string;
  /** Code of the customer or supplier. Null if the document has none. */
  readonly party: string | null;
  /** Name of the customer or supplier. Null if it no longer exists. Absent if the document has no customer or supplier. */
  readonly partyName?: string | null;
  /** Who was paid or who paid. Null if the document does not say. */
  readonly payee: string | null;
  /** Amount: money in positive, money out negative. In base currency. */
  readonly amount: number;
  /** Whether a bank reconciliation has cleared it. */
  readonly isCleared: boolean;
}

/** Movements, newest first. */
export interface MoneyEntries extends ReadResult {
  /** The rows. */
  readonly rows: readonly MoneyEntry[];
  /** Whether there are more rows than this result contains. */
  readonly truncated: boolean;
}

/** Header fields of cash book entries, by native name. */
export interface GlCashBookEntryFields extends DocumentFields {
  /** Narration of the whole document. Absent if it has no value. */
  readonly Description?: string;
  /** Your own reference, for example an order number of the web shop. Absent if it has no value. */
  readonly Ref?: string;
  /** Project code of the header. Absent if it has no value. */
  readonly ProjNo?: string;
  /** Department code of the header. Absent if it has no value. */
  readonly DeptNo?: string;
  /** User-defined fields by name, without the UDF_ prefix. Absent if it has no value. */
  readonly UserDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Bank or cash GL account that the money leaves or enters. */
  readonly PaymentAccNo: string;
  /** Payment method code, for example CHEQUE or BANK. Absent if it has no value. */
  readonly PaymentMethod?: string;
  /** Cheque or reference number. Absent if it has no value. */
  readonly ChequeNo?: string;
  /** Who is paid, or who paid in. Absent if it has no value. */
  readonly DealWith?: string;
  /** Whether the amounts of the lines include tax. Absent if it has no value. */
  readonly InclusiveTax?: boolean;
  /** Number of the tax return that it pays. Absent unless it pays one. */
  readonly ReturnNo?: string;
}

/** One line. */
export interface CashBookLineResult {
  /** Key of the line. Absent in the result of a validation, which saves nothing. */
  readonly dtlKey?: string;
  /** Position of the line, from 1. */
  readonly seq: number;
  /** GL account that the line is posted to. Absent if nothing is posted for the line. */
  readonly accountNo?: string;
  /** Customer of the line: it posts to the debtor control account and makes an open item of this customer. Absent if it has no value. */
  readonly debtorCode?: string;
  /** Supplier of the line: it posts to the creditor control account and makes an open item of this supplier. Absent if it has no value. */
  readonly creditorCode?: string;
  /** Text of the line. Absent if it has no value. */
  readonly description?: string;
  /** Tax code of the line. Absent if it has no value. */
  readonly taxCode?: string;
  /** Number of the deposit that the line refunds or forfeits. Absent if it has no value. */
  readonly depositDocNo?: string;
  /** Project code of the line. Absent if it has no value. */
  readonly project?: string;
  /** Department code of the line. Absent if it has no value. */
  readonly department?: string;
  /** User-defined fields by name, without the UDF_ prefix. Absent if it has no value. */
  readonly userDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Amount of the line. In document currency. */
  readonly amount: number;
  /** Withholding tax code. Absent if it has no value. */
  readonly withholdingTaxCode?: string;
  /** Amount of the line after discount; includes tax if the document’s prices do. In document currency. */
  readonly subTotal: number;
  /** Tax of the line. In document currency. */
  readonly taxAmount: number;
  /** Amount of the line before tax. In document currency. */
  readonly netAmount: number;
}

/** The cash book entry in full. */
export interface GlCashBookEntryGet extends ReadResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: GlCashBookEntryFields;
  /** The lines as reloaded. */
  readonly lines: readonly CashBookLineResult[];
  /** Empty: these documents have no payments. */
  readonly payments: readonly NoKnockOffs[];
  /** Empty: these documents settle no others. */
  readonly knockOffs: readonly NoKnockOffs[];
  /** The documents that it came from and went to. */
  readonly links: readonly DocumentLink[];
  /** The rows that the document posts to the general ledger. */
  readonly postings: readonly Posting[];
  /** What an update can do with each field, by native name. Absent if documents of this type cannot be updated. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** Type of the document, which belongs to another family. Absent if it belongs to this family. */
  readonly sourceType?: string;
}

/** What create-gl-cash-book-payment would save. */
export interface GlCashBookPaymentValidate extends ValidateResult {
  /** Totals of the document. */
  readonly totals: ValidatedTotals;
  /** The rows that the document posts to the general ledger. */
  readonly postings: readonly Posting[];
  /** The lines as they would be saved. */
  readonly lines: readonly CashBookLineResult[];
}

/** The cash book payment as saved. */
export interface GlCashBookPaymentSaved extends WriteResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: GlCashBookEntryFields;
  /** The lines as reloaded. */
  readonly lines: readonly CashBookLineResult[];
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
}

/** The cash book entry as changed. */
export interface GlCashBookEntryUpdated extends WriteResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: GlCashBookEntryFields;
  /** The lines as reloaded. */
  readonly lines: readonly CashBookLineResult[];
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** True: the payload is valid. Absent unless validateOnly is true. */
  readonly valid?: true;
  /** The rows that the document posts to the general ledger. Absent unless validateOnly is true. */
  readonly postings?: readonly Posting[];
  /** Fields that the update did not name and that changed with those that it names, such as the description of another item. A field of a line has the position of the line in the result before it: lines/0/description. Absent in results of earlier builds and of other drivers. */
  readonly followed?: readonly string[];
  /** Number that the document had as a draft. Absent unless the update posted a draft. */
  readonly draftNo?: string;
}

/** One account in the cash flow. */
export interface CashFlowAccount {
  /** Class of the account: OPR, INV, FIN, CASH or OTHER. */
  readonly cashFlowClass: string;
  /** Account number. */
  readonly accountNo: string;
  /** Name of the account. */
  readonly description: string;
  /** Movement in the period: debit positive, credit negative. In base currency. */
  readonly movement: number;
}

/** One class of the cash flow. */
export interface CashFlowClass {
  /** Class: OPR, INV, FIN, CASH or OTHER. */
  readonly cashFlowClass: string;
  /** Movement of its accounts: debit positive, credit negative. In base currency. */
  readonly movement: number;
}

/** Movements by account. */
export interface CashFlow extends ReadResult {
  /** The rows. */
  readonly rows: readonly CashFlowAccount[];
  /** The sum of each class. */
  readonly classes: readonly CashFlowClass[];
}

/** One payment method. */
export interface GeneralPaymentMethodRow {
  /** Code that documents and other records refer to. */
  readonly code: string;
  /** Meaning of the code. Absent if it has no value. */
  readonly description?: string;
  /** Bank, cash or deposit GL account behind the method. */
  readonly accountNo: string;
  /** Payment type such as Cash, Cheque, Bank Transfer, Credit Card or e-Wallet. Absent if it has no value. */
  readonly paymentBy?: string;
  /** Bank charge in per cent of the amount. In percent. */
  readonly bankChargeRate: number;
  /** Whether this method uses up a deposit. */
  readonly isDeposit: boolean;
  /** Payment mode of the e-invoice: 01 cash, 02 cheque, 03 bank transfer, 04 credit card, 05 debit card, 06 e-wallet, 07 digital bank, 08 others. Absent if it has no value. */
  readonly einvoiceMode?: '01' | '02' | '03' | '04' | '05' | '06' | '07' | '08';
  /** Whether new documents can use it. */
  readonly isActive: boolean;
  /** When the record was last changed. */
  readonly lastModified: string;
}

/** Active payment methods by code. */
export interface PaymentMethods extends ReadResult {
  /** The rows. */
  readonly rows: readonly GeneralPaymentMethodRow[];
}

/** One ledger line that the bank has not confirmed. */
export interface UnclearedEntry {
  /** Key of the ledger line. */
  readonly glKey: string;
  /** Key of the document. */
  readonly docKey: string;
  /** Type of the document. */
  readonly docType: string;
  /** Number of the document. */
  readonly docNo: string;
  /** Date of the ledger line. */
  readonly docDate: string;
  /** Cheque or reference number. Null if there is none. */
  readonly chequeNo: string | null;
  /** Bank GL account. */
  readonly bankAccount: string;
  /** Amount: money in positive, money out negative. In account currency. */
  readonly amount: number;
}

/** Uncleared ledger lines. */
export interface UnclearedEntries extends ReadResult {
  /** The rows. */
  readonly rows: readonly UnclearedEntry[];
  /** Whether there are more rows than this result contains. */
  readonly truncated: boolean;
}

/** One row. */
export interface GlBankReconciliationFieldsClearedEntries {
  /** Key of the ledger line, from list-gl-bank-reconciliation-uncleared. Absent if it has no value. */
  readonly glKey?: string;
  /** Number of the document. Absent if it has no value. */
  readonly docNo?: string;
  /** Type of that document, where documents of two types share the number. Absent if it has no value. */
  readonly docType?: string;
}

/** Header fields of bank reconciliations, by native name. */
export interface GlBankReconciliationFields extends DocumentFields {
  /** Narration of the whole document. Absent if it has no value. */
  readonly Description?: string;
  /** Your own reference, for example an order number of the web shop. Absent if it has no value. */
  readonly Ref?: string;
  /** User-defined fields by name, without the UDF_ prefix. Absent if it has no value. */
  readonly UserDefinedFields?: Readonly<Record<string, string | number | boolean | null>>;
  /** Last day of the bank statement. */
  readonly StatementDate: string;
  /** Closing balance of the bank statement, money at the bank positive. In account currency. */
  readonly StatementBalance: number;
  /** Ledger lines that the statement confirms. Absent if there are none. */
  readonly ClearedEntries?: readonly GlBankReconciliationFieldsClearedEntries[];
  /** Whether to save although the statement and the cleared lines differ. Absent if it has no value. */
  readonly AllowDifference?: boolean;
  /** Bank GL account that the statement is of. */
  readonly BankAccount: string;
  /** Keys of the ledger lines that the reconciliation clears. */
  readonly ClearedKeys: readonly string[];
  /** Balance of all cleared lines of the account. In account currency. */
  readonly ClearedBalance: number;
  /** Statement balance less cleared balance. In account currency. */
  readonly Difference: number;
}

/** How the statement leads to the book. */
export interface ReconciliationReport {
  /** Balance of the statement. In account currency. */
  readonly statementBalance: number;
  /** Money in that is not on the statement. In account currency. */
  readonly depositsInTransit: number;
  /** Money out that is not on the statement. In account currency. */
  readonly unpresentedPayments: number;
  /** Statement balance less cleared balance. In account currency. */
  readonly difference: number;
  /** Balance of the account in the book. In account currency. */
  readonly bookBalance: number;
  /** Ledger lines that are not on the statement. */
  readonly lines: readonly UnclearedEntry[];
}

/** The bank reconciliation in full. */
export interface GlBankReconciliationGet extends ReadResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: GlBankReconciliationFields;
  /** Empty: these documents have no lines. */
  readonly lines: readonly ArPaymentLines[];
  /** Empty: these documents have no payments. */
  readonly payments: readonly NoKnockOffs[];
  /** Empty: these documents settle no others. */
  readonly knockOffs: readonly NoKnockOffs[];
  /** The documents that it came from and went to. */
  readonly links: readonly DocumentLink[];
  /** The rows that the document posts to the general ledger. */
  readonly postings: readonly Posting[];
  /** What an update can do with each field, by native name. Absent if documents of this type cannot be updated. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** Type of the document, which belongs to another family. Absent if it belongs to this family. */
  readonly sourceType?: string;
  /** How the statement leads to the book. Absent if the reconciliation is void or a draft. */
  readonly report?: ReconciliationReport;
}

/** A line of the statement with the ledger line that matches it. */
export interface MatchProposal {
  /** Position of the statement line, from 0. */
  readonly index: number;
  /** Date of the statement line. */
  readonly lineDate: string;
  /** Amount: money in positive, money out negative. In account currency. */
  readonly amount: number;
  /** Cheque or reference number on the statement. Absent if it has none. */
  readonly chequeNo?: string;
  /** Text on the statement. Absent if it has none. */
  readonly description?: string;
  /** The ledger line that matches. Null if none does. */
  readonly match: UnclearedEntry | null;
}

/** What create-gl-bank-reconciliation would save. */
export interface GlBankReconciliationValidate extends ValidateResult {
  /** Totals of the document. */
  readonly totals: ValidatedTotals;
  /** The rows that the document posts to the general ledger. */
  readonly postings: readonly Posting[];
  /** The lines as they would be saved. */
  readonly lines: readonly ArPaymentLines[];
  /** The ledger line that matches each statement line; empty without statementLines. */
  readonly proposals: readonly MatchProposal[];
}

/** The bank reconciliation as saved. */
export interface GlBankReconciliationSaved extends WriteResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: GlBankReconciliationFields;
  /** Empty: these documents have no lines. */
  readonly lines: readonly ArPaymentLines[];
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
}

/** The bank reconciliation as changed. */
export interface GlBankReconciliationUpdated extends WriteResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: GlBankReconciliationFields;
  /** Empty: these documents have no lines. */
  readonly lines: readonly ArPaymentLines[];
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** True: the payload is valid. Absent unless validateOnly is true. */
  readonly valid?: true;
  /** The rows that the document posts to the general ledger. Absent unless validateOnly is true. */
  readonly postings?: readonly Posting[];
  /** Fields that the update did not name and that changed with those that it names, such as the description of another item. A field of a line has the position of the line in the result before it: lines/0/description. Absent in results of earlier builds and of other drivers. */
  readonly followed?: readonly string[];
  /** Number that the document had as a draft. Absent unless the update posted a draft. */
  readonly draftNo?: string;
}

/** One template. */
export interface ReportTemplate {
  /** What it prints: a document type, statement or report. */
  readonly docType: string;
  /** Title that it prints, in English. */
  readonly title: string;
  /** Name of the template, to send as template. */
  readonly template: string;
  /** What it looks like. */
  readonly description: string;
  /** Whether it is used if no template is sent. */
  readonly isDefault: boolean;
  /** Fields of the payload that the report uses. Absent unless it is a report. */
  readonly takes?: readonly string[];
  /** Languages of its labels, to send as language. */
  readonly languages: readonly string[];
}

/** The templates. */
export interface ReportTemplates extends ReadResult {
  /** The rows. */
  readonly rows: readonly ReportTemplate[];
}

/** A document as a PDF. */
export interface DocumentPdf extends ReadResult {
  /** The printed document. */
  readonly document: DocumentIdentity;
  /** Type of the document. */
  readonly docType: string;
  /** Number of the document, as in document. */
  readonly docNo: string;
  /** Status of the document. */
  readonly status: 'Draft' | 'Saved' | 'Void';
  /** The template that was used. */
  readonly template: string;
  /** The language of the labels. */
  readonly language: 'en' | 'ms' | 'zh';
  /** Number of pages. In pages. */
  readonly pageCount: number;
  /** The file that the command produced. */
  readonly artifact: Artifact;
  /** Where to download the file with the same key. Absent if you read the result from the book itself and not from the cloud. */
  readonly artifactUrl?: string;
}

/** What the file says. */
export interface SalesSummary {
  /** What the rows are grouped by. */
  readonly groupBy: string;
  /** First day. Null if the report has no first day. */
  readonly dateFrom: string | null;
  /** Last day. */
  readonly dateTo: string;
  /** Sales before tax; returns count negative. In base currency. */
  readonly net: number;
  /** Tax on the sales; returns count negative. In base currency. */
  readonly tax: number;
  /** Cost of the goods sold. In base currency. */
  readonly cost: number;
  /** Net amount less cost. In base currency. */
  readonly profit: number;
}

/** A sales report as an HTML page; count is the number of its rows. */
export interface SalesReport extends ReadResult {
  /** What the file says. */
  readonly report: SalesSummary;
  /** The language of the labels. */
  readonly language: string;
  /** The file that the command produced. */
  readonly artifact: Artifact;
  /** Where to download the file with the same key. Absent if you read the result from the book itself and not from the cloud. */
  readonly artifactUrl?: string;
}

/** What is open by age: positive if owed, negative if it is unapplied credit. */
export interface Aging {
  /** Less than a month old. In document currency. */
  readonly current: number;
  /** One month. In document currency. */
  readonly months1: number;
  /** Two months. In document currency. */
  readonly months2: number;
  /** Three months. In document currency. */
  readonly months3: number;
  /** Four months. In document currency. */
  readonly months4: number;
  /** Five months and more. In document currency. */
  readonly months5AndMore: number;
}

/** What a statement says, without its rows. */
export interface StatementSummary {
  /** Code of the customer or supplier. */
  readonly partyCode: string;
  /** Name of the customer or supplier. */
  readonly companyName: string;
  /** AR for a customer, AP for a supplier. */
  readonly side: 'AR' | 'AP';
  /** Whether the statement lists open documents or all movements. */
  readonly style: 'open-item' | 'brought-forward';
  /** First day. Null if the statement has no first day. */
  readonly dateFrom: string | null;
  /** Last day. */
  readonly dateTo: string;
  /** Currency of the amounts. */
  readonly currencyCode: string;
  /** Balance before the first day: positive if owed. In document currency. */
  readonly opening: number;
  /** Balance on the last day: positive if owed. In document currency. */
  readonly closing: number;
  /** What is open by age. */
  readonly aging: Aging;
}

/** What the file says. */
export interface PrintedStatement extends StatementSummary {
}

/** A statement as a PDF. */
export interface StatementPdf extends ReadResult {
  /** What the file says. */
  readonly report: PrintedStatement;
  /** The template that was used. */
  readonly template: string;
  /** The language of the labels. */
  readonly language: 'en' | 'ms' | 'zh';
  /** Number of pages. In pages. */
  readonly pageCount: number;
  /** The file that the command produced. */
  readonly artifact: Artifact;
  /** Where to download the file with the same key. Absent if you read the result from the book itself and not from the cloud. */
  readonly artifactUrl?: string;
}

/** The period of a report. */
export interface ReportPeriod {
  /** First day. */
  readonly dateFrom: string;
  /** Last day. */
  readonly dateTo: string;
}

/** Totals of the report. */
export interface ReportTrialBalanceTotals {
  /** Opening balances: 0, since debits and credits cancel out. In base currency. */
  readonly opening: number;
  /** Debits of the period. In base currency. */
  readonly debit: number;
  /** Credits of the period. In base currency. */
  readonly credit: number;
  /** Closing balances: 0. In base currency. */
  readonly closing: number;
  /** Earlier closing balances: 0. In base currency. */
  readonly compared: number;
}

/** What the file says, in short. */
export interface ReportTrialBalanceSummary {
  /** The template that was used. */
  readonly template: 'trial-balance';
  /** The period of the report. */
  readonly period: ReportPeriod;
  /** The totals of the report by name. */
  readonly totals: ReportTrialBalanceTotals;
}

/** Trial balance as a file, if template is trial-balance. */
export interface ReportTrialBalance extends ReadResult {
  /** What the file says, in short. */
  readonly report: ReportTrialBalanceSummary;
  /** The template that was used. */
  readonly template: string;
  /** The language of the labels. */
  readonly language: 'en' | 'ms' | 'zh';
  /** Number of pages. In pages. Absent unless the file is a PDF. */
  readonly pageCount?: number;
  /** The file that the command produced. */
  readonly artifact: Artifact;
  /** Where to download the file with the same key. Absent if you read the result from the book itself and not from the cloud. */
  readonly artifactUrl?: string;
}

/** Totals of the report. */
export interface ReportProfitAndLossTotals {
  /** Sales less returns. In base currency. */
  readonly sales: number;
  /** Cost of sales. In base currency. */
  readonly costOfSales: number;
  /** sales less costOfSales. In base currency. */
  readonly grossProfit: number;
  /** Other income. In base currency. */
  readonly otherIncome: number;
  /** Expenses. In base currency. */
  readonly expenses: number;
  /** grossProfit plus otherIncome less expenses. In base currency. */
  readonly profitBeforeTax: number;
  /** profitBeforeTax less taxation. In base currency. */
  readonly profitAfterTax: number;
  /** profitAfterTax less appropriations. In base currency. */
  readonly profit: number;
}

/** What the file says, in short. */
export interface ReportProfitAndLossSummary {
  /** The template that was used. */
  readonly template: 'profit-and-loss';
  /** The period of the report. */
  readonly period: ReportPeriod;
  /** The totals of the report by name. */
  readonly totals: ReportProfitAndLossTotals;
}

/** Profit and loss as a file, if template is profit-and-loss. */
export interface ReportProfitAndLoss extends ReadResult {
  /** What the file says, in short. */
  readonly report: ReportProfitAndLossSummary;
  /** The template that was used. */
  readonly template: string;
  /** The language of the labels. */
  readonly language: 'en' | 'ms' | 'zh';
  /** Number of pages. In pages. Absent unless the file is a PDF. */
  readonly pageCount?: number;
  /** The file that the command produced. */
  readonly artifact: Artifact;
  /** Where to download the file with the same key. Absent if you read the result from the book itself and not from the cloud. */
  readonly artifactUrl?: string;
}

/** Totals of the report. */
export interface ReportBalanceSheetTotals {
  /** Assets. In base currency. */
  readonly assets: number;
  /** Liabilities. In base currency. */
  readonly liabilities: number;
  /** assets less liabilities. In base currency. */
  readonly netAssets: number;
  /** Profit of the fiscal year so far. In base currency. */
  readonly currentEarnings: number;
  /** Equity with the earnings of all years. In base currency. */
  readonly equity: number;
  /** netAssets less equity: 0. In base currency. */
  readonly check: number;
}

/** What the file says, in short. */
export interface ReportBalanceSheetSummary {
  /** The template that was used. */
  readonly template: 'balance-sheet';
  /** The period of the report. */
  readonly period: ReportPeriod;
  /** The totals of the report by name. */
  readonly totals: ReportBalanceSheetTotals;
}

/** Balance sheet as a file, if template is balance-sheet. */
export interface ReportBalanceSheet extends ReadResult {
  /** What the file says, in short. */
  readonly report: ReportBalanceSheetSummary;
  /** The template that was used. */
  readonly template: string;
  /** The language of the labels. */
  readonly language: 'en' | 'ms' | 'zh';
  /** Number of pages. In pages. Absent unless the file is a PDF. */
  readonly pageCount?: number;
  /** The file that the command produced. */
  readonly artifact: Artifact;
  /** Where to download the file with the same key. Absent if you read the result from the book itself and not from the cloud. */
  readonly artifactUrl?: string;
}

/** Totals of the report. */
export interface ReportCashFlowTotals {
  /** Profit of the period, as profit and loss shows it. In base currency. */
  readonly profit: number;
  /** Cash from operating activities. In base currency. */
  readonly operating: number;
  /** Cash from investing activities; negative if it was spent. In base currency. */
  readonly investing: number;
  /** Cash from financing activities. In base currency. */
  readonly financing: number;
  /** Cash from accounts without a class. In base currency. */
  readonly other: number;
  /** The four together. In base currency. */
  readonly netChange: number;
  /** Cash before the period. In base currency. */
  readonly openingCash: number;
  /** Cash at its end. In base currency. */
  readonly closingCash: number;
}

/** What the file says, in short. */
export interface ReportCashFlowSummary {
  /** The template that was used. */
  readonly template: 'cash-flow';
  /** The period of the report. */
  readonly period: ReportPeriod;
  /** The totals of the report by name. */
  readonly totals: ReportCashFlowTotals;
}

/** Cash flow as a file, if template is cash-flow. */
export interface ReportCashFlow extends ReadResult {
  /** What the file says, in short. */
  readonly report: ReportCashFlowSummary;
  /** The template that was used. */
  readonly template: string;
  /** The language of the labels. */
  readonly language: 'en' | 'ms' | 'zh';
  /** Number of pages. In pages. Absent unless the file is a PDF. */
  readonly pageCount?: number;
  /** The file that the command produced. */
  readonly artifact: Artifact;
  /** Where to download the file with the same key. Absent if you read the result from the book itself and not from the cloud. */
  readonly artifactUrl?: string;
}

/** Totals of the report. */
export interface ReportGeneralLedgerTotals {
  /** Debits of the period. In base currency. */
  readonly debit: number;
  /** Credits of the period. In base currency. */
  readonly credit: number;
}

/** What the file says, in short. */
export interface ReportGeneralLedgerSummary {
  /** The template that was used. */
  readonly template: 'general-ledger';
  /** The period of the report. */
  readonly period: ReportPeriod;
  /** The totals of the report by name. */
  readonly totals: ReportGeneralLedgerTotals;
}

/** General ledger as a file, if template is general-ledger. */
export interface ReportGeneralLedger extends ReadResult {
  /** What the file says, in short. */
  readonly report: ReportGeneralLedgerSummary;
  /** The template that was used. */
  readonly template: string;
  /** The language of the labels. */
  readonly language: 'en' | 'ms' | 'zh';
  /** Number of pages. In pages. Absent unless the file is a PDF. */
  readonly pageCount?: number;
  /** The file that the command produced. */
  readonly artifact: Artifact;
  /** Where to download the file with the same key. Absent if you read the result from the book itself and not from the cloud. */
  readonly artifactUrl?: string;
}

/** What the file says, in short. */
export interface ReportJournalSummary {
  /** The template that was used. */
  readonly template: 'journal';
  /** The period of the report. */
  readonly period: ReportPeriod;
  /** The totals of the report by name. */
  readonly totals: ReportGeneralLedgerTotals;
}

/** Journal as a file, if template is journal. */
export interface ReportJournal extends ReadResult {
  /** What the file says, in short. */
  readonly report: ReportJournalSummary;
  /** The template that was used. */
  readonly template: string;
  /** The language of the labels. */
  readonly language: 'en' | 'ms' | 'zh';
  /** Number of pages. In pages. Absent unless the file is a PDF. */
  readonly pageCount?: number;
  /** The file that the command produced. */
  readonly artifact: Artifact;
  /** Where to download the file with the same key. Absent if you read the result from the book itself and not from the cloud. */
  readonly artifactUrl?: string;
}

/** Totals of the report. */
export interface ReportAgedReceivablesTotals {
  /** Less than a month old. In base currency. */
  readonly current: number;
  /** One month. In base currency. */
  readonly month1: number;
  /** Two months. In base currency. */
  readonly month2: number;
  /** Three months. In base currency. */
  readonly month3: number;
  /** Four months. In base currency. */
  readonly month4: number;
  /** Five months and more. In base currency. */
  readonly month5: number;
  /** The buckets together. In base currency. */
  readonly total: number;
  /** Always 0: an exchange difference is posted on the day of its knock-off. In base currency. */
  readonly exchange: number;
  /** Balance of the control accounts. In base currency. */
  readonly control: number;
  /** total less control: 0. In base currency. */
  readonly difference: number;
}

/** What is open in one currency, positive if owed. */
export interface AgedCurrency {
  /** The currency. */
  readonly currencyCode: string;
  /** Less than a month old. In document currency. */
  readonly current: number;
  /** One month. In document currency. */
  readonly month1: number;
  /** Two months. In document currency. */
  readonly month2: number;
  /** Three months. In document currency. */
  readonly month3: number;
  /** Four months. In document currency. */
  readonly month4: number;
  /** Five months and more. In document currency. */
  readonly month5: number;
  /** The buckets together. In document currency. */
  readonly total: number;
  /** The same in base currency. In base currency. */
  readonly totalLocal: number;
}

/** What the file says, in short. */
export interface ReportAgedReceivablesSummary {
  /** The template that was used. */
  readonly template: 'aged-receivables';
  /** The period of the report. */
  readonly period: ReportPeriod;
  /** The totals of the report by name. */
  readonly totals: ReportAgedReceivablesTotals;
  /** What is open in each currency. */
  readonly currencies: readonly AgedCurrency[];
}

/** Aged receivables as a file, if template is aged-receivables. */
export interface ReportAgedReceivables extends ReadResult {
  /** What the file says, in short. */
  readonly report: ReportAgedReceivablesSummary;
  /** The template that was used. */
  readonly template: string;
  /** The language of the labels. */
  readonly language: 'en' | 'ms' | 'zh';
  /** Number of pages. In pages. Absent unless the file is a PDF. */
  readonly pageCount?: number;
  /** The file that the command produced. */
  readonly artifact: Artifact;
  /** Where to download the file with the same key. Absent if you read the result from the book itself and not from the cloud. */
  readonly artifactUrl?: string;
}

/** What the file says, in short. */
export interface ReportAgedPayablesSummary {
  /** The template that was used. */
  readonly template: 'aged-payables';
  /** The period of the report. */
  readonly period: ReportPeriod;
  /** The totals of the report by name. */
  readonly totals: ReportAgedReceivablesTotals;
  /** What is open in each currency. */
  readonly currencies: readonly AgedCurrency[];
}

/** Aged payables as a file, if template is aged-payables. */
export interface ReportAgedPayables extends ReadResult {
  /** What the file says, in short. */
  readonly report: ReportAgedPayablesSummary;
  /** The template that was used. */
  readonly template: string;
  /** The language of the labels. */
  readonly language: 'en' | 'ms' | 'zh';
  /** Number of pages. In pages. Absent unless the file is a PDF. */
  readonly pageCount?: number;
  /** The file that the command produced. */
  readonly artifact: Artifact;
  /** Where to download the file with the same key. Absent if you read the result from the book itself and not from the cloud. */
  readonly artifactUrl?: string;
}

/** Totals of the report. */
export interface ReportStockValuationTotals {
  /** Value of the stock. In base currency. */
  readonly value: number;
  /** Balance of the stock accounts. In base currency. */
  readonly account: number;
  /** value less account: 0. In base currency. */
  readonly difference: number;
}

/** What the file says, in short. */
export interface ReportStockValuationSummary {
  /** The template that was used. */
  readonly template: 'stock-valuation';
  /** The period of the report. */
  readonly period: ReportPeriod;
  /** The totals of the report by name. */
  readonly totals: ReportStockValuationTotals;
}

/** Stock valuation as a file, if template is stock-valuation. */
export interface ReportStockValuation extends ReadResult {
  /** What the file says, in short. */
  readonly report: ReportStockValuationSummary;
  /** The template that was used. */
  readonly template: string;
  /** The language of the labels. */
  readonly language: 'en' | 'ms' | 'zh';
  /** Number of pages. In pages. Absent unless the file is a PDF. */
  readonly pageCount?: number;
  /** The file that the command produced. */
  readonly artifact: Artifact;
  /** Where to download the file with the same key. Absent if you read the result from the book itself and not from the cloud. */
  readonly artifactUrl?: string;
}

/** Totals of the report. */
export interface ReportSalesAnalysisTotals {
  /** Sales before tax, less returns. In base currency. */
  readonly net: number;
  /** Tax on the sales. In base currency. */
  readonly tax: number;
  /** Cost of the goods sold. In base currency. */
  readonly cost: number;
  /** Net amount less cost. In base currency. */
  readonly profit: number;
}

/** What the file says, in short. */
export interface ReportSalesAnalysisSummary {
  /** The template that was used. */
  readonly template: 'sales-analysis';
  /** The period of the report. */
  readonly period: ReportPeriod;
  /** The totals of the report by name. */
  readonly totals: ReportSalesAnalysisTotals;
}

/** Sales analysis as a file, if template is sales-analysis. */
export interface ReportSalesAnalysis extends ReadResult {
  /** What the file says, in short. */
  readonly report: ReportSalesAnalysisSummary;
  /** The template that was used. */
  readonly template: string;
  /** The language of the labels. */
  readonly language: 'en' | 'ms' | 'zh';
  /** Number of pages. In pages. Absent unless the file is a PDF. */
  readonly pageCount?: number;
  /** The file that the command produced. */
  readonly artifact: Artifact;
  /** Where to download the file with the same key. Absent if you read the result from the book itself and not from the cloud. */
  readonly artifactUrl?: string;
}

/** Totals of the report. */
export interface ReportSst02Totals {
  /** Field 8: value of taxable goods sold. In base currency. */
  readonly goods: number;
  /** Field 10: value of taxable services. In base currency. */
  readonly services: number;
  /** Field 12: total tax. In base currency. */
  readonly totalTax: number;
  /** Field 13: tax of credit notes, as a negative amount. In base currency. */
  readonly deduction: number;
  /** Field 14: tax payable. In base currency. */
  readonly payable: number;
  /** Field 18: value of exempt supplies. In base currency. */
  readonly exempt: number;
  /** Balance of the tax accounts. In base currency. */
  readonly taxAccounts: number;
  /** Of taxAccounts: tax that falls due later. In base currency. */
  readonly notYetDue: number;
  /** Of taxAccounts: other periods and other postings. In base currency. */
  readonly otherPostings: number;
}

/** What the file says, in short. */
export interface ReportSst02Summary {
  /** The template that was used. */
  readonly template: 'sst-02';
  /** The period of the report. */
  readonly period: ReportPeriod;
  /** The totals of the report by name. */
  readonly totals: ReportSst02Totals;
}

/** SST-02 return as a file, if template is sst-02. */
export interface ReportSst02 extends ReadResult {
  /** What the file says, in short. */
  readonly report: ReportSst02Summary;
  /** The template that was used. */
  readonly template: string;
  /** The language of the labels. */
  readonly language: 'en' | 'ms' | 'zh';
  /** Number of pages. In pages. Absent unless the file is a PDF. */
  readonly pageCount?: number;
  /** The file that the command produced. */
  readonly artifact: Artifact;
  /** Where to download the file with the same key. Absent if you read the result from the book itself and not from the cloud. */
  readonly artifactUrl?: string;
}

/** What the file says, in short. */
export interface ReportAuditTrailSummary {
  /** The template that was used. */
  readonly template: 'audit-trail';
  /** The period of the report. */
  readonly period: ReportPeriod;
  /** The totals of the report by name. */
  readonly totals: NoKnockOffs;
}

/** Audit trail as a file, if template is audit-trail. */
export interface ReportAuditTrail extends ReadResult {
  /** What the file says, in short. */
  readonly report: ReportAuditTrailSummary;
  /** The template that was used. */
  readonly template: string;
  /** The language of the labels. */
  readonly language: 'en' | 'ms' | 'zh';
  /** Number of pages. In pages. Absent unless the file is a PDF. */
  readonly pageCount?: number;
  /** The file that the command produced. */
  readonly artifact: Artifact;
  /** Where to download the file with the same key. Absent if you read the result from the book itself and not from the cloud. */
  readonly artifactUrl?: string;
}

/** One movement, or one open document. */
export interface StatementRow {
  /** Date of the document. */
  readonly docDate: string;
  /** Type of the document. */
  readonly docType: string;
  /** Number of the document. */
  readonly docNo: string;
  /** Key of the document. */
  readonly docKey: string;
  /** Narration of the document. Null if it has none. Absent if style is open-item. */
  readonly description?: string | null;
  /** Reference of the document. Null if it has none. Absent if style is open-item. */
  readonly ref?: string | null;
  /** Debit of the party. In document currency. Absent if style is open-item. */
  readonly debit?: number;
  /** Credit of the party. In document currency. Absent if style is open-item. */
  readonly credit?: number;
  /** Balance after the movement: positive if owed. In document currency. Absent if style is open-item. */
  readonly balance?: number;
  /** Due date. Absent if style is brought-forward. */
  readonly dueDate?: string;
  /** Total of the document: positive if owed. In document currency. Absent if style is brought-forward. */
  readonly original?: number;
  /** What is still open: positive if owed. In document currency. Absent if style is brought-forward. */
  readonly outstanding?: number;
  /** Days since the due date; 0 if it is not overdue. In days. Absent if style is brought-forward. */
  readonly daysOverdue?: number;
}

/** A statement with its rows. */
export interface StatementReport extends StatementSummary {
  /** The movements or open documents, oldest first. */
  readonly rows: readonly StatementRow[];
}

/** A statement; count is the number of its rows. */
export interface Statement extends ReadResult {
  /** The statement. */
  readonly report: StatementReport;
}

/** A statement as an HTML page. */
export interface StatementHtml extends ReadResult {
  /** What the file says. */
  readonly report: PrintedStatement;
  /** The template that was used. */
  readonly template: string;
  /** The language of the labels. */
  readonly language: 'en' | 'ms' | 'zh';
  /** The file that the command produced. */
  readonly artifact: Artifact;
  /** Where to download the file with the same key. Absent if you read the result from the book itself and not from the cloud. */
  readonly artifactUrl?: string;
}

/** The debtor as saved. */
export interface DebtorSaved extends WriteResult {
  /** Code of the record. */
  readonly code: string;
  /** The record under canonical names. */
  readonly document: DebtorRecord;
  /** The record under native names. */
  readonly fields: DebtorFields;
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
}

/** The debtor as saved. */
export interface DebtorUpdated extends WriteResult {
  /** Code of the record. */
  readonly code: string;
  /** The record under canonical names. Absent if validateOnly is true. */
  readonly document?: DebtorRecord;
  /** The record under native names. */
  readonly fields: DebtorFields;
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** True: the payload is valid. Absent unless validateOnly is true. */
  readonly valid?: true;
}

/** The creditor as saved. */
export interface CreditorSaved extends WriteResult {
  /** Code of the record. */
  readonly code: string;
  /** The record under canonical names. */
  readonly document: CreditorRecord;
  /** The record under native names. */
  readonly fields: CreditorFields;
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
}

/** The creditor as saved. */
export interface CreditorUpdated extends WriteResult {
  /** Code of the record. */
  readonly code: string;
  /** The record under canonical names. Absent if validateOnly is true. */
  readonly document?: CreditorRecord;
  /** The record under native names. */
  readonly fields: CreditorFields;
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** True: the payload is valid. Absent unless validateOnly is true. */
  readonly valid?: true;
}

/** The item as saved. */
export interface ItemSaved extends WriteResult {
  /** Code of the record. */
  readonly code: string;
  /** The record under canonical names. */
  readonly document: ItemRecord;
  /** The record under native names. */
  readonly fields: ItemFields;
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
}

/** The item as saved. */
export interface ItemUpdated extends WriteResult {
  /** Code of the record. */
  readonly code: string;
  /** The record under canonical names. Absent if validateOnly is true. */
  readonly document?: ItemRecord;
  /** The record under native names. */
  readonly fields: ItemFields;
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** True: the payload is valid. Absent unless validateOnly is true. */
  readonly valid?: true;
}

/** The account that the book uses for one purpose. */
export interface DefaultAccount {
  /** What the account is for. */
  readonly role: string;
  /** Account number. Null if none is set. */
  readonly accountNo: string | null;
  /** Name of the account. Null if the account does not exist. */
  readonly description: string | null;
}

/** The accounts that the book uses by default. */
export interface DefaultAccounts extends ReadResult {
  /** The rows. */
  readonly rows: readonly DefaultAccount[];
}

/** How much refers to the old code. */
export interface ChangedReferences {
  /** The number of documents. */
  readonly documents: number;
  /** The number of records. */
  readonly records: number;
}

/** The code that is valid now, and how much refers to it. */
export interface CodeChanged extends WriteResult {
  /** The code that is valid now. Absent in a preview of merge-tax-entity. */
  readonly code?: string;
  /** What refers to the code and was changed, or would be. */
  readonly references: ChangedReferences;
  /** True: the payload is valid. Absent unless validateOnly is true. */
  readonly valid?: true;
}

/** What is missing. */
export interface EInvoiceReadiness {
  /** The setting. */
  readonly path: string;
  /** What to do. */
  readonly message: string;
}

/** How the connector reaches MyInvois. Contains no secret. */
export interface MyInvoisAccess {
  /** Which MyInvois. */
  readonly environment: 'preproduction' | 'production';
  /** The taxpayer for whom an intermediary submits. Null if the company submits for itself. */
  readonly onBehalfOf: string | null;
  /** The last 4 characters of the client id. Null if no access is stored on the machine. */
  readonly clientIdEnd: string | null;
  /** Whether MyInvois rejects client id and secret. Null until the first login. */
  readonly isLoginRejected: boolean | null;
  /** Whose certificate signs. Null if there is no certificate. */
  readonly certificateSubject: string | null;
  /** When the certificate ends. Null if there is no certificate. */
  readonly certificateEnd: string | null;
  /** By how many seconds the clocks of the machine and of MyInvois differ. */
  readonly clockSkewSeconds: number;
  /** E-invoices that wait to be accepted. */
  readonly pending: number;
  /** E-invoices that were accepted and have no final status. */
  readonly submitted: number;
  /** When the connector sends or asks next. Null if nothing is open. */
  readonly nextTryAt: string | null;
  /** Why the last try of an open batch did not succeed. Null if it did. */
  readonly lastError: string | null;
}

/** How the company sends e-invoices. */
export interface EInvoiceSetting {
  /** sandbox or myinvois. */
  readonly gateway: string;
  /** Version of the document format. */
  readonly version: string;
  /** First day of e-invoicing. Null if none is set. */
  readonly startDate: string | null;
  /** Tax identification number of the company. */
  readonly tin: string;
  /** Registration number of the company. */
  readonly registrationNo: string;
  /** SST registration number; NA if there is none. */
  readonly sstNo: string;
  /** Tourism tax number; NA if there is none. */
  readonly tourismTaxNo: string;
  /** MSIC code of the business. Null if none is set. */
  readonly msicCode: string | null;
  /** Name of the company. */
  readonly name: string;
  /** Whether e-invoices can be submitted. */
  readonly isReady: boolean;
  /** What keeps the company from submitting; empty if nothing does. */
  readonly problems: readonly EInvoiceReadiness[];
  /** The number of e-invoices without a final status. */
  readonly openCount: number;
  /** The date of the code tables. */
  readonly codesAsOf: string;
  /** What sending was checked against: stand-in, until a rehearsal has succeeded at the tax authority; then preproduction. */
  readonly provenAgainst: string;
  /** When the rehearsal succeeded. Null if none has. */
  readonly rehearsedAt: string | null;
  /** How the connector reaches MyInvois. Null unless gateway is myinvois. */
  readonly myInvois: MyInvoisAccess | null;
}

/** How the company sends e-invoices. */
export interface EinvoiceSetting extends ReadResult {
  /** The settings. */
  readonly document: EInvoiceSetting;
}

/** Why the gateway did not accept the e-invoice. */
export interface EInvoiceError {
  /** Path of the field. Absent if the gateway names none. */
  readonly path?: string;
  /** Code of the gateway or of the book. */
  readonly code: string;
  /** A sentence. */
  readonly message: string;
}

/** One request to the tax authority. */
export interface EInvoiceRequest {
  /** When it was made. */
  readonly at: string;
  /** What was asked: submit, search, poll, details or cancel. */
  readonly kind: string;
  /** The HTTP status of the answer, or why there was none. */
  readonly outcome: string;
  /** Id that the tax authority gave the request. Null if it gave none. */
  readonly correlationId: string | null;
}

/** The e-invoice of one document. */
export interface EInvoiceStatus {
  /** Type of the document. */
  readonly docType: string;
  /** Number of the document. */
  readonly docNo: string;
  /** Key of the document. */
  readonly docKey: string;
  /** Date of the document. */
  readonly docDate: string;
  /** Code of the customer or supplier. Null if the document has none. */
  readonly party: string | null;
  /** Currency of the document. */
  readonly currencyCode: string;
  /** Total including tax and rounding. In document currency. */
  readonly finalTotal: number;
  /** Status of the e-invoice. */
  readonly status: 'Pending' | 'Submitted' | 'Valid' | 'Invalid' | 'Cancelled';
  /** Type of the e-invoice, 01 to 14. */
  readonly einvoiceType: string;
  /** Version of the document format. */
  readonly version: string;
  /** Id that the gateway gave it. Null if the gateway has not given one. */
  readonly uuid: string | null;
  /** Id of the submission. Null if the gateway has not given one. */
  readonly submissionUid: string | null;
  /** Long id, part of the validation link. Null unless it became valid. */
  readonly longId: string | null;
  /** Link for the buyer to verify it. Null unless it became valid. */
  readonly validationLink: string | null;
  /** When it was issued. */
  readonly issuedAt: string;
  /** When it was submitted. */
  readonly submittedAt: string;
  /** When it became valid. Null unless it became valid. */
  readonly validatedAt: string | null;
  /** Until when it can be cancelled. Null unless it became valid. */
  readonly cancelUntil: string | null;
  /** When it was cancelled. Null unless it was. */
  readonly cancelledAt: string | null;
  /** Why it was cancelled. Null unless it was. */
  readonly cancelReason: string | null;
  /** Whether it is being cancelled at the tax authority. */
  readonly isCancelRequested: boolean;
  /** Whether the buyer asks to reject it. */
  readonly isRejectRequested: boolean;
  /** When the buyer asked. Null unless the buyer did. */
  readonly rejectRequestedAt: string | null;
  /** Why the buyer asked. Null unless the buyer did. */
  readonly rejectReason: string | null;
  /** SHA-256 of the document that was submitted. */
  readonly sha256: string;
  /** What the gateway found; empty if nothing. */
  readonly errors: readonly EInvoiceError[];
  /** How often it was sent. */
  readonly tries: number;
  /** When the connector sends it or asks for it next. Null if it does not. */
  readonly nextTryAt: string | null;
  /** Why the last try did not succeed. Null if it did. */
  readonly lastError: EInvoiceError | null;
  /** Name of the customer or supplier. Null if it no longer exists. Absent if the document has no customer or supplier. */
  readonly partyName?: string | null;
  /** The e-invoice as a UBL JSON string. Absent unless docNo was sent. */
  readonly document?: string;
  /** The last 50 requests about it, newest first. Absent unless docNo was sent. */
  readonly requests?: readonly EInvoiceRequest[];
}

/** E-invoices, newest first. */
export interface EinvoiceStatuses extends ReadResult {
  /** The rows. */
  readonly rows: readonly EInvoiceStatus[];
}

/** A document in a draft. */
export interface EInvoiceMember {
  /** Type of the document. */
  readonly docType: string;
  /** Number of the document. */
  readonly docNo: string;
  /** Key of the document. */
  readonly docKey: string;
  /** Date of the document. */
  readonly docDate: string;
  /** Code of the customer or supplier. Null if the document has none. */
  readonly party: string | null;
  /** Name of the customer or supplier. Null if the document has none. */
  readonly partyName: string | null;
  /** Total including tax and rounding. In document currency. */
  readonly finalTotal: number;
}

/** One line of a consolidated e-invoice. */
export interface ConsolidatedLine {
  /** Receipts that the line covers. */
  readonly description: string;
  /** Total of the receipts. In document currency. */
  readonly finalTotal: number;
}

/** One consolidated e-invoice. */
export interface ConsolidatedDraft {
  /** EC for a consolidated, EB for a self-billed e-invoice. */
  readonly docType: string;
  /** Number of the draft. */
  readonly docNo: string;
  /** Key of the draft. */
  readonly docKey: string;
  /** Date of the draft. */
  readonly docDate: string;
  /** Type of the documents in it. */
  readonly sourceType: string;
  /** Currency of the amounts. */
  readonly currencyCode: string;
  /** Total before tax. In document currency. */
  readonly netTotal: number;
  /** Total tax. In document currency. */
  readonly tax: number;
  /** Rounding, which is part of finalTotal. In document currency. */
  readonly roundAdj: number;
  /** Total including tax and rounding. In document currency. */
  readonly finalTotal: number;
  /** Draft until it is submitted, then the status of the e-invoice. */
  readonly status: 'Draft' | 'Pending' | 'Submitted' | 'Valid' | 'Invalid' | 'Cancelled';
  /** Type of the e-invoice, 01 to 14. Absent if the draft was never submitted. */
  readonly einvoiceType?: string;
  /** Version of the document format. Absent if the draft was never submitted. */
  readonly version?: string;
  /** Id that the gateway gave it. Null if the gateway has not given one. Absent if the draft was never submitted. */
  readonly uuid?: string | null;
  /** Id of the submission. Null if the gateway has not given one. Absent if the draft was never submitted. */
  readonly submissionUid?: string | null;
  /** Long id, part of the validation link. Null unless it became valid. Absent if the draft was never submitted. */
  readonly longId?: string | null;
  /** Link for the buyer to verify it. Null unless it became valid. Absent if the draft was never submitted. */
  readonly validationLink?: string | null;
  /** When it was issued. Absent if the draft was never submitted. */
  readonly issuedAt?: string;
  /** When it was submitted. Absent if the draft was never submitted. */
  readonly submittedAt?: string;
  /** When it became valid. Null unless it became valid. Absent if the draft was never submitted. */
  readonly validatedAt?: string | null;
  /** Until when it can be cancelled. Null unless it became valid. Absent if the draft was never submitted. */
  readonly cancelUntil?: string | null;
  /** When it was cancelled. Null unless it was. Absent if the draft was never submitted. */
  readonly cancelledAt?: string | null;
  /** Why it was cancelled. Null unless it was. Absent if the draft was never submitted. */
  readonly cancelReason?: string | null;
  /** Whether it is being cancelled at the tax authority. Absent if the draft was never submitted. */
  readonly isCancelRequested?: boolean;
  /** Whether the buyer asks to reject it. Absent if the draft was never submitted. */
  readonly isRejectRequested?: boolean;
  /** When the buyer asked. Null unless the buyer did. Absent if the draft was never submitted. */
  readonly rejectRequestedAt?: string | null;
  /** Why the buyer asked. Null unless the buyer did. Absent if the draft was never submitted. */
  readonly rejectReason?: string | null;
  /** SHA-256 of the document that was submitted. Absent if the draft was never submitted. */
  readonly sha256?: string;
  /** What the gateway found; empty if nothing. Absent if the draft was never submitted. */
  readonly errors?: readonly EInvoiceError[];
  /** How often it was sent. Absent if the draft was never submitted. */
  readonly tries?: number;
  /** When the connector sends it or asks for it next. Null if it does not. Absent if the draft was never submitted. */
  readonly nextTryAt?: string | null;
  /** Why the last try did not succeed. Null if it did. Absent if the draft was never submitted. */
  readonly lastError?: EInvoiceError | null;
  /** The documents in it. */
  readonly members: readonly EInvoiceMember[];
  /** The number of documents in it. */
  readonly memberCount: number;
  /** Month of the sales, for example 2026-06. */
  readonly month: string;
  /** Location of the sales. Null if they have none. */
  readonly location: string | null;
  /** Last day to submit it. */
  readonly dueDate: string;
  /** Whether that day has passed. */
  readonly isOverdue: boolean;
  /** Its lines. */
  readonly lines: readonly ConsolidatedLine[];
}

/** Consolidated e-invoices. */
export interface EinvoiceConsolidatedRows extends ReadResult {
  /** The rows. */
  readonly rows: readonly ConsolidatedDraft[];
}

/** One self-billed e-invoice. */
export interface SelfBilledDraft {
  /** EC for a consolidated, EB for a self-billed e-invoice. */
  readonly docType: string;
  /** Number of the draft. */
  readonly docNo: string;
  /** Key of the draft. */
  readonly docKey: string;
  /** Date of the draft. */
  readonly docDate: string;
  /** Type of the documents in it. */
  readonly sourceType: string;
  /** Currency of the amounts. */
  readonly currencyCode: string;
  /** Total before tax. In document currency. */
  readonly netTotal: number;
  /** Total tax. In document currency. */
  readonly tax: number;
  /** Rounding, which is part of finalTotal. In document currency. */
  readonly roundAdj: number;
  /** Total including tax and rounding. In document currency. */
  readonly finalTotal: number;
  /** Draft until it is submitted, then the status of the e-invoice. */
  readonly status: 'Draft' | 'Pending' | 'Submitted' | 'Valid' | 'Invalid' | 'Cancelled';
  /** Type of the e-invoice, 01 to 14. Absent if the draft was never submitted. */
  readonly einvoiceType?: string;
  /** Version of the document format. Absent if the draft was never submitted. */
  readonly version?: string;
  /** Id that the gateway gave it. Null if the gateway has not given one. Absent if the draft was never submitted. */
  readonly uuid?: string | null;
  /** Id of the submission. Null if the gateway has not given one. Absent if the draft was never submitted. */
  readonly submissionUid?: string | null;
  /** Long id, part of the validation link. Null unless it became valid. Absent if the draft was never submitted. */
  readonly longId?: string | null;
  /** Link for the buyer to verify it. Null unless it became valid. Absent if the draft was never submitted. */
  readonly validationLink?: string | null;
  /** When it was issued. Absent if the draft was never submitted. */
  readonly issuedAt?: string;
  /** When it was submitted. Absent if the draft was never submitted. */
  readonly submittedAt?: string;
  /** When it became valid. Null unless it became valid. Absent if the draft was never submitted. */
  readonly validatedAt?: string | null;
  /** Until when it can be cancelled. Null unless it became valid. Absent if the draft was never submitted. */
  readonly cancelUntil?: string | null;
  /** When it was cancelled. Null unless it was. Absent if the draft was never submitted. */
  readonly cancelledAt?: string | null;
  /** Why it was cancelled. Null unless it was. Absent if the draft was never submitted. */
  readonly cancelReason?: string | null;
  /** Whether it is being cancelled at the tax authority. Absent if the draft was never submitted. */
  readonly isCancelRequested?: boolean;
  /** Whether the buyer asks to reject it. Absent if the draft was never submitted. */
  readonly isRejectRequested?: boolean;
  /** When the buyer asked. Null unless the buyer did. Absent if the draft was never submitted. */
  readonly rejectRequestedAt?: string | null;
  /** Why the buyer asked. Null unless the buyer did. Absent if the draft was never submitted. */
  readonly rejectReason?: string | null;
  /** SHA-256 of the document that was submitted. Absent if the draft was never submitted. */
  readonly sha256?: string;
  /** What the gateway found; empty if nothing. Absent if the draft was never submitted. */
  readonly errors?: readonly EInvoiceError[];
  /** How often it was sent. Absent if the draft was never submitted. */
  readonly tries?: number;
  /** When the connector sends it or asks for it next. Null if it does not. Absent if the draft was never submitted. */
  readonly nextTryAt?: string | null;
  /** Why the last try did not succeed. Null if it did. Absent if the draft was never submitted. */
  readonly lastError?: EInvoiceError | null;
  /** The documents in it. */
  readonly members: readonly EInvoiceMember[];
  /** The number of documents in it. */
  readonly memberCount: number;
  /** Code of the supplier. Null if the documents have none. */
  readonly creditorCode: string | null;
  /** Name of the supplier. Absent if there is no supplier, and in the result of a create. */
  readonly creditorName?: string;
}

/** Self-billed e-invoices. */
export interface EinvoiceSelfBilledRows extends ReadResult {
  /** The rows. */
  readonly rows: readonly SelfBilledDraft[];
}

/** One mapping. */
export interface SupplierItemMapping {
  /** Supplier (creditor) code. */
  readonly creditorCode: string;
  /** Item code on the supplier’s e-invoices. Absent if it has no value. */
  readonly supplierItemCode?: string;
  /** Line text on the supplier’s e-invoices, if its lines have no item code. Absent if it has no value. */
  readonly supplierDescription?: string;
  /** Our item. Absent if it has no value. */
  readonly itemCode?: string;
  /** Unit of our item that the supplier’s quantity counts. Absent if it has no value. */
  readonly uom?: string;
  /** GL account for what is no item of ours. Absent if it has no value. */
  readonly accountNo?: string;
  /** Our tax code for the line. Absent if it has no value. */
  readonly taxCode?: string;
  /** Whether the mapping is used. */
  readonly isActive: boolean;
  /** Name of the supplier. Null if it no longer exists. */
  readonly creditorName: string | null;
  /** When the mapping was last changed. */
  readonly lastModified: string;
}

/** Mappings by supplier. */
export interface SupplierItemMappingList extends ReadResult {
  /** The rows. */
  readonly rows: readonly SupplierItemMapping[];
  /** Whether there are more rows than this result contains. */
  readonly truncated: boolean;
}

/** The e-invoice of one document after the refresh. */
export interface RefreshedEInvoice {
  /** Type of the document. */
  readonly docType: string;
  /** Number of the document. */
  readonly docNo: string;
  /** Key of the document. */
  readonly docKey: string;
  /** Date of the document. */
  readonly docDate: string;
  /** Code of the customer or supplier. Null if the document has none. */
  readonly party: string | null;
  /** Currency of the document. */
  readonly currencyCode: string;
  /** Total including tax and rounding. In document currency. */
  readonly finalTotal: number;
  /** Status of the e-invoice. Null if the document was never submitted. */
  readonly status: 'Pending' | 'Submitted' | 'Valid' | 'Invalid' | 'Cancelled' | null;
  /** Type of the e-invoice, 01 to 14. Absent if the document was never submitted. */
  readonly einvoiceType?: string;
  /** Version of the document format. Absent if the document was never submitted. */
  readonly version?: string;
  /** Id that the gateway gave it. Null if the gateway has not given one. Absent if the document was never submitted. */
  readonly uuid?: string | null;
  /** Id of the submission. Null if the gateway has not given one. Absent if the document was never submitted. */
  readonly submissionUid?: string | null;
  /** Long id, part of the validation link. Null unless it became valid. Absent if the document was never submitted. */
  readonly longId?: string | null;
  /** Link for the buyer to verify it. Null unless it became valid. Absent if the document was never submitted. */
  readonly validationLink?: string | null;
  /** When it was issued. Absent if the document was never submitted. */
  readonly issuedAt?: string;
  /** When it was submitted. Absent if the document was never submitted. */
  readonly submittedAt?: string;
  /** When it became valid. Null unless it became valid. Absent if the document was never submitted. */
  readonly validatedAt?: string | null;
  /** Until when it can be cancelled. Null unless it became valid. Absent if the document was never submitted. */
  readonly cancelUntil?: string | null;
  /** When it was cancelled. Null unless it was. Absent if the document was never submitted. */
  readonly cancelledAt?: string | null;
  /** Why it was cancelled. Null unless it was. Absent if the document was never submitted. */
  readonly cancelReason?: string | null;
  /** Whether it is being cancelled at the tax authority. Absent if the document was never submitted. */
  readonly isCancelRequested?: boolean;
  /** Whether the buyer asks to reject it. Absent if the document was never submitted. */
  readonly isRejectRequested?: boolean;
  /** When the buyer asked. Null unless the buyer did. Absent if the document was never submitted. */
  readonly rejectRequestedAt?: string | null;
  /** Why the buyer asked. Null unless the buyer did. Absent if the document was never submitted. */
  readonly rejectReason?: string | null;
  /** SHA-256 of the document that was submitted. Absent if the document was never submitted. */
  readonly sha256?: string;
  /** What the gateway found; empty if nothing. Absent if the document was never submitted. */
  readonly errors?: readonly EInvoiceError[];
  /** How often it was sent. Absent if the document was never submitted. */
  readonly tries?: number;
  /** When the connector sends it or asks for it next. Null if it does not. Absent if the document was never submitted. */
  readonly nextTryAt?: string | null;
  /** Why the last try did not succeed. Null if it did. Absent if the document was never submitted. */
  readonly lastError?: EInvoiceError | null;
  /** Whether the refresh changed it. */
  readonly isChanged: boolean;
  /** Why the gateway could not be asked. Absent if it could. */
  readonly error?: Refusal;
}

/** The e-invoices after the refresh. */
export interface EinvoiceRefreshed extends WriteResult {
  /** The e-invoices that were refreshed. */
  readonly rows: readonly RefreshedEInvoice[];
  /** The number of rows. */
  readonly count: number;
  /** The number of e-invoices that changed. */
  readonly changed: number;
}

/** The mapping. */
export interface SupplierItemMappingFields {
  /** Supplier (creditor) code. */
  readonly creditorCode: string;
  /** Item code on the supplier’s e-invoices. Absent if it has no value. */
  readonly supplierItemCode?: string;
  /** Line text on the supplier’s e-invoices, if its lines have no item code. Absent if it has no value. */
  readonly supplierDescription?: string;
  /** Our item. Absent if it has no value. */
  readonly itemCode?: string;
  /** Unit of our item that the supplier’s quantity counts. Absent if it has no value. */
  readonly uom?: string;
  /** GL account for what is no item of ours. Absent if it has no value. */
  readonly accountNo?: string;
  /** Our tax code for the line. Absent if it has no value. */
  readonly taxCode?: string;
  /** Whether the mapping is used. Absent until it is first changed. */
  readonly isActive?: boolean;
  /** Fields that the book can no longer read; empty if it can read all. */
  readonly readErrors: readonly ReadError[];
}

/** The mapping as saved. */
export interface SupplierItemMappingSaved extends WriteResult {
  /** Key of the mapping. */
  readonly code: string;
  /** The mapping. */
  readonly fields: SupplierItemMappingFields;
  /** True: the payload is valid. Absent unless validateOnly is true. */
  readonly valid?: true;
}

/** A request to reject an e-invoice. */
export interface RejectRequest {
  /** Type of the document. */
  readonly docType: string;
  /** Number of the document. */
  readonly docNo: string;
  /** Key of the document. */
  readonly docKey: string;
  /** Date of the document. */
  readonly docDate: string;
  /** Code of the customer or supplier. Null if the document has none. */
  readonly party: string | null;
  /** Currency of the document. */
  readonly currencyCode: string;
  /** Total including tax and rounding. In document currency. */
  readonly finalTotal: number;
  /** Status of the e-invoice. */
  readonly status: 'Pending' | 'Submitted' | 'Valid' | 'Invalid' | 'Cancelled';
  /** Type of the e-invoice, 01 to 14. */
  readonly einvoiceType: string;
  /** Version of the document format. */
  readonly version: string;
  /** Id that the gateway gave it. Null if the gateway has not given one. */
  readonly uuid: string | null;
  /** Id of the submission. Null if the gateway has not given one. */
  readonly submissionUid: string | null;
  /** Long id, part of the validation link. Null unless it became valid. */
  readonly longId: string | null;
  /** Link for the buyer to verify it. Null unless it became valid. */
  readonly validationLink: string | null;
  /** When it was issued. */
  readonly issuedAt: string;
  /** When it was submitted. */
  readonly submittedAt: string;
  /** When it became valid. Null unless it became valid. */
  readonly validatedAt: string | null;
  /** Until when it can be cancelled. Null unless it became valid. */
  readonly cancelUntil: string | null;
  /** When it was cancelled. Null unless it was. */
  readonly cancelledAt: string | null;
  /** Why it was cancelled. Null unless it was. */
  readonly cancelReason: string | null;
  /** Whether it is being cancelled at the tax authority. */
  readonly isCancelRequested: boolean;
  /** Whether the buyer asks to reject it. */
  readonly isRejectRequested: boolean;
  /** When the buyer asked. Null unless the buyer did. */
  readonly rejectRequestedAt: string | null;
  /** Why the buyer asked. Null unless the buyer did. */
  readonly rejectReason: string | null;
  /** SHA-256 of the document that was submitted. */
  readonly sha256: string;
  /** What the gateway found; empty if nothing. */
  readonly errors: readonly EInvoiceError[];
  /** How often it was sent. */
  readonly tries: number;
  /** When the connector sends it or asks for it next. Null if it does not. */
  readonly nextTryAt: string | null;
  /** Why the last try did not succeed. Null if it did. */
  readonly lastError: EInvoiceError | null;
  /** Who asked. */
  readonly requestedBy: string;
  /** When they asked. */
  readonly requestedAt: string;
  /** Why they asked. */
  readonly requestReason: string;
}

/** The requests that were fetched. */
export interface EinvoiceRejectRequests extends WriteResult {
  /** The requests. */
  readonly rows: readonly RejectRequest[];
  /** The number of rows. */
  readonly count: number;
  /** The number of e-invoices that were marked. */
  readonly flagged: number;
}

/** The submission of one document. */
export interface SubmittedEInvoice {
  /** Position of the document in the request, from 0. */
  readonly index: number;
  /** Whether the document was submitted. */
  readonly ok: boolean;
  /** Whether the book was changed. */
  readonly saved: boolean;
  /** Number of the document. Absent if the document was not submitted. */
  readonly docNo?: string;
  /** Type of the document. Absent if the document was not submitted. */
  readonly docType?: string;
  /** Key of the document. Absent if the document was not submitted. */
  readonly docKey?: string;
  /** Date of the document. Absent if the document was not submitted. */
  readonly docDate?: string;
  /** Code of the customer or supplier. Null if the document has none. Absent if the document was not submitted. */
  readonly party?: string | null;
  /** Currency of the document. Absent if the document was not submitted. */
  readonly currencyCode?: string;
  /** Total including tax and rounding. In document currency. Absent if the document was not submitted. */
  readonly finalTotal?: number;
  /** Status of the e-invoice. Absent if the document was not submitted. */
  readonly status?: 'Pending' | 'Submitted' | 'Valid' | 'Invalid' | 'Cancelled';
  /** Type of the e-invoice, 01 to 14. Absent if the document was not submitted. */
  readonly einvoiceType?: string;
  /** Version of the document format. Absent if the document was not submitted. */
  readonly version?: string;
  /** Id that the gateway gave it. Null if the gateway has not given one. Absent if the document was not submitted. */
  readonly uuid?: string | null;
  /** Id of the submission. Null if the gateway has not given one. Absent if the document was not submitted. */
  readonly submissionUid?: string | null;
  /** Long id, part of the validation link. Null unless it became valid. Absent if the document was not submitted. */
  readonly longId?: string | null;
  /** Link for the buyer to verify it. Null unless it became valid. Absent if the document was not submitted. */
  readonly validationLink?: string | null;
  /** When it was issued. Absent if the document was not submitted. */
  readonly issuedAt?: string;
  /** When it was submitted. Absent if the document was not submitted. */
  readonly submittedAt?: string;
  /** When it became valid. Null unless it became valid. Absent if the document was not submitted. */
  readonly validatedAt?: string | null;
  /** Until when it can be cancelled. Null unless it became valid. Absent if the document was not submitted. */
  readonly cancelUntil?: string | null;
  /** When it was cancelled. Null unless it was. Absent if the document was not submitted. */
  readonly cancelledAt?: string | null;
  /** Why it was cancelled. Null unless it was. Absent if the document was not submitted. */
  readonly cancelReason?: string | null;
  /** Whether it is being cancelled at the tax authority. Absent if the document was not submitted. */
  readonly isCancelRequested?: boolean;
  /** Whether the buyer asks to reject it. Absent if the document was not submitted. */
  readonly isRejectRequested?: boolean;
  /** When the buyer asked. Null unless the buyer did. Absent if the document was not submitted. */
  readonly rejectRequestedAt?: string | null;
  /** Why the buyer asked. Null unless the buyer did. Absent if the document was not submitted. */
  readonly rejectReason?: string | null;
  /** SHA-256 of the document that was submitted. Absent if the document was not submitted. */
  readonly sha256?: string;
  /** What the gateway found; empty if nothing. Absent if the document was not submitted. */
  readonly errors?: readonly EInvoiceError[];
  /** How often it was sent. Absent if the document was not submitted. */
  readonly tries?: number;
  /** When the connector sends it or asks for it next. Null if it does not. Absent if the document was not submitted. */
  readonly nextTryAt?: string | null;
  /** Why the last try did not succeed. Null if it did. Absent if the document was not submitted. */
  readonly lastError?: EInvoiceError | null;
  /** Why it was not submitted. Absent if ok is true. */
  readonly error?: Refusal;
}

/** The submission of every document. */
export interface EinvoiceSubmitted extends WriteResult {
  /** Whether all rows succeeded. */
  readonly ok: boolean;
  /** Whether any row changed the book. */
  readonly saved: boolean;
  /** The number of rows sent. */
  readonly total: number;
  /** The number of rows that succeeded. */
  readonly succeeded: number;
  /** The number of rows that failed. */
  readonly failed: number;
  /** One result for each document, in order. */
  readonly results: readonly SubmittedEInvoice[];
}

/** A sale that is not in any draft. */
export interface LeftOutSale {
  /** Type of the document. */
  readonly docType: string;
  /** Number of the document. */
  readonly docNo: string;
  /** Why it was left out. */
  readonly reason: string;
}

/** The drafts that were created; document, docKey and docNo are of the first. */
export interface EinvoiceConsolidatedDrafted extends WriteResult, DocumentReference {
  /** The drafts. */
  readonly rows: readonly ConsolidatedDraft[];
  /** The number of rows. */
  readonly count: number;
  /** Sales that were left out. */
  readonly leftOut: readonly LeftOutSale[];
}

/** The drafts that were created; document, docKey and docNo are of the first. */
export interface EinvoiceSelfBilledDrafted extends WriteResult, DocumentReference {
  /** The drafts. */
  readonly rows: readonly SelfBilledDraft[];
  /** The number of rows. */
  readonly count: number;
}

/** The e-invoice behind the document. */
export interface ImportedEInvoice {
  /** Id of the e-invoice. Null if it did not come through the gateway. */
  readonly uuid: string | null;
  /** Number of the supplier’s invoice. */
  readonly invoiceNo: string;
  /** Tax identification number of the supplier. */
  readonly supplierTin: string;
}

/** The document as saved. */
export interface PurchaseInvoiceImported extends WriteResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: PurchaseOrderFields;
  /** The lines as reloaded. */
  readonly lines: readonly PurchaseLineResult[];
  /** The payments as reloaded. Absent if documents of this type carry no payments. */
  readonly payments?: readonly PaymentRowResult[];
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** The e-invoice behind the document. */
  readonly einvoiceImport: ImportedEInvoice;
}

/** The document as saved. */
export interface ApInvoiceImported extends WriteResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: ApInvoiceFields;
  /** The lines as reloaded. */
  readonly lines: readonly LedgerRowResult[];
  /** The settlements of other documents. Absent if documents of this type settle none. */
  readonly knockOffs?: readonly KnockOffRowResult[];
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** The e-invoice behind the document. */
  readonly einvoiceImport: ImportedEInvoice;
}

/** The document as saved. */
export interface PurchaseReturnImported extends WriteResult, DocumentReference {
  /** The header as reloaded, by native name. */
  readonly fields: PurchaseReturnFields;
  /** The lines as reloaded. */
  readonly lines: readonly PurchaseLineResult[];
  /** The payments as reloaded. Absent if documents of this type carry no payments. */
  readonly payments?: readonly PaymentRowResult[];
  /** The settlements of other documents. Absent if documents of this type settle none. */
  readonly knockOffs?: readonly KnockOffRowResult[];
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** The e-invoice behind the document. */
  readonly einvoiceImport: ImportedEInvoice;
}

/** The e-invoice as it stands now. */
export interface CancelledEInvoice {
  /** Type of the document. */
  readonly docType: string;
  /** Number of the document. */
  readonly docNo: string;
  /** Key of the document. */
  readonly docKey: string;
  /** Date of the document. */
  readonly docDate: string;
  /** Code of the customer or supplier. Null if the document has none. */
  readonly party: string | null;
  /** Currency of the document. */
  readonly currencyCode: string;
  /** Total including tax and rounding. In document currency. */
  readonly finalTotal: number;
  /** Status of the e-invoice. */
  readonly status: 'Pending' | 'Submitted' | 'Valid' | 'Invalid' | 'Cancelled';
  /** Type of the e-invoice, 01 to 14. */
  readonly einvoiceType: string;
  /** Version of the document format. */
  readonly version: string;
  /** Id that the gateway gave it. Null if the gateway has not given one. */
  readonly uuid: string | null;
  /** Id of the submission. Null if the gateway has not given one. */
  readonly submissionUid: string | null;
  /** Long id, part of the validation link. Null unless it became valid. */
  readonly longId: string | null;
  /** Link for the buyer to verify it. Null unless it became valid. */
  readonly validationLink: string | null;
  /** When it was issued. */
  readonly issuedAt: string;
  /** When it was submitted. */
  readonly submittedAt: string;
  /** When it became valid. Null unless it became valid. */
  readonly validatedAt: string | null;
  /** Until when it can be cancelled. Null unless it became valid. */
  readonly cancelUntil: string | null;
  /** When it was cancelled. Null unless it was. */
  readonly cancelledAt: string | null;
  /** Why it was cancelled. Null unless it was. */
  readonly cancelReason: string | null;
  /** Whether it is being cancelled at the tax authority. */
  readonly isCancelRequested: boolean;
  /** Whether the buyer asks to reject it. */
  readonly isRejectRequested: boolean;
  /** When the buyer asked. Null unless the buyer did. */
  readonly rejectRequestedAt: string | null;
  /** Why the buyer asked. Null unless the buyer did. */
  readonly rejectReason: string | null;
  /** SHA-256 of the document that was submitted. */
  readonly sha256: string;
  /** What the gateway found; empty if nothing. */
  readonly errors: readonly EInvoiceError[];
  /** How often it was sent. */
  readonly tries: number;
  /** When the connector sends it or asks for it next. Null if it does not. */
  readonly nextTryAt: string | null;
  /** Why the last try did not succeed. Null if it did. */
  readonly lastError: EInvoiceError | null;
  /** Fields that the book can no longer read; empty if it can read all. */
  readonly readErrors: readonly ReadError[];
}

/** The cancelled e-invoice. */
export interface EinvoiceCancelled extends WriteResult, DocumentReference {
  /** The e-invoice as it stands now. */
  readonly fields: CancelledEInvoice;
}

/** What the supplier sent. */
export interface ReceivedEInvoice {
  /** Id of the e-invoice. Null if it did not come through the gateway. */
  readonly uuid: string | null;
  /** Type of the e-invoice. */
  readonly einvoiceType: string;
  /** Number of the supplier’s invoice. */
  readonly invoiceNo: string;
  /** Date of the supplier’s invoice. */
  readonly issueDate: string;
  /** Name of the supplier. */
  readonly supplierName: string;
  /** Tax identification number of the supplier. */
  readonly supplierTin: string;
  /** Currency of the amounts. */
  readonly currencyCode: string;
  /** Total before tax. In document currency. */
  readonly netTotal: number;
  /** Total tax. In document currency. */
  readonly tax: number;
  /** Rounding, which is part of finalTotal. In document currency. */
  readonly roundAdj: number;
  /** Total including tax and rounding. In document currency. */
  readonly finalTotal: number;
}

/** One line to be created. */
export interface ProposedLine {
  /** Item code. Absent on a line without an item. */
  readonly itemCode?: string;
  /** Text of the line. */
  readonly description: string;
  /** Quantity. In unit of the line. Absent if the line has an amount. */
  readonly qty?: number;
  /** Unit of measure. Absent on a line without an item. */
  readonly uom?: string;
  /** Price of one unit. In document currency per unit. Absent if the line has an amount. */
  readonly unitPrice?: number;
  /** Discount. Absent if there is none. */
  readonly discount?: string;
  /** Amount of the line. In document currency. Absent if the line has a quantity and price. */
  readonly amount?: number;
  /** Tax code. Absent if there is none. */
  readonly taxCode?: string;
  /** Tax of the line. In document currency. Absent if there is none. */
  readonly taxAmount?: number;
  /** Location. Absent if there is none. */
  readonly location?: string;
  /** Classification code of the e-invoice. Absent if there is none. */
  readonly classification?: string;
  /** GL posting account. Absent on a line with an item. */
  readonly accountNo?: string;
}

/** The payload that apply would create a document from. */
export interface ProposedDocument {
  /** Code of the supplier. Absent if none is known for the TIN. */
  readonly creditorCode?: string;
  /** Date of the document. */
  readonly docDate: string;
  /** Number of the supplier’s invoice. Absent if documents of the target type have none. */
  readonly supplierInvoiceNo?: string;
  /** Number of the supplier’s credit note. Absent if documents of the target type have none. */
  readonly supplierCNNo?: string;
  /** Number of the document that the credit note refers to. Absent if documents of the target type have none. */
  readonly refDocNo?: string;
  /** Reference of the document. Absent if documents of the target type have none. */
  readonly ref?: string;
  /** Exchange rate of the e-invoice. In base currency per unit of the currency. Absent if it has none. */
  readonly currencyRate?: number;
  /** Location of the lines. Absent if there is none. */
  readonly purchaseLocation?: string;
  /** The lines. */
  readonly lines: readonly ProposedLine[];
}

/** What a line, or the whole e-invoice, lacks. */
export interface ImportGap {
  /** Number of the line, from 1. Null if the whole e-invoice is meant. */
  readonly lineNo: number | null;
  /** What is missing. */
  readonly lacks: 'creditor' | 'item or account' | 'account' | 'tax code' | 'location';
  /** What is missing and what to do. */
  readonly message: string;
}

/** The document that the e-invoice is already in. */
export interface ImportDuplicate {
  /** Type of the document. */
  readonly docType: string;
  /** Number of the document. */
  readonly docNo: string;
  /** Key of the document. */
  readonly docKey: string;
}

/** What apply would create. */
export interface EinvoiceImportPreview {
  /** True: a create with this payload would succeed. */
  readonly ok: true;
  /** False: a validation saves nothing. */
  readonly saved: false;
  /** None: a validation does nothing. */
  readonly operationUsed: 'None';
  /** Warnings, such as fields that were ignored. */
  readonly warnings: readonly Warning[];
  /** Whether apply would succeed. */
  readonly valid: boolean;
  /** Send it to apply, so that nothing else is created than you saw. */
  readonly previewHash: string;
  /** Type of the document that apply would create. */
  readonly targetType: string;
  /** Code of the supplier. Null if none is known for the TIN. */
  readonly creditorCode: string | null;
  /** What the supplier sent. */
  readonly einvoice: ReceivedEInvoice;
  /** The payload that apply would create a document from. */
  readonly proposed: ProposedDocument;
  /** What is missing; apply fails while there are any. */
  readonly gaps: readonly ImportGap[];
  /** Whether the e-invoice is in the books already. */
  readonly isDuplicate: boolean;
  /** The document it is in. Null if it is in none. */
  readonly duplicate: ImportDuplicate | null;
  /** Totals of the document. Absent if the document would be rejected. */
  readonly totals?: ValidatedTotals;
  /** The rows that the document posts to the general ledger. Absent if the document would be rejected. */
  readonly postings?: readonly Posting[];
  /** Why the document would be rejected. Absent if it would not. */
  readonly problems?: readonly RefusalDetail[];
}

/** The result of every row. */
export interface BulkResult {
  /** Whether all rows succeeded. */
  readonly ok: boolean;
  /** Whether any row changed the book. */
  readonly saved: boolean;
  /** What the book did; None if nothing was saved. */
  readonly operationUsed: 'CreateDocument' | 'UpdateDocument' | 'CancelDocument' | 'TransferDocument' | 'CreateRecord' | 'UpdateRecord' | 'DeactivateRecord' | 'DeleteRecord' | 'MergeRecord' | 'None';
  /** How the reloaded data compares with the request. Absent if nothing was saved. */
  readonly writeVerification?: WriteVerification;
  /** Every comparison of a requested value with the value in the book. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly readBack?: ReadBack;
  /** What is wrong. Absent if ok is true. */
  readonly error?: Refusal;
  /** The number of rows sent. */
  readonly total: number;
  /** The number of rows that succeeded. */
  readonly succeeded: number;
  /** The number of rows that failed. */
  readonly failed: number;
  /** One result for each row, in order. */
  readonly results: readonly BulkRowResult[];
  /** Warnings, such as fields that were ignored. Absent if there are none. */
  readonly warnings?: readonly Warning[];
}

/** One field of the return. */
export interface TaxFigure {
  /** Field of the form, for example 11b. */
  readonly field: string;
  /** Taxable amount: sales positive, purchases that are claimed negative. In base currency. */
  readonly taxable: number;
  /** Tax: due positive, claimed negative. In base currency. */
  readonly tax: number;
  /** Numbers of the documents behind it. */
  readonly documents: readonly string[];
}

/** One payment of the return. */
export interface TaxPaid {
  /** Number of the payment. */
  readonly docNo: string;
  /** Date of the payment. */
  readonly docDate: string;
  /** Tax paid: a refund is negative. In base currency. */
  readonly amount: number;
}

/** A tax return. */
export interface TaxReturnView {
  /** Number of the return. */
  readonly returnNo: string;
  /** Key of the return. */
  readonly docKey: string;
  /** First day of the period. Null if none was given. */
  readonly dateFrom: string | null;
  /** Last day of the period. */
  readonly dateTo: string;
  /** Last day to file and pay. */
  readonly dueDate: string;
  /** Whether the return is filed; a draft is calculated at every read. */
  readonly isCommitted: boolean;
  /** Tax to pay: a refund is negative. In base currency. */
  readonly payable: number;
  /** Tax paid so far: a refund is negative. In base currency. */
  readonly paid: number;
  /** payable less paid. In base currency. */
  readonly balance: number;
  /** Notes of the return. Null if it has none. */
  readonly notes: string | null;
  /** The fields of the return. */
  readonly figures: readonly TaxFigure[];
  /** Payments of the return. */
  readonly payments: readonly TaxPaid[];
}

/** Returns, the newest period first. */
export interface TaxReturnRows extends ReadResult {
  /** The rows. */
  readonly rows: readonly TaxReturnView[];
  /** Whether there are more rows than this result contains. */
  readonly truncated: boolean;
}

/** The return in full. */
export interface TaxReturnGet extends ReadResult {
  /** The return. */
  readonly document: TaxReturnView;
  /** The rows that the document posts to the general ledger. */
  readonly postings: readonly Posting[];
}

/** A tax return. */
export interface TaxReturnFields {
  /** Number of the return. */
  readonly returnNo: string;
  /** Key of the return. */
  readonly docKey: string;
  /** First day of the period. Null if none was given. */
  readonly dateFrom: string | null;
  /** Last day of the period. */
  readonly dateTo: string;
  /** Last day to file and pay. */
  readonly dueDate: string;
  /** Whether the return is filed; a draft is calculated at every read. */
  readonly isCommitted: boolean;
  /** Tax to pay: a refund is negative. In base currency. */
  readonly payable: number;
  /** Tax paid so far: a refund is negative. In base currency. */
  readonly paid: number;
  /** payable less paid. In base currency. */
  readonly balance: number;
  /** Notes of the return. Null if it has none. */
  readonly notes: string | null;
  /** The fields of the return. */
  readonly figures: readonly TaxFigure[];
  /** Payments of the return. */
  readonly payments: readonly TaxPaid[];
  /** Fields that the book can no longer read; empty if it can read all. */
  readonly readErrors: readonly ReadError[];
}

/** The return as saved. */
export interface TaxReturnSaved extends WriteResult, DocumentReference {
  /** The return. */
  readonly fields: TaxReturnFields;
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
}

/** One tariff code. */
export interface TariffCodeRow {
  /** Tariff code, for example 7318.15.90. */
  readonly tariffCode: string;
  /** What goods the heading covers. */
  readonly description: string;
  /** Whether new documents can use it. */
  readonly isActive: boolean;
  /** When the record was last changed. */
  readonly lastModified: string;
}

/** Tariff codes by code. */
export interface TariffCodeList extends ReadResult {
  /** The rows. */
  readonly rows: readonly TariffCodeRow[];
  /** Whether there are more rows than this result contains. */
  readonly truncated: boolean;
}

/** A tariff code with the defaults of the book. */
export interface TariffCodeRecord {
  /** Tariff code, for example 7318.15.90. */
  readonly tariffCode: string;
  /** What goods the heading covers. */
  readonly description: string;
  /** Whether new documents can use it. */
  readonly isActive: boolean;
}

/** Fields of tariff codes, by native name. */
export interface TariffCodeFields {
  /** Tariff code, for example 7318.15.90. */
  readonly TariffCode: string;
  /** What goods the heading covers. */
  readonly Description: string;
  /** Whether new documents can use it. */
  readonly IsActive: boolean;
  /** Fields that the book can no longer read; empty if it can read all. */
  readonly readErrors: readonly ReadError[];
}

/** The tariff code in full. */
export interface TariffCodeGet extends ReadResult {
  /** Code of the record. */
  readonly code: string;
  /** The record under canonical names. */
  readonly document: TariffCodeRecord;
  /** The record under native names. */
  readonly fields: TariffCodeFields;
  /** What an update can do with each field, by native name. */
  readonly fieldCapabilities: FieldCapabilities;
}

/** The tariff code as saved. */
export interface TariffCodeSaved extends WriteResult {
  /** Code of the record. */
  readonly code: string;
  /** The record under canonical names. */
  readonly document: TariffCodeRecord;
  /** The record under native names. */
  readonly fields: TariffCodeFields;
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
}

/** The tariff code as saved. */
export interface TariffCodeUpdated extends WriteResult {
  /** Code of the record. */
  readonly code: string;
  /** The record under canonical names. Absent if validateOnly is true. */
  readonly document?: TariffCodeRecord;
  /** The record under native names. */
  readonly fields: TariffCodeFields;
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** True: the payload is valid. Absent unless validateOnly is true. */
  readonly valid?: true;
}

/** One tax code. */
export interface TaxCodeRow {
  /** Tax code, for example ST10. */
  readonly taxCode: string;
  /** What the code is for. */
  readonly description: string;
  /** Tax type code it belongs to, for example SALES_TAX. Absent if it has no value. */
  readonly taxType?: string;
  /** Whether sales, purchases or both can use it. */
  readonly direction: 'supply' | 'purchase' | 'both';
  /** Rate in per cent. In percent. */
  readonly rate: number;
  /** GL account of the tax. Absent if it has no value. */
  readonly accountNo?: string;
  /** Whether tax paid on purchases is claimed back. */
  readonly claimable: boolean;
  /** Scheme whose return collects it. */
  readonly scheme: 'SST' | 'GST' | 'NONE';
  /** When the tax is due: with the invoice or with its payment. */
  readonly basis: 'accrual' | 'payment';
  /** Tax type on e-invoices: 01 sales tax, 02 service tax, 03 tourism tax, 04 high-value goods tax, 05 low-value goods tax, 06 none, E exempt. Absent if it has no value. */
  readonly einvoiceType?: '01' | '02' | '03' | '04' | '05' | '06' | 'E';
  /** Field of the return that its amounts go to, for example 11b. Absent if it has no value. */
  readonly returnField?: string;
  /** First day on which documents can use it. Absent if it has no value. */
  readonly effectiveFrom?: string;
  /** Last day on which documents can use it. Absent if it has no value. */
  readonly effectiveTo?: string;
  /** Whether new documents can use it. */
  readonly isActive: boolean;
  /** When the record was last changed. */
  readonly lastModified: string;
}

/** Tax codes by code. */
export interface TaxCodeList extends ReadResult {
  /** The rows. */
  readonly rows: readonly TaxCodeRow[];
  /** Whether there are more rows than this result contains. */
  readonly truncated: boolean;
}

/** A tax code with the defaults of the book. */
export interface TaxCodeRecord {
  /** Tax code, for example ST10. */
  readonly taxCode: string;
  /** What the code is for. */
  readonly description: string;
  /** Tax type code it belongs to, for example SALES_TAX. Absent if it has no value. */
  readonly taxType?: string;
  /** Whether sales, purchases or both can use it. */
  readonly direction: 'supply' | 'purchase' | 'both';
  /** Rate in per cent. In percent. */
  readonly rate: number;
  /** GL account of the tax. Absent if it has no value. */
  readonly accountNo?: string;
  /** Whether tax paid on purchases is claimed back. */
  readonly claimable: boolean;
  /** Scheme whose return collects it. */
  readonly scheme: 'SST' | 'GST' | 'NONE';
  /** When the tax is due: with the invoice or with its payment. */
  readonly basis: 'accrual' | 'payment';
  /** Tax type on e-invoices: 01 sales tax, 02 service tax, 03 tourism tax, 04 high-value goods tax, 05 low-value goods tax, 06 none, E exempt. Absent if it has no value. */
  readonly einvoiceType?: '01' | '02' | '03' | '04' | '05' | '06' | 'E';
  /** Field of the return that its amounts go to, for example 11b. Absent if it has no value. */
  readonly returnField?: string;
  /** First day on which documents can use it. Absent if it has no value. */
  readonly effectiveFrom?: string;
  /** Last day on which documents can use it. Absent if it has no value. */
  readonly effectiveTo?: string;
  /** Whether new documents can use it. */
  readonly isActive: boolean;
}

/** Fields of tax codes, by native name. */
export interface TaxCodeFields {
  /** Tax code, for example ST10. */
  readonly TaxCode: string;
  /** What the code is for. */
  readonly Description: string;
  /** Tax type code it belongs to, for example SALES_TAX. Absent if it has no value. */
  readonly TaxType?: string;
  /** Whether sales, purchases or both can use it. */
  readonly Direction: 'supply' | 'purchase' | 'both';
  /** Rate in per cent. In percent. */
  readonly Rate: number;
  /** GL account of the tax. Absent if it has no value. */
  readonly AccNo?: string;
  /** Whether tax paid on purchases is claimed back. */
  readonly Claimable: boolean;
  /** Scheme whose return collects it. */
  readonly Scheme: 'SST' | 'GST' | 'NONE';
  /** When the tax is due: with the invoice or with its payment. */
  readonly Basis: 'accrual' | 'payment';
  /** Tax type on e-invoices: 01 sales tax, 02 service tax, 03 tourism tax, 04 high-value goods tax, 05 low-value goods tax, 06 none, E exempt. Absent if it has no value. */
  readonly EinvoiceType?: '01' | '02' | '03' | '04' | '05' | '06' | 'E';
  /** Field of the return that its amounts go to, for example 11b. Absent if it has no value. */
  readonly ReturnField?: string;
  /** First day on which documents can use it. Absent if it has no value. */
  readonly EffectiveFrom?: string;
  /** Last day on which documents can use it. Absent if it has no value. */
  readonly EffectiveTo?: string;
  /** Whether new documents can use it. */
  readonly IsActive: boolean;
  /** Fields that the book can no longer read; empty if it can read all. */
  readonly readErrors: readonly ReadError[];
}

/** The tax code in full. */
export interface TaxCodeGet extends ReadResult {
  /** Code of the record. */
  readonly code: string;
  /** The record under canonical names. */
  readonly document: TaxCodeRecord;
  /** The record under native names. */
  readonly fields: TaxCodeFields;
  /** What an update can do with each field, by native name. */
  readonly fieldCapabilities: FieldCapabilities;
}

/** The tax code as saved. */
export interface TaxCodeSaved extends WriteResult {
  /** Code of the record. */
  readonly code: string;
  /** The record under canonical names. */
  readonly document: TaxCodeRecord;
  /** The record under native names. */
  readonly fields: TaxCodeFields;
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
}

/** The tax code as saved. */
export interface TaxCodeUpdated extends WriteResult {
  /** Code of the record. */
  readonly code: string;
  /** The record under canonical names. Absent if validateOnly is true. */
  readonly document?: TaxCodeRecord;
  /** The record under native names. */
  readonly fields: TaxCodeFields;
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** True: the payload is valid. Absent unless validateOnly is true. */
  readonly valid?: true;
}

/** One tax entity. */
export interface TaxEntityRow {
  /** Id of the tax entity. Absent if it has no value. */
  readonly taxEntityID?: number;
  /** Registered name. */
  readonly name: string;
  /** Tax identification number. */
  readonly tin: string;
  /** Kind of idNo: business registration, identity card, passport or army number. Absent if it has no value. */
  readonly idType?: 'BRN' | 'NRIC' | 'PASSPORT' | 'ARMY';
  /** Registration, identity card, passport or army number. Absent if it has no value. */
  readonly idNo?: string;
  /** SST registration number. Absent if it has no value. */
  readonly sstNo?: string;
  /** Tourism tax registration number. Absent if it has no value. */
  readonly tourismTaxNo?: string;
  /** First line of the address. Absent if it has no value. */
  readonly address1?: string;
  /** Second line of the address. Absent if it has no value. */
  readonly address2?: string;
  /** Third line of the address. Absent if it has no value. */
  readonly address3?: string;
  /** Fourth line of the address. Absent if it has no value. */
  readonly address4?: string;
  /** Postcode. Absent if it has no value. */
  readonly postcode?: string;
  /** City. Absent if it has no value. */
  readonly city?: string;
  /** State code of e-invoices: 01 to 16, or 17 where none applies. Absent if it has no value. */
  readonly stateCode?: string;
  /** Country code of three letters, for example MYS. Absent if it has no value. */
  readonly countryCode?: string;
  /** Phone number, with country code. Absent if it has no value. */
  readonly phone?: string;
  /** Email address for e-invoices. Absent if it has no value. */
  readonly email?: string;
  /** Industry code (MSIC) of five digits. Absent if it has no value. */
  readonly msicCode?: string;
  /** What the business does. Absent if it has no value. */
  readonly businessActivity?: string;
  /** Whether new documents can use it. */
  readonly isActive: boolean;
  /** When the record was last changed. */
  readonly lastModified: string;
}

/** Tax entities by code. */
export interface TaxEntityList extends ReadResult {
  /** The rows. */
  readonly rows: readonly TaxEntityRow[];
  /** Whether there are more rows than this result contains. */
  readonly truncated: boolean;
}

/** A tax entity with the defaults of the book. */
export interface TaxEntityRecord {
  /** Id of the tax entity. Absent if it has no value. */
  readonly taxEntityID?: number;
  /** Registered name. */
  readonly name: string;
  /** Tax identification number. */
  readonly tin: string;
  /** Kind of idNo: business registration, identity card, passport or army number. Absent if it has no value. */
  readonly idType?: 'BRN' | 'NRIC' | 'PASSPORT' | 'ARMY';
  /** Registration, identity card, passport or army number. Absent if it has no value. */
  readonly idNo?: string;
  /** SST registration number. Absent if it has no value. */
  readonly sstNo?: string;
  /** Tourism tax registration number. Absent if it has no value. */
  readonly tourismTaxNo?: string;
  /** First line of the address. Absent if it has no value. */
  readonly address1?: string;
  /** Second line of the address. Absent if it has no value. */
  readonly address2?: string;
  /** Third line of the address. Absent if it has no value. */
  readonly address3?: string;
  /** Fourth line of the address. Absent if it has no value. */
  readonly address4?: string;
  /** Postcode. Absent if it has no value. */
  readonly postcode?: string;
  /** City. Absent if it has no value. */
  readonly city?: string;
  /** State code of e-invoices: 01 to 16, or 17 where none applies. Absent if it has no value. */
  readonly stateCode?: string;
  /** Country code of three letters, for example MYS. Absent if it has no value. */
  readonly countryCode?: string;
  /** Phone number, with country code. Absent if it has no value. */
  readonly phone?: string;
  /** Email address for e-invoices. Absent if it has no value. */
  readonly email?: string;
  /** Industry code (MSIC) of five digits. Absent if it has no value. */
  readonly msicCode?: string;
  /** What the business does. Absent if it has no value. */
  readonly businessActivity?: string;
  /** Whether new documents can use it. */
  readonly isActive: boolean;
}

/** Fields of tax entities, by native name. */
export interface TaxEntityFields {
  /** Id of the tax entity. Absent if it has no value. */
  readonly TaxEntityID?: number;
  /** Registered name. */
  readonly Name: string;
  /** Tax identification number. */
  readonly TIN: string;
  /** Kind of idNo: business registration, identity card, passport or army number. Absent if it has no value. */
  readonly IDType?: 'BRN' | 'NRIC' | 'PASSPORT' | 'ARMY';
  /** Registration, identity card, passport or army number. Absent if it has no value. */
  readonly IDNo?: string;
  /** SST registration number. Absent if it has no value. */
  readonly SSTNo?: string;
  /** Tourism tax registration number. Absent if it has no value. */
  readonly TourismTaxNo?: string;
  /** First line of the address. Absent if it has no value. */
  readonly Address1?: string;
  /** Second line of the address. Absent if it has no value. */
  readonly Address2?: string;
  /** Third line of the address. Absent if it has no value. */
  readonly Address3?: string;
  /** Fourth line of the address. Absent if it has no value. */
  readonly Address4?: string;
  /** Postcode. Absent if it has no value. */
  readonly Postcode?: string;
  /** City. Absent if it has no value. */
  readonly City?: string;
  /** State code of e-invoices: 01 to 16, or 17 where none applies. Absent if it has no value. */
  readonly StateCode?: string;
  /** Country code of three letters, for example MYS. Absent if it has no value. */
  readonly CountryCode?: string;
  /** Phone number, with country code. Absent if it has no value. */
  readonly Phone?: string;
  /** Email address for e-invoices. Absent if it has no value. */
  readonly Email?: string;
  /** Industry code (MSIC) of five digits. Absent if it has no value. */
  readonly MSICCode?: string;
  /** What the business does. Absent if it has no value. */
  readonly BusinessActivity?: string;
  /** Whether new documents can use it. */
  readonly IsActive: boolean;
  /** Fields that the book can no longer read; empty if it can read all. */
  readonly readErrors: readonly ReadError[];
}

/** The tax entity in full. */
export interface TaxEntityGet extends ReadResult {
  /** Code of the record. */
  readonly code: string;
  /** The record under canonical names. */
  readonly document: TaxEntityRecord;
  /** The record under native names. */
  readonly fields: TaxEntityFields;
  /** What an update can do with each field, by native name. */
  readonly fieldCapabilities: FieldCapabilities;
}

/** The tax entity as saved. */
export interface TaxEntitySaved extends WriteResult {
  /** Code of the record. */
  readonly code: string;
  /** The record under canonical names. */
  readonly document: TaxEntityRecord;
  /** The record under native names. */
  readonly fields: TaxEntityFields;
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
}

/** The tax entity as saved. */
export interface TaxEntityUpdated extends WriteResult {
  /** Code of the record. */
  readonly code: string;
  /** The record under canonical names. Absent if validateOnly is true. */
  readonly document?: TaxEntityRecord;
  /** The record under native names. */
  readonly fields: TaxEntityFields;
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** True: the payload is valid. Absent unless validateOnly is true. */
  readonly valid?: true;
}

/** One tax type. */
export interface TaxTypeRow {
  /** Tax type code, for example SALES_TAX. */
  readonly taxType: string;
  /** Name of the tax. */
  readonly description: string;
  /** Whether new documents can use it. */
  readonly isActive: boolean;
  /** When the record was last changed. */
  readonly lastModified: string;
}

/** Tax types by code. */
export interface TaxTypeList extends ReadResult {
  /** The rows. */
  readonly rows: readonly TaxTypeRow[];
  /** Whether there are more rows than this result contains. */
  readonly truncated: boolean;
}

/** A tax type with the defaults of the book. */
export interface TaxTypeRecord {
  /** Tax type code, for example SALES_TAX. */
  readonly taxType: string;
  /** Name of the tax. */
  readonly description: string;
  /** Whether new documents can use it. */
  readonly isActive: boolean;
}

/** Fields of tax types, by native name. */
export interface TaxTypeFields {
  /** Tax type code, for example SALES_TAX. */
  readonly TaxType: string;
  /** Name of the tax. */
  readonly Description: string;
  /** Whether new documents can use it. */
  readonly IsActive: boolean;
  /** Fields that the book can no longer read; empty if it can read all. */
  readonly readErrors: readonly ReadError[];
}

/** The tax type in full. */
export interface TaxTypeGet extends ReadResult {
  /** Code of the record. */
  readonly code: string;
  /** The record under canonical names. */
  readonly document: TaxTypeRecord;
  /** The record under native names. */
  readonly fields: TaxTypeFields;
  /** What an update can do with each field, by native name. */
  readonly fieldCapabilities: FieldCapabilities;
}

/** The tax type as saved. */
export interface TaxTypeSaved extends WriteResult {
  /** Code of the record. */
  readonly code: string;
  /** The record under canonical names. */
  readonly document: TaxTypeRecord;
  /** The record under native names. */
  readonly fields: TaxTypeFields;
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
}

/** The tax type as saved. */
export interface TaxTypeUpdated extends WriteResult {
  /** Code of the record. */
  readonly code: string;
  /** The record under canonical names. Absent if validateOnly is true. */
  readonly document?: TaxTypeRecord;
  /** The record under native names. */
  readonly fields: TaxTypeFields;
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** True: the payload is valid. Absent unless validateOnly is true. */
  readonly valid?: true;
}

/** One withholding tax code. */
export interface WithholdingTaxCodeRow {
  /** Withholding tax code, for example WHT10-ROY. */
  readonly withholdingTaxCode: string;
  /** What the code is for, with the section of the act. */
  readonly description: string;
  /** Rate in per cent of the gross amount. In percent. */
  readonly rate: number;
  /** Whether we keep it back when we pay, or the customer when we are paid. */
  readonly kind: 'payment' | 'receipt';
  /** GL account: a payable for payments, a recoverable asset for receipts. */
  readonly accountNo: string;
  /** First day on which documents can use it. Absent if it has no value. */
  readonly effectiveFrom?: string;
  /** Last day on which documents can use it. Absent if it has no value. */
  readonly effectiveTo?: string;
  /** Whether new documents can use it. */
  readonly isActive: boolean;
  /** When the record was last changed. */
  readonly lastModified: string;
}

/** Withholding tax codes by code. */
export interface WithholdingTaxCodeList extends ReadResult {
  /** The rows. */
  readonly rows: readonly WithholdingTaxCodeRow[];
  /** Whether there are more rows than this result contains. */
  readonly truncated: boolean;
}

/** A withholding tax code with the defaults of the book. */
export interface WithholdingTaxCodeRecord {
  /** Withholding tax code, for example WHT10-ROY. */
  readonly withholdingTaxCode: string;
  /** What the code is for, with the section of the act. */
  readonly description: string;
  /** Rate in per cent of the gross amount. In percent. */
  readonly rate: number;
  /** Whether we keep it back when we pay, or the customer when we are paid. */
  readonly kind: 'payment' | 'receipt';
  /** GL account: a payable for payments, a recoverable asset for receipts. */
  readonly accountNo: string;
  /** First day on which documents can use it. Absent if it has no value. */
  readonly effectiveFrom?: string;
  /** Last day on which documents can use it. Absent if it has no value. */
  readonly effectiveTo?: string;
  /** Whether new documents can use it. */
  readonly isActive: boolean;
}

/** Fields of withholding tax codes, by native name. */
export interface WithholdingTaxCodeFields {
  /** Withholding tax code, for example WHT10-ROY. */
  readonly WithholdingTaxCode: string;
  /** What the code is for, with the section of the act. */
  readonly Description: string;
  /** Rate in per cent of the gross amount. In percent. */
  readonly Rate: number;
  /** Whether we keep it back when we pay, or the customer when we are paid. */
  readonly Kind: 'payment' | 'receipt';
  /** GL account: a payable for payments, a recoverable asset for receipts. */
  readonly AccNo: string;
  /** First day on which documents can use it. Absent if it has no value. */
  readonly EffectiveFrom?: string;
  /** Last day on which documents can use it. Absent if it has no value. */
  readonly EffectiveTo?: string;
  /** Whether new documents can use it. */
  readonly IsActive: boolean;
  /** Fields that the book can no longer read; empty if it can read all. */
  readonly readErrors: readonly ReadError[];
}

/** The withholding tax code in full. */
export interface WithholdingTaxCodeGet extends ReadResult {
  /** Code of the record. */
  readonly code: string;
  /** The record under canonical names. */
  readonly document: WithholdingTaxCodeRecord;
  /** The record under native names. */
  readonly fields: WithholdingTaxCodeFields;
  /** What an update can do with each field, by native name. */
  readonly fieldCapabilities: FieldCapabilities;
}

/** The withholding tax code as saved. */
export interface WithholdingTaxCodeSaved extends WriteResult {
  /** Code of the record. */
  readonly code: string;
  /** The record under canonical names. */
  readonly document: WithholdingTaxCodeRecord;
  /** The record under native names. */
  readonly fields: WithholdingTaxCodeFields;
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
}

/** The withholding tax code as saved. */
export interface WithholdingTaxCodeUpdated extends WriteResult {
  /** Code of the record. */
  readonly code: string;
  /** The record under canonical names. Absent if validateOnly is true. */
  readonly document?: WithholdingTaxCodeRecord;
  /** The record under native names. */
  readonly fields: WithholdingTaxCodeFields;
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** True: the payload is valid. Absent unless validateOnly is true. */
  readonly valid?: true;
}

/** The settings of one tax. */
export interface TaxSettings {
  /** Registration number. Null if the company is not registered. */
  readonly registrationNo: string | null;
  /** Day from which the company is registered. Null if none is set. */
  readonly startDate: string | null;
  /** Length of a taxable period. In months. */
  readonly taxablePeriodMonths: number;
  /** When tax is due if the tax code has no setting. */
  readonly basis: 'accrual' | 'payment';
  /** GL account for the tax of committed returns. Null if none is set. */
  readonly controlAccountNo: string | null;
  /** GL account for penalties. Null if none is set. */
  readonly penaltyAccountNo: string | null;
}

/** The settings of one tax. */
export interface TaxSettingsResult extends ReadResult {
  /** The settings. */
  readonly document: TaxSettings;
}

/** The settings. */
export interface TaxSettingsFields {
  /** Registration number. Null if the company is not registered. */
  readonly registrationNo: string | null;
  /** Day from which the company is registered. Null if none is set. */
  readonly startDate: string | null;
  /** Length of a taxable period. In months. */
  readonly taxablePeriodMonths: number;
  /** When tax is due if the tax code has no setting. */
  readonly basis: 'accrual' | 'payment';
  /** GL account for the tax of committed returns. Null if none is set. */
  readonly controlAccountNo: string | null;
  /** GL account for penalties. Null if none is set. */
  readonly penaltyAccountNo: string | null;
  /** Fields that the book can no longer read; empty if it can read all. */
  readonly readErrors: readonly ReadError[];
}

/** The settings as saved. */
export interface TaxSettingsSaved extends WriteResult {
  /** Which settings. */
  readonly code: string;
  /** The settings. */
  readonly fields: TaxSettingsFields;
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
}

/** The driver of an account book. */
export interface CapabilitiesOfDriver {
  /** The name of the driver. */
  readonly name: string;
  /** Its version. */
  readonly version: string;
  /** Whether the book records each commandId with its postings. */
  readonly exactlyOnce: boolean;
}

/** What the installed connector can do. */
export interface ChangeCodeCapabilities extends ReadResult {
  /** Build of what runs the commands: the connector, or its driver. */
  readonly build: string;
  /** Whether each change command is supported, by command type. */
  readonly commands: Readonly<Record<string, boolean>>;
  /** Build from which on updates are supported. */
  readonly updateContract: string;
  /** Build of the connector itself. Absent if the book was asked without a connector. */
  readonly connectorBuild?: string;
  /** The driver that runs the account book. Absent if the book was asked without a connector. */
  readonly driver?: CapabilitiesOfDriver;
  /** Whether this build supports updates. Absent if the book was asked without a connector. */
  readonly keepsUpdateContract?: boolean;
  /** Every command type that the account book supports. Absent if the book was asked without a connector. */
  readonly commandTypes?: readonly string[];
}

/** One address. */
export interface GeneralAddressRow {
  /** Code that documents and other records refer to. */
  readonly code: string;
  /** Meaning of the code. Absent if it has no value. */
  readonly description?: string;
  /** First line of the address. Absent if it has no value. */
  readonly address1?: string;
  /** Second line of the address. Absent if it has no value. */
  readonly address2?: string;
  /** Third line of the address. Absent if it has no value. */
  readonly address3?: string;
  /** Fourth line of the address. Absent if it has no value. */
  readonly address4?: string;
  /** First phone number. Absent if it has no value. */
  readonly phone1?: string;
  /** Second phone number. Absent if it has no value. */
  readonly phone2?: string;
  /** Fax number. Absent if it has no value. */
  readonly fax1?: string;
  /** Contact person. Absent if it has no value. */
  readonly attention?: string;
  /** Email address. Absent if it has no value. */
  readonly email?: string;
  /** Whether new documents can use it. */
  readonly isActive: boolean;
  /** When the record was last changed. */
  readonly lastModified: string;
}

/** Addresses by code. */
export interface GeneralAddressList extends ReadResult {
  /** The rows. */
  readonly rows: readonly GeneralAddressRow[];
  /** Whether there are more rows than this result contains. */
  readonly truncated: boolean;
}

/** A address with the defaults of the book. */
export interface GeneralAddressRecord {
  /** Code that documents and other records refer to. */
  readonly code: string;
  /** Meaning of the code. Absent if it has no value. */
  readonly description?: string;
  /** First line of the address. Absent if it has no value. */
  readonly address1?: string;
  /** Second line of the address. Absent if it has no value. */
  readonly address2?: string;
  /** Third line of the address. Absent if it has no value. */
  readonly address3?: string;
  /** Fourth line of the address. Absent if it has no value. */
  readonly address4?: string;
  /** First phone number. Absent if it has no value. */
  readonly phone1?: string;
  /** Second phone number. Absent if it has no value. */
  readonly phone2?: string;
  /** Fax number. Absent if it has no value. */
  readonly fax1?: string;
  /** Contact person. Absent if it has no value. */
  readonly attention?: string;
  /** Email address. Absent if it has no value. */
  readonly email?: string;
  /** Whether new documents can use it. */
  readonly isActive: boolean;
}

/** Fields of addresses, by native name. */
export interface GeneralAddressFields {
  /** Code that documents and other records refer to. */
  readonly Code: string;
  /** Meaning of the code. Absent if it has no value. */
  readonly Description?: string;
  /** First line of the address. Absent if it has no value. */
  readonly Address1?: string;
  /** Second line of the address. Absent if it has no value. */
  readonly Address2?: string;
  /** Third line of the address. Absent if it has no value. */
  readonly Address3?: string;
  /** Fourth line of the address. Absent if it has no value. */
  readonly Address4?: string;
  /** First phone number. Absent if it has no value. */
  readonly Phone1?: string;
  /** Second phone number. Absent if it has no value. */
  readonly Phone2?: string;
  /** Fax number. Absent if it has no value. */
  readonly Fax1?: string;
  /** Contact person. Absent if it has no value. */
  readonly Attention?: string;
  /** Email address. Absent if it has no value. */
  readonly EmailAddress?: string;
  /** Whether new documents can use it. */
  readonly IsActive: boolean;
  /** Fields that the book can no longer read; empty if it can read all. */
  readonly readErrors: readonly ReadError[];
}

/** The address in full. */
export interface GeneralAddressGet extends ReadResult {
  /** Code of the record. */
  readonly code: string;
  /** The record under canonical names. */
  readonly document: GeneralAddressRecord;
  /** The record under native names. */
  readonly fields: GeneralAddressFields;
  /** What an update can do with each field, by native name. */
  readonly fieldCapabilities: FieldCapabilities;
}

/** What create-general-address would save. */
export interface GeneralAddressValidate extends ValidateResult {
  /** Code of the record. */
  readonly code: string;
  /** The record as it would be saved, under native names. */
  readonly fields: GeneralAddressFields;
}

/** The address as saved. */
export interface GeneralAddressSaved extends WriteResult {
  /** Code of the record. */
  readonly code: string;
  /** The record under canonical names. */
  readonly document: GeneralAddressRecord;
  /** The record under native names. */
  readonly fields: GeneralAddressFields;
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
}

/** The address as saved. */
export interface GeneralAddressUpdated extends WriteResult {
  /** Code of the record. */
  readonly code: string;
  /** The record under canonical names. Absent if validateOnly is true. */
  readonly document?: GeneralAddressRecord;
  /** The record under native names. */
  readonly fields: GeneralAddressFields;
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** True: the payload is valid. Absent unless validateOnly is true. */
  readonly valid?: true;
}

/** One area. */
export interface GeneralAreaRow {
  /** Code that documents and other records refer to. */
  readonly code: string;
  /** Meaning of the code. Absent if it has no value. */
  readonly description?: string;
  /** Whether new documents can use it. */
  readonly isActive: boolean;
  /** When the record was last changed. */
  readonly lastModified: string;
}

/** Areas by code. */
export interface GeneralAreaList extends ReadResult {
  /** The rows. */
  readonly rows: readonly GeneralAreaRow[];
  /** Whether there are more rows than this result contains. */
  readonly truncated: boolean;
}

/** A area with the defaults of the book. */
export interface GeneralAreaRecord {
  /** Code that documents and other records refer to. */
  readonly code: string;
  /** Meaning of the code. Absent if it has no value. */
  readonly description?: string;
  /** Whether new documents can use it. */
  readonly isActive: boolean;
}

/** Fields of areas, by native name. */
export interface GeneralAreaFields {
  /** Code that documents and other records refer to. */
  readonly Code: string;
  /** Meaning of the code. Absent if it has no value. */
  readonly Description?: string;
  /** Whether new documents can use it. */
  readonly IsActive: boolean;
  /** Fields that the book can no longer read; empty if it can read all. */
  readonly readErrors: readonly ReadError[];
}

/** The area in full. */
export interface GeneralAreaGet extends ReadResult {
  /** Code of the record. */
  readonly code: string;
  /** The record under canonical names. */
  readonly document: GeneralAreaRecord;
  /** The record under native names. */
  readonly fields: GeneralAreaFields;
  /** What an update can do with each field, by native name. */
  readonly fieldCapabilities: FieldCapabilities;
}

/** What create-general-area would save. */
export interface GeneralAreaValidate extends ValidateResult {
  /** Code of the record. */
  readonly code: string;
  /** The record as it would be saved, under native names. */
  readonly fields: GeneralAreaFields;
}

/** The area as saved. */
export interface GeneralAreaSaved extends WriteResult {
  /** Code of the record. */
  readonly code: string;
  /** The record under canonical names. */
  readonly document: GeneralAreaRecord;
  /** The record under native names. */
  readonly fields: GeneralAreaFields;
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
}

/** The area as saved. */
export interface GeneralAreaUpdated extends WriteResult {
  /** Code of the record. */
  readonly code: string;
  /** The record under canonical names. Absent if validateOnly is true. */
  readonly document?: GeneralAreaRecord;
  /** The record under native names. */
  readonly fields: GeneralAreaFields;
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** True: the payload is valid. Absent unless validateOnly is true. */
  readonly valid?: true;
}

/** One credit note type. */
export interface GeneralCnTypeRow {
  /** Code that documents and other records refer to. */
  readonly code: string;
  /** Meaning of the code. Absent if it has no value. */
  readonly description?: string;
  /** Whether these credit notes change only the price and move no stock. */
  readonly isPriceOnly: boolean;
  /** Whether new documents can use it. */
  readonly isActive: boolean;
  /** When the record was last changed. */
  readonly lastModified: string;
}

/** Credit note types by code. */
export interface GeneralCnTypeList extends ReadResult {
  /** The rows. */
  readonly rows: readonly GeneralCnTypeRow[];
  /** Whether there are more rows than this result contains. */
  readonly truncated: boolean;
}

/** A credit note type with the defaults of the book. */
export interface GeneralCnTypeRecord {
  /** Code that documents and other records refer to. */
  readonly code: string;
  /** Meaning of the code. Absent if it has no value. */
  readonly description?: string;
  /** Whether these credit notes change only the price and move no stock. */
  readonly isPriceOnly: boolean;
  /** Whether new documents can use it. */
  readonly isActive: boolean;
}

/** Fields of credit note types, by native name. */
export interface GeneralCnTypeFields {
  /** Code that documents and other records refer to. */
  readonly Code: string;
  /** Meaning of the code. Absent if it has no value. */
  readonly Description?: string;
  /** Whether these credit notes change only the price and move no stock. */
  readonly IsPriceOnly: boolean;
  /** Whether new documents can use it. */
  readonly IsActive: boolean;
  /** Fields that the book can no longer read; empty if it can read all. */
  readonly readErrors: readonly ReadError[];
}

/** The credit note type in full. */
export interface GeneralCnTypeGet extends ReadResult {
  /** Code of the record. */
  readonly code: string;
  /** The record under canonical names. */
  readonly document: GeneralCnTypeRecord;
  /** The record under native names. */
  readonly fields: GeneralCnTypeFields;
  /** What an update can do with each field, by native name. */
  readonly fieldCapabilities: FieldCapabilities;
}

/** What create-general-cn-type would save. */
export interface GeneralCnTypeValidate extends ValidateResult {
  /** Code of the record. */
  readonly code: string;
  /** The record as it would be saved, under native names. */
  readonly fields: GeneralCnTypeFields;
}

/** The credit note type as saved. */
export interface GeneralCnTypeSaved extends WriteResult {
  /** Code of the record. */
  readonly code: string;
  /** The record under canonical names. */
  readonly document: GeneralCnTypeRecord;
  /** The record under native names. */
  readonly fields: GeneralCnTypeFields;
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
}

/** The credit note type as saved. */
export interface GeneralCnTypeUpdated extends WriteResult {
  /** Code of the record. */
  readonly code: string;
  /** The record under canonical names. Absent if validateOnly is true. */
  readonly document?: GeneralCnTypeRecord;
  /** The record under native names. */
  readonly fields: GeneralCnTypeFields;
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** True: the payload is valid. Absent unless validateOnly is true. */
  readonly valid?: true;
}

/** One currency. */
export interface GeneralCurrencyRow {
  /** Code that documents and other records refer to. */
  readonly code: string;
  /** Meaning of the code. Absent if it has no value. */
  readonly description?: string;
  /** Sign to print, for example ¥. Absent if it has no value. */
  readonly symbol?: string;
  /** What one unit is worth in base currency. In base currency per unit of the currency. Null if the book has no rate for it. */
  readonly rate: number | null;
  /** Rate for buying from the bank. In base currency per unit of the currency. Absent if it has no value. */
  readonly buyRate?: number;
  /** Rate for selling to the bank. In base currency per unit of the currency. Absent if it has no value. */
  readonly sellRate?: number;
  /** First day of these rates. Absent if it has no value. */
  readonly effectiveDate?: string;
  /** Whether new documents can use it. */
  readonly isActive: boolean;
  /** When the record was last changed. */
  readonly lastModified: string;
}

/** Currencies by code. */
export interface GeneralCurrencyList extends ReadResult {
  /** The rows. */
  readonly rows: readonly GeneralCurrencyRow[];
  /** Whether there are more rows than this result contains. */
  readonly truncated: boolean;
}

/** A currency with the defaults of the book. */
export interface GeneralCurrencyRecord {
  /** Code that documents and other records refer to. */
  readonly code: string;
  /** Meaning of the code. Absent if it has no value. */
  readonly description?: string;
  /** Sign to print, for example ¥. Absent if it has no value. */
  readonly symbol?: string;
  /** What one unit is worth in base currency. In base currency per unit of the currency. Null if the book has no rate for it. */
  readonly rate: number | null;
  /** Rate for buying from the bank. In base currency per unit of the currency. Absent if it has no value. */
  readonly buyRate?: number;
  /** Rate for selling to the bank. In base currency per unit of the currency. Absent if it has no value. */
  readonly sellRate?: number;
  /** First day of these rates. Absent if it has no value. */
  readonly effectiveDate?: string;
  /** Whether new documents can use it. */
  readonly isActive: boolean;
}

/** Fields of currencies, by native name. */
export interface GeneralCurrencyFields {
  /** Code that documents and other records refer to. */
  readonly Code: string;
  /** Meaning of the code. Absent if it has no value. */
  readonly Description?: string;
  /** Sign to print, for example ¥. Absent if it has no value. */
  readonly CurrencySymbol?: string;
  /** What one unit is worth in base currency. In base currency per unit of the currency. Null if the book has no rate for it. */
  readonly Rate: number | null;
  /** Rate for buying from the bank. In base currency per unit of the currency. Absent if it has no value. */
  readonly BankBuyRate?: number;
  /** Rate for selling to the bank. In base currency per unit of the currency. Absent if it has no value. */
  readonly BankSellRate?: number;
  /** First day of these rates. Absent if it has no value. */
  readonly EffectiveDate?: string;
  /** Whether new documents can use it. */
  readonly IsActive: boolean;
  /** Fields that the book can no longer read; empty if it can read all. */
  readonly readErrors: readonly ReadError[];
}

/** The currency in full. */
export interface GeneralCurrencyGet extends ReadResult {
  /** Code of the record. */
  readonly code: string;
  /** The record under canonical names. */
  readonly document: GeneralCurrencyRecord;
  /** The record under native names. */
  readonly fields: GeneralCurrencyFields;
  /** What an update can do with each field, by native name. */
  readonly fieldCapabilities: FieldCapabilities;
}

/** What create-general-currency would save. */
export interface GeneralCurrencyValidate extends ValidateResult {
  /** Code of the record. */
  readonly code: string;
  /** The record as it would be saved, under native names. */
  readonly fields: GeneralCurrencyFields;
}

/** The currency as saved. */
export interface GeneralCurrencySaved extends WriteResult {
  /** Code of the record. */
  readonly code: string;
  /** The record under canonical names. */
  readonly document: GeneralCurrencyRecord;
  /** The record under native names. */
  readonly fields: GeneralCurrencyFields;
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
}

/** The currency as saved. */
export interface GeneralCurrencyUpdated extends WriteResult {
  /** Code of the record. */
  readonly code: string;
  /** The record under canonical names. Absent if validateOnly is true. */
  readonly document?: GeneralCurrencyRecord;
  /** The record under native names. */
  readonly fields: GeneralCurrencyFields;
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** True: the payload is valid. Absent unless validateOnly is true. */
  readonly valid?: true;
}

/** Payment methods by code. */
export interface GeneralPaymentMethodList extends ReadResult {
  /** The rows. */
  readonly rows: readonly GeneralPaymentMethodRow[];
  /** Whether there are more rows than this result contains. */
  readonly truncated: boolean;
}

/** A payment method with the defaults of the book. */
export interface GeneralPaymentMethodRecord {
  /** Code that documents and other records refer to. */
  readonly code: string;
  /** Meaning of the code. Absent if it has no value. */
  readonly description?: string;
  /** Bank, cash or deposit GL account behind the method. */
  readonly accountNo: string;
  /** Payment type such as Cash, Cheque, Bank Transfer, Credit Card or e-Wallet. Absent if it has no value. */
  readonly paymentBy?: string;
  /** Bank charge in per cent of the amount. In percent. */
  readonly bankChargeRate: number;
  /** Whether this method uses up a deposit. */
  readonly isDeposit: boolean;
  /** Payment mode of the e-invoice: 01 cash, 02 cheque, 03 bank transfer, 04 credit card, 05 debit card, 06 e-wallet, 07 digital bank, 08 others. Absent if it has no value. */
  readonly einvoiceMode?: '01' | '02' | '03' | '04' | '05' | '06' | '07' | '08';
  /** Whether new documents can use it. */
  readonly isActive: boolean;
}

/** Fields of payment methods, by native name. */
export interface GeneralPaymentMethodFields {
  /** Code that documents and other records refer to. */
  readonly Code: string;
  /** Meaning of the code. Absent if it has no value. */
  readonly Description?: string;
  /** Bank, cash or deposit GL account behind the method. */
  readonly BankAccount: string;
  /** Payment type such as Cash, Cheque, Bank Transfer, Credit Card or e-Wallet. Absent if it has no value. */
  readonly PaymentBy?: string;
  /** Bank charge in per cent of the amount. In percent. */
  readonly BankChargeRate: number;
  /** Whether this method uses up a deposit. */
  readonly IsDeposit: boolean;
  /** Payment mode of the e-invoice: 01 cash, 02 cheque, 03 bank transfer, 04 credit card, 05 debit card, 06 e-wallet, 07 digital bank, 08 others. Absent if it has no value. */
  readonly EinvoiceMode?: '01' | '02' | '03' | '04' | '05' | '06' | '07' | '08';
  /** Whether new documents can use it. */
  readonly IsActive: boolean;
  /** Fields that the book can no longer read; empty if it can read all. */
  readonly readErrors: readonly ReadError[];
}

/** The payment method in full. */
export interface GeneralPaymentMethodGet extends ReadResult {
  /** Code of the record. */
  readonly code: string;
  /** The record under canonical names. */
  readonly document: GeneralPaymentMethodRecord;
  /** The record under native names. */
  readonly fields: GeneralPaymentMethodFields;
  /** What an update can do with each field, by native name. */
  readonly fieldCapabilities: FieldCapabilities;
}

/** What create-general-payment-method would save. */
export interface GeneralPaymentMethodValidate extends ValidateResult {
  /** Code of the record. */
  readonly code: string;
  /** The record as it would be saved, under native names. */
  readonly fields: GeneralPaymentMethodFields;
}

/** The payment method as saved. */
export interface GeneralPaymentMethodSaved extends WriteResult {
  /** Code of the record. */
  readonly code: string;
  /** The record under canonical names. */
  readonly document: GeneralPaymentMethodRecord;
  /** The record under native names. */
  readonly fields: GeneralPaymentMethodFields;
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
}

/** The payment method as saved. */
export interface GeneralPaymentMethodUpdated extends WriteResult {
  /** Code of the record. */
  readonly code: string;
  /** The record under canonical names. Absent if validateOnly is true. */
  readonly document?: GeneralPaymentMethodRecord;
  /** The record under native names. */
  readonly fields: GeneralPaymentMethodFields;
  /** What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true. */
  readonly fieldCapabilities?: FieldCapabilities;
  /** True: the payload is valid. Absent unless validateOnly is true. */
  readonly valid?: true;
}
