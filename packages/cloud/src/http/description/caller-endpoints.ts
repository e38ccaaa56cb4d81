/** The few endpoints that an integration calls, each with its purpose, and the addresses that recipes refer to. */

import type { RecipeEndpoints } from '@ledgerline/catalog/publish';
import { allEndpoints, type OperationId } from './all-endpoints.ts';

const purpose = (operationId: OperationId, text: string) => {
  const { method, path } = allEndpoints[operationId];
  return { method, path, purpose: text };
};

/** Endpoints in the order in which an integration needs them. */
export const callerEndpoints = [
  purpose('readMe', 'Who this key is: its rights, its account books and the subscription.'),
  purpose('listBooks', 'The connectors and account books that this key can use, with their state.'),
  purpose('listModules', 'List the modules with their command types.'),
  purpose('readModule', 'One module with a summary of each of its commands.'),
  purpose('readCommandContract', 'Schema, examples and rules of one command type.'),
  purpose('searchCommandTypes', 'Find command types by words in English, Malay or Chinese.'),
  purpose('checkCommands', 'Check up to 500 commands without queueing them.'),
  purpose('queueCommand', 'Queue a command; ?wait=30 waits for its result.'),
  purpose('queueCommands', 'Queue up to 500 commands in one request.'),
  purpose('queueGroupedCommand', 'The same without type; the path decides the type.'),
  purpose('readCommand', 'Status and result of a command; ?wait=30 waits until it is done or failed.'),
  purpose('downloadArtifact', 'The file that a command produced.'),
  purpose('cancelCommand', 'Cancel a command while it is queued.'),
  purpose('listCommands', 'Earlier commands, newest first.'),
  purpose('listEvents', 'What happened since a cursor; ?wait=30 waits for the next event.'),
  purpose('switchChanges', 'Be told of changes in an account book, whoever makes them, as events change.*.'),
  purpose('callMcp', 'For AI assistants: the Model Context Protocol, with tools for what this key can use.'),
  purpose('createWebhook', 'Have events sent to an address as signed webhooks.'),
] as const;

/** The path at which a group of commands is queued. */
export const groupedPath = ({ document, action }: { readonly document: string; readonly action: string }): string =>
  allEndpoints.queueGroupedCommand.path.replace('{document}', document).replace('{action}', action);

export const recipeEndpoints: RecipeEndpoints = {
  queue: allEndpoints.queueCommand.path,
  result: allEndpoints.readCommand.path,
  artifact: allEndpoints.downloadArtifact.path,
  grouped: groupedPath,
};

const { method, path } = allEndpoints.readCommandContract;

/** Where the contract of a command type is. */
export const contractEndpoint = `${method} ${path}`;
