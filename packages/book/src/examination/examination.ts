/** Examines a book as its owner would: is everything set up that documents need, and do the ledgers agree. Changes nothing. */

import { DOC_TYPES, type Payload } from '@ledgerline/catalog';
import type { CommandContext } from '../command/command-context.ts';
import { isNumberFormat } from '../document/numbering.ts';
import { ROLES } from '../ledger/matrix.ts';
import { baseCurrency, isInForce, settingOf, setWith } from '../master-data/master.ts';
import { textOf } from '../payload.ts';
import { defaultAccountOf, defaultAccountProblem } from '../setup/setup.ts';
import { brokenInvariants } from './invariants.ts';

export interface BookFinding {
  readonly state: 'fine' | 'warning' | 'broken';
  /** What was found and, if there is a problem, what to do. */
  readonly text: string;
}

const fine = (text: string): BookFinding => ({ state: 'fine', text });
const warning = (text: string): BookFinding => ({ state: 'warning', text });
const broken = (text: string): BookFinding => ({ state: 'broken', text });

/** The problems, or one sentence if there are none. */
const allOr = (findings: readonly BookFinding[], text: string): readonly BookFinding[] =>
  findings.length > 0 ? findings : [fine(text)];

/** The tax returns need this account besides those that documents post to. */
const EXAMINED_ROLES: readonly string[] = [...ROLES, 'sstControl'];

const BROKEN_SHOWN_MAX = 5;

export function examineBook(command: CommandContext): readonly BookFinding[] {
  if (isEmpty(command)) {
    return [
      broken(
        'The book is empty: it was never set up. Move its file away and create a book with "ledgerline-connector new-book".',
      ),
    ];
  }
  return [company, fiscalYear, defaultAccounts, numbering, taxCodes, lists, integrity].flatMap((examine) => examine(command));
}

const isEmpty = (command: CommandContext): boolean =>
  command.db.get('SELECT 1 FROM record LIMIT 1') === undefined && command.db.get('SELECT 1 FROM document LIMIT 1') === undefined;

function company(command: CommandContext): readonly BookFinding[] {
  const details = (settingOf(command, 'company') ?? {}) as Payload;
  const name = textOf(details.name);
  return [
    name === null
      ? warning(`The company has no name, so documents are printed without one. ${setWith('company.name', '"NAME"')}`)
      : fine(`The company is ${name}.`),
    settingOf(command, 'company.baseCurrency') === undefined
      ? warning(`The base currency is not set. The book uses ${baseCurrency(command)}.`)
      : fine(`The base currency is ${baseCurrency(command)}.`),
  ];
}

function fiscalYear(command: CommandContext): readonly BookFinding[] {
  const first = command.records.all('fiscal-year')[0]?.code;
  const remedy = setWith('fiscal-year', 'YYYY-MM-DD');
  if (first === undefined) return [broken(`The book has no fiscal year. ${remedy}`)];
  if (first > command.today)
    return [broken(`The first fiscal year starts on ${first}, so documents of today are refused. ${remedy}`)];
  return [fine(`The fiscal years start on ${first} and cover today, ${command.today}.`)];
}

function defaultAccounts(command: CommandContext): readonly BookFinding[] {
  const findings = EXAMINED_ROLES.flatMap((role) => {
    const account = defaultAccountOf(command, role);
    const remedy = setWith(`default-account.${role}`, 'ACCOUNT');
    if (account === null) return [broken(`The book has no default account for ${role}. ${remedy}`)];
    const problem = defaultAccountProblem(command, role, account);
    return problem === null ? [] : [broken(`The default account for ${role} cannot be used. ${problem} ${remedy}`)];
  });
  return allOr(findings, `All ${EXAMINED_ROLES.length} default accounts are set and can be posted to.`);
}

function numbering(command: CommandContext): readonly BookFinding[] {
  const findings = DOC_TYPES.flatMap((type) => {
    const format = textOf(command.records.find('number-format', type)?.data.format);
    const remedy = setWith(`number-format.${type}`, `"${type}-<000000>"`);
    if (format === null) return [broken(`The book has no numbering format for documents of type ${type}. ${remedy}`)];
    return isNumberFormat(format) ? [] : [broken(`The numbering format ${format} of ${type} has no running number. ${remedy}`)];
  });
  return allOr(findings, `All ${DOC_TYPES.length} types of documents have a numbering format.`);
}

function taxCodes(command: CommandContext): readonly BookFinding[] {
  const codes = command.records.all('tax-code').filter(({ isActive, data }) => isActive && isInForce(data, command.today));
  if (codes.length === 0) return [broken('The book has no tax code that is valid today. Create one with create-tax-code.')];
  const findings = codes
    .filter(({ data }) => Number(data.rate ?? 0) > 0 && (data.direction !== 'purchase' || data.claimable === true))
    .filter(({ data }) => {
      const account = textOf(data.accountNo);
      return account === null || command.records.find('account', account)?.isActive !== true;
    })
    .map(({ code }) => broken(`Tax code ${code} has no valid posting account. Set accountNo with update-tax-code.`));
  return allOr(findings, `${codes.length} tax codes are valid today.`);
}

/** What documents do not need, but people expect. */
const LISTS = [
  ['payment-method', 'payment methods', 'create-general-payment-method'],
  ['location', 'locations, so stock cannot be received', 'create-location'],
] as const;

const lists = (command: CommandContext): readonly BookFinding[] =>
  LISTS.flatMap(([kind, many, createdBy]) =>
    command.records.all(kind).some(({ isActive }) => isActive)
      ? []
      : [warning(`The book has no ${many}. Create one with ${createdBy}.`)],
  );

function integrity(command: CommandContext): readonly BookFinding[] {
  const found = brokenInvariants(command.db);
  const documents = Number(command.db.get<{ count: bigint }>('SELECT count(*) AS count FROM document')?.count ?? 0n);
  const shown = found
    .slice(0, BROKEN_SHOWN_MAX)
    .map((text) => broken(`${text} This is a bug in Ledgerline: keep the file and report it.`));
  return allOr(
    shown,
    `The trial balance is zero and all ledgers agree (${documents === 1 ? '1 document' : `${documents} documents`}).`,
  );
}
