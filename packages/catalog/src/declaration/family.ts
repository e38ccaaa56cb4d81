/** A family: one kind of document or record, whose commands follow from a single declaration. Contains types and small functions for words. */

import type { Example, Field, Payload, Sample, Shape } from './declaration.ts';
import type { DocType } from './doc-type.ts';

export type OperationName = 'list' | 'lines' | 'get' | 'validate' | 'create' | 'update' | 'cancel' | 'void' | 'delete';

/** The nine operations of a trading document, in display order. */
export const TRADE_OPERATIONS: readonly OperationName[] = [
  'list',
  'lines',
  'get',
  'validate',
  'create',
  'update',
  'cancel',
  'void',
  'delete',
];
/** The same without cancel. */
export const WITHOUT_CANCEL: readonly OperationName[] = TRADE_OPERATIONS.filter((name) => name !== 'cancel');
/** The operations without cancel and without a read of lines. */
export const LEDGER_OPERATIONS: readonly OperationName[] = WITHOUT_CANCEL.filter((name) => name !== 'lines');
/** Maintenance records, which are never voided or deleted. */
export const MAINTAINED: readonly OperationName[] = ['list', 'get', 'create', 'update'];
/** Master records, which are listed and read by commands of their own. */
export const MASTER: readonly OperationName[] = ['create', 'update', 'void', 'delete'];

/** Codes of the sample records that the examples of a family use, by operation. */
export type SampleCodes = Partial<Record<'get' | 'update' | 'cancel' | 'void' | 'delete', string>>;

/** The fields that the amount of a new document follows from, before the tax that the book adds by tax code. */
export interface AmountFields {
  /** Amounts of the header. */
  readonly header?: readonly string[];
  /** Arrays and the amounts in their rows. Each entry is the whole amount once more; the first is that of the document. */
  readonly rows?: readonly (readonly [array: string, names: readonly string[]])[];
  /** Whether `lines` also count qty times unitPrice. */
  readonly isPriced?: boolean;
}

export interface Family {
  /** Kebab-case singular, as in command names and grouped paths: sales-invoice. */
  readonly document: string;
  /** Kebab-case plural: sales-invoices. */
  readonly plural: string;
  /** How people say it: sales invoice, sales invoices. */
  readonly one: string;
  readonly many: string;
  /** Heading of its recipes: Sales invoice. */
  readonly displayGroup: string;
  /** One or two sentences for a person: what it is and what it does to the books. */
  readonly about: string;
  /** A document is numbered, dated and posted; a record is master data. */
  readonly kind: 'document' | 'record';
  /** Type codes of a document, IV for example; several types can share their commands. */
  readonly docTypes?: readonly [DocType, ...DocType[]];
  /** Operations that the account book runs in a way of their own. */
  readonly own?: readonly OperationName[];
  /** The field that selects one: docNo, debtorCode, packageCode … */
  readonly selector: { readonly name: string; readonly field: Field };
  readonly operations: readonly OperationName[];
  readonly create: Shape;
  readonly update: Shape;
  /** Filters of the list, if they are not those of every document. */
  readonly list?: Shape;
  /** Filters of its lines command. */
  readonly lines?: Shape;
  readonly createExamples: readonly Example[];
  /** The change an update example makes, without selector and reason. */
  readonly updateExample: Payload;
  /** More examples of the update, as whole payloads. */
  readonly moreUpdateExamples?: readonly Example[];
  readonly linesExample?: Payload;
  readonly samples: readonly Sample[];
  readonly sampleCodes: SampleCodes;
  /** Command names that do not follow the pattern. */
  readonly commandTypes?: Partial<Record<OperationName, string>>;
  /** Sentences that one operation of this family needs on top. */
  readonly notes?: Partial<Record<OperationName, readonly string[]>>;
  /** Whether the SDK names of its knock-offs are published. */
  readonly knowsKnockOffs?: boolean;
  /** Whether it is a document about quantities and their cost alone. */
  readonly movesStock?: boolean;
  /** The fields that its amount is calculated from; absent where the payload does not contain it. */
  readonly amounts?: AmountFields;
  /** Codes of the samples that its create example uses. */
  readonly createLeansOn?: readonly string[];
}

/** How a command of many rows or documents ends. */
export const PARTIAL_END =
  'If only some rows fail, the command is done with ok false. If nothing was saved, it is failed. Always check ok and results.';

/** How every command counts what is open, in both ledgers. */
export const OUTSTANDING_SIGN =
  'outstanding is positive for amounts owed by the customer (AR) or to the supplier (AP). Unapplied payments and credit notes are negative.';

/** `an item package`, `a sales invoice`. */
export function withArticle(words: string): string {
  return `${/^(?:[aeio]|un|AR |AP |SST )/.test(words) ? 'an' : 'a'} ${words}`;
}

export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Five sample documents, numbered 1 to 5: one each to get, update, cancel, void and delete, from one payload. */
export function numberedSamples(
  docType: string,
  commandType: string,
  payload: (number: number) => Payload,
  operations: readonly OperationName[] = TRADE_OPERATIONS,
): { readonly samples: readonly Sample[]; readonly sampleCodes: SampleCodes } {
  const uses = (['get', 'update', 'cancel', 'void', 'delete'] as const).filter((use) => operations.includes(use));
  const numbered = uses.map((use, index) => ({
    use,
    number: index + 1,
    code: `${docType}-${String(index + 1).padStart(6, '0')}`,
  }));
  return {
    samples: numbered.map(({ number, code }) => ({ code, commandType, payload: { docNo: code, ...payload(number) } })),
    sampleCodes: Object.fromEntries(numbered.map(({ use, code }) => [use, code])),
  };
}
