/**
 * The settings of a book that no command changes: what each controls and which values it accepts. The code that reads a setting
 * applies it.
 */

import type { Json } from '@ledgerline/catalog';
import { isBusinessDate } from '@ledgerline/contract';
import type { CommandContext } from '../command/command-context.ts';
import { PERMISSIONS_SETTING } from '../master-data/permission.ts';
import { isObject } from '../payload.ts';

export interface SettingDeclaration {
  readonly decides: string;
  /** The accepted values, in words. */
  readonly takes: string;
  readonly isTaken: (value: Json) => boolean;
  /** Why the setting cannot be changed in this book now; null when it can. */
  readonly problemIn?: (command: CommandContext) => string | null;
}

const oneOf = (decides: string, ...values: readonly string[]): SettingDeclaration => ({
  decides,
  takes: values.join(', '),
  isTaken: (value) => typeof value === 'string' && values.includes(value),
});

const yesOrNo = (decides: string): SettingDeclaration => ({
  decides,
  takes: 'true, false',
  isTaken: (value) => typeof value === 'boolean',
});

const PERMISSION_LISTS = ['denied', 'locations'];

const isListOfTexts = (value: Json): boolean => Array.isArray(value) && value.every((entry: Json) => typeof entry === 'string');

function arePermissions(value: Json): boolean {
  if (!isObject(value)) return false;
  return Object.entries(value).every(([name, list]) => PERMISSION_LISTS.includes(name) && isListOfTexts(list as Json));
}

/** The end of the voluntary disclosure programme of the tax authority. */
const DISCLOSURE_ENDS = '2027-12-31';
const ANSWER_SECONDS_MAX = 60;
/** A TIN, with or without the number of a business. */
const TAXPAYER = /^[A-Z]{1,2}\d{5,14}(:[A-Za-z0-9-]{1,20})?$/;

/** The connector must find e-invoices in progress at the place where they were sent. The sandbox keeps its own. */
function nothingUnderWay({ db }: CommandContext): string | null {
  const row = db.get<{ open: bigint }>(
    `SELECT count(*) AS open FROM einvoice
     WHERE environment <> 'sandbox' AND (status IN ('Pending', 'Submitted') OR cancel_wanted_at IS NOT NULL)`,
  );
  const open = row?.open ?? 0n;
  if (open === 0n) return null;
  return `${open === 1n ? '1 e-invoice is' : `${open} e-invoices are`} on the way to the tax authority. Wait until none is.`;
}

export const SETTINGS: Readonly<Record<string, SettingDeclaration>> = {
  [PERMISSIONS_SETTING]: {
    decides: 'What the connector’s user cannot run, and the only locations that it can use.',
    takes: '{"denied":["void","create-journal-entry"],"locations":["HQ"]}; {} for everything',
    isTaken: arePermissions,
  },
  'stock.allowNegative': yesOrNo('Whether stock can become negative. The shortfall is costed when goods are received.'),
  'credit.onExceed': oneOf('What happens to a document that exceeds the credit limit of a customer.', 'warn', 'block'),
  'round5.CS': oneOf('Whether the total of a cash sale is rounded to five sen.', 'disable', 'enable', 'enforce', 'cash-only'),
  'einvoice.gateway': {
    ...oneOf(
      'Where e-invoices are sent. The sandbox processes them inside the book, and nothing reaches the tax authority. The connector carries them to MyInvois.',
      'none',
      'sandbox',
      'myinvois',
    ),
    problemIn: nothingUnderWay,
  },
  'einvoice.environment': {
    ...oneOf('Which MyInvois the e-invoices are sent to.', 'preproduction', 'production'),
    problemIn: nothingUnderWay,
  },
  'einvoice.version': {
    decides:
      'The version of e-invoices. Version 1.1 is signed with the certificate of the connector; auto uses it if there is one. 1.2 and 1.3 are 1.0 and 1.1 for voluntary disclosure.',
    takes: 'auto, 1.0, 1.1, 1.2, 1.3',
    isTaken: (value) => ['auto', '1.0', '1.1', '1.2', '1.3', 1, 1.1, 1.2, 1.3].includes(value as string | number),
  },
  'einvoice.disclosureUntil': {
    decides:
      'The last day on which versions 1.2 and 1.3 are issued, for the voluntary disclosure programme. Empty if the company is not in it.',
    takes: 'a date such as 2027-12-31, which is the last day of the programme',
    isTaken: (value) => typeof value === 'string' && (value === '' || (isBusinessDate(value) && value <= DISCLOSURE_ENDS)),
  },
  'einvoice.answerSeconds': {
    decides: 'How long a command waits for MyInvois before it returns with e-invoices that are Pending (default: 10).',
    takes: '0 to 60',
    isTaken: (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= ANSWER_SECONDS_MAX,
  },
  'einvoice.onBehalfOf': {
    decides: 'The taxpayer for whom an intermediary submits with its own client id. Empty if the company submits for itself.',
    takes: 'a TIN such as C2584563200, or TIN:ROB',
    isTaken: (value) => typeof value === 'string' && (value === '' || TAXPAYER.test(value)),
    problemIn: nothingUnderWay,
  },
  'round5.IV': oneOf('Whether the total of an invoice is rounded to five sen.', 'disable', 'enable', 'enforce', 'cash-only'),
};
