/**
 * Notes what test servers send, for the runner: at the end of a run a validator that we did not write compares it with the published
 * OpenAPI document. A response is noted if none of its shape was, or whatever its shape with LEDGERLINE_EVERYTHING=1.
 */

import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { SENT, type SentResponse } from '../../packages/cloud/testing/sent-response.ts';
import { SHARED_FOLDER } from './shared-folder.ts';

export interface NotedResponse extends Omit<SentResponse, 'payload'> {
  /** Parsed if it is JSON. */
  readonly body: unknown;
}

/** Below the shared folder of a run: a file for each process. */
export const responsesIn = (shared: string): string => join(shared, 'responses');

const shared = process.env[SHARED_FOLDER];
const isEveryOne = process.env.LEDGERLINE_EVERYTHING === '1';

/** The descriptions are megabytes: of such bodies only the first is read. */
const LARGE_CHARACTERS = 100_000;
const JSON_TYPE = /^application\/json\b/;
const noted = new Set<string>();

function note(folder: string, { payload, ...response }: SentResponse): void {
  const { method, path, status } = response;
  const kind = `${method} ${path} ${status} ${response.headers['content-type'] ?? ''}`;
  const isLarge = payload.length > LARGE_CHARACTERS;
  if (isLarge && noted.has(kind)) return;
  const text = payload.toString();
  // Of pages and files only the type is compared.
  const body = JSON_TYPE.test(response.headers['content-type'] ?? '') ? bodyOf(text) : text.slice(0, 1);
  const shape = isLarge ? kind : `${kind} ${isEveryOne ? text : shapeOf(body)}`;
  if (noted.has(shape)) return;
  noted.add(shape);
  mkdirSync(folder, { recursive: true });
  appendFileSync(join(folder, `${process.pid}-${threadId}.ndjson`), `${JSON.stringify({ ...response, body })}\n`);
}

function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** What else is there depends on these, and not on ids and sentences. */
const DECIDING: readonly string[] = ['status', 'code'];

function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return `[${[...new Set(value.map(shapeOf))].toSorted().join()}]`;
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value;
  const fields = Object.entries(value).map(([name, field]) => `${name}:${DECIDING.includes(name) ? field : shapeOf(field)}`);
  return `{${fields.toSorted().join()}}`;
}

if (shared !== undefined) subscribe(SENT, (sent) => note(responsesIn(shared), sent as SentResponse));
