/** Reads the answers for a new account book from the command line, and prints what was created and what to do next. */

import { resolve } from 'node:path';
import { CHART_NAMES, type CompanyDetail, companyDetails, isChartName } from '@ledgerline/book';
import type { Sentence } from '@ledgerline/words';
import type { Problems } from '../config.ts';
import type { CreatedBook, WantedBook } from '../service/new-book.ts';
import type { Answers } from './new-book-questions.ts';

/** The flag of each detail that is asked for. */
const DETAIL_FLAGS: Readonly<Partial<Record<CompanyDetail, string>>> = {
  name: 'name',
  registrationNo: 'registration-no',
  tin: 'tin',
  sstRegNo: 'sst-no',
  baseCurrency: 'base-currency',
  fiscalYearStart: 'fiscal-year-start',
};

export const NEW_BOOK_FLAGS: readonly string[] = ['template', 'file', ...Object.values(DETAIL_FLAGS)];

type Values = Readonly<Record<string, unknown>>;

const textIn = (values: Values, flag: string): string | undefined => {
  const value = values[flag];
  return typeof value === 'string' ? value : undefined;
};

export interface GivenAnswers extends Answers {
  readonly path?: string | undefined;
}

export function answersIn(values: Values): GivenAnswers {
  const details = Object.entries(DETAIL_FLAGS).flatMap(([name, flag]) => {
    const value = textIn(values, flag);
    return value === undefined ? [] : [[name, value]];
  });
  const file = textIn(values, 'file');
  return {
    companyId: textIn(values, 'company'),
    template: textIn(values, 'template'),
    path: file === undefined ? undefined : resolve(file),
    details: Object.fromEntries(details) as Answers['details'],
  };
}

/** The book that the answers ask for, or everything that is missing or wrong. */
export function wantedBook(answers: GivenAnswers, proposals: Answers['details']): WantedBook | Problems {
  const { companyId, template, path, details } = answers;
  const company = companyDetails({ ...proposals, ...details });
  const problems = [
    ...(companyId === undefined
      ? ['--company is required. It is the id that commands name as companyId, for example MAIN.']
      : []),
    ...(isChartName(template)
      ? []
      : [`--template must be one of ${CHART_NAMES.join(', ')}${template === undefined ? '' : `; you sent "${template}"`}.`]),
    ...('problems' in company ? company.problems.map(asFlag) : []),
  ];
  if (problems.length > 0 || companyId === undefined || !isChartName(template) || 'problems' in company) return { problems };
  return { companyId, template, company, path };
}

/** A detail goes by its flag on the command line. */
const asFlag = (problem: Sentence): string => {
  const [name = '', ...rest] = String(problem).split(' ');
  const flag = (DETAIL_FLAGS as Readonly<Record<string, string>>)[name];
  return [flag === undefined ? name : `--${flag}`, ...rest].join(' ');
};

export function createdLines(
  created: CreatedBook,
  at: { readonly folder: string; readonly hasConfig: boolean },
): readonly string[] {
  const { companyId, name, template, baseCurrency, fiscalYearStart, path, companiesFile } = created;
  const config = at.hasConfig ? [] : [`  Download connector-config.json in the portal and put it into ${at.folder}.`];
  return [
    `Account book ${companyId} created for ${name}.`,
    `  file           ${path}`,
    `  template       ${template}`,
    `  base currency  ${baseCurrency}`,
    `  fiscal year    from ${fiscalYearStart}`,
    `Listed in ${companiesFile}.`,
    '',
    'Next:',
    ...config,
    '  Check it with "ledgerline-connector doctor", then start "ledgerline-connector run". A connector that is already running serves',
    '  the new book within 5 seconds.',
    `  Set address and phone with "ledgerline-connector settings --company ${companyId} --set company.address1=...".`,
  ];
}
