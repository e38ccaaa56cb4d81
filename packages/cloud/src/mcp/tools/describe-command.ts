/** describe_command: the fields, an example, the rules and the result of one command type. */

import type { Recipe } from '@ledgerline/catalog';
import {
  exampleRequest,
  exampleResultOf,
  type FieldRow,
  fieldReference,
  resultReference,
  rulesOf,
} from '@ledgerline/catalog/publish';
import { CommandType, enumOf, Type } from '@ledgerline/contract';
import { isRefusal } from '../../system/problem.ts';
import { knownType } from '../desk/known-type.ts';
import { declareTool, READ_ONLY } from '../desk/tool.ts';

const PARTS = ['schema', 'example', 'rules', 'result'] as const;
type Part = (typeof PARTS)[number];

const PARTS_DEFAULT: readonly Part[] = ['schema', 'example', 'rules'];

/** The maximum length of the whole answer, as JSON. */
const DESCRIPTION_BYTES_MAX = 24 * 1024;

export const describeCommand = declareTool({
  name: 'describe_command',
  title: 'Describe a command type',
  description: 'Fields with types, limits and allowed values, an example that runs, and the rules of one command type.',
  input: Type.Object(
    {
      type: CommandType,
      parts: Type.Optional(
        Type.Array(enumOf(PARTS, 'A part.'), {
          maxItems: PARTS.length,
          uniqueItems: true,
          description: `What to return (default: ${PARTS_DEFAULT.join(', ')}).`,
        }),
      ),
    },
    { additionalProperties: false },
  ),
  hints: READ_ONLY,
  answer: (desk, { type, parts = PARTS_DEFAULT }) => {
    const recipe = knownType(desk, type);
    if (isRefusal(recipe)) return recipe;
    const { commandType, title, summary, module, mode, operation, notes, aiInstructions } = recipe;
    const about = { ok: true, type: commandType, title, summary, module, mode, operation, advice: aiInstructions, notes };
    return { told: within(about, parts, recipe), outcome: 'ok' };
  },
});

/** The rows that are always shown first are those that a payload must have. */
const WRITERS: Readonly<Record<Part, (recipe: Recipe) => Readonly<Record<string, unknown>>>> = {
  schema: (recipe) => {
    const rows = fieldReference(recipe);
    return {
      required: rows.filter(({ required }) => required).map(fieldOf),
      optional: rows.filter(({ required }) => !required).map(fieldOf),
    };
  },
  example: (recipe) => ({ examplePayload: exampleRequest(recipe).payload }),
  rules: ({ commandType }) => ({
    rules: rulesOf(commandType).map(({ path, text }) => (path === '' ? text : `${path}: ${text}`)),
  }),
  result: ({ commandType }) => ({
    resultFields: resultReference(commandType).map(({ path, type, description }) => `${path} (${type}): ${description}`),
    exampleResult: exampleResultOf(commandType),
  }),
};

/** Aliases, native names and roles are for programs that read the schema. */
function fieldOf({ required: _required, aliases: _aliases, native: _native, role: _role, ...row }: FieldRow) {
  return row;
}

const LEFT_OUT = 'Too long for one answer. Ask for this part alone, or read ledgerline://recipes/{type}.';

/** The parts in the requested order; parts that no longer fit are named instead. */
function within(about: object, parts: readonly Part[], recipe: Recipe): Readonly<Record<string, unknown>> {
  let told: Readonly<Record<string, unknown>> = { ...about };
  const leftOut: Part[] = [];
  for (const part of parts) {
    const more = { ...told, ...WRITERS[part](recipe) };
    if (Buffer.byteLength(JSON.stringify(more)) <= DESCRIPTION_BYTES_MAX - LEFT_OUT.length * 2) told = more;
    else leftOut.push(part);
  }
  return leftOut.length === 0 ? told : { ...told, truncated: true, leftOut, whatToDo: LEFT_OUT };
}
