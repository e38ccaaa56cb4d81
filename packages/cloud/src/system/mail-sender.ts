/** The interface of the mailer to a mail server. */

export interface OutgoingMail {
  /** The Message-ID without angle brackets. */
  readonly messageId: string;
  readonly recipient: string;
  readonly subject: string;
  /** The language of its texts, as `Content-Language` names it. */
  readonly lang: string;
  readonly text: string;
  readonly html: string;
  readonly writtenAt: number;
  /** Where one request ends emails like this one. */
  readonly unsubscribe?: string;
}

export type SendOutcome =
  | { readonly kind: 'sent' }
  /** `isFinal` when the server rejected this mail for good, and another attempt would be rejected too. */
  | { readonly kind: 'failed'; readonly error: string; readonly isFinal: boolean };

export interface MailSender {
  /** Sends a mail. Never rejects. */
  send(mail: OutgoingMail): Promise<SendOutcome>;
}
