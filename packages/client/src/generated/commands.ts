/** Written from the catalog by `npm run golden`; do not edit. */

import type * as payloads from './payloads.ts';
import type * as results from './results.ts';

/** Every command type with its payload, its mode and the result of a command that is done. */
export interface Commands {
  /** Lists the advanced quotations of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-advanced-quotations': { readonly payload: payloads.DocumentListDocNoDebtorCode; readonly mode: 'read'; readonly result: results.DocumentList };
  /** Reads single lines of advanced quotations with their header columns, with optional filters. */
  readonly 'read-advanced-quotation-lines': { readonly payload: payloads.SalesLineFilter; readonly mode: 'read'; readonly result: results.AdvancedQuotationLinesList };
  /** Returns one advanced quotation in full: fields, lines, settlements, links, postings and the fields that can be edited. */
  readonly 'get-advanced-quotation': { readonly payload: payloads.GetDocument; readonly mode: 'read'; readonly result: results.AdvancedQuotationGet };
  /** Runs create-advanced-quotation without saving. The result shows totals, postings and warnings. */
  readonly 'validate-advanced-quotation': { readonly payload: payloads.SalesDocument; readonly mode: 'read'; readonly result: results.AdvancedQuotationValidate };
  /** Creates an advanced quotation. A quotation with headings and sections, for longer offers; it posts nothing and is not transferred. */
  readonly 'create-advanced-quotation': { readonly payload: payloads.SalesDocument; readonly mode: 'write'; readonly result: results.AdvancedQuotationSaved };
  /** Changes an existing advanced quotation. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-advanced-quotation': { readonly payload: payloads.AdvancedQuotationUpdate; readonly mode: 'write'; readonly result: results.AdvancedQuotationUpdated };
  /** Voids an advanced quotation. Its postings, stock movements and settlements are removed, and its number stays in the audit trail. */
  readonly 'cancel-advanced-quotation': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.AdvancedQuotationSaved };
  /** Voids an advanced quotation. Its postings, stock movements and settlements are removed, and its number stays in the audit trail. */
  readonly 'void-advanced-quotation': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.AdvancedQuotationSaved };
  /** Voids the advanced quotation. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed. */
  readonly 'delete-advanced-quotation': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.AdvancedQuotationSaved };
  /** Lists the quotations of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-quotations': { readonly payload: payloads.DocumentListDocNoDebtorCode; readonly mode: 'read'; readonly result: results.DocumentList };
  /** Reads single lines of quotations with their header columns, with optional filters. */
  readonly 'read-quotation-lines': { readonly payload: payloads.SalesLineFilter; readonly mode: 'read'; readonly result: results.AdvancedQuotationLinesList };
  /** Returns one quotation in full: fields, lines, settlements, links, postings and the fields that can be edited. */
  readonly 'get-quotation': { readonly payload: payloads.GetDocument; readonly mode: 'read'; readonly result: results.AdvancedQuotationGet };
  /** Runs create-quotation without saving. The result shows totals, postings and warnings. */
  readonly 'validate-quotation': { readonly payload: payloads.SalesDocument; readonly mode: 'read'; readonly result: results.AdvancedQuotationValidate };
  /** Creates a quotation. An offer to a customer; it posts nothing until it becomes an order, a delivery or an invoice. */
  readonly 'create-quotation': { readonly payload: payloads.SalesDocument; readonly mode: 'write'; readonly result: results.AdvancedQuotationSaved };
  /** Changes an existing quotation. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-quotation': { readonly payload: payloads.AdvancedQuotationUpdate; readonly mode: 'write'; readonly result: results.AdvancedQuotationUpdated };
  /** Voids a quotation. Its postings, stock movements and settlements are removed, and its number stays in the audit trail. */
  readonly 'cancel-quotation': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.AdvancedQuotationSaved };
  /** Voids a quotation. Its postings, stock movements and settlements are removed, and its number stays in the audit trail. */
  readonly 'void-quotation': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.AdvancedQuotationSaved };
  /** Voids the quotation. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed. */
  readonly 'delete-quotation': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.AdvancedQuotationSaved };
  /** Lists the sales orders of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-sales-orders': { readonly payload: payloads.DocumentListDocNoDebtorCode; readonly mode: 'read'; readonly result: results.DocumentList };
  /** Reads single lines of sales orders with their header columns, with optional filters. */
  readonly 'read-sales-order-lines': { readonly payload: payloads.SalesLineFilter; readonly mode: 'read'; readonly result: results.AdvancedQuotationLinesList };
  /** Returns one sales order in full: fields, lines, settlements, links, postings and the fields that can be edited. */
  readonly 'get-sales-order': { readonly payload: payloads.GetDocument; readonly mode: 'read'; readonly result: results.AdvancedQuotationGet };
  /** Runs create-sales-order without saving. The result shows totals, postings and warnings. */
  readonly 'validate-sales-order': { readonly payload: payloads.SalesDocument; readonly mode: 'read'; readonly result: results.AdvancedQuotationValidate };
  /** Creates a sales order. What a customer has ordered; it posts nothing, keeps what is still to deliver and counts towards the credit limit. */
  readonly 'create-sales-order': { readonly payload: payloads.SalesDocument; readonly mode: 'write'; readonly result: results.AdvancedQuotationSaved };
  /** Changes an existing sales order. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-sales-order': { readonly payload: payloads.AdvancedQuotationUpdate; readonly mode: 'write'; readonly result: results.AdvancedQuotationUpdated };
  /** Voids a sales order. Its postings, stock movements and settlements are removed, and its number stays in the audit trail. */
  readonly 'cancel-sales-order': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.AdvancedQuotationSaved };
  /** Voids a sales order. Its postings, stock movements and settlements are removed, and its number stays in the audit trail. */
  readonly 'void-sales-order': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.AdvancedQuotationSaved };
  /** Voids the sales order. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed. */
  readonly 'delete-sales-order': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.AdvancedQuotationSaved };
  /** Lists the delivery orders of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-delivery-orders': { readonly payload: payloads.DocumentListDocNoDebtorCode; readonly mode: 'read'; readonly result: results.DocumentList };
  /** Reads single lines of delivery orders with their header columns, with optional filters. */
  readonly 'read-delivery-order-lines': { readonly payload: payloads.SalesLineFilter; readonly mode: 'read'; readonly result: results.AdvancedQuotationLinesList };
  /** Returns one delivery order in full: fields, lines, settlements, links, postings and the fields that can be edited. */
  readonly 'get-delivery-order': { readonly payload: payloads.GetDocument; readonly mode: 'read'; readonly result: results.AdvancedQuotationGet };
  /** Runs create-delivery-order without saving. The result shows totals, postings and warnings. */
  readonly 'validate-delivery-order': { readonly payload: payloads.SalesDocument; readonly mode: 'read'; readonly result: results.AdvancedQuotationValidate };
  /** Creates a delivery order. Records goods delivered. Stock decreases at cost, and the cost is posted to goods delivered not invoiced until the invoice. */
  readonly 'create-delivery-order': { readonly payload: payloads.SalesDocument; readonly mode: 'write'; readonly result: results.AdvancedQuotationSaved };
  /** Changes an existing delivery order. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-delivery-order': { readonly payload: payloads.AdvancedQuotationUpdate; readonly mode: 'write'; readonly result: results.AdvancedQuotationUpdated };
  /** Voids a delivery order. Its postings, stock movements and settlements are removed, and its number stays in the audit trail. */
  readonly 'cancel-delivery-order': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.AdvancedQuotationSaved };
  /** Voids a delivery order. Its postings, stock movements and settlements are removed, and its number stays in the audit trail. */
  readonly 'void-delivery-order': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.AdvancedQuotationSaved };
  /** Voids the delivery order. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed. */
  readonly 'delete-delivery-order': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.AdvancedQuotationSaved };
  /** Lists the sales invoices of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-sales-invoices': { readonly payload: payloads.DocumentListDocNoDebtorCodeSettled; readonly mode: 'read'; readonly result: results.DocumentList };
  /** Reads single lines of sales invoices with their header columns, with optional filters. */
  readonly 'read-sales-invoice-lines': { readonly payload: payloads.SalesLineFilter; readonly mode: 'read'; readonly result: results.AdvancedQuotationLinesList };
  /** Returns one sales invoice in full: fields, lines, settlements, links, postings and the fields that can be edited. */
  readonly 'get-sales-invoice': { readonly payload: payloads.GetDocument; readonly mode: 'read'; readonly result: results.AdvancedQuotationGet };
  /** Runs create-sales-invoice without saving. The result shows totals, postings and warnings. */
  readonly 'validate-sales-invoice': { readonly payload: payloads.SalesDocument; readonly mode: 'read'; readonly result: results.AdvancedQuotationValidate };
  /** Creates a sales invoice. A bill to a customer: the debtor owes the total, sales and tax are credited, and stock items leave stock at their cost. */
  readonly 'create-sales-invoice': { readonly payload: payloads.SalesDocument; readonly mode: 'write'; readonly result: results.AdvancedQuotationSaved };
  /** Changes an existing sales invoice. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-sales-invoice': { readonly payload: payloads.AdvancedQuotationUpdate; readonly mode: 'write'; readonly result: results.AdvancedQuotationUpdated };
  /** Voids a sales invoice. Its postings, stock movements and settlements are removed, and its number stays in the audit trail. */
  readonly 'cancel-sales-invoice': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.AdvancedQuotationSaved };
  /** Voids a sales invoice. Its postings, stock movements and settlements are removed, and its number stays in the audit trail. */
  readonly 'void-sales-invoice': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.AdvancedQuotationSaved };
  /** Voids the sales invoice. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed. */
  readonly 'delete-sales-invoice': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.AdvancedQuotationSaved };
  /** Lists the cash sales of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-cash-sales': { readonly payload: payloads.DocumentListDocNoDebtorCodeSettled; readonly mode: 'read'; readonly result: results.DocumentList };
  /** Reads single lines of cash sales with their header columns, with optional filters. */
  readonly 'read-cash-sale-lines': { readonly payload: payloads.SalesLineFilter; readonly mode: 'read'; readonly result: results.AdvancedQuotationLinesList };
  /** Returns one cash sale in full: fields, lines, settlements, links, postings and the fields that can be edited. */
  readonly 'get-cash-sale': { readonly payload: payloads.GetDocument; readonly mode: 'read'; readonly result: results.CashSaleGet };
  /** Runs create-cash-sale without saving. The result shows totals, postings and warnings. */
  readonly 'validate-cash-sale': { readonly payload: payloads.CashSaleCreate; readonly mode: 'read'; readonly result: results.AdvancedQuotationValidate };
  /** Creates a cash sale. Records a sale that is paid immediately by one or several payments. Any unpaid amount is owed by the debtor. */
  readonly 'create-cash-sale': { readonly payload: payloads.CashSaleCreate; readonly mode: 'write'; readonly result: results.CashSaleSaved };
  /** Changes an existing cash sale. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-cash-sale': { readonly payload: payloads.CashSaleUpdate; readonly mode: 'write'; readonly result: results.CashSaleUpdated };
  /** Voids a cash sale. Its postings, stock movements and settlements are removed, and its number stays in the audit trail. */
  readonly 'cancel-cash-sale': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.CashSaleSaved };
  /** Voids a cash sale. Its postings, stock movements and settlements are removed, and its number stays in the audit trail. */
  readonly 'void-cash-sale': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.CashSaleSaved };
  /** Voids the cash sale. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed. */
  readonly 'delete-cash-sale': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.CashSaleSaved };
  /** Lists the sales credit notes of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-sales-credit-notes': { readonly payload: payloads.DocumentListDocNoDebtorCodeSettled; readonly mode: 'read'; readonly result: results.DocumentList };
  /** Reads single lines of sales credit notes with their header columns, with optional filters. */
  readonly 'read-sales-credit-note-lines': { readonly payload: payloads.SalesLineFilter; readonly mode: 'read'; readonly result: results.AdvancedQuotationLinesList };
  /** Returns one sales credit note in full: fields, lines, settlements, links, postings and the fields that can be edited. */
  readonly 'get-sales-credit-note': { readonly payload: payloads.GetDocument; readonly mode: 'read'; readonly result: results.SalesCreditNoteGet };
  /** Runs create-sales-credit-note without saving. The result shows totals, postings and warnings. */
  readonly 'validate-sales-credit-note': { readonly payload: payloads.SalesCreditNoteCreate; readonly mode: 'read'; readonly result: results.AdvancedQuotationValidate };
  /** Creates a sales credit note. Takes back goods or gives back money: the debtor owes less, returns and tax are debited, and goods come back at the cost they left with. */
  readonly 'create-sales-credit-note': { readonly payload: payloads.SalesCreditNoteCreate; readonly mode: 'write'; readonly result: results.SalesCreditNoteSaved };
  /** Changes an existing sales credit note. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-sales-credit-note': { readonly payload: payloads.SalesCreditNoteUpdate; readonly mode: 'write'; readonly result: results.SalesCreditNoteUpdated };
  /** Voids a sales credit note. Its postings, stock movements and settlements are removed, and its number stays in the audit trail. */
  readonly 'cancel-sales-credit-note': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.SalesCreditNoteSaved };
  /** Voids a sales credit note. Its postings, stock movements and settlements are removed, and its number stays in the audit trail. */
  readonly 'void-sales-credit-note': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.SalesCreditNoteSaved };
  /** Voids the sales credit note. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed. */
  readonly 'delete-sales-credit-note': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.SalesCreditNoteSaved };
  /** Lists the sales debit notes of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-sales-debit-notes': { readonly payload: payloads.DocumentListDocNoDebtorCodeSettled; readonly mode: 'read'; readonly result: results.DocumentList };
  /** Reads single lines of sales debit notes with their header columns, with optional filters. */
  readonly 'read-sales-debit-note-lines': { readonly payload: payloads.SalesLineFilter; readonly mode: 'read'; readonly result: results.AdvancedQuotationLinesList };
  /** Returns one sales debit note in full: fields, lines, settlements, links, postings and the fields that can be edited. */
  readonly 'get-sales-debit-note': { readonly payload: payloads.GetDocument; readonly mode: 'read'; readonly result: results.SalesDebitNoteGet };
  /** Runs create-sales-debit-note without saving. The result shows totals, postings and warnings. */
  readonly 'validate-sales-debit-note': { readonly payload: payloads.SalesDebitNoteCreate; readonly mode: 'read'; readonly result: results.AdvancedQuotationValidate };
  /** Creates a sales debit note. Charges a customer more for what was already invoiced; it moves no stock. */
  readonly 'create-sales-debit-note': { readonly payload: payloads.SalesDebitNoteCreate; readonly mode: 'write'; readonly result: results.SalesDebitNoteSaved };
  /** Changes an existing sales debit note. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-sales-debit-note': { readonly payload: payloads.SalesDebitNoteUpdate; readonly mode: 'write'; readonly result: results.SalesDebitNoteUpdated };
  /** Voids a sales debit note. Its postings, stock movements and settlements are removed, and its number stays in the audit trail. */
  readonly 'cancel-sales-debit-note': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.SalesDebitNoteSaved };
  /** Voids a sales debit note. Its postings, stock movements and settlements are removed, and its number stays in the audit trail. */
  readonly 'void-sales-debit-note': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.SalesDebitNoteSaved };
  /** Voids the sales debit note. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed. */
  readonly 'delete-sales-debit-note': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.SalesDebitNoteSaved };
  /** Invoices goods that were delivered: revenue and their cost meet in one document. */
  readonly 'transfer-delivery-order-to-sales-invoice': { readonly payload: payloads.TransferDeliveryOrderSalesInvoice; readonly mode: 'write'; readonly result: results.AdvancedQuotationSaved };
  /** Delivers straight from an accepted quotation. */
  readonly 'transfer-quotation-to-delivery-order': { readonly payload: payloads.TransferQuotationDeliveryOrder; readonly mode: 'write'; readonly result: results.AdvancedQuotationSaved };
  /** Invoices straight from an accepted quotation; stock items leave with the invoice. */
  readonly 'transfer-quotation-to-sales-invoice': { readonly payload: payloads.TransferQuotationDeliveryOrder; readonly mode: 'write'; readonly result: results.AdvancedQuotationSaved };
  /** Turns an accepted quotation into an order. */
  readonly 'transfer-quotation-to-sales-order': { readonly payload: payloads.TransferQuotationDeliveryOrder; readonly mode: 'write'; readonly result: results.AdvancedQuotationSaved };
  /** Credits an invoice in whole or part: goods come back at the cost they left with, and the note settles its invoice. */
  readonly 'transfer-sales-invoice-to-sales-credit-note': { readonly payload: payloads.TransferSalesInvoiceSalesCreditNote; readonly mode: 'write'; readonly result: results.SalesCreditNoteSaved };
  /** Delivers what was ordered, all or part of it. */
  readonly 'transfer-sales-order-to-delivery-order': { readonly payload: payloads.TransferSalesOrderDeliveryOrder; readonly mode: 'write'; readonly result: results.AdvancedQuotationSaved };
  /** Orders from a supplier what a customer has ordered; the quantity still to deliver is not touched. */
  readonly 'transfer-sales-order-to-purchase-order': { readonly payload: payloads.TransferSalesOrderPurchaseOrder; readonly mode: 'write'; readonly result: results.PurchaseOrderSaved };
  /** Invoices an order directly; stock items leave with the invoice. */
  readonly 'transfer-sales-order-to-sales-invoice': { readonly payload: payloads.TransferSalesOrderDeliveryOrder; readonly mode: 'write'; readonly result: results.AdvancedQuotationSaved };
  /** Shows, per customer and item, quantity, net, tax, cost, profit and margin; credit notes count against. */
  readonly 'read-item-sales-by-customer': { readonly payload: payloads.SalesLineFilter; readonly mode: 'read'; readonly result: results.ItemSalesResult };
  /** Reads lines of all sales documents together, whatever their type. */
  readonly 'read-sales-detail-lines': { readonly payload: payloads.SalesDetailFilter; readonly mode: 'read'; readonly result: results.SalesDetailLines };
  /** Lists the purchase orders of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-purchase-orders': { readonly payload: payloads.DocumentListDocNoCreditorCode; readonly mode: 'read'; readonly result: results.DocumentList };
  /** Reads single lines of purchase orders with their header columns, with optional filters. */
  readonly 'read-purchase-order-lines': { readonly payload: payloads.PurchaseLineFilter; readonly mode: 'read'; readonly result: results.PurchaseOrderLinesList };
  /** Returns one purchase order in full: fields, lines, settlements, links, postings and the fields that can be edited. */
  readonly 'get-purchase-order': { readonly payload: payloads.GetDocument; readonly mode: 'read'; readonly result: results.PurchaseOrderGet };
  /** Runs create-purchase-order without saving. The result shows totals, postings and warnings. */
  readonly 'validate-purchase-order': { readonly payload: payloads.PurchaseDocument; readonly mode: 'read'; readonly result: results.PurchaseOrderValidate };
  /** Creates a purchase order. What was ordered from a supplier; it posts nothing and keeps what is still to come in. */
  readonly 'create-purchase-order': { readonly payload: payloads.PurchaseDocument; readonly mode: 'write'; readonly result: results.PurchaseOrderSaved };
  /** Changes an existing purchase order. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-purchase-order': { readonly payload: payloads.PurchaseOrderUpdate; readonly mode: 'write'; readonly result: results.PurchaseOrderUpdated };
  /** Voids a purchase order. Its postings, stock movements and settlements are removed, and its number stays in the audit trail. */
  readonly 'cancel-purchase-order': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.PurchaseOrderSaved };
  /** Voids a purchase order. Its postings, stock movements and settlements are removed, and its number stays in the audit trail. */
  readonly 'void-purchase-order': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.PurchaseOrderSaved };
  /** Voids the purchase order. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed. */
  readonly 'delete-purchase-order': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.PurchaseOrderSaved };
  /** Lists the goods received notes of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-goods-received-notes': { readonly payload: payloads.DocumentListDocNoCreditorCode; readonly mode: 'read'; readonly result: results.DocumentList };
  /** Reads single lines of goods received notes with their header columns, with optional filters. */
  readonly 'read-goods-received-note-lines': { readonly payload: payloads.PurchaseLineFilter; readonly mode: 'read'; readonly result: results.PurchaseOrderLinesList };
  /** Returns one goods received note in full: fields, lines, settlements, links, postings and the fields that can be edited. */
  readonly 'get-goods-received-note': { readonly payload: payloads.GetDocument; readonly mode: 'read'; readonly result: results.PurchaseOrderGet };
  /** Runs create-goods-received-note without saving. The result shows totals, postings and warnings. */
  readonly 'validate-goods-received-note': { readonly payload: payloads.PurchaseDocument; readonly mode: 'read'; readonly result: results.PurchaseOrderValidate };
  /** Creates a goods received note. Records goods received. Stock increases at the price of the note, and the other side is posted to goods received not invoiced until the invoice arrives. */
  readonly 'create-goods-received-note': { readonly payload: payloads.PurchaseDocument; readonly mode: 'write'; readonly result: results.PurchaseOrderSaved };
  /** Changes an existing goods received note. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-goods-received-note': { readonly payload: payloads.PurchaseOrderUpdate; readonly mode: 'write'; readonly result: results.PurchaseOrderUpdated };
  /** Voids a goods received note. Its postings, stock movements and settlements are removed, and its number stays in the audit trail. */
  readonly 'cancel-goods-received-note': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.PurchaseOrderSaved };
  /** Voids a goods received note. Its postings, stock movements and settlements are removed, and its number stays in the audit trail. */
  readonly 'void-goods-received-note': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.PurchaseOrderSaved };
  /** Voids the goods received note. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed. */
  readonly 'delete-goods-received-note': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.PurchaseOrderSaved };
  /** Lists the purchase invoices of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-purchase-invoices': { readonly payload: payloads.DocumentListDocNoCreditorCodeSettled; readonly mode: 'read'; readonly result: results.DocumentList };
  /** Reads single lines of purchase invoices with their header columns, with optional filters. */
  readonly 'read-purchase-invoice-lines': { readonly payload: payloads.PurchaseLineFilter; readonly mode: 'read'; readonly result: results.PurchaseOrderLinesList };
  /** Returns one purchase invoice in full: fields, lines, settlements, links, postings and the fields that can be edited. */
  readonly 'get-purchase-invoice': { readonly payload: payloads.GetDocument; readonly mode: 'read'; readonly result: results.PurchaseOrderGet };
  /** Runs create-purchase-invoice without saving. The result shows totals, postings and warnings. */
  readonly 'validate-purchase-invoice': { readonly payload: payloads.PurchaseDocument; readonly mode: 'read'; readonly result: results.PurchaseOrderValidate };
  /** Creates a purchase invoice. A bill from a supplier: we owe the total, stock items come in at cost, other lines go to their accounts, and tax that cannot be claimed is part of the cost. */
  readonly 'create-purchase-invoice': { readonly payload: payloads.PurchaseDocument; readonly mode: 'write'; readonly result: results.PurchaseOrderSaved };
  /** Changes an existing purchase invoice. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-purchase-invoice': { readonly payload: payloads.PurchaseOrderUpdate; readonly mode: 'write'; readonly result: results.PurchaseOrderUpdated };
  /** Voids a purchase invoice. Its postings, stock movements and settlements are removed, and its number stays in the audit trail. */
  readonly 'cancel-purchase-invoice': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.PurchaseOrderSaved };
  /** Voids a purchase invoice. Its postings, stock movements and settlements are removed, and its number stays in the audit trail. */
  readonly 'void-purchase-invoice': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.PurchaseOrderSaved };
  /** Voids the purchase invoice. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed. */
  readonly 'delete-purchase-invoice': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.PurchaseOrderSaved };
  /** Lists the cash purchases of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-cash-purchases': { readonly payload: payloads.DocumentListDocNoCreditorCodeSettled; readonly mode: 'read'; readonly result: results.DocumentList };
  /** Reads single lines of cash purchases with their header columns, with optional filters. */
  readonly 'read-cash-purchase-lines': { readonly payload: payloads.PurchaseLineFilter; readonly mode: 'read'; readonly result: results.PurchaseOrderLinesList };
  /** Returns one cash purchase in full: fields, lines, settlements, links, postings and the fields that can be edited. */
  readonly 'get-cash-purchase': { readonly payload: payloads.GetDocument; readonly mode: 'read'; readonly result: results.PurchaseOrderGet };
  /** Runs create-cash-purchase without saving. The result shows totals, postings and warnings. */
  readonly 'validate-cash-purchase': { readonly payload: payloads.PurchaseDocument; readonly mode: 'read'; readonly result: results.PurchaseOrderValidate };
  /** Creates a cash purchase. Records a purchase that is paid immediately. Any unpaid amount is owed to the supplier. */
  readonly 'create-cash-purchase': { readonly payload: payloads.PurchaseDocument; readonly mode: 'write'; readonly result: results.PurchaseOrderSaved };
  /** Changes an existing cash purchase. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-cash-purchase': { readonly payload: payloads.PurchaseOrderUpdate; readonly mode: 'write'; readonly result: results.PurchaseOrderUpdated };
  /** Voids a cash purchase. Its postings, stock movements and settlements are removed, and its number stays in the audit trail. */
  readonly 'cancel-cash-purchase': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.PurchaseOrderSaved };
  /** Voids a cash purchase. Its postings, stock movements and settlements are removed, and its number stays in the audit trail. */
  readonly 'void-cash-purchase': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.PurchaseOrderSaved };
  /** Voids the cash purchase. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed. */
  readonly 'delete-cash-purchase': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.PurchaseOrderSaved };
  /** Lists the purchase returns of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-purchase-returns': { readonly payload: payloads.DocumentListDocNoCreditorCodeSettled; readonly mode: 'read'; readonly result: results.DocumentList };
  /** Reads single lines of purchase returns with their header columns, with optional filters. */
  readonly 'read-purchase-return-lines': { readonly payload: payloads.PurchaseLineFilter; readonly mode: 'read'; readonly result: results.PurchaseOrderLinesList };
  /** Returns one purchase return in full: fields, lines, settlements, links, postings and the fields that can be edited. */
  readonly 'get-purchase-return': { readonly payload: payloads.GetDocument; readonly mode: 'read'; readonly result: results.PurchaseReturnGet };
  /** Runs create-purchase-return without saving. The result shows totals, postings and warnings. */
  readonly 'validate-purchase-return': { readonly payload: payloads.PurchaseReturnCreate; readonly mode: 'read'; readonly result: results.PurchaseOrderValidate };
  /** Creates a purchase return. Goods that go back to a supplier: we owe less, stock leaves at its cost, and a difference in price goes to purchase price variance. */
  readonly 'create-purchase-return': { readonly payload: payloads.PurchaseReturnCreate; readonly mode: 'write'; readonly result: results.PurchaseReturnSaved };
  /** Changes an existing purchase return. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-purchase-return': { readonly payload: payloads.PurchaseReturnUpdate; readonly mode: 'write'; readonly result: results.PurchaseReturnUpdated };
  /** Voids a purchase return. Its postings, stock movements and settlements are removed, and its number stays in the audit trail. */
  readonly 'cancel-purchase-return': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.PurchaseReturnSaved };
  /** Voids a purchase return. Its postings, stock movements and settlements are removed, and its number stays in the audit trail. */
  readonly 'void-purchase-return': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.PurchaseReturnSaved };
  /** Voids the purchase return. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed. */
  readonly 'delete-purchase-return': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.PurchaseReturnSaved };
  /** Takes the supplier’s bill for goods that came in; a price other than the note’s goes to purchase price variance. */
  readonly 'transfer-goods-received-note-to-purchase-invoice': { readonly payload: payloads.TransferGoodsReceivedNotePurchaseInvoice; readonly mode: 'write'; readonly result: results.PurchaseOrderSaved };
  /** Returns goods of an invoice in whole or part; the return settles its invoice up to what is outstanding. */
  readonly 'transfer-purchase-invoice-to-purchase-return': { readonly payload: payloads.TransferPurchaseInvoicePurchaseReturn; readonly mode: 'write'; readonly result: results.PurchaseReturnSaved };
  /** Receives what was ordered, all or part of it. */
  readonly 'transfer-purchase-order-to-goods-received-note': { readonly payload: payloads.TransferPurchaseOrderGoodsReceivedNote; readonly mode: 'write'; readonly result: results.PurchaseOrderSaved };
  /** Takes the bill for an order directly; stock items come in with the invoice. */
  readonly 'transfer-purchase-order-to-purchase-invoice': { readonly payload: payloads.TransferPurchaseOrderGoodsReceivedNote; readonly mode: 'write'; readonly result: results.PurchaseOrderSaved };
  /** Reads lines of all purchase documents together, whatever their type. */
  readonly 'read-purchase-detail-lines': { readonly payload: payloads.PurchaseDetailFilter; readonly mode: 'read'; readonly result: results.PurchaseDetailLines };
  /** Returns one request quotation in full: fields, lines, settlements, links, postings and the fields that can be edited. */
  readonly 'get-request-quotation': { readonly payload: payloads.GetDocument; readonly mode: 'read'; readonly result: results.PurchaseOrderGet };
  /** Changes an existing request quotation. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-request-quotation': { readonly payload: payloads.RequestQuotationUpdate; readonly mode: 'write'; readonly result: results.PurchaseOrderUpdated };
  /** Lists the AR invoices of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-ar-invoices': { readonly payload: payloads.DocumentListDocNoDebtorCodeSettled; readonly mode: 'read'; readonly result: results.DocumentList };
  /** Reads single lines of AR invoices with their header columns, with optional filters. */
  readonly 'read-ar-invoice-lines': { readonly payload: payloads.SalesLineFilter; readonly mode: 'read'; readonly result: results.ArInvoiceLinesList };
  /** Returns one AR invoice in full: fields, lines, settlements, links, postings and the fields that can be edited. */
  readonly 'get-ar-invoice': { readonly payload: payloads.GetDocument; readonly mode: 'read'; readonly result: results.ArInvoiceGet | results.AdvancedQuotationGet | results.CashSaleGet };
  /** Runs create-ar-invoice without saving. The result shows totals, postings and warnings. */
  readonly 'validate-ar-invoice': { readonly payload: payloads.ArInvoiceCreate; readonly mode: 'read'; readonly result: results.ArInvoiceValidate };
  /** Creates an AR invoice. Bills a customer straight to ledger accounts, without items or stock: the customer owes the total, the accounts and the tax are credited. */
  readonly 'create-ar-invoice': { readonly payload: payloads.ArInvoiceCreate; readonly mode: 'write'; readonly result: results.ArInvoiceSaved };
  /** Changes an existing AR invoice. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-ar-invoice': { readonly payload: payloads.ArInvoiceUpdate; readonly mode: 'write'; readonly result: results.ArInvoiceUpdated };
  /** Voids an AR invoice. Its postings, stock movements and settlements are removed, and its number stays in the audit trail. */
  readonly 'void-ar-invoice': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.ArInvoiceSaved };
  /** Voids the AR invoice. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed. */
  readonly 'delete-ar-invoice': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.ArInvoiceSaved };
  /** Lists every open document of the AR ledger with what it was, what is left of it and how many days it is overdue. */
  readonly 'read-ar-outstanding-documents': { readonly payload: payloads.ReadArOutstandingDocuments; readonly mode: 'read'; readonly result: results.ArOpenDocuments };
  /** Lists the AR payments of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-ar-payments': { readonly payload: payloads.DocumentListDocNoDebtorCodeSettled; readonly mode: 'read'; readonly result: results.DocumentList };
  /** Returns one AR payment in full: fields, lines, settlements, links, postings and the fields that can be edited. */
  readonly 'get-ar-payment': { readonly payload: payloads.GetDocument; readonly mode: 'read'; readonly result: results.ArPaymentGet };
  /** Runs create-ar-payment without saving. The result shows totals, postings and warnings. */
  readonly 'validate-ar-payment': { readonly payload: payloads.ArPaymentCreate; readonly mode: 'read'; readonly result: results.ArPaymentValidate };
  /** Creates an AR payment. Money from a customer: the bank or cash account rises, the customer owes less, and what it settles is closed by knock-offs. */
  readonly 'create-ar-payment': { readonly payload: payloads.ArPaymentCreate; readonly mode: 'write'; readonly result: results.ArPaymentSaved };
  /** Changes an existing AR payment. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-ar-payment': { readonly payload: payloads.ArPaymentUpdate; readonly mode: 'write'; readonly result: results.ArPaymentUpdated | results.ArDepositUpdated };
  /** Voids an AR payment. Its postings, stock movements and settlements are removed, and its number stays in the audit trail. */
  readonly 'void-ar-payment': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.ArPaymentSaved | results.ArDepositSaved };
  /** Voids the AR payment. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed. */
  readonly 'delete-ar-payment': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.ArPaymentSaved | results.ArDepositSaved };
  /** Reads the lines of AR invoices, credit notes and debit notes together. */
  readonly 'read-ar-detail-lines': { readonly payload: payloads.SalesLineFilter; readonly mode: 'read'; readonly result: results.ArDetailLines };
  /** Reads the payment rows of AR payments, each with its account, cheque number and the documents it settled. */
  readonly 'read-ar-payment-lines': { readonly payload: payloads.SalesLineFilter; readonly mode: 'read'; readonly result: results.ArPaymentPaidLines };
  /** Reads the payment rows of AR refunds, each with the credit it paid out. */
  readonly 'read-ar-refund-lines': { readonly payload: payloads.SalesLineFilter; readonly mode: 'read'; readonly result: results.ArRefundPaidLines };
  /** Creates an AR deposit. Money a customer pays in advance: it waits in customer deposits until a payment applies it, or it is refunded or forfeited. */
  readonly 'create-ar-deposit': { readonly payload: payloads.ArDepositCreate; readonly mode: 'write'; readonly result: results.ArDepositSaved };
  /** Lists the AR refunds of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-ar-refunds': { readonly payload: payloads.DocumentListDocNoDebtorCodeSettled; readonly mode: 'read'; readonly result: results.DocumentList };
  /** Returns one AR refund in full: fields, lines, settlements, links, postings and the fields that can be edited. */
  readonly 'get-ar-refund': { readonly payload: payloads.GetDocument; readonly mode: 'read'; readonly result: results.ArRefundGet };
  /** Runs create-ar-refund without saving. The result shows totals, postings and warnings. */
  readonly 'validate-ar-refund': { readonly payload: payloads.ArRefundCreate; readonly mode: 'read'; readonly result: results.ArPaymentValidate };
  /** Creates an AR refund. Refunds a customer’s credit. The credit is closed and the bank or cash account decreases. */
  readonly 'create-ar-refund': { readonly payload: payloads.ArRefundCreate; readonly mode: 'write'; readonly result: results.ArRefundSaved };
  /** Changes an existing AR refund. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-ar-refund': { readonly payload: payloads.ArRefundUpdate; readonly mode: 'write'; readonly result: results.ArRefundUpdated };
  /** Voids an AR refund. Its postings, stock movements and settlements are removed, and its number stays in the audit trail. */
  readonly 'void-ar-refund': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.ArRefundSaved };
  /** Voids the AR refund. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed. */
  readonly 'delete-ar-refund': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.ArRefundSaved };
  /** Lists the AR credit notes of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-ar-credit-notes': { readonly payload: payloads.DocumentListDocNoDebtorCodeSettled; readonly mode: 'read'; readonly result: results.DocumentList };
  /** Reads single lines of AR credit notes with their header columns, with optional filters. */
  readonly 'read-ar-credit-note-lines': { readonly payload: payloads.SalesLineFilter; readonly mode: 'read'; readonly result: results.ArInvoiceLinesList };
  /** Returns one AR credit note in full: fields, lines, settlements, links, postings and the fields that can be edited. */
  readonly 'get-ar-credit-note': { readonly payload: payloads.GetDocument; readonly mode: 'read'; readonly result: results.ArCreditNoteGet | results.SalesCreditNoteGet };
  /** Runs create-ar-credit-note without saving. The result shows totals, postings and warnings. */
  readonly 'validate-ar-credit-note': { readonly payload: payloads.ArCreditNoteCreate; readonly mode: 'read'; readonly result: results.ArInvoiceValidate };
  /** Creates an AR credit note. Gives a customer credit straight from ledger accounts: the accounts and the tax are debited, the customer owes less. */
  readonly 'create-ar-credit-note': { readonly payload: payloads.ArCreditNoteCreate; readonly mode: 'write'; readonly result: results.ArCreditNoteSaved };
  /** Changes an existing AR credit note. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-ar-credit-note': { readonly payload: payloads.ArCreditNoteUpdate; readonly mode: 'write'; readonly result: results.ArCreditNoteUpdated };
  /** Voids an AR credit note. Its postings, stock movements and settlements are removed, and its number stays in the audit trail. */
  readonly 'void-ar-credit-note': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.ArCreditNoteSaved };
  /** Voids the AR credit note. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed. */
  readonly 'delete-ar-credit-note': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.ArCreditNoteSaved };
  /** Lists the AR debit notes of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-ar-debit-notes': { readonly payload: payloads.DocumentListDocNoDebtorCodeSettled; readonly mode: 'read'; readonly result: results.DocumentList };
  /** Reads single lines of AR debit notes with their header columns, with optional filters. */
  readonly 'read-ar-debit-note-lines': { readonly payload: payloads.SalesLineFilter; readonly mode: 'read'; readonly result: results.ArInvoiceLinesList };
  /** Returns one AR debit note in full: fields, lines, settlements, links, postings and the fields that can be edited. */
  readonly 'get-ar-debit-note': { readonly payload: payloads.GetDocument; readonly mode: 'read'; readonly result: results.ArDebitNoteGet | results.SalesDebitNoteGet };
  /** Runs create-ar-debit-note without saving. The result shows totals, postings and warnings. */
  readonly 'validate-ar-debit-note': { readonly payload: payloads.ArDebitNoteCreate; readonly mode: 'read'; readonly result: results.ArInvoiceValidate };
  /** Creates an AR debit note. Charges a customer more straight to ledger accounts: the customer owes the total, the accounts and the tax are credited. */
  readonly 'create-ar-debit-note': { readonly payload: payloads.ArDebitNoteCreate; readonly mode: 'write'; readonly result: results.ArDebitNoteSaved };
  /** Changes an existing AR debit note. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-ar-debit-note': { readonly payload: payloads.ArDebitNoteUpdate; readonly mode: 'write'; readonly result: results.ArDebitNoteUpdated };
  /** Voids an AR debit note. Its postings, stock movements and settlements are removed, and its number stays in the audit trail. */
  readonly 'void-ar-debit-note': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.ArDebitNoteSaved };
  /** Voids the AR debit note. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed. */
  readonly 'delete-ar-debit-note': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.ArDebitNoteSaved };
  /** Lists the AR deposits of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-ar-deposits': { readonly payload: payloads.DocumentListDocNoDebtorCodeSettled; readonly mode: 'read'; readonly result: results.DocumentList };
  /** Returns one AR deposit in full: fields, lines, settlements, links, postings and the fields that can be edited. */
  readonly 'get-ar-deposit': { readonly payload: payloads.GetDocument; readonly mode: 'read'; readonly result: results.ArDepositGet };
  /** Runs create-ar-deposit without saving. The result shows totals, postings and warnings. */
  readonly 'validate-ar-deposit': { readonly payload: payloads.ArDepositCreate; readonly mode: 'read'; readonly result: results.ArPaymentValidate };
  /** Shows what each customer has open: the total, what is not yet due, what is overdue and what is unapplied. */
  readonly 'read-ar-outstanding': { readonly payload: payloads.ReadArOutstanding; readonly mode: 'read'; readonly result: results.ArOutstanding };
  /** Lists the active customers of the account book with code, name, currency, credit term and contact. */
  readonly 'read-debtors': { readonly payload: payloads.ReadDebtors; readonly mode: 'read'; readonly result: results.DebtorList };
  /** Shows a customer’s credit limit, what is owed and ordered against it, what is left, what is overdue, and what would be blocked. */
  readonly 'get-debtor-credit-control': { readonly payload: payloads.DebtorSelect; readonly mode: 'read'; readonly result: results.DebtorCreditControl };
  /** Returns one customer with addresses, branches, currency, credit term, tax entity, user-defined fields and balance. */
  readonly 'get-debtor-detail': { readonly payload: payloads.DebtorSelect; readonly mode: 'read'; readonly result: results.DebtorDetail };
  /** Lists the contra entries of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-arap-contras': { readonly payload: payloads.DocumentListDocNoDebtorCodeCreditorCode; readonly mode: 'read'; readonly result: results.DocumentList };
  /** Reads single lines of contra entries with their header columns, with optional filters. */
  readonly 'read-arap-contra-lines': { readonly payload: payloads.ContraLineFilter; readonly mode: 'read'; readonly result: results.ArapContraLinesList };
  /** Returns one contra entry in full: fields, lines, settlements, links, postings and the fields that can be edited. */
  readonly 'get-arap-contra': { readonly payload: payloads.GetDocument; readonly mode: 'read'; readonly result: results.ArapContraGet };
  /** Runs create-arap-contra without saving. The result shows totals, postings and warnings. */
  readonly 'validate-arap-contra': { readonly payload: payloads.ArapContraCreate; readonly mode: 'read'; readonly result: results.ArPaymentValidate };
  /** Creates a contra entry. Sets off what a firm owes us as a customer against what we owe it as a supplier: both accounts fall by the amount, no money moves. */
  readonly 'create-arap-contra': { readonly payload: payloads.ArapContraCreate; readonly mode: 'write'; readonly result: results.ArapContraSaved };
  /** Changes an existing contra entry. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-arap-contra': { readonly payload: payloads.ArapContraUpdate; readonly mode: 'write'; readonly result: results.ArapContraUpdated };
  /** Voids a contra entry. Its postings, stock movements and settlements are removed, and its number stays in the audit trail. */
  readonly 'void-arap-contra': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.ArapContraSaved };
  /** Voids the contra entry. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed. */
  readonly 'delete-arap-contra': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.ArapContraSaved };
  /** Lists the AP invoices of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-ap-invoices': { readonly payload: payloads.DocumentListDocNoCreditorCodeSettled; readonly mode: 'read'; readonly result: results.DocumentList };
  /** Reads single lines of AP invoices with their header columns, with optional filters. */
  readonly 'read-ap-invoice-lines': { readonly payload: payloads.PurchaseLineFilter; readonly mode: 'read'; readonly result: results.ApInvoiceLinesList };
  /** Returns one AP invoice in full: fields, lines, settlements, links, postings and the fields that can be edited. */
  readonly 'get-ap-invoice': { readonly payload: payloads.GetDocument; readonly mode: 'read'; readonly result: results.ApInvoiceGet | results.PurchaseOrderGet };
  /** Runs create-ap-invoice without saving. The result shows totals, postings and warnings. */
  readonly 'validate-ap-invoice': { readonly payload: payloads.ApInvoiceCreate; readonly mode: 'read'; readonly result: results.ArInvoiceValidate };
  /** Creates an AP invoice. A supplier’s bill straight to ledger accounts, without items or stock: the accounts are debited, tax that cannot be claimed with them, and we owe the total. */
  readonly 'create-ap-invoice': { readonly payload: payloads.ApInvoiceCreate; readonly mode: 'write'; readonly result: results.ApInvoiceSaved };
  /** Changes an existing AP invoice. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-ap-invoice': { readonly payload: payloads.ApInvoiceUpdate; readonly mode: 'write'; readonly result: results.ApInvoiceUpdated };
  /** Voids an AP invoice. Its postings, stock movements and settlements are removed, and its number stays in the audit trail. */
  readonly 'void-ap-invoice': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.ApInvoiceSaved };
  /** Voids the AP invoice. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed. */
  readonly 'delete-ap-invoice': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.ApInvoiceSaved };
  /** Lists every open document of the AP ledger with what it was, what is left of it and how many days it is overdue. */
  readonly 'read-ap-outstanding-documents': { readonly payload: payloads.ReadApOutstandingDocuments; readonly mode: 'read'; readonly result: results.ApOpenDocuments };
  /** Lists the AP payments of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-ap-payments': { readonly payload: payloads.DocumentListDocNoCreditorCodeSettled; readonly mode: 'read'; readonly result: results.DocumentList };
  /** Returns one AP payment in full: fields, lines, settlements, links, postings and the fields that can be edited. */
  readonly 'get-ap-payment': { readonly payload: payloads.GetDocument; readonly mode: 'read'; readonly result: results.ApPaymentGet };
  /** Runs create-ap-payment without saving. The result shows totals, postings and warnings. */
  readonly 'validate-ap-payment': { readonly payload: payloads.ApPaymentCreate; readonly mode: 'read'; readonly result: results.ArPaymentValidate };
  /** Creates an AP payment. Money to a supplier: we owe less, the bank or cash account falls, and what it settles is closed by knock-offs. */
  readonly 'create-ap-payment': { readonly payload: payloads.ApPaymentCreate; readonly mode: 'write'; readonly result: results.ApPaymentSaved };
  /** Changes an existing AP payment. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-ap-payment': { readonly payload: payloads.ApPaymentUpdate; readonly mode: 'write'; readonly result: results.ApPaymentUpdated | results.ApDepositUpdated };
  /** Voids an AP payment. Its postings, stock movements and settlements are removed, and its number stays in the audit trail. */
  readonly 'void-ap-payment': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.ApPaymentSaved | results.ApDepositSaved };
  /** Voids the AP payment. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed. */
  readonly 'delete-ap-payment': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.ApPaymentSaved | results.ApDepositSaved };
  /** Reads the lines of AP invoices, credit notes and debit notes together. */
  readonly 'read-ap-detail-lines': { readonly payload: payloads.PurchaseLineFilter; readonly mode: 'read'; readonly result: results.ArDetailLines };
  /** Reads the payment rows of AP payments, each with its account, cheque number and the documents it settled. */
  readonly 'read-ap-payment-lines': { readonly payload: payloads.PurchaseLineFilter; readonly mode: 'read'; readonly result: results.ApPaymentPaidLines };
  /** Reads the payment rows of AP refunds, each with the credit it paid out. */
  readonly 'read-ap-refund-lines': { readonly payload: payloads.PurchaseLineFilter; readonly mode: 'read'; readonly result: results.ApRefundPaidLines };
  /** Creates an AP deposit. Money paid to a supplier in advance: it waits in supplier deposits until a payment applies it. */
  readonly 'create-ap-deposit': { readonly payload: payloads.ApDepositCreate; readonly mode: 'write'; readonly result: results.ApDepositSaved };
  /** Lists the AP refunds of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-ap-refunds': { readonly payload: payloads.DocumentListDocNoCreditorCodeSettled; readonly mode: 'read'; readonly result: results.DocumentList };
  /** Returns one AP refund in full: fields, lines, settlements, links, postings and the fields that can be edited. */
  readonly 'get-ap-refund': { readonly payload: payloads.GetDocument; readonly mode: 'read'; readonly result: results.ApRefundGet };
  /** Runs create-ap-refund without saving. The result shows totals, postings and warnings. */
  readonly 'validate-ap-refund': { readonly payload: payloads.ApRefundCreate; readonly mode: 'read'; readonly result: results.ArPaymentValidate };
  /** Creates an AP refund. Records money that a supplier refunds from our credit. The credit is closed and the bank or cash account increases. */
  readonly 'create-ap-refund': { readonly payload: payloads.ApRefundCreate; readonly mode: 'write'; readonly result: results.ApRefundSaved };
  /** Changes an existing AP refund. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-ap-refund': { readonly payload: payloads.ApRefundUpdate; readonly mode: 'write'; readonly result: results.ApRefundUpdated };
  /** Voids an AP refund. Its postings, stock movements and settlements are removed, and its number stays in the audit trail. */
  readonly 'void-ap-refund': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.ApRefundSaved };
  /** Voids the AP refund. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed. */
  readonly 'delete-ap-refund': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.ApRefundSaved };
  /** Lists the AP credit notes of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-ap-credit-notes': { readonly payload: payloads.DocumentListDocNoCreditorCodeSettled; readonly mode: 'read'; readonly result: results.DocumentList };
  /** Reads single lines of AP credit notes with their header columns, with optional filters. */
  readonly 'read-ap-credit-note-lines': { readonly payload: payloads.PurchaseLineFilter; readonly mode: 'read'; readonly result: results.ApInvoiceLinesList };
  /** Returns one AP credit note in full: fields, lines, settlements, links, postings and the fields that can be edited. */
  readonly 'get-ap-credit-note': { readonly payload: payloads.GetDocument; readonly mode: 'read'; readonly result: results.ApCreditNoteGet | results.PurchaseReturnGet };
  /** Runs create-ap-credit-note without saving. The result shows totals, postings and warnings. */
  readonly 'validate-ap-credit-note': { readonly payload: payloads.ApCreditNoteCreate; readonly mode: 'read'; readonly result: results.ArInvoiceValidate };
  /** Creates an AP credit note. Credit from a supplier straight to ledger accounts: we owe less, and the accounts are credited. */
  readonly 'create-ap-credit-note': { readonly payload: payloads.ApCreditNoteCreate; readonly mode: 'write'; readonly result: results.ApCreditNoteSaved };
  /** Changes an existing AP credit note. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-ap-credit-note': { readonly payload: payloads.ApCreditNoteUpdate; readonly mode: 'write'; readonly result: results.ApCreditNoteUpdated };
  /** Voids an AP credit note. Its postings, stock movements and settlements are removed, and its number stays in the audit trail. */
  readonly 'void-ap-credit-note': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.ApCreditNoteSaved };
  /** Voids the AP credit note. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed. */
  readonly 'delete-ap-credit-note': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.ApCreditNoteSaved };
  /** Lists the AP debit notes of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-ap-debit-notes': { readonly payload: payloads.DocumentListDocNoCreditorCodeSettled; readonly mode: 'read'; readonly result: results.DocumentList };
  /** Reads single lines of AP debit notes with their header columns, with optional filters. */
  readonly 'read-ap-debit-note-lines': { readonly payload: payloads.PurchaseLineFilter; readonly mode: 'read'; readonly result: results.ApDebitNoteLinesList };
  /** Returns one AP debit note in full: fields, lines, settlements, links, postings and the fields that can be edited. */
  readonly 'get-ap-debit-note': { readonly payload: payloads.GetDocument; readonly mode: 'read'; readonly result: results.ApDebitNoteGet };
  /** Runs create-ap-debit-note without saving. The result shows totals, postings and warnings. */
  readonly 'validate-ap-debit-note': { readonly payload: payloads.ApDebitNoteCreate; readonly mode: 'read'; readonly result: results.ArInvoiceValidate };
  /** Creates an AP debit note. A further charge of a supplier straight to ledger accounts: the accounts are debited and we owe more. */
  readonly 'create-ap-debit-note': { readonly payload: payloads.ApDebitNoteCreate; readonly mode: 'write'; readonly result: results.ApDebitNoteSaved };
  /** Changes an existing AP debit note. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-ap-debit-note': { readonly payload: payloads.ApDebitNoteUpdate; readonly mode: 'write'; readonly result: results.ApDebitNoteUpdated };
  /** Voids an AP debit note. Its postings, stock movements and settlements are removed, and its number stays in the audit trail. */
  readonly 'void-ap-debit-note': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.ApDebitNoteSaved };
  /** Voids the AP debit note. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed. */
  readonly 'delete-ap-debit-note': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.ApDebitNoteSaved };
  /** Lists the AP deposits of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-ap-deposits': { readonly payload: payloads.DocumentListDocNoCreditorCodeSettled; readonly mode: 'read'; readonly result: results.DocumentList };
  /** Returns one AP deposit in full: fields, lines, settlements, links, postings and the fields that can be edited. */
  readonly 'get-ap-deposit': { readonly payload: payloads.GetDocument; readonly mode: 'read'; readonly result: results.ApDepositGet };
  /** Runs create-ap-deposit without saving. The result shows totals, postings and warnings. */
  readonly 'validate-ap-deposit': { readonly payload: payloads.ApDepositCreate; readonly mode: 'read'; readonly result: results.ArPaymentValidate };
  /** Shows what each supplier has open: the total, what is not yet due, what is overdue and what is unapplied. */
  readonly 'read-ap-outstanding': { readonly payload: payloads.ReadApOutstanding; readonly mode: 'read'; readonly result: results.ApOutstanding };
  /** Lists the active suppliers of the account book with code, name, currency, credit term and contact. */
  readonly 'read-creditors': { readonly payload: payloads.ReadCreditors; readonly mode: 'read'; readonly result: results.CreditorList };
  /** Returns one supplier with addresses, branches, currency, credit term, tax entity, user-defined fields and balance. */
  readonly 'get-creditor-detail': { readonly payload: payloads.CreditorSelect; readonly mode: 'read'; readonly result: results.CreditorDetail };
  /** Lists the items that can be used in new documents, with units, prices, tax codes, group and costing method. */
  readonly 'read-items': { readonly payload: payloads.ItemFilter; readonly mode: 'read'; readonly result: results.ItemList };
  /** Lists every item of the account book, deactivated ones included. */
  readonly 'read-items-all': { readonly payload: payloads.ItemFilter; readonly mode: 'read'; readonly result: results.ItemList };
  /** Writes the items to a CSV file, one row per item and unit, for a spreadsheet or another system. */
  readonly 'export-items': { readonly payload: payloads.ExportItems; readonly mode: 'read'; readonly result: results.ItemExport };
  /** Returns one item in full: master data, units, prices, what is on hand at each location and its last cost. */
  readonly 'get-stock-item-detail': { readonly payload: payloads.GetStockItemDetail; readonly mode: 'read'; readonly result: results.ItemDetail };
  /** Lists the exact codes of the active stock locations. */
  readonly 'read-locations': { readonly payload: payloads.ReadLocations; readonly mode: 'read'; readonly result: results.LocationActive };
  /** Reads every single movement of stock, whatever document caused it: quantity, unit cost, value, location and document. */
  readonly 'read-stock-detail-lines': { readonly payload: payloads.StockDetailFilter; readonly mode: 'read'; readonly result: results.StockMoves };
  /** Shows, per item and location, what was there at the start, what came in, what went out and what is left, in quantity and value. */
  readonly 'read-stock-movement': { readonly payload: payloads.ReadStockMovement; readonly mode: 'read'; readonly result: results.StockMovements };
  /** Shows what is on hand at the end of a day, per item, location and batch, with unit cost and value. */
  readonly 'stock-balance': { readonly payload: payloads.StockBalance; readonly mode: 'read'; readonly result: results.StockBalances };
  /** Reads single lines of stock update costs with their header columns, with optional filters. */
  readonly 'read-stock-update-cost-lines': { readonly payload: payloads.StockLineFilter; readonly mode: 'read'; readonly result: results.StockUpdateCostLinesList };
  /** Lists the item brands of the account book with their main fields. */
  readonly 'list-stock-item-brands': { readonly payload: payloads.RecordListStockItemBrand; readonly mode: 'read'; readonly result: results.StockItemBrandList };
  /** Returns one item brand in full, with the fields that can be edited. */
  readonly 'get-stock-item-brand': { readonly payload: payloads.GetStockItemBrand; readonly mode: 'read'; readonly result: results.StockItemBrandGet };
  /** Creates an item brand. Brands sort items in lists and reports; they post nothing. */
  readonly 'create-stock-item-brand': { readonly payload: payloads.StockItemBrandCreate; readonly mode: 'write'; readonly result: results.StockItemBrandSaved };
  /** Changes an existing item brand. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-stock-item-brand': { readonly payload: payloads.StockItemBrandUpdate; readonly mode: 'write'; readonly result: results.StockItemBrandUpdated };
  /** Lists the item categories of the account book with their main fields. */
  readonly 'list-stock-item-categories': { readonly payload: payloads.RecordListStockItemCategory; readonly mode: 'read'; readonly result: results.StockItemCategoryList };
  /** Returns one item category in full, with the fields that can be edited. */
  readonly 'get-stock-item-category': { readonly payload: payloads.GetStockItemCategory; readonly mode: 'read'; readonly result: results.StockItemCategoryGet };
  /** Creates an item category. Categories sort items in lists and reports; they post nothing. */
  readonly 'create-stock-item-category': { readonly payload: payloads.StockItemCategoryCreate; readonly mode: 'write'; readonly result: results.StockItemCategorySaved };
  /** Changes an existing item category. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-stock-item-category': { readonly payload: payloads.StockItemCategoryUpdate; readonly mode: 'write'; readonly result: results.StockItemCategoryUpdated };
  /** Lists the item groups of the account book with their main fields. */
  readonly 'list-stock-item-groups': { readonly payload: payloads.RecordListStockItemGroup; readonly mode: 'read'; readonly result: results.StockItemGroupList };
  /** Returns one item group in full, with the fields that can be edited. */
  readonly 'get-stock-item-group': { readonly payload: payloads.GetStockItemGroup; readonly mode: 'read'; readonly result: results.StockItemGroupGet };
  /** Creates an item group. A group decides to which accounts its items post: sales, returns, purchases, stock and cost of goods sold. */
  readonly 'create-stock-item-group': { readonly payload: payloads.StockItemGroupCreate; readonly mode: 'write'; readonly result: results.StockItemGroupSaved };
  /** Changes an existing item group. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-stock-item-group': { readonly payload: payloads.StockItemGroupUpdate; readonly mode: 'write'; readonly result: results.StockItemGroupUpdated };
  /** Lists the item types of the account book with their main fields. */
  readonly 'list-stock-item-types': { readonly payload: payloads.RecordListStockItemType; readonly mode: 'read'; readonly result: results.StockItemTypeList };
  /** Returns one item type in full, with the fields that can be edited. */
  readonly 'get-stock-item-type': { readonly payload: payloads.GetStockItemType; readonly mode: 'read'; readonly result: results.StockItemTypeGet };
  /** Creates an item type. Types separate trading goods, finished goods and services in lists and reports. They have no effect on postings. */
  readonly 'create-stock-item-type': { readonly payload: payloads.StockItemTypeCreate; readonly mode: 'write'; readonly result: results.StockItemTypeSaved };
  /** Changes an existing item type. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-stock-item-type': { readonly payload: payloads.StockItemTypeUpdate; readonly mode: 'write'; readonly result: results.StockItemTypeUpdated };
  /** Lists the stock update costs of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-stock-update-costs': { readonly payload: payloads.DocumentListDocNo; readonly mode: 'read'; readonly result: results.StockDocumentList };
  /** Returns one stock update cost in full: fields, lines, settlements, links, postings and the fields that can be edited. */
  readonly 'get-stock-update-cost': { readonly payload: payloads.GetDocument; readonly mode: 'read'; readonly result: results.StockUpdateCostGet };
  /** Runs create-stock-update-cost without saving. The result shows totals, postings and warnings. */
  readonly 'validate-stock-update-cost': { readonly payload: payloads.StockUpdateCostCreate; readonly mode: 'read'; readonly result: results.StockUpdateCostValidate };
  /** Creates a stock update cost. Gives stock on hand a new unit cost: its value changes, its quantity does not, and the difference goes to stock cost adjustment. */
  readonly 'create-stock-update-cost': { readonly payload: payloads.StockUpdateCostCreate; readonly mode: 'write'; readonly result: results.StockUpdateCostSaved };
  /** Changes an existing stock update cost. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-stock-update-cost': { readonly payload: payloads.StockUpdateCostUpdate; readonly mode: 'write'; readonly result: results.StockUpdateCostUpdated };
  /** Voids a stock update cost. Its postings, stock movements and settlements are removed, and its number stays in the audit trail. */
  readonly 'void-stock-update-cost': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.StockUpdateCostSaved };
  /** Voids the stock update cost. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed. */
  readonly 'delete-stock-update-cost': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.StockUpdateCostSaved };
  /** Lists the stock adjustments of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-stock-adjustments': { readonly payload: payloads.DocumentListDocNo; readonly mode: 'read'; readonly result: results.StockDocumentList };
  /** Reads single lines of stock adjustments with their header columns, with optional filters. */
  readonly 'read-stock-adjustment-lines': { readonly payload: payloads.StockLineFilter; readonly mode: 'read'; readonly result: results.StockAdjustmentLinesList };
  /** Returns one stock adjustment in full: fields, lines, settlements, links, postings and the fields that can be edited. */
  readonly 'get-stock-adjustment': { readonly payload: payloads.GetDocument; readonly mode: 'read'; readonly result: results.StockAdjustmentGet };
  /** Runs create-stock-adjustment without saving. The result shows totals, postings and warnings. */
  readonly 'validate-stock-adjustment': { readonly payload: payloads.StockAdjustmentCreate; readonly mode: 'read'; readonly result: results.StockAdjustmentValidate };
  /** Creates a stock adjustment. Increases or decreases the stock on hand. The value is posted to stock adjustments. */
  readonly 'create-stock-adjustment': { readonly payload: payloads.StockAdjustmentCreate; readonly mode: 'write'; readonly result: results.StockAdjustmentSaved };
  /** Changes an existing stock adjustment. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-stock-adjustment': { readonly payload: payloads.StockAdjustmentUpdate; readonly mode: 'write'; readonly result: results.StockAdjustmentUpdated };
  /** Voids a stock adjustment. Its postings, stock movements and settlements are removed, and its number stays in the audit trail. */
  readonly 'void-stock-adjustment': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.StockAdjustmentSaved };
  /** Voids the stock adjustment. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed. */
  readonly 'delete-stock-adjustment': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.StockAdjustmentSaved };
  /** Lists the stock receives of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-stock-receives': { readonly payload: payloads.DocumentListDocNo; readonly mode: 'read'; readonly result: results.StockDocumentList };
  /** Reads single lines of stock receives with their header columns, with optional filters. */
  readonly 'read-stock-receive-lines': { readonly payload: payloads.StockLineFilter; readonly mode: 'read'; readonly result: results.StockAdjustmentLinesList };
  /** Returns one stock receive in full: fields, lines, settlements, links, postings and the fields that can be edited. */
  readonly 'get-stock-receive': { readonly payload: payloads.GetDocument; readonly mode: 'read'; readonly result: results.StockAdjustmentGet };
  /** Runs create-stock-receive without saving. The result shows totals, postings and warnings. */
  readonly 'validate-stock-receive': { readonly payload: payloads.StockReceiveCreate; readonly mode: 'read'; readonly result: results.StockAdjustmentValidate };
  /** Creates a stock receive. Takes goods into stock that no purchase brought in, at the cost you give: opening stock, finds, gifts. */
  readonly 'create-stock-receive': { readonly payload: payloads.StockReceiveCreate; readonly mode: 'write'; readonly result: results.StockAdjustmentSaved };
  /** Changes an existing stock receive. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-stock-receive': { readonly payload: payloads.StockReceiveUpdate; readonly mode: 'write'; readonly result: results.StockAdjustmentUpdated };
  /** Voids a stock receive. Its postings, stock movements and settlements are removed, and its number stays in the audit trail. */
  readonly 'void-stock-receive': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.StockAdjustmentSaved };
  /** Voids the stock receive. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed. */
  readonly 'delete-stock-receive': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.StockAdjustmentSaved };
  /** Lists the stock issues of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-stock-issues': { readonly payload: payloads.DocumentListDocNo; readonly mode: 'read'; readonly result: results.StockDocumentList };
  /** Reads single lines of stock issues with their header columns, with optional filters. */
  readonly 'read-stock-issue-lines': { readonly payload: payloads.StockLineFilter; readonly mode: 'read'; readonly result: results.StockAdjustmentLinesList };
  /** Returns one stock issue in full: fields, lines, settlements, links, postings and the fields that can be edited. */
  readonly 'get-stock-issue': { readonly payload: payloads.GetDocument; readonly mode: 'read'; readonly result: results.StockAdjustmentGet };
  /** Runs create-stock-issue without saving. The result shows totals, postings and warnings. */
  readonly 'validate-stock-issue': { readonly payload: payloads.StockIssueCreate; readonly mode: 'read'; readonly result: results.StockAdjustmentValidate };
  /** Creates a stock issue. Takes goods out of stock for use in the business itself; their cost becomes an expense. */
  readonly 'create-stock-issue': { readonly payload: payloads.StockIssueCreate; readonly mode: 'write'; readonly result: results.StockAdjustmentSaved };
  /** Changes an existing stock issue. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-stock-issue': { readonly payload: payloads.StockIssueUpdate; readonly mode: 'write'; readonly result: results.StockAdjustmentUpdated };
  /** Voids a stock issue. Its postings, stock movements and settlements are removed, and its number stays in the audit trail. */
  readonly 'void-stock-issue': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.StockAdjustmentSaved };
  /** Voids the stock issue. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed. */
  readonly 'delete-stock-issue': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.StockAdjustmentSaved };
  /** Lists the stock transfers of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-stock-transfers': { readonly payload: payloads.DocumentListDocNo; readonly mode: 'read'; readonly result: results.StockDocumentList };
  /** Reads single lines of stock transfers with their header columns, with optional filters. */
  readonly 'read-stock-transfer-lines': { readonly payload: payloads.StockLineFilter; readonly mode: 'read'; readonly result: results.StockTransferLinesList };
  /** Returns one stock transfer in full: fields, lines, settlements, links, postings and the fields that can be edited. */
  readonly 'get-stock-transfer': { readonly payload: payloads.GetDocument; readonly mode: 'read'; readonly result: results.StockTransferGet };
  /** Runs create-stock-transfer without saving. The result shows totals, postings and warnings. */
  readonly 'validate-stock-transfer': { readonly payload: payloads.StockTransferCreate; readonly mode: 'read'; readonly result: results.StockTransferValidate };
  /** Creates a stock transfer. Moves goods from one location to another at their cost; the ledger is not touched. */
  readonly 'create-stock-transfer': { readonly payload: payloads.StockTransferCreate; readonly mode: 'write'; readonly result: results.StockTransferSaved };
  /** Changes an existing stock transfer. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-stock-transfer': { readonly payload: payloads.StockTransferUpdate; readonly mode: 'write'; readonly result: results.StockTransferUpdated };
  /** Voids a stock transfer. Its postings, stock movements and settlements are removed, and its number stays in the audit trail. */
  readonly 'void-stock-transfer': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.StockTransferSaved };
  /** Voids the stock transfer. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed. */
  readonly 'delete-stock-transfer': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.StockTransferSaved };
  /** Lists the stock takes of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-stock-takes': { readonly payload: payloads.DocumentListDocNo; readonly mode: 'read'; readonly result: results.StockDocumentList };
  /** Reads single lines of stock takes with their header columns, with optional filters. */
  readonly 'read-stock-take-lines': { readonly payload: payloads.StockLineFilter; readonly mode: 'read'; readonly result: results.StockTakeLinesList };
  /** Returns one stock take in full: fields, lines, settlements, links, postings and the fields that can be edited. */
  readonly 'get-stock-take': { readonly payload: payloads.GetDocument; readonly mode: 'read'; readonly result: results.StockTakeGet };
  /** Runs create-stock-take without saving. The result shows totals, postings and warnings. */
  readonly 'validate-stock-take': { readonly payload: payloads.StockTakeCreate; readonly mode: 'read'; readonly result: results.StockTakeValidate };
  /** Creates a stock take. A count of what is really there: the difference to the book at the end of that day is adjusted. */
  readonly 'create-stock-take': { readonly payload: payloads.StockTakeCreate; readonly mode: 'write'; readonly result: results.StockTakeSaved };
  /** Changes an existing stock take. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-stock-take': { readonly payload: payloads.StockTakeUpdate; readonly mode: 'write'; readonly result: results.StockTakeUpdated };
  /** Voids a stock take. Its postings, stock movements and settlements are removed, and its number stays in the audit trail. */
  readonly 'void-stock-take': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.StockTakeSaved };
  /** Voids the stock take. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed. */
  readonly 'delete-stock-take': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.StockTakeSaved };
  /** Lists the stock write-offs of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-stock-write-offs': { readonly payload: payloads.DocumentListDocNo; readonly mode: 'read'; readonly result: results.StockDocumentList };
  /** Reads single lines of stock write-offs with their header columns, with optional filters. */
  readonly 'read-stock-write-off-lines': { readonly payload: payloads.StockLineFilter; readonly mode: 'read'; readonly result: results.StockAdjustmentLinesList };
  /** Returns one stock write-off in full: fields, lines, settlements, links, postings and the fields that can be edited. */
  readonly 'get-stock-write-off': { readonly payload: payloads.GetDocument; readonly mode: 'read'; readonly result: results.StockAdjustmentGet };
  /** Runs create-stock-write-off without saving. The result shows totals, postings and warnings. */
  readonly 'validate-stock-write-off': { readonly payload: payloads.StockIssueCreate; readonly mode: 'read'; readonly result: results.StockAdjustmentValidate };
  /** Creates a stock write-off. Takes lost, spoiled or broken goods out of stock; their cost becomes a loss. */
  readonly 'create-stock-write-off': { readonly payload: payloads.StockIssueCreate; readonly mode: 'write'; readonly result: results.StockAdjustmentSaved };
  /** Changes an existing stock write-off. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-stock-write-off': { readonly payload: payloads.StockIssueUpdate; readonly mode: 'write'; readonly result: results.StockAdjustmentUpdated };
  /** Voids a stock write-off. Its postings, stock movements and settlements are removed, and its number stays in the audit trail. */
  readonly 'void-stock-write-off': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.StockAdjustmentSaved };
  /** Voids the stock write-off. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed. */
  readonly 'delete-stock-write-off': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.StockAdjustmentSaved };
  /** Lists the stock UOM conversions of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-stock-uom-conversions': { readonly payload: payloads.DocumentListDocNo; readonly mode: 'read'; readonly result: results.StockDocumentList };
  /** Reads single lines of stock UOM conversions with their header columns, with optional filters. */
  readonly 'read-stock-uom-conversion-lines': { readonly payload: payloads.StockLineFilter; readonly mode: 'read'; readonly result: results.StockUomConversionLinesList };
  /** Returns one stock UOM conversion in full: fields, lines, settlements, links, postings and the fields that can be edited. */
  readonly 'get-stock-uom-conversion': { readonly payload: payloads.GetDocument; readonly mode: 'read'; readonly result: results.StockUomConversionGet };
  /** Runs create-stock-uom-conversion without saving. The result shows totals, postings and warnings. */
  readonly 'validate-stock-uom-conversion': { readonly payload: payloads.StockUomConversionCreate; readonly mode: 'read'; readonly result: results.StockUomConversionValidate };
  /** Creates a stock UOM conversion. Opens boxes or packs them: one unit of an item becomes another at the same place, quantity in base units and value unchanged. */
  readonly 'create-stock-uom-conversion': { readonly payload: payloads.StockUomConversionCreate; readonly mode: 'write'; readonly result: results.StockUomConversionSaved };
  /** Changes an existing stock UOM conversion. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-stock-uom-conversion': { readonly payload: payloads.StockUomConversionUpdate; readonly mode: 'write'; readonly result: results.StockUomConversionUpdated };
  /** Voids a stock UOM conversion. Its postings, stock movements and settlements are removed, and its number stays in the audit trail. */
  readonly 'void-stock-uom-conversion': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.StockUomConversionSaved };
  /** Voids the stock UOM conversion. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed. */
  readonly 'delete-stock-uom-conversion': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.StockUomConversionSaved };
  /** Lists the item packages of the account book with their main fields. */
  readonly 'list-item-packages': { readonly payload: payloads.RecordListItemPackage; readonly mode: 'read'; readonly result: results.ItemPackageList };
  /** Returns one item package in full, with the fields that can be edited. */
  readonly 'get-item-package': { readonly payload: payloads.GetItemPackage; readonly mode: 'read'; readonly result: results.ItemPackageGet };
  /** Runs all checks of create-item-package without saving. */
  readonly 'validate-item-package': { readonly payload: payloads.ItemPackageCreate; readonly mode: 'read'; readonly result: results.ItemPackageValidate };
  /** Creates an item package. Several items sold together under one code and one price. It is no stock item itself: a sale breaks it into its components. */
  readonly 'create-item-package': { readonly payload: payloads.ItemPackageCreate; readonly mode: 'write'; readonly result: results.ItemPackageSaved };
  /** Changes an existing item package. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-item-package': { readonly payload: payloads.ItemPackageUpdate; readonly mode: 'write'; readonly result: results.ItemPackageUpdated };
  /** Deactivates an item package. Its history stays, and new documents cannot use it. */
  readonly 'void-item-package': { readonly payload: payloads.WithdrawItemPackage; readonly mode: 'write'; readonly result: results.ItemPackageSaved };
  /** Deletes an item package that was never used. */
  readonly 'delete-item-package': { readonly payload: payloads.WithdrawItemPackage; readonly mode: 'write'; readonly result: results.RecordDeleted };
  /** Lists the item BOMs of the account book with their main fields. */
  readonly 'list-bom-items': { readonly payload: payloads.RecordListItemBom; readonly mode: 'read'; readonly result: results.ItemBomList };
  /** Returns one item BOM in full, with the fields that can be edited. */
  readonly 'get-item-bom': { readonly payload: payloads.GetItemBom; readonly mode: 'read'; readonly result: results.ItemBomGet };
  /** Runs all checks of create-item-bom without saving. */
  readonly 'validate-item-bom': { readonly payload: payloads.ItemBomCreate; readonly mode: 'read'; readonly result: results.ItemBomValidate };
  /** Creates an item BOM. The bill of materials lists the components of one finished good. Assemblies use it. */
  readonly 'create-item-bom': { readonly payload: payloads.ItemBomCreate; readonly mode: 'write'; readonly result: results.ItemBomSaved };
  /** Changes an existing item BOM. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-item-bom': { readonly payload: payloads.ItemBomUpdate; readonly mode: 'write'; readonly result: results.ItemBomUpdated };
  /** Deactivates an item BOM. Its history stays, and new documents cannot use it. */
  readonly 'void-item-bom': { readonly payload: payloads.WithdrawItemBom; readonly mode: 'write'; readonly result: results.ItemBomSaved };
  /** Deletes an item BOM that was never used. */
  readonly 'delete-item-bom': { readonly payload: payloads.WithdrawItemBom; readonly mode: 'write'; readonly result: results.RecordDeleted };
  /** Lists the stock assemblies of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-stock-assemblies': { readonly payload: payloads.DocumentListDocNo; readonly mode: 'read'; readonly result: results.StockDocumentList };
  /** Returns one stock assembly in full: fields, lines, settlements, links, postings and the fields that can be edited. */
  readonly 'get-stock-assembly': { readonly payload: payloads.GetDocument; readonly mode: 'read'; readonly result: results.StockAssemblyGet };
  /** Runs create-stock-assembly without saving. The result shows totals, postings and warnings. */
  readonly 'validate-stock-assembly': { readonly payload: payloads.StockAssemblyCreate; readonly mode: 'read'; readonly result: results.StockAssemblyValidate };
  /** Creates a stock assembly. Makes finished goods: components leave stock, the finished good enters with their cost and the cost of assembling. */
  readonly 'create-stock-assembly': { readonly payload: payloads.StockAssemblyCreate; readonly mode: 'write'; readonly result: results.StockAssemblySaved };
  /** Changes an existing stock assembly. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-stock-assembly': { readonly payload: payloads.StockAssemblyUpdate; readonly mode: 'write'; readonly result: results.StockAssemblyUpdated };
  /** Voids a stock assembly. Its postings, stock movements and settlements are removed, and its number stays in the audit trail. */
  readonly 'void-stock-assembly': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.StockAssemblySaved };
  /** Voids the stock assembly. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed. */
  readonly 'delete-stock-assembly': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.StockAssemblySaved };
  /** Lists the stock assembly orders of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-stock-assembly-orders': { readonly payload: payloads.DocumentListDocNo; readonly mode: 'read'; readonly result: results.StockDocumentList };
  /** Returns one stock assembly order in full: fields, lines, settlements, links, postings and the fields that can be edited. */
  readonly 'get-stock-assembly-order': { readonly payload: payloads.GetDocument; readonly mode: 'read'; readonly result: results.StockAssemblyOrderGet };
  /** Runs create-stock-assembly-order without saving. The result shows totals, postings and warnings. */
  readonly 'validate-stock-assembly-order': { readonly payload: payloads.StockAssemblyOrderCreate; readonly mode: 'read'; readonly result: results.StockAssemblyValidate };
  /** Creates a stock assembly order. Plans the assembly of finished goods. It moves no stock and posts nothing until it is assembled. */
  readonly 'create-stock-assembly-order': { readonly payload: payloads.StockAssemblyOrderCreate; readonly mode: 'write'; readonly result: results.StockAssemblyOrderSaved };
  /** Changes an existing stock assembly order. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-stock-assembly-order': { readonly payload: payloads.StockAssemblyUpdate; readonly mode: 'write'; readonly result: results.StockAssemblyOrderUpdated };
  /** Voids a stock assembly order. Its postings, stock movements and settlements are removed, and its number stays in the audit trail. */
  readonly 'void-stock-assembly-order': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.StockAssemblyOrderSaved };
  /** Voids the stock assembly order. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed. */
  readonly 'delete-stock-assembly-order': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.StockAssemblyOrderSaved };
  /** Lists the stock disassemblies of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-stock-disassemblies': { readonly payload: payloads.DocumentListDocNo; readonly mode: 'read'; readonly result: results.StockDocumentList };
  /** Returns one stock disassembly in full: fields, lines, settlements, links, postings and the fields that can be edited. */
  readonly 'get-stock-disassembly': { readonly payload: payloads.GetDocument; readonly mode: 'read'; readonly result: results.StockDisassemblyGet };
  /** Runs create-stock-disassembly without saving. The result shows totals, postings and warnings. */
  readonly 'validate-stock-disassembly': { readonly payload: payloads.StockDisassemblyCreate; readonly mode: 'read'; readonly result: results.StockAssemblyValidate };
  /** Creates a stock disassembly. Takes finished goods apart: they leave stock, and their cost is shared out over the components that come back. */
  readonly 'create-stock-disassembly': { readonly payload: payloads.StockDisassemblyCreate; readonly mode: 'write'; readonly result: results.StockDisassemblySaved };
  /** Changes an existing stock disassembly. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-stock-disassembly': { readonly payload: payloads.StockDisassemblyUpdate; readonly mode: 'write'; readonly result: results.StockDisassemblyUpdated };
  /** Voids a stock disassembly. Its postings, stock movements and settlements are removed, and its number stays in the audit trail. */
  readonly 'void-stock-disassembly': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.StockDisassemblySaved };
  /** Voids the stock disassembly. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed. */
  readonly 'delete-stock-disassembly': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.StockDisassemblySaved };
  /** Creates a location. A place where stock is kept: quantity and cost are held for each item at each location. */
  readonly 'create-location': { readonly payload: payloads.LocationCreate; readonly mode: 'write'; readonly result: results.LocationSaved };
  /** Changes an existing location. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-location': { readonly payload: payloads.LocationUpdate; readonly mode: 'write'; readonly result: results.LocationUpdated };
  /** Deactivates a location. Its history stays, and new documents cannot use it. */
  readonly 'void-location': { readonly payload: payloads.WithdrawLocation; readonly mode: 'write'; readonly result: results.LocationSaved };
  /** Deletes a location that was never used. */
  readonly 'delete-location': { readonly payload: payloads.WithdrawLocation; readonly mode: 'write'; readonly result: results.RecordDeleted };
  /** Shows all GL accounts as a tree, with type, special role and balance. */
  readonly 'read-chart-accounts': { readonly payload: payloads.ReadChartAccounts; readonly mode: 'read'; readonly result: results.Chart };
  /** Shows opening balance, debits, credits and closing balance of a period, of one account, of one party, or of every account: a trial balance. */
  readonly 'read-gl-account-balance': { readonly payload: payloads.ReadGlAccountBalance; readonly mode: 'read'; readonly result: results.AccountBalances };
  /** Returns one GL account in full, with the fields that can be edited. */
  readonly 'get-gl-account': { readonly payload: payloads.GetGlAccount; readonly mode: 'read'; readonly result: results.GlAccountGet };
  /** Creates two linked accounts for a class of fixed assets: one for its cost, one for its accumulated depreciation. */
  readonly 'create-fixed-asset-gl-accounts': { readonly payload: payloads.CreateFixedAssetGlAccounts; readonly mode: 'write'; readonly result: results.GlAccountFixedAsset };
  /** Creates a GL account. A line of the chart of accounts that documents and journals can post to from now on. */
  readonly 'create-gl-account': { readonly payload: payloads.GlAccountCreate; readonly mode: 'write'; readonly result: results.GlAccountSaved };
  /** Changes an existing GL account. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-gl-account': { readonly payload: payloads.GlAccountUpdate; readonly mode: 'write'; readonly result: results.GlAccountUpdated };
  /** Deactivates a GL account. Its history stays, and new documents cannot use it. */
  readonly 'void-gl-account': { readonly payload: payloads.WithdrawGlAccount; readonly mode: 'write'; readonly result: results.GlAccountSaved };
  /** Deletes a GL account that was never used. */
  readonly 'delete-gl-account': { readonly payload: payloads.WithdrawGlAccount; readonly mode: 'write'; readonly result: results.RecordDeleted };
  /** Lists the journal entries of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-journal-entries': { readonly payload: payloads.DocumentListDocNoDebtorCodeCreditorCode; readonly mode: 'read'; readonly result: results.DocumentList };
  /** Returns one journal entry in full: fields, lines, settlements, links, postings and the fields that can be edited. */
  readonly 'get-journal-entry': { readonly payload: payloads.GetDocument; readonly mode: 'read'; readonly result: results.JournalEntryGet };
  /** Runs create-journal-entry without saving. The result shows totals, postings and warnings. */
  readonly 'validate-journal-entry': { readonly payload: payloads.JournalEntryCreate; readonly mode: 'read'; readonly result: results.JournalEntryValidate };
  /** Creates a journal entry. Debits and credits of your own, equal to the sen; a line that names a debtor or creditor makes an open item of that party. */
  readonly 'create-journal-entry': { readonly payload: payloads.JournalEntryCreate; readonly mode: 'write'; readonly result: results.JournalEntrySaved };
  /** Changes an existing journal entry. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-journal-entry': { readonly payload: payloads.JournalEntryUpdate; readonly mode: 'write'; readonly result: results.JournalEntryUpdated };
  /** Voids a journal entry. Its postings, stock movements and settlements are removed, and its number stays in the audit trail. */
  readonly 'void-journal-entry': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.JournalEntrySaved };
  /** Voids the journal entry. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed. */
  readonly 'delete-journal-entry': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.JournalEntrySaved };
  /** Lists the bank and cash accounts with currency and balance. */
  readonly 'list-gl-bank-cash-accounts': { readonly payload: payloads.ReadChartAccounts; readonly mode: 'read'; readonly result: results.BankAccounts };
  /** Lists every document that touched a bank or cash account, whatever its type: cash sales, payments, refunds, deposits, entries. */
  readonly 'list-gl-cash-book-documents': { readonly payload: payloads.ListGlCashBookDocuments; readonly mode: 'read'; readonly result: results.MoneyEntries };
  /** Lists the cash book entries of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-gl-cash-book-entries': { readonly payload: payloads.ListGlCashBookEntries; readonly mode: 'read'; readonly result: results.DocumentList };
  /** Returns one cash book entry in full: fields, lines, settlements, links, postings and the fields that can be edited. */
  readonly 'get-gl-cash-book-entry': { readonly payload: payloads.GetGlCashBookEntry; readonly mode: 'read'; readonly result: results.GlCashBookEntryGet };
  /** Runs create-gl-cash-book-payment without saving. The result shows totals, postings and warnings. */
  readonly 'validate-gl-cash-book-payment': { readonly payload: payloads.CashBookEntry; readonly mode: 'read'; readonly result: results.GlCashBookPaymentValidate };
  /** Runs create-gl-cash-book-receipt without saving. The result shows totals, postings and warnings. */
  readonly 'validate-gl-cash-book-receipt': { readonly payload: payloads.CashBookEntry; readonly mode: 'read'; readonly result: results.GlCashBookPaymentValidate };
  /** Creates a cash book payment. Pays money from a bank or cash account. The lines show which expenses, accounts or parties it was for. */
  readonly 'create-gl-cash-book-payment': { readonly payload: payloads.CashBookEntry; readonly mode: 'write'; readonly result: results.GlCashBookPaymentSaved };
  /** Creates a cash book receipt. Receives money in a bank or cash account. The lines show which income, accounts or parties it came from. */
  readonly 'create-gl-cash-book-receipt': { readonly payload: payloads.CashBookEntry; readonly mode: 'write'; readonly result: results.GlCashBookPaymentSaved };
  /** Changes an existing cash book entry. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-gl-cash-book-entry': { readonly payload: payloads.GlCashBookEntryUpdate; readonly mode: 'write'; readonly result: results.GlCashBookEntryUpdated };
  /** Voids a cash book entry. Its postings, stock movements and settlements are removed, and its number stays in the audit trail. */
  readonly 'void-gl-cash-book-entry': { readonly payload: payloads.VoidGlCashBookEntry; readonly mode: 'write'; readonly result: results.GlCashBookPaymentSaved };
  /** Voids the cash book entry. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed. */
  readonly 'delete-gl-cash-book-entry': { readonly payload: payloads.VoidGlCashBookEntry; readonly mode: 'write'; readonly result: results.GlCashBookPaymentSaved };
  /** Shows how accounts moved in a period, by cash flow class: operating, investing, financing, cash and other. All classes together net to zero. */
  readonly 'read-gl-cash-flow-accounts': { readonly payload: payloads.ReadGlCashFlowAccounts; readonly mode: 'read'; readonly result: results.CashFlow };
  /** Lists cheques paid and received with number, date, amount, account, and whether a bank reconciliation has cleared them. */
  readonly 'list-gl-cheques': { readonly payload: payloads.ListGlCashBookDocuments; readonly mode: 'read'; readonly result: results.MoneyEntries };
  /** Lists the active payment methods with payment type and account. */
  readonly 'read-payment-methods': { readonly payload: payloads.ReadPaymentMethods; readonly mode: 'read'; readonly result: results.PaymentMethods };
  /** Lists the ledger lines of bank accounts that no live reconciliation has cleared: deposits in transit and payments not yet presented. */
  readonly 'list-gl-bank-reconciliation-uncleared': { readonly payload: payloads.ListGlBankReconciliationUncleared; readonly mode: 'read'; readonly result: results.UnclearedEntries };
  /** Lists the bank reconciliations of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-gl-bank-reconciliations': { readonly payload: payloads.DocumentListDocNo; readonly mode: 'read'; readonly result: results.DocumentList };
  /** Returns one bank reconciliation in full: fields, lines, settlements, links, postings and the fields that can be edited. */
  readonly 'get-gl-bank-reconciliation': { readonly payload: payloads.GetDocument; readonly mode: 'read'; readonly result: results.GlBankReconciliationGet };
  /** Runs create-gl-bank-reconciliation without saving. The result shows totals, postings and warnings. */
  readonly 'validate-gl-bank-reconciliation': { readonly payload: payloads.GlBankReconciliationCreate; readonly mode: 'read'; readonly result: results.GlBankReconciliationValidate };
  /** Creates a bank reconciliation. Ticks the ledger lines that a bank statement confirms; it posts nothing, and the documents behind those lines are protected from then on. */
  readonly 'create-gl-bank-reconciliation': { readonly payload: payloads.GlBankReconciliationCreate; readonly mode: 'write'; readonly result: results.GlBankReconciliationSaved };
  /** Changes an existing bank reconciliation. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-gl-bank-reconciliation': { readonly payload: payloads.GlBankReconciliationUpdate; readonly mode: 'write'; readonly result: results.GlBankReconciliationUpdated };
  /** Voids a bank reconciliation. Its postings, stock movements and settlements are removed, and its number stays in the audit trail. */
  readonly 'void-gl-bank-reconciliation': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.GlBankReconciliationSaved };
  /** Voids the bank reconciliation. The document and its number stay in the audit trail, and its postings, stock movements and settlements are removed. */
  readonly 'delete-gl-bank-reconciliation': { readonly payload: payloads.WithdrawDocument; readonly mode: 'write'; readonly result: results.GlBankReconciliationSaved };
  /** Lists the templates that documents and statements can be printed with, by document type, and the reports of the book. */
  readonly 'list-acct-report-templates': { readonly payload: payloads.ListAcctReportTemplates; readonly mode: 'read'; readonly result: results.ReportTemplates };
  /** Prints a sales document as PDF: company and customer, lines, tax summary, totals, amount in words, and the e-invoice link once it is valid. */
  readonly 'sales-document-acct-pdf': { readonly payload: payloads.SalesDocumentAcctPdf; readonly mode: 'read'; readonly result: results.DocumentPdf };
  /** Prints a sales invoice as PDF. */
  readonly 'sales-invoice-acct-pdf': { readonly payload: payloads.SalesInvoiceAcctPdf; readonly mode: 'read'; readonly result: results.DocumentPdf };
  /** Gives the sales of a period as an HTML file, grouped as you choose: quantity, net, tax, cost, profit and margin, credit notes against. */
  readonly 'sales-report-html': { readonly payload: payloads.SalesReportHtml; readonly mode: 'read'; readonly result: results.SalesReport };
  /** Prints a purchase document as PDF, ready to go to the supplier. */
  readonly 'purchase-document-acct-pdf': { readonly payload: payloads.PurchaseDocumentAcctPdf; readonly mode: 'read'; readonly result: results.DocumentPdf };
  /** Prints a stock document as PDF, with items, quantities, locations and cost. */
  readonly 'stock-document-acct-pdf': { readonly payload: payloads.StockDocumentAcctPdf; readonly mode: 'read'; readonly result: results.DocumentPdf };
  /** Prints the statement of a customer or supplier as PDF, with aging, ready to be sent; with the template of a report, the aged receivables or any other report. */
  readonly 'arap-statement-acct-pdf': { readonly payload: payloads.PartyStatement; readonly mode: 'read'; readonly result: results.StatementPdf | results.ReportTrialBalance | results.ReportProfitAndLoss | results.ReportBalanceSheet | results.ReportCashFlow | results.ReportGeneralLedger | results.ReportJournal | results.ReportAgedReceivables | results.ReportAgedPayables | results.ReportStockValuation | results.ReportSalesAnalysis | results.ReportSst02 | results.ReportAuditTrail };
  /** Returns the statement of a supplier as rows: opening, movements with running balance, closing, aging by month. */
  readonly 'creditor-statement-report': { readonly payload: payloads.CreditorStatementReport; readonly mode: 'read'; readonly result: results.Statement };
  /** Returns the statement of a customer as rows: opening, movements with running balance, closing, aging by month. */
  readonly 'debtor-statement-report': { readonly payload: payloads.DebtorStatementReport; readonly mode: 'read'; readonly result: results.Statement };
  /** Gives the statement of a customer or supplier as an HTML file, to show or to mail; with the template of a report, the trial balance, balance sheet or any other report. */
  readonly 'statement-report-html': { readonly payload: payloads.PartyStatement; readonly mode: 'read'; readonly result: results.StatementHtml | results.ReportTrialBalance | results.ReportProfitAndLoss | results.ReportBalanceSheet | results.ReportCashFlow | results.ReportGeneralLedger | results.ReportJournal | results.ReportAgedReceivables | results.ReportAgedPayables | results.ReportStockValuation | results.ReportSalesAnalysis | results.ReportSst02 | results.ReportAuditTrail };
  /** Prints an AR or AP document as PDF: an invoice, a note, an official receipt, a payment voucher, a refund, a deposit or a contra. */
  readonly 'arap-document-acct-pdf': { readonly payload: payloads.ArapDocumentAcctPdf; readonly mode: 'read'; readonly result: results.DocumentPdf };
  /** Prints a journal entry, a cash book payment or a cash book receipt as PDF; with the template of a report, the trial balance, balance sheet or any other report. */
  readonly 'gl-document-acct-pdf': { readonly payload: payloads.GlDocumentAcctPdf; readonly mode: 'read'; readonly result: results.DocumentPdf | results.ReportTrialBalance | results.ReportProfitAndLoss | results.ReportBalanceSheet | results.ReportCashFlow | results.ReportGeneralLedger | results.ReportJournal | results.ReportAgedReceivables | results.ReportAgedPayables | results.ReportStockValuation | results.ReportSalesAnalysis | results.ReportSst02 | results.ReportAuditTrail };
  /** Creates a debtor. A customer, who can be quoted, invoiced and paid by from now on. */
  readonly 'create-debtor': { readonly payload: payloads.DebtorCreate; readonly mode: 'write'; readonly result: results.DebtorSaved };
  /** Changes an existing debtor. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-debtor': { readonly payload: payloads.DebtorUpdate; readonly mode: 'write'; readonly result: results.DebtorUpdated };
  /** Deactivates a debtor. Its history stays, and new documents cannot use it. */
  readonly 'void-debtor': { readonly payload: payloads.WithdrawDebtor; readonly mode: 'write'; readonly result: results.DebtorSaved };
  /** Deletes a debtor that was never used. */
  readonly 'delete-debtor': { readonly payload: payloads.WithdrawDebtor; readonly mode: 'write'; readonly result: results.RecordDeleted };
  /** Creates a creditor. A supplier, who can be ordered from, invoiced by and paid from now on. */
  readonly 'create-creditor': { readonly payload: payloads.CreditorCreate; readonly mode: 'write'; readonly result: results.CreditorSaved };
  /** Changes an existing creditor. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-creditor': { readonly payload: payloads.CreditorUpdate; readonly mode: 'write'; readonly result: results.CreditorUpdated };
  /** Deactivates a creditor. Its history stays, and new documents cannot use it. */
  readonly 'void-creditor': { readonly payload: payloads.WithdrawCreditor; readonly mode: 'write'; readonly result: results.CreditorSaved };
  /** Deletes a creditor that was never used. */
  readonly 'delete-creditor': { readonly payload: payloads.WithdrawCreditor; readonly mode: 'write'; readonly result: results.RecordDeleted };
  /** Creates an item. Something that is bought, kept or sold, with its units and prices. */
  readonly 'create-item': { readonly payload: payloads.ItemCreate; readonly mode: 'write'; readonly result: results.ItemSaved };
  /** Changes an existing item. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-item': { readonly payload: payloads.ItemUpdate; readonly mode: 'write'; readonly result: results.ItemUpdated };
  /** Deactivates an item. Its history stays, and new documents cannot use it. */
  readonly 'void-item': { readonly payload: payloads.WithdrawItem; readonly mode: 'write'; readonly result: results.ItemSaved };
  /** Deletes an item that was never used. */
  readonly 'delete-item': { readonly payload: payloads.WithdrawItem; readonly mode: 'write'; readonly result: results.RecordDeleted };
  /** Shows which GL account the book uses for each role, such as sales, cost of goods sold, bank charges or rounding, when a document names none. */
  readonly 'read-default-accounts': { readonly payload: payloads.ListAcctReportTemplates; readonly mode: 'read'; readonly result: results.DefaultAccounts };
  /** Gives a debtor another code. Its documents, open items, branches and prices follow. */
  readonly 'change-debtor-code': { readonly payload: payloads.ChangeDebtorCode; readonly mode: 'write'; readonly result: results.CodeChanged };
  /** Gives a creditor another code. Its documents, open items and branches follow. */
  readonly 'change-creditor-code': { readonly payload: payloads.ChangeCreditorCode; readonly mode: 'write'; readonly result: results.CodeChanged };
  /** Gives an item another code. Document lines, stock, prices, packages and bills of material follow. */
  readonly 'change-item-code': { readonly payload: payloads.ChangeItemCode; readonly mode: 'write'; readonly result: results.CodeChanged };
  /** Gives a GL account another code. Postings, defaults, payment methods and tax codes follow. */
  readonly 'change-gl-account-code': { readonly payload: payloads.ChangeGlAccountCode; readonly mode: 'write'; readonly result: results.CodeChanged };
  /** Gives a project another code. Documents and postings of the project follow. */
  readonly 'change-project-code': { readonly payload: payloads.ChangeProjectCode; readonly mode: 'write'; readonly result: results.CodeChanged };
  /** Gives a location another code. Stock and document lines of the location follow. */
  readonly 'change-location-code': { readonly payload: payloads.ChangeLocationCode; readonly mode: 'write'; readonly result: results.CodeChanged };
  /** Gives a sales agent another code. Customers and documents of the agent follow. */
  readonly 'change-sales-agent-code': { readonly payload: payloads.ChangeSalesAgentCode; readonly mode: 'write'; readonly result: results.CodeChanged };
  /** Gives a purchase agent another code. Suppliers and documents of the agent follow. */
  readonly 'change-purchase-agent-code': { readonly payload: payloads.ChangePurchaseAgentCode; readonly mode: 'write'; readonly result: results.CodeChanged };
  /** Shows how e-invoicing is set up: gateway, document version, start date, our TIN, and what is missing before you can submit. */
  readonly 'einvoice.setting.get': { readonly payload: payloads.ListAcctReportTemplates; readonly mode: 'read'; readonly result: results.EinvoiceSetting };
  /** Lists submitted documents with status, uuid, validation link, errors and whether the buyer has asked to reject them. */
  readonly 'einvoice.status.list': { readonly payload: payloads.EinvoiceStatusList; readonly mode: 'read'; readonly result: results.EinvoiceStatuses };
  /** Lists consolidated e-invoices with their sales, total, status and due date. */
  readonly 'einvoice.consolidated.list': { readonly payload: payloads.EinvoiceConsolidatedList; readonly mode: 'read'; readonly result: results.EinvoiceConsolidatedRows };
  /** Lists e-invoices that we issue to ourselves for purchases, with their sources and status. */
  readonly 'einvoice.self-billed.list': { readonly payload: payloads.EinvoiceSelfBilledList; readonly mode: 'read'; readonly result: results.EinvoiceSelfBilledRows };
  /** Lists what suppliers call the things we buy, with our item, unit, account and tax code for each. */
  readonly 'einvoice.supplier-item-mapping.list': { readonly payload: payloads.EinvoiceSupplierItemMappingList; readonly mode: 'read'; readonly result: results.SupplierItemMappingList };
  /** Asks the gateway for the status of all Pending and Submitted e-invoices and stores it: Valid with its link, or Invalid with the errors. */
  readonly 'einvoice.status.refresh': { readonly payload: payloads.EinvoiceStatusRefresh; readonly mode: 'write'; readonly result: results.EinvoiceRefreshed };
  /** Changes the mapping of a supplier’s item to our item. Documents already imported do not change. */
  readonly 'einvoice.supplier-item-mapping.update': { readonly payload: payloads.EinvoiceSupplierItemMappingUpdate; readonly mode: 'write'; readonly result: results.SupplierItemMappingSaved };
  /** Fetches what buyers have asked to reject and flags those documents; they stay Valid until you cancel them. */
  readonly 'einvoice.reject-request.sync': { readonly payload: payloads.EinvoiceRejectRequestSync; readonly mode: 'write'; readonly result: results.EinvoiceRejectRequests };
  /** Builds the e-invoice of each document, checks it against the document, stores it and sends it to the e-invoice gateway of the book. */
  readonly 'einvoice.submit': { readonly payload: payloads.EinvoiceSubmit; readonly mode: 'write'; readonly result: results.EinvoiceSubmitted };
  /** Gathers the month’s sales to buyers who asked for no e-invoice into drafts addressed to the general public, one per type, location and currency. */
  readonly 'einvoice.consolidated.create-draft': { readonly payload: payloads.EinvoiceConsolidatedCreateDraft; readonly mode: 'write'; readonly result: results.EinvoiceConsolidatedDrafted };
  /** Drafts the e-invoices that we must issue ourselves, for purchases from foreign suppliers and others who issue none. */
  readonly 'einvoice.self-billed.create-draft': { readonly payload: payloads.EinvoiceSelfBilledCreateDraft; readonly mode: 'write'; readonly result: results.EinvoiceSelfBilledDrafted };
  /** Says what a supplier’s item code or line text stands for with us, so that its e-invoices import without questions. */
  readonly 'einvoice.supplier-item-mapping.create': { readonly payload: payloads.EinvoiceSupplierItemMappingCreate; readonly mode: 'write'; readonly result: results.SupplierItemMappingSaved };
  /** Books a received e-invoice as a purchase invoice, cash purchase, AP invoice or purchase return, exactly as its preview showed it. */
  readonly 'einvoice.supplier-import.apply': { readonly payload: payloads.EinvoiceSupplierImportApply; readonly mode: 'write'; readonly result: results.PurchaseInvoiceImported | results.ApInvoiceImported | results.PurchaseReturnImported };
  /** Cancels a Valid e-invoice at the gateway and unlocks its document; the document itself is not voided. */
  readonly 'einvoice.cancel': { readonly payload: payloads.EinvoiceCancel; readonly mode: 'write'; readonly result: results.EinvoiceCancelled };
  /** Reads a received e-invoice, matches creditor and items, and shows the document it would become, what is still unknown, and a previewHash; nothing is saved. */
  readonly 'einvoice.supplier-import.preview': { readonly payload: payloads.EinvoiceSupplierImportPreview; readonly mode: 'read'; readonly result: results.EinvoiceImportPreview };
  /** Runs up to 500 create commands of any kind in one command, in order. */
  readonly 'bulk-create': { readonly payload: payloads.Bulk; readonly mode: 'write'; readonly result: results.BulkResult };
  /** Creates up to 500 advanced quotations in one command; each row is the payload of create-advanced-quotation. */
  readonly 'bulk-create-advanced-quotations': { readonly payload: payloads.BulkAdvancedQuotations; readonly mode: 'write'; readonly result: results.BulkResult };
  /** Creates up to 500 ap credit notes in one command; each row is the payload of create-ap-credit-note. */
  readonly 'bulk-create-ap-credit-notes': { readonly payload: payloads.BulkApCreditNotes; readonly mode: 'write'; readonly result: results.BulkResult };
  /** Creates up to 500 ap debit notes in one command; each row is the payload of create-ap-debit-note. */
  readonly 'bulk-create-ap-debit-notes': { readonly payload: payloads.BulkApDebitNotes; readonly mode: 'write'; readonly result: results.BulkResult };
  /** Creates up to 500 ap invoices in one command; each row is the payload of create-ap-invoice. */
  readonly 'bulk-create-ap-invoices': { readonly payload: payloads.BulkApInvoices; readonly mode: 'write'; readonly result: results.BulkResult };
  /** Creates up to 500 ap payments in one command; each row is the payload of create-ap-payment. */
  readonly 'bulk-create-ap-payments': { readonly payload: payloads.BulkApPayments; readonly mode: 'write'; readonly result: results.BulkResult };
  /** Creates up to 500 ap refunds in one command; each row is the payload of create-ap-refund. */
  readonly 'bulk-create-ap-refunds': { readonly payload: payloads.BulkApRefunds; readonly mode: 'write'; readonly result: results.BulkResult };
  /** Creates up to 500 ar credit notes in one command; each row is the payload of create-ar-credit-note. */
  readonly 'bulk-create-ar-credit-notes': { readonly payload: payloads.BulkArCreditNotes; readonly mode: 'write'; readonly result: results.BulkResult };
  /** Creates up to 500 ar debit notes in one command; each row is the payload of create-ar-debit-note. */
  readonly 'bulk-create-ar-debit-notes': { readonly payload: payloads.BulkArDebitNotes; readonly mode: 'write'; readonly result: results.BulkResult };
  /** Creates up to 500 ar invoices in one command; each row is the payload of create-ar-invoice. */
  readonly 'bulk-create-ar-invoices': { readonly payload: payloads.BulkArInvoices; readonly mode: 'write'; readonly result: results.BulkResult };
  /** Creates up to 500 ar payments in one command; each row is the payload of create-ar-payment. */
  readonly 'bulk-create-ar-payments': { readonly payload: payloads.BulkArPayments; readonly mode: 'write'; readonly result: results.BulkResult };
  /** Creates up to 500 ar refunds in one command; each row is the payload of create-ar-refund. */
  readonly 'bulk-create-ar-refunds': { readonly payload: payloads.BulkArRefunds; readonly mode: 'write'; readonly result: results.BulkResult };
  /** Creates up to 500 arap contras in one command; each row is the payload of create-arap-contra. */
  readonly 'bulk-create-arap-contras': { readonly payload: payloads.BulkArapContras; readonly mode: 'write'; readonly result: results.BulkResult };
  /** Creates up to 500 cash purchases in one command; each row is the payload of create-cash-purchase. */
  readonly 'bulk-create-cash-purchases': { readonly payload: payloads.BulkCashPurchases; readonly mode: 'write'; readonly result: results.BulkResult };
  /** Creates up to 500 cash sales in one command; each row is the payload of create-cash-sale. */
  readonly 'bulk-create-cash-sales': { readonly payload: payloads.BulkCashSales; readonly mode: 'write'; readonly result: results.BulkResult };
  /** Creates up to 500 creditors in one command; each row is the payload of create-creditor. */
  readonly 'bulk-create-creditors': { readonly payload: payloads.BulkCreditors; readonly mode: 'write'; readonly result: results.BulkResult };
  /** Creates up to 500 debtors in one command; each row is the payload of create-debtor. */
  readonly 'bulk-create-debtors': { readonly payload: payloads.BulkDebtors; readonly mode: 'write'; readonly result: results.BulkResult };
  /** Creates up to 500 delivery orders in one command; each row is the payload of create-delivery-order. */
  readonly 'bulk-create-delivery-orders': { readonly payload: payloads.BulkDeliveryOrders; readonly mode: 'write'; readonly result: results.BulkResult };
  /** Creates up to 500 fixed asset gl accounts in one command; each row is the payload of create-fixed-asset-gl-accounts. */
  readonly 'bulk-create-fixed-asset-gl-accounts': { readonly payload: payloads.BulkFixedAssetGlAccounts; readonly mode: 'write'; readonly result: results.BulkResult };
  /** Creates up to 500 general addresses in one command; each row is the payload of create-general-address. */
  readonly 'bulk-create-general-addresses': { readonly payload: payloads.BulkGeneralAddresses; readonly mode: 'write'; readonly result: results.BulkResult };
  /** Creates up to 500 general areas in one command; each row is the payload of create-general-area. */
  readonly 'bulk-create-general-areas': { readonly payload: payloads.BulkGeneralAreas; readonly mode: 'write'; readonly result: results.BulkResult };
  /** Creates up to 500 general cn types in one command; each row is the payload of create-general-cn-type. */
  readonly 'bulk-create-general-cn-types': { readonly payload: payloads.BulkGeneralCnTypes; readonly mode: 'write'; readonly result: results.BulkResult };
  /** Creates up to 500 general creditor types in one command; each row is the payload of create-general-creditor-type. */
  readonly 'bulk-create-general-creditor-types': { readonly payload: payloads.BulkGeneralCreditorTypes; readonly mode: 'write'; readonly result: results.BulkResult };
  /** Creates up to 500 general currencies in one command; each row is the payload of create-general-currency. */
  readonly 'bulk-create-general-currencies': { readonly payload: payloads.BulkGeneralCurrencies; readonly mode: 'write'; readonly result: results.BulkResult };
  /** Creates up to 500 general debtor types in one command; each row is the payload of create-general-debtor-type. */
  readonly 'bulk-create-general-debtor-types': { readonly payload: payloads.BulkGeneralDebtorTypes; readonly mode: 'write'; readonly result: results.BulkResult };
  /** Creates up to 500 general dn types in one command; each row is the payload of create-general-dn-type. */
  readonly 'bulk-create-general-dn-types': { readonly payload: payloads.BulkGeneralDnTypes; readonly mode: 'write'; readonly result: results.BulkResult };
  /** Creates up to 500 general payment methods in one command; each row is the payload of create-general-payment-method. */
  readonly 'bulk-create-general-payment-methods': { readonly payload: payloads.BulkGeneralPaymentMethods; readonly mode: 'write'; readonly result: results.BulkResult };
  /** Creates up to 500 general price categories in one command; each row is the payload of create-general-price-category. */
  readonly 'bulk-create-general-price-categories': { readonly payload: payloads.BulkGeneralPriceCategories; readonly mode: 'write'; readonly result: results.BulkResult };
  /** Creates up to 500 general projects in one command; each row is the payload of create-general-project. */
  readonly 'bulk-create-general-projects': { readonly payload: payloads.BulkGeneralProjects; readonly mode: 'write'; readonly result: results.BulkResult };
  /** Creates up to 500 general purchase agents in one command; each row is the payload of create-general-purchase-agent. */
  readonly 'bulk-create-general-purchase-agents': { readonly payload: payloads.BulkGeneralPurchaseAgents; readonly mode: 'write'; readonly result: results.BulkResult };
  /** Creates up to 500 general sales agents in one command; each row is the payload of create-general-sales-agent. */
  readonly 'bulk-create-general-sales-agents': { readonly payload: payloads.BulkGeneralSalesAgents; readonly mode: 'write'; readonly result: results.BulkResult };
  /** Creates up to 500 general shipping methods in one command; each row is the payload of create-general-shipping-method. */
  readonly 'bulk-create-general-shipping-methods': { readonly payload: payloads.BulkGeneralShippingMethods; readonly mode: 'write'; readonly result: results.BulkResult };
  /** Creates up to 500 gl accounts in one command; each row is the payload of create-gl-account. */
  readonly 'bulk-create-gl-accounts': { readonly payload: payloads.BulkGlAccounts; readonly mode: 'write'; readonly result: results.BulkResult };
  /** Creates up to 500 gl cash book payments in one command; each row is the payload of create-gl-cash-book-payment. */
  readonly 'bulk-create-gl-cash-book-payments': { readonly payload: payloads.BulkGlCashBookPayments; readonly mode: 'write'; readonly result: results.BulkResult };
  /** Creates up to 500 gl cash book receipts in one command; each row is the payload of create-gl-cash-book-receipt. */
  readonly 'bulk-create-gl-cash-book-receipts': { readonly payload: payloads.BulkGlCashBookReceipts; readonly mode: 'write'; readonly result: results.BulkResult };
  /** Creates up to 500 goods received notes in one command; each row is the payload of create-goods-received-note. */
  readonly 'bulk-create-goods-received-notes': { readonly payload: payloads.BulkGoodsReceivedNotes; readonly mode: 'write'; readonly result: results.BulkResult };
  /** Creates up to 500 item boms in one command; each row is the payload of create-item-bom. */
  readonly 'bulk-create-item-boms': { readonly payload: payloads.BulkItemBoms; readonly mode: 'write'; readonly result: results.BulkResult };
  /** Creates up to 500 item packages in one command; each row is the payload of create-item-package. */
  readonly 'bulk-create-item-packages': { readonly payload: payloads.BulkItemPackages; readonly mode: 'write'; readonly result: results.BulkResult };
  /** Creates up to 500 items in one command; each row is the payload of create-item. */
  readonly 'bulk-create-items': { readonly payload: payloads.BulkItems; readonly mode: 'write'; readonly result: results.BulkResult };
  /** Creates up to 500 journal entries in one command; each row is the payload of create-journal-entry. */
  readonly 'bulk-create-journal-entries': { readonly payload: payloads.BulkJournalEntries; readonly mode: 'write'; readonly result: results.BulkResult };
  /** Creates up to 500 purchase invoices in one command; each row is the payload of create-purchase-invoice. */
  readonly 'bulk-create-purchase-invoices': { readonly payload: payloads.BulkPurchaseInvoices; readonly mode: 'write'; readonly result: results.BulkResult };
  /** Creates up to 500 purchase orders in one command; each row is the payload of create-purchase-order. */
  readonly 'bulk-create-purchase-orders': { readonly payload: payloads.BulkPurchaseOrders; readonly mode: 'write'; readonly result: results.BulkResult };
  /** Creates up to 500 purchase returns in one command; each row is the payload of create-purchase-return. */
  readonly 'bulk-create-purchase-returns': { readonly payload: payloads.BulkPurchaseReturns; readonly mode: 'write'; readonly result: results.BulkResult };
  /** Creates up to 500 quotations in one command; each row is the payload of create-quotation. */
  readonly 'bulk-create-quotations': { readonly payload: payloads.BulkQuotations; readonly mode: 'write'; readonly result: results.BulkResult };
  /** Creates up to 500 sales credit notes in one command; each row is the payload of create-sales-credit-note. */
  readonly 'bulk-create-sales-credit-notes': { readonly payload: payloads.BulkSalesCreditNotes; readonly mode: 'write'; readonly result: results.BulkResult };
  /** Creates up to 500 sales debit notes in one command; each row is the payload of create-sales-debit-note. */
  readonly 'bulk-create-sales-debit-notes': { readonly payload: payloads.BulkSalesDebitNotes; readonly mode: 'write'; readonly result: results.BulkResult };
  /** Creates up to 500 sales invoices in one command; each row is the payload of create-sales-invoice. */
  readonly 'bulk-create-sales-invoices': { readonly payload: payloads.BulkSalesInvoices; readonly mode: 'write'; readonly result: results.BulkResult };
  /** Creates up to 500 sales orders in one command; each row is the payload of create-sales-order. */
  readonly 'bulk-create-sales-orders': { readonly payload: payloads.BulkSalesOrders; readonly mode: 'write'; readonly result: results.BulkResult };
  /** Creates up to 500 stock adjustments in one command; each row is the payload of create-stock-adjustment. */
  readonly 'bulk-create-stock-adjustments': { readonly payload: payloads.BulkStockAdjustments; readonly mode: 'write'; readonly result: results.BulkResult };
  /** Creates up to 500 stock assemblies in one command; each row is the payload of create-stock-assembly. */
  readonly 'bulk-create-stock-assemblies': { readonly payload: payloads.BulkStockAssemblies; readonly mode: 'write'; readonly result: results.BulkResult };
  /** Creates up to 500 stock assembly orders in one command; each row is the payload of create-stock-assembly-order. */
  readonly 'bulk-create-stock-assembly-orders': { readonly payload: payloads.BulkStockAssemblyOrders; readonly mode: 'write'; readonly result: results.BulkResult };
  /** Creates up to 500 stock disassemblies in one command; each row is the payload of create-stock-disassembly. */
  readonly 'bulk-create-stock-disassemblies': { readonly payload: payloads.BulkStockDisassemblies; readonly mode: 'write'; readonly result: results.BulkResult };
  /** Creates up to 500 stock issues in one command; each row is the payload of create-stock-issue. */
  readonly 'bulk-create-stock-issues': { readonly payload: payloads.BulkStockIssues; readonly mode: 'write'; readonly result: results.BulkResult };
  /** Creates up to 500 stock receives in one command; each row is the payload of create-stock-receive. */
  readonly 'bulk-create-stock-receives': { readonly payload: payloads.BulkStockReceives; readonly mode: 'write'; readonly result: results.BulkResult };
  /** Creates up to 500 stock takes in one command; each row is the payload of create-stock-take. */
  readonly 'bulk-create-stock-takes': { readonly payload: payloads.BulkStockTakes; readonly mode: 'write'; readonly result: results.BulkResult };
  /** Creates up to 500 stock transfers in one command; each row is the payload of create-stock-transfer. */
  readonly 'bulk-create-stock-transfers': { readonly payload: payloads.BulkStockTransfers; readonly mode: 'write'; readonly result: results.BulkResult };
  /** Creates up to 500 stock uom conversions in one command; each row is the payload of create-stock-uom-conversion. */
  readonly 'bulk-create-stock-uom-conversions': { readonly payload: payloads.BulkStockUomConversions; readonly mode: 'write'; readonly result: results.BulkResult };
  /** Creates up to 500 stock update costs in one command; each row is the payload of create-stock-update-cost. */
  readonly 'bulk-create-stock-update-costs': { readonly payload: payloads.BulkStockUpdateCosts; readonly mode: 'write'; readonly result: results.BulkResult };
  /** Creates up to 500 stock write offs in one command; each row is the payload of create-stock-write-off. */
  readonly 'bulk-create-stock-write-offs': { readonly payload: payloads.BulkStockWriteOffs; readonly mode: 'write'; readonly result: results.BulkResult };
  /** Lists the GST returns, newest period first, with what is payable, what was paid and whether they are committed. */
  readonly 'list-gst-processors': { readonly payload: payloads.TaxReturnList; readonly mode: 'read'; readonly result: results.TaxReturnRows };
  /** Returns one GST return in full: its figures line by line, the documents behind each, and the payments made on it. */
  readonly 'get-gst-processor': { readonly payload: payloads.GetGstProcessor; readonly mode: 'read'; readonly result: results.TaxReturnGet };
  /** Creates a GST return. Totals the output and input tax of one taxable period. When it is committed, both are posted to GST control. The balance is payable or, if negative, refundable. */
  readonly 'create-gst-processor': { readonly payload: payloads.TaxReturn; readonly mode: 'write'; readonly result: results.TaxReturnSaved };
  /** Changes an existing GST return. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-gst-processor': { readonly payload: payloads.TaxReturnUpdate; readonly mode: 'write'; readonly result: results.TaxReturnSaved };
  /** Lists the SST returns, newest period first, with what is payable, what was paid and whether they are committed. */
  readonly 'list-sst-processors': { readonly payload: payloads.TaxReturnList; readonly mode: 'read'; readonly result: results.TaxReturnRows };
  /** Returns one SST return in full: its figures line by line, the documents behind each, and the payments made on it. */
  readonly 'get-sst-processor': { readonly payload: payloads.GetGstProcessor; readonly mode: 'read'; readonly result: results.TaxReturnGet };
  /** Creates an SST return. Gathers the sales and service tax that fell due in one taxable period, two months as a rule. Once committed, the tax due moves to SST control until it is paid. */
  readonly 'create-sst-processor': { readonly payload: payloads.TaxReturn; readonly mode: 'write'; readonly result: results.TaxReturnSaved };
  /** Changes an existing SST return. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-sst-processor': { readonly payload: payloads.TaxReturnUpdate; readonly mode: 'write'; readonly result: results.TaxReturnSaved };
  /** Lists the tariff codes of the account book with their main fields. */
  readonly 'list-tariff-codes': { readonly payload: payloads.RecordListTariffCode; readonly mode: 'read'; readonly result: results.TariffCodeList };
  /** Returns one tariff code in full, with the fields that can be edited. */
  readonly 'get-tariff-code': { readonly payload: payloads.GetTariffCode; readonly mode: 'read'; readonly result: results.TariffCodeGet };
  /** Creates a tariff code. A customs tariff heading that items refer to. */
  readonly 'create-tariff-code': { readonly payload: payloads.TariffCodeCreate; readonly mode: 'write'; readonly result: results.TariffCodeSaved };
  /** Changes an existing tariff code. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-tariff-code': { readonly payload: payloads.TariffCodeUpdate; readonly mode: 'write'; readonly result: results.TariffCodeUpdated };
  /** Lists the tax codes of the account book with their main fields. */
  readonly 'list-tax-codes': { readonly payload: payloads.RecordListTaxCode; readonly mode: 'read'; readonly result: results.TaxCodeList };
  /** Returns one tax code in full, with the fields that can be edited. */
  readonly 'get-tax-code': { readonly payload: payloads.GetTaxCode; readonly mode: 'read'; readonly result: results.TaxCodeGet };
  /** Creates a tax code. A tax rate with its account, its field in the return and its validity dates. Document lines refer to it. */
  readonly 'create-tax-code': { readonly payload: payloads.TaxCodeCreate; readonly mode: 'write'; readonly result: results.TaxCodeSaved };
  /** Changes an existing tax code. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-tax-code': { readonly payload: payloads.TaxCodeUpdate; readonly mode: 'write'; readonly result: results.TaxCodeUpdated };
  /** Lists the tax entities of the account book with their main fields. */
  readonly 'list-tax-entities': { readonly payload: payloads.RecordListTaxEntity; readonly mode: 'read'; readonly result: results.TaxEntityList };
  /** Returns one tax entity in full, with the fields that can be edited. */
  readonly 'get-tax-entity': { readonly payload: payloads.GetTaxEntity; readonly mode: 'read'; readonly result: results.TaxEntityGet };
  /** Creates a tax entity. The legal person behind debtors and creditors, as the tax authority knows it: TIN, identity and address for e-invoices. */
  readonly 'create-tax-entity': { readonly payload: payloads.TaxEntityCreate; readonly mode: 'write'; readonly result: results.TaxEntitySaved };
  /** Changes an existing tax entity. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-tax-entity': { readonly payload: payloads.TaxEntityUpdate; readonly mode: 'write'; readonly result: results.TaxEntityUpdated };
  /** Lists the tax types of the account book with their main fields. */
  readonly 'list-tax-types': { readonly payload: payloads.RecordListTaxType; readonly mode: 'read'; readonly result: results.TaxTypeList };
  /** Returns one tax type in full, with the fields that can be edited. */
  readonly 'get-tax-type': { readonly payload: payloads.GetTaxType; readonly mode: 'read'; readonly result: results.TaxTypeGet };
  /** Creates a tax type. A kind of tax that tax codes belong to, such as sales tax or service tax. */
  readonly 'create-tax-type': { readonly payload: payloads.TaxTypeCreate; readonly mode: 'write'; readonly result: results.TaxTypeSaved };
  /** Changes an existing tax type. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-tax-type': { readonly payload: payloads.TaxTypeUpdate; readonly mode: 'write'; readonly result: results.TaxTypeUpdated };
  /** Lists the withholding tax codes of the account book with their main fields. */
  readonly 'list-withholding-tax-codes': { readonly payload: payloads.RecordListWithholdingTaxCode; readonly mode: 'read'; readonly result: results.WithholdingTaxCodeList };
  /** Returns one withholding tax code in full, with the fields that can be edited. */
  readonly 'get-withholding-tax-code': { readonly payload: payloads.GetWithholdingTaxCode; readonly mode: 'read'; readonly result: results.WithholdingTaxCodeGet };
  /** Creates a withholding tax code. A rate of tax that is kept back from a payment and remitted to the tax authority, or that a customer keeps back from us. */
  readonly 'create-withholding-tax-code': { readonly payload: payloads.WithholdingTaxCodeCreate; readonly mode: 'write'; readonly result: results.WithholdingTaxCodeSaved };
  /** Changes an existing withholding tax code. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-withholding-tax-code': { readonly payload: payloads.WithholdingTaxCodeUpdate; readonly mode: 'write'; readonly result: results.WithholdingTaxCodeUpdated };
  /** Shows how GST is set up: registration, start date, period length, basis and accounts. */
  readonly 'read-gst-settings': { readonly payload: payloads.ListAcctReportTemplates; readonly mode: 'read'; readonly result: results.TaxSettingsResult };
  /** Shows how sales and service tax is set up: registration, start date, period length, basis and accounts. */
  readonly 'read-sst-settings': { readonly payload: payloads.ListAcctReportTemplates; readonly mode: 'read'; readonly result: results.TaxSettingsResult };
  /** Changes how GST is set up, under the strict contract. */
  readonly 'update-gst-settings': { readonly payload: payloads.TaxSettingsUpdate; readonly mode: 'write'; readonly result: results.TaxSettingsSaved };
  /** Changes how sales and service tax is set up, under the strict contract. */
  readonly 'update-sst-settings': { readonly payload: payloads.TaxSettingsUpdate; readonly mode: 'write'; readonly result: results.TaxSettingsSaved };
  /** Pays a committed GST return or records its refund. GST control is settled against the bank. */
  readonly 'create-gst-payment': { readonly payload: payloads.TaxPayment; readonly mode: 'write'; readonly result: results.GlCashBookPaymentSaved };
  /** Pays a committed SST return: SST control is cleared against the bank, a penalty goes to expenses. */
  readonly 'create-sst-payment': { readonly payload: payloads.TaxPayment; readonly mode: 'write'; readonly result: results.GlCashBookPaymentSaved };
  /** Moves every debtor, creditor, document and draft of one tax entity to another of the same identity, then deletes the first. */
  readonly 'merge-tax-entity': { readonly payload: payloads.MergeTaxEntity; readonly mode: 'write'; readonly result: results.CodeChanged };
  /** Reports the build of the installed connector, which change and merge commands it supports, and the update contract it keeps. */
  readonly 'read-change-code-capabilities': { readonly payload: payloads.ListAcctReportTemplates; readonly mode: 'read'; readonly result: results.ChangeCodeCapabilities };
  /** Lists the addresses of the account book with their main fields. */
  readonly 'list-general-addresses': { readonly payload: payloads.RecordListGeneralAddress; readonly mode: 'read'; readonly result: results.GeneralAddressList };
  /** Returns one address in full, with the fields that can be edited. */
  readonly 'get-general-address': { readonly payload: payloads.GetGeneralAddress; readonly mode: 'read'; readonly result: results.GeneralAddressGet };
  /** Runs all checks of create-general-address without saving. */
  readonly 'validate-general-address': { readonly payload: payloads.GeneralAddressCreate; readonly mode: 'read'; readonly result: results.GeneralAddressValidate };
  /** Creates an address. A place of your own, such as a warehouse or a branch, that documents can be sent from or delivered to. */
  readonly 'create-general-address': { readonly payload: payloads.GeneralAddressCreate; readonly mode: 'write'; readonly result: results.GeneralAddressSaved };
  /** Changes an existing address. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-general-address': { readonly payload: payloads.GeneralAddressUpdate; readonly mode: 'write'; readonly result: results.GeneralAddressUpdated };
  /** Deactivates an address. Its history stays, and new documents cannot use it. */
  readonly 'void-general-address': { readonly payload: payloads.WithdrawGeneralAddress; readonly mode: 'write'; readonly result: results.GeneralAddressSaved };
  /** Deletes an address that was never used. */
  readonly 'delete-general-address': { readonly payload: payloads.WithdrawGeneralAddress; readonly mode: 'write'; readonly result: results.RecordDeleted };
  /** Lists the areas of the account book with their main fields. */
  readonly 'list-general-areas': { readonly payload: payloads.RecordListGeneralAddress; readonly mode: 'read'; readonly result: results.GeneralAreaList };
  /** Returns one area in full, with the fields that can be edited. */
  readonly 'get-general-area': { readonly payload: payloads.GetGeneralAddress; readonly mode: 'read'; readonly result: results.GeneralAreaGet };
  /** Runs all checks of create-general-area without saving. */
  readonly 'validate-general-area': { readonly payload: payloads.GeneralAreaCreate; readonly mode: 'read'; readonly result: results.GeneralAreaValidate };
  /** Creates an area. A region that customers and suppliers belong to, for reports by region. */
  readonly 'create-general-area': { readonly payload: payloads.GeneralAreaCreate; readonly mode: 'write'; readonly result: results.GeneralAreaSaved };
  /** Changes an existing area. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-general-area': { readonly payload: payloads.GeneralAreaUpdate; readonly mode: 'write'; readonly result: results.GeneralAreaUpdated };
  /** Deactivates an area. Its history stays, and new documents cannot use it. */
  readonly 'void-general-area': { readonly payload: payloads.WithdrawGeneralAddress; readonly mode: 'write'; readonly result: results.GeneralAreaSaved };
  /** Deletes an area that was never used. */
  readonly 'delete-general-area': { readonly payload: payloads.WithdrawGeneralAddress; readonly mode: 'write'; readonly result: results.RecordDeleted };
  /** Lists the credit note types of the account book with their main fields. */
  readonly 'list-general-cn-types': { readonly payload: payloads.RecordListGeneralAddress; readonly mode: 'read'; readonly result: results.GeneralCnTypeList };
  /** Returns one credit note type in full, with the fields that can be edited. */
  readonly 'get-general-cn-type': { readonly payload: payloads.GetGeneralAddress; readonly mode: 'read'; readonly result: results.GeneralCnTypeGet };
  /** Runs all checks of create-general-cn-type without saving. */
  readonly 'validate-general-cn-type': { readonly payload: payloads.GeneralCnTypeCreate; readonly mode: 'read'; readonly result: results.GeneralCnTypeValidate };
  /** Creates a credit note type. Why credit notes are given, and whether they bring goods back into stock. */
  readonly 'create-general-cn-type': { readonly payload: payloads.GeneralCnTypeCreate; readonly mode: 'write'; readonly result: results.GeneralCnTypeSaved };
  /** Changes an existing credit note type. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-general-cn-type': { readonly payload: payloads.GeneralCnTypeUpdate; readonly mode: 'write'; readonly result: results.GeneralCnTypeUpdated };
  /** Deactivates a credit note type. Its history stays, and new documents cannot use it. */
  readonly 'void-general-cn-type': { readonly payload: payloads.WithdrawGeneralAddress; readonly mode: 'write'; readonly result: results.GeneralCnTypeSaved };
  /** Deletes a credit note type that was never used. */
  readonly 'delete-general-cn-type': { readonly payload: payloads.WithdrawGeneralAddress; readonly mode: 'write'; readonly result: results.RecordDeleted };
  /** Lists the creditor types of the account book with their main fields. */
  readonly 'list-general-creditor-types': { readonly payload: payloads.RecordListGeneralAddress; readonly mode: 'read'; readonly result: results.GeneralAreaList };
  /** Returns one creditor type in full, with the fields that can be edited. */
  readonly 'get-general-creditor-type': { readonly payload: payloads.GetGeneralAddress; readonly mode: 'read'; readonly result: results.GeneralAreaGet };
  /** Runs all checks of create-general-creditor-type without saving. */
  readonly 'validate-general-creditor-type': { readonly payload: payloads.GeneralAreaCreate; readonly mode: 'read'; readonly result: results.GeneralAreaValidate };
  /** Creates a creditor type. A group of suppliers, for reports and choices. */
  readonly 'create-general-creditor-type': { readonly payload: payloads.GeneralAreaCreate; readonly mode: 'write'; readonly result: results.GeneralAreaSaved };
  /** Changes an existing creditor type. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-general-creditor-type': { readonly payload: payloads.GeneralAreaUpdate; readonly mode: 'write'; readonly result: results.GeneralAreaUpdated };
  /** Deactivates a creditor type. Its history stays, and new documents cannot use it. */
  readonly 'void-general-creditor-type': { readonly payload: payloads.WithdrawGeneralAddress; readonly mode: 'write'; readonly result: results.GeneralAreaSaved };
  /** Deletes a creditor type that was never used. */
  readonly 'delete-general-creditor-type': { readonly payload: payloads.WithdrawGeneralAddress; readonly mode: 'write'; readonly result: results.RecordDeleted };
  /** Lists the currencies of the account book with their main fields. */
  readonly 'list-general-currencies': { readonly payload: payloads.RecordListGeneralAddress; readonly mode: 'read'; readonly result: results.GeneralCurrencyList };
  /** Returns one currency in full, with the fields that can be edited. */
  readonly 'get-general-currency': { readonly payload: payloads.GetGeneralAddress; readonly mode: 'read'; readonly result: results.GeneralCurrencyGet };
  /** Runs all checks of create-general-currency without saving. */
  readonly 'validate-general-currency': { readonly payload: payloads.GeneralCurrencyCreate; readonly mode: 'read'; readonly result: results.GeneralCurrencyValidate };
  /** Creates a currency. A foreign currency with its rate to the base currency. Documents use the rate that is valid on their date. */
  readonly 'create-general-currency': { readonly payload: payloads.GeneralCurrencyCreate; readonly mode: 'write'; readonly result: results.GeneralCurrencySaved };
  /** Changes an existing currency. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-general-currency': { readonly payload: payloads.GeneralCurrencyUpdate; readonly mode: 'write'; readonly result: results.GeneralCurrencyUpdated };
  /** Deactivates a currency. Its history stays, and new documents cannot use it. */
  readonly 'void-general-currency': { readonly payload: payloads.WithdrawGeneralAddress; readonly mode: 'write'; readonly result: results.GeneralCurrencySaved };
  /** Deletes a currency that was never used. */
  readonly 'delete-general-currency': { readonly payload: payloads.WithdrawGeneralAddress; readonly mode: 'write'; readonly result: results.RecordDeleted };
  /** Lists the debtor types of the account book with their main fields. */
  readonly 'list-general-debtor-types': { readonly payload: payloads.RecordListGeneralAddress; readonly mode: 'read'; readonly result: results.GeneralAreaList };
  /** Returns one debtor type in full, with the fields that can be edited. */
  readonly 'get-general-debtor-type': { readonly payload: payloads.GetGeneralAddress; readonly mode: 'read'; readonly result: results.GeneralAreaGet };
  /** Runs all checks of create-general-debtor-type without saving. */
  readonly 'validate-general-debtor-type': { readonly payload: payloads.GeneralAreaCreate; readonly mode: 'read'; readonly result: results.GeneralAreaValidate };
  /** Creates a debtor type. A group of customers, for reports and choices. */
  readonly 'create-general-debtor-type': { readonly payload: payloads.GeneralAreaCreate; readonly mode: 'write'; readonly result: results.GeneralAreaSaved };
  /** Changes an existing debtor type. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-general-debtor-type': { readonly payload: payloads.GeneralAreaUpdate; readonly mode: 'write'; readonly result: results.GeneralAreaUpdated };
  /** Deactivates a debtor type. Its history stays, and new documents cannot use it. */
  readonly 'void-general-debtor-type': { readonly payload: payloads.WithdrawGeneralAddress; readonly mode: 'write'; readonly result: results.GeneralAreaSaved };
  /** Deletes a debtor type that was never used. */
  readonly 'delete-general-debtor-type': { readonly payload: payloads.WithdrawGeneralAddress; readonly mode: 'write'; readonly result: results.RecordDeleted };
  /** Lists the debit note types of the account book with their main fields. */
  readonly 'list-general-dn-types': { readonly payload: payloads.RecordListGeneralAddress; readonly mode: 'read'; readonly result: results.GeneralAreaList };
  /** Returns one debit note type in full, with the fields that can be edited. */
  readonly 'get-general-dn-type': { readonly payload: payloads.GetGeneralAddress; readonly mode: 'read'; readonly result: results.GeneralAreaGet };
  /** Runs all checks of create-general-dn-type without saving. */
  readonly 'validate-general-dn-type': { readonly payload: payloads.GeneralAreaCreate; readonly mode: 'read'; readonly result: results.GeneralAreaValidate };
  /** Creates a debit note type. Why customers are charged more after the invoice. */
  readonly 'create-general-dn-type': { readonly payload: payloads.GeneralAreaCreate; readonly mode: 'write'; readonly result: results.GeneralAreaSaved };
  /** Changes an existing debit note type. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-general-dn-type': { readonly payload: payloads.GeneralAreaUpdate; readonly mode: 'write'; readonly result: results.GeneralAreaUpdated };
  /** Deactivates a debit note type. Its history stays, and new documents cannot use it. */
  readonly 'void-general-dn-type': { readonly payload: payloads.WithdrawGeneralAddress; readonly mode: 'write'; readonly result: results.GeneralAreaSaved };
  /** Deletes a debit note type that was never used. */
  readonly 'delete-general-dn-type': { readonly payload: payloads.WithdrawGeneralAddress; readonly mode: 'write'; readonly result: results.RecordDeleted };
  /** Lists the payment methods of the account book with their main fields. */
  readonly 'list-general-payment-methods': { readonly payload: payloads.RecordListGeneralAddress; readonly mode: 'read'; readonly result: results.GeneralPaymentMethodList };
  /** Returns one payment method in full, with the fields that can be edited. */
  readonly 'get-general-payment-method': { readonly payload: payloads.GetGeneralAddress; readonly mode: 'read'; readonly result: results.GeneralPaymentMethodGet };
  /** Runs all checks of create-general-payment-method without saving. */
  readonly 'validate-general-payment-method': { readonly payload: payloads.GeneralPaymentMethodCreate; readonly mode: 'read'; readonly result: results.GeneralPaymentMethodValidate };
  /** Creates a payment method. A way to pay, with the bank or cash account that the money goes to. */
  readonly 'create-general-payment-method': { readonly payload: payloads.GeneralPaymentMethodCreate; readonly mode: 'write'; readonly result: results.GeneralPaymentMethodSaved };
  /** Changes an existing payment method. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-general-payment-method': { readonly payload: payloads.GeneralPaymentMethodUpdate; readonly mode: 'write'; readonly result: results.GeneralPaymentMethodUpdated };
  /** Deactivates a payment method. Its history stays, and new documents cannot use it. */
  readonly 'void-general-payment-method': { readonly payload: payloads.WithdrawGeneralAddress; readonly mode: 'write'; readonly result: results.GeneralPaymentMethodSaved };
  /** Deletes a payment method that was never used. */
  readonly 'delete-general-payment-method': { readonly payload: payloads.WithdrawGeneralAddress; readonly mode: 'write'; readonly result: results.RecordDeleted };
  /** Lists the price categories of the account book with their main fields. */
  readonly 'list-general-price-categories': { readonly payload: payloads.RecordListGeneralAddress; readonly mode: 'read'; readonly result: results.GeneralAreaList };
  /** Returns one price category in full, with the fields that can be edited. */
  readonly 'get-general-price-category': { readonly payload: payloads.GetGeneralAddress; readonly mode: 'read'; readonly result: results.GeneralAreaGet };
  /** Runs all checks of create-general-price-category without saving. */
  readonly 'validate-general-price-category': { readonly payload: payloads.GeneralAreaCreate; readonly mode: 'read'; readonly result: results.GeneralAreaValidate };
  /** Creates a price category. A price list that customers can be put on; items keep a price for each. */
  readonly 'create-general-price-category': { readonly payload: payloads.GeneralAreaCreate; readonly mode: 'write'; readonly result: results.GeneralAreaSaved };
  /** Changes an existing price category. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-general-price-category': { readonly payload: payloads.GeneralAreaUpdate; readonly mode: 'write'; readonly result: results.GeneralAreaUpdated };
  /** Deactivates a price category. Its history stays, and new documents cannot use it. */
  readonly 'void-general-price-category': { readonly payload: payloads.WithdrawGeneralAddress; readonly mode: 'write'; readonly result: results.GeneralAreaSaved };
  /** Deletes a price category that was never used. */
  readonly 'delete-general-price-category': { readonly payload: payloads.WithdrawGeneralAddress; readonly mode: 'write'; readonly result: results.RecordDeleted };
  /** Lists the projects of the account book with their main fields. */
  readonly 'list-general-projects': { readonly payload: payloads.RecordListGeneralAddress; readonly mode: 'read'; readonly result: results.GeneralAreaList };
  /** Returns one project in full, with the fields that can be edited. */
  readonly 'get-general-project': { readonly payload: payloads.GetGeneralAddress; readonly mode: 'read'; readonly result: results.GeneralAreaGet };
  /** Runs all checks of create-general-project without saving. */
  readonly 'validate-general-project': { readonly payload: payloads.GeneralAreaCreate; readonly mode: 'read'; readonly result: results.GeneralAreaValidate };
  /** Creates a project. A job whose income and cost are followed across documents. */
  readonly 'create-general-project': { readonly payload: payloads.GeneralAreaCreate; readonly mode: 'write'; readonly result: results.GeneralAreaSaved };
  /** Changes an existing project. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-general-project': { readonly payload: payloads.GeneralAreaUpdate; readonly mode: 'write'; readonly result: results.GeneralAreaUpdated };
  /** Deactivates a project. Its history stays, and new documents cannot use it. */
  readonly 'void-general-project': { readonly payload: payloads.WithdrawGeneralAddress; readonly mode: 'write'; readonly result: results.GeneralAreaSaved };
  /** Deletes a project that was never used. */
  readonly 'delete-general-project': { readonly payload: payloads.WithdrawGeneralAddress; readonly mode: 'write'; readonly result: results.RecordDeleted };
  /** Lists the purchase agents of the account book with their main fields. */
  readonly 'list-general-purchase-agents': { readonly payload: payloads.RecordListGeneralAddress; readonly mode: 'read'; readonly result: results.GeneralAreaList };
  /** Returns one purchase agent in full, with the fields that can be edited. */
  readonly 'get-general-purchase-agent': { readonly payload: payloads.GetGeneralAddress; readonly mode: 'read'; readonly result: results.GeneralAreaGet };
  /** Runs all checks of create-general-purchase-agent without saving. */
  readonly 'validate-general-purchase-agent': { readonly payload: payloads.GeneralAreaCreate; readonly mode: 'read'; readonly result: results.GeneralAreaValidate };
  /** Creates a purchase agent. A person who buys, for orders and reports. */
  readonly 'create-general-purchase-agent': { readonly payload: payloads.GeneralAreaCreate; readonly mode: 'write'; readonly result: results.GeneralAreaSaved };
  /** Changes an existing purchase agent. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-general-purchase-agent': { readonly payload: payloads.GeneralAreaUpdate; readonly mode: 'write'; readonly result: results.GeneralAreaUpdated };
  /** Deactivates a purchase agent. Its history stays, and new documents cannot use it. */
  readonly 'void-general-purchase-agent': { readonly payload: payloads.WithdrawGeneralAddress; readonly mode: 'write'; readonly result: results.GeneralAreaSaved };
  /** Deletes a purchase agent that was never used. */
  readonly 'delete-general-purchase-agent': { readonly payload: payloads.WithdrawGeneralAddress; readonly mode: 'write'; readonly result: results.RecordDeleted };
  /** Lists the sales agents of the account book with their main fields. */
  readonly 'list-general-sales-agents': { readonly payload: payloads.RecordListGeneralAddress; readonly mode: 'read'; readonly result: results.GeneralAreaList };
  /** Returns one sales agent in full, with the fields that can be edited. */
  readonly 'get-general-sales-agent': { readonly payload: payloads.GetGeneralAddress; readonly mode: 'read'; readonly result: results.GeneralAreaGet };
  /** Runs all checks of create-general-sales-agent without saving. */
  readonly 'validate-general-sales-agent': { readonly payload: payloads.GeneralAreaCreate; readonly mode: 'read'; readonly result: results.GeneralAreaValidate };
  /** Creates a sales agent. A person who sells, for documents, commissions and reports. */
  readonly 'create-general-sales-agent': { readonly payload: payloads.GeneralAreaCreate; readonly mode: 'write'; readonly result: results.GeneralAreaSaved };
  /** Changes an existing sales agent. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-general-sales-agent': { readonly payload: payloads.GeneralAreaUpdate; readonly mode: 'write'; readonly result: results.GeneralAreaUpdated };
  /** Deactivates a sales agent. Its history stays, and new documents cannot use it. */
  readonly 'void-general-sales-agent': { readonly payload: payloads.WithdrawGeneralAddress; readonly mode: 'write'; readonly result: results.GeneralAreaSaved };
  /** Deletes a sales agent that was never used. */
  readonly 'delete-general-sales-agent': { readonly payload: payloads.WithdrawGeneralAddress; readonly mode: 'write'; readonly result: results.RecordDeleted };
  /** Lists the shipping methods of the account book with their main fields. */
  readonly 'list-general-shipping-methods': { readonly payload: payloads.RecordListGeneralAddress; readonly mode: 'read'; readonly result: results.GeneralAreaList };
  /** Returns one shipping method in full, with the fields that can be edited. */
  readonly 'get-general-shipping-method': { readonly payload: payloads.GetGeneralAddress; readonly mode: 'read'; readonly result: results.GeneralAreaGet };
  /** Runs all checks of create-general-shipping-method without saving. */
  readonly 'validate-general-shipping-method': { readonly payload: payloads.GeneralAreaCreate; readonly mode: 'read'; readonly result: results.GeneralAreaValidate };
  /** Creates a shipping method. A way in which goods travel, printed on orders and deliveries. */
  readonly 'create-general-shipping-method': { readonly payload: payloads.GeneralAreaCreate; readonly mode: 'write'; readonly result: results.GeneralAreaSaved };
  /** Changes an existing shipping method. Fields you leave out keep their values. Unknown or protected fields are rejected before anything is saved. */
  readonly 'update-general-shipping-method': { readonly payload: payloads.GeneralAreaUpdate; readonly mode: 'write'; readonly result: results.GeneralAreaUpdated };
  /** Deactivates a shipping method. Its history stays, and new documents cannot use it. */
  readonly 'void-general-shipping-method': { readonly payload: payloads.WithdrawGeneralAddress; readonly mode: 'write'; readonly result: results.GeneralAreaSaved };
  /** Deletes a shipping method that was never used. */
  readonly 'delete-general-shipping-method': { readonly payload: payloads.WithdrawGeneralAddress; readonly mode: 'write'; readonly result: results.RecordDeleted };
}

/** The command types that return their rows in pages, each with one of its rows. */
export interface PagedCommands {
  /** Lists the advanced quotations of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-advanced-quotations': results.ListedDocument;
  /** Reads single lines of advanced quotations with their header columns, with optional filters. */
  readonly 'read-advanced-quotation-lines': results.AdvancedQuotationLinesListRow;
  /** Lists the quotations of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-quotations': results.ListedDocument;
  /** Reads single lines of quotations with their header columns, with optional filters. */
  readonly 'read-quotation-lines': results.AdvancedQuotationLinesListRow;
  /** Lists the sales orders of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-sales-orders': results.ListedDocument;
  /** Reads single lines of sales orders with their header columns, with optional filters. */
  readonly 'read-sales-order-lines': results.AdvancedQuotationLinesListRow;
  /** Lists the delivery orders of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-delivery-orders': results.ListedDocument;
  /** Reads single lines of delivery orders with their header columns, with optional filters. */
  readonly 'read-delivery-order-lines': results.AdvancedQuotationLinesListRow;
  /** Lists the sales invoices of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-sales-invoices': results.ListedDocument;
  /** Reads single lines of sales invoices with their header columns, with optional filters. */
  readonly 'read-sales-invoice-lines': results.AdvancedQuotationLinesListRow;
  /** Lists the cash sales of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-cash-sales': results.ListedDocument;
  /** Reads single lines of cash sales with their header columns, with optional filters. */
  readonly 'read-cash-sale-lines': results.AdvancedQuotationLinesListRow;
  /** Lists the sales credit notes of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-sales-credit-notes': results.ListedDocument;
  /** Reads single lines of sales credit notes with their header columns, with optional filters. */
  readonly 'read-sales-credit-note-lines': results.AdvancedQuotationLinesListRow;
  /** Lists the sales debit notes of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-sales-debit-notes': results.ListedDocument;
  /** Reads single lines of sales debit notes with their header columns, with optional filters. */
  readonly 'read-sales-debit-note-lines': results.AdvancedQuotationLinesListRow;
  /** Shows, per customer and item, quantity, net, tax, cost, profit and margin; credit notes count against. */
  readonly 'read-item-sales-by-customer': results.ItemSales;
  /** Reads lines of all sales documents together, whatever their type. */
  readonly 'read-sales-detail-lines': results.SalesDetailLinesRow;
  /** Lists the purchase orders of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-purchase-orders': results.ListedDocument;
  /** Reads single lines of purchase orders with their header columns, with optional filters. */
  readonly 'read-purchase-order-lines': results.PurchaseOrderLinesListRow;
  /** Lists the goods received notes of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-goods-received-notes': results.ListedDocument;
  /** Reads single lines of goods received notes with their header columns, with optional filters. */
  readonly 'read-goods-received-note-lines': results.PurchaseOrderLinesListRow;
  /** Lists the purchase invoices of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-purchase-invoices': results.ListedDocument;
  /** Reads single lines of purchase invoices with their header columns, with optional filters. */
  readonly 'read-purchase-invoice-lines': results.PurchaseOrderLinesListRow;
  /** Lists the cash purchases of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-cash-purchases': results.ListedDocument;
  /** Reads single lines of cash purchases with their header columns, with optional filters. */
  readonly 'read-cash-purchase-lines': results.PurchaseOrderLinesListRow;
  /** Lists the purchase returns of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-purchase-returns': results.ListedDocument;
  /** Reads single lines of purchase returns with their header columns, with optional filters. */
  readonly 'read-purchase-return-lines': results.PurchaseOrderLinesListRow;
  /** Reads lines of all purchase documents together, whatever their type. */
  readonly 'read-purchase-detail-lines': results.PurchaseDetailLinesRow;
  /** Lists the AR invoices of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-ar-invoices': results.ListedDocument;
  /** Reads single lines of AR invoices with their header columns, with optional filters. */
  readonly 'read-ar-invoice-lines': results.ArInvoiceLinesListRow;
  /** Lists every open document of the AR ledger with what it was, what is left of it and how many days it is overdue. */
  readonly 'read-ar-outstanding-documents': results.ArOpenDocument;
  /** Lists the AR payments of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-ar-payments': results.ListedDocument;
  /** Reads the lines of AR invoices, credit notes and debit notes together. */
  readonly 'read-ar-detail-lines': results.ArDetailLinesRow;
  /** Reads the payment rows of AR payments, each with its account, cheque number and the documents it settled. */
  readonly 'read-ar-payment-lines': results.ArPaymentPaidLine;
  /** Reads the payment rows of AR refunds, each with the credit it paid out. */
  readonly 'read-ar-refund-lines': results.ArRefundPaidLine;
  /** Lists the AR refunds of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-ar-refunds': results.ListedDocument;
  /** Lists the AR credit notes of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-ar-credit-notes': results.ListedDocument;
  /** Reads single lines of AR credit notes with their header columns, with optional filters. */
  readonly 'read-ar-credit-note-lines': results.ArInvoiceLinesListRow;
  /** Lists the AR debit notes of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-ar-debit-notes': results.ListedDocument;
  /** Reads single lines of AR debit notes with their header columns, with optional filters. */
  readonly 'read-ar-debit-note-lines': results.ArInvoiceLinesListRow;
  /** Lists the AR deposits of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-ar-deposits': results.ListedDocument;
  /** Shows what each customer has open: the total, what is not yet due, what is overdue and what is unapplied. */
  readonly 'read-ar-outstanding': results.ArOutstandingRow;
  /** Lists the active customers of the account book with code, name, currency, credit term and contact. */
  readonly 'read-debtors': results.DebtorRow;
  /** Lists the contra entries of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-arap-contras': results.ListedDocument;
  /** Reads single lines of contra entries with their header columns, with optional filters. */
  readonly 'read-arap-contra-lines': results.ArapContraLinesListRow;
  /** Lists the AP invoices of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-ap-invoices': results.ListedDocument;
  /** Reads single lines of AP invoices with their header columns, with optional filters. */
  readonly 'read-ap-invoice-lines': results.ApInvoiceLinesListRow;
  /** Lists every open document of the AP ledger with what it was, what is left of it and how many days it is overdue. */
  readonly 'read-ap-outstanding-documents': results.ApOpenDocument;
  /** Lists the AP payments of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-ap-payments': results.ListedDocument;
  /** Reads the lines of AP invoices, credit notes and debit notes together. */
  readonly 'read-ap-detail-lines': results.ArDetailLinesRow;
  /** Reads the payment rows of AP payments, each with its account, cheque number and the documents it settled. */
  readonly 'read-ap-payment-lines': results.ApPaymentPaidLine;
  /** Reads the payment rows of AP refunds, each with the credit it paid out. */
  readonly 'read-ap-refund-lines': results.ApRefundPaidLine;
  /** Lists the AP refunds of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-ap-refunds': results.ListedDocument;
  /** Lists the AP credit notes of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-ap-credit-notes': results.ListedDocument;
  /** Reads single lines of AP credit notes with their header columns, with optional filters. */
  readonly 'read-ap-credit-note-lines': results.ApInvoiceLinesListRow;
  /** Lists the AP debit notes of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-ap-debit-notes': results.ListedDocument;
  /** Reads single lines of AP debit notes with their header columns, with optional filters. */
  readonly 'read-ap-debit-note-lines': results.ApDebitNoteLinesListRow;
  /** Lists the AP deposits of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-ap-deposits': results.ListedDocument;
  /** Shows what each supplier has open: the total, what is not yet due, what is overdue and what is unapplied. */
  readonly 'read-ap-outstanding': results.ApOutstandingRow;
  /** Lists the active suppliers of the account book with code, name, currency, credit term and contact. */
  readonly 'read-creditors': results.CreditorRow;
  /** Lists the items that can be used in new documents, with units, prices, tax codes, group and costing method. */
  readonly 'read-items': results.ItemRow;
  /** Lists every item of the account book, deactivated ones included. */
  readonly 'read-items-all': results.ItemRow;
  /** Reads every single movement of stock, whatever document caused it: quantity, unit cost, value, location and document. */
  readonly 'read-stock-detail-lines': results.StockMove;
  /** Shows, per item and location, what was there at the start, what came in, what went out and what is left, in quantity and value. */
  readonly 'read-stock-movement': results.StockMovement;
  /** Shows what is on hand at the end of a day, per item, location and batch, with unit cost and value. */
  readonly 'stock-balance': results.StockBalance;
  /** Reads single lines of stock update costs with their header columns, with optional filters. */
  readonly 'read-stock-update-cost-lines': results.StockUpdateCostLinesListRow;
  /** Lists the item brands of the account book with their main fields. */
  readonly 'list-stock-item-brands': results.StockItemBrandRow;
  /** Lists the item categories of the account book with their main fields. */
  readonly 'list-stock-item-categories': results.StockItemCategoryRow;
  /** Lists the item groups of the account book with their main fields. */
  readonly 'list-stock-item-groups': results.StockItemGroupRow;
  /** Lists the item types of the account book with their main fields. */
  readonly 'list-stock-item-types': results.StockItemTypeRow;
  /** Lists the stock update costs of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-stock-update-costs': results.StockDocumentRow;
  /** Lists the stock adjustments of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-stock-adjustments': results.StockDocumentRow;
  /** Reads single lines of stock adjustments with their header columns, with optional filters. */
  readonly 'read-stock-adjustment-lines': results.StockAdjustmentLinesListRow;
  /** Lists the stock receives of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-stock-receives': results.StockDocumentRow;
  /** Reads single lines of stock receives with their header columns, with optional filters. */
  readonly 'read-stock-receive-lines': results.StockAdjustmentLinesListRow;
  /** Lists the stock issues of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-stock-issues': results.StockDocumentRow;
  /** Reads single lines of stock issues with their header columns, with optional filters. */
  readonly 'read-stock-issue-lines': results.StockAdjustmentLinesListRow;
  /** Lists the stock transfers of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-stock-transfers': results.StockDocumentRow;
  /** Reads single lines of stock transfers with their header columns, with optional filters. */
  readonly 'read-stock-transfer-lines': results.StockTransferLinesListRow;
  /** Lists the stock takes of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-stock-takes': results.StockDocumentRow;
  /** Reads single lines of stock takes with their header columns, with optional filters. */
  readonly 'read-stock-take-lines': results.StockTakeLinesListRow;
  /** Lists the stock write-offs of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-stock-write-offs': results.StockDocumentRow;
  /** Reads single lines of stock write-offs with their header columns, with optional filters. */
  readonly 'read-stock-write-off-lines': results.StockAdjustmentLinesListRow;
  /** Lists the stock UOM conversions of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-stock-uom-conversions': results.StockDocumentRow;
  /** Reads single lines of stock UOM conversions with their header columns, with optional filters. */
  readonly 'read-stock-uom-conversion-lines': results.StockUomConversionLinesListRow;
  /** Lists the item packages of the account book with their main fields. */
  readonly 'list-item-packages': results.ItemPackageRow;
  /** Lists the item BOMs of the account book with their main fields. */
  readonly 'list-bom-items': results.ItemBomRow;
  /** Lists the stock assemblies of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-stock-assemblies': results.StockDocumentRow;
  /** Lists the stock assembly orders of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-stock-assembly-orders': results.StockDocumentRow;
  /** Lists the stock disassemblies of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-stock-disassemblies': results.StockDocumentRow;
  /** Lists the journal entries of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-journal-entries': results.ListedDocument;
  /** Lists every document that touched a bank or cash account, whatever its type: cash sales, payments, refunds, deposits, entries. */
  readonly 'list-gl-cash-book-documents': results.MoneyEntry;
  /** Lists the cash book entries of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-gl-cash-book-entries': results.ListedDocument;
  /** Lists cheques paid and received with number, date, amount, account, and whether a bank reconciliation has cleared them. */
  readonly 'list-gl-cheques': results.MoneyEntry;
  /** Lists the ledger lines of bank accounts that no live reconciliation has cleared: deposits in transit and payments not yet presented. */
  readonly 'list-gl-bank-reconciliation-uncleared': results.UnclearedEntry;
  /** Lists the bank reconciliations of the account book, newest first, with party, totals, outstanding amount and status. */
  readonly 'list-gl-bank-reconciliations': results.ListedDocument;
  /** Lists submitted documents with status, uuid, validation link, errors and whether the buyer has asked to reject them. */
  readonly 'einvoice.status.list': results.EInvoiceStatus;
  /** Lists consolidated e-invoices with their sales, total, status and due date. */
  readonly 'einvoice.consolidated.list': results.ConsolidatedDraft;
  /** Lists e-invoices that we issue to ourselves for purchases, with their sources and status. */
  readonly 'einvoice.self-billed.list': results.SelfBilledDraft;
  /** Lists what suppliers call the things we buy, with our item, unit, account and tax code for each. */
  readonly 'einvoice.supplier-item-mapping.list': results.SupplierItemMapping;
  /** Lists the GST returns, newest period first, with what is payable, what was paid and whether they are committed. */
  readonly 'list-gst-processors': results.TaxReturnView;
  /** Lists the SST returns, newest period first, with what is payable, what was paid and whether they are committed. */
  readonly 'list-sst-processors': results.TaxReturnView;
  /** Lists the tariff codes of the account book with their main fields. */
  readonly 'list-tariff-codes': results.TariffCodeRow;
  /** Lists the tax codes of the account book with their main fields. */
  readonly 'list-tax-codes': results.TaxCodeRow;
  /** Lists the tax entities of the account book with their main fields. */
  readonly 'list-tax-entities': results.TaxEntityRow;
  /** Lists the tax types of the account book with their main fields. */
  readonly 'list-tax-types': results.TaxTypeRow;
  /** Lists the withholding tax codes of the account book with their main fields. */
  readonly 'list-withholding-tax-codes': results.WithholdingTaxCodeRow;
  /** Lists the addresses of the account book with their main fields. */
  readonly 'list-general-addresses': results.GeneralAddressRow;
  /** Lists the areas of the account book with their main fields. */
  readonly 'list-general-areas': results.GeneralAreaRow;
  /** Lists the credit note types of the account book with their main fields. */
  readonly 'list-general-cn-types': results.GeneralCnTypeRow;
  /** Lists the creditor types of the account book with their main fields. */
  readonly 'list-general-creditor-types': results.GeneralAreaRow;
  /** Lists the currencies of the account book with their main fields. */
  readonly 'list-general-currencies': results.GeneralCurrencyRow;
  /** Lists the debtor types of the account book with their main fields. */
  readonly 'list-general-debtor-types': results.GeneralAreaRow;
  /** Lists the debit note types of the account book with their main fields. */
  readonly 'list-general-dn-types': results.GeneralAreaRow;
  /** Lists the payment methods of the account book with their main fields. */
  readonly 'list-general-payment-methods': results.GeneralPaymentMethodRow;
  /** Lists the price categories of the account book with their main fields. */
  readonly 'list-general-price-categories': results.GeneralAreaRow;
  /** Lists the projects of the account book with their main fields. */
  readonly 'list-general-projects': results.GeneralAreaRow;
  /** Lists the purchase agents of the account book with their main fields. */
  readonly 'list-general-purchase-agents': results.GeneralAreaRow;
  /** Lists the sales agents of the account book with their main fields. */
  readonly 'list-general-sales-agents': results.GeneralAreaRow;
  /** Lists the shipping methods of the account book with their main fields. */
  readonly 'list-general-shipping-methods': results.GeneralAreaRow;
}

/** The command types that produce a file. */
export type FileCommandType =
  | 'export-items'
  | 'sales-document-acct-pdf'
  | 'sales-invoice-acct-pdf'
  | 'sales-report-html'
  | 'purchase-document-acct-pdf'
  | 'stock-document-acct-pdf'
  | 'arap-statement-acct-pdf'
  | 'statement-report-html'
  | 'arap-document-acct-pdf'
  | 'gl-document-acct-pdf';
