/** What each role may do in the portal. The one declaration: routes, pages, docs and the test of authorisation use it. */

import { type Access, accessModules, type Role, roles } from '@ledgerline/contract';
import type { Language, Sentence } from '@ledgerline/words';
import { accessSays } from '@ledgerline/words/problem/access';
import { rightWords } from '@ledgerline/words/shared/role';
import { type Refusal, refuse } from '../../system/problem.ts';
import { fullRights, type Rights } from './access.ts';

interface Declared {
  /** What a role with the right can do, as in "Your role cannot …". */
  readonly text: string;
  readonly roles: readonly Role[];
}

const english = rightWords('en');

export const portalRights = {
  'own-account': { text: english['own-account'], roles },
  view: { text: english.view, roles },
  report: { text: english.report, roles: ['owner', 'admin', 'developer', 'accountant'] },
  operate: { text: english.operate, roles: ['owner', 'admin', 'developer'] },
  approve: { text: english.approve, roles: ['owner', 'admin', 'developer'] },
  integrate: { text: english.integrate, roles: ['owner', 'admin', 'developer'] },
  administer: { text: english.administer, roles: ['owner', 'admin'] },
  govern: { text: english.govern, roles: ['owner'] },
} as const satisfies Record<string, Declared>;

export type PortalRight = keyof typeof portalRights;

export function mayDo(role: Role, right: PortalRight): boolean {
  const { roles: allowed }: Declared = portalRights[right];
  return allowed.includes(role);
}

/** Why a role cannot do something and which roles can; null when it can. */
const sentenceOf = (role: Role, right: PortalRight): Sentence | null =>
  mayDo(role, right) ? null : accessSays.role(role, right, portalRights[right].roles);

/** The same in the words of the reader. */
export const whyNot = (role: Role, right: PortalRight, language: Language): string | null =>
  sentenceOf(role, right)?.in(language) ?? null;

export function roleRefusal(role: Role, right: PortalRight): Refusal | null {
  const sentence = sentenceOf(role, right);
  return sentence === null ? null : refuse('access_denied', sentence);
}

export const readEverything: Access = Object.fromEntries(accessModules.map((module) => [module, ['read']]));

/** Roles that see all of real account books in the portal. What others see is decided page by page. */
const SEES_BOOKS: ReadonlySet<Role> = new Set(['owner', 'admin', 'accountant']);

/** What a role may do with commands. */
export const rightsOf = (role: Role): Rights => ({
  ...(mayDo(role, 'operate') ? fullRights : { access: readEverything, companies: null, holder: role }),
  ...(SEES_BOOKS.has(role) ? {} : { seesLooks: false }),
});
