/** Heads and lines of e-invoices that the rules take, and that they refuse. */

import { type Cases, changed, classes, exempt, LEGAL, LINE, leaf, money, reference, TAX, that } from './case.ts';

export const DOCUMENT_CASES: Readonly<Record<string, Cases>> = {
  size: {
    takes: [that({ Note: leaf('x'.repeat(300 * 1024 - Buffer.byteLength(changed({ Note: leaf('') })))) })],
    refuses: [that({ Note: leaf('x'.repeat(300 * 1024 - Buffer.byteLength(changed({ Note: leaf('') })) + 1)) })],
  },
  shape: {
    takes: [that({ Note: leaf('Fine') })],
    refuses: [that({ Note: 'Fine' }), that({ Note: { _: 'Fine' } }), that({ Note: ['Fine'] })],
  },
  'numbers-are-numbers': {
    takes: [that({ [`${LINE}.InvoicedQuantity.0._`]: 2.5 })],
    refuses: [
      that({ [`${LINE}.InvoicedQuantity.0._`]: '2' }),
      that({ [`${LEGAL}.PayableAmount.0._`]: '220.00' }),
      that({ [`${TAX}.Percent.0._`]: '10' }),
    ],
  },
  'texts-are-texts': {
    takes: [that({ 'ID.0._': '20260706' })],
    refuses: [
      that({ 'ID.0._': 20_260_706 }),
      that({ [`${LINE}.InvoicedQuantity.0.unitCode`]: 10 }),
      that({ [`${LINE}.Item.0.Description.0._`]: true }),
    ],
  },
  'plain-numbers': {
    takes: [{ rewrite: (text) => text.replace('"_":100,', '"_":100.0000001,') }],
    refuses: [
      { rewrite: (text) => text.replace('"_":100,', '"_":1e2,') },
      { rewrite: (text) => text.replace('"_":100,', '"_":1E-7,') },
      { rewrite: (text) => text.replace('"_":100,', '"_":1.0e+2,') },
    ],
  },
  'plain-text': {
    takes: [that({ Note: leaf('C:\\new \\u0007 is a text') }), that({ Note: leaf('two\nlines') })],
    refuses: [that({ Note: leaf('bell\u0007') }), that({ Note: leaf('nul\u0000') }), that({ Note: leaf('half \ud83d') })],
  },
  number: {
    takes: [that({ 'ID.0._': 'x'.repeat(50) }), that({ 'ID.0._': 'A/1 #2' })],
    refuses: [that({ 'ID.0._': '' }), that({ 'ID.0._': 'x'.repeat(51) }), that({ ID: undefined })],
  },
  'issue-time': {
    takes: [that({}, { now: '2026-07-09T04:00:00.000Z' })],
    refuses: [
      that({ 'IssueTime.0._': '04:00Z' }),
      that({ 'IssueTime.0._': '24:00:00Z' }),
      that({ 'IssueTime.0._': '04:00:00+08:00' }),
      that({ 'IssueTime.0._': '04:00:00.5Z' }),
      that({ 'IssueDate.0._': '2026-02-30' }),
      that({ 'IssueDate.0._': 'N/A' }),
      that({}, { now: '2026-07-06T03:59:59.999Z' }),
      that({}, { now: '2026-07-09T04:00:00.001Z' }),
    ],
  },
  dates: {
    takes: [that({ InvoicePeriod: [{ StartDate: leaf('2026-06-01'), EndDate: leaf('2026-06-30') }] })],
    refuses: [
      that({ InvoicePeriod: [{ StartDate: leaf('N/A') }] }),
      that({ InvoicePeriod: [{ StartDate: leaf('') }] }),
      that({ PrepaidPayment: [{ PaidAmount: money(0), PaidDate: leaf('') }] }),
      that({ InvoicePeriod: [{ EndDate: leaf('2026-06-31') }] }),
      that({ PrepaidPayment: [{ PaidAmount: money(0), PaidDate: leaf('06/07/2026') }] }),
    ],
  },
  'prepaid-time': {
    takes: [that({ PrepaidPayment: [{ PaidAmount: money(0), PaidTime: leaf('12:00:00Z') }] })],
    refuses: ['noon', '', '12:00:00'].map((time) => that({ PrepaidPayment: [{ PaidAmount: money(0), PaidTime: leaf(time) }] })),
  },
  'totals-present': {
    takes: [that({ [`${LEGAL}.LineExtensionAmount`]: undefined })],
    refuses: [
      that({ [`${LEGAL}.PayableAmount`]: undefined }),
      that({ [`${LEGAL}.TaxInclusiveAmount`]: undefined }),
      that({ [`${LEGAL}.TaxExclusiveAmount`]: undefined }),
      that({ TaxTotal: undefined }),
      that({ 'TaxTotal.0.TaxSubtotal': undefined }),
    ],
  },
  'has-lines': { takes: [that({})], refuses: [that({ InvoiceLine: [] })] },
  'line-description': {
    takes: [that({ [`${LINE}.Item.0.Description.0._`]: 'x'.repeat(300) })],
    refuses: [that({ [`${LINE}.Item.0.Description.0._`]: 'x'.repeat(301) }), that({ [`${LINE}.Item.0.Description.0._`]: '' })],
  },
  'line-classified': {
    takes: [that({ [`${LINE}.Item.0.CommodityClassification`]: classes(['9800.00.0010', 'PTC'], ['003', 'CLASS']) })],
    refuses: [
      that({ [`${LINE}.Item.0.CommodityClassification`]: classes(['9800.00.0010', 'PTC']) }),
      that({ [`${LINE}.Item.0.CommodityClassification`]: undefined }),
    ],
  },
  'line-price': {
    takes: [that({ [`${LINE}.Price.0.PriceAmount.0._`]: -1.23456 })],
    refuses: [that({ [`${LINE}.Price`]: undefined })],
  },
  'line-subtotal': { takes: [that({})], refuses: [that({ [`${LINE}.ItemPriceExtension`]: undefined })] },
  'line-net': { takes: [that({})], refuses: [that({ [`${LINE}.LineExtensionAmount`]: undefined })] },
  'line-taxed': {
    takes: [that({})],
    refuses: [that({ [`${LINE}.TaxTotal`]: undefined }), that({ [`${LINE}.TaxTotal.0.TaxSubtotal`]: undefined })],
  },
  'line-tariff': {
    takes: [that({ [`${LINE}.Item.0.CommodityClassification`]: classes(['9800.00.0010', 'PTC'], ['003', 'CLASS']) })],
    refuses: [
      that({ [`${LINE}.Item.0.CommodityClassification`]: classes(['9800.00.00101', 'PTC'], ['003', 'CLASS']) }),
      that({ [`${LINE}.Item.0.CommodityClassification`]: classes(['9800-00', 'PTC'], ['003', 'CLASS']) }),
    ],
  },
  'allowance-indicator': {
    takes: [that({ [`${LINE}.AllowanceCharge`]: [{ ChargeIndicator: leaf(false), Amount: money(0) }] })],
    refuses: [
      that({ [`${LINE}.AllowanceCharge`]: [{ ChargeIndicator: leaf('false'), Amount: money(0) }] }),
      that({ AllowanceCharge: [{ Amount: money(0) }] }),
    ],
  },
  'tax-exemption-reason': {
    takes: [that(exempt('x'.repeat(300)))],
    refuses: [that(exempt(undefined)), that(exempt(undefined, 0)), that(exempt('x'.repeat(301)))],
  },
  'tax-amount-present': { takes: [that({})], refuses: [that({ [`${TAX}.TaxAmount`]: undefined })] },
  'tax-scheme': {
    takes: [that({})],
    refuses: [
      that({ [`${TAX}.TaxCategory.0.TaxScheme`]: undefined }),
      that({ [`${TAX}.TaxCategory.0.TaxScheme.0.ID.0._`]: 'VAT' }),
    ],
  },
  'tax-none': { takes: [that(exempt('Gazette order', 20))], refuses: [that({ [`${TAX}.TaxCategory.0.ID.0._`]: '06' })] },
  'billing-frequency': {
    takes: [that({ InvoicePeriod: [{ Description: leaf('x'.repeat(50)) }] })],
    refuses: [that({ InvoicePeriod: [{ Description: leaf('x'.repeat(51)) }] })],
  },
  'bank-account': {
    takes: [that({ PaymentMeans: [{ PayeeFinancialAccount: [{ ID: leaf('1'.repeat(150)) }] }] })],
    refuses: [that({ PaymentMeans: [{ PayeeFinancialAccount: [{ ID: leaf('1'.repeat(151)) }] }] })],
  },
  'payment-terms': {
    takes: [that({ PaymentTerms: [{ Note: leaf('x'.repeat(300)) }] })],
    refuses: [that({ PaymentTerms: [{ Note: leaf('x'.repeat(301)) }] })],
  },
  'prepaid-reference': {
    takes: [that({ PrepaidPayment: [{ ID: leaf('x'.repeat(150)), PaidAmount: money(0) }] })],
    refuses: [that({ PrepaidPayment: [{ ID: leaf('x'.repeat(151)), PaidAmount: money(0) }] })],
  },
  'bill-reference': {
    takes: [that({ BillingReference: [{ AdditionalDocumentReference: [{ ID: leaf('x'.repeat(150)) }] }] })],
    refuses: [that({ BillingReference: [{ AdditionalDocumentReference: [{ ID: leaf('x'.repeat(151)) }] }] })],
  },
  'customs-form': {
    takes: [that(reference('E'.repeat(1000), 'CustomsImportForm')), that(reference('E'.repeat(1000), 'K2'))],
    refuses: [that(reference('E'.repeat(1001), 'CustomsImportForm')), that(reference('E'.repeat(1001), 'K2'))],
  },
  'trade-agreement': {
    takes: [that(reference('FTA', 'FreeTradeAgreement', 'x'.repeat(300)))],
    refuses: [that(reference('FTA', 'FreeTradeAgreement', 'x'.repeat(301)))],
  },
  'trade-agreement-text': {
    takes: [that(reference('FTA', 'FreeTradeAgreement', 'ASEAN-Australia-New Zealand FTA (AANZFTA)'))],
    refuses: ['A/B', 'ATIGA: Form D', 'CPTPP!'].map((named) => that(reference('FTA', 'FreeTradeAgreement', named))),
  },
  'freight-reason': {
    takes: [that({ Delivery: [{ Shipment: [{ FreightAllowanceCharge: [{ AllowanceChargeReason: leaf('x'.repeat(300)) }] }] }] })],
    refuses: [
      that({ Delivery: [{ Shipment: [{ FreightAllowanceCharge: [{ AllowanceChargeReason: leaf('x'.repeat(301)) }] }] }] }),
    ],
  },
  incoterms: { takes: [that(reference('CIF'))], refuses: [that(reference('CIFX')), that(reference('C-F'))] },
};
