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
import { isInterrupted } from '../failure.ts';
import { payloadFrom } from '../payload.ts';
import type { Moving } from '../prompts.ts';
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
  { payload, set = [], id, wait = true, out }: RunOptions,
): Promise<void> {
  const { terminal, signal } = session;
  const sent = await payloadFrom(payload, set, session);
  const { client } = await session.clientOfBook(type);
  const submission = (await client.submit(type as CommandType, sent as never, {
    signal,
    ...(id !== undefined && { commandId: id }),
  })) as Submission<unknown>;
  for (const { message } of submission.command.warnings) terminal.say(`Warning: ${message}`);
  if (!wait) return terminal.printObject({ commandId: submission.commandId, status: submission.command.status });
  terminal.printObject(await followed(session, submission));
  if (out !== undefined) await saveFile(session, client, submission.commandId, out);
}

export async function watch(session: Session, commandId: string): Promise<void> {
  const submission = await session.client().submission(commandId);
  session.terminal.printObject(await followed(session, submission));
}

/** The result, with something that moves meanwhile. Ctrl-C leaves the command alone and says how to come back to it. */
async function followed(session: Session, submission: Submission<unknown>): Promise<unknown> {
  const { terminal, signal } = session;
  const text = ({ commandId, status, queuePosition }: Command): string =>
    `${commandId} is ${status}${queuePosition === null ? '' : `, position ${queuePosition} in the queue`}`;
  let turning: Moving | undefined;
  if (terminal.isInteractive) turning = (await import('../prompts.ts')).moving(text(submission.command), undefined, session);
  try {
    const result = await submission.wait({ signal, onStatus: (command) => turning?.say(text(command)) });
    turning?.end(text(submission.command));
    return result;
  } catch (error) {
    turning?.end(text(submission.command));
    if (isInterrupted(error)) terminal.complain(`The command goes on. Follow it with: ledgerline watch ${submission.commandId}`);
    throw error;
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
  let left = Number(limit);
  const query = { ...filter, ...(search !== undefined && { q: search }), limit: Math.min(200, left) } as CommandListQuery;
  for await (const command of session.client().commands(query)) {
    terminal.printRow(command, lineOf(command));
    left -= 1;
    if (left <= 0) break;
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
