/** What a person does with webhooks in the portal, from the first endpoint to a replay, against a real receiver on this machine. */

import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { Webhook } from 'standardwebhooks';
import { assertSound, reloading } from './browser.ts';

interface Received {
  readonly id: string;
  readonly type: string;
  readonly commandId: string | undefined;
}

/** A receiver that verifies what it gets, while it is in order. */
export class Receiver {
  readonly received: Received[] = [];
  secret = '';
  isBroken = false;
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => {
        body += chunk.toString();
      });
      request.on('end', () => {
        if (this.isBroken) return response.writeHead(500).end('<b>down for maintenance</b>');
        const event = new Webhook(this.secret).verify(body, request.headers as Record<string, string>) as {
          readonly id: string;
          readonly type: string;
          readonly data: { readonly commandId?: string };
        };
        this.received.push({ id: event.id, type: event.type, commandId: event.data.commandId });
        return response.writeHead(204).end();
      });
    });
  }

  static async listen(): Promise<Receiver> {
    const receiver = new Receiver();
    await new Promise<void>((resolve) => receiver.#server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/hook`;
  }

  of(commandId: string): readonly Received[] {
    return this.received.filter((event) => event.commandId === commandId);
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

const secretOn = async (page: Page): Promise<string> => (await page.locator('[data-secret]:not(:empty)').textContent()) ?? '';
const kept = (page: Page): Promise<void> => page.getByRole('button', { name: 'I have stored it' }).click();
const button = (page: Page, name: string) => page.locator('main').getByRole('button', { name, exact: true });

/** `run` has a command carried out under the given id. */
export async function webhookJourney(
  page: Page,
  receiver: Receiver,
  run: (commandId: string) => Promise<unknown>,
): Promise<void> {
  await page.goto('/portal/webhooks');
  await page.getByLabel('Address').fill('https://10.0.0.1/hook');
  await button(page, 'Create endpoint').click();
  await page.locator('[data-problem]:not(:empty)').waitFor();
  assert.equal(await page.getByLabel('Address').getAttribute('aria-invalid'), 'true', 'screen readers and colours tell it');
  await page.getByLabel('Address').fill(receiver.url);
  await page.getByLabel('Description').fill('Shop <b>1</b>');
  await button(page, 'Create endpoint').click();
  receiver.secret = await secretOn(page);
  await kept(page);
  await page.waitForURL('**/portal/webhooks/whk_*');
  await button(page, 'Send a ping').click();
  await page.getByText('Ping delivered').waitFor();

  receiver.isBroken = true;
  await run('hook-broken');
  await page.getByText('The receiver returned 500.').first().waitFor();
  await page.getByText('Every attempt has failed').waitFor();
  await button(page, 'Send a ping').click();
  await page.getByText('Ping failed').waitFor();
  await assertSound(page);

  receiver.isBroken = false;
  await reloading(page, () =>
    page
      .getByRole('button', { name: /^Retry evt_/ })
      .first()
      .click(),
  );
  await page.locator('#delivery-rows .badge[data-status=done]').first().waitFor();
  // On a slow machine the next attempt of the cloud may come before the click, and the click is one more.
  const retried = receiver.of('hook-broken').length;
  assert.ok(retried >= 1);

  await button(page, 'Rotate secret').click();
  await page.getByLabel('Overlap').selectOption('0');
  await page.locator('#rotate').getByRole('button', { name: 'Rotate secret' }).click();
  const rotated = await secretOn(page);
  assert.notEqual(rotated, receiver.secret);
  receiver.secret = rotated;
  await reloading(page, () => kept(page));

  await reloading(page, () => button(page, 'Pause').click());
  await page.getByText('Paused by you.').waitFor();
  await run('hook-paused');
  assert.equal(receiver.of('hook-paused').length, 0);
  await reloading(page, () => button(page, 'Resume').click());
  await page.locator('#state').getByText('Nothing is waiting.').waitFor();
  assert.equal(receiver.of('hook-paused').length, 1, 'what happened during the pause arrives');

  await page.getByLabel('From').fill('2026-01-01T00:00');
  await page.getByLabel('All events of the period').check();
  await reloading(page, () => button(page, 'Replay events').click());
  await page.locator('#delivery-rows .badge[data-status=done]').nth(3).waitFor();
  const sent = receiver.of('hook-broken');
  assert.ok(sent.length > retried, 'a replay sends it again');
  assert.equal(new Set(sent.map(({ id }) => id)).size, 1, 'a replay has the same id');

  await button(page, 'Delete endpoint').click();
  await page.getByLabel('Type delete to confirm').fill('delete');
  await page.locator('#delete').getByRole('button', { name: 'Delete endpoint' }).click();
  await page.waitForURL('**/portal/webhooks');
}

/** Events appear by themselves while the page is open. */
export async function feedJourney(page: Page, run: (commandId: string) => Promise<unknown>): Promise<void> {
  await page.goto('/portal/events?types=command.*');
  await page.locator('[data-row]').first().waitFor();
  await run('feed-live');
  await page.locator('[data-row]', { hasText: 'feed-live' }).waitFor();
  await assertSound(page);
}
