/** Reads UBL JSON, our own and that of others: leaves by their path. Checks no rules. */

import type { Json, Payload } from '@ledgerline/catalog';
import { isObject } from '../../payload.ts';

/** All blocks of a name inside a block. */
export function blocksAt(block: Payload | undefined, name: string): readonly Payload[] {
  const found = block?.[name];
  return Array.isArray(found) ? (found as readonly Json[]).filter(isObject) : [];
}

export function blockAt(block: Payload | undefined, ...names: readonly string[]): Payload | undefined {
  return names.reduce<Payload | undefined>((inside, name) => blocksAt(inside, name)[0], block);
}

/** The value of a leaf. */
export function valueAt(block: Payload | undefined, ...names: readonly string[]): Json | undefined {
  return blockAt(block, ...names)?._;
}

/** The text of a leaf; '' where there is none. */
export function textAt(block: Payload | undefined, ...names: readonly string[]): string {
  const value = valueAt(block, ...names);
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

/** The number of a leaf; undefined if there is none. */
export function numberAt(block: Payload | undefined, ...names: readonly string[]): number | undefined {
  const value = valueAt(block, ...names);
  return typeof value === 'number' ? value : undefined;
}

/** The one invoice in a UBL text; undefined when the text contains none. */
export function invoiceIn(text: string): Payload | undefined {
  try {
    const parsed = JSON.parse(text) as Json;
    return isObject(parsed) ? blockAt(parsed, 'Invoice') : undefined;
  } catch {
    return undefined;
  }
}

export type PartyRole = 'AccountingSupplierParty' | 'AccountingCustomerParty';

export const partyIn = (invoice: Payload | undefined, role: PartyRole): Payload | undefined => blockAt(invoice, role, 'Party');

/** A party's number under a scheme such as TIN, BRN or SST. */
export function identityIn(party: Payload | undefined, ...schemes: readonly string[]): string {
  const ids = blocksAt(party, 'PartyIdentification').map((entry) => blockAt(entry, 'ID'));
  const found = ids.find((id) => schemes.includes(String(id?.schemeID)));
  return found === undefined ? '' : String(found._ ?? '');
}
