/** The driver that names every feature, as a folder that a connector finds by its name. */

import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export function makeFeaturedDriver(folder: string, more: object = {}): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  cpSync(join(import.meta.dirname, 'featured-driver.ts'), join(folder, 'driver.ts'));
  cpSync(join(import.meta.dirname, 'timers.ts'), join(folder, 'timers.ts'));
  const description = {
    name: 'featured',
    title: 'Featured',
    version: '1.0.0',
    command: { [process.platform]: [process.execPath, 'driver.ts'] },
    fileSetting: 'notebook',
    filePatterns: ['*.notebook'],
  };
  writeFileSync(join(folder, 'driver.json'), JSON.stringify({ ...description, ...more }));
}
