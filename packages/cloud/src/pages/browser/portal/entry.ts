/**
 * What a script adds to the form of an entry: codes to choose from while typing, problems when a field is left, and sending again
 * under the same id when a response is lost. Everything else works without it.
 */

import { apiWords } from '@ledgerline/words/browser/api';
import { callApi } from '../api.ts';
import { pause } from '../clock.ts';
import { showNotice } from '../problem-notice.ts';
import { language } from '../reader.ts';

const { document } = globalThis;
const form = document.querySelector<HTMLFormElement>('form[data-entry]');

/** The pauses before each further attempt. */
const PAUSES_MS = [250, 500, 1_000, 2_000];
const TYPING_MS = 200;
/** How often a slow book is asked for the same codes. Each request waits for it. */
const OFFERS_MAX = 20;

let isSending = false;

interface Choice {
  readonly code: string;
  readonly name: string;
}

async function offer(field: HTMLInputElement, choices: string): Promise<void> {
  const asked = field.value;
  await pause(TYPING_MS);
  if (field.value !== asked) return;
  const query = new URLSearchParams({ picker: field.dataset.picker ?? '', q: asked });
  for (let offers = 0; offers < OFFERS_MAX; offers += 1) {
    const response = await callApi(`${choices}?${query}`);
    if (!response.ok || field.value !== asked) return;
    show(field, response.choices as readonly Choice[]);
    if (response.isWaiting !== true) return;
    await pause(TYPING_MS);
  }
}

function show(field: HTMLInputElement, found: readonly Choice[]): void {
  field.list?.replaceChildren(...found.map(({ code, name }) => new Option(name, code)));
  const chosen = field.parentElement?.querySelector('[data-chosen]');
  if (chosen) chosen.textContent = found.find(({ code }) => code === field.value)?.name ?? '';
}

/** Sends the form, and returns the page that the server renders from it. */
async function sendForm(filled: HTMLFormElement, step: string): Promise<Response | null> {
  const body = new URLSearchParams([...new FormData(filled)].map(([name, value]) => [name, String(value)]));
  body.set('step', step);
  try {
    return await fetch(filled.action, { method: 'POST', body, headers: { accept: 'text/html' } });
  } catch {
    return null;
  }
}

/** Checks only fields that the person has left. */
async function check(filled: HTMLFormElement, name: string): Promise<void> {
  const response = await sendForm(filled, 'live');
  if (!response?.ok || isSending) return;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const problem = page.querySelector(`[data-problem="${CSS.escape(name)}"]`)?.textContent ?? '';
  const place = filled.querySelector(`[data-problem="${CSS.escape(name)}"]`);
  if (place) place.textContent = problem;
  const field = filled.querySelector(`[name="${CSS.escape(name)}"]`);
  if (problem === '') field?.removeAttribute('aria-invalid');
  else field?.setAttribute('aria-invalid', 'true');
}

/** Saves the form. A lost response is requested again, because the same form is the same command. */
async function save(filled: HTMLFormElement): Promise<void> {
  for (const pauseMs of [0, ...PAUSES_MS]) {
    await pause(pauseMs);
    const response = await sendForm(filled, 'send');
    if (response === null || response.status >= 500) continue;
    if (response.redirected) return location.assign(response.url);
    const text = await response.text();
    document.open();
    document.write(text);
    document.close();
    return;
  }
  isSending = false;
  setBusy(filled, false);
  const words = apiWords(language);
  showNotice({ title: words.notArrived, text: words.notKnownIfQueued(filled.dataset.entry ?? ''), link: again() });
}

function again(): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = location.href;
  link.textContent = apiWords(language).openCommand;
  return link;
}

function setBusy(filled: HTMLFormElement, isBusy: boolean): void {
  for (const button of filled.querySelectorAll<HTMLButtonElement>('button[type=submit]')) button.disabled = isBusy;
}

function serve(filled: HTMLFormElement): void {
  const choices = filled.dataset.choices ?? '';
  for (const field of filled.querySelectorAll<HTMLInputElement>('[data-picker]')) {
    field.addEventListener('focus', () => offer(field, choices));
    field.addEventListener('input', () => offer(field, choices));
  }
  filled.addEventListener('change', (event) => {
    const { name = '' } = event.target as HTMLInputElement;
    if (name !== '') void check(filled, name);
  });
  filled.addEventListener('submit', (event) => {
    if (isSending) return event.preventDefault();
    const { submitter } = event;
    isSending = true;
    if (submitter instanceof HTMLButtonElement && submitter.value === 'send') {
      event.preventDefault();
      void save(filled);
    }
    // The button that was pressed is sent with the form only while it is enabled.
    void pause(0).then(() => setBusy(filled, isSending));
  });
  // A page that the browser kept can be used again. One that is still loading may have been sent already.
  addEventListener('pageshow', ({ persisted }) => {
    if (isSending && !persisted) return;
    isSending = false;
    setBusy(filled, false);
  });
  const places = ['[aria-invalid=true]', '[data-problems]', '[data-preview]'];
  const first = places.map((selector) => filled.querySelector<HTMLElement>(selector)).find((found) => found !== null);
  first?.focus();
}

if (form) serve(form);
