/** Reads one document in full. */

import type { DocType, Payload } from '@ledgerline/catalog';
import type { CommandContext } from '../command/command-context.ts';
import { answered, type HandlerResult, refused } from '../command/handler-result.ts';
import { missingDocument } from '../document/document-sentence.ts';
import { documentView } from './document-view.ts';
import { seenTypes, selectDocument } from './select.ts';

export function getDocument(work: CommandContext, types: readonly DocType[], payload: Payload): HandlerResult {
  const document = selectDocument(work, seenTypes(types), payload);
  if (!document) {
    work.refuse('/docNo', 'NOT_FOUND', missingDocument(work.db, types, String(payload.docNo)));
    return refused(work);
  }
  const sourceType = types.includes(document.type) ? {} : { sourceType: document.type };
  return answered({ ok: true, ...documentView(work, document), ...sourceType });
}
