/** Reads the responses of the tax authority, which can contain anything: values of an unexpected shape count as absent. */

import { isObject } from '../../payload.ts';

type Block = Readonly<Record<string, unknown>>;

export interface AnsweredError {
  readonly code: string;
  readonly message: string;
  readonly path?: string;
}

/** A document as lists and details of the tax authority describe it. */
export interface AnsweredDocument {
  readonly uuid: string;
  readonly submissionUid: string;
  readonly docNo: string;
  readonly typeName: string;
  readonly issuedAt: string;
  readonly status: string;
  readonly longId: string;
  readonly validatedAt: string;
  readonly cancelledAt: string;
  readonly reason: string;
  readonly rejectRequestedAt: string;
  readonly buyerName: string;
  readonly errors: readonly AnsweredError[];
}

const ERRORS_MAX = 50;
const TEXT_MAX = 1000;
const UUID = /^[A-Z0-9]{26}$/;

export const isUuid = (text: string): boolean => UUID.test(text);

export function blockOf(text: string): Block {
  try {
    const parsed: unknown = JSON.parse(text);
    return isObject(parsed as never) ? (parsed as Block) : {};
  } catch {
    return {};
  }
}

const textIn = (block: Block, ...names: readonly string[]): string => {
  for (const name of names) {
    const value = Object.hasOwn(block, name) ? block[name] : undefined;
    if (typeof value === 'string') return value.slice(0, TEXT_MAX).toWellFormed();
    if (typeof value === 'number') return String(value);
  }
  return '';
};

const listIn = (block: Block, name: string): readonly Block[] => {
  const value = Object.hasOwn(block, name) ? block[name] : undefined;
  return Array.isArray(value) ? value.filter((one): one is Block => isObject(one)) : [];
};

const blockIn = (block: Block, name: string): Block => {
  const value = Object.hasOwn(block, name) ? block[name] : undefined;
  return isObject(value as never) ? (value as Block) : {};
};

/** Errors contain errors; each becomes a code and a message, the innermost included. */
export function errorsIn(block: Block): readonly AnsweredError[] {
  const found: AnsweredError[] = [];
  const take = (error: Block): void => {
    if (found.length >= ERRORS_MAX) return;
    const code = textIn(error, 'errorCode', 'code', 'propertyName');
    const message = textIn(error, 'error', 'message');
    const inner = [...listIn(error, 'innerError'), ...listIn(error, 'details')];
    const path = textIn(error, 'propertyPath', 'target');
    if (message !== '' && inner.length === 0) found.push({ code: code || 'Error', message, ...(path !== '' && { path }) });
    for (const one of inner) take(one);
  };
  const outer = blockIn(block, 'error');
  if (Object.keys(outer).length > 0) take(outer);
  for (const step of listIn(blockIn(block, 'validationResults'), 'validationSteps')) take(blockIn(step, 'error'));
  return found;
}

/** The code of an error of the whole request. */
export const errorCodeOf = (block: Block): string => {
  const outer = blockIn(block, 'error');
  return textIn(outer, 'code', 'errorCode') || textIn(block, 'code', 'error');
};

const documentOf = (block: Block): AnsweredDocument => ({
  uuid: textIn(block, 'uuid'),
  submissionUid: textIn(block, 'submissionUid', 'submissionUID'),
  docNo: textIn(block, 'internalId', 'invoiceCodeNumber'),
  typeName: textIn(block, 'typeName'),
  issuedAt: textIn(block, 'dateTimeIssued'),
  status: textIn(block, 'status'),
  longId: textIn(block, 'longId'),
  validatedAt: textIn(block, 'dateTimeValidated'),
  cancelledAt: textIn(block, 'cancelDateTime'),
  reason: textIn(block, 'documentStatusReason'),
  rejectRequestedAt: textIn(block, 'rejectRequestDateTime'),
  buyerName: textIn(block, 'buyerName', 'receiverName'),
  errors: errorsIn(block),
});

export const detailsIn = (block: Block): AnsweredDocument => documentOf(block);

/** A document with its text; undefined when the response has none. */
export function rawIn(block: Block): { readonly uuid: string; readonly status: string; readonly text: string } | undefined {
  const text = Object.hasOwn(block, 'document') ? block.document : undefined;
  return typeof text === 'string' ? { uuid: textIn(block, 'uuid'), status: textIn(block, 'status'), text } : undefined;
}

export interface Receipt {
  readonly submissionUid: string;
  readonly accepted: readonly AnsweredDocument[];
  readonly rejected: readonly AnsweredDocument[];
}

export const receiptIn = (block: Block): Receipt => ({
  submissionUid: textIn(block, 'submissionUID', 'submissionUid'),
  accepted: listIn(block, 'acceptedDocuments').map(documentOf),
  rejected: listIn(block, 'rejectedDocuments').map(documentOf),
});

export interface Page {
  readonly documents: readonly AnsweredDocument[];
  readonly pages: number;
}

const countIn = (block: Block, name: string): number => {
  const value = Number(block[name]);
  return Number.isSafeInteger(value) && value > 0 ? value : 1;
};

/** A page of search results; undefined when there is no list, because only an explicit empty list means that nothing was found. */
export const searchPageIn = (block: Block): Page | undefined =>
  Array.isArray(block.result)
    ? { documents: listIn(block, 'result').map(documentOf), pages: countIn(blockIn(block, 'metadata'), 'totalPages') }
    : undefined;

const SUBMISSION_PAGE = 100;

export const submissionPageIn = (block: Block): Page => ({
  documents: listIn(block, 'documentSummary').map(documentOf),
  pages: Math.ceil(countIn(block, 'documentCount') / SUBMISSION_PAGE),
});

/** Two spellings of one second are the same time. */
export const isSameSecond = (left: string, right: string): boolean => {
  const [first, second] = [Date.parse(left), Date.parse(right)];
  return Number.isFinite(first) && Math.floor(first / 1000) === Math.floor(second / 1000);
};

const TYPE_NAMES: Readonly<Record<string, string>> = {
  '01': 'invoice',
  '02': 'creditnote',
  '03': 'debitnote',
  '04': 'refundnote',
  '11': 'selfbilledinvoice',
  '12': 'selfbilledcreditnote',
  '13': 'selfbilleddebitnote',
  '14': 'selfbilledrefundnote',
};

/** Whether a type name can belong to a code; an unpublished name says nothing. */
export function isTypeNamed(typeCode: string, name: string): boolean {
  const plain = name.toLowerCase().replace(/[^a-z]/g, '');
  return !Object.values(TYPE_NAMES).includes(plain) || TYPE_NAMES[typeCode] === plain;
}
