/** Chance, in one place. */

import { randomBytes } from 'node:crypto';

/** A position of another file is another one, even where it has used the number again. */
export const newTag = (): string => randomBytes(4).toString('hex');
