/** Fields and rules of a tax entity, the legal person behind debtors and creditors, and the payload that merges two of them. No texts of commands. */

import { NOT_BLANK, requiring } from '@ledgerline/contract';
import { ruleSays } from '@ledgerline/words/problem/rule';
import type { Field, Rule, Shape } from '../declaration/declaration.ts';
import { bookRule, confirmUnlessPreflight, differ, rule } from '../declaration/rules.ts';
import { choice, code, email, flag, freeText, integer, shape, text, value } from '../declaration/shape.ts';

const TAX_ENTITY_ID_MAX = 2_147_483_647;
const TIN = requiring('^[A-Z]{1,2}[0-9]{5,12}$', 'tin');

export const taxEntityID: Field = integer(
  1,
  TAX_ENTITY_ID_MAX,
  'Id of the tax entity; the next free one when a create leaves it out.',
  { role: 'selector' },
);

export const taxEntityFields = {
  name: code(100, 'Registered name.'),
  tin: value({ type: 'string', minLength: 1, maxLength: 14, pattern: TIN }, 'Tax identification number.', {
    native: 'TIN',
  }),
  // The identification that an e-invoice is filed under can be changed, but never cleared.
  idType: choice(
    ['BRN', 'NRIC', 'PASSPORT', 'ARMY'],
    'Kind of idNo: business registration, identity card, passport or army number.',
    {
      native: 'IDType',
      effect: 'financial',
    },
  ),
  idNo: code(20, 'Registration, identity card, passport or army number; NA where there is none.', { native: 'IDNo' }),
  sstNo: text(35, 'SST registration number; e-invoices show NA without one.', { native: 'SSTNo' }),
  tourismTaxNo: text(17, 'Tourism tax registration number; e-invoices show NA without one.'),
  address1: freeText(40, 'First line of the address.'),
  address2: freeText(40, 'Second line of the address.'),
  address3: freeText(40, 'Third line of the address.'),
  address4: freeText(40, 'Fourth line of the address.'),
  postcode: text(10, 'Postcode.'),
  city: text(50, 'City.'),
  stateCode: value(
    { type: 'string', pattern: requiring('^(0[1-9]|1[0-7])$', 'stateCode') },
    'State code of e-invoices: 01 to 16, or 17 where none applies.',
  ),
  countryCode: value(
    { type: 'string', pattern: requiring('^[A-Z]{3}$', 'countryCode') },
    'Country code of three letters, for example MYS.',
  ),
  phone: text(25, 'Phone number, with country code.', { aliases: ['phone1'] }),
  email: email('Email address for e-invoices.'),
  msicCode: value({ type: 'string', pattern: requiring('^[0-9]{5}$', 'msicCode') }, 'Industry code (MSIC) of five digits.', {
    native: 'MSICCode',
  }),
  businessActivity: freeText(300, 'What the business does.'),
};

const GENERIC_TINS = ['EI00000000010', 'EI00000000020', 'EI00000000030', 'EI00000000040'];
const COMPANY_TIN = /^(?!IG|EI)[A-Z]{1,2}[1-9][0-9]*0$/;
const INDIVIDUAL_TIN = /^IG[1-9][0-9]*$/;

export const tinShape: Rule = rule('tin-shape', ruleSays.tinShape(), ({ tin }) =>
  typeof tin !== 'string' || COMPANY_TIN.test(tin) || INDIVIDUAL_TIN.test(tin) || GENERIC_TINS.includes(tin)
    ? []
    : [{ path: '/tin' }],
);

export const identityWhole: Rule = rule('identity-whole', ruleSays.identityWhole(), (payload) => {
  const [hasType, hasNumber] = [payload.idType !== undefined, payload.idNo !== undefined];
  return hasType === hasNumber ? [] : [{ path: hasType ? '/idNo' : '/idType' }];
});

const entityToMerge = (sentence: string): Field => integer(1, TAX_ENTITY_ID_MAX, sentence, { role: 'selector' });

const auditLabel = (whose: string): Field =>
  value(
    { type: 'string', minLength: 1, maxLength: 200, pattern: NOT_BLANK },
    `Label of the ${whose} entity for the audit trail; not entity data.`,
    { role: 'selector' },
  );

export const mergePayload: Shape = shape(
  'merge-tax-entity',
  {
    oldTaxEntityID: entityToMerge('Id of the tax entity to give up.'),
    taxEntityInfo: auditLabel('old'),
    newTaxEntityID: entityToMerge('Id of the tax entity to keep; another than oldTaxEntityID.'),
    newTaxEntityInfo: auditLabel('kept'),
    validateOnly: flag('Whether to only check, without changing anything. The right to delete is still needed.', {
      role: 'selector',
    }),
    confirm: flag('Must be true for an actual save; not needed with validateOnly.', { role: 'selector' }),
  },
  {
    required: ['oldTaxEntityID', 'taxEntityInfo', 'newTaxEntityID', 'newTaxEntityInfo'],
    rules: [
      differ('entities-differ', ruleSays.entitiesDiffer(), 'oldTaxEntityID', 'newTaxEntityID'),
      confirmUnlessPreflight,
      bookRule('same-identity', 'Both entities must exist and have the same TIN and identity.'),
      bookRule('not-on-submitted', 'Refused while the old entity sits on a document whose e-invoice is Submitted.'),
    ],
  },
);
