/** What is stored about people and companies, why, and for how long. Says what the code does. */

import { limits } from '@ledgerline/contract';
import { html } from '../html.ts';
import { type Operator, operatorSentence, textPage } from './text-page.ts';

export interface PrivacyPage extends Operator {
  readonly isLoggedIn: boolean;
}

export const privacyPage = ({ isLoggedIn, ...operator }: PrivacyPage): string =>
  textPage({
    path: '/privacy',
    title: 'Privacy',
    lead: `What this installation stores, and why. ${operatorSentence(operator)}`,
    isLoggedIn,
    sections: [
      [
        'Your account',
        html`<p>The company name, the email address and the phone number, if you gave one. Of the password only an Argon2id hash is stored, of keys and sessions only a SHA-256 hash. The connector key is stored encrypted, because it can be downloaded again.</p>`,
      ],
      [
        'Commands',
        html`<p>Each command with its payload, its result, its files, its times and the key that sent it. They can contain personal data of your customers and suppliers. They are stored because a <code>commandId</code> is answered with its result however late it is sent again.</p>`,
      ],
      [
        'Your account book',
        html`<p>The book stays on your machine. Only payloads, results and files of commands leave it. Sandbox books are on the server.</p>`,
      ],
      [
        'Logs and counts',
        html`<p>The log has the request number, method, path, status and error code of rejected requests. Keys, passwords, cookies, payloads and results are never written to it. Internet addresses are used in memory to limit sign-ups and are not stored. An audit of your account has what changed access to it, and when.</p>`,
      ],
      [
        'Cookies',
        html`<p>One, for the session: <code>HttpOnly</code>, for this site only, ${limits.sessionDays} days after the last visit. There is no tracking, and pages load nothing from other sites.</p>`,
      ],
      [
        'Who sees it',
        html`<p>You, through your keys and your login, and the operator. E-invoice commands send documents to the tax authority’s gateway from your account book, not from here. Nothing is sold or passed on by this software.</p>`,
      ],
      [
        'How long',
        html`<p>Until the account is deleted. To get a copy, a correction or the deletion of your data, <a href="/contact">contact the operator</a>.</p>`,
      ],
    ],
  });
