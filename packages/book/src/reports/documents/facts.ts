/** The facts next to the addressee: date, terms, references. Missing facts are not printed. */

import { decimalOf } from '@ledgerline/catalog/decimal';
import { type BusinessDate, businessDate } from '../../date.ts';
import { findItem } from '../../master-data/master.ts';
import { textOf } from '../../payload.ts';
import { joinedTexts } from '../sheet/company.ts';
import type { Fact } from '../sheet/sheet.ts';
import { dateText, priceText, quantityText, rateText } from '../words/figures.ts';
import type { Phrase } from '../words/phrases.ts';
import { accountName, headerText, type Print } from './print.ts';

/** Header fields that are printed unchanged, in this order. */
const PLAIN: readonly (readonly [label: Phrase, member: string])[] = [
  ['agent', 'salesAgent'],
  ['agent', 'purchaseAgent'],
  ['reference', 'ref'],
  ['reference', 'refNo'],
  ['yourReference', 'yourRef'],
  ['ourReference', 'ourRef'],
  ['supplierInvoice', 'supplierInvoiceNo'],
  ['supplierDelivery', 'supplierDONo'],
  ['supplierCreditNote', 'supplierCNNo'],
  ['invoiceReferred', 'ourInvoiceNo'],
  ['reason', 'creditNoteReason'],
  ['reason', 'debitNoteReason'],
  ['shipVia', 'shipVia'],
  ['chequeNo', 'chequeNo'],
  ['location', 'location'],
  ['fromLocation', 'fromLocation'],
  ['toLocation', 'toLocation'],
  ['project', 'project'],
  ['department', 'department'],
];

/** Numbers of the documents that lines were transferred from. */
function sourcesOf({ command, document }: Print): string | null {
  const keys = new Set(document.lines.flatMap(({ posting }) => (posting.from === undefined ? [] : [posting.from.docKey])));
  const numbers = [...keys].flatMap(
    (docKey) =>
      command.db.get<{ doc_no: string }>('SELECT doc_no FROM document WHERE doc_key = :docKey', { docKey: BigInt(docKey) })
        ?.doc_no ?? [],
  );
  return numbers.length === 0 ? null : numbers.join(', ');
}

function finishedItem(print: Print): string | null {
  const code = headerText(print, 'itemCode');
  if (print.effect.kind !== 'assembly' || code === null) return null;
  const item = findItem(print.command, code);
  const quantity = quantityText(decimalOf(print.document.header.qty ?? 0));
  return joinedTexts(' ', `${quantity} ${item?.baseUom ?? ''}`, code, textOf(item?.data.description));
}

export function factsOf(print: Print, hasDueDate: boolean): readonly Fact[] {
  const { command, document, say, language } = print;
  const { header } = document;
  const day = (date: BusinessDate | string | null): string | null => (date === null ? null : dateText(language, date));
  const bank = headerText(print, 'bankAccount');
  const facts: readonly (readonly [Phrase, string | null])[] = [
    ['date', day(document.date)],
    ['dueDate', hasDueDate && document.dueDate !== null ? day(businessDate(document.dueDate)) : null],
    // Payments have no terms.
    ['term', print.effect.kind === 'bill' ? headerText(print, 'displayTerm') : null],
    ...PLAIN.map(([label, member]) => [label, headerText(print, member)] as const),
    ['fromDocuments', sourcesOf(print) ?? headerText(print, 'fromDocNo')],
    ['bankAccount', bank === null ? null : accountName(command, bank)],
    ['finishedItem', finishedItem(print)],
    ['assemblyCost', header.assemblyCost === undefined ? null : `${print.baseSign} ${priceText(decimalOf(header.assemblyCost))}`],
    ['pricesIncludeTax', header.inclusiveTax === true ? say('taxIncluded') : null],
    [
      'currencyRate',
      print.isForeign ? `${document.currency}, 1 ${document.currency} = ${print.baseSign} ${rateText(document.rate)}` : null,
    ],
  ];
  return facts.flatMap(([label, value]) => (value === null ? [] : [{ label: say(label), value }]));
}
