/** The terms: what the service does, what is asked of those who use it, and what it does not promise. Short, and no more than what is so. */

import { limits } from '@ledgerline/contract';
import { html } from '@ledgerline/look';
import type { Visitor } from '../frame.ts';
import { type Operator, operatorSentence, textPage } from './text-page.ts';

export interface TermsPage extends Operator, Visitor {
  readonly trialDays: number;
}

export const termsPage = ({ isLoggedIn, reader, trialDays, ...operator }: TermsPage): string =>
  textPage({
    path: '/terms',
    title: 'Terms',
    lead: html`${operatorSentence(operator)} If you have a contract with the operator, that contract takes precedence.`,
    isLoggedIn,
    reader,
    sections: [
      [
        'The service',
        html`
          <p>
            The service accepts commands, queues them, sends them to your connector and stores their results. You remain
            responsible for your account book and its correctness.
          </p>
        `,
      ],
      [
        'Your account and keys',
        html`
          <p>
            You are responsible for everything sent with your password or your keys. Keep them secret. If a key may have leaked,
            revoke or rotate it in the portal. You change your email address and your password there too.
          </p>
        `,
      ],
      [
        'Trial and plans',
        html`
          <p>
            The trial lasts ${trialDays} days. After the trial, new commands get 402. Commands already accepted still run, and
            their results remain available. You request a plan in the portal, and it starts when the operator activates it. The
            service itself takes no payments. Prices are on the <a href="/pricing">pricing page</a>.
          </p>
        `,
      ],
      [
        'The sandbox',
        html`
          <p>
            Sandbox books are for tests. You can reset them at any time, and the operator does not need to back them up, so do
            not keep real records in them.
          </p>
        `,
      ],
      [
        'Fair use',
        html`
          <p>
            Each key has request limits, which the response headers show. Do not try to access the data of others or disturb the
            service.
          </p>
        `,
      ],
      [
        'Results that you must check',
        html`
          <p>
            If a command is saved but not verified, or its outcome is unknown, check the account book before you send anything
            again. See <a href="/developers/delivery">Delivery guarantees</a>.
          </p>
        `,
      ],
      [
        'No warranty',
        html`
          <p>
            The software is open source under the MIT licence and is provided as is, without warranty. Unless a contract or the
            law says otherwise, the operator is not liable for losses from its use.
          </p>
        `,
      ],
      [
        'Ending',
        html`
          <p>
            You can stop at any time. Under <a href="/portal/data">Your data</a> in the portal you export everything and, as an
            owner, erase the company: keys and connectors stop at once, and after ${limits.erasureGraceDays} days, in which you
            can cancel, its data is removed. Account books on your own computers are not affected.
          </p>
        `,
      ],
    ],
  });
