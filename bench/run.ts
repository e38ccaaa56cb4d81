/** Runs one benchmark by name: `npm run bench -- catalog`. Each prints figures beside a baseline of the same run. */

import { readdirSync } from 'node:fs';

const SUFFIX = '.bench.ts';
const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(SUFFIX))
  .map((file) => file.slice(0, -SUFFIX.length));

const [name, ...options] = process.argv.slice(2);
if (name === undefined || !names.includes(name)) {
  console.error(`Say which benchmark to run: npm run bench -- ${names.join(' | ')}`);
  process.exit(1);
}

const benchmark = (await import(`./${name}${SUFFIX}`)) as { bench: (options: readonly string[]) => Promise<void> };
await benchmark.bench(options);
