/** One connection: runs statements of the shared dialect, one by one or several of the same text at once. */

import { hash } from 'node:crypto';
import type pg from 'pg';
import type { Row, Statement } from '../sql/verb/statement.ts';
import { answered } from './failure.ts';
import { arraysOf, PLACE_COLUMN, statementKind, type Translator, valuesOf } from './translation.ts';

/** An empty result for statements whose rows are not used. */
const NO_ROWS: readonly Row[] = [];

export interface OwnStatement {
  readonly name: string;
  readonly text: string;
}

/** A statement written for PostgreSQL alone. Such are few, so every one has a name and is parsed once per connection. */
export function own(text: string): OwnStatement {
  const statement = { name: hash('sha256', text, 'hex').slice(0, 32), text };
  ownStatements.push(statement);
  return statement;
}

/** All own statements, for checks of their plans. */
export const ownStatements: OwnStatement[] = [];

export class Session {
  readonly #client: pg.ClientBase;
  readonly #translator: Translator;
  /** The types of a statement's parameters, as the database sees them: asked for once per text. */
  readonly #parameterTypes: Map<string, readonly string[]>;

  constructor(client: pg.ClientBase, translator: Translator, parameterTypes: Map<string, readonly string[]>) {
    this.#client = client;
    this.#translator = translator;
    this.#parameterTypes = parameterTypes;
  }

  async run({ sql, parameters }: Statement): Promise<readonly Row[]> {
    const translated = this.#translator.plain(sql);
    const { rows } = await answered(
      this.#client.query<Row>({
        ...(translated.name !== null && { name: translated.name }),
        text: translated.text,
        values: [...valuesOf(translated, parameters)],
      }),
    );
    return rows;
  }

  /** The parameters are `$1`, `$2` … */
  async query<T>(statement: OwnStatement, values: readonly unknown[]): Promise<readonly T[]> {
    const { rows } = await answered(this.#client.query<T & Row>({ ...statement, values: [...values] }));
    return rows;
  }

  /** SQL of our own making without parameters; of several statements the rows of the last. */
  async script(sql: string): Promise<readonly Row[]> {
    const results: unknown = await answered(this.#client.query<Row>(sql));
    const last = Array.isArray(results) ? results.at(-1) : results;
    return (last as pg.QueryResult<Row>).rows;
  }

  /**
   * Runs rounds of statements, each after the previous one, and returns the last results. They are pipelined: a result that does not decide the next
   * statement is not awaited.
   */
  async inOrder(
    rounds: readonly (readonly Statement[])[],
    atEnd: () => Promise<void> = async () => {},
  ): Promise<readonly (readonly Row[])[]> {
    await this.#learn(rounds.flat());
    const [results] = await Promise.all([Promise.all(rounds.map((round) => this.#runAll(round))), atEnd()]);
    return results.at(-1) ?? [];
  }

  /** Runs statements that do not depend on each other; statements with the same text run as one. Results keep the order of the statements. */
  async #runAll(statements: readonly Statement[]): Promise<readonly (readonly Row[])[]> {
    const results: (readonly Row[])[] = statements.map(() => NO_ROWS);
    const groups = [...groupedByText(statements)].map(async ([sql, indexes]) => {
      const rows = await this.#runGroup(
        sql,
        indexes.map((index) => statements[index] as Statement),
      );
      for (const [place, index] of indexes.entries()) results[index] = rows[place] ?? NO_ROWS;
    });
    await Promise.all(groups);
    return results;
  }

  async #runGroup(sql: string, group: readonly Statement[]): Promise<readonly (readonly Row[])[]> {
    const kind = statementKind(sql);
    if (group.length > 1 && kind === 'select') return this.#select(sql, group);
    if (group.length > 1 && kind === 'update') return this.#update(sql, group);
    return Promise.all(group.map((statement) => this.run(statement)));
  }

  async #select(sql: string, group: readonly Statement[]): Promise<readonly (readonly Row[])[]> {
    const { distinct, places } = distinctOf(group);
    if (distinct.length === 1) {
      const rows = await this.run(distinct[0] as Statement);
      return group.map(() => rows);
    }
    const translated = this.#translator.inArrays(sql, this.#parameterTypes.get(sql) ?? (await this.#typesOf(sql)));
    const { rows, fields } = await answered(
      this.#client.query<unknown[]>({
        ...(translated.name !== null && { name: translated.name }),
        text: translated.text,
        values: [...arraysOf(translated, distinct)],
        rowMode: 'array',
      }),
    );
    const results: Row[][] = distinct.map(() => []);
    const names = fields.map(({ name }) => name);
    for (const row of rows) results[Number(row[PLACE_COLUMN]) - 1]?.push(rowOf(names, row));
    return places.map((place) => results[place] ?? NO_ROWS);
  }

  async #update(sql: string, group: readonly Statement[]): Promise<readonly (readonly Row[])[]> {
    const translated = this.#translator.inArrays(sql, this.#parameterTypes.get(sql) ?? (await this.#typesOf(sql)));
    await answered(
      this.#client.query({
        ...(translated.name !== null && { name: translated.name }),
        text: translated.text,
        values: [...arraysOf(translated, group)],
      }),
    );
    return group.map(() => NO_ROWS);
  }

  /** Looks up unknown types in advance, so that statements can be sent together without a query between them. */
  async #learn(statements: readonly Statement[]): Promise<void> {
    for (const [sql, { length }] of groupedByText(statements)) {
      if (length > 1 && statementKind(sql) !== 'other' && !this.#parameterTypes.has(sql)) await this.#typesOf(sql);
    }
  }

  async #typesOf(sql: string): Promise<readonly string[]> {
    const { text } = this.#translator.plain(sql);
    await this.script(`PREPARE learned AS ${text}`);
    const [row] = await this.script(`SELECT parameter_types::TEXT[] AS types FROM pg_prepared_statements WHERE name = 'learned'`);
    await this.script('DEALLOCATE learned');
    const types = row?.types as readonly string[];
    this.#parameterTypes.set(sql, types);
    return types;
  }
}

function groupedByText(statements: readonly Statement[]): ReadonlyMap<string, readonly number[]> {
  const groups = new Map<string, number[]>();
  for (const [index, { sql }] of statements.entries()) {
    const group = groups.get(sql);
    if (group) group.push(index);
    else groups.set(sql, [index]);
  }
  return groups;
}

/** Equal statements share one result: many commands of one connector read that connector. */
function distinctOf(group: readonly Statement[]): {
  readonly distinct: readonly Statement[];
  readonly places: readonly number[];
} {
  const distinct: Statement[] = [];
  const placeOf = new Map<string, number>();
  const places = group.map((statement) => {
    const asked = JSON.stringify(statement.parameters);
    const place = placeOf.get(asked) ?? distinct.push(statement) - 1;
    placeOf.set(asked, place);
    return place;
  });
  return { distinct, places };
}

function rowOf(names: readonly string[], values: readonly unknown[]): Row {
  const row: Record<string, unknown> = {};
  for (let column = PLACE_COLUMN + 1; column < names.length; column += 1) row[names[column] as string] = values[column];
  return row;
}
