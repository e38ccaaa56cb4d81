/**
 * Fills a database with tenants and finished commands in bulk, without the cloud, at a lower priority than everything else on
 * the machine.
 */

import { spawnSync } from 'node:child_process';
import { statfsSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import type pg from 'pg';

export const tenantId = (number: number): string => `ten_scale${number}`;
export const connectorId = (number: number): string => `conn_scale${number}`;
export const INSTALL = 'inst-of-the-benchmark';

/** A little more than was measured, with what sorting takes while they are made. */
const INDEX_BYTES_PER_ROW = 230;
const LOWEST_PRIORITY = 19;

/** A tenant and a connector of each number. The connectors count as online for the whole run. */
export async function insertTenants(client: pg.Client, count: number, now: number): Promise<void> {
  await client.query(
    `INSERT INTO tenant (tenant_id, company_name, email, plan, tenant_key_hash, subscription_status, created_at)
     SELECT 'ten_scale' || n, 'Company ' || n, n || '@example.com', 'trial', 'tenant-' || n, 'active', $2
       FROM generate_series(0, $1::INT - 1) AS n`,
    [count, now],
  );
  await client.query(
    `INSERT INTO connector (connector_id, tenant_id, kind, key_hash, key_sealed, created_at, last_seen_at, active_install,
                            active_install_seen_at, has_reported)
     SELECT 'conn_scale' || n, 'ten_scale' || n, 'desktop', 'connector-' || n, 'sealed', $2::BIGINT, $2, $3, $2 + 86400000, 1
       FROM generate_series(0, $1::INT - 1) AS n`,
    [count, now, INSTALL],
  );
  await client.query('ANALYZE tenant, connector');
}

/** Finished commands, those of all tenants mixed as they come in; the last of each tenant is still queued. */
const CHUNK = `
  INSERT INTO command (seq, tenant_id, command_id, connector_id, company_id, type, module, mode, payload, status, created_at, started_at,
                       finished_at, attempts, result, report_hash, doc_no, installs, sent_by, payload_digest, result_digest)
  OVERRIDING SYSTEM VALUE
  SELECT n, 'ten_scale' || n % $3::INT, md5(n::TEXT)::UUID::TEXT, 'conn_scale' || n % $3::INT, 'SAMPLE', 'create-sales-invoice', 'sales', 'write',
         $5, 'done', $4::BIGINT + n, $4 + n + 20, $4 + n + 40, 1, $6, md5(n::TEXT), 'IV-000012',
         'inst-of-the-benchmark', 'tenant-key', n, n
    FROM generate_series($1::BIGINT, $2::BIGINT) AS n`;

const PAYLOAD = '{"debtorCode":"300-A001","lines":[{"itemCode":"WIDGET","qty":1}]}';
const RESULT = '{"ok":true,"saved":true,"docNo":"IV-000012","docKey":"1021","fields":{"FinalTotal":175.91}}';

const QUEUED = `
  INSERT INTO command (tenant_id, command_id, connector_id, company_id, type, module, mode, payload, status, created_at, attempts, installs)
  SELECT 'ten_scale' || n, 'queued-' || n, 'conn_scale' || n, 'SAMPLE', 'create-sales-invoice', 'sales', 'write',
         $3, 'queued', $2, 0, ''
    FROM generate_series(0, $1::INT - 1) AS n`;

/**
 * Refills the table of commands. In one transaction with the emptying of the table, so that a server with wal_level=minimal
 * writes every row once, and with the indexes made at the end.
 */
export class Loader {
  readonly #client: pg.Client;
  readonly #tenants: number;
  readonly #isBare: boolean;
  readonly #now: number;
  readonly #start = performance.now();
  #indexes: readonly string[] = [];
  #rowSeconds = 0;
  rows = 0;

  constructor(client: pg.Client, { tenants, isBare, now }: { tenants: number; isBare: boolean; now: number }) {
    this.#client = client;
    this.#tenants = tenants;
    this.#isBare = isBare;
    this.#now = now;
  }

  async begin(): Promise<void> {
    await yieldToOthers(this.#client);
    await this.#client.query('BEGIN; TRUNCATE command; ALTER TABLE command DISABLE TRIGGER USER');
    this.#indexes = await dropIndexes(this.#client);
  }

  async load(rows: number): Promise<void> {
    const texts = this.#isBare ? ['{}', '{"ok":true}'] : [PAYLOAD, RESULT];
    await this.#client.query(CHUNK, [this.rows + 1, this.rows + rows, this.#tenants, this.#now - YEAR_MS, ...texts]);
    this.rows += rows;
    this.#rowSeconds = this.#secondsSince(this.#start);
  }

  async end(): Promise<{ readonly rowSeconds: number; readonly indexSeconds: number }> {
    await this.#client.query(`SELECT setval(pg_get_serial_sequence('command', 'seq'), ${this.rows + 1}, FALSE)`);
    await this.#client.query(QUEUED, [this.#tenants, this.#now, PAYLOAD]);
    const start = performance.now();
    for (const definition of this.#indexes) await this.#client.query(definition);
    await this.#client.query('ALTER TABLE command ENABLE TRIGGER USER; COMMIT');
    return { rowSeconds: this.#rowSeconds, indexSeconds: this.#secondsSince(start) };
  }

  #secondsSince(start: number): number {
    return (performance.now() - start) / 1000;
  }
}

const YEAR_MS = 365 * 86_400_000;

/** Whether the disk has room for the indexes of so many rows and still keeps what must stay free. */
export function hasRoom(rows: number, freeBytesMin: number): boolean {
  const { bavail, bsize } = statfsSync(tmpdir());
  return bavail * bsize - rows * INDEX_BYTES_PER_ROW > freeBytesMin;
}

/** Drops those that finished commands are in, and returns how each is made again. The others stay empty until then. */
async function dropIndexes(client: pg.Client): Promise<readonly string[]> {
  const { rows: keys } = await client.query<{ name: string; definition: string }>(
    `SELECT conname AS name, pg_get_constraintdef(oid) AS definition FROM pg_constraint
      WHERE conrelid = 'command'::REGCLASS AND contype = 'p'`,
  );
  for (const { name } of keys) await client.query(`ALTER TABLE command DROP CONSTRAINT ${name}`);
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `SELECT indexrelid::REGCLASS::TEXT AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index
      WHERE indrelid = 'command'::REGCLASS AND coalesce(pg_get_expr(indpred, indrelid), 'finished_at') LIKE '%finished_at%'`,
  );
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
  return [
    ...keys.map(({ name, definition }) => `ALTER TABLE command ADD CONSTRAINT ${name} ${definition}`),
    ...indexes.map(({ definition }) => definition.replace(' ON ONLY ', ' ON ')),
  ];
}

async function yieldToOthers(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ id: number }>('SELECT pg_backend_pid() AS id');
  const id = rows[0]?.id ?? 0;
  setPriority(id, LOWEST_PRIORITY);
  // A machine without it writes as it always does.
  spawnSync('ionice', ['-c', '3', '-p', String(id)]);
  await client.query(`SET maintenance_work_mem = '1GB'; SET max_parallel_maintenance_workers = 0; SET synchronous_commit = off`);
}
