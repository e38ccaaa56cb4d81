/** Figures for monitoring, in the format of Prometheus. Counts what the routes report; reads the rest from the store. */

import type { BuildInField, SandboxFigures } from '@ledgerline/contract';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { SeeAnswer, WindowCounts } from '../../book-window/book-window.ts';
import { Releases } from '../../delivery/release.ts';
import type { DispatchCounts } from '../../event/dispatcher.ts';
import type { OAuthStep } from '../../oauth/authorization-server.ts';
import type { SteadyClock } from '../../system/clock.ts';
import type { Context } from '../../system/context.ts';
import type { Refusal } from '../../system/problem.ts';
import type { StorageFigures } from '../../system/storage/storage-figures.ts';
import { BillingFigures } from './billing-figures.ts';
import { ChangeFigures } from './change-figures.ts';
import { observeEInvoices } from './e-invoice-metrics.ts';
import { observeIncidents } from './incident-metrics.ts';
import { type CountedJobs, observeJobs } from './job-metrics.ts';
import { RequestDurations } from './request-durations.ts';
import { sharedQuestion } from './shared-question.ts';
import type { Traces } from './traces.ts';
import { WindowMetrics } from './window-metrics.ts';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const HEAP = 512;

export class Metrics {
  /** The durations of all requests. */
  readonly requests = new RequestDurations(SECONDS);
  readonly #registry = new Registry();
  readonly changes = new ChangeFigures(this.#registry);
  readonly billing = new BillingFigures(this.#registry);
  readonly #context: Context;
  readonly #accepted: Counter;
  readonly #checked: Counter<'result'>;
  readonly #pairings: Counter<'step'>;
  readonly #toolCalls: Counter<'tool' | 'outcome'>;
  readonly #decisions: Counter<'decision'>;
  readonly #connectedApps: Counter<'step'>;
  readonly #window: WindowMetrics;
  readonly #leased: Counter;
  readonly #finished: Counter<'status'>;
  readonly #refused: Counter<'code'>;
  readonly #limited: Counter<'limit'>;
  /** Durations of accepted commands that are not counted yet. */
  readonly #acceptMs: number[] = [];
  readonly #acceptSeconds: Histogram;
  readonly #leaseSeconds: Histogram;
  readonly #finishSeconds: Histogram;

  constructor(context: Context) {
    this.#context = context;
    const registers = [this.#registry];
    this.#accepted = new Counter({
      name: 'ledgerline_commands_accepted_total',
      help: 'Commands accepted with 202, including repeated requests.',
      registers,
    });
    this.#checked = new Counter({
      name: 'ledgerline_commands_checked_total',
      help: 'Commands checked without being queued, by result.',
      labelNames: ['result'],
      registers,
    });
    this.#pairings = new Counter({
      name: 'ledgerline_pairings_total',
      help: 'Programs that asked to be connected by a code, by step.',
      labelNames: ['step'],
      registers,
    });
    this.#toolCalls = new Counter({
      name: 'ledgerline_mcp_calls_total',
      help: 'Calls of tools by AI assistants, by tool and outcome.',
      labelNames: ['tool', 'outcome'],
      registers,
    });
    this.#decisions = new Counter({
      name: 'ledgerline_approvals_decided_total',
      help: 'Decisions of people about writes, by decision; repeated ones included.',
      labelNames: ['decision'],
      registers,
    });
    this.#connectedApps = new Counter({
      name: 'ledgerline_connected_apps_total',
      help: 'Apps that registered, asked to be connected, were decided on, and got, renewed or lost their tokens, by step.',
      labelNames: ['step'],
      registers,
    });
    this.#window = new WindowMetrics(this.#registry);
    this.#leased = new Counter({ name: 'ledgerline_commands_leased_total', help: 'Commands sent to connectors.', registers });
    this.#finished = new Counter({
      name: 'ledgerline_commands_finished_total',
      help: 'Results that connectors reported, by status.',
      labelNames: ['status'],
      registers,
    });
    this.#refused = new Counter({
      name: 'ledgerline_requests_refused_total',
      help: 'Rejected requests, by problem code.',
      labelNames: ['code'],
      registers,
    });
    this.#limited = new Counter({
      name: 'ledgerline_limits_reached_total',
      help: 'Requests rejected because of a limit, by limit.',
      labelNames: ['limit'],
      registers,
    });
    const histogram = (name: string, help: string): Histogram => new Histogram({ name, help, buckets: SECONDS, registers });
    this.#acceptSeconds = histogram('ledgerline_accept_duration_seconds', 'How long it took to accept a command.');
    this.#leaseSeconds = histogram(
      'ledgerline_lease_duration_seconds',
      'How long a poll that returned commands took, including the wait.',
    );
    this.#finishSeconds = histogram('ledgerline_finish_duration_seconds', 'How long it took to store a result.');
    this.#observeStore();
    this.#observeDamage();
  }

  /** Adds figures of the process itself: memory, event loop, garbage collection. */
  observeProcess(): void {
    collectDefaultMetrics({ register: this.#registry, prefix: 'ledgerline_' });
  }

  observeTraces = (traces: Traces): void => traces.observe(this.#registry);

  /** Adds the difference between the clock of the machine and the time that the cloud uses. */
  observeClock(clock: SteadyClock): void {
    new Gauge({
      name: 'ledgerline_clock_difference_seconds',
      help: 'How far the wall clock is ahead of the time that this node uses.',
      registers: [this.#registry],
      collect() {
        this.set(clock.differenceMs / 1000);
      },
    });
  }

  /** Adds the results of webhook deliveries, and the states of endpoints. */
  observeWebhooks(dispatcher: { readonly counts: DispatchCounts }): void {
    const registers = [this.#registry];
    new Gauge({
      name: 'ledgerline_webhook_deliveries_total',
      help: 'Attempts to send an event to a webhook endpoint, by outcome.',
      labelNames: ['outcome'],
      registers,
      collect() {
        for (const outcome of ['delivered', 'failed', 'exhausted'] as const) this.set({ outcome }, dispatcher.counts[outcome]);
      },
    });
    new Gauge({
      name: 'ledgerline_webhook_requests_open',
      help: 'Webhook requests that are under way on this node.',
      registers,
      collect() {
        this.set(dispatcher.counts.underWay);
      },
    });
    this.#observeEndpoints();
  }

  #observeEndpoints(): void {
    const { store } = this.#context;
    const registers = [this.#registry];
    const ask = sharedQuestion(() => store.webhookStatistics());
    new Gauge({
      name: 'ledgerline_webhook_endpoints',
      help: 'Webhook endpoints by state; failing are enabled ones whose last attempt failed.',
      labelNames: ['state'],
      registers,
      async collect() {
        const { enabled, paused, disabled, failing } = await ask();
        for (const [state, count] of Object.entries({ enabled, paused, disabled, failing })) this.set({ state }, count);
      },
    });
    new Gauge({
      name: 'ledgerline_webhook_events_pending',
      help: 'Events that wait for another attempt, or behind one that does.',
      registers,
      async collect() {
        this.set((await ask()).pending);
      },
    });
    new Gauge({
      name: 'ledgerline_webhook_behind_seconds',
      help: 'Age of the oldest event that was not tried yet at an enabled endpoint.',
      registers,
      async collect() {
        this.set((await ask()).behindMs / 1000);
      },
    });
  }

  /** Adds the mails that this node sent, and those that wait. */
  observeMails(mailer: { readonly counts: Readonly<Record<'sent' | 'retried' | 'failed', number>> }): void {
    const { store } = this.#context;
    const registers = [this.#registry];
    const ask = sharedQuestion(() => store.mailStatistics());
    new Gauge({
      name: 'ledgerline_mails_total',
      help: 'Attempts to send a mail, by outcome; failed are given up.',
      labelNames: ['outcome'],
      registers,
      collect() {
        for (const [outcome, count] of Object.entries(mailer.counts)) this.set({ outcome }, count);
      },
    });
    new Gauge({
      name: 'ledgerline_mails_waiting',
      help: 'Mails that wait to be sent.',
      registers,
      async collect() {
        this.set((await ask()).waiting);
      },
    });
    new Gauge({
      name: 'ledgerline_mail_oldest_waiting_seconds',
      help: 'Age of the oldest mail that waits to be sent.',
      registers,
      async collect() {
        this.set((await ask()).oldestWaitingMs / 1000);
      },
    });
  }

  /** Counts an answer of an account book that a page shows. */
  get sawAnswer(): SeeAnswer {
    return this.#window.saw;
  }

  /** Adds what the pages of books have asked. */
  observeWindow(bookWindow: { readonly counts: WindowCounts }): void {
    this.#window.observe(bookWindow);
  }

  /** Adds what the background jobs of this node have done. */
  observeJobs(jobs: CountedJobs): void {
    observeJobs(this.#registry, jobs);
  }

  /** Adds the disk usage, as last measured. */
  observeStorage({ latest }: StorageFigures): void {
    const gauge = (name: string, help: string, read: () => number | null): Gauge =>
      new Gauge({
        name,
        help,
        registers: [this.#registry],
        collect() {
          const value = read();
          if (value === null) this.remove();
          else this.set(value);
        },
      });
    gauge('ledgerline_database_bytes', 'Size of the database.', () => latest.databaseBytes);
    gauge('ledgerline_artifact_bytes', 'Size of all files that commands produced.', () => latest.artifactBytes);
    gauge('ledgerline_artifact_files', 'Number of files that commands produced.', () => latest.artifactFiles);
    gauge('ledgerline_data_disk_free_bytes', 'Free space in the file system of DATA_DIR.', () => latest.dataDiskFreeBytes);
    gauge(
      'ledgerline_artifact_disk_free_bytes',
      'Free space in the file system of ARTIFACT_DIR.',
      () => latest.artifactDiskFreeBytes,
    );
  }

  /** The result of the check of the database, once it is there. */
  databaseChecked(isSound: boolean): void {
    new Gauge({
      name: 'ledgerline_database_check_ok',
      help: '1 if the check of the database at the start found no damage, 0 if it found some. Absent until the check has finished.',
      registers: [this.#registry],
    }).set(isSound ? 1 : 0);
  }

  /** Adds what the sandbox host last reported; nothing before its first report. */
  observeSandboxes(latest: () => SandboxFigures | null): void {
    const gauge = (name: string, help: string, read: (figures: SandboxFigures) => number): Gauge =>
      new Gauge({
        name: `ledgerline_sandbox_${name}`,
        help,
        registers: [this.#registry],
        collect() {
          const figures = latest();
          if (figures === null) this.remove();
          else this.set(read(figures));
        },
      });
    gauge('served', 'Sandboxes that the sandbox host serves.', ({ sandboxes }) => sandboxes);
    gauge('lanes', 'Processes that run the commands of sandboxes.', ({ lanes }) => lanes);
    gauge('commands_waiting', 'Commands of sandboxes that wait for a lane.', ({ waiting }) => waiting);
    gauge('turns', 'Turns in lanes since the sandbox host started.', ({ turns }) => turns);
    gauge('long_turns', 'Turns in long lanes since the sandbox host started.', ({ longTurns }) => longTurns);
    gauge('lanes_ended', 'Lanes that ended unexpectedly since the sandbox host started.', ({ lanesEnded }) => lanesEnded);
    gauge('longest_wait_seconds', 'Longest recent wait of a quick command for a lane.', (figures) => figures.longestWaitSeconds);
    gauge('host_resident_bytes', 'Memory of the sandbox host, without its lanes.', ({ residentBytes }) => residentBytes);
  }

  /** Commands that were checked and not queued. */
  checked(results: readonly { readonly ok: boolean }[]): void {
    for (const { ok } of results) this.#checked.inc({ result: ok ? 'accepted' : 'rejected' });
  }

  paired(step: 'started' | 'approved' | 'denied'): void {
    this.#pairings.inc({ step });
  }

  toolCalled(tool: string, outcome: string): void {
    this.#toolCalls.inc({ tool, outcome });
  }

  decided(decision: 'approved' | 'denied'): void {
    this.#decisions.inc({ decision });
  }

  connected(step: OAuthStep | 'approved' | 'denied'): void {
    this.#connectedApps.inc({ step });
  }

  /** Counted in groups: counting one by one would cost more than most of the counted work. */
  accepted(milliseconds: number): void {
    this.#acceptMs.push(milliseconds);
    if (this.#acceptMs.length >= HEAP) this.#countAccepted();
  }

  /** Counts commands of one commit, each of which took as long as all together. */
  acceptedMany(count: number, milliseconds: number): void {
    for (let at = 0; at < count; at += 1) this.accepted(milliseconds);
  }

  #countAccepted(): void {
    this.#accepted.inc(this.#acceptMs.length);
    for (const milliseconds of this.#acceptMs) this.#acceptSeconds.observe(milliseconds / 1000);
    this.#acceptMs.length = 0;
  }

  leased(count: number, milliseconds: number): void {
    if (count === 0) return;
    this.#leased.inc(count);
    this.#leaseSeconds.observe(milliseconds / 1000);
  }

  finished(status: string, milliseconds: number): void {
    this.#finished.inc({ status });
    this.#finishSeconds.observe(milliseconds / 1000);
  }

  refused({ refused, limit }: Refusal): void {
    this.#refused.inc({ code: refused.code });
    if (limit !== undefined) this.#limited.inc({ limit });
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  async text(): Promise<string> {
    this.#countAccepted();
    return `${(await this.#registry.metrics()).trimEnd()}\n\n${this.requests.text()}\n`;
  }

  #observeDamage(): void {
    const { damage } = this.#context;
    new Counter({
      name: 'ledgerline_damage_found_total',
      help: 'How often damaged data was found since the start, by kind.',
      labelNames: ['kind'],
      registers: [this.#registry],
      collect() {
        this.reset();
        for (const [kind, count] of Object.entries(damage.counts)) this.inc({ kind }, count);
      },
    });
    new Gauge({
      name: 'ledgerline_damaged',
      help: '1 while damage of stored data waits for the operator.',
      registers: [this.#registry],
      collect() {
        this.set(damage.reason === null ? 0 : 1);
      },
    });
  }

  /** How the builds of the connector are doing in the field. */
  #observeBuilds(): void {
    const releases = new Releases(this.#context);
    const ask = sharedQuestion(() => releases.inField());
    const gauge = (name: string, help: string, read: (build: BuildInField) => number): Gauge<'build'> =>
      new Gauge({
        name,
        help,
        labelNames: ['build'],
        registers: [this.#registry],
        async collect() {
          this.reset();
          for (const build of await ask()) this.set({ build: build.build }, read(build));
        },
      });
    gauge('ledgerline_connector_builds', 'Connectors by the build that they reported last.', ({ connectors }) => connectors);
    gauge('ledgerline_connector_builds_refused', 'Connectors that gave a build up, by build.', ({ refused }) => refused);
    const { clock } = this.#context;
    new Gauge({
      name: 'ledgerline_connector_manifest_expires_seconds',
      help: 'How long the manifest of connector builds is valid. Absent if none is published.',
      registers: [this.#registry],
      async collect() {
        const manifest = await releases.manifest();
        if (manifest === null) this.remove();
        else this.set((Date.parse(manifest.expiresAt) - clock.now()) / 1000);
      },
    });
  }

  #observeStore(): void {
    const { store, wakeups } = this.#context;
    const ask = sharedQuestion(() => store.statistics());
    const gauge = (name: string, help: string, read: () => Promise<number> | number): Gauge =>
      new Gauge({
        name,
        help,
        registers: [this.#registry],
        async collect() {
          this.set(await read());
        },
      });
    gauge('ledgerline_commands_queued', 'Queued commands.', async () => (await ask()).queued);
    gauge('ledgerline_commands_running', 'Running commands.', async () => (await ask()).running);
    gauge(
      'ledgerline_oldest_queued_seconds',
      'Age of the oldest queued command.',
      async () => (await ask()).oldestQueuedMs / 1000,
    );
    gauge('ledgerline_approvals_open', 'Writes that wait for a person.', async () => (await store.proposalStatistics()).open);
    gauge('ledgerline_connectors_online', 'Connectors that are online.', async () => (await ask()).onlineConnectors);
    this.#observeBuilds();
    observeIncidents(this.#registry, store);
    this.billing.observe(store);
    this.changes.observe(store);
    observeEInvoices(
      this.#registry,
      sharedQuestion(() => store.eInvoiceStatistics()),
    );
    gauge('ledgerline_long_polls', 'Requests of connectors and callers that are waiting.', () => wakeups.count);
  }
}
