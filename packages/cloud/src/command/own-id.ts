/**
 * Own ids of callers on commands. A create command takes one, so that it creates nothing twice, and other commands select by it. The cloud stores what
 * an id refers to, not the account book.
 */

import { findRecipe, type Recipe, recipes } from '@ledgerline/catalog';
import { detail } from '@ledgerline/words/problem/detail';
import { linkSays } from '@ledgerline/words/problem/link';
import type { NewCommand, StoredCommand } from '../store/store.ts';
import type { LinkAddress, StoredLink } from '../store/stored-command.ts';
import type { Context } from '../system/context.ts';
import { SMALL_BODY_BYTES_MAX } from '../system/pace/loop-budget.ts';
import { type Refusal, refuse } from '../system/problem.ts';
import { randomId } from '../system/randomness.ts';
import type { WantedCommand } from './submission.ts';

/** What a command type does with an externalId. */
type Use =
  | { readonly kind: 'takes'; readonly entity: string }
  | { readonly kind: 'selects'; readonly entity: string; readonly field: string };

/** The create command of an entity that can have an externalId. */
const CREATORS: ReadonlyMap<string, Recipe> = new Map(
  recipes()
    .filter(({ verb, family, task }) => verb === 'create' && family !== undefined && task.kind !== 'bulk')
    .map((recipe) => [recipe.document, recipe]),
);

export const creatorOf = (entity: string): Recipe | undefined => CREATORS.get(entity);

const SELECTING: ReadonlySet<string> = new Set(['get', 'update', 'void', 'cancel', 'delete']);

/** Null for a type that has no own id: lists, reports, bulk commands and what is about something that no command creates. */
function useOf({ commandType, document, verb, shape, task }: Recipe): Use | null {
  const creator = creatorOf(document);
  const field = creator?.family?.selector.name;
  if (field === undefined || task.kind === 'bulk') return null;
  if (verb === 'create' && findRecipe(commandType)?.family !== undefined) return { kind: 'takes', entity: document };
  return SELECTING.has(verb) && shape.required.includes(field) ? { kind: 'selects', entity: document, field } : null;
}

/** A command with the meaning of its externalId. */
export interface OwnCommand {
  /** The command, with the number or code that its externalId refers to, if it selects one. */
  readonly wanted: WantedCommand;
  readonly own: Pick<NewCommand, 'externalId' | 'claim'>;
}

/** How soon a create command that was just accepted may have ended. */
const RETRY_AFTER_SECONDS = 2;

export async function resolveOwnId(
  { store, randomness }: Pick<Context, 'store' | 'randomness'>,
  tenantId: string,
  wanted: WantedCommand,
  recipe: Recipe,
): Promise<OwnCommand | Refusal> {
  const { externalId, connectorId, companyId, type } = wanted;
  const use = useOf(recipe);
  if (externalId === null || use === null) return refuseEnvelope(linkSays.notTaken(type));
  const { entity } = use;
  if (use.kind === 'takes') return { wanted, own: { externalId, claim: { linkId: randomId(randomness, 'link'), entity } } };
  const link = await store.linkAt({ tenantId, connectorId, companyId, entity, externalId });
  if (link === null) return unknownOwnId(entity, externalId);
  if (link.state === 'pending')
    return refuse('link_pending', linkSays.pending(externalId, link.commandId ?? ''), [], RETRY_AFTER_SECONDS);
  if (link.key === null || link.state === 'unknown') return refuse('link_pending', linkSays.undecided(externalId));
  const selected = wanted.selecting(use.field, link.key);
  if (selected === 'named') return refuseEnvelope(linkSays.namedTwice(use.field));
  if (selected === 'too_large') return refuseEnvelope(linkSays.tooLarge(use.field, SMALL_BODY_BYTES_MAX));
  return { wanted: selected, own: { externalId } };
}

const refuseEnvelope = (sentence: ReturnType<typeof linkSays.notTaken>): Refusal =>
  refuse('invalid_envelope', sentence, [detail('/externalId', 'unknown_member', sentence)]);

const unknownOwnId = (entity: string, externalId: string): Refusal =>
  refuse('unknown_link', linkSays.unknown(entity, externalId));

/** The externalId of a create already refers to something, or another create has taken it. */
export function takenOwnId({ linkId, externalId, state, key, commandId }: StoredLink): Refusal {
  const sentence =
    state === 'bound' && key !== null
      ? linkSays.bound(externalId, key)
      : state === 'pending'
        ? linkSays.taken(externalId, commandId ?? '')
        : linkSays.undecided(externalId);
  const refusal = refuse('external_id_taken', sentence);
  Object.assign(refusal.refused, { link: { linkId, state, key, commandId } });
  return refusal;
}

/** Another command of the same list has the same externalId. */
export const sharedOwnId = ({ externalId }: LinkAddress, commandId: string): Refusal =>
  refuse('external_id_taken', linkSays.taken(externalId, commandId));

/** Rejects an externalId on a write that waits for a person, because it is not a command yet. */
export const approvalTakesNone = (): Refusal => refuseEnvelope(linkSays.noApproval());

/** Resolves the externalId of a repeated request as for the stored command, because its meaning may have changed since. */
export function selectedAs(known: Pick<StoredCommand, 'payload' | 'type'>, wanted: WantedCommand): WantedCommand {
  const recipe = findRecipe(wanted.type);
  const use = recipe && useOf(recipe);
  if (wanted.externalId === null || use?.kind !== 'selects' || known.payload.length > SMALL_BODY_BYTES_MAX) return wanted;
  const key = (JSON.parse(known.payload) as Readonly<Record<string, unknown>>)[use.field];
  const selected = typeof key === 'string' ? wanted.selecting(use.field, key) : wanted;
  return typeof selected === 'string' ? wanted : selected;
}
