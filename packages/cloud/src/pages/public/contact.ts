/** How to reach who runs this installation, and what to have at hand. */

import { type Html, html } from '@ledgerline/look';
import type { Visitor } from '../frame.ts';
import { type Operator, operatorSentence, textPage } from './text-page.ts';

export interface ContactPage extends Operator, Visitor {}

export const contactPage = ({ isLoggedIn, reader, ...operator }: ContactPage): string =>
  textPage({
    path: '/contact',
    title: 'Contact',
    lead: operatorSentence(operator),
    isLoggedIn,
    reader,
    sections: [
      ['Write', addressText(operator)],
      [
        'What to send',
        html`
          <p>
            The request number of the error, the <code>commandId</code> if it is about a command, and the <code>tenantId</code>
            from your account page. Never send a key or a password. The operator does not need it to help you.
          </p>
        `,
      ],
      [
        'Service status',
        html`
          <p>
            The <a href="/status">status page</a> shows whether commands are accepted right now. The first page of the
            <a href="/portal">portal</a> shows whether your connector is online.
          </p>
        `,
      ],
      [
        'Security',
        html`
          <p>
            Report a vulnerability of this installation to the operator, and a vulnerability of the software as its
            <code>SECURITY.md</code> describes. Do not test it on the data of others.
          </p>
        `,
      ],
    ],
  });

const addressText = ({ contactEmail }: Operator): Html =>
  contactEmail === null
    ? html`<p>The operator has not published a contact address. Use the address from your account or contract.</p>`
    : html`<p><a href="mailto:${contactEmail}">${contactEmail}</a></p>`;
