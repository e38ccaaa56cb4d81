/** Brings a store to run every statement it has, so that the plans of all of them can be checked. Checks no results. */

import { DAY_MS, HOUR_MS, MINUTE_MS } from '@ledgerline/contract';
import { expiryMs, installSilenceMs, leaseMs, onlineWithinMs, outcomeUnknownAfterMs } from '../src/delivery/delivery.ts';
import type { CommandFilter } from '../src/store/store.ts';
import type { LinkPurpose } from '../src/store/stored-account-link.ts';
import { emailOf, newChange, newLink, newUndo } from './account-link.ts';
import { newPasskey } from './factor.ts';
import { everything, type Home, type OwnedHome, type World } from './world.ts';

/** Returns the company that was used for most of it. */
export async function useEveryStatement(world: World): Promise<OwnedHome> {
  const home = await world.signUp();
  await useTheQueue(world, home);
  await useTheLists(world, home);
  await useTheConnector(world, home);
  await useTheAccount(world, home);
  await useTheNotifications(world, home);
  await useTheEvents(world, home);
  await useTheLinks(world, home);
  await useTheMails(world, home);
  await useTheRetention(world, home);
  await useTheErasure(world);
  return home;
}

/** A company of its own, since nothing is left of it. */
async function useTheErasure(world: World): Promise<void> {
  const { store } = world;
  const home = await world.signUp();
  const { tenantId, personId } = home;
  const request = { tenantId, personId, graceMs: 1, audit: world.audit(tenantId) };
  await store.requestErasure(request);
  await store.cancelErasure(request);
  await store.requestErasure(request);
  await store.pendingErasures({ before: (await store.now()) + 1, limit: 5 });
  await store.warnOfErasure({ tenantId });
  world.advance(1);
  while (!(await store.eraseSome({ tenantId, requestId: 'r' })).isDone);
  await store.erasedSandboxes();
}

async function useTheRetention(world: World, { tenantId }: Home): Promise<void> {
  const { store } = world;
  await store.setKeptDays({ tenantId, keptDays: 90, audit: world.audit(tenantId) });
  const old = await store.oldCommands({ tenantId, endedBefore: await store.now(), limit: 5 });
  await store.clearCommands({ tenantId, commands: old.map(({ seq }) => ({ seq, meaningHash: 'm' })) });
}

async function useTheLinks(world: World, { tenantId, personId }: OwnedHome): Promise<void> {
  const { store } = world;
  const audit = world.audit(tenantId);
  const email = await emailOf(world, tenantId);
  const sent = async (purpose: LinkPurpose, newEmail?: string) => {
    const link = newLink(world, purpose, email, newEmail);
    await store.createLink({ ...link, audit });
    return { tokenHash: link.tokenHash, personId, mail: world.newMail(), audit };
  };
  const connectors = [{ connectorId: 'none', keyHash: world.name('key'), keySealed: 'x' }];
  const freshKeys = [{ tenantId, tenantKeyHash: world.name('key'), connectors }];
  await store.resetPassword({ ...(await sent('reset')), passwordHash: 'h', freshKeys });
  const verify = await sent('verify');
  await store.link(verify);
  await store.confirmAddress(verify);
  const change = newChange(world, await sent('change', world.name('mail')), personId);
  await store.changeAddress(change);
  await store.createTenant(world.newTenant({ email }));
  await store.addressUndo(change.undo);
  await store.undoAddress(newUndo(world, change.undo, personId));
  await store.isConfirmed({ email });
}

async function useTheMails(world: World, { tenantId, personId }: OwnedHome): Promise<void> {
  const { store } = world;
  const audit = world.audit(tenantId);
  for (const validMs of [null, 1])
    await store.setPassword({ personId, passwordHash: 'h', keepTokenHash: null, mail: world.newMail({ validMs }), audit });
  world.advance(1);
  const request = { owner: 'node', leaseMs: 1, limit: 10 };
  for (const { mailId } of await store.takeMails(request)) {
    const record = { mailId, owner: 'node', audit };
    await store.recordMail({ ...record, outcome: { kind: 'retried', waitMs: 0, error: 'e' } });
    await store.takeMails(request);
    await store.recordMail({ ...record, outcome: { kind: 'sent' } });
  }
  await store.mailStatistics();
  for (const isOn of [false, true]) await store.muteMail({ personId, choice: 'trial_ending', isOn, audit });
  await store.mutedMails({ personId });
  await store.createSession({ tokenHash: world.name('token'), personId, tenantId, days: 1, newDeviceAt: '203.0.113.7', audit });
  await store.rotateTenantKey({ tenantId, keyHash: world.name('hash'), audit });
  await store.forgetMails({ before: await store.now(), limit: 10 });
  world.advance(1);
  await store.forgetMails({ before: await store.now(), limit: 10 });
}

async function useTheQueue(world: World, home: Home): Promise<void> {
  const { store } = world;
  const call = { connectorId: home.connectorId, install: 'first' };
  const [write, read] = [await world.accept(world.newCommand(home)), await world.accept(world.newRead(home))];
  await store.accept(write);
  await store.hasWork(call);
  await world.lease(home);
  await store.heartbeat(world.heartbeat(home, { running: [write.commandId] }));
  const artifact = { sha256: 'a', fileName: 'a', contentType: 'a', size: 1 };
  await store.attachArtifact({ ...call, commandId: read.commandId, artifact });
  await store.keptArtifacts({ sha256s: ['a'] });
  await store.lease({ ...call, max: 10, token: 'again', holding: [] });
  world.advance(leaseMs);
  await store.heartbeat(world.heartbeat(home, { running: [write.commandId] }));
  world.advance(leaseMs);
  await store.sweep({ limit: 10 });
  await world.lease(home);
  for (const { commandId } of [write, read]) await store.finish(world.done(home, commandId));
  await store.finish(world.failed(home, write.commandId));
  await store.finish(world.failed(home, (await world.accept(world.newCommand(home))).commandId));
  await store.cancel(await world.accept(world.newCommand(home)));
  await world.accept(world.newCommand(home));
  await world.lease(home);
  await world.accept(world.newCommand(home));
  world.advance(outcomeUnknownAfterMs + expiryMs);
  await store.sweep({ limit: 10 });
}

async function useTheLists(world: World, home: Home): Promise<void> {
  const { store } = world;
  const filters: readonly Partial<CommandFilter>[] = [
    {},
    { beforeSeq: 5 },
    ...(['queued', 'running', 'done', 'failed'] as const).map((status) => ({ status })),
    ...(['applied', 'not_applied', 'unknown'] as const).map((outcome) => ({ outcome })),
    { type: 'list-sales-invoices' },
    { module: 'sales' },
    { companyId: 'MAIN' },
    { connectorId: home.connectorId },
    { errorCode: 'x' },
    { from: 0, to: 1 },
    { text: 'x' },
    { companies: ['MAIN'], modules: ['sales'], hiddenTypes: ['read-debtors'] },
    { companies: [] },
  ];
  for (const filter of filters) {
    for (const beforeSeq of [null, 5])
      await store.commands({ ...everything(home.tenantId), ...filter, beforeSeq, lookedAtMax: 1 });
  }
  await store.command({ ...home, commandId: 'none' });
  await store.queuedCount({ ...home, limit: 5 });
  await store.queueCounts(home);
  await store.statistics();
  await store.webhookStatistics();
  await store.tenantFacts(home);
  await store.activity({ ...home, since: 0 });
  await store.servedKinds(home);
  await store.ping();
  await store.forgetTraces();
}

async function useTheConnector(world: World, home: Home): Promise<void> {
  const { store } = world;
  const { connectorId, tenantId } = home;
  const audit = world.audit(tenantId);
  const book = { companyId: 'MAIN', name: 'Main', data: '{}' };
  const call = { connectorId, install: 'first' };
  await store.reportCompanies({ ...call, companies: [book, { ...book, companyId: 'GONE' }] });
  await store.reportCompanies({ ...call, companies: [book] });
  await store.heartbeat(world.heartbeat(home, { companies: [{ companyId: 'MAIN', state: 'ready', message: null }] }));
  await store.heartbeat(world.heartbeat(home, { build: 'local-mvp-2020.01.01.01' }));
  await store.heartbeat(world.heartbeat(home, { reported: { state: 'stopped', message: null } }));
  await store.recordCall({ connectorId, install: 'second' });
  world.advance(installSilenceMs);
  await store.recordCall({ connectorId, install: 'second' });
  await store.recordCall({ connectorId, install: 'second' });
  world.advance(MINUTE_MS);
  await store.recordCall({ connectorId, install: 'second' });
  await store.wholeCommands({ tenantId, after: 0, limit: 1 });
  await store.wholeAudits({ tenantId, after: 0, limit: 1 });
  await store.setChannel({ connectorId, channel: 'early', audit });
  await store.heartbeat(world.heartbeat(home, { install: 'second', refusedBuild: 'b', setupBuild: 'c' }));
  await store.buildCounts();
  await store.withdrawBuild({ build: 'b', audit });
  await store.withdrawBuild({ build: 'b', audit });
  await store.withdrawnBuilds();
  await store.releaseInstall({ connectorId });
  world.advance(onlineWithinMs + 1);
  await store.sweep({ limit: 10 });
  await store.companies({ connectorId });
  await store.connector({ connectorId });
  await store.connectors({ tenantId });
  await store.connectorByKey({ keyHash: 'none' });
  await store.rotateConnectorKey({ connectorId, keyHash: world.name('hash'), keySealed: 's', audit });
  const sandbox = { connectorId: world.name('conn'), tenantId, keyHash: world.name('hash'), keySealed: 's' };
  await store.openSandbox({ connector: sandbox, audit });
  await store.resetSandbox({ ...sandbox, audit });
  const field = { table: 'Item', name: 'Colour', type: 'text', length: 20 } as never;
  await store.defineSandboxField({ tenantId, field, fieldsMax: 10, audit });
  await store.removeSandboxField({ tenantId, table: 'Item', name: 'Colour', audit });
  await store.sandboxFields({ tenantId });
  await store.markSandboxesSeen();
  await store.sandboxes();
  await store.sandbox({ connectorId: 'nobody' });
}

async function useTheAccount(world: World, { tenantId, personId }: OwnedHome): Promise<void> {
  const { store } = world;
  const audit = world.audit(tenantId);
  const tokenHash = world.name('token');
  await store.createSession({ tokenHash, personId, tenantId, days: 30, audit });
  world.advance(2 * HOUR_MS);
  await store.session({ tokenHash, days: 30 });
  await store.switchTenant({ tokenHash, personId, tenantId, audit });
  await store.endSession({ tokenHash });
  await store.endSessions({ personId, audit });
  await store.tenant({ tenantId });
  await store.personByEmail({ email: 'a' });
  await store.memberships({ personId });
  await store.members({ tenantId });
  for (const before of [null, { createdAt: 1, tenantId: 'a' }]) await store.tenants({ before, limit: 10 });
  await store.setPassword({ personId, passwordHash: 'h', keepTokenHash: null, mail: world.newMail(), audit });
  await store.changeCompany({ tenantId, companyName: 'a', phone: null, audit });
  await store.requestPlan({ tenantId, plan: 'kedai', audit });
  await store.setSubscription({ tenantId, status: 'active', plan: null, currentPeriodEnd: null, audit });
  await store.rotateTenantKey({ tenantId, keyHash: world.name('hash'), audit });
  const key = { keyId: world.name('key'), tenantId, name: 'a', keyHash: world.name('hash'), prefix: 'p', companies: null };
  await store.createAppKey({ ...key, access: {} as never, expiresAt: null, keysMax: 5, audit });
  for (const keyHash of [key.keyHash, 'unknown']) await store.keyHolder({ keyHash });
  await store.touchAppKey({ keyId: key.keyId });
  await store.changeAppKey({ ...key, access: 'full', addresses: null, amountMax: null, audit });
  for (const overlapMs of [0, 1]) {
    await store.rotateAppKey({ ...key, keyHash: world.name('hash'), overlapMs, audit });
    await store.rotateTenantKey({ tenantId, keyHash: world.name('hash'), overlapMs, audit });
  }
  await store.endPreviousSecret({ ...key, audit });
  await store.endPreviousTenantKey({ tenantId, audit });
  await store.revokeAppKey({ tenantId, keyId: key.keyId, audit });
  await store.appKey({ tenantId, keyId: 'a' });
  for (const before of [null, { at: 1, id: 'a' }]) await store.appKeys({ tenantId, before, limit: 10 });
  const call = { minute: 1, sentBy: 'a', route: 'r', code: 'c', count: 1, requestId: 'q' };
  await store.recordRefusals({ tenants: [{ tenantId, calls: [call], days: [{ day: 1, refused: 1 }] }] });
  await store.refusedCalls({ tenantId, sinceMinute: 0, limit: 10 });
  await store.dayUses({ tenantId, firstDay: 0 });
  await store.keepDays({ tenantId, beforeDay: 1 });
  await store.forgetRefusedCalls({ beforeMinute: 2, limit: 1 });
  for (const max of [1, 1]) await store.takeFromWindow({ subject: 'a', windowMs: DAY_MS, max });
  await store.returnToWindow({ subject: 'a' });
  await store.countInWindow({ subject: 'a' });
  await store.clearWindow({ subject: 'a' });
  await store.sweepWindows();
  await store.shareUse({ uses: [{ subject: 'a', used: 1 }] });
  await store.audit(audit);
  await store.audits({ tenantId, limit: 10 });
  await useThePairing(world, tenantId);
  await useTheTeam(world, tenantId);
  await useTheFactors(world, { tenantId, personId });
}

async function useTheFactors(world: World, { tenantId, personId }: Pick<OwnedHome, 'tenantId' | 'personId'>): Promise<void> {
  const { store } = world;
  const audit = world.audit(tenantId);
  const report = () => ({ mail: world.newMail(), audit });
  const codeHashes = [world.name('code')];
  const passkey = newPasskey(world, personId);
  const { passkeyId } = passkey;
  const step = { tokenHash: world.name('step'), kind: 'factor-due' } as const;
  await store.person({ personId });
  await store.beginAuthenticator({ personId, secretSealed: 's' });
  await store.confirmAuthenticator({ personId, step: 1, codeHashes, ...report() });
  await store.useAuthenticator({ personId, step: 2 });
  await store.setRecoveryCodes({ personId, codeHashes, audit });
  await store.useRecoveryCode({ personId, codeHash: 'a', ...report() });
  await store.addPasskey({ passkey, passkeysMax: 5, codeHashes, ...report() });
  await store.passkey({ passkeyId });
  await store.usePasskey({ passkeyId, counter: 9 });
  await store.factors({ personId });
  await store.removePasskey({ personId, passkeyId, ...report() });
  await store.removeFactors({ personId, ...report() });
  await store.removeAuthenticator({ personId, ...report() });
  await store.keepLoginStep({ ...step, personId, tenantId, validMs: 1 });
  await store.loginStep(step);
  await store.takeLoginStep(step);
  await store.requireFactor({ tenantId, isRequired: true, audit });
}

async function useTheTeam(world: World, tenantId: string): Promise<void> {
  const { store } = world;
  const audit = world.audit(tenantId);
  const [owner] = await store.members({ tenantId });
  const sender = { invitedBy: 'a', invitedById: owner?.personId ?? '' };
  const invited = { tenantId, email: world.name('guest'), role: 'owner', ...sender, days: 7, peopleMax: 5 } as const;
  const [invitationId, tokenHash, personId] = [world.name('inv'), world.name('link'), world.name('person')];
  await store.invite({ ...invited, invitationId, tokenHash, mail: world.newMail(), audit });
  await store.invitations({ tenantId });
  await store.invitation({ tokenHash });
  const session = { tokenHash: world.name('token'), days: 30 };
  const acceptance = { tokenHash, personId, session, requestId: 'a' };
  await store.acceptInvitation({ ...acceptance, passwordHash: null });
  await store.acceptInvitation({ ...acceptance, passwordHash: 'h' });
  await store.changeRole({ tenantId, personId, role: 'viewer', ends: ['owner'], audit });
  await store.removeMember({ tenantId, personId, audit });
  await store.revokeInvitation({ tenantId, invitationId, audit });
}

async function useThePairing(world: World, tenantId: string): Promise<void> {
  const { store } = world;
  const audit = world.audit(tenantId);
  const pairing = { deviceHash: world.name('device'), userCode: world.name('CODE') };
  await store.startPairing({ ...pairing, kind: 'key', name: 'a', address: 'a', validMs: MINUTE_MS });
  await store.pairing(pairing);
  await store.pollPairing(pairing);
  const key = { keyId: world.name('key'), tenantId, name: 'a', keyHash: world.name('hash'), prefix: 'p', companies: null };
  const decision = { ...pairing, tenantId, state: 'approved', keyId: key.keyId, graceMs: 1, audit } as const;
  await store.decidePairing({ ...decision, key: { ...key, access: 'full', expiresAt: null, keysMax: 0, audit } });
  await store.decidePairing({ ...decision, state: 'denied', keyId: null, key: null });
}

async function useTheNotifications(world: World, { tenantId }: Home): Promise<void> {
  const { store } = world;
  await store.notify({ tenantId, notificationId: world.name('note'), draft: world.draft() });
  for (const before of [null, { at: 1, id: 'a' }]) await store.notifications({ tenantId, before, limit: 10 });
  const wanted = (words: Parameters<World['draft']>[0]) => ({ ...world.draft(words), notificationId: world.name('note') });
  const kinds = ['no_commands'];
  await store.syncNotifications({ tenantId, kinds, drafts: [wanted({ message: 'other' }), wanted({ subject: 'new' })] });
  await store.syncNotifications({ tenantId, kinds, drafts: [] });
  await store.dismiss({ tenantId, notificationId: 'none' });
  await store.claimRetentionRun({ hour: 1 });
}

async function useTheEvents(world: World, { tenantId }: Home): Promise<void> {
  const { store } = world;
  const { events } = await store.events({ tenantId, after: { position: 0, seq: 0 }, limit: 10 });
  await store.event({ tenantId, position: events[0]?.position ?? 0, seq: events[0]?.seq ?? 0 });
  await store.latestEvent({ tenantId });
  await store.eventPlaceAt({ tenantId, at: await store.now() });
  await useTheWebhooks(world, tenantId);
  await store.eventsBefore({ tenantId, before: { position: 9, seq: 9 }, limit: 5 });
  await store.forgetEvents({ tenantId, before: await store.now(), limit: 3 });
}

async function useTheWebhooks(world: World, tenantId: string): Promise<void> {
  const { store } = world;
  const audit = world.audit(tenantId);
  for (const delivery of ['parallel', 'ordered'] as const) {
    const webhookId = world.name('whk');
    const replay = { after: { position: 0, seq: 0 }, until: { position: 0, seq: 9 }, types: null, only: 'failed' } as const;
    const settings = world.webhook({ delivery, replay });
    await store.createWebhook({ ...settings, webhookId, tenantId, place: { position: 0, seq: 0 }, webhooksMax: 5, audit });
    await store.webhooks({ tenantId });
    await store.watchedWebhooks({ tenantId });
    await store.listeningTenants(undefined);
    await store.dueWebhooks({ owner: 'a', tenantId: null, after: '', limit: 5 });
    await store.dueWebhooks({ owner: 'a', tenantId, after: '', limit: 5 });
    await store.renewWebhook({ webhookId, owner: 'a', leaseMs: 1 });
    const work = await store.takeWebhook({ webhookId, owner: 'a', leaseMs: 1 });
    const [first, second] = (work?.events ?? []).map(({ position, seq }) => ({ position, seq }));
    if (!first || !second) throw new Error('There must be events to send.');
    const turn = world.turn(webhookId, 'a');
    const tried = { ...first, book: '', attempt: 1, nextAt: 0 };
    await store.recordTurn({
      ...turn,
      pending: [tried, { ...tried, seq: 999_999 }],
      attempts: [world.attempt(first)],
      holdUntil: 1,
      replay,
    });
    await store.takeWebhook({ webhookId, owner: 'a', leaseMs: 1 });
    await store.recordTurn({ ...turn, settled: [first], failuresInRow: 9, disabledReason: 'x' });
    await store.changeWebhook({ tenantId, webhookId, settings, place: first, isFresh: true, audit });
    await store.recordTurn({ ...turn, pending: [tried], failuresInRow: 9, replay: null });
    await store.takeWebhook({ webhookId, owner: 'a', leaseMs: 1 });
    const [delivery1] = await store.deliveries({ webhookId, before: null, outcome: null, limit: 5 });
    await store.retryDelivery({ webhookId, deliverySeq: delivery1?.deliverySeq ?? 0 });
    await store.webhook({ tenantId, webhookId });
    await store.forgetDeliveries({ webhookId, before: Number.MAX_SAFE_INTEGER, limit: 5 });
    await store.deleteWebhook({ tenantId, webhookId, audit });
  }
}
