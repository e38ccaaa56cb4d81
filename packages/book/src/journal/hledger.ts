/** A journal in the language of hledger, strict: accounts and currencies are declared, every amount is explicit. */

import { DOCUMENT_NAMES } from '@ledgerline/catalog';
import { senText } from '../money.ts';
import type { AccountClass, Journal, JournalEntry, JournalPosting } from './journal.ts';

/** The names of hledger for the kinds of accounts in a declaration. */
const TYPES: Readonly<Record<AccountClass, string>> = { assets: 'A', liabilities: 'L', equity: 'E', income: 'R', expenses: 'X' };

/** Colons would make sub-accounts, two spaces would end the name, a semicolon begins a comment. */
const plainText = (text: string): string =>
  text
    .replace(/[:;|]/g, '-')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** Values of tags end at a comma. */
const tagValue = (text: string): string => plainText(text).replaceAll(',', ' ');

/** Numbers are in parentheses. */
const codeText = (text: string): string => plainText(text).replace(/[()]/g, '-');

export function hledgerAccountName({ accountClass, accountNo, description }: Journal['accounts'][number]): string {
  return `${accountClass}:${plainText(`${accountNo} ${description}`)}`;
}

export function* hledgerText(journal: Journal): Generator<string> {
  const names = new Map(journal.accounts.map((account) => [account.accountNo, hledgerAccountName(account)]));
  yield `; ${plainText(journal.company)}, the whole ledger in ${journal.baseCurrency}\n\n`;
  for (const currency of journal.currencies) yield `commodity ${currency} 1000.00\n`;
  yield '\n';
  for (const account of journal.accounts) {
    yield `account ${hledgerAccountName(account)}  ; type:${TYPES[account.accountClass]}\n`;
  }
  for (const entry of journal.entries()) yield entryText(entry, journal.baseCurrency, names);
}

function entryText(entry: JournalEntry, currency: string, names: ReadonlyMap<string, string>): string {
  const what = DOCUMENT_NAMES[entry.docType].replaceAll('-', ' ');
  const note = entry.description === null ? what : `${what}, ${plainText(entry.description)}`;
  const payee = entry.party === null ? '' : `${plainText(entry.party.name)} | `;
  const head = `${entry.date} * (${codeText(entry.docNo)}) ${payee}${note}  ; type:${entry.docType}`;
  return `\n${head}\n${entry.postings.map((posting) => postingText(posting, currency, names)).join('')}`;
}

function postingText(posting: JournalPosting, currency: string, names: ReadonlyMap<string, string>): string {
  const account = names.get(posting.accountNo);
  if (account === undefined) throw new Error(`${posting.accountNo} has postings but is not an account of the book.`);
  const tags = [
    ...(posting.party === null ? [] : [`party:${tagValue(posting.party)}`]),
    ...(posting.foreign === null ? [] : [`foreign:${posting.foreign.currency} ${senText(posting.foreign.amount)}`]),
  ];
  const comment = tags.length === 0 ? '' : `  ; ${tags.join(', ')}`;
  return `    ${account}  ${currency} ${senText(posting.amount)}${comment}\n`;
}
