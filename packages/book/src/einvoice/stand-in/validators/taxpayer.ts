/** Taxpayers and referenced documents: who issues a document to whom, and what it refers to. */

import { classesOf, type Node, nodesAt, numbersOf, textAt, valuesAt } from './document.ts';
import { NAMING_NUMBERS } from './published-field.ts';
import {
  ABSENT,
  CONSOLIDATED,
  FOREIGN_BUYER_TIN,
  FOREIGN_SUPPLIER_TIN,
  GENERAL_TINS,
  GOVERNMENT_TIN,
  PUBLIC_TIN,
  type Step,
  type Wrong,
  when,
} from './wrong.ts';

const isUnnamed = (other: Node): boolean => {
  const numbers = numbersOf(other);
  return numbers.get('TIN') === PUBLIC_TIN && Object.keys(NAMING_NUMBERS).some((scheme) => numbers.get(scheme) === ABSENT);
};

const PERSON_TIN = /^IG[1-9]\d*$/;
const BUSINESS_TIN = /^(?:CS?|D|FA?|PT|T[ACNRP]|J|LE)[1-9]\d*0$/;

const isTin = (tin: string): boolean =>
  tin.length <= 14 && (GENERAL_TINS.includes(tin) || PERSON_TIN.test(tin) || BUSINESS_TIN.test(tin));

export const taxpayer: Step = ({ invoice, supplier, buyer, other, lines, isSelfBilled, isConsolidated }) => {
  const tinOf = (party: Node): string => numbersOf(party).get('TIN') ?? '';
  const issuer = isSelfBilled ? buyer : supplier;
  const isPublic = tinOf(other) === PUBLIC_TIN;
  const numbers = numbersOf(other);
  const isPerson = (numbers.get('NRIC') ?? '') !== '' || (numbers.get('ARMY') ?? '') !== '';
  const recipients = nodesAt(invoice, 'Delivery/DeliveryParty').map(tinOf);
  return [
    ...[supplier, buyer].flatMap((party) => when(!isTin(tinOf(party)), 'CF358', `The TIN ${tinOf(party)} is not possible.`)),
    ...recipients.flatMap((tin) => when(tin !== '' && !isTin(tin), 'CF358', `The TIN ${tin} is not possible.`)),
    ...when(GENERAL_TINS.includes(tinOf(issuer)), 'ERR208', 'The issuer has its own TIN.'),
    ...when(tinOf(supplier) === FOREIGN_BUYER_TIN, 'ERR208', 'General TIN (020) is not for suppliers.'),
    ...when(tinOf(supplier) === GOVERNMENT_TIN, 'ERR208', 'General TIN (040) is not for suppliers.'),
    ...when(tinOf(buyer) === FOREIGN_SUPPLIER_TIN, 'ERR208', 'General TIN (030) is not for buyers.'),
    ...when(
      isUnnamed(other) && !isConsolidated,
      'ERR236',
      'General TIN (010) without an identity number is for classification 004 only.',
    ),
    ...when(
      isPublic && !isUnnamed(other) && !isConsolidated && !isPerson,
      'ERR237',
      'General TIN (010) is not for an individual e-invoice.',
    ),
    ...when(
      !isPublic && lines.some((line) => classesOf(line).includes(CONSOLIDATED)),
      'ERR236',
      'Classification 004 is for General TIN (010) only.',
    ),
  ];
};

const NOTES = ['02', '03', '04', '12', '13', '14'];
const UUID = /^[A-Z0-9]{26}$/;

export const references: Step = ({ invoice, typeCode, other }, find) => {
  const originals = nodesAt(invoice, 'BillingReference/InvoiceDocumentReference');
  const tin = numbersOf(other).get('TIN') ?? '';
  return [
    ...when(NOTES.includes(typeCode) && originals.length === 0, 'DR303', 'A note refers to a document.'),
    ...originals.flatMap((original): readonly Wrong[] => {
      const uuids = valuesAt(original, 'UUID').map(String);
      const [uuid = ''] = uuids;
      if (uuids.length !== 1 || textAt(original, 'ID') === '') return [['DR303', 'A reference has one UUID and its number.']];
      if (uuid === ABSENT) return [];
      if (!UUID.test(uuid)) return [['DR303', `${uuid} is no UUID.`]];
      const held = find(uuid);
      if (!held) return [];
      return [
        ...when(!held.isValid, 'DR303', `The referenced document ${uuid} is not Valid.`),
        ...when(held.typeCode !== `${typeCode.slice(0, 1)}1`, 'DR303', `The referenced document ${uuid} is of another type.`),
        ...when(held.otherTin !== tin, 'DR308', `The referenced document ${uuid} is for another party.`),
      ];
    }),
  ];
};
