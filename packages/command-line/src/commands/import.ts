/** import: checks a whole file before a row of it is sent, and can be stopped and repeated at will. */

import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Ledgerline } from '@ledgerline/client';
import { monotonicMs } from '../clock.ts';
import { Failure, usage } from '../failure.ts';
import { previewTypes } from '../generated/preview-types.ts';
import { type Checked, checkAll } from '../import/checking.ts';
import { type Document, DocumentReader } from '../import/documents.ts';
import { FieldTypes } from '../import/field-types.ts';
import { Journal } from '../import/journal.ts';
import { formatOf, type Problem, rowsOf } from '../import/row-file.ts';
import { RowIds } from '../import/row-id.ts';
import { type RowEnd, sendAll } from '../import/sending.ts';
import type { Moving } from '../moving.ts';
import type { Session } from '../session.ts';
import { tableLine } from '../table-text.ts';

export interface ImportOptions {
  readonly format?: string;
  readonly map?: string;
  readonly set?: readonly string[];
  readonly groupBy?: string;
  readonly name?: string;
  readonly checkOnly?: boolean;
  readonly checkOnBook?: boolean;
  readonly skipInvalid?: boolean;
  readonly allowChanged?: boolean;
  readonly unordered?: boolean;
}

const POSTS_UNORDERED = 8;
const count = (number: number, noun: string): string => `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;

export async function importFile(session: Session, type: string, path: string, options: ImportOptions): Promise<void> {
  if (!existsSync(path)) throw usage(`${path} does not exist.`);
  const { terminal, signal } = session;
  const format = formatOf(path, options.format);
  const { client, book } = await session.clientOfBook(type);
  const { payloadSchema } = await client.schema(type);
  const shaping = {
    types: new FieldTypes(payloadSchema),
    map: mapOf(options.map),
    sets: options.set ?? [],
    groupBy: options.groupBy,
  };
  const purpose = { type, ...book, name: options.name };

  const reader = new DocumentReader(shaping);
  const checked = await checkAll(reader.read(rowsOf(path, format)), {
    client,
    type,
    reader,
    signal,
    ids: new RowIds(purpose),
    keepsIds: options.checkOnly !== true,
    preview: options.checkOnBook ? await previewOf(session, type) : undefined,
    onProblem: (problem) => printProblem(session, path, problem),
    onProgress: (documents) => terminal.isInteractive && terminal.streams.stderr.write(`\rChecked ${count(documents, 'row')} `),
  });
  if (terminal.isInteractive) terminal.streams.stderr.write('\r');
  terminal.say(`${path}: ${count(checked.documents, 'row')} checked, ${count(checked.problems, 'problem')}.`);
  if (checked.problems > 0 && !options.skipInvalid)
    throw new Failure('rejected', 'Nothing was sent. Fix the file and import it again.');
  if (options.checkOnly) return report(session, { checked: checked.documents, problems: checked.problems });
  const again = new DocumentReader(shaping);
  await send(session, path, { client, type, options, checked, book, reader: again, documents: again.read(rowsOf(path, format)) });
}

interface Plan {
  readonly client: Ledgerline;
  readonly type: string;
  readonly options: ImportOptions;
  readonly checked: Checked;
  readonly book: { readonly connectorId: string; readonly companyId: string };
  readonly reader: DocumentReader;
  readonly documents: AsyncIterable<Document>;
}

async function send(
  session: Session,
  path: string,
  { client, type, options, checked, book, reader, documents }: Plan,
): Promise<void> {
  const { terminal, signal } = session;
  const purpose = [type, book.connectorId, book.companyId, options.name ?? ''].join(' ');
  const journal = new Journal(`${path}.ledgerline.ndjson`, purpose);
  const totals = { done: 0, known: 0, failed: 0, look: 0, sent: 0 };
  const failures: RowEnd[] = [];
  const startedAt = monotonicMs();
  let bar: Moving | undefined;
  const onEnd = (end: RowEnd): void => {
    totals[end.status] += 1;
    if (end.status === 'failed' || end.status === 'look') failures.push(end);
    const ended = totals.done + totals.known + totals.failed + totals.look;
    const perSecond = ended / ((monotonicMs() - startedAt) / 1000);
    const left = Math.ceil((checked.documents - ended) / perSecond);
    bar?.advance(
      1,
      `${ended} of ${checked.documents} rows, ${Math.round(perSecond)} a second, ${left} s left, ${failures.length} failed`,
    );
  };
  try {
    assertUnchanged(journal, checked, options, path);
    if (terminal.isInteractive) bar = (await import('../moving.ts')).moving(`Importing ${path}`, checked.documents, session);
    const ids = new RowIds({ type, ...book, name: options.name });
    const isComplete = await sendAll(planned(documents, ids, checked), {
      client,
      type,
      journal,
      signal,
      onEnd,
      postsAtATime: options.unordered ? POSTS_UNORDERED : 1,
    }).finally(() => bar?.end(path));
    const file = writeFailedRows(path, reader.header, failures);
    report(session, {
      done: totals.done,
      alreadyThere: totals.known,
      failed: totals.failed,
      mustLook: totals.look,
      failedRows: file ?? null,
    });
    if (!isComplete) throw new Failure('interrupted', 'Stopped. Run the same command again to continue.');
  } finally {
    journal.close();
  }
  say(session, totals, failures);
}

/** Rows that were valid, with the ids of the first pass. */
async function* planned(documents: AsyncIterable<Document>, ids: RowIds, { invalid }: Checked) {
  for await (const document of documents) {
    const id = ids.next(document.payload);
    if (!invalid.has(id) && document.problems.length === 0) yield { id, document };
  }
}

function assertUnchanged(journal: Journal, checked: Checked, { allowChanged }: ImportOptions, path: string): void {
  const changed = journal.changedLines((id) => checked.ids.has(id), checked.lastLine);
  if (changed.length === 0 || allowChanged) return;
  const lines = changed.slice(0, 10).join(', ');
  throw new Failure(
    'rejected',
    `${path} was imported before with other content in ${changed.length === 1 ? 'line' : 'lines'} ${lines}. The book has the earlier rows: correct them there. --allow-changed sends the new ones as well.`,
  );
}

function say({ terminal }: Session, totals: { readonly look: number }, failures: readonly RowEnd[]): void {
  for (const code of new Set(failures.map((end) => end.code))) {
    const rows = failures.filter((end) => end.code === code);
    terminal.complain(`  ${code}: ${count(rows.length, 'row')}, such as line ${rows[0]?.document.line}: ${rows[0]?.reason}`);
  }
  if (totals.look > 0)
    throw new Failure(
      'look',
      `${count(totals.look, 'row')} may have been saved, or differently: look at the book before you send them again.`,
    );
  if (failures.length > 0)
    throw new Failure('rowsFailed', 'A row that failed keeps its id. Change it, or import the failed rows again with --name.');
}

const LABELS: Readonly<Record<string, string>> = {
  checked: 'checked',
  problems: 'with problems',
  done: 'done',
  alreadyThere: 'already there',
  failed: 'failed',
  mustLook: 'to look at',
};

function report({ terminal }: Session, totals: Readonly<Record<string, number | string | null>>): void {
  if (terminal.manner.json) terminal.printObject(totals);
  else {
    const parts = Object.entries(LABELS).flatMap(([name, label]) => (totals[name] ? [`${totals[name]} ${label}`] : []));
    terminal.print(`Rows: ${parts.join(', ') || 'none'}.${totals.failedRows ? ` Failed rows: ${totals.failedRows}` : ''}`);
  }
}

function printProblem({ terminal }: Session, path: string, { line, column, field, sentence }: Problem): void {
  if (terminal.manner.json) terminal.print(JSON.stringify({ file: path, line, column, field, message: sentence }));
  else terminal.complain(`${path}:${line}:${column} ${field}${field === '' ? '' : ': '}${sentence}`);
}

function mapOf(path: string | undefined): Readonly<Record<string, string>> {
  if (path === undefined) return {};
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
  } catch {
    throw usage(`--map must name a JSON file such as { "Customer no": "debtorCode" }; ${path} is not one.`);
  }
}

/** The command type that runs a create without saving, if this cloud has it. */
async function previewOf(session: Session, type: string): Promise<string> {
  const preview = previewTypes[type];
  try {
    if (preview !== undefined) return (await session.client().schema(preview)).commandType;
  } catch {
    // The problem is reported below.
  }
  throw usage(`${type} cannot be checked on the book: there is no command type that validates it.`);
}

const REMARKS = ['_line', '_code', '_reason'];

/** Writes the rows that failed as a file that can be fixed and imported: their cells as they were, and why. The path of the file; undefined when no row failed, and then an old one is removed. */
function writeFailedRows(path: string, header: readonly string[], ends: readonly RowEnd[]): string | undefined {
  const file = `${path}.failed.${header.length > 0 ? 'csv' : 'ndjson'}`;
  if (ends.length === 0) {
    rmSync(file, { force: true });
    return undefined;
  }
  const own = header.filter((name) => !REMARKS.includes(name));
  const places = own.map((name) => header.indexOf(name));
  const lines = ends.flatMap(({ document, code, reason }) =>
    document.rows.map((row) =>
      row.object === undefined
        ? tableLine([...places.map((place) => row.cells?.[place] ?? ''), String(row.line), code, reason])
        : JSON.stringify({ ...row.object, _line: row.line, _code: code, _reason: reason }),
    ),
  );
  writeFileSync(file, `${[...(header.length > 0 ? [tableLine([...own, ...REMARKS])] : []), ...lines].join('\n')}\n`);
  return file;
}
