/**
 * The head of every document: date, party, currency, term and the codes it names, checked and filled with defaults. Does not
 * handle lines.
 */

import type { DocType, Json, Payload } from '@ledgerline/catalog';
import { type Decimal, decimalOf, decimalText, ONE } from '@ledgerline/catalog/decimal';
import { CODES_APART } from '@ledgerline/words/book/closed-list';
import { bookEntrySays } from '@ledgerline/words/book/entry';
import type { CommandContext } from '../command/command-context.ts';
import { addDays, type BusinessDate, businessDate } from '../date.ts';
import type { DraftHead } from '../document/blank-draft.ts';
import { type LedgerSide, SIDES } from '../ledger/matrix.ts';
import { openYears, withAYearAround } from '../master-data/fiscal-year.ts';
import { activeParty, activeRecord, baseCurrency, rateOn } from '../master-data/master.ts';
import { isLocked } from '../master-data/period-lock.ts';
import { checkLocation } from '../master-data/permission.ts';
import { missingRecord } from '../master-data/record-sentence.ts';
import { checkHeadFields } from '../master-data/user-defined-value.ts';
import { rowsOf, textOf } from '../payload.ts';
import type { RecordKind } from '../record-store/kinds.ts';

/** Fields of a payload that are not part of the stored header. */
const NOT_STORED = [
  'statementLines',
  'lines',
  'payments',
  'knockOffs',
  'docNo',
  'docNoFormatName',
  'saveAsDraft',
  'verifyAfterSave',
];

/** Fields that name a record of the book. */
const CODES: readonly (readonly [member: string, kind: RecordKind])[] = [
  ['salesAgent', 'sales-agent'],
  ['purchaseAgent', 'purchase-agent'],
  ['project', 'project'],
  ['department', 'department'],
  ['shipVia', 'shipping-method'],
  ['multiPricing', 'price-category'],
  ['cnType', 'cn-type'],
  ['dnType', 'dn-type'],
  ['salesLocation', 'location'],
  ['purchaseLocation', 'location'],
  ['location', 'location'],
  ['fromLocation', 'location'],
  ['toLocation', 'location'],
];

export interface PartyHead extends DraftHead {
  readonly party: string;
  readonly partyData: Payload;
  readonly dueDate: BusinessDate;
}

/** Checks that documents can be dated on this day. */
export function checkDate(command: CommandContext, date: BusinessDate, path: string): void {
  const [firstYear] = command.records.all('fiscal-year');
  if (firstYear && date < firstYear.code) {
    command.refuse(path, 'OUTSIDE_FISCAL_YEAR', bookEntrySays.beforeFirstYear(date, firstYear.code));
  } else checkNotFar(command, date, path);
  if (isLocked(command, date)) command.refuse(path, 'PERIOD_LOCKED', bookEntrySays.locked(date));
}

/** A date that is years away is a typing error, and the document would be hard to find. */
export function checkNotFar(command: CommandContext, date: BusinessDate, path: string): void {
  const years = openYears(command);
  const usable = years && withAYearAround(years);
  if (!usable || (date >= usable.first && date <= usable.last)) return;
  const says =
    date > usable.last
      ? bookEntrySays.tooLate(date, years.first, years.last, usable.last)
      : bookEntrySays.tooEarly(date, years.first, years.last, usable.first);
  command.refuse(path, 'OUTSIDE_FISCAL_YEAR', says);
}

export function checkCodes(command: CommandContext, payload: Payload, path: string): void {
  for (const [member, kind] of CODES) {
    const code = textOf(payload[member]);
    if (code === null || !activeRecord(command, kind, code, `${path}/${member}`)) continue;
    command.refer(kind, code);
    if (kind === 'location') checkLocation(command, code, `${path}/${member}`);
  }
  if (typeof payload.taxEntityID === 'number') {
    const id = String(payload.taxEntityID);
    if (activeRecord(command, 'tax-entity', id, `${path}/taxEntityID`)) command.refer('tax-entity', id);
  }
}

export function draftHead(command: CommandContext, type: DocType, payload: Payload, currency?: string): DraftHead {
  const date = payload.docDate === undefined ? command.today : businessDate(payload.docDate);
  checkDate(command, date, '/docDate');
  checkCodes(command, payload, '');
  checkHeadFields(command, type, payload);
  const chosen = currency ?? textOf(payload.currencyCode) ?? baseCurrency(command);
  const rate = rateFor(command, chosen, date, payload.currencyRate);
  const stored = Object.entries(payload).filter(([name, value]) => !NOT_STORED.includes(name) && value !== null);
  const header: Record<string, Json> = {
    ...Object.fromEntries(stored),
    docDate: date,
    // Stored as entered, so that a later change of the rate does not change the document.
    ...(chosen === baseCurrency(command) ? {} : { currencyCode: chosen, currencyRate: Number(decimalText(rate)) }),
  };
  return { date, currency: chosen, rate, header };
}

function rateFor(command: CommandContext, currency: string, date: BusinessDate, given: Json | undefined): Decimal {
  if (currency === baseCurrency(command)) {
    if (given !== undefined && given !== null && decimalOf(given) !== ONE) {
      command.refuse('/currencyRate', 'CURRENCY_MISMATCH', bookEntrySays.baseRate(currency));
    }
    return ONE;
  }
  if (activeRecord(command, 'currency', currency, '/currencyCode')) command.refer('currency', currency);
  if (given !== undefined && given !== null) return decimalOf(given);
  const rate = rateOn(command, currency, date);
  if (rate === undefined) command.refuse('/currencyRate', 'REQUIRED', bookEntrySays.noRate(currency, date));
  return rate ?? ONE;
}

/** The head of a document that belongs to a party of one ledger. An unusable party is refused, and the rest is still checked. */
export function draftPartyHead(command: CommandContext, type: DocType, side: LedgerSide, payload: Payload): PartyHead {
  const { partyCode, partyKind, partyName } = SIDES[side];
  const code = textOf(payload[partyCode]);
  if (code === null) command.refuse(`/${partyCode}`, 'REQUIRED', bookEntrySays.required(partyCode));
  const party = code === null ? undefined : activeParty(command, side, code, `/${partyCode}`);
  const partyData = party?.data ?? {};
  if (code !== null && party) command.refer(partyKind, code);
  const asked = textOf(payload.currencyCode);
  const currency = party ? (textOf(partyData.currencyCode) ?? baseCurrency(command)) : (asked ?? baseCurrency(command));
  if (asked !== null && asked !== currency) {
    command.refuse('/currencyCode', 'CURRENCY_MISMATCH', bookEntrySays.partyCurrency(code ?? '', currency));
  }
  if (party) checkBranch(command, partyData, payload);
  const head = draftHead(command, type, payload, currency);
  const term = textOf(payload.displayTerm) ?? textOf(partyData.displayTerm);
  const dueDate = checkedDueDate(command, head.date, { ...payload, displayTerm: term });
  return {
    ...head,
    party: code ?? '',
    partyData,
    dueDate,
    header: {
      ...head.header,
      [partyCode]: code,
      [partyName]: textOf(payload[partyName]) ?? textOf(partyData.companyName),
      ...(term === null ? {} : { displayTerm: term }),
    },
  };
}

/** The due date of a document, which is not before it. */
export function checkedDueDate(command: CommandContext, date: BusinessDate, payload: Payload): BusinessDate {
  const dueDate = dueDateOf(command, date, payload);
  if (dueDate < date) {
    command.refuse('/dueDate', 'INVALID_DATE', bookEntrySays.dueTooEarly(dueDate, date));
  }
  return dueDate;
}

/** The date in the document, otherwise its own date plus the days of its term. */
export function dueDateOf(command: CommandContext, date: BusinessDate, { dueDate, displayTerm }: Payload): BusinessDate {
  const [given, term] = [textOf(dueDate), textOf(displayTerm)];
  return given === null ? addDays(date, term === null ? 0 : termDays(command, term)) : businessDate(given);
}

export function checkBranch(command: CommandContext, party: Payload, payload: Payload): void {
  const branch = textOf(payload.branchCode);
  if (branch === null) return;
  const branches = rowsOf(party, 'branches');
  const known = branches.filter(({ isActive }) => isActive !== false).map(({ branchCode }) => branchCode);
  if (!known.includes(branch)) {
    command.refuse(
      '/branchCode',
      'UNKNOWN_CODE',
      known.length === 0 ? bookEntrySays.noBranches(branch) : bookEntrySays.noBranch(branch, known.join(CODES_APART)),
    );
  }
}

/** Days of a credit term: one of the book, or a plain number of days. */
function termDays(command: CommandContext, term: string): number {
  const record = command.records.find('term', term);
  if (record) {
    command.refer('term', term);
    return Number(record.data.days);
  }
  const days = /^(?:Net )?(\d{1,4})(?: days?)?$/i.exec(term)?.[1];
  if (days === undefined) command.refuse('/displayTerm', 'UNKNOWN_CODE', missingRecord(command, 'term', term));
  return Number(days ?? 0);
}
