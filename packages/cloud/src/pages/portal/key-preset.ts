/** Sets of rights to start from, and rights in words. What a right allows is decided in access.ts. */

import { recipes } from '@ledgerline/catalog';
import {
  type Access,
  type AccessModule,
  type AccessRight,
  accessModules,
  accessRights,
  type KeyApproval,
  type ModuleAccess,
} from '@ledgerline/contract';
import type { Reader } from '@ledgerline/words';
import { accessWords, presetWords } from '@ledgerline/words/shared/key-access';
import { rightsNeeded } from '../../account/rights/access.ts';

export interface KeyPreset {
  /** The id of the preset; its words are in a room. */
  readonly id: 'read' | 'shop' | 'pos' | 'warehouse' | 'accountant' | 'full';
  readonly access: Access;
}

const read: AccessRight[] = ['read'];
const write: AccessRight[] = ['read', 'write'];

const everywhere = (rights: AccessRight[]): ModuleAccess => Object.fromEntries(accessModules.map((module) => [module, rights]));

export const keyPresets: readonly KeyPreset[] = [
  { id: 'read', access: everywhere(read) },
  {
    id: 'shop',

    access: { sales: write, ar: write, stock: read, reports: read, 'master-data': write, 'e-invoice': write },
  },
  { id: 'pos', access: { sales: write, ar: write, stock: read, reports: read, 'master-data': read } },
  {
    id: 'warehouse',

    access: { stock: write, sales: read, purchase: write, 'master-data': read, reports: read },
  },
  {
    id: 'accountant',

    access: {
      ...everywhere(read),
      ar: write,
      ap: write,
      gl: write,
      'gl-cash-book': write,
      'bank-reconciliation': write,
      'e-invoice': write,
    },
  },
  { id: 'full', access: 'full' },
];

/** A preset that also says which of its writes wait for a person. */
export interface AssistantPreset {
  readonly id: 'assistant-reads' | 'assistant-writes';
  readonly access: Access;
  readonly approval: KeyApproval;
}

const change: AccessRight[] = ['read', 'write', 'delete'];

/** Presets for AI assistants: one that only reads, and one that asks before it writes. */
export const assistantPresets: readonly AssistantPreset[] = [
  { id: 'assistant-reads', access: everywhere(read), approval: 'none' },
  { id: 'assistant-writes', access: everywhere(change), approval: 'writes' },
];

/** How many commands need exactly these rights together: from it a page calculates what a key can do. */
export function commandsByNeed(): Readonly<Record<string, number>> {
  needCounts ??= countNeeds();
  return needCounts;
}

let needCounts: Readonly<Record<string, number>> | null = null;

function countNeeds(): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const recipe of recipes()) {
    const need = [...new Set(rightsNeeded(recipe))].sort().join(' ');
    counts[need] = (counts[need] ?? 0) + 1;
  }
  return counts;
}

/** Whether any command needs this right: one that nothing needs is not offered. */
export const isOffered = (module: AccessModule, right: AccessRight): boolean =>
  Object.keys(commandsByNeed()).some((need) => need.split(' ').includes(`${module}:${right}`));

const sameAccess = (one: Access, other: Access): boolean => {
  if (one === 'full' || other === 'full') return one === other;
  return accessModules.every((module) =>
    accessRights.every((right) => hasRight(one, module, right) === hasRight(other, module, right)),
  );
};

/** A right that nothing needs counts for nothing. */
const hasRight = (access: ModuleAccess, module: AccessModule, right: AccessRight): boolean =>
  isOffered(module, right) && (access[module]?.includes(right) ?? false);

/** `Web shop`, `all modules: read, write`, or `sales: read, write; stock: read`. */
export function accessText(access: Access, { language }: Pick<Reader, 'language'>): string {
  const preset = keyPresets.find((candidate) => sameAccess(candidate.access, access));
  if (preset) return presetWords(language)[preset.id];
  if (access === 'full') return presetWords(language).full;
  const words = accessWords(language);
  const rightsText = (rights: readonly AccessRight[]): string => rights.map((right) => words[right]).join(', ');
  const alike = [write, change].find((rights) => sameAccess(everywhere(rights), access));
  if (alike) return `${words.allModules}: ${rightsText(alike)}`;
  const parts = accessModules.flatMap((module) => {
    const rights = access[module] ?? [];
    return rights.length === 0 ? [] : [`${module}: ${rightsText(rights)}`];
  });
  return parts.length === 0 ? words.onlyTaxCodes : parts.join('; ');
}
