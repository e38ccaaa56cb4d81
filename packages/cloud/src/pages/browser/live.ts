/**
 * Keeps what one looks at up to date: asks for the same page again and puts in what has changed. Rows that are new come in at the
 * top, but never under the pointer; how many there are is announced. Needs nothing of a page but ids and `data-live`; a place
 * with `data-live-gone` reloads the page when it is no longer there.
 */

import { liveWords } from '@ledgerline/words/browser/live';
import { later } from './clock.ts';
import { language } from './reader.ts';

const { document } = globalThis;

const words = liveWords(language);

const RETRY_MS = 5_000;
const FRESH = 'fresh';

const livePlaces = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-live][id]')];

/** How long to wait before the next look: the shortest interval on the page. */
function pauseMs(): number | null {
  const pauses = livePlaces().map(({ dataset }) => Number(dataset.live));
  return pauses.length === 0 ? null : Math.min(...pauses);
}

function lookAgain(milliseconds: number | null): void {
  if (milliseconds !== null) later(milliseconds, look);
}

async function look(): Promise<void> {
  if (document.hidden) return lookAgain(pauseMs());
  lookAgain((await refresh()) ? pauseMs() : RETRY_MS);
}

/** Inserts what has changed; false when the page cannot be loaded. */
export async function refresh(): Promise<boolean> {
  const fresh = await fetchPage();
  showState(fresh !== null);
  if (fresh === null) return false;
  for (const place of livePlaces()) {
    const next = fresh.getElementById(place.id);
    if (!next && place.dataset.liveGone !== undefined) location.reload();
    if (!next) continue;
    if (place.dataset.rows !== undefined && next.dataset.rows !== undefined) mergeRows(place, next);
    else replace(place, next);
  }
  return true;
}

/** The current page; null if it cannot be loaded. An expired session leads to the login. */
async function fetchPage(): Promise<Document | null> {
  try {
    const response = await fetch(location.href, { headers: { accept: 'text/html' } });
    if (response.redirected && new URL(response.url).pathname === '/login') {
      location.assign(response.url);
      return null;
    }
    return response.ok ? new DOMParser().parseFromString(await response.text(), 'text/html') : null;
  } catch {
    return null;
  }
}

function showState(isLive: boolean): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-live-state]')) {
    place.hidden = false;
    const said = place.querySelector<HTMLElement>('[data-words]');
    if (!said) continue;
    said.dataset.usual ??= said.textContent;
    said.textContent = isLive ? (said.dataset.usual ?? '') : words.reconnecting;
    place.querySelector('.dot')?.setAttribute('data-status', isLive ? 'online' : 'failed');
  }
}

/** Keeps what the user has typed or selected. */
function replace(place: HTMLElement, next: HTMLElement): void {
  if (place.innerHTML === next.innerHTML && place.dataset.live === next.dataset.live) return;
  if (place.contains(document.activeElement) && document.activeElement?.matches('input, select, textarea')) return;
  keepChoices(place, next);
  const focused = focusIn(place);
  const imported = document.importNode(next, true);
  place.replaceWith(imported);
  if (focused !== -1) imported.querySelectorAll<HTMLElement>(FOCUSABLE)[focused]?.focus();
}

const FOCUSABLE = 'a, button, summary';

/** Which of the links and buttons of a place has the focus; -1 for none. */
const focusIn = (place: HTMLElement): number => [...place.querySelectorAll(FOCUSABLE)].indexOf(document.activeElement as Element);

function keepChoices(place: HTMLElement, next: HTMLElement): void {
  const nextDetails = next.querySelectorAll('details');
  place.querySelectorAll('details').forEach((details, index) => {
    const twin = nextDetails[index];
    if (twin) twin.open = details.open;
  });
  for (const chosen of place.querySelectorAll<HTMLInputElement>('input[type=radio]:checked')) {
    const twin = next.querySelector(`input[name="${chosen.name}"][data-tab="${chosen.dataset.tab}"]`);
    if (!twin) continue;
    for (const other of next.querySelectorAll(`input[name="${chosen.name}"]`)) other.removeAttribute('checked');
    twin.setAttribute('checked', '');
  }
}

let held: (() => void) | null = null;

/** Replaces changed rows in place; new rows are added at the top, or wait until the pointer has left. */
function mergeRows(body: HTMLElement, next: HTMLElement): void {
  const known = new Map([...body.querySelectorAll<HTMLElement>('[data-row]')].map((row) => [row.dataset.row, row]));
  const arrived: HTMLElement[] = [];
  for (const row of next.querySelectorAll<HTMLElement>('[data-row]')) {
    const old = known.get(row.dataset.row);
    if (!old) arrived.push(row);
    else if (old.innerHTML !== row.innerHTML && !old.contains(document.activeElement)) {
      const imported = document.importNode(row, true);
      imported.dataset[FRESH] = '';
      old.replaceWith(imported);
    }
  }
  if (arrived.length === 0) return;
  held = () => bringIn(body, arrived, next.querySelectorAll('[data-row]').length);
  if (body.matches(':hover') || body.contains(document.activeElement)) offerNew(newWords(body, arrived.length));
  else showNew();
}

function bringIn(body: HTMLElement, arrived: readonly HTMLElement[], rowsMax: number): void {
  for (const row of [...arrived].reverse()) {
    const imported = document.importNode(row, true);
    imported.dataset[FRESH] = '';
    body.prepend(imported);
  }
  for (const extra of [...body.querySelectorAll('[data-row]')].slice(rowsMax)) extra.remove();
  announce(newWords(body, arrived.length));
}

/** `2 new commands`; the list of events says what its rows are. */
const newWords = ({ dataset }: HTMLElement, count: number): string =>
  dataset.rows === 'events' ? words.newEvents(count) : words.newCommands(count);

const newButton = (): HTMLButtonElement | null => document.querySelector('[data-show-new]');

function offerNew(newRows: string): void {
  const button = newButton();
  if (!button) return;
  const offer = words.show(newRows);
  if (button.textContent !== offer) announce(newRows);
  button.textContent = offer;
  button.hidden = false;
}

function showNew(): void {
  const button = newButton();
  if (button) button.hidden = true;
  held?.();
  held = null;
}

function announce(said: string): void {
  const place = document.querySelector('[data-announce]');
  if (place) place.textContent = said;
}

document.addEventListener('click', (event) => {
  if ((event.target as Element).closest('[data-show-new]')) showNew();
});
document.querySelector('.table-box')?.addEventListener('pointerleave', () => {
  if (held) showNew();
});

lookAgain(pauseMs());
