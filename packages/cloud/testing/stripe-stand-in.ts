/** A stand-in for Stripe on loopback: keeps customers, pages and subscriptions in the shapes of its API, and signs events as it does. For tests. */

import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { StripeBilling } from '../src/stripe/stripe-billing.ts';
import type { Clock } from '../src/system/clock.ts';
import { silentLog } from '../src/system/log.ts';
import { openTestServer, type TestCloudOptions, type TestServer } from './test-server.ts';

const WEBHOOK_SECRET = 'whsec_standin00000000';

export interface StandInSubscription {
  readonly id: string;
  readonly customer: string;
  readonly status: string;
  readonly price: string;
  readonly created?: number;
  readonly periodEnd?: number;
  readonly isEnding?: boolean;
  readonly reason?: string;
}

export class StripeStandIn {
  readonly subscriptions: StandInSubscription[] = [];
  /** `POST /v1/customers`, in the order in which they came. */
  readonly requests: string[] = [];
  /** While true, every request fails. */
  isDown = false;
  /** Called before the subscriptions of a customer are sent, and after they were looked up. */
  beforeAnswer: () => Promise<void> = async () => {};
  readonly #server: Server;
  readonly #customers = new Map<string, string>();
  readonly #checkouts = new Map<string, 'open' | 'expired'>();
  #count = 0;

  static async open(): Promise<StripeStandIn> {
    const standIn = new StripeStandIn();
    standIn.#server.listen(0, '127.0.0.1');
    await once(standIn.#server, 'listening');
    return standIn;
  }

  private constructor() {
    this.#server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const [status, body] = await this.#answer(request, new URLSearchParams(Buffer.concat(chunks).toString()));
      response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_standin' }).end(JSON.stringify(body));
    });
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** As main.ts makes it from the settings. */
  billing(clock: Clock): StripeBilling {
    return new StripeBilling({
      secretKey: 'sk_test_standin0000',
      webhookSecret: WEBHOOK_SECRET,
      apiUrl: this.url,
      clock,
      log: silentLog(),
      prices: {
        'kedai.monthly': 'price_kedai_m',
        'kedai.yearly': 'price_kedai_y',
        'syarikat.monthly': 'price_syarikat_m',
        'syarikat.yearly': null,
        'firma.monthly': null,
        'firma.yearly': null,
      },
    });
  }

  get openCheckouts(): readonly string[] {
    return [...this.#checkouts].filter(([, state]) => state === 'open').map(([id]) => id);
  }

  /** Puts a subscription in place of the one with its id. */
  put(subscription: StandInSubscription): void {
    const at = this.subscriptions.findIndex(({ id }) => id === subscription.id);
    this.subscriptions.splice(at < 0 ? this.subscriptions.length : at, at < 0 ? 0 : 1, subscription);
  }

  /** An event about a customer, and its signature. */
  event(customer: string, now: number, id = `evt_${++this.#count}`): { body: string; headers: Record<string, string> } {
    const object = { id: 'sub_any', object: 'subscription', customer, status: 'active' };
    const body = JSON.stringify({ id, object: 'event', type: 'customer.subscription.updated', data: { object } });
    const timestamp = Math.floor(now / 1000);
    const signature = new Stripe('sk_test_x').webhooks.generateTestHeaderString({
      payload: body,
      secret: WEBHOOK_SECRET,
      timestamp,
    });
    return { body, headers: { 'stripe-signature': signature } };
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer({ method, url = '', headers }: IncomingMessage, sent: URLSearchParams): Promise<readonly [number, object]> {
    const { pathname, searchParams } = new URL(url, 'http://stripe');
    this.requests.push(`${method} ${pathname}`);
    if (this.isDown) return [503, { error: { type: 'api_error', message: 'The stand-in is down.' } }];
    const expired = /^\/v1\/checkout\/sessions\/(\w+)\/expire$/.exec(pathname)?.[1];
    if (expired !== undefined) return this.#expire(expired);
    if (method === 'POST' && pathname === '/v1/customers') {
      const key = String(headers['idempotency-key']);
      const id = this.#customers.get(key) ?? `cus_${++this.#count}`;
      this.#customers.set(key, id);
      return [200, { id, object: 'customer', name: sent.get('name') }];
    }
    if (method === 'POST' && pathname === '/v1/checkout/sessions') {
      const id = `cs_${++this.#count}`;
      this.#checkouts.set(id, 'open');
      return [200, { id, object: 'checkout.session', url: `https://checkout.stripe.example/${id}` }];
    }
    if (method === 'POST' && pathname === '/v1/billing_portal/sessions')
      return [200, { object: 'billing_portal.session', url: `https://billing.stripe.example/${sent.get('customer')}` }];
    if (method === 'GET' && pathname === '/v1/subscriptions') {
      const data = this.subscriptions.filter(({ customer }) => customer === searchParams.get('customer')).map(wireOf);
      await this.beforeAnswer();
      return [200, { object: 'list', data, has_more: false }];
    }
    const cancelled = this.subscriptions.find(({ id }) => method === 'DELETE' && pathname === `/v1/subscriptions/${id}`);
    if (!cancelled) return [404, { error: { type: 'invalid_request_error', message: `No such thing: ${pathname}` } }];
    this.put({ ...cancelled, status: 'canceled', reason: 'cancellation_requested' });
    return [200, wireOf({ ...cancelled, status: 'canceled' })];
  }

  #expire(id: string): readonly [number, object] {
    if (this.#checkouts.get(id) !== 'open')
      return [400, { error: { type: 'invalid_request_error', message: 'Only open sessions can be expired.' } }];
    this.#checkouts.set(id, 'expired');
    return [200, { id, object: 'checkout.session', status: 'expired' }];
  }
}

const wireOf = ({
  id,
  customer,
  status,
  price,
  created = 1,
  periodEnd = 2_000_000_000,
  isEnding = false,
  reason,
}: StandInSubscription) => ({
  id,
  object: 'subscription',
  customer,
  status,
  created,
  cancel_at_period_end: isEnding,
  cancel_at: null,
  cancellation_details: { reason: reason ?? null },
  items: { object: 'list', data: [{ id: `si_${id}`, price: { id: price }, current_period_end: periodEnd }] },
});

export type PaidServer = TestServer & { readonly stripe: StripeStandIn };

/** A server whose tenants pay at a stand-in, which closes with it. */
export async function openPaidServer(options: Omit<TestCloudOptions, 'billing'> = {}): Promise<PaidServer> {
  const stripe = await StripeStandIn.open();
  const server = await openTestServer({ ...options, billing: (clock) => stripe.billing(clock) });
  const close = async (): Promise<void> => {
    await server.close();
    await stripe.close();
  };
  return { ...server, stripe, close };
}

/** A tenant subscribes, opens the page with its invoices, and Stripe says that it has paid. */
export async function payForPlan({ stripe, ...server }: PaidServer): Promise<void> {
  const { cookie, tenantId } = await server.household();
  const body = { plan: 'kedai', interval: 'monthly' };
  const subscribed = await server.call('POST', '/app/billing/checkout', { headers: { cookie }, body });
  const managed = await server.call('POST', '/app/billing/portal', { headers: { cookie } });
  const { customerId = '' } = (await server.context.store.billing({ tenantId })) ?? {};
  const told = await server.call('POST', '/billing/stripe', stripe.event(customerId, server.time.now()));
  for (const response of [subscribed, managed, told]) assert.equal(response.statusCode, 200, response.body);
}
