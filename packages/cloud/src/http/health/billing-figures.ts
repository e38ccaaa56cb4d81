/** Figures of plans and payments: subscriptions by plan and status, and the events of the payment service. They name no tenant. */

import { subscriptionStatuses } from '@ledgerline/contract';
import { Counter, Gauge, type Registry } from 'prom-client';
import { plans } from '../../account/plan.ts';
import type { Store } from '../../store/store.ts';
import { sharedQuestion } from './shared-question.ts';

/** Plans with a label of their own. Others are defined by the operator, and tenants choose the names at sign-up, so they are not labels. */
const NAMED_PLANS: readonly string[] = ['trial', ...plans.map(({ planId }) => planId)];
const OTHER_PLAN = 'other';

/** `received`: read at the payment service, or known already. `refused`: without a valid signature. `failed`: will be sent again. */
export type BillingEventOutcome = 'received' | 'refused' | 'failed';

export class BillingFigures {
  readonly #registry: Registry;
  readonly #events: Counter<'outcome'>;

  constructor(registry: Registry) {
    this.#registry = registry;
    this.#events = new Counter({
      name: 'ledgerline_billing_events_total',
      help: 'Events of the payment service, by outcome: received, refused (signature) and failed (sent again).',
      labelNames: ['outcome'],
      registers: [registry],
    });
  }

  heard(outcome: BillingEventOutcome): void {
    this.#events.inc({ outcome });
  }

  observe(store: Pick<Store, 'subscriptionStatistics'>): void {
    const registers = [this.#registry];
    const ask = sharedQuestion(() => store.subscriptionStatistics());
    new Gauge({
      name: 'ledgerline_subscriptions',
      help: 'Tenants by plan and by the status of their subscription as it counts now.',
      labelNames: ['plan', 'status'],
      registers,
      async collect() {
        for (const plan of [...NAMED_PLANS, OTHER_PLAN]) for (const status of subscriptionStatuses) this.set({ plan, status }, 0);
        for (const { plan, status, count } of (await ask()).subscriptions)
          this.inc({ plan: NAMED_PLANS.includes(plan) ? plan : OTHER_PLAN, status }, count);
      },
    });
    new Gauge({
      name: 'ledgerline_subscriptions_grace_ended',
      help: 'Tenants whose payment is late and whose grace has ended.',
      registers,
      async collect() {
        this.set((await ask()).graceEnded);
      },
    });
  }
}
