/** The house rules that a machine can hold, each with its sentence. Pure: takes files as text, reads no disk. */

import { csharpRules } from './csharp-rules.ts';
import { declarationRules } from './declaration-rules.ts';
import { importRules, treeOf } from './import-rules.ts';
import type { Finding, Rule } from './rule.ts';
import { textRules } from './text-rules.ts';
import { readSource, type SourceFile } from './tidy-source.ts';
import { wordingRules } from './wording-rules.ts';

export interface Violation extends Finding {
  readonly file: string;
  readonly rule: string;
}

export const rules: readonly Rule[] = [...importRules, ...textRules, ...declarationRules, ...csharpRules, ...wordingRules];

/** Every violation of every rule, in the order of the files. */
export const findViolations = (files: readonly SourceFile[]): Violation[] => {
  const isTypeScript = ({ path }: SourceFile): boolean => path.endsWith('.ts');
  const sources = files.map(readSource);
  const tree = treeOf(
    sources.filter(isTypeScript),
    files.map(({ path }) => path),
  );
  return sources.flatMap((source) =>
    rules
      .filter(({ isForEveryLanguage }) => isForEveryLanguage || isTypeScript(source))
      .flatMap((rule) => rule.check(source, tree).map((finding) => ({ file: source.path, rule: rule.id, ...finding }))),
  );
};
