/** How a sheet looks on screen and on paper: the style of the printed documents, as CSS inside the file. */

import { COLOURS } from '../sheet/colours.ts';

const SERIF =
  '"Iowan Old Style", Charter, "Palatino Linotype", Palatino, "Noto Serif", "Songti SC", "Noto Serif CJK SC", Georgia, serif';
const SANS =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif';

export const STYLE = `
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; background: ${COLOURS.paper}; color: ${COLOURS.ink}; font: 14px/1.45 ${SANS}; font-variant-numeric: tabular-nums lining-nums; }
.sheet { max-width: 60rem; margin: 2.5rem auto; padding: 3rem 3.25rem; background: ${COLOURS.surface}; border: 1px solid ${COLOURS.rule}; }
.head { display: flex; justify-content: space-between; gap: 1rem 2rem; padding-bottom: .875rem; border-bottom: 3px double ${COLOURS.ink}; }
.head p, address { margin: 0; color: ${COLOURS.second}; font-size: .8125rem; font-style: normal; overflow-wrap: anywhere; }
.head .company { font-weight: 700; font-size: 1.25rem; color: ${COLOURS.ink}; margin: 0 0 .25rem; }
.writer { display: flex; align-items: flex-start; gap: .875rem; }
.writer img { max-width: 9rem; max-height: 4.5rem; }
.payment { display: flex; gap: 1rem; margin-top: 1.5rem; }
.payment svg { width: 6.5rem; height: 6.5rem; flex: none; fill: ${COLOURS.ink}; }
.payment p { margin: 0; }
h1 { margin: 0; white-space: nowrap; font: 400 2rem/1.1 ${SERIF}; text-align: right; }
.number { margin: .25rem 0 0; font-weight: 700; text-align: right; }
.intro { display: grid; grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr)); gap: 1.25rem 2.5rem; margin-top: 1.25rem; }
.label, dt, th, caption { font-family: ${SERIF}; font-style: italic; font-weight: 400; color: ${COLOURS.second}; }
.label { font-size: .8125rem; color: ${COLOURS.third}; margin: 0; }
.name { margin: 0; font-weight: 700; overflow-wrap: anywhere; }
dl { margin: 0; }
dl > div { display: flex; align-items: baseline; gap: .375rem; }
dl > div::before { content: ""; order: 1; flex: 1; min-width: 1rem; border-bottom: 1px dotted ${COLOURS.ruleStrong}; }
dd { order: 2; margin: 0; text-align: right; overflow-wrap: anywhere; }
.lead { margin: 1.25rem 0 0; font-size: 1rem; }
.scroll { overflow-x: auto; margin-top: 1.5rem; }
.scroll:focus-visible { outline: 2px solid ${COLOURS.accent}; outline-offset: 2px; }
table { width: 100%; border-collapse: collapse; }
caption { text-align: left; font-size: 1.0625rem; color: ${COLOURS.ink}; padding-bottom: .375rem; }
th { text-align: left; vertical-align: bottom; font-size: .875rem; padding: .25rem .5rem; border-bottom: 1px solid ${COLOURS.ink}; }
td { vertical-align: top; padding: .375rem .5rem; border-bottom: 1px solid ${COLOURS.rule}; overflow-wrap: break-word; }
th:first-child, td:first-child { padding-left: 0; }
th:last-child, td:last-child { padding-right: 0; }
.figure { text-align: right; white-space: nowrap; }
.code { white-space: nowrap; }
th.figure { white-space: normal; }
.opening td { color: ${COLOURS.second}; }
.heading td { font-weight: 700; padding-top: .75rem; }
tr.subtotal td, tr.total td { font-weight: 700; }
tr.subtotal td.figure, tr.total td.figure { border-top: 1px solid ${COLOURS.ink}; }
tr.total td { border-bottom: 0; }
tr.total td.figure { border-bottom: 3px double ${COLOURS.ink}; }
.note { display: block; color: ${COLOURS.third}; font-size: .8125rem; }
.empty { font: italic .9375rem ${SERIF}; color: ${COLOURS.third}; }
.totals { margin: 1.5rem 0 0 auto; width: min(26rem, 100%); }
.totals dd { white-space: nowrap; }
.totals .sum { margin-top: .375rem; padding: .375rem 0; border-top: 1px solid ${COLOURS.ink}; border-bottom: 3px double ${COLOURS.ink}; font-weight: 700; font-size: 1.125rem; }
.totals .sum dt { font: inherit; color: inherit; }
.totals .sum::before { border: 0; }
.foot { margin: 2.5rem 0 0; color: ${COLOURS.third}; font-size: .75rem; border-top: 1px solid ${COLOURS.rule}; padding-top: .5rem; }
@media screen and (max-width: 48rem) {
  .sheet { margin: 0; padding: 1.5rem 1.25rem; border: 0; }
  .head, .writer { flex-direction: column; }
  h1, .number { text-align: left; white-space: normal; }
  td:not(.figure) { min-width: 6rem; }
}
@page { size: A4; margin: 16mm 16mm 18mm; @bottom-right { content: counter(page) " / " counter(pages); font: 7.5pt ${SANS}; color: ${COLOURS.third}; } }
@media print {
  body { background: none; font-size: 9pt; }
  .sheet { max-width: none; margin: 0; padding: 0; border: 0; background: none; }
  .scroll { overflow: visible; }
  thead { display: table-header-group; }
  tr, .totals, .intro, .payment { break-inside: avoid; }
  caption, thead { break-after: avoid; }
  .totals { break-before: avoid; }
}
`;
