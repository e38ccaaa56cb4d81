/**
 * What is fuzzed: readers of what others send. A target takes any bytes and returns; what it throws is a finding. A refusal is a value, and
 * errors that a reader declares are caught here.
 */

import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse as parseQuery } from 'node:querystring';
import { freshBook } from '../../packages/book/conformance/fresh-book.ts';
import { check, recipes } from '../../packages/catalog/src/index.ts';
import { schemaOf } from '../../packages/catalog/src/publish.ts';
import { readCommand } from '../../packages/cloud/src/command/submission.ts';
import { connectorBodies } from '../../packages/cloud/src/http/request/connector-body.ts';
import { readJson } from '../../packages/cloud/src/http/request/json-body.ts';
import { queryCheck } from '../../packages/cloud/src/http/request/query.ts';
import { isRefusal } from '../../packages/cloud/src/system/problem.ts';
import { Failure } from '../../packages/command-line/src/failure.ts';
import { DocumentReader } from '../../packages/command-line/src/import/documents.ts';
import { FieldTypes } from '../../packages/command-line/src/import/field-types.ts';
import { rowsOf, UnreadableFile } from '../../packages/command-line/src/import/row-file.ts';
import { readChangePage } from '../../packages/connector/src/drivers/change-page.ts';
import { readBookLimits, readExecution, readHello, readResponse } from '../../packages/connector/src/drivers/protocol.ts';
import { BookQuery, canonicalJson, ListPageQuery, NextQuery, SubmissionQuery } from '../../packages/contract/src/index.ts';

export type Target = (bytes: Buffer) => void | Promise<void>;

function must(isSo: boolean, sentence: string): void {
  if (!isSo) throw new Error(sentence);
}

/** JSON as the cloud reads it; undefined where it rejects the bytes. */
function jsonOf(bytes: Buffer): { readonly value: unknown } | undefined {
  const read = readJson(bytes, {});
  if (isRefusal(read)) return undefined;
  if (bytes.length > 0)
    must(canonicalJson(read.value) === canonicalJson(JSON.parse(bytes.toString())), 'It was read as another value.');
  return read;
}

export const body: Target = (bytes) => {
  const read = jsonOf(bytes);
  if (!read) return;
  const command = readCommand(read.value, bytes.length, null);
  if (isRefusal(command)) return;
  const again = command.meaning();
  must(typeof again === 'string' && again === command.meaning(), 'The meaning of a command changes.');
};

const queries = [SubmissionQuery, NextQuery, ListPageQuery, BookQuery].map((schema) => queryCheck(schema));

export const query: Target = (bytes) => {
  const sent = parseQuery(bytes.toString());
  for (const checkQuery of queries) {
    const read = checkQuery(sent);
    if (!isRefusal(read)) must(Object.getPrototypeOf(read) === Object.prototype, 'A query has another prototype.');
  }
};

export const connector: Target = (bytes) => {
  const read = jsonOf(bytes);
  if (!read) return;
  for (const readBody of Object.values(connectorBodies)) readBody(read.value);
};

const CHANGES_MAX = 100;

export const driver: Target = (bytes) => {
  const response = readResponse(bytes.toString());
  if (response === null || response.answer.kind !== 'ok') return;
  const { value } = response.answer;
  readHello(value);
  readBookLimits(value);
  readExecution(value);
  const page = readChangePage(value, '1.a', CHANGES_MAX);
  if (typeof page !== 'string') must(page.changes.length <= CHANGES_MAX, 'A page has more changes than were asked for.');
};

const IMPORTED_TYPE = 'create-sales-invoice';
const SHAPING = {
  types: new FieldTypes(schemaOf(IMPORTED_TYPE)?.payloadSchema),
  map: { customer: 'debtorCode', date: 'docDate', item: 'lines.itemCode' },
  sets: [],
  groupBy: 'docNo',
};
const FORMATS = ['csv', 'tsv', 'json', 'ndjson'] as const;
const importFile = join(tmpdir(), `fuzzed-import-${process.pid}`);
process.once('exit', () => rmSync(importFile, { force: true }));

/** The first byte chooses the format. */
export const imported: Target = async (bytes) => {
  writeFileSync(importFile, bytes.subarray(1));
  const rows = rowsOf(importFile, FORMATS[(bytes[0] ?? 0) % FORMATS.length] ?? 'csv');
  try {
    for await (const { payload, line } of new DocumentReader(SHAPING).read(rows)) {
      must(line >= 1, 'A row is before the first line.');
      check(IMPORTED_TYPE, payload);
    }
  } catch (error) {
    if (!(error instanceof UnreadableFile || error instanceof Failure)) throw error;
  }
};

const CHANGED_TYPES = recipes()
  .map(({ commandType }) => commandType)
  .filter((type) => /^change-.+-code$/.test(type));
let book: ReturnType<typeof freshBook> | undefined;
let commands = 0;

/** `type` and `payload` of a change of a code: whatever the caller sends, the book returns a result, and its books stay whole. */
export const changeCode: Target = (bytes) => {
  const read = jsonOf(bytes);
  if (!read || typeof read.value !== 'object' || read.value === null) return;
  const { type, payload } = read.value as { readonly type?: unknown; readonly payload?: unknown };
  const chosen = CHANGED_TYPES[Number(type) % CHANGED_TYPES.length] ?? CHANGED_TYPES[0] ?? '';
  const checked = check(chosen, payload);
  if (!checked.ok) return;
  book ??= freshBook('SAMPLE');
  commands += 1;
  const result = book.execute(chosen, checked.payload, `change-${commands}`);
  must(typeof result.ok === 'boolean', 'A command has no result.');
};
