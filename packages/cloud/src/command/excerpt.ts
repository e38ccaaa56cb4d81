/** Shortens a large payload or result for a page. Every row of a list stays, so that rows can be counted. */

/** The rows of a result and the fields in each row; deeper values are kept for the first rows only. */
const ROW_DEPTH = 3;
const DEEP_VALUES_MAX = 5_000;
const VALUES_MAX = 50_000;
const TEXT_CHARACTERS_MAX = 2_000;

/** Returns a value without most of its deeper values. Takes values parsed by json-safety.ts, which limits their depth. */
export function excerptOf(value: unknown): unknown {
  let [values, deepValues] = [0, 0];
  const cut = (inner: unknown, depth: number): unknown => {
    values += 1;
    if (depth > ROW_DEPTH) deepValues += 1;
    const isLeftOut = values > VALUES_MAX || (depth > ROW_DEPTH && deepValues > DEEP_VALUES_MAX);
    if (isLeftOut) return isContainer(inner) ? null : shortened(inner);
    if (Array.isArray(inner)) return inner.map((entry) => cut(entry, depth + 1));
    if (!isContainer(inner)) return shortened(inner);
    return Object.fromEntries(Object.entries(inner).map(([name, member]) => [name, cut(member, depth + 1)]));
  };
  return cut(value, 0);
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;

const shortened = (value: unknown): unknown =>
  typeof value === 'string' && value.length > TEXT_CHARACTERS_MAX ? `${value.slice(0, TEXT_CHARACTERS_MAX)}…` : value;
