/** The roles of people in a tenant. What each role can do is decided in the cloud. */

import type { Static } from 'typebox';
import { enumOf } from '../schema/shape.ts';

/** The roles, from the one with all rights to the one that can only view. */
export const roles = ['owner', 'admin', 'developer', 'accountant', 'viewer'] as const;

export const Role = enumOf(roles, 'What the person is in the tenant. docs/team.md lists what each role may do.');
export type Role = Static<typeof Role>;
