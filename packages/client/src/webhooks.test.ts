import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Webhook } from 'standardwebhooks';
import { MisuseError, WebhookRefused } from './errors.ts';
import { verifyWebhook } from './webhooks.ts';

interface Vector {
  readonly name: string;
  readonly secrets: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly now: number;
  readonly expected: string;
}

const file = new URL('../../../test/vectors/webhooks.json', import.meta.url);
const { vectors } = JSON.parse(readFileSync(file, 'utf8')) as { vectors: readonly Vector[] };
const SECRET = `whsec_${Buffer.alloc(32, 3).toString('base64')}`;
const EVENT = JSON.stringify({ id: 'evt_0_1_2', type: 'command.done', data: { docNo: 'IV-1' } });

const judged = async ({ body, headers, secrets, now }: Vector, rawBody: string | Uint8Array = body): Promise<string> => {
  try {
    await verifyWebhook(rawBody, headers, secrets, { now });
    return 'accepted';
  } catch (error) {
    assert.ok(error instanceof WebhookRefused, String(error));
    return error.code;
  }
};

test('a delivery is accepted or refused as the shared vectors say, as text and as bytes', async () => {
  for (const vector of vectors) {
    assert.equal(await judged(vector), vector.expected, vector.name);
    assert.equal(await judged(vector, new TextEncoder().encode(vector.body)), vector.expected, vector.name);
  }
});

test('what the reference library signs is accepted now, from any kind of headers', async () => {
  const now = new Date();
  const headers = {
    'webhook-id': 'evt_0_1_2',
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(SECRET).sign('evt_0_1_2', now, EVENT),
  };
  assert.equal((await verifyWebhook(EVENT, headers, SECRET)).type, 'command.done');
  assert.equal((await verifyWebhook(EVENT, new Headers(headers), SECRET)).id, 'evt_0_1_2');
  await assert.rejects(verifyWebhook(EVENT, headers, 'whsec_'), MisuseError);
});
