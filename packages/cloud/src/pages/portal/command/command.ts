/** One command: its result in a sentence, then request, result and times. */

import { findRecipe } from '@ledgerline/catalog';
import type { Artifact, Command } from '@ledgerline/contract';
import { card, factList, type Html, html, icon, notice } from '@ledgerline/look';
import { reasonNotToRepeatCommand, repetitionIdStart } from '../../../command/repeat.ts';
import { type CodeTab, codeTabs, copyable } from '../../code.ts';
import { sampleTabs } from '../../developers/sample.ts';
import { dayText, secondText } from '../../moment.ts';
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
  | { readonly kind: 'tenant-key' | 'session' };

export interface CommandPageView extends PortalView {
  readonly command: Command;
  /** Null for a command from before this was kept. */
  readonly sender: Sender | null;
  readonly artifact: Artifact | null;
  readonly preview: ArtifactPreview;
  readonly baseUrl: string;
}

export function commandPage(view: CommandPageView): string {
  const { shell, command } = view;
  const { commandId, type, status } = command;
  const isOver = status === 'done' || status === 'failed';
  return portalPage({
    title: `${type} ${commandId}`,
    current: '/portal/commands',
    shell,
    scripts: ['live'],
    content: html`
      <div id="command"${!isOver && html` data-live="1500"`}>
        <header class="page-head">
          <nav class="crumbs" aria-label="Breadcrumb">
            <ol>
              <li><a href="/portal/commands">Commands</a></li>
              <li><span aria-current="page" class="break">${commandId}</span></li>
            </ol>
          </nav>
          <div class="line">
            <div><h1><code class="h-code">${type}</code></h1></div>
            <div class="row tight">${buttons(view)}</div>
          </div>
        </header>
        <div class="cols-main${hasRows(command) && ' wide'}">
          <div class="stack lg answer" id="answer">${outcomeNotice(view)}${clearedNotice(command)}${answerCards(view)}</div>
          <aside class="stack lg" aria-label="About this command">
            ${outcomeCard(view)}
            ${timeline(command, view.now)}
            ${factsCard(view)}
          </aside>
        </div>
      </div>
    `,
  });
}

function clearedNotice({ clearedAt }: Command): Html | null {
  if (clearedAt === undefined) return null;
  return notice({
    tone: 'plain',
    glyph: 'info',
    title: 'Payload, result and file were removed',
    content: html`
      <p>
        They were removed on ${dayText(Date.parse(clearedAt))} because of their age. An owner or admin chooses on the page Your
        data how long they are kept.
      </p>
    `,
  });
}

function buttons(view: CommandPageView): Html {
  const { command } = view;
  const { commandId, type, status } = command;
  const path = `/app/commands/${encodeURIComponent(commandId)}`;
  const reason = reasonNotToRepeatCommand(command);
  const again =
    reason === null
      ? html`
        <button class="btn" type="button" data-post="${path}/run-again" data-leads-to-command="${repetitionIdStart(commandId)}">
          ${icon('renew')}Run again
        </button>
      `
      : html`
        <button class="btn" type="button" aria-disabled="true" aria-describedby="why-not" title="${reason}">Run again</button>
        <span class="vh" id="why-not">${reason}</span>
      `;
  const cancel = html`<button class="btn danger" type="button" data-post="${path}/cancel">Cancel command</button>`;
  return html`
    ${status === 'queued' && ifMay(view, 'operate', cancel)}
    ${ifMay(view, 'operate', again)}
    ${
      findRecipe(type) !== undefined &&
      html`<a class="btn" href="/developers/commands/${encodeURIComponent(type)}">${icon('book')}Recipe</a>`
    }
  `;
}

/** What the sandbox shows too, right where the command was sent from. */
function answerCards(view: CommandPageView): Html {
  const { command, artifact, preview } = view;
  return html`
    ${readCards(command)}
    ${problemCard(command)}
    ${differencesCard(command.result)}
    ${artifact !== null && artifactCard(command.commandId, artifact, preview)}
    ${postingsCard(command.result)}
    ${command.clearedAt === undefined && codeCard(view)}
  `;
}

/** Where rows are shown as a table, the JSON is behind it. */
function codeCard(view: CommandPageView): Html {
  const { command } = view;
  const tabs = codeTabs('code', 'Command', tabsOf(view), footOf(command));
  return hasRows(command)
    ? html`<details class="behind"><summary>Result as JSON, payload and code</summary>${tabs}</details>`
    : tabs;
}

function tabsOf({ command, baseUrl }: CommandPageView): readonly CodeTab[] {
  const { commandId, connectorId, companyId, type, payload, result } = command;
  const request = { commandId, connectorId, companyId, type, payload: payload as never };
  const samples = sampleTabs({ request, baseUrl, hasArtifact: findRecipe(type)?.hasArtifact ?? false });
  const answers: CodeTab[] = result === null ? [] : [{ label: 'Result', text: jsonPreview(result), language: 'json' }];
  return [...answers, { label: 'Payload', text: jsonPreview(payload), language: 'json' }, ...samples];
}

const footOf = ({ commandId }: Command): Html =>
  html`
    <span>If you send the same <code>commandId</code> again, you get this command back and nothing runs twice.</span>
    <a href="/app/commands/${encodeURIComponent(commandId)}">Whole command as JSON</a>
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
      <div class="head"><h2 id="outcome">Outcome</h2>${statusBadge(displayStatusOf(command), shell.reader)}</div>
      <div class="body">${factList([...facts, ...errors])}</div>
    </section>
  `;
}

function factsCard({ command, sender }: CommandPageView): Html {
  const { commandId, companyId, connectorId, module, mode, createdAt, attempts } = command;
  const at = Date.parse(createdAt);
  return card({
    id: 'facts',
    title: 'Facts',
    content: html`
      <div class="body">
        ${factList([
          ['commandId', copyable(commandId, 'commandId')],
          ['companyId', copyable(companyId, 'companyId')],
          ['connectorId', copyable(connectorId, 'connectorId')],
          ['module', `${module}, ${mode}`],
          ['sent', html`<time datetime="${createdAt}" title="${createdAt}">${dayText(at)}, ${secondText(at)}</time>`],
          ...(sender === null ? [] : [['sent by', senderText(sender)] as const]),
          ['attempts', String(attempts)],
        ])}
      </div>
    `,
  });
}

const SENDER_WORDS = { 'tenant-key': 'the tenant key', session: 'the portal' } as const;

/** A key is named as its owner named it; one that no longer exists, by its id. */
function senderText(sender: Sender): Html {
  if (sender.kind !== 'app-key') return html`${SENDER_WORDS[sender.kind]}`;
  const { keyId, name } = sender;
  return html`
    <a href="/portal/keys">${name ?? 'an app key'}</a> <span class="sub">${copyable(keyId, 'keyId')}</span>
  `;
}
