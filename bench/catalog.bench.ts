/** Measures the catalog: import and build, first and warm check of a 20-line sales invoice, heap with every validator compiled. */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, printTable } from './table.ts';

const ROUNDS = 7;
const CHECKS = 20_000;
const MEGABYTE = 1024 * 1024;

const invoice = {
  debtorCode: '300-A001',
  docDate: '2026-07-06',
  salesAgent: 'AMY',
  ref: 'WEB-1043',
  lines: Array.from({ length: 20 }, (_, index) => ({
    itemCode: 'WIDGET',
    description: `Widget ${index}`,
    qty: 2,
    uom: 'PCS',
    unitPrice: 19.99,
    discount: '5%+3%',
    taxCode: 'ST10',
    location: 'HQ',
    project: 'P-GENERAL',
  })),
};

export async function bench(): Promise<void> {
  const start = importTimes();
  const catalog = await import('@ledgerline/catalog');
  const compiledOnImport = catalog.compiledCount();
  const firstCheckMs = timed(() => catalog.check('create-sales-invoice', invoice));
  const { checkUs, parseUs } = warmTimes(catalog.check);
  const heapMb = heapOf(catalog);
  printTable('Catalog', [
    { what: 'import and build, code never seen before', figure: `${start.coldMs.toFixed(0)} ms` },
    {
      what: 'import and build, code in the compile cache',
      figure: `${start.cachedMs.toFixed(0)} ms`,
      goal: 'under 150 ms',
      isMet: start.cachedMs < 150,
    },
    {
      what: 'of that, building 639 recipes',
      figure: `${start.buildMs.toFixed(1)} ms`,
      goal: 'under 150 ms',
      isMet: start.buildMs < 150,
    },
    {
      what: 'validators compiled before the first check',
      figure: String(compiledOnImport),
      goal: '0',
      isMet: compiledOnImport === 0,
    },
    { what: 'first check of a 20-line sales invoice', figure: `${firstCheckMs.toFixed(1)} ms` },
    {
      what: 'warm check of a 20-line sales invoice',
      figure: `${checkUs.toFixed(1)} us`,
      goal: 'under 60 us',
      isMet: checkUs < 60,
    },
    { what: 'JSON.parse of the same invoice (baseline)', figure: `${parseUs.toFixed(1)} us` },
    { what: 'warm check against the baseline', figure: `${(checkUs / parseUs).toFixed(2)} x` },
    {
      what: `heap with ${catalog.compiledCount()} validators compiled`,
      figure: `${heapMb.toFixed(1)} MB`,
      goal: 'under 60 MB',
      isMet: heapMb < 60,
    },
  ]);
}

/** Each start in a process of its own, as it happens in life. */
function importTimes(): { readonly coldMs: number; readonly cachedMs: number; readonly buildMs: number } {
  const cache = mkdtempSync(join(tmpdir(), 'ledgerline-bench-'));
  const probe = new URL('./catalog-start.ts', import.meta.url).pathname;
  const measure = (environment: Record<string, string>): { importMs: number; buildMs: number } => {
    const child = spawnSync(process.execPath, [probe], { env: { ...process.env, ...environment }, encoding: 'utf8' });
    return JSON.parse(child.stdout) as { importMs: number; buildMs: number };
  };
  const rounds = Array.from({ length: ROUNDS }, () => measure({ NODE_DISABLE_COMPILE_CACHE: '1' }));
  measure({ NODE_COMPILE_CACHE: cache });
  const cached = Array.from({ length: ROUNDS }, () => measure({ NODE_COMPILE_CACHE: cache }));
  rmSync(cache, { recursive: true });
  return {
    coldMs: median(rounds.map((round) => round.importMs)),
    cachedMs: median(cached.map((round) => round.importMs)),
    buildMs: median(rounds.map((round) => round.buildMs)),
  };
}

/** Check and baseline take turns, so that both see the same machine. */
function warmTimes(check: (type: string, payload: unknown) => unknown): { readonly checkUs: number; readonly parseUs: number } {
  const text = JSON.stringify(invoice);
  const checks: number[] = [];
  const parses: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    checks.push((timed(() => repeat(() => check('create-sales-invoice', invoice))) / CHECKS) * 1000);
    parses.push((timed(() => repeat(() => JSON.parse(text))) / CHECKS) * 1000);
  }
  return { checkUs: median(checks.slice(1)), parseUs: median(parses.slice(1)) };
}

type CatalogPackage = typeof import('@ledgerline/catalog');

function heapOf(catalog: CatalogPackage): number {
  for (const recipe of catalog.recipes()) {
    catalog.precompile(recipe.shape);
    for (const example of recipe.examples) catalog.check(recipe.commandType, example.payload);
  }
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / MEGABYTE;
}

function timed(run: () => void): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

function repeat(run: () => void): void {
  for (let count = 0; count < CHECKS; count += 1) run();
}
