/** The frame of the pages of the console, and what several of them are made of. */

import type { OperatorAudit } from '@ledgerline/contract';
import { dialogBox, emptyState, type Html, html, type IconName, icon, needsScript, wordmark } from '@ledgerline/look';
import { figuresOf, type Reader } from '@ledgerline/words';
import { consoleFrameWords, consoleNameWords } from '@ledgerline/words/console/frame';
import { portalFrameWords } from '@ledgerline/words/portal/frame';
import { frameWords } from '@ledgerline/words/public/frame';
import type { OperatorCaller } from '../../console/operator.ts';
import type { AuditEntry } from '../../store/store.ts';
import { document, type Framed, languageSwitch, pageHead } from '../frame.ts';

/** The data of every page of the console. */
export interface ConsoleView {
  readonly reader: Reader;
  readonly operator: OperatorCaller;
  readonly now: number;
}

type PageName = keyof ReturnType<typeof consoleNameWords>;

const ENTRIES: readonly (readonly [href: string, name: PageName, glyph: IconName])[] = [
  ['/admin', 'overview', 'overview'],
  ['/admin/console/tenants', 'tenants', 'people'],
  ['/admin/console/plan-requests', 'planRequests', 'bell'],
  ['/admin/console/nodes', 'nodes', 'pulse'],
  ['/admin/console/mails', 'mails', 'send'],
  ['/admin/console/webhooks', 'webhooks', 'plug'],
  ['/admin/console/incidents', 'incidents', 'alert'],
  ['/admin/console/builds', 'builds', 'download'],
  ['/admin/console/operators', 'operators', 'key'],
];

export interface ConsolePage extends Pick<Framed, 'content'> {
  readonly view: ConsoleView;
  readonly current: PageName;
  /** The title, if it is not the name of the page. */
  readonly title?: string;
  readonly sub?: string;
  readonly actions?: Html;
}

const pathOf = (name: PageName): string => ENTRIES.find(([, entry]) => entry === name)?.[0] ?? '/admin';

export function consolePage({ view: { reader, operator }, current, title, sub, actions, content }: ConsolePage): string {
  const [words, names] = [consoleFrameWords(reader.language), consoleNameWords(reader.language)];
  const shown = title ?? names[current];
  return document({
    title: shown,
    reader,
    scripts: ['page', 'portal', 'settings'],
    body: html`
      <div class="app">
        <aside class="sidebar">
          ${wordmark('/admin')}
          <p class="tenant">${words.console}</p>
          ${languageButton(reader)}
          <nav aria-label="${words.console}">
            ${ENTRIES.map(
              ([href, name, glyph]) => html`
                <a href="${href}"${name === current && html` aria-current="page"`}>${icon(glyph)}${names[name]}</a>
              `,
            )}
          </nav>
          <div class="end">
            <span class="who">${operatorName(operator, reader)}</span>
            ${languageSwitch(reader, pathOf(current))}
          </div>
        </aside>
        <main class="main" id="main" tabindex="-1">
          ${needsScript(words.needsScript)}
          ${pageHead({
            title: html`<span class="break">${shown}</span>`,
            ...(sub !== undefined && { sub }),
            actions: html`${actions ?? null}${logOutButton(operator, reader)}`,
          })}
          ${content}
        </main>
      </div>
      ${dialogBox({
        id: 'languages',
        title: frameWords(reader.language).language,
        content: languageSwitch(reader, pathOf(current)),
        cancel: portalFrameWords(reader.language).close,
        actions: html``,
      })}
    `,
  });
}

/** The button in the bar of a phone, where the end of the sidebar is not shown. */
const languageButton = ({ language }: Reader): Html => html`
  <button class="btn quiet icon bar-link" type="button" popovertarget="languages"
    aria-label="${frameWords(language).language}">
    ${icon('globe', 'lg')}
  </button>
`;

/** A person logs out of the portal; a session of the admin key ends here. */
function logOutButton({ actor }: OperatorCaller, { language }: Reader): Html {
  const words = consoleFrameWords(language);
  if (actor !== 'admin') return html`<a class="btn" href="/portal">${words.portal}</a>`;
  return html`
    <button class="btn" type="button" data-post="/admin/session/end" data-leads-to="/admin/login">${words.logOut}</button>
  `;
}

const operatorName = ({ actor }: OperatorCaller, { language }: Reader): string =>
  actor === 'admin' ? consoleFrameWords(language).admin : actor.replace(/^operator:/, '');

/** `3 min ago`, with the exact time behind it. */
export const ago = ({ reader, now }: ConsoleView, timestamp: string): Html => {
  const at = Date.parse(timestamp);
  const figures = figuresOf(reader);
  return html`<time datetime="${timestamp}" title="${figures.instantText(at)}">${figures.agoText(at, now)}</time>`;
};

export const nothing = (glyph: IconName, title: string, hint = ''): Html =>
  emptyState(glyph, title, html`${hint !== '' && html`<p>${hint}</p>`}`);

/** Entries as the access log shows them. */
export const loggedEntries = (audits: readonly OperatorAudit[]): readonly (AuditEntry & { readonly at: number })[] =>
  audits.map((entry) => ({ ...entry, tenantId: null, at: Date.parse(entry.at) }));
