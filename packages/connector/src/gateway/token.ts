/** Logs in to the tax authority: one token for a client and a taxpayer, in memory only, renewed before it ends. */

import { MINUTE_MS, SECOND_MS } from '@ledgerline/contract';
import type { Clock } from '../clock.ts';
import type { GatewayOutcome, GatewayRequest } from './client.ts';

export interface ClientCredentials {
  readonly clientId: string;
  /** The client secrets. Two can be valid at the tax authority at a time; the second is tried when the first is refused. */
  readonly secrets: readonly string[];
}

export type Login =
  | { readonly kind: 'token'; readonly token: string }
  /** Client id or secret are wrong; nothing is asked again for some time. */
  | { readonly kind: 'refused'; readonly message: string; readonly retryAfterMs: number }
  | { readonly kind: 'unreachable'; readonly message: string; readonly retryAfterMs: number };

export interface TokensOptions {
  readonly clock: Clock;
  readonly send: (request: GatewayRequest) => Promise<GatewayOutcome>;
}

interface Token {
  readonly text: string;
  readonly renewAtMs: number;
}

const RENEWED_BEFORE_MS = 5 * MINUTE_MS;
const REFUSED_FOR_MS = 15 * MINUTE_MS;
const AGAIN_MS = MINUTE_MS;
const REFUSALS: readonly string[] = ['invalid_client', 'unauthorized_client', 'unauthorised_client', 'invalid_grant'];

export class Tokens {
  readonly #options: TokensOptions;
  readonly #tokens = new Map<string, Token>();
  readonly #underWay = new Map<string, Promise<Login>>();
  #refused: { readonly credentials: string; readonly untilMs: number; readonly message: string } | null = null;

  constructor(options: TokensOptions) {
    this.#options = options;
  }

  /** Why the tax authority does not let this client in; null if it does, or was not asked. */
  get refusal(): string | null {
    return this.#refused?.message ?? null;
  }

  /** The token of a taxpayer; one login runs at a time. */
  tokenFor(credentials: ClientCredentials, taxpayer: string | null): Promise<Login> {
    const name = nameOf(credentials, taxpayer);
    const nowMs = this.#options.clock.monotonicMs();
    const known = this.#tokens.get(name);
    if (known && known.renewAtMs > nowMs) return Promise.resolve({ kind: 'token', token: known.text });
    const refused = this.#refused;
    if (refused && refused.credentials === textOf(credentials) && refused.untilMs > nowMs)
      return Promise.resolve({ kind: 'refused', message: refused.message, retryAfterMs: refused.untilMs - nowMs });
    const underWay =
      this.#underWay.get(name) ?? this.#logIn(credentials, taxpayer, name).finally(() => this.#underWay.delete(name));
    this.#underWay.set(name, underWay);
    return underWay;
  }

  /** A token that the tax authority does not take. */
  forget(credentials: ClientCredentials, taxpayer: string | null, token: string): void {
    const name = nameOf(credentials, taxpayer);
    if (this.#tokens.get(name)?.text === token) this.#tokens.delete(name);
  }

  async #logIn(credentials: ClientCredentials, taxpayer: string | null, name: string): Promise<Login> {
    const { clock, send } = this.#options;
    let refusal = '';
    for (const secret of credentials.secrets) {
      const outcome = await send(loginRequest(credentials.clientId, secret, taxpayer));
      if (outcome.kind !== 'answered') return { kind: 'unreachable', message: outcome.message, retryAfterMs: AGAIN_MS };
      const { status, text, retryAfterMs = AGAIN_MS } = outcome;
      const { access_token: token, expires_in: seconds, error } = fieldsIn(text);
      if (status === 200 && typeof token === 'string' && token !== '') {
        const livesMs = Number.isFinite(Number(seconds)) ? Number(seconds) * SECOND_MS : MINUTE_MS;
        const renewAtMs = clock.monotonicMs() + Math.max(livesMs - RENEWED_BEFORE_MS, livesMs / 2);
        this.#tokens.set(name, { text: token, renewAtMs });
        this.#refused = null;
        return { kind: 'token', token };
      }
      const isRefused = [401, 403].includes(status) || (status === 400 && REFUSALS.includes(String(error)));
      if (!isRefused) return { kind: 'unreachable', message: `The login failed with status ${status}.`, retryAfterMs };
      refusal = typeof error === 'string' ? error : String(status);
    }
    const message = `MyInvois does not accept the client id and secret (${refusal || 'none is set'}). Keys of preproduction and production differ.`;
    this.#refused = { credentials: textOf(credentials), untilMs: clock.monotonicMs() + REFUSED_FOR_MS, message };
    return { kind: 'refused', message, retryAfterMs: REFUSED_FOR_MS };
  }
}

const textOf = ({ clientId, secrets }: ClientCredentials): string => JSON.stringify([clientId, ...secrets]);

const nameOf = (credentials: ClientCredentials, taxpayer: string | null): string => `${textOf(credentials)} ${taxpayer ?? ''}`;

function loginRequest(clientId: string, secret: string, taxpayer: string | null): GatewayRequest {
  const form = { client_id: clientId, client_secret: secret, grant_type: 'client_credentials', scope: 'InvoicingAPI' };
  return {
    method: 'POST',
    path: '/connect/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...(taxpayer !== null && { onbehalfof: taxpayer }) },
    body: new URLSearchParams(form).toString(),
  };
}

function fieldsIn(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
  } catch {
    return {};
  }
}
