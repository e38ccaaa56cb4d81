/** A journal in the language of beancount: accounts are opened before use, names are spelt as it allows, amounts are explicit. */

import { DOCUMENT_NAMES } from '@ledgerline/catalog';
import { senText } from '../money.ts';
import type { AccountClass, Journal, JournalAccount, JournalEntry, JournalPosting } from './journal.ts';

const ROOTS: Readonly<Record<AccountClass, string>> = {
  assets: 'Assets',
  liabilities: 'Liabilities',
  equity: 'Equity',
  income: 'Income',
  expenses: 'Expenses',
};

/** The date for a journal without entries, because beancount needs one for every declaration. */
const NO_DATE = '1970-01-01';

/** Part of a name: letters, digits and dashes, a capital or a digit first. */
function namePart(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** A unique name for every account, also where two differ only in characters that beancount does not accept. */
export function beancountNames(accounts: readonly JournalAccount[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const { accountNo, accountClass, description } of accounts) {
    const plain = `${ROOTS[accountClass]}:${namePart(`${accountNo} ${description}`) || 'Account'}`;
    let name = plain;
    for (let count = 2; taken.has(name); count += 1) name = `${plain}-${count}`;
    taken.add(name);
    names.set(accountNo, name);
  }
  return names;
}

const quoted = (text: string): string =>
  `"${text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/["\\]/g, '\\$&')
    .trim()}"`;

export function* beancountText(journal: Journal): Generator<string> {
  const names = beancountNames(journal.accounts);
  const date = journal.firstDate ?? NO_DATE;
  yield `option "title" ${quoted(journal.company)}\noption "operating_currency" "${journal.baseCurrency}"\n\n`;
  for (const currency of journal.currencies) yield `${date} commodity ${currency}\n`;
  yield '\n';
  for (const account of journal.accounts) {
    yield `${date} open ${names.get(account.accountNo)} ${journal.baseCurrency}\n  description: ${quoted(account.description)}\n`;
  }
  for (const entry of journal.entries()) yield entryText(entry, journal.baseCurrency, names);
}

function entryText(entry: JournalEntry, currency: string, names: ReadonlyMap<string, string>): string {
  const what = DOCUMENT_NAMES[entry.docType].replaceAll('-', ' ');
  const note = quoted(entry.description === null ? what : `${what}, ${entry.description}`);
  const head = entry.party === null ? note : `${quoted(entry.party.name)} ${note}`;
  const metadata = `  document: ${quoted(entry.docNo)}\n  type: ${quoted(entry.docType)}\n`;
  return `\n${entry.date} * ${head}\n${metadata}${entry.postings.map((row) => postingText(row, currency, names)).join('')}`;
}

function postingText(posting: JournalPosting, currency: string, names: ReadonlyMap<string, string>): string {
  const account = names.get(posting.accountNo);
  if (account === undefined) throw new Error(`${posting.accountNo} has postings but is not an account of the book.`);
  const party = posting.party === null ? '' : `    party: ${quoted(posting.party)}\n`;
  const foreign = posting.foreign ? `    foreign: ${senText(posting.foreign.amount)} ${posting.foreign.currency}\n` : '';
  return `  ${account}  ${senText(posting.amount)} ${currency}\n${party}${foreign}`;
}
