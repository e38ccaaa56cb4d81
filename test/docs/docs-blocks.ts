/**
 * The command blocks of a Markdown page, in order. A block is indented or fenced; it is a command block if a line of it starts a program.
 * A comment right before a block says what a test does with it: `<!-- not run: WHY -->`, `<!-- runs until: TEXT -->`, or
 * `<!-- before: SCRIPT -->` for what a reader would do by hand.
 */

export interface DocBlock {
  readonly line: number;
  readonly script: string;
  /** Why it is not run; null when it is. */
  readonly notRun: string | null;
  /** It runs in the background from when it has printed this. */
  readonly until: string | null;
  /** What is run first. */
  readonly before: string | null;
}

const PROGRAMS =
  /^(?:\$ )?(?:[A-Z_]+=\S+ )*(?:sudo |\.\/)?(?:npm|npx|node|curl|pip|python3|sh|docker|systemctl|journalctl|apt-get|mkdir|cp|ln|cd|export(?= [A-Z_]+=)|printenv|hledger|field\(\)|cat|ledgerline(?! =)|send(?= e-\d)|ledgerline-connector|ConnectorSetup\.exe|node_modules\/\.bin\/node|\/usr\/bin\/python3)(?:\s|$|\.)/;
const MARK = /^\s*<!-- (not run|runs until|before): (.*) -->$/;

export function commandBlocks(markdown: string): readonly DocBlock[] {
  const lines = markdown.split('\n');
  const blocks: DocBlock[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const found = fencedAt(lines, index) ?? indentedAt(lines, index);
    if (!found) continue;
    const texts = withoutMargin(found.lines);
    if (texts.some((text) => PROGRAMS.test(text))) {
      const [, kind, text = ''] = MARK.exec(lineBefore(lines, index)) ?? [];
      blocks.push({
        line: index + 1,
        script: withoutPrompts(texts),
        notRun: kind === 'not run' ? text : null,
        until: kind === 'runs until' ? text : null,
        before: kind === 'before' ? text : null,
      });
    }
    index += found.count - 1;
  }
  return blocks;
}

interface Found {
  readonly lines: readonly string[];
  readonly count: number;
}

function fencedAt(lines: readonly string[], start: number): Found | null {
  const fence = /^\s*```/;
  if (!fence.test(lines[start] ?? '')) return null;
  const end = lines.findIndex((line, index) => index > start && fence.test(line));
  return { lines: lines.slice(start + 1, end), count: end - start + 1 };
}

/** An indented block stands four spaces deeper than the text around it, which can itself be part of a list item. */
function indentedAt(lines: readonly string[], start: number): Found | null {
  const line = lines[start] ?? '';
  if (!/^ {4,}\S/.test(line) || (lines[start - 1] ?? '').trim() !== '') return null;
  const margin = marginOf(line);
  if (margin < contentMargin(lines, start) + 4) return null;
  let end = start + 1;
  while (end < lines.length && ((lines[end] ?? '').trim() === '' || marginOf(lines[end] ?? '') >= margin)) end += 1;
  while ((lines[end - 1] ?? '').trim() === '') end -= 1;
  return { lines: lines.slice(start, end), count: end - start };
}

const marginOf = (line: string): number => line.length - line.trimStart().length;

/** How far the text of the list item before is indented; 0 outside a list. */
function contentMargin(lines: readonly string[], start: number): number {
  for (let index = start - 1; index >= 0; index -= 1) {
    const line = lines[index] ?? '';
    const item = /^( *(?:\d+\.|-) +)\S/.exec(line);
    if (item) return item[1]?.length ?? 0;
    if (/^\S/.test(line)) return 0;
  }
  return 0;
}

function withoutMargin(lines: readonly string[]): readonly string[] {
  const margin = Math.min(...lines.filter((line) => line.trim() !== '').map(marginOf));
  return lines.map((line) => line.slice(margin));
}

/** Of a session with prompts only what was typed. */
const withoutPrompts = (lines: readonly string[]): string =>
  lines.some((line) => line.startsWith('$ '))
    ? lines
        .filter((line) => line.startsWith('$ '))
        .map((line) => line.slice(2))
        .join('\n')
    : lines.join('\n');

function lineBefore(lines: readonly string[], start: number): string {
  for (let index = start - 1; index >= 0; index -= 1) if ((lines[index] ?? '').trim() !== '') return lines[index] ?? '';
  return '';
}
