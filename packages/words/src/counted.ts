/** `1 row`, `2 rows`: for English texts, because the other languages have no plural. */
export const counted = (count: number | string, one: string, many: string): string =>
  `${count} ${String(count) === '1' ? one : many}`;
