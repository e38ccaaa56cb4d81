/** Why a command failed: every reason with its field, in plain words, and what to do about it. */

import type { Command } from '@ledgerline/contract';
import { card, type Html, html, tableBox } from '@ledgerline/look';
import type { Language } from '@ledgerline/words';
import { commandWords } from '@ledgerline/words/portal/command';
import { failureText, knownFailure } from './failure-help.ts';
import { failedRowsOf, type Reason, reasonsOf, warningsOf } from './result-parts.ts';

export function problemCard(language: Language, command: Command): Html | null {
  const { error, result } = command;
  const rows = failedRowsOf(result);
  const warnings = result === null ? warningsOf(command) : warningsOf(result);
  const reasons = reasonsOf(result);
  return html`
    ${reasonsCard(language, error?.code ?? '', reasons.length > 0 ? reasons : reasonsOf({ error }))}
    ${rows.length > 0 && rowsCard(language, rows)}
    ${warnings.length > 0 && warningsCard(language, warnings)}
  `;
}

/** Null where the sentence above is enough. */
function reasonsCard(language: Language, code: string, reasons: readonly Reason[]): Html | null {
  if (reasons.length === 0) return null;
  const words = commandWords(language);
  const known = knownFailure(language, code);
  return card({
    id: 'problem',
    title: words.problems,
    meta: words.reasons(reasons.length),
    content: html`
      ${reasonTable(language, reasons)}
      ${known && html`<div class="foot"><a href="${known.href}">${words.aboutCode(html`<code>${code}</code>`)}</a></div>`}
    `,
  });
}

function reasonTable(language: Language, reasons: readonly Reason[]): Html {
  const words = commandWords(language);
  return tableBox({
    label: words.problems,
    caption: words.problemsCaption,
    heads: [[words.field, 'place'], words.problem],
    rows: reasons.map(
      ({ path, code, message, wording }) => html`
        <tr>
          <th scope="row">${path === '' ? words.wholeCommand : html`<code class="break">${path}</code>`}</th>
          <td>${failureText(language, { code, message, wording })}<span class="sub"><code>${code}</code></span></td>
        </tr>
      `,
    ),
  });
}

const SHOWN_ROWS_MAX = 50;

function rowsCard(language: Language, rows: ReturnType<typeof failedRowsOf>): Html {
  const words = commandWords(language);
  return card({
    id: 'failed-rows',
    title: words.failedRows,
    meta: words.rowCount(rows.length),
    content: tableBox({
      label: words.rows,
      caption: words.failedRowsCaption,
      heads: [words.row, words.problem, words.inTheBook],
      rows: rows.slice(0, SHOWN_ROWS_MAX).map(
        ({ index, code, message, wording, isSaved }) => html`
          <tr>
            <th scope="row"><code>/rows/${index}</code></th>
            <td>${failureText(language, { code, message, wording })}<span class="sub"><code>${code}</code></span></td>
            <td>${isSaved ? words.savedNotVerified : words.notChanged}</td>
          </tr>
        `,
      ),
    }),
  });
}

function warningsCard(language: Language, warnings: readonly Reason[]): Html {
  const words = commandWords(language);
  return card({
    id: 'warnings',
    title: words.warnings,
    meta: words.warningCount(warnings.length),
    content: html`
      <div class="body stack sm">
        ${warnings.map(
          ({ path, code, message, wording }) => html`
            <p>
              ${path !== '' && html`<code class="break">${path}</code> `}${failureText(language, { code, message, wording })}
              <code class="dim">${code}</code>
            </p>
          `,
        )}
      </div>
    `,
  });
}
