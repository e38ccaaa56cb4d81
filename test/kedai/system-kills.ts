/** What a company of Kedai must have when its driver, the connector, or both are killed while commands run through cloud and connector. */

import { existsSync, readFileSync } from 'node:fs';
import type { KillSubject } from '../driver-kit/kill-rounds.ts';
import type { Company } from '../gnucash/system.ts';
import { type CompanyFigures, figuresIn } from './company-file.ts';
import { CASH_SALE, type Edition, INVOICE, type Kedai } from './kedai.ts';

const processFile = (file: string): string => `${file}.process`;

/** A book whose driver leaves the number of its process beside the file. */
export const killableCompany = (kedai: Kedai, companyId: string, edition: Edition): Company & { readonly file: string } => {
  const file = kedai.company(companyId, edition);
  const parameters = ['-c', 'echo $$ > "$0"; exec mono "$1"', processFile(file), kedai.program];
  return { companyId, file, driver: 'external', settings: { command: 'sh', parameters, file } };
};

const lastDriver = (file: string): number | null =>
  existsSync(processFile(file)) ? Number(readFileSync(processFile(file), 'utf8')) || null : null;

/** Commands that end in all ways of the kit: one save, two saves, and a change without room for a stamp. */
export const killSubject: KillSubject<CompanyFigures> = {
  invoice: INVOICE,
  invoiceCents: 36_787,
  others: {
    'cash-sale': () => ({ type: 'create-cash-sale', payload: CASH_SALE }),
    change: (phone1) => ({
      type: 'update-debtor',
      payload: { debtorCode: '300-C001', phone1, reason: 'Moved' },
    }),
  },
  commandsPerRound: 3,
  holder: lastDriver,
  figuresIn,
  faults: ({ halves }) => halves.map((id) => `half of ${id} is in the file`),
};
