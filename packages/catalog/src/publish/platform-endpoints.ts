/** Endpoints for people and for those who run the service: pages, portal, descriptions, administration. Declared data. */

import * as contract from '@ledgerline/contract';
import { type EndpointDeclaration, file, inHeader, inPath, json, page, queryOf, redirect } from './endpoint.ts';
import { publishedAnswers } from './published-answer.ts';

const TEXT = { type: 'string', minLength: 1 };
const keyId = inPath('keyId', TEXT, 'The key, as the list names it.');
const connectorId = inPath('connectorId', contract.ConnectorId, 'The connector, as the portal shows it.');
const tenantId = inPath('tenantId', TEXT, 'The tenant, as the list names it.');
const INSTALLER_TYPE = 'application/vnd.microsoft.portable-executable';
const cookie = {
  'set-cookie':
    'The session cookie and, for later logins, the proof of a known device: HttpOnly, SameSite=Lax, Secure behind https.',
};

const htmlPage = (path: string, operationId: string, summary: string): EndpointDeclaration => ({
  method: 'get',
  path,
  operationId,
  tag: 'Pages',
  summary,
  access: 'public',
  answers: [page('The page.')],
  problems: [400],
});

const publicFile = (path: string, operationId: string, summary: string, mediaType: string): EndpointDeclaration => ({
  ...htmlPage(path, operationId, summary),
  answers: [file(mediaType, 'The file.')],
});

const description = (path: string, operationId: string, summary: string, schema: object): EndpointDeclaration => ({
  method: 'get',
  path,
  operationId,
  tag: 'Descriptions',
  summary,
  access: 'public',
  answers: [json(schema, 'The description.')],
  problems: [400],
});

type Declared = Omit<EndpointDeclaration, 'tag' | 'access'>;

const portal = (declared: Declared): EndpointDeclaration => ({ tag: 'Portal', access: 'session', ...declared });
const admin = (declared: Declared): EndpointDeclaration => ({ tag: 'Administration', access: 'admin', ...declared });

export const platformEndpoints: readonly EndpointDeclaration[] = [
  htmlPage('/', 'showIntroduction', 'Product introduction'),
  htmlPage('/pricing', 'showPricing', 'Plans and prices'),
  htmlPage('/signup', 'showSignUp', 'Sign-up page'),
  htmlPage('/login', 'showLogin', 'Login page'),
  {
    ...htmlPage('/portal', 'showPortal', 'Customer portal'),
    access: 'session',
    answers: [page('The dashboard.'), redirect('Not logged in; goes to the login page.')],
  },
  publicFile('/favicon.ico', 'readIcon', 'The icon of the pages', 'image/x-icon'),
  publicFile('/robots.txt', 'readRobots', 'Which paths search engines may visit', 'text/plain'),
  {
    method: 'get',
    path: '/downloads/ConnectorSetup.exe',
    operationId: 'downloadConnector',
    tag: 'Pages',
    summary: 'Download the connector installer for Windows',
    access: 'public',
    parameters: [inHeader('range', { type: 'string' }, 'A part of the file, in bytes.')],
    answers: [
      file(INSTALLER_TYPE, 'The installer.', { 'content-disposition': 'The file name.' }),
      { ...file(INSTALLER_TYPE, 'A part.', { 'content-range': 'Which part.' }), status: 206 },
    ],
    problems: [404, 416],
  },
  {
    method: 'post',
    path: '/signup',
    operationId: 'signUp',
    tag: 'Portal',
    summary: 'Sign up for a trial',
    description: 'Creates a tenant, a connector and a login session. The tenant key is shown here and never again.',
    access: 'public',
    body: { schema: contract.SignUpBody },
    answers: [{ ...json(contract.SignUpAnswer, 'Tenant, connector and session are created.'), headers: cookie }],
    problems: [400, 403, 409, 413, 415, 503],
  },
  {
    method: 'post',
    path: '/login',
    operationId: 'logIn',
    tag: 'Portal',
    summary: 'Log in',
    access: 'public',
    body: { schema: contract.LoginBody },
    answers: [{ ...json(contract.LoginAnswer, 'Logged in.'), headers: cookie }],
    problems: [400, 401, 403, 413, 415, 503],
  },
  portal({
    method: 'post',
    path: '/logout',
    operationId: 'logOut',
    summary: 'End the login session',
    answers: [json(publishedAnswers.Health, 'The session has ended.')],
    problems: [403],
  }),
  portal({
    method: 'get',
    path: '/app/state',
    operationId: 'readAppState',
    summary: 'Tenant, connectors and account books',
    answers: [json(contract.AppState, 'The state.')],
    problems: [401],
  }),
  portal({
    method: 'get',
    path: '/app/commands',
    operationId: 'listAppCommands',
    summary: 'Recent commands of the tenant',
    parameters: queryOf(contract.CommandListQuery),
    answers: [json(contract.CommandListAnswer, 'Newest first.')],
    problems: [400, 401],
  }),
  portal({
    method: 'get',
    path: '/app/notifications',
    operationId: 'listNotifications',
    summary: 'Open notifications and retention alerts',
    parameters: queryOf(contract.ListPageQuery),
    answers: [json(contract.NotificationListAnswer, 'The open ones.')],
    problems: [400, 401],
  }),
  portal({
    method: 'get',
    path: '/app/api-keys',
    operationId: 'listAppKeys',
    summary: 'Named keys, without their secrets',
    parameters: queryOf(contract.ListPageQuery),
    answers: [json(contract.AppKeyListAnswer, 'The keys.')],
    problems: [400, 401],
  }),
  portal({
    method: 'post',
    path: '/app/api-keys',
    operationId: 'createAppKey',
    summary: 'Create a named key',
    description: 'The secret is in this answer and in no other.',
    body: { schema: contract.AppKeyBody },
    answers: [json(contract.AppKeyCreatedAnswer, 'The key with its secret.')],
    problems: [400, 401, 403, 409, 413, 415],
  }),
  portal({
    method: 'post',
    path: '/app/api-keys/{keyId}/revoke',
    operationId: 'revokeAppKey',
    summary: 'Revoke a named key',
    parameters: [keyId],
    answers: [json(contract.AppKeyAnswer, 'The key has stopped working.')],
    problems: [401, 403, 404],
  }),
  portal({
    method: 'get',
    path: '/app/connector-config.json',
    operationId: 'downloadConnectorConfig',
    summary: 'What an installed connector needs to reach the cloud',
    answers: [json(contract.ConnectorConfig, 'Connector id, connector key and cloud address.')],
    problems: [401],
  }),
  portal({
    method: 'post',
    path: '/app/rotate-tenant-api-key',
    operationId: 'rotateTenantKey',
    summary: 'Replace the tenant API key',
    description: 'The old key stops working at once.',
    answers: [json(contract.TenantKeyAnswer, 'The new key, shown once.')],
    problems: [401, 403],
  }),
  portal({
    method: 'post',
    path: '/app/connectors/{connectorId}/rotate-key',
    operationId: 'rotateConnectorKey',
    summary: 'Replace the key of a connector',
    parameters: [connectorId],
    answers: [json(contract.ConnectorKeyAnswer, 'The new key.')],
    problems: [401, 403, 404],
  }),
  portal({
    method: 'post',
    path: '/app/sandbox',
    operationId: 'openSandbox',
    summary: 'Open the sandbox books',
    description:
      'Gives a connector that serves SAMPLE, a living company, and BLANK, one with master data only. Asking again gives the same one.',
    answers: [json(contract.SandboxAnswer, 'The sandbox connector.')],
    problems: [401, 403],
  }),
  portal({
    method: 'post',
    path: '/app/sandbox/reset',
    operationId: 'resetSandbox',
    summary: 'Start the sandbox books afresh',
    answers: [json(contract.SandboxAnswer, 'The sandbox connector.')],
    problems: [401, 403, 404],
  }),
  portal({
    method: 'get',
    path: '/app/sandbox/user-defined-fields',
    operationId: 'listSandboxFields',
    summary: 'The user-defined fields of the sandbox books',
    answers: [json(contract.UserDefinedFieldListAnswer, 'The fields.')],
    problems: [401],
  }),
  portal({
    method: 'post',
    path: '/app/sandbox/user-defined-fields',
    operationId: 'defineSandboxField',
    summary: 'Define a user-defined field in both sandbox books',
    description:
      'A field of the same table and name gets the new definition. The books have it within seconds, also after a reset.',
    body: { schema: contract.UserDefinedFieldBody },
    answers: [json(contract.UserDefinedFieldListAnswer, 'The fields as they are now.')],
    problems: [400, 401, 403, 404, 409, 413, 415],
  }),
  portal({
    method: 'post',
    path: '/app/sandbox/user-defined-fields/remove',
    operationId: 'removeSandboxField',
    summary: 'Remove a user-defined field from both sandbox books',
    description: 'Documents and records keep its values; a read reports them in readErrors.',
    body: { schema: contract.UserDefinedFieldKey },
    answers: [json(contract.UserDefinedFieldListAnswer, 'The fields as they are now.')],
    problems: [400, 401, 403, 404, 413, 415],
  }),
  description('/openapi.json', 'readOpenApi', 'This document', publishedAnswers.OpenApi),
  description('/ai/manifest.json', 'readManifest', 'How an AI agent uses the service', publishedAnswers.Description),
  description(
    '/ai/acct-ontology.json',
    'readOntology',
    'Entities, relations and words of the business',
    publishedAnswers.Description,
  ),
  description('/developers/recipes.json', 'readRecipes', 'Every command type with schema and example', publishedAnswers.Recipes),
  {
    method: 'get',
    path: '/health',
    operationId: 'readHealth',
    tag: 'Operations',
    summary: 'Whether the server is running, and which version and build it is',
    access: 'public',
    answers: [json(publishedAnswers.RunningServer, 'It is.')],
    isUnlimited: true,
    problems: [400],
  },
  {
    method: 'get',
    path: '/ready',
    operationId: 'readReadiness',
    tag: 'Operations',
    summary: 'Whether the server takes work',
    access: 'public',
    answers: [json(publishedAnswers.Health, 'It does.')],
    isUnlimited: true,
    problems: [400, 503],
  },
  {
    method: 'get',
    path: '/metrics',
    operationId: 'readMetrics',
    tag: 'Operations',
    summary: 'Figures for monitoring, in the Prometheus text format',
    access: 'public',
    answers: [file('text/plain', 'The figures.')],
    problems: [400],
  },
  admin({
    method: 'post',
    path: '/admin/retention/run',
    operationId: 'runRetention',
    summary: 'Run the retention checks now',
    description: 'Creates, updates and resolves notifications. Running it twice changes nothing.',
    answers: [json(contract.RetentionAnswer, 'What changed.')],
    problems: [401],
  }),
  admin({
    method: 'get',
    path: '/admin/tenants',
    operationId: 'listTenants',
    summary: 'The tenants',
    parameters: queryOf({
      properties: {
        limit: { type: 'integer', minimum: 1, maximum: contract.limits.listLimitMax, description: 'How many to answer.' },
        cursor: { type: 'string', maxLength: 400, description: 'nextCursor of the answer before.' },
      },
    }),
    answers: [json(contract.TenantListAnswer, 'Newest first.')],
    problems: [400, 401],
  }),
  admin({
    method: 'post',
    path: '/admin/tenants/{tenantId}/subscription',
    operationId: 'setSubscription',
    summary: 'Set the subscription of a tenant',
    parameters: [tenantId],
    body: { schema: contract.SubscriptionBody },
    answers: [json(contract.SubscriptionAnswer, 'The subscription as it now stands.')],
    problems: [400, 401, 404, 413, 415],
  }),
  admin({
    method: 'get',
    path: '/admin/sandbox',
    operationId: 'listSandboxes',
    summary: 'The sandboxes that a host has to serve',
    parameters: queryOf(contract.SandboxListQuery),
    answers: [json(contract.SandboxListAnswer, 'All of them.')],
    problems: [400, 401],
  }),
];
