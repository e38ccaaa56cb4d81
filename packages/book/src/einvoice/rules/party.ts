/** Rules of the parties: who they are, where they are, and how they are reached. */

import type { Payload } from '@ledgerline/catalog';
import { hasCode, hasIndustry } from '../codes/code-table.ts';
import { FOREIGN_BUYER_TIN, FOREIGN_SUPPLIER_TIN, GENERAL_PUBLIC_TIN, isGenericTin, isTin } from '../ubl/tin.ts';
import { blockAt, blocksAt, identityIn, textAt } from '../ubl/ubl-reader.ts';
import { CONSOLIDATED_CLASS, classificationsOf } from './reading.ts';
import { type ExaminedParty, type Found, found, type Reading, type Rule, type RuleSource } from './rule.ts';

const NAME_MAX = 300;
const ADDRESS_LINES_MAX = 3;
const ADDRESS_LINE_MAX = 150;
const CITY_MAX = 50;
const POSTCODE_MAX = 50;
const STATE_NAME_MAX = 50;
const SST_MAX = 35;
const TOURISM_TAX_MAX = 17;
const EMAIL_MAX = 320;
const EMAIL_NAME_MAX = 64;
const ACTIVITY_MAX = 300;
const EXPORTER_MAX = 300;
const PHONE_MIN = 8;
const PHONE_MAX = 20;

/** The ways to identify a party besides its TIN, and their lengths. */
const ID_LENGTHS: Readonly<Record<string, number>> = { BRN: 20, NRIC: 12, PASSPORT: 12, ARMY: 12 };
const ID_SCHEMES = Object.keys(ID_LENGTHS);

const ABSENT = 'NA';
const MALAYSIA = 'MYS';
const NO_STATE = '17';

const SHAPES = {
  sst: /^[A-Za-z0-9-]+(?:;[A-Za-z0-9-]+)?$/,
  tourismTax: /^[A-Za-z0-9-]+$/,
  phone: /^\+?\d+$/,
  homePostcode: /^\d{5}$/,
  exporter: /^[A-Za-z0-9-]+$/,
  emailName: /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/,
  emailHost: /^(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}$/,
};

/** A rule of each party for itself. */
type Judge = (one: ExaminedParty, reading: Reading) => string | undefined;

const each = (id: string, source: RuleSource, judge: Judge): Rule => ({
  id,
  source,
  check: (reading) =>
    reading.parties.flatMap((one): readonly Found[] => {
      const message = judge(one, reading);
      return message === undefined ? [] : [{ path: one.path, message }];
    }),
});

/** The recipient of goods is optional, and so is everything about it. */
const isOptional = ({ role }: ExaminedParty): boolean => role === 'recipient';

const addressOf = ({ party }: ExaminedParty): Payload | undefined => blockAt(party, 'PostalAddress');
const linesOf = (one: ExaminedParty): readonly string[] =>
  blocksAt(addressOf(one), 'AddressLine').map((line) => textAt(line, 'Line'));
const countryOf = (one: ExaminedParty): string => textAt(addressOf(one), 'Country', 'IdentificationCode');
const stateOf = (one: ExaminedParty): string => textAt(addressOf(one), 'CountrySubentityCode');
const hasAddress = (one: ExaminedParty): boolean => !isOptional(one) || addressOf(one) !== undefined;
/** An address of which nothing is known says so in its first line, and needs no city then. */
const isAddressAbsent = (one: ExaminedParty): boolean => linesOf(one)[0] === ABSENT;

/** The general public, behind a consolidated e-invoice, has no phone and no state. */
const isNobody = ({ tin }: ExaminedParty): boolean => tin === GENERAL_PUBLIC_TIN;

function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const [name, host] = [text.slice(0, at), text.slice(at + 1)];
  return at > 0 && name.length <= EMAIL_NAME_MAX && SHAPES.emailName.test(name) && SHAPES.emailHost.test(host);
}

const tooLong = (whose: string, what: string, text: string, max: number): string | undefined =>
  text.length > max ? `${whose} has ${what} of ${text.length} characters. At most ${max} are possible.` : undefined;

function judgeId({ whose, party, role }: ExaminedParty): string | undefined {
  const scheme = ID_SCHEMES.find((name) => identityIn(party, name) !== '');
  if (scheme === undefined) {
    return role === 'recipient' ? undefined : `${whose} has no registration, identity card, passport or army number.`;
  }
  return tooLong(whose, `a number (${scheme})`, identityIn(party, scheme), ID_LENGTHS[scheme] ?? 0);
}

function judgeTaxNumber(one: ExaminedParty, scheme: string, what: string, max: number, shape: RegExp): string | undefined {
  const number = identityIn(one.party, scheme);
  if (number === '' || number === ABSENT) return undefined;
  if (number.length > max || !shape.test(number))
    return `${number} is not a valid ${what}. Letters, digits and dashes, at most ${max} characters.`;
  return undefined;
}

function judgeState(one: ExaminedParty): string | undefined {
  if (!hasAddress(one)) return undefined;
  const state = stateOf(one);
  const isHome = [MALAYSIA, ''].includes(countryOf(one));
  const isCode = hasCode('state', state);
  if (state === '') return `${one.whose} has no state.`;
  if (isHome && state === NO_STATE && !isNobody(one)) {
    return `${one.whose} has state code 17, which is for addresses abroad. Use the code of its state, 01 to 16.`;
  }
  if (isHome && !isCode) return `${state} is not a state code, 01 to 16.`;
  if (!isHome && isCode && state !== NO_STATE) {
    return `${one.whose} is abroad, and ${state} is a state of Malaysia. Use the name of the state, or 17.`;
  }
  return tooLong(one.whose, 'a state', state, STATE_NAME_MAX);
}

function judgePhone(one: ExaminedParty): string | undefined {
  if (isOptional(one)) return undefined;
  const phone = textAt(one.party, 'Contact', 'Telephone');
  if (phone === '') return `${one.whose} has no phone number.`;
  if (phone === ABSENT) return isNobody(one) ? undefined : `${one.whose} has no phone number.`;
  const isPhone = SHAPES.phone.test(phone) && phone.length >= PHONE_MIN && phone.length <= PHONE_MAX;
  return isPhone ? undefined : `${phone} is not a phone number. Use 8 to 20 digits, with + in front if you like.`;
}

function judgePostcode(one: ExaminedParty): string | undefined {
  const postcode = textAt(addressOf(one), 'PostalZone');
  if (postcode === '') return undefined;
  if (countryOf(one) === MALAYSIA && !SHAPES.homePostcode.test(postcode)) return `${postcode} is not a postcode of five digits.`;
  return tooLong(one.whose, 'a postcode', postcode, POSTCODE_MAX);
}

function judgeEmail({ party }: ExaminedParty): string | undefined {
  const email = textAt(party, 'Contact', 'ElectronicMail');
  if (email === '') return undefined;
  return email.length <= EMAIL_MAX && isEmail(email)
    ? undefined
    : `${email} is not an email address. Leave it out if there is none.`;
}

/** Generic numbers are for those that have none of their own, and each is for one side. */
function judgeGeneric({ tin, role, whose, isOurs }: ExaminedParty): string | undefined {
  if (!isGenericTin(tin) || role === 'recipient') return undefined;
  if (isOurs) return `${whose} issues the e-invoice and needs its own TIN. ${tin} is a generic one.`;
  if (role === 'supplier' && tin === FOREIGN_BUYER_TIN)
    return `${tin} is for buyers abroad. Use ${FOREIGN_SUPPLIER_TIN} for a supplier.`;
  if (role === 'buyer' && tin === FOREIGN_SUPPLIER_TIN)
    return `${tin} is for suppliers abroad. Use ${FOREIGN_BUYER_TIN} for a buyer.`;
  return undefined;
}

export const PARTY_RULES: readonly Rule[] = [
  each('party-name', 'core fields', ({ whose, party, role }) => {
    const name = textAt(party, 'PartyLegalEntity', 'RegistrationName');
    if (name === '') return role === 'recipient' ? undefined : `${whose} has no registered name.`;
    return tooLong(whose, 'a name', name, NAME_MAX);
  }),
  each('party-tin', 'core fields', ({ whose, tin, role }) => {
    if (tin === '') return role === 'recipient' ? undefined : `${whose} has no TIN.`;
    return isTin(tin) ? undefined : `${tin} does not have the shape of a TIN.`;
  }),
  each('party-generic-tin', 'taxpayer', judgeGeneric),
  each('party-id', 'core fields', judgeId),
  each('party-sst', 'core fields', (one) => {
    if (!isOptional(one) && identityIn(one.party, 'SST') === '') return `${one.whose} has no SST number, nor NA.`;
    return judgeTaxNumber(one, 'SST', 'SST number', SST_MAX, SHAPES.sst);
  }),
  each('party-tourism-tax', 'core fields', (one) => {
    const isMissing = one.role === 'supplier' && identityIn(one.party, 'TTX') === '';
    if (isMissing) return `${one.whose} has no tourism tax number, nor NA.`;
    return judgeTaxNumber(one, 'TTX', 'tourism tax number', TOURISM_TAX_MAX, SHAPES.tourismTax);
  }),
  each('supplier-industry', 'codes', ({ role, whose, party }) => {
    const code = textAt(party, 'IndustryClassificationCode');
    return role !== 'supplier' || hasIndustry(code)
      ? undefined
      : `${whose} has no industry code (MSIC) of five digits that exists.`;
  }),
  each('supplier-activity', 'core fields', ({ role, whose, party }) => {
    if (role !== 'supplier') return undefined;
    const activity = String(blockAt(party, 'IndustryClassificationCode')?.name ?? '');
    return activity === '' ? `${whose} has no business activity.` : tooLong(whose, 'a business activity', activity, ACTIVITY_MAX);
  }),
  {
    id: 'supplier-exporter',
    source: 'core fields',
    check: ({ invoice }) => {
      const number = textAt(blockAt(invoice, 'AccountingSupplierParty'), 'AdditionalAccountID');
      const isWrong = number !== '' && (number.length > EXPORTER_MAX || !SHAPES.exporter.test(number));
      return found(
        isWrong,
        '/AccountingSupplierParty',
        () => 'The certified exporter number can have letters, digits and dashes, at most 300 characters.',
      );
    },
  },
  each('party-address', 'core fields', (one) => {
    if (!hasAddress(one)) return undefined;
    const lines = linesOf(one);
    if ((lines[0] ?? '') === '') return `${one.whose} has no address.`;
    if (lines.length > ADDRESS_LINES_MAX) return `${one.whose} has ${lines.length} address lines. At most 3 are possible.`;
    const long = lines.find((line) => line.length > ADDRESS_LINE_MAX);
    return long === undefined ? undefined : tooLong(one.whose, 'an address line', long, ADDRESS_LINE_MAX);
  }),
  each('party-city', 'core fields', (one) => {
    if (!hasAddress(one)) return undefined;
    const city = textAt(addressOf(one), 'CityName');
    if (city === '') return isAddressAbsent(one) ? undefined : `${one.whose} has no city.`;
    return tooLong(one.whose, 'a city', city, CITY_MAX);
  }),
  each('party-postcode', 'core fields', judgePostcode),
  each('party-state', 'codes', judgeState),
  each('party-country', 'codes', (one) => {
    const country = countryOf(one);
    if (!hasAddress(one) || hasCode('country', country)) return undefined;
    if (country === '' && isNobody(one) && isAddressAbsent(one)) return undefined;
    return country === '' ? `${one.whose} has no country.` : `${country} is not a country code of three letters.`;
  }),
  each('party-phone', 'core fields', judgePhone),
  each('party-email', 'core fields', judgeEmail),
  {
    id: 'consolidated-buyer',
    source: 'taxpayer',
    check: ({ isSelfBilled, lines, parties }) => {
      const buyer = parties.find(({ role }) => role === 'buyer');
      if (isSelfBilled || buyer?.tin === GENERAL_PUBLIC_TIN) return [];
      return lines.flatMap(({ path, block }) =>
        found(
          classificationsOf(block).includes(CONSOLIDATED_CLASS),
          path,
          () => `Classification 004 is for consolidated e-invoices, whose buyer is ${GENERAL_PUBLIC_TIN}.`,
        ),
      );
    },
  },
];
