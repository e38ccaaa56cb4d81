/** The introduction: what the service does in one look, a real call with its real answer, and what can be relied on. */

import { COMMAND_TYPE_COUNT } from '@ledgerline/catalog';
import { codeBlock, codeLines, jsonText } from '../code.ts';
import { sitePage } from '../frame.ts';
import { type Html, html } from '../html.ts';
import { icon } from '../icon.ts';
import { moduleCounts } from '../modules.ts';
import { badge } from '../status.ts';
import { shownAnswer, shownCommand } from './call-shown.ts';
import { journeyTall, journeyWide } from './journey-drawing.ts';

export interface PublicPage {
  readonly isLoggedIn: boolean;
  readonly trialDays: number;
}

export const landingPage = ({ isLoggedIn, trialDays }: PublicPage): string =>
  sitePage({
    title: 'The account book, one HTTP call away',
    description:
      'Any program can talk to an account book on a machine of yours: post a JSON command, get an honest answer. Nothing is lost, nothing is written twice.',
    current: '/',
    isLoggedIn,
    content: html`${hero(isLoggedIn, trialDays)}
<section class="path" aria-label="How a command travels"><div class="wrap">${journeyWide}${journeyTall}</div></section>
${oneCall}
${connectable}
${pledges}
${disagreement}
${audiences}
${catalog(isLoggedIn)}`,
  });

const hero = (isLoggedIn: boolean, trialDays: number): Html => html`<section class="hero"><div class="wrap">
<div class="hero-grid"><div><h1>The account book, one HTTP call away.</h1>
<p class="lead">Send a command to the cloud. A small connector beside the account book picks it up, posts it, reads it back, and tells you exactly what happened.</p>
<div class="row">${isLoggedIn ? html`<a class="btn primary lg" href="/portal">Open the portal</a>` : html`<a class="btn primary lg" href="/signup">Start a ${trialDays}-day trial</a>`}<a class="btn lg" href="/developers">Read the docs</a></div><p class="fine mt-s">No card. A sandbox book is open in two seconds.</p></div>
<figure class="leaf"><figcaption class="cap"><span>Alpha Hardware Sdn Bhd</span><span class="nowrap">13 Nov 2026</span></figcaption>
<table><caption class="vh">What the invoice below posts</caption><thead><tr><th scope="col">${shownAnswer.command.result.document.docNo}</th><th scope="col" class="num">Debit</th><th scope="col" class="num">Credit</th></tr></thead><tbody>
<tr><th scope="row">Alpha Hardware Sdn Bhd<small>300-A001</small></th><td class="num">851.40</td><td></td></tr>
<tr><th scope="row" class="cr">Sales<small>500-0000 · 12 widgets</small></th><td></td><td class="num">774.00</td></tr>
<tr><th scope="row" class="cr">Sales tax<small>ST10, 10%</small></th><td></td><td class="num">77.40</td></tr></tbody>
<tfoot><tr><td></td><td class="num"><span class="total">851.40</span></td><td class="num"><span class="total">851.40</span></td></tr></tfoot></table>
<p class="seen">${icon('tick')}Read back at once. Every field matches.</p></figure></div>
</div></section>`;

const REQUEST = `curl $LEDGERLINE_URL/v1/commands \\
  -H "Authorization: Bearer $LEDGERLINE_KEY" \\
  -H "Content-Type: application/json" \\
  -d '${jsonText(shownCommand)}'`;

const oneCall = html`<section class="section"><div class="wrap">
<div class="section-head"><h2><span class="nowrap">One call in.</span> <span class="nowrap">One honest answer out.</span></h2><p>The call returns as soon as the command is on disk. Poll it, or add <code class="ic">?wait=30</code> and the answer comes the moment it is known.</p></div>
<div class="call">
${codeBlock({ title: 'Request', text: REQUEST, language: 'shell', foot: html`<span class="badge plain" data-status="queued">202</span> on disk and queued` })}
<div class="code"><div class="bar"><span class="title">Answer · <code>GET /v1/commands/${shownCommand.commandId}</code></span></div>
<ol class="live" aria-label="Status of the command"><li>${icon('queued', 'sm')}<b>queued</b><span class="at">0 ms</span></li><li>${icon('running', 'sm')}<b>running</b><span class="at">+15 ms</span></li><li>${icon('tick', 'sm')}<b>done</b><span class="at">+48 ms</span></li></ol>
${codeLines(jsonText(shownAnswer), 'json', 'Answer')}<div class="foot">From the sandbox book, shortened: the whole document comes back too.</div></div></div></div></section>`;

/** Only what is there: a driver that does not exist is not promised. */
const CONNECTABLE: readonly (readonly [state: Html, what: string, how: Html])[] = [
  [
    badge('online', 'tick', 'today'),
    'A sandbox company',
    html`Two account books that come with every account. Nothing to install, and every command works.`,
  ],
  [
    badge('online', 'tick', 'today'),
    'The embedded account book',
    html`A double-entry book that comes with the connector and runs all ${COMMAND_TYPE_COUNT} command types, on a machine of yours.`,
  ],
  [
    badge('warning', 'alert', 'needs a driver'),
    'Your accounting package',
    html`Through a driver: a program that speaks a published protocol and is checked by a test suite. No driver for a desktop package comes with Ledgerline yet.`,
  ],
];

const connectable = html`<section class="section"><div class="wrap">
<div class="section-head"><h2>What you can connect today</h2><p>The same commands and the same answers, whichever book is behind them.</p></div>
<div class="trio">
${CONNECTABLE.map(([state, what, how]) => html`<div><p>${state}</p><h3>${what}</h3><p>${how}</p></div>\n`)}</div></div></section>`;

const PLEDGES: readonly (readonly [what: string, how: Html])[] = [
  [
    'A 202 means it is on disk',
    html`We answer only after the command has been written and flushed. A power cut one millisecond later loses nothing.`,
  ],
  [
    'Retry as often as you like',
    html`The same <code class="ic">commandId</code> with the same request is the same command. Two posts at once queue one. Anything different under that id gets a 409.`,
  ],
  [
    'No write happens twice',
    html`The connector journals each id before it touches the book, and answers a repeated delivery from its own record.`,
  ],
  [
    'Saved is not the same as verified',
    html`After an update, or when you ask for it, the document is loaded again and compared, field by field. A mismatch is never reported as success.`,
  ],
  [
    'In order, book by book',
    html`Commands for one account book run in the order you sent them. One that hangs or fails does not hold up the rest for good.`,
  ],
  [
    'Three outcomes, in plain words',
    html`Every failure says <code class="ic">not_applied</code>, <code class="ic">applied</code> or <code class="ic">unknown</code>. If nobody can know, we say so instead of guessing.`,
  ],
];

const pledges = html`<section class="section"><div class="wrap">
<div class="section-head"><h2>What we sign our name under</h2><p>Money moves on the strength of these answers. So each promise has a mechanism, and every mechanism was tested by breaking it.</p></div>
<ol class="pledges">
${PLEDGES.map(([what, how], index) => html`<li><span class="no">${index + 1}</span><div class="what"><h3>${what}</h3></div><p class="how">${how}</p></li>\n`)}</ol></div></section>`;

const DIFFERENCES: readonly (readonly [field: string, sent: string, has: string])[] = [
  ['lines/0/location', 'KL', 'HQ'],
  ['displayTerm', 'Net 60', 'Net 30'],
  ['debtorCode', '300-A001', '300-A001'],
  ['lines/0/qty', '12', '12'],
];

const disagreement = html`<section class="section"><div class="wrap honest">
<div class="section-head"><h2>When the book disagrees, you see the line.</h2><p>Accounting packages have opinions: a default location, a rounding rule, a locked field. If what was saved is not what you sent, the command turns amber and shows both, side by side. Nothing is retried behind your back.</p><p><a href="/developers/delivery">What each outcome means</a></p></div>
<div class="card"><div class="head"><h3><code>update-sales-invoice</code></h3>${badge('unverified', 'unequal', 'saved, not verified')}</div>
<table class="table diff"><caption class="vh">What was sent beside what the book has</caption><thead><tr><th scope="col">Field</th><th scope="col">You sent</th><th scope="col">The book has</th></tr></thead><tbody>
${DIFFERENCES.map(([field, sent, has]) =>
  sent === has
    ? html`<tr class="same"><th scope="row"><code>${field}</code></th><td><code>${sent}</code></td><td><code>${has}</code></td></tr>\n`
    : html`<tr class="off"><th scope="row"><code>${field}</code></th><td class="sent"><code>${sent}</code></td><td class="back"><code>${has}</code></td></tr>\n`,
)}</tbody></table>
<div class="foot">Saved. Open the invoice in the book and decide; do not create it again.</div></div>
</div></section>`;

const audiences = html`<section class="section"><div class="wrap"><div class="trio">
<div><h3>For integrators</h3><p>One envelope, ${COMMAND_TYPE_COUNT} command types, each with a schema, an example that runs, and errors that list every problem at once with a did-you-mean.</p></div>
<div><h3>For business owners</h3><p>Your shop, POS and delivery apps post straight into your account book. The data stays on your machine, under your backup.</p></div>
<div><h3>For accountants</h3><p>Keys with rights per module, a record of who asked for what, and a void that keeps its audit trail. No silent corrections, ever.</p></div>
</div></div></section>`;

const catalog = (isLoggedIn: boolean): Html => html`<section class="section"><div class="wrap">
<div class="section-head"><h2>The catalog</h2><p>From a quotation to a bank reconciliation. Searchable in English, Malay and Chinese.</p></div>
<ul class="contents leaders">${moduleCounts().map(({ module, title, count }) => html`<li><a href="/developers/modules/${module}">${title}</a><span class="n">${count}</span></li>`)}</ul>
<div class="closing"><div><h2>Try it on a book that is not yours.</h2><p>Every account comes with a sandbox company, months of documents, and permission to break it.</p></div><a class="btn primary lg" href="${isLoggedIn ? '/portal/sandbox' : '/signup'}">Open a sandbox</a></div>
</div></section>`;
