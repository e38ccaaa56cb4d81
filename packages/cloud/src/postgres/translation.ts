/**
 * Translates statements of the shared dialect into PostgreSQL's own: `:name` into `$1`, and many of one text into one that takes
 * arrays. Runs nothing.
 */

import type { Parameters, Statement, Value } from '../sql/verb/statement.ts';

/** A statement as the driver takes it. A named one is parsed once per connection. */
export interface Translated {
  readonly name: string | null;
  readonly text: string;
  /** Parameters in the order of `$1`, `$2` … */
  readonly parameterNames: readonly string[];
}

/** Filters produce many SQL texts; above this number a text is parsed each time. */
const NAMED_MAX = 500;

/** A named parameter; `::type` is a cast. */
const PARAMETER = /(?<!:):([A-Za-z]\w*)/g;

export class Translator {
  readonly #plain = new Map<string, Translated>();
  readonly #inArrays = new Map<string, Translated>();
  #namedCount = 0;

  plain(sql: string): Translated {
    return remember(this.#plain, sql, () => {
      const parameterNames: string[] = [];
      const text = sql.replaceAll(PARAMETER, (_, name: string) => {
        if (!parameterNames.includes(name)) parameterNames.push(name);
        return `$${parameterNames.indexOf(name) + 1}`;
      });
      return this.#named(text, parameterNames);
    });
  }

  /** The form that takes an array for each parameter; `types` are those the database gave the parameters of the plain form. */
  inArrays(sql: string, types: readonly string[]): Translated {
    return remember(this.#inArrays, sql, () => {
      const { parameterNames } = this.plain(sql);
      const arrays = types.map((type, index) => `$${index + 1}::${type}[]`).join(', ');
      const columns = parameterNames.map(columnOf).join(', ');
      const inner = sql.replaceAll(PARAMETER, (_, name: string) => `given.${columnOf(name)}`);
      return this.#named(ARRAY_FORMS[statementKind(sql)](inner, arrays, columns), parameterNames);
    });
  }

  #named(text: string, parameterNames: readonly string[]): Translated {
    this.#namedCount += 1;
    return { name: this.#namedCount <= NAMED_MAX ? `statement_${this.#namedCount}` : null, text, parameterNames };
  }
}

/** The cache stops growing where names end: filters could fill it with texts that never come again. */
function remember(known: Map<string, Translated>, sql: string, make: () => Translated): Translated {
  const found = known.get(sql);
  if (found) return found;
  const made = make();
  if (made.name !== null) known.set(sql, made);
  return made;
}

/** How a statement can be run for many at once; `other` runs only one after the other. */
export type StatementKind = 'select' | 'update' | 'other';

export function statementKind(sql: string): StatementKind {
  if (!sql.includes(':')) return 'other';
  if (sql.startsWith('SELECT')) return 'select';
  return sql.startsWith('UPDATE') && !sql.includes('RETURNING') ? 'update' : 'other';
}

/** Where the rows of a statement for many say whose they are. */
export const PLACE_COLUMN = 0;

const ARRAY_FORMS: Readonly<Record<StatementKind, (inner: string, arrays: string, columns: string) => string>> = {
  select: (inner, arrays, columns) =>
    `SELECT given.place, answer.* FROM unnest(${arrays}) WITH ORDINALITY AS given(${columns}, place) CROSS JOIN LATERAL (${inner}) AS answer`,
  update: (inner, arrays, columns) => inner.replace(/\bWHERE\b/, `FROM unnest(${arrays}) AS given(${columns}) WHERE`),
  other: () => {
    throw new Error('A statement of this kind cannot be run for many at once.');
  },
};

/** A name that no table has, so that the columns of a statement stay what they are. */
const columnOf = (parameterName: string): string => `"p_${parameterName}"`;

export function valuesOf({ parameterNames }: Translated, parameters: Parameters): readonly Value[] {
  return parameterNames.map((name) => parameterValue(parameters, name));
}

export function arraysOf({ parameterNames }: Translated, statements: readonly Statement[]): readonly (readonly Value[])[] {
  return parameterNames.map((name) => statements.map(({ parameters }) => parameterValue(parameters, name)));
}

function parameterValue(parameters: Parameters, name: string): Value {
  const value = parameters[name];
  if (value === undefined) throw new Error(`The parameter :${name} has no value.`);
  return value;
}
