/** The lists of the console: emails, webhook endpoints, builds of the connector, operators. */

import type { BuildInField, Operator, OperatorAudit, OutboxMail, TroubledWebhook } from '@ledgerline/contract';
import { actionsHead, badge, card, formField, type Html, html, tableBox } from '@ledgerline/look';
import { figuresOf } from '@ledgerline/words';
import { consoleNameWords } from '@ledgerline/words/console/frame';
import { consoleBuildWords, consoleMailWords, consoleOperatorWords, consoleWebhookWords } from '@ledgerline/words/console/lists';
import { formWords } from '@ledgerline/words/shared/form';
import { accessLogCard } from '../portal/access-log.ts';
import { ago, type ConsoleView, consolePage, loggedEntries, nothing } from './console-frame.ts';
import { tenantPath } from './tenants.ts';

const actionsOf = ({ reader }: ConsoleView): Html => actionsHead(formWords(reader.language).actions);

export function outboxPage(view: ConsoleView, mails: readonly OutboxMail[]): string {
  const words = consoleMailWords(view.reader.language);
  return consolePage({
    view,
    current: 'mails',
    sub: words.sub,
    content: card({
      id: 'mails',
      title: consoleNameWords(view.reader.language).mails,
      content:
        mails.length === 0
          ? nothing('tick', words.none, words.noneHint)
          : tableBox({
              label: words.caption,
              caption: words.caption,
              classes: 'mid hover',
              heads: [words.recipient, words.state, [words.attempts, 'num'], words.reason, actionsOf(view)],
              rows: mails.map((mail) => mailRow(view, mail)),
            }),
    }),
  });
}

function mailRow(view: ConsoleView, { mailId, kind, recipient, state, attempts, nextAt, error }: OutboxMail): Html {
  const words = consoleMailWords(view.reader.language);
  const path = `/admin/mails/${encodeURIComponent(mailId)}`;
  return html`
    <tr>
      <th scope="row" class="break">${recipient}<span class="sub"><code>${kind}</code></span></th>
      <td>
        ${state === 'waiting' ? badge('queued', 'queued', words.waiting) : badge('failed', 'cross', words.failed)}
        ${nextAt !== null && html`<span class="sub">${words.next}: ${figuresOf(view.reader).momentText(Date.parse(nextAt), view.now)}</span>`}
      </td>
      <td class="num">${attempts}</td>
      <td class="break"><code>${error ?? ''}</code></td>
      <td class="num">
        ${
          state === 'waiting' &&
          html`
            <span class="row tight nowrap">
              <button class="btn sm quiet" type="button" data-post="${path}/retry"
                aria-label="${words.retryTo(recipient)}">${words.retry}</button>
              <button class="btn sm quiet" type="button" data-post="${path}/drop"
                aria-label="${words.dropTo(recipient)}">${words.drop}</button>
            </span>
          `
        }
      </td>
    </tr>
  `;
}

export function troubledWebhooksPage(view: ConsoleView, webhooks: readonly TroubledWebhook[]): string {
  const words = consoleWebhookWords(view.reader.language);
  return consolePage({
    view,
    current: 'webhooks',
    sub: words.sub,
    content: card({
      id: 'webhooks',
      title: consoleNameWords(view.reader.language).webhooks,
      content:
        webhooks.length === 0
          ? nothing('tick', words.none, words.noneHint)
          : tableBox({
              label: words.caption,
              caption: words.caption,
              classes: 'mid hover',
              heads: [words.host, words.state, [words.failures, 'num'], [words.since, 'hide-s'], actionsOf(view)],
              rows: webhooks.map((webhook) => webhookRow(view, webhook)),
            }),
    }),
  });
}

function webhookRow(view: ConsoleView, { webhookId, tenantId, host, state, failingSince, failuresInRow }: TroubledWebhook): Html {
  const words = consoleWebhookWords(view.reader.language);
  return html`
    <tr>
      <th scope="row" class="break"><code>${host}</code>
        <span class="sub">${words.tenant}: <a href="${tenantPath(tenantId)}"><code>${tenantId}</code></a></span>
      </th>
      <td>${state === 'paused' ? badge('queued', 'queued', words.paused) : badge('failed', 'cross', words[state])}</td>
      <td class="num">${failuresInRow}</td>
      <td class="hide-s soft">${failingSince !== null && ago(view, failingSince)}</td>
      <td class="num">
        <button class="btn sm quiet" type="button" data-post="/admin/webhooks/${encodeURIComponent(webhookId)}/retry"
          aria-label="${words.retryAt(host)}">${words.retry}</button>
      </td>
    </tr>
  `;
}

export function buildsPage(view: ConsoleView, builds: readonly BuildInField[]): string {
  const words = consoleBuildWords(view.reader.language);
  return consolePage({
    view,
    current: 'builds',
    sub: words.sub,
    content: card({
      id: 'builds',
      title: consoleNameWords(view.reader.language).builds,
      content:
        builds.length === 0
          ? nothing('download', words.none, words.noneHint)
          : tableBox({
              label: words.caption,
              caption: words.caption,
              classes: 'mid',
              heads: [words.build, words.state, [words.connectors, 'num'], [words.refused, 'num']],
              rows: builds.map((build) => buildRow(view, build)),
            }),
    }),
  });
}

function buildRow({ reader }: ConsoleView, { build, connectors, refused, channel, percent, withdrawnAt }: BuildInField): Html {
  const words = consoleBuildWords(reader.language);
  const { numberText } = figuresOf(reader);
  const published = channel === null ? words.unpublished : words.published(percent ?? 0);
  return html`
    <tr>
      <th scope="row"><code class="break">${build}</code>${channel !== null && html`<span class="sub"><code>${channel}</code></span>`}</th>
      <td>${withdrawnAt === null ? published : badge('failed', 'cross', words.withdrawn)}</td>
      <td class="num">${numberText(connectors)}</td>
      <td class="num">${numberText(refused)}</td>
    </tr>
  `;
}

export function operatorsPage(view: ConsoleView, operators: readonly Operator[], audits: readonly OperatorAudit[]): string {
  const words = consoleOperatorWords(view.reader.language);
  return consolePage({
    view,
    current: 'operators',
    sub: words.sub,
    content: html`
      <div class="stack lg">
        ${operatorsCard(view, operators)}
        ${addCard(view)}
        ${accessLogCard(view.reader, loggedEntries(audits))}
      </div>
    `,
  });
}

function operatorsCard(view: ConsoleView, operators: readonly Operator[]): Html {
  const words = consoleOperatorWords(view.reader.language);
  return card({
    id: 'operators',
    title: consoleNameWords(view.reader.language).operators,
    content:
      operators.length === 0
        ? nothing('key', words.none, words.noneHint)
        : tableBox({
            label: words.caption,
            caption: words.caption,
            classes: 'mid hover',
            heads: [formWords(view.reader.language).email, words.factor, [words.added, 'hide-s'], actionsOf(view)],
            rows: operators.map(
              ({ email, hasFactor, addedAt }) => html`
                <tr>
                  <th scope="row" class="break">${email}</th>
                  <td>${hasFactor ? badge('online', 'tick', words.hasFactor) : badge('failed', 'cross', words.noFactor)}</td>
                  <td class="hide-s soft">${ago(view, addedAt)}</td>
                  <td class="num">
                    <button class="btn sm quiet" type="button" data-post="/admin/operators/remove"
                      data-body="${JSON.stringify({ email })}" aria-label="${words.removeOf(email)}">${words.remove}</button>
                  </td>
                </tr>
              `,
            ),
          }),
  });
}

function addCard({ reader }: ConsoleView): Html {
  const words = consoleOperatorWords(reader.language);
  return card({
    id: 'add',
    title: words.add,
    content: html`
      <div class="body">
        <form method="post" class="stack" data-settings action="/admin/operators" data-leads-to="/admin/console/operators">
          ${formField({
            id: 'email',
            label: formWords(reader.language).email,
            problem: 'email',
            control: html`
              <input class="input" type="email" id="email" name="email" autocomplete="off" maxlength="254"
                aria-describedby="email-problem email-hint" required>
              <p class="hint" id="email-hint">${words.addHint}</p>
            `,
          })}
          <div class="row"><button class="btn primary" type="submit">${words.add}</button></div>
        </form>
      </div>
    `,
  });
}
