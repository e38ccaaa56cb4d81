/** Why a command did not do what was asked: every reason with its place, in plain words, and what to do about it. */

import type { Command } from '@ledgerline/contract';
import { type Html, html } from '../../html.ts';
import { card, counted } from '../../portal-view.ts';
import { knownFailure } from './failure-help.ts';
import { failedRowsOf, type Reason, reasonsOf, warningsOf } from './result-parts.ts';

export function problemCard(command: Command): Html | null {
  const { error, result } = command;
  const rows = failedRowsOf(result);
  const warnings = result === null ? warningsOf(command) : warningsOf(result);
  const reasons = reasonsOf(result);
  return html`
    ${reasonsCard(error?.code ?? '', reasons.length > 0 ? reasons : reasonsOf({ error }))}
    ${rows.length > 0 && rowsCard(rows)}
    ${warnings.length > 0 && warningsCard(warnings)}
  `;
}

/** Null where the sentence above is enough. */
function reasonsCard(code: string, reasons: readonly Reason[]): Html | null {
  if (reasons.length === 0) return null;
  const known = knownFailure(code);
  return card({
    id: 'problem',
    title: 'Problems',
    meta: counted(reasons.length, 'reason', 'reasons'),
    content: html`
      ${reasonTable(reasons)}
      ${known && html`<div class="foot"><a href="${known.href}">About <code>${code}</code></a></div>`}
    `,
  });
}

const reasonTable = (reasons: readonly Reason[]): Html =>
  html`
    <div class="table-box" tabindex="0" role="region" aria-label="Problems">
      <table class="table">
        <caption class="vh">All problems with their fields</caption>
        <thead>
          <tr><th scope="col" class="place">Field</th><th scope="col">Problem</th></tr>
        </thead>
        <tbody>
          ${reasons.map(
            ({ path, code, message }) => html`
              <tr>
                <th scope="row"><code class="break">${path === '' ? 'the whole command' : path}</code></th>
                <td>${message}<span class="sub"><code>${code}</code></span></td>
              </tr>
            `,
          )}
        </tbody>
      </table>
    </div>
  `;

const SHOWN_ROWS_MAX = 50;

function rowsCard(rows: ReturnType<typeof failedRowsOf>): Html {
  return card({
    id: 'failed-rows',
    title: 'Failed rows',
    meta: counted(rows.length, 'row', 'rows'),
    content: html`
      <div class="table-box" tabindex="0" role="region" aria-label="Rows">
        <table class="table">
          <caption class="vh">Rows of the bulk command that failed</caption>
          <thead>
            <tr>
              <th scope="col">Row</th>
              <th scope="col">Problem</th>
              <th scope="col">In the book</th>
            </tr>
          </thead>
          <tbody>
            ${rows.slice(0, SHOWN_ROWS_MAX).map(
              ({ index, code, message, isSaved }) => html`
                <tr>
                  <th scope="row"><code>/rows/${index}</code></th>
                  <td>${message}<span class="sub"><code>${code}</code></span></td>
                  <td>${isSaved ? 'saved, not verified' : 'not changed'}</td>
                </tr>
              `,
            )}
          </tbody>
        </table>
      </div>
    `,
  });
}

const warningsCard = (warnings: readonly Reason[]): Html =>
  card({
    id: 'warnings',
    title: 'Warnings',
    meta: counted(warnings.length, 'warning', 'warnings'),
    content: html`
      <div class="body stack sm">
        ${warnings.map(
          ({ path, code, message }) => html`
            <p>${path !== '' && html`<code class="break">${path}</code> `}${message} <code class="dim">${code}</code></p>
          `,
        )}
      </div>
    `,
  });
