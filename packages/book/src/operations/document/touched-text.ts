/** The texts that an update would change, and what each is evidence of. Checks nothing. */

import type { Field, Json, Payload, Shape } from '@ledgerline/catalog';
import { isSame } from '../../command/verify.ts';
import type { Document } from '../../document/document.ts';
import { isBlank, rowsOf } from '../../payload.ts';
import type { TouchedText } from '../protection/protection.ts';
import { fieldIn } from './cleared-members.ts';
import { STEERING } from './document-merge.ts';

/** Whether the narration is used for lines without text. */
const isTextOfLines = ({ lines }: Document): boolean => lines.length === 0 || lines.some(({ data }) => isBlank(data.description));

function touchedIn(asked: Payload, stored: Payload, path: string, fieldOf: (name: string) => Field | undefined) {
  const isTouched = ([name, value]: readonly [string, Json]): boolean => !isSame(name, value, stored[name]);
  return Object.entries(asked)
    .filter(isTouched)
    .flatMap(([name]): readonly TouchedText[] => {
      const field = fieldOf(name);
      return field === undefined || field.evidence === 'none' ? [] : [{ path: `${path}/${name}`, evidence: field.evidence }];
    });
}

/** Sending the current value is not a change. */
export function touchedTexts(shape: Shape, document: Document, payload: Payload): readonly TouchedText[] {
  const asked = Object.fromEntries(Object.entries(payload).filter(([name]) => !STEERING.includes(name)));
  // A due date that was calculated from the term is not in the header.
  const header = document.dueDate === null ? document.header : { dueDate: document.dueDate, ...document.header };
  const lines = shape.members.lines;
  const rowShape = lines?.kind === 'rows' ? lines.of : undefined;
  const fieldOf = (name: string): Field | undefined => {
    const field = fieldIn(shape, name);
    return name === 'description' && field && isTextOfLines(document) ? { ...field, evidence: 'content' } : field;
  };
  return [
    ...touchedIn(asked, header, '', fieldOf),
    ...rowsOf(payload, 'lines').flatMap((row, index) => {
      const line = document.lines.find(({ key }) => key.toString() === String(row.dtlKey));
      return rowShape && line ? touchedIn(row, line.data, `/lines/${index}`, (name) => fieldIn(rowShape, name)) : [];
    }),
  ];
}
