/**
 * The settings of a book that no command changes: what each controls and which values it accepts. The code that reads a setting
 * applies it.
 */

import type { Json } from '@ledgerline/catalog';
import { PERMISSIONS_SETTING } from '../master-data/permission.ts';
import { isObject } from '../payload.ts';

export interface SettingDeclaration {
  readonly decides: string;
  /** The accepted values, in words. */
  readonly takes: string;
  readonly isTaken: (value: Json) => boolean;
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

export const SETTINGS: Readonly<Record<string, SettingDeclaration>> = {
  [PERMISSIONS_SETTING]: {
    decides: 'What the connector’s user cannot run, and the only locations that it can use.',
    takes: '{"denied":["void","create-journal-entry"],"locations":["HQ"]}; {} for everything',
    isTaken: arePermissions,
  },
  'stock.allowNegative': yesOrNo('Whether stock can become negative. The shortfall is costed when goods are received.'),
  'credit.onExceed': oneOf('What happens to a document that exceeds the credit limit of a customer.', 'warn', 'block'),
  'round5.CS': oneOf('Whether the total of a cash sale is rounded to five sen.', 'disable', 'enable', 'enforce', 'cash-only'),
  'einvoice.gateway': oneOf(
    'Where e-invoices are sent. The sandbox processes them inside the book, and nothing reaches the tax authority.',
    'none',
    'sandbox',
  ),
  'round5.IV': oneOf('Whether the total of an invoice is rounded to five sen.', 'disable', 'enable', 'enforce', 'cash-only'),
};
