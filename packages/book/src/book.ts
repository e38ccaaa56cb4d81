/**
 * The account book: one writer, one transaction per command, and the stored result for a command it has already run. Contains no
 * accounting itself.
 */

import { check, type DocType, findRecipe, isReportTemplate, type Json, type Payload, recipes } from '@ledgerline/catalog';
import { type ChangePage, isMismatched, type UserDefinedField } from '@ledgerline/contract';
import { bookCommandSays } from '@ledgerline/words/book/command';
import { describeFile, type TakeFile } from './artifact.ts';
import { type Budget, Deadline, excessOf, TimeExceeded, timeExcess, withDeadline } from './budget.ts';
import { changesAfter, logChanges, logResync } from './change-log/change-log.ts';
import { type Clock, elapsedMs, instantOf, todayOf } from './clock.ts';
import { type Carrier, CommandContext } from './command/command-context.ts';
import { knownResult, remember, rewrite, storedResult } from './command/command-memory.ts';
import { type FailedCommand, failedResult, unverified } from './command/failure.ts';
import { type HandlerResult, type Result, uncommitted, verifyEarly, withVerification } from './command/handler-result.ts';
import { exceeded, invalid, warned } from './command/outcome.ts';
import { Progress, type ReportProgress } from './command/progress.ts';
import { BookFull, type Database, StorageFailure } from './database.ts';
import { handlerOf } from './dispatch.ts';
import { absorb } from './einvoice/courier/absorb.ts';
import { CourierDesk } from './einvoice/courier/courier-desk.ts';
import type { Errand, Plan, Reply } from './einvoice/courier/errand.ts';
import { plan } from './einvoice/courier/plan.ts';
import { gatewaySettingsOf } from './einvoice/gateway-settings.ts';
import { RehearsalDesk } from './einvoice/rehearsal.ts';
import { environmentOf, isCarried } from './einvoice/state/place.ts';
import { type BookFinding, examineBook } from './examination/examination.ts';
import { brokenInvariants } from './examination/invariants.ts';
import { settingOf } from './master-data/master.ts';
import { allDefinitions, type Definer, type Definition } from './master-data/user-defined-field.ts';
import { createDocument } from './operations/document/create.ts';
import { completed } from './operations/view/result-completion.ts';
import { derivedRows, rebuildAll } from './posting/derive.ts';
import { problem, refusal } from './problem.ts';
import type { RecordKind } from './record-store/kinds.ts';
import { withRecordCache } from './record-store/record-cache.ts';
import type { Reference } from './record-store/records.ts';
import { writeReport } from './reports/print/print-report.ts';
import { applySetup, type SetupChange, type SetupSection, setupProblem, setupSections } from './setup/setup.ts';
import { defineField, type Problems, removeField, setFields } from './setup/user-defined-fields.ts';

export interface BookOptions {
  readonly clock: Clock;
  /** Asserts the invariants of the book before every commit; for tests. */
  readonly isChecked?: boolean;
  /** Runs between the commit of a write and the fresh read that verifies it; for tests that make the two differ. */
  readonly onCommitted?: (db: Database) => void;
  /** Called for each command: returns what the connector that sends e-invoices knows. With a signature, e-invoices have version 1.1. */
  readonly carrier?: () => Carrier;
  /** Receives failures that the caller did not cause, with the details needed to find the cause. */
  readonly onFailure?: (failure: unknown, command: FailedCommand) => void;
  /** Receives every result as it is returned to the caller; for tests that compare it with its declaration. */
  readonly onResult?: (type: string, result: Result) => void;
  /** The budget of one command; unlimited by default. */
  readonly budget?: Budget;
  /** A monotonic time in milliseconds, for budget and progress. The default is the clock of the machine. */
  readonly elapsedMs?: () => number;
  /** The maximum size of the file; by default limited only by the disk. */
  readonly fileBytesMax?: number;
}

/** A record that no command creates, such as a setting or a numbering format. */
export interface SeedRecord extends Reference {
  readonly data: Payload;
  readonly references?: readonly Reference[];
}

/** The command that prints every report. */
const REPORT_COMMAND = 'gl-document-acct-pdf';
const AWAITS_SAMPLES = 'template.awaitsSamples';

const isCommitted = (handled: HandlerResult): boolean => handled.isCommitted;

/** Data that accompanies the payload of a command. */
export interface Circumstances {
  /** Called with the progress of a long command. */
  readonly reportProgress?: ReportProgress | undefined;
  /** The sender of the command: the id of an app key, `tenant-key`, or `session` for the portal. */
  readonly sentBy?: string | undefined;
}

export class Book {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #isChecked: boolean;
  readonly #onCommitted: BookOptions['onCommitted'];
  readonly #carrier: BookOptions['carrier'];
  readonly #onFailure: BookOptions['onFailure'];
  readonly #onResult: BookOptions['onResult'];
  readonly #budget: Budget | undefined;
  readonly #elapsedMs: () => number;
  readonly #deadline: Deadline;
  #circumstances: Circumstances = {};

  constructor(db: Database, options: BookOptions) {
    this.#budget = options.budget;
    this.#elapsedMs = options.elapsedMs ?? elapsedMs;
    this.#deadline = new Deadline(this.#elapsedMs);
    this.#db = withRecordCache(options.budget ? withDeadline(db, this.#deadline) : db);
    this.#clock = options.clock;
    this.#isChecked = options.isChecked ?? false;
    this.#onCommitted = options.onCommitted;
    this.#carrier = options.carrier;
    this.#onFailure = options.onFailure;
    this.#onResult = options.onResult;
  }

  static get supportedTypes(): readonly string[] {
    return recipes().map(({ commandType }) => commandType);
  }

  /** Runs a command once. The same id again returns the same result; the same id for another command is refused. */
  execute(type: string, payload: unknown, commandId: string, takeFile?: TakeFile, circumstances: Circumstances = {}): Result {
    this.#circumstances = circumstances;
    const recipe = findRecipe(type);
    this.#db.useReserve(recipe?.operation === 'Void' || recipe?.operation === 'Delete');
    const isRead = recipe?.mode === 'read';
    const result = isRead ? this.#read(type, payload, commandId, takeFile) : this.#write(type, payload, commandId);
    const completed = this.#completed(type, commandId, result);
    this.#onResult?.(type, completed);
    return completed;
  }

  /** The recorded result of a write; undefined when the book has neither run nor refused it. */
  recorded(commandId: string): Result | undefined {
    const stored = storedResult(this.#db, commandId);
    return stored && this.#completed(stored.type, commandId, stored.result);
  }

  close(): void {
    this.#db.close();
  }

  /** The next request of the courier of e-invoices. A request is on disk before it is sent. */
  nextErrand(): Plan {
    return this.#change(() => {
      const command = this.#command('einvoice-courier');
      return isCarried(command) ? plan(this.#db, command.now, environmentOf(command)) : { waitUntil: null };
    });
  }

  /** Stores what a response of the tax authority changes. */
  absorb(errand: Errand, reply: Reply): void {
    this.#change(() => {
      const place = environmentOf(this.#command('einvoice-courier'));
      absorb({ db: this.#db, now: instantOf(this.#clock), place }, errand, reply);
      this.#assertSound('einvoice-courier');
    });
  }

  /** E-invoices of a rehearsal, which are of no document of the book. */
  get rehearsal(): RehearsalDesk {
    return new RehearsalDesk(() => this.#command('einvoice-rehearsal'));
  }

  /** The book's interface for the connector that sends e-invoices, in addition to errands. */
  get courier(): CourierDesk {
    return new CourierDesk({
      db: this.#db,
      now: () => instantOf(this.#clock),
      command: (commandId) => this.#command(commandId),
      settings: () => gatewaySettingsOf(this.#command('settings')),
      recorded: (commandId) => this.recorded(commandId),
      rewrite: (commandId, result) => this.#db.transaction(() => rewrite(this.#db, commandId, result)),
      assertSound: () => this.#assertSound('einvoice-courier'),
    });
  }

  /** Writes a report part by part, so that it can be larger than memory. Returns the result of the command without the file. */
  writeReport(payload: Payload, write: (part: Uint8Array) => void): Result {
    const checked = check(REPORT_COMMAND, payload);
    if (!checked.ok) return invalid(checked);
    const { template } = checked.known;
    if (!isReportTemplate(template)) return refusal([problem('/template', 'NOT_FOUND', bookCommandSays.unknownReport())]);
    return this.#db.transaction(
      () => writeReport(this.#command('report'), template, checked.known, write),
      () => false,
    );
  }

  /** Rebuilds all derived rows from the live documents. */
  rebuild(): void {
    this.#db.transaction(() => {
      const command = this.#command('rebuild');
      rebuildAll(command);
      if (command.isRefused)
        throw new Error(`The book cannot be rebuilt. ${command.problems.map(({ message }) => message).join(' ')}`);
      logResync(this.#db, instantOf(this.#clock));
    });
  }

  /** Problems of the book; empty unless this program has a bug. */
  invariants(): readonly string[] {
    return brokenInvariants(this.#db).map(String);
  }

  /** Adds records that no command creates. */
  seed(records: readonly SeedRecord[]): void {
    this.#change(() => {
      const command = this.#command('seed');
      for (const { kind, code, data, references } of records)
        command.records.put(kind satisfies RecordKind, code, data, references);
    });
  }

  setting(code: string): Json | undefined {
    return settingOf(this.#command('setting'), code);
  }

  /** Changes settings that no command sets: all of them, or none if the book would then be inconsistent. */
  changeSettings(changes: readonly SetupChange[]): void {
    this.#change(() => {
      const command = this.#command('settings');
      const problems = changes.flatMap((change) => setupProblem(change) ?? applySetup(command, change) ?? []);
      const broken = problems.length > 0 ? problems : brokenInvariants(this.#db);
      if (broken.length > 0) throw new Error(`These settings cannot be applied, so nothing was changed.\n${broken.join('\n')}`);
    });
  }

  /** What can be set without a command, and the current values. */
  setup(): readonly SetupSection[] {
    return setupSections(this.#command('settings'));
  }

  /** Checks whether the book has everything that documents need, and whether the ledgers agree. */
  examine(): readonly BookFinding[] {
    return examineBook(this.#command('examine'));
  }

  /** The user-defined fields of this book, by table and name. */
  get userDefinedFields(): readonly Definition[] {
    return allDefinitions(this.#command('fields').records);
  }

  /** Defines a field or redefines an existing one; returns what prevents it. */
  defineField(field: UserDefinedField): Problems {
    return this.#ifNoProblem((command) => defineField(command, field, 'owner'));
  }

  removeField(key: Pick<UserDefinedField, 'table' | 'name'>): Problems {
    return this.#ifNoProblem((command) => removeField(command, key));
  }

  /** Makes these exactly the fields that the portal or the sample company defines; returns those that could not be defined. */
  setFields(fields: readonly UserDefinedField[], definedBy: Exclude<Definer, 'owner'>): Problems {
    return this.#change(() => setFields(this.#command('fields'), fields, definedBy));
  }

  #ifNoProblem(change: (command: CommandContext) => Problems): Problems {
    return this.#change(
      () => change(this.#command('fields')),
      (problems) => problems.length === 0,
    );
  }

  /** Whether this is a copy of a template whose last samples are entered on the day it is first opened. */
  get isAwaitingSamples(): boolean {
    return this.setting(AWAITS_SAMPLES) === true;
  }

  awaitSamples(isAwaiting: boolean): void {
    this.seed([{ kind: 'setting', code: AWAITS_SAMPLES, data: { value: isAwaiting } }]);
  }

  /** Enters a document of a type that no command creates. */
  seedDocument(type: DocType, payload: Payload): Result {
    return this.#change(() => createDocument(this.#command('seed'), type, payload), isCommitted).result;
  }

  /** What changed after a position of the log, gaps included. With null, only the position after the last change. */
  changesAfter(cursor: string | null, limit: number): ChangePage {
    return changesAfter(this.#db, cursor, limit);
  }

  /** A change that no command makes: settings, fields, the courier of e-invoices. */
  #change<Made>(work: () => Made, isKept: (made: Made) => boolean = () => true): Made {
    return this.#db.transaction(() => {
      const made = work();
      if (isKept(made)) logChanges(this.#db, instantOf(this.#clock), null);
      return made;
    }, isKept);
  }

  /** All derived rows without their own keys: a rebuild must produce the same. */
  derivedRows(): readonly string[] {
    return derivedRows(this.#db);
  }

  #command(commandId: string, progress?: Progress): CommandContext {
    return new CommandContext(this.#db, todayOf(this.#clock), instantOf(this.#clock), commandId, progress, this.#carrier?.());
  }

  /** The fields that every result of its kind has; a result is valid without them. */
  #completed(type: string, commandId: string, result: Result): Result {
    const recipe = findRecipe(type);
    try {
      return recipe ? completed(recipe, () => this.#command(commandId), result) : result;
    } catch (failure) {
      this.#onFailure?.(failure, { type, commandId });
      return result;
    }
  }

  /** A read, or a validation that is rolled back: nothing is saved, so no result is stored. */
  #read(type: string, payload: unknown, commandId: string, takeFile?: TakeFile): Result {
    try {
      const { result, file } = this.#db.transaction(() => {
        const known = knownResult(this.#db, type, payload, commandId);
        return known ? uncommitted(known) : this.#runInTime(type, payload, commandId);
      }, isCommitted);
      if (!file) return result;
      takeFile?.(file);
      return { ...result, artifact: describeFile(file) };
    } catch (failure) {
      return this.#failed(failure, { type, commandId });
    }
  }

  /** A failure before the commit is rolled back and recorded, as a refusal is. */
  #write(type: string, payload: unknown, commandId: string): Result {
    try {
      return this.#attempt(type, payload, commandId);
    } catch (failure) {
      const result = this.#failed(failure, { type, commandId });
      return failure instanceof StorageFailure ? result : this.#remembered(type, payload, commandId, result);
    }
  }

  /** A result that is valid whether or not it can be stored: nothing was changed. */
  #remembered(type: string, payload: unknown, commandId: string, result: Result): Result {
    try {
      return this.#refused(type, payload, commandId, result);
    } catch (failure) {
      this.#onFailure?.(failure, { type, commandId });
      return result;
    }
  }

  #failed(failure: unknown, command: FailedCommand): Result {
    if (failure instanceof TimeExceeded && this.#budget) return exceeded(timeExcess(this.#budget));
    if (!(failure instanceof BookFull)) this.#onFailure?.(failure, command);
    return failedResult(failure, command.commandId);
  }

  #attempt(type: string, payload: unknown, commandId: string): Result {
    const { handled, result } = this.#db.transaction(
      (): { readonly handled?: HandlerResult; readonly result: Result } => {
        const known = knownResult(this.#db, type, payload, commandId);
        if (known) return { result: known };
        const handled = this.#runInTime(type, payload, commandId);
        if (!handled.isCommitted) return { handled, result: handled.result };
        const earlyVerification = verifyEarly(handled, this.#command(commandId));
        const result = earlyVerification ? withVerification(handled, earlyVerification) : handled.result;
        this.#assertSound(type);
        logChanges(this.#db, instantOf(this.#clock), commandId);
        this.#remember(type, payload, commandId, result);
        return { handled, result };
      },
      ({ handled }) => handled?.isCommitted === true,
    );
    if (!handled) return result;
    return handled.isCommitted
      ? this.#verified(handled, result, { type, commandId })
      : this.#refused(type, payload, commandId, result);
  }

  /** All changes of a refused command are rolled back; the refusal is stored separately. */
  #refused(type: string, payload: unknown, commandId: string, result: Result): Result {
    return this.#db.transaction(() => {
      const known = knownResult(this.#db, type, payload, commandId);
      if (!known) this.#remember(type, payload, commandId, result);
      return known ?? result;
    });
  }

  /** Verifies again on a fresh read after the commit, because only what is committed counts. If this fails, the write is still saved. */
  #verified(handled: HandlerResult, result: Result, { type, commandId }: FailedCommand): Result {
    if (!handled.verify) return result;
    try {
      this.#onCommitted?.(this.#db);
      const command = this.#command(commandId);
      if (handled.isAsRead?.(command)) return result;
      command.records.forget();
      const fresh = withVerification(handled, handled.verify(command));
      if (fresh.ok !== result.ok || isMismatched(fresh) !== isMismatched(result))
        this.#db.transaction(() => rewrite(this.#db, commandId, fresh));
      return fresh;
    } catch (failure) {
      this.#onFailure?.(failure, { type, commandId });
      return unverified(result);
    }
  }

  #runInTime(type: string, payload: unknown, commandId: string): HandlerResult {
    const budget = this.#budget;
    if (!budget) return this.#run(type, payload, commandId);
    const excess = excessOf(payload, budget);
    if (excess !== null) return { result: exceeded(excess), isCommitted: false };
    return this.#deadline.within(budget.milliseconds, () => this.#run(type, payload, commandId));
  }

  #run(type: string, payload: unknown, commandId: string): HandlerResult {
    const checked = check(type, payload);
    if (!checked.ok) {
      return { result: invalid(checked), isCommitted: false };
    }
    const { known: asked } = checked;
    const progress = new Progress({ report: this.#circumstances.reportProgress, elapsedMs: this.#elapsedMs });
    const handled = handlerOf(type)(this.#command(commandId, progress), asked);
    // Changes always return their full verification; creates return it only on request.
    const wantsReadBack = asked.verifyAfterSave === true || findRecipe(type)?.operation === 'Edit';
    return warned({ wantsReadBack, ...handled }, checked.warnings);
  }

  #remember(type: string, payload: unknown, commandId: string, result: Result): void {
    const { sentBy = null } = this.#circumstances;
    remember(this.#db, { commandId, type, payload, result, sentBy, now: instantOf(this.#clock) });
  }

  #assertSound(type: string): void {
    if (!this.#isChecked) return;
    const broken = brokenInvariants(this.#db);
    if (broken.length > 0) throw new Error(`${type} would break the book:\n${broken.join('\n')}`);
  }
}
