/** Reads one document in full. */

import type { Payload } from '@ledgerline/catalog';
import type { FieldCapabilities, FieldCapability } from '@ledgerline/contract';
import type { DocType } from '../doc-type.ts';
import type { Document } from '../document.ts';
import { missingDocument } from '../document-sentence.ts';
import { definitionsOf, fieldsIn, findDefinition } from '../drafting/user-defined.ts';
import { answered, type Outcome, refused } from '../outcome.ts';
import type { Work } from '../work.ts';
import { documentView } from './document-view.ts';
import { seenTypes, selectDocument } from './select.ts';

export function getDocument(work: Work, types: readonly DocType[], payload: Payload): Outcome {
  const document = selectDocument(work, seenTypes(types), payload);
  if (!document) {
    work.refuse('/docNo', 'NOT_FOUND', missingDocument(work.db, types, String(payload.docNo)));
    return refused(work);
  }
  const sourceType = types.includes(document.type) ? {} : { sourceType: document.type };
  const view = documentView(work.db, document);
  const capabilities = view.fieldCapabilities as FieldCapabilities | undefined;
  return answered({
    ok: true,
    ...view,
    fields: { ...(view.fields as Payload), readErrors: readErrorsOf(work, document) },
    ...(capabilities
      ? { fieldCapabilities: { ...capabilities, userDefinedFields: userDefinedCapabilities(work, document.type) } }
      : {}),
    ...sourceType,
  });
}

/** Fields of a document that the book can no longer read: their definition is gone. */
function readErrorsOf(work: Work, document: Document): readonly Payload[] {
  const unreadable = (table: string, data: Payload, path: string): readonly Payload[] =>
    Object.keys(fieldsIn(data))
      .filter((name) => !findDefinition(work, table, name))
      .map((name) => ({
        path: `${path}userDefinedFields/${name}`,
        message: `The book no longer defines the user-defined field ${name}.`,
      }));
  return [
    ...unreadable(document.type, document.header, ''),
    ...document.lines.flatMap((line, index) => unreadable(`${document.type}.line`, line.data, `lines/${index}/`)),
  ];
}

export const userDefinedCapabilities = (work: Work, table: string): Readonly<Record<string, FieldCapability>> =>
  Object.fromEntries(
    definitionsOf(work, table).map(({ name, type, isRequired }) => [
      name,
      { type, writable: true, class: 'cosmetic', nullable: !isRequired, aliases: [] },
    ]),
  );
