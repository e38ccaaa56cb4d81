/** Asks a person at a terminal what a new account book needs. Only what was not given is asked, and only until it is right. */

import { type ChartDescription, COMPANY_DETAILS, type CompanyDetail, detailProblem } from '@ledgerline/book';
import { isCompanyId } from '../config.ts';

/** What is known of the book, under the names of the companies file. */
export interface Answers {
  readonly companyId?: string | undefined;
  readonly template?: string | undefined;
  readonly details: Readonly<Partial<Record<CompanyDetail, string>>>;
}

/** What a new book is asked about, in this order; all other details can be set later. */
const ASKED: readonly CompanyDetail[] = ['name', 'registrationNo', 'tin', 'sstRegNo', 'baseCurrency', 'fiscalYearStart'];

export interface Terminal {
  /** Shows a question and returns the line that is typed. */
  readonly ask: (question: string) => Promise<string>;
  readonly say: (line: string) => void;
}

interface Question {
  readonly text: string;
  readonly proposal: string;
  readonly isRequired: boolean;
  /** The problem of an answer; null when the answer is valid. */
  readonly problem: (answer: string) => string | null;
}

async function answerOf({ ask, say }: Terminal, { text, proposal, isRequired, problem }: Question): Promise<string> {
  for (;;) {
    const hint = proposal === '' ? (isRequired ? '' : ' (Enter to skip)') : ` [${proposal}]`;
    const answer = (await ask(`${text}${hint}: `)).trim() || proposal;
    if (answer === '' && !isRequired) return '';
    const wrong = answer === '' ? 'An answer is required.' : problem(answer);
    if (wrong === null) return answer;
    say(wrong);
  }
}

export async function askForBook(
  terminal: Terminal,
  known: Answers,
  charts: readonly ChartDescription[],
  proposals: Readonly<Partial<Record<CompanyDetail | 'companyId', string>>>,
): Promise<Answers> {
  const companyId =
    known.companyId ??
    (await answerOf(terminal, {
      text: 'Id of the account book, which commands name as companyId',
      proposal: proposals.companyId ?? 'MAIN',
      isRequired: true,
      problem: (answer) => (isCompanyId(answer) ? null : 'Use letters, digits, dots, underscores and hyphens.'),
    }));
  const template = known.template ?? (await askForChart(terminal, charts));
  const details: Partial<Record<CompanyDetail, string>> = { ...known.details };
  for (const name of ASKED) {
    if (details[name] !== undefined) continue;
    details[name] = await answerOf(terminal, {
      text: COMPANY_DETAILS[name].about,
      proposal: proposals[name] ?? '',
      isRequired: 'isRequired' in COMPANY_DETAILS[name],
      problem: (answer) => detailProblem(name, answer)?.toString() ?? null,
    });
  }
  return { companyId, template, details };
}

async function askForChart(terminal: Terminal, charts: readonly ChartDescription[]): Promise<string> {
  for (const { name, about } of charts) terminal.say(`  ${name.padEnd(8)}  ${about}`);
  return answerOf(terminal, {
    text: 'Template',
    proposal: charts[0]?.name ?? '',
    isRequired: true,
    problem: (answer) =>
      charts.some(({ name }) => name === answer) ? null : `Use ${charts.map(({ name }) => name).join(', ')}.`,
  });
}
