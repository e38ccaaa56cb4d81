/** What a connector reports about the e-invoices of an account book: numbers and two words. No text of a document is in it. */

import type { Static } from 'typebox';
import { Type } from '../schema/schema-type.ts';
import { enumOf, nullable } from '../schema/shape.ts';
import { Line } from '../schema/text-format.ts';

/** The words our own connector uses; another connector may say more. */
export const eInvoiceStates = ['running', 'paused', 'no-credentials', 'login-rejected', 'went-back'] as const;
export type EInvoiceState = (typeof eInvoiceStates)[number];

export const eInvoiceEnvironments = ['preproduction', 'production'] as const;

const count = (description: string) => Type.Integer({ minimum: 0, description });

export const EInvoiceReport = Type.Object(
  {
    state: Line({
      minLength: 1,
      maxLength: 40,
      description: `Whether e-invoices are sent (running), or why not: ${eInvoiceStates.slice(1).join(', ')} or another word.`,
    }),
    environment: enumOf(eInvoiceEnvironments, 'Which MyInvois they are sent to.'),
    pending: count('Submitted in the book and not accepted by the tax authority yet.'),
    oldestPendingMinutes: nullable(count('Minutes.'), 'How long the oldest of them has waited; null if none is Pending.'),
    submitted: count('Accepted by the tax authority and not validated yet.'),
    invalid7d: count('Found Invalid, of those submitted within 7 days.'),
    rejectRequests: count('Valid ones that a buyer asks to reject.'),
    certificateDaysLeft: nullable(
      Type.Integer({ description: 'Days.' }),
      'Full days until the signing certificate ends, negative if it has ended; null if there is none.',
    ),
  },
  { description: 'The e-invoices of an account book that its connector sends to the tax authority.' },
);
export type EInvoiceReport = Static<typeof EInvoiceReport>;
