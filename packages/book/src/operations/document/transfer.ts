/**
 * Transfers what is outstanding on one document to a new one, line by line, and links the two. One implementation for all pairs.
 */

import type { DocType, Json, LinkKind, Payload } from '@ledgerline/catalog';
import { type Decimal, decimalNumber, decimalOf, decimalText, divideRounded, multiply, ONE } from '@ledgerline/catalog/decimal';
import { bookLinkSays } from '@ledgerline/words/book/document-link';
import type { CommandContext } from '../../command/command-context.ts';
import { type HandlerResult, refused } from '../../command/handler-result.ts';
import { businessDate } from '../../date.ts';
import { type GivenPart, nextDiscount } from '../../discount.ts';
import type { Document, Draft, KnockOffRow, Line } from '../../document/document.ts';
import { missingDocument, notLive } from '../../document/document-sentence.ts';
import { findDocument } from '../../document/document-store.ts';
import { type LinkedPart, linkedQuantity, partsOfLine } from '../../document/link.ts';
import { draftDocument } from '../../drafting/draft.ts';
import { withPartyDefaults } from '../../drafting/party-defaults.ts';
import { refuseContradictions } from '../../drafting/stated-figure.ts';
import { type LedgerSide, MATRIX, SIDES } from '../../ledger/matrix.ts';
import { baseCurrency, findParty, rateOn } from '../../master-data/master.ts';
import { findDefinition } from '../../master-data/user-defined-field.ts';
import { type GivenShare, leastSen, nextSen, senNumber, senOf } from '../../money.ts';
import { rowsOf, textOf } from '../../payload.ts';
import { lastReceiptCost } from '../../stock/known-cost.ts';
import { carriedLineChecks } from '../verification/line-verification.ts';
import { createShapeOf, outstandingOf } from '../view/document-view.ts';
import { createdResult, type MoreChecks, saveDraft } from './create.ts';
import { UNTAXED } from './document-merge.ts';

export interface TransferPath {
  readonly from: DocType;
  readonly to: DocType;
  readonly link: LinkKind;
}

interface Carried {
  readonly line: Line;
  readonly quantity: bigint;
  readonly row: Payload;
}

/** What the tax of a line depends on: the tax figure of its source stays valid while these are unchanged. */
const TAX_BASIS = ['unitPrice', 'amount', 'discount', 'taxCode', 'taxRate'];
/** Fields of a source that the target does not copy. */
const NOT_COPIED = ['docDate', 'dueDate', 'taxDate', 'cnType', 'dnType', 'rounding5Cents'];
/** Header fields that a purchase order copies from the sales order. */
const PROCURED_HEADER = ['description', 'ref', 'project', 'department', 'shipVia', 'shipInfo'];
const PROCURED_LINE = ['itemCode', 'description', 'description2', 'uom', 'location', 'project', 'department'];

const sideOf = (type: DocType): LedgerSide => {
  const effect = MATRIX[type];
  return 'side' in effect ? effect.side : 'AR';
};

export function transferDocument(command: CommandContext, path: TransferPath, payload: Payload): HandlerResult {
  const source = sourceOf(command, path, payload);
  if (!source) return refused(command);
  const carried = carriedLines(command, path, source, payload);
  const draft = command.isRefused
    ? undefined
    : draftDocument(command, path.to, targetPayload(command, path, source, carried, payload));
  if (!draft) return refused(command);
  carried.forEach(({ row }, index) => {
    const line = draft.lines[index];
    if (line) refuseContradictions(command, sideOf(path.to), row, line, `/lines/${index}`);
  });
  const linked = withKnockOff(command, path, source, withLinks(path, source, carried, draft), payload);
  const saved = saveDraft(command, linked, payload);
  const { fromDocNo: _from, lines: _lines, ...asked } = payload;
  const carriedOver: MoreChecks = (db, document) => carriedLineChecks(db, document, payload);
  return saved ? createdResult(command, saved, asked, 'TransferDocument', carriedOver) : refused(command);
}

function sourceOf(command: CommandContext, path: TransferPath, payload: Payload): Document | undefined {
  const no = String(payload.fromDocNo);
  const source = findDocument(command.db, path.from, no);
  if (!source) {
    command.refuse('/fromDocNo', 'NOT_FOUND', missingDocument(command.db, [path.from], no));
    return undefined;
  }
  if (source.status !== 'Saved') {
    const { code, says } = notLive(source, 'transferred');
    command.refuse('/fromDocNo', code, says);
  }
  const date = payload.docDate === undefined ? command.today : businessDate(payload.docDate);
  if (date < source.date) command.refuse('/docDate', 'INVALID_DATE', bookLinkSays.tooEarly(date, no, source.date));
  const { partyCode } = SIDES[sideOf(path.from)];
  const named = payload[partyCode];
  if (path.link !== 'procure' && named !== undefined && named !== source.party) {
    command.refuse(`/${partyCode}`, 'INVALID_VALUE', bookLinkSays.wrongParty(no, source.party ?? '', String(named), partyCode));
  }
  return source;
}

function carriedLines(command: CommandContext, path: TransferPath, source: Document, payload: Payload): readonly Carried[] {
  const left = (line: Line): bigint => line.quantity - linkedQuantity(command.db, line.key, path.link);
  if (!Array.isArray(payload.lines)) {
    const all = source.lines
      .map((line) => ({ line, quantity: left(line), row: {} }))
      .filter(({ line, quantity }) => quantity > 0n || line.quantity === 0n);
    if (!all.some(({ quantity }) => quantity > 0n)) {
      command.refuse('/fromDocNo', 'TRANSFER_EXCEEDS', bookLinkSays.nothingLeft(source.no));
    }
    return all;
  }
  return rowsOf(payload, 'lines').flatMap((row, index): readonly Carried[] => {
    const line = source.lines.find((known) =>
      row.dtlKey === undefined ? known.seq === row.lineNo : known.key.toString() === String(row.dtlKey),
    );
    if (!line) {
      command.refuse(`/lines/${index}`, 'NOT_FOUND', bookLinkSays.noSuchLine(source.no, String(row.dtlKey ?? row.lineNo)));
      return [];
    }
    if (row.dtlKey !== undefined && row.lineNo !== undefined && line.seq !== row.lineNo) {
      const says = bookLinkSays.keyAndLine(String(row.dtlKey), line.seq, source.no, String(row.lineNo));
      command.refuse(`/lines/${index}/lineNo`, 'INVALID_VALUE', says);
    }
    for (const name of ['itemCode', 'uom']) {
      if (row[name] !== undefined && line.itemCode !== null && row[name] !== line.data[name]) {
        command.refuse(`/lines/${index}/${name}`, 'INVALID_VALUE', bookLinkSays.keeps(name));
      }
    }
    const quantity = row.qty === undefined ? left(line) : decimalOf(row.qty);
    if (quantity <= 0n || quantity > left(line)) {
      const says =
        left(line) > 0n
          ? bookLinkSays.exceeds(decimalText(left(line)), line.seq, source.no, decimalText(quantity))
          : bookLinkSays.noneOutstanding(line.seq, source.no);
      command.refuse(`/lines/${index}/qty`, 'TRANSFER_EXCEEDS', says);
    }
    return [{ line, quantity, row }];
  });
}

function targetPayload(
  command: CommandContext,
  path: TransferPath,
  source: Document,
  carried: readonly Carried[],
  payload: Payload,
): Payload {
  const { members } = createShapeOf(path.to);
  const isProcured = path.link === 'procure';
  const inherited = Object.entries(source.header).filter(
    ([name]) => name in members && (isProcured ? PROCURED_HEADER.includes(name) : !NOT_COPIED.includes(name)),
  );
  const { fromDocNo: _from, lines: _lines, ...own } = payload;
  const rate = isProcured ? supplierRate(command, payload) : ONE;
  const lines = carried.map((one): Json => (isProcured ? procuredRow(command, one, rate) : targetRow(command, path, one)));
  const target = { ...withKnownFields(command, path.to, Object.fromEntries(inherited)), ...own, lines };
  return isProcured ? withPartyDefaults(command, path.to, target) : target;
}

/** User-defined fields are copied where the target has them too. */
function withKnownFields(command: CommandContext, table: string, data: Payload): Payload {
  const { userDefinedFields, ...rest } = data;
  if (typeof userDefinedFields !== 'object' || userDefinedFields === null) return data;
  const known = Object.entries(userDefinedFields).filter(([name]) => findDefinition(command.records, table, name) !== undefined);
  return known.length === 0 ? rest : { ...rest, userDefinedFields: Object.fromEntries(known) };
}

/** Marks copied values, which were checked when they were sent; only the caller's own values are checked again. */
const COPIED: Payload = { dtlKey: null };

/** A source line as a row of the target: the part of its quantity and of its discount, then the caller's own values. */
function targetRow(command: CommandContext, { link, to }: TransferPath, { line, quantity, row }: Carried): Payload {
  const { taxAmount, taxAdjustment, focQty, serialNo, ...data } = withKnownFields(command, `${to}.line`, line.data);
  const isWhole = quantity === line.quantity;
  const { dtlKey: _key, lineNo: _no, ...wishes } = row;
  const inherited: Payload = { ...data, taxCode: line.taxCode ?? UNTAXED };
  const isTaxedAnew = TAX_BASIS.some((name) => wishes[name] !== undefined && wishes[name] !== inherited[name]);
  const whole = { ...(isTaxedAnew ? {} : { taxAmount, taxAdjustment }), focQty, serialNo };
  const kept = isWhole ? Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== undefined)) : {};
  const share = isWhole ? {} : sharedMembers(data, () => partsOfLine(command.db, line.key, link), quantity, line.quantity);
  const retaxed = wishes.taxCode !== undefined && wishes.taxCode !== data.taxCode ? { taxRate: null } : {};
  const amount = line.quantity === 0n ? {} : { qty: decimalNumber(quantity) };
  return { ...inherited, ...(kept as Payload), ...share, ...retaxed, ...wishes, ...amount, ...COPIED };
}

/** Quantities have eight decimals, so that parts of a package are split in steps of the last decimal. */
const STEP = ONE / 100_000_000n;
const stepsOf = ({ packageQty }: Payload): bigint => decimalOf(packageQty) / STEP;

/** The share of a partial quantity in the figures of a whole line: discount amounts, the amount, the number of packages. */
function sharedMembers(data: Payload, partsBefore: () => readonly LinkedPart[], part: bigint, all: bigint): Payload {
  const isByAmount = typeof data.amount === 'number' && data.unitPrice === undefined;
  const discounts = (): readonly GivenPart[] =>
    partsBefore().map((before) => ({ quantity: before.quantity, discount: textOf(before.data.discount) ?? '' }));
  const amounts = (): readonly GivenShare[] =>
    partsBefore().map(({ quantity, data: { amount } }) => ({
      quantity,
      amount: typeof amount === 'number' ? senOf(amount) : undefined,
    }));
  const packages = (): readonly GivenShare[] =>
    partsBefore().map((before) => ({
      quantity: before.quantity,
      amount: before.data.packageQty === undefined ? undefined : stepsOf(before.data),
    }));
  return {
    ...(data.discount === undefined ? {} : { discount: nextDiscount(String(data.discount), discounts(), part, all) }),
    ...(isByAmount ? { amount: senNumber(nextSen(senOf(data.amount), amounts(), part, all)) } : {}),
    ...(data.packageQty === undefined ? {} : { packageQty: decimalNumber(nextSen(stepsOf(data), packages(), part, all) * STEP) }),
  };
}

/** The rate of the supplier's currency on the date of the order. */
function supplierRate(command: CommandContext, { creditorCode, currencyRate, docDate }: Payload): Decimal {
  const currency = textOf(findParty(command, 'AP', String(creditorCode))?.data.currencyCode) ?? baseCurrency(command);
  if (currency === baseCurrency(command)) return ONE;
  if (typeof currencyRate === 'number') return decimalOf(currencyRate);
  return rateOn(command, currency, docDate === undefined ? command.today : businessDate(docDate)) ?? ONE;
}

function procuredRow(command: CommandContext, { line, quantity, row }: Carried, rate: Decimal): Payload {
  const kept = Object.fromEntries(Object.entries(line.data).filter(([name]) => PROCURED_LINE.includes(name)));
  const cost = line.itemCode === null ? null : lastReceiptCost(command, line.itemCode);
  // The last cost is that of a base unit in base currency; the line may be in boxes, the supplier abroad.
  const perUnit = line.quantity === 0n ? ONE : divideRounded(line.baseQuantity * ONE, line.quantity);
  const { dtlKey: _key, lineNo: _no, ...wishes } = row;
  return {
    ...kept,
    ...(cost === null ? {} : { unitPrice: decimalNumber(divideRounded(multiply(cost, perUnit) * ONE, rate)) }),
    ...wishes,
    ...(line.quantity === 0n ? {} : { qty: decimalNumber(quantity) }),
    ...COPIED,
  };
}

function withLinks(path: TransferPath, source: Document, carried: readonly Carried[], draft: Draft): Draft {
  return {
    ...draft,
    lines: draft.lines.map((line, index) => {
      const from = carried[index]?.line;
      if (!from || from.quantity === 0n) return line;
      const link = { dtlKey: from.key.toString(), docKey: source.key.toString(), docType: source.type, kind: path.link };
      return { ...line, posting: { ...line.posting, from: link } };
    }),
  };
}

/** A credit or return note settles its source, up to what is outstanding; once, when it is saved. */
function withKnockOff(command: CommandContext, path: TransferPath, source: Document, draft: Draft, payload: Payload): Draft {
  if (path.link !== 'return') return draft;
  if (Array.isArray(payload.knockOffs)) {
    return { ...draft, knockOffs: draft.knockOffs.map((row) => ({ ...row, isAutomatic: false })) };
  }
  const amount = leastSen(outstandingOf(command.db, source.key), draft.totals.total);
  if (amount <= 0n) return draft;
  const row: KnockOffRow = {
    data: { docType: source.type, docNo: source.no, amount: senNumber(amount) },
    docKey: source.key.toString(),
    side: sideOf(path.to),
    date: draft.date,
    amount: amount.toString(),
    discount: '0',
    taxAdjustment: '0',
    isAutomatic: true,
  };
  return { ...draft, knockOffs: [row] };
}
