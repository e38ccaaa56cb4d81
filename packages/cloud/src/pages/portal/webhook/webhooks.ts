/** The webhook endpoints of a tenant: a list with their state and lag, and a form that creates one. */

import { eventTypes, type Webhook } from '@ledgerline/contract';
import { card, emptyState, formField, Html, html, icon, needsScript } from '@ledgerline/look';
import { figuresOf, type Language, type Reader } from '@ledgerline/words';
import { eventGroupWords, webhooksWords } from '@ledgerline/words/portal/webhooks';
import { pageHead } from '../../frame.ts';
import { portalPage } from '../../portal-frame.ts';
import { bookChoice, ifMayChange, type PortalView } from '../../portal-view.ts';
import { secretDialog } from '../secret-dialog.ts';
import { lagText, webhookBadge } from './webhook-state.ts';

export interface WebhooksPage extends PortalView {
  readonly webhooks: readonly Webhook[];
  readonly webhooksMax: number;
}

export function webhooksPage(page: WebhooksPage): string {
  const words = webhooksWords(page.shell.reader.language);
  return portalPage({
    title: words.title,
    current: '/portal/webhooks',
    shell: page.shell,
    scripts: ['webhooks', 'live'],
    content: html`
      ${pageHead({
        title: words.title,
        sub: words.about,
        actions: html`
          <a class="btn" href="/portal/events">${icon('pulse')}${words.events}</a>
          ${ifMayChange(page, 'integrate', html`<a class="btn primary" href="#new">${icon('plus')}${words.create}</a>`)}
        `,
      })}
      ${needsScript(words.needsScript)}
      <div class="stack lg">${endpointTable(page)}${ifMayChange(page, 'integrate', newForm(page))}</div>
      ${webhookSecretDialog(page.shell.reader)}
    `,
  });
}

export function webhookSecretDialog(reader: Reader): Html {
  const { copySecret, copySecretHint } = webhooksWords(reader.language);
  return secretDialog(reader, copySecret, copySecretHint);
}

function endpointTable({ shell: { reader }, webhooks, webhooksMax, now }: WebhooksPage): Html {
  const words = webhooksWords(reader.language);
  if (webhooks.length === 0) {
    return card({
      id: 'endpoints',
      title: words.endpoints,
      content: emptyState('send', words.none, html`<p>${words.noneHint(html`<code>GET /v1/events</code>`)}</p>`),
    });
  }
  return card({
    id: 'endpoints',
    title: words.endpoints,
    meta: html`<span id="endpoint-count" data-live="10000">${words.countOf(webhooks.length, webhooksMax)}</span>`,
    content: html`
      <div class="table-box" tabindex="0" role="region" aria-label="${words.endpoints}" id="endpoint-rows" data-live="10000">
        <table class="table mid hover">
          <caption class="vh">${words.caption}</caption>
          <thead>
            <tr>
              <th scope="col">${words.address}</th>
              <th scope="col">${words.state}</th>
              <th scope="col">${words.waiting}</th>
              <th scope="col" class="hide-s">${words.lastDay}</th>
            </tr>
          </thead>
          <tbody>${webhooks.map((webhook) => row(reader, webhook, now))}</tbody>
        </table>
      </div>
    `,
  });
}

function row(reader: Reader, webhook: Webhook, now: number): Html {
  const { numberText } = figuresOf(reader);
  const { webhookId, url, description, deliveredLastDay, failedLastDay } = webhook;
  return html`
    <tr>
      <th scope="row" class="break">
        <a class="rowlink" href="/portal/webhooks/${encodeURIComponent(webhookId)}">${url}</a>
        ${description !== '' && html`<span class="sub">${description}</span>`}
      </th>
      <td>${webhookBadge(reader.language, webhook)}</td>
      <td>${lagText(reader, webhook, now)}</td>
      <td class="hide-s">${webhooksWords(reader.language).dayCounts(numberText(deliveredLastDay), numberText(failedLastDay))}</td>
    </tr>
  `;
}

const GROUPS = [...new Set(eventTypes.map((type) => type.split('.')[0] ?? ''))];

const isNamed = (group: string): group is keyof ReturnType<typeof eventGroupWords> => Object.hasOwn(eventGroupWords('en'), group);

/** A group that is new has no name yet. */
const groupName = (language: Language, group: string): string => (isNamed(group) ? eventGroupWords(language)[group] : group);

function newForm({ shell, state }: WebhooksPage): Html {
  const words = webhooksWords(shell.reader.language);
  return html`
    <form method="dialog" class="card" id="new" data-new-webhook aria-labelledby="new-title" novalidate>
      <div class="head"><h2 id="new-title">${words.createTitle}</h2></div>
      <div class="body stack">
        ${formField({
          id: 'webhook-url',
          label: words.address,
          problem: '',
          control: html`
            <input class="input mono" id="webhook-url" name="url" type="url" maxlength="2000"
              placeholder="https://shop.example/ledgerline" autocomplete="off" aria-describedby="webhook-url-problem">
          `,
        })}
        ${formField({
          id: 'webhook-description',
          label: words.description,
          control: html`
            <input class="input" id="webhook-description" name="description" maxlength="200"
              placeholder="${words.descriptionHint}" autocomplete="off">
          `,
        })}
        <div class="cols-2">
          <fieldset class="field">
            <legend class="label">${words.events}</legend>
            <div class="stack sm">
              ${GROUPS.map(
                (group) => html`
                  <label class="check">
                    <input type="checkbox" name="types" value="${group}.*"${group === 'command' && new Html(' checked')}>
                    <span>${groupName(shell.reader.language, group)} <code>${group}.*</code></span>
                  </label>
                `,
              )}
            </div>
            <p class="hint">${words.noneForAll}</p>
          </fieldset>
          <div class="stack">
            ${state.companies.length > 0 && bookChoice(shell.reader, state)}
            <fieldset class="field">
              <legend class="label">${words.delivery}</legend>
              <div class="stack sm">
                <label class="check">
                  <input type="radio" name="delivery" value="parallel" checked>
                  <span>${words.parallel}</span>
                </label>
                <label class="check">
                  <input type="radio" name="delivery" value="ordered">
                  <span>${words.ordered}</span>
                </label>
              </div>
            </fieldset>
            <label class="check">
              <input type="checkbox" name="include" value="result">
              <span>${words.includeResult}</span>
            </label>
          </div>
        </div>
        <div class="row"><button class="btn primary" type="submit">${words.create}</button></div>
      </div>
    </form>
  `;
}
