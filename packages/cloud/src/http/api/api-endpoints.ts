/** What programs call with a tenant or app key: account books, commands, results, files and schemas. */

import * as contract from '@ledgerline/contract';
import { Type } from '@ledgerline/contract';
import { declare, file, json } from '../endpoint/endpoint.ts';
import { commandId, commandType, digest, keyId, moduleId, NAME, prefer, range } from '../endpoint/parameters.ts';
import { responseSchemas } from '../endpoint/response-schemas.ts';
import { LINES_TYPE } from '../request/json-body.ts';

const command = { tag: 'Commands', audience: 'api-key' } as const;
const schema = { tag: 'Schema', audience: 'api-key' } as const;

/** Problems for which a command can be rejected before it is queued. */
/** Problems of a write that waits for approval, or was denied. */
const approvalProblems = ['approval_required', 'approval_denied', 'proposal_stale'] as const;

export const submissionProblems = [
  ...approvalProblems,
  'invalid_envelope',
  'invalid_payload',
  'unknown_command_type',
  'subscription_inactive',
  'plan_limit',
  'access_denied',
  'amount_limit',
  'unknown_connector',
  'unknown_company',
  'external_id_taken',
  'link_pending',
  'unknown_link',
  'command_id_reused',
  'connector_too_old',
  'unsupported_by_book',
  'queue_full',
] as const;

export const queued = {
  ...json(contract.CommandResponse, 'The command is queued, or was before.'),
  status: 202,
} as const;

export const queueEndpoints = declare({
  queueCommand: {
    ...command,
    method: 'POST',
    path: '/v1/commands',
    summary: 'Queue a command',
    description:
      'The body is the envelope of one command type; type decides the schema of payload. 202 means that the command is on durable storage. The same commandId with the same request answers 202 again and queues nothing.',
    query: contract.SubmissionQuery,
    headers: { prefer },
    body: { schema: contract.CommandEnvelope },
    responses: [queued],
    problems: submissionProblems,
  },
  /** Published once for each document and action that the catalog groups. */
  queueGroupedCommand: {
    ...command,
    method: 'POST',
    path: '/v1/sales-module/{document}/{action}',
    summary: 'Queue a command whose type follows from the path',
    params: {
      document: { schema: NAME, text: 'The document.' },
      action: { schema: NAME, text: 'What to do with it.' },
    },
    query: contract.SubmissionQuery,
    headers: { prefer },
    body: { schema: contract.GroupedEnvelope },
    responses: [queued],
    problems: [...submissionProblems, 'unknown_route'],
  },
});

export const batchEndpoints = declare({
  queueCommands: {
    ...command,
    method: 'POST',
    path: '/v1/commands/batch',
    summary: 'Queue up to 500 commands in one request',
    description: `Each command is treated as if it was sent alone by POST /v1/commands, in the order of the list, and all that are accepted are on durable storage before the response. What is wrong with one command is said in its place and does not reject the others; with accept=all one rejection queues nothing, and the 400 batch_refused has the same results. Send the same batch again after a lost response: a known commandId returns its command. The body may also be ${LINES_TYPE}, one envelope to a line. Counts as one request for every ${contract.limits.checkedCommandsPerRequest} commands. There is no wait; follow the commands with GET /v1/events.`,
    query: contract.CommandBatchQuery,
    body: {
      schema: contract.CommandBatchBody,
      example: {
        commands: [{ commandId: 'order-1', connectorId: 'conn_1', companyId: 'SAMPLE', type: 'read-debtors', payload: {} }],
      },
    },
    responses: [json(contract.CommandBatchResponse, 'One result for each command, in order.')],
    problems: ['batch_refused'],
  },
});

export const checkEndpoints = declare({
  checkCommands: {
    ...command,
    method: 'POST',
    path: '/v1/commands/check',
    summary: 'Check commands without queueing them',
    description: `Says for each command whether POST /v1/commands would accept it now: envelope, rights, known ids, subscription, connector, account book, payload and space in the queue. Nothing is queued and no commandId is used up. Counts as one request for every ${contract.limits.checkedCommandsPerRequest} commands.`,
    body: { schema: contract.CommandCheckBody, example: { commands: [] } },
    responses: [json(contract.CommandCheckResponse, 'One result for each command, in order.')],
  },
});

export const apiKeyEndpoints = declare({
  readMe: {
    ...command,
    method: 'GET',
    path: '/v1/me',
    summary: 'Who this key is and what it can use',
    description:
      'The account, the key and its rights, the subscription, and the connectors and account books that the key can use.',
    responses: [json(contract.MeResponse, 'The account, the key and what it can use.')],
  },
  listKeys: {
    ...command,
    audience: 'full-key',
    doing: 'list keys',
    method: 'GET',
    path: '/v1/keys',
    summary: 'The app keys of the account, without their secrets',
    query: contract.ListPageQuery,
    responses: [json(contract.AppKeyListResponse, 'The keys, newest first.')],
  },
  createKey: {
    ...command,
    audience: 'tenant-key',
    doing: 'create keys',
    instead: 'create the key',
    method: 'POST',
    path: '/v1/keys',
    summary: 'Create an app key',
    description: 'The response contains the secret, which is shown only this once. Only the tenant key can create keys.',
    body: { schema: contract.AppKeyBody, example: { name: 'Web shop' } },
    responses: [json(contract.AppKeyCreatedResponse, 'The key with its secret.')],
    problems: ['limit_reached'],
  },
  changeKey: {
    ...command,
    audience: 'tenant-key',
    doing: 'change keys',
    instead: 'change the key',
    method: 'POST',
    path: '/v1/keys/{keyId}',
    summary: 'Change the name or the rights of an app key',
    description:
      'What is left out stays as it is. The next call with the key has the new rights, on every node. The secret stays the same.',
    params: { keyId },
    body: { schema: contract.AppKeyChangeBody, example: { access: { sales: ['read'] } } },
    responses: [json(contract.AppKeyResponse, 'The key as it now is.')],
    problems: ['unknown_key'],
  },
  rotateKey: {
    ...command,
    audience: 'tenant-key',
    doing: 'rotate keys',
    instead: 'rotate the key',
    method: 'POST',
    path: '/v1/keys/{keyId}/rotate',
    summary: 'Give an app key a new secret',
    description:
      'The response contains the new secret, which is shown only this once. The previous secret works for overlapHours more, so programs can change over without a gap. A secret from before that stops at once.',
    params: { keyId },
    body: { schema: contract.AppKeyRotationBody, example: { overlapHours: 24 } },
    responses: [json(contract.AppKeyCreatedResponse, 'The key with its new secret.')],
    problems: ['unknown_key'],
  },
  endPreviousSecret: {
    ...command,
    audience: 'tenant-key',
    doing: 'end a previous secret',
    instead: 'end the secret',
    method: 'POST',
    path: '/v1/keys/{keyId}/end-previous-secret',
    summary: 'End the previous secret of an app key now',
    description: 'Requests with the secret from before the last rotation return 401 from now on. The current secret stays.',
    params: { keyId },
    responses: [json(contract.AppKeyResponse, 'The key as it now is.')],
    problems: ['unknown_key'],
  },
  revokeKey: {
    ...command,
    audience: 'full-key',
    doing: 'revoke other keys',
    isOpenToItself: true,
    method: 'POST',
    path: '/v1/keys/{keyId}/revoke',
    summary: 'Revoke an app key',
    description: 'The key stops working at once. Every app key can revoke itself; another key needs full access.',
    params: { keyId },
    responses: [json(contract.AppKeyResponse, 'The key has stopped working.')],
    problems: ['unknown_key'],
  },
});

export const commandEndpoints = declare({
  listBooks: {
    ...command,
    method: 'GET',
    path: '/v1/books',
    summary: 'The connectors and account books that this key may use',
    description:
      'Every command names a connectorId and a companyId from this list. A connector that is offline still takes commands; they wait for it.',
    query: contract.BookPageQuery,
    responses: [json(contract.BookListResponse, 'The connectors with their account books and states.')],
  },
  listCommands: {
    ...command,
    method: 'GET',
    path: '/v1/commands',
    summary: 'Earlier commands, newest first',
    query: contract.CommandListQuery,
    responses: [json(contract.CommandListResponse, 'The commands.')],
  },
  readCommand: {
    ...command,
    method: 'GET',
    path: '/v1/commands/{commandId}',
    summary: 'Status and result of a command',
    description: 'Poll until status is done or failed, or let wait do it for you.',
    params: { commandId },
    query: contract.WaitQuery,
    headers: { prefer },
    responses: [json(contract.CommandResponse, 'The command as it stands.')],
    problems: ['access_denied', 'unknown_command', ...approvalProblems],
  },
  cancelCommand: {
    ...command,
    method: 'POST',
    path: '/v1/commands/{commandId}/cancel',
    summary: 'Take a command back while it is still queued',
    params: { commandId },
    responses: [json(contract.CommandResponse, 'The command, failed as cancelled.')],
    problems: ['access_denied', 'unknown_command', 'not_cancellable', ...approvalProblems],
  },
  downloadArtifact: {
    ...command,
    method: 'GET',
    path: '/v1/commands/{commandId}/artifact',
    summary: 'The file that a command produced',
    params: { commandId },
    headers: { range },
    responses: [
      file('application/octet-stream', 'The file.', digest),
      { ...file('application/octet-stream', 'A part.', digest), status: 206 },
    ],
    problems: ['access_denied', 'unknown_command', 'artifact_missing', 'range_not_satisfiable', ...approvalProblems],
  },
});

export const schemaEndpoints = declare({
  listModules: {
    ...schema,
    method: 'GET',
    path: contract.schemaPaths.modules,
    summary: 'The modules with their command types',
    responses: [json(responseSchemas.ModuleListResponse, 'The modules.')],
  },
  readModule: {
    ...schema,
    method: 'GET',
    path: contract.schemaPaths.module,
    summary: 'One module with its commands',
    params: { moduleId },
    responses: [json(responseSchemas.ModuleResponse, 'The module.')],
    problems: ['unknown_module'],
  },
  readCommandContract: {
    ...schema,
    method: 'GET',
    path: contract.schemaPaths.command,
    summary: 'The contract of one command type',
    description: 'With connectorId and companyId the response also says whether that account book takes the command type.',
    params: { commandType },
    query: contract.BookQuery,
    responses: [json(responseSchemas.CommandContract, 'The contract.')],
    problems: ['unknown_recipe', 'unknown_connector', 'unknown_company', 'access_denied'],
  },
  searchCommandTypes: {
    ...schema,
    method: 'GET',
    path: contract.schemaPaths.search,
    summary: 'Find command types by words in English, Malay or Chinese',
    query: Type.Object(
      {
        q: Type.String({ minLength: 1, maxLength: 200, description: 'What to search for: words, or the name of a field.' }),
        limit: Type.Optional(
          Type.Integer({
            minimum: 1,
            maximum: contract.limits.searchHitsMax,
            description: `Maximum hits to return (default ${contract.limits.searchHitsDefault}).`,
          }),
        ),
      },
      { description: 'Query of GET /v1/schema/search.' },
    ),
    responses: [json(responseSchemas.RecipeSearchResponse, 'What was found, the best match first.')],
    countsAs: 10,
  },
});
