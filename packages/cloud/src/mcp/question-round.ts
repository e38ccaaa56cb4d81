/**
 * Sends a question to the person at the assistant, and receives the reply: the protocol asks for input, and the same call is repeated with it. The state
 * is signed, so that a reply counts only for the key and the proposal of the question.
 */

import {
  CLIENT_CAPABILITIES_META_KEY,
  type ClientCapabilities,
  createRequestStateCodec,
  type InputRequiredResult,
  inputRequired,
  inputResponse,
  type RequestStateCodec,
  type ServerContext,
} from '@modelcontextprotocol/server';
import type { Context } from '../system/context.ts';
import type { Question, QuestionKind, User } from './desk/question.ts';

/** The question that comes back with the reply. */
type Asked = Pick<Question, 'kind' | 'proposalId'>;

export type QuestionCodec = RequestStateCodec<Asked>;

const SECRET_BYTES = 32;
const REPLY_SECONDS_MAX = 600;

/** Every node can read what another one asked. */
export const questionCodec = ({ seal }: Pick<Context, 'seal'>): QuestionCodec =>
  createRequestStateCodec<Asked>({
    key: seal.derive('mcp question', SECRET_BYTES),
    ttlSeconds: REPLY_SECONDS_MAX,
    bind: ({ mcpReq, http }) => `${mcpReq.method} ${http?.authInfo?.clientId ?? ''}`,
  });

const NAME = 'reply';

/** Only the revision 2026-07-28 can ask in this way: there each request says what its program can do. */
export function userOf({ mcpReq }: ServerContext, isModern: boolean): User {
  const envelope = (isModern ? mcpReq.envelope : {}) as { readonly [CLIENT_CAPABILITIES_META_KEY]?: ClientCapabilities };
  const capabilities = envelope[CLIENT_CAPABILITIES_META_KEY] ?? {};
  const asked = isModern ? mcpReq.requestState<Asked>() : undefined;
  return { canAnswer: answerable(capabilities), reply: asked ? { ...asked, isAgreed: isAgreed(mcpReq, asked.kind) } : null };
}

/** A program that names neither way means the form. */
function answerable({ elicitation }: ClientCapabilities): ReadonlySet<QuestionKind> {
  const kinds = new Set<QuestionKind>();
  if (elicitation?.url) kinds.add('approve');
  if (elicitation && (elicitation.form || !elicitation.url)) kinds.add('run');
  return kinds;
}

function isAgreed({ inputResponses }: ServerContext['mcpReq'], kind: QuestionKind): boolean {
  const reply = inputResponse(inputResponses, NAME);
  if (reply.kind !== 'elicit' || reply.action !== 'accept') return false;
  return kind === 'approve' || reply.content?.agreed === true;
}

export async function askedFor(codec: QuestionCodec, question: Question, context: ServerContext): Promise<InputRequiredResult> {
  const { kind, proposalId } = question;
  return inputRequired({
    inputRequests: { [NAME]: requestOf(question) },
    requestState: await codec.mint({ kind, proposalId }, context),
  });
}

function requestOf(question: Question) {
  const { message } = question;
  if (question.kind === 'approve') return inputRequired.elicitUrl({ message, url: question.url });
  const agreed = { type: 'boolean', title: question.agree, description: question.hint } as const;
  return inputRequired.elicit({ message, requestedSchema: { type: 'object', properties: { agreed }, required: ['agreed'] } });
}
