/** Every safety rule, broken one at a time. A simulation that does not notice would prove nothing. */

import { type Cloud, type Journal, type LeaseRules, leaseRules } from '@ledgerline/connector';
import type { DriverFaults } from './account-book.ts';
import type { CloudFaults } from './queue.ts';

export interface Mutant {
  readonly name: string;
  /** The rule that it breaks. */
  readonly rule: string;
  readonly rules?: LeaseRules;
  readonly journal?: (journal: Journal) => Journal;
  readonly cloud?: (cloud: Cloud) => Cloud;
  readonly queue?: CloudFaults;
  readonly driver?: DriverFaults;
  /** Shows only when leases run out in silence, so only such seeds are worth telling. */
  readonly needsMuffling?: boolean;
  /** Shows only when results are late, so only such seeds are worth telling. */
  readonly needsWithholding?: boolean;
  /** Shows only when nothing but responses with commands is lost, so only such seeds are worth running. */
  readonly needsCuts?: boolean;
  /** Shows only when a write to the disk takes as long as a command, so all of them do. */
  readonly needsSlowDisk?: boolean;
}

/** Nothing is broken. */
export const soundMutant: Mutant = { name: 'none', rule: 'Every rule holds.' };

/** A journal that loses some of its entries, and accepts a lost command again. */
function forgetting(journal: Journal, isForgotten: (commandId: string) => boolean): Journal {
  return {
    ...bound(journal),
    entry: (commandId) => (isForgotten(commandId) ? null : journal.entry(commandId)),
    start: (command, ...written) => {
      if (!isForgotten(command.commandId)) journal.start(command, ...written);
    },
  };
}

function bound(journal: Journal): Journal {
  return {
    hold: (...written) => journal.hold(...written),
    held: () => journal.held(),
    entry: (commandId) => journal.entry(commandId),
    start: (...written) => journal.start(...written),
    withdraw: (...written) => journal.withdraw(...written),
    finish: (...written) => journal.finish(...written),
    unfinished: () => journal.unfinished(),
    pending: (limit) => journal.pending(limit),
    artifact: (commandId) => journal.artifact(commandId),
    replace: (...written) => journal.replace(...written),
    acknowledge: (...written) => journal.acknowledge(...written),
    reopen: (...written) => journal.reopen(...written),
    prune: (...written) => journal.prune(...written),
    settled: () => journal.settled(),
  };
}

const boundCloud = (cloud: Cloud): Cloud => ({
  next: (...asked) => cloud.next(...asked),
  heartbeat: (...said) => cloud.heartbeat(...said),
  reportCompanies: (...said) => cloud.reportCompanies(...said),
  sendResult: (...sent) => cloud.sendResult(...sent),
  sendResults: (...sent) => cloud.sendResults(...sent),
  sendArtifact: (...sent) => cloud.sendArtifact(...sent),
  sendChanges: (...sent) => cloud.sendChanges(...sent),
});

const connectorMutants: readonly Mutant[] = [
  {
    name: 'lease-from-answer',
    rule: 'A lease is counted from before the connector asked.',
    rules: {
      ...leaseRules,
      leaseFrom: (roundTrip, leased) => leaseRules.leaseFrom({ ...roundTrip, sentAtMs: roundTrip.answeredAtMs }, leased),
    },
  },
  {
    name: 'no-start-margin',
    needsMuffling: true,
    rule: 'Nothing is started that has less than 5 s left.',
    rules: { ...leaseRules, startableUntilMs: ({ untilMs }) => untilMs },
  },
  {
    name: 'no-lease-check',
    rule: 'Nothing is started whose lease has run out.',
    rules: { ...leaseRules, startableUntilMs: () => Number.POSITIVE_INFINITY },
  },
  {
    name: 'renew-what-ran-out',
    rule: 'A lease that had run out when the heartbeat response came is not renewed.',
    rules: {
      ...leaseRules,
      renewed: (lease, roundTrip) => ({ ...lease, untilMs: Math.max(lease.untilMs, roundTrip.sentAtMs + lease.durationMs) }),
    },
  },
  {
    name: 'resume-what-ran-out',
    rule: 'After a start only leases are carried on that still run, as far as can be known.',
    rules: { ...leaseRules, resumed: (kept, nowMs) => leaseRules.resumed(kept, nowMs, kept.keptAt) },
  },
  {
    name: 'no-run-cap',
    rule: 'A command that runs for 15 minutes is given up.',
    rules: { ...leaseRules, runCapMs: 10 ** 12 },
  },
  {
    name: 'no-journal-before-execute',
    rule: 'A write is in the journal before the book is touched.',
    journal: (journal) => ({ ...bound(journal), start: () => undefined }),
  },
  {
    name: 'no-wait-for-the-disk',
    needsSlowDisk: true,
    rule: 'Nothing is executed on a book without records, and none of its results sent, before the journal has it on disk.',
    journal: (journal) => ({ ...bound(journal), settled: async () => undefined }),
  },
  {
    name: 'run-again',
    rule: 'What was started and not finished is looked up, and never run again.',
    journal: (journal) => forgetting(journal, (commandId) => journal.entry(commandId)?.state === 'started'),
  },
  {
    name: 'claim-a-record',
    rule: 'Only a book that keeps a record in its own transaction is handed a command a second time.',
    queue: { beforeLease: 'UPDATE connector SET exactly_once = 1' },
  },
  {
    name: 'forget-refusals',
    rule: 'Refusals are remembered like any other result.',
    journal: (journal) =>
      forgetting(journal, (commandId) => {
        const entry = journal.entry(commandId);
        return entry?.state === 'finished' && entry.report.error?.outcome === 'not_applied';
      }),
  },
  {
    name: 'forget-what-was-sent',
    rule: 'Results are kept until the cloud has acknowledged them.',
    journal: (journal) => forgetting(journal, (commandId) => journal.entry(commandId)?.state === 'finished'),
  },
  {
    name: 'forget-what-was-acknowledged',
    rule: 'Acknowledged results are kept for 30 days.',
    journal: (journal) =>
      forgetting(journal, (commandId) => {
        const entry = journal.entry(commandId);
        return entry?.state === 'finished' && entry.isAcknowledged;
      }),
  },
];

const lostResponseMutants: readonly Mutant[] = [
  {
    name: 'leave-what-was-lost',
    needsCuts: true,
    rule: 'What was leased and never arrived is sent again at once.',
    queue: { hearsHolding: () => undefined },
  },
  {
    name: 'send-again-to-another-install',
    rule: 'Only the install that was handed a command is sent it again.',
    queue: {
      beforeSendingAgain: `UPDATE command SET installs = installs || ' ' || :install
        WHERE status = 'running' AND lease_until > :now AND installs NOT LIKE '%' || :install`,
    },
  },
  {
    name: 'send-again-what-is-held',
    rule: 'What a connector names is not sent again.',
    queue: { hearsHolding: () => [] },
  },
  {
    name: 'send-again-for-a-full-lease',
    rule: 'What is sent again has only what is left of its lease.',
    queue: { sendsAgainForAFullLease: true },
  },
  {
    name: 'forget-an-earlier-run',
    rule: 'A command whose lease is older than this run of the connector may be in the record of the book.',
    rules: { ...leaseRules, mayPrecedeStart: () => false },
  },
  {
    name: 'name-while-another-question-is-open',
    rule: 'A connector reports what it holds only while no response to it can be on its way.',
    cloud: (cloud) => ({ ...boundCloud(cloud), next: (asked, signal) => cloud.next({ holding: [], ...asked }, signal) }),
  },
];

const prefetchMutants: readonly Mutant[] = [
  {
    name: 'fetch-ahead-of-what-was-lost',
    rule: 'More of a book is leased only behind leases that have all arrived.',
    queue: { handsOutAheadOfLost: true },
  },
  {
    name: 'fetch-ahead-of-what-was-let-go',
    rule: 'A connector that has let a command go fetches nothing of its book ahead.',
    cloud: (cloud) => ({
      ...boundCloud(cloud),
      next: (asked, signal) => cloud.next({ ...asked, ...(asked.holding && { ahead: asked.holding }) }, signal),
    }),
  },
];

const aheadMutants: readonly Mutant[] = [
  {
    name: 'start-late-in-the-book',
    rule: 'What a driver was given ahead starts only while its lease has time left.',
    driver: { startsLate: true },
  },
  {
    name: 'run-behind-what-broke',
    rule: 'Behind a command that broke the driver nothing starts that was given ahead.',
    driver: { runsBehindBroken: true },
  },
];

const cloudMutants: readonly Mutant[] = [
  {
    name: 'requeue-writes',
    rule: 'A write whose lease ran out goes only to an install that can know its result.',
    queue: {
      beforeLease: `UPDATE command SET status = 'queued', lease_until = NULL WHERE status = 'running' AND lease_until <= :now`,
    },
  },
  {
    name: 'ignore-leases-of-others',
    rule: 'Nothing of a book is leased while another install may be at work in it.',
    queue: {
      beforeLease: `UPDATE command SET lease_until = :now WHERE status = 'running' AND lease_until > :now AND installs NOT LIKE '%' || :install`,
    },
  },
  {
    name: 'hand-out-while-leased',
    rule: 'Nothing of a book is leased while an earlier part of it is still leased.',
    queue: { handsOutWhileLeased: true },
  },
  {
    name: 'several-installs-at-once',
    rule: 'One install is active at a time.',
    queue: { beforeHearing: 'UPDATE connector SET active_install = NULL, active_install_seen_at = NULL' },
  },
  {
    name: 'believe-an-earlier-install',
    needsWithholding: true,
    rule: 'What another install holds by now is not ended by an earlier one that did not carry it out.',
    queue: {
      beforeReport: `UPDATE command SET installs = installs || ' ' || :install
        WHERE command_id = :commandId AND finished_at IS NULL AND ' ' || installs || ' ' LIKE '% ' || :install || ' %'`,
    },
  },
  {
    name: 'change-what-is-finished',
    rule: 'done and failed never change again.',
    queue: {
      beforeReport: `UPDATE command SET status = 'running', finished_at = NULL, lease_until = 0 WHERE finished_at IS NOT NULL AND installs <> ''`,
    },
  },
];

export const mutants: readonly Mutant[] = [
  ...connectorMutants,
  ...aheadMutants,
  ...cloudMutants,
  ...lostResponseMutants,
  ...prefetchMutants,
];
