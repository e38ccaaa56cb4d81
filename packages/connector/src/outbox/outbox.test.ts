import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ResultBody } from '@ledgerline/contract';
import { MemoryJournal } from '../../testing/memory-journal.ts';
import type { CloudResponse } from '../cloud.ts';
import { silentLog } from '../log.ts';
import { Outbox } from './outbox.ts';

const ok: CloudResponse<null> = { kind: 'ok', value: null };
const gone: CloudResponse<null> = { kind: 'unreachable', message: 'gone' };
const refused = (status: number, code: string): CloudResponse<null> => ({
  kind: 'refused',
  status,
  code,
  message: code,
  retryAfterSeconds: null,
});

const command = { commandId: '1', companyId: 'A', type: 'create-debtor', mode: 'write' } as const;
const report: ResultBody = { status: 'done', result: { ok: true, saved: true, docNo: 'IV-1', deep: {} } };
const artifact = { fileName: 'a.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF') };

/** Responds in the order given, then forever with the last one; time passes as fast as it is waited for. */
async function deliver(
  responses: readonly CloudResponse<null>[],
  files: readonly CloudResponse<null>[] = [],
  mode: 'read' | 'write' = 'write',
  isExactlyOnce = false,
  ended = report,
) {
  const journal = new MemoryJournal();
  let flushes = 0;
  journal.settled = async () => {
    flushes += 1;
  };
  if (mode === 'write') journal.start(command, isExactlyOnce, 0);
  journal.finish({ ...command, mode }, ended, files.length > 0 ? artifact : null, 0);
  const sent: string[] = [];
  let nowMs = 0;
  const next = (list: readonly CloudResponse<null>[], count: number): CloudResponse<null> =>
    list[Math.min(count, list.length - 1)] ?? ok;
  let [results, uploads] = [0, 0];
  await new Promise<void>((resolve) => {
    const outbox = new Outbox({
      clock: { monotonicMs: () => nowMs, wallMs: () => nowMs, machineMoment: () => ({ uptimeMs: nowMs, wallMs: nowMs }) },
      timers: {
        after(milliseconds, run) {
          nowMs += milliseconds;
          queueMicrotask(() => (journal.pending(1).length === 0 || results + uploads > 20 ? resolve() : run()));
          return { cancel: () => undefined };
        },
      },
      randomness: { fraction: () => 0.5 },
      cloud: {
        async sendResult(_id, body) {
          sent.push(`${body.status}${body.error ? ` ${body.error.code} ${body.error.outcome}` : ''}`);
          results += 1;
          return next(responses, results - 1);
        },
        async sendResults(several) {
          sent.push(`${several.length} together`);
          return { kind: 'ok', value: several.map(() => ok) };
        },
        async sendArtifact() {
          sent.push('file');
          uploads += 1;
          return next(files, uploads - 1);
        },
      },
      journal,
      log: silentLog,
      gatherMs: () => 0,
      onDelivered: () => undefined,
    });
    outbox.start();
  });
  return { sent, journal, flushes };
}

test('a result is sent until the cloud has it', async () => {
  const { sent, journal } = await deliver([gone, refused(500, 'internal_error'), refused(401, 'invalid_key'), ok]);
  assert.deepEqual(sent, ['done', 'done', 'done', 'done']);
  assert.equal(journal.pending(1).length, 0);
});

test('the disk is waited for only if a crash could take the result back', async () => {
  const waits = async (mode: 'read' | 'write', isExactlyOnce: boolean, ended = report) =>
    (await deliver([ok], [], mode, isExactlyOnce, ended)).flushes > 0;
  assert.deepEqual([await waits('write', false), await waits('write', true), await waits('read', false)], [true, false, false]);
  const failed: ResultBody = {
    status: 'failed',
    result: null,
    error: { code: 'driver_failed', message: 'It broke.', outcome: 'not_applied' },
  };
  assert.equal(await waits('write', true, failed), true, 'a book that has no record of it would run it again');
  assert.equal(await waits('read', true, failed), false);
});

test('404 and 409 end it: the cloud has no use for it', async () => {
  for (const response of [refused(404, 'unknown_command'), refused(409, 'already_finished')]) {
    const { sent, journal } = await deliver([response]);
    assert.deepEqual(sent, ['done']);
    assert.equal(journal.pending(1).length, 0);
  }
});

test('an address that does not exist has no effect on the command', async () => {
  const { journal } = await deliver([refused(404, 'unknown_route')]);
  assert.equal(journal.pending(1).length, 1);
});

test('a result that the cloud cannot take is sent again as far as it can, and a write stays what it was', async () => {
  const write = await deliver([refused(400, 'invalid_request'), ok]);
  assert.deepEqual(write.sent, ['done', 'done']);
  const entry = write.journal.entry('1');
  assert.ok(entry?.state === 'finished');
  assert.deepEqual(entry.report.result, { ok: true, saved: true, docNo: 'IV-1', truncated: true });
  const read = await deliver([refused(413, 'body_too_large'), ok], [], 'read');
  assert.deepEqual(read.sent, ['done', 'failed result_too_large not_applied']);
});

test('a file goes before its result, and again until it is there', async () => {
  const { sent } = await deliver([ok], [gone, ok]);
  assert.deepEqual(sent, ['file', 'file', 'done']);
});

test('a file that the cloud will never take does not keep the result back', async () => {
  const { sent } = await deliver([ok], [refused(413, 'body_too_large')], 'read');
  assert.deepEqual(sent, ['file', 'failed result_too_large not_applied']);
});

/** Delivers two results to a cloud with the given response for both; returns what was sent, until nothing is pending. */
async function deliverTwo(together: CloudResponse<readonly CloudResponse<null>[]>): Promise<readonly string[]> {
  const journal = new MemoryJournal();
  for (const commandId of ['1', '2']) journal.finish({ ...command, commandId }, report, null, 0);
  const sent: string[] = [];
  let nowMs = 0;
  await new Promise<void>((resolve) => {
    const outbox = new Outbox({
      clock: { monotonicMs: () => nowMs, wallMs: () => nowMs, machineMoment: () => ({ uptimeMs: nowMs, wallMs: nowMs }) },
      timers: {
        after(milliseconds, run) {
          nowMs += milliseconds;
          queueMicrotask(() => (journal.pending(1).length === 0 || sent.length > 10 ? resolve() : run()));
          return { cancel: () => undefined };
        },
      },
      randomness: { fraction: () => 0.5 },
      cloud: {
        sendResult: async (commandId, { status }) => {
          sent.push(`${commandId} ${status}`);
          return ok;
        },
        sendResults: async (several) => {
          sent.push(several.map(({ commandId, status }) => `${commandId} ${status}`).join());
          return together;
        },
        sendArtifact: async () => ok,
      },
      journal,
      log: silentLog,
      gatherMs: () => 0,
      onDelivered: ({ commandId }) => sent.push(`delivered ${commandId}`),
    });
    outbox.start();
  });
  return sent;
}

test('results travel together, and each is sent again by itself if the cloud did not take it', async () => {
  const one: CloudResponse<readonly CloudResponse<null>[]> = { kind: 'ok', value: [ok, refused(503, 'not_ready')] };
  assert.deepEqual(await deliverTwo({ kind: 'ok', value: [ok, ok] }), ['1 done,2 done', 'delivered 1', 'delivered 2']);
  assert.deepEqual(await deliverTwo(one), ['1 done,2 done', 'delivered 1', '2 done', 'delivered 2']);
});

test('a cloud that does not take results together gets them one by one', async () => {
  for (const response of [refused(404, 'unknown_route'), refused(400, 'invalid_request')] as const) {
    const sent = await deliverTwo(response as CloudResponse<never>);
    assert.deepEqual(sent, ['1 done,2 done', '1 done', 'delivered 1', '2 done', 'delivered 2']);
  }
});
