/** The command of the journey benchmark. */

export const COMMAND = {
  companyId: 'BLANK',
  type: 'create-sales-invoice',
  payload: {
    debtorCode: '300-A001',
    docDate: '2026-07-06',
    lines: [{ itemCode: 'GOODS-A', qty: 2, unitPrice: 100, taxCode: 'ST10' }],
  },
} as const;

/** About as long as a process waits for its part of the next command when commands come one at a time. */
export const PAUSE_MS = 6;
