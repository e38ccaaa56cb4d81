/** Incidents: what the operator wrote, who is sent emails about it, and that each is sent one. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DAY_MS, HOUR_MS } from '@ledgerline/contract';
import type { NewMail } from '../../src/store/stored-mail.ts';
import type { NewStatusSubscriber } from '../../src/store/stored-operator.ts';
import type { World } from '../world.ts';

const NOBODY = { resolvedSince: 0, limit: 100 };

const mailTo = (world: World, recipient: string): NewMail => ({
  mailId: world.name('mail'),
  tenantId: null,
  recipient,
  facts: { kind: 'status_confirm' },
  secretSealed: 'sealed',
  validMs: DAY_MS,
});

function newSubscriber(world: World): NewStatusSubscriber {
  const email = `${world.name('reader')}@example.com`;
  return {
    subscriberId: world.name('sub'),
    email,
    confirmHash: world.name('confirm'),
    leaveHash: world.name('leave'),
    leaveSealed: 'sealed',
    reader: { language: 'ms', zone: null },
    validMs: HOUR_MS,
    mail: mailTo(world, email),
  };
}

const mailsTo = async ({ store }: World, email: string): Promise<number> =>
  (await store.mailStates({ state: 'waiting', limit: 1_000 })).filter(({ recipient }) => recipient === email).length;

export function exerciseIncidents(opened: () => World): void {
  test('an incident is open until an update resolves it, and is open again with another state', async () => {
    const world = opened();
    const { store } = world;
    const incidentId = world.name('inc');
    const audit = world.audit(null, 'incident.opened');
    const written = { title: 'Webhooks are late', state: 'investigating', parts: ['webhooks', 'api'], text: 'We look.' } as const;
    const first = await store.openIncident({ incidentId, ...written, audit });
    const openedAt = await store.now();
    assert.deepEqual(first, {
      ...{
        incidentId,
        title: 'Webhooks are late',
        state: 'investigating',
        parts: ['webhooks', 'api'],
        openedAt,
        resolvedAt: null,
      },
      updates: [{ seq: 1, state: 'investigating', text: 'We look.', at: openedAt }],
    });
    world.advance(HOUR_MS);
    const over = await store.updateIncident({ incidentId, state: 'resolved', parts: null, text: 'It is over.', audit });
    const resolvedAt = await store.now();
    assert.deepEqual([over?.state, over?.resolvedAt, over?.parts], ['resolved', resolvedAt, ['webhooks', 'api']]);
    assert.deepEqual(
      over?.updates.map(({ seq, state }) => [seq, state]),
      [
        [2, 'resolved'],
        [1, 'investigating'],
      ],
    );
    assert.ok((await store.incidents({ ...NOBODY, resolvedSince: resolvedAt })).some((one) => one.incidentId === incidentId));
    assert.ok(
      !(await store.incidents({ ...NOBODY, resolvedSince: resolvedAt + 1 })).some((one) => one.incidentId === incidentId),
    );
    const again = await store.updateIncident({ incidentId, state: 'monitoring', parts: ['api'], text: 'It is back.', audit });
    assert.deepEqual([again?.resolvedAt, again?.parts, again?.updates.length], [null, ['api'], 3]);
    const [listed] = await store.incidents({ ...NOBODY, resolvedSince: resolvedAt + DAY_MS });
    assert.equal(listed?.incidentId, incidentId);
    assert.equal((await store.operatorAudits({ limit: 1 }))[0]?.action, 'incident.opened');
    assert.equal(await store.updateIncident({ incidentId: 'unknown', state: 'resolved', parts: null, text: 'x', audit }), null);
    await store.updateIncident({ incidentId, state: 'resolved', parts: null, text: 'Over.', audit });
  });

  test('an address is sent emails after its link was used once, in time, and not after it left', async () => {
    const world = opened();
    const { store } = world;
    const audit = { tenantId: null, actor: 'email-link', action: 'test', requestId: 'test' };
    const before = await store.incidentStatistics();
    const late = newSubscriber(world);
    await store.requestStatusMails(late);
    world.advance(HOUR_MS);
    assert.equal(await store.confirmStatusMails({ confirmHash: late.confirmHash, audit }), null);
    const { email } = late;
    const again = { ...newSubscriber(world), email, mail: mailTo(world, email) };
    await store.requestStatusMails(again);
    assert.deepEqual(await store.confirmStatusMails({ confirmHash: again.confirmHash, audit }), { email });
    assert.equal(await store.confirmStatusMails({ confirmHash: again.confirmHash, audit }), null);
    const mails = await mailsTo(world, email);
    await store.requestStatusMails({ ...newSubscriber(world), email, mail: mailTo(world, email) });
    assert.equal(await mailsTo(world, email), mails, 'An address that is confirmed is sent no other link.');
    assert.equal((await store.incidentStatistics()).subscribers, before.subscribers + 1);
    assert.equal(await store.endStatusMails({ leaveHash: late.leaveHash, audit }), false);
    assert.equal(await store.endStatusMails({ leaveHash: again.leaveHash, audit }), true);
    assert.equal(await store.endStatusMails({ leaveHash: again.leaveHash, audit }), false);
    assert.equal((await store.operatorAudits({ limit: 1 }))[0]?.subject, again.subscriberId);
    assert.equal((await store.incidentStatistics()).subscribers, before.subscribers);
  });

  test('the emails of an update are written page by page, and the same page again adds none', async () => {
    const world = opened();
    const { store } = world;
    for (let update = await store.unmailedUpdate(); update !== null; update = await store.unmailedUpdate())
      await store.mailUpdate({ ...update.incident, seq: update.update.seq, mails: [], mailedUpTo: '~', isLast: true });
    const subscribers = [newSubscriber(world), newSubscriber(world)];
    const audit = { tenantId: null, actor: 'email-link', action: 'test', requestId: 'test' };
    for (const subscriber of subscribers) {
      await store.requestStatusMails(subscriber);
      await store.confirmStatusMails({ confirmHash: subscriber.confirmHash, audit });
    }
    const incidentId = world.name('inc');
    const written = { title: 'Late', state: 'investigating', parts: ['api'], text: 'We look.' } as const;
    await store.openIncident({ incidentId, ...written, audit: world.audit(null) });
    const unmailed = await store.unmailedUpdate();
    assert.deepEqual([unmailed?.incident.incidentId, unmailed?.update.seq, unmailed?.mailedUpTo], [incidentId, 1, '']);
    const confirmedUntil = unmailed?.update.at ?? 0;
    const [first] = await store.statusSubscribers({ after: '', confirmedUntil, limit: 1 });
    assert.ok(first);
    assert.deepEqual(first.reader, { language: 'ms', zone: null });
    const mail = mailTo(world, first.email);
    const page = { incidentId, seq: 1, mails: [mail], mailedUpTo: first.subscriberId };
    const before = await mailsTo(world, first.email);
    await store.mailUpdate({ ...page, isLast: false });
    await store.mailUpdate({ ...page, isLast: false });
    assert.equal(await mailsTo(world, first.email), before + 1);
    assert.equal((await store.unmailedUpdate())?.mailedUpTo, first.subscriberId);
    const rest = await store.statusSubscribers({ after: first.subscriberId, confirmedUntil, limit: 100 });
    assert.equal(rest.length, 1);
    assert.deepEqual(await store.statusSubscribers({ after: '', confirmedUntil: confirmedUntil - 1, limit: 100 }), []);
    await store.mailUpdate({ incidentId, seq: 1, mails: [], mailedUpTo: rest[0]?.subscriberId ?? '', isLast: true });
    assert.equal(await store.unmailedUpdate(), null);
    await store.updateIncident({ incidentId, state: 'resolved', parts: null, text: 'x', audit: world.audit(null) });
    await store.mailUpdate({ incidentId, seq: 2, mails: [], mailedUpTo: '', isLast: true });
  });
}
