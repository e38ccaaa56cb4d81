/** Parties of e-invoices that the rules take, and that they refuse. */

import {
  ADDRESS,
  abroad,
  BUYER,
  type Cases,
  CONSOLIDATED,
  identity,
  leaf,
  ownIdentity,
  ownTin,
  PUBLIC,
  recipient,
  SELF_BILLED,
  SUPPLIER,
  that,
  tin,
} from './case.ts';

export const PARTY_CASES: Readonly<Record<string, Cases>> = {
  'party-name': {
    takes: [that({ [`${BUYER}.PartyLegalEntity.0.RegistrationName.0._`]: 'x'.repeat(300) })],
    refuses: [
      that({ [`${BUYER}.PartyLegalEntity.0.RegistrationName.0._`]: 'x'.repeat(301) }),
      that({ [`${BUYER}.PartyLegalEntity.0.RegistrationName.0._`]: '' }),
      that(recipient({ PartyLegalEntity: [{ RegistrationName: leaf('x'.repeat(301)) }] })),
    ],
  },
  'party-tin': {
    takes: [
      ...[
        'IG12345678901',
        'C1234567890',
        'CS20',
        'D4800990020',
        'FA100',
        'PT10',
        'TP550',
        'J80',
        'LE990',
        'TN10',
        'EI00000000040',
      ].map((one) => that(tin(one))),
      that({ ...tin('EI00000000020'), ...abroad('17') }),
    ],
    refuses: [
      ...[
        '',
        'C01234567890',
        'C1234567891',
        'OG123456780',
        'SG123456780',
        'X1234567890',
        'IG0123',
        'C123456789012340',
        'EI00000000050',
        'c1234567890',
      ].map((one) => that(tin(one))),
      that(recipient({ PartyIdentification: [{ ID: leaf('C1', { schemeID: 'TIN' }) }] })),
    ],
  },
  'party-generic-tin': {
    takes: [
      that({ ...tin('EI00000000010'), ...identity('770625015324', 'NRIC') }),
      that(tin('EI00000000040')),
      that({ ...SELF_BILLED, ...ownTin('EI00000000030') }),
    ],
    refuses: [
      that({ ...SELF_BILLED, ...ownTin('EI00000000040') }),
      that(ownTin('EI00000000010')),
      that(ownTin('EI00000000030')),
      that(tin('EI00000000030')),
      that({ ...SELF_BILLED, ...ownTin('EI00000000020') }),
      that({ ...SELF_BILLED, ...tin('EI00000000010') }),
    ],
  },
  'party-id': {
    takes: [
      that(identity('1'.repeat(20), 'BRN')),
      that(identity('000000000000', 'NRIC')),
      that(identity('A12345678901', 'PASSPORT')),
      that(identity('1'.repeat(12), 'ARMY')),
    ],
    refuses: [
      that(identity('1'.repeat(21), 'BRN')),
      that(identity('1'.repeat(13), 'NRIC')),
      that(identity('1'.repeat(13), 'PASSPORT')),
      that(identity('1'.repeat(13), 'ARMY')),
      that(identity('', 'BRN')),
      that(identity('1', 'DRIVER')),
    ],
  },
  'party-sst': {
    takes: ['NA', 'A01-2345-67891012', 'A01-2345-67891012;B02-2345-67891012'].map((number) =>
      that({ [`${BUYER}.PartyIdentification.2.ID.0._`]: number }),
    ),
    refuses: ['', 'A01/2345', 'A'.repeat(36), 'A;B;C', 'A01 2345'].map((number) =>
      that({ [`${BUYER}.PartyIdentification.2.ID.0._`]: number }),
    ),
  },
  'party-tourism-tax': {
    takes: [
      that({ [`${SUPPLIER}.PartyIdentification.3.ID.0._`]: '123-4567-89012345' }),
      that({ [`${BUYER}.PartyIdentification.3.ID.0._`]: '' }),
    ],
    refuses: ['', '123-4567-890123456', '123;4567', '123 4567'].map((number) =>
      that({ [`${SUPPLIER}.PartyIdentification.3.ID.0._`]: number }),
    ),
  },
  'supplier-industry': {
    takes: ['46900', '46909', '00000', '01111', '16221', '99000'].map((code) =>
      that({ [`${SUPPLIER}.IndustryClassificationCode.0._`]: code }),
    ),
    refuses: ['12345', '99999', '46903', '01115', '4690', '', '4690A'].map((code) =>
      that({ [`${SUPPLIER}.IndustryClassificationCode.0._`]: code }),
    ),
  },
  'supplier-activity': {
    takes: [that({ [`${SUPPLIER}.IndustryClassificationCode.0.name`]: 'x'.repeat(300) })],
    refuses: [
      that({ [`${SUPPLIER}.IndustryClassificationCode.0.name`]: 'x'.repeat(301) }),
      that({ [`${SUPPLIER}.IndustryClassificationCode.0.name`]: undefined }),
    ],
  },
  'supplier-exporter': {
    takes: [that({ 'AccountingSupplierParty.0.AdditionalAccountID': leaf('x'.repeat(300)) })],
    refuses: [
      that({ 'AccountingSupplierParty.0.AdditionalAccountID': leaf('x'.repeat(301)) }),
      that({ 'AccountingSupplierParty.0.AdditionalAccountID': leaf('A/B') }),
    ],
  },
  'party-address': {
    takes: [that({ [`${ADDRESS}.AddressLine`]: ['x'.repeat(150), '', 'c'].map((text) => ({ Line: leaf(text) })) })],
    refuses: [
      that({ [`${ADDRESS}.AddressLine`]: [{ Line: leaf('x'.repeat(151)) }] }),
      that({ [`${ADDRESS}.AddressLine`]: ['a', 'b', 'c', 'd'].map((text) => ({ Line: leaf(text) })) }),
      that({ [`${ADDRESS}.AddressLine`]: [] }),
      that({ [`${ADDRESS}.AddressLine`]: [{ Line: leaf('') }] }),
    ],
  },
  'party-city': {
    takes: [
      that({ [`${ADDRESS}.CityName.0._`]: 'x'.repeat(50) }),
      that({ [`${ADDRESS}.CityName.0._`]: '', [`${ADDRESS}.AddressLine`]: [{ Line: leaf('NA') }] }),
    ],
    refuses: [that({ [`${ADDRESS}.CityName.0._`]: 'x'.repeat(51) }), that({ [`${ADDRESS}.CityName.0._`]: '' })],
  },
  'party-postcode': {
    takes: [
      that({ [`${ADDRESS}.PostalZone`]: undefined }),
      that({ ...abroad('Texas'), [`${ADDRESS}.PostalZone.0._`]: 'SW1A 1AA'.padEnd(50, 'x') }),
    ],
    refuses: [
      that({ [`${ADDRESS}.PostalZone.0._`]: '5048' }),
      that({ [`${ADDRESS}.PostalZone.0._`]: '504800' }),
      that({ [`${ADDRESS}.PostalZone.0._`]: '5048A' }),
      that({ ...abroad('Texas'), [`${ADDRESS}.PostalZone.0._`]: 'x'.repeat(51) }),
    ],
  },
  'party-state': {
    takes: [
      that({ [`${ADDRESS}.CountrySubentityCode.0._`]: '16' }),
      that(abroad('Texas')),
      that(abroad('17')),
      that(abroad('x'.repeat(50))),
      that({ ...PUBLIC, [`${ADDRESS}.CountrySubentityCode.0._`]: '17' }),
    ],
    refuses: [
      that({ ...tin('EI00000000010'), ...identity('770625015324', 'NRIC'), [`${ADDRESS}.CountrySubentityCode.0._`]: '17' }),
      that({ [`${ADDRESS}.CountrySubentityCode.0._`]: '17' }),
      that({ [`${ADDRESS}.CountrySubentityCode.0._`]: '00' }),
      that({ [`${ADDRESS}.CountrySubentityCode.0._`]: '18' }),
      that({ [`${ADDRESS}.CountrySubentityCode.0._`]: 'Selangor' }),
      that({ [`${ADDRESS}.CountrySubentityCode.0._`]: '' }),
      that(abroad('10')),
      that(abroad('x'.repeat(51))),
    ],
  },
  'party-country': {
    takes: [that({ ...abroad('17') })],
    refuses: ['MY', '', 'XYZ', 'mys'].map((code) => that({ [`${ADDRESS}.Country.0.IdentificationCode.0._`]: code })),
  },
  'party-phone': {
    takes: [
      ...['12345678', '+60123456789', '1'.repeat(20)].map((phone) => that({ [`${BUYER}.Contact.0.Telephone.0._`]: phone })),
      that({ ...PUBLIC, [`${BUYER}.Contact.0.Telephone.0._`]: 'NA' }),
    ],
    refuses: ['', 'NA', '1234567', '1'.repeat(21), '+60 12-345 6789', '03-12345678', '(03)12345678'].map((phone) =>
      that({ [`${BUYER}.Contact.0.Telephone.0._`]: phone }),
    ),
  },
  'party-email': {
    takes: ['a.b+c@mail.example.com', `${'x'.repeat(64)}@example.com`].map((email) =>
      that({ [`${BUYER}.Contact.0.ElectronicMail`]: leaf(email) }),
    ),
    refuses: ['NA', 'a b@example.com', 'a@b', '@example.com', 'a@example.com, b@example.com', `a@${'x'.repeat(320)}.com`].map(
      (email) => that({ [`${BUYER}.Contact.0.ElectronicMail`]: leaf(email) }),
    ),
  },
  'party-identity-card': {
    takes: [that(identity('770625015324', 'NRIC')), that({ ...PUBLIC, ...identity('NA', 'NRIC') })],
    refuses: ['770625-01-5324', '77062501532', '7706250153245', 'A12345678901', 'NA'].map((number) =>
      that(identity(number, 'NRIC')),
    ),
  },
  'general-public-identity': {
    takes: [
      that({ ...tin('EI00000000010'), ...identity('770625015324', 'NRIC') }),
      that({ ...tin('EI00000000010'), ...identity('551587706543', 'ARMY') }),
      that(PUBLIC),
    ],
    refuses: [
      that(tin('EI00000000010')),
      that({ ...tin('EI00000000010'), ...identity('A12345678', 'PASSPORT') }),
      that({ ...SELF_BILLED, ...ownTin('EI00000000010') }),
    ],
  },
  'general-public-class': {
    takes: [that(PUBLIC), that({ ...tin('EI00000000010'), ...identity('770625015324', 'NRIC') })],
    refuses: [
      that({ ...tin('EI00000000010'), ...identity('NA', 'BRN') }),
      that({ ...tin('EI00000000010'), ...identity('NA', 'NRIC') }),
      that({ ...SELF_BILLED, ...ownTin('EI00000000010'), ...ownIdentity('NA', 'BRN') }),
    ],
  },
  'consolidated-buyer': {
    takes: [that(PUBLIC), that({ ...SELF_BILLED, ...ownTin('EI00000000010'), ...ownIdentity('NA', 'BRN'), ...CONSOLIDATED })],
    refuses: [that(CONSOLIDATED), that({ ...SELF_BILLED, ...CONSOLIDATED }), that({ ...tin('EI00000000020'), ...CONSOLIDATED })],
  },
};
