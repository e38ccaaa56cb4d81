import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { StoreEvent } from '../store/store.ts';
import { eventOf, lineOf, messagesOf } from './node-channel.ts';

describe('messages between nodes', () => {
  it('an event arrives as it was published', () => {
    const events: readonly StoreEvent[] = [
      { kind: 'queued', connectorId: 'conn_1' },
      { kind: 'finished', tenantId: 'tenant_1', commandId: 'a.b-c_d' },
      { kind: 'sandbox' },
    ];
    assert.deepEqual(
      events.map((event) => eventOf(lineOf(event))),
      events,
    );
  });

  it('many events make few messages, none longer than PostgreSQL takes, all of them signed', () => {
    const lines = Array.from({ length: 500 }, (_, number) => `finished tenant_${number} ${'c'.repeat(160)}`);
    const messages = messagesOf('node_1', lines);
    assert.ok(messages.every((message) => message.length < 8_000 && message.startsWith('node_1\n')));
    assert.ok(messages.length < 20);
    assert.deepEqual(
      messages.flatMap((message) => message.split('\n').slice(1)),
      lines,
    );
  });
});
