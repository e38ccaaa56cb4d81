/** Starts a driver: copies a template and its kit, and puts the name in. */

import { cpSync, existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { driversFolder } from '../bundle.ts';
import type { Problems } from '../config.ts';
import { isDriverName } from '../drivers/driver-folder.ts';

/** What makes a new driver. Both folders are seen from the one of the drivers, in the sources and in a bundle alike. */
interface Template {
  readonly template: string;
  readonly kit: string;
  /** The folder of the new driver that gets the kit. */
  readonly kitFolder: string;
  /** What is called otherwise in a new driver than in the template. */
  readonly renamed?: readonly [from: string, to: string];
}

const TEMPLATES: Readonly<Record<string, Template>> = {
  csharp: { template: 'template-dotnet', kit: 'kit-dotnet', kitFolder: 'Ledgerline.DriverKit' },
  python: { template: 'template-python', kit: 'kit-python/ledgerline_driver', kitFolder: 'ledgerline_driver' },
  typescript: {
    template: 'template-typescript',
    kit: '../packages/driver-kit/src',
    kitFolder: 'ledgerline-driver',
    // Node runs no TypeScript of node_modules, so the kit is imported as files of the driver.
    renamed: ['@ledgerline/driver-kit', './ledgerline-driver/index.ts'],
  },
};

/** The placeholder for the name in every file of a template. */
const PLACEHOLDER = /\bNAME\b/g;
const KIT_FILE = /\.(?:cs|json|nsh|py|ts)$/;

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
  const [renamed, newName] = chosen.renamed ?? ['', ''];
  for (const file of globSync('**/*', { cwd: target }).map((each) => join(target, each))) {
    if (!statSync(file).isFile()) continue;
    const content = readFileSync(file, 'utf8').replaceAll(PLACEHOLDER, name);
    writeFileSync(file, renamed === '' ? content : content.replaceAll(renamed, newName));
  }
  const isOfKit = (path: string): boolean =>
    !path.includes('__pycache__') && (KIT_FILE.test(path) || statSync(path).isDirectory());
  cpSync(join(from, chosen.kit), join(target, chosen.kitFolder), { recursive: true, filter: isOfKit });
  return target;
}
