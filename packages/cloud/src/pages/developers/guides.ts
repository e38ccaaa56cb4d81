/** The short guides: what every caller has to know, and how callers prove who they are. */

import { callerRules } from '@ledgerline/catalog/publish';
import { accessModules, type accessRights, limits } from '@ledgerline/contract';
import { codeBlock } from '../code.ts';
import { html } from '../html.ts';
import { codesOf } from './fields.ts';
import { developerPage, docHead, type Reader, sectionHead } from './page.ts';
import { prose } from './prose.ts';

export const rulesPage = (reader: Reader): string =>
  developerPage(reader, {
    title: 'Caller rules',
    current: '/developers/rules',
    description: 'What every caller has to know, in thirteen sentences.',
    content: html`${docHead({ here: 'Caller rules', title: `${callerRules.length} rules for callers`, sub: 'Everything that is not obvious, in one place. The manifest tells agents the same.' })}
<ol class="rules read">${callerRules.map((rule, index) => html`<li id="rule-${index + 1}"><span>${prose(rule)}</span></li>\n`)}</ol>`,
  });

const CREDENTIALS = [
  ['Your program', html`tenant key <code>ll_tenant_…</code> or app key <code>ll_app_…</code>`, html`<code>/v1/*</code>`],
  [
    'You, in the portal',
    html`a login, kept in a cookie for ${limits.sessionDays} days of use`,
    html`<code>/portal</code>, <code>/app/*</code>`,
  ],
  ['The connector', html`connector key <code>ll_conn_…</code>, from the portal’s download`, html`<code>/connectors/*</code>`],
  ['The operator of this service', html`admin key <code>ll_admin_…</code>`, html`<code>/admin/*</code>`],
] as const;

const RIGHTS = [
  ['read', 'list, get, read, validate and print'],
  ['write', 'create, update, cancel and void'],
  ['delete', 'delete'],
] as const satisfies readonly (readonly [(typeof accessRights)[number], string])[];

export const authenticationPage = (reader: Reader): string =>
  developerPage(reader, {
    title: 'Authentication',
    current: '/developers/authentication',
    description: 'Keys, rights and sessions: how callers prove who they are.',
    content: html`${docHead({ here: 'Authentication', title: 'Authentication', sub: 'One header on every call. Everything a key can see belongs to its tenant; anything else answers 404, as if it were not there.' })}
${codeBlock({ title: 'On every call to /v1', language: 'text', text: 'Authorization: Bearer ll_app_…' })}
${sectionHead('Who proves what')}
<div class="card"><div class="table-box" tabindex="0" role="region" aria-label="Credentials"><table class="table"><caption class="vh">Credentials by caller</caption><thead><tr><th scope="col">Caller</th><th scope="col">Credential</th><th scope="col">Good for</th></tr></thead><tbody>
${CREDENTIALS.map(([caller, credential, paths]) => html`<tr><th scope="row">${caller}</th><td>${credential}</td><td>${paths}</td></tr>\n`)}</tbody></table></div></div>
${sectionHead('Tenant key and app keys')}
<div class="read stack"><p>The tenant key may do everything. It is shown once, when you sign up, and again only when you rotate it in the <a href="/portal/keys">portal</a>; the old one stops at once.</p>
<p>Give each program an app key of its own, with a name, no more rights than it needs, the books it may use, and a last day if you like. Its secret is shown once. A tenant may have up to ${limits.appKeysPerTenantMax} of them; revoking one stops it at once.</p>
<p>Keys end in a checksum and begin with a word of ours, so that scanners can spot a leaked one. Of tenant and app keys we keep only hashes.</p></div>
${sectionHead('Rights', { id: 'rights' })}
<div class="card"><table class="table"><caption class="vh">Rights of an app key</caption><thead><tr><th scope="col">Right</th><th scope="col">Lets a key</th></tr></thead><tbody>${RIGHTS.map(([right, lets]) => html`<tr><th scope="row"><code>${right}</code></th><td>${lets}</td></tr>`)}</tbody></table></div>
<div class="read stack mt"><p>A key is <code>full</code>, or has rights module by module: ${codesOf([...accessModules])}. Every recipe names the right it needs.</p>
<p>There is no right over tax: a key without full access may read tax commands and nothing more, and <a href="/developers/commands/merge-tax-entity"><code>merge-tax-entity</code></a> needs full access. A bulk command needs the right over <code>bulk-tools</code> and the right to create what its rows are.</p>
<p>A key can follow a command, whichever key sent it, when it has the right to send it or the right <code>read</code> over its module. A key with <code>write</code> alone never sees the results of reads. Files need <code>read</code>.</p>
<p>A call that lacks a right answers 403 <code>access_denied</code> and names the right.</p></div>
${sectionHead('Limits')}
<ul class="leaders measure"><li><span class="k">Calls a minute and key, unless the operator says otherwise</span><span>${limits.requestsPerMinuteDefault.toLocaleString('en')}</span></li><li><span class="k">Calls a minute of all keys and sessions of a tenant</span><span>${(limits.requestsPerMinuteDefault * limits.tenantRequestsPerKeyRequests).toLocaleString('en')}</span></li><li><span class="k">Requests a minute of an address without a key or session</span><span>${limits.addressRequestsPerMinuteDefault.toLocaleString('en')}</span></li><li><span class="k">Body of a command</span><span>${limits.commandBodyBytesMax / 1_048_576} MiB, bulk ${limits.bulkCommandBodyBytesMax / 1_048_576} MiB</span></li><li><span class="k">Queued commands of a tenant</span><span>${limits.queuedCommandsPerTenantMax.toLocaleString('en')}</span></li><li><span class="k">Failed logins of strangers in ${limits.failedLoginsWindowMinutes} minutes</span><span>${limits.failedLoginsPerAccountMax} for an account, ${limits.failedLoginsPerAddressMax} from an address</span></li></ul>
<p class="muted small mt-s">Past a limit a call answers 429 with <code>Retry-After</code>.</p>`,
  });
