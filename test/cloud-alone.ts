/** The cloud without a sandbox host, from the joined sources of a test run: dozens of tests start one. */

import { join } from 'node:path';
import { programAt } from '../packaging/joined/joined.ts';

const program = programAt(join(import.meta.dirname, '..'), 'packages/cloud/src/index.ts');
const { runCloud } = (await import(program.href)) as typeof import('@ledgerline/cloud');
await runCloud(process.env);
