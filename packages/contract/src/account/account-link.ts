/** Links that are sent by email: to confirm an address, to undo its change, and to reset a forgotten password. */

import type { Static } from 'typebox';
import { limits } from '../limits.ts';
import { Type } from '../schema/schema-type.ts';
import { Ok } from '../schema/shape.ts';
import { Email, NewPassword } from './tenant.ts';

const LinkToken = Type.String({ maxLength: 100, description: 'The token in the link of the email. It can be used once.' });

/** Bounded and nothing else: the response never says whether an address has an account. */
export const PasswordForgottenBody = Type.Object(
  { email: Type.String({ maxLength: limits.emailCharactersMax, description: 'The email address of the account.' }) },
  { description: 'Body of POST /password/forgot.' },
);
export type PasswordForgottenBody = Static<typeof PasswordForgottenBody>;

export const PasswordResetBody = Type.Object(
  { token: LinkToken, newPassword: NewPassword },
  { description: 'Body of POST /password/reset.' },
);
export type PasswordResetBody = Static<typeof PasswordResetBody>;

export const EmailUndoBody = Type.Object(
  { token: LinkToken, newPassword: NewPassword },
  { description: 'Body of POST /email/undo.' },
);
export type EmailUndoBody = Static<typeof EmailUndoBody>;

export const EmailConfirmBody = Type.Object({ token: LinkToken }, { description: 'Body of POST /email/confirm.' });
export type EmailConfirmBody = Static<typeof EmailConfirmBody>;

export const EmailConfirmedResponse = Type.Object(
  {
    ok: Ok,
    email: Email,
    isChanged: Type.Boolean({ description: 'Whether the account had another address before.' }),
  },
  { description: 'Response of POST /email/confirm.' },
);
export type EmailConfirmedResponse = Static<typeof EmailConfirmedResponse>;

export const EmailChangeBody = Type.Object(
  {
    email: Email,
    currentPassword: Type.String({ maxLength: limits.passwordCharactersMax, description: 'The current password.' }),
  },
  { description: 'Body of POST /app/email.' },
);
export type EmailChangeBody = Static<typeof EmailChangeBody>;
