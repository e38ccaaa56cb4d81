/** Chance: the secret that forwarded events are signed with. */

import { randomBytes } from 'node:crypto';

export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;
