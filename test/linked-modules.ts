/** The installed packages of this project for a copy of its sources elsewhere, whose own packages are the copied ones. */

import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Packages whose folder has another name. */
const FOLDERS: Readonly<Record<string, string>> = { cli: 'command-line' };

export function linkModules(copy: string): void {
  linkFolder('node_modules', copy);
  for (const name of readdirSync(join(copy, 'packages'))) {
    const modules = join('packages', name, 'node_modules');
    if (existsSync(join(root, modules))) linkFolder(modules, copy);
  }
}

function linkFolder(modules: string, copy: string): void {
  mkdirSync(join(copy, modules), { recursive: true });
  for (const name of readdirSync(join(root, modules))) {
    if (name === '@ledgerline') linkOwn(join(root, modules, name), join(copy, modules, name), copy);
    else symlinkSync(join(root, modules, name), join(copy, modules, name));
  }
}

function linkOwn(from: string, to: string, copy: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) symlinkSync(join(copy, 'packages', FOLDERS[name] ?? name), join(to, name));
}
