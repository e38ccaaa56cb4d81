import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lineLog } from './log.ts';

const now = (): string => '2026-11-15T08:30:00.000Z';

function linesOf(isJson: boolean, program: string | null): readonly string[] {
  const lines: string[] = [];
  const log = lineLog({ isJson, program, now, write: (line) => lines.push(line) });
  log.line('info', 'Ready.');
  log.line('warning', 'A "quoted"\nthing.');
  return lines;
}

test('the log is lines for people, or the same as JSON with the members of the cloud', () => {
  assert.equal(linesOf(false, null)[0], '2026-11-15T08:30:00.000Z Ready.');
  assert.match(linesOf(false, 'sandbox')[1] ?? '', /^\S+ sandbox: warning: A "quoted"/);
  const [ready, quoted = ''] = linesOf(true, 'sandbox');
  assert.equal(ready, '{"level":"info","time":"2026-11-15T08:30:00.000Z","program":"sandbox","msg":"Ready."}');
  assert.deepEqual(JSON.parse(quoted), { level: 'warn', time: now(), program: 'sandbox', msg: 'A "quoted"\nthing.' });
  assert.equal(quoted.includes('\n'), false);
});
