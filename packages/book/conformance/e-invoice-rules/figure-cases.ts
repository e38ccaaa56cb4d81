/** References, codes, currencies and totals of e-invoices that the rules take, and that they refuse. */

import type { Json } from '@ledgerline/catalog';
import {
  type Cases,
  classes,
  exchange,
  exempt,
  inDollars,
  LEGAL,
  LINE,
  leaf,
  money,
  original,
  SELF_BILLED,
  SIGNATURE,
  TAX,
  that,
  UUID,
  version,
} from './case.ts';

const allowances = (...amounts: readonly (readonly [isCharge: boolean, amount: number])[]): Json =>
  amounts.map(([isCharge, amount]) => ({ ChargeIndicator: leaf(isCharge), Amount: money(amount) }));

export const FIGURE_CASES: Readonly<Record<string, Cases>> = {
  'note-has-original': {
    takes: [that({ 'InvoiceTypeCode.0._': '02', BillingReference: original(UUID) })],
    refuses: [that({ 'InvoiceTypeCode.0._': '02' }), that({ 'InvoiceTypeCode.0._': '14' })],
  },
  'original-uuid': {
    takes: [
      that({ 'InvoiceTypeCode.0._': '02', BillingReference: [original(UUID), original(`${UUID.slice(1)}Z`)].flat() as Json }),
      that({ 'InvoiceTypeCode.0._': '03', BillingReference: original('NA') }),
    ],
    refuses: ['', UUID.slice(1), `${UUID}X`, UUID.toLowerCase(), `${UUID},${UUID}`].map((uuid) =>
      that({ 'InvoiceTypeCode.0._': '02', BillingReference: original(uuid) }),
    ),
  },
  'original-number': {
    takes: [that({ 'InvoiceTypeCode.0._': '04', BillingReference: original(UUID) })],
    refuses: [that({ 'InvoiceTypeCode.0._': '04', BillingReference: original(UUID, '') })],
  },
  'one-original-each': {
    takes: [that({ 'InvoiceTypeCode.0._': '02', BillingReference: [original(UUID), original(UUID)].flat() as Json })],
    refuses: [
      that({
        'InvoiceTypeCode.0._': '02',
        BillingReference: [{ InvoiceDocumentReference: [{ ID: leaf('IV-1'), UUID: [{ _: UUID }, { _: UUID }] }] }],
      }),
    ],
  },
  'type-code': {
    takes: [that(SELF_BILLED)],
    refuses: ['05', '1', '', '15'].map((code) => that({ 'InvoiceTypeCode.0._': code })),
  },
  version: {
    takes: [that({}), that({ ...version('1.1'), ...SIGNATURE }), that(version('1.2')), that({ ...version('1.3'), ...SIGNATURE })],
    refuses: [
      that(version('1.1')),
      that(version('1.3')),
      that(version('2.0')),
      that(version('1.30')),
      that({ ...version('1.3'), ...SIGNATURE, 'IssueDate.0._': '2028-01-01' }, { now: '2028-01-01T05:00:00.000Z' }),
      that(version('')),
      that({ ...version('1.2'), 'IssueDate.0._': '2028-01-01' }, { now: '2028-01-01T05:00:00.000Z' }),
    ],
  },
  'payment-mode': {
    takes: [that({ PaymentMeans: [{ PaymentMeansCode: leaf('08') }] })],
    refuses: ['00', '09', 'cash', ''].map((code) => that({ PaymentMeans: [{ PaymentMeansCode: leaf(code) }] })),
  },
  'line-classification': {
    takes: [that({ [`${LINE}.Item.0.CommodityClassification`]: classes(['045', 'CLASS'], ['001', 'CLASS']) })],
    refuses: [
      that({ [`${LINE}.Item.0.CommodityClassification`]: classes(['001', 'CLASS'], ['046', 'CLASS']) }),
      that({ [`${LINE}.Item.0.CommodityClassification`]: classes(['000', 'CLASS']) }),
      that({ [`${LINE}.Item.0.CommodityClassification`]: classes(['1', 'CLASS']) }),
    ],
  },
  'line-unit': {
    takes: [
      ...['KGM', 'XBX', 'EA', 'HAR'].map((unit) => that({ [`${LINE}.InvoicedQuantity.0.unitCode`]: unit })),
      that({ [`${LINE}.InvoicedQuantity.0.unitCode`]: undefined }),
      that({ [`${LINE}.InvoicedQuantity`]: undefined }),
      that({ [`${LINE}.InvoicedQuantity.0._`]: -1 }),
    ],
    refuses: ['PCS', 'UNIT', 'pieces', 'kgm', 'ZZZ9', 'BOX'].map((unit) =>
      that({ [`${LINE}.InvoicedQuantity.0.unitCode`]: unit }),
    ),
  },
  'line-origin': {
    takes: [that({ [`${LINE}.Item.0.OriginCountry`]: [{ IdentificationCode: leaf('GBR') }] })],
    refuses: [that({ [`${LINE}.Item.0.OriginCountry`]: [{ IdentificationCode: leaf('UK') }] })],
  },
  'tax-type': {
    takes: ['02', '03', '04', '05'].map((code) => that({ [`${TAX}.TaxCategory.0.ID.0._`]: code })),
    refuses: [
      ...['07', 'X', '', '1'].map((code) => that({ [`${TAX}.TaxCategory.0.ID.0._`]: code })),
      that({ 'TaxTotal.0.TaxSubtotal.0.TaxCategory.0.ID.0._': '07' }),
    ],
  },
  'tax-unit': {
    takes: [that({ [`${TAX}.BaseUnitMeasure`]: leaf(2, { unitCode: 'DAY' }), [`${TAX}.PerUnitAmount`]: money(10) })],
    refuses: [that({ [`${TAX}.BaseUnitMeasure`]: leaf(2, { unitCode: 'NIGHT' }) })],
  },
  'base-currency': { takes: [that({})], refuses: [that({}, { baseCurrency: 'SGD' })] },
  'currency-code': {
    takes: [
      { changes: { 'DocumentCurrencyCode.0._': 'USD', TaxExchangeRate: exchange('USD', 'MYR', 4.72) }, rewrite: inDollars },
    ],
    refuses: [
      that({ 'DocumentCurrencyCode.0._': 'RM' }),
      that({ DocumentCurrencyCode: undefined }),
      that({ 'DocumentCurrencyCode.0._': 'XTS' }),
    ],
  },
  'tax-currency-code': { takes: [that({ TaxCurrencyCode: leaf('MYR') })], refuses: [that({ TaxCurrencyCode: leaf('RM') })] },
  'exchange-rate': {
    takes: [
      {
        changes: { 'DocumentCurrencyCode.0._': 'USD', TaxExchangeRate: exchange('USD', 'MYR', 4.7234567890123) },
        rewrite: inDollars,
      },
      that({ TaxExchangeRate: exchange('MYR', 'MYR', 0) }),
    ],
    refuses: [
      { changes: { 'DocumentCurrencyCode.0._': 'USD' }, rewrite: inDollars },
      { changes: { 'DocumentCurrencyCode.0._': 'USD', TaxExchangeRate: exchange('USD', 'MYR', 0) }, rewrite: inDollars },
      that({ TaxExchangeRate: exchange('MYR', 'MYR', -1) }),
      {
        changes: { 'DocumentCurrencyCode.0._': 'USD', TaxExchangeRate: exchange('USD', 'MYR', 14.72345678901234) },
        rewrite: inDollars,
      },
    ],
  },
  'exchange-pair': {
    takes: [{ changes: { 'DocumentCurrencyCode.0._': 'USD', TaxExchangeRate: exchange('USD', 'MYR', 4.7) }, rewrite: inDollars }],
    refuses: [
      { changes: { 'DocumentCurrencyCode.0._': 'USD', TaxExchangeRate: exchange('SGD', 'MYR', 4.7) }, rewrite: inDollars },
      { changes: { 'DocumentCurrencyCode.0._': 'USD', TaxExchangeRate: exchange('USD', 'SGD', 4.7) }, rewrite: inDollars },
      { changes: { 'DocumentCurrencyCode.0._': 'USD', TaxExchangeRate: exchange('MYR', 'USD', 4.7) }, rewrite: inDollars },
    ],
  },
  'amount-currency': {
    takes: [
      {
        changes: {
          'DocumentCurrencyCode.0._': 'USD',
          TaxCurrencyCode: leaf('MYR'),
          TaxExchangeRate: exchange('USD', 'MYR', 4.7),
        },
        rewrite: (text) => inDollars(text).replaceAll(/("TaxAmount":\[\{"_":[\d.]+,"currencyID":")USD/g, '$1MYR'),
      },
    ],
    refuses: [
      that({ [`${LEGAL}.PayableAmount.0.currencyID`]: 'USD' }),
      that({ [`${LEGAL}.PayableAmount.0.currencyID`]: undefined }),
      that({ [`${LINE}.Price.0.PriceAmount.0.currencyID`]: 'SGD' }),
      that({ [`${TAX}.TaxAmount.0.currencyID`]: 'USD' }),
      that({ TaxCurrencyCode: leaf('USD') }),
    ],
  },
  'line-sum': {
    takes: [
      that({ [`${LINE}.ItemPriceExtension.0.Amount.0._`]: 210, [`${LINE}.AllowanceCharge`]: allowances([false, 15], [true, 5]) }),
    ],
    refuses: [
      that({ [`${LINE}.ItemPriceExtension.0.Amount.0._`]: 200.01 }),
      that({ [`${LINE}.AllowanceCharge`]: allowances([false, 0.01]) }),
      that({ [`${LINE}.AllowanceCharge`]: allowances([true, 0.01]) }),
    ],
  },
  'line-tax-sum': {
    takes: [that(exempt('Gazette', 20)), that({ ...exempt('Gazette', 20), [`${LINE}.TaxTotal.0.TaxAmount.0._`]: 20 })],
    refuses: [that({ [`${TAX}.TaxAmount.0._`]: 19.99 }), that({ [`${LINE}.TaxTotal.0.TaxAmount.0._`]: 20.01 })],
  },
  'tax-sum': {
    takes: [that({})],
    refuses: [that({ 'TaxTotal.0.TaxSubtotal.0.TaxAmount.0._': 19.99 }), that({ 'TaxTotal.0.TaxAmount.0._': 20.01 })],
  },
  'net-of-lines': {
    takes: [that({ [`${LEGAL}.LineExtensionAmount`]: undefined })],
    refuses: [that({ [`${LEGAL}.LineExtensionAmount.0._`]: 200.01 })],
  },
  'discount-total': {
    takes: [that({ [`${LEGAL}.AllowanceTotalAmount`]: money(0) })],
    refuses: [that({ [`${LEGAL}.AllowanceTotalAmount`]: money(0.01) })],
  },
  'charge-total': {
    takes: [that({ [`${LEGAL}.ChargeTotalAmount`]: money(0) })],
    refuses: [that({ [`${LEGAL}.ChargeTotalAmount`]: money(0.01) })],
  },
  'sum-of-lines': {
    takes: [
      that({
        [`${LINE}.LineExtensionAmount.0._`]: 210,
        [`${LINE}.ItemPriceExtension.0.Amount.0._`]: 210,
        [`${LEGAL}.LineExtensionAmount.0._`]: 210,
        AllowanceCharge: [{ ChargeIndicator: leaf(false), Amount: money(10) }],
      }),
    ],
    refuses: [that({ [`${LINE}.LineExtensionAmount.0._`]: 199.99 }), that({ [`${LINE}.LineExtensionAmount.0._`]: 200.001 })],
  },
  'tax-of-lines': {
    takes: [that({ ...exempt('Gazette', 20) })],
    refuses: [that({ [`${LINE}.TaxTotal.0.TaxAmount.0._`]: 19.99 })],
  },
  'tax-total': { takes: [that({})], refuses: [that({ 'TaxTotal.0.TaxAmount.0._': 20.01 })] },
  'net-total': { takes: [that({})], refuses: [that({ [`${LEGAL}.TaxExclusiveAmount.0._`]: 200.01 })] },
  'gross-total': { takes: [that({})], refuses: [that({ [`${LEGAL}.TaxInclusiveAmount.0._`]: 220.01 })] },
  rounding: {
    takes: [that({ [`${LEGAL}.PayableRoundingAmount`]: money(0) })],
    refuses: [that({ [`${LEGAL}.PayableRoundingAmount`]: money(0.01) })],
  },
  payable: {
    takes: [that({ PrepaidPayment: [{ PaidAmount: money(20) }], [`${LEGAL}.PayableAmount.0._`]: 200 })],
    refuses: [that({ [`${LEGAL}.PayableAmount.0._`]: 220.01 }), that({ PrepaidPayment: [{ PaidAmount: money(20) }] })],
  },
};
