/** The sandbox: two account books that are the tenant's to break, and a first command to run right here. */

import { findRecipe } from '@ledgerline/catalog';
import type { ConnectorState } from '@ledgerline/contract';
import { badge, dialogBox, emptyState, factList, formField, Html, html, icon, notice } from '@ledgerline/look';
import { pageNameWords } from '@ledgerline/words/portal/page-name';
import { sandboxWords } from '@ledgerline/words/portal/sandbox';
import { formWords } from '@ledgerline/words/shared/form';
import { copyable } from '../code.ts';
import { readableJson } from '../developers/sample.ts';
import { pageHead } from '../frame.ts';
import { portalPage } from '../portal-frame.ts';
import type { PortalView } from '../portal-view.ts';
import { fieldsCard, type SandboxFields } from './sandbox-fields.ts';
import { subscriptionWarning } from './subscription/subscription-notice.ts';

export interface SandboxPage extends PortalView {
  readonly isOffered: boolean;
  /** YYYY-MM-DD in Kuala Lumpur, for documents that are written here. */
  readonly today: string;
  readonly fields: SandboxFields;
}

type Words = ReturnType<typeof sandboxWords>;

export function sandboxPage(page: SandboxPage): string {
  const { shell, state, isOffered, now } = page;
  const sandbox = state.connectors.find(({ kind }) => kind === 'sandbox') ?? null;
  const title = pageNameWords(shell.reader.language).sandbox;
  const words = sandboxWords(shell.reader.language);
  return portalPage({
    title,
    current: '/portal/sandbox',
    shell,
    scripts: ['live', 'confirm', 'sandbox', 'fields'],
    content: html`
      ${pageHead({
        title,
        sub: words.sub,
        ...(sandbox && {
          actions: html`<button class="btn" type="button" popovertarget="reset">${icon('renew')}${words.resetBoth}</button>`,
        }),
      })}
      <div class="stack lg">
        ${subscriptionWarning(shell.reader, state.tenant.subscription, now)}
        ${isOffered ? offered(page, sandbox, words) : notOffered(words)}
      </div>
      ${sandbox && resetDialog(words, formWords(shell.reader.language).cancel)}
    `,
  });
}

const notOffered = (words: Words): Html =>
  notice({
    tone: 'plain',
    glyph: 'info',
    title: words.notAvailable,
    content: html`<p>${words.notAvailableHint}</p>`,
    actions: html`<a class="btn sm" href="/portal/connector">${words.setUpConnector}</a>`,
  });

function offered(page: SandboxPage, sandbox: ConnectorState | null, words: Words): Html {
  if (sandbox) return html`${books(page, sandbox, words)}${runner(page, words)}${fieldsCard(page.shell.reader, page.fields)}`;
  return html`
    <section class="card">
      <div class="empty">
        ${icon('flask', 'lg')}
        <h2>${words.notOpen}</h2>
        <p>${words.notOpenHint}</p>
        <button class="btn primary" type="button" data-post="/app/sandbox" data-leads-to="/portal/sandbox">
          ${words.open}
        </button>
      </div>
    </section>
  `;
}

const BOOKS = [
  { companyId: 'SAMPLE', key: 'sample', classes: 'book' },
  { companyId: 'BLANK', key: 'blank', classes: 'book blank' },
] as const;

function books({ shell, state }: SandboxPage, sandbox: ConnectorState, words: Words): Html {
  const { copy } = formWords(shell.reader.language);
  const reported = state.companies.filter(({ connectorId }) => connectorId === sandbox.connectorId);
  const isStarting = sandbox.state === 'never-connected';
  return html`
    <div class="stack" id="books" data-live="3000">
      ${isStarting && starting(words)}
      <div class="cols-2">
        ${BOOKS.map(({ companyId, key, classes }) => {
          const book = reported.find((known) => known.companyId === companyId);
          const isReady = book !== undefined && sandbox.state === 'online';
          const standing = isReady
            ? badge('online', 'tick', words.ready)
            : badge('running', 'running', sandbox.state === 'offline' ? words.hostOffline : words.gettingReady);
          return html`
            <section class="${classes}" aria-label="${companyId}">
              <div class="row between"><h2>${book?.name ?? words[`${key}Name`]}</h2>${standing}</div>
              <p>${words[`${key}Text`]}</p>
              ${factList([
                ['companyId', copyable(companyId, 'companyId', copy)],
                ['connectorId', copyable(sandbox.connectorId, 'connectorId', copy)],
              ])}
            </section>
          `;
        })}
      </div>
    </div>
  `;
}

/** The first start takes longer while many sandboxes start at once. */
const starting = (words: Words): Html => html`
  <section class="notice" data-tone="info" data-starting>
    ${icon('info')}
    <h2>${words.starting}</h2>
    <p>${words.startingHint}</p>
  </section>
`;

interface Pick {
  readonly type: string;
  readonly text: string;
  readonly payload: object;
}

/** The examples of the catalog, with today's date where a date is asked for. */
function picksOf(today: string, words: Words): readonly Pick[] {
  const example = (type: string): object => findRecipe(type)?.examples[0]?.payload ?? {};
  return [
    { type: 'read-debtors', text: words.listCustomers, payload: { limit: 5 } },
    {
      type: 'create-sales-invoice',
      text: words.createInvoice,
      payload: { ...example('create-sales-invoice'), docDate: today, verifyAfterSave: true },
    },
    { type: 'sales-invoice-acct-pdf', text: words.printInvoice, payload: example('sales-invoice-acct-pdf') },
    { type: 'export-items', text: words.exportItems, payload: {} },
  ];
}

const STARTS_WITH = 1;

/** The notice that nothing was queued; a script fills it in. */
const refused = (words: Words): Html => html`
  <div class="body">
    ${notice({
      tone: 'failed',
      glyph: 'cross',
      title: words.rejected(html`<code data-code></code>`),
      content: html`
        <ul data-reasons></ul>
        <p class="small muted">${words.request(html`<code data-request></code>`)}</p>
      `,
    })}
  </div>
`;

/** The notice that it is unknown whether anything was queued. */
const notKnown = (words: Words): Html => html`
  <div class="body">
    ${notice({
      tone: 'amber',
      glyph: 'alert',
      title: words.noResponse,
      content: html`<ul data-reasons></ul>`,
    })}
  </div>
`;

function runner({ today }: SandboxPage, words: Words): Html {
  const picks = picksOf(today, words);
  return html`
    <div class="cols-2 narrow-start">
      <form method="dialog" class="card" data-run novalidate>
        <div class="head"><h2>${words.runFirst}</h2></div>
        <div class="body stack">
          <noscript><p class="muted">${words.runNeedsScript}</p></noscript>
          <fieldset class="pick">
            <legend class="vh">${words.command}</legend>
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
            label: html`${words.payload} <span class="opt-note">${words.editThenRun}</span>`,
            problem: '',
            control: html`
              <textarea class="input mono" id="payload" name="payload" rows="14" spellcheck="false" autocapitalize="off"
                aria-describedby="payload-problem">${readableJson(picks[STARTS_WITH]?.payload ?? {})}</textarea>
            `,
          })}
          <div class="row between">
            <fieldset class="chips">
              <legend class="vh">${words.accountBook}</legend>
              ${BOOKS.map(
                ({ companyId }, index) => html`
                  <label class="chip">
                    <input type="radio" name="companyId" value="${companyId}"${index === 0 && new Html(' checked')}>
                    ${companyId}
                  </label>
                `,
              )}
            </fieldset>
            <button class="btn primary" type="submit">${icon('run')}${words.run}</button>
          </div>
          <p class="small muted">${words.anyOther((text) => html`<a href="/developers/commands">${text}</a>`)}</p>
        </div>
      </form>
      <template data-refused>${refused(words)}</template>
      <template data-not-known>${notKnown(words)}</template>
      <section class="card" aria-labelledby="answer-title">
        <div class="head"><h2 id="answer-title">${words.result}</h2><span class="row tight" data-answer-meta></span></div>
        <p class="vh" role="status" data-announce></p>
        <div data-answer>
          ${emptyState('run', words.nothingRun, html`<p>${words.nothingRunHint}</p>`)}
        </div>
        <div class="foot row between" data-answer-foot hidden>
          <a class="btn sm" data-open-command href="/portal/commands">${words.openCommand}</a>
          <button class="btn sm primary" type="button" data-print hidden>${icon('document', 'sm')}${words.printPdf}</button>
        </div>
      </section>
    </div>
  `;
}

const resetDialog = (words: Words, cancel: string): Html =>
  dialogBox({
    id: 'reset',
    title: words.resetTitle,
    form: html` data-confirm="${words.resetWord}" data-post="/app/sandbox/reset"`,
    content: html`
    <p class="muted">${words.resetHint}</p>
    ${formField({
      id: 'reset-typed',
      label: words.typeWord(html`<b>${words.resetWord}</b>`),
      control: html`<input class="input" id="reset-typed" autocomplete="off" autocapitalize="off">`,
    })}
  `,
    cancel,
    actions: html`<button class="btn danger" type="submit" disabled>${words.resetBooks}</button>`,
  });
