/** Reads one document in full. */

import type { DocType, Payload } from '@ledgerline/catalog';
import type { CommandContext } from '../../command/command-context.ts';
import { type HandlerResult, refused, uncommitted } from '../../command/handler-result.ts';
import { missingDocument } from '../../document/document-sentence.ts';
import { documentView } from '../view/document-view.ts';
import { seenTypes, selectDocument } from './select.ts';

export function getDocument(command: CommandContext, types: readonly DocType[], payload: Payload): HandlerResult {
  const document = selectDocument(command, seenTypes(types), payload);
  if (!document) {
    command.refuse('/docNo', 'NOT_FOUND', missingDocument(command.db, types, String(payload.docNo)));
    return refused(command);
  }
  const isOwn = types.includes(document.type);
  const sourceType = isOwn ? {} : { sourceType: document.type };
  return uncommitted({ ok: true, ...documentView(command, document, isOwn), ...sourceType });
}
