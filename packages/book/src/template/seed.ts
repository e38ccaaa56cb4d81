/**
 * The master data of a new book: which records no command creates, and which commands create the rest, read off the seed file.
 */

import { readFileSync } from 'node:fs';
import type { Json, Payload } from '@ledgerline/catalog';
import { assetAt } from '../asset.ts';
import type { SeedRecord } from '../book.ts';
import type { RecordKind } from '../record-store/kinds.ts';

type Row = Payload;

/** What a book starts with. A list that is left out is empty. */
export interface SeedData {
  readonly company: Row;
  readonly settings: Row;
  readonly defaultAccounts: Row;
  readonly [list: string]: Json;
}

const rowsIn = (seed: SeedData, list: string): readonly Row[] => (seed[list] ?? []) as readonly Row[];
const codesIn = (seed: SeedData, list: string): readonly string[] => (seed[list] ?? []) as readonly string[];

export const readSeed = (): SeedData => JSON.parse(readFileSync(assetAt('seed/seed-data.json'), 'utf8')) as SeedData;

/** Lists of bare codes, and the commands that enter them. */
const CODE_LISTS: readonly (readonly [list: string, command: string, member: string])[] = [
  ['salesAgents', 'create-general-sales-agent', 'code'],
  ['purchaseAgents', 'create-general-purchase-agent', 'code'],
  ['areas', 'create-general-area', 'code'],
  ['debtorTypes', 'create-general-debtor-type', 'code'],
  ['creditorTypes', 'create-general-creditor-type', 'code'],
  ['priceCategories', 'create-general-price-category', 'code'],
  ['shippingMethods', 'create-general-shipping-method', 'code'],
  ['dnTypes', 'create-general-dn-type', 'code'],
  ['projects', 'create-general-project', 'code'],
  ['itemBrands', 'create-stock-item-brand', 'itemBrand'],
  ['itemCategories', 'create-stock-item-category', 'itemCategory'],
  ['itemTypes', 'create-stock-item-type', 'itemType'],
];

/** Credit notes of this type change the price alone. */
const PRICE_ONLY = 'PRICE-ADJ';

/** The default account for tax penalties: general expenses. */
const PENALTY_ACCOUNT = '900-9000';

const isBlank = (value: Json | undefined): value is undefined | null => value === undefined || value === null;

const given = (row: Record<string, Json | undefined>): Payload =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => !isBlank(value))) as Payload;

/** Settings, numbering, terms and the like: kinds that no command creates. */
export function seedRecords(seed: SeedData): readonly SeedRecord[] {
  const record = (kind: RecordKind, code: string, data: Payload): SeedRecord => ({ kind, code, data });
  const settings = {
    'tax.penaltyAccountNo': PENALTY_ACCOUNT,
    ...seed.settings,
    'company.baseCurrency': seed.company.baseCurrency ?? 'MYR',
    company: seed.company,
  };
  return [
    ...Object.entries(settings).map(([name, value]) => record('setting', name, { value: value as Json })),
    record('fiscal-year', String(seed.company.fiscalYearStart), { from: seed.company.fiscalYearStart ?? null }),
    ...rowsIn(seed, 'terms').map((row) => record('term', String(row.code), row)),
    // The command needs a rate; a currency without one uses the rate of each document.
    ...rowsIn(seed, 'currencies').flatMap((row) => (isBlank(row.rate) ? [record('currency', String(row.code), given(row))] : [])),
    ...rowsIn(seed, 'docTypes').map((row) =>
      record('number-format', String(row.code), { format: row.numberFormat ?? '', name: row.name ?? '', perMonth: false }),
    ),
    ...codesIn(seed, 'departments').map((code) => record('department', code, { code })),
    ...Object.entries(seed.defaultAccounts).map(([role, accountNo]) => ({
      ...record('default-account', role, { role, accountNo }),
      references: [{ kind: 'account' as const, code: String(accountNo) }],
    })),
  ];
}

/** The commands that enter everything else, ordered so that each finds the records it names. */
export function seedCommands(seed: SeedData): readonly (readonly [type: string, payload: Payload])[] {
  const codes = CODE_LISTS.flatMap(([list, command, member]) =>
    codesIn(seed, list).map((code) => [command, { [member]: code }] as const),
  );
  const currencies = rowsIn(seed, 'currencies').filter(({ rate }) => !isBlank(rate));
  return [
    ...currencies.map(({ code, rate }) => ['create-general-currency', given({ code, rate: Number(rate) })] as const),
    ...rowsIn(seed, 'accounts').map((row) => ['create-gl-account', accountOf(row)] as const),
    ...codes,
    ...codesIn(seed, 'cnTypes').map((code) => ['create-general-cn-type', { code, isPriceOnly: code === PRICE_ONLY }] as const),
    ...rowsIn(seed, 'locations').map(({ code, isActive }) => ['create-location', given({ location: code, isActive })] as const),
    ...rowsIn(seed, 'taxTypes').map(
      ({ code, description }) => ['create-tax-type', given({ taxType: code, description })] as const,
    ),
    ...rowsIn(seed, 'taxCodes').map((row) => ['create-tax-code', given(row)] as const),
    ...rowsIn(seed, 'withholdingTaxCodes').map(
      ({ code, ...row }) => ['create-withholding-tax-code', given({ withholdingTaxCode: code, ...row })] as const,
    ),
    ...rowsIn(seed, 'tariffCodes').map(
      ({ code, description }) => ['create-tariff-code', given({ tariffCode: code, description })] as const,
    ),
    ...rowsIn(seed, 'taxEntities').map(({ id, ...row }) => ['create-tax-entity', given({ taxEntityID: id, ...row })] as const),
    ...rowsIn(seed, 'itemGroups').map((row) => ['create-stock-item-group', groupOf(row)] as const),
    ...rowsIn(seed, 'paymentMethods').map(
      ({ bankChargeRate, ...row }) =>
        [
          'create-general-payment-method',
          given({ ...row, bankChargeRate: isBlank(bankChargeRate) ? undefined : Number(bankChargeRate) }),
        ] as const,
    ),
    ...rowsIn(seed, 'debtors').map((row) => ['create-debtor', partyOf(row, 'debtorCode')] as const),
    ...rowsIn(seed, 'creditors').map((row) => ['create-creditor', partyOf(row, 'creditorCode')] as const),
    ...rowsIn(seed, 'items').map((row) => ['create-item', itemOf(row)] as const),
    ...rowsIn(seed, 'items').flatMap(({ itemCode, bom }) =>
      bom === undefined || itemCode === undefined ? [] : [['create-item-bom', { itemCode, lines: bom }] as const],
    ),
  ];
}

const accountOf = ({ accNo, description, accType, special, cashFlow, currencyCode }: Row): Payload =>
  given({ accountNo: accNo, description, accountType: accType, specialType: special, cashFlowClass: cashFlow, currencyCode });

const groupOf = ({ code, sales, salesReturn, purchase, stock, cogs }: Row): Payload =>
  given({
    itemGroup: code,
    salesAccountNo: sales,
    salesReturnAccountNo: salesReturn,
    purchaseAccountNo: purchase,
    stockAccountNo: stock,
    cogsAccountNo: cogs,
  });

const partyOf = ({ code, name, creditLimit, ...row }: Row, codeName: string): Payload =>
  given({
    [codeName]: code,
    companyName: name,
    ...row,
    creditLimit: creditLimit === undefined ? undefined : Number(creditLimit),
  });

function itemOf({ bom: _bom, uoms, ...row }: Row): Payload {
  const units = (uoms as readonly Row[]).map(({ price, ...unit }) =>
    given({ ...unit, price: price === undefined ? undefined : Number(price) }),
  );
  return given({ ...row, uoms: units });
}
