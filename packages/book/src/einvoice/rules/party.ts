/** Rules of the parties: who they are, where they are, and how they are reached. */

import type { Payload } from '@ledgerline/catalog';
import type { Sentence } from '@ledgerline/words';
import {
  type LimitedPart,
  type RuleParty,
  bookPartyRuleSays as say,
  type TaxNumber,
} from '@ledgerline/words/book/e-invoice-party-rule';
import { hasCode, hasIndustry } from '../codes/code-table.ts';
import { GENERAL_PUBLIC_TIN, isTin } from '../ubl/tin.ts';
import { blockAt, blocksAt, identityIn, textAt } from '../ubl/ubl-reader.ts';
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
const ID_LENGTHS = { BRN: 20, NRIC: 12, PASSPORT: 12, ARMY: 12 };
const ID_SCHEMES = Object.keys(ID_LENGTHS) as readonly (keyof typeof ID_LENGTHS)[];

const ABSENT = 'NA';
const MALAYSIA = 'MYS';
const NO_STATE = '17';

const SHAPES = {
  sst: /^[A-Za-z0-9-]+(?:;[A-Za-z0-9-]+)?$/,
  tourismTax: /^[A-Za-z0-9-]+$/,
  identityCard: /^\d{12}$/,
  phone: /^\+?\d+$/,
  homePostcode: /^\d{5}$/,
  exporter: /^[A-Za-z0-9-]+$/,
  emailName: /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/,
  emailHost: /^(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}$/,
};

/** A rule that is checked for each party separately. */
type Judge = (one: ExaminedParty, reading: Reading) => Sentence | undefined;

const each = (id: string, source: RuleSource, judge: Judge): Rule => ({
  id,
  source,
  check: (reading) =>
    reading.parties.flatMap((one): readonly Found[] => {
      const says = judge(one, reading);
      return says === undefined ? [] : [{ path: one.path, says }];
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
/** An unknown address says so in its first line, and then needs no city. */
const isAddressAbsent = (one: ExaminedParty): boolean => linesOf(one)[0] === ABSENT;

/** The general public, behind a consolidated e-invoice, has no phone and no state. */
const isNobody = ({ tin }: ExaminedParty, { isConsolidated }: Reading): boolean => isConsolidated && tin === GENERAL_PUBLIC_TIN;

function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const [name, host] = [text.slice(0, at), text.slice(at + 1)];
  return at > 0 && name.length <= EMAIL_NAME_MAX && SHAPES.emailName.test(name) && SHAPES.emailHost.test(host);
}

const tooLong = (whose: RuleParty, what: LimitedPart, text: string, max: number): Sentence | undefined =>
  text.length > max ? say.tooLong(whose, what, text.length, max) : undefined;

function judgeId({ whose, party, role }: ExaminedParty): Sentence | undefined {
  const scheme = ID_SCHEMES.find((name) => identityIn(party, name) !== '');
  if (scheme === undefined) {
    return role === 'recipient' ? undefined : say.lacks(whose, 'anyNumber');
  }
  return tooLong(whose, scheme, identityIn(party, scheme), ID_LENGTHS[scheme]);
}

function judgeTaxNumber(one: ExaminedParty, scheme: string, what: TaxNumber, max: number, shape: RegExp): Sentence | undefined {
  const number = identityIn(one.party, scheme);
  if (number === '' || number === ABSENT) return undefined;
  if (number.length > max || !shape.test(number)) return say.notTaxNumber(number, what, max);
  return undefined;
}

function judgeState(one: ExaminedParty, reading: Reading): Sentence | undefined {
  if (!hasAddress(one)) return undefined;
  const state = stateOf(one);
  const isHome = [MALAYSIA, ''].includes(countryOf(one));
  const isCode = hasCode('state', state);
  if (state === '') return say.lacks(one.whose, 'state');
  if (isHome && state === NO_STATE && !isNobody(one, reading)) {
    return say.stateAbroad(one.whose);
  }
  if (isHome && !isCode) return say.notState(state);
  if (!isHome && isCode && state !== NO_STATE) {
    return say.homeStateAbroad(one.whose, state);
  }
  return tooLong(one.whose, 'state', state, STATE_NAME_MAX);
}

function judgePhone(one: ExaminedParty, reading: Reading): Sentence | undefined {
  if (isOptional(one)) return undefined;
  const phone = textAt(one.party, 'Contact', 'Telephone');
  if (phone === '') return say.lacks(one.whose, 'phone');
  if (phone === ABSENT) return isNobody(one, reading) ? undefined : say.lacks(one.whose, 'phone');
  const isPhone = SHAPES.phone.test(phone) && phone.length >= PHONE_MIN && phone.length <= PHONE_MAX;
  return isPhone ? undefined : say.notPhone(phone);
}

function judgePostcode(one: ExaminedParty): Sentence | undefined {
  const postcode = textAt(addressOf(one), 'PostalZone');
  if (postcode === '') return undefined;
  if (countryOf(one) === MALAYSIA && !SHAPES.homePostcode.test(postcode)) return say.notPostcode(postcode);
  return tooLong(one.whose, 'postcode', postcode, POSTCODE_MAX);
}

function judgeEmail({ party }: ExaminedParty): Sentence | undefined {
  const email = textAt(party, 'Contact', 'ElectronicMail');
  if (email === '') return undefined;
  return email.length <= EMAIL_MAX && isEmail(email) ? undefined : say.notEmail(email);
}

export const PARTY_RULES: readonly Rule[] = [
  each('party-name', 'core fields', ({ whose, party, role }) => {
    const name = textAt(party, 'PartyLegalEntity', 'RegistrationName');
    if (name === '') return role === 'recipient' ? undefined : say.lacks(whose, 'name');
    return tooLong(whose, 'name', name, NAME_MAX);
  }),
  each('party-tin', 'core fields', ({ whose, tin, role }) => {
    if (tin === '') return role === 'recipient' ? undefined : say.lacks(whose, 'TIN');
    return isTin(tin) ? undefined : say.notTin(tin);
  }),
  each('party-id', 'core fields', judgeId),
  each('party-identity-card', 'core fields', ({ party, tin }) => {
    const number = identityIn(party, 'NRIC');
    if (number === '' || SHAPES.identityCard.test(number)) return undefined;
    return number === ABSENT && tin === GENERAL_PUBLIC_TIN ? undefined : say.notIdentityCard(number);
  }),
  each('party-sst', 'core fields', (one) => {
    if (!isOptional(one) && identityIn(one.party, 'SST') === '') return say.lacks(one.whose, 'sst');
    return judgeTaxNumber(one, 'SST', 'sst', SST_MAX, SHAPES.sst);
  }),
  each('party-tourism-tax', 'core fields', (one) => {
    const isMissing = one.role === 'supplier' && identityIn(one.party, 'TTX') === '';
    if (isMissing) return say.lacks(one.whose, 'tourismTax');
    return judgeTaxNumber(one, 'TTX', 'tourismTax', TOURISM_TAX_MAX, SHAPES.tourismTax);
  }),
  each('supplier-industry', 'codes', ({ role, whose, party }) => {
    const code = textAt(party, 'IndustryClassificationCode');
    return role !== 'supplier' || hasIndustry(code) ? undefined : say.lacks(whose, 'industry');
  }),
  each('supplier-activity', 'core fields', ({ role, whose, party }) => {
    if (role !== 'supplier') return undefined;
    const activity = String(blockAt(party, 'IndustryClassificationCode')?.name ?? '');
    return activity === '' ? say.lacks(whose, 'activity') : tooLong(whose, 'activity', activity, ACTIVITY_MAX);
  }),
  {
    id: 'supplier-exporter',
    source: 'core fields',
    check: ({ invoice }) => {
      const number = textAt(blockAt(invoice, 'AccountingSupplierParty'), 'AdditionalAccountID');
      const isWrong = number !== '' && (number.length > EXPORTER_MAX || !SHAPES.exporter.test(number));
      return found(isWrong, '/AccountingSupplierParty', () => say.notExporter());
    },
  },
  each('party-address', 'core fields', (one) => {
    if (!hasAddress(one)) return undefined;
    const lines = linesOf(one);
    if ((lines[0] ?? '') === '') return say.lacks(one.whose, 'address');
    if (lines.length > ADDRESS_LINES_MAX) return say.addressLines(one.whose, lines.length);
    const long = lines.find((line) => line.length > ADDRESS_LINE_MAX);
    return long === undefined ? undefined : tooLong(one.whose, 'addressLine', long, ADDRESS_LINE_MAX);
  }),
  each('party-city', 'core fields', (one) => {
    if (!hasAddress(one)) return undefined;
    const city = textAt(addressOf(one), 'CityName');
    if (city === '') return isAddressAbsent(one) ? undefined : say.lacks(one.whose, 'city');
    return tooLong(one.whose, 'city', city, CITY_MAX);
  }),
  each('party-postcode', 'core fields', judgePostcode),
  each('party-state', 'codes', judgeState),
  each('party-country', 'codes', (one, reading) => {
    const country = countryOf(one);
    if (!hasAddress(one) || hasCode('country', country)) return undefined;
    if (country === '' && isNobody(one, reading) && isAddressAbsent(one)) return undefined;
    return country === '' ? say.lacks(one.whose, 'country') : say.notCountry(country);
  }),
  each('party-phone', 'core fields', judgePhone),
  each('party-email', 'core fields', judgeEmail),
];
