import assert from 'node:assert/strict';
import { test } from 'node:test';
import { postgresMigrations } from './migration.ts';

/** The last migration of the release before this one. It moves with each release. */
const RELEASED = 48;

/** What takes something away that nodes of the release before still use. Written as it is found, without its comments. */
const CONTRACT_STEPS: readonly RegExp[] = [
  /\bDROP\s+(?:TABLE|COLUMN|VIEW|INDEX)\b/i,
  /\bRENAME\s+(?:TO|COLUMN|\w+\s+TO)\b/i,
  /\bSET\s+NOT\s+NULL\b/i,
  /\bALTER\s+COLUMN\s+\w+\s+(?:SET\s+DATA\s+)?TYPE\b/i,
  /\bADD\s+COLUMN\b(?![^;]*\bDEFAULT\b)[^;]*\bNOT\s+NULL\b/i,
  /\bADD\s+CONSTRAINT\b(?![^;]*\bNOT\s+VALID\b)/i,
];

const contractSteps = (sql: string): readonly string[] => {
  const statements = sql.replaceAll(/--.*$/gm, '');
  return CONTRACT_STEPS.flatMap((step) => step.exec(statements)?.[0] ?? []);
};

test('a migration of this release takes nothing away that nodes of the release before use', () => {
  const migrations = postgresMigrations();
  assert.ok(migrations.length >= RELEASED);
  for (const { version, sql } of migrations.slice(RELEASED)) assert.deepEqual(contractSteps(sql), [], `migration ${version}`);
});

test('each kind of contract step is found, and steps that only add are not', () => {
  const found = [
    'ALTER TABLE a DROP COLUMN b;',
    'DROP TABLE a;',
    'ALTER TABLE a RENAME TO b;',
    'ALTER TABLE a RENAME COLUMN b TO c;',
    'ALTER TABLE a ALTER COLUMN b SET NOT NULL;',
    'ALTER TABLE a ALTER COLUMN b TYPE BIGINT;',
    'ALTER TABLE a ADD COLUMN b TEXT NOT NULL;',
    'ALTER TABLE a ADD CONSTRAINT c CHECK (b > 0);',
  ];
  for (const sql of found) assert.equal(contractSteps(sql).length, 1, sql);
  const fine = [
    'ALTER TABLE a ADD COLUMN b TEXT;',
    "ALTER TABLE a ADD COLUMN b TEXT NOT NULL DEFAULT '';",
    'CREATE TABLE a (b TEXT NOT NULL);',
    '-- DROP TABLE a;',
    'CREATE INDEX a ON b (c) WHERE c IS NOT NULL;',
    'ALTER TABLE a ADD CONSTRAINT c CHECK (b > 0) NOT VALID;',
  ];
  for (const sql of fine) assert.deepEqual(contractSteps(sql), [], sql);
});
