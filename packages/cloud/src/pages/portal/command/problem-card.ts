/** Why a command did not do what was asked: every reason with its place, in plain words, and what to do about it. */

import type { Command } from '@ledgerline/contract';
import { card, type Html, html, tableBox } from '@ledgerline/look';
import { counted } from '../../portal-view.ts';
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
  const known = knownFailure('en', code);
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
  tableBox({
    label: 'Problems',
    caption: 'All problems with their fields',
    heads: [['Field', 'place'], 'Problem'],
    rows: reasons.map(
      ({ path, code, message }) => html`
        <tr>
          <th scope="row"><code class="break">${path === '' ? 'the whole command' : path}</code></th>
          <td>${message}<span class="sub"><code>${code}</code></span></td>
        </tr>
      `,
    ),
  });

const SHOWN_ROWS_MAX = 50;

function rowsCard(rows: ReturnType<typeof failedRowsOf>): Html {
  return card({
    id: 'failed-rows',
    title: 'Failed rows',
    meta: counted(rows.length, 'row', 'rows'),
    content: tableBox({
      label: 'Rows',
      caption: 'Rows of the bulk command that failed',
      heads: ['Row', 'Problem', 'In the book'],
      rows: rows.slice(0, SHOWN_ROWS_MAX).map(
        ({ index, code, message, isSaved }) => html`
          <tr>
            <th scope="row"><code>/rows/${index}</code></th>
            <td>${message}<span class="sub"><code>${code}</code></span></td>
            <td>${isSaved ? 'saved, not verified' : 'not changed'}</td>
          </tr>
        `,
      ),
    }),
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
