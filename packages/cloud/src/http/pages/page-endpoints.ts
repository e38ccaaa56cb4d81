/** Pages for people, the files their browsers need, and the developer docs. */

import { SignedManifest, Type } from '@ledgerline/contract';
import type { FastifyRequest } from 'fastify';
import { filterText, readFilter } from '../../pages/portal/command/command-filter.ts';
import { declare, file, json, page } from '../endpoint/endpoint.ts';
import { commandId, commandType, moduleId, NAME, range, webhookId } from '../endpoint/parameters.ts';
import { responseSchemas } from '../endpoint/response-schemas.ts';
import { SECURITY_PATH } from '../reply/login-redirect.ts';

const open = { method: 'GET', tag: 'Pages', audience: 'anyone' } as const;
export const INSTALLER_TYPE = 'application/vnd.microsoft.portable-executable';

export const publicPageEndpoints = declare({
  showIntroduction: { ...open, path: '/', summary: 'Product introduction', responses: [page()] },
  showPricing: { ...open, path: '/pricing', summary: 'Plans and prices', responses: [page()] },
  showTerms: { ...open, path: '/terms', summary: 'Terms of use', responses: [page()] },
  showPrivacy: { ...open, path: '/privacy', summary: 'What is stored, and why', responses: [page()] },
  showOffline: { ...open, path: '/offline', summary: 'The page of a device that is offline', responses: [page()] },
  showStatus: { ...open, path: '/status', summary: 'Whether the service works right now', responses: [page()] },
  showContact: { ...open, path: '/contact', summary: 'How to reach the operator', responses: [page()] },
  showSignUp: { ...open, path: '/signup', summary: 'Sign-up page', responses: [page()] },
  showInvitation: { ...open, path: '/invitation', summary: 'Where the link of an invitation leads', responses: [page()] },
  showLogin: { ...open, path: '/login', summary: 'Login page', responses: [page()] },
  showPasswordForgotten: {
    ...open,
    path: '/password/forgot',
    summary: 'Request an email to reset the password',
    responses: [page()],
  },
  showPasswordReset: { ...open, path: '/password/reset', summary: 'Choose a new password', responses: [page()] },
  showEmailUndo: { ...open, path: '/email/undo', summary: 'Undo a change of the email address', responses: [page()] },
  showEmailConfirm: { ...open, path: '/email/confirm', summary: 'Confirm an email address', responses: [page()] },
});

const portal = { method: 'GET', tag: 'Pages', audience: 'session-page' } as const;
const toLogin = {
  status: 302,
  text: 'Not logged in, or a second factor is missing that the company requires; goes to the page for that.',
  headers: { location: 'Where to go.' },
} as const;

export const portalPageEndpoints = declare({
  showPortal: {
    ...portal,
    right: 'view',
    path: '/portal',
    summary: 'Customer portal',
    responses: [page('The dashboard.'), toLogin],
  },
  showCommands: {
    ...portal,
    right: 'view',
    path: '/portal/commands',
    summary: 'Portal: the commands',
    responses: [page(), toLogin],
  },
  showCommand: {
    ...portal,
    right: 'view',
    path: '/portal/commands/{commandId}',
    summary: 'Portal: one command',
    params: { commandId },
    responses: [page(), toLogin],
    problems: ['unknown_command'],
  },
  showNotifications: {
    ...portal,
    right: 'view',
    path: '/portal/notifications',
    summary: 'Portal: the notifications',
    responses: [page(), toLogin],
    problems: ['invalid_request'],
  },
  showApprovals: {
    ...portal,
    right: 'view',
    path: '/portal/approvals',
    summary: 'Portal: writes that wait for approval',
    responses: [page(), toLogin],
    problems: ['invalid_request'],
  },
  showApproval: {
    ...portal,
    right: 'view',
    path: '/portal/approvals/{proposalId}',
    summary: 'Portal: one write that waits for approval',
    params: { proposalId: { schema: { type: 'string', minLength: 1 }, text: 'The id of the proposal.' } },
    responses: [page(), toLogin],
    problems: ['unknown_proposal'],
  },
  showEvents: {
    ...portal,
    right: 'view',
    path: '/portal/events',
    summary: 'Portal: the events',
    responses: [page(), toLogin],
    problems: ['invalid_request'],
  },
  showChanges: {
    ...portal,
    right: 'integrate',
    path: '/portal/changes',
    summary: 'Portal: what changes in account books',
    responses: [page(), toLogin],
  },
  showWebhooks: {
    ...portal,
    right: 'integrate',
    path: '/portal/webhooks',
    summary: 'Portal: the webhook endpoints',
    responses: [page(), toLogin],
  },
  showWebhook: {
    ...portal,
    right: 'integrate',
    path: '/portal/webhooks/{webhookId}',
    summary: 'Portal: one webhook endpoint and its deliveries',
    params: { webhookId },
    responses: [page(), toLogin],
    problems: ['invalid_request', 'unknown_webhook'],
  },
  showKeys: {
    ...portal,
    right: 'integrate',
    path: '/portal/keys',
    summary: 'Portal: the keys',
    responses: [page(), toLogin],
    problems: ['invalid_request'],
  },
  showUsage: {
    ...portal,
    right: 'integrate',
    path: '/portal/usage',
    summary: 'Portal: use by day and rejected requests',
    responses: [page(), toLogin],
  },
  showPair: {
    ...portal,
    right: 'integrate',
    path: '/portal/pair',
    summary: 'Portal: connect a program by its code',
    query: Type.Object({ code: Type.Optional(Type.String({ description: 'The code that the program shows.' })) }),
    responses: [page(), toLogin],
  },
  showConnector: {
    ...portal,
    right: 'view',
    path: '/portal/connector',
    summary: 'Portal: the connector',
    responses: [page(), toLogin],
  },
  showSandbox: {
    ...portal,
    right: 'operate',
    path: '/portal/sandbox',
    summary: 'Portal: the sandbox',
    responses: [page(), toLogin],
  },
  showReports: {
    ...portal,
    right: 'view',
    path: '/portal/reports',
    summary: 'Portal: reports of account books',
    responses: [page(), toLogin],
  },
  showTeam: { ...portal, right: 'view', path: '/portal/team', summary: 'Portal: the team', responses: [page(), toLogin] },
  showData: {
    ...portal,
    right: 'administer',
    path: '/portal/data',
    summary: 'Portal: export, retention and erasure of the data',
    responses: [page(), toLogin],
  },
  showBilling: {
    ...portal,
    right: 'administer',
    path: '/portal/billing',
    summary: 'Portal: the plan and how it is paid for',
    responses: [page(), toLogin],
  },
  showAccount: {
    ...portal,
    right: 'own-account',
    path: '/portal/account',
    summary: 'Portal: the account',
    responses: [page(), toLogin],
  },
});

export const securityPageEndpoints = declare({
  showSecurity: {
    ...portal,
    right: 'own-account',
    isBeforeFactor: true,
    path: SECURITY_PATH,
    summary: 'Portal: login security',
    responses: [page(), toLogin],
  },
});

export const portalFileEndpoints = declare({
  exportCommands: {
    ...portal,
    right: 'report',
    path: '/portal/commands.csv',
    // A browser that returns from the login is shown the list, instead of downloading a file.
    loginLeadsTo: ({ query }: Pick<FastifyRequest, 'query'>) => `/portal/commands${filterText(readFilter(query))}`,
    summary: 'Portal: the commands as a CSV file',
    responses: [file('text/csv', 'The file.'), toLogin],
    problems: ['invalid_request'],
  },
  exportRows: {
    ...portal,
    right: 'report',
    path: '/portal/commands/{commandId}/rows.csv',
    loginLeadsTo: ({ params }: Pick<FastifyRequest, 'params'>) =>
      `/portal/commands/${encodeURIComponent((params as { readonly commandId: string }).commandId)}`,
    summary: 'Portal: the rows of a result as a CSV file',
    isSecret: true,
    params: { commandId },
    responses: [file('text/csv', 'The file.'), toLogin],
    problems: ['unknown_command', 'artifact_missing'],
  },
});

export const assetEndpoints = declare({
  readAsset: {
    ...open,
    path: '/assets/{name}',
    summary: 'A style sheet, script or icon of the pages',
    params: { name: { schema: NAME, text: 'The file, as the pages name it.' } },
    responses: [file('*/*', 'The file, under its own content type.')],
    problems: ['unknown_route'],
  },
  readIcon: { ...open, path: '/favicon.ico', summary: 'The icon of the pages', responses: [file('image/x-icon', 'The file.')] },
  readAppManifest: {
    ...open,
    path: '/manifest.webmanifest',
    summary: 'What a phone needs to install the portal',
    responses: [file('application/manifest+json', 'The manifest.')],
  },
  readServiceWorker: {
    ...open,
    path: '/service-worker.js',
    summary: 'The worker that shows a page while a device is offline',
    responses: [file('text/javascript', 'The script.')],
  },
  readRobots: {
    ...open,
    path: '/robots.txt',
    summary: 'Which paths search engines may visit',
    responses: [file('text/plain', 'The file.')],
  },
});

export const downloadEndpoints = declare({
  downloadConnector: {
    ...open,
    path: '/downloads/ConnectorSetup.exe',
    summary: 'Download the connector installer for Windows',
    headers: { range },
    responses: [
      file(INSTALLER_TYPE, 'The installer.', { 'content-disposition': 'The file name.' }),
      { ...file(INSTALLER_TYPE, 'A part.', { 'content-range': 'Which part.' }), status: 206 },
    ],
    problems: ['installer_missing', 'range_not_satisfiable'],
    countsAs: 20,
  },
});

const PACKAGE_TYPE = 'application/octet-stream';

export const packageEndpoints = declare({
  listDownloads: {
    ...open,
    path: '/downloads',
    summary: 'The clients, the command-line program and the archives of the connector that this cloud offers',
    responses: [json(responseSchemas.DownloadListResponse, 'The packages and archives; none while they are not there.')],
  },
  downloadPackage: {
    ...open,
    path: '/downloads/{fileName}',
    summary: 'Download a client, the command-line program or an archive of the connector',
    description: 'npm and pip install packages from this address.',
    params: { fileName: { schema: NAME, text: 'The file, as GET /downloads names it.' } },
    headers: { range },
    responses: [
      file(PACKAGE_TYPE, 'The file.', { 'content-disposition': 'The file name.' }),
      { ...file(PACKAGE_TYPE, 'A part.', { 'content-range': 'Which part.' }), status: 206 },
    ],
    problems: ['download_missing', 'range_not_satisfiable'],
    countsAs: 20,
  },
});

export const releaseEndpoints = declare({
  readReleases: {
    ...open,
    path: '/downloads/connector/manifest.json',
    summary: 'The published builds of the connector, signed',
    responses: [json(SignedManifest, 'The signed manifest.')],
    problems: ['installer_missing'],
  },
  downloadReleasedFile: {
    ...open,
    path: '/downloads/connector/files/{sha256}',
    summary: 'Download a file of a build of the connector',
    description: 'Sent with gzip encoding. A file never changes under its SHA-256.',
    params: { sha256: { schema: NAME, text: 'The SHA-256 of the file, as the manifest names it.' } },
    headers: { range },
    responses: [
      file('application/octet-stream', 'The file.', { 'content-encoding': 'gzip.' }),
      { ...file('application/octet-stream', 'A part.', { 'content-range': 'Which part.' }), status: 206 },
    ],
    problems: ['installer_missing', 'range_not_satisfiable'],
  },
});

export const guideEndpoints = declare({
  showDevelopers: { ...open, path: '/developers', summary: 'Developer docs: start here', responses: [page()] },
  showRules: { ...open, path: '/developers/rules', summary: 'Developer docs: rules for callers', responses: [page()] },
  showAuthentication: { ...open, path: '/developers/authentication', summary: 'Developer docs: keys', responses: [page()] },
  showErrors: { ...open, path: '/developers/errors', summary: 'Developer docs: every error code', responses: [page()] },
  showDelivery: { ...open, path: '/developers/delivery', summary: 'Developer docs: delivery guarantees', responses: [page()] },
  showCommandTypes: { ...open, path: '/developers/commands', summary: 'Developer docs: all command types', responses: [page()] },
});

export const referenceEndpoints = declare({
  showModule: {
    ...open,
    path: '/developers/modules/{moduleId}',
    summary: 'Developer docs: one module',
    params: { moduleId },
    responses: [page()],
    problems: ['unknown_module'],
  },
  showRecipe: {
    ...open,
    path: '/developers/commands/{commandType}',
    summary: 'Developer docs: one command type',
    description: 'With .md after the command type the page is returned as Markdown.',
    params: { commandType },
    responses: [{ ...page(), otherMediaType: 'text/markdown' }],
    problems: ['unknown_recipe'],
  },
  showGuide: {
    ...open,
    path: '/developers/guides/{guide}',
    summary: 'Developer docs: a guide',
    params: { guide: { schema: NAME, text: 'The guide, as the navigation names it.' } },
    responses: [page()],
    problems: ['unknown_route'],
  },
  readPicture: {
    ...open,
    path: '/developers/pictures/{picture}',
    summary: 'A picture of a guide',
    params: { picture: { schema: NAME, text: 'The file name.' } },
    responses: [file('image/png', 'The picture.')],
    problems: ['unknown_route'],
  },
  searchRecipes: {
    ...open,
    path: '/developers/search',
    summary: 'Find command types by words in English, Malay or Chinese',
    description: 'Returns JSON, or a page to a browser that asks for one.',
    query: Type.Object({ q: Type.Optional(Type.String({ description: 'What to search for.' })) }),
    responses: [{ ...json(responseSchemas.SearchResponse, 'What was found, the best match first.'), mediaType: 'text/html' }],
    countsAs: 10,
  },
  readLlmsText: {
    ...open,
    path: '/llms.txt',
    summary: 'Where a language model finds what',
    responses: [file('text/plain', 'The file.')],
  },
});
