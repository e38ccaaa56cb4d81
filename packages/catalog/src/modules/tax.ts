/** What the tax module offers: returns of SST and GST with their payments and settings, the tax records, and the merge of tax entities. */

import { ruleSays } from '@ledgerline/words/problem/rule';
import type { ModuleDeclaration, Payload, Rule, Sample } from '../declaration/declaration.ts';
import type { Family } from '../declaration/family.ts';
import { read, remove } from '../declaration/irregular.ts';
import { commandsOf } from '../declaration/operations.ts';
import { bookRule, rule } from '../declaration/rules.ts';
import { choice, code, flag, percentage, requiredText, shape, text } from '../declaration/shape.ts';
import { recordSample } from '../families/record.ts';
import { identityWhole, mergePayload, taxEntityFields, taxEntityID, tinShape } from '../families/tax-entity.ts';
import { dated, effectiveInOrder, taxRecord } from '../families/tax-record.ts';
import { readSettings, returnCommands, taxPayment, taxReturn, updateSettings } from '../families/tax-return.ts';

const FINANCIAL = { effect: 'financial' } as const;

const JANUARY_FEBRUARY = { dateFrom: '2026-01-01', dateTo: '2026-02-28' };
const MARCH_APRIL = { dateFrom: '2026-03-01', dateTo: '2026-04-30' };

const gstReturn = taxReturn({
  scheme: 'GST',
  about:
    'Totals the output and input tax of one taxable period. When it is committed, both are posted to GST control. The balance is payable or, if negative, refundable.',
  figures: 'Figures are grouped by the return field of their tax codes: 5a and 5b output, 6a and 6b input.',
  example: MARCH_APRIL,
  sample: { ...JANUARY_FEBRUARY, commit: true },
  sampleFiledOn: '2026-02-28',
  updateExample: { reason: 'Filing was acknowledged', notes: 'Acknowledged on 2026-03-24, reference G-40071' },
});

const sstReturn = taxReturn({
  scheme: 'SST',
  about:
    'Gathers the sales and service tax that fell due in one taxable period, two months as a rule. Once committed, the tax due moves to SST control until it is paid.',
  figures:
    'Figures follow form SST-02: 11a sales tax 5%, 11b sales tax 10%, 11c service tax by rate, 12 total, 13 credit notes, 14 payable, 18 exempt.',
  example: MARCH_APRIL,
  sample: { ...JANUARY_FEBRUARY, commit: true },
  sampleFiledOn: '2026-02-28',
  updateExample: { reason: 'Filing was acknowledged', notes: 'Acknowledged on 2026-03-20, reference S-26118' },
});

const tariffCode = taxRecord({
  document: 'tariff-code',
  about: 'A customs tariff heading that items refer to.',
  selector: { name: 'tariffCode', field: code(12, 'Tariff code, for example 7318.15.90.', { role: 'selector' }) },
  fields: { description: requiredText(200, 'What goods the heading covers.') },
  required: ['description'],
  example: {
    title: 'A heading for hand tools',
    payload: { tariffCode: '8205.59.00', description: 'Hand tools of base metal' },
  },
  seedCode: '7318.15.90',
  sample: { tariffCode: '8536.69.30', description: 'Plugs and sockets' },
  updateExample: { reason: 'Wording of the tariff order', description: 'Plugs and sockets, for up to 1,000 volts' },
});

const taxCodeMembers = {
  description: requiredText(200, 'What the code is for.'),
  taxType: code(20, 'Tax type code it belongs to, for example SALES_TAX.', FINANCIAL),
  direction: choice(['supply', 'purchase', 'both'], 'Whether sales, purchases or both can use it.', FINANCIAL),
  rate: percentage('Rate in per cent.', FINANCIAL),
  accountNo: text(12, 'GL account of the tax; none if the tax is part of the cost.', {
    aliases: ['accNo', 'glAccount'],
    native: 'AccNo',
  }),
  claimable: flag('Whether tax paid on purchases is claimed back. If false, it is part of the cost.', FINANCIAL),
  scheme: choice(['SST', 'GST', 'NONE'], 'Scheme whose return collects it.', FINANCIAL),
  basis: choice(
    ['accrual', 'payment'],
    'When the tax is due: with the invoice or with its payment (default: accrual).',
    FINANCIAL,
  ),
  einvoiceType: choice(
    ['01', '02', '03', '04', '05', '06', 'E'],
    'Tax type on e-invoices: 01 sales tax, 02 service tax, 03 tourism tax, 04 high-value goods tax, 05 low-value goods tax, 06 none, E exempt.',
    FINANCIAL,
  ),
  returnField: text(10, 'Field of the return that its amounts go to, for example 11b.'),
  ...dated,
};

const claimNeedsAccount: Rule = rule('claim-needs-account', ruleSays.claimNeedsAccount(), (payload) => [
  ...(payload.claimable === true && !payload.accountNo ? [{ path: '/accountNo' }] : []),
  ...(payload.claimable === true && payload.direction === 'supply' ? [{ path: '/direction' }] : []),
]);

const outputNeedsAccount: Rule = rule('output-needs-account', ruleSays.outputNeedsAccount(), (payload) =>
  payload.direction !== 'purchase' && typeof payload.rate === 'number' && payload.rate > 0 && !payload.accountNo
    ? [{ path: '/accountNo' }]
    : [],
);

const exemptHasNoRate: Rule = rule('exempt-has-no-rate', ruleSays.exemptHasNoRate(), (payload) =>
  payload.einvoiceType === 'E' && typeof payload.rate === 'number' && payload.rate > 0 ? [{ path: '/rate' }] : [],
);

const taxCode = taxRecord({
  document: 'tax-code',
  about: 'A tax rate with its account, its field in the return and its validity dates. Document lines refer to it.',
  selector: { name: 'taxCode', field: code(14, 'Tax code, for example ST10.', { role: 'selector' }) },
  fields: taxCodeMembers,
  required: ['description', 'direction', 'rate', 'scheme'],
  rules: [
    effectiveInOrder,
    exemptHasNoRate,
    bookRule(
      'used-code-keeps-rate',
      'Rate, direction, scheme and basis of a code that documents use cannot change; end it and create another.',
    ),
  ],
  createRules: [claimNeedsAccount, outputNeedsAccount],
  example: {
    title: 'Service tax on leasing, from July 2025',
    payload: {
      taxCode: 'SV8-LEASE',
      description: 'Service tax 8% on rental and leasing',
      taxType: 'SERVICE_TAX',
      direction: 'supply',
      rate: 8,
      accountNo: '430-2000',
      scheme: 'SST',
      basis: 'payment',
      einvoiceType: '02',
      returnField: '11c8',
      effectiveFrom: '2025-07-01',
    },
  },
  seedCode: 'ST10',
  sample: {
    taxCode: 'SV6-LOGISTICS',
    description: 'Service tax 6% on logistics',
    taxType: 'SERVICE_TAX',
    direction: 'supply',
    rate: 6,
    accountNo: '430-2000',
    scheme: 'SST',
    basis: 'payment',
    einvoiceType: '02',
    returnField: '11c6',
    effectiveFrom: '2024-03-01',
  },
  updateExample: { reason: 'The rate ends with the year', effectiveTo: '2026-12-31' },
  notes: {
    create: ['A new rate is a new code with its own dates: end the old one with effectiveTo, so that old documents stay right.'],
  },
});

const knownEntity = taxRecord({
  document: 'tax-entity',
  plural: 'tax-entities',
  about:
    'The legal person behind debtors and creditors, as the tax authority knows it: TIN, identity and address for e-invoices.',
  selector: { name: 'taxEntityID', field: taxEntityID },
  fields: taxEntityFields,
  required: ['name', 'tin'],
  rules: [tinShape],
  createRules: [identityWhole],
  example: {
    title: 'A company with its address',
    payload: {
      name: 'Epsilon Foods Sdn Bhd',
      tin: 'C7788990010',
      idType: 'BRN',
      idNo: '202201000006',
      sstNo: 'W10-1901-32000014',
      address1: '8 Jalan Kilang',
      postcode: '40150',
      city: 'Shah Alam',
      stateCode: '10',
      countryCode: 'MYS',
      phone: '+60355101234',
      email: 'accounts@epsilon.example',
      msicCode: '10799',
    },
  },
  seedCode: '1',
  sample: { taxEntityID: 13, name: 'Delta Logistics Sdn Bhd', tin: 'C4455667780', idType: 'BRN', idNo: '201601000004' },
  updateExample: {
    reason: 'Moved to a new office',
    address1: '5 Lebuh Pelabuhan',
    postcode: '42000',
    city: 'Port Klang',
    stateCode: '10',
  },
  notes: { create: ['Two entities with the same TIN are one too many: merge them with merge-tax-entity.'] },
});

const GAMMA = { tin: 'C3344556670', idType: 'BRN', idNo: '201701000003' };
const entity = (payload: Payload): Sample => recordSample('create-tax-entity', 'taxEntityID', payload);

const taxEntity: Family = {
  ...knownEntity,
  // The book gives the id where the caller sends none.
  create: { ...knownEntity.create, required: ['name', 'tin'] },
  samples: [
    ...knownEntity.samples,
    entity({ taxEntityID: 11, name: 'Gamma Engineering', ...GAMMA }),
    entity({ taxEntityID: 12, name: 'Gamma Engineering Sdn Bhd', ...GAMMA, city: 'Ipoh', stateCode: '08', countryCode: 'MYS' }),
    entity({
      taxEntityID: 14,
      name: 'Beta Services Sdn Bhd',
      tin: 'C6677889910',
      idType: 'BRN',
      idNo: '202101000005',
      address1: '22 Jalan Ampang',
      postcode: '50450',
      city: 'Kuala Lumpur',
      stateCode: '14',
      countryCode: 'MYS',
      phone: '+60321660022',
      email: 'accounts@beta.example',
      msicCode: '62021',
    }),
  ],
};

const taxType = taxRecord({
  document: 'tax-type',
  about: 'A kind of tax that tax codes belong to, such as sales tax or service tax.',
  selector: { name: 'taxType', field: code(20, 'Tax type code, for example SALES_TAX.', { role: 'selector' }) },
  fields: { description: code(200, 'Name of the tax.') },
  required: ['description'],
  example: { title: 'Tax on high-value goods', payload: { taxType: 'HIGH_VALUE_GOODS', description: 'High-value goods tax' } },
  seedCode: 'SALES_TAX',
  sample: { taxType: 'LOW_VALUE_GOODS', description: 'Low-value goods tax' },
  updateExample: { reason: 'Wording of the act', description: 'Sales tax on low-value goods' },
});

const withholdingTaxCode = taxRecord({
  document: 'withholding-tax-code',
  about:
    'A rate of tax that is kept back from a payment and remitted to the tax authority, or that a customer keeps back from us.',
  selector: { name: 'withholdingTaxCode', field: code(20, 'Withholding tax code, for example WHT10-ROY.', { role: 'selector' }) },
  fields: {
    description: requiredText(200, 'What the code is for, with the section of the act.'),
    rate: percentage('Rate in per cent of the gross amount.', FINANCIAL),
    kind: choice(['payment', 'receipt'], 'Whether we keep it back when we pay, or the customer when we are paid.', FINANCIAL),
    accountNo: code(12, 'GL account: a payable for payments, a recoverable asset for receipts.', {
      aliases: ['accNo', 'glAccount'],
      native: 'AccNo',
    }),
    ...dated,
  },
  required: ['description', 'rate', 'kind', 'accountNo'],
  rules: [effectiveInOrder],
  example: {
    title: 'Part of a contract payment for employees',
    payload: {
      withholdingTaxCode: 'WHT3-CON',
      description: 'Non-resident contractor, part for employees 3% (s107A)',
      rate: 3,
      kind: 'payment',
      accountNo: '435-0000',
    },
  },
  seedCode: 'WHT10-ROY',
  sample: {
    withholdingTaxCode: 'WHT10-CON',
    description: 'Non-resident contractor 10%',
    rate: 10,
    kind: 'payment',
    accountNo: '435-0000',
  },
  updateExample: { reason: 'Section added', description: 'Non-resident contractor 10% (s107A)' },
});

const families = [tariffCode, taxCode, taxEntity, taxType, withholdingTaxCode];

const settings = [
  readSettings('GST', 'Shows how GST is set up: registration, start date, period length, basis and accounts.'),
  readSettings('SST', 'Shows how sales and service tax is set up: registration, start date, period length, basis and accounts.'),
  updateSettings('GST', 'Changes how GST is set up, under the strict contract.', {
    reason: 'Registration number was missing',
    registrationNo: '000412345678',
    penaltyAccountNo: '900-9000',
  }),
  updateSettings('SST', 'Changes how sales and service tax is set up, under the strict contract.', {
    reason: 'Penalties get their own account',
    penaltyAccountNo: '900-9000',
  }),
];

const FROM_THE_BANK = { docDate: '2026-07-15', paymentAccountNo: '310-1000', paymentAmount: 10, chequeNo: '100482' };

const payments = [
  taxPayment({
    scheme: 'GST',
    summary: 'Pays a committed GST return or records its refund. GST control is settled against the bank.',
    notes: ['On a return that ended in a refund the postings are turned round: the bank receives the amount.'],
    example: FROM_THE_BANK,
  }),
  taxPayment({
    scheme: 'SST',
    summary: 'Pays a committed SST return: SST control is cleared against the bank, a penalty goes to expenses.',
    example: { ...FROM_THE_BANK, chequeNo: '100483' },
  }),
];

const MERGE: Payload = {
  oldTaxEntityID: 11,
  taxEntityInfo: 'Gamma Engineering, entered twice',
  newTaxEntityID: 12,
  newTaxEntityInfo: 'Gamma Engineering Sdn Bhd',
};

const mergeTaxEntity = {
  ...remove({
    commandType: 'merge-tax-entity',
    verb: 'merge',
    document: 'tax-entity',
    displayGroup: 'Tax entity',
    title: 'Merge a tax entity into another',
    summary:
      'Moves every debtor, creditor, document and draft of one tax entity to another of the same identity, then deletes the first.',
    notes: [
      'Counts as a delete. Only a key with full access can send it, even with validateOnly.',
      'A preflight and the actual save need distinct commandIds.',
      'A preflight returns how many records refer to the old entity.',
      'Depends on the connector: check read-change-code-capabilities first.',
    ],
    aiInstructions:
      'Read both entities, send the preflight, show the user both names, TINs and the reference counts, and save with confirm true only after the user agreed. It cannot be undone.',
    shape: mergePayload,
    example: MERGE,
    usesSamples: ['11', '12'],
  }),
  // The preflight comes first, because after the save there is nothing left to check.
  examples: [
    { title: 'Preflight: count what would move', payload: { ...MERGE, validateOnly: true } },
    { title: 'Merge the duplicate', payload: { ...MERGE, confirm: true } },
  ],
};

const readChangeCodeCapabilities = read({
  commandType: 'read-change-code-capabilities',
  document: 'change-code',
  displayGroup: 'Capabilities',
  title: 'Read what the connector can change',
  summary:
    'Reports the build of the installed connector, which change and merge commands it supports, and the update contract it keeps.',
  notes: ['The payload is an empty object.', 'Updates need a build of local-mvp-2026.09.30.01 or later.'],
  aiInstructions:
    'Read this once per connector before the first update, change-code or merge command; offer the user only what it reports as supported.',
  shape: shape('read-change-code-capabilities', {}),
  example: {},
});

/** Taxed documents of January, so that the sample returns have something to file. */
const taxedDocuments: readonly Sample[] = [
  {
    code: 'CS-000901',
    commandType: 'create-cash-sale',
    payload: {
      docNo: 'CS-000901',
      debtorCode: '300-C001',
      docDate: '2026-01-15',
      lines: [{ itemCode: 'GOODS-A', qty: 10, uom: 'PCS', unitPrice: 100, taxCode: 'ST10', location: 'HQ' }],
      payments: [{ paymentMethod: 'BANK', paymentAmount: 1100 }],
    },
  },
  {
    code: 'IV-000901',
    commandType: 'create-sales-invoice',
    payload: {
      docNo: 'IV-000901',
      debtorCode: '300-B001',
      docDate: '2026-01-20',
      description: 'Machine hire',
      lines: [{ description: 'Machine hire', qty: 1, unitPrice: 2000, accountNo: '500-1000', taxCode: 'SR-GST' }],
    },
  },
  {
    code: 'PB-000901',
    commandType: 'create-ap-invoice',
    payload: {
      docNo: 'PB-000901',
      creditorCode: '400-S001',
      docDate: '2026-01-22',
      description: 'Office supplies',
      lines: [{ accountNo: '900-9000', description: 'Office supplies', amount: 500, taxCode: 'TX-GST' }],
    },
  },
];

export const tax: ModuleDeclaration = {
  id: 'tax',
  title: 'Tax',
  summary: 'Tax codes and entities, the SST and GST returns of every period, and their payment.',
  commands: [
    ...returnCommands(gstReturn),
    ...returnCommands(sstReturn),
    ...families.flatMap(commandsOf),
    ...settings,
    ...payments,
    mergeTaxEntity,
    readChangeCodeCapabilities,
  ],
  samples: [...taxedDocuments, ...[gstReturn, sstReturn, ...families].flatMap((family) => family.samples)],
};
