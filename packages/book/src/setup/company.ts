/**
 * The company: name, registration numbers, base currency, fiscal year and address, as people enter them. Checks them; stores
 * nothing.
 */

import { isBusinessDate } from '@ledgerline/contract';
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
  /** Ends the sentence "… must be". */
  readonly form: string;
}

const upTo = (length: number, about: string): DetailDeclaration => ({
  about,
  isTaken: (text) => text.length <= length,
  form: `at most ${length} characters`,
});

/** The details of a company, in the order of the questions. */
export const COMPANY_DETAILS = {
  name: { ...upTo(100, 'Registered name of the company'), isRequired: true },
  registrationNo: upTo(30, 'Business registration number (BRN), for example 202301012345'),
  tin: {
    about: 'Tax identification number (TIN), for example C2584563200',
    isTaken: isTin,
    form: 'a TIN such as C2584563200 or IG1234567890',
  },
  sstRegNo: upTo(35, 'SST registration number, for example W10-1808-32000001'),
  baseCurrency: {
    about: 'Base currency of the account book',
    isRequired: true,
    isTaken: (text) => (BASE_CURRENCIES as readonly string[]).includes(text),
    form: `one of ${BASE_CURRENCIES.join(', ')}`,
  },
  fiscalYearStart: {
    about: 'First day of the fiscal year with which the book starts, YYYY-MM-DD',
    isRequired: true,
    isTaken: isBusinessDate,
    form: 'a valid date in the format YYYY-MM-DD',
  },
  msicCode: { about: 'Industry code (MSIC)', isTaken: (text) => /^\d{5}$/.test(text), form: 'a five-digit MSIC code' },
  businessActivity: upTo(300, 'Business activity'),
  address1: upTo(150, 'First line of the address'),
  address2: upTo(150, 'Second line of the address'),
  postcode: upTo(50, 'Postcode'),
  city: upTo(50, 'City'),
  stateCode: {
    about: 'State code of e-invoices, 01 to 17',
    isTaken: (text) => /^(?:0[1-9]|1[0-7])$/.test(text),
    form: 'a code from 01 to 17',
  },
  country: { about: 'Country code', isTaken: (text) => /^[A-Z]{3}$/.test(text), form: 'a three-letter country code such as MYS' },
  phone: upTo(20, 'Phone number'),
  email: upTo(320, 'Email address'),
} as const satisfies Record<string, DetailDeclaration>;

export type CompanyDetail = keyof typeof COMPANY_DETAILS;

export type CompanyDetails = Readonly<Record<'name' | 'baseCurrency' | 'fiscalYearStart', string>> &
  Readonly<Partial<Record<CompanyDetail, string>>>;

const declared = Object.entries(COMPANY_DETAILS) as readonly (readonly [CompanyDetail, DetailDeclaration])[];

export const isCompanyDetail = (name: string): name is CompanyDetail => Object.hasOwn(COMPANY_DETAILS, name);

/** What is wrong with one detail; null when it is valid. */
export function detailProblem(name: CompanyDetail, value: unknown): string | null {
  const { form, isTaken } = COMPANY_DETAILS[name] as DetailDeclaration;
  if (typeof value !== 'string' || value.trim() === '') return `${name} must be a string that is not blank.`;
  return isTaken(value) ? null : `${name} must be ${form}; you sent "${value.slice(0, 40)}".`;
}

/** The details as they can be stored, or everything that is wrong with them. Empty ones count as left out. */
export function companyDetails(
  given: Readonly<Record<string, unknown>>,
): CompanyDetails | { readonly problems: readonly string[] } {
  const unknown = Object.keys(given).filter((name) => !isCompanyDetail(name));
  const present = declared.filter(([name]) => given[name] !== undefined && given[name] !== '');
  const missing = declared.filter(([name, { isRequired }]) => isRequired === true && !present.some(([known]) => known === name));
  const problems = [
    ...unknown.map((name) => `${name} is not a detail of a company. Use ${declared.map(([known]) => known).join(', ')}.`),
    ...missing.map(([name, { about }]) => `${name} is required. ${about}.`),
    ...present.flatMap(([name]) => detailProblem(name, given[name]) ?? []),
  ];
  if (problems.length > 0) return { problems };
  return Object.fromEntries(present.map(([name]) => [name, String(given[name]).trim()])) as unknown as CompanyDetails;
}
