/** Examines a book as its owner would: is everything set up that documents need, and do the ledgers agree. Changes nothing. */

import { DOC_TYPES, type Payload } from '@ledgerline/catalog';
import type { Sentence } from '@ledgerline/words';
import { bookFindingSays as say } from '@ledgerline/words/book/finding';
import type { CommandContext } from '../command/command-context.ts';
import { isNumberFormat } from '../document/numbering.ts';
import { ROLES } from '../ledger/matrix.ts';
import { baseCurrency, isInForce, settingOf } from '../master-data/master.ts';
import { textOf } from '../payload.ts';
import { defaultAccountOf, defaultAccountProblem } from '../setup/setup.ts';
import { brokenInvariants } from './invariants.ts';

export interface BookFinding {
  readonly state: 'fine' | 'warning' | 'broken';
  /** What was found and, if there is a problem, what to do; in English. */
  readonly text: string;
  /** The same for readers of any language. */
  readonly wording: Sentence;
}

const found =
  (state: BookFinding['state']) =>
  (wording: Sentence): BookFinding => ({ state, text: String(wording), wording });

const [fine, warning, broken] = [found('fine'), found('warning'), found('broken')];

/** The problems, or one sentence if there are none. */
const allOr = (findings: readonly BookFinding[], wording: Sentence): readonly BookFinding[] =>
  findings.length > 0 ? findings : [fine(wording)];

/** The tax returns need this account besides those that documents post to. */
const EXAMINED_ROLES: readonly string[] = [...ROLES, 'sstControl'];

const BROKEN_SHOWN_MAX = 5;

export function examineBook(command: CommandContext): readonly BookFinding[] {
  if (isEmpty(command)) return [broken(say.neverSetUp())];
  return [company, fiscalYear, defaultAccounts, numbering, taxCodes, lists, integrity].flatMap((examine) => examine(command));
}

const isEmpty = (command: CommandContext): boolean =>
  command.db.get('SELECT 1 FROM record LIMIT 1') === undefined && command.db.get('SELECT 1 FROM document LIMIT 1') === undefined;

function company(command: CommandContext): readonly BookFinding[] {
  const details = (settingOf(command, 'company') ?? {}) as Payload;
  const name = textOf(details.name);
  return [
    name === null ? warning(say.noCompanyName('company.name="NAME"')) : fine(say.company(name)),
    settingOf(command, 'company.baseCurrency') === undefined
      ? warning(say.noBaseCurrency(baseCurrency(command)))
      : fine(say.baseCurrency(baseCurrency(command))),
  ];
}

function fiscalYear(command: CommandContext): readonly BookFinding[] {
  const first = command.records.all('fiscal-year')[0]?.code;
  const assignment = 'fiscal-year=YYYY-MM-DD';
  if (first === undefined) return [broken(say.noFiscalYear(assignment))];
  if (first > command.today) return [broken(say.fiscalYearLater(first, assignment))];
  return [fine(say.fiscalYears(first, command.today))];
}

function defaultAccounts(command: CommandContext): readonly BookFinding[] {
  const findings = EXAMINED_ROLES.flatMap((role) => {
    const account = defaultAccountOf(command, role);
    const assignment = `default-account.${role}=ACCOUNT`;
    if (account === null) return [broken(say.noDefaultAccount(role, assignment))];
    const problem = defaultAccountProblem(command, role, account);
    return problem === null ? [] : [broken(say.defaultAccountUnusable(role, problem, assignment))];
  });
  return allOr(findings, say.defaultAccounts(EXAMINED_ROLES.length));
}

function numbering(command: CommandContext): readonly BookFinding[] {
  const findings = DOC_TYPES.flatMap((type) => {
    const format = textOf(command.records.find('number-format', type)?.data.format);
    const assignment = `number-format.${type}="${type}-<000000>"`;
    if (format === null) return [broken(say.noNumberFormat(type, assignment))];
    return isNumberFormat(format) ? [] : [broken(say.numberFormatUnusable(format, type, assignment))];
  });
  return allOr(findings, say.numberFormats(DOC_TYPES.length));
}

function taxCodes(command: CommandContext): readonly BookFinding[] {
  const codes = command.records.all('tax-code').filter(({ isActive, data }) => isActive && isInForce(data, command.today));
  if (codes.length === 0) return [broken(say.noTaxCode())];
  const findings = codes
    .filter(({ data }) => Number(data.rate ?? 0) > 0 && (data.direction !== 'purchase' || data.claimable === true))
    .filter(({ data }) => {
      const account = textOf(data.accountNo);
      return account === null || command.records.find('account', account)?.isActive !== true;
    })
    .map(({ code }) => broken(say.taxCodeWithoutAccount(code)));
  return allOr(findings, say.taxCodes(codes.length));
}

/** What documents do not need, but people expect. */
const LISTS = [
  ['payment-method', say.noPaymentMethod],
  ['location', say.noLocation],
] as const;

const lists = (command: CommandContext): readonly BookFinding[] =>
  LISTS.flatMap(([kind, none]) => (command.records.all(kind).some(({ isActive }) => isActive) ? [] : [warning(none())]));

function integrity(command: CommandContext): readonly BookFinding[] {
  const documents = Number(command.db.get<{ count: bigint }>('SELECT count(*) AS count FROM document')?.count ?? 0n);
  const shown = brokenInvariants(command.db).slice(0, BROKEN_SHOWN_MAX);
  return allOr(
    shown.map((sentence) => broken(say.bug(sentence))),
    say.ledgersAgree(documents),
  );
}
