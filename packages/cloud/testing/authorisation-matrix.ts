/** Who can come to an endpoint, and what each audience of an endpoint returns to them. The test of authorisation makes the calls. */

import { type Role, roles } from '@ledgerline/contract';
import { mayDo } from '../src/account/rights/role.ts';
import { isShownToVisits } from '../src/console/visit.ts';
import type { OperationId } from '../src/http/description/all-endpoints.ts';
import type { Audience, Endpoint } from '../src/http/endpoint/endpoint.ts';
import { countedAddress } from '../src/system/address.ts';
import { clearEvents, eventLimits } from '../src/system/pace/event-limit.ts';
import type { TestServer } from './test-server.ts';

/** Everything a caller can come with. Those that hold are made afresh for each route, so that no call spoils another. */
const credentials = [
  'none',
  'malformed',
  'bad checksum',
  'unknown',
  'tenant key',
  'rotated tenant key',
  'full app key',
  'read-only app key',
  'app key with approval',
  'revoked app key',
  'expired app key',
  'own connector',
  'rotated connector',
  'foreign tenant',
  'foreign connector',
  'session',
  'admin session',
  'developer session',
  'accountant session',
  'viewer session',
  'expired session',
  'half login',
  'foreign session',
  'cross-site session',
  'admin',
  'operator session',
  'cross-site operator',
  'operator person',
  'operator without factor',
  'visit',
] as const;
export type Credential = (typeof credentials)[number];

/** Under which role a session of the tenant acts; null for what is no such session. */
const roleOf = (credential: Credential): Role | null =>
  credential === 'session' || credential === 'cross-site session'
    ? 'owner'
    : (roles.find((role) => credential === `${role} session`) ?? null);

/** What a call returns for one who may make it, for one whose things it is not about, and for a key that may only read. */
interface Expected {
  readonly ok: number;
  readonly foreign: number;
  readonly readOnly: number;
  /** For a key whose writes wait for a person. */
  readonly held: number;
  readonly isSafe: boolean;
  /** Whether an operator who looks at the portal is shown it. */
  readonly isShown: boolean;
  /** Whether the endpoint lets a role do what it is for. */
  readonly lets: (role: Role) => boolean;
}

/** Names in a path that identify resources of one tenant. */
const ownThings =
  /\{(?:commandId|connectorId|keyId|notificationId|eventId|webhookId|personId|invitationId|proposalId|linkId|ownLinkId|scheduleId)\}/;

/** Where another tenant gets 404 although the path names no resource of a tenant. */
const aboutOwnThings: readonly OperationId[] = [
  'queueCommand',
  'queueGroupedCommand',
  'resetSandbox',
  'defineSandboxField',
  'removeSandboxField',
  'switchTenant',
  'createFileLink',
  'listLinks',
  'bindLink',
];

/** Queries that an endpoint needs. */
export const queries: Partial<Record<OperationId, string>> = {
  showEntry: '?id=a',
  listChoices: '?picker=debtor',
  searchCommandTypes: '?q=invoice',
  listLinks: '?connectorId={connectorId}&companyId=SAMPLE&entity=sales-invoice&externalId=own-1',
};

/** Headers that an endpoint needs. */
export const neededHeaders: Partial<Record<OperationId, Readonly<Record<string, string>>>> = {
  callMcp: { accept: 'application/json, text/event-stream' },
};

/** What a key whose writes wait for a person sends in vain. */
const held: readonly OperationId[] = ['queueCommand', 'queueGroupedCommand'];

/** What succeeds in a test of its own: hashing passwords is slow and limited for each address, and a code has to be approved first. */
const failing: Partial<Record<OperationId, number>> = {
  signUp: 400,
  logIn: 401,
  claimPairing: 400,
  showConnect: 404,
  decideApp: 404,
  authorizeApp: 400,
  resumeApp: 404,
  exchangeToken: 400,
  revokeToken: 400,
  resetPassword: 400,
  undoEmailChange: 400,
  confirmEmail: 400,
  readInvitation: 404,
  acceptInvitation: 404,
  giveFactor: 401,
  removeFactors: 404,
  openOperatorSession: 401,
  addOperator: 404,
  removeOperator: 404,
  retryMail: 404,
  updateIncident: 404,
  openBillingPortal: 409,
  receiveBillingEvent: 400,
  confirmStatusMails: 400,
  dropMail: 404,
  logInByPasskey: 401,
  addPasskey: 401,
  removePasskey: 404,
  confirmAuthenticator: 404,
  removeAuthenticator: 404,
  renewRecoveryCodes: 404,
  // Its connector is off, so nothing is printed.
  printDocument: 404,
};

/** A developer sees sandbox books alone, a viewer what an owner has ticked; the books of the test are real ones, and nothing is ticked. */
const seesNoBook = (role: Role): boolean => role === 'developer' || role === 'viewer';

export function expectedOf({
  operationId,
  endpoint,
}: {
  readonly operationId: OperationId;
  readonly endpoint: Endpoint;
}): Expected {
  const ok = failing[operationId] ?? endpoint.responses[0].status;
  const isSafe = endpoint.method === 'GET';
  const isOwn = ownThings.test(endpoint.path) || aboutOwnThings.includes(operationId);
  // A list of commands says what the key lacks to each of them.
  const isForReaders = isSafe || ['checkCommands', 'queueCommands', 'callMcp'].includes(operationId);
  const { right } = endpoint;
  // The switch of a book's changes shows nothing of the book.
  const isInBook = endpoint.path.includes('{companyId}') && operationId !== 'appSwitchChanges';
  // The schedule of the test is the owner's; admins can change those of everyone.
  const isOfOwner = endpoint.path.includes('{scheduleId}');
  const lets = (role: Role): boolean =>
    right === undefined || (mayDo(role, right) && !(isInBook && seesNoBook(role)) && !(isOfOwner && !mayDo(role, 'administer')));
  const heldBack = held.includes(operationId) ? 403 : ok;
  const isShown = isSafe && right !== undefined && isShownToVisits(right) && !endpoint.isSecret && lets('developer');
  return { ok, held: heldBack, foreign: isOwn ? 404 : ok, readOnly: isForReaders ? ok : 403, isSafe, isShown, lets };
}

export const audiences: Readonly<Record<Audience, (expected: Expected, credential: Credential) => number>> = {
  anyone: ({ ok }) => ok,
  'same-site': ({ ok }, credential) => (credential === 'cross-site session' ? 403 : ok),
  'own-session': ({ ok }, credential) => (credential === 'cross-site session' ? 403 : ok),
  'api-key': ({ ok, foreign, readOnly, held: heldBack }, credential) => {
    if (credential === 'tenant key' || credential === 'full app key') return ok;
    if (credential === 'app key with approval') return heldBack;
    if (credential === 'read-only app key') return readOnly;
    return credential === 'foreign tenant' ? foreign : 401;
  },
  'assistant-key': (expected, credential) =>
    credential === 'cross-site session' ? 403 : audiences['api-key'](expected, credential),
  'full-key': ({ ok, foreign }, credential) => {
    if (['tenant key', 'full app key', 'app key with approval'].includes(credential)) return ok;
    if (credential === 'read-only app key') return 403;
    return credential === 'foreign tenant' ? foreign : 401;
  },
  'tenant-key': ({ ok, foreign }, credential) => {
    if (credential === 'tenant key') return ok;
    if (['full app key', 'read-only app key', 'app key with approval'].includes(credential)) return 403;
    return credential === 'foreign tenant' ? foreign : 401;
  },
  'connector-key': ({ ok }, credential) => {
    if (credential === 'own connector') return ok;
    return credential === 'foreign connector' ? 404 : 401;
  },
  'connector-or-owner': ({ ok }, credential) => {
    const keys: readonly Credential[] = [
      'own connector',
      'tenant key',
      'full app key',
      'read-only app key',
      'app key with approval',
    ];
    if (keys.includes(credential) || roleOf(credential) !== null) return ok;
    return ['foreign tenant', 'foreign connector', 'foreign session'].includes(credential) ? 404 : 401;
  },
  session: ({ ok, foreign, isSafe, isShown, lets }, credential) => {
    if (credential === 'visit') return isShown ? ok : 403;
    const role = roleOf(credential);
    if (role !== null) return lets(role) && (isSafe || credential !== 'cross-site session') ? ok : 403;
    return credential === 'foreign session' ? foreign : 401;
  },
  'session-page': ({ ok, foreign, isShown, lets }, credential) => {
    if (credential === 'visit') return isShown ? ok : 403;
    const role = roleOf(credential);
    if (role !== null) return lets(role) ? ok : 403;
    return credential === 'foreign session' ? foreign : 302;
  },
  'admin-key': ({ ok }, credential) => (credential === 'admin' ? ok : 401),
  operator: ({ ok, isSafe }, credential) => {
    if (isOperator(credential)) return ok;
    if (credential === 'cross-site operator') return isSafe ? ok : 403;
    return credential === 'operator without factor' ? 403 : 401;
  },
  'operator-page': ({ ok }, credential) => (isOperator(credential) || credential === 'cross-site operator' ? ok : 302),
};

const isOperator = (credential: Credential): boolean => ['admin', 'operator session', 'operator person'].includes(credential);

/** HEAD has the guard of its GET, which the one of each kind shows that holds, is foreign or lacks a right. */
const forHead: readonly Credential[] = [
  'none',
  'tenant key',
  'own connector',
  'foreign tenant',
  'session',
  'viewer session',
  'foreign session',
  'admin',
  'visit',
];

/** What is for anyone asks for no credential: one of each kind shows it, and one of each kind that is not valid. */
const forAnyone: readonly Credential[] = [
  'none',
  'malformed',
  'rotated tenant key',
  'read-only app key',
  'own connector',
  'foreign session',
  'expired session',
  'half login',
  'cross-site session',
  'admin',
];

/** Those to come with when a route of the endpoint is called by a method. */
export const credentialsFor = (endpoint: Endpoint, method: string): readonly Credential[] =>
  credentialsOf(endpoint).filter((credential) => method !== 'HEAD' || forHead.includes(credential));

/** Which role a session has matters only where sessions are let through, and operators only where one can be. */
function credentialsOf({ audience }: Endpoint): readonly Credential[] {
  if (audience === 'operator' || audience === 'operator-page') return credentials;
  if (audience === 'session' || audience === 'session-page')
    return credentials.filter((credential) => !credential.includes('operator'));
  if (audience === 'anyone') return forAnyone;
  const strangers = credentials.filter((credential) => !credential.includes('operator') && credential !== 'visit');
  return audience === 'connector-or-owner'
    ? strangers
    : strangers.filter((credential) => credential === 'session' || !roles.some((role) => credential === `${role} session`));
}

/** Wrong admin keys are counted, and so is what changes something for anyone. */
export const countsTries = ({ method, audience }: Endpoint): boolean =>
  method !== 'GET' || ['admin-key', 'operator', 'operator-page'].includes(audience);

/** Without it an address that has tried often would be rejected whatever it comes with. */
export async function forgetTries(context: Pick<TestServer['context'], 'store'>): Promise<void> {
  const counted = [eventLimits.passwordResets, eventLimits.wrongAdminKeys, eventLimits.statusSubscriptions];
  await Promise.all(counted.map((limit) => clearEvents(context, limit, countedAddress('127.0.0.1'))));
}

/** A tenant with an own id. */
interface Owner {
  readonly tenantKey: string;
  readonly connectorId: string;
}

export const ownIdOf = ({ connectorId }: Pick<Owner, 'connectorId'>) => ({
  connectorId,
  companyId: 'SAMPLE',
  entity: 'sales-invoice',
  externalId: 'own-1',
  key: 'IV-1',
});

/** The id of its link. */
export async function boundLink(server: Pick<TestServer, 'call'>, owner: Owner): Promise<string> {
  const bound = await server.call('PUT', '/v1/links', { key: owner.tenantKey, body: ownIdOf(owner) });
  return bound.json().link.linkId;
}
