/** The life of a command: four statuses, the steps between them, and what a failure left behind in the book. */

export const commandStatuses = ['queued', 'running', 'done', 'failed'] as const;
type Status = (typeof commandStatuses)[number];

/** Every step there is. A running read goes back to queued when its lease runs out; a running write never does. */
export const commandTransitions: Readonly<Record<Status, readonly Status[]>> = {
  queued: ['running', 'failed'],
  running: ['done', 'failed', 'queued'],
  done: [],
  failed: [],
};

export const canBecome = (from: Status, to: Status): boolean => commandTransitions[from].includes(to);

export const isTerminal = (status: Status): boolean => commandTransitions[status].length === 0;

export const outcomes = ['not_applied', 'applied', 'unknown'] as const;
