/** The thread's side of large bodies: reads one after the other, by the same code that reads small ones, and answers in texts. */

import { type MessagePort, parentPort } from 'node:worker_threads';
import { ResultBody } from '@ledgerline/contract';
import { bodyCheck } from '../body-check.ts';
import { parseJson } from '../json-safety.ts';
import type { CommandForm } from '../large-body.ts';
import { isRefusal, type Refusal } from '../problem.ts';
import { type ReadReport, readReport } from '../result.ts';
import { sandboxEnvelope } from '../sandbox-command.ts';
import { type CommandContent, meaningOf, readCommand } from '../submission.ts';

export type ThreadTask =
  | { readonly kind: 'command'; readonly bytes: Uint8Array; readonly form: CommandForm }
  | { readonly kind: 'meaning'; readonly type: string; readonly payload: string }
  | { readonly kind: 'report'; readonly bytes: Uint8Array };

/** A command as the thread answers it: everything that may be asked of it, at once. */
export interface CommandFound {
  readonly commandId: string;
  readonly connectorId: string;
  readonly companyId: string;
  readonly type: string;
  readonly rowTypes: readonly string[];
  readonly content: CommandContent | null;
  /** Of a payload that has no content. */
  readonly refusal: Refusal | null;
  readonly meaning: string | null;
}

export interface ThreadAnswers {
  readonly command: CommandFound;
  readonly meaning: string;
  readonly report: ReadReport;
}

/** What the thread says: what it was asked for, why that is refused, or that it failed. */
export type ThreadAnswer =
  | { readonly kind: 'found'; readonly found: ThreadAnswers[ThreadTask['kind']] }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'failed'; readonly error: Error };

const readResult = bodyCheck(ResultBody);

function perform(task: ThreadTask): ThreadAnswers[ThreadTask['kind']] | Refusal {
  if (task.kind === 'meaning') return meaningOf(task.type, JSON.parse(task.payload));
  const parsed = parseJson(Buffer.from(task.bytes.buffer, task.bytes.byteOffset, task.bytes.byteLength));
  if (isRefusal(parsed)) return parsed;
  if (task.kind === 'command') return findCommand(parsed.value, task.bytes.byteLength, task.form);
  const body = readResult(parsed.value);
  return isRefusal(body) ? body : readReport(body);
}

function findCommand(sent: unknown, bytes: number, { served, defaults }: CommandForm): CommandFound | Refusal {
  const body = defaults === null ? sent : sandboxEnvelope(sent, defaults);
  const wanted = isRefusal(body) ? body : readCommand(body, bytes, served);
  if (isRefusal(wanted)) return wanted;
  const content = wanted.content();
  const { commandId, connectorId, companyId, type } = wanted;
  const known = { commandId, connectorId, companyId, type, rowTypes: wanted.rowTypes() };
  if (!isRefusal(content)) return { ...known, content, refusal: null, meaning: null };
  return { ...known, content: null, refusal: content, meaning: wanted.meaning() as string };
}

function answer(task: ThreadTask): ThreadAnswer {
  try {
    const found = perform(task);
    return isRefusal(found) ? { kind: 'refused', refusal: found } : { kind: 'found', found };
  } catch (error) {
    return { kind: 'failed', error: error instanceof Error ? error : new Error(String(error)) };
  }
}

function serve(port: MessagePort): void {
  port.on('message', (task: ThreadTask) => port.postMessage(answer(task)));
}

if (parentPort) serve(parentPort);
