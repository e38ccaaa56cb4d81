/** A real cloud in a process of its own, for tests that end it the hard way or run several of them. */

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { writeEmptyDatabase } from '../packages/cloud/testing/empty-database.ts';
import { freePort } from '../packages/cloud/testing/free-port.ts';
import { endProcess } from './end-process.ts';

export interface CloudProcess {
  readonly baseUrl: string;
  readonly processId: number;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Ends it as an operator would. */
  stop(): Promise<void>;
}

/** What a program of ours gets of this process's surroundings. */
export const inherited = { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE };

const cloudAlone = new URL('./cloud-alone.ts', import.meta.url).pathname;

/** `program` is the cloud of another release. */
export async function startCloudProcess(settings: Readonly<Record<string, string>>, program = cloudAlone): Promise<CloudProcess> {
  const port = Number(settings.PORT ?? (await freePort()));
  if (program === cloudAlone) writeDatabaseOf(settings);
  const child = spawn(process.execPath, [program], {
    env: { ...inherited, RATE_LIMIT_PER_MINUTE: '0', ...settings, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await untilListening(child);
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    processId: child.pid ?? 0,
    kill: () => endProcess(child, 'SIGKILL'),
    stop: () => endProcess(child),
  };
}

/** One that starts for the first time finds an empty database, as after its migrations. */
function writeDatabaseOf({ DATA_DIR: folder, DATABASE_URL: url }: Readonly<Record<string, string>>): void {
  if (folder === undefined || url !== undefined) return;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeEmptyDatabase(join(folder, 'ledgerline.db'));
}

/** The cloud logs one line when it listens. */
async function untilListening(child: ChildProcess): Promise<void> {
  let log = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      log += chunk;
      if (log.includes('the cloud is listening')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`The cloud ended with ${code} before it listened:\n${log}`)));
  });
}

export interface SignedUp {
  readonly tenantKey: string;
  /** Of the login session, for what the portal shows. */
  readonly cookie: string;
  readonly connectorId: string;
  readonly connectorKey: string;
}

/** Signs a company up and fetches the key of its connector, as a person would; `address` is where a trusted proxy says that it comes from. */
export async function signUpOver(baseUrl: string, email: string, address?: string): Promise<SignedUp> {
  const signedUp = await fetch(`${baseUrl}/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(address !== undefined && { 'x-forwarded-for': address }) },
    body: JSON.stringify({ companyName: 'Kedai Contoh', email, password: 'correct horse' }),
  });
  const { tenantApiKey } = (await signedUp.json()) as { tenantApiKey: string };
  const cookie = signedUp.headers
    .getSetCookie()
    .map((set) => set.split(';', 1)[0])
    .join('; ');
  const config = await fetch(`${baseUrl}/app/connector-config.json`, { headers: { cookie } });
  const { connectorId, connectorKey } = (await config.json()) as { connectorId: string; connectorKey: string };
  return { tenantKey: tenantApiKey, cookie, connectorId, connectorKey };
}

/** Reports account books as a connector does before commands can be sent to them. */
export async function reportBooks(
  baseUrl: string,
  tenant: Omit<SignedUp, 'cookie'>,
  companyIds: readonly string[],
): Promise<void> {
  const companies = companyIds.map((companyId) => ({ companyId, name: companyId }));
  const path = `/connectors/${tenant.connectorId}/companies`;
  const { status, body } = await call(baseUrl, 'POST', path, tenant.connectorKey, { companies });
  if (status !== 200) throw new Error(`The account books were not taken: ${JSON.stringify(body)}`);
}

const ASKED_AGAIN_MS = 50;

/** Waits until a connector that was just started has reported its account books. */
export async function untilBooksReported(baseUrl: string, tenant: Pick<SignedUp, 'tenantKey' | 'connectorId'>): Promise<void> {
  for (;;) {
    const { body } = await call(baseUrl, 'GET', `/connectors/${tenant.connectorId}/companies`, tenant.tenantKey);
    if ((body.companies as readonly unknown[]).length > 0) return;
    // Both programs need the processor that asking at once would take.
    await pause(ASKED_AGAIN_MS);
  }
}

export interface ProcessResponse {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

/** One call with a key; JSON both ways. */
export async function call(baseUrl: string, method: string, path: string, key: string, body?: unknown): Promise<ProcessResponse> {
  const answer = await fetch(baseUrl + path, {
    method,
    headers: { authorization: `Bearer ${key}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}
