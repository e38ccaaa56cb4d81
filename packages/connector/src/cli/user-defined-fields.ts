/** `ledgerline-connector udf`: lists, defines and removes the user-defined fields of an embedded book. Also while the connector runs. */

import { userDefinedFieldProblems, wholeDefinition } from '@ledgerline/catalog';
import { limits, type UserDefinedField, userDefinedFieldName, userDefinedFieldTypes } from '@ledgerline/contract';
import type { ConnectorFolder, Problems } from '../config.ts';
import { existingBook } from '../drivers/embedded-file.ts';

/** The part of a book that is needed here. */
export interface FieldBook {
  readonly userDefinedFields: readonly UserDefinedField[];
  defineField(field: UserDefinedField): readonly string[];
  removeField(key: Pick<UserDefinedField, 'table' | 'name'>): readonly string[];
  close(): void;
}

export interface FieldOptions {
  readonly length?: string | undefined;
  readonly required?: boolean | undefined;
  readonly unique?: boolean | undefined;
  readonly replace?: boolean | undefined;
}

export interface FieldInvocation {
  readonly folder: ConnectorFolder;
  /** `list MAIN`, `add MAIN sales-invoice Route text`, `remove MAIN sales-invoice Route`. */
  readonly words: readonly string[];
  readonly options: FieldOptions;
  readonly openBook: (path: string) => FieldBook;
}

export interface FieldList {
  readonly fields: readonly UserDefinedField[];
}

const USAGE = [
  'Use one of these:',
  '  udf list COMPANY',
  '  udf add COMPANY TABLE NAME TYPE [--length N] [--required] [--unique] [--replace]',
  '  udf remove COMPANY TABLE NAME',
  `TABLE is a document or record such as sales-invoice, sales-invoice.lines, cash-sale.payments or debtor.`,
  `TYPE is one of ${userDefinedFieldTypes.join(', ')}.`,
].join('\n');

const problem = (...problems: readonly string[]): Problems => ({ problems });

/** The resulting fields, or why they cannot be changed. */
export function changeFields({ folder, words, options, openBook }: FieldInvocation): FieldList | Problems {
  const [verb = '', companyId = '', table = '', name = '', ...type] = words;
  const change = VERBS[verb];
  if (!change || companyId === '') return problem(USAGE);
  const path = existingBook(folder, companyId);
  if (typeof path !== 'string') return path;
  const wanted = change(table, name, type.join(' '), options);
  if ('problems' in wanted) return wanted;
  const book = openBook(path);
  try {
    const problems = wanted.run(book);
    return problems.length > 0 ? { problems } : { fields: book.userDefinedFields };
  } finally {
    book.close();
  }
}

interface Change {
  run(book: FieldBook): readonly string[];
}

const VERBS: Readonly<Record<string, (table: string, name: string, type: string, options: FieldOptions) => Change | Problems>> = {
  list: () => ({ run: () => [] }),
  add: (table, name, type, options) => {
    const field = definitionOf(table, name, type, options);
    if ('problems' in field) return field;
    return {
      run: (book) => {
        const problems = options.replace === true ? [] : existing(book, field);
        return problems.length > 0 ? problems : book.defineField(field);
      },
    };
  },
  remove: (table, name) => (name === '' ? problem(USAGE) : { run: (book) => book.removeField({ table, name }) }),
};

function existing(book: FieldBook, { table, name }: UserDefinedField): readonly string[] {
  const isThere = book.userDefinedFields.some((known) => known.table === table && known.name === name);
  return isThere ? [`${table} already has a user-defined field ${name}. Add --replace to change it.`] : [];
}

function definitionOf(table: string, name: string, typeWords: string, options: FieldOptions): UserDefinedField | Problems {
  const type = userDefinedFieldTypes.find((known) => known === typeWords.replaceAll('-', ' '));
  const length = options.length === undefined ? undefined : Number(options.length);
  const isLength =
    length === undefined || (Number.isInteger(length) && length >= 1 && length <= limits.userDefinedFieldLengthMax);
  if (type === undefined)
    return problem(`TYPE must be one of ${userDefinedFieldTypes.join(', ')}; you sent "${typeWords}".`, USAGE);
  const body = {
    table,
    name,
    type,
    ...(length === undefined ? {} : { length }),
    required: options.required === true,
    unique: options.unique === true,
  };
  const problems = [
    ...(userDefinedFieldName.test(name)
      ? []
      : [`NAME must be a letter, then up to 29 letters, digits and underscores, without the prefix UDF_; you sent "${name}".`]),
    ...(isLength
      ? []
      : [`--length must be an integer from 1 to ${limits.userDefinedFieldLengthMax}; you sent "${options.length}".`]),
    ...userDefinedFieldProblems(body).map(({ message }) => message),
  ];
  return problems.length > 0 ? { problems } : wholeDefinition(body);
}

const traits = ({ length, required, unique }: UserDefinedField): string =>
  [
    ...(length === null ? [] : [`at most ${length} characters`]),
    ...(required ? ['required'] : []),
    ...(unique ? ['unique'] : []),
  ].join(', ');

export const fieldLines = ({ fields }: FieldList): readonly string[] =>
  fields.length === 0
    ? ['No user-defined fields.']
    : fields.map((field) => `${field.table}  ${field.name}  ${field.type}${traits(field) === '' ? '' : `  (${traits(field)})`}`);
