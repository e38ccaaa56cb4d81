/** The house rules that a machine can hold, each with its sentence. Pure: takes files as text, reads no disk. */

import { posix } from 'node:path';
import { DOC_TYPES } from '../../packages/catalog/src/declaration/doc-type.ts';
import { folderOf, type Imports, isFolder, knotsIn } from './tidy-cycles.ts';
import { unusedExports } from './tidy-exports.ts';
import { type Export, lineAt, readSource, type Source, type SourceFile } from './tidy-source.ts';

export interface Violation {
  readonly file: string;
  readonly line: number;
  readonly rule: string;
  readonly message: string;
}

interface Finding {
  readonly line: number;
  readonly message: string;
}

interface Rule {
  readonly id: string;
  readonly text: string;
  readonly check: (source: Source, tree: Tree) => readonly Finding[];
  /** It is meaningless for a few files by themselves. */
  readonly needsWholeTree?: boolean;
  /** It looks at files that are not TypeScript too. */
  readonly isForEveryLanguage?: boolean;
}

/** What a rule can know of the other files. */
interface Tree {
  readonly knots: ReadonlyMap<string, number>;
  readonly folderKnots: ReadonlyMap<string, number>;
  readonly unusedExports: ReadonlyMap<string, readonly Export[]>;
  /** Of all files, those of other languages too. */
  readonly paths: readonly string[];
}

/** Imports run one way. A package may import those behind its arrow and no other. */
const importable: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  sqlite: [],
  look: [],
  catalog: ['contract'],
  cloud: ['contract', 'sqlite', 'look', 'catalog'],
  book: ['contract', 'sqlite', 'catalog'],
  connector: ['contract', 'sqlite', 'look', 'catalog', 'book'],
  client: [],
  'command-line': ['client'],
};

/** Folders that adapt a package to the outside. The domain, which is everything else, does not know them. */
const adapterFolders: Readonly<Record<string, readonly string[]>> = {
  cloud: ['sql', 'sqlite', 'postgres', 'artifact-folder', 'http', 'pages', 'webhook-http', 'mail'],
  book: ['sqlite', 'command-line'],
  connector: ['drivers', 'service', 'cli', 'local-page', 'sandbox'],
};

/** Packages that only describe and decide. */
const purePackages: readonly string[] = ['contract', 'catalog'];

const outsideModules =
  /^(?:node:)?(?:child_process|cluster|dgram|dns|fs|https?|http2|inspector|net|os|process|readline|repl|sqlite|tls|tty|vm|wasi|worker_threads)(?:\/.*)?$/;

const fileLinesMax = 450;

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

const isTest = (path: string): boolean => path.endsWith('.test.ts');

/** Tests and what they are built from. */
const isScaffolding = (path: string): boolean =>
  isTest(path) || /(?:^|\/)(?:conformance|testing)\/|\.conformance\.ts$/.test(path);

const packageOf = (path: string): string | undefined => /^packages\/([^/]+)\//.exec(path)?.[1];

const findAll = (source: Source, view: 'code' | 'comments' | 'uncommented', pattern: RegExp, message: string): Finding[] =>
  [...source[view].matchAll(pattern)].map((match) => ({ line: lineAt(source.text, match.index), message }));

/** One finding for each import that `judge` objects to. */
const judgeImports = (source: Source, judge: (specifier: string) => string | undefined): Finding[] =>
  source.imports.flatMap(({ specifier, position }) => {
    const message = judge(specifier);
    return message === undefined ? [] : [{ line: lineAt(source.text, position), message }];
  });

/** A relative import as a path from the root of the tree. */
const targetOf = (path: string, specifier: string): string | undefined =>
  specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier) : undefined;

const checkDirection = (source: Source): readonly Finding[] => {
  const from = packageOf(source.path);
  if (from === undefined) return [];
  return judgeImports(source, (specifier) => {
    const to = /^@ledgerline\/([^/]+)/.exec(specifier)?.[1];
    if (to === undefined || importable[from]?.includes(to)) return undefined;
    return `${from} may not import ${to}; it may import ${importable[from]?.join(', ') || 'no package of ours'}.`;
  });
};

/** Faces of a package besides its index, each declared in its exports. */
const PACKAGE_FACES: ReadonlySet<string> = new Set([
  '@ledgerline/catalog/decimal',
  '@ledgerline/catalog/publish',
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
    const isDeep = /^@ledgerline\/[^/]+\//.test(specifier) && !PACKAGE_FACES.has(specifier);
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

/** A type of commands that is taken apart, or one that is compared with the first word of a command: `type.startsWith('create-')`. */
const parsedName =
  /\b(?:commandType|command_type)\s*\??\.\s*(?:split|replace|replaceAll|match|slice|substring|(?:starts|ends)[Ww]ith|remove(?:prefix|suffix)|partition)\s*\(|\.\s*(?:exec|test)\s*\(\s*(?:\w+\.)?commandType\s*\)|\btype_?\s*\??\.\s*(?:split|replace|replaceAll|match|(?:starts|ends)[Ww]ith|remove(?:prefix|suffix)|partition)\s*\(\s*\(?(?:['"]|\/\^?)[a-z]*-/g;

/** A recipe says what it does: its verb, its task and its documents. Names are for people. */
const checkCommandNames = (source: Source): readonly Finding[] => {
  if (!/^(?:packages\/[^/]+\/src|drivers|examples)\//.test(source.path) || isTest(source.path)) return [];
  const text = source.path.endsWith('.py') ? source.text : source.uncommented;
  return [...text.matchAll(parsedName)].map(({ index }) => ({
    line: lineAt(source.text, index),
    message: 'This reads what a command does off its name; the recipe declares it (verb, task, document).',
  }));
};

/** Which paths there are is declared by the cloud; contract and caller pass the catalog the few that it prints. */
const checkEndpoints = (source: Source): readonly Finding[] => {
  if (!source.path.startsWith('packages/catalog/src/') || isTest(source.path)) return [];
  const paths = source.uncommented.matchAll(
    /['"`](?:(?:GET|POST|PUT) )?\/(?:v1|app|admin|connectors|portal|login|signup|developers)\b/g,
  );
  return [...paths].map(({ index }) => ({
    line: lineAt(source.text, index),
    message: 'This is an endpoint of the cloud; take it as a parameter, or move the text to the cloud.',
  }));
};

/** Where types of documents are data: their declaration, their families, words and prints, and the sample book. */
const declaresTypes =
  /^packages\/(?:catalog\/src\/(?:.+\/)?(?:doc-type\.ts|document-result\.ts|[a-z-]+-terms\.ts|(?:modules|families)\/.+)|book\/src\/(?:ledger\/matrix\.ts|template\/.+|reports\/(?:.+\/)?(?:titles|families)\.ts))$/;

/** Codes that name a tax or a type of account too, and one file of units. */
const OTHER_MEANINGS: readonly string[] = ['SST', 'GST', 'CP', 'SA'];
const unitCodes = /\/unit-code\.ts$/;

const typeCodes = DOC_TYPES.filter((type) => !OTHER_MEANINGS.includes(type)).join('|');
const typeLiteral = new RegExp(`(['"\`])(?:${typeCodes})\\1|(?<=[{,]\\s*)\\b(?:${typeCodes})\\s*:`, 'g');

/** A list of types compiles when one is forgotten; a question to the posting matrix does not. */
const checkTypeLiterals = (source: Source): readonly Finding[] => {
  if (!/^packages\/(?:book|catalog)\/src\//.test(source.path) || isScaffolding(source.path)) return [];
  if (declaresTypes.test(source.path) || unitCodes.test(source.path)) return [];
  return findAll(
    source,
    'uncommented',
    typeLiteral,
    'This names a type of document; ask ledger/nature.ts what the type is, or declare the fact where types are declared.',
  );
};

const HTTP = 'packages/cloud/src/http/';
/** Where routes are registered, and where it is decided who may call them. */
const ROUTE_BUILDER = `${HTTP}endpoint/endpoint-routes.ts`;
const GUARDS: readonly string[] = ['endpoint/audience-guard.ts', 'caller.ts', 'request/cross-site.ts'].map((file) => HTTP + file);

/** A route that is registered elsewhere, or lets callers in by itself, is not as its endpoint says. */
const checkRoutes = (source: Source): readonly Finding[] => {
  if (!source.path.startsWith(HTTP) || isTest(source.path)) return [];
  const registered =
    source.path === ROUTE_BUILDER ? [] : source.uncommented.matchAll(/\.\s*(?:route\s*\(|(?:get|post|put|all)\s*\(\s*['"`]\/)/g);
  return [
    ...[...registered].map(({ index }) => ({
      line: lineAt(source.text, index),
      message: 'This registers a route by itself; declare its endpoint and serve it with routesOf.',
    })),
    ...(GUARDS.includes(source.path)
      ? []
      : findAll(
          source,
          'code',
          /(?<![\w$.])(?:findLogin|findOwner|adminRefusal|isCrossSiteRequest)\s*\(/g,
          'This lets callers in by itself; the audience of the endpoint does that.',
        )),
  ];
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

const treeOf = (sources: readonly Source[], paths: readonly string[]): Tree => ({
  knots: knotsIn(new Map(sources.map((source) => [source.path, valueImports(source).map(({ target }) => target)]))),
  folderKnots: knotsIn(folderImports(sources)),
  unusedExports: unusedExports(sources),
  paths,
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
const PUBLISHED: ReadonlySet<string> = new Set(['index', 'node', 'webhooks'].map((face) => `packages/client/src/${face}.ts`));

const checkExports = (source: Source, { unusedExports }: Tree): readonly Finding[] =>
  isBenchmark(source.path) || PUBLISHED.has(source.path)
    ? []
    : (unusedExports.get(source.path) ?? []).map(({ name, position }) => ({
        line: lineAt(source.text, position),
        message: `No other file imports ${name}; remove it, or keep it to this file.`,
      }));

const MIGRATION = /^(packages\/[^/]+\/src)\/(sqlite|postgres)\/migrations\/(\d+)-[^/]+$/;
const OTHER_STORE: Readonly<Record<string, string>> = { sqlite: 'postgres', postgres: 'sqlite' };

/** The type checker holds that every verb runs on both stores; it does not see their migrations. */
const checkAdapterComplete = ({ path }: Source, { paths }: Tree): readonly Finding[] => {
  const [, home, store = '', number] = MIGRATION.exec(path) ?? [];
  if (home === undefined) return [];
  const twin = `${home}/${OTHER_STORE[store]}/migrations/${number}-`;
  return paths.some((other) => other.startsWith(twin)) ? [] : [{ line: 1, message: `${twin}*.sql is missing.` }];
};

export const rules: readonly Rule[] = [
  { id: 'import-direction', text: 'Packages import one way only.', check: checkDirection },
  {
    id: 'package-face',
    text: 'A package is imported by its name, never by a path and never past its index.',
    check: checkPackageFace,
  },
  { id: 'domain-and-adapters', text: 'The domain at the root of a package does not import its adapters.', check: checkAdapters },
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
    id: 'adapter-complete',
    text: 'Every migration of one store has its number in the other.',
    check: checkAdapterComplete,
    isForEveryLanguage: true,
  },
  {
    id: 'doc-type-literal',
    text: 'What a type of document is stands where types are declared; no other file names types.',
    check: checkTypeLiterals,
  },
  {
    id: 'command-name',
    text: 'What a command does is declared, never read off its name.',
    check: checkCommandNames,
    isForEveryLanguage: true,
  },
  { id: 'catalog-endpoint', text: 'The catalog knows commands and no endpoint.', check: checkEndpoints },
  { id: 'declared-route', text: 'Routes and who may call them come from the declarations of endpoints.', check: checkRoutes },
  { id: 'plain-contract', text: 'The contract takes only types from TypeBox.', check: checkPlainContract },
  { id: 'opening-comment', text: 'A file opens with what it owns and what it leaves alone.', check: checkOpening },
];

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
