/** Billing: what was read at the payment service, in the order in which it was asked, and what follows for the tenant. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DAY_MS } from '@ledgerline/contract';
import type { BilledSubscription } from '../../src/store/store.ts';
import type { World } from '../world.ts';

const paid: BilledSubscription = {
  subscriptionId: 'sub_1',
  state: 'active',
  plan: 'kedai',
  interval: 'monthly',
  currentPeriodEnd: 5_000,
  isEnding: false,
};
const graceMs = 14 * DAY_MS;

async function customer(world: World) {
  const { store } = world;
  const { tenantId } = await world.signUp();
  const audit = world.audit(tenantId, 'test');
  const billing = await store.addCustomer({ tenantId, customerId: world.name('cus'), audit });
  const begin = async (): Promise<number> => (await store.beginBillingRead({ tenantId })) ?? assert.fail('There is a customer.');
  const read = (seq: number, subscription: BilledSubscription | null, eventId: string | null = null) =>
    store.storeBillingRead({ tenantId, seq, eventId, subscription, graceMs, audit });
  const statusNow = async () => {
    const tenant = await store.tenant({ tenantId });
    return [tenant?.subscriptionStatus, tenant?.plan, tenant?.graceEndsAt];
  };
  return { tenantId, billing, audit, begin, read, statusNow };
}

export function exerciseBilling(opened: () => World): void {
  test('a tenant has one customer, which it is found by', async () => {
    const world = opened();
    const { store } = world;
    const { tenantId, billing, audit } = await customer(world);
    const nothing = { checkoutId: null, subscription: null, pastDueSince: null, readAt: null };
    assert.deepEqual(billing, { tenantId, customerId: billing.customerId, ...nothing });
    assert.deepEqual(await store.addCustomer({ tenantId, customerId: 'cus_second', audit }), billing);
    assert.deepEqual(await store.billingOfCustomer(billing), billing);
    await store.noteCheckout({ tenantId, checkoutId: 'cs_1', audit });
    assert.equal((await store.billing({ tenantId }))?.checkoutId, 'cs_1');
    assert.equal(await store.billing({ tenantId: 'unknown' }), null);
    assert.equal(await store.beginBillingRead({ tenantId: 'unknown' }), null);
  });

  test('a reading that began earlier is left out, and one that finds the same changes nothing', async () => {
    const world = opened();
    const { store } = world;
    const { tenantId, begin, read, statusNow } = await customer(world);
    const [early, late] = [await begin(), await begin()];
    assert.equal(await read(late, paid, world.name('evt')), true);
    assert.deepEqual(await statusNow(), ['active', 'kedai', null]);
    assert.equal(await read(early, { ...paid, state: 'ended' }), false);
    assert.equal(await read(await begin(), paid), false);
    assert.deepEqual(await statusNow(), ['active', 'kedai', null]);
    assert.deepEqual((await store.billing({ tenantId }))?.subscription, paid);
  });

  test('a payment that is late keeps the end of its grace until it is made, and an end without one counts at once', async () => {
    const world = opened();
    const { store } = world;
    const { begin, read, statusNow } = await customer(world);
    await read(await begin(), paid);
    await read(await begin(), { ...paid, state: 'past_due' });
    const graceEndsAt = (await store.now()) + graceMs;
    world.advance(DAY_MS);
    await read(await begin(), { ...paid, state: 'lapsed' });
    assert.deepEqual(await statusNow(), ['past_due', 'kedai', graceEndsAt]);
    await read(await begin(), { ...paid, subscriptionId: 'sub_2' });
    assert.deepEqual(await statusNow(), ['active', 'kedai', null]);
    await read(await begin(), { ...paid, subscriptionId: 'sub_2', state: 'ended' });
    assert.deepEqual(await statusNow(), ['inactive', 'kedai', null]);
  });

  test('subscriptions are counted by plan and by the status that counts now, and so are graces that have ended', async () => {
    const world = opened();
    const { store } = world;
    const countOf = async (plan: string, status: string): Promise<number> => {
      const { subscriptions } = await store.subscriptionStatistics();
      return subscriptions.find((one) => one.plan === plan && one.status === status)?.count ?? 0;
    };
    const before = [await countOf('kedai', 'active'), await countOf('kedai', 'past_due'), await countOf('kedai', 'inactive')];
    const graceEnded = (await store.subscriptionStatistics()).graceEnded;
    const { begin, read } = await customer(world);
    await read(await begin(), paid);
    assert.equal(await countOf('kedai', 'active'), (before[0] ?? 0) + 1);
    await read(await begin(), { ...paid, state: 'past_due' });
    assert.equal(await countOf('kedai', 'past_due'), (before[1] ?? 0) + 1);
    const others = await countOf('kedai', 'inactive');
    const trials = await countOf('trial', 'trialing');
    assert.ok(trials > 0);
    world.advance(graceMs);
    assert.ok((await countOf('kedai', 'inactive')) > others);
    assert.ok((await store.subscriptionStatistics()).graceEnded > graceEnded);
    assert.ok((await countOf('trial', 'inactive')) > 0, 'The trials of before have ended as well.');
  });

  test('what was never paid changes no trial', async () => {
    const world = opened();
    const { begin, read, statusNow } = await customer(world);
    const before = await statusNow();
    for (const subscription of [null, { ...paid, state: 'incomplete' }, { ...paid, state: 'ended' }] as const)
      assert.equal(await read(await begin(), subscription), false);
    assert.deepEqual(await statusNow(), before);
  });

  test('an event is known once its reading is stored, also one that was left out, until it is old', async () => {
    const world = opened();
    const { store } = world;
    const { begin, read } = await customer(world);
    const [eventId, second] = [world.name('evt'), world.name('evt')];
    assert.equal(await store.isBillingEventKnown({ eventId }), false);
    const [early, late] = [await begin(), await begin()];
    await read(late, paid, eventId);
    await read(early, paid, second);
    await read(early, paid, second);
    for (const known of [eventId, second]) assert.equal(await store.isBillingEventKnown({ eventId: known }), true);
    world.advance(1);
    assert.ok((await store.forgetBillingEvents({ before: await store.now(), limit: 100 })) >= 2);
    assert.equal(await store.isBillingEventKnown({ eventId }), false);
  });
}
