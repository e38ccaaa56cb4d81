/** Chance: the secret that forwarded events are signed with, and ids of commands. */

import { randomBytes, randomUUID } from 'node:crypto';

export const newCommandId = (): string => randomUUID();

export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;
