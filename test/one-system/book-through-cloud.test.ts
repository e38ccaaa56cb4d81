import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { exerciseBook } from '../../packages/book/conformance/exercise-book.ts';
import { assertTotalsPrinted } from '../../packages/book/conformance/printed-totals.ts';
import { REPORT_TEMPLATES, type ReportTemplate } from '../../packages/catalog/src/index.ts';
import { openSandbox, type RunningSystem } from '../running-system.ts';
import { sharedSystem } from '../shared-system.ts';

let system: RunningSystem;

before(async () => {
  system = await sharedSystem();
});

/** The blank book of a new sandbox, reached as any program reaches it: over HTTP, through cloud and connector. */
exerciseBook(test, async () => {
  const { run } = await openSandbox(system);
  return {
    execute: async (type, payload, commandId) => {
      const command = await run(type, payload, 'BLANK', commandId);
      assert.ok(command.status === 'done' || command.status === 'failed', JSON.stringify(command));
      return command.result ?? { ok: false, saved: false, error: command.error };
    },
    close: () => {},
  };
});

/** Figures of a spreadsheet end with its table, so only reports whose totals are in tables are read back from one. */
const IN_TABLES: readonly ReportTemplate[] = ['trial-balance', 'profit-and-loss', 'balance-sheet', 'cash-flow', 'journal'];

test('every report is made by a command, its file downloaded with the key, and its totals read back from it', async () => {
  const { run, tenantKey } = await openSandbox(system);
  const listings = ['general-ledger', 'journal', 'audit-trail'];
  for (const template of Object.keys(REPORT_TEMPLATES) as ReportTemplate[]) {
    const period = { dateFrom: listings.includes(template) ? '2026-06-29' : '2026-01-01', dateTo: '2026-06-30' };
    for (const [type, format] of [
      ['gl-document-acct-pdf', 'pdf'],
      ['arap-statement-acct-pdf', 'html'],
      ['statement-report-html', 'csv'],
    ] as const) {
      if (format === 'csv' && !IN_TABLES.includes(template)) continue;
      const { status, result, error } = await run(type, { template, format, ...period }, 'SAMPLE');
      assert.equal(status, 'done', `${template}: ${JSON.stringify(error)}`);
      const { report, artifactUrl } = result as { report: { totals: Record<string, number> }; artifactUrl: string };
      const file = await fetch(artifactUrl, { headers: { authorization: `Bearer ${tenantKey}` } });
      assert.equal(file.status, 200);
      const bytes = new Uint8Array(await file.arrayBuffer());
      await assertTotalsPrinted(template, report.totals, { contentType: file.headers.get('content-type') ?? '', bytes });
    }
  }
});

test('the audit trail of the book names the key that sent a command', async () => {
  const { run, tenantKey } = await openSandbox(system);
  await run('create-general-area', { code: 'WHO', description: 'Who' }, 'BLANK', 'who-1');
  const { result } = await run('gl-document-acct-pdf', { template: 'audit-trail', format: 'csv' }, 'BLANK');
  const { artifactUrl } = result as { artifactUrl: string };
  const rows = await (await fetch(artifactUrl, { headers: { authorization: `Bearer ${tenantKey}` } })).text();
  assert.match(rows, /,Tenant key,[^\r\n]*,who-1\r?\n/);
});
