/** The first pass: every row is read and checked, here by its schema and in hundreds by the server, before one is sent. */

import type { Ledgerline } from '@ledgerline/client';
import type { Document, DocumentReader } from './documents.ts';
import { type Problem, UnreadableFile } from './row-file.ts';
import type { RowIds } from './row-id.ts';

export interface Checked {
  readonly documents: number;
  readonly lastLine: number;
  readonly invalid: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
  readonly problems: number;
}

interface Checking {
  readonly client: Ledgerline;
  readonly type: string;
  readonly reader: DocumentReader;
  readonly ids: RowIds;
  readonly signal: AbortSignal;
  readonly onProblem: (problem: Problem) => void;
  readonly onProgress: (documents: number) => void;
  /** Whether ids are needed afterwards; a check alone keeps none. */
  readonly keepsIds: boolean;
  /** The command type that checks a payload on the book without saving. */
  readonly preview: string | undefined;
}

const ROWS_PER_REQUEST = 100;

export async function checkAll(documents: AsyncIterable<Document>, checking: Checking): Promise<Checked> {
  const { ids, onProblem, onProgress, keepsIds, signal } = checking;
  const found = { documents: 0, lastLine: 0, problems: 0 };
  const invalid = new Set<string>();
  const known = new Set<string>();
  let waiting: { readonly id: string; readonly document: Document }[] = [];
  const report = (id: string | undefined, problem: Problem): void => {
    found.problems += 1;
    if (id !== undefined) invalid.add(id);
    onProblem(problem);
  };
  const flush = async (): Promise<void> => {
    const batch = waiting;
    waiting = [];
    for (const { id, problem } of await problemsOf(batch, checking)) report(id, problem);
    onProgress(found.documents);
  };
  try {
    for await (const document of documents) {
      signal.throwIfAborted();
      const isHeader = document.problems.length > 0 && Object.keys(document.payload).length === 0 && found.documents === 0;
      const id = ids.next(document.payload);
      found.lastLine = document.rows.at(-1)?.line ?? document.line;
      if (!isHeader) found.documents += 1;
      if (keepsIds) known.add(id);
      for (const problem of document.problems) report(id, problem);
      // A row with a problem is checked all the same: people want to know every wrong cell at once.
      if (!isHeader) waiting.push({ id, document });
      if (waiting.length === ROWS_PER_REQUEST) await flush();
    }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    report(undefined, error.problem);
  }
  if (waiting.length > 0) await flush();
  return { ...found, invalid, ids: known };
}

interface Judged {
  readonly id: string;
  readonly problem: Problem;
}

async function problemsOf(
  batch: readonly { readonly id: string; readonly document: Document }[],
  { client, type, reader, preview }: Checking,
): Promise<readonly Judged[]> {
  const commands = batch.map(({ id, document }) => ({ type, payload: document.payload, commandId: id }));
  const results = await client.checkAll(commands);
  const judged = results.flatMap((result, index): readonly Judged[] => {
    const row = batch[index];
    if (result.ok || row === undefined) return [];
    const details = result.details.length > 0 ? result.details : [{ path: '', message: result.message }];
    const reported = new Set(row.document.problems.map(({ field }) => field));
    return details
      .map(({ path, message }) => ({ id: row.id, problem: problemAt(row.document, path, message, reader) }))
      .filter(({ problem }) => !reported.has(problem.field));
  });
  if (preview === undefined) return judged;
  const wrong = batch.filter(({ document }) => document.problems.length > 0);
  const bad = new Set([...wrong, ...judged].map(({ id }) => id));
  const onBook = await Promise.all(batch.filter(({ id }) => !bad.has(id)).map((row) => tryOnBook(client, preview, row, reader)));
  return [...judged, ...onBook.flat()];
}

/** The server speaks of the payload, people look at the file. */
function problemAt(document: Document, pointer: string, sentence: string, reader: DocumentReader): Problem {
  const path = pointer.replace(/^\/payload(?=\/|$)/, '');
  const place = Number(/\/(\d+)(?:\/|$)/.exec(path)?.[1] ?? 0);
  const line = document.rows[place]?.line ?? document.line;
  return { line, column: reader.columnOf(path), field: path.slice(1).replaceAll('/', '.'), sentence };
}

async function tryOnBook(
  client: Ledgerline,
  preview: string,
  { id, document }: { readonly id: string; readonly document: Document },
  reader: DocumentReader,
): Promise<readonly Judged[]> {
  try {
    await client.run(preview as never, document.payload as never);
    return [];
  } catch (error) {
    const { message, command } = error as { readonly message: string; readonly command?: unknown };
    if (command === undefined) throw error;
    return [{ id, problem: problemAt(document, '', message, reader) }];
  }
}
