/**
 * mcp: lets an AI assistant that starts programs talk to the cloud. Every line of standard input is sent to /mcp, and every message that comes back is a
 * line of standard output. Tools, rights and texts are those of the cloud.
 */

import { createInterface } from 'node:readline';
import type { Session } from '../session.ts';

interface Message {
  readonly id?: string | number | null;
  readonly method?: string;
  readonly params?: {
    readonly name?: unknown;
    readonly uri?: unknown;
    readonly requestId?: string | number;
    readonly _meta?: Readonly<Record<string, unknown>>;
  };
}

const PROTOCOL_VERSION = 'io.modelcontextprotocol/protocolVersion';
/** Codes of JSON-RPC: for input that is not JSON, and for errors that a server defines. */
const NO_JSON = -32_700;
const NOT_CARRIED = -32_000;

export async function mcp(session: Session): Promise<void> {
  const { stdin } = session.terminal.streams;
  const pipe = new Pipe(session);
  const underWay = new Set<Promise<void>>();
  const lines = createInterface({ input: stdin, signal: session.signal });
  for await (const line of lines) {
    if (line.trim() === '') continue;
    const carried = pipe.carry(line).finally(() => underWay.delete(carried));
    underWay.add(carried);
  }
  pipe.stopListening();
  await Promise.all(underWay);
}

class Pipe {
  readonly #session: Session;
  readonly #address: string;
  readonly #apiKey: string;
  /** The version that the cloud chose when an assistant of an earlier revision introduced itself. */
  #chosenVersion: string | undefined;
  readonly #open = new Map<string | number, { readonly method: string; readonly ending: AbortController }>();

  constructor(session: Session) {
    this.#session = session;
    this.#address = `${session.url.replace(/\/+$/, '')}/mcp`;
    this.#apiKey = session.apiKey;
  }

  async carry(line: string): Promise<void> {
    const message = readMessage(line);
    if (message === null) {
      this.#write({ id: null, error: { code: NO_JSON, message: 'The line is not a JSON object.' } });
      return;
    }
    const { id, method = '', params } = message;
    // Without sessions, a request is cancelled by closing its connection.
    if (method === 'notifications/cancelled') this.#open.get(params?.requestId ?? '')?.ending.abort();
    else await this.#exchange(line, message).catch((error: unknown) => this.#fail(id, error));
  }

  /** Streams that wait for changes have no end of their own. */
  stopListening(): void {
    for (const { method, ending } of this.#open.values()) if (method === 'subscriptions/listen') ending.abort();
  }

  async #exchange(line: string, message: Message): Promise<void> {
    const { id, method = '' } = message;
    const ending = new AbortController();
    if (id !== undefined && id !== null) this.#open.set(id, { method, ending });
    try {
      const response = await fetch(this.#address, {
        method: 'POST',
        headers: this.#headersOf(message),
        body: line,
        redirect: 'manual',
        signal: AbortSignal.any([this.#session.signal, ending.signal]),
      });
      for await (const text of messagesOf(response)) this.#pass(text, message, response.status);
    } catch (error) {
      if (!ending.signal.aborted) throw error;
    } finally {
      if (id !== undefined && id !== null) this.#open.delete(id);
    }
  }

  #headersOf({ id, method, params }: Message): Record<string, string> {
    const stated = params?._meta?.[PROTOCOL_VERSION];
    const version = typeof stated === 'string' ? stated : this.#chosenVersion;
    const name = params?.name ?? params?.uri;
    return {
      authorization: `Bearer ${this.#apiKey}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...(version !== undefined && { 'mcp-protocol-version': version }),
      ...(method !== undefined && id !== undefined && { 'mcp-method': headerText(method) }),
      ...(typeof name === 'string' && { 'mcp-name': headerText(name) }),
    };
  }

  /** A message of the protocol is passed on unchanged. Anything else says why the request was rejected. */
  #pass(text: string, { id, method }: Message, status: number): void {
    const answer = readMessage(text) as (Message & Rejection & Chosen) | null;
    if (answer?.jsonrpc === '2.0') {
      if (method === 'initialize') this.#chosenVersion = answer.result?.protocolVersion;
      this.#session.terminal.print(text.replaceAll(/[\r\n]+/g, ' '));
    } else this.#fail(id, new Error(answer?.error?.message ?? `The service returned status ${status}.`));
  }

  /** Returns an error for a request; an error of a notification is only shown to the person. */
  #fail(id: Message['id'], error: unknown): void {
    const message = error instanceof Error ? sentenceOf(error, this.#address) : String(error);
    if (id !== undefined) this.#write({ id, error: { code: NOT_CARRIED, message } });
    this.#session.terminal.say(message);
  }

  #write(answer: object): void {
    this.#session.terminal.print(JSON.stringify({ jsonrpc: '2.0', ...answer }));
  }
}

interface Rejection {
  readonly jsonrpc?: string;
  readonly error?: { readonly message?: string };
}

interface Chosen {
  readonly result?: { readonly protocolVersion?: string };
}

/** The sentence of an error: fetch says little itself, and more in its cause. */
const sentenceOf = (error: Error, address: string): string =>
  error.name === 'TypeError'
    ? `${address} cannot be reached: ${(error.cause as Error | undefined)?.message ?? error.message}`
    : error.message;

function readMessage(line: string): Message | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

/** A header has visible ASCII characters; other text is sent as the protocol encodes it. */
const headerText = (text: string): string =>
  /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(text) && !text.startsWith('=?base64?')
    ? text
    : `=?base64?${Buffer.from(text).toString('base64')}?=`;

/** The messages of a response, each when it is complete. */
async function* messagesOf(response: Response): AsyncGenerator<string> {
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  if (!isStream || response.body === null) {
    const text = await response.text();
    if (text !== '') yield text;
    else if (!response.ok) yield '{}';
    return;
  }
  let rest = '';
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    const events = `${rest}${chunk}`.split(/\r?\n\r?\n/);
    rest = events.pop() ?? '';
    for (const event of events) {
      const data = event
        .split(/\r?\n/)
        .flatMap((line) => (line.startsWith('data:') ? [line.slice('data:'.length).trimStart()] : []));
      if (data.length > 0 && data.join('') !== '') yield data.join('\n');
    }
  }
}
