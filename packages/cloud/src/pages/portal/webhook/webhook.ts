/** One webhook endpoint: its state, its deliveries, and what can be done with it. */

import type { Webhook } from '@ledgerline/contract';
import { card, dialogBox, factList, formField, Html, html, icon } from '@ledgerline/look';
import type { Language, Reader } from '@ledgerline/words';
import { webhookWords } from '@ledgerline/words/portal/webhook';
import { formWords } from '@ledgerline/words/shared/form';
import { codeTabs, copyable } from '../../code.ts';
import { pageHead } from '../../frame.ts';
import { portalPage } from '../../portal-frame.ts';
import { ifMayChange, type PortalView, shownTime } from '../../portal-view.ts';
import { type DeliveryLog, deliveriesCard } from './webhook-deliveries.ts';
import { webhookBadge, webhookSentence } from './webhook-state.ts';
import { webhookSecretDialog } from './webhooks.ts';

export interface WebhookPage extends PortalView, DeliveryLog {}

export function webhookPage(page: WebhookPage): string {
  const { shell, webhook, now } = page;
  const { url, description, webhookId } = webhook;
  const base = `/app/webhooks/${encodeURIComponent(webhookId)}`;
  const { reader } = shell;
  const { language } = reader;
  const words = webhookWords(language);
  return portalPage({
    title: words.title,
    current: '/portal/webhooks',
    shell,
    scripts: ['webhooks', 'live', 'confirm'],
    content: html`
      <p class="small"><a href="/portal/webhooks">${words.webhooks}</a></p>
      ${pageHead({
        title: html`<span class="h-code">${url}</span>`,
        ...(description !== '' && { sub: description }),
        actions: html`${ifMayChange(
          page,
          'integrate',
          html`
            <button class="btn primary" type="button" data-ping="${base}/ping">${icon('pulse')}${words.ping}</button>
            ${switchButton(words, webhook, base)}
          `,
        )}`,
      })}
      <div class="stack lg">
        <section class="notice" data-tone="${toneOf(webhook)}" id="state" data-live="5000" aria-label="${words.state}">
          ${icon(webhook.failingSince === null && webhook.state !== 'disabled' ? 'info' : 'alert')}
          <h2>${webhookBadge(language, webhook)}</h2>
          <p>${webhookSentence(reader, webhook, now)}</p>
        </section>
        <section class="notice" data-tone="plain" data-ping-result role="status" hidden></section>
        ${deliveriesCard(page)}
        <div class="cols-2">
          <div class="stack lg">${settingsCard(reader, webhook, now)}${ifMayChange(page, 'integrate', secretCard(reader, webhook, now))}</div>
          ${ifMayChange(page, 'integrate', html`<div class="stack lg">${replayCard(words, webhook, base)}${deleteCard(words)}</div>`)}
        </div>
        ${verifyCard(language)}
      </div>
      ${webhookSecretDialog(shell.reader)}
      ${ifMayChange(page, 'integrate', html`${rotateDialog(language, base)}${deleteDialog(language, base)}`)}
    `,
  });
}

function toneOf({ state, failingSince }: Webhook): string {
  if (state === 'disabled') return 'failed';
  if (state === 'paused') return 'plain';
  return failingSince === null ? 'done' : 'amber';
}

type Words = ReturnType<typeof webhookWords>;

const switchButton = (words: Words, { state }: Webhook, base: string): Html =>
  state === 'enabled'
    ? html`<button class="btn" type="button" data-post="${base}/pause">${words.pause}</button>`
    : html`<button class="btn" type="button" data-post="${base}/resume" data-body="{}">${words.resume}</button>`;

function settingsCard(reader: Reader, webhook: Webhook, now: number): Html {
  const words = webhookWords(reader.language);
  const { webhookId, types, companies, delivery, include, createdAt } = webhook;
  return card({
    id: 'settings',
    title: words.settings,
    content: html`
      <div class="body stack">
        ${factList([
          [words.endpoint, copyable(webhookId, words.endpointId, formWords(reader.language).copy)],
          [words.events, types === null ? words.all : types.join(', ')],
          [words.accountBooks, companies === null ? words.all : companies.join(', ')],
          [words.delivery, words[delivery]],
          [words.results, include.includes('result') ? words.included : words.notIncluded],
          [words.created, shownTime(reader, createdAt, now)],
        ])}
        <p class="hint">${words.changeWith(html`<code>POST /v1/webhooks/${webhookId}</code>`)}</p>
      </div>
    `,
  });
}

function secretCard(reader: Reader, { previousSecretUntil }: Webhook, now: number): Html {
  const words = webhookWords(reader.language);
  return card({
    id: 'signing',
    title: words.signingSecret,
    content: html`
      <div class="body stack">
        <p class="muted">${words.rotateHint}</p>
        ${previousSecretUntil !== null && html`<p>${words.previousUntil(shownTime(reader, previousSecretUntil, now))}</p>`}
        <div class="row"><button class="btn" type="button" popovertarget="rotate">${words.rotate}</button></div>
      </div>
    `,
  });
}

function replayCard(words: Words, { isReplaying }: Webhook, base: string): Html {
  return card({
    id: 'replay',
    title: words.replay,
    content: html`
      <form method="dialog" class="body stack" data-replay="${base}/replay" novalidate>
        <p class="muted">${words.replayHint}</p>
        ${isReplaying && html`<p>${words.replayRuns}</p>`}
        ${formField({
          id: 'replay-from',
          label: words.from,
          control: html`
            <input class="input" type="datetime-local" id="replay-from" name="from" aria-describedby="replay-problem">
          `,
        })}
        ${formField({
          id: 'replay-to',
          label: words.to,
          control: html`<input class="input" type="datetime-local" id="replay-to" name="to">`,
        })}
        <fieldset class="field">
          <legend class="label">${words.which}</legend>
          <div class="stack sm">
            <label class="check">
              <input type="radio" name="only" value="failed" checked>
              <span>${words.onlyFailed}</span>
            </label>
            <label class="check"><input type="radio" name="only" value="all"><span>${words.allOfPeriod}</span></label>
          </div>
        </fieldset>
        <p class="err" id="replay-problem" data-problem role="alert"></p>
        <div class="row"><button class="btn" type="submit">${words.replay}</button></div>
      </form>
    `,
  });
}

const deleteCard = (words: Words): Html =>
  card({
    id: 'removal',
    title: words.delete,
    content: html`
    <div class="body stack">
      <p class="muted">${words.deleteHint}</p>
      <div class="row"><button class="btn danger" type="button" popovertarget="delete">${words.delete}</button></div>
    </div>
  `,
  });

type Overlap = readonly [hours: number, text: string];

const overlaps = ({ noOverlap, hours, days }: Words): readonly Overlap[] => [
  [0, noOverlap],
  [1, hours(1)],
  [24, hours(24)],
  [168, days(7)],
];

function rotateDialog(language: Language, base: string): Html {
  const words = webhookWords(language);
  return dialogBox({
    id: 'rotate',
    title: words.rotateTitle,
    form: html` data-rotate-secret="${base}/rotate-secret"`,
    content: html`
      <p class="muted">${words.rotateDetail}</p>
      ${formField({
        id: 'rotate-overlap',
        label: words.overlap,
        control: html`
          <select class="input" id="rotate-overlap" name="overlapHours">
            ${overlaps(words).map(
              ([hours, text]) => html`<option value="${hours}"${hours === 24 && new Html(' selected')}>${text}</option>`,
            )}
          </select>
        `,
      })}
    `,
    cancel: formWords(language).cancel,
    actions: html`<button class="btn danger" type="submit">${words.rotate}</button>`,
  });
}

function deleteDialog(language: Language, base: string): Html {
  const words = webhookWords(language);
  return dialogBox({
    id: 'delete',
    title: words.deleteTitle,
    form: html` data-confirm="delete" data-post="${base}/delete" data-leads-to="/portal/webhooks"`,
    content: html`
      <p class="muted">${words.deleteDetail}</p>
      ${formField({
        id: 'delete-typed',
        label: words.typeToConfirm(html`<b>delete</b>`),
        control: html`<input class="input" id="delete-typed" autocomplete="off" autocapitalize="off">`,
      })}
    `,
    cancel: formWords(language).cancel,
    actions: html`<button class="btn danger" type="submit" disabled>${words.delete}</button>`,
  });
}

const TYPESCRIPT = `import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.SECRET);
createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => { body += chunk; });
  request.on('end', () => {
    try {
      const event = webhook.verify(body, request.headers);
      console.log('verified', event.type, event.id);
      response.writeHead(204).end();
    } catch {
      response.writeHead(400).end();
    }
  });
}).listen(3000);`;

const PYTHON = `import os
from http.server import BaseHTTPRequestHandler, HTTPServer
from standardwebhooks import Webhook, WebhookVerificationError

webhook = Webhook(os.environ["SECRET"])

class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["content-length"]))
        try:
            event = webhook.verify(body, dict(self.headers))
            print("verified", event["type"], event["id"])
            self.send_response(204)
        except WebhookVerificationError:
            self.send_response(400)
        self.end_headers()

HTTPServer(("", 3000), Receiver).serve_forever()`;

function verifyCard(language: Language): Html {
  const words = webhookWords(language);
  return card({
    id: 'verify',
    title: words.verify,
    content: html`
    <div class="body stack">
      <p class="muted">
        ${words.verifyHint((text) => html`<a href="https://www.standardwebhooks.com" rel="noopener">${text}</a>`)}
      </p>
      ${codeTabs(
        'verify-code',
        words.language,
        [
          { label: 'TypeScript', text: TYPESCRIPT, language: 'typescript' },
          { label: 'Python', text: PYTHON, language: 'python' },
        ],
        undefined,
        formWords(language).copy,
      )}
    </div>
  `,
  });
}
