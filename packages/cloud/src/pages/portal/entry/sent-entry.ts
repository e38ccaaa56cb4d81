/** The outcome of an entry that was sent, and a link to the next one. */

import type { Command } from '@ledgerline/contract';
import { type Html, html } from '@ledgerline/look';
import { enterWords } from '@ledgerline/words/portal/enter';
import type { SeenBook } from '../../../book-window/sight.ts';
import type { EntryForm } from '../../../entry/entry-form.ts';
import { pageHead } from '../../frame.ts';
import { portalPage } from '../../portal-frame.ts';
import type { PortalView } from '../../portal-view.ts';
import { outcomeNotice } from '../command/outcome-notice.ts';
import { entryTitle } from './entry.ts';

export interface SentEntryPage extends PortalView {
  readonly book: SeenBook;
  /** The path of the form. */
  readonly path: string;
  readonly form: EntryForm;
  readonly command: Command;
}

export function sentEntryPage(page: SentEntryPage): string {
  const { shell, book, path, form, command } = page;
  const words = enterWords(shell.reader.language);
  const href = `/portal/commands/${encodeURIComponent(command.commandId)}`;
  const link: Html = html`<a href="${href}"><code class="break">${command.commandId}</code></a>`;
  return portalPage({
    title: entryTitle(form, page),
    current: '/portal/books',
    shell,
    content: html`
      ${pageHead({ title: entryTitle(form, page), sub: book.name })}
      <div class="stack lg" data-sent="${command.commandId}">
        ${outcomeNotice({ ...page, command })}
        <p class="muted">${words.sentBeforeHint(link)}</p>
        <div class="row">
          <a class="btn primary" href="${path}">${words.another}</a>
          <a class="btn" href="${href}">${words.openCommand}</a>
        </div>
      </div>
    `,
  });
}
