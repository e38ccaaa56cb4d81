/** The request on the landing page and its response. A test sends it to a sandbox. */

export const shownCommand = {
  commandId: 'shop-10482-invoice',
  connectorId: 'sandbox_6b17fdae7655b8d726eb',
  companyId: 'SAMPLE',
  type: 'create-sales-invoice',
  payload: {
    debtorCode: '300-A001',
    docDate: '2026-11-13',
    salesLocation: 'HQ',
    lines: [{ itemCode: 'WIDGET', qty: 12, uom: 'PCS', unitPrice: 64.5, taxCode: 'ST10' }],
    verifyAfterSave: true,
  },
} as const;

export const shownResponse = {
  ok: true,
  command: {
    commandId: shownCommand.commandId,
    status: 'done',
    startedAt: '2026-11-15T05:31:10.469Z',
    finishedAt: '2026-11-15T05:31:10.502Z',
    result: {
      ok: true,
      saved: true,
      document: { docKey: '210', docNo: 'IV-000006' },
      fields: { NetTotal: 774, Tax: 77.4, FinalTotal: 851.4 },
      writeVerification: { matched: true, differences: [] },
    },
  },
} as const;
