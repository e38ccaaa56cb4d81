/** The content of a mail, before it is formatted: letter-text.ts and letter-html.ts do that. */

import type { Language } from '@ledgerline/words';
import { mailFrameWords } from '@ledgerline/words/mail/frame';

export interface Letter {
  readonly subject: string;
  /** The title above the text; the subject says the same in a list of mails. */
  readonly title: string;
  readonly sentences: readonly string[];
  readonly facts?: readonly (readonly [label: string, value: string])[];
  readonly button?: { readonly label: string; readonly href: string };
  /** The remark after the button, in small type: what to do if the mail is not expected. */
  readonly remark?: string;
  /** Where one request ends emails like this one; they have it in a header too. */
  readonly unsubscribe?: string;
}

/** The sender, and why the reader gets the mail. */
export interface LetterFrame {
  readonly baseUrl: string;
  readonly operatorName: string | null;
  readonly contactEmail: string | null;
  readonly language: Language;
  /** The last sentence of the mail. */
  readonly reason: string;
}

/** The product, which the reader may know better than the operator. */
export const PRODUCT = 'Ledgerline';

/** The name that a mail is sent under. */
export const senderNameOf = ({ operatorName }: Pick<LetterFrame, 'operatorName'>): string => operatorName ?? PRODUCT;

/** The line below the mail that names the sender. */
export const sentByOf = ({ operatorName, language }: Pick<LetterFrame, 'operatorName' | 'language'>): string =>
  operatorName === null || operatorName === PRODUCT ? PRODUCT : mailFrameWords(language).sentBy(operatorName);

/** Names that people chose appear in subjects and lines; none of them can start a new line. */
export const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/** Where the reader finds help: what is shown, and the link behind it. */
export const helpOf = ({
  contactEmail,
  baseUrl,
}: Pick<LetterFrame, 'contactEmail' | 'baseUrl'>): { text: string; href: string } =>
  contactEmail === null
    ? { text: `${baseUrl}/contact`, href: `${baseUrl}/contact` }
    : { text: contactEmail, href: `mailto:${contactEmail}` };
