/** Connectors and their account books in SQL: who is there, which installation is active, what books they serve. Sandboxes have a file of their own. */

import { type Driver, isBelowUpdateContract, reasonOfBook } from '@ledgerline/contract';
import type { Heartbeat, KnownConnector, Store, StoredCompany, StoredConnector } from '../../store/store.ts';
import { audit } from '../event/audit.ts';
import { record } from '../event/event.ts';
import { mailAdmins } from '../event/mail-notice.ts';
import { ofConnector } from '../verb/lock.ts';
import { all, one, run, type Steps } from '../verb/statement.ts';
import { verb } from '../verb/verb.ts';
import { type BookRecord, keepRecords } from './book-record.ts';
import { renew } from './delivery.ts';
import { eInvoiceOf, keepEInvoices } from './e-invoice.ts';
import { leave, recordCall } from './install.ts';

export const CONNECTOR_COLUMNS = `connector_id AS "connectorId", tenant_id AS "tenantId", kind, key_hash AS "keyHash", key_sealed AS "keySealed",
  created_at AS "createdAt", last_seen_at AS "lastSeenAt", active_install AS "activeInstall", active_install_seen_at AS "activeInstallSeenAt",
  refused_install_at AS "refusedInstallAt", reported_state AS "reportedState", reported_message AS "reportedMessage",
  reported_at AS "reportedAt", setup_build AS "setupBuild", build, channel, driver, hostname, os, has_reported AS "hasReported", epoch`;

export type ConnectorRow = Omit<StoredConnector, 'driver' | 'hasReported'> & {
  readonly driver: string | null;
  readonly hasReported: number;
};

export function connectorOf(row: ConnectorRow): StoredConnector {
  return { ...row, driver: row.driver === null ? null : (JSON.parse(row.driver) as Driver), hasReported: row.hasReported === 1 };
}

function* findConnector({ connectorId }: { connectorId: string }): Steps<StoredConnector | null> {
  const row = yield* one<ConnectorRow>(`SELECT ${CONNECTOR_COLUMNS} FROM connector WHERE connector_id = :connectorId`, {
    connectorId,
  });
  return row && connectorOf(row);
}

const connector = verb<Store['connector']>({
  sqlite: 'here',
  postgres: { read: 'batched' },
  run: findConnector,
});

const connectorByKey = verb<Store['connectorByKey']>({
  sqlite: 'here',
  postgres: { read: 'batched' },
  run: ({ keyHash }) =>
    one<KnownConnector>(
      'SELECT connector_id AS "connectorId", tenant_id AS "tenantId" FROM connector WHERE key_hash = :keyHash',
      {
        keyHash,
      },
    ),
});

export function* connectorsOf({ tenantId }: { tenantId: string }): Steps<readonly StoredConnector[]> {
  const rows = yield* all<ConnectorRow>(
    `SELECT ${CONNECTOR_COLUMNS} FROM connector WHERE tenant_id = :tenantId ORDER BY created_at, connector_id`,
    { tenantId },
  );
  return rows.map(connectorOf);
}

const connectors = verb<Store['connectors']>({
  sqlite: 'here',
  postgres: { read: 'batched' },
  run: connectorsOf,
});

export type NewConnector = Pick<StoredConnector, 'connectorId' | 'tenantId' | 'kind' | 'keyHash' | 'keySealed'>;

export function* insertConnector(
  { connectorId, tenantId, kind, keyHash, keySealed }: NewConnector,
  now: number,
): Steps<StoredConnector> {
  yield* run(
    `INSERT INTO connector (connector_id, tenant_id, kind, key_hash, key_sealed, created_at)
     VALUES (:connectorId, :tenantId, :kind, :keyHash, :keySealed, :now)`,
    { connectorId, tenantId, kind, keyHash, keySealed, now },
  );
  const made = yield* findConnector({ connectorId });
  if (!made) throw new Error('A connector that was inserted must exist.');
  return made;
}

const heartbeat = verb<Store['heartbeat']>({
  sqlite: 'write',
  postgres: { write: 'connector' },
  *run(beat, now) {
    const heard = yield* recordCall.run(beat, now);
    if (heard.kind === 'other_install') return heard;
    const { connectorId, build, refusedBuild = null, driver, hostname, os } = beat;
    if (isBelowUpdateContract(build)) yield* recordOutdated(connectorId, build, now);
    yield* run(
      `UPDATE connector SET last_seen_at = :now, active_install_seen_at = :now, build = coalesce(:build, build),
            refused_build = coalesce(:refusedBuild, refused_build), driver = coalesce(:driver, driver),
            exactly_once = coalesce(:exactlyOnce, exactly_once), hostname = coalesce(:hostname, hostname), os = coalesce(:os, os)
      WHERE connector_id = :connectorId`,
      {
        now,
        build,
        refusedBuild,
        driver: driver === null ? null : JSON.stringify(driver),
        exactlyOnce: driver === null ? null : Number(driver.exactlyOnce),
        hostname,
        os,
        connectorId,
      },
    );
    const known = beat.companies.length > 0 || driver !== null ? yield* statesOf(connectorId) : [];
    const hasEInvoiceNews = yield* keepStates(beat, known, now);
    if (driver !== null) yield* keepRecords(beat, known);
    yield* renew(beat, now);
    yield* keepReported(beat, now);
    yield* keepSetupBuild(beat, now);
    return { ...heard, hasEInvoiceNews };
  },
});

/** Writes a build that needs the setup program if it is new. */
function* keepSetupBuild({ connectorId, setupBuild }: Heartbeat, now: number): Steps<void> {
  if (setupBuild === undefined) return;
  const known = yield* findConnector({ connectorId });
  if (!known || known.setupBuild === setupBuild) return;
  yield* run('UPDATE connector SET setup_build = :setupBuild WHERE connector_id = :connectorId', { setupBuild, connectorId });
  if (setupBuild === null) return;
  const data = { connectorId, build: known.build, setupBuild, reason: 'setup_needed' };
  yield* record({ tenantId: known.tenantId, type: 'connector.outdated', subject: connectorId, connectorId, data }, now);
}

/** Stores what a connector reports about itself if it is new. A report that it stops makes it offline at once. */
function* keepReported({ connectorId, reported }: Heartbeat, now: number): Steps<void> {
  const { state, message } = reported ?? { state: null, message: null };
  const known = yield* findConnector({ connectorId });
  if (known?.kind !== 'desktop' || (known.reportedState === state && known.reportedMessage === message)) return;
  yield* run(
    `UPDATE connector SET reported_state = :state, reported_message = :message, reported_at = :now WHERE connector_id = :connectorId`,
    { state, message, now, connectorId },
  );
  const { tenantId } = known;
  if (state === 'stopped') return yield* leave({ connectorId, tenantId, lastSeenAt: now }, 'service_stopped', now);
  // A start after a stop has its own event.
  if (state === null && known.reportedState !== 'paused') return;
  const data = { connectorId, message, reason: state };
  yield* record({ tenantId, type: 'connector.state_changed', subject: connectorId, connectorId, data }, now);
}

function* recordOutdated(connectorId: string, build: string | null, now: number): Steps<void> {
  const known = yield* findConnector({ connectorId });
  if (!known || known.build === build) return;
  const data = { connectorId, build, reason: 'build_too_old' };
  yield* record({ tenantId: known.tenantId, type: 'connector.outdated', subject: connectorId, connectorId, data }, now);
}

/** Writes only the states that are new. Returns whether notifications follow from the e-invoices. */
function* keepStates({ connectorId, companies: reported }: Heartbeat, known: readonly BookState[], now: number): Steps<boolean> {
  let hasNews = false;
  const books = new Map(known.map((book) => [book.companyId, book]));
  for (const { companyId, state, message, einvoice } of reported) {
    const book = books.get(companyId);
    if (!book) continue;
    if (yield* keepEInvoices({ connectorId, companyId, einvoice }, book.einvoice)) hasNews = true;
    if (book.state === state && book.message === message) continue;
    yield* run(
      'UPDATE company SET state = :state, message = :message WHERE connector_id = :connectorId AND company_id = :companyId',
      { state, message, connectorId, companyId },
    );
    const data = { connectorId, companyId, state, message, reason: reasonOfBook(state) };
    yield* record({ tenantId: book.tenantId, type: 'book.state_changed', subject: companyId, connectorId, companyId, data }, now);
  }
  return hasNews;
}

interface BookState extends Pick<StoredCompany, 'companyId' | 'state' | 'message'>, BookRecord {
  readonly tenantId: string;
  readonly einvoice: string | null;
}

const statesOf = (connectorId: string): Steps<readonly BookState[]> =>
  all<BookState>(
    `SELECT company_id AS "companyId", state, message, einvoice, company.exactly_once AS "exactlyOnce", tenant_id AS "tenantId"
       FROM company JOIN connector USING (connector_id) WHERE connector_id = :connectorId ORDER BY company_id`,
    { connectorId },
  );

/** The report replaces the list; what is known of the state of a book that stays is kept. */
const reportCompanies = verb<Store['reportCompanies']>({
  sqlite: 'write',
  postgres: { write: 'connector' },
  *run(report, now) {
    const heard = yield* recordCall.run(report, now);
    if (heard.kind === 'other_install') return heard;
    const { connectorId } = report;
    const known = yield* companiesOf({ connectorId });
    const named = new Set(report.companies.map((company) => company.companyId));
    const knownIds = new Set(known.map(({ companyId }) => companyId));
    const tell = yield* bookEvents(connectorId, now);
    for (const { companyId, name } of known) {
      if (named.has(companyId)) continue;
      yield* run('DELETE FROM company WHERE connector_id = :connectorId AND company_id = :companyId', { connectorId, companyId });
      yield* tell('book.removed', companyId, name);
    }
    for (const { companyId, name, data } of report.companies) {
      if (!knownIds.has(companyId)) yield* tell('book.listed', companyId, name);
      yield* run(
        `INSERT INTO company (connector_id, company_id, name, data) VALUES (:connectorId, :companyId, :name, :data)
       ON CONFLICT (connector_id, company_id) DO UPDATE SET name = excluded.name, data = excluded.data`,
        { connectorId, companyId, name, data },
      );
    }
    yield* run('UPDATE connector SET has_reported = 1 WHERE connector_id = :connectorId', { connectorId });
    return heard;
  },
});

/** Creates events for added and removed books of a connector. */
function* bookEvents(connectorId: string, now: number) {
  const owner = yield* one<{ tenantId: string }>(
    'SELECT tenant_id AS "tenantId" FROM connector WHERE connector_id = :connectorId',
    { connectorId },
  );
  const tenantId = owner?.tenantId ?? '';
  return (type: 'book.listed' | 'book.removed', companyId: string, name: string): Steps<void> =>
    record({ tenantId, type, subject: companyId, connectorId, companyId, data: { connectorId, companyId, name } }, now);
}

type CompanyRow = Omit<StoredCompany, 'einvoice'> & { readonly einvoice: string | null };

function* companiesOf({ connectorId }: { connectorId: string }): Steps<readonly StoredCompany[]> {
  const rows = yield* all<CompanyRow>(
    `SELECT connector_id AS "connectorId", company_id AS "companyId", name, data, state, message, einvoice
       FROM company WHERE connector_id = :connectorId ORDER BY company_id`,
    { connectorId },
  );
  return rows.map((row) => ({ ...row, einvoice: eInvoiceOf(row.einvoice) }));
}

const companies = verb<Store['companies']>({
  sqlite: 'thread',
  postgres: { read: 'alone' },
  run: companiesOf,
});

export const rotateConnectorKey = verb<Store['rotateConnectorKey']>({
  sqlite: 'key-write',
  postgres: { write: ofConnector },
  *run({ connectorId, keyHash, keySealed, audit: entry }, now) {
    const rotated = yield* one<{ tenantId: string }>(
      `UPDATE connector SET key_hash = :keyHash, key_sealed = :keySealed WHERE connector_id = :connectorId RETURNING tenant_id AS "tenantId"`,
      { keyHash, keySealed, connectorId },
    );
    if (rotated) {
      const data = { key: 'connector', connectorId };
      yield* record({ ...rotated, type: 'key.rotated', subject: connectorId, connectorId, data }, now);
      const facts = { kind: 'key_rotated', key: 'connector', actor: entry.actor, at: now } as const;
      yield* mailAdmins({ ...rotated, facts, cause: keyHash, choice: null }, now);
    }
    yield* audit.run(entry, now);
  },
});

export const connectorVerbs = {
  connector,
  connectorByKey,
  connectors,
  heartbeat,
  reportCompanies,
  companies,
  rotateConnectorKey,
};
