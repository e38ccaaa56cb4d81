/** Account books behind an external program: starts it, speaks the protocol, and turns everything it does into a true outcome. */

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type FailureCode, failureMeanings } from '@ledgerline/contract';
import { withTimeout } from '../clock.ts';
import type { ArtifactContent } from '../cloud.ts';
import {
  type BookLimits,
  type BookResponse,
  type CompanySettings,
  type Driver,
  type DriverCommand,
  type DriverFactory,
  type DriverFailure,
  type Execution,
  type Lookup,
  type Opening,
  ownSetting,
  type PackageFacts,
  type Proposal,
  type RunTerms,
  type SettingDeclaration,
  type UnavailableState,
} from '../driver.ts';
import { readPackage } from '../package-version.ts';
import { takeArtifactFile } from './artifact-file.ts';
import { CLOSE_MS, type DriverProgram, type ExternalOptions, HELLO_MS, killInTime, OPEN_MS, reasonOf } from './driver-program.ts';
import { watchExternal } from './external-watch.ts';
import { DIALOG_EXIT_CODE, type Feature } from './features.ts';
import { type Gone, LineProcess } from './line-process.ts';
import { readProposal } from './proposal.ts';
import {
  type ErrorResponse,
  type ExecuteResponse,
  type HelloResponse,
  helloFrom,
  type PrintStep,
  type RequestBody,
  type ResponseArtifact,
  type ResponsePrint,
  readBookLimits,
  readExecution,
  readHello,
} from './protocol.ts';

const unavailable = (message: string): Opening => ({ kind: 'unavailable', state: 'unavailable', message });

/** Programs that the settings of each book name. */
export function externalDrivers(options: ExternalOptions): DriverFactory {
  return {
    identity: null,
    open: async (company, terms) =>
      typeof company.settings.command === 'string'
        ? openExternal(options, programOf(company.settings), company, terms?.mayReadCopy)
        : unavailable('An external driver needs settings.command.'),
    watch: (company) => watchExternal(options, programOf(company.settings), company),
    async declare(settings) {
      if (typeof settings.command !== 'string') return PROGRAM;
      const declared = await declaredSettings(options, programOf(settings));
      return typeof declared === 'string' ? declared : [...PROGRAM, ...declared];
    },
    propose: (settings) => proposedSettings(options, programOf(settings), settings),
  };
}

/** One program for all its books, which are listed under its name. */
export function programDrivers(options: ExternalOptions, program: DriverProgram): DriverFactory {
  return {
    identity: null,
    open: (company, terms) => openExternal(options, program, company, terms?.mayReadCopy),
    watch: (company) => watchExternal(options, program, company),
    declare: () => declaredSettings(options, program),
    propose: (settings) => proposedSettings(options, program, settings),
  };
}

/** Settings that every external driver needs, in addition to those it declares. */
const PROGRAM: readonly SettingDeclaration[] = [
  ownSetting('command', { type: 'text', isRequired: true }),
  ownSetting('parameters', { type: 'lines', isRequired: false }),
  ownSetting('folder', { type: 'text', isRequired: false }),
];

/** How a program introduces itself, or why it cannot be used. */
export const greeted = (options: ExternalOptions, program: DriverProgram): Promise<HelloResponse | string> =>
  whileGreeted(options, program, async (_process, hello) => hello);

const declaredSettings = (options: ExternalOptions, program: DriverProgram): Promise<readonly SettingDeclaration[] | string> =>
  whileGreeted(options, program, async (_process, hello) => hello.settings);

/** The proposed settings; without the feature, the known settings themselves. */
async function proposedSettings(
  options: ExternalOptions,
  program: DriverProgram,
  settings: CompanySettings['settings'],
): Promise<Proposal | string> {
  const known = { settings, choices: {}, warnings: [] };
  return whileGreeted(options, program, async (process, hello) => {
    if (!hello.features.has('propose')) return known;
    const answer = await withTimeout(options.timers, OPEN_MS, process.ask({ method: 'propose', settings }));
    if (answer === 'late') return 'The driver does not respond.';
    if (answer.kind !== 'ok') return reasonOf(answer);
    return readProposal(answer.value) ?? known;
  });
}

/** Starts a driver, lets it introduce itself, and ends it after the question. */
async function whileGreeted<Asked>(
  { timers, log, environment, connectorBuild }: ExternalOptions,
  program: DriverProgram,
  ask: (process: LineProcess, hello: HelloResponse) => Promise<Asked | string>,
): Promise<Asked | string> {
  const process = new LineProcess({ ...program, environment, log });
  try {
    const greeting = await withTimeout(timers, HELLO_MS, process.ask(helloFrom(connectorBuild)));
    if (greeting === 'late') return 'The driver does not respond.';
    if (greeting.kind !== 'ok') return `The driver cannot be used because ${reasonOf(greeting)}.`;
    const hello = readHello(greeting.value);
    return typeof hello === 'string' ? `The driver cannot be used. ${hello}` : await ask(process, hello);
  } finally {
    await killInTime(timers, process);
  }
}

const programOf = ({ command, parameters, folder }: CompanySettings['settings']): DriverProgram => ({
  command: String(command),
  parameters: Array.isArray(parameters) ? parameters.map(String) : [],
  ...(typeof folder === 'string' && { folder }),
});

async function openExternal(
  options: ExternalOptions,
  program: DriverProgram,
  company: CompanySettings,
  mayReadCopy = false,
): Promise<Opening> {
  const process = new LineProcess({
    ...program,
    environment: options.environment,
    log: options.log,
  });
  mkdirSync(options.artifactsFolder, { recursive: true });
  const artifactFolder = mkdtempSync(join(options.artifactsFolder, 'driver-'));
  const opening = await introduce(options, company, process, artifactFolder, mayReadCopy);
  if (opening.kind === 'opened') return opening;
  await killInTime(options.timers, process);
  rmSync(artifactFolder, { recursive: true, force: true });
  return opening;
}

async function introduce(
  options: ExternalOptions,
  company: CompanySettings,
  process: LineProcess,
  artifactFolder: string,
  mayReadCopy: boolean,
): Promise<Opening> {
  const { timers, connectorBuild } = options;
  const ask = (request: RequestBody, milliseconds: number) => withTimeout(timers, milliseconds, process.ask(request));
  const greeting = await ask(helloFrom(connectorBuild), HELLO_MS);
  if (greeting === 'late') return unavailable('The driver does not respond.');
  if (greeting.kind !== 'ok') return unavailable(`The driver cannot be used because ${reasonOf(greeting)}.`);
  const hello = readHello(greeting.value);
  if (typeof hello === 'string') return unavailable(`The driver cannot be used. ${hello}`);
  const { companyId, name, settings } = company;
  const copy = mayReadCopy && hello.features.has('copy') ? ({ copy: true } as const) : {};
  const opened = await ask(
    { method: 'open', companyId, name, settings, artifactFolder, ...picturesOf(settings, options), ...copy },
    OPEN_MS,
  );
  if (opened === 'late') return unavailable('The driver did not open the account book in time.');
  if (opened.kind === 'ok') {
    const limits = readBookLimits(opened.value);
    const exactlyOnce = hello.exactlyOnce && opened.value.exactlyOnce !== false;
    const { locked } = opened.value;
    const lockedBecause = typeof locked === 'string' ? locked : null;
    const book = { ...hello, exactlyOnce, limits, lockedBecause, package: readPackage(opened.value.package) };
    return { kind: 'opened', driver: new ExternalDriver(process, book, artifactFolder, options) };
  }
  const state = (opened.kind === 'error' && STATES.get(opened.error.code)) || 'unavailable';
  const message =
    opened.kind === 'gone' ? `The driver stopped while it opened the account book because ${opened.reason}.` : reasonOf(opened);
  return { kind: 'unavailable', state, message };
}

/** Pictures can show what is in the book, so that there is a place for them only if its owner wants them. */
function picturesOf({ dialogPictures }: CompanySettings['settings'], { picturesFolder }: ExternalOptions) {
  if (dialogPictures !== true) return {};
  mkdirSync(picturesFolder, { recursive: true });
  return { pictureFolder: picturesFolder };
}

/** The codes with which a driver says why it cannot open a book. */
const STATES: ReadonlyMap<string, UnavailableState> = new Map([
  ['needs_password', 'needs-password'],
  ['book_locked', 'locked'],
]);

/** What a driver says of a command that it ended in time; the reason is our limit. */
const codeOf = ({ code }: ErrorResponse): string =>
  code === 'cancelled' || code === 'deadline_passed' ? ('run_cap_exceeded' satisfies FailureCode) : code;

type Printable = ExecuteResponse & { readonly print: ResponsePrint };

interface OpenedBook extends HelloResponse {
  readonly limits: BookLimits;
  readonly lockedBecause: string | null;
  readonly package: PackageFacts | null;
}

class ExternalDriver implements Driver {
  readonly identity: Driver['identity'];
  readonly #process: LineProcess;
  readonly lockedBecause: string | null;
  readonly isShared: boolean;
  readonly package: PackageFacts | null;
  readonly #hello: OpenedBook;
  readonly #folder: string;
  readonly #options: Pick<ExternalOptions, 'timers' | 'print'>;

  constructor(process: LineProcess, hello: OpenedBook, folder: string, options: Pick<ExternalOptions, 'timers' | 'print'>) {
    this.#process = process;
    this.#hello = hello;
    this.#folder = resolve(folder);
    this.#options = options;
    this.lockedBecause = hello.lockedBecause;
    this.package = hello.package;
    this.isShared = hello.features.has('copy');
    this.identity = { name: hello.name, version: hello.version, exactlyOnce: hello.exactlyOnce };
  }

  get hasEnded(): boolean {
    return this.#process.isGone;
  }

  async capabilities() {
    const { build, commandTypes, limits } = this.#hello;
    if (this.#has('keys')) return { build, commandTypes, book: limits };
    return { build, commandTypes, book: { ...limits, refusedFields: { ...limits.refusedFields, keys: TAKES_NO_KEYS } } };
  }

  async execute(command: DriverCommand, terms?: RunTerms): Promise<Execution> {
    const { commandId, companyId, type, mode, payload, sentBy, traceparent, tracestate } = command;
    // A driver that ignores the filter would return the whole list, which would go unnoticed.
    if (mode === 'read' && Array.isArray(payload.keys) && !this.#has('keys')) return withoutKeys;
    let dialog: string | null = null;
    if (this.#has('notices'))
      this.#process.onNotice = (notice) => {
        if (notice.kind === 'progress') return terms?.reportProgress(notice.text);
        dialog = notice.text;
        terms?.reportDialog(dialog);
      };
    const asked = {
      method: 'execute',
      commandId,
      companyId,
      type,
      mode,
      payload,
      ...(sentBy !== undefined && { sentBy }),
      ...(traceparent !== undefined && { traceparent }),
      ...(tracestate !== undefined && { tracestate }),
      ...(terms && this.#has('deadline') && { secondsLeft: terms.secondsLeft }),
    } as const;
    const answer = await this.#process.ask(asked);
    this.#process.onNotice = null;
    if (answer.kind === 'gone') return this.#stopped(answer, dialog);
    if (answer.kind === 'error') return { kind: 'failed', ...answer.error, code: codeOf(answer.error), isBroken: false };
    const execution = readExecution(answer.value);
    const { print } = execution ?? {};
    if (execution && print) return this.#printed({ ...execution, print }, { type, payload });
    return execution ? this.#responded(execution) : broken('The driver sent a response without a result.');
  }

  #has(feature: Feature): boolean {
    return this.#hello.features.has(feature);
  }

  /** A driver that stopped because of a window reports it with its exit code; the window would block a second try too. */
  #stopped({ reason, exitCode }: Gone, dialog: string | null): DriverFailure {
    if (exitCode !== DIALOG_EXIT_CODE || !this.#has('notices'))
      return broken(`The driver stopped during the command because ${reason}.`);
    const message = `${failureMeanings.dialog_open.meaning}${dialog === null ? '' : ` The window says: ${dialog}`}`;
    return { ...broken(message), code: 'dialog_open', mustNotRunAgain: true };
  }

  async cancel(commandId: string): Promise<boolean> {
    if (!this.#has('cancel')) return false;
    const answer = await this.#process.ask({ method: 'cancel', commandId });
    return answer.kind === 'ok' && answer.value.accepted === true;
  }

  async lookup(commandId: string): Promise<Lookup> {
    const answer = await this.#process.ask({ method: 'lookup', commandId });
    if (answer.kind !== 'ok') return { kind: 'unavailable', message: reasonOf(answer) };
    if (answer.value.found !== true) return this.#notFound(answer.value.proof);
    const execution = readExecution(answer.value);
    const responded = execution ? this.#responded(execution) : null;
    if (responded?.kind !== 'responded')
      return { kind: 'unavailable', message: 'The driver found the command but sent no valid result.' };
    return { kind: 'found', response: responded };
  }

  /** A driver that records every write with its change knows that it has not made this one; another can prove it for one command. */
  #notFound(said: unknown): Lookup {
    const proof = this.#has('proof') ? said : undefined;
    if (proof === 'not_applied') return { kind: 'not_applied', isProven: true };
    if (proof === 'partly_applied') return { kind: 'partly_applied' };
    return { kind: this.identity.exactlyOnce && proof !== 'none' ? 'not_applied' : 'not_found' };
  }

  /** Values that the driver itself returns, such as the key of the document, take precedence. */
  #printed({ print, result: own, wantsRecycle }: Printable, command: PrintStep): BookResponse {
    const { result, artifact } = this.#options.print(print, command);
    return { kind: 'responded', result: result.ok === true ? { ...result, ...own } : result, artifact, wantsRecycle };
  }

  /** What was saved stays saved, whether or not its file can be read. */
  #responded({ result, artifact, wantsRecycle }: ExecuteResponse): BookResponse | DriverFailure {
    const response = { kind: 'responded', result, artifact: null, wantsRecycle } as const;
    if (!artifact) return response;
    const content = this.#read(artifact);
    if (typeof content !== 'string') return { ...response, artifact: content };
    if (result.saved === true) return response;
    return { kind: 'failed', code: 'artifact_failed', message: content, outcome: 'not_applied', isBroken: false };
  }

  #read({ path, fileName, contentType }: ResponseArtifact): ArtifactContent | string {
    const content = takeArtifactFile(this.#folder, path);
    if (typeof content === 'string') return content;
    return { fileName: fileName.slice(0, 200) || 'file', contentType: contentType.slice(0, 100), content };
  }

  async close(): Promise<void> {
    if (!this.#process.isGone) await withTimeout(this.#options.timers, CLOSE_MS, this.#process.ask({ method: 'close' }));
    await this.#process.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

const TAKES_NO_KEYS =
  'The driver of this account book does not take the filter keys. Read each document or record with its get command.';

const withoutKeys: DriverFailure = {
  kind: 'failed',
  code: 'unsupported_command' satisfies FailureCode,
  message: TAKES_NO_KEYS,
  outcome: 'not_applied',
  isBroken: false,
};

const broken = (message: string): DriverFailure => ({
  kind: 'failed',
  code: 'driver_failed',
  message,
  outcome: 'unknown',
  isBroken: true,
});
