/** How to reach the operator of this installation, and what to prepare. */

import { html } from '@ledgerline/look';
import { contactWords } from '@ledgerline/words/public/contact';
import type { Visitor } from '../frame.ts';
import { codeText, linkTo } from './inline.ts';
import { type Operator, operatorSentence, textPage } from './text-page.ts';

export interface ContactPage extends Operator, Visitor {}

export function contactPage({ isLoggedIn, reader, ...operator }: ContactPage): string {
  const words = contactWords(reader.language);
  const { contactEmail } = operator;
  return textPage({
    path: '/contact',
    title: words.title,
    lead: operatorSentence(operator, reader),
    isLoggedIn,
    reader,
    sections: [
      [words.write, contactEmail === null ? words.noAddress : html`<p><a href="mailto:${contactEmail}">${contactEmail}</a></p>`],
      [words.whatToSend, html`<p>${words.whatToSendText(codeText)}</p>`],
      [words.serviceStatus, html`<p>${words.serviceStatusText(linkTo('/status'), linkTo('/portal'))}</p>`],
      [words.security, html`<p>${words.securityText(codeText)}</p>`],
    ],
  });
}
