/**
 * The company: name, registration numbers, base currency, fiscal year and address, as people enter them. Checks them; stores
 * nothing.
 */

import { isBusinessDate, type RequirementName } from '@ledgerline/contract';
import type { Sentence } from '@ledgerline/words';
import { bookCompanySays as say } from '@ledgerline/words/book/company-detail';
import { isTin } from '../einvoice/ubl/tin.ts';

/** Every currency has two decimals in the book, so only currencies with two decimals can be its base. */
const BASE_CURRENCIES = [
  ...['MYR', 'SGD', 'USD', 'EUR', 'GBP', 'AUD', 'NZD', 'CAD', 'CHF', 'CNY', 'HKD', 'TWD', 'THB', 'IDR', 'BND', 'PHP', 'INR'],
  ...['AED', 'SAR'],
] as const;

interface DetailDeclaration {
  readonly about: string;
  readonly isRequired?: boolean;
  readonly isTaken: (text: string) => boolean;
  /** The problem of a value that is not accepted. */
  readonly problem: (name: string, value: string) => Sentence;
}

const upTo = (length: number, about: string): DetailDeclaration => ({
  about,
  isTaken: (text) => text.length <= length,
  problem: (name, value) => say.tooLong(name, length, value),
});

const must =
  (requirement: RequirementName): DetailDeclaration['problem'] =>
  (name, value) =>
    say.invalid(name, requirement, value);

/** The details of a company, in the order of the questions. */
export const COMPANY_DETAILS = {
  name: { ...upTo(100, 'Registered name of the company'), isRequired: true },
  registrationNo: upTo(30, 'Business registration number (BRN), for example 202301012345'),
  tin: {
    about: 'Tax identification number (TIN), for example C2584563200',
    isTaken: isTin,
    problem: must('tin'),
  },
  sstRegNo: upTo(35, 'SST registration number, for example W10-1808-32000001'),
  baseCurrency: {
    about: 'Base currency of the account book',
    isRequired: true,
    isTaken: (text) => (BASE_CURRENCIES as readonly string[]).includes(text),
    problem: (name, value) => say.notOneOf(name, BASE_CURRENCIES, value),
  },
  fiscalYearStart: {
    about: 'First day of the fiscal year with which the book starts, YYYY-MM-DD',
    isRequired: true,
    isTaken: isBusinessDate,
    problem: must('dateText'),
  },
  msicCode: { about: 'Industry code (MSIC)', isTaken: (text) => /^\d{5}$/.test(text), problem: must('msicCode') },
  businessActivity: upTo(300, 'Business activity'),
  address1: upTo(150, 'First line of the address'),
  address2: upTo(150, 'Second line of the address'),
  postcode: upTo(50, 'Postcode'),
  city: upTo(50, 'City'),
  stateCode: {
    about: 'State code of e-invoices, 01 to 17',
    isTaken: (text) => /^(?:0[1-9]|1[0-7])$/.test(text),
    problem: must('stateCode'),
  },
  country: { about: 'Country code', isTaken: (text) => /^[A-Z]{3}$/.test(text), problem: must('countryCode') },
  phone: upTo(20, 'Phone number'),
  email: upTo(320, 'Email address'),
} as const satisfies Record<string, DetailDeclaration>;

export type CompanyDetail = keyof typeof COMPANY_DETAILS;

export type CompanyDetails = Readonly<Record<'name' | 'baseCurrency' | 'fiscalYearStart', string>> &
  Readonly<Partial<Record<CompanyDetail, string>>>;

const declared = Object.entries(COMPANY_DETAILS) as readonly (readonly [CompanyDetail, DetailDeclaration])[];

export const isCompanyDetail = (name: string): name is CompanyDetail => Object.hasOwn(COMPANY_DETAILS, name);

/** What is wrong with one detail; null when it is valid. */
export function detailProblem(name: CompanyDetail, value: unknown): Sentence | null {
  const { problem, isTaken } = COMPANY_DETAILS[name] as DetailDeclaration;
  if (typeof value !== 'string' || value.trim() === '') return say.blank(name);
  return isTaken(value) ? null : problem(name, value.slice(0, 40));
}

/** The details as they can be stored, or everything that is wrong with them. Empty ones count as left out. */
export function companyDetails(
  given: Readonly<Record<string, unknown>>,
): CompanyDetails | { readonly problems: readonly Sentence[] } {
  const unknown = Object.keys(given).filter((name) => !isCompanyDetail(name));
  const present = declared.filter(([name]) => given[name] !== undefined && given[name] !== '');
  const missing = declared.filter(([name, { isRequired }]) => isRequired === true && !present.some(([known]) => known === name));
  const problems = [
    ...unknown.map((name) => say.unknown(name, Object.keys(COMPANY_DETAILS))),
    ...missing.map(([name, { about }]) => say.required(name, about)),
    ...present.flatMap(([name]) => detailProblem(name, given[name]) ?? []),
  ];
  if (problems.length > 0) return { problems };
  return Object.fromEntries(present.map(([name]) => [name, String(given[name]).trim()])) as unknown as CompanyDetails;
}
