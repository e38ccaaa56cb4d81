/** What a search found, as the palette shows it: each command with why it was found, then how many more and how long it took. */

import type { Recipe } from '@ledgerline/catalog';
import { type Html, html, icon } from '@ledgerline/look';
import { otherWords, termsOf } from '../../search/recipe-terms.ts';
import { fieldsFound, type Hit, shownHit } from '../../search/search.ts';
import { askedIn } from '../../search/search-token.ts';
import type { GuideHit } from './guide-search.ts';
import { highlight, isMarked, markPattern, wordsToMark } from './highlight.ts';
import { recipePath } from './page.ts';

export interface Found {
  readonly query: string;
  readonly hits: readonly Hit[];
  /** The hits that are shown; there may be more. */
  readonly shown: readonly Hit[];
  /** Sections of guides, the best first. */
  readonly guides: readonly GuideHit[];
  readonly tookMs: number;
}

export const operationTag = ({ mode, operation }: Pick<Recipe, 'mode' | 'operation'>): Html =>
  html`<span class="${mode === 'write' ? 'op write' : 'op'}">${operation}</span>`;

/** The list and its last line; its content is replaced while typing. */
export function hitList(found: Found): Html {
  const { query, hits, shown, guides } = found;
  if (query === '') return suggestions;
  if (hits.length + guides.length === 0) return nothingFound(query);
  const asked = askedIn(query);
  const typed = [...asked.words, ...asked.hanRuns.flatMap(({ pairs }) => pairs)];
  const pattern = markPattern(
    wordsToMark(
      typed,
      shown.flatMap(({ found: terms }) => Object.keys(terms())),
    ),
  );
  return html`
    <ul class="hits" aria-label="Results">
      ${guides.map((hit) => html`<li>${guideLine(hit)}</li>`)}
      ${shown.map((hit) => html`<li>${hitLine(hit, pattern)}</li>`)}
    </ul>
    <div class="keys">
      <span class="hide-s"><kbd>↑</kbd> <kbd>↓</kbd> choose</span>
      <span class="hide-s"><kbd>Enter</kbd> open</span>
      <span data-said>${countLine(found)}</span>
    </div>
  `;
}

/** `38 more in 6 ms` */
function countLine({ hits, shown, guides, tookMs }: Found): string {
  const took = tookMs < 1 ? 'under 1 ms' : `${Math.round(tookMs)} ms`;
  if (hits.length === 0) return `${guides.length} ${guides.length === 1 ? 'section' : 'sections'} of guides in ${took}`;
  const more = hits.length - shown.length;
  if (more > 0) return `${shown.length} shown, ${more} more, in ${took}`;
  return `${hits.length} ${hits.length === 1 ? 'command' : 'commands'} in ${took}`;
}

const guideLine = ({ href, title, section }: GuideHit): Html =>
  html`
    <a href="${href}">
      <b>${title}</b>
      <span class="why">${section === '' ? 'The whole guide' : section}</span>
      <span class="op">Guide</span>
    </a>
  `;

const FIELDS_SHOWN_MAX = 4;

function hitLine(hit: Hit, pattern: RegExp | null): Html {
  const { recipe, template } = hit;
  const sentence = shortSummary(shownHit(hit).summary);
  return html`
    <a href="${recipePath(recipe)}">
      <code>${highlight(recipe.commandType, pattern)}</code>
      ${template !== null && html`<code>${highlight(template, pattern)}</code>`}
      <span class="why">
        ${highlight(sentence, pattern)}
        ${hit.phrase !== null && !isMarked(sentence, pattern) && html` For ${highlight(hit.phrase, pattern)}.`}
        ${wordsFound(recipe, pattern)}
        ${fieldNames(fieldsFound(hit), pattern)}
      </span>
      ${operationTag(recipe)}
    </a>
  `;
}

/** Words in other languages: the usual ones, and those that were found. */
function wordsFound(recipe: Recipe, pattern: RegExp | null): Html {
  const terms = termsOf(recipe);
  const usual = otherWords(terms);
  const found = (language: 'ms' | 'zh'): string =>
    terms.entities.flatMap(({ synonyms }) => synonyms[language]).find((word) => isMarked(word, pattern)) ?? usual[language];
  const malay = html`<span class="nowrap" lang="ms">${highlight(found('ms'), pattern)}</span>`;
  const chinese = html`<span class="nowrap" lang="zh-Hans">${highlight(found('zh'), pattern)}</span>`;
  return html` ${malay} · ${chinese}`;
}

function fieldNames(fields: readonly string[], pattern: RegExp | null): Html | null {
  const names = fields.filter((name) => isMarked(name, pattern)).slice(0, FIELDS_SHOWN_MAX);
  return names.length === 0
    ? null
    : html` · ${names.map((name, at) => html`${at > 0 && ', '}<code>${highlight(name, pattern)}</code>`)}`;
}

const SAYS_ENOUGH = 60;

/** The first sentence, and the next if the first is short. */
export function shortSummary(text: string): string {
  // A sentence ends where the next one begins with a capital.
  const sentences = text.match(/.+?[.!?](?=\s+\p{Lu}|$)\s*/gu) ?? [text];
  const [first = text, second = ''] = sentences;
  return (first.length < SAYS_ENOUGH ? first + second : first).trim();
}

const SUGGESTED = [
  ['unpaid invoices', 'en'],
  ['invois jualan', 'ms'],
  ['付款', 'zh-Hans'],
  ['debtorCode', 'en'],
  ['stock balance', 'en'],
] as const;

const suggestions = html`
  <div class="keys">
    <span>Try</span>
    ${SUGGESTED.map(
      ([words, language]) => html`
        <a class="chip" lang="${language}" href="/developers/search?q=${encodeURIComponent(words)}" data-ask="${words}">
          ${words}
        </a>
      `,
    )}
  </div>
`;

const nothingFound = (query: string): Html => html`
  <div class="none">
    <p><strong>No results for “${query}”.</strong></p>
    <p>
      Try another word for it, in English, Malay or Chinese, or the name of a field.
      <a href="/developers/commands">All commands</a> are on one page.
    </p>
  </div>
  <div class="keys"><span data-said>No command found</span></div>
`;

/** The search field with the results below; without a script it is a form that leads to the page of all results. */
export const palette = (found: Found): Html => html`
  <form method="get" class="palette" role="search" action="/developers/search" data-palette>
    <div class="q">
      ${icon('search', 'lg')}
      <input type="search" name="q" value="${found.query}" maxlength="200" aria-label="Search commands, fields and guides"
        placeholder="Search a command, a field, or what you want to do" aria-controls="hits" autocomplete="off"
        autocapitalize="off" spellcheck="false" enterkeyhint="search">
      <kbd class="hide-s">/</kbd>
    </div>
    <div id="hits" data-hits>${hitList(found)}</div>
    <p class="vh" role="status" data-status></p>
  </form>
`;

export const nothingAsked: Found = { query: '', hits: [], shown: [], guides: [], tookMs: 0 };
