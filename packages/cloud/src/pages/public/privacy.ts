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
        html`<p>The company name, the email address and the phone number, if you gave one. Emails about the account go to that address; what an email said is deleted when it is sent. We store only an Argon2id hash of the password and SHA-256 hashes of keys and sessions. The connector key is stored encrypted, because you can download it again.</p>`,
      ],
      [
        'Commands',
        html`<p>Each command with its payload, its result, its files, its times and the key that sent it. They can contain personal data of your customers and suppliers. They are stored so that a repeated <code>commandId</code> always returns its result.</p>`,
      ],
      [
        'Your account book',
        html`<p>The book stays on your machine. Only payloads, results and files of commands leave it. Sandbox books are on the server.</p>`,
      ],
      [
        'Logs and counts',
        html`<p>The log has the request number, method, path, status and error code of rejected requests. Keys, passwords, cookies, payloads and results are never written to it. Internet addresses are used in memory to limit sign-ups and are not stored. The access log of your account records every change of access and its time.</p>`,
      ],
      [
        'Cookies',
        html`<p>One cookie for the session: <code>HttpOnly</code>, for this site only. It ends ${limits.sessionDays} days after your last visit. There is no tracking, and pages load nothing from other sites.</p>`,
      ],
      [
        'Who can see your data',
        html`<p>You, with your keys and your login, and the operator. E-invoice commands send documents to the tax authority’s gateway from your account book, not from this service. This software does not sell or share data.</p>`,
      ],
      [
        'How long it is stored',
        html`<p>Until the account is deleted. To get a copy of your data, or to have it corrected or deleted, <a href="/contact">contact the operator</a>.</p>`,
      ],
    ],
  });
