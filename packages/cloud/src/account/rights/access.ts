/** What a key may do: which rights a command needs, and which of them a key lacks. Does not find the key. */

import { findRecipe, type Operation, type Recipe, recipes } from '@ledgerline/catalog';
import {
  type Access,
  type AccessModule,
  type AccessRight,
  accessModules,
  type KeyApproval,
  type ModuleId,
  type Role,
} from '@ledgerline/contract';
import { accessSays } from '@ledgerline/words/problem/access';
import { SMALL_BODY_BYTES_MAX } from '../../system/pace/loop-budget.ts';
import { type Refusal, refuse } from '../../system/problem.ts';

/** The rights of the holder of a key. */
export interface Rights {
  readonly access: Access;
  /** The only account books it may use; null for all. */
  readonly companies: readonly string[] | null;
  /** The largest document that it can write, in sen; any if absent or null. */
  readonly amountMax?: number | null;
  /** Which of its commands wait for approval; none if absent. */
  readonly approval?: KeyApproval;
  /** Whether the caller can follow the commands of pages that read account books. False where the pages decide who sees what; true if absent. */
  readonly seesLooks?: boolean;
  /** Whether the caller sees the contents of commands of real account books, and not only their status; true if absent. */
  readonly seesContents?: boolean;
  /** The role of a person who lacks a right, in a refusal; a key when absent. */
  readonly holder?: Role;
}

const holderOf = ({ holder }: Rights): Role | 'key' => holder ?? 'key';

export const fullRights: Rights = { access: 'full', companies: null };

/** A right over a module, or full access where no lesser right is enough. */
type Need = { readonly module: ModuleId; readonly right: AccessRight } | 'full';

const RIGHT: Readonly<Record<Operation, AccessRight>> = {
  Read: 'read',
  Validate: 'read',
  Create: 'write',
  Edit: 'write',
  Void: 'write',
  Delete: 'delete',
};

/** The parts of a command that decide which rights it needs. The payload may be unchecked. */
interface Asked {
  readonly companyId: string;
  /** The create commands that the rows of a bulk-create name. */
  rowTypes(): readonly string[];
}

/** Returns which right is missing, or null when the command may be queued. */
export function denial(rights: Rights, recipe: Recipe, asked: Asked): Refusal | null {
  const { companyId } = asked;
  if (rights.companies !== null && !rights.companies.includes(companyId)) {
    return refuse('access_denied', accessSays.book(holderOf(rights), companyId, rights.companies));
  }
  if (rights.access === 'full') return null;
  const missing = needsOf(recipe, () => asked.rowTypes()).find((need) => !hasRight(rights.access, need));
  if (missing === undefined) return null;
  const [holder, { commandType }] = [holderOf(rights), recipe];
  return refuse(
    'access_denied',
    missing === 'full'
      ? accessSays.sendNeedsFull(holder, commandType)
      : accessSays.sendNeedsRight(holder, commandType, missing.right, missing.module),
  );
}

/** The rights that a command needs, as the docs show them: `sales: write`, or `full`. */
export const neededRights = (recipe: Recipe): readonly string[] =>
  needsOf(recipe, noRows).map((need) => (need === 'full' ? need : `${need.module}: ${need.right}`));

/** All rights that a command needs; a bulk command also needs the right to create each of its rows. */
function needsOf(recipe: Recipe, rowTypes: () => readonly string[]): readonly Need[] {
  const { task } = recipe;
  const own = needOf(recipe);
  if (task.kind !== 'bulk') return [own];
  const repeated = task.repeats === null ? rowTypes() : [task.repeats];
  return [own, ...repeated.flatMap((type) => findRecipe(type) ?? []).map(needOf)];
}

const noRows = (): readonly string[] => [];

/** The rights that a key needs for a command, as `module:right`, or `full` where nothing less is enough. Reading tax needs no right. */
export function rightsNeeded(recipe: Recipe): readonly string[] {
  return needsOf(recipe, noRows).flatMap((need) => {
    if (need === 'full') return ['full'];
    return need.module === 'tax' ? [] : [`${need.module}:${need.right}`];
  });
}

function needOf({ verb, module, operation }: Recipe): Need {
  const right = RIGHT[operation];
  if (verb === 'merge') return 'full';
  // No right over tax can be given, so that reading is all there is short of full access.
  return module === 'tax' && right !== 'read' ? 'full' : { module, right };
}

function hasRight(access: Access, need: Need): boolean {
  if (access === 'full') return true;
  if (need === 'full') return false;
  return need.module === 'tax' || rightsOver(access, need.module).includes(need.right);
}

/** Whether a key can read what a module is about. */
export const mayRead = ({ access }: Rights, module: ModuleId): boolean => hasRight(access, { module, right: 'read' });

/** Whether a key can send a command type, to some account book and with some payload. */
export const maySend = ({ access }: Rights, recipe: Recipe): boolean =>
  needsOf(recipe, noRows).every((need) => hasRight(access, need));

const rightsOver = (access: Exclude<Access, 'full'>, module: AccessModule): readonly AccessRight[] => access[module] ?? [];

const GENERIC_BULK = 'bulk-create';

/** The command types that rows of a bulk-create name; a row without one is rejected with the payload. */
export function rowTypesOf(payload: unknown): readonly string[] {
  const call = membersOf(payload);
  const rows = Array.isArray(call.rows) ? call.rows : [];
  const types = new Set(rows.map((row) => membersOf(row).commandType ?? call.commandType));
  return [...types].filter((type) => typeof type === 'string' && findRecipe(type) !== undefined) as readonly string[];
}

const TYPE_NAMED = /"commandType":"([a-z0-9-]{1,100})"/g;

/** The same of a stored payload. A large one is searched instead of parsed: in JSON, only a name is spelt like this. */
function rowTypesOfStored(payload: string): readonly string[] {
  if (payload.length <= SMALL_BODY_BYTES_MAX) return rowTypesOf(JSON.parse(payload));
  return [...new Set(payload.matchAll(TYPE_NAMED).map(([, type = '']) => type))];
}

/** The parts of a stored command that decide which rights it needs. */
export const storedCommand = ({ companyId, payload }: Pick<Followed, 'companyId' | 'payload'>): Asked => ({
  companyId,
  rowTypes: () => rowTypesOfStored(payload),
});

const membersOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

/** The data of a stored command when it is read. */
interface Followed {
  readonly type: string;
  readonly module: ModuleId;
  readonly companyId: string;
  /** JSON. */
  readonly payload: string;
}

/** Whether a key can know that a command exists, no matter which key sent it. */
export function isWithinReach({ access, companies }: Rights, { companyId, module }: Followed): boolean {
  const isOwnBook = companies === null || companies.includes(companyId);
  return isOwnBook && (access === 'full' || modulesOf(access).includes(module));
}

/**
 * Returns which right a key lacks to read a command within its reach, or null when it may: over every module that the command
 * touches it needs the right to send it, or to read. So the results of reads are for keys that read, and a bulk command is for
 * keys that see its rows.
 */
export function followDenial(rights: Rights, command: Followed): Refusal | null {
  const missing = needsOfStored(rights, command).find((need) => !mayFollow(rights.access, need));
  if (missing === undefined) return null;
  const [holder, need] = [holderOf(rights), readOf(missing)];
  return refuse(
    'access_denied',
    need === 'full'
      ? accessSays.readNeedsFull(holder, command.type)
      : accessSays.readNeedsRight(holder, command.type, need.right, need.module),
  );
}

/** Whether a key may have the file of a command: it needs to read every module that the command touches. */
export const mayReadFile = (rights: Rights, command: Followed): boolean =>
  needsOfStored(rights, command).every((need) => hasRight(rights.access, readOf(need)));

/** A type that has left the catalog needs the right to read its module. */
function needsOfStored({ access }: Rights, { type, module, payload }: Followed): readonly Need[] {
  if (access === 'full') return [];
  const recipe = findRecipe(type);
  if (!recipe) return [{ module, right: 'read' }];
  return needsOf(recipe, () => rowTypesOfStored(payload));
}

const mayFollow = (access: Access, need: Need): boolean => hasRight(access, need) || hasRight(access, readOf(need));

/** Full access is needed to change tax alone. */
const readOf = (need: Need): Need => ({ module: need === 'full' ? 'tax' : need.module, right: 'read' });

/** The modules that a key has any right for. Every key can read tax. */
const modulesOf = (access: Exclude<Access, 'full'>): readonly ModuleId[] => [
  ...accessModules.filter((module) => rightsOver(access, module).length > 0),
  'tax',
];

/** The part of lists that a key can see; null for everything. */
export interface Visible {
  readonly modules: readonly ModuleId[];
  /** Command types of these modules that the key cannot see. */
  readonly hiddenTypes: readonly string[];
}

/** The rows of a bulk-create are in its payload, which lists do not look at: they show it, without its error. See `isErrorHidden`. */
export function visibleIn({ access }: Rights): Visible | null {
  if (access === 'full') return null;
  const modules = modulesOf(access);
  const hiddenTypes = recipes()
    .filter(({ module }) => modules.includes(module))
    .filter((recipe) => !needsOf(recipe, noRows).every((need) => mayFollow(access, need)))
    .map(({ commandType }) => commandType);
  return { modules, hiddenTypes };
}

/** Whether a list hides the error of a command: the error of a bulk-create can name rows that the key cannot see. */
export const isErrorHidden = ({ access }: Rights, type: string): boolean => access !== 'full' && type === GENERIC_BULK;
