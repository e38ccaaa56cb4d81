/** The log: one JSON object per line on standard output. Contains no secrets, payloads, cookies or keys. */

import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger } from 'pino';

/** Members that must never be written, should one slip into a log line; at the top of it and one level below. */
const UNLOGGED = ['authorization', 'cookie', 'password', 'secret', 'key', 'payload', 'result', 'body', 'headers'];

export function makeLog(destination?: DestinationStream): Logger {
  const options = {
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    // A request or reply contains everything that must not be written; what is worth knowing of one is logged by name.
    serializers: { req: () => undefined, res: () => undefined },
    redact: { paths: UNLOGGED.flatMap((name) => [name, `*.${name}`]), censor: '(not logged)' },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

export const silentLog = (): Logger => pino({ level: 'silent' });
