/** The service: runs the cloud with one sandbox host and prints the first steps. */

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type Companion, type Logger, localUrlOf, packageFolderIn, type RunningCloud, runCloud } from '@ledgerline/cloud';
import { collectorVariables, type SandboxFigures } from '@ledgerline/contract';
import { firstSteps } from './first-steps.ts';
import { ALLOCATION, SANDBOX_NODE_OPTIONS } from './packages/connector/src/sandbox/node-options.ts';

/** What each step is for, in the order of the steps. */
const captions = [
  'Or sign up from here. The response contains tenantApiKey; keep it and the session cookie:',
  'Open the sandbox with its two account books, SAMPLE and BLANK, and keep its connectorId:',
  'Then run the first command and wait for its result:',
];

function welcome({ config }: RunningCloud): void {
  const { baseUrl } = config;
  const steps = firstSteps(baseUrl).map((step, index) => `${captions[index]}\n\n${indented(step)}`);
  console.log(`
Ledgerline is running at ${baseUrl}

Sign up in the portal: ${baseUrl}/signup

${steps.join('\n\n')}

Every command type is described at ${baseUrl}/developers
Stop with Ctrl-C.
`);
}

const indented = (text: string): string => text.replaceAll(/^/gm, '  ');

/** What the sandbox host needs of our environment: how to log, how to allocate, where the compiled code and temporary files are, time zone and language. */
const HOST_VARIABLES = [
  'LOG_FORMAT',
  'MALLOC_ARENA_MAX',
  'MALLOC_MMAP_THRESHOLD_',
  'NODE_COMPILE_CACHE',
  'TZ',
  'LANG',
  'LC_ALL',
  'TMPDIR',
  'TEMP',
  'TMP',
  'SystemRoot',
] as const;

const inheritedBy = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(HOST_VARIABLES.flatMap((name) => (environment[name] === undefined ? [] : [[name, environment[name]]])));

/** The collector of traces, for the spans of the sandbox books. */
const collectorOf = ({ collectorEndpoint, collectorHeaders }: RunningCloud['config']): NodeJS.ProcessEnv => ({
  ...(collectorEndpoint !== null && { [collectorVariables.endpoint]: collectorEndpoint }),
  ...(collectorHeaders !== null && { [collectorVariables.headers]: collectorHeaders }),
});

const hostProgram = new URL('./packages/connector/src/sandbox/main.ts', import.meta.url).pathname;
const RESTART_AFTER_MS = 2_000;
const HOST_STOP_MS_MAX = 15_000;

/** Keeps one sandbox host running: one that exits is restarted and resumes from its journal. */
class SandboxHostProcess implements Companion {
  readonly #cloud: RunningCloud;
  readonly #log: Logger;
  #host: ChildProcess;
  #figures: SandboxFigures | null = null;
  #isStopping = false;

  constructor(cloud: RunningCloud, log: Logger) {
    this.#cloud = cloud;
    this.#log = log;
    this.#host = this.#start();
    cloud.showSandboxes(() => this.#figures);
  }

  /** Before the cloud stops, so that the host can still send the results that it has. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    if (this.#host.exitCode !== null || this.#host.signalCode !== null) return;
    const ended = once(this.#host, 'exit');
    this.#host.kill('SIGTERM');
    const cut = setTimeout(() => this.#host.kill('SIGKILL'), HOST_STOP_MS_MAX);
    await ended;
    clearTimeout(cut);
  }

  #start(): ChildProcess {
    const { config } = this.#cloud;
    const host = fork(hostProgram, {
      // Not the options of this process: they may load an environment file, whose secrets are none of the host's business.
      execArgv: [...SANDBOX_NODE_OPTIONS],
      env: {
        ...Object.fromEntries(Object.entries(config.sandboxSettings).map(([name, value]) => [name, String(value)])),
        ...ALLOCATION,
        ...inheritedBy(process.env),
        ...collectorOf(config),
        SANDBOX_CLOUD_URL: localUrlOf(config),
        SANDBOX_ADMIN_KEY: config.adminKey,
        SANDBOX_FOLDER: join(config.dataDirectory, 'sandbox'),
      },
    });
    host.on('message', (figures) => {
      this.#figures = figures as SandboxFigures;
    });
    host.once('exit', (code, signal) => {
      this.#figures = null;
      if (code === 0 || this.#isStopping) return;
      this.#log.warn({ code, signal }, 'the sandbox host exited; restarting it');
      setTimeout(() => this.#again(), RESTART_AFTER_MS).unref();
    });
    return host;
  }

  #again(): void {
    if (!this.#isStopping) this.#host = this.#start();
  }
}

const packagesProgram = new URL('./packaging/packages/main.ts', import.meta.url).pathname;
const joinProgram = new URL('./packaging/joined/main.ts', import.meta.url).pathname;

/** Prepares something beside the cloud, which does not wait for it and does without it if it fails. */
class PreparingProcess implements Companion {
  readonly #program: ChildProcess;

  constructor(program: string, options: readonly string[], log: Logger, failed: string) {
    this.#program = fork(program, options, { execArgv: [], env: inheritedBy(process.env), silent: true });
    let printed = '';
    for (const stream of [this.#program.stdout, this.#program.stderr]) stream?.on('data', (chunk) => (printed += chunk));
    this.#program.once('close', (code) => {
      if (code !== null && code !== 0) log.warn({ printed: printed.trim() }, failed);
    });
  }

  async stop(): Promise<void> {
    this.#program.kill('SIGKILL');
  }
}

const preparing = ({ config }: RunningCloud, log: Logger): readonly Companion[] => [
  // The cloud offers the clients that are there.
  new PreparingProcess(
    packagesProgram,
    [packageFolderIn(config.dataDirectory)],
    log,
    'the clients under /downloads were not prepared',
  ),
  new PreparingProcess(joinProgram, [], log, 'the sources were not joined, so the next start takes as long as this one'),
];

const LOOK_EVERY_MS = 500;

/** npm passes its signals to the shell that it starts programs with, and that shell ends without passing them on: then this program has another parent. */
function endWithNpm(): void {
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY_MS).unref();
  // A second signal would end it in the middle of its work.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => clearInterval(looking));
}

if (process.env.npm_lifecycle_event === 'start') endWithNpm();

await runCloud(process.env, (cloud, log) => {
  if (!cloud.config.isLogOnly) welcome(cloud);
  const companions: readonly Companion[] = [
    ...preparing(cloud, log),
    ...(cloud.config.isSandboxOffered ? [new SandboxHostProcess(cloud, log)] : []),
  ];
  return { stop: async () => void (await Promise.all(companions.map((companion) => companion.stop()))) };
});
