/** The frame of the developer docs with their navigation, and where everything in them is. */

import { COMMAND_TYPE_COUNT, type Recipe } from '@ledgerline/catalog';
import type { ModuleId } from '@ledgerline/contract';
import { type Html, html } from '@ledgerline/look';
import { moduleCounts } from '../../command/modules.ts';
import { type DocsEntry, docsPage, type Visitor } from '../frame.ts';
import { callerRules } from './caller-rules.ts';
import { docGuides, docPath } from './doc-file.ts';

/** The reader of the docs, with the data that pages show differently for each reader. */
export interface Reader extends Visitor {
  /** The sandbox of the reader, once it is open. */
  readonly sandboxConnectorId: string | null;
  readonly isSandboxOffered: boolean;
  readonly baseUrl: string;
}

export const recipePath = ({ commandType }: Pick<Recipe, 'commandType'>): string => `/developers/commands/${commandType}`;
export const modulePath = (module: ModuleId): string => `/developers/modules/${module}`;

const GUIDES: readonly DocsEntry[] = [
  { href: '/developers', label: 'Start here' },
  { href: '/developers/rules', label: 'Caller rules', count: callerRules.length },
  { href: '/developers/authentication', label: 'Authentication' },
  { href: '/developers/errors', label: 'Errors' },
  { href: '/developers/delivery', label: 'Delivery guarantees' },
  { href: '/developers/commands', label: 'All commands', count: COMMAND_TYPE_COUNT },
];

export interface DeveloperPage {
  readonly title: string;
  /** The entry of the navigation that the page is under. */
  readonly current: string;
  readonly description: string;
  readonly content: Html;
  readonly scripts?: readonly string[];
  /** Pages with their own search need none next to the navigation. */
  readonly hasSearch?: boolean;
}

export const developerPage = (
  { isLoggedIn, reader }: Reader,
  { scripts = [], hasSearch = false, ...page }: DeveloperPage,
): string =>
  docsPage({
    ...page,
    isLoggedIn,
    reader,
    guides: GUIDES,
    docs: docGuides.map(({ name, label }) => ({ href: docPath(name), label })),
    modules: moduleCounts().map(({ module, title, count }) => ({ href: modulePath(module), label: title, count })),
    scripts: ['search', ...scripts],
    ...(!hasSearch && { search: sidebarSearch }),
  });

const sidebarSearch = html`
  <form method="get" class="find" role="search" action="/developers/search">
    <input class="input sm" type="search" name="q" maxlength="200" aria-label="Search commands, fields and guides"
      placeholder="Search" autocomplete="off" spellcheck="false" data-find>
    <kbd>/</kbd>
  </form>
`;

export interface Crumb {
  readonly href: string;
  readonly label: string;
}

/** The way here from the start of the docs; the last one is this page. */
const crumbs = (way: readonly Crumb[], here: string): Html =>
  html`
    <nav class="crumbs" aria-label="Breadcrumb">
      <ol>
        <li><a href="/developers">Developers</a></li>
        ${way.map(({ href, label }) => html`<li><a href="${href}">${label}</a></li>`)}
        <li><span aria-current="page">${here}</span></li>
      </ol>
    </nav>
  `;

export interface DocHead {
  readonly way?: readonly Crumb[];
  readonly here: string;
  readonly title: Html | string;
  readonly sub: Html | string;
  /** The content at the end of the line. */
  readonly aside?: Html;
}

/** The head of a page: the way here, its one h1, and a sentence. */
export const docHead = ({ way = [], here, title, sub, aside }: DocHead): Html =>
  html`
    <header class="page-head">
      ${crumbs(way, here)}
      <div class="line">
        <div class="stack sm"><h1>${title}</h1><p class="sub">${sub}</p></div>
        ${aside ?? null}
      </div>
    </header>
  `;

/** The heading of a section, ruled off. */
export const sectionHead = (title: string, { id, meta }: { readonly id?: string; readonly meta?: Html | string } = {}): Html =>
  html`
    <div class="h2-line"${id !== undefined && html` id="${id}"`}>
      <h2>${title}</h2>
      ${meta !== undefined && html`<span class="meta">${meta}</span>`}
    </div>
  `;
