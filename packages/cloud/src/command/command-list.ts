/** Reads a body that lists commands: as one JSON object, or with one command per line. A wrong command must not reject the others. */

import { limits, Type } from '@ledgerline/contract';
import { isRefusal, type Refusal } from '../system/problem.ts';
import { bodyCheck } from '../system/request/body-check.ts';
import { parseJson } from '../system/request/json-safety.ts';
import { readCommand, type WantedCommand } from './submission.ts';

/** A command of a list, or why its envelope is rejected. */
export type CheckedCommand = WantedCommand | Refusal;

/** The purpose of a list, which decides its maximum length. */
export type ListPurpose = 'check' | 'batch';

export interface ListForm {
  readonly purpose: ListPurpose;
  /** Each line is a command. */
  readonly isLines: boolean;
}

const listOf = (options: { readonly minItems?: number; readonly maxItems: number }) =>
  bodyCheck(Type.Object({ commands: Type.Array(Type.Unknown(), options) }, { additionalProperties: false }));

const readBody = {
  check: listOf({ maxItems: limits.checkedCommandsMax }),
  batch: listOf({ minItems: 1, maxItems: limits.batchCommandsMax }),
} satisfies Record<ListPurpose, unknown>;

export function readCommands(bytes: Buffer, { purpose, isLines }: ListForm): readonly CheckedCommand[] | Refusal {
  const parsed = isLines ? { value: { commands: [...linesOf(bytes)].map(jsonOfLine) } } : jsonOf(bytes);
  if (isRefusal(parsed)) return parsed;
  const sent = readBody[purpose](parsed.value);
  if (isRefusal(sent)) return sent;
  return sent.commands.map((command) =>
    isRefusal(command) ? command : readCommand(command, Buffer.byteLength(JSON.stringify(command)), null),
  );
}

const jsonOf = (bytes: Buffer) => (bytes.length === 0 ? { value: undefined } : parseJson(bytes));

const LINE_FEED = 0x0a;

/** Empty lines are passed over, and so is the end of the last one. */
function* linesOf(bytes: Buffer): Iterable<Buffer> {
  for (let start = 0; start < bytes.length; ) {
    const found = bytes.indexOf(LINE_FEED, start);
    const end = found === -1 ? bytes.length : found;
    const line = bytes.subarray(start, end);
    if (!isBlank(line)) yield line;
    start = end + 1;
  }
}

const isBlank = (line: Buffer): boolean => line.length < 2 && line.toString().trim() === '';

function jsonOfLine(line: Buffer): unknown {
  const parsed = parseJson(line);
  return isRefusal(parsed) ? parsed : parsed.value;
}
