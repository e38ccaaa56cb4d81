/** The two parties of an e-invoice: our company, and the tax entity of the other side with generic values where it has none. */

import type { Payload } from '@ledgerline/catalog';
import { CODES_APART } from '@ledgerline/words/book/closed-list';
import { bookUblSays } from '@ledgerline/words/book/e-invoice-content';
import { bookRecordSays } from '@ledgerline/words/book/record';
import type { CommandContext } from '../command/command-context.ts';
import type { Document } from '../document/document.ts';
import { type LedgerSide, SIDES } from '../ledger/matrix.ts';
import { baseCurrency, settingOf } from '../master-data/master.ts';
import { textOf } from '../payload.ts';
import type { EInvoiceParty } from './ubl/e-invoice.ts';
import type { Findings } from './ubl/finding.ts';
import { cleanIdentity } from './ubl/text.ts';
import { ABSENT, FOREIGN_BUYER_TIN, FOREIGN_SUPPLIER_TIN, GENERAL_PUBLIC_TIN, GOVERNMENT_TIN, isUnnamed } from './ubl/tin.ts';

const NO_STATE = '17';
const MALAYSIA = 'MYS';
/** The industry of suppliers that have none on file. */
const NO_INDUSTRY = '00000';

const FOREIGN_TINS = [FOREIGN_BUYER_TIN, FOREIGN_SUPPLIER_TIN];
const HOME_TINS = [GENERAL_PUBLIC_TIN, GOVERNMENT_TIN];

const addressOf = (data: Payload): readonly string[] =>
  ['address1', 'address2', 'address3', 'address4'].flatMap((name) => textOf(data[name]) ?? []);

/** Our own company. Missing values stay empty, so that the e-invoice check and the settings can report them. */
export function companyParty(command: CommandContext): EInvoiceParty {
  const company = (settingOf(command, 'company') ?? {}) as Payload;
  const text = (name: string): string => textOf(company[name]) ?? '';
  return {
    name: text('name'),
    tin: text('tin'),
    idType: 'BRN',
    idNo: text('registrationNo'),
    sstNo: textOf(company.sstRegNo) ?? ABSENT,
    tourismTaxNo: textOf(company.tourismTaxNo) ?? ABSENT,
    msicCode: textOf(company.msicCode),
    businessActivity: textOf(company.businessActivity),
    addressLines: addressOf(company),
    postcode: textOf(company.postcode),
    city: text('city'),
    stateCode: text('stateCode'),
    countryCode: textOf(company.country),
    phone: text('phone'),
    email: textOf(company.email),
    taxEntityID: null,
  };
}

/** Details of the general public, or of a party whose details are not on file. */
const nameless = (name: string, tin: string): EInvoiceParty => ({
  name,
  tin,
  idType: 'BRN',
  idNo: ABSENT,
  sstNo: ABSENT,
  tourismTaxNo: ABSENT,
  msicCode: null,
  businessActivity: null,
  addressLines: [ABSENT],
  postcode: null,
  city: ABSENT,
  stateCode: NO_STATE,
  countryCode: HOME_TINS.includes(tin) ? MALAYSIA : null,
  phone: ABSENT,
  email: null,
  taxEntityID: null,
});

export const generalPublic = (): EInvoiceParty => nameless('General Public', GENERAL_PUBLIC_TIN);

/** The tax entity of a document: its own, otherwise that of its party. */
function taxEntityOf(command: CommandContext, side: LedgerSide, document: Document): string | null {
  const own = document.header.taxEntityID;
  if (typeof own === 'number') return String(own);
  const party = document.party === null ? undefined : command.records.find(SIDES[side].partyKind, document.party);
  return typeof party?.data.taxEntityID === 'number' ? String(party.data.taxEntityID) : null;
}

/** A buyer who has requested no e-invoice: one without a tax entity, or the general public. */
export function isPublicBuyer(command: CommandContext, document: Document): boolean {
  const id = taxEntityOf(command, 'AR', document);
  return id === null || command.records.find('tax-entity', id)?.data.tin === GENERAL_PUBLIC_TIN;
}

/** Fields that an e-invoice needs and that have a placeholder: a missing one gives a warning. */
const WANTED = ['city', 'stateCode', 'countryCode', 'phone'];

function entityParty(command: CommandContext, id: string, own: Payload, findings: Findings): EInvoiceParty | undefined {
  const record = command.records.find('tax-entity', id);
  if (!record) {
    findings.refuse('/taxEntityID', 'UNKNOWN_CODE', bookRecordSays.missing(id, 'list-tax-entities', 'tax-entity'));
    return undefined;
  }
  const { data } = record;
  const tin = String(data.tin);
  const bare = nameless(String(data.name), tin);
  const lines = [addressOf(data), addressOf(own)].find((found) => found.length > 0);
  const phone = textOf(data.phone) ?? textOf(own.phone1);
  const idType = textOf(data.idType) ?? bare.idType;
  const idNo = cleanIdentity(idType, textOf(data.idNo) ?? '');
  const isNobody = isUnnamed({ tin, idNo }) || tin === GOVERNMENT_TIN;
  const country = textOf(data.countryCode) ?? (FOREIGN_TINS.includes(tin) ? null : MALAYSIA);
  const isAbroad = country !== null && country !== MALAYSIA;
  const missing = isNobody
    ? []
    : [
        ...(lines === undefined ? ['address'] : []),
        ...WANTED.filter((name) => (name === 'phone' ? phone : textOf(data[name])) === null),
      ];
  if (missing.length > 0) {
    findings.warn('EINVOICE_INCOMPLETE', bookUblSays.entityLacks(id, bare.name, missing.join(CODES_APART)));
  }
  return {
    ...bare,
    idType,
    idNo,
    sstNo: textOf(data.sstNo) ?? ABSENT,
    tourismTaxNo: textOf(data.tourismTaxNo) ?? ABSENT,
    msicCode: textOf(data.msicCode),
    businessActivity: textOf(data.businessActivity),
    addressLines: lines ?? [ABSENT],
    postcode: textOf(data.postcode),
    city: textOf(data.city) ?? ABSENT,
    stateCode: textOf(data.stateCode) ?? (isAbroad || isUnnamed({ tin, idNo }) ? NO_STATE : ''),
    countryCode: country,
    phone: phone ?? ABSENT,
    email: textOf(data.email),
    taxEntityID: id,
  };
}

/** The party of the other side. Undefined only together with a problem. */
export function otherParty(
  command: CommandContext,
  side: LedgerSide,
  document: Document,
  findings: Findings,
): EInvoiceParty | undefined {
  const { partyKind, partyName } = SIDES[side];
  const record = document.party === null ? undefined : command.records.find(partyKind, document.party);
  const own = { ...record?.data, ...document.header };
  const id = taxEntityOf(command, side, document);
  if (id !== null) return entityParty(command, id, own, findings);
  const name = textOf(document.header[partyName]) ?? textOf(record?.data.companyName) ?? textOf(document.header.payee);
  const isForeign = document.currency !== baseCurrency(command);
  if (name === null || (side === 'AR' && !isForeign)) {
    const says = document.party === null ? bookUblSays.needsParty(document.no) : bookUblSays.needsEntity(document.party);
    findings.refuse('/taxEntityID', 'EINVOICE_INVALID', says);
    return undefined;
  }
  // A payee of the cash book who is not a creditor.
  if (document.party === null && !isForeign) return { ...generalPublic(), name };
  const tin = side === 'AR' ? FOREIGN_BUYER_TIN : FOREIGN_SUPPLIER_TIN;
  findings.warn('EINVOICE_INCOMPLETE', bookUblSays.generalTin(document.party ?? name, tin));
  const lines = addressOf(own);
  return {
    ...nameless(name, tin),
    ...(lines.length > 0 ? { addressLines: lines } : {}),
    phone: textOf(own.phone1) ?? ABSENT,
    email: textOf(own.email),
  };
}

/** Suppliers have an industry code; where none is on file, the code for none. */
export const asSupplier = (party: EInvoiceParty): EInvoiceParty => ({ ...party, msicCode: party.msicCode ?? NO_INDUSTRY });
