/** One webhook endpoint: how it is doing, its deliveries, and what can be done with it. */

import type { Webhook } from '@ledgerline/contract';
import { card, dialogBox, factList, formField, Html, html, icon } from '@ledgerline/look';
import { formWords } from '@ledgerline/words/shared/form';
import { codeTabs, copyable } from '../../code.ts';
import { pageHead } from '../../frame.ts';
import { moment } from '../../moment.ts';
import { portalPage } from '../../portal-frame.ts';
import type { PortalView } from '../../portal-view.ts';
import { type DeliveryLog, deliveriesCard } from './webhook-deliveries.ts';
import { webhookBadge, webhookSentence } from './webhook-state.ts';
import { webhookSecretDialog } from './webhooks.ts';

export interface WebhookPage extends PortalView, DeliveryLog {}

export function webhookPage(page: WebhookPage): string {
  const { shell, webhook, now } = page;
  const { url, description, webhookId } = webhook;
  const base = `/app/webhooks/${encodeURIComponent(webhookId)}`;
  const { cancel } = formWords(shell.reader.language);
  return portalPage({
    title: 'Webhook endpoint',
    current: '/portal/webhooks',
    shell,
    scripts: ['webhooks', 'live', 'confirm'],
    content: html`
      <p class="small"><a href="/portal/webhooks">Webhooks</a></p>
      ${pageHead({
        title: html`<span class="h-code">${url}</span>`,
        ...(description !== '' && { sub: description }),
        actions: html`
          <button class="btn primary" type="button" data-ping="${base}/ping">${icon('pulse')}Send a ping</button>
          ${switchButton(webhook, base)}
        `,
      })}
      <div class="stack lg">
        <section class="notice" data-tone="${toneOf(webhook)}" id="state" data-live="5000" aria-label="State">
          ${icon(webhook.failingSince === null && webhook.state !== 'disabled' ? 'info' : 'alert')}
          <h2>${webhookBadge(webhook)}</h2>
          <p>${webhookSentence(webhook, now)}</p>
        </section>
        <section class="notice" data-tone="plain" data-ping-result role="status" hidden></section>
        ${deliveriesCard(page)}
        <div class="cols-2">
          <div class="stack lg">${settingsCard(webhook, now)}${secretCard(webhook, now)}</div>
          <div class="stack lg">${replayCard(webhook, base)}${deleteCard}</div>
        </div>
        ${verifyCard}
      </div>
      ${webhookSecretDialog(shell.reader)}
      ${rotateDialog(base, cancel)}
      ${deleteDialog(base, cancel)}
    `,
  });
}

function toneOf({ state, failingSince }: Webhook): string {
  if (state === 'disabled') return 'failed';
  if (state === 'paused') return 'plain';
  return failingSince === null ? 'done' : 'amber';
}

const switchButton = ({ state }: Webhook, base: string): Html =>
  state === 'enabled'
    ? html`<button class="btn" type="button" data-post="${base}/pause">Pause</button>`
    : html`<button class="btn" type="button" data-post="${base}/resume" data-body="{}">Resume</button>`;

const DELIVERY_WORDS = {
  parallel: 'parallel: a failing event does not block others',
  ordered: 'ordered: events of one account book arrive in order',
} as const;

function settingsCard(webhook: Webhook, now: number): Html {
  const { webhookId, types, companies, delivery, include, createdAt } = webhook;
  return card({
    id: 'settings',
    title: 'Settings',
    content: html`
      <div class="body stack">
        ${factList([
          ['Endpoint', copyable(webhookId, 'the endpoint id')],
          ['Events', types === null ? 'all' : types.join(', ')],
          ['Account books', companies === null ? 'all' : companies.join(', ')],
          ['Delivery', DELIVERY_WORDS[delivery]],
          ['Results', include.includes('result') ? 'included, up to 64 KiB' : 'not included'],
          ['Created', moment(createdAt, now)],
        ])}
        <p class="hint">Change settings with <code>POST /v1/webhooks/${webhookId}</code>.</p>
      </div>
    `,
  });
}

const secretCard = ({ previousSecretUntil }: Webhook, now: number): Html =>
  card({
    id: 'signing',
    title: 'Signing secret',
    content: html`
      <div class="body stack">
        <p class="muted">
          Rotating creates a new secret. The old one signs too for the overlap you choose, so that your receiver can change over
          without a gap.
        </p>
        ${previousSecretUntil !== null && html`<p>The previous secret signs until ${moment(previousSecretUntil, now)}.</p>`}
        <div class="row"><button class="btn" type="button" popovertarget="rotate">Rotate secret</button></div>
      </div>
    `,
  });

function replayCard({ isReplaying }: Webhook, base: string): Html {
  return card({
    id: 'replay',
    title: 'Replay events',
    content: html`
      <form method="dialog" class="body stack" data-replay="${base}/replay" novalidate>
        <p class="muted">Sends events of a period again, with the same ids. New events are sent at the same time.</p>
        ${isReplaying && html`<p>A replay is running.</p>`}
        ${formField({
          id: 'replay-from',
          label: 'From',
          control: html`
            <input class="input" type="datetime-local" id="replay-from" name="from" aria-describedby="replay-problem">
          `,
        })}
        ${formField({
          id: 'replay-to',
          label: 'To (empty for now)',
          control: html`<input class="input" type="datetime-local" id="replay-to" name="to">`,
        })}
        <fieldset class="field">
          <legend class="label">Which</legend>
          <div class="stack sm">
            <label class="check">
              <input type="radio" name="only" value="failed" checked>
              <span>Only events that were never delivered</span>
            </label>
            <label class="check"><input type="radio" name="only" value="all"><span>All events of the period</span></label>
          </div>
        </fieldset>
        <p class="err" id="replay-problem" data-problem role="alert"></p>
        <div class="row"><button class="btn" type="submit">Replay events</button></div>
      </form>
    `,
  });
}

const deleteCard = card({
  id: 'removal',
  title: 'Delete endpoint',
  content: html`
    <div class="body stack">
      <p class="muted">Stops sending to this address and deletes its log. Events stay in the feed. This cannot be undone.</p>
      <div class="row"><button class="btn danger" type="button" popovertarget="delete">Delete endpoint</button></div>
    </div>
  `,
});

const OVERLAPS = [
  [0, 'None: the old secret stops now'],
  [1, '1 hour'],
  [24, '24 hours'],
  [168, '7 days'],
] as const;

const rotateDialog = (base: string, cancel: string): Html =>
  dialogBox({
    id: 'rotate',
    title: 'Rotate the signing secret?',
    form: html` data-rotate-secret="${base}/rotate-secret"`,
    content: html`
      <p class="muted">
        Each request is signed with both secrets during the overlap. After it, receivers that know only the old secret reject
        requests.
      </p>
      ${formField({
        id: 'rotate-overlap',
        label: 'Overlap',
        control: html`
          <select class="input" id="rotate-overlap" name="overlapHours">
            ${OVERLAPS.map(
              ([hours, words]) => html`<option value="${hours}"${hours === 24 && new Html(' selected')}>${words}</option>`,
            )}
          </select>
        `,
      })}
    `,
    cancel,
    actions: html`<button class="btn danger" type="submit">Rotate secret</button>`,
  });

const deleteDialog = (base: string, cancel: string): Html =>
  dialogBox({
    id: 'delete',
    title: 'Delete this endpoint?',
    form: html` data-confirm="delete" data-post="${base}/delete" data-leads-to="/portal/webhooks"`,
    content: html`
      <p class="muted">Events that are waiting are not sent, and the log is deleted. This cannot be undone.</p>
      ${formField({
        id: 'delete-typed',
        label: html`Type <b>delete</b> to confirm`,
        control: html`<input class="input" id="delete-typed" autocomplete="off" autocapitalize="off">`,
      })}
    `,
    cancel,
    actions: html`<button class="btn danger" type="submit" disabled>Delete endpoint</button>`,
  });

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

const verifyCard = card({
  id: 'verify',
  title: 'Verify signatures',
  content: html`
    <div class="body stack">
      <p class="muted">
        Requests are signed as <a href="https://www.standardwebhooks.com" rel="noopener">Standard Webhooks</a> has it, so its
        libraries verify them. Return 2xx within 15 seconds. An event can arrive more than once; its id stays the same.
      </p>
      ${codeTabs('verify-code', 'Language', [
        { label: 'TypeScript', text: TYPESCRIPT, language: 'typescript' },
        { label: 'Python', text: PYTHON, language: 'python' },
      ])}
    </div>
  `,
});
