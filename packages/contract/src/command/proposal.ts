/** Proposals: writes that were checked and wait, for the program that previewed them or for a person who approves them. */

import type { Static } from 'typebox';
import { limits } from '../limits.ts';
import { Type } from '../schema/schema-type.ts';
import { enumOf, nullable, Ok } from '../schema/shape.ts';
import { CommandId, CommandType, CompanyId, ConnectorId } from '../value/identifier.ts';
import { Instant } from '../value/instant.ts';
import { ListPageQuery, NextCursor } from '../value/page.ts';
import { ModuleId } from './module.ts';

/** States in the order in which a proposal goes through them; the last three are final. */
export const proposalStates = ['open', 'approved', 'denied', 'submitted', 'expired'] as const;

export const ProposalState = enumOf(
  proposalStates,
  'open waits for a decision, approved is about to be queued, submitted was queued, denied and expired were not and will not be.',
);
export type ProposalState = Static<typeof ProposalState>;

/** Who approves: the program that has the token, or a person. */
export const ProposalApproval = enumOf(['none', 'person'], 'person if a person must approve the write, otherwise none.');
export type ProposalApproval = Static<typeof ProposalApproval>;

export const ProposalId = Type.String({ pattern: '^prop_[A-Za-z0-9]+$', maxLength: 64, description: 'The id of the proposal.' });
export type ProposalId = Static<typeof ProposalId>;

export const Proposal = Type.Object(
  {
    proposalId: ProposalId,
    commandId: CommandId,
    keyId: Type.String({ description: 'The key that asks for the write.' }),
    agent: nullable(Type.String({ description: 'As the program calls itself.' }), 'The program; null if it does not say.'),
    connectorId: ConnectorId,
    companyId: CompanyId,
    type: CommandType,
    module: ModuleId,
    docNo: nullable(
      Type.String({ description: 'A document number or code.' }),
      'What the write is about; null if it names none.',
    ),
    state: ProposalState,
    createdAt: Instant,
    expiresAt: Instant,
    decidedAt: nullable(Instant, 'When a person decided; null if no one has.'),
    decidedBy: nullable(Type.String({ description: 'An email address.' }), 'Who decided; null if no one has.'),
    reason: nullable(
      Type.String({ description: 'In the words of the person.' }),
      'Why it was denied; null if no reason was given.',
    ),
    approvalUrl: Type.String({ description: 'The page on which a person decides.' }),
  },
  { description: 'A write that waits for approval, or waited.' },
);
export type Proposal = Static<typeof Proposal>;

export const ProposalListQuery = Type.Object(
  {
    state: Type.Optional(enumOf(['open', 'ended'], 'open for those that wait (default), ended for all others.')),
    ...ListPageQuery.properties,
  },
  { description: 'Query of GET /app/proposals.' },
);
export type ProposalListQuery = Static<typeof ProposalListQuery>;

export const ProposalListResponse = Type.Object(
  {
    ok: Ok,
    proposals: Type.Array(Proposal, { description: 'Newest first.' }),
    nextCursor: NextCursor,
  },
  { description: 'Response of GET /app/proposals.' },
);
export type ProposalListResponse = Static<typeof ProposalListResponse>;

export const ProposalResponse = Type.Object(
  { ok: Ok, proposal: Proposal },
  { description: 'Response of POST /app/proposals/{proposalId}/approve and /deny.' },
);
export type ProposalResponse = Static<typeof ProposalResponse>;

export const ProposalDenialBody = Type.Object(
  {
    reason: Type.Optional(
      Type.String({ maxLength: limits.reasonCharactersMax, description: 'Why, for the program that asked. It can be left out.' }),
    ),
  },
  { additionalProperties: false, description: 'Body of POST /app/proposals/{proposalId}/deny.' },
);
export type ProposalDenialBody = Static<typeof ProposalDenialBody>;
