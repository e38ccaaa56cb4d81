import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { resultsOf } from '../../packages/book/conformance/e-invoice-office.ts';
import { FAULT_NAMES } from './faults.ts';
import { openScene } from './scene.ts';
import { PUBLISHED_LIMITS } from './server.ts';

test('an e-invoice reaches the tax authority over HTTP, is followed until it is Valid, and is cancelled there', async (context) => {
  const scene = await openScene(context, { speed: 10, timeoutMs: 10_000 });
  const docNo = scene.invoice();
  const { commandId, result } = scene.submit(docNo);
  assert.equal(resultsOf(result)[0]?.status, 'Pending');
  const answered = await scene.courier.answered(commandId, result);
  const [row] = resultsOf(answered);
  assert.deepEqual([row?.status, row?.uuid], ['Submitted', scene.server.standIn.held[0]?.uuid]);
  await scene.until(['Valid'], [docNo]);
  scene.run('einvoice.cancel', { docNo, reason: 'Wrong customer' });
  scene.courier.wake();
  await scene.until(['Cancelled'], [docNo]);
  // The buyer is checked once, whenever nothing else is due.
  const calls = scene.server.seen.map(({ call }) => call);
  assert.equal(calls.filter((call) => call === 'taxpayer').length, 1);
  assert.deepEqual(
    calls.filter((call) => call !== 'taxpayer').filter((call, index, all) => call !== all[index - 1]),
    ['login', 'submit', 'poll', 'cancel'],
  );
});

test('each status that an e-invoice comes to is told as an update of its document, by the submit first and by the courier after it', async (context) => {
  const scene = await openScene(context, { speed: 10 });
  const docNo = scene.invoice();
  const start = scene.book.changesAfter(null, 0).nextCursor;
  const told = () => scene.book.changesAfter(start, 100).changes.map(({ at: _, docKey: __, ...change }) => change);
  const updated = { entity: 'sales-invoice', key: docNo, change: 'updated' };
  const { commandId, result } = scene.submit(docNo);
  assert.deepEqual(told(), [{ ...updated, source: 'command', commandId }], 'Pending');
  await scene.courier.answered(commandId, result);
  assert.deepEqual(told().slice(1), [{ ...updated, source: 'desk' }], 'Submitted');
  await scene.until(['Valid'], [docNo]);
  assert.deepEqual(told().slice(2), [{ ...updated, source: 'desk' }], 'Valid');
  const { fields } = scene.run('get-sales-invoice', { docNo }) as unknown as { fields: Record<string, string> };
  assert.equal(fields.EInvoiceStatus, 'Valid');
});

test('an e-invoice that the tax authority finds Invalid is told as an update of its document too', async (context) => {
  const scene = await openScene(context, { judge: () => 'The buyer is not known.' });
  const docNo = scene.invoice();
  scene.submit(docNo);
  const submitted = scene.book.changesAfter(null, 0).nextCursor;
  await scene.until(['Invalid'], [docNo]);
  const last = scene.book.changesAfter(submitted, 100).changes.at(-1);
  assert.deepEqual([last?.key, last?.change, last?.source, last?.part], [docNo, 'updated', 'desk', undefined]);
});

test('whatever goes wrong on the way, every document ends Valid once', async (context) => {
  const faults = FAULT_NAMES.filter((name) => !['401', '403'].includes(name));
  let turn = 0;
  const scene = await openScene(context, {
    choose: (call) => {
      turn += 1;
      return call === 'login' || turn > 60 || turn % 2 === 0 ? null : (faults[(turn * 7) % faults.length] ?? null);
    },
  });
  const docNos = Array.from({ length: 12 }, () => scene.invoice());
  for (const docNo of docNos) scene.submit(docNo);
  await scene.until(['Valid'], docNos);
  for (const docNo of docNos) {
    const listed = resultsOf(scene.run('einvoice.status.list', { docNo }))[0];
    assert.deepEqual(
      scene.server.standIn.valid(docNo).map(({ uuid }) => uuid),
      [listed?.uuid],
    );
  }
});

test('documents that wait together are one submit', async (context) => {
  const scene = await openScene(context, { limits: PUBLISHED_LIMITS });
  const first = scene.invoice();
  const docNos = [first, ...Array.from({ length: 29 }, () => scene.invoice())];
  scene.hold = 'paused';
  for (const docNo of docNos) scene.submit(docNo);
  scene.hold = null;
  scene.courier.wake();
  await scene.until(['Valid'], docNos);
  assert.equal(scene.server.seen.filter(({ call }) => call === 'submit').length, 1);
});

test('a wrong secret holds everything, is not tried again and again, and a command does not wait for it', async (context) => {
  const scene = await openScene(context, { secret: 'wrong' });
  const docNo = scene.invoice();
  const { commandId, result } = scene.submit(docNo);
  await scene.courier.answered(commandId, result);
  scene.submit(scene.invoice());
  scene.courier.wake();
  assert.equal(scene.statusOf(docNo), 'Pending');
  assert.match(scene.session.refusal ?? '', /does not accept the client id and secret/);
  assert.equal(scene.server.seen.filter(({ call }) => call === 'login').length, 1);
});

test('a gateway that never answers is waited for by two commands, and by none after them', async (context) => {
  const scene = await openScene(context, { choose: (call) => (call === 'submit' ? 'timeout-lost' : null), timeoutMs: 60_000 });
  for (let count = 0; count < 2; count += 1) {
    const { commandId, result } = scene.submit(scene.invoice());
    await scene.courier.answered(commandId, result);
  }
  const { commandId, result } = scene.submit(scene.invoice());
  let isAnswered = false;
  void scene.courier.answered(commandId, result).then(() => {
    isAnswered = true;
  });
  await setImmediate();
  assert.ok(isAnswered);
  assert.equal(scene.server.seen.filter(({ call }) => call === 'submit').length, 1, 'the first request has not even failed');
});

test('a book that went back to an earlier day sends nothing', async (context) => {
  const scene = await openScene(context);
  scene.state.noteBatch('MAIN', 5);
  const docNo = scene.invoice();
  const { commandId, result } = scene.submit(docNo);
  await scene.courier.answered(commandId, result);
  assert.deepEqual([scene.courier.hold, scene.statusOf(docNo), scene.server.seen.length], ['went-back', 'Pending', 0]);
});
