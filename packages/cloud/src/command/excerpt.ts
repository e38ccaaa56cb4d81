/** What a page shows of a large payload or result: enough to recognise it. Every row of a list is still there to be counted. */

/** The list of rows in a result, and what stands in each row; what is deeper is shown of the first rows only. */
const ROW_DEPTH = 3;
const DEEP_VALUES_MAX = 5_000;
const VALUES_MAX = 50_000;
const TEXT_CHARACTERS_MAX = 2_000;

/** A value without most of what is deep in it. Takes values that were parsed by json-safety.ts, whose depth is bounded. */
export function excerptOf(value: unknown): unknown {
  let [values, deepValues] = [0, 0];
  const cut = (inner: unknown, depth: number): unknown => {
    values += 1;
    if (depth > ROW_DEPTH) deepValues += 1;
    if (values > VALUES_MAX || deepValues > DEEP_VALUES_MAX) return isContainer(inner) ? null : shortened(inner);
    if (Array.isArray(inner)) return inner.map((entry) => cut(entry, depth + 1));
    if (!isContainer(inner)) return shortened(inner);
    return Object.fromEntries(Object.entries(inner).map(([name, member]) => [name, cut(member, depth + 1)]));
  };
  return cut(value, 0);
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;

const shortened = (value: unknown): unknown =>
  typeof value === 'string' && value.length > TEXT_CHARACTERS_MAX ? `${value.slice(0, TEXT_CHARACTERS_MAX)}…` : value;
