/** Rules of who may import what, for files, folders and packages. */

import { posix } from 'node:path';
import { type Finding, isScaffolding, isTest, judgeImports, packageOf, type Rule, type Tree, targetOf } from './rule.ts';
import { folderOf, type Imports, isFolder, knotsIn } from './tidy-cycles.ts';
import { unusedExports } from './tidy-exports.ts';
import { lineAt, type Source } from './tidy-source.ts';

/** Imports run one way. A package may import those behind its arrow and no other. */
const importable: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  sqlite: [],
  look: [],
  words: ['contract', 'look'],
  catalog: ['contract', 'words'],
  cloud: ['contract', 'sqlite', 'look', 'words', 'catalog'],
  book: ['contract', 'sqlite', 'words', 'catalog'],
  connector: ['contract', 'sqlite', 'look', 'words', 'catalog', 'book'],
  client: [],
  'command-line': ['client'],
};

/** Folders that adapt a package to the outside. The domain, which is everything else, does not know them. */
const adapterFolders: Readonly<Record<string, readonly string[]>> = {
  cloud: ['sql', 'sqlite', 'postgres', 'artifact-files', 'http', 'pages', 'webhook-http', 'mcp', 'oauth', 'mail', 'operator'],
  book: ['sqlite', 'command-line'],
  connector: ['drivers', 'service', 'cli', 'local-page', 'sandbox'],
};

const checkDirection = (source: Source): readonly Finding[] => {
  const from = packageOf(source.path);
  if (from === undefined) return [];
  return judgeImports(source, (specifier) => {
    const to = /^@ledgerline\/([^/]+)/.exec(specifier)?.[1];
    if (to === undefined || importable[from]?.includes(to)) return undefined;
    return `${from} may not import ${to}; it may import ${importable[from]?.join(', ') || 'no package of ours'}.`;
  });
};

/** Faces of a package besides its index, each declared in its exports. Every room of `words` is one. */
const PACKAGE_FACES: ReadonlySet<string> = new Set([
  '@ledgerline/catalog/decimal',
  '@ledgerline/catalog/publish',
  '@ledgerline/client/mirror',
  '@ledgerline/client/node',
  '@ledgerline/client/webhooks',
]);

const checkPackageFace = (source: Source): readonly Finding[] => {
  const from = packageOf(source.path);
  if (from === undefined) return [];
  return judgeImports(source, (specifier) => {
    const target = targetOf(source.path, specifier);
    if (target !== undefined && !target.startsWith(`packages/${from}/`))
      return `${specifier} leaves the package; import a package by its name.`;
    const isDeep = /^@ledgerline\/(?!words\/)[^/]+\//.test(specifier) && !PACKAGE_FACES.has(specifier);
    return isDeep ? `${specifier} reaches past the index of its package.` : undefined;
  });
};

/** main.ts wires and index.ts is the public face: both name adapters without depending on how they work. */
const checkAdapters = (source: Source): readonly Finding[] => {
  const [, owner = '', file = ''] = /^packages\/([^/]+)\/src\/(.+)$/.exec(source.path) ?? [];
  const folders = adapterFolders[owner] ?? [];
  if (folders.length === 0 || isScaffolding(file) || file === 'main.ts' || file === 'index.ts') return [];
  if (folders.some((folder) => file.startsWith(`${folder}/`))) return [];
  return judgeImports(source, (specifier) => {
    const folder = /^packages\/[^/]+\/src\/([^/]+)\//.exec(targetOf(source.path, specifier) ?? '')?.[1];
    return folder !== undefined && folders.includes(folder)
      ? `${file} is domain and ${folder}/ adapts it; turn the import around or put a seam between them.`
      : undefined;
  });
};

/** Threads and programs that only read the contract would wait for the hundreds of modules of a schema library. */
const checkPlainContract = (source: Source): readonly Finding[] => {
  if (packageOf(source.path) !== 'contract' || isTest(source.path)) return [];
  return source.imports
    .filter(({ specifier, isType }) => /^typebox\b/.test(specifier) && !isType)
    .map(({ position }) => ({
      line: lineAt(source.text, position),
      message: 'This loads TypeBox into every thread; import its types alone, and build schemas with schema-type.ts.',
    }));
};

const STAND_IN = 'packages/book/src/einvoice/stand-in/';
/** What the stand-in for the tax authority would only repeat. */
const JUDGED_BY_BOOK = ['rules/', 'ubl/', 'signing/'].map((folder) => `packages/book/src/einvoice/${folder}`);

const checkStandIn = (source: Source): readonly Finding[] => {
  if (!source.path.startsWith(STAND_IN) || isTest(source.path)) return [];
  return judgeImports(source, (specifier) =>
    JUDGED_BY_BOOK.some((folder) => targetOf(source.path, specifier)?.startsWith(folder))
      ? 'The stand-in judges for itself; write what you need from the published pages.'
      : undefined,
  );
};

interface FileImport {
  readonly target: string;
  readonly position: number;
  readonly isType: boolean;
}

const fileImports = ({ path, imports }: Source): readonly FileImport[] =>
  imports.flatMap(({ specifier, position, isType }) => {
    const target = targetOf(path, specifier);
    return target === undefined ? [] : [{ target, position, isType }];
  });

/** A type is gone when the program runs; only values tie files to each other. */
const valueImports = (source: Source): readonly FileImport[] => fileImports(source).filter(({ isType }) => !isType);

/** A reader meets types and values alike, so both tie folders to each other. */
function folderImports(sources: readonly Source[]): Imports {
  const imports = new Map<string, string[]>();
  for (const source of sources) {
    const folder = folderOf(source.path);
    if (folder === undefined) continue;
    const others = fileImports(source).flatMap(({ target }) => folderOf(target) ?? []);
    imports.set(folder, [...(imports.get(folder) ?? []), ...others]);
  }
  return imports;
}

export const treeOf = (sources: readonly Source[], paths: readonly string[]): Tree => ({
  knots: knotsIn(new Map(sources.map((source) => [source.path, valueImports(source).map(({ target }) => target)]))),
  folderKnots: knotsIn(folderImports(sources)),
  unusedExports: unusedExports(sources),
  paths,
  folders: Map.groupBy(paths, (path) => posix.dirname(path)),
});

const checkCycles = (source: Source, { knots }: Tree): readonly Finding[] => {
  const knot = knots.get(source.path);
  if (knot === undefined) return [];
  return valueImports(source)
    .filter(({ target }) => knots.get(target) === knot)
    .map(({ target, position }) => ({
      line: lineAt(source.text, position),
      message: `${target} imports this file too, itself or by way of others; which of the two knows less?`,
    }));
};

/** Files at the root of a package that name each other are the business of the rule above. */
const checkFolderCycles = (source: Source, { folderKnots }: Tree): readonly Finding[] => {
  const folder = folderOf(source.path);
  const knot = folderKnots.get(folder ?? '');
  if (folder === undefined || knot === undefined) return [];
  return fileImports(source).flatMap(({ target, position }) => {
    const other = folderOf(target);
    if (other === undefined || other === folder || folderKnots.get(other) !== knot) return [];
    if (!isFolder(folder) && !isFolder(other)) return [];
    const message = `${other} imports ${folder} too, itself or by way of others; move what both need to where it belongs.`;
    return [{ line: lineAt(source.text, position), message }];
  });
};

/** The runner of the benchmarks finds them by the names of their files. */
const isBenchmark = (path: string): boolean => path.endsWith('.bench.ts');

/** What the client exports is there for programs that are not in this tree. */
const PUBLISHED: ReadonlySet<string> = new Set(
  ['index', 'mirror', 'node', 'webhooks'].map((face) => `packages/client/src/${face}.ts`),
);

const checkExports = (source: Source, { unusedExports }: Tree): readonly Finding[] =>
  isBenchmark(source.path) || PUBLISHED.has(source.path)
    ? []
    : (unusedExports.get(source.path) ?? []).map(({ name, position }) => ({
        line: lineAt(source.text, position),
        message: `No other file imports ${name}; remove it, or keep it to this file.`,
      }));

export const importRules: readonly Rule[] = [
  { id: 'import-direction', text: 'Packages import one way only.', check: checkDirection },
  {
    id: 'package-face',
    text: 'A package is imported by its name, never by a path and never past its index.',
    check: checkPackageFace,
  },
  { id: 'domain-and-adapters', text: 'The domain at the root of a package does not import its adapters.', check: checkAdapters },
  { id: 'file-cycle', text: 'No two files import each other, however long the way round.', check: checkCycles },
  {
    id: 'folder-cycle',
    text: 'No two folders of a package import each other, however long the way round.',
    check: checkFolderCycles,
  },
  {
    id: 'unused-export',
    text: 'What a file exports is imported by another one, be it a test.',
    check: checkExports,
    needsWholeTree: true,
  },
  {
    id: 'stand-in-judges',
    text: 'The stand-in for the tax authority imports neither the rules nor the signer of the account book.',
    check: checkStandIn,
  },
  { id: 'plain-contract', text: 'The contract takes only types from TypeBox.', check: checkPlainContract },
];
