/** Requests of a page to the server, as JSON. */

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

const UNREACHABLE: Problem = {
  code: 'unreachable',
  message: 'The service cannot be reached. Check your connection and try again.',
  details: [],
  requestId: '',
};

/** Sends POST if there is a body, otherwise GET. If the session has ended, the browser goes to the login and back. */
export async function callApi(
  path: string,
  { body, method = body === undefined ? 'GET' : 'POST' }: { body?: unknown; method?: string } = {},
): Promise<ApiResponse> {
  let answer: ApiResponse;
  try {
    const response = await fetch(path, {
      method,
      headers: { accept: 'application/json', ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const told = (await response.json()) as ApiResponse & { readonly requestId?: string };
    answer = told.ok ? told : { ok: false, error: { ...told.error, requestId: told.requestId ?? '' } };
  } catch {
    return { ok: false, error: UNREACHABLE };
  }
  if (!answer.ok && answer.error.code === 'login_required') {
    location.assign(`/login?next=${encodeURIComponent(location.pathname + location.search)}`);
  }
  return answer;
}
