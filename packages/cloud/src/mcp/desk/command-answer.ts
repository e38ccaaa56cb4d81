/** A command as tools show it: its state in our words, its result or its error as data of the book. */

import { type CommandError, failureMeanings, isTerminal, type Outcome } from '@ledgerline/contract';
import { artifactOf } from '../../command/command-view.ts';
import { waitingReason } from '../../delivery/presence.ts';
import type { CommandSnapshot } from '../../store/store.ts';
import { instantText } from '../../system/clock.ts';
import type { Answer, FileLink } from './answer.ts';
import { bookName } from './book-choice.ts';
import type { Desk } from './desk.ts';
import { type PickedFields, pickFields } from './picked-fields.ts';

/** What to do after a failure, by what it left in the book. */
const WHAT_TO_DO: Readonly<Record<Outcome, string>> = {
  not_applied: 'Nothing was changed in the book. Fix the cause, then send the command again.',
  applied: 'The command was saved, but with differences. Check the document; do not create it again.',
  unknown: 'The command may have been saved. Look into the book for it and tell the user. Do not send it again.',
};

const NOT_DONE = 'The command has not ended, so there is no result yet. Call get_command with this commandId.';
const CLEARED = 'Payload, result and file were removed because of their age.';

/** The command, with only some fields of its rows or of its document if any are named. */
export async function commandAnswer(desk: Desk, command: CommandSnapshot, fields?: readonly string[]): Promise<Answer> {
  if (!isTerminal(command.status)) return openAnswer(desk, command);
  return command.status === 'done' ? doneAnswer(command, fields) : failedAnswer(command);
}

function stateOf(command: CommandSnapshot) {
  const { commandId, type, mode, status, createdAt, finishedAt } = command;
  return {
    commandId,
    type,
    mode,
    book: bookName(command),
    status,
    createdAt: instantText(createdAt),
    ...(finishedAt !== null && { finishedAt: instantText(finishedAt) }),
  };
}

async function openAnswer({ context }: Desk, command: CommandSnapshot): Promise<Answer> {
  const waitingFor = command.status === 'queued' ? await waitingReason(context, command) : null;
  const { queuePosition } = command;
  return {
    told: {
      ok: true,
      ...stateOf(command),
      ...(queuePosition !== null && { queuePosition }),
      ...(waitingFor && { waitingFor }),
      whatToDo: NOT_DONE,
    },
    outcome: 'waiting',
  };
}

function doneAnswer(command: CommandSnapshot, fields: readonly string[] | undefined): Answer {
  const result = resultOf(command);
  const picked: PickedFields = fields === undefined ? { value: result, missing: [] } : pickFields(result, fields);
  const link = linkOf(command);
  return {
    told: {
      ok: true,
      ...stateOf(command),
      ...countsOf(result),
      ...(picked.missing.length > 0 && { fieldsNotFound: picked.missing }),
      ...(link && { file: { uri: link.uri, mimeType: link.mimeType, size: link.size } }),
      ...(command.clearedAt !== null && { whatToDo: CLEARED }),
    },
    data: {
      result: picked.value,
      ...(link && { fileName: command.artifactFileName }),
      ...(command.warnings !== null && { warnings: JSON.parse(command.warnings) }),
    },
    link,
    outcome: 'ok',
  };
}

/** The code of a book is its own; codes of the cloud and the connector are ours, and have a meaning. */
function failedAnswer(command: CommandSnapshot): Answer {
  const error = JSON.parse(command.error ?? '{}') as CommandError;
  const own = Object.hasOwn(failureMeanings, error.code) ? failureMeanings[error.code as keyof typeof failureMeanings] : null;
  return {
    told: {
      ok: false,
      ...stateOf(command),
      outcome: error.outcome,
      retryable: error.retryable,
      ...(own && { code: error.code, meaning: own.meaning }),
      whatToDo: WHAT_TO_DO[error.outcome],
    },
    data: { error, ...(command.result !== null && { result: JSON.parse(command.result) }) },
    outcome: 'failed',
  };
}

type Result = Readonly<Record<string, unknown>>;

const resultOf = ({ result }: CommandSnapshot): Result => (result === null ? {} : (JSON.parse(result) as Result));

/** The number of rows, and whether there are more. */
function countsOf({ rows, nextCursor }: Result) {
  if (!Array.isArray(rows)) return {};
  const hasMore = nextCursor !== undefined && nextCursor !== null;
  return { rows: rows.length, hasMore, ...(hasMore && { more: 'Send nextCursor of the result as cursor in payload.' }) };
}

/** Types that files of commands have. Others are bytes. */
const MIME_TYPES: ReadonlyMap<string, string> = new Map([
  ['application/pdf', 'pdf'],
  ['text/html', 'html'],
  ['text/csv', 'csv'],
]);

export const artifactUri = (commandId: string): string => `ledgerline://commands/${commandId}/artifact`;

/** The link has a name of ours, because the name that the connector gave the file is data. */
export function linkOf(command: CommandSnapshot): FileLink | null {
  const artifact = artifactOf(command);
  if (artifact === null || !isTerminal(command.status)) return null;
  const type = artifact.contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  const extension = MIME_TYPES.get(type);
  const { commandId } = command;
  return {
    uri: artifactUri(commandId),
    name: `${command.type}.${extension ?? 'bin'}`,
    mimeType: extension === undefined ? 'application/octet-stream' : type,
    size: artifact.size,
  };
}
