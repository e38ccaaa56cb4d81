/** Finds exports that no other file imports. Pure: takes files as text, reads no disk. */

import { posix } from 'node:path';
import type { Source } from './tidy-source.ts';

export interface Export {
  readonly name: string;
  readonly position: number;
  /** A type may be exported with the function that takes or returns it, though no other file names it. */
  readonly isNamedAgain: boolean;
}

interface Face {
  readonly exports: readonly Export[];
  /** Files whose exports are passed on as they are. */
  readonly passedOn: readonly string[];
}

/** A name that a file takes from another; `*` for all of them. */
interface Use {
  readonly target: string;
  readonly name: string;
}

const ALL = '*';
const TYPES: readonly string[] = ['interface', 'type'];

const DECLARATION = /\bexport\s+(?:abstract\s+|async\s+)*(const|let|function\*?|class|interface|type)\s+([A-Za-z_$][\w$]*)/g;
const LIST = /\bexport\s+(?:type\s+)?\{([^}]*)\}/g;
const FROM = /\b(import|export)\s+(?:type\s+)?([\w\s{},*$]*?)\s*from\s*(['"])([^'"\n]+)\3/g;
const DYNAMIC = /\bimport\s*\(\s*(['"`])([^'"`\n]+)\1/g;
const LISTED = /(?:\btype\s+)?([A-Za-z_$][\w$]*)(?:\s+as\s+([A-Za-z_$][\w$]*))?/g;

/** The file behind a specifier; undefined for packages that are not ours. */
function targetOf(path: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier);
  const [, owner, face = 'index'] = /^@ledgerline\/([\w-]+)(?:\/([\w-]+))?$/.exec(specifier) ?? [];
  return owner === undefined ? undefined : `packages/${owner}/src/${face}.ts`;
}

/** Matches in code, not in what a string or a comment says. */
const matchesIn = (source: Source, pattern: RegExp) =>
  [...source.uncommented.matchAll(pattern)].filter(({ index }) => source.code[index] !== ' ');

const countOf = (code: string, name: string): number =>
  [...code.matchAll(/[A-Za-z_$][\w$]*/g)].filter(([word]) => word === name).length;

function faceOf(source: Source): Face {
  const declared = matchesIn(source, DECLARATION).map(({ 1: kind = '', 2: name = '', index }) => ({
    name,
    position: index,
    isNamedAgain: TYPES.includes(kind) && countOf(source.code, name) > 1,
  }));
  const listed = matchesIn(source, LIST).flatMap(({ 0: whole, 1: list = '', index }) =>
    [...list.matchAll(LISTED)].map(({ 1: name = '', 2: here = name, index: offset }) => ({
      name: here,
      position: index + whole.indexOf('{') + 1 + offset,
      isNamedAgain: false,
    })),
  );
  const passedOn = matchesIn(source, FROM).flatMap(({ 1: word, 2: clause, 4: specifier = '' }) =>
    word === 'export' && clause === ALL ? (targetOf(source.path, specifier) ?? []) : [],
  );
  return { exports: [...declared, ...listed], passedOn };
}

function usesOf(source: Source): readonly Use[] {
  const listed = matchesIn(source, FROM).flatMap(({ 1: word, 2: clause = '', 4: specifier = '' }) => {
    const target = targetOf(source.path, specifier);
    if (target === undefined || (word === 'export' && clause === ALL)) return [];
    if (clause.includes('*')) return [{ target, name: ALL }];
    const [, list = ''] = /\{([^}]*)\}/.exec(clause) ?? [];
    return [...list.matchAll(LISTED)].map(([, name = '']) => ({ target, name }));
  });
  const dynamic = matchesIn(source, DYNAMIC).flatMap(({ 2: specifier = '' }) => {
    const target = targetOf(source.path, specifier);
    return target === undefined ? [] : [{ target, name: ALL }];
  });
  return [...listed, ...dynamic];
}

/** By file: what it exports and no file imports, whether from the file itself or from one that passes it on. */
export function unusedExports(sources: readonly Source[]): ReadonlyMap<string, readonly Export[]> {
  const faces = new Map(sources.map((source) => [source.path, faceOf(source)]));
  const used = new Set<string>();
  const use = ({ target, name }: Use): void => {
    used.add(`${target}#${name}`);
    for (const file of faces.get(target)?.passedOn ?? []) use({ target: file, name });
  };
  for (const source of sources) for (const taken of usesOf(source)) use(taken);
  return new Map(
    [...faces].map(([path, { exports }]) => [
      path,
      used.has(`${path}#${ALL}`) ? [] : exports.filter(({ name, isNamedAgain }) => !isNamedAgain && !used.has(`${path}#${name}`)),
    ]),
  );
}
