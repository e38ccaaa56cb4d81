import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULT_READER, DEFAULT_ZONE } from '@ledgerline/words';
import fc from 'fast-check';
import { commandsHref, filterText, isNarrowed, queryOf, readFilter, spans, standings } from './command-filter.ts';

const now = Date.UTC(2026, 10, 13, 8);

test('the list reads back every filter that a link contains', () => {
  const text = fc.string({ maxLength: 30 }).map((value) => value.trim());
  const form = fc.record({
    q: text,
    standing: fc.constantFrom('' as const, ...standings),
    module: fc.constantFrom('' as const, 'sales' as const, 'tax' as const),
    type: text,
    companyId: text,
    connectorId: text,
    error: text,
    within: fc.constantFrom('' as const, ...spans),
    from: fc.constantFrom('', '2026-02-28'),
    to: fc.constantFrom('', '2026-12-31'),
    cursor: text,
    sort: fc.constantFrom('' as const, 'took' as const, '-sent' as const),
  });
  fc.assert(
    fc.property(form, (wanted) => {
      const query = Object.fromEntries(new URLSearchParams(filterText(wanted)));
      assert.deepEqual(readFilter(query), { ...wanted });
    }),
  );
});

test('nothing that anybody puts in an address makes a query that the list cannot take', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('from', 'to', 'standing', 'within', 'q', 'module'), fc.anything()), (query) => {
      const { from, to } = queryOf(readFilter(query), DEFAULT_READER, now);
      for (const moment of [from, to]) assert.ok(moment === undefined || !Number.isNaN(Date.parse(moment)));
    }),
  );
});

test('a day begins and ends where the reader is, and the later of two beginnings counts', () => {
  const query = (more: object, zone = DEFAULT_ZONE) => queryOf(readFilter(more), { language: 'en', zone }, now);
  assert.deepEqual(query({ from: '2026-11-10', to: '2026-11-10' }), {
    from: '2026-11-09T16:00:00.000Z',
    to: '2026-11-10T16:00:00.000Z',
  });
  assert.deepEqual(query({ from: '2026-11-01', to: '2026-11-01' }, 'America/New_York'), {
    from: '2026-11-01T04:00:00.000Z',
    to: '2026-11-02T05:00:00.000Z',
  });
  assert.equal(query({ from: '2026-11-10', within: '24h' }).from, '2026-11-12T08:00:00.000Z');
  assert.equal(query({ from: '2026-11-13', within: '7d' }).from, '2026-11-12T16:00:00.000Z');
  assert.deepEqual(query({ from: '2026-02-30' }), {});
});

test('a later page does not count as a filter', () => {
  assert.equal(isNarrowed(readFilter({ cursor: 'x' })), false);
  assert.equal(isNarrowed(readFilter({ q: 'x' })), true);
  assert.equal(commandsHref({}), '/portal/commands');
});
