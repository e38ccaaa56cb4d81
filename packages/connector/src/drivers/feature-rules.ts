/** Rules of the conformance suite for the features of a driver, and for the content of its streams. */

import { noWrite, type Rule, refusal, type Subject } from './conformance-subject.ts';
import type { Feature } from './features.ts';
import { readProposal } from './proposal.ts';
import { readExecution } from './protocol.ts';

/** A driver that waits for the one before it to end does not respond at once. */
const WAITS_MS = 3_000;
const LARGE_CHARACTERS = 8 * 1024 * 1024;

/** A rule for drivers that name a feature. */
const forFeature = (feature: Feature, { rule, check }: Rule): Rule => ({
  rule,
  check: async (subject) =>
    subject.hello?.features.has(feature) ? check(subject) : { skipped: `the driver does not name the feature ${feature}` },
});

/** Runs a check on another process of the driver, which is ended afterwards. */
async function beside(subject: Subject, check: (other: Subject) => Promise<string | null>): Promise<string | null> {
  try {
    return (await subject.greet()) ?? (await check(subject));
  } finally {
    await subject.kill();
  }
}

const answered = async (subject: Subject, name: string, text: string): Promise<string | null> => {
  const { runId, read } = subject.options;
  const sample = { ...read, payload: { ...read.payload, [`check_${name}`]: text } };
  const response = await subject.execute(`${runId}-${name}`, 'read', sample);
  return typeof response === 'string' ? response : null;
};

/** Runs before the first write, because a package may refuse the same write a second time for another reason. */
export const deadlineRule: Rule = forFeature('deadline', {
  rule: 'A write whose time is up ends with deadline_passed, and nothing was applied.',
  async check(subject) {
    const { runId, write } = subject.options;
    if (!write) return noWrite;
    const response = await subject.execute(`${runId}-late`, 'write', write, { secondsLeft: 0 });
    if (typeof response === 'string') return response;
    if (response.kind === 'ok') return 'it ran the command';
    const { code, outcome } = response.error;
    if (code !== 'deadline_passed' || outcome !== 'not_applied') return `its error is ${code}, ${outcome}`;
    const found = await subject.ask({ method: 'lookup', commandId: `${runId}-late` });
    return typeof found !== 'string' && found.kind === 'ok' && found.value.found === true ? 'lookup finds the write' : null;
  },
});

export const featureRules: readonly Rule[] = [
  forFeature('proof', {
    rule: 'A lookup that finds nothing says what that proves: not_applied or none.',
    async check(subject) {
      const response = await subject.ask({ method: 'lookup', commandId: `${subject.options.runId}-unproven` });
      if (typeof response === 'string' || response.kind === 'error') return refusal(response);
      return ['not_applied', 'none'].includes(String(response.value.proof)) ? null : 'it did not send a proof';
    },
  }),
  forFeature('cancel', {
    rule: 'A command that does not run cannot be cancelled.',
    async check(subject) {
      const response = await subject.ask({ method: 'cancel', commandId: `${subject.options.runId}-never` });
      if (typeof response === 'string' || response.kind === 'error') return refusal(response);
      return response.value.accepted === false ? null : 'it did not return { "accepted": false }';
    },
  }),
  forFeature('notices', {
    rule: 'The driver sends notices only while a command runs.',
    async check(subject) {
      const { runId, read } = subject.options;
      const response = await subject.execute(`${runId}-noticed`, 'read', read);
      if (typeof response === 'string') return response;
      const after = await subject.ask({ method: 'lookup', commandId: `${runId}-noticed` });
      return typeof after === 'string' ? `after the command ${after}` : null;
    },
  }),
  forFeature('recycle', {
    rule: 'recycle is true or false.',
    async check(subject) {
      const { runId, read } = subject.options;
      const response = await subject.execute(`${runId}-recycle`, 'read', read);
      if (typeof response === 'string' || response.kind === 'error') return refusal(response);
      const { recycle } = response.value;
      return recycle === undefined || typeof recycle === 'boolean' ? null : `it is ${JSON.stringify(recycle)}`;
    },
  }),
  forFeature('keys', {
    rule: 'A list that is asked for keys that the book does not have is empty.',
    async check(subject) {
      const { runId, read } = subject.options;
      const sample = { ...read, payload: { ...read.payload, keys: [`${runId}-none`] } };
      const response = await subject.execute(`${runId}-keys`, 'read', sample);
      if (typeof response === 'string' || response.kind === 'error') return refusal(response);
      const { rows } = readExecution(response.value)?.result ?? {};
      return !Array.isArray(rows) || rows.length === 0 ? null : `it has ${rows.length} rows`;
    },
  }),
  forFeature('propose', {
    rule: 'Before it opens a book, the driver proposes settings for it.',
    check: (subject) =>
      beside(subject.another(), async (other) => {
        const response = await other.ask({ method: 'propose', settings: other.options.settings });
        if (typeof response === 'string' || response.kind === 'error') return refusal(response);
        return readProposal(response.value) ? null : 'the response has no settings';
      }),
  }),
  forFeature('copy', {
    rule: 'A book that another program has open is read from a copy and not written, or the driver waits.',
    check: (subject) =>
      beside(subject.another(), async (other) => {
        const { runId, read, write } = other.options;
        const opened = await other.askToOpen(WAITS_MS, { copy: true });
        if (typeof opened === 'string') return null;
        if (opened.kind === 'error') return refusal(opened);
        if (typeof opened.value.locked !== 'string') return 'the response to open does not say who has the book';
        const response = await other.execute(`${runId}-copy`, 'read', read);
        if (typeof response === 'string' || response.kind === 'error') return refusal(response);
        const { readFrom } = readExecution(response.value)?.result ?? {};
        if (typeof readFrom !== 'object' || readFrom === null) return 'the result has no readFrom';
        if (!write) return null;
        const written = await other.execute(`${runId}-copy-write`, 'write', write);
        if (typeof written === 'string') return written;
        return written.kind === 'error' && written.error.code === 'book_locked' ? null : 'the write did not end with book_locked';
      }),
  }),
  {
    rule: 'Two drivers cannot have one account book open: the second gets book_locked, or waits.',
    async check(subject) {
      if (subject.hello?.features.size === 0) return { skipped: 'the driver names no feature' };
      return beside(subject.another(), async (other) => {
        const response = await other.askToOpen(WAITS_MS);
        if (typeof response === 'string') return null;
        if (response.kind === 'ok') return 'the second opened it';
        return response.error.code === 'book_locked' ? null : `the error of the second is ${response.error.code}`;
      });
    },
  },
  {
    rule: 'A password of the settings does not come back, in a response or on the error stream.',
    async check(subject) {
      const password = subject.hello?.settings.find(({ type }) => type === 'password');
      if (!password) return null;
      const secret = `${subject.options.runId}-password`;
      const other = subject.another({ ...subject.options.settings, [password.name]: secret });
      return beside(other, async () => {
        const response = await other.askToOpen(WAITS_MS);
        await other.kill();
        const texts = [JSON.stringify(response), ...other.errorLines];
        return texts.some((text) => text.includes(secret)) ? `the value of ${password.name} came back` : null;
      });
    },
  },
  {
    rule: 'A payload of 8 MiB gets a response.',
    check: (subject) => answered(subject, 'large', 'x'.repeat(LARGE_CHARACTERS)),
  },
  {
    rule: 'A payload with control characters gets a response.',
    check: (subject) => answered(subject, 'control', 'a\u0000\u0007\u001b\u2028b'),
  },
  {
    rule: 'Nothing but responses and notices reaches standard output.',
    async check(subject) {
      const trouble = await subject.startAnew();
      if (trouble !== null) return trouble;
      const { runId, read } = subject.options;
      const response = await subject.execute(`${runId}-quiet`, 'read', read);
      if (typeof response === 'string') return response;
      return response.kind === 'error' || readExecution(response.value) ? null : 'the response has no result';
    },
  },
];
