/** Figures of the background jobs: what they have removed, ended and sent. */

import { Gauge, type Registry } from 'prom-client';

export interface CountedJobs {
  readonly counts: Readonly<Record<'commandsCleared' | 'tenantsErased' | 'proposalsExpired', number>>;
  readonly reportCounts: Readonly<Record<'sent' | 'failed' | 'late' | 'ended', number>>;
}

export function observeJobs(registry: Registry, { counts, reportCounts }: CountedJobs): void {
  const registers = [registry];
  const total = (name: string, help: string, read: () => number): Gauge =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  total(
    'ledgerline_tenants_erased_total',
    'Tenants that were erased because their owner asked for it.',
    () => counts.tenantsErased,
  );
  total(
    'ledgerline_commands_cleared_total',
    'Commands whose payload, result and file were removed because of their age.',
    () => counts.commandsCleared,
  );
  total(
    'ledgerline_approvals_expired_total',
    'Proposals that expired before a person or a program decided.',
    () => counts.proposalsExpired,
  );
  new Gauge({
    name: 'ledgerline_scheduled_reports_total',
    help: 'Scheduled reports by outcome; ended are schedules whose person lost the right to the book.',
    labelNames: ['outcome'],
    registers,
    collect() {
      for (const [outcome, count] of Object.entries(reportCounts)) this.set({ outcome }, count);
    },
  });
}
