/** The stand-in for the tax authority behind node:http on this machine, with faults on demand. */

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { kindOf, StandIn, type StandInAnswer, type StandInOptions } from '../../packages/book/src/einvoice/stand-in/stand-in.ts';
import { FAULTS, type FaultName } from './faults.ts';

/** Calls a minute, as published. */
export const PUBLISHED_LIMITS: Readonly<Record<string, number>> = {
  login: 12,
  submit: 100,
  poll: 300,
  details: 125,
  raw: 60,
  search: 12,
  cancel: 12,
  taxpayer: 60,
};

/** The one client that it knows by itself. */
export const CLIENT = { id: 'client-of-a-test', secret: 'a-secret-that-stays-here' };

export interface ServerOptions extends Partial<StandInOptions> {
  readonly port?: number;
  /** The fault of a request, for those who choose at random; null for none. */
  readonly choose?: (call: string) => FaultName | null;
  /** How far its clock is ahead of the machine's. */
  readonly aheadMs?: number;
}

/** A request as it came. */
export interface SeenRequest {
  readonly call: string;
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface StandInServer {
  readonly url: string;
  readonly standIn: StandIn;
  readonly seen: readonly SeenRequest[];
  /** The next requests of a kind go wrong, one after the other. */
  fail(call: string, ...faults: readonly FaultName[]): void;
  close(): Promise<void>;
}

export async function startStandIn({ port = 0, choose, aheadMs = 0, ...options }: ServerOptions = {}): Promise<StandInServer> {
  const { now = () => Date.now() + aheadMs } = options;
  const standIn = new StandIn({ validationMs: 100, clients: { [CLIENT.id]: CLIENT.secret }, ...options, now });
  const seen: SeenRequest[] = [];
  const faults: { readonly call: string; readonly name: FaultName }[] = [];
  const faultOf = (call: string): FaultName | null => {
    const index = faults.findIndex((fault) => fault.call === call);
    return index < 0 ? (choose?.(call) ?? null) : (faults.splice(index, 1)[0]?.name ?? null);
  };
  const visit = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = '', url: path = '/', headers } = request;
    const body = await bodyOf(request);
    const call = kindOf(method, new URL(path, 'http://stand-in').pathname) ?? 'unknown';
    seen.push({ call, method, path, headers, body });
    const token = headers.authorization?.replace(/^Bearer /, '');
    const answer = (): StandInAnswer => standIn.answer({ method, path, body, token });
    const send = ({ status, text, headers: more = {} }: StandInAnswer): void => {
      const always = {
        'content-type': 'application/json',
        date: new Date(now()).toUTCString(),
        correlationid: `c-${seen.length}`,
      };
      response.writeHead(status, { ...always, ...more }).end(text);
    };
    const fault = faultOf(call);
    if (fault === null) send(answer());
    else FAULTS[fault]({ response, answer, send });
  };
  const server = createServer((request, response) => {
    // One that was cut off while it sent its body has nobody left to answer.
    visit(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    standIn,
    seen,
    fail: (call, ...names) => faults.push(...names.map((name) => ({ call, name }))),
    close: () => closed(server),
  };
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
