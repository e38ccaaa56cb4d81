/** Finds the SQL statements in a source file, as the fixed parts of their texts. For tests that want to have seen all of them. */

const STATEMENT = /^\s*(?:SELECT|INSERT|UPDATE|DELETE|WITH)\s/;

/** Each statement as its parts, in order; what is put in between is left out. */
export function statementsIn(source: string): readonly (readonly string[])[] {
  const found: string[][] = [];
  readCode(source, 0, found, false);
  return found.filter(([first = '']) => STATEMENT.test(first)).map((parts) => parts.map(plain).filter((part) => part !== ''));
}

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Whether a statement has these parts, in this order. */
export function isOfStatement(sql: string, parts: readonly string[]): boolean {
  let rest = plain(sql);
  return parts.every((part) => {
    const at = rest.indexOf(part);
    rest = rest.slice(at + part.length);
    return at >= 0;
  });
}

/** Reads code up to its end, or in a template up to the brace that closes it; returns where that is. */
function readCode(source: string, start: number, found: string[][], isInTemplate: boolean): number {
  let depth = 0;
  for (let at = start; at < source.length; at += 1) {
    const character = source[at];
    if (source.startsWith('//', at)) at = endOf(source, '\n', at);
    else if (source.startsWith('/*', at)) at = endOf(source, '*/', at) + 1;
    else if (character === "'" || character === '"') at = readText(source, at, found);
    else if (character === '`') at = readTemplate(source, at, found);
    else if (character === '{') depth += 1;
    else if (character === '}' && depth === 0 && isInTemplate) return at;
    else if (character === '}') depth -= 1;
  }
  return source.length;
}

function endOf(source: string, mark: string, from: number): number {
  const end = source.indexOf(mark, from);
  return end < 0 ? source.length : end;
}

function readText(source: string, start: number, found: string[][]): number {
  let at = start + 1;
  while (at < source.length && source[at] !== source[start] && source[at] !== '\n') at += source[at] === '\\' ? 2 : 1;
  found.push([source.slice(start + 1, at)]);
  return at;
}

function readTemplate(source: string, start: number, found: string[][]): number {
  const parts: string[] = [''];
  found.push(parts);
  for (let at = start + 1; at < source.length; at += 1) {
    if (source[at] === '`') return at;
    if (source.startsWith('${', at)) {
      at = readCode(source, at + 2, found, true);
      parts.push('');
    } else {
      if (source[at] === '\\') at += 1;
      parts.push((parts.pop() ?? '') + (source[at] ?? ''));
    }
  }
  return source.length;
}
