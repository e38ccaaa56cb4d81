/** The core fields of a document: what must be there, how it is written, and how long it can be. */

import { classesOf, hasNode, type Node, nodesAt, numbersOf, textAt, valuesAt } from './document.ts';
import {
  ADDRESS_FIELDS,
  HEAD_FIELDS,
  LINE_FIELDS,
  NAMING_NUMBERS,
  PAPER_LENGTHS,
  PARTY_FIELDS,
  type PublishedField,
} from './published-field.ts';
import { ABSENT, HOME, PUBLIC_TIN, type Step, type Wrong, when } from './wrong.ts';

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d:[0-5]\dZ$/;

const isDate = (text: string): boolean =>
  DATE.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

const KINDS: Readonly<Record<NonNullable<PublishedField['kind']>, (value: unknown) => boolean>> = {
  date: (value) => isDate(String(value)),
  time: (value) => TIME.test(String(value)),
  number: (value) => typeof value === 'number',
};

function checkField(root: Node, { path, isRequired, max, kind, pattern }: PublishedField): readonly Wrong[] {
  const values = valuesAt(root, path);
  const isMissing = values.length === 0 || values.some((value) => value === '' || value === undefined);
  if (isMissing && isRequired) return [['CF000', `${path} is required.`]];
  return values.flatMap((value) => [
    ...when(kind !== undefined && !KINDS[kind](value), 'CF000', `${path} has a value that is not possible.`),
    ...when(max !== undefined && String(value).length > max, 'CF345', `${path} is longer than ${max} characters.`),
    ...when(
      pattern !== undefined && value !== '' && !pattern.test(String(value)),
      'CF000',
      `${path} has characters that are not possible.`,
    ),
  ]);
}

const fields = (root: Node, list: readonly PublishedField[]): readonly Wrong[] => list.flatMap((one) => checkField(root, one));

const EMAIL = /^[^\s@,;"<>()[\]\\:]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}$/;
const PHONE = /^(?=.{8,20}$)\+?\d+$/;

function checkAddress(party: Node, isRequired: boolean): readonly Wrong[] {
  const [address] = nodesAt(party, 'PostalAddress');
  if (!address) return when(isRequired, 'CF000', 'PostalAddress is required.');
  const lines = valuesAt(address, 'AddressLine/Line').map(String);
  const isHome = textAt(address, 'Country/IdentificationCode') === HOME;
  const zone = textAt(address, 'PostalZone');
  return [
    ...fields(address, ADDRESS_FIELDS),
    ...when((lines[0] ?? '') === '' || lines.length > 3, 'CF345', 'An address has one to three lines.'),
    ...when(lines[0] !== ABSENT && textAt(address, 'CityName') === '', 'CF000', 'CityName is required.'),
    ...when(isHome && zone !== '' && !/^\d{5}$/.test(zone), 'CF000', 'A postcode in Malaysia has five digits.'),
  ];
}

function checkNumbers(party: Node, isRequired: boolean): readonly Wrong[] {
  const numbers = numbersOf(party);
  const naming = Object.entries(NAMING_NUMBERS).filter(([scheme]) => (numbers.get(scheme) ?? '') !== '');
  const nric = numbers.get('NRIC') ?? '';
  const mayLack = nric === '' || (nric === ABSENT && numbers.get('TIN') === PUBLIC_TIN);
  const [sst, ttx] = [numbers.get('SST') ?? '', numbers.get('TTX') ?? ''];
  return [
    ...when(isRequired && naming.length === 0, 'CF000', 'A registration, identity card, passport or army number is required.'),
    ...naming.flatMap(([scheme, max]) =>
      when((numbers.get(scheme) ?? '').length > max, 'CF000', `${scheme} is longer than ${max}.`),
    ),
    ...when(!mayLack && !/^\d{12}$/.test(nric), 'CF324', 'The identity card number has 12 digits.'),
    ...when(isRequired && sst === '', 'CF000', 'The SST number is required, or NA.'),
    ...when(sst.length > 35 || !/^(?:[A-Za-z0-9-]+(?:;[A-Za-z0-9-]+)?)?$/.test(sst), 'CF000', 'The SST number is not possible.'),
    ...when(ttx.length > 17 || !/^[A-Za-z0-9-]*$/.test(ttx), 'CF407', 'The TTX number is not possible.'),
  ];
}

function checkContact(party: Node, mayLack: boolean): readonly Wrong[] {
  const [phone, email] = [textAt(party, 'Contact/Telephone'), textAt(party, 'Contact/ElectronicMail')];
  return [
    ...when(!PHONE.test(phone) && !(mayLack && phone === ABSENT), 'CF000', 'The contact number is not possible.'),
    ...when(email !== '' && !EMAIL.test(email), 'CF000', 'The email address is not possible.'),
  ];
}

function checkTaxes(root: Node): readonly Wrong[] {
  const subtotals = nodesAt(root, 'TaxTotal/TaxSubtotal');
  return [
    ...when(subtotals.length === 0, 'CF000', 'A tax type is required.'),
    ...subtotals.flatMap((subtotal) => {
      const reason = textAt(subtotal, 'TaxCategory/TaxExemptionReason');
      const isExempt = textAt(subtotal, 'TaxCategory/ID') === 'E';
      return [
        ...when(valuesAt(subtotal, 'TaxAmount').length === 0, 'CF000', 'TaxAmount is required.'),
        ...when(
          (isExempt && reason === '') || reason.length > 300,
          'CF000',
          'The reason of an exemption has 1 to 300 characters.',
        ),
        ...when(textAt(subtotal, 'TaxCategory/TaxScheme/ID') !== 'OTH', 'CF000', 'The scheme of a tax is OTH.'),
      ];
    }),
  ];
}

const checkAllowances = (root: Node): readonly Wrong[] =>
  nodesAt(root, 'AllowanceCharge').flatMap((one) =>
    when(!hasNode(one, 'ChargeIndicator'), 'CF000', 'ChargeIndicator is required.'),
  );

const checkLine = (line: Node): readonly Wrong[] => [
  ...fields(line, LINE_FIELDS),
  ...checkTaxes(line),
  ...checkAllowances(line),
  ...when(classesOf(line).length === 0, 'CF000', 'A classification is required.'),
  ...nodesAt(line, 'Item/CommodityClassification/ItemClassificationCode')
    .filter(({ listID }) => listID === 'PTC')
    .flatMap(({ _ }) => when(!/^[A-Za-z0-9.]{1,12}$/.test(String(_)), 'CF000', 'The tariff code is not possible.')),
];

export const coreFields: Step = ({ invoice, lines, supplier, buyer, other, isConsolidated }) => [
  ...fields(invoice, HEAD_FIELDS),
  ...checkTaxes(invoice),
  ...checkAllowances(invoice),
  ...lines.flatMap(checkLine),
  ...[supplier, buyer].flatMap((party) => [
    ...fields(party, PARTY_FIELDS),
    ...checkAddress(party, true),
    ...checkNumbers(party, true),
    ...checkContact(party, party === other && isConsolidated),
  ]),
  ...nodesAt(invoice, 'Delivery/DeliveryParty').flatMap((party) => [
    ...checkAddress(party, false),
    ...checkNumbers(party, false),
  ]),
  ...when((numbersOf(supplier).get('TTX') ?? '') === '', 'CF407', 'The TTX number of the supplier is required, or NA.'),
  ...checkActivity(supplier),
  ...nodesAt(invoice, 'AdditionalDocumentReference').flatMap((paper) => {
    const rule = PAPER_LENGTHS[textAt(paper, 'DocumentType')];
    if (!rule) return [];
    const text = textAt(paper, rule.name);
    const isPossible = text.length <= rule.max && (rule.pattern?.test(text) ?? true);
    return when(!isPossible, 'CF000', `The reference ${rule.name} is not possible.`);
  }),
];

function checkActivity(supplier: Node): readonly Wrong[] {
  const activity = String(nodesAt(supplier, 'IndustryClassificationCode')[0]?.name ?? '');
  return when(activity === '' || activity.length > 300, 'CF000', 'The business activity has 1 to 300 characters.');
}
