/** One document of a book, set like the paper: head, lines, totals, where it came from and went, and the commands that touched it. */

import type { CommandSummary } from '@ledgerline/contract';
import { card, factList, type Html, html, icon, tableBox } from '@ledgerline/look';
import { languageNames, languages, type Reader } from '@ledgerline/words';
import { bookDocumentWords, bookListWords } from '@ledgerline/words/portal/book/lists';
import { type Answer, numberIn, partOf, type Row, rowsIn, rowsOf, textIn } from '../../book-window/answer.ts';
import { accountNamesIn } from '../../book-window/figures.ts';
import { shownTime } from '../portal-view.ts';
import { displayStatusOf, statusBadge } from '../status.ts';
import { amountText, dateText, documentLink, documentName, documentPath, partyPath, quantityText } from './book-cells.ts';
import { type BookView, bookPage, shownOrWhy } from './book-frame.ts';
import { statusText } from './documents.ts';

/** A command about the document, and who sent it. */
export interface TouchingCommand {
  readonly command: CommandSummary;
  readonly sender: string;
}

export interface DocumentView extends BookView {
  readonly family: string;
  readonly docNo: string;
  readonly document: Answer;
  /** Null for documents that have no e-invoice. */
  readonly eInvoice: Answer | null;
  /** The accounts of the book, for the names of those that the document posts to. */
  readonly chart: Answer;
  /** Whether the book can print it. */
  readonly isPrinted: boolean;
  /** Null for those who do not see commands of the book. */
  readonly commands: readonly TouchingCommand[] | null;
}

export function documentPage(view: DocumentView): string {
  const { shell, family, docNo, document, eInvoice } = view;
  const { reader } = shell;
  return bookPage(view, {
    title: `${documentName(reader, family)} ${docNo}`,
    part: 'documents',
    answers: [document, ...(eInvoice ? [eInvoice] : [])].filter(({ state }) => state !== 'not-offered'),
    actions: view.isPrinted ? printLinks(view) : html``,
    content: html`
      ${shownOrWhy(view, document, () => paper(view))}
      <div class="cols-2 book-cards">
        ${document.result !== null && paymentCard(view)}
        ${document.result !== null && settlementCard(view)}
        ${document.result !== null && linkCard(view)}
        ${eInvoice && eInvoiceCard(view, eInvoice)}
        ${document.result !== null && postingCard(view)}
      </div>
      ${view.commands && commandCard(view, view.commands)}
    `,
  });
}

const printLinks = ({ shell: { reader }, book, family, docNo }: DocumentView): Html => html`
  <span class="row tight">
    ${icon('document')} ${bookDocumentWords(reader.language).pdf}
    ${languages.map(
      (language) => html`
        <a class="btn sm" hreflang="${language}" href="${documentPath(book, family, docNo)}/pdf?language=${language}">
          ${languageNames[language]}
        </a>
      `,
    )}
  </span>
`;

const fieldsIn = ({ document }: DocumentView): Row => partOf(document.result, 'fields');

const isForeign = (fields: Row): boolean => fields.LocalTotal !== fields.FinalTotal;

function paper(view: DocumentView): Html {
  const { shell, document, docNo } = view;
  const { reader } = shell;
  const words = bookDocumentWords(reader.language);
  const fields = fieldsIn(view);
  const lines = rowsIn(document.result, 'lines');
  return html`
    <article class="card book-paper" aria-label="${docNo}">
      <header>
        <div>${partyBlock(view, fields)}</div>
        ${factList(headFacts(reader, fields))}
      </header>
      ${textIn(fields, 'Description') !== '' && html`<p class="lead">${textIn(fields, 'Description')}</p>`}
      ${lines.length > 0 && lineTable(view, lines, words)}
      ${totals(reader, fields)}
    </article>
  `;
}

function partyBlock({ shell: { reader }, book }: DocumentView, fields: Row): Html | null {
  const words = bookDocumentWords(reader.language);
  const side = textIn(fields, 'DebtorCode') === '' ? 'suppliers' : 'customers';
  const code = textIn(fields, side === 'customers' ? 'DebtorCode' : 'CreditorCode');
  if (code === '') return null;
  const name = textIn(fields, side === 'customers' ? 'DebtorName' : 'CreditorName') || code;
  const address = ['InvAddr1', 'InvAddr2', 'InvAddr3', 'InvAddr4']
    .map((line) => textIn(fields, line))
    .filter((line) => line !== '');
  const linked = book.parts.includes(side) ? html`<a href="${partyPath(book, side, code)}">${name}</a>` : html`${name}`;
  return html`
    <p class="dim small">${words.to}</p>
    <p class="party">${linked}</p>
    <p class="soft">${[...address, textIn(fields, 'Attention')].filter((line) => line !== '').map((line) => html`<span class="sub">${line}</span>`)}</p>
  `;
}

function headFacts(reader: Reader, fields: Row): readonly (readonly [string, string])[] {
  const [list, words] = [bookListWords(reader.language), bookDocumentWords(reader.language)];
  const known: readonly (readonly [string, string])[] = [
    [list.date, dateText(reader, textIn(fields, 'DocDate'))],
    [list.dueDate, dateText(reader, textIn(fields, 'DueDate'))],
    [list.status, statusText(reader, textIn(fields, 'Status'))],
    [words.currency, textIn(fields, 'CurrencyCode')],
    [words.reference, textIn(fields, 'Ref')],
    [words.agent, textIn(fields, 'Agent')],
    [list.term, textIn(fields, 'DisplayTerm')],
  ];
  return known.filter(([, value]) => value !== '' && value !== '–');
}

/** Documents of trade have prices, those of the ledger debits and credits. */
function lineTable(
  { shell: { reader } }: DocumentView,
  lines: readonly Row[],
  words: ReturnType<typeof bookDocumentWords>,
): Html {
  const isLedger = lines.some((line) => 'debit' in line || 'credit' in line);
  if (isLedger) {
    return tableBox({
      label: words.lines,
      caption: words.lines,
      heads: [words.account, words.description, [words.debit, 'num'], [words.credit, 'num']],
      rows: lines.map(
        (line) => html`
          <tr>
            <td><code>${textIn(line, 'accountNo')}</code></td>
            <td>${textIn(line, 'description')}</td>
            <td class="num">${amountText(reader, line, 'debit')}</td>
            <td class="num">${amountText(reader, line, 'credit')}</td>
          </tr>
        `,
      ),
    });
  }
  return tableBox({
    label: words.lines,
    caption: words.lines,
    heads: [
      words.item,
      [words.quantity, 'num'],
      [words.unitPrice, 'num hide-s'],
      [words.tax, 'num hide-s'],
      [words.amount, 'num'],
    ],
    rows: lines.map(
      (line) => html`
        <tr>
          <th scope="row">
            ${textIn(line, 'description') || textIn(line, 'itemCode') || textIn(line, 'accountNo')}
            <span class="sub"><code>${textIn(line, 'itemCode') || textIn(line, 'accountNo')}</code></span>
          </th>
          <td class="num nowrap">${'qty' in line ? html`${quantityText(reader, line, 'qty')} ${textIn(line, 'uom')}` : '–'}</td>
          <td class="num hide-s">${amountText(reader, line, 'unitPrice')}</td>
          <td class="num soft hide-s">${amountText(reader, line, 'taxAmount')}</td>
          <td class="num">${amountText(reader, line, 'subTotal' in line ? 'subTotal' : 'amount')}</td>
        </tr>
      `,
    ),
  });
}

function totals(reader: Reader, fields: Row): Html {
  const [list, words] = [bookListWords(reader.language), bookDocumentWords(reader.language)];
  const rows: readonly (readonly [string, string, boolean])[] = [
    [words.net, 'NetTotal', numberIn(fields, 'Tax') !== 0],
    [words.tax, 'Tax', numberIn(fields, 'Tax') !== 0],
    [words.rounding, 'RoundAdj', numberIn(fields, 'RoundAdj') !== 0],
    [list.total, 'FinalTotal', true],
    [list.outstanding, 'Outstanding', numberIn(fields, 'Outstanding') !== 0],
  ];
  return html`
    <dl class="paper-totals">
      ${rows
        .filter(([, , isShown]) => isShown)
        .map(
          ([name, field]) => html`
            <div${field === 'FinalTotal' && html` class="grand"`}><dt>${name}</dt><dd class="num">${amountText(reader, fields, field)}</dd></div>
          `,
        )}
    </dl>
  `;
}

function paymentCard({ shell: { reader }, document }: DocumentView): Html | null {
  const words = bookDocumentWords(reader.language);
  const rows = rowsIn(document.result, 'payments');
  if (rows.length === 0) return null;
  return card({
    id: 'payments',
    title: words.payments,
    content: tableBox({
      label: words.payments,
      caption: words.payments,
      heads: [words.method, words.reference, [words.amount, 'num']],
      rows: rows.map(
        (row) => html`
          <tr>
            <td>${textIn(row, 'paymentMethod')}</td>
            <td>${textIn(row, 'chequeNo')}</td>
            <td class="num">${amountText(reader, row, 'paymentAmount')}</td>
          </tr>
        `,
      ),
    }),
  });
}

function settlementCard({ shell: { reader }, book, document }: DocumentView): Html | null {
  const [list, words] = [bookListWords(reader.language), bookDocumentWords(reader.language)];
  const rows = rowsIn(document.result, 'knockOffs');
  if (rows.length === 0) return null;
  return card({
    id: 'settlements',
    title: words.settles,
    content: tableBox({
      label: words.settles,
      caption: words.settles,
      heads: [list.number, list.date, [words.amount, 'num']],
      rows: rows.map(
        (row) => html`
          <tr>
            <td>${documentLink(book, row)}</td>
            <td>${dateText(reader, textIn(row, 'knockOffDate'))}</td>
            <td class="num">${amountText(reader, row, 'amount')}</td>
          </tr>
        `,
      ),
    }),
  });
}

/** A link names the document on its other end; which way it went, its direction says. */
function linkCard({ shell: { reader }, book, document }: DocumentView): Html | null {
  const words = bookDocumentWords(reader.language);
  const links = rowsIn(document.result, 'links');
  if (links.length === 0) return null;
  // A link for each line; the document on its other end is named once.
  const named = (direction: 'from' | 'to'): readonly Html[] => {
    const ends = links.filter((link) => textIn(link, 'direction') === direction);
    return [...new Map(ends.map((link) => [textIn(link, 'docNo'), link])).values()].map(
      (link) => html`<li>${documentLink(book, link)}</li>`,
    );
  };
  const [sources, results] = [named('from'), named('to')];
  return card({
    id: 'links',
    title: words.related,
    content: html`
      <div class="body stack sm">
        ${sources.length > 0 && html`<p class="dim small">${words.from}</p><ul class="code-list">${sources}</ul>`}
        ${results.length > 0 && html`<p class="dim small">${words.became}</p><ul class="code-list">${results}</ul>`}
      </div>
    `,
  });
}

function eInvoiceCard(view: DocumentView, answer: Answer): Html | null {
  const words = bookDocumentWords(view.shell.reader.language);
  const [found] = rowsOf(answer);
  if (!found) return null;
  const link = textIn(found, 'validationLink');
  const errors = rowsIn(found, 'errors')
    .map((error) => textIn(error, 'message'))
    .filter((message) => message !== '');
  return card({
    id: 'e-invoice',
    title: words.eInvoice,
    meta: textIn(found, 'status'),
    content: html`
      <div class="body stack sm">
        <p><code class="break">${textIn(found, 'uuid')}</code></p>
        ${link.startsWith('https://') && html`<p><a href="${link}" rel="noopener noreferrer">${words.validationLink}</a></p>`}
        ${errors.map((message) => html`<p class="late">${message}</p>`)}
      </div>
    `,
  });
}

function postingCard(view: DocumentView): Html | null {
  const { reader } = view.shell;
  const words = bookDocumentWords(reader.language);
  const rows = rowsIn(view.document.result, 'postings');
  const names = accountNamesIn(view.chart);
  if (rows.length === 0) return null;
  return card({
    id: 'postings',
    title: words.postings,
    ...(isForeign(fieldsIn(view)) && { meta: words.inBaseCurrency }),
    content: tableBox({
      label: words.postings,
      caption: words.postings,
      heads: [words.account, [words.debit, 'num'], [words.credit, 'num']],
      rows: rows.map(
        (row) => html`
          <tr>
            <td>
              <code>${textIn(row, 'accountNo')}</code> ${names.get(textIn(row, 'accountNo')) ?? null}
              <span class="sub">${textIn(row, 'party')}</span>
            </td>
            <td class="num">${numberIn(row, 'debit') === 0 ? '' : amountText(reader, row, 'debit')}</td>
            <td class="num">${numberIn(row, 'credit') === 0 ? '' : amountText(reader, row, 'credit')}</td>
          </tr>
        `,
      ),
    }),
  });
}

function commandCard({ shell: { reader }, now }: DocumentView, commands: readonly TouchingCommand[]): Html {
  const words = bookDocumentWords(reader.language);
  const list = bookListWords(reader.language);
  const content =
    commands.length === 0
      ? html`<p class="muted pad">${words.noCommands}</p>`
      : tableBox({
          label: words.commands,
          caption: words.commands,
          classes: 'mid',
          heads: [words.command, words.sentBy, list.status, [words.when, 'num']],
          rows: commands.map(
            ({ command, sender }) => html`
              <tr>
                <th scope="row"><a href="/portal/commands/${encodeURIComponent(command.commandId)}">${command.type}</a></th>
                <td>${sender}</td>
                <td>${statusBadge(displayStatusOf(command), reader)}</td>
                <td class="num soft">${shownTime(reader, command.createdAt, now)}</td>
              </tr>
            `,
          ),
        });
  return card({ id: 'commands', title: words.commands, content });
}
