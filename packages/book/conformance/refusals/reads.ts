/** Mistakes that all reads have in common: too many rows, an invalid page, filters in the wrong order or format. */

import { capitalised } from '@ledgerline/catalog';
import { FILTERS } from '../../src/operations/filter.ts';
import { WORDS } from '../../src/record-store/kinds.ts';
import { exampleOf, type Mistakes, misspelt, oneChange, type Refusal } from './refusal.ts';

const PAGES: Mistakes = (recipe) => [
  ...('limit' in recipe.shape.members
    ? [
        oneChange(recipe, 'catalog', 'more rows than one result can have', ['/limit', 100_000], {
          code: 'too_large',
          says: 'limit must be 5000 or less; you sent 100000.',
        }),
      ]
    : []),
  ...('cursor' in recipe.shape.members
    ? [
        oneChange(recipe, 'book', 'a cursor that no result returned', ['/cursor', 'page-2'], {
          code: 'INVALID_VALUE',
          says: 'The cursor page-2 is invalid. Use nextCursor from the previous result, or leave it out.',
        }),
      ]
    : []),
];

const DAYS = ['dateFrom', 'dateTo', 'asOf', 'asOfDate', 'since'];

const PERIODS: Mistakes = (recipe) => {
  const { members, rules } = recipe.shape;
  const day = DAYS.find((name) => name in members);
  const wrongForm =
    day === undefined
      ? []
      : [
          oneChange(recipe, 'catalog', 'a day in the order of speech', [`/${day}`, '30/06/2026'], {
            code: 'format',
            says: `${day} must be a valid date in the format YYYY-MM-DD; you sent "30/06/2026".`,
          }),
        ];
  if (!rules.some(({ id }) => id === 'dates-in-order')) return wrongForm;
  const backwards: Refusal = {
    type: recipe.commandType,
    by: 'catalog',
    mistake: 'a period that ends before it begins',
    payload: { ...exampleOf(recipe), dateFrom: '2026-06-30', dateTo: '2026-06-01' },
    code: 'rule',
    path: '/dateTo',
    says: 'dateFrom must not be later than dateTo. You sent 2026-06-30 and 2026-06-01.',
  };
  return [backwards, ...wrongForm];
};

const OTHER_TYPE: Mistakes = (recipe) =>
  'docType' in recipe.shape.members
    ? [
        oneChange(recipe, 'catalog', 'a type of document by its name', ['/docType', 'invoice'], {
          code: 'enum',
          says: 'docType must be one of … or …; you sent "invoice".…',
        }),
      ]
    : [];

const NO_OBJECT: Mistakes = (recipe) =>
  Object.keys(recipe.shape.members).length > 0
    ? []
    : [
        {
          type: recipe.commandType,
          by: 'catalog',
          mistake: 'a list where an object belongs',
          payload: [],
          code: 'type',
          path: '',
          says: 'The payload must be an object; you sent an array.',
        },
      ];

const FILTERS_OF_LISTS: Mistakes = (recipe) => [
  ...('isActive' in recipe.shape.members
    ? [
        oneChange(recipe, 'catalog', 'a flag as a text', ['/isActive', 'yes'], {
          code: 'type',
          says: 'isActive must be a boolean; you sent a string.',
        }),
      ]
    : []),
  ...('changedSince' in recipe.shape.members
    ? [
        oneChange(recipe, 'catalog', 'a time without its offset', ['/changedSince', '2026-06-30 12:00'], {
          code: 'format',
          says: 'changedSince must be an RFC 3339 timestamp such as 2026-11-15T08:30:00Z; you sent "2026-06-30 12:00".',
        }),
      ]
    : []),
];

/** Filtered by a code that the book does not have; an empty result would be misleading. */
const UNKNOWN_FILTERS: Mistakes = (recipe, book) =>
  Object.entries(FILTERS)
    .filter(([member]) => member in recipe.shape.members && !recipe.shape.required.includes(member))
    // The example of a statement names its party already, and only one of the names is taken.
    .filter(([member]) => !('partyCode' in recipe.shape.members) || !member.endsWith('torCode'))
    .map(([member, kind]) => {
      const code = book.anyCode(kind);
      return oneChange(recipe, 'book', `a misspelt ${member}`, [`/${member}`, misspelt(code)], {
        code: 'UNKNOWN_CODE',
        says: `${capitalised(WORDS[kind])} ${misspelt(code)} does not exist in this account book. Did you mean …${code}…?`,
      });
    });

export const READ_MISTAKES: Mistakes = (recipe, book) =>
  recipe.operation === 'Read'
    ? [UNKNOWN_FILTERS, PAGES, PERIODS, FILTERS_OF_LISTS, OTHER_TYPE, NO_OBJECT].flatMap((mistakes) => mistakes(recipe, book))
    : [];
