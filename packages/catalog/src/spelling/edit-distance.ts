/** How many slips make one word of another: letters added, left out, replaced or swapped with their neighbour. */

/** Undefined when there are more than `most`, which is found out without counting them all. */
export function slipsBetween(one: string, other: string, most: number): number | undefined {
  if (Math.abs(one.length - other.length) > most) return undefined;
  const width = other.length + 1;
  let before = new Array<number>(width).fill(0);
  let previous = before.map((_, column) => column);
  let current = before.slice();
  for (let row = 1; row <= one.length; row += 1) {
    const letter = one.charCodeAt(row - 1);
    const letterBefore = one.charCodeAt(row - 2);
    current[0] = row;
    // Only columns this close to the diagonal can be within the limit; all others count as over it.
    const first = Math.max(1, row - most);
    const last = Math.min(other.length, row + most);
    if (first > 1) current[first - 1] = most + 1;
    let fewest = first > 1 ? most + 1 : row;
    for (let column = first; column <= last; column += 1) {
      const meant = other.charCodeAt(column - 1);
      let slips = at(previous, column - 1) + (letter === meant ? 0 : 1);
      if (slips > 0) {
        slips = Math.min(slips, at(previous, column) + 1, at(current, column - 1) + 1);
        const isSwapped = column > 1 && letter === other.charCodeAt(column - 2) && letterBefore === meant;
        if (isSwapped) slips = Math.min(slips, at(before, column - 2) + 1);
      }
      current[column] = slips;
      if (slips < fewest) fewest = slips;
    }
    if (last < other.length) current[last + 1] = most + 1;
    // The row before has at most one less, and a swap adds one to it: no later row can be within the limit again.
    if (fewest > most) return undefined;
    [before, previous, current] = [previous, current, before];
  }
  const slips = at(previous, other.length);
  return slips <= most ? slips : undefined;
}

const at = (row: readonly number[], column: number): number => row[column] as number;
