/**
 * What a verb is given, and what it answers, on the way between the threads. Commands are accepted all the time, so theirs travel
 * light: one text there, because a text is copied at once and an object member by member, and only what the writer added back.
 * Everything else travels as it is.
 */

import { freshCommand } from '../sql/command.ts';
import type { VerbName } from '../sql/verbs.ts';
import type { AcceptOutcome, NewCommand } from '../store/store.ts';

/** Stands between members, none of which holds one but the last: ids and types are words. */
const BREAK = '\n';

/** The number of a document may be any text, so it travels as JSON. */
export function packGiven(name: VerbName, given: unknown): unknown {
  if (name !== 'accept') return given;
  const { tenantId, commandId, connectorId, companyId, type, module, mode, payload, warnings, docNo, sentBy } =
    given as NewCommand;
  const head = `${tenantId}\n${commandId}\n${connectorId}\n${companyId}\n${type}\n${module}\n${mode}\n${sentBy ?? ''}\n`;
  return `${head}${docNo === null ? 'null' : JSON.stringify(docNo)}\n${warnings ?? ''}\n${payload}`;
}

export function unpackGiven(name: VerbName, packed: unknown): unknown {
  return name === 'accept' ? commandOf(packed as string) : packed;
}

/** The command that was packed. */
function commandOf(packed: string): NewCommand {
  let start = 0;
  const next = (): string => {
    const end = packed.indexOf(BREAK, start);
    const member = packed.slice(start, end);
    start = end + BREAK.length;
    return member;
  };
  return {
    tenantId: next(),
    commandId: next(),
    connectorId: next(),
    companyId: next(),
    type: next(),
    module: next() as NewCommand['module'],
    mode: next() as NewCommand['mode'],
    sentBy: next() || null,
    docNo: JSON.parse(next()),
    warnings: next() || null,
    payload: packed.slice(start),
  };
}

export type PackedAnswer = readonly [
  seq: number,
  createdAt: number,
  connectorLastSeenAt: number | null,
  queuePosition: number | null,
];

export function packAnswer(name: VerbName, answer: unknown): unknown {
  if (name !== 'accept') return answer;
  const { kind, command } = answer as AcceptOutcome;
  if (kind === 'known') return answer;
  const { seq, createdAt, connectorLastSeenAt, queuePosition } = command;
  return [seq, createdAt, connectorLastSeenAt, queuePosition] satisfies PackedAnswer;
}

export function unpackAnswer(name: VerbName, packed: unknown, given: unknown): unknown {
  if (name !== 'accept' || !Array.isArray(packed)) return packed;
  const [seq, createdAt, connectorLastSeenAt, queuePosition] = packed as unknown as PackedAnswer;
  const command = { ...freshCommand(given as NewCommand, seq, createdAt), connectorLastSeenAt, queuePosition };
  return { kind: 'queued', command } satisfies AcceptOutcome;
}
