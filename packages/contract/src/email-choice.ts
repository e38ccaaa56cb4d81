/** Which emails a user gets. Those about security cannot be turned off. */

import type { Static } from 'typebox';
import { Type } from './schema-type.ts';
import { enumOf, Ok } from './shape.ts';

/** Kinds of notifications that are sent by email too. */
export const emailChoices = ['connector_offline', 'outcome_unknown', 'trial_ending'] as const;

const EmailChoice = enumOf(emailChoices, 'The notification that is also sent by email.');
export type EmailChoice = Static<typeof EmailChoice>;

const IsOn = Type.Boolean({ description: 'Whether the email is sent.' });

export const EmailChoiceBody = Type.Object(
  { choice: EmailChoice, isOn: IsOn },
  { description: 'Body of POST /app/email/choices.' },
);
export type EmailChoiceBody = Static<typeof EmailChoiceBody>;

export const EmailChoicesResponse = Type.Object(
  { ok: Ok, choices: Type.Array(EmailChoiceBody, { description: 'All emails that can be turned off.' }) },
  { description: 'Response of GET and POST /app/email/choices.' },
);
export type EmailChoicesResponse = Static<typeof EmailChoicesResponse>;
