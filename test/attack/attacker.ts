/** Tenants of an attack: one that attacks with everything it owns, and one whose every text would show up if it leaked. */

import { randomBytes, randomUUID } from 'node:crypto';
import { call, reportBooks, type SignedUp, signUpOver } from '../cloud-process.ts';

export interface Attacker extends SignedUp {
  readonly tenantId: string;
  readonly appKey: string;
  readonly commandIds: readonly string[];
}

/** Everything that belongs to the victim has this in it, and no request of an attacker has. */
const CANARY = 'CANARY5f2c91';

export interface Victim extends Attacker {
  readonly canary: string;
  readonly email: string;
}

const BOOKS = ['SAMPLE', 'BLANK'];

async function signUpWithWork(baseUrl: string, email: string, word: string): Promise<Attacker> {
  // One address has only so many sign-ups an hour.
  const [a, b, c] = randomBytes(3);
  const signedUp = await signUpOver(baseUrl, email, `10.${a}.${b}.${c}`);
  await reportBooks(baseUrl, signedUp, BOOKS);
  const { cookie, tenantKey, connectorId } = signedUp;
  const created = await fetch(`${baseUrl}/app/api-keys`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ name: `key ${word}` }),
  });
  const { secret = '' } = (await created.json()) as { secret?: string };
  const commandIds: string[] = [];
  for (const [index, companyId] of BOOKS.entries()) {
    const commandId = `${word}-${index}`;
    const envelope = { commandId, connectorId, companyId, type: 'read-debtors', payload: { q: word } };
    const { status, body } = await call(baseUrl, 'POST', '/v1/commands', tenantKey, envelope);
    if (status !== 202) throw new Error(`A first command was refused: ${JSON.stringify(body)}`);
    commandIds.push(commandId);
  }
  const state = await fetch(`${baseUrl}/app/state`, { headers: { cookie } });
  const { tenant } = (await state.json()) as { tenant: { tenantId: string } };
  return { ...signedUp, tenantId: tenant.tenantId, appKey: secret, commandIds };
}

export const newAttacker = (baseUrl: string): Promise<Attacker> =>
  signUpWithWork(baseUrl, `${randomUUID()}@example.com`, `a${randomUUID()}`);

/** One finished command with a result and a file, one that waits. Its connector then falls silent. */
export async function newVictim(baseUrl: string): Promise<Victim> {
  const email = `${CANARY}-${randomUUID()}@example.com`.toLowerCase();
  const victim = await signUpWithWork(baseUrl, email, CANARY);
  const path = `${baseUrl}/connectors/${victim.connectorId}/commands`;
  const headers = { authorization: `Bearer ${victim.connectorKey}` };
  await fetch(`${path}/next`, { headers });
  const [first = ''] = victim.commandIds;
  await fetch(`${path}/${first}/artifact`, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/pdf' },
    body: `%PDF-1.4 ${CANARY}`,
  });
  await fetch(`${path}/${first}/result`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ status: 'done', result: { ok: true, rows: [{ code: CANARY }] } }),
  });
  return { ...victim, email, canary: CANARY };
}
