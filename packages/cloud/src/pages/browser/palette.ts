/** Finds a command while typing: those that were sent, by id, type or document number, and those of the catalog. */

import { commandStatusWords } from '@ledgerline/words/browser/command-status';
import { paletteWords } from '@ledgerline/words/browser/palette';
import { callApi } from './api.ts';
import { later } from './clock.ts';
import { language } from './reader.ts';

const { document } = globalThis;

const words = paletteWords(language);

const TYPING_PAUSE_MS = 120;
const SENT_MAX = 6;
const CATALOG_MAX = 6;
const PAGES_MAX = 4;

interface Sent {
  readonly commandId: string;
  readonly type: string;
  readonly status: 'queued' | 'running' | 'done' | 'failed';
  readonly docNo: string | null;
  readonly recordCode: string | null;
  readonly partlyDone: boolean;
  readonly fieldsIgnored: boolean;
}

/** The status as in the list of commands. */
function statusText({ status, partlyDone, fieldsIgnored }: Sent): string {
  const statuses = commandStatusWords(language);
  if (status !== 'done' || (!partlyDone && !fieldsIgnored)) return statuses[status];
  return partlyDone ? statuses.partial : statuses.ignored;
}

let dialog: HTMLDialogElement | null = null;
let asked = 0;

export function openPalette(): void {
  dialog ??= build();
  if (!dialog.open) dialog.showModal();
  const input = dialog.querySelector('input');
  input?.select();
  if (input) void ask(input.value);
}

function build(): HTMLDialogElement {
  const made = document.createElement('dialog');
  made.className = 'dialog finder';
  made.setAttribute('aria-label', words.search);
  made.innerHTML = `
    <div class="palette">
      <div class="q"><input type="search" role="combobox" aria-expanded="true" aria-controls="finder-hits"
        aria-autocomplete="list" aria-label="${words.search}" autocomplete="off" autocapitalize="off" spellcheck="false" maxlength="200"
        placeholder="${words.hint}"><kbd>Esc</kbd></div>
      <div class="found" id="finder-hits" role="listbox" aria-label="${words.results}"></div>
      <p class="vh" role="status"></p>
    </div>
  `;
  document.body.append(made);
  let takeBack = (): void => {};
  made.querySelector('input')?.addEventListener('input', ({ target }) => {
    takeBack();
    takeBack = later(TYPING_PAUSE_MS, () => ask((target as HTMLInputElement).value));
  });
  made.addEventListener('keydown', onKey);
  made.addEventListener('click', ({ target }) => {
    if (target === made) made.close();
  });
  return made;
}

/** A response that arrives after a later request is dropped. */
async function ask(text: string): Promise<void> {
  const turn = ++asked;
  const query = encodeURIComponent(text.trim());
  const pages = foundPages(text);
  const [sent, catalog] = await Promise.all([sentCommands(query), catalogCommands(query)]);
  if (turn !== asked || !dialog) return;
  const groups = [
    group(words.pages, pages),
    group(text.trim() === '' ? words.recent : words.sent, sent),
    group(words.catalog, catalog),
  ].filter((made) => made !== null);
  dialog.querySelector('.found')?.replaceChildren(...(groups.length > 0 ? groups : [nothingFound(text)]));
  const count = pages.length + sent.length + catalog.length;
  const status = dialog.querySelector('[role=status]');
  if (status) status.textContent = words.found(count);
  choose(0);
}

/** The pages that have every typed word, or the start of it, in their names; then those that are about it. */
function foundPages(text: string): readonly HTMLElement[] {
  const typed = wordsOf(text);
  if (typed.length === 0) return [];
  const has = (known: readonly string[]): boolean => typed.every((start) => known.some((word) => word.startsWith(start)));
  const pages = [...(document.querySelector<HTMLTemplateElement>('template[data-pages]')?.content.querySelectorAll('a') ?? [])];
  const named = pages.filter((page) => has(wordsOf(page.textContent ?? '')));
  const about = pages.filter((page) => !named.includes(page) && has(wordsOf(`${page.textContent} ${page.dataset.words}`)));
  return [...named, ...about]
    .slice(0, PAGES_MAX)
    .map((page) => hit(page.getAttribute('href') ?? '', page.textContent ?? '', '', words.page));
}

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

async function sentCommands(query: string): Promise<readonly HTMLElement[]> {
  const answer = await callApi(`/app/commands?limit=${SENT_MAX}${query === '' ? '' : `&q=${query}`}`);
  if (!answer.ok) return [];
  return (answer.commands as readonly Sent[]).map((sent) => {
    const { commandId, type } = sent;
    const name = sent.docNo ?? sent.recordCode;
    return hit(
      `/portal/commands/${encodeURIComponent(commandId)}`,
      name ?? type,
      name === null ? commandId : `${type} · ${commandId}`,
      statusText(sent),
    );
  });
}

/** Requests the search page of the docs, and shows its list. */
async function catalogCommands(query: string): Promise<readonly HTMLElement[]> {
  if (query === '') return [];
  try {
    const response = await fetch(`/developers/search?q=${query}`, { headers: { accept: 'text/html' } });
    if (!response.ok) return [];
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const links = [...page.querySelectorAll<HTMLAnchorElement>('.hits a')].slice(0, CATALOG_MAX);
    return links.map((link) => {
      const text = (selector: string): string => link.querySelector(selector)?.textContent?.trim() ?? '';
      return hit(link.getAttribute('href') ?? '', text('code'), text('.why'), text('.op'));
    });
  } catch {
    return [];
  }
}

function hit(href: string, title: string, why: string, tag: string): HTMLElement {
  const link = document.createElement('a');
  link.href = href;
  link.setAttribute('role', 'option');
  link.tabIndex = -1;
  const piece = (name: string, classes: string, text: string): HTMLElement => {
    const made = document.createElement(name);
    if (classes) made.className = classes;
    made.textContent = text;
    return made;
  };
  link.append(piece('code', '', title), piece('span', 'why', why));
  if (tag) link.append(piece('span', 'op', tag));
  return link;
}

function group(title: string, hits: readonly HTMLElement[]): HTMLElement | null {
  if (hits.length === 0) return null;
  const made = document.createElement('div');
  made.className = 'hits';
  made.setAttribute('role', 'group');
  made.setAttribute('aria-label', title);
  const head = document.createElement('p');
  head.className = 'group';
  head.setAttribute('aria-hidden', 'true');
  head.textContent = title;
  made.append(head, ...hits);
  return made;
}

function nothingFound(text: string): HTMLElement {
  const made = document.createElement('p');
  made.className = 'keys';
  made.textContent = text.trim() === '' ? words.nothingSent : words.nothingFor(text.trim());
  return made;
}

const options = (): HTMLElement[] => [...(dialog?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];
const chosenIndex = (): number => options().findIndex((option) => option.dataset.active !== undefined);

function choose(index: number): void {
  const all = options();
  const input = dialog?.querySelector('input');
  input?.removeAttribute('aria-activedescendant');
  all.forEach((option, at) => {
    option.id = `finder-hit-${at}`;
    option.setAttribute('aria-selected', String(at === index));
    delete option.dataset.active;
    if (at !== index) return;
    option.dataset.active = '';
    option.scrollIntoView({ block: 'nearest' });
    input?.setAttribute('aria-activedescendant', option.id);
  });
}

function onKey(event: KeyboardEvent): void {
  const count = options().length;
  if (event.key === 'Enter') {
    event.preventDefault();
    options()[chosenIndex()]?.click();
  } else if (count > 0 && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
    event.preventDefault();
    choose((chosenIndex() + (event.key === 'ArrowDown' ? 1 : count - 1)) % count);
  }
}
