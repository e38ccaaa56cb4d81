/** The terms: what the service does, what it requires of its users, and what it does not promise. Short, and only facts. */

import { limits } from '@ledgerline/contract';
import { html } from '@ledgerline/look';
import { termsWords } from '@ledgerline/words/public/terms';
import type { Visitor } from '../frame.ts';
import { linkTo } from './inline.ts';
import { type Operator, operatorSentence, textPage } from './text-page.ts';

export interface TermsPage extends Operator, Visitor {
  readonly trialDays: number;
  /** Whether plans are paid for in the portal. */
  readonly isBillingOffered: boolean;
}

export function termsPage({ isLoggedIn, reader, trialDays, isBillingOffered, ...operator }: TermsPage): string {
  const words = termsWords(reader.language);
  const trial = isBillingOffered ? words.trialPaid : words.trialText;
  return textPage({
    path: '/terms',
    title: words.title,
    lead: words.lead(operatorSentence(operator, reader)),
    isLoggedIn,
    reader,
    sections: [
      [words.service, words.serviceText],
      [words.account, words.accountText],
      [words.trial, html`<p>${trial(trialDays, linkTo('/pricing'))}</p>`],
      [words.sandbox, words.sandboxText],
      [words.fairUse, words.fairUseText],
      [words.check, html`<p>${words.checkText(linkTo('/developers/delivery'))}</p>`],
      [words.warranty, words.warrantyText],
      [words.ending, html`<p>${words.endingText(linkTo('/portal/data'), limits.erasureGraceDays)}</p>`],
    ],
  });
}
