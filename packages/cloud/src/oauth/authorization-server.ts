/**
 * The authorization server: runs requests of apps through its library, and lets a person decide on one that waits. It knows no HTTP
 * server: the routes hand requests over and send what comes back.
 */

import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { InteractionResults, KoaContextWithOIDC } from 'oidc-provider';
import type { WantedKey } from '../account/connected-app.ts';
import type { DecidedRequest, NewOAuthRecord } from '../store/stored-connected-app.ts';
import type { Context } from '../system/context.ts';
import { type AskingApp, describeApp } from './app-description.ts';
import { registeredMetadata, usedMetadata } from './client-check.ts';
import { exchangeOf } from './koa-exchange.ts';
import { oauthPaths, READ_SCOPE, resourcesOf, scopeNames, WRITE_SCOPE } from './oauth-address.ts';
import { makeProvider, NO_SESSION_COOKIE } from './provider.ts';
import { recordHashOf } from './record-adapter.ts';
import { type RecordKind, type RequestScope, runInScope } from './request-scope.ts';
import { storeTokens } from './tokens.ts';

/** A request as it arrived. */
export interface OAuthRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly address: string;
  readonly requestId: string;
}

/** The result of a request, as the metrics count it. */
export type OAuthStep = 'registered' | 'asked' | 'issued' | 'refreshed' | 'replayed' | 'revoked';

export interface OAuthReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[]>>;
  /** Text, or an object to be sent as JSON. */
  readonly body: unknown;
  readonly step: OAuthStep | null;
}

/** A request of an app that waits for a person. */
export interface WaitingRequest {
  readonly uid: string;
  readonly app: AskingApp;
  readonly clientHash: string;
}

/** A decision as it is stored, and the address that the browser continues at. */
export interface PreparedDecision {
  readonly request: DecidedRequest;
  readonly returnTo: string;
  /** Null where the app was denied. */
  readonly grant: NewOAuthRecord<'grant'> | null;
}

export interface PreparedApproval extends PreparedDecision {
  readonly grant: NewOAuthRecord<'grant'>;
}

export class AuthorizationServer {
  readonly #context: Context;
  readonly #provider: ReturnType<typeof makeProvider>;
  readonly #failures = new WeakMap<object, unknown>();
  readonly #revocations = new WeakSet<object>();

  constructor(context: Context) {
    this.#context = context;
    this.#provider = makeProvider(context);
    this.#provider.on('server_error', (asked: KoaContextWithOIDC, error: unknown) => this.#failures.set(asked.req, error));
    this.#provider.on('grant.revoked', (asked: KoaContextWithOIDC) => this.#revocations.add(asked.req));
  }

  /** Runs a request of an app. Throws what is no fault of the request, such as a store that cannot be reached. */
  async handle(sent: OAuthRequest): Promise<OAuthReply> {
    const [path = ''] = sent.url.split('?', 1);
    const isToken = path === oauthPaths.token;
    const asked = prepared(sent, path);
    const { request, response } = exchangeOf(asked, this.#context.config.baseUrl);
    const koa = this.#provider.createContext(request, response);
    const scope: RequestScope = {
      requestId: sent.requestId,
      endAction: isToken ? 'app-key.token-replayed' : 'app-key.revoked',
      changes: isToken ? { records: [], spentHashes: [] } : null,
    };
    const [run] = this.#provider.middleware;
    await runInScope(scope, async () => run?.(koa, async () => undefined));
    const failure = this.#failures.get(request);
    if (failure !== undefined) throw failure;
    const outcome = koa.status === 200 ? await storeTokens(this.#context, scope) : null;
    const headers = headersOf(response);
    const step = outcome ?? stepOf(path, koa.response, this.#revocations.has(request));
    if (outcome === 'ended' || outcome === 'replayed') {
      const body = { error: 'invalid_grant', error_description: 'grant request is invalid' };
      return { status: 400, headers, body, step: outcome === 'ended' ? null : outcome };
    }
    const body = step === 'registered' ? registeredMetadata(koa.body) : koa.body;
    return { status: koa.status, headers, body: body ?? '', step: step === 'ended' ? null : step };
  }

  /** The request of an app that this browser came with; null if it came with another one, or if it was decided or has expired. */
  async waiting(sent: OAuthRequest, uid: string): Promise<WaitingRequest | null> {
    const found = await this.#interaction(sent, uid);
    if (!found) return null;
    const { client_id: clientId, redirect_uri: redirect, scope } = found.params as Readonly<Record<string, string | undefined>>;
    const client = await this.#inScope(sent, () => this.#provider.Client.find(clientId ?? ''));
    if (!client || clientId === undefined || redirect === undefined) return null;
    const asksToWrite = (scope ?? '').split(' ').includes(WRITE_SCOPE);
    const app = describeApp(clientId, client.metadata(), redirect, asksToWrite);
    return { uid, app, clientHash: recordHashOf('client', clientId) };
  }

  async #interaction(sent: OAuthRequest, uid: string) {
    const { request, response } = exchangeOf(sent, this.#context.config.baseUrl);
    try {
      const found = await this.#inScope(sent, () => this.#provider.interactionDetails(request, response));
      return found.uid === uid && found.result === undefined ? found : null;
    } catch (error) {
      if (error instanceof Error && error.name === 'SessionNotFound') return null;
      throw error;
    }
  }

  /** The records that must be stored together so that an app gets the key. */
  async approve(sent: OAuthRequest, { app }: WaitingRequest, key: WantedKey): Promise<PreparedApproval> {
    const { tenantId, keyId, mayWrite } = key;
    const grant = new this.#provider.Grant({ accountId: tenantId, clientId: app.clientId });
    grant.jti = keyId;
    for (const resource of resourcesOf(this.#context.config)) {
      grant.addResourceScope(resource, mayWrite ? scopeNames.join(' ') : READ_SCOPE);
      if (!mayWrite) grant.rejectResourceScope(resource, WRITE_SCOPE);
    }
    const decided = await this.#decide(sent, async () => {
      await grant.save();
      return { login: { accountId: tenantId, remember: false }, consent: { grantId: keyId } };
    });
    if (!decided.grant) throw new Error('An approval must have a grant.');
    return { ...decided, grant: decided.grant };
  }

  /** The records that must be stored so that an app gets its denial. */
  deny(sent: OAuthRequest): Promise<PreparedDecision> {
    return this.#decide(sent, async () => ({ error: 'access_denied', error_description: 'the request was denied' }));
  }

  async #decide(sent: OAuthRequest, decide: () => Promise<InteractionResults>): Promise<PreparedDecision> {
    const changes: NonNullable<RequestScope['changes']> = { records: [], spentHashes: [] };
    const asked = exchangeOf(sent, this.#context.config.baseUrl);
    const returnTo = await runInScope({ requestId: sent.requestId, endAction: 'app-key.revoked', changes }, async () =>
      this.#provider.interactionResult(asked.request, asked.response, await decide(), { mergeWithLastSubmission: false }),
    );
    const recordOf = (kind: RecordKind) => changes.records.find(({ record }) => record.kind === kind)?.record ?? null;
    const [request, grant] = [recordOf('request'), recordOf('grant')];
    if (!request) throw new Error('A decision must change its request.');
    return { request, grant: grant && { ...grant, kind: 'grant' }, returnTo };
  }

  #inScope<Result>({ requestId }: OAuthRequest, run: () => Promise<Result>): Promise<Result> {
    return runInScope({ requestId, endAction: 'app-key.revoked', changes: null }, run);
  }
}

function headersOf(response: ServerResponse): OAuthReply['headers'] {
  const { 'content-length': _length, 'set-cookie': set = [], ...headers } = response.getHeaders();
  const cookies = [set].flat().map(String);
  const kept = cookies.filter((cookie) => !cookie.startsWith(NO_SESSION_COOKIE));
  const texts = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  return { ...Object.fromEntries(texts), ...(kept.length > 0 && { 'set-cookie': kept }) };
}

function stepOf(path: string, { status, headers }: { status: number; headers: object }, isRevoked: boolean): OAuthStep | null {
  if (isRevoked) return path === oauthPaths.token ? 'replayed' : 'revoked';
  if (path === oauthPaths.registration && status === 201) return 'registered';
  const location = String((headers as { readonly location?: unknown }).location ?? '');
  return path === oauthPaths.authorization && location.startsWith('/') ? 'asked' : null;
}

/** Adapts requests that the library would interpret differently from what we intend. */
function prepared(sent: OAuthRequest, path: string): OAuthRequest {
  if (path === oauthPaths.authorization) return { ...sent, url: withScope(sent.url) };
  if (path !== oauthPaths.registration) return sent;
  const body = usedMetadata(sent.body);
  return { ...sent, body, headers: { ...sent.headers, 'content-length': String(body.length) } };
}

/** An app that asks for no scope, or for unknown ones, asks for everything; the person decides how much it gets. */
function withScope(url: string): string {
  const [path = '', query = ''] = url.split('?');
  const parameters = new URLSearchParams(query);
  const known = (parameters.get('scope') ?? '').split(' ').filter((name) => (scopeNames as readonly string[]).includes(name));
  parameters.set('scope', (known.length > 0 ? known : scopeNames).join(' '));
  return `${path}?${parameters}`;
}
