import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestCloud } from '../../../testing/test-cloud.ts';
import { createServer } from './server.ts';

/** The address that the limits would count, for a caller at `from` that sends `forwarded` as X-Forwarded-For. */
async function countedAddress(trustedProxies: readonly string[], from: string, forwarded: string): Promise<string> {
  const cloud = openTestCloud({ trustedProxies });
  const { app } = createServer(cloud.context);
  let address = '';
  app.addHook('onRequest', async ({ ip }) => {
    address = ip;
  });
  try {
    await app.inject({ url: '/health', remoteAddress: from, headers: { 'x-forwarded-for': forwarded } });
    return address;
  } finally {
    await app.close();
    await cloud.close();
  }
}

test('X-Forwarded-For is ignored unless TRUST_PROXY names who sent it', async () => {
  assert.equal(await countedAddress([], '127.0.0.1', '203.0.113.9'), '127.0.0.1');
  assert.equal(await countedAddress([], '10.0.0.7', '203.0.113.9'), '10.0.0.7');
  assert.equal(await countedAddress(['10.0.0.7'], '10.0.0.8', '203.0.113.9'), '10.0.0.8');
});

test('a trusted proxy is believed for the address next to it, and not for what a caller put before that', async () => {
  assert.equal(await countedAddress(['10.0.0.7'], '10.0.0.7', '203.0.113.9'), '203.0.113.9');
  assert.equal(await countedAddress(['10.0.0.7'], '10.0.0.7', '1.2.3.4, 203.0.113.9'), '203.0.113.9');
  assert.equal(await countedAddress(['loopback', '10.0.0.0/8'], '127.0.0.1', '203.0.113.9, 10.1.2.3'), '203.0.113.9');
});
