/** A source file as the rules see it: its code, comments and literals apart, and what it imports and exports. Knows no rule and no file system. */

import { type ParseResult, parse } from '@babel/parser';

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

/** What is needed of a node or token of Babel, which has an own type for each of dozens. */
interface Node extends Span {
  readonly type: string | { readonly label: string };
  readonly [member: string]: unknown;
}

/** A file of another language is all code. */
export function readSource({ path, text }: SourceFile): Source {
  if (!path.endsWith('.ts'))
    return { path, text, code: text, uncommented: text, comments: blank(text), imports: [], exports: [] };
  const parsed = parse(text, { sourceType: 'module', plugins: ['typescript'], tokens: true, attachComment: false });
  const { interpreter } = parsed.program;
  const comments = [...(parsed.comments as unknown as readonly Span[]), ...(interpreter ? [interpreter as unknown as Span] : [])];
  const body = parsed.program.body as unknown as readonly Node[];
  return {
    path,
    text,
    code: without(text, [...comments, ...literalsIn(text, parsed)]),
    uncommented: without(text, comments),
    comments: only(text, comments),
    imports: [...body.flatMap(importsOf), ...(/\b(?:import|require)\s*\(/.test(text) ? body.flatMap(calledImports) : [])],
    exports: body.flatMap(exportsOf),
  };
}

export const lineAt = (text: string, position: number): number => text.slice(0, position).split('\n').length;

/** The quotes of a literal are code; what is between them is not. The parts of a template are called by what ends them: ...` and ...${. */
function literalsIn(text: string, { tokens = [] }: ParseResult): readonly Span[] {
  return (tokens as unknown as readonly Node[]).flatMap(({ type, start, end }) => {
    const label = typeof type === 'object' ? type.label : '';
    if (label === 'string') return [{ start: start + 1, end: end - 1 }];
    if (label === 'regexp') return [{ start: start + 1, end: text.lastIndexOf('/', end - 1) }];
    return label.startsWith('...') && label !== '...' ? [{ start: start + 1, end: end - label.length + '...'.length }] : [];
  });
}

const nameOf = (node: unknown): string => {
  const { name, value } = node as { readonly name?: string; readonly value?: string };
  return name ?? value ?? ALL;
};

const listIn = (node: Node, member: string): readonly Node[] => (node[member] as readonly Node[] | undefined) ?? [];

function importsOf(node: Node): readonly Import[] {
  const source = node.source as (Node & { readonly value: string }) | null | undefined;
  if (!source) return [];
  const isPassedOn = node.type === 'ExportAllDeclaration';
  const names = listIn(node, 'specifiers').map((one) => {
    if (one.type === 'ImportDefaultSpecifier') return 'default';
    const taken = one.imported ?? (one.type === 'ExportSpecifier' ? one.local : undefined);
    return taken === undefined ? ALL : nameOf(taken);
  });
  const isType = (node.importKind ?? node.exportKind) === 'type';
  return [{ specifier: source.value, position: source.start + 1, isType, names: isPassedOn ? [ALL] : names, isPassedOn }];
}

/** `import('…')`, as a value and as a type, and `require('…')`, wherever they stand. */
function calledImports(node: Node): readonly Import[] {
  const source = (calledSource(node) ?? null) as (Node & { readonly value?: unknown }) | null;
  const own =
    source?.type === 'StringLiteral' && typeof source.value === 'string'
      ? [
          {
            specifier: source.value,
            position: source.start + 1,
            isType: node.type === 'TSImportType',
            names: [ALL],
            isPassedOn: false,
          },
        ]
      : [];
  const inside = Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
  return [...own, ...inside.flatMap(calledImports)];
}

function calledSource(node: Node): unknown {
  if (node.type === 'ImportExpression' || node.type === 'TSImportType') return node.source ?? node.argument;
  const callee = node.callee as Node | undefined;
  if (node.type !== 'CallExpression' || callee === undefined) return undefined;
  return callee.type === 'Import' || callee.name === 'require' ? listIn(node, 'arguments')[0] : undefined;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && !('label' in value);

/** Of `{ a, b: c }` on the left of an assignment, those that are declared. */
const namesIn = (id: Node): readonly unknown[] =>
  id.type === 'ObjectPattern' ? listIn(id, 'properties').map(({ value }) => value) : [id];

const TYPES: readonly unknown[] = ['TSInterfaceDeclaration', 'TSTypeAliasDeclaration'];

function exportsOf(node: Node): readonly Export[] {
  if (node.type === 'ExportDefaultDeclaration')
    return [{ name: 'default', position: node.start, isType: false, isListed: false }];
  if (node.type !== 'ExportNamedDeclaration') return [];
  const listed = listIn(node, 'specifiers').map((one) => ({
    name: nameOf(one.exported),
    position: one.start,
    isType: (one.exportKind ?? node.exportKind) === 'type',
    isListed: true,
  }));
  const declaration = node.declaration as Node | null | undefined;
  if (!declaration) return listed;
  const declared = declaration.id
    ? [declaration.id]
    : listIn(declaration, 'declarations').flatMap(({ id }) => namesIn(id as Node));
  const isType = TYPES.includes(declaration.type);
  return declared.map((id) => ({ name: nameOf(id), position: (id as Node).start, isType, isListed: false }));
}

const blank = (text: string): string => text.replace(/[^\n]+/g, (line) => ' '.repeat(line.length));

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
