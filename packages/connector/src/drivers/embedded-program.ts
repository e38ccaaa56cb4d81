/** The embedded account book as a program that speaks the driver protocol: the conformance suite is run on it too. */

import { createInterface } from 'node:readline';
import { Book, openBook } from '@ledgerline/book';
import { CONNECTOR_BUILD, CONNECTOR_VERSION } from '../config.ts';
import { PROTOCOL_VERSION, type Request } from './protocol.ts';

let book: Book | null = null;

const opened = (): Book => {
  if (!book) throw new Error('The book is not open.');
  return book;
};

const identity = {
  protocol: PROTOCOL_VERSION,
  name: 'embedded',
  version: CONNECTOR_VERSION,
  build: CONNECTOR_BUILD,
  exactlyOnce: true,
  commandTypes: Book.supportedTypes,
};

function answer(request: Request): object {
  switch (request.method) {
    case 'hello':
      return identity;
    case 'open':
      book = openBook(String(request.settings.book));
      return {};
    case 'execute':
      return { result: opened().execute(request.type, request.payload, request.commandId) };
    case 'lookup': {
      const result = opened().recorded(request.commandId);
      return result === undefined ? { found: false } : { found: true, result };
    }
    case 'close':
      opened().close();
      return {};
    default:
      throw new Error(`The embedded book names no feature, so it does not know ${request.method}.`);
  }
}

createInterface({ input: process.stdin })
  .on('line', (line) => {
    const request = JSON.parse(line) as Request;
    process.stdout.write(`${JSON.stringify({ id: request.id, ok: answer(request) })}\n`);
    if (request.method === 'close') process.exit(0);
  })
  .on('close', () => process.exit(0));
