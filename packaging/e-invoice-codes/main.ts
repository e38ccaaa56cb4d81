/**
 * `npm run einvoice:tables -- --from FOLDER` takes the code tables that the tax authority publishes, as they were downloaded into a folder,
 * into the release, and prints what is new. Without all nine files the date stays.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { systemClock, todayOf } from '@ledgerline/book';
import { type CodeFile, fileText, updatedFrom } from './code-file.ts';

const RELEASED = join(import.meta.dirname, '../../packages/book/seed/e-invoice-codes.json');

const { values } = parseArgs({ options: { from: { type: 'string' }, file: { type: 'string', default: RELEASED } } });
if (values.from === undefined) {
  console.error('Name the folder with the published files: npm run einvoice:tables -- --from FOLDER');
  process.exit(2);
}
const before = JSON.parse(readFileSync(values.file, 'utf8')) as CodeFile;
const { file, differences, missing } = updatedFrom(values.from, before, todayOf(systemClock));
writeFileSync(values.file, fileText(file));
for (const line of differences) console.log(line);
if (differences.length === 0) console.log('No code differs.');
if (missing.length > 0)
  console.log(`Not compared, because these are missing or no code tables: ${missing.join(', ')}. The date stays ${file.asOf}.`);
else console.log(`The tables are of ${file.asOf}.`);
