/**
 * Who must be alone with what. Verbs decide on what they have read, so two that could contradict each other take turns, on
 * whichever nodes they run: under a lock that is named here and let go when the transaction ends.
 */

import { hash } from 'node:crypto';

export const lockNames = {
  /** Commands of one connector are numbered and become visible one batch after the other, so order of numbers is order of acceptance. */
  accepting: (connectorId: string): string => `accepting ${connectorId}`,
  /** Whoever changes an accepted command, or which install is active, is alone with the connector. */
  connector: (connectorId: string): string => `connector ${connectorId}`,
  /** Whoever counts or compares before changing what a tenant has is alone with the tenant. */
  tenant: (tenantId: string): string => `tenant ${tenantId}`,
  /** Nodes add to the same counts, in whichever order. */
  sharing: 'sharing limits',
};

/** Names become numbers, which is what PostgreSQL locks; two names of one number would only wait for each other. */
export const lockKey = (name: string): bigint => hash('sha256', name, 'buffer').readBigInt64BE(0);

/** As the statements take them: in the order of the keys, whoever takes them, so that nobody waits in a circle. */
export const lockKeys = (names: readonly string[]): readonly string[] =>
  [...new Set(names.map(lockKey))].sort((a, b) => (a < b ? -1 : 1)).map(String);

/** Part of a statement: takes the locks whose keys are its first parameter. What is joined with it waits for all of them. */
export const LOCKED = 'locked AS MATERIALIZED (SELECT count(pg_advisory_xact_lock(key)) FROM unnest($1::BIGINT[]) AS key)';

export const DATABASE_TIME = '(extract(epoch FROM clock_timestamp()) * 1000)::BIGINT';
