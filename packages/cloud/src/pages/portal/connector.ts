/** The connector: how to set it up, step by step, each ticking itself as it happens; and what can be done with it later. */

import { deliveryLimits } from '@ledgerline/contract';
import { badge, card, dialogBox, factList, formField, type Html, html, icon } from '@ledgerline/look';
import { formWords } from '@ledgerline/words/shared/form';
import { mayDo } from '../../account/rights/role.ts';
import { codeBlock, copyable } from '../code.ts';
import { curlText } from '../developers/sample.ts';
import { pageHead } from '../frame.ts';
import { portalPage } from '../portal-frame.ts';
import { counted, ifMay, orWhyNot, type PortalView, sizeText } from '../portal-view.ts';
import { bookBadge, conditionBadge, conditionList } from './connector-state.ts';

/** The installer for download. */
export interface Installer {
  readonly size: number;
  readonly sha256: string;
}

export interface ConnectorPage extends PortalView {
  /** Null when the operator has not published one. */
  readonly installer: Installer | null;
  readonly baseUrl: string;
  /** Whether a command of the tenant's own book has been done. */
  readonly hasServed: boolean;
}

export function connectorPage(page: ConnectorPage): string {
  const { shell, state } = page;
  const { cancel } = formWords(shell.reader.language);
  return portalPage({
    title: 'Connector',
    current: '/portal/connector',
    shell,
    scripts: ['live', 'confirm'],
    content: html`
      ${pageHead({
        title: 'Connector',
        sub: 'A small program on the machine that has the account book. It connects to this service; nothing connects to it.',
        actions: html`${ifMay(
          page,
          'integrate',
          html`
            <button class="btn" type="button" popovertarget="move">${icon('plug')}Move to another machine</button>
            <button class="btn" type="button" popovertarget="new-key">${icon('renew')}Rotate connector key</button>
          `,
        )}`,
      })}
      <div class="cols-main">
        <div class="stack lg">
          <section class="card" id="set-up" data-live="3000" aria-labelledby="steps">
            <div class="head">
              <h2 id="steps">Set up the connector</h2>
              <span class="row tight dim small" data-live-state hidden>
                <span class="dot" data-status="online"></span>
                <span data-words>updates automatically</span>
              </span>
            </div>
            ${mayDo(shell.role, 'integrate') ? steps(page) : html`<div class="body">${orWhyNot(page, 'integrate', html``)}</div>`}
          </section>
        </div>
        <aside class="stack lg" aria-label="About this connector">
          ${aboutCard(page)}
          ${card({ id: 'states', title: 'What the states mean', content: conditionList() })}
        </aside>
      </div>
      ${moveDialog(state.connector.connectorId, cancel)}
      ${keyDialog(state.connector.connectorId, cancel)}
    `,
  });
}

interface Step {
  readonly title: string;
  readonly isDone: boolean;
  readonly content: Html;
}

function steps(page: ConnectorPage): Html {
  const list = stepsOf(page);
  const current = list.findIndex(({ isDone }) => !isDone);
  return html`
    <ol class="steps">
      ${list.map(({ title, isDone, content }, index) => {
        const stepState = isDone ? 'done' : index === current ? 'now' : 'later';
        return html`
          <li data-state="${stepState}"${stepState === 'now' && html` aria-current="step"`}>
            <span class="no">${isDone && icon('tick')}</span>
            <div class="in"><h3>${title}${isDone && html`<span class="vh">, done</span>`}</h3>${content}</div>
          </li>
        `;
      })}
    </ol>
  `;
}

/**
 * The order of docs/connector.md. Downloads leave no trace, so the first three are done when the connector has called: it cannot have
 * without them. Where there is no installer to download, no step says so.
 */
function stepsOf(page: ConnectorPage): readonly Step[] {
  const { state, hasServed, installer } = page;
  const { connector } = state;
  const hasCalled = connector.lastHeardAt !== null;
  const books = state.companies.filter(({ connectorId }) => connectorId === connector.connectorId);
  return [
    {
      title: installer === null ? 'Get the connector' : 'Download the installer',
      isDone: hasCalled,
      content: installerStep(page),
    },
    { title: 'Connect the machine', isDone: hasCalled, content: pairStep(page) },
    { title: 'Start the connector', isDone: hasCalled, content: callStep(page) },
    {
      title: 'Add an account book',
      isDone: books.length > 0,
      content:
        books.length === 0
          ? html`
            <p>
              Run <code>ledgerline-connector open</code> there, or open Ledgerline Connector on the desktop of Windows. Its page
              creates a book from a template, or adds one of another package that you have a driver for.
              <code>ledgerline-connector new-book</code> does the same in a terminal. The book appears here with the companyId
              for your commands.
            </p>
          `
          : html`
            <ul class="stack sm">
              ${books.map(
                ({ name, companyId, state: bookState, message }) => html`
                  <li class="row tight">
                    ${bookBadge(bookState, state.connectors, connector.connectorId)}
                    <code>${companyId}</code> ${name}
                    ${message !== null && html` <span class="muted small">${message}</span>`}
                  </li>
                `,
              )}
            </ul>
          `,
    },
    {
      title: 'Send a command to your own book',
      isDone: hasServed,
      content: helloStep(page, (books.find((book) => book.state === 'open') ?? books[0])?.companyId ?? 'YOUR-BOOK'),
    },
  ];
}

function installerStep({ installer }: ConnectorPage): Html {
  if (installer === null) {
    return html`
      <p>${badge('warning', 'alert', 'no installer')}</p>
      <p>
        The operator has not published an installer yet. Ask them how to install the connector, or run it from the project’s
        source as <a href="/developers/guides/connector">the guide</a> describes.
      </p>
    `;
  }
  return html`
    <p>ConnectorSetup.exe, ${sizeText(installer.size)}, for Windows 10 and 11.</p>
    ${factList([['sha256', html`<code>${installer.sha256}</code>`]])}
    <p class="row tight">
      <a class="btn primary" href="/downloads/ConnectorSetup.exe" download>
        ${icon('download')}Installer, ${sizeText(installer.size)}
      </a>
    </p>
  `;
}

/** The setup program asks for the address and shows a code by itself; elsewhere `pair` does. The file is for machines without a person. */
function pairStep({ installer, baseUrl }: ConnectorPage): Html {
  const how =
    installer === null
      ? html`Run <code>ledgerline-connector pair --open --cloud ${baseUrl}</code> there.`
      : html`Start the setup program and enter the address <code>${baseUrl}</code>.`;
  const file = html`
    <p>
      ${
        installer === null
          ? 'Save it in the folder of the connector.'
          : 'Choose this file in the setup program instead of the address, and delete it after the installation.'
      } Keep the file
      secret, because it contains the connector key.
    </p>
    <p class="row tight">
      <a class="btn" href="/app/connector-config.json" download>${icon('download')}connector-config.json</a>
    </p>
  `;
  return html`
    <p>${how} It shows a code of 8 letters and opens this portal. Compare the code and approve it.</p>
    <p class="row tight"><a class="btn" href="/portal/pair">${icon('plug')}Enter the code</a></p>
    <details class="small"><summary>No code? Use the configuration file</summary>${file}</details>
  `;
}

function callStep({ state, baseUrl, installer }: ConnectorPage): Html {
  if (state.connector.lastHeardAt !== null) {
    const { hostname, os, build } = state.connector;
    return html`
      <p>
        Connected from ${hostname ?? 'its machine'}
        ${os !== null && html`, ${os}`}
        ${build !== null && html`, build <code>${build}</code>`}.
      </p>
    `;
  }
  const start =
    installer === null
      ? html`
        Run <code>ledgerline-connector run</code> in a terminal of its own, or <code>ledgerline-connector install</code> to run
        it as a service.
      `
      : 'The setup program installs it as a service and starts it.';
  return html`
    <p>${start} The page updates when the connector connects.</p>
    <p class="row tight">${badge('running', 'running', 'waiting for the connector')}</p>
    <details class="small">
      <summary>No connection after five minutes?</summary>
      <p>
        The machine must be able to reach <code>${baseUrl}</code>. It needs no incoming connections. A proxy that inspects
        traffic may have to allow that address.
      </p>
    </details>
  `;
}

function helloStep({ state, baseUrl }: ConnectorPage, companyId: string): Html {
  const request = {
    commandId: 'first-own-command',
    connectorId: state.connector.connectorId,
    companyId,
    type: 'read-debtors',
    payload: { limit: 3 },
  };
  return html`
    <p>Send <code class="ic">read-debtors</code> with a limit of 3. This only reads and changes nothing.</p>
    ${codeBlock({ title: 'First command', text: curlText({ request, baseUrl }), language: 'shell' })}
  `;
}

function aboutCard({ state, now, baseUrl }: ConnectorPage): Html {
  const { connector } = state;
  const { connectorId, hostname, os, build, driver, queued, running } = connector;
  const said = (value: string | null): string => value ?? 'not reported yet';
  return html`
    <section class="card" id="about" data-live="5000" aria-labelledby="this">
      <div class="head"><h2 id="this">This connector</h2>${conditionBadge(connector, now)}</div>
      <div class="body">
        ${factList([
          ['connectorId', copyable(connectorId, 'connectorId')],
          ['cloud', copyable(baseUrl, 'the address of the cloud')],
          ['machine', hostname === null ? 'not reported yet' : `${hostname}${os === null ? '' : `, ${os}`}`],
          ['build', said(build)],
          ['driver', driver === null ? 'not reported yet' : `${driver.name} ${driver.version}`],
          ['waiting', counted(queued, 'command', 'commands')],
          ['running', counted(running, 'command', 'commands')],
        ])}
      </div>
    </section>
  `;
}

const moveDialog = (connectorId: string, cancel: string): Html =>
  dialogBox({
    id: 'move',
    title: 'Move the connector to another machine?',
    content: html`
      <p class="muted">
        The next installation that connects becomes active. Stop the connector on the old machine first, or it may become active
        again. A write that the old machine has started is not run on the new one, unless the book records which commands it has
        run. Otherwise it ends with an unknown outcome.
      </p>
      <p class="muted">
        If you do nothing, another installation can take over when the active one has not called for
        ${deliveryLimits.installSilenceSeconds} seconds.
      </p>
    `,
    cancel,
    actions: html`
      <button class="btn danger" type="button" data-post="/app/connectors/${encodeURIComponent(connectorId)}/release-install">
        Move connector
      </button>
    `,
  });

const keyDialog = (connectorId: string, cancel: string): Html =>
  dialogBox({
    id: 'new-key',
    title: 'Rotate the connector key?',
    form: html` data-confirm="rotate" data-post="/app/connectors/${encodeURIComponent(connectorId)}/rotate-key"`,
    content: html`
      <p class="muted">
        The connector stops immediately and resumes when you install the new connector-config.json. Commands wait in the queue
        and none are lost. This cannot be undone.
      </p>
      ${formField({
        id: 'new-key-typed',
        label: html`Type <b>rotate</b> to confirm`,
        control: html`<input class="input" id="new-key-typed" autocomplete="off" autocapitalize="off">`,
      })}
    `,
    cancel,
    actions: html`<button class="btn danger" type="submit" disabled>Rotate connector key</button>`,
  });
