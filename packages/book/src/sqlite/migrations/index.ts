/** All migrations, oldest first; a file's user_version says how many it has had. */

import { FIRST } from './first.ts';

export const MIGRATIONS: readonly string[] = [FIRST];
