/** What the tests of a store have in common: a store, its time, and tenants of their own so that no test sees another's. */

import assert from 'node:assert/strict';
import type { CommandError, Driver } from '@ledgerline/contract';
import type {
  AcceptOutcome,
  AuditEntry,
  CommandFilter,
  CommandSnapshot,
  EventPlace,
  FinishOutcome,
  Heartbeat,
  LeaseOutcome,
  ListedCommand,
  NewCommand,
  NotificationDraft,
  PageOfTenant,
  Report,
  Store,
  StoredCommand,
  StoredTenant,
} from '../src/store/store.ts';
import type { NewMail } from '../src/store/stored-mail.ts';
import type { Attempt, TurnRecord, WebhookSettings } from '../src/store/stored-webhook.ts';

export interface OpenedStore {
  readonly store: Store;
  /** Moves the time that the store goes by. */
  advance(milliseconds: number): void;
}

/** A tenant and its desktop connector. */
export interface Home {
  readonly tenantId: string;
  readonly connectorId: string;
}

/** The same with its owner. */
export interface OwnedHome extends Home {
  readonly personId: string;
  readonly email: string;
}

export const exactlyOnceDriver: Driver = { name: 'embedded', version: '1.0.0', exactlyOnce: true };
export const lookupDriver: Driver = { name: 'desktop', version: '1.0.0', exactlyOnce: false };

/** The command that was accepted, now or before. */
export function commandIn(outcome: AcceptOutcome): CommandSnapshot {
  assert.ok('command' in outcome, 'The id belongs to a proposal, or the own id to another command.');
  return outcome.command;
}

export class World {
  readonly store: Store;
  readonly #opened: OpenedStore;
  #count = 0;
  /** The install that asked last, by connector. */
  readonly #active = new Map<string, string>();

  constructor(opened: OpenedStore) {
    this.#opened = opened;
    this.store = opened.store;
  }

  advance(milliseconds: number): void {
    this.#opened.advance(milliseconds);
  }

  name(prefix: string): string {
    this.#count += 1;
    return `${prefix}-${this.#count}`;
  }

  audit(tenantId: string | null, action = 'test.done'): AuditEntry {
    return { tenantId, actor: 'session', action, subject: 'subject', requestId: this.name('request') };
  }

  newMail(overrides: Partial<NewMail> = {}): NewMail {
    return {
      mailId: this.name('mail'),
      tenantId: null,
      recipient: 'owner@example.com',
      facts: { kind: 'password_changed', companyName: 'Kedai Maju' },
      secretSealed: null,
      validMs: null,
      ...overrides,
    };
  }

  newTenant(overrides: Partial<StoredTenant> = {}): Parameters<Store['createTenant']>[0] {
    const tenantId = overrides.tenantId ?? this.name('tenant');
    const tenant = {
      tenantId,
      companyName: 'Kedai Maju',
      email: this.name('mail'),
      phone: null,
      plan: 'trial',
      tenantKeyHash: this.name('tenant-key'),
      subscriptionStatus: 'trialing' as const,
      currentPeriodEnd: null,
      trialDays: 14,
      ...overrides,
    };
    const connector = { connectorId: this.name('conn'), keyHash: this.name('conn-key'), keySealed: 'sealed' };
    return {
      tenant,
      owner: { personId: this.name('person'), email: tenant.email, passwordHash: 'hash' },
      connector,
      session: { tokenHash: this.name('token'), days: 30 },
      audit: this.audit(tenantId, 'tenant.created'),
    };
  }

  async signUp(overrides: Partial<StoredTenant> = {}): Promise<OwnedHome> {
    const created = await this.store.createTenant(this.newTenant(overrides));
    assert.equal(created.kind, 'created');
    if (created.kind !== 'created') throw new Error('A new tenant must be created.');
    const { tenant, person, connector } = created;
    return { tenantId: tenant.tenantId, connectorId: connector.connectorId, personId: person.personId, email: person.email };
  }

  newCommand({ tenantId, connectorId }: Home, overrides: Partial<NewCommand> = {}): NewCommand {
    return {
      tenantId,
      connectorId,
      commandId: this.name('command'),
      companyId: 'MAIN',
      type: 'create-sales-invoice',
      module: 'sales',
      mode: 'write',
      payload: '{"debtorCode":"300-A001"}',
      warnings: null,
      docNo: null,
      sentBy: 'tenant-key',
      trace: null,
      ...overrides,
    };
  }

  newRead(home: Home, overrides: Partial<NewCommand> = {}): NewCommand {
    return this.newCommand(home, { mode: 'read', type: 'list-sales-invoices', payload: '{}', ...overrides });
  }

  async accept(command: NewCommand): Promise<CommandSnapshot> {
    const accepted = await this.store.accept(command);
    assert.equal(accepted.kind, 'queued');
    return accepted.command;
  }

  /** An install that has just called asks for work; the connector is moved to it first if another was active. */
  async lease({ connectorId }: Home, install = 'first', max = 10): Promise<LeaseOutcome> {
    if ((this.#active.get(connectorId) ?? install) !== install) await this.store.releaseInstall({ connectorId });
    this.#active.set(connectorId, install);
    await this.store.recordCall({ connectorId, install });
    return this.store.lease({ connectorId, install, max, token: this.name('token') });
  }

  /** The ids of what an install is given, in order. */
  async given(home: Home, install = 'first', max = 10): Promise<readonly string[]> {
    return (await this.lease(home, install, max)).commands.map((command) => command.commandId);
  }

  done(home: Home, commandId: string, overrides: Partial<Report> = {}): Report {
    const { connectorId } = home;
    const result = '{"ok":true,"saved":true}';
    return {
      connectorId,
      commandId,
      install: 'first',
      status: 'done',
      result,
      error: null,
      reportHash: 'done',
      docNo: null,
      ...overrides,
    };
  }

  failed(home: Home, commandId: string, overrides: Partial<Report> = {}): Report {
    const error: CommandError = {
      code: 'PERIOD_LOCKED',
      message: 'The period is locked.',
      retryable: false,
      outcome: 'not_applied',
    };
    return this.done(home, commandId, { status: 'failed', result: null, error, reportHash: 'failed', ...overrides });
  }

  heartbeat(home: Home, overrides: Partial<Heartbeat> = {}): Heartbeat {
    const { connectorId } = home;
    const silent = { build: null, driver: null, hostname: null, os: null, running: [], companies: [] };
    return { connectorId, install: 'first', ...silent, ...overrides };
  }

  draft(overrides: Partial<NotificationDraft> = {}): NotificationDraft {
    return {
      kind: 'no_commands',
      severity: 'info',
      title: 'Quiet here',
      message: 'No command came for two weeks.',
      subject: 'tenant',
      action: { label: 'Send one', href: '/developers' },
      wording: null,
      ...overrides,
    };
  }

  webhook(overrides: Partial<WebhookSettings> = {}): WebhookSettings {
    const secrets = { secretSealed: 'sealed', previousSecretSealed: null, previousUntil: null };
    const all = {
      types: null,
      companies: null,
      entities: null,
      delivery: 'parallel',
      includesResult: false,
      replay: null,
    } as const;
    return {
      url: 'https://shop.example/hook',
      description: '',
      ...all,
      ...secrets,
      state: 'enabled',
      disabledReason: null,
      ...overrides,
    };
  }

  /** A turn in which nothing happened. */
  turn(webhookId: string, owner: string): TurnRecord {
    const nothing = { attempts: [], pending: [], settled: [], place: null, holdUntil: null, replay: null };
    return { webhookId, owner, ...nothing, failingSince: null, failuresInRow: 0, disabledReason: null };
  }

  attempt({ position, seq }: EventPlace, overrides: Partial<Attempt> = {}): Attempt {
    const answer = { status: 200, ms: 5, error: null, excerpt: 'ok', outcome: 'delivered' } as const;
    return { position, seq, eventId: 'evt', eventType: 'command.done', attempt: 1, at: 0, ...answer, ...overrides };
  }

  /** The current command; it must exist. */
  async now(command: { tenantId: string; commandId: string }): Promise<CommandSnapshot> {
    const found = await this.store.command({ tenantId: command.tenantId, commandId: command.commandId });
    if (!found) throw new Error(`The command ${command.commandId} is gone.`);
    return found;
  }
}

export function finishedCommand(outcome: FinishOutcome): ListedCommand {
  if (outcome.kind === 'unknown') throw new Error('The report was for a command that is known.');
  return outcome.command;
}

export const errorCode = (command: Pick<StoredCommand, 'error'>): string | null =>
  command.error === null ? null : (JSON.parse(command.error) as CommandError).code;

/** A list without any filter. */
export const everything = (tenantId: string): CommandFilter => ({
  tenantId,
  status: null,
  type: null,
  module: null,
  companyId: null,
  connectorId: null,
  outcome: null,
  errorCode: null,
  from: null,
  to: null,
  text: null,
  companies: null,
  modules: null,
  hiddenTypes: [],
  beforeSeq: null,
  limit: 100,
  lookedAtMax: 5_000,
});

/** The start of a list of a tenant, as long as no test makes one. */
export const firstPage = ({ tenantId }: Pick<Home, 'tenantId'>): PageOfTenant => ({ tenantId, before: null, limit: 1_000 });
