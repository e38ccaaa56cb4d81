/**
 * The spans of commands that were sent under a trace, for an OpenTelemetry collector: accept, queue wait, deliver and finish cover the time
 * from the request to the stored result. Only what a caller records is recorded here; every other command costs one comparison.
 */

import { isSampled, postTo, SpanQueue, traceOfLine } from '@ledgerline/contract';
import { Gauge, type Registry } from 'prom-client';
import type { HandOut } from '../../delivery/poll.ts';
import type { ListedCommand } from '../../store/store.ts';
import type { Context } from '../../system/context.ts';

const SPAN_ID_BYTES = 8;

type Traced = Pick<ListedCommand, 'trace' | 'commandId' | 'connectorId' | 'companyId' | 'type' | 'attempts'>;

interface Step {
  readonly name: 'accept' | 'queue wait' | 'deliver' | 'finish';
  readonly startedAt: number;
  readonly endedAt: number;
  readonly failure?: string | null;
}

export class Traces {
  readonly #context: Context;
  /** Null if no collector is set. */
  readonly #queue: SpanQueue | null;

  constructor(context: Context) {
    this.#context = context;
    const { collectorEndpoint: endpoint, collectorHeaders: headers } = context.config;
    const service = { 'service.name': 'ledgerline-cloud' };
    const { after } = context.timers;
    this.#queue = endpoint === null ? null : new SpanQueue({ service, post: postTo({ endpoint, headers }, fetch), after });
  }

  /** A request was accepted that arrived at `startedAt`. One that repeats a command counts under the trace of the first. */
  accepted(command: Traced, startedAt: number): void {
    if (command.trace === null) return;
    this.#record(command, { name: 'accept', startedAt, endedAt: this.#context.clock.now() });
  }

  /** Commands were leased. What is sent again has its span. */
  leased({ commands, sentAgainAt }: HandOut): void {
    if (sentAgainAt !== undefined) return;
    for (const command of commands) {
      const { createdAt, runStartedAt, trace } = command;
      if (trace === null || runStartedAt === null || command.attempts > 1) continue;
      this.#record(command, { name: 'queue wait', startedAt: createdAt, endedAt: runStartedAt });
    }
  }

  /** A command has ended by a result that arrived at `arrivedAt`. */
  finished(command: ListedCommand, arrivedAt: number): void {
    if (command.trace === null) return;
    const leasedAt = command.runStartedAt ?? command.startedAt;
    const failure = command.error === null ? null : (JSON.parse(command.error) as { readonly code: string }).code;
    if (leasedAt !== null) this.#record(command, { name: 'deliver', startedAt: leasedAt, endedAt: arrivedAt, failure });
    this.#record(command, { name: 'finish', startedAt: arrivedAt, endedAt: this.#context.clock.now() });
  }

  #record({ trace, ...command }: Traced, { name, startedAt, endedAt, failure = null }: Step): void {
    if (trace === null || this.#queue === null) return;
    const context = traceOfLine(trace);
    if (!isSampled(context.traceparent)) return;
    this.#queue.add({
      ...context,
      spanId: Buffer.from(this.#context.randomness.bytes(SPAN_ID_BYTES)).toString('hex'),
      name: `command ${name}`,
      kind: name === 'accept' ? 'server' : 'internal',
      startedAt,
      endedAt,
      failure,
      attributes: {
        'ledgerline.command.id': command.commandId,
        'ledgerline.command.type': command.type,
        'ledgerline.connector.id': command.connectorId,
        'ledgerline.company.id': command.companyId,
        'ledgerline.command.attempts': command.attempts,
      },
    });
  }

  /** Sends what waits, before the server ends. */
  async close(): Promise<void> {
    await this.#queue?.flush();
  }

  observe(registry: Registry): void {
    const queue = this.#queue;
    if (queue === null) return;
    new Gauge({
      name: 'ledgerline_spans_total',
      help: 'Spans of traces by outcome: sent to the collector, or dropped.',
      labelNames: ['outcome'],
      registers: [registry],
      collect() {
        this.set({ outcome: 'sent' }, queue.sent);
        this.set({ outcome: 'dropped' }, queue.dropped);
      },
    });
  }
}
