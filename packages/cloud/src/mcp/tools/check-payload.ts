/** check_payload: every problem of a payload, before anything is sent. Touches no account book. */

import { check } from '@ledgerline/catalog';
import { CommandType, openObject, Type } from '@ledgerline/contract';
import { isRefusal } from '../../system/problem.ts';
import { knownType } from '../desk/known-type.ts';
import { declareTool, READ_ONLY } from '../desk/tool.ts';

export const checkPayload = declareTool({
  name: 'check_payload',
  title: 'Check a payload',
  description: 'Every problem of a payload, with its place and the name that was probably meant. Nothing is sent to a book.',
  input: Type.Object(
    {
      type: CommandType,
      payload: openObject('The fields of describe_command.'),
    },
    { additionalProperties: false },
  ),
  hints: READ_ONLY,
  answer: (desk, { type, payload }) => {
    const recipe = knownType(desk, type);
    if (isRefusal(recipe)) return recipe;
    const checked = check(type, payload);
    if (!checked.ok) {
      const { problems, problemsTotal } = checked;
      return { told: { ok: true, type, isValid: false, problemsTotal }, data: { problems }, outcome: 'ok' };
    }
    const { warnings } = checked;
    return {
      told: { ok: true, type, isValid: true },
      ...(warnings.length > 0 && { data: { warnings } }),
      outcome: 'ok',
    };
  },
});
