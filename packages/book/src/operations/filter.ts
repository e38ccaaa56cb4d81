/** Codes that a read filters by: an unknown code is refused, so that a typing error does not look like an empty list. */

import type { Recipe } from '@ledgerline/catalog';
import { type Handler, refused } from '../command/handler-result.ts';
import { missingRecord } from '../master-data/record-sentence.ts';
import { textOf } from '../payload.ts';
import type { RecordKind } from '../record-store/kinds.ts';

export const FILTERS: Readonly<Record<string, RecordKind>> = {
  debtorCode: 'debtor',
  creditorCode: 'creditor',
  itemCode: 'item',
  location: 'location',
  itemGroup: 'item-group',
  itemType: 'item-type',
  itemCategory: 'item-category',
  itemBrand: 'item-brand',
  bankAccount: 'account',
};

/** The handler of a read, which runs only if the book has the codes of its filters; inactive records still have a history. */
export function filtered({ operation, shape }: Recipe, handler: Handler): Handler {
  if (operation !== 'Read') return handler;
  const filters = Object.entries(FILTERS).filter(([member]) => member in shape.members && !shape.required.includes(member));
  if (filters.length === 0) return handler;
  return (command, payload) => {
    for (const [member, kind] of filters) {
      const code = textOf(payload[member]);
      if (code === null || command.records.find(kind, code)) continue;
      command.refuse(`/${member}`, 'UNKNOWN_CODE', missingRecord(command, kind, code));
    }
    return command.isRefused ? refused(command) : handler(command, payload);
  };
}
