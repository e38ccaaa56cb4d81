/** The connector: how to set it up, step by step, each step ticked when it is done; and what can be done with it later. */

import { deliveryLimits } from '@ledgerline/contract';
import { badge, card, dialogBox, factList, formField, type Html, html, icon } from '@ledgerline/look';
import { figuresOf, type Language } from '@ledgerline/words';
import { htmlParagraph } from '@ledgerline/words/html-paragraph';
import { paragraph } from '@ledgerline/words/paragraph';
import { connectorWords } from '@ledgerline/words/portal/connector';
import { formWords } from '@ledgerline/words/shared/form';
import { mayDo } from '../../account/rights/role.ts';
import type { OfferedArchive } from '../../delivery/connector-archive.ts';
import { codeBlock, copyable } from '../code.ts';
import { curlText } from '../developers/sample.ts';
import { pageHead } from '../frame.ts';
import { portalPage } from '../portal-frame.ts';
import { ifMayChange, orWhyNot, type PortalView } from '../portal-view.ts';
import { bookBadge, conditionBadge, conditionList } from './connector-state.ts';

/** The installer for download. */
export interface Installer {
  readonly size: number;
  readonly sha256: string;
}

export interface ConnectorPage extends PortalView {
  /** For Windows; null when the operator has not published one. */
  readonly installer: Installer | null;
  /** For Linux and macOS. */
  readonly archives: readonly OfferedArchive[];
  readonly baseUrl: string;
  /** Whether a command of the tenant's own book has been done. */
  readonly hasServed: boolean;
}

export function connectorPage(page: ConnectorPage): string {
  const { shell, state } = page;
  const { language } = shell.reader;
  const words = connectorWords(language);
  return portalPage({
    title: words.title,
    current: '/portal/connector',
    shell,
    scripts: ['live', 'confirm'],
    content: html`
      ${pageHead({
        title: words.title,
        sub: words.about,
        actions: html`${ifMayChange(
          page,
          'integrate',
          html`
            <button class="btn" type="button" popovertarget="move">${icon('plug')}${words.move}</button>
            <button class="btn" type="button" popovertarget="new-key">${icon('renew')}${words.rotateKey}</button>
          `,
        )}`,
      })}
      <div class="cols-main">
        <div class="stack lg">
          <section class="card" id="set-up" data-live="3000" aria-labelledby="steps">
            <div class="head">
              <h2 id="steps">${words.setUp}</h2>
              <span class="row tight dim small" data-live-state hidden>
                <span class="dot" data-status="online"></span>
                <span data-words>${words.updates}</span>
              </span>
            </div>
            ${mayDo(shell.role, 'integrate') ? steps(page) : html`<div class="body">${orWhyNot(page, 'integrate', html``)}</div>`}
          </section>
        </div>
        <aside class="stack lg" aria-label="${words.aboutThis}">
          ${aboutCard(page)}
          ${card({ id: 'states', title: words.stateMeanings, content: conditionList(language) })}
        </aside>
      </div>
      ${ifMayChange(
        page,
        'integrate',
        html`${moveDialog(language, state.connector.connectorId)}${keyDialog(language, state.connector.connectorId)}`,
      )}
    `,
  });
}

interface Step {
  readonly title: string;
  readonly isDone: boolean;
  readonly content: Html;
}

function steps(page: ConnectorPage): Html {
  const words = connectorWords(page.shell.reader.language);
  const list = stepsOf(page);
  const current = list.findIndex(({ isDone }) => !isDone);
  return html`
    <ol class="steps">
      ${list.map(({ title, isDone, content }, index) => {
        const stepState = isDone ? 'done' : index === current ? 'now' : 'later';
        return html`
          <li data-state="${stepState}"${stepState === 'now' && html` aria-current="step"`}>
            <span class="no">${isDone && icon('tick')}</span>
            <div class="in"><h3>${title}${isDone && html`<span class="vh">${words.isDone}</span>`}</h3>${content}</div>
          </li>
        `;
      })}
    </ol>
  `;
}

/**
 * The steps in the order of docs/connector.md. Downloads leave no trace, so the first three are done when the connector has called, which needs them.
 * Without an installer to download, no step mentions one.
 */
function stepsOf(page: ConnectorPage): readonly Step[] {
  const { shell, state, hasServed, installer } = page;
  const { language } = shell.reader;
  const words = connectorWords(language);
  const { connector } = state;
  const hasCalled = connector.lastHeardAt !== null;
  const books = state.companies.filter(({ connectorId }) => connectorId === connector.connectorId);
  return [
    {
      title: installer === null ? words.getIt : words.downloadInstaller,
      isDone: hasCalled,
      content: installerStep(page),
    },
    { title: words.connectMachine, isDone: hasCalled, content: pairStep(page) },
    { title: words.start, isDone: hasCalled, content: callStep(page) },
    {
      title: words.addBook,
      isDone: books.length > 0,
      content:
        books.length === 0
          ? html`
            <p>
              ${words.addBookHow(html`<code>ledgerline-connector open</code>`, html`<code>ledgerline-connector new-book</code>`)}
            </p>
          `
          : html`
            <ul class="stack sm">
              ${books.map(
                ({ name, companyId, state: bookState, message }) => html`
                  <li class="row tight">
                    ${bookBadge(language, bookState, state.connectors, connector.connectorId)}
                    <code>${companyId}</code> ${name}
                    ${message !== null && html` <span class="muted small">${message}</span>`}
                  </li>
                `,
              )}
            </ul>
          `,
    },
    {
      title: words.sendOwn,
      isDone: hasServed,
      content: helloStep(page, (books.find((book) => book.state === 'open') ?? books[0])?.companyId ?? 'YOUR-BOOK'),
    },
  ];
}

const toGuide = (text: string): Html => html`<a href="/developers/guides/connector">${text}</a>`;

function installerStep(page: ConnectorPage): Html {
  const { shell, installer, archives } = page;
  const words = connectorWords(shell.reader.language);
  if (installer === null && archives.length === 0) {
    return html`
      <p>${badge('warning', 'alert', words.noInstaller)}</p>
      <p>${words.noInstallerHint(toGuide)}</p>
    `;
  }
  const others = html`
    <div class="stack sm">${archives.length === 0 ? html`<p>${words.noArchive(toGuide)}</p>` : archiveSteps(page)}</div>
  `;
  if (installer === null) return others;
  const size = figuresOf(shell.reader).sizeText(installer.size);
  return html`
    <p>${words.installerFile(size)}</p>
    ${factList([['sha256', html`<code>${installer.sha256}</code>`]])}
    <p class="row tight">
      <a class="btn primary" href="/downloads/ConnectorSetup.exe" download>
        ${icon('download')}${words.installer(size)}
      </a>
    </p>
    <details class="small" id="other-systems"><summary>${words.otherSystems}</summary>${others}</details>
  `;
}

const SYSTEM_NAMES: Readonly<Record<OfferedArchive['system'], string>> = {
  'linux-x64': 'Linux, x64',
  'linux-arm64': 'Linux, ARM64',
  darwin: 'macOS',
};

/** The archive of each system, and the commands that connect and install the one for Linux; on macOS they are others, and stand in the guide. */
function archiveSteps({ shell, archives, baseUrl }: ConnectorPage): Html {
  const { language } = shell.reader;
  const words = connectorWords(language);
  const forLinux = archives.find(({ system }) => system !== 'darwin');
  const folder = '--folder /var/lib/ledgerline-connector';
  const commands = [
    `sudo tar -xzf ${forLinux?.fileName} -C /opt`,
    'cd /opt/ledgerline-connector',
    `sudo ./ledgerline-connector pair --cloud ${baseUrl} ${folder}`,
    `sudo ./ledgerline-connector install ${folder}`,
  ];
  return html`
    ${archives.map(
      ({ fileName, system, size, sha256 }) => html`
        <p class="row tight">
          <a class="btn" href="/downloads/${fileName}" download>
            ${icon('download')}${SYSTEM_NAMES[system]}, ${figuresOf(shell.reader).sizeText(size)}
          </a>
          <span class="small dim break">sha256 <code>${sha256}</code></span>
        </p>
      `,
    )}
    <p>${words.archiveHow(toGuide)}</p>
    ${
      forLinux !== undefined &&
      codeBlock({ title: words.inTerminal, text: commands.join('\n'), language: 'shell', copy: formWords(language).copy })
    }
  `;
}

/**
 * The setup program asks for the address and shows a code; elsewhere `pair` does, which is among the commands of the archives. The file is for
 * unattended machines.
 */
function pairStep({ shell, installer, baseUrl }: ConnectorPage): Html {
  const words = connectorWords(shell.reader.language);
  const how =
    installer === null
      ? words.runPair(html`<code>ledgerline-connector pair --open --cloud ${baseUrl}</code>`)
      : words.enterAddress(html`<code>${baseUrl}</code>`);
  const file = html`
    <p>${paragraph([installer === null ? words.saveFile : words.chooseFile, words.keepSecret])}</p>
    <p class="row tight">
      <a class="btn" href="/app/connector-config.json" download>${icon('download')}connector-config.json</a>
    </p>
  `;
  return html`
    <p>${htmlParagraph([how, words.compareCode])}</p>
    <p class="row tight"><a class="btn" href="/portal/pair">${icon('plug')}${words.enterCode}</a></p>
    <details class="small"><summary>${words.noCode}</summary>${file}</details>
  `;
}

function callStep({ shell, state, baseUrl, installer }: ConnectorPage): Html {
  const words = connectorWords(shell.reader.language);
  if (state.connector.lastHeardAt !== null) {
    const { hostname, os, build } = state.connector;
    const machine = html`
      ${hostname ?? words.itsMachine}
      ${os !== null && html`, ${os}`}
      ${build !== null && html`, ${words.build} <code>${build}</code>`}
    `;
    return html`<p>${words.connectedFrom(machine)}</p>`;
  }
  const start =
    installer === null
      ? words.runIt(html`<code>ledgerline-connector run</code>`, html`<code>ledgerline-connector install</code>`)
      : words.startsItself;
  return html`
    <p>${htmlParagraph([start, words.pageUpdates])}</p>
    <p class="row tight">${badge('running', 'running', words.waitingForIt)}</p>
    <details class="small">
      <summary>${words.noConnection}</summary>
      <p>${words.mustReach(html`<code>${baseUrl}</code>`)}</p>
    </details>
  `;
}

function helloStep({ shell, state, baseUrl }: ConnectorPage, companyId: string): Html {
  const { language } = shell.reader;
  const words = connectorWords(language);
  const request = {
    commandId: 'first-own-command',
    connectorId: state.connector.connectorId,
    companyId,
    type: 'read-debtors',
    payload: { limit: 3 },
  };
  return html`
    <p>${words.sendRead(html`<code class="ic">read-debtors</code>`)}</p>
    ${codeBlock({
      title: words.firstCommand,
      text: curlText({ request, baseUrl }),
      language: 'shell',
      copy: formWords(language).copy,
    })}
  `;
}

function aboutCard({ shell: { reader }, state, now, baseUrl }: ConnectorPage): Html {
  const words = connectorWords(reader.language);
  const { copy } = formWords(reader.language);
  const { connector } = state;
  const { connectorId, hostname, os, build, driver, queued, running } = connector;
  const said = (value: string | null): string => value ?? words.notReported;
  return html`
    <section class="card" id="about" data-live="5000" aria-labelledby="this">
      <div class="head"><h2 id="this">${words.thisConnector}</h2>${conditionBadge(reader, connector, now)}</div>
      <div class="body">
        ${factList([
          ['connectorId', copyable(connectorId, 'connectorId', copy)],
          [words.cloud, copyable(baseUrl, words.cloudAddress, copy)],
          [words.machine, hostname === null ? words.notReported : `${hostname}${os === null ? '' : `, ${os}`}`],
          [words.build, said(build)],
          [words.driver, driver === null ? words.notReported : `${driver.name} ${driver.version}`],
          [words.waiting, words.commands(queued)],
          [words.running, words.commands(running)],
        ])}
      </div>
    </section>
  `;
}

function moveDialog(language: Language, connectorId: string): Html {
  const words = connectorWords(language);
  return dialogBox({
    id: 'move',
    title: words.moveTitle,
    content: html`
      <p class="muted">${words.moveDetail}</p>
      <p class="muted">${words.moveSilence(deliveryLimits.installSilenceSeconds)}</p>
    `,
    cancel: formWords(language).cancel,
    actions: html`
      <button class="btn danger" type="button" data-post="/app/connectors/${encodeURIComponent(connectorId)}/release-install">
        ${words.moveButton}
      </button>
    `,
  });
}

function keyDialog(language: Language, connectorId: string): Html {
  const words = connectorWords(language);
  return dialogBox({
    id: 'new-key',
    title: words.rotateTitle,
    form: html` data-confirm="rotate" data-post="/app/connectors/${encodeURIComponent(connectorId)}/rotate-key"`,
    content: html`
      <p class="muted">${words.rotateDetail}</p>
      ${formField({
        id: 'new-key-typed',
        label: words.typeToConfirm(html`<b>rotate</b>`),
        control: html`<input class="input" id="new-key-typed" autocomplete="off" autocapitalize="off">`,
      })}
    `,
    cancel: formWords(language).cancel,
    actions: html`<button class="btn danger" type="submit" disabled>${words.rotateKey}</button>`,
  });
}
