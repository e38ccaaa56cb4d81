/** A cloud for tests: a real store in a folder of its own, time that moves only when told, and nothing that listens. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sandboxSettingsAbsent } from '@ledgerline/contract';
import { hashPassword } from '../src/account/login/password.ts';
import { createAccount, type SignUp } from '../src/account/tenant.ts';
import { openSqliteStore } from '../src/sqlite/store.ts';
import type { Author } from '../src/store/store.ts';
import { SteadyClock, type Timers } from '../src/system/clock.ts';
import type { Config } from '../src/system/config.ts';
import type { Context } from '../src/system/context.ts';
import { Damage } from '../src/system/damage.ts';
import { makeKey } from '../src/system/key.ts';
import { silentLog } from '../src/system/log.ts';
import { systemRandomness } from '../src/system/randomness.ts';
import { makeSeal } from '../src/system/seal.ts';
import { readSettings } from '../src/system/settings/setting.ts';
import { settings } from '../src/system/settings/table.ts';
import { sendingSlots } from '../src/system/slots.ts';
import { Wakeups } from '../src/system/wakeup.ts';
import { writeEmptyDatabase } from './empty-database.ts';
import { writerHere } from './writer-here.ts';

/** Where the time of every scratch cloud begins. */
export const testStart = Date.UTC(2026, 9, 1, 8);

/** Time and timers that only a test moves. */
export class ManualClock {
  #wallMs = testStart;
  #passedMs = 0;
  readonly #clock = new SteadyClock({ reference: () => this.#wallMs, monotonic: () => this.#passedMs });
  readonly #alarms = new Set<{ readonly at: number; readonly run: () => void }>();

  now(): number {
    return this.#clock.now();
  }

  readonly timers: Timers = {
    after: (milliseconds, run) => {
      const alarm = { at: this.#passedMs + milliseconds, run };
      this.#alarms.add(alarm);
      return { cancel: () => this.#alarms.delete(alarm) };
    },
    every: () => ({ cancel: () => {} }),
  };

  /** Sets the wall clock of the machine, though no time passes. */
  jump(milliseconds: number): void {
    this.#wallMs += milliseconds;
  }

  /** Moves on, and rings what has become due. */
  advance(milliseconds: number): void {
    this.#passedMs += milliseconds;
    this.#wallMs += milliseconds;
    for (const alarm of [...this.#alarms].filter(({ at }) => at <= this.#passedMs)) {
      this.#alarms.delete(alarm);
      alarm.run();
    }
  }
}

export interface TestCloud {
  readonly context: Context;
  readonly time: ManualClock;
  /** A tenant that has just signed up. */
  tenant(email?: string): Promise<SignUp>;
  close(): Promise<void>;
}

export function openTestCloud(changed: Partial<Config> = {}): TestCloud {
  const folder = mkdtempSync(join(tmpdir(), 'scratch-cloud-'));
  const time = new ManualClock();
  const config = { ...testConfig(folder), ...changed };
  const damage = new Damage({ folder: null, acceptedId: null, clock: time, randomness: systemRandomness, log: silentLog() });
  const path = join(folder, 'ledgerline.db');
  writeEmptyDatabase(path);
  const store = openSqliteStore({ path, clock: time, onDamage: damage.report, readsHere: true, startWriter: writerHere });
  const wakeups = new Wakeups();
  store.subscribe((event) => wakeups.tell(event));
  const context: Context = {
    config,
    store,
    artifacts: noArtifacts,
    damage,
    wakeups,
    seal: makeSeal(config.secretKey, systemRandomness),
    clock: time,
    timers: time.timers,
    randomness: systemRandomness,
    passwordCost: testPasswordCost,
    sender: unreachable,
    sending: sendingSlots(),
    billing: null,
    documents: noDocuments,
  };
  let tenants = 0;
  return {
    context,
    time,
    tenant: async (email) => {
      tenants += 1;
      const body = {
        companyName: `Company ${tenants}`,
        email: email ?? `tenant-${tenants}@example.com`,
      };
      const made = await createAccount(context, body, await testPasswordHash, 'scratch');
      if ('refused' in made) throw new Error(made.refused.message);
      return made;
    },
    close: async () => {
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Takes no files and has none. */
export const noArtifacts: Context['artifacts'] = {
  put: async () => 'broken_off',
  digest: async () => 'broken_off',
  has: async () => false,
  open: async () => null,
  setAside: async () => null,
  leftAside: async () => [],
  someOldFiles: async () => [],
  clearDrafts: async () => {},
  measure: async () => ({ bytes: 0, files: 0 }),
  roomProblem: async () => null,
  freeBytes: async () => null,
  close: async () => {},
};

/** Takes every address and reaches none. */
export const unreachable: Context['sender'] = {
  send: async () => ({ status: null, ms: 0, error: 'The connection was refused.', excerpt: '', retryAfterMs: null }),
  isAllowed: async () => true,
  close: () => {},
};

/** There is no document anywhere. */
export const noDocuments: Context['documents'] = {
  read: async () => ({ status: null, error: 'The document could not be read.', headers: {}, body: new Uint8Array() }),
};

/** The one who changes things in tests. */
export const byTester = (requestId: string): Author => ({ actor: 'person:tester@example.com', requestId });

/** The password of every scratch tenant. */
export const testPassword = 'correct horse';
/** Hashes that take no time to make, nor to compare with. */
const testPasswordCost = { memoryKibibytes: 8, passes: 1, lanes: 1 };
export const testPasswordHash = hashPassword({ randomness: systemRandomness, passwordCost: testPasswordCost }, testPassword);

/** The defaults, without limits. */
export function testConfig(folder: string): Config {
  return {
    ...readSettings(settings, { DATA_DIR: folder }, []),
    installerFile: join(folder, 'ConnectorSetup.exe'),
    connectorReleases: join(folder, 'releases'),
    requestsPerMinute: 0,
    tenantRequestsPerMinute: 0,
    addressRequestsPerMinute: 0,
    uploadMebibytesPerDay: 0,
    transferMebibytesPerSecond: 0,
    adminKey: makeKey('admin', systemRandomness),
    secretKey: 'a-secret-for-scratch-clouds',
    sandboxSettings: sandboxSettingsAbsent,
    mailFrom: 'ledgerline@example.com',
  };
}
