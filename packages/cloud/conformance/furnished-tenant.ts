/** A tenant with rows in every table that can have some of it, for a test that looks at all of them. */

import { HOUR_MS, MINUTE_MS } from '@ledgerline/contract';
import { newChange, newLink, newUndo } from './account-link.ts';
import { newLook } from './decision/book-sight.ts';
import { connect } from './decision/connected-app.ts';
import { newClaim } from './decision/known-answer.ts';
import { newProposal } from './decision/proposal.ts';
import { newPasskey } from './factor.ts';
import { newFileLink } from './sharing/file-link.ts';
import { newSchedule } from './sharing/report-schedule.ts';
import type { OwnedHome, World } from './world.ts';

export async function furnishTenant(world: World): Promise<OwnedHome> {
  const home = await world.signUp();
  await furnishQueue(world, home);
  await furnishKeys(world, home);
  await connect(world, home);
  await furnishPerson(world, home);
  await furnishEvents(world, home);
  return home;
}

async function furnishQueue(world: World, home: OwnedHome): Promise<void> {
  const { store } = world;
  const { tenantId, connectorId } = home;
  const companies = [{ companyId: 'MAIN', name: 'Main', data: '{}' }];
  await store.reportCompanies({ connectorId, install: 'first', companies });
  for (let count = 0; count < 2; count += 1) await world.accept(world.newCommand(home));
  const { commands } = await world.lease(home, 'first', 1);
  await store.propose(newProposal(world, home));
  await store.claimRefresh(newClaim(world, home));
  await store.noteLook(newLook(world, home));
  await store.setChanges({ tenantId, connectorId, companyId: 'MAIN', isEnabled: true, audit: world.audit(tenantId) });
  await store.setBookClosed({ tenantId, connectorId, companyId: 'OTHER', isClosed: true, audit: world.audit(tenantId) });
  await store.createFileLink(newFileLink(world, home));
  await store.createReportSchedule(newSchedule(world, home));
  await store.addCustomer({ tenantId, customerId: world.name('cus'), audit: world.audit(tenantId) });
  const link = {
    tenantId,
    connectorId,
    companyId: 'MAIN',
    entity: 'debtor',
    externalId: 'own',
    key: 'K',
    linkId: world.name('link'),
  };
  await store.bindLink({ link, audit: world.audit(tenantId) });
  for (const { commandId } of commands) await store.finish(world.done(home, commandId));
  await store.clearCommands({ tenantId, commands: commands.map(({ seq }) => ({ seq, meaningHash: 'm' })) });
  // What was accepted in an hour before has a row of its own.
  world.advance(HOUR_MS);
  await world.accept(world.newCommand(home));
  const connector = { connectorId: world.name('sandbox'), tenantId, keyHash: world.name('key'), keySealed: 'sealed' };
  await store.openSandbox({ connector, audit: world.audit(tenantId) });
  const field = { table: 'Item', name: 'Colour', type: 'text', length: 20 } as never;
  await store.defineSandboxField({ tenantId, field, fieldsMax: 10, audit: world.audit(tenantId) });
}

async function furnishKeys(world: World, { tenantId }: OwnedHome): Promise<void> {
  const { store } = world;
  const audit = world.audit(tenantId);
  const key = { keyId: world.name('key'), tenantId, name: 'Shop', keyHash: world.name('hash'), prefix: 'p', companies: null };
  await store.createAppKey({ ...key, access: 'full', expiresAt: null, keysMax: 5, audit });
  const call = { minute: 1, sentBy: 'a', route: 'r', code: 'c', count: 1, requestId: 'q' };
  await store.recordRefusals({ tenants: [{ tenantId, calls: [call], days: [{ day: 1, refused: 1 }] }] });
  const pairing = { deviceHash: world.name('device'), userCode: world.name('CODE') };
  await store.startPairing({ ...pairing, kind: 'key', name: 'a', address: 'a', validMs: MINUTE_MS });
  const paired = { ...key, keyId: world.name('key'), keyHash: world.name('hash') };
  const decision = { ...pairing, tenantId, state: 'approved', keyId: paired.keyId, graceMs: HOUR_MS, audit } as const;
  await store.decidePairing({ ...decision, key: { ...paired, access: 'full', expiresAt: null, keysMax: 5, audit } });
  await store.notify({ tenantId, notificationId: world.name('notification'), draft: world.draft() });
}

async function furnishPerson(world: World, { tenantId, personId, email }: OwnedHome): Promise<void> {
  const { store } = world;
  const audit = world.audit(tenantId);
  const report = () => ({ mail: world.newMail(), audit });
  const sent = async (purpose: 'verify' | 'change' | 'reset', address: string, newEmail = address) => {
    const link = newLink(world, purpose, address, newEmail);
    await store.createLink({ ...link, audit });
    return { tokenHash: link.tokenHash, personId, ...report() };
  };
  await store.confirmAddress(await sent('verify', email));
  const moved = newChange(world, await sent('change', email, world.name('mail')), personId);
  await store.changeAddress(moved);
  await store.undoAddress(newUndo(world, moved.undo, personId));
  await store.changeAddress(newChange(world, await sent('change', email, world.name('mail')), personId));
  const { email: address = '' } = (await store.person({ personId })) ?? {};
  await sent('reset', address);
  const codeHashes = [world.name('code')];
  await store.beginAuthenticator({ personId, secretSealed: 's' });
  await store.confirmAuthenticator({ personId, step: 1, codeHashes, ...report() });
  await store.addPasskey({ passkey: newPasskey(world, personId), passkeysMax: 5, codeHashes, ...report() });
  await store.keepLoginStep({ tokenHash: world.name('step'), kind: 'factor-due', personId, tenantId, validMs: HOUR_MS });
  await store.muteMail({ personId, choice: 'trial_ending', isOn: false, audit });
  await store.addOperator({ personId, audit });
  const visit = { tokenHash: world.name('token'), tenantId, personId, actor: 'operator:a', reason: 'help', maxMs: HOUR_MS };
  await store.beginVisit({ ...visit, audit });
  await store.setOpenToOperator({ tenantId, isOpen: true, audit });
  await store.createSession({ tokenHash: world.name('token'), personId, tenantId, days: 30, audit });
  const invited = { tenantId, email: world.name('guest'), role: 'viewer', invitedBy: 'a', invitedById: personId } as const;
  const link = { invitationId: world.name('invitation'), tokenHash: world.name('link'), days: 7, peopleMax: 9 };
  await store.invite({ ...invited, ...link, ...report() });
}

async function furnishEvents(world: World, { tenantId }: OwnedHome): Promise<void> {
  const { store } = world;
  const webhookId = world.name('whk');
  const place = { position: 0, seq: 0 };
  await store.createWebhook({ ...world.webhook(), webhookId, tenantId, place, webhooksMax: 5, audit: world.audit(tenantId) });
  const [event] = (await store.takeWebhook({ webhookId, owner: 'a', leaseMs: 1 }))?.events ?? [];
  if (!event) throw new Error('There must be events to send.');
  const pending = [{ position: event.position, seq: event.seq, book: '', attempt: 1, nextAt: 0 }];
  await store.recordTurn({ ...world.turn(webhookId, 'a'), pending, attempts: [world.attempt(event)] });
  await store.forgetEvents({ tenantId, before: await store.now(), limit: 1 });
}
