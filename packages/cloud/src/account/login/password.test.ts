import assert from 'node:assert/strict';
import { test } from 'node:test';
import { systemRandomness } from '../../system/randomness.ts';
import { hashPassword, isPassword, passwordCost } from './password.ts';

const real = { randomness: systemRandomness, passwordCost };

test('a password is known by its hash, another one is not', async () => {
  const hash = await hashPassword(real, 'correct horse');
  assert.match(hash, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  assert.equal(await isPassword(real, 'correct horse', hash), true);
  assert.equal(await isPassword(real, 'correct horsf', hash), false);
});

test('one password hashed twice gives two hashes', async () => {
  const [one, two] = await Promise.all([hashPassword(real, 'same'), hashPassword(real, 'same')]);
  assert.notEqual(one, two);
});

test('letters that look the same are one password, however a keyboard composes them', async () => {
  const hash = await hashPassword(real, 'caf\u00e9 8888');
  assert.equal(await isPassword(real, 'cafe\u0301 8888', hash), true);
});

test('a hash with other numbers is checked with its own', async () => {
  const cheap = '$argon2id$v=19$m=8,t=1,p=1$c29tZXNhbHQ$';
  const { argon2Sync } = await import('node:crypto');
  const tag = argon2Sync('argon2id', {
    message: 'old',
    nonce: Buffer.from('somesalt'),
    parallelism: 1,
    tagLength: 32,
    memory: 8,
    passes: 1,
  });
  assert.equal(await isPassword(real, 'old', cheap + tag.toString('base64').replaceAll('=', '')), true);
});

test('an unknown account costs the same derivation as a wrong password', async () => {
  const hash = await hashPassword(real, 'correct horse');
  const workFor = async (stored: string | null): Promise<readonly (readonly unknown[])[]> => {
    const work: (readonly unknown[])[] = [];
    const isRight = await isPassword(
      real,
      'anything',
      stored,
      async (_password, { memoryKibibytes, passes, lanes, salt }, tagLength) => {
        work.push([memoryKibibytes, passes, lanes, salt.length, tagLength]);
        return Buffer.alloc(tagLength);
      },
    );
    assert.equal(isRight, false);
    return work;
  };
  assert.deepEqual(await workFor(null), await workFor(hash));
  assert.equal((await workFor(null)).length, 1);
  assert.equal(await isPassword(real, '', null), false);
});
