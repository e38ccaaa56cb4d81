/** Serves the local page on 127.0.0.1, on a port and under a token that change with every start, only for people who have the link. */

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Language, preferredLanguage, readLanguage } from '@ledgerline/words';
import type { Log } from '../log.ts';
import { messageOf } from '../log.ts';
import type { Answer, Asked } from './asked.ts';
import { type Desk, isDesk, type Unpaired } from './desk.ts';
import { type Door, placeOf, type Refused } from './door.ts';
import { framed, type Said } from './frame.ts';
import { routes, unpairedRoutes } from './routes.ts';

const LOCALHOST = '127.0.0.1';
const BODY_BYTES_MAX = 64 * 1024;
/** Limit for a body with the file of a certificate. */
const BODY_WITH_FILE_BYTES_MAX = 128 * 1024;

/** No scripts, nothing from other sites, in no frame; no other page gets the link. */
const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cache-control': 'no-store',
};

export interface LocalPageServer {
  /** The link, with the token in it. */
  readonly url: string;
  /** Shows something else under the same link. */
  show(shown: Unpaired | Desk): void;
  close(): Promise<void>;
}

export async function serveLocalPage(first: Unpaired | Desk, token: string, log: Log): Promise<LocalPageServer> {
  const visits = new Visits(first, log);
  const server = createServer((request, response) => void visits.answer(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, LOCALHOST, resolve);
  });
  const { port } = server.address() as AddressInfo;
  visits.door = { host: `${LOCALHOST}:${port}`, token };
  return {
    url: `http://${LOCALHOST}:${port}/${token}/`,
    show: (shown) => visits.show(shown),
    close: () => closed(server),
  };
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

class Visits {
  #shown: Unpaired | Desk;
  readonly #log: Log;
  door: Door = { host: '', token: '' };
  /** The message of the last form, until a page has shown it. */
  #said: Said | null = null;

  constructor(first: Unpaired | Desk, log: Log) {
    this.#shown = first;
    this.#log = log;
  }

  show(shown: Unpaired | Desk): void {
    this.#shown.pairing.stop();
    this.#shown = shown;
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const answer = await this.#answerOf(request);
      if ('message' in answer) send(response, answer.status, 'text/plain; charset=utf-8', `${answer.message}\n`);
      else this.#send(response, answer, languageOf(request));
    } catch (error) {
      this.#log.line('warning', `The local page failed. ${messageOf(error)}`);
      send(response, 500, 'text/plain; charset=utf-8', 'The page failed. The log of the connector says why.\n');
    }
  }

  async #answerOf(request: IncomingMessage): Promise<Answer | Refused> {
    const { method = '', url = '', headers } = request;
    const [path = '', query = ''] = url.split('?', 2);
    const { host, origin } = headers;
    const site = headers['sec-fetch-site'];
    const knock = { method, path, host, origin, site: typeof site === 'string' ? site : undefined };
    const place = placeOf(knock, this.door);
    if (typeof place !== 'string') return place;
    const name = `${method} ${place}`;
    const table: Readonly<Record<string, unknown>> = isDesk(this.#shown) ? routes : unpairedRoutes;
    if (!Object.hasOwn(table, name)) return { status: 404, message: 'There is no such page.' };
    const entered = method === 'POST' ? await formOf(request) : new URLSearchParams(query);
    if (entered === null) return { status: 413, message: 'The form is too large.' };
    return this.#handled(name, {
      language: languageOf(request),
      root: `/${this.door.token}/`,
      entered,
    });
  }

  async #handled(name: string, asked: Omit<Asked, 'desk'>): Promise<Answer | Refused> {
    const shown = this.#shown;
    const answer = isDesk(shown) ? routes[name]?.({ ...asked, desk: shown }) : unpairedRoutes[name]?.({ ...asked, desk: shown });
    return (await answer) ?? { status: 404, message: 'There is no such page.' };
  }

  #send(response: ServerResponse, answer: Answer, language: Language): void {
    if ('css' in answer) {
      send(response, 200, 'text/css; charset=utf-8', answer.css);
      return;
    }
    const root = `/${this.door.token}/`;
    if ('go' in answer) {
      this.#said = answer.said;
      const chosen = answer.language && { 'set-cookie': languageCookie(answer.language) };
      response.writeHead(303, { ...HEADERS, ...chosen, location: `${root}${answer.go}` }).end();
      return;
    }
    const { machine, build } = this.#shown;
    const isPaired = isDesk(this.#shown);
    const shell = { language, root, machine, build, isPaired, isOnline: isOnline(this.#shown), said: this.#said };
    this.#said = null;
    if (answer.again !== undefined) response.setHeader('refresh', `${answer.again}; url=${root}${isPaired ? 'pair' : ''}`);
    send(response, answer.status ?? 200, 'text/html; charset=utf-8', framed(shell, answer.page));
  }
}

const COOKIE = 'ledgerline_language';
const COOKIE_SECONDS = 365 * 24 * 60 * 60;

/** The cookie of the language, for the path of all starts: the token changes, the language of the person does not. */
const languageCookie = (language: Language): string =>
  `${COOKIE}=${language}; Path=/; Max-Age=${COOKIE_SECONDS}; HttpOnly; SameSite=Strict`;

/** The language that the person chose here, else the one that the browser prefers. */
function languageOf({ headers }: Pick<IncomingMessage, 'headers'>): Language {
  const cookie = new RegExp(`(?:^|; )${COOKIE}=(\\w+)`).exec(headers.cookie ?? '')?.[1];
  return readLanguage(cookie) ?? preferredLanguage(headers['accept-language']) ?? 'en';
}

function isOnline(shown: Unpaired | Desk): boolean {
  if (!isDesk(shown)) return false;
  const { answeredAt, failure } = shown.running.lastContact();
  return answeredAt !== null && failure === null;
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { ...HEADERS, 'content-type': type }).end(body);
}

/** The fields of a form; a file in it as base64. Null when it is too large. */
async function formOf(request: IncomingMessage): Promise<URLSearchParams | null> {
  const type = request.headers['content-type'] ?? '';
  const hasFile = type.startsWith('multipart/form-data');
  const body = await bodyOf(request, hasFile ? BODY_WITH_FILE_BYTES_MAX : BODY_BYTES_MAX);
  if (body === null || !hasFile) return body && new URLSearchParams(body.toString('utf8'));
  const fields = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
  const entered = new URLSearchParams();
  for (const [name, value] of fields)
    entered.append(name, typeof value === 'string' ? value : Buffer.from(await value.arrayBuffer()).toString('base64'));
  return entered;
}

/** Null when it is too large. */
async function bodyOf(request: IncomingMessage, bytesMax: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > bytesMax) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
