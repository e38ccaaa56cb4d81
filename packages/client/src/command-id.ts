/** Ids of commands that follow from what the command is about, so that the same order is never invoiced twice. */

import { base64Url } from './encoding/base64.ts';
import { Sha256 } from './encoding/sha256.ts';
import { MisuseError } from './errors.ts';
import { canonicalJson } from './wire-json.ts';

/** What an id is made of. Numbers are integers: 1.10 and 1.1 would be the same one. */
export type IdPart = string | number | boolean | null | readonly IdPart[] | { readonly [name: string]: IdPart };

/** 43 characters that follow from the parts: the same parts, the same command. */
export function commandIdFrom(...parts: readonly IdPart[]): string {
  if (parts.length === 0) throw refused('needs at least one part.');
  for (const part of parts) assertPart(part);
  return base64Url(new Sha256().update(new TextEncoder().encode(canonicalJson(parts))).digest());
}

/** Rejects undefined above all: orders without a number would all get the same id. */
function assertPart(part: unknown): void {
  const fault = faultOf(part);
  if (fault !== undefined) throw refused(fault);
  if (typeof part !== 'object' || part === null) return;
  for (const [name, field] of Object.entries(part)) {
    assertPart(name);
    assertPart(field);
  }
}

function faultOf(part: unknown): string | undefined {
  if (typeof part === 'string') return part.isWellFormed() ? undefined : 'cannot take a string with an unpaired surrogate.';
  if (typeof part === 'number' && !Number.isSafeInteger(part))
    return `takes integers up to 2^53 - 1; you passed ${part}. Pass it as a string.`;
  return ['number', 'boolean', 'object'].includes(typeof part)
    ? undefined
    : `takes strings, integers, booleans, null, arrays and objects; you passed ${typeof part}.`;
}

const refused = (sentence: string): MisuseError => new MisuseError('invalid_id_part', `commandIdFrom ${sentence}`);

const FORM = /^(?!\.+$)[A-Za-z0-9._-]{1,160}$/;

export function assertCommandId(commandId: string): void {
  if (FORM.test(commandId)) return;
  throw new MisuseError(
    'invalid_command_id',
    `commandId can contain only letters, digits, dots, underscores and hyphens, up to 160 of them, and cannot be only dots; you passed ${JSON.stringify(commandId)}.`,
  );
}
