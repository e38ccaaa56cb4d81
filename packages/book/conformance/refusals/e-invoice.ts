/** Mistakes with e-invoices: documents that cannot become one, expired times, unknown suppliers and texts. */

import { exampleOf, type Mistakes, oneChange } from './refusal.ts';

/** What both steps of an import have in common: where the e-invoice comes from. */
const NO_SOURCE: Mistakes = (recipe) => {
  const { document: _text, ...kept } = exampleOf(recipe);
  return [
    {
      type: recipe.commandType,
      by: 'book',
      mistake: 'an e-invoice that was never sent',
      payload: { ...kept, uuid: 'NOSUCHUUID0000000000000000' },
      code: 'NOT_FOUND',
      path: '/uuid',
      says: 'The gateway has no e-invoice NOSUCHUUID0000000000000000 for this company. Check the uuid.',
    },
    oneChange(recipe, 'catalog', 'a text that is no e-invoice', ['/document', '{"hello":1}'], {
      code: 'rule',
      says: 'document must be the JSON string of a UBL e-invoice: an object whose Invoice is an array with one element.',
    }),
    oneChange(recipe, 'book', 'a supplier that is not there', ['/creditorCode', '400-S00X'], {
      code: 'UNKNOWN_CODE',
      says: 'Creditor 400-S00X does not exist in this account book. Did you mean …400-S001…?',
    }),
  ];
};

export const EINVOICE_MISTAKES: Readonly<Record<string, Mistakes>> = {
  'einvoice.submit': (recipe) => [
    oneChange(recipe, 'book', 'a number that does not exist', ['/docNos/0', 'IV-999999'], {
      code: 'NOT_FOUND',
      path: '/docNos/0',
      says: 'Sales invoice IV-999999 does not exist in this account book. Use list-sales-invoices to list the existing ones.',
    }),
    oneChange(recipe, 'book', 'a document that is void', ['/docNos/0', 'IV-000004'], {
      code: 'DOC_CANCELLED',
      path: '/docNos/0',
      says: 'IV-000004 is void and cannot be submitted. Choose another document.',
    }),
    oneChange(recipe, 'book', 'a document that is valid already', ['/docNos/0', 'IV-000912'], {
      code: 'EINVOICE_ACTIVE',
      path: '/docNos/0',
      says: 'IV-000912 is already Valid. Cancel that first, or issue a note.',
    }),
  ],
  'einvoice.status.refresh': (recipe) => [
    oneChange(recipe, 'book', 'a document that was never submitted', ['/docNos/0', 'IV-000001'], {
      code: 'NOT_FOUND',
      path: '/docNos/0',
      says: 'No e-invoice of IV-000001 has been submitted. Use einvoice.status.list to list the submitted ones.',
    }),
  ],
  'einvoice.cancel': (recipe) => [
    oneChange(recipe, 'book', 'a document that was never submitted', ['/docNo', 'IV-000001'], {
      code: 'NOT_FOUND',
      says: 'No e-invoice of IV-000001 has been submitted. Use einvoice.status.list to list the submitted ones.',
    }),
    oneChange(recipe, 'catalog', 'no reason', ['/reason', undefined], { code: 'required', says: 'reason is required. …' }),
  ],
  'einvoice.reject-request.sync': (recipe) => [
    oneChange(recipe, 'catalog', 'a day in the order of speech', ['/since', '1 June 2026'], {
      code: 'format',
      says: 'since must be a valid date in the format YYYY-MM-DD; you sent "1 June 2026".',
    }),
  ],
  'einvoice.consolidated.create-draft': (recipe) => [
    oneChange(recipe, 'book', 'a month without sales', ['/month', '2026-12'], {
      code: 'NOTHING_TO_CONSOLIDATE',
      says: '2026-12 has nothing to consolidate. Choose another month.',
    }),
    oneChange(recipe, 'book', 'a location that is not there', ['/location', 'HQQ'], {
      code: 'UNKNOWN_CODE',
      says: 'Location HQQ does not exist in this account book. Did you mean …HQ…?',
    }),
    oneChange(recipe, 'catalog', 'a month in words', ['/month', 'June 2026'], {
      code: 'pattern',
      says: 'month must be a month such as 2026-07; you sent "June 2026".',
    }),
  ],
  'einvoice.self-billed.create-draft': (recipe) => [
    oneChange(recipe, 'book', 'a number that does not exist', ['/docNos/0', 'PB-999999'], {
      code: 'NOT_FOUND',
      path: '/docNos/0',
      says: 'AP invoice PB-999999 does not exist in this account book. Use list-ap-invoices to list the existing ones.',
    }),
    oneChange(recipe, 'book', 'a document that is void', ['/docNos/0', 'PB-000003'], {
      code: 'DOC_CANCELLED',
      path: '/docNos/0',
      says: 'PB-000003 is void and cannot be self-billed. Choose another document.',
    }),
  ],
  'einvoice.supplier-item-mapping.create': (recipe) => [
    oneChange(recipe, 'book', 'an article that is mapped already', ['/supplierItemCode', 'S1-B008'], {
      code: 'RECORD_EXISTS',
      path: '/creditorCode',
      says: 'S1-B008 of 400-S001 is already mapped. Change the mapping with einvoice.supplier-item-mapping.update.',
    }),
    oneChange(recipe, 'book', 'an item that is not there', ['/itemCode', 'PRAT'], {
      code: 'UNKNOWN_CODE',
      says: 'Item PRAT does not exist in this account book…',
    }),
    oneChange(recipe, 'book', 'a unit that the item does not have', ['/uom', 'CRATE'], {
      code: 'UNKNOWN_CODE',
      says: 'PART has no unit CRATE. Use ….',
    }),
  ],
  'einvoice.supplier-item-mapping.update': (recipe) => [
    oneChange(recipe, 'book', 'an article that is not mapped', ['/supplierItemCode', 'S1-X999'], {
      code: 'NOT_FOUND',
      path: '/creditorCode',
      says: '400-S001 has no mapping of S1-X999. Use einvoice.supplier-item-mapping.list to list the existing ones.',
    }),
    oneChange(recipe, 'catalog', 'a misspelt member', ['/itemcodes', 'PART'], {
      code: 'unknown_member',
      says: 'itemcodes is not a field of …. Did you mean itemCode?',
    }),
  ],
  'einvoice.supplier-import.preview': NO_SOURCE,
  'einvoice.supplier-import.apply': (recipe, book) => [
    ...NO_SOURCE(recipe, book),
    oneChange(recipe, 'book', 'a location that is not there', ['/purchaseLocation', 'HQQ'], {
      code: 'UNKNOWN_CODE',
      says: 'Location HQQ does not exist in this account book. Did you mean …HQ…?',
    }),
    oneChange(recipe, 'book', 'a preview of another day', ['/previewHash', 'a'.repeat(64)], {
      code: 'PREVIEW_CHANGED',
      says: 'Mappings or records have changed since the preview. Create a new one with einvoice.supplier-import.preview.',
    }),
  ],
};
