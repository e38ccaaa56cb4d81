/** The languages a journal is written in, by name. */

import { beancountText } from './beancount.ts';
import { hledgerText } from './hledger.ts';
import type { Journal } from './journal.ts';

export const JOURNAL_FORMATS = ['hledger', 'beancount'] as const;
export type JournalFormat = (typeof JOURNAL_FORMATS)[number];

const WRITERS: Readonly<Record<JournalFormat, (journal: Journal) => Iterable<string>>> = {
  hledger: hledgerText,
  beancount: beancountText,
};

export const isJournalFormat = (text: unknown): text is JournalFormat => JOURNAL_FORMATS.some((format) => format === text);

export const journalText = (journal: Journal, format: JournalFormat): Iterable<string> => WRITERS[format](journal);
