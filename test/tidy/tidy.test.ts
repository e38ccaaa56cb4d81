import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { test } from 'node:test';
import { findViolations, rules } from './tidy.ts';
import { readSource, type SourceFile } from './tidy-source.ts';

const root = join(import.meta.dirname, '../..');
const fixtures = join(import.meta.dirname, 'fixtures');

const skippedFolders: readonly string[] = ['node_modules', 'data', 'dist', 'fixtures'];

/** Every source file below a folder, in a stable order; hidden folders and those above are left out. */
const readTree = (folder: string, from = folder): SourceFile[] =>
  readdirSync(from, { withFileTypes: true })
    .sort((left, right) => (left.name < right.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(from, entry.name);
      if (entry.isDirectory())
        return entry.name.startsWith('.') || skippedFolders.includes(entry.name) ? [] : readTree(folder, path);
      if (!entry.isFile() || !/\.(?:ts|sql|py|cs|md)$/.test(entry.name)) return [];
      return [{ path: relative(folder, path).split(sep).join('/'), text: readFileSync(path, 'utf8') }];
    });

/** A fixture says how many lines it has instead of having them. */
const readFixture = (name: string): readonly SourceFile[] =>
  readTree(join(fixtures, name)).map(({ path, text }) => ({
    path,
    text: text.replace(/^\/\/ (\d+) lines like this one\.\n/m, (line, count: string) => line.repeat(Number(count))),
  }));

const described = (file: string, line: number, rule: string): string => `${file}:${line} ${rule}`;

/** The lines that break the rule, each marked with the word "planted". */
const planted = (files: readonly SourceFile[], rule: string): string[] =>
  files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => (/\bplanted\b/.test(line) ? [described(path, index + 1, rule)] : [])),
  );

test('the tree keeps the house rules', () => {
  const files = readTree(root);
  assert.ok(files.length > 40, `only ${files.length} files were found`);
  const violations = findViolations(files).map(({ file, line, rule, message }) => `${described(file, line, rule)}: ${message}`);
  assert.deepEqual(violations, []);
});

/** Rules that need the whole tree are left out where only a few files are looked at, unless they are the ones in question. */
const violationsIn = (files: readonly SourceFile[], id?: string) =>
  findViolations(files).filter(({ rule }) => rule === id || !rules.some((known) => known.id === rule && known.needsWholeTree));

for (const { id, text } of rules) {
  test(`a planted violation is found: ${text}`, () => {
    const files = readFixture(id);
    const wanted = planted(files, id);
    assert.ok(wanted.length > 0, `nothing is planted for ${id}`);
    const found = violationsIn(files, id).map(({ file, line, rule }) => described(file, line, rule));
    assert.deepEqual([...new Set(found)].sort(), wanted.sort());
  });
}

test('what only looks like a violation is left alone', () => {
  const files = readFixture('clean');
  assert.ok(files.length > 0);
  assert.deepEqual(violationsIn(files), []);
});

test('every folder of planted violations belongs to a rule', () => {
  assert.deepEqual(readdirSync(fixtures).sort(), ['clean', ...rules.map(({ id }) => id)].sort());
});

test('code, comments and literals are told apart', () => {
  const text = `#!/usr/bin/env node\nconst a = 'it' /* b */ + \`c \${/d'/g.test('e')} f\`; // g`;
  const { code, uncommented, comments } = readSource({ path: 'any.ts', text });
  assert.equal(code, `                   \nconst a = '  '         + \`  \${/  /g.test(' ')}  \`;     `);
  assert.equal(uncommented, `                   \nconst a = 'it'         + \`c \${/d'/g.test('e')} f\`;     `);
  assert.equal(comments, `#!/usr/bin/env node\n               /* b */                             // g`);
});

test('imports are found in every form and in nothing but code', () => {
  const text = `
import './side-effect.ts';
import type { A } from "./type.ts";
import b, { c as d } from './mixed.ts';
import * as everything from './star.ts';
export * from './again.ts';
export { e } from './named.ts';
import {
  f,
  g,
} from './lines.ts';
const lazy = await import('./lazy.ts');
const old = require('./old.ts');
type Shape = typeof import('./shape.ts');
// import './comment.ts';
/* import './block.ts'; */
const text = "import './text.ts'";
const pattern = /import '.\\/pattern.ts'/;
const template = \`import './template.ts' \${import('./inside.ts')} import './after.ts'\`;
const array = Array.from('./array.ts');
`;
  const specifiers = readSource({ path: 'any.ts', text }).imports.map(({ specifier }) => specifier);
  const wanted = ['side-effect', 'type', 'mixed', 'star', 'again', 'named', 'lines', 'lazy', 'old', 'shape', 'inside'];
  assert.deepEqual(specifiers.sort(), wanted.map((name) => `./${name}.ts`).sort());
});
