/** What the payment service reported about tenants, in SQL. Readings are stored in order, and applied. */

import type { SubscriptionStatus } from '@ledgerline/contract';
import type { BilledSubscription, Store, StoredBilling } from '../../store/store.ts';
import { audit } from '../event/audit.ts';
import { ofTenant } from '../verb/lock.ts';
import { all, one, run, type Steps } from '../verb/statement.ts';
import { told } from '../verb/store-event.ts';
import { verb } from '../verb/verb.ts';
import { changeSubscription } from './tenant.ts';

const COLUMNS = `tenant_id AS "tenantId", customer_id AS "customerId", checkout_id AS "checkoutId", subscription_id AS "subscriptionId", state,
  plan, "interval", current_period_end AS "currentPeriodEnd", is_ending AS "isEnding", past_due_since AS "pastDueSince",
  stored_seq AS "storedSeq", read_at AS "readAt"`;

interface BillingRow extends Pick<StoredBilling, 'tenantId' | 'customerId' | 'checkoutId' | 'pastDueSince' | 'readAt'> {
  readonly subscriptionId: string | null;
  readonly state: BilledSubscription['state'] | null;
  readonly plan: string | null;
  readonly interval: BilledSubscription['interval'];
  readonly currentPeriodEnd: number | null;
  readonly isEnding: number;
  readonly storedSeq: number;
}

function billingOf(row: BillingRow): StoredBilling {
  const { tenantId, customerId, checkoutId, pastDueSince, readAt, subscriptionId, state, plan, interval, currentPeriodEnd } = row;
  const subscription =
    subscriptionId === null || state === null
      ? null
      : { subscriptionId, state, plan, interval, currentPeriodEnd, isEnding: row.isEnding === 1 };
  return { tenantId, customerId, checkoutId, pastDueSince, readAt, subscription };
}

const find = (tenantId: string): Steps<BillingRow | null> =>
  one<BillingRow>(`SELECT ${COLUMNS} FROM billing WHERE tenant_id = :tenantId`, { tenantId });

const billing = verb<Store['billing']>({
  sqlite: 'here',
  postgres: { read: 'batched' },
  *run({ tenantId }) {
    const row = yield* find(tenantId);
    return row && billingOf(row);
  },
});

const billingOfCustomer = verb<Store['billingOfCustomer']>({
  sqlite: 'here',
  postgres: { read: 'batched' },
  *run({ customerId }) {
    const row = yield* one<BillingRow>(`SELECT ${COLUMNS} FROM billing WHERE customer_id = :customerId`, { customerId });
    return row && billingOf(row);
  },
});

const addCustomer = verb<Store['addCustomer']>({
  sqlite: 'write',
  postgres: { write: ofTenant },
  *run({ tenantId, customerId, audit: entry }, now) {
    const added = yield* one(
      `INSERT INTO billing (tenant_id, customer_id, is_ending, begun_seq, stored_seq) VALUES (:tenantId, :customerId, 0, 0, 0)
       ON CONFLICT (tenant_id) DO NOTHING RETURNING tenant_id`,
      { tenantId, customerId },
    );
    if (added) yield* audit.run(entry, now);
    const row = yield* find(tenantId);
    if (!row) throw new Error('A customer that was just written must be there.');
    return billingOf(row);
  },
});

const noteCheckout = verb<Store['noteCheckout']>({
  sqlite: 'write',
  postgres: { write: 'transaction' },
  *run({ tenantId, checkoutId, audit: entry }, now) {
    yield* run('UPDATE billing SET checkout_id = :checkoutId WHERE tenant_id = :tenantId', { checkoutId, tenantId });
    yield* audit.run(entry, now);
  },
});

const isBillingEventKnown = verb<Store['isBillingEventKnown']>({
  sqlite: 'here',
  postgres: { read: 'batched' },
  *run({ eventId }) {
    return (yield* one('SELECT at FROM billing_event WHERE event_id = :eventId', { eventId })) !== null;
  },
});

const beginBillingRead = verb<Store['beginBillingRead']>({
  sqlite: 'write',
  postgres: { write: 'statement' },
  *run({ tenantId }) {
    const begun = yield* one<{ seq: number }>(
      'UPDATE billing SET begun_seq = begun_seq + 1 WHERE tenant_id = :tenantId RETURNING begun_seq AS seq',
      { tenantId },
    );
    return begun?.seq ?? null;
  },
});

type State = BilledSubscription['state'];

/** Which state of a tenant follows; null where nothing does: a page for paying that was left changes no trial. */
const STATUS: Readonly<Record<State, SubscriptionStatus | null>> = {
  incomplete: null,
  active: 'active',
  past_due: 'past_due',
  lapsed: 'past_due',
  ended: 'inactive',
};

/** A subscription ends for the tenant only if it counted before. */
function statusAfter(before: State | null, after: State): SubscriptionStatus | null {
  const counted = before !== null && before !== 'incomplete';
  return after === 'ended' && !counted ? null : (STATUS[after] ?? null);
}

const isLate = (state: State | null): boolean => state === 'past_due' || state === 'lapsed';

const isSame = (row: BillingRow, found: BilledSubscription): boolean => {
  const { subscription } = billingOf(row);
  return (
    subscription !== null &&
    Object.entries(found).every(([name, value]) => subscription[name as keyof BilledSubscription] === value)
  );
};

const storeBillingRead = verb<Store['storeBillingRead']>({
  sqlite: 'key-write',
  postgres: { write: ofTenant },
  events: (isStored, given) => (isStored ? told(given) : []),
  *run({ tenantId, seq, eventId, subscription, graceMs, audit: entry }, now) {
    if (eventId !== null) {
      yield* run('INSERT INTO billing_event (event_id, at) VALUES (:eventId, :now) ON CONFLICT (event_id) DO NOTHING', {
        eventId,
        now,
      });
    }
    const row = yield* find(tenantId);
    if (!row || seq <= row.storedSeq) return false;
    yield* run('UPDATE billing SET stored_seq = :seq, read_at = :now WHERE tenant_id = :tenantId', { seq, now, tenantId });
    if (subscription === null || isSame(row, subscription)) return false;
    const { subscriptionId, state, plan, interval, currentPeriodEnd, isEnding } = subscription;
    const pastDueSince = isLate(state) ? (row.pastDueSince ?? now) : null;
    yield* run(
      `UPDATE billing SET subscription_id = :subscriptionId, state = :state, plan = :plan, "interval" = :interval,
         current_period_end = :currentPeriodEnd, is_ending = :isEnding, past_due_since = :pastDueSince WHERE tenant_id = :tenantId`,
      { subscriptionId, state, plan, interval, currentPeriodEnd, isEnding: isEnding ? 1 : 0, pastDueSince, tenantId },
    );
    const status = statusAfter(row.state, state);
    if (status === null) return false;
    const graceEndsAt = pastDueSince === null ? null : pastDueSince + graceMs;
    yield* changeSubscription({ tenantId, status, plan, currentPeriodEnd, graceEndsAt, audit: entry }, now);
    return true;
  },
});

/** The status as isActive decides it in account/subscription.ts. */
const COUNTED_STATUS = `CASE WHEN subscription_status = 'past_due' AND grace_ends_at <= :now THEN 'inactive'
  WHEN subscription_status = 'trialing' AND trial_ends_at <= :now THEN 'inactive' ELSE subscription_status END`;

const subscriptionStatistics = verb<Store['subscriptionStatistics']>({
  sqlite: 'thread',
  postgres: { read: 'alone' },
  *run(_, now) {
    const rows = yield* all<{ plan: string; status: SubscriptionStatus; count: number; graceEnded: number }>(
      `SELECT plan, status, count(*) AS count, sum(grace_ended) AS "graceEnded" FROM (
         SELECT CASE WHEN subscription_status = 'trialing' THEN 'trial' ELSE plan END AS plan, ${COUNTED_STATUS} AS status,
                CASE WHEN subscription_status = 'past_due' AND grace_ends_at <= :now THEN 1 ELSE 0 END AS grace_ended
           FROM tenant) AS counted
        GROUP BY plan, status ORDER BY plan, status`,
      { now },
    );
    return {
      subscriptions: rows.map(({ plan, status, count }) => ({ plan, status, count })),
      graceEnded: rows.reduce((sum, { graceEnded }) => sum + graceEnded, 0),
    };
  },
});

const forgetBillingEvents = verb<Store['forgetBillingEvents']>({
  sqlite: 'thread',
  postgres: { read: 'alone', write: 'transaction' },
  *run({ before, limit }) {
    const old = yield* all<{ eventId: string }>(
      'SELECT event_id AS "eventId" FROM billing_event WHERE at < :before ORDER BY at LIMIT :limit',
      { before, limit },
    );
    for (const { eventId } of old) yield* run('DELETE FROM billing_event WHERE event_id = :eventId', { eventId });
    return old.length;
  },
});

export const billingVerbs = {
  billing,
  billingOfCustomer,
  addCustomer,
  noteCheckout,
  isBillingEventKnown,
  beginBillingRead,
  storeBillingRead,
  subscriptionStatistics,
  forgetBillingEvents,
};
