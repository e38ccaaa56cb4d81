/** /llms.txt: where a language model finds what, as plain text. */

import { COMMAND_TYPE_COUNT, recipes } from '@ledgerline/catalog';
import { moduleCounts } from '../../command/modules.ts';
import { callerRules } from '../developers/caller-rules.ts';
import { docGuides, docPath } from '../developers/doc-file.ts';
import { shortSummary } from '../developers/hits.ts';
import { recipePath } from '../developers/page.ts';

const SUMMARY = `A cloud HTTP API for desktop accounting packages: post a JSON command, a connector on the customer’s machine runs it against the account book, read the result. ${COMMAND_TYPE_COUNT} command types, one envelope.`;

export function llmsText(baseUrl: string): string {
  const link = (title: string, path: string, words: string): string => `- [${title}](${baseUrl}${path}): ${words}`;
  const sections = [
    `# Ledgerline

> ${SUMMARY}

Rules for callers:

${callerRules.map((rule, index) => `${index + 1}. ${rule}`).join('\n')}`,
    `## Machine-readable

${link('Your key', '/v1/me', 'who your key is: its rights, its account books and the subscription')}
${link('Account books', '/v1/books', 'the connectors and account books that your key can use, with their state')}
${link('Events', '/v1/events', 'what happened since a cursor: commands that ended, connectors, books; also as signed webhooks')}
${link('MCP', '/mcp', 'POST messages of the Model Context Protocol with the same key: tools that search, check, read, and write what was shown before')}
${link('Manifest', '/ai/manifest.json', 'concepts, rules, how to choose and run a command, every error code; read this first')}
${link('Ontology', '/ai/acct-ontology.json', 'entities with English, Malay and Chinese words, relations, document flow, and the commands of each')}
${link('OpenAPI 3.1', '/openapi.json', 'every path and every payload schema')}
${link('Recipes', '/developers/recipes.json', 'all recipes with schema, fields and example in one file')}
${link('Check', '/v1/commands/check', 'POST up to 500 commands to learn what would be rejected; nothing is queued')}
${link('Batch', '/v1/commands/batch', 'POST up to 500 commands to queue them in one request; each is accepted or rejected in its place')}
${link('Search', '/developers/search?q=unpaid+invoices', 'finds commands by words; returns JSON for Accept: application/json')}`,
    `## Clients

${link('Downloads', '/downloads', 'the clients and the command-line program, each with the line that installs it from here')}
${link('TypeScript', docPath('client'), '@ledgerline/client has every payload and result as a type, and repeats lost requests without running a command twice')}
${link('Python', docPath('client-python'), 'ledgerline does the same with the standard library alone')}
${link('Command line', docPath('cli'), 'ledgerline runs commands, imports and exports files, and follows events')}`,
    `## Guides

${link('Authentication', '/developers/authentication', 'keys, rights and limits')}
${link('Errors', '/developers/errors', 'every code, its outcome and what to do')}
${link('Delivery guarantees', '/developers/delivery', 'durability, exactly-once writes, order, retries, waiting')}
${docGuides.map(({ name, label, summary }) => link(label, docPath(name), summary)).join('\n')}`,
    ...moduleCounts().map(({ module, title }) => {
      const own = recipes().filter((recipe) => recipe.module === module);
      const lines = own.map((recipe) => link(recipe.commandType, `${recipePath(recipe)}.md`, shortSummary(recipe.summary)));
      return `## ${title}\n\n${lines.join('\n')}`;
    }),
  ];
  return `${sections.join('\n\n')}\n`;
}
