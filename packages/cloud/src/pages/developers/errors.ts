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
import { type Html, html } from '@ledgerline/look';
import { payloadRefusal } from '../../command/submission.ts';
import { codeBlock, jsonText } from '../code.ts';
import { bookFailure, deliveryFailure } from './failure.ts';
import { developerPage, docHead, type Reader, sectionHead } from './page.ts';
import { adviceOn } from './problem-advice.ts';
import { prose } from './prose.ts';
import { outcomeTag } from './recipe.ts';

/** The response of the API to this request body. */
function exampleResponse(): object {
  const checked = check('update-sales-invoice', { docNo: 'IV-000001', docdate: '2026-07-06' });
  if (checked.ok) throw new Error('The example must be refused.');
  return { ok: false, error: payloadRefusal(checked).refused, requestId: 'req_…' };
}

export const errorsPage = (reader: Reader, statuses: Readonly<Record<ProblemCode, number>>): string =>
  developerPage(reader, {
    title: 'Errors',
    current: '/developers/errors',
    description: 'Every error code of the API: its meaning, its outcome and what to do.',
    content: html`
      ${docHead({
        here: 'Errors',
        title: 'Errors',
        sub: 'A request can be rejected, and a command can fail. A rejected request queues nothing. A failed command was accepted, and its outcome says whether the book was changed.',
      })}
      <div class="chips jump">
        <a class="chip" href="#outcomes">Outcomes<span class="n">3</span></a>
        <a class="chip" href="#failures">Failed commands<span class="n">${failureCodes.length}</span></a>
        <a class="chip" href="#book">Book errors<span class="n">${bookCodes.length}</span></a>
        <a class="chip" href="#problems">Rejected requests<span class="n">${Object.keys(problemMeanings).length}</span></a>
        <a class="chip" href="#details">Details<span class="n">${Object.keys(detailMeanings).length}</span></a>
      </div>
      ${outcomesSection}
      ${failuresSection()}
      ${bookSection()}
      ${problemsSection(statuses)}
      ${detailsSection()}
    `,
  });

const table = (caption: string, heads: readonly string[], rows: readonly Html[]): Html =>
  html`
    <div class="card">
      <div class="table-box" tabindex="0" role="region" aria-label="${caption}">
        <table class="table codes">
          <caption class="vh">${caption}</caption>
          <thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
          <tbody>${rows.map((row) => html`${row}`)}</tbody>
        </table>
      </div>
    </div>
  `;

const outcomesSection = html`
  ${sectionHead('Outcomes', { id: 'outcomes' })}
  <p class="muted lead-in">
    A failed command has <code>error: { code, message, retryable, outcome, details }</code>. Check the outcome first. It decides
    what to do next, whatever the code is.
  </p>
  <ul class="variants ruled">
    <li>
      <span class="badge" data-status="queued"><code>not_applied</code></span>
      <p>
        Nothing was changed in the book. Fix the cause, then send the command with a new <code>commandId</code>. If
        <code>retryable</code> is true, it can succeed without a change.
      </p>
    </li>
    <li>
      ${outcomeTag('applied')}
      <p>
        The command was saved, but the saved data differs from the request. The result shows both. Check the document and do not
        create it again.
      </p>
    </li>
    <li>
      ${outcomeTag('unknown')}
      <p>
        The connector stopped during a write and cannot tell whether it was saved. Check the book for the document before you
        send the command again.
      </p>
    </li>
  </ul>
`;

function failuresSection(): Html {
  const rows = failureCodes.map((code) => {
    const { meaning, outcomes, remedy } = deliveryFailure(code);
    return html`
      <tr id="failure-${code}">
        <th scope="row"><code>${code}</code></th>
        <td>${prose(meaning)}</td>
        <td><span class="tags">${outcomes.map(outcomeTag)}</span></td>
        <td class="nowrap" data-label="Retryable">${failureMeanings[code].retryable ? 'yes' : 'no'}</td>
        <td class="soft">${prose(remedy)}</td>
      </tr>
    `;
  });
  return html`
    ${sectionHead('Failed commands', { id: 'failures', meta: 'cloud and connector, in snake_case' })}
    ${table('Codes of failed commands', ['Code', 'Meaning', 'Outcome', 'Retryable', 'What to do'], rows)}
  `;
}

function bookSection(): Html {
  const rows = bookCodes.map((code) => {
    const { meaning, outcomes, remedy } = bookFailure(code);
    return html`
      <tr id="book-${code}">
        <th scope="row"><code>${code}</code></th>
        <td>${prose(meaning)}</td>
        <td>${outcomes.map(outcomeTag)}</td>
        <td class="soft">${prose(remedy)}</td>
      </tr>
    `;
  });
  return html`
    ${sectionHead('Book errors', { id: 'book', meta: 'the embedded book, in UPPER_SNAKE' })}
    <p class="muted lead-in">
      <code>error.code</code> is the first problem, and <code>error.details</code> lists all of them. None is
      <code>retryable</code> without a change. Drivers of other packages can have codes of their own.
    </p>
    ${table('Errors of the embedded book', ['Code', 'Meaning', 'Outcome', 'What to do'], rows)}
  `;
}

function problemsSection(statuses: Readonly<Record<ProblemCode, number>>): Html {
  const entries = Object.entries(problemMeanings) as [ProblemCode, string][];
  const rows = entries
    .toSorted(([a], [b]) => statuses[a] - statuses[b])
    .map(
      ([code, meaning]) =>
        html`
          <tr id="problem-${code}">
            <td class="num" data-label="Status">${statuses[code]}</td>
            <th scope="row"><code>${code}</code></th>
            <td>${prose(meaning)}</td>
            <td class="soft">${prose(adviceOn(code, statuses[code]))}</td>
          </tr>
        `,
    );
  return html`
    ${sectionHead('Rejected requests', { id: 'problems', meta: 'HTTP status and error.code' })}
    <p class="muted lead-in">
      Every error has this body. <code>details</code> lists all problems. Quote the <code>requestId</code>, which is also in the
      header <code>x-request-id</code>, when you ask for help.
    </p>
    <div class="mb">
      ${codeBlock({
        title: 'Response to an update without a reason and with a misspelt field',
        language: 'json',
        text: jsonText(exampleResponse()),
      })}
    </div>
    ${table('Codes of rejected requests', ['Status', 'Code', 'Meaning', 'What to do'], rows)}
  `;
}

function detailsSection(): Html {
  const rows = (Object.entries(detailMeanings) as [DetailCode, string][]).map(
    ([code, meaning]) => html`
      <tr id="detail-${code}">
        <th scope="row"><code>${code}</code></th>
        <td>${prose(meaning)}</td>
      </tr>
    `,
  );
  return html`
    ${sectionHead('Details', { id: 'details', meta: 'error.details[].code' })}
    ${table('Codes of single problems in a request body', ['Code', 'Meaning'], rows)}
  `;
}
