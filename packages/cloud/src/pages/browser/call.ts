/** Calls to our own server from a page, as JSON. Knows no page. */

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

export type Answer = { readonly ok: true; readonly [member: string]: unknown } | { readonly ok: false; readonly error: Problem };

const UNREACHABLE: Problem = {
  code: 'unreachable',
  message: 'The service cannot be reached. Check your connection and try again.',
  details: [],
  requestId: '',
};

/** Posts when there is a body, and else asks. A session that ran out leads to the login and back to this page. */
export async function call(
  path: string,
  { body, method = body === undefined ? 'GET' : 'POST' }: { body?: unknown; method?: string } = {},
): Promise<Answer> {
  let answer: Answer;
  try {
    const response = await fetch(path, {
      method,
      headers: { accept: 'application/json', ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const told = (await response.json()) as Answer & { readonly requestId?: string };
    answer = told.ok ? told : { ok: false, error: { ...told.error, requestId: told.requestId ?? '' } };
  } catch {
    return { ok: false, error: UNREACHABLE };
  }
  if (!answer.ok && answer.error.code === 'login_required') {
    location.assign(`/login?next=${encodeURIComponent(location.pathname + location.search)}`);
  }
  return answer;
}
