/** A supplier's e-invoice as it is received: compact UBL JSON text, for the examples of the supplier import. Knows no command. */

import type { Json } from '../declaration/declaration.ts';

type Attributes = Readonly<Record<string, string>>;
type Block = { readonly [name: string]: Json };

interface Party {
  readonly name: string;
  readonly tin: string;
  readonly registrationNo: string;
}

interface ReceivedLine {
  readonly supplierItemCode?: string;
  readonly description: string;
  readonly qty: number;
  readonly unitPrice: number;
  readonly net: number;
  /** Tax type on e-invoices: 01 sales tax, 06 none. */
  readonly taxType: string;
  readonly taxPercent: number;
  readonly tax: number;
}

export interface ReceivedInvoice {
  readonly id: string;
  readonly issueDate: string;
  readonly issueTime: string;
  readonly supplier: Party;
  readonly buyer: Party;
  readonly lines: readonly ReceivedLine[];
  readonly net: number;
  readonly tax: number;
  readonly payable: number;
}

const NAMESPACES = {
  _D: 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2',
  _A: 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  _B: 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
};
const PIECE = { unitCode: 'C62' };
const RINGGIT = { currencyID: 'MYR' };

/** Every leaf of UBL JSON is an array of one object: the value under `_`, attributes next to it. */
const leaf = (value: string | number, attributes: Attributes = {}): Json => [{ _: value, ...attributes }];
const money = (value: number): Json => leaf(value, RINGGIT);

const party = ({ name, tin, registrationNo }: Party): Json => [
  {
    Party: [
      {
        PartyIdentification: [{ ID: leaf(tin, { schemeID: 'TIN' }) }, { ID: leaf(registrationNo, { schemeID: 'BRN' }) }],
        PartyLegalEntity: [{ RegistrationName: leaf(name) }],
      },
    ],
  },
];

const taxSubtotal = ({ net, tax, taxPercent, taxType }: ReceivedLine): Block => ({
  TaxableAmount: money(net),
  TaxAmount: money(tax),
  Percent: leaf(taxPercent),
  TaxCategory: [{ ID: leaf(taxType), TaxScheme: [{ ID: leaf('OTH', { schemeID: 'UN/ECE 5153' }) }] }],
});

const invoiceLine = (line: ReceivedLine, index: number): Block => ({
  ID: leaf(String(index + 1)),
  InvoicedQuantity: leaf(line.qty, PIECE),
  LineExtensionAmount: money(line.net),
  TaxTotal: [{ TaxAmount: money(line.tax), TaxSubtotal: [taxSubtotal(line)] }],
  Item: [
    {
      Description: leaf(line.description),
      ...(line.supplierItemCode ? { SellersItemIdentification: [{ ID: leaf(line.supplierItemCode) }] } : {}),
      CommodityClassification: [{ ItemClassificationCode: leaf('022', { listID: 'CLASS' }) }],
    },
  ],
  Price: [{ PriceAmount: money(line.unitPrice) }],
  ItemPriceExtension: [{ Amount: money(line.net) }],
});

/** The invoice as the minified text that is hashed, stored and imported. */
export function receivedText(invoice: ReceivedInvoice): string {
  const { id, issueDate, issueTime, supplier, buyer, lines, net, tax, payable } = invoice;
  return JSON.stringify({
    ...NAMESPACES,
    Invoice: [
      {
        ID: leaf(id),
        IssueDate: leaf(issueDate),
        IssueTime: leaf(issueTime),
        InvoiceTypeCode: leaf('01', { listVersionID: '1.0' }),
        DocumentCurrencyCode: leaf('MYR'),
        AccountingSupplierParty: party(supplier),
        AccountingCustomerParty: party(buyer),
        InvoiceLine: lines.map(invoiceLine),
        TaxTotal: [{ TaxAmount: money(tax), TaxSubtotal: lines.map(taxSubtotal) }],
        LegalMonetaryTotal: [
          {
            LineExtensionAmount: money(net),
            TaxExclusiveAmount: money(net),
            TaxInclusiveAmount: money(payable),
            PayableAmount: money(payable),
          },
        ],
      },
    ],
  });
}
