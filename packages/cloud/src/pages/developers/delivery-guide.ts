/** What callers may rely on while a command travels from their program to an account book and back, in plain words. */

import { deliveryLimits, limits, updateContractBuild } from '@ledgerline/contract';
import { type Html, html, tableBox } from '@ledgerline/look';
import { statusBadge } from '../status.ts';
import { docPath } from './doc-file.ts';
import { developerPage, docHead, type Reader, sectionHead } from './page.ts';

const runCapMinutes = deliveryLimits.runCapSeconds / 60;
const mebibytes = (bytes: number): string => `${bytes / 1_048_576} MiB`;

const PLEDGES: readonly (readonly [string, Html])[] = [
  [
    'No accepted command is lost.',
    html`
      A 202 is sent only after the command is on durable storage. It survives a crash of the cloud, the connector or the
      machine.
    `,
  ],
  [
    'Nothing is saved twice.',
    html`
      The connector records the <code>commandId</code> before it runs the command. The embedded book stores it with the postings
      in the same transaction. If the command arrives again, the recorded result is returned.
    `,
  ],
  [
    'Outcomes are never guessed.',
    html`
      <code>error.outcome</code> is <code>not_applied</code> only if that is certain. Otherwise it is <code>unknown</code>, and
      you must check the book first.
    `,
  ],
  [
    'Order is kept in each book.',
    html`
      Commands for one account book run one at a time, in the order in which they were accepted. You can send the next one
      before the first is done. Different books run in parallel.
    `,
  ],
  [
    'A command that fails or hangs does not block the others.',
    html`A failed command never blocks the next one. A command that hangs is stopped after ${runCapMinutes} minutes.`,
  ],
];

const STEPS = [
  [
    'queued',
    html`
      The command is stored and waits for earlier commands or for the connector. <code>queuePosition</code> and
      <code>waitingFor</code> show which, and what to do about it.
    `,
  ],
  [
    'running',
    html`
      The connector is running the command. It has a lease of ${deliveryLimits.leaseSeconds} seconds and renews it while it
      works.
    `,
  ],
  ['done', html`The command is finished, and <code>result</code> is the result from the book. The status is final.`],
  ['failed', html`The command is finished, and <code>error</code> has the reason and the outcome. The status is final.`],
] as const;

export const deliveryPage = (reader: Reader): string =>
  developerPage(reader, {
    title: 'Delivery guarantees',
    current: '/developers/delivery',
    description: 'What callers can rely on: durability, exactly-once writes, order and clear outcomes.',
    content: html`
      ${docHead({
        here: 'Delivery guarantees',
        title: 'Delivery guarantees',
        sub: 'Messages are lost, delayed or repeated, programs crash and laptops sleep. These guarantees apply in all of these cases.',
      })}
      <ol class="pledges wide">
        ${PLEDGES.map(
          ([what, how], index) => html`
            <li>
              <span class="no">${index + 1}</span>
              <div class="what"><h2>${what}</h2></div>
              <p class="how">${how}</p>
            </li>
          `,
        )}
      </ol>
      ${sectionHead('The life of a command', { id: 'statuses' })}
      <ul class="variants ruled">${STEPS.map(([status, words]) => html`<li>${statusBadge(status, { language: 'en' })}<p>${words}</p></li>`)}</ul>
      ${retries}
      ${waiting}
      ${endings}
      ${sectionHead('Updates', { id: 'updates' })}
      <div class="read stack">
        <p>
          An update succeeds only if the reloaded data matches the request (<code>writeVerification.matched</code>). Otherwise
          the command ends as <code>failed</code> with the outcome <code>applied</code>, and
          <code>result.writeVerification.differences</code> shows each field. This is not a rollback. Check the document and do
          not create it again.
        </p>
        <p>
          Updates need connector build <code>${updateContractBuild}</code> or later.
          <a href="/developers/commands/read-change-code-capabilities"><code>read-change-code-capabilities</code></a> shows what
          the installed build can do.
        </p>
      </div>
    `,
  });

const retries = html`
  ${sectionHead('Retrying safely', { id: 'retries' })}
  <ol class="rules read">
    <li>
      <span>
        If you get no response or a 5xx, send the same request again with the same <code>commandId</code>. It is queued once,
        and the response has its current status.
      </span>
    </li>
    <li>
      <span>
        The same id with a different request returns 409 <code>command_id_reused</code> and queues nothing. Two requests with
        one id at the same time queue one command.
      </span>
    </li>
    <li>
      <span>
        A <code>failed</code> command is final. To try again, use a new <code>commandId</code>, but only if
        <code>error.retryable</code> is true or you have fixed the cause.
      </span>
    </li>
    <li><span>A retry of an accepted command returns the command even if the subscription has ended since.</span></li>
  </ol>
`;

const waiting = html`
  ${sectionHead('Waiting for the result', { id: 'waiting' })}
  <div class="read stack">
    <p>
      Add <code>?wait=30</code> to the post or to <code>GET /v1/commands/{commandId}</code>, up to ${limits.waitSecondsMax}
      seconds, or send <code>Prefer: wait=30</code>. The request returns when the command is finished or the time is up, with
      the current status. Without it, the request returns at once; poll every two seconds.
    </p>
    <p>
      To hear of all ends without asking for each command, read the <a href="${docPath('events')}">feed of events</a>, or have
      events sent to your own address as signed webhooks. You can read every command again at any time.
    </p>
  </div>
`;

const ENDINGS = [
  ['No connector picked it up', `${deliveryLimits.expiryDays} days`, 'expired', 'nothing was changed'],
  ['You cancelled it while it was queued', 'at once', 'cancelled', 'nothing was changed'],
  [
    'A read was sent and no result arrived',
    `${deliveryLimits.readAttemptsMax} attempts`,
    'delivery_exhausted',
    'nothing was changed',
  ],
  ['The command ran too long', `${runCapMinutes} minutes`, 'run_cap_exceeded', 'see the outcome'],
  [
    'A write was sent and no result arrived',
    `${deliveryLimits.outcomeUnknownAfterHours} hours`,
    'outcome_unknown',
    'check the book',
  ],
] as const;

const endings = html`
  ${sectionHead('Timeouts', { id: 'endings' })}
  <div class="card">
    ${tableBox({
      label: 'Timeouts',
      caption: 'How a command ends without a result',
      heads: ['What happened', 'After', 'Error code', 'Meaning'],
      rows: ENDINGS.map(
        ([what, after, code, means]) => html`
          <tr>
            <th scope="row">${what}</th>
            <td class="nowrap">${after}</td>
            <td><a href="/developers/errors#failure-${code}"><code>${code}</code></a></td>
            <td class="soft">${means}</td>
          </tr>
        `,
      ),
    })}
  </div>
  <p class="muted small mt-s">
    Results can have up to ${mebibytes(deliveryLimits.resultBytesMax)} and files up to
    ${mebibytes(deliveryLimits.artifactBytesMax)}.
  </p>
`;
