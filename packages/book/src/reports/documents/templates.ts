/** The templates that documents and statements can be printed with, and how one is chosen. */

import type { Payload } from '@ledgerline/catalog';
import { CODES_APART } from '@ledgerline/words/book/closed-list';
import { bookReportSays } from '@ledgerline/words/book/tax-return';
import type { CommandContext } from '../../command/command-context.ts';
import { textOf } from '../../payload.ts';
import { LANGUAGES } from '../words/language.ts';
import { type PrintedType, STATEMENT_TITLE, TITLES } from '../words/titles.ts';
import { FAMILIES } from './families.ts';
import { owedTotals } from './totals.ts';

export interface Template {
  readonly name: string;
  readonly description: string;
  readonly hasLetterhead: boolean;
  /** Whether prices are shown, for documents that travel with goods; all other documents always show their prices. */
  readonly isPriced: boolean;
  /** Whether a bill is printed as it was issued, without what has been settled since. */
  readonly isAsIssued: boolean;
}

const STANDARD: Template = {
  name: 'Standard',
  description: 'A4 with the company’s own head.',
  hasLetterhead: true,
  isPriced: false,
  isAsIssued: false,
};

const LETTERHEAD: Template = {
  name: 'Letterhead',
  description: 'A4 for paper that already carries the company’s head: its room is left empty.',
  hasLetterhead: false,
  isPriced: false,
  isAsIssued: false,
};

const PRICED: Template = {
  name: 'Priced',
  description: 'As Standard, with prices and totals, for goods that travel with them.',
  hasLetterhead: true,
  isPriced: true,
  isAsIssued: false,
};

const ORIGINAL: Template = {
  name: 'Original',
  description: 'As Standard, as it was issued: without payments and credits since, so that it never changes.',
  hasLetterhead: true,
  isPriced: false,
  isAsIssued: true,
};

const templatesOf = (type: PrintedType | 'statement'): readonly Template[] => {
  const family = type === 'statement' ? undefined : FAMILIES[type];
  return [
    STANDARD,
    LETTERHEAD,
    ...(family?.unpriced === undefined ? [] : [PRICED]),
    ...(family?.totals === owedTotals ? [ORIGINAL] : []),
  ];
};

/** The template a payload names, the standard one when it names none, nothing and a problem when it does not exist. */
export function templateOf(command: CommandContext, type: PrintedType | 'statement', payload: Payload): Template | undefined {
  const name = textOf(payload.template) ?? STANDARD.name;
  const offered = templatesOf(type);
  const template = offered.find((known) => known.name === name);
  if (!template) {
    const names = offered.map((known) => known.name).join(CODES_APART);
    command.refuse('/template', 'NOT_FOUND', bookReportSays.noTemplate(name, names));
  }
  return template;
}

/** The rows that list-acct-report-templates returns. */
export function documentTemplateRows(): readonly Payload[] {
  const types = [...(Object.keys(TITLES) as PrintedType[]), 'statement' as const];
  return types.flatMap((type) =>
    templatesOf(type).map(({ name, description }) => ({
      docType: type,
      title: type === 'statement' ? STATEMENT_TITLE.en : TITLES[type].en,
      template: name,
      description,
      languages: LANGUAGES,
      isDefault: name === STANDARD.name,
    })),
  );
}
