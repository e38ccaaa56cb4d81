/** Starts a driver: copies a template and its kit, and puts the name in. */

import { cpSync, existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { driversFolder } from '../bundle.ts';
import type { Problems } from '../config.ts';
import { isDriverName } from '../drivers/driver-folder.ts';

/** Which folders of the drivers make a new one, by language: the template, and the kit that is copied into it. */
const TEMPLATES: Readonly<
  Record<string, { readonly template: string; readonly kit: readonly [from: string, to: string] | null }>
> = {
  python: { template: 'template-python', kit: ['kit-python/ledgerline_driver', 'ledgerline_driver'] },
};

/** Stands for the name in every file of a template. */
const PLACEHOLDER = /\bNAME\b/g;

/** Writes a folder with the name of the driver; returns its path. */
export function createDriver(language: string, name: string, parent: string, from = driversFolder): string | Problems {
  const chosen = Object.hasOwn(TEMPLATES, language) ? TEMPLATES[language] : undefined;
  const target = join(parent, name);
  const problems = [
    ...(chosen
      ? []
      : [`--language must be one of ${Object.keys(TEMPLATES).join(', ')}${language === '' ? '' : `; you sent "${language}"`}.`]),
    ...(isDriverName(name) ? [] : [`The name must be lower-case letters, digits and hyphens; you sent "${name}".`]),
    ...(isDriverName(name) && existsSync(target) ? [`${target} already exists.`] : []),
  ];
  if (problems.length > 0 || !chosen) return { problems };
  cpSync(join(from, chosen.template), target, { recursive: true });
  for (const file of globSync('**/*', { cwd: target }).map((each) => join(target, each))) {
    if (statSync(file).isFile()) writeFileSync(file, readFileSync(file, 'utf8').replaceAll(PLACEHOLDER, name));
  }
  if (chosen.kit) {
    const isSource = (path: string): boolean => !path.includes('__pycache__');
    cpSync(join(from, chosen.kit[0]), join(target, chosen.kit[1]), { recursive: true, filter: isSource });
  }
  return target;
}
