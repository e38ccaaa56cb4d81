/** Rules for the TINs that represent whole groups of people, and for consolidated e-invoices, which use one of these TINs. */

import type { Sentence } from '@ledgerline/words';
import { bookPartyRuleSays as say } from '@ledgerline/words/book/e-invoice-party-rule';
import {
  FOREIGN_BUYER_TIN,
  FOREIGN_SUPPLIER_TIN,
  GENERAL_PUBLIC_TIN,
  GOVERNMENT_TIN,
  isGenericTin,
  isUnnamed,
} from '../ubl/tin.ts';
import { identityIn } from '../ubl/ubl-reader.ts';
import { CONSOLIDATED_CLASS, classificationsOf } from './reading.ts';
import { type ExaminedParty, found, type Reading, type Rule } from './rule.ts';

/** The id types that name a person whose TIN is not known: the identity card and the army number. */
const NAMING_SCHEMES = ['NRIC', 'ARMY'];
const SCHEMES = ['BRN', 'NRIC', 'PASSPORT', 'ARMY'];

/** Checks generic numbers: they are for parties without a number of their own, and each is for one side. */
function judgeSide({ tin, role, whose, isOurs }: ExaminedParty): Sentence | undefined {
  if (!isGenericTin(tin) || role === 'recipient') return undefined;
  if (isOurs) return say.ownTinNeeded(whose, tin);
  if (role === 'supplier' && tin === FOREIGN_BUYER_TIN) return say.tinForBuyers(tin, FOREIGN_SUPPLIER_TIN);
  if (role === 'supplier' && tin === GOVERNMENT_TIN) return say.tinForGovernment(tin);
  if (role === 'buyer' && tin === FOREIGN_SUPPLIER_TIN) return say.tinForSuppliers(tin, FOREIGN_BUYER_TIN);
  return undefined;
}

/** The party that does not issue the e-invoice. */
const otherOf = ({ parties, isSelfBilled }: Reading): ExaminedParty | undefined =>
  parties.find(({ role }) => role === (isSelfBilled ? 'supplier' : 'buyer'));

const isPublic = (one: ExaminedParty | undefined): one is ExaminedParty => one?.tin === GENERAL_PUBLIC_TIN;

const numberOf = ({ tin, party }: ExaminedParty) => ({ tin, idNo: identityIn(party, ...SCHEMES) });

export const GENERAL_TIN_RULES: readonly Rule[] = [
  {
    id: 'party-generic-tin',
    source: 'taxpayer',
    check: ({ parties }) =>
      parties.flatMap((one) => {
        const says = judgeSide(one);
        return says === undefined ? [] : [{ path: one.path, says }];
      }),
  },
  {
    id: 'general-public-identity',
    source: 'taxpayer',
    check: (reading) => {
      const other = otherOf(reading);
      if (!isPublic(other) || reading.isConsolidated || isUnnamed(numberOf(other))) return [];
      const isNamed = NAMING_SCHEMES.some((scheme) => identityIn(other.party, scheme) !== '');
      return found(!isNamed, other.path, () => say.publicIdentity(other.tin));
    },
  },
  {
    id: 'general-public-class',
    source: 'taxpayer',
    check: (reading) => {
      const other = otherOf(reading);
      if (!isPublic(other) || !isUnnamed(numberOf(other))) return [];
      return reading.lines.flatMap(({ path, block }) =>
        found(!classificationsOf(block).includes(CONSOLIDATED_CLASS), path, () => say.publicClass(other.tin)),
      );
    },
  },
  {
    id: 'consolidated-buyer',
    source: 'taxpayer',
    check: (reading) => {
      if (isPublic(otherOf(reading))) return [];
      const says = reading.isSelfBilled ? say.consolidatedSupplier : say.consolidatedBuyer;
      return reading.lines.flatMap(({ path, block }) =>
        found(classificationsOf(block).includes(CONSOLIDATED_CLASS), path, () => says(GENERAL_PUBLIC_TIN)),
      );
    },
  },
];
