/** Rules of how a source looks by itself: what it reaches for, how long it is, how it is named. */

import { posix } from 'node:path';
import { type Finding, findAll, isTest, judgeImports, packageOf, type Rule, type Tree } from './rule.ts';
import type { Source } from './tidy-source.ts';

/** Packages that only describe and decide. */
const purePackages: readonly string[] = ['contract', 'catalog'];

const outsideModules =
  /^(?:node:)?(?:child_process|cluster|dgram|dns|fs|https?|http2|inspector|net|os|process|readline|repl|sqlite|tls|tty|vm|wasi|worker_threads)(?:\/.*)?$/;

const fileLinesMax = 450;
const folderFilesMax = 30;

/** Declared data grows with what it declares; a limit would only cut it in arbitrary places. */
const declaredData = /^packages\/catalog\/src\/modules\/|\/migrations\/|\/generated\//;

/** The files that provide time, chance and settings to all others, or wire them. */
const providers: readonly string[] = ['clock.ts', 'randomness.ts', 'timers.ts', 'main.ts', 'config.ts'];

const ambient: readonly { readonly name: string; readonly pattern: RegExp; readonly instead: string }[] = [
  { name: 'Date.now', pattern: /\bDate\s*\.\s*now\b/g, instead: 'take a clock' },
  { name: 'new Date()', pattern: /\bnew\s+Date\b(?!\s*\(\s*[^\s)])/g, instead: 'take a clock' },
  { name: 'Date()', pattern: /(?<![\w$.]|\bnew\s+)Date\s*\(/g, instead: 'take a clock' },
  { name: 'performance.now', pattern: /\bperformance\s*\.\s*now\b/g, instead: 'take a clock' },
  { name: 'process.hrtime', pattern: /\bprocess\s*\.\s*hrtime\b/g, instead: 'take a clock' },
  { name: 'Math.random', pattern: /\bMath\s*\.\s*random\b/g, instead: 'take randomness' },
  {
    name: 'random values',
    pattern: /(?<![\w$]|\brandomness\s*\.\s*)(?:randomUUID|randomBytes|randomInt|randomFill|randomFillSync|getRandomValues)\b/g,
    instead: 'take randomness',
  },
  {
    name: 'timers',
    pattern: /(?<![\w$.]|\bfunction\s+)(?:globalThis\s*\.\s*)?(?:setTimeout|setInterval|setImmediate)\b/g,
    instead: 'take timers',
  },
  { name: 'process.env', pattern: /\bprocess\s*\.\s*env\b/g, instead: 'take the setting as a parameter' },
];

const ambientModules = /^(?:node:)?(?:timers|timers\/promises|perf_hooks|process)$/;

const vagueWords: readonly string[] = ['util', 'utils', 'helper', 'helpers', 'common', 'manager', 'managers', 'misc'];

const checkPurity = (source: Source): readonly Finding[] => {
  if (!purePackages.includes(packageOf(source.path) ?? '') || isTest(source.path)) return [];
  return [
    ...judgeImports(source, (specifier) => (outsideModules.test(specifier) ? `${specifier} does I/O.` : undefined)),
    ...findAll(
      source,
      'code',
      /(?<![\w$.])(?:globalThis\s*\.\s*)?(?:fetch\s*\(|WebSocket\b|console\b|process\b)/g,
      'This does I/O.',
    ),
  ];
};

const checkAmbient = (source: Source): readonly Finding[] => {
  if (packageOf(source.path) === undefined || isTest(source.path) || providers.includes(posix.basename(source.path))) return [];
  return [
    ...ambient.flatMap(({ name, pattern, instead }) =>
      findAll(source, 'code', pattern, `${name} is taken from the surroundings; ${instead} instead.`),
    ),
    ...judgeImports(source, (specifier) =>
      ambientModules.test(specifier)
        ? `${specifier} brings time or settings from the surroundings; take them as parameters.`
        : undefined,
    ),
  ];
};

const checkSize = (source: Source): readonly Finding[] => {
  const lines = source.text.replace(/\n$/, '').split('\n').length;
  if (lines <= fileLinesMax || declaredData.test(source.path)) return [];
  return [{ line: fileLinesMax + 1, message: `${lines} lines, over ${fileLinesMax}; which noun is missing?` }];
};

/** Migrations and decisions are one file for each that there ever was, and are read by their numbers. */
const mayHoldMore = (folder: string): boolean => folder.endsWith('/migrations') || folder === 'docs/decisions';

const checkFolderSize = ({ path }: Source, { folders }: Tree): readonly Finding[] => {
  const folder = posix.dirname(path);
  const together = folders.get(folder) ?? [];
  if (together.length <= folderFilesMax || mayHoldMore(folder) || together[folderFilesMax] !== path) return [];
  return [{ line: 1, message: `${folder}/ has ${together.length} files, over ${folderFilesMax}; which rooms are missing?` }];
};

const lineCharactersMax = 160;

/** One string with what it is assigned to: a sentence is searched for by its words, so it is not broken. Nor is a pattern. */
const stringAlone = /^[\w\s'.=:?-]*(?:(['"]) *\1|`[^`]*`)[,;)\]}]*$/;
const patternAlone = /^[\w\s.=:?-]*\/ *\/[a-z]*[,;)\]}]*$/;
const markup = /<\/?[a-z]+[ >]/;

/** Where lines are still longer, most of them statements of SQL, or which a program writes. */
const foldersWithLongLines: readonly string[] = [
  'bench',
  'packages/book/src',
  'packages/catalog/src',
  'packages/client/src/generated',
  'packages/cloud/src/account',
  'packages/cloud/src/http',
  'packages/cloud/src/postgres',
  'packages/cloud/src/search',
  'packages/cloud/src/sql',
  'packages/cloud/src/store',
  'packages/command-line/src',
  'packages/connector/src/key-seal.ts',
  'packages/sqlite/src',
  // A sentence stays on one line, next to its two translations.
  'packages/words/src',
  'test/kill',
];

function checkLines(source: Source): readonly Finding[] {
  if (foldersWithLongLines.some((folder) => source.path.startsWith(folder))) return [];
  const code = source.code.split('\n');
  return source.text.split('\n').flatMap((line, index) => {
    if (line.length <= lineCharactersMax) return [];
    const outside = (code[index] ?? '').replaceAll(/ +/g, ' ');
    const isWhole = patternAlone.test(outside) || (stringAlone.test(outside) && !markup.test(line));
    return isWhole ? [] : [{ line: index + 1, message: `${line.length} characters, over ${lineCharactersMax}; break it.` }];
  });
}

const checkTypeEscapes = (source: Source): readonly Finding[] => [
  ...findAll(source, 'comments', /@ts-(?:ignore|nocheck)\b/g, 'This switches the type checker off.'),
  ...findAll(source, 'comments', /\bbiome-ignore\s+lint\/suspicious\/noExplicitAny\b/g, 'This lets any through.'),
  ...(isTest(source.path) ? [] : findAll(source, 'comments', /@ts-expect-error\b/g, 'Only a test may expect a type error.')),
  ...findAll(source, 'code', /(?:\bas\s+|[:<|&]\s*)any\b(?!\s*[.(:])/g, 'any switches the type checker off; unknown does not.'),
];

const checkName = (source: Source): readonly Finding[] => {
  const file = posix.basename(source.path);
  const vague = source.path.split(/[/.-]/).find((word) => vagueWords.includes(word));
  return [
    ...(vague === undefined ? [] : [{ line: 1, message: `"${vague}" says nothing about what is inside; name the noun.` }]),
    ...(/^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z]+)?\.ts$/.test(file) ? [] : [{ line: 1, message: `${file} is not kebab-case.` }]),
  ];
};

const checkOpening = (source: Source): readonly Finding[] => {
  if (packageOf(source.path) === undefined || isTest(source.path) || source.text.startsWith('/**')) return [];
  return [{ line: 1, message: 'The file does not open with a comment that says what it owns.' }];
};

export const textRules: readonly Rule[] = [
  { id: 'pure-package', text: 'Contract and catalog do no I/O.', check: checkPurity },
  { id: 'ambient', text: 'Time, chance, timers and settings come from the few files that provide them.', check: checkAmbient },
  { id: 'file-size', text: `A file has at most ${fileLinesMax} lines, declared data aside.`, check: checkSize },
  {
    id: 'line-length',
    text: `A line has at most ${lineCharactersMax} characters, unless it is one sentence.`,
    check: checkLines,
  },
  {
    id: 'default-export',
    text: 'Exports have names.',
    check: (source) => findAll(source, 'code', /\bexport\s+default\b|\bas\s+default\s*[,}]/g, 'Export it by name.'),
  },
  { id: 'type-escape', text: 'The type checker is never switched off.', check: checkTypeEscapes },
  { id: 'file-name', text: 'A file is named in kebab-case after what it holds.', check: checkName },
  { id: 'opening-comment', text: 'A file opens with what it owns and what it leaves alone.', check: checkOpening },
  {
    id: 'folder-size',
    text: `A folder has at most ${folderFilesMax} files, migrations aside.`,
    check: checkFolderSize,
    isForEveryLanguage: true,
  },
];
