/** The sandbox: two account books that are the tenant's to break, and a first command to run right here. */

import { findRecipe } from '@ledgerline/catalog';
import type { ConnectorState } from '@ledgerline/contract';
import { badge, dialogBox, emptyState, factList, formField, Html, html, icon, notice } from '@ledgerline/look';
import { formWords } from '@ledgerline/words/shared/form';
import { copyable } from '../code.ts';
import { readableJson } from '../developers/sample.ts';
import { pageHead } from '../frame.ts';
import { portalPage } from '../portal-frame.ts';
import type { PortalView } from '../portal-view.ts';
import { fieldsCard, type SandboxFields } from './sandbox-fields.ts';
import { subscriptionWarning } from './subscription-notice.ts';

export interface SandboxPage extends PortalView {
  readonly isOffered: boolean;
  /** YYYY-MM-DD in Kuala Lumpur, for documents that are written here. */
  readonly today: string;
  readonly fields: SandboxFields;
}

export function sandboxPage(page: SandboxPage): string {
  const { shell, state, isOffered, now } = page;
  const sandbox = state.connectors.find(({ kind }) => kind === 'sandbox') ?? null;
  return portalPage({
    title: 'Sandbox',
    current: '/portal/sandbox',
    shell,
    scripts: ['live', 'confirm', 'sandbox', 'fields'],
    content: html`
      ${pageHead({
        title: 'Sandbox',
        sub: 'Two test books you can change freely. They use the same API, and you need no accounting package.',
        ...(sandbox && {
          actions: html`<button class="btn" type="button" popovertarget="reset">${icon('renew')}Reset both books</button>`,
        }),
      })}
      <div class="stack lg">
        ${subscriptionWarning(shell.reader, state.tenant.subscription, now)}
        ${isOffered ? offered(page, sandbox) : notOffered}
      </div>
      ${sandbox && resetDialog(formWords(shell.reader.language).cancel)}
    `,
  });
}

const notOffered = notice({
  tone: 'plain',
  glyph: 'info',
  title: 'The sandbox is not available',
  content: html`<p>The operator has switched off the sandbox. Use the books of your own connector.</p>`,
  actions: html`<a class="btn sm" href="/portal/connector">Set up the connector</a>`,
});

function offered(page: SandboxPage, sandbox: ConnectorState | null): Html {
  if (sandbox) return html`${books(page, sandbox)}${runner(page)}${fieldsCard(page.fields)}`;
  return html`
    <section class="card">
      <div class="empty">
        ${icon('flask', 'lg')}
        <h2>Your sandbox is not open yet</h2>
        <p>Opening it takes about two seconds. You get a company with months of documents and an empty one.</p>
        <button class="btn primary" type="button" data-post="/app/sandbox" data-leads-to="/portal/sandbox">
          Open the sandbox
        </button>
      </div>
    </section>
  `;
}

const BOOKS = [
  {
    companyId: 'SAMPLE',
    name: 'Sample company',
    text: 'Customers, stock and months of documents of every type. Every example in the docs runs here unchanged.',
    classes: 'book',
  },
  {
    companyId: 'BLANK',
    name: 'Blank book',
    text: 'The same customers, items and accounts, without documents. Use it for tests that start from zero.',
    classes: 'book blank',
  },
] as const;

function books({ state }: SandboxPage, sandbox: ConnectorState): Html {
  const reported = state.companies.filter(({ connectorId }) => connectorId === sandbox.connectorId);
  const isStarting = sandbox.state === 'never-connected';
  return html`
    <div class="stack" id="books" data-live="3000">
      ${isStarting && starting}
      <div class="cols-2">
        ${BOOKS.map(({ companyId, name, text, classes }) => {
          const book = reported.find((known) => known.companyId === companyId);
          const isReady = book !== undefined && sandbox.state === 'online';
          const standing = isReady
            ? badge('online', 'tick', 'ready')
            : badge('running', 'running', sandbox.state === 'offline' ? 'host offline' : 'getting ready');
          return html`
            <section class="${classes}" aria-label="${companyId}">
              <div class="row between"><h2>${book?.name ?? name}</h2>${standing}</div>
              <p>${text}</p>
              ${factList([
                ['companyId', copyable(companyId, 'companyId')],
                ['connectorId', copyable(sandbox.connectorId, 'connectorId')],
              ])}
            </section>
          `;
        })}
      </div>
    </div>
  `;
}

/** The first start takes longer while many sandboxes start at once. */
const starting = html`
  <section class="notice" data-tone="info" data-starting>
    ${icon('info')}
    <h2>Your sandbox is starting</h2>
    <p>
      Its two books are being created. That takes a few seconds, and longer while the service is busy. This page updates by
      itself. You can send commands now: they run as soon as the books are ready.
    </p>
  </section>
`;

interface Pick {
  readonly type: string;
  readonly text: string;
  readonly payload: object;
}

/** The examples of the catalog, with today's date where a date is asked for. */
function picksOf(today: string): readonly Pick[] {
  const example = (type: string): object => findRecipe(type)?.examples[0]?.payload ?? {};
  return [
    { type: 'read-debtors', text: 'List the customers', payload: { limit: 5 } },
    {
      type: 'create-sales-invoice',
      text: 'Create an invoice and verify it',
      payload: { ...example('create-sales-invoice'), docDate: today, verifyAfterSave: true },
    },
    { type: 'sales-invoice-acct-pdf', text: 'Print an invoice as a PDF', payload: example('sales-invoice-acct-pdf') },
    { type: 'export-items', text: 'Export the items as a file', payload: {} },
  ];
}

const STARTS_WITH = 1;

/** What is shown where nothing was queued; a script fills it in. */
const refused = html`
  <div class="body">
    ${notice({
      tone: 'failed',
      glyph: 'cross',
      title: html`Rejected, nothing was queued: <code data-code></code>`,
      content: html`<ul data-reasons></ul><p class="small muted">Request <code data-request></code></p>`,
    })}
  </div>
`;

/** What is shown where it is not known whether anything was queued. */
const notKnown = html`
  <div class="body">
    ${notice({
      tone: 'amber',
      glyph: 'alert',
      title: 'No response arrived',
      content: html`<ul data-reasons></ul>`,
    })}
  </div>
`;

function runner({ today }: SandboxPage): Html {
  const picks = picksOf(today);
  return html`
    <div class="cols-2 narrow-start">
      <form method="dialog" class="card" data-run novalidate>
        <div class="head"><h2>Run a first command</h2></div>
        <div class="body stack">
          <noscript><p class="muted">Running a command from here needs JavaScript.</p></noscript>
          <fieldset class="pick">
            <legend class="vh">Command</legend>
            ${picks.map(
              ({ type, text, payload }, index) => html`
                <label>
                  <input type="radio" name="type" value="${type}"
                    data-payload="${readableJson(payload)}"${index === STARTS_WITH && new Html(' checked')}>
                  <b><code>${type}</code></b>
                  <span>${text}</span>
                </label>
              `,
            )}
          </fieldset>
          ${formField({
            id: 'payload',
            label: html`Payload <span class="opt-note">edit it, then run</span>`,
            problem: '',
            control: html`
              <textarea class="input mono" id="payload" name="payload" rows="14" spellcheck="false" autocapitalize="off"
                aria-describedby="payload-problem">${readableJson(picks[STARTS_WITH]?.payload ?? {})}</textarea>
            `,
          })}
          <div class="row between">
            <fieldset class="chips">
              <legend class="vh">Account book</legend>
              ${BOOKS.map(
                ({ companyId }, index) => html`
                  <label class="chip">
                    <input type="radio" name="companyId" value="${companyId}"${index === 0 && new Html(' checked')}>
                    ${companyId}
                  </label>
                `,
              )}
            </fieldset>
            <button class="btn primary" type="submit">${icon('run')}Run</button>
          </div>
          <p class="small muted">
            You can run any other command from its page in the <a href="/developers/commands">catalog</a>.
          </p>
        </div>
      </form>
      <template data-refused>${refused}</template>
      <template data-not-known>${notKnown}</template>
      <section class="card" aria-labelledby="answer-title">
        <div class="head"><h2 id="answer-title">Result</h2><span class="row tight" data-answer-meta></span></div>
        <p class="vh" role="status" data-announce></p>
        <div data-answer>
          ${emptyState(
            'run',
            'No command has run yet',
            html`<p>The result appears here, first as a sentence and then as JSON.</p>`,
          )}
        </div>
        <div class="foot row between" data-answer-foot hidden>
          <a class="btn sm" data-open-command href="/portal/commands">Open command</a>
          <button class="btn sm primary" type="button" data-print hidden>${icon('document', 'sm')}Now print its PDF</button>
        </div>
      </section>
    </div>
  `;
}

const resetDialog = (cancel: string): Html =>
  dialogBox({
    id: 'reset',
    title: 'Reset both sandbox books?',
    form: html` data-confirm="reset" data-post="/app/sandbox/reset"`,
    content: html`
    <p class="muted">
      SAMPLE and BLANK return to their original data, and everything you saved in them is deleted. Your user-defined fields and
      the list of commands stay. This cannot be undone.
    </p>
    ${formField({
      id: 'reset-typed',
      label: html`Type <b>reset</b> to confirm`,
      control: html`<input class="input" id="reset-typed" autocomplete="off" autocapitalize="off">`,
    })}
  `,
    cancel,
    actions: html`<button class="btn danger" type="submit" disabled>Reset books</button>`,
  });
