/** The landing page: what the service does, a real request with its response, and the guarantees. */

import { COMMAND_TYPE_COUNT } from '@ledgerline/catalog';
import { deliveryLimits, limits } from '@ledgerline/contract';
import { badge, type Html, html, icon } from '@ledgerline/look';
import { moduleCounts } from '../../command/modules.ts';
import { codeBlock, codeLines, jsonText } from '../code.ts';
import { sitePage, type Visitor } from '../frame.ts';
import { connectionDrawing } from './connection-drawing.ts';
import { journeyTall, journeyWide } from './journey-drawing.ts';
import { shownCommand, shownResponse } from './sample-call.ts';

export interface PublicPage extends Visitor {
  readonly trialDays: number;
  readonly isSandboxOffered: boolean;
}

export const landingPage = ({ isLoggedIn, reader, trialDays, isSandboxOffered }: PublicPage): string =>
  sitePage({
    title: 'Connect any program to your account book',
    description:
      'Invoices, payments and stock from a web shop, a till, a script or an assistant arrive in the accounting software on your computer: GnuCash, the book that comes with Ledgerline, or another package. No command is lost, and nothing is saved twice.',
    current: '/',
    isLoggedIn,
    reader,
    content: html`
      ${hero({ isLoggedIn, reader, trialDays, isSandboxOffered })}
      <section class="path" aria-label="How a command travels"><div class="wrap">${journeyWide}${journeyTall}</div></section>
      ${oneCall}
      ${connectable(isSandboxOffered)}
      ${pledges}
      ${disagreement}
      ${audiences}
      ${catalog}
      ${isSandboxOffered && closing(isLoggedIn)}
    `,
  });

const hero = ({ isLoggedIn, trialDays, isSandboxOffered }: PublicPage): Html => html`
  <section class="hero">
    <div class="wrap">
      <div class="hero-grid">
        <div>
          <h1>Connect any program to your account book</h1>
          <p class="lead">
            Invoices, payments and stock from your web shop, your till, a script or an assistant arrive in the accounting
            software on your computer: GnuCash, the book that comes with Ledgerline, or another package through a driver.
          </p>
          <p class="lead">A program sends one HTTP request. A bookkeeper sees an ordinary invoice.</p>
          <div class="row">
            ${
              isLoggedIn
                ? html`<a class="btn primary lg" href="/portal">Open the portal</a>`
                : html`<a class="btn primary lg" href="/signup">Start a ${trialDays}-day trial</a>`
            }
            <a class="btn lg" href="/developers">Read the docs</a>
          </div>
          <p class="fine mt-s">No card.${isSandboxOffered && ' Every account has a sandbox company to try it on.'}</p>
        </div>
        <figure class="connects">${connectionDrawing}</figure>
      </div>
    </div>
  </section>
`;

const REQUEST = `curl $LEDGERLINE_URL/v1/commands \\
  -H "Authorization: Bearer $LEDGERLINE_API_KEY" \\
  -H "Content-Type: application/json" \\
  -d '${jsonText(shownCommand)}'`;

const oneCall = html`
  <section class="section">
    <div class="wrap">
      <div class="section-head">
        <h2><span class="nowrap">One request in.</span> <span class="nowrap">One clear result out.</span></h2>
        <p>
          The request returns when the command is on disk. Poll the command, or add <code class="ic">?wait=30</code> to get the
          result as soon as it is known.
        </p>
      </div>
      <div class="call">
        ${codeBlock({
          title: 'Request',
          text: REQUEST,
          language: 'shell',
          foot: html`<span class="badge plain" data-status="queued">202</span> on disk and queued`,
        })}
        <div class="code">
          <div class="bar"><span class="title">Response · <code>GET /v1/commands/${shownCommand.commandId}</code></span></div>
          <ol class="live" aria-label="Status of the command">
            <li>${icon('queued', 'sm')}<b>queued</b><span class="at">0 ms</span></li>
            <li>${icon('running', 'sm')}<b>running</b><span class="at">+15 ms</span></li>
            <li>${icon('tick', 'sm')}<b>done</b><span class="at">+48 ms</span></li>
          </ol>
          ${codeLines(jsonText(shownResponse), 'json', 'Response')}
          <div class="foot">From the sandbox book, shortened. The full response also has the document.</div>
        </div>
      </div>
    </div>
  </section>
`;

/** Only what is there: a driver that does not exist is not promised. */
const SANDBOX = [
  badge('online', 'tick', 'today'),
  'A sandbox company',
  html`Every account has two sandbox books. There is nothing to install, and every command type works.`,
] as const;
const CONNECTABLE: readonly (readonly [state: Html, what: string, how: Html])[] = [
  [
    badge('online', 'tick', 'today'),
    'The book that comes with Ledgerline',
    html`
      A double-entry account book on your own machine. It is part of the connector and runs all ${COMMAND_TYPE_COUNT} command
      types.
    `,
  ],
  [
    badge('online', 'tick', 'today'),
    'GnuCash',
    html`
      A driver writes customers, suppliers, invoices, bills, payments and journals with GnuCash’s own engine. GnuCash has no
      stock and no orders. <a href="/developers/guides/gnucash">Set up GnuCash</a>
    `,
  ],
  [
    badge('warning', 'alert', 'needs a driver'),
    'Another accounting package',
    html`
      You need a driver: a program that uses a published protocol and passes a test suite. Ledgerline includes none for other
      packages. <a href="/developers/guides/drivers">Write a driver</a>
    `,
  ],
];

const connectable = (isSandboxOffered: boolean): Html => html`
  <section class="section">
    <div class="wrap">
      <div class="section-head">
        <h2>What you can connect today</h2>
        <p>The commands and results are the same for every book.</p>
      </div>
      <div class="trio${isSandboxOffered && ' four'}">
        ${[...(isSandboxOffered ? [SANDBOX] : []), ...CONNECTABLE].map(
          ([state, what, how]) => html`
            <div>
              <p>${state}</p>
              <h3>${what}</h3>
              <p>${how}</p>
            </div>
          `,
        )}
      </div>
    </div>
  </section>
`;

const MINUTE_SECONDS = 60;

const PLEDGES: readonly (readonly [what: string, how: Html])[] = [
  [
    'A 202 means the command is on disk',
    html`
      The cloud sends the 202 only after the command is written to disk and flushed. A power cut one millisecond later loses
      nothing.
    `,
  ],
  [
    'Retry as often as you like',
    html`
      The same <code class="ic">commandId</code> with the same request is the same command. Two requests at the same time queue
      one command. A different request with that id gets a 409.
    `,
  ],
  [
    'Nothing is saved twice',
    html`
      The book stores each <code class="ic">commandId</code> together with its change. For a book that cannot, the connector
      records the id before it touches the book. If a command arrives again, the recorded result is returned.
    `,
  ],
  [
    'Saved is not the same as verified',
    html`
      After an update, or on request, the saved document is reloaded and compared field by field. A difference is never reported
      as success.
    `,
  ],
  [
    'In order for each book',
    html`
      Commands for one account book run in the order you sent them. A command that fails does not block the next one, and one
      that hangs is stopped after ${deliveryLimits.runCapSeconds / MINUTE_SECONDS} minutes.
    `,
  ],
  [
    'Three clear outcomes',
    html`
      Every failure is <code class="ic">not_applied</code>, <code class="ic">applied</code> or <code class="ic">unknown</code>.
      An outcome is never guessed.
    `,
  ],
];

const pledges = html`
  <section class="section">
    <div class="wrap">
      <div class="section-head">
        <h2>What we guarantee</h2>
        <p>Your books depend on these results. Each guarantee has a mechanism, and tests break each mechanism on purpose.</p>
      </div>
      <ol class="pledges">
        ${PLEDGES.map(
          ([what, how], index) => html`
            <li>
              <span class="no">${index + 1}</span>
              <div class="what"><h3>${what}</h3></div>
              <p class="how">${how}</p>
            </li>
          `,
        )}
      </ol>
    </div>
  </section>
`;

const DIFFERENCES: readonly (readonly [field: string, sent: string, has: string])[] = [
  ['lines/0/location', 'KL', 'HQ'],
  ['displayTerm', 'Net 60', 'Net 30'],
  ['debtorCode', '300-A001', '300-A001'],
  ['lines/0/qty', '12', '12'],
];

const disagreement = html`
  <section class="section">
    <div class="wrap honest">
      <div class="section-head">
        <h2>If the book saves something else, you see it.</h2>
        <p>
          Accounting packages change values: a default location, a rounding rule, a locked field. If the saved data differs from
          your request, the command shows both values side by side. It is not sent again by itself.
        </p>
        <p><a href="/developers/delivery">What each outcome means</a></p>
      </div>
      <div class="card">
        <div class="head">
          <h3><code>update-sales-invoice</code></h3>
          ${badge('unverified', 'unequal', 'saved, not verified')}
        </div>
        <table class="table diff">
          <caption class="vh">Values you sent and values in the book</caption>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">You sent</th>
              <th scope="col">The book has</th>
            </tr>
          </thead>
          <tbody>
            ${DIFFERENCES.map(([field, sent, has]) =>
              sent === has
                ? html`
                  <tr class="same">
                    <th scope="row"><code>${field}</code></th>
                    <td><code>${sent}</code></td>
                    <td><code>${has}</code></td>
                  </tr>
                `
                : html`
                  <tr class="off">
                    <th scope="row"><code>${field}</code></th>
                    <td class="sent"><code>${sent}</code></td>
                    <td class="back"><code>${has}</code></td>
                  </tr>
                `,
            )}
          </tbody>
        </table>
        <div class="foot">The invoice was saved. Correct it in the book, and do not create it again.</div>
      </div>
    </div>
  </section>
`;

const audiences = html`
  <section class="section">
    <div class="wrap">
      <div class="trio">
        <div>
          <h3>For integrators</h3>
          <p>
            One envelope, ${COMMAND_TYPE_COUNT} command types, each with a schema and a working example. Errors list up to
            ${limits.detailsMax} problems at once and suggest the right name.
          </p>
        </div>
        <div>
          <h3>For business owners</h3>
          <p>
            Your shop, till and delivery apps post directly to your account book. The book stays on your machine and in your
            backup; the cloud keeps the commands and their results.
          </p>
        </div>
        <div>
          <h3>For accountants</h3>
          <p>
            Read-only access with a login of your own, a list of every command and who sent it, and voids that stay in the audit
            trail. Nothing is corrected silently.
          </p>
        </div>
      </div>
    </div>
  </section>
`;

const catalog = html`
  <section class="section">
    <div class="wrap">
      <div class="section-head">
        <h2>The catalog</h2>
        <p>From quotations to bank reconciliation. You can search in English, Malay and Chinese.</p>
      </div>
      <ul class="contents leaders">
        ${moduleCounts().map(
          ({ module, title, count }) => html`
            <li><a href="/developers/modules/${module}">${title}</a><span class="n">${count}</span></li>
          `,
        )}
      </ul>
    </div>
  </section>
`;

const closing = (isLoggedIn: boolean): Html =>
  html`
    <section class="section">
      <div class="wrap">
        <div class="closing">
          <div>
            <h2>Try it on a sample book</h2>
            <p>Every account has a sandbox company with a year of documents. You can change anything in it.</p>
          </div>
          <a class="btn primary lg" href="${isLoggedIn ? '/portal/sandbox' : '/signup'}">Open a sandbox</a>
        </div>
      </div>
    </section>
  `;
