/** Writes that wait for a decision: one decision each, one command id each, and an end for all of them. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@ledgerline/contract';
import type { Store } from '../../src/store/store.ts';
import type { NewProposal, StoredProposal } from '../../src/store/stored-proposal.ts';
import type { Home, World } from '../world.ts';

type Proposing = Parameters<Store['propose']>[0];

export const newProposal = (world: World, home: Home, overrides: Partial<NewProposal> = {}): Proposing => {
  const { mode: _mode, sentBy: _sentBy, trace: _trace, ...command } = world.newCommand(home);
  const proposal: NewProposal = {
    ...command,
    proposalId: world.name('prop'),
    keyId: 'key-1',
    meaningHash: 'meaning',
    approval: 'person',
    beforeHash: null,
    preview: null,
    agent: null,
    tokenHash: null,
    ...overrides,
  };
  const draft = { ...world.draft(), kind: 'approval_requested', subject: proposal.proposalId } as const;
  const isPerson = proposal.approval === 'person';
  return {
    proposal,
    validMs: HOUR_MS,
    openMax: 20,
    approvalUrl: isPerson ? `https://example.com/${proposal.proposalId}` : null,
    notice: isPerson ? { notificationId: world.name('note'), draft } : null,
    audit: world.audit(home.tenantId, 'proposal.made'),
  };
};

async function proposed(world: World, wanted: Proposing): Promise<StoredProposal> {
  const outcome = await world.store.propose(wanted);
  assert.ok(outcome.kind === 'proposed', outcome.kind);
  return outcome.proposal;
}

const decision = (world: World, { tenantId, proposalId }: StoredProposal, wanted: 'approved' | 'denied') => ({
  tenantId,
  proposalId,
  decision: wanted,
  decidedBy: 'person:owner',
  reason: wanted === 'denied' ? 'Not this supplier' : null,
  queueMs: HOUR_MS,
  audit: world.audit(tenantId, `proposal.${wanted}`),
});

/** The types of what happened since the tenant signed up, oldest first, without those of others. */
async function eventsOf({ store }: World, tenantId: string): Promise<readonly string[]> {
  const { events } = await store.events({ tenantId, after: { position: 0, seq: 0 }, limit: 100 });
  return events.map(({ type }) => type).filter((type) => /^(?:approval|notification)\./.test(type));
}

const FIRST_PAGE = { before: null, limit: 10 } as const;

export function exerciseProposals(opened: () => World): void {
  test('a proposal is found by its id and by that of its command, and one command id has one', async () => {
    const world = opened();
    const { store } = world;
    const home = await world.signUp();
    const wanted = newProposal(world, home);
    const made = await proposed(world, wanted);
    const now = await store.now();
    assert.deepEqual(made, {
      ...wanted.proposal,
      state: 'open',
      createdAt: now,
      expiresAt: now + HOUR_MS,
      decidedAt: null,
      decidedBy: null,
      reason: null,
      endedAt: null,
    });
    assert.deepEqual(await store.proposal(made), made);
    assert.deepEqual(await store.proposalOfCommand(made), made);
    const other = await world.signUp();
    assert.equal(await store.proposal({ ...made, tenantId: other.tenantId }), null);
    assert.equal(await store.proposalOfCommand({ ...made, tenantId: other.tenantId }), null);
    const again = newProposal(world, home, { commandId: made.commandId, meaningHash: 'other' });
    assert.deepEqual(await store.propose(again), { kind: 'known', proposal: made });
    const { commandId } = await world.accept(world.newCommand(home));
    assert.deepEqual(await store.propose(newProposal(world, home, { commandId })), { kind: 'queued' });
  });

  test('the command id of a proposal belongs to it: no other command takes it, until the proposal expires', async () => {
    const world = opened();
    const { store } = world;
    const home = await world.signUp();
    const sent = ({ proposalId: _id, keyId: _key, ...made }: StoredProposal, payload = made.payload) =>
      world.newCommand(home, { commandId: made.commandId, payload });
    const other = '{"number":2}';
    const kindOf = async (made: StoredProposal, payload?: string) => (await store.accept(sent(made, payload))).kind;
    const waiting = await proposed(world, newProposal(world, home));
    assert.deepEqual(await store.accept(sent(waiting, other)), { kind: 'proposed', proposal: waiting });
    assert.equal(await kindOf(waiting), 'proposed', 'the same command waits too');
    assert.equal(await store.command(waiting), null);
    await store.decideProposal(decision(world, waiting, 'approved'));
    assert.equal(await kindOf(waiting, other), 'proposed');
    assert.equal(await kindOf(waiting), 'queued', 'what was approved');
    assert.equal(await kindOf(waiting, other), 'known');
    const denied = await proposed(world, newProposal(world, home));
    await store.decideProposal(decision(world, denied, 'denied'));
    assert.deepEqual([await kindOf(denied), await kindOf(denied, other)], ['proposed', 'proposed']);
    const previewed = await proposed(world, newProposal(world, home, { approval: 'none' }));
    assert.deepEqual([await kindOf(previewed, other), await kindOf(previewed)], ['proposed', 'queued']);
    const late = await proposed(world, newProposal(world, home));
    const [taken, free] = await Promise.all([store.accept(sent(late, other)), store.accept(world.newCommand(home))]);
    assert.deepEqual([taken.kind, free.kind], ['proposed', 'queued'], 'those beside it are accepted');
    await world.advance(HOUR_MS);
    assert.equal(await kindOf(late, other), 'queued');
  });

  test('people are told of what waits for them, and that it no longer does', async () => {
    const world = opened();
    const { store } = world;
    const home = await world.signUp();
    const { tenantId } = home;
    await proposed(world, newProposal(world, home, { approval: 'none' }));
    assert.deepEqual(await eventsOf(world, tenantId), []);
    const made = await proposed(world, newProposal(world, home));
    assert.deepEqual(await eventsOf(world, tenantId), ['notification.opened', 'approval.requested']);
    const subjects = async () => (await store.notifications({ tenantId, ...FIRST_PAGE })).map(({ subject }) => subject);
    assert.deepEqual(await subjects(), [made.proposalId]);
    await store.decideProposal(decision(world, made, 'approved'));
    assert.deepEqual((await eventsOf(world, tenantId)).slice(2), ['approval.decided', 'notification.resolved']);
    assert.deepEqual(await subjects(), []);
  });

  test('of many decisions at once one counts, and the same again changes nothing', async () => {
    const world = opened();
    const { store } = world;
    const home = await world.signUp();
    const made = await proposed(world, newProposal(world, home));
    const outcomes = await Promise.all(
      (['approved', 'denied', 'approved', 'denied'] as const).map((wanted) =>
        store.decideProposal(decision(world, made, wanted)),
      ),
    );
    assert.deepEqual(outcomes.map(({ kind }) => kind).toSorted(), ['decided', 'ended', 'ended', 'repeated']);
    const actions = (await store.audits({ ...home, limit: 10 })).map(({ action }) => action);
    assert.equal(actions.filter((action) => /^proposal\.(?:approved|denied)$/.test(action)).length, 1);
    assert.equal((await store.decideProposal({ ...decision(world, made, 'denied'), tenantId: 'other' })).kind, 'unknown');
  });

  test('a program cannot decide what a person must, nor a person what has a token', async () => {
    const world = opened();
    const { store } = world;
    const home = await world.signUp();
    const forPerson = await proposed(world, newProposal(world, home));
    const forProgram = await proposed(world, newProposal(world, home, { approval: 'none' }));
    assert.equal(await store.submitProposal(forPerson), null);
    assert.equal((await store.decideProposal(decision(world, forProgram, 'approved'))).kind, 'unknown');
    const submitted = await store.submitProposal(forProgram);
    assert.deepEqual([submitted?.state, submitted?.endedAt], ['submitted', await store.now()]);
    world.advance(MINUTE_MS);
    assert.deepEqual(await store.submitProposal(forProgram), submitted, 'again changes nothing');
  });

  test('a program that wants to run what it previewed leaves the decision to a person, once', async () => {
    const world = opened();
    const { store } = world;
    const home = await world.signUp();
    const { tenantId } = home;
    const { proposal, ...wanted } = newProposal(world, home);
    const made = await proposed(world, newProposal(world, home, { approval: 'none' }));
    const draft = { ...world.draft(), kind: 'approval_requested', subject: made.proposalId } as const;
    const request = {
      tenantId,
      proposalId: made.proposalId,
      validMs: 2 * HOUR_MS,
      approvalUrl: 'https://example.com',
      audit: wanted.audit,
    };
    const ask = () => store.askForApproval({ ...request, notice: { notificationId: world.name('note'), draft } });
    const asked = await ask();
    assert.deepEqual([asked?.approval, asked?.expiresAt], ['person', (await store.now()) + 2 * HOUR_MS]);
    assert.deepEqual(await ask(), asked, 'again changes nothing');
    assert.deepEqual(await eventsOf(world, tenantId), ['notification.opened', 'approval.requested']);
    assert.equal(await store.submitProposal(made), null, 'the program cannot go on alone');
    await store.decideProposal(decision(world, made, 'denied'));
    assert.equal(await ask(), null);
    assert.equal(await store.proposal(proposal), null);
  });

  test('what is approved waits to be queued, and is queued or expires', async () => {
    const world = opened();
    const { store } = world;
    const home = await world.signUp();
    const [first, second] = [await proposed(world, newProposal(world, home)), await proposed(world, newProposal(world, home))];
    const waiting = async () => {
      const found = await store.approvedProposals({ decidedBefore: await store.now(), limit: 1_000 });
      return found.filter(({ tenantId }) => tenantId === home.tenantId).map(({ proposalId }) => proposalId);
    };
    assert.deepEqual(await waiting(), []);
    await store.decideProposal(decision(world, first, 'approved'));
    world.advance(MINUTE_MS);
    await store.decideProposal(decision(world, second, 'approved'));
    assert.deepEqual(await waiting(), [first.proposalId, second.proposalId]);
    await store.submitProposal(first);
    assert.deepEqual(await waiting(), [second.proposalId]);
    assert.equal((await store.decideProposal(decision(world, first, 'approved'))).kind, 'repeated');
    world.advance(HOUR_MS);
    assert.ok((await store.expireProposals({ limit: 1_000 })).some(({ proposalId }) => proposalId === second.proposalId));
    assert.deepEqual(await waiting(), []);
    assert.equal((await store.proposal(second))?.state, 'expired');
  });

  test('what nobody decides expires, and its command id can be proposed again', async () => {
    const world = opened();
    const { store } = world;
    const home = await world.signUp();
    const made = await proposed(world, newProposal(world, home));
    world.advance(HOUR_MS);
    const outcome = await store.decideProposal(decision(world, made, 'approved'));
    assert.deepEqual([outcome.kind, outcome.kind === 'ended' && outcome.proposal.state], ['ended', 'expired']);
    assert.deepEqual(
      (await eventsOf(world, home.tenantId)).filter((type) => type === 'approval.decided'),
      ['approval.decided'],
    );
    const again = await proposed(world, newProposal(world, home, { commandId: made.commandId }));
    assert.equal(await store.proposal(made), null);
    world.advance(HOUR_MS);
    await proposed(world, newProposal(world, home, { commandId: made.commandId }));
    assert.equal(await store.proposal(again), null, 'one whose time is over makes room, too');
    assert.deepEqual((await store.notifications({ tenantId: home.tenantId, ...FIRST_PAGE })).length, 1);
  });

  test('a tenant can have so many open, and those that are over do not count', async () => {
    const world = opened();
    const { store } = world;
    const home = await world.signUp();
    for (let count = 0; count < 2; count += 1) await proposed(world, { ...newProposal(world, home), openMax: 2 });
    assert.deepEqual(await store.propose({ ...newProposal(world, home), openMax: 2 }), { kind: 'limit_reached' });
    assert.equal(await store.openProposals(home), 2);
    assert.ok((await store.proposalStatistics()).open >= 2);
    world.advance(HOUR_MS);
    assert.equal(await store.openProposals(home), 0);
    await proposed(world, { ...newProposal(world, home), openMax: 2 });
  });

  test('the list has those of people, open ones apart, newest first, in pages', async () => {
    const world = opened();
    const { store } = world;
    const home = await world.signUp();
    const made: StoredProposal[] = [];
    for (let count = 0; count < 4; count += 1) {
      made.push(await proposed(world, newProposal(world, home)));
      await proposed(world, newProposal(world, home, { approval: 'none' }));
      world.advance(MINUTE_MS);
    }
    const ids = async (isOpen: boolean, before: { at: number; id: string } | null = null, limit = 10) =>
      (await store.proposals({ ...home, isOpen, before, limit })).map(({ proposalId }) => proposalId);
    const [a, b, c, d] = made as [StoredProposal, StoredProposal, StoredProposal, StoredProposal];
    for (const one of [a, c]) await store.decideProposal(decision(world, one, 'denied'));
    assert.deepEqual(await ids(true), [d.proposalId, b.proposalId]);
    assert.deepEqual(await ids(false), [c.proposalId, a.proposalId]);
    assert.deepEqual(await ids(false, { at: c.createdAt, id: c.proposalId }, 1), [a.proposalId]);
    const whole: string[] = [];
    for (let after = '', isMore = true; isMore; ) {
      const page = await store.wholeProposals({ ...home, after, limit: 3 });
      whole.push(...page.map(({ proposalId }) => proposalId));
      after = page.at(-1)?.commandId ?? after;
      isMore = page.length > 0;
    }
    assert.equal(new Set(whole).size, 8);
  });

  test('what was shown is kept until something is decided', async () => {
    const world = opened();
    const { store } = world;
    const made = await proposed(world, newProposal(world, await world.signUp()));
    const shown = { ...made, preview: '{"changes":[]}', beforeHash: 'before' };
    assert.deepEqual(await store.keepPreview(shown), shown);
    await store.decideProposal(decision(world, made, 'approved'));
    assert.equal(await store.keepPreview({ ...shown, beforeHash: 'later' }), null);
    assert.equal((await store.proposal(made))?.beforeHash, 'before');
  });

  test('the same write of a key is found again, and only if it was approved or queued', async () => {
    const world = opened();
    const { store } = world;
    const home = await world.signUp();
    const since = await store.now();
    const made = await proposed(world, newProposal(world, home, { approval: 'none' }));
    const alike = async (other: Partial<StoredProposal> = {}) =>
      (await store.alikeProposals({ ...made, ...other, since, limit: 5 })).map(({ proposalId }) => proposalId);
    assert.deepEqual(await alike(), [], 'open is not queued');
    await store.submitProposal(made);
    assert.deepEqual(await alike(), [made.proposalId]);
    for (const other of [{ keyId: 'key-2' }, { companyId: 'OTHER' }, { type: 'void-ar-invoice' }, { meaningHash: 'm' }])
      assert.deepEqual(await alike(other), [], JSON.stringify(other));
    world.advance(HOUR_MS);
    assert.deepEqual(await store.alikeProposals({ ...made, since: since + 1, limit: 5 }), []);
  });

  test('those that ended are deleted some days later, and no others', async () => {
    const world = opened();
    const { store } = world;
    const home = await world.signUp();
    const [ended, open] = [
      await proposed(world, newProposal(world, home)),
      await proposed(world, { ...newProposal(world, home), validMs: 30 * DAY_MS }),
    ];
    await store.decideProposal(decision(world, ended, 'denied'));
    world.advance(7 * DAY_MS);
    while ((await store.forgetProposals({ before: await store.now(), limit: 100 })) > 0);
    assert.equal(await store.proposal(ended), null);
    assert.equal((await store.proposal(open))?.state, 'open');
  });
}
