/** Mistakes with a change of code: the old one does not exist, the new one is in use, the change is not confirmed. */

import { capitalised } from '@ledgerline/catalog';
import type { RecordKind } from '../../src/record-store/kinds.ts';
import { WORDS } from '../../src/record-store/kinds.ts';
import { exampleOf, type Mistakes, misspelt, oneChange } from './refusal.ts';

const change =
  (kind: RecordKind): Mistakes =>
  (recipe, book) => {
    const [wrong, taken] = [misspelt(String(exampleOf(recipe).oldCode)), book.anyCode(kind)];
    return [
      oneChange(recipe, 'book', 'a new code that is taken', ['/newCode', taken], {
        code: 'RECORD_EXISTS',
        says: `${taken} is already used. Choose another code.`,
      }),
      oneChange(recipe, 'book', 'an old code that is not there', ['/oldCode', wrong], {
        code: 'NOT_FOUND',
        says: `${capitalised(WORDS[kind])} ${wrong} does not exist in this account book. Did you mean …?`,
      }),
      oneChange(recipe, 'catalog', 'not confirmed', ['/confirm', undefined], {
        code: 'rule',
        says: 'confirm must be true to save. With validateOnly it is not needed.',
      }),
    ];
  };

export const CHANGE_CODE_MISTAKES: Readonly<Record<string, Mistakes>> = {
  'change-debtor-code': change('debtor'),
  'change-creditor-code': change('creditor'),
  'change-item-code': change('item'),
  'change-gl-account-code': change('account'),
  'change-project-code': change('project'),
  'change-location-code': change('location'),
  'change-sales-agent-code': change('sales-agent'),
  'change-purchase-agent-code': change('purchase-agent'),
};
