/** A request in curl, and through the clients in TypeScript and Python. */

import { type ExampleRequest, pythonMethod } from '@ledgerline/catalog/publish';
import type { CodeTab } from '../code.ts';

export interface Sample {
  readonly request: ExampleRequest;
  readonly baseUrl: string;
  /** Whether the command produces a file, which the sample then fetches. */
  readonly hasArtifact?: boolean;
}

export const sampleTabs = (sample: Sample): readonly CodeTab[] => [
  { label: 'curl', language: 'shell', text: curlText(sample) },
  { label: 'TypeScript', language: 'typescript', text: typescriptText(sample) },
  { label: 'Python', language: 'python', text: pythonText(sample) },
];

/** How a language writes a value. */
interface Notation {
  readonly name: (name: string) => string;
  readonly text: (text: string) => string;
  readonly word: (value: boolean | null) => string;
  /** The content of an object's brackets on one line. */
  readonly pad: string;
  /** Whether the last entry of a list that is broken into lines ends with a comma. */
  readonly hasTrailingComma: boolean;
  readonly indent: string;
}

const JSON_NOTATION: Notation = {
  name: JSON.stringify,
  text: JSON.stringify,
  word: String,
  pad: ' ',
  hasTrailingComma: false,
  indent: '  ',
};
const quoted = (text: string): string => `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
const TYPESCRIPT: Notation = {
  name: (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name)),
  text: quoted,
  word: String,
  pad: ' ',
  hasTrailingComma: true,
  indent: '  ',
};
const PYTHON: Notation = {
  name: JSON.stringify,
  text: JSON.stringify,
  word: (value) => (value === null ? 'None' : value ? 'True' : 'False'),
  pad: '',
  hasTrailingComma: true,
  indent: '    ',
};

const LINE_CHARACTERS_MAX = 52;

/** A value as a language writes it: on one line where that is short, else entry by entry. */
function written(value: unknown, notation: Notation, margin: string): string {
  const short = onOneLine(value, notation);
  const isFlat = typeof value !== 'object' || value === null || Object.keys(value).length === 0;
  if (isFlat || (margin.length + short.length <= LINE_CHARACTERS_MAX && isLeaf(value))) return short;
  const inner = margin + notation.indent;
  const entries = Array.isArray(value)
    ? value.map((entry) => inner + (isRow(entry) ? filled(entry, notation, inner) : written(entry, notation, inner)))
    : Object.entries(value).map(([name, entry]) => `${inner}${notation.name(name)}: ${written(entry, notation, inner)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return `${open}\n${entries.join(',\n')}${notation.hasTrailingComma ? ',' : ''}\n${margin}${close}`;
}

/** Whether an object has nothing nested: only such objects are readable on one line. */
const isLeaf = (value: object): boolean => Object.values(value).every((entry) => typeof entry !== 'object' || entry === null);

const isRow = (entry: unknown): entry is object =>
  typeof entry === 'object' && entry !== null && !Array.isArray(entry) && Object.keys(entry).length > 0 && isLeaf(entry);

/** The row of a list, with as many members on a line as fit. */
function filled(row: object, notation: Notation, margin: string): string {
  const lines: string[] = [];
  let line = `{${notation.pad}`;
  const members = Object.entries(row).map(([name, entry]) => `${notation.name(name)}: ${onOneLine(entry, notation)}`);
  members.forEach((member, index) => {
    const isFirst = index === 0;
    if (!isFirst && margin.length + line.length + member.length + 2 > LINE_CHARACTERS_MAX) {
      lines.push(`${line},`);
      line = `${margin} ${notation.pad}${member}`;
    } else line += isFirst ? member : `, ${member}`;
  });
  return [...lines, `${line}${notation.pad}}`].join('\n');
}

function onOneLine(value: unknown, notation: Notation): string {
  if (typeof value === 'string') return notation.text(value);
  if (typeof value === 'boolean' || value === null) return notation.word(value);
  if (Array.isArray(value)) return `[${value.map((entry) => onOneLine(entry, notation)).join(', ')}]`;
  if (typeof value !== 'object' || value === undefined) return String(value);
  const entries = Object.entries(value).map(([name, entry]) => `${notation.name(name)}: ${onOneLine(entry, notation)}`);
  return entries.length === 0 ? '{}' : `{${notation.pad}${entries.join(', ')}${notation.pad}}`;
}

/** JSON that is short where it can be, for people to read and change. */
export const readableJson = (value: unknown): string => written(value, JSON_NOTATION, '');

const FILE_NAME = 'document.pdf';

export function curlText({ request, baseUrl, hasArtifact = false }: Sample): string {
  const body = readableJson(request).replaceAll("'", "'\\''");
  const fetching = `\n\ncurl "${baseUrl}/v1/commands/${request.commandId}/artifact" \\
  -H "Authorization: Bearer $LEDGERLINE_API_KEY" -o ${FILE_NAME}`;
  return `curl "${baseUrl}/v1/commands?wait=30" \\
  -H "Authorization: Bearer $LEDGERLINE_API_KEY" \\
  -H "Content-Type: application/json" \\
  -d '${body}'${hasArtifact ? fetching : ''}`;
}

export function typescriptText({ request, baseUrl, hasArtifact = false }: Sample): string {
  const { commandId, connectorId, companyId, type, payload } = request;
  const call = `(${quoted(type)}, ${written(payload, TYPESCRIPT, '')}, {
  commandId: ${quoted(commandId)},
});`;
  const [saving, ending] = hasArtifact
    ? [
        "import { save } from '@ledgerline/client/node';\n",
        `const file = await ledgerline.artifact${call}\nawait save(file, '${FILE_NAME}');`,
      ]
    : ['', `const result = await ledgerline.run${call}\nconsole.log(result);`];
  return `import { Ledgerline } from '@ledgerline/client';
${saving}
const ledgerline = new Ledgerline({
  apiKey: process.env.LEDGERLINE_API_KEY ?? '',
  baseUrl: '${baseUrl}',
  connectorId: ${quoted(connectorId)},
  companyId: ${quoted(companyId)},
});
${ending}`;
}

export function pythonText({ request, baseUrl, hasArtifact = false }: Sample): string {
  const { commandId, connectorId, companyId, type, payload } = request;
  const quote = PYTHON.text;
  const call = hasArtifact
    ? `file = ledgerline.artifact(\n    ${quote(type)},\n`
    : `result = ledgerline.${pythonMethod(type)}(\n`;
  const use = hasArtifact ? `file.save(${quote(FILE_NAME)})` : 'print(result)';
  return `from ledgerline import Ledgerline

# The key is in LEDGERLINE_API_KEY.
ledgerline = Ledgerline.from_environment(
    base_url=${quote(baseUrl)},
    connector_id=${quote(connectorId)},
    company_id=${quote(companyId)},
)
${call}    ${written(payload, PYTHON, '    ')},
    command_id=${quote(commandId)},
)
${use}`;
}
