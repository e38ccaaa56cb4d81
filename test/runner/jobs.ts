/** The jobs of a test run: which files share a process, and in which order they start. */

import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

export interface Job {
  readonly name: string;
  readonly files: readonly string[];
  /** It starts once the packages are installed. */
  readonly needsPackages: boolean;
}

/** The one that installs packages. */
export const INSTALLING = 'packages-of-debian';

/** The one that compares what test servers sent in the other jobs with the OpenAPI document. It comes last. */
export const COMPARING: Job = {
  name: 'sent-responses',
  files: ['test/response-validator/sent-responses.ts'],
  needsPackages: false,
};

const filesOf = (...patterns: readonly string[]): readonly string[] =>
  patterns.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).toSorted();

/**
 * The longest, longest first: with one of them left at the end, one processor would have nothing to do. Those that mostly wait come before
 * those that compute as long.
 */
const LONGEST: readonly string[] = [
  INSTALLING,
  'docs-commands',
  'browser-portal',
  'browser',
  'clients',
  'tryton',
  'book-rooms',
  'kill-journey',
  'end-to-end',
  'book',
  'gnucash',
  'gnucash-watch',
  'cloud',
  'e-invoice-page',
  'local-page',
  'http-server',
  'http-api',
  'http-pages',
  'http-session',
  'postgres-store',
  'one-system',
  'connector',
  'examples',
  'e-invoices',
  'connector-launcher',
  'kill-http',
  'simulation',
  'databases',
  'catalog',
];

/** What says whether a package of Debian is there: a test that imports it, itself or by way of others, waits for the packages. */
const PACKAGES = join(ROOT, 'test/debian-packages.ts');
const IMPORTED = /^.*from '(\.[^']+\.ts)';$/gm;

const imports = new Map<string, readonly string[]>();

function importsOf(file: string): readonly string[] {
  const known = imports.get(file);
  if (known) return known;
  const found = [...readFileSync(file, 'utf8').matchAll(IMPORTED)].map(([, path = '']) => join(dirname(file), path));
  // A text in a test may look like an import.
  const real = found.filter((each) => existsSync(each));
  imports.set(file, real);
  return real;
}

function reaches(file: string, target: string, seen = new Set<string>()): boolean {
  if (file === target) return true;
  if (seen.has(file)) return false;
  seen.add(file);
  return importsOf(file).some((each) => reaches(each, target, seen));
}

const needPackages = (files: readonly string[]): boolean => files.some((file) => reaches(join(ROOT, file), PACKAGES));

export function allJobs(): readonly Job[] {
  const http = filesOf('packages/cloud/src/http/**/*.test.ts');
  const ofRooms = (...rooms: readonly string[]): readonly string[] =>
    filesOf(...rooms.map((room) => `packages/cloud/src/http/${room}/**/*.test.ts`));
  const [pages, sessions, servers] = [ofRooms('pages'), ofRooms('account', 'session'), ofRooms('server', 'connector', 'admin')];
  const book = filesOf('packages/book/src/*.test.ts', 'packages/book/src/whole-book/*.test.ts');
  const oneSystem = filesOf('test/one-system/*.test.ts');
  // Those that run in the process of their test, where loading the catalog takes as long as they do.
  const assistants = filesOf('test/mcp/mcp-*.test.ts');
  const eInvoices = filesOf('test/myinvois/*.test.ts').filter((file) => !file.includes('/kill-'));
  const databases = filesOf('test/postgres/{artifact-table,event-horizon,postgres-twins,two-nodes}.test.ts');
  // These share a system that runs, and those of the portal a browser too.
  const clients = [
    ...filesOf('test/client/{client,command-line,downloads,mirror,python-client}.test.ts'),
    'test/mcp/mcp.test.ts',
  ];
  const portal = filesOf('test/browser/{browser-*,connect-app}.test.ts');
  const together = [...oneSystem, ...assistants, ...eInvoices, ...databases, ...clients, ...portal];
  const journeys = filesOf('test/**/*.test.ts')
    .filter((file) => !file.includes('/fixtures/') && !file.includes('node_modules') && !together.includes(file))
    .map((file) => ({
      name: basename(file, '.test.ts'),
      files: [file],
    }));
  const shared = [
    // Every server of a job is open until the job ends, and the more there are, the longer each test takes.
    { name: 'http-pages', files: pages },
    { name: 'http-session', files: sessions },
    { name: 'http-server', files: servers },
    { name: 'http-api', files: http.filter((file) => ![...pages, ...sessions, ...servers].includes(file)) },
    { name: 'book', files: book },
    { name: 'book-rooms', files: filesOf('packages/book/src/**/*.test.ts').filter((file) => !book.includes(file)) },
    { name: 'cloud', files: filesOf('packages/cloud/src/**/*.test.ts').filter((file) => !http.includes(file)) },
    { name: 'catalog', files: filesOf('packages/catalog/src/**/*.test.ts') },
    { name: 'contract', files: filesOf('packages/{contract,sqlite,words}/src/**/*.test.ts') },
    { name: 'client-parts', files: filesOf('packages/{client,command-line}/src/**/*.test.ts') },
    { name: 'one-system', files: oneSystem },
    { name: 'clients', files: clients },
    { name: 'browser-portal', files: portal },
    { name: 'assistants', files: assistants },
    { name: 'e-invoices', files: eInvoices },
    { name: 'databases', files: databases },
    { name: 'connector', files: filesOf('packages/connector/src/**/*.test.ts') },
  ];
  const all = [{ name: INSTALLING, files: ['test/runner/install-packages.ts'] }, ...shared, ...journeys];
  const named = LONGEST.flatMap((name) => all.filter((job) => job.name === name));
  return [...named, ...all.filter((job) => !named.includes(job))].map((job) => ({
    ...job,
    needsPackages: job.name !== INSTALLING && needPackages(job.files),
  }));
}
