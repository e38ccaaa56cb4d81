import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BOOK_PAGE, ratePages } from './ratings.ts';

const SCORE_MIN = 95;
/** One of each kind, because a page takes seconds; npm run soak:lighthouse rates more. */
const PAGES = ['/', '/developers/commands/create-sales-invoice', BOOK_PAGE];

test('Lighthouse gives pages 95 or more of 100 for accessibility and best practices', async (context) => {
  const ratings = await ratePages(PAGES, ['accessibility', 'best-practices'], ['mobile']);
  if (!ratings) return context.skip('no browser');
  assert.equal(ratings.length, PAGES.length);
  const low = ratings.filter(({ scores }) => Object.values(scores).some((score) => score < SCORE_MIN));
  assert.deepEqual(
    low.map(({ path, scores, losses }) => ({ path, scores, losses })),
    [],
  );
});
