/**
 * What only the owner of a book sets, without a command: single settings, default accounts, numbering formats, the company,
 * fiscal years.
 */

import type { Json, Payload } from '@ledgerline/catalog';
import { isBusinessDate } from '@ledgerline/contract';
import type { Sentence } from '@ledgerline/words';
import { bookCompanySays } from '@ledgerline/words/book/company-detail';
import { bookFindingSays } from '@ledgerline/words/book/finding';
import { audit } from '../command/audit.ts';
import type { CommandContext } from '../command/command-context.ts';
import { addDays, type BusinessDate, businessDate } from '../date.ts';
import { isNumberFormat } from '../document/numbering.ts';
import { type AccountRole, ROLE_SPECIALS, ROLES } from '../ledger/matrix.ts';
import { openYears, yearStartOf } from '../master-data/fiscal-year.ts';
import { hasSubAccounts, settingOf } from '../master-data/master.ts';
import { missingRecord } from '../master-data/record-sentence.ts';
import { textOf } from '../payload.ts';
import type { RecordKind } from '../record-store/kinds.ts';
import type { Reference } from '../record-store/records.ts';
import { COMPANY_DETAILS, detailProblem, isCompanyDetail } from './company.ts';
import { printDetailProblem, shownPrintDetail, withPrintDetail } from './print-details.ts';
import { SETTINGS } from './setting.ts';

/** One setting, as entered: `default-account.sales` and `500-0000`. */
export interface SetupChange {
  readonly code: string;
  readonly value: Json;
}

/** Roles that reports and tax returns look up besides those that documents post to. */
const OTHER_ROLES = [
  'sstControl',
  'gstControl',
  'serviceSales',
  'depositForfeit',
  'badDebt',
  'bank',
  'cash',
  'retainedEarnings',
  'openingEquity',
];
const TAX_CONTROLS = ['sstControl', 'gstControl'];

interface Stored extends Reference {
  readonly data: Payload;
  readonly references?: readonly Reference[];
}

interface Family {
  /** How the setting is written: a word, or a word, a dot and a name. */
  readonly form: string;
  readonly decides: string;
  readonly takes: string;
  /** What is wrong with a name or a value in any book; null when it can be set. */
  readonly problem: (name: string, value: Json) => string | null;
  /** The problem of a value in this book. */
  readonly problemIn?: (command: CommandContext, name: string, value: Json) => string | null;
  readonly stored: (command: CommandContext, name: string, value: Json) => Stored;
  /** The current values, by name. */
  readonly shown: (command: CommandContext) => readonly (readonly [name: string, value: Json])[];
}

const isText = (value: Json): value is string => typeof value === 'string' && value.trim() !== '';

const recordsOf = (kind: RecordKind, member: string) => (command: CommandContext) =>
  command.records.all(kind).map(({ code, data }) => [code, data[member] ?? null] as const);

/** Why an account cannot be the default of a role; null when it can. */
export function defaultAccountProblem(command: CommandContext, role: string, accountNo: string): Sentence | null {
  const account = command.records.find('account', accountNo);
  if (!account) return missingRecord(command, 'account', accountNo);
  if (!account.isActive) return bookFindingSays.accountInactive(accountNo);
  if (hasSubAccounts(command, accountNo)) return bookFindingSays.accountHasSubAccounts(accountNo);
  const special = TAX_CONTROLS.includes(role) ? 'TAX_CONTROL' : ROLE_SPECIALS[role as AccountRole];
  if (special === undefined || account.data.specialType === special) return null;
  return bookFindingSays.accountNeedsSpecialType(accountNo, special);
}

const CLOSED_YEARS = 'closed-years';
const NOT_CLOSED = 'none';

/** Why the years up to a date cannot be closed; null when they can. */
function yearEndProblem(command: CommandContext, day: BusinessDate): string | null {
  const next = addDays(day, 1);
  const years = openYears(command);
  if (years === null || day < years.first || yearStartOf(command, next) !== next)
    return `${day} is not the last day of a fiscal year of this book.`;
  if (day >= command.today) return `The fiscal year that ends on ${day} is not over yet.`;
  const role = defaultAccountOf(command, 'retainedEarnings');
  return role === null ? 'Set default-account.retainedEarnings first: the profit of closed years is shown there.' : null;
}

const ALL_ROLES: readonly string[] = [...ROLES, ...OTHER_ROLES];

const FAMILIES: Readonly<Record<string, Family>> = {
  'default-account': {
    form: 'default-account.ROLE',
    decides: 'The account for documents that have none.',
    takes: 'an account number',
    problem: (name, value) => {
      if (!ALL_ROLES.includes(name)) return `There is no role ${name}. Use ${ALL_ROLES.join(', ')}.`;
      return isText(value) ? null : `default-account.${name} must be an account number.`;
    },
    problemIn: (command, name, value) => defaultAccountProblem(command, name, String(value))?.toString() ?? null,
    stored: (_work, role, value) => ({
      kind: 'default-account',
      code: role,
      data: { role, accountNo: String(value) },
      references: [{ kind: 'account', code: String(value) }],
    }),
    shown: recordsOf('default-account', 'accountNo'),
  },
  'number-format': {
    form: 'number-format.TYPE',
    decides: 'How new documents of a type, such as IV, are numbered. {@yyMM} stands for the date, <0000> for the running number.',
    takes: 'a format such as IV-<000000> or IV-{@yyMM}-<0000>',
    problem: (name, value) =>
      isText(value) && isNumberFormat(value) && value.length <= 30
        ? null
        : `number-format.${name} must be a format such as ${name}-<000000>.`,
    stored: (command, code, value) => ({
      kind: 'number-format',
      code,
      data: {
        ...command.records.find('number-format', code)?.data,
        format: String(value),
        // A number that contains its month restarts each month.
        perMonth: /\{@[^}]*MM[^}]*\}/.test(String(value)),
      },
    }),
    shown: recordsOf('number-format', 'format'),
  },
  company: {
    form: 'company.DETAIL',
    decides: 'Details of the company, as documents and e-invoices show them.',
    takes: 'a text',
    problem: (name, value) => {
      if (!isCompanyDetail(name)) return String(bookCompanySays.unknown(name, Object.keys(COMPANY_DETAILS)));
      if (name === 'baseCurrency' || name === 'fiscalYearStart') return `company.${name} is fixed when a book is created.`;
      return detailProblem(name, value)?.toString() ?? null;
    },
    stored: (command, name, value) => ({
      kind: 'setting',
      code: 'company',
      data: { value: { ...(settingOf(command, 'company') as Payload | undefined), [name]: String(value) } },
    }),
    shown: (command) => Object.entries((settingOf(command, 'company') ?? {}) as Payload),
  },
  print: {
    form: 'print.DETAIL',
    decides:
      'What documents show besides their own data: logo (@file), bankName, bankAccountNo, bankAccountName, bankSwift, paymentCode (the text of a DuitNow or other EMVCo QR) and language (en, ms, zh).',
    takes: 'a text, or nothing to remove the detail',
    problem: printDetailProblem,
    stored: (command, name, value) => ({
      kind: 'setting',
      code: 'print',
      data: { value: withPrintDetail((settingOf(command, 'print') ?? {}) as Payload, name, value) },
    }),
    shown: (command) =>
      Object.entries((settingOf(command, 'print') ?? {}) as Payload).map(
        ([name, value]) => [name, shownPrintDetail(name, value ?? null)] as const,
      ),
  },
  'fiscal-year': {
    form: 'fiscal-year',
    decides:
      'A day on which a fiscal year starts. Documents before the first one are rejected. Later years are added automatically.',
    takes: 'a date, YYYY-MM-DD',
    problem: (_name, value) =>
      isText(value) && isBusinessDate(value) ? null : 'fiscal-year must be a valid date in the format YYYY-MM-DD.',
    stored: (_work, _name, value) => ({ kind: 'fiscal-year', code: String(value), data: { from: String(value) } }),
    shown: (command) => command.records.all('fiscal-year').map(({ code }) => ['', code] as const),
  },
  'closed-until': {
    form: 'closed-until',
    decides:
      'The last day of the closed fiscal years. Documents up to that day cannot be created, changed or voided, and the profit of these years is shown as retained earnings. Nothing is posted.',
    takes: 'the last day of a fiscal year that is over, YYYY-MM-DD, or none',
    problem: (_name, value) =>
      value === NOT_CLOSED || (isText(value) && isBusinessDate(value))
        ? null
        : 'closed-until must be a valid date in the format YYYY-MM-DD, or none.',
    problemIn: (command, _name, value) => (value === NOT_CLOSED ? null : yearEndProblem(command, businessDate(value))),
    stored: (command, _name, value) => ({
      kind: 'period-lock',
      code: CLOSED_YEARS,
      data: value === NOT_CLOSED ? { from: '', to: '' } : { from: openYears(command)?.first ?? '', to: String(value) },
    }),
    shown: (command) => [['', textOf(command.records.find('period-lock', CLOSED_YEARS)?.data.to) ?? NOT_CLOSED]],
  },
  department: {
    form: 'department.CODE',
    decides: 'A department for documents.',
    takes: 'a description',
    problem: (name, value) =>
      isText(value) && name.length <= 10
        ? null
        : `department.${name} must be a description, under a code of at most 10 characters.`,
    stored: (_work, code, value) => ({ kind: 'department', code, data: { code, description: String(value) } }),
    shown: recordsOf('department', 'description'),
  },
};

/** `company.name` belongs to the family company under the name name; a single setting to none. */
function familyOf(code: string): { readonly family: Family; readonly name: string } | undefined {
  const [head = '', ...rest] = code.split('.');
  const family = Object.hasOwn(SETTINGS, code) || !Object.hasOwn(FAMILIES, head) ? undefined : FAMILIES[head];
  if (!family || family.form.includes('.') !== rest.length > 0) return undefined;
  return { family, name: rest.join('.') };
}

/** Reads `stock.allowNegative=true`. The value of a single setting is JSON where it can be; all others are texts. */
export function changeIn(text: string): SetupChange {
  const [code = '', ...rest] = text.split('=');
  const value = rest.join('=');
  return { code, value: familyOf(code) ? value : jsonIn(value) };
}

function jsonIn(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}

/** What is wrong with a change in any book; null when it can be tried. */
export function setupProblem({ code, value }: SetupChange): string | null {
  const found = familyOf(code);
  if (found) return found.family.problem(found.name, value);
  const declared = Object.hasOwn(SETTINGS, code) ? SETTINGS[code] : undefined;
  if (!declared) {
    const known = [...Object.keys(SETTINGS), ...Object.values(FAMILIES).map(({ form }) => form)];
    return `Unknown setting ${code}. The settings are ${known.join(', ')}.`;
  }
  return declared.isTaken(value) ? null : `${code} takes ${declared.takes}.`;
}

/** A setting that keeps its value can always be set. */
const settingProblem = (command: CommandContext, { code, value }: SetupChange): string | null =>
  settingOf(command, code) === value ? null : (SETTINGS[code]?.problemIn?.(command) ?? null);

/** Applies a change; returns what is wrong with it in this book, or null. */
export function applySetup(command: CommandContext, change: SetupChange): string | null {
  const { code, value } = change;
  const found = familyOf(code);
  const problem = found ? found.family.problemIn?.(command, found.name, value) : settingProblem(command, change);
  if (typeof problem === 'string') return problem;
  const {
    kind,
    code: stored,
    data,
    references,
  } = found
    ? found.family.stored(command, found.name, value)
    : { kind: 'setting' as const, code, data: { value }, references: undefined };
  command.records.put(kind, stored, data, references);
  audit(command, { operation: 'ChangeSetting', subject: code, after: { value } });
  return null;
}

export interface ShownSetting {
  readonly code: string;
  readonly value: Json;
}

/** One paragraph per setting: what it controls, its accepted values and the current value. */
export interface SetupSection {
  readonly decides: string;
  readonly takes: string;
  readonly settings: readonly ShownSetting[];
}

export const setupSections = (command: CommandContext): readonly SetupSection[] => [
  ...Object.entries(SETTINGS).map(([code, { decides, takes }]) => ({
    decides,
    takes,
    settings: [{ code, value: settingOf(command, code) ?? null }],
  })),
  ...Object.values(FAMILIES).map(({ form, decides, takes, shown }) => ({
    decides: `${form}: ${decides}`,
    takes,
    settings: shown(command).map(([name, value]) => ({ code: form.replace(/\.[A-Z]+$/, name === '' ? '' : `.${name}`), value })),
  })),
];

/** The current account of a role; null when none is set. */
export const defaultAccountOf = (command: CommandContext, role: string): string | null =>
  textOf(command.records.find('default-account', role)?.data.accountNo);
