/** `npm run packages` builds the packages that a cloud offers, into dist/packages or a folder that is named. `npm start` runs it beside the cloud. */

import { constants, setPriority } from 'node:os';
import { builtPackages, preparePackages } from './build.ts';

const folder = process.argv[2] ?? builtPackages;
setPriority(constants.priority.PRIORITY_LOW);
const prepared = await preparePackages(folder);
const sentences = {
  present: `The packages in ${folder} are up to date.`,
  copied: `The packages were copied to ${folder}.`,
  built: `The packages were built in ${folder}.`,
  'no-compiler': 'The packages were not built, because the compilers are not installed. Run "npm ci && npm run packages" first.',
} as const;
console.log(sentences[prepared]);
process.exitCode = prepared === 'no-compiler' ? 1 : 0;
