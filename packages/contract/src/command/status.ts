/** The life of a command: four statuses, the steps between them, and what a failure left behind in the book. */

import type { Static } from 'typebox';
import { enumOf } from '../schema/shape.ts';

export const commandStatuses = ['queued', 'running', 'done', 'failed'] as const;

export const CommandStatus = enumOf(
  commandStatuses,
  'The status of the command. Poll until it is done or failed; both are final.',
);
export type CommandStatus = Static<typeof CommandStatus>;

/** Every step there is. A running read goes back to queued when its lease runs out; a running write never does. */
export const commandTransitions: Readonly<Record<CommandStatus, readonly CommandStatus[]>> = {
  queued: ['running', 'failed'],
  running: ['done', 'failed', 'queued'],
  done: [],
  failed: [],
};

export const canBecome = (from: CommandStatus, to: CommandStatus): boolean => commandTransitions[from].includes(to);

export const isTerminal = (status: CommandStatus): boolean => commandTransitions[status].length === 0;

export const outcomes = ['not_applied', 'applied', 'unknown'] as const;

export const Outcome = enumOf(
  outcomes,
  'Whether a failed command changed the book. not_applied: nothing was changed. applied: it was saved, see result. unknown: it may have been saved, so check the book before you send it again.',
);
export type Outcome = Static<typeof Outcome>;
