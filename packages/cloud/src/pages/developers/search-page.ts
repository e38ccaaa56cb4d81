/** The page of everything that a search found, and the same as JSON. */

import type { Recipe } from '@ledgerline/catalog';
import { html } from '@ledgerline/look';
import { shownHit } from '../../search/search.ts';
import type { GuideHit } from './guide-search.ts';
import type { Found } from './hits.ts';
import { palette } from './hits.ts';
import { developerPage, docHead, type Reader, recipePath } from './page.ts';

export const searchPage = (reader: Reader, found: Found): string =>
  developerPage(reader, {
    title: found.query === '' ? 'Search' : `${found.query}: search`,
    current: '',
    description: 'Search commands by name, field or English, Malay and Chinese words, and the guides.',
    hasSearch: true,
    content: html`
      ${docHead({
        here: 'Search',
        title: 'Search',
        sub: 'Search command names, fields, English, Malay and Chinese words, and the guides.',
      })}
      ${palette(found)}
    `,
  });

export interface SearchResponse {
  readonly ok: true;
  readonly query: string;
  readonly count: number;
  readonly tookMs: number;
  readonly hits: readonly SearchedRecipe[];
  readonly guides: readonly GuideHit[];
}

interface SearchedRecipe extends Pick<Recipe, 'commandType' | 'title' | 'summary' | 'module' | 'mode' | 'operation'> {
  readonly template?: string;
  readonly href: string;
  readonly markdown: string;
}

export const searchResponse = ({ query, hits, shown, guides, tookMs }: Found): SearchResponse => ({
  ok: true,
  query,
  count: hits.length,
  tookMs,
  hits: shown.map((hit) => {
    const { commandType, module, mode, operation } = hit.recipe;
    const href = recipePath(hit.recipe);
    return { commandType, ...shownHit(hit), module, mode, operation, href, markdown: `${href}.md` };
  }),
  guides,
});
