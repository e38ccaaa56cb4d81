/** Reads TypeScript text just closely enough to separate code, comments and literals. Knows no rule and no file system. */

export interface SourceFile {
  /** From the root of the tree, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** The text three times, each of the same length, so that a position means the same in all of them. */
export interface Source extends SourceFile {
  /** Code alone: comments and the inside of strings, templates and regular expressions are blank. */
  readonly code: string;
  /** Everything but comments. */
  readonly uncommented: string;
  readonly comments: string;
}

export interface Import {
  readonly specifier: string;
  readonly position: number;
}

type Kind = 'code' | 'comment' | 'literal';

interface Span {
  readonly kind: Kind;
  readonly end: number;
}

/** A slash after one of these starts a regular expression; after anything else it divides. */
const beforeRegularExpression = /(?:^|[(,=:[!&|?{;+\-*%<>~^])\s*$|\b(?:return|typeof|case|in|of|throw|await|yield)\s*$/;

/** How far each kind of text runs. Sticky, so that they match at the given position. */
const runs = {
  plain: /[^/'"`{}]+/y,
  line: /[^\n]*/y,
  block: /\/\*[\s\S]*?\*\//y,
  template: /(?:[^\\`$]|\\[\s\S]|\$(?!\{))*/y,
  "'": /(?:[^\\\n']|\\[\s\S])*/y,
  '"': /(?:[^\\\n"]|\\[\s\S])*/y,
  '/': /(?:[^\\\n/[]|\\.|\[(?:[^\\\n\]]|\\.)*\])*/y,
};

/** Where a run that starts at `from` ends; the end of the text when it never does. */
const runEnd = (text: string, run: keyof typeof runs, from: number): number => {
  const pattern = runs[run];
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : text.length;
};

/** Templates hold code again inside `${}`, so the spans are found with a stack of open braces. */
const spansOf = (text: string): Span[] => {
  const spans: Span[] = [];
  const bracesInTemplates: number[] = [];
  let code = '';
  let position = 0;

  const take = (kind: Kind, end: number): void => {
    if (end > position) spans.push({ kind, end });
    if (kind === 'code') code = (code + text.slice(position, end)).trimEnd().slice(-40);
    position = end;
  };
  const takeTemplate = (): void => {
    take('literal', runEnd(text, 'template', position));
    if (text[position] === '$') {
      bracesInTemplates.push(0);
      take('code', position + 2);
    } else take('code', position + 1);
  };

  if (text.startsWith('#!')) take('comment', runEnd(text, 'line', 0));
  while (position < text.length) {
    const next = text[position] ?? '';
    const open = bracesInTemplates.length - 1;
    if (text.startsWith('//', position)) take('comment', runEnd(text, 'line', position));
    else if (text.startsWith('/*', position)) take('comment', runEnd(text, 'block', position));
    else if (next === '`') {
      take('code', position + 1);
      takeTemplate();
    } else if (next === "'" || next === '"' || (next === '/' && beforeRegularExpression.test(code))) {
      take('code', position + 1);
      take('literal', runEnd(text, next, position));
      take('code', Math.min(position + 1, text.length));
    } else if (next === '}' && bracesInTemplates[open] === 0) {
      bracesInTemplates.pop();
      take('code', position + 1);
      takeTemplate();
    } else if (!'/{}'.includes(next)) take('code', runEnd(text, 'plain', position));
    else {
      if (open >= 0 && next === '{') bracesInTemplates[open] = (bracesInTemplates[open] ?? 0) + 1;
      if (open >= 0 && next === '}') bracesInTemplates[open] = (bracesInTemplates[open] ?? 0) - 1;
      take('code', position + 1);
    }
  }
  return spans;
};

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

export const readSource = ({ path, text }: SourceFile): Source => {
  const views = { code: '', uncommented: '', comments: '' };
  let start = 0;
  for (const { kind, end } of spansOf(text)) {
    const shown = text.slice(start, end);
    const hidden = blank(shown);
    views.code += kind === 'code' ? shown : hidden;
    views.uncommented += kind === 'comment' ? hidden : shown;
    views.comments += kind === 'comment' ? shown : hidden;
    start = end;
  }
  return { path, text, ...views };
};

export const lineAt = (text: string, position: number): number => text.slice(0, position).split('\n').length;

const importPatterns = [
  /\b(?:import|export)\b[\w\s{},*$]*?\bfrom\s*(['"])([^'"\n]+)\1/g,
  /\bimport\s*(['"])([^'"\n]+)\1/g,
  /\b(?:import|require)\s*\(\s*(['"`])([^'"`\n]+)\1/g,
];

/** Everything the file imports, types included: a type ties two files together as firmly as a value. */
export const importsOf = (source: Source): Import[] =>
  importPatterns.flatMap((pattern) =>
    [...source.uncommented.matchAll(pattern)]
      .filter((match) => source.code[match.index] !== ' ')
      .map((match) => ({ specifier: match[2] ?? '', position: match.index + match[0].lastIndexOf(match[2] ?? '') })),
  );
