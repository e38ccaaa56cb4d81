/** What the operator, billing, monitoring and the sandbox host call. */

import * as contract from '@ledgerline/contract';
import { declare, file, json } from '../endpoint/endpoint.ts';
import { NAME } from '../endpoint/parameters.ts';
import { responseSchemas } from '../endpoint/response-schemas.ts';

const admin = { tag: 'Administration', audience: 'admin-key' } as const;
const operator = { tag: 'Administration', audience: 'operator' } as const;
const operations = { tag: 'Operations', audience: 'anyone' } as const;

export const adminEndpoints = declare({
  runRetention: {
    ...admin,
    method: 'POST',
    path: '/admin/retention/run',
    summary: 'Run the retention checks now',
    description: 'Creates, updates and resolves notifications. Running it twice changes nothing.',
    responses: [json(contract.RetentionResponse, 'What changed.')],
  },
  listTenants: {
    ...operator,
    method: 'GET',
    path: '/admin/tenants',
    summary: 'The tenants',
    query: contract.TenantListQuery,
    responses: [json(contract.TenantListResponse, 'Newest first.')],
  },
  setSubscription: {
    ...operator,
    method: 'POST',
    path: '/admin/tenants/{tenantId}/subscription',
    summary: 'Set the subscription of a tenant',
    params: { tenantId: { schema: NAME, text: 'The tenant, as the list names it.' } },
    body: { schema: contract.SubscriptionBody, example: { status: 'active' } },
    responses: [json(contract.SubscriptionResponse, 'The subscription as it now stands.')],
    problems: ['unknown_tenant'],
  },
  removeFactors: {
    ...operator,
    method: 'POST',
    path: '/admin/people/remove-factors',
    summary: 'Remove the second factors of a person who has lost them',
    description:
      'The authenticator app, all passkeys and the recovery codes. Make sure who asks first. The person logs in with the password then, and is told by email.',
    body: { schema: contract.FactorRemovalBody, example: { email: 'owner@example.com' } },
    responses: [json(contract.FactorRemovalResponse, 'The factors are removed.')],
    problems: ['unknown_person', 'unknown_factor'],
  },
  listConnectorBuilds: {
    ...operator,
    method: 'GET',
    path: '/admin/connector-builds',
    summary: 'The builds of the connector: published, in use and refused',
    responses: [json(contract.BuildsResponse, 'The newest first.')],
  },
  listSandboxes: {
    ...admin,
    method: 'GET',
    path: '/admin/sandbox',
    summary: 'The sandboxes that a host has to serve',
    query: contract.SandboxListQuery,
    responses: [json(contract.SandboxListResponse, 'All of them, or those that have changed.')],
  },
});

/** Endpoints without a limit, for monitoring. */
export const healthEndpoints = declare({
  readHealth: {
    ...operations,
    method: 'GET',
    path: '/health',
    summary: 'Whether the server is running, and which version and build it is',
    responses: [json(responseSchemas.RunningServer, 'It is.')],
    isUnlimited: true,
  },
  readReadiness: {
    ...operations,
    method: 'GET',
    path: '/ready',
    summary: 'Whether the server takes work',
    responses: [json(responseSchemas.Health, 'It does.')],
    isUnlimited: true,
  },
});

export const metricsEndpoints = declare({
  readMetrics: {
    ...operations,
    method: 'GET',
    path: '/metrics',
    summary: 'Figures for monitoring, in the Prometheus text format',
    responses: [file('text/plain', 'The figures.')],
    countsAs: 5,
  },
});

const description = { tag: 'Descriptions', audience: 'anyone', method: 'GET' } as const;
const DESCRIPTION = 'The description.';

export const descriptionEndpoints = declare({
  readOpenApi: {
    ...description,
    path: '/openapi.json',
    summary: 'This document',
    responses: [json(responseSchemas.OpenApi, DESCRIPTION)],
    countsAs: 20,
  },
  readManifest: {
    ...description,
    path: '/ai/manifest.json',
    summary: 'How an AI agent uses the service',
    responses: [json(responseSchemas.Description, DESCRIPTION)],
  },
  readOntology: {
    ...description,
    path: '/ai/acct-ontology.json',
    summary: 'Entities, relations and words of the business',
    responses: [json(responseSchemas.Description, DESCRIPTION)],
    countsAs: 5,
  },
  readRecipes: {
    ...description,
    path: '/developers/recipes.json',
    summary: 'Every command type with schema and example',
    responses: [json(responseSchemas.Recipes, DESCRIPTION)],
    countsAs: 20,
  },
});
