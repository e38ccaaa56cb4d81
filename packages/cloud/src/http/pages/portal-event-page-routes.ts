/** The pages of the portal about events and the endpoints that they are sent to. */

import { type Event, limits } from '@ledgerline/contract';
import { bookSwitches } from '../../delivery/told-changes.ts';
import { readNewest } from '../../event/feed.ts';
import { findWebhook, listWebhooks } from '../../event/webhook.ts';
import { listDeliveries } from '../../event/webhook-log.ts';
import { changesPage, type ShownChange } from '../../pages/portal/changes/changes.ts';
import { eventsPage } from '../../pages/portal/events.ts';
import { webhookPage } from '../../pages/portal/webhook/webhook.ts';
import { deliveryStateIn } from '../../pages/portal/webhook/webhook-deliveries.ts';
import { webhooksPage } from '../../pages/portal/webhook/webhooks.ts';
import type { Context } from '../../system/context.ts';
import { isRefusal } from '../../system/problem.ts';
import type { Pages } from './page-reply.ts';

const EVENTS_SHOWN = 50;
const DELIVERIES_SHOWN = 25;
const CHANGES_SHOWN = 50;

/** A field of a form or link by its name; empty if absent. */
const textsIn = (query: unknown): ((name: string) => string) => {
  const sent = query as Readonly<Record<string, unknown>>;
  return (name) => (typeof sent[name] === 'string' ? sent[name] : '');
};

const ifSent = <Name extends string>(name: Name, value: string): Partial<Record<Name, string>> =>
  value === '' ? {} : ({ [name]: value } as Record<Name, string>);

/** The changes that events name, newest first. */
const changesIn = (events: readonly Event[]): readonly ShownChange[] =>
  events.flatMap(({ data }) => {
    const {
      companyId,
      entity,
      changes = [],
    } = data as unknown as Pick<ShownChange, 'companyId' | 'entity'> & {
      readonly changes?: readonly ShownChange[];
    };
    return changes.map((change) => ({ ...change, companyId, entity })).toReversed();
  });

export const eventPages = (context: Context): Pages<'showEvents' | 'showChanges' | 'showWebhooks' | 'showWebhook'> => ({
  showEvents: async (view, caller, { query }) => {
    const text = textsIn(query);
    const form = { types: text('types'), companyId: text('companyId'), cursor: text('cursor') };
    const asked = { ...ifSent('types', form.types), ...ifSent('companyId', form.companyId), ...ifSent('cursor', form.cursor) };
    const list = await readNewest(context, caller, asked, EVENTS_SHOWN);
    return isRefusal(list) ? list : eventsPage({ ...view, form, list, eventDays: context.config.eventDays });
  },

  showChanges: async (view, caller) => {
    const [books, list] = await Promise.all([
      bookSwitches(context, caller),
      readNewest(context, caller, { types: 'change.*' }, EVENTS_SHOWN),
    ]);
    const newest = isRefusal(list) ? [] : changesIn(list.events).slice(0, CHANGES_SHOWN);
    return changesPage({ ...view, books, newest });
  },

  showWebhooks: async (view, caller) =>
    webhooksPage({
      ...view,
      webhooks: await listWebhooks(context, caller),
      webhooksMax: limits.webhooksPerTenantMax,
    }),

  showWebhook: async (view, caller, { params, query }) => {
    const { webhookId } = params as { readonly webhookId: string };
    const text = textsIn(query);
    const webhook = await findWebhook(context, caller, webhookId);
    if (isRefusal(webhook)) return webhook;
    const shown = deliveryStateIn(text('state'));
    const cursor = text('cursor');
    const asked = { limit: DELIVERIES_SHOWN, ...ifSent('cursor', cursor), ...(shown !== null && { state: shown }) };
    const log = await listDeliveries(context, caller, webhookId, asked);
    return isRefusal(log) ? log : webhookPage({ ...view, webhook, log, shown, cursor });
  },
});
