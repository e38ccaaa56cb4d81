/**
 * The program of one lane: opens the books that it is given and runs their commands, one at a time, in a separate process. The host decides which
 * command runs where. Ends with the host.
 */

import { uptime } from 'node:os';
import { Book, buildTemplate, openBook, openTemplate, type TemplateName } from '@ledgerline/book';
import { failureLine } from '../log.ts';
import { lockLane } from './lane-lock.ts';
import type { FromLane, LaneBookName, LaneRequest, LaneResult, LaneSettings, ProducedFile, ToLane } from './lane-message.ts';

const settings = JSON.parse(process.argv[2] ?? '{}') as LaneSettings;
const MICROSECONDS = 1000;
const MILLISECONDS = 1000;

/** Sends a message. Nothing is sent to a host that has ended, and its end also ends this process. */
const tell = (message: FromLane): void => {
  if (process.connected) process.send?.(message, () => undefined);
};

/** The maximum number of open books: the least recently used ones are closed, and opened again when needed. */
const BOOKS_OPEN_MAX = 32;

/** Open books in the order of their last use. */
const books = new Map<number, Book>();

function bookOf({ key, path }: LaneBookName): Book {
  const known = books.get(key);
  if (known) {
    books.delete(key);
    books.set(key, known);
    return known;
  }
  const [eldest] = books.keys();
  if (books.size >= BOOKS_OPEN_MAX && eldest !== undefined) close(eldest);
  const opened = openBook(path, {
    ...settings.limits,
    onFailure: (failure, { type, commandId }) =>
      tell({ kind: 'log', text: `${type} ${commandId} failed: ${failureLine(failure)}` }),
  });
  books.set(key, opened);
  return opened;
}

/** A book whose commit failed is only to be trusted when it is opened again. */
function close(key: number): void {
  const book = books.get(key);
  books.delete(key);
  book?.close();
}

/** Books in which a command failed or came too late: what was sent behind it does not start before the host has closed the book. */
const halted = new Set<number>();

function canStart({ book, startUntilUptimeMs = Number.POSITIVE_INFINITY }: Extract<LaneRequest, { kind: 'execute' }>): boolean {
  if (uptime() * MILLISECONDS > startUntilUptimeMs) halted.add(book.key);
  return !halted.has(book.key);
}

type Run<Kind extends LaneRequest['kind']> = (
  request: Extract<LaneRequest, { kind: Kind }>,
  takeFile: (file: ProducedFile) => void,
  reportProgress: (text: string) => void,
) => unknown;

const run: { readonly [Kind in LaneRequest['kind']]: Run<Kind> } = {
  template: ({ companyId, path }) => void buildTemplate(companyId as TemplateName, path),
  copy: ({ template, path }) => openTemplate(template, path).close(),
  open: ({ book }) => void bookOf(book),
  execute: ({ book, type, payload, commandId, sentBy }, takeFile, reportProgress) =>
    bookOf(book).execute(type, payload, commandId, takeFile, { reportProgress, sentBy }),
  recorded: ({ book, commandId }) => bookOf(book).recorded(commandId),
  changes: ({ book, cursor, limit }) => bookOf(book).changesAfter(cursor, limit),
  fields: ({ book, fields }) => bookOf(book).setFields(fields, 'portal'),
  close: ({ key }) => {
    halted.delete(key);
    close(key);
  },
};

function answerTo({ id, request }: ToLane[number]): LaneResult {
  if (request.kind === 'execute' && !canStart(request)) return { kind: 'not_started' };
  const before = process.threadCpuUsage();
  let file: ProducedFile | null = null;
  const takeFile = (produced: ProducedFile): void => {
    file = produced;
  };
  try {
    const value = (run[request.kind] as Run<LaneRequest['kind']>)(request as never, takeFile, (text) =>
      tell({ kind: 'progress', id, text }),
    );
    const { user, system } = process.threadCpuUsage(before);
    return { kind: 'done', value, file, cpuMs: (user + system) / MICROSECONDS };
  } catch (failure) {
    if ('book' in request) close(request.book.key);
    if (request.kind === 'execute') halted.add(request.book.key);
    return { kind: 'failed', message: failure instanceof Error ? failure.message : String(failure) };
  }
}

const lock = lockLane(settings.folder, process.pid);
if (!lock) throw new Error('The lock of this lane is held by another process.');

/** Results of commands that came together are sent together, when they have taken this much of a processor. */
const TOGETHER_CPU_MS = 5;

process.on('message', (requests: ToLane) => {
  let answers: { readonly id: number; readonly answer: LaneResult }[] = [];
  let cpuMs = 0;
  for (const asked of requests) {
    const answer = answerTo(asked);
    answers.push({ id: asked.id, answer });
    if (answer.kind === 'done') cpuMs += answer.cpuMs;
    if (cpuMs < TOGETHER_CPU_MS && asked !== requests.at(-1)) continue;
    tell({ kind: 'answers', answers });
    answers = [];
    cpuMs = 0;
  }
});
process.on('disconnect', () => {
  for (const key of [...books.keys()]) close(key);
  lock.release();
  process.exit(0);
});
// The host decides when a lane ends; a signal for the whole group, as Ctrl-C sends it, is for the host.
process.on('SIGINT', () => undefined).on('SIGTERM', () => undefined);
tell({ kind: 'ready', commandTypes: Book.supportedTypes });
