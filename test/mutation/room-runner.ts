/** The runner that Stryker asks for tests of a room: in one process, with `node:test` replaced by the harness beside this file. */

import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type CaseResult, collect, nodeTest, runSuite } from './harness.ts';

/** What instrumented sources read and write. */
interface Instrumenter {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage?: unknown;
}

/** What Stryker asks of a run of one mutant. */
interface MutantRun {
  readonly activeMutant: { readonly id: string };
  readonly testFilter?: readonly string[];
  readonly hitLimit?: number;
}

type Outcome =
  | {
      readonly status: 'killed';
      readonly killedBy: readonly string[];
      readonly failureMessage: string;
      readonly nrOfTests: number;
    }
  | { readonly status: 'survived'; readonly nrOfTests: number }
  | { readonly status: 'timeout'; readonly reason: string };

const SUCCESS = 0;
const FAILED = 1;

const HARNESS = 'rooms:test';
const names = Object.keys(nodeTest).map((name) => `export const ${name} = globalThis.roomTests.${name};`);
const shared = globalThis as { __stryker__?: Instrumenter };

export class RoomRunner {
  static readonly inject = ['options'] as const;
  readonly #tests: readonly string[];
  #imports = 0;

  constructor({ roomTests }: { readonly roomTests: readonly string[] }) {
    this.#tests = roomTests;
    Object.assign(globalThis, { roomTests: nodeTest });
    registerHooks({
      resolve: (specifier, context, next) =>
        specifier === 'node:test' ? { url: HARNESS, shortCircuit: true } : next(specifier, context),
      load: (url, context, next) =>
        url === HARNESS ? { format: 'module', source: names.join('\n'), shortCircuit: true } : next(url, context),
    });
  }

  capabilities(): object {
    return { reloadEnvironment: false };
  }

  async dryRun(): Promise<object> {
    const results = await this.#run(() => true);
    return {
      status: 'complete',
      tests: results.map(({ id, milliseconds, failure }) => ({
        id,
        name: id,
        timeSpentMs: milliseconds,
        ...(failure === null ? { status: SUCCESS } : { status: FAILED, failureMessage: failure }),
      })),
      mutantCoverage: this.#instrumenter.mutantCoverage,
    };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit }: MutantRun): Promise<Outcome> {
    const chosen = testFilter && new Set(testFilter);
    Object.assign(this.#instrumenter, {
      activeMutant: activeMutant.id,
      hitLimit,
      hitCount: hitLimit === undefined ? undefined : 0,
    });
    const results = await this.#run((id) => chosen?.has(id) ?? true);
    const { hitCount } = this.#instrumenter;
    this.#instrumenter.activeMutant = undefined;
    if (hitLimit !== undefined && hitCount !== undefined && hitCount > hitLimit)
      return { status: 'timeout', reason: `More than ${hitLimit} hits.` };
    const failed = results.find(({ failure }) => failure !== null);
    const nrOfTests = results.length;
    if (!failed) return { status: 'survived', nrOfTests };
    return { status: 'killed', killedBy: [failed.id], failureMessage: failed.failure ?? '', nrOfTests };
  }

  get #instrumenter(): Instrumenter {
    shared.__stryker__ ??= {};
    return shared.__stryker__;
  }

  /** Of all files, until one fails. The query makes Node import a file again; what it imports stays loaded. */
  async #run(isChosen: (id: string) => boolean): Promise<readonly CaseResult[]> {
    const results: CaseResult[] = [];
    this.#imports += 1;
    for (const file of this.#tests) {
      const isChosenOfFile = (id: string): boolean => isChosen(`${file}${id}`);
      const ofFile = await runSuite(
        await collect(`${pathToFileURL(join(process.cwd(), file)).href}?run=${this.#imports}`),
        isChosenOfFile,
        (id) => {
          this.#instrumenter.currentTestId = `${file}${id}`;
        },
      );
      this.#instrumenter.currentTestId = undefined;
      results.push(...ofFile.map((result) => ({ ...result, id: `${file}${result.id}` })));
      if (ofFile.some(({ failure }) => failure !== null)) break;
    }
    return results;
  }
}
