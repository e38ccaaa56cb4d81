/** Dispatchers that break a rule, which the simulation must notice. */

import type { TurnRecord, WebhookWork } from '../../packages/cloud/src/store/stored-webhook.ts';
import type { DirectFile } from '../../packages/cloud/testing/direct-file.ts';

export interface WebhookMutant {
  readonly name: string;
  readonly rule: string;
  readonly isOneQueue?: boolean;
  /** Runs a verb otherwise; undefined to run it as it is. */
  readonly perform?: (verb: string, given: unknown, run: () => unknown, database: DirectFile) => unknown;
}

export const webhookMutants: readonly WebhookMutant[] = [
  {
    name: 'cursor-first',
    rule: 'the cursor moves when the attempts are written down, not before',
    perform: (verb, _given, run, database) => {
      if (verb !== 'takeWebhook') return undefined;
      const work = run() as WebhookWork | null;
      const last = work?.events.at(-1);
      if (work && last)
        database.query({
          sql: 'UPDATE webhook SET seq = :seq WHERE webhook_id = :webhookId',
          parameters: { seq: last.seq, webhookId: work.webhook.webhookId },
        });
      return work ?? Promise.resolve(null);
    },
  },
  { name: 'one-queue', rule: 'an endpoint waits for no other', isOneQueue: true },
  {
    name: 'new-id',
    rule: 'a retry has the id of the first attempt',
    perform: (verb, _given, run) => {
      if (verb !== 'takeWebhook') return undefined;
      const work = run() as WebhookWork | null;
      if (!work) return Promise.resolve(null);
      const pending = work.pending.map((item) => ({ ...item, event: { ...item.event, at: item.event.at + item.attempt } }));
      return { ...work, pending };
    },
  },
  {
    name: 'no-lease',
    rule: 'one node at a time sends to an endpoint',
    perform: (verb, _given, _run, database) => {
      if (verb === 'dueWebhooks' || verb === 'takeWebhook') database.execute('UPDATE webhook SET lease_until = 0');
      return undefined;
    },
  },
  {
    name: 'no-hold',
    rule: 'in ordered mode an event waits for the one before it',
    perform: (verb, given, _run, database) => {
      if (verb !== 'recordTurn') return undefined;
      const { webhookId } = given as TurnRecord;
      database.query({
        sql: "UPDATE webhook SET delivery = 'parallel' WHERE webhook_id = :webhookId",
        parameters: { webhookId },
      });
      return undefined;
    },
  },
];
