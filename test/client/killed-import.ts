/** An import whose process is killed at moments that a seed picks, and started again until it ends. */

import assert from 'node:assert/strict';
import { once } from 'node:events';
import { rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { type RunProgram, runProgram, startProgram } from './program.ts';

/** `300-K0001, Customer 1` and so on. */
export function customerFile(path: string, prefix: string, rows: number): void {
  const lines = Array.from(
    { length: rows },
    (_, index) => `${prefix}${String(index + 1).padStart(4, '0')},Customer ${index + 1}`,
  );
  writeFileSync(path, `debtorCode,companyName\n${lines.join('\n')}\n`);
}

/** Invoices without numbers: the book gives them in the order in which it runs them, and would take each row twice. */
export function invoiceFile(path: string, label: string, rows: number): void {
  const lines = Array.from({ length: rows }, (_, index) => `300-A001,${label} row ${index + 1},${index + 1},500-1000`);
  writeFileSync(path, `debtorCode,description,amount,accountNo\n${lines.join('\n')}\n`);
}

/** The rows that the book has, in the order in which it ran them. */
export async function bookedRows(ledgerline: RunProgram, label: string): Promise<readonly number[]> {
  const parameters = ['--json', 'run', 'list-ar-invoices', '--set', `search=${label} row`, '--set', 'limit=5000'];
  const { stdout, stderr } = await ledgerline(parameters);
  assert.notEqual(stdout, '', stderr);
  const { rows } = JSON.parse(stdout) as { rows: readonly { docNo: string; finalTotal: number }[] };
  return rows.toSorted((one, other) => (one.docNo < other.docNo ? -1 : 1)).map(({ finalTotal }) => finalTotal);
}

interface Kills {
  readonly kills: number;
  readonly settings: Readonly<Record<string, string>>;
  readonly seed: number;
}

const sizeOf = (path: string): number => {
  try {
    return statSync(path).size;
  } catch {
    return 0;
  }
};

/** Until a file has that many bytes, or the program that writes it has ended. */
export async function untilGrown(path: string, bytes: number, child: { readonly exitCode: number | null }): Promise<void> {
  while (child.exitCode === null && sizeOf(path) < bytes) await new Promise((resolve) => setTimeout(resolve, 2));
}

/** The journal is lost in every other run. */
export async function importWithKills(path: string, { kills, settings, seed }: Kills): Promise<void> {
  const [file, folder] = [basename(path), dirname(path)];
  const journal = `${path}.ledgerline.ndjson`;
  const parameters = ['import', 'create-ar-invoice', file];
  for (let kill = 0; kill < kills; kill += 1) {
    if (kill % 2 === 1) rmSync(journal, { force: true });
    const child = startProgram(parameters, settings, folder);
    const closed = once(child, 'close');
    const startSize = sizeOf(journal);
    // The journal grows while rows are sent: some hundreds of bytes later it is in the middle of them.
    const grown = startSize + 200 + ((seed * 7919 + kill * 104_729) % 6_000);
    await untilGrown(journal, grown, child);
    child.kill('SIGKILL');
    await closed;
  }
  const { exitCode, stderr } = await runProgram(parameters, { env: settings, cwd: folder });
  assert.equal(exitCode, 0, stderr);
}
