/** Second factors: giving one at a login, and managing one's own. */

import * as contract from '@ledgerline/contract';
import { declare, json } from '../endpoint/endpoint.ts';
import { NAME } from '../endpoint/parameters.ts';
import { ledOn } from './account-endpoints.ts';

const cookie = { 'set-cookie': 'The session cookie, as with POST /login.' };
const login = { method: 'POST', tag: 'Portal', audience: 'same-site' } as const;

export const factorLoginEndpoints = declare({
  giveFactor: {
    ...login,
    path: '/login/factor',
    summary: 'Confirm a login with a code',
    description: 'After POST /login has returned second_factor_required. A code of the authenticator app or a recovery code.',
    body: { schema: contract.FactorCodeBody, example: { code: '123456' }, isForm: true },
    responses: [{ ...json(contract.LoginResponse, 'Logged in.'), headers: cookie }, ledOn],
    problems: ['login_required', 'invalid_factor', 'factor_unreadable'],
  },
  beginPasskeyLogin: {
    ...login,
    path: '/login/passkey/options',
    summary: 'Get what a browser needs to log in with a passkey',
    description:
      'After POST /login has returned second_factor_required, for a passkey of that user. Otherwise for any passkey that works without the password.',
    responses: [json(contract.PasskeyOptionsResponse, 'Options for navigator.credentials.get.')],
    problems: ['passkeys_disabled'],
  },
  logInByPasskey: {
    ...login,
    path: '/login/passkey',
    summary: 'Log in with a passkey, or confirm a login with it',
    body: { schema: contract.PasskeyLoginBody, example: { credential: {} } },
    responses: [{ ...json(contract.LoginResponse, 'Logged in.'), headers: cookie }],
    problems: ['login_required', 'invalid_factor', 'passkeys_disabled'],
  },
});

/** Endpoints that a user can call before setting up a second factor. */
const own = { tag: 'Portal', audience: 'session', right: 'own-account', isBeforeFactor: true } as const;
const proof = { body: { schema: contract.FactorProofBody } } as const;
const proofProblems = ['invalid_login', 'invalid_factor', 'factor_unreadable'] as const;

export const factorEndpoints = declare({
  listFactors: {
    ...own,
    method: 'GET',
    path: '/app/factors',
    summary: 'The second factors of the user',
    responses: [json(contract.SecondFactorsResponse, 'The factors.')],
  },
  beginAuthenticator: {
    ...own,
    ...proof,
    method: 'POST',
    path: '/app/factors/authenticator',
    summary: 'Get a secret for an authenticator app',
    description: 'It counts when a code has confirmed it. Asking again gives another secret.',
    responses: [json(contract.AuthenticatorResponse, 'The secret, shown only here.')],
    problems: [...proofProblems, 'limit_reached'],
  },
  confirmAuthenticator: {
    ...own,
    method: 'POST',
    path: '/app/factors/authenticator/confirm',
    summary: 'Confirm the authenticator app with its first code',
    body: { schema: contract.FactorCodeBody, example: { code: '123456' } },
    responses: [json(contract.FactorAddedResponse, 'The app counts from now on.')],
    problems: ['invalid_factor', 'unknown_factor'],
  },
  removeAuthenticator: {
    ...own,
    ...proof,
    method: 'POST',
    path: '/app/factors/authenticator/remove',
    summary: 'Remove the authenticator app',
    responses: [json(contract.SecondFactorsResponse, 'The factors that are left.')],
    problems: [...proofProblems, 'unknown_factor'],
  },
  beginPasskey: {
    ...own,
    ...proof,
    method: 'POST',
    path: '/app/factors/passkeys/options',
    summary: 'Get what a browser needs to create a passkey',
    responses: [json(contract.PasskeyOptionsResponse, 'Options for navigator.credentials.create.')],
    problems: [...proofProblems, 'passkeys_disabled'],
  },
  addPasskey: {
    ...own,
    method: 'POST',
    path: '/app/factors/passkeys',
    summary: 'Add the passkey that the browser created',
    body: { schema: contract.PasskeyBody, example: { name: 'Work laptop', credential: {} } },
    responses: [json(contract.FactorAddedResponse, 'The passkey counts from now on.')],
    problems: ['invalid_factor', 'passkeys_disabled', 'limit_reached'],
  },
  removePasskey: {
    ...own,
    ...proof,
    method: 'POST',
    path: '/app/factors/passkeys/{passkeyId}/remove',
    summary: 'Remove a passkey',
    params: { passkeyId: { schema: NAME, text: 'The passkey, as the list names it.' } },
    responses: [json(contract.SecondFactorsResponse, 'The factors that are left.')],
    problems: [...proofProblems, 'unknown_factor'],
  },
  renewRecoveryCodes: {
    ...own,
    ...proof,
    method: 'POST',
    path: '/app/factors/recovery-codes',
    summary: 'Create new recovery codes',
    description: 'The codes from before no longer work.',
    responses: [json(contract.FactorAddedResponse, 'The codes, shown only here.')],
    problems: [...proofProblems, 'unknown_factor'],
  },
});

export const factorRequirementEndpoints = declare({
  requireFactor: {
    tag: 'Portal',
    audience: 'session',
    right: 'govern',
    method: 'POST',
    path: '/app/factor-requirement',
    summary: 'Require a second factor of everyone in the company, or no longer',
    body: { schema: contract.FactorRequirementBody, example: { isRequired: false } },
    responses: [json(contract.SecondFactorsResponse, 'The factors of the user, and whether one is required.')],
    problems: ['second_factor_missing'],
  },
});
