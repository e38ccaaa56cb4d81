/** How to reach who runs this installation, and what to have at hand. */

import { type Html, html } from '../html.ts';
import { type Operator, operatorSentence, textPage } from './text-page.ts';

export interface ContactPage extends Operator {
  readonly isLoggedIn: boolean;
}

export const contactPage = ({ isLoggedIn, ...operator }: ContactPage): string =>
  textPage({
    path: '/contact',
    title: 'Contact',
    lead: operatorSentence(operator),
    isLoggedIn,
    sections: [
      ['Write', addressText(operator)],
      [
        'What to send',
        html`<p>The request number that the error showed, the <code>commandId</code> if it is about a command, and the <code>tenantId</code> of your account page. Never send a key or a password: nobody needs it to help you.</p>`,
      ],
      [
        'Is the service up?',
        html`<p>The <a href="/status">status page</a> says whether commands are accepted right now. Whether your own connector is online is on the first page of the <a href="/portal">portal</a>.</p>`,
      ],
      [
        'Security',
        html`<p>Report a weakness of this installation to the operator, and one of the software as its <code>SECURITY.md</code> describes. Please do not try it out on the data of others.</p>`,
      ],
    ],
  });

const addressText = ({ contactEmail }: Operator): Html =>
  contactEmail === null
    ? html`<p>The operator has not published an address here. Use the one you were given with your account or contract.</p>`
    : html`<p><a href="mailto:${contactEmail}">${contactEmail}</a></p>`;
