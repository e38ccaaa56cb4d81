/** A source file as the rules see it: its code, comments and literals apart, and what it imports and exports. Knows no rule and no file system. */

import { parseSync, Visitor } from 'oxc-parser';

export interface SourceFile {
  /** From the root of the tree, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** What a file takes from another one, or passes on from it. A type ties two files together as firmly as a value. */
export interface Import {
  readonly specifier: string;
  /** Where the specifier is in the text. */
  readonly position: number;
  /** Nothing of it is left when the program runs. */
  readonly isType: boolean;
  /** `*` for everything. */
  readonly names: readonly string[];
  /** `export * from`: who imports this file may take what the other one exports. */
  readonly isPassedOn: boolean;
}

export interface Export {
  readonly name: string;
  readonly position: number;
  readonly isType: boolean;
  /** In a list of names, apart from where it is declared. */
  readonly isListed: boolean;
}

/** The text three times, each of the same length, so that a position means the same in all of them. */
export interface Source extends SourceFile {
  /** Code alone: comments and the inside of strings, templates and regular expressions are blank. */
  readonly code: string;
  /** Everything but comments. */
  readonly uncommented: string;
  readonly comments: string;
  readonly imports: readonly Import[];
  readonly exports: readonly Export[];
}

export const ALL = '*';

interface Span {
  readonly start: number;
  readonly end: number;
}

type Parsed = ReturnType<typeof parseSync>;

/** A file of another language is all code. */
export function readSource({ path, text }: SourceFile): Source {
  if (!path.endsWith('.ts'))
    return { path, text, code: text, uncommented: text, comments: blank(text), imports: [], exports: [] };
  const parsed = parseSync(path, text);
  const [error] = parsed.errors;
  if (error) throw new Error(`${path} cannot be read: ${error.message}`);
  const { literals, calledImports } = inside(parsed);
  const comments = [...parsed.comments, ...(parsed.program.hashbang ? [parsed.program.hashbang] : [])];
  return {
    path,
    text,
    code: without(text, [...comments, ...literals]),
    uncommented: without(text, comments),
    comments: only(text, comments),
    imports: [...importsIn(text, parsed), ...calledImports],
    exports: exportsIn(text, parsed),
  };
}

export const lineAt = (text: string, position: number): number => text.slice(0, position).split('\n').length;

/** The quotes of a literal are code; what is between them is not. */
function inside({ program }: Parsed): { readonly literals: readonly Span[]; readonly calledImports: readonly Import[] } {
  const literals: Span[] = [];
  const calledImports: Import[] = [];
  const called = (node: Span & { readonly type: string; readonly value?: unknown }, isType: boolean): void => {
    if (node.type !== 'Literal' || typeof node.value !== 'string') return;
    calledImports.push({ specifier: node.value, position: node.start + 1, isType, names: [ALL], isPassedOn: false });
  };
  new Visitor({
    Literal: ({ start, end, value, ...node }) => {
      if (typeof value === 'string') literals.push({ start: start + 1, end: end - 1 });
      else if ('regex' in node) literals.push({ start: start + 1, end: start + 1 + node.regex.pattern.length });
    },
    TemplateElement: ({ start, value }) => {
      literals.push({ start: start + 1, end: start + 1 + value.raw.length });
    },
    ImportExpression: ({ source }) => called(source, false),
    TSImportType: ({ source }) => called(source, true),
    CallExpression: ({ callee, arguments: [first] }) => {
      if (first && callee.type === 'Identifier' && callee.name === 'require') called(first, false);
    },
  }).visit(program);
  return { literals, calledImports };
}

const isTypeStatement = (text: string, { start }: Span): boolean =>
  /^(?:import|export)\s+type\b/.test(text.slice(start, start + 20));

function importsIn(text: string, { module }: Parsed): readonly Import[] {
  const imported = module.staticImports.map(({ moduleRequest, entries, ...statement }) => ({
    specifier: moduleRequest.value,
    position: moduleRequest.start + 1,
    isType: isTypeStatement(text, statement),
    names: entries.map(({ importName }) => importName.name ?? ALL),
    isPassedOn: false,
  }));
  const passedOn = module.staticExports.flatMap((statement) =>
    statement.entries.flatMap(({ moduleRequest, importName }) =>
      moduleRequest === null
        ? []
        : {
            specifier: moduleRequest.value,
            position: moduleRequest.start + 1,
            isType: isTypeStatement(text, statement),
            names: importName.kind === 'Name' && importName.name !== null ? [importName.name] : [ALL],
            isPassedOn: importName.kind === 'AllButDefault',
          },
    ),
  );
  return [...imported, ...passedOn];
}

function exportsIn(text: string, { module }: Parsed): readonly Export[] {
  return module.staticExports.flatMap(({ start, entries }) => {
    const isListed = /^export\s+(?:type\s+)?\{/.test(text.slice(start, start + 30));
    return entries.flatMap(({ exportName, isType }) =>
      exportName.name === null ? [] : { name: exportName.name, position: exportName.start ?? start, isType, isListed },
    );
  });
}

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** The text with some spans of it blank. */
function without(text: string, spans: readonly Span[]): string {
  let shown = '';
  let from = 0;
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    shown += text.slice(from, start) + blank(text.slice(start, end));
    from = end;
  }
  return shown + text.slice(from);
}

/** The spans alone, each where it is. */
function only(text: string, spans: readonly Span[]): string {
  let shown = '';
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    shown += blank(text.slice(shown.length, start)) + text.slice(start, end);
  }
  return shown + blank(text.slice(shown.length));
}
