/** The rules, for the test: one request a line on standard input, one reply a line, as packaging/windows/host/rules-by-line.c has it. */

import { createInterface } from 'node:readline';
import { BuildNotes } from '../../../packages/connector/src/update/build-notes.ts';
import { BuildRuns, type Verdict } from './build-runs.ts';

const runs = new BuildRuns(new BuildNotes(process.argv[2] ?? '.'));

const wordsOf = (verdict: Verdict): string => (verdict.kind === 'pause' ? `pause ${verdict.pauseMs}` : verdict.kind);

function replyTo(line: string): string {
  const [what, code, ranMs] = line.split(' ');
  if (what === 'choose') {
    const choice = runs.choose();
    return choice === null ? 'none' : `${choice.isSwitched ? 'switched' : 'same'} ${choice.build}`;
  }
  if (what === 'trial') return runs.isOnTrial ? '1' : '0';
  return wordsOf(what === 'late' ? runs.late() : runs.ended(Number(code), Number(ranMs)));
}

for await (const line of createInterface({ input: process.stdin })) console.log(replyTo(line));
