import assert from 'node:assert/strict';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { reportedRows } from '../../bench/report.ts';

/** Lists in the docs that repeat the source are the same as the source. */

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const manifest = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const section = (text: string, title: string): string => (text.split(`\n## ${title}\n`)[1] ?? '').split('\n## ')[0] ?? '';
/** How far code can be indented in its file, for a page that shows it without. */
const INDENT_MAX = 12;
const DOCS = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...globSync('docs/**/*.md', { cwd: ROOT })];

test('CONTRIBUTING lists every script of package.json and no other', () => {
  const listed = [...section(read('CONTRIBUTING.md'), 'Scripts').matchAll(/^\| `npm (?:run )?([\w:-]+)`/gm)].map(
    ([, name]) => name,
  );
  assert.deepEqual(listed.toSorted(), Object.keys(manifest.scripts).toSorted());
});

test('CONTRIBUTING lists every package and what it imports', () => {
  const table = section(read('CONTRIBUTING.md'), 'The packages');
  const listed = [...table.matchAll(/^\| \[([\w-]+)\]\(packages\/([\w-]+)\)/gm)];
  assert.deepEqual(listed.map(([, name]) => name).toSorted(), readdirSync(join(ROOT, 'packages')).toSorted());
  for (const [, name, folder] of listed) assert.equal(name, folder);
});

test('the list of docs names every page, and every decision under its number', () => {
  const list = read('docs/README.md');
  for (const page of globSync('docs/*.md', { cwd: ROOT }).map((path) => basename(path)))
    if (page !== 'README.md') assert.ok(list.includes(`](${page})`), page);
  const numbered = [...list.matchAll(/^\| (\d+) \| \[[^\]]+\]\(decisions\/(\d{4})-([\w-]+\.md)\) \|$/gm)];
  assert.deepEqual(
    numbered.map(([, , digits, name]) => `${digits}-${name}`),
    readdirSync(join(ROOT, 'docs/decisions')).toSorted(),
  );
  const numbers = numbered.map(([, number]) => Number(number));
  for (const [index, [, , digits]] of numbered.entries()) assert.equal(Number(digits), numbers[index]);
  const gaps = Array.from({ length: Math.max(...numbers) }, (_, index) => index + 1).filter(
    (number) => !numbers.includes(number),
  );
  assert.ok(list.includes(`Numbers ${gaps.join(' and ')} were never published.`), `gaps: ${gaps}`);
});

test('every dependency has its row in the table, with its version', () => {
  const lines = read('docs/dependencies.md').split('\n');
  lines.forEach((line, index) => {
    if (line.startsWith('| '))
      assert.ok(lines[index - 1]?.startsWith('|') || lines[index + 1]?.startsWith('| ---'), `outside a table: ${line}`);
  });
  const manifests = ['package.json', ...globSync('packages/*/package.json', { cwd: ROOT })].map(
    (path) =>
      JSON.parse(read(path)) as Record<'dependencies' | 'optionalDependencies' | 'devDependencies', Record<string, string>>,
  );
  const text = lines.filter((line) => line.startsWith('| ')).join('\n');
  for (const { dependencies = {}, optionalDependencies = {} } of manifests)
    for (const [name, version] of Object.entries({ ...dependencies, ...optionalDependencies })) {
      if (name.startsWith('@ledgerline/')) continue;
      const row = text.split('\n').find((line) =>
        line
          .split('|')[1]
          ?.split(',')
          .some((part) => part.trim() === name),
      );
      assert.ok(row, `${name} has no row in docs/dependencies.md.`);
      assert.ok(row.includes(version), `${name} is ${version}; its row is ${row}`);
    }
});

test('the missed goals are all listed', () => {
  const page = read('docs/performance.md');
  const listed = [
    ...section(page, 'Goals that were missed').matchAll(/^\| \[([\w-]+)\]\(#[\w-]+\) \| (.*) \| (.*) \| (.*) \|$/gm),
  ].map(([, bench, what, figure, goal]) => ({ bench, what, figure, goal }));
  const missed = reportedRows(page)
    .filter(({ verdict }) => verdict === 'missed')
    .map(({ bench, what, figure, goal }) => ({ bench, what, figure, goal }));
  assert.deepEqual(listed, missed);
});

test('the settings of a caller have one name each, everywhere', () => {
  const texts = [
    ...DOCS,
    ...globSync('{examples,packages/client,packages/client-python,packages/command-line}/**/*.{md,ts,py}', { cwd: ROOT }),
  ]
    .filter((path) => !path.includes('node_modules') && !path.includes('/dist/'))
    .concat('first-steps.ts', 'service.ts');
  const old = /TENANT_API_KEY|(?<![A-Z_])CONNECTOR_ID|LEDGERLINE_KEY\b|\$(?:KEY|BASE|CLOUD|CONNECTOR)\b/;
  for (const path of texts) assert.doesNotMatch(read(path), old, path);
});

test('no two pages send different commands under one id', () => {
  const uses = new Map<string, Set<string>>();
  for (const path of DOCS.filter((name) => !name.includes('performance')))
    for (const [, id = ''] of read(path).matchAll(/"commandId": "([^"]+)"|--id ([\w-]+)/g)) {
      if (id === '') continue;
      uses.set(id, (uses.get(id) ?? new Set()).add(path));
    }
  for (const [id, paths] of uses) assert.equal(paths.size, 1, `${id} is sent by ${[...paths].join(' and ')}.`);
});

test('no page installs a package by a name that is published nowhere, or runs the sources with the Node of the machine', () => {
  for (const path of [...DOCS, ...globSync('{examples,packages/*}/**/README.md', { cwd: ROOT })]) {
    if (path.includes('node_modules') || path.includes('decisions/')) continue;
    const text = read(path);
    assert.doesNotMatch(text, /(?:npm|yarn|pnpm) (?:install|i|add) (?:-\w+ )?@ledgerline\//, path);
    assert.doesNotMatch(text, /pip install ledgerline\b(?!-)/, path);
    assert.doesNotMatch(text, /(?<![\w./])node (?:packages|examples|test|bench|packaging)\/\S+\.ts/, path);
  }
});

test('links between the docs lead to files and headings that are there', () => {
  const anchorsOf = (text: string) =>
    [...text.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim()
        .replaceAll(/\s/g, '-'),
    );
  for (const path of DOCS) {
    for (const [, target = ''] of read(path)
      .replaceAll(/`[^`]*`/g, '')
      .matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^(?:https?:|mailto:)/.test(target)) continue;
      const [file = '', anchor] = target.split('#', 2);
      const found = file === '' ? path : join(path, '..', file);
      const isMarkdown = found.endsWith('.md');
      const text = isMarkdown ? read(found) : '';
      if (!isMarkdown) assert.ok(globSync(found, { cwd: ROOT }).length === 1, `${path}: ${target}`);
      if (anchor !== undefined) assert.ok(anchorsOf(text).includes(anchor), `${path}: ${target}`);
    }
  }
});

test('code that a page shows from a file is in that file, line by line', () => {
  const shown = DOCS.flatMap((page) =>
    [...read(page).matchAll(/<!-- from: (\S+) -->\n\n```\w+\n(.*?)\n```/gs)].map(([, file = '', code = '']) => ({
      page,
      file,
      code,
    })),
  );
  for (const { page, file, code } of shown) {
    const margins = Array.from({ length: INDENT_MAX }, (_, width) => ' '.repeat(width));
    const isThere = margins.some((margin) => read(file).includes(code.replaceAll(/^(?=.)/gm, margin)));
    assert.ok(isThere, `${page} shows what ${file} does not have:\n${code}`);
  }
  const templates = new Set(shown.map(({ file }) => file.split('/')[1]));
  for (const language of ['dotnet', 'python', 'typescript']) assert.ok(templates.has(`template-${language}`), language);
});
