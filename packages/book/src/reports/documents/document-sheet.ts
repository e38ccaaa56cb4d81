/** A document as a sheet: the declaration of its family, filled with its content. Draws nothing. */

import { fixedClock, todayOf } from '../../clock.ts';
import { liveSubmission, validationLinkOf } from '../../einvoice/state/submission-store.ts';
import { companyOf, joinedTexts, labelled, linesOf } from '../sheet/company.ts';
import { paymentRequestOf } from '../sheet/payment-request.ts';
import type { Closing, Mark, Paragraph, Seal, Sheet, Table } from '../sheet/sheet.ts';
import { tableOf } from '../sheet/table.ts';
import { amountInWords } from '../words/amount.ts';
import { dateText } from '../words/figures.ts';
import { TITLES } from '../words/titles.ts';
import { factsOf } from './facts.ts';
import { FAMILIES, type Family, type TableDeclaration } from './families.ts';
import { isHeading, LINE_COLUMNS, type PrintedLine, printedLines } from './line-columns.ts';
import { addresseesOf } from './party.ts';
import { KNOCK_OFF_COLUMNS, PAYMENT_COLUMNS, printedKnockOffs, printedPayments } from './payment-columns.ts';
import { headerText, type Print } from './print.ts';
import { visibleLines } from './rich-text.ts';
import { taxSummary } from './tax-summary.ts';
import type { Template } from './templates.ts';
import { balanceDue } from './totals.ts';

const MARKS: Readonly<Record<Print['document']['status'], Mark | null>> = { Void: 'VOID', Draft: 'DRAFT', Saved: null };

function declaredTable(print: Print, declared: TableDeclaration): readonly Table[] {
  const { say, sign } = print;
  if (declared.source === 'lines') {
    const columns = declared.columns.map((name) => LINE_COLUMNS[name]);
    const kindOf = (line: PrintedLine) => (isHeading(line) ? ('heading' as const) : ('line' as const));
    const { caption, hasTotal = false } = declared;
    return [tableOf(columns, printedLines(print), { say, currency: sign, caption, hasTotal, kindOf })];
  }
  if (declared.source === 'payments') {
    const columns = declared.columns.map((name) => PAYMENT_COLUMNS[name]);
    return [tableOf(columns, printedPayments(print), { say, currency: sign, caption: declared.caption, hasTotal: true })];
  }
  const rows = printedKnockOffs(print, declared.side);
  return rows.length === 0
    ? []
    : [tableOf(KNOCK_OFF_COLUMNS, rows, { say, currency: sign, caption: declared.caption, hasTotal: true })];
}

/** Payments of a bill are next to its totals; those of a receipt are its main content. */
function paidAtOnce(print: Print, family: Family): readonly Table[] {
  const isMain = family.tables.some(({ source }) => source === 'payments');
  if (isMain || print.document.payments.length === 0) return [];
  return declaredTable(print, { source: 'payments', columns: ['method', 'chequeNo', 'amount'], caption: 'payments' });
}

function notesOf(print: Print): readonly Paragraph[] {
  const remarks = ['remark1', 'remark2', 'remark3', 'remark4'].map((name) => headerText(print, name));
  const lines = [...remarks.filter((text) => text !== null), ...visibleLines(headerText(print, 'note'))];
  return lines.length === 0 ? [] : [{ label: print.say('notes'), text: lines.join('\n') }];
}

function closingOf(print: Print, family: Family, isPriced: boolean): Closing {
  const { document, language, say } = print;
  const hasMoney = isPriced && family.hasMoney === true;
  const words = { label: say('inWords'), text: amountInWords(language, document.currency, document.totals.total) };
  return {
    paragraphs: [...(hasMoney && document.totals.total >= 0n ? [words] : []), ...notesOf(print)],
    tables: hasMoney ? [...taxSummary(print), ...paidAtOnce(print, family)] : [],
    totals: isPriced ? family.totals(print) : [],
    ...paymentOf(print, family),
  };
}

/** The payment request shows what is unpaid of a live bill. */
function paymentOf(print: Print, { asksForPayment }: Family): Pick<Closing, 'payment'> {
  const { command, say, document } = print;
  const amount = balanceDue(print);
  const isAsked = asksForPayment === true && document.status === 'Saved' && amount > 0n;
  return isAsked ? paymentRequestOf(command, say, { amount, currency: document.currency, docNo: document.no }) : {};
}

export function documentSheet(print: Print, template: Template): Sheet {
  const { command, document, type, language, say } = print;
  const family = FAMILIES[type];
  const addressees = addresseesOf(print, family.party);
  const isPriced = family.unpriced === undefined || template.isPriced;
  const tables: readonly TableDeclaration[] = isPriced ? family.tables : [{ source: 'lines', columns: family.unpriced ?? [] }];
  return {
    language,
    title: TITLES[type][language],
    number: document.no,
    mark: MARKS[document.status],
    changedAt: document.changedAt,
    company: companyOf(command, say, print.filed?.supplier ?? null),
    hasLetterhead: template.hasLetterhead,
    lead: headerText(print, 'description'),
    addressees,
    ...(addressees[0] === undefined ? {} : { subject: joinedTexts(' · ', addressees[0].name, document.party) }),
    facts: factsOf(print, family.hasDueDate === true),
    tables: tables.flatMap((declared) => declaredTable(print, declared)),
    closing: closingOf(print, family, isPriced),
    seal: sealOf(print),
    signatures: family.signatures.map(say),
  };
}

/** The e-invoice behind a document: its link as a code to scan, once the tax office has validated it. */
function sealOf({ command, document, say, language }: Print): Seal | null {
  const link = validationLinkOf(command.db, document.key);
  const submission = link === null ? undefined : liveSubmission(command.db, document.key);
  if (link === null || !submission) return null;
  const { uuid, validatedAt } = submission;
  const day = validatedAt === null ? null : dateText(language, todayOf(fixedClock(validatedAt)));
  return {
    title: say('validated'),
    link,
    lines: linesOf(labelled(say('uuid'), uuid), labelled(say('validatedAt'), day), link),
  };
}
