/** read: runs a command type that changes nothing, and waits for its result. */

import type { Recipe } from '@ledgerline/catalog';
import { CommandType, isTerminal, openObject, Type } from '@ledgerline/contract';
import { assistantSays } from '@ledgerline/words/problem/assistant';
import { isRefusal, type Refusal, refuseField } from '../../system/problem.ts';
import { randomText } from '../../system/randomness.ts';
import { chooseBook } from '../desk/book-choice.ts';
import { commandAnswer } from '../desk/command-answer.ts';
import { WAIT_SECONDS_DEFAULT, WAIT_SECONDS_MAX, waitForCommand } from '../desk/command-wait.ts';
import type { Desk } from '../desk/desk.ts';
import { knownType } from '../desk/known-type.ts';
import { type NamedRead, namedRead } from '../desk/reads-under-way.ts';
import { declareTool, READ_ONLY } from '../desk/tool.ts';

const ROWS_DEFAULT = 50;
const ROWS_MAX = 200;
const FIELDS_MAX = 50;
const ID_BYTES = 12;

export const bookInput = Type.String({
  minLength: 1,
  maxLength: 200,
  description: 'companyId or connectorId/companyId of list_books. Leave it out if the key has one book.',
});

export const waitInput = Type.Integer({
  minimum: 0,
  maximum: WAIT_SECONDS_MAX,
  description: `How long to wait for the result (default ${WAIT_SECONDS_DEFAULT}).`,
});

export const read = declareTool({
  name: 'read',
  title: 'Read from an account book',
  description:
    'Run a command type of mode read and return its rows, document, report or file. Changes nothing in the book. A failure is an error, never an empty list.',
  input: Type.Object(
    {
      type: CommandType,
      payload: Type.Optional(openObject('The fields of describe_command.')),
      book: Type.Optional(bookInput),
      fields: Type.Optional(
        Type.Array(Type.String({ minLength: 1, maxLength: 100 }), {
          minItems: 1,
          maxItems: FIELDS_MAX,
          description: 'The only fields of each row or of the document to return, such as docNo or lines.qty.',
        }),
      ),
      rowsMax: Type.Optional(Type.Integer({ minimum: 1, maximum: ROWS_MAX, description: `Rows (default ${ROWS_DEFAULT}).` })),
      waitSeconds: Type.Optional(waitInput),
    },
    { additionalProperties: false },
  ),
  hints: READ_ONLY,
  answer: async (
    desk,
    { type, payload = {}, book, fields, rowsMax = ROWS_DEFAULT, waitSeconds = WAIT_SECONDS_DEFAULT },
    call,
  ) => {
    const recipe = knownType(desk, type);
    if (isRefusal(recipe)) return recipe;
    if (recipe.mode !== 'read') return writes(type);
    const chosen = await chooseBook(desk, book);
    if (isRefusal(chosen)) return chosen;
    const { callerId, tenant } = desk.caller;
    const wanted = namedRead({
      tenantId: tenant.tenantId,
      callerId,
      ...chosen,
      type,
      payload: limited(recipe, payload, rowsMax),
    });
    const commandId = await send(desk, wanted);
    if (isRefusal(commandId)) return commandId;
    const command = await waitForCommand(desk, commandId, waitSeconds, call);
    if (isRefusal(command)) return command;
    if (isTerminal(command.status)) desk.reads.forget(wanted, commandId);
    return commandAnswer(desk, command, fields);
  },
});

const writes = (type: string): Refusal => refuseField('/type', 'enum', assistantSays.onlyReads(type));

/** The book returns no more rows than are wanted, so that its cursor continues with the next one. */
function limited({ shape }: Recipe, payload: Readonly<Record<string, unknown>>, rowsMax: number) {
  if (!Object.hasOwn(shape.members, 'limit')) return payload;
  const { limit = rowsMax } = payload;
  return { ...payload, limit: typeof limit === 'number' ? Math.min(limit, rowsMax) : limit };
}

/** Queues the read, or joins the same one that is still queued or running. */
async function send({ context, caller, intake, reads, counts, trace }: Desk, wanted: NamedRead): Promise<string | Refusal> {
  const { connectorId, companyId, type, payload } = wanted;
  const commandId = await reads.idFor(wanted, `mcp-r-${randomText(context.randomness, ID_BYTES)}`);
  const body = { commandId, connectorId, companyId, type, payload };
  const startedAt = context.clock.now();
  const bodyBytes = Buffer.byteLength(JSON.stringify(body));
  const accepted = await intake.accept(caller, { body, bodyBytes, served: null, trace });
  if (isRefusal(accepted)) {
    reads.forget(wanted, commandId);
    return accepted;
  }
  counts.accepted(accepted, startedAt);
  return commandId;
}
