import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, type TestContext, test } from 'node:test';
import { buildWheel } from '../packages/client-python/build.ts';
import { findPython, runPython } from './python.ts';
import { openSandbox, type RunningSystem, type SandboxTenant, startSystem } from './running-system.ts';

/** The Python client as users get it: the wheel, installed into an empty environment, against a real server. */

const ROOT = join(import.meta.dirname, '..');
const python = findPython();
const isCi = process.env.CI !== undefined && process.env.CI !== '';

let folder: string;
let installed: string;
let system: RunningSystem;
let tenant: SandboxTenant;

before(async () => {
  if ('missing' in python) return;
  folder = mkdtempSync(join(tmpdir(), 'python-client-'));
  const environment = join(folder, 'environment');
  const made = await runPython(python.program, ['-m', 'venv', '--without-pip', environment]);
  assert.equal(made.status, 0, made.text);
  installed = join(environment, 'bin', 'python');
  const wheel = buildWheel(join(folder, 'dist'));
  const pip = await runPython(python.program, ['-m', 'pip', '--python', installed, 'install', '--no-index', wheel]);
  assert.equal(pip.status, 0, pip.text);
  system = await startSystem();
  tenant = await openSandbox(system);
});

after(async () => {
  await system?.stop();
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
});

/** A test with Python: without it a failure in CI, and a loud skip elsewhere. */
const withPython = (name: string, run: (context: TestContext) => Promise<void>): void => {
  test(name, async (context) => {
    if (!('missing' in python)) return run(context);
    assert.ok(!isCi, python.missing);
    console.warn(`SKIPPED: ${python.missing} The Python client was not tested.`);
    context.skip(python.missing);
  });
};

const settings = (): Readonly<Record<string, string>> => ({
  LEDGERLINE_URL: system.baseUrl,
  LEDGERLINE_API_KEY: tenant.tenantKey,
  LEDGERLINE_CONNECTOR: tenant.connectorId,
  LEDGERLINE_COMPANY: 'BLANK',
  LEDGERLINE_OFFLINE_CONNECTOR: tenant.desktopConnectorId,
  LEDGERLINE_VECTORS: join(ROOT, 'test/vectors'),
});

withPython('the client passes its own tests, against a real book and through a connection that loses responses', async () => {
  const listed = await tenant.run('list-sales-invoices', { limit: 1 }, 'SAMPLE');
  const [invoice] = (listed.result as { rows: { docNo: string }[] }).rows;
  assert.ok(invoice);
  const tests = join(ROOT, 'packages/client-python/tests');
  const { status, text } = await runPython(installed, ['-m', 'unittest', 'discover', '-s', tests, '-v'], {
    environment: { ...settings(), LEDGERLINE_SAMPLE_INVOICE: invoice.docNo },
    folder,
  });
  assert.equal(status, 0, text);
  assert.match(text, /Ran (?:1[5-9]|[2-9]\d) tests/);
});

withPython('every file of the package is valid for Python 3.9', async () => {
  const program = [
    'import ast, pathlib, sys',
    'for path in sorted(pathlib.Path(sys.argv[1]).rglob("*.py*")):',
    '    if path.suffix in (".py", ".pyi"): ast.parse(path.read_text(encoding="utf-8"), str(path), feature_version=(3, 9))',
  ].join('\n');
  const { status, text } = await runPython(installed, ['-c', program, join(ROOT, 'packages/client-python')]);
  assert.equal(status, 0, text);
});

test('the same files give the same wheel', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'wheel-'));
  try {
    const [one, other] = ['one', 'other'].map((name) => readFileSync(buildWheel(join(scratch, name))));
    assert.ok(one && other && one.equals(other) && one.length > 10_000);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
});
