/** Connects this machine to an account by a code that a person confirms in the portal: what `ledgerline-connector pair` does. */

import {
  type ConnectorConfig,
  installIdDefault,
  isLine,
  limits,
  type PairingStartResponse,
  type PairingTokenResponse,
  SECOND_MS,
} from '@ledgerline/contract';
import type { Sentence } from '@ledgerline/words';
import { setUpSentences as say } from '@ledgerline/words/connector/set-up';
import { type Clock, Pause, type Timers } from '../clock.ts';
import type { CloudResponse } from '../cloud.ts';
import { CONNECTOR_BUILD, configProblems } from '../config.ts';
import { HttpClient, type ProxyEnvironment } from '../http/cloud-client.ts';

export interface PairingOptions {
  readonly cloudUrl: string;
  /** The machine, as the portal shows it. */
  readonly name: string;
  readonly environment: ProxyEnvironment;
  readonly clock: Pick<Clock, 'monotonicMs'>;
  readonly timers: Timers;
}

/** What the person at this machine is shown. */
export type ShownCode = Pick<
  PairingStartResponse,
  'userCode' | 'verificationUri' | 'verificationUriComplete' | 'expiresInSeconds'
>;

export interface PairingFailure {
  /** The code of the cloud's problem, or `unreachable`. */
  readonly failed: string;
  readonly message: string | Sentence;
}

export interface StartedPairing {
  readonly shown: ShownCode;
  /** Resolves when a person has decided, or when the code has expired. */
  readonly ended: Promise<ConnectorConfig | PairingFailure>;
  /** Asks no longer. */
  stop(): void;
}

const REQUEST_TIMEOUT_MS = 10_000;
const SLOWER_SECONDS = 5;

export const isPairingFailure = (value: object): value is PairingFailure => 'failed' in value;

/** The name of a machine as the cloud takes it: one line that is not blank, and not too long. */
export function machineName(hostname: string): string {
  const letters = Array.from(hostname).filter(isLine).slice(0, limits.appKeyNameCharactersMax);
  return letters.join('').trim() || 'this machine';
}

const failureOf = (response: Exclude<CloudResponse<unknown>, { kind: 'ok' }>): PairingFailure => ({
  failed: response.kind === 'refused' ? response.code : 'unreachable',
  message: response.message,
});

export async function startPairing(options: PairingOptions): Promise<StartedPairing | PairingFailure> {
  const { cloudUrl, name, environment } = options;
  const http = new HttpClient({ cloudUrl, key: null, installId: installIdDefault, environment, build: CONNECTOR_BUILD });
  const post = <Value>(path: string, body: object) =>
    http.call<Value>({ method: 'POST', path, timeoutMs: REQUEST_TIMEOUT_MS, body: JSON.stringify(body) });
  const started = await post<PairingStartResponse>('/device', { name, kind: 'connector' });
  if (started.kind !== 'ok') {
    http.close();
    return failureOf(started);
  }
  const pause = new Pause(options.timers);
  const asking = { isStopped: false };
  const claim = () => post<PairingTokenResponse>('/device/token', { deviceCode: started.value.deviceCode });
  const { userCode, verificationUri, verificationUriComplete, expiresInSeconds } = started.value;
  return {
    shown: { userCode, verificationUri, verificationUriComplete, expiresInSeconds },
    ended: decided(options, started.value, { pause, asking, claim }).finally(() => http.close()),
    stop() {
      asking.isStopped = true;
      pause.wake();
    },
  };
}

interface Asking {
  readonly pause: Pause;
  readonly asking: { readonly isStopped: boolean };
  readonly claim: () => Promise<CloudResponse<PairingTokenResponse>>;
}

/** Asks until a person has decided. A cloud that does not respond for a while is asked again: the code stays valid. */
async function decided(
  { clock }: PairingOptions,
  { expiresInSeconds, intervalSeconds }: PairingStartResponse,
  { pause, asking, claim }: Asking,
): Promise<ConnectorConfig | PairingFailure> {
  const endsAtMs = clock.monotonicMs() + expiresInSeconds * SECOND_MS;
  for (let seconds = intervalSeconds; clock.monotonicMs() < endsAtMs; ) {
    await pause.wait(seconds * SECOND_MS);
    if (asking.isStopped) return { failed: 'stopped', message: 'Pairing was stopped.' };
    const response = await claim();
    if (response.kind === 'ok') return configIn(response.value);
    if (response.kind !== 'refused' || response.code === 'authorization_pending') continue;
    if (response.code === 'slow_down') seconds += SLOWER_SECONDS;
    else return failureOf(response);
  }
  return { failed: 'expired_token', message: say.pairingExpired() };
}

function configIn(value: PairingTokenResponse): ConnectorConfig | PairingFailure {
  const config = value.kind === 'connector' ? value.config : {};
  const [problem] = configProblems(config);
  if (problem !== undefined) return { failed: 'unreachable', message: say.pairingUnusable(problem) };
  return config as ConnectorConfig;
}
