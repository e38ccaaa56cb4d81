/**
 * The journal in a separate file. One file serves many connectors, each with its own entries. What they write in one turn is one commit, which is
 * flushed to disk when one of them waits for it.
 */

import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { CommandMode, LeasedCommand, ResultBody } from '@ledgerline/contract';
import { LaterFlush, NotDurable, openFile, pragma } from '@ledgerline/sqlite';
import { nextTurn } from '../clock.ts';
import type { ArtifactContent } from '../cloud.ts';
import type {
  FinishedEntry,
  HeldCommand,
  Journal,
  JournalCommand,
  JournalEntry,
  PendingEntry,
  StartedEntry,
} from '../journal.ts';
import type { KeptLease } from '../lease.ts';

/** Marks a file as ours: "LlCn". */
const APPLICATION_ID = 0x4c_6c_43_6e;
const SCHEMA_VERSION = 2;
const LOCK_WAIT_MS = 5_000;

/** Commands that are leased to this installation, in the order they were leased. */
const HELD = `
  CREATE TABLE held (
    place INTEGER PRIMARY KEY,
    connector_id TEXT NOT NULL,
    company_id TEXT NOT NULL,
    command_id TEXT NOT NULL,
    command TEXT NOT NULL,
    lease TEXT NOT NULL,
    UNIQUE (connector_id, command_id)
  ) STRICT;
  CREATE INDEX held_book ON held (connector_id, company_id);
  PRAGMA user_version = ${SCHEMA_VERSION};
`;

const SCHEMA = `
  CREATE TABLE entry (
    connector_id TEXT NOT NULL,
    command_id TEXT NOT NULL,
    company_id TEXT NOT NULL,
    type TEXT NOT NULL,
    mode TEXT NOT NULL CHECK (mode IN ('read', 'write')),
    state TEXT NOT NULL CHECK (state IN ('started', 'finished')),
    exactly_once INTEGER NOT NULL CHECK (exactly_once IN (0, 1)),
    started_at INTEGER,
    finished_at INTEGER,
    finish_order INTEGER,
    report TEXT,
    acknowledged_at INTEGER,
    artifact_name TEXT,
    artifact_type TEXT,
    artifact BLOB,
    PRIMARY KEY (connector_id, command_id),
    CHECK ((state = 'finished') = (report IS NOT NULL))
  ) STRICT;
  CREATE INDEX entry_pending ON entry (connector_id, finish_order) WHERE state = 'finished' AND acknowledged_at IS NULL;
  CREATE INDEX entry_unfinished ON entry (connector_id, started_at) WHERE state = 'started';
  CREATE TABLE note (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  PRAGMA application_id = ${APPLICATION_ID};
  ${HELD}
`;

interface EntryRow {
  readonly command_id: string;
  readonly company_id: string;
  readonly type: string;
  readonly mode: CommandMode;
  readonly state: 'started' | 'finished';
  readonly exactly_once: number;
  readonly report: string | null;
  readonly acknowledged_at: number | null;
}

const COLUMNS = 'command_id, company_id, type, mode, state, exactly_once, report, acknowledged_at';

/** A command as the person at the machine sees it. */
export interface RecentCommand {
  readonly commandId: string;
  readonly companyId: string;
  readonly type: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Null while its result is not known. */
  readonly status: 'done' | 'failed' | null;
  readonly errorCode: string | null;
  readonly errorMessage: string | null;
  /** The wording of the error as JSON; null if it has none. */
  readonly errorWording: string | null;
}

/** The file cannot be used; the message says what a person can do. */
class UnusableJournal extends Error {}

function openJournal(path: string, isReadOnly: boolean): DatabaseSync {
  try {
    return openFile(path, isReadOnly ? 'read' : 'create', { busy_timeout: LOCK_WAIT_MS });
  } catch (error) {
    throw error instanceof NotDurable ? new UnusableJournal('The journal cannot be written durably to this disk.') : error;
  }
}

/** An open journal file. `notes` are small facts that the status command shows. */
export class JournalFile {
  readonly #database: DatabaseSync;
  /** Null for one who only looks. */
  readonly #disk: LaterFlush | null;
  readonly #prepared = new Map<string, StatementSync>();
  /** The changes of this turn. */
  #group: Group | null = null;
  /** The order of the last result; null until it is needed. */
  #finishOrder: number | null = null;

  constructor(path: string, { isReadOnly = false } = {}) {
    this.#database = openJournal(path, isReadOnly);
    try {
      this.#prepareSchema(path, isReadOnly);
      this.#disk = isReadOnly ? null : new LaterFlush(this.#database, path);
    } catch (error) {
      this.#database.close();
      throw error;
    }
  }

  #prepareSchema(path: string, isReadOnly: boolean): void {
    const version = Number(pragma(this.#database, 'user_version'));
    if (version >= 1 && version <= SCHEMA_VERSION && pragma(this.#database, 'application_id') === APPLICATION_ID) {
      if (version < SCHEMA_VERSION && !isReadOnly) this.#database.exec(`BEGIN IMMEDIATE; ${HELD} COMMIT`);
      return;
    }
    if (version > SCHEMA_VERSION) throw new UnusableJournal(`${path} was written by a newer connector. Run that version.`);
    const isEmpty = this.statement('SELECT count(*) AS count FROM sqlite_schema').get()?.count === 0;
    if (!isEmpty || isReadOnly) throw new UnusableJournal(`${path} belongs to another program. Choose another folder.`);
    this.#database.exec(`BEGIN IMMEDIATE; ${SCHEMA} COMMIT`);
  }

  statement(sql: string): StatementSync {
    const known = this.#prepared.get(sql) ?? this.#database.prepare(sql);
    this.#prepared.set(sql, known);
    return known;
  }

  note(name: string): string | null {
    const row = this.statement('SELECT value FROM note WHERE name = :name').get({ name });
    return row ? String(row.value) : null;
  }

  setNote(name: string, value: string): void {
    this.statement(
      'INSERT INTO note (name, value) VALUES (:name, :value) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
    ).run({
      name,
      value,
    });
  }

  /** A note that must not be lost. */
  keepNote(name: string, value: string): void {
    this.setNote(name, value);
    this.#disk?.flush();
  }

  journalOf(connectorId: string): Journal {
    return new ConnectorJournal(this, connectorId);
  }

  /** A change that is committed together with all others of this turn. One that fails leaves nothing behind. */
  write(change: () => void): void {
    this.#disk?.assertSound();
    const group = this.#group ?? this.#beginGroup();
    if (group.isLost) throw new Error('An earlier change of the journal could not be written.');
    this.statement('SAVEPOINT change').run();
    try {
      change();
      this.statement('RELEASE change').run();
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK TO change; RELEASE change');
      else group.isLost = true;
      throw error;
    }
  }

  #beginGroup(): Group {
    this.statement('BEGIN IMMEDIATE').run();
    const group: Group = { isLost: false, committed: nextTurn().then(() => this.#commit()) };
    // The waiting caller gets the error; without one it is not a failure of the program.
    group.committed.catch(() => undefined);
    this.#group = group;
    return group;
  }

  #commit(): void {
    const isLost = this.#group?.isLost === true;
    this.#group = null;
    try {
      if (isLost) throw new Error('The journal could not be written.');
      if (this.#database.isOpen && this.#database.isTransaction) this.statement('COMMIT').run();
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  /** A number that rises with every result. Looked up once, because the lookup takes longer with every command ever run. */
  nextFinishOrder(): number {
    this.#finishOrder ??= Number(this.statement('SELECT max(finish_order) AS last FROM entry').get()?.last ?? 0);
    this.#finishOrder += 1;
    return this.#finishOrder;
  }

  /** Resolves when everything written so far is on disk. */
  async settled(): Promise<void> {
    await this.#group?.committed;
    await this.#disk?.flushed();
  }

  /** The last commands of all connectors, the newest first. */
  recent(limit: number): readonly RecentCommand[] {
    const rows = this.statement(
      `SELECT command_id AS commandId, company_id AS companyId, type, coalesce(finished_at, started_at) AS at,
              report ->> '$.status' AS status, report ->> '$.error.code' AS errorCode,
              report ->> '$.error.message' AS errorMessage, report -> '$.error.wording' AS errorWording
         FROM entry WHERE rowid IN (SELECT rowid FROM entry ORDER BY coalesce(finished_at, started_at) DESC LIMIT :limit)
        ORDER BY at DESC, finish_order DESC`,
    ).all({ limit });
    return rows as unknown as readonly RecentCommand[];
  }

  close(): void {
    if (this.#database.isTransaction) this.#database.exec('COMMIT');
    this.#disk?.close();
    this.#database.close();
  }
}

/** Changes that are committed together. */
interface Group {
  /** Whether the database has undone the whole group, for example because the disk is full. */
  isLost: boolean;
  readonly committed: Promise<void>;
}

class ConnectorJournal implements Journal {
  readonly #file: JournalFile;
  readonly #connectorId: string;

  constructor(file: JournalFile, connectorId: string) {
    this.#file = file;
    this.#connectorId = connectorId;
  }

  #key(commandId: string): { connectorId: string; commandId: string } {
    return { connectorId: this.#connectorId, commandId };
  }

  hold(companyId: string, held: readonly HeldCommand[]): void {
    const connectorId = this.#connectorId;
    const forget = this.#file.statement('DELETE FROM held WHERE connector_id = :connectorId AND company_id = :companyId');
    const insert = this.#file.statement(
      `INSERT INTO held (connector_id, company_id, command_id, command, lease)
       VALUES (:connectorId, :companyId, :commandId, :command, :lease)`,
    );
    this.#file.write(() => {
      forget.run({ connectorId, companyId });
      for (const { command, lease } of held) {
        const { commandId } = command;
        insert.run({ connectorId, companyId, commandId, command: JSON.stringify(command), lease: JSON.stringify(lease) });
      }
    });
  }

  held(): readonly HeldCommand[] {
    const rows = this.#file
      .statement('SELECT command, lease FROM held WHERE connector_id = :connectorId ORDER BY place')
      .all({ connectorId: this.#connectorId });
    return rows.map(({ command, lease }) => ({
      command: JSON.parse(String(command)) as LeasedCommand,
      lease: JSON.parse(String(lease)) as KeptLease,
    }));
  }

  entry(commandId: string): JournalEntry | null {
    const sql = `SELECT ${COLUMNS} FROM entry WHERE connector_id = :connectorId AND command_id = :commandId`;
    const row = this.#file.statement(sql).get(this.#key(commandId));
    return row ? entryOf(row as unknown as EntryRow) : null;
  }

  start({ commandId, companyId, type, mode }: JournalCommand, isExactlyOnce: boolean, wallMs: number): void {
    const insert = this.#file.statement(
      `INSERT INTO entry (connector_id, command_id, company_id, type, mode, state, exactly_once, started_at)
       VALUES (:connectorId, :commandId, :companyId, :type, :mode, 'started', :exactlyOnce, :startedAt)
       ON CONFLICT (connector_id, command_id) DO UPDATE SET exactly_once = excluded.exactly_once, started_at = excluded.started_at
         WHERE state = 'started'`,
    );
    const started = { companyId, type, mode, exactlyOnce: Number(isExactlyOnce), startedAt: Math.round(wallMs) };
    this.#file.write(() => {
      const { changes } = insert.run({ ...this.#key(commandId), ...started });
      if (Number(changes) !== 1) throw new Error('A finished command must not start again.');
    });
  }

  withdraw(commandId: string): void {
    this.#run(
      `DELETE FROM entry WHERE connector_id = :connectorId AND command_id = :commandId AND state = 'started'`,
      this.#key(commandId),
    );
  }

  settled(): Promise<void> {
    return this.#file.settled();
  }

  #run(sql: string, parameters: Readonly<Record<string, SQLInputValue>>): void {
    const statement = this.#file.statement(sql);
    this.#file.write(() => statement.run(parameters));
  }

  finish(command: JournalCommand, report: ResultBody, artifact: ArtifactContent | null, wallMs: number): void {
    const { commandId, companyId, type, mode } = command;
    this.#run(
      `INSERT INTO entry (connector_id, command_id, company_id, type, mode, state, exactly_once, finished_at, finish_order, report,
                            artifact_name, artifact_type, artifact)
         VALUES (:connectorId, :commandId, :companyId, :type, :mode, 'finished', 0, :finishedAt,
                 :finishOrder, :report, :name, :contentType, :content)
         ON CONFLICT (connector_id, command_id) DO UPDATE SET state = 'finished', finished_at = excluded.finished_at,
           finish_order = excluded.finish_order, report = excluded.report, acknowledged_at = NULL, artifact_name = excluded.artifact_name,
           artifact_type = excluded.artifact_type, artifact = excluded.artifact`,
      {
        ...this.#key(commandId),
        companyId,
        type,
        mode,
        finishedAt: Math.round(wallMs),
        finishOrder: this.#file.nextFinishOrder(),
        report: JSON.stringify(report),
        name: artifact?.fileName ?? null,
        contentType: artifact?.contentType ?? null,
        content: artifact?.content ?? null,
      },
    );
  }

  unfinished(): readonly StartedEntry[] {
    const sql = `SELECT ${COLUMNS} FROM entry WHERE connector_id = :connectorId AND state = 'started' ORDER BY started_at`;
    const rows = this.#file.statement(sql).all({ connectorId: this.#connectorId });
    return rows.map((row) => entryOf(row as unknown as EntryRow)).filter((entry) => entry.state === 'started');
  }

  pending(limit: number): readonly PendingEntry[] {
    const sql = `SELECT ${COLUMNS}, octet_length(report) AS bytes, artifact IS NOT NULL AS has_artifact
       FROM entry WHERE connector_id = :connectorId AND state = 'finished' AND acknowledged_at IS NULL
      ORDER BY finish_order LIMIT :limit`;
    const rows = this.#file.statement(sql).all({ connectorId: this.#connectorId, limit });
    return rows.map((row) => ({
      ...finishedEntryOf(row as unknown as EntryRow & { report: string }),
      bytes: Number(row.bytes),
      hasArtifact: row.has_artifact === 1,
    }));
  }

  artifact(commandId: string): ArtifactContent | null {
    const sql = `SELECT artifact_name, artifact_type, artifact FROM entry
      WHERE connector_id = :connectorId AND command_id = :commandId AND artifact IS NOT NULL`;
    const row = this.#file.statement(sql).get(this.#key(commandId));
    if (!row) return null;
    return { fileName: String(row.artifact_name), contentType: String(row.artifact_type), content: row.artifact as Uint8Array };
  }

  replace(commandId: string, report: ResultBody): void {
    this.#run(
      `UPDATE entry SET report = :report, artifact_name = NULL, artifact_type = NULL, artifact = NULL
          WHERE connector_id = :connectorId AND command_id = :commandId AND state = 'finished'`,
      { ...this.#key(commandId), report: JSON.stringify(report) },
    );
  }

  /** The cloud has the file too by now, so only the words are kept. */
  acknowledge(commandId: string, wallMs: number): void {
    const update = this.#file.statement(
      `UPDATE entry SET acknowledged_at = :wallMs, artifact_name = NULL, artifact_type = NULL, artifact = NULL
        WHERE connector_id = :connectorId AND command_id = :commandId AND state = 'finished'`,
    );
    const forget = this.#file.statement('DELETE FROM held WHERE connector_id = :connectorId AND command_id = :commandId');
    this.#file.write(() => {
      update.run({ ...this.#key(commandId), wallMs: Math.round(wallMs) });
      forget.run(this.#key(commandId));
    });
  }

  reopen(commandId: string): void {
    this.#run(
      `UPDATE entry SET acknowledged_at = NULL
          WHERE connector_id = :connectorId AND command_id = :commandId AND acknowledged_at IS NOT NULL`,
      this.#key(commandId),
    );
  }

  prune(beforeWallMs: number): void {
    this.#run(
      `DELETE FROM entry WHERE connector_id = :connectorId
           AND ((acknowledged_at IS NOT NULL AND acknowledged_at < :before) OR (state = 'started' AND started_at < :before))`,
      { connectorId: this.#connectorId, before: Math.round(beforeWallMs) },
    );
  }
}

function entryOf(row: EntryRow): JournalEntry {
  const { command_id: commandId, company_id: companyId, type, mode, report } = row;
  if (report === null) return { state: 'started', commandId, companyId, mode, type, isExactlyOnce: row.exactly_once === 1 };
  return finishedEntryOf({ ...row, report });
}

function finishedEntryOf(row: EntryRow & { readonly report: string }): FinishedEntry {
  return {
    state: 'finished',
    commandId: row.command_id,
    companyId: row.company_id,
    mode: row.mode,
    report: JSON.parse(row.report) as ResultBody,
    isExactlyOnce: row.exactly_once === 1,
    isAcknowledged: row.acknowledged_at !== null,
  };
}
