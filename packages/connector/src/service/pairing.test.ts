import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { isLine } from '@ledgerline/contract';
import { folderAt, readConfig, writeConfig } from '../config.ts';
import { isPairingFailure, machineName, startPairing } from './pairing.ts';

/** What a cloud says to the second and further requests; `gone` ends the connection. */
type Answer = readonly [status: number, body: object] | 'gone';

const refused = (code: string): Answer => [400, { ok: false, error: { code, message: `It is ${code}.` } }];
const config = { connectorId: 'conn_1', connectorKey: 'll_conn_x', cloudUrl: 'http://127.0.0.1:8080' };
const paired = (given: object): Answer => [200, { ok: true, kind: 'connector', config: given }];

const started = {
  ok: true,
  deviceCode: 'secret',
  userCode: 'WDJB-MJHT',
  verificationUri: 'http://cloud/portal/pair',
  verificationUriComplete: 'http://cloud/portal/pair?code=WDJB-MJHT',
  expiresInSeconds: 600,
  intervalSeconds: 5,
};

const servers: Server[] = [];
after(() => {
  for (const server of servers) server.close();
});

/** Pairs with a cloud that answers so, on a clock that only the waits of the pairing move. */
async function pairWith(answers: readonly Answer[], first: Answer = [200, started]) {
  const seen: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    const answer = seen.length === 0 ? first : (answers[seen.length - 1] ?? answers.at(-1));
    seen.push(request);
    if (answer === undefined || answer === 'gone') request.socket.destroy();
    else response.writeHead(answer[0], { 'content-type': 'application/json' }).end(JSON.stringify(answer[1]));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(server);
  let nowMs = 0;
  const waits: number[] = [];
  const pairing = await startPairing({
    cloudUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    name: 'KEDAI-PC',
    environment: {},
    clock: { monotonicMs: () => nowMs },
    timers: {
      after: (milliseconds, run) => {
        nowMs += milliseconds;
        waits.push(milliseconds / 1000);
        queueMicrotask(run);
        return { cancel: () => undefined };
      },
    },
  });
  const ended = isPairingFailure(pairing) ? pairing : await pairing.ended;
  return { ended, waits, seen };
}

test('the connector asks at the pace that it is told until a person has decided, and goes on when the cloud is away', async () => {
  const pending = refused('authorization_pending');
  const { ended, waits, seen } = await pairWith([pending, 'gone', refused('slow_down'), pending, paired(config)]);
  assert.deepEqual([ended, waits], [config, [5, 5, 5, 10, 10]]);
  assert.ok(seen.every(({ headers }) => headers.authorization === undefined));
});

test('a code that is denied or expires, a cloud that is away and a configuration that is none end the pairing', async () => {
  assert.deepEqual((await pairWith([refused('pairing_denied')])).ended, {
    failed: 'pairing_denied',
    message: 'It is pairing_denied.',
  });
  const late = await pairWith([refused('authorization_pending')]);
  assert.deepEqual([(late.ended as { failed: string }).failed, late.waits.length], ['expired_token', 120]);
  assert.equal(((await pairWith([], 'gone')).ended as { failed: string }).failed, 'unreachable');
  for (const given of [{}, { ...config, cloudUrl: 'javascript:alert(1)' }, { ...config, connectorId: '../x' }]) {
    const { ended } = await pairWith([paired(given)]);
    assert.match(String((ended as { message: unknown }).message), /no usable configuration/);
  }
});

test('the configuration is written as a whole, for its owner only', () => {
  const path = mkdtempSync(join(tmpdir(), 'pairing-'));
  try {
    const folder = folderAt(path);
    writeConfig(folder, { ...config, further: 'x' } as typeof config);
    assert.deepEqual([readConfig(folder.config), JSON.parse(readFileSync(folder.config, 'utf8'))], [config, config]);
    if (process.platform !== 'win32') assert.equal(statSync(folder.config).mode & 0o777, 0o600);
  } finally {
    rmSync(path, { recursive: true });
  }
});

test('a machine of any name can be paired', () => {
  for (const name of ['', '  ', 'a\nb', '\u202eevil', 'x'.repeat(300), '店里的电脑']) {
    const shown = machineName(name);
    assert.ok(isLine(shown) && shown.trim() !== '' && shown.length <= 100, JSON.stringify(shown));
  }
  assert.equal(machineName('店里的电脑'), '店里的电脑');
});
