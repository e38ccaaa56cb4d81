/** The frame of a page: the document's head, and the frames of the public pages, the portal and the developer docs. */

import { COMMAND_TYPE_COUNT } from '@ledgerline/catalog';
import type { Membership, Role } from '@ledgerline/contract';
import { mayDo, type PortalRight } from '../account/rights/role.ts';
import { assetPath } from './assets.ts';
import { type Html, html } from './html.ts';
import { type IconName, icon, wordmark } from './icon.ts';
import { dayText } from './moment.ts';

export interface Document {
  readonly title: string;
  readonly body: Html;
  /** Files of `browser/` that the page needs, by name without ending. */
  readonly scripts?: readonly string[];
  readonly description?: string;
}

/** A whole document. Links carry no host, so that pages work under any address. */
export function document({ title, body, scripts = [], description }: Document): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${description !== undefined && html`<meta name="description" content="${description}">\n`}<title>${title} · Ledgerline</title>
<link rel="icon" href="/favicon.ico" sizes="48x48">
<link rel="icon" href="/assets/icon.svg" sizes="any" type="image/svg+xml">
<link rel="stylesheet" href="${assetPath('style.css')}">
${scripts.map((name) => html`<script type="module" src="${assetPath(`${name}.js`)}"></script>\n`)}</head>
<body>
<a class="skip" href="#main">Skip to content</a>
${body}
</body>
</html>
`.text;
}

export interface Framed {
  readonly title: string;
  readonly content: Html;
  readonly scripts?: readonly string[];
  readonly description?: string;
}

export interface SitePage extends Framed {
  /** The path of the entry of the navigation that this page is under. */
  readonly current: string;
  readonly isLoggedIn: boolean;
}

const SITE_LINKS = [
  ['/', 'How it works', 'opt'],
  ['/developers', 'Developers', ''],
  ['/pricing', 'Pricing', ''],
] as const;

/** Public pages such as landing, pricing and errors. */
export function sitePage({ current, isLoggedIn, content, scripts = [], ...rest }: SitePage): string {
  return document({
    ...rest,
    scripts: ['page', ...scripts],
    body: html`<header class="site-head"><div class="wrap">${wordmark('/')}
<nav aria-label="Main">${SITE_LINKS.map(([href, label, classes]) => html`<a${classes !== '' && html` class="${classes}"`} href="${href}"${href === current && html` aria-current="page"`}>${label}</a>`)}</nav>
${isLoggedIn ? html`<a class="login" href="/portal">Portal</a><a class="btn primary hide-s" href="/portal/sandbox">Run a command</a>` : html`<a class="login" href="/login">Log in</a><a class="btn primary hide-s" href="/signup">Start free trial</a>`}</div></header>
<main id="main" tabindex="-1">
${content}
</main>
${siteFoot}`,
  });
}

const siteFoot = html`<footer class="site-foot"><div class="wrap"><div class="cols">
<div class="stack sm">${wordmark('/')}<p class="measure">Connect any program to your account book.</p></div>
<div><h2>Build</h2><ul><li><a href="/developers">Developer docs</a></li><li><a href="/developers/commands">Command catalog</a></li><li><a href="/openapi.json">OpenAPI 3.1</a></li><li><a href="/llms.txt">llms.txt</a></li></ul></div>
<div><h2>Run</h2><ul><li><a href="/portal/connector">Install the connector</a></li><li><a href="/portal/sandbox">Sandbox</a></li><li><a href="/developers/delivery">Delivery guarantees</a></li></ul></div>
<div><h2>Account</h2><ul><li><a href="/pricing">Pricing</a></li><li><a href="/signup">Sign up</a></li><li><a href="/login">Log in</a></li></ul></div></div>
<nav class="fine" aria-label="About this service"><a href="/terms">Terms</a><a href="/privacy">Privacy</a><a href="/status">Status</a><a href="/contact">Contact</a><span>Ledgerline is not the maker of your accounting package; all names belong to their owners.</span></nav></div></footer>`;

/** What every page of the portal shows of the tenant. */
export interface PortalShell {
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
  return html`<template data-pages>${open.map(({ href, label, words }) => html`<a href="${href}" data-words="${words}">${label}</a>`)}</template>`;
}

export function portalPage({ current, shell, content, scripts = [], ...rest }: PortalPage): string {
  const { email, role, openNotifications, connector } = shell;
  const badges = new Map<string, Html>([['/developers/commands', html`<span class="n">${COMMAND_TYPE_COUNT}</span>`]]);
  if (openNotifications !== '') {
    badges.set('/portal/notifications', html`<span class="n alert">${openNotifications}<span class="vh"> open</span></span>`);
  }
  const entries = (list: readonly NavigationEntry[]): Html =>
    html`${list.filter(({ right }) => right === undefined || mayDo(role, right)).map(({ href, label, icon: name }) => html`<a href="${href}"${href === current && html` aria-current="page"`}>${icon(name)}${label}${badges.get(href) ?? null}</a>`)}`;
  return document({
    ...rest,
    scripts: ['page', 'portal', ...scripts],
    body: html`<div class="app"><aside class="sidebar">${wordmark('/')}
${tenantName(shell)}${barLink('/portal/account', 'Account', current)}
<nav aria-label="Portal">${entries(PORTAL_ENTRIES)}
<div class="group">Connect</div>${entries(CONNECT_ENTRIES)}
<div class="group">Learn</div>${entries(LEARN_ENTRIES)}</nav>
<div class="end"><a class="row tight nowrap" href="/portal/connector"><span class="dot" data-status="${connector.isOnline ? 'online' : 'offline'}"></span><span class="truncate">${connector.words}</span></a><div class="row tight nowrap between"><span class="who" title="${email}, ${role}">${email}</span><a href="/portal/account"${current === '/portal/account' && html` aria-current="page"`}>Account</a></div></div></aside>
<main class="main" id="main" tabindex="-1">
${erasureNotice(shell)}${content}
</main></div>
${switchDialog(shell)}${pageList(role)}`,
  });
}

/** On every page until the company is gone. */
function erasureNotice({ companyName, eraseAt, role }: PortalShell): Html | null {
  if (eraseAt === null) return null;
  const cancel = mayDo(role, 'govern')
    ? html`<div class="actions"><button class="btn sm" type="button" data-post="/app/erasure/cancel" data-leads-to="/portal/data">Cancel the erasure</button><a class="btn sm" href="/app/export.zip" download>Export everything</a></div>`
    : null;
  return html`<section class="notice" data-tone="failed">${icon('alert')}<h2><span class="break">${companyName}</span> will be erased on ${dayText(eraseAt)}</h2><p>Keys and connectors no longer work, and nothing can be changed. After that day everything is removed and cannot be restored.${cancel === null && ' An owner can cancel it.'}</p>${cancel}</section>`;
}

/** The company; a button where there are others to switch to. */
const tenantName = ({ companyName, memberships }: PortalShell): Html =>
  memberships.length < 2
    ? html`<p class="tenant">${companyName}</p>`
    : html`<p class="tenant"><button class="switch" type="button" popovertarget="companies" aria-label="${companyName}, switch company"><span class="truncate">${companyName}</span>${icon('switch', 'sm')}</button></p>`;

function switchDialog({ memberships, tenantId: shown }: PortalShell): Html | null {
  if (memberships.length < 2) return null;
  return html`<div class="dialog" id="companies" popover role="dialog" aria-labelledby="companies-title"><div class="in"><h2 id="companies-title">Switch company</h2><ul class="plan-list">${memberships.map(({ tenantId, companyName, role }) => html`<li><span class="break">${companyName}<span class="sub dim small">${role}</span></span>${tenantId === shown ? html`<span class="dim small">shown now</span>` : html`<button class="btn sm" type="button" data-post="/app/tenant" data-body="${JSON.stringify({ tenantId })}" data-leads-to="/portal" aria-label="Switch to ${companyName}">Switch</button>`}</li>`)}</ul></div><div class="foot"><button class="btn" type="button" popovertarget="companies" popovertargetaction="hide">Stay here</button></div></div>`;
}

/** Replaces, in the bar of a phone, the end of the sidebar, which is not shown there. */
const barLink = (href: string, label: string, current: string): Html =>
  html`<a class="btn quiet icon bar-link" href="${href}" aria-label="${label}"${href === current && html` aria-current="page"`}>${icon('person', 'lg')}</a>`;

export interface DocsEntry {
  readonly href: string;
  readonly label: string;
  readonly count?: number;
}

export interface DocsPage extends Framed {
  readonly current: string;
  readonly isLoggedIn: boolean;
  readonly guides: readonly DocsEntry[];
  /** The guides of docs/. */
  readonly docs: readonly DocsEntry[];
  readonly modules: readonly DocsEntry[];
  /** A search field next to the navigation, for pages without their own. */
  readonly search?: Html;
}

export function docsPage({
  current,
  isLoggedIn,
  guides,
  docs,
  modules,
  search,
  content,
  scripts = [],
  ...rest
}: DocsPage): string {
  const entries = (list: readonly DocsEntry[]): Html =>
    html`${list.map(({ href, label, count }) => html`<a href="${href}"${href === current && html` aria-current="page"`}>${label}${count !== undefined && html`<span class="n">${count}</span>`}</a>`)}`;
  return document({
    ...rest,
    scripts: ['page', ...scripts],
    body: html`<div class="app docs"><aside class="sidebar">${wordmark('/')}<p class="tenant">Developer docs</p>${barLink(isLoggedIn ? '/portal' : '/login', isLoggedIn ? 'Portal' : 'Log in', current)}${search ?? null}<nav aria-label="Docs">${entries(guides)}
<div class="group">Guides</div>${entries(docs)}
<div class="group">Commands</div>${entries(modules)}</nav>
<div class="end">${isLoggedIn ? html`<a href="/portal/sandbox">Open your sandbox</a><a href="/portal">Portal</a>` : html`<a href="/signup">Open a free sandbox</a><a href="/login">Log in</a>`}</div></aside><main class="main" id="main" tabindex="-1">
${content}
</main></div>`,
  });
}

export interface PageHead {
  readonly title: Html | string;
  readonly sub?: Html | string;
  /** Buttons at the end of the line. */
  readonly actions?: Html;
}

/** The head of a page within a frame: its one h1, closed by the double rule. */
export const pageHead = ({ title, sub, actions }: PageHead): Html =>
  html`<header class="page-head"><div class="line"><div><h1>${title}</h1>${sub !== undefined && html`<p class="sub">${sub}</p>`}</div>${actions !== undefined && html`<div class="row tight">${actions}</div>`}</div></header>`;
