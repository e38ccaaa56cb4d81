/** The thread's side of large bodies: reads one after the other, by the same code that reads small ones, and returns strings. */

import { type MessagePort, parentPort } from 'node:worker_threads';
import { type ListForm, readCommands } from '../../command/command-list.ts';
import { excerptOf } from '../../command/excerpt.ts';
import type { CommandForm } from '../../command/large-body.ts';
import type { ReadReport } from '../../command/result.ts';
import { sandboxEnvelope } from '../../command/sandbox-command.ts';
import { type CommandContent, meaningOf, readCommand, type WantedCommand } from '../../command/submission.ts';
import type { HeardHeartbeat, ReportedBook } from '../../delivery/account-book.ts';
import { rowsFileText } from '../../pages/portal/command/result-table.ts';
import { yieldToRequests } from '../../system/pace/thread-priority.ts';
import { isRefusal, type Refusal } from '../../system/problem.ts';
import { parseJson } from '../../system/request/json-safety.ts';
import { connectorBodies } from './connector-body.ts';

/** The input of each task. */
interface Tasks {
  readonly command: { readonly bytes: Uint8Array; readonly form: CommandForm };
  readonly commands: { readonly bytes: Uint8Array; readonly form: ListForm };
  readonly report: { readonly bytes: Uint8Array };
  readonly heartbeat: { readonly bytes: Uint8Array };
  readonly books: { readonly bytes: Uint8Array };
  readonly meaning: { readonly type: string; readonly payload: string };
  readonly excerpt: { readonly text: string };
  readonly rowsFile: { readonly text: string };
}

export type TaskName = keyof Tasks;
export type ThreadTask<Name extends TaskName = TaskName> = {
  readonly [Kind in Name]: Tasks[Kind] & { readonly kind: Kind };
}[Name];

/** A command as the thread returns it, with everything that may be needed, at once. */
export interface CommandFound {
  readonly commandId: string;
  readonly connectorId: string;
  readonly companyId: string;
  readonly type: string;
  readonly externalId: string | null;
  readonly bodyBytes: number;
  readonly rowTypes: readonly string[];
  readonly content: CommandContent | null;
  /** Why there is no content. */
  readonly refusal: Refusal | null;
  readonly meaning: string | null;
  /** The request, if it can be checked again without the thread. */
  readonly text: string | null;
}

export interface ThreadResults {
  readonly command: CommandFound;
  /** The commands in the order of the body. */
  readonly commands: readonly (CommandFound | Refusal)[];
  readonly meaning: string;
  readonly report: ReadReport;
  readonly heartbeat: HeardHeartbeat;
  readonly books: readonly ReportedBook[];
  readonly excerpt: string;
  readonly rowsFile: string;
}

/** The message of the thread: the result, why the task is rejected, or that it failed. */
export type ThreadResult =
  | { readonly kind: 'found'; readonly found: ThreadResults[TaskName] }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'failed'; readonly error: Error };

type Perform = { readonly [Name in TaskName]: (task: Tasks[Name]) => ThreadResults[Name] | Refusal };

const perform: Perform = {
  command: ({ bytes, form }) => read(bytes, (body) => findCommand(body, bytes.byteLength, form)),
  commands: ({ bytes, form }) => findCommands(bufferOf(bytes), form),
  report: ({ bytes }) => read(bytes, connectorBodies.report),
  heartbeat: ({ bytes }) => read(bytes, connectorBodies.heartbeat),
  books: ({ bytes }) => read(bytes, connectorBodies.books),
  meaning: ({ type, payload }) => meaningOf(type, JSON.parse(payload)),
  excerpt: ({ text }) => JSON.stringify(excerptOf(JSON.parse(text))),
  rowsFile: ({ text }) => rowsFileText(JSON.parse(text)),
};

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer => Buffer.from(buffer, byteOffset, byteLength);

function read<Found>(bytes: Uint8Array, find: (body: unknown) => Found | Refusal): Found | Refusal {
  const parsed = parseJson(bufferOf(bytes));
  return isRefusal(parsed) ? parsed : find(parsed.value);
}

function findCommand(sent: unknown, bytes: number, { served, defaults }: CommandForm): CommandFound | Refusal {
  const body = defaults === null ? sent : sandboxEnvelope(sent, defaults);
  const wanted = isRefusal(body) ? body : readCommand(body, bytes, served);
  return isRefusal(wanted) ? wanted : foundIn(wanted);
}

function findCommands(bytes: Buffer, form: ListForm): readonly (CommandFound | Refusal)[] | Refusal {
  const commands = readCommands(bytes, form);
  return isRefusal(commands) ? commands : commands.map((command) => (isRefusal(command) ? command : foundIn(command)));
}

function foundIn(wanted: WantedCommand): CommandFound {
  const content = wanted.content();
  const { commandId, connectorId, companyId, type, externalId, bodyBytes } = wanted;
  const known = {
    commandId,
    connectorId,
    companyId,
    type,
    externalId,
    bodyBytes,
    rowTypes: wanted.rowTypes(),
    text: wanted.smallText(),
  };
  if (!isRefusal(content)) return { ...known, content, refusal: null, meaning: null };
  return { ...known, content: null, refusal: content, meaning: wanted.meaning() as string };
}

function answer(task: ThreadTask): ThreadResult {
  try {
    const found = perform[task.kind](task as never);
    return isRefusal(found) ? { kind: 'refused', refusal: found } : { kind: 'found', found };
  } catch (error) {
    return { kind: 'failed', error: error instanceof Error ? error : new Error(String(error)) };
  }
}

function serve(port: MessagePort): void {
  yieldToRequests(10);
  port.on('message', (task: ThreadTask) => port.postMessage(answer(task)));
}

if (parentPort) serve(parentPort);
