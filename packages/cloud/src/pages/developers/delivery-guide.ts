/** What callers may rely on while a command travels from their program to an account book and back, in plain words. */

import { delivery, limits, updateContractBuild } from '@ledgerline/contract';
import { type Html, html } from '../html.ts';
import { statusBadge } from '../status.ts';
import { developerPage, docHead, type Reader, sectionHead } from './page.ts';

const runCapMinutes = delivery.runCapSeconds / 60;
const mebibytes = (bytes: number): string => `${bytes / 1_048_576} MiB`;

const PLEDGES: readonly (readonly [string, Html])[] = [
  [
    'No accepted command is lost.',
    html`A 202 is sent only after the command is on durable storage. A crash of the cloud, of the connector or of the machine it runs on changes nothing about that.`,
  ],
  [
    'No write is applied twice.',
    html`The connector writes the <code>commandId</code> down before it executes, and the embedded book keeps it with the postings, in the same transaction. A command that is delivered again is answered from that record.`,
  ],
  [
    'Nothing is called unchanged when it was changed.',
    html`<code>error.outcome</code> is <code>not_applied</code> only when that is known. When it cannot be known, it says <code>unknown</code>, and you are told to look first.`,
  ],
  [
    'Order is kept in each book.',
    html`Commands of one connector and company run one at a time, in the order in which they were accepted. You may post the next before the first is done. Different companies run side by side.`,
  ],
  [
    'A bad command holds nobody up for long.',
    html`A failed command never blocks those behind it. One that hangs is given up after ${runCapMinutes} minutes.`,
  ],
];

const STEPS = [
  [
    'queued',
    html`Accepted and safe. It waits for its turn, or for the connector to come online; <code>queuePosition</code> and <code>connectorOnline</code> say which.`,
  ],
  ['running', html`The connector has it. It holds a lease of ${delivery.leaseSeconds} seconds and renews it while it works.`],
  ['done', html`It is finished, and <code>result</code> has what the book answered. This never changes any more.`],
  ['failed', html`It is finished, and <code>error</code> says why and what it left behind. This never changes any more.`],
] as const;

export const deliveryPage = (reader: Reader): string =>
  developerPage(reader, {
    title: 'Delivery guarantees',
    current: '/developers/delivery',
    description: 'What callers may rely on: durability, once-only writes, order, and honest outcomes.',
    content: html`${docHead({ here: 'Delivery guarantees', title: 'Delivery guarantees', sub: 'Messages get lost, come late and come twice; programs crash; laptops sleep. This is what holds all the same.' })}
<ol class="pledges wide">${PLEDGES.map(([what, how], index) => html`<li><span class="no">${index + 1}</span><div class="what"><h2>${what}</h2></div><p class="how">${how}</p></li>\n`)}</ol>
${sectionHead('The life of a command', { id: 'statuses' })}
<ul class="variants ruled">${STEPS.map(([status, words]) => html`<li>${statusBadge(status)}<p>${words}</p></li>\n`)}</ul>
${retries}
${waiting}
${endings}
${sectionHead('Updates', { id: 'updates' })}
<div class="read stack"><p>An update counts only when a fresh reload matches what was asked: <code>writeVerification.matched</code>. When it does not, the command ends <code>failed</code> with outcome <code>applied</code>, and <code>result.writeVerification.differences</code> shows each field. That is not a rollback. Inspect the document; never create it again.</p>
<p>Updates need a connector build of <code>${updateContractBuild}</code> or later. Ask <a href="/developers/commands/read-change-code-capabilities"><code>read-change-code-capabilities</code></a> what the installed one can do.</p></div>`,
  });

const retries = html`${sectionHead('Retrying safely', { id: 'retries' })}
<ol class="rules read"><li><span>No answer, or a 5xx? Send the identical request again, with the same <code>commandId</code>. It is queued once, and the answer is the command as it now stands.</span></li><li><span>The same id with anything different answers 409 <code>command_id_reused</code> and queues nothing. Two posts of one id at the same moment queue one command.</span></li><li><span>A command that ended <code>failed</code> is over. To try again, use a new <code>commandId</code>, and only where <code>error.retryable</code> is true or you have mended the cause.</span></li><li><span>A retry of an accepted command is answered even when the subscription has lapsed since.</span></li></ol>`;

const waiting = html`${sectionHead('Waiting for the answer', { id: 'waiting' })}
<div class="read stack"><p>Add <code>?wait=30</code> to the post or to <code>GET /v1/commands/{commandId}</code>, up to ${limits.waitSecondsMax} seconds, or send <code>Prefer: wait=30</code>. The call answers as soon as the command is finished, or when the time is up, with the status as it stands. Without it, every call answers at once; then poll every two seconds.</p>
<p>There are no webhooks. What you have not heard, you can always ask for again.</p></div>`;

const ENDINGS = [
  ['No connector picked it up', `${delivery.expiryDays} days`, 'expired', 'nothing was changed'],
  ['You took it back while it was queued', 'at once', 'cancelled', 'nothing was changed'],
  ['A read was fetched and never answered', `${delivery.readAttemptsMax} attempts`, 'delivery_exhausted', 'nothing was changed'],
  ['It ran too long', `${runCapMinutes} minutes`, 'run_cap_exceeded', 'see the outcome'],
  ['A write was never answered', `${delivery.outcomeUnknownAfterHours} hours`, 'outcome_unknown', 'look in the book'],
] as const;

const endings = html`${sectionHead('When nothing comes back', { id: 'endings' })}
<div class="card"><div class="table-box" tabindex="0" role="region" aria-label="Ends of a command that nobody answers"><table class="table"><caption class="vh">Ends of a command that nobody answers</caption><thead><tr><th scope="col">What happened</th><th scope="col">After</th><th scope="col">Ends with</th><th scope="col">Which means</th></tr></thead><tbody>
${ENDINGS.map(([what, after, code, means]) => html`<tr><th scope="row">${what}</th><td class="nowrap">${after}</td><td><a href="/developers/errors#failure-${code}"><code>${code}</code></a></td><td class="soft">${means}</td></tr>\n`)}</tbody></table></div></div>
<p class="muted small mt-s">Results may be up to ${mebibytes(delivery.resultBytesMax)}, files up to ${mebibytes(delivery.artifactBytesMax)}.</p>`;
