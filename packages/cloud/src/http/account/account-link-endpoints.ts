/** What the links of emails are for, and which emails a user gets. */

import * as contract from '@ledgerline/contract';
import { declare, json } from '../endpoint/endpoint.ts';
import { cookie } from './account-endpoints.ts';

const open = { method: 'POST', tag: 'Portal', audience: 'same-site' } as const;
const portal = { method: 'POST', tag: 'Portal', audience: 'session', right: 'own-account' } as const;

export const accountLinkEndpoints = declare({
  requestPasswordReset: {
    ...open,
    path: '/password/forgot',
    summary: 'Request an email to reset a password',
    description: `If the address has an account, an email with a link is sent. The link is valid for ${contract.limits.resetLinkMinutes} minutes. The response is the same for every address.`,
    body: { schema: contract.PasswordForgottenBody, example: { email: 'nobody@example.com' } },
    responses: [json(contract.OkResponse, 'The request is accepted.')],
  },
  resetPassword: {
    ...open,
    path: '/password/reset',
    summary: 'Choose a new password with the link of an email',
    description: 'Ends all sessions and every open link of the account, and logs the caller in.',
    body: { schema: contract.PasswordResetBody, example: { token: 'unknown', newPassword: 'correct horse' } },
    responses: [{ ...json(contract.SessionResponse, 'The password is changed.'), headers: cookie }],
    problems: ['second_factor_required', 'invalid_link'],
  },
  undoEmailChange: {
    ...open,
    path: '/email/undo',
    summary: 'Undo a change of the email address with the link of an email',
    description: `The address before gets the link, which is valid for ${contract.limits.undoLinkDays} days. Restores that address and sets a new password. Ends all sessions, every open link of the account and the second factors that were set up since the change, and logs the caller in.`,
    body: { schema: contract.EmailUndoBody, example: { token: 'unknown', newPassword: 'correct horse' } },
    responses: [{ ...json(contract.SessionResponse, 'The change is undone.'), headers: cookie }],
    problems: ['second_factor_required', 'invalid_link'],
  },
  confirmEmail: {
    ...open,
    path: '/email/confirm',
    summary: 'Confirm an email address with the link of an email',
    body: { schema: contract.EmailConfirmBody, example: { token: 'unknown' } },
    responses: [json(contract.EmailConfirmedResponse, 'The address is confirmed.')],
    problems: ['invalid_link', 'email_taken'],
  },
});

export const emailEndpoints = declare({
  sendConfirmation: {
    ...portal,
    path: '/app/email/confirmation',
    summary: 'Send the email to confirm the address again',
    responses: [json(contract.OkResponse, 'The email is on its way, or the address is confirmed already.')],
  },
  requestEmailChange: {
    ...portal,
    path: '/app/email',
    summary: 'Change the email address of the login',
    description: `Sends a link to the new address. The old address stays in use until the link is used. It then gets an email with a link that undoes the change for ${contract.limits.undoLinkDays} days. The old address must be confirmed. A new password and the removal of a second factor end the link.`,
    body: { schema: contract.EmailChangeBody },
    responses: [json(contract.OkResponse, 'The email is on its way to the new address.')],
    problems: ['invalid_login', 'email_not_confirmed'],
  },
  listEmailChoices: {
    ...portal,
    method: 'GET',
    path: '/app/email/choices',
    summary: 'Which emails the user gets',
    description: 'Emails about security are always sent and not listed. Owners and admins get the others.',
    responses: [json(contract.EmailChoicesResponse, 'The emails that can be turned off.')],
  },
  chooseEmail: {
    ...portal,
    path: '/app/email/choices',
    summary: 'Turn an email on or off',
    body: { schema: contract.EmailChoiceBody, example: { choice: 'trial_ending', isOn: false } },
    responses: [json(contract.EmailChoicesResponse, 'The emails as they are now.')],
  },
});
