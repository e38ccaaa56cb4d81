/** The frame of the pages of the portal: the navigation, the company with its others, and what is erased soon. */

import { COMMAND_TYPE_COUNT } from '@ledgerline/catalog';
import type { Membership, Role } from '@ledgerline/contract';
import { dialogBox, type Html, html, type IconName, icon, notice, wordmark } from '@ledgerline/look';
import { figuresOf, languages, type Reader } from '@ledgerline/words';
import { paragraph } from '@ledgerline/words/paragraph';
import { portalFrameWords } from '@ledgerline/words/portal/frame';
import { pageNameWords, pageSearchWords } from '@ledgerline/words/portal/page-name';
import { frameWords } from '@ledgerline/words/public/frame';
import { roleWords } from '@ledgerline/words/shared/role';
import { mayDo, type PortalRight } from '../account/rights/role.ts';
import { isShownToVisits } from '../console/visit.ts';
import type { StoredVisit } from '../store/stored-operator.ts';
import { installLinks } from './app-manifest.ts';
import { barLink, document, type Framed, languageSwitch } from './frame.ts';

/** The data of the tenant on every page of the portal. */
export interface PortalShell {
  readonly reader: Reader;
  readonly companyName: string;
  /** The email of the logged-in person, whose rights follow. */
  readonly email: string;
  readonly role: Role;
  /** Every company of this person, and the current one. */
  readonly memberships: readonly Membership[];
  readonly tenantId: string;
  /** How many are open, such as 3 or 50+; empty when none is. */
  readonly openNotifications: string;
  /** How many writes wait for a person. */
  readonly openApprovals: number;
  /** The state of the connector, in the words of its page. */
  readonly connector: { readonly isOnline: boolean; readonly words: string };
  /** When the company is erased; null if it is not. */
  readonly eraseAt: number | null;
  /** Present if an operator looks at the portal. */
  readonly visit?: StoredVisit;
}

export interface PortalPage extends Framed {
  readonly current: string;
  readonly shell: PortalShell;
}

interface NavigationEntry {
  /** The right that is needed to see the entry; without one, all roles see it. */
  readonly right?: PortalRight;
  readonly href: string;
  readonly name: keyof ReturnType<typeof pageNameWords>;
  readonly icon: IconName;
}

const PORTAL_ENTRIES: readonly NavigationEntry[] = [
  { href: '/portal', name: 'overview', icon: 'overview' },
  { href: '/portal/books', name: 'books', icon: 'book' },
  { href: '/portal/commands', name: 'commands', icon: 'list' },
  { href: '/portal/events', name: 'events', icon: 'pulse' },
  { href: '/portal/notifications', name: 'notifications', icon: 'bell' },
  { href: '/portal/approvals', name: 'approvals', icon: 'tick' },
  { href: '/portal/team', name: 'team', icon: 'people' },
];
const CONNECT_ENTRIES: readonly NavigationEntry[] = [
  { href: '/portal/connector', name: 'connector', icon: 'plug' },
  { right: 'integrate', href: '/portal/keys', name: 'keys', icon: 'key' },
  { right: 'integrate', href: '/portal/usage', name: 'usage', icon: 'chart' },
  { right: 'integrate', href: '/portal/webhooks', name: 'webhooks', icon: 'send' },
  { right: 'integrate', href: '/portal/changes', name: 'changes', icon: 'renew' },
  { right: 'operate', href: '/portal/sandbox', name: 'sandbox', icon: 'flask' },
  { right: 'report', href: '/portal/reports', name: 'reports', icon: 'document' },
];
const LEARN_ENTRIES: readonly NavigationEntry[] = [
  { href: '/developers', name: 'developers', icon: 'code' },
  { href: '/developers/commands', name: 'catalog', icon: 'book' },
];
/** Reached from other pages. */
const FURTHER_ENTRIES: readonly NavigationEntry[] = [
  { right: 'own-account', href: '/portal/account', name: 'account', icon: 'person' },
  { right: 'administer', href: '/portal/billing', name: 'billing', icon: 'document' },
  { right: 'own-account', href: '/portal/security', name: 'security', icon: 'key' },
  { right: 'govern', href: '/portal/data', name: 'data', icon: 'download' },
  { right: 'integrate', href: '/portal/pair', name: 'pair', icon: 'plug' },
];

/** Whether the person sees the content of a right; an operator on a visit sees less. */
export const isShownTo = ({ role, visit }: PortalShell, right: PortalRight): boolean =>
  mayDo(role, right) && (visit === undefined || isShownToVisits(right));

const isOpenTo = (shell: PortalShell, { right = 'view' }: NavigationEntry): boolean => isShownTo(shell, right);

/** The words by which a page is found, in every language. */
const searchedAs = ({ name }: NavigationEntry): string =>
  languages.map((language) => `${pageNameWords(language)[name]} ${pageSearchWords(language)[name]}`).join(' ');

/** What the search finds besides commands: every page that the role can open. */
function pageList(shell: PortalShell): Html {
  const names = pageNameWords(shell.reader.language);
  const entries = [...PORTAL_ENTRIES, ...CONNECT_ENTRIES, ...FURTHER_ENTRIES, ...LEARN_ENTRIES];
  return html`
    <template data-pages>
      ${entries
        .filter((entry) => isOpenTo(shell, entry))
        .map((entry) => html`<a href="${entry.href}" data-words="${searchedAs(entry)}">${names[entry.name]}</a>`)}
    </template>
  `;
}

export function portalPage({ current, shell, content, scripts = [], ...rest }: PortalPage): string {
  const { reader, email, role, openNotifications, openApprovals, connector } = shell;
  const words = portalFrameWords(reader.language);
  const names = pageNameWords(reader.language);
  const badges = new Map<string, Html>([['/developers/commands', html`<span class="n">${COMMAND_TYPE_COUNT}</span>`]]);
  if (openNotifications !== '') {
    badges.set(
      '/portal/notifications',
      html`<span class="n alert">${openNotifications} <span class="vh">${words.open}</span></span>`,
    );
  }
  if (openApprovals > 0) {
    badges.set('/portal/approvals', html`<span class="n alert">${openApprovals} <span class="vh">${words.open}</span></span>`);
  }
  const entries = (list: readonly NavigationEntry[]): Html =>
    html`${list
      .filter((entry) => isOpenTo(shell, entry))
      .map(
        ({ href, name, icon: glyph }) => html`
          <a href="${href}"${href === current && html` aria-current="page"`}>
            ${icon(glyph)}
            ${names[name]}
            ${badges.get(href) ?? null}
          </a>
        `,
      )}`;
  return document({
    ...rest,
    reader,
    scripts: ['page', 'portal', ...scripts],
    head: installLinks(),
    body: html`
      <div class="app">
        <aside class="sidebar">
          ${wordmark('/')}
          ${tenantName(shell)}
          ${languageButton(reader)}
          ${isShownTo(shell, 'own-account') && barLink('/portal/account', names.account, current)}
          <nav aria-label="${words.portal}">
            ${entries(PORTAL_ENTRIES)}
            <div class="group">${words.connect}</div>
            ${entries(CONNECT_ENTRIES)}
            <div class="group">${words.learn}</div>
            ${entries(LEARN_ENTRIES)}
          </nav>
          <div class="end">
            <a class="row tight nowrap" href="/portal/connector">
              <span class="dot" data-status="${connector.isOnline ? 'online' : 'offline'}"></span>
              <span class="truncate">${connector.words}</span>
            </a>
            <div class="row tight nowrap between">
              <span class="who" title="${email}, ${roleWords(reader.language)[role]}">${email}</span>
              ${
                isShownTo(shell, 'own-account') &&
                html`<a href="/portal/account"${current === '/portal/account' && html` aria-current="page"`}>${names.account}</a>`
              }
            </div>
            ${languageSwitch(reader, current)}
          </div>
        </aside>
        <main class="main" id="main" tabindex="-1">${visitNotice(shell)}${erasureNotice(shell)}${content}</main>
      </div>
      ${switchDialog(shell)}
      ${languageDialog(reader, current)}
      ${pageList(shell)}
    `,
  });
}

/** The button in the bar of a phone, where the end of the sidebar with its switch is not shown. */
const languageButton = ({ language }: Reader): Html => html`
  <button class="btn quiet icon bar-link" type="button" popovertarget="languages"
    aria-label="${frameWords(language).language}">
    ${icon('globe', 'lg')}
  </button>
`;

const languageDialog = (reader: Reader, current: string): Html =>
  dialogBox({
    id: 'languages',
    title: frameWords(reader.language).language,
    content: languageSwitch(reader, current),
    cancel: portalFrameWords(reader.language).close,
    actions: html``,
  });

/** Shown on every page during the visit of an operator. */
function visitNotice({ reader, companyName, visit }: PortalShell): Html | null {
  if (visit === undefined) return null;
  const words = portalFrameWords(reader.language);
  const { tenantId, reason, expiresAt } = visit;
  return notice({
    tone: 'failed',
    glyph: 'person',
    title: words.visitTitle(html`<span class="break">${companyName}</span>`),
    content: html`
      <p>${paragraph([words.visit(figuresOf(reader).clockText(expiresAt)), words.visitReason(reason)])}</p>
      <div class="actions">
        <button class="btn sm" type="button" data-post="/admin/visit/end" data-leads-to="/admin/console/tenants/${encodeURIComponent(tenantId)}">
          ${words.endVisit}
        </button>
      </div>
    `,
  });
}

/** The notice on every page until the company is erased. */
function erasureNotice({ reader, companyName, eraseAt, role }: PortalShell): Html | null {
  if (eraseAt === null) return null;
  const words = portalFrameWords(reader.language);
  const cancel = mayDo(role, 'govern')
    ? html`
      <div class="actions">
        <button class="btn sm" type="button" data-post="/app/erasure/cancel" data-leads-to="/portal/data">
          ${words.cancelErasure}
        </button>
        <a class="btn sm" href="/app/export.zip" download>${words.exportAll}</a>
      </div>
    `
    : null;
  return notice({
    tone: 'failed',
    glyph: 'alert',
    title: words.erasedOn(html`<span class="break">${companyName}</span>`, figuresOf(reader).dayText(eraseAt)),
    content: html`<p>${paragraph([words.erasure, cancel === null && words.ownerCancels])}</p>${cancel}`,
  });
}

/** The company; a button where there are others to switch to. */
const tenantName = ({ reader, companyName, memberships }: PortalShell): Html =>
  memberships.length < 2
    ? html`<p class="tenant">${companyName}</p>`
    : html`
      <p class="tenant">
        <button class="switch" type="button" popovertarget="companies"
          aria-label="${portalFrameWords(reader.language).switchFrom(companyName)}">
          <span class="truncate">${companyName}</span>
          ${icon('switch', 'sm')}
        </button>
      </p>
    `;

function switchDialog({ reader, memberships, tenantId: shown }: PortalShell): Html | null {
  if (memberships.length < 2) return null;
  const words = portalFrameWords(reader.language);
  const roles = roleWords(reader.language);
  return dialogBox({
    id: 'companies',
    title: words.switchCompany,
    content: html`
      <ul class="plan-list">
        ${memberships.map(
          ({ tenantId, companyName, role }) => html`
            <li>
              <span class="break">${companyName}<span class="sub dim small">${roles[role]}</span></span>
              ${
                tenantId === shown
                  ? html`<span class="dim small">${words.shownNow}</span>`
                  : html`
                    <button class="btn sm" type="button" data-post="/app/tenant"
                      data-body="${JSON.stringify({ tenantId })}" data-leads-to="/portal"
                      aria-label="${words.switchTo(companyName)}">${words.switch}</button>
                  `
              }
            </li>
          `,
        )}
      </ul>
    `,
    cancel: words.stay,
    actions: html``,
  });
}
