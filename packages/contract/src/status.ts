/** The statuses and outcomes of a command, as schemas. */

import type { Static } from 'typebox';
import { commandStatuses, outcomes } from './lifecycle.ts';
import { enumOf } from './shape.ts';

export const CommandStatus = enumOf(
  commandStatuses,
  'The status of the command. Poll until it is done or failed; both are final.',
);
export type CommandStatus = Static<typeof CommandStatus>;

export const Outcome = enumOf(
  outcomes,
  'Whether a failed command changed the book. not_applied: nothing was changed. applied: it was saved, see result. unknown: it may have been saved, so check the book before you send it again.',
);
export type Outcome = Static<typeof Outcome>;
