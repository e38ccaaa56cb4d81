/** Kills the process of a book over and over while e-invoices leave it, with faults on the way, and then compares both sides. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { openBook } from '@ledgerline/book';
import { folderAt } from '../../packages/connector/src/config.ts';
import { storeCredentials } from '../../packages/connector/src/gateway/secrets.ts';
import { FAULT_NAMES, type FaultName } from './faults.ts';
import { FIRM_INVOICE, makeFirm } from './firm.ts';
import { CLIENT, startStandIn } from './server.ts';

const SPEED = 100;
const program = join(import.meta.dirname, 'book-process.ts');
const machine = join(import.meta.dirname, 'fast-machine.ts');
/** Those that hold everything for a quarter of an hour only make the rounds longer. */
const FAULTS = FAULT_NAMES.filter((name) => !['401', '403', 'timeout-lost', 'timeout-accepted'].includes(name));
/** Of the requests during which the process is killed. */
const KILLED_SHARE = 0.5;
const KILLED_WITHIN_MS = 12;
const SETTLED_MS_MAX = 120_000;
const LAST_TURNS_MAX = 100;
const LAST_PAUSE_MS = 200;

export interface KillOptions {
  readonly folder: string;
  readonly kills: number;
  /** Between 0 and 1, one after the other. */
  readonly chance: () => number;
}

export interface KillFigures {
  readonly kills: number;
  readonly documents: number;
  readonly submits: number;
  readonly searches: number;
  readonly faults: number;
  readonly validTwice: readonly string[];
  readonly apart: readonly string[];
  readonly changedResults: readonly string[];
}

interface Running {
  readonly child: ChildProcess;
  ask(command: object): Promise<string | null>;
}

export async function killRounds({ folder: path, kills, chance }: KillOptions): Promise<KillFigures> {
  const folder = folderAt(path);
  mkdirSync(folder.books, { recursive: true });
  const book = join(folder.books, 'MAIN.sqlite');
  makeFirm(book, { 'einvoice.gateway': 'myinvois', 'einvoice.answerSeconds': 20 });
  storeCredentials(folder, 'MAIN', { clientId: CLIENT.id, secrets: [CLIENT.secret], certificate: null });
  const startMs = Date.now();
  const fastNow = (): number => startMs + (Date.now() - startMs) * SPEED;
  let [faults, isCalm] = [0, false];
  let running: Running | null = null;
  const choose = (call: string): FaultName | null => {
    // The process dies while the request is under way, or a moment after its answer.
    const victim = running?.child;
    if (!isCalm && call !== 'login' && chance() < KILLED_SHARE)
      setTimeout(() => victim?.kill('SIGKILL'), chance() * KILLED_WITHIN_MS);
    if (isCalm || call === 'login' || chance() < 0.6) return null;
    faults += 1;
    return FAULTS[Math.floor(chance() * FAULTS.length)] ?? null;
  };
  const server = await startStandIn({ now: fastNow, validationMs: 3000, searchLagMs: 30_000, choose });
  const environment = {
    ...process.env,
    LEDGERLINE_MYINVOIS_URL: server.url,
    FAST_MACHINE_SPEED: String(SPEED),
    FAST_MACHINE_START: String(startMs),
  };
  const results = new Map<string, string>();
  const documents: string[] = [];
  running = await begin(path, environment);
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      for (let turn = 0; ; turn += 1) {
        const name = `${kill}-${turn}`;
        const invoice = await running.ask({ commandId: `invoice-${name}`, type: 'create-sales-invoice', payload: FIRM_INVOICE });
        const docNo = invoice === null ? null : String((JSON.parse(invoice) as { docNo?: string }).docNo);
        if (docNo === null) break;
        documents.push(docNo);
        const submit = { commandId: `submit-${name}`, type: 'einvoice.submit', payload: { docType: 'IV', docNos: [docNo] } };
        const result = await running.ask(submit);
        if (result !== null) results.set(submit.commandId, result);
        else break;
      }
      running = await begin(path, environment);
    }
    isCalm = true;
    // What was never submitted, because its process was dead by then, is submitted now.
    for (const docNo of documents) await submitAtLast(running, docNo);
    await settled(book);
    const changedResults: string[] = [];
    for (const [commandId, result] of results)
      if ((await running.ask({ commandId, type: 'einvoice.submit', payload: {} })) !== result) changedResults.push(commandId);
    return { ...compared(book, server, documents), kills, documents: documents.length, faults, changedResults };
  } finally {
    running?.child.kill('SIGKILL');
    await server.close();
  }
}

/** A request of three seconds on a busy machine is five minutes of the fast clock, for which the book takes its own clock to be wrong. */
async function submitAtLast({ ask }: Running, docNo: string): Promise<void> {
  for (let turn = 0; turn < LAST_TURNS_MAX; turn += 1) {
    const payload = { docType: 'IV', docNos: [docNo] };
    const result = await ask({ commandId: `last-${docNo}-${turn}`, type: 'einvoice.submit', payload });
    if (!result?.includes('EINVOICE_WINDOW')) return;
    await new Promise((resolve) => setTimeout(resolve, LAST_PAUSE_MS));
  }
}

async function begin(folder: string, environment: NodeJS.ProcessEnv): Promise<Running> {
  const child = spawn(process.execPath, ['--import', machine, program, folder], {
    env: environment,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ended = once(child, 'exit').then(() => null);
  const next = async (): Promise<string | null> => {
    const { value, done } = await lines.next();
    return done ? null : String(value);
  };
  child.stdin.on('error', () => undefined);
  if ((await next()) !== 'ready') throw new Error('The process of the book did not start.');
  return {
    child,
    ask: (command) => {
      child.stdin.write(`${JSON.stringify(command)}\n`);
      return Promise.race([next(), ended]);
    },
  };
}

/** Until nothing is open in the book. */
async function settled(path: string): Promise<void> {
  const endMs = Date.now() + SETTLED_MS_MAX;
  const book = openBook(path);
  try {
    for (;;) {
      const { pending, submitted, lastError } = book.courier.queue();
      if (pending + submitted === 0) return;
      if (Date.now() > endMs) throw new Error(`${pending} Pending and ${submitted} Submitted are left. ${lastError ?? ''}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  } finally {
    book.close();
  }
}

function compared(path: string, { standIn, seen }: Awaited<ReturnType<typeof startStandIn>>, documents: readonly string[]) {
  const book = openBook(path);
  const rows = documents.map((docNo) => {
    const { rows: listed } = book.execute('einvoice.status.list', { docNo }, `compared-${docNo}`) as unknown as {
      readonly rows: readonly { readonly status: string; readonly uuid: string | null }[];
    };
    return { docNo, status: listed[0]?.status ?? 'none', uuid: listed[0]?.uuid ?? null, valid: standIn.valid(docNo) };
  });
  book.close();
  const isTogether = ({ status, uuid, valid }: (typeof rows)[number]): boolean =>
    status === 'Valid' ? valid.length === 1 && valid[0]?.uuid === uuid : status === 'Invalid' && valid.length === 0;
  return {
    submits: seen.filter(({ call }) => call === 'submit').length,
    searches: seen.filter(({ call }) => call === 'search').length,
    validTwice: rows.filter(({ valid }) => valid.length > 1).map(({ docNo }) => docNo),
    apart: rows.filter((row) => !isTogether(row)).map(({ docNo, status }) => `${docNo} ${status}`),
  };
}
