/** What the types of every client are written from: schemas, fields with their sentences, and names. Knows no language. */

import type { ValueSchema } from '@ledgerline/contract';
import type { ResultMember } from '../../results/result-shape.ts';

/** The part of JSON Schema that payloads, results and the contract use. */
export interface TextSchema extends Omit<ValueSchema, 'items' | 'anyOf' | 'additionalProperties'> {
  readonly const?: unknown;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, TextSchema>>;
  readonly required?: readonly string[];
  readonly items?: TextSchema;
  readonly anyOf?: readonly TextSchema[];
  readonly additionalProperties?: boolean | TextSchema;
}

export interface MemberText {
  readonly name: string;
  readonly type: string;
  readonly isOptional: boolean;
  /** Sentences that an editor shows for the member. */
  readonly comment: string;
}

/** `sales-order.update` -> `SalesOrderUpdate` */
export const typeName = (name: string): string =>
  name
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** `Due date, in base currency. Null if ….`, with the word of the language for null. */
export const sentenceOf = (member: ResultMember, nothing: string): string =>
  [
    member.text,
    member.kind === 'value' && member.unit !== undefined ? `In ${member.unit}.` : '',
    member.nullIf === undefined ? '' : `${nothing} ${member.nullIf}.`,
    member.absent === undefined ? '' : `Absent ${member.absent}.`,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
