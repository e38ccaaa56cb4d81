/** Turns rejections into HTTP: the only table of statuses and the only error body. What is rejected, and why, is decided elsewhere. */

import type { ErrorBody, ProblemCode } from '@ledgerline/contract';
import { type Language, locales } from '@ledgerline/words';
import { meaningOf } from '@ledgerline/words/problem/meaning';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorPage } from '../../pages/error-page.ts';
import { isRefusal, problemIn, type Refusal, refuse } from '../../system/problem.ts';
import { contentSecurityPolicy } from './content-security.ts';
import { JSON_HEADERS, type JsonResponse, sendJsonResponse, setHeaders } from './json-reply.ts';
import { readerOf } from './reader.ts';
import { readSessionCookie } from './session-cookie.ts';

/** Counts and logs a refusal. */
export type NoteRefusal = (
  refusal: Refusal,
  request: Pick<FastifyRequest, 'id' | 'method' | 'url'> & {
    readonly keyHolder?: FastifyRequest['keyHolder'];
    readonly routeOptions?: { readonly url?: string | undefined };
  },
) => void;

declare module 'fastify' {
  interface FastifyInstance {
    /** Called for every rejection, for the metrics and the log. */
    noteRefusal?: NoteRefusal;
    /** Responds later. */
    holdBack?: (send: () => void) => void;
  }
}

export const STATUS = {
  invalid_json: 400,
  invalid_request: 400,
  invalid_envelope: 400,
  invalid_payload: 400,
  batch_refused: 400,
  webhook_address_refused: 400,
  unknown_command_type: 400,
  malformed_request: 400,
  authorization_pending: 400,
  slow_down: 400,
  invalid_link: 400,
  invalid_signature: 400,
  expired_token: 400,

  invalid_key: 401,
  login_required: 401,
  invalid_login: 401,
  second_factor_required: 401,
  invalid_factor: 401,
  admin_key_required: 401,
  subscription_inactive: 402,
  plan_limit: 402,
  access_denied: 403,
  address_not_allowed: 403,
  amount_limit: 403,
  second_factor_missing: 403,
  visit_read_only: 403,
  email_not_confirmed: 403,
  erasure_pending: 403,
  approval_required: 403,
  approval_denied: 403,
  pairing_denied: 403,
  cross_site_request: 403,
  sandbox_disabled: 403,
  passkeys_disabled: 403,

  unknown_route: 404,
  unknown_command: 404,
  unknown_connector: 404,
  unknown_company: 404,
  unknown_key: 404,
  unknown_tenant: 404,
  unknown_module: 404,
  unknown_recipe: 404,
  unknown_notification: 404,
  unknown_event: 404,
  unknown_webhook: 404,
  unknown_mail: 404,
  unknown_incident: 404,
  unknown_delivery: 404,
  unknown_factor: 404,
  unknown_app_request: 404,
  unknown_pairing: 404,
  unknown_person: 404,
  unknown_invitation: 404,
  artifact_missing: 404,
  installer_missing: 404,
  download_missing: 404,
  sandbox_missing: 404,
  unknown_proposal: 404,
  unknown_link: 404,
  unknown_file_link: 404,
  unknown_report_schedule: 404,
  unknown_field: 404,

  cursor_expired: 410,
  method_not_allowed: 405,
  request_timeout: 408,
  external_id_taken: 409,
  link_pending: 409,
  command_id_reused: 409,
  email_taken: 409,
  already_finished: 409,
  other_install_active: 409,
  change_cursor: 409,
  changes_off: 409,
  sandbox_reset: 409,
  connector_too_old: 409,
  unsupported_by_book: 409,
  proposal_stale: 409,
  not_cancellable: 409,
  not_repeatable: 409,
  connector_key_unreadable: 409,
  factor_unreadable: 409,
  replay_running: 409,
  already_member: 409,
  erasure_begun: 409,
  last_owner: 409,
  limit_reached: 409,
  already_subscribed: 409,
  not_subscribed: 409,
  billing_off: 409,

  body_too_large: 413,
  uri_too_long: 414,
  unsupported_media_type: 415,
  range_not_satisfiable: 416,
  expectation_failed: 417,
  headers_too_large: 431,
  rate_limited: 429,
  queue_full: 429,

  internal_error: 500,
  data_damaged: 503,
  not_ready: 503,
  billing_unavailable: 503,
} as const satisfies Record<ProblemCode, number>;

const RETRY_AFTER_SECONDS = 1;

/** Codes that ask for a Bearer key; the response to a missing login has none, since no browser prompt helps there. */
const asksForKey: ReadonlySet<ProblemCode> = new Set(['invalid_key', 'admin_key_required']);

/** A refusal in the words of the closed list, where nothing more can be said. */
export const plainRefusal = (code: ProblemCode): Refusal => refuse(code, meaningOf[code]());

/** A refusal on its way through Fastify, which passes on errors only. */
export class RefusedRequest extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.refused.message);
    this.refusal = refusal;
  }
}

export function errorBody(refusal: Refusal, requestId: string, language: Language): ErrorBody {
  return { ok: false, error: problemIn(refusal, language), requestId };
}

/** A refusal as JSON, in the words of the language that the request asks for. */
export function refusalResponse(refusal: Refusal, requestId: string, language: Language): JsonResponse {
  const { code } = refusal.refused;
  const status = STATUS[code];
  const retryAfterSeconds = refusal.retryAfterSeconds ?? (status === 429 || status === 503 ? RETRY_AFTER_SECONDS : null);
  return {
    status,
    headers: [
      ...(asksForKey.has(code) ? ['www-authenticate', 'Bearer realm="ledgerline"'] : []),
      ...(retryAfterSeconds === null ? [] : ['retry-after', String(retryAfterSeconds)]),
      ...(language === 'en' ? [] : ['content-language', locales[language]]),
      ...JSON_HEADERS,
    ],
    text: JSON.stringify(errorBody(refusal, requestId, language)),
  };
}

/** Sends a refusal: JSON everywhere, a page for a browser that asked for one. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { request, server } = reply;
  server.noteRefusal?.(refusal, request);
  const reader = readerOf(request, request.reader);
  const { status, headers, text } = refusalResponse(refusal, request.id, reader.language);
  setHeaders(reply.code(status), headers);
  const isPage = wantsPage(request);
  if (isPage) reply.header('content-security-policy', contentSecurityPolicy).type('text/html; charset=utf-8');
  // The store may be unavailable, so the cookie decides. An ended session leads from the portal to the login.
  const isLoggedIn = status !== 401 && readSessionCookie(request) !== null;
  const body = isPage
    ? errorPage({ status, message: problemIn(refusal, reader.language).message, requestId: request.id, isLoggedIn, reader })
    : text;
  if (refusal.refused.code !== 'rate_limited' || !server.holdBack) return reply.send(body);
  server.holdBack(() => reply.send(body));
  return reply;
}

/** Sends a response that may be a refusal. */
export const sendResponse = (reply: FastifyReply, response: JsonResponse | Refusal): FastifyReply =>
  isRefusal(response) ? sendRefusal(reply, response) : sendJsonResponse(reply, response);

/** Paths that programs call; everything else is for people. */
const programPath = /^\/(?:v1|mcp|connectors|app|admin|ai|health|ready|metrics)(?:[/?]|$)|^[^?]*\.json(?:\?|$)/;

/** Whether a browser navigates here and would show what it gets. */
export function wantsPage(request: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  return (request.headers.accept ?? '').includes('text/html') && !programPath.test(request.url);
}
