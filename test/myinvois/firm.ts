/** The account book of a company that can issue e-invoices: for tests that need a file. */

import { companyDetails, createBook, openBook } from '@ledgerline/book';

const DETAILS: Readonly<Record<string, string>> = {
  'company.msicCode': '46909',
  'company.businessActivity': 'Wholesale',
  'company.address1': '3 Jalan Besi',
  'company.city': 'Seri Kembangan',
  'company.postcode': '43300',
  'company.stateCode': '10',
  'company.country': 'MYS',
  'company.phone': '+60389410001',
};

const BUYER = {
  taxEntityID: 1,
  name: 'Kedai Alpha Sdn Bhd',
  tin: 'C1234567890',
  idType: 'BRN',
  idNo: '201901000001',
  address1: '1 Jalan Satu',
  city: 'Ipoh',
  postcode: '30000',
  stateCode: '08',
  countryCode: 'MYS',
  phone: '+6052410001',
};

/** An invoice of the company. */
export const FIRM_INVOICE = {
  debtorCode: '300-A001',
  docDate: '2026-11-01',
  lines: [{ accountNo: '500-0000', description: 'Consulting', amount: 100, classification: '022' }],
};

const FIRM = { tin: 'C2584563200', registrationNo: '202001234567' };

/** Creates the file, with one customer, and these settings besides. */
export function makeFirm(path: string, settings: Readonly<Record<string, string | number>> = {}): void {
  const company = companyDetails({ name: 'Seri Maju Sdn Bhd', baseCurrency: 'MYR', fiscalYearStart: '2026-01-01', ...FIRM });
  if ('problems' in company) throw new Error(company.problems.join(' '));
  createBook(path, { template: 'trading', company });
  const book = openBook(path);
  book.changeSettings(Object.entries({ ...DETAILS, ...settings }).map(([code, value]) => ({ code, value })));
  book.execute('create-tax-entity', BUYER, 'firm-1');
  book.execute('create-debtor', { debtorCode: '300-A001', companyName: BUYER.name, taxEntityID: 1 }, 'firm-2');
  book.close();
}
