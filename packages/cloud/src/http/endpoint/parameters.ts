/** Parameters and response headers that several endpoints share. */

import { CommandId, CommandType, ConnectorId, EventId, InstallId, ModuleId } from '@ledgerline/contract';
import type { Parameter } from './endpoint.ts';

export const NAME = { type: 'string', minLength: 1 };
export const TEXT = { type: 'string' };

export const commandId: Parameter = { schema: CommandId, text: 'The command, by the id its caller gave it.' };
export const eventId: Parameter = { schema: EventId, text: 'The event, by the id in the feed or in a delivery.' };
export const webhookId: Parameter = { schema: NAME, text: 'The webhook endpoint.' };
export const deliveryId: Parameter = { schema: NAME, text: 'The attempt, as the log shows it.' };
export const commandType: Parameter = { schema: CommandType, text: 'The command type.' };
export const moduleId: Parameter = { schema: ModuleId, text: 'The module.' };
export const keyId: Parameter = { schema: NAME, text: 'The key, as the list names it.' };
export const connectorId: Parameter = { schema: ConnectorId, text: 'The connector, as the portal shows it.' };

export const prefer: Parameter = {
  schema: { type: 'string', pattern: '^wait=[0-9]+$' },
  text: 'wait=30 means the same as the query parameter wait.',
};
export const acceptLanguage: Parameter = {
  schema: TEXT,
  text: 'Which language the texts are in: en, ms or zh. The language that the person has chosen in the portal goes first.',
};
export const installId: Parameter = { schema: InstallId, text: 'The installation that sends the request (default: default).' };
export const range: Parameter = { schema: TEXT, text: 'A part of the file, in bytes.' };

/** Headers of a file that a command produced. */
export const digest = { etag: 'SHA-256 of the file.', 'content-disposition': 'The file name.', 'accept-ranges': 'bytes' };
