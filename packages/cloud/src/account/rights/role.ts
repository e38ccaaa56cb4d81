/** What each role may do in the portal. The one declaration: routes, pages, docs and the test of authorisation go by it. */

import { type Access, accessModules, type Role, roles } from '@ledgerline/contract';
import { type Refusal, refuse } from '../../system/problem.ts';
import { fullRights, type Rights } from './access.ts';

interface Declared {
  /** What a role with the right can do, as in "Your role cannot …". */
  readonly text: string;
  readonly roles: readonly Role[];
}

export const portalRights = {
  'own-account': { text: 'change your own login, switch to another company and leave', roles },
  view: { text: 'see commands, results, events, notifications, the connector and the team', roles },
  report: {
    text: 'run reports and reads on the sandbox, and export lists',
    roles: ['owner', 'admin', 'developer', 'accountant'],
  },
  operate: { text: 'send, cancel and repeat commands, and use the sandbox', roles: ['owner', 'admin', 'developer'] },
  integrate: { text: 'manage app keys, webhooks and the connector', roles: ['owner', 'admin', 'developer'] },
  administer: { text: 'manage the team, the tenant key and the plan, and see the access log', roles: ['owner', 'admin'] },
  govern: { text: 'make or change owners, require a second factor of everyone, and erase the company', roles: ['owner'] },
} as const satisfies Record<string, Declared>;

export type PortalRight = keyof typeof portalRights;

export function mayDo(role: Role, right: PortalRight): boolean {
  const { roles: allowed }: Declared = portalRights[right];
  return allowed.includes(role);
}

/** Returns why a role may not do something, or null when it may. */
export function roleRefusal(role: Role, right: PortalRight): Refusal | null {
  if (mayDo(role, right)) return null;
  const { text, roles: allowed } = portalRights[right];
  return refuse('access_denied', `Your role, ${role}, cannot ${text}. Ask ${listed(allowed)} of the company.`);
}

/** `an admin`, `a viewer` */
export const withArticle = (role: Role): string => `${/^[aeiou]/.test(role) ? 'an' : 'a'} ${role}`;

/** `an owner, admin or developer` */
const listed = (names: readonly string[]): string =>
  `an ${[names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' or ')}`;

const readEverything: Access = Object.fromEntries(accessModules.map((module) => [module, ['read']]));

/** What a role may do with commands. */
export const rightsOf = (role: Role): Rights =>
  mayDo(role, 'operate') ? fullRights : { access: readEverything, companies: null, holder: `Your role, ${role},` };
