/** The terms: what the service does, what is asked of those who use it, and what it does not promise. Short, and no more than what is so. */

import { html } from '../html.ts';
import { type Operator, operatorSentence, textPage } from './text-page.ts';

export interface TermsPage extends Operator {
  readonly isLoggedIn: boolean;
  readonly trialDays: number;
}

export const termsPage = ({ isLoggedIn, trialDays, ...operator }: TermsPage): string =>
  textPage({
    path: '/terms',
    title: 'Terms',
    lead: html`${operatorSentence(operator)} If you have a contract with the operator, that contract comes first.`,
    isLoggedIn,
    sections: [
      [
        'The service',
        html`<p>The service accepts commands, queues them, hands them to your connector and keeps their results. It does not do your bookkeeping: the account book and its correctness stay with you.</p>`,
      ],
      [
        'Your account and keys',
        html`<p>What is sent with your password or your keys counts as sent by you. Keep them secret. Revoke a key that may have leaked: the portal does it at once.</p>`,
      ],
      [
        'Trial and plans',
        html`<p>The trial lasts ${trialDays} days. After it new commands get 402; commands that were accepted still run, and results stay readable. A plan starts when the operator switches it on. Prices are on the <a href="/pricing">pricing page</a>.</p>`,
      ],
      [
        'The sandbox',
        html`<p>Sandbox books are for trying things out. They can be reset at any time, so do not keep real records in them.</p>`,
      ],
      [
        'Fair use',
        html`<p>Calls have limits per key, which every response names. Do not try to reach the data of others, and do not disturb the service for them.</p>`,
      ],
      [
        'Results you must check',
        html`<p>A command that is saved but not verified, or whose outcome is unknown, needs a look at the account book before anything is sent again. <a href="/developers/delivery">Delivery guarantees</a> says what is promised and what is not.</p>`,
      ],
      [
        'No warranty',
        html`<p>The software is open source under the MIT licence and comes as it is, without warranty. Unless a contract or the law says otherwise, the operator is not liable for losses from its use.</p>`,
      ],
      [
        'Ending',
        html`<p>You can stop at any time. <a href="/contact">Ask the operator</a> to close the account and delete its data.</p>`,
      ],
    ],
  });
