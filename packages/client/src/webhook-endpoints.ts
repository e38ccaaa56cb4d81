/** The webhook endpoints of a tenant. Needs a key with full access. */

import type {
  NewWebhook,
  Webhook,
  WebhookChange,
  WebhookDelivery,
  WebhookDeliveryQuery,
  WebhookPing,
  WebhookReplay,
} from './generated/contract.ts';
import type { Requests } from './requests.ts';

/** A webhook endpoint with its secret, which is shown only this once. */
export interface WebhookWithSecret {
  readonly webhook: Webhook;
  readonly secret: string;
}

const pathOf = (webhookId: string): string => `/v1/webhooks/${encodeURIComponent(webhookId)}`;

export class WebhookEndpoints {
  readonly #requests: Requests;

  constructor(requests: Requests) {
    this.#requests = requests;
  }

  async create(webhook: NewWebhook): Promise<WebhookWithSecret> {
    return this.#requests.post('/v1/webhooks', webhook, false);
  }

  async list(): Promise<readonly Webhook[]> {
    return (await this.#requests.get<{ webhooks: readonly Webhook[] }>('/v1/webhooks')).webhooks;
  }

  async get(webhookId: string): Promise<Webhook> {
    return (await this.#requests.get<{ webhook: Webhook }>(pathOf(webhookId))).webhook;
  }

  async change(webhookId: string, change: WebhookChange): Promise<Webhook> {
    return this.#done(webhookId, '', change);
  }

  async delete(webhookId: string): Promise<void> {
    await this.#requests.post(`${pathOf(webhookId)}/delete`, undefined, false);
  }

  async pause(webhookId: string): Promise<Webhook> {
    return this.#done(webhookId, '/pause', undefined);
  }

  async resume(webhookId: string, from: 'where-it-stopped' | 'now' = 'where-it-stopped'): Promise<Webhook> {
    return this.#done(webhookId, '/resume', { from });
  }

  async rotateSecret(webhookId: string, overlapHours = 24): Promise<WebhookWithSecret> {
    return this.#requests.post(`${pathOf(webhookId)}/rotate-secret`, { overlapHours }, false);
  }

  /** Sends a test now. */
  async ping(webhookId: string): Promise<WebhookPing> {
    return this.#requests.post(`${pathOf(webhookId)}/ping`, undefined, false);
  }

  /** Sends earlier events again. */
  async replay(webhookId: string, replay: WebhookReplay): Promise<Webhook> {
    const { webhook } = await this.#requests.post<{ webhook: Webhook }>(`${pathOf(webhookId)}/replay`, replay, false);
    return webhook;
  }

  /** The attempts to send events, newest first. */
  deliveries(webhookId: string, { state, cursor, limit }: WebhookDeliveryQuery = {}): AsyncIterable<WebhookDelivery> {
    return this.#requests.list(`${pathOf(webhookId)}/deliveries`, { state, cursor, limit }, 'deliveries');
  }

  /** Sends the event of an attempt again. */
  async retry(webhookId: string, deliveryId: string): Promise<void> {
    await this.#requests.post(`${pathOf(webhookId)}/deliveries/${encodeURIComponent(deliveryId)}/retry`, undefined, false);
  }

  async #done(webhookId: string, action: string, body: unknown): Promise<Webhook> {
    return (await this.#requests.post<{ webhook: Webhook }>(`${pathOf(webhookId)}${action}`, body, true)).webhook;
  }
}
