/** Deletes answers of account books that were not requested for 30 days, and the times of views, which the access log keeps. */

import { DAY_MS, limits } from '@ledgerline/contract';
import type { Context } from '../system/context.ts';

const ROWS_A_TIME = 100;

export async function forgetOldAnswers({ store }: Pick<Context, 'store'>): Promise<void> {
  const before = (await store.now()) - limits.knownAnswerDays * DAY_MS;
  while ((await store.forgetAnswers({ before, limit: ROWS_A_TIME })) === ROWS_A_TIME);
  while ((await store.forgetLooks({ before, limit: ROWS_A_TIME })) === ROWS_A_TIME);
}
