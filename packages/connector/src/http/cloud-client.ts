/** The cloud over HTTP: the public connector API, through a proxy where the machine has one. Decides nothing about commands. */

import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { BlockList, isIP, isIPv6 } from 'node:net';
import { gunzipSync } from 'node:zlib';
import {
  type ChangeReceipt,
  type ChangesBody,
  type ChangesResponse,
  type Company,
  contentDisposition,
  type ErrorBody,
  type HeartbeatBody,
  type HeartbeatResponse,
  type NextManyResponse,
  type ResultBody,
  type ResultOfCommand,
  type ResultReceipt,
  type ResultsResponse,
  type SandboxListResponse,
} from '@ledgerline/contract';
import type { ArtifactContent, Asked, Cloud, CloudResponse } from '../cloud.ts';

/** The variables that name proxies: HTTP_PROXY, HTTPS_PROXY, NO_PROXY, in capitals or not. */
export type ProxyEnvironment = Readonly<Record<string, string | undefined>>;

export interface CloudClientOptions {
  readonly cloudUrl: string;
  /** Null before there is one. */
  readonly key: string | null;
  readonly installId: string;
  readonly environment: ProxyEnvironment;
  readonly build: string;
}

interface Call {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly timeoutMs: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  readonly signal?: AbortSignal;
}

export interface Downloaded {
  readonly content: Buffer;
  /** The size as transferred. */
  readonly receivedBytes: number;
}

interface Download {
  readonly path: string;
  readonly timeoutMs: number;
  /** The limit for the unpacked file. */
  readonly bytesMax: number;
}

const REQUEST_TIMEOUT_MS = 10_000;
/** A result or a file may be large and the line slow. */
const UPLOAD_TIMEOUT_MS = 120_000;
const ARTIFACT_TIMEOUT_MS = 600_000;
/** The cloud responds to a poll in time; after this margin the connection is dead. */
const POLL_TIMEOUT_MARGIN_MS = 15_000;
const ANSWER_BYTES_MAX = 64 * 1024 * 1024;
/** What packing can add to a file that does not get smaller, and room for an error. */
const PACKING_BYTES_MAX = 64 * 1024;

/** Whether a host is this machine, which no proxy can reach for us, and for which no proxy must get the key. */
export function isLoopback(hostname: string): boolean {
  const plain = hostname.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  if (plain === 'localhost' || plain.endsWith('.localhost')) return true;
  return isIP(plain) !== 0 && loopback.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

export class HttpClient {
  readonly #base: URL;
  readonly #options: CloudClientOptions;
  readonly #agent: HttpAgent | HttpsAgent;

  constructor(options: CloudClientOptions) {
    this.#options = options;
    this.#base = new URL(options.cloudUrl);
    const isSecure = this.#base.protocol === 'https:';
    const proxyEnv = isLoopback(this.#base.hostname) ? {} : { ...options.environment };
    const settings = { keepAlive: true, maxSockets: Number.POSITIVE_INFINITY, proxyEnv };
    this.#agent = isSecure ? new HttpsAgent(settings) : new HttpAgent(settings);
  }

  /** Sends one request. A response that the contract does not know, such as a proxy's page, does not count. */
  call<Value>(call: Call): Promise<CloudResponse<Value>> {
    const { key, installId } = this.#options;
    const headers = { ...(key !== null && { authorization: `Bearer ${key}` }), 'x-install-id': installId, ...call.headers };
    return this.#send({ ...call, headers }, async (url, response) =>
      answerOf<Value>(url, response, (await readBytes(response, ANSWER_BYTES_MAX)).toString('utf8')),
    );
  }

  /** A public file, asked for without a key. It can arrive packed. */
  download({ path, timeoutMs, bytesMax }: Download): Promise<CloudResponse<Downloaded>> {
    const headers = { accept: '*/*', 'accept-encoding': 'gzip' };
    return this.#send({ method: 'GET', path, timeoutMs, headers }, async (url, response) => {
      const content = await readBytes(response, bytesMax + PACKING_BYTES_MAX);
      if (response.statusCode !== 200) return answerOf<Downloaded>(url, response, content.toString('utf8'));
      const isPacked = response.headers['content-encoding'] === 'gzip';
      const unpacked = isPacked ? gunzipSync(content, { maxOutputLength: Math.max(1, bytesMax) }) : content;
      return { kind: 'ok', value: { content: unpacked, receivedBytes: content.length } };
    });
  }

  #send<Value>(
    { method, path, timeoutMs, headers, body, signal }: Call,
    read: (url: URL, response: IncomingMessage) => Promise<CloudResponse<Value>>,
  ): Promise<CloudResponse<Value>> {
    const url = new URL(`${this.#base.pathname.replace(/\/$/, '')}${path}`, this.#base);
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const { build } = this.#options;
    return new Promise((resolve) => {
      const fail = (error: Error & { code?: string }): void => resolve(unreachable(url, error.code ?? error.message));
      const request = send(url, {
        method,
        agent: this.#agent,
        ...(signal && { signal }),
        headers: {
          'user-agent': `ledgerline-connector/${build}`,
          accept: 'application/json',
          ...(body !== undefined && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
          ...headers,
        },
      });
      const timeout = AbortSignal.timeout(timeoutMs);
      const giveUp = (): void => void request.destroy(new Error(`no response for ${Math.round(timeoutMs / 1000)} seconds`));
      timeout.addEventListener('abort', giveUp, { once: true });
      request.on('close', () => timeout.removeEventListener('abort', giveUp));
      request.on('error', fail);
      request.on('response', (response) => {
        response.on('error', fail);
        read(url, response).then(resolve, fail);
      });
      request.end(body);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

async function readBytes(response: IncomingMessage, bytesMax: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response) {
    bytes += chunk.length;
    if (bytes > bytesMax) throw new Error('the response is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const unreachable = (url: URL, reason: string): CloudResponse<never> => ({
  kind: 'unreachable',
  message: `The cloud at ${url.origin} does not respond (${reason}).`,
});

function answerOf<Value>(url: URL, response: IncomingMessage, text: string): CloudResponse<Value> {
  const { statusCode: status = 0, headers } = response;
  const body = parsed(text);
  if (status === 200 && body?.ok === true) return { kind: 'ok', value: body as Value };
  const problem = (body as Partial<ErrorBody> | null)?.error;
  if (typeof problem?.code !== 'string') return unreachable(url, `status ${status} with an unknown body`);
  const retryAfter = Number(headers['retry-after'] ?? Number.NaN);
  return {
    kind: 'refused',
    status,
    code: problem.code,
    message: String(problem.message ?? problem.code),
    retryAfterSeconds: Number.isFinite(retryAfter) ? Math.min(retryAfter, 3600) : null,
  };
}

function parsed(text: string): { readonly ok?: unknown } | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : null;
  } catch {
    return null;
  }
}

const tokensText = (name: string, tokens: readonly string[] | undefined): string =>
  tokens === undefined ? '' : `&${name}=${tokens.join(',')}`;

/** The receipt of one result, as if it had been sent alone. */
function answerOfReceipt({ ok, statusCode, error }: ResultReceipt): CloudResponse<null> {
  if (ok) return { kind: 'ok', value: null };
  const { code = '', message = '' } = error ?? {};
  return { kind: 'refused', status: statusCode, code, message, retryAfterSeconds: null };
}

/** The connector API of one connector. */
export class CloudClient implements Cloud {
  readonly #http: HttpClient;
  readonly #path: string;
  /** The generation of the sandbox books that it serves. */
  readonly #generation: string;

  constructor(http: HttpClient, connectorId: string, generation?: number) {
    this.#http = http;
    this.#path = `/connectors/${encodeURIComponent(connectorId)}`;
    this.#generation = generation === undefined ? '' : `&generation=${generation}`;
  }

  async next({ waitSeconds, max, holding, ahead }: Asked, signal: AbortSignal) {
    const named = `${tokensText('holding', holding)}${tokensText('ahead', ahead)}${this.#generation}`;
    const answer = await this.#http.call<NextManyResponse>({
      method: 'GET',
      path: `${this.#path}/commands/next?wait=${waitSeconds}&max=${max}&ordered=true${named}`,
      timeoutMs: waitSeconds * 1000 + POLL_TIMEOUT_MARGIN_MS,
      signal,
    });
    return answer.kind === 'ok' ? ({ kind: 'ok', value: answer.value.commands ?? [] } as const) : answer;
  }

  heartbeat(body: HeartbeatBody): Promise<CloudResponse<HeartbeatResponse>> {
    return this.#post<HeartbeatResponse>(`${this.#path}/heartbeat`, body, REQUEST_TIMEOUT_MS);
  }

  reportCompanies(companies: readonly Company[]): Promise<CloudResponse<null>> {
    return this.#post<null>(`${this.#path}/companies`, { companies }, REQUEST_TIMEOUT_MS);
  }

  sendResult(commandId: string, body: ResultBody): Promise<CloudResponse<null>> {
    return this.#post<null>(`${this.#path}/commands/${encodeURIComponent(commandId)}/result`, body, UPLOAD_TIMEOUT_MS);
  }

  async sendResults(results: readonly ResultOfCommand[]): Promise<CloudResponse<readonly CloudResponse<null>[]>> {
    const answer = await this.#post<ResultsResponse>(`${this.#path}/results`, { results }, UPLOAD_TIMEOUT_MS);
    return answer.kind === 'ok' ? { kind: 'ok', value: answer.value.results.map(answerOfReceipt) } : answer;
  }

  sendArtifact(commandId: string, { fileName, contentType, content }: ArtifactContent): Promise<CloudResponse<null>> {
    return this.#http.call<null>({
      method: 'PUT',
      path: `${this.#path}/commands/${encodeURIComponent(commandId)}/artifact`,
      timeoutMs: ARTIFACT_TIMEOUT_MS,
      headers: { 'content-type': contentType, 'content-disposition': contentDisposition('attachment', fileName) },
      body: content,
    });
  }

  async sendChanges(body: ChangesBody): Promise<CloudResponse<readonly ChangeReceipt[]>> {
    const answer = await this.#post<ChangesResponse>(`${this.#path}/changes`, body, REQUEST_TIMEOUT_MS);
    return answer.kind === 'ok' ? { kind: 'ok', value: answer.value.books ?? [] } : answer;
  }

  close(): void {
    this.#http.close();
  }

  #post<Value>(path: string, body: unknown, timeoutMs: number): Promise<CloudResponse<Value>> {
    return this.#http.call<Value>({ method: 'POST', path, timeoutMs, body: JSON.stringify(body) });
  }
}

/** All sandboxes, or what has changed since the known version, when there is something. */
export function listSandboxes(
  http: HttpClient,
  { after, waitSeconds }: { after: string | null; waitSeconds: number },
  signal: AbortSignal,
): Promise<CloudResponse<SandboxListResponse>> {
  const known = after === null ? '' : `&after=${encodeURIComponent(after)}`;
  return http.call<SandboxListResponse>({
    method: 'GET',
    path: `/admin/sandbox?wait=${waitSeconds}&changes=true${known}`,
    timeoutMs: waitSeconds * 1000 + POLL_TIMEOUT_MARGIN_MS,
    signal,
  });
}
