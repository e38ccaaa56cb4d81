/** All migrations, oldest first; a file's user_version says how many it has had. */

import { ACCOUNT_DAY } from './account-day.ts';
import { CHANGE_CHECKS, CHANGE_LOG, CHANGE_NOTE } from './change-log.ts';
import { DEBTOR_BALANCE } from './debtor-balance.ts';
import { DOCUMENT_SEARCH } from './document-search.ts';
import { E_INVOICE } from './e-invoice.ts';
import { E_INVOICE_CONFLICT } from './e-invoice-conflict.ts';
import { E_INVOICE_COURIER } from './e-invoice-courier.ts';
import { E_INVOICE_NUMBERS } from './e-invoice-numbers.ts';
import { E_INVOICE_PLACE } from './e-invoice-place.ts';
import { E_INVOICE_REHEARSAL } from './e-invoice-rehearsal.ts';
import { E_INVOICE_TRIES } from './e-invoice-tries.ts';
import { EXCHANGE_DATE } from './exchange-date.ts';
import { FILTERS } from './filters.ts';
import { FIRST } from './first.ts';
import { OPEN_DUE } from './open-due.ts';
import { OWED } from './owed.ts';
import { SENDER } from './sender.ts';
import { TRACKING } from './tracking.ts';

export const MIGRATIONS: readonly string[] = [
  FIRST,
  TRACKING,
  E_INVOICE,
  OWED,
  FILTERS,
  SENDER,
  DEBTOR_BALANCE,
  EXCHANGE_DATE,
  E_INVOICE_COURIER,
  E_INVOICE_NUMBERS,
  CHANGE_LOG,
  E_INVOICE_PLACE,
  E_INVOICE_TRIES,
  ACCOUNT_DAY,
  E_INVOICE_CONFLICT,
  E_INVOICE_REHEARSAL,
  DOCUMENT_SEARCH,
  OPEN_DUE,
  CHANGE_NOTE,
  CHANGE_CHECKS,
];
