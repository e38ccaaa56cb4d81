/** Figures of incidents: how many are open, and how many addresses are sent emails about them. */

import { Gauge, type Registry } from 'prom-client';
import type { Store } from '../../store/store.ts';

export function observeIncidents(registry: Registry, store: Pick<Store, 'incidentStatistics'>): void {
  const registers = [registry];
  const subscribers = new Gauge({
    name: 'ledgerline_status_subscribers',
    help: 'Addresses that are sent emails about incidents.',
    registers,
  });
  new Gauge({
    name: 'ledgerline_incidents_open',
    help: 'Incidents that the operator has opened and not resolved.',
    registers,
    async collect() {
      const counts = await store.incidentStatistics();
      this.set(counts.open);
      subscribers.set(counts.subscribers);
    },
  });
}
