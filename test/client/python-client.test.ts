import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, type TestContext, test } from 'node:test';
import { findRecipe, recipes } from '@ledgerline/catalog';
import { exampleRequest } from '@ledgerline/catalog/publish';
import { buildWheel } from '../../packages/client-python/build.ts';
import { pythonText } from '../../packages/cloud/src/pages/developers/sample.ts';
import { openSandbox, type RunningSystem, type SandboxTenant } from '../running-system.ts';
import { sharedSystem } from '../shared-system.ts';
import { findPython, runPython } from './python.ts';
import { recordSamples } from './sample-recorder.ts';

/** The Python client as users get it: the wheel, installed into an empty environment, against a real server. */

const ROOT = join(import.meta.dirname, '../..');
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
  system = await sharedSystem();
  tenant = await openSandbox(system);
});

after(async () => {
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

/** Runs each sample by itself, as if it were a file. */
const RUN_SAMPLES = 'import json, sys\nfor text in json.load(open(sys.argv[1])): exec(compile(text, "sample", "exec"), {})';

async function runSamples(samples: readonly string[], environment: Readonly<Record<string, string>>) {
  const file = join(folder, 'samples.json');
  writeFileSync(file, JSON.stringify(samples));
  return runPython(installed, ['-c', RUN_SAMPLES, file], { environment, folder });
}

withPython('the Python sample of every recipe runs, and sends the request that the recipe shows', async () => {
  const recorder = await recordSamples();
  try {
    const samples = recipes().map((recipe) => ({
      request: exampleRequest(recipe),
      baseUrl: recorder.baseUrl,
      hasArtifact: recipe.hasArtifact,
    }));
    const { status, text } = await runSamples(samples.map(pythonText), settings());
    assert.equal(status, 0, text.slice(-2_000));
    const requests = samples.map(({ request }) => request);
    for (const [at, request] of requests.entries()) assert.deepEqual(recorder.received[at], request, request.type);
    assert.equal(recorder.received.length, requests.length);
  } finally {
    await recorder.close();
  }
});

withPython('samples of some recipes run on the sample company', async () => {
  const types = ['read-debtors', 'create-sales-invoice', 'bulk-create-debtors', 'sales-invoice-acct-pdf', 'validate-sales-order'];
  const samples = types.map((type) => {
    const recipe = findRecipe(type);
    assert.ok(recipe, type);
    const request = { ...exampleRequest(recipe), connectorId: tenant.connectorId };
    return pythonText({ request, baseUrl: system.baseUrl, hasArtifact: recipe.hasArtifact });
  });
  const { status, text } = await runSamples(samples, settings());
  assert.equal(status, 0, text.slice(-2_000));
  assert.match(text, /'saved': True/);
  assert.equal(readFileSync(join(folder, 'document.pdf')).subarray(0, 5).toString(), '%PDF-');
});

withPython('the web shop of the examples brings its orders into the book, each once, however often it runs', async () => {
  const shop = join(ROOT, 'examples/web-shop');
  const invoices = join(folder, 'invoices');
  for (const round of [1, 2]) {
    const { status, text } = await runPython(installed, [join(shop, 'web_shop.py'), join(shop, 'orders.json'), invoices], {
      environment: settings(),
      folder,
    });
    assert.equal(status, 0, text);
    assert.equal(text.trim().split('\n').length, 20, `round ${round}: ${text}`);
  }
  const { orders, products } = JSON.parse(readFileSync(join(shop, 'orders.json'), 'utf8')) as Shop;
  const sen = new Map(products.map(({ sku, price }) => [sku, Math.round(price * 100)]));
  const senOf = ({ lines }: Order): number => lines.reduce((sum, { sku, qty }) => sum + qty * (sen.get(sku) ?? Number.NaN), 0);
  const { result } = await tenant.run('list-sales-invoices', {});
  const { rows } = result as { rows: { ref: string; finalTotal: number; outstanding: number }[] };
  const booked = rows.map(({ ref, finalTotal, outstanding }) => [
    ref,
    Math.round(finalTotal * 100),
    Math.round(outstanding * 100),
  ]);
  const expected = orders.map((order) => [`WEB-${order.orderId}`, senOf(order), order.paid ? 0 : senOf(order)]);
  assert.deepEqual(booked.toSorted(), expected.toSorted());
  assert.equal(readdirSync(invoices).filter((name) => name.endsWith('.pdf')).length, 20);
});

interface Order {
  readonly orderId: number;
  readonly paid: boolean;
  readonly lines: readonly { readonly sku: string; readonly qty: number }[];
}

interface Shop {
  readonly orders: readonly Order[];
  readonly products: readonly { readonly sku: string; readonly price: number }[];
}

test('the same files give the same wheel', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'wheel-'));
  try {
    const [one, other] = ['one', 'other'].map((name) => readFileSync(buildWheel(join(scratch, name))));
    assert.ok(one && other && one.equals(other) && one.length > 10_000);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
});
