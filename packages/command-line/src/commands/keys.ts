/** The app keys of the tenant. */

import type { Access } from '@ledgerline/client';
import { usage } from '../failure.ts';
import type { Session } from '../session.ts';

export interface NewKeyOptions {
  readonly access?: readonly string[];
  readonly book?: readonly string[];
  readonly expires?: string;
}

export async function listKeys(session: Session): Promise<void> {
  const none = 'No app keys yet. Create one with: ledgerline keys create NAME';
  await session.terminal.printList(session.client().keys.list(), none, (key) => {
    const access = key.access === 'full' ? 'full' : Object.keys(key.access).join(',');
    const state = key.revokedAt === null ? `expires ${key.expiresAt ?? 'never'}` : 'revoked';
    return `${key.keyId}  ${key.prefix}…  ${access}  ${state}  ${key.name}`;
  });
}

/** `--access sales=read,write` for each module; none for full access. */
export async function createKey(session: Session, name: string, { access = [], book, expires }: NewKeyOptions): Promise<void> {
  const { terminal } = session;
  const created = await session.client().keys.create({
    name,
    ...(access.length > 0 && { access: Object.fromEntries(access.map(rightsOf)) as Access }),
    ...(book !== undefined && { companies: book }),
    ...(expires !== undefined && { expiresAt: expires }),
  });
  terminal.say('The secret is shown only this once.');
  if (terminal.manner.json) terminal.printObject(created);
  else terminal.print(created.secret);
}

function rightsOf(text: string): readonly [string, readonly string[]] {
  const [module = '', rights = ''] = text.split('=', 2);
  if (rights === '') throw usage(`--access must be a module and its rights such as sales=read,write; you passed ${text}.`);
  return [module, rights.split(',')];
}

/** `--overlap 0` ends the previous secret at once. */
export async function rotateKey(session: Session, keyId: string, { overlap }: { readonly overlap?: string }): Promise<void> {
  const overlapHours = overlap === undefined ? undefined : Number(overlap);
  if (overlapHours !== undefined && !Number.isInteger(overlapHours))
    throw usage(`--overlap must be a whole number of hours; you passed ${overlap}.`);
  const { terminal } = session;
  const rotated = await session.client().keys.rotate(keyId, overlapHours === undefined ? {} : { overlapHours });
  const until = rotated.key.previousSecretUntil;
  terminal.say(until === null ? 'The previous secret no longer works.' : `The previous secret works until ${until}.`);
  terminal.say('The new secret is shown only this once.');
  if (terminal.manner.json) terminal.printObject(rotated);
  else terminal.print(rotated.secret);
}

/** Ends the secret before the last rotation ahead of its time. */
export async function endPreviousSecret(session: Session, keyId: string): Promise<void> {
  const key = await session.client().keys.endPreviousSecret(keyId);
  session.terminal.say(`The previous secret of key ${key.name} no longer works.`);
  if (session.terminal.manner.json) session.terminal.printObject(key);
}

export async function revokeKey(session: Session, keyId: string): Promise<void> {
  const key = await session.client().keys.revoke(keyId);
  session.terminal.say(`Key ${key.name} revoked. Requests with it are rejected from now on.`);
  if (session.terminal.manner.json) session.terminal.printObject(key);
}
