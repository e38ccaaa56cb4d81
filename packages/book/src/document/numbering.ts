/**
 * Numbering formats such as IV-{@yyMM}-<0000>: the text of a number and the period its counter runs in. Counters are stored by
 * document-number.ts.
 */

import { type BusinessDate, monthOf } from '../date.ts';

export interface NumberFormat {
  readonly format: string;
  /** True restarts the counter each month. */
  readonly perMonth: boolean;
}

const RUNNING = /<(0+)>/;
const DATED = /\{@([^}]*)\}/g;

/** What a caller sends to have a number generated. */
export const NEW_NUMBER = '<<New>>';

const dateParts = (pattern: string, date: BusinessDate): string =>
  pattern.replace(/yyyy|yy|MM|dd/g, (part) => {
    if (part === 'yyyy') return date.slice(0, 4);
    if (part === 'yy') return date.slice(2, 4);
    return part === 'MM' ? date.slice(5, 7) : date.slice(8, 10);
  });

export const isNumberFormat = (format: string): boolean => RUNNING.test(format);

export function numberText(format: string, date: BusinessDate, running: number): string {
  return format
    .replace(DATED, (_whole, pattern: string) => dateParts(pattern, date))
    .replace(RUNNING, (_whole, zeros: string) => String(running).padStart(zeros.length, '0'));
}

/** The counter that a number of this date is drawn from. */
export const counterPeriod = ({ perMonth }: NumberFormat, date: BusinessDate): string => (perMonth ? monthOf(date) : '');
