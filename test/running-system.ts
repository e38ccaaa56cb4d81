/** What `npm start` runs, on a port and a folder of its own, and tenants with a sandbox to try it on. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../packages/cloud/testing/free-port.ts';
import { call, inherited } from './cloud-process.ts';
import { SHARED_FOLDER } from './runner/shared-folder.ts';

const start = new URL('../start.ts', import.meta.url).pathname;

export interface Command {
  readonly status: string;
  readonly result: Record<string, unknown> | null;
  readonly error: { readonly code: string; readonly message: string; readonly outcome: string } | null;
}

export interface RunningSystem {
  readonly baseUrl: string;
  readonly processId: number;
  /** All that it writes. */
  readonly folder: string;
  /** Everything it has printed so far. */
  printed(): string;
  /** Ends it as an operator would; returns how it ended. */
  stop(): Promise<number | null>;
}

/** `isFresh`: it makes everything itself, also what tests share. */
export async function startSystem(settings: Readonly<Record<string, string>> = {}, isFresh = false): Promise<RunningSystem> {
  const folder = mkdtempSync(join(tmpdir(), 'journey-'));
  const templates = join(settings.DATA_DIR ?? folder, 'sandbox', 'templates');
  if (!isFresh) takeTemplates(templates);
  const port = Number(settings.PORT ?? (await freePort()));
  const child = spawn(process.execPath, [start], {
    env: { ...inherited, DATA_DIR: folder, ...settings, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  let isReady = false;
  await new Promise<void>((resolve, reject) => {
    const keep = (chunk: Buffer): void => {
      printed += chunk;
      // Looked for until it is there: a soak prints hundreds of megabytes afterwards.
      if (isReady || !printed.includes('The sandbox books are ready')) return;
      isReady = true;
      resolve();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('exit', (code) => reject(new Error(`It ended with ${code}:\n${printed}`)));
  });
  giveTemplates(templates);
  return {
    baseUrl: settings.BASE_URL ?? `http://127.0.0.1:${port}`,
    processId: child.pid ?? 0,
    folder,
    printed: () => printed,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      child.kill('SIGTERM');
      await once(child, 'close');
      rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
      return child.exitCode;
    },
  };
}

/** The books that sandboxes begin with take half of a start to make, so those of the first start in a run serve the others. */
const sharedTemplates = process.env[SHARED_FOLDER] === undefined ? null : join(process.env[SHARED_FOLDER], 'templates');

function takeTemplates(folder: string): void {
  if (sharedTemplates !== null && existsSync(sharedTemplates) && !existsSync(folder))
    cpSync(sharedTemplates, folder, { recursive: true });
}

function giveTemplates(folder: string): void {
  if (sharedTemplates === null || existsSync(sharedTemplates) || !existsSync(folder)) return;
  const own = `${sharedTemplates}-${process.pid}`;
  cpSync(folder, own, { recursive: true });
  try {
    renameSync(own, sharedTemplates);
  } catch {
    // Another test was first.
    rmSync(own, { recursive: true });
  }
}

export interface SandboxTenant {
  readonly email: string;
  readonly tenantKey: string;
  /** Of the login session, for what the portal calls. */
  readonly cookie: string;
  /** Of the sandbox. */
  readonly connectorId: string;
  /** Of the connector that no program runs. */
  readonly desktopConnectorId: string;
  /** Posts a command and waits for its end. */
  run(type: string, payload: unknown, companyId?: string, commandId?: string): Promise<Command>;
}

let count = 0;

/** A new company that has opened its sandbox; from an address of its own where the system trusts who says so. */
export async function openSandbox(
  { baseUrl }: Pick<RunningSystem, 'baseUrl'>,
  companyName = 'Kedai Contoh',
  address?: string,
): Promise<SandboxTenant> {
  count += 1;
  const json = { 'content-type': 'application/json', ...(address !== undefined && { 'x-forwarded-for': address }) };
  const email = `you-${count}@example.com`;
  const body = JSON.stringify({ companyName, email, password: 'a short sentence' });
  const signedUp = await fetch(`${baseUrl}/signup`, { method: 'POST', headers: json, body });
  const { tenantApiKey, connector } = (await signedUp.json()) as { tenantApiKey: string; connector: { connectorId: string } };
  const cookie = signedUp.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  const opened = await fetch(`${baseUrl}/app/sandbox`, { method: 'POST', headers: { cookie } });
  const { connectorId } = ((await opened.json()) as { connector: { connectorId: string } }).connector;
  let commands = 0;
  return {
    email,
    tenantKey: tenantApiKey,
    cookie,
    connectorId,
    desktopConnectorId: connector.connectorId,
    run: async (type, payload, companyId = 'BLANK', commandId) => {
      commands += 1;
      const envelope = { commandId: commandId ?? `command-${commands}`, connectorId, companyId, type, payload };
      const { status, body: answer } = await call(baseUrl, 'POST', '/v1/commands?wait=30', tenantApiKey, envelope);
      if (status !== 202) throw new Error(`${type} was answered ${status}: ${JSON.stringify(answer)}`);
      return answer.command as Command;
    },
  };
}
