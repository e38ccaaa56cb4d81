/** Requests of a page to the server, as JSON. */

import { apiWords } from '@ledgerline/words/browser/api';
import { showStateAgain } from './lost-response.ts';
import { language } from './reader.ts';

export interface Detail {
  readonly path: string;
  readonly code: string;
  readonly message: string;
}

export interface Problem {
  readonly code: string;
  readonly message: string;
  readonly details: readonly Detail[];
  readonly requestId: string;
}

export type ApiResponse =
  | { readonly ok: true; readonly [member: string]: unknown }
  | { readonly ok: false; readonly error: Problem };

export interface ApiRequest {
  readonly body?: unknown;
  /** POST if there is a body, otherwise GET. */
  readonly method?: string;
  /** A POST that changes nothing. */
  readonly isRead?: boolean;
  /** A hint that is shown if the response to a change is lost. */
  readonly ifLost?: string;
}

const UNREACHABLE: Problem = {
  code: 'unreachable',
  message: apiWords(language).unreachable,
  details: [],
  requestId: '',
};

/**
 * Sends a request. If the session has ended, the browser goes to the login and back. If the response to a change is lost, the page
 * cannot know whether the change was made: it loads again and shows what the server has, and this never returns.
 */
export async function callApi(path: string, request: ApiRequest = {}): Promise<ApiResponse> {
  const response = await ask(path, request);
  if (response !== null) return response;
  const isRead = request.isRead ?? methodOf(request) === 'GET';
  return isRead ? { ok: false, error: UNREACHABLE } : showStateAgain(request.ifLost ?? '');
}

const methodOf = ({ body, method = body === undefined ? 'GET' : 'POST' }: ApiRequest): string => method;

/** Null if no response arrives: the server may or may not have processed the request. */
export async function ask(path: string, request: ApiRequest = {}): Promise<ApiResponse | null> {
  const { body } = request;
  let answer: ApiResponse;
  try {
    const response = await fetch(path, {
      method: methodOf(request),
      headers: { accept: 'application/json', ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const told = (await response.json()) as ApiResponse & { readonly requestId?: string };
    answer = told.ok ? told : { ok: false, error: { ...told.error, requestId: told.requestId ?? '' } };
  } catch {
    return null;
  }
  if (!answer.ok && answer.error.code === 'login_required') {
    location.assign(`/login?next=${encodeURIComponent(location.pathname + location.search)}`);
  }
  return answer;
}
