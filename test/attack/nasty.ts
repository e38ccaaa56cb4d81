/** Malicious texts, values, paths and headers. */

import { type Json, type Payload, recipes } from '@ledgerline/catalog';
import type { Chance } from '../../packages/book/conformance/chance.ts';
import { extremePayload } from '../../packages/book/conformance/extreme-command/payload.ts';

const TEXTS = [
  '',
  ' ',
  '..',
  '../../etc/passwd',
  '%2e%2e%2f',
  '%00',
  '\u0000',
  '\r\nx-injected: 1',
  '__proto__',
  'constructor',
  'toString',
  "' OR 1=1 --",
  '"; DROP TABLE command; --',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '\u202e\ufeff\u2028',
  '\ud800',
  '黄金 😀',
  '%',
  '%E0%A4%A',
  '*',
  '1e999',
  'NaN',
  '-1',
  '99999999999999999999',
  'x'.repeat(161),
  'x'.repeat(5000),
  '2026-02-30',
  '9999-12-31T23:59:59.999Z',
  'null',
  'true',
  '[]',
  '((((((((((a+)+)+)+)+)+)+)+)+)!',
] as const;

export const nastyText = (chance: Chance): string =>
  chance.happens(0.2)
    ? String.fromCodePoint(...Array.from({ length: chance.integer(1, 12) }, () => chance.integer(0, 0xd7_ff)))
    : chance.pick(TEXTS);

const NESTING = 60;

export function nastyValue(chance: Chance, depth = 0): Json {
  const choice = chance.integer(0, depth > 3 ? 5 : 9);
  if (choice < 2) return nastyText(chance);
  if (choice < 4) return chance.pick([0, -1, 1, 0.1, 1e15, -1e308, 2 ** 53, Number.MIN_VALUE]);
  if (choice === 4) return chance.pick([true, false, null]);
  if (choice === 5) return [];
  if (choice === 6) return Array.from({ length: chance.integer(0, 40) }, () => nastyValue(chance, depth + 2));
  if (choice === 7 && chance.happens(0.1)) {
    let deep: Json = 'x';
    for (let level = 0; level < NESTING; level += 1) deep = level % 2 === 0 ? [deep] : { a: deep };
    return deep;
  }
  return Object.fromEntries(
    Array.from({ length: chance.integer(0, 8) }, () => [nastyText(chance).slice(0, 40), nastyValue(chance, depth + 1)]),
  );
}

export interface NastyCommand {
  readonly type: string;
  readonly payload: Payload;
}

const all = recipes();
const CODES = ['300-A001', '400-B001', 'GOODS-A', 'IV-000001', 'SR', 'BLANK'];

/** An example of the catalog at the edges of its schema, or with members that no schema has. */
export function nastyCommand(chance: Chance): NastyCommand {
  const { commandType, shape, examples } = chance.pick(all);
  const example = examples[0]?.payload ?? {};
  if (chance.happens(0.3)) return { type: commandType, payload: example };
  if (chance.happens(0.6)) return { type: commandType, payload: extremePayload(shape, example, CODES, chance) };
  const members = Object.entries(example).map(([name, value]) => [name, chance.happens(0.4) ? nastyValue(chance) : value]);
  return { type: commandType, payload: Object.fromEntries([...members, [nastyText(chance).slice(0, 60), nastyValue(chance)]]) };
}

const HEADERS = [
  'accept',
  'accept-encoding',
  'accept-language',
  'content-disposition',
  'content-encoding',
  'content-type',
  'cookie',
  'expect',
  'host',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'origin',
  'prefer',
  'range',
  'sec-fetch-site',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-http-method-override',
  'x-install-id',
  'x-request-id',
];

const HEADER_VALUES = [
  'text/html',
  'application/json',
  'gzip',
  'identity',
  'bytes=0-',
  'bytes=5-2,-0',
  'bytes=99999999999999999999-',
  'wait=1',
  'respond-async, wait=0',
  '10.0.0.1, 10.0.0.2',
  'evil.example.com',
  'cross-site',
  '*',
  '"',
  ';;;===',
  'ledgerline_session=x; ledgerline_session=y',
  'a'.repeat(3000),
];

export function nastyHeaders(chance: Chance): Record<string, string> {
  const headers: Record<string, string> = {};
  for (let left = chance.integer(0, 3); left > 0; left -= 1) headers[chance.pick(HEADERS)] = chance.pick(HEADER_VALUES);
  return headers;
}

const PARAMETERS = ['q', 'status', 'type', 'module', 'companyId', 'from', 'to', 'limit', 'cursor', 'max', 'after', 'next', 'x'];

export function nastyQuery(chance: Chance): string {
  if (chance.happens(0.4)) return '';
  const pairs = Array.from({ length: chance.integer(1, 4) }, () => {
    const value = chance.happens(0.5) ? String(chance.integer(-5, 500)) : encodeURIComponent(nastyText(chance).toWellFormed());
    return `${chance.pick(PARAMETERS)}=${value}`;
  });
  return `?${pairs.join('&')}`;
}

/** Bytes that only look like HTTP, or hardly. */
const RAW = [
  'GET / HTTP/1.1\r\n\r\n',
  'GET / HTTP/9.9\r\nhost: a\r\n\r\n',
  'POST /v1/commands HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\nabcdef',
  'POST /v1/commands HTTP/1.1\r\nhost: a\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET /admin/tenants HTTP/1.1\r\nhost: a\r\n\r\n',
  'POST /v1/commands HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n',
  'CONNECT example.com:443 HTTP/1.1\r\nhost: example.com\r\n\r\n',
  'GET /health HTTP/1.1\r\nhost: a\r\nexpect: 200-maybe\r\n\r\n',
  `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: a\r\n\r\n`,
  `GET / HTTP/1.1\r\nhost: a\r\n${'x: y\r\n'.repeat(3000)}\r\n`,
  'GET / HTTP/1.1\r\nhost: a\r\nx: \x01\x02\r\n\r\n',
  'GET / HTTP/1.1\r\n host: a\r\n\r\n',
  'GET\t/ HTTP/1.1\nhost: a\n\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'POST /signup HTTP/1.1\r\nhost: a\r\ncontent-length: 999999999999\r\n\r\n{',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  '\0\0\0\0',
  'GET /health HTTP/1.1\r\nhost: a\r\n\r\nX',
];

export const nastyBytes = (chance: Chance): Buffer => {
  const bytes = Buffer.from(chance.pick(RAW), 'latin1');
  if (chance.happens(0.5)) bytes[chance.integer(0, bytes.length - 1)] = chance.integer(0, 255);
  return bytes;
};
