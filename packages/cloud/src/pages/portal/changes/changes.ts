/** Changes of account books: the switch of each book, its delay, and the newest changes. */

import type { BookChange, BookChanges } from '@ledgerline/contract';
import { actionsHead, badge, card, emptyState, type Html, html, notice, tableBox } from '@ledgerline/look';
import { figuresOf } from '@ledgerline/words';
import { changesWords, gapWords } from '@ledgerline/words/portal/changes';
import { pageNameWords } from '@ledgerline/words/portal/page-name';
import type { ToldGap } from '../../../store/stored-change.ts';
import { pageHead } from '../../frame.ts';
import { portalPage } from '../../portal-frame.ts';
import { type PortalView, shownTime } from '../../portal-view.ts';

const PATH = '/portal/changes';

export interface ShownBook {
  readonly connectorId: string;
  readonly companyId: string;
  readonly name: string;
  readonly changes: BookChanges;
  readonly gap: ToldGap | null;
}

/** A change, with its account book and its sender. */
export interface ShownChange extends BookChange {
  readonly companyId: string;
  readonly entity: string;
}

export interface ChangesPage extends PortalView {
  readonly books: readonly ShownBook[];
  /** Newest first. */
  readonly newest: readonly ShownChange[];
}

type Words = ReturnType<typeof changesWords>;

export function changesPage(page: ChangesPage): string {
  const { shell } = page;
  const { language } = shell.reader;
  const words = changesWords(language);
  const title = pageNameWords(language).changes;
  return portalPage({
    title,
    current: PATH,
    shell,
    scripts: ['live'],
    content: html`
      ${pageHead({ title, sub: words.sub })}
      <div class="stack lg">
        ${notice({ tone: 'info', glyph: 'info', title: words.leaves, content: html`<p>${words.leavesHint}</p><p>${words.forgetHint}</p>` })}
        <div class="stack lg" id="changes-live" data-live="5000">${booksCard(page, words)}${newestCard(page, words)}</div>
      </div>
    `,
  });
}

function booksCard(page: ChangesPage, words: Words): Html {
  const { books } = page;
  return card({
    id: 'books',
    title: words.books,
    content:
      books.length === 0
        ? emptyState('book', words.noBooks, html`<p>${words.noBooksHint}</p>`)
        : tableBox({
            label: words.books,
            caption: words.books,
            classes: 'mid',
            heads: [words.book, words.state, words.lookedAt, words.lag, words.gap, actionsHead(words.actions)],
            rows: books.map((book) => bookRow(page, words, book)),
          }),
  });
}

function bookRow({ shell: { reader }, now }: ChangesPage, words: Words, book: ShownBook): Html {
  const { companyId, name, changes, gap } = book;
  const { enabled, reason, lookedAt, lagSeconds } = changes;
  const { durationText } = figuresOf(reader);
  return html`
    <tr>
      <th scope="row">${name}<span class="sub"><code>${companyId}</code></span></th>
      <td>
        ${enabled ? badge('online', 'tick', words.on) : badge('queued', 'cross', words.off)}
        ${reason !== null && html`<span class="sub">${words[reason]}</span>`}
      </td>
      <td>${lookedAt === null ? words.never : shownTime(reader, lookedAt, now)}</td>
      <td>${lagSeconds === null ? '–' : durationText(lagSeconds * 1000)}</td>
      <td>
        ${gap === null ? words.none : gapWords(reader.language)[gap.reason]}
        ${gap !== null && html`<span class="sub">${shownTime(reader, new Date(gap.at).toISOString(), now)}</span>`}
      </td>
      <td class="ta-end">
        ${
          enabled
            ? html`
                <span class="row tight end">
                  ${switchButton(words, book, words.switchOff, { enabled: false })}
                  ${switchButton(words, book, words.forget, { enabled: false, forget: true })}
                </span>
              `
            : switchButton(words, book, words.switchOn, { enabled: true })
        }
      </td>
    </tr>
  `;
}

const switchButton = (words: Words, { connectorId, companyId, name }: ShownBook, label: string, body: object): Html => html`
  <button class="btn sm" type="button" data-leads-to="${PATH}" data-body="${JSON.stringify(body)}"
    data-post="/app/books/${encodeURIComponent(connectorId)}/${encodeURIComponent(companyId)}/changes"
    aria-label="${words.ofBook(label, name)}">${label}</button>
`;

function newestCard(page: ChangesPage, words: Words): Html {
  const { newest } = page;
  return card({
    id: 'newest',
    title: words.newest,
    content:
      newest.length === 0
        ? emptyState('pulse', words.noChanges, html`<p>${words.noChangesHint}</p>`)
        : tableBox({
            label: words.newest,
            caption: words.newest,
            classes: 'mid',
            heads: [words.time, words.book, words.what, words.change, words.by],
            rows: newest.map((change) => changeRow(page, words, change)),
          }),
  });
}

function changeRow({ shell: { reader }, now }: ChangesPage, words: Words, told: ShownChange): Html {
  const { at, companyId, entity, key, commandId } = told;
  return html`
    <tr>
      <td>${shownTime(reader, at, now)}</td>
      <td><code>${companyId}</code></td>
      <th scope="row" class="break">${key}<span class="sub"><code>${entity}</code></span></th>
      <td>${kindText(words, told)}${told.part !== undefined && told.part !== 'document' && html`<span class="sub">${words[told.part]}</span>`}</td>
      <td class="break">
        ${commandId === undefined ? words.desk : html`<a href="/portal/commands/${encodeURIComponent(commandId)}">${commandId}</a>`}
        ${told.source === 'both' && html`<span class="sub">${words.alsoDesk}</span>`}
      </td>
    </tr>
  `;
}

const kindText = (words: Words, { change, formerKey }: ShownChange): string =>
  change === 'renamed' ? words.renamed(formerKey ?? '') : words[change];
