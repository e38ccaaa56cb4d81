/** The frame of the pages of the portal: the navigation, the company with its others, and what is erased soon. */

import { COMMAND_TYPE_COUNT } from '@ledgerline/catalog';
import type { Membership, Role } from '@ledgerline/contract';
import { dialogBox, type Html, html, type IconName, icon, notice, wordmark } from '@ledgerline/look';
import type { Reader } from '@ledgerline/words';
import { mayDo, type PortalRight } from '../account/rights/role.ts';
import { barLink, document, type Framed, languageSwitch } from './frame.ts';
import { dayText } from './moment.ts';

/** What every page of the portal shows of the tenant. */
export interface PortalShell {
  readonly reader: Reader;
  readonly companyName: string;
  /** Who is logged in, and what this person may do. */
  readonly email: string;
  readonly role: Role;
  /** Every company of this person, and which of them is shown. */
  readonly memberships: readonly Membership[];
  readonly tenantId: string;
  /** How many are open, such as 3 or 50+; empty when none is. */
  readonly openNotifications: string;
  /** Its state, in the words of its own page. */
  readonly connector: { readonly isOnline: boolean; readonly words: string };
  /** When the company is erased; null when it stays. */
  readonly eraseAt: number | null;
}

export interface PortalPage extends Framed {
  readonly current: string;
  readonly shell: PortalShell;
}

interface NavigationEntry {
  /** What a role needs to see it; all do when absent. */
  readonly right?: PortalRight;
  readonly href: string;
  readonly label: string;
  readonly icon: IconName;
  /** What people who look for it may type, besides its label. */
  readonly words: string;
}

const PORTAL_ENTRIES: readonly NavigationEntry[] = [
  { href: '/portal', label: 'Overview', icon: 'overview', words: 'home dashboard start books' },
  { href: '/portal/commands', label: 'Commands', icon: 'list', words: 'history log sent queue jobs' },
  { href: '/portal/events', label: 'Events', icon: 'pulse', words: 'feed changes' },
  { href: '/portal/notifications', label: 'Notifications', icon: 'bell', words: 'alerts warnings' },
  { href: '/portal/team', label: 'Team', icon: 'people', words: 'people users invite roles accountant' },
];
const CONNECT_ENTRIES: readonly NavigationEntry[] = [
  { href: '/portal/connector', label: 'Connector', icon: 'plug', words: 'install download setup machine offline stopped' },
  {
    right: 'integrate',
    href: '/portal/keys',
    label: 'API keys',
    icon: 'key',
    words: 'app key tenant secret rotate revoke token',
  },
  { right: 'integrate', href: '/portal/usage', label: 'Usage', icon: 'chart', words: 'limits rejected requests statistics' },
  {
    right: 'integrate',
    href: '/portal/webhooks',
    label: 'Webhooks',
    icon: 'send',
    words: 'endpoint receiver deliveries signing secret',
  },
  {
    right: 'operate',
    href: '/portal/sandbox',
    label: 'Sandbox',
    icon: 'flask',
    words: 'test book try sample blank reset user-defined fields',
  },
  {
    right: 'report',
    href: '/portal/reports',
    label: 'Reports',
    icon: 'document',
    words: 'statement balance sheet profit loss trial balance aging',
  },
];
const LEARN_ENTRIES: readonly NavigationEntry[] = [
  { href: '/developers', label: 'Developer docs', icon: 'code', words: 'api documentation guide errors' },
  { href: '/developers/commands', label: 'Command catalog', icon: 'book', words: 'recipes command types' },
];
/** Reached from other pages. */
const FURTHER_ENTRIES: readonly NavigationEntry[] = [
  {
    href: '/portal/account',
    label: 'Account',
    icon: 'person',
    words: 'company name phone email password plan subscription billing log out',
  },
  {
    href: '/portal/security',
    label: 'Login security',
    icon: 'key',
    words: 'second factor two passkey recovery codes authenticator sessions',
  },
  { right: 'govern', href: '/portal/data', label: 'Your data', icon: 'download', words: 'export erase delete retention privacy' },
  { right: 'integrate', href: '/portal/pair', label: 'Connect a program', icon: 'plug', words: 'pair pairing code' },
];

/** What the search finds besides commands: every page that the role can open. */
function pageList(role: Role): Html {
  const entries = [...PORTAL_ENTRIES, ...CONNECT_ENTRIES, ...FURTHER_ENTRIES, ...LEARN_ENTRIES];
  const open = entries.filter(({ right }) => right === undefined || mayDo(role, right));
  return html`
    <template data-pages>
      ${open.map(({ href, label, words }) => html`<a href="${href}" data-words="${words}">${label}</a>`)}
    </template>
  `;
}

export function portalPage({ current, shell, content, scripts = [], ...rest }: PortalPage): string {
  const { email, role, openNotifications, connector } = shell;
  const badges = new Map<string, Html>([['/developers/commands', html`<span class="n">${COMMAND_TYPE_COUNT}</span>`]]);
  if (openNotifications !== '') {
    badges.set('/portal/notifications', html`<span class="n alert">${openNotifications}<span class="vh"> open</span></span>`);
  }
  const entries = (list: readonly NavigationEntry[]): Html =>
    html`${list
      .filter(({ right }) => right === undefined || mayDo(role, right))
      .map(
        ({ href, label, icon: name }) => html`
          <a href="${href}"${href === current && html` aria-current="page"`}>
            ${icon(name)}
            ${label}
            ${badges.get(href) ?? null}
          </a>
        `,
      )}`;
  return document({
    ...rest,
    reader: shell.reader,
    scripts: ['page', 'portal', ...scripts],
    body: html`
      <div class="app">
        <aside class="sidebar">
          ${wordmark('/')}
          ${tenantName(shell)}
          ${barLink('/portal/account', 'Account', current)}
          <nav aria-label="Portal">
            ${entries(PORTAL_ENTRIES)}
            <div class="group">Connect</div>
            ${entries(CONNECT_ENTRIES)}
            <div class="group">Learn</div>
            ${entries(LEARN_ENTRIES)}
          </nav>
          <div class="end">
            <a class="row tight nowrap" href="/portal/connector">
              <span class="dot" data-status="${connector.isOnline ? 'online' : 'offline'}"></span>
              <span class="truncate">${connector.words}</span>
            </a>
            <div class="row tight nowrap between">
              <span class="who" title="${email}, ${role}">${email}</span>
              <a href="/portal/account"${current === '/portal/account' && html` aria-current="page"`}>Account</a>
            </div>
            ${languageSwitch(shell.reader, current)}
          </div>
        </aside>
        <main class="main" id="main" tabindex="-1">${erasureNotice(shell)}${content}</main>
      </div>
      ${switchDialog(shell)}
      ${pageList(role)}
    `,
  });
}

/** On every page until the company is gone. */
function erasureNotice({ companyName, eraseAt, role }: PortalShell): Html | null {
  if (eraseAt === null) return null;
  const cancel = mayDo(role, 'govern')
    ? html`
      <div class="actions">
        <button class="btn sm" type="button" data-post="/app/erasure/cancel" data-leads-to="/portal/data">
          Cancel the erasure
        </button>
        <a class="btn sm" href="/app/export.zip" download>Export everything</a>
      </div>
    `
    : null;
  return notice({
    tone: 'failed',
    glyph: 'alert',
    title: html`<span class="break">${companyName}</span> will be erased on ${dayText(eraseAt)}`,
    content: html`
      <p>
        Keys and connectors no longer work, and nothing can be changed. After that day everything is removed and cannot be
        restored.${cancel === null && ' An owner can cancel it.'}
      </p>
      ${cancel}
    `,
  });
}

/** The company; a button where there are others to switch to. */
const tenantName = ({ companyName, memberships }: PortalShell): Html =>
  memberships.length < 2
    ? html`<p class="tenant">${companyName}</p>`
    : html`
      <p class="tenant">
        <button class="switch" type="button" popovertarget="companies" aria-label="${companyName}, switch company">
          <span class="truncate">${companyName}</span>
          ${icon('switch', 'sm')}
        </button>
      </p>
    `;

function switchDialog({ memberships, tenantId: shown }: PortalShell): Html | null {
  if (memberships.length < 2) return null;
  return dialogBox({
    id: 'companies',
    title: 'Switch company',
    content: html`
      <ul class="plan-list">
        ${memberships.map(
          ({ tenantId, companyName, role }) => html`
            <li>
              <span class="break">${companyName}<span class="sub dim small">${role}</span></span>
              ${
                tenantId === shown
                  ? html`<span class="dim small">shown now</span>`
                  : html`
                    <button class="btn sm" type="button" data-post="/app/tenant"
                      data-body="${JSON.stringify({ tenantId })}" data-leads-to="/portal"
                      aria-label="Switch to ${companyName}">Switch</button>
                  `
              }
            </li>
          `,
        )}
      </ul>
    `,
    cancel: 'Stay here',
    actions: html``,
  });
}
