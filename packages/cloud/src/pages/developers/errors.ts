/** Every code there is, from the contract's own tables: what it means, what it left behind, and what to do. */

import { check } from '@ledgerline/catalog';
import {
  bookCodes,
  type DetailCode,
  detailMeanings,
  failureCodes,
  failureMeanings,
  type ProblemCode,
  problemMeanings,
} from '@ledgerline/contract';
import { payloadRefusal } from '../../command/submission.ts';
import { codeBlock, jsonText } from '../code.ts';
import { type Html, html } from '../html.ts';
import { bookFailure, deliveryFailure } from './failure.ts';
import { developerPage, docHead, type Reader, sectionHead } from './page.ts';
import { prose } from './prose.ts';
import { outcomeTag } from './recipe.ts';

/** What a status asks a program to do, whatever the code. */
const ADVICE: Readonly<Record<number, string>> = {
  400: 'Mend the request. Nothing was queued.',
  401: 'Send the right credential.',
  402: 'Choose a plan, then send the same again.',
  403: 'Use a key, or an account, that may do it.',
  404: 'Check the address and the ids.',
  405: 'Use a method that the path has.',
  408: 'Send the same again.',
  409: 'Read the message; something else came first.',
  413: 'Send less at a time.',
  414: 'Send a shorter address.',
  415: 'Send JSON, as application/json.',
  416: 'Ask for a range inside the file.',
  429: 'Wait Retry-After seconds, then send the same again.',
  431: 'Send smaller headers.',
  500: 'Send the same again, with the same commandId.',
  503: 'Wait Retry-After seconds, then send the same again.',
};

/** What the API answers to this very body. */
function exampleAnswer(): object {
  const checked = check('update-sales-invoice', { docNo: 'IV-000001', docdate: '2026-07-06' });
  if (checked.ok) throw new Error('The example must be refused.');
  return { ok: false, error: payloadRefusal(checked).refused, requestId: 'req_…' };
}

export const errorsPage = (reader: Reader, statuses: Readonly<Record<ProblemCode, number>>): string =>
  developerPage(reader, {
    title: 'Errors',
    current: '/developers/errors',
    description: 'Every code of the API: what it means, what it left in the book, and what to do.',
    content: html`${docHead({ here: 'Errors', title: 'Errors', sub: 'A call can be refused, and a command can fail. The two never mix: a refused call queued nothing; a failed command was accepted, and says what it left behind.' })}
<div class="chips jump"><a class="chip" href="#outcomes">Outcomes<span class="n">3</span></a><a class="chip" href="#failures">Failed commands<span class="n">${failureCodes.length}</span></a><a class="chip" href="#book">Refusals of the book<span class="n">${bookCodes.length}</span></a><a class="chip" href="#problems">Refused calls<span class="n">${Object.keys(problemMeanings).length}</span></a><a class="chip" href="#details">Details<span class="n">${Object.keys(detailMeanings).length}</span></a></div>
${outcomesSection}
${failuresSection()}
${bookSection()}
${problemsSection(statuses)}
${detailsSection()}`,
  });

const table = (caption: string, heads: readonly string[], rows: readonly Html[]): Html =>
  html`<div class="card"><div class="table-box" tabindex="0" role="region" aria-label="${caption}"><table class="table codes"><caption class="vh">${caption}</caption><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead><tbody>
${rows.map((row) => html`${row}\n`)}</tbody></table></div></div>`;

const outcomesSection = html`${sectionHead('Read the outcome first', { id: 'outcomes' })}
<p class="muted lead-in">A command that ended <code>failed</code> carries <code>error: { code, message, retryable, outcome }</code>. The outcome decides what you may do next, whatever the code.</p>
<ul class="variants ruled"><li><span class="badge" data-status="queued"><code>not_applied</code></span><p>Nothing was changed in the book. Mend the cause, then send it under a new <code>commandId</code>; where <code>retryable</code> is true, it may pass as it stands.</p></li><li>${outcomeTag('applied')}<p>It was saved, and its reload differs from what was asked. The result shows both. Inspect the document; never create it again.</p></li><li>${outcomeTag('unknown')}<p>The connector stopped in the middle of a write that it cannot look up. Look for the document in the book first; never send it again blindly.</p></li></ul>`;

function failuresSection(): Html {
  const rows = failureCodes.map((code) => {
    const { meaning, outcomes, remedy } = deliveryFailure(code);
    return html`<tr id="failure-${code}"><th scope="row"><code>${code}</code></th><td>${prose(meaning)}</td><td><span class="tags">${outcomes.map(outcomeTag)}</span></td><td class="nowrap" data-label="Retryable">${failureMeanings[code].retryable ? 'yes' : 'no'}</td><td class="soft">${prose(remedy)}</td></tr>`;
  });
  return html`${sectionHead('Failed commands', { id: 'failures', meta: 'cloud and connector, in snake_case' })}
${table('Codes of failed commands', ['Code', 'Meaning', 'Outcome', 'Retryable', 'What to do'], rows)}`;
}

function bookSection(): Html {
  const rows = bookCodes.map((code) => {
    const { meaning, outcomes, remedy } = bookFailure(code);
    return html`<tr id="book-${code}"><th scope="row"><code>${code}</code></th><td>${prose(meaning)}</td><td>${outcomes.map(outcomeTag)}</td><td class="soft">${prose(remedy)}</td></tr>`;
  });
  return html`${sectionHead('Refusals of the book', { id: 'book', meta: 'the embedded book, in UPPER_SNAKE' })}
<p class="muted lead-in">The first problem is <code>error.code</code>; all of them are in <code>result.error.details</code>. None is <code>retryable</code> as it stands. Drivers of other packages may have words of their own.</p>
${table('Refusals of the embedded book', ['Code', 'Meaning', 'Outcome', 'What to do'], rows)}`;
}

function problemsSection(statuses: Readonly<Record<ProblemCode, number>>): Html {
  const entries = Object.entries(problemMeanings) as [ProblemCode, string][];
  const rows = entries
    .toSorted(([a], [b]) => statuses[a] - statuses[b])
    .map(
      ([code, meaning]) =>
        html`<tr id="problem-${code}"><td class="num" data-label="Status">${statuses[code]}</td><th scope="row"><code>${code}</code></th><td>${prose(meaning)}</td><td class="soft">${prose(ADVICE[statuses[code]] ?? '')}</td></tr>`,
    );
  return html`${sectionHead('Refused calls', { id: 'problems', meta: 'HTTP status and error.code' })}
<p class="muted lead-in">Every error on every path has this body. <code>details</code> lists all problems, not the first; quote <code>requestId</code>, also in the header <code>x-request-id</code>, when you ask for help.</p>
<div class="mb">${codeBlock({ title: 'Answer to an update without a reason, and with a misspelt field', language: 'json', text: jsonText(exampleAnswer()) })}</div>
${table('Codes of refused calls', ['Status', 'Code', 'Meaning', 'What to do'], rows)}`;
}

function detailsSection(): Html {
  const rows = (Object.entries(detailMeanings) as [DetailCode, string][]).map(
    ([code, meaning]) => html`<tr id="detail-${code}"><th scope="row"><code>${code}</code></th><td>${prose(meaning)}</td></tr>`,
  );
  return html`${sectionHead('Details', { id: 'details', meta: 'error.details[].code' })}
${table('Codes of single problems in a body', ['Code', 'Meaning'], rows)}`;
}
