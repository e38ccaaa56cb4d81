/** The search of the docs: results while typing, arrows select, Enter opens, Esc clears, a slash focuses the field. */

import { later } from './clock.ts';

const TYPING_MS = 60;
const { document } = globalThis;
const palette = document.querySelector<HTMLFormElement>('[data-palette]');
const field = document.querySelector<HTMLInputElement>('[data-palette] input, [data-find]');

document.addEventListener('keydown', (event) => {
  const isTyping = (event.target as Element).closest('input, textarea, select, [contenteditable]') !== null;
  if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey || !field) return;
  event.preventDefault();
  field.focus();
  field.select();
});

if (palette && field) watch(palette, field);

function watch(form: HTMLFormElement, input: HTMLInputElement): void {
  const place = form.querySelector<HTMLElement>('[data-hits]');
  const status = form.querySelector<HTMLElement>('[data-status]');
  if (!place || !status) return;
  let takeBack: () => void = () => {};
  let asked = input.value;
  let under: AbortController | null = null;

  const answer = async (): Promise<void> => {
    if (input.value === asked) return;
    asked = input.value;
    under?.abort();
    under = new AbortController();
    try {
      const path = `/developers/search?q=${encodeURIComponent(asked)}`;
      const response = await fetch(path, { headers: { 'x-fragment': 'true', accept: 'text/html' }, signal: under.signal });
      if (!response.ok) return;
      place.innerHTML = await response.text();
      links(place)[0]?.setAttribute('data-active', '');
      status.textContent = place.querySelector('[data-said]')?.textContent ?? '';
    } catch {
      // A newer question took its place, or the service cannot be reached; Enter then leads to the page of results.
    }
  };

  input.addEventListener('input', () => {
    takeBack();
    takeBack = later(TYPING_MS, answer);
  });
  form.addEventListener('submit', (event) => {
    const chosen = place.querySelector<HTMLAnchorElement>('a[data-active]');
    if (!chosen || input.value !== asked) return;
    event.preventDefault();
    location.assign(chosen.href);
  });
  form.addEventListener('click', (event) => {
    const suggestion = (event.target as Element).closest<HTMLElement>('[data-ask]');
    if (!suggestion) return;
    event.preventDefault();
    input.value = suggestion.dataset.ask ?? '';
    input.focus();
    void answer();
  });
  form.addEventListener('keydown', (event) => move(event, input, place, answer));
}

const links = (place: HTMLElement): HTMLAnchorElement[] => [...place.querySelectorAll<HTMLAnchorElement>('.hits a')];

/** The arrows move the focus itself, so that screen readers announce it too. */
function move(event: KeyboardEvent, input: HTMLInputElement, place: HTMLElement, answer: () => Promise<void>): void {
  if (event.key === 'Escape') {
    input.value = '';
    input.focus();
    void answer();
    return;
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const all = links(place);
  if (all.length === 0) return;
  event.preventDefault();
  const at = all.indexOf(document.activeElement as HTMLAnchorElement);
  for (const link of all) link.removeAttribute('data-active');
  const next = all[at + step];
  const target = at + step < 0 ? input : (next ?? all.at(-1));
  if (target !== input) target?.setAttribute('data-active', '');
  target?.focus();
}
