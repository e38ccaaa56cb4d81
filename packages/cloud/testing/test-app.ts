/** An app that is connected in tests: a browser with cookies, PKCE, and the requests that an app makes. */

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';

const VERIFIER = 'a-verifier-that-is-long-enough-for-the-standard-0123456789';
const challenge = createHash('sha256').update(VERIFIER).digest('base64url');
const REDIRECT = 'http://127.0.0.1:33418/callback';

/** A response, of a server in this process or of one that is reached over HTTP. */
export interface AppResponse {
  readonly statusCode: number;
  readonly headers: Readonly<OutgoingHttpHeaders>;
  readonly body: string;
  json<T>(): T;
}

interface AppRequest {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object | string;
}

/** Where an app is connected. */
export interface AppServer {
  readonly context: { readonly config: { readonly baseUrl: string } };
  call(method: string, url: string, call?: AppRequest): Promise<AppResponse>;
}

/** A cloud in a process of its own; `baseUrl` is what it calls itself. */
export const serverAt = (address: string, baseUrl: string): AppServer => ({
  context: { config: { baseUrl } },
  call: async (method, url, { headers = {}, body } = {}) => {
    const isJson = typeof body === 'object';
    const response = await fetch(address + url, {
      method,
      redirect: 'manual',
      headers: { ...headers, ...(isJson && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: isJson ? JSON.stringify(body) : body }),
    });
    const text = await response.text();
    return {
      statusCode: response.status,
      headers: { ...Object.fromEntries(response.headers), 'set-cookie': response.headers.getSetCookie() },
      body: text,
      json: () => JSON.parse(text),
    };
  },
});

export interface TestTokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly expires_in: number;
  readonly scope: string;
}

/** One cookie jar: paths matter, because the cookies of a request are sent to its own address alone. */
class Jar {
  readonly #cookies = new Map<string, { readonly value: string; readonly path: string }>();

  take({ headers }: AppResponse): void {
    for (const line of [headers['set-cookie'] ?? []].flat().map(String)) {
      const [pair = '', ...attributes] = line.split('; ');
      const path = attributes.find((one) => one.toLowerCase().startsWith('path='))?.slice(5) ?? '/';
      const at = pair.indexOf('=');
      this.#cookies.set(`${path} ${pair.slice(0, at)}`, { value: pair, path });
    }
  }

  headerFor(path: string, others: string): string {
    const own = [...this.#cookies.values()].filter((cookie) => path.startsWith(cookie.path)).map(({ value }) => value);
    return [others, ...own].filter(Boolean).join('; ');
  }
}

export class TestApp {
  /** Any node of an installation. */
  server: AppServer;
  readonly redirect: string;
  /** The session of the person in the browser. */
  cookie: string;
  clientId = '';
  readonly jar = new Jar();

  constructor(server: AppServer, cookie: string, redirect = REDIRECT) {
    this.server = server;
    this.cookie = cookie;
    this.redirect = redirect;
  }

  get baseUrl(): string {
    return this.server.context.config.baseUrl;
  }

  async register(metadata: object = {}): Promise<AppResponse> {
    const body = { client_name: 'Helper', redirect_uris: [this.redirect], ...metadata };
    const response = await this.server.call('POST', '/oauth/register', { body });
    if (response.statusCode === 201) this.clientId = response.json<{ client_id: string }>().client_id;
    return response;
  }

  /** A visit of the browser. */
  async visit(url: string, body?: object): Promise<AppResponse> {
    const [path = ''] = url.split('?');
    const headers = { cookie: this.jar.headerFor(path, this.cookie), accept: 'text/html' };
    const response = await this.server.call(body ? 'POST' : 'GET', url, { headers, ...(body && { body }) });
    this.jar.take(response);
    return response;
  }

  async ask(changed: Readonly<Record<string, string | null>> = {}): Promise<AppResponse> {
    const parameters = {
      response_type: 'code',
      client_id: this.clientId,
      redirect_uri: this.redirect,
      code_challenge: challenge,
      code_challenge_method: 'S256',
      state: 'state-1',
      resource: `${this.baseUrl}/mcp`,
      ...changed,
    };
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(parameters)) if (value !== null) query.set(name, value);
    return this.visit(`/oauth/authorize?${query}`);
  }

  /** Asks, and opens the page of the decision. */
  async open(changed: Readonly<Record<string, string | null>> = {}): Promise<string> {
    const asked = await this.ask(changed);
    const place = String(asked.headers.location);
    assert.match(place, /^\/portal\/connect\//, asked.body);
    return place;
  }

  /** Where the app is led back to after a decision. */
  async decide(place: string, body: object = { decision: 'approve' }): Promise<URL> {
    const decided = await this.visit(place, body);
    assert.equal(decided.statusCode, 200, decided.body);
    return this.returned(decided);
  }

  async returned(decided: AppResponse): Promise<URL> {
    const { returnTo } = decided.json<{ returnTo: string }>();
    const led = await this.visit(returnTo.slice(this.baseUrl.length));
    return new URL(String(led.headers.location), this.baseUrl);
  }

  post(path: string, fields: Readonly<Record<string, string>>): Promise<AppResponse> {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const body = new URLSearchParams({ client_id: this.clientId, ...fields }).toString();
    return this.server.call('POST', path, { headers, body });
  }

  redeem(code: string, changed: Readonly<Record<string, string>> = {}): Promise<AppResponse> {
    const fields = { grant_type: 'authorization_code', code, code_verifier: VERIFIER, redirect_uri: this.redirect, ...changed };
    return this.post('/oauth/token', fields);
  }

  refresh(refreshToken: string): Promise<AppResponse> {
    return this.post('/oauth/token', { grant_type: 'refresh_token', refresh_token: refreshToken });
  }

  /** Everything from registration to the first tokens. */
  async connect(
    body: object = { decision: 'approve' },
    changed: Readonly<Record<string, string | null>> = {},
  ): Promise<TestTokens> {
    if (this.clientId === '') await this.register();
    const back = await this.decide(await this.open(changed), body);
    const response = await this.redeem(back.searchParams.get('code') ?? '');
    assert.equal(response.statusCode, 200, response.body);
    return response.json<TestTokens>();
  }
}
