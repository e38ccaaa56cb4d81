/** A mail as nodemailer takes it. Recipients are passed as addresses, never as text that would be parsed. */

import type { SendMailOptions } from 'nodemailer/lib/mailer';
import type { OutgoingMail } from '../system/mail-sender.ts';

export interface Sender {
  readonly name: string;
  readonly address: string;
}

export function messageOf(
  { messageId, recipient, subject, lang, text, html, writtenAt, unsubscribe }: OutgoingMail,
  from: Sender,
): SendMailOptions {
  return {
    from: { ...from },
    to: { name: '', address: recipient },
    envelope: { from: from.address, to: [recipient] },
    subject,
    text,
    html,
    messageId: `<${messageId}>`,
    date: new Date(writtenAt),
    // Tells auto-responders not to reply.
    headers: {
      'Content-Language': lang,
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      // As in RFC 8058, so that mail programs show their own button.
      ...(unsubscribe !== undefined && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
