/**
 * Who must be alone with what. Verbs decide on what they have read, so two that could contradict each other take turns, on
 * on any nodes: under a lock that is named here and let go when the transaction ends.
 */

import { hash } from 'node:crypto';

export const lockNames = {
  /** Commands of one connector are numbered and become visible one batch after the other, so order of numbers is order of acceptance. */
  accepting: (connectorId: string): string => `accepting ${connectorId}`,
  /** Exclusive for changes of an accepted command or of the active install of a connector. */
  connector: (connectorId: string): string => `connector ${connectorId}`,
  /** Exclusive for changes to a tenant that count or compare first. */
  tenant: (tenantId: string): string => `tenant ${tenantId}`,
  /** Exclusive for changes to how a person logs in. */
  person: (personId: string): string => `person ${personId}`,
  /** Nodes add to the same counts, in any order. */
  sharing: 'sharing limits',
  /** A mail is leased to one node. */
  mails: 'mails',
};

/** Names become numbers, which is what PostgreSQL locks; two names of one number would only wait for each other. */
export const lockKey = (name: string): bigint => hash('sha256', name, 'buffer').readBigInt64BE(0);

/** As the statements take them: always in the order of the keys, so that locks cannot deadlock. */
export const lockKeys = (names: readonly string[]): readonly string[] =>
  [...new Set(names.map(lockKey))].sort((a, b) => (a < b ? -1 : 1)).map(String);

/** Part of a statement: takes the locks whose keys are its first parameter. What is joined with it waits for all of them. */
export const LOCKED = 'locked AS MATERIALIZED (SELECT count(pg_advisory_xact_lock(key)) FROM unnest($1::BIGINT[]) AS key)';

export const DATABASE_TIME = '(extract(epoch FROM clock_timestamp()) * 1000)::BIGINT';
