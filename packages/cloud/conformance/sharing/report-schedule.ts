/** Scheduled reports: leased to one node, each turn ended once with its link and its email, and gone with the person. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@ledgerline/contract';
import type { Store } from '../../src/store/store.ts';
import type { NewReportSchedule, StoredReportSchedule } from '../../src/store/stored-report-schedule.ts';
import type { OwnedHome, World } from '../world.ts';
import { newFileLink } from './file-link.ts';

type Making = Parameters<Store['createReportSchedule']>[0];

export const newSchedule = (
  world: World,
  { tenantId, connectorId, personId, email }: OwnedHome,
  overrides: Partial<NewReportSchedule> = {},
): Making => ({
  schedule: {
    scheduleId: world.name('schedule'),
    tenantId,
    connectorId,
    companyId: 'MAIN',
    personId,
    template: 'balance-sheet',
    every: 'month',
    period: 'last-month',
    format: 'pdf',
    language: 'ms',
    createdBy: `person:${email}`,
    dueAt: 0,
    ...overrides,
  },
  schedulesMax: 3,
  audit: world.audit(tenantId, 'report-schedule.created'),
});

async function made(world: World, home: OwnedHome, overrides: Partial<NewReportSchedule> = {}): Promise<StoredReportSchedule> {
  const stored = await world.store.createReportSchedule(newSchedule(world, home, overrides));
  assert.ok(stored !== 'limit_reached');
  return stored;
}

const TAKING = { owner: 'node', leaseMs: MINUTE_MS, limit: 100 };

export function exerciseReportSchedules(opened: () => World): void {
  const taken = async (ids: readonly string[]): Promise<readonly string[]> =>
    (await opened().store.takeReportSchedules(TAKING)).map(({ scheduleId }) => scheduleId).filter((id) => ids.includes(id));

  test('a schedule is taken when it is due, by one node at a time', async () => {
    const world = opened();
    const home = await world.signUp();
    const { scheduleId } = await made(world, home, { dueAt: (await world.store.now()) + HOUR_MS });
    assert.deepEqual(await taken([scheduleId]), []);
    world.advance(HOUR_MS);
    assert.deepEqual(await taken([scheduleId]), [scheduleId]);
    assert.deepEqual(await taken([scheduleId]), [], 'the other node has it');
    world.advance(MINUTE_MS);
    assert.deepEqual(await taken([scheduleId]), [scheduleId], 'that node is gone');
  });

  test('a turn that waits is looked at again later, and is reported as late once', async () => {
    const world = opened();
    const { store } = world;
    const home = await world.signUp();
    const { tenantId } = home;
    const { scheduleId, dueAt } = await made(world, home, { dueAt: await store.now() });
    assert.deepEqual(await taken([scheduleId]), [scheduleId]);
    const waiting = { tenantId, scheduleId, dueAt, commandId: 'c-1', lookMs: HOUR_MS };
    await store.awaitReport({ ...waiting, lateMail: null });
    assert.deepEqual(await taken([scheduleId]), []);
    world.advance(HOUR_MS);
    assert.deepEqual(await taken([scheduleId]), [scheduleId]);
    const before = (await store.mailStatistics()).waiting;
    for (let time = 0; time < 2; time += 1) await store.awaitReport({ ...waiting, lateMail: world.newMail() });
    assert.equal((await store.mailStatistics()).waiting, before + 1);
    const found = await store.reportSchedule({ tenantId, scheduleId });
    assert.deepEqual([found?.commandId, found?.lateAt], ['c-1', await store.now()]);
  });

  test('a turn ends once, with its link and its email, and the next one is due', async () => {
    const world = opened();
    const { store } = world;
    const home = await world.signUp();
    const { tenantId } = home;
    const { scheduleId, dueAt } = await made(world, home, { dueAt: await store.now() });
    const { link, validMs, audit } = newFileLink(world, home);
    const nextDueAt = dueAt + 30 * DAY_MS;
    const ending = { tenantId, scheduleId, dueAt, nextDueAt, problem: null, audit: world.audit(tenantId) };
    const shared = { link, validMs, workingMax: 1, audit };
    const before = (await store.mailStatistics()).waiting;
    assert.equal(await store.endReportTurn({ ...ending, link: shared, mail: world.newMail() }), 'ended');
    assert.equal(await store.endReportTurn({ ...ending, link: shared, mail: world.newMail() }), 'gone');
    assert.equal((await store.mailStatistics()).waiting, before + 1);
    assert.equal((await store.fileLink(link))?.linkId, link.linkId);
    const found = await store.reportSchedule({ tenantId, scheduleId });
    const { lastDueAt, lastEndedAt, lastProblem } = found ?? {};
    assert.deepEqual([found?.dueAt, lastDueAt, lastEndedAt, lastProblem], [nextDueAt, dueAt, await store.now(), null]);

    const next = { ...ending, dueAt: nextDueAt, nextDueAt: nextDueAt + DAY_MS };
    const another = { ...shared, link: newFileLink(world, home).link };
    assert.equal(await store.endReportTurn({ ...next, link: another, mail: world.newMail() }), 'limit_reached');
    assert.equal(await store.endReportTurn({ ...next, link: null, problem: '{"code":"x"}', mail: world.newMail() }), 'ended');
    assert.equal((await store.reportSchedule({ tenantId, scheduleId }))?.lastProblem, '{"code":"x"}');
  });

  test('a pause ends the turn under way, and what was due meanwhile is not sent', async () => {
    const world = opened();
    const { store } = world;
    const home = await world.signUp();
    const { tenantId } = home;
    const { scheduleId, dueAt } = await made(world, home, { dueAt: await store.now() });
    await store.awaitReport({ tenantId, scheduleId, dueAt, commandId: 'c-2', lookMs: 0, lateMail: null });
    const key = { tenantId, scheduleId, audit: world.audit(tenantId) };
    const paused = await store.pauseReportSchedule(key);
    assert.deepEqual([paused?.pausedAt, paused?.commandId], [await store.now(), null]);
    world.advance(1);
    assert.deepEqual(await store.pauseReportSchedule(key), paused);
    assert.deepEqual(await taken([scheduleId]), []);
    const ending = { tenantId, scheduleId, dueAt, nextDueAt: dueAt + 1, problem: null, link: null, audit: key.audit };
    assert.equal(await store.endReportTurn({ ...ending, mail: world.newMail() }), 'gone');
    const resumed = await store.resumeReportSchedule({ ...key, dueAt: dueAt + DAY_MS });
    assert.deepEqual([resumed?.pausedAt, resumed?.dueAt], [null, dueAt + DAY_MS]);
    assert.deepEqual(await store.resumeReportSchedule({ ...key, dueAt: dueAt + 2 * DAY_MS }), resumed);
  });

  test('a tenant has a limited number, listed newest first, and none of a person who left', async () => {
    const world = opened();
    const { store } = world;
    const [home, other] = [await world.signUp(), await world.signUp()];
    const { tenantId, personId } = home;
    const ids: string[] = [];
    for (const owner of [personId, other.personId, personId]) {
      ids.unshift((await made(world, home, { personId: owner })).scheduleId);
      world.advance(1);
    }
    assert.equal(await store.createReportSchedule(newSchedule(world, home)), 'limit_reached');
    const listed = async (person: string | null) =>
      (await store.reportSchedules({ tenantId, personId: person })).map(({ scheduleId }) => scheduleId);
    assert.deepEqual(await listed(null), ids);
    assert.deepEqual(await listed(other.personId), [ids[1]]);
    const [scheduleId = ''] = ids;
    const deletion = { scheduleId, mail: null, audit: world.audit(tenantId) };
    assert.equal(await store.deleteReportSchedule({ ...deletion, tenantId: other.tenantId }), false);
    assert.equal(await store.deleteReportSchedule({ ...deletion, tenantId }), true);
    assert.equal(await store.deleteReportSchedule({ ...deletion, tenantId }), false);
    const link = { invitationId: world.name('invitation'), tokenHash: world.name('link'), days: 7, peopleMax: 9 };
    const invited = { tenantId, email: world.name('guest'), role: 'owner', invitedBy: 'a', invitedById: personId } as const;
    await store.invite({ ...invited, ...link, mail: world.newMail(), audit: world.audit(tenantId) });
    const session = { tokenHash: world.name('token'), days: 1 };
    const joining = { tokenHash: link.tokenHash, personId: world.name('person'), passwordHash: 'hash', session, requestId: 'r' };
    await store.acceptInvitation(joining);
    await store.removeMember({ tenantId, personId, audit: world.audit(tenantId, 'member.removed') });
    assert.deepEqual(await listed(null), [ids[1]]);
    const audits = await store.audits({ tenantId, limit: 10 });
    assert.ok(audits.some(({ action, subject }) => action === 'report-schedule.ended' && subject === ids[2]));
  });
}
