/** Apps that people connect: what a person decides about one that asks. How it asks and gets its tokens is in oauth/. */

import { type Access, type AppDecisionBody, type AppKey, accessModules, limits, MINUTE_MS } from '@ledgerline/contract';
import { connectedAppSays } from '@ledgerline/words/problem/connected-app';
import type { LiveSession } from '../store/store.ts';
import type { StoredApp } from '../store/stored-account.ts';
import type { DecidedRequest, NewOAuthRecord } from '../store/stored-connected-app.ts';
import { instantText } from '../system/clock.ts';
import type { Context } from '../system/context.ts';
import { makeKey } from '../system/key.ts';
import { isRefusal, type Refusal, refuse } from '../system/problem.ts';
import { appKeyOf, draftAppKey, withinKeyLimits } from './rights/app-key.ts';
import { authorOf } from './rights/caller.ts';
import { readEverything, rightsOf } from './rights/role.ts';

/** An app that asks to be connected, with the facts that the decision depends on. */
export interface AskingClient {
  readonly app: StoredApp;
  readonly asksToWrite: boolean;
  /** The stored record of a registered app, and how long it stays valid from now on. */
  readonly client: { readonly recordHash: string; readonly validMs: number };
}

export interface AppDecision {
  readonly live: LiveSession;
  readonly asking: AskingClient;
  readonly body: AppDecisionBody;
  readonly requestId: string;
}

/** The key that an app would get. */
export interface WantedKey {
  readonly tenantId: string;
  readonly keyId: string;
  readonly mayWrite: boolean;
}

interface Approval {
  readonly request: DecidedRequest;
  readonly grant: NewOAuthRecord<'grant'>;
}

/** A key ends after this time if its app does not request the first token. */
const CLAIM_MS = 5 * MINUTE_MS;

export const unknownAppRequest = (): Refusal => refuse('unknown_app_request', connectedAppSays.unknownRequest());

/** Creates the key of the app. `prepare` makes what is stored with it, so that all of it is stored or nothing. */
export async function approveApp(
  context: Context,
  { live, asking, body, requestId }: AppDecision,
  prepare: (key: WantedKey) => Promise<Approval>,
): Promise<AppKey | Refusal> {
  const { tenantId } = live.tenant;
  const { personId } = live.person;
  const { app, asksToWrite, client } = asking;
  const { name = app.name, access = readEverything, companies = null, amountLimit = null, approval = 'none' } = body;
  const mayWrite = canWrite(access);
  if (mayWrite && !asksToWrite) return refuse('access_denied', connectedAppSays.onlyReads(app.name));
  if (!isWithin(access, rightsOf(live.role).access)) {
    return refuse('access_denied', connectedAppSays.beyondRole(live.role));
  }
  const expiresAt = instantText(context.clock.now() + CLAIM_MS);
  // This secret is given to no one: the first token replaces it.
  const unused = makeKey('app', context.randomness);
  const wish = { name, access, companies, amountLimit, approval, expiresAt };
  const draft = draftAppKey(context, tenantId, wish, unused, authorOf(live, requestId));
  if (isRefusal(draft)) return draft;
  const { clientId, host, isVerified } = app;
  const key = { ...draft, personId, app: { clientId, name: app.name, host, isVerified } };
  const { request, grant } = await prepare({ tenantId, keyId: key.keyId, mayWrite });
  const made = await withinKeyLimits(context, tenantId, () =>
    context.store.connectApp({ tenantId, personId, request, grant, client, key }),
  );
  if (made === 'unknown') return unknownAppRequest();
  return isRefusal(made) ? made : appKeyOf(made);
}

/** Null if the app gets a denial. */
export async function denyApp(
  { store }: Context,
  { live, asking, requestId }: AppDecision,
  request: DecidedRequest,
): Promise<Refusal | null> {
  const { tenantId } = live.tenant;
  const audit = {
    tenantId,
    action: 'app.denied',
    subject: asking.app.clientId.slice(0, SUBJECT_CHARACTERS_MAX),
    ...authorOf(live, requestId),
  };
  return (await store.denyApp({ request, audit })) ? null : unknownAppRequest();
}

const SUBJECT_CHARACTERS_MAX = limits.appKeyNameCharactersMax * 4;

/** Whether rights allow more than reading. */
const canWrite = (access: Access): boolean =>
  access === 'full' || accessModules.some((module) => access[module]?.some((right) => right !== 'read'));

/** Whether these rights are contained in the other rights. */
function isWithin(access: Access, limit: Access): boolean {
  if (limit === 'full') return true;
  if (access === 'full') return false;
  return accessModules.every((module) => access[module]?.every((right) => limit[module]?.includes(right)) ?? true);
}
