/** The portal: what a tenant has, how it stands, and the few things to do about it. Shows values; changes go through /app. */

import {
  type AccountBook,
  type AppKey,
  type AppState,
  accessModules,
  type Command,
  type CommandSummary,
  type ConnectorState,
  limits,
  type Notification,
} from '@ledgerline/contract';
import { type Html, html } from './html.ts';
import { page } from './layout.ts';

export interface PortalContent {
  readonly state: AppState;
  readonly notifications: readonly Notification[];
  readonly keys: readonly AppKey[];
  readonly commands: readonly CommandSummary[];
  /** The status that the commands were narrowed to; null for all. */
  readonly status: string | null;
  readonly isSandboxOffered: boolean;
}

export function portalPage(content: PortalContent): string {
  const { state } = content;
  return page({
    title: 'Portal',
    isLoggedIn: true,
    scripts: ['portal.js'],
    content: html`<h1>${state.tenant.companyName}</h1>
<p role="status" class="note" data-status></p>
<p class="problem" role="alert" data-message hidden></p>
<section class="card" data-secret-panel hidden tabindex="-1" aria-labelledby="secret-title">
<h2 id="secret-title">Shown once</h2>
<p>Copy it now; it cannot be shown again.</p>
<p><code data-secret></code> <button type="button" data-copy>Copy</button></p>
</section>
${account(state)}
${notifications(content.notifications)}
${connectors(content)}
${books(state.companies)}
${keys(content.keys)}
${commands(content)}
${security()}`,
  });
}

function account({ tenant }: AppState): Html {
  const { status, plan, trialEndsAt, currentPeriodEnd } = tenant.subscription;
  return html`<section aria-labelledby="account">
<h2 id="account">Account</h2>
<p>${tenant.email}, plan ${plan}: <strong>${status}</strong>${status === 'trialing' && trialEndsAt !== null && html` until ${instant(trialEndsAt)}`}${
    currentPeriodEnd != null && html`, paid until ${instant(currentPeriodEnd)}`
  }. <a href="/pricing">Plans</a></p>
</section>
`;
}

function notifications(list: readonly Notification[]): Html {
  return html`<section aria-labelledby="notifications">
<h2 id="notifications">Notifications</h2>
${list.length === 0 && html`<p class="note">Nothing needs your attention.</p>`}
${list.map(
  ({ notificationId, severity, title, message, action }) => html`<article class="card">
<h3>${title} <span class="note">(${severity})</span></h3>
<p>${message}</p>
<p>${action !== null && html`<a href="${action.href}">${action.label}</a> `}<button type="button" data-post="/app/notifications/${encodeURIComponent(notificationId)}/dismiss" aria-label="Dismiss: ${title}">Dismiss</button></p>
</article>
`,
)}
</section>
`;
}

function connectors({ state, isSandboxOffered }: PortalContent): Html {
  const hasSandbox = state.connectors.some(({ kind }) => kind === 'sandbox');
  return html`<section aria-labelledby="connectors">
<h2 id="connectors">Connectors</h2>
<div class="wide" tabindex="0" role="region" aria-label="Connectors"><table>
<thead><tr><th scope="col">connectorId</th><th scope="col">Kind</th><th scope="col">State</th><th scope="col">Build</th><th scope="col">Waiting</th><th scope="col">Running</th><th scope="col">Change</th></tr></thead>
<tbody>
${state.connectors.map(connectorRow)}</tbody>
</table></div>
<p><a href="/downloads/ConnectorSetup.exe">Download the connector installer</a> · <a href="/app/connector-config.json" download>Download the connector configuration</a></p>
${isSandboxOffered && html`<p>${hasSandbox ? post('/app/sandbox/reset', 'Reset the sandbox', { confirm: 'Everything in the sandbox books is lost. Reset them?' }) : post('/app/sandbox', 'Open a sandbox')} <span class="note">Account books to try commands on, without your accounting package.</span></p>`}
</section>
`;
}

function connectorRow({ connectorId, kind, state, lastHeardAt, build, updateRequired, queued, running }: ConnectorState): Html {
  const path = `/app/connectors/${encodeURIComponent(connectorId)}`;
  return html`<tr><th scope="row"><code>${connectorId}</code></th><td>${kind}</td><td>${state}${lastHeardAt !== null && html`<br><span class="note">heard ${instant(lastHeardAt)}</span>`}</td><td>${build ?? '–'}${updateRequired && html`<br><span class="problem">needs an update</span>`}</td><td>${queued}</td><td>${running}</td><td>${post(
    `${path}/rotate-key`,
    'Replace its key',
    { secret: 'connectorKey', confirm: 'The key in use stops working at once. Replace it?' },
  )} ${post(`${path}/release-install`, 'Move to another machine', { confirm: 'Let another installation take over now?' })}</td></tr>
`;
}

function books(companies: readonly AccountBook[]): Html {
  return html`<section aria-labelledby="books">
<h2 id="books">Account books</h2>
${
  companies.length === 0
    ? html`<p class="note">No connector has reported any yet.</p>`
    : html`<div class="wide" tabindex="0" role="region" aria-label="Account books"><table>
<thead><tr><th scope="col">companyId</th><th scope="col">Name</th><th scope="col">connectorId</th><th scope="col">State</th><th scope="col">Waiting</th></tr></thead>
<tbody>
${companies.map(
  ({
    companyId,
    name,
    connectorId,
    state,
    message,
    queued,
  }) => html`<tr><th scope="row"><code>${companyId}</code></th><td>${name}</td><td><code>${connectorId}</code></td><td>${state ?? '–'}${message !== null && html`<br><span class="note">${message}</span>`}</td><td>${queued}</td></tr>
`,
)}</tbody>
</table></div>`
}
</section>
`;
}

function keys(list: readonly AppKey[]): Html {
  return html`<section aria-labelledby="keys">
<h2 id="keys">Keys</h2>
<p>${post('/app/rotate-tenant-api-key', 'Replace the tenant key', { secret: 'tenantApiKey', confirm: 'The tenant key in use stops working at once. Replace it?' })}</p>
<h3>App keys</h3>
${list.length > 0 && keyTable(list)}
<form data-new-key data-modules="${accessModules.join(' ')}">
<p class="field"><label for="name">Name of a new key</label><input id="name" name="name" required maxlength="${limits.appKeyNameCharactersMax}" autocomplete="off"></p>
<fieldset><legend>It may</legend>
<label><input type="radio" name="access" value="full" checked> do everything</label>
<label><input type="radio" name="access" value="read"> only read</label>
</fieldset>
<p><button type="submit">Make the key</button></p>
</form>
</section>
`;
}

function keyTable(list: readonly AppKey[]): Html {
  return html`<div class="wide" tabindex="0" role="region" aria-label="App keys"><table>
<thead><tr><th scope="col">Name</th><th scope="col">Begins with</th><th scope="col">May</th><th scope="col">Last used</th><th scope="col">Ends</th><th scope="col">Change</th></tr></thead>
<tbody>
${list.map(
  ({
    keyId,
    name,
    prefix,
    access,
    companies,
    lastUsedAt,
    expiresAt,
    revokedAt,
  }) => html`<tr><th scope="row">${name}</th><td><code>${prefix}…</code></td><td>${access === 'full' ? 'everything' : Object.entries(access).map(([module, rights]) => html`${module}: ${(rights ?? []).join(', ')}<br>`)}${companies !== null && html`<span class="note">only ${companies.join(', ')}</span>`}</td><td>${lastUsedAt === null ? 'never' : instant(lastUsedAt)}</td><td>${revokedAt !== null ? html`revoked ${instant(revokedAt)}` : expiresAt === null ? 'never' : instant(expiresAt)}</td><td>${revokedAt === null && post(`/app/api-keys/${encodeURIComponent(keyId)}/revoke`, 'Revoke', { confirm: `Programs with the key “${name}” stop working at once. Revoke it?` })}</td></tr>
`,
)}</tbody>
</table></div>`;
}

function commands({ commands: list, status }: PortalContent): Html {
  return html`<section aria-labelledby="commands">
<h2 id="commands">${status === null ? 'Recent commands' : `Commands that are ${status}`}</h2>
${status !== null && html`<p><a href="/portal#commands">Show all</a></p>`}
${
  list.length === 0
    ? html`<p class="note">There are none.</p>`
    : html`<div class="wide" tabindex="0" role="region" aria-label="Commands"><table>
<thead><tr><th scope="col">commandId</th><th scope="col">Type</th><th scope="col">Account book</th><th scope="col">Sent</th><th scope="col">Status</th></tr></thead>
<tbody>
${list.map(
  ({
    commandId,
    type,
    companyId,
    createdAt,
    status: own,
    error,
  }) => html`<tr><th scope="row"><a href="/portal/commands/${encodeURIComponent(commandId)}"><code>${commandId}</code></a></th><td>${type}</td><td>${companyId}</td><td>${instant(createdAt)}</td><td>${own}${error !== null && html`<br><span class="note">${error.code}</span>`}</td></tr>
`,
)}</tbody>
</table></div>`
}
</section>
`;
}

function security(): Html {
  const { passwordCharactersMin, passwordCharactersMax } = limits;
  return html`<section aria-labelledby="security">
<h2 id="security">Password and sessions</h2>
<form data-password>
<p class="field"><label for="currentPassword">Current password</label><input id="currentPassword" name="currentPassword" type="password" autocomplete="current-password" required maxlength="${passwordCharactersMax}"></p>
<p class="field"><label for="newPassword">New password</label><input id="newPassword" name="newPassword" type="password" autocomplete="new-password" required minlength="${passwordCharactersMin}" maxlength="${passwordCharactersMax}"></p>
<p><button type="submit">Change the password</button></p>
</form>
<p>${post('/logout', 'Log out', { leadsTo: '/login' })} ${post('/app/sessions/end', 'Log out everywhere', { leadsTo: '/login' })}</p>
</section>`;
}

interface PostOptions {
  readonly confirm?: string;
  /** The member of the answer that is a secret to show once. */
  readonly secret?: string;
  /** Where to go afterwards; the page is loaded again when absent. */
  readonly leadsTo?: string;
}

const post = (path: string, label: string, { confirm, secret, leadsTo }: PostOptions = {}): Html =>
  html`<button type="button" data-post="${path}"${confirm !== undefined && html` data-confirm="${confirm}"`}${
    secret !== undefined && html` data-secret-member="${secret}"`
  }${leadsTo !== undefined && html` data-leads-to="${leadsTo}"`}>${label}</button>`;

const instant = (text: string): Html => html`<time datetime="${text}">${text.slice(0, 16).replace('T', ' ')} UTC</time>`;

/** One command with everything that is known of it. */
export function commandPage(command: Command): string {
  const { commandId, type, companyId, connectorId, status, createdAt, startedAt, finishedAt, attempts, error } = command;
  return page({
    title: commandId,
    isLoggedIn: true,
    content: html`<p><a href="/portal#commands">Back to the portal</a></p>
<h1><code>${commandId}</code></h1>
<p>${type}, account book ${companyId} on connector <code>${connectorId}</code>: <strong>${status}</strong>.</p>
<p>Sent ${instant(createdAt)}${startedAt !== null && html`, started ${instant(startedAt)}`}${finishedAt !== null && html`, ended ${instant(finishedAt)}`}; given out ${attempts} ${attempts === 1 ? 'time' : 'times'}.</p>
${error !== null && html`<h2>Error</h2><p class="problem">${error.message}</p><p>${error.code}, outcome ${error.outcome}${error.retryable && ', may be sent again'}.</p>`}
${block('Payload', command.payload)}
${command.result !== null && block('Result', command.result)}
${command.reconciliation !== undefined && block('What the connector reported later', command.reconciliation)}`,
  });
}

const block = (title: string, value: unknown): Html =>
  html`<h2>${title}</h2><pre tabindex="0"><code>${JSON.stringify(value, null, 2)}</code></pre>`;
