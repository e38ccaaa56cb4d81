/** The log of an endpoint: every attempt with its response, and a button that tries it again. */

import type { Webhook, WebhookDelivery } from '@ledgerline/contract';
import { actionsHead, badge, card, emptyState, Html, html, type IconName, tableBox } from '@ledgerline/look';
import { figuresOf, type Language } from '@ledgerline/words';
import { deliveryFilterWords, deliveryOutcomeWords, deliveryWords } from '@ledgerline/words/portal/webhook';
import { formWords } from '@ledgerline/words/shared/form';
import { webhookReasonIn } from '@ledgerline/words/shared/webhook-reason';
import type { DeliveryPage } from '../../../event/webhook-log.ts';
import { countPager, ifMayChange, type PortalView } from '../../portal-view.ts';

type Outcome = WebhookDelivery['outcome'];

const LOOKS: Readonly<Record<Outcome, readonly [colour: string, glyph: IconName]>> = {
  delivered: ['done', 'tick'],
  failed: ['warning', 'alert'],
  exhausted: ['failed', 'cross'],
};
const outcomes = Object.keys(LOOKS) as readonly Outcome[];

function outcomeBadge(language: Language, outcome: Outcome): Html {
  const [colour, glyph] = LOOKS[outcome];
  return badge(colour, glyph, deliveryOutcomeWords(language)[outcome]);
}

/** The filter in an address; null for none. */
export const deliveryStateIn = (text: string): Outcome | null => (Object.hasOwn(LOOKS, text) ? (text as Outcome) : null);

export interface DeliveryLog extends Pick<PortalView, 'shell' | 'now'> {
  readonly webhook: Webhook;
  readonly log: DeliveryPage;
  /** The attempts that are shown; null for all. */
  readonly shown: Outcome | null;
  readonly cursor: string;
}

function hrefOf({ webhookId }: Webhook, state: Outcome | null, cursor = ''): string {
  const query = new URLSearchParams({ ...(state !== null && { state }), ...(cursor !== '' && { cursor }) });
  return `/portal/webhooks/${encodeURIComponent(webhookId)}${query.size > 0 ? `?${query}` : ''}`;
}

export function deliveriesCard(page: DeliveryLog): Html {
  const { shell, webhook, log, shown, cursor } = page;
  const { deliveries, nextCursor } = log;
  const { language } = shell.reader;
  const words = deliveryWords(language);
  const names = deliveryFilterWords(language);
  const choices = [[null, words.all] as const, ...outcomes.map((outcome) => [outcome, names[outcome]] as const)];
  return card({
    id: 'deliveries',
    title: words.title,
    meta: words.newest,
    content: html`
      <div class="row between card-sub">
        <nav class="chips" aria-label="${words.filter}">
          ${choices.map(
            ([outcome, text]) => html`
              <a class="chip"
                href="${hrefOf(webhook, outcome)}"${outcome === shown && new Html(' aria-current="true"')}>
                ${text}
              </a>
            `,
          )}
        </nav>
      </div>
      <div id="delivery-rows"${cursor === '' && html` data-live="5000"`}>
        ${deliveries.length === 0 ? nothing(language, shown) : table(page)}
        ${countPager(shell.reader, deliveries.length, {
          newest: cursor === '' ? null : hrefOf(webhook, shown),
          older: nextCursor === null ? null : hrefOf(webhook, shown, nextCursor),
        })}
      </div>
    `,
  });
}

function nothing(language: Language, state: Outcome | null): Html {
  const { none, noMatch, noneHint } = deliveryWords(language);
  return emptyState('send', state === null ? none : noMatch, html`<p>${noneHint}</p>`);
}

function table(page: DeliveryLog): Html {
  const { shell, log } = page;
  const { reader } = shell;
  const words = deliveryWords(reader.language);
  const { actions } = formWords(reader.language);
  return tableBox({
    label: words.title,
    caption: words.caption,
    classes: 'mid hover',
    heads: [words.event, words.result, words.response, [words.sent, 'num hide-s'], actionsHead(actions)],
    rows: log.deliveries.map((delivery) => row(page, delivery)),
  });
}

function row(page: DeliveryLog, delivery: WebhookDelivery): Html {
  const { shell, webhook, now } = page;
  const { reader } = shell;
  const { webhookId } = webhook;
  const words = deliveryWords(reader.language);
  const { agoText, durationText } = figuresOf(reader);
  const { deliveryId, eventId, eventType, attempt, at, outcome, status, ms, error, excerpt } = delivery;
  const retry = `/app/webhooks/${encodeURIComponent(webhookId)}/deliveries/${encodeURIComponent(deliveryId)}/retry`;
  const answer = html`${status === null ? words.noResponse : html`HTTP ${status}`}<span class="sub">${durationText(ms)}</span>`;
  const summary = error === null ? (excerpt === '' ? null : words.body) : webhookReasonIn(error, reader.language);
  const detail =
    summary !== null &&
    html`
      <details>
        <summary>${summary}</summary>
        ${
          excerpt === ''
            ? html`<p class="dim small">${words.noBody}</p>`
            : html`
              <div class="code wrap-lines">
                <pre tabindex="0" role="region" aria-label="${words.startOfResponse}"><code>${excerpt}</code></pre>
              </div>
            `
        }
      </details>
    `;
  return html`
    <tr>
      <td class="break"><code>${eventType}</code><span class="sub">${words.attempt(eventId, attempt)}</span></td>
      <td>${outcomeBadge(reader.language, outcome)}</td>
      <td class="break">${answer}${detail}</td>
      <td class="num soft hide-s"><time datetime="${at}" title="${at}">${agoText(Date.parse(at), now)}</time></td>
      <td class="num">
        ${ifMayChange(
          page,
          'integrate',
          html`<button class="btn sm" type="button" data-post="${retry}" aria-label="${words.retryIt(eventId)}">${words.retry}</button>`,
        )}
      </td>
    </tr>
  `;
}
