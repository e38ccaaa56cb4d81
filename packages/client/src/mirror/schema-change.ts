/** Changes the tables of a target to match the plan: creates missing tables, adds columns, and rebuilds columns of another type. */

import { MisuseError } from '../errors.ts';
import type { ValueKind } from '../mirror-entity.ts';
import { STATE_TABLE_NAMES } from './mirror-state.ts';
import { databaseName, type EntityPlan, type Table } from './table-plan.ts';
import { addColumnText, commentText, createText, indexName, tablesOf } from './table-text.ts';
import { type MirrorTarget, names, quoted } from './target.ts';
import { VIEW, viewsOf } from './views.ts';

/** The change that a table needs. */
export interface TableChange {
  readonly table: Table;
  readonly change: 'create' | 'add' | 'rebuild';
  /** The columns that it is about. */
  readonly columns: readonly string[];
}

type Stored = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** What the target has, as an earlier mirror stored it: the type of each column, by table and column. */
async function storedPlan(target: MirrorTarget): Promise<Stored> {
  const rows = await target.query('SELECT name, columns FROM _mirror_table');
  return new Map(
    rows.map(({ name, columns }) => [
      String(name),
      new Map(Object.entries(JSON.parse(String(columns)) as Record<string, string>)),
    ]),
  );
}

/** The changes that bring the tables to the plans. A column that the catalog no longer has stays, and is no longer written. */
export async function schemaChanges(target: MirrorTarget, plans: readonly EntityPlan[]): Promise<readonly TableChange[]> {
  const stored = await storedPlan(target);
  return tablesOf(plans).flatMap((table): readonly TableChange[] => {
    const known = stored.get(table.name);
    if (known === undefined) return [{ table, change: 'create', columns: [] }];
    const other = table.columns.filter(({ name, kind }) => known.has(name) && known.get(name) !== kind);
    if (other.length > 0) return [{ table, change: 'rebuild', columns: other.map(({ name }) => name) }];
    const missing = table.columns.filter(({ name }) => !known.has(name));
    return missing.length === 0 ? [] : [{ table, change: 'add', columns: missing.map(({ name }) => name) }];
  });
}

/** Applies the changes in one transaction. Returns the entities that must be read again completely, in every book. */
export async function applyChanges(
  target: MirrorTarget,
  plans: readonly EntityPlan[],
  changes: readonly TableChange[],
): Promise<ReadonlySet<string>> {
  await assertOurs(
    target,
    changes,
    viewsOf(plans, target.dialect).map(({ name }) => name),
  );
  const stored = await storedPlan(target);
  const applied = target.transaction(async () => {
    for (const { name } of viewsOf(plans, target.dialect).toReversed()) await target.query(`DROP VIEW IF EXISTS ${quoted(name)}`);
    for (const { table, change, columns } of changes) {
      if (change === 'rebuild') await rebuild(target, table, stored.get(table.name) ?? new Map());
      else
        for (const statement of change === 'add' ? addTexts(table, columns, target) : createText(table, target.dialect))
          await target.query(statement);
      await remember(target, table);
    }
    for (const { name, text } of viewsOf(plans, target.dialect)) await target.query(`CREATE VIEW ${quoted(name)} AS ${text}`);
    await rememberViews(target, plans);
    return new Set(changes.filter(needsReading).map(({ table }) => table.entity));
  });
  return applied.catch((error: unknown) => {
    const { code, detail } = error as { readonly code?: string; readonly detail?: string };
    if (code !== DEPENDENT_OBJECTS) throw error;
    throw new MisuseError(
      'mirror_rebuild',
      `Tables or views of the mirror must be created again, and others depend on them: ${detail}. Drop these, and create them again afterwards.`,
    );
  });
}

/** A new table has no rows yet, and a column that only the mirror writes is not read. */
const needsReading = ({ table, change, columns }: TableChange): boolean =>
  change === 'rebuild' ||
  (change === 'add' && table.columns.some(({ name, field }) => field !== undefined && columns.includes(name)));

/** PostgreSQL does not drop what a view of others reads. */
const DEPENDENT_OBJECTS = '2BP01';

/**
 * Creates a table again with its rows, those of other books too. Only columns of another type are empty until they are read. Columns that the
 * catalog no longer has stay.
 */
async function rebuild(target: MirrorTarget, table: Table, stored: ReadonlyMap<string, string>): Promise<void> {
  const { dialect } = target;
  const gone = [...stored].filter(([name]) => !table.columns.some((column) => column.name === name));
  const columns = [
    ...table.columns,
    ...gone.map(([name, kind]) => ({ name, kind: kind as ValueKind, description: 'No longer in the catalog.' })),
  ];
  const kept = names(columns.filter(({ name, kind }) => stored.get(name) === kind));
  const isKeyKept = table.key.every((name) =>
    table.columns.some((column) => column.name === name && stored.get(name) === column.kind),
  );
  const [own, rest] = [quoted(table.name), quoted(databaseName(`${table.name}_rest`))];
  if (isKeyKept) await target.query(`CREATE TABLE ${rest} AS SELECT ${kept} FROM ${own}`);
  await target.query(`DROP TABLE ${own}`);
  for (const statement of createText({ ...table, columns }, dialect)) await target.query(statement);
  if (!isKeyKept) return;
  await target.query(`INSERT INTO ${own} (${kept}) SELECT ${kept} FROM ${rest}`);
  await target.query(`DROP TABLE ${rest}`);
}

function addTexts(table: Table, columns: readonly string[], { dialect }: MirrorTarget): readonly string[] {
  const added = table.columns.filter(({ name }) => columns.includes(name));
  return added.flatMap((column) => [
    addColumnText(table, column, dialect),
    ...(dialect.name === 'sqlite' ? [] : [commentText(table, column)]),
  ]);
}

/** Stores the columns of a table, including those that are no longer in the plan. */
async function remember(target: MirrorTarget, table: Table): Promise<void> {
  const [known] = await target.query('SELECT columns FROM _mirror_table WHERE name = ?', [table.name]);
  const before = known === undefined ? {} : (JSON.parse(String(known.columns)) as Record<string, string>);
  const columns = { ...before, ...Object.fromEntries(table.columns.map(({ name, kind }) => [name, kind])) };
  await target.query('DELETE FROM _mirror_table WHERE name = ?', [table.name]);
  await target.query('INSERT INTO _mirror_table (name, columns) VALUES (?, ?)', [table.name, JSON.stringify(columns)]);
}

async function rememberViews(target: MirrorTarget, plans: readonly EntityPlan[]): Promise<void> {
  for (const { name } of viewsOf(plans, target.dialect)) {
    await target.query('DELETE FROM _mirror_table WHERE name = ?', [name]);
    await target.query('INSERT INTO _mirror_table (name, columns) VALUES (?, ?)', [name, '{}']);
  }
}

/** Rejects a table of that name that the mirror did not create, because it belongs to another program. */
async function assertOurs(target: MirrorTarget, changes: readonly TableChange[], views: readonly string[]): Promise<void> {
  const present = new Set((await target.query(target.dialect.objects)).map(({ name }) => String(name)));
  const ours = await storedPlan(target);
  const created = changes.filter(({ change }) => change === 'create').map(({ table }) => table);
  const wanted = [
    ...created.map(({ name }) => name),
    ...created.filter(({ index }) => index !== undefined).map(indexName),
    ...views,
  ];
  const foreign = wanted.filter((name) => present.has(name) && !ours.has(name));
  if (foreign.length === 0) return;
  throw new MisuseError(
    'mirror_table_taken',
    `${target.place} already has ${foreign.join(', ')}, which no mirror created. Use an empty database or schema, or rename it.`,
  );
}

/** Removes the rows of one account book. With the last book, everything that the mirror created is removed. */
export async function dropBook(target: MirrorTarget, companyId: string): Promise<void> {
  const ours = [...(await storedPlan(target)).keys()];
  const [{ others } = { others: 0 }] = await target.query('SELECT count(*) AS others FROM _mirror WHERE company_id <> ?', [
    companyId,
  ]);
  const tables = ours.filter((name) => !name.startsWith(VIEW));
  await target.transaction(async () => {
    if (Number(others) > 0) {
      for (const name of [...tables, '_mirror_option', '_mirror_list', '_mirror'])
        await target.query(`DELETE FROM ${quoted(name)} WHERE company_id = ?`, [companyId]);
      return;
    }
    // Views that use others come after them in the alphabet.
    for (const name of ours
      .filter((one) => one.startsWith(VIEW))
      .toSorted()
      .toReversed())
      await target.query(`DROP VIEW IF EXISTS ${quoted(name)}`);
    for (const name of [...tables, ...STATE_TABLE_NAMES]) await target.query(`DROP TABLE IF EXISTS ${quoted(name)}`);
  });
}
