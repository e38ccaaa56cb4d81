/** The golden files: everything that is published, as text that diffs well. Run as a program it rewrites them; read the diff before you commit it. */

import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { groupedCommands, type Recipe, recipes, SEEN_WITH } from '@ledgerline/catalog';
import { modulesJson, pythonFiles, schemaOf, typescriptFiles } from '@ledgerline/catalog/publish';
import { exampleResults } from '../../packages/book/conformance/example-result.ts';
import { plansFor, postgresDialect, schemaText } from '../../packages/client/src/mirror.ts';
import { callerEndpoints, groupedPath, recipeEndpoints } from '../../packages/cloud/src/http/description/caller-endpoints.ts';
import { descriptions } from '../../packages/cloud/src/http/description/catalog-routes.ts';
import { mcpDescription } from '../../packages/cloud/src/mcp/description.ts';
import { recipesJson } from '../../packages/cloud/src/pages/published/recipe-file.ts';
import { requestsGolden, requestsOfADay } from '../myinvois/requests-of-a-day.ts';
import { environmentExample, withSettings } from './settings-text.ts';

export const goldenFolder: URL = new URL('../../packages/catalog/golden/', import.meta.url);
/** The types of the TypeScript client, which is published with them. */
export const clientTypesFolder: URL = new URL('../../packages/client/src/generated/', import.meta.url);
/** The Python client: its types, and the names of the command types. */
export const pythonFolder: URL = new URL('../../packages/client-python/ledgerline/', import.meta.url);
/** What the command-line program knows of command types without asking a cloud. */
export const commandLineFolder: URL = new URL('../../packages/command-line/src/generated/', import.meta.url);
/** The GnuCash driver, which reads what each command does from a file. */
export const driverKitFolder: URL = new URL('../../drivers/kit-python/ledgerline_driver/', import.meta.url);
/** The root of the repository. */
export const rootFolder: URL = new URL('../../', import.meta.url);
export const rewriteCommand = 'npm run golden';

/** A reserved name, so that no golden file depends on where it was made. */
const BASE_URL = 'https://ledgerline.test';
const LINE_LENGTH_MAX = 240;

/** Every golden file with what it should hold. */
export function goldenFiles(): ReadonlyMap<string, string> {
  return new Map([
    ['commands.tsv', commandsText()],
    ['modules.json', jsonText(modulesJson())],
    ['grouped.json', jsonText(groupedCommands().map((group) => ({ path: groupedPath(group), ...group })))],
    ['recipes.json', jsonText(recipesGolden())],
    ['contracts.json', jsonText(contractsGolden())],
    ['openapi.json', jsonText(descriptions.readOpenApi(BASE_URL))],
    ['manifest.json', jsonText(descriptions.readManifest(BASE_URL))],
    ['ontology.json', jsonText(descriptions.readOntology(BASE_URL))],
    ['mcp.json', jsonText(mcpDescription())],
    ['mirror.sql', mirrorText()],
  ]);
}

/** The tables and views of a mirror. The descriptions of their columns are those of the reads, which the client has. */
const mirrorText = (): string =>
  schemaText(plansFor(undefined, { postings: true }), postgresDialect).replaceAll(/^COMMENT .*\n/gm, '');

/** Which command type checks what another one would save. */
export function commandLineFiles(): ReadonlyMap<string, string> {
  const rows = recipes().flatMap(({ commandType, preview }) =>
    preview === undefined ? [] : [`  '${commandType}': '${preview}',\n`],
  );
  const comment =
    '/** The command type that checks the same payload without saving, by the one that saves. Written by "npm run golden". */';
  return new Map([
    ['preview-types.ts', `${comment}\n\nexport const previewTypes: Readonly<Record<string, string>> = {\n${rows.join('')}};\n`],
  ]);
}

/** What a driver in another language needs of every command type: the task, and the types of documents. */
export function driverKitFiles(): ReadonlyMap<string, string> {
  return new Map([['commands.json', jsonText(recipes().map(driverCommand))]]);
}

function driverCommand({ commandType, module, verb, task, docTypes, shape }: Recipe): unknown {
  const { docType } = shape.members;
  const printed = verb === 'print' && docType?.kind === 'field' ? (docType.schema.enum ?? []) : [];
  const types = { docTypes, seenTypes: docTypes.flatMap((type) => SEEN_WITH[type] ?? []), printedTypes: printed };
  const given = Object.entries(types).filter(([, named]) => named.length > 0);
  return { type: commandType, module, verb, task, ...Object.fromEntries(given) };
}

/** What follows from the settings of the cloud. */
export function settingsFiles(): ReadonlyMap<string, string> {
  return new Map([
    ['.env.example', environmentExample()],
    ['docs/operations.md', withSettings(readFileSync(new URL('docs/operations.md', rootFolder), 'utf8'))],
  ]);
}

export const commandColumns = ['type', 'module', 'document', 'operation', 'mode'] as const;

/** One row a command type, in display order. */
function commandsText(): string {
  const rows = recipes().map(({ commandType, module, document, operation, mode }) =>
    [commandType, module, document, operation, mode].join('\t'),
  );
  return `${[commandColumns.join('\t'), ...rows].join('\n')}\n`;
}

/**
 * The recipes. Schemas are replaced by their digest, since openapi.json shows them, and example results have a file of their
 * own; a repeated field reference names the recipe that has it.
 */
function recipesGolden(): unknown {
  const published = recipesJson(BASE_URL, callerEndpoints, recipeEndpoints);
  const firstWith = new Map<string, string>();
  return {
    ...published,
    modules: published.modules.map((module) => module.moduleId),
    resultDefinitions: digestOf(published.resultDefinitions),
    recipes: published.recipes.map(({ exampleResult: _, ...recipe }) => {
      const fields = JSON.stringify(recipe.fieldReference);
      const first = firstWith.get(fields);
      if (first === undefined) firstWith.set(fields, recipe.commandType);
      return {
        ...recipe,
        payloadSchema: digestOf(recipe.payloadSchema),
        fieldReference: first === undefined || fields === '[]' ? recipe.fieldReference : `as ${first}`,
      };
    }),
  };
}

/** What the contract of a command says beyond its recipe. */
function contractsGolden(): unknown {
  return Object.fromEntries(
    recipes().map(({ commandType }) => {
      const contract = schemaOf(commandType);
      if (contract === undefined) throw new Error(`${commandType} has no contract.`);
      const { requiredPayloadFields, payloadEnums, conditionalPayloadRules, nativePayload, examples, resultSchema } = contract;
      return [
        commandType,
        {
          requiredPayloadFields,
          payloadEnums,
          rules: conditionalPayloadRules.map((rule) => `${rule.path} ${rule.id} (${rule.decidedBy}): ${rule.text}`.trim()),
          nativePayload: Object.values(nativePayload).some((names) => names.length > 0) ? nativePayload : null,
          moreExamples: examples.slice(1),
          resultSchema: digestOf(resultSchema),
        },
      ];
    }),
  );
}

const digestOf = (value: unknown): string =>
  `sha256:${createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32)}`;

const jsonText = (value: unknown): string => `${pretty(value, '')}\n`;

/** What fits on a line stays on it, so that a change of one member is a diff of one line. */
function pretty(value: unknown, indent: string): string {
  const compact = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || indent.length + compact.length <= LINE_LENGTH_MAX) return compact;
  const inner = `${indent}  `;
  if (Array.isArray(value)) return `[\n${value.map((entry) => inner + pretty(entry, inner)).join(',\n')}\n${indent}]`;
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .map(([name, member]) => `${inner}${JSON.stringify(name)}: ${pretty(member, inner)}`);
  return `{\n${members.join(',\n')}\n${indent}}`;
}

/** Example results are published with the rest, so they are written first. A test of the book compares them with a run. */
export const exampleResultsFile = 'example-results.json';

async function rewrite(): Promise<void> {
  writeFileSync(new URL(exampleResultsFile, goldenFolder), jsonText(exampleResults()));
  write(goldenFolder, goldenFiles());
  write(clientTypesFolder, typescriptFiles());
  write(pythonFolder, pythonFiles());
  write(commandLineFolder, commandLineFiles());
  write(driverKitFolder, driverKitFiles());
  write(rootFolder, settingsFiles());
  writeFileSync(requestsGolden, await requestsOfADay());
}

function write(folder: URL, files: ReadonlyMap<string, string>): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of files) {
    writeFileSync(new URL(name, folder), text);
    console.log(`${name} ${text.length} characters`);
  }
}

if (import.meta.main) await rewrite();
