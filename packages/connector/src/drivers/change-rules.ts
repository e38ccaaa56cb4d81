/** Rules of the conformance suite for drivers that report what changes in a book. */

import { join } from 'node:path';
import type { WatchedPage } from '../driver.ts';
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
  /** What it reported of the write of the first rule. */
  readonly told?: WatchedPage;
}

/** A further process that watches the book, or what is wrong with it. */
async function startWatching(subject: Subject): Promise<Watched | string> {
  const watcher = subject.another();
  const { companyId, settings } = subject.options;
  const response =
    (await watcher.greet('watch')) ??
    (await watcher.ask({ method: 'watch', companyId, settings, stateFolder: join(subject.folder, 'changes') }));
  const cursor = typeof response === 'string' || response.kind === 'error' ? null : response.value.cursor;
  if (isChangeCursor(cursor)) return { watcher, cursor };
  await watcher.kill();
  return refusal(response) ?? 'the response to watch has no cursor';
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
    const watched = await startWatching(subject);
    if (typeof watched === 'string') return watched;
    subject.watched = watched;
    const page = await pageOf(watched, watched.cursor, 0);
    return typeof page === 'string' ? page : page.changes.length === 0 ? null : 'it reports changes that nobody made';
  },
};

/** The rules that run after the first write. */
export const changeRules: readonly Rule[] = [
  {
    rule: 'What a write changed is reported with its commandId, and again from the same position.',
    async check(subject) {
      const {
        watched,
        options: { runId, write },
      } = subject;
      if (!watched) return skipped;
      if (!write) return noWrite;
      const page = await pageOf(watched, watched.cursor, WAIT_SECONDS);
      if (typeof page === 'string') return page;
      if (!page.changes.some(({ commandId }) => commandId === `${runId}-write`))
        return `it reports ${JSON.stringify(page.changes)}`;
      const again = await pageOf(watched, watched.cursor, 0);
      if (JSON.stringify(again) !== JSON.stringify(page)) return 'it reports something else from the same position';
      subject.watched = { ...watched, told: page };
      return null;
    },
  },
  {
    rule: 'Killed and started again, it reports the same from the same position, and nothing of it from the next one.',
    async check(subject) {
      if (!subject.watched) return skipped;
      const { watcher, cursor, told } = subject.watched;
      if (!told) return noWrite;
      await watcher.kill();
      const again = await startWatching(subject);
      if (typeof again === 'string') return again;
      subject.watched = again;
      const page = await pageOf(again, cursor, 0);
      if (typeof page === 'string') return page;
      if (JSON.stringify(page.changes) !== JSON.stringify(told.changes)) return `it reports ${JSON.stringify(page.changes)}`;
      const after = await pageOf(again, page.nextCursor, 0);
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
