/** `npm run join` joins the sources of the service, for a start that takes half as long. `npm start` runs it beside the cloud. */

import { existsSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { joinSources } from './join.ts';

const root = join(import.meta.dirname, '../..');
setPriority(constants.priority.PRIORITY_LOW);
if (!existsSync(join(root, 'node_modules/esbuild')))
  console.log('The sources were not joined, because esbuild is not installed.');
else console.log((await joinSources(root)) ? 'The sources were joined.' : 'The joined sources are up to date.');
