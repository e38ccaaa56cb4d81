/**
 * Notes of which sources a test process runs functions, for the runner to sum up. V8 only remembers whether a function has run; counts and
 * branches would slow every test down.
 */

import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { notesIn, type RanOf, sourceAt } from './noted-source.ts';
import { SHARED_FOLDER } from './shared-folder.ts';

const shared = process.env[SHARED_FOLDER];
if (shared !== undefined) noteAtExit(join(notesIn(shared), `${process.pid}-${threadId}.json`));

function noteAtExit(file: string): void {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: false, detailed: false });
  process.once('exit', () => {
    session.post('Profiler.takePreciseCoverage', (error, taken) => {
      if (error) throw error;
      const noted: RanOf = Object.fromEntries(
        taken.result.flatMap(({ url, functions: [, ...inside] }) => {
          const path = sourceAt(url);
          const hasRun = inside.some(({ ranges: [whole] }) => (whole?.count ?? 0) > 0);
          return path === undefined ? [] : [[path, hasRun]];
        }),
      );
      writeFileSync(file, JSON.stringify(noted));
    });
  });
}
