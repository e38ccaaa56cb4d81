/** One request of an attack: any route, any credential, names of its own and of others, and an unexpected body. */

import { randomUUID } from 'node:crypto';
import type { Chance } from '../../packages/book/conformance/chance.ts';
import type { Route } from '../../packages/cloud/src/http/server/route-table.ts';
import type { Attacker, Victim } from './attacker.ts';
import { nastyCommand, nastyHeaders, nastyQuery, nastyText, nastyValue } from './nasty.ts';

export interface AttackRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer | undefined;
  /** The caller goes away before the response. */
  readonly isAbandoned: boolean;
}

/** Each ends what an attacker owns; a few of them are enough. */
const ENDING = /rotate|sessions\/end|password|logout|revoke|release-install|sandbox|retention|subscription/;
const ENDING_LIKELIHOOD = 0.02;
const ABANDONED_LIKELIHOOD = 0.01;

export function attackRequest(chance: Chance, routes: readonly Route[], attacker: Attacker, victim: Victim): AttackRequest {
  const isAbandoned = chance.happens(ABANDONED_LIKELIHOOD);
  if (chance.happens(0.3)) return { ...commandRequest(chance, attacker, victim), isAbandoned };
  let route = chance.pick(routes);
  if (ENDING.test(route.url) && !chance.happens(ENDING_LIKELIHOOD)) route = chance.pick(routes);
  const method = chance.happens(0.95) ? route.method : chance.pick(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD']);
  const path = route.url.replaceAll(/:(\w+)/g, (_, name: string) => encodedName(chance, name, attacker, victim));
  const wait = chance.happens(0.02) ? `${route.url.includes('?') ? '&' : '?'}wait=${chance.pick(['1', '-1', 'x', '1e3'])}` : '';
  return {
    method,
    path: `${path}${wait || nastyQuery(chance)}`,
    headers: { ...nastyHeaders(chance), ...credential(chance, route.url, attacker, victim) },
    body: method === 'GET' || method === 'HEAD' ? undefined : anyBody(chance, attacker, victim),
    isAbandoned,
  };
}

function commandRequest(chance: Chance, attacker: Attacker, victim: Victim): Omit<AttackRequest, 'isAbandoned'> {
  const envelope = {
    commandId: chance.happens(0.8) ? randomUUID() : chance.pick([...attacker.commandIds, nastyText(chance)]),
    connectorId: chance.happens(0.9) ? attacker.connectorId : victim.connectorId,
    companyId: chance.happens(0.9) ? chance.pick(['SAMPLE', 'BLANK']) : nastyText(chance),
    ...nastyCommand(chance),
    ...(chance.happens(0.05) && { [nastyText(chance)]: nastyValue(chance) }),
  };
  return {
    method: 'POST',
    path: '/v1/commands',
    headers: {
      authorization: `Bearer ${chance.pick([attacker.tenantKey, attacker.appKey])}`,
      'content-type': 'application/json',
    },
    body: Buffer.from(JSON.stringify(envelope)),
  };
}

function encodedName(chance: Chance, name: string, attacker: Attacker, victim: Victim): string {
  if (chance.happens(0.2)) return encodeURIComponent(nastyText(chance).toWellFormed());
  const owner = chance.happens(0.6) ? attacker : victim;
  const { connectorId, commandIds } = owner;
  const names: Readonly<Record<string, string>> = {
    connectorId,
    tenantId: attacker.tenantId,
    // The name of a victim's command is a text of the victim: a caller that knows it may see it again in the response.
    commandId: chance.pick(owner === victim ? ['victim-command'] : commandIds),
    commandType: 'create-sales-invoice',
    moduleId: 'sales',
    document: 'invoice',
    action: 'create',
  };
  return names[name] ?? randomUUID();
}

const CONTENT_TYPES = ['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'application/pdf', ''];

function credential(chance: Chance, url: string, attacker: Attacker, victim: Victim): Record<string, string> {
  const contentType = chance.happens(0.85) ? 'application/json' : chance.pick(CONTENT_TYPES);
  const type: Record<string, string> = contentType === '' ? {} : { 'content-type': contentType };
  if (chance.happens(0.1)) return type;
  if (chance.happens(0.1)) return { ...type, authorization: `Bearer ${nastyText(chance).replaceAll(/[^\x20-\x7e]/g, '?')}` };
  const key = chance.happens(0.75) ? fittingKey(url, attacker) : chance.pick([attacker.tenantKey, attacker.connectorKey]);
  if (chance.happens(0.05)) return { ...type, authorization: `Bearer ${key.slice(0, -1)}`, cookie: attacker.cookie };
  if (/^\/(?:app|portal)/.test(url)) return { ...type, cookie: attacker.cookie, 'x-victim': victim.connectorId };
  return { ...type, authorization: `Bearer ${key}` };
}

function fittingKey(url: string, { tenantKey, connectorKey }: Attacker): string {
  return url.startsWith('/connectors') ? connectorKey : tenantKey;
}

const MEMBERS = [
  'commandId',
  'connectorId',
  'companyId',
  'type',
  'payload',
  'status',
  'result',
  'error',
  'companies',
  'running',
  'name',
  'access',
  'email',
  'password',
  'companyName',
  'plan',
  'table',
];

function anyBody(chance: Chance, attacker: Attacker, victim: Victim): Buffer {
  if (chance.happens(0.1)) return Buffer.from(nastyText(chance));
  if (chance.happens(0.05)) return Buffer.from(Array.from({ length: chance.integer(0, 300) }, () => chance.integer(0, 255)));
  const members = Array.from({ length: chance.integer(0, 6) }, () => [chance.pick(MEMBERS), nastyValue(chance)] as const);
  const known = { status: chance.pick(['done', 'failed']), connectorId: chance.pick([attacker, victim]).connectorId };
  const text = JSON.stringify({ ...(chance.happens(0.5) && known), ...Object.fromEntries(members) });
  return Buffer.from(chance.happens(0.05) ? text.slice(0, -1) : text);
}
