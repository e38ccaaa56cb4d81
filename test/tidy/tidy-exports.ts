/** Finds exports that no other file imports. Pure: takes sources, reads no disk. */

import { posix } from 'node:path';
import { ALL, type Export, type Source } from './tidy-source.ts';

/** The file behind a specifier; undefined for packages that are not ours. */
function targetOf(path: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier);
  const [, owner, face = 'index'] = /^@ledgerline\/([\w-]+)(?:\/([\w/-]+))?$/.exec(specifier) ?? [];
  return owner === undefined ? undefined : `packages/${owner}/src/${face}.ts`;
}

const countOf = (code: string, name: string): number =>
  [...code.matchAll(/[A-Za-z_$][\w$]*/g)].filter(([word]) => word === name).length;

/** A type may be exported with the function that takes or returns it, though no other file names it. */
const isNamedAgain = ({ code }: Source, { name, isType, isListed }: Export): boolean =>
  isType && !isListed && countOf(code, name) > 1;

/** By file: what it exports and no file imports, whether from the file itself or from one that passes it on. */
export function unusedExports(sources: readonly Source[]): ReadonlyMap<string, readonly Export[]> {
  const passedOn = new Map(
    sources.map(({ path, imports }) => [
      path,
      imports.filter((taken) => taken.isPassedOn).flatMap(({ specifier }) => targetOf(path, specifier) ?? []),
    ]),
  );
  const used = new Set<string>();
  const use = (target: string, name: string): void => {
    used.add(`${target}#${name}`);
    for (const file of passedOn.get(target) ?? []) use(file, name);
  };
  for (const { path, imports } of sources) {
    for (const { specifier, names, isPassedOn } of imports) {
      const target = targetOf(path, specifier);
      if (target !== undefined && !isPassedOn) for (const name of names) use(target, name);
    }
  }
  return new Map(
    sources.map((source) => [
      source.path,
      used.has(`${source.path}#${ALL}`)
        ? []
        : source.exports.filter((exported) => !used.has(`${source.path}#${exported.name}`) && !isNamedAgain(source, exported)),
    ]),
  );
}
