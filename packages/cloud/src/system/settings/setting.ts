/** What a setting is, the kinds of values that settings have, and the reader of a table of them. Knows no setting by name. */

import { resolve } from 'node:path';

export type Environment = Readonly<Record<string, string | undefined>>;

export interface Kind<Value> {
  /** What a value must be, as the error says it. */
  readonly form: string;
  /** Reads a value; undefined if the text is not a value of this kind. */
  read(text: string): Value | undefined;
  /** Whether an error must not repeat the value. */
  readonly isSecret?: boolean;
  /** Writes a value as text (default: String). */
  write?(value: Value): string;
}

export interface Setting<Value, Earlier> {
  /** The environment variable. */
  readonly variable: string;
  readonly kind: Kind<Value>;
  /** The default, or how it follows from settings above this one. */
  readonly absent: Value | ((earlier: Earlier) => Value);
  /** The default in words, where the value does not say it. */
  readonly absentText?: string;
  /** The meaning for operators, in Markdown, without a capital and a full stop. */
  readonly meaning: string;
}

export type SettingTable<Earlier> = Readonly<Record<string, Setting<unknown, Earlier>>>;

export type SettingValues<Table> = {
  readonly [Name in keyof Table]: Table[Name] extends Setting<infer Value, infer _> ? Value : never;
};

/** Reads all settings of a table and adds one line for each that cannot be used. An empty variable counts as absent. */
export function readSettings<Table extends SettingTable<SettingValues<Table>>>(
  table: Table,
  environment: Environment,
  problems: string[],
): SettingValues<Table> {
  const values: Record<string, unknown> = {};
  for (const [name, { variable, kind, absent }] of Object.entries(table)) {
    const text = environment[variable] || null;
    const value = text === null ? undefined : kind.read(text);
    if (text !== null && value === undefined) {
      const shown = kind.isSecret ? '' : `; it is ${JSON.stringify(text)}`;
      problems.push(`${variable} must be ${kind.form}${shown}.`);
    }
    values[name] = value ?? (typeof absent === 'function' ? absent(values as SettingValues<Table>) : absent);
  }
  return values as SettingValues<Table>;
}

export const text = (pattern: RegExp, form: string): Kind<string> => ({
  form,
  read: (value) => (pattern.test(value) ? value : undefined),
});

export const wholeNumber = (min: number, max: number, remark = ''): Kind<number> => ({
  form: `a whole number from ${min} to ${max}${remark}`,
  read(value) {
    const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
    return number >= min && number <= max ? number : undefined;
  },
});

/** Where 0 turns the limit off. */
export const limit = (max: number): Kind<number> => wholeNumber(0, max, ' (0 for no limit)');

/** A boolean setting, written as one of two words. */
export const flag = (yes: string, words: readonly [string, string]): Kind<boolean> => ({
  form: words.join(' or '),
  read: (value) => (words.includes(value) ? value === yes : undefined),
  write: (value) => words.find((word) => (word === yes) === value) ?? '',
});

export const onOrOff: Kind<boolean> = flag('on', ['on', 'off']);

export const path: Kind<string> = {
  form: 'a path',
  read: (value) => (value.includes('\0') ? undefined : resolve(value)),
};

/** Separated by commas. */
export const list = (isEntry: (entry: string) => boolean, form: string): Kind<readonly string[]> => ({
  form,
  read(value) {
    const entries = value.split(',').map((entry) => entry.trim());
    return entries.every(isEntry) ? entries : undefined;
  },
});

/** An address that may contain a password. */
export const secretUrl = (isTaken: (url: URL) => boolean, form: string): Kind<string> => ({
  form,
  isSecret: true,
  read(value) {
    const url = URL.parse(value);
    return url !== null && isTaken(url) ? value : undefined;
  },
});

/** A secret of characters that can be sent in an Authorization header unchanged. */
export const secret = (charactersMin: number): Kind<string> => ({
  form: `at least ${charactersMin} characters, without spaces or accents`,
  isSecret: true,
  read: (value) => (value.length >= charactersMin && /^[\x21-\x7e]+$/.test(value) ? value : undefined),
});
