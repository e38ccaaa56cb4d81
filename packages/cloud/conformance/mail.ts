/** Mails: written with their change, leased to one node, ended once. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '@ledgerline/contract';
import type { MailOutcome, NewMail } from '../src/store/stored-mail.ts';
import type { World } from './world.ts';

const LEASE = { leaseMs: MINUTE_MS, limit: 10 };

export function exerciseMails(opened: () => World): void {
  /** A tenant with a mail of its own; whatever waited before is out of the way. */
  const settle = async (overrides: Partial<NewMail> = {}) => {
    const world = opened();
    const take = async (owner: string) => (await world.store.takeMails({ owner, ...LEASE })).map(({ mailId }) => mailId);
    const record = (mailId: string, owner: string, outcome: MailOutcome) =>
      world.store.recordMail({ mailId, owner, outcome, audit: world.audit(tenantId, `mail.${outcome.kind}`) });
    const { tenantId, personId } = await world.signUp();
    world.advance(LEASE.leaseMs);
    for (;;) {
      const left = await take('sweeper');
      for (const mailId of left) await record(mailId, 'sweeper', { kind: 'sent' });
      if (left.length === 0) break;
    }
    const mail = world.newMail({ tenantId, ...overrides });
    const audit = world.audit(tenantId);
    await world.store.setPassword({ personId, passwordHash: 'h', keepTokenHash: null, mail, audit });
    return { world, tenantId, mail, take, record };
  };

  test('a mail is leased to one node, with what it has to say, and to another when the lease is over', async () => {
    const { world, mail, take } = await settle({ secretSealed: 'sealed' });
    const [leased, ...others] = await world.store.takeMails({ owner: 'one', ...LEASE });
    const { validMs: _validMs, ...written } = mail;
    const reader = { language: null, zone: null };
    assert.deepEqual([leased, others], [{ ...written, reader, attempt: 0, createdAt: await world.store.now() }, []]);
    assert.deepEqual(await take('two'), []);
    assert.deepEqual(await take('one'), [mail.mailId], 'a node that comes back continues with its own');
    world.advance(MINUTE_MS);
    assert.deepEqual(await take('two'), [mail.mailId]);
  });

  test('a mail is for the reader who has the address, else for the one that was written with it', async () => {
    const writer = { language: 'zh', zone: 'Asia/Shanghai' } as const;
    const unknown = await settle({ recipient: 'nobody@example.com', reader: writer });
    const readersOf = async () => (await unknown.world.store.takeMails({ owner: 'one', ...LEASE })).map(({ reader }) => reader);
    assert.deepEqual(await readersOf(), [writer]);
    const { world, mail } = await settle();
    const { personId, email } = await world.signUp();
    await world.store.setReader({ personId, language: 'ms', zone: null });
    const known = { ...world.newMail({ recipient: email, reader: writer }), mailId: `${mail.mailId}-known` };
    const audit = world.audit(null);
    await world.store.setPassword({ personId, passwordHash: 'h', keepTokenHash: null, mail: known, audit });
    assert.deepEqual((await readersOf()).at(-1), { language: 'ms', zone: 'Asia/Shanghai' });
  });

  test('of many nodes that ask at once one gets the mail', async () => {
    const { mail, take } = await settle();
    const asked = await Promise.all(Array.from({ length: 8 }, (_, node) => take(`node-${node}`)));
    assert.deepEqual(asked.flat(), [mail.mailId]);
  });

  test('a mail that was sent is never leased again, and only the node that has it can say so', async () => {
    const { world, tenantId, mail, take, record } = await settle();
    await take('one');
    assert.equal(await record(mail.mailId, 'two', { kind: 'sent' }), false);
    assert.equal((await world.store.mailStatistics()).waiting, 1);
    assert.equal(await record(mail.mailId, 'one', { kind: 'sent' }), true);
    assert.equal(await record(mail.mailId, 'one', { kind: 'sent' }), false);
    world.advance(DAY_MS);
    assert.deepEqual(await take('one'), []);
    assert.deepEqual(await world.store.mailStatistics(), { waiting: 0, oldestWaitingMs: 0 });
    assert.equal((await world.store.audits({ tenantId, limit: 1 }))[0]?.action, 'mail.sent');
  });

  test('a mail that could not be sent waits for its time, and is counted by its age', async () => {
    const { world, mail, take, record } = await settle();
    await take('one');
    assert.equal(await record(mail.mailId, 'one', { kind: 'retried', waitMs: MINUTE_MS, error: 'Busy.' }), true);
    world.advance(MINUTE_MS - SECOND_MS);
    assert.deepEqual(await take('two'), []);
    assert.deepEqual(await world.store.mailStatistics(), { waiting: 1, oldestWaitingMs: MINUTE_MS - SECOND_MS });
    world.advance(SECOND_MS);
    assert.deepEqual((await world.store.takeMails({ owner: 'two', ...LEASE }))[0]?.attempt, 1);
    assert.equal(await record(mail.mailId, 'two', { kind: 'failed', error: 'No such mailbox.' }), true);
    assert.deepEqual(await take('two'), []);
  });

  test('a mail that is no longer true is given up', async () => {
    const { world, take } = await settle({ validMs: MINUTE_MS });
    world.advance(MINUTE_MS);
    assert.deepEqual(await take('one'), []);
    assert.equal((await world.store.mailStatistics()).waiting, 0);
  });

  test('the trace of a mail is forgotten after a time, and never one that waits', async () => {
    const { world, mail, take, record } = await settle();
    world.advance(SECOND_MS);
    const forget = async () => world.store.forgetMails({ before: await world.store.now(), limit: 1_000 });
    await forget();
    assert.deepEqual(await take('one'), [mail.mailId]);
    await record(mail.mailId, 'one', { kind: 'sent' });
    assert.equal(await forget(), 0);
    world.advance(SECOND_MS);
    assert.equal(await forget(), 1);
  });
}
