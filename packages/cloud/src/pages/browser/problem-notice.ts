/** Says on the page why a request failed, with its requestId, or what its reader must know before going on. */

import { pageWords } from '@ledgerline/words/browser/page';
import { paragraph } from '@ledgerline/words/paragraph';
import type { Problem } from './api.ts';
import { language } from './reader.ts';

const { document } = globalThis;

export function showProblem({ message, details, requestId }: Problem): void {
  const place = document.querySelector<HTMLElement>('[data-message]') ?? makePlace('failed');
  const reasons = details.map((detail) => detail.message).filter((text) => !message.includes(text));
  // One element, because each separate piece of text would be a cell of its own.
  const words = document.createElement('span');
  words.textContent = paragraph([message, ...reasons]);
  if (requestId) {
    const request = document.createElement('code');
    request.textContent = requestId;
    words.append(` ${pageWords(language).request} `, request);
  }
  place.replaceChildren(words);
  place.hidden = false;
  place.scrollIntoView({ block: 'center' });
}

export interface PageNotice {
  readonly title: string;
  readonly text: string;
  readonly link?: HTMLAnchorElement;
}

/** A warning above everything else. */
export function showNotice({ title, text, link }: PageNotice): void {
  const place = document.querySelector<HTMLElement>('[data-page-notice]') ?? makePlace('amber');
  place.dataset.pageNotice = '';
  delete place.dataset.message;
  const head = document.createElement('h2');
  head.textContent = title;
  const words = document.createElement('p');
  words.append(text, ...(link ? [' ', link] : []));
  place.replaceChildren(head, words);
  place.scrollIntoView({ block: 'center' });
}

function makePlace(tone: 'failed' | 'amber'): HTMLElement {
  const place = document.createElement('div');
  place.className = 'notice';
  place.dataset.tone = tone;
  place.setAttribute('role', 'alert');
  place.dataset.message = '';
  document.querySelector('main')?.prepend(place);
  return place;
}
