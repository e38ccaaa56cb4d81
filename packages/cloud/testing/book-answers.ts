/** What a small book answers to the questions of the portal, by command type. */
export const bookAnswers: Readonly<Record<string, object>> = {
  'list-gl-bank-cash-accounts': {
    rows: [
      {
        accountNo: '310-1000',
        description: 'Maybank',
        isActive: true,
        currencyCode: 'MYR',
        balance: 74885.52,
        currencyBalance: 74885.52,
      },
    ],
  },
  'read-ar-outstanding': { rows: [{ debtorCode: '300-A001', companyName: 'Alpha Hardware', total: 900, overdue: 314 }] },
  'read-ar-outstanding-documents': {
    rows: [
      {
        docType: 'IV',
        docNo: 'IV-7',
        dueDate: '2026-05-01',
        original: 314,
        originalLocal: 314,
        outstanding: 314,
        outstandingLocal: 314,
        daysOverdue: 66,
      },
    ],
  },
  'read-debtors': { rows: [{ debtorCode: '300-A001', companyName: 'Alpha Hardware', attention: 'Encik <b>Hafiz</b>' }] },
  'get-debtor-detail': {
    document: { debtorCode: '300-A001', companyName: 'Alpha Hardware', creditLimit: 20000 },
    balance: { total: 900, overdue: 314 },
  },
  'einvoice.status.list': {
    rows: [
      {
        docType: 'IV',
        docNo: 'IV-7',
        docDate: '2026-04-01',
        partyName: 'Alpha Hardware',
        currencyCode: 'MYR',
        finalTotal: 314,
        status: 'Invalid',
        errors: [{ code: 'CF321', message: 'The <b>buyer</b> is unknown.' }],
      },
      {
        docType: 'IV',
        docNo: 'IV-8',
        status: 'Pending',
        errors: [],
        nextTryAt: '2026-04-01T04:00:00.000Z',
        lastError: { code: 'GATEWAY_CREDENTIALS', message: '401' },
      },
      { docType: 'IV', docNo: 'IV-9', status: 'Valid', errors: [], isRejectRequested: true, rejectReason: 'Not ours' },
    ],
  },
  'list-sales-invoices': {
    rows: [
      {
        docType: 'IV',
        docNo: 'IV-7',
        docDate: '2026-04-01',
        partyName: 'Alpha Hardware',
        currencyCode: 'MYR',
        finalTotal: 314,
        localTotal: 314,
        outstanding: 314,
        status: 'Saved',
      },
      { docType: 'IV', docNo: 'IV-6', currencyCode: 'SGD', finalTotal: 100, localTotal: 330, outstanding: 100, status: 'Saved' },
    ],
    nextCursor: 'next',
  },
  'get-sales-invoice': {
    fields: {
      DocNo: 'IV-7',
      DocDate: '2026-04-01',
      DebtorCode: '300-A001',
      DebtorName: 'Alpha Hardware',
      CurrencyCode: 'MYR',
      FinalTotal: 314,
      LocalTotal: 314,
      Status: 'Saved',
    },
    lines: [{ itemCode: 'WIDGET', description: 'Widget', qty: 2, uom: 'PCS', unitPrice: 20, subTotal: 40 }],
    links: [
      { direction: 'to', docType: 'CN', docNo: 'CN-9' },
      { direction: 'to', docType: 'CN', docNo: 'CN-9' },
    ],
  },
  'read-items': { rows: [{ itemCode: 'WIDGET', description: 'Widget', baseUom: 'PCS', uoms: [{ uom: 'PCS', price: 20 }] }] },
  'stock-balance': { rows: [{ itemCode: 'WIDGET', location: 'HQ', qty: 0 }] },
  'get-stock-item-detail': {
    document: { itemCode: 'WIDGET', description: 'Widget' },
    balances: [{ location: 'HQ', qty: 0, value: 0 }],
  },
  'read-stock-detail-lines': { rows: [{ docDate: '2026-04-01', docType: 'IV', docNo: 'IV-7', qty: -2, balanceQty: 0 }] },
};
