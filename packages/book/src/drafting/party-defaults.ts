/** Defaults that a new document takes from its party: agent, address and contact. */

import { DOCUMENT_NAMES, type DocType, findRecipe, type Json, type Payload } from '@ledgerline/catalog';
import type { CommandContext } from '../command/command-context.ts';
import { type LedgerSide, MATRIX, SIDES } from '../ledger/matrix.ts';
import { rowsOf, textOf } from '../payload.ts';
import { findParty } from '../records/master.ts';

const CONTACT = ['address1', 'address2', 'address3', 'address4', 'phone1', 'phone2', 'fax1', 'attention'];

const sideOf = (type: DocType): LedgerSide | null => {
  const effect = MATRIX[type];
  return 'side' in effect ? effect.side : null;
};

/** Fields of this document type that the party can fill in. */
function membersOf(type: DocType, side: LedgerSide): readonly string[] {
  const members = findRecipe(`create-${DOCUMENT_NAMES[type]}`)?.shape.members ?? {};
  return [SIDES[side].agent, ...CONTACT].filter((name) => name in members);
}

function defaultsOf(command: CommandContext, type: DocType, payload: Payload): Payload {
  const side = sideOf(type);
  if (side === null) return {};
  const party = findParty(command, side, textOf(payload[SIDES[side].partyCode]) ?? '')?.data ?? {};
  const branches = rowsOf(party, 'branches');
  const branch = branches.find(({ branchCode }) => branchCode !== undefined && branchCode === payload.branchCode) ?? {};
  const defaults: Record<string, Json> = {};
  for (const name of membersOf(type, side)) {
    const value = textOf(branch[name]) ?? textOf(party[name]);
    // An inactive agent is no longer a default; naming one is refused.
    const isUsable = name !== SIDES[side].agent || command.records.find(SIDES[side].agentKind, value ?? '')?.isActive === true;
    if (value !== null && isUsable) defaults[name] = value;
  }
  return defaults;
}

export const withPartyDefaults = (command: CommandContext, type: DocType, payload: Payload): Payload => ({
  ...defaultsOf(command, type, payload),
  ...payload,
});

/** When a document changes its party, defaults from the old party are removed and values entered by hand stay. */
export function withNewParty(command: CommandContext, type: DocType, before: Payload, merged: Payload): Payload {
  const old = defaultsOf(command, type, before);
  const own = Object.entries(merged).filter(([name, value]) => !(name in old) || old[name] !== value);
  return withPartyDefaults(command, type, Object.fromEntries(own));
}
