/** run, watch and the history of commands. */

import type {
  Command,
  CommandListQuery,
  CommandStatus,
  CommandSummary,
  CommandType,
  Ledgerline,
  Submission,
} from '@ledgerline/client';
import { save } from '@ledgerline/client/node';
import { Failure, isInterrupted } from '../failure.ts';
import type { Moving } from '../moving.ts';
import { payloadFrom } from '../payload.ts';
import { newCommandId } from '../randomness.ts';
import type { Session } from '../session.ts';

export interface RunOptions {
  readonly payload?: string;
  readonly set?: readonly string[];
  readonly id?: string;
  readonly wait?: boolean;
  readonly out?: string;
}

export async function run(
  session: Session,
  type: string,
  { payload, set = [], id: commandId = newCommandId(), wait = true, out }: RunOptions,
): Promise<void> {
  const { terminal, signal } = session;
  const sent = await payloadFrom(payload, set, session);
  const { client } = await session.clientOfBook(type);
  const submission = await submitted(() => client.submit(type as CommandType, sent as never, { signal, commandId }), commandId);
  for (const { message } of submission.command.warnings) terminal.say(`Warning: ${message}`);
  if (!wait) return terminal.printObject({ commandId: submission.commandId, status: submission.command.status });
  terminal.printObject(await followed(session, submission));
  if (out !== undefined) await saveFile(session, client, submission.commandId, out);
}

/** Ctrl-C during the request: the command may be queued, and its id shows that. */
async function submitted(submit: () => Promise<unknown>, commandId: string): Promise<Submission<unknown>> {
  try {
    return (await submit()) as Submission<unknown>;
  } catch (error) {
    if (!isInterrupted(error)) throw error;
    throw new Failure(
      'interrupted',
      `Stopped while ${commandId} was sent. If it arrived, follow it with: ledgerline watch ${commandId}`,
    );
  }
}

export async function watch(session: Session, commandId: string): Promise<void> {
  const submission = await session.client().submission(commandId);
  session.terminal.printObject(await followed(session, submission));
}

/** Waits for the result and shows progress. Ctrl-C does not stop the command, and says how to follow it again. */
async function followed(session: Session, submission: Submission<unknown>): Promise<unknown> {
  const { terminal, signal } = session;
  const text = ({ commandId, status, queuePosition }: Command): string =>
    `${commandId} is ${status}${queuePosition === null ? '' : `, position ${queuePosition} in the queue`}`;
  let turning: Moving | undefined;
  if (terminal.isInteractive) turning = (await import('../moving.ts')).moving(text(submission.command), undefined, session);
  try {
    const result = await submission.wait({ signal, onStatus: (command) => turning?.say(text(command)) });
    turning?.end(text(submission.command));
    return result;
  } catch (error) {
    turning?.end(text(submission.command));
    if (!isInterrupted(error)) throw error;
    throw new Failure('interrupted', `Stopped. The command still runs. Follow it with: ledgerline watch ${submission.commandId}`);
  }
}

async function saveFile({ terminal }: Session, client: Ledgerline, commandId: string, path: string): Promise<void> {
  await save(await client.artifactOf(commandId), path);
  terminal.say(`Saved ${path}.`);
}

export interface ListOptions {
  readonly status?: CommandStatus;
  readonly type?: string;
  readonly from?: string;
  readonly to?: string;
  readonly search?: string;
  readonly limit?: string;
}

export async function listCommands(session: Session, { search, limit = '50', ...filter }: ListOptions): Promise<void> {
  const { terminal } = session;
  const most = Number(limit);
  const query = { ...filter, ...(search !== undefined && { q: search }), limit: Math.min(200, most) } as CommandListQuery;
  const isFiltered = search !== undefined || Object.keys(filter).length > 0;
  const none = isFiltered ? 'No commands match.' : 'No commands yet. Run one with: ledgerline run TYPE';
  await terminal.printList(firstOf(session.client().commands(query), most), none, lineOf);
}

async function* firstOf<Row>(rows: AsyncIterable<Row>, most: number): AsyncGenerator<Row> {
  let left = most;
  for await (const row of rows) {
    yield row;
    left -= 1;
    if (left <= 0) return;
  }
}

const lineOf = ({ createdAt, status, commandId, type, docNo, error }: CommandSummary): string =>
  [createdAt, status.padEnd(7), commandId, type, docNo ?? '', error?.code ?? ''].join('  ').trimEnd();

export async function getCommand(session: Session, commandId: string): Promise<void> {
  session.terminal.printObject(await session.client().command(commandId));
}

export async function cancelCommand(session: Session, commandId: string): Promise<void> {
  session.terminal.printObject(await session.client().cancel(commandId));
}
