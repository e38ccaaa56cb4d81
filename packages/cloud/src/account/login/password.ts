/** Passwords as argon2id hashes, made and checked off the main thread. Knows no accounts. */

import { argon2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { Context, PasswordCost } from '../../system/context.ts';

const argon2Async = promisify(argon2);

/** What new hashes cost: 19 MiB, two passes, one lane. Old hashes carry their own numbers. */
export const passwordCost: PasswordCost = { memoryKibibytes: 19_456, passes: 2, lanes: 1 };
const SALT_BYTES = 16;
const TAG_BYTES = 32;
const VERSION = 19;

interface Hash extends PasswordCost {
  readonly salt: Buffer;
  readonly tag: Buffer;
}

/** A hash in the usual notation: `$argon2id$v=19$m=…,t=…,p=…$salt$tag`. */
export async function hashPassword(
  { randomness, passwordCost: cost }: Pick<Context, 'randomness' | 'passwordCost'>,
  password: string,
): Promise<string> {
  const salt = Buffer.from(randomness.bytes(SALT_BYTES));
  const tag = await derive(password, { ...cost, salt }, TAG_BYTES);
  const { memoryKibibytes, passes, lanes } = cost;
  return `$argon2id$v=${VERSION}$m=${memoryKibibytes},t=${passes},p=${lanes}$${unpadded(salt)}$${unpadded(tag)}`;
}

/** Compared when there is no account, so that its absence takes as long as a wrong password. */
const NOBODY = { salt: Buffer.alloc(SALT_BYTES), tag: Buffer.alloc(TAG_BYTES) };

/** Whether the password is the one behind the hash. For an unknown account, null, the same work is done and the result is false. */
export async function isPassword(
  { passwordCost: cost }: Pick<Context, 'passwordCost'>,
  password: string,
  hash: string | null,
  deriveTag: typeof derive = derive,
): Promise<boolean> {
  const wanted = hash === null ? { ...NOBODY, ...cost } : readHash(hash);
  const tag = await deriveTag(password, wanted, wanted.tag.length);
  return timingSafeEqual(tag, wanted.tag) && hash !== null;
}

const FORM = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

function readHash(hash: string): Hash {
  const [, memory, passes, lanes, salt, tag] = FORM.exec(hash) ?? [];
  if (salt === undefined || tag === undefined)
    throw new Error('A stored password hash is not in the notation it was written in.');
  return {
    memoryKibibytes: Number(memory),
    passes: Number(passes),
    lanes: Number(lanes),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

/** The same letters typed on two keyboards may arrive as different code points; they count as one password. */
function derive(
  password: string,
  { memoryKibibytes, passes, lanes, salt }: PasswordCost & { salt: Buffer },
  tagLength: number,
): Promise<Buffer> {
  const message = Buffer.from(password.normalize('NFKC'));
  return argon2Async('argon2id', { message, nonce: salt, parallelism: lanes, tagLength, memory: memoryKibibytes, passes });
}

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');
