/** A sheet as one HTML file that stands on its own: no script, nothing to load, ready for screen and printer. */

import type { Block, Closing, Fact, Row, Sheet, Table } from '../sheet/sheet.ts';
import type { Language } from '../words/language.ts';
import { asIs, html, type Markup, type Shown } from './markup.ts';
import { STYLE } from './style.ts';

const TAGS: Readonly<Record<Language, string>> = { en: 'en', ms: 'ms', zh: 'zh-Hans' };

/** Nothing may be loaded or run, whatever the file shows. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

const lines = (texts: readonly string[]): Shown => texts.map((text, index) => (index === 0 ? text : html`<br>${text}`));

const blockOf = ({ label, name, lines: texts }: Block): Markup => html`<section>
<p class="label">${label ?? ''}</p><p class="name">${name}</p><address>${lines(texts)}</address>
</section>`;

const factsOf = (facts: readonly Fact[]): Shown =>
  facts.length === 0
    ? null
    : html`<dl>${facts.map(({ label, value }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`;

const headOf = ({ hasLetterhead, company, title, number }: Sheet): Markup => html`<header class="head">
<div>${hasLetterhead ? html`<p class="company">${company.name}</p><p>${lines(company.lines)}</p>` : null}</div>
<div><h1>${title}</h1>${number === null ? null : html`<p class="number">${number}</p>`}</div>
</header>`;

function rowOf({ kind, cells }: Row, { columns }: Table): Markup {
  if (kind === 'heading') {
    const texts = cells.flatMap(({ text, notes = [] }) => [text, ...notes]).filter((text) => text !== '');
    return html`<tr class="heading"><td colspan="${columns.length}">${lines(texts)}</td></tr>`;
  }
  const shown = cells.map(({ text, notes = [] }, index) => {
    const content = html`${text}${notes.map((note) => html`<span class="note">${note}</span>`)}`;
    return columns[index]?.isFigure === true ? html`<td class="figure">${content}</td>` : html`<td>${content}</td>`;
  });
  return html`<tr class="${kind}">${shown}</tr>
`;
}

function tableOf(table: Table): Markup {
  const { caption, columns, rows, foot, empty } = table;
  const heads = columns.map(({ head, isFigure }) =>
    isFigure ? html`<th scope="col" class="figure">${head}</th>` : html`<th scope="col">${head}</th>`,
  );
  const sums = foot?.map((sum) => html`<td class="figure">${sum === '' ? null : html`<span>${sum}</span>`}</td>`);
  const none =
    rows.length === 0 && empty !== undefined ? html`<tr><td class="empty" colspan="${columns.length}">${empty}</td></tr>` : null;
  return html`<div class="scroll" tabindex="0"><table>
${caption === undefined ? null : html`<caption>${caption}</caption>`}
<thead><tr>${heads}</tr></thead>
<tbody>
${rows.map((row) => rowOf(row, table))}${none}</tbody>
${sums === undefined ? null : html`<tfoot><tr>${sums}</tr></tfoot>`}
</table></div>`;
}

function closingOf({ paragraphs, tables, totals }: Closing): Shown {
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
  ];
}

export function htmlOf(sheet: Sheet): Uint8Array {
  const { language, title, number, company, lead, addressees, facts, tables, closing } = sheet;
  const name = [title, number ?? ''].join(' ').trim();
  const page = html`<!doctype html>
<html lang="${TAGS[language]}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name} · ${company.name}</title>
<style>${asIs(STYLE)}</style>
</head>
<body>
<main class="sheet">
${headOf(sheet)}
<div class="intro">${addressees.map(blockOf)}${factsOf(facts)}</div>
${lead === null ? null : html`<p class="lead">${lead}</p>`}
${tables.map(tableOf)}
${closingOf(closing)}
<p class="foot">${company.name} · ${name}</p>
</main>
</body>
</html>
`;
  return new TextEncoder().encode(page.text);
}
