/** User-defined fields of a sandbox: what a tenant defines for both its books. The sandbox host puts them there; which values fit, the books decide. */

import { sampleUserDefinedFields, userDefinedFieldProblems, wholeDefinition } from '@ledgerline/catalog';
import {
  limits,
  type UserDefinedField,
  UserDefinedFieldBody,
  UserDefinedFieldKey,
  type UserDefinedFieldListResponse,
} from '@ledgerline/contract';
import { deliverySays } from '@ledgerline/words/problem/delivery';
import { detail } from '@ledgerline/words/problem/detail';
import type { Author, SandboxFieldOutcome } from '../store/store.ts';
import type { Context } from '../system/context.ts';
import { isRefusal, type Refusal, refuse } from '../system/problem.ts';
import { bodyCheck } from '../system/request/body-check.ts';
import { sandboxDisabled, sandboxMissing } from './sandbox.ts';

const readDefinition = bodyCheck(UserDefinedFieldBody);
const readKey = bodyCheck(UserDefinedFieldKey);

export interface FieldRequest {
  readonly tenantId: string;
  readonly body: unknown;
  readonly author: Author;
}

export async function listSandboxFields({ store }: Context, tenantId: string): Promise<UserDefinedFieldListResponse> {
  return answerOf(await store.sandboxFields({ tenantId }));
}

const answerOf = (fields: readonly UserDefinedField[]): UserDefinedFieldListResponse => ({
  ok: true,
  fields: [...fields],
  sampleFields: [...sampleUserDefinedFields],
});

/** Defines a field, or gives one that is there another definition. */
export async function defineSandboxField(
  { store, config }: Context,
  { tenantId, body, author }: FieldRequest,
): Promise<UserDefinedFieldListResponse | Refusal> {
  if (!config.isSandboxOffered) return sandboxDisabled();
  const wanted = readDefinition(body);
  if (isRefusal(wanted)) return wanted;
  const problems = [...userDefinedFieldProblems(wanted), ...sampleProblems(wanted)];
  if (problems.length > 0) return refuse('invalid_request', deliverySays.fieldProblems(), problems);
  const field = wholeDefinition(wanted);
  const subject = `${field.table} ${field.name}`;
  const audit = { tenantId, action: 'sandbox.field-defined', subject, ...author };
  return told(await store.defineSandboxField({ tenantId, field, fieldsMax: limits.userDefinedFieldsPerSandboxMax, audit }));
}

/** Documents and records keep the values of a field that is removed; they can no longer be read or written. */
export async function removeSandboxField(
  { store, config }: Context,
  { tenantId, body, author }: FieldRequest,
): Promise<UserDefinedFieldListResponse | Refusal> {
  if (!config.isSandboxOffered) return sandboxDisabled();
  const key = readKey(body);
  if (isRefusal(key)) return key;
  const audit = { tenantId, action: 'sandbox.field-removed', subject: `${key.table} ${key.name}`, ...author };
  return told(await store.removeSandboxField({ tenantId, ...key, audit }));
}

/** The fields of the sample company are its own. */
function sampleProblems({ table, name }: UserDefinedFieldKey) {
  const isTaken = sampleUserDefinedFields.some((field) => field.table === table && field.name === name);
  return isTaken ? [detail('/name', 'duplicate', deliverySays.sampleField(name, table))] : [];
}

const LIMIT = limits.userDefinedFieldsPerSandboxMax;

function told(outcome: SandboxFieldOutcome): UserDefinedFieldListResponse | Refusal {
  switch (outcome.kind) {
    case 'no_sandbox':
      return sandboxMissing();
    case 'unknown':
      return refuse('unknown_field', deliverySays.unknownField());
    case 'limit_reached':
      return refuse('limit_reached', deliverySays.fieldsMax(LIMIT));
    default:
      return answerOf(outcome.fields);
  }
}
