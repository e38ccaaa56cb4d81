/** Reads values of payloads and of stored records, whose types only the catalog defines. Refuses nothing. */

import type { Json, Payload } from '@ledgerline/catalog';

/** Null for an empty string, as for a value that is missing or no string. */
export const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

export const rowsOf = (payload: Payload, name: string): readonly Payload[] =>
  Array.isArray(payload[name]) ? (payload[name] as readonly Payload[]) : [];

/** The numbers or codes that a read asks for; null for all. */
export const keysIn = ({ keys }: Payload): readonly string[] | null => (Array.isArray(keys) ? keys.map(String) : null);

export const isObject = (value: unknown): value is Payload =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isBlank = (value: Json | undefined): boolean => value === undefined || value === null || value === '';
