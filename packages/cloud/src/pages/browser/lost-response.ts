/**
 * What a page does when the response to a change was lost. Only the server knows whether the change was made, so the page loads again when the server
 * can be reached, and says why.
 */

import { pageWords } from '@ledgerline/words/browser/page';
import { paragraph } from '@ledgerline/words/paragraph';
import { later } from './clock.ts';
import { showNotice } from './problem-notice.ts';
import { language } from './reader.ts';

const { document } = globalThis;

const words = pageWords(language);

const KEPT = 'lost-response';
const ASK_AGAIN_MS = 2_000;

interface Lost {
  /** The page that sent the request. */
  readonly path: string;
  readonly hint: string;
}

/** Never returns, because the page is left. */
export function showStateAgain(hint: string): Promise<never> {
  const lost: Lost = { path: location.pathname, hint };
  sessionStorage.setItem(KEPT, JSON.stringify(lost));
  for (const open of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) open.hidePopover();
  showNotice({
    title: words.connectionLost,
    text: words.outcomeNotKnown,
  });
  void reloadWhenReachable();
  return new Promise(() => {});
}

async function reloadWhenReachable(): Promise<void> {
  try {
    if ((await fetch('/health', { cache: 'no-store' })).ok) return location.reload();
  } catch {
    // The loop asks again.
  }
  later(ASK_AGAIN_MS, reloadWhenReachable);
}

/** Says on the page that was loaded again what it shows. A session that has ended leads to the login first, which says it too. */
function explain(): void {
  const kept = sessionStorage.getItem(KEPT);
  if (kept === null) return;
  const { path, hint } = JSON.parse(kept) as Lost;
  const isLogin = location.pathname === '/login';
  if (!isLogin || path === '/login') sessionStorage.removeItem(KEPT);
  if (!isLogin && path !== location.pathname) return;
  showNotice({
    title: words.checkWhatIsSaved,
    text: paragraph([words.responseLost, !isLogin && words.shownNow, hint]),
  });
}

explain();
