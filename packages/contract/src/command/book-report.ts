/** Reports and statements that people print from an account book in the portal. */

import type { Static } from 'typebox';
import { Type } from '../schema/schema-type.ts';
import { enumOf, openObject } from '../schema/shape.ts';
import { CommandId } from '../value/identifier.ts';

/** The commands that print them. */
export const reportTypes = ['statement-report-html', 'arap-statement-acct-pdf'] as const;

export const BookReportBody = Type.Object(
  {
    commandId: CommandId,
    type: enumOf(reportTypes, 'The command that prints: a report or statement, or a statement as PDF.'),
    payload: openObject('The payload of that command.'),
  },
  { additionalProperties: false, description: 'Body of POST /app/books/{connectorId}/{companyId}/reports.' },
);
export type BookReportBody = Static<typeof BookReportBody>;
