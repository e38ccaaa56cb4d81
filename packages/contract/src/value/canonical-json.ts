/** JSON text in which the order of fields does not matter: the fields of every object in the order of their names. */

/** JSON with sorted names. Recursive, so the depth of the value must be bounded. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(inOrder(value, 0));
}

interface Order {
  readonly names: readonly string[];
  readonly sorted: readonly string[];
}

/** Rows of one list mostly have the same members, so the last order found at each depth is tried before sorting again. */
const lastOrders: Order[] = [];

function inOrder(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((entry) => inOrder(entry, depth + 1));
  const members = value as Readonly<Record<string, unknown>>;
  const ordered: Record<string, unknown> = {};
  for (const name of orderOf(Object.keys(members), depth)) {
    const member = inOrder(members[name], depth + 1);
    // Assigned normally, this name would set the prototype and be lost.
    if (name === '__proto__') Object.defineProperty(ordered, name, { value: member, enumerable: true });
    else ordered[name] = member;
  }
  return ordered;
}

function orderOf(names: readonly string[], depth: number): readonly string[] {
  const last = lastOrders[depth];
  if (last && isSame(last.names, names)) return last.sorted;
  const sorted = names.toSorted();
  lastOrders[depth] = { names, sorted };
  return sorted;
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((name, index) => name === other[index]);
}
