/**
 * The sentences of the account book in the language of a reader. They come from connectors and drivers, so only the keys of these
 * rooms are known here, and whatever else was sent has no text.
 */

import { isWording } from '@ledgerline/contract';
import type { Language } from '../language.ts';
import { type Sentence, wordingIn } from '../sentence.ts';
import { bookCommandSays } from './command.ts';
import { bookDocumentSays } from './document.ts';
import { bookLinkSays } from './document-link.ts';
import { bookEInvoiceSays } from './e-invoice.ts';
import { bookUblSays } from './e-invoice-content.ts';
import { bookPartyRuleSays } from './e-invoice-party-rule.ts';
import { bookUblRuleSays } from './e-invoice-rule.ts';
import { bookEntrySays } from './entry.ts';
import { bookLineSays } from './line.ts';
import { bookPaymentSays } from './payment.ts';
import { bookLockSays } from './protection.ts';
import { bookRecordSays } from './record.ts';
import { bookRecordRuleSays } from './record-rule.ts';
import { bookStockSays } from './stock.ts';
import { bookReportSays, bookTaxReturnSays } from './tax-return.ts';

const ROOMS: readonly object[] = [
  bookCommandSays,
  bookDocumentSays,
  bookLinkSays,
  bookEntrySays,
  bookLineSays,
  bookLockSays,
  bookPaymentSays,
  bookStockSays,
  bookTaxReturnSays,
  bookReportSays,
  bookEInvoiceSays,
  bookUblSays,
  bookUblRuleSays,
  bookPartyRuleSays,
  bookRecordSays,
  bookRecordRuleSays,
];

const KEYS: ReadonlySet<string> = new Set(
  ROOMS.flatMap((room) => Object.values(room as Readonly<Record<string, () => Sentence>>).map((say) => say().key)),
);

/** Null for everything that is not a sentence of the book with parameters that it can show. Never throws. */
export const bookSentenceIn = (wording: unknown, language: Language): string | null =>
  isWording(wording) && KEYS.has(wording.key) ? wordingIn(wording, language) : null;
