/** Lists of commands: filters, pages and search, as every store must do it. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SECOND_MS } from '@ledgerline/contract';
import type { CommandFilter } from '../src/store/store.ts';
import { everything, type Home, type World } from './world.ts';

/** The ids that a filter finds, newest first. */
async function found(world: World, home: Home, filter: Partial<CommandFilter> = {}): Promise<readonly string[]> {
  const { commands } = await world.store.commands({ ...everything(home.tenantId), ...filter });
  return commands.map((command) => command.commandId);
}

export function exerciseCommandList(opened: () => World): void {
  test('a tenant lists its own commands, newest first', async () => {
    const world = opened();
    const [home, stranger] = [await world.signUp(), await world.signUp()];
    const ids: string[] = [];
    for (let index = 0; index < 3; index += 1) ids.unshift((await world.accept(world.newCommand(home))).commandId);
    await world.accept(world.newCommand(stranger));
    assert.deepEqual(await found(world, home), ids);
  });

  test('a list leaves out what may be large', async () => {
    const world = opened();
    const home = await world.signUp();
    const {
      payload: _payload,
      warnings: _warnings,
      result: _result,
      lateReport: _late,
      sentBy: _sender,
      clearedAt: _cleared,
      externalId: _externalId,
      meaningHash: _meaning,
      queuePosition: _place,
      connectorLastSeenAt: _seen,
      ...rest
    } = await world.accept(world.newCommand(home));
    const row = { ...rest, isWarned: 0, isPartlyDone: 0 };
    assert.deepEqual(await world.store.commands(everything(home.tenantId)), { commands: [row], continueBeforeSeq: null });
  });

  test('a row of a list shows whether fields were ignored and whether only some rows were done', async () => {
    const world = opened();
    const home = await world.signUp();
    const warned = await world.accept(world.newCommand(home, { warnings: '[{}]' }));
    const [partly, plain] = [await world.accept(world.newCommand(home)), await world.accept(world.newCommand(home))];
    await world.lease(home);
    await world.store.finish(world.done(home, warned.commandId));
    await world.store.finish(world.done(home, partly.commandId, { isPartlyDone: true }));
    await world.store.finish(
      world.done(home, plain.commandId, { notice: { notificationId: world.name('n'), draft: world.draft() } }),
    );
    const { commands: rows } = await world.store.commands(everything(home.tenantId));
    assert.deepEqual(
      rows.map(({ commandId, isWarned, isPartlyDone }) => [commandId, isWarned, isPartlyDone]),
      [
        [plain.commandId, 0, 0],
        [partly.commandId, 0, 1],
        [warned.commandId, 1, 0],
      ],
    );
  });

  test('pages follow each other without a gap or an overlap while new commands arrive', async () => {
    const world = opened();
    const home = await world.signUp();
    const accepted = [];
    for (let index = 0; index < 7; index += 1) accepted.unshift(await world.accept(world.newCommand(home)));
    const page = async (beforeSeq: number | null) =>
      (await world.store.commands({ ...everything(home.tenantId), limit: 3, beforeSeq })).commands;
    const first = await page(null);
    await world.accept(world.newCommand(home));
    const second = await page(first.at(-1)?.seq ?? 0);
    const third = await page(second.at(-1)?.seq ?? 0);
    assert.deepEqual(
      [...first, ...second, ...third].map(({ seq }) => seq),
      accepted.map(({ seq }) => seq),
    );
  });

  test('a filter reads a bounded number of commands and returns where to continue, until all were read', async () => {
    const world = opened();
    const home = await world.signUp();
    const wanted = await world.accept(world.newRead(home));
    for (let index = 0; index < 9; index += 1) await world.accept(world.newCommand(home));
    const narrowed = { ...everything(home.tenantId), type: wanted.type, lookedAtMax: 4 };
    const pages: string[][] = [];
    for (let beforeSeq: number | null = null, isFirst = true; isFirst || beforeSeq !== null; isFirst = false) {
      const { commands, continueBeforeSeq } = await world.store.commands({ ...narrowed, beforeSeq });
      pages.push(commands.map(({ commandId }) => commandId));
      beforeSeq = continueBeforeSeq;
    }
    assert.deepEqual(pages, [[], [], [wanted.commandId]]);
    const { commands, continueBeforeSeq } = await world.store.commands({ ...everything(home.tenantId), lookedAtMax: 4 });
    assert.deepEqual([commands.length, continueBeforeSeq], [10, null], 'a list without a filter needs no bound');
    const later = await world.store.commands({ ...narrowed, from: wanted.createdAt + 1 });
    assert.deepEqual(later, { commands: [], continueBeforeSeq: null }, 'nothing older is in time');
  });

  test('failures are found among failures, however many commands are newer', async () => {
    const world = opened();
    const home = await world.signUp();
    const failed = await world.accept(world.newCommand(home));
    await world.lease(home);
    await world.store.finish(world.failed(home, failed.commandId));
    for (let index = 0; index < 5; index += 1) await world.accept(world.newCommand(home));
    for (const filter of [{ status: 'failed' }, { outcome: 'not_applied' }, { errorCode: 'PERIOD_LOCKED' }] as const)
      assert.deepEqual(await found(world, home, { ...filter, lookedAtMax: 2 }), [failed.commandId]);
  });

  test('filters narrow by status, type, module, company and time, alone and together', async () => {
    const world = opened();
    const home = await world.signUp();
    const invoice = await world.accept(world.newCommand(home));
    world.advance(SECOND_MS);
    const order = await world.accept(
      world.newCommand(home, { type: 'create-purchase-order', module: 'purchase', companyId: 'OTHER' }),
    );
    world.advance(SECOND_MS);
    await world.given(home, 'first', 1);
    assert.deepEqual(await found(world, home, { status: 'running' }), [invoice.commandId]);
    assert.deepEqual(await found(world, home, { status: 'queued' }), [order.commandId]);
    assert.deepEqual(await found(world, home, { type: 'create-purchase-order' }), [order.commandId]);
    assert.deepEqual(await found(world, home, { module: 'sales' }), [invoice.commandId]);
    assert.deepEqual(await found(world, home, { companyId: 'OTHER' }), [order.commandId]);
    assert.deepEqual(await found(world, home, { from: order.createdAt }), [order.commandId]);
    assert.deepEqual(await found(world, home, { to: order.createdAt }), [invoice.commandId]);
    assert.deepEqual(await found(world, home, { module: 'sales', companyId: 'OTHER' }), []);
  });

  test('failures are found by what they left in the book, by their code and by their connector', async () => {
    const world = opened();
    const home = await world.signUp();
    const [locked, saved, lost] = [
      await world.accept(world.newCommand(home)),
      await world.accept(world.newCommand(home)),
      await world.accept(world.newCommand(home)),
    ];
    await world.lease(home);
    const error = (code: string, outcome: 'applied' | 'unknown') => ({ code, message: 'm', retryable: false, outcome });
    await world.store.finish(world.failed(home, locked.commandId));
    await world.store.finish(world.failed(home, saved.commandId, { error: error('verify_mismatch', 'applied') }));
    await world.store.finish(world.failed(home, lost.commandId, { error: error('period_locked', 'unknown') }));
    assert.deepEqual(await found(world, home, { outcome: 'applied' }), [saved.commandId]);
    assert.deepEqual(await found(world, home, { status: 'failed', outcome: 'not_applied' }), [locked.commandId]);
    assert.deepEqual(await found(world, home, { errorCode: 'PERIOD_LOCKED' }), [locked.commandId], 'letters count as written');
    assert.deepEqual(await found(world, home, { errorCode: 'PERIOD' }), []);
    assert.deepEqual(await found(world, home, { errorCode: '%' }), []);
    assert.deepEqual(await found(world, home, { status: 'failed', errorCode: 'period_locked' }), [lost.commandId]);
    assert.deepEqual((await found(world, home, { connectorId: home.connectorId })).length, 3);
    assert.deepEqual(await found(world, home, { connectorId: world.name('unheard') }), []);
  });

  test('every filter finds page by page what it finds at once', async () => {
    const world = opened();
    const home = await world.signUp();
    for (let time = 0; time < 4; time += 1) {
      for (const command of [world.newCommand(home), world.newRead(home), world.newCommand(home)]) await world.accept(command);
      const { commands } = await world.lease(home, 'first', 2);
      for (const { commandId, mode } of commands)
        await world.store.finish(mode === 'read' ? world.done(home, commandId) : world.failed(home, commandId));
    }
    const error = { code: 'LOST', message: 'm', retryable: false, outcome: 'unknown' } as const;
    for (const { commandId } of (await world.lease(home, 'first', 2)).commands)
      await world.store.finish(world.failed(home, commandId, { error }));
    await world.given(home, 'first', 1);
    const filters: readonly Partial<CommandFilter>[] = [
      {},
      ...(['queued', 'running', 'done', 'failed'] as const).map((status) => ({ status })),
      ...(['applied', 'not_applied', 'unknown'] as const).map((outcome) => ({ outcome })),
      { type: 'list-sales-invoices' },
      { module: 'sales' },
      { companyId: 'MAIN' },
      { connectorId: home.connectorId },
      { errorCode: 'PERIOD_LOCKED' },
      { from: 0, to: Number.MAX_SAFE_INTEGER },
      { text: 'command' },
      { companies: ['MAIN'], modules: ['sales'], hiddenTypes: ['list-sales-invoices'] },
      { companies: [] },
    ];
    for (const filter of filters) {
      const paged: string[] = [];
      for (let beforeSeq: number | null = null, isMore = true; isMore; ) {
        const narrowed = { ...everything(home.tenantId), ...filter, beforeSeq, limit: 1, lookedAtMax: 2 };
        const { commands, continueBeforeSeq } = await world.store.commands(narrowed);
        paged.push(...commands.map(({ commandId }) => commandId));
        beforeSeq = commands.at(-1)?.seq ?? continueBeforeSeq;
        isMore = beforeSeq !== null;
      }
      assert.deepEqual(paged, await found(world, home, filter), JSON.stringify(filter));
    }
  });

  test('a key that may see some books and modules is shown no others; none lets nothing through', async () => {
    const world = opened();
    const home = await world.signUp();
    const invoice = await world.accept(world.newCommand(home));
    const order = await world.accept(world.newCommand(home, { module: 'purchase', companyId: 'OTHER' }));
    assert.deepEqual(await found(world, home, { companies: ['OTHER'] }), [order.commandId]);
    assert.deepEqual(await found(world, home, { modules: ['sales', 'gl'] }), [invoice.commandId]);
    assert.deepEqual(await found(world, home, { companies: ['OTHER', 'MAIN'], modules: ['purchase', 'sales'] }), [
      order.commandId,
      invoice.commandId,
    ]);
    assert.deepEqual(await found(world, home, { hiddenTypes: [invoice.type] }), []);
    assert.deepEqual(await found(world, home, { hiddenTypes: ['create-cash-sale', 'list-cash-sales'], modules: ['sales'] }), [
      invoice.commandId,
    ]);
    assert.deepEqual(await found(world, home, { companies: [] }), []);
    assert.deepEqual(await found(world, home, { modules: [] }), []);
  });

  test('text is found in the id, the type and the document number, ignoring case', async () => {
    const world = opened();
    const home = await world.signUp();
    const commandId = world.name('Order.From.SHOP');
    const named = await world.accept(world.newCommand(home, { commandId, type: 'create-cash-sale' }));
    const numbered = await world.accept(world.newCommand(home, { docNo: 'IV-000042' }));
    assert.deepEqual(await found(world, home, { text: 'from.shop' }), [named.commandId]);
    assert.deepEqual(await found(world, home, { text: 'CASH-SALE' }), [named.commandId]);
    assert.deepEqual(await found(world, home, { text: 'iv-0000' }), [numbered.commandId]);
    assert.deepEqual(await found(world, home, { text: 'iv-0000', type: 'create-cash-sale' }), []);
  });

  test('in a search %, _ and backslash are literal', async () => {
    const world = opened();
    const home = await world.signUp();
    const plain = await world.accept(world.newCommand(home, { commandId: world.name('a_b'), docNo: 'IV/100' }));
    const percent = await world.accept(world.newCommand(home, { commandId: world.name('axb'), docNo: '50%OFF' }));
    const backslash = await world.accept(world.newCommand(home, { docNo: 'A\\B' }));
    assert.deepEqual(await found(world, home, { text: 'a_b' }), [plain.commandId]);
    assert.deepEqual(await found(world, home, { text: '%' }), [percent.commandId]);
    assert.deepEqual(await found(world, home, { text: '50%' }), [percent.commandId]);
    assert.deepEqual(await found(world, home, { text: '\\' }), [backslash.commandId]);
    assert.deepEqual(await found(world, home, { text: 'a\\b' }), [backslash.commandId]);
    assert.deepEqual(await found(world, home, { text: "'; DROP TABLE command; --" }), []);
  });

  test('the document number of the result is found, not only that of the payload', async () => {
    const world = opened();
    const home = await world.signUp();
    const command = await world.accept(world.newCommand(home));
    await world.lease(home);
    await world.store.finish(world.done(home, command.commandId, { docNo: 'CS-000777' }));
    assert.deepEqual(await found(world, home, { text: 'cs-000777' }), [command.commandId]);
  });
}
