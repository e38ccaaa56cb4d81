/**
 * A command that is accepted, on its way between the threads. Commands are accepted all the time, so theirs travel light: one text
 * there, because a text is copied at once and an object member by member, and only what the writer added back.
 */

import { freshCommand } from '../sql/queue/command.ts';
import type { AcceptOutcome, NewCommand } from '../store/store.ts';

/** Separates fields. Only the last field can contain it, because ids and types are words. */
const BREAK = '\n';

/** The number of a document may be any text, so it travels as JSON. */
export function packCommand(command: NewCommand): string {
  const { tenantId, commandId, connectorId, companyId, type, module, mode, payload, warnings, docNo, sentBy, trace } = command;
  const head = `${tenantId}\n${commandId}\n${connectorId}\n${companyId}\n${type}\n${module}\n${mode}\n${sentBy ?? ''}\n${trace ?? ''}\n`;
  return `${head}${rareOf(command)}\n${docNo === null ? 'null' : JSON.stringify(docNo)}\n${warnings ?? ''}\n${payload}`;
}

export function unpackCommand(packed: string): NewCommand {
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
    trace: next() || null,
    ...rareIn(next()),
    docNo: JSON.parse(next()),
    warnings: next() || null,
    payload: packed.slice(start),
  };
}

type Rare = Pick<NewCommand, 'keptMs' | 'externalId' | 'claim'>;

/** What few commands have travels as JSON, which has no line breaks; nothing for all others. */
function rareOf({ keptMs, externalId, claim }: NewCommand): string {
  return keptMs === undefined && externalId === undefined ? '' : JSON.stringify({ keptMs, externalId, claim });
}

const NONE: Rare = {};

const rareIn = (packed: string): Rare => (packed === '' ? NONE : (JSON.parse(packed) as Rare));

/** What the writer adds to a new command. */
export type PackedResult = readonly [
  seq: number,
  createdAt: number,
  connectorLastSeenAt: number | null,
  queuePosition: number | null,
];

/** Packs a result; a known command is returned whole. */
export function packResult(result: AcceptOutcome): PackedResult | AcceptOutcome {
  if (result.kind !== 'queued') return result;
  const { seq, createdAt, connectorLastSeenAt, queuePosition } = result.command;
  return [seq, createdAt, connectorLastSeenAt, queuePosition];
}

export function unpackResult(packed: PackedResult | AcceptOutcome, given: NewCommand): AcceptOutcome {
  if ('kind' in packed) return packed;
  const [seq, createdAt, connectorLastSeenAt, queuePosition] = packed;
  return { kind: 'queued', command: { ...freshCommand(given, seq, createdAt), connectorLastSeenAt, queuePosition } };
}

/** The number of a new command; 0 for one that was known before. */
export const seqIn = (packed: PackedResult | AcceptOutcome): number => ('kind' in packed ? 0 : packed[0]);
