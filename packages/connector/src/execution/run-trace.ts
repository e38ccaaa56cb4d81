/**
 * The span of a command in the driver, for an OpenTelemetry collector. Only commands that were sent under a trace have one. The driver gets
 * the trace with this span as the parent, so its own spans belong to it.
 */

import {
  collectorVariables,
  isSampled,
  type LeasedCommand,
  postTo,
  readCollectorEndpoint,
  readCollectorHeaders,
  SpanQueue,
  withinSpan,
} from '@ledgerline/contract';
import type { Clock, Timers } from '../clock.ts';
import type { Execution, NotStarted } from '../driver.ts';
import { newSpanId } from '../randomness.ts';

export interface RunTrace {
  /** The command as the driver gets it. */
  readonly command: LeasedCommand;
  end(execution: Execution | NotStarted): void;
}

export class RunTraces {
  readonly #clock: Clock;
  readonly #queue: SpanQueue;

  constructor(clock: Clock, queue: SpanQueue) {
    this.#clock = clock;
    this.#queue = queue;
  }

  /** Null for a command that the caller does not record. */
  begin(command: LeasedCommand): RunTrace | null {
    const { traceparent, tracestate, commandId, companyId, type, attempt } = command;
    if (traceparent === undefined || !isSampled(traceparent)) return null;
    const spanId = newSpanId();
    const startedAt = this.#clock.wallMs();
    return {
      command: { ...command, traceparent: withinSpan(traceparent, spanId) },
      end: (execution) => {
        if (execution.kind === 'not_started') return;
        this.#queue.add({
          traceparent,
          ...(tracestate !== undefined && { tracestate }),
          spanId,
          name: 'command run',
          kind: 'consumer',
          startedAt,
          endedAt: this.#clock.wallMs(),
          failure: execution.kind === 'failed' ? execution.code : null,
          attributes: {
            'ledgerline.command.id': commandId,
            'ledgerline.command.type': type,
            'ledgerline.company.id': companyId,
            'ledgerline.command.attempts': attempt,
          },
        });
      },
    };
  }

  /** Sends what waits, before the connector ends. */
  close(): Promise<void> {
    return this.#queue.flush();
  }
}

type Variables = Readonly<Record<string, string | undefined>>;

/** Null unless the variables of the standard name a collector. */
export function runTracesOf(variables: Variables, clock: Clock, timers: Timers): RunTraces | null {
  const endpoint = readCollectorEndpoint(variables[collectorVariables.endpoint] ?? '');
  if (endpoint === undefined) return null;
  const headers = readCollectorHeaders(variables[collectorVariables.headers] ?? '') ?? null;
  const service = { 'service.name': 'ledgerline-connector' };
  const queue = new SpanQueue({ service, post: postTo({ endpoint, headers }, fetch), after: (ms, run) => timers.after(ms, run) });
  return new RunTraces(clock, queue);
}
