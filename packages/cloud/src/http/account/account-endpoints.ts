/** Sign-up, login and logout. */

import * as contract from '@ledgerline/contract';
import { declare, json } from '../endpoint/endpoint.ts';
import { responseSchemas } from '../endpoint/response-schemas.ts';

export const cookie = {
  'set-cookie':
    'The session cookie and, for later logins, the proof of a known device: HttpOnly, SameSite=Lax, Secure behind https.',
};

/** The response to a form of a browser without JavaScript. */
export const ledOn = {
  status: 303,
  text: 'A form: the page that was asked for, or the second factor.',
  headers: { location: 'Where to go on.' },
} as const;

export const accountEndpoints = declare({
  signUp: {
    method: 'POST',
    path: '/signup',
    tag: 'Portal',
    summary: 'Sign up for a trial',
    description:
      'Creates a tenant, a connector and a login session. The tenant key is shown here and never again. The form of a browser without JavaScript is read too, and gets a page.',
    audience: 'same-site',
    body: { schema: contract.SignUpBody, isForm: true },
    responses: [
      { ...json(contract.SignUpResponse, 'Tenant, connector and session are created.'), mediaType: 'text/html', headers: cookie },
    ],
    problems: ['email_taken'],
  },
  logIn: {
    method: 'POST',
    path: '/login',
    tag: 'Portal',
    summary: 'Log in',
    audience: 'same-site',
    body: { schema: contract.LoginBody, isForm: true },
    description: 'The form of a browser without JavaScript is read too, and leads on.',
    responses: [{ ...json(contract.LoginResponse, 'Logged in.'), headers: cookie }, ledOn],
    problems: ['invalid_login', 'second_factor_required'],
  },
  chooseLanguage: {
    method: 'POST',
    path: '/language',
    tag: 'Portal',
    summary: 'Choose the language of pages and emails',
    description:
      'Remembered by a cookie and, if you are logged in, with your account. The form of a browser without JavaScript is read too, and leads back.',
    audience: 'same-site',
    body: { schema: contract.LanguageBody, isForm: true, example: { language: 'ms' } },
    responses: [{ ...json(contract.OkResponse, 'The language is chosen.'), headers: cookie }, ledOn],
  },
  logOut: {
    method: 'POST',
    path: '/logout',
    tag: 'Portal',
    summary: 'End the login session',
    audience: 'own-session',
    responses: [json(responseSchemas.Health, 'The session has ended.')],
  },
});
