/** The modules of the catalog, by id, how commands of a module are run, and where callers look them up. Titles and recipes belong to the catalog. */

import type { Static } from 'typebox';
import { enumOf } from '../schema/shape.ts';

/** The modules an app key can be given rights over. Tax is not among them: only full access changes tax records. */
export const accessModules = [
  'sales',
  'purchase',
  'ar',
  'ap',
  'stock',
  'gl',
  'gl-cash-book',
  'bank-reconciliation',
  'reports',
  'master-data',
  'general-maintenance',
  'e-invoice',
  'bulk-tools',
] as const;

export const AccessModule = enumOf(accessModules, 'A module that an app key can have rights for.');
export type AccessModule = Static<typeof AccessModule>;

export const moduleIds = [...accessModules, 'tax'] as const;

export const ModuleId = enumOf(moduleIds, 'A module of the catalog.');
export type ModuleId = Static<typeof ModuleId>;

export const commandModes = ['read', 'write'] as const;

export const CommandMode = enumOf(commandModes, 'Whether the command only reads the book or can change it.');
export type CommandMode = Static<typeof CommandMode>;

/** Messages of the cloud and of an account book refer to these paths. */
export const schemaPaths = {
  modules: '/v1/schema/modules',
  module: '/v1/schema/modules/{moduleId}',
  command: '/v1/schema/commands/{commandType}',
  search: '/v1/schema/search',
} as const;
