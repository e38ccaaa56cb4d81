/** Every kind of mail: its subject, its sentences and its button. One declaration each; a kind without one does not compile. */

import type { MailFacts, MailKind } from '../store/stored-mail.ts';
import type { Letter } from './letter.ts';

type FactsOf<Kind extends MailKind> = Extract<MailFacts, { readonly kind: Kind }>;

/** What a letter needs besides its facts. */
export interface LetterContext {
  readonly baseUrl: string;
  /** Of the link; null for a mail without one. */
  readonly token: string | null;
}

interface Declaration<Kind extends MailKind> {
  readonly letter: (facts: FactsOf<Kind>, context: LetterContext) => Letter;
  /** Why the reader gets it, as the last sentence says. */
  readonly reason: string;
}

const OF_AN_ACCOUNT = 'You receive this email because this address has an account here.';

const KINDS: { readonly [Kind in MailKind]: Declaration<Kind> } = {
  password_changed: {
    reason: OF_AN_ACCOUNT,
    letter: ({ companyName }, { baseUrl }) => ({
      subject: 'Your password was changed',
      title: 'Your password was changed',
      sentences: [`The password of the account of ${companyName} was changed. All other sessions have ended.`],
      button: { label: 'Open your account', href: `${baseUrl}/portal/account` },
      remark: 'If you did not change it, contact the operator of this service at once.',
    }),
  },
};

/** The declaration of the kind of these facts. */
export function letterOf(facts: MailFacts, context: LetterContext): { readonly letter: Letter; readonly reason: string } {
  const { letter, reason } = KINDS[facts.kind] as Declaration<MailKind>;
  return { letter: letter(facts, context), reason };
}
