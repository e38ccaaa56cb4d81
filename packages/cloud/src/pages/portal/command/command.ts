/** One command: its result in a sentence, then request, result and times. */

import { findRecipe } from '@ledgerline/catalog';
import { type Artifact, type Command, traceIdOf } from '@ledgerline/contract';
import { card, factList, type Html, html, icon, notice } from '@ledgerline/look';
import { figuresOf, type Reader } from '@ledgerline/words';
import { commandWords } from '@ledgerline/words/portal/command';
import { formWords } from '@ledgerline/words/shared/form';
import { reasonNotToRepeatCommand, repetitionIdStart } from '../../../command/repeat.ts';
import { type CodeTab, codeTabs, copyable } from '../../code.ts';
import { sampleTabs } from '../../developers/sample.ts';
import { portalPage } from '../../portal-frame.ts';
import { ifMay, type PortalView } from '../../portal-view.ts';
import { displayStatusOf, statusBadge } from '../../status.ts';
import { type ArtifactPreview, artifactCard } from './artifact-card.ts';
import { jsonPreview } from './json-preview.ts';
import { outcomeNotice } from './outcome-notice.ts';
import { problemCard } from './problem-card.ts';
import { hasRows, readCards } from './read-card.ts';
import { timeline } from './timeline.ts';
import { differencesCard, postingsCard } from './verification.ts';

/** The sender of a command: an app key by its name, the tenant key or the portal. */
export type Sender =
  | { readonly kind: 'app-key'; readonly keyId: string; readonly name: string | null }
  | { readonly kind: 'tenant-key' | 'session' | 'window' | 'schedule' };

export interface CommandPageView extends PortalView {
  readonly command: Command;
  /** The sender; null for a command from before senders were stored. */
  readonly sender: Sender | null;
  readonly artifact: Artifact | null;
  readonly preview: ArtifactPreview;
  readonly baseUrl: string;
}

export function commandPage(view: CommandPageView): string {
  const { shell, command } = view;
  const { commandId, type, status } = command;
  const words = commandWords(shell.reader.language);
  const isOver = status === 'done' || status === 'failed';
  return portalPage({
    title: `${type} ${commandId}`,
    current: '/portal/commands',
    shell,
    scripts: ['live'],
    content: html`
      <div id="command"${!isOver && html` data-live="1500"`}>
        <header class="page-head">
          <nav class="crumbs" aria-label="${words.breadcrumb}">
            <ol>
              <li><a href="/portal/commands">${words.commands}</a></li>
              <li><span aria-current="page" class="break">${commandId}</span></li>
            </ol>
          </nav>
          <div class="line">
            <div><h1><code class="h-code">${type}</code></h1></div>
            <div class="row tight">${buttons(view)}</div>
          </div>
        </header>
        <div class="cols-main${hasRows(command) && ' wide'}">
          <div class="stack lg answer" id="answer">${outcomeNotice(view)}${clearedNotice(shell.reader, command)}${answerCards(view)}</div>
          <aside class="stack lg" aria-label="${words.about}">
            ${outcomeCard(view)}
            ${timeline(shell.reader, command, view.now)}
            ${factsCard(view)}
          </aside>
        </div>
      </div>
    `,
  });
}

function clearedNotice(reader: Reader, { clearedAt }: Command): Html | null {
  if (clearedAt === undefined) return null;
  const words = commandWords(reader.language);
  return notice({
    tone: 'plain',
    glyph: 'info',
    title: words.cleared,
    content: html`<p>${words.clearedDetail(figuresOf(reader).dayText(Date.parse(clearedAt)))}</p>`,
  });
}

function buttons(view: CommandPageView): Html {
  const { shell, command } = view;
  const words = commandWords(shell.reader.language);
  const { commandId, type, status } = command;
  const path = `/app/commands/${encodeURIComponent(commandId)}`;
  const reason = reasonNotToRepeatCommand(command)?.in(shell.reader.language) ?? null;
  const why = reason ?? '';
  const again =
    reason === null
      ? html`
        <button class="btn" type="button" data-post="${path}/run-again" data-leads-to-command="${repetitionIdStart(commandId)}">
          ${icon('renew')}${words.runAgain}
        </button>
      `
      : html`
        <button class="btn" type="button" aria-disabled="true" aria-describedby="why-not" title="${why}">${words.runAgain}</button>
        <span class="vh" id="why-not">${why}</span>
      `;
  const cancel = html`<button class="btn danger" type="button" data-post="${path}/cancel">${words.cancelCommand}</button>`;
  return html`
    ${status === 'queued' && ifMay(view, 'operate', cancel)}
    ${ifMay(view, 'operate', again)}
    ${
      findRecipe(type) !== undefined &&
      html`<a class="btn" href="/developers/commands/${encodeURIComponent(type)}">${icon('book')}${words.recipe}</a>`
    }
  `;
}

/** The cards that the sandbox shows too, where the command was sent from. */
function answerCards(view: CommandPageView): Html {
  const { shell, command, artifact, preview } = view;
  const { reader } = shell;
  return html`
    ${readCards(reader.language, command)}
    ${problemCard(reader.language, command)}
    ${differencesCard(reader.language, command.result)}
    ${artifact !== null && artifactCard(reader, command.commandId, artifact, preview)}
    ${postingsCard(reader.language, command.result)}
    ${command.clearedAt === undefined && codeCard(view)}
  `;
}

/** The card with the JSON; where rows are shown as a table, it is folded away. */
function codeCard(view: CommandPageView): Html {
  const { shell, command } = view;
  const { language } = shell.reader;
  const words = commandWords(language);
  const tabs = codeTabs('code', words.command, tabsOf(view), footOf(words, command), formWords(language).copy);
  return hasRows(command) ? html`<details class="behind"><summary>${words.behind}</summary>${tabs}</details>` : tabs;
}

function tabsOf({ shell, command, baseUrl }: CommandPageView): readonly CodeTab[] {
  const words = commandWords(shell.reader.language);
  const { commandId, connectorId, companyId, type, payload, result } = command;
  const request = { commandId, connectorId, companyId, type, payload: payload as never };
  const samples = sampleTabs({ request, baseUrl, hasArtifact: findRecipe(type)?.hasArtifact ?? false });
  const answers: CodeTab[] = result === null ? [] : [{ label: words.result, text: jsonPreview(result), language: 'json' }];
  return [...answers, { label: words.payload, text: jsonPreview(payload), language: 'json' }, ...samples];
}

const footOf = (words: ReturnType<typeof commandWords>, { commandId }: Command): Html =>
  html`
    <span>${words.sameId(html`<code>commandId</code>`)}</span>
    <a href="/app/commands/${encodeURIComponent(commandId)}">${words.wholeJson}</a>
  `;

function outcomeCard({ command, shell }: CommandPageView): Html {
  const { status, error } = command;
  const facts = [['status', html`<code>${status}</code>`] as const];
  const errors =
    error === null
      ? []
      : [
          ['error', html`<code>${error.code}</code>`] as const,
          ['outcome', html`<code>${error.outcome}</code>`] as const,
          ['retryable', html`<code>${String(error.retryable)}</code>`] as const,
        ];
  return html`
    <section class="card" aria-labelledby="outcome">
      <div class="head"><h2 id="outcome">${commandWords(shell.reader.language).outcome}</h2>${statusBadge(displayStatusOf(command), shell.reader)}</div>
      <div class="body">${factList([...facts, ...errors])}</div>
    </section>
  `;
}

function factsCard({ shell, command, sender }: CommandPageView): Html {
  const words = commandWords(shell.reader.language);
  const { copy } = formWords(shell.reader.language);
  const { dayText, secondText } = figuresOf(shell.reader);
  const { commandId, companyId, connectorId, module, mode, createdAt, attempts, traceparent } = command;
  const at = Date.parse(createdAt);
  return card({
    id: 'facts',
    title: words.facts,
    content: html`
      <div class="body">
        ${factList([
          ['commandId', copyable(commandId, 'commandId', copy)],
          ['companyId', copyable(companyId, 'companyId', copy)],
          ['connectorId', copyable(connectorId, 'connectorId', copy)],
          ['module', html`<code>${module}</code>, <code>${mode}</code>`],
          [words.sent, html`<time datetime="${createdAt}" title="${createdAt}">${dayText(at)}, ${secondText(at)}</time>`],
          ...(sender === null ? [] : [[words.sentBy, senderText(shell.reader, sender)] as const]),
          [words.attempts, String(attempts)],
          ...(traceparent === undefined ? [] : [[words.trace, html`<code>${traceIdOf(traceparent)}</code>`] as const]),
        ])}
      </div>
    `,
  });
}

const SENDER_WORDS = {
  'tenant-key': 'tenantKey',
  session: 'portal',
  window: 'booksPages',
  schedule: 'scheduledReports',
} as const;

/** A key is named as its owner named it; one that no longer exists, by its id. */
function senderText({ language }: Reader, sender: Sender): Html {
  const words = commandWords(language);
  if (sender.kind !== 'app-key') return html`${words[SENDER_WORDS[sender.kind]]}`;
  const { keyId, name } = sender;
  return html`
    <a href="/portal/keys">${name ?? words.appKey}</a> <span class="sub">${copyable(keyId, 'keyId', formWords(language).copy)}</span>
  `;
}
