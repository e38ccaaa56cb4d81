/** What the portal calls for a logged-in user. */

import * as contract from '@ledgerline/contract';
import { Type } from '@ledgerline/contract';
import { cookie } from '../account/account-endpoints.ts';
import { apiKeyEndpoints, commandEndpoints, queued, submissionProblems } from '../api/api-endpoints.ts';
import { declare, json } from '../endpoint/endpoint.ts';
import { acceptLanguage, commandId, connectorId, NAME } from '../endpoint/parameters.ts';
import { twinOf } from '../endpoint/session-twin.ts';

const portal = { tag: 'Portal', audience: 'session' } as const;
export const overviewEndpoints = declare({
  readAppState: {
    ...portal,
    right: 'view',
    method: 'GET',
    path: '/app/state',
    summary: 'Tenant, connectors and account books',
    responses: [json(contract.AppState, 'The state.')],
  },
  listAppCommands: {
    ...portal,
    right: 'view',
    method: 'GET',
    path: '/app/commands',
    summary: 'Recent commands of the tenant',
    query: contract.CommandListQuery,
    responses: [json(contract.CommandListResponse, 'Newest first.')],
  },
  listNotifications: {
    ...portal,
    right: 'view',
    method: 'GET',
    path: '/app/notifications',
    summary: 'Open notifications and retention alerts',
    description: 'Titles and messages are in the language of the person, with times in the time zone of the person.',
    query: contract.ListPageQuery,
    headers: { 'accept-language': acceptLanguage },
    responses: [json(contract.NotificationListResponse, 'The open ones.')],
  },
  dismissNotification: {
    ...portal,
    right: 'operate',
    method: 'POST',
    path: '/app/notifications/{notificationId}/dismiss',
    summary: 'Dismiss a notification',
    params: { notificationId: { schema: NAME, text: 'The notification, as the list names it.' } },
    responses: [json(contract.OkResponse, 'The notification is dismissed.')],
    problems: ['unknown_notification'],
  },
});

export const keyEndpoints = declare({
  listAppKeys: {
    ...twinOf(apiKeyEndpoints.listKeys, 'integrate', { path: '/app/api-keys', summary: 'Named keys, without their secrets' }),
    responses: [json(contract.AppKeyListResponse, 'The keys.')],
  },
  createAppKey: twinOf(apiKeyEndpoints.createKey, 'integrate', {
    path: '/app/api-keys',
    summary: 'Create a named key',
    description: 'The secret is in this answer and in no other.',
  }),
  changeAppKey: {
    ...twinOf(apiKeyEndpoints.changeKey, 'integrate', {
      path: '/app/api-keys/{keyId}',
      summary: 'Change the name or the rights of a named key',
      description: 'What is left out stays as it is. The secret stays the same.',
    }),
    body: { schema: contract.AppKeyChangeBody, example: { name: 'Web shop' } },
  },
  rotateAppKey: twinOf(apiKeyEndpoints.rotateKey, 'integrate', {
    path: '/app/api-keys/{keyId}/rotate',
    summary: 'Give a named key a new secret',
    description: 'The previous secret works for overlapHours more.',
  }),
  endPreviousAppSecret: twinOf(apiKeyEndpoints.endPreviousSecret, 'integrate', {
    path: '/app/api-keys/{keyId}/end-previous-secret',
    summary: 'End the previous secret of a named key now',
  }),
  revokeAppKey: twinOf(apiKeyEndpoints.revokeKey, 'integrate', {
    path: '/app/api-keys/{keyId}/revoke',
    summary: 'Revoke a named key',
  }),
  rotateTenantKey: {
    ...portal,
    right: 'administer',
    method: 'POST',
    path: '/app/rotate-tenant-api-key',
    summary: 'Replace the tenant API key',
    description: 'The old key stops working at once, or after overlapHours.',
    body: { schema: contract.TenantKeyRotationBody, isOptional: true },
    responses: [json(contract.TenantKeyResponse, 'The new key, shown once.')],
  },
  endPreviousTenantKey: {
    ...portal,
    right: 'administer',
    method: 'POST',
    path: '/app/rotate-tenant-api-key/end-previous',
    summary: 'End the previous tenant key now',
    description: 'Requests with the key from before the last rotation return 401 from now on. The current key stays.',
    responses: [json(contract.OkResponse, 'The previous key has stopped working.')],
  },
});

export const ownCompanyEndpoints = declare({
  changeCompany: {
    ...portal,
    right: 'govern',
    method: 'POST',
    path: '/app/company',
    summary: 'Change the name and the phone number of the company',
    description: 'What is left out stays as it is. The change is in the access log.',
    body: { schema: contract.CompanyChangeBody, example: { companyName: 'Kedai Contoh Sdn Bhd' } },
    responses: [json(contract.CompanyResponse, 'The tenant as it now is.')],
    problems: ['unknown_tenant'],
  },
});

export const subscriptionEndpoints = declare({
  requestPlan: {
    ...portal,
    right: 'administer',
    method: 'POST',
    path: '/app/plan-request',
    summary: 'Ask for a plan',
    description: 'The operator sees the request and switches the plan on. Asking again replaces the request before.',
    body: { schema: contract.PlanRequestBody, example: { plan: 'kedai' } },
    responses: [json(contract.PlanRequestResponse, 'The request as the operator sees it.')],
  },
});

export const ownConnectorEndpoints = declare({
  downloadConnectorConfig: {
    ...portal,
    right: 'integrate',
    method: 'GET',
    path: '/app/connector-config.json',
    isSecret: true,
    summary: 'What an installed connector needs to reach the cloud',
    responses: [json(contract.ConnectorConfig, 'Connector id, connector key and cloud address.')],
    problems: ['connector_key_unreadable'],
  },
  rotateConnectorKey: {
    ...portal,
    right: 'integrate',
    method: 'POST',
    path: '/app/connectors/{connectorId}/rotate-key',
    summary: 'Replace the key of a connector',
    params: { connectorId },
    responses: [json(contract.ConnectorKeyResponse, 'The new key.')],
    problems: ['unknown_connector'],
  },
  releaseInstall: {
    ...portal,
    right: 'integrate',
    method: 'POST',
    path: '/app/connectors/{connectorId}/release-install',
    summary: 'Let another installation of a connector take over at once',
    description: 'The installation that is active now is no longer preferred. The next one that calls becomes the active one.',
    params: { connectorId },
    responses: [json(contract.InstallReleasedResponse, 'Another installation can take over.')],
    problems: ['unknown_connector'],
  },
  setChannel: {
    ...portal,
    right: 'integrate',
    method: 'POST',
    path: '/app/connectors/{connectorId}/channel',
    summary: 'Choose whether a connector gets new builds early',
    params: { connectorId },
    body: { schema: contract.ChannelBody, example: { channel: 'early' } },
    responses: [json(contract.ChannelResponse, 'The channel as it now is.')],
    problems: ['unknown_connector'],
  },
});

export const sandboxEndpoints = declare({
  openSandbox: {
    ...portal,
    right: 'operate',
    method: 'POST',
    path: '/app/sandbox',
    summary: 'Open the sandbox books',
    description:
      'Gives a connector that serves SAMPLE, a living company, and BLANK, one with master data only. Asking again gives the same one.',
    responses: [json(contract.SandboxResponse, 'The sandbox connector.')],
    problems: ['sandbox_disabled'],
  },
  resetSandbox: {
    ...portal,
    right: 'operate',
    method: 'POST',
    path: '/app/sandbox/reset',
    summary: 'Start the sandbox books afresh',
    responses: [json(contract.SandboxResponse, 'The sandbox connector.')],
    problems: ['sandbox_disabled', 'sandbox_missing'],
  },
  listSandboxFields: {
    ...portal,
    right: 'view',
    method: 'GET',
    path: '/app/sandbox/user-defined-fields',
    summary: 'The user-defined fields of the sandbox books',
    responses: [json(contract.UserDefinedFieldListResponse, 'The fields.')],
  },
});

export const sandboxFieldEndpoints = declare({
  defineSandboxField: {
    ...portal,
    right: 'operate',
    method: 'POST',
    path: '/app/sandbox/user-defined-fields',
    summary: 'Define a user-defined field in both sandbox books',
    description:
      'A field of the same table and name gets the new definition. The books have it within seconds, also after a reset.',
    body: { schema: contract.UserDefinedFieldBody, example: { table: 'debtor', name: 'Shelf', type: 'text' } },
    responses: [json(contract.UserDefinedFieldListResponse, 'The fields as they are now.')],
    problems: ['sandbox_disabled', 'sandbox_missing', 'limit_reached'],
  },
  removeSandboxField: {
    ...portal,
    right: 'operate',
    method: 'POST',
    path: '/app/sandbox/user-defined-fields/remove',
    summary: 'Remove a user-defined field from both sandbox books',
    description: 'Documents and records keep its values; a read reports them in readErrors.',
    body: { schema: contract.UserDefinedFieldKey, example: { table: 'debtor', name: 'Shelf' } },
    responses: [json(contract.UserDefinedFieldListResponse, 'The fields as they are now.')],
    problems: ['sandbox_disabled', 'sandbox_missing', 'unknown_field'],
  },
});

export const passwordEndpoints = declare({
  changePassword: {
    ...portal,
    right: 'own-account',
    isBeforeFactor: true,
    method: 'POST',
    path: '/app/password',
    summary: 'Change the password',
    description: 'Ends all other sessions of the account. This one continues under a new cookie.',
    body: { schema: contract.PasswordBody },
    responses: [{ ...json(contract.SessionResponse, 'The password is changed.'), headers: cookie }],
    problems: ['invalid_login'],
  },
  endSessions: {
    ...portal,
    right: 'own-account',
    isBeforeFactor: true,
    method: 'POST',
    path: '/app/sessions/end',
    summary: 'End all sessions of the account, this one included',
    responses: [json(contract.OkResponse, 'All sessions have ended.')],
  },
});

export const userEndpoints = declare({
  readUser: {
    ...portal,
    right: 'own-account',
    isBeforeFactor: true,
    method: 'GET',
    path: '/app/user',
    summary: 'The user who is logged in, and every tenant that the user belongs to',
    responses: [json(contract.UserResponse, 'The user.')],
    problems: ['unknown_tenant'],
  },
  switchTenant: {
    ...portal,
    right: 'own-account',
    isBeforeFactor: true,
    method: 'POST',
    path: '/app/tenant',
    summary: 'Act for another tenant that the user belongs to',
    description: 'The session acts for it from now on, and later logins open it.',
    body: { schema: contract.TenantSwitchBody },
    responses: [json(contract.UserResponse, 'The user, in the other tenant.')],
    problems: ['unknown_tenant'],
  },
});

export const sessionCommandEndpoints = declare({
  printBookReport: {
    ...portal,
    right: 'view',
    method: 'POST',
    path: '/app/books/{connectorId}/{companyId}/reports',
    summary: 'Print a report or a statement of an account book',
    description: 'For people who see the reports of the book. The same commandId again returns the same command.',
    params: { connectorId, companyId: { schema: NAME, text: 'The account book, as the portal shows it.' } },
    body: {
      schema: contract.BookReportBody,
      example: { commandId: 'report-1', type: 'statement-report-html', payload: { template: 'trial-balance' } },
    },
    responses: [queued],
    problems: [...submissionProblems, 'unknown_company', 'access_denied'],
  },
  queueSandboxCommand: {
    ...portal,
    right: 'report',
    method: 'POST',
    path: '/app/sandbox/commands',
    summary: 'Queue a command in the sandbox',
    description: 'Opens the sandbox first if it is not open yet.',
    body: { schema: contract.SandboxCommandBody, example: { type: 'read-debtors' } },
    responses: [queued],
    problems: [...submissionProblems, 'sandbox_disabled'],
  },
  readAppCommand: {
    ...twinOf(commandEndpoints.readCommand, 'view', {
      path: '/app/commands/{commandId}',
      summary: 'Status and result of a command of the tenant',
    }),
    responses: [
      json(contract.ShownCommandResponse, 'The command as it stands, and its sentences in the language of the reader.'),
    ],
  },
  cancelAppCommand: twinOf(commandEndpoints.cancelCommand, 'operate', {
    path: '/app/commands/{commandId}/cancel',
    summary: 'Cancel a command while it is still queued',
  }),
  runCommandAgain: {
    ...portal,
    right: 'operate',
    method: 'POST',
    path: '/app/commands/{commandId}/run-again',
    summary: 'Queue the same command again under a new commandId',
    description:
      'Only where nothing can be written twice: reads, and writes that changed nothing. Sent again with the same commandId in the body, the request returns the command that it queued before.',
    params: { commandId },
    body: { schema: contract.RunAgainBody, isOptional: true },
    responses: [queued],
    problems: [...submissionProblems, 'unknown_command', 'not_repeatable'],
  },
  downloadAppArtifact: {
    ...twinOf(commandEndpoints.downloadArtifact, 'view', {
      path: '/app/commands/{commandId}/artifact',
      summary: 'The file that a command of the tenant produced',
    }),
    query: Type.Object({ download: Type.Optional(Type.String({ description: 'Present: to save, not to show.' })) }),
    isSecret: true,
  },
});
