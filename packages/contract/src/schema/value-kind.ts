/**
 * The kinds of values of payloads, results and responses, each declared once as JSON Schema. A kind says what a value is; the field that has the value
 * adds its meaning.
 */

type Scalar = string | number | boolean | null;

/** The part of JSON Schema 2020-12 that one value needs. `x-decimals` is ours: the maximum number of decimals. */
export interface ValueSchema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly Scalar[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly items?: ValueSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly additionalProperties?: boolean | ValueSchema;
  readonly anyOf?: readonly ValueSchema[];
  readonly 'x-decimals'?: number;
}

/** All kinds, each as a function of the sentence of a value; `make` builds the result from the kind and the sentence. */
export function valueKinds<Made, More extends readonly unknown[]>(
  make: (schema: ValueSchema, sentence: string, ...more: More) => Made,
) {
  const kind =
    (schema: ValueSchema) =>
    (sentence: string, ...more: More): Made =>
      make(schema, sentence, ...more);
  return {
    text: kind({ type: 'string' }),
    texts: kind({ type: 'array', items: { type: 'string' } }),
    date: kind({ type: 'string', format: 'date' }),
    instant: kind({ type: 'string', format: 'date-time' }),
    flag: kind({ type: 'boolean' }),
    count: kind({ type: 'integer', minimum: 0 }),
    /** One word of a closed list. */
    choice: (words: readonly Scalar[], sentence: string, ...more: More): Made =>
      make({ type: 'string', enum: words }, sentence, ...more),
    /** Values under names that the owner of an account book defines. */
    scalarsByName: kind({ type: 'object', additionalProperties: { type: ['string', 'number', 'boolean', 'null'] } }),
  };
}

/** The decimals of every kind of number that is not a count. */
export const decimalsOf = { amount: 2, quantity: 8, percentage: 6, exchangeRate: 12 } as const;

export const decimal = (
  kind: keyof typeof decimalsOf,
  bounds: Pick<ValueSchema, 'minimum' | 'maximum' | 'exclusiveMinimum'> = {},
): ValueSchema => ({ type: 'number', ...bounds, 'x-decimals': decimalsOf[kind] });
