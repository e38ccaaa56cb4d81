/** `ledgerline-cloud check`: reads everything that is stored and compares it with its checksums. Changes nothing. */

import { intact } from '../sql/verb/intact.ts';
import type { ArtifactFiles } from '../store/artifact-files.ts';
import type { StoredCommand } from '../store/store.ts';
import { StoreDamaged } from '../store/store-damage.ts';
import type { RowReader } from './row-reader.ts';

export interface Checked {
  readonly commands: number;
  readonly files: number;
  /** Sentences; empty if all is well. */
  readonly findings: readonly string[];
}

const COMMANDS = `SELECT tenant_id AS "tenantId", command_id AS "commandId", connector_id AS "connectorId", company_id AS "companyId",
  type, status, payload, result, late_report AS "lateReport",
  payload_digest AS "payloadDigest", result_digest AS "resultDigest", late_report_digest AS "lateReportDigest" FROM command`;

const FILES = 'SELECT DISTINCT artifact_sha256 AS sha256 FROM command WHERE artifact_sha256 IS NOT NULL';

const FINDINGS_MAX = 100;

/** What SQLite itself finds wrong with the file; the other database checks its pages when it reads them. */
export async function structureFindings(reader: RowReader): Promise<readonly string[]> {
  const findings: string[] = [];
  for await (const row of reader.rows(`PRAGMA integrity_check(${FINDINGS_MAX})`)) {
    const line = String(Object.values(row)[0]);
    if (line !== 'ok') findings.push(`The database file is damaged: ${line}.`);
  }
  for await (const { table, parent } of reader.rows('PRAGMA foreign_key_check')) {
    findings.push(`A row of the table ${table} refers to a row of ${parent} that is missing.`);
    if (findings.length >= FINDINGS_MAX) break;
  }
  return findings;
}

export async function checkCommands(
  reader: RowReader,
): Promise<{ readonly commands: number; readonly findings: readonly string[] }> {
  const findings: string[] = [];
  let commands = 0;
  for await (const row of reader.rows(COMMANDS)) {
    commands += 1;
    try {
      intact(row as unknown as StoredCommand);
    } catch (error) {
      if (!(error instanceof StoreDamaged)) throw error;
      if (findings.length < FINDINGS_MAX) findings.push(error.message);
    }
  }
  return { commands, findings };
}

/** Files that commands name. */
export async function* namedFiles(reader: RowReader): AsyncIterable<string> {
  for await (const { sha256 } of reader.rows(FILES)) yield String(sha256);
}

/** A file is compared with its name when it is opened. */
async function checkFiles(
  reader: RowReader,
  artifacts: ArtifactFiles,
): Promise<{ readonly files: number; readonly findings: readonly string[] }> {
  const findings: string[] = [];
  let files = 0;
  for await (const sha256 of namedFiles(reader)) {
    files += 1;
    const finding = await fileFinding(artifacts, sha256);
    if (finding !== null && findings.length < FINDINGS_MAX) findings.push(finding);
  }
  return { files, findings };
}

async function fileFinding(artifacts: ArtifactFiles, sha256: string): Promise<string | null> {
  try {
    const content = await artifacts.open(sha256);
    content?.destroy();
    return content === null ? `The file ${sha256} of a command is missing.` : null;
  } catch (error) {
    if (error instanceof StoreDamaged) return error.message;
    throw error;
  }
}

const FILE_BYTES_MAX = Number.MAX_SAFE_INTEGER;

/** Puts every file that a command names into another place. Each is compared with its name on the way. */
export async function copyFiles(
  reader: RowReader,
  source: ArtifactFiles,
  target: ArtifactFiles,
): Promise<{ readonly files: number; readonly missing: readonly string[] }> {
  const missing: string[] = [];
  let files = 0;
  for await (const sha256 of namedFiles(reader)) {
    const isThere = await target.has(sha256);
    const content = isThere ? null : await source.open(sha256);
    if (content !== null) await target.put(content, FILE_BYTES_MAX);
    else if (!isThere) missing.push(sha256);
    files += content === null && !isThere ? 0 : 1;
  }
  return { files, missing };
}

export async function checkAll(reader: RowReader, artifacts: ArtifactFiles, isSqlite: boolean): Promise<Checked> {
  const structure = isSqlite ? await structureFindings(reader) : [];
  const ofCommands = await checkCommands(reader);
  const ofFiles = await checkFiles(reader, artifacts);
  return {
    commands: ofCommands.commands,
    files: ofFiles.files,
    findings: [...structure, ...ofCommands.findings, ...ofFiles.findings],
  };
}
