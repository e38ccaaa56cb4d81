/** Figures and dates as they are printed: thousands separated, two decimals for money, months by name. */

import { type Decimal, decimalText, divideRounded } from '@ledgerline/catalog/decimal';
import type { BusinessDate } from '../../date.ts';
import { type Sen, senText } from '../../money.ts';
import type { Language } from './language.ts';

function grouped(text: string): string {
  const [, sign = '', whole = '', rest = ''] = /^(-?)(\d+)(.*)$/.exec(text) ?? [];
  return `${sign}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${rest}`;
}

export const moneyText = (amount: Sen): string => grouped(senText(amount));

/** An amount as financial statements show it: negative amounts are in brackets. */
export const statementText = (amount: Sen): string => (amount < 0n ? `(${moneyText(-amount)})` : moneyText(amount));

/** The shortest text, at least two decimals. */
export function priceText(price: Decimal): string {
  const [whole = '0', decimals = ''] = decimalText(price).split('.');
  return grouped(`${whole}.${decimals.padEnd(2, '0')}`);
}

export const quantityText = (quantity: Decimal): string => grouped(decimalText(quantity));

/** Rates of exchange keep at least four decimals. */
export function rateText(rate: Decimal): string {
  const [whole = '0', decimals = ''] = decimalText(rate).split('.');
  return `${whole}.${decimals.padEnd(4, '0')}`;
}

/** A part of a whole in percent, to one decimal; empty if the whole is zero. */
export function percentText(part: Sen, whole: Sen): string {
  if (whole === 0n) return '';
  const tenths = divideRounded(part * 1000n, whole);
  const digits = (tenths < 0n ? -tenths : tenths).toString().padStart(2, '0');
  return `${tenths < 0n ? '-' : ''}${grouped(digits.slice(0, -1))}.${digits.slice(-1)}\u00a0%`;
}

/** The prefix of an amount: RM in Malaysia, otherwise the currency code. */
export const currencySign = (currency: string): string => (currency === 'MYR' ? 'RM' : currency);

const MONTHS: Readonly<Record<'en' | 'ms', readonly string[]>> = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  ms: ['Jan', 'Feb', 'Mac', 'Apr', 'Mei', 'Jun', 'Jul', 'Ogos', 'Sep', 'Okt', 'Nov', 'Dis'],
};

/** A day, or a month where only year and month are given. */
export function dateText(language: Language, date: BusinessDate | string): string {
  const [year = '', month = '', day] = date.split('-');
  if (language === 'zh') return `${year}年${Number(month)}月${day === undefined ? '' : `${Number(day)}日`}`;
  const name = MONTHS[language][Number(month) - 1] ?? month;
  return day === undefined ? `${name} ${year}` : `${Number(day)} ${name} ${year}`;
}
