/**
 * Why a connector or an account book cannot run commands now: one declaration of reasons, each with its sentence and what to do. The
 * connector reports what it knows; the cloud derives the rest.
 */

import type { Static } from 'typebox';
import { Type } from '../schema/schema-type.ts';
import { enumOf, nullable } from '../schema/shape.ts';

interface Reason {
  readonly message: string;
  /** What the owner can do. */
  readonly action: string;
}

/** All reasons, with their sentences. A code is added only here, and is never renamed once published. */
export const presenceReasons = {
  never_connected: {
    message: 'The connector has never connected.',
    action: 'Install it on the machine that has the account book, and connect the machine.',
  },
  machine_off: {
    message: 'The machine of the connector is off, asleep or not connected to the internet.',
    action: 'Switch the machine on, wake it, and check its network. Commands wait up to 7 days and then run in order.',
  },
  service_stopped: {
    message: 'The connector was stopped on its machine.',
    action: 'Start the connector there. Commands wait up to 7 days and then run in order.',
  },
  other_installation: {
    message: 'Two machines use the key of this connector. The first stays active, and requests from the other are rejected.',
    action: 'Move the connector in the portal if the other machine is the right one. Otherwise stop the connector there.',
  },
  paused: {
    message: 'The connector is paused on its machine, by a person or by its quiet hours.',
    action: 'Resume it on the page of the connector on that machine, or wait until the quiet hours end.',
  },
  build_too_old: {
    message: 'The build of the connector is too old to verify updates, so update commands are rejected.',
    action: 'Install the newest build over it. Its settings are kept.',
  },
  setup_needed: {
    message: 'The newest build of the connector needs another version of Node, so the connector cannot install it itself.',
    action:
      'Run the setup program on the same machine, with /S to run it without a window. Its settings are kept, and commands run until then.',
  },
  book_locked: {
    message: 'A person or another program has locked the account book.',
    action: 'Close the account book in the accounting package, then send the command again.',
  },
  needs_password: {
    message: 'The account book needs a password that the connector does not have.',
    action: 'Enter the password on the page of the connector on its machine.',
  },
  dialog_open: {
    message: 'A window of the accounting package is open and waits for a person, so the command that runs waits too.',
    action: 'Answer the window on the machine of the connector. The command then continues by itself.',
  },
  driver_failing: {
    message: 'The driver cannot open the account book.',
    action: 'Read the message of the book, and test the book on the page of the connector on its machine.',
  },
} as const satisfies Record<string, Reason>;

export type PresenceCode = keyof typeof presenceReasons;

export const presenceCodes = Object.keys(presenceReasons) as readonly PresenceCode[];

export const PresenceReason = Type.Object(
  {
    code: enumOf(presenceCodes, 'The reason.'),
    message: Type.String({ description: 'The reason as a sentence.' }),
    action: Type.String({ description: 'What to do about it.' }),
  },
  { description: 'Why commands cannot run now, and what to do about it.' },
);
export type PresenceReason = Static<typeof PresenceReason>;

export const nullableReason = (description: string) => nullable(PresenceReason, description);

export const presenceReason = (code: PresenceCode): PresenceReason => ({ code, ...presenceReasons[code] });

/** States that a connector reports in a heartbeat. `stopped` is the last one that it sends. */
export const reportedStates = ['running', 'paused', 'stopped'] as const;

export const ReportedState = enumOf(
  reportedStates,
  'Whether the connector takes commands (running, the default), is paused, or is about to end (stopped, its last heartbeat).',
);
export type ReportedState = Static<typeof ReportedState>;

/** The states of a book in which it cannot run commands. */
const bookReasons: ReadonlyMap<string, PresenceCode> = new Map([
  ['locked', 'book_locked'],
  ['needs-password', 'needs_password'],
  ['dialog-open', 'dialog_open'],
  ['unavailable', 'driver_failing'],
] satisfies readonly (readonly [string, PresenceCode])[]);

/** Why a book in this state cannot run commands; null if it can, or if the state is unknown. */
export const reasonOfBook = (state: string | null): PresenceCode | null => bookReasons.get(state ?? '') ?? null;
