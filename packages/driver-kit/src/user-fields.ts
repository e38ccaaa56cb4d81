/** The userDefinedFields of a payload against those of the package: unknown ones are refused, none is invented. */

import { type Json, Refusal } from './book.ts';
import { amount, day, nameOf, previewOf } from './values.ts';

/** A field that the owner of the book added, as the schema of the package declares it. */
export interface UserField {
  /** The name in the package, for example UDF_Channel. */
  readonly column: string;
  readonly type: 'text' | 'number' | 'day' | 'switch';
  readonly lengthMax?: number;
  readonly decimals?: number;
}

const PREFIX = 'UDF_';

export class UserFields {
  readonly #byName: ReadonlyMap<string, UserField>;

  constructor(declared: readonly UserField[]) {
    this.#byName = new Map(declared.map((field) => [UserFields.nameOf(field.column), field]));
  }

  /** The name that callers use, without the prefix of the package. */
  static nameOf(column: string): string {
    return column.startsWith(PREFIX) ? column.slice(PREFIX.length) : column;
  }

  /** The fields that were sent, by column, with their checked values. */
  checked(sent: Json = {}): Json {
    return Object.fromEntries(
      Object.entries(sent).map(([name, value]) => {
        const path = `/userDefinedFields/${name}`;
        const field = this.#byName.get(name);
        if (!field)
          throw new Refusal(
            'UNKNOWN_CODE',
            `The package has no user-defined field ${name}. It has ${[...this.#byName.keys()].join(', ')}.`,
            path,
          );
        if (value !== null) CHECKS[field.type](value, path, field);
        return [field.column, value];
      }),
    );
  }
}

const CHECKS: Readonly<Record<UserField['type'], (value: unknown, path: string, field: UserField) => void>> = {
  text(value, path, { lengthMax = Number.POSITIVE_INFINITY }) {
    if (typeof value !== 'string') throw wrong(path, 'a string', value);
    if (value.length > lengthMax) throw wrong(path, `at most ${lengthMax} characters long`, value);
  },
  number(value, path, { decimals }) {
    if (typeof value !== 'number') throw wrong(path, 'a number', value);
    if (decimals !== undefined) amount(value, path, decimals);
  },
  day: (value, path) => void day(value, path),
  switch(value, path) {
    if (typeof value !== 'boolean') throw wrong(path, 'a boolean', value);
  },
};

const wrong = (path: string, what: string, value: unknown): Refusal =>
  new Refusal('INVALID_PAYLOAD', `${nameOf(path)} must be ${what}; you sent ${previewOf(value)}.`, path);
