/** The identifiers that callers send and that appear in paths. Checks their form, not whether they exist. */

import type { Static } from 'typebox';
import { requiring } from '../problem/requirement.ts';
import { Type } from '../schema/schema-type.ts';

/** The characters of an identifier, for lists of identifiers. */
export const urlSafeId = '[A-Za-z0-9._-]+';

/** Dots alone would turn a path into another one (`/v1/commands/..`), so they are not valid. */
const urlSafe = requiring(`^(?!\\.+$)${urlSafeId}$`, 'urlSafe');

export const CommandId = Type.String({
  pattern: urlSafe,
  minLength: 1,
  maxLength: 160,
  description:
    'Chosen by the caller and unique per tenant. It can never be reused for another request. 1 to 160 letters, digits, dots, underscores and hyphens; not only dots.',
});
export type CommandId = Static<typeof CommandId>;

export const ConnectorId = Type.String({
  pattern: urlSafe,
  minLength: 1,
  maxLength: 64,
  description: 'The connector that executes the command, as the portal shows it.',
});
export type ConnectorId = Static<typeof ConnectorId>;

export const CompanyId = Type.String({
  pattern: urlSafe,
  minLength: 1,
  maxLength: 64,
  description: 'The account book, as the portal shows it.',
});
export type CompanyId = Static<typeof CompanyId>;

export const CommandType = Type.String({
  minLength: 1,
  maxLength: 100,
  description: 'A command type of the catalog, for example create-sales-invoice.',
});
export type CommandType = Static<typeof CommandType>;

/** A random name made once per installation of the connector; absent on the wire means `default`. */
export const InstallId = Type.String({
  pattern: urlSafe,
  minLength: 1,
  maxLength: 64,
  description: 'The installation that sends the request, in the header x-install-id.',
});
export type InstallId = Static<typeof InstallId>;

export const installIdDefault: InstallId = 'default';
