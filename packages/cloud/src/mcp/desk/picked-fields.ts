/** Keeps the named fields of the rows or of the document of a result, so that an assistant reads only what it asked for. */

export interface PickedFields {
  readonly value: unknown;
  /** Names that nothing in the result has. */
  readonly missing: readonly string[];
}

type Members = Readonly<Record<string, unknown>>;

const membersOf = (value: unknown): Members | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Members) : null;

/** `lines.qty` is qty of every line. Fields are picked from the rows if there are rows, else from the document, else from the result itself. */
export function pickFields(result: Members, fields: readonly string[]): PickedFields {
  const place = ['rows', 'document'].find((name) => result[name] !== undefined && result[name] !== null);
  const from = place === undefined ? result : result[place];
  const paths = fields.map((field) => field.split('.'));
  const missing = fields.filter((_field, at) => !hasPath(from, paths[at] ?? []));
  const picked = picking(from, paths);
  return { value: place === undefined ? picked : { ...result, [place]: picked }, missing };
}

type Path = readonly string[];

function hasPath(value: unknown, [name, ...rest]: Path): boolean {
  if (name === undefined) return true;
  // An empty list does not show which fields its rows would have.
  if (Array.isArray(value)) return value.length === 0 || value.some((inner) => hasPath(inner, [name, ...rest]));
  const members = membersOf(value);
  return members !== null && Object.hasOwn(members, name) && hasPath(members[name], rest);
}

function picking(value: unknown, paths: readonly Path[]): unknown {
  if (paths.some((path) => path.length === 0)) return value;
  if (Array.isArray(value)) return value.map((inner) => picking(inner, paths));
  const members = membersOf(value);
  if (members === null) return value;
  const kept = Object.keys(members).filter((name) => paths.some(([first]) => first === name));
  return Object.fromEntries(
    kept.map((name) => [
      name,
      picking(
        members[name],
        paths.filter(([first]) => first === name).map(([, ...rest]) => rest),
      ),
    ]),
  );
}
