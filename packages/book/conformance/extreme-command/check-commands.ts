/**
 * Runs extreme commands on the sample company, rolls each one back, and reports every command that ends in anything but a result
 * or a refusal from the closed list.
 */

import { check, DOC_TYPES, DOCUMENT_NAMES, type Payload, type Recipe, recipes } from '@ledgerline/catalog';
import { bookCodes, detailCodes, type RefusalDetail } from '@ledgerline/contract';
import type { Database, Result } from '../../src/index.ts';
import { Chance } from '../chance.ts';
import { speculativeBook } from '../speculative-book.ts';
import { extremePayload, type KnownCodes } from './payload.ts';

export interface Wanted {
  readonly count: number;
  readonly seed: number;
  /** Only command types that contain this. */
  readonly only?: string | undefined;
  readonly told?: (run: number, tally: Tally) => void;
  /** Called with a fault as soon as it is found. */
  readonly onFault?: (fault: Fault) => void;
  /** What is wrong with the way a command ended, or null. By default: it is neither a result nor a complete refusal. */
  readonly judge?: (result: Result) => string | null;
}

export interface Tally {
  /** Payloads that the catalog refuses before anything is queued. */
  invalid: number;
  refused: number;
  done: number;
}

export interface Fault {
  readonly run: number;
  /** The commands up to the one that ended badly. */
  readonly story: readonly string[];
  readonly reason: string;
}

/** How often the invariants of the whole book are checked after a write. */
const INVARIANTS_LIKELIHOOD = 0.2;
const READS_AFTER = 2;
const PRINT_LIKELIHOOD = 0.15;
const STORY_MAX = 6;

export interface Checked {
  readonly tally: Tally;
  readonly faults: readonly Fault[];
}

export function checkExtremeCommands({ count, seed, told, ...wanted }: Wanted): Checked {
  const bench = new Bench(wanted);
  for (let run = 1; run <= count; run += 1) {
    // Every run has its own random seed, so that it can be replayed alone.
    bench.play(run, new Chance(seed * 1_000_003 + run));
    told?.(run, bench.tally);
  }
  bench.close();
  return bench;
}

/** The sample company, on which stories of a few extreme commands run and are rolled back. */
class Bench implements Checked {
  readonly tally: Tally = { invalid: 0, refused: 0, done: 0 };
  readonly faults: Fault[] = [];
  readonly #failures: unknown[] = [];
  readonly #world = speculativeBook('SAMPLE', { onFailure: (failure) => this.#failures.push(failure) });
  readonly #codes: KnownCodes = codesOf(this.#world.db);
  readonly #chosen: readonly Recipe[];
  readonly #judge: (result: Result) => string | null;
  readonly #onFault: (fault: Fault) => void;

  constructor({ only = '', judge = wrongWith, onFault = () => undefined }: Pick<Wanted, 'only' | 'judge' | 'onFault'>) {
    this.#chosen = recipes().filter(({ commandType }) => commandType.includes(only));
    this.#judge = judge;
    this.#onFault = onFault;
  }

  play(run: number, chance: Chance): void {
    const length = chance.happens(0.6) ? 1 : chance.integer(2, STORY_MAX);
    this.#world.speculate(() => {
      const made: string[] = [];
      const story: string[] = [];
      for (let step = 1; step <= length; step += 1) this.#step({ run, step, made, story }, chance);
      const isSaved = made.length > 0;
      const broken = isSaved && chance.happens(INVARIANTS_LIKELIHOOD) ? brokenOf(() => this.#world.book.invariants()) : [];
      if (broken.length > 0) this.#fault({ run, story, reason: broken.join(' ') });
    });
  }

  close(): void {
    this.#world.close();
  }

  #fault(fault: Fault): void {
    this.faults.push(fault);
    this.#onFault(fault);
  }

  #step({ run, step, made, story }: Scene, chance: Chance): void {
    const recipe = chance.anyOf(this.#chosen);
    const example = recipe && chance.anyOf(recipe.examples);
    if (!recipe || !example) return;
    const payload = extremePayload(recipe.shape, example.payload, [...this.#codes, ...made, ...made], chance);
    if (!check(recipe.commandType, payload).ok) {
      this.tally.invalid += 1;
      return;
    }
    const execute = (id: string, type: string, sent: unknown): Result | null => {
      story.push(`${type} ${JSON.stringify(sent).slice(0, 1500)}`);
      const { result, reason } = this.#run(`${id}-${step}`, type, sent);
      if (reason !== null) this.#fault({ run, story: [...story], reason });
      return result;
    };
    const result = execute('extreme', recipe.commandType, payload);
    this.tally[result?.ok === true ? 'done' : 'refused'] += 1;
    if (result?.saved !== true) return;
    made.push(...[result.docNo, result.code].filter((code) => typeof code === 'string'));
    for (const { type, after } of followers(recipe, result, chance)) execute(type, type, after);
  }

  #run(id: string, type: string, payload: unknown): { readonly result: Result | null; readonly reason: string | null } {
    this.#failures.length = 0;
    try {
      const result = this.#world.book.execute(type, payload, id);
      return { result, reason: this.#failures.length > 0 ? textOf(this.#failures[0]) : this.#judge(result) };
    } catch (failure) {
      return { result: null, reason: textOf(failure) };
    }
  }
}

interface Scene {
  readonly run: number;
  readonly step: number;
  /** Numbers and codes of what the story has created so far. */
  readonly made: string[];
  readonly story: string[];
}

function brokenOf(invariants: () => readonly string[]): readonly string[] {
  try {
    return invariants();
  } catch (failure) {
    return [textOf(failure)];
  }
}

const textOf = (failure: unknown): string =>
  failure instanceof Error
    ? `${failure.stack ?? failure.message}${failure.cause ? ` because ${String(failure.cause)}` : ''}`
    : String(failure);

interface Refused {
  readonly code: string;
  readonly message: string;
  readonly details: readonly RefusalDetail[];
}

/** What is wrong with the way a command ended; null when it is a result or a complete refusal. */
function wrongWith(result: Result): string | null {
  const text = JSON.stringify(result);
  if (/"(?:undefined|NaN|\[object Object\])"/.test(text)) return `shows a value that is none: ${text.slice(0, 300)}`;
  if (result.ok) return null;
  if (Array.isArray(result.results)) {
    const rows = result.results as readonly { ok: boolean; error?: Refused }[];
    return rows.map(({ ok, error }) => (ok || !error ? null : wrongRefusal(error))).find((reason) => reason !== null) ?? null;
  }
  return wrongRefusal(result.error as Refused | undefined);
}

function wrongRefusal(error: Refused | undefined): string | null {
  if (!error) return 'is refused without a reason';
  if (!(bookCodes as readonly string[]).includes(error.code)) return `has a code of its own: ${error.code}`;
  const codes: readonly string[] = error.code === 'INVALID_PAYLOAD' ? detailCodes : bookCodes;
  const bad = error.details.find(
    ({ path, code, message }) => !/^(?:\/[^/]*)*$/.test(path) || !codes.includes(code) || message === '',
  );
  return bad ? `has a detail without place, code or sentence: ${JSON.stringify(bad)}` : null;
}

/** Reads that show what was saved, print it, and sometimes void it: what one command saves must not break the next. */
function followers(recipe: Recipe, { docNo, docType, code }: Result, chance: Chance) {
  const document = DOC_TYPES.find((type) => type === docType);
  const name = document && DOCUMENT_NAMES[document];
  const names = [`get-${name}`, ...(chance.happens(0.4) ? [`void-${name}`] : [])];
  const own =
    name === undefined || typeof docNo !== 'string'
      ? []
      : recipes()
          .filter(({ commandType }) => names.includes(commandType))
          .map(({ commandType }) => ({ type: commandType, after: { docNo } as Payload }));
  const printed =
    document !== undefined && typeof docNo === 'string' && chance.happens(PRINT_LIKELIHOOD)
      ? recipes()
          .filter(({ verb, shape }) => verb === 'print' && 'docType' in shape.members && 'docNo' in shape.members)
          .map(({ commandType }) => ({ type: commandType, after: { docType: document, docNo } as Payload }))
      : [];
  const record =
    typeof code === 'string' && name === undefined
      ? recipes()
          .filter(({ commandType, shape }) => commandType === `get-${recipe.document}` && shape.required.length === 1)
          .map(({ commandType, shape }) => ({ type: commandType, after: { [shape.required[0] ?? '']: code } as Payload }))
      : [];
  const reads = recipes().filter(({ mode, operation }) => mode === 'read' && operation === 'Read');
  const others = Array.from({ length: READS_AFTER }, () => chance.anyOf(reads)).flatMap((read) =>
    read ? [{ type: read.commandType, after: read.examples[0]?.payload ?? {} }] : [],
  );
  return [...others, ...printed, ...own, ...record].filter(({ type, after }) => check(type, after).ok);
}

/** Codes of every kind of record, and numbers of documents. */
function codesOf(db: Database): KnownCodes {
  const codes = db.all<{ code: string }>(
    `SELECT DISTINCT code FROM record WHERE kind NOT IN ('setting', 'number-format') LIMIT 400`,
  );
  const numbers = db.all<{ code: string }>('SELECT doc_no AS code FROM document WHERE doc_no IS NOT NULL');
  return [...codes, ...numbers].map(({ code }) => code);
}
