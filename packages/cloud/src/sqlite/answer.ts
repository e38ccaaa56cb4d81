/**
 * What an answer looks like on its way between the threads. An accepted command is most of what was sent, so only what the writer
 * added comes back; every other answer travels as it is.
 */

import { freshCommand } from '../sql/command.ts';
import type { VerbName } from '../sql/verbs.ts';
import type { AcceptOutcome, NewCommand } from '../store.ts';

type Packed = readonly [seq: number, createdAt: number, connectorLastSeenAt: number | null, queuePosition: number | null];

export function packAnswer(name: VerbName, answer: unknown): unknown {
  if (name !== 'accept') return answer;
  const { kind, command } = answer as AcceptOutcome;
  if (kind === 'known') return answer;
  const { seq, createdAt, connectorLastSeenAt, queuePosition } = command;
  return [seq, createdAt, connectorLastSeenAt, queuePosition] satisfies Packed;
}

export function unpackAnswer(name: VerbName, packed: unknown, given: unknown): unknown {
  if (name !== 'accept' || !Array.isArray(packed)) return packed;
  const [seq, createdAt, connectorLastSeenAt, queuePosition] = packed as unknown as Packed;
  const command = { ...freshCommand(given as NewCommand, seq, createdAt), connectorLastSeenAt, queuePosition };
  return { kind: 'queued', command } satisfies AcceptOutcome;
}
