import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../packages/cloud/testing/free-port.ts';
import { type MailServerRules, openMailServer, smtpError } from '../../packages/cloud/testing/mail-server.ts';
import { type CloudProcess, signUpOver, startCloudProcess } from '../cloud-process.ts';

const LOOK_AGAIN_MS = 50;

test('killed before and right after the server takes a mail, the cloud sends it once, or again under the same Message-ID', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'ledgerline-mail-'));
  const port = String(await freePort());
  const rules: MailServerRules = {};
  const server = await openMailServer(rules);
  const start = (): Promise<CloudProcess> =>
    startCloudProcess({ DATA_DIR: folder, HOST: '127.0.0.1', PORT: port, SANDBOX: 'off', SMTP_URL: server.url });
  let cloud = await start();
  t.after(async () => {
    await cloud.kill();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const { promise: isKilledBefore, resolve: killedBefore } = Promise.withResolvers<void>();
  const { promise: isKilledAfter, resolve: killedAfter } = Promise.withResolvers<void>();
  const { promise: isSent, resolve: sent } = Promise.withResolvers<void>();
  const attempts: string[] = [];
  rules.message = async ({ headers }) => {
    if (headers.subject !== 'Your password was changed') return null;
    attempts.push(headers['message-id'] ?? '');
    if (attempts.length === 3) sent();
    if (attempts.length > 2) return null;
    await cloud.kill();
    (attempts.length === 1 ? killedBefore : killedAfter)();
    return attempts.length === 1 ? smtpError(451, 'Nobody heard this') : null;
  };

  const { cookie } = await signUpOver(cloud.baseUrl, 'kill@example.com');
  const changed = await fetch(`${cloud.baseUrl}/app/password`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ currentPassword: 'correct horse', newPassword: 'another horse' }),
  });
  assert.equal(changed.status, 200);
  await isKilledBefore;
  cloud = await start();
  await isKilledAfter;
  cloud = await start();
  await isSent;
  await untilNoneWaits(cloud);

  const arrived = server.mails.filter(({ headers }) => headers.subject === 'Your password was changed');
  assert.equal(attempts.length, 3, 'a mail that is marked is not sent again');
  assert.equal(arrived.length, 2, 'the crash after the server took the mail repeats it');
  assert.equal(new Set(attempts).size, 1);
});

async function untilNoneWaits({ baseUrl }: CloudProcess): Promise<void> {
  for (;;) {
    const metrics = await (await fetch(`${baseUrl}/metrics`)).text();
    if (metrics.includes('\nledgerline_mails_waiting 0\n')) return;
    await pause(LOOK_AGAIN_MS);
  }
}
