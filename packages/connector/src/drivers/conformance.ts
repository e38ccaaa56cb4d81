/** What every external driver must do, as checks that its author can run. Speaks the protocol; knows no accounting. */

import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findRecipe } from '@ledgerline/catalog';
import { readPackage } from '../package-version.ts';
import { changeRules, watchRule } from './change-rules.ts';
import { type ConformanceOptions, END_MS, noWrite, type Rule, refusal, resultOf, Subject } from './conformance-subject.ts';
import { deadlineRule, featureRules } from './feature-rules.ts';
import { readExecution } from './protocol.ts';

export interface CheckResult {
  readonly rule: string;
  readonly result: 'passed' | 'failed' | 'skipped';
  readonly reason: string | null;
}

/** Fields that identify what a write saved. */
const IDENTITY = ['docType', 'docNo', 'docKey', 'code'] as const;
const UNKNOWN_TYPES_SHOWN = 5;

const checks: readonly Rule[] = [
  { rule: 'The driver reports its protocol, name, version and build.', check: (subject) => subject.greet() },
  { rule: 'The driver opens the account book.', check: (subject) => subject.open() },
  {
    rule: 'The package that the response to open names has a name, a version and the tested versions.',
    async check({ opened }) {
      if (opened.package === undefined) return { skipped: 'the driver does not name the package' };
      const facts = readPackage(opened.package);
      if (facts === null) return 'package has no name or no version';
      return facts.tested === null ? 'package has no tested versions, from and to, in numbers with dots' : null;
    },
  },
  {
    rule: 'Every command type that the driver names is one of the catalog.',
    async check({ hello }) {
      const unknown = (hello?.commandTypes ?? []).filter((type) => findRecipe(type) === undefined);
      return unknown.length === 0 ? null : `${unknown.slice(0, UNKNOWN_TYPES_SHOWN).join(', ')} is not in the catalog`;
    },
  },
  {
    rule: 'A read returns a result with ok: true.',
    async check(subject) {
      const { runId, read } = subject.options;
      const response = await subject.execute(`${runId}-read`, 'read', read);
      return resultOf(response)?.result.ok === true ? null : (refusal(response) ?? 'the response has no result with ok: true');
    },
  },
  {
    rule: 'An unknown command type fails, and the driver reports that nothing was applied.',
    async check(subject) {
      const response = await subject.execute(`${subject.options.runId}-unknown`, 'write', {
        type: 'do-the-impossible',
        payload: {},
      });
      if (typeof response === 'string') return response;
      if (response.kind === 'error')
        return response.error.outcome === 'not_applied' ? null : 'its error does not have the outcome not_applied';
      const execution = readExecution(response.value);
      return execution?.result.ok === false && execution.result.saved === false ? null : 'it reports success';
    },
  },
  {
    rule: 'A lookup of an unknown commandId finds nothing.',
    async check(subject) {
      const response = await subject.ask({ method: 'lookup', commandId: `${subject.options.runId}-never` });
      if (typeof response === 'string' || response.kind === 'error') return refusal(response);
      return response.value.found === false ? null : 'it did not return { "found": false }';
    },
  },
  watchRule,
  deadlineRule,
  {
    rule: 'A write returns a result with ok and saved.',
    async check(subject) {
      const { runId, write } = subject.options;
      if (!write) return noWrite;
      const response = await subject.execute(`${runId}-write`, 'write', write);
      const result = resultOf(response)?.result;
      subject.written = result ?? null;
      if (result?.ok === true && result.saved === true) return null;
      return refusal(response) ?? `the result is ${JSON.stringify(result)}`;
    },
  },
  ...changeRules,
  {
    rule: 'After a restart the driver still knows what it wrote, by lookup or, if it is exactly-once, by its record.',
    async check(subject) {
      const { runId, write } = subject.options;
      if (!write) return noWrite;
      const trouble = await subject.startAnew();
      if (trouble !== null) return trouble;
      const isExactlyOnce = subject.hello?.exactlyOnce === true;
      const response = isExactlyOnce
        ? await subject.execute(`${runId}-write`, 'write', write)
        : await subject.ask({ method: 'lookup', commandId: `${runId}-write` });
      if (resultOf(response)?.result.saved === true) return null;
      return isExactlyOnce ? 'the same commandId does not return the recorded result' : 'lookup does not find what was written';
    },
  },
  {
    rule: 'A lookup names the same document or record as the write did.',
    async check(subject) {
      const { runId, write } = subject.options;
      if (!write) return noWrite;
      const response = await subject.ask({ method: 'lookup', commandId: `${runId}-write` });
      const found = resultOf(response)?.result;
      if (!found) return refusal(response) ?? 'lookup does not find what was written';
      const differing = IDENTITY.filter((name) => found[name] !== subject.written?.[name]);
      return differing.length === 0 ? null : `${differing.join(', ')} differs from what the write returned`;
    },
  },
  {
    rule: 'Killed during a write, the driver opens the book again and knows whether the write is there.',
    async check(subject) {
      const { runId, write } = subject.options;
      if (!write) return noWrite;
      const commandId = `${runId}-killed`;
      void subject.execute(commandId, 'write', write);
      const trouble = await subject.startAnew();
      if (trouble !== null) return `after the kill ${trouble}`;
      const response = await subject.ask({ method: 'lookup', commandId });
      if (typeof response === 'string' || response.kind === 'error') return refusal(response);
      if (response.value.found === true) return readExecution(response.value) ? null : 'it found the write and sent no result';
      return response.value.found === false ? null : 'lookup returned neither found: true nor found: false';
    },
  },
  ...featureRules,
  {
    rule: 'When its input ends, the driver exits and leaves the account book free for the next one.',
    async check(subject) {
      if (!(await subject.endsWithInput())) return `it is still running ${END_MS / 1000} seconds after its input has ended`;
      const trouble = await subject.startAnew();
      return trouble === null ? null : `afterwards ${trouble}`;
    },
  },
  {
    rule: 'The driver exits after close.',
    check: async (subject) => ((await subject.closes()) ? null : `it is still running ${END_MS / 1000} seconds after close`),
  },
];

/** Runs every check in order; checks after a failed hello or open are skipped. */
export async function examineDriver(options: ConformanceOptions): Promise<readonly CheckResult[]> {
  const folder = mkdtempSync(join(options.scratchFolder, 'check-driver-'));
  const subject = new Subject(options, folder);
  const results: CheckResult[] = [];
  try {
    for (const { rule, check } of checks) {
      const isBlocked = results.slice(0, 2).some(({ result }) => result === 'failed');
      const found = isBlocked ? { skipped: 'the driver did not start' } : await check(subject);
      if (found === null) results.push({ rule, result: 'passed', reason: null });
      else if (typeof found === 'string') results.push({ rule, result: 'failed', reason: found });
      else results.push({ rule, result: 'skipped', reason: found.skipped });
    }
  } finally {
    await subject.watched?.watcher.kill();
    await subject.kill();
    rmSync(folder, { recursive: true, force: true });
  }
  return results;
}
