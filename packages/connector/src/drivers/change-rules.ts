/** Rules of the conformance suite for drivers that report what changes in a book. */

import { join } from 'node:path';
import { isChangeCursor, readChangePage } from './change-page.ts';
import { END_MS, noWrite, type Rule, refusal, type Subject } from './conformance-subject.ts';

const LIMIT = 100;
const WAIT_SECONDS = 10;
const LONG_WAIT_SECONDS = 60;
const skipped = { skipped: 'the driver does not report changes' } as const;

/** A driver that watches the book beside the one that runs commands in it. */
export interface Watched {
  readonly watcher: Subject;
  readonly cursor: string;
}

async function pageOf({ watcher }: Watched, cursor: string | null, waitSeconds: number) {
  const response = await watcher.ask({ method: 'changes', cursor, limit: LIMIT, waitSeconds });
  if (typeof response === 'string') return response;
  if (response.kind === 'error') return `it returned an error: ${response.error.message}`;
  return readChangePage(response.value, cursor, LIMIT);
}

/** The rule that runs before the first write. */
export const watchRule: Rule = {
  rule: 'A second process of the driver watches the book while the first has it open, and reports its position.',
  async check(subject) {
    if (subject.hello?.tellsChanges !== true) return skipped;
    const watcher = subject.another();
    const { companyId, settings } = subject.options;
    const greeted = await watcher.greet('watch');
    if (greeted !== null) return greeted;
    const stateFolder = join(subject.folder, 'changes');
    const response = await watcher.ask({ method: 'watch', companyId, settings, stateFolder });
    if (typeof response === 'string' || response.kind === 'error') return refusal(response);
    const { cursor } = response.value;
    if (!isChangeCursor(cursor)) return 'the response to watch has no cursor';
    subject.watched = { watcher, cursor };
    const page = await pageOf(subject.watched, cursor, 0);
    return typeof page === 'string' ? page : page.changes.length === 0 ? null : 'it reports changes that nobody made';
  },
};

/** The rules that run after the first write. */
export const changeRules: readonly Rule[] = [
  {
    rule: 'What a write changed is reported with its commandId, and again from the same position.',
    async check({ watched, options: { runId, write } }) {
      if (!watched) return skipped;
      if (!write) return noWrite;
      const page = await pageOf(watched, watched.cursor, WAIT_SECONDS);
      if (typeof page === 'string') return page;
      if (!page.changes.some(({ commandId }) => commandId === `${runId}-write`))
        return `it reports ${JSON.stringify(page.changes)}`;
      const again = await pageOf(watched, watched.cursor, 0);
      if (JSON.stringify(again) !== JSON.stringify(page)) return 'it reports something else from the same position';
      const after = await pageOf(watched, page.nextCursor, 0);
      return typeof after === 'string' ? after : after.changes.length === 0 ? null : 'it reports the same change again';
    },
  },
  {
    rule: 'A position that the driver does not know is a gap.',
    async check({ watched }) {
      if (!watched) return skipped;
      const page = await pageOf(watched, '999999999.ffffffff', 0);
      if (typeof page === 'string') return page;
      return page.resync.length > 0 ? null : 'the response has no resync';
    },
  },
  {
    rule: 'A driver that waits for changes exits when its input ends.',
    async check({ watched }) {
      if (!watched) return skipped;
      const now = await pageOf(watched, null, 0);
      if (typeof now === 'string') return now;
      void pageOf(watched, now.nextCursor, LONG_WAIT_SECONDS);
      const hasEnded = await watched.watcher.endsWithInput();
      return hasEnded ? null : `it is still running ${END_MS / 1000} seconds after its input has ended`;
    },
  },
];
