/** What the portal shows until the email address is confirmed. */

import { type Html, html, notice } from '@ledgerline/look';
import type { PortalView } from '../portal-view.ts';

/** Null once it is. */
export const confirmationNotice = ({
  shell,
  isEmailConfirmed,
}: Pick<PortalView, 'shell'> & { readonly isEmailConfirmed: boolean }): Html | null =>
  isEmailConfirmed
    ? null
    : notice({
        tone: 'info',
        glyph: 'info',
        title: 'Confirm your email address',
        content: html`
          <p>
            Confirm <b class="break">${shell.email}</b> to receive emails about your account and to invite others by email. Open
            the link in our email, or have it sent again. Everything else works already.
          </p>
        `,
        actions: html`
          <button class="btn sm" type="button" data-post="/app/email/confirmation" data-leads-to="/portal/account">
            Send the email
          </button>
        `,
      });
