# Written from the catalog by `npm run golden`; do not edit.
from typing import Any, Callable, Dict, Literal, Mapping, Optional, Sequence, Union

from typing_extensions import NotRequired, TypedDict, Unpack

class RunOptions(TypedDict, total=False):
    command_id: Optional[str]
    """Chosen by you and unique forever; a random one by default. The same id never runs twice."""
    company_id: Optional[str]
    connector_id: Optional[str]
    deadline_seconds: Optional[float]
    """How long the call can take, retries and waiting included."""
    keep: Optional[Callable[[str], Any]]
    """Called before anything is sent: store the id here, and a crash cannot lose the command."""
    on_status: Optional[Callable[[Dict[str, Any]], Any]]
    """Called when the status changes, first with the one at the start."""

class DocumentListDocNoDebtorCodePayload(TypedDict):
    dateFrom: NotRequired[str]
    """First date to include."""
    dateTo: NotRequired[str]
    """Last date to include."""
    debtorCode: NotRequired[str]
    """Only documents of this party."""
    docNo: NotRequired[str]
    """Only the document with this number."""
    keys: NotRequired[Sequence[str]]
    """Only the documents with these numbers, 1 to 500, each once."""
    status: NotRequired[Literal["Draft", "Saved", "Void"]]
    """Only documents in this status."""
    search: NotRequired[str]
    """Only those with this text in the number, the references, the description or the name of the party; case does not matter."""
    changedSince: NotRequired[str]
    """Only what was created, changed or voided at or after this timestamp. The list then starts with the latest change."""
    limit: NotRequired[int]
    """Maximum rows to return (default 5,000)."""
    cursor: NotRequired[str]
    """nextCursor from the previous result, to get the next page."""

class DocumentRowResult(TypedDict):
    docKey: str
    """Key of the document."""
    docType: str
    """Type of the document."""
    docNo: str
    """Number of the document."""
    docDate: str
    """Date of the document."""
    dueDate: NotRequired[str]
    """Due date. Absent if documents of this type have none."""
    party: Optional[str]
    """Code of the customer or supplier. None if the document has none."""
    partyName: Optional[str]
    """Name of the customer or supplier. None if the document has none."""
    currencyCode: str
    """Currency of the document."""
    currencyRate: float
    """Exchange rate of the document. In base currency per unit of the currency."""
    netTotal: float
    """Total before tax. In document currency."""
    tax: float
    """Total tax. In document currency."""
    finalTotal: float
    """Total including tax and rounding. In document currency."""
    localTotal: float
    """Total including tax and rounding. In base currency."""
    outstanding: float
    """What is still open: positive if owed by the customer (AR) or to the supplier (AP), negative if it is unapplied credit. In document currency."""
    status: Literal["Draft", "Saved", "Void"]
    """Status of the document."""
    description: Optional[str]
    """Narration of the document. None if it has none."""
    ref: Optional[str]
    """Reference of the document. None if it has none."""
    lastModified: str
    """When the document was last changed."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields by name, without the UDF_ prefix. Absent if the document has none."""
    sourceType: NotRequired[str]
    """Type of the document, if it belongs to another family. Absent if it belongs to this family."""

class ListedDocumentResult(DocumentRowResult):
    pass

class Warning(TypedDict):
    code: str
    """A stable code, for example CREDIT_LIMIT_EXCEEDED."""
    path: NotRequired[str]
    """JSON pointer to the field; absent or empty for the whole command."""
    message: str
    """A sentence."""
    wording: NotRequired[Mapping[str, Any]]
    """The message as a key and parameters, with which the portal shows it in other languages. Absent if there is none."""

class ReadResultResult(TypedDict):
    ok: Literal[True]
    """True: the read succeeded."""
    count: int
    """The number of rows in this result; 1 for a single document, record or report."""
    nextCursor: Optional[str]
    """Send it as cursor to get the next rows. None if there are no more."""
    warnings: NotRequired[Sequence[Warning]]
    """Warnings, such as fields that were ignored. Absent if there are none."""

class DocumentListResult(ReadResultResult):
    rows: Sequence[ListedDocumentResult]
    """The rows."""
    truncated: bool
    """Whether there are more rows than this result contains."""

class SalesLineFilterPayload(TypedDict):
    itemCode: NotRequired[str]
    """Only lines of this item."""
    debtorCode: NotRequired[str]
    """Only documents of this party."""
    docNo: NotRequired[str]
    """Only lines of this document."""
    keys: NotRequired[Sequence[str]]
    """Only the documents with these numbers, 1 to 500, each once."""
    dateFrom: NotRequired[str]
    """First date to include."""
    dateTo: NotRequired[str]
    """Last date to include."""
    limit: NotRequired[int]
    """Maximum rows to return (default 500)."""
    cursor: NotRequired[str]
    """nextCursor from the previous result, to get the next page."""

class LineHeadResult(TypedDict):
    docKey: str
    """Key of the document."""
    docType: str
    """Type of the document."""
    docNo: str
    """Number of the document."""
    docDate: str
    """Date of the document."""
    party: Optional[str]
    """Code of the customer or supplier. None if the document has none."""
    partyName: Optional[str]
    """Name of the customer or supplier. None if the document has none."""
    currencyCode: str
    """Currency of the document."""
    status: Literal["Draft", "Saved", "Void"]
    """Status of the document."""
    dtlKey: str
    """Key of the line."""
    seq: int
    """Position of the line, from 1."""
    subTotal: float
    """Amount of the line after discount; includes tax if the document’s prices do. In document currency."""
    taxAmount: float
    """Tax of the line. In document currency."""
    netAmount: float
    """Amount of the line before tax. In document currency."""
    localNetAmount: float
    """Amount of the line before tax. In base currency."""
    localTaxAmount: float
    """Tax of the line. In base currency."""

class AdvancedQuotationLinesListRowResult(LineHeadResult):
    itemCode: NotRequired[str]
    """Item code. Absent if it has no value."""
    barCode: NotRequired[str]
    """Barcode. Absent if it has no value."""
    description: NotRequired[str]
    """Text of the line. Absent if it has no value."""
    description2: NotRequired[str]
    """Second text of the line. Absent if it has no value."""
    furtherDescription: NotRequired[str]
    """Long text of the line, rich text. Absent if it has no value."""
    qty: NotRequired[float]
    """Quantity of the line. In unit of the line. Absent if it has no value."""
    focQty: NotRequired[float]
    """Additional quantity at no charge. In unit of the line. Absent if it has no value."""
    uom: NotRequired[str]
    """Unit of measure of the item. Absent if it has no value."""
    unitPrice: NotRequired[float]
    """Price of one unit in the document’s currency. In document currency per unit. Absent if it has no value."""
    unitCost: NotRequired[float]
    """Cost of one unit. In base currency per unit. Absent if it has no value."""
    discount: NotRequired[Union[str, float]]
    """Discount: percentages and amounts joined by +, applied from left to right, such as 10%, 5%+3% or 12.50. Absent if it has no value."""
    taxCode: NotRequired[str]
    """Tax code of the line. Absent if it has no value."""
    taxRate: NotRequired[float]
    """Tax rate. In percent. Absent if the line has no tax code."""
    amount: NotRequired[float]
    """Amount of the line before tax, for lines without quantity and price. In document currency. Absent if it has no value."""
    accountNo: NotRequired[str]
    """GL account that the line is posted to. Absent if nothing is posted for the line."""
    location: NotRequired[str]
    """Exact active stock location. Absent if it has no value."""
    fromLocation: NotRequired[str]
    """Source location. Absent if it has no value."""
    toLocation: NotRequired[str]
    """Destination location. Absent if it has no value."""
    batchNo: NotRequired[str]
    """Batch number, for items with batch control. Absent if it has no value."""
    serialNo: NotRequired[str]
    """Serial numbers, separated by commas, for items with serial numbers. Absent if it has no value."""
    project: NotRequired[str]
    """Project code of the line. Absent if it has no value."""
    department: NotRequired[str]
    """Department code of the line. Absent if it has no value."""
    classification: NotRequired[str]
    """Classification code of the e-invoice. Absent if it has no value."""
    deliveryDate: NotRequired[str]
    """Delivery date of the line. Absent if it has no value."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields by name, without the UDF_ prefix. Absent if it has no value."""
    packageCode: NotRequired[str]
    """Item package that the line is a component of. Absent unless it is one."""
    packageQty: NotRequired[float]
    """Number of packages. In unit of the line. Absent unless the line is the first of a package."""

class AdvancedQuotationLinesListResult(ReadResultResult):
    rows: Sequence[AdvancedQuotationLinesListRowResult]
    """The rows."""

class GetDocumentPayload(TypedDict):
    docNo: str
    """Number of the document."""

class ReadErrorResult(TypedDict):
    path: str
    """Path of the field."""
    message: str
    """Why it could not be read."""

class DocumentFieldsResult(TypedDict):
    DocKey: str
    """Key of the document."""
    DocType: str
    """Type of the document, for example IV."""
    DocNo: str
    """Number of the document."""
    DocDate: str
    """Date of the document."""
    DueDate: NotRequired[str]
    """Due date. Absent if documents of this type have none."""
    CurrencyCode: str
    """Currency of the document."""
    CurrencyRate: float
    """Exchange rate of the document. In base currency per unit of the currency."""
    NetTotal: float
    """Total before tax. In document currency."""
    Tax: float
    """Total tax. In document currency."""
    RoundAdj: float
    """Rounding to five sen, which is part of FinalTotal. In document currency."""
    FinalTotal: float
    """Total including tax and rounding. In document currency."""
    LocalNetTotal: float
    """Total before tax. In base currency."""
    LocalTax: float
    """Total tax. In base currency."""
    LocalTotal: float
    """Total including tax and rounding. In base currency."""
    Outstanding: float
    """What is still open: positive if owed by the customer (AR) or to the supplier (AP), negative if it is unapplied credit. In document currency."""
    Status: Literal["Draft", "Saved", "Void"]
    """Status of the document."""
    Cancelled: bool
    """Whether the document is void."""
    EInvoiceStatus: NotRequired[str]
    """Status of the e-invoice. Absent if the document was never submitted as an e-invoice."""
    EInvoiceUuid: NotRequired[Optional[str]]
    """Id of the e-invoice. None if the gateway has not given one. Absent if the document was never submitted as an e-invoice."""
    EInvoiceLongId: NotRequired[Optional[str]]
    """Long id of the e-invoice. None unless it is valid. Absent if the document was never submitted as an e-invoice."""
    EInvoiceValidatedAt: NotRequired[Optional[str]]
    """When it became valid. None unless it is valid. Absent if the document was never submitted as an e-invoice."""
    EInvoiceValidationLink: NotRequired[Optional[str]]
    """Link for the buyer to verify it. None unless it is valid. Absent if the document was never submitted as an e-invoice."""
    EInvoiceGatheredIn: NotRequired[str]
    """Number of the consolidated or self-billed e-invoice that contains it. Absent unless it is part of one."""
    CreatedTimeStamp: str
    """When the document was created."""
    LastModified: str
    """When the document was last changed."""
    TransferStatus: NotRequired[Literal["none", "partial", "full"]]
    """How much of the document has been transferred. Absent except in the result of get, and if it has no lines with quantities."""
    readErrors: Sequence[ReadErrorResult]
    """Fields that the book can no longer read; empty if it can read all."""

class AdvancedQuotationFieldsResult(DocumentFieldsResult):
    DebtorCode: str
    """Customer (debtor) code."""
    DebtorName: NotRequired[str]
    """Name of the customer, as printed. Absent if it has no value."""
    Agent: NotRequired[str]
    """Sales agent code. Absent if it has no value."""
    SalesLocation: NotRequired[str]
    """Exact active location code. Absent if it has no value."""
    MultiPrice: NotRequired[str]
    """Price category that sets prices of lines without a unit price. Absent if it has no value."""
    Description: NotRequired[str]
    """Narration of the whole document. Absent if it has no value."""
    Ref: NotRequired[str]
    """Your own reference, for example an order number of the web shop. Absent if it has no value."""
    ProjNo: NotRequired[str]
    """Project code of the header. Absent if it has no value."""
    DeptNo: NotRequired[str]
    """Department code of the header. Absent if it has no value."""
    UserDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields by name, without the UDF_ prefix. Absent if it has no value."""
    OurRef: NotRequired[str]
    """Our reference. Absent if it has no value."""
    YourRef: NotRequired[str]
    """The other party’s reference. Absent if it has no value."""
    DisplayTerm: NotRequired[str]
    """Credit term. Absent if it has no value."""
    InclusiveTax: NotRequired[bool]
    """Whether unit prices include tax. Absent if it has no value."""
    TaxDate: NotRequired[str]
    """Tax date. Absent if it has no value."""
    TaxEntityID: NotRequired[int]
    """Tax entity maintenance id of the header, the party of an e-invoice. Absent if it has no value."""
    BranchCode: NotRequired[str]
    """Branch of the debtor or creditor. Absent if it has no value."""
    AccNo: NotRequired[str]
    """GL posting account for lines without one. Absent if it has no value."""
    Attention: NotRequired[str]
    """Contact person. Absent if it has no value."""
    Phone1: NotRequired[str]
    """First phone number. Absent if it has no value."""
    Phone2: NotRequired[str]
    """Second phone number. Absent if it has no value."""
    Fax1: NotRequired[str]
    """Fax number. Absent if it has no value."""
    InvAddr1: NotRequired[str]
    """First line of the billing address. Absent if it has no value."""
    InvAddr2: NotRequired[str]
    """Second line of the billing address. Absent if it has no value."""
    InvAddr3: NotRequired[str]
    """Third line of the billing address. Absent if it has no value."""
    InvAddr4: NotRequired[str]
    """Fourth line of the billing address. Absent if it has no value."""
    DeliverAddr1: NotRequired[str]
    """First line of the delivery address. Absent if it has no value."""
    DeliverAddr2: NotRequired[str]
    """Second line of the delivery address. Absent if it has no value."""
    DeliverAddr3: NotRequired[str]
    """Third line of the delivery address. Absent if it has no value."""
    DeliverAddr4: NotRequired[str]
    """Fourth line of the delivery address. Absent if it has no value."""
    DeliverContact: NotRequired[str]
    """Contact person at the delivery address. Absent if it has no value."""
    DeliverPhone1: NotRequired[str]
    """Phone number at the delivery address. Absent if it has no value."""
    Note: NotRequired[str]
    """Note of the document, plain text or RTF. Absent if it has no value."""
    Remark1: NotRequired[str]
    """First remark. Absent if it has no value."""
    Remark2: NotRequired[str]
    """Second remark. Absent if it has no value."""
    Remark3: NotRequired[str]
    """Third remark. Absent if it has no value."""
    Remark4: NotRequired[str]
    """Fourth remark. Absent if it has no value."""
    RefDocNo: NotRequired[str]
    """Number of the document that this one refers to. Absent if it has no value."""
    ShipVia: NotRequired[str]
    """Shipping method code. Absent if it has no value."""
    ShipInfo: NotRequired[str]
    """Shipping information, for example a tracking number. Absent if it has no value."""
    WithholdingTaxVersion: NotRequired[str]
    """Native enum of the withholding tax version. Absent if it has no value."""

class SalesLineResultResult(TypedDict):
    dtlKey: NotRequired[str]
    """Key of the line. Absent in the result of a validation, which saves nothing."""
    seq: int
    """Position of the line, from 1."""
    itemCode: NotRequired[str]
    """Item code. Absent if it has no value."""
    barCode: NotRequired[str]
    """Barcode. Absent if it has no value."""
    description: NotRequired[str]
    """Text of the line. Absent if it has no value."""
    description2: NotRequired[str]
    """Second text of the line. Absent if it has no value."""
    furtherDescription: NotRequired[str]
    """Long text of the line, rich text. Absent if it has no value."""
    qty: NotRequired[float]
    """Quantity of the line. In unit of the line. Absent if it has no value."""
    focQty: NotRequired[float]
    """Additional quantity at no charge. In unit of the line. Absent if it has no value."""
    uom: NotRequired[str]
    """Unit of measure of the item. Absent if it has no value."""
    unitPrice: NotRequired[float]
    """Price of one unit in the document’s currency. In document currency per unit. Absent if it has no value."""
    unitCost: NotRequired[float]
    """Cost of one unit. In base currency per unit. Absent if it has no value."""
    discount: NotRequired[Union[str, float]]
    """Discount: percentages and amounts joined by +, applied from left to right, such as 10%, 5%+3% or 12.50. Absent if it has no value."""
    taxCode: NotRequired[str]
    """Tax code of the line. Absent if it has no value."""
    taxRate: NotRequired[float]
    """Tax rate. In percent. Absent if the line has no tax code."""
    taxAmount: float
    """Tax of the line. In document currency."""
    amount: NotRequired[float]
    """Amount of the line before tax, for lines without quantity and price. In document currency. Absent if it has no value."""
    accountNo: NotRequired[str]
    """GL account that the line is posted to. Absent if nothing is posted for the line."""
    location: NotRequired[str]
    """Exact active stock location. Absent if it has no value."""
    fromLocation: NotRequired[str]
    """Source location. Absent if it has no value."""
    toLocation: NotRequired[str]
    """Destination location. Absent if it has no value."""
    batchNo: NotRequired[str]
    """Batch number, for items with batch control. Absent if it has no value."""
    serialNo: NotRequired[str]
    """Serial numbers, separated by commas, for items with serial numbers. Absent if it has no value."""
    project: NotRequired[str]
    """Project code of the line. Absent if it has no value."""
    department: NotRequired[str]
    """Department code of the line. Absent if it has no value."""
    classification: NotRequired[str]
    """Classification code of the e-invoice. Absent if it has no value."""
    deliveryDate: NotRequired[str]
    """Delivery date of the line. Absent if it has no value."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields by name, without the UDF_ prefix. Absent if it has no value."""
    subTotal: float
    """Amount of the line after discount; includes tax if the document’s prices do. In document currency."""
    netAmount: float
    """Amount of the line before tax. In document currency."""
    packageCode: NotRequired[str]
    """Item package that the line is a component of. Absent unless it is one."""
    packageQty: NotRequired[float]
    """Number of packages. In unit of the line. Absent unless the line is the first of a package."""
    transferedQty: NotRequired[float]
    """Quantity transferred to further documents. In unit of the line. Absent except in the result of get, and on lines without a quantity."""
    outstandingQty: NotRequired[float]
    """Quantity that can still be transferred. In unit of the line. Absent except in the result of get, and on lines without a quantity."""
    returnedQty: NotRequired[float]
    """Quantity returned. In unit of the line. Absent except in the result of get, and on lines without a quantity."""
    returnableQty: NotRequired[float]
    """Quantity that can still be returned. In unit of the line. Absent except in the result of get, and on lines without a quantity."""

class PaymentRowResultResult(TypedDict):
    paymentMethod: NotRequired[str]
    """Payment method code. Absent if it has no value."""
    paymentBy: NotRequired[str]
    """Payment type such as Cash, Cheque, Bank Transfer or Credit Card. Absent if it has no value."""
    paymentAmount: float
    """Amount paid. In document currency."""
    chequeNo: NotRequired[str]
    """Cheque or reference number. Absent if it has no value."""
    bankCharge: NotRequired[float]
    """Bank charge that is part of the amount. In document currency. Absent if it has no value."""
    paymentAccountNo: str
    """Bank, cash or deposit GL account of the payment."""
    bankChargeAccountNo: NotRequired[str]
    """GL account of the bank charge. Absent if it has no value."""
    creditCardApprovalCode: NotRequired[str]
    """Approval or reference code of the card payment. Absent if it has no value."""
    depositDocNo: NotRequired[str]
    """Number of an unused deposit of the same party that pays this row. Absent if it has no value."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields by name, without the UDF_ prefix. Absent if it has no value."""
    dtlKey: NotRequired[str]
    """Key of the row. Absent if a book of an earlier version wrote it."""
    depositDocKey: NotRequired[str]
    """Key of the deposit that pays the row. Absent unless a deposit pays it."""

class NoKnockOffsResult(TypedDict):
    pass

class DocumentLinkResult(TypedDict):
    direction: Literal["from", "to"]
    """from: the other document came first; to: it came after."""
    kind: Literal["next", "return", "procure"]
    """How the two belong together."""
    docType: str
    """Type of the other document."""
    docNo: str
    """Number of the other document."""
    docKey: str
    """Key of the other document."""
    fromDtlKey: str
    """Key of the line of the earlier document."""
    toDtlKey: str
    """Key of the line of the later document."""
    qty: float
    """Quantity that the link carries. In unit of the line."""

class Posting(TypedDict):
    accountNo: str
    """The GL account."""
    party: Union[str, None]
    """The debtor or creditor of a control account; otherwise null."""
    debit: float
    """Amount in base currency; 0 on a credit row."""
    credit: float
    """Amount in base currency; 0 on a debit row."""

class FieldCapabilities(TypedDict):
    header: Mapping[str, Mapping[str, Any]]
    """The fields of the header, by native name."""
    detail: NotRequired[Mapping[str, Mapping[str, Any]]]
    """The fields of a line, by native name."""
    userDefinedFields: NotRequired[Mapping[str, Mapping[str, Any]]]
    """The user-defined fields, by name without prefix."""
    detailUserDefinedFields: NotRequired[Mapping[str, Mapping[str, Any]]]
    """The user-defined fields of a line."""
    paymentUserDefinedFields: NotRequired[Mapping[str, Mapping[str, Any]]]
    """The user-defined fields of a payment row."""
    detailModes: NotRequired[Sequence[Literal["update", "append", "replace", "delete"]]]
    """The ways its lines can be edited."""

class DocumentIdentityResult(TypedDict):
    docKey: str
    """Key of the document."""
    docNo: str
    """Number of the document."""

class DocumentReferenceResult(TypedDict):
    document: DocumentIdentityResult
    """The document by key and number."""
    docType: str
    """Type of the document, for example IV."""
    docKey: str
    """Key of the document, as in document."""
    docNo: str
    """Number of the document, as in document."""

class AdvancedQuotationGetResult(ReadResultResult, DocumentReferenceResult):
    fields: AdvancedQuotationFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[SalesLineResultResult]
    """The lines as reloaded."""
    payments: Sequence[PaymentRowResultResult]
    """The payments as reloaded."""
    knockOffs: Sequence[NoKnockOffsResult]
    """Empty: these documents settle no others."""
    links: Sequence[DocumentLinkResult]
    """The documents that it came from and went to."""
    postings: Sequence[Posting]
    """The rows that the document posts to the general ledger."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent if documents of this type cannot be updated."""
    sourceType: NotRequired[str]
    """Type of the document, which belongs to another family. Absent if it belongs to this family."""

class SalesLinePayload(TypedDict):
    itemCode: NotRequired[str]
    """Item code; leave it out for account and service lines."""
    barCode: NotRequired[str]
    """Barcode; selects the item and its unit if there is no itemCode."""
    description: NotRequired[str]
    """Text of the line (default: the item’s description)."""
    description2: NotRequired[str]
    """Second text of the line."""
    furtherDescription: NotRequired[str]
    """Long text of the line, rich text."""
    qty: NotRequired[float]
    """Quantity in the unit of the line."""
    focQty: NotRequired[float]
    """Additional quantity at no charge."""
    uom: NotRequired[str]
    """Unit of measure of the item (default: its base unit)."""
    unitPrice: NotRequired[float]
    """Price of one unit in the document’s currency."""
    unitCost: NotRequired[float]
    """Cost of one unit, if the document has one."""
    discount: NotRequired[Union[str, float]]
    """Discount: percentages and amounts joined by +, applied from left to right, such as 10%, 5%+3% or 12.50."""
    taxCode: NotRequired[str]
    """Tax code of the line (default: the item’s, then the party’s)."""
    taxRate: NotRequired[float]
    """Tax rate in percent; it must be the rate of the tax code, so you can leave it out."""
    taxAmount: NotRequired[float]
    """Tax of the line, if it differs from the calculated tax by rounding."""
    amount: NotRequired[float]
    """Amount of the line before tax, for lines without quantity and price."""
    accountNo: NotRequired[str]
    """GL posting account; takes precedence over the top-level accountNo."""
    location: NotRequired[str]
    """Exact active stock location; takes precedence over the location of the header. Stock lines need one."""
    fromLocation: NotRequired[str]
    """Source location."""
    toLocation: NotRequired[str]
    """Destination location."""
    batchNo: NotRequired[str]
    """Batch number, for items with batch control."""
    serialNo: NotRequired[str]
    """Serial numbers, separated by commas, for items with serial numbers."""
    project: NotRequired[str]
    """Project code of the line."""
    department: NotRequired[str]
    """Department code of the line."""
    classification: NotRequired[str]
    """Classification code of the e-invoice."""
    deliveryDate: NotRequired[str]
    """Delivery date of the line."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""

class PaymentRowPayload(TypedDict):
    paymentMethod: NotRequired[str]
    """Payment method code; its account is used unless you send one."""
    paymentBy: NotRequired[str]
    """Payment type such as Cash, Cheque, Bank Transfer or Credit Card."""
    paymentAmount: NotRequired[float]
    """Amount paid, in the currency of the document."""
    chequeNo: NotRequired[str]
    """Cheque or reference number."""
    bankCharge: NotRequired[float]
    """Bank charge that is part of the amount."""
    paymentAccountNo: NotRequired[str]
    """Bank or cash GL account; takes precedence over that of the payment method."""
    bankChargeAccountNo: NotRequired[str]
    """GL account of the bank charge (default: the default account)."""
    creditCardApprovalCode: NotRequired[str]
    """Approval or reference code of the card payment."""
    depositDocNo: NotRequired[str]
    """Number of an unused deposit of the same party that pays this row."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""

class SalesDocumentPayload(TypedDict):
    debtorCode: str
    """Customer (debtor) code."""
    debtorName: NotRequired[str]
    """Customer name to print (default: the debtor’s stored name)."""
    salesAgent: NotRequired[str]
    """Sales agent code."""
    salesLocation: NotRequired[str]
    """Exact active location code; used for lines without a location."""
    multiPricing: NotRequired[str]
    """Price category that sets prices of lines without a unit price."""
    docNo: NotRequired[str]
    """Document number. Leave it out or send <<New>> to have the book generate it."""
    docDate: NotRequired[str]
    """Document date (default: the book date, if the numbering rules of the book allow it)."""
    description: NotRequired[str]
    """Narration of the whole document."""
    ref: NotRequired[str]
    """Your own reference, for example an order number of the web shop."""
    project: NotRequired[str]
    """Project code of the header; used for lines without one."""
    department: NotRequired[str]
    """Department code of the header; used for lines without one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    ourRef: NotRequired[str]
    """Our reference."""
    yourRef: NotRequired[str]
    """The other party’s reference."""
    displayTerm: NotRequired[str]
    """Credit term, for example C.O.D. or Net 30 (default: the party’s own term)."""
    dueDate: NotRequired[str]
    """Due date (default: document date plus credit term)."""
    currencyCode: NotRequired[str]
    """Currency code; it must be the currency of the party."""
    currencyRate: NotRequired[float]
    """Exchange rate to the base currency (default: the dated rate of the book)."""
    inclusiveTax: NotRequired[bool]
    """Whether unit prices include tax."""
    taxDate: NotRequired[str]
    """Tax date, if it differs from the document date."""
    taxEntityID: NotRequired[int]
    """Tax entity maintenance id of the header, the party of an e-invoice."""
    branchCode: NotRequired[str]
    """Branch of the debtor or creditor."""
    accountNo: NotRequired[str]
    """GL posting account for lines without one."""
    attention: NotRequired[str]
    """Contact person."""
    phone1: NotRequired[str]
    """First phone number."""
    phone2: NotRequired[str]
    """Second phone number."""
    fax1: NotRequired[str]
    """Fax number."""
    address1: NotRequired[str]
    """First line of the billing address."""
    address2: NotRequired[str]
    """Second line of the billing address."""
    address3: NotRequired[str]
    """Third line of the billing address."""
    address4: NotRequired[str]
    """Fourth line of the billing address."""
    deliverAddress1: NotRequired[str]
    """First line of the delivery address."""
    deliverAddress2: NotRequired[str]
    """Second line of the delivery address."""
    deliverAddress3: NotRequired[str]
    """Third line of the delivery address."""
    deliverAddress4: NotRequired[str]
    """Fourth line of the delivery address."""
    deliverContact: NotRequired[str]
    """Contact person at the delivery address."""
    deliverPhone1: NotRequired[str]
    """Phone number at the delivery address."""
    note: NotRequired[str]
    """Note of the document, plain text or RTF; a purchase order stores it as RTF. Verification compares the visible text."""
    remark1: NotRequired[str]
    """First remark."""
    remark2: NotRequired[str]
    """Second remark."""
    remark3: NotRequired[str]
    """Third remark."""
    remark4: NotRequired[str]
    """Fourth remark."""
    refDocNo: NotRequired[str]
    """Number of the document that this one refers to."""
    shipVia: NotRequired[str]
    """Shipping method code."""
    shipInfo: NotRequired[str]
    """Shipping information, for example a tracking number."""
    lines: Sequence[SalesLinePayload]
    """Lines of the document, at least one."""
    payments: NotRequired[Sequence[PaymentRowPayload]]
    """Payments of a cash document; leave it out for a credit sale or purchase."""
    docNoFormatName: NotRequired[str]
    """Name of the numbering format for the document number."""
    saveAsDraft: NotRequired[bool]
    """Whether to save a draft, which has no number of the series and no postings."""
    verifyAfterSave: NotRequired[bool]
    """Whether to read the saved record again and return readBack checks. Without it, saving is faster."""

class ValidatedTotalsResult(TypedDict):
    netTotal: float
    """Total before tax. In document currency."""
    tax: float
    """Total tax. In document currency."""
    roundAdj: float
    """Rounding to five sen, which is part of finalTotal. In document currency."""
    finalTotal: float
    """Total including tax and rounding. In document currency."""
    localTotal: float
    """Total including tax and rounding. In base currency."""

class ValidateResultResult(TypedDict):
    ok: Literal[True]
    """True: a create with this payload would succeed."""
    saved: Literal[False]
    """False: a validation saves nothing."""
    operationUsed: Literal["None"]
    """None: a validation does nothing."""
    valid: Literal[True]
    """True: the payload is valid."""
    warnings: Sequence[Warning]
    """Warnings, such as fields that were ignored."""

class AdvancedQuotationValidateResult(ValidateResultResult):
    totals: ValidatedTotalsResult
    """Totals of the document."""
    postings: Sequence[Posting]
    """The rows that the document posts to the general ledger."""
    lines: Sequence[SalesLineResultResult]
    """The lines as they would be saved."""

class WriteVerification(TypedDict):
    matched: bool
    """Whether everything that was requested is in the book."""
    notApplied: NotRequired[Sequence[Mapping[str, Any]]]
    """What was accepted and not applied; absent if everything was applied. If nothing else differs, ok stays true."""
    identityMatched: NotRequired[bool]
    """Whether key, number and type are those of the requested document."""
    linkageMatched: NotRequired[bool]
    """Whether its links to other documents are unchanged."""
    differences: Sequence[Mapping[str, Any]]
    """Every field that differs."""

class ReadBack(TypedDict):
    checks: Sequence[Mapping[str, Any]]
    """Every comparison."""
    differences: Sequence[Mapping[str, Any]]
    """Those that do not match."""

class Refusal(TypedDict):
    code: str
    """The code of the first reason, in UPPER_SNAKE, for example PERIOD_LOCKED."""
    message: str
    """What is wrong and what to do."""
    wording: NotRequired[Mapping[str, Any]]
    """The message as a key and parameters, with which the portal shows it in other languages. Absent if there is none."""
    details: Sequence[Mapping[str, Any]]
    """Every reason."""

class WriteResultResult(TypedDict):
    ok: bool
    """Whether the command did what was requested, verified by a reload."""
    saved: bool
    """Whether the book was changed. True with ok false means that the saved data differs from the request."""
    operationUsed: Literal["CreateDocument", "UpdateDocument", "CancelDocument", "TransferDocument", "CreateRecord", "UpdateRecord", "DeactivateRecord", "DeleteRecord", "MergeRecord", "None"]
    """What the book did; None if nothing was saved."""
    warnings: Sequence[Warning]
    """Warnings, such as fields that were ignored."""
    writeVerification: NotRequired[WriteVerification]
    """How the reloaded data compares with the request. Absent if nothing was saved."""
    readBack: NotRequired[ReadBack]
    """Every comparison of a requested value with the value in the book. Absent unless the command changes fields or verifyAfterSave is true."""
    error: NotRequired[Refusal]
    """What is wrong. Absent if ok is true."""

class AdvancedQuotationSavedResult(WriteResultResult, DocumentReferenceResult):
    fields: AdvancedQuotationFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[SalesLineResultResult]
    """The lines as reloaded."""
    payments: NotRequired[Sequence[PaymentRowResultResult]]
    """The payments as reloaded. Absent if documents of this type carry no payments."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""

class AdvancedQuotationUpdateLinePayload(TypedDict):
    dtlKey: NotRequired[Union[int, str]]
    """Key of an existing row from the get command; use the string form if possible."""
    itemCode: NotRequired[str]
    """Item code; leave it out for account and service lines."""
    barCode: NotRequired[str]
    """Barcode; selects the item and its unit if there is no itemCode."""
    description: NotRequired[Union[str, None]]
    """Text of the line (default: the item’s description)."""
    description2: NotRequired[Union[str, None]]
    """Second text of the line."""
    furtherDescription: NotRequired[Union[str, None]]
    """Long text of the line, rich text."""
    qty: NotRequired[float]
    """Quantity in the unit of the line."""
    focQty: NotRequired[float]
    """Additional quantity at no charge."""
    uom: NotRequired[str]
    """Unit of measure of the item (default: its base unit)."""
    unitPrice: NotRequired[float]
    """Price of one unit in the document’s currency."""
    unitCost: NotRequired[float]
    """Cost of one unit, if the document has one."""
    discount: NotRequired[Union[str, float]]
    """Discount: percentages and amounts joined by +, applied from left to right, such as 10%, 5%+3% or 12.50."""
    taxCode: NotRequired[Union[str, None]]
    """Tax code of the line (default: the item’s, then the party’s)."""
    taxRate: NotRequired[float]
    """Tax rate in percent; it must be the rate of the tax code, so you can leave it out."""
    taxAmount: NotRequired[float]
    """Tax of the line, if it differs from the calculated tax by rounding."""
    amount: NotRequired[float]
    """Amount of the line before tax, for lines without quantity and price."""
    accountNo: NotRequired[Union[str, None]]
    """GL posting account; takes precedence over the top-level accountNo."""
    location: NotRequired[str]
    """Exact active stock location; takes precedence over the location of the header. Stock lines need one."""
    fromLocation: NotRequired[str]
    """Source location."""
    toLocation: NotRequired[str]
    """Destination location."""
    batchNo: NotRequired[Union[str, None]]
    """Batch number, for items with batch control."""
    serialNo: NotRequired[Union[str, None]]
    """Serial numbers, separated by commas, for items with serial numbers."""
    project: NotRequired[Union[str, None]]
    """Project code of the line."""
    department: NotRequired[Union[str, None]]
    """Department code of the line."""
    classification: NotRequired[Union[str, None]]
    """Classification code of the e-invoice."""
    deliveryDate: NotRequired[Union[str, None]]
    """Delivery date of the line."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""

class AdvancedQuotationUpdatePayload(TypedDict):
    docNo: str
    """Number of the document."""
    reason: str
    """Business reason for the change; stored in the audit trail."""
    debtorCode: NotRequired[str]
    """Customer (debtor) code."""
    debtorName: NotRequired[Union[str, None]]
    """Customer name to print (default: the debtor’s stored name)."""
    salesAgent: NotRequired[Union[str, None]]
    """Sales agent code."""
    salesLocation: NotRequired[Union[str, None]]
    """Exact active location code; used for lines without a location."""
    multiPricing: NotRequired[Union[str, None]]
    """Price category that sets prices of lines without a unit price."""
    docDate: NotRequired[str]
    """Document date (default: the book date, if the numbering rules of the book allow it)."""
    description: NotRequired[Union[str, None]]
    """Narration of the whole document."""
    ref: NotRequired[Union[str, None]]
    """Your own reference, for example an order number of the web shop."""
    project: NotRequired[Union[str, None]]
    """Project code of the header; used for lines without one."""
    department: NotRequired[Union[str, None]]
    """Department code of the header; used for lines without one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    ourRef: NotRequired[Union[str, None]]
    """Our reference."""
    yourRef: NotRequired[Union[str, None]]
    """The other party’s reference."""
    displayTerm: NotRequired[Union[str, None]]
    """Credit term, for example C.O.D. or Net 30 (default: the party’s own term)."""
    dueDate: NotRequired[Union[str, None]]
    """Due date (default: document date plus credit term)."""
    currencyCode: NotRequired[str]
    """Currency code; it must be the currency of the party."""
    currencyRate: NotRequired[float]
    """Exchange rate to the base currency (default: the dated rate of the book)."""
    inclusiveTax: NotRequired[bool]
    """Whether unit prices include tax."""
    taxDate: NotRequired[str]
    """Tax date, if it differs from the document date."""
    taxEntityID: NotRequired[int]
    """Tax entity maintenance id of the header, the party of an e-invoice."""
    branchCode: NotRequired[Union[str, None]]
    """Branch of the debtor or creditor."""
    accountNo: NotRequired[Union[str, None]]
    """GL posting account for lines without one."""
    attention: NotRequired[Union[str, None]]
    """Contact person."""
    phone1: NotRequired[Union[str, None]]
    """First phone number."""
    phone2: NotRequired[Union[str, None]]
    """Second phone number."""
    fax1: NotRequired[Union[str, None]]
    """Fax number."""
    address1: NotRequired[Union[str, None]]
    """First line of the billing address."""
    address2: NotRequired[Union[str, None]]
    """Second line of the billing address."""
    address3: NotRequired[Union[str, None]]
    """Third line of the billing address."""
    address4: NotRequired[Union[str, None]]
    """Fourth line of the billing address."""
    deliverAddress1: NotRequired[Union[str, None]]
    """First line of the delivery address."""
    deliverAddress2: NotRequired[Union[str, None]]
    """Second line of the delivery address."""
    deliverAddress3: NotRequired[Union[str, None]]
    """Third line of the delivery address."""
    deliverAddress4: NotRequired[Union[str, None]]
    """Fourth line of the delivery address."""
    deliverContact: NotRequired[Union[str, None]]
    """Contact person at the delivery address."""
    deliverPhone1: NotRequired[Union[str, None]]
    """Phone number at the delivery address."""
    note: NotRequired[Union[str, None]]
    """Note of the document, plain text or RTF; a purchase order stores it as RTF. Verification compares the visible text."""
    remark1: NotRequired[Union[str, None]]
    """First remark."""
    remark2: NotRequired[Union[str, None]]
    """Second remark."""
    remark3: NotRequired[Union[str, None]]
    """Third remark."""
    remark4: NotRequired[Union[str, None]]
    """Fourth remark."""
    refDocNo: NotRequired[Union[str, None]]
    """Number of the document that this one refers to."""
    shipVia: NotRequired[Union[str, None]]
    """Shipping method code."""
    shipInfo: NotRequired[Union[str, None]]
    """Shipping information, for example a tracking number."""
    withholdingTaxVersion: NotRequired[str]
    """Native enum of the withholding tax version; only where the document exposes it."""
    validateOnly: NotRequired[bool]
    """Whether to check everything without saving. The result then has saved false."""
    docNoFormatName: NotRequired[str]
    """Name of the numbering format for the number of a draft when it is posted."""
    saveAsDraft: NotRequired[bool]
    """Send false to post a draft. The draft gets its number and is checked and posted like a new document. Without it, a draft stays a draft."""
    detailMode: NotRequired[Literal["update", "append", "replace", "delete"]]
    """What to do with the lines: update or delete existing rows by key, append rows, or replace all of them."""
    lines: NotRequired[Sequence[AdvancedQuotationUpdateLinePayload]]
    """Rows to change, add or delete, depending on detailMode; not an empty array."""

class AdvancedQuotationUpdatedResult(WriteResultResult, DocumentReferenceResult):
    fields: AdvancedQuotationFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[SalesLineResultResult]
    """The lines as reloaded."""
    payments: NotRequired[Sequence[PaymentRowResultResult]]
    """The payments as reloaded. Absent if documents of this type carry no payments."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""
    valid: NotRequired[Literal[True]]
    """True: the payload is valid. Absent unless validateOnly is true."""
    postings: NotRequired[Sequence[Posting]]
    """The rows that the document posts to the general ledger. Absent unless validateOnly is true."""
    followed: NotRequired[Sequence[str]]
    """Fields that the update did not name and that changed with those that it names, such as the description of another item. A field of a line has the position of the line in the result before it: lines/0/description. Absent in results of earlier builds and of other drivers."""
    draftNo: NotRequired[str]
    """Number that the document had as a draft. Absent unless the update posted a draft."""

class WithdrawDocumentPayload(TypedDict):
    docNo: str
    """Number of the document."""
    reason: NotRequired[str]
    """Reason; stored in the audit trail."""

class DocumentListDocNoDebtorCodeSettledPayload(TypedDict):
    dateFrom: NotRequired[str]
    """First date to include."""
    dateTo: NotRequired[str]
    """Last date to include."""
    debtorCode: NotRequired[str]
    """Only documents of this party."""
    docNo: NotRequired[str]
    """Only the document with this number."""
    keys: NotRequired[Sequence[str]]
    """Only the documents with these numbers, 1 to 500, each once."""
    status: NotRequired[Literal["Draft", "Saved", "Void", "Open", "Settled"]]
    """Only documents in this status. Open documents have an outstanding amount, Settled ones do not."""
    search: NotRequired[str]
    """Only those with this text in the number, the references, the description or the name of the party; case does not matter."""
    changedSince: NotRequired[str]
    """Only what was created, changed or voided at or after this timestamp. The list then starts with the latest change."""
    limit: NotRequired[int]
    """Maximum rows to return (default 5,000)."""
    cursor: NotRequired[str]
    """nextCursor from the previous result, to get the next page."""

class CashSaleFieldsResult(DocumentFieldsResult):
    DebtorCode: str
    """Customer (debtor) code."""
    DebtorName: NotRequired[str]
    """Name of the customer, as printed. Absent if it has no value."""
    Agent: NotRequired[str]
    """Sales agent code. Absent if it has no value."""
    SalesLocation: NotRequired[str]
    """Exact active location code. Absent if it has no value."""
    MultiPrice: NotRequired[str]
    """Price category that sets prices of lines without a unit price. Absent if it has no value."""
    Description: NotRequired[str]
    """Narration of the whole document. Absent if it has no value."""
    Ref: NotRequired[str]
    """Your own reference, for example an order number of the web shop. Absent if it has no value."""
    ProjNo: NotRequired[str]
    """Project code of the header. Absent if it has no value."""
    DeptNo: NotRequired[str]
    """Department code of the header. Absent if it has no value."""
    UserDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields by name, without the UDF_ prefix. Absent if it has no value."""
    OurRef: NotRequired[str]
    """Our reference. Absent if it has no value."""
    YourRef: NotRequired[str]
    """The other party’s reference. Absent if it has no value."""
    DisplayTerm: NotRequired[str]
    """Credit term. Absent if it has no value."""
    InclusiveTax: NotRequired[bool]
    """Whether unit prices include tax. Absent if it has no value."""
    TaxDate: NotRequired[str]
    """Tax date. Absent if it has no value."""
    TaxEntityID: NotRequired[int]
    """Tax entity maintenance id of the header, the party of an e-invoice. Absent if it has no value."""
    BranchCode: NotRequired[str]
    """Branch of the debtor or creditor. Absent if it has no value."""
    AccNo: NotRequired[str]
    """GL posting account for lines without one. Absent if it has no value."""
    Attention: NotRequired[str]
    """Contact person. Absent if it has no value."""
    Phone1: NotRequired[str]
    """First phone number. Absent if it has no value."""
    Phone2: NotRequired[str]
    """Second phone number. Absent if it has no value."""
    Fax1: NotRequired[str]
    """Fax number. Absent if it has no value."""
    InvAddr1: NotRequired[str]
    """First line of the billing address. Absent if it has no value."""
    InvAddr2: NotRequired[str]
    """Second line of the billing address. Absent if it has no value."""
    InvAddr3: NotRequired[str]
    """Third line of the billing address. Absent if it has no value."""
    InvAddr4: NotRequired[str]
    """Fourth line of the billing address. Absent if it has no value."""
    DeliverAddr1: NotRequired[str]
    """First line of the delivery address. Absent if it has no value."""
    DeliverAddr2: NotRequired[str]
    """Second line of the delivery address. Absent if it has no value."""
    DeliverAddr3: NotRequired[str]
    """Third line of the delivery address. Absent if it has no value."""
    DeliverAddr4: NotRequired[str]
    """Fourth line of the delivery address. Absent if it has no value."""
    DeliverContact: NotRequired[str]
    """Contact person at the delivery address. Absent if it has no value."""
    DeliverPhone1: NotRequired[str]
    """Phone number at the delivery address. Absent if it has no value."""
    Note: NotRequired[str]
    """Note of the document, plain text or RTF. Absent if it has no value."""
    Remark1: NotRequired[str]
    """First remark. Absent if it has no value."""
    Remark2: NotRequired[str]
    """Second remark. Absent if it has no value."""
    Remark3: NotRequired[str]
    """Third remark. Absent if it has no value."""
    Remark4: NotRequired[str]
    """Fourth remark. Absent if it has no value."""
    RefDocNo: NotRequired[str]
    """Number of the document that this one refers to. Absent if it has no value."""
    ShipVia: NotRequired[str]
    """Shipping method code. Absent if it has no value."""
    ShipInfo: NotRequired[str]
    """Shipping information, for example a tracking number. Absent if it has no value."""
    WithholdingTaxVersion: NotRequired[str]
    """Native enum of the withholding tax version. Absent if it has no value."""
    Rounding5Cents: NotRequired[bool]
    """Whether to round the total to five sen. Absent if it has no value."""

class CashSaleGetResult(ReadResultResult, DocumentReferenceResult):
    fields: CashSaleFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[SalesLineResultResult]
    """The lines as reloaded."""
    payments: Sequence[PaymentRowResultResult]
    """The payments as reloaded."""
    knockOffs: Sequence[NoKnockOffsResult]
    """Empty: these documents settle no others."""
    links: Sequence[DocumentLinkResult]
    """The documents that it came from and went to."""
    postings: Sequence[Posting]
    """The rows that the document posts to the general ledger."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent if documents of this type cannot be updated."""
    sourceType: NotRequired[str]
    """Type of the document, which belongs to another family. Absent if it belongs to this family."""

class CashSaleCreatePayload(TypedDict):
    debtorCode: str
    """Customer (debtor) code."""
    debtorName: NotRequired[str]
    """Customer name to print (default: the debtor’s stored name)."""
    salesAgent: NotRequired[str]
    """Sales agent code."""
    salesLocation: NotRequired[str]
    """Exact active location code; used for lines without a location."""
    multiPricing: NotRequired[str]
    """Price category that sets prices of lines without a unit price."""
    docNo: NotRequired[str]
    """Document number. Leave it out or send <<New>> to have the book generate it."""
    docDate: NotRequired[str]
    """Document date (default: the book date, if the numbering rules of the book allow it)."""
    description: NotRequired[str]
    """Narration of the whole document."""
    ref: NotRequired[str]
    """Your own reference, for example an order number of the web shop."""
    project: NotRequired[str]
    """Project code of the header; used for lines without one."""
    department: NotRequired[str]
    """Department code of the header; used for lines without one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    ourRef: NotRequired[str]
    """Our reference."""
    yourRef: NotRequired[str]
    """The other party’s reference."""
    displayTerm: NotRequired[str]
    """Credit term, for example C.O.D. or Net 30 (default: the party’s own term)."""
    dueDate: NotRequired[str]
    """Due date (default: document date plus credit term)."""
    currencyCode: NotRequired[str]
    """Currency code; it must be the currency of the party."""
    currencyRate: NotRequired[float]
    """Exchange rate to the base currency (default: the dated rate of the book)."""
    inclusiveTax: NotRequired[bool]
    """Whether unit prices include tax."""
    taxDate: NotRequired[str]
    """Tax date, if it differs from the document date."""
    taxEntityID: NotRequired[int]
    """Tax entity maintenance id of the header, the party of an e-invoice."""
    branchCode: NotRequired[str]
    """Branch of the debtor or creditor."""
    accountNo: NotRequired[str]
    """GL posting account for lines without one."""
    attention: NotRequired[str]
    """Contact person."""
    phone1: NotRequired[str]
    """First phone number."""
    phone2: NotRequired[str]
    """Second phone number."""
    fax1: NotRequired[str]
    """Fax number."""
    address1: NotRequired[str]
    """First line of the billing address."""
    address2: NotRequired[str]
    """Second line of the billing address."""
    address3: NotRequired[str]
    """Third line of the billing address."""
    address4: NotRequired[str]
    """Fourth line of the billing address."""
    deliverAddress1: NotRequired[str]
    """First line of the delivery address."""
    deliverAddress2: NotRequired[str]
    """Second line of the delivery address."""
    deliverAddress3: NotRequired[str]
    """Third line of the delivery address."""
    deliverAddress4: NotRequired[str]
    """Fourth line of the delivery address."""
    deliverContact: NotRequired[str]
    """Contact person at the delivery address."""
    deliverPhone1: NotRequired[str]
    """Phone number at the delivery address."""
    note: NotRequired[str]
    """Note of the document, plain text or RTF; a purchase order stores it as RTF. Verification compares the visible text."""
    remark1: NotRequired[str]
    """First remark."""
    remark2: NotRequired[str]
    """Second remark."""
    remark3: NotRequired[str]
    """Third remark."""
    remark4: NotRequired[str]
    """Fourth remark."""
    refDocNo: NotRequired[str]
    """Number of the document that this one refers to."""
    shipVia: NotRequired[str]
    """Shipping method code."""
    shipInfo: NotRequired[str]
    """Shipping information, for example a tracking number."""
    rounding5Cents: NotRequired[bool]
    """Whether to round the total to five sen (default: the setting of the book)."""
    lines: Sequence[SalesLinePayload]
    """Lines of the document, at least one."""
    payments: NotRequired[Sequence[PaymentRowPayload]]
    """Payments of a cash document; leave it out for a credit sale or purchase."""
    docNoFormatName: NotRequired[str]
    """Name of the numbering format for the document number."""
    saveAsDraft: NotRequired[bool]
    """Whether to save a draft, which has no number of the series and no postings."""
    verifyAfterSave: NotRequired[bool]
    """Whether to read the saved record again and return readBack checks. Without it, saving is faster."""

class CashSaleSavedResult(WriteResultResult, DocumentReferenceResult):
    fields: CashSaleFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[SalesLineResultResult]
    """The lines as reloaded."""
    payments: NotRequired[Sequence[PaymentRowResultResult]]
    """The payments as reloaded. Absent if documents of this type carry no payments."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""

class CashSaleUpdatePayload(TypedDict):
    docNo: str
    """Number of the document."""
    reason: str
    """Business reason for the change; stored in the audit trail."""
    debtorCode: NotRequired[str]
    """Customer (debtor) code."""
    debtorName: NotRequired[Union[str, None]]
    """Customer name to print (default: the debtor’s stored name)."""
    salesAgent: NotRequired[Union[str, None]]
    """Sales agent code."""
    salesLocation: NotRequired[Union[str, None]]
    """Exact active location code; used for lines without a location."""
    multiPricing: NotRequired[Union[str, None]]
    """Price category that sets prices of lines without a unit price."""
    docDate: NotRequired[str]
    """Document date (default: the book date, if the numbering rules of the book allow it)."""
    description: NotRequired[Union[str, None]]
    """Narration of the whole document."""
    ref: NotRequired[Union[str, None]]
    """Your own reference, for example an order number of the web shop."""
    project: NotRequired[Union[str, None]]
    """Project code of the header; used for lines without one."""
    department: NotRequired[Union[str, None]]
    """Department code of the header; used for lines without one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    ourRef: NotRequired[Union[str, None]]
    """Our reference."""
    yourRef: NotRequired[Union[str, None]]
    """The other party’s reference."""
    displayTerm: NotRequired[Union[str, None]]
    """Credit term, for example C.O.D. or Net 30 (default: the party’s own term)."""
    dueDate: NotRequired[Union[str, None]]
    """Due date (default: document date plus credit term)."""
    currencyCode: NotRequired[str]
    """Currency code; it must be the currency of the party."""
    currencyRate: NotRequired[float]
    """Exchange rate to the base currency (default: the dated rate of the book)."""
    inclusiveTax: NotRequired[bool]
    """Whether unit prices include tax."""
    taxDate: NotRequired[str]
    """Tax date, if it differs from the document date."""
    taxEntityID: NotRequired[int]
    """Tax entity maintenance id of the header, the party of an e-invoice."""
    branchCode: NotRequired[Union[str, None]]
    """Branch of the debtor or creditor."""
    accountNo: NotRequired[Union[str, None]]
    """GL posting account for lines without one."""
    attention: NotRequired[Union[str, None]]
    """Contact person."""
    phone1: NotRequired[Union[str, None]]
    """First phone number."""
    phone2: NotRequired[Union[str, None]]
    """Second phone number."""
    fax1: NotRequired[Union[str, None]]
    """Fax number."""
    address1: NotRequired[Union[str, None]]
    """First line of the billing address."""
    address2: NotRequired[Union[str, None]]
    """Second line of the billing address."""
    address3: NotRequired[Union[str, None]]
    """Third line of the billing address."""
    address4: NotRequired[Union[str, None]]
    """Fourth line of the billing address."""
    deliverAddress1: NotRequired[Union[str, None]]
    """First line of the delivery address."""
    deliverAddress2: NotRequired[Union[str, None]]
    """Second line of the delivery address."""
    deliverAddress3: NotRequired[Union[str, None]]
    """Third line of the delivery address."""
    deliverAddress4: NotRequired[Union[str, None]]
    """Fourth line of the delivery address."""
    deliverContact: NotRequired[Union[str, None]]
    """Contact person at the delivery address."""
    deliverPhone1: NotRequired[Union[str, None]]
    """Phone number at the delivery address."""
    note: NotRequired[Union[str, None]]
    """Note of the document, plain text or RTF; a purchase order stores it as RTF. Verification compares the visible text."""
    remark1: NotRequired[Union[str, None]]
    """First remark."""
    remark2: NotRequired[Union[str, None]]
    """Second remark."""
    remark3: NotRequired[Union[str, None]]
    """Third remark."""
    remark4: NotRequired[Union[str, None]]
    """Fourth remark."""
    refDocNo: NotRequired[Union[str, None]]
    """Number of the document that this one refers to."""
    shipVia: NotRequired[Union[str, None]]
    """Shipping method code."""
    shipInfo: NotRequired[Union[str, None]]
    """Shipping information, for example a tracking number."""
    withholdingTaxVersion: NotRequired[str]
    """Native enum of the withholding tax version; only where the document exposes it."""
    rounding5Cents: NotRequired[bool]
    """Whether to round the total to five sen (default: the setting of the book)."""
    validateOnly: NotRequired[bool]
    """Whether to check everything without saving. The result then has saved false."""
    docNoFormatName: NotRequired[str]
    """Name of the numbering format for the number of a draft when it is posted."""
    saveAsDraft: NotRequired[bool]
    """Send false to post a draft. The draft gets its number and is checked and posted like a new document. Without it, a draft stays a draft."""
    detailMode: NotRequired[Literal["update", "append", "replace", "delete"]]
    """What to do with the lines: update or delete existing rows by key, append rows, or replace all of them."""
    lines: NotRequired[Sequence[AdvancedQuotationUpdateLinePayload]]
    """Rows to change, add or delete, depending on detailMode; not an empty array."""

class CashSaleUpdatedResult(WriteResultResult, DocumentReferenceResult):
    fields: CashSaleFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[SalesLineResultResult]
    """The lines as reloaded."""
    payments: NotRequired[Sequence[PaymentRowResultResult]]
    """The payments as reloaded. Absent if documents of this type carry no payments."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""
    valid: NotRequired[Literal[True]]
    """True: the payload is valid. Absent unless validateOnly is true."""
    postings: NotRequired[Sequence[Posting]]
    """The rows that the document posts to the general ledger. Absent unless validateOnly is true."""
    followed: NotRequired[Sequence[str]]
    """Fields that the update did not name and that changed with those that it names, such as the description of another item. A field of a line has the position of the line in the result before it: lines/0/description. Absent in results of earlier builds and of other drivers."""
    draftNo: NotRequired[str]
    """Number that the document had as a draft. Absent unless the update posted a draft."""

class SalesCreditNoteFieldsResult(DocumentFieldsResult):
    DebtorCode: str
    """Customer (debtor) code."""
    DebtorName: NotRequired[str]
    """Name of the customer, as printed. Absent if it has no value."""
    Agent: NotRequired[str]
    """Sales agent code. Absent if it has no value."""
    SalesLocation: NotRequired[str]
    """Exact active location code. Absent if it has no value."""
    MultiPrice: NotRequired[str]
    """Price category that sets prices of lines without a unit price. Absent if it has no value."""
    Description: NotRequired[str]
    """Narration of the whole document. Absent if it has no value."""
    Ref: NotRequired[str]
    """Your own reference, for example an order number of the web shop. Absent if it has no value."""
    ProjNo: NotRequired[str]
    """Project code of the header. Absent if it has no value."""
    DeptNo: NotRequired[str]
    """Department code of the header. Absent if it has no value."""
    UserDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields by name, without the UDF_ prefix. Absent if it has no value."""
    OurRef: NotRequired[str]
    """Our reference. Absent if it has no value."""
    YourRef: NotRequired[str]
    """The other party’s reference. Absent if it has no value."""
    DisplayTerm: NotRequired[str]
    """Credit term. Absent if it has no value."""
    InclusiveTax: NotRequired[bool]
    """Whether unit prices include tax. Absent if it has no value."""
    TaxDate: NotRequired[str]
    """Tax date. Absent if it has no value."""
    TaxEntityID: NotRequired[int]
    """Tax entity maintenance id of the header, the party of an e-invoice. Absent if it has no value."""
    BranchCode: NotRequired[str]
    """Branch of the debtor or creditor. Absent if it has no value."""
    AccNo: NotRequired[str]
    """GL posting account for lines without one. Absent if it has no value."""
    Attention: NotRequired[str]
    """Contact person. Absent if it has no value."""
    Phone1: NotRequired[str]
    """First phone number. Absent if it has no value."""
    Phone2: NotRequired[str]
    """Second phone number. Absent if it has no value."""
    Fax1: NotRequired[str]
    """Fax number. Absent if it has no value."""
    InvAddr1: NotRequired[str]
    """First line of the billing address. Absent if it has no value."""
    InvAddr2: NotRequired[str]
    """Second line of the billing address. Absent if it has no value."""
    InvAddr3: NotRequired[str]
    """Third line of the billing address. Absent if it has no value."""
    InvAddr4: NotRequired[str]
    """Fourth line of the billing address. Absent if it has no value."""
    DeliverAddr1: NotRequired[str]
    """First line of the delivery address. Absent if it has no value."""
    DeliverAddr2: NotRequired[str]
    """Second line of the delivery address. Absent if it has no value."""
    DeliverAddr3: NotRequired[str]
    """Third line of the delivery address. Absent if it has no value."""
    DeliverAddr4: NotRequired[str]
    """Fourth line of the delivery address. Absent if it has no value."""
    DeliverContact: NotRequired[str]
    """Contact person at the delivery address. Absent if it has no value."""
    DeliverPhone1: NotRequired[str]
    """Phone number at the delivery address. Absent if it has no value."""
    Note: NotRequired[str]
    """Note of the document, plain text or RTF. Absent if it has no value."""
    Remark1: NotRequired[str]
    """First remark. Absent if it has no value."""
    Remark2: NotRequired[str]
    """Second remark. Absent if it has no value."""
    Remark3: NotRequired[str]
    """Third remark. Absent if it has no value."""
    Remark4: NotRequired[str]
    """Fourth remark. Absent if it has no value."""
    RefDocNo: NotRequired[str]
    """Number of the document that this one refers to. Absent if it has no value."""
    ShipVia: NotRequired[str]
    """Shipping method code. Absent if it has no value."""
    ShipInfo: NotRequired[str]
    """Shipping information, for example a tracking number. Absent if it has no value."""
    WithholdingTaxVersion: NotRequired[str]
    """Native enum of the withholding tax version. Absent if it has no value."""
    CNType: NotRequired[str]
    """Credit note type code. Absent if it has no value."""
    Reason: NotRequired[str]
    """Reason printed on the note. Absent if it has no value."""
    OurInvoiceNo: NotRequired[str]
    """Number of our invoice the note refers to. Absent if it has no value."""

class KnockOffRowResultResult(TypedDict):
    docType: Optional[str]
    """Type of the settled document. None if it no longer exists."""
    docKey: str
    """Key of the settled document."""
    docNo: Optional[str]
    """Number of the settled document. None if it no longer exists."""
    knockOffDate: str
    """Date of the settlement."""
    amount: float
    """Amount settled. In document currency."""
    discountAmount: NotRequired[float]
    """Discount in addition to the amount. In document currency. Absent if it has no value."""
    taxAdjustment: NotRequired[float]
    """Tax in the discount. In document currency. Absent if it has no value."""

class SalesCreditNoteGetResult(ReadResultResult, DocumentReferenceResult):
    fields: SalesCreditNoteFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[SalesLineResultResult]
    """The lines as reloaded."""
    payments: Sequence[PaymentRowResultResult]
    """The payments as reloaded."""
    knockOffs: Sequence[KnockOffRowResultResult]
    """The settlements of other documents."""
    links: Sequence[DocumentLinkResult]
    """The documents that it came from and went to."""
    postings: Sequence[Posting]
    """The rows that the document posts to the general ledger."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent if documents of this type cannot be updated."""
    sourceType: NotRequired[str]
    """Type of the document, which belongs to another family. Absent if it belongs to this family."""

class KnockOffRowPayload(TypedDict):
    docType: NotRequired[str]
    """Type of the document to settle, for example IV, RI or PB."""
    docKey: NotRequired[Union[int, str]]
    """Key of the document to settle, from the outstanding-documents read."""
    docNo: NotRequired[str]
    """Number of the document to settle, if you do not have its key."""
    knockOffDate: NotRequired[str]
    """Date of the settlement; must not be earlier than either document."""
    amount: NotRequired[float]
    """Amount to settle, in the currency of the documents."""
    discountAmount: NotRequired[float]
    """Discount in addition to the amount; it also settles the document."""
    taxAdjustment: NotRequired[float]
    """Tax in the discount; at most the discount."""

class SalesCreditNoteCreatePayload(TypedDict):
    debtorCode: str
    """Customer (debtor) code."""
    debtorName: NotRequired[str]
    """Customer name to print (default: the debtor’s stored name)."""
    salesAgent: NotRequired[str]
    """Sales agent code."""
    salesLocation: NotRequired[str]
    """Exact active location code; used for lines without a location."""
    multiPricing: NotRequired[str]
    """Price category that sets prices of lines without a unit price."""
    docNo: NotRequired[str]
    """Document number. Leave it out or send <<New>> to have the book generate it."""
    docDate: NotRequired[str]
    """Document date (default: the book date, if the numbering rules of the book allow it)."""
    description: NotRequired[str]
    """Narration of the whole document."""
    ref: NotRequired[str]
    """Your own reference, for example an order number of the web shop."""
    project: NotRequired[str]
    """Project code of the header; used for lines without one."""
    department: NotRequired[str]
    """Department code of the header; used for lines without one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    ourRef: NotRequired[str]
    """Our reference."""
    yourRef: NotRequired[str]
    """The other party’s reference."""
    displayTerm: NotRequired[str]
    """Credit term, for example C.O.D. or Net 30 (default: the party’s own term)."""
    dueDate: NotRequired[str]
    """Due date (default: document date plus credit term)."""
    currencyCode: NotRequired[str]
    """Currency code; it must be the currency of the party."""
    currencyRate: NotRequired[float]
    """Exchange rate to the base currency (default: the dated rate of the book)."""
    inclusiveTax: NotRequired[bool]
    """Whether unit prices include tax."""
    taxDate: NotRequired[str]
    """Tax date, if it differs from the document date."""
    taxEntityID: NotRequired[int]
    """Tax entity maintenance id of the header, the party of an e-invoice."""
    branchCode: NotRequired[str]
    """Branch of the debtor or creditor."""
    accountNo: NotRequired[str]
    """GL posting account for lines without one."""
    attention: NotRequired[str]
    """Contact person."""
    phone1: NotRequired[str]
    """First phone number."""
    phone2: NotRequired[str]
    """Second phone number."""
    fax1: NotRequired[str]
    """Fax number."""
    address1: NotRequired[str]
    """First line of the billing address."""
    address2: NotRequired[str]
    """Second line of the billing address."""
    address3: NotRequired[str]
    """Third line of the billing address."""
    address4: NotRequired[str]
    """Fourth line of the billing address."""
    deliverAddress1: NotRequired[str]
    """First line of the delivery address."""
    deliverAddress2: NotRequired[str]
    """Second line of the delivery address."""
    deliverAddress3: NotRequired[str]
    """Third line of the delivery address."""
    deliverAddress4: NotRequired[str]
    """Fourth line of the delivery address."""
    deliverContact: NotRequired[str]
    """Contact person at the delivery address."""
    deliverPhone1: NotRequired[str]
    """Phone number at the delivery address."""
    note: NotRequired[str]
    """Note of the document, plain text or RTF; a purchase order stores it as RTF. Verification compares the visible text."""
    remark1: NotRequired[str]
    """First remark."""
    remark2: NotRequired[str]
    """Second remark."""
    remark3: NotRequired[str]
    """Third remark."""
    remark4: NotRequired[str]
    """Fourth remark."""
    refDocNo: NotRequired[str]
    """Number of the document that this one refers to."""
    shipVia: NotRequired[str]
    """Shipping method code."""
    shipInfo: NotRequired[str]
    """Shipping information, for example a tracking number."""
    cnType: NotRequired[str]
    """Credit note type code; a price-only type moves no stock."""
    creditNoteReason: NotRequired[str]
    """Reason printed on the note."""
    ourInvoiceNo: NotRequired[str]
    """Number of our invoice the note refers to."""
    knockOffs: NotRequired[Sequence[KnockOffRowPayload]]
    """Documents the note settles."""
    lines: Sequence[SalesLinePayload]
    """Lines of the document, at least one."""
    payments: NotRequired[Sequence[PaymentRowPayload]]
    """Payments of a cash document; leave it out for a credit sale or purchase."""
    docNoFormatName: NotRequired[str]
    """Name of the numbering format for the document number."""
    saveAsDraft: NotRequired[bool]
    """Whether to save a draft, which has no number of the series and no postings."""
    verifyAfterSave: NotRequired[bool]
    """Whether to read the saved record again and return readBack checks. Without it, saving is faster."""

class SalesCreditNoteSavedResult(WriteResultResult, DocumentReferenceResult):
    fields: SalesCreditNoteFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[SalesLineResultResult]
    """The lines as reloaded."""
    payments: NotRequired[Sequence[PaymentRowResultResult]]
    """The payments as reloaded. Absent if documents of this type carry no payments."""
    knockOffs: NotRequired[Sequence[KnockOffRowResultResult]]
    """The settlements of other documents. Absent if documents of this type settle none."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""

class SalesCreditNoteUpdatePayload(TypedDict):
    docNo: str
    """Number of the document."""
    reason: str
    """Business reason for the change; stored in the audit trail."""
    debtorCode: NotRequired[str]
    """Customer (debtor) code."""
    debtorName: NotRequired[Union[str, None]]
    """Customer name to print (default: the debtor’s stored name)."""
    salesAgent: NotRequired[Union[str, None]]
    """Sales agent code."""
    salesLocation: NotRequired[Union[str, None]]
    """Exact active location code; used for lines without a location."""
    multiPricing: NotRequired[Union[str, None]]
    """Price category that sets prices of lines without a unit price."""
    docDate: NotRequired[str]
    """Document date (default: the book date, if the numbering rules of the book allow it)."""
    description: NotRequired[Union[str, None]]
    """Narration of the whole document."""
    ref: NotRequired[Union[str, None]]
    """Your own reference, for example an order number of the web shop."""
    project: NotRequired[Union[str, None]]
    """Project code of the header; used for lines without one."""
    department: NotRequired[Union[str, None]]
    """Department code of the header; used for lines without one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    ourRef: NotRequired[Union[str, None]]
    """Our reference."""
    yourRef: NotRequired[Union[str, None]]
    """The other party’s reference."""
    displayTerm: NotRequired[Union[str, None]]
    """Credit term, for example C.O.D. or Net 30 (default: the party’s own term)."""
    dueDate: NotRequired[Union[str, None]]
    """Due date (default: document date plus credit term)."""
    currencyCode: NotRequired[str]
    """Currency code; it must be the currency of the party."""
    currencyRate: NotRequired[float]
    """Exchange rate to the base currency (default: the dated rate of the book)."""
    inclusiveTax: NotRequired[bool]
    """Whether unit prices include tax."""
    taxDate: NotRequired[str]
    """Tax date, if it differs from the document date."""
    taxEntityID: NotRequired[int]
    """Tax entity maintenance id of the header, the party of an e-invoice."""
    branchCode: NotRequired[Union[str, None]]
    """Branch of the debtor or creditor."""
    accountNo: NotRequired[Union[str, None]]
    """GL posting account for lines without one."""
    attention: NotRequired[Union[str, None]]
    """Contact person."""
    phone1: NotRequired[Union[str, None]]
    """First phone number."""
    phone2: NotRequired[Union[str, None]]
    """Second phone number."""
    fax1: NotRequired[Union[str, None]]
    """Fax number."""
    address1: NotRequired[Union[str, None]]
    """First line of the billing address."""
    address2: NotRequired[Union[str, None]]
    """Second line of the billing address."""
    address3: NotRequired[Union[str, None]]
    """Third line of the billing address."""
    address4: NotRequired[Union[str, None]]
    """Fourth line of the billing address."""
    deliverAddress1: NotRequired[Union[str, None]]
    """First line of the delivery address."""
    deliverAddress2: NotRequired[Union[str, None]]
    """Second line of the delivery address."""
    deliverAddress3: NotRequired[Union[str, None]]
    """Third line of the delivery address."""
    deliverAddress4: NotRequired[Union[str, None]]
    """Fourth line of the delivery address."""
    deliverContact: NotRequired[Union[str, None]]
    """Contact person at the delivery address."""
    deliverPhone1: NotRequired[Union[str, None]]
    """Phone number at the delivery address."""
    note: NotRequired[Union[str, None]]
    """Note of the document, plain text or RTF; a purchase order stores it as RTF. Verification compares the visible text."""
    remark1: NotRequired[Union[str, None]]
    """First remark."""
    remark2: NotRequired[Union[str, None]]
    """Second remark."""
    remark3: NotRequired[Union[str, None]]
    """Third remark."""
    remark4: NotRequired[Union[str, None]]
    """Fourth remark."""
    refDocNo: NotRequired[Union[str, None]]
    """Number of the document that this one refers to."""
    shipVia: NotRequired[Union[str, None]]
    """Shipping method code."""
    shipInfo: NotRequired[Union[str, None]]
    """Shipping information, for example a tracking number."""
    withholdingTaxVersion: NotRequired[str]
    """Native enum of the withholding tax version; only where the document exposes it."""
    cnType: NotRequired[str]
    """Credit note type code; a price-only type moves no stock."""
    creditNoteReason: NotRequired[Union[str, None]]
    """Reason printed on the note."""
    ourInvoiceNo: NotRequired[Union[str, None]]
    """Number of our invoice the note refers to."""
    validateOnly: NotRequired[bool]
    """Whether to check everything without saving. The result then has saved false."""
    docNoFormatName: NotRequired[str]
    """Name of the numbering format for the number of a draft when it is posted."""
    saveAsDraft: NotRequired[bool]
    """Send false to post a draft. The draft gets its number and is checked and posted like a new document. Without it, a draft stays a draft."""
    detailMode: NotRequired[Literal["update", "append", "replace", "delete"]]
    """What to do with the lines: update or delete existing rows by key, append rows, or replace all of them."""
    lines: NotRequired[Sequence[AdvancedQuotationUpdateLinePayload]]
    """Rows to change, add or delete, depending on detailMode; not an empty array."""

class SalesCreditNoteUpdatedResult(WriteResultResult, DocumentReferenceResult):
    fields: SalesCreditNoteFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[SalesLineResultResult]
    """The lines as reloaded."""
    payments: NotRequired[Sequence[PaymentRowResultResult]]
    """The payments as reloaded. Absent if documents of this type carry no payments."""
    knockOffs: NotRequired[Sequence[KnockOffRowResultResult]]
    """The settlements of other documents. Absent if documents of this type settle none."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""
    valid: NotRequired[Literal[True]]
    """True: the payload is valid. Absent unless validateOnly is true."""
    postings: NotRequired[Sequence[Posting]]
    """The rows that the document posts to the general ledger. Absent unless validateOnly is true."""
    followed: NotRequired[Sequence[str]]
    """Fields that the update did not name and that changed with those that it names, such as the description of another item. A field of a line has the position of the line in the result before it: lines/0/description. Absent in results of earlier builds and of other drivers."""
    draftNo: NotRequired[str]
    """Number that the document had as a draft. Absent unless the update posted a draft."""

class SalesDebitNoteFieldsResult(DocumentFieldsResult):
    DebtorCode: str
    """Customer (debtor) code."""
    DebtorName: NotRequired[str]
    """Name of the customer, as printed. Absent if it has no value."""
    Agent: NotRequired[str]
    """Sales agent code. Absent if it has no value."""
    SalesLocation: NotRequired[str]
    """Exact active location code. Absent if it has no value."""
    MultiPrice: NotRequired[str]
    """Price category that sets prices of lines without a unit price. Absent if it has no value."""
    Description: NotRequired[str]
    """Narration of the whole document. Absent if it has no value."""
    Ref: NotRequired[str]
    """Your own reference, for example an order number of the web shop. Absent if it has no value."""
    ProjNo: NotRequired[str]
    """Project code of the header. Absent if it has no value."""
    DeptNo: NotRequired[str]
    """Department code of the header. Absent if it has no value."""
    UserDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields by name, without the UDF_ prefix. Absent if it has no value."""
    OurRef: NotRequired[str]
    """Our reference. Absent if it has no value."""
    YourRef: NotRequired[str]
    """The other party’s reference. Absent if it has no value."""
    DisplayTerm: NotRequired[str]
    """Credit term. Absent if it has no value."""
    InclusiveTax: NotRequired[bool]
    """Whether unit prices include tax. Absent if it has no value."""
    TaxDate: NotRequired[str]
    """Tax date. Absent if it has no value."""
    TaxEntityID: NotRequired[int]
    """Tax entity maintenance id of the header, the party of an e-invoice. Absent if it has no value."""
    BranchCode: NotRequired[str]
    """Branch of the debtor or creditor. Absent if it has no value."""
    AccNo: NotRequired[str]
    """GL posting account for lines without one. Absent if it has no value."""
    Attention: NotRequired[str]
    """Contact person. Absent if it has no value."""
    Phone1: NotRequired[str]
    """First phone number. Absent if it has no value."""
    Phone2: NotRequired[str]
    """Second phone number. Absent if it has no value."""
    Fax1: NotRequired[str]
    """Fax number. Absent if it has no value."""
    InvAddr1: NotRequired[str]
    """First line of the billing address. Absent if it has no value."""
    InvAddr2: NotRequired[str]
    """Second line of the billing address. Absent if it has no value."""
    InvAddr3: NotRequired[str]
    """Third line of the billing address. Absent if it has no value."""
    InvAddr4: NotRequired[str]
    """Fourth line of the billing address. Absent if it has no value."""
    DeliverAddr1: NotRequired[str]
    """First line of the delivery address. Absent if it has no value."""
    DeliverAddr2: NotRequired[str]
    """Second line of the delivery address. Absent if it has no value."""
    DeliverAddr3: NotRequired[str]
    """Third line of the delivery address. Absent if it has no value."""
    DeliverAddr4: NotRequired[str]
    """Fourth line of the delivery address. Absent if it has no value."""
    DeliverContact: NotRequired[str]
    """Contact person at the delivery address. Absent if it has no value."""
    DeliverPhone1: NotRequired[str]
    """Phone number at the delivery address. Absent if it has no value."""
    Note: NotRequired[str]
    """Note of the document, plain text or RTF. Absent if it has no value."""
    Remark1: NotRequired[str]
    """First remark. Absent if it has no value."""
    Remark2: NotRequired[str]
    """Second remark. Absent if it has no value."""
    Remark3: NotRequired[str]
    """Third remark. Absent if it has no value."""
    Remark4: NotRequired[str]
    """Fourth remark. Absent if it has no value."""
    RefDocNo: NotRequired[str]
    """Number of the document that this one refers to. Absent if it has no value."""
    ShipVia: NotRequired[str]
    """Shipping method code. Absent if it has no value."""
    ShipInfo: NotRequired[str]
    """Shipping information, for example a tracking number. Absent if it has no value."""
    WithholdingTaxVersion: NotRequired[str]
    """Native enum of the withholding tax version. Absent if it has no value."""
    DNType: NotRequired[str]
    """Debit note type code. Absent if it has no value."""
    Reason: NotRequired[str]
    """Reason printed on the note. Absent if it has no value."""
    OurInvoiceNo: NotRequired[str]
    """Number of our invoice the note refers to. Absent if it has no value."""

class SalesDebitNoteGetResult(ReadResultResult, DocumentReferenceResult):
    fields: SalesDebitNoteFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[SalesLineResultResult]
    """The lines as reloaded."""
    payments: Sequence[PaymentRowResultResult]
    """The payments as reloaded."""
    knockOffs: Sequence[NoKnockOffsResult]
    """Empty: these documents settle no others."""
    links: Sequence[DocumentLinkResult]
    """The documents that it came from and went to."""
    postings: Sequence[Posting]
    """The rows that the document posts to the general ledger."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent if documents of this type cannot be updated."""
    sourceType: NotRequired[str]
    """Type of the document, which belongs to another family. Absent if it belongs to this family."""

class SalesDebitNoteCreatePayload(TypedDict):
    debtorCode: str
    """Customer (debtor) code."""
    debtorName: NotRequired[str]
    """Customer name to print (default: the debtor’s stored name)."""
    salesAgent: NotRequired[str]
    """Sales agent code."""
    salesLocation: NotRequired[str]
    """Exact active location code; used for lines without a location."""
    multiPricing: NotRequired[str]
    """Price category that sets prices of lines without a unit price."""
    docNo: NotRequired[str]
    """Document number. Leave it out or send <<New>> to have the book generate it."""
    docDate: NotRequired[str]
    """Document date (default: the book date, if the numbering rules of the book allow it)."""
    description: NotRequired[str]
    """Narration of the whole document."""
    ref: NotRequired[str]
    """Your own reference, for example an order number of the web shop."""
    project: NotRequired[str]
    """Project code of the header; used for lines without one."""
    department: NotRequired[str]
    """Department code of the header; used for lines without one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    ourRef: NotRequired[str]
    """Our reference."""
    yourRef: NotRequired[str]
    """The other party’s reference."""
    displayTerm: NotRequired[str]
    """Credit term, for example C.O.D. or Net 30 (default: the party’s own term)."""
    dueDate: NotRequired[str]
    """Due date (default: document date plus credit term)."""
    currencyCode: NotRequired[str]
    """Currency code; it must be the currency of the party."""
    currencyRate: NotRequired[float]
    """Exchange rate to the base currency (default: the dated rate of the book)."""
    inclusiveTax: NotRequired[bool]
    """Whether unit prices include tax."""
    taxDate: NotRequired[str]
    """Tax date, if it differs from the document date."""
    taxEntityID: NotRequired[int]
    """Tax entity maintenance id of the header, the party of an e-invoice."""
    branchCode: NotRequired[str]
    """Branch of the debtor or creditor."""
    accountNo: NotRequired[str]
    """GL posting account for lines without one."""
    attention: NotRequired[str]
    """Contact person."""
    phone1: NotRequired[str]
    """First phone number."""
    phone2: NotRequired[str]
    """Second phone number."""
    fax1: NotRequired[str]
    """Fax number."""
    address1: NotRequired[str]
    """First line of the billing address."""
    address2: NotRequired[str]
    """Second line of the billing address."""
    address3: NotRequired[str]
    """Third line of the billing address."""
    address4: NotRequired[str]
    """Fourth line of the billing address."""
    deliverAddress1: NotRequired[str]
    """First line of the delivery address."""
    deliverAddress2: NotRequired[str]
    """Second line of the delivery address."""
    deliverAddress3: NotRequired[str]
    """Third line of the delivery address."""
    deliverAddress4: NotRequired[str]
    """Fourth line of the delivery address."""
    deliverContact: NotRequired[str]
    """Contact person at the delivery address."""
    deliverPhone1: NotRequired[str]
    """Phone number at the delivery address."""
    note: NotRequired[str]
    """Note of the document, plain text or RTF; a purchase order stores it as RTF. Verification compares the visible text."""
    remark1: NotRequired[str]
    """First remark."""
    remark2: NotRequired[str]
    """Second remark."""
    remark3: NotRequired[str]
    """Third remark."""
    remark4: NotRequired[str]
    """Fourth remark."""
    refDocNo: NotRequired[str]
    """Number of the document that this one refers to."""
    shipVia: NotRequired[str]
    """Shipping method code."""
    shipInfo: NotRequired[str]
    """Shipping information, for example a tracking number."""
    dnType: NotRequired[str]
    """Debit note type code."""
    debitNoteReason: NotRequired[str]
    """Reason printed on the note."""
    ourInvoiceNo: NotRequired[str]
    """Number of our invoice the note refers to."""
    lines: Sequence[SalesLinePayload]
    """Lines of the document, at least one."""
    payments: NotRequired[Sequence[PaymentRowPayload]]
    """Payments of a cash document; leave it out for a credit sale or purchase."""
    docNoFormatName: NotRequired[str]
    """Name of the numbering format for the document number."""
    saveAsDraft: NotRequired[bool]
    """Whether to save a draft, which has no number of the series and no postings."""
    verifyAfterSave: NotRequired[bool]
    """Whether to read the saved record again and return readBack checks. Without it, saving is faster."""

class SalesDebitNoteSavedResult(WriteResultResult, DocumentReferenceResult):
    fields: SalesDebitNoteFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[SalesLineResultResult]
    """The lines as reloaded."""
    payments: NotRequired[Sequence[PaymentRowResultResult]]
    """The payments as reloaded. Absent if documents of this type carry no payments."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""

class SalesDebitNoteUpdatePayload(TypedDict):
    docNo: str
    """Number of the document."""
    reason: str
    """Business reason for the change; stored in the audit trail."""
    debtorCode: NotRequired[str]
    """Customer (debtor) code."""
    debtorName: NotRequired[Union[str, None]]
    """Customer name to print (default: the debtor’s stored name)."""
    salesAgent: NotRequired[Union[str, None]]
    """Sales agent code."""
    salesLocation: NotRequired[Union[str, None]]
    """Exact active location code; used for lines without a location."""
    multiPricing: NotRequired[Union[str, None]]
    """Price category that sets prices of lines without a unit price."""
    docDate: NotRequired[str]
    """Document date (default: the book date, if the numbering rules of the book allow it)."""
    description: NotRequired[Union[str, None]]
    """Narration of the whole document."""
    ref: NotRequired[Union[str, None]]
    """Your own reference, for example an order number of the web shop."""
    project: NotRequired[Union[str, None]]
    """Project code of the header; used for lines without one."""
    department: NotRequired[Union[str, None]]
    """Department code of the header; used for lines without one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    ourRef: NotRequired[Union[str, None]]
    """Our reference."""
    yourRef: NotRequired[Union[str, None]]
    """The other party’s reference."""
    displayTerm: NotRequired[Union[str, None]]
    """Credit term, for example C.O.D. or Net 30 (default: the party’s own term)."""
    dueDate: NotRequired[Union[str, None]]
    """Due date (default: document date plus credit term)."""
    currencyCode: NotRequired[str]
    """Currency code; it must be the currency of the party."""
    currencyRate: NotRequired[float]
    """Exchange rate to the base currency (default: the dated rate of the book)."""
    inclusiveTax: NotRequired[bool]
    """Whether unit prices include tax."""
    taxDate: NotRequired[str]
    """Tax date, if it differs from the document date."""
    taxEntityID: NotRequired[int]
    """Tax entity maintenance id of the header, the party of an e-invoice."""
    branchCode: NotRequired[Union[str, None]]
    """Branch of the debtor or creditor."""
    accountNo: NotRequired[Union[str, None]]
    """GL posting account for lines without one."""
    attention: NotRequired[Union[str, None]]
    """Contact person."""
    phone1: NotRequired[Union[str, None]]
    """First phone number."""
    phone2: NotRequired[Union[str, None]]
    """Second phone number."""
    fax1: NotRequired[Union[str, None]]
    """Fax number."""
    address1: NotRequired[Union[str, None]]
    """First line of the billing address."""
    address2: NotRequired[Union[str, None]]
    """Second line of the billing address."""
    address3: NotRequired[Union[str, None]]
    """Third line of the billing address."""
    address4: NotRequired[Union[str, None]]
    """Fourth line of the billing address."""
    deliverAddress1: NotRequired[Union[str, None]]
    """First line of the delivery address."""
    deliverAddress2: NotRequired[Union[str, None]]
    """Second line of the delivery address."""
    deliverAddress3: NotRequired[Union[str, None]]
    """Third line of the delivery address."""
    deliverAddress4: NotRequired[Union[str, None]]
    """Fourth line of the delivery address."""
    deliverContact: NotRequired[Union[str, None]]
    """Contact person at the delivery address."""
    deliverPhone1: NotRequired[Union[str, None]]
    """Phone number at the delivery address."""
    note: NotRequired[Union[str, None]]
    """Note of the document, plain text or RTF; a purchase order stores it as RTF. Verification compares the visible text."""
    remark1: NotRequired[Union[str, None]]
    """First remark."""
    remark2: NotRequired[Union[str, None]]
    """Second remark."""
    remark3: NotRequired[Union[str, None]]
    """Third remark."""
    remark4: NotRequired[Union[str, None]]
    """Fourth remark."""
    refDocNo: NotRequired[Union[str, None]]
    """Number of the document that this one refers to."""
    shipVia: NotRequired[Union[str, None]]
    """Shipping method code."""
    shipInfo: NotRequired[Union[str, None]]
    """Shipping information, for example a tracking number."""
    withholdingTaxVersion: NotRequired[str]
    """Native enum of the withholding tax version; only where the document exposes it."""
    dnType: NotRequired[str]
    """Debit note type code."""
    debitNoteReason: NotRequired[Union[str, None]]
    """Reason printed on the note."""
    ourInvoiceNo: NotRequired[Union[str, None]]
    """Number of our invoice the note refers to."""
    validateOnly: NotRequired[bool]
    """Whether to check everything without saving. The result then has saved false."""
    docNoFormatName: NotRequired[str]
    """Name of the numbering format for the number of a draft when it is posted."""
    saveAsDraft: NotRequired[bool]
    """Send false to post a draft. The draft gets its number and is checked and posted like a new document. Without it, a draft stays a draft."""
    detailMode: NotRequired[Literal["update", "append", "replace", "delete"]]
    """What to do with the lines: update or delete existing rows by key, append rows, or replace all of them."""
    lines: NotRequired[Sequence[AdvancedQuotationUpdateLinePayload]]
    """Rows to change, add or delete, depending on detailMode; not an empty array."""

class SalesDebitNoteUpdatedResult(WriteResultResult, DocumentReferenceResult):
    fields: SalesDebitNoteFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[SalesLineResultResult]
    """The lines as reloaded."""
    payments: NotRequired[Sequence[PaymentRowResultResult]]
    """The payments as reloaded. Absent if documents of this type carry no payments."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""
    valid: NotRequired[Literal[True]]
    """True: the payload is valid. Absent unless validateOnly is true."""
    postings: NotRequired[Sequence[Posting]]
    """The rows that the document posts to the general ledger. Absent unless validateOnly is true."""
    followed: NotRequired[Sequence[str]]
    """Fields that the update did not name and that changed with those that it names, such as the description of another item. A field of a line has the position of the line in the result before it: lines/0/description. Absent in results of earlier builds and of other drivers."""
    draftNo: NotRequired[str]
    """Number that the document had as a draft. Absent unless the update posted a draft."""

class TransferLinePayload(TypedDict):
    dtlKey: NotRequired[Union[int, str]]
    """Key of an existing row from the get command; use the string form if possible."""
    lineNo: NotRequired[int]
    """Position of the source line, counted from 1, if you do not have its key."""
    itemCode: NotRequired[str]
    """Item code; leave it out for account and service lines."""
    barCode: NotRequired[str]
    """Barcode; selects the item and its unit if there is no itemCode."""
    description: NotRequired[str]
    """Text of the line (default: the item’s description)."""
    description2: NotRequired[str]
    """Second text of the line."""
    furtherDescription: NotRequired[str]
    """Long text of the line, rich text."""
    qty: NotRequired[float]
    """Quantity to transfer (default: everything outstanding)."""
    focQty: NotRequired[float]
    """Additional quantity at no charge."""
    uom: NotRequired[str]
    """Unit of measure of the item (default: its base unit)."""
    unitPrice: NotRequired[float]
    """Price of one unit in the document’s currency."""
    unitCost: NotRequired[float]
    """Cost of one unit, if the document has one."""
    discount: NotRequired[Union[str, float]]
    """Discount: percentages and amounts joined by +, applied from left to right, such as 10%, 5%+3% or 12.50."""
    taxCode: NotRequired[str]
    """Tax code of the line (default: the item’s, then the party’s)."""
    taxRate: NotRequired[float]
    """Tax rate in percent; it must be the rate of the tax code, so you can leave it out."""
    taxAmount: NotRequired[float]
    """Tax of the line, if it differs from the calculated tax by rounding."""
    amount: NotRequired[float]
    """Amount of the line before tax, for lines without quantity and price."""
    accountNo: NotRequired[str]
    """GL posting account; takes precedence over the top-level accountNo."""
    location: NotRequired[str]
    """Exact active stock location; takes precedence over the location of the header. Stock lines need one."""
    fromLocation: NotRequired[str]
    """Source location."""
    toLocation: NotRequired[str]
    """Destination location."""
    batchNo: NotRequired[str]
    """Batch number, for items with batch control."""
    serialNo: NotRequired[str]
    """Serial numbers, separated by commas, for items with serial numbers."""
    project: NotRequired[str]
    """Project code of the line."""
    department: NotRequired[str]
    """Department code of the line."""
    classification: NotRequired[str]
    """Classification code of the e-invoice."""
    deliveryDate: NotRequired[str]
    """Delivery date of the line."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""

class TransferDeliveryOrderSalesInvoicePayload(TypedDict):
    fromDocNo: str
    """Number of the delivery order to transfer."""
    docNo: NotRequired[str]
    """Document number. Leave it out or send <<New>> to have the book generate it."""
    docDate: NotRequired[str]
    """Document date (default: the book date, if the numbering rules of the book allow it)."""
    description: NotRequired[str]
    """Narration of the whole document."""
    ref: NotRequired[str]
    """Your own reference, for example an order number of the web shop."""
    project: NotRequired[str]
    """Project code of the header; used for lines without one."""
    department: NotRequired[str]
    """Department code of the header; used for lines without one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    debtorCode: NotRequired[str]
    """Customer (debtor) code."""
    displayTerm: NotRequired[str]
    """Credit term, for example C.O.D. or Net 30 (default: the party’s own term)."""
    dueDate: NotRequired[str]
    """Due date (default: document date plus credit term)."""
    currencyRate: NotRequired[float]
    """Exchange rate to the base currency (default: the dated rate of the book)."""
    taxDate: NotRequired[str]
    """Tax date, if it differs from the document date."""
    lines: NotRequired[Sequence[TransferLinePayload]]
    """Source lines to transfer, with quantities and overrides (default: everything outstanding)."""
    docNoFormatName: NotRequired[str]
    """Name of the numbering format for the document number."""
    saveAsDraft: NotRequired[bool]
    """Whether to save a draft, which has no number of the series and no postings."""
    verifyAfterSave: NotRequired[bool]
    """Whether to read the saved record again and return readBack checks. Without it, saving is faster."""

class TransferQuotationDeliveryOrderPayload(TypedDict):
    fromDocNo: str
    """Number of the quotation to transfer."""
    docNo: NotRequired[str]
    """Document number. Leave it out or send <<New>> to have the book generate it."""
    docDate: NotRequired[str]
    """Document date (default: the book date, if the numbering rules of the book allow it)."""
    description: NotRequired[str]
    """Narration of the whole document."""
    ref: NotRequired[str]
    """Your own reference, for example an order number of the web shop."""
    project: NotRequired[str]
    """Project code of the header; used for lines without one."""
    department: NotRequired[str]
    """Department code of the header; used for lines without one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    debtorCode: NotRequired[str]
    """Customer (debtor) code."""
    displayTerm: NotRequired[str]
    """Credit term, for example C.O.D. or Net 30 (default: the party’s own term)."""
    dueDate: NotRequired[str]
    """Due date (default: document date plus credit term)."""
    currencyRate: NotRequired[float]
    """Exchange rate to the base currency (default: the dated rate of the book)."""
    taxDate: NotRequired[str]
    """Tax date, if it differs from the document date."""
    lines: NotRequired[Sequence[TransferLinePayload]]
    """Source lines to transfer, with quantities and overrides (default: everything outstanding)."""
    docNoFormatName: NotRequired[str]
    """Name of the numbering format for the document number."""
    saveAsDraft: NotRequired[bool]
    """Whether to save a draft, which has no number of the series and no postings."""
    verifyAfterSave: NotRequired[bool]
    """Whether to read the saved record again and return readBack checks. Without it, saving is faster."""

class TransferSalesInvoiceSalesCreditNotePayload(TypedDict):
    fromDocNo: str
    """Number of the sales invoice to transfer."""
    docNo: NotRequired[str]
    """Document number. Leave it out or send <<New>> to have the book generate it."""
    docDate: NotRequired[str]
    """Document date (default: the book date, if the numbering rules of the book allow it)."""
    description: NotRequired[str]
    """Narration of the whole document."""
    ref: NotRequired[str]
    """Your own reference, for example an order number of the web shop."""
    project: NotRequired[str]
    """Project code of the header; used for lines without one."""
    department: NotRequired[str]
    """Department code of the header; used for lines without one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    debtorCode: NotRequired[str]
    """Customer (debtor) code."""
    cnType: NotRequired[str]
    """Credit note type code; a price-only type moves no stock."""
    displayTerm: NotRequired[str]
    """Credit term, for example C.O.D. or Net 30 (default: the party’s own term)."""
    dueDate: NotRequired[str]
    """Due date (default: document date plus credit term)."""
    currencyRate: NotRequired[float]
    """Exchange rate to the base currency (default: the dated rate of the book)."""
    taxDate: NotRequired[str]
    """Tax date, if it differs from the document date."""
    lines: NotRequired[Sequence[TransferLinePayload]]
    """Source lines to transfer, with quantities and overrides (default: everything outstanding)."""
    knockOffs: NotRequired[Sequence[KnockOffRowPayload]]
    """Documents the note settles (default: its source, up to the outstanding amount)."""
    docNoFormatName: NotRequired[str]
    """Name of the numbering format for the document number."""
    saveAsDraft: NotRequired[bool]
    """Whether to save a draft, which has no number of the series and no postings."""
    verifyAfterSave: NotRequired[bool]
    """Whether to read the saved record again and return readBack checks. Without it, saving is faster."""

class TransferSalesOrderDeliveryOrderPayload(TypedDict):
    fromDocNo: str
    """Number of the sales order to transfer."""
    docNo: NotRequired[str]
    """Document number. Leave it out or send <<New>> to have the book generate it."""
    docDate: NotRequired[str]
    """Document date (default: the book date, if the numbering rules of the book allow it)."""
    description: NotRequired[str]
    """Narration of the whole document."""
    ref: NotRequired[str]
    """Your own reference, for example an order number of the web shop."""
    project: NotRequired[str]
    """Project code of the header; used for lines without one."""
    department: NotRequired[str]
    """Department code of the header; used for lines without one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    debtorCode: NotRequired[str]
    """Customer (debtor) code."""
    displayTerm: NotRequired[str]
    """Credit term, for example C.O.D. or Net 30 (default: the party’s own term)."""
    dueDate: NotRequired[str]
    """Due date (default: document date plus credit term)."""
    currencyRate: NotRequired[float]
    """Exchange rate to the base currency (default: the dated rate of the book)."""
    taxDate: NotRequired[str]
    """Tax date, if it differs from the document date."""
    lines: NotRequired[Sequence[TransferLinePayload]]
    """Source lines to transfer, with quantities and overrides (default: everything outstanding)."""
    docNoFormatName: NotRequired[str]
    """Name of the numbering format for the document number."""
    saveAsDraft: NotRequired[bool]
    """Whether to save a draft, which has no number of the series and no postings."""
    verifyAfterSave: NotRequired[bool]
    """Whether to read the saved record again and return readBack checks. Without it, saving is faster."""

class TransferSalesOrderPurchaseOrderPayload(TypedDict):
    fromDocNo: str
    """Number of the sales order to transfer."""
    docNo: NotRequired[str]
    """Document number. Leave it out or send <<New>> to have the book generate it."""
    docDate: NotRequired[str]
    """Document date (default: the book date, if the numbering rules of the book allow it)."""
    description: NotRequired[str]
    """Narration of the whole document."""
    ref: NotRequired[str]
    """Your own reference, for example an order number of the web shop."""
    project: NotRequired[str]
    """Project code of the header; used for lines without one."""
    department: NotRequired[str]
    """Department code of the header; used for lines without one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    creditorCode: str
    """Supplier to order from."""
    displayTerm: NotRequired[str]
    """Credit term, for example C.O.D. or Net 30 (default: the party’s own term)."""
    dueDate: NotRequired[str]
    """Due date (default: document date plus credit term)."""
    currencyRate: NotRequired[float]
    """Exchange rate to the base currency (default: the dated rate of the book)."""
    taxDate: NotRequired[str]
    """Tax date, if it differs from the document date."""
    lines: NotRequired[Sequence[TransferLinePayload]]
    """Source lines to transfer, with quantities and overrides (default: everything outstanding)."""
    docNoFormatName: NotRequired[str]
    """Name of the numbering format for the document number."""
    saveAsDraft: NotRequired[bool]
    """Whether to save a draft, which has no number of the series and no postings."""
    verifyAfterSave: NotRequired[bool]
    """Whether to read the saved record again and return readBack checks. Without it, saving is faster."""

class PurchaseOrderFieldsResult(DocumentFieldsResult):
    CreditorCode: str
    """Supplier (creditor) code."""
    CreditorName: NotRequired[str]
    """Name of the supplier, as printed. Absent if it has no value."""
    Agent: NotRequired[str]
    """Purchase agent code. Absent if it has no value."""
    PurchaseLocation: NotRequired[str]
    """Exact active location code. Absent if it has no value."""
    SupplierDONo: NotRequired[str]
    """Number of the supplier’s delivery order. Absent if it has no value."""
    SupplierInvoiceNo: NotRequired[str]
    """Number of the supplier’s invoice. Absent if it has no value."""
    Description: NotRequired[str]
    """Narration of the whole document. Absent if it has no value."""
    Ref: NotRequired[str]
    """Your own reference, for example an order number of the web shop. Absent if it has no value."""
    ProjNo: NotRequired[str]
    """Project code of the header. Absent if it has no value."""
    DeptNo: NotRequired[str]
    """Department code of the header. Absent if it has no value."""
    UserDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields by name, without the UDF_ prefix. Absent if it has no value."""
    DisplayTerm: NotRequired[str]
    """Credit term. Absent if it has no value."""
    InclusiveTax: NotRequired[bool]
    """Whether unit prices include tax. Absent if it has no value."""
    TaxDate: NotRequired[str]
    """Tax date. Absent if it has no value."""
    TaxEntityID: NotRequired[int]
    """Tax entity maintenance id of the header, the party of an e-invoice. Absent if it has no value."""
    BranchCode: NotRequired[str]
    """Branch of the debtor or creditor. Absent if it has no value."""
    Attention: NotRequired[str]
    """Contact person. Absent if it has no value."""
    Phone1: NotRequired[str]
    """First phone number. Absent if it has no value."""
    Phone2: NotRequired[str]
    """Second phone number. Absent if it has no value."""
    Fax1: NotRequired[str]
    """Fax number. Absent if it has no value."""
    InvAddr1: NotRequired[str]
    """First line of the billing address. Absent if it has no value."""
    InvAddr2: NotRequired[str]
    """Second line of the billing address. Absent if it has no value."""
    InvAddr3: NotRequired[str]
    """Third line of the billing address. Absent if it has no value."""
    InvAddr4: NotRequired[str]
    """Fourth line of the billing address. Absent if it has no value."""
    Note: NotRequired[str]
    """Note of the document, plain text or RTF. Absent if it has no value."""
    Remark1: NotRequired[str]
    """First remark. Absent if it has no value."""
    Remark2: NotRequired[str]
    """Second remark. Absent if it has no value."""
    Remark3: NotRequired[str]
    """Third remark. Absent if it has no value."""
    Remark4: NotRequired[str]
    """Fourth remark. Absent if it has no value."""
    RefDocNo: NotRequired[str]
    """Number of the document that this one refers to. Absent if it has no value."""
    ShipVia: NotRequired[str]
    """Shipping method code. Absent if it has no value."""
    ShipInfo: NotRequired[str]
    """Shipping information, for example a tracking number. Absent if it has no value."""
    OurRef: NotRequired[str]
    """Our reference. Absent if it has no value."""
    YourRef: NotRequired[str]
    """The other party’s reference. Absent if it has no value."""
    AccNo: NotRequired[str]
    """GL posting account for lines without one. Absent if it has no value."""
    DeliverAddr1: NotRequired[str]
    """First line of the delivery address. Absent if it has no value."""
    DeliverAddr2: NotRequired[str]
    """Second line of the delivery address. Absent if it has no value."""
    DeliverAddr3: NotRequired[str]
    """Third line of the delivery address. Absent if it has no value."""
    DeliverAddr4: NotRequired[str]
    """Fourth line of the delivery address. Absent if it has no value."""
    DeliverContact: NotRequired[str]
    """Contact person at the delivery address. Absent if it has no value."""
    DeliverPhone1: NotRequired[str]
    """Phone number at the delivery address. Absent if it has no value."""

class PurchaseLineResultResult(TypedDict):
    dtlKey: NotRequired[str]
    """Key of the line. Absent in the result of a validation, which saves nothing."""
    seq: int
    """Position of the line, from 1."""
    itemCode: NotRequired[str]
    """Item code. Absent if it has no value."""
    description: NotRequired[str]
    """Text of the line. Absent if it has no value."""
    description2: NotRequired[str]
    """Second text of the line. Absent if it has no value."""
    furtherDescription: NotRequired[str]
    """Long text of the line, rich text. Absent if it has no value."""
    qty: NotRequired[float]
    """Quantity of the line. In unit of the line. Absent if it has no value."""
    focQty: NotRequired[float]
    """Additional quantity at no charge. In unit of the line. Absent if it has no value."""
    uom: NotRequired[str]
    """Unit of measure of the item. Absent if it has no value."""
    unitPrice: NotRequired[float]
    """Price of one unit in the document’s currency. In document currency per unit. Absent if it has no value."""
    discount: NotRequired[Union[str, float]]
    """Discount: percentages and amounts joined by +, applied from left to right, such as 10%, 5%+3% or 12.50. Absent if it has no value."""
    taxCode: NotRequired[str]
    """Tax code of the line. Absent if it has no value."""
    taxRate: NotRequired[float]
    """Tax rate. In percent. Absent if the line has no tax code."""
    accountNo: NotRequired[str]
    """GL account that the line is posted to. Absent if nothing is posted for the line."""
    location: NotRequired[str]
    """Exact active stock location. Absent if it has no value."""
    batchNo: NotRequired[str]
    """Batch number, for items with batch control. Absent if it has no value."""
    serialNo: NotRequired[str]
    """Serial numbers, separated by commas, for items with serial numbers. Absent if it has no value."""
    project: NotRequired[str]
    """Project code of the line. Absent if it has no value."""
    department: NotRequired[str]
    """Department code of the line. Absent if it has no value."""
    deliveryDate: NotRequired[str]
    """Delivery date of the line. Absent if it has no value."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields by name, without the UDF_ prefix. Absent if it has no value."""
    salesExemptionNo: NotRequired[str]
    """Sales tax exemption certificate number. Absent if it has no value."""
    taxAdjustment: NotRequired[float]
    """Correction of the computed tax. In document currency. Absent if it has no value."""
    barCode: NotRequired[str]
    """Barcode. Absent if it has no value."""
    unitCost: NotRequired[float]
    """Price of one unit if there is no unitPrice. In base currency per unit. Absent if it has no value."""
    taxAmount: float
    """Tax of the line. In document currency."""
    amount: NotRequired[float]
    """Amount of the line before tax, for lines without quantity and price. In document currency. Absent if it has no value."""
    fromLocation: NotRequired[str]
    """Source location. Absent if it has no value."""
    toLocation: NotRequired[str]
    """Destination location. Absent if it has no value."""
    classification: NotRequired[str]
    """Classification code of the e-invoice. Absent if it has no value."""
    subTotal: float
    """Amount of the line after discount; includes tax if the document’s prices do. In document currency."""
    netAmount: float
    """Amount of the line before tax. In document currency."""
    packageCode: NotRequired[str]
    """Item package that the line is a component of. Absent unless it is one."""
    packageQty: NotRequired[float]
    """Number of packages. In unit of the line. Absent unless the line is the first of a package."""
    transferedQty: NotRequired[float]
    """Quantity transferred to further documents. In unit of the line. Absent except in the result of get, and on lines without a quantity."""
    outstandingQty: NotRequired[float]
    """Quantity that can still be transferred. In unit of the line. Absent except in the result of get, and on lines without a quantity."""
    returnedQty: NotRequired[float]
    """Quantity returned. In unit of the line. Absent except in the result of get, and on lines without a quantity."""
    returnableQty: NotRequired[float]
    """Quantity that can still be returned. In unit of the line. Absent except in the result of get, and on lines without a quantity."""

class PurchaseOrderSavedResult(WriteResultResult, DocumentReferenceResult):
    fields: PurchaseOrderFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[PurchaseLineResultResult]
    """The lines as reloaded."""
    payments: NotRequired[Sequence[PaymentRowResultResult]]
    """The payments as reloaded. Absent if documents of this type carry no payments."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""

class ItemSalesResult(TypedDict):
    debtorCode: str
    """Code of the customer."""
    debtorName: Optional[str]
    """Name of the customer. None if the customer no longer exists."""
    itemCode: str
    """Item code."""
    qty: float
    """Quantity sold; returns count negative. In base unit of the item."""
    net: float
    """Sales before tax; returns count negative. In base currency."""
    tax: float
    """Tax on the sales; returns count negative. In base currency."""
    cost: float
    """Cost of the goods sold. In base currency."""
    profit: float
    """Net amount less cost. In base currency."""
    marginPercent: Optional[float]
    """profit in percent of net. In percent. None if net is 0."""

class ItemSalesResult2(ReadResultResult):
    rows: Sequence[ItemSalesResult]
    """The rows."""

class SalesDetailFilterPayload(TypedDict):
    itemCode: NotRequired[str]
    """Only lines of this item."""
    debtorCode: NotRequired[str]
    """Only documents of this party."""
    docNo: NotRequired[str]
    """Only lines of this document."""
    keys: NotRequired[Sequence[str]]
    """Only the documents with these numbers, 1 to 500, each once."""
    docType: NotRequired[Literal["AQ", "QT", "SO", "DO", "IV", "CS", "CN", "DN"]]
    """Only documents of this type."""
    dateFrom: NotRequired[str]
    """First date to include."""
    dateTo: NotRequired[str]
    """Last date to include."""
    limit: NotRequired[int]
    """Maximum rows to return (default 500)."""
    cursor: NotRequired[str]
    """nextCursor from the previous result, to get the next page."""

class SalesDetailLinesRowResult(LineHeadResult):
    itemCode: NotRequired[str]
    """Item code. Absent if it has no value."""
    barCode: NotRequired[str]
    """Barcode. Absent if it has no value."""
    description: NotRequired[str]
    """Text of the line. Absent if it has no value."""
    description2: NotRequired[str]
    """Second text of the line. Absent if it has no value."""
    furtherDescription: NotRequired[str]
    """Long text of the line, rich text. Absent if it has no value."""
    qty: NotRequired[float]
    """Quantity of the line. In unit of the line. Absent if it has no value."""
    focQty: NotRequired[float]
    """Additional quantity at no charge. In unit of the line. Absent if it has no value."""
    uom: NotRequired[str]
    """Unit of measure of the item. Absent if it has no value."""
    unitPrice: NotRequired[float]
    """Price of one unit in the document’s currency. In document currency per unit. Absent if it has no value."""
    unitCost: NotRequired[float]
    """Cost of one unit. In base currency per unit. Absent if it has no value."""
    discount: NotRequired[Union[str, float]]
    """Discount: percentages and amounts joined by +, applied from left to right, such as 10%, 5%+3% or 12.50. Absent if it has no value."""
    taxCode: NotRequired[str]
    """Tax code of the line. Absent if it has no value."""
    taxRate: NotRequired[float]
    """Tax rate. In percent. Absent if it has no value."""
    amount: NotRequired[float]
    """Amount of the line before tax, for lines without quantity and price. In document currency. Absent if it has no value."""
    accountNo: NotRequired[str]
    """GL account that the line is posted to. Absent if it has no value."""
    location: NotRequired[str]
    """Exact active stock location. Absent if it has no value."""
    fromLocation: NotRequired[str]
    """Source location. Absent if it has no value."""
    toLocation: NotRequired[str]
    """Destination location. Absent if it has no value."""
    batchNo: NotRequired[str]
    """Batch number, for items with batch control. Absent if it has no value."""
    serialNo: NotRequired[str]
    """Serial numbers, separated by commas, for items with serial numbers. Absent if it has no value."""
    project: NotRequired[str]
    """Project code of the line. Absent if it has no value."""
    department: NotRequired[str]
    """Department code of the line. Absent if it has no value."""
    classification: NotRequired[str]
    """Classification code of the e-invoice. Absent if it has no value."""
    deliveryDate: NotRequired[str]
    """Delivery date of the line. Absent if it has no value."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields by name, without the UDF_ prefix. Absent if it has no value."""
    packageCode: NotRequired[str]
    """Item package that the line is a component of. Absent if it has no value."""
    packageQty: NotRequired[float]
    """Number of packages. In unit of the line. Absent if it has no value."""

class SalesDetailLinesResult(ReadResultResult):
    rows: Sequence[SalesDetailLinesRowResult]
    """The rows."""

class DocumentListDocNoCreditorCodePayload(TypedDict):
    dateFrom: NotRequired[str]
    """First date to include."""
    dateTo: NotRequired[str]
    """Last date to include."""
    creditorCode: NotRequired[str]
    """Only documents of this party."""
    docNo: NotRequired[str]
    """Only the document with this number."""
    keys: NotRequired[Sequence[str]]
    """Only the documents with these numbers, 1 to 500, each once."""
    status: NotRequired[Literal["Draft", "Saved", "Void"]]
    """Only documents in this status."""
    search: NotRequired[str]
    """Only those with this text in the number, the references, the description or the name of the party; case does not matter."""
    changedSince: NotRequired[str]
    """Only what was created, changed or voided at or after this timestamp. The list then starts with the latest change."""
    limit: NotRequired[int]
    """Maximum rows to return (default 5,000)."""
    cursor: NotRequired[str]
    """nextCursor from the previous result, to get the next page."""

class PurchaseLineFilterPayload(TypedDict):
    itemCode: NotRequired[str]
    """Only lines of this item."""
    creditorCode: NotRequired[str]
    """Only documents of this party."""
    docNo: NotRequired[str]
    """Only lines of this document."""
    keys: NotRequired[Sequence[str]]
    """Only the documents with these numbers, 1 to 500, each once."""
    dateFrom: NotRequired[str]
    """First date to include."""
    dateTo: NotRequired[str]
    """Last date to include."""
    limit: NotRequired[int]
    """Maximum rows to return (default 500)."""
    cursor: NotRequired[str]
    """nextCursor from the previous result, to get the next page."""

class PurchaseOrderLinesListRowResult(LineHeadResult):
    itemCode: NotRequired[str]
    """Item code. Absent if it has no value."""
    description: NotRequired[str]
    """Text of the line. Absent if it has no value."""
    description2: NotRequired[str]
    """Second text of the line. Absent if it has no value."""
    furtherDescription: NotRequired[str]
    """Long text of the line, rich text. Absent if it has no value."""
    qty: NotRequired[float]
    """Quantity of the line. In unit of the line. Absent if it has no value."""
    focQty: NotRequired[float]
    """Additional quantity at no charge. In unit of the line. Absent if it has no value."""
    uom: NotRequired[str]
    """Unit of measure of the item. Absent if it has no value."""
    unitPrice: NotRequired[float]
    """Price of one unit in the document’s currency. In document currency per unit. Absent if it has no value."""
    discount: NotRequired[Union[str, float]]
    """Discount: percentages and amounts joined by +, applied from left to right, such as 10%, 5%+3% or 12.50. Absent if it has no value."""
    taxCode: NotRequired[str]
    """Tax code of the line. Absent if it has no value."""
    taxRate: NotRequired[float]
    """Tax rate. In percent. Absent if the line has no tax code."""
    accountNo: NotRequired[str]
    """GL account that the line is posted to. Absent if nothing is posted for the line."""
    location: NotRequired[str]
    """Exact active stock location. Absent if it has no value."""
    batchNo: NotRequired[str]
    """Batch number, for items with batch control. Absent if it has no value."""
    serialNo: NotRequired[str]
    """Serial numbers, separated by commas, for items with serial numbers. Absent if it has no value."""
    project: NotRequired[str]
    """Project code of the line. Absent if it has no value."""
    department: NotRequired[str]
    """Department code of the line. Absent if it has no value."""
    deliveryDate: NotRequired[str]
    """Delivery date of the line. Absent if it has no value."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields by name, without the UDF_ prefix. Absent if it has no value."""
    salesExemptionNo: NotRequired[str]
    """Sales tax exemption certificate number. Absent if it has no value."""
    taxAdjustment: NotRequired[float]
    """Correction of the computed tax. In document currency. Absent if it has no value."""
    barCode: NotRequired[str]
    """Barcode. Absent if it has no value."""
    unitCost: NotRequired[float]
    """Price of one unit if there is no unitPrice. In base currency per unit. Absent if it has no value."""
    amount: NotRequired[float]
    """Amount of the line before tax, for lines without quantity and price. In document currency. Absent if it has no value."""
    fromLocation: NotRequired[str]
    """Source location. Absent if it has no value."""
    toLocation: NotRequired[str]
    """Destination location. Absent if it has no value."""
    classification: NotRequired[str]
    """Classification code of the e-invoice. Absent if it has no value."""
    packageCode: NotRequired[str]
    """Item package that the line is a component of. Absent unless it is one."""
    packageQty: NotRequired[float]
    """Number of packages. In unit of the line. Absent unless the line is the first of a package."""

class PurchaseOrderLinesListResult(ReadResultResult):
    rows: Sequence[PurchaseOrderLinesListRowResult]
    """The rows."""

class PurchaseOrderGetResult(ReadResultResult, DocumentReferenceResult):
    fields: PurchaseOrderFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[PurchaseLineResultResult]
    """The lines as reloaded."""
    payments: Sequence[PaymentRowResultResult]
    """The payments as reloaded."""
    knockOffs: Sequence[NoKnockOffsResult]
    """Empty: these documents settle no others."""
    links: Sequence[DocumentLinkResult]
    """The documents that it came from and went to."""
    postings: Sequence[Posting]
    """The rows that the document posts to the general ledger."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent if documents of this type cannot be updated."""
    sourceType: NotRequired[str]
    """Type of the document, which belongs to another family. Absent if it belongs to this family."""

class PurchaseLinePayload(TypedDict):
    itemCode: NotRequired[str]
    """Item code; leave it out for account and service lines."""
    barCode: NotRequired[str]
    """Barcode; selects the item and its unit if there is no itemCode."""
    description: NotRequired[str]
    """Text of the line (default: the item’s description)."""
    description2: NotRequired[str]
    """Second text of the line."""
    furtherDescription: NotRequired[str]
    """Long text of the line, rich text."""
    qty: NotRequired[float]
    """Quantity in the unit of the line."""
    focQty: NotRequired[float]
    """Additional quantity at no charge."""
    uom: NotRequired[str]
    """Unit of measure of the item (default: its base unit)."""
    unitPrice: NotRequired[float]
    """Price of one unit in the document’s currency."""
    unitCost: NotRequired[float]
    """Price of one unit if there is no unitPrice; if both are sent, they must be equal."""
    discount: NotRequired[Union[str, float]]
    """Discount: percentages and amounts joined by +, applied from left to right, such as 10%, 5%+3% or 12.50."""
    taxCode: NotRequired[str]
    """Tax code of the line (default: the item’s, then the party’s)."""
    taxRate: NotRequired[float]
    """Tax rate in percent; it must be the rate of the tax code, so you can leave it out."""
    taxAmount: NotRequired[float]
    """Tax of the line, if it differs from the calculated tax by rounding."""
    amount: NotRequired[float]
    """Amount of the line before tax, for lines without quantity and price."""
    accountNo: NotRequired[str]
    """GL posting account; takes precedence over the top-level accountNo."""
    location: NotRequired[str]
    """Exact active stock location; takes precedence over the location of the header. Stock lines need one."""
    fromLocation: NotRequired[str]
    """Source location."""
    toLocation: NotRequired[str]
    """Destination location."""
    batchNo: NotRequired[str]
    """Batch number, for items with batch control."""
    serialNo: NotRequired[str]
    """Serial numbers, separated by commas, for items with serial numbers."""
    project: NotRequired[str]
    """Project code of the line."""
    department: NotRequired[str]
    """Department code of the line."""
    classification: NotRequired[str]
    """Classification code of the e-invoice."""
    deliveryDate: NotRequired[str]
    """Delivery date of the line."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    salesExemptionNo: NotRequired[str]
    """Sales tax exemption certificate number."""
    taxAdjustment: NotRequired[float]
    """Correction of the computed tax."""

class PurchaseDocumentPayload(TypedDict):
    creditorCode: str
    """Supplier (creditor) code."""
    creditorName: NotRequired[str]
    """Supplier name to print (default: the creditor’s stored name)."""
    purchaseAgent: NotRequired[str]
    """Purchase agent code."""
    purchaseLocation: NotRequired[str]
    """Exact active location code; used for lines without a location."""
    supplierDONo: NotRequired[str]
    """Number of the supplier’s delivery order."""
    supplierInvoiceNo: NotRequired[str]
    """Number of the supplier’s invoice."""
    docNo: NotRequired[str]
    """Document number. Leave it out or send <<New>> to have the book generate it."""
    docDate: NotRequired[str]
    """Document date (default: the book date, if the numbering rules of the book allow it)."""
    description: NotRequired[str]
    """Narration of the whole document."""
    ref: NotRequired[str]
    """Your own reference, for example an order number of the web shop."""
    project: NotRequired[str]
    """Project code of the header; used for lines without one."""
    department: NotRequired[str]
    """Department code of the header; used for lines without one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    ourRef: NotRequired[str]
    """Our reference."""
    yourRef: NotRequired[str]
    """The other party’s reference."""
    displayTerm: NotRequired[str]
    """Credit term, for example C.O.D. or Net 30 (default: the party’s own term)."""
    dueDate: NotRequired[str]
    """Due date (default: document date plus credit term)."""
    currencyCode: NotRequired[str]
    """Currency code; it must be the currency of the party."""
    currencyRate: NotRequired[float]
    """Exchange rate to the base currency (default: the dated rate of the book)."""
    inclusiveTax: NotRequired[bool]
    """Whether unit prices include tax."""
    taxDate: NotRequired[str]
    """Tax date, if it differs from the document date."""
    taxEntityID: NotRequired[int]
    """Tax entity maintenance id of the header, the party of an e-invoice."""
    branchCode: NotRequired[str]
    """Branch of the debtor or creditor."""
    accountNo: NotRequired[str]
    """GL posting account for lines without one."""
    attention: NotRequired[str]
    """Contact person."""
    phone1: NotRequired[str]
    """First phone number."""
    phone2: NotRequired[str]
    """Second phone number."""
    fax1: NotRequired[str]
    """Fax number."""
    address1: NotRequired[str]
    """First line of the billing address."""
    address2: NotRequired[str]
    """Second line of the billing address."""
    address3: NotRequired[str]
    """Third line of the billing address."""
    address4: NotRequired[str]
    """Fourth line of the billing address."""
    deliverAddress1: NotRequired[str]
    """First line of the delivery address."""
    deliverAddress2: NotRequired[str]
    """Second line of the delivery address."""
    deliverAddress3: NotRequired[str]
    """Third line of the delivery address."""
    deliverAddress4: NotRequired[str]
    """Fourth line of the delivery address."""
    deliverContact: NotRequired[str]
    """Contact person at the delivery address."""
    deliverPhone1: NotRequired[str]
    """Phone number at the delivery address."""
    note: NotRequired[str]
    """Note of the document, plain text or RTF; a purchase order stores it as RTF. Verification compares the visible text."""
    remark1: NotRequired[str]
    """First remark."""
    remark2: NotRequired[str]
    """Second remark."""
    remark3: NotRequired[str]
    """Third remark."""
    remark4: NotRequired[str]
    """Fourth remark."""
    refDocNo: NotRequired[str]
    """Number of the document that this one refers to."""
    shipVia: NotRequired[str]
    """Shipping method code."""
    shipInfo: NotRequired[str]
    """Shipping information, for example a tracking number."""
    lines: Sequence[PurchaseLinePayload]
    """Lines of the document, at least one."""
    payments: NotRequired[Sequence[PaymentRowPayload]]
    """Payments of a cash document; leave it out for a credit sale or purchase."""
    docNoFormatName: NotRequired[str]
    """Name of the numbering format for the document number."""
    saveAsDraft: NotRequired[bool]
    """Whether to save a draft, which has no number of the series and no postings."""
    verifyAfterSave: NotRequired[bool]
    """Whether to read the saved record again and return readBack checks. Without it, saving is faster."""

class PurchaseOrderValidateResult(ValidateResultResult):
    totals: ValidatedTotalsResult
    """Totals of the document."""
    postings: Sequence[Posting]
    """The rows that the document posts to the general ledger."""
    lines: Sequence[PurchaseLineResultResult]
    """The lines as they would be saved."""

class PurchaseOrderUpdateLinePayload(TypedDict):
    dtlKey: NotRequired[Union[int, str]]
    """Key of an existing row from the get command; use the string form if possible."""
    itemCode: NotRequired[str]
    """Item code; leave it out for account and service lines."""
    description: NotRequired[Union[str, None]]
    """Text of the line (default: the item’s description)."""
    description2: NotRequired[Union[str, None]]
    """Second text of the line."""
    furtherDescription: NotRequired[Union[str, None]]
    """Long text of the line, rich text."""
    qty: NotRequired[float]
    """Quantity in the unit of the line."""
    focQty: NotRequired[float]
    """Additional quantity at no charge."""
    uom: NotRequired[str]
    """Unit of measure of the item (default: its base unit)."""
    unitPrice: NotRequired[float]
    """Price of one unit in the document’s currency."""
    discount: NotRequired[Union[str, float]]
    """Discount: percentages and amounts joined by +, applied from left to right, such as 10%, 5%+3% or 12.50."""
    taxCode: NotRequired[Union[str, None]]
    """Tax code of the line (default: the item’s, then the party’s)."""
    taxRate: NotRequired[float]
    """Tax rate in percent; it must be the rate of the tax code, so you can leave it out."""
    accountNo: NotRequired[Union[str, None]]
    """GL posting account; takes precedence over the top-level accountNo."""
    location: NotRequired[str]
    """Exact active stock location; takes precedence over the location of the header. Stock lines need one."""
    batchNo: NotRequired[Union[str, None]]
    """Batch number, for items with batch control."""
    serialNo: NotRequired[Union[str, None]]
    """Serial numbers, separated by commas, for items with serial numbers."""
    project: NotRequired[Union[str, None]]
    """Project code of the line."""
    department: NotRequired[Union[str, None]]
    """Department code of the line."""
    deliveryDate: NotRequired[Union[str, None]]
    """Delivery date of the line."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    salesExemptionNo: NotRequired[Union[str, None]]
    """Sales tax exemption certificate number."""
    taxAdjustment: NotRequired[float]
    """Correction of the computed tax."""

class PurchaseOrderUpdatePayload(TypedDict):
    docNo: str
    """Number of the document."""
    reason: str
    """Business reason for the change; stored in the audit trail."""
    creditorCode: NotRequired[str]
    """Supplier (creditor) code."""
    creditorName: NotRequired[Union[str, None]]
    """Supplier name to print (default: the creditor’s stored name)."""
    purchaseAgent: NotRequired[Union[str, None]]
    """Purchase agent code."""
    purchaseLocation: NotRequired[Union[str, None]]
    """Exact active location code; used for lines without a location."""
    supplierDONo: NotRequired[Union[str, None]]
    """Number of the supplier’s delivery order."""
    supplierInvoiceNo: NotRequired[Union[str, None]]
    """Number of the supplier’s invoice."""
    docDate: NotRequired[str]
    """Document date (default: the book date, if the numbering rules of the book allow it)."""
    description: NotRequired[Union[str, None]]
    """Narration of the whole document."""
    ref: NotRequired[Union[str, None]]
    """Your own reference, for example an order number of the web shop."""
    project: NotRequired[Union[str, None]]
    """Project code of the header; used for lines without one."""
    department: NotRequired[Union[str, None]]
    """Department code of the header; used for lines without one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    displayTerm: NotRequired[Union[str, None]]
    """Credit term, for example C.O.D. or Net 30 (default: the party’s own term)."""
    dueDate: NotRequired[Union[str, None]]
    """Due date (default: document date plus credit term)."""
    currencyCode: NotRequired[str]
    """Currency code; it must be the currency of the party."""
    currencyRate: NotRequired[float]
    """Exchange rate to the base currency (default: the dated rate of the book)."""
    inclusiveTax: NotRequired[bool]
    """Whether unit prices include tax."""
    taxDate: NotRequired[str]
    """Tax date, if it differs from the document date."""
    taxEntityID: NotRequired[int]
    """Tax entity maintenance id of the header, the party of an e-invoice."""
    branchCode: NotRequired[Union[str, None]]
    """Branch of the debtor or creditor."""
    attention: NotRequired[Union[str, None]]
    """Contact person."""
    phone1: NotRequired[Union[str, None]]
    """First phone number."""
    phone2: NotRequired[Union[str, None]]
    """Second phone number."""
    fax1: NotRequired[Union[str, None]]
    """Fax number."""
    address1: NotRequired[Union[str, None]]
    """First line of the billing address."""
    address2: NotRequired[Union[str, None]]
    """Second line of the billing address."""
    address3: NotRequired[Union[str, None]]
    """Third line of the billing address."""
    address4: NotRequired[Union[str, None]]
    """Fourth line of the billing address."""
    note: NotRequired[Union[str, None]]
    """Note of the document, plain text or RTF; a purchase order stores it as RTF. Verification compares the visible text."""
    remark1: NotRequired[Union[str, None]]
    """First remark."""
    remark2: NotRequired[Union[str, None]]
    """Second remark."""
    remark3: NotRequired[Union[str, None]]
    """Third remark."""
    remark4: NotRequired[Union[str, None]]
    """Fourth remark."""
    refDocNo: NotRequired[Union[str, None]]
    """Number of the document that this one refers to."""
    shipVia: NotRequired[Union[str, None]]
    """Shipping method code."""
    shipInfo: NotRequired[Union[str, None]]
    """Shipping information, for example a tracking number."""
    validateOnly: NotRequired[bool]
    """Whether to check everything without saving. The result then has saved false."""
    docNoFormatName: NotRequired[str]
    """Name of the numbering format for the number of a draft when it is posted."""
    saveAsDraft: NotRequired[bool]
    """Send false to post a draft. The draft gets its number and is checked and posted like a new document. Without it, a draft stays a draft."""
    detailMode: NotRequired[Literal["update", "append", "replace", "delete"]]
    """What to do with the lines: update or delete existing rows by key, append rows, or replace all of them."""
    lines: NotRequired[Sequence[PurchaseOrderUpdateLinePayload]]
    """Rows to change, add or delete, depending on detailMode; not an empty array."""

class PurchaseOrderUpdatedResult(WriteResultResult, DocumentReferenceResult):
    fields: PurchaseOrderFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[PurchaseLineResultResult]
    """The lines as reloaded."""
    payments: NotRequired[Sequence[PaymentRowResultResult]]
    """The payments as reloaded. Absent if documents of this type carry no payments."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""
    valid: NotRequired[Literal[True]]
    """True: the payload is valid. Absent unless validateOnly is true."""
    postings: NotRequired[Sequence[Posting]]
    """The rows that the document posts to the general ledger. Absent unless validateOnly is true."""
    followed: NotRequired[Sequence[str]]
    """Fields that the update did not name and that changed with those that it names, such as the description of another item. A field of a line has the position of the line in the result before it: lines/0/description. Absent in results of earlier builds and of other drivers."""
    draftNo: NotRequired[str]
    """Number that the document had as a draft. Absent unless the update posted a draft."""

class DocumentListDocNoCreditorCodeSettledPayload(TypedDict):
    dateFrom: NotRequired[str]
    """First date to include."""
    dateTo: NotRequired[str]
    """Last date to include."""
    creditorCode: NotRequired[str]
    """Only documents of this party."""
    docNo: NotRequired[str]
    """Only the document with this number."""
    keys: NotRequired[Sequence[str]]
    """Only the documents with these numbers, 1 to 500, each once."""
    status: NotRequired[Literal["Draft", "Saved", "Void", "Open", "Settled"]]
    """Only documents in this status. Open documents have an outstanding amount, Settled ones do not."""
    search: NotRequired[str]
    """Only those with this text in the number, the references, the description or the name of the party; case does not matter."""
    changedSince: NotRequired[str]
    """Only what was created, changed or voided at or after this timestamp. The list then starts with the latest change."""
    limit: NotRequired[int]
    """Maximum rows to return (default 5,000)."""
    cursor: NotRequired[str]
    """nextCursor from the previous result, to get the next page."""

class PurchaseReturnFieldsResult(DocumentFieldsResult):
    CreditorCode: str
    """Supplier (creditor) code."""
    CreditorName: NotRequired[str]
    """Name of the supplier, as printed. Absent if it has no value."""
    Agent: NotRequired[str]
    """Purchase agent code. Absent if it has no value."""
    PurchaseLocation: NotRequired[str]
    """Exact active location code. Absent if it has no value."""
    SupplierDONo: NotRequired[str]
    """Number of the supplier’s delivery order. Absent if it has no value."""
    SupplierInvoiceNo: NotRequired[str]
    """Number of the supplier’s invoice. Absent if it has no value."""
    Description: NotRequired[str]
    """Narration of the whole document. Absent if it has no value."""
    Ref: NotRequired[str]
    """Your own reference, for example an order number of the web shop. Absent if it has no value."""
    ProjNo: NotRequired[str]
    """Project code of the header. Absent if it has no value."""
    DeptNo: NotRequired[str]
    """Department code of the header. Absent if it has no value."""
    UserDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields by name, without the UDF_ prefix. Absent if it has no value."""
    DisplayTerm: NotRequired[str]
    """Credit term. Absent if it has no value."""
    InclusiveTax: NotRequired[bool]
    """Whether unit prices include tax. Absent if it has no value."""
    TaxDate: NotRequired[str]
    """Tax date. Absent if it has no value."""
    TaxEntityID: NotRequired[int]
    """Tax entity maintenance id of the header, the party of an e-invoice. Absent if it has no value."""
    BranchCode: NotRequired[str]
    """Branch of the debtor or creditor. Absent if it has no value."""
    Attention: NotRequired[str]
    """Contact person. Absent if it has no value."""
    Phone1: NotRequired[str]
    """First phone number. Absent if it has no value."""
    Phone2: NotRequired[str]
    """Second phone number. Absent if it has no value."""
    Fax1: NotRequired[str]
    """Fax number. Absent if it has no value."""
    InvAddr1: NotRequired[str]
    """First line of the billing address. Absent if it has no value."""
    InvAddr2: NotRequired[str]
    """Second line of the billing address. Absent if it has no value."""
    InvAddr3: NotRequired[str]
    """Third line of the billing address. Absent if it has no value."""
    InvAddr4: NotRequired[str]
    """Fourth line of the billing address. Absent if it has no value."""
    Note: NotRequired[str]
    """Note of the document, plain text or RTF. Absent if it has no value."""
    Remark1: NotRequired[str]
    """First remark. Absent if it has no value."""
    Remark2: NotRequired[str]
    """Second remark. Absent if it has no value."""
    Remark3: NotRequired[str]
    """Third remark. Absent if it has no value."""
    Remark4: NotRequired[str]
    """Fourth remark. Absent if it has no value."""
    RefDocNo: NotRequired[str]
    """Number of the document that this one refers to. Absent if it has no value."""
    ShipVia: NotRequired[str]
    """Shipping method code. Absent if it has no value."""
    ShipInfo: NotRequired[str]
    """Shipping information, for example a tracking number. Absent if it has no value."""
    SupplierCNNo: NotRequired[str]
    """Number of the supplier’s credit note. Absent if it has no value."""
    OurRef: NotRequired[str]
    """Our reference. Absent if it has no value."""
    YourRef: NotRequired[str]
    """The other party’s reference. Absent if it has no value."""
    AccNo: NotRequired[str]
    """GL posting account for lines without one. Absent if it has no value."""
    DeliverAddr1: NotRequired[str]
    """First line of the delivery address. Absent if it has no value."""
    DeliverAddr2: NotRequired[str]
    """Second line of the delivery address. Absent if it has no value."""
    DeliverAddr3: NotRequired[str]
    """Third line of the delivery address. Absent if it has no value."""
    DeliverAddr4: NotRequired[str]
    """Fourth line of the delivery address. Absent if it has no value."""
    DeliverContact: NotRequired[str]
    """Contact person at the delivery address. Absent if it has no value."""
    DeliverPhone1: NotRequired[str]
    """Phone number at the delivery address. Absent if it has no value."""

class PurchaseReturnGetResult(ReadResultResult, DocumentReferenceResult):
    fields: PurchaseReturnFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[PurchaseLineResultResult]
    """The lines as reloaded."""
    payments: Sequence[PaymentRowResultResult]
    """The payments as reloaded."""
    knockOffs: Sequence[KnockOffRowResultResult]
    """The settlements of other documents."""
    links: Sequence[DocumentLinkResult]
    """The documents that it came from and went to."""
    postings: Sequence[Posting]
    """The rows that the document posts to the general ledger."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent if documents of this type cannot be updated."""
    sourceType: NotRequired[str]
    """Type of the document, which belongs to another family. Absent if it belongs to this family."""

class PurchaseReturnCreatePayload(TypedDict):
    creditorCode: str
    """Supplier (creditor) code."""
    creditorName: NotRequired[str]
    """Supplier name to print (default: the creditor’s stored name)."""
    purchaseAgent: NotRequired[str]
    """Purchase agent code."""
    purchaseLocation: NotRequired[str]
    """Exact active location code; used for lines without a location."""
    supplierDONo: NotRequired[str]
    """Number of the supplier’s delivery order."""
    supplierInvoiceNo: NotRequired[str]
    """Number of the supplier’s invoice."""
    docNo: NotRequired[str]
    """Document number. Leave it out or send <<New>> to have the book generate it."""
    docDate: NotRequired[str]
    """Document date (default: the book date, if the numbering rules of the book allow it)."""
    description: NotRequired[str]
    """Narration of the whole document."""
    ref: NotRequired[str]
    """Your own reference, for example an order number of the web shop."""
    project: NotRequired[str]
    """Project code of the header; used for lines without one."""
    department: NotRequired[str]
    """Department code of the header; used for lines without one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    ourRef: NotRequired[str]
    """Our reference."""
    yourRef: NotRequired[str]
    """The other party’s reference."""
    displayTerm: NotRequired[str]
    """Credit term, for example C.O.D. or Net 30 (default: the party’s own term)."""
    dueDate: NotRequired[str]
    """Due date (default: document date plus credit term)."""
    currencyCode: NotRequired[str]
    """Currency code; it must be the currency of the party."""
    currencyRate: NotRequired[float]
    """Exchange rate to the base currency (default: the dated rate of the book)."""
    inclusiveTax: NotRequired[bool]
    """Whether unit prices include tax."""
    taxDate: NotRequired[str]
    """Tax date, if it differs from the document date."""
    taxEntityID: NotRequired[int]
    """Tax entity maintenance id of the header, the party of an e-invoice."""
    branchCode: NotRequired[str]
    """Branch of the debtor or creditor."""
    accountNo: NotRequired[str]
    """GL posting account for lines without one."""
    attention: NotRequired[str]
    """Contact person."""
    phone1: NotRequired[str]
    """First phone number."""
    phone2: NotRequired[str]
    """Second phone number."""
    fax1: NotRequired[str]
    """Fax number."""
    address1: NotRequired[str]
    """First line of the billing address."""
    address2: NotRequired[str]
    """Second line of the billing address."""
    address3: NotRequired[str]
    """Third line of the billing address."""
    address4: NotRequired[str]
    """Fourth line of the billing address."""
    deliverAddress1: NotRequired[str]
    """First line of the delivery address."""
    deliverAddress2: NotRequired[str]
    """Second line of the delivery address."""
    deliverAddress3: NotRequired[str]
    """Third line of the delivery address."""
    deliverAddress4: NotRequired[str]
    """Fourth line of the delivery address."""
    deliverContact: NotRequired[str]
    """Contact person at the delivery address."""
    deliverPhone1: NotRequired[str]
    """Phone number at the delivery address."""
    note: NotRequired[str]
    """Note of the document, plain text or RTF; a purchase order stores it as RTF. Verification compares the visible text."""
    remark1: NotRequired[str]
    """First remark."""
    remark2: NotRequired[str]
    """Second remark."""
    remark3: NotRequired[str]
    """Third remark."""
    remark4: NotRequired[str]
    """Fourth remark."""
    refDocNo: NotRequired[str]
    """Number of the document that this one refers to."""
    shipVia: NotRequired[str]
    """Shipping method code."""
    shipInfo: NotRequired[str]
    """Shipping information, for example a tracking number."""
    supplierCNNo: NotRequired[str]
    """Number of the supplier’s credit note; the supplier’s invoice has its own field."""
    knockOffs: NotRequired[Sequence[KnockOffRowPayload]]
    """Documents the return settles."""
    lines: Sequence[PurchaseLinePayload]
    """Lines of the document, at least one."""
    payments: NotRequired[Sequence[PaymentRowPayload]]
    """Payments of a cash document; leave it out for a credit sale or purchase."""
    docNoFormatName: NotRequired[str]
    """Name of the numbering format for the document number."""
    saveAsDraft: NotRequired[bool]
    """Whether to save a draft, which has no number of the series and no postings."""
    verifyAfterSave: NotRequired[bool]
    """Whether to read the saved record again and return readBack checks. Without it, saving is faster."""

class PurchaseReturnSavedResult(WriteResultResult, DocumentReferenceResult):
    fields: PurchaseReturnFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[PurchaseLineResultResult]
    """The lines as reloaded."""
    payments: NotRequired[Sequence[PaymentRowResultResult]]
    """The payments as reloaded. Absent if documents of this type carry no payments."""
    knockOffs: NotRequired[Sequence[KnockOffRowResultResult]]
    """The settlements of other documents. Absent if documents of this type settle none."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""

class PurchaseReturnUpdatePayload(TypedDict):
    docNo: str
    """Number of the document."""
    reason: str
    """Business reason for the change; stored in the audit trail."""
    creditorCode: NotRequired[str]
    """Supplier (creditor) code."""
    creditorName: NotRequired[Union[str, None]]
    """Supplier name to print (default: the creditor’s stored name)."""
    purchaseAgent: NotRequired[Union[str, None]]
    """Purchase agent code."""
    purchaseLocation: NotRequired[Union[str, None]]
    """Exact active location code; used for lines without a location."""
    supplierDONo: NotRequired[Union[str, None]]
    """Number of the supplier’s delivery order."""
    supplierInvoiceNo: NotRequired[Union[str, None]]
    """Number of the supplier’s invoice."""
    docDate: NotRequired[str]
    """Document date (default: the book date, if the numbering rules of the book allow it)."""
    description: NotRequired[Union[str, None]]
    """Narration of the whole document."""
    ref: NotRequired[Union[str, None]]
    """Your own reference, for example an order number of the web shop."""
    project: NotRequired[Union[str, None]]
    """Project code of the header; used for lines without one."""
    department: NotRequired[Union[str, None]]
    """Department code of the header; used for lines without one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    displayTerm: NotRequired[Union[str, None]]
    """Credit term, for example C.O.D. or Net 30 (default: the party’s own term)."""
    dueDate: NotRequired[Union[str, None]]
    """Due date (default: document date plus credit term)."""
    currencyCode: NotRequired[str]
    """Currency code; it must be the currency of the party."""
    currencyRate: NotRequired[float]
    """Exchange rate to the base currency (default: the dated rate of the book)."""
    inclusiveTax: NotRequired[bool]
    """Whether unit prices include tax."""
    taxDate: NotRequired[str]
    """Tax date, if it differs from the document date."""
    taxEntityID: NotRequired[int]
    """Tax entity maintenance id of the header, the party of an e-invoice."""
    branchCode: NotRequired[Union[str, None]]
    """Branch of the debtor or creditor."""
    attention: NotRequired[Union[str, None]]
    """Contact person."""
    phone1: NotRequired[Union[str, None]]
    """First phone number."""
    phone2: NotRequired[Union[str, None]]
    """Second phone number."""
    fax1: NotRequired[Union[str, None]]
    """Fax number."""
    address1: NotRequired[Union[str, None]]
    """First line of the billing address."""
    address2: NotRequired[Union[str, None]]
    """Second line of the billing address."""
    address3: NotRequired[Union[str, None]]
    """Third line of the billing address."""
    address4: NotRequired[Union[str, None]]
    """Fourth line of the billing address."""
    note: NotRequired[Union[str, None]]
    """Note of the document, plain text or RTF; a purchase order stores it as RTF. Verification compares the visible text."""
    remark1: NotRequired[Union[str, None]]
    """First remark."""
    remark2: NotRequired[Union[str, None]]
    """Second remark."""
    remark3: NotRequired[Union[str, None]]
    """Third remark."""
    remark4: NotRequired[Union[str, None]]
    """Fourth remark."""
    refDocNo: NotRequired[Union[str, None]]
    """Number of the document that this one refers to."""
    shipVia: NotRequired[Union[str, None]]
    """Shipping method code."""
    shipInfo: NotRequired[Union[str, None]]
    """Shipping information, for example a tracking number."""
    supplierCNNo: NotRequired[Union[str, None]]
    """Number of the supplier’s credit note; the supplier’s invoice has its own field."""
    validateOnly: NotRequired[bool]
    """Whether to check everything without saving. The result then has saved false."""
    docNoFormatName: NotRequired[str]
    """Name of the numbering format for the number of a draft when it is posted."""
    saveAsDraft: NotRequired[bool]
    """Send false to post a draft. The draft gets its number and is checked and posted like a new document. Without it, a draft stays a draft."""
    detailMode: NotRequired[Literal["update", "append", "replace", "delete"]]
    """What to do with the lines: update or delete existing rows by key, append rows, or replace all of them."""
    lines: NotRequired[Sequence[PurchaseOrderUpdateLinePayload]]
    """Rows to change, add or delete, depending on detailMode; not an empty array."""

class PurchaseReturnUpdatedResult(WriteResultResult, DocumentReferenceResult):
    fields: PurchaseReturnFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[PurchaseLineResultResult]
    """The lines as reloaded."""
    payments: NotRequired[Sequence[PaymentRowResultResult]]
    """The payments as reloaded. Absent if documents of this type carry no payments."""
    knockOffs: NotRequired[Sequence[KnockOffRowResultResult]]
    """The settlements of other documents. Absent if documents of this type settle none."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""
    valid: NotRequired[Literal[True]]
    """True: the payload is valid. Absent unless validateOnly is true."""
    postings: NotRequired[Sequence[Posting]]
    """The rows that the document posts to the general ledger. Absent unless validateOnly is true."""
    followed: NotRequired[Sequence[str]]
    """Fields that the update did not name and that changed with those that it names, such as the description of another item. A field of a line has the position of the line in the result before it: lines/0/description. Absent in results of earlier builds and of other drivers."""
    draftNo: NotRequired[str]
    """Number that the document had as a draft. Absent unless the update posted a draft."""

class TransferGoodsReceivedNotePurchaseInvoicePayload(TypedDict):
    fromDocNo: str
    """Number of the goods received note to transfer."""
    docNo: NotRequired[str]
    """Document number. Leave it out or send <<New>> to have the book generate it."""
    docDate: NotRequired[str]
    """Document date (default: the book date, if the numbering rules of the book allow it)."""
    description: NotRequired[str]
    """Narration of the whole document."""
    ref: NotRequired[str]
    """Your own reference, for example an order number of the web shop."""
    project: NotRequired[str]
    """Project code of the header; used for lines without one."""
    department: NotRequired[str]
    """Department code of the header; used for lines without one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    creditorCode: NotRequired[str]
    """Supplier (creditor) code."""
    displayTerm: NotRequired[str]
    """Credit term, for example C.O.D. or Net 30 (default: the party’s own term)."""
    dueDate: NotRequired[str]
    """Due date (default: document date plus credit term)."""
    currencyRate: NotRequired[float]
    """Exchange rate to the base currency (default: the dated rate of the book)."""
    taxDate: NotRequired[str]
    """Tax date, if it differs from the document date."""
    lines: NotRequired[Sequence[TransferLinePayload]]
    """Source lines to transfer, with quantities and overrides (default: everything outstanding)."""
    docNoFormatName: NotRequired[str]
    """Name of the numbering format for the document number."""
    saveAsDraft: NotRequired[bool]
    """Whether to save a draft, which has no number of the series and no postings."""
    verifyAfterSave: NotRequired[bool]
    """Whether to read the saved record again and return readBack checks. Without it, saving is faster."""

class TransferPurchaseInvoicePurchaseReturnPayload(TypedDict):
    fromDocNo: str
    """Number of the purchase invoice to transfer."""
    docNo: NotRequired[str]
    """Document number. Leave it out or send <<New>> to have the book generate it."""
    docDate: NotRequired[str]
    """Document date (default: the book date, if the numbering rules of the book allow it)."""
    description: NotRequired[str]
    """Narration of the whole document."""
    ref: NotRequired[str]
    """Your own reference, for example an order number of the web shop."""
    project: NotRequired[str]
    """Project code of the header; used for lines without one."""
    department: NotRequired[str]
    """Department code of the header; used for lines without one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    creditorCode: NotRequired[str]
    """Supplier (creditor) code."""
    displayTerm: NotRequired[str]
    """Credit term, for example C.O.D. or Net 30 (default: the party’s own term)."""
    dueDate: NotRequired[str]
    """Due date (default: document date plus credit term)."""
    currencyRate: NotRequired[float]
    """Exchange rate to the base currency (default: the dated rate of the book)."""
    taxDate: NotRequired[str]
    """Tax date, if it differs from the document date."""
    lines: NotRequired[Sequence[TransferLinePayload]]
    """Source lines to transfer, with quantities and overrides (default: everything outstanding)."""
    knockOffs: NotRequired[Sequence[KnockOffRowPayload]]
    """Documents the note settles (default: its source, up to the outstanding amount)."""
    docNoFormatName: NotRequired[str]
    """Name of the numbering format for the document number."""
    saveAsDraft: NotRequired[bool]
    """Whether to save a draft, which has no number of the series and no postings."""
    verifyAfterSave: NotRequired[bool]
    """Whether to read the saved record again and return readBack checks. Without it, saving is faster."""

class TransferPurchaseOrderGoodsReceivedNotePayload(TypedDict):
    fromDocNo: str
    """Number of the purchase order to transfer."""
    docNo: NotRequired[str]
    """Document number. Leave it out or send <<New>> to have the book generate it."""
    docDate: NotRequired[str]
    """Document date (default: the book date, if the numbering rules of the book allow it)."""
    description: NotRequired[str]
    """Narration of the whole document."""
    ref: NotRequired[str]
    """Your own reference, for example an order number of the web shop."""
    project: NotRequired[str]
    """Project code of the header; used for lines without one."""
    department: NotRequired[str]
    """Department code of the header; used for lines without one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    creditorCode: NotRequired[str]
    """Supplier (creditor) code."""
    displayTerm: NotRequired[str]
    """Credit term, for example C.O.D. or Net 30 (default: the party’s own term)."""
    dueDate: NotRequired[str]
    """Due date (default: document date plus credit term)."""
    currencyRate: NotRequired[float]
    """Exchange rate to the base currency (default: the dated rate of the book)."""
    taxDate: NotRequired[str]
    """Tax date, if it differs from the document date."""
    lines: NotRequired[Sequence[TransferLinePayload]]
    """Source lines to transfer, with quantities and overrides (default: everything outstanding)."""
    docNoFormatName: NotRequired[str]
    """Name of the numbering format for the document number."""
    saveAsDraft: NotRequired[bool]
    """Whether to save a draft, which has no number of the series and no postings."""
    verifyAfterSave: NotRequired[bool]
    """Whether to read the saved record again and return readBack checks. Without it, saving is faster."""

class PurchaseDetailFilterPayload(TypedDict):
    itemCode: NotRequired[str]
    """Only lines of this item."""
    creditorCode: NotRequired[str]
    """Only documents of this party."""
    docNo: NotRequired[str]
    """Only lines of this document."""
    keys: NotRequired[Sequence[str]]
    """Only the documents with these numbers, 1 to 500, each once."""
    docType: NotRequired[Literal["PO", "GR", "PI", "CP", "PR"]]
    """Only documents of this type."""
    dateFrom: NotRequired[str]
    """First date to include."""
    dateTo: NotRequired[str]
    """Last date to include."""
    limit: NotRequired[int]
    """Maximum rows to return (default 500)."""
    cursor: NotRequired[str]
    """nextCursor from the previous result, to get the next page."""

class PurchaseDetailLinesRowResult(LineHeadResult):
    itemCode: NotRequired[str]
    """Item code. Absent if it has no value."""
    description: NotRequired[str]
    """Text of the line. Absent if it has no value."""
    description2: NotRequired[str]
    """Second text of the line. Absent if it has no value."""
    furtherDescription: NotRequired[str]
    """Long text of the line, rich text. Absent if it has no value."""
    qty: NotRequired[float]
    """Quantity of the line. In unit of the line. Absent if it has no value."""
    focQty: NotRequired[float]
    """Additional quantity at no charge. In unit of the line. Absent if it has no value."""
    uom: NotRequired[str]
    """Unit of measure of the item. Absent if it has no value."""
    unitPrice: NotRequired[float]
    """Price of one unit in the document’s currency. In document currency per unit. Absent if it has no value."""
    discount: NotRequired[Union[str, float]]
    """Discount: percentages and amounts joined by +, applied from left to right, such as 10%, 5%+3% or 12.50. Absent if it has no value."""
    taxCode: NotRequired[str]
    """Tax code of the line. Absent if it has no value."""
    taxRate: NotRequired[float]
    """Tax rate. In percent. Absent if it has no value."""
    accountNo: NotRequired[str]
    """GL account that the line is posted to. Absent if it has no value."""
    location: NotRequired[str]
    """Exact active stock location. Absent if it has no value."""
    batchNo: NotRequired[str]
    """Batch number, for items with batch control. Absent if it has no value."""
    serialNo: NotRequired[str]
    """Serial numbers, separated by commas, for items with serial numbers. Absent if it has no value."""
    project: NotRequired[str]
    """Project code of the line. Absent if it has no value."""
    department: NotRequired[str]
    """Department code of the line. Absent if it has no value."""
    deliveryDate: NotRequired[str]
    """Delivery date of the line. Absent if it has no value."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields by name, without the UDF_ prefix. Absent if it has no value."""
    salesExemptionNo: NotRequired[str]
    """Sales tax exemption certificate number. Absent if it has no value."""
    taxAdjustment: NotRequired[float]
    """Correction of the computed tax. In document currency. Absent if it has no value."""
    barCode: NotRequired[str]
    """Barcode. Absent if it has no value."""
    unitCost: NotRequired[float]
    """Price of one unit if there is no unitPrice. In base currency per unit. Absent if it has no value."""
    amount: NotRequired[float]
    """Amount of the line before tax, for lines without quantity and price. In document currency. Absent if it has no value."""
    fromLocation: NotRequired[str]
    """Source location. Absent if it has no value."""
    toLocation: NotRequired[str]
    """Destination location. Absent if it has no value."""
    classification: NotRequired[str]
    """Classification code of the e-invoice. Absent if it has no value."""
    packageCode: NotRequired[str]
    """Item package that the line is a component of. Absent if it has no value."""
    packageQty: NotRequired[float]
    """Number of packages. In unit of the line. Absent if it has no value."""

class PurchaseDetailLinesResult(ReadResultResult):
    rows: Sequence[PurchaseDetailLinesRowResult]
    """The rows."""

class RequestQuotationUpdatePayload(TypedDict):
    docNo: str
    """Number of the document."""
    reason: str
    """Business reason for the change; stored in the audit trail."""
    creditorCode: NotRequired[str]
    """Supplier (creditor) code."""
    creditorName: NotRequired[Union[str, None]]
    """Supplier name to print (default: the creditor’s stored name)."""
    purchaseAgent: NotRequired[Union[str, None]]
    """Purchase agent code."""
    purchaseLocation: NotRequired[Union[str, None]]
    """Exact active location code; used for lines without a location."""
    supplierDONo: NotRequired[Union[str, None]]
    """Number of the supplier’s delivery order."""
    supplierInvoiceNo: NotRequired[Union[str, None]]
    """Number of the supplier’s invoice."""
    docDate: NotRequired[str]
    """Document date (default: the book date, if the numbering rules of the book allow it)."""
    description: NotRequired[Union[str, None]]
    """Narration of the whole document."""
    ref: NotRequired[Union[str, None]]
    """Your own reference, for example an order number of the web shop."""
    project: NotRequired[Union[str, None]]
    """Project code of the header; used for lines without one."""
    department: NotRequired[Union[str, None]]
    """Department code of the header; used for lines without one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    displayTerm: NotRequired[Union[str, None]]
    """Credit term, for example C.O.D. or Net 30 (default: the party’s own term)."""
    dueDate: NotRequired[Union[str, None]]
    """Due date (default: document date plus credit term)."""
    currencyCode: NotRequired[str]
    """Currency code; it must be the currency of the party."""
    currencyRate: NotRequired[float]
    """Exchange rate to the base currency (default: the dated rate of the book)."""
    inclusiveTax: NotRequired[bool]
    """Whether unit prices include tax."""
    taxDate: NotRequired[str]
    """Tax date, if it differs from the document date."""
    taxEntityID: NotRequired[int]
    """Tax entity maintenance id of the header, the party of an e-invoice."""
    branchCode: NotRequired[Union[str, None]]
    """Branch of the debtor or creditor."""
    attention: NotRequired[Union[str, None]]
    """Contact person."""
    phone1: NotRequired[Union[str, None]]
    """First phone number."""
    phone2: NotRequired[Union[str, None]]
    """Second phone number."""
    fax1: NotRequired[Union[str, None]]
    """Fax number."""
    address1: NotRequired[Union[str, None]]
    """First line of the billing address."""
    address2: NotRequired[Union[str, None]]
    """Second line of the billing address."""
    address3: NotRequired[Union[str, None]]
    """Third line of the billing address."""
    address4: NotRequired[Union[str, None]]
    """Fourth line of the billing address."""
    note: NotRequired[Union[str, None]]
    """Note of the document, plain text or RTF; a purchase order stores it as RTF. Verification compares the visible text."""
    remark1: NotRequired[Union[str, None]]
    """First remark."""
    remark2: NotRequired[Union[str, None]]
    """Second remark."""
    remark3: NotRequired[Union[str, None]]
    """Third remark."""
    remark4: NotRequired[Union[str, None]]
    """Fourth remark."""
    refDocNo: NotRequired[Union[str, None]]
    """Number of the document that this one refers to."""
    shipVia: NotRequired[Union[str, None]]
    """Shipping method code."""
    shipInfo: NotRequired[Union[str, None]]
    """Shipping information, for example a tracking number."""
    validateOnly: NotRequired[bool]
    """Whether to check everything without saving. The result then has saved false."""
    detailMode: NotRequired[Literal["update", "append", "replace", "delete"]]
    """What to do with the lines: update or delete existing rows by key, append rows, or replace all of them."""
    lines: NotRequired[Sequence[PurchaseOrderUpdateLinePayload]]
    """Rows to change, add or delete, depending on detailMode; not an empty array."""

class ArInvoiceLinesListRowResult(LineHeadResult):
    itemCode: NotRequired[str]
    """Item code. Absent if it has no value."""
    barCode: NotRequired[str]
    """Barcode. Absent if it has no value."""
    description: NotRequired[str]
    """Text of the row. Absent if it has no value."""
    description2: NotRequired[str]
    """Second text of the line. Absent if it has no value."""
    furtherDescription: NotRequired[str]
    """Long text of the line, rich text. Absent if it has no value."""
    qty: NotRequired[float]
    """Quantity of the line. In unit of the line. Absent if it has no value."""
    focQty: NotRequired[float]
    """Additional quantity at no charge. In unit of the line. Absent if it has no value."""
    uom: NotRequired[str]
    """Unit of measure of the item. Absent if it has no value."""
    unitPrice: NotRequired[float]
    """Price of one unit in the document’s currency. In document currency per unit. Absent if it has no value."""
    unitCost: NotRequired[float]
    """Cost of one unit. In base currency per unit. Absent if it has no value."""
    discount: NotRequired[Union[str, float]]
    """Discount: percentages and amounts joined by +, applied from left to right, such as 10%, 5%+3% or 12.50. Absent if it has no value."""
    taxCode: NotRequired[str]
    """Tax code of the row. Absent if it has no value."""
    taxRate: NotRequired[float]
    """Tax rate. In percent. Absent if it has no value."""
    amount: NotRequired[float]
    """Amount of the row. In document currency. Absent if it has no value."""
    accountNo: NotRequired[str]
    """GL account that the line is posted to. Absent if it has no value."""
    location: NotRequired[str]
    """Exact active stock location. Absent if it has no value."""
    fromLocation: NotRequired[str]
    """Source location. Absent if it has no value."""
    toLocation: NotRequired[str]
    """Destination location. Absent if it has no value."""
    batchNo: NotRequired[str]
    """Batch number, for items with batch control. Absent if it has no value."""
    serialNo: NotRequired[str]
    """Serial numbers, separated by commas, for items with serial numbers. Absent if it has no value."""
    project: NotRequired[str]
    """Project code of the line. Absent if it has no value."""
    department: NotRequired[str]
    """Department code of the line. Absent if it has no value."""
    classification: NotRequired[str]
    """Classification code of the e-invoice. Absent if it has no value."""
    deliveryDate: NotRequired[str]
    """Delivery date of the line. Absent if it has no value."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields by name, without the UDF_ prefix. Absent if it has no value."""
    packageCode: NotRequired[str]
    """Item package that the line is a component of. Absent if it has no value."""
    packageQty: NotRequired[float]
    """Number of packages. In unit of the line. Absent if it has no value."""

class ArInvoiceLinesListResult(ReadResultResult):
    rows: Sequence[ArInvoiceLinesListRowResult]
    """The rows."""

class ArInvoiceFieldsResult(DocumentFieldsResult):
    DebtorCode: NotRequired[str]
    """Code of the customer (debtor). Absent if it has no value."""
    Description: NotRequired[str]
    """Narration of the whole document. Absent if it has no value."""
    Ref: NotRequired[str]
    """Your own reference, for example an order number of the web shop. Absent if it has no value."""
    ProjNo: NotRequired[str]
    """Project code of the header. Absent if it has no value."""
    DeptNo: NotRequired[str]
    """Department code of the header. Absent if it has no value."""
    UserDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields by name, without the UDF_ prefix. Absent if it has no value."""
    DisplayTerm: NotRequired[str]
    """Credit term. Absent if it has no value."""
    TaxDate: NotRequired[str]
    """Tax date. Absent if it has no value."""
    TaxEntityID: NotRequired[int]
    """Tax entity maintenance id of the header, the party of an e-invoice. Absent if it has no value."""
    BranchCode: NotRequired[str]
    """Branch of the debtor or creditor. Absent if it has no value."""
    InclusiveTax: NotRequired[bool]
    """Whether the amounts include tax. Absent if it has no value."""
    Attention: NotRequired[str]
    """Contact person. Absent if it has no value."""
    RefNo: NotRequired[str]
    """First reference number of the ledger document. Absent if it has no value."""
    RefNo2: NotRequired[str]
    """Second reference number of the ledger document. Absent if it has no value."""
    JournalType: NotRequired[str]
    """Journal that the document is entered in. Absent if it has no value."""
    TaxDocNo: NotRequired[str]
    """Number of the tax document. Absent if it has no value."""
    Remark1: NotRequired[str]
    """First remark. Absent if it has no value."""
    Remark2: NotRequired[str]
    """Second remark. Absent if it has no value."""
    Remark3: NotRequired[str]
    """Third remark. Absent if it has no value."""
    Remark4: NotRequired[str]
    """Fourth remark. Absent if it has no value."""
    Amount: NotRequired[float]
    """Amount of a document in one row. In document currency. Absent if it has no value."""
    AccNo: NotRequired[str]
    """GL posting account of a document in one row, and of lines that name none. Absent if it has no value."""
    TaxCode: NotRequired[str]
    """Tax code of a document in one row. Absent if it has no value."""
    DebtorName: NotRequired[str]
    """Name of the customer, as printed. Absent if it has no value."""

class LedgerRowResultResult(TypedDict):
    dtlKey: NotRequired[str]
    """Key of the line. Absent in the result of a validation, which saves nothing."""
    seq: int
    """Position of the line, from 1."""
    accountNo: NotRequired[str]
    """GL account that the line is posted to. Absent if nothing is posted for the line."""
    description: NotRequired[str]
    """Text of the row. Absent if it has no value."""
    description2: NotRequired[str]
    """Second text of the line. Absent if it has no value."""
    furtherDescription: NotRequired[str]
    """Long text of the line, rich text. Absent if it has no value."""
    project: NotRequired[str]
    """Project code of the line. Absent if it has no value."""
    department: NotRequired[str]
    """Department code of the line. Absent if it has no value."""
    amount: NotRequired[float]
    """Amount of the row. In document currency. Absent if it has no value."""
    taxCode: NotRequired[str]
    """Tax code of the row. Absent if it has no value."""
    taxAmount: float
    """Tax of the line. In document currency."""
    classification: NotRequired[str]
    """Classification code of the e-invoice. Absent if it has no value."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields by name, without the UDF_ prefix. Absent if it has no value."""
    qty: NotRequired[float]
    """Quantity of the line. In unit of the line. Absent if it has no value."""
    taxRate: NotRequired[float]
    """Tax rate. In percent. Absent if the line has no tax code."""
    subTotal: float
    """Amount of the line after discount; includes tax if the document’s prices do. In document currency."""
    netAmount: float
    """Amount of the line before tax. In document currency."""
    packageCode: NotRequired[str]
    """Item package that the line is a component of. Absent unless it is one."""
    packageQty: NotRequired[float]
    """Number of packages. In unit of the line. Absent unless the line is the first of a package."""
    transferedQty: NotRequired[float]
    """Quantity transferred to further documents. In unit of the line. Absent except in the result of get, and on lines without a quantity."""
    outstandingQty: NotRequired[float]
    """Quantity that can still be transferred. In unit of the line. Absent except in the result of get, and on lines without a quantity."""
    returnedQty: NotRequired[float]
    """Quantity returned. In unit of the line. Absent except in the result of get, and on lines without a quantity."""
    returnableQty: NotRequired[float]
    """Quantity that can still be returned. In unit of the line. Absent except in the result of get, and on lines without a quantity."""

class ArInvoiceGetResult(ReadResultResult, DocumentReferenceResult):
    fields: ArInvoiceFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[LedgerRowResultResult]
    """The lines as reloaded."""
    payments: Sequence[NoKnockOffsResult]
    """Empty: these documents have no payments."""
    knockOffs: Sequence[KnockOffRowResultResult]
    """The settlements of other documents."""
    links: Sequence[DocumentLinkResult]
    """The documents that it came from and went to."""
    postings: Sequence[Posting]
    """The rows that the document posts to the general ledger."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent if documents of this type cannot be updated."""
    sourceType: NotRequired[str]
    """Type of the document, which belongs to another family. Absent if it belongs to this family."""

class LedgerRowPayload(TypedDict):
    dtlKey: NotRequired[Union[int, str]]
    """Key of the row; the book gives new rows theirs, so that a new document needs none."""
    accountNo: NotRequired[str]
    """GL posting account; takes precedence over the top-level accountNo."""
    description: NotRequired[str]
    """Text of the row (default: the description of the document)."""
    description2: NotRequired[str]
    """Second text of the line."""
    furtherDescription: NotRequired[str]
    """Long text of the line, rich text."""
    project: NotRequired[str]
    """Project code of the line."""
    department: NotRequired[str]
    """Department code of the line."""
    amount: NotRequired[float]
    """Amount of the row; before tax unless inclusiveTax is true."""
    taxCode: NotRequired[str]
    """Tax code of the row (default: the party’s)."""
    taxAmount: NotRequired[float]
    """Tax of the row, when it differs from what the code gives by a rounding."""
    classification: NotRequired[str]
    """Classification code of the e-invoice."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""

class ArInvoiceCreatePayload(TypedDict):
    debtorCode: NotRequired[str]
    """Code of the customer (debtor); required."""
    docNo: NotRequired[str]
    """Document number. Leave it out or send <<New>> to have the book generate it."""
    docDate: NotRequired[str]
    """Document date (default: the book date, if the numbering rules of the book allow it)."""
    description: NotRequired[str]
    """Narration of the whole document."""
    ref: NotRequired[str]
    """Your own reference, for example an order number of the web shop."""
    project: NotRequired[str]
    """Project code of the header; used for lines without one."""
    department: NotRequired[str]
    """Department code of the header; used for lines without one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    dueDate: NotRequired[str]
    """Due date (default: document date plus credit term)."""
    displayTerm: NotRequired[str]
    """Credit term, for example C.O.D. or Net 30 (default: the party’s own term)."""
    currencyCode: NotRequired[str]
    """Currency code; it must be the currency of the party."""
    currencyRate: NotRequired[float]
    """Exchange rate to the base currency (default: the dated rate of the book)."""
    taxDate: NotRequired[str]
    """Tax date, if it differs from the document date."""
    taxEntityID: NotRequired[int]
    """Tax entity maintenance id of the header, the party of an e-invoice."""
    branchCode: NotRequired[str]
    """Branch of the debtor or creditor."""
    inclusiveTax: NotRequired[bool]
    """Whether the amounts include tax."""
    attention: NotRequired[str]
    """Contact person."""
    refNo: NotRequired[str]
    """First reference number of the ledger document."""
    refNo2: NotRequired[str]
    """Second reference number of the ledger document."""
    journalType: NotRequired[str]
    """Journal that the document is entered in (default: the standard journal of its type)."""
    taxDocNo: NotRequired[str]
    """Number of the tax document, when it differs from the document number."""
    remark1: NotRequired[str]
    """First remark."""
    remark2: NotRequired[str]
    """Second remark."""
    remark3: NotRequired[str]
    """Third remark."""
    remark4: NotRequired[str]
    """Fourth remark."""
    amount: NotRequired[float]
    """Amount of a document in one row; before tax unless inclusiveTax is true."""
    accountNo: NotRequired[str]
    """GL posting account of a document in one row, and of lines that name none."""
    taxCode: NotRequired[str]
    """Tax code of a document in one row (default: the party’s)."""
    lines: NotRequired[Sequence[LedgerRowPayload]]
    """Ledger rows of the document; leave them out if amount is its only row."""
    knockOffs: NotRequired[Sequence[KnockOffRowPayload]]
    """Open documents of the same customer that this one settles; read-ar-outstanding-documents gives their docKey."""
    docNoFormatName: NotRequired[str]
    """Name of the numbering format for the document number."""
    saveAsDraft: NotRequired[bool]
    """Whether to save a draft, which has no number of the series and no postings."""
    verifyAfterSave: NotRequired[bool]
    """Whether to read the saved record again and return readBack checks. Without it, saving is faster."""

class ArInvoiceValidateResult(ValidateResultResult):
    totals: ValidatedTotalsResult
    """Totals of the document."""
    postings: Sequence[Posting]
    """The rows that the document posts to the general ledger."""
    lines: Sequence[LedgerRowResultResult]
    """The lines as they would be saved."""

class ArInvoiceSavedResult(WriteResultResult, DocumentReferenceResult):
    fields: ArInvoiceFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[LedgerRowResultResult]
    """The lines as reloaded."""
    knockOffs: NotRequired[Sequence[KnockOffRowResultResult]]
    """The settlements of other documents. Absent if documents of this type settle none."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""

class ArInvoiceUpdateLinePayload(TypedDict):
    dtlKey: NotRequired[Union[int, str]]
    """Key of an existing row from the get command; use the string form if possible."""
    accountNo: NotRequired[Union[str, None]]
    """GL posting account; takes precedence over the top-level accountNo."""
    description: NotRequired[Union[str, None]]
    """Text of the row (default: the description of the document)."""
    description2: NotRequired[Union[str, None]]
    """Second text of the line."""
    furtherDescription: NotRequired[Union[str, None]]
    """Long text of the line, rich text."""
    project: NotRequired[Union[str, None]]
    """Project code of the line."""
    department: NotRequired[Union[str, None]]
    """Department code of the line."""
    amount: NotRequired[float]
    """Amount of the row; before tax unless inclusiveTax is true."""
    taxCode: NotRequired[Union[str, None]]
    """Tax code of the row (default: the party’s)."""
    taxAmount: NotRequired[float]
    """Tax of the row, when it differs from what the code gives by a rounding."""
    classification: NotRequired[Union[str, None]]
    """Classification code of the e-invoice."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""

class ArInvoiceUpdatePayload(TypedDict):
    docNo: str
    """Number of the document."""
    reason: str
    """Business reason for the change; stored in the audit trail."""
    debtorCode: NotRequired[str]
    """Customer (debtor) code."""
    docDate: NotRequired[str]
    """Document date (default: the book date, if the numbering rules of the book allow it)."""
    description: NotRequired[Union[str, None]]
    """Narration of the whole document."""
    ref: NotRequired[Union[str, None]]
    """Your own reference, for example an order number of the web shop."""
    project: NotRequired[Union[str, None]]
    """Project code of the header; used for lines without one."""
    department: NotRequired[Union[str, None]]
    """Department code of the header; used for lines without one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    dueDate: NotRequired[Union[str, None]]
    """Due date (default: document date plus credit term)."""
    displayTerm: NotRequired[Union[str, None]]
    """Credit term, for example C.O.D. or Net 30 (default: the party’s own term)."""
    currencyCode: NotRequired[str]
    """Currency code; it must be the currency of the party."""
    currencyRate: NotRequired[float]
    """Exchange rate to the base currency (default: the dated rate of the book)."""
    taxDate: NotRequired[str]
    """Tax date, if it differs from the document date."""
    taxEntityID: NotRequired[int]
    """Tax entity maintenance id of the header, the party of an e-invoice."""
    branchCode: NotRequired[Union[str, None]]
    """Branch of the debtor or creditor."""
    inclusiveTax: NotRequired[bool]
    """Whether the amounts include tax."""
    attention: NotRequired[Union[str, None]]
    """Contact person."""
    refNo: NotRequired[Union[str, None]]
    """First reference number of the ledger document."""
    refNo2: NotRequired[Union[str, None]]
    """Second reference number of the ledger document."""
    journalType: NotRequired[str]
    """Journal that the document is entered in (default: the standard journal of its type)."""
    taxDocNo: NotRequired[Union[str, None]]
    """Number of the tax document, when it differs from the document number."""
    remark1: NotRequired[Union[str, None]]
    """First remark."""
    remark2: NotRequired[Union[str, None]]
    """Second remark."""
    remark3: NotRequired[Union[str, None]]
    """Third remark."""
    remark4: NotRequired[Union[str, None]]
    """Fourth remark."""
    validateOnly: NotRequired[bool]
    """Whether to check everything without saving. The result then has saved false."""
    docNoFormatName: NotRequired[str]
    """Name of the numbering format for the number of a draft when it is posted."""
    saveAsDraft: NotRequired[bool]
    """Send false to post a draft. The draft gets its number and is checked and posted like a new document. Without it, a draft stays a draft."""
    detailMode: NotRequired[Literal["update", "append", "replace", "delete"]]
    """What to do with the lines: update or delete existing rows by key, append rows, or replace all of them."""
    lines: NotRequired[Sequence[ArInvoiceUpdateLinePayload]]
    """Rows to change, add or delete, depending on detailMode; not an empty array."""
    knockOffs: NotRequired[Sequence[KnockOffRowPayload]]
    """The complete list of knock-offs. It replaces the existing list."""

class ArInvoiceUpdatedResult(WriteResultResult, DocumentReferenceResult):
    fields: ArInvoiceFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[LedgerRowResultResult]
    """The lines as reloaded."""
    knockOffs: NotRequired[Sequence[KnockOffRowResultResult]]
    """The settlements of other documents. Absent if documents of this type settle none."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""
    valid: NotRequired[Literal[True]]
    """True: the payload is valid. Absent unless validateOnly is true."""
    postings: NotRequired[Sequence[Posting]]
    """The rows that the document posts to the general ledger. Absent unless validateOnly is true."""
    followed: NotRequired[Sequence[str]]
    """Fields that the update did not name and that changed with those that it names, such as the description of another item. A field of a line has the position of the line in the result before it: lines/0/description. Absent in results of earlier builds and of other drivers."""
    draftNo: NotRequired[str]
    """Number that the document had as a draft. Absent unless the update posted a draft."""

class ReadArOutstandingDocumentsPayload(TypedDict):
    debtorCode: NotRequired[str]
    """Only documents of this customer."""
    docType: NotRequired[Literal["IV", "CS", "CN", "DN", "RI", "RP", "RF", "RC", "RD", "CT", "JE", "PV", "OR"]]
    """Only documents of this type."""
    asOf: NotRequired[str]
    """Balances at the end of this day (default: today)."""
    limit: NotRequired[int]
    """Maximum rows to return (default 500)."""
    cursor: NotRequired[str]
    """nextCursor from the previous result, to get the next page."""

class ArOpenDocumentResult(TypedDict):
    docType: str
    """Type of the document."""
    docKey: str
    """Key of the document, for knockOffs."""
    docNo: str
    """Number of the document."""
    debtorCode: str
    """Code of the customer."""
    debtorName: Optional[str]
    """Name of the customer. None if the customer no longer exists."""
    docDate: str
    """Date of the document."""
    dueDate: str
    """Due date."""
    currencyCode: str
    """Currency of the document."""
    original: float
    """Total of the document: positive if owed, negative if it is unapplied credit. In document currency."""
    originalLocal: float
    """Total of the document: positive if owed, negative if it is unapplied credit. In base currency."""
    outstanding: float
    """What is still open: positive if owed, negative if it is unapplied credit. In document currency."""
    outstandingLocal: float
    """What is still open: positive if owed, negative if it is unapplied credit. In base currency."""
    daysOverdue: int
    """Days since the due date; 0 if it is not overdue. In days."""

class ArOpenDocumentsResult(ReadResultResult):
    rows: Sequence[ArOpenDocumentResult]
    """The rows."""

class ArPaymentFieldsResult(DocumentFieldsResult):
    DebtorCode: str
    """Customer (debtor) code."""
    Description: NotRequired[str]
    """Narration of the whole document. Absent if it has no value."""
    Ref: NotRequired[str]
    """Your own reference, for example an order number of the web shop. Absent if it has no value."""
    ProjNo: NotRequired[str]
    """Project code of the header. Absent if it has no value."""
    DeptNo: NotRequired[str]
    """Department code of the header. Absent if it has no value."""
    UserDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields by name, without the UDF_ prefix. Absent if it has no value."""
    DebtorName: NotRequired[str]
    """Name of the customer, as printed. Absent if it has no value."""
    DisplayTerm: NotRequired[str]
    """Credit term. Absent if it has no value."""

class ArPaymentLinesResult(TypedDict):
    dtlKey: NotRequired[str]
    """Key of the line. Absent in the result of a validation, which saves nothing."""
    seq: int
    """Position of the line, from 1."""

class MoneyInRowResultResult(TypedDict):
    dtlKey: NotRequired[str]
    """Key of the row. Absent if a book of an earlier version wrote it."""
    paymentMethod: NotRequired[str]
    """Payment method code. Absent if it has no value."""
    paymentBy: NotRequired[str]
    """Payment type such as Cash, Cheque, Bank Transfer or Credit Card. Absent if it has no value."""
    paymentAmount: float
    """Amount paid. In document currency."""
    chequeNo: NotRequired[str]
    """Cheque or reference number. Absent if it has no value."""
    bankCharge: NotRequired[float]
    """Bank charge that is part of the amount. In document currency. Absent if it has no value."""
    paymentAccountNo: str
    """Bank, cash or deposit GL account of the payment."""
    bankChargeAccountNo: NotRequired[str]
    """GL account of the bank charge. Absent if it has no value."""
    creditCardApprovalCode: NotRequired[str]
    """Approval or reference code of the card payment. Absent if it has no value."""
    depositDocNo: NotRequired[str]
    """Number of an unused deposit of the same party that pays this row. Absent if it has no value."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields by name, without the UDF_ prefix. Absent if it has no value."""
    withholdingTaxCode: NotRequired[str]
    """Withholding tax code. Absent if it has no value."""
    withholdingTaxAmount: NotRequired[float]
    """Withholding tax. In document currency. Absent if it has no value."""
    depositDocKey: NotRequired[str]
    """Key of the deposit that pays the row. Absent unless a deposit pays it."""

class ArPaymentGetResult(ReadResultResult, DocumentReferenceResult):
    fields: ArPaymentFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[ArPaymentLinesResult]
    """Empty: these documents have no lines."""
    payments: Sequence[MoneyInRowResultResult]
    """The payments as reloaded."""
    knockOffs: Sequence[KnockOffRowResultResult]
    """The settlements of other documents."""
    links: Sequence[DocumentLinkResult]
    """The documents that it came from and went to."""
    postings: Sequence[Posting]
    """The rows that the document posts to the general ledger."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent if documents of this type cannot be updated."""
    sourceType: NotRequired[str]
    """Type of the document, which belongs to another family. Absent if it belongs to this family."""

class MoneyInRowPayload(TypedDict):
    paymentMethod: NotRequired[str]
    """Payment method code; its account is used unless you send one."""
    paymentBy: NotRequired[str]
    """Payment type such as Cash, Cheque, Bank Transfer or Credit Card."""
    paymentAmount: float
    """Amount paid, in the currency of the document."""
    chequeNo: NotRequired[str]
    """Cheque or reference number."""
    bankCharge: NotRequired[float]
    """Bank charge that is part of the amount."""
    paymentAccountNo: NotRequired[str]
    """Bank or cash GL account; takes precedence over that of the payment method."""
    bankChargeAccountNo: NotRequired[str]
    """GL account of the bank charge (default: the default account)."""
    creditCardApprovalCode: NotRequired[str]
    """Approval or reference code of the card payment."""
    depositDocNo: NotRequired[str]
    """Number of an unused deposit of the same party that pays this row."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    withholdingTaxCode: NotRequired[str]
    """Withholding tax code; the tax is withheld from the amount paid."""
    withholdingTaxAmount: NotRequired[float]
    """Withholding tax, if it differs from the calculated tax."""

class ArPaymentCreatePayload(TypedDict):
    debtorCode: str
    """Customer (debtor) code."""
    docNo: NotRequired[str]
    """Document number. Leave it out or send <<New>> to have the book generate it."""
    docDate: NotRequired[str]
    """Document date (default: the book date, if the numbering rules of the book allow it)."""
    description: NotRequired[str]
    """Narration of the whole document."""
    ref: NotRequired[str]
    """Your own reference, for example an order number of the web shop."""
    project: NotRequired[str]
    """Project code of the header; used for lines without one."""
    department: NotRequired[str]
    """Department code of the header; used for lines without one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    currencyCode: NotRequired[str]
    """Currency code; it must be the currency of the party."""
    currencyRate: NotRequired[float]
    """Exchange rate to the base currency (default: the dated rate of the book)."""
    payments: Sequence[MoneyInRowPayload]
    """How the money moves, at least one row; together they are the amount of the document."""
    knockOffs: NotRequired[Sequence[KnockOffRowPayload]]
    """Documents the payment settles; read-ar-outstanding-documents gives their docKey. What is left stays open as a credit."""
    docNoFormatName: NotRequired[str]
    """Name of the numbering format for the document number."""
    saveAsDraft: NotRequired[bool]
    """Whether to save a draft, which has no number of the series and no postings."""
    verifyAfterSave: NotRequired[bool]
    """Whether to read the saved record again and return readBack checks. Without it, saving is faster."""

class ArPaymentValidateResult(ValidateResultResult):
    totals: ValidatedTotalsResult
    """Totals of the document."""
    postings: Sequence[Posting]
    """The rows that the document posts to the general ledger."""
    lines: Sequence[ArPaymentLinesResult]
    """The lines as they would be saved."""

class ArPaymentSavedResult(WriteResultResult, DocumentReferenceResult):
    fields: ArPaymentFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[ArPaymentLinesResult]
    """Empty: these documents have no lines."""
    payments: NotRequired[Sequence[MoneyInRowResultResult]]
    """The payments as reloaded. Absent if documents of this type carry no payments."""
    knockOffs: NotRequired[Sequence[KnockOffRowResultResult]]
    """The settlements of other documents. Absent if documents of this type settle none."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""

class MoneyInRowUpdatePayload(TypedDict):
    dtlKey: NotRequired[Union[int, str]]
    """Key of a payment row of the document, from the get command; a row that is sent with its key keeps it."""
    paymentMethod: NotRequired[str]
    """Payment method code; its account is used unless you send one."""
    paymentBy: NotRequired[str]
    """Payment type such as Cash, Cheque, Bank Transfer or Credit Card."""
    paymentAmount: float
    """Amount paid, in the currency of the document."""
    chequeNo: NotRequired[str]
    """Cheque or reference number."""
    bankCharge: NotRequired[float]
    """Bank charge that is part of the amount."""
    paymentAccountNo: NotRequired[str]
    """Bank or cash GL account; takes precedence over that of the payment method."""
    bankChargeAccountNo: NotRequired[str]
    """GL account of the bank charge (default: the default account)."""
    creditCardApprovalCode: NotRequired[str]
    """Approval or reference code of the card payment."""
    depositDocNo: NotRequired[str]
    """Number of an unused deposit of the same party that pays this row."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    withholdingTaxCode: NotRequired[str]
    """Withholding tax code; the tax is withheld from the amount paid."""
    withholdingTaxAmount: NotRequired[float]
    """Withholding tax, if it differs from the calculated tax."""

class ArPaymentUpdatePayload(TypedDict):
    docNo: str
    """Number of the document."""
    reason: str
    """Business reason for the change; stored in the audit trail."""
    debtorCode: NotRequired[str]
    """Customer (debtor) code."""
    docDate: NotRequired[str]
    """Document date (default: the book date, if the numbering rules of the book allow it)."""
    description: NotRequired[Union[str, None]]
    """Narration of the whole document."""
    ref: NotRequired[Union[str, None]]
    """Your own reference, for example an order number of the web shop."""
    project: NotRequired[Union[str, None]]
    """Project code of the header; used for lines without one."""
    department: NotRequired[Union[str, None]]
    """Department code of the header; used for lines without one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    currencyCode: NotRequired[str]
    """Currency code; it must be the currency of the party."""
    currencyRate: NotRequired[float]
    """Exchange rate to the base currency (default: the dated rate of the book)."""
    validateOnly: NotRequired[bool]
    """Whether to check everything without saving. The result then has saved false."""
    docNoFormatName: NotRequired[str]
    """Name of the numbering format for the number of a draft when it is posted."""
    saveAsDraft: NotRequired[bool]
    """Send false to post a draft. The draft gets its number and is checked and posted like a new document. Without it, a draft stays a draft."""
    payments: NotRequired[Sequence[MoneyInRowUpdatePayload]]
    """The complete list of payment rows. It replaces the existing list."""
    knockOffs: NotRequired[Sequence[KnockOffRowPayload]]
    """The complete list of knock-offs. It replaces the existing list."""

class ArPaymentUpdatedResult(WriteResultResult, DocumentReferenceResult):
    fields: ArPaymentFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[ArPaymentLinesResult]
    """Empty: these documents have no lines."""
    payments: NotRequired[Sequence[MoneyInRowResultResult]]
    """The payments as reloaded. Absent if documents of this type carry no payments."""
    knockOffs: NotRequired[Sequence[KnockOffRowResultResult]]
    """The settlements of other documents. Absent if documents of this type settle none."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""
    valid: NotRequired[Literal[True]]
    """True: the payload is valid. Absent unless validateOnly is true."""
    postings: NotRequired[Sequence[Posting]]
    """The rows that the document posts to the general ledger. Absent unless validateOnly is true."""
    followed: NotRequired[Sequence[str]]
    """Fields that the update did not name and that changed with those that it names, such as the description of another item. A field of a line has the position of the line in the result before it: lines/0/description. Absent in results of earlier builds and of other drivers."""
    draftNo: NotRequired[str]
    """Number that the document had as a draft. Absent unless the update posted a draft."""

class ArDepositUpdatedResult(WriteResultResult, DocumentReferenceResult):
    fields: ArPaymentFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[ArPaymentLinesResult]
    """Empty: these documents have no lines."""
    payments: NotRequired[Sequence[MoneyInRowResultResult]]
    """The payments as reloaded. Absent if documents of this type carry no payments."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""
    valid: NotRequired[Literal[True]]
    """True: the payload is valid. Absent unless validateOnly is true."""
    postings: NotRequired[Sequence[Posting]]
    """The rows that the document posts to the general ledger. Absent unless validateOnly is true."""
    followed: NotRequired[Sequence[str]]
    """Fields that the update did not name and that changed with those that it names, such as the description of another item. A field of a line has the position of the line in the result before it: lines/0/description. Absent in results of earlier builds and of other drivers."""
    draftNo: NotRequired[str]
    """Number that the document had as a draft. Absent unless the update posted a draft."""

class ArDepositSavedResult(WriteResultResult, DocumentReferenceResult):
    fields: ArPaymentFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[ArPaymentLinesResult]
    """Empty: these documents have no lines."""
    payments: NotRequired[Sequence[MoneyInRowResultResult]]
    """The payments as reloaded. Absent if documents of this type carry no payments."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""

class ArDetailLinesRowResult(LineHeadResult):
    accountNo: NotRequired[str]
    """GL account that the line is posted to. Absent if it has no value."""
    description: NotRequired[str]
    """Text of the row. Absent if it has no value."""
    description2: NotRequired[str]
    """Second text of the line. Absent if it has no value."""
    furtherDescription: NotRequired[str]
    """Long text of the line, rich text. Absent if it has no value."""
    project: NotRequired[str]
    """Project code of the line. Absent if it has no value."""
    department: NotRequired[str]
    """Department code of the line. Absent if it has no value."""
    amount: NotRequired[float]
    """Amount of the row. In document currency. Absent if it has no value."""
    taxCode: NotRequired[str]
    """Tax code of the row. Absent if it has no value."""
    classification: NotRequired[str]
    """Classification code of the e-invoice. Absent if it has no value."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields by name, without the UDF_ prefix. Absent if it has no value."""
    qty: NotRequired[float]
    """Quantity of the line. In unit of the line. Absent if it has no value."""
    taxRate: NotRequired[float]
    """Tax rate. In percent. Absent if it has no value."""
    packageCode: NotRequired[str]
    """Item package that the line is a component of. Absent if it has no value."""
    packageQty: NotRequired[float]
    """Number of packages. In unit of the line. Absent if it has no value."""

class ArDetailLinesResult(ReadResultResult):
    rows: Sequence[ArDetailLinesRowResult]
    """The rows."""

class ArPaymentPaidLineResult(TypedDict):
    docKey: str
    """Key of the document."""
    docNo: str
    """Number of the document."""
    docDate: str
    """Date of the document."""
    debtorCode: str
    """Code of the customer."""
    debtorName: Optional[str]
    """Name of the customer. None if the customer no longer exists."""
    seq: int
    """Position of the row in its document, from 1."""
    dtlKey: NotRequired[str]
    """Key of the row. Absent if a book of an earlier version wrote it."""
    paymentMethod: NotRequired[str]
    """Payment method code. Absent if it has no value."""
    paymentBy: NotRequired[str]
    """Payment type such as Cash, Cheque, Bank Transfer or Credit Card. Absent if it has no value."""
    paymentAmount: float
    """Amount paid. In document currency."""
    chequeNo: NotRequired[str]
    """Cheque or reference number. Absent if it has no value."""
    bankCharge: NotRequired[float]
    """Bank charge that is part of the amount. In document currency. Absent if it has no value."""
    paymentAccountNo: str
    """Bank, cash or deposit GL account of the payment."""
    bankChargeAccountNo: NotRequired[str]
    """GL account of the bank charge. Absent if it has no value."""
    creditCardApprovalCode: NotRequired[str]
    """Approval or reference code of the card payment. Absent if it has no value."""
    depositDocNo: NotRequired[str]
    """Number of an unused deposit of the same party that pays this row. Absent if it has no value."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields by name, without the UDF_ prefix. Absent if it has no value."""
    withholdingTaxCode: NotRequired[str]
    """Withholding tax code. Absent if it has no value."""
    withholdingTaxAmount: NotRequired[float]
    """Withholding tax. In document currency. Absent if it has no value."""
    depositDocKey: NotRequired[str]
    """Key of the deposit that pays the row. Absent unless a deposit pays it."""
    knockOffs: NotRequired[Sequence[KnockOffRowResultResult]]
    """What the document settles. Absent except on the first row of a document."""

class ArPaymentPaidLinesResult(ReadResultResult):
    rows: Sequence[ArPaymentPaidLineResult]
    """The rows."""

class ArRefundPaidLineResult(TypedDict):
    docKey: str
    """Key of the document."""
    docNo: str
    """Number of the document."""
    docDate: str
    """Date of the document."""
    debtorCode: str
    """Code of the customer."""
    debtorName: Optional[str]
    """Name of the customer. None if the customer no longer exists."""
    seq: int
    """Position of the row in its document, from 1."""
    dtlKey: NotRequired[str]
    """Key of the row. Absent if a book of an earlier version wrote it."""
    paymentMethod: NotRequired[str]
    """Payment method code. Absent if it has no value."""
    paymentBy: NotRequired[str]
    """Payment type such as Cash, Cheque, Bank Transfer or Credit Card. Absent if it has no value."""
    paymentAmount: float
    """Amount paid. In document currency."""
    chequeNo: NotRequired[str]
    """Cheque or reference number. Absent if it has no value."""
    bankCharge: NotRequired[float]
    """Bank charge on top of the amount. In document currency. Absent if it has no value."""
    paymentAccountNo: str
    """Bank, cash or deposit GL account of the payment."""
    bankChargeAccountNo: NotRequired[str]
    """GL account of the bank charge. Absent if it has no value."""
    creditCardApprovalCode: NotRequired[str]
    """Approval or reference code of the card payment. Absent if it has no value."""
    depositDocNo: NotRequired[str]
    """Number of an unused deposit of the same party that pays this row. Absent if it has no value."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields by name, without the UDF_ prefix. Absent if it has no value."""
    withholdingTaxCode: NotRequired[str]
    """Withholding tax code. Absent if it has no value."""
    withholdingTaxAmount: NotRequired[float]
    """Withholding tax. In document currency. Absent if it has no value."""
    depositDocKey: NotRequired[str]
    """Key of the deposit that pays the row. Absent unless a deposit pays it."""
    knockOffs: NotRequired[Sequence[KnockOffRowResultResult]]
    """What the document settles. Absent except on the first row of a document."""

class ArRefundPaidLinesResult(ReadResultResult):
    rows: Sequence[ArRefundPaidLineResult]
    """The rows."""

class ArDepositCreatePayload(TypedDict):
    debtorCode: str
    """Customer (debtor) code."""
    docNo: NotRequired[str]
    """Document number. Leave it out or send <<New>> to have the book generate it."""
    docDate: NotRequired[str]
    """Document date (default: the book date, if the numbering rules of the book allow it)."""
    description: NotRequired[str]
    """Narration of the whole document."""
    ref: NotRequired[str]
    """Your own reference, for example an order number of the web shop."""
    project: NotRequired[str]
    """Project code of the header; used for lines without one."""
    department: NotRequired[str]
    """Department code of the header; used for lines without one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    currencyCode: NotRequired[str]
    """Currency code; it must be the currency of the party."""
    currencyRate: NotRequired[float]
    """Exchange rate to the base currency (default: the dated rate of the book)."""
    payments: Sequence[MoneyInRowPayload]
    """How the money moves, at least one row; together they are the amount of the document."""
    docNoFormatName: NotRequired[str]
    """Name of the numbering format for the document number."""
    saveAsDraft: NotRequired[bool]
    """Whether to save a draft, which has no number of the series and no postings."""
    verifyAfterSave: NotRequired[bool]
    """Whether to read the saved record again and return readBack checks. Without it, saving is faster."""

class MoneyOutRowResultResult(TypedDict):
    dtlKey: NotRequired[str]
    """Key of the row. Absent if a book of an earlier version wrote it."""
    paymentMethod: NotRequired[str]
    """Payment method code. Absent if it has no value."""
    paymentBy: NotRequired[str]
    """Payment type such as Cash, Cheque, Bank Transfer or Credit Card. Absent if it has no value."""
    paymentAmount: float
    """Amount paid. In document currency."""
    chequeNo: NotRequired[str]
    """Cheque or reference number. Absent if it has no value."""
    bankCharge: NotRequired[float]
    """Bank charge on top of the amount. In document currency. Absent if it has no value."""
    paymentAccountNo: str
    """Bank, cash or deposit GL account of the payment."""
    bankChargeAccountNo: NotRequired[str]
    """GL account of the bank charge. Absent if it has no value."""
    creditCardApprovalCode: NotRequired[str]
    """Approval or reference code of the card payment. Absent if it has no value."""
    depositDocNo: NotRequired[str]
    """Number of an unused deposit of the same party that pays this row. Absent if it has no value."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields by name, without the UDF_ prefix. Absent if it has no value."""
    withholdingTaxCode: NotRequired[str]
    """Withholding tax code. Absent if it has no value."""
    withholdingTaxAmount: NotRequired[float]
    """Withholding tax. In document currency. Absent if it has no value."""
    depositDocKey: NotRequired[str]
    """Key of the deposit that pays the row. Absent unless a deposit pays it."""

class ArRefundGetResult(ReadResultResult, DocumentReferenceResult):
    fields: ArPaymentFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[ArPaymentLinesResult]
    """Empty: these documents have no lines."""
    payments: Sequence[MoneyOutRowResultResult]
    """The payments as reloaded."""
    knockOffs: Sequence[KnockOffRowResultResult]
    """The settlements of other documents."""
    links: Sequence[DocumentLinkResult]
    """The documents that it came from and went to."""
    postings: Sequence[Posting]
    """The rows that the document posts to the general ledger."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent if documents of this type cannot be updated."""
    sourceType: NotRequired[str]
    """Type of the document, which belongs to another family. Absent if it belongs to this family."""

class MoneyOutRowPayload(TypedDict):
    paymentMethod: NotRequired[str]
    """Payment method code; its account is used unless you send one."""
    paymentBy: NotRequired[str]
    """Payment type such as Cash, Cheque, Bank Transfer or Credit Card."""
    paymentAmount: float
    """Amount paid, in the currency of the document."""
    chequeNo: NotRequired[str]
    """Cheque or reference number."""
    bankCharge: NotRequired[float]
    """Bank charge on top of the amount."""
    paymentAccountNo: NotRequired[str]
    """Bank or cash GL account; takes precedence over that of the payment method."""
    bankChargeAccountNo: NotRequired[str]
    """GL account of the bank charge (default: the default account)."""
    creditCardApprovalCode: NotRequired[str]
    """Approval or reference code of the card payment."""
    depositDocNo: NotRequired[str]
    """Number of an unused deposit of the same party that pays this row."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    withholdingTaxCode: NotRequired[str]
    """Withholding tax code; the tax is withheld from the amount paid."""
    withholdingTaxAmount: NotRequired[float]
    """Withholding tax, if it differs from the calculated tax."""

class ArRefundCreatePayload(TypedDict):
    debtorCode: str
    """Customer (debtor) code."""
    docNo: NotRequired[str]
    """Document number. Leave it out or send <<New>> to have the book generate it."""
    docDate: NotRequired[str]
    """Document date (default: the book date, if the numbering rules of the book allow it)."""
    description: NotRequired[str]
    """Narration of the whole document."""
    ref: NotRequired[str]
    """Your own reference, for example an order number of the web shop."""
    project: NotRequired[str]
    """Project code of the header; used for lines without one."""
    department: NotRequired[str]
    """Department code of the header; used for lines without one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    currencyCode: NotRequired[str]
    """Currency code; it must be the currency of the party."""
    currencyRate: NotRequired[float]
    """Exchange rate to the base currency (default: the dated rate of the book)."""
    payments: Sequence[MoneyOutRowPayload]
    """How the money moves, at least one row; together they are the amount of the document."""
    knockOffs: NotRequired[Sequence[KnockOffRowPayload]]
    """Open credits that the refund pays out; read-ar-outstanding-documents gives their docKey."""
    docNoFormatName: NotRequired[str]
    """Name of the numbering format for the document number."""
    saveAsDraft: NotRequired[bool]
    """Whether to save a draft, which has no number of the series and no postings."""
    verifyAfterSave: NotRequired[bool]
    """Whether to read the saved record again and return readBack checks. Without it, saving is faster."""

class ArRefundSavedResult(WriteResultResult, DocumentReferenceResult):
    fields: ArPaymentFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[ArPaymentLinesResult]
    """Empty: these documents have no lines."""
    payments: NotRequired[Sequence[MoneyOutRowResultResult]]
    """The payments as reloaded. Absent if documents of this type carry no payments."""
    knockOffs: NotRequired[Sequence[KnockOffRowResultResult]]
    """The settlements of other documents. Absent if documents of this type settle none."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""

class MoneyOutRowUpdatePayload(TypedDict):
    dtlKey: NotRequired[Union[int, str]]
    """Key of a payment row of the document, from the get command; a row that is sent with its key keeps it."""
    paymentMethod: NotRequired[str]
    """Payment method code; its account is used unless you send one."""
    paymentBy: NotRequired[str]
    """Payment type such as Cash, Cheque, Bank Transfer or Credit Card."""
    paymentAmount: float
    """Amount paid, in the currency of the document."""
    chequeNo: NotRequired[str]
    """Cheque or reference number."""
    bankCharge: NotRequired[float]
    """Bank charge on top of the amount."""
    paymentAccountNo: NotRequired[str]
    """Bank or cash GL account; takes precedence over that of the payment method."""
    bankChargeAccountNo: NotRequired[str]
    """GL account of the bank charge (default: the default account)."""
    creditCardApprovalCode: NotRequired[str]
    """Approval or reference code of the card payment."""
    depositDocNo: NotRequired[str]
    """Number of an unused deposit of the same party that pays this row."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    withholdingTaxCode: NotRequired[str]
    """Withholding tax code; the tax is withheld from the amount paid."""
    withholdingTaxAmount: NotRequired[float]
    """Withholding tax, if it differs from the calculated tax."""

class ArRefundUpdatePayload(TypedDict):
    docNo: str
    """Number of the document."""
    reason: str
    """Business reason for the change; stored in the audit trail."""
    debtorCode: NotRequired[str]
    """Customer (debtor) code."""
    docDate: NotRequired[str]
    """Document date (default: the book date, if the numbering rules of the book allow it)."""
    description: NotRequired[Union[str, None]]
    """Narration of the whole document."""
    ref: NotRequired[Union[str, None]]
    """Your own reference, for example an order number of the web shop."""
    project: NotRequired[Union[str, None]]
    """Project code of the header; used for lines without one."""
    department: NotRequired[Union[str, None]]
    """Department code of the header; used for lines without one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    currencyCode: NotRequired[str]
    """Currency code; it must be the currency of the party."""
    currencyRate: NotRequired[float]
    """Exchange rate to the base currency (default: the dated rate of the book)."""
    validateOnly: NotRequired[bool]
    """Whether to check everything without saving. The result then has saved false."""
    docNoFormatName: NotRequired[str]
    """Name of the numbering format for the number of a draft when it is posted."""
    saveAsDraft: NotRequired[bool]
    """Send false to post a draft. The draft gets its number and is checked and posted like a new document. Without it, a draft stays a draft."""
    payments: NotRequired[Sequence[MoneyOutRowUpdatePayload]]
    """The complete list of payment rows. It replaces the existing list."""
    knockOffs: NotRequired[Sequence[KnockOffRowPayload]]
    """The complete list of knock-offs. It replaces the existing list."""

class ArRefundUpdatedResult(WriteResultResult, DocumentReferenceResult):
    fields: ArPaymentFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[ArPaymentLinesResult]
    """Empty: these documents have no lines."""
    payments: NotRequired[Sequence[MoneyOutRowResultResult]]
    """The payments as reloaded. Absent if documents of this type carry no payments."""
    knockOffs: NotRequired[Sequence[KnockOffRowResultResult]]
    """The settlements of other documents. Absent if documents of this type settle none."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""
    valid: NotRequired[Literal[True]]
    """True: the payload is valid. Absent unless validateOnly is true."""
    postings: NotRequired[Sequence[Posting]]
    """The rows that the document posts to the general ledger. Absent unless validateOnly is true."""
    followed: NotRequired[Sequence[str]]
    """Fields that the update did not name and that changed with those that it names, such as the description of another item. A field of a line has the position of the line in the result before it: lines/0/description. Absent in results of earlier builds and of other drivers."""
    draftNo: NotRequired[str]
    """Number that the document had as a draft. Absent unless the update posted a draft."""

class ArCreditNoteFieldsResult(DocumentFieldsResult):
    DebtorCode: NotRequired[str]
    """Code of the customer (debtor). Absent if it has no value."""
    Description: NotRequired[str]
    """Narration of the whole document. Absent if it has no value."""
    Ref: NotRequired[str]
    """Your own reference, for example an order number of the web shop. Absent if it has no value."""
    ProjNo: NotRequired[str]
    """Project code of the header. Absent if it has no value."""
    DeptNo: NotRequired[str]
    """Department code of the header. Absent if it has no value."""
    UserDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields by name, without the UDF_ prefix. Absent if it has no value."""
    DisplayTerm: NotRequired[str]
    """Credit term. Absent if it has no value."""
    TaxDate: NotRequired[str]
    """Tax date. Absent if it has no value."""
    TaxEntityID: NotRequired[int]
    """Tax entity maintenance id of the header, the party of an e-invoice. Absent if it has no value."""
    BranchCode: NotRequired[str]
    """Branch of the debtor or creditor. Absent if it has no value."""
    InclusiveTax: NotRequired[bool]
    """Whether the amounts include tax. Absent if it has no value."""
    Attention: NotRequired[str]
    """Contact person. Absent if it has no value."""
    RefNo: NotRequired[str]
    """First reference number of the ledger document. Absent if it has no value."""
    RefNo2: NotRequired[str]
    """Second reference number of the ledger document. Absent if it has no value."""
    JournalType: NotRequired[str]
    """Journal that the document is entered in. Absent if it has no value."""
    TaxDocNo: NotRequired[str]
    """Number of the tax document. Absent if it has no value."""
    Remark1: NotRequired[str]
    """First remark. Absent if it has no value."""
    Remark2: NotRequired[str]
    """Second remark. Absent if it has no value."""
    Remark3: NotRequired[str]
    """Third remark. Absent if it has no value."""
    Remark4: NotRequired[str]
    """Fourth remark. Absent if it has no value."""
    CNType: NotRequired[str]
    """Credit note type code. Absent if it has no value."""
    Reason: NotRequired[str]
    """Reason printed on the note. Absent if it has no value."""
    OurInvoiceNo: NotRequired[str]
    """Number of our invoice that the note refers to. Absent if it has no value."""
    Amount: NotRequired[float]
    """Amount of a document in one row. In document currency. Absent if it has no value."""
    AccNo: NotRequired[str]
    """GL posting account of a document in one row, and of lines that name none. Absent if it has no value."""
    TaxCode: NotRequired[str]
    """Tax code of a document in one row. Absent if it has no value."""
    LineDescription: NotRequired[str]
    """Text of the row of a document in one row. Absent if it has no value."""
    DebtorName: NotRequired[str]
    """Name of the customer, as printed. Absent if it has no value."""

class ArCreditNoteGetResult(ReadResultResult, DocumentReferenceResult):
    fields: ArCreditNoteFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[LedgerRowResultResult]
    """The lines as reloaded."""
    payments: Sequence[NoKnockOffsResult]
    """Empty: these documents have no payments."""
    knockOffs: Sequence[KnockOffRowResultResult]
    """The settlements of other documents."""
    links: Sequence[DocumentLinkResult]
    """The documents that it came from and went to."""
    postings: Sequence[Posting]
    """The rows that the document posts to the general ledger."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent if documents of this type cannot be updated."""
    sourceType: NotRequired[str]
    """Type of the document, which belongs to another family. Absent if it belongs to this family."""

class ArCreditNoteCreatePayload(TypedDict):
    debtorCode: NotRequired[str]
    """Code of the customer (debtor); required."""
    docNo: NotRequired[str]
    """Document number. Leave it out or send <<New>> to have the book generate it."""
    docDate: NotRequired[str]
    """Document date (default: the book date, if the numbering rules of the book allow it)."""
    description: NotRequired[str]
    """Narration of the whole document."""
    ref: NotRequired[str]
    """Your own reference, for example an order number of the web shop."""
    project: NotRequired[str]
    """Project code of the header; used for lines without one."""
    department: NotRequired[str]
    """Department code of the header; used for lines without one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    dueDate: NotRequired[str]
    """Due date (default: document date plus credit term)."""
    displayTerm: NotRequired[str]
    """Credit term, for example C.O.D. or Net 30 (default: the party’s own term)."""
    currencyCode: NotRequired[str]
    """Currency code; it must be the currency of the party."""
    currencyRate: NotRequired[float]
    """Exchange rate to the base currency (default: the dated rate of the book)."""
    taxDate: NotRequired[str]
    """Tax date, if it differs from the document date."""
    taxEntityID: NotRequired[int]
    """Tax entity maintenance id of the header, the party of an e-invoice."""
    branchCode: NotRequired[str]
    """Branch of the debtor or creditor."""
    inclusiveTax: NotRequired[bool]
    """Whether the amounts include tax."""
    attention: NotRequired[str]
    """Contact person."""
    refNo: NotRequired[str]
    """First reference number of the ledger document."""
    refNo2: NotRequired[str]
    """Second reference number of the ledger document."""
    journalType: NotRequired[str]
    """Journal that the document is entered in (default: the standard journal of its type)."""
    taxDocNo: NotRequired[str]
    """Number of the tax document, when it differs from the document number."""
    remark1: NotRequired[str]
    """First remark."""
    remark2: NotRequired[str]
    """Second remark."""
    remark3: NotRequired[str]
    """Third remark."""
    remark4: NotRequired[str]
    """Fourth remark."""
    cnType: NotRequired[str]
    """Credit note type code."""
    creditNoteReason: NotRequired[str]
    """Reason printed on the note."""
    ourInvoiceNo: NotRequired[str]
    """Number of our invoice that the note refers to."""
    amount: NotRequired[float]
    """Amount of a document in one row; before tax unless inclusiveTax is true."""
    accountNo: NotRequired[str]
    """GL posting account of a document in one row, and of lines that name none."""
    taxCode: NotRequired[str]
    """Tax code of a document in one row (default: the party’s)."""
    lineDescription: NotRequired[str]
    """Text of the row of a document in one row (default: its description)."""
    lines: NotRequired[Sequence[LedgerRowPayload]]
    """Ledger rows of the document; leave them out if amount is its only row."""
    knockOffs: NotRequired[Sequence[KnockOffRowPayload]]
    """Open documents of the same customer that this one settles; read-ar-outstanding-documents gives their docKey."""
    docNoFormatName: NotRequired[str]
    """Name of the numbering format for the document number."""
    saveAsDraft: NotRequired[bool]
    """Whether to save a draft, which has no number of the series and no postings."""
    verifyAfterSave: NotRequired[bool]
    """Whether to read the saved record again and return readBack checks. Without it, saving is faster."""

class ArCreditNoteSavedResult(WriteResultResult, DocumentReferenceResult):
    fields: ArCreditNoteFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[LedgerRowResultResult]
    """The lines as reloaded."""
    knockOffs: NotRequired[Sequence[KnockOffRowResultResult]]
    """The settlements of other documents. Absent if documents of this type settle none."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""

class ArCreditNoteUpdatePayload(TypedDict):
    docNo: str
    """Number of the document."""
    reason: str
    """Business reason for the change; stored in the audit trail."""
    debtorCode: NotRequired[str]
    """Customer (debtor) code."""
    docDate: NotRequired[str]
    """Document date (default: the book date, if the numbering rules of the book allow it)."""
    description: NotRequired[Union[str, None]]
    """Narration of the whole document."""
    ref: NotRequired[Union[str, None]]
    """Your own reference, for example an order number of the web shop."""
    project: NotRequired[Union[str, None]]
    """Project code of the header; used for lines without one."""
    department: NotRequired[Union[str, None]]
    """Department code of the header; used for lines without one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    dueDate: NotRequired[Union[str, None]]
    """Due date (default: document date plus credit term)."""
    displayTerm: NotRequired[Union[str, None]]
    """Credit term, for example C.O.D. or Net 30 (default: the party’s own term)."""
    currencyCode: NotRequired[str]
    """Currency code; it must be the currency of the party."""
    currencyRate: NotRequired[float]
    """Exchange rate to the base currency (default: the dated rate of the book)."""
    taxDate: NotRequired[str]
    """Tax date, if it differs from the document date."""
    taxEntityID: NotRequired[int]
    """Tax entity maintenance id of the header, the party of an e-invoice."""
    branchCode: NotRequired[Union[str, None]]
    """Branch of the debtor or creditor."""
    inclusiveTax: NotRequired[bool]
    """Whether the amounts include tax."""
    attention: NotRequired[Union[str, None]]
    """Contact person."""
    refNo: NotRequired[Union[str, None]]
    """First reference number of the ledger document."""
    refNo2: NotRequired[Union[str, None]]
    """Second reference number of the ledger document."""
    journalType: NotRequired[str]
    """Journal that the document is entered in (default: the standard journal of its type)."""
    taxDocNo: NotRequired[Union[str, None]]
    """Number of the tax document, when it differs from the document number."""
    remark1: NotRequired[Union[str, None]]
    """First remark."""
    remark2: NotRequired[Union[str, None]]
    """Second remark."""
    remark3: NotRequired[Union[str, None]]
    """Third remark."""
    remark4: NotRequired[Union[str, None]]
    """Fourth remark."""
    cnType: NotRequired[str]
    """Credit note type code."""
    creditNoteReason: NotRequired[Union[str, None]]
    """Reason printed on the note."""
    ourInvoiceNo: NotRequired[Union[str, None]]
    """Number of our invoice that the note refers to."""
    validateOnly: NotRequired[bool]
    """Whether to check everything without saving. The result then has saved false."""
    docNoFormatName: NotRequired[str]
    """Name of the numbering format for the number of a draft when it is posted."""
    saveAsDraft: NotRequired[bool]
    """Send false to post a draft. The draft gets its number and is checked and posted like a new document. Without it, a draft stays a draft."""
    detailMode: NotRequired[Literal["update", "append", "replace", "delete"]]
    """What to do with the lines: update or delete existing rows by key, append rows, or replace all of them."""
    lines: NotRequired[Sequence[ArInvoiceUpdateLinePayload]]
    """Rows to change, add or delete, depending on detailMode; not an empty array."""
    knockOffs: NotRequired[Sequence[KnockOffRowPayload]]
    """The complete list of knock-offs. It replaces the existing list."""

class ArCreditNoteUpdatedResult(WriteResultResult, DocumentReferenceResult):
    fields: ArCreditNoteFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[LedgerRowResultResult]
    """The lines as reloaded."""
    knockOffs: NotRequired[Sequence[KnockOffRowResultResult]]
    """The settlements of other documents. Absent if documents of this type settle none."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""
    valid: NotRequired[Literal[True]]
    """True: the payload is valid. Absent unless validateOnly is true."""
    postings: NotRequired[Sequence[Posting]]
    """The rows that the document posts to the general ledger. Absent unless validateOnly is true."""
    followed: NotRequired[Sequence[str]]
    """Fields that the update did not name and that changed with those that it names, such as the description of another item. A field of a line has the position of the line in the result before it: lines/0/description. Absent in results of earlier builds and of other drivers."""
    draftNo: NotRequired[str]
    """Number that the document had as a draft. Absent unless the update posted a draft."""

class ArDebitNoteFieldsResult(DocumentFieldsResult):
    DebtorCode: NotRequired[str]
    """Code of the customer (debtor). Absent if it has no value."""
    Description: NotRequired[str]
    """Narration of the whole document. Absent if it has no value."""
    Ref: NotRequired[str]
    """Your own reference, for example an order number of the web shop. Absent if it has no value."""
    ProjNo: NotRequired[str]
    """Project code of the header. Absent if it has no value."""
    DeptNo: NotRequired[str]
    """Department code of the header. Absent if it has no value."""
    UserDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields by name, without the UDF_ prefix. Absent if it has no value."""
    DisplayTerm: NotRequired[str]
    """Credit term. Absent if it has no value."""
    TaxDate: NotRequired[str]
    """Tax date. Absent if it has no value."""
    TaxEntityID: NotRequired[int]
    """Tax entity maintenance id of the header, the party of an e-invoice. Absent if it has no value."""
    BranchCode: NotRequired[str]
    """Branch of the debtor or creditor. Absent if it has no value."""
    InclusiveTax: NotRequired[bool]
    """Whether the amounts include tax. Absent if it has no value."""
    Attention: NotRequired[str]
    """Contact person. Absent if it has no value."""
    RefNo: NotRequired[str]
    """First reference number of the ledger document. Absent if it has no value."""
    RefNo2: NotRequired[str]
    """Second reference number of the ledger document. Absent if it has no value."""
    JournalType: NotRequired[str]
    """Journal that the document is entered in. Absent if it has no value."""
    TaxDocNo: NotRequired[str]
    """Number of the tax document. Absent if it has no value."""
    Remark1: NotRequired[str]
    """First remark. Absent if it has no value."""
    Remark2: NotRequired[str]
    """Second remark. Absent if it has no value."""
    Remark3: NotRequired[str]
    """Third remark. Absent if it has no value."""
    Remark4: NotRequired[str]
    """Fourth remark. Absent if it has no value."""
    DNType: NotRequired[str]
    """Debit note type code. Absent if it has no value."""
    Reason: NotRequired[str]
    """Reason printed on the note. Absent if it has no value."""
    OurInvoiceNo: NotRequired[str]
    """Number of our invoice that the note refers to. Absent if it has no value."""
    Amount: NotRequired[float]
    """Amount of a document in one row. In document currency. Absent if it has no value."""
    AccNo: NotRequired[str]
    """GL posting account of a document in one row, and of lines that name none. Absent if it has no value."""
    TaxCode: NotRequired[str]
    """Tax code of a document in one row. Absent if it has no value."""
    LineDescription: NotRequired[str]
    """Text of the row of a document in one row. Absent if it has no value."""
    DebtorName: NotRequired[str]
    """Name of the customer, as printed. Absent if it has no value."""

class ArDebitNoteGetResult(ReadResultResult, DocumentReferenceResult):
    fields: ArDebitNoteFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[LedgerRowResultResult]
    """The lines as reloaded."""
    payments: Sequence[NoKnockOffsResult]
    """Empty: these documents have no payments."""
    knockOffs: Sequence[KnockOffRowResultResult]
    """The settlements of other documents."""
    links: Sequence[DocumentLinkResult]
    """The documents that it came from and went to."""
    postings: Sequence[Posting]
    """The rows that the document posts to the general ledger."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent if documents of this type cannot be updated."""
    sourceType: NotRequired[str]
    """Type of the document, which belongs to another family. Absent if it belongs to this family."""

class ArDebitNoteCreatePayload(TypedDict):
    debtorCode: NotRequired[str]
    """Code of the customer (debtor); required."""
    docNo: NotRequired[str]
    """Document number. Leave it out or send <<New>> to have the book generate it."""
    docDate: NotRequired[str]
    """Document date (default: the book date, if the numbering rules of the book allow it)."""
    description: NotRequired[str]
    """Narration of the whole document."""
    ref: NotRequired[str]
    """Your own reference, for example an order number of the web shop."""
    project: NotRequired[str]
    """Project code of the header; used for lines without one."""
    department: NotRequired[str]
    """Department code of the header; used for lines without one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    dueDate: NotRequired[str]
    """Due date (default: document date plus credit term)."""
    displayTerm: NotRequired[str]
    """Credit term, for example C.O.D. or Net 30 (default: the party’s own term)."""
    currencyCode: NotRequired[str]
    """Currency code; it must be the currency of the party."""
    currencyRate: NotRequired[float]
    """Exchange rate to the base currency (default: the dated rate of the book)."""
    taxDate: NotRequired[str]
    """Tax date, if it differs from the document date."""
    taxEntityID: NotRequired[int]
    """Tax entity maintenance id of the header, the party of an e-invoice."""
    branchCode: NotRequired[str]
    """Branch of the debtor or creditor."""
    inclusiveTax: NotRequired[bool]
    """Whether the amounts include tax."""
    attention: NotRequired[str]
    """Contact person."""
    refNo: NotRequired[str]
    """First reference number of the ledger document."""
    refNo2: NotRequired[str]
    """Second reference number of the ledger document."""
    journalType: NotRequired[str]
    """Journal that the document is entered in (default: the standard journal of its type)."""
    taxDocNo: NotRequired[str]
    """Number of the tax document, when it differs from the document number."""
    remark1: NotRequired[str]
    """First remark."""
    remark2: NotRequired[str]
    """Second remark."""
    remark3: NotRequired[str]
    """Third remark."""
    remark4: NotRequired[str]
    """Fourth remark."""
    dnType: NotRequired[str]
    """Debit note type code."""
    debitNoteReason: NotRequired[str]
    """Reason printed on the note."""
    ourInvoiceNo: NotRequired[str]
    """Number of our invoice that the note refers to."""
    amount: NotRequired[float]
    """Amount of a document in one row; before tax unless inclusiveTax is true."""
    accountNo: NotRequired[str]
    """GL posting account of a document in one row, and of lines that name none."""
    taxCode: NotRequired[str]
    """Tax code of a document in one row (default: the party’s)."""
    lineDescription: NotRequired[str]
    """Text of the row of a document in one row (default: its description)."""
    lines: NotRequired[Sequence[LedgerRowPayload]]
    """Ledger rows of the document; leave them out if amount is its only row."""
    knockOffs: NotRequired[Sequence[KnockOffRowPayload]]
    """Open documents of the same customer that this one settles; read-ar-outstanding-documents gives their docKey."""
    docNoFormatName: NotRequired[str]
    """Name of the numbering format for the document number."""
    saveAsDraft: NotRequired[bool]
    """Whether to save a draft, which has no number of the series and no postings."""
    verifyAfterSave: NotRequired[bool]
    """Whether to read the saved record again and return readBack checks. Without it, saving is faster."""

class ArDebitNoteSavedResult(WriteResultResult, DocumentReferenceResult):
    fields: ArDebitNoteFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[LedgerRowResultResult]
    """The lines as reloaded."""
    knockOffs: NotRequired[Sequence[KnockOffRowResultResult]]
    """The settlements of other documents. Absent if documents of this type settle none."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""

class ArDebitNoteUpdatePayload(TypedDict):
    docNo: str
    """Number of the document."""
    reason: str
    """Business reason for the change; stored in the audit trail."""
    debtorCode: NotRequired[str]
    """Customer (debtor) code."""
    docDate: NotRequired[str]
    """Document date (default: the book date, if the numbering rules of the book allow it)."""
    description: NotRequired[Union[str, None]]
    """Narration of the whole document."""
    ref: NotRequired[Union[str, None]]
    """Your own reference, for example an order number of the web shop."""
    project: NotRequired[Union[str, None]]
    """Project code of the header; used for lines without one."""
    department: NotRequired[Union[str, None]]
    """Department code of the header; used for lines without one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    dueDate: NotRequired[Union[str, None]]
    """Due date (default: document date plus credit term)."""
    displayTerm: NotRequired[Union[str, None]]
    """Credit term, for example C.O.D. or Net 30 (default: the party’s own term)."""
    currencyCode: NotRequired[str]
    """Currency code; it must be the currency of the party."""
    currencyRate: NotRequired[float]
    """Exchange rate to the base currency (default: the dated rate of the book)."""
    taxDate: NotRequired[str]
    """Tax date, if it differs from the document date."""
    taxEntityID: NotRequired[int]
    """Tax entity maintenance id of the header, the party of an e-invoice."""
    branchCode: NotRequired[Union[str, None]]
    """Branch of the debtor or creditor."""
    inclusiveTax: NotRequired[bool]
    """Whether the amounts include tax."""
    attention: NotRequired[Union[str, None]]
    """Contact person."""
    refNo: NotRequired[Union[str, None]]
    """First reference number of the ledger document."""
    refNo2: NotRequired[Union[str, None]]
    """Second reference number of the ledger document."""
    journalType: NotRequired[str]
    """Journal that the document is entered in (default: the standard journal of its type)."""
    taxDocNo: NotRequired[Union[str, None]]
    """Number of the tax document, when it differs from the document number."""
    remark1: NotRequired[Union[str, None]]
    """First remark."""
    remark2: NotRequired[Union[str, None]]
    """Second remark."""
    remark3: NotRequired[Union[str, None]]
    """Third remark."""
    remark4: NotRequired[Union[str, None]]
    """Fourth remark."""
    dnType: NotRequired[str]
    """Debit note type code."""
    debitNoteReason: NotRequired[Union[str, None]]
    """Reason printed on the note."""
    ourInvoiceNo: NotRequired[Union[str, None]]
    """Number of our invoice that the note refers to."""
    validateOnly: NotRequired[bool]
    """Whether to check everything without saving. The result then has saved false."""
    docNoFormatName: NotRequired[str]
    """Name of the numbering format for the number of a draft when it is posted."""
    saveAsDraft: NotRequired[bool]
    """Send false to post a draft. The draft gets its number and is checked and posted like a new document. Without it, a draft stays a draft."""
    detailMode: NotRequired[Literal["update", "append", "replace", "delete"]]
    """What to do with the lines: update or delete existing rows by key, append rows, or replace all of them."""
    lines: NotRequired[Sequence[ArInvoiceUpdateLinePayload]]
    """Rows to change, add or delete, depending on detailMode; not an empty array."""
    knockOffs: NotRequired[Sequence[KnockOffRowPayload]]
    """The complete list of knock-offs. It replaces the existing list."""

class ArDebitNoteUpdatedResult(WriteResultResult, DocumentReferenceResult):
    fields: ArDebitNoteFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[LedgerRowResultResult]
    """The lines as reloaded."""
    knockOffs: NotRequired[Sequence[KnockOffRowResultResult]]
    """The settlements of other documents. Absent if documents of this type settle none."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""
    valid: NotRequired[Literal[True]]
    """True: the payload is valid. Absent unless validateOnly is true."""
    postings: NotRequired[Sequence[Posting]]
    """The rows that the document posts to the general ledger. Absent unless validateOnly is true."""
    followed: NotRequired[Sequence[str]]
    """Fields that the update did not name and that changed with those that it names, such as the description of another item. A field of a line has the position of the line in the result before it: lines/0/description. Absent in results of earlier builds and of other drivers."""
    draftNo: NotRequired[str]
    """Number that the document had as a draft. Absent unless the update posted a draft."""

class ArDepositGetResult(ReadResultResult, DocumentReferenceResult):
    fields: ArPaymentFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[ArPaymentLinesResult]
    """Empty: these documents have no lines."""
    payments: Sequence[MoneyInRowResultResult]
    """The payments as reloaded."""
    knockOffs: Sequence[NoKnockOffsResult]
    """Empty: these documents settle no others."""
    links: Sequence[DocumentLinkResult]
    """The documents that it came from and went to."""
    postings: Sequence[Posting]
    """The rows that the document posts to the general ledger."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent if documents of this type cannot be updated."""
    sourceType: NotRequired[str]
    """Type of the document, which belongs to another family. Absent if it belongs to this family."""

class ReadArOutstandingPayload(TypedDict):
    debtorCode: NotRequired[str]
    """Only this customer."""
    asOf: NotRequired[str]
    """Balances at the end of this day (default: today)."""
    limit: NotRequired[int]
    """Maximum rows to return (default 500)."""
    cursor: NotRequired[str]
    """nextCursor from the previous result, to get the next page."""

class ArOutstandingRowResult(TypedDict):
    debtorCode: str
    """Code of the customer."""
    companyName: str
    """Name of the customer."""
    currencyCode: Optional[str]
    """Currency of the customer. None if it uses the base currency."""
    total: float
    """What is open in all: positive if owed, negative if there is more credit. In base currency."""
    current: float
    """What is owed and not yet due. In base currency."""
    overdue: float
    """What is owed and overdue. In base currency."""
    unapplied: float
    """Credit that settles nothing yet, which total already subtracts. In base currency."""

class ArOutstandingResult(ReadResultResult):
    rows: Sequence[ArOutstandingRowResult]
    """The rows."""

class ReadDebtorsPayload(TypedDict):
    code: NotRequired[str]
    """Only the record with exactly this debtorCode."""
    keys: NotRequired[Sequence[str]]
    """Only the records with these codes, 1 to 500, each once."""
    name: NotRequired[str]
    """Only records with this text in companyName; case does not matter."""
    isActive: NotRequired[bool]
    """Whether to return active records (true) or inactive ones (false). Leave it out for both."""
    search: NotRequired[str]
    """Only those with this text in the code or the name; case does not matter."""
    includeInactive: NotRequired[bool]
    """Whether to list inactive records too."""
    changedSince: NotRequired[str]
    """Only what was created, changed or voided at or after this timestamp. The list then starts with the latest change."""
    limit: NotRequired[int]
    """Maximum rows to return (default 500)."""
    cursor: NotRequired[str]
    """nextCursor from the previous result, to get the next page."""

class DebtorRecordBranchesResult(TypedDict):
    branchCode: str
    """Code of the branch, as documents name it."""
    branchName: NotRequired[str]
    """Name of the branch. Absent if it has no value."""
    address1: NotRequired[str]
    """First line of the address. Absent if it has no value."""
    address2: NotRequired[str]
    """Second line of the address. Absent if it has no value."""
    address3: NotRequired[str]
    """Third line of the address. Absent if it has no value."""
    address4: NotRequired[str]
    """Fourth line of the address. Absent if it has no value."""
    phone1: NotRequired[str]
    """First phone number. Absent if it has no value."""
    phone2: NotRequired[str]
    """Second phone number. Absent if it has no value."""
    fax1: NotRequired[str]
    """Fax number. Absent if it has no value."""
    attention: NotRequired[str]
    """Contact person. Absent if it has no value."""
    email: NotRequired[str]
    """Email address. Absent if it has no value."""
    isActive: NotRequired[bool]
    """Whether the record is active. Absent if it has no value."""

class DebtorRowResult(TypedDict):
    debtorCode: str
    """Customer (debtor) code."""
    companyName: str
    """Name of the customer, as printed."""
    currencyCode: str
    """Currency of all documents of this customer."""
    displayTerm: NotRequired[str]
    """Credit term for documents without one, for example C.O.D. Absent if it has no value."""
    area: NotRequired[str]
    """Area code. Absent if it has no value."""
    salesAgent: NotRequired[str]
    """Sales agent code for documents without one. Absent if it has no value."""
    debtorType: NotRequired[str]
    """Debtor type code. Absent if it has no value."""
    priceCategory: NotRequired[str]
    """Price category that sets this customer’s prices. Absent if it has no value."""
    creditLimit: float
    """Maximum outstanding amount. In base currency."""
    overdueLimit: float
    """Maximum overdue amount. In base currency."""
    taxEntityID: NotRequired[int]
    """Tax entity id, for tax returns and e-invoices. Absent if it has no value."""
    taxCode: NotRequired[str]
    """Tax code for lines if neither the line nor its item has one. Absent if it has no value."""
    address1: NotRequired[str]
    """First line of the address. Absent if it has no value."""
    address2: NotRequired[str]
    """Second line of the address. Absent if it has no value."""
    address3: NotRequired[str]
    """Third line of the address. Absent if it has no value."""
    address4: NotRequired[str]
    """Fourth line of the address. Absent if it has no value."""
    phone1: NotRequired[str]
    """First phone number. Absent if it has no value."""
    phone2: NotRequired[str]
    """Second phone number. Absent if it has no value."""
    fax1: NotRequired[str]
    """Fax number. Absent if it has no value."""
    attention: NotRequired[str]
    """Contact person. Absent if it has no value."""
    email: NotRequired[str]
    """Email address. Absent if it has no value."""
    isActive: bool
    """Whether new documents can use it."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields by name, without the UDF_ prefix. Absent if it has no value."""
    branches: NotRequired[Sequence[DebtorRecordBranchesResult]]
    """Branches of the customer. Absent if there are none."""
    lastModified: str
    """When the record was last changed."""

class DebtorListResult(ReadResultResult):
    rows: Sequence[DebtorRowResult]
    """The rows."""
    truncated: bool
    """Whether there are more rows than this result contains."""

class DebtorSelectPayload(TypedDict):
    debtorCode: str
    """Customer (debtor) code."""

class CreditControlResult(TypedDict):
    debtorCode: str
    """Code of the customer."""
    companyName: str
    """Name of the customer."""
    creditLimit: float
    """Credit limit; 0 means no limit. In base currency."""
    overdueLimit: float
    """Limit of overdue amounts; 0 means no limit. In base currency."""
    outstanding: float
    """What is open: positive if the customer owes it. In base currency."""
    undelivered: float
    """Sales orders that are not delivered yet, with tax. In base currency."""
    available: Optional[float]
    """Credit limit less outstanding and undelivered. In base currency. None if there is no credit limit."""
    overdue: float
    """What is overdue. In base currency."""
    oldestOverdueDays: int
    """Age of the oldest overdue document. In days."""
    blocked: Sequence[Literal["creditLimit", "overdueLimit"]]
    """The limits that are exceeded; empty if none is."""

class DebtorCreditControlResult(ReadResultResult):
    document: CreditControlResult
    """The credit of the customer, today."""

class DebtorRecordResult(TypedDict):
    debtorCode: str
    """Customer (debtor) code."""
    companyName: str
    """Name of the customer, as printed."""
    currencyCode: str
    """Currency of all documents of this customer."""
    displayTerm: NotRequired[str]
    """Credit term for documents without one, for example C.O.D. Absent if it has no value."""
    area: NotRequired[str]
    """Area code. Absent if it has no value."""
    salesAgent: NotRequired[str]
    """Sales agent code for documents without one. Absent if it has no value."""
    debtorType: NotRequired[str]
    """Debtor type code. Absent if it has no value."""
    priceCategory: NotRequired[str]
    """Price category that sets this customer’s prices. Absent if it has no value."""
    creditLimit: float
    """Maximum outstanding amount. In base currency."""
    overdueLimit: float
    """Maximum overdue amount. In base currency."""
    taxEntityID: NotRequired[int]
    """Tax entity id, for tax returns and e-invoices. Absent if it has no value."""
    taxCode: NotRequired[str]
    """Tax code for lines if neither the line nor its item has one. Absent if it has no value."""
    address1: NotRequired[str]
    """First line of the address. Absent if it has no value."""
    address2: NotRequired[str]
    """Second line of the address. Absent if it has no value."""
    address3: NotRequired[str]
    """Third line of the address. Absent if it has no value."""
    address4: NotRequired[str]
    """Fourth line of the address. Absent if it has no value."""
    phone1: NotRequired[str]
    """First phone number. Absent if it has no value."""
    phone2: NotRequired[str]
    """Second phone number. Absent if it has no value."""
    fax1: NotRequired[str]
    """Fax number. Absent if it has no value."""
    attention: NotRequired[str]
    """Contact person. Absent if it has no value."""
    email: NotRequired[str]
    """Email address. Absent if it has no value."""
    isActive: bool
    """Whether new documents can use it."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields by name, without the UDF_ prefix. Absent if it has no value."""
    branches: NotRequired[Sequence[DebtorRecordBranchesResult]]
    """Branches of the customer. Absent if there are none."""

class DebtorFieldsResult(TypedDict):
    DebtorCode: str
    """Customer (debtor) code."""
    CompanyName: str
    """Name of the customer, as printed."""
    CurrencyCode: str
    """Currency of all documents of this customer."""
    DisplayTerm: NotRequired[str]
    """Credit term for documents without one, for example C.O.D. Absent if it has no value."""
    AreaCode: NotRequired[str]
    """Area code. Absent if it has no value."""
    SalesAgent: NotRequired[str]
    """Sales agent code for documents without one. Absent if it has no value."""
    DebtorType: NotRequired[str]
    """Debtor type code. Absent if it has no value."""
    PriceCategory: NotRequired[str]
    """Price category that sets this customer’s prices. Absent if it has no value."""
    CreditLimit: float
    """Maximum outstanding amount. In base currency."""
    OverdueLimit: float
    """Maximum overdue amount. In base currency."""
    TaxEntityID: NotRequired[int]
    """Tax entity id, for tax returns and e-invoices. Absent if it has no value."""
    TaxCode: NotRequired[str]
    """Tax code for lines if neither the line nor its item has one. Absent if it has no value."""
    Address1: NotRequired[str]
    """First line of the address. Absent if it has no value."""
    Address2: NotRequired[str]
    """Second line of the address. Absent if it has no value."""
    Address3: NotRequired[str]
    """Third line of the address. Absent if it has no value."""
    Address4: NotRequired[str]
    """Fourth line of the address. Absent if it has no value."""
    Phone1: NotRequired[str]
    """First phone number. Absent if it has no value."""
    Phone2: NotRequired[str]
    """Second phone number. Absent if it has no value."""
    Fax1: NotRequired[str]
    """Fax number. Absent if it has no value."""
    Attention: NotRequired[str]
    """Contact person. Absent if it has no value."""
    EmailAddress: NotRequired[str]
    """Email address. Absent if it has no value."""
    IsActive: bool
    """Whether new documents can use it."""
    UserDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields by name, without the UDF_ prefix. Absent if it has no value."""
    Branches: NotRequired[Sequence[DebtorRecordBranchesResult]]
    """Branches of the customer. Absent if there are none."""
    readErrors: Sequence[ReadErrorResult]
    """Fields that the book can no longer read; empty if it can read all."""

class PartyBalanceResult(TypedDict):
    total: float
    """What is open in all: positive if owed, negative if there is more credit. In base currency."""
    current: float
    """What is owed and not yet due. In base currency."""
    overdue: float
    """What is owed and overdue. In base currency."""
    unapplied: float
    """Credit that settles nothing yet, which total already subtracts. In base currency."""

class DebtorDetailResult(ReadResultResult):
    code: str
    """Code of the record."""
    document: DebtorRecordResult
    """The record under canonical names."""
    fields: DebtorFieldsResult
    """The record under native names."""
    fieldCapabilities: FieldCapabilities
    """What an update can do with each field, by native name."""
    balance: PartyBalanceResult
    """What is open, today."""

class DocumentListDocNoDebtorCodeCreditorCodePayload(TypedDict):
    dateFrom: NotRequired[str]
    """First date to include."""
    dateTo: NotRequired[str]
    """Last date to include."""
    debtorCode: NotRequired[str]
    """Only documents of this party."""
    creditorCode: NotRequired[str]
    """Only documents of this party."""
    docNo: NotRequired[str]
    """Only the document with this number."""
    keys: NotRequired[Sequence[str]]
    """Only the documents with these numbers, 1 to 500, each once."""
    status: NotRequired[Literal["Draft", "Saved", "Void"]]
    """Only documents in this status."""
    search: NotRequired[str]
    """Only those with this text in the number, the references, the description or the name of the party; case does not matter."""
    changedSince: NotRequired[str]
    """Only what was created, changed or voided at or after this timestamp. The list then starts with the latest change."""
    limit: NotRequired[int]
    """Maximum rows to return (default 5,000)."""
    cursor: NotRequired[str]
    """nextCursor from the previous result, to get the next page."""

class ContraLineFilterPayload(TypedDict):
    itemCode: NotRequired[str]
    """Only lines of this item."""
    debtorCode: NotRequired[str]
    """Only documents of this party."""
    creditorCode: NotRequired[str]
    """Only documents of this party."""
    docNo: NotRequired[str]
    """Only lines of this document."""
    keys: NotRequired[Sequence[str]]
    """Only the documents with these numbers, 1 to 500, each once."""
    dateFrom: NotRequired[str]
    """First date to include."""
    dateTo: NotRequired[str]
    """Last date to include."""
    limit: NotRequired[int]
    """Maximum rows to return (default 500)."""
    cursor: NotRequired[str]
    """nextCursor from the previous result, to get the next page."""

class ArapContraLinesListRowResult(LineHeadResult):
    pass

class ArapContraLinesListResult(ReadResultResult):
    rows: Sequence[ArapContraLinesListRowResult]
    """The rows."""

class ArapContraFieldsResult(DocumentFieldsResult):
    DebtorCode: str
    """The firm as a customer (debtor)."""
    CreditorCode: str
    """The same firm as a supplier (creditor)."""
    Description: NotRequired[str]
    """Narration of the whole document. Absent if it has no value."""
    Ref: NotRequired[str]
    """Your own reference, for example an order number of the web shop. Absent if it has no value."""
    ProjNo: NotRequired[str]
    """Project code of the header. Absent if it has no value."""
    DeptNo: NotRequired[str]
    """Department code of the header. Absent if it has no value."""
    UserDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields by name, without the UDF_ prefix. Absent if it has no value."""
    Amount: float
    """Amount set off: both the customer and the supplier account fall by it. In document currency."""
    DebtorName: NotRequired[str]
    """Name of the customer, as printed. Absent if it has no value."""
    CreditorName: NotRequired[str]
    """Name of the supplier, as printed. Absent if it has no value."""
    DisplayTerm: NotRequired[str]
    """Credit term. Absent if it has no value."""

class ContraKnockOffRowResultResult(TypedDict):
    side: Literal["AR", "AP"]
    """Ledger of the document to settle: AR for the customer’s, AP for the supplier’s."""
    docType: Optional[str]
    """Type of the settled document. None if it no longer exists."""
    docKey: str
    """Key of the settled document."""
    docNo: Optional[str]
    """Number of the settled document. None if it no longer exists."""
    knockOffDate: str
    """Date of the settlement."""
    amount: float
    """Amount settled. In document currency."""

class ArapContraGetResult(ReadResultResult, DocumentReferenceResult):
    fields: ArapContraFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[ArPaymentLinesResult]
    """Empty: these documents have no lines."""
    payments: Sequence[NoKnockOffsResult]
    """Empty: these documents have no payments."""
    knockOffs: Sequence[ContraKnockOffRowResultResult]
    """The settlements of other documents."""
    links: Sequence[DocumentLinkResult]
    """The documents that it came from and went to."""
    postings: Sequence[Posting]
    """The rows that the document posts to the general ledger."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent if documents of this type cannot be updated."""
    sourceType: NotRequired[str]
    """Type of the document, which belongs to another family. Absent if it belongs to this family."""

class ContraKnockOffRowPayload(TypedDict):
    side: Literal["AR", "AP"]
    """Ledger of the document to settle: AR for the customer’s, AP for the supplier’s."""
    docType: NotRequired[str]
    """Type of the document to settle, for example IV, RI or PB."""
    docKey: NotRequired[Union[int, str]]
    """Key of the document to settle, from the outstanding-documents read."""
    docNo: NotRequired[str]
    """Number of the document to settle, if you do not have its key."""
    knockOffDate: NotRequired[str]
    """Date of the settlement; must not be earlier than either document."""
    amount: NotRequired[float]
    """Amount to settle, in the currency of the documents."""

class ArapContraCreatePayload(TypedDict):
    debtorCode: str
    """The firm as a customer (debtor)."""
    creditorCode: str
    """The same firm as a supplier (creditor)."""
    docNo: NotRequired[str]
    """Document number. Leave it out or send <<New>> to have the book generate it."""
    docDate: NotRequired[str]
    """Document date (default: the book date, if the numbering rules of the book allow it)."""
    description: NotRequired[str]
    """Narration of the whole document."""
    ref: NotRequired[str]
    """Your own reference, for example an order number of the web shop."""
    project: NotRequired[str]
    """Project code of the header; used for lines without one."""
    department: NotRequired[str]
    """Department code of the header; used for lines without one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    amount: float
    """Amount set off: both the customer and the supplier account fall by it."""
    knockOffs: NotRequired[Sequence[ContraKnockOffRowPayload]]
    """Documents of both ledgers that the contra settles; what is left stays open on either side."""
    docNoFormatName: NotRequired[str]
    """Name of the numbering format for the document number."""
    saveAsDraft: NotRequired[bool]
    """Whether to save a draft, which has no number of the series and no postings."""
    verifyAfterSave: NotRequired[bool]
    """Whether to read the saved record again and return readBack checks. Without it, saving is faster."""

class ArapContraSavedResult(WriteResultResult, DocumentReferenceResult):
    fields: ArapContraFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[ArPaymentLinesResult]
    """Empty: these documents have no lines."""
    knockOffs: NotRequired[Sequence[ContraKnockOffRowResultResult]]
    """The settlements of other documents. Absent if documents of this type settle none."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""

class ArapContraUpdatePayload(TypedDict):
    docNo: str
    """Number of the document."""
    reason: str
    """Business reason for the change; stored in the audit trail."""
    debtorCode: NotRequired[str]
    """The firm as a customer (debtor)."""
    creditorCode: NotRequired[str]
    """The same firm as a supplier (creditor)."""
    docDate: NotRequired[str]
    """Document date (default: the book date, if the numbering rules of the book allow it)."""
    description: NotRequired[Union[str, None]]
    """Narration of the whole document."""
    ref: NotRequired[Union[str, None]]
    """Your own reference, for example an order number of the web shop."""
    project: NotRequired[Union[str, None]]
    """Project code of the header; used for lines without one."""
    department: NotRequired[Union[str, None]]
    """Department code of the header; used for lines without one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    amount: NotRequired[float]
    """Amount set off: both the customer and the supplier account fall by it."""
    validateOnly: NotRequired[bool]
    """Whether to check everything without saving. The result then has saved false."""
    docNoFormatName: NotRequired[str]
    """Name of the numbering format for the number of a draft when it is posted."""
    saveAsDraft: NotRequired[bool]
    """Send false to post a draft. The draft gets its number and is checked and posted like a new document. Without it, a draft stays a draft."""
    knockOffs: NotRequired[Sequence[ContraKnockOffRowPayload]]
    """The complete list of knock-offs. It replaces the existing list."""

class ArapContraUpdatedResult(WriteResultResult, DocumentReferenceResult):
    fields: ArapContraFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[ArPaymentLinesResult]
    """Empty: these documents have no lines."""
    knockOffs: NotRequired[Sequence[ContraKnockOffRowResultResult]]
    """The settlements of other documents. Absent if documents of this type settle none."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""
    valid: NotRequired[Literal[True]]
    """True: the payload is valid. Absent unless validateOnly is true."""
    postings: NotRequired[Sequence[Posting]]
    """The rows that the document posts to the general ledger. Absent unless validateOnly is true."""
    followed: NotRequired[Sequence[str]]
    """Fields that the update did not name and that changed with those that it names, such as the description of another item. A field of a line has the position of the line in the result before it: lines/0/description. Absent in results of earlier builds and of other drivers."""
    draftNo: NotRequired[str]
    """Number that the document had as a draft. Absent unless the update posted a draft."""

class ApInvoiceLinesListRowResult(LineHeadResult):
    itemCode: NotRequired[str]
    """Item code. Absent if it has no value."""
    description: NotRequired[str]
    """Text of the row. Absent if it has no value."""
    description2: NotRequired[str]
    """Second text of the line. Absent if it has no value."""
    furtherDescription: NotRequired[str]
    """Long text of the line, rich text. Absent if it has no value."""
    qty: NotRequired[float]
    """Quantity of the line. In unit of the line. Absent if it has no value."""
    focQty: NotRequired[float]
    """Additional quantity at no charge. In unit of the line. Absent if it has no value."""
    uom: NotRequired[str]
    """Unit of measure of the item. Absent if it has no value."""
    unitPrice: NotRequired[float]
    """Price of one unit in the document’s currency. In document currency per unit. Absent if it has no value."""
    discount: NotRequired[Union[str, float]]
    """Discount: percentages and amounts joined by +, applied from left to right, such as 10%, 5%+3% or 12.50. Absent if it has no value."""
    taxCode: NotRequired[str]
    """Tax code of the row. Absent if it has no value."""
    taxRate: NotRequired[float]
    """Tax rate. In percent. Absent if it has no value."""
    accountNo: NotRequired[str]
    """GL account that the line is posted to. Absent if it has no value."""
    location: NotRequired[str]
    """Exact active stock location. Absent if it has no value."""
    batchNo: NotRequired[str]
    """Batch number, for items with batch control. Absent if it has no value."""
    serialNo: NotRequired[str]
    """Serial numbers, separated by commas, for items with serial numbers. Absent if it has no value."""
    project: NotRequired[str]
    """Project code of the line. Absent if it has no value."""
    department: NotRequired[str]
    """Department code of the line. Absent if it has no value."""
    deliveryDate: NotRequired[str]
    """Delivery date of the line. Absent if it has no value."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields by name, without the UDF_ prefix. Absent if it has no value."""
    salesExemptionNo: NotRequired[str]
    """Sales tax exemption certificate number. Absent if it has no value."""
    taxAdjustment: NotRequired[float]
    """Correction of the computed tax. In document currency. Absent if it has no value."""
    barCode: NotRequired[str]
    """Barcode. Absent if it has no value."""
    unitCost: NotRequired[float]
    """Price of one unit if there is no unitPrice. In base currency per unit. Absent if it has no value."""
    amount: NotRequired[float]
    """Amount of the row. In document currency. Absent if it has no value."""
    fromLocation: NotRequired[str]
    """Source location. Absent if it has no value."""
    toLocation: NotRequired[str]
    """Destination location. Absent if it has no value."""
    classification: NotRequired[str]
    """Classification code of the e-invoice. Absent if it has no value."""
    packageCode: NotRequired[str]
    """Item package that the line is a component of. Absent if it has no value."""
    packageQty: NotRequired[float]
    """Number of packages. In unit of the line. Absent if it has no value."""

class ApInvoiceLinesListResult(ReadResultResult):
    rows: Sequence[ApInvoiceLinesListRowResult]
    """The rows."""

class ApInvoiceFieldsResult(DocumentFieldsResult):
    CreditorCode: NotRequired[str]
    """Code of the supplier (creditor). Absent if it has no value."""
    Description: NotRequired[str]
    """Narration of the whole document. Absent if it has no value."""
    Ref: NotRequired[str]
    """Your own reference, for example an order number of the web shop. Absent if it has no value."""
    ProjNo: NotRequired[str]
    """Project code of the header. Absent if it has no value."""
    DeptNo: NotRequired[str]
    """Department code of the header. Absent if it has no value."""
    UserDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields by name, without the UDF_ prefix. Absent if it has no value."""
    DisplayTerm: NotRequired[str]
    """Credit term. Absent if it has no value."""
    TaxDate: NotRequired[str]
    """Tax date. Absent if it has no value."""
    TaxEntityID: NotRequired[int]
    """Tax entity maintenance id of the header, the party of an e-invoice. Absent if it has no value."""
    BranchCode: NotRequired[str]
    """Branch of the debtor or creditor. Absent if it has no value."""
    InclusiveTax: NotRequired[bool]
    """Whether the amounts include tax. Absent if it has no value."""
    Attention: NotRequired[str]
    """Contact person. Absent if it has no value."""
    RefNo: NotRequired[str]
    """First reference number of the ledger document. Absent if it has no value."""
    RefNo2: NotRequired[str]
    """Second reference number of the ledger document. Absent if it has no value."""
    JournalType: NotRequired[str]
    """Journal that the document is entered in. Absent if it has no value."""
    TaxDocNo: NotRequired[str]
    """Number of the tax document. Absent if it has no value."""
    Remark1: NotRequired[str]
    """First remark. Absent if it has no value."""
    Remark2: NotRequired[str]
    """Second remark. Absent if it has no value."""
    Remark3: NotRequired[str]
    """Third remark. Absent if it has no value."""
    Remark4: NotRequired[str]
    """Fourth remark. Absent if it has no value."""
    SupplierInvoiceNo: NotRequired[str]
    """Number of the supplier’s invoice. Absent if it has no value."""
    Amount: NotRequired[float]
    """Amount of a document in one row. In document currency. Absent if it has no value."""
    AccNo: NotRequired[str]
    """GL posting account of a document in one row, and of lines that name none. Absent if it has no value."""
    TaxCode: NotRequired[str]
    """Tax code of a document in one row. Absent if it has no value."""
    CreditorName: NotRequired[str]
    """Name of the supplier, as printed. Absent if it has no value."""

class ApInvoiceGetResult(ReadResultResult, DocumentReferenceResult):
    fields: ApInvoiceFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[LedgerRowResultResult]
    """The lines as reloaded."""
    payments: Sequence[NoKnockOffsResult]
    """Empty: these documents have no payments."""
    knockOffs: Sequence[KnockOffRowResultResult]
    """The settlements of other documents."""
    links: Sequence[DocumentLinkResult]
    """The documents that it came from and went to."""
    postings: Sequence[Posting]
    """The rows that the document posts to the general ledger."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent if documents of this type cannot be updated."""
    sourceType: NotRequired[str]
    """Type of the document, which belongs to another family. Absent if it belongs to this family."""

class ApInvoiceCreatePayload(TypedDict):
    creditorCode: NotRequired[str]
    """Code of the supplier (creditor); required."""
    docNo: NotRequired[str]
    """Document number. Leave it out or send <<New>> to have the book generate it."""
    docDate: NotRequired[str]
    """Document date (default: the book date, if the numbering rules of the book allow it)."""
    description: NotRequired[str]
    """Narration of the whole document."""
    ref: NotRequired[str]
    """Your own reference, for example an order number of the web shop."""
    project: NotRequired[str]
    """Project code of the header; used for lines without one."""
    department: NotRequired[str]
    """Department code of the header; used for lines without one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    dueDate: NotRequired[str]
    """Due date (default: document date plus credit term)."""
    displayTerm: NotRequired[str]
    """Credit term, for example C.O.D. or Net 30 (default: the party’s own term)."""
    currencyCode: NotRequired[str]
    """Currency code; it must be the currency of the party."""
    currencyRate: NotRequired[float]
    """Exchange rate to the base currency (default: the dated rate of the book)."""
    taxDate: NotRequired[str]
    """Tax date, if it differs from the document date."""
    taxEntityID: NotRequired[int]
    """Tax entity maintenance id of the header, the party of an e-invoice."""
    branchCode: NotRequired[str]
    """Branch of the debtor or creditor."""
    inclusiveTax: NotRequired[bool]
    """Whether the amounts include tax."""
    attention: NotRequired[str]
    """Contact person."""
    refNo: NotRequired[str]
    """First reference number of the ledger document."""
    refNo2: NotRequired[str]
    """Second reference number of the ledger document."""
    journalType: NotRequired[str]
    """Journal that the document is entered in (default: the standard journal of its type)."""
    taxDocNo: NotRequired[str]
    """Number of the tax document, when it differs from the document number."""
    remark1: NotRequired[str]
    """First remark."""
    remark2: NotRequired[str]
    """Second remark."""
    remark3: NotRequired[str]
    """Third remark."""
    remark4: NotRequired[str]
    """Fourth remark."""
    supplierInvoiceNo: NotRequired[str]
    """Number of the supplier’s invoice."""
    amount: NotRequired[float]
    """Amount of a document in one row; before tax unless inclusiveTax is true."""
    accountNo: NotRequired[str]
    """GL posting account of a document in one row, and of lines that name none."""
    taxCode: NotRequired[str]
    """Tax code of a document in one row (default: the party’s)."""
    lines: NotRequired[Sequence[LedgerRowPayload]]
    """Ledger rows of the document; leave them out if amount is its only row."""
    knockOffs: NotRequired[Sequence[KnockOffRowPayload]]
    """Open documents of the same supplier that this one settles; read-ap-outstanding-documents gives their docKey."""
    docNoFormatName: NotRequired[str]
    """Name of the numbering format for the document number."""
    saveAsDraft: NotRequired[bool]
    """Whether to save a draft, which has no number of the series and no postings."""
    verifyAfterSave: NotRequired[bool]
    """Whether to read the saved record again and return readBack checks. Without it, saving is faster."""

class ApInvoiceSavedResult(WriteResultResult, DocumentReferenceResult):
    fields: ApInvoiceFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[LedgerRowResultResult]
    """The lines as reloaded."""
    knockOffs: NotRequired[Sequence[KnockOffRowResultResult]]
    """The settlements of other documents. Absent if documents of this type settle none."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""

class ApInvoiceUpdatePayload(TypedDict):
    docNo: str
    """Number of the document."""
    reason: str
    """Business reason for the change; stored in the audit trail."""
    creditorCode: NotRequired[str]
    """Supplier (creditor) code."""
    docDate: NotRequired[str]
    """Document date (default: the book date, if the numbering rules of the book allow it)."""
    description: NotRequired[Union[str, None]]
    """Narration of the whole document."""
    ref: NotRequired[Union[str, None]]
    """Your own reference, for example an order number of the web shop."""
    project: NotRequired[Union[str, None]]
    """Project code of the header; used for lines without one."""
    department: NotRequired[Union[str, None]]
    """Department code of the header; used for lines without one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    dueDate: NotRequired[Union[str, None]]
    """Due date (default: document date plus credit term)."""
    displayTerm: NotRequired[Union[str, None]]
    """Credit term, for example C.O.D. or Net 30 (default: the party’s own term)."""
    currencyCode: NotRequired[str]
    """Currency code; it must be the currency of the party."""
    currencyRate: NotRequired[float]
    """Exchange rate to the base currency (default: the dated rate of the book)."""
    taxDate: NotRequired[str]
    """Tax date, if it differs from the document date."""
    taxEntityID: NotRequired[int]
    """Tax entity maintenance id of the header, the party of an e-invoice."""
    branchCode: NotRequired[Union[str, None]]
    """Branch of the debtor or creditor."""
    inclusiveTax: NotRequired[bool]
    """Whether the amounts include tax."""
    attention: NotRequired[Union[str, None]]
    """Contact person."""
    refNo: NotRequired[Union[str, None]]
    """First reference number of the ledger document."""
    refNo2: NotRequired[Union[str, None]]
    """Second reference number of the ledger document."""
    journalType: NotRequired[str]
    """Journal that the document is entered in (default: the standard journal of its type)."""
    taxDocNo: NotRequired[Union[str, None]]
    """Number of the tax document, when it differs from the document number."""
    remark1: NotRequired[Union[str, None]]
    """First remark."""
    remark2: NotRequired[Union[str, None]]
    """Second remark."""
    remark3: NotRequired[Union[str, None]]
    """Third remark."""
    remark4: NotRequired[Union[str, None]]
    """Fourth remark."""
    supplierInvoiceNo: NotRequired[Union[str, None]]
    """Number of the supplier’s invoice."""
    validateOnly: NotRequired[bool]
    """Whether to check everything without saving. The result then has saved false."""
    docNoFormatName: NotRequired[str]
    """Name of the numbering format for the number of a draft when it is posted."""
    saveAsDraft: NotRequired[bool]
    """Send false to post a draft. The draft gets its number and is checked and posted like a new document. Without it, a draft stays a draft."""
    detailMode: NotRequired[Literal["update", "append", "replace", "delete"]]
    """What to do with the lines: update or delete existing rows by key, append rows, or replace all of them."""
    lines: NotRequired[Sequence[ArInvoiceUpdateLinePayload]]
    """Rows to change, add or delete, depending on detailMode; not an empty array."""
    knockOffs: NotRequired[Sequence[KnockOffRowPayload]]
    """The complete list of knock-offs. It replaces the existing list."""

class ApInvoiceUpdatedResult(WriteResultResult, DocumentReferenceResult):
    fields: ApInvoiceFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[LedgerRowResultResult]
    """The lines as reloaded."""
    knockOffs: NotRequired[Sequence[KnockOffRowResultResult]]
    """The settlements of other documents. Absent if documents of this type settle none."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""
    valid: NotRequired[Literal[True]]
    """True: the payload is valid. Absent unless validateOnly is true."""
    postings: NotRequired[Sequence[Posting]]
    """The rows that the document posts to the general ledger. Absent unless validateOnly is true."""
    followed: NotRequired[Sequence[str]]
    """Fields that the update did not name and that changed with those that it names, such as the description of another item. A field of a line has the position of the line in the result before it: lines/0/description. Absent in results of earlier builds and of other drivers."""
    draftNo: NotRequired[str]
    """Number that the document had as a draft. Absent unless the update posted a draft."""

class ReadApOutstandingDocumentsPayload(TypedDict):
    creditorCode: NotRequired[str]
    """Only documents of this supplier."""
    docType: NotRequired[Literal["PI", "CP", "PR", "PB", "PP", "PF", "PC", "PD", "CT", "JE", "PV", "OR"]]
    """Only documents of this type."""
    asOf: NotRequired[str]
    """Balances at the end of this day (default: today)."""
    limit: NotRequired[int]
    """Maximum rows to return (default 500)."""
    cursor: NotRequired[str]
    """nextCursor from the previous result, to get the next page."""

class ApOpenDocumentResult(TypedDict):
    docType: str
    """Type of the document."""
    docKey: str
    """Key of the document, for knockOffs."""
    docNo: str
    """Number of the document."""
    creditorCode: str
    """Code of the supplier."""
    creditorName: Optional[str]
    """Name of the supplier. None if the supplier no longer exists."""
    docDate: str
    """Date of the document."""
    dueDate: str
    """Due date."""
    currencyCode: str
    """Currency of the document."""
    original: float
    """Total of the document: positive if owed, negative if it is unapplied credit. In document currency."""
    originalLocal: float
    """Total of the document: positive if owed, negative if it is unapplied credit. In base currency."""
    outstanding: float
    """What is still open: positive if owed, negative if it is unapplied credit. In document currency."""
    outstandingLocal: float
    """What is still open: positive if owed, negative if it is unapplied credit. In base currency."""
    daysOverdue: int
    """Days since the due date; 0 if it is not overdue. In days."""

class ApOpenDocumentsResult(ReadResultResult):
    rows: Sequence[ApOpenDocumentResult]
    """The rows."""

class ApPaymentFieldsResult(DocumentFieldsResult):
    CreditorCode: str
    """Supplier (creditor) code."""
    Description: NotRequired[str]
    """Narration of the whole document. Absent if it has no value."""
    Ref: NotRequired[str]
    """Your own reference, for example an order number of the web shop. Absent if it has no value."""
    ProjNo: NotRequired[str]
    """Project code of the header. Absent if it has no value."""
    DeptNo: NotRequired[str]
    """Department code of the header. Absent if it has no value."""
    UserDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields by name, without the UDF_ prefix. Absent if it has no value."""
    CreditorName: NotRequired[str]
    """Name of the supplier, as printed. Absent if it has no value."""
    DisplayTerm: NotRequired[str]
    """Credit term. Absent if it has no value."""

class ApPaymentGetResult(ReadResultResult, DocumentReferenceResult):
    fields: ApPaymentFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[ArPaymentLinesResult]
    """Empty: these documents have no lines."""
    payments: Sequence[MoneyOutRowResultResult]
    """The payments as reloaded."""
    knockOffs: Sequence[KnockOffRowResultResult]
    """The settlements of other documents."""
    links: Sequence[DocumentLinkResult]
    """The documents that it came from and went to."""
    postings: Sequence[Posting]
    """The rows that the document posts to the general ledger."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent if documents of this type cannot be updated."""
    sourceType: NotRequired[str]
    """Type of the document, which belongs to another family. Absent if it belongs to this family."""

class ApPaymentCreatePayload(TypedDict):
    creditorCode: str
    """Supplier (creditor) code."""
    docNo: NotRequired[str]
    """Document number. Leave it out or send <<New>> to have the book generate it."""
    docDate: NotRequired[str]
    """Document date (default: the book date, if the numbering rules of the book allow it)."""
    description: NotRequired[str]
    """Narration of the whole document."""
    ref: NotRequired[str]
    """Your own reference, for example an order number of the web shop."""
    project: NotRequired[str]
    """Project code of the header; used for lines without one."""
    department: NotRequired[str]
    """Department code of the header; used for lines without one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    currencyCode: NotRequired[str]
    """Currency code; it must be the currency of the party."""
    currencyRate: NotRequired[float]
    """Exchange rate to the base currency (default: the dated rate of the book)."""
    payments: Sequence[MoneyOutRowPayload]
    """How the money moves, at least one row; together they are the amount of the document."""
    knockOffs: NotRequired[Sequence[KnockOffRowPayload]]
    """Documents the payment settles; read-ap-outstanding-documents gives their docKey. What is left stays open as a credit."""
    docNoFormatName: NotRequired[str]
    """Name of the numbering format for the document number."""
    saveAsDraft: NotRequired[bool]
    """Whether to save a draft, which has no number of the series and no postings."""
    verifyAfterSave: NotRequired[bool]
    """Whether to read the saved record again and return readBack checks. Without it, saving is faster."""

class ApPaymentSavedResult(WriteResultResult, DocumentReferenceResult):
    fields: ApPaymentFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[ArPaymentLinesResult]
    """Empty: these documents have no lines."""
    payments: NotRequired[Sequence[MoneyOutRowResultResult]]
    """The payments as reloaded. Absent if documents of this type carry no payments."""
    knockOffs: NotRequired[Sequence[KnockOffRowResultResult]]
    """The settlements of other documents. Absent if documents of this type settle none."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""

class ApPaymentUpdatePayload(TypedDict):
    docNo: str
    """Number of the document."""
    reason: str
    """Business reason for the change; stored in the audit trail."""
    creditorCode: NotRequired[str]
    """Supplier (creditor) code."""
    docDate: NotRequired[str]
    """Document date (default: the book date, if the numbering rules of the book allow it)."""
    description: NotRequired[Union[str, None]]
    """Narration of the whole document."""
    ref: NotRequired[Union[str, None]]
    """Your own reference, for example an order number of the web shop."""
    project: NotRequired[Union[str, None]]
    """Project code of the header; used for lines without one."""
    department: NotRequired[Union[str, None]]
    """Department code of the header; used for lines without one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    currencyCode: NotRequired[str]
    """Currency code; it must be the currency of the party."""
    currencyRate: NotRequired[float]
    """Exchange rate to the base currency (default: the dated rate of the book)."""
    validateOnly: NotRequired[bool]
    """Whether to check everything without saving. The result then has saved false."""
    docNoFormatName: NotRequired[str]
    """Name of the numbering format for the number of a draft when it is posted."""
    saveAsDraft: NotRequired[bool]
    """Send false to post a draft. The draft gets its number and is checked and posted like a new document. Without it, a draft stays a draft."""
    payments: NotRequired[Sequence[MoneyOutRowUpdatePayload]]
    """The complete list of payment rows. It replaces the existing list."""
    knockOffs: NotRequired[Sequence[KnockOffRowPayload]]
    """The complete list of knock-offs. It replaces the existing list."""

class ApPaymentUpdatedResult(WriteResultResult, DocumentReferenceResult):
    fields: ApPaymentFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[ArPaymentLinesResult]
    """Empty: these documents have no lines."""
    payments: NotRequired[Sequence[MoneyOutRowResultResult]]
    """The payments as reloaded. Absent if documents of this type carry no payments."""
    knockOffs: NotRequired[Sequence[KnockOffRowResultResult]]
    """The settlements of other documents. Absent if documents of this type settle none."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""
    valid: NotRequired[Literal[True]]
    """True: the payload is valid. Absent unless validateOnly is true."""
    postings: NotRequired[Sequence[Posting]]
    """The rows that the document posts to the general ledger. Absent unless validateOnly is true."""
    followed: NotRequired[Sequence[str]]
    """Fields that the update did not name and that changed with those that it names, such as the description of another item. A field of a line has the position of the line in the result before it: lines/0/description. Absent in results of earlier builds and of other drivers."""
    draftNo: NotRequired[str]
    """Number that the document had as a draft. Absent unless the update posted a draft."""

class ApDepositUpdatedResult(WriteResultResult, DocumentReferenceResult):
    fields: ApPaymentFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[ArPaymentLinesResult]
    """Empty: these documents have no lines."""
    payments: NotRequired[Sequence[MoneyOutRowResultResult]]
    """The payments as reloaded. Absent if documents of this type carry no payments."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""
    valid: NotRequired[Literal[True]]
    """True: the payload is valid. Absent unless validateOnly is true."""
    postings: NotRequired[Sequence[Posting]]
    """The rows that the document posts to the general ledger. Absent unless validateOnly is true."""
    followed: NotRequired[Sequence[str]]
    """Fields that the update did not name and that changed with those that it names, such as the description of another item. A field of a line has the position of the line in the result before it: lines/0/description. Absent in results of earlier builds and of other drivers."""
    draftNo: NotRequired[str]
    """Number that the document had as a draft. Absent unless the update posted a draft."""

class ApDepositSavedResult(WriteResultResult, DocumentReferenceResult):
    fields: ApPaymentFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[ArPaymentLinesResult]
    """Empty: these documents have no lines."""
    payments: NotRequired[Sequence[MoneyOutRowResultResult]]
    """The payments as reloaded. Absent if documents of this type carry no payments."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""

class ApPaymentPaidLineResult(TypedDict):
    docKey: str
    """Key of the document."""
    docNo: str
    """Number of the document."""
    docDate: str
    """Date of the document."""
    creditorCode: str
    """Code of the supplier."""
    creditorName: Optional[str]
    """Name of the supplier. None if the supplier no longer exists."""
    seq: int
    """Position of the row in its document, from 1."""
    dtlKey: NotRequired[str]
    """Key of the row. Absent if a book of an earlier version wrote it."""
    paymentMethod: NotRequired[str]
    """Payment method code. Absent if it has no value."""
    paymentBy: NotRequired[str]
    """Payment type such as Cash, Cheque, Bank Transfer or Credit Card. Absent if it has no value."""
    paymentAmount: float
    """Amount paid. In document currency."""
    chequeNo: NotRequired[str]
    """Cheque or reference number. Absent if it has no value."""
    bankCharge: NotRequired[float]
    """Bank charge on top of the amount. In document currency. Absent if it has no value."""
    paymentAccountNo: str
    """Bank, cash or deposit GL account of the payment."""
    bankChargeAccountNo: NotRequired[str]
    """GL account of the bank charge. Absent if it has no value."""
    creditCardApprovalCode: NotRequired[str]
    """Approval or reference code of the card payment. Absent if it has no value."""
    depositDocNo: NotRequired[str]
    """Number of an unused deposit of the same party that pays this row. Absent if it has no value."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields by name, without the UDF_ prefix. Absent if it has no value."""
    withholdingTaxCode: NotRequired[str]
    """Withholding tax code. Absent if it has no value."""
    withholdingTaxAmount: NotRequired[float]
    """Withholding tax. In document currency. Absent if it has no value."""
    depositDocKey: NotRequired[str]
    """Key of the deposit that pays the row. Absent unless a deposit pays it."""
    knockOffs: NotRequired[Sequence[KnockOffRowResultResult]]
    """What the document settles. Absent except on the first row of a document."""

class ApPaymentPaidLinesResult(ReadResultResult):
    rows: Sequence[ApPaymentPaidLineResult]
    """The rows."""

class ApRefundPaidLineResult(TypedDict):
    docKey: str
    """Key of the document."""
    docNo: str
    """Number of the document."""
    docDate: str
    """Date of the document."""
    creditorCode: str
    """Code of the supplier."""
    creditorName: Optional[str]
    """Name of the supplier. None if the supplier no longer exists."""
    seq: int
    """Position of the row in its document, from 1."""
    dtlKey: NotRequired[str]
    """Key of the row. Absent if a book of an earlier version wrote it."""
    paymentMethod: NotRequired[str]
    """Payment method code. Absent if it has no value."""
    paymentBy: NotRequired[str]
    """Payment type such as Cash, Cheque, Bank Transfer or Credit Card. Absent if it has no value."""
    paymentAmount: float
    """Amount paid. In document currency."""
    chequeNo: NotRequired[str]
    """Cheque or reference number. Absent if it has no value."""
    bankCharge: NotRequired[float]
    """Bank charge that is part of the amount. In document currency. Absent if it has no value."""
    paymentAccountNo: str
    """Bank, cash or deposit GL account of the payment."""
    bankChargeAccountNo: NotRequired[str]
    """GL account of the bank charge. Absent if it has no value."""
    creditCardApprovalCode: NotRequired[str]
    """Approval or reference code of the card payment. Absent if it has no value."""
    depositDocNo: NotRequired[str]
    """Number of an unused deposit of the same party that pays this row. Absent if it has no value."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields by name, without the UDF_ prefix. Absent if it has no value."""
    withholdingTaxCode: NotRequired[str]
    """Withholding tax code. Absent if it has no value."""
    withholdingTaxAmount: NotRequired[float]
    """Withholding tax. In document currency. Absent if it has no value."""
    depositDocKey: NotRequired[str]
    """Key of the deposit that pays the row. Absent unless a deposit pays it."""
    knockOffs: NotRequired[Sequence[KnockOffRowResultResult]]
    """What the document settles. Absent except on the first row of a document."""

class ApRefundPaidLinesResult(ReadResultResult):
    rows: Sequence[ApRefundPaidLineResult]
    """The rows."""

class ApDepositCreatePayload(TypedDict):
    creditorCode: str
    """Supplier (creditor) code."""
    docNo: NotRequired[str]
    """Document number. Leave it out or send <<New>> to have the book generate it."""
    docDate: NotRequired[str]
    """Document date (default: the book date, if the numbering rules of the book allow it)."""
    description: NotRequired[str]
    """Narration of the whole document."""
    ref: NotRequired[str]
    """Your own reference, for example an order number of the web shop."""
    project: NotRequired[str]
    """Project code of the header; used for lines without one."""
    department: NotRequired[str]
    """Department code of the header; used for lines without one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    currencyCode: NotRequired[str]
    """Currency code; it must be the currency of the party."""
    currencyRate: NotRequired[float]
    """Exchange rate to the base currency (default: the dated rate of the book)."""
    payments: Sequence[MoneyOutRowPayload]
    """How the money moves, at least one row; together they are the amount of the document."""
    docNoFormatName: NotRequired[str]
    """Name of the numbering format for the document number."""
    saveAsDraft: NotRequired[bool]
    """Whether to save a draft, which has no number of the series and no postings."""
    verifyAfterSave: NotRequired[bool]
    """Whether to read the saved record again and return readBack checks. Without it, saving is faster."""

class ApRefundGetResult(ReadResultResult, DocumentReferenceResult):
    fields: ApPaymentFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[ArPaymentLinesResult]
    """Empty: these documents have no lines."""
    payments: Sequence[MoneyInRowResultResult]
    """The payments as reloaded."""
    knockOffs: Sequence[KnockOffRowResultResult]
    """The settlements of other documents."""
    links: Sequence[DocumentLinkResult]
    """The documents that it came from and went to."""
    postings: Sequence[Posting]
    """The rows that the document posts to the general ledger."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent if documents of this type cannot be updated."""
    sourceType: NotRequired[str]
    """Type of the document, which belongs to another family. Absent if it belongs to this family."""

class ApRefundCreatePayload(TypedDict):
    creditorCode: str
    """Supplier (creditor) code."""
    docNo: NotRequired[str]
    """Document number. Leave it out or send <<New>> to have the book generate it."""
    docDate: NotRequired[str]
    """Document date (default: the book date, if the numbering rules of the book allow it)."""
    description: NotRequired[str]
    """Narration of the whole document."""
    ref: NotRequired[str]
    """Your own reference, for example an order number of the web shop."""
    project: NotRequired[str]
    """Project code of the header; used for lines without one."""
    department: NotRequired[str]
    """Department code of the header; used for lines without one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    currencyCode: NotRequired[str]
    """Currency code; it must be the currency of the party."""
    currencyRate: NotRequired[float]
    """Exchange rate to the base currency (default: the dated rate of the book)."""
    payments: Sequence[MoneyInRowPayload]
    """How the money moves, at least one row; together they are the amount of the document."""
    knockOffs: NotRequired[Sequence[KnockOffRowPayload]]
    """Open credits that the refund pays out; read-ap-outstanding-documents gives their docKey."""
    docNoFormatName: NotRequired[str]
    """Name of the numbering format for the document number."""
    saveAsDraft: NotRequired[bool]
    """Whether to save a draft, which has no number of the series and no postings."""
    verifyAfterSave: NotRequired[bool]
    """Whether to read the saved record again and return readBack checks. Without it, saving is faster."""

class ApRefundSavedResult(WriteResultResult, DocumentReferenceResult):
    fields: ApPaymentFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[ArPaymentLinesResult]
    """Empty: these documents have no lines."""
    payments: NotRequired[Sequence[MoneyInRowResultResult]]
    """The payments as reloaded. Absent if documents of this type carry no payments."""
    knockOffs: NotRequired[Sequence[KnockOffRowResultResult]]
    """The settlements of other documents. Absent if documents of this type settle none."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""

class ApRefundUpdatePayload(TypedDict):
    docNo: str
    """Number of the document."""
    reason: str
    """Business reason for the change; stored in the audit trail."""
    creditorCode: NotRequired[str]
    """Supplier (creditor) code."""
    docDate: NotRequired[str]
    """Document date (default: the book date, if the numbering rules of the book allow it)."""
    description: NotRequired[Union[str, None]]
    """Narration of the whole document."""
    ref: NotRequired[Union[str, None]]
    """Your own reference, for example an order number of the web shop."""
    project: NotRequired[Union[str, None]]
    """Project code of the header; used for lines without one."""
    department: NotRequired[Union[str, None]]
    """Department code of the header; used for lines without one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    currencyCode: NotRequired[str]
    """Currency code; it must be the currency of the party."""
    currencyRate: NotRequired[float]
    """Exchange rate to the base currency (default: the dated rate of the book)."""
    validateOnly: NotRequired[bool]
    """Whether to check everything without saving. The result then has saved false."""
    docNoFormatName: NotRequired[str]
    """Name of the numbering format for the number of a draft when it is posted."""
    saveAsDraft: NotRequired[bool]
    """Send false to post a draft. The draft gets its number and is checked and posted like a new document. Without it, a draft stays a draft."""
    payments: NotRequired[Sequence[MoneyInRowUpdatePayload]]
    """The complete list of payment rows. It replaces the existing list."""
    knockOffs: NotRequired[Sequence[KnockOffRowPayload]]
    """The complete list of knock-offs. It replaces the existing list."""

class ApRefundUpdatedResult(WriteResultResult, DocumentReferenceResult):
    fields: ApPaymentFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[ArPaymentLinesResult]
    """Empty: these documents have no lines."""
    payments: NotRequired[Sequence[MoneyInRowResultResult]]
    """The payments as reloaded. Absent if documents of this type carry no payments."""
    knockOffs: NotRequired[Sequence[KnockOffRowResultResult]]
    """The settlements of other documents. Absent if documents of this type settle none."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""
    valid: NotRequired[Literal[True]]
    """True: the payload is valid. Absent unless validateOnly is true."""
    postings: NotRequired[Sequence[Posting]]
    """The rows that the document posts to the general ledger. Absent unless validateOnly is true."""
    followed: NotRequired[Sequence[str]]
    """Fields that the update did not name and that changed with those that it names, such as the description of another item. A field of a line has the position of the line in the result before it: lines/0/description. Absent in results of earlier builds and of other drivers."""
    draftNo: NotRequired[str]
    """Number that the document had as a draft. Absent unless the update posted a draft."""

class ApCreditNoteFieldsResult(DocumentFieldsResult):
    CreditorCode: NotRequired[str]
    """Code of the supplier (creditor). Absent if it has no value."""
    Description: NotRequired[str]
    """Narration of the whole document. Absent if it has no value."""
    Ref: NotRequired[str]
    """Your own reference, for example an order number of the web shop. Absent if it has no value."""
    ProjNo: NotRequired[str]
    """Project code of the header. Absent if it has no value."""
    DeptNo: NotRequired[str]
    """Department code of the header. Absent if it has no value."""
    UserDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields by name, without the UDF_ prefix. Absent if it has no value."""
    DisplayTerm: NotRequired[str]
    """Credit term. Absent if it has no value."""
    TaxDate: NotRequired[str]
    """Tax date. Absent if it has no value."""
    TaxEntityID: NotRequired[int]
    """Tax entity maintenance id of the header, the party of an e-invoice. Absent if it has no value."""
    BranchCode: NotRequired[str]
    """Branch of the debtor or creditor. Absent if it has no value."""
    InclusiveTax: NotRequired[bool]
    """Whether the amounts include tax. Absent if it has no value."""
    Attention: NotRequired[str]
    """Contact person. Absent if it has no value."""
    RefNo: NotRequired[str]
    """First reference number of the ledger document. Absent if it has no value."""
    RefNo2: NotRequired[str]
    """Second reference number of the ledger document. Absent if it has no value."""
    JournalType: NotRequired[str]
    """Journal that the document is entered in. Absent if it has no value."""
    TaxDocNo: NotRequired[str]
    """Number of the tax document. Absent if it has no value."""
    Remark1: NotRequired[str]
    """First remark. Absent if it has no value."""
    Remark2: NotRequired[str]
    """Second remark. Absent if it has no value."""
    Remark3: NotRequired[str]
    """Third remark. Absent if it has no value."""
    Remark4: NotRequired[str]
    """Fourth remark. Absent if it has no value."""
    CNType: NotRequired[str]
    """Credit note type code. Absent if it has no value."""
    Reason: NotRequired[str]
    """Reason printed on the note. Absent if it has no value."""
    SupplierInvoiceNo: NotRequired[str]
    """Number of the supplier’s invoice. Absent if it has no value."""
    Amount: NotRequired[float]
    """Amount of a document in one row. In document currency. Absent if it has no value."""
    AccNo: NotRequired[str]
    """GL posting account of a document in one row, and of lines that name none. Absent if it has no value."""
    TaxCode: NotRequired[str]
    """Tax code of a document in one row. Absent if it has no value."""
    LineDescription: NotRequired[str]
    """Text of the row of a document in one row. Absent if it has no value."""
    CreditorName: NotRequired[str]
    """Name of the supplier, as printed. Absent if it has no value."""

class ApCreditNoteGetResult(ReadResultResult, DocumentReferenceResult):
    fields: ApCreditNoteFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[LedgerRowResultResult]
    """The lines as reloaded."""
    payments: Sequence[NoKnockOffsResult]
    """Empty: these documents have no payments."""
    knockOffs: Sequence[KnockOffRowResultResult]
    """The settlements of other documents."""
    links: Sequence[DocumentLinkResult]
    """The documents that it came from and went to."""
    postings: Sequence[Posting]
    """The rows that the document posts to the general ledger."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent if documents of this type cannot be updated."""
    sourceType: NotRequired[str]
    """Type of the document, which belongs to another family. Absent if it belongs to this family."""

class ApCreditNoteCreatePayload(TypedDict):
    creditorCode: NotRequired[str]
    """Code of the supplier (creditor); required."""
    docNo: NotRequired[str]
    """Document number. Leave it out or send <<New>> to have the book generate it."""
    docDate: NotRequired[str]
    """Document date (default: the book date, if the numbering rules of the book allow it)."""
    description: NotRequired[str]
    """Narration of the whole document."""
    ref: NotRequired[str]
    """Your own reference, for example an order number of the web shop."""
    project: NotRequired[str]
    """Project code of the header; used for lines without one."""
    department: NotRequired[str]
    """Department code of the header; used for lines without one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    dueDate: NotRequired[str]
    """Due date (default: document date plus credit term)."""
    displayTerm: NotRequired[str]
    """Credit term, for example C.O.D. or Net 30 (default: the party’s own term)."""
    currencyCode: NotRequired[str]
    """Currency code; it must be the currency of the party."""
    currencyRate: NotRequired[float]
    """Exchange rate to the base currency (default: the dated rate of the book)."""
    taxDate: NotRequired[str]
    """Tax date, if it differs from the document date."""
    taxEntityID: NotRequired[int]
    """Tax entity maintenance id of the header, the party of an e-invoice."""
    branchCode: NotRequired[str]
    """Branch of the debtor or creditor."""
    inclusiveTax: NotRequired[bool]
    """Whether the amounts include tax."""
    attention: NotRequired[str]
    """Contact person."""
    refNo: NotRequired[str]
    """First reference number of the ledger document."""
    refNo2: NotRequired[str]
    """Second reference number of the ledger document."""
    journalType: NotRequired[str]
    """Journal that the document is entered in (default: the standard journal of its type)."""
    taxDocNo: NotRequired[str]
    """Number of the tax document, when it differs from the document number."""
    remark1: NotRequired[str]
    """First remark."""
    remark2: NotRequired[str]
    """Second remark."""
    remark3: NotRequired[str]
    """Third remark."""
    remark4: NotRequired[str]
    """Fourth remark."""
    cnType: NotRequired[str]
    """Credit note type code."""
    creditNoteReason: NotRequired[str]
    """Reason printed on the note."""
    supplierInvoiceNo: NotRequired[str]
    """Number of the supplier’s invoice."""
    amount: NotRequired[float]
    """Amount of a document in one row; before tax unless inclusiveTax is true."""
    accountNo: NotRequired[str]
    """GL posting account of a document in one row, and of lines that name none."""
    taxCode: NotRequired[str]
    """Tax code of a document in one row (default: the party’s)."""
    lineDescription: NotRequired[str]
    """Text of the row of a document in one row (default: its description)."""
    lines: NotRequired[Sequence[LedgerRowPayload]]
    """Ledger rows of the document; leave them out if amount is its only row."""
    knockOffs: NotRequired[Sequence[KnockOffRowPayload]]
    """Open documents of the same supplier that this one settles; read-ap-outstanding-documents gives their docKey."""
    docNoFormatName: NotRequired[str]
    """Name of the numbering format for the document number."""
    saveAsDraft: NotRequired[bool]
    """Whether to save a draft, which has no number of the series and no postings."""
    verifyAfterSave: NotRequired[bool]
    """Whether to read the saved record again and return readBack checks. Without it, saving is faster."""

class ApCreditNoteSavedResult(WriteResultResult, DocumentReferenceResult):
    fields: ApCreditNoteFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[LedgerRowResultResult]
    """The lines as reloaded."""
    knockOffs: NotRequired[Sequence[KnockOffRowResultResult]]
    """The settlements of other documents. Absent if documents of this type settle none."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""

class ApCreditNoteUpdatePayload(TypedDict):
    docNo: str
    """Number of the document."""
    reason: str
    """Business reason for the change; stored in the audit trail."""
    creditorCode: NotRequired[str]
    """Supplier (creditor) code."""
    docDate: NotRequired[str]
    """Document date (default: the book date, if the numbering rules of the book allow it)."""
    description: NotRequired[Union[str, None]]
    """Narration of the whole document."""
    ref: NotRequired[Union[str, None]]
    """Your own reference, for example an order number of the web shop."""
    project: NotRequired[Union[str, None]]
    """Project code of the header; used for lines without one."""
    department: NotRequired[Union[str, None]]
    """Department code of the header; used for lines without one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    dueDate: NotRequired[Union[str, None]]
    """Due date (default: document date plus credit term)."""
    displayTerm: NotRequired[Union[str, None]]
    """Credit term, for example C.O.D. or Net 30 (default: the party’s own term)."""
    currencyCode: NotRequired[str]
    """Currency code; it must be the currency of the party."""
    currencyRate: NotRequired[float]
    """Exchange rate to the base currency (default: the dated rate of the book)."""
    taxDate: NotRequired[str]
    """Tax date, if it differs from the document date."""
    taxEntityID: NotRequired[int]
    """Tax entity maintenance id of the header, the party of an e-invoice."""
    branchCode: NotRequired[Union[str, None]]
    """Branch of the debtor or creditor."""
    inclusiveTax: NotRequired[bool]
    """Whether the amounts include tax."""
    attention: NotRequired[Union[str, None]]
    """Contact person."""
    refNo: NotRequired[Union[str, None]]
    """First reference number of the ledger document."""
    refNo2: NotRequired[Union[str, None]]
    """Second reference number of the ledger document."""
    journalType: NotRequired[str]
    """Journal that the document is entered in (default: the standard journal of its type)."""
    taxDocNo: NotRequired[Union[str, None]]
    """Number of the tax document, when it differs from the document number."""
    remark1: NotRequired[Union[str, None]]
    """First remark."""
    remark2: NotRequired[Union[str, None]]
    """Second remark."""
    remark3: NotRequired[Union[str, None]]
    """Third remark."""
    remark4: NotRequired[Union[str, None]]
    """Fourth remark."""
    cnType: NotRequired[str]
    """Credit note type code."""
    creditNoteReason: NotRequired[Union[str, None]]
    """Reason printed on the note."""
    supplierInvoiceNo: NotRequired[Union[str, None]]
    """Number of the supplier’s invoice."""
    validateOnly: NotRequired[bool]
    """Whether to check everything without saving. The result then has saved false."""
    docNoFormatName: NotRequired[str]
    """Name of the numbering format for the number of a draft when it is posted."""
    saveAsDraft: NotRequired[bool]
    """Send false to post a draft. The draft gets its number and is checked and posted like a new document. Without it, a draft stays a draft."""
    detailMode: NotRequired[Literal["update", "append", "replace", "delete"]]
    """What to do with the lines: update or delete existing rows by key, append rows, or replace all of them."""
    lines: NotRequired[Sequence[ArInvoiceUpdateLinePayload]]
    """Rows to change, add or delete, depending on detailMode; not an empty array."""
    knockOffs: NotRequired[Sequence[KnockOffRowPayload]]
    """The complete list of knock-offs. It replaces the existing list."""

class ApCreditNoteUpdatedResult(WriteResultResult, DocumentReferenceResult):
    fields: ApCreditNoteFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[LedgerRowResultResult]
    """The lines as reloaded."""
    knockOffs: NotRequired[Sequence[KnockOffRowResultResult]]
    """The settlements of other documents. Absent if documents of this type settle none."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""
    valid: NotRequired[Literal[True]]
    """True: the payload is valid. Absent unless validateOnly is true."""
    postings: NotRequired[Sequence[Posting]]
    """The rows that the document posts to the general ledger. Absent unless validateOnly is true."""
    followed: NotRequired[Sequence[str]]
    """Fields that the update did not name and that changed with those that it names, such as the description of another item. A field of a line has the position of the line in the result before it: lines/0/description. Absent in results of earlier builds and of other drivers."""
    draftNo: NotRequired[str]
    """Number that the document had as a draft. Absent unless the update posted a draft."""

class ApDebitNoteLinesListRowResult(LineHeadResult):
    accountNo: NotRequired[str]
    """GL account that the line is posted to. Absent if nothing is posted for the line."""
    description: NotRequired[str]
    """Text of the row. Absent if it has no value."""
    description2: NotRequired[str]
    """Second text of the line. Absent if it has no value."""
    furtherDescription: NotRequired[str]
    """Long text of the line, rich text. Absent if it has no value."""
    project: NotRequired[str]
    """Project code of the line. Absent if it has no value."""
    department: NotRequired[str]
    """Department code of the line. Absent if it has no value."""
    amount: NotRequired[float]
    """Amount of the row. In document currency. Absent if it has no value."""
    taxCode: NotRequired[str]
    """Tax code of the row. Absent if it has no value."""
    classification: NotRequired[str]
    """Classification code of the e-invoice. Absent if it has no value."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields by name, without the UDF_ prefix. Absent if it has no value."""
    qty: NotRequired[float]
    """Quantity of the line. In unit of the line. Absent if it has no value."""
    taxRate: NotRequired[float]
    """Tax rate. In percent. Absent if the line has no tax code."""
    packageCode: NotRequired[str]
    """Item package that the line is a component of. Absent unless it is one."""
    packageQty: NotRequired[float]
    """Number of packages. In unit of the line. Absent unless the line is the first of a package."""

class ApDebitNoteLinesListResult(ReadResultResult):
    rows: Sequence[ApDebitNoteLinesListRowResult]
    """The rows."""

class ApDebitNoteFieldsResult(DocumentFieldsResult):
    CreditorCode: NotRequired[str]
    """Code of the supplier (creditor). Absent if it has no value."""
    Description: NotRequired[str]
    """Narration of the whole document. Absent if it has no value."""
    Ref: NotRequired[str]
    """Your own reference, for example an order number of the web shop. Absent if it has no value."""
    ProjNo: NotRequired[str]
    """Project code of the header. Absent if it has no value."""
    DeptNo: NotRequired[str]
    """Department code of the header. Absent if it has no value."""
    UserDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields by name, without the UDF_ prefix. Absent if it has no value."""
    DisplayTerm: NotRequired[str]
    """Credit term. Absent if it has no value."""
    TaxDate: NotRequired[str]
    """Tax date. Absent if it has no value."""
    TaxEntityID: NotRequired[int]
    """Tax entity maintenance id of the header, the party of an e-invoice. Absent if it has no value."""
    BranchCode: NotRequired[str]
    """Branch of the debtor or creditor. Absent if it has no value."""
    InclusiveTax: NotRequired[bool]
    """Whether the amounts include tax. Absent if it has no value."""
    Attention: NotRequired[str]
    """Contact person. Absent if it has no value."""
    RefNo: NotRequired[str]
    """First reference number of the ledger document. Absent if it has no value."""
    RefNo2: NotRequired[str]
    """Second reference number of the ledger document. Absent if it has no value."""
    JournalType: NotRequired[str]
    """Journal that the document is entered in. Absent if it has no value."""
    TaxDocNo: NotRequired[str]
    """Number of the tax document. Absent if it has no value."""
    Remark1: NotRequired[str]
    """First remark. Absent if it has no value."""
    Remark2: NotRequired[str]
    """Second remark. Absent if it has no value."""
    Remark3: NotRequired[str]
    """Third remark. Absent if it has no value."""
    Remark4: NotRequired[str]
    """Fourth remark. Absent if it has no value."""
    DNType: NotRequired[str]
    """Debit note type code. Absent if it has no value."""
    Reason: NotRequired[str]
    """Reason printed on the note. Absent if it has no value."""
    SupplierInvoiceNo: NotRequired[str]
    """Number of the supplier’s invoice. Absent if it has no value."""
    Amount: NotRequired[float]
    """Amount of a document in one row. In document currency. Absent if it has no value."""
    AccNo: NotRequired[str]
    """GL posting account of a document in one row, and of lines that name none. Absent if it has no value."""
    TaxCode: NotRequired[str]
    """Tax code of a document in one row. Absent if it has no value."""
    LineDescription: NotRequired[str]
    """Text of the row of a document in one row. Absent if it has no value."""
    CreditorName: NotRequired[str]
    """Name of the supplier, as printed. Absent if it has no value."""

class ApDebitNoteGetResult(ReadResultResult, DocumentReferenceResult):
    fields: ApDebitNoteFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[LedgerRowResultResult]
    """The lines as reloaded."""
    payments: Sequence[NoKnockOffsResult]
    """Empty: these documents have no payments."""
    knockOffs: Sequence[KnockOffRowResultResult]
    """The settlements of other documents."""
    links: Sequence[DocumentLinkResult]
    """The documents that it came from and went to."""
    postings: Sequence[Posting]
    """The rows that the document posts to the general ledger."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent if documents of this type cannot be updated."""
    sourceType: NotRequired[str]
    """Type of the document, which belongs to another family. Absent if it belongs to this family."""

class ApDebitNoteCreatePayload(TypedDict):
    creditorCode: NotRequired[str]
    """Code of the supplier (creditor); required."""
    docNo: NotRequired[str]
    """Document number. Leave it out or send <<New>> to have the book generate it."""
    docDate: NotRequired[str]
    """Document date (default: the book date, if the numbering rules of the book allow it)."""
    description: NotRequired[str]
    """Narration of the whole document."""
    ref: NotRequired[str]
    """Your own reference, for example an order number of the web shop."""
    project: NotRequired[str]
    """Project code of the header; used for lines without one."""
    department: NotRequired[str]
    """Department code of the header; used for lines without one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    dueDate: NotRequired[str]
    """Due date (default: document date plus credit term)."""
    displayTerm: NotRequired[str]
    """Credit term, for example C.O.D. or Net 30 (default: the party’s own term)."""
    currencyCode: NotRequired[str]
    """Currency code; it must be the currency of the party."""
    currencyRate: NotRequired[float]
    """Exchange rate to the base currency (default: the dated rate of the book)."""
    taxDate: NotRequired[str]
    """Tax date, if it differs from the document date."""
    taxEntityID: NotRequired[int]
    """Tax entity maintenance id of the header, the party of an e-invoice."""
    branchCode: NotRequired[str]
    """Branch of the debtor or creditor."""
    inclusiveTax: NotRequired[bool]
    """Whether the amounts include tax."""
    attention: NotRequired[str]
    """Contact person."""
    refNo: NotRequired[str]
    """First reference number of the ledger document."""
    refNo2: NotRequired[str]
    """Second reference number of the ledger document."""
    journalType: NotRequired[str]
    """Journal that the document is entered in (default: the standard journal of its type)."""
    taxDocNo: NotRequired[str]
    """Number of the tax document, when it differs from the document number."""
    remark1: NotRequired[str]
    """First remark."""
    remark2: NotRequired[str]
    """Second remark."""
    remark3: NotRequired[str]
    """Third remark."""
    remark4: NotRequired[str]
    """Fourth remark."""
    dnType: NotRequired[str]
    """Debit note type code."""
    debitNoteReason: NotRequired[str]
    """Reason printed on the note."""
    supplierInvoiceNo: NotRequired[str]
    """Number of the supplier’s invoice."""
    amount: NotRequired[float]
    """Amount of a document in one row; before tax unless inclusiveTax is true."""
    accountNo: NotRequired[str]
    """GL posting account of a document in one row, and of lines that name none."""
    taxCode: NotRequired[str]
    """Tax code of a document in one row (default: the party’s)."""
    lineDescription: NotRequired[str]
    """Text of the row of a document in one row (default: its description)."""
    lines: NotRequired[Sequence[LedgerRowPayload]]
    """Ledger rows of the document; leave them out if amount is its only row."""
    knockOffs: NotRequired[Sequence[KnockOffRowPayload]]
    """Open documents of the same supplier that this one settles; read-ap-outstanding-documents gives their docKey."""
    docNoFormatName: NotRequired[str]
    """Name of the numbering format for the document number."""
    saveAsDraft: NotRequired[bool]
    """Whether to save a draft, which has no number of the series and no postings."""
    verifyAfterSave: NotRequired[bool]
    """Whether to read the saved record again and return readBack checks. Without it, saving is faster."""

class ApDebitNoteSavedResult(WriteResultResult, DocumentReferenceResult):
    fields: ApDebitNoteFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[LedgerRowResultResult]
    """The lines as reloaded."""
    knockOffs: NotRequired[Sequence[KnockOffRowResultResult]]
    """The settlements of other documents. Absent if documents of this type settle none."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""

class ApDebitNoteUpdatePayload(TypedDict):
    docNo: str
    """Number of the document."""
    reason: str
    """Business reason for the change; stored in the audit trail."""
    creditorCode: NotRequired[str]
    """Supplier (creditor) code."""
    docDate: NotRequired[str]
    """Document date (default: the book date, if the numbering rules of the book allow it)."""
    description: NotRequired[Union[str, None]]
    """Narration of the whole document."""
    ref: NotRequired[Union[str, None]]
    """Your own reference, for example an order number of the web shop."""
    project: NotRequired[Union[str, None]]
    """Project code of the header; used for lines without one."""
    department: NotRequired[Union[str, None]]
    """Department code of the header; used for lines without one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    dueDate: NotRequired[Union[str, None]]
    """Due date (default: document date plus credit term)."""
    displayTerm: NotRequired[Union[str, None]]
    """Credit term, for example C.O.D. or Net 30 (default: the party’s own term)."""
    currencyCode: NotRequired[str]
    """Currency code; it must be the currency of the party."""
    currencyRate: NotRequired[float]
    """Exchange rate to the base currency (default: the dated rate of the book)."""
    taxDate: NotRequired[str]
    """Tax date, if it differs from the document date."""
    taxEntityID: NotRequired[int]
    """Tax entity maintenance id of the header, the party of an e-invoice."""
    branchCode: NotRequired[Union[str, None]]
    """Branch of the debtor or creditor."""
    inclusiveTax: NotRequired[bool]
    """Whether the amounts include tax."""
    attention: NotRequired[Union[str, None]]
    """Contact person."""
    refNo: NotRequired[Union[str, None]]
    """First reference number of the ledger document."""
    refNo2: NotRequired[Union[str, None]]
    """Second reference number of the ledger document."""
    journalType: NotRequired[str]
    """Journal that the document is entered in (default: the standard journal of its type)."""
    taxDocNo: NotRequired[Union[str, None]]
    """Number of the tax document, when it differs from the document number."""
    remark1: NotRequired[Union[str, None]]
    """First remark."""
    remark2: NotRequired[Union[str, None]]
    """Second remark."""
    remark3: NotRequired[Union[str, None]]
    """Third remark."""
    remark4: NotRequired[Union[str, None]]
    """Fourth remark."""
    dnType: NotRequired[str]
    """Debit note type code."""
    debitNoteReason: NotRequired[Union[str, None]]
    """Reason printed on the note."""
    supplierInvoiceNo: NotRequired[Union[str, None]]
    """Number of the supplier’s invoice."""
    validateOnly: NotRequired[bool]
    """Whether to check everything without saving. The result then has saved false."""
    docNoFormatName: NotRequired[str]
    """Name of the numbering format for the number of a draft when it is posted."""
    saveAsDraft: NotRequired[bool]
    """Send false to post a draft. The draft gets its number and is checked and posted like a new document. Without it, a draft stays a draft."""
    detailMode: NotRequired[Literal["update", "append", "replace", "delete"]]
    """What to do with the lines: update or delete existing rows by key, append rows, or replace all of them."""
    lines: NotRequired[Sequence[ArInvoiceUpdateLinePayload]]
    """Rows to change, add or delete, depending on detailMode; not an empty array."""
    knockOffs: NotRequired[Sequence[KnockOffRowPayload]]
    """The complete list of knock-offs. It replaces the existing list."""

class ApDebitNoteUpdatedResult(WriteResultResult, DocumentReferenceResult):
    fields: ApDebitNoteFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[LedgerRowResultResult]
    """The lines as reloaded."""
    knockOffs: NotRequired[Sequence[KnockOffRowResultResult]]
    """The settlements of other documents. Absent if documents of this type settle none."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""
    valid: NotRequired[Literal[True]]
    """True: the payload is valid. Absent unless validateOnly is true."""
    postings: NotRequired[Sequence[Posting]]
    """The rows that the document posts to the general ledger. Absent unless validateOnly is true."""
    followed: NotRequired[Sequence[str]]
    """Fields that the update did not name and that changed with those that it names, such as the description of another item. A field of a line has the position of the line in the result before it: lines/0/description. Absent in results of earlier builds and of other drivers."""
    draftNo: NotRequired[str]
    """Number that the document had as a draft. Absent unless the update posted a draft."""

class ApDepositGetResult(ReadResultResult, DocumentReferenceResult):
    fields: ApPaymentFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[ArPaymentLinesResult]
    """Empty: these documents have no lines."""
    payments: Sequence[MoneyOutRowResultResult]
    """The payments as reloaded."""
    knockOffs: Sequence[NoKnockOffsResult]
    """Empty: these documents settle no others."""
    links: Sequence[DocumentLinkResult]
    """The documents that it came from and went to."""
    postings: Sequence[Posting]
    """The rows that the document posts to the general ledger."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent if documents of this type cannot be updated."""
    sourceType: NotRequired[str]
    """Type of the document, which belongs to another family. Absent if it belongs to this family."""

class ReadApOutstandingPayload(TypedDict):
    creditorCode: NotRequired[str]
    """Only this supplier."""
    asOf: NotRequired[str]
    """Balances at the end of this day (default: today)."""
    limit: NotRequired[int]
    """Maximum rows to return (default 500)."""
    cursor: NotRequired[str]
    """nextCursor from the previous result, to get the next page."""

class ApOutstandingRowResult(TypedDict):
    creditorCode: str
    """Code of the supplier."""
    companyName: str
    """Name of the supplier."""
    currencyCode: Optional[str]
    """Currency of the supplier. None if it uses the base currency."""
    total: float
    """What is open in all: positive if owed, negative if there is more credit. In base currency."""
    current: float
    """What is owed and not yet due. In base currency."""
    overdue: float
    """What is owed and overdue. In base currency."""
    unapplied: float
    """Credit that settles nothing yet, which total already subtracts. In base currency."""

class ApOutstandingResult(ReadResultResult):
    rows: Sequence[ApOutstandingRowResult]
    """The rows."""

class ReadCreditorsPayload(TypedDict):
    code: NotRequired[str]
    """Only the record with exactly this creditorCode."""
    keys: NotRequired[Sequence[str]]
    """Only the records with these codes, 1 to 500, each once."""
    name: NotRequired[str]
    """Only records with this text in companyName; case does not matter."""
    isActive: NotRequired[bool]
    """Whether to return active records (true) or inactive ones (false). Leave it out for both."""
    search: NotRequired[str]
    """Only those with this text in the code or the name; case does not matter."""
    includeInactive: NotRequired[bool]
    """Whether to list inactive records too."""
    changedSince: NotRequired[str]
    """Only what was created, changed or voided at or after this timestamp. The list then starts with the latest change."""
    limit: NotRequired[int]
    """Maximum rows to return (default 500)."""
    cursor: NotRequired[str]
    """nextCursor from the previous result, to get the next page."""

class CreditorRowResult(TypedDict):
    creditorCode: str
    """Supplier (creditor) code."""
    companyName: str
    """Name of the supplier, as printed."""
    currencyCode: str
    """Currency of all documents of this supplier."""
    displayTerm: NotRequired[str]
    """Credit term for documents without one, for example C.O.D. Absent if it has no value."""
    area: NotRequired[str]
    """Area code. Absent if it has no value."""
    purchaseAgent: NotRequired[str]
    """Purchase agent code for documents without one. Absent if it has no value."""
    creditorType: NotRequired[str]
    """Creditor type code. Absent if it has no value."""
    creditLimit: float
    """Maximum outstanding amount. In base currency."""
    overdueLimit: float
    """Maximum overdue amount. In base currency."""
    taxEntityID: NotRequired[int]
    """Tax entity id, for tax returns and e-invoices. Absent if it has no value."""
    taxCode: NotRequired[str]
    """Tax code for lines if neither the line nor its item has one. Absent if it has no value."""
    address1: NotRequired[str]
    """First line of the address. Absent if it has no value."""
    address2: NotRequired[str]
    """Second line of the address. Absent if it has no value."""
    address3: NotRequired[str]
    """Third line of the address. Absent if it has no value."""
    address4: NotRequired[str]
    """Fourth line of the address. Absent if it has no value."""
    phone1: NotRequired[str]
    """First phone number. Absent if it has no value."""
    phone2: NotRequired[str]
    """Second phone number. Absent if it has no value."""
    fax1: NotRequired[str]
    """Fax number. Absent if it has no value."""
    attention: NotRequired[str]
    """Contact person. Absent if it has no value."""
    email: NotRequired[str]
    """Email address. Absent if it has no value."""
    isActive: bool
    """Whether new documents can use it."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields by name, without the UDF_ prefix. Absent if it has no value."""
    branches: NotRequired[Sequence[DebtorRecordBranchesResult]]
    """Branches of the supplier. Absent if there are none."""
    lastModified: str
    """When the record was last changed."""

class CreditorListResult(ReadResultResult):
    rows: Sequence[CreditorRowResult]
    """The rows."""
    truncated: bool
    """Whether there are more rows than this result contains."""

class CreditorSelectPayload(TypedDict):
    creditorCode: str
    """Supplier (creditor) code."""

class CreditorRecordResult(TypedDict):
    creditorCode: str
    """Supplier (creditor) code."""
    companyName: str
    """Name of the supplier, as printed."""
    currencyCode: str
    """Currency of all documents of this supplier."""
    displayTerm: NotRequired[str]
    """Credit term for documents without one, for example C.O.D. Absent if it has no value."""
    area: NotRequired[str]
    """Area code. Absent if it has no value."""
    purchaseAgent: NotRequired[str]
    """Purchase agent code for documents without one. Absent if it has no value."""
    creditorType: NotRequired[str]
    """Creditor type code. Absent if it has no value."""
    creditLimit: float
    """Maximum outstanding amount. In base currency."""
    overdueLimit: float
    """Maximum overdue amount. In base currency."""
    taxEntityID: NotRequired[int]
    """Tax entity id, for tax returns and e-invoices. Absent if it has no value."""
    taxCode: NotRequired[str]
    """Tax code for lines if neither the line nor its item has one. Absent if it has no value."""
    address1: NotRequired[str]
    """First line of the address. Absent if it has no value."""
    address2: NotRequired[str]
    """Second line of the address. Absent if it has no value."""
    address3: NotRequired[str]
    """Third line of the address. Absent if it has no value."""
    address4: NotRequired[str]
    """Fourth line of the address. Absent if it has no value."""
    phone1: NotRequired[str]
    """First phone number. Absent if it has no value."""
    phone2: NotRequired[str]
    """Second phone number. Absent if it has no value."""
    fax1: NotRequired[str]
    """Fax number. Absent if it has no value."""
    attention: NotRequired[str]
    """Contact person. Absent if it has no value."""
    email: NotRequired[str]
    """Email address. Absent if it has no value."""
    isActive: bool
    """Whether new documents can use it."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields by name, without the UDF_ prefix. Absent if it has no value."""
    branches: NotRequired[Sequence[DebtorRecordBranchesResult]]
    """Branches of the supplier. Absent if there are none."""

class CreditorFieldsResult(TypedDict):
    CreditorCode: str
    """Supplier (creditor) code."""
    CompanyName: str
    """Name of the supplier, as printed."""
    CurrencyCode: str
    """Currency of all documents of this supplier."""
    DisplayTerm: NotRequired[str]
    """Credit term for documents without one, for example C.O.D. Absent if it has no value."""
    AreaCode: NotRequired[str]
    """Area code. Absent if it has no value."""
    PurchaseAgent: NotRequired[str]
    """Purchase agent code for documents without one. Absent if it has no value."""
    CreditorType: NotRequired[str]
    """Creditor type code. Absent if it has no value."""
    CreditLimit: float
    """Maximum outstanding amount. In base currency."""
    OverdueLimit: float
    """Maximum overdue amount. In base currency."""
    TaxEntityID: NotRequired[int]
    """Tax entity id, for tax returns and e-invoices. Absent if it has no value."""
    TaxCode: NotRequired[str]
    """Tax code for lines if neither the line nor its item has one. Absent if it has no value."""
    Address1: NotRequired[str]
    """First line of the address. Absent if it has no value."""
    Address2: NotRequired[str]
    """Second line of the address. Absent if it has no value."""
    Address3: NotRequired[str]
    """Third line of the address. Absent if it has no value."""
    Address4: NotRequired[str]
    """Fourth line of the address. Absent if it has no value."""
    Phone1: NotRequired[str]
    """First phone number. Absent if it has no value."""
    Phone2: NotRequired[str]
    """Second phone number. Absent if it has no value."""
    Fax1: NotRequired[str]
    """Fax number. Absent if it has no value."""
    Attention: NotRequired[str]
    """Contact person. Absent if it has no value."""
    EmailAddress: NotRequired[str]
    """Email address. Absent if it has no value."""
    IsActive: bool
    """Whether new documents can use it."""
    UserDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields by name, without the UDF_ prefix. Absent if it has no value."""
    Branches: NotRequired[Sequence[DebtorRecordBranchesResult]]
    """Branches of the supplier. Absent if there are none."""
    readErrors: Sequence[ReadErrorResult]
    """Fields that the book can no longer read; empty if it can read all."""

class CreditorDetailResult(ReadResultResult):
    code: str
    """Code of the record."""
    document: CreditorRecordResult
    """The record under canonical names."""
    fields: CreditorFieldsResult
    """The record under native names."""
    fieldCapabilities: FieldCapabilities
    """What an update can do with each field, by native name."""
    balance: PartyBalanceResult
    """What is open, today."""

class ItemFilterPayload(TypedDict):
    code: NotRequired[str]
    """Only the record with exactly this itemCode."""
    keys: NotRequired[Sequence[str]]
    """Only the records with these codes, 1 to 500, each once."""
    name: NotRequired[str]
    """Only records with this text in description; case does not matter."""
    isActive: NotRequired[bool]
    """Whether to return active records (true) or inactive ones (false). Leave it out for both."""
    search: NotRequired[str]
    """Only those with this text in the code, the description or a barcode; case does not matter."""
    itemGroup: NotRequired[str]
    """Only items of this group."""
    itemType: NotRequired[str]
    """Only items of this type."""
    itemCategory: NotRequired[str]
    """Only items of this category."""
    itemBrand: NotRequired[str]
    """Only items of this brand."""
    changedSince: NotRequired[str]
    """Only what was created, changed or voided at or after this timestamp. The list then starts with the latest change."""
    limit: NotRequired[int]
    """Maximum rows to return (default 500)."""
    cursor: NotRequired[str]
    """nextCursor from the previous result, to get the next page."""

class ItemRecordUomsResult(TypedDict):
    uom: str
    """Unit of measure."""
    rate: NotRequired[float]
    """How many base units one of these contains. In base unit of the item. Absent if it has no value."""
    price: NotRequired[float]
    """Selling price of one. In document currency per unit. Absent if it has no value."""
    minPrice: NotRequired[float]
    """Lowest selling price of one. In document currency per unit. Absent if it has no value."""
    barCode: NotRequired[str]
    """Barcode of this unit. Absent if it has no value."""

class ItemRecordPricesResult(TypedDict):
    uom: str
    """Unit of measure that the price is for."""
    priceCategory: NotRequired[str]
    """Price category whose customers get this price. Absent if it has no value."""
    debtorCode: NotRequired[str]
    """Customer who gets this price. Absent if it has no value."""
    price: float
    """Selling price of one. In document currency per unit."""

class ItemRowResult(TypedDict):
    itemCode: str
    """Item code."""
    description: str
    """What the item is."""
    desc2: NotRequired[str]
    """Second text of the item. Absent if it has no value."""
    itemGroup: NotRequired[str]
    """Item group code. Absent if it has no value."""
    itemType: NotRequired[str]
    """Item type code. Absent if it has no value."""
    itemCategory: NotRequired[str]
    """Item category code. Absent if it has no value."""
    itemBrand: NotRequired[str]
    """Item brand code. Absent if it has no value."""
    baseUom: str
    """Base unit: the unit that stock is counted in."""
    costingMethod: Literal["WA", "FIFO"]
    """How the cost of issued goods is calculated: WA weighted average, FIFO first in first out."""
    stockControl: bool
    """Whether quantity and cost of the item are tracked."""
    hasBatchNo: bool
    """Whether stock is tracked by batch."""
    hasSerialNo: bool
    """Whether units are tracked by serial number."""
    standardCost: NotRequired[float]
    """Cost of one base unit where the book knows no other. In base currency per unit. Absent if it has no value."""
    supplyTaxCode: NotRequired[str]
    """Tax code of sales lines that name none. Absent if it has no value."""
    purchaseTaxCode: NotRequired[str]
    """Tax code of purchase lines that name none. Absent if it has no value."""
    tariffCode: NotRequired[str]
    """Tariff code. Absent if it has no value."""
    classification: NotRequired[str]
    """Classification code of the e-invoice. Absent if it has no value."""
    isActive: bool
    """Whether new documents can use it."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields by name, without the UDF_ prefix. Absent if it has no value."""
    uoms: Sequence[ItemRecordUomsResult]
    """Units with rates and prices."""
    prices: NotRequired[Sequence[ItemRecordPricesResult]]
    """Special prices by price category or customer. Absent if there are none."""
    lastModified: str
    """When the record was last changed."""

class ItemListResult(ReadResultResult):
    rows: Sequence[ItemRowResult]
    """The rows."""
    truncated: bool
    """Whether there are more rows than this result contains."""

class ExportItemsPayload(TypedDict):
    code: NotRequired[str]
    """Only the record with exactly this itemCode."""
    keys: NotRequired[Sequence[str]]
    """Only the records with these codes, 1 to 500, each once."""
    name: NotRequired[str]
    """Only records with this text in description; case does not matter."""
    isActive: NotRequired[bool]
    """Whether to return active records (true) or inactive ones (false). Leave it out for both."""
    search: NotRequired[str]
    """Only those with this text in the code, the description or a barcode; case does not matter."""
    itemGroup: NotRequired[str]
    """Only items of this group."""
    itemType: NotRequired[str]
    """Only items of this type."""
    itemCategory: NotRequired[str]
    """Only items of this category."""
    itemBrand: NotRequired[str]
    """Only items of this brand."""
    includeInactive: NotRequired[bool]
    """Whether to export inactive items too."""

class Artifact(TypedDict):
    fileName: str
    """The name to save it under."""
    contentType: str
    """Its media type, for example application/pdf."""
    size: int
    """Its length in bytes."""
    sha256: str
    """SHA-256 of its bytes, in lower-case hexadecimal."""

class ItemExportResult(ReadResultResult):
    artifact: Artifact
    """The file that the command produced."""
    artifactUrl: NotRequired[str]
    """Where to download the file with the same key. Absent if you read the result from the book itself and not from the cloud."""

class GetStockItemDetailPayload(TypedDict):
    itemCode: str
    """Item code."""

class ItemRecordResult(TypedDict):
    itemCode: str
    """Item code."""
    description: str
    """What the item is."""
    desc2: NotRequired[str]
    """Second text of the item. Absent if it has no value."""
    itemGroup: NotRequired[str]
    """Item group code. Absent if it has no value."""
    itemType: NotRequired[str]
    """Item type code. Absent if it has no value."""
    itemCategory: NotRequired[str]
    """Item category code. Absent if it has no value."""
    itemBrand: NotRequired[str]
    """Item brand code. Absent if it has no value."""
    baseUom: str
    """Base unit: the unit that stock is counted in."""
    costingMethod: Literal["WA", "FIFO"]
    """How the cost of issued goods is calculated: WA weighted average, FIFO first in first out."""
    stockControl: bool
    """Whether quantity and cost of the item are tracked."""
    hasBatchNo: bool
    """Whether stock is tracked by batch."""
    hasSerialNo: bool
    """Whether units are tracked by serial number."""
    standardCost: NotRequired[float]
    """Cost of one base unit where the book knows no other. In base currency per unit. Absent if it has no value."""
    supplyTaxCode: NotRequired[str]
    """Tax code of sales lines that name none. Absent if it has no value."""
    purchaseTaxCode: NotRequired[str]
    """Tax code of purchase lines that name none. Absent if it has no value."""
    tariffCode: NotRequired[str]
    """Tariff code. Absent if it has no value."""
    classification: NotRequired[str]
    """Classification code of the e-invoice. Absent if it has no value."""
    isActive: bool
    """Whether new documents can use it."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields by name, without the UDF_ prefix. Absent if it has no value."""
    uoms: Sequence[ItemRecordUomsResult]
    """Units with rates and prices."""
    prices: NotRequired[Sequence[ItemRecordPricesResult]]
    """Special prices by price category or customer. Absent if there are none."""

class ItemFieldsResult(TypedDict):
    ItemCode: str
    """Item code."""
    Description: str
    """What the item is."""
    Desc2: NotRequired[str]
    """Second text of the item. Absent if it has no value."""
    ItemGroup: NotRequired[str]
    """Item group code. Absent if it has no value."""
    ItemType: NotRequired[str]
    """Item type code. Absent if it has no value."""
    ItemCategory: NotRequired[str]
    """Item category code. Absent if it has no value."""
    ItemBrand: NotRequired[str]
    """Item brand code. Absent if it has no value."""
    BaseUOM: str
    """Base unit: the unit that stock is counted in."""
    CostingMethod: Literal["WA", "FIFO"]
    """How the cost of issued goods is calculated: WA weighted average, FIFO first in first out."""
    StockControl: bool
    """Whether quantity and cost of the item are tracked."""
    HasBatchNo: bool
    """Whether stock is tracked by batch."""
    HasSerialNo: bool
    """Whether units are tracked by serial number."""
    StandardCost: NotRequired[float]
    """Cost of one base unit where the book knows no other. In base currency per unit. Absent if it has no value."""
    SupplyTaxCode: NotRequired[str]
    """Tax code of sales lines that name none. Absent if it has no value."""
    PurchaseTaxCode: NotRequired[str]
    """Tax code of purchase lines that name none. Absent if it has no value."""
    TariffCode: NotRequired[str]
    """Tariff code. Absent if it has no value."""
    Classification: NotRequired[str]
    """Classification code of the e-invoice. Absent if it has no value."""
    IsActive: bool
    """Whether new documents can use it."""
    UserDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields by name, without the UDF_ prefix. Absent if it has no value."""
    Uoms: Sequence[ItemRecordUomsResult]
    """Units with rates and prices."""
    Prices: NotRequired[Sequence[ItemRecordPricesResult]]
    """Special prices by price category or customer. Absent if there are none."""
    readErrors: Sequence[ReadErrorResult]
    """Fields that the book can no longer read; empty if it can read all."""

class ItemBalanceResult(TypedDict):
    location: str
    """Location code."""
    batchNo: NotRequired[str]
    """Batch number. Absent if the item is not kept by batch."""
    qty: float
    """Quantity on hand. In base unit of the item."""
    unitCost: float
    """Cost of one base unit. In base currency per unit."""
    value: float
    """Value of the quantity on hand. In base currency."""

class SerialInStockResult(TypedDict):
    serialNo: str
    """Serial number."""
    location: str
    """Location code."""
    batchNo: NotRequired[str]
    """Batch number. Absent if the item is not kept by batch."""

class ItemDetailResult(ReadResultResult):
    code: str
    """Code of the record."""
    document: ItemRecordResult
    """The record under canonical names."""
    fields: ItemFieldsResult
    """The record under native names."""
    fieldCapabilities: FieldCapabilities
    """What an update can do with each field, by native name."""
    balances: Sequence[ItemBalanceResult]
    """Stock by location."""
    serialNumbers: NotRequired[Sequence[SerialInStockResult]]
    """Units in stock. Absent unless the item is kept by serial number."""
    lastCost: Optional[float]
    """Cost of one base unit when it was last received. In base currency per unit. None if it was never received."""

class ReadLocationsPayload(TypedDict):
    code: NotRequired[str]
    """Only the record with exactly this location."""
    keys: NotRequired[Sequence[str]]
    """Only the records with these codes, 1 to 500, each once."""
    name: NotRequired[str]
    """Only records with this text in description; case does not matter."""
    isActive: NotRequired[bool]
    """Whether to return active records (true) or inactive ones (false). Leave it out for both."""
    search: NotRequired[str]
    """Only those with this text in the code or the name; case does not matter."""
    includeInactive: NotRequired[bool]
    """Whether to list inactive records too."""

class LocationRowResult(TypedDict):
    location: str
    """Exact code of the location."""
    description: NotRequired[str]
    """Name or address of the location. Absent if it has no value."""
    isActive: bool
    """Whether new documents can use it."""
    lastModified: str
    """When the record was last changed."""

class LocationActiveResult(ReadResultResult):
    rows: Sequence[LocationRowResult]
    """The rows."""

class StockDetailFilterPayload(TypedDict):
    itemCode: NotRequired[str]
    """Only lines of this item."""
    docNo: NotRequired[str]
    """Only lines of this document."""
    keys: NotRequired[Sequence[str]]
    """Only the documents with these numbers, 1 to 500, each once."""
    location: NotRequired[str]
    """Only movements at this location."""
    batchNo: NotRequired[str]
    """Only movements of this batch."""
    docType: NotRequired[Literal["DO", "IV", "CS", "CN", "GR", "PI", "CP", "PR", "SA", "SR", "SI", "ST", "TK", "SW", "UV", "UC", "AS", "DA"]]
    """Only documents of this type."""
    dateFrom: NotRequired[str]
    """First date to include."""
    dateTo: NotRequired[str]
    """Last date to include."""
    limit: NotRequired[int]
    """Maximum rows to return (default 500)."""
    cursor: NotRequired[str]
    """nextCursor from the previous result, to get the next page."""

class StockMoveResult(TypedDict):
    docDate: str
    """Date of the document."""
    docType: str
    """Type of the document."""
    docNo: str
    """Number of the document."""
    docKey: str
    """Key of the document."""
    dtlKey: Optional[str]
    """Key of the line. None for the finished good of an assembly."""
    itemCode: str
    """Item code."""
    location: str
    """Location code."""
    batchNo: Optional[str]
    """Batch number. None if the item is not kept by batch."""
    qty: float
    """Quantity moved: in positive, out negative. In base unit of the item."""
    unitCost: float
    """Cost of one base unit. In base currency per unit."""
    value: float
    """Value moved: in positive, out negative. In base currency."""
    balanceQty: float
    """Quantity at the location after the movement. In base unit of the item."""
    balanceValue: float
    """Value at the location after the movement. In base currency."""

class StockMovesResult(ReadResultResult):
    rows: Sequence[StockMoveResult]
    """The rows."""

class ReadStockMovementPayload(TypedDict):
    itemCode: NotRequired[str]
    """Only this item."""
    itemGroup: NotRequired[str]
    """Only items of this group."""
    location: NotRequired[str]
    """Only stock at this location."""
    batchNo: NotRequired[str]
    """Only this batch."""
    includeCards: NotRequired[bool]
    """Whether to include the stock cards (default: true)."""
    dateFrom: NotRequired[str]
    """First date to include."""
    dateTo: NotRequired[str]
    """Last date to include."""
    limit: NotRequired[int]
    """Maximum rows to return (default 500)."""
    cursor: NotRequired[str]
    """nextCursor from the previous result, to get the next page."""

class StockMovementResult(TypedDict):
    itemCode: str
    """Item code."""
    location: str
    """Location code."""
    openingQty: float
    """Quantity at the start. In base unit of the item."""
    openingValue: float
    """Value at the start. In base currency."""
    inQty: float
    """Quantity that came in. In base unit of the item."""
    inValue: float
    """Value that came in. In base currency."""
    outQty: float
    """Quantity that went out, as a positive number. In base unit of the item."""
    outValue: float
    """Value that went out, as a positive number. In base currency."""
    closingQty: float
    """Quantity at the end. In base unit of the item."""
    closingValue: float
    """Value at the end. In base currency."""
    cards: NotRequired[Sequence[StockMoveResult]]
    """The movements, oldest first. Absent if includeCards is false."""

class StockMovementsResult(ReadResultResult):
    rows: Sequence[StockMovementResult]
    """The rows."""

class StockBalancePayload(TypedDict):
    asOfDate: NotRequired[str]
    """Last date to include (default: today)."""
    itemCode: NotRequired[str]
    """Only this item."""
    itemGroup: NotRequired[str]
    """Only items of this group."""
    location: NotRequired[str]
    """Only stock at this location."""
    batchNo: NotRequired[str]
    """Only this batch."""
    reportUom: NotRequired[str]
    """Additional unit for the quantities, for items that have it."""
    includeZero: NotRequired[bool]
    """Whether to list items without stock too."""
    limit: NotRequired[int]
    """Maximum rows to return (default 500)."""
    cursor: NotRequired[str]
    """nextCursor from the previous result, to get the next page."""

class StockBalanceResult(TypedDict):
    itemCode: str
    """Item code."""
    location: str
    """Location code."""
    batchNo: NotRequired[str]
    """Batch number. Absent if the item is not kept by batch."""
    qty: float
    """Quantity on hand. In base unit of the item."""
    unitCost: float
    """Cost of one base unit. In base currency per unit."""
    value: float
    """Value of the quantity on hand. In base currency."""
    uom: str
    """Base unit of the item."""
    reportUom: NotRequired[str]
    """The unit asked for as reportUom. Absent unless reportUom is sent and the item has it."""
    reportQty: NotRequired[float]
    """Quantity on hand in reportUom. In unit of the line. Absent unless reportUom is sent and the item has it."""

class StockBalancesResult(ReadResultResult):
    rows: Sequence[StockBalanceResult]
    """The rows."""
    asOfDate: str
    """Date that the stock is of."""

class StockLineFilterPayload(TypedDict):
    itemCode: NotRequired[str]
    """Only lines of this item."""
    docNo: NotRequired[str]
    """Only lines of this document."""
    keys: NotRequired[Sequence[str]]
    """Only the documents with these numbers, 1 to 500, each once."""
    location: NotRequired[str]
    """Only lines at this location."""
    dateFrom: NotRequired[str]
    """First date to include."""
    dateTo: NotRequired[str]
    """Last date to include."""
    limit: NotRequired[int]
    """Maximum rows to return (default 500)."""
    cursor: NotRequired[str]
    """nextCursor from the previous result, to get the next page."""

class StockUpdateCostLinesListRowResult(LineHeadResult):
    itemCode: str
    """Item code of a stock item."""
    description: NotRequired[str]
    """Text of the line. Absent if it has no value."""
    description2: NotRequired[str]
    """Second text of the line. Absent if it has no value."""
    furtherDescription: NotRequired[str]
    """Long text of the line, rich text. Absent if it has no value."""
    uom: NotRequired[str]
    """Unit of measure of the item. Absent if it has no value."""
    location: NotRequired[str]
    """Exact active stock location. Absent if it has no value."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields by name, without the UDF_ prefix. Absent if it has no value."""
    unitCost: NotRequired[float]
    """Cost of one unit. In base currency per unit. Absent if nothing was moved and none was given."""
    accountNo: NotRequired[str]
    """GL account that the line is posted to. Absent if nothing is posted for the line."""
    qty: NotRequired[float]
    """Quantity of the line. In unit of the line. Absent if it has no value."""
    differenceQty: NotRequired[float]
    """Counted quantity less the quantity in the book. In base unit of the item. Absent except on a stock take."""
    value: float
    """Value moved by the line: in positive, out negative; without sign where the type has one direction. In base currency."""

class StockUpdateCostLinesListResult(ReadResultResult):
    rows: Sequence[StockUpdateCostLinesListRowResult]
    """The rows."""

class RecordListStockItemBrandPayload(TypedDict):
    code: NotRequired[str]
    """Only the record with exactly this itemBrand."""
    keys: NotRequired[Sequence[str]]
    """Only the records with these codes, 1 to 500, each once."""
    name: NotRequired[str]
    """Only records with this text in description; case does not matter."""
    isActive: NotRequired[bool]
    """Whether to return active records (true) or inactive ones (false). Leave it out for both."""
    search: NotRequired[str]
    """Only those with this text in the code or the name; case does not matter."""
    changedSince: NotRequired[str]
    """Only what was created, changed or voided at or after this timestamp. The list then starts with the latest change."""
    limit: NotRequired[int]
    """Maximum rows to return (default 5,000)."""
    cursor: NotRequired[str]
    """nextCursor from the previous result, to get the next page."""

class StockItemBrandRowResult(TypedDict):
    itemBrand: str
    """Code of the item brand."""
    description: NotRequired[str]
    """Meaning of the code. Absent if it has no value."""
    isActive: bool
    """Whether new documents can use it."""
    lastModified: str
    """When the record was last changed."""

class StockItemBrandListResult(ReadResultResult):
    rows: Sequence[StockItemBrandRowResult]
    """The rows."""
    truncated: bool
    """Whether there are more rows than this result contains."""

class GetStockItemBrandPayload(TypedDict):
    itemBrand: str
    """Code of the item brand."""

class StockItemBrandRecordResult(TypedDict):
    itemBrand: str
    """Code of the item brand."""
    description: NotRequired[str]
    """Meaning of the code. Absent if it has no value."""
    isActive: bool
    """Whether new documents can use it."""

class StockItemBrandFieldsResult(TypedDict):
    ItemBrand: str
    """Code of the item brand."""
    Description: NotRequired[str]
    """Meaning of the code. Absent if it has no value."""
    IsActive: bool
    """Whether new documents can use it."""
    readErrors: Sequence[ReadErrorResult]
    """Fields that the book can no longer read; empty if it can read all."""

class StockItemBrandGetResult(ReadResultResult):
    code: str
    """Code of the record."""
    document: StockItemBrandRecordResult
    """The record under canonical names."""
    fields: StockItemBrandFieldsResult
    """The record under native names."""
    fieldCapabilities: FieldCapabilities
    """What an update can do with each field, by native name."""

class StockItemBrandCreatePayload(TypedDict):
    itemBrand: str
    """Code of the item brand."""
    description: NotRequired[str]
    """Meaning of the code."""
    isActive: NotRequired[bool]
    """Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it."""
    verifyAfterSave: NotRequired[bool]
    """Whether to read the saved record again and return readBack checks. Without it, saving is faster."""

class StockItemBrandSavedResult(WriteResultResult):
    code: str
    """Code of the record."""
    document: StockItemBrandRecordResult
    """The record under canonical names."""
    fields: StockItemBrandFieldsResult
    """The record under native names."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""

class StockItemBrandUpdatePayload(TypedDict):
    itemBrand: str
    """Code of the item brand."""
    reason: str
    """Business reason for the change; stored in the audit trail."""
    description: NotRequired[Union[str, None]]
    """Meaning of the code."""
    isActive: NotRequired[bool]
    """Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it."""
    validateOnly: NotRequired[bool]
    """Whether to check everything without saving. The result then has saved false."""

class StockItemBrandUpdatedResult(WriteResultResult):
    code: str
    """Code of the record."""
    document: NotRequired[StockItemBrandRecordResult]
    """The record under canonical names. Absent if validateOnly is true."""
    fields: StockItemBrandFieldsResult
    """The record under native names."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""
    valid: NotRequired[Literal[True]]
    """True: the payload is valid. Absent unless validateOnly is true."""

class RecordListStockItemCategoryPayload(TypedDict):
    code: NotRequired[str]
    """Only the record with exactly this itemCategory."""
    keys: NotRequired[Sequence[str]]
    """Only the records with these codes, 1 to 500, each once."""
    name: NotRequired[str]
    """Only records with this text in description; case does not matter."""
    isActive: NotRequired[bool]
    """Whether to return active records (true) or inactive ones (false). Leave it out for both."""
    search: NotRequired[str]
    """Only those with this text in the code or the name; case does not matter."""
    changedSince: NotRequired[str]
    """Only what was created, changed or voided at or after this timestamp. The list then starts with the latest change."""
    limit: NotRequired[int]
    """Maximum rows to return (default 5,000)."""
    cursor: NotRequired[str]
    """nextCursor from the previous result, to get the next page."""

class StockItemCategoryRowResult(TypedDict):
    itemCategory: str
    """Code of the item category."""
    description: NotRequired[str]
    """Meaning of the code. Absent if it has no value."""
    isActive: bool
    """Whether new documents can use it."""
    lastModified: str
    """When the record was last changed."""

class StockItemCategoryListResult(ReadResultResult):
    rows: Sequence[StockItemCategoryRowResult]
    """The rows."""
    truncated: bool
    """Whether there are more rows than this result contains."""

class GetStockItemCategoryPayload(TypedDict):
    itemCategory: str
    """Code of the item category."""

class StockItemCategoryRecordResult(TypedDict):
    itemCategory: str
    """Code of the item category."""
    description: NotRequired[str]
    """Meaning of the code. Absent if it has no value."""
    isActive: bool
    """Whether new documents can use it."""

class StockItemCategoryFieldsResult(TypedDict):
    ItemCategory: str
    """Code of the item category."""
    Description: NotRequired[str]
    """Meaning of the code. Absent if it has no value."""
    IsActive: bool
    """Whether new documents can use it."""
    readErrors: Sequence[ReadErrorResult]
    """Fields that the book can no longer read; empty if it can read all."""

class StockItemCategoryGetResult(ReadResultResult):
    code: str
    """Code of the record."""
    document: StockItemCategoryRecordResult
    """The record under canonical names."""
    fields: StockItemCategoryFieldsResult
    """The record under native names."""
    fieldCapabilities: FieldCapabilities
    """What an update can do with each field, by native name."""

class StockItemCategoryCreatePayload(TypedDict):
    itemCategory: str
    """Code of the item category."""
    description: NotRequired[str]
    """Meaning of the code."""
    isActive: NotRequired[bool]
    """Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it."""
    verifyAfterSave: NotRequired[bool]
    """Whether to read the saved record again and return readBack checks. Without it, saving is faster."""

class StockItemCategorySavedResult(WriteResultResult):
    code: str
    """Code of the record."""
    document: StockItemCategoryRecordResult
    """The record under canonical names."""
    fields: StockItemCategoryFieldsResult
    """The record under native names."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""

class StockItemCategoryUpdatePayload(TypedDict):
    itemCategory: str
    """Code of the item category."""
    reason: str
    """Business reason for the change; stored in the audit trail."""
    description: NotRequired[Union[str, None]]
    """Meaning of the code."""
    isActive: NotRequired[bool]
    """Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it."""
    validateOnly: NotRequired[bool]
    """Whether to check everything without saving. The result then has saved false."""

class StockItemCategoryUpdatedResult(WriteResultResult):
    code: str
    """Code of the record."""
    document: NotRequired[StockItemCategoryRecordResult]
    """The record under canonical names. Absent if validateOnly is true."""
    fields: StockItemCategoryFieldsResult
    """The record under native names."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""
    valid: NotRequired[Literal[True]]
    """True: the payload is valid. Absent unless validateOnly is true."""

class RecordListStockItemGroupPayload(TypedDict):
    code: NotRequired[str]
    """Only the record with exactly this itemGroup."""
    keys: NotRequired[Sequence[str]]
    """Only the records with these codes, 1 to 500, each once."""
    name: NotRequired[str]
    """Only records with this text in description; case does not matter."""
    isActive: NotRequired[bool]
    """Whether to return active records (true) or inactive ones (false). Leave it out for both."""
    search: NotRequired[str]
    """Only those with this text in the code or the name; case does not matter."""
    changedSince: NotRequired[str]
    """Only what was created, changed or voided at or after this timestamp. The list then starts with the latest change."""
    limit: NotRequired[int]
    """Maximum rows to return (default 5,000)."""
    cursor: NotRequired[str]
    """nextCursor from the previous result, to get the next page."""

class StockItemGroupRowResult(TypedDict):
    itemGroup: str
    """Code of the item group."""
    description: NotRequired[str]
    """Meaning of the code. Absent if it has no value."""
    salesAccountNo: NotRequired[str]
    """GL account of sales. Absent if it has no value."""
    salesReturnAccountNo: NotRequired[str]
    """GL account of sales returns. Absent if it has no value."""
    purchaseAccountNo: NotRequired[str]
    """GL account of purchases. Absent if it has no value."""
    stockAccountNo: NotRequired[str]
    """GL account of stock. Absent if it has no value."""
    cogsAccountNo: NotRequired[str]
    """GL account of cost of goods sold. Absent if it has no value."""
    isActive: bool
    """Whether new documents can use it."""
    lastModified: str
    """When the record was last changed."""

class StockItemGroupListResult(ReadResultResult):
    rows: Sequence[StockItemGroupRowResult]
    """The rows."""
    truncated: bool
    """Whether there are more rows than this result contains."""

class GetStockItemGroupPayload(TypedDict):
    itemGroup: str
    """Code of the item group."""

class StockItemGroupRecordResult(TypedDict):
    itemGroup: str
    """Code of the item group."""
    description: NotRequired[str]
    """Meaning of the code. Absent if it has no value."""
    salesAccountNo: NotRequired[str]
    """GL account of sales. Absent if it has no value."""
    salesReturnAccountNo: NotRequired[str]
    """GL account of sales returns. Absent if it has no value."""
    purchaseAccountNo: NotRequired[str]
    """GL account of purchases. Absent if it has no value."""
    stockAccountNo: NotRequired[str]
    """GL account of stock. Absent if it has no value."""
    cogsAccountNo: NotRequired[str]
    """GL account of cost of goods sold. Absent if it has no value."""
    isActive: bool
    """Whether new documents can use it."""

class StockItemGroupFieldsResult(TypedDict):
    ItemGroup: str
    """Code of the item group."""
    Description: NotRequired[str]
    """Meaning of the code. Absent if it has no value."""
    SalesAccountNo: NotRequired[str]
    """GL account of sales. Absent if it has no value."""
    SalesReturnAccountNo: NotRequired[str]
    """GL account of sales returns. Absent if it has no value."""
    PurchaseAccountNo: NotRequired[str]
    """GL account of purchases. Absent if it has no value."""
    StockAccountNo: NotRequired[str]
    """GL account of stock. Absent if it has no value."""
    CogsAccountNo: NotRequired[str]
    """GL account of cost of goods sold. Absent if it has no value."""
    IsActive: bool
    """Whether new documents can use it."""
    readErrors: Sequence[ReadErrorResult]
    """Fields that the book can no longer read; empty if it can read all."""

class StockItemGroupGetResult(ReadResultResult):
    code: str
    """Code of the record."""
    document: StockItemGroupRecordResult
    """The record under canonical names."""
    fields: StockItemGroupFieldsResult
    """The record under native names."""
    fieldCapabilities: FieldCapabilities
    """What an update can do with each field, by native name."""

class StockItemGroupCreatePayload(TypedDict):
    itemGroup: str
    """Code of the item group."""
    description: NotRequired[str]
    """Meaning of the code."""
    salesAccountNo: NotRequired[str]
    """GL account of sales (default: the default account of the book)."""
    salesReturnAccountNo: NotRequired[str]
    """GL account of sales returns (default: the default account of the book)."""
    purchaseAccountNo: NotRequired[str]
    """GL account of purchases (default: the default account of the book)."""
    stockAccountNo: NotRequired[str]
    """GL account of stock (default: the default account of the book)."""
    cogsAccountNo: NotRequired[str]
    """GL account of cost of goods sold (default: the default account of the book)."""
    isActive: NotRequired[bool]
    """Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it."""
    verifyAfterSave: NotRequired[bool]
    """Whether to read the saved record again and return readBack checks. Without it, saving is faster."""

class StockItemGroupSavedResult(WriteResultResult):
    code: str
    """Code of the record."""
    document: StockItemGroupRecordResult
    """The record under canonical names."""
    fields: StockItemGroupFieldsResult
    """The record under native names."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""

class StockItemGroupUpdatePayload(TypedDict):
    itemGroup: str
    """Code of the item group."""
    reason: str
    """Business reason for the change; stored in the audit trail."""
    description: NotRequired[Union[str, None]]
    """Meaning of the code."""
    salesAccountNo: NotRequired[str]
    """GL account of sales (default: the default account of the book)."""
    salesReturnAccountNo: NotRequired[str]
    """GL account of sales returns (default: the default account of the book)."""
    purchaseAccountNo: NotRequired[str]
    """GL account of purchases (default: the default account of the book)."""
    stockAccountNo: NotRequired[str]
    """GL account of stock (default: the default account of the book)."""
    cogsAccountNo: NotRequired[str]
    """GL account of cost of goods sold (default: the default account of the book)."""
    isActive: NotRequired[bool]
    """Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it."""
    validateOnly: NotRequired[bool]
    """Whether to check everything without saving. The result then has saved false."""

class StockItemGroupUpdatedResult(WriteResultResult):
    code: str
    """Code of the record."""
    document: NotRequired[StockItemGroupRecordResult]
    """The record under canonical names. Absent if validateOnly is true."""
    fields: StockItemGroupFieldsResult
    """The record under native names."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""
    valid: NotRequired[Literal[True]]
    """True: the payload is valid. Absent unless validateOnly is true."""

class RecordListStockItemTypePayload(TypedDict):
    code: NotRequired[str]
    """Only the record with exactly this itemType."""
    keys: NotRequired[Sequence[str]]
    """Only the records with these codes, 1 to 500, each once."""
    name: NotRequired[str]
    """Only records with this text in description; case does not matter."""
    isActive: NotRequired[bool]
    """Whether to return active records (true) or inactive ones (false). Leave it out for both."""
    search: NotRequired[str]
    """Only those with this text in the code or the name; case does not matter."""
    changedSince: NotRequired[str]
    """Only what was created, changed or voided at or after this timestamp. The list then starts with the latest change."""
    limit: NotRequired[int]
    """Maximum rows to return (default 5,000)."""
    cursor: NotRequired[str]
    """nextCursor from the previous result, to get the next page."""

class StockItemTypeRowResult(TypedDict):
    itemType: str
    """Code of the item type."""
    description: NotRequired[str]
    """Meaning of the code. Absent if it has no value."""
    isActive: bool
    """Whether new documents can use it."""
    lastModified: str
    """When the record was last changed."""

class StockItemTypeListResult(ReadResultResult):
    rows: Sequence[StockItemTypeRowResult]
    """The rows."""
    truncated: bool
    """Whether there are more rows than this result contains."""

class GetStockItemTypePayload(TypedDict):
    itemType: str
    """Code of the item type."""

class StockItemTypeRecordResult(TypedDict):
    itemType: str
    """Code of the item type."""
    description: NotRequired[str]
    """Meaning of the code. Absent if it has no value."""
    isActive: bool
    """Whether new documents can use it."""

class StockItemTypeFieldsResult(TypedDict):
    ItemType: str
    """Code of the item type."""
    Description: NotRequired[str]
    """Meaning of the code. Absent if it has no value."""
    IsActive: bool
    """Whether new documents can use it."""
    readErrors: Sequence[ReadErrorResult]
    """Fields that the book can no longer read; empty if it can read all."""

class StockItemTypeGetResult(ReadResultResult):
    code: str
    """Code of the record."""
    document: StockItemTypeRecordResult
    """The record under canonical names."""
    fields: StockItemTypeFieldsResult
    """The record under native names."""
    fieldCapabilities: FieldCapabilities
    """What an update can do with each field, by native name."""

class StockItemTypeCreatePayload(TypedDict):
    itemType: str
    """Code of the item type."""
    description: NotRequired[str]
    """Meaning of the code."""
    isActive: NotRequired[bool]
    """Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it."""
    verifyAfterSave: NotRequired[bool]
    """Whether to read the saved record again and return readBack checks. Without it, saving is faster."""

class StockItemTypeSavedResult(WriteResultResult):
    code: str
    """Code of the record."""
    document: StockItemTypeRecordResult
    """The record under canonical names."""
    fields: StockItemTypeFieldsResult
    """The record under native names."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""

class StockItemTypeUpdatePayload(TypedDict):
    itemType: str
    """Code of the item type."""
    reason: str
    """Business reason for the change; stored in the audit trail."""
    description: NotRequired[Union[str, None]]
    """Meaning of the code."""
    isActive: NotRequired[bool]
    """Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it."""
    validateOnly: NotRequired[bool]
    """Whether to check everything without saving. The result then has saved false."""

class StockItemTypeUpdatedResult(WriteResultResult):
    code: str
    """Code of the record."""
    document: NotRequired[StockItemTypeRecordResult]
    """The record under canonical names. Absent if validateOnly is true."""
    fields: StockItemTypeFieldsResult
    """The record under native names."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""
    valid: NotRequired[Literal[True]]
    """True: the payload is valid. Absent unless validateOnly is true."""

class DocumentListDocNoPayload(TypedDict):
    dateFrom: NotRequired[str]
    """First date to include."""
    dateTo: NotRequired[str]
    """Last date to include."""
    docNo: NotRequired[str]
    """Only the document with this number."""
    keys: NotRequired[Sequence[str]]
    """Only the documents with these numbers, 1 to 500, each once."""
    status: NotRequired[Literal["Draft", "Saved", "Void"]]
    """Only documents in this status."""
    search: NotRequired[str]
    """Only those with this text in the number, the references, the description or the name of the party; case does not matter."""
    changedSince: NotRequired[str]
    """Only what was created, changed or voided at or after this timestamp. The list then starts with the latest change."""
    limit: NotRequired[int]
    """Maximum rows to return (default 5,000)."""
    cursor: NotRequired[str]
    """nextCursor from the previous result, to get the next page."""

class StockDocumentRowResult(DocumentRowResult):
    totalQty: float
    """Quantity moved: in positive, out negative; without sign where the type has one direction. In base unit of the item."""
    totalValue: float
    """Value moved, with the sign of totalQty. In base currency."""

class StockDocumentListResult(ReadResultResult):
    rows: Sequence[StockDocumentRowResult]
    """The rows."""
    truncated: bool
    """Whether there are more rows than this result contains."""

class StockUpdateCostFieldsResult(DocumentFieldsResult):
    Description: NotRequired[str]
    """Narration of the whole document. Absent if it has no value."""
    Ref: NotRequired[str]
    """Your own reference, for example an order number of the web shop. Absent if it has no value."""
    ProjNo: NotRequired[str]
    """Project code of the header. Absent if it has no value."""
    DeptNo: NotRequired[str]
    """Department code of the header. Absent if it has no value."""
    UserDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields by name, without the UDF_ prefix. Absent if it has no value."""
    Location: NotRequired[str]
    """Exact active location code. Absent if it has no value."""
    Note: NotRequired[str]
    """Note of the document, plain text or RTF. Absent if it has no value."""
    Remark1: NotRequired[str]
    """First remark. Absent if it has no value."""
    Remark2: NotRequired[str]
    """Second remark. Absent if it has no value."""
    Remark3: NotRequired[str]
    """Third remark. Absent if it has no value."""
    Remark4: NotRequired[str]
    """Fourth remark. Absent if it has no value."""
    TotalQty: float
    """Quantity moved: in positive, out negative; without sign where the type has one direction. In base unit of the item."""
    TotalValue: float
    """Value moved, with the sign of TotalQty. In base currency."""

class StockUpdateCostLinesResult(TypedDict):
    dtlKey: NotRequired[str]
    """Key of the line. Absent in the result of a validation, which saves nothing."""
    seq: int
    """Position of the line, from 1."""
    itemCode: str
    """Item code of a stock item."""
    description: NotRequired[str]
    """Text of the line. Absent if it has no value."""
    description2: NotRequired[str]
    """Second text of the line. Absent if it has no value."""
    furtherDescription: NotRequired[str]
    """Long text of the line, rich text. Absent if it has no value."""
    uom: NotRequired[str]
    """Unit of measure of the item. Absent if it has no value."""
    location: NotRequired[str]
    """Exact active stock location. Absent if it has no value."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields by name, without the UDF_ prefix. Absent if it has no value."""
    unitCost: NotRequired[float]
    """Cost of one unit. In base currency per unit. Absent if nothing was moved and none was given."""
    accountNo: NotRequired[str]
    """GL account that the line is posted to. Absent if nothing is posted for the line."""
    qty: NotRequired[float]
    """Quantity of the line. In unit of the line. Absent if it has no value."""
    differenceQty: NotRequired[float]
    """Counted quantity less the quantity in the book. In base unit of the item. Absent except on a stock take."""
    value: float
    """Value moved by the line: in positive, out negative; without sign where the type has one direction. In base currency."""

class StockUpdateCostGetResult(ReadResultResult, DocumentReferenceResult):
    fields: StockUpdateCostFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[StockUpdateCostLinesResult]
    """The lines as reloaded."""
    payments: Sequence[NoKnockOffsResult]
    """Empty: these documents have no payments."""
    knockOffs: Sequence[NoKnockOffsResult]
    """Empty: these documents settle no others."""
    links: Sequence[DocumentLinkResult]
    """The documents that it came from and went to."""
    postings: Sequence[Posting]
    """The rows that the document posts to the general ledger."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent if documents of this type cannot be updated."""
    sourceType: NotRequired[str]
    """Type of the document, which belongs to another family. Absent if it belongs to this family."""

class StockUpdateCostCreateLinePayload(TypedDict):
    itemCode: str
    """Item code of a stock item."""
    description: NotRequired[str]
    """Text of the line (default: the item’s description)."""
    description2: NotRequired[str]
    """Second text of the line."""
    furtherDescription: NotRequired[str]
    """Long text of the line, rich text."""
    uom: NotRequired[str]
    """Unit of measure of the item (default: its base unit)."""
    location: NotRequired[str]
    """Exact active stock location; takes precedence over the location of the header. Stock lines need one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    unitCost: float
    """New cost of one unit of the line."""

class StockUpdateCostCreatePayload(TypedDict):
    docNo: NotRequired[str]
    """Document number. Leave it out or send <<New>> to have the book generate it."""
    docDate: NotRequired[str]
    """Document date (default: the book date, if the numbering rules of the book allow it)."""
    description: NotRequired[str]
    """Narration of the whole document."""
    ref: NotRequired[str]
    """Your own reference, for example an order number of the web shop."""
    project: NotRequired[str]
    """Project code of the header; used for lines without one."""
    department: NotRequired[str]
    """Department code of the header; used for lines without one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    location: NotRequired[str]
    """Exact active location code; used for lines without one."""
    note: NotRequired[str]
    """Note of the document, plain text or RTF; a purchase order stores it as RTF. Verification compares the visible text."""
    remark1: NotRequired[str]
    """First remark."""
    remark2: NotRequired[str]
    """Second remark."""
    remark3: NotRequired[str]
    """Third remark."""
    remark4: NotRequired[str]
    """Fourth remark."""
    lines: Sequence[StockUpdateCostCreateLinePayload]
    """Lines of the document, at least one."""
    docNoFormatName: NotRequired[str]
    """Name of the numbering format for the document number."""
    saveAsDraft: NotRequired[bool]
    """Whether to save a draft, which has no number of the series and no postings."""
    verifyAfterSave: NotRequired[bool]
    """Whether to read the saved record again and return readBack checks. Without it, saving is faster."""

class StockUpdateCostValidateResult(ValidateResultResult):
    totals: ValidatedTotalsResult
    """Totals of the document."""
    postings: Sequence[Posting]
    """The rows that the document posts to the general ledger."""
    lines: Sequence[StockUpdateCostLinesResult]
    """The lines as they would be saved."""

class StockUpdateCostSavedResult(WriteResultResult, DocumentReferenceResult):
    fields: StockUpdateCostFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[StockUpdateCostLinesResult]
    """The lines as reloaded."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""

class StockUpdateCostUpdateLinePayload(TypedDict):
    dtlKey: NotRequired[Union[int, str]]
    """Key of an existing row from the get command; use the string form if possible."""
    itemCode: NotRequired[str]
    """Item code of a stock item."""
    description: NotRequired[Union[str, None]]
    """Text of the line (default: the item’s description)."""
    description2: NotRequired[Union[str, None]]
    """Second text of the line."""
    furtherDescription: NotRequired[Union[str, None]]
    """Long text of the line, rich text."""
    uom: NotRequired[str]
    """Unit of measure of the item (default: its base unit)."""
    location: NotRequired[str]
    """Exact active stock location; takes precedence over the location of the header. Stock lines need one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    unitCost: NotRequired[float]
    """New cost of one unit of the line."""

class StockUpdateCostUpdatePayload(TypedDict):
    docNo: str
    """Number of the document."""
    reason: str
    """Business reason for the change; stored in the audit trail."""
    docDate: NotRequired[str]
    """Document date (default: the book date, if the numbering rules of the book allow it)."""
    description: NotRequired[Union[str, None]]
    """Narration of the whole document."""
    ref: NotRequired[Union[str, None]]
    """Your own reference, for example an order number of the web shop."""
    project: NotRequired[Union[str, None]]
    """Project code of the header; used for lines without one."""
    department: NotRequired[Union[str, None]]
    """Department code of the header; used for lines without one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    location: NotRequired[str]
    """Exact active location code; used for lines without one."""
    note: NotRequired[Union[str, None]]
    """Note of the document, plain text or RTF; a purchase order stores it as RTF. Verification compares the visible text."""
    remark1: NotRequired[Union[str, None]]
    """First remark."""
    remark2: NotRequired[Union[str, None]]
    """Second remark."""
    remark3: NotRequired[Union[str, None]]
    """Third remark."""
    remark4: NotRequired[Union[str, None]]
    """Fourth remark."""
    validateOnly: NotRequired[bool]
    """Whether to check everything without saving. The result then has saved false."""
    docNoFormatName: NotRequired[str]
    """Name of the numbering format for the number of a draft when it is posted."""
    saveAsDraft: NotRequired[bool]
    """Send false to post a draft. The draft gets its number and is checked and posted like a new document. Without it, a draft stays a draft."""
    detailMode: NotRequired[Literal["update", "append", "replace", "delete"]]
    """What to do with the lines: update or delete existing rows by key, append rows, or replace all of them."""
    lines: NotRequired[Sequence[StockUpdateCostUpdateLinePayload]]
    """Rows to change, add or delete, depending on detailMode; not an empty array."""

class StockUpdateCostUpdatedResult(WriteResultResult, DocumentReferenceResult):
    fields: StockUpdateCostFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[StockUpdateCostLinesResult]
    """The lines as reloaded."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""
    valid: NotRequired[Literal[True]]
    """True: the payload is valid. Absent unless validateOnly is true."""
    postings: NotRequired[Sequence[Posting]]
    """The rows that the document posts to the general ledger. Absent unless validateOnly is true."""
    followed: NotRequired[Sequence[str]]
    """Fields that the update did not name and that changed with those that it names, such as the description of another item. A field of a line has the position of the line in the result before it: lines/0/description. Absent in results of earlier builds and of other drivers."""
    draftNo: NotRequired[str]
    """Number that the document had as a draft. Absent unless the update posted a draft."""

class StockAdjustmentLinesListRowResult(LineHeadResult):
    itemCode: str
    """Item code of a stock item."""
    description: NotRequired[str]
    """Text of the line. Absent if it has no value."""
    description2: NotRequired[str]
    """Second text of the line. Absent if it has no value."""
    furtherDescription: NotRequired[str]
    """Long text of the line, rich text. Absent if it has no value."""
    uom: NotRequired[str]
    """Unit of measure of the item. Absent if it has no value."""
    location: NotRequired[str]
    """Exact active stock location. Absent if it has no value."""
    batchNo: NotRequired[str]
    """Batch number, for items with batch control. Absent if it has no value."""
    serialNo: NotRequired[str]
    """Serial numbers, separated by commas, for items with serial numbers. Absent if it has no value."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields by name, without the UDF_ prefix. Absent if it has no value."""
    accountNo: NotRequired[str]
    """GL account that the line is posted to. Absent if nothing is posted for the line."""
    project: NotRequired[str]
    """Project code of the line. Absent if it has no value."""
    department: NotRequired[str]
    """Department code of the line. Absent if it has no value."""
    qty: NotRequired[float]
    """Quantity of the line. In unit of the line. Absent if it has no value."""
    unitCost: NotRequired[float]
    """Cost of one unit. In base currency per unit. Absent if nothing was moved and none was given."""
    differenceQty: NotRequired[float]
    """Counted quantity less the quantity in the book. In base unit of the item. Absent except on a stock take."""
    value: float
    """Value moved by the line: in positive, out negative; without sign where the type has one direction. In base currency."""

class StockAdjustmentLinesListResult(ReadResultResult):
    rows: Sequence[StockAdjustmentLinesListRowResult]
    """The rows."""

class StockAdjustmentLinesResult(TypedDict):
    dtlKey: NotRequired[str]
    """Key of the line. Absent in the result of a validation, which saves nothing."""
    seq: int
    """Position of the line, from 1."""
    itemCode: str
    """Item code of a stock item."""
    description: NotRequired[str]
    """Text of the line. Absent if it has no value."""
    description2: NotRequired[str]
    """Second text of the line. Absent if it has no value."""
    furtherDescription: NotRequired[str]
    """Long text of the line, rich text. Absent if it has no value."""
    uom: NotRequired[str]
    """Unit of measure of the item. Absent if it has no value."""
    location: NotRequired[str]
    """Exact active stock location. Absent if it has no value."""
    batchNo: NotRequired[str]
    """Batch number, for items with batch control. Absent if it has no value."""
    serialNo: NotRequired[str]
    """Serial numbers, separated by commas, for items with serial numbers. Absent if it has no value."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields by name, without the UDF_ prefix. Absent if it has no value."""
    accountNo: NotRequired[str]
    """GL account that the line is posted to. Absent if nothing is posted for the line."""
    project: NotRequired[str]
    """Project code of the line. Absent if it has no value."""
    department: NotRequired[str]
    """Department code of the line. Absent if it has no value."""
    qty: NotRequired[float]
    """Quantity of the line. In unit of the line. Absent if it has no value."""
    unitCost: NotRequired[float]
    """Cost of one unit. In base currency per unit. Absent if nothing was moved and none was given."""
    differenceQty: NotRequired[float]
    """Counted quantity less the quantity in the book. In base unit of the item. Absent except on a stock take."""
    value: float
    """Value moved by the line: in positive, out negative; without sign where the type has one direction. In base currency."""

class StockAdjustmentGetResult(ReadResultResult, DocumentReferenceResult):
    fields: StockUpdateCostFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[StockAdjustmentLinesResult]
    """The lines as reloaded."""
    payments: Sequence[NoKnockOffsResult]
    """Empty: these documents have no payments."""
    knockOffs: Sequence[NoKnockOffsResult]
    """Empty: these documents settle no others."""
    links: Sequence[DocumentLinkResult]
    """The documents that it came from and went to."""
    postings: Sequence[Posting]
    """The rows that the document posts to the general ledger."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent if documents of this type cannot be updated."""
    sourceType: NotRequired[str]
    """Type of the document, which belongs to another family. Absent if it belongs to this family."""

class StockAdjustmentCreateLinePayload(TypedDict):
    itemCode: str
    """Item code of a stock item."""
    description: NotRequired[str]
    """Text of the line (default: the item’s description)."""
    description2: NotRequired[str]
    """Second text of the line."""
    furtherDescription: NotRequired[str]
    """Long text of the line, rich text."""
    uom: NotRequired[str]
    """Unit of measure of the item (default: its base unit)."""
    location: NotRequired[str]
    """Exact active stock location; takes precedence over the location of the header. Stock lines need one."""
    batchNo: NotRequired[str]
    """Batch number, for items with batch control."""
    serialNo: NotRequired[str]
    """Serial numbers, separated by commas, for items with serial numbers."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    accountNo: NotRequired[str]
    """GL account on the other side of the stock account (default: the default account of the document)."""
    project: NotRequired[str]
    """Project code of the line."""
    department: NotRequired[str]
    """Department code of the line."""
    qty: float
    """Quantity to add (positive) or to remove (negative); not zero."""
    unitCost: NotRequired[float]
    """Cost of one unit, used for quantity received (default: the cost of the stock on hand)."""

class StockAdjustmentCreatePayload(TypedDict):
    docNo: NotRequired[str]
    """Document number. Leave it out or send <<New>> to have the book generate it."""
    docDate: NotRequired[str]
    """Document date (default: the book date, if the numbering rules of the book allow it)."""
    description: NotRequired[str]
    """Narration of the whole document."""
    ref: NotRequired[str]
    """Your own reference, for example an order number of the web shop."""
    project: NotRequired[str]
    """Project code of the header; used for lines without one."""
    department: NotRequired[str]
    """Department code of the header; used for lines without one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    location: NotRequired[str]
    """Exact active location code; used for lines without one."""
    note: NotRequired[str]
    """Note of the document, plain text or RTF; a purchase order stores it as RTF. Verification compares the visible text."""
    remark1: NotRequired[str]
    """First remark."""
    remark2: NotRequired[str]
    """Second remark."""
    remark3: NotRequired[str]
    """Third remark."""
    remark4: NotRequired[str]
    """Fourth remark."""
    lines: Sequence[StockAdjustmentCreateLinePayload]
    """Lines of the document, at least one."""
    docNoFormatName: NotRequired[str]
    """Name of the numbering format for the document number."""
    saveAsDraft: NotRequired[bool]
    """Whether to save a draft, which has no number of the series and no postings."""
    verifyAfterSave: NotRequired[bool]
    """Whether to read the saved record again and return readBack checks. Without it, saving is faster."""

class StockAdjustmentValidateResult(ValidateResultResult):
    totals: ValidatedTotalsResult
    """Totals of the document."""
    postings: Sequence[Posting]
    """The rows that the document posts to the general ledger."""
    lines: Sequence[StockAdjustmentLinesResult]
    """The lines as they would be saved."""

class StockAdjustmentSavedResult(WriteResultResult, DocumentReferenceResult):
    fields: StockUpdateCostFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[StockAdjustmentLinesResult]
    """The lines as reloaded."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""

class StockAdjustmentUpdateLinePayload(TypedDict):
    dtlKey: NotRequired[Union[int, str]]
    """Key of an existing row from the get command; use the string form if possible."""
    itemCode: NotRequired[str]
    """Item code of a stock item."""
    description: NotRequired[Union[str, None]]
    """Text of the line (default: the item’s description)."""
    description2: NotRequired[Union[str, None]]
    """Second text of the line."""
    furtherDescription: NotRequired[Union[str, None]]
    """Long text of the line, rich text."""
    uom: NotRequired[str]
    """Unit of measure of the item (default: its base unit)."""
    location: NotRequired[str]
    """Exact active stock location; takes precedence over the location of the header. Stock lines need one."""
    batchNo: NotRequired[Union[str, None]]
    """Batch number, for items with batch control."""
    serialNo: NotRequired[Union[str, None]]
    """Serial numbers, separated by commas, for items with serial numbers."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    accountNo: NotRequired[Union[str, None]]
    """GL account on the other side of the stock account (default: the default account of the document)."""
    project: NotRequired[Union[str, None]]
    """Project code of the line."""
    department: NotRequired[Union[str, None]]
    """Department code of the line."""
    qty: NotRequired[float]
    """Quantity to add (positive) or to remove (negative); not zero."""
    unitCost: NotRequired[float]
    """Cost of one unit, used for quantity received (default: the cost of the stock on hand)."""

class StockAdjustmentUpdatePayload(TypedDict):
    docNo: str
    """Number of the document."""
    reason: str
    """Business reason for the change; stored in the audit trail."""
    docDate: NotRequired[str]
    """Document date (default: the book date, if the numbering rules of the book allow it)."""
    description: NotRequired[Union[str, None]]
    """Narration of the whole document."""
    ref: NotRequired[Union[str, None]]
    """Your own reference, for example an order number of the web shop."""
    project: NotRequired[Union[str, None]]
    """Project code of the header; used for lines without one."""
    department: NotRequired[Union[str, None]]
    """Department code of the header; used for lines without one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    location: NotRequired[str]
    """Exact active location code; used for lines without one."""
    note: NotRequired[Union[str, None]]
    """Note of the document, plain text or RTF; a purchase order stores it as RTF. Verification compares the visible text."""
    remark1: NotRequired[Union[str, None]]
    """First remark."""
    remark2: NotRequired[Union[str, None]]
    """Second remark."""
    remark3: NotRequired[Union[str, None]]
    """Third remark."""
    remark4: NotRequired[Union[str, None]]
    """Fourth remark."""
    validateOnly: NotRequired[bool]
    """Whether to check everything without saving. The result then has saved false."""
    docNoFormatName: NotRequired[str]
    """Name of the numbering format for the number of a draft when it is posted."""
    saveAsDraft: NotRequired[bool]
    """Send false to post a draft. The draft gets its number and is checked and posted like a new document. Without it, a draft stays a draft."""
    detailMode: NotRequired[Literal["update", "append", "replace", "delete"]]
    """What to do with the lines: update or delete existing rows by key, append rows, or replace all of them."""
    lines: NotRequired[Sequence[StockAdjustmentUpdateLinePayload]]
    """Rows to change, add or delete, depending on detailMode; not an empty array."""

class StockAdjustmentUpdatedResult(WriteResultResult, DocumentReferenceResult):
    fields: StockUpdateCostFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[StockAdjustmentLinesResult]
    """The lines as reloaded."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""
    valid: NotRequired[Literal[True]]
    """True: the payload is valid. Absent unless validateOnly is true."""
    postings: NotRequired[Sequence[Posting]]
    """The rows that the document posts to the general ledger. Absent unless validateOnly is true."""
    followed: NotRequired[Sequence[str]]
    """Fields that the update did not name and that changed with those that it names, such as the description of another item. A field of a line has the position of the line in the result before it: lines/0/description. Absent in results of earlier builds and of other drivers."""
    draftNo: NotRequired[str]
    """Number that the document had as a draft. Absent unless the update posted a draft."""

class StockReceiveCreateLinePayload(TypedDict):
    itemCode: str
    """Item code of a stock item."""
    description: NotRequired[str]
    """Text of the line (default: the item’s description)."""
    description2: NotRequired[str]
    """Second text of the line."""
    furtherDescription: NotRequired[str]
    """Long text of the line, rich text."""
    uom: NotRequired[str]
    """Unit of measure of the item (default: its base unit)."""
    location: NotRequired[str]
    """Exact active stock location; takes precedence over the location of the header. Stock lines need one."""
    batchNo: NotRequired[str]
    """Batch number, for items with batch control."""
    serialNo: NotRequired[str]
    """Serial numbers, separated by commas, for items with serial numbers."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    accountNo: NotRequired[str]
    """GL account on the other side of the stock account (default: the default account of the document)."""
    project: NotRequired[str]
    """Project code of the line."""
    department: NotRequired[str]
    """Department code of the line."""
    qty: float
    """Quantity in the unit of the line; above zero."""
    unitCost: NotRequired[float]
    """Cost of one unit, used for quantity received (default: the cost of the stock on hand)."""

class StockReceiveCreatePayload(TypedDict):
    docNo: NotRequired[str]
    """Document number. Leave it out or send <<New>> to have the book generate it."""
    docDate: NotRequired[str]
    """Document date (default: the book date, if the numbering rules of the book allow it)."""
    description: NotRequired[str]
    """Narration of the whole document."""
    ref: NotRequired[str]
    """Your own reference, for example an order number of the web shop."""
    project: NotRequired[str]
    """Project code of the header; used for lines without one."""
    department: NotRequired[str]
    """Department code of the header; used for lines without one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    location: NotRequired[str]
    """Exact active location code; used for lines without one."""
    note: NotRequired[str]
    """Note of the document, plain text or RTF; a purchase order stores it as RTF. Verification compares the visible text."""
    remark1: NotRequired[str]
    """First remark."""
    remark2: NotRequired[str]
    """Second remark."""
    remark3: NotRequired[str]
    """Third remark."""
    remark4: NotRequired[str]
    """Fourth remark."""
    lines: Sequence[StockReceiveCreateLinePayload]
    """Lines of the document, at least one."""
    docNoFormatName: NotRequired[str]
    """Name of the numbering format for the document number."""
    saveAsDraft: NotRequired[bool]
    """Whether to save a draft, which has no number of the series and no postings."""
    verifyAfterSave: NotRequired[bool]
    """Whether to read the saved record again and return readBack checks. Without it, saving is faster."""

class StockReceiveUpdateLinePayload(TypedDict):
    dtlKey: NotRequired[Union[int, str]]
    """Key of an existing row from the get command; use the string form if possible."""
    itemCode: NotRequired[str]
    """Item code of a stock item."""
    description: NotRequired[Union[str, None]]
    """Text of the line (default: the item’s description)."""
    description2: NotRequired[Union[str, None]]
    """Second text of the line."""
    furtherDescription: NotRequired[Union[str, None]]
    """Long text of the line, rich text."""
    uom: NotRequired[str]
    """Unit of measure of the item (default: its base unit)."""
    location: NotRequired[str]
    """Exact active stock location; takes precedence over the location of the header. Stock lines need one."""
    batchNo: NotRequired[Union[str, None]]
    """Batch number, for items with batch control."""
    serialNo: NotRequired[Union[str, None]]
    """Serial numbers, separated by commas, for items with serial numbers."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    accountNo: NotRequired[Union[str, None]]
    """GL account on the other side of the stock account (default: the default account of the document)."""
    project: NotRequired[Union[str, None]]
    """Project code of the line."""
    department: NotRequired[Union[str, None]]
    """Department code of the line."""
    qty: NotRequired[float]
    """Quantity in the unit of the line; above zero."""
    unitCost: NotRequired[float]
    """Cost of one unit, used for quantity received (default: the cost of the stock on hand)."""

class StockReceiveUpdatePayload(TypedDict):
    docNo: str
    """Number of the document."""
    reason: str
    """Business reason for the change; stored in the audit trail."""
    docDate: NotRequired[str]
    """Document date (default: the book date, if the numbering rules of the book allow it)."""
    description: NotRequired[Union[str, None]]
    """Narration of the whole document."""
    ref: NotRequired[Union[str, None]]
    """Your own reference, for example an order number of the web shop."""
    project: NotRequired[Union[str, None]]
    """Project code of the header; used for lines without one."""
    department: NotRequired[Union[str, None]]
    """Department code of the header; used for lines without one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    location: NotRequired[str]
    """Exact active location code; used for lines without one."""
    note: NotRequired[Union[str, None]]
    """Note of the document, plain text or RTF; a purchase order stores it as RTF. Verification compares the visible text."""
    remark1: NotRequired[Union[str, None]]
    """First remark."""
    remark2: NotRequired[Union[str, None]]
    """Second remark."""
    remark3: NotRequired[Union[str, None]]
    """Third remark."""
    remark4: NotRequired[Union[str, None]]
    """Fourth remark."""
    validateOnly: NotRequired[bool]
    """Whether to check everything without saving. The result then has saved false."""
    docNoFormatName: NotRequired[str]
    """Name of the numbering format for the number of a draft when it is posted."""
    saveAsDraft: NotRequired[bool]
    """Send false to post a draft. The draft gets its number and is checked and posted like a new document. Without it, a draft stays a draft."""
    detailMode: NotRequired[Literal["update", "append", "replace", "delete"]]
    """What to do with the lines: update or delete existing rows by key, append rows, or replace all of them."""
    lines: NotRequired[Sequence[StockReceiveUpdateLinePayload]]
    """Rows to change, add or delete, depending on detailMode; not an empty array."""

class StockIssueCreateLinePayload(TypedDict):
    itemCode: str
    """Item code of a stock item."""
    description: NotRequired[str]
    """Text of the line (default: the item’s description)."""
    description2: NotRequired[str]
    """Second text of the line."""
    furtherDescription: NotRequired[str]
    """Long text of the line, rich text."""
    uom: NotRequired[str]
    """Unit of measure of the item (default: its base unit)."""
    location: NotRequired[str]
    """Exact active stock location; takes precedence over the location of the header. Stock lines need one."""
    batchNo: NotRequired[str]
    """Batch number, for items with batch control."""
    serialNo: NotRequired[str]
    """Serial numbers, separated by commas, for items with serial numbers."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    accountNo: NotRequired[str]
    """GL account on the other side of the stock account (default: the default account of the document)."""
    project: NotRequired[str]
    """Project code of the line."""
    department: NotRequired[str]
    """Department code of the line."""
    qty: float
    """Quantity in the unit of the line; above zero."""

class StockIssueCreatePayload(TypedDict):
    docNo: NotRequired[str]
    """Document number. Leave it out or send <<New>> to have the book generate it."""
    docDate: NotRequired[str]
    """Document date (default: the book date, if the numbering rules of the book allow it)."""
    description: NotRequired[str]
    """Narration of the whole document."""
    ref: NotRequired[str]
    """Your own reference, for example an order number of the web shop."""
    project: NotRequired[str]
    """Project code of the header; used for lines without one."""
    department: NotRequired[str]
    """Department code of the header; used for lines without one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    location: NotRequired[str]
    """Exact active location code; used for lines without one."""
    note: NotRequired[str]
    """Note of the document, plain text or RTF; a purchase order stores it as RTF. Verification compares the visible text."""
    remark1: NotRequired[str]
    """First remark."""
    remark2: NotRequired[str]
    """Second remark."""
    remark3: NotRequired[str]
    """Third remark."""
    remark4: NotRequired[str]
    """Fourth remark."""
    lines: Sequence[StockIssueCreateLinePayload]
    """Lines of the document, at least one."""
    docNoFormatName: NotRequired[str]
    """Name of the numbering format for the document number."""
    saveAsDraft: NotRequired[bool]
    """Whether to save a draft, which has no number of the series and no postings."""
    verifyAfterSave: NotRequired[bool]
    """Whether to read the saved record again and return readBack checks. Without it, saving is faster."""

class StockIssueUpdateLinePayload(TypedDict):
    dtlKey: NotRequired[Union[int, str]]
    """Key of an existing row from the get command; use the string form if possible."""
    itemCode: NotRequired[str]
    """Item code of a stock item."""
    description: NotRequired[Union[str, None]]
    """Text of the line (default: the item’s description)."""
    description2: NotRequired[Union[str, None]]
    """Second text of the line."""
    furtherDescription: NotRequired[Union[str, None]]
    """Long text of the line, rich text."""
    uom: NotRequired[str]
    """Unit of measure of the item (default: its base unit)."""
    location: NotRequired[str]
    """Exact active stock location; takes precedence over the location of the header. Stock lines need one."""
    batchNo: NotRequired[Union[str, None]]
    """Batch number, for items with batch control."""
    serialNo: NotRequired[Union[str, None]]
    """Serial numbers, separated by commas, for items with serial numbers."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    accountNo: NotRequired[Union[str, None]]
    """GL account on the other side of the stock account (default: the default account of the document)."""
    project: NotRequired[Union[str, None]]
    """Project code of the line."""
    department: NotRequired[Union[str, None]]
    """Department code of the line."""
    qty: NotRequired[float]
    """Quantity in the unit of the line; above zero."""

class StockIssueUpdatePayload(TypedDict):
    docNo: str
    """Number of the document."""
    reason: str
    """Business reason for the change; stored in the audit trail."""
    docDate: NotRequired[str]
    """Document date (default: the book date, if the numbering rules of the book allow it)."""
    description: NotRequired[Union[str, None]]
    """Narration of the whole document."""
    ref: NotRequired[Union[str, None]]
    """Your own reference, for example an order number of the web shop."""
    project: NotRequired[Union[str, None]]
    """Project code of the header; used for lines without one."""
    department: NotRequired[Union[str, None]]
    """Department code of the header; used for lines without one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    location: NotRequired[str]
    """Exact active location code; used for lines without one."""
    note: NotRequired[Union[str, None]]
    """Note of the document, plain text or RTF; a purchase order stores it as RTF. Verification compares the visible text."""
    remark1: NotRequired[Union[str, None]]
    """First remark."""
    remark2: NotRequired[Union[str, None]]
    """Second remark."""
    remark3: NotRequired[Union[str, None]]
    """Third remark."""
    remark4: NotRequired[Union[str, None]]
    """Fourth remark."""
    validateOnly: NotRequired[bool]
    """Whether to check everything without saving. The result then has saved false."""
    docNoFormatName: NotRequired[str]
    """Name of the numbering format for the number of a draft when it is posted."""
    saveAsDraft: NotRequired[bool]
    """Send false to post a draft. The draft gets its number and is checked and posted like a new document. Without it, a draft stays a draft."""
    detailMode: NotRequired[Literal["update", "append", "replace", "delete"]]
    """What to do with the lines: update or delete existing rows by key, append rows, or replace all of them."""
    lines: NotRequired[Sequence[StockIssueUpdateLinePayload]]
    """Rows to change, add or delete, depending on detailMode; not an empty array."""

class StockTransferLinesListRowResult(LineHeadResult):
    itemCode: str
    """Item code of a stock item."""
    description: NotRequired[str]
    """Text of the line. Absent if it has no value."""
    description2: NotRequired[str]
    """Second text of the line. Absent if it has no value."""
    furtherDescription: NotRequired[str]
    """Long text of the line, rich text. Absent if it has no value."""
    uom: NotRequired[str]
    """Unit of measure of the item. Absent if it has no value."""
    batchNo: NotRequired[str]
    """Batch number, for items with batch control. Absent if it has no value."""
    serialNo: NotRequired[str]
    """Serial numbers, separated by commas, for items with serial numbers. Absent if it has no value."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields by name, without the UDF_ prefix. Absent if it has no value."""
    fromLocation: NotRequired[str]
    """Source location of the line. Absent if it has no value."""
    toLocation: NotRequired[str]
    """Destination location of the line. Absent if it has no value."""
    qty: NotRequired[float]
    """Quantity of the line. In unit of the line. Absent if it has no value."""
    accountNo: NotRequired[str]
    """GL account that the line is posted to. Absent if nothing is posted for the line."""
    unitCost: NotRequired[float]
    """Cost of one unit. In base currency per unit. Absent if nothing was moved and none was given."""
    differenceQty: NotRequired[float]
    """Counted quantity less the quantity in the book. In base unit of the item. Absent except on a stock take."""
    value: float
    """Value moved by the line: in positive, out negative; without sign where the type has one direction. In base currency."""

class StockTransferLinesListResult(ReadResultResult):
    rows: Sequence[StockTransferLinesListRowResult]
    """The rows."""

class StockTransferFieldsResult(DocumentFieldsResult):
    Description: NotRequired[str]
    """Narration of the whole document. Absent if it has no value."""
    Ref: NotRequired[str]
    """Your own reference, for example an order number of the web shop. Absent if it has no value."""
    ProjNo: NotRequired[str]
    """Project code of the header. Absent if it has no value."""
    DeptNo: NotRequired[str]
    """Department code of the header. Absent if it has no value."""
    UserDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields by name, without the UDF_ prefix. Absent if it has no value."""
    FromLocation: NotRequired[str]
    """Exact active source location. Absent if it has no value."""
    ToLocation: NotRequired[str]
    """Exact active destination location. Absent if it has no value."""
    Note: NotRequired[str]
    """Note of the document, plain text or RTF. Absent if it has no value."""
    Remark1: NotRequired[str]
    """First remark. Absent if it has no value."""
    Remark2: NotRequired[str]
    """Second remark. Absent if it has no value."""
    Remark3: NotRequired[str]
    """Third remark. Absent if it has no value."""
    Remark4: NotRequired[str]
    """Fourth remark. Absent if it has no value."""
    TotalQty: float
    """Quantity moved: in positive, out negative; without sign where the type has one direction. In base unit of the item."""
    TotalValue: float
    """Value moved, with the sign of TotalQty. In base currency."""

class StockTransferLinesResult(TypedDict):
    dtlKey: NotRequired[str]
    """Key of the line. Absent in the result of a validation, which saves nothing."""
    seq: int
    """Position of the line, from 1."""
    itemCode: str
    """Item code of a stock item."""
    description: NotRequired[str]
    """Text of the line. Absent if it has no value."""
    description2: NotRequired[str]
    """Second text of the line. Absent if it has no value."""
    furtherDescription: NotRequired[str]
    """Long text of the line, rich text. Absent if it has no value."""
    uom: NotRequired[str]
    """Unit of measure of the item. Absent if it has no value."""
    batchNo: NotRequired[str]
    """Batch number, for items with batch control. Absent if it has no value."""
    serialNo: NotRequired[str]
    """Serial numbers, separated by commas, for items with serial numbers. Absent if it has no value."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields by name, without the UDF_ prefix. Absent if it has no value."""
    fromLocation: NotRequired[str]
    """Source location of the line. Absent if it has no value."""
    toLocation: NotRequired[str]
    """Destination location of the line. Absent if it has no value."""
    qty: NotRequired[float]
    """Quantity of the line. In unit of the line. Absent if it has no value."""
    accountNo: NotRequired[str]
    """GL account that the line is posted to. Absent if nothing is posted for the line."""
    unitCost: NotRequired[float]
    """Cost of one unit. In base currency per unit. Absent if nothing was moved and none was given."""
    differenceQty: NotRequired[float]
    """Counted quantity less the quantity in the book. In base unit of the item. Absent except on a stock take."""
    value: float
    """Value moved by the line: in positive, out negative; without sign where the type has one direction. In base currency."""

class StockTransferGetResult(ReadResultResult, DocumentReferenceResult):
    fields: StockTransferFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[StockTransferLinesResult]
    """The lines as reloaded."""
    payments: Sequence[NoKnockOffsResult]
    """Empty: these documents have no payments."""
    knockOffs: Sequence[NoKnockOffsResult]
    """Empty: these documents settle no others."""
    links: Sequence[DocumentLinkResult]
    """The documents that it came from and went to."""
    postings: Sequence[Posting]
    """The rows that the document posts to the general ledger."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent if documents of this type cannot be updated."""
    sourceType: NotRequired[str]
    """Type of the document, which belongs to another family. Absent if it belongs to this family."""

class StockTransferCreateLinePayload(TypedDict):
    itemCode: str
    """Item code of a stock item."""
    description: NotRequired[str]
    """Text of the line (default: the item’s description)."""
    description2: NotRequired[str]
    """Second text of the line."""
    furtherDescription: NotRequired[str]
    """Long text of the line, rich text."""
    uom: NotRequired[str]
    """Unit of measure of the item (default: its base unit)."""
    batchNo: NotRequired[str]
    """Batch number, for items with batch control."""
    serialNo: NotRequired[str]
    """Serial numbers, separated by commas, for items with serial numbers."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    fromLocation: NotRequired[str]
    """Source location of the line; takes precedence over the header."""
    toLocation: NotRequired[str]
    """Destination location of the line; takes precedence over the header."""
    qty: float
    """Quantity in the unit of the line; above zero."""

class StockTransferCreatePayload(TypedDict):
    docNo: NotRequired[str]
    """Document number. Leave it out or send <<New>> to have the book generate it."""
    docDate: NotRequired[str]
    """Document date (default: the book date, if the numbering rules of the book allow it)."""
    description: NotRequired[str]
    """Narration of the whole document."""
    ref: NotRequired[str]
    """Your own reference, for example an order number of the web shop."""
    project: NotRequired[str]
    """Project code of the header; used for lines without one."""
    department: NotRequired[str]
    """Department code of the header; used for lines without one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    fromLocation: NotRequired[str]
    """Exact active source location; a line can have another."""
    toLocation: NotRequired[str]
    """Exact active destination location; a line can have another."""
    note: NotRequired[str]
    """Note of the document, plain text or RTF; a purchase order stores it as RTF. Verification compares the visible text."""
    remark1: NotRequired[str]
    """First remark."""
    remark2: NotRequired[str]
    """Second remark."""
    remark3: NotRequired[str]
    """Third remark."""
    remark4: NotRequired[str]
    """Fourth remark."""
    lines: Sequence[StockTransferCreateLinePayload]
    """Lines of the document, at least one."""
    docNoFormatName: NotRequired[str]
    """Name of the numbering format for the document number."""
    saveAsDraft: NotRequired[bool]
    """Whether to save a draft, which has no number of the series and no postings."""
    verifyAfterSave: NotRequired[bool]
    """Whether to read the saved record again and return readBack checks. Without it, saving is faster."""

class StockTransferValidateResult(ValidateResultResult):
    totals: ValidatedTotalsResult
    """Totals of the document."""
    postings: Sequence[Posting]
    """The rows that the document posts to the general ledger."""
    lines: Sequence[StockTransferLinesResult]
    """The lines as they would be saved."""

class StockTransferSavedResult(WriteResultResult, DocumentReferenceResult):
    fields: StockTransferFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[StockTransferLinesResult]
    """The lines as reloaded."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""

class StockTransferUpdateLinePayload(TypedDict):
    dtlKey: NotRequired[Union[int, str]]
    """Key of an existing row from the get command; use the string form if possible."""
    itemCode: NotRequired[str]
    """Item code of a stock item."""
    description: NotRequired[Union[str, None]]
    """Text of the line (default: the item’s description)."""
    description2: NotRequired[Union[str, None]]
    """Second text of the line."""
    furtherDescription: NotRequired[Union[str, None]]
    """Long text of the line, rich text."""
    uom: NotRequired[str]
    """Unit of measure of the item (default: its base unit)."""
    batchNo: NotRequired[Union[str, None]]
    """Batch number, for items with batch control."""
    serialNo: NotRequired[Union[str, None]]
    """Serial numbers, separated by commas, for items with serial numbers."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    fromLocation: NotRequired[str]
    """Source location of the line; takes precedence over the header."""
    toLocation: NotRequired[str]
    """Destination location of the line; takes precedence over the header."""
    qty: NotRequired[float]
    """Quantity in the unit of the line; above zero."""

class StockTransferUpdatePayload(TypedDict):
    docNo: str
    """Number of the document."""
    reason: str
    """Business reason for the change; stored in the audit trail."""
    docDate: NotRequired[str]
    """Document date (default: the book date, if the numbering rules of the book allow it)."""
    description: NotRequired[Union[str, None]]
    """Narration of the whole document."""
    ref: NotRequired[Union[str, None]]
    """Your own reference, for example an order number of the web shop."""
    project: NotRequired[Union[str, None]]
    """Project code of the header; used for lines without one."""
    department: NotRequired[Union[str, None]]
    """Department code of the header; used for lines without one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    fromLocation: NotRequired[str]
    """Exact active source location; a line can have another."""
    toLocation: NotRequired[str]
    """Exact active destination location; a line can have another."""
    note: NotRequired[Union[str, None]]
    """Note of the document, plain text or RTF; a purchase order stores it as RTF. Verification compares the visible text."""
    remark1: NotRequired[Union[str, None]]
    """First remark."""
    remark2: NotRequired[Union[str, None]]
    """Second remark."""
    remark3: NotRequired[Union[str, None]]
    """Third remark."""
    remark4: NotRequired[Union[str, None]]
    """Fourth remark."""
    validateOnly: NotRequired[bool]
    """Whether to check everything without saving. The result then has saved false."""
    docNoFormatName: NotRequired[str]
    """Name of the numbering format for the number of a draft when it is posted."""
    saveAsDraft: NotRequired[bool]
    """Send false to post a draft. The draft gets its number and is checked and posted like a new document. Without it, a draft stays a draft."""
    detailMode: NotRequired[Literal["update", "append", "replace", "delete"]]
    """What to do with the lines: update or delete existing rows by key, append rows, or replace all of them."""
    lines: NotRequired[Sequence[StockTransferUpdateLinePayload]]
    """Rows to change, add or delete, depending on detailMode; not an empty array."""

class StockTransferUpdatedResult(WriteResultResult, DocumentReferenceResult):
    fields: StockTransferFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[StockTransferLinesResult]
    """The lines as reloaded."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""
    valid: NotRequired[Literal[True]]
    """True: the payload is valid. Absent unless validateOnly is true."""
    postings: NotRequired[Sequence[Posting]]
    """The rows that the document posts to the general ledger. Absent unless validateOnly is true."""
    followed: NotRequired[Sequence[str]]
    """Fields that the update did not name and that changed with those that it names, such as the description of another item. A field of a line has the position of the line in the result before it: lines/0/description. Absent in results of earlier builds and of other drivers."""
    draftNo: NotRequired[str]
    """Number that the document had as a draft. Absent unless the update posted a draft."""

class StockTakeLinesListRowResult(LineHeadResult):
    itemCode: str
    """Item code of a stock item."""
    description: NotRequired[str]
    """Text of the line. Absent if it has no value."""
    description2: NotRequired[str]
    """Second text of the line. Absent if it has no value."""
    furtherDescription: NotRequired[str]
    """Long text of the line, rich text. Absent if it has no value."""
    uom: NotRequired[str]
    """Unit of measure of the item. Absent if it has no value."""
    location: NotRequired[str]
    """Exact active stock location. Absent if it has no value."""
    batchNo: NotRequired[str]
    """Batch number, for items with batch control. Absent if it has no value."""
    serialNo: NotRequired[str]
    """Serial numbers, separated by commas, for items with serial numbers. Absent if it has no value."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields by name, without the UDF_ prefix. Absent if it has no value."""
    countedQty: float
    """Quantity counted, in the unit of the line. In unit of the line."""
    accountNo: NotRequired[str]
    """GL account that the line is posted to. Absent if nothing is posted for the line."""
    qty: NotRequired[float]
    """Quantity of the line. In unit of the line. Absent if it has no value."""
    unitCost: NotRequired[float]
    """Cost of one unit. In base currency per unit. Absent if nothing was moved and none was given."""
    differenceQty: NotRequired[float]
    """Counted quantity less the quantity in the book. In base unit of the item. Absent except on a stock take."""
    value: float
    """Value moved by the line: in positive, out negative; without sign where the type has one direction. In base currency."""

class StockTakeLinesListResult(ReadResultResult):
    rows: Sequence[StockTakeLinesListRowResult]
    """The rows."""

class StockTakeLinesResult(TypedDict):
    dtlKey: NotRequired[str]
    """Key of the line. Absent in the result of a validation, which saves nothing."""
    seq: int
    """Position of the line, from 1."""
    itemCode: str
    """Item code of a stock item."""
    description: NotRequired[str]
    """Text of the line. Absent if it has no value."""
    description2: NotRequired[str]
    """Second text of the line. Absent if it has no value."""
    furtherDescription: NotRequired[str]
    """Long text of the line, rich text. Absent if it has no value."""
    uom: NotRequired[str]
    """Unit of measure of the item. Absent if it has no value."""
    location: NotRequired[str]
    """Exact active stock location. Absent if it has no value."""
    batchNo: NotRequired[str]
    """Batch number, for items with batch control. Absent if it has no value."""
    serialNo: NotRequired[str]
    """Serial numbers, separated by commas, for items with serial numbers. Absent if it has no value."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields by name, without the UDF_ prefix. Absent if it has no value."""
    countedQty: float
    """Quantity counted, in the unit of the line. In unit of the line."""
    accountNo: NotRequired[str]
    """GL account that the line is posted to. Absent if nothing is posted for the line."""
    qty: NotRequired[float]
    """Quantity of the line. In unit of the line. Absent if it has no value."""
    unitCost: NotRequired[float]
    """Cost of one unit. In base currency per unit. Absent if nothing was moved and none was given."""
    differenceQty: NotRequired[float]
    """Counted quantity less the quantity in the book. In base unit of the item. Absent except on a stock take."""
    value: float
    """Value moved by the line: in positive, out negative; without sign where the type has one direction. In base currency."""

class StockTakeGetResult(ReadResultResult, DocumentReferenceResult):
    fields: StockUpdateCostFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[StockTakeLinesResult]
    """The lines as reloaded."""
    payments: Sequence[NoKnockOffsResult]
    """Empty: these documents have no payments."""
    knockOffs: Sequence[NoKnockOffsResult]
    """Empty: these documents settle no others."""
    links: Sequence[DocumentLinkResult]
    """The documents that it came from and went to."""
    postings: Sequence[Posting]
    """The rows that the document posts to the general ledger."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent if documents of this type cannot be updated."""
    sourceType: NotRequired[str]
    """Type of the document, which belongs to another family. Absent if it belongs to this family."""

class StockTakeCreateLinePayload(TypedDict):
    itemCode: str
    """Item code of a stock item."""
    description: NotRequired[str]
    """Text of the line (default: the item’s description)."""
    description2: NotRequired[str]
    """Second text of the line."""
    furtherDescription: NotRequired[str]
    """Long text of the line, rich text."""
    uom: NotRequired[str]
    """Unit of measure of the item (default: its base unit)."""
    location: NotRequired[str]
    """Exact active stock location; takes precedence over the location of the header. Stock lines need one."""
    batchNo: NotRequired[str]
    """Batch number, for items with batch control."""
    serialNo: NotRequired[str]
    """Serial numbers, separated by commas, for items with serial numbers."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    countedQty: float
    """Quantity counted, in the unit of the line; zero when nothing was found."""

class StockTakeCreatePayload(TypedDict):
    docNo: NotRequired[str]
    """Document number. Leave it out or send <<New>> to have the book generate it."""
    docDate: NotRequired[str]
    """Document date (default: the book date, if the numbering rules of the book allow it)."""
    description: NotRequired[str]
    """Narration of the whole document."""
    ref: NotRequired[str]
    """Your own reference, for example an order number of the web shop."""
    project: NotRequired[str]
    """Project code of the header; used for lines without one."""
    department: NotRequired[str]
    """Department code of the header; used for lines without one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    location: NotRequired[str]
    """Exact active location code; used for lines without one."""
    note: NotRequired[str]
    """Note of the document, plain text or RTF; a purchase order stores it as RTF. Verification compares the visible text."""
    remark1: NotRequired[str]
    """First remark."""
    remark2: NotRequired[str]
    """Second remark."""
    remark3: NotRequired[str]
    """Third remark."""
    remark4: NotRequired[str]
    """Fourth remark."""
    lines: Sequence[StockTakeCreateLinePayload]
    """Lines of the document, at least one."""
    docNoFormatName: NotRequired[str]
    """Name of the numbering format for the document number."""
    saveAsDraft: NotRequired[bool]
    """Whether to save a draft, which has no number of the series and no postings."""
    verifyAfterSave: NotRequired[bool]
    """Whether to read the saved record again and return readBack checks. Without it, saving is faster."""

class StockTakeValidateResult(ValidateResultResult):
    totals: ValidatedTotalsResult
    """Totals of the document."""
    postings: Sequence[Posting]
    """The rows that the document posts to the general ledger."""
    lines: Sequence[StockTakeLinesResult]
    """The lines as they would be saved."""

class StockTakeSavedResult(WriteResultResult, DocumentReferenceResult):
    fields: StockUpdateCostFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[StockTakeLinesResult]
    """The lines as reloaded."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""

class StockTakeUpdateLinePayload(TypedDict):
    dtlKey: NotRequired[Union[int, str]]
    """Key of an existing row from the get command; use the string form if possible."""
    itemCode: NotRequired[str]
    """Item code of a stock item."""
    description: NotRequired[Union[str, None]]
    """Text of the line (default: the item’s description)."""
    description2: NotRequired[Union[str, None]]
    """Second text of the line."""
    furtherDescription: NotRequired[Union[str, None]]
    """Long text of the line, rich text."""
    uom: NotRequired[str]
    """Unit of measure of the item (default: its base unit)."""
    location: NotRequired[str]
    """Exact active stock location; takes precedence over the location of the header. Stock lines need one."""
    batchNo: NotRequired[Union[str, None]]
    """Batch number, for items with batch control."""
    serialNo: NotRequired[Union[str, None]]
    """Serial numbers, separated by commas, for items with serial numbers."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    countedQty: NotRequired[float]
    """Quantity counted, in the unit of the line; zero when nothing was found."""

class StockTakeUpdatePayload(TypedDict):
    docNo: str
    """Number of the document."""
    reason: str
    """Business reason for the change; stored in the audit trail."""
    docDate: NotRequired[str]
    """Document date (default: the book date, if the numbering rules of the book allow it)."""
    description: NotRequired[Union[str, None]]
    """Narration of the whole document."""
    ref: NotRequired[Union[str, None]]
    """Your own reference, for example an order number of the web shop."""
    project: NotRequired[Union[str, None]]
    """Project code of the header; used for lines without one."""
    department: NotRequired[Union[str, None]]
    """Department code of the header; used for lines without one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    location: NotRequired[str]
    """Exact active location code; used for lines without one."""
    note: NotRequired[Union[str, None]]
    """Note of the document, plain text or RTF; a purchase order stores it as RTF. Verification compares the visible text."""
    remark1: NotRequired[Union[str, None]]
    """First remark."""
    remark2: NotRequired[Union[str, None]]
    """Second remark."""
    remark3: NotRequired[Union[str, None]]
    """Third remark."""
    remark4: NotRequired[Union[str, None]]
    """Fourth remark."""
    validateOnly: NotRequired[bool]
    """Whether to check everything without saving. The result then has saved false."""
    docNoFormatName: NotRequired[str]
    """Name of the numbering format for the number of a draft when it is posted."""
    saveAsDraft: NotRequired[bool]
    """Send false to post a draft. The draft gets its number and is checked and posted like a new document. Without it, a draft stays a draft."""
    detailMode: NotRequired[Literal["update", "append", "replace", "delete"]]
    """What to do with the lines: update or delete existing rows by key, append rows, or replace all of them."""
    lines: NotRequired[Sequence[StockTakeUpdateLinePayload]]
    """Rows to change, add or delete, depending on detailMode; not an empty array."""

class StockTakeUpdatedResult(WriteResultResult, DocumentReferenceResult):
    fields: StockUpdateCostFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[StockTakeLinesResult]
    """The lines as reloaded."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""
    valid: NotRequired[Literal[True]]
    """True: the payload is valid. Absent unless validateOnly is true."""
    postings: NotRequired[Sequence[Posting]]
    """The rows that the document posts to the general ledger. Absent unless validateOnly is true."""
    followed: NotRequired[Sequence[str]]
    """Fields that the update did not name and that changed with those that it names, such as the description of another item. A field of a line has the position of the line in the result before it: lines/0/description. Absent in results of earlier builds and of other drivers."""
    draftNo: NotRequired[str]
    """Number that the document had as a draft. Absent unless the update posted a draft."""

class StockUomConversionLinesListRowResult(LineHeadResult):
    itemCode: str
    """Item code of a stock item."""
    description: NotRequired[str]
    """Text of the line. Absent if it has no value."""
    description2: NotRequired[str]
    """Second text of the line. Absent if it has no value."""
    furtherDescription: NotRequired[str]
    """Long text of the line, rich text. Absent if it has no value."""
    location: NotRequired[str]
    """Exact active stock location. Absent if it has no value."""
    batchNo: NotRequired[str]
    """Batch number, for items with batch control. Absent if it has no value."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields by name, without the UDF_ prefix. Absent if it has no value."""
    qty: NotRequired[float]
    """Quantity of the line. In unit of the line. Absent if it has no value."""
    fromUom: str
    """Unit to convert from."""
    toQty: NotRequired[float]
    """Quantity that results, in toUom. In unit of the line. Absent if it has no value."""
    toUom: str
    """Unit to convert to."""
    accountNo: NotRequired[str]
    """GL account that the line is posted to. Absent if nothing is posted for the line."""
    unitCost: NotRequired[float]
    """Cost of one unit. In base currency per unit. Absent if nothing was moved and none was given."""
    differenceQty: NotRequired[float]
    """Counted quantity less the quantity in the book. In base unit of the item. Absent except on a stock take."""
    value: float
    """Value moved by the line: in positive, out negative; without sign where the type has one direction. In base currency."""

class StockUomConversionLinesListResult(ReadResultResult):
    rows: Sequence[StockUomConversionLinesListRowResult]
    """The rows."""

class StockUomConversionLinesResult(TypedDict):
    dtlKey: NotRequired[str]
    """Key of the line. Absent in the result of a validation, which saves nothing."""
    seq: int
    """Position of the line, from 1."""
    itemCode: str
    """Item code of a stock item."""
    description: NotRequired[str]
    """Text of the line. Absent if it has no value."""
    description2: NotRequired[str]
    """Second text of the line. Absent if it has no value."""
    furtherDescription: NotRequired[str]
    """Long text of the line, rich text. Absent if it has no value."""
    location: NotRequired[str]
    """Exact active stock location. Absent if it has no value."""
    batchNo: NotRequired[str]
    """Batch number, for items with batch control. Absent if it has no value."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields by name, without the UDF_ prefix. Absent if it has no value."""
    qty: NotRequired[float]
    """Quantity of the line. In unit of the line. Absent if it has no value."""
    fromUom: str
    """Unit to convert from."""
    toQty: NotRequired[float]
    """Quantity that results, in toUom. In unit of the line. Absent if it has no value."""
    toUom: str
    """Unit to convert to."""
    accountNo: NotRequired[str]
    """GL account that the line is posted to. Absent if nothing is posted for the line."""
    unitCost: NotRequired[float]
    """Cost of one unit. In base currency per unit. Absent if nothing was moved and none was given."""
    differenceQty: NotRequired[float]
    """Counted quantity less the quantity in the book. In base unit of the item. Absent except on a stock take."""
    value: float
    """Value moved by the line: in positive, out negative; without sign where the type has one direction. In base currency."""

class StockUomConversionGetResult(ReadResultResult, DocumentReferenceResult):
    fields: StockUpdateCostFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[StockUomConversionLinesResult]
    """The lines as reloaded."""
    payments: Sequence[NoKnockOffsResult]
    """Empty: these documents have no payments."""
    knockOffs: Sequence[NoKnockOffsResult]
    """Empty: these documents settle no others."""
    links: Sequence[DocumentLinkResult]
    """The documents that it came from and went to."""
    postings: Sequence[Posting]
    """The rows that the document posts to the general ledger."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent if documents of this type cannot be updated."""
    sourceType: NotRequired[str]
    """Type of the document, which belongs to another family. Absent if it belongs to this family."""

class StockUomConversionCreateLinePayload(TypedDict):
    itemCode: str
    """Item code of a stock item."""
    description: NotRequired[str]
    """Text of the line (default: the item’s description)."""
    description2: NotRequired[str]
    """Second text of the line."""
    furtherDescription: NotRequired[str]
    """Long text of the line, rich text."""
    location: NotRequired[str]
    """Exact active stock location; takes precedence over the location of the header. Stock lines need one."""
    batchNo: NotRequired[str]
    """Batch number, for items with batch control."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    qty: float
    """Quantity that is converted, in fromUom; above zero."""
    fromUom: str
    """Unit to convert from."""
    toQty: NotRequired[float]
    """Quantity that results, in toUom (default: calculated from the units of the item)."""
    toUom: str
    """Unit to convert to."""

class StockUomConversionCreatePayload(TypedDict):
    docNo: NotRequired[str]
    """Document number. Leave it out or send <<New>> to have the book generate it."""
    docDate: NotRequired[str]
    """Document date (default: the book date, if the numbering rules of the book allow it)."""
    description: NotRequired[str]
    """Narration of the whole document."""
    ref: NotRequired[str]
    """Your own reference, for example an order number of the web shop."""
    project: NotRequired[str]
    """Project code of the header; used for lines without one."""
    department: NotRequired[str]
    """Department code of the header; used for lines without one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    location: NotRequired[str]
    """Exact active location code; used for lines without one."""
    note: NotRequired[str]
    """Note of the document, plain text or RTF; a purchase order stores it as RTF. Verification compares the visible text."""
    remark1: NotRequired[str]
    """First remark."""
    remark2: NotRequired[str]
    """Second remark."""
    remark3: NotRequired[str]
    """Third remark."""
    remark4: NotRequired[str]
    """Fourth remark."""
    lines: Sequence[StockUomConversionCreateLinePayload]
    """Lines of the document, at least one."""
    docNoFormatName: NotRequired[str]
    """Name of the numbering format for the document number."""
    saveAsDraft: NotRequired[bool]
    """Whether to save a draft, which has no number of the series and no postings."""
    verifyAfterSave: NotRequired[bool]
    """Whether to read the saved record again and return readBack checks. Without it, saving is faster."""

class StockUomConversionValidateResult(ValidateResultResult):
    totals: ValidatedTotalsResult
    """Totals of the document."""
    postings: Sequence[Posting]
    """The rows that the document posts to the general ledger."""
    lines: Sequence[StockUomConversionLinesResult]
    """The lines as they would be saved."""

class StockUomConversionSavedResult(WriteResultResult, DocumentReferenceResult):
    fields: StockUpdateCostFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[StockUomConversionLinesResult]
    """The lines as reloaded."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""

class StockUomConversionUpdateLinePayload(TypedDict):
    dtlKey: NotRequired[Union[int, str]]
    """Key of an existing row from the get command; use the string form if possible."""
    itemCode: NotRequired[str]
    """Item code of a stock item."""
    description: NotRequired[Union[str, None]]
    """Text of the line (default: the item’s description)."""
    description2: NotRequired[Union[str, None]]
    """Second text of the line."""
    furtherDescription: NotRequired[Union[str, None]]
    """Long text of the line, rich text."""
    location: NotRequired[str]
    """Exact active stock location; takes precedence over the location of the header. Stock lines need one."""
    batchNo: NotRequired[Union[str, None]]
    """Batch number, for items with batch control."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    qty: NotRequired[float]
    """Quantity that is converted, in fromUom; above zero."""
    fromUom: NotRequired[str]
    """Unit to convert from."""
    toQty: NotRequired[float]
    """Quantity that results, in toUom (default: calculated from the units of the item)."""
    toUom: NotRequired[str]
    """Unit to convert to."""

class StockUomConversionUpdatePayload(TypedDict):
    docNo: str
    """Number of the document."""
    reason: str
    """Business reason for the change; stored in the audit trail."""
    docDate: NotRequired[str]
    """Document date (default: the book date, if the numbering rules of the book allow it)."""
    description: NotRequired[Union[str, None]]
    """Narration of the whole document."""
    ref: NotRequired[Union[str, None]]
    """Your own reference, for example an order number of the web shop."""
    project: NotRequired[Union[str, None]]
    """Project code of the header; used for lines without one."""
    department: NotRequired[Union[str, None]]
    """Department code of the header; used for lines without one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    location: NotRequired[str]
    """Exact active location code; used for lines without one."""
    note: NotRequired[Union[str, None]]
    """Note of the document, plain text or RTF; a purchase order stores it as RTF. Verification compares the visible text."""
    remark1: NotRequired[Union[str, None]]
    """First remark."""
    remark2: NotRequired[Union[str, None]]
    """Second remark."""
    remark3: NotRequired[Union[str, None]]
    """Third remark."""
    remark4: NotRequired[Union[str, None]]
    """Fourth remark."""
    validateOnly: NotRequired[bool]
    """Whether to check everything without saving. The result then has saved false."""
    docNoFormatName: NotRequired[str]
    """Name of the numbering format for the number of a draft when it is posted."""
    saveAsDraft: NotRequired[bool]
    """Send false to post a draft. The draft gets its number and is checked and posted like a new document. Without it, a draft stays a draft."""
    detailMode: NotRequired[Literal["update", "append", "replace", "delete"]]
    """What to do with the lines: update or delete existing rows by key, append rows, or replace all of them."""
    lines: NotRequired[Sequence[StockUomConversionUpdateLinePayload]]
    """Rows to change, add or delete, depending on detailMode; not an empty array."""

class StockUomConversionUpdatedResult(WriteResultResult, DocumentReferenceResult):
    fields: StockUpdateCostFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[StockUomConversionLinesResult]
    """The lines as reloaded."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""
    valid: NotRequired[Literal[True]]
    """True: the payload is valid. Absent unless validateOnly is true."""
    postings: NotRequired[Sequence[Posting]]
    """The rows that the document posts to the general ledger. Absent unless validateOnly is true."""
    followed: NotRequired[Sequence[str]]
    """Fields that the update did not name and that changed with those that it names, such as the description of another item. A field of a line has the position of the line in the result before it: lines/0/description. Absent in results of earlier builds and of other drivers."""
    draftNo: NotRequired[str]
    """Number that the document had as a draft. Absent unless the update posted a draft."""

class RecordListItemPackagePayload(TypedDict):
    code: NotRequired[str]
    """Only the record with exactly this packageCode."""
    keys: NotRequired[Sequence[str]]
    """Only the records with these codes, 1 to 500, each once."""
    name: NotRequired[str]
    """Only records with this text in description; case does not matter."""
    isActive: NotRequired[bool]
    """Whether to return active records (true) or inactive ones (false). Leave it out for both."""
    search: NotRequired[str]
    """Only those with this text in the code or the name; case does not matter."""
    changedSince: NotRequired[str]
    """Only what was created, changed or voided at or after this timestamp. The list then starts with the latest change."""
    limit: NotRequired[int]
    """Maximum rows to return (default 5,000)."""
    cursor: NotRequired[str]
    """nextCursor from the previous result, to get the next page."""

class ItemPackageRecordLinesResult(TypedDict):
    itemCode: str
    """Item code of the component."""
    description: NotRequired[str]
    """Text of the component. Absent if it has no value."""
    desc2: NotRequired[str]
    """Second text. Absent if it has no value."""
    furtherDescription: NotRequired[str]
    """Long text of the component, rich text. Absent if it has no value."""
    uom: NotRequired[str]
    """Unit of measure of the component. Absent if it has no value."""
    qty: NotRequired[float]
    """Quantity of the component in one package. In unit of the line. Absent if it has no value."""
    unitPrice: NotRequired[float]
    """Selling price of one unit of the component. In document currency per unit. Absent if it has no value."""
    purchasePrice: NotRequired[float]
    """Purchase price of one unit of the component. In document currency per unit. Absent if it has no value."""
    taxCode: NotRequired[str]
    """Tax code of the component when it is sold. Absent if it has no value."""
    purchaseTaxCode: NotRequired[str]
    """Tax code of the component when it is bought. Absent if it has no value."""
    printOut: NotRequired[bool]
    """Whether the component is printed on documents. Absent if it has no value."""
    dtlKey: NotRequired[str]
    """Key of the row. Absent if it has no value."""
    lineKey: NotRequired[str]
    """Key of the row, as dtlKey. Absent except on item packages."""

class ItemPackageRowResult(TypedDict):
    packageCode: str
    """Code of the package."""
    description: NotRequired[str]
    """What the package is called. Absent if it has no value."""
    barCode: NotRequired[str]
    """Barcode of the package. Absent if it has no value."""
    unitPrice: NotRequired[Union[float, str]]
    """Selling price of one package, as a number or a string. In document currency per unit. Absent if it has no value."""
    isActive: bool
    """Whether new documents can use it."""
    limitedQty: NotRequired[Union[float, str]]
    """How many packages can be sold in total (a quantity). In unit of the line. Absent if it has no value."""
    lines: NotRequired[Sequence[ItemPackageRecordLinesResult]]
    """Components of the package. Absent if there are none."""
    lastModified: str
    """When the record was last changed."""

class ItemPackageListResult(ReadResultResult):
    rows: Sequence[ItemPackageRowResult]
    """The rows."""
    truncated: bool
    """Whether there are more rows than this result contains."""

class GetItemPackagePayload(TypedDict):
    packageCode: str
    """Code of the package."""

class ItemPackageRecordResult(TypedDict):
    packageCode: str
    """Code of the package."""
    description: NotRequired[str]
    """What the package is called. Absent if it has no value."""
    barCode: NotRequired[str]
    """Barcode of the package. Absent if it has no value."""
    unitPrice: NotRequired[Union[float, str]]
    """Selling price of one package, as a number or a string. In document currency per unit. Absent if it has no value."""
    isActive: bool
    """Whether new documents can use it."""
    limitedQty: NotRequired[Union[float, str]]
    """How many packages can be sold in total (a quantity). In unit of the line. Absent if it has no value."""
    lines: NotRequired[Sequence[ItemPackageRecordLinesResult]]
    """Components of the package. Absent if there are none."""

class ItemPackageFieldsResult(TypedDict):
    PackageCode: str
    """Code of the package."""
    Description: NotRequired[str]
    """What the package is called. Absent if it has no value."""
    BarCode: NotRequired[str]
    """Barcode of the package. Absent if it has no value."""
    UnitPrice: NotRequired[Union[float, str]]
    """Selling price of one package, as a number or a string. In document currency per unit. Absent if it has no value."""
    IsActive: bool
    """Whether new documents can use it."""
    LimitedQty: NotRequired[Union[float, str]]
    """How many packages can be sold in total (a quantity). In unit of the line. Absent if it has no value."""
    Lines: NotRequired[Sequence[ItemPackageRecordLinesResult]]
    """Components of the package. Absent if there are none."""
    readErrors: Sequence[ReadErrorResult]
    """Fields that the book can no longer read; empty if it can read all."""

class ItemPackageGetResult(ReadResultResult):
    code: str
    """Code of the record."""
    document: ItemPackageRecordResult
    """The record under canonical names."""
    fields: ItemPackageFieldsResult
    """The record under native names."""
    lines: Sequence[ItemPackageRecordLinesResult]
    """The components, as in document."""
    fieldCapabilities: FieldCapabilities
    """What an update can do with each field, by native name."""

class ItemPackageCreateLinePayload(TypedDict):
    itemCode: str
    """Item code of the component."""
    description: NotRequired[str]
    """Text of the component (default: the item’s description)."""
    desc2: NotRequired[str]
    """Second text; rejected if the installed version does not support it."""
    furtherDescription: NotRequired[str]
    """Long text of the component, rich text."""
    uom: NotRequired[str]
    """Unit of measure of the component (default: the item’s base unit)."""
    qty: NotRequired[float]
    """Quantity of the component in one package (default: 1 for a new component)."""
    unitPrice: NotRequired[float]
    """Selling price of one unit of the component."""
    purchasePrice: NotRequired[float]
    """Purchase price of one unit of the component."""
    taxCode: NotRequired[str]
    """Tax code of the component when it is sold."""
    purchaseTaxCode: NotRequired[str]
    """Tax code of the component when it is bought; an empty string clears it."""
    printOut: NotRequired[bool]
    """Whether the component is printed on documents."""

class ItemPackageCreatePayload(TypedDict):
    packageCode: str
    """Code of the package."""
    description: NotRequired[str]
    """What the package is called."""
    barCode: NotRequired[str]
    """Barcode of the package."""
    unitPrice: NotRequired[Union[float, str]]
    """Selling price of one package, as a number or a string."""
    isActive: NotRequired[bool]
    """Whether the package is active."""
    limitedQty: NotRequired[Union[float, str]]
    """How many packages can be sold in total (a quantity)."""
    allowDuplicateItemCode: NotRequired[bool]
    """Whether the same component item is allowed more than once, in this request only."""
    lines: NotRequired[Sequence[ItemPackageCreateLinePayload]]
    """Components of the package."""
    itemCode: NotRequired[str]
    """Single component: its item code. Send this or lines, not both."""
    qty: NotRequired[float]
    """Single component: its quantity in one package (default: 1 for a new component)."""
    uom: NotRequired[str]
    """Single component: its unit of measure."""
    lineDescription: NotRequired[str]
    """Single component: its text."""
    lineDescription2: NotRequired[str]
    """Single component: its second text."""
    furtherDescription: NotRequired[str]
    """Single component: its long text."""
    lineUnitPrice: NotRequired[float]
    """Single component: its selling price."""
    purchasePrice: NotRequired[float]
    """Single component: its purchase price."""
    taxCode: NotRequired[str]
    """Single component: its tax code when sold."""
    purchaseTaxCode: NotRequired[str]
    """Single component: its tax code when bought; an empty string clears it."""
    verifyAfterSave: NotRequired[bool]
    """Whether to read the saved record again and return readBack checks. Without it, saving is faster."""

class ItemPackageValidateResult(ValidateResultResult):
    code: str
    """Code of the record."""
    fields: ItemPackageFieldsResult
    """The record as it would be saved, under native names."""

class ItemPackageSavedResult(WriteResultResult):
    code: str
    """Code of the record."""
    document: ItemPackageRecordResult
    """The record under canonical names."""
    fields: ItemPackageFieldsResult
    """The record under native names."""
    lines: Sequence[ItemPackageRecordLinesResult]
    """The components, as in document."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""

class ItemPackageUpdateLinePayload(TypedDict):
    itemCode: NotRequired[str]
    """Item code of the component."""
    description: NotRequired[Union[str, None]]
    """Text of the component (default: the item’s description)."""
    desc2: NotRequired[Union[str, None]]
    """Second text; rejected if the installed version does not support it."""
    furtherDescription: NotRequired[Union[str, None]]
    """Long text of the component, rich text."""
    uom: NotRequired[str]
    """Unit of measure of the component (default: the item’s base unit)."""
    qty: NotRequired[float]
    """Quantity of the component in one package (default: 1 for a new component)."""
    unitPrice: NotRequired[float]
    """Selling price of one unit of the component."""
    purchasePrice: NotRequired[float]
    """Purchase price of one unit of the component."""
    taxCode: NotRequired[Union[str, None]]
    """Tax code of the component when it is sold."""
    purchaseTaxCode: NotRequired[Union[str, None]]
    """Tax code of the component when it is bought; an empty string clears it."""
    printOut: NotRequired[bool]
    """Whether the component is printed on documents."""
    lineKey: NotRequired[Union[int, str]]
    """Key of an existing component, from get-item-package; prefer the string."""
    dtlKey: NotRequired[Union[int, str]]
    """The same key under its native name; when both are sent they must be equal."""

class ItemPackageUpdatePayload(TypedDict):
    packageCode: str
    """Code of the package."""
    description: NotRequired[Union[str, None]]
    """What the package is called."""
    barCode: NotRequired[Union[str, None]]
    """Barcode of the package."""
    unitPrice: NotRequired[Union[float, str]]
    """Selling price of one package, as a number or a string."""
    isActive: NotRequired[bool]
    """Whether the package is active."""
    limitedQty: NotRequired[Union[float, str]]
    """How many packages can be sold in total (a quantity)."""
    allowDuplicateItemCode: NotRequired[bool]
    """Whether the same component item is allowed more than once, in this request only."""
    lines: NotRequired[Sequence[ItemPackageUpdateLinePayload]]
    """Components to change, add or delete, depending on detailMode; not an empty array."""
    itemCode: NotRequired[str]
    """Single component: its item code. Send this or lines, not both."""
    qty: NotRequired[float]
    """Single component: its quantity in one package (default: 1 for a new component)."""
    uom: NotRequired[str]
    """Single component: its unit of measure."""
    lineDescription: NotRequired[Union[str, None]]
    """Single component: its text."""
    lineDescription2: NotRequired[Union[str, None]]
    """Single component: its second text."""
    furtherDescription: NotRequired[Union[str, None]]
    """Single component: its long text."""
    lineUnitPrice: NotRequired[float]
    """Single component: its selling price."""
    purchasePrice: NotRequired[float]
    """Single component: its purchase price."""
    taxCode: NotRequired[Union[str, None]]
    """Single component: its tax code when sold."""
    purchaseTaxCode: NotRequired[Union[str, None]]
    """Single component: its tax code when bought; an empty string clears it."""
    lineKey: NotRequired[Union[int, str]]
    """Single component: key of the existing component to change or delete."""
    dtlKey: NotRequired[Union[int, str]]
    """Single component: the same key under its native name."""
    detailMode: NotRequired[Literal["update", "append", "replace", "delete"]]
    """What to do with the components: update or delete existing ones by key, append new ones, or replace all of them (default: update)."""
    validateOnly: NotRequired[bool]
    """Whether to check everything without saving. The result then has saved false."""
    reason: str
    """Business reason for the change, also for a preview; kept in the audit trail."""

class ItemPackageUpdatedResult(WriteResultResult):
    code: str
    """Code of the record."""
    document: NotRequired[ItemPackageRecordResult]
    """The record under canonical names. Absent if validateOnly is true."""
    fields: ItemPackageFieldsResult
    """The record under native names."""
    lines: NotRequired[Sequence[ItemPackageRecordLinesResult]]
    """The components, as in document. Absent if validateOnly is true."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""
    valid: NotRequired[Literal[True]]
    """True: the payload is valid. Absent unless validateOnly is true."""

class WithdrawItemPackagePayload(TypedDict):
    packageCode: str
    """Code of the package."""
    reason: NotRequired[str]
    """Reason; stored in the audit trail."""

class RecordDeletedResult(WriteResultResult):
    code: str
    """Code of the record."""

class RecordListItemBomPayload(TypedDict):
    code: NotRequired[str]
    """Only the record with exactly this itemCode."""
    keys: NotRequired[Sequence[str]]
    """Only the records with these codes, 1 to 500, each once."""
    isActive: NotRequired[bool]
    """Whether to return active records (true) or inactive ones (false). Leave it out for both."""
    search: NotRequired[str]
    """Only those with this text in the code; case does not matter."""
    changedSince: NotRequired[str]
    """Only what was created, changed or voided at or after this timestamp. The list then starts with the latest change."""
    limit: NotRequired[int]
    """Maximum rows to return (default 5,000)."""
    cursor: NotRequired[str]
    """nextCursor from the previous result, to get the next page."""

class ItemBomRecordLinesResult(TypedDict):
    itemCode: str
    """Item code of the component."""
    qty: float
    """Quantity of the component in one base unit of the finished good. In unit of the line."""
    uom: NotRequired[str]
    """Unit of measure of the component. Absent if it has no value."""
    dtlKey: NotRequired[str]
    """Key of the row. Absent if it has no value."""
    lineKey: NotRequired[str]
    """Key of the row, as dtlKey. Absent except on item packages."""

class ItemBomRowResult(TypedDict):
    itemCode: str
    """Item code of the finished good."""
    isActive: bool
    """Whether new documents can use it."""
    lines: Sequence[ItemBomRecordLinesResult]
    """Components of one unit of the finished good, at least one."""
    lastModified: str
    """When the record was last changed."""

class ItemBomListResult(ReadResultResult):
    rows: Sequence[ItemBomRowResult]
    """The rows."""
    truncated: bool
    """Whether there are more rows than this result contains."""

class GetItemBomPayload(TypedDict):
    itemCode: str
    """Item code of the finished good."""

class ItemBomRecordResult(TypedDict):
    itemCode: str
    """Item code of the finished good."""
    isActive: bool
    """Whether new documents can use it."""
    lines: Sequence[ItemBomRecordLinesResult]
    """Components of one unit of the finished good, at least one."""

class ItemBomFieldsResult(TypedDict):
    ItemCode: str
    """Item code of the finished good."""
    IsActive: bool
    """Whether new documents can use it."""
    Lines: Sequence[ItemBomRecordLinesResult]
    """Components of one unit of the finished good, at least one."""
    readErrors: Sequence[ReadErrorResult]
    """Fields that the book can no longer read; empty if it can read all."""

class ItemBomGetResult(ReadResultResult):
    code: str
    """Code of the record."""
    document: ItemBomRecordResult
    """The record under canonical names."""
    fields: ItemBomFieldsResult
    """The record under native names."""
    lines: Sequence[ItemBomRecordLinesResult]
    """The components, as in document."""
    fieldCapabilities: FieldCapabilities
    """What an update can do with each field, by native name."""

class ItemBomCreateLinePayload(TypedDict):
    itemCode: str
    """Item code of the component."""
    qty: float
    """Quantity of the component in one base unit of the finished good; above zero."""
    uom: NotRequired[str]
    """Unit of measure of the component (default: its base unit)."""

class ItemBomCreatePayload(TypedDict):
    itemCode: str
    """Item code of the finished good."""
    lines: Sequence[ItemBomCreateLinePayload]
    """Components of one unit of the finished good, at least one."""
    isActive: NotRequired[bool]
    """Whether the bill of materials is active."""
    verifyAfterSave: NotRequired[bool]
    """Whether to read the saved record again and return readBack checks. Without it, saving is faster."""

class ItemBomValidateResult(ValidateResultResult):
    code: str
    """Code of the record."""
    fields: ItemBomFieldsResult
    """The record as it would be saved, under native names."""

class ItemBomSavedResult(WriteResultResult):
    code: str
    """Code of the record."""
    document: ItemBomRecordResult
    """The record under canonical names."""
    fields: ItemBomFieldsResult
    """The record under native names."""
    lines: Sequence[ItemBomRecordLinesResult]
    """The components, as in document."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""

class ItemBomUpdateLinePayload(TypedDict):
    dtlKey: NotRequired[Union[int, str]]
    """Key of an existing row from the get command; use the string form if possible."""
    itemCode: NotRequired[str]
    """Item code of the component."""
    qty: NotRequired[float]
    """Quantity of the component in one base unit of the finished good; above zero."""
    uom: NotRequired[str]
    """Unit of measure of the component (default: its base unit)."""

class ItemBomUpdatePayload(TypedDict):
    itemCode: str
    """Item code of the finished good."""
    reason: str
    """Business reason for the change; stored in the audit trail."""
    isActive: NotRequired[bool]
    """Whether the bill of materials is active."""
    validateOnly: NotRequired[bool]
    """Whether to check everything without saving. The result then has saved false."""
    detailMode: NotRequired[Literal["update", "append", "replace", "delete"]]
    """What to do with the lines: update or delete existing rows by key, append rows, or replace all of them."""
    lines: NotRequired[Sequence[ItemBomUpdateLinePayload]]
    """Rows to change, add or delete, depending on detailMode; not an empty array."""

class ItemBomUpdatedResult(WriteResultResult):
    code: str
    """Code of the record."""
    document: NotRequired[ItemBomRecordResult]
    """The record under canonical names. Absent if validateOnly is true."""
    fields: ItemBomFieldsResult
    """The record under native names."""
    lines: NotRequired[Sequence[ItemBomRecordLinesResult]]
    """The components, as in document. Absent if validateOnly is true."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""
    valid: NotRequired[Literal[True]]
    """True: the payload is valid. Absent unless validateOnly is true."""

class WithdrawItemBomPayload(TypedDict):
    itemCode: str
    """Item code of the finished good."""
    reason: NotRequired[str]
    """Reason; stored in the audit trail."""

class StockAssemblyFieldsResult(DocumentFieldsResult):
    Description: NotRequired[str]
    """Narration of the whole document. Absent if it has no value."""
    Ref: NotRequired[str]
    """Your own reference, for example an order number of the web shop. Absent if it has no value."""
    ProjNo: NotRequired[str]
    """Project code of the header. Absent if it has no value."""
    DeptNo: NotRequired[str]
    """Department code of the header. Absent if it has no value."""
    UserDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields by name, without the UDF_ prefix. Absent if it has no value."""
    ItemCode: NotRequired[str]
    """Item code of the finished good. Absent if it has no value."""
    Qty: NotRequired[float]
    """How many of the finished good, in its base unit. In unit of the line. Absent if it has no value."""
    Location: NotRequired[str]
    """Exact active location of the finished good. Absent if it has no value."""
    BatchNo: NotRequired[str]
    """Batch of the finished good, where it is kept by batch. Absent if it has no value."""
    SerialNo: NotRequired[str]
    """Serial numbers of the finished good, separated by commas, where it is kept by serial number. Absent if it has no value."""
    AssemblyCost: NotRequired[float]
    """Cost of assembling one finished good, on top of its components. In base currency per unit. Absent if it has no value."""
    Note: NotRequired[str]
    """Note of the document, plain text or RTF. Absent if it has no value."""
    Remark1: NotRequired[str]
    """First remark. Absent if it has no value."""
    Remark2: NotRequired[str]
    """Second remark. Absent if it has no value."""
    Remark3: NotRequired[str]
    """Third remark. Absent if it has no value."""
    Remark4: NotRequired[str]
    """Fourth remark. Absent if it has no value."""
    FromDocNo: NotRequired[str]
    """Number of the assembly order. Absent if it has no value."""
    TotalQty: float
    """Quantity moved: in positive, out negative; without sign where the type has one direction. In base unit of the item."""
    TotalValue: float
    """Value moved, with the sign of TotalQty. In base currency."""
    StockAccountNo: NotRequired[str]
    """Stock GL account of the finished good. Absent if it has no value."""

class StockAssemblyLinesResult(TypedDict):
    dtlKey: NotRequired[str]
    """Key of the line. Absent in the result of a validation, which saves nothing."""
    seq: int
    """Position of the line, from 1."""
    itemCode: str
    """Item code of the component."""
    qty: NotRequired[float]
    """Quantity of the line. In unit of the line. Absent if it has no value."""
    uom: NotRequired[str]
    """Unit of measure of the component. Absent if it has no value."""
    description: NotRequired[str]
    """Text of the line. Absent if it has no value."""
    location: NotRequired[str]
    """Location of the component. Absent if it has no value."""
    batchNo: NotRequired[str]
    """Batch number, for items with batch control. Absent if it has no value."""
    serialNo: NotRequired[str]
    """Serial numbers, separated by commas, for items with serial numbers. Absent if it has no value."""
    project: NotRequired[str]
    """Project code of the line. Absent if it has no value."""
    department: NotRequired[str]
    """Department code of the line. Absent if it has no value."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields by name, without the UDF_ prefix. Absent if it has no value."""
    accountNo: NotRequired[str]
    """GL account that the line is posted to. Absent if nothing is posted for the line."""
    unitCost: NotRequired[float]
    """Cost of one unit. In base currency per unit. Absent if nothing was moved and none was given."""
    differenceQty: NotRequired[float]
    """Counted quantity less the quantity in the book. In base unit of the item. Absent except on a stock take."""
    value: float
    """Value moved by the line: in positive, out negative; without sign where the type has one direction. In base currency."""

class StockAssemblyGetResult(ReadResultResult, DocumentReferenceResult):
    fields: StockAssemblyFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[StockAssemblyLinesResult]
    """The lines as reloaded."""
    payments: Sequence[NoKnockOffsResult]
    """Empty: these documents have no payments."""
    knockOffs: Sequence[NoKnockOffsResult]
    """Empty: these documents settle no others."""
    links: Sequence[DocumentLinkResult]
    """The documents that it came from and went to."""
    postings: Sequence[Posting]
    """The rows that the document posts to the general ledger."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent if documents of this type cannot be updated."""
    sourceType: NotRequired[str]
    """Type of the document, which belongs to another family. Absent if it belongs to this family."""

class StockAssemblyCreateLinePayload(TypedDict):
    itemCode: str
    """Item code of the component."""
    qty: float
    """Quantity of the component in one base unit of the finished good; above zero."""
    uom: NotRequired[str]
    """Unit of measure of the component (default: its base unit)."""
    description: NotRequired[str]
    """Text of the line (default: the item’s description)."""
    location: NotRequired[str]
    """Location of the component (default: the header’s)."""
    batchNo: NotRequired[str]
    """Batch number, for items with batch control."""
    serialNo: NotRequired[str]
    """Serial numbers, separated by commas, for items with serial numbers."""
    project: NotRequired[str]
    """Project code of the line."""
    department: NotRequired[str]
    """Department code of the line."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""

class StockAssemblyCreatePayload(TypedDict):
    docNo: NotRequired[str]
    """Document number. Leave it out or send <<New>> to have the book generate it."""
    docDate: NotRequired[str]
    """Document date (default: the book date, if the numbering rules of the book allow it)."""
    description: NotRequired[str]
    """Narration of the whole document."""
    ref: NotRequired[str]
    """Your own reference, for example an order number of the web shop."""
    project: NotRequired[str]
    """Project code of the header; used for lines without one."""
    department: NotRequired[str]
    """Department code of the header; used for lines without one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    itemCode: NotRequired[str]
    """Item code of the finished good."""
    qty: NotRequired[float]
    """How many of the finished good, in its base unit; above zero."""
    location: NotRequired[str]
    """Exact active location of the finished good; components are at the same location unless their line has another."""
    batchNo: NotRequired[str]
    """Batch of the finished good, where it is kept by batch."""
    serialNo: NotRequired[str]
    """Serial numbers of the finished good, separated by commas, where it is kept by serial number."""
    assemblyCost: NotRequired[float]
    """Cost of assembling one finished good, on top of its components."""
    note: NotRequired[str]
    """Note of the document, plain text or RTF; a purchase order stores it as RTF. Verification compares the visible text."""
    remark1: NotRequired[str]
    """First remark."""
    remark2: NotRequired[str]
    """Second remark."""
    remark3: NotRequired[str]
    """Third remark."""
    remark4: NotRequired[str]
    """Fourth remark."""
    fromDocNo: NotRequired[str]
    """Number of the assembly order. Fields you leave out are copied from it; the default quantity is its outstanding quantity."""
    lines: NotRequired[Sequence[StockAssemblyCreateLinePayload]]
    """Components to use instead of the bill of materials, with quantities for one finished good (default: the bill of materials)."""
    docNoFormatName: NotRequired[str]
    """Name of the numbering format for the document number."""
    saveAsDraft: NotRequired[bool]
    """Whether to save a draft, which has no number of the series and no postings."""
    verifyAfterSave: NotRequired[bool]
    """Whether to read the saved record again and return readBack checks. Without it, saving is faster."""

class StockAssemblyValidateResult(ValidateResultResult):
    totals: ValidatedTotalsResult
    """Totals of the document."""
    postings: Sequence[Posting]
    """The rows that the document posts to the general ledger."""
    lines: Sequence[StockAssemblyLinesResult]
    """The lines as they would be saved."""

class StockAssemblySavedResult(WriteResultResult, DocumentReferenceResult):
    fields: StockAssemblyFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[StockAssemblyLinesResult]
    """The lines as reloaded."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""

class StockAssemblyUpdateLinePayload(TypedDict):
    dtlKey: NotRequired[Union[int, str]]
    """Key of an existing row from the get command; use the string form if possible."""
    itemCode: NotRequired[str]
    """Item code of the component."""
    qty: NotRequired[float]
    """Quantity of the component in one base unit of the finished good; above zero."""
    uom: NotRequired[str]
    """Unit of measure of the component (default: its base unit)."""
    description: NotRequired[Union[str, None]]
    """Text of the line (default: the item’s description)."""
    location: NotRequired[str]
    """Location of the component (default: the header’s)."""
    batchNo: NotRequired[Union[str, None]]
    """Batch number, for items with batch control."""
    serialNo: NotRequired[Union[str, None]]
    """Serial numbers, separated by commas, for items with serial numbers."""
    project: NotRequired[Union[str, None]]
    """Project code of the line."""
    department: NotRequired[Union[str, None]]
    """Department code of the line."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""

class StockAssemblyUpdatePayload(TypedDict):
    docNo: str
    """Number of the document."""
    reason: str
    """Business reason for the change; stored in the audit trail."""
    docDate: NotRequired[str]
    """Document date (default: the book date, if the numbering rules of the book allow it)."""
    description: NotRequired[Union[str, None]]
    """Narration of the whole document."""
    ref: NotRequired[Union[str, None]]
    """Your own reference, for example an order number of the web shop."""
    project: NotRequired[Union[str, None]]
    """Project code of the header; used for lines without one."""
    department: NotRequired[Union[str, None]]
    """Department code of the header; used for lines without one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    itemCode: NotRequired[str]
    """Item code of the finished good."""
    qty: NotRequired[float]
    """How many of the finished good, in its base unit; above zero."""
    location: NotRequired[str]
    """Exact active location of the finished good; components are at the same location unless their line has another."""
    batchNo: NotRequired[str]
    """Batch of the finished good, where it is kept by batch."""
    serialNo: NotRequired[str]
    """Serial numbers of the finished good, separated by commas, where it is kept by serial number."""
    assemblyCost: NotRequired[float]
    """Cost of assembling one finished good, on top of its components."""
    note: NotRequired[Union[str, None]]
    """Note of the document, plain text or RTF; a purchase order stores it as RTF. Verification compares the visible text."""
    remark1: NotRequired[Union[str, None]]
    """First remark."""
    remark2: NotRequired[Union[str, None]]
    """Second remark."""
    remark3: NotRequired[Union[str, None]]
    """Third remark."""
    remark4: NotRequired[Union[str, None]]
    """Fourth remark."""
    validateOnly: NotRequired[bool]
    """Whether to check everything without saving. The result then has saved false."""
    docNoFormatName: NotRequired[str]
    """Name of the numbering format for the number of a draft when it is posted."""
    saveAsDraft: NotRequired[bool]
    """Send false to post a draft. The draft gets its number and is checked and posted like a new document. Without it, a draft stays a draft."""
    detailMode: NotRequired[Literal["update", "append", "replace", "delete"]]
    """What to do with the lines: update or delete existing rows by key, append rows, or replace all of them."""
    lines: NotRequired[Sequence[StockAssemblyUpdateLinePayload]]
    """Rows to change, add or delete, depending on detailMode; not an empty array."""

class StockAssemblyUpdatedResult(WriteResultResult, DocumentReferenceResult):
    fields: StockAssemblyFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[StockAssemblyLinesResult]
    """The lines as reloaded."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""
    valid: NotRequired[Literal[True]]
    """True: the payload is valid. Absent unless validateOnly is true."""
    postings: NotRequired[Sequence[Posting]]
    """The rows that the document posts to the general ledger. Absent unless validateOnly is true."""
    followed: NotRequired[Sequence[str]]
    """Fields that the update did not name and that changed with those that it names, such as the description of another item. A field of a line has the position of the line in the result before it: lines/0/description. Absent in results of earlier builds and of other drivers."""
    draftNo: NotRequired[str]
    """Number that the document had as a draft. Absent unless the update posted a draft."""

class StockAssemblyOrderFieldsResult(DocumentFieldsResult):
    Description: NotRequired[str]
    """Narration of the whole document. Absent if it has no value."""
    Ref: NotRequired[str]
    """Your own reference, for example an order number of the web shop. Absent if it has no value."""
    ProjNo: NotRequired[str]
    """Project code of the header. Absent if it has no value."""
    DeptNo: NotRequired[str]
    """Department code of the header. Absent if it has no value."""
    UserDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields by name, without the UDF_ prefix. Absent if it has no value."""
    ItemCode: str
    """Item code of the finished good."""
    Qty: float
    """How many of the finished good, in its base unit. In unit of the line."""
    Location: NotRequired[str]
    """Exact active location of the finished good. Absent if it has no value."""
    BatchNo: NotRequired[str]
    """Batch of the finished good, where it is kept by batch. Absent if it has no value."""
    SerialNo: NotRequired[str]
    """Serial numbers of the finished good, separated by commas, where it is kept by serial number. Absent if it has no value."""
    AssemblyCost: NotRequired[float]
    """Cost of assembling one finished good, on top of its components. In base currency per unit. Absent if it has no value."""
    Note: NotRequired[str]
    """Note of the document, plain text or RTF. Absent if it has no value."""
    Remark1: NotRequired[str]
    """First remark. Absent if it has no value."""
    Remark2: NotRequired[str]
    """Second remark. Absent if it has no value."""
    Remark3: NotRequired[str]
    """Third remark. Absent if it has no value."""
    Remark4: NotRequired[str]
    """Fourth remark. Absent if it has no value."""
    TotalQty: float
    """Quantity moved: in positive, out negative; without sign where the type has one direction. In base unit of the item."""
    TotalValue: float
    """Value moved, with the sign of TotalQty. In base currency."""
    StockAccountNo: NotRequired[str]
    """Stock GL account of the finished good. Absent if it has no value."""
    TransferedQty: NotRequired[float]
    """Quantity already assembled. In unit of the line. Absent except in the result of get."""
    OutstandingQty: NotRequired[float]
    """Quantity that is still to be assembled. In unit of the line. Absent except in the result of get."""

class StockAssemblyOrderGetResult(ReadResultResult, DocumentReferenceResult):
    fields: StockAssemblyOrderFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[StockAssemblyLinesResult]
    """The lines as reloaded."""
    payments: Sequence[NoKnockOffsResult]
    """Empty: these documents have no payments."""
    knockOffs: Sequence[NoKnockOffsResult]
    """Empty: these documents settle no others."""
    links: Sequence[DocumentLinkResult]
    """The documents that it came from and went to."""
    postings: Sequence[Posting]
    """The rows that the document posts to the general ledger."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent if documents of this type cannot be updated."""
    sourceType: NotRequired[str]
    """Type of the document, which belongs to another family. Absent if it belongs to this family."""

class StockAssemblyOrderCreatePayload(TypedDict):
    docNo: NotRequired[str]
    """Document number. Leave it out or send <<New>> to have the book generate it."""
    docDate: NotRequired[str]
    """Document date (default: the book date, if the numbering rules of the book allow it)."""
    description: NotRequired[str]
    """Narration of the whole document."""
    ref: NotRequired[str]
    """Your own reference, for example an order number of the web shop."""
    project: NotRequired[str]
    """Project code of the header; used for lines without one."""
    department: NotRequired[str]
    """Department code of the header; used for lines without one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    itemCode: str
    """Item code of the finished good."""
    qty: float
    """How many of the finished good, in its base unit; above zero."""
    location: NotRequired[str]
    """Exact active location of the finished good; components are at the same location unless their line has another."""
    batchNo: NotRequired[str]
    """Batch of the finished good, where it is kept by batch."""
    serialNo: NotRequired[str]
    """Serial numbers of the finished good, separated by commas, where it is kept by serial number."""
    assemblyCost: NotRequired[float]
    """Cost of assembling one finished good, on top of its components."""
    note: NotRequired[str]
    """Note of the document, plain text or RTF; a purchase order stores it as RTF. Verification compares the visible text."""
    remark1: NotRequired[str]
    """First remark."""
    remark2: NotRequired[str]
    """Second remark."""
    remark3: NotRequired[str]
    """Third remark."""
    remark4: NotRequired[str]
    """Fourth remark."""
    lines: NotRequired[Sequence[StockAssemblyCreateLinePayload]]
    """Components to use instead of the bill of materials, with quantities for one finished good (default: the bill of materials)."""
    docNoFormatName: NotRequired[str]
    """Name of the numbering format for the document number."""
    saveAsDraft: NotRequired[bool]
    """Whether to save a draft, which has no number of the series and no postings."""
    verifyAfterSave: NotRequired[bool]
    """Whether to read the saved record again and return readBack checks. Without it, saving is faster."""

class StockAssemblyOrderSavedResult(WriteResultResult, DocumentReferenceResult):
    fields: StockAssemblyOrderFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[StockAssemblyLinesResult]
    """The lines as reloaded."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""

class StockAssemblyOrderUpdatedResult(WriteResultResult, DocumentReferenceResult):
    fields: StockAssemblyOrderFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[StockAssemblyLinesResult]
    """The lines as reloaded."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""
    valid: NotRequired[Literal[True]]
    """True: the payload is valid. Absent unless validateOnly is true."""
    postings: NotRequired[Sequence[Posting]]
    """The rows that the document posts to the general ledger. Absent unless validateOnly is true."""
    followed: NotRequired[Sequence[str]]
    """Fields that the update did not name and that changed with those that it names, such as the description of another item. A field of a line has the position of the line in the result before it: lines/0/description. Absent in results of earlier builds and of other drivers."""
    draftNo: NotRequired[str]
    """Number that the document had as a draft. Absent unless the update posted a draft."""

class StockDisassemblyFieldsResult(DocumentFieldsResult):
    Description: NotRequired[str]
    """Narration of the whole document. Absent if it has no value."""
    Ref: NotRequired[str]
    """Your own reference, for example an order number of the web shop. Absent if it has no value."""
    ProjNo: NotRequired[str]
    """Project code of the header. Absent if it has no value."""
    DeptNo: NotRequired[str]
    """Department code of the header. Absent if it has no value."""
    UserDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields by name, without the UDF_ prefix. Absent if it has no value."""
    ItemCode: str
    """Item code of the finished good."""
    Qty: float
    """How many of the finished good, in its base unit. In unit of the line."""
    Location: NotRequired[str]
    """Exact active location of the finished good. Absent if it has no value."""
    BatchNo: NotRequired[str]
    """Batch of the finished good, where it is kept by batch. Absent if it has no value."""
    SerialNo: NotRequired[str]
    """Serial numbers of the finished good, separated by commas, where it is kept by serial number. Absent if it has no value."""
    Note: NotRequired[str]
    """Note of the document, plain text or RTF. Absent if it has no value."""
    Remark1: NotRequired[str]
    """First remark. Absent if it has no value."""
    Remark2: NotRequired[str]
    """Second remark. Absent if it has no value."""
    Remark3: NotRequired[str]
    """Third remark. Absent if it has no value."""
    Remark4: NotRequired[str]
    """Fourth remark. Absent if it has no value."""
    TotalQty: float
    """Quantity moved: in positive, out negative; without sign where the type has one direction. In base unit of the item."""
    TotalValue: float
    """Value moved, with the sign of TotalQty. In base currency."""
    StockAccountNo: NotRequired[str]
    """Stock GL account of the finished good. Absent if it has no value."""

class StockDisassemblyGetResult(ReadResultResult, DocumentReferenceResult):
    fields: StockDisassemblyFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[StockAssemblyLinesResult]
    """The lines as reloaded."""
    payments: Sequence[NoKnockOffsResult]
    """Empty: these documents have no payments."""
    knockOffs: Sequence[NoKnockOffsResult]
    """Empty: these documents settle no others."""
    links: Sequence[DocumentLinkResult]
    """The documents that it came from and went to."""
    postings: Sequence[Posting]
    """The rows that the document posts to the general ledger."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent if documents of this type cannot be updated."""
    sourceType: NotRequired[str]
    """Type of the document, which belongs to another family. Absent if it belongs to this family."""

class StockDisassemblyCreatePayload(TypedDict):
    docNo: NotRequired[str]
    """Document number. Leave it out or send <<New>> to have the book generate it."""
    docDate: NotRequired[str]
    """Document date (default: the book date, if the numbering rules of the book allow it)."""
    description: NotRequired[str]
    """Narration of the whole document."""
    ref: NotRequired[str]
    """Your own reference, for example an order number of the web shop."""
    project: NotRequired[str]
    """Project code of the header; used for lines without one."""
    department: NotRequired[str]
    """Department code of the header; used for lines without one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    itemCode: str
    """Item code of the finished good."""
    qty: float
    """How many of the finished good, in its base unit; above zero."""
    location: str
    """Exact active location of the finished good; components are at the same location unless their line has another."""
    batchNo: NotRequired[str]
    """Batch of the finished good, where it is kept by batch."""
    serialNo: NotRequired[str]
    """Serial numbers of the finished good, separated by commas, where it is kept by serial number."""
    note: NotRequired[str]
    """Note of the document, plain text or RTF; a purchase order stores it as RTF. Verification compares the visible text."""
    remark1: NotRequired[str]
    """First remark."""
    remark2: NotRequired[str]
    """Second remark."""
    remark3: NotRequired[str]
    """Third remark."""
    remark4: NotRequired[str]
    """Fourth remark."""
    lines: NotRequired[Sequence[StockAssemblyCreateLinePayload]]
    """Components to use instead of the bill of materials, with quantities for one finished good (default: the bill of materials)."""
    docNoFormatName: NotRequired[str]
    """Name of the numbering format for the document number."""
    saveAsDraft: NotRequired[bool]
    """Whether to save a draft, which has no number of the series and no postings."""
    verifyAfterSave: NotRequired[bool]
    """Whether to read the saved record again and return readBack checks. Without it, saving is faster."""

class StockDisassemblySavedResult(WriteResultResult, DocumentReferenceResult):
    fields: StockDisassemblyFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[StockAssemblyLinesResult]
    """The lines as reloaded."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""

class StockDisassemblyUpdatePayload(TypedDict):
    docNo: str
    """Number of the document."""
    reason: str
    """Business reason for the change; stored in the audit trail."""
    docDate: NotRequired[str]
    """Document date (default: the book date, if the numbering rules of the book allow it)."""
    description: NotRequired[Union[str, None]]
    """Narration of the whole document."""
    ref: NotRequired[Union[str, None]]
    """Your own reference, for example an order number of the web shop."""
    project: NotRequired[Union[str, None]]
    """Project code of the header; used for lines without one."""
    department: NotRequired[Union[str, None]]
    """Department code of the header; used for lines without one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    itemCode: NotRequired[str]
    """Item code of the finished good."""
    qty: NotRequired[float]
    """How many of the finished good, in its base unit; above zero."""
    location: NotRequired[str]
    """Exact active location of the finished good; components are at the same location unless their line has another."""
    batchNo: NotRequired[str]
    """Batch of the finished good, where it is kept by batch."""
    serialNo: NotRequired[str]
    """Serial numbers of the finished good, separated by commas, where it is kept by serial number."""
    note: NotRequired[Union[str, None]]
    """Note of the document, plain text or RTF; a purchase order stores it as RTF. Verification compares the visible text."""
    remark1: NotRequired[Union[str, None]]
    """First remark."""
    remark2: NotRequired[Union[str, None]]
    """Second remark."""
    remark3: NotRequired[Union[str, None]]
    """Third remark."""
    remark4: NotRequired[Union[str, None]]
    """Fourth remark."""
    validateOnly: NotRequired[bool]
    """Whether to check everything without saving. The result then has saved false."""
    docNoFormatName: NotRequired[str]
    """Name of the numbering format for the number of a draft when it is posted."""
    saveAsDraft: NotRequired[bool]
    """Send false to post a draft. The draft gets its number and is checked and posted like a new document. Without it, a draft stays a draft."""
    detailMode: NotRequired[Literal["update", "append", "replace", "delete"]]
    """What to do with the lines: update or delete existing rows by key, append rows, or replace all of them."""
    lines: NotRequired[Sequence[StockAssemblyUpdateLinePayload]]
    """Rows to change, add or delete, depending on detailMode; not an empty array."""

class StockDisassemblyUpdatedResult(WriteResultResult, DocumentReferenceResult):
    fields: StockDisassemblyFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[StockAssemblyLinesResult]
    """The lines as reloaded."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""
    valid: NotRequired[Literal[True]]
    """True: the payload is valid. Absent unless validateOnly is true."""
    postings: NotRequired[Sequence[Posting]]
    """The rows that the document posts to the general ledger. Absent unless validateOnly is true."""
    followed: NotRequired[Sequence[str]]
    """Fields that the update did not name and that changed with those that it names, such as the description of another item. A field of a line has the position of the line in the result before it: lines/0/description. Absent in results of earlier builds and of other drivers."""
    draftNo: NotRequired[str]
    """Number that the document had as a draft. Absent unless the update posted a draft."""

class LocationCreatePayload(TypedDict):
    location: str
    """Exact code of the location."""
    description: NotRequired[str]
    """Name or address of the location."""
    isActive: NotRequired[bool]
    """Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it."""
    verifyAfterSave: NotRequired[bool]
    """Whether to read the saved record again and return readBack checks. Without it, saving is faster."""

class LocationRecordResult(TypedDict):
    location: str
    """Exact code of the location."""
    description: NotRequired[str]
    """Name or address of the location. Absent if it has no value."""
    isActive: bool
    """Whether new documents can use it."""

class LocationFieldsResult(TypedDict):
    Location: str
    """Exact code of the location."""
    Description: NotRequired[str]
    """Name or address of the location. Absent if it has no value."""
    IsActive: bool
    """Whether new documents can use it."""
    readErrors: Sequence[ReadErrorResult]
    """Fields that the book can no longer read; empty if it can read all."""

class LocationSavedResult(WriteResultResult):
    code: str
    """Code of the record."""
    document: LocationRecordResult
    """The record under canonical names."""
    fields: LocationFieldsResult
    """The record under native names."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""

class LocationUpdatePayload(TypedDict):
    location: str
    """Exact code of the location."""
    reason: str
    """Business reason for the change; stored in the audit trail."""
    description: NotRequired[Union[str, None]]
    """Name or address of the location."""
    isActive: NotRequired[bool]
    """Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it."""
    validateOnly: NotRequired[bool]
    """Whether to check everything without saving. The result then has saved false."""

class LocationUpdatedResult(WriteResultResult):
    code: str
    """Code of the record."""
    document: NotRequired[LocationRecordResult]
    """The record under canonical names. Absent if validateOnly is true."""
    fields: LocationFieldsResult
    """The record under native names."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""
    valid: NotRequired[Literal[True]]
    """True: the payload is valid. Absent unless validateOnly is true."""

class WithdrawLocationPayload(TypedDict):
    location: str
    """Exact code of the location."""
    reason: NotRequired[str]
    """Reason; stored in the audit trail."""

class ReadChartAccountsPayload(TypedDict):
    code: NotRequired[str]
    """Only the record with exactly this accountNo."""
    keys: NotRequired[Sequence[str]]
    """Only the records with these codes, 1 to 500, each once."""
    name: NotRequired[str]
    """Only records with this text in description; case does not matter."""
    isActive: NotRequired[bool]
    """Whether to return active records (true) or inactive ones (false). Leave it out for both."""
    search: NotRequired[str]
    """Only those with this text in the code or the name; case does not matter."""

class ChartAccountResult(TypedDict):
    accountNo: str
    """Account number."""
    description: str
    """Name of the account."""
    accountType: Literal["CP", "RE", "FA", "OA", "CA", "CL", "LL", "OL", "SL", "SA", "CO", "OI", "EI", "EP", "TX", "AD"]
    """CP capital, RE retained earnings."""
    parentAccountNo: NotRequired[str]
    """Parent account. Absent if it has no value."""
    specialType: NotRequired[Literal["DEBTOR_CONTROL", "CREDITOR_CONTROL", "BANK", "CASH", "STOCK", "GDNI", "GRNI", "CUSTOMER_DEPOSIT", "SUPPLIER_DEPOSIT", "TAX", "TAX_CONTROL", "WHT", "FIXED_ASSET", "ACCUM_DEPRECIATION", "RETAINED_EARNINGS", "OPENING_EQUITY"]]
    """Role the account plays for the book, for example BANK or CASH. Absent if it has no value."""
    currencyCode: str
    """Currency of a bank account."""
    cashFlowClass: Literal["OPR", "INV", "FIN", "CASH", "OTHER"]
    """Where the cash flow statement counts it: OPR operating, INV investing, FIN financing, CASH cash itself, OTHER."""
    isActive: bool
    """Whether new documents can use it."""
    depreciationAccountNo: NotRequired[str]
    """Account of the accumulated depreciation. Absent unless create-fixed-asset-gl-accounts created the account."""
    level: int
    """Depth in the chart; 0 for an account without a parent."""
    balance: float
    """Balance of the account and the accounts below it, today: debit positive, credit negative. In base currency."""

class ChartResult(ReadResultResult):
    rows: Sequence[ChartAccountResult]
    """The rows."""

class ReadGlAccountBalancePayload(TypedDict):
    accountNo: NotRequired[str]
    """Only this GL account."""
    partyCode: NotRequired[str]
    """Only this debtor or creditor."""
    debtorCode: NotRequired[str]
    """Only this customer, instead of partyCode."""
    creditorCode: NotRequired[str]
    """Only this supplier, instead of partyCode."""
    dateFrom: NotRequired[str]
    """First date to include."""
    dateTo: NotRequired[str]
    """Last date to include."""
    groupBy: NotRequired[Literal["month"]]
    """With accountNo: month also gives the debits and credits of each month."""

class AccountMonthResult(TypedDict):
    month: str
    """The month, YYYY-MM."""
    debit: float
    """Debits of the month. In base currency."""
    credit: float
    """Credits of the month. In base currency."""

class AccountBalanceResult(TypedDict):
    accountNo: str
    """Account number; the control account of a party."""
    description: Optional[str]
    """Name of the account. None if the account does not exist."""
    currencyCode: str
    """Currency of the account or party."""
    currencyBalance: float
    """Closing balance: debit positive, credit negative. In account currency."""
    partyCode: NotRequired[str]
    """Code of the customer or supplier. Absent unless a party was asked for."""
    partyName: NotRequired[Optional[str]]
    """Name of the customer or supplier. None if it no longer exists. Absent unless a party was asked for."""
    opening: float
    """Balance before dateFrom: debit positive, credit negative. In base currency."""
    debit: float
    """Debits in the period. In base currency."""
    credit: float
    """Credits in the period. In base currency."""
    closing: float
    """Balance at the end: debit positive, credit negative. In base currency."""
    months: NotRequired[Sequence[AccountMonthResult]]
    """The months with postings, in order. Absent unless groupBy is month and an account was asked for."""

class AccountBalancesResult(ReadResultResult):
    rows: Sequence[AccountBalanceResult]
    """The rows."""

class GetGlAccountPayload(TypedDict):
    accountNo: str
    """Account number."""

class GlAccountRecordResult(TypedDict):
    accountNo: str
    """Account number."""
    description: str
    """Name of the account."""
    accountType: Literal["CP", "RE", "FA", "OA", "CA", "CL", "LL", "OL", "SL", "SA", "CO", "OI", "EI", "EP", "TX", "AD"]
    """CP capital, RE retained earnings."""
    parentAccountNo: NotRequired[str]
    """Parent account. Absent if it has no value."""
    specialType: NotRequired[Literal["DEBTOR_CONTROL", "CREDITOR_CONTROL", "BANK", "CASH", "STOCK", "GDNI", "GRNI", "CUSTOMER_DEPOSIT", "SUPPLIER_DEPOSIT", "TAX", "TAX_CONTROL", "WHT", "FIXED_ASSET", "ACCUM_DEPRECIATION", "RETAINED_EARNINGS", "OPENING_EQUITY"]]
    """Role the account plays for the book, for example BANK or CASH. Absent if it has no value."""
    currencyCode: str
    """Currency of a bank account."""
    cashFlowClass: Literal["OPR", "INV", "FIN", "CASH", "OTHER"]
    """Where the cash flow statement counts it: OPR operating, INV investing, FIN financing, CASH cash itself, OTHER."""
    isActive: bool
    """Whether new documents can use it."""
    depreciationAccountNo: NotRequired[str]
    """Account of the accumulated depreciation. Absent unless create-fixed-asset-gl-accounts created the account."""

class GlAccountFieldsResult(TypedDict):
    AccNo: str
    """Account number."""
    Description: str
    """Name of the account."""
    AccType: Literal["CP", "RE", "FA", "OA", "CA", "CL", "LL", "OL", "SL", "SA", "CO", "OI", "EI", "EP", "TX", "AD"]
    """CP capital, RE retained earnings."""
    ParentAccNo: NotRequired[str]
    """Parent account. Absent if it has no value."""
    SpecialAccType: NotRequired[Literal["DEBTOR_CONTROL", "CREDITOR_CONTROL", "BANK", "CASH", "STOCK", "GDNI", "GRNI", "CUSTOMER_DEPOSIT", "SUPPLIER_DEPOSIT", "TAX", "TAX_CONTROL", "WHT", "FIXED_ASSET", "ACCUM_DEPRECIATION", "RETAINED_EARNINGS", "OPENING_EQUITY"]]
    """Role the account plays for the book, for example BANK or CASH. Absent if it has no value."""
    CurrencyCode: str
    """Currency of a bank account."""
    CashFlowCategory: Literal["OPR", "INV", "FIN", "CASH", "OTHER"]
    """Where the cash flow statement counts it: OPR operating, INV investing, FIN financing, CASH cash itself, OTHER."""
    IsActive: bool
    """Whether new documents can use it."""
    DepreciationAccountNo: NotRequired[str]
    """Account of the accumulated depreciation. Absent unless create-fixed-asset-gl-accounts created the account."""
    readErrors: Sequence[ReadErrorResult]
    """Fields that the book can no longer read; empty if it can read all."""

class GlAccountGetResult(ReadResultResult):
    code: str
    """Code of the record."""
    document: GlAccountRecordResult
    """The record under canonical names."""
    fields: GlAccountFieldsResult
    """The record under native names."""
    fieldCapabilities: FieldCapabilities
    """What an update can do with each field, by native name."""

class CreateFixedAssetGlAccountsPayload(TypedDict):
    accountNo: str
    """Number of the account for the cost."""
    description: str
    """Name of the cost account, for example Computers at cost."""
    depreciationAccountNo: str
    """Number of the account for the accumulated depreciation."""
    depreciationDescription: NotRequired[str]
    """Name of the depreciation account (default: “Accumulated depreciation - ” and the name of the cost account)."""
    parentAccountNo: NotRequired[str]
    """Parent account. An account with sub-accounts cannot have postings itself."""
    isActive: NotRequired[bool]
    """Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it."""
    verifyAfterSave: NotRequired[bool]
    """Whether to read the saved record again and return readBack checks. Without it, saving is faster."""

class FixedAssetAccountResult(TypedDict):
    AccNo: str
    """Account number."""
    Description: str
    """Name of the account."""
    AccType: Literal["CP", "RE", "FA", "OA", "CA", "CL", "LL", "OL", "SL", "SA", "CO", "OI", "EI", "EP", "TX", "AD"]
    """CP capital, RE retained earnings."""
    ParentAccNo: NotRequired[str]
    """Parent account. Absent if it has no value."""
    SpecialAccType: NotRequired[Literal["DEBTOR_CONTROL", "CREDITOR_CONTROL", "BANK", "CASH", "STOCK", "GDNI", "GRNI", "CUSTOMER_DEPOSIT", "SUPPLIER_DEPOSIT", "TAX", "TAX_CONTROL", "WHT", "FIXED_ASSET", "ACCUM_DEPRECIATION", "RETAINED_EARNINGS", "OPENING_EQUITY"]]
    """Role the account plays for the book, for example BANK or CASH. Absent if it has no value."""
    CurrencyCode: NotRequired[str]
    """Currency of a bank account. Absent if it has no value."""
    CashFlowCategory: NotRequired[Literal["OPR", "INV", "FIN", "CASH", "OTHER"]]
    """Where the cash flow statement counts it: OPR operating, INV investing, FIN financing, CASH cash itself, OTHER. Absent if it has no value."""
    IsActive: NotRequired[bool]
    """Whether the record is active. Absent if it has no value."""
    readErrors: Sequence[ReadErrorResult]
    """Fields that the book can no longer read; empty if it can read all."""

class GlAccountFixedAssetResult(WriteResultResult):
    code: str
    """Code of the record."""
    document: GlAccountRecordResult
    """The record under canonical names."""
    fields: GlAccountFieldsResult
    """The record under native names."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""
    accounts: Sequence[FixedAssetAccountResult]
    """The cost account and the depreciation account."""

class GlAccountCreatePayload(TypedDict):
    accountNo: str
    """Account number."""
    description: str
    """Name of the account."""
    accountType: Literal["CP", "RE", "FA", "OA", "CA", "CL", "LL", "OL", "SL", "SA", "CO", "OI", "EI", "EP", "TX", "AD"]
    """CP capital, RE retained earnings; FA, OA, CA fixed, other, current assets; CL, LL, OL current, long-term, other liabilities; SL sales, SA sales adjustments, CO cost of sales, OI other and EI extraordinary income, EP expenses, TX taxation, AD appropriation."""
    parentAccountNo: NotRequired[str]
    """Parent account. An account with sub-accounts cannot have postings itself."""
    specialType: NotRequired[Literal["DEBTOR_CONTROL", "CREDITOR_CONTROL", "BANK", "CASH", "STOCK", "GDNI", "GRNI", "CUSTOMER_DEPOSIT", "SUPPLIER_DEPOSIT", "TAX", "TAX_CONTROL", "WHT", "FIXED_ASSET", "ACCUM_DEPRECIATION", "RETAINED_EARNINGS", "OPENING_EQUITY"]]
    """Role the account plays for the book, for example BANK or CASH; leave it out for an ordinary account."""
    currencyCode: NotRequired[str]
    """Currency of a bank account (default: the base currency)."""
    cashFlowClass: NotRequired[Literal["OPR", "INV", "FIN", "CASH", "OTHER"]]
    """Where the cash flow statement counts it: OPR operating, INV investing, FIN financing, CASH cash itself, OTHER."""
    isActive: NotRequired[bool]
    """Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it."""
    verifyAfterSave: NotRequired[bool]
    """Whether to read the saved record again and return readBack checks. Without it, saving is faster."""

class GlAccountSavedResult(WriteResultResult):
    code: str
    """Code of the record."""
    document: GlAccountRecordResult
    """The record under canonical names."""
    fields: GlAccountFieldsResult
    """The record under native names."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""

class GlAccountUpdatePayload(TypedDict):
    accountNo: str
    """Account number."""
    reason: str
    """Business reason for the change; stored in the audit trail."""
    description: NotRequired[str]
    """Name of the account."""
    accountType: NotRequired[Literal["CP", "RE", "FA", "OA", "CA", "CL", "LL", "OL", "SL", "SA", "CO", "OI", "EI", "EP", "TX", "AD"]]
    """CP capital, RE retained earnings; FA, OA, CA fixed, other, current assets; CL, LL, OL current, long-term, other liabilities; SL sales, SA sales adjustments, CO cost of sales, OI other and EI extraordinary income, EP expenses, TX taxation, AD appropriation."""
    parentAccountNo: NotRequired[Union[str, None]]
    """Parent account. An account with sub-accounts cannot have postings itself."""
    specialType: NotRequired[Literal["DEBTOR_CONTROL", "CREDITOR_CONTROL", "BANK", "CASH", "STOCK", "GDNI", "GRNI", "CUSTOMER_DEPOSIT", "SUPPLIER_DEPOSIT", "TAX", "TAX_CONTROL", "WHT", "FIXED_ASSET", "ACCUM_DEPRECIATION", "RETAINED_EARNINGS", "OPENING_EQUITY"]]
    """Role the account plays for the book, for example BANK or CASH; leave it out for an ordinary account."""
    currencyCode: NotRequired[str]
    """Currency of a bank account (default: the base currency)."""
    cashFlowClass: NotRequired[Literal["OPR", "INV", "FIN", "CASH", "OTHER"]]
    """Where the cash flow statement counts it: OPR operating, INV investing, FIN financing, CASH cash itself, OTHER."""
    isActive: NotRequired[bool]
    """Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it."""
    validateOnly: NotRequired[bool]
    """Whether to check everything without saving. The result then has saved false."""

class GlAccountUpdatedResult(WriteResultResult):
    code: str
    """Code of the record."""
    document: NotRequired[GlAccountRecordResult]
    """The record under canonical names. Absent if validateOnly is true."""
    fields: GlAccountFieldsResult
    """The record under native names."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""
    valid: NotRequired[Literal[True]]
    """True: the payload is valid. Absent unless validateOnly is true."""

class WithdrawGlAccountPayload(TypedDict):
    accountNo: str
    """Account number."""
    reason: NotRequired[str]
    """Reason; stored in the audit trail."""

class JournalEntryFieldsResult(DocumentFieldsResult):
    Description: NotRequired[str]
    """Narration of the whole document. Absent if it has no value."""
    Ref: NotRequired[str]
    """Your own reference, for example an order number of the web shop. Absent if it has no value."""
    ProjNo: NotRequired[str]
    """Project code of the header. Absent if it has no value."""
    DeptNo: NotRequired[str]
    """Department code of the header. Absent if it has no value."""
    UserDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields by name, without the UDF_ prefix. Absent if it has no value."""
    JournalType: NotRequired[str]
    """Journal type code of the book. Absent if it has no value."""

class JournalEntryLinesResult(TypedDict):
    dtlKey: NotRequired[str]
    """Key of the line. Absent in the result of a validation, which saves nothing."""
    seq: int
    """Position of the line, from 1."""
    accountNo: NotRequired[str]
    """GL account of the line. Absent if it has no value."""
    debtorCode: NotRequired[str]
    """Customer of the line: it posts to the debtor control account and makes an open item of this customer. Absent if it has no value."""
    creditorCode: NotRequired[str]
    """Supplier of the line: it posts to the creditor control account and makes an open item of this supplier. Absent if it has no value."""
    description: NotRequired[str]
    """Text of the line. Absent if it has no value."""
    taxCode: NotRequired[str]
    """Tax code that the line is reported under. Absent if it has no value."""
    depositDocNo: NotRequired[str]
    """Number of the deposit that the line refunds or forfeits. Absent if it has no value."""
    project: NotRequired[str]
    """Project code of the line. Absent if it has no value."""
    department: NotRequired[str]
    """Department code of the line. Absent if it has no value."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields by name, without the UDF_ prefix. Absent if it has no value."""
    debit: NotRequired[float]
    """Amount to debit. In document currency. Absent if it has no value."""
    credit: NotRequired[float]
    """Amount to credit. In document currency. Absent if it has no value."""

class JournalEntryGetResult(ReadResultResult, DocumentReferenceResult):
    fields: JournalEntryFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[JournalEntryLinesResult]
    """The lines as reloaded."""
    payments: Sequence[NoKnockOffsResult]
    """Empty: these documents have no payments."""
    knockOffs: Sequence[NoKnockOffsResult]
    """Empty: these documents settle no others."""
    links: Sequence[DocumentLinkResult]
    """The documents that it came from and went to."""
    postings: Sequence[Posting]
    """The rows that the document posts to the general ledger."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent if documents of this type cannot be updated."""
    sourceType: NotRequired[str]
    """Type of the document, which belongs to another family. Absent if it belongs to this family."""

class JournalEntryCreateLinePayload(TypedDict):
    accountNo: NotRequired[str]
    """GL account of the line; leave it out if the line has a party."""
    debtorCode: NotRequired[str]
    """Customer of the line: it posts to the debtor control account and makes an open item of this customer."""
    creditorCode: NotRequired[str]
    """Supplier of the line: it posts to the creditor control account and makes an open item of this supplier."""
    description: NotRequired[str]
    """Text of the line (default: the narration of the document)."""
    taxCode: NotRequired[str]
    """Tax code that the line is reported under. A journal posts exactly its lines, so add a separate line for the tax itself."""
    depositDocNo: NotRequired[str]
    """Number of the deposit that the line refunds or forfeits; deposit accounts need one."""
    project: NotRequired[str]
    """Project code of the line."""
    department: NotRequired[str]
    """Department code of the line."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    debit: NotRequired[float]
    """Amount to debit."""
    credit: NotRequired[float]
    """Amount to credit."""

class JournalEntryCreatePayload(TypedDict):
    docNo: NotRequired[str]
    """Document number. Leave it out or send <<New>> to have the book generate it."""
    docDate: NotRequired[str]
    """Document date (default: the book date, if the numbering rules of the book allow it)."""
    description: NotRequired[str]
    """Narration of the whole document."""
    ref: NotRequired[str]
    """Your own reference, for example an order number of the web shop."""
    project: NotRequired[str]
    """Project code of the header; used for lines without one."""
    department: NotRequired[str]
    """Department code of the header; used for lines without one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    currencyCode: NotRequired[str]
    """Currency of the amounts (default: the base currency)."""
    currencyRate: NotRequired[float]
    """Exchange rate to the base currency (default: the dated rate of the book)."""
    journalType: NotRequired[str]
    """Journal type code of the book (default: its general journal)."""
    lines: Sequence[JournalEntryCreateLinePayload]
    """Lines of the journal, debits and credits."""
    docNoFormatName: NotRequired[str]
    """Name of the numbering format for the document number."""
    saveAsDraft: NotRequired[bool]
    """Whether to save a draft, which has no number of the series and no postings."""
    verifyAfterSave: NotRequired[bool]
    """Whether to read the saved record again and return readBack checks. Without it, saving is faster."""

class JournalEntryValidateResult(ValidateResultResult):
    totals: ValidatedTotalsResult
    """Totals of the document."""
    postings: Sequence[Posting]
    """The rows that the document posts to the general ledger."""
    lines: Sequence[JournalEntryLinesResult]
    """The lines as they would be saved."""

class JournalEntrySavedResult(WriteResultResult, DocumentReferenceResult):
    fields: JournalEntryFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[JournalEntryLinesResult]
    """The lines as reloaded."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""

class JournalEntryUpdateLinePayload(TypedDict):
    dtlKey: NotRequired[Union[int, str]]
    """Key of an existing row from the get command; use the string form if possible."""
    accountNo: NotRequired[Union[str, None]]
    """GL account of the line; leave it out if the line has a party."""
    debtorCode: NotRequired[str]
    """Customer of the line: it posts to the debtor control account and makes an open item of this customer."""
    creditorCode: NotRequired[str]
    """Supplier of the line: it posts to the creditor control account and makes an open item of this supplier."""
    description: NotRequired[Union[str, None]]
    """Text of the line (default: the narration of the document)."""
    taxCode: NotRequired[Union[str, None]]
    """Tax code that the line is reported under. A journal posts exactly its lines, so add a separate line for the tax itself."""
    depositDocNo: NotRequired[str]
    """Number of the deposit that the line refunds or forfeits; deposit accounts need one."""
    project: NotRequired[Union[str, None]]
    """Project code of the line."""
    department: NotRequired[Union[str, None]]
    """Department code of the line."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    debit: NotRequired[float]
    """Amount to debit."""
    credit: NotRequired[float]
    """Amount to credit."""

class JournalEntryUpdatePayload(TypedDict):
    docNo: str
    """Number of the document."""
    reason: str
    """Business reason for the change; stored in the audit trail."""
    docDate: NotRequired[str]
    """Document date (default: the book date, if the numbering rules of the book allow it)."""
    description: NotRequired[Union[str, None]]
    """Narration of the whole document."""
    ref: NotRequired[Union[str, None]]
    """Your own reference, for example an order number of the web shop."""
    project: NotRequired[Union[str, None]]
    """Project code of the header; used for lines without one."""
    department: NotRequired[Union[str, None]]
    """Department code of the header; used for lines without one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    currencyCode: NotRequired[str]
    """Currency of the amounts (default: the base currency)."""
    currencyRate: NotRequired[float]
    """Exchange rate to the base currency (default: the dated rate of the book)."""
    journalType: NotRequired[Union[str, None]]
    """Journal type code of the book (default: its general journal)."""
    validateOnly: NotRequired[bool]
    """Whether to check everything without saving. The result then has saved false."""
    docNoFormatName: NotRequired[str]
    """Name of the numbering format for the number of a draft when it is posted."""
    saveAsDraft: NotRequired[bool]
    """Send false to post a draft. The draft gets its number and is checked and posted like a new document. Without it, a draft stays a draft."""
    detailMode: NotRequired[Literal["update", "append", "replace", "delete"]]
    """What to do with the lines: update or delete existing rows by key, append rows, or replace all of them."""
    lines: NotRequired[Sequence[JournalEntryUpdateLinePayload]]
    """Rows to change, add or delete, depending on detailMode; not an empty array."""

class JournalEntryUpdatedResult(WriteResultResult, DocumentReferenceResult):
    fields: JournalEntryFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[JournalEntryLinesResult]
    """The lines as reloaded."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""
    valid: NotRequired[Literal[True]]
    """True: the payload is valid. Absent unless validateOnly is true."""
    postings: NotRequired[Sequence[Posting]]
    """The rows that the document posts to the general ledger. Absent unless validateOnly is true."""
    followed: NotRequired[Sequence[str]]
    """Fields that the update did not name and that changed with those that it names, such as the description of another item. A field of a line has the position of the line in the result before it: lines/0/description. Absent in results of earlier builds and of other drivers."""
    draftNo: NotRequired[str]
    """Number that the document had as a draft. Absent unless the update posted a draft."""

class BankAccountResult(TypedDict):
    accountNo: str
    """Account number."""
    description: str
    """Name of the account."""
    specialType: str
    """BANK or CASH."""
    currencyCode: str
    """Currency of the account."""
    isActive: bool
    """Whether new documents can use it."""
    balance: float
    """Balance: debit positive, credit negative. In base currency."""
    currencyBalance: float
    """Balance: debit positive, credit negative. In account currency."""

class BankAccountsResult(ReadResultResult):
    rows: Sequence[BankAccountResult]
    """The rows."""

class ListGlCashBookDocumentsPayload(TypedDict):
    bankAccount: NotRequired[str]
    """Only movements of this bank or cash account."""
    dateFrom: NotRequired[str]
    """First date to include."""
    dateTo: NotRequired[str]
    """Last date to include."""
    debtorCode: NotRequired[str]
    """Only movements with this customer (debtor)."""
    creditorCode: NotRequired[str]
    """Only movements with this supplier (creditor)."""
    search: NotRequired[str]
    """Only those with this text in the document number, the cheque number or the name of the payee; case does not matter."""
    limit: NotRequired[int]
    """Maximum rows to return (default 5,000)."""
    cursor: NotRequired[str]
    """nextCursor from the previous result, to get the next page."""

class MoneyEntryResult(TypedDict):
    glKey: str
    """Key of the ledger line."""
    docKey: str
    """Key of the document."""
    docType: str
    """Type of the document."""
    docNo: str
    """Number of the document."""
    docDate: str
    """Date of the ledger line."""
    chequeNo: Optional[str]
    """Cheque or reference number. None if there is none."""
    accountNo: str
    """Bank or cash GL account."""
    party: Optional[str]
    """Code of the customer or supplier. None if the document has none."""
    partyName: NotRequired[Optional[str]]
    """Name of the customer or supplier. None if it no longer exists. Absent if the document has no customer or supplier."""
    payee: Optional[str]
    """Who was paid or who paid. None if the document does not say."""
    amount: float
    """Amount: money in positive, money out negative. In base currency."""
    isCleared: bool
    """Whether a bank reconciliation has cleared it."""

class MoneyEntriesResult(ReadResultResult):
    rows: Sequence[MoneyEntryResult]
    """The rows."""
    truncated: bool
    """Whether there are more rows than this result contains."""

class ListGlCashBookEntriesPayload(TypedDict):
    dateFrom: NotRequired[str]
    """First date to include."""
    dateTo: NotRequired[str]
    """Last date to include."""
    debtorCode: NotRequired[str]
    """Only documents of this party."""
    creditorCode: NotRequired[str]
    """Only documents of this party."""
    docNo: NotRequired[str]
    """Only the document with this number."""
    keys: NotRequired[Sequence[str]]
    """Only the documents with these numbers, 1 to 500, each once."""
    status: NotRequired[Literal["Draft", "Saved", "Void"]]
    """Only documents in this status."""
    search: NotRequired[str]
    """Only those with this text in the number, the references, the description or the name of the party; case does not matter."""
    changedSince: NotRequired[str]
    """Only what was created, changed or voided at or after this timestamp. The list then starts with the latest change."""
    limit: NotRequired[int]
    """Maximum rows to return (default 5,000)."""
    cursor: NotRequired[str]
    """nextCursor from the previous result, to get the next page."""
    docType: NotRequired[Literal["PV", "OR"]]
    """Only payments (PV) or only receipts (OR)."""

class GetGlCashBookEntryPayload(TypedDict):
    docNo: str
    """Number of the document."""
    docType: NotRequired[Literal["PV", "OR"]]
    """PV payment or OR receipt; needed only where both have a document of this number."""

class GlCashBookEntryFieldsResult(DocumentFieldsResult):
    Description: NotRequired[str]
    """Narration of the whole document. Absent if it has no value."""
    Ref: NotRequired[str]
    """Your own reference, for example an order number of the web shop. Absent if it has no value."""
    ProjNo: NotRequired[str]
    """Project code of the header. Absent if it has no value."""
    DeptNo: NotRequired[str]
    """Department code of the header. Absent if it has no value."""
    UserDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields by name, without the UDF_ prefix. Absent if it has no value."""
    PaymentAccNo: str
    """Bank or cash GL account that the money leaves or enters."""
    PaymentMethod: NotRequired[str]
    """Payment method code, for example CHEQUE or BANK. Absent if it has no value."""
    ChequeNo: NotRequired[str]
    """Cheque or reference number. Absent if it has no value."""
    DealWith: NotRequired[str]
    """Who is paid, or who paid in. Absent if it has no value."""
    InclusiveTax: NotRequired[bool]
    """Whether the amounts of the lines include tax. Absent if it has no value."""
    ReturnNo: NotRequired[str]
    """Number of the tax return that it pays. Absent unless it pays one."""

class CashBookLineResultResult(TypedDict):
    dtlKey: NotRequired[str]
    """Key of the line. Absent in the result of a validation, which saves nothing."""
    seq: int
    """Position of the line, from 1."""
    accountNo: NotRequired[str]
    """GL account that the line is posted to. Absent if nothing is posted for the line."""
    debtorCode: NotRequired[str]
    """Customer of the line: it posts to the debtor control account and makes an open item of this customer. Absent if it has no value."""
    creditorCode: NotRequired[str]
    """Supplier of the line: it posts to the creditor control account and makes an open item of this supplier. Absent if it has no value."""
    description: NotRequired[str]
    """Text of the line. Absent if it has no value."""
    taxCode: NotRequired[str]
    """Tax code of the line. Absent if it has no value."""
    depositDocNo: NotRequired[str]
    """Number of the deposit that the line refunds or forfeits. Absent if it has no value."""
    project: NotRequired[str]
    """Project code of the line. Absent if it has no value."""
    department: NotRequired[str]
    """Department code of the line. Absent if it has no value."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields by name, without the UDF_ prefix. Absent if it has no value."""
    amount: float
    """Amount of the line. In document currency."""
    withholdingTaxCode: NotRequired[str]
    """Withholding tax code. Absent if it has no value."""
    subTotal: float
    """Amount of the line after discount; includes tax if the document’s prices do. In document currency."""
    taxAmount: float
    """Tax of the line. In document currency."""
    netAmount: float
    """Amount of the line before tax. In document currency."""

class GlCashBookEntryGetResult(ReadResultResult, DocumentReferenceResult):
    fields: GlCashBookEntryFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[CashBookLineResultResult]
    """The lines as reloaded."""
    payments: Sequence[NoKnockOffsResult]
    """Empty: these documents have no payments."""
    knockOffs: Sequence[NoKnockOffsResult]
    """Empty: these documents settle no others."""
    links: Sequence[DocumentLinkResult]
    """The documents that it came from and went to."""
    postings: Sequence[Posting]
    """The rows that the document posts to the general ledger."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent if documents of this type cannot be updated."""
    sourceType: NotRequired[str]
    """Type of the document, which belongs to another family. Absent if it belongs to this family."""

class CashBookLinePayload(TypedDict):
    accountNo: NotRequired[str]
    """GL account of the line; leave it out if the line has a party."""
    debtorCode: NotRequired[str]
    """Customer of the line: it posts to the debtor control account and makes an open item of this customer."""
    creditorCode: NotRequired[str]
    """Supplier of the line: it posts to the creditor control account and makes an open item of this supplier."""
    description: NotRequired[str]
    """Text of the line (default: the narration of the document)."""
    taxCode: NotRequired[str]
    """Tax code of the line (default: the item’s, then the party’s)."""
    depositDocNo: NotRequired[str]
    """Number of the deposit that the line refunds or forfeits; deposit accounts need one."""
    project: NotRequired[str]
    """Project code of the line."""
    department: NotRequired[str]
    """Department code of the line."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    amount: float
    """Amount of the line; a negative amount reduces the total."""
    withholdingTaxCode: NotRequired[str]
    """Withholding tax code; the tax is kept back and the bank moves the rest."""

class CashBookEntryPayload(TypedDict):
    docNo: NotRequired[str]
    """Document number. Leave it out or send <<New>> to have the book generate it."""
    docDate: NotRequired[str]
    """Document date (default: the book date, if the numbering rules of the book allow it)."""
    description: NotRequired[str]
    """Narration of the whole document."""
    ref: NotRequired[str]
    """Your own reference, for example an order number of the web shop."""
    project: NotRequired[str]
    """Project code of the header; used for lines without one."""
    department: NotRequired[str]
    """Department code of the header; used for lines without one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    currencyCode: NotRequired[str]
    """Currency of the amounts (default: the base currency)."""
    currencyRate: NotRequired[float]
    """Exchange rate to the base currency (default: the dated rate of the book)."""
    bankAccount: str
    """Bank or cash GL account that the money leaves or enters."""
    paymentMethod: NotRequired[str]
    """Payment method code, for example CHEQUE or BANK."""
    chequeNo: NotRequired[str]
    """Cheque or reference number; reconciliation matches statements by it."""
    payee: NotRequired[str]
    """Who is paid, or who paid in."""
    inclusiveTax: NotRequired[bool]
    """Whether the amounts of the lines include tax."""
    lines: Sequence[CashBookLinePayload]
    """What the money is for, at least one line."""
    docNoFormatName: NotRequired[str]
    """Name of the numbering format for the document number."""
    saveAsDraft: NotRequired[bool]
    """Whether to save a draft, which has no number of the series and no postings."""
    verifyAfterSave: NotRequired[bool]
    """Whether to read the saved record again and return readBack checks. Without it, saving is faster."""

class GlCashBookPaymentValidateResult(ValidateResultResult):
    totals: ValidatedTotalsResult
    """Totals of the document."""
    postings: Sequence[Posting]
    """The rows that the document posts to the general ledger."""
    lines: Sequence[CashBookLineResultResult]
    """The lines as they would be saved."""

class GlCashBookPaymentSavedResult(WriteResultResult, DocumentReferenceResult):
    fields: GlCashBookEntryFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[CashBookLineResultResult]
    """The lines as reloaded."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""

class GlCashBookEntryUpdateLinePayload(TypedDict):
    dtlKey: NotRequired[Union[int, str]]
    """Key of an existing row from the get command; use the string form if possible."""
    accountNo: NotRequired[Union[str, None]]
    """GL account of the line; leave it out if the line has a party."""
    debtorCode: NotRequired[str]
    """Customer of the line: it posts to the debtor control account and makes an open item of this customer."""
    creditorCode: NotRequired[str]
    """Supplier of the line: it posts to the creditor control account and makes an open item of this supplier."""
    description: NotRequired[Union[str, None]]
    """Text of the line (default: the narration of the document)."""
    taxCode: NotRequired[Union[str, None]]
    """Tax code of the line (default: the item’s, then the party’s)."""
    depositDocNo: NotRequired[str]
    """Number of the deposit that the line refunds or forfeits; deposit accounts need one."""
    project: NotRequired[Union[str, None]]
    """Project code of the line."""
    department: NotRequired[Union[str, None]]
    """Department code of the line."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    amount: NotRequired[float]
    """Amount of the line; a negative amount reduces the total."""
    withholdingTaxCode: NotRequired[str]
    """Withholding tax code; the tax is kept back and the bank moves the rest."""

class GlCashBookEntryUpdatePayload(TypedDict):
    docNo: str
    """Number of the document."""
    reason: str
    """Business reason for the change; stored in the audit trail."""
    docDate: NotRequired[str]
    """Document date (default: the book date, if the numbering rules of the book allow it)."""
    description: NotRequired[Union[str, None]]
    """Narration of the whole document."""
    ref: NotRequired[Union[str, None]]
    """Your own reference, for example an order number of the web shop."""
    project: NotRequired[Union[str, None]]
    """Project code of the header; used for lines without one."""
    department: NotRequired[Union[str, None]]
    """Department code of the header; used for lines without one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    currencyCode: NotRequired[str]
    """Currency of the amounts (default: the base currency)."""
    currencyRate: NotRequired[float]
    """Exchange rate to the base currency (default: the dated rate of the book)."""
    bankAccount: NotRequired[str]
    """Bank or cash GL account that the money leaves or enters."""
    paymentMethod: NotRequired[str]
    """Payment method code, for example CHEQUE or BANK."""
    chequeNo: NotRequired[Union[str, None]]
    """Cheque or reference number; reconciliation matches statements by it."""
    payee: NotRequired[Union[str, None]]
    """Who is paid, or who paid in."""
    inclusiveTax: NotRequired[bool]
    """Whether the amounts of the lines include tax."""
    validateOnly: NotRequired[bool]
    """Whether to check everything without saving. The result then has saved false."""
    docNoFormatName: NotRequired[str]
    """Name of the numbering format for the number of a draft when it is posted."""
    saveAsDraft: NotRequired[bool]
    """Send false to post a draft. The draft gets its number and is checked and posted like a new document. Without it, a draft stays a draft."""
    detailMode: NotRequired[Literal["update", "append", "replace", "delete"]]
    """What to do with the lines: update or delete existing rows by key, append rows, or replace all of them."""
    lines: NotRequired[Sequence[GlCashBookEntryUpdateLinePayload]]
    """Rows to change, add or delete, depending on detailMode; not an empty array."""
    docType: NotRequired[Literal["PV", "OR"]]
    """PV payment or OR receipt; needed only where both have a document of this number."""

class GlCashBookEntryUpdatedResult(WriteResultResult, DocumentReferenceResult):
    fields: GlCashBookEntryFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[CashBookLineResultResult]
    """The lines as reloaded."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""
    valid: NotRequired[Literal[True]]
    """True: the payload is valid. Absent unless validateOnly is true."""
    postings: NotRequired[Sequence[Posting]]
    """The rows that the document posts to the general ledger. Absent unless validateOnly is true."""
    followed: NotRequired[Sequence[str]]
    """Fields that the update did not name and that changed with those that it names, such as the description of another item. A field of a line has the position of the line in the result before it: lines/0/description. Absent in results of earlier builds and of other drivers."""
    draftNo: NotRequired[str]
    """Number that the document had as a draft. Absent unless the update posted a draft."""

class VoidGlCashBookEntryPayload(TypedDict):
    docNo: str
    """Number of the document."""
    reason: NotRequired[str]
    """Reason; stored in the audit trail."""
    docType: NotRequired[Literal["PV", "OR"]]
    """PV payment or OR receipt; needed only where both have a document of this number."""

class ReadGlCashFlowAccountsPayload(TypedDict):
    dateFrom: NotRequired[str]
    """First date to include."""
    dateTo: NotRequired[str]
    """Last date to include."""

class CashFlowAccountResult(TypedDict):
    cashFlowClass: str
    """Class of the account: OPR, INV, FIN, CASH or OTHER."""
    accountNo: str
    """Account number."""
    description: str
    """Name of the account."""
    movement: float
    """Movement in the period: debit positive, credit negative. In base currency."""

class CashFlowClassResult(TypedDict):
    cashFlowClass: str
    """Class: OPR, INV, FIN, CASH or OTHER."""
    movement: float
    """Movement of its accounts: debit positive, credit negative. In base currency."""

class CashFlowResult(ReadResultResult):
    rows: Sequence[CashFlowAccountResult]
    """The rows."""
    classes: Sequence[CashFlowClassResult]
    """The sum of each class."""

class ReadPaymentMethodsPayload(TypedDict):
    code: NotRequired[str]
    """Only the record with exactly this code."""
    keys: NotRequired[Sequence[str]]
    """Only the records with these codes, 1 to 500, each once."""
    name: NotRequired[str]
    """Only records with this text in description; case does not matter."""
    isActive: NotRequired[bool]
    """Whether to return active records (true) or inactive ones (false). Leave it out for both."""
    search: NotRequired[str]
    """Only those with this text in the code or the name; case does not matter."""
    includeInactive: NotRequired[bool]
    """Whether to list inactive records too."""

class GeneralPaymentMethodRowResult(TypedDict):
    code: str
    """Code that documents and other records refer to."""
    description: NotRequired[str]
    """Meaning of the code. Absent if it has no value."""
    accountNo: str
    """Bank, cash or deposit GL account behind the method."""
    paymentBy: NotRequired[str]
    """Payment type such as Cash, Cheque, Bank Transfer, Credit Card or e-Wallet. Absent if it has no value."""
    bankChargeRate: float
    """Bank charge in per cent of the amount. In percent."""
    isDeposit: bool
    """Whether this method uses up a deposit."""
    einvoiceMode: NotRequired[Literal["01", "02", "03", "04", "05", "06", "07", "08"]]
    """Payment mode of the e-invoice: 01 cash, 02 cheque, 03 bank transfer, 04 credit card, 05 debit card, 06 e-wallet, 07 digital bank, 08 others. Absent if it has no value."""
    isActive: bool
    """Whether new documents can use it."""
    lastModified: str
    """When the record was last changed."""

class PaymentMethodsResult(ReadResultResult):
    rows: Sequence[GeneralPaymentMethodRowResult]
    """The rows."""

class ListGlBankReconciliationUnclearedPayload(TypedDict):
    bankAccount: NotRequired[str]
    """Only lines of this bank account."""
    statementDate: NotRequired[str]
    """Only lines up to this date."""
    limit: NotRequired[int]
    """Maximum rows to return (default 5,000)."""
    cursor: NotRequired[str]
    """nextCursor from the previous result, to get the next page."""

class UnclearedEntryResult(TypedDict):
    glKey: str
    """Key of the ledger line."""
    docKey: str
    """Key of the document."""
    docType: str
    """Type of the document."""
    docNo: str
    """Number of the document."""
    docDate: str
    """Date of the ledger line."""
    chequeNo: Optional[str]
    """Cheque or reference number. None if there is none."""
    bankAccount: str
    """Bank GL account."""
    amount: float
    """Amount: money in positive, money out negative. In account currency."""

class UnclearedEntriesResult(ReadResultResult):
    rows: Sequence[UnclearedEntryResult]
    """The rows."""
    truncated: bool
    """Whether there are more rows than this result contains."""

class GlBankReconciliationFieldsClearedEntriesResult(TypedDict):
    glKey: NotRequired[str]
    """Key of the ledger line, from list-gl-bank-reconciliation-uncleared. Absent if it has no value."""
    docNo: NotRequired[str]
    """Number of the document. Absent if it has no value."""
    docType: NotRequired[str]
    """Type of that document, where documents of two types share the number. Absent if it has no value."""

class GlBankReconciliationFieldsResult(DocumentFieldsResult):
    Description: NotRequired[str]
    """Narration of the whole document. Absent if it has no value."""
    Ref: NotRequired[str]
    """Your own reference, for example an order number of the web shop. Absent if it has no value."""
    UserDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields by name, without the UDF_ prefix. Absent if it has no value."""
    StatementDate: str
    """Last day of the bank statement."""
    StatementBalance: float
    """Closing balance of the bank statement, money at the bank positive. In account currency."""
    ClearedEntries: NotRequired[Sequence[GlBankReconciliationFieldsClearedEntriesResult]]
    """Ledger lines that the statement confirms. Absent if there are none."""
    AllowDifference: NotRequired[bool]
    """Whether to save although the statement and the cleared lines differ. Absent if it has no value."""
    BankAccount: str
    """Bank GL account that the statement is of."""
    ClearedKeys: Sequence[str]
    """Keys of the ledger lines that the reconciliation clears."""
    ClearedBalance: float
    """Balance of all cleared lines of the account. In account currency."""
    Difference: float
    """Statement balance less cleared balance. In account currency."""

class ReconciliationReportResult(TypedDict):
    statementBalance: float
    """Balance of the statement. In account currency."""
    depositsInTransit: float
    """Money in that is not on the statement. In account currency."""
    unpresentedPayments: float
    """Money out that is not on the statement. In account currency."""
    difference: float
    """Statement balance less cleared balance. In account currency."""
    bookBalance: float
    """Balance of the account in the book. In account currency."""
    lines: Sequence[UnclearedEntryResult]
    """Ledger lines that are not on the statement."""

class GlBankReconciliationGetResult(ReadResultResult, DocumentReferenceResult):
    fields: GlBankReconciliationFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[ArPaymentLinesResult]
    """Empty: these documents have no lines."""
    payments: Sequence[NoKnockOffsResult]
    """Empty: these documents have no payments."""
    knockOffs: Sequence[NoKnockOffsResult]
    """Empty: these documents settle no others."""
    links: Sequence[DocumentLinkResult]
    """The documents that it came from and went to."""
    postings: Sequence[Posting]
    """The rows that the document posts to the general ledger."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent if documents of this type cannot be updated."""
    sourceType: NotRequired[str]
    """Type of the document, which belongs to another family. Absent if it belongs to this family."""
    report: NotRequired[ReconciliationReportResult]
    """How the statement leads to the book. Absent if the reconciliation is void or a draft."""

class GlBankReconciliationClearedEntryPayload(TypedDict):
    glKey: NotRequired[Union[int, str]]
    """Key of the ledger line, from list-gl-bank-reconciliation-uncleared; prefer the string."""
    docNo: NotRequired[str]
    """Number of the document, if you do not have the key. All its lines on this account are cleared."""
    docType: NotRequired[str]
    """Type of that document, where documents of two types share the number."""

class GlBankReconciliationStatementLinePayload(TypedDict):
    lineDate: str
    """Date of the line on the statement."""
    amount: float
    """Amount, money in positive and money out negative."""
    chequeNo: NotRequired[str]
    """Cheque or reference number on the statement."""
    description: NotRequired[str]
    """What the bank wrote."""

class GlBankReconciliationCreatePayload(TypedDict):
    docNo: NotRequired[str]
    """Document number. Leave it out or send <<New>> to have the book generate it."""
    bankAccount: str
    """Bank GL account that the statement is of."""
    docDate: NotRequired[str]
    """Date the reconciliation is filed under (default: the statement date)."""
    description: NotRequired[str]
    """Narration of the whole document."""
    ref: NotRequired[str]
    """Your own reference, for example an order number of the web shop."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    statementDate: str
    """Last day of the bank statement; later than that of the reconciliation before."""
    statementBalance: float
    """Closing balance of the bank statement, money at the bank positive."""
    clearedEntries: NotRequired[Sequence[GlBankReconciliationClearedEntryPayload]]
    """Ledger lines that the statement confirms; leave it out if there are none."""
    statementLines: NotRequired[Sequence[GlBankReconciliationStatementLinePayload]]
    """Lines of the statement itself; validate proposes for each the ledger line that matches it."""
    allowDifference: NotRequired[bool]
    """Whether to save although the statement and the cleared lines differ. The difference is stored with the reconciliation."""
    verifyAfterSave: NotRequired[bool]
    """Whether to read the saved record again and return readBack checks. Without it, saving is faster."""

class MatchProposalResult(TypedDict):
    index: int
    """Position of the statement line, from 0."""
    lineDate: str
    """Date of the statement line."""
    amount: float
    """Amount: money in positive, money out negative. In account currency."""
    chequeNo: NotRequired[str]
    """Cheque or reference number on the statement. Absent if it has none."""
    description: NotRequired[str]
    """Text on the statement. Absent if it has none."""
    match: Optional[UnclearedEntryResult]
    """The ledger line that matches. None if none does."""

class GlBankReconciliationValidateResult(ValidateResultResult):
    totals: ValidatedTotalsResult
    """Totals of the document."""
    postings: Sequence[Posting]
    """The rows that the document posts to the general ledger."""
    lines: Sequence[ArPaymentLinesResult]
    """The lines as they would be saved."""
    proposals: Sequence[MatchProposalResult]
    """The ledger line that matches each statement line; empty without statementLines."""

class GlBankReconciliationSavedResult(WriteResultResult, DocumentReferenceResult):
    fields: GlBankReconciliationFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[ArPaymentLinesResult]
    """Empty: these documents have no lines."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""

class GlBankReconciliationUpdatePayload(TypedDict):
    docNo: str
    """Number of the document."""
    reason: str
    """Business reason for the change; stored in the audit trail."""
    docDate: NotRequired[str]
    """Date the reconciliation is filed under (default: the statement date)."""
    description: NotRequired[Union[str, None]]
    """Narration of the whole document."""
    ref: NotRequired[Union[str, None]]
    """Your own reference, for example an order number of the web shop."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    statementDate: NotRequired[str]
    """Last day of the bank statement; later than that of the reconciliation before."""
    statementBalance: NotRequired[float]
    """Closing balance of the bank statement, money at the bank positive."""
    validateOnly: NotRequired[bool]
    """Whether to check everything without saving. The result then has saved false."""
    clearedEntries: NotRequired[Sequence[GlBankReconciliationClearedEntryPayload]]
    """The whole set of lines that this reconciliation clears, in place of the set it has; leave it out to keep that set."""
    allowDifference: NotRequired[bool]
    """Whether to save although the statement and the cleared lines differ. The difference is stored with the reconciliation."""

class GlBankReconciliationUpdatedResult(WriteResultResult, DocumentReferenceResult):
    fields: GlBankReconciliationFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[ArPaymentLinesResult]
    """Empty: these documents have no lines."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""
    valid: NotRequired[Literal[True]]
    """True: the payload is valid. Absent unless validateOnly is true."""
    postings: NotRequired[Sequence[Posting]]
    """The rows that the document posts to the general ledger. Absent unless validateOnly is true."""
    followed: NotRequired[Sequence[str]]
    """Fields that the update did not name and that changed with those that it names, such as the description of another item. A field of a line has the position of the line in the result before it: lines/0/description. Absent in results of earlier builds and of other drivers."""
    draftNo: NotRequired[str]
    """Number that the document had as a draft. Absent unless the update posted a draft."""

class ReportTemplateResult(TypedDict):
    docType: str
    """What it prints: a document type, statement or report."""
    title: str
    """Title that it prints, in English."""
    template: str
    """Name of the template, to send as template."""
    description: str
    """What it looks like."""
    isDefault: bool
    """Whether it is used if no template is sent."""
    takes: NotRequired[Sequence[str]]
    """Fields of the payload that the report uses. Absent unless it is a report."""
    languages: Sequence[str]
    """Languages of its labels, to send as language."""

class ReportTemplatesResult(ReadResultResult):
    rows: Sequence[ReportTemplateResult]
    """The rows."""

class SalesDocumentAcctPdfPayload(TypedDict):
    docType: Literal["AQ", "QT", "SO", "DO", "IV", "CS", "CN", "DN"]
    """AQ advanced quotation, QT quotation, SO sales order, DO delivery order, IV invoice, CS cash sale, CN credit note, DN debit note."""
    docNo: str
    """Number of the document."""
    template: NotRequired[str]
    """Name of the template, from list-acct-report-templates (default: the standard one of the document type)."""
    language: NotRequired[Literal["en", "ms", "zh"]]
    """Language of headings and of the amount in words: English, Malay or Chinese (default: en)."""

class DocumentPdfResult(ReadResultResult):
    document: DocumentIdentityResult
    """The printed document."""
    docType: str
    """Type of the document."""
    docNo: str
    """Number of the document, as in document."""
    status: Literal["Draft", "Saved", "Void"]
    """Status of the document."""
    template: str
    """The template that was used."""
    language: Literal["en", "ms", "zh"]
    """The language of the labels."""
    pageCount: int
    """Number of pages. In pages."""
    artifact: Artifact
    """The file that the command produced."""
    artifactUrl: NotRequired[str]
    """Where to download the file with the same key. Absent if you read the result from the book itself and not from the cloud."""

class SalesInvoiceAcctPdfPayload(TypedDict):
    docNo: str
    """Number of the document."""
    template: NotRequired[str]
    """Name of the template, from list-acct-report-templates (default: the standard one of the document type)."""
    language: NotRequired[Literal["en", "ms", "zh"]]
    """Language of headings and of the amount in words: English, Malay or Chinese (default: en)."""

class SalesReportHtmlPayload(TypedDict):
    dateFrom: NotRequired[str]
    """First date to include."""
    dateTo: NotRequired[str]
    """Last date to include."""
    groupBy: NotRequired[Literal["customer", "item", "agent", "month"]]
    """What the rows are: one per customer, item, sales agent or month (default: customer)."""
    language: NotRequired[Literal["en", "ms", "zh"]]
    """Language of headings and of the amount in words: English, Malay or Chinese (default: en)."""

class SalesSummaryResult(TypedDict):
    groupBy: str
    """What the rows are grouped by."""
    dateFrom: Optional[str]
    """First day. None if the report has no first day."""
    dateTo: str
    """Last day."""
    net: float
    """Sales before tax; returns count negative. In base currency."""
    tax: float
    """Tax on the sales; returns count negative. In base currency."""
    cost: float
    """Cost of the goods sold. In base currency."""
    profit: float
    """Net amount less cost. In base currency."""

class SalesReportResult(ReadResultResult):
    report: SalesSummaryResult
    """What the file says."""
    language: str
    """The language of the labels."""
    artifact: Artifact
    """The file that the command produced."""
    artifactUrl: NotRequired[str]
    """Where to download the file with the same key. Absent if you read the result from the book itself and not from the cloud."""

class PurchaseDocumentAcctPdfPayload(TypedDict):
    docType: Literal["RQ", "PO", "GR", "PI", "CP", "PR"]
    """RQ request for quotation, PO purchase order, GR goods received note, PI invoice, CP cash purchase, PR return."""
    docNo: str
    """Number of the document."""
    template: NotRequired[str]
    """Name of the template, from list-acct-report-templates (default: the standard one of the document type)."""
    language: NotRequired[Literal["en", "ms", "zh"]]
    """Language of headings and of the amount in words: English, Malay or Chinese (default: en)."""

class StockDocumentAcctPdfPayload(TypedDict):
    docType: Literal["SA", "SR", "SI", "ST", "TK", "SW", "UV", "UC", "AS", "AO", "DA"]
    """SA adjustment, SR receive, SI issue, ST transfer, TK stock take, SW write-off, UV UOM conversion, UC cost update, AS assembly, AO assembly order, DA disassembly."""
    docNo: str
    """Number of the document."""
    template: NotRequired[str]
    """Name of the template, from list-acct-report-templates (default: the standard one of the document type)."""
    language: NotRequired[Literal["en", "ms", "zh"]]
    """Language of headings and of the amount in words: English, Malay or Chinese (default: en)."""

class PartyStatementPayload(TypedDict):
    partyCode: NotRequired[str]
    """Debtor or creditor code."""
    debtorCode: NotRequired[str]
    """Customer, instead of partyCode and side."""
    creditorCode: NotRequired[str]
    """Supplier, instead of partyCode and side."""
    side: NotRequired[Literal["AR", "AP"]]
    """AR for a customer, AP for a supplier (default: decided by the code)."""
    dateFrom: NotRequired[str]
    """First date to include (default of a report: the start of the fiscal year)."""
    dateTo: NotRequired[str]
    """Last date to include, or the day of a balance (default: today)."""
    style: NotRequired[Literal["brought-forward", "open-item"]]
    """brought-forward shows the opening balance and every movement with a running balance; open-item shows what is still outstanding (default: brought-forward)."""
    agingBy: NotRequired[Literal["dueDate", "docDate"]]
    """Whether the months of the aging count from due date or from document date (default: dueDate)."""
    template: NotRequired[str]
    """Name of a report such as trial-balance, balance-sheet or aged-receivables, or of a layout; list-acct-report-templates lists both (default: the layout Standard)."""
    language: NotRequired[Literal["en", "ms", "zh"]]
    """Language of headings and of the amount in words: English, Malay or Chinese (default: en)."""
    format: NotRequired[Literal["pdf", "html", "csv"]]
    """File format of a report: a PDF, a web page, or rows for a spreadsheet (default: what the command is named after)."""
    compareWith: NotRequired[Literal["none", "previous-period", "previous-year"]]
    """What financial statements show next to their figures: nothing, the period just before, or the same period a year before (default: previous-year, or previous-period if the book has no data that early)."""
    groupBy: NotRequired[Literal["month", "department", "project", "customer", "item", "agent"]]
    """profit-and-loss: a column for each month, department or project (default: the last month and the whole period). sales-analysis: a row for each customer, item, agent or month (default: customer)."""
    accountNo: NotRequired[str]
    """general-ledger: the only account to show (default: all accounts)."""
    showDocuments: NotRequired[bool]
    """aged-receivables and aged-payables: whether the open documents are listed (default: true)."""

class AgingResult(TypedDict):
    current: float
    """Less than a month old. In document currency."""
    months1: float
    """One month. In document currency."""
    months2: float
    """Two months. In document currency."""
    months3: float
    """Three months. In document currency."""
    months4: float
    """Four months. In document currency."""
    months5AndMore: float
    """Five months and more. In document currency."""

class StatementSummaryResult(TypedDict):
    partyCode: str
    """Code of the customer or supplier."""
    companyName: str
    """Name of the customer or supplier."""
    side: Literal["AR", "AP"]
    """AR for a customer, AP for a supplier."""
    style: Literal["open-item", "brought-forward"]
    """Whether the statement lists open documents or all movements."""
    dateFrom: Optional[str]
    """First day. None if the statement has no first day."""
    dateTo: str
    """Last day."""
    currencyCode: str
    """Currency of the amounts."""
    opening: float
    """Balance before the first day: positive if owed. In document currency."""
    closing: float
    """Balance on the last day: positive if owed. In document currency."""
    aging: AgingResult
    """What is open by age."""

class PrintedStatementResult(StatementSummaryResult):
    pass

class StatementPdfResult(ReadResultResult):
    report: PrintedStatementResult
    """What the file says."""
    template: str
    """The template that was used."""
    language: Literal["en", "ms", "zh"]
    """The language of the labels."""
    pageCount: int
    """Number of pages. In pages."""
    artifact: Artifact
    """The file that the command produced."""
    artifactUrl: NotRequired[str]
    """Where to download the file with the same key. Absent if you read the result from the book itself and not from the cloud."""

class ReportPeriodResult(TypedDict):
    dateFrom: str
    """First day."""
    dateTo: str
    """Last day."""

class ReportTrialBalanceTotalsResult(TypedDict):
    opening: float
    """Opening balances: 0, since debits and credits cancel out. In base currency."""
    debit: float
    """Debits of the period. In base currency."""
    credit: float
    """Credits of the period. In base currency."""
    closing: float
    """Closing balances: 0. In base currency."""
    compared: float
    """Earlier closing balances: 0. In base currency."""

class ReportTrialBalanceSummaryResult(TypedDict):
    template: Literal["trial-balance"]
    """The template that was used."""
    period: ReportPeriodResult
    """The period of the report."""
    totals: ReportTrialBalanceTotalsResult
    """The totals of the report by name."""

class ReportTrialBalanceResult(ReadResultResult):
    report: ReportTrialBalanceSummaryResult
    """What the file says, in short."""
    template: str
    """The template that was used."""
    language: Literal["en", "ms", "zh"]
    """The language of the labels."""
    pageCount: NotRequired[int]
    """Number of pages. In pages. Absent unless the file is a PDF."""
    artifact: Artifact
    """The file that the command produced."""
    artifactUrl: NotRequired[str]
    """Where to download the file with the same key. Absent if you read the result from the book itself and not from the cloud."""

class ReportProfitAndLossTotalsResult(TypedDict):
    sales: float
    """Sales less returns. In base currency."""
    costOfSales: float
    """Cost of sales. In base currency."""
    grossProfit: float
    """sales less costOfSales. In base currency."""
    otherIncome: float
    """Other income. In base currency."""
    expenses: float
    """Expenses. In base currency."""
    profitBeforeTax: float
    """grossProfit plus otherIncome less expenses. In base currency."""
    profitAfterTax: float
    """profitBeforeTax less taxation. In base currency."""
    profit: float
    """profitAfterTax less appropriations. In base currency."""

class ReportProfitAndLossSummaryResult(TypedDict):
    template: Literal["profit-and-loss"]
    """The template that was used."""
    period: ReportPeriodResult
    """The period of the report."""
    totals: ReportProfitAndLossTotalsResult
    """The totals of the report by name."""

class ReportProfitAndLossResult(ReadResultResult):
    report: ReportProfitAndLossSummaryResult
    """What the file says, in short."""
    template: str
    """The template that was used."""
    language: Literal["en", "ms", "zh"]
    """The language of the labels."""
    pageCount: NotRequired[int]
    """Number of pages. In pages. Absent unless the file is a PDF."""
    artifact: Artifact
    """The file that the command produced."""
    artifactUrl: NotRequired[str]
    """Where to download the file with the same key. Absent if you read the result from the book itself and not from the cloud."""

class ReportBalanceSheetTotalsResult(TypedDict):
    assets: float
    """Assets. In base currency."""
    liabilities: float
    """Liabilities. In base currency."""
    netAssets: float
    """assets less liabilities. In base currency."""
    currentEarnings: float
    """Profit of the fiscal year so far. In base currency."""
    equity: float
    """Equity with the earnings of all years. In base currency."""
    check: float
    """netAssets less equity: 0. In base currency."""

class ReportBalanceSheetSummaryResult(TypedDict):
    template: Literal["balance-sheet"]
    """The template that was used."""
    period: ReportPeriodResult
    """The period of the report."""
    totals: ReportBalanceSheetTotalsResult
    """The totals of the report by name."""

class ReportBalanceSheetResult(ReadResultResult):
    report: ReportBalanceSheetSummaryResult
    """What the file says, in short."""
    template: str
    """The template that was used."""
    language: Literal["en", "ms", "zh"]
    """The language of the labels."""
    pageCount: NotRequired[int]
    """Number of pages. In pages. Absent unless the file is a PDF."""
    artifact: Artifact
    """The file that the command produced."""
    artifactUrl: NotRequired[str]
    """Where to download the file with the same key. Absent if you read the result from the book itself and not from the cloud."""

class ReportCashFlowTotalsResult(TypedDict):
    profit: float
    """Profit of the period, as profit and loss shows it. In base currency."""
    operating: float
    """Cash from operating activities. In base currency."""
    investing: float
    """Cash from investing activities; negative if it was spent. In base currency."""
    financing: float
    """Cash from financing activities. In base currency."""
    other: float
    """Cash from accounts without a class. In base currency."""
    netChange: float
    """The four together. In base currency."""
    openingCash: float
    """Cash before the period. In base currency."""
    closingCash: float
    """Cash at its end. In base currency."""

class ReportCashFlowSummaryResult(TypedDict):
    template: Literal["cash-flow"]
    """The template that was used."""
    period: ReportPeriodResult
    """The period of the report."""
    totals: ReportCashFlowTotalsResult
    """The totals of the report by name."""

class ReportCashFlowResult(ReadResultResult):
    report: ReportCashFlowSummaryResult
    """What the file says, in short."""
    template: str
    """The template that was used."""
    language: Literal["en", "ms", "zh"]
    """The language of the labels."""
    pageCount: NotRequired[int]
    """Number of pages. In pages. Absent unless the file is a PDF."""
    artifact: Artifact
    """The file that the command produced."""
    artifactUrl: NotRequired[str]
    """Where to download the file with the same key. Absent if you read the result from the book itself and not from the cloud."""

class ReportGeneralLedgerTotalsResult(TypedDict):
    debit: float
    """Debits of the period. In base currency."""
    credit: float
    """Credits of the period. In base currency."""

class ReportGeneralLedgerSummaryResult(TypedDict):
    template: Literal["general-ledger"]
    """The template that was used."""
    period: ReportPeriodResult
    """The period of the report."""
    totals: ReportGeneralLedgerTotalsResult
    """The totals of the report by name."""

class ReportGeneralLedgerResult(ReadResultResult):
    report: ReportGeneralLedgerSummaryResult
    """What the file says, in short."""
    template: str
    """The template that was used."""
    language: Literal["en", "ms", "zh"]
    """The language of the labels."""
    pageCount: NotRequired[int]
    """Number of pages. In pages. Absent unless the file is a PDF."""
    artifact: Artifact
    """The file that the command produced."""
    artifactUrl: NotRequired[str]
    """Where to download the file with the same key. Absent if you read the result from the book itself and not from the cloud."""

class ReportJournalSummaryResult(TypedDict):
    template: Literal["journal"]
    """The template that was used."""
    period: ReportPeriodResult
    """The period of the report."""
    totals: ReportGeneralLedgerTotalsResult
    """The totals of the report by name."""

class ReportJournalResult(ReadResultResult):
    report: ReportJournalSummaryResult
    """What the file says, in short."""
    template: str
    """The template that was used."""
    language: Literal["en", "ms", "zh"]
    """The language of the labels."""
    pageCount: NotRequired[int]
    """Number of pages. In pages. Absent unless the file is a PDF."""
    artifact: Artifact
    """The file that the command produced."""
    artifactUrl: NotRequired[str]
    """Where to download the file with the same key. Absent if you read the result from the book itself and not from the cloud."""

class ReportAgedReceivablesTotalsResult(TypedDict):
    current: float
    """Less than a month old. In base currency."""
    month1: float
    """One month. In base currency."""
    month2: float
    """Two months. In base currency."""
    month3: float
    """Three months. In base currency."""
    month4: float
    """Four months. In base currency."""
    month5: float
    """Five months and more. In base currency."""
    total: float
    """The buckets together. In base currency."""
    exchange: float
    """Always 0: an exchange difference is posted on the day of its knock-off. In base currency."""
    control: float
    """Balance of the control accounts. In base currency."""
    difference: float
    """total less control: 0. In base currency."""

class AgedCurrencyResult(TypedDict):
    currencyCode: str
    """The currency."""
    current: float
    """Less than a month old. In document currency."""
    month1: float
    """One month. In document currency."""
    month2: float
    """Two months. In document currency."""
    month3: float
    """Three months. In document currency."""
    month4: float
    """Four months. In document currency."""
    month5: float
    """Five months and more. In document currency."""
    total: float
    """The buckets together. In document currency."""
    totalLocal: float
    """The same in base currency. In base currency."""

class ReportAgedReceivablesSummaryResult(TypedDict):
    template: Literal["aged-receivables"]
    """The template that was used."""
    period: ReportPeriodResult
    """The period of the report."""
    totals: ReportAgedReceivablesTotalsResult
    """The totals of the report by name."""
    currencies: Sequence[AgedCurrencyResult]
    """What is open in each currency."""

class ReportAgedReceivablesResult(ReadResultResult):
    report: ReportAgedReceivablesSummaryResult
    """What the file says, in short."""
    template: str
    """The template that was used."""
    language: Literal["en", "ms", "zh"]
    """The language of the labels."""
    pageCount: NotRequired[int]
    """Number of pages. In pages. Absent unless the file is a PDF."""
    artifact: Artifact
    """The file that the command produced."""
    artifactUrl: NotRequired[str]
    """Where to download the file with the same key. Absent if you read the result from the book itself and not from the cloud."""

class ReportAgedPayablesSummaryResult(TypedDict):
    template: Literal["aged-payables"]
    """The template that was used."""
    period: ReportPeriodResult
    """The period of the report."""
    totals: ReportAgedReceivablesTotalsResult
    """The totals of the report by name."""
    currencies: Sequence[AgedCurrencyResult]
    """What is open in each currency."""

class ReportAgedPayablesResult(ReadResultResult):
    report: ReportAgedPayablesSummaryResult
    """What the file says, in short."""
    template: str
    """The template that was used."""
    language: Literal["en", "ms", "zh"]
    """The language of the labels."""
    pageCount: NotRequired[int]
    """Number of pages. In pages. Absent unless the file is a PDF."""
    artifact: Artifact
    """The file that the command produced."""
    artifactUrl: NotRequired[str]
    """Where to download the file with the same key. Absent if you read the result from the book itself and not from the cloud."""

class ReportStockValuationTotalsResult(TypedDict):
    value: float
    """Value of the stock. In base currency."""
    account: float
    """Balance of the stock accounts. In base currency."""
    difference: float
    """value less account: 0. In base currency."""

class ReportStockValuationSummaryResult(TypedDict):
    template: Literal["stock-valuation"]
    """The template that was used."""
    period: ReportPeriodResult
    """The period of the report."""
    totals: ReportStockValuationTotalsResult
    """The totals of the report by name."""

class ReportStockValuationResult(ReadResultResult):
    report: ReportStockValuationSummaryResult
    """What the file says, in short."""
    template: str
    """The template that was used."""
    language: Literal["en", "ms", "zh"]
    """The language of the labels."""
    pageCount: NotRequired[int]
    """Number of pages. In pages. Absent unless the file is a PDF."""
    artifact: Artifact
    """The file that the command produced."""
    artifactUrl: NotRequired[str]
    """Where to download the file with the same key. Absent if you read the result from the book itself and not from the cloud."""

class ReportSalesAnalysisTotalsResult(TypedDict):
    net: float
    """Sales before tax, less returns. In base currency."""
    tax: float
    """Tax on the sales. In base currency."""
    cost: float
    """Cost of the goods sold. In base currency."""
    profit: float
    """Net amount less cost. In base currency."""

class ReportSalesAnalysisSummaryResult(TypedDict):
    template: Literal["sales-analysis"]
    """The template that was used."""
    period: ReportPeriodResult
    """The period of the report."""
    totals: ReportSalesAnalysisTotalsResult
    """The totals of the report by name."""

class ReportSalesAnalysisResult(ReadResultResult):
    report: ReportSalesAnalysisSummaryResult
    """What the file says, in short."""
    template: str
    """The template that was used."""
    language: Literal["en", "ms", "zh"]
    """The language of the labels."""
    pageCount: NotRequired[int]
    """Number of pages. In pages. Absent unless the file is a PDF."""
    artifact: Artifact
    """The file that the command produced."""
    artifactUrl: NotRequired[str]
    """Where to download the file with the same key. Absent if you read the result from the book itself and not from the cloud."""

class ReportSst02TotalsResult(TypedDict):
    goods: float
    """Field 8: value of taxable goods sold. In base currency."""
    services: float
    """Field 10: value of taxable services. In base currency."""
    totalTax: float
    """Field 12: total tax. In base currency."""
    deduction: float
    """Field 13: tax of credit notes, as a negative amount. In base currency."""
    payable: float
    """Field 14: tax payable. In base currency."""
    exempt: float
    """Field 18: value of exempt supplies. In base currency."""
    taxAccounts: float
    """Balance of the tax accounts. In base currency."""
    notYetDue: float
    """Of taxAccounts: tax that falls due later. In base currency."""
    otherPostings: float
    """Of taxAccounts: other periods and other postings. In base currency."""

class ReportSst02SummaryResult(TypedDict):
    template: Literal["sst-02"]
    """The template that was used."""
    period: ReportPeriodResult
    """The period of the report."""
    totals: ReportSst02TotalsResult
    """The totals of the report by name."""

class ReportSst02Result(ReadResultResult):
    report: ReportSst02SummaryResult
    """What the file says, in short."""
    template: str
    """The template that was used."""
    language: Literal["en", "ms", "zh"]
    """The language of the labels."""
    pageCount: NotRequired[int]
    """Number of pages. In pages. Absent unless the file is a PDF."""
    artifact: Artifact
    """The file that the command produced."""
    artifactUrl: NotRequired[str]
    """Where to download the file with the same key. Absent if you read the result from the book itself and not from the cloud."""

class ReportAuditTrailSummaryResult(TypedDict):
    template: Literal["audit-trail"]
    """The template that was used."""
    period: ReportPeriodResult
    """The period of the report."""
    totals: NoKnockOffsResult
    """The totals of the report by name."""

class ReportAuditTrailResult(ReadResultResult):
    report: ReportAuditTrailSummaryResult
    """What the file says, in short."""
    template: str
    """The template that was used."""
    language: Literal["en", "ms", "zh"]
    """The language of the labels."""
    pageCount: NotRequired[int]
    """Number of pages. In pages. Absent unless the file is a PDF."""
    artifact: Artifact
    """The file that the command produced."""
    artifactUrl: NotRequired[str]
    """Where to download the file with the same key. Absent if you read the result from the book itself and not from the cloud."""

class CreditorStatementReportPayload(TypedDict):
    creditorCode: str
    """Supplier whose statement is wanted."""
    dateFrom: NotRequired[str]
    """First date to include."""
    dateTo: NotRequired[str]
    """Last date to include."""
    style: NotRequired[Literal["brought-forward", "open-item"]]
    """brought-forward shows the opening balance and every movement with a running balance; open-item shows what is still outstanding (default: brought-forward)."""
    agingBy: NotRequired[Literal["dueDate", "docDate"]]
    """Whether the months of the aging count from due date or from document date (default: dueDate)."""

class StatementRowResult(TypedDict):
    docDate: str
    """Date of the document."""
    docType: str
    """Type of the document."""
    docNo: str
    """Number of the document."""
    docKey: str
    """Key of the document."""
    description: NotRequired[Optional[str]]
    """Narration of the document. None if it has none. Absent if style is open-item."""
    ref: NotRequired[Optional[str]]
    """Reference of the document. None if it has none. Absent if style is open-item."""
    debit: NotRequired[float]
    """Debit of the party. In document currency. Absent if style is open-item."""
    credit: NotRequired[float]
    """Credit of the party. In document currency. Absent if style is open-item."""
    balance: NotRequired[float]
    """Balance after the movement: positive if owed. In document currency. Absent if style is open-item."""
    dueDate: NotRequired[str]
    """Due date. Absent if style is brought-forward."""
    original: NotRequired[float]
    """Total of the document: positive if owed. In document currency. Absent if style is brought-forward."""
    outstanding: NotRequired[float]
    """What is still open: positive if owed. In document currency. Absent if style is brought-forward."""
    daysOverdue: NotRequired[int]
    """Days since the due date; 0 if it is not overdue. In days. Absent if style is brought-forward."""

class StatementReportResult(StatementSummaryResult):
    rows: Sequence[StatementRowResult]
    """The movements or open documents, oldest first."""

class StatementResult(ReadResultResult):
    report: StatementReportResult
    """The statement."""

class DebtorStatementReportPayload(TypedDict):
    debtorCode: str
    """Customer whose statement is wanted."""
    dateFrom: NotRequired[str]
    """First date to include."""
    dateTo: NotRequired[str]
    """Last date to include."""
    style: NotRequired[Literal["brought-forward", "open-item"]]
    """brought-forward shows the opening balance and every movement with a running balance; open-item shows what is still outstanding (default: brought-forward)."""
    agingBy: NotRequired[Literal["dueDate", "docDate"]]
    """Whether the months of the aging count from due date or from document date (default: dueDate)."""

class StatementHtmlResult(ReadResultResult):
    report: PrintedStatementResult
    """What the file says."""
    template: str
    """The template that was used."""
    language: Literal["en", "ms", "zh"]
    """The language of the labels."""
    artifact: Artifact
    """The file that the command produced."""
    artifactUrl: NotRequired[str]
    """Where to download the file with the same key. Absent if you read the result from the book itself and not from the cloud."""

class ArapDocumentAcctPdfPayload(TypedDict):
    docType: Literal["RI", "RP", "RF", "RC", "RD", "RDP", "PB", "PP", "PF", "PC", "PD", "PDP", "CT"]
    """AR: RI invoice, RP payment, RF refund, RC credit note, RD debit note, RDP deposit. AP: PB invoice, PP payment, PF refund, PC credit note, PD debit note, PDP deposit. CT contra."""
    docNo: str
    """Number of the document."""
    template: NotRequired[str]
    """Name of the template, from list-acct-report-templates (default: the standard one of the document type)."""
    language: NotRequired[Literal["en", "ms", "zh"]]
    """Language of headings and of the amount in words: English, Malay or Chinese (default: en)."""

class GlDocumentAcctPdfPayload(TypedDict):
    docType: NotRequired[Literal["JE", "PV", "OR"]]
    """JE journal entry, PV cash book payment, OR cash book receipt."""
    docNo: NotRequired[str]
    """Number of the document."""
    template: NotRequired[str]
    """Name of a report such as trial-balance, balance-sheet or aged-receivables, or of a layout; list-acct-report-templates lists both (default: the layout Standard)."""
    language: NotRequired[Literal["en", "ms", "zh"]]
    """Language of headings and of the amount in words: English, Malay or Chinese (default: en)."""
    format: NotRequired[Literal["pdf", "html", "csv"]]
    """File format of a report: a PDF, a web page, or rows for a spreadsheet (default: what the command is named after)."""
    dateFrom: NotRequired[str]
    """First date to include (default of a report: the start of the fiscal year)."""
    dateTo: NotRequired[str]
    """Last date to include, or the day of a balance (default: today)."""
    compareWith: NotRequired[Literal["none", "previous-period", "previous-year"]]
    """What financial statements show next to their figures: nothing, the period just before, or the same period a year before (default: previous-year, or previous-period if the book has no data that early)."""
    groupBy: NotRequired[Literal["month", "department", "project", "customer", "item", "agent"]]
    """profit-and-loss: a column for each month, department or project (default: the last month and the whole period). sales-analysis: a row for each customer, item, agent or month (default: customer)."""
    accountNo: NotRequired[str]
    """general-ledger: the only account to show (default: all accounts)."""
    agingBy: NotRequired[Literal["dueDate", "docDate"]]
    """Whether the months of the aging count from due date or from document date (default: dueDate)."""
    showDocuments: NotRequired[bool]
    """aged-receivables and aged-payables: whether the open documents are listed (default: true)."""

class DebtorBranchPayload(TypedDict):
    branchCode: str
    """Code of the branch, as documents name it."""
    branchName: NotRequired[str]
    """Name of the branch."""
    address1: NotRequired[str]
    """First line of the address."""
    address2: NotRequired[str]
    """Second line of the address."""
    address3: NotRequired[str]
    """Third line of the address."""
    address4: NotRequired[str]
    """Fourth line of the address."""
    phone1: NotRequired[str]
    """First phone number."""
    phone2: NotRequired[str]
    """Second phone number."""
    fax1: NotRequired[str]
    """Fax number."""
    attention: NotRequired[str]
    """Contact person."""
    email: NotRequired[str]
    """Email address."""
    isActive: NotRequired[bool]
    """Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it."""

class DebtorCreatePayload(TypedDict):
    debtorCode: str
    """Customer (debtor) code."""
    companyName: str
    """Name of the customer, as printed."""
    currencyCode: NotRequired[str]
    """Currency of all documents of this customer (default: the base currency)."""
    displayTerm: NotRequired[str]
    """Credit term for documents without one, for example C.O.D. or Net 30."""
    area: NotRequired[str]
    """Area code."""
    salesAgent: NotRequired[str]
    """Sales agent code for documents without one."""
    debtorType: NotRequired[str]
    """Debtor type code."""
    priceCategory: NotRequired[str]
    """Price category that sets this customer’s prices."""
    creditLimit: NotRequired[float]
    """Maximum outstanding amount; 0 or no value means no limit."""
    overdueLimit: NotRequired[float]
    """Maximum overdue amount; 0 or no value means no limit."""
    taxEntityID: NotRequired[int]
    """Tax entity id, for tax returns and e-invoices."""
    taxCode: NotRequired[str]
    """Tax code for lines if neither the line nor its item has one."""
    address1: NotRequired[str]
    """First line of the address."""
    address2: NotRequired[str]
    """Second line of the address."""
    address3: NotRequired[str]
    """Third line of the address."""
    address4: NotRequired[str]
    """Fourth line of the address."""
    phone1: NotRequired[str]
    """First phone number."""
    phone2: NotRequired[str]
    """Second phone number."""
    fax1: NotRequired[str]
    """Fax number."""
    attention: NotRequired[str]
    """Contact person."""
    email: NotRequired[str]
    """Email address."""
    isActive: NotRequired[bool]
    """Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    branches: NotRequired[Sequence[DebtorBranchPayload]]
    """Branches of the customer."""
    verifyAfterSave: NotRequired[bool]
    """Whether to read the saved record again and return readBack checks. Without it, saving is faster."""

class DebtorSavedResult(WriteResultResult):
    code: str
    """Code of the record."""
    document: DebtorRecordResult
    """The record under canonical names."""
    fields: DebtorFieldsResult
    """The record under native names."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""

class DebtorUpdateBranchPayload(TypedDict):
    branchCode: str
    """Code of the branch, as documents name it."""
    branchName: NotRequired[Union[str, None]]
    """Name of the branch."""
    address1: NotRequired[Union[str, None]]
    """First line of the address."""
    address2: NotRequired[Union[str, None]]
    """Second line of the address."""
    address3: NotRequired[Union[str, None]]
    """Third line of the address."""
    address4: NotRequired[Union[str, None]]
    """Fourth line of the address."""
    phone1: NotRequired[Union[str, None]]
    """First phone number."""
    phone2: NotRequired[Union[str, None]]
    """Second phone number."""
    fax1: NotRequired[Union[str, None]]
    """Fax number."""
    attention: NotRequired[Union[str, None]]
    """Contact person."""
    email: NotRequired[Union[str, None]]
    """Email address."""
    isActive: NotRequired[bool]
    """Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it."""

class DebtorUpdatePayload(TypedDict):
    debtorCode: str
    """Customer (debtor) code."""
    reason: str
    """Business reason for the change; stored in the audit trail."""
    companyName: NotRequired[str]
    """Name of the customer, as printed."""
    currencyCode: NotRequired[str]
    """Currency of all documents of this customer (default: the base currency)."""
    displayTerm: NotRequired[Union[str, None]]
    """Credit term for documents without one, for example C.O.D. or Net 30."""
    area: NotRequired[Union[str, None]]
    """Area code."""
    salesAgent: NotRequired[Union[str, None]]
    """Sales agent code for documents without one."""
    debtorType: NotRequired[Union[str, None]]
    """Debtor type code."""
    priceCategory: NotRequired[Union[str, None]]
    """Price category that sets this customer’s prices."""
    creditLimit: NotRequired[float]
    """Maximum outstanding amount; 0 or no value means no limit."""
    overdueLimit: NotRequired[float]
    """Maximum overdue amount; 0 or no value means no limit."""
    taxEntityID: NotRequired[int]
    """Tax entity id, for tax returns and e-invoices."""
    taxCode: NotRequired[Union[str, None]]
    """Tax code for lines if neither the line nor its item has one."""
    address1: NotRequired[Union[str, None]]
    """First line of the address."""
    address2: NotRequired[Union[str, None]]
    """Second line of the address."""
    address3: NotRequired[Union[str, None]]
    """Third line of the address."""
    address4: NotRequired[Union[str, None]]
    """Fourth line of the address."""
    phone1: NotRequired[Union[str, None]]
    """First phone number."""
    phone2: NotRequired[Union[str, None]]
    """Second phone number."""
    fax1: NotRequired[Union[str, None]]
    """Fax number."""
    attention: NotRequired[Union[str, None]]
    """Contact person."""
    email: NotRequired[Union[str, None]]
    """Email address."""
    isActive: NotRequired[bool]
    """Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    validateOnly: NotRequired[bool]
    """Whether to check everything without saving. The result then has saved false."""
    branches: NotRequired[Sequence[DebtorUpdateBranchPayload]]
    """Branches to add or change, found by branchCode; branches you do not name stay as they are."""

class DebtorUpdatedResult(WriteResultResult):
    code: str
    """Code of the record."""
    document: NotRequired[DebtorRecordResult]
    """The record under canonical names. Absent if validateOnly is true."""
    fields: DebtorFieldsResult
    """The record under native names."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""
    valid: NotRequired[Literal[True]]
    """True: the payload is valid. Absent unless validateOnly is true."""

class WithdrawDebtorPayload(TypedDict):
    debtorCode: str
    """Customer (debtor) code."""
    reason: NotRequired[str]
    """Reason; stored in the audit trail."""

class CreditorCreatePayload(TypedDict):
    creditorCode: str
    """Supplier (creditor) code."""
    companyName: str
    """Name of the supplier, as printed."""
    currencyCode: NotRequired[str]
    """Currency of all documents of this supplier (default: the base currency)."""
    displayTerm: NotRequired[str]
    """Credit term for documents without one, for example C.O.D. or Net 30."""
    area: NotRequired[str]
    """Area code."""
    purchaseAgent: NotRequired[str]
    """Purchase agent code for documents without one."""
    creditorType: NotRequired[str]
    """Creditor type code."""
    creditLimit: NotRequired[float]
    """Maximum outstanding amount; 0 or no value means no limit."""
    overdueLimit: NotRequired[float]
    """Maximum overdue amount; 0 or no value means no limit."""
    taxEntityID: NotRequired[int]
    """Tax entity id, for tax returns and e-invoices."""
    taxCode: NotRequired[str]
    """Tax code for lines if neither the line nor its item has one."""
    address1: NotRequired[str]
    """First line of the address."""
    address2: NotRequired[str]
    """Second line of the address."""
    address3: NotRequired[str]
    """Third line of the address."""
    address4: NotRequired[str]
    """Fourth line of the address."""
    phone1: NotRequired[str]
    """First phone number."""
    phone2: NotRequired[str]
    """Second phone number."""
    fax1: NotRequired[str]
    """Fax number."""
    attention: NotRequired[str]
    """Contact person."""
    email: NotRequired[str]
    """Email address."""
    isActive: NotRequired[bool]
    """Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    branches: NotRequired[Sequence[DebtorBranchPayload]]
    """Branches of the supplier."""
    verifyAfterSave: NotRequired[bool]
    """Whether to read the saved record again and return readBack checks. Without it, saving is faster."""

class CreditorSavedResult(WriteResultResult):
    code: str
    """Code of the record."""
    document: CreditorRecordResult
    """The record under canonical names."""
    fields: CreditorFieldsResult
    """The record under native names."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""

class CreditorUpdatePayload(TypedDict):
    creditorCode: str
    """Supplier (creditor) code."""
    reason: str
    """Business reason for the change; stored in the audit trail."""
    companyName: NotRequired[str]
    """Name of the supplier, as printed."""
    currencyCode: NotRequired[str]
    """Currency of all documents of this supplier (default: the base currency)."""
    displayTerm: NotRequired[Union[str, None]]
    """Credit term for documents without one, for example C.O.D. or Net 30."""
    area: NotRequired[Union[str, None]]
    """Area code."""
    purchaseAgent: NotRequired[Union[str, None]]
    """Purchase agent code for documents without one."""
    creditorType: NotRequired[Union[str, None]]
    """Creditor type code."""
    creditLimit: NotRequired[float]
    """Maximum outstanding amount; 0 or no value means no limit."""
    overdueLimit: NotRequired[float]
    """Maximum overdue amount; 0 or no value means no limit."""
    taxEntityID: NotRequired[int]
    """Tax entity id, for tax returns and e-invoices."""
    taxCode: NotRequired[Union[str, None]]
    """Tax code for lines if neither the line nor its item has one."""
    address1: NotRequired[Union[str, None]]
    """First line of the address."""
    address2: NotRequired[Union[str, None]]
    """Second line of the address."""
    address3: NotRequired[Union[str, None]]
    """Third line of the address."""
    address4: NotRequired[Union[str, None]]
    """Fourth line of the address."""
    phone1: NotRequired[Union[str, None]]
    """First phone number."""
    phone2: NotRequired[Union[str, None]]
    """Second phone number."""
    fax1: NotRequired[Union[str, None]]
    """Fax number."""
    attention: NotRequired[Union[str, None]]
    """Contact person."""
    email: NotRequired[Union[str, None]]
    """Email address."""
    isActive: NotRequired[bool]
    """Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    validateOnly: NotRequired[bool]
    """Whether to check everything without saving. The result then has saved false."""
    branches: NotRequired[Sequence[DebtorUpdateBranchPayload]]
    """Branches to add or change, found by branchCode; branches you do not name stay as they are."""

class CreditorUpdatedResult(WriteResultResult):
    code: str
    """Code of the record."""
    document: NotRequired[CreditorRecordResult]
    """The record under canonical names. Absent if validateOnly is true."""
    fields: CreditorFieldsResult
    """The record under native names."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""
    valid: NotRequired[Literal[True]]
    """True: the payload is valid. Absent unless validateOnly is true."""

class WithdrawCreditorPayload(TypedDict):
    creditorCode: str
    """Supplier (creditor) code."""
    reason: NotRequired[str]
    """Reason; stored in the audit trail."""

class ItemUomPayload(TypedDict):
    uom: str
    """Unit of measure."""
    rate: NotRequired[float]
    """How many base units one of these contains; 1 for the base unit itself."""
    price: NotRequired[float]
    """Selling price of one."""
    minPrice: NotRequired[float]
    """Lowest selling price of one."""
    barCode: NotRequired[str]
    """Barcode of this unit."""

class ItemPricePayload(TypedDict):
    uom: str
    """Unit of measure that the price is for."""
    priceCategory: NotRequired[str]
    """Price category whose customers get this price."""
    debtorCode: NotRequired[str]
    """Customer who gets this price; takes precedence over the price category."""
    price: float
    """Selling price of one."""

class ItemCreatePayload(TypedDict):
    itemCode: str
    """Item code."""
    description: str
    """What the item is; lines print it."""
    desc2: NotRequired[str]
    """Second text of the item."""
    itemGroup: NotRequired[str]
    """Item group code; sets the accounts for sales, returns, purchases, stock and cost."""
    itemType: NotRequired[str]
    """Item type code."""
    itemCategory: NotRequired[str]
    """Item category code."""
    itemBrand: NotRequired[str]
    """Item brand code."""
    baseUom: str
    """Base unit: the unit that stock is counted in."""
    costingMethod: NotRequired[Literal["WA", "FIFO"]]
    """How the cost of issued goods is calculated: WA weighted average, FIFO first in first out (default: the book’s default)."""
    stockControl: NotRequired[bool]
    """Whether quantity and cost of the item are tracked (default: true). Use false for services and goods without stock control."""
    hasBatchNo: NotRequired[bool]
    """Whether stock is tracked by batch. If true, each line that moves the item needs a batchNo."""
    hasSerialNo: NotRequired[bool]
    """Whether units are tracked by serial number. If true, each line that moves the item needs one serialNo per base unit."""
    standardCost: NotRequired[float]
    """Cost of one base unit where the book knows no other."""
    supplyTaxCode: NotRequired[str]
    """Tax code of sales lines that name none."""
    purchaseTaxCode: NotRequired[str]
    """Tax code of purchase lines that name none."""
    tariffCode: NotRequired[str]
    """Tariff code."""
    classification: NotRequired[str]
    """Classification code of the e-invoice."""
    isActive: NotRequired[bool]
    """Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    uoms: NotRequired[Sequence[ItemUomPayload]]
    """Units with rates and prices (default: only the base unit, without a price)."""
    prices: NotRequired[Sequence[ItemPricePayload]]
    """Special prices by price category or customer; the price of the unit applies to everyone else."""
    verifyAfterSave: NotRequired[bool]
    """Whether to read the saved record again and return readBack checks. Without it, saving is faster."""

class ItemSavedResult(WriteResultResult):
    code: str
    """Code of the record."""
    document: ItemRecordResult
    """The record under canonical names."""
    fields: ItemFieldsResult
    """The record under native names."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""

class ItemUpdateUomPayload(TypedDict):
    uom: str
    """Unit of measure."""
    rate: NotRequired[float]
    """How many base units one of these contains; 1 for the base unit itself."""
    price: NotRequired[float]
    """Selling price of one."""
    minPrice: NotRequired[float]
    """Lowest selling price of one."""
    barCode: NotRequired[Union[str, None]]
    """Barcode of this unit."""

class ItemUpdatePayload(TypedDict):
    itemCode: str
    """Item code."""
    reason: str
    """Business reason for the change; stored in the audit trail."""
    description: NotRequired[str]
    """What the item is; lines print it."""
    desc2: NotRequired[Union[str, None]]
    """Second text of the item."""
    itemGroup: NotRequired[Union[str, None]]
    """Item group code; sets the accounts for sales, returns, purchases, stock and cost."""
    itemType: NotRequired[Union[str, None]]
    """Item type code."""
    itemCategory: NotRequired[Union[str, None]]
    """Item category code."""
    itemBrand: NotRequired[Union[str, None]]
    """Item brand code."""
    baseUom: NotRequired[str]
    """Base unit: the unit that stock is counted in."""
    costingMethod: NotRequired[Literal["WA", "FIFO"]]
    """How the cost of issued goods is calculated: WA weighted average, FIFO first in first out (default: the book’s default)."""
    stockControl: NotRequired[bool]
    """Whether quantity and cost of the item are tracked (default: true). Use false for services and goods without stock control."""
    hasBatchNo: NotRequired[bool]
    """Whether stock is tracked by batch. If true, each line that moves the item needs a batchNo."""
    hasSerialNo: NotRequired[bool]
    """Whether units are tracked by serial number. If true, each line that moves the item needs one serialNo per base unit."""
    standardCost: NotRequired[float]
    """Cost of one base unit where the book knows no other."""
    supplyTaxCode: NotRequired[Union[str, None]]
    """Tax code of sales lines that name none."""
    purchaseTaxCode: NotRequired[Union[str, None]]
    """Tax code of purchase lines that name none."""
    tariffCode: NotRequired[Union[str, None]]
    """Tariff code."""
    classification: NotRequired[Union[str, None]]
    """Classification code of the e-invoice."""
    isActive: NotRequired[bool]
    """Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    validateOnly: NotRequired[bool]
    """Whether to check everything without saving. The result then has saved false."""
    uoms: NotRequired[Sequence[ItemUpdateUomPayload]]
    """Units to add or change, found by uom; units you do not name stay as they are."""
    prices: NotRequired[Sequence[ItemPricePayload]]
    """Special prices to add or change, found by uom and priceCategory or debtorCode; the others stay as they are."""

class ItemUpdatedResult(WriteResultResult):
    code: str
    """Code of the record."""
    document: NotRequired[ItemRecordResult]
    """The record under canonical names. Absent if validateOnly is true."""
    fields: ItemFieldsResult
    """The record under native names."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""
    valid: NotRequired[Literal[True]]
    """True: the payload is valid. Absent unless validateOnly is true."""

class WithdrawItemPayload(TypedDict):
    itemCode: str
    """Item code."""
    reason: NotRequired[str]
    """Reason; stored in the audit trail."""

class DefaultAccountResult(TypedDict):
    role: str
    """What the account is for."""
    accountNo: Optional[str]
    """Account number. None if none is set."""
    description: Optional[str]
    """Name of the account. None if the account does not exist."""

class DefaultAccountsResult(ReadResultResult):
    rows: Sequence[DefaultAccountResult]
    """The rows."""

class ChangeDebtorCodePayload(TypedDict):
    oldCode: str
    """Code that the debtor has now."""
    newCode: str
    """New code of the debtor."""
    reason: str
    """Business reason for the change; stored in the audit trail."""
    validateOnly: NotRequired[bool]
    """Whether to check everything without saving. The result then has saved false."""
    confirm: NotRequired[bool]
    """Must be true for an actual save; a preflight with validateOnly does not need it."""

class ChangedReferencesResult(TypedDict):
    documents: int
    """The number of documents."""
    records: int
    """The number of records."""

class CodeChangedResult(WriteResultResult):
    code: NotRequired[str]
    """The code that is valid now. Absent in a preview of merge-tax-entity."""
    references: ChangedReferencesResult
    """What refers to the code and was changed, or would be."""
    valid: NotRequired[Literal[True]]
    """True: the payload is valid. Absent unless validateOnly is true."""

class ChangeCreditorCodePayload(TypedDict):
    oldCode: str
    """Code that the creditor has now."""
    newCode: str
    """New code of the creditor."""
    reason: str
    """Business reason for the change; stored in the audit trail."""
    validateOnly: NotRequired[bool]
    """Whether to check everything without saving. The result then has saved false."""
    confirm: NotRequired[bool]
    """Must be true for an actual save; a preflight with validateOnly does not need it."""

class ChangeItemCodePayload(TypedDict):
    oldCode: str
    """Code that the item has now."""
    newCode: str
    """New code of the item."""
    reason: str
    """Business reason for the change; stored in the audit trail."""
    validateOnly: NotRequired[bool]
    """Whether to check everything without saving. The result then has saved false."""
    confirm: NotRequired[bool]
    """Must be true for an actual save; a preflight with validateOnly does not need it."""

class ChangeGlAccountCodePayload(TypedDict):
    oldCode: str
    """Code that the GL account has now."""
    newCode: str
    """New code of the GL account."""
    reason: str
    """Business reason for the change; stored in the audit trail."""
    validateOnly: NotRequired[bool]
    """Whether to check everything without saving. The result then has saved false."""
    confirm: NotRequired[bool]
    """Must be true for an actual save; a preflight with validateOnly does not need it."""

class ChangeProjectCodePayload(TypedDict):
    oldCode: str
    """Code that the project has now."""
    newCode: str
    """New code of the project."""
    reason: str
    """Business reason for the change; stored in the audit trail."""
    validateOnly: NotRequired[bool]
    """Whether to check everything without saving. The result then has saved false."""
    confirm: NotRequired[bool]
    """Must be true for an actual save; a preflight with validateOnly does not need it."""

class ChangeLocationCodePayload(TypedDict):
    oldCode: str
    """Code that the location has now."""
    newCode: str
    """New code of the location."""
    reason: str
    """Business reason for the change; stored in the audit trail."""
    validateOnly: NotRequired[bool]
    """Whether to check everything without saving. The result then has saved false."""
    confirm: NotRequired[bool]
    """Must be true for an actual save; a preflight with validateOnly does not need it."""

class ChangeSalesAgentCodePayload(TypedDict):
    oldCode: str
    """Code that the sales agent has now."""
    newCode: str
    """New code of the sales agent."""
    reason: str
    """Business reason for the change; stored in the audit trail."""
    validateOnly: NotRequired[bool]
    """Whether to check everything without saving. The result then has saved false."""
    confirm: NotRequired[bool]
    """Must be true for an actual save; a preflight with validateOnly does not need it."""

class ChangePurchaseAgentCodePayload(TypedDict):
    oldCode: str
    """Code that the purchase agent has now."""
    newCode: str
    """New code of the purchase agent."""
    reason: str
    """Business reason for the change; stored in the audit trail."""
    validateOnly: NotRequired[bool]
    """Whether to check everything without saving. The result then has saved false."""
    confirm: NotRequired[bool]
    """Must be true for an actual save; a preflight with validateOnly does not need it."""

class EInvoiceReadinessResult(TypedDict):
    path: str
    """The setting."""
    message: str
    """What to do."""

class MyInvoisAccessResult(TypedDict):
    environment: Literal["preproduction", "production"]
    """Which MyInvois."""
    onBehalfOf: Optional[str]
    """The taxpayer for whom an intermediary submits. None if the company submits for itself."""
    clientIdEnd: Optional[str]
    """The last 4 characters of the client id. None if no access is stored on the machine."""
    isLoginRejected: Optional[bool]
    """Whether MyInvois rejects client id and secret. None before the first login."""
    certificateSubject: Optional[str]
    """Whose certificate signs. None without a certificate."""
    certificateEnd: Optional[str]
    """When the certificate ends. None without a certificate."""
    clockSkewSeconds: int
    """By how many seconds the clocks of the machine and of MyInvois differ."""
    pending: int
    """E-invoices that wait to be accepted."""
    submitted: int
    """E-invoices that were accepted and have no final status."""
    nextTryAt: Optional[str]
    """When the connector sends or asks next. None if nothing is open."""
    lastError: Optional[str]
    """Why the last try of an open batch did not succeed. None if it did."""

class EInvoiceSettingResult(TypedDict):
    gateway: str
    """sandbox or myinvois."""
    version: str
    """Version of the document format."""
    startDate: Optional[str]
    """First day of e-invoicing. None if none is set."""
    tin: str
    """Tax identification number of the company."""
    registrationNo: str
    """Registration number of the company."""
    sstNo: str
    """SST registration number; NA if there is none."""
    tourismTaxNo: str
    """Tourism tax number; NA if there is none."""
    msicCode: Optional[str]
    """MSIC code of the business. None if none is set."""
    name: str
    """Name of the company."""
    isReady: bool
    """Whether e-invoices can be submitted."""
    problems: Sequence[EInvoiceReadinessResult]
    """What keeps the company from submitting; empty if nothing does."""
    openCount: int
    """The number of e-invoices without a final status."""
    codesAsOf: str
    """The date of the code tables."""
    provenAgainst: str
    """What sending was checked against: stand-in, until documents have become Valid at the tax authority."""
    myInvois: Optional[MyInvoisAccessResult]
    """How the connector reaches MyInvois. None unless gateway is myinvois."""

class EinvoiceSettingResult(ReadResultResult):
    document: EInvoiceSettingResult
    """The settings."""

class EinvoiceStatusListPayload(TypedDict):
    docType: NotRequired[Literal["IV", "CS", "RI", "CN", "RC", "DN", "RD", "RF", "EC", "EB"]]
    """Only documents of this type."""
    docNo: NotRequired[str]
    """Only the document with this number."""
    status: NotRequired[Literal["Pending", "Submitted", "Valid", "Invalid", "Cancelled"]]
    """Only e-invoices with this status."""
    isRejectRequested: NotRequired[bool]
    """Whether to list only e-invoices that the buyer has asked to reject."""
    dateFrom: NotRequired[str]
    """First date to include."""
    dateTo: NotRequired[str]
    """Last date to include."""
    limit: NotRequired[int]
    """Maximum rows to return (default 500)."""
    cursor: NotRequired[str]
    """nextCursor from the previous result, to get the next page."""

class EInvoiceErrorResult(TypedDict):
    path: NotRequired[str]
    """Path of the field. Absent if the gateway names none."""
    code: str
    """Code of the gateway or of the book."""
    message: str
    """A sentence."""

class EInvoiceRequestResult(TypedDict):
    at: str
    """When it was made."""
    kind: str
    """What was asked: submit, search, poll, details or cancel."""
    outcome: str
    """The HTTP status of the answer, or why there was none."""
    correlationId: Optional[str]
    """Id that the tax authority gave the request. None if it gave none."""

class EInvoiceStatusResult(TypedDict):
    docType: str
    """Type of the document."""
    docNo: str
    """Number of the document."""
    docKey: str
    """Key of the document."""
    docDate: str
    """Date of the document."""
    party: Optional[str]
    """Code of the customer or supplier. None if the document has none."""
    currencyCode: str
    """Currency of the document."""
    finalTotal: float
    """Total including tax and rounding. In document currency."""
    status: Literal["Pending", "Submitted", "Valid", "Invalid", "Cancelled"]
    """Status of the e-invoice."""
    einvoiceType: str
    """Type of the e-invoice, 01 to 14."""
    version: str
    """Version of the document format."""
    uuid: Optional[str]
    """Id that the gateway gave it. None if the gateway has not given one."""
    submissionUid: Optional[str]
    """Id of the submission. None if the gateway has not given one."""
    longId: Optional[str]
    """Long id, part of the validation link. None unless it became valid."""
    validationLink: Optional[str]
    """Link for the buyer to verify it. None unless it became valid."""
    issuedAt: str
    """When it was issued."""
    submittedAt: str
    """When it was submitted."""
    validatedAt: Optional[str]
    """When it became valid. None unless it became valid."""
    cancelUntil: Optional[str]
    """Until when it can be cancelled. None unless it became valid."""
    cancelledAt: Optional[str]
    """When it was cancelled. None unless it was."""
    cancelReason: Optional[str]
    """Why it was cancelled. None unless it was."""
    isCancelRequested: bool
    """Whether it is being cancelled at the tax authority."""
    isRejectRequested: bool
    """Whether the buyer asks to reject it."""
    rejectRequestedAt: Optional[str]
    """When the buyer asked. None unless the buyer did."""
    rejectReason: Optional[str]
    """Why the buyer asked. None unless the buyer did."""
    sha256: str
    """SHA-256 of the document that was submitted."""
    errors: Sequence[EInvoiceErrorResult]
    """What the gateway found; empty if nothing."""
    tries: int
    """How often it was sent."""
    nextTryAt: Optional[str]
    """When the connector sends it or asks for it next. None if it does not."""
    lastError: Optional[EInvoiceErrorResult]
    """Why the last try did not succeed. None if it did."""
    partyName: NotRequired[Optional[str]]
    """Name of the customer or supplier. None if it no longer exists. Absent if the document has no customer or supplier."""
    document: NotRequired[str]
    """The e-invoice as a UBL JSON string. Absent unless docNo was sent."""
    requests: NotRequired[Sequence[EInvoiceRequestResult]]
    """The last 50 requests about it, newest first. Absent unless docNo was sent."""

class EinvoiceStatusesResult(ReadResultResult):
    rows: Sequence[EInvoiceStatusResult]
    """The rows."""

class EinvoiceConsolidatedListPayload(TypedDict):
    month: NotRequired[str]
    """Only consolidations of this month, YYYY-MM."""
    docType: NotRequired[Literal["IV", "CS", "RI"]]
    """Only consolidations of this type of sale."""
    status: NotRequired[Literal["Draft", "Pending", "Submitted", "Valid", "Invalid", "Cancelled"]]
    """Only those with this status."""
    limit: NotRequired[int]
    """Maximum rows to return (default 500)."""
    cursor: NotRequired[str]
    """nextCursor from the previous result, to get the next page."""

class EInvoiceMemberResult(TypedDict):
    docType: str
    """Type of the document."""
    docNo: str
    """Number of the document."""
    docKey: str
    """Key of the document."""
    docDate: str
    """Date of the document."""
    party: Optional[str]
    """Code of the customer or supplier. None if the document has none."""
    partyName: Optional[str]
    """Name of the customer or supplier. None if the document has none."""
    finalTotal: float
    """Total including tax and rounding. In document currency."""

class ConsolidatedLineResult(TypedDict):
    description: str
    """Receipts that the line covers."""
    finalTotal: float
    """Total of the receipts. In document currency."""

class ConsolidatedDraftResult(TypedDict):
    docType: str
    """EC for a consolidated, EB for a self-billed e-invoice."""
    docNo: str
    """Number of the draft."""
    docKey: str
    """Key of the draft."""
    docDate: str
    """Date of the draft."""
    sourceType: str
    """Type of the documents in it."""
    currencyCode: str
    """Currency of the amounts."""
    netTotal: float
    """Total before tax. In document currency."""
    tax: float
    """Total tax. In document currency."""
    roundAdj: float
    """Rounding, which is part of finalTotal. In document currency."""
    finalTotal: float
    """Total including tax and rounding. In document currency."""
    status: Literal["Draft", "Pending", "Submitted", "Valid", "Invalid", "Cancelled"]
    """Draft until it is submitted, then the status of the e-invoice."""
    einvoiceType: NotRequired[str]
    """Type of the e-invoice, 01 to 14. Absent if the draft was never submitted."""
    version: NotRequired[str]
    """Version of the document format. Absent if the draft was never submitted."""
    uuid: NotRequired[Optional[str]]
    """Id that the gateway gave it. None if the gateway has not given one. Absent if the draft was never submitted."""
    submissionUid: NotRequired[Optional[str]]
    """Id of the submission. None if the gateway has not given one. Absent if the draft was never submitted."""
    longId: NotRequired[Optional[str]]
    """Long id, part of the validation link. None unless it became valid. Absent if the draft was never submitted."""
    validationLink: NotRequired[Optional[str]]
    """Link for the buyer to verify it. None unless it became valid. Absent if the draft was never submitted."""
    issuedAt: NotRequired[str]
    """When it was issued. Absent if the draft was never submitted."""
    submittedAt: NotRequired[str]
    """When it was submitted. Absent if the draft was never submitted."""
    validatedAt: NotRequired[Optional[str]]
    """When it became valid. None unless it became valid. Absent if the draft was never submitted."""
    cancelUntil: NotRequired[Optional[str]]
    """Until when it can be cancelled. None unless it became valid. Absent if the draft was never submitted."""
    cancelledAt: NotRequired[Optional[str]]
    """When it was cancelled. None unless it was. Absent if the draft was never submitted."""
    cancelReason: NotRequired[Optional[str]]
    """Why it was cancelled. None unless it was. Absent if the draft was never submitted."""
    isCancelRequested: NotRequired[bool]
    """Whether it is being cancelled at the tax authority. Absent if the draft was never submitted."""
    isRejectRequested: NotRequired[bool]
    """Whether the buyer asks to reject it. Absent if the draft was never submitted."""
    rejectRequestedAt: NotRequired[Optional[str]]
    """When the buyer asked. None unless the buyer did. Absent if the draft was never submitted."""
    rejectReason: NotRequired[Optional[str]]
    """Why the buyer asked. None unless the buyer did. Absent if the draft was never submitted."""
    sha256: NotRequired[str]
    """SHA-256 of the document that was submitted. Absent if the draft was never submitted."""
    errors: NotRequired[Sequence[EInvoiceErrorResult]]
    """What the gateway found; empty if nothing. Absent if the draft was never submitted."""
    tries: NotRequired[int]
    """How often it was sent. Absent if the draft was never submitted."""
    nextTryAt: NotRequired[Optional[str]]
    """When the connector sends it or asks for it next. None if it does not. Absent if the draft was never submitted."""
    lastError: NotRequired[Optional[EInvoiceErrorResult]]
    """Why the last try did not succeed. None if it did. Absent if the draft was never submitted."""
    members: Sequence[EInvoiceMemberResult]
    """The documents in it."""
    memberCount: int
    """The number of documents in it."""
    month: str
    """Month of the sales, for example 2026-06."""
    location: Optional[str]
    """Location of the sales. None if they have none."""
    dueDate: str
    """Last day to submit it."""
    isOverdue: bool
    """Whether that day has passed."""
    lines: Sequence[ConsolidatedLineResult]
    """Its lines."""

class EinvoiceConsolidatedRowsResult(ReadResultResult):
    rows: Sequence[ConsolidatedDraftResult]
    """The rows."""

class EinvoiceSelfBilledListPayload(TypedDict):
    creditorCode: NotRequired[str]
    """Only those of this creditor."""
    docType: NotRequired[Literal["PI", "CP", "PB", "PV", "PR", "PC", "PD", "PF"]]
    """Only those made from this type of document."""
    status: NotRequired[Literal["Draft", "Pending", "Submitted", "Valid", "Invalid", "Cancelled"]]
    """Only those with this status."""
    dateFrom: NotRequired[str]
    """First date to include."""
    dateTo: NotRequired[str]
    """Last date to include."""
    limit: NotRequired[int]
    """Maximum rows to return (default 500)."""
    cursor: NotRequired[str]
    """nextCursor from the previous result, to get the next page."""

class SelfBilledDraftResult(TypedDict):
    docType: str
    """EC for a consolidated, EB for a self-billed e-invoice."""
    docNo: str
    """Number of the draft."""
    docKey: str
    """Key of the draft."""
    docDate: str
    """Date of the draft."""
    sourceType: str
    """Type of the documents in it."""
    currencyCode: str
    """Currency of the amounts."""
    netTotal: float
    """Total before tax. In document currency."""
    tax: float
    """Total tax. In document currency."""
    roundAdj: float
    """Rounding, which is part of finalTotal. In document currency."""
    finalTotal: float
    """Total including tax and rounding. In document currency."""
    status: Literal["Draft", "Pending", "Submitted", "Valid", "Invalid", "Cancelled"]
    """Draft until it is submitted, then the status of the e-invoice."""
    einvoiceType: NotRequired[str]
    """Type of the e-invoice, 01 to 14. Absent if the draft was never submitted."""
    version: NotRequired[str]
    """Version of the document format. Absent if the draft was never submitted."""
    uuid: NotRequired[Optional[str]]
    """Id that the gateway gave it. None if the gateway has not given one. Absent if the draft was never submitted."""
    submissionUid: NotRequired[Optional[str]]
    """Id of the submission. None if the gateway has not given one. Absent if the draft was never submitted."""
    longId: NotRequired[Optional[str]]
    """Long id, part of the validation link. None unless it became valid. Absent if the draft was never submitted."""
    validationLink: NotRequired[Optional[str]]
    """Link for the buyer to verify it. None unless it became valid. Absent if the draft was never submitted."""
    issuedAt: NotRequired[str]
    """When it was issued. Absent if the draft was never submitted."""
    submittedAt: NotRequired[str]
    """When it was submitted. Absent if the draft was never submitted."""
    validatedAt: NotRequired[Optional[str]]
    """When it became valid. None unless it became valid. Absent if the draft was never submitted."""
    cancelUntil: NotRequired[Optional[str]]
    """Until when it can be cancelled. None unless it became valid. Absent if the draft was never submitted."""
    cancelledAt: NotRequired[Optional[str]]
    """When it was cancelled. None unless it was. Absent if the draft was never submitted."""
    cancelReason: NotRequired[Optional[str]]
    """Why it was cancelled. None unless it was. Absent if the draft was never submitted."""
    isCancelRequested: NotRequired[bool]
    """Whether it is being cancelled at the tax authority. Absent if the draft was never submitted."""
    isRejectRequested: NotRequired[bool]
    """Whether the buyer asks to reject it. Absent if the draft was never submitted."""
    rejectRequestedAt: NotRequired[Optional[str]]
    """When the buyer asked. None unless the buyer did. Absent if the draft was never submitted."""
    rejectReason: NotRequired[Optional[str]]
    """Why the buyer asked. None unless the buyer did. Absent if the draft was never submitted."""
    sha256: NotRequired[str]
    """SHA-256 of the document that was submitted. Absent if the draft was never submitted."""
    errors: NotRequired[Sequence[EInvoiceErrorResult]]
    """What the gateway found; empty if nothing. Absent if the draft was never submitted."""
    tries: NotRequired[int]
    """How often it was sent. Absent if the draft was never submitted."""
    nextTryAt: NotRequired[Optional[str]]
    """When the connector sends it or asks for it next. None if it does not. Absent if the draft was never submitted."""
    lastError: NotRequired[Optional[EInvoiceErrorResult]]
    """Why the last try did not succeed. None if it did. Absent if the draft was never submitted."""
    members: Sequence[EInvoiceMemberResult]
    """The documents in it."""
    memberCount: int
    """The number of documents in it."""
    creditorCode: Optional[str]
    """Code of the supplier. None if the documents have none."""
    creditorName: NotRequired[str]
    """Name of the supplier. Absent if there is no supplier, and in the result of a create."""

class EinvoiceSelfBilledRowsResult(ReadResultResult):
    rows: Sequence[SelfBilledDraftResult]
    """The rows."""

class EinvoiceSupplierItemMappingListPayload(TypedDict):
    creditorCode: NotRequired[str]
    """Only mappings of this creditor."""
    itemCode: NotRequired[str]
    """Only mappings to this item of ours."""
    limit: NotRequired[int]
    """Maximum rows to return (default 500)."""
    cursor: NotRequired[str]
    """nextCursor from the previous result, to get the next page."""

class SupplierItemMappingResult(TypedDict):
    creditorCode: str
    """Supplier (creditor) code."""
    supplierItemCode: NotRequired[str]
    """Item code on the supplier’s e-invoices. Absent if it has no value."""
    supplierDescription: NotRequired[str]
    """Line text on the supplier’s e-invoices, if its lines have no item code. Absent if it has no value."""
    itemCode: NotRequired[str]
    """Our item. Absent if it has no value."""
    uom: NotRequired[str]
    """Unit of our item that the supplier’s quantity counts. Absent if it has no value."""
    accountNo: NotRequired[str]
    """GL account for what is no item of ours. Absent if it has no value."""
    taxCode: NotRequired[str]
    """Our tax code for the line. Absent if it has no value."""
    isActive: bool
    """Whether the mapping is used."""
    creditorName: Optional[str]
    """Name of the supplier. None if it no longer exists."""
    lastModified: str
    """When the mapping was last changed."""

class SupplierItemMappingListResult(ReadResultResult):
    rows: Sequence[SupplierItemMappingResult]
    """The rows."""
    truncated: bool
    """Whether there are more rows than this result contains."""

class EinvoiceStatusRefreshPayload(TypedDict):
    docNos: NotRequired[Sequence[str]]
    """Only these documents (default: everything open)."""

class RefreshedEInvoiceResult(TypedDict):
    docType: str
    """Type of the document."""
    docNo: str
    """Number of the document."""
    docKey: str
    """Key of the document."""
    docDate: str
    """Date of the document."""
    party: Optional[str]
    """Code of the customer or supplier. None if the document has none."""
    currencyCode: str
    """Currency of the document."""
    finalTotal: float
    """Total including tax and rounding. In document currency."""
    status: Optional[Literal["Pending", "Submitted", "Valid", "Invalid", "Cancelled"]]
    """Status of the e-invoice. None if the document was never submitted."""
    einvoiceType: NotRequired[str]
    """Type of the e-invoice, 01 to 14. Absent if the document was never submitted."""
    version: NotRequired[str]
    """Version of the document format. Absent if the document was never submitted."""
    uuid: NotRequired[Optional[str]]
    """Id that the gateway gave it. None if the gateway has not given one. Absent if the document was never submitted."""
    submissionUid: NotRequired[Optional[str]]
    """Id of the submission. None if the gateway has not given one. Absent if the document was never submitted."""
    longId: NotRequired[Optional[str]]
    """Long id, part of the validation link. None unless it became valid. Absent if the document was never submitted."""
    validationLink: NotRequired[Optional[str]]
    """Link for the buyer to verify it. None unless it became valid. Absent if the document was never submitted."""
    issuedAt: NotRequired[str]
    """When it was issued. Absent if the document was never submitted."""
    submittedAt: NotRequired[str]
    """When it was submitted. Absent if the document was never submitted."""
    validatedAt: NotRequired[Optional[str]]
    """When it became valid. None unless it became valid. Absent if the document was never submitted."""
    cancelUntil: NotRequired[Optional[str]]
    """Until when it can be cancelled. None unless it became valid. Absent if the document was never submitted."""
    cancelledAt: NotRequired[Optional[str]]
    """When it was cancelled. None unless it was. Absent if the document was never submitted."""
    cancelReason: NotRequired[Optional[str]]
    """Why it was cancelled. None unless it was. Absent if the document was never submitted."""
    isCancelRequested: NotRequired[bool]
    """Whether it is being cancelled at the tax authority. Absent if the document was never submitted."""
    isRejectRequested: NotRequired[bool]
    """Whether the buyer asks to reject it. Absent if the document was never submitted."""
    rejectRequestedAt: NotRequired[Optional[str]]
    """When the buyer asked. None unless the buyer did. Absent if the document was never submitted."""
    rejectReason: NotRequired[Optional[str]]
    """Why the buyer asked. None unless the buyer did. Absent if the document was never submitted."""
    sha256: NotRequired[str]
    """SHA-256 of the document that was submitted. Absent if the document was never submitted."""
    errors: NotRequired[Sequence[EInvoiceErrorResult]]
    """What the gateway found; empty if nothing. Absent if the document was never submitted."""
    tries: NotRequired[int]
    """How often it was sent. Absent if the document was never submitted."""
    nextTryAt: NotRequired[Optional[str]]
    """When the connector sends it or asks for it next. None if it does not. Absent if the document was never submitted."""
    lastError: NotRequired[Optional[EInvoiceErrorResult]]
    """Why the last try did not succeed. None if it did. Absent if the document was never submitted."""
    isChanged: bool
    """Whether the refresh changed it."""
    error: NotRequired[Refusal]
    """Why the gateway could not be asked. Absent if it could."""

class EinvoiceRefreshedResult(WriteResultResult):
    rows: Sequence[RefreshedEInvoiceResult]
    """The e-invoices that were refreshed."""
    count: int
    """The number of rows."""
    changed: int
    """The number of e-invoices that changed."""

class EinvoiceSupplierItemMappingUpdatePayload(TypedDict):
    creditorCode: str
    """Supplier (creditor) code."""
    reason: str
    """Business reason for the change; stored in the audit trail."""
    itemCode: NotRequired[str]
    """Our item."""
    uom: NotRequired[str]
    """Unit of our item that the supplier’s quantity counts (default: its base unit)."""
    accountNo: NotRequired[str]
    """GL account for what is no item of ours."""
    taxCode: NotRequired[str]
    """Our tax code for the line."""
    isActive: NotRequired[bool]
    """Whether the mapping is used."""
    validateOnly: NotRequired[bool]
    """Whether to check everything without saving. The result then has saved false."""
    supplierItemCode: NotRequired[str]
    """Item code on the supplier’s e-invoices."""
    supplierDescription: NotRequired[str]
    """Line text on the supplier’s e-invoices, if its lines have no item code."""

class SupplierItemMappingFieldsResult(TypedDict):
    creditorCode: str
    """Supplier (creditor) code."""
    supplierItemCode: NotRequired[str]
    """Item code on the supplier’s e-invoices. Absent if it has no value."""
    supplierDescription: NotRequired[str]
    """Line text on the supplier’s e-invoices, if its lines have no item code. Absent if it has no value."""
    itemCode: NotRequired[str]
    """Our item. Absent if it has no value."""
    uom: NotRequired[str]
    """Unit of our item that the supplier’s quantity counts. Absent if it has no value."""
    accountNo: NotRequired[str]
    """GL account for what is no item of ours. Absent if it has no value."""
    taxCode: NotRequired[str]
    """Our tax code for the line. Absent if it has no value."""
    isActive: NotRequired[bool]
    """Whether the mapping is used. Absent until it is first changed."""
    readErrors: Sequence[ReadErrorResult]
    """Fields that the book can no longer read; empty if it can read all."""

class SupplierItemMappingSavedResult(WriteResultResult):
    code: str
    """Key of the mapping."""
    fields: SupplierItemMappingFieldsResult
    """The mapping."""
    valid: NotRequired[Literal[True]]
    """True: the payload is valid. Absent unless validateOnly is true."""

class EinvoiceRejectRequestSyncPayload(TypedDict):
    since: NotRequired[str]
    """Look back to this day (default: since the last fetch)."""

class RejectRequestResult(TypedDict):
    docType: str
    """Type of the document."""
    docNo: str
    """Number of the document."""
    docKey: str
    """Key of the document."""
    docDate: str
    """Date of the document."""
    party: Optional[str]
    """Code of the customer or supplier. None if the document has none."""
    currencyCode: str
    """Currency of the document."""
    finalTotal: float
    """Total including tax and rounding. In document currency."""
    status: Literal["Pending", "Submitted", "Valid", "Invalid", "Cancelled"]
    """Status of the e-invoice."""
    einvoiceType: str
    """Type of the e-invoice, 01 to 14."""
    version: str
    """Version of the document format."""
    uuid: Optional[str]
    """Id that the gateway gave it. None if the gateway has not given one."""
    submissionUid: Optional[str]
    """Id of the submission. None if the gateway has not given one."""
    longId: Optional[str]
    """Long id, part of the validation link. None unless it became valid."""
    validationLink: Optional[str]
    """Link for the buyer to verify it. None unless it became valid."""
    issuedAt: str
    """When it was issued."""
    submittedAt: str
    """When it was submitted."""
    validatedAt: Optional[str]
    """When it became valid. None unless it became valid."""
    cancelUntil: Optional[str]
    """Until when it can be cancelled. None unless it became valid."""
    cancelledAt: Optional[str]
    """When it was cancelled. None unless it was."""
    cancelReason: Optional[str]
    """Why it was cancelled. None unless it was."""
    isCancelRequested: bool
    """Whether it is being cancelled at the tax authority."""
    isRejectRequested: bool
    """Whether the buyer asks to reject it."""
    rejectRequestedAt: Optional[str]
    """When the buyer asked. None unless the buyer did."""
    rejectReason: Optional[str]
    """Why the buyer asked. None unless the buyer did."""
    sha256: str
    """SHA-256 of the document that was submitted."""
    errors: Sequence[EInvoiceErrorResult]
    """What the gateway found; empty if nothing."""
    tries: int
    """How often it was sent."""
    nextTryAt: Optional[str]
    """When the connector sends it or asks for it next. None if it does not."""
    lastError: Optional[EInvoiceErrorResult]
    """Why the last try did not succeed. None if it did."""
    requestedBy: str
    """Who asked."""
    requestedAt: str
    """When they asked."""
    requestReason: str
    """Why they asked."""

class EinvoiceRejectRequestsResult(WriteResultResult):
    rows: Sequence[RejectRequestResult]
    """The requests."""
    count: int
    """The number of rows."""
    flagged: int
    """The number of e-invoices that were marked."""

class EinvoiceSubmitPayload(TypedDict):
    docType: Literal["IV", "CS", "RI", "CN", "RC", "DN", "RD", "RF", "EC", "EB"]
    """Type of the documents."""
    docNos: Sequence[str]
    """Numbers of the documents, 1 to 100, each once."""
    verifyAfterSave: NotRequired[bool]
    """Whether to read the saved record again and return readBack checks. Without it, saving is faster."""

class SubmittedEInvoiceResult(TypedDict):
    index: int
    """Position of the document in the request, from 0."""
    ok: bool
    """Whether the document was submitted."""
    saved: bool
    """Whether the book was changed."""
    docNo: NotRequired[str]
    """Number of the document. Absent if the document was not submitted."""
    docType: NotRequired[str]
    """Type of the document. Absent if the document was not submitted."""
    docKey: NotRequired[str]
    """Key of the document. Absent if the document was not submitted."""
    docDate: NotRequired[str]
    """Date of the document. Absent if the document was not submitted."""
    party: NotRequired[Optional[str]]
    """Code of the customer or supplier. None if the document has none. Absent if the document was not submitted."""
    currencyCode: NotRequired[str]
    """Currency of the document. Absent if the document was not submitted."""
    finalTotal: NotRequired[float]
    """Total including tax and rounding. In document currency. Absent if the document was not submitted."""
    status: NotRequired[Literal["Pending", "Submitted", "Valid", "Invalid", "Cancelled"]]
    """Status of the e-invoice. Absent if the document was not submitted."""
    einvoiceType: NotRequired[str]
    """Type of the e-invoice, 01 to 14. Absent if the document was not submitted."""
    version: NotRequired[str]
    """Version of the document format. Absent if the document was not submitted."""
    uuid: NotRequired[Optional[str]]
    """Id that the gateway gave it. None if the gateway has not given one. Absent if the document was not submitted."""
    submissionUid: NotRequired[Optional[str]]
    """Id of the submission. None if the gateway has not given one. Absent if the document was not submitted."""
    longId: NotRequired[Optional[str]]
    """Long id, part of the validation link. None unless it became valid. Absent if the document was not submitted."""
    validationLink: NotRequired[Optional[str]]
    """Link for the buyer to verify it. None unless it became valid. Absent if the document was not submitted."""
    issuedAt: NotRequired[str]
    """When it was issued. Absent if the document was not submitted."""
    submittedAt: NotRequired[str]
    """When it was submitted. Absent if the document was not submitted."""
    validatedAt: NotRequired[Optional[str]]
    """When it became valid. None unless it became valid. Absent if the document was not submitted."""
    cancelUntil: NotRequired[Optional[str]]
    """Until when it can be cancelled. None unless it became valid. Absent if the document was not submitted."""
    cancelledAt: NotRequired[Optional[str]]
    """When it was cancelled. None unless it was. Absent if the document was not submitted."""
    cancelReason: NotRequired[Optional[str]]
    """Why it was cancelled. None unless it was. Absent if the document was not submitted."""
    isCancelRequested: NotRequired[bool]
    """Whether it is being cancelled at the tax authority. Absent if the document was not submitted."""
    isRejectRequested: NotRequired[bool]
    """Whether the buyer asks to reject it. Absent if the document was not submitted."""
    rejectRequestedAt: NotRequired[Optional[str]]
    """When the buyer asked. None unless the buyer did. Absent if the document was not submitted."""
    rejectReason: NotRequired[Optional[str]]
    """Why the buyer asked. None unless the buyer did. Absent if the document was not submitted."""
    sha256: NotRequired[str]
    """SHA-256 of the document that was submitted. Absent if the document was not submitted."""
    errors: NotRequired[Sequence[EInvoiceErrorResult]]
    """What the gateway found; empty if nothing. Absent if the document was not submitted."""
    tries: NotRequired[int]
    """How often it was sent. Absent if the document was not submitted."""
    nextTryAt: NotRequired[Optional[str]]
    """When the connector sends it or asks for it next. None if it does not. Absent if the document was not submitted."""
    lastError: NotRequired[Optional[EInvoiceErrorResult]]
    """Why the last try did not succeed. None if it did. Absent if the document was not submitted."""
    error: NotRequired[Refusal]
    """Why it was not submitted. Absent if ok is true."""

class EinvoiceSubmittedResult(TypedDict):
    ok: bool
    """Whether all rows succeeded."""
    saved: bool
    """Whether any row changed the book."""
    operationUsed: Literal["CreateDocument", "UpdateDocument", "CancelDocument", "TransferDocument", "CreateRecord", "UpdateRecord", "DeactivateRecord", "DeleteRecord", "MergeRecord", "None"]
    """What the book did; None if nothing was saved."""
    warnings: Sequence[Warning]
    """Warnings, such as fields that were ignored."""
    writeVerification: NotRequired[WriteVerification]
    """How the reloaded data compares with the request. Absent if nothing was saved."""
    readBack: NotRequired[ReadBack]
    """Every comparison of a requested value with the value in the book. Absent unless the command changes fields or verifyAfterSave is true."""
    error: NotRequired[Refusal]
    """What is wrong. Absent if ok is true."""
    total: int
    """The number of rows sent."""
    succeeded: int
    """The number of rows that succeeded."""
    failed: int
    """The number of rows that failed."""
    results: Sequence[SubmittedEInvoiceResult]
    """One result for each document, in order."""

class EinvoiceConsolidatedCreateDraftPayload(TypedDict):
    month: str
    """Month to gather, YYYY-MM."""
    docType: NotRequired[Literal["IV", "CS", "RI"]]
    """Only this type of sale (default: all of them)."""
    location: NotRequired[str]
    """Only sales of this location."""
    currencyCode: NotRequired[str]
    """Only sales in this currency."""
    verifyAfterSave: NotRequired[bool]
    """Whether to read the saved record again and return readBack checks. Without it, saving is faster."""

class LeftOutSaleResult(TypedDict):
    docType: str
    """Type of the document."""
    docNo: str
    """Number of the document."""
    reason: str
    """Why it was left out."""

class EinvoiceConsolidatedDraftedResult(WriteResultResult, DocumentReferenceResult):
    rows: Sequence[ConsolidatedDraftResult]
    """The drafts."""
    count: int
    """The number of rows."""
    leftOut: Sequence[LeftOutSaleResult]
    """Sales that were left out."""

class EinvoiceSelfBilledCreateDraftPayload(TypedDict):
    docType: Literal["PI", "CP", "PB", "PV", "PR", "PC", "PD", "PF"]
    """Type of the documents."""
    docNos: Sequence[str]
    """Numbers of the documents, 1 to 100, each once."""
    consolidate: NotRequired[bool]
    """Whether to put all of them on one draft."""
    verifyAfterSave: NotRequired[bool]
    """Whether to read the saved record again and return readBack checks. Without it, saving is faster."""

class EinvoiceSelfBilledDraftedResult(WriteResultResult, DocumentReferenceResult):
    rows: Sequence[SelfBilledDraftResult]
    """The drafts."""
    count: int
    """The number of rows."""

class EinvoiceSupplierItemMappingCreatePayload(TypedDict):
    creditorCode: str
    """Supplier (creditor) code."""
    supplierItemCode: NotRequired[str]
    """Item code on the supplier’s e-invoices."""
    supplierDescription: NotRequired[str]
    """Line text on the supplier’s e-invoices, if its lines have no item code."""
    itemCode: NotRequired[str]
    """Our item."""
    uom: NotRequired[str]
    """Unit of our item that the supplier’s quantity counts (default: its base unit)."""
    accountNo: NotRequired[str]
    """GL account for what is no item of ours."""
    taxCode: NotRequired[str]
    """Our tax code for the line."""
    isActive: NotRequired[bool]
    """Whether the mapping is used."""
    verifyAfterSave: NotRequired[bool]
    """Whether to read the saved record again and return readBack checks. Without it, saving is faster."""

class EinvoiceSupplierImportApplyOverridePayload(TypedDict):
    lineNo: int
    """Position of the line on the e-invoice, counted from 1."""
    itemCode: NotRequired[str]
    """Our item."""
    uom: NotRequired[str]
    """Unit of our item."""
    accountNo: NotRequired[str]
    """GL account of a line without an item."""
    taxCode: NotRequired[str]
    """Our tax code."""
    location: NotRequired[str]
    """Exact active location for the item."""
    description: NotRequired[str]
    """Text of the line."""
    project: NotRequired[str]
    """Project code of the line."""
    department: NotRequired[str]
    """Department code of the line."""

class EinvoiceSupplierImportApplyPayload(TypedDict):
    previewHash: NotRequired[str]
    """previewHash of the preview that the user has seen."""
    uuid: NotRequired[str]
    """Id of an e-invoice that the gateway has received for this company."""
    document: NotRequired[str]
    """The e-invoice as a UBL JSON string, if it did not come through the gateway."""
    targetType: NotRequired[Literal["PI", "CP", "PB", "PR"]]
    """Document to create: purchase invoice, cash purchase, AP invoice or purchase return (default: PI, or PR for a credit note)."""
    creditorCode: NotRequired[str]
    """Creditor of the document (default: found by the TIN of the issuer)."""
    purchaseLocation: NotRequired[str]
    """Exact active location for stock items."""
    docNo: NotRequired[str]
    """Document number. Leave it out or send <<New>> to have the book generate it."""
    description: NotRequired[str]
    """Narration of the whole document."""
    ref: NotRequired[str]
    """Your own reference, for example an order number of the web shop."""
    project: NotRequired[str]
    """Project code of the header; used for lines without one."""
    department: NotRequired[str]
    """Department code of the header; used for lines without one."""
    userDefinedFields: NotRequired[Mapping[str, Union[str, float, bool, None]]]
    """User-defined fields, keyed by field name without the UDF_ column prefix; each must exist in the account book."""
    docDate: NotRequired[str]
    """Date of the document (default: the issue date of the e-invoice)."""
    overrides: NotRequired[Sequence[EinvoiceSupplierImportApplyOverridePayload]]
    """Choices for single lines; they win over the mappings."""
    payments: NotRequired[Sequence[PaymentRowPayload]]
    """How a cash purchase was paid."""
    verifyAfterSave: NotRequired[bool]
    """Whether to read the saved record again and return readBack checks. Without it, saving is faster."""

class ImportedEInvoiceResult(TypedDict):
    uuid: Optional[str]
    """Id of the e-invoice. None if it did not come through the gateway."""
    invoiceNo: str
    """Number of the supplier’s invoice."""
    supplierTin: str
    """Tax identification number of the supplier."""

class PurchaseInvoiceImportedResult(WriteResultResult, DocumentReferenceResult):
    fields: PurchaseOrderFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[PurchaseLineResultResult]
    """The lines as reloaded."""
    payments: NotRequired[Sequence[PaymentRowResultResult]]
    """The payments as reloaded. Absent if documents of this type carry no payments."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""
    einvoiceImport: ImportedEInvoiceResult
    """The e-invoice behind the document."""

class ApInvoiceImportedResult(WriteResultResult, DocumentReferenceResult):
    fields: ApInvoiceFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[LedgerRowResultResult]
    """The lines as reloaded."""
    knockOffs: NotRequired[Sequence[KnockOffRowResultResult]]
    """The settlements of other documents. Absent if documents of this type settle none."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""
    einvoiceImport: ImportedEInvoiceResult
    """The e-invoice behind the document."""

class PurchaseReturnImportedResult(WriteResultResult, DocumentReferenceResult):
    fields: PurchaseReturnFieldsResult
    """The header as reloaded, by native name."""
    lines: Sequence[PurchaseLineResultResult]
    """The lines as reloaded."""
    payments: NotRequired[Sequence[PaymentRowResultResult]]
    """The payments as reloaded. Absent if documents of this type carry no payments."""
    knockOffs: NotRequired[Sequence[KnockOffRowResultResult]]
    """The settlements of other documents. Absent if documents of this type settle none."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""
    einvoiceImport: ImportedEInvoiceResult
    """The e-invoice behind the document."""

class EinvoiceCancelPayload(TypedDict):
    docType: NotRequired[Literal["IV", "CS", "RI", "CN", "RC", "DN", "RD", "RF", "EC", "EB"]]
    """Type of the document; needed only where documents of several types carry the number."""
    docNo: str
    """Number of the document."""
    reason: str
    """Why it is cancelled; sent to the gateway and kept in the audit trail."""

class CancelledEInvoiceResult(TypedDict):
    docType: str
    """Type of the document."""
    docNo: str
    """Number of the document."""
    docKey: str
    """Key of the document."""
    docDate: str
    """Date of the document."""
    party: Optional[str]
    """Code of the customer or supplier. None if the document has none."""
    currencyCode: str
    """Currency of the document."""
    finalTotal: float
    """Total including tax and rounding. In document currency."""
    status: Literal["Pending", "Submitted", "Valid", "Invalid", "Cancelled"]
    """Status of the e-invoice."""
    einvoiceType: str
    """Type of the e-invoice, 01 to 14."""
    version: str
    """Version of the document format."""
    uuid: Optional[str]
    """Id that the gateway gave it. None if the gateway has not given one."""
    submissionUid: Optional[str]
    """Id of the submission. None if the gateway has not given one."""
    longId: Optional[str]
    """Long id, part of the validation link. None unless it became valid."""
    validationLink: Optional[str]
    """Link for the buyer to verify it. None unless it became valid."""
    issuedAt: str
    """When it was issued."""
    submittedAt: str
    """When it was submitted."""
    validatedAt: Optional[str]
    """When it became valid. None unless it became valid."""
    cancelUntil: Optional[str]
    """Until when it can be cancelled. None unless it became valid."""
    cancelledAt: Optional[str]
    """When it was cancelled. None unless it was."""
    cancelReason: Optional[str]
    """Why it was cancelled. None unless it was."""
    isCancelRequested: bool
    """Whether it is being cancelled at the tax authority."""
    isRejectRequested: bool
    """Whether the buyer asks to reject it."""
    rejectRequestedAt: Optional[str]
    """When the buyer asked. None unless the buyer did."""
    rejectReason: Optional[str]
    """Why the buyer asked. None unless the buyer did."""
    sha256: str
    """SHA-256 of the document that was submitted."""
    errors: Sequence[EInvoiceErrorResult]
    """What the gateway found; empty if nothing."""
    tries: int
    """How often it was sent."""
    nextTryAt: Optional[str]
    """When the connector sends it or asks for it next. None if it does not."""
    lastError: Optional[EInvoiceErrorResult]
    """Why the last try did not succeed. None if it did."""
    readErrors: Sequence[ReadErrorResult]
    """Fields that the book can no longer read; empty if it can read all."""

class EinvoiceCancelledResult(WriteResultResult, DocumentReferenceResult):
    fields: CancelledEInvoiceResult
    """The e-invoice as it stands now."""

class EinvoiceSupplierImportPreviewPayload(TypedDict):
    uuid: NotRequired[str]
    """Id of an e-invoice that the gateway has received for this company."""
    document: NotRequired[str]
    """The e-invoice as a UBL JSON string, if it did not come through the gateway."""
    targetType: NotRequired[Literal["PI", "CP", "PB", "PR"]]
    """Document to create: purchase invoice, cash purchase, AP invoice or purchase return (default: PI, or PR for a credit note)."""
    creditorCode: NotRequired[str]
    """Creditor of the document (default: found by the TIN of the issuer)."""
    purchaseLocation: NotRequired[str]
    """Exact active location for stock items."""

class ReceivedEInvoiceResult(TypedDict):
    uuid: Optional[str]
    """Id of the e-invoice. None if it did not come through the gateway."""
    einvoiceType: str
    """Type of the e-invoice."""
    invoiceNo: str
    """Number of the supplier’s invoice."""
    issueDate: str
    """Date of the supplier’s invoice."""
    supplierName: str
    """Name of the supplier."""
    supplierTin: str
    """Tax identification number of the supplier."""
    currencyCode: str
    """Currency of the amounts."""
    netTotal: float
    """Total before tax. In document currency."""
    tax: float
    """Total tax. In document currency."""
    roundAdj: float
    """Rounding, which is part of finalTotal. In document currency."""
    finalTotal: float
    """Total including tax and rounding. In document currency."""

class ProposedLineResult(TypedDict):
    itemCode: NotRequired[str]
    """Item code. Absent on a line without an item."""
    description: str
    """Text of the line."""
    qty: NotRequired[float]
    """Quantity. In unit of the line. Absent if the line has an amount."""
    uom: NotRequired[str]
    """Unit of measure. Absent on a line without an item."""
    unitPrice: NotRequired[float]
    """Price of one unit. In document currency per unit. Absent if the line has an amount."""
    discount: NotRequired[str]
    """Discount. Absent if there is none."""
    amount: NotRequired[float]
    """Amount of the line. In document currency. Absent if the line has a quantity and price."""
    taxCode: NotRequired[str]
    """Tax code. Absent if there is none."""
    taxAmount: NotRequired[float]
    """Tax of the line. In document currency. Absent if there is none."""
    location: NotRequired[str]
    """Location. Absent if there is none."""
    classification: NotRequired[str]
    """Classification code of the e-invoice. Absent if there is none."""
    accountNo: NotRequired[str]
    """GL posting account. Absent on a line with an item."""

class ProposedDocumentResult(TypedDict):
    creditorCode: NotRequired[str]
    """Code of the supplier. Absent if none is known for the TIN."""
    docDate: str
    """Date of the document."""
    supplierInvoiceNo: NotRequired[str]
    """Number of the supplier’s invoice. Absent if documents of the target type have none."""
    supplierCNNo: NotRequired[str]
    """Number of the supplier’s credit note. Absent if documents of the target type have none."""
    refDocNo: NotRequired[str]
    """Number of the document that the credit note refers to. Absent if documents of the target type have none."""
    ref: NotRequired[str]
    """Reference of the document. Absent if documents of the target type have none."""
    currencyRate: NotRequired[float]
    """Exchange rate of the e-invoice. In base currency per unit of the currency. Absent if it has none."""
    purchaseLocation: NotRequired[str]
    """Location of the lines. Absent if there is none."""
    lines: Sequence[ProposedLineResult]
    """The lines."""

class ImportGapResult(TypedDict):
    lineNo: Optional[int]
    """Number of the line, from 1. None if the whole e-invoice is meant."""
    lacks: Literal["creditor", "item or account", "account", "tax code", "location"]
    """What is missing."""
    message: str
    """What is missing and what to do."""

class ImportDuplicateResult(TypedDict):
    docType: str
    """Type of the document."""
    docNo: str
    """Number of the document."""
    docKey: str
    """Key of the document."""

class RefusalDetail(TypedDict):
    path: str
    """The field; empty for the whole command."""
    code: str
    """The error code of the account book."""
    message: str
    """A sentence."""
    wording: NotRequired[Mapping[str, Any]]
    """The message as a key and parameters, with which the portal shows it in other languages. Absent if there is none."""

class EinvoiceImportPreviewResult(TypedDict):
    ok: Literal[True]
    """True: a create with this payload would succeed."""
    saved: Literal[False]
    """False: a validation saves nothing."""
    operationUsed: Literal["None"]
    """None: a validation does nothing."""
    warnings: Sequence[Warning]
    """Warnings, such as fields that were ignored."""
    valid: bool
    """Whether apply would succeed."""
    previewHash: str
    """Send it to apply, so that nothing else is created than you saw."""
    targetType: str
    """Type of the document that apply would create."""
    creditorCode: Optional[str]
    """Code of the supplier. None if none is known for the TIN."""
    einvoice: ReceivedEInvoiceResult
    """What the supplier sent."""
    proposed: ProposedDocumentResult
    """The payload that apply would create a document from."""
    gaps: Sequence[ImportGapResult]
    """What is missing; apply fails while there are any."""
    isDuplicate: bool
    """Whether the e-invoice is in the books already."""
    duplicate: Optional[ImportDuplicateResult]
    """The document it is in. None if it is in none."""
    totals: NotRequired[ValidatedTotalsResult]
    """Totals of the document. Absent if the document would be rejected."""
    postings: NotRequired[Sequence[Posting]]
    """The rows that the document posts to the general ledger. Absent if the document would be rejected."""
    problems: NotRequired[Sequence[RefusalDetail]]
    """Why the document would be rejected. Absent if it would not."""

class BulkPayload(TypedDict):
    commandType: NotRequired[str]
    """The create command of every row that names none itself."""
    rows: Sequence[Mapping[str, Any]]
    """Payloads of create commands, 1 to 500; each can have commandType and rowId."""
    mode: NotRequired[Literal["independent", "atomic"]]
    """independent saves every valid row; atomic saves all rows or none (default: independent)."""
    stopOnError: NotRequired[bool]
    """Whether to stop at the first row that fails. The rows after it are not run."""
    validateOnly: NotRequired[bool]
    """Whether to check every row without saving any."""

class BulkRowResult(TypedDict):
    index: int
    """The index of the row, from 0."""
    rowId: NotRequired[str]
    """The rowId that the caller sent."""
    ok: bool
    """Whether the row did what was requested."""
    saved: bool
    """Whether the row changed the book."""
    docNo: NotRequired[str]
    """The number of the document."""
    code: NotRequired[str]
    """The code of the master record."""
    docKey: NotRequired[str]
    """A key of the book, as a string of digits."""
    error: NotRequired[Mapping[str, Any]]
    """Why the account book rejected the command."""
    warnings: NotRequired[Sequence[Mapping[str, Any]]]
    """Warnings about the row."""

class BulkResultResult(TypedDict):
    ok: bool
    """Whether all rows succeeded."""
    saved: bool
    """Whether any row changed the book."""
    operationUsed: Literal["CreateDocument", "UpdateDocument", "CancelDocument", "TransferDocument", "CreateRecord", "UpdateRecord", "DeactivateRecord", "DeleteRecord", "MergeRecord", "None"]
    """What the book did; None if nothing was saved."""
    writeVerification: NotRequired[WriteVerification]
    """How the reloaded data compares with the request. Absent if nothing was saved."""
    readBack: NotRequired[ReadBack]
    """Every comparison of a requested value with the value in the book. Absent unless the command changes fields or verifyAfterSave is true."""
    error: NotRequired[Refusal]
    """What is wrong. Absent if ok is true."""
    total: int
    """The number of rows sent."""
    succeeded: int
    """The number of rows that succeeded."""
    failed: int
    """The number of rows that failed."""
    results: Sequence[BulkRowResult]
    """One result for each row, in order."""
    warnings: NotRequired[Sequence[Warning]]
    """Warnings, such as fields that were ignored. Absent if there are none."""

class BulkAdvancedQuotationsRowPayload(SalesDocumentPayload):
    rowId: NotRequired[str]
    """Your own id of the row, unique in the request. It is returned with the result of the row."""

class BulkAdvancedQuotationsPayload(TypedDict):
    rows: Sequence[BulkAdvancedQuotationsRowPayload]
    """Payloads of create-advanced-quotation, 1 to 500."""
    mode: NotRequired[Literal["independent", "atomic"]]
    """independent saves every valid row; atomic saves all rows or none (default: independent)."""
    stopOnError: NotRequired[bool]
    """Whether to stop at the first row that fails. The rows after it are not run."""
    validateOnly: NotRequired[bool]
    """Whether to check every row without saving any."""

class BulkApCreditNotesRowPayload(ApCreditNoteCreatePayload):
    rowId: NotRequired[str]
    """Your own id of the row, unique in the request. It is returned with the result of the row."""

class BulkApCreditNotesPayload(TypedDict):
    rows: Sequence[BulkApCreditNotesRowPayload]
    """Payloads of create-ap-credit-note, 1 to 500."""
    mode: NotRequired[Literal["independent", "atomic"]]
    """independent saves every valid row; atomic saves all rows or none (default: independent)."""
    stopOnError: NotRequired[bool]
    """Whether to stop at the first row that fails. The rows after it are not run."""
    validateOnly: NotRequired[bool]
    """Whether to check every row without saving any."""

class BulkApDebitNotesRowPayload(ApDebitNoteCreatePayload):
    rowId: NotRequired[str]
    """Your own id of the row, unique in the request. It is returned with the result of the row."""

class BulkApDebitNotesPayload(TypedDict):
    rows: Sequence[BulkApDebitNotesRowPayload]
    """Payloads of create-ap-debit-note, 1 to 500."""
    mode: NotRequired[Literal["independent", "atomic"]]
    """independent saves every valid row; atomic saves all rows or none (default: independent)."""
    stopOnError: NotRequired[bool]
    """Whether to stop at the first row that fails. The rows after it are not run."""
    validateOnly: NotRequired[bool]
    """Whether to check every row without saving any."""

class BulkApInvoicesRowPayload(ApInvoiceCreatePayload):
    rowId: NotRequired[str]
    """Your own id of the row, unique in the request. It is returned with the result of the row."""

class BulkApInvoicesPayload(TypedDict):
    rows: Sequence[BulkApInvoicesRowPayload]
    """Payloads of create-ap-invoice, 1 to 500."""
    mode: NotRequired[Literal["independent", "atomic"]]
    """independent saves every valid row; atomic saves all rows or none (default: independent)."""
    stopOnError: NotRequired[bool]
    """Whether to stop at the first row that fails. The rows after it are not run."""
    validateOnly: NotRequired[bool]
    """Whether to check every row without saving any."""

class BulkApPaymentsRowPayload(ApPaymentCreatePayload):
    rowId: NotRequired[str]
    """Your own id of the row, unique in the request. It is returned with the result of the row."""

class BulkApPaymentsPayload(TypedDict):
    rows: Sequence[BulkApPaymentsRowPayload]
    """Payloads of create-ap-payment, 1 to 500."""
    mode: NotRequired[Literal["independent", "atomic"]]
    """independent saves every valid row; atomic saves all rows or none (default: independent)."""
    stopOnError: NotRequired[bool]
    """Whether to stop at the first row that fails. The rows after it are not run."""
    validateOnly: NotRequired[bool]
    """Whether to check every row without saving any."""

class BulkApRefundsRowPayload(ApRefundCreatePayload):
    rowId: NotRequired[str]
    """Your own id of the row, unique in the request. It is returned with the result of the row."""

class BulkApRefundsPayload(TypedDict):
    rows: Sequence[BulkApRefundsRowPayload]
    """Payloads of create-ap-refund, 1 to 500."""
    mode: NotRequired[Literal["independent", "atomic"]]
    """independent saves every valid row; atomic saves all rows or none (default: independent)."""
    stopOnError: NotRequired[bool]
    """Whether to stop at the first row that fails. The rows after it are not run."""
    validateOnly: NotRequired[bool]
    """Whether to check every row without saving any."""

class BulkArCreditNotesRowPayload(ArCreditNoteCreatePayload):
    rowId: NotRequired[str]
    """Your own id of the row, unique in the request. It is returned with the result of the row."""

class BulkArCreditNotesPayload(TypedDict):
    rows: Sequence[BulkArCreditNotesRowPayload]
    """Payloads of create-ar-credit-note, 1 to 500."""
    mode: NotRequired[Literal["independent", "atomic"]]
    """independent saves every valid row; atomic saves all rows or none (default: independent)."""
    stopOnError: NotRequired[bool]
    """Whether to stop at the first row that fails. The rows after it are not run."""
    validateOnly: NotRequired[bool]
    """Whether to check every row without saving any."""

class BulkArDebitNotesRowPayload(ArDebitNoteCreatePayload):
    rowId: NotRequired[str]
    """Your own id of the row, unique in the request. It is returned with the result of the row."""

class BulkArDebitNotesPayload(TypedDict):
    rows: Sequence[BulkArDebitNotesRowPayload]
    """Payloads of create-ar-debit-note, 1 to 500."""
    mode: NotRequired[Literal["independent", "atomic"]]
    """independent saves every valid row; atomic saves all rows or none (default: independent)."""
    stopOnError: NotRequired[bool]
    """Whether to stop at the first row that fails. The rows after it are not run."""
    validateOnly: NotRequired[bool]
    """Whether to check every row without saving any."""

class BulkArInvoicesRowPayload(ArInvoiceCreatePayload):
    rowId: NotRequired[str]
    """Your own id of the row, unique in the request. It is returned with the result of the row."""

class BulkArInvoicesPayload(TypedDict):
    rows: Sequence[BulkArInvoicesRowPayload]
    """Payloads of create-ar-invoice, 1 to 500."""
    mode: NotRequired[Literal["independent", "atomic"]]
    """independent saves every valid row; atomic saves all rows or none (default: independent)."""
    stopOnError: NotRequired[bool]
    """Whether to stop at the first row that fails. The rows after it are not run."""
    validateOnly: NotRequired[bool]
    """Whether to check every row without saving any."""

class BulkArPaymentsRowPayload(ArPaymentCreatePayload):
    rowId: NotRequired[str]
    """Your own id of the row, unique in the request. It is returned with the result of the row."""

class BulkArPaymentsPayload(TypedDict):
    rows: Sequence[BulkArPaymentsRowPayload]
    """Payloads of create-ar-payment, 1 to 500."""
    mode: NotRequired[Literal["independent", "atomic"]]
    """independent saves every valid row; atomic saves all rows or none (default: independent)."""
    stopOnError: NotRequired[bool]
    """Whether to stop at the first row that fails. The rows after it are not run."""
    validateOnly: NotRequired[bool]
    """Whether to check every row without saving any."""

class BulkArRefundsRowPayload(ArRefundCreatePayload):
    rowId: NotRequired[str]
    """Your own id of the row, unique in the request. It is returned with the result of the row."""

class BulkArRefundsPayload(TypedDict):
    rows: Sequence[BulkArRefundsRowPayload]
    """Payloads of create-ar-refund, 1 to 500."""
    mode: NotRequired[Literal["independent", "atomic"]]
    """independent saves every valid row; atomic saves all rows or none (default: independent)."""
    stopOnError: NotRequired[bool]
    """Whether to stop at the first row that fails. The rows after it are not run."""
    validateOnly: NotRequired[bool]
    """Whether to check every row without saving any."""

class BulkArapContrasRowPayload(ArapContraCreatePayload):
    rowId: NotRequired[str]
    """Your own id of the row, unique in the request. It is returned with the result of the row."""

class BulkArapContrasPayload(TypedDict):
    rows: Sequence[BulkArapContrasRowPayload]
    """Payloads of create-arap-contra, 1 to 500."""
    mode: NotRequired[Literal["independent", "atomic"]]
    """independent saves every valid row; atomic saves all rows or none (default: independent)."""
    stopOnError: NotRequired[bool]
    """Whether to stop at the first row that fails. The rows after it are not run."""
    validateOnly: NotRequired[bool]
    """Whether to check every row without saving any."""

class BulkCashPurchasesRowPayload(PurchaseDocumentPayload):
    rowId: NotRequired[str]
    """Your own id of the row, unique in the request. It is returned with the result of the row."""

class BulkCashPurchasesPayload(TypedDict):
    rows: Sequence[BulkCashPurchasesRowPayload]
    """Payloads of create-cash-purchase, 1 to 500."""
    mode: NotRequired[Literal["independent", "atomic"]]
    """independent saves every valid row; atomic saves all rows or none (default: independent)."""
    stopOnError: NotRequired[bool]
    """Whether to stop at the first row that fails. The rows after it are not run."""
    validateOnly: NotRequired[bool]
    """Whether to check every row without saving any."""

class BulkCashSalesRowPayload(CashSaleCreatePayload):
    rowId: NotRequired[str]
    """Your own id of the row, unique in the request. It is returned with the result of the row."""

class BulkCashSalesPayload(TypedDict):
    rows: Sequence[BulkCashSalesRowPayload]
    """Payloads of create-cash-sale, 1 to 500."""
    mode: NotRequired[Literal["independent", "atomic"]]
    """independent saves every valid row; atomic saves all rows or none (default: independent)."""
    stopOnError: NotRequired[bool]
    """Whether to stop at the first row that fails. The rows after it are not run."""
    validateOnly: NotRequired[bool]
    """Whether to check every row without saving any."""

class BulkCreditorsRowPayload(CreditorCreatePayload):
    rowId: NotRequired[str]
    """Your own id of the row, unique in the request. It is returned with the result of the row."""

class BulkCreditorsPayload(TypedDict):
    rows: Sequence[BulkCreditorsRowPayload]
    """Payloads of create-creditor, 1 to 500."""
    mode: NotRequired[Literal["independent", "atomic"]]
    """independent saves every valid row; atomic saves all rows or none (default: independent)."""
    stopOnError: NotRequired[bool]
    """Whether to stop at the first row that fails. The rows after it are not run."""
    validateOnly: NotRequired[bool]
    """Whether to check every row without saving any."""

class BulkDebtorsRowPayload(DebtorCreatePayload):
    rowId: NotRequired[str]
    """Your own id of the row, unique in the request. It is returned with the result of the row."""

class BulkDebtorsPayload(TypedDict):
    rows: Sequence[BulkDebtorsRowPayload]
    """Payloads of create-debtor, 1 to 500."""
    mode: NotRequired[Literal["independent", "atomic"]]
    """independent saves every valid row; atomic saves all rows or none (default: independent)."""
    stopOnError: NotRequired[bool]
    """Whether to stop at the first row that fails. The rows after it are not run."""
    validateOnly: NotRequired[bool]
    """Whether to check every row without saving any."""

class BulkDeliveryOrdersPayload(TypedDict):
    rows: Sequence[BulkAdvancedQuotationsRowPayload]
    """Payloads of create-delivery-order, 1 to 500."""
    mode: NotRequired[Literal["independent", "atomic"]]
    """independent saves every valid row; atomic saves all rows or none (default: independent)."""
    stopOnError: NotRequired[bool]
    """Whether to stop at the first row that fails. The rows after it are not run."""
    validateOnly: NotRequired[bool]
    """Whether to check every row without saving any."""

class BulkFixedAssetGlAccountsRowPayload(CreateFixedAssetGlAccountsPayload):
    rowId: NotRequired[str]
    """Your own id of the row, unique in the request. It is returned with the result of the row."""

class BulkFixedAssetGlAccountsPayload(TypedDict):
    rows: Sequence[BulkFixedAssetGlAccountsRowPayload]
    """Payloads of create-fixed-asset-gl-accounts, 1 to 500."""
    mode: NotRequired[Literal["independent", "atomic"]]
    """independent saves every valid row; atomic saves all rows or none (default: independent)."""
    stopOnError: NotRequired[bool]
    """Whether to stop at the first row that fails. The rows after it are not run."""
    validateOnly: NotRequired[bool]
    """Whether to check every row without saving any."""

class GeneralAddressCreatePayload(TypedDict):
    code: str
    """Code that documents and other records refer to."""
    description: NotRequired[str]
    """Meaning of the code."""
    address1: str
    """First line of the address."""
    address2: NotRequired[str]
    """Second line of the address."""
    address3: NotRequired[str]
    """Third line of the address."""
    address4: NotRequired[str]
    """Fourth line of the address."""
    phone1: NotRequired[str]
    """First phone number."""
    phone2: NotRequired[str]
    """Second phone number."""
    fax1: NotRequired[str]
    """Fax number."""
    attention: NotRequired[str]
    """Contact person."""
    email: NotRequired[str]
    """Email address."""
    isActive: NotRequired[bool]
    """Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it."""
    verifyAfterSave: NotRequired[bool]
    """Whether to read the saved record again and return readBack checks. Without it, saving is faster."""

class BulkGeneralAddressesRowPayload(GeneralAddressCreatePayload):
    rowId: NotRequired[str]
    """Your own id of the row, unique in the request. It is returned with the result of the row."""

class BulkGeneralAddressesPayload(TypedDict):
    rows: Sequence[BulkGeneralAddressesRowPayload]
    """Payloads of create-general-address, 1 to 500."""
    mode: NotRequired[Literal["independent", "atomic"]]
    """independent saves every valid row; atomic saves all rows or none (default: independent)."""
    stopOnError: NotRequired[bool]
    """Whether to stop at the first row that fails. The rows after it are not run."""
    validateOnly: NotRequired[bool]
    """Whether to check every row without saving any."""

class GeneralAreaCreatePayload(TypedDict):
    code: str
    """Code that documents and other records refer to."""
    description: NotRequired[str]
    """Meaning of the code."""
    isActive: NotRequired[bool]
    """Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it."""
    verifyAfterSave: NotRequired[bool]
    """Whether to read the saved record again and return readBack checks. Without it, saving is faster."""

class BulkGeneralAreasRowPayload(GeneralAreaCreatePayload):
    rowId: NotRequired[str]
    """Your own id of the row, unique in the request. It is returned with the result of the row."""

class BulkGeneralAreasPayload(TypedDict):
    rows: Sequence[BulkGeneralAreasRowPayload]
    """Payloads of create-general-area, 1 to 500."""
    mode: NotRequired[Literal["independent", "atomic"]]
    """independent saves every valid row; atomic saves all rows or none (default: independent)."""
    stopOnError: NotRequired[bool]
    """Whether to stop at the first row that fails. The rows after it are not run."""
    validateOnly: NotRequired[bool]
    """Whether to check every row without saving any."""

class GeneralCnTypeCreatePayload(TypedDict):
    code: str
    """Code that documents and other records refer to."""
    description: NotRequired[str]
    """Meaning of the code."""
    isPriceOnly: NotRequired[bool]
    """Whether these credit notes change only the price and move no stock (default: false)."""
    isActive: NotRequired[bool]
    """Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it."""
    verifyAfterSave: NotRequired[bool]
    """Whether to read the saved record again and return readBack checks. Without it, saving is faster."""

class BulkGeneralCnTypesRowPayload(GeneralCnTypeCreatePayload):
    rowId: NotRequired[str]
    """Your own id of the row, unique in the request. It is returned with the result of the row."""

class BulkGeneralCnTypesPayload(TypedDict):
    rows: Sequence[BulkGeneralCnTypesRowPayload]
    """Payloads of create-general-cn-type, 1 to 500."""
    mode: NotRequired[Literal["independent", "atomic"]]
    """independent saves every valid row; atomic saves all rows or none (default: independent)."""
    stopOnError: NotRequired[bool]
    """Whether to stop at the first row that fails. The rows after it are not run."""
    validateOnly: NotRequired[bool]
    """Whether to check every row without saving any."""

class BulkGeneralCreditorTypesPayload(TypedDict):
    rows: Sequence[BulkGeneralAreasRowPayload]
    """Payloads of create-general-creditor-type, 1 to 500."""
    mode: NotRequired[Literal["independent", "atomic"]]
    """independent saves every valid row; atomic saves all rows or none (default: independent)."""
    stopOnError: NotRequired[bool]
    """Whether to stop at the first row that fails. The rows after it are not run."""
    validateOnly: NotRequired[bool]
    """Whether to check every row without saving any."""

class GeneralCurrencyCreatePayload(TypedDict):
    code: str
    """Code that documents and other records refer to."""
    description: NotRequired[str]
    """Meaning of the code."""
    symbol: NotRequired[str]
    """Sign to print, for example ¥."""
    rate: float
    """What one unit is worth in base currency."""
    buyRate: NotRequired[float]
    """Rate for buying from the bank (default: rate)."""
    sellRate: NotRequired[float]
    """Rate for selling to the bank (default: rate)."""
    effectiveDate: NotRequired[str]
    """First day of these rates (default on creation: the beginning of the book; in an update: today)."""
    isActive: NotRequired[bool]
    """Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it."""
    verifyAfterSave: NotRequired[bool]
    """Whether to read the saved record again and return readBack checks. Without it, saving is faster."""

class BulkGeneralCurrenciesRowPayload(GeneralCurrencyCreatePayload):
    rowId: NotRequired[str]
    """Your own id of the row, unique in the request. It is returned with the result of the row."""

class BulkGeneralCurrenciesPayload(TypedDict):
    rows: Sequence[BulkGeneralCurrenciesRowPayload]
    """Payloads of create-general-currency, 1 to 500."""
    mode: NotRequired[Literal["independent", "atomic"]]
    """independent saves every valid row; atomic saves all rows or none (default: independent)."""
    stopOnError: NotRequired[bool]
    """Whether to stop at the first row that fails. The rows after it are not run."""
    validateOnly: NotRequired[bool]
    """Whether to check every row without saving any."""

class BulkGeneralDebtorTypesPayload(TypedDict):
    rows: Sequence[BulkGeneralAreasRowPayload]
    """Payloads of create-general-debtor-type, 1 to 500."""
    mode: NotRequired[Literal["independent", "atomic"]]
    """independent saves every valid row; atomic saves all rows or none (default: independent)."""
    stopOnError: NotRequired[bool]
    """Whether to stop at the first row that fails. The rows after it are not run."""
    validateOnly: NotRequired[bool]
    """Whether to check every row without saving any."""

class BulkGeneralDnTypesPayload(TypedDict):
    rows: Sequence[BulkGeneralAreasRowPayload]
    """Payloads of create-general-dn-type, 1 to 500."""
    mode: NotRequired[Literal["independent", "atomic"]]
    """independent saves every valid row; atomic saves all rows or none (default: independent)."""
    stopOnError: NotRequired[bool]
    """Whether to stop at the first row that fails. The rows after it are not run."""
    validateOnly: NotRequired[bool]
    """Whether to check every row without saving any."""

class GeneralPaymentMethodCreatePayload(TypedDict):
    code: str
    """Code that documents and other records refer to."""
    description: NotRequired[str]
    """Meaning of the code."""
    accountNo: str
    """Bank, cash or deposit GL account behind the method."""
    paymentBy: NotRequired[str]
    """Payment type such as Cash, Cheque, Bank Transfer, Credit Card or e-Wallet."""
    bankChargeRate: NotRequired[float]
    """Bank charge in per cent of the amount (default: none)."""
    isDeposit: NotRequired[bool]
    """Whether this method uses up a deposit (default: false)."""
    einvoiceMode: NotRequired[Literal["01", "02", "03", "04", "05", "06", "07", "08"]]
    """Payment mode of the e-invoice: 01 cash, 02 cheque, 03 bank transfer, 04 credit card, 05 debit card, 06 e-wallet, 07 digital bank, 08 others."""
    isActive: NotRequired[bool]
    """Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it."""
    verifyAfterSave: NotRequired[bool]
    """Whether to read the saved record again and return readBack checks. Without it, saving is faster."""

class BulkGeneralPaymentMethodsRowPayload(GeneralPaymentMethodCreatePayload):
    rowId: NotRequired[str]
    """Your own id of the row, unique in the request. It is returned with the result of the row."""

class BulkGeneralPaymentMethodsPayload(TypedDict):
    rows: Sequence[BulkGeneralPaymentMethodsRowPayload]
    """Payloads of create-general-payment-method, 1 to 500."""
    mode: NotRequired[Literal["independent", "atomic"]]
    """independent saves every valid row; atomic saves all rows or none (default: independent)."""
    stopOnError: NotRequired[bool]
    """Whether to stop at the first row that fails. The rows after it are not run."""
    validateOnly: NotRequired[bool]
    """Whether to check every row without saving any."""

class BulkGeneralPriceCategoriesPayload(TypedDict):
    rows: Sequence[BulkGeneralAreasRowPayload]
    """Payloads of create-general-price-category, 1 to 500."""
    mode: NotRequired[Literal["independent", "atomic"]]
    """independent saves every valid row; atomic saves all rows or none (default: independent)."""
    stopOnError: NotRequired[bool]
    """Whether to stop at the first row that fails. The rows after it are not run."""
    validateOnly: NotRequired[bool]
    """Whether to check every row without saving any."""

class BulkGeneralProjectsPayload(TypedDict):
    rows: Sequence[BulkGeneralAreasRowPayload]
    """Payloads of create-general-project, 1 to 500."""
    mode: NotRequired[Literal["independent", "atomic"]]
    """independent saves every valid row; atomic saves all rows or none (default: independent)."""
    stopOnError: NotRequired[bool]
    """Whether to stop at the first row that fails. The rows after it are not run."""
    validateOnly: NotRequired[bool]
    """Whether to check every row without saving any."""

class BulkGeneralPurchaseAgentsPayload(TypedDict):
    rows: Sequence[BulkGeneralAreasRowPayload]
    """Payloads of create-general-purchase-agent, 1 to 500."""
    mode: NotRequired[Literal["independent", "atomic"]]
    """independent saves every valid row; atomic saves all rows or none (default: independent)."""
    stopOnError: NotRequired[bool]
    """Whether to stop at the first row that fails. The rows after it are not run."""
    validateOnly: NotRequired[bool]
    """Whether to check every row without saving any."""

class BulkGeneralSalesAgentsPayload(TypedDict):
    rows: Sequence[BulkGeneralAreasRowPayload]
    """Payloads of create-general-sales-agent, 1 to 500."""
    mode: NotRequired[Literal["independent", "atomic"]]
    """independent saves every valid row; atomic saves all rows or none (default: independent)."""
    stopOnError: NotRequired[bool]
    """Whether to stop at the first row that fails. The rows after it are not run."""
    validateOnly: NotRequired[bool]
    """Whether to check every row without saving any."""

class BulkGeneralShippingMethodsPayload(TypedDict):
    rows: Sequence[BulkGeneralAreasRowPayload]
    """Payloads of create-general-shipping-method, 1 to 500."""
    mode: NotRequired[Literal["independent", "atomic"]]
    """independent saves every valid row; atomic saves all rows or none (default: independent)."""
    stopOnError: NotRequired[bool]
    """Whether to stop at the first row that fails. The rows after it are not run."""
    validateOnly: NotRequired[bool]
    """Whether to check every row without saving any."""

class BulkGlAccountsRowPayload(GlAccountCreatePayload):
    rowId: NotRequired[str]
    """Your own id of the row, unique in the request. It is returned with the result of the row."""

class BulkGlAccountsPayload(TypedDict):
    rows: Sequence[BulkGlAccountsRowPayload]
    """Payloads of create-gl-account, 1 to 500."""
    mode: NotRequired[Literal["independent", "atomic"]]
    """independent saves every valid row; atomic saves all rows or none (default: independent)."""
    stopOnError: NotRequired[bool]
    """Whether to stop at the first row that fails. The rows after it are not run."""
    validateOnly: NotRequired[bool]
    """Whether to check every row without saving any."""

class BulkGlCashBookPaymentsRowPayload(CashBookEntryPayload):
    rowId: NotRequired[str]
    """Your own id of the row, unique in the request. It is returned with the result of the row."""

class BulkGlCashBookPaymentsPayload(TypedDict):
    rows: Sequence[BulkGlCashBookPaymentsRowPayload]
    """Payloads of create-gl-cash-book-payment, 1 to 500."""
    mode: NotRequired[Literal["independent", "atomic"]]
    """independent saves every valid row; atomic saves all rows or none (default: independent)."""
    stopOnError: NotRequired[bool]
    """Whether to stop at the first row that fails. The rows after it are not run."""
    validateOnly: NotRequired[bool]
    """Whether to check every row without saving any."""

class BulkGlCashBookReceiptsPayload(TypedDict):
    rows: Sequence[BulkGlCashBookPaymentsRowPayload]
    """Payloads of create-gl-cash-book-receipt, 1 to 500."""
    mode: NotRequired[Literal["independent", "atomic"]]
    """independent saves every valid row; atomic saves all rows or none (default: independent)."""
    stopOnError: NotRequired[bool]
    """Whether to stop at the first row that fails. The rows after it are not run."""
    validateOnly: NotRequired[bool]
    """Whether to check every row without saving any."""

class BulkGoodsReceivedNotesPayload(TypedDict):
    rows: Sequence[BulkCashPurchasesRowPayload]
    """Payloads of create-goods-received-note, 1 to 500."""
    mode: NotRequired[Literal["independent", "atomic"]]
    """independent saves every valid row; atomic saves all rows or none (default: independent)."""
    stopOnError: NotRequired[bool]
    """Whether to stop at the first row that fails. The rows after it are not run."""
    validateOnly: NotRequired[bool]
    """Whether to check every row without saving any."""

class BulkItemBomsRowPayload(ItemBomCreatePayload):
    rowId: NotRequired[str]
    """Your own id of the row, unique in the request. It is returned with the result of the row."""

class BulkItemBomsPayload(TypedDict):
    rows: Sequence[BulkItemBomsRowPayload]
    """Payloads of create-item-bom, 1 to 500."""
    mode: NotRequired[Literal["independent", "atomic"]]
    """independent saves every valid row; atomic saves all rows or none (default: independent)."""
    stopOnError: NotRequired[bool]
    """Whether to stop at the first row that fails. The rows after it are not run."""
    validateOnly: NotRequired[bool]
    """Whether to check every row without saving any."""

class BulkItemPackagesRowPayload(ItemPackageCreatePayload):
    rowId: NotRequired[str]
    """Your own id of the row, unique in the request. It is returned with the result of the row."""

class BulkItemPackagesPayload(TypedDict):
    rows: Sequence[BulkItemPackagesRowPayload]
    """Payloads of create-item-package, 1 to 500."""
    mode: NotRequired[Literal["independent", "atomic"]]
    """independent saves every valid row; atomic saves all rows or none (default: independent)."""
    stopOnError: NotRequired[bool]
    """Whether to stop at the first row that fails. The rows after it are not run."""
    validateOnly: NotRequired[bool]
    """Whether to check every row without saving any."""

class BulkItemsRowPayload(ItemCreatePayload):
    rowId: NotRequired[str]
    """Your own id of the row, unique in the request. It is returned with the result of the row."""

class BulkItemsPayload(TypedDict):
    rows: Sequence[BulkItemsRowPayload]
    """Payloads of create-item, 1 to 500."""
    mode: NotRequired[Literal["independent", "atomic"]]
    """independent saves every valid row; atomic saves all rows or none (default: independent)."""
    stopOnError: NotRequired[bool]
    """Whether to stop at the first row that fails. The rows after it are not run."""
    validateOnly: NotRequired[bool]
    """Whether to check every row without saving any."""

class BulkJournalEntriesRowPayload(JournalEntryCreatePayload):
    rowId: NotRequired[str]
    """Your own id of the row, unique in the request. It is returned with the result of the row."""

class BulkJournalEntriesPayload(TypedDict):
    rows: Sequence[BulkJournalEntriesRowPayload]
    """Payloads of create-journal-entry, 1 to 500."""
    mode: NotRequired[Literal["independent", "atomic"]]
    """independent saves every valid row; atomic saves all rows or none (default: independent)."""
    stopOnError: NotRequired[bool]
    """Whether to stop at the first row that fails. The rows after it are not run."""
    validateOnly: NotRequired[bool]
    """Whether to check every row without saving any."""

class BulkPurchaseInvoicesPayload(TypedDict):
    rows: Sequence[BulkCashPurchasesRowPayload]
    """Payloads of create-purchase-invoice, 1 to 500."""
    mode: NotRequired[Literal["independent", "atomic"]]
    """independent saves every valid row; atomic saves all rows or none (default: independent)."""
    stopOnError: NotRequired[bool]
    """Whether to stop at the first row that fails. The rows after it are not run."""
    validateOnly: NotRequired[bool]
    """Whether to check every row without saving any."""

class BulkPurchaseOrdersPayload(TypedDict):
    rows: Sequence[BulkCashPurchasesRowPayload]
    """Payloads of create-purchase-order, 1 to 500."""
    mode: NotRequired[Literal["independent", "atomic"]]
    """independent saves every valid row; atomic saves all rows or none (default: independent)."""
    stopOnError: NotRequired[bool]
    """Whether to stop at the first row that fails. The rows after it are not run."""
    validateOnly: NotRequired[bool]
    """Whether to check every row without saving any."""

class BulkPurchaseReturnsRowPayload(PurchaseReturnCreatePayload):
    rowId: NotRequired[str]
    """Your own id of the row, unique in the request. It is returned with the result of the row."""

class BulkPurchaseReturnsPayload(TypedDict):
    rows: Sequence[BulkPurchaseReturnsRowPayload]
    """Payloads of create-purchase-return, 1 to 500."""
    mode: NotRequired[Literal["independent", "atomic"]]
    """independent saves every valid row; atomic saves all rows or none (default: independent)."""
    stopOnError: NotRequired[bool]
    """Whether to stop at the first row that fails. The rows after it are not run."""
    validateOnly: NotRequired[bool]
    """Whether to check every row without saving any."""

class BulkQuotationsPayload(TypedDict):
    rows: Sequence[BulkAdvancedQuotationsRowPayload]
    """Payloads of create-quotation, 1 to 500."""
    mode: NotRequired[Literal["independent", "atomic"]]
    """independent saves every valid row; atomic saves all rows or none (default: independent)."""
    stopOnError: NotRequired[bool]
    """Whether to stop at the first row that fails. The rows after it are not run."""
    validateOnly: NotRequired[bool]
    """Whether to check every row without saving any."""

class BulkSalesCreditNotesRowPayload(SalesCreditNoteCreatePayload):
    rowId: NotRequired[str]
    """Your own id of the row, unique in the request. It is returned with the result of the row."""

class BulkSalesCreditNotesPayload(TypedDict):
    rows: Sequence[BulkSalesCreditNotesRowPayload]
    """Payloads of create-sales-credit-note, 1 to 500."""
    mode: NotRequired[Literal["independent", "atomic"]]
    """independent saves every valid row; atomic saves all rows or none (default: independent)."""
    stopOnError: NotRequired[bool]
    """Whether to stop at the first row that fails. The rows after it are not run."""
    validateOnly: NotRequired[bool]
    """Whether to check every row without saving any."""

class BulkSalesDebitNotesRowPayload(SalesDebitNoteCreatePayload):
    rowId: NotRequired[str]
    """Your own id of the row, unique in the request. It is returned with the result of the row."""

class BulkSalesDebitNotesPayload(TypedDict):
    rows: Sequence[BulkSalesDebitNotesRowPayload]
    """Payloads of create-sales-debit-note, 1 to 500."""
    mode: NotRequired[Literal["independent", "atomic"]]
    """independent saves every valid row; atomic saves all rows or none (default: independent)."""
    stopOnError: NotRequired[bool]
    """Whether to stop at the first row that fails. The rows after it are not run."""
    validateOnly: NotRequired[bool]
    """Whether to check every row without saving any."""

class BulkSalesInvoicesPayload(TypedDict):
    rows: Sequence[BulkAdvancedQuotationsRowPayload]
    """Payloads of create-sales-invoice, 1 to 500."""
    mode: NotRequired[Literal["independent", "atomic"]]
    """independent saves every valid row; atomic saves all rows or none (default: independent)."""
    stopOnError: NotRequired[bool]
    """Whether to stop at the first row that fails. The rows after it are not run."""
    validateOnly: NotRequired[bool]
    """Whether to check every row without saving any."""

class BulkSalesOrdersPayload(TypedDict):
    rows: Sequence[BulkAdvancedQuotationsRowPayload]
    """Payloads of create-sales-order, 1 to 500."""
    mode: NotRequired[Literal["independent", "atomic"]]
    """independent saves every valid row; atomic saves all rows or none (default: independent)."""
    stopOnError: NotRequired[bool]
    """Whether to stop at the first row that fails. The rows after it are not run."""
    validateOnly: NotRequired[bool]
    """Whether to check every row without saving any."""

class BulkStockAdjustmentsRowPayload(StockAdjustmentCreatePayload):
    rowId: NotRequired[str]
    """Your own id of the row, unique in the request. It is returned with the result of the row."""

class BulkStockAdjustmentsPayload(TypedDict):
    rows: Sequence[BulkStockAdjustmentsRowPayload]
    """Payloads of create-stock-adjustment, 1 to 500."""
    mode: NotRequired[Literal["independent", "atomic"]]
    """independent saves every valid row; atomic saves all rows or none (default: independent)."""
    stopOnError: NotRequired[bool]
    """Whether to stop at the first row that fails. The rows after it are not run."""
    validateOnly: NotRequired[bool]
    """Whether to check every row without saving any."""

class BulkStockAssembliesRowPayload(StockAssemblyCreatePayload):
    rowId: NotRequired[str]
    """Your own id of the row, unique in the request. It is returned with the result of the row."""

class BulkStockAssembliesPayload(TypedDict):
    rows: Sequence[BulkStockAssembliesRowPayload]
    """Payloads of create-stock-assembly, 1 to 500."""
    mode: NotRequired[Literal["independent", "atomic"]]
    """independent saves every valid row; atomic saves all rows or none (default: independent)."""
    stopOnError: NotRequired[bool]
    """Whether to stop at the first row that fails. The rows after it are not run."""
    validateOnly: NotRequired[bool]
    """Whether to check every row without saving any."""

class BulkStockAssemblyOrdersRowPayload(StockAssemblyOrderCreatePayload):
    rowId: NotRequired[str]
    """Your own id of the row, unique in the request. It is returned with the result of the row."""

class BulkStockAssemblyOrdersPayload(TypedDict):
    rows: Sequence[BulkStockAssemblyOrdersRowPayload]
    """Payloads of create-stock-assembly-order, 1 to 500."""
    mode: NotRequired[Literal["independent", "atomic"]]
    """independent saves every valid row; atomic saves all rows or none (default: independent)."""
    stopOnError: NotRequired[bool]
    """Whether to stop at the first row that fails. The rows after it are not run."""
    validateOnly: NotRequired[bool]
    """Whether to check every row without saving any."""

class BulkStockDisassembliesRowPayload(StockDisassemblyCreatePayload):
    rowId: NotRequired[str]
    """Your own id of the row, unique in the request. It is returned with the result of the row."""

class BulkStockDisassembliesPayload(TypedDict):
    rows: Sequence[BulkStockDisassembliesRowPayload]
    """Payloads of create-stock-disassembly, 1 to 500."""
    mode: NotRequired[Literal["independent", "atomic"]]
    """independent saves every valid row; atomic saves all rows or none (default: independent)."""
    stopOnError: NotRequired[bool]
    """Whether to stop at the first row that fails. The rows after it are not run."""
    validateOnly: NotRequired[bool]
    """Whether to check every row without saving any."""

class BulkStockIssuesRowPayload(StockIssueCreatePayload):
    rowId: NotRequired[str]
    """Your own id of the row, unique in the request. It is returned with the result of the row."""

class BulkStockIssuesPayload(TypedDict):
    rows: Sequence[BulkStockIssuesRowPayload]
    """Payloads of create-stock-issue, 1 to 500."""
    mode: NotRequired[Literal["independent", "atomic"]]
    """independent saves every valid row; atomic saves all rows or none (default: independent)."""
    stopOnError: NotRequired[bool]
    """Whether to stop at the first row that fails. The rows after it are not run."""
    validateOnly: NotRequired[bool]
    """Whether to check every row without saving any."""

class BulkStockReceivesRowPayload(StockReceiveCreatePayload):
    rowId: NotRequired[str]
    """Your own id of the row, unique in the request. It is returned with the result of the row."""

class BulkStockReceivesPayload(TypedDict):
    rows: Sequence[BulkStockReceivesRowPayload]
    """Payloads of create-stock-receive, 1 to 500."""
    mode: NotRequired[Literal["independent", "atomic"]]
    """independent saves every valid row; atomic saves all rows or none (default: independent)."""
    stopOnError: NotRequired[bool]
    """Whether to stop at the first row that fails. The rows after it are not run."""
    validateOnly: NotRequired[bool]
    """Whether to check every row without saving any."""

class BulkStockTakesRowPayload(StockTakeCreatePayload):
    rowId: NotRequired[str]
    """Your own id of the row, unique in the request. It is returned with the result of the row."""

class BulkStockTakesPayload(TypedDict):
    rows: Sequence[BulkStockTakesRowPayload]
    """Payloads of create-stock-take, 1 to 500."""
    mode: NotRequired[Literal["independent", "atomic"]]
    """independent saves every valid row; atomic saves all rows or none (default: independent)."""
    stopOnError: NotRequired[bool]
    """Whether to stop at the first row that fails. The rows after it are not run."""
    validateOnly: NotRequired[bool]
    """Whether to check every row without saving any."""

class BulkStockTransfersRowPayload(StockTransferCreatePayload):
    rowId: NotRequired[str]
    """Your own id of the row, unique in the request. It is returned with the result of the row."""

class BulkStockTransfersPayload(TypedDict):
    rows: Sequence[BulkStockTransfersRowPayload]
    """Payloads of create-stock-transfer, 1 to 500."""
    mode: NotRequired[Literal["independent", "atomic"]]
    """independent saves every valid row; atomic saves all rows or none (default: independent)."""
    stopOnError: NotRequired[bool]
    """Whether to stop at the first row that fails. The rows after it are not run."""
    validateOnly: NotRequired[bool]
    """Whether to check every row without saving any."""

class BulkStockUomConversionsRowPayload(StockUomConversionCreatePayload):
    rowId: NotRequired[str]
    """Your own id of the row, unique in the request. It is returned with the result of the row."""

class BulkStockUomConversionsPayload(TypedDict):
    rows: Sequence[BulkStockUomConversionsRowPayload]
    """Payloads of create-stock-uom-conversion, 1 to 500."""
    mode: NotRequired[Literal["independent", "atomic"]]
    """independent saves every valid row; atomic saves all rows or none (default: independent)."""
    stopOnError: NotRequired[bool]
    """Whether to stop at the first row that fails. The rows after it are not run."""
    validateOnly: NotRequired[bool]
    """Whether to check every row without saving any."""

class BulkStockUpdateCostsRowPayload(StockUpdateCostCreatePayload):
    rowId: NotRequired[str]
    """Your own id of the row, unique in the request. It is returned with the result of the row."""

class BulkStockUpdateCostsPayload(TypedDict):
    rows: Sequence[BulkStockUpdateCostsRowPayload]
    """Payloads of create-stock-update-cost, 1 to 500."""
    mode: NotRequired[Literal["independent", "atomic"]]
    """independent saves every valid row; atomic saves all rows or none (default: independent)."""
    stopOnError: NotRequired[bool]
    """Whether to stop at the first row that fails. The rows after it are not run."""
    validateOnly: NotRequired[bool]
    """Whether to check every row without saving any."""

class BulkStockWriteOffsPayload(TypedDict):
    rows: Sequence[BulkStockIssuesRowPayload]
    """Payloads of create-stock-write-off, 1 to 500."""
    mode: NotRequired[Literal["independent", "atomic"]]
    """independent saves every valid row; atomic saves all rows or none (default: independent)."""
    stopOnError: NotRequired[bool]
    """Whether to stop at the first row that fails. The rows after it are not run."""
    validateOnly: NotRequired[bool]
    """Whether to check every row without saving any."""

class TaxReturnListPayload(TypedDict):
    dateFrom: NotRequired[str]
    """First date to include."""
    dateTo: NotRequired[str]
    """Last date to include."""
    returnNo: NotRequired[str]
    """Only the return with this number."""
    keys: NotRequired[Sequence[str]]
    """Only the documents with these numbers, 1 to 500, each once."""
    isCommitted: NotRequired[bool]
    """Whether to list committed returns (true) or drafts (false). Leave it out for both."""
    changedSince: NotRequired[str]
    """Only what was created, changed or voided at or after this timestamp. The list then starts with the latest change."""
    limit: NotRequired[int]
    """Maximum rows to return (default 5,000)."""
    cursor: NotRequired[str]
    """nextCursor from the previous result, to get the next page."""

class TaxFigureResult(TypedDict):
    field: str
    """Field of the form, for example 11b."""
    taxable: float
    """Taxable amount: sales positive, purchases that are claimed negative. In base currency."""
    tax: float
    """Tax: due positive, claimed negative. In base currency."""
    documents: Sequence[str]
    """Numbers of the documents behind it."""

class TaxPaidResult(TypedDict):
    docNo: str
    """Number of the payment."""
    docDate: str
    """Date of the payment."""
    amount: float
    """Tax paid: a refund is negative. In base currency."""

class TaxReturnViewResult(TypedDict):
    returnNo: str
    """Number of the return."""
    docKey: str
    """Key of the return."""
    dateFrom: Optional[str]
    """First day of the period. None if none was given."""
    dateTo: str
    """Last day of the period."""
    dueDate: str
    """Last day to file and pay."""
    isCommitted: bool
    """Whether the return is filed; a draft is calculated at every read."""
    payable: float
    """Tax to pay: a refund is negative. In base currency."""
    paid: float
    """Tax paid so far: a refund is negative. In base currency."""
    balance: float
    """payable less paid. In base currency."""
    notes: Optional[str]
    """Notes of the return. None if it has none."""
    figures: Sequence[TaxFigureResult]
    """The fields of the return."""
    payments: Sequence[TaxPaidResult]
    """Payments of the return."""

class TaxReturnRowsResult(ReadResultResult):
    rows: Sequence[TaxReturnViewResult]
    """The rows."""
    truncated: bool
    """Whether there are more rows than this result contains."""

class GetGstProcessorPayload(TypedDict):
    returnNo: str
    """Number of the return, for example SST-000001."""

class TaxReturnGetResult(ReadResultResult):
    document: TaxReturnViewResult
    """The return."""
    postings: Sequence[Posting]
    """The rows that the document posts to the general ledger."""

class TaxReturnPayload(TypedDict):
    dateFrom: str
    """First day of the taxable period; the day after the previous return ends."""
    dateTo: str
    """Last day of the taxable period."""
    commit: NotRequired[bool]
    """Whether to commit the return at once (default: false, a draft). A committed return is stored and posted, and its documents are locked."""
    notes: NotRequired[str]
    """Notes on the return, for example the acknowledgement number of the filing."""
    verifyAfterSave: NotRequired[bool]
    """Whether to read the saved record again and return readBack checks. Without it, saving is faster."""

class TaxReturnFieldsResult(TypedDict):
    returnNo: str
    """Number of the return."""
    docKey: str
    """Key of the return."""
    dateFrom: Optional[str]
    """First day of the period. None if none was given."""
    dateTo: str
    """Last day of the period."""
    dueDate: str
    """Last day to file and pay."""
    isCommitted: bool
    """Whether the return is filed; a draft is calculated at every read."""
    payable: float
    """Tax to pay: a refund is negative. In base currency."""
    paid: float
    """Tax paid so far: a refund is negative. In base currency."""
    balance: float
    """payable less paid. In base currency."""
    notes: Optional[str]
    """Notes of the return. None if it has none."""
    figures: Sequence[TaxFigureResult]
    """The fields of the return."""
    payments: Sequence[TaxPaidResult]
    """Payments of the return."""
    readErrors: Sequence[ReadErrorResult]
    """Fields that the book can no longer read; empty if it can read all."""

class TaxReturnSavedResult(WriteResultResult, DocumentReferenceResult):
    fields: TaxReturnFieldsResult
    """The return."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""

class TaxReturnUpdatePayload(TypedDict):
    returnNo: str
    """Number of the return, for example SST-000001."""
    reason: str
    """Business reason for the change; stored in the audit trail."""
    notes: NotRequired[Union[str, None]]
    """Notes on the return, for example the acknowledgement number of the filing."""
    commit: NotRequired[bool]
    """Whether to commit a draft. The figures are then stored, the journal is posted and the documents are locked."""
    reopen: NotRequired[bool]
    """Whether to reopen the return as a draft. It must have no payments."""
    validateOnly: NotRequired[bool]
    """Whether to check everything without saving. The result then has saved false."""

class RecordListTariffCodePayload(TypedDict):
    code: NotRequired[str]
    """Only the record with exactly this tariffCode."""
    keys: NotRequired[Sequence[str]]
    """Only the records with these codes, 1 to 500, each once."""
    name: NotRequired[str]
    """Only records with this text in description; case does not matter."""
    isActive: NotRequired[bool]
    """Whether to return active records (true) or inactive ones (false). Leave it out for both."""
    search: NotRequired[str]
    """Only those with this text in the code or the name; case does not matter."""
    changedSince: NotRequired[str]
    """Only what was created, changed or voided at or after this timestamp. The list then starts with the latest change."""
    limit: NotRequired[int]
    """Maximum rows to return (default 5,000)."""
    cursor: NotRequired[str]
    """nextCursor from the previous result, to get the next page."""

class TariffCodeRowResult(TypedDict):
    tariffCode: str
    """Tariff code, for example 7318.15.90."""
    description: str
    """What goods the heading covers."""
    isActive: bool
    """Whether new documents can use it."""
    lastModified: str
    """When the record was last changed."""

class TariffCodeListResult(ReadResultResult):
    rows: Sequence[TariffCodeRowResult]
    """The rows."""
    truncated: bool
    """Whether there are more rows than this result contains."""

class GetTariffCodePayload(TypedDict):
    tariffCode: str
    """Tariff code, for example 7318.15.90."""

class TariffCodeRecordResult(TypedDict):
    tariffCode: str
    """Tariff code, for example 7318.15.90."""
    description: str
    """What goods the heading covers."""
    isActive: bool
    """Whether new documents can use it."""

class TariffCodeFieldsResult(TypedDict):
    TariffCode: str
    """Tariff code, for example 7318.15.90."""
    Description: str
    """What goods the heading covers."""
    IsActive: bool
    """Whether new documents can use it."""
    readErrors: Sequence[ReadErrorResult]
    """Fields that the book can no longer read; empty if it can read all."""

class TariffCodeGetResult(ReadResultResult):
    code: str
    """Code of the record."""
    document: TariffCodeRecordResult
    """The record under canonical names."""
    fields: TariffCodeFieldsResult
    """The record under native names."""
    fieldCapabilities: FieldCapabilities
    """What an update can do with each field, by native name."""

class TariffCodeCreatePayload(TypedDict):
    tariffCode: str
    """Tariff code, for example 7318.15.90."""
    description: str
    """What goods the heading covers."""
    isActive: NotRequired[bool]
    """Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it."""
    verifyAfterSave: NotRequired[bool]
    """Whether to read the saved record again and return readBack checks. Without it, saving is faster."""

class TariffCodeSavedResult(WriteResultResult):
    code: str
    """Code of the record."""
    document: TariffCodeRecordResult
    """The record under canonical names."""
    fields: TariffCodeFieldsResult
    """The record under native names."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""

class TariffCodeUpdatePayload(TypedDict):
    tariffCode: str
    """Tariff code, for example 7318.15.90."""
    reason: str
    """Business reason for the change; stored in the audit trail."""
    description: NotRequired[str]
    """What goods the heading covers."""
    isActive: NotRequired[bool]
    """Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it."""
    validateOnly: NotRequired[bool]
    """Whether to check everything without saving. The result then has saved false."""

class TariffCodeUpdatedResult(WriteResultResult):
    code: str
    """Code of the record."""
    document: NotRequired[TariffCodeRecordResult]
    """The record under canonical names. Absent if validateOnly is true."""
    fields: TariffCodeFieldsResult
    """The record under native names."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""
    valid: NotRequired[Literal[True]]
    """True: the payload is valid. Absent unless validateOnly is true."""

class RecordListTaxCodePayload(TypedDict):
    code: NotRequired[str]
    """Only the record with exactly this taxCode."""
    keys: NotRequired[Sequence[str]]
    """Only the records with these codes, 1 to 500, each once."""
    name: NotRequired[str]
    """Only records with this text in description; case does not matter."""
    isActive: NotRequired[bool]
    """Whether to return active records (true) or inactive ones (false). Leave it out for both."""
    search: NotRequired[str]
    """Only those with this text in the code or the name; case does not matter."""
    changedSince: NotRequired[str]
    """Only what was created, changed or voided at or after this timestamp. The list then starts with the latest change."""
    limit: NotRequired[int]
    """Maximum rows to return (default 5,000)."""
    cursor: NotRequired[str]
    """nextCursor from the previous result, to get the next page."""

class TaxCodeRowResult(TypedDict):
    taxCode: str
    """Tax code, for example ST10."""
    description: str
    """What the code is for."""
    taxType: NotRequired[str]
    """Tax type code it belongs to, for example SALES_TAX. Absent if it has no value."""
    direction: Literal["supply", "purchase", "both"]
    """Whether sales, purchases or both can use it."""
    rate: float
    """Rate in per cent. In percent."""
    accountNo: NotRequired[str]
    """GL account of the tax. Absent if it has no value."""
    claimable: bool
    """Whether tax paid on purchases is claimed back."""
    scheme: Literal["SST", "GST", "NONE"]
    """Scheme whose return collects it."""
    basis: Literal["accrual", "payment"]
    """When the tax is due: with the invoice or with its payment."""
    einvoiceType: NotRequired[Literal["01", "02", "03", "04", "05", "06", "E"]]
    """Tax type on e-invoices: 01 sales tax, 02 service tax, 03 tourism tax, 04 high-value goods tax, 05 low-value goods tax, 06 none, E exempt. Absent if it has no value."""
    returnField: NotRequired[str]
    """Field of the return that its amounts go to, for example 11b. Absent if it has no value."""
    effectiveFrom: NotRequired[str]
    """First day on which documents can use it. Absent if it has no value."""
    effectiveTo: NotRequired[str]
    """Last day on which documents can use it. Absent if it has no value."""
    isActive: bool
    """Whether new documents can use it."""
    lastModified: str
    """When the record was last changed."""

class TaxCodeListResult(ReadResultResult):
    rows: Sequence[TaxCodeRowResult]
    """The rows."""
    truncated: bool
    """Whether there are more rows than this result contains."""

class GetTaxCodePayload(TypedDict):
    taxCode: str
    """Tax code, for example ST10."""

class TaxCodeRecordResult(TypedDict):
    taxCode: str
    """Tax code, for example ST10."""
    description: str
    """What the code is for."""
    taxType: NotRequired[str]
    """Tax type code it belongs to, for example SALES_TAX. Absent if it has no value."""
    direction: Literal["supply", "purchase", "both"]
    """Whether sales, purchases or both can use it."""
    rate: float
    """Rate in per cent. In percent."""
    accountNo: NotRequired[str]
    """GL account of the tax. Absent if it has no value."""
    claimable: bool
    """Whether tax paid on purchases is claimed back."""
    scheme: Literal["SST", "GST", "NONE"]
    """Scheme whose return collects it."""
    basis: Literal["accrual", "payment"]
    """When the tax is due: with the invoice or with its payment."""
    einvoiceType: NotRequired[Literal["01", "02", "03", "04", "05", "06", "E"]]
    """Tax type on e-invoices: 01 sales tax, 02 service tax, 03 tourism tax, 04 high-value goods tax, 05 low-value goods tax, 06 none, E exempt. Absent if it has no value."""
    returnField: NotRequired[str]
    """Field of the return that its amounts go to, for example 11b. Absent if it has no value."""
    effectiveFrom: NotRequired[str]
    """First day on which documents can use it. Absent if it has no value."""
    effectiveTo: NotRequired[str]
    """Last day on which documents can use it. Absent if it has no value."""
    isActive: bool
    """Whether new documents can use it."""

class TaxCodeFieldsResult(TypedDict):
    TaxCode: str
    """Tax code, for example ST10."""
    Description: str
    """What the code is for."""
    TaxType: NotRequired[str]
    """Tax type code it belongs to, for example SALES_TAX. Absent if it has no value."""
    Direction: Literal["supply", "purchase", "both"]
    """Whether sales, purchases or both can use it."""
    Rate: float
    """Rate in per cent. In percent."""
    AccNo: NotRequired[str]
    """GL account of the tax. Absent if it has no value."""
    Claimable: bool
    """Whether tax paid on purchases is claimed back."""
    Scheme: Literal["SST", "GST", "NONE"]
    """Scheme whose return collects it."""
    Basis: Literal["accrual", "payment"]
    """When the tax is due: with the invoice or with its payment."""
    EinvoiceType: NotRequired[Literal["01", "02", "03", "04", "05", "06", "E"]]
    """Tax type on e-invoices: 01 sales tax, 02 service tax, 03 tourism tax, 04 high-value goods tax, 05 low-value goods tax, 06 none, E exempt. Absent if it has no value."""
    ReturnField: NotRequired[str]
    """Field of the return that its amounts go to, for example 11b. Absent if it has no value."""
    EffectiveFrom: NotRequired[str]
    """First day on which documents can use it. Absent if it has no value."""
    EffectiveTo: NotRequired[str]
    """Last day on which documents can use it. Absent if it has no value."""
    IsActive: bool
    """Whether new documents can use it."""
    readErrors: Sequence[ReadErrorResult]
    """Fields that the book can no longer read; empty if it can read all."""

class TaxCodeGetResult(ReadResultResult):
    code: str
    """Code of the record."""
    document: TaxCodeRecordResult
    """The record under canonical names."""
    fields: TaxCodeFieldsResult
    """The record under native names."""
    fieldCapabilities: FieldCapabilities
    """What an update can do with each field, by native name."""

class TaxCodeCreatePayload(TypedDict):
    taxCode: str
    """Tax code, for example ST10."""
    description: str
    """What the code is for."""
    taxType: NotRequired[str]
    """Tax type code it belongs to, for example SALES_TAX."""
    direction: Literal["supply", "purchase", "both"]
    """Whether sales, purchases or both can use it."""
    rate: float
    """Rate in per cent."""
    accountNo: NotRequired[str]
    """GL account of the tax; none if the tax is part of the cost."""
    claimable: NotRequired[bool]
    """Whether tax paid on purchases is claimed back. If false, it is part of the cost."""
    scheme: Literal["SST", "GST", "NONE"]
    """Scheme whose return collects it."""
    basis: NotRequired[Literal["accrual", "payment"]]
    """When the tax is due: with the invoice or with its payment (default: accrual)."""
    einvoiceType: NotRequired[Literal["01", "02", "03", "04", "05", "06", "E"]]
    """Tax type on e-invoices: 01 sales tax, 02 service tax, 03 tourism tax, 04 high-value goods tax, 05 low-value goods tax, 06 none, E exempt."""
    returnField: NotRequired[str]
    """Field of the return that its amounts go to, for example 11b."""
    effectiveFrom: NotRequired[str]
    """First day on which documents can use it (default: no limit)."""
    effectiveTo: NotRequired[str]
    """Last day on which documents can use it (default: no limit)."""
    isActive: NotRequired[bool]
    """Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it."""
    verifyAfterSave: NotRequired[bool]
    """Whether to read the saved record again and return readBack checks. Without it, saving is faster."""

class TaxCodeSavedResult(WriteResultResult):
    code: str
    """Code of the record."""
    document: TaxCodeRecordResult
    """The record under canonical names."""
    fields: TaxCodeFieldsResult
    """The record under native names."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""

class TaxCodeUpdatePayload(TypedDict):
    taxCode: str
    """Tax code, for example ST10."""
    reason: str
    """Business reason for the change; stored in the audit trail."""
    description: NotRequired[str]
    """What the code is for."""
    taxType: NotRequired[str]
    """Tax type code it belongs to, for example SALES_TAX."""
    direction: NotRequired[Literal["supply", "purchase", "both"]]
    """Whether sales, purchases or both can use it."""
    rate: NotRequired[float]
    """Rate in per cent."""
    accountNo: NotRequired[Union[str, None]]
    """GL account of the tax; none if the tax is part of the cost."""
    claimable: NotRequired[bool]
    """Whether tax paid on purchases is claimed back. If false, it is part of the cost."""
    scheme: NotRequired[Literal["SST", "GST", "NONE"]]
    """Scheme whose return collects it."""
    basis: NotRequired[Literal["accrual", "payment"]]
    """When the tax is due: with the invoice or with its payment (default: accrual)."""
    einvoiceType: NotRequired[Literal["01", "02", "03", "04", "05", "06", "E"]]
    """Tax type on e-invoices: 01 sales tax, 02 service tax, 03 tourism tax, 04 high-value goods tax, 05 low-value goods tax, 06 none, E exempt."""
    returnField: NotRequired[Union[str, None]]
    """Field of the return that its amounts go to, for example 11b."""
    effectiveFrom: NotRequired[Union[str, None]]
    """First day on which documents can use it (default: no limit)."""
    effectiveTo: NotRequired[Union[str, None]]
    """Last day on which documents can use it (default: no limit)."""
    isActive: NotRequired[bool]
    """Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it."""
    validateOnly: NotRequired[bool]
    """Whether to check everything without saving. The result then has saved false."""

class TaxCodeUpdatedResult(WriteResultResult):
    code: str
    """Code of the record."""
    document: NotRequired[TaxCodeRecordResult]
    """The record under canonical names. Absent if validateOnly is true."""
    fields: TaxCodeFieldsResult
    """The record under native names."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""
    valid: NotRequired[Literal[True]]
    """True: the payload is valid. Absent unless validateOnly is true."""

class RecordListTaxEntityPayload(TypedDict):
    code: NotRequired[int]
    """Only the record with exactly this taxEntityID."""
    keys: NotRequired[Sequence[str]]
    """Only the records with these codes, 1 to 500, each once."""
    name: NotRequired[str]
    """Only records with this text in name; case does not matter."""
    isActive: NotRequired[bool]
    """Whether to return active records (true) or inactive ones (false). Leave it out for both."""
    search: NotRequired[str]
    """Only those with this text in the code or the name; case does not matter."""
    changedSince: NotRequired[str]
    """Only what was created, changed or voided at or after this timestamp. The list then starts with the latest change."""
    limit: NotRequired[int]
    """Maximum rows to return (default 5,000)."""
    cursor: NotRequired[str]
    """nextCursor from the previous result, to get the next page."""

class TaxEntityRowResult(TypedDict):
    taxEntityID: NotRequired[int]
    """Id of the tax entity. Absent if it has no value."""
    name: str
    """Registered name."""
    tin: str
    """Tax identification number."""
    idType: NotRequired[Literal["BRN", "NRIC", "PASSPORT", "ARMY"]]
    """Kind of idNo: business registration, identity card, passport or army number. Absent if it has no value."""
    idNo: NotRequired[str]
    """Registration, identity card, passport or army number. Absent if it has no value."""
    sstNo: NotRequired[str]
    """SST registration number. Absent if it has no value."""
    tourismTaxNo: NotRequired[str]
    """Tourism tax registration number. Absent if it has no value."""
    address1: NotRequired[str]
    """First line of the address. Absent if it has no value."""
    address2: NotRequired[str]
    """Second line of the address. Absent if it has no value."""
    address3: NotRequired[str]
    """Third line of the address. Absent if it has no value."""
    address4: NotRequired[str]
    """Fourth line of the address. Absent if it has no value."""
    postcode: NotRequired[str]
    """Postcode. Absent if it has no value."""
    city: NotRequired[str]
    """City. Absent if it has no value."""
    stateCode: NotRequired[str]
    """State code of e-invoices: 01 to 16, or 17 where none applies. Absent if it has no value."""
    countryCode: NotRequired[str]
    """Country code of three letters, for example MYS. Absent if it has no value."""
    phone: NotRequired[str]
    """Phone number, with country code. Absent if it has no value."""
    email: NotRequired[str]
    """Email address for e-invoices. Absent if it has no value."""
    msicCode: NotRequired[str]
    """Industry code (MSIC) of five digits. Absent if it has no value."""
    businessActivity: NotRequired[str]
    """What the business does. Absent if it has no value."""
    isActive: bool
    """Whether new documents can use it."""
    lastModified: str
    """When the record was last changed."""

class TaxEntityListResult(ReadResultResult):
    rows: Sequence[TaxEntityRowResult]
    """The rows."""
    truncated: bool
    """Whether there are more rows than this result contains."""

class GetTaxEntityPayload(TypedDict):
    taxEntityID: int
    """Id of the tax entity; the next free one when a create leaves it out."""

class TaxEntityRecordResult(TypedDict):
    taxEntityID: NotRequired[int]
    """Id of the tax entity. Absent if it has no value."""
    name: str
    """Registered name."""
    tin: str
    """Tax identification number."""
    idType: NotRequired[Literal["BRN", "NRIC", "PASSPORT", "ARMY"]]
    """Kind of idNo: business registration, identity card, passport or army number. Absent if it has no value."""
    idNo: NotRequired[str]
    """Registration, identity card, passport or army number. Absent if it has no value."""
    sstNo: NotRequired[str]
    """SST registration number. Absent if it has no value."""
    tourismTaxNo: NotRequired[str]
    """Tourism tax registration number. Absent if it has no value."""
    address1: NotRequired[str]
    """First line of the address. Absent if it has no value."""
    address2: NotRequired[str]
    """Second line of the address. Absent if it has no value."""
    address3: NotRequired[str]
    """Third line of the address. Absent if it has no value."""
    address4: NotRequired[str]
    """Fourth line of the address. Absent if it has no value."""
    postcode: NotRequired[str]
    """Postcode. Absent if it has no value."""
    city: NotRequired[str]
    """City. Absent if it has no value."""
    stateCode: NotRequired[str]
    """State code of e-invoices: 01 to 16, or 17 where none applies. Absent if it has no value."""
    countryCode: NotRequired[str]
    """Country code of three letters, for example MYS. Absent if it has no value."""
    phone: NotRequired[str]
    """Phone number, with country code. Absent if it has no value."""
    email: NotRequired[str]
    """Email address for e-invoices. Absent if it has no value."""
    msicCode: NotRequired[str]
    """Industry code (MSIC) of five digits. Absent if it has no value."""
    businessActivity: NotRequired[str]
    """What the business does. Absent if it has no value."""
    isActive: bool
    """Whether new documents can use it."""

class TaxEntityFieldsResult(TypedDict):
    TaxEntityID: NotRequired[int]
    """Id of the tax entity. Absent if it has no value."""
    Name: str
    """Registered name."""
    TIN: str
    """Tax identification number."""
    IDType: NotRequired[Literal["BRN", "NRIC", "PASSPORT", "ARMY"]]
    """Kind of idNo: business registration, identity card, passport or army number. Absent if it has no value."""
    IDNo: NotRequired[str]
    """Registration, identity card, passport or army number. Absent if it has no value."""
    SSTNo: NotRequired[str]
    """SST registration number. Absent if it has no value."""
    TourismTaxNo: NotRequired[str]
    """Tourism tax registration number. Absent if it has no value."""
    Address1: NotRequired[str]
    """First line of the address. Absent if it has no value."""
    Address2: NotRequired[str]
    """Second line of the address. Absent if it has no value."""
    Address3: NotRequired[str]
    """Third line of the address. Absent if it has no value."""
    Address4: NotRequired[str]
    """Fourth line of the address. Absent if it has no value."""
    Postcode: NotRequired[str]
    """Postcode. Absent if it has no value."""
    City: NotRequired[str]
    """City. Absent if it has no value."""
    StateCode: NotRequired[str]
    """State code of e-invoices: 01 to 16, or 17 where none applies. Absent if it has no value."""
    CountryCode: NotRequired[str]
    """Country code of three letters, for example MYS. Absent if it has no value."""
    Phone: NotRequired[str]
    """Phone number, with country code. Absent if it has no value."""
    Email: NotRequired[str]
    """Email address for e-invoices. Absent if it has no value."""
    MSICCode: NotRequired[str]
    """Industry code (MSIC) of five digits. Absent if it has no value."""
    BusinessActivity: NotRequired[str]
    """What the business does. Absent if it has no value."""
    IsActive: bool
    """Whether new documents can use it."""
    readErrors: Sequence[ReadErrorResult]
    """Fields that the book can no longer read; empty if it can read all."""

class TaxEntityGetResult(ReadResultResult):
    code: str
    """Code of the record."""
    document: TaxEntityRecordResult
    """The record under canonical names."""
    fields: TaxEntityFieldsResult
    """The record under native names."""
    fieldCapabilities: FieldCapabilities
    """What an update can do with each field, by native name."""

class TaxEntityCreatePayload(TypedDict):
    taxEntityID: NotRequired[int]
    """Id of the tax entity; the next free one when a create leaves it out."""
    name: str
    """Registered name."""
    tin: str
    """Tax identification number."""
    idType: NotRequired[Literal["BRN", "NRIC", "PASSPORT", "ARMY"]]
    """Kind of idNo: business registration, identity card, passport or army number."""
    idNo: NotRequired[str]
    """Registration, identity card, passport or army number; NA where there is none."""
    sstNo: NotRequired[str]
    """SST registration number; e-invoices show NA without one."""
    tourismTaxNo: NotRequired[str]
    """Tourism tax registration number; e-invoices show NA without one."""
    address1: NotRequired[str]
    """First line of the address."""
    address2: NotRequired[str]
    """Second line of the address."""
    address3: NotRequired[str]
    """Third line of the address."""
    address4: NotRequired[str]
    """Fourth line of the address."""
    postcode: NotRequired[str]
    """Postcode."""
    city: NotRequired[str]
    """City."""
    stateCode: NotRequired[str]
    """State code of e-invoices: 01 to 16, or 17 where none applies."""
    countryCode: NotRequired[str]
    """Country code of three letters, for example MYS."""
    phone: NotRequired[str]
    """Phone number, with country code."""
    email: NotRequired[str]
    """Email address for e-invoices."""
    msicCode: NotRequired[str]
    """Industry code (MSIC) of five digits."""
    businessActivity: NotRequired[str]
    """What the business does."""
    isActive: NotRequired[bool]
    """Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it."""
    verifyAfterSave: NotRequired[bool]
    """Whether to read the saved record again and return readBack checks. Without it, saving is faster."""

class TaxEntitySavedResult(WriteResultResult):
    code: str
    """Code of the record."""
    document: TaxEntityRecordResult
    """The record under canonical names."""
    fields: TaxEntityFieldsResult
    """The record under native names."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""

class TaxEntityUpdatePayload(TypedDict):
    taxEntityID: int
    """Id of the tax entity; the next free one when a create leaves it out."""
    reason: str
    """Business reason for the change; stored in the audit trail."""
    name: NotRequired[str]
    """Registered name."""
    tin: NotRequired[str]
    """Tax identification number."""
    idType: NotRequired[Literal["BRN", "NRIC", "PASSPORT", "ARMY"]]
    """Kind of idNo: business registration, identity card, passport or army number."""
    idNo: NotRequired[str]
    """Registration, identity card, passport or army number; NA where there is none."""
    sstNo: NotRequired[Union[str, None]]
    """SST registration number; e-invoices show NA without one."""
    tourismTaxNo: NotRequired[Union[str, None]]
    """Tourism tax registration number; e-invoices show NA without one."""
    address1: NotRequired[Union[str, None]]
    """First line of the address."""
    address2: NotRequired[Union[str, None]]
    """Second line of the address."""
    address3: NotRequired[Union[str, None]]
    """Third line of the address."""
    address4: NotRequired[Union[str, None]]
    """Fourth line of the address."""
    postcode: NotRequired[Union[str, None]]
    """Postcode."""
    city: NotRequired[Union[str, None]]
    """City."""
    stateCode: NotRequired[Union[str, None]]
    """State code of e-invoices: 01 to 16, or 17 where none applies."""
    countryCode: NotRequired[Union[str, None]]
    """Country code of three letters, for example MYS."""
    phone: NotRequired[Union[str, None]]
    """Phone number, with country code."""
    email: NotRequired[Union[str, None]]
    """Email address for e-invoices."""
    msicCode: NotRequired[Union[str, None]]
    """Industry code (MSIC) of five digits."""
    businessActivity: NotRequired[Union[str, None]]
    """What the business does."""
    isActive: NotRequired[bool]
    """Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it."""
    validateOnly: NotRequired[bool]
    """Whether to check everything without saving. The result then has saved false."""

class TaxEntityUpdatedResult(WriteResultResult):
    code: str
    """Code of the record."""
    document: NotRequired[TaxEntityRecordResult]
    """The record under canonical names. Absent if validateOnly is true."""
    fields: TaxEntityFieldsResult
    """The record under native names."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""
    valid: NotRequired[Literal[True]]
    """True: the payload is valid. Absent unless validateOnly is true."""

class RecordListTaxTypePayload(TypedDict):
    code: NotRequired[str]
    """Only the record with exactly this taxType."""
    keys: NotRequired[Sequence[str]]
    """Only the records with these codes, 1 to 500, each once."""
    name: NotRequired[str]
    """Only records with this text in description; case does not matter."""
    isActive: NotRequired[bool]
    """Whether to return active records (true) or inactive ones (false). Leave it out for both."""
    search: NotRequired[str]
    """Only those with this text in the code or the name; case does not matter."""
    changedSince: NotRequired[str]
    """Only what was created, changed or voided at or after this timestamp. The list then starts with the latest change."""
    limit: NotRequired[int]
    """Maximum rows to return (default 5,000)."""
    cursor: NotRequired[str]
    """nextCursor from the previous result, to get the next page."""

class TaxTypeRowResult(TypedDict):
    taxType: str
    """Tax type code, for example SALES_TAX."""
    description: str
    """Name of the tax."""
    isActive: bool
    """Whether new documents can use it."""
    lastModified: str
    """When the record was last changed."""

class TaxTypeListResult(ReadResultResult):
    rows: Sequence[TaxTypeRowResult]
    """The rows."""
    truncated: bool
    """Whether there are more rows than this result contains."""

class GetTaxTypePayload(TypedDict):
    taxType: str
    """Tax type code, for example SALES_TAX."""

class TaxTypeRecordResult(TypedDict):
    taxType: str
    """Tax type code, for example SALES_TAX."""
    description: str
    """Name of the tax."""
    isActive: bool
    """Whether new documents can use it."""

class TaxTypeFieldsResult(TypedDict):
    TaxType: str
    """Tax type code, for example SALES_TAX."""
    Description: str
    """Name of the tax."""
    IsActive: bool
    """Whether new documents can use it."""
    readErrors: Sequence[ReadErrorResult]
    """Fields that the book can no longer read; empty if it can read all."""

class TaxTypeGetResult(ReadResultResult):
    code: str
    """Code of the record."""
    document: TaxTypeRecordResult
    """The record under canonical names."""
    fields: TaxTypeFieldsResult
    """The record under native names."""
    fieldCapabilities: FieldCapabilities
    """What an update can do with each field, by native name."""

class TaxTypeCreatePayload(TypedDict):
    taxType: str
    """Tax type code, for example SALES_TAX."""
    description: str
    """Name of the tax."""
    isActive: NotRequired[bool]
    """Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it."""
    verifyAfterSave: NotRequired[bool]
    """Whether to read the saved record again and return readBack checks. Without it, saving is faster."""

class TaxTypeSavedResult(WriteResultResult):
    code: str
    """Code of the record."""
    document: TaxTypeRecordResult
    """The record under canonical names."""
    fields: TaxTypeFieldsResult
    """The record under native names."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""

class TaxTypeUpdatePayload(TypedDict):
    taxType: str
    """Tax type code, for example SALES_TAX."""
    reason: str
    """Business reason for the change; stored in the audit trail."""
    description: NotRequired[str]
    """Name of the tax."""
    isActive: NotRequired[bool]
    """Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it."""
    validateOnly: NotRequired[bool]
    """Whether to check everything without saving. The result then has saved false."""

class TaxTypeUpdatedResult(WriteResultResult):
    code: str
    """Code of the record."""
    document: NotRequired[TaxTypeRecordResult]
    """The record under canonical names. Absent if validateOnly is true."""
    fields: TaxTypeFieldsResult
    """The record under native names."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""
    valid: NotRequired[Literal[True]]
    """True: the payload is valid. Absent unless validateOnly is true."""

class RecordListWithholdingTaxCodePayload(TypedDict):
    code: NotRequired[str]
    """Only the record with exactly this withholdingTaxCode."""
    keys: NotRequired[Sequence[str]]
    """Only the records with these codes, 1 to 500, each once."""
    name: NotRequired[str]
    """Only records with this text in description; case does not matter."""
    isActive: NotRequired[bool]
    """Whether to return active records (true) or inactive ones (false). Leave it out for both."""
    search: NotRequired[str]
    """Only those with this text in the code or the name; case does not matter."""
    changedSince: NotRequired[str]
    """Only what was created, changed or voided at or after this timestamp. The list then starts with the latest change."""
    limit: NotRequired[int]
    """Maximum rows to return (default 5,000)."""
    cursor: NotRequired[str]
    """nextCursor from the previous result, to get the next page."""

class WithholdingTaxCodeRowResult(TypedDict):
    withholdingTaxCode: str
    """Withholding tax code, for example WHT10-ROY."""
    description: str
    """What the code is for, with the section of the act."""
    rate: float
    """Rate in per cent of the gross amount. In percent."""
    kind: Literal["payment", "receipt"]
    """Whether we keep it back when we pay, or the customer when we are paid."""
    accountNo: str
    """GL account: a payable for payments, a recoverable asset for receipts."""
    effectiveFrom: NotRequired[str]
    """First day on which documents can use it. Absent if it has no value."""
    effectiveTo: NotRequired[str]
    """Last day on which documents can use it. Absent if it has no value."""
    isActive: bool
    """Whether new documents can use it."""
    lastModified: str
    """When the record was last changed."""

class WithholdingTaxCodeListResult(ReadResultResult):
    rows: Sequence[WithholdingTaxCodeRowResult]
    """The rows."""
    truncated: bool
    """Whether there are more rows than this result contains."""

class GetWithholdingTaxCodePayload(TypedDict):
    withholdingTaxCode: str
    """Withholding tax code, for example WHT10-ROY."""

class WithholdingTaxCodeRecordResult(TypedDict):
    withholdingTaxCode: str
    """Withholding tax code, for example WHT10-ROY."""
    description: str
    """What the code is for, with the section of the act."""
    rate: float
    """Rate in per cent of the gross amount. In percent."""
    kind: Literal["payment", "receipt"]
    """Whether we keep it back when we pay, or the customer when we are paid."""
    accountNo: str
    """GL account: a payable for payments, a recoverable asset for receipts."""
    effectiveFrom: NotRequired[str]
    """First day on which documents can use it. Absent if it has no value."""
    effectiveTo: NotRequired[str]
    """Last day on which documents can use it. Absent if it has no value."""
    isActive: bool
    """Whether new documents can use it."""

class WithholdingTaxCodeFieldsResult(TypedDict):
    WithholdingTaxCode: str
    """Withholding tax code, for example WHT10-ROY."""
    Description: str
    """What the code is for, with the section of the act."""
    Rate: float
    """Rate in per cent of the gross amount. In percent."""
    Kind: Literal["payment", "receipt"]
    """Whether we keep it back when we pay, or the customer when we are paid."""
    AccNo: str
    """GL account: a payable for payments, a recoverable asset for receipts."""
    EffectiveFrom: NotRequired[str]
    """First day on which documents can use it. Absent if it has no value."""
    EffectiveTo: NotRequired[str]
    """Last day on which documents can use it. Absent if it has no value."""
    IsActive: bool
    """Whether new documents can use it."""
    readErrors: Sequence[ReadErrorResult]
    """Fields that the book can no longer read; empty if it can read all."""

class WithholdingTaxCodeGetResult(ReadResultResult):
    code: str
    """Code of the record."""
    document: WithholdingTaxCodeRecordResult
    """The record under canonical names."""
    fields: WithholdingTaxCodeFieldsResult
    """The record under native names."""
    fieldCapabilities: FieldCapabilities
    """What an update can do with each field, by native name."""

class WithholdingTaxCodeCreatePayload(TypedDict):
    withholdingTaxCode: str
    """Withholding tax code, for example WHT10-ROY."""
    description: str
    """What the code is for, with the section of the act."""
    rate: float
    """Rate in per cent of the gross amount."""
    kind: Literal["payment", "receipt"]
    """Whether we keep it back when we pay, or the customer when we are paid."""
    accountNo: str
    """GL account: a payable for payments, a recoverable asset for receipts."""
    effectiveFrom: NotRequired[str]
    """First day on which documents can use it (default: no limit)."""
    effectiveTo: NotRequired[str]
    """Last day on which documents can use it (default: no limit)."""
    isActive: NotRequired[bool]
    """Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it."""
    verifyAfterSave: NotRequired[bool]
    """Whether to read the saved record again and return readBack checks. Without it, saving is faster."""

class WithholdingTaxCodeSavedResult(WriteResultResult):
    code: str
    """Code of the record."""
    document: WithholdingTaxCodeRecordResult
    """The record under canonical names."""
    fields: WithholdingTaxCodeFieldsResult
    """The record under native names."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""

class WithholdingTaxCodeUpdatePayload(TypedDict):
    withholdingTaxCode: str
    """Withholding tax code, for example WHT10-ROY."""
    reason: str
    """Business reason for the change; stored in the audit trail."""
    description: NotRequired[str]
    """What the code is for, with the section of the act."""
    rate: NotRequired[float]
    """Rate in per cent of the gross amount."""
    kind: NotRequired[Literal["payment", "receipt"]]
    """Whether we keep it back when we pay, or the customer when we are paid."""
    accountNo: NotRequired[str]
    """GL account: a payable for payments, a recoverable asset for receipts."""
    effectiveFrom: NotRequired[Union[str, None]]
    """First day on which documents can use it (default: no limit)."""
    effectiveTo: NotRequired[Union[str, None]]
    """Last day on which documents can use it (default: no limit)."""
    isActive: NotRequired[bool]
    """Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it."""
    validateOnly: NotRequired[bool]
    """Whether to check everything without saving. The result then has saved false."""

class WithholdingTaxCodeUpdatedResult(WriteResultResult):
    code: str
    """Code of the record."""
    document: NotRequired[WithholdingTaxCodeRecordResult]
    """The record under canonical names. Absent if validateOnly is true."""
    fields: WithholdingTaxCodeFieldsResult
    """The record under native names."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""
    valid: NotRequired[Literal[True]]
    """True: the payload is valid. Absent unless validateOnly is true."""

class TaxSettingsResult(TypedDict):
    registrationNo: Optional[str]
    """Registration number. None if the company is not registered."""
    startDate: Optional[str]
    """Day from which the company is registered. None if none is set."""
    taxablePeriodMonths: int
    """Length of a taxable period. In months."""
    basis: Literal["accrual", "payment"]
    """When tax is due if the tax code has no setting."""
    controlAccountNo: Optional[str]
    """GL account for the tax of committed returns. None if none is set."""
    penaltyAccountNo: Optional[str]
    """GL account for penalties. None if none is set."""

class TaxSettingsResultResult(ReadResultResult):
    document: TaxSettingsResult
    """The settings."""

class TaxSettingsUpdatePayload(TypedDict):
    reason: str
    """Business reason for the change; stored in the audit trail."""
    registrationNo: NotRequired[Union[str, None]]
    """Registration number with the customs department, as printed on documents; empty when not registered."""
    startDate: NotRequired[str]
    """Day from which the company is registered; the first return begins here."""
    taxablePeriodMonths: NotRequired[int]
    """Length of a taxable period in months."""
    basis: NotRequired[Literal["accrual", "payment"]]
    """When tax is due if the tax code has no setting: with the invoice or with its payment."""
    controlAccountNo: NotRequired[str]
    """GL account for the tax of committed returns until it is paid."""
    penaltyAccountNo: NotRequired[str]
    """GL expense account of penalties."""
    validateOnly: NotRequired[bool]
    """Whether to check everything without saving. The result then has saved false."""

class TaxSettingsFieldsResult(TypedDict):
    registrationNo: Optional[str]
    """Registration number. None if the company is not registered."""
    startDate: Optional[str]
    """Day from which the company is registered. None if none is set."""
    taxablePeriodMonths: int
    """Length of a taxable period. In months."""
    basis: Literal["accrual", "payment"]
    """When tax is due if the tax code has no setting."""
    controlAccountNo: Optional[str]
    """GL account for the tax of committed returns. None if none is set."""
    penaltyAccountNo: Optional[str]
    """GL account for penalties. None if none is set."""
    readErrors: Sequence[ReadErrorResult]
    """Fields that the book can no longer read; empty if it can read all."""

class TaxSettingsSavedResult(WriteResultResult):
    code: str
    """Which settings."""
    fields: TaxSettingsFieldsResult
    """The settings."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""

class TaxPaymentPayload(TypedDict):
    returnNo: str
    """Number of the return, for example SST-000001."""
    docDate: str
    """Date of the payment."""
    paymentAccountNo: str
    """Bank or cash GL account for the payment or refund."""
    paymentAmount: float
    """Tax paid with this payment, without the penalty."""
    penalty: NotRequired[float]
    """Penalty paid on top; it goes to the expense account of the settings."""
    chequeNo: NotRequired[str]
    """Cheque or reference number."""
    description: NotRequired[str]
    """Narration of the whole document."""
    ref: NotRequired[str]
    """Your own reference, for example an order number of the web shop."""
    verifyAfterSave: NotRequired[bool]
    """Whether to read the saved record again and return readBack checks. Without it, saving is faster."""

class MergeTaxEntityPayload(TypedDict):
    oldTaxEntityID: int
    """Id of the tax entity to give up."""
    taxEntityInfo: str
    """Label of the old entity for the audit trail; not entity data."""
    newTaxEntityID: int
    """Id of the tax entity to keep; another than oldTaxEntityID."""
    newTaxEntityInfo: str
    """Label of the kept entity for the audit trail; not entity data."""
    validateOnly: NotRequired[bool]
    """Whether to only check, without changing anything. The right to delete is still needed."""
    confirm: NotRequired[bool]
    """Must be true for an actual save; not needed with validateOnly."""

class CapabilitiesOfDriverResult(TypedDict):
    name: str
    """The name of the driver."""
    version: str
    """Its version."""
    exactlyOnce: bool
    """Whether the book records each commandId with its postings."""

class ChangeCodeCapabilitiesResult(ReadResultResult):
    build: str
    """Build of what runs the commands: the connector, or its driver."""
    commands: Mapping[str, bool]
    """Whether each change command is supported, by command type."""
    updateContract: str
    """Build from which on updates are supported."""
    connectorBuild: NotRequired[str]
    """Build of the connector itself. Absent if the book was asked without a connector."""
    driver: NotRequired[CapabilitiesOfDriverResult]
    """The driver that runs the account book. Absent if the book was asked without a connector."""
    keepsUpdateContract: NotRequired[bool]
    """Whether this build supports updates. Absent if the book was asked without a connector."""
    commandTypes: NotRequired[Sequence[str]]
    """Every command type that the account book supports. Absent if the book was asked without a connector."""

class RecordListGeneralAddressPayload(TypedDict):
    code: NotRequired[str]
    """Only the record with exactly this code."""
    keys: NotRequired[Sequence[str]]
    """Only the records with these codes, 1 to 500, each once."""
    name: NotRequired[str]
    """Only records with this text in description; case does not matter."""
    isActive: NotRequired[bool]
    """Whether to return active records (true) or inactive ones (false). Leave it out for both."""
    search: NotRequired[str]
    """Only those with this text in the code or the name; case does not matter."""
    changedSince: NotRequired[str]
    """Only what was created, changed or voided at or after this timestamp. The list then starts with the latest change."""
    limit: NotRequired[int]
    """Maximum rows to return (default 5,000)."""
    cursor: NotRequired[str]
    """nextCursor from the previous result, to get the next page."""

class GeneralAddressRowResult(TypedDict):
    code: str
    """Code that documents and other records refer to."""
    description: NotRequired[str]
    """Meaning of the code. Absent if it has no value."""
    address1: NotRequired[str]
    """First line of the address. Absent if it has no value."""
    address2: NotRequired[str]
    """Second line of the address. Absent if it has no value."""
    address3: NotRequired[str]
    """Third line of the address. Absent if it has no value."""
    address4: NotRequired[str]
    """Fourth line of the address. Absent if it has no value."""
    phone1: NotRequired[str]
    """First phone number. Absent if it has no value."""
    phone2: NotRequired[str]
    """Second phone number. Absent if it has no value."""
    fax1: NotRequired[str]
    """Fax number. Absent if it has no value."""
    attention: NotRequired[str]
    """Contact person. Absent if it has no value."""
    email: NotRequired[str]
    """Email address. Absent if it has no value."""
    isActive: bool
    """Whether new documents can use it."""
    lastModified: str
    """When the record was last changed."""

class GeneralAddressListResult(ReadResultResult):
    rows: Sequence[GeneralAddressRowResult]
    """The rows."""
    truncated: bool
    """Whether there are more rows than this result contains."""

class GetGeneralAddressPayload(TypedDict):
    code: str
    """Code that documents and other records refer to."""

class GeneralAddressRecordResult(TypedDict):
    code: str
    """Code that documents and other records refer to."""
    description: NotRequired[str]
    """Meaning of the code. Absent if it has no value."""
    address1: NotRequired[str]
    """First line of the address. Absent if it has no value."""
    address2: NotRequired[str]
    """Second line of the address. Absent if it has no value."""
    address3: NotRequired[str]
    """Third line of the address. Absent if it has no value."""
    address4: NotRequired[str]
    """Fourth line of the address. Absent if it has no value."""
    phone1: NotRequired[str]
    """First phone number. Absent if it has no value."""
    phone2: NotRequired[str]
    """Second phone number. Absent if it has no value."""
    fax1: NotRequired[str]
    """Fax number. Absent if it has no value."""
    attention: NotRequired[str]
    """Contact person. Absent if it has no value."""
    email: NotRequired[str]
    """Email address. Absent if it has no value."""
    isActive: bool
    """Whether new documents can use it."""

class GeneralAddressFieldsResult(TypedDict):
    Code: str
    """Code that documents and other records refer to."""
    Description: NotRequired[str]
    """Meaning of the code. Absent if it has no value."""
    Address1: NotRequired[str]
    """First line of the address. Absent if it has no value."""
    Address2: NotRequired[str]
    """Second line of the address. Absent if it has no value."""
    Address3: NotRequired[str]
    """Third line of the address. Absent if it has no value."""
    Address4: NotRequired[str]
    """Fourth line of the address. Absent if it has no value."""
    Phone1: NotRequired[str]
    """First phone number. Absent if it has no value."""
    Phone2: NotRequired[str]
    """Second phone number. Absent if it has no value."""
    Fax1: NotRequired[str]
    """Fax number. Absent if it has no value."""
    Attention: NotRequired[str]
    """Contact person. Absent if it has no value."""
    EmailAddress: NotRequired[str]
    """Email address. Absent if it has no value."""
    IsActive: bool
    """Whether new documents can use it."""
    readErrors: Sequence[ReadErrorResult]
    """Fields that the book can no longer read; empty if it can read all."""

class GeneralAddressGetResult(ReadResultResult):
    code: str
    """Code of the record."""
    document: GeneralAddressRecordResult
    """The record under canonical names."""
    fields: GeneralAddressFieldsResult
    """The record under native names."""
    fieldCapabilities: FieldCapabilities
    """What an update can do with each field, by native name."""

class GeneralAddressValidateResult(ValidateResultResult):
    code: str
    """Code of the record."""
    fields: GeneralAddressFieldsResult
    """The record as it would be saved, under native names."""

class GeneralAddressSavedResult(WriteResultResult):
    code: str
    """Code of the record."""
    document: GeneralAddressRecordResult
    """The record under canonical names."""
    fields: GeneralAddressFieldsResult
    """The record under native names."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""

class GeneralAddressUpdatePayload(TypedDict):
    code: str
    """Code that documents and other records refer to."""
    reason: str
    """Business reason for the change; stored in the audit trail."""
    description: NotRequired[Union[str, None]]
    """Meaning of the code."""
    address1: NotRequired[Union[str, None]]
    """First line of the address."""
    address2: NotRequired[Union[str, None]]
    """Second line of the address."""
    address3: NotRequired[Union[str, None]]
    """Third line of the address."""
    address4: NotRequired[Union[str, None]]
    """Fourth line of the address."""
    phone1: NotRequired[Union[str, None]]
    """First phone number."""
    phone2: NotRequired[Union[str, None]]
    """Second phone number."""
    fax1: NotRequired[Union[str, None]]
    """Fax number."""
    attention: NotRequired[Union[str, None]]
    """Contact person."""
    email: NotRequired[Union[str, None]]
    """Email address."""
    isActive: NotRequired[bool]
    """Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it."""
    validateOnly: NotRequired[bool]
    """Whether to check everything without saving. The result then has saved false."""

class GeneralAddressUpdatedResult(WriteResultResult):
    code: str
    """Code of the record."""
    document: NotRequired[GeneralAddressRecordResult]
    """The record under canonical names. Absent if validateOnly is true."""
    fields: GeneralAddressFieldsResult
    """The record under native names."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""
    valid: NotRequired[Literal[True]]
    """True: the payload is valid. Absent unless validateOnly is true."""

class WithdrawGeneralAddressPayload(TypedDict):
    code: str
    """Code that documents and other records refer to."""
    reason: NotRequired[str]
    """Reason; stored in the audit trail."""

class GeneralAreaRowResult(TypedDict):
    code: str
    """Code that documents and other records refer to."""
    description: NotRequired[str]
    """Meaning of the code. Absent if it has no value."""
    isActive: bool
    """Whether new documents can use it."""
    lastModified: str
    """When the record was last changed."""

class GeneralAreaListResult(ReadResultResult):
    rows: Sequence[GeneralAreaRowResult]
    """The rows."""
    truncated: bool
    """Whether there are more rows than this result contains."""

class GeneralAreaRecordResult(TypedDict):
    code: str
    """Code that documents and other records refer to."""
    description: NotRequired[str]
    """Meaning of the code. Absent if it has no value."""
    isActive: bool
    """Whether new documents can use it."""

class GeneralAreaFieldsResult(TypedDict):
    Code: str
    """Code that documents and other records refer to."""
    Description: NotRequired[str]
    """Meaning of the code. Absent if it has no value."""
    IsActive: bool
    """Whether new documents can use it."""
    readErrors: Sequence[ReadErrorResult]
    """Fields that the book can no longer read; empty if it can read all."""

class GeneralAreaGetResult(ReadResultResult):
    code: str
    """Code of the record."""
    document: GeneralAreaRecordResult
    """The record under canonical names."""
    fields: GeneralAreaFieldsResult
    """The record under native names."""
    fieldCapabilities: FieldCapabilities
    """What an update can do with each field, by native name."""

class GeneralAreaValidateResult(ValidateResultResult):
    code: str
    """Code of the record."""
    fields: GeneralAreaFieldsResult
    """The record as it would be saved, under native names."""

class GeneralAreaSavedResult(WriteResultResult):
    code: str
    """Code of the record."""
    document: GeneralAreaRecordResult
    """The record under canonical names."""
    fields: GeneralAreaFieldsResult
    """The record under native names."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""

class GeneralAreaUpdatePayload(TypedDict):
    code: str
    """Code that documents and other records refer to."""
    reason: str
    """Business reason for the change; stored in the audit trail."""
    description: NotRequired[Union[str, None]]
    """Meaning of the code."""
    isActive: NotRequired[bool]
    """Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it."""
    validateOnly: NotRequired[bool]
    """Whether to check everything without saving. The result then has saved false."""

class GeneralAreaUpdatedResult(WriteResultResult):
    code: str
    """Code of the record."""
    document: NotRequired[GeneralAreaRecordResult]
    """The record under canonical names. Absent if validateOnly is true."""
    fields: GeneralAreaFieldsResult
    """The record under native names."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""
    valid: NotRequired[Literal[True]]
    """True: the payload is valid. Absent unless validateOnly is true."""

class GeneralCnTypeRowResult(TypedDict):
    code: str
    """Code that documents and other records refer to."""
    description: NotRequired[str]
    """Meaning of the code. Absent if it has no value."""
    isPriceOnly: bool
    """Whether these credit notes change only the price and move no stock."""
    isActive: bool
    """Whether new documents can use it."""
    lastModified: str
    """When the record was last changed."""

class GeneralCnTypeListResult(ReadResultResult):
    rows: Sequence[GeneralCnTypeRowResult]
    """The rows."""
    truncated: bool
    """Whether there are more rows than this result contains."""

class GeneralCnTypeRecordResult(TypedDict):
    code: str
    """Code that documents and other records refer to."""
    description: NotRequired[str]
    """Meaning of the code. Absent if it has no value."""
    isPriceOnly: bool
    """Whether these credit notes change only the price and move no stock."""
    isActive: bool
    """Whether new documents can use it."""

class GeneralCnTypeFieldsResult(TypedDict):
    Code: str
    """Code that documents and other records refer to."""
    Description: NotRequired[str]
    """Meaning of the code. Absent if it has no value."""
    IsPriceOnly: bool
    """Whether these credit notes change only the price and move no stock."""
    IsActive: bool
    """Whether new documents can use it."""
    readErrors: Sequence[ReadErrorResult]
    """Fields that the book can no longer read; empty if it can read all."""

class GeneralCnTypeGetResult(ReadResultResult):
    code: str
    """Code of the record."""
    document: GeneralCnTypeRecordResult
    """The record under canonical names."""
    fields: GeneralCnTypeFieldsResult
    """The record under native names."""
    fieldCapabilities: FieldCapabilities
    """What an update can do with each field, by native name."""

class GeneralCnTypeValidateResult(ValidateResultResult):
    code: str
    """Code of the record."""
    fields: GeneralCnTypeFieldsResult
    """The record as it would be saved, under native names."""

class GeneralCnTypeSavedResult(WriteResultResult):
    code: str
    """Code of the record."""
    document: GeneralCnTypeRecordResult
    """The record under canonical names."""
    fields: GeneralCnTypeFieldsResult
    """The record under native names."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""

class GeneralCnTypeUpdatePayload(TypedDict):
    code: str
    """Code that documents and other records refer to."""
    reason: str
    """Business reason for the change; stored in the audit trail."""
    description: NotRequired[Union[str, None]]
    """Meaning of the code."""
    isPriceOnly: NotRequired[bool]
    """Whether these credit notes change only the price and move no stock (default: false)."""
    isActive: NotRequired[bool]
    """Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it."""
    validateOnly: NotRequired[bool]
    """Whether to check everything without saving. The result then has saved false."""

class GeneralCnTypeUpdatedResult(WriteResultResult):
    code: str
    """Code of the record."""
    document: NotRequired[GeneralCnTypeRecordResult]
    """The record under canonical names. Absent if validateOnly is true."""
    fields: GeneralCnTypeFieldsResult
    """The record under native names."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""
    valid: NotRequired[Literal[True]]
    """True: the payload is valid. Absent unless validateOnly is true."""

class GeneralCurrencyRowResult(TypedDict):
    code: str
    """Code that documents and other records refer to."""
    description: NotRequired[str]
    """Meaning of the code. Absent if it has no value."""
    symbol: NotRequired[str]
    """Sign to print, for example ¥. Absent if it has no value."""
    rate: Optional[float]
    """What one unit is worth in base currency. In base currency per unit of the currency. None if the book has no rate for it."""
    buyRate: NotRequired[float]
    """Rate for buying from the bank. In base currency per unit of the currency. Absent if it has no value."""
    sellRate: NotRequired[float]
    """Rate for selling to the bank. In base currency per unit of the currency. Absent if it has no value."""
    effectiveDate: NotRequired[str]
    """First day of these rates. Absent if it has no value."""
    isActive: bool
    """Whether new documents can use it."""
    lastModified: str
    """When the record was last changed."""

class GeneralCurrencyListResult(ReadResultResult):
    rows: Sequence[GeneralCurrencyRowResult]
    """The rows."""
    truncated: bool
    """Whether there are more rows than this result contains."""

class GeneralCurrencyRecordResult(TypedDict):
    code: str
    """Code that documents and other records refer to."""
    description: NotRequired[str]
    """Meaning of the code. Absent if it has no value."""
    symbol: NotRequired[str]
    """Sign to print, for example ¥. Absent if it has no value."""
    rate: Optional[float]
    """What one unit is worth in base currency. In base currency per unit of the currency. None if the book has no rate for it."""
    buyRate: NotRequired[float]
    """Rate for buying from the bank. In base currency per unit of the currency. Absent if it has no value."""
    sellRate: NotRequired[float]
    """Rate for selling to the bank. In base currency per unit of the currency. Absent if it has no value."""
    effectiveDate: NotRequired[str]
    """First day of these rates. Absent if it has no value."""
    isActive: bool
    """Whether new documents can use it."""

class GeneralCurrencyFieldsResult(TypedDict):
    Code: str
    """Code that documents and other records refer to."""
    Description: NotRequired[str]
    """Meaning of the code. Absent if it has no value."""
    CurrencySymbol: NotRequired[str]
    """Sign to print, for example ¥. Absent if it has no value."""
    Rate: Optional[float]
    """What one unit is worth in base currency. In base currency per unit of the currency. None if the book has no rate for it."""
    BankBuyRate: NotRequired[float]
    """Rate for buying from the bank. In base currency per unit of the currency. Absent if it has no value."""
    BankSellRate: NotRequired[float]
    """Rate for selling to the bank. In base currency per unit of the currency. Absent if it has no value."""
    EffectiveDate: NotRequired[str]
    """First day of these rates. Absent if it has no value."""
    IsActive: bool
    """Whether new documents can use it."""
    readErrors: Sequence[ReadErrorResult]
    """Fields that the book can no longer read; empty if it can read all."""

class GeneralCurrencyGetResult(ReadResultResult):
    code: str
    """Code of the record."""
    document: GeneralCurrencyRecordResult
    """The record under canonical names."""
    fields: GeneralCurrencyFieldsResult
    """The record under native names."""
    fieldCapabilities: FieldCapabilities
    """What an update can do with each field, by native name."""

class GeneralCurrencyValidateResult(ValidateResultResult):
    code: str
    """Code of the record."""
    fields: GeneralCurrencyFieldsResult
    """The record as it would be saved, under native names."""

class GeneralCurrencySavedResult(WriteResultResult):
    code: str
    """Code of the record."""
    document: GeneralCurrencyRecordResult
    """The record under canonical names."""
    fields: GeneralCurrencyFieldsResult
    """The record under native names."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""

class GeneralCurrencyUpdatePayload(TypedDict):
    code: str
    """Code that documents and other records refer to."""
    reason: str
    """Business reason for the change; stored in the audit trail."""
    description: NotRequired[Union[str, None]]
    """Meaning of the code."""
    symbol: NotRequired[Union[str, None]]
    """Sign to print, for example ¥."""
    rate: NotRequired[float]
    """What one unit is worth in base currency."""
    buyRate: NotRequired[float]
    """Rate for buying from the bank (default: rate)."""
    sellRate: NotRequired[float]
    """Rate for selling to the bank (default: rate)."""
    effectiveDate: NotRequired[str]
    """First day of these rates (default on creation: the beginning of the book; in an update: today)."""
    isActive: NotRequired[bool]
    """Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it."""
    validateOnly: NotRequired[bool]
    """Whether to check everything without saving. The result then has saved false."""

class GeneralCurrencyUpdatedResult(WriteResultResult):
    code: str
    """Code of the record."""
    document: NotRequired[GeneralCurrencyRecordResult]
    """The record under canonical names. Absent if validateOnly is true."""
    fields: GeneralCurrencyFieldsResult
    """The record under native names."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""
    valid: NotRequired[Literal[True]]
    """True: the payload is valid. Absent unless validateOnly is true."""

class GeneralPaymentMethodListResult(ReadResultResult):
    rows: Sequence[GeneralPaymentMethodRowResult]
    """The rows."""
    truncated: bool
    """Whether there are more rows than this result contains."""

class GeneralPaymentMethodRecordResult(TypedDict):
    code: str
    """Code that documents and other records refer to."""
    description: NotRequired[str]
    """Meaning of the code. Absent if it has no value."""
    accountNo: str
    """Bank, cash or deposit GL account behind the method."""
    paymentBy: NotRequired[str]
    """Payment type such as Cash, Cheque, Bank Transfer, Credit Card or e-Wallet. Absent if it has no value."""
    bankChargeRate: float
    """Bank charge in per cent of the amount. In percent."""
    isDeposit: bool
    """Whether this method uses up a deposit."""
    einvoiceMode: NotRequired[Literal["01", "02", "03", "04", "05", "06", "07", "08"]]
    """Payment mode of the e-invoice: 01 cash, 02 cheque, 03 bank transfer, 04 credit card, 05 debit card, 06 e-wallet, 07 digital bank, 08 others. Absent if it has no value."""
    isActive: bool
    """Whether new documents can use it."""

class GeneralPaymentMethodFieldsResult(TypedDict):
    Code: str
    """Code that documents and other records refer to."""
    Description: NotRequired[str]
    """Meaning of the code. Absent if it has no value."""
    BankAccount: str
    """Bank, cash or deposit GL account behind the method."""
    PaymentBy: NotRequired[str]
    """Payment type such as Cash, Cheque, Bank Transfer, Credit Card or e-Wallet. Absent if it has no value."""
    BankChargeRate: float
    """Bank charge in per cent of the amount. In percent."""
    IsDeposit: bool
    """Whether this method uses up a deposit."""
    EinvoiceMode: NotRequired[Literal["01", "02", "03", "04", "05", "06", "07", "08"]]
    """Payment mode of the e-invoice: 01 cash, 02 cheque, 03 bank transfer, 04 credit card, 05 debit card, 06 e-wallet, 07 digital bank, 08 others. Absent if it has no value."""
    IsActive: bool
    """Whether new documents can use it."""
    readErrors: Sequence[ReadErrorResult]
    """Fields that the book can no longer read; empty if it can read all."""

class GeneralPaymentMethodGetResult(ReadResultResult):
    code: str
    """Code of the record."""
    document: GeneralPaymentMethodRecordResult
    """The record under canonical names."""
    fields: GeneralPaymentMethodFieldsResult
    """The record under native names."""
    fieldCapabilities: FieldCapabilities
    """What an update can do with each field, by native name."""

class GeneralPaymentMethodValidateResult(ValidateResultResult):
    code: str
    """Code of the record."""
    fields: GeneralPaymentMethodFieldsResult
    """The record as it would be saved, under native names."""

class GeneralPaymentMethodSavedResult(WriteResultResult):
    code: str
    """Code of the record."""
    document: GeneralPaymentMethodRecordResult
    """The record under canonical names."""
    fields: GeneralPaymentMethodFieldsResult
    """The record under native names."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""

class GeneralPaymentMethodUpdatePayload(TypedDict):
    code: str
    """Code that documents and other records refer to."""
    reason: str
    """Business reason for the change; stored in the audit trail."""
    description: NotRequired[Union[str, None]]
    """Meaning of the code."""
    accountNo: NotRequired[str]
    """Bank, cash or deposit GL account behind the method."""
    paymentBy: NotRequired[Union[str, None]]
    """Payment type such as Cash, Cheque, Bank Transfer, Credit Card or e-Wallet."""
    bankChargeRate: NotRequired[float]
    """Bank charge in per cent of the amount (default: none)."""
    isDeposit: NotRequired[bool]
    """Whether this method uses up a deposit (default: false)."""
    einvoiceMode: NotRequired[Literal["01", "02", "03", "04", "05", "06", "07", "08"]]
    """Payment mode of the e-invoice: 01 cash, 02 cheque, 03 bank transfer, 04 credit card, 05 debit card, 06 e-wallet, 07 digital bank, 08 others."""
    isActive: NotRequired[bool]
    """Whether the record is active (default on creation: true). An inactive record stays in the history, and new documents cannot use it."""
    validateOnly: NotRequired[bool]
    """Whether to check everything without saving. The result then has saved false."""

class GeneralPaymentMethodUpdatedResult(WriteResultResult):
    code: str
    """Code of the record."""
    document: NotRequired[GeneralPaymentMethodRecordResult]
    """The record under canonical names. Absent if validateOnly is true."""
    fields: GeneralPaymentMethodFieldsResult
    """The record under native names."""
    fieldCapabilities: NotRequired[FieldCapabilities]
    """What an update can do with each field, by native name. Absent unless the command changes fields or verifyAfterSave is true."""
    valid: NotRequired[Literal[True]]
    """True: the payload is valid. Absent unless validateOnly is true."""

class CommandMethods:
    def list_advanced_quotations(self, payload: DocumentListDocNoDebtorCodePayload = ..., **options: Unpack[RunOptions]) -> DocumentListResult:
        """Lists the advanced quotations of the account book, newest first, with party, totals, outstanding amount and status."""
    def read_advanced_quotation_lines(self, payload: SalesLineFilterPayload = ..., **options: Unpack[RunOptions]) -> AdvancedQuotationLinesListResult:
        """Reads single lines of advanced quotations with their header columns, with optional filters."""
    def get_advanced_quotation(self, payload: GetDocumentPayload, **options: Unpack[RunOptions]) -> AdvancedQuotationGetResult:
        """Returns one advanced quotation in full: fields, lines, settlements, links, postings and the fields that can be edited."""
    def validate_advanced_quotation(self, payload: SalesDocumentPayload, **options: Unpack[RunOptions]) -> AdvancedQuotationValidateResult:
        """Runs create-advanced-quotation without saving. The result shows totals, postings and warnings."""
    def create_advanced_quotation(self, payload: SalesDocumentPayload, **options: Unpack[RunOptions]) -> AdvancedQuotationSavedResult:
        """Creates an advanced quotation. A quotation with headings and sections, for longer offers; it posts nothing and is not transferred."""
    def update_advanced_quotation(self, payload: AdvancedQuotationUpdatePayload, **options: Unpack[RunOptions]) -> AdvancedQuotationUpdatedResult:
        """Changes an existing advanced quotation. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def cancel_advanced_quotation(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> AdvancedQuotationSavedResult:
        """Voids an advanced quotation. Its postings, stock movements and settlements are removed, and its number stays in the audit trail."""
    def void_advanced_quotation(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> AdvancedQuotationSavedResult:
        """Voids an advanced quotation. Its postings, stock movements and settlements are removed, and its number stays in the audit trail."""
    def delete_advanced_quotation(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> AdvancedQuotationSavedResult:
        """Voids the advanced quotation. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed."""
    def list_quotations(self, payload: DocumentListDocNoDebtorCodePayload = ..., **options: Unpack[RunOptions]) -> DocumentListResult:
        """Lists the quotations of the account book, newest first, with party, totals, outstanding amount and status."""
    def read_quotation_lines(self, payload: SalesLineFilterPayload = ..., **options: Unpack[RunOptions]) -> AdvancedQuotationLinesListResult:
        """Reads single lines of quotations with their header columns, with optional filters."""
    def get_quotation(self, payload: GetDocumentPayload, **options: Unpack[RunOptions]) -> AdvancedQuotationGetResult:
        """Returns one quotation in full: fields, lines, settlements, links, postings and the fields that can be edited."""
    def validate_quotation(self, payload: SalesDocumentPayload, **options: Unpack[RunOptions]) -> AdvancedQuotationValidateResult:
        """Runs create-quotation without saving. The result shows totals, postings and warnings."""
    def create_quotation(self, payload: SalesDocumentPayload, **options: Unpack[RunOptions]) -> AdvancedQuotationSavedResult:
        """Creates a quotation. An offer to a customer; it posts nothing until it becomes an order, a delivery or an invoice."""
    def update_quotation(self, payload: AdvancedQuotationUpdatePayload, **options: Unpack[RunOptions]) -> AdvancedQuotationUpdatedResult:
        """Changes an existing quotation. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def cancel_quotation(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> AdvancedQuotationSavedResult:
        """Voids a quotation. Its postings, stock movements and settlements are removed, and its number stays in the audit trail."""
    def void_quotation(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> AdvancedQuotationSavedResult:
        """Voids a quotation. Its postings, stock movements and settlements are removed, and its number stays in the audit trail."""
    def delete_quotation(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> AdvancedQuotationSavedResult:
        """Voids the quotation. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed."""
    def list_sales_orders(self, payload: DocumentListDocNoDebtorCodePayload = ..., **options: Unpack[RunOptions]) -> DocumentListResult:
        """Lists the sales orders of the account book, newest first, with party, totals, outstanding amount and status."""
    def read_sales_order_lines(self, payload: SalesLineFilterPayload = ..., **options: Unpack[RunOptions]) -> AdvancedQuotationLinesListResult:
        """Reads single lines of sales orders with their header columns, with optional filters."""
    def get_sales_order(self, payload: GetDocumentPayload, **options: Unpack[RunOptions]) -> AdvancedQuotationGetResult:
        """Returns one sales order in full: fields, lines, settlements, links, postings and the fields that can be edited."""
    def validate_sales_order(self, payload: SalesDocumentPayload, **options: Unpack[RunOptions]) -> AdvancedQuotationValidateResult:
        """Runs create-sales-order without saving. The result shows totals, postings and warnings."""
    def create_sales_order(self, payload: SalesDocumentPayload, **options: Unpack[RunOptions]) -> AdvancedQuotationSavedResult:
        """Creates a sales order. What a customer has ordered; it posts nothing, keeps what is still to deliver and counts towards the credit limit."""
    def update_sales_order(self, payload: AdvancedQuotationUpdatePayload, **options: Unpack[RunOptions]) -> AdvancedQuotationUpdatedResult:
        """Changes an existing sales order. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def cancel_sales_order(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> AdvancedQuotationSavedResult:
        """Voids a sales order. Its postings, stock movements and settlements are removed, and its number stays in the audit trail."""
    def void_sales_order(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> AdvancedQuotationSavedResult:
        """Voids a sales order. Its postings, stock movements and settlements are removed, and its number stays in the audit trail."""
    def delete_sales_order(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> AdvancedQuotationSavedResult:
        """Voids the sales order. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed."""
    def list_delivery_orders(self, payload: DocumentListDocNoDebtorCodePayload = ..., **options: Unpack[RunOptions]) -> DocumentListResult:
        """Lists the delivery orders of the account book, newest first, with party, totals, outstanding amount and status."""
    def read_delivery_order_lines(self, payload: SalesLineFilterPayload = ..., **options: Unpack[RunOptions]) -> AdvancedQuotationLinesListResult:
        """Reads single lines of delivery orders with their header columns, with optional filters."""
    def get_delivery_order(self, payload: GetDocumentPayload, **options: Unpack[RunOptions]) -> AdvancedQuotationGetResult:
        """Returns one delivery order in full: fields, lines, settlements, links, postings and the fields that can be edited."""
    def validate_delivery_order(self, payload: SalesDocumentPayload, **options: Unpack[RunOptions]) -> AdvancedQuotationValidateResult:
        """Runs create-delivery-order without saving. The result shows totals, postings and warnings."""
    def create_delivery_order(self, payload: SalesDocumentPayload, **options: Unpack[RunOptions]) -> AdvancedQuotationSavedResult:
        """Creates a delivery order. Records goods delivered. Stock decreases at cost, and the cost is posted to goods delivered not invoiced until the invoice."""
    def update_delivery_order(self, payload: AdvancedQuotationUpdatePayload, **options: Unpack[RunOptions]) -> AdvancedQuotationUpdatedResult:
        """Changes an existing delivery order. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def cancel_delivery_order(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> AdvancedQuotationSavedResult:
        """Voids a delivery order. Its postings, stock movements and settlements are removed, and its number stays in the audit trail."""
    def void_delivery_order(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> AdvancedQuotationSavedResult:
        """Voids a delivery order. Its postings, stock movements and settlements are removed, and its number stays in the audit trail."""
    def delete_delivery_order(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> AdvancedQuotationSavedResult:
        """Voids the delivery order. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed."""
    def list_sales_invoices(self, payload: DocumentListDocNoDebtorCodeSettledPayload = ..., **options: Unpack[RunOptions]) -> DocumentListResult:
        """Lists the sales invoices of the account book, newest first, with party, totals, outstanding amount and status."""
    def read_sales_invoice_lines(self, payload: SalesLineFilterPayload = ..., **options: Unpack[RunOptions]) -> AdvancedQuotationLinesListResult:
        """Reads single lines of sales invoices with their header columns, with optional filters."""
    def get_sales_invoice(self, payload: GetDocumentPayload, **options: Unpack[RunOptions]) -> AdvancedQuotationGetResult:
        """Returns one sales invoice in full: fields, lines, settlements, links, postings and the fields that can be edited."""
    def validate_sales_invoice(self, payload: SalesDocumentPayload, **options: Unpack[RunOptions]) -> AdvancedQuotationValidateResult:
        """Runs create-sales-invoice without saving. The result shows totals, postings and warnings."""
    def create_sales_invoice(self, payload: SalesDocumentPayload, **options: Unpack[RunOptions]) -> AdvancedQuotationSavedResult:
        """Creates a sales invoice. A bill to a customer: the debtor owes the total, sales and tax are credited, and stock items leave stock at their cost."""
    def update_sales_invoice(self, payload: AdvancedQuotationUpdatePayload, **options: Unpack[RunOptions]) -> AdvancedQuotationUpdatedResult:
        """Changes an existing sales invoice. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def cancel_sales_invoice(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> AdvancedQuotationSavedResult:
        """Voids a sales invoice. Its postings, stock movements and settlements are removed, and its number stays in the audit trail."""
    def void_sales_invoice(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> AdvancedQuotationSavedResult:
        """Voids a sales invoice. Its postings, stock movements and settlements are removed, and its number stays in the audit trail."""
    def delete_sales_invoice(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> AdvancedQuotationSavedResult:
        """Voids the sales invoice. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed."""
    def list_cash_sales(self, payload: DocumentListDocNoDebtorCodeSettledPayload = ..., **options: Unpack[RunOptions]) -> DocumentListResult:
        """Lists the cash sales of the account book, newest first, with party, totals, outstanding amount and status."""
    def read_cash_sale_lines(self, payload: SalesLineFilterPayload = ..., **options: Unpack[RunOptions]) -> AdvancedQuotationLinesListResult:
        """Reads single lines of cash sales with their header columns, with optional filters."""
    def get_cash_sale(self, payload: GetDocumentPayload, **options: Unpack[RunOptions]) -> CashSaleGetResult:
        """Returns one cash sale in full: fields, lines, settlements, links, postings and the fields that can be edited."""
    def validate_cash_sale(self, payload: CashSaleCreatePayload, **options: Unpack[RunOptions]) -> AdvancedQuotationValidateResult:
        """Runs create-cash-sale without saving. The result shows totals, postings and warnings."""
    def create_cash_sale(self, payload: CashSaleCreatePayload, **options: Unpack[RunOptions]) -> CashSaleSavedResult:
        """Creates a cash sale. Records a sale that is paid immediately by one or several payments. Any unpaid amount is owed by the debtor."""
    def update_cash_sale(self, payload: CashSaleUpdatePayload, **options: Unpack[RunOptions]) -> CashSaleUpdatedResult:
        """Changes an existing cash sale. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def cancel_cash_sale(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> CashSaleSavedResult:
        """Voids a cash sale. Its postings, stock movements and settlements are removed, and its number stays in the audit trail."""
    def void_cash_sale(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> CashSaleSavedResult:
        """Voids a cash sale. Its postings, stock movements and settlements are removed, and its number stays in the audit trail."""
    def delete_cash_sale(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> CashSaleSavedResult:
        """Voids the cash sale. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed."""
    def list_sales_credit_notes(self, payload: DocumentListDocNoDebtorCodeSettledPayload = ..., **options: Unpack[RunOptions]) -> DocumentListResult:
        """Lists the sales credit notes of the account book, newest first, with party, totals, outstanding amount and status."""
    def read_sales_credit_note_lines(self, payload: SalesLineFilterPayload = ..., **options: Unpack[RunOptions]) -> AdvancedQuotationLinesListResult:
        """Reads single lines of sales credit notes with their header columns, with optional filters."""
    def get_sales_credit_note(self, payload: GetDocumentPayload, **options: Unpack[RunOptions]) -> SalesCreditNoteGetResult:
        """Returns one sales credit note in full: fields, lines, settlements, links, postings and the fields that can be edited."""
    def validate_sales_credit_note(self, payload: SalesCreditNoteCreatePayload, **options: Unpack[RunOptions]) -> AdvancedQuotationValidateResult:
        """Runs create-sales-credit-note without saving. The result shows totals, postings and warnings."""
    def create_sales_credit_note(self, payload: SalesCreditNoteCreatePayload, **options: Unpack[RunOptions]) -> SalesCreditNoteSavedResult:
        """Creates a sales credit note. Takes back goods or gives back money: the debtor owes less, returns and tax are debited, and goods come back at the cost they left with."""
    def update_sales_credit_note(self, payload: SalesCreditNoteUpdatePayload, **options: Unpack[RunOptions]) -> SalesCreditNoteUpdatedResult:
        """Changes an existing sales credit note. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def cancel_sales_credit_note(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> SalesCreditNoteSavedResult:
        """Voids a sales credit note. Its postings, stock movements and settlements are removed, and its number stays in the audit trail."""
    def void_sales_credit_note(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> SalesCreditNoteSavedResult:
        """Voids a sales credit note. Its postings, stock movements and settlements are removed, and its number stays in the audit trail."""
    def delete_sales_credit_note(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> SalesCreditNoteSavedResult:
        """Voids the sales credit note. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed."""
    def list_sales_debit_notes(self, payload: DocumentListDocNoDebtorCodeSettledPayload = ..., **options: Unpack[RunOptions]) -> DocumentListResult:
        """Lists the sales debit notes of the account book, newest first, with party, totals, outstanding amount and status."""
    def read_sales_debit_note_lines(self, payload: SalesLineFilterPayload = ..., **options: Unpack[RunOptions]) -> AdvancedQuotationLinesListResult:
        """Reads single lines of sales debit notes with their header columns, with optional filters."""
    def get_sales_debit_note(self, payload: GetDocumentPayload, **options: Unpack[RunOptions]) -> SalesDebitNoteGetResult:
        """Returns one sales debit note in full: fields, lines, settlements, links, postings and the fields that can be edited."""
    def validate_sales_debit_note(self, payload: SalesDebitNoteCreatePayload, **options: Unpack[RunOptions]) -> AdvancedQuotationValidateResult:
        """Runs create-sales-debit-note without saving. The result shows totals, postings and warnings."""
    def create_sales_debit_note(self, payload: SalesDebitNoteCreatePayload, **options: Unpack[RunOptions]) -> SalesDebitNoteSavedResult:
        """Creates a sales debit note. Charges a customer more for what was already invoiced; it moves no stock."""
    def update_sales_debit_note(self, payload: SalesDebitNoteUpdatePayload, **options: Unpack[RunOptions]) -> SalesDebitNoteUpdatedResult:
        """Changes an existing sales debit note. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def cancel_sales_debit_note(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> SalesDebitNoteSavedResult:
        """Voids a sales debit note. Its postings, stock movements and settlements are removed, and its number stays in the audit trail."""
    def void_sales_debit_note(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> SalesDebitNoteSavedResult:
        """Voids a sales debit note. Its postings, stock movements and settlements are removed, and its number stays in the audit trail."""
    def delete_sales_debit_note(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> SalesDebitNoteSavedResult:
        """Voids the sales debit note. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed."""
    def transfer_delivery_order_to_sales_invoice(self, payload: TransferDeliveryOrderSalesInvoicePayload, **options: Unpack[RunOptions]) -> AdvancedQuotationSavedResult:
        """Invoices goods that were delivered: revenue and their cost meet in one document."""
    def transfer_quotation_to_delivery_order(self, payload: TransferQuotationDeliveryOrderPayload, **options: Unpack[RunOptions]) -> AdvancedQuotationSavedResult:
        """Delivers straight from an accepted quotation."""
    def transfer_quotation_to_sales_invoice(self, payload: TransferQuotationDeliveryOrderPayload, **options: Unpack[RunOptions]) -> AdvancedQuotationSavedResult:
        """Invoices straight from an accepted quotation; stock items leave with the invoice."""
    def transfer_quotation_to_sales_order(self, payload: TransferQuotationDeliveryOrderPayload, **options: Unpack[RunOptions]) -> AdvancedQuotationSavedResult:
        """Turns an accepted quotation into an order."""
    def transfer_sales_invoice_to_sales_credit_note(self, payload: TransferSalesInvoiceSalesCreditNotePayload, **options: Unpack[RunOptions]) -> SalesCreditNoteSavedResult:
        """Credits an invoice in whole or part: goods come back at the cost they left with, and the note settles its invoice."""
    def transfer_sales_order_to_delivery_order(self, payload: TransferSalesOrderDeliveryOrderPayload, **options: Unpack[RunOptions]) -> AdvancedQuotationSavedResult:
        """Delivers what was ordered, all or part of it."""
    def transfer_sales_order_to_purchase_order(self, payload: TransferSalesOrderPurchaseOrderPayload, **options: Unpack[RunOptions]) -> PurchaseOrderSavedResult:
        """Orders from a supplier what a customer has ordered; the quantity still to deliver is not touched."""
    def transfer_sales_order_to_sales_invoice(self, payload: TransferSalesOrderDeliveryOrderPayload, **options: Unpack[RunOptions]) -> AdvancedQuotationSavedResult:
        """Invoices an order directly; stock items leave with the invoice."""
    def read_item_sales_by_customer(self, payload: SalesLineFilterPayload = ..., **options: Unpack[RunOptions]) -> ItemSalesResult2:
        """Shows, per customer and item, quantity, net, tax, cost, profit and margin; credit notes count against."""
    def read_sales_detail_lines(self, payload: SalesDetailFilterPayload = ..., **options: Unpack[RunOptions]) -> SalesDetailLinesResult:
        """Reads lines of all sales documents together, whatever their type."""
    def list_purchase_orders(self, payload: DocumentListDocNoCreditorCodePayload = ..., **options: Unpack[RunOptions]) -> DocumentListResult:
        """Lists the purchase orders of the account book, newest first, with party, totals, outstanding amount and status."""
    def read_purchase_order_lines(self, payload: PurchaseLineFilterPayload = ..., **options: Unpack[RunOptions]) -> PurchaseOrderLinesListResult:
        """Reads single lines of purchase orders with their header columns, with optional filters."""
    def get_purchase_order(self, payload: GetDocumentPayload, **options: Unpack[RunOptions]) -> PurchaseOrderGetResult:
        """Returns one purchase order in full: fields, lines, settlements, links, postings and the fields that can be edited."""
    def validate_purchase_order(self, payload: PurchaseDocumentPayload, **options: Unpack[RunOptions]) -> PurchaseOrderValidateResult:
        """Runs create-purchase-order without saving. The result shows totals, postings and warnings."""
    def create_purchase_order(self, payload: PurchaseDocumentPayload, **options: Unpack[RunOptions]) -> PurchaseOrderSavedResult:
        """Creates a purchase order. What was ordered from a supplier; it posts nothing and keeps what is still to come in."""
    def update_purchase_order(self, payload: PurchaseOrderUpdatePayload, **options: Unpack[RunOptions]) -> PurchaseOrderUpdatedResult:
        """Changes an existing purchase order. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def cancel_purchase_order(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> PurchaseOrderSavedResult:
        """Voids a purchase order. Its postings, stock movements and settlements are removed, and its number stays in the audit trail."""
    def void_purchase_order(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> PurchaseOrderSavedResult:
        """Voids a purchase order. Its postings, stock movements and settlements are removed, and its number stays in the audit trail."""
    def delete_purchase_order(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> PurchaseOrderSavedResult:
        """Voids the purchase order. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed."""
    def list_goods_received_notes(self, payload: DocumentListDocNoCreditorCodePayload = ..., **options: Unpack[RunOptions]) -> DocumentListResult:
        """Lists the goods received notes of the account book, newest first, with party, totals, outstanding amount and status."""
    def read_goods_received_note_lines(self, payload: PurchaseLineFilterPayload = ..., **options: Unpack[RunOptions]) -> PurchaseOrderLinesListResult:
        """Reads single lines of goods received notes with their header columns, with optional filters."""
    def get_goods_received_note(self, payload: GetDocumentPayload, **options: Unpack[RunOptions]) -> PurchaseOrderGetResult:
        """Returns one goods received note in full: fields, lines, settlements, links, postings and the fields that can be edited."""
    def validate_goods_received_note(self, payload: PurchaseDocumentPayload, **options: Unpack[RunOptions]) -> PurchaseOrderValidateResult:
        """Runs create-goods-received-note without saving. The result shows totals, postings and warnings."""
    def create_goods_received_note(self, payload: PurchaseDocumentPayload, **options: Unpack[RunOptions]) -> PurchaseOrderSavedResult:
        """Creates a goods received note. Records goods received. Stock increases at the price of the note, and the other side is posted to goods received not invoiced until the invoice arrives."""
    def update_goods_received_note(self, payload: PurchaseOrderUpdatePayload, **options: Unpack[RunOptions]) -> PurchaseOrderUpdatedResult:
        """Changes an existing goods received note. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def cancel_goods_received_note(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> PurchaseOrderSavedResult:
        """Voids a goods received note. Its postings, stock movements and settlements are removed, and its number stays in the audit trail."""
    def void_goods_received_note(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> PurchaseOrderSavedResult:
        """Voids a goods received note. Its postings, stock movements and settlements are removed, and its number stays in the audit trail."""
    def delete_goods_received_note(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> PurchaseOrderSavedResult:
        """Voids the goods received note. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed."""
    def list_purchase_invoices(self, payload: DocumentListDocNoCreditorCodeSettledPayload = ..., **options: Unpack[RunOptions]) -> DocumentListResult:
        """Lists the purchase invoices of the account book, newest first, with party, totals, outstanding amount and status."""
    def read_purchase_invoice_lines(self, payload: PurchaseLineFilterPayload = ..., **options: Unpack[RunOptions]) -> PurchaseOrderLinesListResult:
        """Reads single lines of purchase invoices with their header columns, with optional filters."""
    def get_purchase_invoice(self, payload: GetDocumentPayload, **options: Unpack[RunOptions]) -> PurchaseOrderGetResult:
        """Returns one purchase invoice in full: fields, lines, settlements, links, postings and the fields that can be edited."""
    def validate_purchase_invoice(self, payload: PurchaseDocumentPayload, **options: Unpack[RunOptions]) -> PurchaseOrderValidateResult:
        """Runs create-purchase-invoice without saving. The result shows totals, postings and warnings."""
    def create_purchase_invoice(self, payload: PurchaseDocumentPayload, **options: Unpack[RunOptions]) -> PurchaseOrderSavedResult:
        """Creates a purchase invoice. A bill from a supplier: we owe the total, stock items come in at cost, other lines go to their accounts, and tax that cannot be claimed is part of the cost."""
    def update_purchase_invoice(self, payload: PurchaseOrderUpdatePayload, **options: Unpack[RunOptions]) -> PurchaseOrderUpdatedResult:
        """Changes an existing purchase invoice. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def cancel_purchase_invoice(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> PurchaseOrderSavedResult:
        """Voids a purchase invoice. Its postings, stock movements and settlements are removed, and its number stays in the audit trail."""
    def void_purchase_invoice(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> PurchaseOrderSavedResult:
        """Voids a purchase invoice. Its postings, stock movements and settlements are removed, and its number stays in the audit trail."""
    def delete_purchase_invoice(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> PurchaseOrderSavedResult:
        """Voids the purchase invoice. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed."""
    def list_cash_purchases(self, payload: DocumentListDocNoCreditorCodeSettledPayload = ..., **options: Unpack[RunOptions]) -> DocumentListResult:
        """Lists the cash purchases of the account book, newest first, with party, totals, outstanding amount and status."""
    def read_cash_purchase_lines(self, payload: PurchaseLineFilterPayload = ..., **options: Unpack[RunOptions]) -> PurchaseOrderLinesListResult:
        """Reads single lines of cash purchases with their header columns, with optional filters."""
    def get_cash_purchase(self, payload: GetDocumentPayload, **options: Unpack[RunOptions]) -> PurchaseOrderGetResult:
        """Returns one cash purchase in full: fields, lines, settlements, links, postings and the fields that can be edited."""
    def validate_cash_purchase(self, payload: PurchaseDocumentPayload, **options: Unpack[RunOptions]) -> PurchaseOrderValidateResult:
        """Runs create-cash-purchase without saving. The result shows totals, postings and warnings."""
    def create_cash_purchase(self, payload: PurchaseDocumentPayload, **options: Unpack[RunOptions]) -> PurchaseOrderSavedResult:
        """Creates a cash purchase. Records a purchase that is paid immediately. Any unpaid amount is owed to the supplier."""
    def update_cash_purchase(self, payload: PurchaseOrderUpdatePayload, **options: Unpack[RunOptions]) -> PurchaseOrderUpdatedResult:
        """Changes an existing cash purchase. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def cancel_cash_purchase(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> PurchaseOrderSavedResult:
        """Voids a cash purchase. Its postings, stock movements and settlements are removed, and its number stays in the audit trail."""
    def void_cash_purchase(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> PurchaseOrderSavedResult:
        """Voids a cash purchase. Its postings, stock movements and settlements are removed, and its number stays in the audit trail."""
    def delete_cash_purchase(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> PurchaseOrderSavedResult:
        """Voids the cash purchase. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed."""
    def list_purchase_returns(self, payload: DocumentListDocNoCreditorCodeSettledPayload = ..., **options: Unpack[RunOptions]) -> DocumentListResult:
        """Lists the purchase returns of the account book, newest first, with party, totals, outstanding amount and status."""
    def read_purchase_return_lines(self, payload: PurchaseLineFilterPayload = ..., **options: Unpack[RunOptions]) -> PurchaseOrderLinesListResult:
        """Reads single lines of purchase returns with their header columns, with optional filters."""
    def get_purchase_return(self, payload: GetDocumentPayload, **options: Unpack[RunOptions]) -> PurchaseReturnGetResult:
        """Returns one purchase return in full: fields, lines, settlements, links, postings and the fields that can be edited."""
    def validate_purchase_return(self, payload: PurchaseReturnCreatePayload, **options: Unpack[RunOptions]) -> PurchaseOrderValidateResult:
        """Runs create-purchase-return without saving. The result shows totals, postings and warnings."""
    def create_purchase_return(self, payload: PurchaseReturnCreatePayload, **options: Unpack[RunOptions]) -> PurchaseReturnSavedResult:
        """Creates a purchase return. Goods that go back to a supplier: we owe less, stock leaves at its cost, and a difference in price goes to purchase price variance."""
    def update_purchase_return(self, payload: PurchaseReturnUpdatePayload, **options: Unpack[RunOptions]) -> PurchaseReturnUpdatedResult:
        """Changes an existing purchase return. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def cancel_purchase_return(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> PurchaseReturnSavedResult:
        """Voids a purchase return. Its postings, stock movements and settlements are removed, and its number stays in the audit trail."""
    def void_purchase_return(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> PurchaseReturnSavedResult:
        """Voids a purchase return. Its postings, stock movements and settlements are removed, and its number stays in the audit trail."""
    def delete_purchase_return(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> PurchaseReturnSavedResult:
        """Voids the purchase return. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed."""
    def transfer_goods_received_note_to_purchase_invoice(self, payload: TransferGoodsReceivedNotePurchaseInvoicePayload, **options: Unpack[RunOptions]) -> PurchaseOrderSavedResult:
        """Takes the supplier’s bill for goods that came in; a price other than the note’s goes to purchase price variance."""
    def transfer_purchase_invoice_to_purchase_return(self, payload: TransferPurchaseInvoicePurchaseReturnPayload, **options: Unpack[RunOptions]) -> PurchaseReturnSavedResult:
        """Returns goods of an invoice in whole or part; the return settles its invoice up to what is outstanding."""
    def transfer_purchase_order_to_goods_received_note(self, payload: TransferPurchaseOrderGoodsReceivedNotePayload, **options: Unpack[RunOptions]) -> PurchaseOrderSavedResult:
        """Receives what was ordered, all or part of it."""
    def transfer_purchase_order_to_purchase_invoice(self, payload: TransferPurchaseOrderGoodsReceivedNotePayload, **options: Unpack[RunOptions]) -> PurchaseOrderSavedResult:
        """Takes the bill for an order directly; stock items come in with the invoice."""
    def read_purchase_detail_lines(self, payload: PurchaseDetailFilterPayload = ..., **options: Unpack[RunOptions]) -> PurchaseDetailLinesResult:
        """Reads lines of all purchase documents together, whatever their type."""
    def get_request_quotation(self, payload: GetDocumentPayload, **options: Unpack[RunOptions]) -> PurchaseOrderGetResult:
        """Returns one request quotation in full: fields, lines, settlements, links, postings and the fields that can be edited."""
    def update_request_quotation(self, payload: RequestQuotationUpdatePayload, **options: Unpack[RunOptions]) -> PurchaseOrderUpdatedResult:
        """Changes an existing request quotation. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def list_ar_invoices(self, payload: DocumentListDocNoDebtorCodeSettledPayload = ..., **options: Unpack[RunOptions]) -> DocumentListResult:
        """Lists the AR invoices of the account book, newest first, with party, totals, outstanding amount and status."""
    def read_ar_invoice_lines(self, payload: SalesLineFilterPayload = ..., **options: Unpack[RunOptions]) -> ArInvoiceLinesListResult:
        """Reads single lines of AR invoices with their header columns, with optional filters."""
    def get_ar_invoice(self, payload: GetDocumentPayload, **options: Unpack[RunOptions]) -> Union[ArInvoiceGetResult, AdvancedQuotationGetResult, CashSaleGetResult]:
        """Returns one AR invoice in full: fields, lines, settlements, links, postings and the fields that can be edited."""
    def validate_ar_invoice(self, payload: ArInvoiceCreatePayload = ..., **options: Unpack[RunOptions]) -> ArInvoiceValidateResult:
        """Runs create-ar-invoice without saving. The result shows totals, postings and warnings."""
    def create_ar_invoice(self, payload: ArInvoiceCreatePayload = ..., **options: Unpack[RunOptions]) -> ArInvoiceSavedResult:
        """Creates an AR invoice. Bills a customer straight to ledger accounts, without items or stock: the customer owes the total, the accounts and the tax are credited."""
    def update_ar_invoice(self, payload: ArInvoiceUpdatePayload, **options: Unpack[RunOptions]) -> ArInvoiceUpdatedResult:
        """Changes an existing AR invoice. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def void_ar_invoice(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> ArInvoiceSavedResult:
        """Voids an AR invoice. Its postings, stock movements and settlements are removed, and its number stays in the audit trail."""
    def delete_ar_invoice(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> ArInvoiceSavedResult:
        """Voids the AR invoice. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed."""
    def read_ar_outstanding_documents(self, payload: ReadArOutstandingDocumentsPayload = ..., **options: Unpack[RunOptions]) -> ArOpenDocumentsResult:
        """Lists every open document of the AR ledger with what it was, what is left of it and how many days it is overdue."""
    def list_ar_payments(self, payload: DocumentListDocNoDebtorCodeSettledPayload = ..., **options: Unpack[RunOptions]) -> DocumentListResult:
        """Lists the AR payments of the account book, newest first, with party, totals, outstanding amount and status."""
    def get_ar_payment(self, payload: GetDocumentPayload, **options: Unpack[RunOptions]) -> ArPaymentGetResult:
        """Returns one AR payment in full: fields, lines, settlements, links, postings and the fields that can be edited."""
    def validate_ar_payment(self, payload: ArPaymentCreatePayload, **options: Unpack[RunOptions]) -> ArPaymentValidateResult:
        """Runs create-ar-payment without saving. The result shows totals, postings and warnings."""
    def create_ar_payment(self, payload: ArPaymentCreatePayload, **options: Unpack[RunOptions]) -> ArPaymentSavedResult:
        """Creates an AR payment. Money from a customer: the bank or cash account rises, the customer owes less, and what it settles is closed by knock-offs."""
    def update_ar_payment(self, payload: ArPaymentUpdatePayload, **options: Unpack[RunOptions]) -> Union[ArPaymentUpdatedResult, ArDepositUpdatedResult]:
        """Changes an existing AR payment. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def void_ar_payment(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> Union[ArPaymentSavedResult, ArDepositSavedResult]:
        """Voids an AR payment. Its postings, stock movements and settlements are removed, and its number stays in the audit trail."""
    def delete_ar_payment(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> Union[ArPaymentSavedResult, ArDepositSavedResult]:
        """Voids the AR payment. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed."""
    def read_ar_detail_lines(self, payload: SalesLineFilterPayload = ..., **options: Unpack[RunOptions]) -> ArDetailLinesResult:
        """Reads the lines of AR invoices, credit notes and debit notes together."""
    def read_ar_payment_lines(self, payload: SalesLineFilterPayload = ..., **options: Unpack[RunOptions]) -> ArPaymentPaidLinesResult:
        """Reads the payment rows of AR payments, each with its account, cheque number and the documents it settled."""
    def read_ar_refund_lines(self, payload: SalesLineFilterPayload = ..., **options: Unpack[RunOptions]) -> ArRefundPaidLinesResult:
        """Reads the payment rows of AR refunds, each with the credit it paid out."""
    def create_ar_deposit(self, payload: ArDepositCreatePayload, **options: Unpack[RunOptions]) -> ArDepositSavedResult:
        """Creates an AR deposit. Money a customer pays in advance: it waits in customer deposits until a payment applies it, or it is refunded or forfeited."""
    def list_ar_refunds(self, payload: DocumentListDocNoDebtorCodeSettledPayload = ..., **options: Unpack[RunOptions]) -> DocumentListResult:
        """Lists the AR refunds of the account book, newest first, with party, totals, outstanding amount and status."""
    def get_ar_refund(self, payload: GetDocumentPayload, **options: Unpack[RunOptions]) -> ArRefundGetResult:
        """Returns one AR refund in full: fields, lines, settlements, links, postings and the fields that can be edited."""
    def validate_ar_refund(self, payload: ArRefundCreatePayload, **options: Unpack[RunOptions]) -> ArPaymentValidateResult:
        """Runs create-ar-refund without saving. The result shows totals, postings and warnings."""
    def create_ar_refund(self, payload: ArRefundCreatePayload, **options: Unpack[RunOptions]) -> ArRefundSavedResult:
        """Creates an AR refund. Refunds a customer’s credit. The credit is closed and the bank or cash account decreases."""
    def update_ar_refund(self, payload: ArRefundUpdatePayload, **options: Unpack[RunOptions]) -> ArRefundUpdatedResult:
        """Changes an existing AR refund. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def void_ar_refund(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> ArRefundSavedResult:
        """Voids an AR refund. Its postings, stock movements and settlements are removed, and its number stays in the audit trail."""
    def delete_ar_refund(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> ArRefundSavedResult:
        """Voids the AR refund. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed."""
    def list_ar_credit_notes(self, payload: DocumentListDocNoDebtorCodeSettledPayload = ..., **options: Unpack[RunOptions]) -> DocumentListResult:
        """Lists the AR credit notes of the account book, newest first, with party, totals, outstanding amount and status."""
    def read_ar_credit_note_lines(self, payload: SalesLineFilterPayload = ..., **options: Unpack[RunOptions]) -> ArInvoiceLinesListResult:
        """Reads single lines of AR credit notes with their header columns, with optional filters."""
    def get_ar_credit_note(self, payload: GetDocumentPayload, **options: Unpack[RunOptions]) -> Union[ArCreditNoteGetResult, SalesCreditNoteGetResult]:
        """Returns one AR credit note in full: fields, lines, settlements, links, postings and the fields that can be edited."""
    def validate_ar_credit_note(self, payload: ArCreditNoteCreatePayload = ..., **options: Unpack[RunOptions]) -> ArInvoiceValidateResult:
        """Runs create-ar-credit-note without saving. The result shows totals, postings and warnings."""
    def create_ar_credit_note(self, payload: ArCreditNoteCreatePayload = ..., **options: Unpack[RunOptions]) -> ArCreditNoteSavedResult:
        """Creates an AR credit note. Gives a customer credit straight from ledger accounts: the accounts and the tax are debited, the customer owes less."""
    def update_ar_credit_note(self, payload: ArCreditNoteUpdatePayload, **options: Unpack[RunOptions]) -> ArCreditNoteUpdatedResult:
        """Changes an existing AR credit note. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def void_ar_credit_note(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> ArCreditNoteSavedResult:
        """Voids an AR credit note. Its postings, stock movements and settlements are removed, and its number stays in the audit trail."""
    def delete_ar_credit_note(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> ArCreditNoteSavedResult:
        """Voids the AR credit note. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed."""
    def list_ar_debit_notes(self, payload: DocumentListDocNoDebtorCodeSettledPayload = ..., **options: Unpack[RunOptions]) -> DocumentListResult:
        """Lists the AR debit notes of the account book, newest first, with party, totals, outstanding amount and status."""
    def read_ar_debit_note_lines(self, payload: SalesLineFilterPayload = ..., **options: Unpack[RunOptions]) -> ArInvoiceLinesListResult:
        """Reads single lines of AR debit notes with their header columns, with optional filters."""
    def get_ar_debit_note(self, payload: GetDocumentPayload, **options: Unpack[RunOptions]) -> Union[ArDebitNoteGetResult, SalesDebitNoteGetResult]:
        """Returns one AR debit note in full: fields, lines, settlements, links, postings and the fields that can be edited."""
    def validate_ar_debit_note(self, payload: ArDebitNoteCreatePayload = ..., **options: Unpack[RunOptions]) -> ArInvoiceValidateResult:
        """Runs create-ar-debit-note without saving. The result shows totals, postings and warnings."""
    def create_ar_debit_note(self, payload: ArDebitNoteCreatePayload = ..., **options: Unpack[RunOptions]) -> ArDebitNoteSavedResult:
        """Creates an AR debit note. Charges a customer more straight to ledger accounts: the customer owes the total, the accounts and the tax are credited."""
    def update_ar_debit_note(self, payload: ArDebitNoteUpdatePayload, **options: Unpack[RunOptions]) -> ArDebitNoteUpdatedResult:
        """Changes an existing AR debit note. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def void_ar_debit_note(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> ArDebitNoteSavedResult:
        """Voids an AR debit note. Its postings, stock movements and settlements are removed, and its number stays in the audit trail."""
    def delete_ar_debit_note(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> ArDebitNoteSavedResult:
        """Voids the AR debit note. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed."""
    def list_ar_deposits(self, payload: DocumentListDocNoDebtorCodeSettledPayload = ..., **options: Unpack[RunOptions]) -> DocumentListResult:
        """Lists the AR deposits of the account book, newest first, with party, totals, outstanding amount and status."""
    def get_ar_deposit(self, payload: GetDocumentPayload, **options: Unpack[RunOptions]) -> ArDepositGetResult:
        """Returns one AR deposit in full: fields, lines, settlements, links, postings and the fields that can be edited."""
    def validate_ar_deposit(self, payload: ArDepositCreatePayload, **options: Unpack[RunOptions]) -> ArPaymentValidateResult:
        """Runs create-ar-deposit without saving. The result shows totals, postings and warnings."""
    def read_ar_outstanding(self, payload: ReadArOutstandingPayload = ..., **options: Unpack[RunOptions]) -> ArOutstandingResult:
        """Shows what each customer has open: the total, what is not yet due, what is overdue and what is unapplied."""
    def read_debtors(self, payload: ReadDebtorsPayload = ..., **options: Unpack[RunOptions]) -> DebtorListResult:
        """Lists the active customers of the account book with code, name, currency, credit term and contact."""
    def get_debtor_credit_control(self, payload: DebtorSelectPayload, **options: Unpack[RunOptions]) -> DebtorCreditControlResult:
        """Shows a customer’s credit limit, what is owed and ordered against it, what is left, what is overdue, and what would be blocked."""
    def get_debtor_detail(self, payload: DebtorSelectPayload, **options: Unpack[RunOptions]) -> DebtorDetailResult:
        """Returns one customer with addresses, branches, currency, credit term, tax entity, user-defined fields and balance."""
    def list_arap_contras(self, payload: DocumentListDocNoDebtorCodeCreditorCodePayload = ..., **options: Unpack[RunOptions]) -> DocumentListResult:
        """Lists the contra entries of the account book, newest first, with party, totals, outstanding amount and status."""
    def read_arap_contra_lines(self, payload: ContraLineFilterPayload = ..., **options: Unpack[RunOptions]) -> ArapContraLinesListResult:
        """Reads single lines of contra entries with their header columns, with optional filters."""
    def get_arap_contra(self, payload: GetDocumentPayload, **options: Unpack[RunOptions]) -> ArapContraGetResult:
        """Returns one contra entry in full: fields, lines, settlements, links, postings and the fields that can be edited."""
    def validate_arap_contra(self, payload: ArapContraCreatePayload, **options: Unpack[RunOptions]) -> ArPaymentValidateResult:
        """Runs create-arap-contra without saving. The result shows totals, postings and warnings."""
    def create_arap_contra(self, payload: ArapContraCreatePayload, **options: Unpack[RunOptions]) -> ArapContraSavedResult:
        """Creates a contra entry. Sets off what a firm owes us as a customer against what we owe it as a supplier: both accounts fall by the amount, no money moves."""
    def update_arap_contra(self, payload: ArapContraUpdatePayload, **options: Unpack[RunOptions]) -> ArapContraUpdatedResult:
        """Changes an existing contra entry. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def void_arap_contra(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> ArapContraSavedResult:
        """Voids a contra entry. Its postings, stock movements and settlements are removed, and its number stays in the audit trail."""
    def delete_arap_contra(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> ArapContraSavedResult:
        """Voids the contra entry. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed."""
    def list_ap_invoices(self, payload: DocumentListDocNoCreditorCodeSettledPayload = ..., **options: Unpack[RunOptions]) -> DocumentListResult:
        """Lists the AP invoices of the account book, newest first, with party, totals, outstanding amount and status."""
    def read_ap_invoice_lines(self, payload: PurchaseLineFilterPayload = ..., **options: Unpack[RunOptions]) -> ApInvoiceLinesListResult:
        """Reads single lines of AP invoices with their header columns, with optional filters."""
    def get_ap_invoice(self, payload: GetDocumentPayload, **options: Unpack[RunOptions]) -> Union[ApInvoiceGetResult, PurchaseOrderGetResult]:
        """Returns one AP invoice in full: fields, lines, settlements, links, postings and the fields that can be edited."""
    def validate_ap_invoice(self, payload: ApInvoiceCreatePayload = ..., **options: Unpack[RunOptions]) -> ArInvoiceValidateResult:
        """Runs create-ap-invoice without saving. The result shows totals, postings and warnings."""
    def create_ap_invoice(self, payload: ApInvoiceCreatePayload = ..., **options: Unpack[RunOptions]) -> ApInvoiceSavedResult:
        """Creates an AP invoice. A supplier’s bill straight to ledger accounts, without items or stock: the accounts are debited, tax that cannot be claimed with them, and we owe the total."""
    def update_ap_invoice(self, payload: ApInvoiceUpdatePayload, **options: Unpack[RunOptions]) -> ApInvoiceUpdatedResult:
        """Changes an existing AP invoice. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def void_ap_invoice(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> ApInvoiceSavedResult:
        """Voids an AP invoice. Its postings, stock movements and settlements are removed, and its number stays in the audit trail."""
    def delete_ap_invoice(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> ApInvoiceSavedResult:
        """Voids the AP invoice. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed."""
    def read_ap_outstanding_documents(self, payload: ReadApOutstandingDocumentsPayload = ..., **options: Unpack[RunOptions]) -> ApOpenDocumentsResult:
        """Lists every open document of the AP ledger with what it was, what is left of it and how many days it is overdue."""
    def list_ap_payments(self, payload: DocumentListDocNoCreditorCodeSettledPayload = ..., **options: Unpack[RunOptions]) -> DocumentListResult:
        """Lists the AP payments of the account book, newest first, with party, totals, outstanding amount and status."""
    def get_ap_payment(self, payload: GetDocumentPayload, **options: Unpack[RunOptions]) -> ApPaymentGetResult:
        """Returns one AP payment in full: fields, lines, settlements, links, postings and the fields that can be edited."""
    def validate_ap_payment(self, payload: ApPaymentCreatePayload, **options: Unpack[RunOptions]) -> ArPaymentValidateResult:
        """Runs create-ap-payment without saving. The result shows totals, postings and warnings."""
    def create_ap_payment(self, payload: ApPaymentCreatePayload, **options: Unpack[RunOptions]) -> ApPaymentSavedResult:
        """Creates an AP payment. Money to a supplier: we owe less, the bank or cash account falls, and what it settles is closed by knock-offs."""
    def update_ap_payment(self, payload: ApPaymentUpdatePayload, **options: Unpack[RunOptions]) -> Union[ApPaymentUpdatedResult, ApDepositUpdatedResult]:
        """Changes an existing AP payment. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def void_ap_payment(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> Union[ApPaymentSavedResult, ApDepositSavedResult]:
        """Voids an AP payment. Its postings, stock movements and settlements are removed, and its number stays in the audit trail."""
    def delete_ap_payment(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> Union[ApPaymentSavedResult, ApDepositSavedResult]:
        """Voids the AP payment. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed."""
    def read_ap_detail_lines(self, payload: PurchaseLineFilterPayload = ..., **options: Unpack[RunOptions]) -> ArDetailLinesResult:
        """Reads the lines of AP invoices, credit notes and debit notes together."""
    def read_ap_payment_lines(self, payload: PurchaseLineFilterPayload = ..., **options: Unpack[RunOptions]) -> ApPaymentPaidLinesResult:
        """Reads the payment rows of AP payments, each with its account, cheque number and the documents it settled."""
    def read_ap_refund_lines(self, payload: PurchaseLineFilterPayload = ..., **options: Unpack[RunOptions]) -> ApRefundPaidLinesResult:
        """Reads the payment rows of AP refunds, each with the credit it paid out."""
    def create_ap_deposit(self, payload: ApDepositCreatePayload, **options: Unpack[RunOptions]) -> ApDepositSavedResult:
        """Creates an AP deposit. Money paid to a supplier in advance: it waits in supplier deposits until a payment applies it."""
    def list_ap_refunds(self, payload: DocumentListDocNoCreditorCodeSettledPayload = ..., **options: Unpack[RunOptions]) -> DocumentListResult:
        """Lists the AP refunds of the account book, newest first, with party, totals, outstanding amount and status."""
    def get_ap_refund(self, payload: GetDocumentPayload, **options: Unpack[RunOptions]) -> ApRefundGetResult:
        """Returns one AP refund in full: fields, lines, settlements, links, postings and the fields that can be edited."""
    def validate_ap_refund(self, payload: ApRefundCreatePayload, **options: Unpack[RunOptions]) -> ArPaymentValidateResult:
        """Runs create-ap-refund without saving. The result shows totals, postings and warnings."""
    def create_ap_refund(self, payload: ApRefundCreatePayload, **options: Unpack[RunOptions]) -> ApRefundSavedResult:
        """Creates an AP refund. Records money that a supplier refunds from our credit. The credit is closed and the bank or cash account increases."""
    def update_ap_refund(self, payload: ApRefundUpdatePayload, **options: Unpack[RunOptions]) -> ApRefundUpdatedResult:
        """Changes an existing AP refund. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def void_ap_refund(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> ApRefundSavedResult:
        """Voids an AP refund. Its postings, stock movements and settlements are removed, and its number stays in the audit trail."""
    def delete_ap_refund(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> ApRefundSavedResult:
        """Voids the AP refund. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed."""
    def list_ap_credit_notes(self, payload: DocumentListDocNoCreditorCodeSettledPayload = ..., **options: Unpack[RunOptions]) -> DocumentListResult:
        """Lists the AP credit notes of the account book, newest first, with party, totals, outstanding amount and status."""
    def read_ap_credit_note_lines(self, payload: PurchaseLineFilterPayload = ..., **options: Unpack[RunOptions]) -> ApInvoiceLinesListResult:
        """Reads single lines of AP credit notes with their header columns, with optional filters."""
    def get_ap_credit_note(self, payload: GetDocumentPayload, **options: Unpack[RunOptions]) -> Union[ApCreditNoteGetResult, PurchaseReturnGetResult]:
        """Returns one AP credit note in full: fields, lines, settlements, links, postings and the fields that can be edited."""
    def validate_ap_credit_note(self, payload: ApCreditNoteCreatePayload = ..., **options: Unpack[RunOptions]) -> ArInvoiceValidateResult:
        """Runs create-ap-credit-note without saving. The result shows totals, postings and warnings."""
    def create_ap_credit_note(self, payload: ApCreditNoteCreatePayload = ..., **options: Unpack[RunOptions]) -> ApCreditNoteSavedResult:
        """Creates an AP credit note. Credit from a supplier straight to ledger accounts: we owe less, and the accounts are credited."""
    def update_ap_credit_note(self, payload: ApCreditNoteUpdatePayload, **options: Unpack[RunOptions]) -> ApCreditNoteUpdatedResult:
        """Changes an existing AP credit note. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def void_ap_credit_note(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> ApCreditNoteSavedResult:
        """Voids an AP credit note. Its postings, stock movements and settlements are removed, and its number stays in the audit trail."""
    def delete_ap_credit_note(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> ApCreditNoteSavedResult:
        """Voids the AP credit note. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed."""
    def list_ap_debit_notes(self, payload: DocumentListDocNoCreditorCodeSettledPayload = ..., **options: Unpack[RunOptions]) -> DocumentListResult:
        """Lists the AP debit notes of the account book, newest first, with party, totals, outstanding amount and status."""
    def read_ap_debit_note_lines(self, payload: PurchaseLineFilterPayload = ..., **options: Unpack[RunOptions]) -> ApDebitNoteLinesListResult:
        """Reads single lines of AP debit notes with their header columns, with optional filters."""
    def get_ap_debit_note(self, payload: GetDocumentPayload, **options: Unpack[RunOptions]) -> ApDebitNoteGetResult:
        """Returns one AP debit note in full: fields, lines, settlements, links, postings and the fields that can be edited."""
    def validate_ap_debit_note(self, payload: ApDebitNoteCreatePayload = ..., **options: Unpack[RunOptions]) -> ArInvoiceValidateResult:
        """Runs create-ap-debit-note without saving. The result shows totals, postings and warnings."""
    def create_ap_debit_note(self, payload: ApDebitNoteCreatePayload = ..., **options: Unpack[RunOptions]) -> ApDebitNoteSavedResult:
        """Creates an AP debit note. A further charge of a supplier straight to ledger accounts: the accounts are debited and we owe more."""
    def update_ap_debit_note(self, payload: ApDebitNoteUpdatePayload, **options: Unpack[RunOptions]) -> ApDebitNoteUpdatedResult:
        """Changes an existing AP debit note. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def void_ap_debit_note(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> ApDebitNoteSavedResult:
        """Voids an AP debit note. Its postings, stock movements and settlements are removed, and its number stays in the audit trail."""
    def delete_ap_debit_note(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> ApDebitNoteSavedResult:
        """Voids the AP debit note. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed."""
    def list_ap_deposits(self, payload: DocumentListDocNoCreditorCodeSettledPayload = ..., **options: Unpack[RunOptions]) -> DocumentListResult:
        """Lists the AP deposits of the account book, newest first, with party, totals, outstanding amount and status."""
    def get_ap_deposit(self, payload: GetDocumentPayload, **options: Unpack[RunOptions]) -> ApDepositGetResult:
        """Returns one AP deposit in full: fields, lines, settlements, links, postings and the fields that can be edited."""
    def validate_ap_deposit(self, payload: ApDepositCreatePayload, **options: Unpack[RunOptions]) -> ArPaymentValidateResult:
        """Runs create-ap-deposit without saving. The result shows totals, postings and warnings."""
    def read_ap_outstanding(self, payload: ReadApOutstandingPayload = ..., **options: Unpack[RunOptions]) -> ApOutstandingResult:
        """Shows what each supplier has open: the total, what is not yet due, what is overdue and what is unapplied."""
    def read_creditors(self, payload: ReadCreditorsPayload = ..., **options: Unpack[RunOptions]) -> CreditorListResult:
        """Lists the active suppliers of the account book with code, name, currency, credit term and contact."""
    def get_creditor_detail(self, payload: CreditorSelectPayload, **options: Unpack[RunOptions]) -> CreditorDetailResult:
        """Returns one supplier with addresses, branches, currency, credit term, tax entity, user-defined fields and balance."""
    def read_items(self, payload: ItemFilterPayload = ..., **options: Unpack[RunOptions]) -> ItemListResult:
        """Lists the items that can be used in new documents, with units, prices, tax codes, group and costing method."""
    def read_items_all(self, payload: ItemFilterPayload = ..., **options: Unpack[RunOptions]) -> ItemListResult:
        """Lists every item of the account book, deactivated ones included."""
    def export_items(self, payload: ExportItemsPayload = ..., **options: Unpack[RunOptions]) -> ItemExportResult:
        """Writes the items to a CSV file, one row per item and unit, for a spreadsheet or another system."""
    def get_stock_item_detail(self, payload: GetStockItemDetailPayload, **options: Unpack[RunOptions]) -> ItemDetailResult:
        """Returns one item in full: master data, units, prices, what is on hand at each location and its last cost."""
    def read_locations(self, payload: ReadLocationsPayload = ..., **options: Unpack[RunOptions]) -> LocationActiveResult:
        """Lists the exact codes of the active stock locations."""
    def read_stock_detail_lines(self, payload: StockDetailFilterPayload = ..., **options: Unpack[RunOptions]) -> StockMovesResult:
        """Reads every single movement of stock, whatever document caused it: quantity, unit cost, value, location and document."""
    def read_stock_movement(self, payload: ReadStockMovementPayload = ..., **options: Unpack[RunOptions]) -> StockMovementsResult:
        """Shows, per item and location, what was there at the start, what came in, what went out and what is left, in quantity and value."""
    def stock_balance(self, payload: StockBalancePayload = ..., **options: Unpack[RunOptions]) -> StockBalancesResult:
        """Shows what is on hand at the end of a day, per item, location and batch, with unit cost and value."""
    def read_stock_update_cost_lines(self, payload: StockLineFilterPayload = ..., **options: Unpack[RunOptions]) -> StockUpdateCostLinesListResult:
        """Reads single lines of stock update costs with their header columns, with optional filters."""
    def list_stock_item_brands(self, payload: RecordListStockItemBrandPayload = ..., **options: Unpack[RunOptions]) -> StockItemBrandListResult:
        """Lists the item brands of the account book with their main fields."""
    def get_stock_item_brand(self, payload: GetStockItemBrandPayload, **options: Unpack[RunOptions]) -> StockItemBrandGetResult:
        """Returns one item brand in full, with the fields that can be edited."""
    def create_stock_item_brand(self, payload: StockItemBrandCreatePayload, **options: Unpack[RunOptions]) -> StockItemBrandSavedResult:
        """Creates an item brand. Brands sort items in lists and reports; they post nothing."""
    def update_stock_item_brand(self, payload: StockItemBrandUpdatePayload, **options: Unpack[RunOptions]) -> StockItemBrandUpdatedResult:
        """Changes an existing item brand. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def list_stock_item_categories(self, payload: RecordListStockItemCategoryPayload = ..., **options: Unpack[RunOptions]) -> StockItemCategoryListResult:
        """Lists the item categories of the account book with their main fields."""
    def get_stock_item_category(self, payload: GetStockItemCategoryPayload, **options: Unpack[RunOptions]) -> StockItemCategoryGetResult:
        """Returns one item category in full, with the fields that can be edited."""
    def create_stock_item_category(self, payload: StockItemCategoryCreatePayload, **options: Unpack[RunOptions]) -> StockItemCategorySavedResult:
        """Creates an item category. Categories sort items in lists and reports; they post nothing."""
    def update_stock_item_category(self, payload: StockItemCategoryUpdatePayload, **options: Unpack[RunOptions]) -> StockItemCategoryUpdatedResult:
        """Changes an existing item category. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def list_stock_item_groups(self, payload: RecordListStockItemGroupPayload = ..., **options: Unpack[RunOptions]) -> StockItemGroupListResult:
        """Lists the item groups of the account book with their main fields."""
    def get_stock_item_group(self, payload: GetStockItemGroupPayload, **options: Unpack[RunOptions]) -> StockItemGroupGetResult:
        """Returns one item group in full, with the fields that can be edited."""
    def create_stock_item_group(self, payload: StockItemGroupCreatePayload, **options: Unpack[RunOptions]) -> StockItemGroupSavedResult:
        """Creates an item group. A group decides to which accounts its items post: sales, returns, purchases, stock and cost of goods sold."""
    def update_stock_item_group(self, payload: StockItemGroupUpdatePayload, **options: Unpack[RunOptions]) -> StockItemGroupUpdatedResult:
        """Changes an existing item group. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def list_stock_item_types(self, payload: RecordListStockItemTypePayload = ..., **options: Unpack[RunOptions]) -> StockItemTypeListResult:
        """Lists the item types of the account book with their main fields."""
    def get_stock_item_type(self, payload: GetStockItemTypePayload, **options: Unpack[RunOptions]) -> StockItemTypeGetResult:
        """Returns one item type in full, with the fields that can be edited."""
    def create_stock_item_type(self, payload: StockItemTypeCreatePayload, **options: Unpack[RunOptions]) -> StockItemTypeSavedResult:
        """Creates an item type. Types separate trading goods, finished goods and services in lists and reports. They have no effect on postings."""
    def update_stock_item_type(self, payload: StockItemTypeUpdatePayload, **options: Unpack[RunOptions]) -> StockItemTypeUpdatedResult:
        """Changes an existing item type. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def list_stock_update_costs(self, payload: DocumentListDocNoPayload = ..., **options: Unpack[RunOptions]) -> StockDocumentListResult:
        """Lists the stock update costs of the account book, newest first, with party, totals, outstanding amount and status."""
    def get_stock_update_cost(self, payload: GetDocumentPayload, **options: Unpack[RunOptions]) -> StockUpdateCostGetResult:
        """Returns one stock update cost in full: fields, lines, settlements, links, postings and the fields that can be edited."""
    def validate_stock_update_cost(self, payload: StockUpdateCostCreatePayload, **options: Unpack[RunOptions]) -> StockUpdateCostValidateResult:
        """Runs create-stock-update-cost without saving. The result shows totals, postings and warnings."""
    def create_stock_update_cost(self, payload: StockUpdateCostCreatePayload, **options: Unpack[RunOptions]) -> StockUpdateCostSavedResult:
        """Creates a stock update cost. Gives stock on hand a new unit cost: its value changes, its quantity does not, and the difference goes to stock cost adjustment."""
    def update_stock_update_cost(self, payload: StockUpdateCostUpdatePayload, **options: Unpack[RunOptions]) -> StockUpdateCostUpdatedResult:
        """Changes an existing stock update cost. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def void_stock_update_cost(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> StockUpdateCostSavedResult:
        """Voids a stock update cost. Its postings, stock movements and settlements are removed, and its number stays in the audit trail."""
    def delete_stock_update_cost(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> StockUpdateCostSavedResult:
        """Voids the stock update cost. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed."""
    def list_stock_adjustments(self, payload: DocumentListDocNoPayload = ..., **options: Unpack[RunOptions]) -> StockDocumentListResult:
        """Lists the stock adjustments of the account book, newest first, with party, totals, outstanding amount and status."""
    def read_stock_adjustment_lines(self, payload: StockLineFilterPayload = ..., **options: Unpack[RunOptions]) -> StockAdjustmentLinesListResult:
        """Reads single lines of stock adjustments with their header columns, with optional filters."""
    def get_stock_adjustment(self, payload: GetDocumentPayload, **options: Unpack[RunOptions]) -> StockAdjustmentGetResult:
        """Returns one stock adjustment in full: fields, lines, settlements, links, postings and the fields that can be edited."""
    def validate_stock_adjustment(self, payload: StockAdjustmentCreatePayload, **options: Unpack[RunOptions]) -> StockAdjustmentValidateResult:
        """Runs create-stock-adjustment without saving. The result shows totals, postings and warnings."""
    def create_stock_adjustment(self, payload: StockAdjustmentCreatePayload, **options: Unpack[RunOptions]) -> StockAdjustmentSavedResult:
        """Creates a stock adjustment. Increases or decreases the stock on hand. The value is posted to stock adjustments."""
    def update_stock_adjustment(self, payload: StockAdjustmentUpdatePayload, **options: Unpack[RunOptions]) -> StockAdjustmentUpdatedResult:
        """Changes an existing stock adjustment. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def void_stock_adjustment(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> StockAdjustmentSavedResult:
        """Voids a stock adjustment. Its postings, stock movements and settlements are removed, and its number stays in the audit trail."""
    def delete_stock_adjustment(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> StockAdjustmentSavedResult:
        """Voids the stock adjustment. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed."""
    def list_stock_receives(self, payload: DocumentListDocNoPayload = ..., **options: Unpack[RunOptions]) -> StockDocumentListResult:
        """Lists the stock receives of the account book, newest first, with party, totals, outstanding amount and status."""
    def read_stock_receive_lines(self, payload: StockLineFilterPayload = ..., **options: Unpack[RunOptions]) -> StockAdjustmentLinesListResult:
        """Reads single lines of stock receives with their header columns, with optional filters."""
    def get_stock_receive(self, payload: GetDocumentPayload, **options: Unpack[RunOptions]) -> StockAdjustmentGetResult:
        """Returns one stock receive in full: fields, lines, settlements, links, postings and the fields that can be edited."""
    def validate_stock_receive(self, payload: StockReceiveCreatePayload, **options: Unpack[RunOptions]) -> StockAdjustmentValidateResult:
        """Runs create-stock-receive without saving. The result shows totals, postings and warnings."""
    def create_stock_receive(self, payload: StockReceiveCreatePayload, **options: Unpack[RunOptions]) -> StockAdjustmentSavedResult:
        """Creates a stock receive. Takes goods into stock that no purchase brought in, at the cost you give: opening stock, finds, gifts."""
    def update_stock_receive(self, payload: StockReceiveUpdatePayload, **options: Unpack[RunOptions]) -> StockAdjustmentUpdatedResult:
        """Changes an existing stock receive. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def void_stock_receive(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> StockAdjustmentSavedResult:
        """Voids a stock receive. Its postings, stock movements and settlements are removed, and its number stays in the audit trail."""
    def delete_stock_receive(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> StockAdjustmentSavedResult:
        """Voids the stock receive. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed."""
    def list_stock_issues(self, payload: DocumentListDocNoPayload = ..., **options: Unpack[RunOptions]) -> StockDocumentListResult:
        """Lists the stock issues of the account book, newest first, with party, totals, outstanding amount and status."""
    def read_stock_issue_lines(self, payload: StockLineFilterPayload = ..., **options: Unpack[RunOptions]) -> StockAdjustmentLinesListResult:
        """Reads single lines of stock issues with their header columns, with optional filters."""
    def get_stock_issue(self, payload: GetDocumentPayload, **options: Unpack[RunOptions]) -> StockAdjustmentGetResult:
        """Returns one stock issue in full: fields, lines, settlements, links, postings and the fields that can be edited."""
    def validate_stock_issue(self, payload: StockIssueCreatePayload, **options: Unpack[RunOptions]) -> StockAdjustmentValidateResult:
        """Runs create-stock-issue without saving. The result shows totals, postings and warnings."""
    def create_stock_issue(self, payload: StockIssueCreatePayload, **options: Unpack[RunOptions]) -> StockAdjustmentSavedResult:
        """Creates a stock issue. Takes goods out of stock for use in the business itself; their cost becomes an expense."""
    def update_stock_issue(self, payload: StockIssueUpdatePayload, **options: Unpack[RunOptions]) -> StockAdjustmentUpdatedResult:
        """Changes an existing stock issue. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def void_stock_issue(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> StockAdjustmentSavedResult:
        """Voids a stock issue. Its postings, stock movements and settlements are removed, and its number stays in the audit trail."""
    def delete_stock_issue(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> StockAdjustmentSavedResult:
        """Voids the stock issue. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed."""
    def list_stock_transfers(self, payload: DocumentListDocNoPayload = ..., **options: Unpack[RunOptions]) -> StockDocumentListResult:
        """Lists the stock transfers of the account book, newest first, with party, totals, outstanding amount and status."""
    def read_stock_transfer_lines(self, payload: StockLineFilterPayload = ..., **options: Unpack[RunOptions]) -> StockTransferLinesListResult:
        """Reads single lines of stock transfers with their header columns, with optional filters."""
    def get_stock_transfer(self, payload: GetDocumentPayload, **options: Unpack[RunOptions]) -> StockTransferGetResult:
        """Returns one stock transfer in full: fields, lines, settlements, links, postings and the fields that can be edited."""
    def validate_stock_transfer(self, payload: StockTransferCreatePayload, **options: Unpack[RunOptions]) -> StockTransferValidateResult:
        """Runs create-stock-transfer without saving. The result shows totals, postings and warnings."""
    def create_stock_transfer(self, payload: StockTransferCreatePayload, **options: Unpack[RunOptions]) -> StockTransferSavedResult:
        """Creates a stock transfer. Moves goods from one location to another at their cost; the ledger is not touched."""
    def update_stock_transfer(self, payload: StockTransferUpdatePayload, **options: Unpack[RunOptions]) -> StockTransferUpdatedResult:
        """Changes an existing stock transfer. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def void_stock_transfer(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> StockTransferSavedResult:
        """Voids a stock transfer. Its postings, stock movements and settlements are removed, and its number stays in the audit trail."""
    def delete_stock_transfer(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> StockTransferSavedResult:
        """Voids the stock transfer. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed."""
    def list_stock_takes(self, payload: DocumentListDocNoPayload = ..., **options: Unpack[RunOptions]) -> StockDocumentListResult:
        """Lists the stock takes of the account book, newest first, with party, totals, outstanding amount and status."""
    def read_stock_take_lines(self, payload: StockLineFilterPayload = ..., **options: Unpack[RunOptions]) -> StockTakeLinesListResult:
        """Reads single lines of stock takes with their header columns, with optional filters."""
    def get_stock_take(self, payload: GetDocumentPayload, **options: Unpack[RunOptions]) -> StockTakeGetResult:
        """Returns one stock take in full: fields, lines, settlements, links, postings and the fields that can be edited."""
    def validate_stock_take(self, payload: StockTakeCreatePayload, **options: Unpack[RunOptions]) -> StockTakeValidateResult:
        """Runs create-stock-take without saving. The result shows totals, postings and warnings."""
    def create_stock_take(self, payload: StockTakeCreatePayload, **options: Unpack[RunOptions]) -> StockTakeSavedResult:
        """Creates a stock take. A count of what is really there: the difference to the book at the end of that day is adjusted."""
    def update_stock_take(self, payload: StockTakeUpdatePayload, **options: Unpack[RunOptions]) -> StockTakeUpdatedResult:
        """Changes an existing stock take. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def void_stock_take(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> StockTakeSavedResult:
        """Voids a stock take. Its postings, stock movements and settlements are removed, and its number stays in the audit trail."""
    def delete_stock_take(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> StockTakeSavedResult:
        """Voids the stock take. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed."""
    def list_stock_write_offs(self, payload: DocumentListDocNoPayload = ..., **options: Unpack[RunOptions]) -> StockDocumentListResult:
        """Lists the stock write-offs of the account book, newest first, with party, totals, outstanding amount and status."""
    def read_stock_write_off_lines(self, payload: StockLineFilterPayload = ..., **options: Unpack[RunOptions]) -> StockAdjustmentLinesListResult:
        """Reads single lines of stock write-offs with their header columns, with optional filters."""
    def get_stock_write_off(self, payload: GetDocumentPayload, **options: Unpack[RunOptions]) -> StockAdjustmentGetResult:
        """Returns one stock write-off in full: fields, lines, settlements, links, postings and the fields that can be edited."""
    def validate_stock_write_off(self, payload: StockIssueCreatePayload, **options: Unpack[RunOptions]) -> StockAdjustmentValidateResult:
        """Runs create-stock-write-off without saving. The result shows totals, postings and warnings."""
    def create_stock_write_off(self, payload: StockIssueCreatePayload, **options: Unpack[RunOptions]) -> StockAdjustmentSavedResult:
        """Creates a stock write-off. Takes lost, spoiled or broken goods out of stock; their cost becomes a loss."""
    def update_stock_write_off(self, payload: StockIssueUpdatePayload, **options: Unpack[RunOptions]) -> StockAdjustmentUpdatedResult:
        """Changes an existing stock write-off. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def void_stock_write_off(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> StockAdjustmentSavedResult:
        """Voids a stock write-off. Its postings, stock movements and settlements are removed, and its number stays in the audit trail."""
    def delete_stock_write_off(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> StockAdjustmentSavedResult:
        """Voids the stock write-off. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed."""
    def list_stock_uom_conversions(self, payload: DocumentListDocNoPayload = ..., **options: Unpack[RunOptions]) -> StockDocumentListResult:
        """Lists the stock UOM conversions of the account book, newest first, with party, totals, outstanding amount and status."""
    def read_stock_uom_conversion_lines(self, payload: StockLineFilterPayload = ..., **options: Unpack[RunOptions]) -> StockUomConversionLinesListResult:
        """Reads single lines of stock UOM conversions with their header columns, with optional filters."""
    def get_stock_uom_conversion(self, payload: GetDocumentPayload, **options: Unpack[RunOptions]) -> StockUomConversionGetResult:
        """Returns one stock UOM conversion in full: fields, lines, settlements, links, postings and the fields that can be edited."""
    def validate_stock_uom_conversion(self, payload: StockUomConversionCreatePayload, **options: Unpack[RunOptions]) -> StockUomConversionValidateResult:
        """Runs create-stock-uom-conversion without saving. The result shows totals, postings and warnings."""
    def create_stock_uom_conversion(self, payload: StockUomConversionCreatePayload, **options: Unpack[RunOptions]) -> StockUomConversionSavedResult:
        """Creates a stock UOM conversion. Opens boxes or packs them: one unit of an item becomes another at the same place, quantity in base units and value unchanged."""
    def update_stock_uom_conversion(self, payload: StockUomConversionUpdatePayload, **options: Unpack[RunOptions]) -> StockUomConversionUpdatedResult:
        """Changes an existing stock UOM conversion. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def void_stock_uom_conversion(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> StockUomConversionSavedResult:
        """Voids a stock UOM conversion. Its postings, stock movements and settlements are removed, and its number stays in the audit trail."""
    def delete_stock_uom_conversion(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> StockUomConversionSavedResult:
        """Voids the stock UOM conversion. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed."""
    def list_item_packages(self, payload: RecordListItemPackagePayload = ..., **options: Unpack[RunOptions]) -> ItemPackageListResult:
        """Lists the item packages of the account book with their main fields."""
    def get_item_package(self, payload: GetItemPackagePayload, **options: Unpack[RunOptions]) -> ItemPackageGetResult:
        """Returns one item package in full, with the fields that can be edited."""
    def validate_item_package(self, payload: ItemPackageCreatePayload, **options: Unpack[RunOptions]) -> ItemPackageValidateResult:
        """Runs all checks of create-item-package without saving."""
    def create_item_package(self, payload: ItemPackageCreatePayload, **options: Unpack[RunOptions]) -> ItemPackageSavedResult:
        """Creates an item package. Several items sold together under one code and one price. It is no stock item itself: a sale breaks it into its components."""
    def update_item_package(self, payload: ItemPackageUpdatePayload, **options: Unpack[RunOptions]) -> ItemPackageUpdatedResult:
        """Changes an existing item package. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def void_item_package(self, payload: WithdrawItemPackagePayload, **options: Unpack[RunOptions]) -> ItemPackageSavedResult:
        """Deactivates an item package. Its history stays, and new documents cannot use it."""
    def delete_item_package(self, payload: WithdrawItemPackagePayload, **options: Unpack[RunOptions]) -> RecordDeletedResult:
        """Deletes an item package that was never used."""
    def list_bom_items(self, payload: RecordListItemBomPayload = ..., **options: Unpack[RunOptions]) -> ItemBomListResult:
        """Lists the item BOMs of the account book with their main fields."""
    def get_item_bom(self, payload: GetItemBomPayload, **options: Unpack[RunOptions]) -> ItemBomGetResult:
        """Returns one item BOM in full, with the fields that can be edited."""
    def validate_item_bom(self, payload: ItemBomCreatePayload, **options: Unpack[RunOptions]) -> ItemBomValidateResult:
        """Runs all checks of create-item-bom without saving."""
    def create_item_bom(self, payload: ItemBomCreatePayload, **options: Unpack[RunOptions]) -> ItemBomSavedResult:
        """Creates an item BOM. The bill of materials lists the components of one finished good. Assemblies use it."""
    def update_item_bom(self, payload: ItemBomUpdatePayload, **options: Unpack[RunOptions]) -> ItemBomUpdatedResult:
        """Changes an existing item BOM. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def void_item_bom(self, payload: WithdrawItemBomPayload, **options: Unpack[RunOptions]) -> ItemBomSavedResult:
        """Deactivates an item BOM. Its history stays, and new documents cannot use it."""
    def delete_item_bom(self, payload: WithdrawItemBomPayload, **options: Unpack[RunOptions]) -> RecordDeletedResult:
        """Deletes an item BOM that was never used."""
    def list_stock_assemblies(self, payload: DocumentListDocNoPayload = ..., **options: Unpack[RunOptions]) -> StockDocumentListResult:
        """Lists the stock assemblies of the account book, newest first, with party, totals, outstanding amount and status."""
    def get_stock_assembly(self, payload: GetDocumentPayload, **options: Unpack[RunOptions]) -> StockAssemblyGetResult:
        """Returns one stock assembly in full: fields, lines, settlements, links, postings and the fields that can be edited."""
    def validate_stock_assembly(self, payload: StockAssemblyCreatePayload = ..., **options: Unpack[RunOptions]) -> StockAssemblyValidateResult:
        """Runs create-stock-assembly without saving. The result shows totals, postings and warnings."""
    def create_stock_assembly(self, payload: StockAssemblyCreatePayload = ..., **options: Unpack[RunOptions]) -> StockAssemblySavedResult:
        """Creates a stock assembly. Makes finished goods: components leave stock, the finished good enters with their cost and the cost of assembling."""
    def update_stock_assembly(self, payload: StockAssemblyUpdatePayload, **options: Unpack[RunOptions]) -> StockAssemblyUpdatedResult:
        """Changes an existing stock assembly. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def void_stock_assembly(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> StockAssemblySavedResult:
        """Voids a stock assembly. Its postings, stock movements and settlements are removed, and its number stays in the audit trail."""
    def delete_stock_assembly(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> StockAssemblySavedResult:
        """Voids the stock assembly. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed."""
    def list_stock_assembly_orders(self, payload: DocumentListDocNoPayload = ..., **options: Unpack[RunOptions]) -> StockDocumentListResult:
        """Lists the stock assembly orders of the account book, newest first, with party, totals, outstanding amount and status."""
    def get_stock_assembly_order(self, payload: GetDocumentPayload, **options: Unpack[RunOptions]) -> StockAssemblyOrderGetResult:
        """Returns one stock assembly order in full: fields, lines, settlements, links, postings and the fields that can be edited."""
    def validate_stock_assembly_order(self, payload: StockAssemblyOrderCreatePayload, **options: Unpack[RunOptions]) -> StockAssemblyValidateResult:
        """Runs create-stock-assembly-order without saving. The result shows totals, postings and warnings."""
    def create_stock_assembly_order(self, payload: StockAssemblyOrderCreatePayload, **options: Unpack[RunOptions]) -> StockAssemblyOrderSavedResult:
        """Creates a stock assembly order. Plans the assembly of finished goods. It moves no stock and posts nothing until it is assembled."""
    def update_stock_assembly_order(self, payload: StockAssemblyUpdatePayload, **options: Unpack[RunOptions]) -> StockAssemblyOrderUpdatedResult:
        """Changes an existing stock assembly order. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def void_stock_assembly_order(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> StockAssemblyOrderSavedResult:
        """Voids a stock assembly order. Its postings, stock movements and settlements are removed, and its number stays in the audit trail."""
    def delete_stock_assembly_order(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> StockAssemblyOrderSavedResult:
        """Voids the stock assembly order. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed."""
    def list_stock_disassemblies(self, payload: DocumentListDocNoPayload = ..., **options: Unpack[RunOptions]) -> StockDocumentListResult:
        """Lists the stock disassemblies of the account book, newest first, with party, totals, outstanding amount and status."""
    def get_stock_disassembly(self, payload: GetDocumentPayload, **options: Unpack[RunOptions]) -> StockDisassemblyGetResult:
        """Returns one stock disassembly in full: fields, lines, settlements, links, postings and the fields that can be edited."""
    def validate_stock_disassembly(self, payload: StockDisassemblyCreatePayload, **options: Unpack[RunOptions]) -> StockAssemblyValidateResult:
        """Runs create-stock-disassembly without saving. The result shows totals, postings and warnings."""
    def create_stock_disassembly(self, payload: StockDisassemblyCreatePayload, **options: Unpack[RunOptions]) -> StockDisassemblySavedResult:
        """Creates a stock disassembly. Takes finished goods apart: they leave stock, and their cost is shared out over the components that come back."""
    def update_stock_disassembly(self, payload: StockDisassemblyUpdatePayload, **options: Unpack[RunOptions]) -> StockDisassemblyUpdatedResult:
        """Changes an existing stock disassembly. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def void_stock_disassembly(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> StockDisassemblySavedResult:
        """Voids a stock disassembly. Its postings, stock movements and settlements are removed, and its number stays in the audit trail."""
    def delete_stock_disassembly(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> StockDisassemblySavedResult:
        """Voids the stock disassembly. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed."""
    def create_location(self, payload: LocationCreatePayload, **options: Unpack[RunOptions]) -> LocationSavedResult:
        """Creates a location. A place where stock is kept: quantity and cost are held for each item at each location."""
    def update_location(self, payload: LocationUpdatePayload, **options: Unpack[RunOptions]) -> LocationUpdatedResult:
        """Changes an existing location. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def void_location(self, payload: WithdrawLocationPayload, **options: Unpack[RunOptions]) -> LocationSavedResult:
        """Deactivates a location. Its history stays, and new documents cannot use it."""
    def delete_location(self, payload: WithdrawLocationPayload, **options: Unpack[RunOptions]) -> RecordDeletedResult:
        """Deletes a location that was never used."""
    def read_chart_accounts(self, payload: ReadChartAccountsPayload = ..., **options: Unpack[RunOptions]) -> ChartResult:
        """Shows all GL accounts as a tree, with type, special role and balance."""
    def read_gl_account_balance(self, payload: ReadGlAccountBalancePayload = ..., **options: Unpack[RunOptions]) -> AccountBalancesResult:
        """Shows opening balance, debits, credits and closing balance of a period, of one account, of one party, or of every account: a trial balance."""
    def get_gl_account(self, payload: GetGlAccountPayload, **options: Unpack[RunOptions]) -> GlAccountGetResult:
        """Returns one GL account in full, with the fields that can be edited."""
    def create_fixed_asset_gl_accounts(self, payload: CreateFixedAssetGlAccountsPayload, **options: Unpack[RunOptions]) -> GlAccountFixedAssetResult:
        """Creates two linked accounts for a class of fixed assets: one for its cost, one for its accumulated depreciation."""
    def create_gl_account(self, payload: GlAccountCreatePayload, **options: Unpack[RunOptions]) -> GlAccountSavedResult:
        """Creates a GL account. A line of the chart of accounts that documents and journals can post to from now on."""
    def update_gl_account(self, payload: GlAccountUpdatePayload, **options: Unpack[RunOptions]) -> GlAccountUpdatedResult:
        """Changes an existing GL account. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def void_gl_account(self, payload: WithdrawGlAccountPayload, **options: Unpack[RunOptions]) -> GlAccountSavedResult:
        """Deactivates a GL account. Its history stays, and new documents cannot use it."""
    def delete_gl_account(self, payload: WithdrawGlAccountPayload, **options: Unpack[RunOptions]) -> RecordDeletedResult:
        """Deletes a GL account that was never used."""
    def list_journal_entries(self, payload: DocumentListDocNoDebtorCodeCreditorCodePayload = ..., **options: Unpack[RunOptions]) -> DocumentListResult:
        """Lists the journal entries of the account book, newest first, with party, totals, outstanding amount and status."""
    def get_journal_entry(self, payload: GetDocumentPayload, **options: Unpack[RunOptions]) -> JournalEntryGetResult:
        """Returns one journal entry in full: fields, lines, settlements, links, postings and the fields that can be edited."""
    def validate_journal_entry(self, payload: JournalEntryCreatePayload, **options: Unpack[RunOptions]) -> JournalEntryValidateResult:
        """Runs create-journal-entry without saving. The result shows totals, postings and warnings."""
    def create_journal_entry(self, payload: JournalEntryCreatePayload, **options: Unpack[RunOptions]) -> JournalEntrySavedResult:
        """Creates a journal entry. Debits and credits of your own, equal to the sen; a line that names a debtor or creditor makes an open item of that party."""
    def update_journal_entry(self, payload: JournalEntryUpdatePayload, **options: Unpack[RunOptions]) -> JournalEntryUpdatedResult:
        """Changes an existing journal entry. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def void_journal_entry(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> JournalEntrySavedResult:
        """Voids a journal entry. Its postings, stock movements and settlements are removed, and its number stays in the audit trail."""
    def delete_journal_entry(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> JournalEntrySavedResult:
        """Voids the journal entry. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed."""
    def list_gl_bank_cash_accounts(self, payload: ReadChartAccountsPayload = ..., **options: Unpack[RunOptions]) -> BankAccountsResult:
        """Lists the bank and cash accounts with currency and balance."""
    def list_gl_cash_book_documents(self, payload: ListGlCashBookDocumentsPayload = ..., **options: Unpack[RunOptions]) -> MoneyEntriesResult:
        """Lists every document that touched a bank or cash account, whatever its type: cash sales, payments, refunds, deposits, entries."""
    def list_gl_cash_book_entries(self, payload: ListGlCashBookEntriesPayload = ..., **options: Unpack[RunOptions]) -> DocumentListResult:
        """Lists the cash book entries of the account book, newest first, with party, totals, outstanding amount and status."""
    def get_gl_cash_book_entry(self, payload: GetGlCashBookEntryPayload, **options: Unpack[RunOptions]) -> GlCashBookEntryGetResult:
        """Returns one cash book entry in full: fields, lines, settlements, links, postings and the fields that can be edited."""
    def validate_gl_cash_book_payment(self, payload: CashBookEntryPayload, **options: Unpack[RunOptions]) -> GlCashBookPaymentValidateResult:
        """Runs create-gl-cash-book-payment without saving. The result shows totals, postings and warnings."""
    def validate_gl_cash_book_receipt(self, payload: CashBookEntryPayload, **options: Unpack[RunOptions]) -> GlCashBookPaymentValidateResult:
        """Runs create-gl-cash-book-receipt without saving. The result shows totals, postings and warnings."""
    def create_gl_cash_book_payment(self, payload: CashBookEntryPayload, **options: Unpack[RunOptions]) -> GlCashBookPaymentSavedResult:
        """Creates a cash book payment. Pays money from a bank or cash account. The lines show which expenses, accounts or parties it was for."""
    def create_gl_cash_book_receipt(self, payload: CashBookEntryPayload, **options: Unpack[RunOptions]) -> GlCashBookPaymentSavedResult:
        """Creates a cash book receipt. Receives money in a bank or cash account. The lines show which income, accounts or parties it came from."""
    def update_gl_cash_book_entry(self, payload: GlCashBookEntryUpdatePayload, **options: Unpack[RunOptions]) -> GlCashBookEntryUpdatedResult:
        """Changes an existing cash book entry. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def void_gl_cash_book_entry(self, payload: VoidGlCashBookEntryPayload, **options: Unpack[RunOptions]) -> GlCashBookPaymentSavedResult:
        """Voids a cash book entry. Its postings, stock movements and settlements are removed, and its number stays in the audit trail."""
    def delete_gl_cash_book_entry(self, payload: VoidGlCashBookEntryPayload, **options: Unpack[RunOptions]) -> GlCashBookPaymentSavedResult:
        """Voids the cash book entry. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed."""
    def read_gl_cash_flow_accounts(self, payload: ReadGlCashFlowAccountsPayload = ..., **options: Unpack[RunOptions]) -> CashFlowResult:
        """Shows how accounts moved in a period, by cash flow class: operating, investing, financing, cash and other. All classes together net to zero."""
    def list_gl_cheques(self, payload: ListGlCashBookDocumentsPayload = ..., **options: Unpack[RunOptions]) -> MoneyEntriesResult:
        """Lists cheques paid and received with number, date, amount, account, and whether a bank reconciliation has cleared them."""
    def read_payment_methods(self, payload: ReadPaymentMethodsPayload = ..., **options: Unpack[RunOptions]) -> PaymentMethodsResult:
        """Lists the active payment methods with payment type and account."""
    def list_gl_bank_reconciliation_uncleared(self, payload: ListGlBankReconciliationUnclearedPayload = ..., **options: Unpack[RunOptions]) -> UnclearedEntriesResult:
        """Lists the ledger lines of bank accounts that no live reconciliation has cleared: deposits in transit and payments not yet presented."""
    def list_gl_bank_reconciliations(self, payload: DocumentListDocNoPayload = ..., **options: Unpack[RunOptions]) -> DocumentListResult:
        """Lists the bank reconciliations of the account book, newest first, with party, totals, outstanding amount and status."""
    def get_gl_bank_reconciliation(self, payload: GetDocumentPayload, **options: Unpack[RunOptions]) -> GlBankReconciliationGetResult:
        """Returns one bank reconciliation in full: fields, lines, settlements, links, postings and the fields that can be edited."""
    def validate_gl_bank_reconciliation(self, payload: GlBankReconciliationCreatePayload, **options: Unpack[RunOptions]) -> GlBankReconciliationValidateResult:
        """Runs create-gl-bank-reconciliation without saving. The result shows totals, postings and warnings."""
    def create_gl_bank_reconciliation(self, payload: GlBankReconciliationCreatePayload, **options: Unpack[RunOptions]) -> GlBankReconciliationSavedResult:
        """Creates a bank reconciliation. Ticks the ledger lines that a bank statement confirms; it posts nothing, and the documents behind those lines are protected from then on."""
    def update_gl_bank_reconciliation(self, payload: GlBankReconciliationUpdatePayload, **options: Unpack[RunOptions]) -> GlBankReconciliationUpdatedResult:
        """Changes an existing bank reconciliation. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def void_gl_bank_reconciliation(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> GlBankReconciliationSavedResult:
        """Voids a bank reconciliation. Its postings, stock movements and settlements are removed, and its number stays in the audit trail."""
    def delete_gl_bank_reconciliation(self, payload: WithdrawDocumentPayload, **options: Unpack[RunOptions]) -> GlBankReconciliationSavedResult:
        """Voids the bank reconciliation. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed."""
    def list_acct_report_templates(self, payload: NoKnockOffsResult = ..., **options: Unpack[RunOptions]) -> ReportTemplatesResult:
        """Lists the templates that documents and statements can be printed with, by document type, and the reports of the book."""
    def sales_document_acct_pdf(self, payload: SalesDocumentAcctPdfPayload, **options: Unpack[RunOptions]) -> DocumentPdfResult:
        """Prints a sales document as PDF: company and customer, lines, tax summary, totals, amount in words, and the e-invoice link once it is valid."""
    def sales_invoice_acct_pdf(self, payload: SalesInvoiceAcctPdfPayload, **options: Unpack[RunOptions]) -> DocumentPdfResult:
        """Prints a sales invoice as PDF."""
    def sales_report_html(self, payload: SalesReportHtmlPayload = ..., **options: Unpack[RunOptions]) -> SalesReportResult:
        """Gives the sales of a period as an HTML file, grouped as you choose: quantity, net, tax, cost, profit and margin, credit notes against."""
    def purchase_document_acct_pdf(self, payload: PurchaseDocumentAcctPdfPayload, **options: Unpack[RunOptions]) -> DocumentPdfResult:
        """Prints a purchase document as PDF, ready to go to the supplier."""
    def stock_document_acct_pdf(self, payload: StockDocumentAcctPdfPayload, **options: Unpack[RunOptions]) -> DocumentPdfResult:
        """Prints a stock document as PDF, with items, quantities, locations and cost."""
    def arap_statement_acct_pdf(self, payload: PartyStatementPayload = ..., **options: Unpack[RunOptions]) -> Union[StatementPdfResult, ReportTrialBalanceResult, ReportProfitAndLossResult, ReportBalanceSheetResult, ReportCashFlowResult, ReportGeneralLedgerResult, ReportJournalResult, ReportAgedReceivablesResult, ReportAgedPayablesResult, ReportStockValuationResult, ReportSalesAnalysisResult, ReportSst02Result, ReportAuditTrailResult]:
        """Prints the statement of a customer or supplier as PDF, with aging, ready to be sent; with the template of a report, the aged receivables or any other report."""
    def creditor_statement_report(self, payload: CreditorStatementReportPayload, **options: Unpack[RunOptions]) -> StatementResult:
        """Returns the statement of a supplier as rows: opening, movements with running balance, closing, aging by month."""
    def debtor_statement_report(self, payload: DebtorStatementReportPayload, **options: Unpack[RunOptions]) -> StatementResult:
        """Returns the statement of a customer as rows: opening, movements with running balance, closing, aging by month."""
    def statement_report_html(self, payload: PartyStatementPayload = ..., **options: Unpack[RunOptions]) -> Union[StatementHtmlResult, ReportTrialBalanceResult, ReportProfitAndLossResult, ReportBalanceSheetResult, ReportCashFlowResult, ReportGeneralLedgerResult, ReportJournalResult, ReportAgedReceivablesResult, ReportAgedPayablesResult, ReportStockValuationResult, ReportSalesAnalysisResult, ReportSst02Result, ReportAuditTrailResult]:
        """Gives the statement of a customer or supplier as an HTML file, to show or to mail; with the template of a report, the trial balance, balance sheet or any other report."""
    def arap_document_acct_pdf(self, payload: ArapDocumentAcctPdfPayload, **options: Unpack[RunOptions]) -> DocumentPdfResult:
        """Prints an AR or AP document as PDF: an invoice, a note, an official receipt, a payment voucher, a refund, a deposit or a contra."""
    def gl_document_acct_pdf(self, payload: GlDocumentAcctPdfPayload = ..., **options: Unpack[RunOptions]) -> Union[DocumentPdfResult, ReportTrialBalanceResult, ReportProfitAndLossResult, ReportBalanceSheetResult, ReportCashFlowResult, ReportGeneralLedgerResult, ReportJournalResult, ReportAgedReceivablesResult, ReportAgedPayablesResult, ReportStockValuationResult, ReportSalesAnalysisResult, ReportSst02Result, ReportAuditTrailResult]:
        """Prints a journal entry, a cash book payment or a cash book receipt as PDF; with the template of a report, the trial balance, balance sheet or any other report."""
    def create_debtor(self, payload: DebtorCreatePayload, **options: Unpack[RunOptions]) -> DebtorSavedResult:
        """Creates a debtor. A customer, who can be quoted, invoiced and paid by from now on."""
    def update_debtor(self, payload: DebtorUpdatePayload, **options: Unpack[RunOptions]) -> DebtorUpdatedResult:
        """Changes an existing debtor. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def void_debtor(self, payload: WithdrawDebtorPayload, **options: Unpack[RunOptions]) -> DebtorSavedResult:
        """Deactivates a debtor. Its history stays, and new documents cannot use it."""
    def delete_debtor(self, payload: WithdrawDebtorPayload, **options: Unpack[RunOptions]) -> RecordDeletedResult:
        """Deletes a debtor that was never used."""
    def create_creditor(self, payload: CreditorCreatePayload, **options: Unpack[RunOptions]) -> CreditorSavedResult:
        """Creates a creditor. A supplier, who can be ordered from, invoiced by and paid from now on."""
    def update_creditor(self, payload: CreditorUpdatePayload, **options: Unpack[RunOptions]) -> CreditorUpdatedResult:
        """Changes an existing creditor. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def void_creditor(self, payload: WithdrawCreditorPayload, **options: Unpack[RunOptions]) -> CreditorSavedResult:
        """Deactivates a creditor. Its history stays, and new documents cannot use it."""
    def delete_creditor(self, payload: WithdrawCreditorPayload, **options: Unpack[RunOptions]) -> RecordDeletedResult:
        """Deletes a creditor that was never used."""
    def create_item(self, payload: ItemCreatePayload, **options: Unpack[RunOptions]) -> ItemSavedResult:
        """Creates an item. Something that is bought, kept or sold, with its units and prices."""
    def update_item(self, payload: ItemUpdatePayload, **options: Unpack[RunOptions]) -> ItemUpdatedResult:
        """Changes an existing item. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def void_item(self, payload: WithdrawItemPayload, **options: Unpack[RunOptions]) -> ItemSavedResult:
        """Deactivates an item. Its history stays, and new documents cannot use it."""
    def delete_item(self, payload: WithdrawItemPayload, **options: Unpack[RunOptions]) -> RecordDeletedResult:
        """Deletes an item that was never used."""
    def read_default_accounts(self, payload: NoKnockOffsResult = ..., **options: Unpack[RunOptions]) -> DefaultAccountsResult:
        """Shows which GL account the book uses for each role, such as sales, cost of goods sold, bank charges or rounding, when a document names none."""
    def change_debtor_code(self, payload: ChangeDebtorCodePayload, **options: Unpack[RunOptions]) -> CodeChangedResult:
        """Gives a debtor another code. Its documents, open items, branches and prices follow."""
    def change_creditor_code(self, payload: ChangeCreditorCodePayload, **options: Unpack[RunOptions]) -> CodeChangedResult:
        """Gives a creditor another code. Its documents, open items and branches follow."""
    def change_item_code(self, payload: ChangeItemCodePayload, **options: Unpack[RunOptions]) -> CodeChangedResult:
        """Gives an item another code. Document lines, stock, prices, packages and bills of material follow."""
    def change_gl_account_code(self, payload: ChangeGlAccountCodePayload, **options: Unpack[RunOptions]) -> CodeChangedResult:
        """Gives a GL account another code. Postings, defaults, payment methods and tax codes follow."""
    def change_project_code(self, payload: ChangeProjectCodePayload, **options: Unpack[RunOptions]) -> CodeChangedResult:
        """Gives a project another code. Documents and postings of the project follow."""
    def change_location_code(self, payload: ChangeLocationCodePayload, **options: Unpack[RunOptions]) -> CodeChangedResult:
        """Gives a location another code. Stock and document lines of the location follow."""
    def change_sales_agent_code(self, payload: ChangeSalesAgentCodePayload, **options: Unpack[RunOptions]) -> CodeChangedResult:
        """Gives a sales agent another code. Customers and documents of the agent follow."""
    def change_purchase_agent_code(self, payload: ChangePurchaseAgentCodePayload, **options: Unpack[RunOptions]) -> CodeChangedResult:
        """Gives a purchase agent another code. Suppliers and documents of the agent follow."""
    def einvoice_setting_get(self, payload: NoKnockOffsResult = ..., **options: Unpack[RunOptions]) -> EinvoiceSettingResult:
        """Shows how e-invoicing is set up: gateway, document version, start date, our TIN, and what is missing before you can submit."""
    def einvoice_status_list(self, payload: EinvoiceStatusListPayload = ..., **options: Unpack[RunOptions]) -> EinvoiceStatusesResult:
        """Lists submitted documents with status, uuid, validation link, errors and whether the buyer has asked to reject them."""
    def einvoice_consolidated_list(self, payload: EinvoiceConsolidatedListPayload = ..., **options: Unpack[RunOptions]) -> EinvoiceConsolidatedRowsResult:
        """Lists consolidated e-invoices with their sales, total, status and due date."""
    def einvoice_self_billed_list(self, payload: EinvoiceSelfBilledListPayload = ..., **options: Unpack[RunOptions]) -> EinvoiceSelfBilledRowsResult:
        """Lists e-invoices that we issue to ourselves for purchases, with their sources and status."""
    def einvoice_supplier_item_mapping_list(self, payload: EinvoiceSupplierItemMappingListPayload = ..., **options: Unpack[RunOptions]) -> SupplierItemMappingListResult:
        """Lists what suppliers call the things we buy, with our item, unit, account and tax code for each."""
    def einvoice_status_refresh(self, payload: EinvoiceStatusRefreshPayload = ..., **options: Unpack[RunOptions]) -> EinvoiceRefreshedResult:
        """Asks the gateway for the status of all Pending and Submitted e-invoices and stores it: Valid with its link, or Invalid with the errors."""
    def einvoice_supplier_item_mapping_update(self, payload: EinvoiceSupplierItemMappingUpdatePayload, **options: Unpack[RunOptions]) -> SupplierItemMappingSavedResult:
        """Changes the mapping of a supplier’s item to our item. Documents already imported do not change."""
    def einvoice_reject_request_sync(self, payload: EinvoiceRejectRequestSyncPayload = ..., **options: Unpack[RunOptions]) -> EinvoiceRejectRequestsResult:
        """Fetches what buyers have asked to reject and flags those documents; they stay Valid until you cancel them."""
    def einvoice_submit(self, payload: EinvoiceSubmitPayload, **options: Unpack[RunOptions]) -> EinvoiceSubmittedResult:
        """Builds the e-invoice of each document, checks it against the document, stores it and sends it to the e-invoice gateway of the book."""
    def einvoice_consolidated_create_draft(self, payload: EinvoiceConsolidatedCreateDraftPayload, **options: Unpack[RunOptions]) -> EinvoiceConsolidatedDraftedResult:
        """Gathers the month’s sales to buyers who asked for no e-invoice into drafts addressed to the general public, one per type, location and currency."""
    def einvoice_self_billed_create_draft(self, payload: EinvoiceSelfBilledCreateDraftPayload, **options: Unpack[RunOptions]) -> EinvoiceSelfBilledDraftedResult:
        """Drafts the e-invoices that we must issue ourselves, for purchases from foreign suppliers and others who issue none."""
    def einvoice_supplier_item_mapping_create(self, payload: EinvoiceSupplierItemMappingCreatePayload, **options: Unpack[RunOptions]) -> SupplierItemMappingSavedResult:
        """Says what a supplier’s item code or line text stands for with us, so that its e-invoices import without questions."""
    def einvoice_supplier_import_apply(self, payload: EinvoiceSupplierImportApplyPayload = ..., **options: Unpack[RunOptions]) -> Union[PurchaseInvoiceImportedResult, ApInvoiceImportedResult, PurchaseReturnImportedResult]:
        """Books a received e-invoice as a purchase invoice, cash purchase, AP invoice or purchase return, exactly as its preview showed it."""
    def einvoice_cancel(self, payload: EinvoiceCancelPayload, **options: Unpack[RunOptions]) -> EinvoiceCancelledResult:
        """Cancels a Valid e-invoice at the gateway and unlocks its document; the document itself is not voided."""
    def einvoice_supplier_import_preview(self, payload: EinvoiceSupplierImportPreviewPayload = ..., **options: Unpack[RunOptions]) -> EinvoiceImportPreviewResult:
        """Reads a received e-invoice, matches creditor and items, and shows the document it would become, what is still unknown, and a previewHash; nothing is saved."""
    def bulk_create(self, payload: BulkPayload, **options: Unpack[RunOptions]) -> BulkResultResult:
        """Runs up to 500 create commands of any kind in one command, in order."""
    def bulk_create_advanced_quotations(self, payload: BulkAdvancedQuotationsPayload, **options: Unpack[RunOptions]) -> BulkResultResult:
        """Creates up to 500 advanced quotations in one command; each row is the payload of create-advanced-quotation."""
    def bulk_create_ap_credit_notes(self, payload: BulkApCreditNotesPayload, **options: Unpack[RunOptions]) -> BulkResultResult:
        """Creates up to 500 ap credit notes in one command; each row is the payload of create-ap-credit-note."""
    def bulk_create_ap_debit_notes(self, payload: BulkApDebitNotesPayload, **options: Unpack[RunOptions]) -> BulkResultResult:
        """Creates up to 500 ap debit notes in one command; each row is the payload of create-ap-debit-note."""
    def bulk_create_ap_invoices(self, payload: BulkApInvoicesPayload, **options: Unpack[RunOptions]) -> BulkResultResult:
        """Creates up to 500 ap invoices in one command; each row is the payload of create-ap-invoice."""
    def bulk_create_ap_payments(self, payload: BulkApPaymentsPayload, **options: Unpack[RunOptions]) -> BulkResultResult:
        """Creates up to 500 ap payments in one command; each row is the payload of create-ap-payment."""
    def bulk_create_ap_refunds(self, payload: BulkApRefundsPayload, **options: Unpack[RunOptions]) -> BulkResultResult:
        """Creates up to 500 ap refunds in one command; each row is the payload of create-ap-refund."""
    def bulk_create_ar_credit_notes(self, payload: BulkArCreditNotesPayload, **options: Unpack[RunOptions]) -> BulkResultResult:
        """Creates up to 500 ar credit notes in one command; each row is the payload of create-ar-credit-note."""
    def bulk_create_ar_debit_notes(self, payload: BulkArDebitNotesPayload, **options: Unpack[RunOptions]) -> BulkResultResult:
        """Creates up to 500 ar debit notes in one command; each row is the payload of create-ar-debit-note."""
    def bulk_create_ar_invoices(self, payload: BulkArInvoicesPayload, **options: Unpack[RunOptions]) -> BulkResultResult:
        """Creates up to 500 ar invoices in one command; each row is the payload of create-ar-invoice."""
    def bulk_create_ar_payments(self, payload: BulkArPaymentsPayload, **options: Unpack[RunOptions]) -> BulkResultResult:
        """Creates up to 500 ar payments in one command; each row is the payload of create-ar-payment."""
    def bulk_create_ar_refunds(self, payload: BulkArRefundsPayload, **options: Unpack[RunOptions]) -> BulkResultResult:
        """Creates up to 500 ar refunds in one command; each row is the payload of create-ar-refund."""
    def bulk_create_arap_contras(self, payload: BulkArapContrasPayload, **options: Unpack[RunOptions]) -> BulkResultResult:
        """Creates up to 500 arap contras in one command; each row is the payload of create-arap-contra."""
    def bulk_create_cash_purchases(self, payload: BulkCashPurchasesPayload, **options: Unpack[RunOptions]) -> BulkResultResult:
        """Creates up to 500 cash purchases in one command; each row is the payload of create-cash-purchase."""
    def bulk_create_cash_sales(self, payload: BulkCashSalesPayload, **options: Unpack[RunOptions]) -> BulkResultResult:
        """Creates up to 500 cash sales in one command; each row is the payload of create-cash-sale."""
    def bulk_create_creditors(self, payload: BulkCreditorsPayload, **options: Unpack[RunOptions]) -> BulkResultResult:
        """Creates up to 500 creditors in one command; each row is the payload of create-creditor."""
    def bulk_create_debtors(self, payload: BulkDebtorsPayload, **options: Unpack[RunOptions]) -> BulkResultResult:
        """Creates up to 500 debtors in one command; each row is the payload of create-debtor."""
    def bulk_create_delivery_orders(self, payload: BulkDeliveryOrdersPayload, **options: Unpack[RunOptions]) -> BulkResultResult:
        """Creates up to 500 delivery orders in one command; each row is the payload of create-delivery-order."""
    def bulk_create_fixed_asset_gl_accounts(self, payload: BulkFixedAssetGlAccountsPayload, **options: Unpack[RunOptions]) -> BulkResultResult:
        """Creates up to 500 fixed asset gl accounts in one command; each row is the payload of create-fixed-asset-gl-accounts."""
    def bulk_create_general_addresses(self, payload: BulkGeneralAddressesPayload, **options: Unpack[RunOptions]) -> BulkResultResult:
        """Creates up to 500 general addresses in one command; each row is the payload of create-general-address."""
    def bulk_create_general_areas(self, payload: BulkGeneralAreasPayload, **options: Unpack[RunOptions]) -> BulkResultResult:
        """Creates up to 500 general areas in one command; each row is the payload of create-general-area."""
    def bulk_create_general_cn_types(self, payload: BulkGeneralCnTypesPayload, **options: Unpack[RunOptions]) -> BulkResultResult:
        """Creates up to 500 general cn types in one command; each row is the payload of create-general-cn-type."""
    def bulk_create_general_creditor_types(self, payload: BulkGeneralCreditorTypesPayload, **options: Unpack[RunOptions]) -> BulkResultResult:
        """Creates up to 500 general creditor types in one command; each row is the payload of create-general-creditor-type."""
    def bulk_create_general_currencies(self, payload: BulkGeneralCurrenciesPayload, **options: Unpack[RunOptions]) -> BulkResultResult:
        """Creates up to 500 general currencies in one command; each row is the payload of create-general-currency."""
    def bulk_create_general_debtor_types(self, payload: BulkGeneralDebtorTypesPayload, **options: Unpack[RunOptions]) -> BulkResultResult:
        """Creates up to 500 general debtor types in one command; each row is the payload of create-general-debtor-type."""
    def bulk_create_general_dn_types(self, payload: BulkGeneralDnTypesPayload, **options: Unpack[RunOptions]) -> BulkResultResult:
        """Creates up to 500 general dn types in one command; each row is the payload of create-general-dn-type."""
    def bulk_create_general_payment_methods(self, payload: BulkGeneralPaymentMethodsPayload, **options: Unpack[RunOptions]) -> BulkResultResult:
        """Creates up to 500 general payment methods in one command; each row is the payload of create-general-payment-method."""
    def bulk_create_general_price_categories(self, payload: BulkGeneralPriceCategoriesPayload, **options: Unpack[RunOptions]) -> BulkResultResult:
        """Creates up to 500 general price categories in one command; each row is the payload of create-general-price-category."""
    def bulk_create_general_projects(self, payload: BulkGeneralProjectsPayload, **options: Unpack[RunOptions]) -> BulkResultResult:
        """Creates up to 500 general projects in one command; each row is the payload of create-general-project."""
    def bulk_create_general_purchase_agents(self, payload: BulkGeneralPurchaseAgentsPayload, **options: Unpack[RunOptions]) -> BulkResultResult:
        """Creates up to 500 general purchase agents in one command; each row is the payload of create-general-purchase-agent."""
    def bulk_create_general_sales_agents(self, payload: BulkGeneralSalesAgentsPayload, **options: Unpack[RunOptions]) -> BulkResultResult:
        """Creates up to 500 general sales agents in one command; each row is the payload of create-general-sales-agent."""
    def bulk_create_general_shipping_methods(self, payload: BulkGeneralShippingMethodsPayload, **options: Unpack[RunOptions]) -> BulkResultResult:
        """Creates up to 500 general shipping methods in one command; each row is the payload of create-general-shipping-method."""
    def bulk_create_gl_accounts(self, payload: BulkGlAccountsPayload, **options: Unpack[RunOptions]) -> BulkResultResult:
        """Creates up to 500 gl accounts in one command; each row is the payload of create-gl-account."""
    def bulk_create_gl_cash_book_payments(self, payload: BulkGlCashBookPaymentsPayload, **options: Unpack[RunOptions]) -> BulkResultResult:
        """Creates up to 500 gl cash book payments in one command; each row is the payload of create-gl-cash-book-payment."""
    def bulk_create_gl_cash_book_receipts(self, payload: BulkGlCashBookReceiptsPayload, **options: Unpack[RunOptions]) -> BulkResultResult:
        """Creates up to 500 gl cash book receipts in one command; each row is the payload of create-gl-cash-book-receipt."""
    def bulk_create_goods_received_notes(self, payload: BulkGoodsReceivedNotesPayload, **options: Unpack[RunOptions]) -> BulkResultResult:
        """Creates up to 500 goods received notes in one command; each row is the payload of create-goods-received-note."""
    def bulk_create_item_boms(self, payload: BulkItemBomsPayload, **options: Unpack[RunOptions]) -> BulkResultResult:
        """Creates up to 500 item boms in one command; each row is the payload of create-item-bom."""
    def bulk_create_item_packages(self, payload: BulkItemPackagesPayload, **options: Unpack[RunOptions]) -> BulkResultResult:
        """Creates up to 500 item packages in one command; each row is the payload of create-item-package."""
    def bulk_create_items(self, payload: BulkItemsPayload, **options: Unpack[RunOptions]) -> BulkResultResult:
        """Creates up to 500 items in one command; each row is the payload of create-item."""
    def bulk_create_journal_entries(self, payload: BulkJournalEntriesPayload, **options: Unpack[RunOptions]) -> BulkResultResult:
        """Creates up to 500 journal entries in one command; each row is the payload of create-journal-entry."""
    def bulk_create_purchase_invoices(self, payload: BulkPurchaseInvoicesPayload, **options: Unpack[RunOptions]) -> BulkResultResult:
        """Creates up to 500 purchase invoices in one command; each row is the payload of create-purchase-invoice."""
    def bulk_create_purchase_orders(self, payload: BulkPurchaseOrdersPayload, **options: Unpack[RunOptions]) -> BulkResultResult:
        """Creates up to 500 purchase orders in one command; each row is the payload of create-purchase-order."""
    def bulk_create_purchase_returns(self, payload: BulkPurchaseReturnsPayload, **options: Unpack[RunOptions]) -> BulkResultResult:
        """Creates up to 500 purchase returns in one command; each row is the payload of create-purchase-return."""
    def bulk_create_quotations(self, payload: BulkQuotationsPayload, **options: Unpack[RunOptions]) -> BulkResultResult:
        """Creates up to 500 quotations in one command; each row is the payload of create-quotation."""
    def bulk_create_sales_credit_notes(self, payload: BulkSalesCreditNotesPayload, **options: Unpack[RunOptions]) -> BulkResultResult:
        """Creates up to 500 sales credit notes in one command; each row is the payload of create-sales-credit-note."""
    def bulk_create_sales_debit_notes(self, payload: BulkSalesDebitNotesPayload, **options: Unpack[RunOptions]) -> BulkResultResult:
        """Creates up to 500 sales debit notes in one command; each row is the payload of create-sales-debit-note."""
    def bulk_create_sales_invoices(self, payload: BulkSalesInvoicesPayload, **options: Unpack[RunOptions]) -> BulkResultResult:
        """Creates up to 500 sales invoices in one command; each row is the payload of create-sales-invoice."""
    def bulk_create_sales_orders(self, payload: BulkSalesOrdersPayload, **options: Unpack[RunOptions]) -> BulkResultResult:
        """Creates up to 500 sales orders in one command; each row is the payload of create-sales-order."""
    def bulk_create_stock_adjustments(self, payload: BulkStockAdjustmentsPayload, **options: Unpack[RunOptions]) -> BulkResultResult:
        """Creates up to 500 stock adjustments in one command; each row is the payload of create-stock-adjustment."""
    def bulk_create_stock_assemblies(self, payload: BulkStockAssembliesPayload, **options: Unpack[RunOptions]) -> BulkResultResult:
        """Creates up to 500 stock assemblies in one command; each row is the payload of create-stock-assembly."""
    def bulk_create_stock_assembly_orders(self, payload: BulkStockAssemblyOrdersPayload, **options: Unpack[RunOptions]) -> BulkResultResult:
        """Creates up to 500 stock assembly orders in one command; each row is the payload of create-stock-assembly-order."""
    def bulk_create_stock_disassemblies(self, payload: BulkStockDisassembliesPayload, **options: Unpack[RunOptions]) -> BulkResultResult:
        """Creates up to 500 stock disassemblies in one command; each row is the payload of create-stock-disassembly."""
    def bulk_create_stock_issues(self, payload: BulkStockIssuesPayload, **options: Unpack[RunOptions]) -> BulkResultResult:
        """Creates up to 500 stock issues in one command; each row is the payload of create-stock-issue."""
    def bulk_create_stock_receives(self, payload: BulkStockReceivesPayload, **options: Unpack[RunOptions]) -> BulkResultResult:
        """Creates up to 500 stock receives in one command; each row is the payload of create-stock-receive."""
    def bulk_create_stock_takes(self, payload: BulkStockTakesPayload, **options: Unpack[RunOptions]) -> BulkResultResult:
        """Creates up to 500 stock takes in one command; each row is the payload of create-stock-take."""
    def bulk_create_stock_transfers(self, payload: BulkStockTransfersPayload, **options: Unpack[RunOptions]) -> BulkResultResult:
        """Creates up to 500 stock transfers in one command; each row is the payload of create-stock-transfer."""
    def bulk_create_stock_uom_conversions(self, payload: BulkStockUomConversionsPayload, **options: Unpack[RunOptions]) -> BulkResultResult:
        """Creates up to 500 stock uom conversions in one command; each row is the payload of create-stock-uom-conversion."""
    def bulk_create_stock_update_costs(self, payload: BulkStockUpdateCostsPayload, **options: Unpack[RunOptions]) -> BulkResultResult:
        """Creates up to 500 stock update costs in one command; each row is the payload of create-stock-update-cost."""
    def bulk_create_stock_write_offs(self, payload: BulkStockWriteOffsPayload, **options: Unpack[RunOptions]) -> BulkResultResult:
        """Creates up to 500 stock write offs in one command; each row is the payload of create-stock-write-off."""
    def list_gst_processors(self, payload: TaxReturnListPayload = ..., **options: Unpack[RunOptions]) -> TaxReturnRowsResult:
        """Lists the GST returns, newest period first, with what is payable, what was paid and whether they are committed."""
    def get_gst_processor(self, payload: GetGstProcessorPayload, **options: Unpack[RunOptions]) -> TaxReturnGetResult:
        """Returns one GST return in full: its figures line by line, the documents behind each, and the payments made on it."""
    def create_gst_processor(self, payload: TaxReturnPayload, **options: Unpack[RunOptions]) -> TaxReturnSavedResult:
        """Creates a GST return. Totals the output and input tax of one taxable period. When it is committed, both are posted to GST control. The balance is payable or, if negative, refundable."""
    def update_gst_processor(self, payload: TaxReturnUpdatePayload, **options: Unpack[RunOptions]) -> TaxReturnSavedResult:
        """Changes an existing GST return. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def list_sst_processors(self, payload: TaxReturnListPayload = ..., **options: Unpack[RunOptions]) -> TaxReturnRowsResult:
        """Lists the SST returns, newest period first, with what is payable, what was paid and whether they are committed."""
    def get_sst_processor(self, payload: GetGstProcessorPayload, **options: Unpack[RunOptions]) -> TaxReturnGetResult:
        """Returns one SST return in full: its figures line by line, the documents behind each, and the payments made on it."""
    def create_sst_processor(self, payload: TaxReturnPayload, **options: Unpack[RunOptions]) -> TaxReturnSavedResult:
        """Creates an SST return. Gathers the sales and service tax that fell due in one taxable period, two months as a rule. Once committed, the tax due moves to SST control until it is paid."""
    def update_sst_processor(self, payload: TaxReturnUpdatePayload, **options: Unpack[RunOptions]) -> TaxReturnSavedResult:
        """Changes an existing SST return. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def list_tariff_codes(self, payload: RecordListTariffCodePayload = ..., **options: Unpack[RunOptions]) -> TariffCodeListResult:
        """Lists the tariff codes of the account book with their main fields."""
    def get_tariff_code(self, payload: GetTariffCodePayload, **options: Unpack[RunOptions]) -> TariffCodeGetResult:
        """Returns one tariff code in full, with the fields that can be edited."""
    def create_tariff_code(self, payload: TariffCodeCreatePayload, **options: Unpack[RunOptions]) -> TariffCodeSavedResult:
        """Creates a tariff code. A customs tariff heading that items refer to."""
    def update_tariff_code(self, payload: TariffCodeUpdatePayload, **options: Unpack[RunOptions]) -> TariffCodeUpdatedResult:
        """Changes an existing tariff code. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def list_tax_codes(self, payload: RecordListTaxCodePayload = ..., **options: Unpack[RunOptions]) -> TaxCodeListResult:
        """Lists the tax codes of the account book with their main fields."""
    def get_tax_code(self, payload: GetTaxCodePayload, **options: Unpack[RunOptions]) -> TaxCodeGetResult:
        """Returns one tax code in full, with the fields that can be edited."""
    def create_tax_code(self, payload: TaxCodeCreatePayload, **options: Unpack[RunOptions]) -> TaxCodeSavedResult:
        """Creates a tax code. A tax rate with its account, its field in the return and its validity dates. Document lines refer to it."""
    def update_tax_code(self, payload: TaxCodeUpdatePayload, **options: Unpack[RunOptions]) -> TaxCodeUpdatedResult:
        """Changes an existing tax code. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def list_tax_entities(self, payload: RecordListTaxEntityPayload = ..., **options: Unpack[RunOptions]) -> TaxEntityListResult:
        """Lists the tax entities of the account book with their main fields."""
    def get_tax_entity(self, payload: GetTaxEntityPayload, **options: Unpack[RunOptions]) -> TaxEntityGetResult:
        """Returns one tax entity in full, with the fields that can be edited."""
    def create_tax_entity(self, payload: TaxEntityCreatePayload, **options: Unpack[RunOptions]) -> TaxEntitySavedResult:
        """Creates a tax entity. The legal person behind debtors and creditors, as the tax authority knows it: TIN, identity and address for e-invoices."""
    def update_tax_entity(self, payload: TaxEntityUpdatePayload, **options: Unpack[RunOptions]) -> TaxEntityUpdatedResult:
        """Changes an existing tax entity. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def list_tax_types(self, payload: RecordListTaxTypePayload = ..., **options: Unpack[RunOptions]) -> TaxTypeListResult:
        """Lists the tax types of the account book with their main fields."""
    def get_tax_type(self, payload: GetTaxTypePayload, **options: Unpack[RunOptions]) -> TaxTypeGetResult:
        """Returns one tax type in full, with the fields that can be edited."""
    def create_tax_type(self, payload: TaxTypeCreatePayload, **options: Unpack[RunOptions]) -> TaxTypeSavedResult:
        """Creates a tax type. A kind of tax that tax codes belong to, such as sales tax or service tax."""
    def update_tax_type(self, payload: TaxTypeUpdatePayload, **options: Unpack[RunOptions]) -> TaxTypeUpdatedResult:
        """Changes an existing tax type. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def list_withholding_tax_codes(self, payload: RecordListWithholdingTaxCodePayload = ..., **options: Unpack[RunOptions]) -> WithholdingTaxCodeListResult:
        """Lists the withholding tax codes of the account book with their main fields."""
    def get_withholding_tax_code(self, payload: GetWithholdingTaxCodePayload, **options: Unpack[RunOptions]) -> WithholdingTaxCodeGetResult:
        """Returns one withholding tax code in full, with the fields that can be edited."""
    def create_withholding_tax_code(self, payload: WithholdingTaxCodeCreatePayload, **options: Unpack[RunOptions]) -> WithholdingTaxCodeSavedResult:
        """Creates a withholding tax code. A rate of tax that is kept back from a payment and remitted to the tax authority, or that a customer keeps back from us."""
    def update_withholding_tax_code(self, payload: WithholdingTaxCodeUpdatePayload, **options: Unpack[RunOptions]) -> WithholdingTaxCodeUpdatedResult:
        """Changes an existing withholding tax code. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def read_gst_settings(self, payload: NoKnockOffsResult = ..., **options: Unpack[RunOptions]) -> TaxSettingsResultResult:
        """Shows how GST is set up: registration, start date, period length, basis and accounts."""
    def read_sst_settings(self, payload: NoKnockOffsResult = ..., **options: Unpack[RunOptions]) -> TaxSettingsResultResult:
        """Shows how sales and service tax is set up: registration, start date, period length, basis and accounts."""
    def update_gst_settings(self, payload: TaxSettingsUpdatePayload, **options: Unpack[RunOptions]) -> TaxSettingsSavedResult:
        """Changes how GST is set up, under the strict contract."""
    def update_sst_settings(self, payload: TaxSettingsUpdatePayload, **options: Unpack[RunOptions]) -> TaxSettingsSavedResult:
        """Changes how sales and service tax is set up, under the strict contract."""
    def create_gst_payment(self, payload: TaxPaymentPayload, **options: Unpack[RunOptions]) -> GlCashBookPaymentSavedResult:
        """Pays a committed GST return or records its refund. GST control is settled against the bank."""
    def create_sst_payment(self, payload: TaxPaymentPayload, **options: Unpack[RunOptions]) -> GlCashBookPaymentSavedResult:
        """Pays a committed SST return: SST control is cleared against the bank, a penalty goes to expenses."""
    def merge_tax_entity(self, payload: MergeTaxEntityPayload, **options: Unpack[RunOptions]) -> CodeChangedResult:
        """Moves every debtor, creditor, document and draft of one tax entity to another of the same identity, then deletes the first."""
    def read_change_code_capabilities(self, payload: NoKnockOffsResult = ..., **options: Unpack[RunOptions]) -> ChangeCodeCapabilitiesResult:
        """Reports the build of the installed connector, which change and merge commands it supports, and the update contract it keeps."""
    def list_general_addresses(self, payload: RecordListGeneralAddressPayload = ..., **options: Unpack[RunOptions]) -> GeneralAddressListResult:
        """Lists the addresses of the account book with their main fields."""
    def get_general_address(self, payload: GetGeneralAddressPayload, **options: Unpack[RunOptions]) -> GeneralAddressGetResult:
        """Returns one address in full, with the fields that can be edited."""
    def validate_general_address(self, payload: GeneralAddressCreatePayload, **options: Unpack[RunOptions]) -> GeneralAddressValidateResult:
        """Runs all checks of create-general-address without saving."""
    def create_general_address(self, payload: GeneralAddressCreatePayload, **options: Unpack[RunOptions]) -> GeneralAddressSavedResult:
        """Creates an address. A place of your own, such as a warehouse or a branch, that documents can be sent from or delivered to."""
    def update_general_address(self, payload: GeneralAddressUpdatePayload, **options: Unpack[RunOptions]) -> GeneralAddressUpdatedResult:
        """Changes an existing address. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def void_general_address(self, payload: WithdrawGeneralAddressPayload, **options: Unpack[RunOptions]) -> GeneralAddressSavedResult:
        """Deactivates an address. Its history stays, and new documents cannot use it."""
    def delete_general_address(self, payload: WithdrawGeneralAddressPayload, **options: Unpack[RunOptions]) -> RecordDeletedResult:
        """Deletes an address that was never used."""
    def list_general_areas(self, payload: RecordListGeneralAddressPayload = ..., **options: Unpack[RunOptions]) -> GeneralAreaListResult:
        """Lists the areas of the account book with their main fields."""
    def get_general_area(self, payload: GetGeneralAddressPayload, **options: Unpack[RunOptions]) -> GeneralAreaGetResult:
        """Returns one area in full, with the fields that can be edited."""
    def validate_general_area(self, payload: GeneralAreaCreatePayload, **options: Unpack[RunOptions]) -> GeneralAreaValidateResult:
        """Runs all checks of create-general-area without saving."""
    def create_general_area(self, payload: GeneralAreaCreatePayload, **options: Unpack[RunOptions]) -> GeneralAreaSavedResult:
        """Creates an area. A region that customers and suppliers belong to, for reports by region."""
    def update_general_area(self, payload: GeneralAreaUpdatePayload, **options: Unpack[RunOptions]) -> GeneralAreaUpdatedResult:
        """Changes an existing area. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def void_general_area(self, payload: WithdrawGeneralAddressPayload, **options: Unpack[RunOptions]) -> GeneralAreaSavedResult:
        """Deactivates an area. Its history stays, and new documents cannot use it."""
    def delete_general_area(self, payload: WithdrawGeneralAddressPayload, **options: Unpack[RunOptions]) -> RecordDeletedResult:
        """Deletes an area that was never used."""
    def list_general_cn_types(self, payload: RecordListGeneralAddressPayload = ..., **options: Unpack[RunOptions]) -> GeneralCnTypeListResult:
        """Lists the credit note types of the account book with their main fields."""
    def get_general_cn_type(self, payload: GetGeneralAddressPayload, **options: Unpack[RunOptions]) -> GeneralCnTypeGetResult:
        """Returns one credit note type in full, with the fields that can be edited."""
    def validate_general_cn_type(self, payload: GeneralCnTypeCreatePayload, **options: Unpack[RunOptions]) -> GeneralCnTypeValidateResult:
        """Runs all checks of create-general-cn-type without saving."""
    def create_general_cn_type(self, payload: GeneralCnTypeCreatePayload, **options: Unpack[RunOptions]) -> GeneralCnTypeSavedResult:
        """Creates a credit note type. Why credit notes are given, and whether they bring goods back into stock."""
    def update_general_cn_type(self, payload: GeneralCnTypeUpdatePayload, **options: Unpack[RunOptions]) -> GeneralCnTypeUpdatedResult:
        """Changes an existing credit note type. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def void_general_cn_type(self, payload: WithdrawGeneralAddressPayload, **options: Unpack[RunOptions]) -> GeneralCnTypeSavedResult:
        """Deactivates a credit note type. Its history stays, and new documents cannot use it."""
    def delete_general_cn_type(self, payload: WithdrawGeneralAddressPayload, **options: Unpack[RunOptions]) -> RecordDeletedResult:
        """Deletes a credit note type that was never used."""
    def list_general_creditor_types(self, payload: RecordListGeneralAddressPayload = ..., **options: Unpack[RunOptions]) -> GeneralAreaListResult:
        """Lists the creditor types of the account book with their main fields."""
    def get_general_creditor_type(self, payload: GetGeneralAddressPayload, **options: Unpack[RunOptions]) -> GeneralAreaGetResult:
        """Returns one creditor type in full, with the fields that can be edited."""
    def validate_general_creditor_type(self, payload: GeneralAreaCreatePayload, **options: Unpack[RunOptions]) -> GeneralAreaValidateResult:
        """Runs all checks of create-general-creditor-type without saving."""
    def create_general_creditor_type(self, payload: GeneralAreaCreatePayload, **options: Unpack[RunOptions]) -> GeneralAreaSavedResult:
        """Creates a creditor type. A group of suppliers, for reports and choices."""
    def update_general_creditor_type(self, payload: GeneralAreaUpdatePayload, **options: Unpack[RunOptions]) -> GeneralAreaUpdatedResult:
        """Changes an existing creditor type. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def void_general_creditor_type(self, payload: WithdrawGeneralAddressPayload, **options: Unpack[RunOptions]) -> GeneralAreaSavedResult:
        """Deactivates a creditor type. Its history stays, and new documents cannot use it."""
    def delete_general_creditor_type(self, payload: WithdrawGeneralAddressPayload, **options: Unpack[RunOptions]) -> RecordDeletedResult:
        """Deletes a creditor type that was never used."""
    def list_general_currencies(self, payload: RecordListGeneralAddressPayload = ..., **options: Unpack[RunOptions]) -> GeneralCurrencyListResult:
        """Lists the currencies of the account book with their main fields."""
    def get_general_currency(self, payload: GetGeneralAddressPayload, **options: Unpack[RunOptions]) -> GeneralCurrencyGetResult:
        """Returns one currency in full, with the fields that can be edited."""
    def validate_general_currency(self, payload: GeneralCurrencyCreatePayload, **options: Unpack[RunOptions]) -> GeneralCurrencyValidateResult:
        """Runs all checks of create-general-currency without saving."""
    def create_general_currency(self, payload: GeneralCurrencyCreatePayload, **options: Unpack[RunOptions]) -> GeneralCurrencySavedResult:
        """Creates a currency. A foreign currency with its rate to the base currency. Documents use the rate that is valid on their date."""
    def update_general_currency(self, payload: GeneralCurrencyUpdatePayload, **options: Unpack[RunOptions]) -> GeneralCurrencyUpdatedResult:
        """Changes an existing currency. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def void_general_currency(self, payload: WithdrawGeneralAddressPayload, **options: Unpack[RunOptions]) -> GeneralCurrencySavedResult:
        """Deactivates a currency. Its history stays, and new documents cannot use it."""
    def delete_general_currency(self, payload: WithdrawGeneralAddressPayload, **options: Unpack[RunOptions]) -> RecordDeletedResult:
        """Deletes a currency that was never used."""
    def list_general_debtor_types(self, payload: RecordListGeneralAddressPayload = ..., **options: Unpack[RunOptions]) -> GeneralAreaListResult:
        """Lists the debtor types of the account book with their main fields."""
    def get_general_debtor_type(self, payload: GetGeneralAddressPayload, **options: Unpack[RunOptions]) -> GeneralAreaGetResult:
        """Returns one debtor type in full, with the fields that can be edited."""
    def validate_general_debtor_type(self, payload: GeneralAreaCreatePayload, **options: Unpack[RunOptions]) -> GeneralAreaValidateResult:
        """Runs all checks of create-general-debtor-type without saving."""
    def create_general_debtor_type(self, payload: GeneralAreaCreatePayload, **options: Unpack[RunOptions]) -> GeneralAreaSavedResult:
        """Creates a debtor type. A group of customers, for reports and choices."""
    def update_general_debtor_type(self, payload: GeneralAreaUpdatePayload, **options: Unpack[RunOptions]) -> GeneralAreaUpdatedResult:
        """Changes an existing debtor type. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def void_general_debtor_type(self, payload: WithdrawGeneralAddressPayload, **options: Unpack[RunOptions]) -> GeneralAreaSavedResult:
        """Deactivates a debtor type. Its history stays, and new documents cannot use it."""
    def delete_general_debtor_type(self, payload: WithdrawGeneralAddressPayload, **options: Unpack[RunOptions]) -> RecordDeletedResult:
        """Deletes a debtor type that was never used."""
    def list_general_dn_types(self, payload: RecordListGeneralAddressPayload = ..., **options: Unpack[RunOptions]) -> GeneralAreaListResult:
        """Lists the debit note types of the account book with their main fields."""
    def get_general_dn_type(self, payload: GetGeneralAddressPayload, **options: Unpack[RunOptions]) -> GeneralAreaGetResult:
        """Returns one debit note type in full, with the fields that can be edited."""
    def validate_general_dn_type(self, payload: GeneralAreaCreatePayload, **options: Unpack[RunOptions]) -> GeneralAreaValidateResult:
        """Runs all checks of create-general-dn-type without saving."""
    def create_general_dn_type(self, payload: GeneralAreaCreatePayload, **options: Unpack[RunOptions]) -> GeneralAreaSavedResult:
        """Creates a debit note type. Why customers are charged more after the invoice."""
    def update_general_dn_type(self, payload: GeneralAreaUpdatePayload, **options: Unpack[RunOptions]) -> GeneralAreaUpdatedResult:
        """Changes an existing debit note type. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def void_general_dn_type(self, payload: WithdrawGeneralAddressPayload, **options: Unpack[RunOptions]) -> GeneralAreaSavedResult:
        """Deactivates a debit note type. Its history stays, and new documents cannot use it."""
    def delete_general_dn_type(self, payload: WithdrawGeneralAddressPayload, **options: Unpack[RunOptions]) -> RecordDeletedResult:
        """Deletes a debit note type that was never used."""
    def list_general_payment_methods(self, payload: RecordListGeneralAddressPayload = ..., **options: Unpack[RunOptions]) -> GeneralPaymentMethodListResult:
        """Lists the payment methods of the account book with their main fields."""
    def get_general_payment_method(self, payload: GetGeneralAddressPayload, **options: Unpack[RunOptions]) -> GeneralPaymentMethodGetResult:
        """Returns one payment method in full, with the fields that can be edited."""
    def validate_general_payment_method(self, payload: GeneralPaymentMethodCreatePayload, **options: Unpack[RunOptions]) -> GeneralPaymentMethodValidateResult:
        """Runs all checks of create-general-payment-method without saving."""
    def create_general_payment_method(self, payload: GeneralPaymentMethodCreatePayload, **options: Unpack[RunOptions]) -> GeneralPaymentMethodSavedResult:
        """Creates a payment method. A way to pay, with the bank or cash account that the money goes to."""
    def update_general_payment_method(self, payload: GeneralPaymentMethodUpdatePayload, **options: Unpack[RunOptions]) -> GeneralPaymentMethodUpdatedResult:
        """Changes an existing payment method. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def void_general_payment_method(self, payload: WithdrawGeneralAddressPayload, **options: Unpack[RunOptions]) -> GeneralPaymentMethodSavedResult:
        """Deactivates a payment method. Its history stays, and new documents cannot use it."""
    def delete_general_payment_method(self, payload: WithdrawGeneralAddressPayload, **options: Unpack[RunOptions]) -> RecordDeletedResult:
        """Deletes a payment method that was never used."""
    def list_general_price_categories(self, payload: RecordListGeneralAddressPayload = ..., **options: Unpack[RunOptions]) -> GeneralAreaListResult:
        """Lists the price categories of the account book with their main fields."""
    def get_general_price_category(self, payload: GetGeneralAddressPayload, **options: Unpack[RunOptions]) -> GeneralAreaGetResult:
        """Returns one price category in full, with the fields that can be edited."""
    def validate_general_price_category(self, payload: GeneralAreaCreatePayload, **options: Unpack[RunOptions]) -> GeneralAreaValidateResult:
        """Runs all checks of create-general-price-category without saving."""
    def create_general_price_category(self, payload: GeneralAreaCreatePayload, **options: Unpack[RunOptions]) -> GeneralAreaSavedResult:
        """Creates a price category. A price list that customers can be put on; items keep a price for each."""
    def update_general_price_category(self, payload: GeneralAreaUpdatePayload, **options: Unpack[RunOptions]) -> GeneralAreaUpdatedResult:
        """Changes an existing price category. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def void_general_price_category(self, payload: WithdrawGeneralAddressPayload, **options: Unpack[RunOptions]) -> GeneralAreaSavedResult:
        """Deactivates a price category. Its history stays, and new documents cannot use it."""
    def delete_general_price_category(self, payload: WithdrawGeneralAddressPayload, **options: Unpack[RunOptions]) -> RecordDeletedResult:
        """Deletes a price category that was never used."""
    def list_general_projects(self, payload: RecordListGeneralAddressPayload = ..., **options: Unpack[RunOptions]) -> GeneralAreaListResult:
        """Lists the projects of the account book with their main fields."""
    def get_general_project(self, payload: GetGeneralAddressPayload, **options: Unpack[RunOptions]) -> GeneralAreaGetResult:
        """Returns one project in full, with the fields that can be edited."""
    def validate_general_project(self, payload: GeneralAreaCreatePayload, **options: Unpack[RunOptions]) -> GeneralAreaValidateResult:
        """Runs all checks of create-general-project without saving."""
    def create_general_project(self, payload: GeneralAreaCreatePayload, **options: Unpack[RunOptions]) -> GeneralAreaSavedResult:
        """Creates a project. A job whose income and cost are followed across documents."""
    def update_general_project(self, payload: GeneralAreaUpdatePayload, **options: Unpack[RunOptions]) -> GeneralAreaUpdatedResult:
        """Changes an existing project. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def void_general_project(self, payload: WithdrawGeneralAddressPayload, **options: Unpack[RunOptions]) -> GeneralAreaSavedResult:
        """Deactivates a project. Its history stays, and new documents cannot use it."""
    def delete_general_project(self, payload: WithdrawGeneralAddressPayload, **options: Unpack[RunOptions]) -> RecordDeletedResult:
        """Deletes a project that was never used."""
    def list_general_purchase_agents(self, payload: RecordListGeneralAddressPayload = ..., **options: Unpack[RunOptions]) -> GeneralAreaListResult:
        """Lists the purchase agents of the account book with their main fields."""
    def get_general_purchase_agent(self, payload: GetGeneralAddressPayload, **options: Unpack[RunOptions]) -> GeneralAreaGetResult:
        """Returns one purchase agent in full, with the fields that can be edited."""
    def validate_general_purchase_agent(self, payload: GeneralAreaCreatePayload, **options: Unpack[RunOptions]) -> GeneralAreaValidateResult:
        """Runs all checks of create-general-purchase-agent without saving."""
    def create_general_purchase_agent(self, payload: GeneralAreaCreatePayload, **options: Unpack[RunOptions]) -> GeneralAreaSavedResult:
        """Creates a purchase agent. A person who buys, for orders and reports."""
    def update_general_purchase_agent(self, payload: GeneralAreaUpdatePayload, **options: Unpack[RunOptions]) -> GeneralAreaUpdatedResult:
        """Changes an existing purchase agent. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def void_general_purchase_agent(self, payload: WithdrawGeneralAddressPayload, **options: Unpack[RunOptions]) -> GeneralAreaSavedResult:
        """Deactivates a purchase agent. Its history stays, and new documents cannot use it."""
    def delete_general_purchase_agent(self, payload: WithdrawGeneralAddressPayload, **options: Unpack[RunOptions]) -> RecordDeletedResult:
        """Deletes a purchase agent that was never used."""
    def list_general_sales_agents(self, payload: RecordListGeneralAddressPayload = ..., **options: Unpack[RunOptions]) -> GeneralAreaListResult:
        """Lists the sales agents of the account book with their main fields."""
    def get_general_sales_agent(self, payload: GetGeneralAddressPayload, **options: Unpack[RunOptions]) -> GeneralAreaGetResult:
        """Returns one sales agent in full, with the fields that can be edited."""
    def validate_general_sales_agent(self, payload: GeneralAreaCreatePayload, **options: Unpack[RunOptions]) -> GeneralAreaValidateResult:
        """Runs all checks of create-general-sales-agent without saving."""
    def create_general_sales_agent(self, payload: GeneralAreaCreatePayload, **options: Unpack[RunOptions]) -> GeneralAreaSavedResult:
        """Creates a sales agent. A person who sells, for documents, commissions and reports."""
    def update_general_sales_agent(self, payload: GeneralAreaUpdatePayload, **options: Unpack[RunOptions]) -> GeneralAreaUpdatedResult:
        """Changes an existing sales agent. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def void_general_sales_agent(self, payload: WithdrawGeneralAddressPayload, **options: Unpack[RunOptions]) -> GeneralAreaSavedResult:
        """Deactivates a sales agent. Its history stays, and new documents cannot use it."""
    def delete_general_sales_agent(self, payload: WithdrawGeneralAddressPayload, **options: Unpack[RunOptions]) -> RecordDeletedResult:
        """Deletes a sales agent that was never used."""
    def list_general_shipping_methods(self, payload: RecordListGeneralAddressPayload = ..., **options: Unpack[RunOptions]) -> GeneralAreaListResult:
        """Lists the shipping methods of the account book with their main fields."""
    def get_general_shipping_method(self, payload: GetGeneralAddressPayload, **options: Unpack[RunOptions]) -> GeneralAreaGetResult:
        """Returns one shipping method in full, with the fields that can be edited."""
    def validate_general_shipping_method(self, payload: GeneralAreaCreatePayload, **options: Unpack[RunOptions]) -> GeneralAreaValidateResult:
        """Runs all checks of create-general-shipping-method without saving."""
    def create_general_shipping_method(self, payload: GeneralAreaCreatePayload, **options: Unpack[RunOptions]) -> GeneralAreaSavedResult:
        """Creates a shipping method. A way in which goods travel, printed on orders and deliveries."""
    def update_general_shipping_method(self, payload: GeneralAreaUpdatePayload, **options: Unpack[RunOptions]) -> GeneralAreaUpdatedResult:
        """Changes an existing shipping method. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved."""
    def void_general_shipping_method(self, payload: WithdrawGeneralAddressPayload, **options: Unpack[RunOptions]) -> GeneralAreaSavedResult:
        """Deactivates a shipping method. Its history stays, and new documents cannot use it."""
    def delete_general_shipping_method(self, payload: WithdrawGeneralAddressPayload, **options: Unpack[RunOptions]) -> RecordDeletedResult:
        """Deletes a shipping method that was never used."""
