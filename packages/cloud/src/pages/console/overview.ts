/** The first page of the console, and its nodes. */

import type { InstallationNode, InstallationResponse } from '@ledgerline/contract';
import { badge, card, type Html, html, tableBox } from '@ledgerline/look';
import { figuresOf } from '@ledgerline/words';
import { consoleNameWords } from '@ledgerline/words/console/frame';
import { consoleNodeWords, consoleOverviewWords } from '@ledgerline/words/console/overview';
import { paragraph } from '@ledgerline/words/paragraph';
import { ago, type ConsoleView, consolePage, nothing } from './console-frame.ts';

export type Installation = Omit<InstallationResponse, 'ok'>;

export function consoleOverviewPage(view: ConsoleView, installation: Installation): string {
  const words = consoleOverviewWords(view.reader.language);
  const { planRequests } = installation;
  return consolePage({
    view,
    current: 'overview',
    sub: words.sub,
    ...(planRequests > 0 && {
      actions: html`<a class="btn" href="/admin/console/plan-requests">${words.plansWaiting(planRequests)}</a>`,
    }),
    content: html`
      <div class="stack lg">
        ${queueCard(view, installation)}
        ${nodesCard(view, installation.nodes)}
        ${failuresCard(view, installation)}
        ${sendingCard(view, installation)}
        ${sandboxCard(view, installation)}
      </div>
    `,
  });
}

const figure = (name: string, value: string): Html => html`<div><dt>${name}</dt><dd>${value}</dd></div>`;

function queueCard({ reader }: ConsoleView, { queue }: Installation): Html {
  const words = consoleOverviewWords(reader.language);
  const { numberText, durationText } = figuresOf(reader);
  return card({
    id: 'queue',
    title: words.queue,
    content: html`
      <dl class="stats">
        ${figure(words.queued, numberText(queue.queued))}
        ${figure(words.running, numberText(queue.running))}
        ${figure(words.oldest, queue.queued === 0 ? '–' : durationText(queue.oldestQueuedSeconds * 1000))}
        ${figure(words.online, numberText(queue.onlineConnectors))}
      </dl>
    `,
  });
}

/** An endpoint that its tenant has paused asks for nothing of the operator. */
function sendingCard({ reader }: ConsoleView, { mails, webhooks }: Installation): Html {
  const words = consoleOverviewWords(reader.language);
  const { numberText } = figuresOf(reader);
  return card({
    id: 'sending',
    title: words.sending,
    content: html`
      <dl class="stats">
        ${figure(words.mailsWaiting, numberText(mails.waiting))}
        ${figure(words.mailsFailed, numberText(mails.failed))}
        ${figure(words.webhooksFailing, numberText(webhooks.failing))}
        ${figure(words.webhooksDisabled, numberText(webhooks.disabled))}
      </dl>
    `,
  });
}

function failuresCard({ reader }: ConsoleView, { failures }: Installation): Html {
  const words = consoleOverviewWords(reader.language);
  const { numberText } = figuresOf(reader);
  return card({
    id: 'failures',
    title: words.failures,
    content:
      failures.length === 0
        ? nothing('tick', words.noFailures)
        : tableBox({
            label: words.failures,
            caption: words.failuresCaption,
            heads: [words.code, words.type, [words.count, 'num']],
            rows: failures.map(
              ({ code, type, count }) => html`
                <tr>
                  <th scope="row"><code>${code}</code></th>
                  <td><code>${type}</code></td>
                  <td class="num">${numberText(count)}</td>
                </tr>
              `,
            ),
          }),
  });
}

function sandboxCard(view: ConsoleView, { sandboxes }: Installation): Html {
  const words = consoleOverviewWords(view.reader.language);
  const { agoText } = figuresOf(view.reader);
  const seen =
    sandboxes.lastSeenAt === null ? words.hostNeverSeen : words.hostSeen(agoText(Date.parse(sandboxes.lastSeenAt), view.now));
  return card({
    id: 'sandboxes',
    title: words.sandboxes,
    content: html`
      <div class="body">
        <p>${sandboxes.isOffered ? paragraph([words.sandboxesOpen(sandboxes.count), seen]) : words.sandboxOff}</p>
      </div>
    `,
  });
}

function nodesCard(view: ConsoleView, nodes: readonly InstallationNode[]): Html {
  const words = consoleNodeWords(view.reader.language);
  return card({
    id: 'nodes',
    title: consoleNameWords(view.reader.language).nodes,
    content:
      nodes.length === 0
        ? nothing('pulse', words.none)
        : tableBox({
            label: words.caption,
            caption: words.caption,
            classes: 'mid',
            heads: [words.host, words.state, words.version, [words.started, 'hide-s'], words.seen],
            rows: nodes.map((node) => nodeRow(view, node)),
          }),
  });
}

function nodeRow(view: ConsoleView, { host, version, build, startedAt, seenAt, isRunning }: InstallationNode): Html {
  const words = consoleNodeWords(view.reader.language);
  return html`
    <tr>
      <th scope="row"><code class="break">${host}</code></th>
      <td>${isRunning ? badge('online', 'tick', words.running) : badge('failed', 'cross', words.silent)}</td>
      <td><code>${version}</code><span class="sub"><code>${build}</code></span></td>
      <td class="hide-s soft">${ago(view, startedAt)}</td>
      <td class="soft">${ago(view, seenAt)}</td>
    </tr>
  `;
}

export const nodesPage = (view: ConsoleView, nodes: readonly InstallationNode[]): string =>
  consolePage({ view, current: 'nodes', sub: consoleNodeWords(view.reader.language).sub, content: nodesCard(view, nodes) });
