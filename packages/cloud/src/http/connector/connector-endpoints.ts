/** What a connector calls with its own key: fetch commands, report results, files, books and that it is alive. */

import * as contract from '@ledgerline/contract';
import { Type } from '@ledgerline/contract';
import { declare, json, type Parameter } from '../endpoint/endpoint.ts';
import { commandId, installId, TEXT } from '../endpoint/parameters.ts';

const connector = { tag: 'Connector', audience: 'connector-key' } as const;
const connectorId: Parameter = { schema: contract.ConnectorId, text: 'The connector that is calling or meant.' };
const headers = { 'x-install-id': installId };

/** Problems of reports, which are rejected while another installation of the connector is active. */
const reportProblems = ['invalid_request', 'other_install_active'] as const;

export const nextEndpoints = declare({
  leaseCommands: {
    ...connector,
    method: 'GET',
    path: '/connectors/{connectorId}/commands/next',
    summary: 'Lease the next command, or several',
    params: { connectorId },
    headers,
    query: contract.NextQuery,
    responses: [
      json(
        Type.Union([contract.NextResponse, contract.NextManyResponse]),
        'One command or null; with max, a list that may be empty.',
      ),
    ],
    problems: [...reportProblems, 'sandbox_reset'],
    hasNoHead: true,
  },
});

export const resultEndpoints = declare({
  reportResult: {
    ...connector,
    method: 'POST',
    path: '/connectors/{connectorId}/commands/{commandId}/result',
    summary: 'Report how a command ended',
    params: { connectorId, commandId },
    headers,
    body: { schema: contract.ResultBody, example: { status: 'done' } },
    responses: [json(contract.ResultResponse, 'The result is stored.')],
    problems: [...reportProblems, 'unknown_command', 'already_finished'],
  },
});

export const resultsEndpoints = declare({
  reportResults: {
    ...connector,
    method: 'POST',
    path: '/connectors/{connectorId}/results',
    summary: 'Report how several commands ended',
    description:
      'As the report of a single result, for up to 100 of them in one request of up to 64 KiB. Each result is accepted or rejected by itself; results in the response says which.',
    params: { connectorId },
    headers,
    body: {
      schema: contract.ResultsBody,
      example: { results: [{ commandId: 'invoice-1', status: 'done', result: { ok: true, docNo: 'IV-000001' } }] },
    },
    responses: [json(contract.ResultsResponse, 'Each result has its own receipt.')],
    problems: reportProblems,
  },
});

export const uploadEndpoints = declare({
  uploadArtifact: {
    ...connector,
    method: 'PUT',
    path: '/connectors/{connectorId}/commands/{commandId}/artifact',
    summary: 'Upload the file of a command, before its result',
    params: { connectorId, commandId },
    headers: { ...headers, 'content-disposition': { schema: TEXT, text: 'Carries the file name.' } },
    file: { mediaType: 'application/octet-stream', text: 'The bytes of the file, under its own content type.' },
    responses: [json(Type.Object({ ok: Type.Literal(true), artifact: contract.Artifact }), 'The file is stored.')],
    problems: [...reportProblems, 'unknown_command', 'already_finished'],
  },
});

export const presenceEndpoints = declare({
  reportCompanies: {
    ...connector,
    method: 'POST',
    path: '/connectors/{connectorId}/companies',
    summary: 'Report the account books of a connector',
    params: { connectorId },
    headers,
    body: { schema: contract.CompaniesBody, example: { companies: [{ companyId: 'MAIN', name: 'Kedai Maju Sdn Bhd' }] } },
    responses: [json(contract.CompaniesResponse, 'The list is replaced.')],
    problems: reportProblems,
  },
  sendHeartbeat: {
    ...connector,
    method: 'POST',
    path: '/connectors/{connectorId}/heartbeat',
    summary: 'Say that the connector is alive and what it is running',
    params: { connectorId },
    headers,
    body: { schema: contract.HeartbeatBody, example: {} },
    responses: [json(contract.HeartbeatResponse, 'Heard.')],
    problems: reportProblems,
  },
});

export const companyEndpoints = declare({
  listCompanies: {
    ...connector,
    audience: 'connector-or-owner',
    method: 'GET',
    path: '/connectors/{connectorId}/companies',
    summary: 'The account books that a connector has reported',
    params: { connectorId },
    query: contract.BookPageQuery,
    responses: [json(contract.CompaniesResponse, 'The account books.')],
  },
});

export const changeReportEndpoints = declare({
  reportChanges: {
    ...connector,
    method: 'POST',
    path: '/connectors/{connectorId}/changes',
    summary: 'Report what changed in account books',
    description:
      'Up to 100 books and 1,000 changes in one request of up to 256 KiB. Each book is accepted or rejected by itself: if the cloud has its changes up to another position than from, nothing of it is stored, and the response says the position. A report whose response was lost is found that way.',
    params: { connectorId },
    headers,
    body: {
      schema: contract.ChangesBody,
      example: { books: [{ companyId: 'MAIN', from: '1.0', to: '2.1', changes: [] }] },
    },
    responses: [json(contract.ChangesResponse, 'Each book has its own receipt.')],
    problems: reportProblems,
  },
});
