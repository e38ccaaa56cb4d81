/** Webhook endpoints, for programs with a key of full access and for the portal. */

import * as contract from '@ledgerline/contract';
import { declare, json } from '../endpoint/endpoint.ts';
import { deliveryId, webhookId } from '../endpoint/parameters.ts';
import { sessionTwins } from '../endpoint/session-twin.ts';

const events = { tag: 'Events', audience: 'full-key', doing: 'manage webhook endpoints' } as const;
const of = { ...events, params: { webhookId } } as const;
const unknown = ['unknown_webhook'] as const;
const one = json(contract.WebhookResponse, 'The endpoint.');

export const webhookEndpoints = declare({
  createWebhook: {
    ...events,
    method: 'POST',
    path: '/v1/webhooks',
    summary: 'Have events sent to an address',
    description:
      'Every delivery is signed as Standard Webhooks 1.0 has it. The response contains the secret, which is shown only this once.',
    body: { schema: contract.NewWebhookBody, example: { url: 'https://127.0.0.1:9/hook', types: ['command.*'] } },
    responses: [json(contract.WebhookSecretResponse, 'The endpoint and its secret.')],
    problems: ['webhook_address_refused', 'limit_reached'],
  },
  listWebhooks: {
    ...events,
    method: 'GET',
    path: '/v1/webhooks',
    summary: 'The webhook endpoints',
    responses: [json(contract.WebhookListResponse, 'The endpoints with their state and lag.')],
  },
  readWebhook: {
    ...of,
    method: 'GET',
    path: '/v1/webhooks/{webhookId}',
    summary: 'One webhook endpoint',
    responses: [one],
    problems: unknown,
  },
  changeWebhook: {
    ...of,
    method: 'POST',
    path: '/v1/webhooks/{webhookId}',
    summary: 'Change a webhook endpoint',
    body: { schema: contract.WebhookChangeBody, example: { description: 'Shop' } },
    responses: [one],
    problems: [...unknown, 'webhook_address_refused'],
  },
  deleteWebhook: {
    ...of,
    method: 'POST',
    path: '/v1/webhooks/{webhookId}/delete',
    summary: 'Delete a webhook endpoint and its log',
    responses: [json(contract.OkResponse, 'The endpoint is deleted.')],
    problems: unknown,
  },
  pauseWebhook: {
    ...of,
    method: 'POST',
    path: '/v1/webhooks/{webhookId}/pause',
    summary: 'Stop sending to an endpoint for now',
    responses: [one],
    problems: unknown,
  },
  resumeWebhook: {
    ...of,
    method: 'POST',
    path: '/v1/webhooks/{webhookId}/resume',
    summary: 'Send to an endpoint again',
    description: 'Events that happened in between are sent first, unless from is now.',
    body: { schema: contract.WebhookResumeBody, example: { from: 'where-it-stopped' } },
    responses: [one],
    problems: unknown,
  },
  rotateWebhookSecret: {
    ...of,
    method: 'POST',
    path: '/v1/webhooks/{webhookId}/rotate-secret',
    summary: 'Replace the signing secret',
    description: 'Both secrets sign until the overlap ends, the new one first.',
    body: { schema: contract.WebhookRotationBody, example: { overlapHours: 24 } },
    responses: [json(contract.WebhookSecretResponse, 'The endpoint and its new secret.')],
    problems: unknown,
  },
  pingWebhook: {
    ...of,
    method: 'POST',
    path: '/v1/webhooks/{webhookId}/ping',
    summary: 'Send a test now',
    description: `At most ${contract.limits.webhookPingsPerMinuteMax} in a minute for an endpoint, and ${contract.limits.webhookPingsPerTenantAndMinuteMax} for a tenant.`,
    responses: [json(contract.WebhookPingResponse, 'What the receiver returned.')],
    problems: unknown,
  },
  replayWebhook: {
    ...of,
    method: 'POST',
    path: '/v1/webhooks/{webhookId}/replay',
    summary: 'Send earlier events again',
    body: { schema: contract.WebhookReplayBody, example: { from: '2026-11-15T00:00:00Z' } },
    responses: [one],
    problems: [...unknown, 'replay_running'],
  },
  listWebhookDeliveries: {
    ...of,
    method: 'GET',
    path: '/v1/webhooks/{webhookId}/deliveries',
    summary: 'The attempts to send events, newest first',
    query: contract.WebhookDeliveryQuery,
    responses: [json(contract.WebhookDeliveryListResponse, 'The attempts.')],
    problems: unknown,
  },
  retryWebhookDelivery: {
    ...events,
    method: 'POST',
    path: '/v1/webhooks/{webhookId}/deliveries/{deliveryId}/retry',
    summary: 'Send the event of an attempt once more',
    params: { webhookId, deliveryId },
    responses: [json(contract.OkResponse, 'The event is in line.')],
    problems: [...unknown, 'unknown_delivery'],
  },
});

export const appWebhookEndpoints = sessionTwins(webhookEndpoints, 'integrate');
