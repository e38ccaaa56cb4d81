import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { DAY_MS, MINUTE_MS } from '@ledgerline/contract';
import { openPaidServer, type PaidServer, type StripeStandIn } from '../../../testing/stripe-stand-in.ts';
import { openTestServer, type TestServer, type TestTenant } from '../../../testing/test-server.ts';
import { type CloudServer, createServer } from '../server/server.ts';

let server: PaidServer;
let stripe: StripeStandIn;
/** Another node of the same installation. */
let twin: CloudServer;
before(async () => {
  server = await openPaidServer();
  stripe = server.stripe;
  twin = createServer(server.context);
  await twin.app.ready();
});
after(async () => {
  await twin.app.close();
  await server.close();
});
beforeEach(() => {
  stripe.isDown = false;
  stripe.beforeAnswer = async () => {};
  stripe.requests.length = 0;
});

const checkout = ({ cookie }: TestTenant, body: object = { plan: 'kedai', interval: 'monthly' }) =>
  server.call('POST', '/app/billing/checkout', { headers: { cookie }, body });

/** A tenant that has been to the page for paying. */
async function customer(): Promise<{ home: TestTenant; customerId: string }> {
  const home = await server.household();
  assert.equal((await checkout(home)).statusCode, 200);
  const billing = await server.context.store.billing({ tenantId: home.tenantId });
  return { home, customerId: billing?.customerId ?? '' };
}

const tell = (customerId: string, eventId?: string) =>
  server.call('POST', '/billing/stripe', stripe.event(customerId, server.time.now(), eventId));

const subscriptionOf = async ({ cookie }: TestTenant) =>
  (await server.call('GET', '/app/state', { headers: { cookie } })).json().tenant.subscription as Record<string, string>;

test('a tenant chooses a plan, pays at Stripe, and has it as soon as Stripe says so', async () => {
  const home = await server.household();
  const opened = await checkout(home);
  assert.match(opened.json().url, /^https:\/\/checkout\.stripe\.example\/cs_/);
  assert.equal((await subscriptionOf(home)).status, 'trialing', 'A page that is open changes nothing.');
  const { customerId = '' } = (await server.context.store.billing({ tenantId: home.tenantId })) ?? {};
  const [price, periodEnd] = ['price_kedai_m', Math.floor(server.time.now() / 1000) + 2_592_000];
  stripe.put({ id: 'sub_1', customer: customerId, status: 'active', price, periodEnd });
  assert.equal((await tell(customerId)).statusCode, 200);
  const paid = await subscriptionOf(home);
  assert.deepEqual([paid.status, paid.plan], ['active', 'kedai']);
  assert.equal(Date.parse(paid.currentPeriodEnd ?? ''), periodEnd * 1000);
  const [entry] = await server.context.store.audits({ tenantId: home.tenantId, limit: 1 });
  assert.deepEqual([entry?.actor, entry?.action, entry?.subject], ['billing', 'subscription.set', 'active']);
  const again = await checkout(home, { plan: 'syarikat', interval: 'monthly' });
  assert.deepEqual([again.statusCode, again.json().error.code], [409, 'already_subscribed']);
  const portal = await server.call('POST', '/app/billing/portal', { headers: { cookie: home.cookie } });
  assert.equal(portal.json().url, `https://billing.stripe.example/${customerId}`);
  stripe.put({ id: 'sub_1', customer: customerId, status: 'active', price: 'price_syarikat_m', periodEnd });
  await tell(customerId);
  assert.equal((await subscriptionOf(home)).plan, 'syarikat');
});

test('only one page for paying is open at a time, and a plan without a price cannot be chosen', async () => {
  const { home } = await customer();
  const before = stripe.openCheckouts.length;
  assert.equal((await checkout(home, { plan: 'kedai', interval: 'yearly' })).statusCode, 200);
  assert.equal(stripe.openCheckouts.length, before);
  assert.equal(stripe.requests.filter((one) => one === 'POST /v1/customers').length, 1);
  const missing = await checkout(home, { plan: 'firma', interval: 'monthly' });
  assert.deepEqual([missing.statusCode, missing.json().error.details[0].path], [400, '/plan']);
  const portal = await server.call('POST', '/app/billing/portal', { headers: { cookie: (await server.household()).cookie } });
  assert.equal(portal.json().error.code, 'not_subscribed');
});

test('an event without a right and fresh signature is refused, and changes and reads nothing', async () => {
  const { home, customerId } = await customer();
  stripe.put({ id: 'sub_2', customer: customerId, status: 'active', price: 'price_kedai_m' });
  const { body, headers } = stripe.event(customerId, server.time.now());
  stripe.requests.length = 0;
  const old = stripe.event(customerId, server.time.now() - 6 * MINUTE_MS);
  for (const attempt of [
    { body },
    { body, headers: { 'stripe-signature': 't=1,v1=00' } },
    { body: body.replace('active', 'ended!'), headers },
    old,
  ]) {
    const refused = await server.call('POST', '/billing/stripe', attempt);
    assert.deepEqual([refused.statusCode, refused.json().error.code], [400, 'invalid_signature']);
  }
  assert.deepEqual(stripe.requests, []);
  assert.equal((await subscriptionOf(home)).status, 'trialing');
});

test('events that come twice, late or about others change nothing', async () => {
  const { home, customerId } = await customer();
  stripe.put({ id: 'sub_3', customer: customerId, status: 'active', price: 'price_kedai_m' });
  const event = stripe.event(customerId, server.time.now());
  stripe.requests.length = 0;
  for (let count = 0; count < 3; count += 1) assert.equal((await server.call('POST', '/billing/stripe', event)).statusCode, 200);
  assert.equal(stripe.requests.filter((one) => one === 'GET /v1/subscriptions').length, 1);
  const audits = async () =>
    (await server.context.store.audits({ tenantId: home.tenantId, limit: 50 })).filter(({ actor }) => actor === 'billing').length;
  assert.equal(await audits(), 1);
  // An event from before the payment that arrives after it asks Stripe like any other.
  assert.equal((await tell(customerId)).statusCode, 200);
  assert.equal(await audits(), 1);
  assert.equal((await tell('cus_of_another_product')).statusCode, 200);
});

test('an answer that was asked for earlier never undoes a later one, on two nodes either', async () => {
  const { home, customerId } = await customer();
  stripe.put({ id: 'sub_4', customer: customerId, status: 'past_due', price: 'price_kedai_m' });
  let release = (): void => {};
  let isAsked = (): void => {};
  const asked = new Promise<void>((resolve) => {
    isAsked = resolve;
  });
  stripe.beforeAnswer = () => {
    isAsked();
    return new Promise((resolve) => {
      release = resolve;
    });
  };
  const slow = tell(customerId);
  await asked;
  stripe.beforeAnswer = async () => {};
  stripe.put({ id: 'sub_4', customer: customerId, status: 'active', price: 'price_kedai_m' });
  const { body, headers } = stripe.event(customerId, server.time.now());
  const quick = await twin.app.inject({
    method: 'POST',
    url: '/billing/stripe',
    payload: body,
    headers: { ...headers, 'content-type': 'application/json' },
  });
  assert.equal(quick.statusCode, 200);
  release();
  assert.equal((await slow).statusCode, 200);
  assert.equal((await subscriptionOf(home)).status, 'active');
});

test('a late payment leaves a grace; then new commands get 402, nothing is lost, and a payment ends it', async () => {
  const { home, customerId } = await customer();
  const put = (status: string, reason?: string) =>
    stripe.put({ id: 'sub_5', customer: customerId, status, price: 'price_kedai_m', ...(reason !== undefined && { reason }) });
  put('active');
  await tell(customerId);
  const { commandId } = (await server.submit(home)).json().command;
  put('past_due');
  await tell(customerId);
  const due = await subscriptionOf(home);
  assert.equal(due.status, 'past_due');
  const graceMs = server.context.config.billingGraceDays * DAY_MS;
  assert.equal(Date.parse(due.graceEndsAt ?? ''), server.time.now() + graceMs);
  const told = await server.call('GET', '/app/notifications', { headers: { cookie: home.cookie } });
  assert.match(told.body, /"payment_due"/);
  server.time.advance(graceMs - 1);
  assert.equal((await server.submit(home)).statusCode, 202);
  // Stripe gives up earlier or later than we do; the grace is ours.
  put('canceled', 'payment_failed');
  await tell(customerId);
  assert.equal((await server.submit(home)).statusCode, 202);
  server.time.advance(1);
  const stopped = await server.submit(home);
  assert.deepEqual([stopped.statusCode, stopped.json().error.code], [402, 'subscription_inactive']);
  assert.equal((await server.call('GET', `/v1/commands/${commandId}`, { key: home.tenantKey })).statusCode, 200);
  assert.equal((await checkout(home)).statusCode, 200, 'The tenant can subscribe again.');
  stripe.put({ id: 'sub_6', customer: customerId, status: 'active', price: 'price_kedai_m', created: 2 });
  await tell(customerId);
  assert.equal((await server.submit(home)).statusCode, 202);
  assert.equal((await subscriptionOf(home)).graceEndsAt, undefined);
});

test('a subscription that is cancelled ends at once when Stripe ends it, and one that was never paid ends no trial', async () => {
  const { home, customerId } = await customer();
  stripe.put({ id: 'sub_7', customer: customerId, status: 'incomplete_expired', price: 'price_kedai_m' });
  await tell(customerId);
  assert.equal((await subscriptionOf(home)).status, 'trialing');
  const paid = { id: 'sub_8', customer: customerId, price: 'price_kedai_m', created: 2 };
  stripe.put({ ...paid, status: 'active', isEnding: true });
  await tell(customerId);
  assert.equal((await subscriptionOf(home)).status, 'active');
  stripe.put({ ...paid, status: 'canceled', reason: 'cancellation_requested' });
  await tell(customerId);
  assert.equal((await server.submit(home)).statusCode, 402);
});

test('what an operator sets by hand stays until something changes at Stripe', async () => {
  const { home, customerId } = await customer();
  stripe.put({ id: 'sub_9', customer: customerId, status: 'canceled', price: 'price_kedai_m' });
  const path = `/admin/tenants/${home.tenantId}/subscription`;
  await server.call('POST', path, { key: server.context.config.adminKey, body: { status: 'active', plan: 'firma' } });
  await tell(customerId);
  const kept = await subscriptionOf(home);
  assert.deepEqual([kept.status, kept.plan], ['active', 'firma']);
});

test('while Stripe cannot be reached, events are sent again and nobody is refused a command for it', async () => {
  const { home, customerId } = await customer();
  stripe.put({ id: 'sub_10', customer: customerId, status: 'active', price: 'price_kedai_m' });
  stripe.isDown = true;
  const failed = await tell(customerId, 'evt_repeated');
  assert.deepEqual([failed.statusCode, failed.json().error.code], [503, 'billing_unavailable']);
  assert.equal((await checkout(home)).json().error.code, 'billing_unavailable');
  assert.equal((await server.submit(home)).statusCode, 202);
  stripe.isDown = false;
  assert.equal((await tell(customerId, 'evt_repeated')).statusCode, 200);
  assert.equal((await subscriptionOf(home)).status, 'active');
});

test('metrics show subscriptions by plan and status, graces that have ended, and the events of Stripe', async () => {
  const { customerId } = await customer();
  const figures = async (): Promise<string> => (await server.call('GET', '/metrics')).body;
  const figure = async (name: string): Promise<number> =>
    Number(
      (await figures())
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.slice(name.length) ?? 'missing',
    );
  const paid = await figure('ledgerline_subscriptions{plan="kedai",status="active"}');
  const [received, refused] = ['received', 'refused'].map((outcome) => `ledgerline_billing_events_total{outcome="${outcome}"}`);
  stripe.put({ id: 'sub_12', customer: customerId, status: 'active', price: 'price_kedai_m' });
  const before = await figure(received ?? '');
  await tell(customerId);
  await server.call('POST', '/billing/stripe', { body: {} });
  assert.equal(await figure('ledgerline_subscriptions{plan="kedai",status="active"}'), paid + 1);
  assert.equal(await figure(received ?? ''), before + 1);
  assert.ok((await figure(refused ?? '')) >= 1);
  const ended = await figure('ledgerline_subscriptions_grace_ended');
  stripe.put({ id: 'sub_12', customer: customerId, status: 'past_due', price: 'price_kedai_m' });
  await tell(customerId);
  server.time.advance(server.context.config.billingGraceDays * DAY_MS);
  assert.ok((await figure('ledgerline_subscriptions_grace_ended')) > ended);
});

test('an installation without a payment service says so', async () => {
  const plain = await openTestServer();
  const { cookie } = await plain.household();
  for (const path of ['/app/billing/checkout', '/app/billing/portal']) {
    const body = path.endsWith('checkout') ? { body: { plan: 'kedai', interval: 'monthly' } } : {};
    const refused = await plain.call('POST', path, { headers: { cookie }, ...body });
    assert.deepEqual([refused.statusCode, refused.json().error.code], [409, 'billing_off']);
  }
  assert.equal((await plain.call('POST', '/billing/stripe', { body: {} })).json().error.code, 'billing_off');
  await plain.close();
});

const pageAt = async (at: TestServer, url: string, cookie: string): Promise<string> =>
  (await at.call('GET', url, { headers: { cookie, accept: 'text/html' } })).body;

test('the page Billing offers the plans with a price, then leads to invoices, and says by when to pay', async () => {
  const { home, customerId } = await customer();
  const offered = await pageAt(server, '/portal/billing?plan=kedai', home.cookie);
  assert.match(offered, /Subscribe to Kedai for RM 89 a month/);
  assert.match(offered, /Subscribe to Kedai for RM 890 a year/);
  assert.match(offered, /Subscribe to Syarikat for RM 249 a month/);
  assert.doesNotMatch(offered, /Firma|RM 2,490 a year|plan-request/);
  stripe.put({ id: 'sub_11', customer: customerId, status: 'active', price: 'price_kedai_m' });
  await tell(customerId);
  const paid = await pageAt(server, '/portal/billing?paid', home.cookie);
  assert.match(paid, /data-post="\/app\/billing\/portal"/);
  assert.match(paid, /next payment/);
  assert.match(paid, /Back from Stripe/);
  assert.doesNotMatch(paid, /billing\/checkout/);
  stripe.put({ id: 'sub_11', customer: customerId, status: 'past_due', price: 'price_kedai_m' });
  await tell(customerId);
  assert.match(await pageAt(server, '/portal/billing?lang=ms', home.cookie), /bayar sebelum/);
  const operated = await server.call('GET', `/admin/tenants/${home.tenantId}`, { key: server.context.config.adminKey });
  const { billing } = operated.json();
  assert.deepEqual([billing.customerId, billing.state, billing.interval], [customerId, 'past_due', 'monthly']);
});

test('the public pages say how plans are had here', async () => {
  const plain = await openTestServer();
  const { cookie } = await plain.household();
  assert.match(await pageAt(plain, '/portal/billing', cookie), /data-post="\/app\/plan-request"/);
  const home = await server.household();
  for (const [url, requested, paid] of [
    ['/pricing', 'The service itself takes no payments', 'pay by card through Stripe'],
    ['/terms', 'The service itself takes no payments', 'pay for it through Stripe'],
    ['/portal/account', 'data-post="/app/plan-request"', 'href="/portal/billing"'],
  ] as const) {
    const [without, withStripe] = [await pageAt(plain, url, cookie), await pageAt(server, url, home.cookie)];
    assert.ok(
      without.includes(requested) && !without.includes(paid.replace('href="/portal/billing"', 'btn" href="/portal/billing"')),
      url,
    );
    assert.ok(withStripe.includes(paid) && !withStripe.includes(requested), url);
  }
  assert.ok((await pageAt(server, '/privacy', '')).includes('Plans are paid for through Stripe'));
  assert.ok(!(await pageAt(plain, '/privacy', '')).includes('Stripe'));
  await plain.close();
});
