/** What can go wrong at the stand-in server, each as what it does to one request. */

import type { ServerResponse } from 'node:http';
import type { StandInAnswer } from '../../packages/book/src/einvoice/stand-in/stand-in.ts';

/** One request that goes wrong. */
export interface FaultyCall {
  readonly response: ServerResponse;
  /** The answer of the stand-in; asking for it means that the request was processed. */
  readonly answer: () => StandInAnswer;
  readonly send: (answer: StandInAnswer) => void;
}

type Act = (call: FaultyCall) => void;

const HUGE_BYTES = 9 * 1024 * 1024;
const LATE_MS = 300;

const answering =
  (status: number, text: string, headers: Readonly<Record<string, string>> = {}): Act =>
  ({ send }) =>
    send({ status, text, headers });

const refusing = (status: number, code: string, headers?: Readonly<Record<string, string>>): Act =>
  answering(status, JSON.stringify({ error: { code, message: code, details: [] } }), headers);

const hangUp = ({ response }: FaultyCall): void => {
  response.socket?.resetAndDestroy();
};

/** The answer of the stand-in, with another text. */
const altered =
  (change: (text: string) => string): Act =>
  ({ answer, send }) => {
    const given = answer();
    send({ ...given, text: change(given.text) });
  };

/** Nothing comes back until the one who asked has given up. */
const silent: Act = () => undefined;

export const FAULTS = {
  /** Cut off before anything was processed, and after all of it was. */
  'reset-before': hangUp,
  'reset-after': (call) => {
    call.answer();
    hangUp(call);
  },
  'timeout-lost': silent,
  'timeout-accepted': ({ answer }) => {
    answer();
  },
  late: ({ answer, send }) => {
    const given = answer();
    setTimeout(() => send(given), LATE_MS);
  },
  '401': refusing(401, 'Unauthorized'),
  '403': refusing(403, 'IncorrectSubmitter'),
  '422': refusing(422, 'DuplicateSubmission', { 'retry-after': '60' }),
  '429-seconds': refusing(429, 'TooManyRequests', { 'retry-after': '1' }),
  '429-date': ({ send }) =>
    send({ status: 429, text: '{}', headers: { 'retry-after': new Date(Date.now() + 2000).toUTCString() } }),
  '429-bare': refusing(429, 'TooManyRequests'),
  '500': refusing(500, 'InternalServerError'),
  '503': answering(503, '<html>Service Unavailable</html>', { 'content-type': 'text/html' }),
  html: answering(200, '<html><body>Log in to the network</body></html>', { 'content-type': 'text/html' }),
  'cut-json': altered((text) => text.slice(0, -20)),
  'too-long': altered((text) => text + ' '.repeat(HUGE_BYTES)),
  redirect: answering(302, '', { location: 'http://127.0.0.1:9/elsewhere' }),
  'other-uuid': altered((text) => text.replaceAll(/"uuid":"[A-Z0-9]+"/g, '"uuid":"NOBODY"')),
  'unknown-status': altered((text) => text.replaceAll(/"status":"[A-Za-z]+"/g, '"status":"Pondering"')),
  'in-neither-list': altered((text) => text.replace(/"acceptedDocuments":\[.*?\]/, '"acceptedDocuments":[]')),
} satisfies Readonly<Record<string, Act>>;

export type FaultName = keyof typeof FAULTS;

export const FAULT_NAMES = Object.keys(FAULTS) as readonly FaultName[];
