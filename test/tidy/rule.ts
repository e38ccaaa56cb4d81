/** What a house rule is, and what rules share to look at a source. Knows no rule. */

import { posix } from 'node:path';
import { type Export, lineAt, type Source } from './tidy-source.ts';

export interface Finding {
  readonly line: number;
  readonly message: string;
}

export interface Rule {
  readonly id: string;
  readonly text: string;
  readonly check: (source: Source, tree: Tree) => readonly Finding[];
  /** It is meaningless for a few files by themselves. */
  readonly needsWholeTree?: boolean;
  /** It looks at files that are not TypeScript too. */
  readonly isForEveryLanguage?: boolean;
}

/** What a rule can know of the other files. */
export interface Tree {
  readonly knots: ReadonlyMap<string, number>;
  readonly folderKnots: ReadonlyMap<string, number>;
  readonly unusedExports: ReadonlyMap<string, readonly Export[]>;
  /** Of all files, those of other languages too. */
  readonly paths: readonly string[];
  /** The same by folder. */
  readonly folders: ReadonlyMap<string, readonly string[]>;
}

export const isTest = (path: string): boolean => path.endsWith('.test.ts');

/** Tests and what they are built from. */
export const isScaffolding = (path: string): boolean =>
  isTest(path) || /(?:^|\/)(?:conformance|testing)\/|\.conformance\.ts$/.test(path);

export const packageOf = (path: string): string | undefined => /^packages\/([^/]+)\//.exec(path)?.[1];

export const findAll = (source: Source, view: 'code' | 'comments' | 'uncommented', pattern: RegExp, message: string): Finding[] =>
  [...source[view].matchAll(pattern)].map((match) => ({ line: lineAt(source.text, match.index), message }));

/** One finding for each import that `judge` objects to. */
export const judgeImports = (source: Source, judge: (specifier: string) => string | undefined): Finding[] =>
  source.imports.flatMap(({ specifier, position }) => {
    const message = judge(specifier);
    return message === undefined ? [] : [{ line: lineAt(source.text, position), message }];
  });

/** A relative import as a path from the root of the tree. */
export const targetOf = (path: string, specifier: string): string | undefined =>
  specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier) : undefined;
