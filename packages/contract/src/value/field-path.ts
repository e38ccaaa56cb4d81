/** A JSON pointer as people write it: `/lines/0/qty` is `lines[0].qty`. */
export function fieldPath(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((path, segment) => {
      if (/^\d+$/.test(segment)) return `${path}[${segment}]`;
      return path === '' ? segment : `${path}.${segment}`;
    }, '');
}
