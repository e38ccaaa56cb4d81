import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What `look` says of everything below a folder in which programs are at work:
 * a file that is gone before it is looked at, such as a draft that got its name, is left out.
 */
export function lookThrough<T>(folder: string, look: (path: string) => T): ReadonlyMap<string, T> {
  const seen = new Map<string, T>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    try {
      seen.set(name, look(join(folder, name)));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  return seen;
}
