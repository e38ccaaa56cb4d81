/**
 * Stands in for `node:test` while mutants run: the tests of a file are collected once and run again for each mutant in the same process, because
 * loading the sources takes ten times as long as the tests. Runs one after another, as tests of a file do.
 */

import { AsyncLocalStorage } from 'node:async_hooks';

type Run = (context: TestContext) => unknown;
type Options = { readonly skip?: unknown; readonly todo?: unknown };

interface Suite {
  readonly name: string;
  readonly parent: Suite | null;
  readonly before: Run[];
  readonly after: Run[];
  readonly beforeEach: Run[];
  readonly afterEach: Run[];
  readonly entries: (Suite | Case)[];
}

interface Case {
  readonly name: string;
  readonly run: Run;
}

export interface CaseResult {
  readonly id: string;
  readonly milliseconds: number;
  readonly failure: string | null;
}

/** What tests use of the context that Node gives them. */
class TestContext {
  readonly name: string;
  readonly ends: Run[] = [];

  constructor(name: string) {
    this.name = name;
  }

  after(run: Run): void {
    this.ends.push(run);
  }

  diagnostic(): void {}

  async test(name: string, ...rest: readonly (Options | Run)[]): Promise<void> {
    const run = functionIn(rest);
    if (run) await runWithEnds(name, run);
  }
}

const suiteOf = (name: string, parent: Suite | null): Suite => ({
  name,
  parent,
  before: [],
  after: [],
  beforeEach: [],
  afterEach: [],
  entries: [],
});

const isSuite = (entry: Suite | Case): entry is Suite => 'entries' in entry;

const functionIn = (rest: readonly (Options | Run)[]): Run | undefined => rest.find((each) => typeof each === 'function');

const isSkipped = (rest: readonly (Options | Run)[]): boolean =>
  rest.some((each) => typeof each === 'object' && Boolean(each.skip ?? each.todo));

const current = new AsyncLocalStorage<Suite>();
const open = (): Suite => {
  const suite = current.getStore();
  if (!suite) throw new Error('A test was declared outside of a collected file.');
  return suite;
};

function test(name: string, ...rest: readonly (Options | Run)[]): void {
  const run = functionIn(rest);
  if (run && !isSkipped(rest)) open().entries.push({ name, run });
}

function describe(name: string, ...rest: readonly (Options | Run)[]): void {
  const suite = suiteOf(name, open());
  const declare = functionIn(rest);
  if (!declare || isSkipped(rest)) return;
  open().entries.push(suite);
  current.run(suite, () => declare(new TestContext(name)));
}

const keepIn =
  (kind: 'before' | 'after' | 'beforeEach' | 'afterEach') =>
  (run: Run): void =>
    void open()[kind].push(run);

/** What test files import by name. */
export const nodeTest = {
  test,
  it: test,
  describe,
  suite: describe,
  before: keepIn('before'),
  after: keepIn('after'),
  beforeEach: keepIn('beforeEach'),
  afterEach: keepIn('afterEach'),
};

/** Declares what the file declares, which a fresh import runs again: fixtures at the top of a test belong to one run. */
export async function collect(address: string): Promise<Suite> {
  const root = suiteOf('', null);
  await current.run(root, () => import(address));
  return root;
}

/** Runs the tests that are chosen, until the first one fails. `starts` is told of each. */
export async function runSuite(
  root: Suite,
  isChosen: (id: string) => boolean,
  starts: (id: string) => void,
): Promise<readonly CaseResult[]> {
  const results: CaseResult[] = [];
  const failed = (): boolean => results.some(({ failure }) => failure !== null);
  const runEntries = async (suite: Suite, path: string): Promise<void> => {
    if (!hasChosen(suite, path, isChosen)) return;
    const around = { id: `${path} (around)`, milliseconds: 0 };
    try {
      for (const each of suite.before) await each(new TestContext(suite.name));
      for (const entry of suite.entries) {
        if (failed()) break;
        const id = `${path} ${entry.name}`;
        if (isSuite(entry)) await runEntries(entry, id);
        else if (isChosen(id)) {
          starts(id);
          results.push(await runCase(id, entry, suite));
        }
      }
    } catch (error) {
      results.push({ ...around, failure: String(error) });
    }
    try {
      for (const each of suite.after) await each(new TestContext(suite.name));
    } catch (error) {
      results.push({ ...around, failure: String(error) });
    }
  };
  await runEntries(root, root.name);
  return results;
}

const hasChosen = (suite: Suite, path: string, isChosen: (id: string) => boolean): boolean =>
  suite.entries.some((entry) => {
    const id = `${path} ${entry.name}`;
    return isSuite(entry) ? hasChosen(entry, id, isChosen) : isChosen(id);
  });

async function runCase(id: string, { name, run }: Case, suite: Suite): Promise<CaseResult> {
  const began = performance.now();
  const hooks = (kind: 'beforeEach' | 'afterEach'): readonly Run[] => {
    const all: Run[] = [];
    for (let each: Suite | null = suite; each; each = each.parent) all.unshift(...each[kind]);
    return all;
  };
  let failure: string | null = null;
  try {
    for (const each of hooks('beforeEach')) await each(new TestContext(name));
    await runWithEnds(name, run);
    for (const each of hooks('afterEach')) await each(new TestContext(name));
  } catch (error) {
    failure = error instanceof Error ? error.message : String(error);
  }
  return { id, milliseconds: performance.now() - began, failure };
}

async function runWithEnds(name: string, run: Run): Promise<void> {
  const context = new TestContext(name);
  try {
    await run(context);
  } finally {
    for (const end of context.ends.toReversed()) await end(context);
  }
}
