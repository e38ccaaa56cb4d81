/** Shows on the page why a request failed, with its requestId. */

import type { Problem } from './api.ts';

export function showProblem({ message, details, requestId }: Problem): void {
  const { document } = globalThis;
  const place = document.querySelector<HTMLElement>('[data-message]') ?? makePlace();
  const reasons = details.map((detail) => detail.message).filter((text) => text !== message);
  // One element: each piece of text next to it would be a cell of its own.
  const words = document.createElement('span');
  words.textContent = [message, ...reasons].join(' ');
  if (requestId) {
    const request = document.createElement('code');
    request.textContent = requestId;
    words.append(' Request ', request);
  }
  place.replaceChildren(words);
  place.hidden = false;
  place.scrollIntoView({ block: 'center' });
}

function makePlace(): HTMLElement {
  const place = globalThis.document.createElement('p');
  place.className = 'notice';
  place.dataset.tone = 'failed';
  place.setAttribute('role', 'alert');
  place.dataset.message = '';
  globalThis.document.querySelector('main')?.prepend(place);
  return place;
}
