/** What callers do with external ids besides sending commands: look them up, bind and release them. */

import { findEntity, type Recipe } from '@ledgerline/catalog';
import { type Link, type LinkBody, type LinkQuery, limits } from '@ledgerline/contract';
import { accessSays } from '@ledgerline/words/problem/access';
import { linkSays } from '@ledgerline/words/problem/link';
import { denial, mayRead } from '../account/rights/access.ts';
import { actorOf, type Caller } from '../account/rights/caller.ts';
import type { BookDirectory } from '../delivery/book-directory.ts';
import type { StoredLink } from '../store/stored-command.ts';
import { instantText } from '../system/clock.ts';
import type { Context } from '../system/context.ts';
import { isRefusal, type Refusal, refuse, refuseField } from '../system/problem.ts';
import { randomId } from '../system/randomness.ts';
import { creatorOf, takenOwnId } from './own-id.ts';

const viewOf = ({ tenantId: _tenant, createdAt, changedAt, ...link }: StoredLink): Link => ({
  ...link,
  createdAt: instantText(createdAt),
  changedAt: instantText(changedAt),
});

/** The create command of an entity of a book that the caller can use. */
async function creatorIn(
  directory: BookDirectory,
  { tenant, rights }: Caller,
  { connectorId, companyId, entity }: Pick<LinkBody, 'connectorId' | 'companyId' | 'entity'>,
): Promise<Recipe | Refusal> {
  const creator = creatorOf(entity);
  if (!creator) return refuseField('/entity', 'enum', linkSays.unknownEntity(entity, 'sales-invoice'));
  if (rights.companies !== null && !rights.companies.includes(companyId))
    return refuse('access_denied', accessSays.book(rights.holder ?? 'key', companyId, rights.companies));
  const book = { tenantId: tenant.tenantId, connectorId, companyId, visible: rights.companies, bookLimit: null };
  return (await directory.missing({ ...book, commandType: creator.commandType, updateType: null })) ?? creator;
}

export async function findLinks(
  { store }: Context,
  directory: BookDirectory,
  caller: Caller,
  query: LinkQuery,
): Promise<Link[] | Refusal> {
  const { connectorId, companyId, entity, externalId, key } = query;
  if ((externalId === undefined) === (key === undefined)) return refuseField('/externalId', 'required', linkSays.idOrKey());
  const creator = await creatorIn(directory, caller, query);
  if (isRefusal(creator)) return creator;
  const { rights } = caller;
  // Some records are created in one module and read in another.
  const module = findEntity(entity)?.module ?? creator.module;
  if (!mayRead(rights, module) && !mayRead(rights, creator.module))
    return refuse('access_denied', accessSays.readNeedsRight(rights.holder ?? 'key', entity, 'read', module));
  const place = { tenantId: caller.tenant.tenantId, connectorId, companyId, entity };
  if (key !== undefined) return (await store.linksOfKey({ ...place, key, limit: limits.linksShownMax })).map(viewOf);
  const link = await store.linkAt({ ...place, externalId: externalId ?? '' });
  return link ? [viewOf(link)] : [];
}

export async function bindOwnId(
  { store, randomness }: Context,
  directory: BookDirectory,
  caller: Caller,
  body: LinkBody,
  requestId: string,
): Promise<Link | Refusal> {
  const creator = await creatorIn(directory, caller, body);
  const denied = isRefusal(creator) ? creator : denial(caller.rights, creator, askedFor(body.companyId));
  if (denied) return denied;
  const { tenantId } = caller.tenant;
  const { linkId, ...address } = { linkId: randomId(randomness, 'link'), tenantId, ...body };
  const subject = `${body.companyId} ${body.entity} ${body.externalId} = ${body.key}`;
  const audit = { tenantId, actor: actorOf(caller), action: 'link.bound', subject, requestId };
  const { kind, link } = await store.bindLink({ link: { linkId, ...address }, audit });
  return kind === 'bound' ? viewOf(link) : takenOwnId(link);
}

export async function releaseOwnId(
  { store }: Context,
  caller: Caller,
  linkId: string,
  requestId: string,
): Promise<Link | Refusal> {
  const { tenantId } = caller.tenant;
  const link = await store.linkOfId({ tenantId, linkId });
  const creator = link && creatorOf(link.entity);
  if (!link || !creator) return refuse('unknown_link', linkSays.noLink());
  const denied = denial(caller.rights, creator, askedFor(link.companyId));
  if (denied) return denied;
  const subject = `${link.companyId} ${link.entity} ${link.externalId} = ${link.key ?? link.state}`;
  const audit = { tenantId, actor: actorOf(caller), action: 'link.released', subject, requestId };
  const released = await store.releaseLink({ tenantId, linkId, audit });
  return released ? viewOf(released) : refuse('unknown_link', linkSays.noLink());
}

const askedFor = (companyId: string) => ({ companyId, rowTypes: () => [] });
