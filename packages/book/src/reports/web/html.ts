/** A sheet as one self-contained HTML file: no script, nothing to load, ready for screen and printer. */

import { codeMatrix } from '../sheet/code-matrix.ts';
import type { Block, Closing, Fact, PaymentRequest, Row, Sheet, Table } from '../sheet/sheet.ts';
import type { Language } from '../words/language.ts';
import { asIs, html, type Markup, type Shown } from './markup.ts';
import { STYLE } from './style.ts';

const TAGS: Readonly<Record<Language, string>> = { en: 'en', ms: 'ms', zh: 'zh-Hans' };

/** A policy that allows a report to load and run nothing. A logo is embedded in the file. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";
const POLICY_WITH_LOGO = `${POLICY}; img-src data:`;

const lines = (texts: readonly string[]): Shown => texts.map((text, index) => (index === 0 ? text : html`<br>${text}`));

const blockOf = ({ label, name, lines: texts }: Block): Markup => html`<section>
<p class="label">${label ?? ''}</p><p class="name">${name}</p><address>${lines(texts)}</address>
</section>`;

const factsOf = (facts: readonly Fact[]): Shown =>
  facts.length === 0
    ? null
    : html`<dl>${facts.map(({ label, value }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`;

const logoOf = ({ logo }: Block): Shown =>
  logo === undefined ? null : html`<img alt="" src="data:${logo.contentType};base64,${logo.bytes.toString('base64')}">`;

const companyOf = (sheet: Sheet): Markup =>
  html`${logoOf(sheet.company)}<div><p class="company">${sheet.company.name}</p><p>${lines(sheet.company.lines)}</p></div>`;

const headOf = (sheet: Sheet): Markup => html`<header class="head">
<div class="writer">${sheet.hasLetterhead ? companyOf(sheet) : null}</div>
<div><h1>${sheet.title}</h1>${sheet.number === null ? null : html`<p class="number">${sheet.number}</p>`}</div>
</header>`;

/** An account, an item or a document number: never broken at its hyphen. */
const CODE = /^\S{1,16}$/;

function rowOf({ kind, cells }: Row, { columns }: Table): Markup {
  if (kind === 'heading') {
    const texts = cells.flatMap(({ text, notes = [] }) => [text, ...notes]).filter((text) => text !== '');
    return html`<tr class="heading"><td colspan="${columns.length}">${lines(texts)}</td></tr>`;
  }
  const shown = cells.map(({ text, notes = [] }, index) => {
    const content = html`${text}${notes.map((note) => html`<span class="note">${note}</span>`)}`;
    if (columns[index]?.isFigure === true) return html`<td class="figure">${content}</td>`;
    return CODE.test(text) ? html`<td class="code">${content}</td>` : html`<td>${content}</td>`;
  });
  return html`<tr class="${kind}">${shown}</tr>
`;
}

/** A table in parts: what comes before its rows, each row, and what comes after them. */
function* tableParts(table: Table, more: Iterable<Row>): Generator<Markup> {
  const { caption, columns, rows, empty } = table;
  const heads = columns.map(({ head, isFigure }) =>
    isFigure ? html`<th scope="col" class="figure">${head}</th>` : html`<th scope="col">${head}</th>`,
  );
  yield html`<div class="scroll" tabindex="0"><table>
${caption === undefined ? null : html`<caption>${caption}</caption>`}
<thead><tr>${heads}</tr></thead>
<tbody>
`;
  let count = 0;
  for (const list of [rows, more]) {
    for (const row of list) {
      count += 1;
      yield rowOf(row, table);
    }
  }
  if (count === 0 && empty !== undefined) yield html`<tr><td class="empty" colspan="${columns.length}">${empty}</td></tr>`;
  yield html`</tbody>
</table></div>
`;
}

const tableOf = (table: Table): Shown => [...tableParts(table, [])];

/** Dark squares as one path, a strip a move. */
function codeOf(text: string): Markup {
  const { count, isDark } = codeMatrix(text);
  const places = Array.from({ length: count * count }, (_, at) => [Math.floor(at / count), at % count] as const);
  const path = places.filter(([row, column]) => isDark(row, column)).map(([row, column]) => `M${column} ${row}h1v1h-1z`);
  return html`<svg viewBox="0 0 ${count} ${count}" shape-rendering="crispEdges" aria-hidden="true"><path d="${path.join('')}"/></svg>`;
}

const paymentOf = ({ title, lines: texts, code }: PaymentRequest): Markup => html`<section class="payment">
${code === null ? null : codeOf(code)}<div><p class="label">${title}</p><p>${lines(texts)}</p></div></section>`;

function closingOf({ paragraphs, tables, totals, payment }: Closing): Shown {
  const shownTotals = totals.map(({ label, amount, isSum }) =>
    isSum
      ? html`<div class="sum"><dt>${label}</dt><dd>${amount}</dd></div>`
      : html`<div><dt>${label}</dt><dd>${amount}</dd></div>`,
  );
  return [
    ...paragraphs.map(
      ({ label, text }) => html`<section><p class="label">${label}</p><p>${lines(text.split('\n'))}</p></section>`,
    ),
    ...tables.map(tableOf),
    ...(totals.length === 0 ? [] : [html`<dl class="totals">${shownTotals}</dl>`]),
    ...(payment === undefined ? [] : [paymentOf(payment)]),
  ];
}

/** The file in parts; `rows` are those of the last table if it contains none itself. */
export function* htmlParts(sheet: Sheet, rows: Iterable<Row> = []): Generator<string> {
  const { language, title, number, company, lead, addressees, facts, tables, closing } = sheet;
  const name = [title, number ?? ''].join(' ').trim();
  yield html`<!doctype html>
<html lang="${TAGS[language]}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${company.logo === undefined ? POLICY : POLICY_WITH_LOGO}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name} · ${company.name}</title>
<style>${asIs(STYLE)}</style>
</head>
<body>
<main class="sheet">
${headOf(sheet)}
<div class="intro">${addressees.map(blockOf)}${factsOf(facts)}</div>
${lead === null ? null : html`<p class="lead">${lead}</p>`}
`.text;
  for (const [index, table] of tables.entries()) {
    for (const part of tableParts(table, index === tables.length - 1 ? rows : [])) yield part.text;
  }
  yield html`${closingOf(closing)}
<p class="foot">${company.name} · ${name}</p>
</main>
</body>
</html>
`.text;
}

export const htmlOf = (sheet: Sheet): Uint8Array => new TextEncoder().encode([...htmlParts(sheet)].join(''));
