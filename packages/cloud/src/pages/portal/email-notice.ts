/** What the portal shows until the email address is confirmed. */

import { type Html, html, notice } from '@ledgerline/look';
import { emailNoticeWords } from '@ledgerline/words/portal/overview';
import type { PortalView } from '../portal-view.ts';

interface Confirmable extends Pick<PortalView, 'shell'> {
  readonly isEmailConfirmed: boolean;
}

/** Null once it is. */
export function confirmationNotice({ shell, isEmailConfirmed }: Confirmable): Html | null {
  if (isEmailConfirmed) return null;
  const words = emailNoticeWords(shell.reader.language);
  return notice({
    tone: 'info',
    glyph: 'info',
    title: words.title,
    content: html`
<p>${words.detail(html`<b class="break">${shell.email}</b>`)}</p>        `,
    actions: html`
          <button class="btn sm" type="button" data-post="/app/email/confirmation" data-leads-to="/portal/account">
            ${words.send}
          </button>
        `,
  });
}
