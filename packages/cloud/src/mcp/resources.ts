/** What an assistant can read without a tool: rules, recipes and words of the catalog, and the books, commands and files of its key. */

import { findRecipe, recipes } from '@ledgerline/catalog';
import { exampleRequest, ontologyJson } from '@ledgerline/catalog/publish';
import { type McpServer, ResourceNotFoundError, ResourceTemplate } from '@modelcontextprotocol/server';
import { mayReadFile, maySend } from '../account/rights/access.ts';
import { findCommand } from '../command/followed-command.ts';
import { callerRules } from '../pages/developers/caller-rules.ts';
import { recipeMarkdown } from '../pages/published/markdown.ts';
import type { CommandSnapshot } from '../store/store.ts';
import { isRefusal } from '../system/problem.ts';
import { type Answer, textOf } from './desk/answer.ts';
import { artifactUri, commandAnswer, linkOf } from './desk/command-answer.ts';
import type { Desk } from './desk/desk.ts';
import { booksAnswer } from './tools/list-books.ts';

const HOUR_MS = 3_600_000;

/** The catalog is the same for every key. */
const PUBLIC = { cacheScope: 'public', ttlMs: HOUR_MS } as const;
const PRIVATE = { cacheScope: 'private', ttlMs: 0 } as const;

const MARKDOWN = 'text/markdown';
const JSON_TYPE = 'application/json';
const PLAIN = 'text/plain';

/** A larger file is downloaded. */
const FILE_BYTES_MAX = 1024 * 1024;
const COMPLETIONS_MAX = 100;
const CONTRACT = 'GET /v1/schema/commands/{commandType}';

const oneText = (uri: URL, mimeType: string, text: string) => ({ contents: [{ uri: uri.href, mimeType, text }] });

export function addResources(server: McpServer, desk: Desk): void {
  addCatalog(server, desk);
  addOwn(server, desk);
}

function addCatalog(server: McpServer, { context, caller }: Desk): void {
  const { baseUrl } = context.config;
  server.registerResource(
    'rules',
    'ledgerline://rules',
    { title: 'Rules for callers', description: 'What every caller has to know.', mimeType: MARKDOWN, cacheHint: PUBLIC },
    (uri) => oneText(uri, MARKDOWN, callerRules.map((rule, at) => `${at + 1}. ${rule}`).join('\n')),
  );
  server.registerResource(
    'recipes',
    'ledgerline://recipes',
    { title: 'Command types', description: 'Every command type with its title.', mimeType: MARKDOWN, cacheHint: PUBLIC },
    (uri) =>
      oneText(
        uri,
        MARKDOWN,
        recipes()
          .map(({ commandType, mode, title }) => `- ${commandType} (${mode}): ${title}`)
          .join('\n'),
      ),
  );
  server.registerResource(
    'ontology',
    'ledgerline://ontology',
    { title: 'Ontology', description: 'Entities, tasks and words in three languages.', mimeType: JSON_TYPE, cacheHint: PUBLIC },
    (uri) => oneText(uri, JSON_TYPE, JSON.stringify(ontologyJson({ baseUrl, contractEndpoint: CONTRACT }))),
  );
  const completeType = (value: string): string[] =>
    recipes()
      .filter((recipe) => maySend(caller.rights, recipe))
      .map(({ commandType }) => commandType)
      .filter((name) => name.startsWith(value))
      .slice(0, COMPLETIONS_MAX);
  server.registerResource(
    'recipe',
    new ResourceTemplate('ledgerline://recipes/{type}', { list: undefined, complete: { type: completeType } }),
    { title: 'Recipe', description: 'The reference of one command type.', mimeType: MARKDOWN, cacheHint: PUBLIC },
    (uri, { type }) => {
      const recipe = findRecipe(String(type));
      if (!recipe) throw new ResourceNotFoundError(uri.href, 'There is no such command type. Use search_commands.');
      const { hasArtifact } = recipe;
      const sample = { request: exampleRequest(recipe), baseUrl, ...(hasArtifact && { hasArtifact }) };
      return oneText(uri, MARKDOWN, recipeMarkdown(recipe, sample));
    },
  );
}

function addOwn(server: McpServer, desk: Desk): void {
  const { context } = desk;
  const answerText = (uri: URL, answer: Answer) => oneText(uri, PLAIN, textOf(context.randomness, answer));
  server.registerResource(
    'books',
    'ledgerline://books',
    { title: 'Account books', description: 'The account books that this key can use.', mimeType: PLAIN, cacheHint: PRIVATE },
    async (uri) => {
      const books = await booksAnswer(desk);
      if (isRefusal(books)) throw new ResourceNotFoundError(uri.href, books.refused.message);
      return answerText(uri, books);
    },
  );
  server.registerResource(
    'command',
    new ResourceTemplate('ledgerline://commands/{commandId}', { list: undefined }),
    { title: 'Command', description: 'Status and result of a command.', mimeType: PLAIN, cacheHint: PRIVATE },
    async (uri, { commandId }) => answerText(uri, await commandAnswer(desk, await commandAt(desk, uri, commandId))),
  );
  server.registerResource(
    'file',
    new ResourceTemplate(artifactUri('{commandId}'), { list: undefined }),
    { title: 'File', description: 'The file that a command produced.', cacheHint: PRIVATE },
    async (uri, { commandId }) => fileAt(desk, uri, await commandAt(desk, uri, commandId)),
  );
}

async function commandAt(
  { context, caller }: Desk,
  uri: URL,
  commandId: string | string[] | undefined,
): Promise<CommandSnapshot> {
  const command = await findCommand(context, caller, String(commandId), null);
  if (isRefusal(command)) throw new ResourceNotFoundError(uri.href, command.refused.message);
  return command;
}

/** The file as bytes, regardless of its content: a file is for people, and its text is not read as words to the assistant. */
async function fileAt({ context, caller, transfers }: Desk, uri: URL, command: CommandSnapshot) {
  const link = linkOf(command);
  if (link === null || command.artifactSha256 === null || !mayReadFile(caller.rights, command))
    throw new ResourceNotFoundError(uri.href, 'The command has no file that this key can read.');
  if (link.size > FILE_BYTES_MAX) {
    const address = `${context.config.baseUrl}/v1/commands/${command.commandId}/artifact`;
    throw new ResourceNotFoundError(uri.href, `The file has ${link.size} bytes. Download it with the same key: GET ${address}`);
  }
  await transfers.of(command.tenantId)(link.size);
  const file = await context.artifacts.open(command.artifactSha256);
  if (file === null) throw new ResourceNotFoundError(uri.href, 'The file was removed because of its age.');
  const blob = Buffer.concat(await file.toArray()).toString('base64');
  return { contents: [{ uri: uri.href, mimeType: link.mimeType, blob }] };
}
