/** Keeps the feed live: waits for the next event, then has the page brought up to date. */

import { callApi } from '../api.ts';
import { later } from '../clock.ts';
import { refresh } from '../live.ts';

const WAIT_SECONDS = 30;
const RETRY_MS = 5_000;

const place = globalThis.document.querySelector<HTMLElement>('[data-events-after]');

async function follow(cursor: string): Promise<void> {
  const { types, company } = place?.dataset ?? {};
  const query = new URLSearchParams({
    cursor,
    wait: String(WAIT_SECONDS),
    ...(types !== undefined && { types }),
    ...(company !== undefined && { companyId: company }),
  });
  const response = await callApi(`/app/events?${query}`);
  if (!response.ok) {
    later(RETRY_MS, () => follow(cursor));
    return;
  }
  if ((response.events as readonly unknown[]).length > 0) await refresh();
  return follow(String(response.nextCursor));
}

if (place?.dataset.eventsAfter !== undefined) void follow(place.dataset.eventsAfter);
