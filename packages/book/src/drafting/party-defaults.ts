/** Defaults that a new document takes from its party: agent, address and contact. */

import { DOCUMENT_NAMES, type DocType, findRecipe, type Payload } from '@ledgerline/catalog';
import type { CommandContext } from '../command/command-context.ts';
import { type LedgerSide, MATRIX, SIDES } from '../ledger/matrix.ts';
import { findParty } from '../master-data/master.ts';
import { rowsOf, textOf } from '../payload.ts';

const CONTACT = ['address1', 'address2', 'address3', 'address4', 'phone1', 'phone2', 'fax1', 'attention'];

/** The ledger of the party at the top of a document; a contra is entered for a customer. */
export const partySideOf = (type: DocType): LedgerSide | null => {
  const effect = MATRIX[type];
  return 'side' in effect ? effect.side : effect.kind === 'contra' ? 'AR' : null;
};

const membersOf = (type: DocType, names: readonly string[]): readonly string[] => {
  const members = findRecipe(`create-${DOCUMENT_NAMES[type]}`)?.shape.members ?? {};
  return names.filter((name) => name in members);
};

/** Address and contact of the party of a document, or of its branch. */
function contactOf(type: DocType, party: Payload, { branchCode }: Payload): Payload {
  const branch = rowsOf(party, 'branches').find((row) => row.branchCode !== undefined && row.branchCode === branchCode) ?? {};
  const values = membersOf(type, CONTACT).map((name) => [name, textOf(branch[name]) ?? textOf(party[name])] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== null)) as Payload;
}

const partyOf = (command: CommandContext, side: LedgerSide, payload: Payload): Payload =>
  findParty(command, side, textOf(payload[SIDES[side].partyCode]) ?? '')?.data ?? {};

/** What a document shows of its party: name, address and contact. */
export function partyFields(command: CommandContext, type: DocType, side: LedgerSide, payload: Payload): Payload {
  const party = partyOf(command, side, payload);
  const name = textOf(party.companyName);
  return { ...contactOf(type, party, payload), ...(name === null ? {} : { [SIDES[side].partyName]: name }) };
}

function defaultsOf(command: CommandContext, type: DocType, payload: Payload): Payload {
  const side = partySideOf(type);
  if (side === null) return {};
  const party = partyOf(command, side, payload);
  const { agent, agentKind } = SIDES[side];
  const own = textOf(party[agent]);
  // An inactive agent is no longer a default; naming one is refused.
  const isUsable = own !== null && command.records.find(agentKind, own)?.isActive === true;
  const taken = isUsable && membersOf(type, [agent]).length > 0 ? { [agent]: own } : {};
  return { ...taken, ...contactOf(type, party, payload) };
}

export const withPartyDefaults = (command: CommandContext, type: DocType, payload: Payload): Payload => ({
  ...defaultsOf(command, type, payload),
  ...payload,
});
