/** The webhook endpoints of a tenant: a list with their state and lag, and a form that creates one. */

import { eventTypes, type Webhook } from '@ledgerline/contract';
import { card, emptyState, formField, Html, html, icon, needsScript } from '@ledgerline/look';
import type { Reader } from '@ledgerline/words';
import { pageHead } from '../../frame.ts';
import { portalPage } from '../../portal-frame.ts';
import { bookChoice, numberText, type PortalView } from '../../portal-view.ts';
import { secretDialog } from '../secret-dialog.ts';
import { lagText, webhookBadge } from './webhook-state.ts';

export interface WebhooksPage extends PortalView {
  readonly webhooks: readonly Webhook[];
  readonly webhooksMax: number;
}

export function webhooksPage(page: WebhooksPage): string {
  return portalPage({
    title: 'Webhooks',
    current: '/portal/webhooks',
    shell: page.shell,
    scripts: ['webhooks', 'live'],
    content: html`
      ${pageHead({
        title: 'Webhooks',
        sub: 'Events are sent to your addresses as signed requests, and sent again until they arrive.',
        actions: html`
          <a class="btn" href="/portal/events">${icon('pulse')}Events</a>
          <a class="btn primary" href="#new">${icon('plus')}Create endpoint</a>
        `,
      })}
      ${needsScript('Creating and changing endpoints needs JavaScript.')}
      <div class="stack lg">${endpointTable(page)}${newForm(page)}</div>
      ${webhookSecretDialog(page.shell.reader)}
    `,
  });
}

export const webhookSecretDialog = (reader: Reader): Html =>
  secretDialog(
    reader,
    'Copy the signing secret now',
    'The secret is shown only once. Your receiver needs it to verify signatures.',
  );

function endpointTable({ webhooks, webhooksMax, now }: WebhooksPage): Html {
  if (webhooks.length === 0) {
    return card({
      id: 'endpoints',
      title: 'Endpoints',
      content: emptyState(
        'send',
        'No endpoints yet',
        html`
          <p>Create one below. Without an endpoint your programs can read the same events with <code>GET /v1/events</code>.</p>
        `,
      ),
    });
  }
  return card({
    id: 'endpoints',
    title: 'Endpoints',
    meta: html`<span id="endpoint-count" data-live="10000">${webhooks.length} of ${webhooksMax}</span>`,
    content: html`
      <div class="table-box" tabindex="0" role="region" aria-label="Endpoints" id="endpoint-rows" data-live="10000">
        <table class="table mid hover">
          <caption class="vh">Webhook endpoints, oldest first</caption>
          <thead>
            <tr>
              <th scope="col">Address</th>
              <th scope="col">State</th>
              <th scope="col">Waiting</th>
              <th scope="col" class="hide-s">Last 24 hours</th>
            </tr>
          </thead>
          <tbody>${webhooks.map((webhook) => row(webhook, now))}</tbody>
        </table>
      </div>
    `,
  });
}

function row(webhook: Webhook, now: number): Html {
  const { webhookId, url, description, deliveredLastDay, failedLastDay } = webhook;
  return html`
    <tr>
      <th scope="row" class="break">
        <a class="rowlink" href="/portal/webhooks/${encodeURIComponent(webhookId)}">${url}</a>
        ${description !== '' && html`<span class="sub">${description}</span>`}
      </th>
      <td>${webhookBadge(webhook)}</td>
      <td>${lagText(webhook, now)}</td>
      <td class="hide-s">${numberText(deliveredLastDay)} delivered, ${numberText(failedLastDay)} failed</td>
    </tr>
  `;
}

const GROUP_WORDS: Readonly<Record<string, string>> = {
  command: 'Commands that finished or failed',
  connector: 'Connectors that connect, disconnect or move',
  book: 'Account books',
  notification: 'Notifications',
  key: 'Keys',
  subscription: 'Subscription',
  webhook: 'Webhook endpoints',
};
const GROUPS = [...new Set(eventTypes.map((type) => type.split('.')[0] ?? ''))];

function newForm({ shell, state }: WebhooksPage): Html {
  return html`
    <form method="dialog" class="card" id="new" data-new-webhook aria-labelledby="new-title" novalidate>
      <div class="head"><h2 id="new-title">Create an endpoint</h2></div>
      <div class="body stack">
        ${formField({
          id: 'webhook-url',
          label: 'Address',
          problem: '',
          control: html`
            <input class="input mono" id="webhook-url" name="url" type="url" maxlength="2000"
              placeholder="https://shop.example/ledgerline" autocomplete="off" aria-describedby="webhook-url-problem">
          `,
        })}
        ${formField({
          id: 'webhook-description',
          label: 'Description',
          control: html`
            <input class="input" id="webhook-description" name="description" maxlength="200"
              placeholder="A note for you, for example Web shop" autocomplete="off">
          `,
        })}
        <div class="cols-2">
          <fieldset class="field">
            <legend class="label">Events</legend>
            <div class="stack sm">
              ${GROUPS.map(
                (group) => html`
                  <label class="check">
                    <input type="checkbox" name="types" value="${group}.*"${group === 'command' && new Html(' checked')}>
                    <span>${GROUP_WORDS[group] ?? group} <code>${group}.*</code></span>
                  </label>
                `,
              )}
            </div>
            <p class="hint">Select none for all events, including future types.</p>
          </fieldset>
          <div class="stack">
            ${state.companies.length > 0 && bookChoice(shell.reader, state)}
            <fieldset class="field">
              <legend class="label">Delivery</legend>
              <div class="stack sm">
                <label class="check">
                  <input type="radio" name="delivery" value="parallel" checked>
                  <span>Parallel: a failing event does not block others</span>
                </label>
                <label class="check">
                  <input type="radio" name="delivery" value="ordered">
                  <span>Ordered: events of one account book arrive in order</span>
                </label>
              </div>
            </fieldset>
            <label class="check">
              <input type="checkbox" name="include" value="result">
              <span>Include the result of commands, up to 64 KiB</span>
            </label>
          </div>
        </div>
        <div class="row"><button class="btn primary" type="submit">Create endpoint</button></div>
      </div>
    </form>
  `;
}
