/**
 * Notes in the app folder, one line each, through which connector and host agree which build runs. The host has the same rules in
 * rules.c and host.ts.
 */

import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { releaseRules } from '@ledgerline/contract';
import { type Bundle, readBundle } from '../bundle.ts';
import { replaceDurably } from './durable-file.ts';

/** `next` is staged, `healthy` has reached the cloud, `refused` was rejected. The host writes the others. */
export type NoteName = 'current' | 'next' | 'previous' | 'healthy' | 'refused';

const buildName = new RegExp(releaseRules.build);

export class BuildNotes {
  readonly app: string;

  constructor(app: string) {
    this.app = app;
  }

  /** The build of a note; null when there is no such note, or none that names a build. */
  read(name: NoteName): string | null {
    try {
      const text = readFileSync(join(this.app, name), 'utf8').trim();
      return buildName.test(text) ? text : null;
    } catch {
      return null;
    }
  }

  write(name: NoteName, build: string): void {
    replaceDurably(join(this.app, name), Buffer.from(build));
  }

  drop(name: NoteName): void {
    rmSync(join(this.app, name), { force: true });
  }

  /** The installed build, as it describes itself; null if there is none. */
  get installed(): Bundle | null {
    const build = this.read('current');
    return build !== null && this.isInstalled(build) ? readBundle(join(this.app, build, 'build.json')) : null;
  }

  /** Whether the program of a build is there. */
  isInstalled(build: string): boolean {
    return existsSync(join(this.app, build, 'connector.mjs'));
  }
}
