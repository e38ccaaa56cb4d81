/** login, logout, whoami and profiles. A key is never an argument, which other users of the machine could read. */

import { hostname } from 'node:os';
import { text as textOf } from 'node:stream/consumers';
import { Ledgerline, type LedgerlineError } from '@ledgerline/client';
import { Failure, usage } from '../failure.ts';
import { pairedKey } from '../pairing.ts';
import { booksOf, type Session } from '../session.ts';

export interface LoginOptions {
  readonly url?: string;
  readonly withKey?: boolean;
}

export async function login(session: Session, { url = session.url, withKey = false }: LoginOptions): Promise<void> {
  const { terminal, profileName } = session;
  const apiKey = withKey ? await keyFromInput(session) : await pairedKey(session, url, hostname());
  const client = new Ledgerline({ apiKey, baseUrl: url });
  const me = await client.me();
  const books = booksOf(me);
  const [only] = books;
  const book = books.length === 1 && only ? { connectorId: only.connectorId, companyId: only.companyId } : {};
  session.profiles.save(profileName, { url, apiKey, ...book });
  terminal.say(
    `Logged in to ${url} as ${me.tenant.companyName}, profile ${profileName}. The key is in ${session.profiles.path}.`,
  );
  if (terminal.manner.json) terminal.printObject({ ok: true, profile: profileName, url, tenant: me.tenant });
}

async function keyFromInput({ terminal }: Session): Promise<string> {
  const { stdin } = terminal.streams;
  if (stdin.isTTY) throw usage('--with-key reads the key from standard input: ledgerline login --with-key < key.txt');
  return (await textOf(stdin)).trim();
}

/** The key of this profile stops working everywhere. */
export async function logout(session: Session): Promise<void> {
  const { profiles, profileName, terminal } = session;
  const profile = profiles.find(profileName);
  if (profile === undefined) throw new Failure('key', `You are not logged in with profile ${profileName}.`);
  const client = new Ledgerline({ apiKey: profile.apiKey, baseUrl: profile.url, maxRetries: 1 });
  const revoked = await revokeOwn(client);
  profiles.remove(profileName);
  terminal.say(`Logged out of profile ${profileName}. ${revoked}`);
  if (terminal.manner.json) terminal.printObject({ ok: true, profile: profileName });
}

async function revokeOwn(client: Ledgerline): Promise<string> {
  try {
    const { key } = await client.me();
    if (key.keyId === null) return 'The tenant key still works: rotate it in the portal if you no longer need it.';
    await client.keys.revoke(key.keyId);
    return 'Its key is revoked.';
  } catch (error) {
    return `Its key could not be revoked: ${(error as LedgerlineError).message}`;
  }
}

export async function whoami(session: Session): Promise<void> {
  const { terminal } = session;
  const me = await session.client().me();
  if (terminal.manner.json) return terminal.printObject(me);
  const { tenant, key, subscription } = me;
  const access = key.access === 'full' ? 'full access' : `access to ${Object.keys(key.access).join(', ')}`;
  terminal.print(`${tenant.companyName} (${tenant.tenantId}), subscription ${subscription.status}`);
  terminal.print(`${key.kind} key${key.name === null ? '' : ` "${key.name}"`}, ${access}, expires ${key.expiresAt ?? 'never'}`);
  const rows = booksOf(me).map(({ connectorId, label }) => [connectorId, label]);
  terminal.print(rows.length === 0 ? 'No account books yet.' : terminal.table([['CONNECTOR', 'ACCOUNT BOOK'], ...rows]));
}

export function listProfiles({ profiles, terminal }: Session): Promise<void> {
  const current = profiles.current();
  const rows = Object.entries(profiles.all()).map(([name, { url, companyId = null }]) => ({
    name,
    url,
    companyId,
    current: name === current,
  }));
  const none = 'No profiles yet. Create one with: ledgerline login';
  return terminal.printList(rows, none, (row) => `${row.current ? '*' : ' '} ${row.name}  ${row.url}  ${row.companyId ?? ''}`);
}

export function useProfile({ profiles, terminal }: Session, name: string): void {
  profiles.use(name);
  terminal.say(`Now using profile ${name}.`);
}
