import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as contract from './index.ts';

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

const exported: readonly [string, unknown][] = Object.entries(contract);

/** Schemas are the exports that share their name with a type. */
/** `Type` builds them. */
const schemas = exported.filter(
  (entry): entry is [string, Node] => /^[A-Z]/.test(entry[0]) && entry[0] !== 'Type' && isNode(entry[1]),
);

/** The schema, its members and what its lists hold, each with where it is. */
const parts = (path: string, schema: Node): [string, Node][] => [
  [path, schema],
  ...Object.entries(isNode(schema.properties) ? schema.properties : {}).flatMap(([name, member]) =>
    isNode(member) ? parts(`${path}.${name}`, member) : [],
  ),
  ...(isNode(schema.items) && schema.items.type === 'object' ? parts(`${path}[]`, schema.items) : []),
];

test('every schema, and every field of every schema, has a description', () => {
  assert.ok(schemas.length > 60, `${schemas.length} schemas`);
  const silent = schemas
    .flatMap(([name, schema]) => parts(name, schema))
    .filter(([, schema]) => typeof schema.description !== 'string' || !/\.$/.test(schema.description))
    .map(([path]) => path);
  assert.deepEqual(silent, []);
});

test('every schema is plain JSON, so that it can be published as it is', () => {
  for (const [name, schema] of schemas) assert.deepEqual(JSON.parse(JSON.stringify(schema)), { ...schema }, name);
});

test('no closed list names a word twice', () => {
  const lists = exported.filter(
    (entry): entry is [string, readonly string[]] =>
      Array.isArray(entry[1]) && entry[1].every((word) => typeof word === 'string'),
  );
  assert.ok(lists.length >= 12, `${lists.length} lists`);
  for (const [name, words] of lists) assert.equal(new Set(words).size, words.length, name);
});
