/**
 * Sign-up and login in browsers without JavaScript. The routes read a form like JSON, and their response becomes a redirect or a
 * page with each problem next to its field. Everything else is decided in the routes.
 */

import type { Readable } from 'node:stream';
import type { ErrorBody } from '@ledgerline/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findHalfLogin } from '../../account/login/half-login.ts';
import { arePasskeysOffered } from '../../account/login/passkey.ts';
import { nextPage } from '../../pages/browser/next-page.ts';
import type { FilledForm } from '../../pages/public/account-field.ts';
import { logInPage } from '../../pages/public/log-in.ts';
import { secondFactorPage } from '../../pages/public/second-factor.ts';
import { signedUpPage, signUpPage } from '../../pages/public/sign-up.ts';
import type { Context } from '../../system/context.ts';
import { isRefusal } from '../../system/problem.ts';
import { plainRefusal, RefusedRequest } from '../reply/problem-status.ts';
import { readerOf } from '../reply/reader.ts';
import { readHalfCookie } from '../reply/session-cookie.ts';
import { collectBody } from '../request/json-body.ts';
import type { Services } from '../services.ts';
import { pageHeaders } from './page-reply.ts';

const FORM_BYTES_MAX = 8 * 1024;
const SEE_OTHER = 303;

type Entered = Readonly<Record<string, string>>;

/** The page after the login; not sent to the route. */
const NEXT = 'next';

interface AccountForm {
  /** The page with the entered values and their problems. */
  readonly page: (context: Context, request: FastifyRequest, filled: FilledForm) => string | Promise<string>;
  /** The page after a success; without one the browser is redirected. */
  readonly donePage?: (context: Context, request: FastifyRequest, answer: Readonly<Record<string, unknown>>) => string;
}

const FORMS: Readonly<Record<string, AccountForm>> = {
  '/signup': {
    page: ({ config }, request, filled) => signUpPage({ ...config, reader: readerOf(request) }, filled),
    donePage: ({ config: { isSandboxOffered } }, request, { tenantApiKey }) =>
      signedUpPage({ reader: readerOf(request), isSandboxOffered, tenantApiKey: String(tenantApiKey) }),
  },
  '/login': { page: logInPageOf },
  '/language': { page: logInPageOf },
  '/login/factor': {
    page: async (context, request, filled) =>
      (await factorPageOf(context, request, filled)) ?? logInPageOf(context, request, filled),
  },
};

function logInPageOf(context: Context, request: FastifyRequest, filled: FilledForm): string {
  return logInPage({ reader: readerOf(request), arePasskeysOffered: arePasskeysOffered(context) }, filled);
}

/** The page of the second step; null if no login waits for it. */
export async function factorPageOf(context: Context, request: FastifyRequest, filled?: FilledForm): Promise<string | null> {
  const waiting = await findHalfLogin(context, readHalfCookie(request));
  if (!waiting) return null;
  const { authenticator, passkeys } = await context.store.factors(waiting.person);
  const hasAuthenticator = authenticator !== null && authenticator.confirmedAt !== null;
  const hasPasskeys = passkeys.length > 0 && arePasskeysOffered(context);
  return secondFactorPage(
    { reader: readerOf(request, waiting.person), email: waiting.person.email, hasAuthenticator, hasPasskeys },
    filled,
  );
}

/** Accepts the forms of account pages. Must be called before the routes of the scope are declared. */
export function acceptAccountForms(app: FastifyInstance, { context, bodyTimeouts }: Services): void {
  const entered = new WeakMap<FastifyRequest, Entered>();
  app.addContentTypeParser('application/x-www-form-urlencoded', (request: FastifyRequest, payload: Readable, done) => {
    if (!Object.hasOwn(FORMS, request.routeOptions.url ?? ''))
      return done(new RefusedRequest(plainRefusal('unsupported_media_type')));
    collectBody(payload, FORM_BYTES_MAX, bodyTimeouts, (received) => {
      if (isRefusal(received)) return done(new RefusedRequest(received));
      // A field that is left empty is not sent, as by the script of the page.
      const fields = Object.fromEntries([...new URLSearchParams(received.toString())].filter(([, value]) => value !== ''));
      entered.set(request, fields);
      const { [NEXT]: _, ...body } = fields;
      done(null, body);
    });
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const fields = entered.get(request);
    return fields === undefined || typeof payload !== 'string'
      ? payload
      : answerForm({ context, request, reply, fields }, payload);
  });
}

interface FormPost {
  readonly context: Context;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly fields: Entered;
}

async function answerForm({ context, request, reply, fields }: FormPost, text: string): Promise<string> {
  const form = FORMS[request.routeOptions.url ?? ''];
  const answer = JSON.parse(text) as { readonly ok: true } | ErrorBody;
  const next = nextPage(fields[NEXT] ?? null, context.config.baseUrl);
  const leadTo = (address: string): string => {
    reply.code(SEE_OTHER).header('location', address).type('text/plain; charset=utf-8');
    return '';
  };
  // With another referrer policy, the next form would have no origin.
  reply.headers(pageHeaders).removeHeader('content-length');
  if (answer.ok && !form?.donePage) return leadTo(next);
  if (!answer.ok && answer.error.code === 'second_factor_required') return leadTo(`/login?next=${encodeURIComponent(next)}`);
  reply.type('text/html; charset=utf-8');
  if (answer.ok) return form?.donePage?.(context, request, answer) ?? '';
  const { error, requestId } = answer;
  return (await form?.page(context, request, { values: fields, problem: { ...error, requestId } })) ?? '';
}
