/** The ledgerline program: reads the command line, runs one command, and ends with a code that means something. */

import type { CommanderError } from 'commander';
import { programWith } from './program.ts';

const COMPLETION = 'completion';
const VERSION_FLAGS: readonly (string | undefined)[] = ['-V', '--version'];
/** The usage code of exitCodes, repeated here so that help does not load the client, which takes longer than printing help. */
const USAGE = 2;

const stopping = new AbortController();
let interrupts = 0;
process.on('SIGINT', () => {
  interrupts += 1;
  if (interrupts > 1) process.exit(130);
  stopping.abort(new DOMException('Stopped. Run the same command again to continue.', 'AbortError'));
});
/** A reader such as head has seen enough. */
process.stdout.on('error', () => process.exit(0));
process.stderr.on('error', () => {});

let isJson = process.argv.includes('--json');

const program = programWith(async (options) => {
  isJson = options.json ?? false;
  const { Session } = await import('./session.ts');
  const { env: environment, platform, stdin, stdout, stderr } = process;
  return new Session({ environment, platform, streams: { stdin, stdout, stderr }, signal: stopping.signal }, options);
});

/** Loaded only for this: the file would cost every call some milliseconds. */
async function printVersion(): Promise<void> {
  const { default: manifest } = await import('../package.json', { with: { type: 'json' } });
  process.stdout.write(`${manifest.version}\n`);
}

const isCommander = (error: unknown): error is CommanderError =>
  (error as { code?: string }).code?.startsWith('commander.') ?? false;

try {
  if (process.argv[2] === COMPLETION) (await import('./completion.ts')).addCompletion(program);
  if (VERSION_FLAGS.includes(process.argv[2])) await printVersion();
  else await program.parseAsync();
} catch (error) {
  if (isCommander(error)) process.exitCode = error.exitCode === 0 ? 0 : USAGE;
  else {
    const { describe, endingOf, exitCodes, sentencesOf } = await import('./failure.ts');
    process.exitCode = exitCodes[endingOf(error)];
    if (isJson) process.stdout.write(`${JSON.stringify(describe(error))}\n`);
    process.stderr.write(`${sentencesOf(error).join('\n')}\n`);
    if (process.exitCode === exitCodes.bug) process.stderr.write(`${(error as Error).stack}\n`);
  }
}
