/** What to do about a rejected request, in a sentence. */

import type { ProblemCode } from '@ledgerline/contract';

/** What a status asks a program to do, unless its code says more. */
const BY_STATUS: Readonly<Record<number, string>> = {
  400: 'Fix the request. Nothing was queued.',
  401: 'Send a valid key, or log in.',
  402: 'Choose a plan, then send the same request again.',
  403: 'Use a key or an account that has the right.',
  404: 'Check the address and the ids.',
  405: 'Use a method that the path supports.',
  408: 'Send the same request again.',
  409: 'The request conflicts with the current state. See the message.',
  413: 'Send less at a time.',
  414: 'Send a shorter address.',
  415: 'Send JSON as application/json.',
  416: 'Request a range inside the file.',
  429: 'Wait for the seconds in Retry-After, then send the same request again.',
  431: 'Send smaller headers.',
  500: 'Send the same request again, with the same commandId.',
  503: 'Wait for the seconds in Retry-After, then send the same request again.',
};

const BY_CODE: Partial<Readonly<Record<ProblemCode, string>>> = {
  batch_refused: 'Fix or leave out the commands that the results reject, then send the batch again.',
  authorization_pending: 'Ask again after the interval.',
  slow_down: 'Wait 5 seconds longer from now on.',
  invalid_link: 'Request a new email.',
  invalid_signature: 'Check the signing secret and the clock.',
  expired_token: 'Ask for a new code.',
  invalid_login: 'Check the address and the password, or reset the password.',
  second_factor_required: 'Send a code, or use a passkey.',
  invalid_factor: 'Send the code that is shown now, or a recovery code.',
  admin_key_required: 'Send the admin key, or log in to the console.',
  plan_limit: 'Choose a larger plan or remove a book, then send the same request again.',
  address_not_allowed: 'Send the request from an allowed address, or change the addresses of the key.',
  amount_limit: 'Send all amounts, stay below the limit, or use another key.',
  second_factor_missing: 'Set up a second factor in the portal.',
  visit_read_only: 'Ask a person of the company to do it.',
  email_not_confirmed: 'Open the link in the email, or have it sent again in the portal.',
  erasure_pending: 'An owner can cancel the erasure in the portal.',
  approval_required: 'Wait until a person has decided, then send the same request again.',
  approval_denied: 'Read the reason. A changed write needs a new commandId.',
  pairing_denied: 'Start again if that was a mistake.',
  cross_site_request: 'Send the request from a page of the same site.',
  sandbox_disabled: 'Use an account book of your own.',
  passkeys_disabled: 'Use an authenticator app.',
  installer_missing: 'Ask the operator to publish one.',
  sandbox_missing: 'Open the sandbox in the portal.',
  cursor_expired: 'Read the current state, then continue with oldestCursor.',
  expectation_failed: 'Send the request without the Expect header.',
};

export const adviceOn = (code: ProblemCode, status: number): string => BY_CODE[code] ?? BY_STATUS[status] ?? '';
