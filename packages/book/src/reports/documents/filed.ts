/** The parties of a document as on its e-invoice: printed that way, even if their records or the company details change later. */

import type { Payload } from '@ledgerline/catalog';
import type { CommandContext } from '../../command/command-context.ts';
import type { Document } from '../../document/document.ts';
import { liveSubmission } from '../../einvoice/state/submission-store.ts';
import { blockAt, blocksAt, identityIn, invoiceIn, type PartyRole, partyIn, textAt } from '../../einvoice/ubl/ubl-reader.ts';

/** A party with the field names of the company setting; only what was filed. */
export type FiledParty = Payload;

export interface Filed {
  readonly supplier: FiledParty;
  readonly customer: FiledParty;
}

/** The placeholder of an e-invoice for a missing value. */
const ABSENT = 'NA';
const REGISTRATION_SCHEMES = ['BRN', 'NRIC', 'PASSPORT', 'ARMY'];

function partyOf(invoice: Payload, role: PartyRole): FiledParty {
  const party = partyIn(invoice, role);
  const address = blockAt(party, 'PostalAddress');
  const lines = blocksAt(address, 'AddressLine').map((line) => textAt(line, 'Line'));
  const [city, postcode] = [textAt(address, 'CityName'), textAt(address, 'PostalZone')];
  // Lines that were entered by hand often end with the town.
  const hasTown = lines.some((line) => line.includes(city));
  const said = {
    name: textAt(party, 'PartyLegalEntity', 'RegistrationName'),
    ...Object.fromEntries(lines.slice(0, 4).map((line, index) => [`address${index + 1}`, line])),
    ...(hasTown ? {} : { city, postcode }),
    phone: textAt(party, 'Contact', 'Telephone'),
    email: textAt(party, 'Contact', 'ElectronicMail'),
    registrationNo: identityIn(party, ...REGISTRATION_SCHEMES),
    tin: identityIn(party, 'TIN'),
    sstRegNo: identityIn(party, 'SST'),
  };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== '' && value !== ABSENT));
}

/** Null for a document whose e-invoice is not with the tax authority. */
export function filedOf(command: CommandContext, document: Document): Filed | null {
  const submission = liveSubmission(command.db, document.key);
  const invoice = submission && invoiceIn(submission.ubl);
  if (!invoice) return null;
  return { supplier: partyOf(invoice, 'AccountingSupplierParty'), customer: partyOf(invoice, 'AccountingCustomerParty') };
}
