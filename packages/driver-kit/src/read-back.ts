/** Compares a request with the data of the package. A getter that throws is reported and never swallowed. */

import type { Json } from './book.ts';
import { previewOf, rounded } from './values.ts';

interface Difference {
  readonly path: string;
  readonly expected: unknown;
  readonly actual: unknown;
}

type Decimals = Readonly<Record<string, number>>;

export class ReadBack {
  readonly #fields: Record<string, unknown> = {};
  readonly #decimals: Record<string, number> = {};
  readonly #readErrors: { readonly path: string; readonly message: string }[] = [];

  /** `decimals`: how many the field has in the package, where a number was asked for. */
  field(name: string, getter: () => unknown, decimals?: number): this {
    if (decimals !== undefined) this.#decimals[name] = decimals;
    try {
      const value = getter();
      if (value !== undefined && value !== null) this.#fields[name] = value;
    } catch (failure) {
      this.#readErrors.push({ path: name, message: failure instanceof Error ? failure.message : String(failure) });
    }
    return this;
  }

  get fields(): Json {
    return { ...this.#fields, readErrors: this.#readErrors };
  }

  /** The result of a write. If the saved data differs from the request, ok is false. */
  result(asked: Json, operationUsed: string): Json {
    const found = differences(asked, this.#fields, this.#decimals);
    const matched = found.length === 0;
    const writeVerification = { matched, identityMatched: matched, linkageMatched: matched, differences: found };
    const result = { ok: matched, saved: true, operationUsed, fields: this.fields, warnings: [], writeVerification };
    if (matched) return result;
    const message = 'The command was saved, but the package has something else than was sent. Check it there.';
    const details = found.map(({ path, expected, actual }) => ({
      path: `/${path}`,
      code: 'VERIFY_MISMATCH',
      message: `${path} is ${previewOf(actual)} in the package; you sent ${previewOf(expected)}.`,
    }));
    return { ...result, error: { code: 'VERIFY_MISMATCH', message, details } };
  }
}

/** Every field that was asked for and is not there. */
export const differences = (asked: Json, stored: Json, decimals: Decimals = {}): readonly Difference[] =>
  Object.entries(asked).flatMap(([path, expected]) => {
    const places = decimals[path];
    const wanted = typeof expected === 'number' && places !== undefined ? rounded(expected, places) : expected;
    return isSame(wanted, stored[path]) ? [] : [{ path, expected, actual: stored[path] ?? null }];
  });

/** Whether two values are the same. Texts are compared regardless of normal form and line ends; a missing and an empty text are the same. */
function isSame(asked: unknown, stored: unknown): boolean {
  if (isText(asked) && isText(stored)) return plain(asked) === plain(stored);
  if (typeof asked !== 'object' || typeof stored !== 'object' || asked === null || stored === null) return asked === stored;
  if (Array.isArray(asked) !== Array.isArray(stored)) return false;
  if (Array.isArray(asked) && Array.isArray(stored))
    return asked.length === stored.length && asked.every((each, at) => isSame(each, stored[at]));
  return differences(asked as Json, stored as Json).length === 0;
}

const isText = (value: unknown): value is string | null | undefined =>
  typeof value === 'string' || value === null || value === undefined;

const plain = (text: string | null | undefined): string => (text ?? '').replaceAll('\r\n', '\n').normalize('NFC');
