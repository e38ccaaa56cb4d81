/** The short guides: what every caller must know, and how callers prove who they are. */

import { accessModules, type accessRights, limits } from '@ledgerline/contract';
import { html, tableBox } from '@ledgerline/look';
import { codeBlock } from '../code.ts';
import { callerRules } from './caller-rules.ts';
import { codesOf } from './field-table.ts';
import { developerPage, docHead, type Reader, sectionHead } from './page.ts';
import { prose } from './prose.ts';

export const rulesPage = (reader: Reader): string =>
  developerPage(reader, {
    title: 'Caller rules',
    current: '/developers/rules',
    description: 'The rules that every caller must know.',
    content: html`
      ${docHead({
        here: 'Caller rules',
        title: `${callerRules.length} rules for callers`,
        sub: 'Everything that is not obvious, in one place. The manifest has the same rules for agents.',
      })}
      <ol class="rules read">
        ${callerRules.map((rule, index) => html`<li id="rule-${index + 1}"><span>${prose(rule)}</span></li>`)}
      </ol>
    `,
  });

const CREDENTIALS = [
  ['Your program', html`tenant key <code>ll_tenant_…</code> or app key <code>ll_app_…</code>`, html`<code>/v1/*</code>`],
  [
    'You, in the portal',
    html`a login session in a cookie, which ends ${limits.sessionDays} days after its last use`,
    html`<code>/portal</code>, <code>/app/*</code>`,
  ],
  ['The connector', html`connector key <code>ll_conn_…</code>, downloaded from the portal`, html`<code>/connectors/*</code>`],
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
    description: 'Keys, rights and sessions.',
    content: html`
      ${docHead({
        here: 'Authentication',
        title: 'Authentication',
        sub: 'One header on every request. A key can see only the resources of its tenant. All others return 404.',
      })}
      ${codeBlock({ title: 'On every request to /v1', language: 'text', text: 'Authorization: Bearer ll_app_…' })}
      ${sectionHead('Credentials')}
      <div class="card">
        ${tableBox({
          label: 'Credentials',
          caption: 'Credentials by caller',
          heads: ['Caller', 'Credential', 'Endpoints'],
          rows: CREDENTIALS.map(
            ([caller, credential, paths]) => html`
              <tr>
                <th scope="row">${caller}</th>
                <td>${credential}</td>
                <td>${paths}</td>
              </tr>
            `,
          ),
        })}
      </div>
      ${sectionHead('Tenant key and app keys')}
      <div class="read stack">
        <p>
          The tenant key has full access. It is shown once when you sign up. If you rotate it in the
          <a href="/portal/keys">portal</a>, you get a new key, and you choose how long the old one still works: up to
          ${limits.keyOverlapHoursMax / 24} days.
        </p>
        <p>
          Create an app key for each program, with a name, only the rights it needs, the books it can use and, if you like, an
          expiry date. It is shown once. A tenant can have up to ${limits.appKeysPerTenantMax} app keys. A revoked key stops
          working immediately.
        </p>
        <p>
          A program can also ask you for a key: it shows a code of 8 letters, you enter it on the page
          <a href="/portal/pair">Connect a program</a>, and choose what the program can do. <code>POST /device</code> starts
          this, as RFC 8628 describes.
        </p>
        <p>
          Keys start with a fixed prefix and end with a checksum, so that scanners can find leaked keys. We store only hashes of
          tenant keys and app keys.
        </p>
      </div>
      ${sectionHead('Rights', { id: 'rights' })}
      <div class="card">
        <table class="table">
          <caption class="vh">Rights of an app key</caption>
          <thead>
            <tr><th scope="col">Right</th><th scope="col">Allows</th></tr>
          </thead>
          <tbody>
            ${RIGHTS.map(
              ([right, lets]) => html`
                <tr>
                  <th scope="row"><code>${right}</code></th>
                  <td>${lets}</td>
                </tr>
              `,
            )}
          </tbody>
        </table>
      </div>
      <div class="read stack mt">
        <p>
          A key has full access (<code>full</code>) or rights for each module: ${codesOf([...accessModules])}. Every recipe
          names the right it needs.
        </p>
        <p>
          There are no rights for tax. A key without full access can only read tax records, and
          <a href="/developers/commands/merge-tax-entity"><code>merge-tax-entity</code></a> needs full access. A bulk command
          needs the right for <code>bulk-tools</code> and the right to create its rows.
        </p>
        <p>
          A key can read a command that any key sent if it has the right to send it or the <code>read</code> right for its
          module. A key with only <code>write</code> cannot see the results of reads. Files need <code>read</code>.
        </p>
        <p>A request without the required right returns 403 <code>access_denied</code>, and the message names the right.</p>
      </div>
      ${sectionHead('Limits')}
      <ul class="leaders measure">
        <li>
          <span class="k">Requests a minute for each key (the operator can change it)</span>
          <span>${limits.requestsPerMinuteDefault.toLocaleString('en')}</span>
        </li>
        <li>
          <span class="k">Requests a minute for all keys and sessions of a tenant</span>
          <span>${(limits.requestsPerMinuteDefault * limits.tenantRequestsPerKeyRequests).toLocaleString('en')}</span>
        </li>
        <li>
          <span class="k">Requests a minute from one address without a key or session</span>
          <span>${limits.addressRequestsPerMinuteDefault.toLocaleString('en')}</span>
        </li>
        <li>
          <span class="k">Body of a command</span>
          <span>${limits.commandBodyBytesMax / 1_048_576} MiB, bulk ${limits.bulkCommandBodyBytesMax / 1_048_576} MiB</span>
        </li>
        <li>
          <span class="k">Queued commands of a tenant</span>
          <span>${limits.queuedCommandsPerTenantMax.toLocaleString('en')}</span>
        </li>
        <li>
          <span class="k">Failed logins from unknown devices in ${limits.failedLoginsWindowMinutes} minutes</span>
          <span>${limits.failedLoginsPerAccountMax} for an account, ${limits.failedLoginsPerAddressMax} from an address</span>
        </li>
      </ul>
      <p class="muted small mt-s">Above a limit, requests return 429 with <code>Retry-After</code>.</p>
    `,
  });
