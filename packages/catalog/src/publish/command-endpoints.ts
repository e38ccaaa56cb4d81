/** Endpoints for programs: those that send commands and those that run them. Declared data; the grouped paths follow from the catalog. */

import * as contract from '@ledgerline/contract';
import { type EndpointDeclaration, file, inHeader, inPath, json, queryOf } from './endpoint.ts';
import { publishedAnswers } from './response-schemas.ts';

const commandId = inPath('commandId', contract.CommandId, 'The command, by the id its caller gave it.');
const connectorId = inPath('connectorId', contract.ConnectorId, 'The connector that is calling or meant.');
const moduleId = inPath('moduleId', contract.ModuleId, 'The module.');
const commandType = inPath('commandType', contract.CommandType, 'The command type.');
const prefer = inHeader(
  'prefer',
  { type: 'string', pattern: '^wait=[0-9]+$' },
  'wait=30 means the same as the query parameter wait.',
);
const installId = inHeader('x-install-id', contract.InstallId, 'The installation that sends the request (default: default).');

/** What a caller may add to a command: how long to wait for it. */
export const waiting = [...queryOf(contract.WaitQuery), prefer];

type Declared = Omit<EndpointDeclaration, 'tag' | 'access'>;

const command = (declared: Declared): EndpointDeclaration => ({ tag: 'Commands', access: 'api-key', ...declared });
const schema = (declared: Declared): EndpointDeclaration => ({ tag: 'Schema', access: 'api-key', ...declared });
const connector = (declared: Declared): EndpointDeclaration => ({ tag: 'Connector', access: 'connector', ...declared });

const digest = { etag: 'SHA-256 of the file.', 'content-disposition': 'The file name.', 'accept-ranges': 'bytes' };

export const queued = json(contract.CommandResponse, 'The command is queued, or was before.', 202);

export const queueCommand = command({
  method: 'post',
  path: '/v1/commands',
  operationId: 'queueCommand',
  summary: 'Queue a command',
  description:
    'The body is the envelope of one command type; type decides the schema of payload. 202 means that the command is on durable storage. The same commandId with the same request answers 202 again and queues nothing.',
  parameters: waiting,
  body: { schema: contract.CommandEnvelope },
  answers: [queued],
  problems: [400, 401, 402, 403, 404, 409, 413, 415, 503],
});

export const commandEndpoints: readonly EndpointDeclaration[] = [
  command({
    method: 'get',
    path: '/v1/books',
    operationId: 'listBooks',
    summary: 'The connectors and account books that this key may use',
    description:
      'Every command names a connectorId and a companyId from this list. A connector that is offline still takes commands; they wait for it.',
    parameters: queryOf(contract.BookPageQuery),
    answers: [json(contract.BookListResponse, 'The connectors with their account books and states.')],
    problems: [400, 401, 503],
  }),
  queueCommand,
  command({
    method: 'get',
    path: '/v1/commands',
    operationId: 'listCommands',
    summary: 'Earlier commands, newest first',
    parameters: queryOf(contract.CommandListQuery),
    answers: [json(contract.CommandListResponse, 'The commands.')],
    problems: [400, 401, 503],
  }),
  command({
    method: 'get',
    path: '/v1/commands/{commandId}',
    operationId: 'readCommand',
    summary: 'Status and result of a command',
    description: 'Poll until status is done or failed, or let wait do it for you.',
    parameters: [commandId, ...waiting],
    answers: [json(contract.CommandResponse, 'The command as it stands.')],
    problems: [400, 401, 404, 503],
  }),
  command({
    method: 'post',
    path: '/v1/commands/{commandId}/cancel',
    operationId: 'cancelCommand',
    summary: 'Take a command back while it is still queued',
    parameters: [commandId],
    answers: [json(contract.CommandResponse, 'The command, failed as cancelled.')],
    problems: [401, 403, 404, 409, 503],
  }),
  command({
    method: 'get',
    path: '/v1/commands/{commandId}/artifact',
    operationId: 'downloadArtifact',
    summary: 'The file that a command produced',
    parameters: [commandId, inHeader('range', { type: 'string' }, 'A part of the file, in bytes.')],
    answers: [
      file('application/octet-stream', 'The file.', digest),
      { ...file('application/octet-stream', 'A part.', digest), status: 206 },
    ],
    problems: [401, 403, 404, 416, 503],
  }),
  schema({
    method: 'get',
    path: '/v1/schema/modules',
    operationId: 'listModules',
    summary: 'The modules with their command types',
    answers: [json(publishedAnswers.ModuleListResponse, 'The modules.')],
    problems: [401],
  }),
  schema({
    method: 'get',
    path: '/v1/schema/modules/{moduleId}',
    operationId: 'readModule',
    summary: 'One module with its commands',
    parameters: [moduleId],
    answers: [json(publishedAnswers.ModuleResponse, 'The module.')],
    problems: [401, 404],
  }),
  schema({
    method: 'get',
    path: '/v1/schema/commands/{commandType}',
    operationId: 'readCommandContract',
    summary: 'The contract of one command type',
    parameters: [commandType],
    answers: [json(publishedAnswers.CommandContract, 'The contract.')],
    problems: [401, 404],
  }),
  connector({
    method: 'get',
    path: '/connectors/{connectorId}/commands/next',
    operationId: 'leaseCommands',
    summary: 'Lease the next command, or several',
    parameters: [connectorId, installId, ...queryOf(contract.NextQuery)],
    answers: [
      json(
        { anyOf: [contract.NextResponse, contract.NextManyResponse] },
        'One command or null; with max, a list that may be empty.',
      ),
    ],
    problems: [400, 401, 404, 409, 503],
  }),
  connector({
    method: 'post',
    path: '/connectors/{connectorId}/commands/{commandId}/result',
    operationId: 'reportResult',
    summary: 'Report how a command ended',
    parameters: [connectorId, commandId, installId],
    body: { schema: contract.ResultBody },
    answers: [json(contract.ResultResponse, 'The result is stored.')],
    problems: [400, 401, 404, 409, 413, 415, 503],
  }),
  connector({
    method: 'put',
    path: '/connectors/{connectorId}/commands/{commandId}/artifact',
    operationId: 'uploadArtifact',
    summary: 'Upload the file of a command, before its result',
    parameters: [
      connectorId,
      commandId,
      installId,
      inHeader('content-disposition', { type: 'string' }, 'Carries the file name.'),
    ],
    body: { mediaType: 'application/octet-stream', text: 'The bytes of the file, under its own content type.' },
    answers: [
      json(
        {
          type: 'object',
          properties: { ok: { type: 'boolean', const: true }, artifact: contract.Artifact },
          required: ['ok', 'artifact'],
        },
        'The file is stored.',
      ),
    ],
    problems: [400, 401, 404, 409, 413, 503],
  }),
  {
    ...connector({
      method: 'get',
      path: '/connectors/{connectorId}/companies',
      operationId: 'listCompanies',
      summary: 'The account books that a connector has reported',
      parameters: [connectorId, ...queryOf(contract.BookPageQuery)],
      answers: [json(contract.CompaniesResponse, 'The account books.')],
      problems: [400, 401, 404],
    }),
    access: 'connector-or-owner',
  },
  connector({
    method: 'post',
    path: '/connectors/{connectorId}/companies',
    operationId: 'reportCompanies',
    summary: 'Report the account books of a connector',
    parameters: [connectorId, installId],
    body: { schema: contract.CompaniesBody },
    answers: [json(contract.CompaniesResponse, 'The list is replaced.')],
    problems: [400, 401, 404, 409, 413, 415, 503],
  }),
  connector({
    method: 'post',
    path: '/connectors/{connectorId}/heartbeat',
    operationId: 'sendHeartbeat',
    summary: 'Say that the connector is alive and what it is running',
    parameters: [connectorId, installId],
    body: { schema: contract.HeartbeatBody },
    answers: [json(contract.HeartbeatResponse, 'Heard.')],
    problems: [400, 401, 404, 409, 413, 415, 503],
  }),
];
