/** Searches the lists of a book as one types: the list below changes, the field keeps the focus. */

import { later } from './clock.ts';
import { refresh } from './live.ts';

const { document } = globalThis;

const PAUSE_MS = 250;

let typed = 0;

function search(form: HTMLFormElement): void {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  );
  const query = new URLSearchParams(entries).toString();
  history.replaceState(null, '', query === '' ? form.action : `${form.action}?${query}`);
  void show(typed);
}

/** Until the book has answered, or something else is typed. */
async function show(turn: number): Promise<void> {
  await refresh();
  if (turn === typed && document.querySelector('#book-rows .skel')) later(PAUSE_MS, () => show(turn));
}

document.addEventListener('input', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || target.type !== 'search') return;
  const form = target.closest<HTMLFormElement>('form[data-book-filter]');
  if (!form) return;
  typed += 1;
  const turn = typed;
  later(PAUSE_MS, () => {
    if (turn === typed) search(form);
  });
});
