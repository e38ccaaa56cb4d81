/** JSON as it is sent. Finds values that JSON cannot represent before a request is sent, and gives equal values equal texts. */

import { MisuseError } from './errors.ts';

const nameOf = (key: string): string => (key === '' ? 'The payload' : key);

/** The text of a payload. Fields that are undefined are left out, as JSON.stringify does. */
export function wireJson(value: unknown): string {
  try {
    return JSON.stringify(value, checked);
  } catch (error) {
    if (error instanceof MisuseError) throw error;
    throw new MisuseError('invalid_payload', 'The payload contains itself, so it cannot be sent as JSON.');
  }
}

function checked(key: string, value: unknown): unknown {
  const fault = faultOf(value);
  if (fault !== undefined) throw new MisuseError('invalid_payload', `${nameOf(key)} ${fault}`);
  if (!key.isWellFormed()) throw new MisuseError('invalid_payload', 'The name of a field contains an unpaired surrogate.');
  return value;
}

function faultOf(value: unknown): string | undefined {
  if (typeof value === 'number' && !Number.isFinite(value)) return `is ${value}, which JSON cannot carry.`;
  if (typeof value === 'bigint') return 'is a bigint, which JSON cannot carry. Send a number or a string.';
  if (typeof value === 'function' || typeof value === 'symbol') return `is a ${typeof value}, which JSON cannot carry.`;
  if (typeof value === 'string' && !value.isWellFormed()) return 'contains an unpaired surrogate, which cannot be stored.';
  return undefined;
}

/** The same value, the same text: no blanks, and the fields of objects in the order of their names. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(inOrder(value));
}

function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(inOrder);
  const fields = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([name, field]) => [name, inOrder(field)]));
}
