/** The form of an entry: a few fields, the rest behind "More fields", what is wrong at its field, and what would be saved. */

import { type Html, html, icon, notice } from '@ledgerline/look';
import { enterWords, shortFormWords } from '@ledgerline/words/portal/enter';
import { nameInRow, rowCount, rowsName } from '../../../entry/entered.ts';
import type { CheckedEntry } from '../../../entry/entry.ts';
import type { EntryForm, EntryList } from '../../../entry/entry-form.ts';
import { shortFormOf } from '../../../entry/short-form.ts';
import { pageHead } from '../../frame.ts';
import { portalPage } from '../../portal-frame.ts';
import type { PortalView } from '../../portal-view.ts';
import { type FieldView, fieldHtml, labelOf } from './entry-field.ts';
import { entryPreview } from './entry-preview.ts';

export interface EntryPage extends PortalView {
  /** The path of this form. */
  readonly path: string;
  readonly checked: CheckedEntry;
  /** Names of accounts, by their numbers. */
  readonly accounts?: ReadonlyMap<string, string>;
  /** Whether something was changed after the preview that the person saw. */
  readonly isChanged?: boolean;
}

type Words = ReturnType<typeof enterWords>;

export const entryTitle = (form: EntryForm, { shell }: Pick<PortalView, 'shell'>): string => {
  const short = shortFormOf(form.recipe.commandType);
  return short ? shortFormWords(shell.reader.language)[short.name] : form.recipe.title;
};

/** The first button of a form is the one that Enter presses. */
const DEFAULT_BUTTON = html`<button class="vh" type="submit" name="step" value="check" tabindex="-1" aria-hidden="true"></button>`;

export function entryPage(page: EntryPage): string {
  const { shell, checked, path } = page;
  const { entry, preview } = checked;
  const words = enterWords(shell.reader.language);
  const { form, book } = entry;
  const view = { language: shell.reader.language, entered: entry.entered, problems: checked.problems?.atFields ?? new Map() };
  const isShort = shortFormOf(form.recipe.commandType) !== null;
  return portalPage({
    title: entryTitle(form, page),
    current: '/portal/books',
    shell,
    scripts: ['entry'],
    content: html`
      ${pageHead({ title: entryTitle(form, page), sub: isShort ? book.name : html`<span lang="en">${form.recipe.summary}</span>` })}
      <form class="entry stack lg" method="post" action="${path}" data-entry="${entry.commandId}"
        data-choices="/app/books/${encodeURIComponent(book.connectorId)}/${encodeURIComponent(book.companyId)}/choices"
        autocomplete="off" novalidate>
        <input type="hidden" name="commandId" value="${entry.commandId}">
        <input type="hidden" name="seen" value="${checked.seen ?? ''}">
        ${DEFAULT_BUTTON}
        ${notices(page, words)}
        <section class="card" aria-label="${entryTitle(form, page)}">
          <div class="body stack">${shortPart(form, view)}${restPart(form, view, words)}</div>
        </section>
        ${preview && entryPreview(preview, { reader: shell.reader, accounts: page.accounts ?? new Map() })}
        <div class="entry-actions">
          ${
            preview
              ? html`
                <button class="btn primary lg" type="submit" name="step" value="send">${icon('tick')}${words.send}</button>
                <button class="btn lg" type="submit" name="step" value="check">${words.checkAgain}</button>
              `
              : html`<button class="btn primary lg" type="submit" name="step" value="check">${words.check}</button>`
          }
          <p class="hint">${words.checkHint}</p>
        </div>
      </form>
    `,
  });
}

const commandLink = (commandId: string): Html =>
  html`<a href="/portal/commands/${encodeURIComponent(commandId)}"><code>${commandId}</code></a>`;

function notices({ checked, isChanged = false }: EntryPage, words: Words): Html {
  const { problems, renewedFrom } = checked;
  const fields = problems?.atFields.size ?? 0;
  return html`
    ${
      renewedFrom !== null &&
      notice({
        tone: 'amber',
        glyph: 'alert',
        title: words.renewed,
        content: html`<p>${words.renewedHint(commandLink(renewedFrom))}</p>`,
      })
    }
    ${isChanged && notice({ tone: 'amber', glyph: 'info', title: words.changed, content: html`` })}
    ${
      problems &&
      html`
        <div id="problems" tabindex="-1" data-problems>
          ${notice({
            tone: 'failed',
            glyph: 'alert',
            title: words.problems,
            content: html`
              ${fields > 0 && html`<p>${words.problemsCount(fields)}</p>`}
              ${problems.others.map((message) => html`<p>${message}</p>`)}
            `,
          })}
        </div>
      `
    }
  `;
}

function shortPart({ fields, lists }: EntryForm, view: FieldView): Html {
  return html`
    <div class="cols-2">${fields.filter(({ isShort }) => isShort).map((field) => fieldHtml(field, field.name, view))}</div>
    ${lists.filter(({ isShort }) => isShort).map((list) => listHtml(list, view))}
  `;
}

/** Opened where something is filled in or wrong. */
function restPart({ fields, lists }: EntryForm, view: FieldView, words: Words): Html | null {
  const rest = fields.filter(({ isShort }) => !isShort);
  const others = lists.filter(({ isShort }) => !isShort);
  if (rest.length + others.length === 0) return null;
  const isUsed =
    rest.some(({ name }) => (view.entered[name] ?? '') !== '' || view.problems.has(name)) ||
    others.some((list) => rowCount(list, view.entered) > 0);
  return html`
    <details class="more-fields"${isUsed && html` open`}>
      <summary>${words.moreFields}</summary>
      <div class="stack">
        <div class="cols-2">${rest.map((field) => fieldHtml(field, field.name, view))}</div>
        ${others.map((list) => listHtml(list, view))}
      </div>
    </details>
  `;
}

function listHtml(list: EntryList, view: FieldView): Html {
  const words = enterWords(view.language);
  const count = rowCount(list, view.entered);
  return html`
    <fieldset class="entry-list">
      <legend>${labelOf(list.name, view.language)}</legend>
      <input type="hidden" name="${rowsName(list.name)}" value="${count}">
      ${Array.from({ length: count }, (_, row) => rowHtml(list, row, count, view))}
      <button class="btn sm" type="submit" name="step" value="add:${list.name}">${icon('plus', 'sm')}${words.addRow}</button>
    </fieldset>
  `;
}

function rowHtml({ name, fields }: EntryList, row: number, count: number, view: FieldView): Html {
  const words = enterWords(view.language);
  const at = (field: string): string => nameInRow(name, row, field);
  const [shown, hidden] = [fields.filter(({ isShort }) => isShort), fields.filter(({ isShort }) => !isShort)];
  const first = shown.length > 0 ? shown : hidden;
  const rest = shown.length > 0 ? hidden : [];
  const isUsed = rest.some((field) => (view.entered[at(field.name)] ?? '') !== '' || view.problems.has(at(field.name)));
  return html`
    <div class="entry-row" role="group" aria-label="${words.rowOf(row + 1)}">
      ${count > 1 && html`<p class="entry-place">${words.rowOf(row + 1)}</p>`}
      <div class="entry-fields">${first.map((field) => fieldHtml(field, at(field.name), view))}</div>
      ${
        rest.length > 0 &&
        html`
          <details class="more-fields"${isUsed && html` open`}>
            <summary>${words.moreFields}</summary>
            <div class="entry-fields">${rest.map((field) => fieldHtml(field, at(field.name), view))}</div>
          </details>
        `
      }
    </div>
  `;
}
